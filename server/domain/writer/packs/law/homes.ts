// For those who buy and sell homes with a lawyer or conveyancer.
import type { Idea } from '../../library/idea.ts';
import { CONVEYANCERS } from './kinds.ts';

export const HOMES: readonly Idea[] = [
  {
    id: 'bank-details-by-email',
    format: 'tip',
    again: 6,
    emoji: '🔐',
    tags: ['HomeBuying', 'ScamAlert', 'Conveyancing'],
    only: CONVEYANCERS,
    title: [
      'New bank details by email? Call before you pay',
      'Buying a home: how to send your deposit safely',
    ],
    cover: 'Call before you send money',
    gist: [
      'If you get an email with new bank details during a house purchase, do not pay. Call your lawyer on the number that you had from the beginning, and ask.',
      'Fraudsters read emails about house purchases and send false bank details. One phone call protects your deposit.',
    ],
    subject: ['Call before you send money', 'New bank details? Careful'],
    hooks: {
      '*': [
        'You are about to send the largest sum of your life. Make one phone call first.',
        '"Our bank details have changed." If you get this email while buying a home, stop.',
      ],
      pati: 'Check bank details by phone before you send money for a home.',
      fhl: 'One short call can save your whole deposit. Please make it.',
    },
    lines: {
      '*': [
        'Bank details for a house purchase should be checked by phone, on a number that you know already.',
        'A law firm hardly ever changes its bank details in the middle of a purchase. Treat such an email as a fraud.',
        'Send a small sum first, and ask by phone whether it has arrived. Then send the rest.',
        'Do not post online that you are about to complete on a house. Fraudsters read it too.',
      ],
      h: ['An email in a great rush, with new bank details and one spelling mistake: it is not from us.'],
    },
    scene: [
      'It is the week of the move, and an email asks you to pay into another account.',
      'The email has the right names, the right address of the house, and the wrong account.',
    ],
    why: [
      [
        'Fraudsters get into mailboxes and wait for the day on which money moves.',
        'The email looks real, as it often quotes what was written before.',
      ],
      [
        'What has been sent can rarely be brought back.',
        'A bank can only stop a payment for a very short time.',
      ],
    ],
    parts: [
      [
        ['Note the number at the start', 'Keep the first letter'],
        [
          'You find it in the first letter you were given.',
          'Never take the number from the email that asks for money.',
        ],
        'A letter with a phone number, covered',
      ],
      [
        ['Call before you pay', 'Have the account read out'],
        ['Read the account number to each other, digit by digit.', 'It takes two minutes.'],
        'A phone in a hand',
      ],
      [
        ['Send a small sum first', 'Make a small test payment'],
        ['Ask by phone whether the small sum has arrived.', 'Then send the rest.'],
        'A phone with a banking app, nothing readable',
      ],
    ],
    turn: [
      'Tell your partner and your parents, if they are paying a part.',
      'If you have already paid, call your bank at once and then the police.',
    ],
    asks: ['Did you know about this kind of fraud?', 'Who in your family is buying a home just now?'],
    ends: { pati: 'Known number, one call, then pay.', fhl: 'Please pass it on to everybody who is buying.' },
    keep: 'the week before you pay',
    send: 'everybody you know who is buying a home',
    pic: { ask: 'A phone beside a house key, nothing readable', alt: 'A phone beside a house key' },
    claims: [
      [
        'Payment diversion fraud in conveyancing; verify by phone; test payment',
        'advice of law societies, banks and police',
      ],
    ],
  },
  {
    id: 'from-offer-to-keys-step-by-step',
    format: 'behind',
    again: 8,
    emoji: '🔑',
    tags: ['HomeBuying', 'Conveyancing', 'StepByStep'],
    only: CONVEYANCERS,
    title: ['From offer to keys: what happens when you buy a home', 'Your house purchase, step by step'],
    cover: 'From offer to keys',
    gist: [
      'Between your offer and the keys, the papers are checked, questions are asked, money is arranged, and only then does it become binding. It takes weeks, and you can help.',
      'Wondering what your lawyer does all these weeks? Here are the steps of a house purchase.',
    ],
    subject: ['From offer to keys', 'What happens all these weeks?'],
    hooks: {
      '*': [
        'Your offer has been accepted. What happens now, and why does it take weeks?',
        'The steps of a house purchase, in plain words.',
      ],
      pati: 'A purchase has four steps, and you can speed up each of them.',
      fhl: 'Waiting for your keys? This is what is going on in the meantime.',
    },
    lines: {
      '*': [
        'Return forms on the day they arrive. In a house purchase this saves more time than anything else.',
        'Tell your lawyer early if you would like to move on a certain day. It has to suit everybody in the chain.',
        'Do not give notice on your flat before the purchase is binding.',
        'Ask whom you may call with questions, and when you will hear news.',
      ],
      h: ['Nothing seems to happen for three weeks, and then everybody needs a signature by noon.'],
    },
    scene: [
      'Three weeks after the offer you hear nothing, and you wonder whether anybody is working on it.',
      'The boxes are packed in your head, and the date is still open.',
    ],
    why: [
      [
        'Nobody should pay for a home before it is clear what comes with it.',
        'A right of way or a missing permission can cost you dearly later.',
      ],
      [
        'Several people have to be ready on the same day: you, the sellers, the banks.',
        'The slowest of them sets the pace for all.',
      ],
    ],
    parts: [
      [
        ['The papers are read', 'First the papers'],
        [
          'Who owns it, what belongs to it, what may not be done there?',
          'Plans and rights are compared with what you were told.',
        ],
        'A plan of a plot of land',
      ],
      [
        ['Questions are asked', 'Then the questions'],
        ['To the seller and to public offices.', 'The answers take time that nobody here can shorten.'],
        'A letter and a pen',
      ],
      [
        ['The money is arranged', 'Then the money'],
        ['Bank, deposit and proof of where it comes from.', 'Have your papers for this ready early.'],
        'A folder with bank papers, nothing readable',
      ],
      [
        ['It becomes binding', 'Then it counts'],
        ['Only from here on is the date certain.', 'Then you can order the removal van.'],
        'A signature on a page',
      ],
    ],
    turn: [
      'And at the end there are the keys.',
      'If you have a question along the way, ask it. It does not delay anything.',
    ],
    asks: ['How long did you wait for your keys?', 'Which step was hardest for you?'],
    ends: { pati: 'Papers, questions, money, binding.', fhl: 'It takes a while, and then it is yours.' },
    caution: 'Steps and the moment at which it becomes binding differ by country and region.',
    keep: 'the weeks between offer and keys',
    send: 'somebody who is waiting for their keys',
    own: [
      {
        kinds: ['service', 'process', 'offer'],
        about: 'updates?\\b|named person|every friday|conveyanc|keep you',
        lead: 'This is how you are kept informed here.',
      },
    ],
    pic: { ask: 'A house key on a folder, nothing readable', alt: 'A house key on a folder' },
    claims: [['Title, enquiries, funds, exchange', 'conveyancing practice']],
  },
  {
    id: 'have-these-ready-when-you-buy',
    format: 'checklist',
    again: 8,
    emoji: '📋',
    tags: ['HomeBuying', 'Conveyancing', 'BuyingAHouse'],
    only: CONVEYANCERS,
    title: ['Buying or selling a home: have these papers ready', 'Papers that speed up your move'],
    cover: 'Papers for your move',
    gist: [
      'A purchase or sale goes faster if five things are ready: proof of who you are, where the money comes from, papers for work on the house, your mortgage details, and your wished date.',
      'Do you want to move soon? Look for these papers before anybody asks for them.',
    ],
    subject: ['Papers for your move', 'What to look for now'],
    hooks: {
      '*': [
        'You want to move quickly? Then look for these papers before you are asked.',
        'Much of the waiting in a house purchase is for papers. These you can find yourself.',
      ],
      pati: 'With these papers to hand, a move goes faster.',
      fhl: 'A rainy Sunday, a folder and this list: your move will be quicker.',
    },
    lines: {
      '*': [
        'Part of your deposit is a gift from your parents? Say so at once. It needs a letter from them.',
        'Selling? Look for the papers for new windows, the boiler and the extension.',
        'Check that your identity card or passport is still valid before you buy or sell.',
        'Keep bank statements that show how you saved your deposit. You will be asked for them.',
      ],
      h: ['The guarantee for the windows is in a safe place. So safe that nobody has seen it since.'],
    },
    scene: [
      'The buyers ask for the certificate for the boiler, and nobody knows where it is.',
      'Everything is ready, and one page from the bank is missing.',
    ],
    why: [
      [
        'Every missing paper costs a few days, and they add up.',
        'Others in the chain wait for you, and you wait for them.',
      ],
      [
        'Lawyers have to check where money comes from. The law requires it.',
        'Every buyer is asked about the money, so it is no mistrust.',
      ],
    ],
    parts: [
      [
        'Proof of who you are',
        ['Identity card or passport, and a recent bill.', 'For everybody who buys or sells.'],
        'A passport on a table, closed',
      ],
      [
        'Where the money comes from',
        ['Statements of the last months.', 'For gifts, a short letter from the giver.'],
        'Bank papers in a folder, nothing readable',
      ],
      [
        'Papers for work on the house',
        ['Windows, boiler, electrics, extension.', 'If something is missing, say so early.'],
        'A boiler with a folder beside it',
      ],
      [
        'Your mortgage details',
        ['The offer, or the number of the present loan.', 'Also the name of your adviser.'],
        'A letter and a calculator',
      ],
      [
        'Your wished date',
        ['And what could not be moved: school, job, notice.', 'Tell us at the start.'],
        'A calendar with a marked day',
      ],
    ],
    turn: [
      'Put it all in one folder, and send it in one go.',
      'Then you have done the most important thing.',
    ],
    asks: ['Which paper was hardest to find?', 'Where do you keep the papers for your home?'],
    ends: { pati: 'Identity, money, work done, mortgage, date.', fhl: 'And then start on the boxes.' },
    caution: 'What is needed differs by country and case.',
    tick: true,
    keep: 'the Sunday after your offer',
    send: 'somebody who is about to move',
    pic: {
      ask: 'A folder with papers on a kitchen table, nothing readable',
      alt: 'A folder on a kitchen table',
    },
    claims: [
      [
        'Identity, source of funds, certificates, lender, date',
        'conveyancing practice; money laundering rules',
      ],
    ],
  },
  {
    id: 'when-can-we-move',
    format: 'answer',
    again: 8,
    emoji: '📦',
    tags: ['MovingDay', 'HomeBuying', 'Conveyancing'],
    only: CONVEYANCERS,
    question: 'When can I book the removal van?',
    short: [
      'Only when the date is binding. Until then, reserve and do not pay.',
      'As soon as contracts are binding, and not before.',
    ],
    title: ['When can I book the removal van?', 'Your moving date: when is it certain?'],
    cover: 'When can we move?',
    gist: [
      'Book the removal van when the date is binding, and not before. Until then ask for a reservation that you can move.',
      'A moving date is a wish until everything is signed. Plan with two or three possible days.',
    ],
    subject: ['When can we move?', 'Is your date certain?'],
    hooks: {
      '*': [
        'You would like to book the removal van. Is your date already certain?',
        'When is a moving date certain? This saves you from paying for a van twice.',
      ],
      pati: 'Until it is binding, a moving date is only a wish.',
      fhl: 'We know that you cannot wait. Please wait with the van anyway.',
    },
    lines: {
      '*': [
        'Ask the removal firm for a date that can be moved without a charge.',
        'Avoid Fridays for moving, if you can. If something goes wrong, there is nobody to call on Saturday.',
        'Do not give notice on your flat until the purchase is binding.',
        'Pack a box for the first night: kettle, bedding, toilet paper, charger.',
      ],
      h: ['The kettle goes in last and comes out first. This is the whole law of moving.'],
    },
    scene: [
      'The van is booked for the twelfth, and on the tenth a signature is missing.',
      'Grandma has taken the day off to look after the children, and the date has moved.',
    ],
    why: [
      [
        'A date depends on everybody in the chain, not on you alone.',
        'If one of them is late, all the others wait.',
      ],
      [
        'A cancelled van costs money. A reserved one does not have to.',
        'With two dates in reserve you stay calm.',
      ],
    ],
    parts: [
      [
        ['Name two or three days', 'Give several dates'],
        ['Then one of them will suit everybody.', 'Think of school and work.'],
        'A calendar with three marked days',
      ],
      [
        ['Reserve, but do not pay yet', 'Keep it open'],
        ['Ask until when you may change it.', 'Have it in writing.'],
        'A phone with a message',
      ],
      [
        ['Book when it is binding', 'Then fix everything'],
        ['Van, helpers, keys, meters, post.', 'You will be told by phone.'],
        'A removal van in a street',
      ],
    ],
    turn: [
      'Then it goes quickly. Have the boxes ready.',
      'Tell us if a day is impossible. Then it can be planned for.',
    ],
    asks: ['What went wrong on your moving day?', 'Which weekday did you move on?'],
    ends: { pati: 'Binding first, then the van.', fhl: 'Soon you will be sitting on the boxes.' },
    caution: 'When a purchase is binding differs by country. Ask us before you book.',
    keep: 'the day when you plan your move',
    send: 'somebody who is packing boxes',
    pic: { ask: 'Moving boxes in a hall', alt: 'Moving boxes in a hall' },
    claims: [['Dates are uncertain before exchange or its equal', 'conveyancing practice']],
  },
  {
    id: 'first-meal-in-the-new-home',
    format: 'question',
    again: 7,
    emoji: '🍕',
    tags: ['NewHome', 'MovingDay', 'TellUs'],
    only: CONVEYANCERS,
    title: [
      'What was the first meal in your new home?',
      'Your first evening in a new home: what did you eat?',
    ],
    cover: 'First meal in a new home',
    gist: [
      'Pizza on the floor, soup out of cups: what was the first meal in your new home?',
      'The first evening among the boxes stays in the memory. What did you eat?',
    ],
    subject: ['Your first meal in a new home', 'Pizza on the floor?'],
    hooks: {
      '*': [
        'You have the keys, the boxes are stacked up, and everybody is hungry. What did you eat?',
        'What was on the table on your first evening, if there was a table?',
      ],
      pati: 'Everybody remembers the first evening in a new home.',
      fhl: 'Our guess is pizza. Tell us!',
    },
    lines: {
      '*': [
        'What was the first meal in your new home?',
        'What did you unpack first in your new home?',
        'What did you miss on the first evening after moving?',
        'Who helped you move, and what did they get for it?',
      ],
      h: ['Forks are always in the last box. It is a law of nature.'],
    },
    scene: [
      'The van has gone, and it is suddenly quiet.',
      'You sit on the floor and look at the bare walls.',
    ],
    why: [
      [
        'The first evening is special, even with paper plates.',
        'A first evening like that is nice to remember.',
      ],
    ],
    parts: [
      [
        'Pizza from the box',
        ['On the floor, with the fingers.', 'The first neighbour to ring was the pizza man.'],
        'A pizza box on a floor',
      ],
      [
        'Something from a friend',
        ['Soup, bread and salt, a cake.', 'Somebody had thought of it.'],
        'A pot on a step',
      ],
      ['Whatever was there', ['Crisps and warm lemonade.', 'It tasted wonderful.'], 'A cup on a moving box'],
    ],
    turn: ['Tell us in the comments, with a picture if you have one.', 'We look forward to it.'],
    asks: ['What did you eat on the first evening?', 'What was in the first box you opened?'],
    ends: { pati: 'Tell us what it was.', fhl: 'Enjoy your meal, wherever you sit.' },
    keep: 'your next move',
    send: 'whoever helped you move',
    pic: { ask: 'A meal on moving boxes', alt: 'A meal on moving boxes' },
    claims: [['People remember the first evening', 'common experience']],
  },
];
