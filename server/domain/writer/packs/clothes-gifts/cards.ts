// Cards, and presents that travel.
import type { Idea } from '../../library/idea.ts';

import { CARDS } from './kinds.ts';

export const CARDS_AND_PARCELS: readonly Idea[] = [
  {
    id: 'birthday-card-words',
    format: 'howto',
    again: 9,
    emoji: '🎂',
    tags: ['BirthdayCards', 'GreetingCards', 'WhatToWrite'],
    only: CARDS,
    title: ['What to write in a birthday card', 'Birthday card: what to write when nothing comes'],
    cover: 'What to write in a birthday card',
    gist: [
      'One memory from the last year, one thing you like about them, one plan for the next. Three short sentences, and a birthday card is worth keeping.',
      'Stuck after "Happy birthday"? Say what you did together this year, say what you admire, and name a day to meet.',
    ],
    subject: ['What to write in a birthday card', 'Stuck after "Happy birthday"?'],
    hooks: {
      '*': [
        'The birthday card is open, the pen is ready, and after "Happy birthday" nothing comes.',
        'A birthday card needs three sentences, and none of them has to be clever.',
      ],
      p: 'Three sentences turn a birthday card into one that people keep.',
      f: 'Have you got a birthday card to write this week? Here is what to put in it.',
      a: 'Birthday card: one memory, one compliment, one plan.',
      t: 'The printed verse takes care of the wishes. Your three lines take care of the person.',
      h: '"Happy birthday, hope you have a great day" has been written by every dentist in the country.',
      i: 'A birthday card may be the only post this month that makes somebody smile.',
      l: 'A good card, a good pen, three honest sentences.',
    },
    lines: {
      '*': [
        'Birthday card and no idea? Write down one thing you did together this year. That is your first sentence.',
        'Signing the office birthday card last? Do not write "Same from me". Name one thing they did that made you laugh.',
        'End a birthday card with a date: "Lunch on the first Saturday in May?" It is a present in itself.',
        'A child likes a birthday card with a joke, a drawing and their age written very large.',
      ],
      h: ['Never mention the number on a birthday card after forty. They know.'],
    },
    scene: [
      'Six people are standing round a desk with one birthday card. Everybody is reading what the others wrote, and nobody wants to be third to write "Have a great day".',
      'The cake is in the car, the present is wrapped, and the birthday card is still blank on your knee.',
    ],
    why: [
      [
        'The card already says "Happy birthday". What it cannot say is anything about the two of you.',
        'Printed wishes suit everybody. A sentence about last summer suits one person.',
      ],
      [
        'People keep cards for what is written by hand in them.',
        'In ten years nobody looks at the front. They open it and read.',
      ],
    ],
    parts: [
      [
        ['Begin with a memory from this year', 'Say what you did together'],
        [
          'The rainy picnic, the long drive, the evening you laughed until it hurt.',
          'It need not be big. A bad film that you sat through together will do.',
        ],
        'A pen beginning a line in an open card',
      ],
      [
        ['Say what you like about them', 'Add one honest compliment'],
        [
          'Name something they do: how they listen, how they turn up when it matters.',
          'One true thing is better than "you are the best".',
        ],
        'A hand resting on an open birthday card',
      ],
      [
        ['Name a day to meet', 'End with a plan'],
        [
          'A date in the card makes sure that there is one.',
          'Breakfast, a walk, a match: then the card is also an invitation.',
        ],
        'A card beside an open calendar',
      ],
    ],
    turn: ['Then sign it with the name they call you.', 'Write it on a scrap of paper first, if that helps.'],
    asks: [
      'What is the nicest thing anybody ever wrote in a card to you?',
      'Do you keep your birthday cards, and for how long?',
    ],
    ends: {
      p: 'It takes two minutes and is kept for years.',
      f: 'And if your handwriting is bad: they know that already.',
      a: 'Memory, compliment, plan.',
      t: 'Pencil in the lines first on glossy card, and use a pen that dries quickly.',
      h: 'If all else fails, draw a cake.',
      i: 'A few words in your own hand are a present, too.',
      l: 'It will stand on the shelf long after the flowers have gone.',
    },
    keep: 'the next birthday card',
    send: 'whoever always signs last',
    own: [{ about: '\\bcards?\\b', kinds: ['product', 'price', 'number'], lead: 'About our cards:' }],
    pic: {
      ask: 'An open birthday card with a pen lying across it',
      alt: 'An open birthday card with a pen on a table',
    },
    claims: [['A personal detail is what makes a card worth keeping', 'common experience']],
  },
  {
    id: 'sympathy-card-words',
    format: 'answer',
    again: 12,
    tags: ['SympathyCards', 'GreetingCards', 'WhatToWrite'],
    only: CARDS,
    question: 'What do you write in a sympathy card?',
    short: [
      'Say you are sorry, name the person who died, and share one memory.',
      'Three short lines: that you are sorry, who they were to you, and how you can help.',
    ],
    title: ['What to write in a sympathy card', 'Sympathy card: a few words that help'],
    cover: 'What to write in a sympathy card',
    gist: [
      'Say that you are sorry, use the name of the person who died, and share one memory. A sympathy card does not have to comfort anybody. It has to arrive.',
      'Nobody knows the right words for a sympathy card. A short note with a name and a memory in it is enough.',
    ],
    subject: ['What to write in a sympathy card', 'When you do not know what to say'],
    hooks: {
      '*': [
        'The sympathy card has been lying on the table for four days, because no words seem good enough.',
        'There are no right words for a sympathy card. There are a few good ones.',
      ],
      p: 'A sympathy card needs no more than three sentences.',
      f: 'Are you putting off a sympathy card? Nearly everybody does. These three lines help.',
      a: 'Sympathy card: write it short, and send it soon.',
      t: 'A sympathy note has three parts: your sorrow, their name, one memory.',
      h: 'Nobody has ever complained that a sympathy card was too short.',
      i: 'A few lines in your own hand can be read again on a bad day.',
      l: 'Plain paper, a few quiet lines, the name of somebody who is missed.',
    },
    lines: {
      '*': [
        'In a sympathy card, write the name of the person who died. For the family it is the most important word on it.',
        'Sympathy card: leave out "at least". Whatever comes after it does not comfort anybody.',
        'Did you hear late that somebody died? Send the sympathy card all the same. Most of them come in the first week, and then it goes quiet.',
        'Do not write "let me know if you need anything". Offer one thing on one day: "I will bring soup on Thursday."',
      ],
      h: [
        'You may mention in a sympathy card what made you laugh together. Families often like that one best.',
      ],
    },
    scene: [
      'A pile of cards on a hall table, weeks after a funeral. One of them gets taken out and read again, the one with the story in it.',
      'You sit there with a pen and a blank card. "I am so sorry" is written down, and it is already a good beginning.',
    ],
    why: [
      [
        'People in grief do not remember the phrases. They remember who wrote.',
        'What helps is that somebody thought of them, and of the person they have lost.',
      ],
      [
        'A memory that the family does not know is something new about somebody who is gone.',
        'Your story may be one that they have never heard.',
      ],
    ],
    parts: [
      [
        ['Say plainly that you are sorry', 'Begin with "I am so sorry"'],
        [
          'It is what everybody writes, because it is true.',
          'You do not have to explain anything or find a reason.',
        ],
        'A pen above a plain white card',
      ],
      [
        ['Name the person and a memory', 'Write what you remember of them'],
        [
          'How they laughed, what they taught you, the way they made tea.',
          'If you never met, write what the family has told you about them.',
        ],
        'A handwritten line in a card, out of focus',
      ],
      [
        ['Offer one thing, on one day', 'Promise something small'],
        [
          'Soup, a lift, an hour with the children: something that they only have to accept.',
          'A clear offer saves them from having to ask.',
        ],
        'A covered dish on a doorstep',
      ],
    ],
    turn: ['Then sign it and send it today.', 'It will not be too late, even after weeks.'],
    asks: ['Which words have helped you?', 'Do you write, call, or go round?'],
    ends: {
      p: 'Ten minutes, and it may be kept for a lifetime.',
      f: 'It does not have to be beautiful. It only has to come from you.',
      a: 'Three lines. Send them.',
      t: 'Write your full name under it. A family reads many cards in those weeks.',
      h: 'Spelling does not count here.',
      i: 'Nobody can take the sadness away. You can show that they are not alone in it.',
      l: 'A quiet card says enough.',
    },
    keep: 'the day you need it',
    send: 'somebody with a card they cannot begin',
    pic: {
      ask: 'A plain card and a pen on a table, in soft daylight',
      alt: 'A plain white card and a pen in daylight',
    },
    claims: [
      ['Naming the person and sharing a memory is the usual advice', 'advice of bereavement charities'],
      ['Specific offers are easier to accept than open ones', 'advice of bereavement charities'],
    ],
  },
  {
    id: 'post-a-fragile-present',
    format: 'howto',
    again: 10,
    emoji: '📦',
    tags: ['GiftTips', 'PackingTips', 'PostAPresent'],
    only: 'gifts?\\b|ceramic|pottery|glass(?:ware)?\\b|home ?ware|candles?\\b|prints?\\b',
    title: [
      'How to pack a fragile present for {the post|mailing}',
      'Sending a mug or a vase? How to pack it safely',
    ],
    cover: 'How to pack a fragile present',
    gist: [
      'Wrap each piece by itself, put padding on all six sides, and shake the box. If you can hear or feel anything move, it needs more paper.',
      'A mug survives the {post|mail} if it cannot move and nothing hard touches it. Crumpled paper and a strong box do that.',
    ],
    subject: ['How to pack a fragile present', 'Shake the box before you tape it'],
    hooks: {
      '*': [
        'Before you send a fragile present, close the box and shake it. If it rattles, it is not ready.',
        'A mug that travels loose in a box arrives as a puzzle.',
      ],
      p: 'Most fragile presents break because they could move inside the box.',
      f: 'Are you sending somebody a mug or a vase? Give it five minutes of paper first.',
      a: 'Fragile present: wrap it, pad it, shake the box.',
      t: 'Breakages come from knocks at the corners, so padding belongs on all six sides.',
      h: 'Writing FRAGILE on a box is a wish. Crumpled paper is a plan.',
      i: 'A present that arrives whole has been looked after all the way.',
      l: 'Tissue, a strong box, and nothing that moves.',
    },
    lines: {
      '*': [
        'Packing a mug for {the post|mailing}? Fill it with paper first, wrap the handle by itself, then wrap the whole thing.',
        'For glass and china, use two boxes: a small one for the present and a bigger one with paper all round it.',
        'Shake the box before you tape it shut. If anything moves, add more crumpled paper.',
        'Write the address on a slip inside the box as well. Labels come off in the rain.',
      ],
      h: ['Bubble wrap is for the parcel. The first three bubbles are for you.'],
    },
    scene: [
      'She opens the box, lifts out the paper, and stops. There are two handles in it, and the present was one mug.',
      'The vase is wrapped in a thin layer of tissue, alone in a large box. You turn the box over and hear it slide.',
    ],
    why: [
      [
        '{Parcels|Packages} are dropped, stacked and turned over on their way, and nobody does it on purpose.',
        'A box goes through sorting machines and several vans. It will be upside down at some point.',
      ],
      [
        'Whatever can move picks up speed and hits the side.',
        'Two pieces that touch will break each other, so each needs its own paper.',
      ],
    ],
    parts: [
      [
        ['Wrap each piece by itself', 'Wrap cups and lids separately'],
        [
          'Fill hollow things with paper, and give handles and spouts a layer of their own.',
          'China against china chips even on a short trip.',
        ],
        'A mug being wrapped in tissue paper',
      ],
      [
        ['Pad all six sides of the box', 'Put paper above and below it'],
        [
          'Two fingers of crumpled paper on every side, the bottom first.',
          'Old newspaper works just as well as bubble wrap if there is enough of it.',
        ],
        'Crumpled paper in the bottom of a box',
      ],
      [
        ['Shake the box before you tape it', 'Close it and listen'],
        [
          'No sound and no movement means that it is ready.',
          'If it rattles here, it will rattle all the way.',
        ],
        'Hands holding a closed box up to one ear',
      ],
    ],
    turn: ['Then tape it along every edge.', 'Take a photo of it before you close the box.'],
    asks: [
      'What is the most fragile thing you ever posted?',
      'Has a present of yours ever arrived in pieces?',
    ],
    ends: {
      p: 'Five minutes of paper save a broken present.',
      f: 'And keep the paper from your own {parcels|packages}. You will need it again.',
      a: 'If it moves, it is not packed.',
      t: 'Look up how much the carrier pays for breakages before you choose a service.',
      h: 'Nobody has ever been sorry about too much newspaper.',
      i: 'It goes a long way, so that somebody can open it at breakfast.',
      l: 'It arrives as you sent it.',
    },
    keep: 'the next present that has to travel',
    send: 'whoever has family far away',
    own: [
      {
        about: 'gift.?wrap|deliver|shipping|postage|posted|by post',
        kinds: ['service', 'process', 'policy', 'offer'],
        lead: 'Or let somebody else send it.',
      },
    ],
    pic: {
      ask: 'A mug half wrapped in tissue beside an open box with crumpled paper',
      alt: 'A mug wrapped in tissue beside a box of crumpled paper',
    },
    claims: [
      [
        'Padding on all sides and no movement is the standard advice for fragile goods',
        'carriers packing guides',
      ],
    ],
  },
  {
    id: 'a-drawer-of-cards',
    format: 'checklist',
    again: 10,
    emoji: '💌',
    tags: ['GreetingCards', 'BirthdayCards', 'BeOrganised'],
    only: CARDS,
    title: ['Which greeting cards to keep at home', 'Six cards to have in the drawer'],
    cover: 'Six cards to keep at home',
    gist: [
      'Two birthday cards, a thank you, a sympathy card, a new baby or new home, and one that is blank inside. With six cards and stamps in a drawer you are never caught out.',
      'Keep six cards and a book of stamps at home, and nobody has to drive to a {petrol|gas} station for a birthday card again.',
    ],
    subject: ['Six cards to keep at home', 'Never buy a birthday card at the {petrol|gas} station'],
    hooks: {
      '*': [
        'Six greeting cards in a drawer save you the last-minute trip for a bad one.',
        'The birthday is today, the shops are shut, and there is no card in the house.',
      ],
      p: 'Six cards and a book of stamps cover nearly every occasion in a year.',
      f: 'Have you ever cut up a calendar to make a birthday card? Then this is for you.',
      a: 'Keep six cards and some stamps at home.',
      t: 'Over a year most households need birthday cards most, then thank yous, then everything else.',
      h: 'A card from the {petrol|gas} station always says two things: happy birthday, and I forgot.',
      i: 'A card that arrives on the right day says more than a present a week later.',
      l: 'A drawer with good cards in it is a small luxury.',
    },
    lines: {
      '*': [
        'Keep one greeting card at home that is blank inside. It does for everything you did not expect.',
        'Buy a card when you see one that suits somebody, and write the name on the back in pencil.',
        'Write the birthdays of the month on one slip and stick it inside the card drawer.',
        'Keep the stamps with the cards. A written card without a stamp can lie in the hall for weeks.',
      ],
      h: ['The card drawer at home: three for new babies, and everybody you know is over fifty.'],
    },
    scene: [
      'It is seven in the evening and the party is at eight. The present is wrapped, and somebody is folding a sheet of printer paper in half.',
      'A friend has a new job, and you think of it every day on the bus. There is no card at home, so there is no card.',
    ],
    why: [
      [
        'We seldom forget that we wanted to write. We just have nothing to write on.',
        'A card that is already in the house gets written. One that has to be bought first often does not.',
      ],
      [
        'Bought without a rush, a card suits the person who gets it.',
        'At the last minute you take what there is, and there is a golfer on it.',
      ],
    ],
    parts: [
      [
        ['Two birthday cards', 'Birthday cards: one bright, one plain'],
        [
          'One for children and friends, one for everybody else.',
          'They go first, so replace them as you use them.',
        ],
        'Two birthday cards side by side',
      ],
      [
        ['One thank-you card', 'A card to say thank you'],
        [
          'For the neighbour who took in the parcel.',
          'A kind deed should not have to wait until the weekend.',
        ],
        'A thank-you card on a table',
      ],
      [
        ['One sympathy card', 'A quiet card for sad news'],
        [
          'On a sad day nobody wants to stand in front of a rack.',
          'Plain and without a verse is right for most people.',
        ],
        'A plain card with one flower on it',
      ],
      [
        ['One for good news', 'A card for a baby or new home'],
        [
          'Babies, exams and new front doors rarely give notice.',
          'Choose one that says "Congratulations" and nothing more.',
        ],
        'A card with stars on it',
      ],
      [
        ['One card that is blank inside', 'A pretty card without words'],
        ['It suits whatever the others do not.', 'A nice picture and your own words are often best anyway.'],
        'An open blank card',
      ],
    ],
    turn: [
      'Put a pen that works in the same drawer.',
      'Then put a bulldog clip on the lot and write "cards" on the drawer.',
    ],
    asks: ['Do you keep cards at home?', 'Which card do you always run out of first?'],
    ends: {
      p: 'One trip, and you are ready for half a year.',
      f: 'And if you use one, put it on the shopping list straight away.',
      a: 'Six cards. A pen. Stamps.',
      t: 'Large and square cards can cost more to {post|mail}, so look before you stick on a stamp.',
      h: 'Nobody has ever needed three cards for a new baby on one day. You never know.',
      i: 'It is easier to be thoughtful with a card in the house.',
      l: 'The right card is there when you want it.',
    },
    tick: true,
    keep: 'your next visit to a card shop',
    send: 'whoever buys cards at the last minute',
    own: [{ about: '\\bcards?\\b', kinds: ['product', 'price', 'number'], lead: 'About our cards:' }],
    pic: {
      ask: 'A drawer or box with a handful of different cards and some stamps',
      alt: 'Greeting cards and stamps in an open drawer',
    },
    claims: [
      ['Large or square items can need more postage', 'tariffs of postal services'],
      ['Birthday cards are the most common everyday cards', 'trade figures of greeting card associations'],
    ],
  },
];
