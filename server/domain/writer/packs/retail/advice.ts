// Advice over the counter, and what is in stock.
import type { Idea } from '../../library/idea.ts';
import { ADVISING_SHOP, CHOOSES, FITTING_PARTS, STOCK_SHOP } from './kinds.ts';

export const ADVICE: readonly Idea[] = [
  {
    id: 'describe-what-you-need',
    format: 'tip',
    again: 9,
    emoji: '💬',
    tags: ['ShopLocal', 'GoodAdvice', 'ShoppingTips'],
    only: ADVISING_SHOP,
    title: ['How to get good advice in a shop', 'What to tell us so that we find the right thing'],
    cover: 'How to get good advice',
    gist: [
      'Say what you want to do with it, where it goes, and what you have tried. A photo helps more than the name of a product.',
      'Tell the shop the problem and not the product. Often there is something better, or cheaper, than what you had in mind.',
    ],
    subject: ['How to get good advice', 'Tell us what it is for'],
    hooks: {
      '*': [
        'Tell the shop what you want to do, and not only what you want to buy.',
        'How to get better advice in a shop: say what it is for.',
      ],
      patl: 'What it is for, where it goes, what you have tried: that makes advice quick.',
      fhi: 'Not sure what you need? Tell us what you want to do with it.',
    },
    lines: {
      '*': [
        'Say what you want to do with it. There may be something that suits better than what you asked for.',
        'A photo of the place or the old part saves a lot of guessing.',
        'Say what you have tried already. Then nobody suggests it again.',
        'Tell us your budget. There is mostly something good within it.',
      ],
      h: ['"I need a thing for the thing" is a good start. A photo of the thing is better.'],
    },
    scene: [
      'Somebody asks for the strongest one. What he needs is the right one.',
      'You stand in front of the shelf with three that look alike.',
    ],
    why: [
      [
        'The right thing depends on where and how you use it.',
        'The most expensive one is not always the one you need.',
      ],
      [
        'People in a shop hear the same question often, and know what came of it.',
        'They know which things come back.',
      ],
    ],
    parts: [
      [
        'Tell us the purpose',
        ['Who uses it, where, how often.', 'That rules out most of the shelf.'],
        'Two people talking at a counter',
      ],
      [
        'Show a photo',
        ['Of the place, the old one or the label.', 'With a ruler beside it, if size matters.'],
        'A phone with a photo',
      ],
      [
        'Ask what others take',
        ['And what comes back.', 'You get an honest answer.'],
        'A hand pointing at a shelf',
      ],
    ],
    turn: [
      'And if you need nothing, good advice tells you that as well.',
      'Just ask. That is what a shop is for.',
    ],
    asks: ['What are you looking for at the moment?', 'When did good advice last save you money?'],
    ends: { patl: 'Try it the next time.', fhi: 'Come in and tell us.' },
    keep: 'the next time you are not sure what to buy',
    send: 'somebody who buys first and asks later',
    own: [
      {
        kinds: ['service', 'people'],
        about: 'advice|ask us|expert|plan(?:ning)?\\b',
        lead: 'If you would like advice:',
      },
    ],
    pic: {
      ask: 'Two people looking at a phone across your counter',
      alt: 'Two people looking at a phone across a counter',
    },
    claims: [['Purpose decides which product suits', 'retail practice']],
  },
  {
    id: 'bring-the-old-part',
    format: 'checklist',
    again: 9,
    emoji: '🔩',
    tags: ['ShopLocal', 'DIYTips', 'SpareParts'],
    only: FITTING_PARTS,
    title: ['What to bring when you need a matching part', 'Buying a part to match: bring this'],
    cover: 'What to bring for a match',
    gist: [
      'Bring the old part if you can. If not, bring photos from two sides with a ruler, and the make and model.',
      'Threads, widths and shapes look alike and are not. The old part in your pocket saves a second trip.',
    ],
    subject: ['What to bring for a match', 'Bring the old one'],
    hooks: {
      '*': [
        'Need a part that fits? Bring the old one with you.',
        'What to bring to the shop when something has to match.',
      ],
      patl: 'The old part in your pocket saves a second trip.',
      fhi: 'Before you throw away the broken part, put it in your pocket.',
    },
    lines: {
      '*': [
        'Bring the old part, even if it is broken. It shows size, thread and shape.',
        'No old part? Take photos from two sides with a ruler beside it.',
        'Note make and model. They are mostly on a label at the back or underneath.',
        'For screws and bolts bring one that still fits.',
      ],
      h: ['"About as thick as a pencil" depends on the pencil.'],
    },
    scene: [
      'You are standing in the shop and trying to remember how wide it was.',
      'The broken part has gone out with the rubbish, and it was the only one.',
    ],
    why: [
      [
        'Parts that look the same often differ by a little.',
        'One {millimetre|millimeter} decides if it fits.',
      ],
      ['With the old one in hand it takes a minute.', 'Without it you come twice.'],
    ],
    parts: [
      ['The old part', ['A broken one is fine.', 'Put all the pieces in a bag.'], 'A broken part in a hand'],
      [
        'Photos with a ruler',
        ['From the front and the side.', 'A photo of the place where it goes helps as well.'],
        'A part beside a ruler',
      ],
      [
        'Make and model',
        ['A photo of the label is enough.', 'Note the year as well, if you know it.'],
        'A label on a device',
      ],
    ],
    turn: ['Then you only come once.', 'And if it does not fit, bring it back.'],
    asks: ['What do you need to match?', 'What have you bought twice?'],
    ends: { patl: 'If you are not sure, just ask.', fhi: 'It is only a small bag to carry.' },
    tick: true,
    keep: 'the next thing that breaks',
    send: 'whoever repairs things at your house',
    own: [
      {
        kinds: ['service', 'product'],
        about: 'keys?\\b|screws|parts?\\b|spares|paint mix|match|cut to',
        lead: 'What we can match:',
      },
    ],
    pic: {
      ask: 'A broken part beside a new one on your counter',
      alt: 'A broken part beside a new one on a counter',
    },
    claims: [['Similar parts differ in size', 'hardware trade practice']],
  },
  {
    id: 'ring-before-you-drive',
    format: 'tip',
    again: 10,
    emoji: '📞',
    tags: ['ShopLocal', 'ShoppingTips', 'LocalShop'],
    only: STOCK_SHOP,
    unless: 'online[ -]only|by appointment only',
    title: [
      'Coming for something special? {Ring|Call} before you drive',
      'Why a call before you come is worth it',
    ],
    cover: '{Ring|Call} before you come',
    gist: [
      'A call tells you if it is in stock, and it can be put aside for you. If it is not, it can often be ordered.',
      'Before you drive for one thing, {ring|call}. Two minutes on the phone can save an hour on the road.',
    ],
    subject: ['{Ring|Call} before you drive', 'Is it in stock?'],
    hooks: {
      '*': [
        'Coming for one special thing? {Ring|Call} first, and it can be put aside for you.',
        'Two minutes on the phone can save you an hour in the car.',
      ],
      patl: 'A short call tells you if it is there, and keeps it for you.',
      fhi: 'Are you coming from further away? Give us a {ring|call} first.',
    },
    lines: {
      '*': [
        '{Ring|Call} before you drive for one thing. It can be put aside with your name on it.',
        'Have size, {colour|color} or model ready when you {ring|call}.',
        'Not in stock? Ask if it can be ordered, and how long that takes.',
        'In the morning you mostly get through at once.',
      ],
      h: ['The last one was sold ten minutes ago. It always was.'],
    },
    scene: [
      'You have driven for half an hour, and the last one has just been sold.',
      'On the website it says "in stock". On the shelf there is a gap.',
    ],
    why: [
      ['Shelves change by the hour.', 'What is there in the morning may be gone at noon.'],
      ['Somebody in the shop can look while you wait.', 'And can suggest something similar.'],
    ],
    parts: [
      [
        'Have the details ready',
        ['Size, {colour|color} and model.', 'A photo with the number on it helps as well.'],
        'A phone beside a note',
      ],
      [
        'Ask to have it put aside',
        ['Say until when you will come.', 'Leave your name and number.'],
        'A tag with a name',
      ],
      [
        'Ask for another way',
        ['Ordering, delivery, something similar.', 'If it is not there, it can often be ordered.'],
        'A box with a name on it',
      ],
    ],
    turn: ['Then you come, and it is waiting for you.', 'And there is time for a chat.'],
    asks: ['Which thing have you driven for in vain?', 'Do you {ring|call} or write?'],
    ends: { patl: 'If you are not sure, just ask.', fhi: 'We are glad to look for you.' },
    keep: 'the next special thing you need',
    send: 'somebody who drives first',
    own: [
      {
        kinds: ['service', 'place', 'hours'],
        about: 'phone|\\bring\\b|\\bcall us|click and collect|reserve|put aside|order in',
        lead: 'How to reach us:',
      },
    ],
    pic: {
      ask: 'A bag with a name on it under your counter',
      alt: 'A bag with a name on it under a counter',
    },
    claims: [['Shops can reserve goods', 'retail practice']],
  },
  {
    id: 'how-we-choose-what-to-stock',
    format: 'behind',
    again: 10,
    emoji: '📦',
    tags: ['BehindTheScenes', 'IndependentShop', 'ShopLocal'],
    only: CHOOSES,
    title: ['How a small shop chooses what to sell', 'Why this one is on the shelf'],
    cover: 'How a shop chooses',
    gist: [
      'A small shop tries things, asks who makes them, orders a few, and listens to its customers. What comes back too often is not ordered again.',
      'For each thing on the shelf, several were looked at. These questions decide.',
    ],
    subject: ['How a small shop chooses', 'Why this one is on the shelf'],
    hooks: {
      '*': [
        'How does a small shop decide what to sell? By trying, asking and listening.',
        'Why is this one on the shelf and not another?',
      ],
      patl: 'Try it, ask who makes it, order a few, and listen: that is how a small shop chooses.',
      fhi: 'Have you ever wondered how things get onto the shelf of a small shop?',
    },
    lines: {
      '*': [
        'A small shop orders a few first. If customers like it, more come.',
        'What comes back broken is not ordered again.',
        "Tell the shop what you miss. Customers' wishes are the best list.",
        'Ask who makes it. In a small shop somebody knows.',
      ],
      h: ['We tried it at home. The cat approved.'],
    },
    scene: [
      'On the table in the back lie five samples. Only one will be ordered.',
      'A customer asks: "Have you got this in green?" Somebody writes it down.',
    ],
    why: [
      [
        'There is little room, so each thing has to earn its place.',
        'A small shop cannot have ten of a kind.',
      ],
      ['If it breaks, people come back to the same counter.', 'So nobody wants to sell what does not last.'],
    ],
    parts: [
      ['Try it', ['At home, for a while.', 'Does it do what it says?'], 'Samples on a table'],
      [
        'Ask about the maker',
        ['Where, how, from what.', 'And how quickly more can be had.'],
        "A small maker's label",
      ],
      ['Order a few', ['And see who buys it.', 'Then more are ordered, or none.'], 'A few pieces on a shelf'],
    ],
    turn: ['So if you miss something, tell us.', 'The best ideas come over the counter.'],
    asks: ['What do you miss on our shelves?', 'What did you discover in a small shop?'],
    ends: { patl: 'It is worth the few minutes.', fhi: 'Tell us what you would like to see.' },
    keep: 'your next visit',
    send: 'somebody who likes small shops',
    own: [
      {
        kinds: ['process', 'value', 'people', 'number'],
        about: 'choose|select|hand.?picked|makers|independent|tested|small brands',
        lead: 'How it is here:',
      },
    ],
    pic: { ask: 'Samples on a table in the back of your shop', alt: 'Samples on a table in a shop' },
    claims: [['Small shops order in small amounts', 'retail practice']],
  },
];
