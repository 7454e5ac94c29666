// Classes.
import type { Idea } from '../../library/idea.ts';
import { CLASSES } from './kinds.ts';

export const LEARNING: readonly Idea[] = [
  {
    id: 'your-first-class',
    format: 'checklist',
    again: 9,
    emoji: '🙌',
    tags: ['CraftClass', 'LearnACraft', 'CraftWorkshop'],
    only: CLASSES,
    title: ['Your first craft class: what to wear and bring', 'First time at a craft class? What to expect'],
    cover: 'Your first craft class',
    gist: [
      'Wear clothes that may get dirty, tie back long hair, take off rings, and come without a plan. Nobody expects you to be good at it.',
      'For a first class you need old clothes, short nails and a bit of time. Everything else is there.',
    ],
    subject: ['Your first craft class', 'What to wear and bring'],
    hooks: {
      '*': [
        'Your first craft class? Here is what to wear and what to leave at home.',
        'What do you need for a craft class as a beginner? Very little.',
      ],
      patl: 'Old clothes, no rings, no plan: that is all you need for a first class.',
      fhi: 'Have you always wanted to try it? Here is what the first class is like.',
    },
    lines: {
      '*': [
        'For a first craft class wear something that may get dirty, and shoes you can stand in.',
        'Take off rings and bracelets before you work with your hands.',
        'In a first class you learn one or two things well. That is plenty.',
        'Take a photo of your first piece. In a year you will smile at it.',
      ],
      h: ["You will not be the worst. That place is taken by the teacher's first piece, on the shelf."],
    },
    scene: [
      'You have looked at the class for months, and you think you are not talented.',
      'A friend has given you a voucher, and you wonder what to wear.',
    ],
    why: [
      [
        'Most people in a beginners class have never done it before.',
        'You are not the only one with two left hands.',
      ],
      ['Tools and material are there, and somebody shows you.', 'You need not buy anything first.'],
    ],
    parts: [
      [
        'Wear old clothes',
        ['An apron does not cover the sleeves.', 'Closed shoes are better.'],
        'An apron on a hook',
      ],
      [
        'Leave jewellery at home',
        ['Rings are in the way and get scratched.', 'Tie long hair back.'],
        'A ring on a shelf',
      ],
      [
        'Be there ten minutes early',
        ['Then you can look round and ask.', 'And choose a place.'],
        'An empty place at a worktable',
      ],
      [
        'Bring no expectations',
        ['Your first piece will be crooked, and it will be yours.', 'You will want to make a second one.'],
        'A first crooked piece',
      ],
    ],
    turn: ['If you can come with a friend, it is even more fun.', 'Ask when you can collect what you made.'],
    asks: ['What would you like to learn?', 'Have you ever been to a craft class?'],
    ends: { patl: 'It is good to know in time.', fhi: 'Come and try. It is meant to be fun.' },
    tick: true,
    keep: 'the day before your first class',
    send: 'the friend you would take along',
    own: [
      {
        kinds: ['service', 'event', 'price', 'hours'],
        about: 'class(?:es)?\\b|courses?\\b|workshops?\\b|taster|beginners',
        lead: 'When you can try it here:',
      },
    ],
    pic: {
      ask: 'An empty place at your worktable, ready for a class',
      alt: 'A place at a worktable, ready for a class',
    },
    claims: [['Beginners classes need no equipment', 'craft teaching practice']],
  },
  {
    id: 'give-a-class',
    format: 'tip',
    again: 9,
    emoji: '🎟️',
    tags: ['GiftIdeas', 'CraftClass', 'ExperienceGift'],
    only: CLASSES,
    title: ['Giving a craft class as a present', 'A class as a gift: what to think of'],
    cover: 'Give a craft class as a gift',
    gist: [
      'A class is a present that takes no room. Choose a beginners class, give it for two if you can, and put a date or a time of year on the card.',
      'Give an afternoon at a workbench: something made by their own hands comes home as well.',
    ],
    subject: ['Give a craft class', 'A present that takes no room'],
    hooks: {
      '*': [
        'Looking for a present that takes no room? Give a craft class.',
        'How to give a craft class so that it really happens.',
      ],
      patl: 'A class is a present that is remembered and takes no room.',
      fhi: 'Does somebody you know always say "I would love to try that"?',
    },
    lines: {
      '*': [
        'Give a craft class for two. Most people like to go with somebody.',
        'Check on which days they have time before you give a class.',
        'A beginners class needs no talent and no equipment.',
        'Wrap a voucher with a small thing that belongs to it, and write what will be made.',
      ],
      h: ['The present is an afternoon. The crooked bowl is a bonus.'],
    },
    scene: [
      'They have everything, and they once said: "I would love to learn that."',
      'You are looking for a present for two friends.',
    ],
    why: [
      [
        'You remember what you did longer than what you were given.',
        'And something made by hand comes home.',
      ],
      ['It is time together, which people have too little of.', 'Two hours without a phone.'],
    ],
    parts: [
      [
        'Choose the right level',
        ['For beginners, nothing must be known.', 'Ask how long it takes.'],
        'A worktable with tools',
      ],
      [
        'Give it for two',
        ['One of them may be you.', 'Most people like to go with somebody.'],
        'Two aprons on hooks',
      ],
      [
        'Put a date on it',
        ['Or at least a month.', 'A voucher without a date stays in the drawer.'],
        'A card with a date',
      ],
    ],
    turn: ['And ask to see what they made.', 'A date makes the difference.'],
    asks: ['What would you like to learn?', 'Who would come with you?'],
    ends: { patl: 'Any questions? Just ask us.', fhi: 'Ask for a voucher.' },
    keep: 'the next birthday',
    send: 'somebody looking for a present',
    own: [
      {
        kinds: ['service', 'event', 'price', 'offer'],
        about: 'voucher|gift|class(?:es)?\\b|courses?\\b|workshops?\\b|taster',
        lead: 'What you can give here:',
      },
    ],
    pic: { ask: 'A voucher beside a small tool', alt: 'A voucher beside a small tool' },
    claims: [['Experiences are remembered', 'psychology research']],
  },
  {
    id: 'what-would-you-learn',
    format: 'question',
    again: 9,
    emoji: '🛠️',
    tags: ['LearnACraft', 'CraftTalk', 'CraftClass'],
    only: CLASSES,
    title: ['What would you like to make with your hands?', 'Which craft would you like to try?'],
    cover: 'A free afternoon',
    gist: [
      'If you had one free afternoon: what would you like to make with your own hands?',
      'Which craft have you always wanted to try, and what has kept you from it?',
    ],
    subject: ['What would you like to make?', 'One free afternoon'],
    hooks: {
      '*': [
        'What would you like to make with your own hands?',
        'You have a free afternoon: what would you like to learn to make?',
      ],
      patl: 'Which thing would you like to be able to make yourself?',
      fhi: 'Tell us: what would you like to make?',
    },
    lines: {
      '*': [
        'A free afternoon and a teacher: what would you make?',
        'What did you make as a child that you were proud of?',
        'Would you rather make something useful or something pretty?',
        'What keeps you from trying a craft: time, courage or somebody to go with?',
      ],
      h: ['Nobody has two left hands. I have counted.'],
    },
    scene: [
      'You watch somebody at work and think: I would like to try that.',
      'On a Sunday it rains, and you would like to make something.',
    ],
    why: [
      [
        'Most people have one thing that they have wanted to try for years.',
        'It is often easier than it looks.',
      ],
    ],
    parts: [
      ['Something useful', ['A bowl, a hat, a board.', 'You will use it every day.'], 'A handmade bowl'],
      [
        'Something to give',
        ['Made by you, for somebody you like.', 'Nobody else has one.'],
        'A handmade gift',
      ],
    ],
    turn: ['Tell us below.', 'Perhaps it becomes a class.'],
    asks: ['What would it be?', 'With whom would you come?'],
    ends: { patl: 'One word is enough.', fhi: 'We are curious.' },
    keep: 'a rainy Sunday',
    send: 'the friend you would take along',
    own: [
      {
        kinds: ['service', 'event'],
        about: 'class(?:es)?\\b|courses?\\b|workshops?\\b|taster',
        lead: 'What you can learn here:',
      },
    ],
    pic: {
      ask: 'A worktable with tools and one finished piece',
      alt: 'A worktable with tools and a finished piece',
    },
    claims: [['People want to try crafts', 'common experience']],
  },
];
