// Sizes, stains, mending and the turn of the year in a wardrobe.
import type { Idea } from '../../library/idea.ts';
import { CLOTHES } from './kinds.ts';

export const MENDING: readonly Idea[] = [
  {
    id: 'a-size-is-a-guess',
    format: 'answer',
    again: 9,
    emoji: '📏',
    only: CLOTHES,
    tags: ['ClothesSizes', 'DressWell', 'ShoppingTips'],
    question: 'Why am I a different size in every shop?',
    short: [
      'Because every maker sizes clothes its own way.',
      'Because a medium is whatever each brand says it is.',
    ],
    title: [
      'Why clothes sizes differ from brand to brand',
      'Your size: measure clothes that fit and forget the number',
    ],
    cover: 'Measure clothes that fit you',
    gist: [
      'The size on a label is whatever one maker decided. Measure something that already fits you, lying flat, and compare those figures instead.',
      'Labels disagree because no law says what a medium is. A tape measure and your favourite shirt settle it.',
    ],
    subject: ['Why sizes differ from brand to brand', 'Why a medium is not a medium'],
    hooks: {
      '*': [
        'Two pairs of {trousers|pants} with the same size on the label can differ by the width of a hand at the waist.',
        'You already own your right size: it is on the hanger you reach for most.',
      ],
      p: 'Five figures from a garment that fits are worth more than any size on a label.',
      f: 'Five measurements from clothes that fit are worth more than any size on a label.',
      a: 'Ignore the label. Measure the cloth.',
      t: 'Size standards exist, but in most countries they are voluntary, and each brand grades from its own fit model.',
      h: 'One afternoon, three shops: a small, a large and, in an Italian jacket, something meant for a child.',
      i: 'Clothes are cut for somebody the maker imagined. You are allowed to be somebody else.',
      l: 'A good tailor never asks for your size. They measure.',
    },
    lines: {
      '*': [
        'Lay your best shirt flat and measure from armpit to armpit. Double it, write it down, and you can order shirts without guessing.',
        'Look whether a size chart gives the body or the garment. A garment chart should be several fingers larger, or you could not move.',
        'Take two sizes into the fitting room and fold the labels in. Choose the one that is comfortable sitting down, then look which it was.',
        'Ordering jeans? Measure the front rise as well, from the crotch seam to the waistband. Two pairs of one size can differ there by a thumb.',
      ],
      h: ['Somewhere a machine sews "medium" into everything, and it has never met any of us.'],
    },
    scene: [
      'Three pairs over your arm: one falls off, one will not close, one fits. All three have the same size in the waistband.',
      'An order came today, in the usual size. It would fit if you left out either the breathing or the sitting down.',
    ],
    why: [
      [
        'Each brand builds its patterns on one fit model and scales up and down from there.',
        'A pattern begins with one person who stands model in a studio. Every other size is arithmetic.',
      ],
      [
        'Numbers have also drifted over the decades, so an old label and a new one rarely mean the same.',
        'Ask anyone who buys vintage: a dress from a few decades back runs small by its label.',
      ],
    ],
    parts: [
      [
        ['Measure a favourite shirt, lying flat', 'Lay clothes you love on a table'],
        [
          'Chest, shoulder seam to shoulder seam, sleeve, length: fastened, smoothed, on a table.',
          'Measure it on a table, not on yourself: cloth does not breathe in.',
        ],
        'A tape measure across a shirt laid flat on a table',
      ],
      [
        ['Check whether charts mean body or garment', 'Read what the size chart measures'],
        [
          'Some give your body, some the finished garment. The two are a few fingers apart.',
          'If there are words such as "to fit", you hold the tape round yourself; otherwise round the cloth.',
        ],
        'A finger on a size chart beside a tape measure',
      ],
      [
        ['Try on two sizes, labels hidden', 'Try two sizes without reading the label'],
        [
          'Move in both. The one that you stop noticing is yours.',
          'If you see the label first, you have already decided.',
        ],
        'Two shirts on hooks with their labels folded in',
      ],
    ],
    turn: [
      'The size on the label is for the stockroom. You have a mirror.',
      'Nobody who admires the coat will ever read its collar.',
    ],
    asks: ['How many different sizes are hanging in your wardrobe?', 'Which label has surprised you most?'],
    ends: {
      p: 'Ten minutes with a tape save most of the returns.',
      f: 'And if the larger size is more comfortable, take it home and cut the label out.',
      a: 'Buy the fit.',
      t: 'Knits stretch and woven cloth does not, so measure the two separately.',
      h: 'If anybody asks what size you are, say that it depends on who is asking.',
      i: 'The right size is the one you can move in.',
      l: 'If it fits at the shoulder, the rest can be altered.',
    },
    work: 'Anyone who sells by the label alone pays for it in returns. A few honest measurements of each garment answer the question that customers are too shy to ask.',
    keep: 'the next order from a new brand',
    send: 'someone who always orders two and sends one back',
    own: [
      {
        about: 'fitting (?!room)|measur|alter|tailor|size (?:guide|advice|range)',
        kinds: ['service', 'process', 'product', 'policy'],
        lead: 'Help with the fit is at hand.',
      },
    ],
    pic: {
      ask: 'A shirt laid flat with a tape measure from armpit to armpit',
      alt: 'A shirt laid flat with a tape measure across the chest',
    },
    claims: [
      [
        'Clothing size standards are voluntary in most markets; brands grade from their own fit model',
        'pattern cutting textbooks; ISO and EN size standards',
      ],
      ['Label numbers have shifted over decades', 'published research on vanity sizing'],
    ],
  },
  {
    id: 'bobbles-are-short-ends',
    format: 'myth',
    again: 9,
    emoji: '🧶',
    only: CLOTHES,
    tags: ['KnitwearCare', 'WoolCare', 'CareForClothes'],
    myth: 'Bobbles on a {jumper|sweater} are a sign of bad wool',
    short: [
      'They are a sign of soft wool and a rubbing sleeve.',
      'No. They show that it is soft, and where your bag rubs.',
    ],
    title: [
      'Why {jumpers|sweaters} get bobbles, and how to take them off',
      'Pilling on knitwear: why it happens and how to remove it',
    ],
    cover: 'Bobbles on your {jumper|sweater}?',
    gist: [
      'Bobbles are short fibre ends that work loose and tangle where cloth rubs on cloth. Soft yarns have more of them. Shave them off dry and flat, and after a few rounds there are fewer.',
      'Pilling comes from rubbing, and the softest knits pill first. A comb, a flat table and ten minutes put it right.',
    ],
    subject: ['Those little balls on your sleeve', 'Soft wool bobbles first'],
    hooks: {
      '*': [
        'Look where your {jumper|sweater} has bobbles: under the arm, at the hip, below the bag strap. That is where it rubs.',
        'Cashmere bobbles sooner than a scratchy fisherman knit that cost half as much.',
      ],
      p: 'Bobbles come off in ten minutes, and each time there are fewer.',
      f: 'Gone bobbly after three wears? Do not take it back just yet.',
      a: 'Bobbles are normal wear. Comb them off.',
      t: 'Short, loosely twisted fibres migrate to the surface and tangle under friction. Spinners call it pilling.',
      h: 'Leave a {jumper|sweater} alone and it grows a family under the arms.',
      i: 'Soft wool gives up a few fibres. It is still the one you reach for.',
      l: 'Soft wool sheds a little in its first winter and then settles for years.',
    },
    lines: {
      '*': [
        'Taking bobbles off: lay the {jumper|sweater} on a table, pull the knit lightly taut and run the comb in one direction. Never pull them off by hand.',
        'A shoulder bag can make more bobbles than the washing machine. Change sides now and then.',
        'Wash knitwear inside out. Then it rubs on the side that nobody sees.',
        'Pilling gets less after the first winter, because the shortest fibres have gone by then.',
      ],
      h: ['Combing one {jumper|sweater} takes as long as a whole film. Choose the film with care.'],
    },
    scene: [
      'It was the softest thing in the shop. Six weeks later there are small grey beads along the side where your bag hangs.',
      'Somebody at the table reaches across and plucks a bobble off your sleeve. A long thread comes with it.',
    ],
    why: [
      [
        'Yarn is made of many fibres, and the shorter those fibres and the looser the twist, the more ends stick out.',
        'Wool feels soft because thousands of fine fibre ends lie loose.',
      ],
      [
        'Rub those ends together and they roll into a ball, held on by a few long fibres.',
        'Wherever an arm swings or a belt sits, the loose ends curl into little balls.',
      ],
    ],
    parts: [
      [
        ['Lay the knit flat and pull it smooth', 'Lay the {jumper|sweater} on a table'],
        [
          'Hanging up, the comb catches stitches. On a table it glides.',
          'Work in daylight from the side, where every bead throws a shadow.',
        ],
        'A {jumper|sweater} laid flat on a table in side light',
      ],
      [
        ['Comb or shave bobbles, never pluck them', 'Comb in one direction only'],
        [
          'Short strokes, one way, without pressing. Empty the blade often.',
          'If you pluck a bobble, it pulls out a long fibre, and that makes the next one.',
        ],
        'A fabric comb moving over a sleeve',
      ],
      [
        ['Wash knitwear inside out', 'Wash knits without jeans or zips'],
        [
          'In a net, on a cool wash, with nothing that has a {zip|zipper}.',
          'Denim is rough. Give knits a wash of their own.',
        ],
        'A {jumper|sweater} turned inside out over a net bag',
      ],
    ],
    turn: [
      'After two or three times most of the loose ends are gone.',
      'When you buy a knit, ask how tightly the yarn is twisted. Tight yarn bobbles less.',
    ],
    asks: [
      'Comb, shaver, or just never look down?',
      'Which of your {jumpers|sweaters} has bobbled the most?',
    ],
    ends: {
      p: 'It belongs to the care of good knitwear, like polish to good shoes.',
      f: 'Then put the {jumper|sweater} on again. It still is the softest thing you own.',
      a: 'Flat. One way. No plucking.',
      t: 'Blends with polyester keep their bobbles longest, because the strong fibre does not break.',
      h: 'What you have combed off is wool, technically. Nobody has yet knitted a second {jumper|sweater} out of it.',
      i: 'Ten minutes a winter, and a good {jumper|sweater} stays for years.',
      l: 'After combing, the knit looks as it did on the first evening.',
    },
    keep: 'the first cold week',
    send: 'someone who plucks',
    own: [
      {
        about: 'wool|merino|cashmere|alpaca|lambswool|knit(?:s|ted|ting|wear)',
        kinds: ['product', 'process', 'value'],
        lead: 'For people who read the fibre label first:',
      },
    ],
    pic: {
      ask: 'A knitted sleeve in side light with a fabric comb on it, half done',
      alt: 'A fabric comb on a knitted sleeve, one half smooth',
    },
    claims: [
      [
        'Pilling rises with short fibres and loose twist, falls as loose fibres wear off; strong synthetic fibres keep pills attached',
        'textile science textbook',
      ],
    ],
  },
  {
    id: 'the-tub-and-the-triangle',
    format: 'glossary',
    again: 10,
    emoji: '🏷️',
    only: CLOTHES,
    tags: ['CareLabels', 'LaundryTips', 'CareForClothes'],
    title: ['What the symbols on a care label mean', 'Laundry symbols explained, one by one'],
    cover: 'Care label symbols explained',
    gist: [
      'Tub for washing, triangle for bleach, square for drying, iron for ironing, circle for the dry cleaner. A cross means no, dots mean heat, and a bar underneath means gently.',
      'Five pictures, always in the same order, and three small signs that change them. After that a care label is quick reading.',
    ],
    subject: ['What the symbols in the seam mean', 'What the bar under the tub means'],
    hooks: {
      '*': [
        'There is a line of tiny pictures in your collar, and most of us have guessed at it for years.',
        'The line under the little tub matters more for a {jumper|sweater} than the number inside it.',
      ],
      p: 'Learn five symbols once, and you can read any care label.',
      f: 'Shall we read the label together? It is shorter than it looks.',
      a: 'Read the label before the machine.',
      t: 'Tub, triangle, square, iron, circle: the order is fixed by an international standard. North America has its own close relative.',
      h: 'A triangle, a square, a circle. It could be the wash or the first day at {nursery|preschool}.',
      i: 'Somebody thought about how this shirt could last, and left you a note in the seam.',
      l: 'The smallest ribbon in a shirt tells you how to keep it.',
    },
    lines: {
      '*': [
        'Care labels: one bar under the wash tub means a gentle cycle, two bars mean very gentle. The bars matter as much as the number.',
        'A circle inside a square is the {tumble dryer|dryer}. Crossed out, it has a reason: heat and tumbling shrink more than washing does.',
        'Dots on a care label mean heat, on the iron as on the dryer. One is low, three is high. More than the label says is a gamble.',
        'A care label gives the hottest and roughest treatment the maker will answer for. You can always go cooler and gentler.',
      ],
      h: ['Somebody cut the care label out because it scratched. Since then every wash has been a surprise.'],
    },
    scene: [
      'You hold the label up to the bathroom light. A tub, a hand, a triangle with a cross, and a circle with a letter in it.',
      'Laundry day: one heap is white, one is dark, and the third consists of things that nobody dares to wash.',
    ],
    why: [
      [
        'The pictures stand in the same order on nearly every label, so you only learn them once.',
        'There are only five symbols, and they have hardly changed in decades.',
      ],
      [
        'They state the most that a cloth will bear, tested by the people who made it.',
        'The label shows the limit. You may always stay below it.',
      ],
    ],
    parts: [
      [
        'Tub',
        [
          'Washing. A figure or dots give the warmest water, a hand means by hand.',
          'The tub stands for water: how warm, and whether a machine may do it at all.',
        ],
        'The wash tub symbol on a label',
      ],
      [
        'Triangle',
        [
          'Bleach. Empty allows it, two stripes allow the oxygen kind, a cross forbids both.',
          'Stain removers with bleach count as well, so look here before you spray.',
        ],
        'The triangle symbol on a label',
      ],
      [
        'Square',
        [
          'Drying. A circle in it means a dryer, lines in it mean a {washing line|clothesline} or flat on a towel.',
          'A single line lying down means: dry it flat, or it will stretch.',
        ],
        'The square symbol on a label',
      ],
      [
        'Circle',
        [
          'Professional cleaning. The letter is for the cleaner, the cross is for you.',
          'A circle without a square round it is a message to the dry cleaner.',
        ],
        'The circle symbol on a label',
      ],
      [
        'Bar',
        [
          'Underneath a symbol: be gentle. Twice: be very gentle.',
          'Fewer turns, more water, slower spin. Many machines call it wool or delicate.',
        ],
        'A bar printed under a wash tub symbol',
      ],
    ],
    turn: [
      'And the iron looks like an iron. Something had to be easy.',
      'Photograph the label before you cut it out.',
    ],
    asks: [
      'Which laundry symbol have you never understood?',
      'Do you read care labels, or do you sort by hope?',
    ],
    ends: {
      p: 'One look at the label costs less than a new shirt.',
      f: 'And if it is too late: shrunk wool makes a very good cushion cover.',
      a: 'Read the label first, then press start.',
      t: 'Where two labels in a set differ, wash to the milder one.',
      h: 'There is no symbol for "left in the machine since Thursday". There should be.',
      i: 'Kept well, a good shirt outlives three bought on a whim.',
      l: 'Cool water, a gentle cycle, a line in the shade.',
    },
    keep: 'the door of the washing machine',
    send: 'anyone who has just moved out of home',
    own: [
      {
        about: 'washable|machine wash|care (?:guide|advice|label)|easy.care|non.iron',
        kinds: ['product', 'service', 'process'],
        lead: 'This is for everybody who does the washing.',
      },
    ],
    pic: {
      ask: 'A care label held between two fingers, close enough to read the symbols',
      alt: 'A care label with wash symbols held between two fingers',
    },
    claims: [
      ['Meaning and order of care symbols', 'ISO 3758; ASTM D5489 for North America'],
      ['Labels state the maximum treatment', 'ISO 3758'],
    ],
  },
  {
    id: 'grease-before-heat',
    format: 'howto',
    again: 9,
    emoji: '🧴',
    only: CLOTHES,
    tags: ['StainRemoval', 'LaundryTips', 'CareForClothes'],
    title: ['How to get a grease stain out of clothes', 'Oil on your shirt? What to do before the wash'],
    cover: 'Oil on your shirt?',
    gist: [
      'Blot it, powder it, put a drop of {washing-up liquid|dish soap} on the dry cloth, wait, rinse. No iron and no dryer until you are sure it has gone.',
      'Water alone does nothing for grease. {Washing-up liquid|Dish soap} goes onto the dry stain first, water comes second, and heat only when nothing is left to see.',
    ],
    subject: ['Oil on your shirt?', 'Grease stains: do not wet them yet'],
    hooks: {
      '*': [
        'A spot of salad oil is invisible at lunch. After ironing it is the first thing you see.',
        '{Washing-up liquid|Dish soap} takes grease off a plate, and it takes it off a shirt.',
      ],
      p: 'A grease stain comes out in an evening, provided that nobody irons it first.',
      f: 'Salad dressing on your best shirt? Leave the water and begin dry.',
      a: 'Grease stain: soap on the dry cloth first, then water.',
      t: 'Soap lifts oil only where it reaches it, and a wet fibre keeps it out.',
      h: 'The {chips|fries} had seven other places to drip.',
      i: 'One shirt you save is one you need not buy.',
      l: 'Olive oil on linen looks like the end. It is not.',
    },
    lines: {
      '*': [
        'Grease on clothes: blot, dust with {cornflour|cornstarch} or talc, brush off after half an hour, then put {washing-up liquid|dish soap} on the dry spot. Water comes last.',
        'Check for the stain while the cloth is still wet: hold it up to the light. Once dry, it hides until you iron it.',
        'Grease stain? No {tumble dryer|dryer} before it has gone. Heat sets what the wash left behind.',
        'Always work on a stain from the back of the cloth, with a white rag underneath, so that you push it out the way it came in.',
      ],
      h: ['The napkin was on the lap. The soup went to the tie, as it always does.'],
    },
    scene: [
      'A fork, a leaf of {rocket|arugula}, a slow drop of oil on the shirt. You look down, and it has already begun to spread.',
      'The shirt comes out of the wash clean. The iron goes over it once, and there is the spot again, darker.',
    ],
    why: [
      [
        'Oil and water do not mix, so rinsing first only spreads the spot.',
        'Once the shirt is wet, the soap no longer gets to the grease.',
      ],
      [
        'Heat lets the oil creep into the fibre and, in time, turns it hard and yellow.',
        'Old grease under a hot iron turns into something like varnish, and that does not wash out.',
      ],
    ],
    parts: [
      [
        ['Blot the spot, do not rub', 'Press with {kitchen paper|a paper towel}'],
        [
          '{Kitchen paper|Paper towel}, pressed straight down, from the edge to the middle.',
          'Rubbing makes a small round stain into a large vague one.',
        ],
        '{Kitchen paper|Paper towel} pressed on a spot on a shirt',
      ],
      [
        ['Powder it for half an hour', 'Dust it with {cornflour|cornstarch}'],
        [
          '{Cornflour|Cornstarch}, talc or plain chalk soaks up what is still on the surface.',
          'When the powder has gone yellowish, brush it off and look how much is left.',
        ],
        'White powder on a small stain',
      ],
      [
        ['{Washing-up liquid|Dish soap} on the dry spot', 'Rub in a drop of {washing-up liquid|dish soap}'],
        [
          'One drop, worked in with a fingertip, and then wait ten minutes.',
          'Choose a clear one; dyes in a green or blue liquid may stay behind.',
        ],
        'A drop of soap on a stain, a fingertip beside it',
      ],
      [
        ['Rinse as warm as the label allows', 'Rinse it from the back'],
        [
          'From the back, so that the water pushes it out.',
          'Then into the wash as usual, with the rest of its colour.',
        ],
        'Water running through a shirt from the reverse side',
      ],
      [
        ['Look at it before any heat', 'Check it against the light'],
        [
          'Hold it wet against a window. If there is a shadow, go round again.',
          'Two rounds are normal for oil that has had a night to settle.',
        ],
        'A wet shirt held against the light of a window',
      ],
    ],
    turn: [
      'Old stains may take three rounds. Most of them do go in the end.',
      'You have time. Just do not iron it first.',
    ],
    asks: [
      'What was your worst stain, and did it come out?',
      'Which stain remover did your grandmother swear by?',
    ],
    ends: {
      p: 'All you need is in a kitchen cupboard.',
      f: 'Roll the sleeve up and carry on with lunch. It can wait until tonight.',
      a: 'Dry first. Heat last.',
      t: 'Protein stains such as egg or blood go the other way round: cold water at once.',
      h: 'White shirts attract tomato sauce. Nobody knows how.',
      i: 'One shirt saved is one shirt fewer to be made.',
      l: 'By morning the shirt hangs on the line as if nothing had happened.',
    },
    caution: [
      'Test on a hidden seam first; silk, velvet and anything marked for dry cleaning only go to a cleaner with the spot left alone.',
      'Try it on a hidden seam first. Silk, velvet and dry-clean items go to a cleaner, untouched.',
    ],
    keep: 'the evening after the barbecue',
    send: 'someone who wears white to a buffet',
    pic: {
      ask: 'A folded shirt beside a small bottle of clear soap and a saucer of white powder',
      alt: 'A shirt beside a bottle of soap and a saucer of powder',
    },
    claims: [
      [
        'Surfactant on dry cloth removes fresh oil better than water first; heat sets oil stains',
        'textile care textbooks, dry-cleaning trade advice',
      ],
      ['Absorbent powders take up surface oil', 'household practice'],
      ['Protein stains are treated cold', 'textile care textbooks'],
    ],
  },
  {
    id: 'mend-it-loud-or-quiet',
    format: 'either',
    again: 6,
    emoji: '🪢',
    only: CLOTHES,
    tags: ['VisibleMending', 'MendIt', 'CareForClothes'],
    title: ['Visible or invisible mending: which is better?', 'Mending clothes: hide it or show it?'],
    cover: 'A hole in your {jumper|sweater}?',
    gist: [
      'A hole in the elbow can disappear under matching thread, or be darned in red so that everybody sees it. Which would you choose?',
      'Invisible mending hides the hole. Visible mending makes a pattern of it. Both keep the {jumper|sweater} going.',
    ],
    subject: ['A hole in the elbow: hide it or show it?', 'Red thread, grey sleeve'],
    hooks: {
      '*': [
        'There is a hole in the elbow of your {jumper|sweater}. Do you hide it or show it?',
        'Some people mend a {jumper|sweater} so that nobody can tell. Others reach for the red thread.',
      ],
      p: 'Both kinds of mending hold equally well. Only one of them gets compliments.',
      f: 'Your favourite {jumper|sweater} has a hole. Which thread do you take?',
      a: 'Mend the hole, and choose the colour yourself.',
      t: 'A darn is woven: threads one way, threads the other, well past the edge of the hole.',
      h: 'The mending is visible. That was not the plan.',
      i: 'A patch says that this was worth an evening to somebody.',
      l: 'On a navy sleeve, a small square of saffron.',
    },
    lines: {
      '*': [
        'Hole in the sleeve: matching thread or bright red?',
        'Darning a hole? Begin well outside it, in sound cloth. Thread anchored at the edge pulls the edge away with it.',
        'For an invisible mend, take yarn from the garment itself. An inside seam has a little to spare.',
        'No darning mushroom? A tennis ball or an orange keeps the hole open while you weave across it.',
      ],
      h: ['"Is that the fashion now?" asked the neighbour, looking at the red patch. It is now.'],
    },
    scene: [
      'Lamp on, sleeve over an orange, two {reels|spools} of thread on the table: one that matches and one that certainly does not.',
      'Where your elbow rests on the desk, the shirt shows through the {jumper|sweater}. It has been doing so since the weekend.',
    ],
    why: [
      [
        'A darn puts new threads where the old ones wore out, and it holds in any colour.',
        'What makes a mend strong is how far the stitches reach into sound cloth. The colour is up to you.',
      ],
    ],
    parts: [
      [
        'Mend it so that nobody sees',
        [
          'Thread drawn from an inner seam, fine stitches, a press under a damp cloth. Only you will know.',
          'For suits and interviews, and for everybody who likes it neat.',
        ],
        'Matching thread laid over a grey sleeve',
      ],
      [
        'Mend it in red so everybody sees',
        [
          'A bright square, a row of stars, a patch in another colour. Sooner or later somebody asks about it.',
          'Children nearly always choose this one, and then want a patch on the other knee.',
        ],
        'A bright red darn on a grey elbow',
      ],
    ],
    turn: [
      'Either way it will be warm again by tonight.',
      'You can also leave the hole. It has its charm until the wind gets up.',
    ],
    asks: ['Mend it so nobody sees, or so that everybody does?', 'What have you mended that you still wear?'],
    ends: {
      p: 'Mended early, a hole stays the size of a coin.',
      f: 'Show us one of your mends. The crooked ones are welcome.',
      a: 'The thread is your choice. The mending should not be put off.',
      t: 'Match the weight of the yarn before you match its colour; a heavy darn tears a fine knit.',
      h: 'Anything can be a design feature if you do it twice.',
      i: 'Every repair keeps one more good thing going.',
      l: 'A good mend is the nicest part of the sleeve.',
    },
    keep: 'the next hole in an elbow',
    send: 'the friend with the sewing box',
    own: [
      {
        about: 'mend|repair|darn|patch|haberdash|yarn|thread',
        kinds: ['service', 'product', 'event', 'price'],
        lead: 'Help for the next hole:',
      },
    ],
    pic: {
      ask: 'A darned elbow or a patch, with the thread beside it',
      alt: 'A knitted elbow with a darn in bright thread',
    },
    claims: [['A woven darn anchored in sound cloth restores strength', 'sewing and mending textbooks']],
  },
  {
    id: 'the-oldest-thing-you-wear',
    format: 'question',
    again: 6,
    emoji: '🧥',
    only: CLOTHES,
    tags: ['WardrobeStories', 'WellWorn', 'OutfitRepeat'],
    title: [
      'What is the oldest thing that you still wear?',
      'The oldest thing in your wardrobe that you still put on',
    ],
    cover: 'The oldest thing you wear',
    gist: [
      "A scarf from school, a grandfather's coat, the shirt from a concert by a band that has split up. What is the oldest thing that you still put on?",
      'Everyone has one garment that has outlasted jobs, {flats|apartments} and haircuts. Which one is it, and why did that one stay?',
    ],
    subject: ['Which of your clothes is the oldest?', 'The oldest thing in your wardrobe'],
    hooks: {
      '*': [
        'In nearly every wardrobe hangs something that is older than the wardrobe.',
        'The band split up years ago. The T-shirt is still touring.',
      ],
      p: 'What has lasted longest in your wardrobe tells you what to buy next.',
      f: 'Go and look at the very back of your wardrobe. Which of the old things do you really still put on?',
      a: 'The oldest garment that you still wear is the best one you ever bought.',
      t: 'Clothes that last have dense cloth, spare fabric in the seams and nothing that stretches.',
      h: 'The oldest thing was going to be the coat. Then somebody remembered the pyjamas.',
      i: 'Some clothes have been through everything with us.',
      l: 'A collar that has worn soft over the years is hard to give up.',
    },
    lines: {
      '*': [
        'What is the oldest thing that you still wear? Hats and {dressing gowns|bathrobes} count.',
        'Look at what has lasted in your wardrobe and write down three things: the cloth, the maker, where you bought it. That is your next shopping list.',
        'Inherited coats can often be made to fit, because there is cloth to spare in the seams. A tailor can let them out.',
        'In clothes the elastic goes first, then the lining, then the {zip|zipper}. All three can be replaced.',
      ],
      h: ['It was bought to last for one season. Nobody told it which.'],
    },
    scene: [
      'At the very back, behind the things with labels, hangs the one that you take camping, to the dentist and to bed with a cold.',
      'Your mother recognises it from across the street. "You still have that?"',
    ],
    why: [
      [
        'What we keep is seldom what cost most. It is what never pinched, and could be washed.',
        'Ten years of wear are the most thorough test that a garment can have, and you have run it yourself.',
      ],
    ],
    parts: [
      [
        ['Something you inherited', "A coat that was somebody else's"],
        [
          'Somebody wore it before you, and there is still a bus ticket in the pocket.',
          'There is often more cloth in one old sleeve than in the back of a new coat.',
        ],
        'An old coat on a hook',
      ],
      [
        ['Something from school or a first job', 'A shirt from a concert'],
        [
          'School, the first job, a town that you left: it has been with you since then.',
          'It names a summer that only you remember.',
        ],
        'A faded T-shirt over a chair',
      ],
      [
        ['Bought once, and never bettered', 'The one you never found again'],
        [
          'You have looked for a second one ever since.',
          'Three replacements have come and gone, and it is still there.',
        ],
        'A worn pair of boots by a door',
      ],
    ],
    turn: ['Whatever it is, it deserves a button and an evening.', 'Read its label, if there still is one.'],
    asks: [
      'What is the oldest thing that you still wear?',
      'Which of your clothes would you save if you could keep just one?',
    ],
    ends: {
      p: 'Count the years and divide the price by them. The result is usually pennies.',
      f: 'Tell us its story. Short or long, there is time.',
      a: 'Buy the next thing as good as that one.',
      t: 'Cost per wear is price divided by times worn; an old favourite comes close to nothing.',
      h: 'It will be fashionable again. Probably on somebody younger.',
      i: 'To keep a thing that long, you have to love it.',
      l: 'New things shine. Old ones fit.',
    },
    keep: 'the next time you clear out the wardrobe',
    send: 'whoever still has the tour T-shirt',
    pic: {
      ask: 'The oldest garment that anyone in the shop still wears, on a plain hanger',
      alt: 'A well-worn coat on a wooden hanger',
    },
    claims: [
      ['Older tailored garments carry wider seam allowances and can be let out', 'tailoring practice'],
      ['Elastic, linings and fastenings wear out before cloth', 'clothes repair practice'],
    ],
  },
  {
    id: 'rinse-the-summer-out',
    format: 'season',
    again: 10,
    emoji: '👙',
    only: CLOTHES,
    when: { season: ['summer'] },
    tags: ['SummerWardrobe', 'SwimwearCare', 'CareForClothes'],
    title: [
      'How to look after summer clothes: chlorine, salt and {sun cream|sunscreen}',
      'Swimwear and summer clothes: rinse them the same day',
    ],
    cover: 'Rinse swimwear the same day',
    gist: [
      'Salt, chlorine and {sun cream|sunscreen} go on working in the cloth after you have gone home. A cold rinse the same evening is most of the care that summer clothes need.',
      'Rinse swimwear in cold water, wash {sun cream|sunscreen} out with soap and without bleach, and dry everything in the shade. Then it is still elastic next year.',
    ],
    subject: ['Rinse swimwear before it dries', 'A cold rinse, the same evening'],
    hooks: {
      '*': [
        'Chlorine wears out a swimsuit, and the plastic bag on the way home finishes it.',
        '{Sun cream|Sunscreen} on a white shirt is invisible until somebody washes it with bleach. Then it is orange.',
      ],
      p: 'A cold rinse on the day adds seasons to a swimsuit.',
      f: 'Home from the beach? One more minute at the basin, then you may lie down.',
      a: 'Swimwear: rinse cold, dry in the shade.',
      t: 'Chlorine attacks elastane, salt crystals abrade it, and heat speeds up both.',
      h: 'The swimsuit was left in the bag on Sunday. By Wednesday it had its own weather.',
      i: 'Summer is short. Summer clothes can last for years.',
      l: 'Cold water, a towel to roll it in, and a line in the shade: that is how a swimsuit lasts.',
    },
    lines: {
      '*': [
        'Swimsuits: rinse in cold water, press in a towel, dry in the shade. Wringing and radiators break the elastic.',
        '{Sun cream|Sunscreen} marks on white: {washing-up liquid|dish soap} first, then a normal wash. Chlorine bleach can turn some filters rusty orange.',
        'Sweat stains yellow in the cupboard. Wash summer shirts before you put them away, even those that were worn only once.',
        'A straw hat lost its shape? Hold it over steam at a safe distance, push it back into shape, and let it dry on a bowl.',
      ],
      h: ['There is sand in the pocket. There will always be sand in the pocket. It is a souvenir.'],
    },
    scene: [
      'Eight in the evening, everyone is sandy and full of ice cream, and in the {boot|trunk} of the car a wet bundle is getting warm.',
      "Last year's bikini comes out of the drawer. You pull at the edge, it gives a dry little crackle, and stays wide.",
    ],
    why: [
      [
        'What makes swimming things stretch is a fine elastic thread, and chlorine eats it slowly for as long as it is damp.',
        'Elastic suffers most afterwards, when the water dries and the chlorine stays.',
      ],
      [
        '{Sun cream|Sunscreen} leaves oils and filters in the cloth, which light and iron in the water turn yellow.',
        'A collar that touched it all day turns brown in the wardrobe.',
      ],
    ],
    parts: [
      [
        ['Rinse it in cold water that evening', 'Rinse it at the beach shower'],
        [
          'Cold, until the water no longer smells of the pool. Soap now and then.',
          'Ten seconds under a shower at the beach already do most of it.',
        ],
        'A swimsuit under running water in a basin',
      ],
      [
        ['Press the water out in a towel', 'Roll it in a towel, do not wring'],
        [
          'Press, do not wring. A twisted swimsuit loses its shape along the seams.',
          'The towel takes up most of the water, and the shade does the rest.',
        ],
        'A swimsuit being rolled up in a towel',
      ],
      [
        ['Soap the collar before you wash', 'Treat {sun cream|sunscreen} marks with soap'],
        [
          'Where the {sun cream|sunscreen} was, a drop of {washing-up liquid|dish soap}, then the usual programme.',
          'Leave chlorine bleach out of it: on some creams it sets an orange mark for good.',
        ],
        'A drop of soap on a white collar',
      ],
      [
        ['Wash summer clothes before storing them', 'Put nothing away unwashed'],
        [
          'Salt and sweat draw yellow rings in the dark over a winter.',
          'Even a dress that you wore for one evening had a warm evening.',
        ],
        'Summer dresses folded clean into a box',
      ],
    ],
    turn: ['One basin of cold water, and the elastic lasts another year.', 'Shade is kind to elastic.'],
    asks: [
      'Where do your wet swimming things spend the drive home?',
      'Which summer thing of yours is the oldest?',
    ],
    ends: {
      p: 'A minute in the evening saves buying it again next year.',
      f: 'And leave the sandals at the door, please. All of them.',
      a: 'Same day. Cold water. Shade.',
      t: 'Some swimwear of polyester and PBT resists chlorine far better than elastane. The label says which it is.',
      h: 'Sand cannot be rinsed out entirely. It spends the winter in the hall.',
      i: 'Look after it now and you will have it next year.',
      l: 'Dry by morning, and ready for the beach again.',
    },
    keep: 'the evening after the beach',
    send: 'whoever carries the wet bag',
    own: [
      {
        about: 'swim|bikini|linen|sandal|sun ?hat|straw|beach|summer (?:dress|shirt|cloth|collection)',
        kinds: ['product', 'offer', 'price'],
        lead: 'For the warm days:',
      },
    ],
    pic: {
      ask: 'Swimming things or a linen shirt drying on a line in the shade',
      alt: 'Swimwear drying on a line in the shade',
    },
    claims: [
      ['Chlorine and heat degrade elastane; PBT and polyester resist better', 'textile science textbook'],
      [
        'Some sunscreen filters (avobenzone) react with iron and chlorine bleach to rust-coloured marks',
        "laundry and sunscreen makers' advice",
      ],
    ],
  },
  {
    id: 'try-the-coat-in-the-warm',
    format: 'season',
    again: 10,
    emoji: '🍂',
    only: CLOTHES,
    when: { season: ['autumn'] },
    tags: ['CoatWeather', 'AutumnWardrobe', 'CareForClothes'],
    title: [
      'What to check on a winter coat before it gets cold',
      'Winter coat check: do it before the first frost',
    ],
    cover: 'Check your winter coat now',
    gist: [
      'Take the winter coat out while it is still mild: pockets, lining, buttons, {zip|zipper}, hood. On the first frosty morning it is too late.',
      'Look at your coat before you need it. On a mild evening there is time for a seam, a brush and a cleaner who is not yet busy.',
    ],
    subject: ['Check your winter coat now', 'Your winter coat, before the frost'],
    hooks: {
      '*': [
        'Somewhere in the lining of your winter coat is a coin, a key, or a bus ticket that was needed at the time.',
        'On the first frosty morning, cobblers and tailors have a {queue|line} to the door.',
      ],
      p: 'A coat checked in mild weather needs a needle. In the first frost it needs a tailor with time.',
      f: 'Get your winter coat out tonight, while it is still warm enough to laugh about it.',
      a: 'Check the coat before the cold does.',
      t: 'Coats give way in four places first: pocket seams, hem, hanger loop and the foot of the {zip|zipper}.',
      h: 'Last spring you said you would mend that pocket. Put your hand in and find out.',
      i: 'The coat got you through last winter. Have a look at how it is.',
      l: 'Brush your winter coat, air it for an hour, and it is ready.',
    },
    lines: {
      '*': [
        'Coat check before winter: pockets, lining, buttons, {zip|zipper}, loop. Whatever is loose now will be off by the first frost.',
        'A {zip|zipper} that catches needs a pencil: rub the lead along both rows of teeth, run it up and down, wipe.',
        'Does the rain jacket still work? Pour a spoonful of water on the sleeve. If it soaks in, wash the jacket by its label and renew the proofing.',
        'Hang a coat on a broad hanger, never by its loop for months. The loop leaves a dent between the shoulders.',
      ],
      h: [
        'Found in a coat pocket: tissues, a {conker|chestnut} and a shopping list for a dinner that everybody still talks about.',
      ],
    },
    scene: [
      'Ten minutes to the bus, frost on the roofs, and the coat comes out with one button, a torn pocket and a smell of cellar.',
      'A mild evening with the window open. The winter coat is lying on the bed, waiting to be looked over.',
    ],
    why: [
      [
        'Seams do not heal over the summer, and moths do not take {holidays|vacations}.',
        'A button that hung by a thread in spring still hangs by it. You have only forgotten.',
      ],
      [
        'Cleaners, cobblers and tailors have time now. When it freezes, everybody comes at once.',
        'Before the rush a repair is done in a day or two. In the first cold week it takes longer.',
      ],
    ],
    parts: [
      [
        ['Feel every pocket down to the seam', 'Check the pockets for holes'],
        [
          'A hole that lets a coin through today will take a key next month.',
          'Two stitches from inside, while the lining is turned out anyway.',
        ],
        'A coat pocket turned inside out',
      ],
      [
        ['Pull lightly at every button', 'Check every button'],
        [
          'The top one and the one at the waist go first, because they do the work.',
          'If it is loose, sew it now, while you still have it.',
        ],
        'Two fingers testing a coat button',
      ],
      [
        ['Run the {zip|zipper} up and down', 'Test the {zip|zipper}'],
        [
          'If it sticks, pencil lead helps. If it splits behind the slider, the slider is worn and can be replaced.',
          'A good one runs quietly. A worn one clicks.',
        ],
        'A pencil rubbed along the teeth of a {zip|zipper}',
      ],
      [
        ['Brush the coat and air it', 'Hang the coat by an open window'],
        [
          'Downwards, with the nap, collar last. An hour at an open window takes away the wardrobe.',
          'Damp air lets wool drop its creases without an iron.',
        ],
        'A coat on a broad hanger by an open window',
      ],
    ],
    turn: [
      'Then hang it at the front. The cold will come soon enough.',
      'And put gloves in the pocket now, both of them.',
    ],
    asks: [
      'What did your coat keep for you since last winter?',
      'How many winters has your coat been through?',
    ],
    ends: {
      p: 'Half an hour on a mild evening, and the winter can come.',
      f: 'If there is money in the pocket, that is your coffee.',
      a: 'Pockets, buttons, {zip|zipper}, brush.',
      t: 'Water-repellent finishes revive with gentle heat on many jackets; the care label says whether.',
      h: "The scarf is at your cousin's. It has been there since the thaw.",
      i: 'It is a good feeling to be ready for the weather before it comes.',
      l: 'You put it on in the hall, and it fits as well as you remember.',
    },
    keep: 'the last mild evening',
    send: 'whoever is still in a denim jacket',
    own: [
      {
        about: 'coats?\\b|jackets?\\b|scar(?:f|ves)|gloves|knitwear|winter (?:collection|boots|wear)',
        kinds: ['product', 'offer', 'price'],
        lead: 'For colder mornings:',
      },
      {
        about: 'alter|mend|repair|waxing|reproof',
        kinds: ['service', 'price'],
        lead: 'Some repairs need more than a needle at home.',
      },
    ],
    pic: {
      ask: 'A winter coat on a broad hanger with one pocket turned out',
      alt: 'A winter coat on a hanger with its pocket turned out',
    },
    claims: [
      [
        'Graphite eases metal zips; a zip that splits usually has a worn slider',
        'tailoring and repair practice',
      ],
      ['Beading test shows when water repellency is worn', "outdoor clothing makers' advice"],
    ],
  },
];
