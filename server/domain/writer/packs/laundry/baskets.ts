// Wash day: labels, pockets, drums and what people argue about beside the basket.
import type { Idea } from '../../library/idea.ts';

/** Where people wash for themselves. */
const SELF_SERVICE = 'launderette|laundrette|laundromat|self.service|coin|machines';

export const BASKETS: readonly Idea[] = [
  {
    id: 'five-signs-on-the-label',
    format: 'glossary',
    again: 8,
    emoji: '🏷️',
    tags: ['CareLabel', 'LaundryTips', 'ClothesCare'],
    title: ['Care labels explained: the five signs', 'What tub, triangle, square, iron and circle mean'],
    cover: 'Read a care label: five signs',
    gist: [
      'The tub is for washing, the triangle for bleach, the square for drying, the iron for ironing, the circle for professional care. A cross says no, a bar below says gently.',
      'A care label has only five signs: tub, triangle, square, iron and circle. Dots stand for heat, and a cross means never.',
    ],
    subject: ['The five signs on a care label', 'Care labels: what the circle means'],
    hooks: {
      '*': [
        'There are only five signs on a care label. Most people know two of them.',
        'Before you cut a care label out because it scratches, read it once.',
      ],
      p: 'If you can read a care label, you avoid most damage in the wash.',
      f: 'Fetch a {jumper|sweater}, and we will read its care label together.',
      a: 'The five signs of a care label, and what they mean.',
      t: 'One dot is low heat, two is medium, three is high; a bar under the tub means a gentle action, two bars a very gentle one.',
      h: 'A care label is not a secret code. It only looks like one.',
      i: 'Read the care label, and your clothes last longer.',
      l: 'The small white label in the seam tells you all you need.',
    },
    lines: {
      '*': [
        'The circle on a care label is for the cleaner: its letter says which method the cloth can take.',
        'A square with a circle in it is the {tumble dryer|dryer}. Crossed out, it means: hang it up or lay it flat.',
        'The triangle is about bleach. Crossed out, it also warns of stain removers that bleach.',
        'Cutting out a care label because it scratches? Photograph it first.',
      ],
      h: ['A tub with a hand on the care label means wash by hand. It does not mean wave goodbye.'],
    },
    scene: [
      'Somebody holds a care label under the lamp and tries to read the little signs.',
      'A {jumper|sweater} that now fits the cat lies on the table. Its care label had warned of this.',
    ],
    why: [
      [
        'A care label gives the hottest wash the cloth can take.',
        'You may always wash more gently than it says.',
      ],
      [
        'Buttons and linings count too: one of them may be the weakest part.',
        'The maker has tested the cloth, so you need not.',
      ],
    ],
    parts: [
      [
        'Tub: how to wash it',
        [
          'The number or the dots are the highest heat, a hand means by hand, a cross means not at all.',
          'How warm the water may get at most. One bar beneath asks for a gentle spin.',
        ],
        'A care label, close up',
      ],
      [
        'Triangle: may you bleach it?',
        [
          'About bleach: empty means that it may be, with a cross it may not, and two lines allow oxygen bleach alone.',
          'Bleach, yes or no. Many stain removers are one, so look here before you spray.',
        ],
        'A bottle and a label',
      ],
      [
        'Square: how to dry it',
        [
          'With a circle inside it is the drying machine, with lines it tells how to hang or to lay it.',
          'How to dry it. One dot in the drum is low heat, a line across the middle means flat.',
        ],
        'A jumper lying flat on a towel',
      ],
      [
        'Iron: how hot to iron it',
        [
          'One dot for synthetics, two for wool and silk, three for cotton and linen.',
          'The more dots, the hotter. Crossed out, leave it hanging in the steam of the bath.',
        ],
        'An iron on a board',
      ],
      [
        'Circle: for the cleaner',
        [
          'For professional care. P and F are kinds of solvent, W is water with a method of its own.',
          'A message to the cleaner, who reads the letter as a method. With a cross, solvents would do harm.',
        ],
        'A garment in a cover',
      ],
    ],
    turn: ['If two signs differ, follow the gentler one.', 'Read the label before you buy.'],
    asks: ['Which care label sign did you not know?', 'What did you once shrink in the wash?'],
    ends: {
      p: 'Five signs, and fewer ruined clothes.',
      f: 'The cat says thank you for the {jumper|sweater}.',
      a: 'Read the label, then wash.',
      t: 'In North America words may stand beside the signs; the shapes are the same.',
      h: 'And now you can read it.',
      i: 'Then your favourite shirt lasts for years.',
      l: 'It is all on the label.',
    },
    keep: 'the door of the washing machine',
    send: 'somebody who is moving into a first home',
    own: [
      {
        kinds: ['service', 'process', 'product'],
        about: 'wet clean|dry.?clean|solvent|silk|wool|delicate|eco',
        lead: 'For clothes that need special care:',
      },
    ],
    pic: { ask: 'A care label, close up', alt: 'A care label in the seam of a garment' },
    claims: [['Five symbols, dots, bars, letters', 'ISO 3758 / GINETEX; ASTM D5489']],
  },
  {
    id: 'empty-every-pocket',
    format: 'checklist',
    again: 8,
    emoji: '🖊️',
    tick: true,
    tags: ['WashDay', 'LaundryTips', 'HomeTips'],
    title: [
      'Before the wash: a checklist for pockets and {zips|zippers}',
      'Empty the pockets: what ruins a whole load',
    ],
    cover: 'Empty pockets before the wash',
    gist: [
      'One tissue, pen or lip balm can ruin a whole wash. Empty the pockets, shut {zips|zippers}, open buttons, turn dark clothes inside out: it takes a minute.',
      'Most things that go wrong on wash day were in a pocket. Empty them all and shut the {zips|zippers}.',
    ],
    subject: ['A tissue in the wash', 'Empty every pocket first'],
    hooks: {
      '*': [
        'One paper tissue in a pocket, and the whole dark wash looks as if it had snowed.',
        'A pen, a lip balm or a receipt in a pocket can ruin a whole wash.',
      ],
      p: 'Emptying pockets takes a minute. Picking off the bits of tissue takes an hour.',
      f: 'Check the pockets of children before the wash. There may be a snail.',
      a: 'Before the wash, empty every pocket.',
      t: 'An open {zip|zipper} tears knitwear in the wash. Close it, and put bras in a bag.',
      h: 'A bank note went through the wash in a pocket. It came out clean, in four parts.',
      i: 'A minute with the pockets saves a favourite shirt.',
      l: 'Clean, dark, and not one bit of tissue on it.',
    },
    lines: {
      '*': [
        'Before every wash empty the pockets, shut {zips|zippers}, open buttons and turn dark clothes inside out.',
        'Check the breast pocket before the wash. It is the one with the pen.',
        'Tissue all over the dark wash? Let it dry, then shake it out. Wet, it only smears.',
        'Check pockets for lip balm: in the {tumble dryer|dryer} it leaves greasy spots on everything.',
      ],
      h: ['Found in the washing machine: two coins, a screw, and half a shopping list.'],
    },
    scene: [
      'You open the washing machine, and white flakes of tissue fall out of the black {trousers|pants}.',
      'On the washing machine stands a jar of things from pockets: coins, hairpins, a plastic dinosaur.',
    ],
    why: [
      ['In the wash everything touches everything for an hour.', 'Ink from one pen gets on every shirt.'],
      ['Coins and screws can damage the machine.', 'A hairpin can block the pump.'],
    ],
    parts: [
      [
        'Empty all the pockets',
        ['The breast pocket as well.', 'Feel inside each one with your hand.'],
        'A pocket turned inside out',
      ],
      [
        'Shut the {zips|zippers}',
        ['Hooks and {press studs|snaps} too.', 'Open ones tear other clothes.'],
        'A closed {zip|zipper}',
      ],
      [
        'Open the buttons',
        ['Closed buttons pull at the buttonholes.', 'And open cuffs get cleaner.'],
        'An open cuff',
      ],
      [
        'Turn dark clothes inside out',
        ['Then the {colour|color} lasts longer.', 'Most sweat is on the inside anyway.'],
        'Dark jeans inside out',
      ],
      [
        'Put small things in a wash bag',
        ['Baby socks get lost, and straps get knotted.', 'A knotted pillowcase works as well.'],
        'A small wash bag',
      ],
    ],
    turn: [
      'Keep a jar for coins and buttons by the machine.',
      'Whoever finds money in a pocket may keep it.',
    ],
    asks: [
      'What was the strangest thing you found in the wash?',
      'Who in your home leaves tissues in pockets?',
    ],
    ends: {
      p: 'A minute of checking, and no bits of tissue.',
      f: 'And put the snail back in the garden.',
      a: 'Check the pockets every time.',
      t: 'Wash as cool as you can: {colours|colors} last longer.',
      h: 'Somebody please collect the dinosaur.',
      i: 'And the dark wash stays dark.',
      l: 'Then press start.',
    },
    keep: 'the shelf over the machine',
    send: 'whoever leaves tissues in pockets',
    pic: { ask: 'What you found in pockets this week', alt: 'Coins, a pen and hairpins in a jar' },
    claims: [['Pocket contents and open zips damage loads', 'machine makers; laundry practice']],
  },
  {
    id: 'the-sock-that-stayed-behind',
    format: 'question',
    again: 9,
    emoji: '🧦',
    tags: ['OddSocks', 'LaundryTalk', 'WashDay'],
    title: ['Where do single socks go?', 'Odd socks: where have yours gone?'],
    cover: 'Where do odd socks go?',
    gist: [
      'Two socks go into the wash, one comes out. Some are in {duvet|comforter} covers, some behind the machine. Where did your last one turn up?',
      'Everybody has a drawer of single socks. Do you wait for the other one, or do you wear them odd?',
    ],
    subject: ['Two socks in, one out', 'The drawer of single socks'],
    hooks: {
      '*': [
        'Two socks went into the wash, and one came out. Where is the other?',
        'Do you have a drawer of single socks? Everybody does.',
      ],
      p: 'Most missing socks are a few steps from the washing machine.',
      f: 'Tell us about your odd socks. You are among friends.',
      a: 'Single socks: keep them, or wear them odd?',
      t: 'Where single socks hide: {duvet|comforter} covers, the rubber seal of the door, the sleeve of a {jumper|sweater}.',
      h: 'Somewhere there is an island of left socks.',
      i: 'Single socks come back when you stop looking for them.',
      l: 'One soft {grey|gray} sock, waiting for the other.',
    },
    lines: {
      '*': [
        'Missing a sock? Feel inside the {duvet|comforter} cover first. That is where most of them are.',
        'Buy ten pairs of the same socks, and you never have to match them again.',
        'A single sock makes a good puppet, or a cloth for dusting blinds.',
        'Look inside the rubber seal of the washing machine. There may be a sock in it.',
      ],
      h: ['He has worn odd socks for years. Now people call it style.'],
    },
    scene: [
      'Eleven socks lie in a row on the bed, and no two match.',
      'Months later the missing sock falls out of a {duvet|comforter} cover, flat and clean.',
    ],
    why: [['Socks are small, and slip into anything with an opening.', 'Everybody has a theory about it.']],
    parts: [
      [
        'Where did the last sock turn up?',
        ['Tell us the oddest place.', 'Behind the radiator is a common one.'],
        'A sock behind a radiator',
      ],
      [
        'What do you do with single socks?',
        ['Keep them, make puppets, or throw them out after a year?', 'Some people just wear two odd ones.'],
        'A basket of odd socks',
      ],
    ],
    turn: ['Now and then a missing sock does come back.', 'Some turn up after four years.'],
    asks: ['Do you wear odd socks?', 'How long do you keep a single sock?'],
    ends: {
      p: 'Every sock tip is welcome.',
      f: 'Go and look in the {duvet|comforter} cover now.',
      a: 'Odd socks, yes or no?',
      t: 'Clip socks together before the wash: it works, and almost nobody does it.',
      h: 'The island has asked for right ones.',
      i: 'Somewhere there is a match.',
      l: 'And one morning the other sock is back.',
    },
    keep: 'the day the sock drawer is full',
    send: 'somebody who wears odd socks',
    pic: { ask: 'Your odd socks, in a row', alt: 'A row of single socks that do not match' },
    claims: [['Socks are found in covers and seals', 'common experience']],
  },
  {
    id: 'line-or-dryer',
    format: 'either',
    again: 9,
    emoji: '🌬️',
    tags: ['WashDay', 'ThisOrThat', 'LaundryTalk'],
    title: [
      'Washing on the line or in the dryer: which do you prefer?',
      'Fresh air or tumble dryer: how do you dry washing?',
    ],
    cover: 'Washing line or dryer?',
    gist: [
      'Sheets from the washing line smell of fresh air. From the dryer they come warm and soft. Which do you like better?',
      'A washing line needs a dry day, a dryer needs power and an hour. Which do you use?',
    ],
    subject: ['Sheets: from the line or the dryer?', 'Line or dryer for towels?'],
    hooks: {
      '*': [
        'Sheets fresh from the washing line, or warm from the dryer?',
        'It looks like rain, and the washing basket is full. Line or dryer?',
      ],
      p: 'Line or dryer: one costs time, the other power.',
      f: 'Do you love the smell of washing from the line?',
      a: 'Washing line or dryer: what do you say?',
      t: 'A good spin saves most of the energy, on the line and in the dryer.',
      h: 'The forecast said sunny. The sheets on the line are wet again.',
      i: 'A washing line, a dry day, and clean sheets by tonight.',
      l: 'White sheets in the wind on a summer evening.',
    },
    lines: {
      '*': [
        'Line or dryer? Towels are softer from the dryer, sheets smell better from the line. What do you think?',
        'Shake washing out before you hang it up. It saves half of the ironing.',
        'Turn dark clothes inside out on the washing line, because the sun bleaches them.',
        'Empty the filter of the {tumble dryer|dryer} after each load. It is quicker, cheaper and safer.',
      ],
      h: ['She hangs the washing up by {colour|color}. The neighbours take photographs.'],
    },
    scene: [
      'In a back yard a row of shirts on the line waves at the kitchen window.',
      'A child puts its face into a towel, warm from the dryer, and will not come out.',
    ],
    why: [['It depends on the weather and on the room you have.', 'Most people do what was done at home.']],
    parts: [
      [
        'Dry it on the line',
        ['It is free and gentle, and smells of fresh air.', 'But the towels get stiff.'],
        'Sheets on a line',
      ],
      [
        'Dry it in the dryer',
        ['It is soft and quick in any weather.', 'Some clothes shrink in it, so check the label.'],
        'Warm towels in a basket',
      ],
    ],
    turn: [
      'Some do both: ten minutes in the dryer, then the line.',
      'Just do not leave washing wet overnight.',
    ],
    asks: ['Line or dryer?', 'What did the wind once take from your washing line?'],
    ends: {
      p: 'Both are right.',
      f: 'Tell us why, too.',
      a: 'One word is enough.',
      t: 'If you dry washing indoors, open a window.',
      h: 'Thursday is blue shirts.',
      i: 'May it be a dry week for washing.',
      l: 'And fresh sheets tonight.',
    },
    keep: 'the next cloudy wash day',
    send: 'somebody with a washing line',
    pic: { ask: 'Washing on a line or a basket of warm towels', alt: 'White sheets on a washing line' },
    claims: [['Empty the lint filter; sun bleaches dyes', 'dryer makers; fire services; textile textbooks']],
  },
  {
    id: 'the-musty-towel',
    format: 'answer',
    again: 8,
    emoji: '🛁',
    tags: ['TowelCare', 'LaundryTips', 'HomeTips'],
    title: ['Why do clean towels smell musty?', 'Why towels smell as soon as they get wet'],
    cover: 'Why clean towels smell',
    question: 'My towels are fresh from the wash. Why do they smell when they get wet?',
    short: 'They dried too slowly, or the washing machine is dirty. Hot water and air help.',
    gist: [
      'Towels that dry slowly get musty. Wash them hot, use less soap and no softener, dry them at once, and leave the machine open.',
      'Musty towels lay wet for too long, hung too close together, or came from a dirty washing machine.',
    ],
    subject: ['Why your clean towels smell', 'Musty towels: wash hot, dry fast'],
    hooks: {
      '*': [
        'The towel smells of flowers when it is dry, and of wet dog when you use it.',
        'If a clean towel smells when it gets wet, it dried too slowly.',
      ],
      p: 'Musty towels have three causes, all easy to fix.',
      f: 'Musty towels happen in the tidiest homes.',
      a: 'Musty towels: hot wash, less soap, dry at once.',
      t: 'Bacteria survive a cool wash, and smell when the towel gets wet again.',
      h: 'There is no dog in this home. It is the towel that smells like one.',
      i: 'A hot wash and fresh air help most musty towels.',
      l: 'A thick white towel that smells only of cotton.',
    },
    lines: {
      '*': [
        'Musty towels need one hot wash without softener, and then a quick dry. Mostly that is enough.',
        'Towels that lay wet in the machine overnight need washing again, not just drying.',
        'Leave the door and the drawer of the washing machine ajar. A shut machine is a damp {cellar|basement}.',
        'Hang a wet towel over a rail. On a hook it dries in folds, and folds stay damp.',
      ],
      h: ['He keeps his towel on the floor. It has its own smell.'],
    },
    scene: [
      'After the shower a face goes into a clean towel, and comes out with a frown.',
      'A washing machine with its door shut, warm and damp inside.',
    ],
    why: [
      ['Cool washes leave some bacteria alive.', 'They come back with every wet towel.'],
      [
        'The longer a towel stays damp, the more it smells.',
        'Thick towels stay damp inside for a long time.',
      ],
    ],
    parts: [
      [
        'Wash the towels hot once',
        [
          'As hot as the label allows. For white towels use a powder with bleach in it.',
          'Without fabric softener.',
        ],
        'A dial at its highest',
      ],
      [
        'Dry the towels at once',
        [
          'On the line, in the dryer, or with space between them.',
          'Half a day wet in the basket makes them smell again.',
        ],
        'Towels with space between them',
      ],
      [
        'Clean the washing machine too',
        ['Wipe the seal, empty the filter, and run it hot.', 'Once a month is enough.'],
        'A hand wiping a rubber seal',
      ],
    ],
    turn: ['If the towels smell again, clean the soap drawer.', 'Old towels make good cloths for the car.'],
    asks: ['Where do your towels hang: hook, rail or floor?', 'How often do you wash your towels?'],
    ends: {
      p: 'A hot wash, fresh air and less soap.',
      f: 'And then you can put your face in it again.',
      a: 'Wash hot, dry fast.',
      t: 'Hard water makes towels stiff; use the dose for hard water.',
      h: 'The dog was innocent.',
      i: 'Fresh towels mostly need air.',
      l: 'And a warm bath to go with it.',
    },
    keep: 'the next load of towels',
    send: 'somebody with musty towels',
    own: [
      {
        kinds: ['service', 'price', 'offer', 'product'],
        about: 'towel|wash|kilo|load|machine|dryer',
        lead: 'For large loads:',
      },
    ],
    pic: { ask: 'White towels, folded in a pile', alt: 'A pile of folded white towels' },
    claims: [['Slow drying and cool washes cause malodour', 'textile hygiene research; machine makers']],
  },
  {
    id: 'sunday-at-the-machines',
    format: 'story',
    again: 12,
    emoji: '🫧',
    only: SELF_SERVICE,
    tags: ['Launderette', 'NeighbourhoodLife', 'WashDay'],
    title: [
      'A Sunday hour in the {launderette|laundromat}',
      'Who you meet in an hour at the {launderette|laundromat}',
    ],
    cover: 'An hour at the {launderette|laundromat}',
    gist: [
      'Imagine an hour among the washing machines: a student with all his sheets, a couple whose own machine broke, a man who always takes the third one.',
      'In few places do so many different people sit side by side while the washing turns.',
    ],
    subject: ['Sunday at the washing machines', 'An hour of washing and talk'],
    hooks: {
      '*': [
        'Where do a student, a chef and a grandmother share a bench? At the {launderette|laundromat}.',
        'Imagine a rainy Sunday and twelve washing machines going round.',
      ],
      p: 'An hour of washing is an hour with nothing to do but wait.',
      f: 'Bring a book to the {launderette|laundromat}. You will end up talking.',
      a: 'Your wash takes forty minutes. Sit down.',
      t: 'Wash, rinse, spin, and then the long warm part: a small play in four acts.',
      h: 'One man watches his washing like television. He says the ending is weak.',
      i: 'A street needs a place where people wait together.',
      l: 'Warm air, humming machines, and the smell of clean cotton.',
    },
    lines: {
      '*': [
        'At the {launderette|laundromat} somebody always has a coin, and somebody always forgets a sock.',
        'People read, talk or just watch the washing turn.',
        'It takes two to fold a sheet. More than one friendship began like that.',
        'The washing machines are mostly free early on weekdays. On Sunday afternoon everybody comes.',
      ],
      h: ['In winter the seat by the dryer is the warmest in town. It is taken.'],
    },
    scene: [
      'Twelve washing machines, one bench, rain on the window, and somebody has brought {biscuits|cookies}.',
      'On the bench lies a newspaper with the crossword half done. Each visitor adds a word.',
    ],
    why: [
      ['At home everybody washes alone.', 'On the bench you meet people you would not have met.'],
      [
        'People who wait have time to talk.',
        'The machine needs nineteen minutes more, so you may as well talk.',
      ],
    ],
    parts: [
      [
        'The student brings all his washing',
        [
          'A student has brought the whole term in two bags, and asks what the triangle on the label means.',
          'Two bags, one student, and a question about the triangle. The woman on the bench knows: she used to be a {chemist|pharmacist}.',
        ],
        'Two full bags',
      ],
      [
        'The third machine has a regular',
        [
          'A man always takes the third machine, and there is always a shirt with elephants in it.',
          'At ten the third drum stays free for the man with the elephant shirt. Nobody has ever said so.',
        ],
        'A row of round doors',
      ],
      [
        'Two strangers fold a sheet',
        [
          'Somebody struggles with a sheet, and the nearest stranger gets up. Corner to corner, step by step.',
          'They fold it without a word, and then sit down again, a little closer.',
        ],
        'Two people folding a sheet',
      ],
    ],
    turn: ['In the end everybody carries home warm washing.', 'And the elephant shirt is clean.'],
    asks: ['Who did you get to know while waiting?', 'What do you do while your washing turns?'],
    ends: {
      p: 'Clean washing, and a bit of company.',
      f: 'A nod to your {neighbour|neighbor} on the bench is enough.',
      a: 'Load, sit, talk.',
      t: 'Bring coins or a card, and a bag for small things.',
      h: 'The crossword still has one gap.',
      i: 'That is how a street gets to know itself.',
      l: 'A click, and your washing is done.',
    },
    keep: 'the next rainy Sunday',
    send: 'somebody you met by chance',
    own: [{ kinds: ['hours', 'place', 'history', 'story', 'people'], about: '.', lead: 'About this place.' }],
    pic: {
      ask: 'A row of machines with one of them running',
      alt: 'A row of washing machines with round doors',
    },
    claims: [['A scene, no event', 'invented scene, marked with "imagine"']],
  },
  {
    id: 'what-fits-into-a-drum',
    format: 'answer',
    again: 9,
    emoji: '🛏️',
    tags: ['BeddingCare', 'LaundryTips', 'HomeTips'],
    title: ['Can I wash a {duvet|comforter} at home?', 'Washing a {duvet|comforter}: drum, dryer, patience'],
    cover: 'Can you wash it at home?',
    question: 'Can my {duvet|comforter} go in the washing machine at home?',
    short: 'Yes, if the label allows it and it can turn freely. Drying is the hard part.',
    gist: [
      'A {duvet|comforter} has to turn freely in the machine and dry right through. If it is packed in tightly, it stays dirty inside and goes musty.',
      'Washing a {duvet|comforter} is easy, drying is not: damp down goes musty. It needs a big machine and hours of warm air.',
    ],
    subject: ['Is the machine big enough?', 'How to dry down bedding'],
    hooks: {
      '*': [
        'The {duvet|comforter} went into the machine, somehow. Did it get clean, though?',
        'The {duvet|comforter} is in, and the door of the machine just about shuts. That is too full.',
      ],
      p: 'To wash a {duvet|comforter} you need a big machine and a long dry.',
      f: 'Did you squeeze the {duvet|comforter} into the machine? Please take it out again.',
      a: 'A {duvet|comforter} needs space in the machine.',
      t: 'Dry bedding should fill no more than two thirds of the machine.',
      h: 'A man fought a {duvet|comforter} into a washing machine. The machine lost.',
      i: 'Sleep well under a fresh {duvet|comforter}.',
      l: 'A clean {duvet|comforter}, light, and dry to the last feather.',
    },
    lines: {
      '*': [
        'A {duvet|comforter} that fills the whole machine does not get clean. It has to be able to turn.',
        'Dry down bedding for hours and shake it in between. Clumps are still damp.',
        'Put two clean tennis balls in the {tumble dryer|dryer} with a {duvet|comforter}. They beat the down loose.',
        'Air your {duvet|comforter} every morning and use a cover. Then it needs washing far less often.',
      ],
      h: ['A {duvet|comforter} with tennis balls in the dryer sounds like a horse upstairs.'],
    },
    scene: [
      'Somebody pushes bedding into the washing machine with a shoulder, and a corner comes out again.',
      'The washed {duvet|comforter} hangs for three days, and is still damp in the middle.',
    ],
    why: [
      [
        'In a full machine the water does not get through the bedding.',
        'If the middle stays dry, it was too full.',
      ],
      [
        'Wet down sticks in clumps, and they take days to dry.',
        'Damp down smells musty, and airing does not help.',
      ],
    ],
    parts: [
      [
        'Check the label and the seams',
        ['Down, wool and synthetics need different care.', 'An open seam fills the machine with feathers.'],
        'A label on bedding',
      ],
      [
        'Try if it fits while dry',
        ['A third of the machine should stay free.', 'If you have to push, it is too large.'],
        'Bedding in a drum',
      ],
      [
        'Dry it for longer than you think',
        ['On low heat, and shake it in between.', 'It is dry when there are no clumps.'],
        'A hand shaking a {duvet|comforter}',
      ],
    ],
    turn: ['Air it in the morning, and it stays fresh for longer.', 'For wool fillings ask us first.'],
    asks: [
      'When did you last wash your {duvet|comforter}?',
      'Did you ever have feathers all over the house?',
    ],
    ends: {
      p: 'Space to turn, and time to dry.',
      f: 'And tonight you sleep under it.',
      a: 'Too big? Do not wash it at home.',
      t: 'Wash pillows in twos, so that the machine stays in balance.',
      h: 'The horse has moved out.',
      i: 'You spend a third of your life under it.',
      l: 'And it is light again.',
    },
    keep: 'the change of season',
    send: 'somebody with a small washing machine',
    own: [
      {
        kinds: ['service', 'price', 'offer', 'product'],
        about: 'duvet|comforter|bedding|blanket|large|big|kilo|kg',
        lead: 'For what is too big for your machine:',
      },
    ],
    pic: { ask: 'A fresh duvet, folded, or a large drum', alt: 'A folded white duvet' },
    claims: [['Free movement in the drum, thorough drying of down', 'bedding and machine makers']],
  },
];
