// Fences and gates.
import type { Idea } from '../../library/idea.ts';

export const FENCES: readonly Idea[] = [
  {
    id: 'wood-or-concrete-posts',
    format: 'either',
    again: 6,
    emoji: '🪵',
    tags: ['Fencing', 'GardenFence', 'Homeowners'],
    title: ['Fence posts: wood or concrete?', 'Wooden or concrete fence posts: which would you choose?'],
    cover: 'Wood or concrete posts?',
    gist: [
      'Wooden fence posts look warmer. Concrete posts last longer and panels can be slid out. Which would you choose?',
      'A fence is as good as its posts. Wood or concrete: what would you have in your garden?',
    ],
    subject: ['Wood or concrete posts?', 'Which fence posts?'],
    hooks: {
      '*': [
        'New fence: wooden posts or concrete ones?',
        'Fence posts of wood or of concrete: looks or years?',
      ],
      pfathil: 'Wooden or concrete fence posts: which would you choose?',
    },
    lines: {
      '*': [
        'Wooden or concrete fence posts: which would you choose for your garden?',
        'Concrete fence posts do not rot, and a broken panel can simply be slid out.',
        'Wooden fence posts rot first at the ground. Treated wood and a cap on top add years.',
        'Most fences fall because of their posts and not because of their panels. Do not save there.',
      ],
      h: ['A fence with bad posts is a gate that you did not order.'],
    },
    why: [
      [
        'Wood is lighter and looks softer, and concrete outlasts the panels.',
        'Both hold, if they stand deep enough.',
      ],
    ],
    parts: [
      [
        'Wood',
        ['Warm to look at, and easy to fix things to.', 'Suits hedges and old gardens.'],
        'A fence with wooden posts',
      ],
      [
        'Concrete',
        ['No rot, and panels slide in and out.', 'Heavy, plain and nearly for ever.'],
        'A fence with concrete posts',
      ],
    ],
    turn: [
      'Ask for both prices, and for how long each will last.',
      'Windy place or sheltered garden: that often decides.',
    ],
    asks: ['Wood or concrete?', 'What holds up your fence now?'],
    ends: { pfathil: ['One word is enough.', 'Tell us, and say how windy it is where you live.'] },
    keep: 'your next fence',
    send: 'the neighbour on the other side',
    own: [
      {
        kinds: ['service', 'product', 'price'],
        about: 'posts?\\b|fenc|panels?\\b|close.?board',
        lead: 'What we put up:',
      },
    ],
    pic: { ask: 'A fence that you built, with its posts in view', alt: 'Garden fence with posts' },
    claims: [['posts fail before panels', 'trade practice']],
  },
  {
    id: 'shake-the-post-before-the-storm',
    format: 'howto',
    again: 6,
    emoji: '🌬️',
    tags: ['FenceRepair', 'StormDamage', 'GardenFence'],
    title: [
      'Will your fence stand the next storm? Shake the posts',
      'How to check a fence before the windy season',
    ],
    cover: 'Check your fence before storms',
    gist: [
      'Shake every fence post, push a screwdriver into the wood at ground level and look at the fixings of the panels. Loose posts are cheap to mend before a storm.',
      'Ten minutes along the fence show whether it will stand the next storm: shake the posts, look at the panels, test the wood at the ground.',
    ],
    subject: ['Will your fence stand a storm?', 'Check your fence posts'],
    hooks: {
      '*': [
        'Shake your fence posts before the next storm does.',
        'Will your fence stand the next storm? Ten minutes will tell you.',
      ],
      pfathil: 'Check your fence before the windy season: posts, panels, fixings.',
    },
    lines: {
      '*': [
        'Shake every fence post by hand. If it moves in the ground, the next storm will move it further.',
        'Push a screwdriver into a fence post where it meets the ground. If it goes in easily, the post is rotten.',
        'One loose fence panel pulls on its neighbours in the wind. Fix it before the whole row leans.',
        'After a storm, pick up loose fence panels, or they end up in a car or a greenhouse.',
      ],
      h: ['You can meet the neighbours properly once the fence is lying down. There are easier ways.'],
    },
    why: [
      [
        'The wind pushes against a fence as against a sail.',
        'A closed panel catches a great deal of wind, and the post has to hold it.',
      ],
      [
        'Posts rot at the ground first, where you do not see it.',
        'Wood between wet soil and air goes first.',
      ],
    ],
    parts: [
      [
        'Shake each post',
        ['It should not move at all.', 'Mark the ones that do with a piece of tape.'],
        'Two hands shaking a fence post',
      ],
      [
        'Test the wood at the ground',
        ['With a screwdriver, on all sides.', 'Clear away soil and leaves first.'],
        'A screwdriver at the foot of a fence post',
      ],
      [
        'Look at the fixings',
        ['Rusty nails and missing clips let panels rattle.', 'A few screws hold far better than nails.'],
        'The fixing of a fence panel',
      ],
      [
        'Close the gate and watch',
        ['A gate that drags has a leaning post.', 'It should shut without being lifted.'],
        'A garden gate',
      ],
    ],
    turn: [
      'Two loose posts are a morning of work. A whole fence is not.',
      'If nothing moves, you can sleep through the storm.',
    ],
    asks: ['How did your fence get through the last storm?', 'How old are your posts?'],
    ends: {
      pfathil: [
        'Mend the loose ones while the ground is soft and there are dates free.',
        'A picture of the worst post is enough for a first price.',
      ],
    },
    keep: 'the next storm warning',
    send: 'the neighbour on the other side',
    own: [
      {
        kinds: ['service', 'price', 'process', 'offer'],
        about: 'repairs?\\b|storm|posts?\\b|fenc',
        lead: 'If a post is loose:',
      },
    ],
    pic: { ask: 'A leaning fence, or a post at ground level', alt: 'Leaning garden fence' },
    claims: [['posts rot at ground level', 'trade practice']],
  },
  {
    id: 'whose-fence-is-it',
    format: 'answer',
    again: 9,
    emoji: '🏡',
    tags: ['GardenFence', 'Neighbours', 'Homeowners'],
    title: [
      'Whose fence is it? What to check before you replace it',
      'Fence between two gardens: who pays for it?',
    ],
    cover: 'Whose fence is it?',
    question: 'Who has to pay for the fence between two gardens?',
    short: [
      'That stands in your papers, if anywhere. Ask your neighbour first.',
      'There is no general rule: look in the deeds and talk to next door.',
    ],
    gist: [
      'Before you replace a fence between two gardens, look into the papers of the house and talk to your neighbour. There is no rule that it is always the left one.',
      'Who owns the fence is not decided by the side that the posts are on. The papers of the house may say it, and your neighbour may know.',
    ],
    subject: ['Whose fence is it?', 'Before you replace a fence'],
    hooks: {
      '*': [
        "Whose fence is it, yours or next door's? It is not always the left one.",
        'Before you replace the fence, ask whose it is.',
      ],
      pfathil: 'Who pays for a fence between two gardens? Look into the papers before you order.',
    },
    lines: {
      '*': [
        'Whose fence is it? The papers of the house may say so. The side that the posts stand on does not prove it.',
        'Talk to your neighbour before a new fence goes up. Many people share the cost if somebody asks them.',
        'Before you put up a higher fence, ask about the rules where you live. Many places have a limit, above all beside a road.',
        'Photograph the old fence before it comes down. It shows where the line was.',
      ],
      h: ['"The left one is always ours," said both neighbours.'],
    },
    why: [
      [
        'A fence in the wrong place is expensive to move.',
        "Even a hand's width over the line can lead to a quarrel.",
      ],
      [
        'Two neighbours who agree often get one better fence at half the price each.',
        'With access from both sides the work is quicker, too.',
      ],
    ],
    parts: [
      [
        'Look into the papers',
        ['A plan may show a mark on the line.', 'If nothing is written, the fence may be shared.'],
        'A plan of a plot',
      ],
      [
        'Talk to your neighbour',
        ['Before you ask for prices, not after.', 'Agree on height, kind and date.'],
        'Two neighbours at a fence',
      ],
      [
        'Have it in writing',
        ['A short message is enough.', 'Who pays what, and who looks after it later.'],
        'A message on a phone',
      ],
    ],
    turn: ['Then the fence can go up in peace.', 'Ten minutes of talking save years of silence.'],
    asks: ['Do you know which fence is yours?', 'Did you ever share the cost of a fence?'],
    ends: { pfathil: ['Ask first, then order.', 'A quote with a drawing makes it easy to show next door.'] },
    caution:
      'Rules on boundaries and heights differ from place to place: check yours, and take advice if you disagree.',
    keep: 'the day the fence comes down',
    send: 'the neighbour you share it with',
    own: [
      {
        kinds: ['service', 'process', 'price', 'offer'],
        about: 'quotes?\\b|fenc|panels?\\b',
        lead: 'When you have agreed:',
      },
    ],
    pic: { ask: 'A fence between two gardens', alt: 'Fence between two gardens' },
    claims: [['no general rule on sides', 'advice of land registries']],
  },
  {
    id: 'gate-that-drags',
    format: 'mistake',
    again: 9,
    emoji: '🚪',
    tags: ['GardenGate', 'FenceRepair', 'Homeowners'],
    title: ['Garden gate dragging on the ground? Look at the post', 'Why a garden gate sags, and what helps'],
    cover: 'Why your gate drags',
    wrong: 'Cutting a piece off the bottom of a gate that drags',
    gist: [
      'A gate that drags has mostly a leaning post or a loose hinge. Cutting a piece off the bottom helps for a year, and then it drags again.',
      'Before you saw anything off a sagging gate, look at the hinges, the post and the slanting brace.',
    ],
    subject: ['Why your gate drags', 'A sagging garden gate'],
    hooks: {
      '*': [
        'Does your garden gate drag on the ground? Leave the saw where it is.',
        'A sagging gate is mostly the fault of its post.',
      ],
      pfathil: 'Gate dragging? Check the hinges and the post before you cut anything.',
    },
    lines: {
      '*': [
        'A garden gate that drags mostly hangs on a leaning post. Check the post before you cut the gate.',
        'The slanting brace of a wooden gate has to run up from the bottom hinge. The other way round it does nothing.',
        'Tighten the hinges of your garden gate once a year, and oil them. It takes two minutes.',
        'A heavy gate wants a stronger post than the fence. Most gates sag because they hang on a fence post.',
      ],
      h: ['If you have to lift the gate with your foot every morning, it has trained you well.'],
    },
    why: [
      [
        'All of the weight hangs on one side, and a thin post gives way.',
        'The post leans a little, and the far corner drops a lot.',
      ],
      [
        'A gate that has been cut too short leaves a gap for every dog in the street.',
        'When the post is put right, the gate is then too short.',
      ],
    ],
    parts: [
      [
        'Look at the post',
        ['Is it upright? Does it move?', 'Hold a level or a weight on a string beside it.'],
        'A level against a gate post',
      ],
      [
        'Tighten the hinges',
        ['Longer screws or bolts hold better.', 'Rusty hinges can be replaced one by one.'],
        'A hinge on a gate',
      ],
      [
        'Look at the brace',
        [
          'It has to run up from the bottom hinge to the far top corner.',
          'Without it, a wooden gate becomes a diamond.',
        ],
        'The brace of a wooden gate',
      ],
    ],
    turn: ['Most gates can be saved with a new post.', 'Then it swings with one finger again.'],
    asks: ['Do you have to lift your gate?', 'How long has yours been dragging?'],
    ends: { pfathil: ['Post first, hinges second, saw never.', 'A gate that shuts well keeps the dog in.'] },
    keep: 'the next dry Saturday',
    send: 'somebody who lifts the gate every day',
    own: [
      {
        kinds: ['service', 'price', 'product'],
        about: 'gates?\\b|repairs?\\b|posts?\\b',
        lead: 'For gates and posts:',
      },
    ],
    pic: { ask: 'A gate with its hinges and brace', alt: 'Wooden garden gate with a slanting brace' },
    claims: [['braces work in compression from the bottom hinge', 'textbook']],
  },
  {
    id: 'before-you-ask-for-a-fence-price',
    format: 'checklist',
    again: 9,
    emoji: '📏',
    tick: true,
    tags: ['Fencing', 'GardenFence', 'Homeowners'],
    title: [
      'What to measure before you ask for a fence quote',
      'New fence: five things to note before you ask for a price',
    ],
    cover: 'Measure your fence first',
    gist: [
      'Measure the length and the height, note slopes and gates, photograph the ground and what is in the way. Then you get a good price for your fence at once.',
      'With five notes a fencer can give you a price without guessing: length, height, ground, access and the old fence.',
    ],
    subject: ['Before you ask for a fence quote', 'Measure your fence'],
    hooks: {
      '*': [
        'Want a price for a new fence? Send these five things along.',
        'How long is your fence? Walk along it once before you ask for a price.',
      ],
      pfathil: 'Five notes for a good fence quote.',
    },
    lines: {
      '*': [
        'Measure your fence in big steps: one step is about {a metre|a yard}. That is close enough for a first price.',
        'Tell the fencer about slopes, trees and pipes along the line. They decide how long the work takes.',
        'Ask whether your fence quote includes taking away the old fence. It often makes the difference between two prices.',
        'Photograph the line of the fence from both ends. One picture answers ten questions.',
      ],
      h: ['"About as long as the garden" is a start. Steps are better.'],
    },
    why: [
      [
        'Posts, digging and the old fence decide the price as much as the panels.',
        'Ground full of roots takes twice as long as soft soil.',
      ],
      [
        'With clear notes you need no second visit.',
        'You can compare two quotes only if both are for the same fence.',
      ],
    ],
    parts: [
      [
        'The length, in steps',
        ['Count along the line, and note corners.', 'Rough is fine. It is measured again before the work.'],
        'Somebody pacing along a fence',
      ],
      [
        'The height that you want',
        ['Stand where you sit in summer and look.', 'Ask about limits where you live.'],
        'A tape measure on a fence',
      ],
      [
        'Slopes, roots and pipes',
        ['Note what you know.', 'Steps or a slope: a fence can follow both.'],
        'A sloping garden',
      ],
      [
        'Where the gate goes',
        ['How wide, and which way it opens.', 'Think of the bins and the mower.'],
        'A garden gate',
      ],
      [
        'What happens to the old fence',
        ['Taken away, or left for you?', 'Concrete footings take the most time.'],
        'Old panels on a trailer',
      ],
    ],
    turn: [
      'Send it with two pictures, and you will soon have an answer.',
      'The exact measuring is done on the day of the visit.',
    ],
    asks: ['How many steps is your fence?', 'What would you like: privacy or a view?'],
    ends: { pfathil: ['Five notes, two pictures, one clear price.', 'Spring fills up fast, so ask early.'] },
    keep: 'the day you want a new fence',
    send: 'somebody whose fence is leaning',
    own: [
      { kinds: ['service', 'process', 'price', 'offer'], about: 'quotes?\\b|fenc', lead: 'For a price:' },
    ],
    pic: { ask: 'An old fence that is about to be replaced', alt: 'Old fence along a garden' },
    claims: [['these five decide the price', 'trade practice']],
  },
  {
    id: 'high-fence-or-low-fence',
    format: 'question',
    again: 6,
    emoji: '🏡',
    tags: ['GardenFence', 'Neighbours', 'GardenTalk'],
    title: [
      'High fence, low fence or hedge: what do you like best?',
      'What should stand between two gardens?',
    ],
    cover: 'Fence, hedge or nothing?',
    gist: [
      'A high fence for peace, a low one for a chat, or a hedge for the birds: what do you like best between two gardens?',
      'What stands between you and next door, and would you choose it again?',
    ],
    subject: ['Fence or hedge?', 'What is between your gardens?'],
    hooks: {
      '*': [
        'High fence, low fence or hedge: what do you like best between two gardens?',
        'What stands between you and your neighbours?',
      ],
      pfathil: 'Between two gardens: high fence, low fence or hedge?',
    },
    lines: {
      '*': [
        'High fence, low fence or hedge: what do you like best?',
        'Can you talk to your neighbours over the fence, or is it too high?',
        'A fence is dense from the first day. A hedge needs years, and then feeds the birds. Which would you have?',
        'A gap at the bottom of the fence, as wide as a hand, lets hedgehogs through. Do you have one?',
      ],
      h: ['Good fences make good neighbours. Low ones get you their strawberries.'],
    },
    why: [
      [
        'Some want peace and some want a chat.',
        'What is right depends on the garden, the wind and the people next door.',
      ],
    ],
    parts: [
      ['High fence', ['Peace and no wind.', 'You can sunbathe in old shorts.'], 'A high garden fence'],
      [
        'Low fence',
        ['A view, light and a chat.', 'Somebody waters the tomatoes when you are away.'],
        'A low garden fence',
      ],
      [
        'Hedge',
        ['Green, alive and full of birds.', 'It has to be cut once or twice a year.'],
        'A hedge between gardens',
      ],
    ],
    turn: ['Many gardens have all three.', 'One word is enough.'],
    asks: ['Fence or hedge?', 'How high is yours?'],
    ends: { pfathil: ['Tell us yours.', 'A picture of the nicest one is welcome, too.'] },
    keep: 'the next chat over the fence',
    send: 'your favourite neighbour',
    pic: { ask: 'A fence that you built, from the friendly side', alt: 'Garden fence in the sun' },
    claims: [['a small gap lets hedgehogs through', 'advice of wildlife charities']],
  },
];
