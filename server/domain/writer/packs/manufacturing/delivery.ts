// Lead times, complaints and suppliers.
import type { Idea } from '../../library/idea.ts';

export const DELIVERY: readonly Idea[] = [
  {
    id: 'where-the-weeks-go',
    format: 'answer',
    again: 9,
    emoji: '⏳',
    tags: ['LeadTime', 'Manufacturing', 'SupplyChain'],
    title: ['Why do lead times take weeks?', 'Where the time goes between order and delivery'],
    cover: 'Where the weeks go',
    question: 'The part takes twenty minutes to make. Why do I wait for three weeks?',
    short: 'Most of the time goes on material, the {queue|line} and finishing.',
    gist: [
      'Material has to be bought, the order waits for its machine, and coating or heat treatment takes days. Working time is the smallest part.',
      'You can shorten it: choose material from stock, leave out special finishes, and order before you need it.',
    ],
    subject: ['Why lead times take weeks', 'Where the weeks go'],
    hooks: {
      '*': [
        'The part takes minutes to make. Why do you wait for weeks?',
        'How to get your parts sooner: know where the time goes.',
      ],
      patl: 'Material, waiting and finishing take the time. Cutting is the short part.',
      fhi: 'Waiting for parts? This is where they are.',
    },
    lines: {
      '*': [
        'Ask which materials are in stock. A common grade can save a week.',
        'Coating, hardening and plating mostly mean another firm and some more days.',
        'Part deliveries help: ask for the first twenty early and the rest later.',
        'Tell your supplier the real date. If everything is urgent, nothing is.',
      ],
      h: ['It spends most of its youth on a shelf, like the rest of us.'],
    },
    scene: [
      "An order has been confirmed for three weeks' time, and you ask why.",
      'On a shelf lie parts with a tag, waiting for the coater.',
    ],
    why: [
      ['Other orders are on the machine first.', 'Nobody can be served before all the others.'],
      ['Special material is ordered first.', 'Some grades are only sold in full bars.'],
    ],
    parts: [
      [
        'Material',
        [
          'Some grades are in stock, and others have to be ordered.',
          'Ask which material is in stock before you choose.',
        ],
        'Bars of metal in a rack',
      ],
      [
        'The machine',
        ['Orders are made in turn.', 'Your order waits until its machine is free.'],
        'A machine at work',
      ],
      [
        'Finishing and testing',
        ['Coating, hardening and measuring take days.', 'Finishing is often done by another firm.'],
        'Parts on a rack for coating',
      ],
    ],
    turn: ['If it is truly urgent, say so at the start.', 'Then look together at what can be left out.'],
    asks: ['What do you wait for longest?', 'Which lead time would help you?'],
    ends: { patl: 'It is good to know in time.', fhi: 'Ring early. Much can be arranged.' },
    keep: 'the next time it is urgent',
    send: 'a colleague who plans',
    own: [
      {
        kinds: ['service', 'number', 'process'],
        about: 'lead time|weeks|days|in stock|express|turnaround',
        lead: 'How long it takes here:',
      },
    ],
    pic: { ask: 'Parts with tags waiting on a shelf', alt: 'Parts with tags waiting on a shelf' },
    claims: [['Share of processing in lead time', 'manufacturing textbook']],
  },
  {
    id: 'a-complaint-that-helps',
    format: 'howto',
    again: 10,
    emoji: '🔍',
    tags: ['QualityManagement', 'SupplyChain', 'Purchasing'],
    title: [
      'How to report faulty parts so that it is settled quickly',
      'A complaint about parts: what to send',
    ],
    cover: 'How to report faulty parts',
    gist: [
      'Order number, how many are affected, a photo with a measurement, what you expected, and what you need by when. Keep some bad parts.',
      'Facts get an answer on the same day. Say what is wrong, on how many, and what you need.',
    ],
    subject: ['How to report faulty parts', 'What a complaint should say'],
    hooks: {
      '*': [
        'Parts are not right? Report it like this, and it is settled quickly.',
        'What a supplier needs to know when parts are faulty.',
      ],
      patl: 'Order, number, photo, measurement, wish: that settles a complaint.',
      fhi: '"The parts are bad" is hard to answer. This is easier.',
    },
    lines: {
      '*': [
        'Take a photo of the fault with a ruler or calliper in the picture.',
        'Say how many of how many are faulty. One in a hundred is another problem than all of them.',
        'Keep a few faulty parts, marked, and send two to the supplier.',
        'Say what you need now: replacement, rework or sorting, and by when.',
      ],
      h: ['"As discussed" is not a measurement.'],
    },
    scene: [
      'In assembly a part does not fit, and somebody writes an angry mail.',
      'Ten parts lie in a red box, and nobody knows which order they are from.',
    ],
    why: [
      [
        'Without numbers nobody can find the cause.',
        'With the batch number the supplier knows where to look.',
      ],
      ['What you need now is the first question.', 'A line that stands still cannot wait for a report.'],
    ],
    parts: [
      ['Name order and batch', ['It is on the label.', 'Keep the label.'], 'A label on a box'],
      [
        'Show the fault',
        ['Send a photo, the dimension and the drawing.', 'Say what it is, and what it should be.'],
        'A calliper on a faulty part',
      ],
      [
        'Say how many are faulty',
        ['How many were checked, and how many are bad.', 'Put the rest aside until it is clear.'],
        'Sorted parts in two boxes',
      ],
      [
        'Say what you need now',
        ['Replacement, rework or sorting, and by when.', 'Then the cause can be looked for in peace.'],
        'A phone beside a part',
      ],
    ],
    turn: [
      'Afterwards ask what was changed, so that it stays away.',
      'Good suppliers say thank you for a clear complaint.',
    ],
    asks: ['Which detail is most often missing?', 'How do you mark faulty parts?'],
    ends: { patl: 'If you are not sure, just ask.', fhi: 'Ring first, then write.' },
    keep: 'the day parts do not fit',
    send: 'a colleague in goods inwards',
    pic: { ask: 'A calliper on a part in a red box', alt: 'A calliper on a part in a red box' },
    claims: [['Content of a nonconformance report', 'quality management practice']],
  },
  {
    id: 'order-before-the-shutdown',
    format: 'season',
    again: 11,
    emoji: '📅',
    tags: ['SupplyChain', 'Planning', 'Purchasing'],
    when: { months: [6, 7, 11, 12] },
    title: [
      'Order before the holidays: how closed weeks change lead times',
      'Planning round summer and Christmas closures',
    ],
    cover: 'Order before the closed weeks',
    gist: [
      'Around the summer and Christmas breaks, material suppliers, coaters and carriers close as well. Ask for the last order date and plan two weeks more.',
      'A closure of two weeks often means three or four for your order. Order early or take part of it before.',
    ],
    subject: ['Order before the break', 'Closed weeks ahead'],
    hooks: {
      '*': [
        'Need parts before the break? Ask now for the last order date.',
        'Closed weeks are coming. Plan your orders round them.',
      ],
      patl: 'A closure of two weeks can cost an order four, as others close as well.',
      fhi: 'Are you planning for the time after the break? Now is the moment.',
    },
    lines: {
      '*': [
        'Ask your suppliers for their closed weeks and the last order date.',
        'Coaters and hardeners close as well, often in other weeks.',
        'Take part of the order before the break, if the rest can wait.',
        'Check stock of the small parts that stop everything.',
      ],
      h: ['On the last day before the break everything is urgent.'],
    },
    scene: [
      'On the last Friday before the break three urgent orders come in.',
      'In the first week after it you find that a part is missing.',
    ],
    why: [
      [
        'Material, finishing and transport all pause, seldom in the same week.',
        'Coaters and carriers close as well, often in other weeks.',
      ],
      ['After the break everybody orders at once.', 'Those who ordered before come first.'],
    ],
    parts: [
      [
        'Ask for dates',
        ['Last order, last dispatch, first day back.', 'Write them where planners see them.'],
        'A wall calendar with marked weeks',
      ],
      [
        'Order what stops you first',
        ['The cheap part that holds up the line.', 'Then order the rest.'],
        'Small parts in bins',
      ],
      [
        'Split the order',
        ['A first delivery before, the rest after.', 'Both sides can plan.'],
        'Two boxes with labels',
      ],
    ],
    turn: ['A phone call now saves a courier later.', 'And then enjoy the break.'],
    asks: ['When do you close?', 'Which part must not run out?'],
    ends: { patl: 'If you are not sure, just ask.', fhi: 'Send us your dates.' },
    keep: 'your planning this month',
    send: 'a colleague who plans',
    own: [
      {
        kinds: ['service', 'number', 'hours'],
        about: 'lead time|clos(?:ed|ures?)|weeks|in stock',
        lead: 'How long it takes here:',
      },
    ],
    pic: { ask: 'A wall calendar with closed weeks', alt: 'A wall calendar with closed weeks' },
    claims: [['Closures lengthen lead times', 'purchasing practice']],
  },
  {
    id: 'which-part-stops-you',
    format: 'question',
    again: 9,
    emoji: '⚙️',
    tags: ['Manufacturing', 'Purchasing', 'ShopFloor'],
    title: ['Which small part has stopped your production?', 'The cheap part that stops everything'],
    cover: 'The part that stops everything',
    gist: [
      'Nearly every company has a small, cheap part that once stopped everything. Which was it at yours?',
      'A seal, a screw, a label: what has ever held up your production?',
    ],
    subject: ['Which part has stopped you?', 'Small part, long wait'],
    hooks: {
      '*': [
        'Which small part has ever stopped your production?',
        'Which part for a few pence ever held you up?',
      ],
      patl: 'Which cheap part has cost you most time?',
      fhi: 'Tell us: what was missing when everything stood still?',
    },
    lines: {
      '*': [
        'Which small part has ever stopped your line?',
        'What do you keep two of, since that day?',
        'How do you notice that a part is running out: list, system or empty bin?',
        'Who in your company knows where the last spare one lies?',
      ],
      h: ['It cost four pence, and it came by taxi.'],
    },
    scene: [
      'A machine worth a house stands still, because of a seal.',
      'Somebody drives two hours to fetch a bag of screws.',
    ],
    why: [['Small parts are ordered last and missed first.', 'Nobody plans for what costs so little.']],
    parts: [
      [
        'A screw or seal',
        ['It was not in stock anywhere that day.', 'Since then there is a spare box.'],
        'Small parts in a bin',
      ],
      [
        'A label or a box',
        ['The goods were ready, and could not leave.', 'It happens to everybody once.'],
        'A roll of labels',
      ],
    ],
    turn: ['Tell us below. Others will nod.', 'Every workshop has such a story.'],
    asks: ['What was it?', 'How long did you wait?'],
    ends: { patl: 'Tell us in a comment.', fhi: 'It is nice to know one is not the only one.' },
    keep: 'the next stocktake',
    send: 'the colleague who drove to fetch it',
    pic: { ask: 'Small parts in a bin with one left', alt: 'Small parts in a bin with one left' },
    claims: [['Low-value parts cause stoppages', 'production practice']],
  },
  {
    id: 'one-or-two-suppliers',
    format: 'either',
    again: 10,
    emoji: '⚖️',
    tags: ['SupplyChain', 'Purchasing', 'Sourcing'],
    title: ['One supplier or two for an important part?', 'Single or dual sourcing: what do you do?'],
    cover: 'One supplier or two?',
    gist: [
      'One supplier knows your part well. Two give you safety when one cannot deliver. What do you do for important parts?',
      'A second source costs tools and tests. One source costs sleep. Which do you prefer?',
    ],
    subject: ['One supplier or two?', 'Single or dual sourcing'],
    hooks: {
      '*': [
        'One supplier or two for an important part: what do you do?',
        'Do you have a second supplier for your most important part?',
      ],
      patl: 'One partner or two sources: both have their price.',
      fhi: 'Honestly: what happens if your one supplier cannot deliver?',
    },
    lines: {
      '*': [
        'One supplier or two? Tell us what you do, and why.',
        'Before you look for a second source, ask the first about spare capacity and stock.',
        'A second source works only if it gets real orders now and then.',
        'Keep drawings, test plans and agreed samples in your own hands.',
      ],
      h: ['Everybody believes in two, until the second set of tools has to be paid for.'],
    },
    scene: [
      'A supplier rings: the machine is down for two weeks.',
      'In the meeting somebody asks: "Is there a second source?"',
    ],
    why: [['One supplier knows your part, and two are safer.', 'It depends on how long you can wait.']],
    parts: [
      [
        'One supplier',
        ['One contact, larger orders, a better price.', 'It works with honest planning.'],
        'One box of parts',
      ],
      [
        'Two suppliers',
        ['Safe when one fails, and more work.', 'Both have to be kept up to date.'],
        'Two boxes of parts',
      ],
    ],
    turn: ['Write "one" or "two".', 'There is no answer that is right for every part.'],
    asks: ['One or two?', 'For which part would you want two?'],
    ends: { patl: 'One or two: it depends on the part.', fhi: 'Tell us your way.' },
    keep: 'your next supplier review',
    send: 'a colleague in purchasing',
    pic: { ask: 'Two boxes of the same part', alt: 'Two boxes of the same part' },
    claims: [['Trade-off of single and dual sourcing', 'purchasing textbook']],
  },
];
