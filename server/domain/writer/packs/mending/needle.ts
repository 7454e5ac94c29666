// Mending, and what helps until then.
import type { Idea } from '../../library/idea.ts';
import { CLOTHES } from './kinds.ts';

export const NEEDLE: readonly Idea[] = [
  {
    id: 'stuck-zip',
    format: 'howto',
    again: 9,
    emoji: '🤐',
    tags: ['ZipRepair', 'MendingTips', 'ClothesCare'],
    only: CLOTHES,
    title: ['Stuck {zip|zipper}: what to do before you pull', 'How to free a {zip|zipper}'],
    cover: 'Stuck {zip|zipper}: what helps',
    gist: [
      'Do not pull. Move it back a little, free the cloth, rub the teeth with a pencil or candle, and try gently. If it opens behind the slider, the slider is worn.',
      'A {zip|zipper} that sticks mostly needs a little wax. One that opens behind the slider needs a new slider.',
    ],
    subject: ['A stuck {zip|zipper}', 'Before you pull'],
    hooks: {
      '*': [
        'Is your {zip|zipper} stuck? Do not pull. Here is what helps.',
        'How to free a {zip|zipper} without breaking it.',
      ],
      patl: 'A little wax frees most {zips|zippers}, and force breaks them.',
      fhi: 'Are you standing in front of the mirror with half a {zip|zipper}?',
    },
    lines: {
      '*': [
        '{Zip|Zipper} stuck in the lining? Pull the cloth away sideways and not the slider.',
        'Rub a pencil or a candle along both sides of a stiff {zip|zipper}, and move it a few times.',
        'If a {zip|zipper} opens behind the slider, a new slider often saves it.',
        'Close {zips|zippers} before you wash. They last longer and scratch nothing.',
      ],
      h: ['Up to the chin it went. Down it did not.'],
    },
    scene: [
      'The {zip|zipper} has bitten into your scarf, and the bus is coming.',
      'Every morning the same place, the same jerk.',
    ],
    why: [
      ['Force bends the teeth or tears the tape.', 'Then the whole {zip|zipper} has to be changed.'],
      ['Dirt and washing powder make it stiff.', 'A little wax lets it glide.'],
    ],
    parts: [
      [
        'Go back a little',
        ['Then free the cloth with your fingers.', 'Never pull it forward.'],
        'A {zip|zipper} with cloth in it',
      ],
      [
        'Rub it with pencil or wax',
        ['Along both sides.', 'Move it gently to and fro.'],
        'A pencil on a {zip|zipper}',
      ],
      [
        'Look at the slider',
        ['Does it hold the teeth together?', 'If not, it is worn.'],
        'The slider of a {zip|zipper}',
      ],
    ],
    turn: ['And if that does not help, bring it in.', 'A new {zip|zipper} costs less than a new jacket.'],
    asks: ['Which {zip|zipper} of yours sticks?', 'What have you tried?'],
    ends: { patl: 'Any questions? Just ask us.', fhi: 'Take a breath and go back one tooth.' },
    keep: 'the next {zip|zipper} that sticks',
    send: 'whoever is standing in front of the mirror',
    own: [{ kinds: ['service', 'price', 'hours'], about: 'zips?\\b|zippers?\\b', lead: 'A new one here:' }],
    pic: { ask: 'A pencil on the teeth of a {zip|zipper}', alt: 'A pencil on the teeth of a {zip|zipper}' },
    claims: [['Wax or graphite eases zips; worn sliders spread', 'mending practice']],
  },
  {
    id: 'hem-down-first-aid',
    format: 'tip',
    again: 9,
    emoji: '🩹',
    tags: ['MendingTips', 'ClothesCare', 'FirstAid'],
    only: CLOTHES,
    title: ['Hem came down? What to do until you can have it sewn', 'First aid for a hem'],
    cover: 'Hem came down?',
    gist: [
      'Use a safety pin from the inside, or a strip of double-sided tape made for clothes. No stapler and no glue: both leave marks.',
      'Pin it on the inside, sideways, and have it sewn soon. Glue goes hard and stains.',
    ],
    subject: ['Hem came down?', 'First aid for a hem'],
    hooks: {
      '*': [
        'Your hem has come down and you have to go? Use a safety pin, not a stapler.',
        'First aid for a hem: what holds for a day.',
      ],
      patl: 'A safety pin on the inside holds a hem for a day and leaves no mark.',
      fhi: 'Is your hem hanging down, and the meeting begins in ten minutes?',
    },
    lines: {
      '*': [
        'Pin a hem from the inside, with the pin lying along the edge. Nobody sees it.',
        'Keep two safety pins and a needle with thread in your bag or desk.',
        'No glue on clothes. It goes hard and leaves a stain.',
        'A thread hangs out? Do not pull it. Cut it, or the whole hem comes down.',
      ],
      h: ['The stapler is for paper. Your knees will tell you why.'],
    },
    scene: [
      'On the stairs your heel catches, and a hand of hem comes down.',
      'You see it in the lift, on the way to an interview.',
    ],
    why: [
      ['One broken stitch pulls the next.', 'So the gap gets longer all day.'],
      ['Staples tear holes in the cloth.', 'Glue does not come out in the wash.'],
    ],
    parts: [
      ['Cut the loose thread', ['Do not pull it.', 'Short, but not too short.'], 'Scissors at a thread'],
      ['Pin it inside', ['Small pins, close together.', 'Along the edge.'], 'A safety pin inside a hem'],
      ['Have it sewn soon', ['Before the cloth frays.', 'It takes a few minutes.'], 'A needle in a hem'],
    ],
    turn: ['Then it holds again for years.', 'Ask to have the other leg checked, too.'],
    asks: ['What was your worst moment with clothes?', 'What is in your emergency kit?'],
    ends: { patl: 'Ask if anything is unclear.', fhi: 'You look fine. Go.' },
    keep: 'your desk drawer',
    send: 'somebody with a stapler',
    own: [
      {
        kinds: ['service', 'price', 'hours'],
        about: 'hems?\\b|repairs?\\b|while you wait|ready in',
        lead: 'To have it sewn:',
      },
    ],
    pic: { ask: 'A safety pin inside a hem', alt: 'A safety pin inside a hem' },
    claims: [['Glue and staples damage cloth', 'mending practice']],
  },
  {
    id: 'where-clothes-wear-first',
    format: 'checklist',
    again: 9,
    emoji: '🔎',
    tags: ['MendingMatters', 'ClothesCare', 'MendIt'],
    only: CLOTHES,
    title: ['Where clothes wear out first', 'Check your clothes before they tear'],
    cover: 'Where clothes wear out first',
    gist: [
      'Hold it up to the light: between the legs, at elbows, seat, cuffs and pockets. A thin place can be backed from inside, a hole is more work.',
      'Five places wear out first. Mended in time, nobody sees that anything was wrong.',
    ],
    subject: ['Where clothes wear out first', 'Five places to look'],
    hooks: {
      '*': [
        'Hold your favourite {trousers|pants} up to the window. Do you see light?',
        'Where do clothes wear out first? Look at these five places.',
      ],
      patl: 'A thin place is mended invisibly, and a hole is not.',
      fhi: 'Which jeans do you wear most? Hold them up to the light.',
    },
    lines: {
      '*': [
        'Jeans wear out first between the legs. Have a thin place backed before it tears.',
        'Pull gently at each button. Sew on a loose one now, as a lost one is hard to match.',
        'A finger through the pocket? It can be replaced, and nobody sees it.',
        'Elbows of a jacket can be backed, or get patches you like.',
      ],
      h: ['They tore when he bent down. It was a quiet church.'],
    },
    scene: [
      'You bend down, and there is a small sound.',
      'You hold your trousers up to the light, and see a pale patch.',
    ],
    why: [
      ['Where two layers rub, threads get thin.', 'You feel it before you see it.'],
      ['While there are still threads, new ones can be laid beside them.', 'A hole needs a patch instead.'],
    ],
    parts: [
      [
        'Between the legs and the seat',
        ['Hold it up to a window.', 'It is thinner than you think.'],
        'Jeans held up to a window',
      ],
      [
        'Elbows and cuffs',
        ['Run a finger over them.', 'Smooth and shiny means thin.'],
        'The elbow of a jacket',
      ],
      ['Buttons and pockets', ['Pull, and put your hand in.', 'Coins fall out first.'], 'A hand in a pocket'],
    ],
    turn: ['Then bring it while it is small.', 'One visit, three pieces.'],
    asks: ['Which piece would you hate to lose?', 'What tore at the wrong moment?'],
    ends: { patl: 'Ask if anything is unclear.', fhi: 'Check your favourites tonight.' },
    tick: true,
    keep: 'laundry day',
    send: 'somebody who lives in jeans',
    own: [
      { kinds: ['service', 'price'], about: 'repairs?\\b|mend|patch|darn|invisible', lead: 'Repairs here:' },
    ],
    pic: { ask: 'Jeans held up to a window', alt: 'Jeans held up to a window' },
    claims: [['Wear shows at friction points', 'mending practice']],
  },
  {
    id: 'visible-or-invisible',
    format: 'either',
    again: 9,
    emoji: '🪡',
    tags: ['VisibleMending', 'MendIt', 'ThisOrThat'],
    only: CLOTHES,
    title: ['Mend it so that nobody sees, or so that everybody does?', 'Visible or invisible mending?'],
    cover: 'Visible or invisible mend?',
    gist: [
      'Some want a hole to disappear. Others like a bright patch. Which would you choose?',
      'Your favourite {jumper|sweater} has a hole. Do you hide it or show it?',
    ],
    subject: ['Visible or invisible?', 'How would you mend it?'],
    hooks: {
      '*': [
        'There is a hole in your favourite {jumper|sweater}. Do you hide it or show it?',
        'Mending: so that nobody sees it, or in a bright {colour|color}?',
      ],
      patl: 'Visible or invisible mending: which do you prefer?',
      fhi: 'Hide it or show it: what would you do?',
    },
    lines: {
      '*': [
        'Hide a mend or show it? Tell us which.',
        'For an invisible mend, thread is sometimes taken from inside the seam.',
        'A patch in another {colour|color} makes a plain thing special.',
        'Children mostly choose the brightest patch, and then want a second one.',
      ],
      h: ['A hole is only a place where you have not yet put a star.'],
    },
    scene: [
      'The elbow is through, and you do not want to part with it.',
      'On the table lie two reels: one the same grey, and one red.',
    ],
    why: [['A good mend holds in either {colour|color}.', 'The rest is a matter of taste.']],
    parts: [
      [
        'Nobody should see it',
        ['The same thread, small stitches, pressed flat.', 'Only you will know.'],
        'An invisible mend',
      ],
      [
        'Everybody may see it',
        ['A square, a star, a bright thread.', 'People will ask.'],
        'A bright darn on an elbow',
      ],
    ],
    turn: ['Write "hide" or "show".', 'And show us a mend you like.'],
    asks: ['Hide or show?', 'What would you mend?'],
    ends: { patl: 'One word: hide or show.', fhi: 'We like both.' },
    keep: 'the next hole',
    send: 'somebody who never throws clothes away',
    own: [
      { kinds: ['service', 'price'], about: 'mend|darn|patch|repairs?\\b|invisible', lead: 'Mending here:' },
    ],
    pic: { ask: 'A bright darn beside an invisible one', alt: 'A bright darn beside an invisible one' },
    claims: [['Both ways hold', 'mending practice']],
  },
  {
    id: 'coat-before-the-cold',
    format: 'season',
    again: 11,
    emoji: '🍂',
    tags: ['WinterCoat', 'MendingTips', 'ClothesCare'],
    only: CLOTHES,
    when: { months: [9, 10] },
    title: ['Have your winter coat mended before it gets cold', 'Winter coat: look at it now'],
    cover: 'Winter coat: mend it now',
    gist: [
      'Check pockets, lining, buttons and {zip|zipper} now. In autumn it is done in a few days, and in the first frost everybody comes.',
      'Five minutes on a mild day: pockets, lining, buttons, {zip|zipper}. Then bring what needs mending.',
    ],
    subject: ['Winter coat: look at it now', 'Before the first frost'],
    hooks: {
      '*': [
        'Put a hand into each pocket of your winter coat. Does a finger come through?',
        'Have your winter coat mended now, before everybody comes.',
      ],
      patl: 'Pockets, lining, buttons, {zip|zipper}: check your coat before the first frost.',
      fhi: 'Where is your winter coat? Take it out today.',
    },
    lines: {
      '*': [
        'Check the lining of your coat at the sleeves and hem. It tears there first.',
        'A new lining makes an old coat warm and smooth again.',
        'Pull at each button of your winter coat. A loose one is sewn on in a minute.',
        'A broken {zip|zipper} in a good coat is worth replacing.',
      ],
      h: ['The lost key is in the hem. It has been there since February.'],
    },
    scene: [
      'It is freezing, and your coat does not close.',
      'In the pocket your fingers find a hole and, in the hem, some coins.',
    ],
    why: [
      ['In the first cold week everybody needs a coat.', 'Now you get it back in days.'],
      ['A torn lining tears further each time you put it on.', 'Your hand goes into the wrong sleeve.'],
    ],
    parts: [
      ['Pockets', ['A new pocket is quickly sewn in.', 'Nobody sees it.'], 'A hand in a coat pocket'],
      ['Lining', ['Sleeves, back and hem.', 'Mend it, or have a new one.'], 'The lining of a coat'],
      [
        'Buttons and {zip|zipper}',
        ['Pull, and run it up and down.', 'Spare buttons are often inside.'],
        'A button on a coat',
      ],
    ],
    turn: ['Then let it get cold.', "And bring the children's coats along."],
    asks: ['How many winters has your coat seen?', 'What did you find in the lining?'],
    ends: { patl: 'It is easier than it sounds.', fhi: 'Bring it in before the first frost.' },
    keep: 'the next mild Sunday',
    send: 'somebody who is always cold',
    own: [
      {
        kinds: ['service', 'price', 'hours'],
        about: 'coats?\\b|zips?\\b|lining|repairs?\\b|ready in',
        lead: 'Coats here:',
      },
    ],
    pic: { ask: 'A coat turned inside out on your table', alt: 'A coat turned inside out on a table' },
    claims: [['Linings wear at sleeve and hem', 'tailoring practice']],
  },
];
