// Having it made, brought, mended, taught, guaranteed, used before, looked up.
import type { Idea } from '../../library/idea.ts';

export const DEALING: readonly Idea[] = [
  {
    id: 'made-for-you-alone',
    format: 'howto',
    again: 8,
    emoji: '✏️',
    tags: ['MadeToOrder', 'Bespoke', 'HowToAsk'],
    title: [
      'Having something made for you: how to say what you want',
      'Made to order: what to bring to the first talk',
    ],
    cover: 'Made for you: what to bring',
    gist: [
      'Bring three pictures of what you like and one of what you do not, the measurements, the date and your budget. So you get what you have in mind.',
      'Say what it is for, show pictures, name the date and the budget. Everything else can be found together.',
    ],
    subject: ['Made for you: what to bring', 'How to say what you want'],
    hooks: {
      '*': [
        'Having something made for you? Bring three pictures you like and one you do not.',
        'You know what you want but not how to say it? This helps.',
      ],
      ptal: 'Use, pictures, measurements, budget, date: with these a maker can begin.',
      fi: 'You have an idea in your head? Here is how to get it out.',
      h: '"Like this, but different" is a good beginning, if there is a picture.',
    },
    lines: {
      '*': [
        'Bring one picture of what you do not like when you have something made. It says a lot.',
        'Measure the place where it will be used, and take a picture of it.',
        'Say your budget when you have something made. A good maker can do something with nearly any.',
        'Ask to see it once in between, while it can still be changed.',
      ],
      h: ['Drawing with both hands in the air is allowed, too.'],
    },
    scene: [
      'You draw in the air with a finger, and somebody draws it on paper.',
      'Three pictures lie on the table, and suddenly both of you know what is meant.',
    ],
    why: [
      [
        'Words such as simple or modern mean something else to everybody.',
        'Taste is easier to show than to explain.',
      ],
      ['The use decides material, size and price.', 'A maker thinks of things that you have not thought of.'],
    ],
    parts: [
      [
        'Say what it is for',
        ['For every day or for one occasion, for whom.', 'That comes before the look.'],
        'Two people talking',
      ],
      [
        'Bring pictures',
        ['Three that you like and one that you do not.', 'They may show quite different things.'],
        'Pictures on a table',
      ],
      [
        'Bring measurements',
        ['Width, height, size, and a picture of the place.', 'If you are not sure, ask how to measure.'],
        'A tape measure',
      ],
      [
        'Name budget and date',
        ['A range is enough.', 'If there is a day that cannot move, say so at once.'],
        'A calendar',
      ],
      [
        'Look at it once in between',
        ['A sketch, a sample or a fitting.', 'Now changes are easy.'],
        'A sketch',
      ],
    ],
    turn: ['Then you have something that nobody else has.', 'Good things take a little time, so ask early.'],
    asks: ['What would you like to have made for you?', 'What do you own that was made only for you?'],
    ends: {
      ptal: 'Show, measure, and name the day.',
      fi: 'Just ask. A rough idea is enough to begin.',
      h: 'The hands in the air will be understood.',
    },
    keep: 'the first talk',
    send: 'somebody with an idea in their head',
    needs:
      'bespoke|made to (?:order|measure)|commissions\\b|commission (?:me|us|a|your)|custom[- ](?:made|built|cut|orders?|work|designs?)|to your (?:design|drawing|measurements?)|one[- ]offs?\\b',
    unless:
      'commission (?:is|of|on|from)|% commission|no commission|estate agen|mortgage|software|funeral|memorial|travel|cakes?\\b',
    own: [
      {
        kinds: ['service', 'product', 'process', 'policy', 'price', 'story', 'place', 'people'],
        about:
          'bespoke|made to|commissions|commission (?:me|us|a|your)|custom\\b|custom-?made|to your|one[- ]off',
        lead: ['Made to order at {name}:', 'What {name} makes for you:'],
      },
    ],
    pic: {
      ask: 'A sketch of yours beside the finished thing',
      alt: 'A pencil sketch beside a half-finished thing',
    },
    claims: [
      [
        'Showing likes and dislikes describes taste better than adjectives',
        'practice of designers and makers',
      ],
    ],
  },
  {
    id: 'when-it-is-delivered',
    format: 'checklist',
    again: 8,
    emoji: '📦',
    tick: true,
    tags: ['Delivery', 'GoodToKnow', 'BePrepared'],
    title: ['Getting a delivery: what to write with your order', 'How a delivery finds you the first time'],
    cover: 'What to write with your order',
    gist: [
      'Give the name on the bell, the floor, a phone number that you answer, and a place for when you are out. Then it arrives the first time.',
      'Name on the bell, floor, phone, and a place for when you are out: with these four, your order arrives.',
    ],
    subject: ['What to write with your order', 'So that it arrives the first time'],
    hooks: {
      '*': [
        'Want your delivery to arrive the first time? Write these four things with your order.',
        'The most common problem with a delivery: the name on the bell is another one.',
      ],
      ptal: 'Bell, floor, phone, a place for when you are out: four details that spare a second trip.',
      fi: 'Waiting for a delivery? With these details it finds you.',
      h: 'The map says that you live in the pond. Please correct it.',
    },
    lines: {
      '*': [
        'Write the name on the bell with your order. It may be another one than yours.',
        'Say what the map gets wrong about your address.',
        'Name a place for your delivery when you are out: a neighbour, a shed, a box with a lid.',
        'Give a phone number that you answer on the day of the delivery.',
      ],
      h: ['Beware of the dog? Better say so with the order.'],
    },
    scene: [
      'Seven bells, and none of them has the name on the order.',
      'You wait inside, and outside somebody drives past the house.',
    ],
    why: [
      ['Searching for a door takes longer than the drive.', 'Every minute is missing at the next door.'],
      ['A second trip costs time, and what is fresh suffers.', 'It would be a pity if it came a day later.'],
    ],
    parts: [
      [
        'Name at the door',
        ['It is the first thing that is looked for.', 'A slip of paper on the door is fine for a day.'],
        'A bell with a name',
      ],
      [
        'Floor and entrance',
        ['Left or right, front or back.', 'What helps you helps whoever carries it.'],
        'A staircase',
      ],
      [
        'A phone number',
        ['One that you answer that day.', 'Unknown numbers may be your delivery.'],
        'A phone',
      ],
      ['Somewhere to leave it', ['Dry and out of sight.', 'Tell the neighbour as well.'], 'A box by a door'],
    ],
    turn: ['Then you only need to unpack it.', 'A light over the door helps in winter.'],
    asks: ['What does the map get wrong about your home?', 'Who takes in your parcels?'],
    ends: {
      ptal: 'Bell, floor, phone, place.',
      fi: 'Then it comes to the right door.',
      h: 'And regards to the dog.',
    },
    keep: 'the next order',
    send: 'somebody whose house nobody finds',
    needs: '\\bdeliver(?:y|ies|ed|s)?\\b|\\bwe drop\\b',
    unless:
      'deliver(?:s|ed|ing)? (?:training|courses|projects|results|workshops|babies)|project delivery|courier|same-day parcels|software|delivery (?:of|manager)',
    own: [
      {
        kinds: ['service', 'policy', 'price', 'offer', 'process', 'place', 'product', 'hours'],
        about: 'deliver|we drop',
        lead: ['Delivery by {name}:', 'How {name} delivers:'],
      },
    ],
    pic: {
      ask: 'Your van, bike or boxes, packed for the round',
      alt: 'Packed boxes ready for a delivery round',
    },
    claims: [
      [
        'Missing names and access details are a common cause of failed deliveries',
        'experience of delivery services',
      ],
    ],
  },
  {
    id: 'the-same-face',
    format: 'answer',
    again: 8,
    emoji: '🙂',
    tags: ['SamePerson', 'Trust', 'GoodToKnow'],
    title: [
      'Always the same person: why that is good for you',
      'The same person each time: what it saves you',
    ],
    cover: 'The same person each time',
    gist: [
      'Somebody who has been before knows where things are and how you like it. You need not explain anything twice.',
      'With the same person each time, you save explaining, and small changes are noticed.',
    ],
    subject: ['The same person each time', 'Why it is good for you'],
    hooks: {
      '*': [
        'When the same person comes, you need not explain anything twice.',
        'Why is a familiar face good for you? Here are three reasons.',
      ],
      ptal: 'Somebody who knows the place sees what has changed.',
      fi: 'Do you like to see a familiar face? There are good reasons for it.',
      h: 'The third new person asks where the light switch is. The same person does not.',
    },
    lines: {
      '*': [
        'Ask who will come, and whether it is the same person each time.',
        'Tell somebody who knows your place what has changed since the last time.',
        'With the same person, each visit begins where the last one ended.',
        'If somebody does not suit you, say so early. It can usually be changed.',
      ],
      h: ['Somebody who knows where the light switch is: that is what trust looks like.'],
    },
    scene: [
      'The door opens, two sentences, and the work begins.',
      'You explain for the fourth time how you like it.',
    ],
    why: [
      [
        'A lot of what matters is not written down anywhere.',
        'Habits and small wishes are learned over time.',
      ],
      ['Familiar people notice when something is different.', 'They can say so before it becomes a problem.'],
    ],
    parts: [
      [
        'Nothing to explain',
        ['It is known where things are and how you like them.', 'The time goes into the work.'],
        'Two people at a door',
      ],
      [
        'Changes are noticed',
        ['A new noise, a new stain, a bad day.', 'Small things are seen early.'],
        'A hand pointing',
      ],
      [
        'You know who comes',
        ['That feels good, above all at home.', 'You can ask and say things freely.'],
        'A familiar face',
      ],
    ],
    turn: ['And after some time you know how they take their tea.', 'Ask about it before you book.'],
    asks: ['Is it important to you to see the same face?', 'Who has been coming to you the longest?'],
    ends: {
      ptal: 'Same person, less explaining, better eyes.',
      fi: 'A familiar face is worth a lot.',
      h: 'And the light switch is on the left.',
    },
    question: 'Why is it good if the same person comes?',
    short: ['Because you need not explain everything again.', 'They know you, and how you like things done.'],
    keep: 'the next time you choose somebody',
    send: 'somebody who likes familiar faces',
    needs:
      '\\bsame (?:tech|technician|person|cleaners?|driver|guide|teacher|tutor|carer|therapist|engineer|gardener|walker|groomer|stylist|adviser|advisor|team|two|people|face)\\b|\\bnamed (?:contact|person|carer)',
    unless: 'accountan|software',
    own: [
      {
        kinds: ['service', 'process', 'policy', 'people', 'product'],
        about:
          'same (?:person|cleaner|carer|therapist|instructor|driver|teacher|tutor|vet|dentist|stylist|physio|face)|\\bnamed\\b',
        lead: ['How it works at {name}:', 'Who comes from {name}:'],
      },
    ],
    pic: { ask: 'Somebody of yours at a door, from behind', alt: 'Two people talking in a doorway' },
    claims: [['Knowing a place saves time on each visit', 'common experience in trades and care']],
  },
  {
    id: 'what-a-guarantee-covers',
    format: 'checklist',
    again: 8,
    emoji: '📄',
    tick: true,
    tags: ['Guarantee', 'AskBetter', 'GoodToKnow'],
    title: ['Guarantee: four things to ask when you buy', 'What does a guarantee cover? Four questions'],
    cover: 'Guarantee: four questions',
    gist: [
      'Ask how long it lasts, what it covers, what you have to do for it, and whom to call. Keep the receipt, and you are on the safe side.',
      'A guarantee is worth most if you know its terms and still have the receipt.',
    ],
    subject: ['Guarantee: four questions', 'What to ask about a guarantee'],
    hooks: {
      '*': [
        'What does a guarantee cover? Ask these four questions on the day you buy.',
        'A guarantee helps only if you know what it covers and have kept the receipt.',
      ],
      ptal: 'How long, what for, what to do, whom to call: four questions about a guarantee.',
      fi: 'Have you just bought something with a guarantee? Ask these four things.',
      h: 'Things break one day after you have thrown away the receipt.',
    },
    lines: {
      '*': [
        'Photograph the receipt and the guarantee on the day you buy.',
        'Ask what you have to do to keep a guarantee: some need a service once a year.',
        'Ask whether a guarantee covers parts and work, or parts only.',
        'Keep the receipt in one folder. Then you find it when you need it.',
      ],
      h: ['The folder with the guarantees is the dullest and most useful one in the house.'],
    },
    scene: [
      'Something breaks, and you look for the receipt in three drawers.',
      'The receipt is at hand, one call, and it is put right.',
    ],
    why: [
      ['A guarantee has terms, and they differ.', 'What one covers, another leaves out.'],
      ['With proof, everything goes quickly.', 'Without a receipt, it is hard to show when it was bought.'],
    ],
    parts: [
      [
        'How long does it last?',
        ['From the day you buy or from the day it is fitted.', 'Write the date into your calendar.'],
        'A calendar',
      ],
      ['What does it cover?', ['Parts, work, travel.', 'Ask what is left out as well.'], 'A guarantee card'],
      [
        'What do I have to do?',
        ['Some want a registration or a service.', 'Do it at once, then it is done.'],
        'A form',
      ],
      [
        'Whom do I call?',
        ['The one who sold it, or the maker.', 'Keep the number with the receipt.'],
        'A phone number on a note',
      ],
    ],
    turn: ['Mostly you will never need it.', 'It is good to have.'],
    asks: ['Where do you keep your receipts?', 'Have you ever used a guarantee?'],
    ends: {
      ptal: 'Ask, photograph, file.',
      fi: 'If something is unclear, just ask.',
      h: 'And do not throw away the receipt.',
    },
    keep: 'the next thing you buy',
    send: 'somebody who keeps no receipts',
    needs: 'guarantee|warrant(?:y|ies)',
    unless: 'car (?:sales|dealer)|used cars|funeral|guaranteed (?:grade|pass|results)',
    own: [
      {
        kinds: ['guarantee', 'policy', 'service', 'product', 'offer', 'process'],
        about: 'guarantee|warrant',
        lead: ['The guarantee at {name}:', 'What {name} stands for:'],
      },
    ],
    pic: { ask: 'A slip and a receipt on a table', alt: 'A receipt and a guarantee slip on a table' },
    claims: [
      [
        'A voluntary guarantee stands beside statutory rights',
        'consumer law in many countries, with differences',
      ],
      ['A missed service may end a guarantee', 'usual terms'],
    ],
  },
  {
    id: 'a-day-that-stays',
    format: 'howto',
    again: 8,
    emoji: '🎨',
    tags: ['Workshop', 'LearnSomething', 'GoodToKnow'],
    title: ['How to get the most out of a course or workshop', 'Going to a workshop? Four tips'],
    cover: 'Get the most out of a workshop',
    gist: [
      'Come with a question, take notes and pictures, and do it again within a week. Then what you learned stays.',
      'Practise once in the week after a workshop. It makes the difference between having seen it and being able to do it.',
    ],
    subject: ['Get the most out of a workshop', 'How to remember what you learned'],
    hooks: {
      '*': [
        'Going to a course or workshop? With these four tips you remember what you learned.',
        'What you learn in a workshop stays if you do it again within a week.',
      ],
      ptal: 'A question before, notes during, practice after: that is how a course pays off.',
      fi: 'Looking forward to your course? Here is how to get most out of it.',
      h: 'On Saturday you could do it. On Thursday you only remember the cake. This helps.',
    },
    lines: {
      '*': [
        'Bring one question of your own to a workshop.',
        'Take pictures of each step in a workshop. They help at home.',
        'Do it again within a week of a course. It need not be good.',
        'Show somebody at home what you have learned in the course.',
      ],
      h: ['Your first try may look like your first try.'],
    },
    scene: [
      'At the workshop it was easy. At home you do not know how to begin.',
      'On the way home you write down three things, and they hang over your table for years.',
    ],
    why: [
      ['We forget most new things within days.', 'Without practice, it is soon gone.'],
      ['What you have done twice, you can do.', 'The second time shows what is still unclear.'],
    ],
    parts: [
      [
        'Bring a question',
        ['Something at which you got stuck.', 'A picture of your own try is good, too.'],
        'A notebook',
      ],
      [
        'Take notes and pictures',
        ['Three lines and five pictures are enough.', 'Ask first whether pictures are fine.'],
        'A phone taking a picture',
      ],
      [
        'Repeat it soon',
        ['Within a week is best, so put it into your diary.', 'Half an hour in the same week is enough.'],
        'A diary',
      ],
      [
        'Show somebody',
        ['When you explain it, you notice what you know.', 'Children ask the best questions.'],
        'Two people at a table',
      ],
    ],
    turn: ['And if you get stuck, ask.', 'Then you are ready for the next course.'],
    asks: ['What would you like to learn?', 'What did you last learn in a day?'],
    ends: {
      ptal: 'Ask, note, repeat, show.',
      fi: 'Have a lovely day at your course.',
      h: 'And the cake was good, too.',
    },
    keep: 'the day of your course',
    send: 'somebody who would come along',
    needs:
      '(?<!(?:bike|bicycle|cycle|car|repair|joinery|our|the|my|own|small) )\\bworkshops? (?:weekend|day|place|every|twice|once|on|for)|\\bworkshops?\\b.*[£$€]|\\b(?:we|I) (?:also )?(?:teach|run|hold|give) .*(?:workshops?|class(?:es)?|courses?|sewing|lessons?)|\\b(?:beginners?|evening|weekend|day) (?:course|class|workshop)',
    unless:
      'driving|swim|toddler|baby|antenatal|first aid|yoga|pilates|fitness|gym\\b|dance|school (?:workshops|visits)',
    own: [
      {
        kinds: ['event', 'service', 'price', 'product', 'offer', 'people', 'process'],
        about:
          'workshops? (?:on|for|with|:)|workshops?:|^workshops?\\b|in a workshop of|class|course|teach|lesson',
        lead: ['Courses at {name}:', 'What you can learn at {name}:'],
      },
    ],
    pic: { ask: 'A table of yours, set for a workshop', alt: 'A table with tools laid out for a workshop' },
    claims: [
      ['A repetition within days keeps much of what was newly learned', 'research on memory (spacing)'],
    ],
  },
  {
    id: 'look-twice-at-used-things',
    format: 'checklist',
    again: 8,
    emoji: '🔍',
    tick: true,
    tags: ['SecondHand', 'BuyUsed', 'LookTwice'],
    title: ['Buying second-hand: what to look at', 'How to buy second-hand well'],
    cover: 'Buying second-hand well',
    gist: [
      'Look at seams and corners, move everything that moves, smell it, and ask where it comes from. Small signs of wear are fine, hidden damage is not.',
      'With second-hand things, look, move, smell, ask. Then you know what you are getting.',
    ],
    subject: ['Buying second-hand well', 'What to look at'],
    hooks: {
      '*': [
        'How do you buy second-hand well? Look, move, smell, ask.',
        'Second-hand finds: what to look at before you take one home.',
      ],
      ptal: 'Good second-hand things have proved that they last.',
      fi: 'Do you love second-hand finds? Here is what to look at.',
      h: 'Every second-hand thing has had a life before you. Ask about it.',
    },
    lines: {
      '*': [
        'Move everything that moves on a second-hand thing: drawers, zips, wheels.',
        'Smell second-hand things. Smoke and damp hardly ever go away, dust does.',
        'Ask where a second-hand thing comes from. The story is often lovely.',
        'Measure first: will your second-hand find fit through the door?',
      ],
      h: ['The best find is always the one that does not fit into the car.'],
    },
    scene: [
      'You see it in the corner and know at once where it would stand at home.',
      'You pull out the drawer, and it runs as it did on the first day.',
    ],
    why: [
      ['What has lasted for twenty years is well made.', 'Weak things were thrown away long ago.'],
      ['Buying used saves money and material.', 'It need not be made anew.'],
    ],
    parts: [
      [
        'Look at seams and corners',
        ['That is where things wear first.', 'Small marks are fine, loose joints are not.'],
        'A corner of a thing',
      ],
      ['Move what moves', ['Zips, hinges, drawers, switches.', 'Everything once.'], 'A hand on a drawer'],
      ['Smell it', ['Inside as well.', 'Dust can be cleaned, damp stays.'], 'An open drawer'],
      [
        'Ask where it comes from',
        ['How old it is, and what has been repaired.', 'Who sells it usually likes to tell.'],
        'Two people talking',
      ],
    ],
    turn: [
      'Then take it home before somebody else does.',
      'You will think of the story each time you see it.',
    ],
    asks: ['What is your best second-hand find?', 'Which second-hand thing are you looking for?'],
    ends: { ptal: 'Look, move, smell, ask.', fi: 'Come and look for yours.', h: 'And measure the car.' },
    keep: 'the next hunt',
    send: 'somebody who loves old things',
    needs:
      '\\bused (?!by|for|in|to|with)|second[- ]hand|vintage|pre-?loved|pre-?owned|refurbish|reconditioned|trade-?ins?|part[- ]exchange|antiques?\\b|upcycl',
    unless:
      'stairlift|mobility|hearing|medical|\\blifts?\\b|used cars?|car (?:sales|dealer)|nearly new cars|vehicles|books? ?shop|bookshop|records|vinyl',
    own: [
      {
        kinds: ['product', 'service', 'policy', 'process', 'offer', 'story', 'place'],
        about:
          'used (?!to\\b|by\\b|for\\b|in\\b)|second[- ]hand|vintage|pre-?loved|pre-?owned|refurbish|recondition|trade-?in|antique',
        lead: ['Second-hand at {name}:', 'What there is at {name}:'],
      },
    ],
    pic: {
      ask: 'A used thing of yours with its best scratch',
      alt: 'An old thing with marks of use on a table',
    },
    claims: [
      ['Helmets and child seats may have damage that cannot be seen', 'advice of road safety bodies'],
      ['Smoke and damp smells are hard to remove', 'restoration practice'],
    ],
  },
  {
    id: 'mend-it-first',
    format: 'howto',
    again: 8,
    emoji: '🔧',
    tags: ['MendIt', 'RepairFirst', 'MakeItLast'],
    title: ['Repair it or replace it? How to decide', 'Broken? Ask before you throw it away'],
    cover: 'Repair it or replace it?',
    gist: [
      'Was it good? Is only one part broken? Does the repair cost less than half of a good new one? Then have it repaired.',
      'Send a picture before you throw something away. Often it is only a small part.',
    ],
    subject: ['Repair it or replace it?', 'Ask before you throw it away'],
    hooks: {
      '*': [
        'Broken? Do not throw it away yet. Three questions show whether a repair is worth it.',
        'Repair it or buy a new one? Here is how to decide.',
      ],
      ptal: 'Good quality, one broken part, a fair price: then repairing is right.',
      fi: 'Your favourite thing is broken? It can often be saved.',
      h: 'Every home has a drawer for things that will be repaired one day. Today is a good day.',
    },
    lines: {
      '*': [
        'Send a picture before you throw something away. One look often shows whether it can be repaired.',
        'Ask for a repair early. Small damage is a small bill.',
        'Keep the part that has come off. It makes the repair easier.',
        'Compare the repair with the price of a good new one, not of any new one.',
      ],
      h: ['Sticky tape is not a repair. It is a wish.'],
    },
    scene: [
      'You are already at the bin, and then you take it back inside.',
      '"That is nothing", says somebody who does it every day, and you are glad.',
    ],
    why: [
      ['Mostly one part is broken, and everything else is fine.', 'What was well made can be repaired well.'],
      ['A repair saves money and material.', 'You keep what you know and like.'],
    ],
    parts: [
      [
        'Find out what is broken',
        ['Where, since when, and what happened before.', 'The more exact, the better.'],
        'A broken part',
      ],
      [
        'Take two pictures',
        ['A close one and one of the whole.', 'With the label, if there is one.'],
        'A phone taking a picture',
      ],
      [
        'Ask for the price',
        ['And how long it takes.', 'Under half the price of a good new one, it is mostly worth it.'],
        'A price on a note',
      ],
      [
        'Ask how it will be afterwards',
        ['As good as new, or good for some years more.', 'An honest answer helps you to decide.'],
        'A repaired thing',
      ],
    ],
    turn: ['And you have your old favourite back.', 'What has been repaired once lasts a good while longer.'],
    asks: ['What have you had repaired?', 'What is waiting in your drawer to be repaired?'],
    ends: {
      ptal: 'Look, ask, compare, decide.',
      fi: 'Just ask. A picture is enough.',
      h: 'And then the drawer is empty.',
    },
    keep: 'the next time something breaks',
    send: 'somebody with a full drawer',
    needs:
      '\\brepair(?:s|ed|ing)?\\b|\\brestor(?:e|es|ed|ation|ing)\\b|sharpen|\\bmend|re-?upholster|re-?handl|resol(?:e|ing)|reglaz|servicing|renovation of',
    unless:
      'roof|plumb|electric(?:ian|al)|boiler|\\bcars?\\b|garage|phone|computer|laptop|IT support|teeth|dent(?:al|ist)|\\bskin\\b|hair|memorial|headstone|piano|website|damage restoration|water damage',
    own: [
      {
        kinds: ['service', 'product', 'process', 'price', 'policy', 'story', 'offer', 'place'],
        about: '\\brepairs?\\b|restor|sharpen|\\bmend|upholster|renovat|reglaz',
        lead: ['Repairs at {name}:', 'What {name} repairs:'],
      },
    ],
    pic: {
      ask: 'A thing before or after you have mended it',
      alt: 'A worn thing on a workbench beside tools',
    },
    claims: [
      [
        'Up to half the price of an equal new thing a repair usually pays',
        'rule of thumb of repair trades and consumer bodies',
      ],
    ],
  },
  {
    id: 'look-it-up-yourself',
    format: 'howto',
    again: 9,
    emoji: '📋',
    tags: ['CheckFirst', 'Qualified', 'GoodToKnow'],
    title: ['How to check that somebody is qualified', 'Registered or certified: how to look it up'],
    cover: 'How to check a qualification',
    gist: [
      'Ask for the name and number, look them up on the official register, and see what the entry covers. It takes three minutes.',
      'Many professions have a public register. There you can see whether somebody is entered, and for what.',
    ],
    subject: ['How to check a qualification', 'Three minutes in a register'],
    hooks: {
      '*': [
        'Registered, certified, qualified: here is how to check it in three minutes.',
        'May you ask for a qualification? Yes, and anybody who has one is glad.',
      ],
      ptal: 'An entry in an official register can be checked by everybody.',
      fi: 'Would you like to be sure? Look it up. It takes three minutes.',
      h: 'Trust is good. Looking it up takes three minutes.',
    },
    lines: {
      '*': [
        'Look up a qualification on the official register, not only on a website.',
        'Ask for the number when somebody says that they are registered.',
        'See what a registration covers, and until when.',
        'You may ask any professional for their qualification. It is a normal question.',
      ],
      h: ["Three minutes of looking up make for a very good night's sleep."],
    },
    scene: [
      'You want to be sure and do not know where to look.',
      'You type in the name, and there is the entry with a number.',
    ],
    why: [
      ['Some titles are protected by law and others are not.', 'You cannot tell from the word alone.'],
      ['Training and control protect customers.', 'A register means that somebody checks.'],
    ],
    parts: [
      [
        'Ask for name and number',
        ['It is an ordinary question.', 'Exactly as it stands in the register.'],
        'A certificate',
      ],
      [
        'Search the official register',
        ['Most have a search that is open to all.', 'Type the address yourself.'],
        'A search page',
      ],
      [
        'See what the entry covers',
        ['Which work, and until when.', 'Not every entry covers everything.'],
        'A line on a screen',
      ],
    ],
    turn: ['Then you know for certain.', 'Good people are glad that you ask.'],
    asks: [
      'Have you ever looked up whether somebody is qualified?',
      'What would you like to know about our training?',
    ],
    ends: {
      ptal: 'Name, number, register.',
      fi: 'Ask us, too. The question is welcome.',
      h: 'And then sleep well.',
    },
    keep: 'the next time you choose somebody',
    send: 'somebody who is looking for a professional',
    needs:
      '\\bqualified\\b|\\bregistered (?!charity)|accredited|certified|chartered|gas safe|NICEIC|members? of the (?:royal|british|national|guild|institute|association)',
    unless: 'registered charity|licensed bar|fully licensed (?:bar|restaurant)|pre-registered|premises licen',
    own: [
      {
        kinds: ['proof', 'people', 'policy', 'service', 'process', 'story'],
        about:
          'qualified|registered|accredited|licen[sc]ed|certified|insured|DBS|members? of|chartered|gas safe',
        lead: ['You can look this up, too:', 'Qualifications at {name}:'],
      },
    ],
    pic: { ask: 'Your certificate or card, without private details', alt: 'A framed certificate on a wall' },
    claims: [
      [
        'Public registers of professions and trades can be searched by anybody in many countries',
        'advice of consumer bodies',
      ],
    ],
  },
];
