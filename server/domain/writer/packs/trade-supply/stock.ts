// On the customer's shelf: when to order, what to count, what lies in the way.
import type { Idea } from '../../library/idea.ts';

export const STOCK: readonly Idea[] = [
  {
    id: 'two-boxes-and-a-card',
    format: 'howto',
    again: 9,
    emoji: '📦',
    tags: ['StockControl', 'TwoBinSystem', 'SmallBusinessTips'],
    title: [
      'How to never run out of consumables: two boxes and a card',
      'The two-bin system: stock control without counting',
    ],
    cover: 'Two boxes and one card',
    gist: [
      'Keep each consumable in two boxes and take from the front one only. When it is empty, its card goes on the order board and the second box comes forward. No counting, no software.',
      'The two-bin rule is as old as factories: the empty box is the order. It works for screws, cartons, gloves and coffee lids alike.',
    ],
    subject: ['The empty box is the order', 'No counting, no software'],
    hooks: {
      '*': [
        'Running out of boxes, tape or gloves on a Friday? Two bins and a card stop it.',
        'The simplest stock system in the world is an empty box.',
      ],
      pt: [
        'The two-bin method turns an empty container into a reorder signal, with no counting.',
        'Replenishment works best when the signal cannot be overlooked.',
      ],
      fi: [
        'Has somebody at your place taken the last roll of tape and said nothing?',
        'Nobody likes counting gloves. Here is how to never do it again.',
      ],
      a: 'Two bins per item. Front one empty: order.',
      h: 'Whoever opens the last box of gloves is never at work the next day.',
      l: 'An empty box, a card, and order comes by itself.',
    },
    lines: {
      '*': [
        'Two boxes of each consumable: use one, and when it is empty, reorder and start on the other. That is the whole system.',
        'Write on the stock card: item, supplier number, how many to order. Then anybody can do it, on any day.',
        'How much in the second box? What you use while waiting for delivery, and a half again for bad weeks.',
        'Hang the order cards where everybody passes. A list in a drawer has never ordered anything.',
      ],
      h: ['"I thought you had ordered it" is the motto of every stockroom in the world.'],
    },
    scene: [
      'Thursday, twenty to four, the courier is due at four, and the tape gives a last dry sound.',
      'On the shelf stands a box that says "nitrile, large". It has been empty since Monday. Everybody believed it.',
    ],
    why: [
      [
        'Counting gets skipped when it is busy, and it is busy precisely when things run out.',
        'A system that needs nobody to remember it also works on the day when nobody does.',
      ],
      [
        'A rush order costs freight, nerves, and now and then a customer.',
        'The dear part of a missing carton is the person who stands beside it.',
      ],
    ],
    parts: [
      [
        'Split each item into two boxes',
        [
          'Same shelf, one behind the other.',
          'Where it is bulky, a strip of tape on the wall marks the second half.',
        ],
        'Two equal boxes one behind the other',
      ],
      [
        'Size the second box',
        [
          'Usage per week times weeks of delivery, and something on top.',
          'It must carry you from the order to the ring of the bell.',
        ],
        'A pencil sum on a card',
      ],
      [
        'Put a card on the second',
        [
          'With item number, supplier and quantity.',
          'When you open it, the card comes into your hand by itself.',
        ],
        'A card tied to a stock box',
      ],
      [
        'Order what hangs on the board',
        ['Twice a week, by whoever is on duty.', 'Card off when the goods are in, back onto the box.'],
        'A board with a few cards on hooks',
      ],
    ],
    turn: [
      'After a month, look at which cards never came. Those are too well stocked.',
      'The first quiet Friday is the proof.',
    ],
    asks: ['What do you run out of at the worst moment?', 'How do you know at your place when to reorder?'],
    ends: {
      pa: 'An empty box is a clear message.',
      fi: 'And whoever takes the last one writes it down. Please.',
      t: 'Reorder point: lead time demand and safety stock.',
      h: 'The gloves have been found. In the wrong size.',
      l: 'A card on a hook, and calm.',
    },
    work: 'Begin with ten items: those whose lack stops work. A system for ten that holds is better than one for three hundred that nobody keeps up.',
    keep: 'the next tidy-up of the stockroom',
    send: 'whoever always discovers the last one',
    own: [
      {
        kinds: ['process', 'service', 'offer', 'policy', 'number'],
        about: 'deliver|next day|same day|stock|reorder|standing order|call-?off|lead time',
        lead: ['And for the second box.', 'How quickly it comes from here.'],
      },
    ],
    pic: {
      ask: 'Two boxes of one item on a shelf, a card on the second',
      alt: 'Two stock boxes on a shelf, a card on one of them',
    },
    claims: [
      [
        'Two-bin replenishment; reorder point from lead time demand and safety stock',
        'textbook of operations management',
      ],
    ],
  },
  {
    id: 'oldest-to-the-front',
    format: 'tip',
    again: 9,
    emoji: '🔄',
    tags: ['FirstInFirstOut', 'Stockroom', 'SmallBusinessTips'],
    title: [
      'First in, first out: how to stock a shelf so that nothing goes off',
      'Tape, glue and labels age: how to rotate stock on a shelf',
    ],
    cover: 'Oldest to the front',
    gist: [
      'Tape dries, glue cures, labels yellow and rubber goes brittle. New stock goes behind, old to the front, and the month of arrival is written large on the box.',
      'A shelf that is filled from the front keeps its oldest box forever. Fill from behind, and each box gets its turn.',
    ],
    subject: ['New goes behind', 'Write the month on the box'],
    hooks: {
      '*': [
        'Consumables age too: tape, glue, gloves, seals. Put the new box behind the old one.',
        'At the very back of each stockroom stands a box from another era.',
      ],
      pt: [
        'Adhesives, elastomers and printed labels have a shelf life, and only rotation makes use of it.',
        'Stock that is not rotated ages at the very place where nobody looks.',
      ],
      fi: [
        'What stands right at the back on your shelf? Honestly?',
        'When did you last see the back wall of your stockroom?',
      ],
      a: 'New stock behind, old stock to the front, month on the box.',
      h: 'Archaeologists date stockrooms by the logo on the tape.',
      l: 'The oldest first, as at any good table.',
    },
    lines: {
      '*': [
        'Write the month of arrival on every box with a thick pen, on the side that faces you.',
        'Glue, sealant and tape have a date on them. Look at it when they arrive, and not when they fail.',
        'Fill a shelf from behind and take from the front. Where you only reach the front: move the old box on to the new one.',
        'Cardboard in a damp corner loses its strength. Store cartons flat, dry and off the floor.',
      ],
      h: [
        'The toner at the back belongs to a printer that has been retired since the last World Cup but two.',
      ],
    },
    scene: [
      'The roll sticks to itself and comes off in threads. On its core stands a year in which you did not yet work here.',
      'The delivery comes, it is raining, and somebody puts it quickly in front. That is how it begins.',
    ],
    why: [
      [
        'Convenience fills from the front, and so the oldest box is never reached.',
        'Whoever has no time takes the nearest. So the nearest has to be the oldest.',
      ],
      [
        'What has gone off was paid for, stored for years, and in the end is thrown away for a fee.',
        'Unused stock costs three times: buying, keeping, disposing.',
      ],
    ],
    parts: [
      [
        'Mark the month on arrival',
        ['One digit or word, large, readable from the door.', 'It takes as long as opening the box.'],
        'A thick pen writing on a carton',
      ],
      [
        'Fill from behind',
        [
          'Shelves with access from both sides do it for you.',
          'Otherwise pull forward first, and add second.',
        ],
        'A person pulling boxes to the front',
      ],
      [
        'Once a quarter, look at the back',
        [
          'What has not moved for a year is no stock, it is a memory.',
          'Send it back, give it away, or use it up on purpose.',
        ],
        'A torch shining to the back of a shelf',
      ],
    ],
    turn: [
      'A shelf in order takes no more time. It takes it earlier.',
      'Whatever is still behind there after that belongs in a museum.',
    ],
    asks: ['What is the oldest thing in your stockroom?', 'Which consumable has gone off on you?'],
    ends: {
      pa: 'Rotate on arrival, and it never becomes a job.',
      fi: 'Go and look. It has waited for you for years.',
      t: 'FIFO, dated, with a quarterly check.',
      h: 'The dig continues on the lower shelf.',
      l: 'In its turn.',
    },
    work: 'A shelf rule has to be so simple that it survives a temp on their first day: pen on a string, new behind, done.',
    keep: 'the next delivery',
    send: 'whoever unpacks at your place',
    own: [
      {
        kinds: ['policy', 'service', 'product', 'process', 'guarantee'],
        about: 'shelf life|returns\\b|return (?:it|them|any|goods|items)|batch|date|storage|stock',
        lead: 'And so that less has to be stored.',
      },
    ],
    pic: {
      ask: 'A carton with a month written on it in thick pen',
      alt: 'A carton on a shelf with a handwritten month',
    },
    claims: [
      [
        'Adhesives, sealants and elastomers have a shelf life; cardboard loses strength with damp',
        "manufacturers' data sheets",
      ],
      ['First in, first out', 'textbook of warehousing'],
    ],
  },
  {
    id: 'what-stops-the-work',
    format: 'question',
    again: 9,
    emoji: '🧷',
    tags: ['Workshop', 'SmallBusiness', 'AskTheTrade'],
    title: [
      'Which tiny item brings your work to a halt when it is missing?',
      'The part for pennies that stops your whole business',
    ],
    cover: 'The small thing that stops it all',
    gist: [
      'A lid, a seal, a label, a certain screw: in every business there is one part for pennies without which nothing leaves the house. Which is it at yours?',
      'The dear machine seldom stops work. The missing clip does. Name yours, and check on the way home how many are left.',
    ],
    subject: ['A part for pennies', 'What stops you?'],
    hooks: {
      '*': [
        'Which cheap little part brings your whole business to a halt when it runs out?',
        'In most workshops work stops for want of something that costs less than a coffee.',
      ],
      pt: [
        'Value and importance of an item are two lists, and the second is seldom written down.',
        'Downtime is caused more often by pennies than by machines.',
      ],
      fi: [
        'Do you have an item that you count in your sleep?',
        'Which small thing do you count twice before a long weekend?',
      ],
      a: 'Name the part that stops you. Then count it.',
      h: 'The oven cost a fortune. The bakery closed early for lack of bags.',
      l: 'A small clip on which much hangs.',
    },
    lines: {
      '*': [
        'Which item for a few pennies stops your work when it is missing? Bags, clips, lids, till rolls?',
        'Make a list of the five cheap things without which nothing leaves your house. Of those, keep double.',
        'Till rolls, cable ties, cup lids: nobody ever praises them, and everybody knows the day when they ran out.',
        'A spare of each fuse, belt and bulb costs little on the shelf and a day when it is not there.',
      ],
      h: ['"Everything is here" is usually said just before somebody looks for a pen.'],
    },
    scene: [
      'Saturday, quarter to twelve, the queue reaches the door, and the drawer with the lids is empty.',
      'A whole crew stands around a machine that has nothing wrong with it. Only one pin is missing.',
    ],
    why: [
      [
        'Dear things are watched, cheap ones are taken for granted, and so it is those that run out.',
        'Budgets follow price. Standstill does not.',
      ],
    ],
    parts: [
      [
        'Things that go out with the goods',
        [
          'Bags, lids, labels, receipts: without them nothing leaves.',
          'Wrapping is cheap until there is none.',
        ],
        'A stack of cup lids',
      ],
      [
        'Things that keep it running',
        [
          'Fuses, belts, filters, till rolls, the one odd battery.',
          'Spares are bought on quiet days or at three times the price.',
        ],
        'A drawer with fuses and belts',
      ],
    ],
    turn: [
      'Say what it is at yours. Somebody who reads along is about to run out of it.',
      'Then put one in the glove box.',
    ],
    asks: ['Which tiny thing stops your business?', 'What do you always keep double?'],
    ends: {
      pa: 'Cheap and critical: a list worth having.',
      fi: 'Somebody will say a pen. It is often a pen.',
      t: 'Rank stock by downtime and not by value.',
      h: 'The oven sends its regrets.',
      l: 'One clip.',
    },
    keep: 'the next quiet hour at work',
    send: 'a colleague from the trade',
    own: [
      {
        kinds: ['service', 'process', 'policy'],
        about: 'same day|next day|collect|counter|emergency|express|small quantit|no minimum',
        lead: 'For the day when it happens all the same.',
      },
    ],
    pic: { ask: 'One small part of your range in an open palm', alt: 'A small part lying in an open palm' },
    claims: [
      ['Criticality and value of stock differ', 'textbook of inventory control (criticality analysis)'],
    ],
  },
  {
    id: 'monthly-truck-or-weekly-parcel',
    format: 'either',
    again: 9,
    emoji: '🚚',
    tags: ['Purchasing', 'ThisOrThat', 'SmallBusinessTips'],
    title: [
      'One big order a month, or a small one every week?',
      'Ordering for your business: by the pallet or by the parcel?',
    ],
    cover: 'One big order or many small?',
    gist: [
      'A full pallet is cheaper by the piece and fills the corridor. A weekly parcel costs more freight and leaves room to walk. How do you order?',
      'Big orders save freight and tie up money. Small ones cost freight and keep you nimble. Both sides have a case.',
    ],
    subject: ['Pallet or parcel?', 'Room or freight?'],
    hooks: {
      '*': [
        'Order once a month by the pallet, or every week by the box?',
        'There are two kinds of buyers: those with a full stockroom, and those who can walk through theirs.',
      ],
      pt: [
        'Ordering cost and holding cost pull in opposite directions.',
        'Every order quantity is a compromise between freight and floor.',
      ],
      fi: [
        'Do you buy ahead, or only when it gets thin?',
        'Do you sleep better with a full shelf, or with a free one?',
      ],
      a: 'Big and seldom, or small and often. Choose.',
      h: 'The corridor used to be a corridor. Now it is a very good price.',
      l: 'A full shelf, or a free one.',
    },
    lines: {
      '*': [
        'Pallet once a month or parcel every week: which saves you more in the end?',
        'A better unit price is only better if you use up what you bought before it gets old, wet or out of date.',
        'Before you take the larger quantity, ask where it will stand. Floor is a price as well.',
        'A middle way when ordering: one contract for the year, called off in small deliveries.',
      ],
      h: ['"It was cheaper per thousand", he says from somewhere behind the cartons.'],
    },
    scene: [
      'The lorry has gone, the pallet stands before the door, and it is wider than the door.',
      'Two firms in one yard. In one the tape has just run out, in the other there is tape until the children leave school.',
    ],
    why: [
      [
        'Each order has a fixed cost, and each day on the shelf has one as well. Somewhere between lies the sensible quantity.',
        'Freight is on the invoice. Floor, money and damage are not, and that is why they are forgotten.',
      ],
    ],
    parts: [
      [
        'Big and seldom',
        [
          'A better price, fewer deliveries, and peace for a month.',
          'One afternoon of lifting instead of four.',
        ],
        'A wrapped pallet before a door',
      ],
      [
        'Small and often',
        [
          'Little money on the shelf, and a change of mind costs nothing.',
          'It keeps pace with a week that nobody could have foreseen.',
        ],
        'One parcel on a doorstep',
      ],
    ],
    turn: [
      'Whoever does both has usually calculated it.',
      'And whichever you choose, measure the door first.',
    ],
    asks: ['Pallet or parcel: how do you order, and why?', 'What have you once bought far too much of?'],
    ends: {
      pa: 'Calculate it once, and review it each year.',
      fi: 'No shame in it. Somewhere there is a firm with tape for nine years.',
      t: 'Order cost against holding cost.',
      h: 'The corridor has a waiting list.',
      l: 'Room is worth something, too.',
    },
    keep: 'the next price list with quantity breaks',
    send: 'whoever does the buying at your place',
    own: [
      {
        kinds: ['offer', 'price', 'policy', 'service'],
        about: 'minimum|carriage|delivery|pallet|quantity|call-?off|volume|break',
        lead: ['How both can be done here.', 'And these are the terms.'],
      },
    ],
    pic: { ask: 'A pallet beside a single parcel', alt: 'A wrapped pallet beside a single parcel' },
    claims: [['Trade-off of ordering and holding costs', 'textbook (economic order quantity)']],
  },
];
