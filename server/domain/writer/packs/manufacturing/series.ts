// Series, quality and delivery.
import type { Idea } from '../../library/idea.ts';

export const SERIES: readonly Idea[] = [
  {
    id: 'keep-a-golden-sample',
    format: 'tip',
    again: 10,
    emoji: '🏷️',
    tags: ['QualityControl', 'Manufacturing', 'GoldenSample'],
    title: 'What is a golden sample, and why keep two of them?',
    cover: 'Keep two golden samples',
    gist: [
      'Sign a good piece, seal it in a bag, keep one and give the maker its twin. Arguments about colour, gloss and feel end at that bag.',
      'Words fail at colour and finish. A signed sample on both sides of the contract settles in a minute what mails cannot.',
    ],
    subject: ['The bag that ends the argument', '"Matt" means four things'],
    hooks: {
      '*': [
        '"Matt" on the drawing, and four people in the room with four kinds of matt in mind.',
        'Some properties can be measured. The others end up in a quarrel.',
      ],
      p: 'For anything judged by eye or hand, a signed reference piece is worth more than a description.',
      f: 'Before your first series starts, put one good piece in a bag and sign it.',
      a: 'If a finish cannot be measured, keep a signed sample of it.',
      t: 'Attributes without a scale need a physical reference, plus a limit sample for the worst that still passes.',
      h: 'The specification said "pleasant surface". The lawyers found it pleasant as well.',
      i: 'Two people who can point at the same thing rarely fall out.',
      l: 'A finish is recognised by hand long before there is a word for it.',
    },
    lines: {
      '*': [
        'Keep two signed samples of each product: one with you, one with the maker. Date and revision on the bag.',
        'Besides the flawless sample keep a limit sample: the worst piece that may still go out. It saves more discussion than the other.',
        'Colours fade and plastics yellow. Store the reference in the dark and renew it when the drawing changes.',
        'Photographs do not work as a colour reference. Every screen has its own opinion.',
      ],
      h: ['The master sample was so good that somebody used it. It left the building inside a machine.'],
    },
    scene: [
      'Two pallets stand in goods-in. One person says the shade is wrong and the other says it always was.',
      'Somebody holds a cover up to the window, turns it, and says the least useful word in quality: "hm".',
    ],
    why: [
      [
        'Gloss, grain, sound and smell are hard to put into figures, and people remember them badly.',
        'Memory for shades lasts a few seconds. After that everyone defends their own.',
      ],
      [
        'With a reference in hand both sides compare the same two things, in the same light.',
        'A piece in a bag takes the opinion out of it. Either it matches or it does not.',
      ],
    ],
    parts: [
      [
        'Pick it from the real process',
        [
          'From the series tool, series material, normal speed. A hand-finished beauty sets a mark that nobody can reach.',
          'Take one that is ordinary and good, since that is what you are going to buy.',
        ],
        'A hand choosing one piece from a tray',
      ],
      [
        'Sign, date, bag and divide',
        [
          'Name, revision, date, both signatures. One stays with you, its twin with the maker.',
          'A label tied on is safer than ink on the bag, which wears off.',
        ],
        'A part in a sealed bag with a blank label',
      ],
      [
        'Add a limit sample',
        [
          'The scratch that is still allowed, next to the one that is not.',
          'Inspectors need the border more than they need the ideal.',
        ],
        'Two pieces side by side, one with a small mark',
      ],
    ],
    turn: [
      'Five minutes at the start of a series, and a year of arguments has been had already.',
      'When in doubt, open the drawer and not the mailbox.',
    ],
    asks: [
      'What was your last argument about a shade?',
      'Where are your reference samples, and who has the key?',
    ],
    ends: {
      p: 'List the samples with their place and their next review.',
      f: 'And write "do not use" on the bag. Really.',
      a: 'Signed, sealed, two of them.',
      t: 'Fix the viewing conditions too: light source, distance, angle, seconds.',
      h: 'Do label it. Good samples get used, being so good.',
      i: 'Agreement is easier to hold in the hand than in the head.',
      l: 'Keep it in the dark, wrapped, like anything you mean to be sure of.',
    },
    work: 'Teams that sell through catalogues feel this soonest: a customer orders a second chair two years later and puts it next to the first. The reference in the drawer is for that day.',
    keep: 'the start of your next series',
    send: 'a buyer who has written "as before"',
    own: [
      {
        kinds: ['process', 'service', 'policy'],
        about: 'samples?\\b|first article|pre-?series|approval|prototype|colou?r match',
        lead: 'On samples and first pieces.',
      },
    ],
    pic: {
      ask: 'A part in a sealed bag with a tied label, writing out of focus',
      alt: 'A part in a sealed bag with a label tied to it',
    },
    claims: [['Reference and limit samples for attribute inspection', 'quality management practice']],
  },
  {
    id: 'a-complaint-that-helps',
    format: 'howto',
    again: 10,
    emoji: '📸',
    tags: ['QualityManagement', 'SupplierQuality', 'Complaints'],
    title: 'How to write a complaint your supplier can act on',
    cover: 'A complaint that gets solved',
    gist: [
      'Batch number, count, photograph, where it was found, what you have done so far. With those on the first day a fault can be traced before the next pallet leaves.',
      'Anger costs a day. A complaint with a label number, a picture and a figure gets somebody moving within the hour.',
    ],
    subject: ['Facts travel faster than capitals', 'The first mail decides the week'],
    hooks: {
      '*': [
        '"The parts are bad again" is a feeling. What could anybody do with it?',
        'In the bin by the line lies the one thing that your supplier needs: the label.',
      ],
      p: 'How fast a fault is contained depends on the first message about it.',
      f: 'Something is wrong with a delivery, and you are cross. Take one picture before you type.',
      a: 'A complaint without a batch number gets no answer worth having.',
      t: 'Containment needs three facts: which lot, how many, since when. All else can follow tomorrow.',
      h: 'The complaint came with five exclamation marks, received in good order. The lot number was missing.',
      i: 'A well-written complaint makes the next delivery better for everybody.',
      l: 'Composure in a complaint is noticed, and remembered.',
    },
    lines: {
      '*': [
        'A complaint in five facts:\n\nBatch number\nHow many of how many\nPhotograph with a ruler\nWhere it was found\nWhat you did so far',
        'Faulty delivery? Photograph the label before somebody throws the box away. It is half of the evidence.',
        'Complaining about parts? Say how many you checked and how many were bad. "Three of fifty" and "all of them" start different days.',
        'Bad parts in a delivery? Keep two untouched, and a good one from the same box. The difference is often the cause.',
        'In a complaint, say what you need first: new parts, a sorting crew or an explanation. It is rarely all three today.',
      ],
      h: [
        'The photograph with the complaint showed a thumb, a floor and, in the background, possibly a defect.',
      ],
    },
    scene: [
      'The line has stopped, the phone is hot, and the box with the label is in the skip outside.',
      'A mail comes in at seven in the morning: "Same problem as last time". Nobody at the other end knows which last time.',
    ],
    why: [
      [
        'With the batch a maker can find the shift, the tool and the other boxes that may have it too.',
        'The label leads to a day, a machine and a neighbouring pallet that has not been opened yet.',
      ],
      [
        'Without numbers the first day goes into questions, and meanwhile good and bad parts keep mixing.',
        'Every hour in which nobody knows the lot, more of it is built in.',
      ],
    ],
    parts: [
      [
        'Save the label',
        [
          'Cut it off the box or photograph it, all of it, including the small print.',
          'It is the only link to the day on which the thing was made.',
        ],
        'A phone photographing a box label',
      ],
      [
        'Count what you checked',
        [
          'So many looked at, so many bad. An estimate is fine when it says so.',
          'A share tells whether it is a slip or a flood.',
        ],
        'Parts sorted into two trays',
      ],
      [
        'Photograph with a scale',
        [
          'One picture of the whole, one of the fault, a ruler beside it.',
          'Side light shows dents and scratches that a flash wipes out.',
        ],
        'A part with a ruler and side light',
      ],
      [
        'Say where it showed',
        [
          'At goods-in, in assembly, or at a customer: that decides how much is at risk.',
          'And under what conditions: hot, wet, the second time it was screwed on.',
        ],
        'A workstation with one part set aside',
      ],
      [
        'Tell what you have done',
        [
          'Stopped, sorted, used up, sent back. Nobody should have to guess what is still out there.',
          'One line on the present state lets the other side act today.',
        ],
        'A pallet marked with red tape',
      ],
    ],
    turn: [
      'Then add how you feel about it, in one sentence. It is read more kindly at that point.',
      'A form with five boxes by the line does it, with a pen on a string.',
    ],
    asks: [
      'What is missing most often from complaints that reach you?',
      'Who at your place takes the photograph?',
    ],
    ends: {
      p: 'Ask for three answers in return: what is being done today, what caused it, what will stop it.',
      f: 'You will be surprised how fast a calm mail travels.',
      a: 'Facts today. Causes next week.',
      t: 'Separate containment, root cause and prevention, and put a date to each.',
      h: 'Thumbs are accepted as a scale, if the thumb is calibrated.',
      i: 'A fault explained well is seldom repeated.',
      l: 'Few words, all of them useful.',
    },
    work: 'It works the other way too. Suppliers who answer the first mail with a name and a time, before they know anything, are forgiven a great deal.',
    keep: 'the next bad delivery',
    send: 'the colleague who writes in capitals',
    own: [
      {
        kinds: ['process', 'policy', 'proof', 'people'],
        about:
          '(?:each|every) batch|batch number|traceab|serial number|complaint|quality (?:team|manager|department)|ISO ?9001|inspection',
        lead: 'On tracing a part back to its day.',
      },
    ],
    pic: {
      ask: 'A part with a ruler beside it and a box label in the background',
      alt: 'A part photographed next to a ruler and a box label',
    },
    claims: [
      [
        'Lot identification, quantity and containment first',
        'quality management practice, problem-solving methods',
      ],
    ],
  },
  {
    id: 'where-the-weeks-go',
    format: 'answer',
    again: 10,
    emoji: '📅',
    tags: ['LeadTime', 'ProductionPlanning', 'Manufacturing'],
    question: 'Why does a part that takes ten minutes need six weeks?',
    short:
      'Because it spends nearly all of that time waiting: for material, for a machine, for the next step.',
    title: 'Why are lead times so long? Where the weeks really go',
    cover: 'Where the six weeks go',
    gist: [
      'The work on your part takes minutes. The weeks are queues: material, machine, outside treatment, inspection. Shorten a queue and the date moves.',
      'Lead time is mostly waiting time. Which wait is the longest can be asked, and often the buyer has the key to it.',
    ],
    subject: ['Ten minutes of work, six weeks of waiting', 'Ask which wait is the longest'],
    hooks: {
      '*': [
        'Follow a part through a factory, and you will spend most of the day looking at a shelf.',
        'The part needs ten minutes on the machine. The confirmation says six weeks.',
      ],
      p: 'If you want a part sooner, ask where it waits.',
      f: 'It looks like nobody is working on your order. For most of the time that is true.',
      a: 'Nobody gains a week by working faster. It is gained by waiting less.',
      t: 'Flow efficiency, touch time over lead time, lies in the low per cents in many job shops.',
      h: 'The part was finished in a morning. It then had a well-earned rest of nineteen days.',
      i: 'Seeing where time goes is the first step to giving some of it back.',
      l: 'Time is the one raw material that cannot be kept in stock.',
    },
    lines: {
      '*': [
        'Ask your supplier which step your part waits for longest. If the answer is "material", you can help today.',
        'Plating, heat treatment and coating run on their own calendar. One of them can be a third of the lead time.',
        'A rough forecast, even a wrong one, lets a maker order material before you order parts.',
        'A half-empty hall gives shorter lead times than a full one. Queues grow steeply as the last gaps close.',
      ],
      h: ['"It is on the machine", says the office. It is on the shelf beside the machine, looking at it.'],
    },
    scene: [
      'A visitor asks how long this takes. "Ten minutes", says the operator. "Six weeks", says the office. Both are right.',
      'On a rack by the door stand forty boxes with forty order cards, and every one of them is being worked on, officially.',
    ],
    why: [
      [
        'A machine serves many orders, so each waits its turn, step after step.',
        'At every station there is a line, and a part stands in all of them.',
      ],
      [
        'Material and outside treatment follow the timetable of other firms.',
        'Some of the weeks are spent in places where nobody has heard of your order.',
      ],
    ],
    parts: [
      [
        'Waiting for material',
        [
          'Special grades and odd sizes are ordered once somebody orders from them.',
          'A common size in place of an exact one can save more weeks than any express fee.',
        ],
        'Bars of material on a rack',
      ],
      [
        'Waiting for a machine',
        [
          'The bottleneck sets the pace, and everything queues in front of it.',
          'Ask whether another machine could do it, with a small change to the drawing.',
        ],
        'Boxes of parts waiting beside a machine',
      ],
      [
        'Waiting for outside work',
        [
          'Coaters and hardeners collect jobs until a load is full. Two visits mean two waits.',
          'A finish that can be done in house, or left off, removes a whole trip by truck.',
        ],
        'Crates marked for an outside finisher',
      ],
      [
        'Waiting for you',
        [
          'Drawings to be approved, questions unanswered, a sample on a desk. These weeks cost nothing to win back.',
          'Look in your own mailbox first. The order may be lying there.',
        ],
        'An unanswered message on a screen',
      ],
    ],
    turn: [
      'The ten minutes are rarely the place to save.',
      'So ask for the longest wait, and then for what would shorten it.',
    ],
    asks: ['What do your orders wait for longest?', 'How much of your lead time is your own approval?'],
    ends: {
      p: 'Share a forecast once a quarter. It needs no promise.',
      f: 'And answer that drawing query. It has been in your inbox since Tuesday.',
      a: 'Find the queue. Cut the queue.',
      t: 'Smaller transfer batches shorten lead time without a faster machine.',
      h: 'If parts could talk, they would mostly comment on the shelf.',
      i: 'Patience is a virtue, and asking is another.',
      l: 'What flows need not be rushed.',
    },
    work: 'Express fees buy a place at the front of one queue and push everyone else back. Used often, they make the whole hall slower, which is why experienced planners ration them.',
    keep: 'the next order confirmation with a late date',
    send: 'the project lead who asks why it takes so long',
    own: [
      {
        kinds: ['number', 'service', 'process', 'policy'],
        about: 'lead time|weeks|working days|in[- ]house|stock|express',
        lead: 'On how long it takes.',
      },
    ],
    pic: {
      ask: 'A rack of boxes with order cards waiting beside a machine, cards unreadable',
      alt: 'Boxes of parts with order cards waiting on a rack',
    },
    claims: [
      ['Most lead time in job shops is queueing', 'operations management textbook'],
      ['Queue time rises steeply near full utilisation', 'queueing theory'],
    ],
  },
  {
    id: 'read-the-scrap-bin',
    format: 'checklist',
    again: 10,
    emoji: '🏭',
    tick: true,
    tags: ['FactoryTour', 'SupplierAudit', 'Procurement'],
    title: 'What to look at on a factory visit: a buyer checklist',
    cover: 'Look in the scrap bin',
    gist: [
      'On a factory visit look at what was not prepared for you: the scrap bin, the labels on half-finished goods, the oldest box in the store, the noticeboard.',
      'Machines impress and prove little. Bins, labels and dust tell you how a place works when no visitor is there.',
    ],
    subject: ['The tour does not go past the scrap bin', 'What a floor tells you about a firm'],
    hooks: {
      '*': [
        'The tour leads past the new machine. Walk a few steps to the left, to the bin.',
        'A factory can be swept for visitors. The scrap bin seldom is.',
      ],
      p: 'A supplier visit is worth most where nobody has planned for you to look.',
      f: 'Next time you visit a supplier, be nosy. Politely, but be nosy.',
      a: 'On a factory visit, do not look at the machines. Look at the labels.',
      t: 'Visit to verify three things: material identity, current documents, control of rejects.',
      h: "The supplier's slides had a handshake on every page. The scrap bin had Friday's batch.",
      i: 'A good workshop is glad of a visitor with eyes.',
      l: 'A workshop that was not tidied for you, and is tidy, has a particular calm.',
    },
    lines: {
      '*': [
        'On a factory visit, ask to see where rejects go. A locked red box is a good answer. "We hardly have any" is not.',
        'Pick up any half-finished part and ask what it is. The label should know, and so should the nearest person.',
        'Check the revision on the drawing at the machine against the one in your mail. No audit is quicker.',
        'Visiting a supplier? Look at the date of the oldest box in the store. It tells you how stock is turned.',
        'Ask an operator what they do when something looks odd. The answer is worth more than the certificate on the wall.',
      ],
      h: [
        'Every factory has one door that the tour does not open. It is usually the canteen, and it is worth it.',
      ],
    },
    scene: [
      'Safety shoes on, visitor badge, coffee, forty slides. Then, finally, the hall.',
      'The guide speaks about the investment. Behind him somebody picks up an unlabelled box, looks into it and puts it down again.',
    ],
    why: [
      [
        'What can be staged is staged. Small habits cannot be put on in a morning.',
        'A tidy floor is a matter of an hour, and a labelled one of years.',
      ],
      [
        'Mixed-up parts and old drawings cause more trouble than worn machines do.',
        'Most faults that reach a customer are mistakes of identity: the wrong one, the old one, the unchecked one.',
      ],
    ],
    parts: [
      [
        'The scrap bin',
        [
          'Is it marked, locked or counted? Does somebody know what is in it and why?',
          'A bin with reasons written beside it shows a firm that learns.',
        ],
        'A red bin with rejected parts',
      ],
      [
        'Labels on unfinished goods',
        [
          'Each box between two steps should say what it is, how many and what comes next.',
          'Ask a box who it is. If it cannot answer, walk on and remember.',
        ],
        'A labelled box of half-finished parts',
      ],
      [
        'The drawing at the machine',
        [
          'Revision, date, coffee stains. An old print at a workplace makes old parts.',
          'Compare the letter in the corner with the one on your order.',
        ],
        'A drawing pinned up beside a machine',
      ],
      [
        'The gauge in the drawer',
        [
          'Look for the sticker with the date of its next check.',
          'A caliper without a date is a paper knife.',
        ],
        'A gauge with a calibration sticker',
      ],
      [
        'The noticeboard',
        [
          'Figures from this month, or a fire drill from years ago? It shows who talks to whom.',
          'If nobody can explain the chart, it hangs there for you.',
        ],
        'A noticeboard with charts in a hall',
      ],
      [
        'The answer of an operator',
        [
          '"I stop and call somebody" is what you want to hear, without a glance at the manager.',
          'Ask about the last time it went wrong. Pride and honesty show in the same sentence.',
        ],
        'A visitor talking with an operator',
      ],
    ],
    turn: [
      'And if they offer to show you the bin themselves, you may skip the slides.',
      'Write your notes in the car, before the impressions turn polite.',
    ],
    asks: ['Where do you look first in a factory?', 'What has a visitor noticed in yours?'],
    ends: {
      p: 'Thank them with one concrete observation. It is the most useful present a visitor can leave.',
      f: 'Good firms enjoy such questions. You can tell by the answers.',
      a: 'Bin, label, revision.',
      t: 'Trace one finished part back to its material certificate on the spot. Time it.',
      h: 'Leave time for the canteen. It has no slides.',
      i: 'Respect for work begins with looking at it properly.',
      l: 'The floor says it all, under good light.',
    },
    work: 'Walk through your own hall once a month like this, as somebody who is thinking of buying. It is cheaper than an audit, and the coffee is better known.',
    keep: 'your next supplier visit',
    send: 'somebody who is going on a factory tour',
    own: [
      {
        kinds: ['place', 'service', 'event', 'policy'],
        about: 'visits? (?:to|are|by|welcome)|visitors|factory tour|open day|come and see',
        lead: 'On visiting.',
      },
    ],
    pic: {
      ask: 'A labelled box of unfinished parts on your floor, or your marked reject bin',
      alt: 'A labelled box of unfinished parts on a factory floor',
    },
    claims: [
      [
        'Identification, document control, control of nonconforming product, calibration',
        'quality management standards',
      ],
    ],
  },
  {
    id: 'the-man-who-averaged-bolts',
    format: 'story',
    again: 14,
    emoji: '🔧',
    tags: ['EngineeringHistory', 'Standards', 'MakersStory'],
    title: 'How the screw thread was standardised: Whitworth and his bolts',
    cover: 'The man who averaged bolts',
    gist: [
      'Before eighteen forty-one, a bolt from one workshop did not fit a nut from another. Joseph Whitworth collected samples, averaged them and proposed a standard.',
      'Every firm once had threads of its own. A Manchester toolmaker ended it by gathering bolts from all over and taking the middle.',
    ],
    subject: ['When no nut fitted another bolt', "A standard made of other people's bolts"],
    hooks: {
      '*': [
        'There was a time when losing a nut meant that somebody had to make you another.',
        'Whitworth did not invent a better screw thread. He asked everyone for theirs.',
      ],
      p: 'One of the most useful standards in engineering began as a collection of samples.',
      f: 'A small story for everyone who has ever stood there with a bolt that does not fit.',
      a: 'A standard beats a better idea that nobody shares.',
      t: 'Angle of fifty-five degrees, fixed pitch for each diameter: an average turned into a rule.',
      h: 'Before there was a standard thread: imagine every drawer of odd chargers in the world, only with bolts.',
      i: 'Great change can begin with someone who is willing to take the middle.',
      l: 'A bolt, a nut, a quiet turn, and they meet as if they had always known each other.',
    },
    lines: {
      '*': [
        'Before standard threads, each workshop cut its own. Lose one nut and you went back to the maker, cap in hand.',
        'Whitworth did not propose the finest thread. He gathered what people used and took the average, so that nobody had to give up much.',
        "Whitworth's screw thread won because it was acceptable to everybody, and best for nobody. Standards often do.",
        'The next time a screw simply fits, that is the result of somebody having asked for samples.',
      ],
      h: ['Chargers, plugs, paper, threads: mankind can agree on anything, once it has tried all the rest.'],
    },
    scene: [
      'Imagine a workshop in the age of steam. A nut has fallen into the pit, and with it the afternoon.',
      'Picture a drawer of bolts in which no two threads agree, and a fitter who knows each of them by name.',
    ],
    why: [
      [
        'Parts that fit across firms made it possible to repair a machine far from where it was built.',
        'With a shared thread a spare could come from anyone, and a railway could run on it.',
      ],
      [
        'It spread because it asked little of each: the average was near to what many did already.',
        'Nobody was told that they had been wrong, which helps a rule along.',
      ],
    ],
    parts: [
      [
        'Every shop had its own',
        [
          'In the early days of machines, a thread was a house secret. Bolt and nut were made as a couple and kept together.',
          'Fitters tied bolts to their nuts with string, since no other nut would go on.',
        ],
        'Old bolts of many sizes on a bench',
      ],
      [
        'A toolmaker asked for samples',
        [
          'Joseph Whitworth of Manchester collected bolts from many English workshops and measured them.',
          "He was known for measuring finer than others thought possible, and now he measured other people's habits.",
        ],
        'A hand measuring a bolt with calipers',
      ],
      [
        'He proposed the middle',
        [
          'In eighteen forty-one he put forward one angle and one pitch for each size, close to the average of what he had found.',
          'What he read to the engineers was hardly an invention. It was a fair compromise in figures.',
        ],
        'A page of figures beside a bolt',
      ],
      [
        'The railways took it up',
        [
          'Whoever needs thousands of bolts in a hundred places is quick to see the point. Others followed.',
          'Once the large buyers asked for it, the small shops cut it too.',
        ],
        'Bolts on an old iron bridge',
      ],
    ],
    turn: [
      'Today it has been overtaken by metric threads, which are the same idea with more countries in it.',
      'Somebody in your company could do that tomorrow with labels, pallets or file names.',
    ],
    asks: [
      'What in your firm still has two standards that do not fit?',
      'Which standard are you quietly grateful for?',
    ],
    ends: {
      p: 'Standard parts are still the easiest saving on a drawing.',
      f: 'Think of him when the next nut goes on at the first try.',
      a: 'Agree on the average and move on.',
      t: 'Specify a standard thread and a standard length, and your supply problem mostly vanishes.',
      h: 'The drawer of odd bolts in your garage has yet to hear of it.',
      i: 'To fit together is a decision that somebody has to make first.',
      l: 'What fits, rests.',
    },
    work: 'Anyone who introduces a rule can borrow the method: collect what people do, publish it without blame, propose the middle, and win over the largest user first.',
    keep: 'your next argument about a standard',
    send: 'somebody with a drawer full of odd bolts',
    own: [
      {
        kinds: ['history', 'story'],
        about: 'founded|generation|threads?\\b|fasten|screws?\\b|\\bbolts?\\b|\\bsince (?:18|19|20)',
        lead: 'A much younger piece of history.',
      },
    ],
    pic: {
      ask: 'A handful of old bolts and nuts on a bench, or your oldest thread gauge',
      alt: 'Old bolts and nuts lying on a workbench',
    },
    claims: [
      [
        'Whitworth proposed a uniform thread in a paper of 1841, based on the average of collected samples; 55 degrees',
        'history of engineering',
      ],
      ['Bolts and nuts were formerly made as matching pairs', 'history of engineering'],
      ['Railways were early adopters', 'history of engineering'],
    ],
  },
  {
    id: 'order-before-the-shutdown',
    format: 'season',
    again: 11,
    emoji: '🗓️',
    tags: ['ProductionPlanning', 'SupplyChain', 'YearEnd'],
    title: 'Order before the shutdown: planning around closed weeks',
    cover: 'Before the works shut down',
    gist: [
      'When works close for holidays, so do platers, hauliers and steel stockists, though not in the same weeks. Count back from the day you need the parts, and ask about their suppliers too.',
      'A two-week shutdown costs a month in the plan: the run before it is full, and the first week after it starts slowly.',
    ],
    subject: ['Two weeks shut is a month in the plan', 'Who else is closed that week?'],
    hooks: {
      '*': [
        'The works close for two weeks. Your order feels it for four.',
        'Everyone remembers when they are {on holiday|on vacation}. Hardly anyone asks when the plater is.',
      ],
      p: 'Closed weeks lie ahead, and the orders that clear them are placed before people start talking about them.',
      f: 'A small reminder from the people who get the phone call in the last week before the break.',
      a: 'Before a shutdown, order earlier than you think. The last week is already full.',
      t: 'Effective loss equals closure plus ramp-down plus ramp-up, and the closures of sub-suppliers rarely overlap.',
      h: 'The out-of-office message is the most punctual product in industry.',
      i: 'A shutdown planned in time is a rest for everybody along the chain.',
      l: 'The works close, the hall falls silent, and even the compressor breathes out.',
    },
    lines: {
      '*': [
        'Ask a supplier three dates before the holidays: last order, last dispatch, first dispatch afterwards.',
        'If your part goes out for coating, ask when the coater closes. It is that calendar you are living by.',
        'Order what you need in the first week after the break as though it were due before it. It is.',
        'The week after a shutdown is slow: cold machines, full mailboxes, half a crew. Plan nothing critical into it.',
      ],
      h: ['Every year the holidays come as a surprise, always at the same time.'],
    },
    scene: [
      'It is the last afternoon before the break. The truck has left, and the phone rings with something that is needed on Monday.',
      'A calendar hangs by the door with three colours for three suppliers, and only one white week among them.',
    ],
    why: [
      [
        'Before a shutdown everybody orders at once, so the last weeks fill up long before they arrive.',
        'Capacity in front of a break is sold first, and quietly.',
      ],
      [
        'A chain is as open as its most closed link, be it hardening, freight or material.',
        'One firm back at work can do little while its supplier is still {on holiday|on vacation}.',
      ],
    ],
    parts: [
      [
        'Ask for three dates',
        [
          'Last order, last dispatch, first dispatch after. In writing, and on your calendar.',
          'The closing date alone does not tell you what still gets out.',
        ],
        'Dates being written on a wall calendar',
      ],
      [
        'Look one link further',
        [
          'Coaters, hardeners, carton makers and carriers keep their own holidays.',
          'Your supplier knows them. A question is enough.',
        ],
        'Crates waiting at an outside finisher',
      ],
      [
        'Put a small stock by',
        [
          'A few days of the parts that stop the line, on your own shelf.',
          'It can be used up afterwards, so it costs you only the space.',
        ],
        'A shelf with a few spare boxes',
      ],
      [
        'Keep a name for emergencies',
        ['Who answers the phone in the closed weeks, and for what?', 'Better to know it and not need it.'],
        'A note with a phone number on a door',
      ],
    ],
    turn: [
      'An afternoon with a calendar now spares you an express truck later.',
      'Then close the door and mean it.',
    ],
    asks: [
      'What ran out on you during the last shutdown?',
      'How many weeks ahead do you order for the break?',
    ],
    ends: {
      p: 'Send your own closing dates round as well. Others are planning too.',
      f: 'And then have a proper {holiday|vacation}.',
      a: 'Three dates, asked today.',
      t: 'Restart with parts that are well known. New set-ups belong in the second week.',
      h: 'This message will be here when you return.',
      i: 'Those who plan a pause together come back with something to do.',
      l: 'Silence in the hall, and dust turning in the light.',
    },
    keep: 'the planning meeting before the break',
    send: 'whoever always rings on the last afternoon',
    when: { months: [6, 7, 11, 12] },
    own: [
      {
        kinds: ['hours', 'policy', 'event'],
        about: 'clos(?:ed|ure|ing)|shut ?down|holiday|christmas|last orders?|dispatch',
        lead: 'For your calendar.',
      },
    ],
    pic: {
      ask: 'A wall planner with closed weeks marked, or your hall with the lights half off',
      alt: 'A wall planner with weeks marked in colour',
    },
    claims: [
      [
        'Closures cause queues before and slow restarts after; sub-suppliers differ',
        'production planning practice',
      ],
    ],
  },
  {
    id: 'paper-or-screen',
    format: 'either',
    again: 12,
    emoji: '📎',
    tags: ['ShopFloor', 'DigitalFactory', 'ThisOrThat'],
    title: 'Paper or screen: what hangs at your machines?',
    cover: 'Paper or screen?',
    gist: [
      'A paper drawing takes a coffee stain and a pencil note. A screen is always the right revision. Both have a case on the shop floor.',
      'At the machine: a print in a plastic sleeve, or a tablet on an arm? Each prevents one sort of mistake and invites another.',
    ],
    subject: ['Paper or screen at the machine?', 'The pencil note that nobody entered'],
    hooks: {
      '*': [
        'The tablet shows the newest drawing. The pencil note on the old print is why the part fits.',
        'The workshop has been digital for a year, and everybody still has a print in the drawer.',
      ],
      p: 'Whether paper belongs in a modern workshop depends on what goes wrong there most often.',
      f: 'Which do you trust at the machine: paper or a screen?',
      a: 'Paper remembers. Screens are right. Choose your mistake.',
      t: 'Screens solve revision control. Paper solves annotation. Few systems do both.',
      h: 'Paper has no battery, no login and an undo key at the end of the pencil.',
      i: 'The tool that people enjoy using is the one that keeps the knowledge.',
      l: 'A drawing on good paper can be read from both ends of the bench.',
    },
    lines: {
      '*': [
        'Paper or screen at the machine: what do you use, and what would you miss?',
        'If you go paperless, give people a place for the pencil note. Half of what a shop knows is written in a margin.',
        'Keeping prints? Stamp them with a date after which they are waste paper. An old print makes old parts.',
        'Stand at the machine in gloves, with oil on them, and try to zoom. That is the usability test.',
      ],
      h: ['"Fully paperless", said the guide, and moved a folder so that the screen could be seen.'],
    },
    scene: [
      'Oily gloves, a touch screen, and a dimension that is just outside the picture.',
      'In the drawer under the screen lies a print from years ago with "plus a hair" in pencil. Everyone knows where it is.',
    ],
    why: [
      [
        'A workplace needs the right state of the drawing and the experience of those who use it, and these live in different places.',
        'One mistake comes from an old revision, the other from a lost remark. Each medium is good at one.',
      ],
    ],
    parts: [
      [
        'Paper in a sleeve',
        [
          "Readable at arm's length, stays on when the network does not, takes a note in a second. May be out of date.",
          "You can lay a part on it. It may, however, be last year's.",
        ],
        'A drawing in a plastic sleeve by a machine',
      ],
      [
        'A screen at the machine',
        [
          'Always the valid revision, with photographs and video. Notes need a way back to the office.',
          'The current version and no search. Until the login runs out.',
        ],
        'A tablet on an arm beside a machine',
      ],
    ],
    turn: [
      'Some print a sheet for each order, valid for one day, and collect the remarks in the evening.',
      'What matters is that the pencil note gets home.',
    ],
    asks: [
      'Paper or screen: what hangs at your machines?',
      'What is the oldest pencil note still in use with you?',
    ],
    ends: {
      p: 'Before you change, copy the margins. They are the manual.',
      f: 'Show us the coffee stains.',
      a: 'Whichever it is: one valid version.',
      t: 'Count faults by cause for a quarter, old revision against lost remark. Then decide.',
      h: 'Paper has never asked anyone for a new password.',
      i: 'Knowledge should survive a change of medium.',
      l: 'Ink, or light. Legible, in either case.',
    },
    keep: 'the next talk about going paperless',
    send: 'the person with the secret drawer',
    own: [
      {
        kinds: ['process', 'proof', 'story'],
        about: 'paperless|\\bERP\\b|drawings?\\b|revision|\\btablets?\\b',
        lead: 'On how a drawing gets to the machine.',
      },
    ],
    pic: {
      ask: 'A drawing at a workplace with pencil notes, details unreadable, or a tablet beside it',
      alt: 'A drawing with pencil notes beside a machine',
    },
    claims: [['Revision control and annotation as competing needs', 'production practice']],
  },
  {
    id: 'words-on-an-order',
    format: 'glossary',
    again: 12,
    emoji: '📒',
    tags: ['Procurement', 'ManufacturingTerms', 'SupplyChain'],
    title: 'MOQ, lead time, first article: words on an order explained',
    cover: 'Words on an order',
    gist: [
      'MOQ, lead time, call-off, first article, lot, certificate of conformity: the words between a buyer and a maker, in plain English.',
      'A short dictionary for people who buy parts for the first time, and for those who have nodded for years.',
    ],
    subject: ['MOQ, and other ways to say "more"', 'What a call-off is'],
    hooks: {
      '*': [
        'The confirmation says "MOQ, FAI, CoC" and not one word that you know.',
        'Buying parts would be simpler if both sides meant the same by "lead time".',
      ],
      p: 'Agreeing on the meaning of a few terms prevents the commonest misunderstandings in an order.',
      f: 'New to buying parts? Or have you been nodding at the abbreviations for years? This is for you.',
      a: 'On an order, agree on the words before the date.',
      t: 'Lead time starts at different events for different firms: order, clarified order, approved sample. Ask which.',
      h: 'MOQ stands for minimum order quantity, and sits between you and the three pieces you wanted.',
      i: 'Shared words are a tool like any other in the workshop.',
      l: 'Terms well kept are like good gauges: plain, and always at hand.',
    },
    lines: {
      '*': [
        'Ask when lead time starts: at the order, at the last answered question or at the approved sample? Weeks hide in that.',
        'A call-off order: one large agreement, many small deliveries. Settle who owns what is lying on the shelf.',
        'First article: the first piece from the real process, measured all over before the rest may follow.',
        'A certificate of conformity says that the goods meet the order. A material certificate says what they are made of. You may need both.',
      ],
      h: ['"Ready to ship" is a state in which goods can remain for quite some time.'],
    },
    scene: [
      'You ordered on Monday and counted six weeks. They started counting on the Thursday after you had answered the third question.',
      'Three letters in the confirmation, no explanation, and everyone on the call pretends.',
    ],
    why: [
      [
        'Each of these words moves money or dates, and firms use them with small differences.',
        'A term that two people understand in two ways is a delay that has not happened yet.',
      ],
      [
        'Explaining them costs a minute at the order and a meeting after it.',
        'Ask beforehand and it is a question; ask later and it is a claim.',
      ],
    ],
    parts: [
      [
        'MOQ',
        [
          'Minimum order quantity. Below it the set-up costs more than the parts.',
          'Minimum order quantity: the smallest lot that makes sense to make. Ask what it would cost to go under it.',
        ],
        'A small and a large box side by side',
      ],
      [
        'Lead time',
        [
          'From order to delivery, or from clarified order to dispatch. Have it said which.',
          'The weeks you are told, counted from a day that you should ask about.',
        ],
        'A calendar with two marked days',
      ],
      [
        'First article',
        [
          'A piece from the series process that is checked in every dimension and released.',
          'Until it is approved, the rest waits, or ought to.',
        ],
        'A single part on a measuring table',
      ],
      [
        'Lot or batch',
        [
          'What was made together under the same conditions. Its number is the way back.',
          'If one piece is bad, this tells you which others to look at.',
        ],
        'A batch number on a label',
      ],
      [
        'Call-off',
        [
          'A delivery drawn from a larger order, when you need it.',
          'One contract, many dates. The price comes from the whole.',
        ],
        'Boxes leaving a shelf one by one',
      ],
      [
        'Certificate of conformity',
        [
          'The maker states that the goods agree with the order.',
          'A signature, and no measuring report. Ask for that separately.',
        ],
        'A signed certificate on a clipboard',
      ],
    ],
    turn: [
      'Put your own meanings on one page and send it along with the first order.',
      'Half of them will be answered with "so that is what you meant".',
    ],
    asks: ['Which term has cost you a week?', 'Which abbreviation would you abolish?'],
    ends: {
      p: 'Add them to your terms of purchase, in the same plain words.',
      f: 'No more nodding. Well, less.',
      a: 'Define the start of the clock.',
      t: 'Delivery terms belong here as well: who carries, who insures, and where the risk changes hands.',
      h: 'Read aloud, most order confirmations sound like a bird.',
      i: 'Clarity travels well across languages and borders.',
      l: 'A few terms, neatly kept.',
    },
    keep: 'your first order with a new supplier',
    send: 'the new colleague in purchasing',
    own: [
      {
        kinds: ['policy', 'number', 'service', 'proof'],
        about: 'MOQ|minimum order|lead time|batch|certificat|call[- ]off|first article',
        lead: 'One of these words, in use.',
      },
    ],
    pic: {
      ask: 'A batch label or an order confirmation with one term underlined, names covered',
      alt: 'A batch label on a box of parts',
    },
    claims: [
      [
        'Meanings of MOQ, lead time, first article, lot, call-off, certificate of conformity',
        'definitions in purchasing practice',
      ],
    ],
  },
];
