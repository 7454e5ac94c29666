// Food banks: what to give, how it works, and for whom the door is open.
import type { Idea } from '../../library/idea.ts';
import { FOOD_BANK } from './kinds.ts';

export const FOOD_BANKS: readonly Idea[] = [
  {
    id: 'what-to-give-a-food-bank',
    format: 'checklist',
    only: FOOD_BANK,
    again: 5,
    emoji: '🥫',
    tags: ['FoodBank', 'DonateFood', 'LocalCommunity'],
    title: ['What to give to a food bank', 'Shopping for a food bank: what is really needed'],
    cover: 'What to give a food bank',
    gist: [
      'Good things for a food bank keep for months and need no more than a pan: tins, pasta sauce, long life milk. Soap, shampoo and nappies are needed as well.',
      'Look at the list of your food bank before you shop, check the date, and think of people without an oven: ring pull tins and things that only need hot water.',
    ],
    subject: ['What to give a food bank', 'A shopping list for the food bank'],
    hooks: {
      '*': [
        'Would you like to put something in the food bank box? These things are nearly always needed.',
        'What should you buy for a food bank? Not only pasta and beans.',
      ],
      pfatil: 'One extra tin in your trolley helps, and it helps most if it is the right one.',
      h: 'A food bank has enough pasta to reach the sea and back. Here is what is missing.',
    },
    lines: {
      '*': [
        'Look at the list before you shop for a food bank. What is short changes every week.',
        'Choose tins with a ring pull. Not everybody has a tin opener.',
        'Think of things beyond food: toothpaste, shampoo, nappies, washing powder. They are often missing.',
        'Please check the date. Food for a food bank should keep for a few months.',
      ],
      h: ['If you would not want it for supper yourself, your neighbour does not either.'],
    },
    scene: [
      'On the shelves of many food banks there is plenty of pasta, and the place for tinned fruit is empty.',
      'You stand in the shop, want to give something, and do not know what.',
    ],
    why: [
      [
        'A parcel should make whole meals, so the missing thing counts most.',
        'With sauce, fruit and milk a pack of pasta turns into meals.',
      ],
      ['People at a food bank often have little to cook with.', 'Some have only a kettle or one ring.'],
    ],
    parts: [
      [
        'Tins and jars',
        [
          'Fruit, vegetables, fish, meat and pasta sauce keep for a long time.',
          'Tinned fruit and meat run out first in many places.',
        ],
        'Tins on a shelf',
      ],
      [
        'Long life milk and breakfast',
        ['Cereal, porridge oats, tea, coffee and jam.', 'Milk that needs no fridge is always useful.'],
        'A carton of milk and a box of cereal',
      ],
      [
        'Things for the bathroom',
        [
          'Shampoo, soap, toothpaste and period products.',
          'They are dear, so they are the first to be missing.',
        ],
        'Soap and toothpaste in a basket',
      ],
      [
        'Something for children',
        ['Nappies, wipes, snacks for the school bag.', 'Ask which sizes of nappies are needed.'],
        'A pack of nappies',
      ],
    ],
    turn: ['Thank you for every single tin.', 'One thing with each weekly shop is already a lot.'],
    asks: ['What do you put in the box?', 'What would you miss first?'],
    ends: {
      pfatil: ['Ask us what is short this week.', 'Take this list along to the shop.'],
      h: 'Chocolate has never been returned.',
    },
    keep: 'your next weekly shop',
    send: 'whoever does the shopping',
    own: [
      {
        kinds: ['story', 'process', 'place', 'hours', 'claim'],
        about: 'short of|need(?:ed)?\\b|drop off|collection|donat|tinned|milk|shampoo',
        lead: 'And this is what helps here.',
      },
    ],
    pic: { ask: 'A few tins and a carton of milk on a table', alt: 'Tins and a carton of milk on a table' },
    claims: [
      [
        'Food banks ask for long-life food, ring pulls, toiletries and nappies',
        'published lists of food banks',
      ],
    ],
  },
  {
    id: 'the-way-of-a-tin',
    format: 'behind',
    only: FOOD_BANK,
    again: 8,
    emoji: '📦',
    tags: ['FoodBank', 'BehindTheScenes', 'LocalCommunity'],
    title: [
      'What happens to the food you give to a food bank',
      'From the collection box to the table: how a food bank works',
    ],
    cover: 'How a food bank works',
    gist: [
      'Food that you give to a food bank is checked, sorted by kind and date, and packed for households of different sizes. Volunteers do most of it.',
      'Between the box in the shop and a family table there are several pairs of hands: somebody fetches, checks the date, sorts, packs and hands it over.',
    ],
    subject: ['How a food bank works', 'From the box to the table'],
    hooks: {
      '*': [
        'You put a tin into the food bank box. What happens to it then?',
        'This is the way of a tin, from the collection box to a kitchen table.',
      ],
      pfatil: 'Behind each food parcel there are people who check, sort and pack.',
      h: 'A tin in the food bank box travels further in a week than most of us.',
    },
    lines: {
      '*': [
        'At a food bank every date is checked. What is close to its date goes out first.',
        'Parcels are packed by household: one person needs something else than a family of five.',
        'Nothing sorts itself. An hour of sorting by three people fills a lot of parcels.',
        'If you give the same thing in several packs, it is quicker to sort.',
      ],
      h: ['A volunteer can read the date on a tin from two metres. It is their special skill.'],
    },
    scene: [
      'Crates come in, full of everything. Two hours later there are tidy shelves.',
      'Most people see only the box by the exit of the shop.',
    ],
    why: [
      [
        'Food must be safe, so it is looked at before it goes out.',
        'Checking takes time and keeps everybody safe.',
      ],
      [
        'A parcel should suit those who get it: their number, their kitchen, their diet.',
        'A family with a baby needs other things than a student.',
      ],
    ],
    parts: [
      [
        'It is collected',
        [
          'From boxes in shops, schools, offices and places of worship.',
          'Somebody with a car makes the round.',
        ],
        'A collection box in a shop',
      ],
      [
        'It is checked and sorted',
        [
          'By date and by kind. Damaged packs are taken out.',
          'Tins here, cereal there, oldest date in front.',
        ],
        'Hands sorting tins',
      ],
      [
        'It is packed',
        [
          'A list says what belongs in a parcel for one, two or five people.',
          'Where possible, diets and allergies are asked about.',
        ],
        'A crate with food and a list',
      ],
      [
        'It is handed over',
        [
          'With time for a cup of tea and a talk, if somebody wants it.',
          'Often there is advice as well: on bills, benefits or housing.',
        ],
        'A bag handed over a table',
      ],
    ],
    turn: ['That is how your tin gets there.', 'Each step needs a few hands.'],
    asks: ['Which of these steps could you help with?', 'Did you know how it works?'],
    ends: {
      pfatil: ['Would you like to see it? Ask us.', 'Thank you to everybody who is part of it.'],
      h: 'The tin is fine, thank you.',
    },
    keep: 'the next time you see a collection box',
    send: 'somebody who gives tins',
    own: [
      {
        kinds: ['claim', 'story', 'hours', 'process'],
        about: 'parcels|volunteer|sort(?:ing)?\\b|gave out|\\bhall\\b',
        lead: 'Here, in our own figures and days.',
      },
    ],
    pic: { ask: 'Shelves with sorted tins', alt: 'Shelves with sorted tins' },
    claims: [
      ['Donated food is checked, sorted by date and packed by household size', 'practice of food banks'],
    ],
  },
  {
    id: 'first-time-at-a-food-bank',
    format: 'answer',
    only: FOOD_BANK,
    again: 6,
    emoji: '🤝',
    tags: ['FoodBank', 'HelpIsHere', 'LocalCommunity'],
    title: [
      'Going to a food bank for the first time: what to expect',
      'Do you need a food bank? What happens when you come',
    ],
    cover: 'Your first time at a food bank',
    question: 'What happens when I come to a food bank for the first time?',
    short: 'You are welcomed, asked what you need, and you get food for some days.',
    gist: [
      'The first visit to a food bank takes courage. You are asked a few questions, you get food for some days, and you may stay for a talk or simply go.',
      'Many people wait too long before they come to a food bank. Rent, a broken boiler, a late wage: it can happen to anybody.',
    ],
    subject: ['First time at a food bank', 'What to expect'],
    hooks: {
      '*': [
        'If money does not reach to the end of the month, you can ask for help. This is what a food bank is like.',
        'Nobody likes to go to a food bank for the first time. Here is what to expect.',
      ],
      pfatil: 'A food bank is there for a difficult week. You do not have to explain your life.',
      h: 'At a food bank nobody is surprised to see you, and there is usually tea.',
    },
    lines: {
      '*': [
        'You need no reason to be ashamed at a food bank. A late wage or a high bill is enough to need help.',
        'Bring bags and, if you have one, your voucher. If you have none, ask. Somebody will tell you how it works.',
        'Tell the food bank about allergies, a baby, or if you have no oven. Then the parcel fits.',
        'You can ask at a food bank about bills and benefits too. They often know who can help.',
      ],
      h: ['The hardest part is the door. After that there is tea.'],
    },
    scene: [
      'Many people walk past the door once or twice before they come in.',
      'You may meet people there who stood in the same queue a year ago and now help.',
    ],
    why: [
      [
        'One unexpected bill is enough to use up the money for food.',
        'A single broken appliance can turn a month upside down.',
      ],
      [
        'It is easier to sort out bills when nobody at home is hungry.',
        'With food in the house you can think about the rest.',
      ],
    ],
    caution: [
      'Each food bank has its own rules about vouchers and opening times. Ask or call before you come.',
      'Whether you need a voucher differs from place to place. A call tells you.',
    ],
    parts: [
      [
        'You are welcomed',
        ['Somebody asks for your name or your voucher, and how many you are.', 'What you say stays there.'],
        'An open door with a sign',
      ],
      [
        'You say what you need',
        ['Allergies, diet, what you can cook on, children.', 'You can say no to things that you do not eat.'],
        'A list on a clipboard',
      ],
      [
        'You take food home',
        ['Usually for some days. Bring two strong bags.', 'Ask for help with carrying if it is far.'],
        'Two full bags',
      ],
    ],
    turn: [
      'Coming early is better than waiting until the cupboard is empty.',
      'You may come back if you need to.',
    ],
    asks: ['Whom would you like to tell about this?', 'Which question would you have before you come?'],
    ends: {
      pfatil: [
        'If you need help, just come or call.',
        'If you know somebody who needs it, tell them quietly.',
      ],
      h: 'Two sugars? No problem.',
    },
    keep: 'somebody who may need it',
    send: 'somebody who has a hard month, in private',
    own: [
      {
        kinds: ['hours', 'place', 'process', 'policy', 'audience'],
        about: 'voucher|\\btues|\\bfri|\\bhall\\b|come|anyone|referr',
        lead: 'When and how you can come to us.',
      },
    ],
    pic: { ask: 'Your door with the opening times', alt: 'A door with opening times' },
    claims: [['Usual way of a first visit; referral rules differ', 'practice of food banks']],
  },
  {
    id: 'a-collection-at-work',
    format: 'howto',
    only: FOOD_BANK,
    again: 8,
    emoji: '🧃',
    tags: ['FoodBank', 'CollectFood', 'LocalCommunity'],
    title: [
      'How to collect for a food bank at work or school',
      'A food collection at work: how to set it up',
    ],
    cover: 'Collect food at work',
    gist: [
      'A food collection at work or school needs four things: a list of what is short, a box in a visible place, an end date, and somebody who brings it.',
      'Ask the food bank what it needs most, collect only that for two weeks, and bring it at an agreed time. That helps more than a mixed box.',
    ],
    subject: ['Collect food at work', 'A collection at school'],
    hooks: {
      '*': [
        'You can start a food collection at work in ten minutes. This is how.',
        'One box by the door of your office or school can fill a shelf at the food bank.',
      ],
      pfatil: 'A collection for a food bank works best with one clear wish and a date.',
      h: 'Every office has a box in a corner. Put a sign on it and it collects for the food bank.',
    },
    lines: {
      '*': [
        'Collect only one or two kinds of things for a food bank, and you get much more of them.',
        'Give a collection an end: two weeks are enough, and people remember it.',
        'Let each team or class collect something else: one brings fruit, one brings soap.',
        'Ask the food bank when to bring it, and how heavy the crates may be.',
      ],
      h: ['Accounts against Sales: whoever collects more tins chooses the radio station.'],
    },
    scene: [
      'Colleagues like to help and forget it in the shop. A box by the door reminds them.',
      'At school one class had the idea, and by Friday the box was full.',
    ],
    why: [
      ['A clear list saves hours of sorting.', 'If everybody brings the same thing, nobody has to sort it.'],
      ['People join in when they see others doing it.', 'A box that fills up in public fills up faster.'],
    ],
    parts: [
      [
        'Ask what is short',
        ['Two or three things are enough for a list.', 'A call to the food bank takes five minutes.'],
        'A short list on a door',
      ],
      [
        'Put the box where people pass',
        ['By the coffee machine or the entrance, with a clear sign.', 'Show a photo of what is wanted.'],
        'A box with a sign',
      ],
      [
        'Set an end date',
        ['Say it at the beginning and the day before.', 'A fortnight works well.'],
        'A calendar with a circle',
      ],
      [
        'Arrange who brings it',
        ['Somebody with a car and half an hour.', 'Agree on a time, so that somebody is there to take it.'],
        'A car boot with crates',
      ],
    ],
    turn: ['Then tell everybody how much it was.', 'Next time it takes even less work.'],
    asks: ['Where would a box stand at your work?', 'Has your school or office collected before?'],
    ends: {
      pfatil: [
        'Would you like to start one? Send us a message first.',
        'Tell us beforehand, and we will tell you what we need.',
      ],
      h: 'Sales are demanding a recount.',
    },
    keep: 'your next team meeting',
    send: 'the person at work who organises everything',
    own: [
      {
        kinds: ['story', 'process', 'place', 'hours', 'claim'],
        about: 'short of|need(?:ed)?\\b|drop off|collection|donat',
        lead: 'And this is what helps here.',
      },
    ],
    pic: { ask: 'A collection box with a sign', alt: 'A collection box with a sign' },
    claims: [['Focused drives save sorting', 'practice of food banks']],
  },
];
