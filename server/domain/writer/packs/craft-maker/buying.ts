// Buying from makers, and having something made.
import type { Idea } from '../../library/idea.ts';
import { COLOURED, ONE_AT_A_TIME } from './kinds.ts';

export const BUYING: readonly Idea[] = [
  {
    id: 'what-is-in-the-price',
    format: 'answer',
    again: 10,
    emoji: '🏷️',
    tags: ['HandmadePrices', 'BuyHandmade', 'MakersLife'],
    title: ['Why do handmade things cost more?', 'What you pay for when you buy handmade'],
    cover: 'Why handmade costs more',
    question: 'Why does a handmade piece cost more than one from a factory?',
    short: 'Because one person makes each piece, step by step.',
    gist: [
      'The material is often the smallest part. You pay for the hours at the bench, for the tools, and for the pieces that do not turn out well.',
      'One person makes a few a day, and a machine makes thousands. That is where the difference comes from.',
    ],
    subject: ['Why handmade costs more', 'What you pay for'],
    hooks: {
      '*': [
        'Why does something handmade cost more? Most of the price is time.',
        'What do you pay for when you buy from a maker?',
      ],
      patl: 'Material is the smaller part of a handmade price. The larger part is working time.',
      fhi: "Have you ever wondered what a maker's price is made of?",
    },
    lines: {
      '*': [
        'A maker can finish a few pieces a day. The price has to pay for those hours.',
        'Some pieces crack, warp or are not good enough. The good ones have to pay for them as well.',
        'A handmade piece can often be repaired by the person who made it. Ask.',
        'If you would like a lower price, ask for seconds: pieces with a small flaw that work just as well.',
      ],
      h: ['The mug costs more than the one from the supermarket. It also knows who made it.'],
    },
    scene: [
      'You hold two that look alike, and one costs four times as much.',
      'At a market somebody asks: "So much for that?"',
    ],
    why: [
      [
        'A workshop makes dozens, and a factory makes thousands an hour.',
        'Each piece goes through the same pair of hands many times.',
      ],
      [
        'Design, photos, packing and fees are done by the same person.',
        'A small maker buys material in small amounts, which costs more.',
      ],
    ],
    parts: [
      [
        'Material',
        ['Good material costs more in small amounts.', 'It is often the smallest part of the price.'],
        'Raw material on a workbench',
      ],
      [
        'Working hours',
        ['From the first step to the finish, by one person.', 'Drying and waiting come on top.'],
        'Hands at work at a bench',
      ],
      [
        'What goes wrong',
        ['Part of every batch cannot be sold.', 'A piece with a flaw took just as long to make.'],
        'A flawed piece beside a good one',
      ],
    ],
    turn: [
      'You also get somebody who answers your questions.',
      'And a piece that nobody else has in just this way.',
    ],
    asks: ['Which handmade thing do you use every day?', 'What do you look at first when you buy handmade?'],
    ends: { patl: 'If you are not sure, just ask.', fhi: 'Ask how it is made. Makers like that question.' },
    keep: 'the next time you compare prices',
    send: 'somebody who loves handmade things',
    pic: { ask: 'A finished piece beside the raw material', alt: 'A finished piece beside its raw material' },
    claims: [['Labour is the largest part of handmade prices', 'craft business practice']],
  },
  {
    id: 'ask-for-something-made',
    format: 'howto',
    again: 9,
    emoji: '✍️',
    tags: ['MadeToOrder', 'CustomMade', 'BuyHandmade'],
    needs:
      'commission|custom|bespoke|made.to.(?:order|measure)|personali[sz]|your own (?:colou?r|design|idea)|to order',
    title: ['How to order something made just for you', 'Ordering a custom piece: what to tell the maker'],
    cover: 'How to order a custom piece',
    gist: [
      'Say who it is for, where it will be used, the size, the {colours|colors}, the date you need it and what you would like to spend. A photo of something you like helps.',
      'A maker can tell you quickly what is possible if you write six things: for whom, where, size, {colour|color}, date, budget.',
    ],
    subject: ['How to order a custom piece', 'What to write to a maker'],
    hooks: {
      '*': [
        'Would you like something made just for you? Tell the maker these six things.',
        'How to write to a maker when you would like something special.',
      ],
      patl: 'Six short answers are enough for a maker to tell you what is possible.',
      fhi: 'Have you got something in mind that you cannot find anywhere? Have it made.',
    },
    lines: {
      '*': [
        'When you order a custom piece, say when you need it. Drying, firing and finishing take time.',
        'Send a photo of something you like, and say what you like about it.',
        'Tell the maker your budget. It saves both sides a lot of guessing.',
        'Ask for a sketch or a sample before work begins on a custom piece.',
      ],
      h: ['"Surprise me" is lovely to hear, and very hard to make.'],
    },
    scene: [
      'You know exactly what you would like, and no shop has it.',
      'You begin a message to a maker and do not know what to write.',
    ],
    why: [
      [
        'With clear answers you get a price in one message.',
        'Each missing detail means another message and another day.',
      ],
      [
        'Size, {colour|color} and use decide how it is made.',
        'What is used daily is made differently from what is looked at.',
      ],
    ],
    parts: [
      [
        'Say who it is for and where',
        ['A gift, for daily use, for a shelf.', 'Then the maker can suggest something.'],
        'A short note beside a sketch',
      ],
      [
        'Give size and {colours|colors}',
        ['With a photo of the place, if you can.', 'Roughly is fine to begin with.'],
        'A tape measure beside a piece',
      ],
      [
        'Name the date and the budget',
        ['Say if there is a birthday.', 'Early is better, above all before Christmas.'],
        'A date circled in a calendar',
      ],
    ],
    turn: ['Then ask what is possible, and by when.', 'A good maker will also tell you what would not work.'],
    asks: ['What would you like to have made?', 'For whom would it be?'],
    ends: { patl: 'It is worth the few minutes.', fhi: 'Just write. Asking costs nothing.' },
    keep: 'the next special birthday',
    send: 'somebody who never finds the right thing',
    own: [
      {
        kinds: ['service', 'process', 'price'],
        about: 'commission|custom|bespoke|made.to.(?:order|measure)|personali[sz]|to order',
        lead: 'How it works here:',
      },
    ],
    pic: { ask: 'A sketch beside the finished piece', alt: 'A sketch beside a finished piece' },
    claims: [['Clear briefs save time', 'craft practice']],
  },
  {
    id: 'order-handmade-in-time',
    format: 'season',
    again: 11,
    emoji: '🎄',
    tags: ['HandmadeGifts', 'ChristmasGifts', 'BuyHandmade'],
    when: { months: [10, 11] },
    title: ['When to order handmade Christmas presents', 'Handmade for Christmas: order by November'],
    cover: 'Handmade gifts: order in time',
    gist: [
      'Handmade things take time to make and dry, and makers can only finish so many. Order by November, above all if it should have a name or a {colour|color} of your choice.',
      'For Christmas, order handmade gifts early. In December there is what is on the shelf, and no more time to make another.',
    ],
    subject: ['Handmade Christmas gifts', 'Order handmade gifts now'],
    hooks: {
      '*': [
        'Would you like to give something handmade for Christmas? Order it in good time.',
        'When should you order handmade Christmas presents? By November.',
      ],
      patl: 'Handmade presents have to be made first, so order them in good time.',
      fhi: 'Thinking of something handmade for Christmas? Now is a good moment.',
    },
    lines: {
      '*': [
        'Order handmade Christmas presents by November. In December makers mostly pack.',
        'Anything with a name or in a special {colour|color} takes longer. Ask for the last date.',
        'If it has to travel, add a week for the post.',
        'Late? Ask what is finished and on the shelf, or give a voucher.',
      ],
      h: ['Elves are quick. This is only one person with a kettle.'],
    },
    scene: [
      'It is the middle of December, and the one you wanted is sold out.',
      'On a workshop shelf stand things that have to dry before anybody can pack them.',
    ],
    why: [
      ['A workshop cannot make twice as many in December.', 'Drying and finishing cannot be sped up.'],
      ['Those who order early still have all the choice.', 'The favourites are gone first.'],
    ],
    parts: [
      [
        'Ask for the last day',
        ['For orders and for posting.', 'Ask until when you can order, and until when it can be posted.'],
        'A calendar with a circled date',
      ],
      [
        'Order special wishes first',
        ['Names, {colours|colors}, sizes.', 'Anything with a name is made by itself and takes longest.'],
        'A label with a name',
      ],
      [
        'Choose from the shelf last',
        [
          'What is finished can still be had in December.',
          'For late presents there is the shelf, or a voucher.',
        ],
        'Finished pieces on a shelf',
      ],
    ],
    turn: ['Then you can enjoy December.', 'And the maker can, too.'],
    asks: ['Who on your list would like something handmade?', 'When do you start with presents?'],
    ends: { patl: 'It is good to know in time.', fhi: 'Write today, and it will be ready in time.' },
    keep: 'your list for Christmas',
    send: 'somebody who always starts late',
    own: [
      {
        kinds: ['service', 'process', 'price', 'offer'],
        about: 'commission|custom|to order|posted|gift|voucher',
        lead: 'For your list:',
      },
    ],
    pic: { ask: 'Wrapped handmade pieces with name tags', alt: 'Wrapped handmade pieces with name tags' },
    claims: [['Making and drying take time', 'craft practice']],
  },
  {
    id: 'why-makers-make-several',
    format: 'behind',
    again: 10,
    emoji: '🔟',
    tags: ['BehindTheScenes', 'MakersLife', 'SmallBatch'],
    unless: ONE_AT_A_TIME,
    title: ['Why makers work in small batches', 'Why a maker never makes only one'],
    cover: 'Why makers work in batches',
    gist: [
      'Setting up takes as long for one piece as for ten. So makers make several at once, step by step, and each batch is a little different.',
      'Mixing, cutting, drying, finishing: each step is done for the whole batch. It saves time and gives even results.',
    ],
    subject: ['Why makers work in small batches', 'Never only one'],
    hooks: {
      '*': [
        'Why do makers work in small batches? Because setting up takes so long.',
        'What does "small batch" mean in a workshop?',
      ],
      patl: 'Setting up takes as long for one piece as for ten.',
      fhi: 'Have you ever wondered why something is sold out, and then there are ten again?',
    },
    lines: {
      '*': [
        'A batch is as many pieces as one maker can look after at once.',
        'If you want a set that matches, buy it from one batch.',
        'When something is sold out, ask when the next batch comes. Makers mostly know.',
        'Each batch differs a little in {colour|color} or grain. That is normal with natural materials.',
      ],
      h: ['One is hard work. Ten are hard work with company.'],
    },
    scene: [
      'On the bench lie ten that look alike, all at the same step.',
      'Your favourite is sold out, and the maker says: "In two weeks."',
    ],
    why: [
      [
        'Tools, materials and {colours|colors} have to be got ready each time.',
        'Getting ready and cleaning up take as long for one as for ten.',
      ],
      ['Doing one step many times makes the hand sure.', 'After the first few, each one gets better.'],
    ],
    parts: [
      [
        'Prepare everything',
        ['Measuring, cutting and mixing come first.', 'Getting ready takes longest.'],
        'Materials measured out on a bench',
      ],
      [
        'Do one step for all',
        ['Then the next step, again for all.', 'While some dry, others are worked on.'],
        'A row of pieces in the making',
      ],
      [
        'Check and choose',
        ['Each piece is looked at, and only good ones go on sale.', 'Pieces with a flaw are put aside.'],
        'A piece held up to the light',
      ],
    ],
    turn: [
      'That is why the next one may look a little different.',
      'Ask if you would like one from the next batch.',
    ],
    asks: [
      'Which of our things would you like to see made?',
      'Do you like each piece to be a little different?',
    ],
    ends: { patl: 'If you are not sure, just ask.', fhi: 'Tell us what you are waiting for.' },
    keep: 'the next time it is sold out',
    send: 'somebody who likes to look behind the scenes',
    own: [
      {
        kinds: ['process', 'number'],
        about: 'batch|by hand|at a time|handmade|hand.?made',
        lead: 'How it is done here:',
      },
    ],
    pic: { ask: 'A row of pieces at the same step', alt: 'A row of pieces at the same step of making' },
    claims: [['Set-up time is shared over a batch', 'craft practice']],
  },
  {
    id: 'which-would-you-choose',
    format: 'question',
    again: 9,
    emoji: '🎨',
    tags: ['HandmadeTalk', 'BuyHandmade', 'MakersTalk'],
    only: COLOURED,
    title: ['Which {colour|color} would you like to see next?', 'Help us choose a {colour|color}'],
    cover: 'Which {colour|color} next?',
    gist: [
      'Blue, green, earth or something bright: which {colour|color} would you like to see next?',
      'Your taste helps to decide what is made. Which {colour|color} do you miss?',
    ],
    subject: ['Which {colour|color} next?', 'Help to choose'],
    hooks: {
      '*': ['Which {colour|color} should come next?', 'Blue, green or something warm: what do you miss?'],
      patl: 'Which {colour|color} would you choose for the next one?',
      fhi: 'You decide: which {colour|color} comes next?',
    },
    lines: {
      '*': [
        'Which {colour|color} would you like to see next? One word is enough.',
        'Quiet {colours|colors} or bright ones: what goes with your home?',
        'Which {colour|color} have you always looked for and never found?',
        'Tell us the {colour|color} of your kitchen. It helps to choose.',
      ],
      h: ['"Something like mud, but cheerful" is a real answer we would understand.'],
    },
    scene: [
      'On the bench lie samples in five {colours|colors}, and there is room for one.',
      'A customer asked for green last week. Would you?',
    ],
    why: [
      [
        'It is more fun to make what somebody is waiting for.',
        '{Colours|Colors} come and go, and your answers help.',
      ],
    ],
    parts: [
      [
        'Quiet {colours|colors}',
        ['White, grey, sand.', 'They go with everything.'],
        'Samples in quiet {colours|colors}',
      ],
      [
        'Strong {colours|colors}',
        ['Blue, green, red.', 'One piece brightens a shelf.'],
        'Samples in strong {colours|colors}',
      ],
    ],
    turn: ['Write your {colour|color} below.', 'We count the answers.'],
    asks: ['Which {colour|color} is it?', 'Quiet or bright?'],
    ends: { patl: 'One word: your {colour|color}.', fhi: 'We are curious.' },
    keep: 'a moment of choosing',
    send: 'somebody with good taste',
    pic: {
      ask: 'Samples in several {colours|colors} side by side',
      alt: 'Samples in several colours side by side',
    },
    claims: [['Customers differ in colours', 'common experience']],
  },
];
