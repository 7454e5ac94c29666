// Repairs, and talk of shoes.
import type { Idea } from '../../library/idea.ts';

export const BENCH: readonly Idea[] = [
  {
    id: 'when-to-reheel',
    format: 'mistake',
    again: 9,
    emoji: '👞',
    tags: ['ShoeRepair', 'ShoeCare', 'HeelRepair'],
    title: ['When should shoes be reheeled?', 'Worn heels: bring them in time'],
    cover: 'When to have shoes reheeled',
    wrong: 'Waiting until the heel of a shoe is worn through',
    gist: [
      'Look at your shoes from behind. When the rubber at the edge is worn to the next layer, bring them. A new heel piece is quick, and a new heel is not.',
      'The thin rubber under the heel is made to be replaced. If you walk on without it, the heel itself is damaged.',
    ],
    subject: ['When to have shoes reheeled', 'Look from behind'],
    hooks: {
      '*': [
        'Put your shoes on a table and look at them from behind. Are the heels straight?',
        'When should you have your heels done? Earlier than most people think.',
      ],
      patl: 'A worn heel tip is a small repair. A worn heel is a large one.',
      fhi: 'Do your heels click? Then it is high time.',
    },
    lines: {
      '*': [
        'Look at your heels from behind once a month. If the edge is slanted, bring them in.',
        'Have both shoes of a pair heeled at once. Otherwise one is higher.',
        'A clicking heel means that the rubber is gone and you walk on a nail.',
        'Thin heels wear fastest. A spare pair of tips costs little.',
      ],
      h: ['You can hear her coming. So can her cobbler.'],
    },
    scene: [
      'On the stairs your left heel clicks.',
      'You turn your favourite boots over, and the heel is worn at a slant.',
    ],
    why: [
      ['The rubber protects what is above it.', 'Once it has gone, leather or plastic wears quickly.'],
      ['A slanted heel tilts your foot at each step.', 'Knees and back notice it after some time.'],
    ],
    parts: [
      [
        'Look from behind',
        ['On a table, at eye level.', 'Once a month is enough.'],
        'Shoes on a table from behind',
      ],
      ['Feel the edge', ['Do you feel a nail or another layer?', 'Then it is time.'], 'A thumb on a heel'],
      ['Bring both', ['Even if one is better.', 'They wear alike.'], 'A pair of shoes on a counter'],
    ],
    turn: ['Then your shoes last for years.', 'A sole can be renewed as well.'],
    asks: ['Which of your shoes click?', 'How long have you had your oldest pair?'],
    ends: { patl: 'It is good to know in time.', fhi: 'Turn yours over tonight.' },
    keep: 'the evening when you take off your shoes',
    send: 'somebody who clicks',
    own: [
      { kinds: ['service', 'price', 'hours'], about: 'heels?\\b|while you wait|resol', lead: 'Heels here:' },
    ],
    pic: { ask: 'A pair of shoes seen from behind', alt: 'A pair of shoes seen from behind' },
    claims: [['Heel top pieces are made to be replaced', 'shoe repair practice']],
  },
  {
    id: 'no-superglue',
    format: 'mistake',
    again: 9,
    emoji: '🧴',
    tags: ['ShoeRepair', 'ShoeCare', 'SoleRepair'],
    title: ['Sole coming off? Why superglue makes it worse', 'Loose sole: what to do until you come in'],
    cover: 'Loose sole: no superglue',
    wrong: 'Using superglue on a loose sole',
    gist: [
      'Superglue gets hard and breaks when the shoe bends. It also has to be ground off before the right glue can hold. Leave it open and bring both shoes.',
      'A sole bends at each step, so it needs glue that bends with it, and pressure.',
    ],
    subject: ['Sole coming off?', 'No superglue, please'],
    hooks: {
      '*': [
        'Is the sole of your shoe coming off? Please do not use superglue.',
        'Why superglue on a shoe never holds for long.',
      ],
      patl: 'A sole needs glue that bends and pressure while it dries.',
      fhi: 'Does your shoe say "flap" when you walk? Bring it in as it is.',
    },
    lines: {
      '*': [
        'A loose sole gets looser with each step. Stop wearing the shoe and bring it.',
        'Bring both shoes, even if only one sole is loose. The other is as old.',
        'Say if it has been glued before, and with what.',
        'A rubber band round the shoe gets you home. It is not pretty, but it harms nothing.',
      ],
      h: ['It held for one day. That day was Sunday.'],
    },
    scene: [
      'At the front of your shoe a mouth has opened.',
      'You glued it at the weekend, and on Monday it is open again.',
    ],
    why: [
      [
        'Superglue becomes brittle, and a sole bends thousands of times a day.',
        'It cracks, and a hard edge is left.',
      ],
      [
        'Old glue has to come off first.',
        'Hardened superglue takes longer to remove than the repair itself.',
      ],
    ],
    parts: [
      [
        'Stop wearing it',
        ['A small gap is quickly done.', 'A whole sole takes longer.'],
        'A shoe with a loose sole',
      ],
      ['Dry it', ['On the inside, too.', 'The dirt can stay.'], 'A shoe beside newspaper'],
      [
        'Bring both',
        ['And say how you wear them.', 'Walking, office, hills.'],
        'A pair of shoes on a counter',
      ],
    ],
    turn: ['Most soles can be saved.', 'Ask before you throw them away.'],
    asks: ['What have you glued in vain?', 'How did you get home?'],
    ends: { patl: 'It is worth the few minutes.', fhi: 'Bring them, however they look.' },
    keep: 'the next flap',
    send: 'somebody with a tube of glue',
    own: [
      {
        kinds: ['service', 'price', 'hours'],
        about: 'resol|soles?\\b|stitch|repairs?\\b',
        lead: 'Soles here:',
      },
    ],
    pic: { ask: 'A shoe with a loose sole on your bench', alt: 'A shoe with a loose sole on a bench' },
    claims: [['Cyanoacrylate is brittle', 'adhesive practice']],
  },
  {
    id: 'what-else-is-repaired',
    format: 'tip',
    again: 9,
    emoji: '👜',
    tags: ['BagRepair', 'LeatherCare', 'RepairIt'],
    title: ['What a cobbler can repair besides shoes', 'Bags, belts, zips: ask the cobbler'],
    cover: 'Not only shoes',
    gist: [
      'Bag handles, belts, straps, {zips|zippers}, dog leads: most things of leather can be sewn, shortened or given a new hole. Ask before you throw them away.',
      'A torn handle is mostly a few stitches. A cobbler has the machine for it.',
    ],
    subject: ['Not only shoes', 'Bags, belts and straps'],
    hooks: {
      '*': [
        'The handle of your bag has torn? A cobbler can often sew it.',
        'What can a cobbler repair besides shoes? More than you think.',
      ],
      patl: 'Bags, belts and straps can be sewn as well as shoes.',
      fhi: 'Is there a broken bag in your wardrobe? Bring it along.',
    },
    lines: {
      '*': [
        'A torn bag handle can mostly be sewn in a few minutes.',
        'A belt can be shortened at the buckle, and the tip stays as it was.',
        'Broken {zips|zippers} on bags and boots can often be replaced.',
        'A clean extra hole in a belt costs little and looks better than one made with a nail.',
      ],
      h: ['The hole made with a corkscrew is round. That is all one can say for it.'],
    },
    scene: [
      'Your favourite bag hangs by one thread.',
      'The belt is too long, and the kitchen scissors lie ready.',
    ],
    why: [
      [
        'Leather is thick and needs a strong machine and strong thread.',
        'A needle at home does not go through.',
      ],
      ['Good leather lasts much longer than a seam.', 'The thread wears out first.'],
    ],
    parts: [
      ['Bags', ['Handles, linings, {zips|zippers}.', 'Empty it first.'], 'A bag with a torn handle'],
      [
        'Belts and straps',
        ['Shorter, or with a new hole or buckle.', 'Bring it on, and show where it should fit.'],
        'A belt on a bench',
      ],
      ['Boots', ['{Zips|Zippers}, elastic, stretching.', 'Bring both boots.'], 'A boot with a zip'],
    ],
    turn: ['A photo is enough for a first answer.', 'Ask. The worst answer is no.'],
    asks: ['What have you got that is broken?', 'How old is your favourite bag?'],
    ends: { patl: 'Any questions? Just ask us.', fhi: 'Bring the whole bag of broken things.' },
    keep: 'the next torn handle',
    send: 'somebody with a drawer of broken bags',
    own: [
      {
        kinds: ['service', 'price'],
        about: 'bags?\\b|belts?\\b|zips?\\b|stitch|keys|straps?',
        lead: 'What is mended here besides shoes:',
      },
    ],
    pic: { ask: 'A bag handle being sewn', alt: 'A bag handle being sewn' },
    claims: [['Scope of leather repair', 'shoe repair practice']],
  },
  {
    id: 'brown-or-black',
    format: 'either',
    again: 9,
    emoji: '👞',
    tags: ['ShoeTalk', 'ThisOrThat', 'EverydayShoes'],
    title: ['Brown or black shoes: what do you wear?', 'Brown or black?'],
    cover: 'Brown or black?',
    gist: [
      'Some wear only black, some only brown, and some neither. What is on your feet today?',
      'Look down at your feet: brown, black or something else altogether?',
    ],
    subject: ['Brown or black?', 'What is on your feet?'],
    hooks: {
      '*': [
        'Brown or black shoes: what do you wear most?',
        'Look down: what {colour|color} are your shoes today?',
      ],
      patl: 'Brown or black: which do you prefer?',
      fhi: 'Quick question: what is on your feet right now?',
    },
    lines: {
      '*': [
        'Brown or black? One word is enough.',
        'Brown shoes get nicer with scratches, and black ones hide them.',
        'Not sure? Dark brown goes with nearly everything.',
        'Which pair do you wear most: the newest or the oldest?',
      ],
      h: ['One of each is also an answer. It was dark in the hall.'],
    },
    scene: [
      'In the hall stand nine pairs, and you always take the same.',
      'In the dark you take one of each.',
    ],
    why: [['Black is formal, and brown is friendly.', 'Both need cream now and then.']],
    parts: [
      ['Brown', ['Goes with jeans and with suits.', 'Each year a bit nicer.'], 'Brown leather shoes'],
      ['Black', ['For the office and evenings.', 'It shines best.'], 'Black leather shoes'],
    ],
    turn: ['Write "brown" or "black".', 'Or tell us what else.'],
    asks: ['Brown or black?', 'How old is your favourite pair?'],
    ends: { patl: 'Write it in a comment.', fhi: 'Look down and tell us.' },
    keep: 'the next pair you buy',
    send: 'somebody with many shoes',
    pic: { ask: 'A brown and a black shoe side by side', alt: 'A brown and a black shoe side by side' },
    claims: [['Preferences differ', 'common experience']],
  },
  {
    id: 'pair-you-keep',
    format: 'question',
    again: 9,
    emoji: '👟',
    tags: ['ShoeTalk', 'ShoeStories', 'KeepIt'],
    title: ['Which of your shoes would you never throw away?', 'The pair with a story'],
    cover: 'The pair you keep',
    gist: [
      'The boots from the long walk, the shoes from the wedding: which pair would you never throw away?',
      'At the back of many wardrobes stands a pair that nobody wears and nobody throws away. What is yours?',
    ],
    subject: ['Which shoes do you keep?', 'A pair with a story'],
    hooks: {
      '*': [
        'Which pair of shoes would you never throw away?',
        'Is there a pair at the back of your wardrobe that stays?',
      ],
      patl: 'Which of your shoes have a story?',
      fhi: 'Show us the pair that you cannot part with.',
    },
    lines: {
      '*': [
        'Which pair would you never throw away? Post a picture.',
        'Which shoes have carried you furthest?',
        "Have you kept your child's first shoes?",
        'Which pair would you have repaired once more?',
      ],
      h: ['They have been to three festivals. They would rather not talk about it.'],
    },
    scene: [
      'You clear out the wardrobe, and one pair goes back in each time.',
      'On the soles you can still see the dust of a summer.',
    ],
    why: [['Shoes take the shape of our feet.', 'We remember where we went in them.']],
    parts: [
      ['For a day', ['Wedding, dance, first job.', 'Worn once or twice.'], 'A pair of elegant shoes'],
      ['For a long way', ['Boots that went up hills.', 'Resoled more than once.'], 'Old walking boots'],
    ],
    turn: ['Tell us below, or show us a photo.', 'Every pair is welcome.'],
    asks: ['Which pair?', 'Where have they been?'],
    ends: { patl: 'We look forward to your answers.', fhi: 'Holes are welcome.' },
    keep: 'the next time you clear out',
    send: 'whoever walked with you',
    pic: { ask: 'A pair of old boots with a story', alt: 'A pair of old boots' },
    claims: [['People keep shoes for memories', 'common experience']],
  },
];
