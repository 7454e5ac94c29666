// Sizes, stains, mending and the turn of the year in a wardrobe.
import type { Idea } from '../../library/idea.ts';

export const MENDING: readonly Idea[] = [
  {
    id: 'a-size-is-a-guess',
    format: 'answer',
    again: 9,
    emoji: '📏',
    unless: 'book ?shop|book ?store|bookseller|homeware',
    tags: ['ClothesSizes', 'DressWell', 'ShoppingTips'],
    question: 'Why am I a different size in every shop?',
    short: [
      'Because every maker draws its own customer and calls her a size.',
      'Each firm has somebody in mind, and it is hardly ever you.',
    ],
    title: [
      'Why clothes sizes differ from brand to brand',
      'Your size: measure clothes that fit and forget the number',
    ],
    cover: 'Lay it flat and measure',
    gist: [
      'A size on a label is what one maker decided. Measure something flat that already fits you, write the figures down, and compare those instead of the number in the collar.',
      'Labels disagree because no law tells them what a medium is. The tape measure and your favourite shirt settle it.',
    ],
    subject: ['The number in the collar', 'Why a medium is not a medium'],
    hooks: {
      '*': [
        'Two pairs of {trousers|pants} with the same number on the label can differ by a whole hand at the waist.',
        'Your size is in your wardrobe already, on the hanger that you reach for most.',
        'It says the same in both, and one does not go over your knee.',
      ],
      p: 'Five figures from a garment that fits are worth more than any size on a label.',
      f: 'If the fitting room made you feel like another person today, blame the label.',
      a: 'Ignore the label. Measure the cloth.',
      t: 'Size standards exist, but in most countries they are voluntary, and each brand grades from its own fit model.',
      h: 'One afternoon, three shops: a small, a large and, in an Italian jacket, apparently a nephew.',
      i: 'Clothes are cut for somebody imagined. Yours can be cut for somebody real.',
      l: 'Good tailors never ask for your size. They ask you to stand still.',
    },
    lines: {
      '*': [
        'Lay your best shirt flat and measure from armpit to armpit. Double it, write it down, and you can buy shirts {by post|by mail} without a guess.',
        'Check whether a size chart gives the body or the garment. A garment chart should be several fingers larger, or you could not move.',
        'Take two sizes into the fitting room and fold the labels in. Choose by how you sit, then look which one it was.',
        'For jeans, measure the front rise as well: crotch seam to waistband. Two pairs of one size can differ there by a thumb.',
      ],
      h: ['Somewhere a machine sews "medium" into everything, and it has never met anybody.'],
    },
    scene: [
      'Three pairs over your arm: one falls off, one will not close, one fits. All three say the same thing in the waistband.',
      'An order came today, in the usual size. It would fit if you left out either the breathing or the sitting down.',
    ],
    why: [
      [
        'Each brand builds its patterns on one fit model and scales up and down from there.',
        'A pattern begins with a single person who stands in a studio for a living, and every other size is arithmetic.',
      ],
      [
        'Numbers have also drifted over the decades, so an old label and a new one rarely mean the same.',
        'Ask anyone who buys vintage: a dress from a few decades back runs small by its label.',
      ],
    ],
    parts: [
      [
        ['Measure a favourite, lying flat', 'Something you love, on a table'],
        [
          'Chest, shoulder seam to shoulder seam, sleeve, length: fastened, smoothed, on a table.',
          'Cloth on a table tells the truth, since it neither breathes in nor hopes.',
          'Across, down, along the arm. Write it in your phone.',
        ],
        'A tape measure across a shirt laid flat on a table',
      ],
      [
        ['See what the chart is measuring', 'Body or garment?'],
        [
          'Some give your body, some the finished garment. The two are a few fingers apart.',
          'If there are words such as "to fit", you hold the tape round yourself; otherwise round the cloth.',
          'A chart means one or the other. The gap is your comfort.',
        ],
        'A finger on a size chart beside a tape measure',
      ],
      [
        ['Try two sizes with the labels hidden', 'Without looking at the label'],
        [
          'Move in both. The one that you stop noticing is yours.',
          'Hands judge a label before the mirror has had its turn, so keep it out of sight.',
          'Two of them, eyes up. Take the quiet one.',
        ],
        'Two shirts on hooks with their labels folded in',
      ],
    ],
    turn: [
      'The number is for the stockroom. You have a mirror.',
      'Nobody who admires the coat will ever read its collar.',
    ],
    asks: ['How many different sizes are hanging in your wardrobe?', 'Which label has surprised you most?'],
    ends: {
      p: 'Ten minutes with a tape save most of the returns.',
      f: 'And if the larger size is more comfortable, take it home and cut the label out.',
      a: 'Buy the fit.',
      t: 'Knits stretch and woven cloth does not, so measure the two separately.',
      h: 'Should anybody ask your size, say that it depends who is asking.',
      i: 'Whatever lets you move freely is the right size.',
      l: 'It sits at the shoulder, and the rest follows.',
    },
    work: 'Anyone who sells by label alone pays for it in {parcels|packages} that come back. A few honest measurements of the thing itself, taken once, answer the question that customers are too shy to ask.',
    keep: 'the next order from a new brand',
    send: 'someone who always orders two and sends one back',
    own: [
      {
        about: 'fitting (?!room)|measur|alter|tailor|size (?:guide|advice|range)',
        kinds: ['service', 'process', 'product', 'policy'],
        lead: 'Fit is easier to settle with help.',
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
    unless: 'book ?shop|book ?store|bookseller',
    tags: ['KnitwearCare', 'WoolCare', 'CareForClothes'],
    myth: 'Bobbles on a {jumper|sweater} are a sign of bad wool',
    short: [
      'They are a sign of soft wool and a rubbing sleeve.',
      'More a sign that it is soft and that your bag has a strap.',
    ],
    title: [
      'Why {jumpers|sweaters} get bobbles, and how to take them off',
      'Pilling on knitwear: why it happens and how to remove it',
    ],
    cover: 'Bobbles: blame the soft ones',
    gist: [
      'Bobbles are short fibre ends that work loose and tangle where cloth rubs on cloth. Soft yarns have more of them. Shave them off dry and flat, and after a few rounds there are fewer.',
      'Pilling comes from friction, and the softest knit pills first. A comb, a flat table and patience put it right.',
    ],
    subject: ['Those little balls on your sleeve', 'Soft wool bobbles first'],
    hooks: {
      '*': [
        'Look where the bobbles are: under the arm, at the hip, below the bag strap. That is a map of rubbing.',
        'Cashmere bobbles sooner than a scratchy fisherman knit that cost half as much.',
        'Under the arm it tells how you walk.',
      ],
      p: 'Pilling can be removed in ten minutes, and it becomes less with each time.',
      f: 'Gone bobbly after three wears? Do not take it back just yet.',
      a: 'Bobbles are wear. Comb them off.',
      t: 'Short, loosely twisted fibres migrate to the surface and tangle under friction. Spinners call it pilling.',
      h: 'The {jumper|sweater} is growing its own family under the arms.',
      i: 'What softens also gives way. That is true of good wool, at least.',
      l: 'Softness sheds a little in its first winter, then settles for years.',
    },
    lines: {
      '*': [
        'Lay the {jumper|sweater} on a table, pull the knit lightly taut, and run the comb in one direction. Never pull bobbles off by hand: each drags a fibre along.',
        'A shoulder bag makes more bobbles in a month than the washing machine does in a year. Change sides now and then.',
        'Wash knitwear inside out. The rubbing then happens on the side that nobody looks at.',
        'Pilling gets less after the first winter, because the shortest fibres have gone by then.',
      ],
      h: [
        'The lint comb takes a whole film to do one {jumper|sweater}. Choose the film with care; the {jumper|sweater} does not mind.',
      ],
    },
    scene: [
      'It was the softest thing in the shop. Six weeks later there are small grey beads along the side where your bag hangs.',
      'Somebody at the table reaches across and plucks a bobble off your sleeve. A long thread comes with it.',
    ],
    why: [
      [
        'Yarn is made of many fibres, and the shorter those fibres and the looser the twist, the more ends stick out.',
        'What your hand feels as soft is thousands of fine fibre ends lying free.',
      ],
      [
        'Rub those ends together and they roll into a ball, which hangs on by the few long fibres in it.',
        'Friction curls loose ends into beads, above all where an arm swings or a belt sits.',
      ],
    ],
    parts: [
      [
        ['Lay it flat and pull it smooth', 'On a table, taut'],
        [
          'On a hanging knit the comb catches stitches. A table gives it something to glide on.',
          'Work in daylight from the side, where every bead throws a shadow.',
          'Nothing should move but the comb.',
        ],
        'A {jumper|sweater} laid flat on a table in side light',
      ],
      [
        ['Comb or shave, never pluck', 'Gently off, not out'],
        [
          'Short strokes, one way, without pressing. Empty the blade often.',
          'A plucked bead takes a long fibre along, and that one makes the next.',
          'What you pull has a root.',
        ],
        'A fabric comb moving over a sleeve',
      ],
      [
        ['Wash it inside out', 'Inside out, by itself'],
        [
          'In a net, cool, with nothing that has a {zip|zipper}.',
          'Jeans in the same drum are a file. Give knits a wash of their own.',
          'Denim has teeth.',
        ],
        'A {jumper|sweater} turned inside out over a net bag',
      ],
    ],
    turn: [
      'After two or three rounds the loose ends are used up.',
      'Ask of a new knit how tight the twist is. It is a better question than how soft.',
    ],
    asks: [
      'Comb, shaver, or just never look down?',
      'Which of your {jumpers|sweaters} has bobbled the most?',
    ],
    ends: {
      p: 'It belongs to the care of good knitwear, like polish to good shoes.',
      f: 'Then put the {jumper|sweater} on again. It still is the softest thing you own.',
      a: 'Flat. One way. No plucking.',
      t: 'Blends with polyester hold their beads longest, since the strong fibre will not break and let them go.',
      h: 'What you have combed off is wool, technically. Nobody has yet knitted a second {jumper|sweater} out of it.',
      i: 'A thing that needs you for ten minutes a winter tends to stay with you.',
      l: 'Under the comb the surface comes back as it was on the first evening.',
    },
    keep: 'the first cold week',
    send: 'someone who plucks',
    own: [
      {
        about: 'wool|merino|cashmere|alpaca|lambswool|knit(?:s|ted|ting|wear)',
        kinds: ['product', 'process', 'value'],
        lead: 'Some people read the fibre label first.',
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
    unless: 'book ?shop|book ?store|bookseller',
    tags: ['CareLabels', 'LaundryTips', 'CareForClothes'],
    title: ['What the symbols on a care label mean', 'Laundry symbols explained, one by one'],
    cover: 'The tub, the triangle, the bar',
    gist: [
      'Tub for washing, triangle for bleach, square for drying, iron for ironing, circle for the dry cleaner. A cross forbids, dots are heat, and a bar underneath means: gently.',
      'Five pictures, always in the same order, and three small signs that change them. After that a care label is quick reading.',
    ],
    subject: ['Five small pictures in the seam', 'What the bar under the tub wants'],
    hooks: {
      '*': [
        'There is a line of tiny pictures in your collar, and most of us have guessed at it for years.',
        'The line under the little tub has saved more {jumpers|sweaters} than the number inside it.',
        'Five drawings, and one of them is crossed out.',
      ],
      p: 'Learn five symbols once, and the laundry sorts itself.',
      f: 'Shall we read the label together? It is shorter than it looks.',
      a: 'Read the label before the drum.',
      t: 'Tub, triangle, square, iron, circle: the order is fixed by an international standard. North America has its own close relative.',
      h: 'A triangle, a square, a circle. It could be the wash or the first day at {nursery|preschool}.',
      i: 'Somebody thought about how this shirt could last, and left you a note in pictures.',
      l: 'The smallest ribbon in a garment tells how to keep it.',
    },
    lines: {
      '*': [
        'One bar under the wash tub: gentle cycle. Two bars: very gentle. Mind the bars before you mind the number.',
        'A circle inside a square is the {tumble dryer|dryer}. Crossed out, it has a reason: heat and tumbling shrink more than washing does.',
        'Dots are heat, on the iron as on the dryer. One is low, three is high, and more than the label says is a gamble.',
        'The label gives the harshest treatment that the maker will answer for. Cooler and gentler is always open to you.',
      ],
      h: [
        'Somebody cut the label out because it scratched. The {jumper|sweater} has been on its own since then.',
      ],
    },
    scene: [
      'You hold the label up to the bathroom light. A tub, a hand, a triangle with a cross, and a circle with a letter that must mean something to somebody.',
      'Laundry day: one heap is white, one is dark, and the third consists of things that nobody dares to wash.',
    ],
    why: [
      [
        'The pictures stand in one order on nearly every label, so you only have to learn them once.',
        'It is a script with five letters, and the alphabet has not changed much in decades.',
      ],
      [
        'They state the most that a cloth will bear, tested by the people who made it.',
        'What is printed there is a limit. Nobody is offended if you stay below it.',
      ],
    ],
    parts: [
      [
        'Tub',
        [
          'Washing. A figure or dots give the warmest water, a hand means by hand.',
          'The basin stands for water: how warm, and whether a machine may do it at all.',
          'Water, and how warm. With a hand in it, no machine.',
        ],
        'The wash tub symbol on a label',
      ],
      [
        'Triangle',
        [
          'Bleach. Empty allows it, two stripes allow the oxygen kind, a cross forbids both.',
          'Stain removers with bleach count as well, so look here before you spray.',
          'Bleach, and whether. Most removers count.',
        ],
        'The triangle symbol on a label',
      ],
      [
        'Square',
        [
          'Drying. With a circle in it a dryer, with lines in it a {washing line|clothesline} or a flat towel.',
          'A single line lying down says: dry it flat, or it will grow.',
          'How it may dry: drum, line or lying down.',
        ],
        'The square symbol on a label',
      ],
      [
        'Circle',
        [
          'Professional cleaning. The letter is for the cleaner, the cross is for you.',
          'By itself, without a square round it, this one belongs to the trade.',
          "Somebody else's job.",
        ],
        'The circle symbol on a label',
      ],
      [
        'Bar',
        [
          'Underneath a symbol: be gentle. Twice: be very gentle.',
          'Fewer turns, more water, slower spin. Many machines call it wool or delicate.',
          'A line below means calm. Two mean calmer.',
        ],
        'A bar printed under a wash tub symbol',
      ],
    ],
    turn: [
      'And the iron looks like an iron. One of them had to be easy.',
      'Photograph the label before you cut it out.',
    ],
    asks: [
      'Which laundry symbol have you never understood?',
      'Do you read care labels, or do you sort by hope?',
    ],
    ends: {
      p: 'One look in the seam costs less than a new shirt.',
      f: 'And if it is too late: shrunk wool makes a very good cushion cover.',
      a: 'Symbols first. Buttons second.',
      t: 'Where two labels in a set differ, wash to the milder one.',
      h: 'There is no symbol for "left in the machine since Thursday". There should be.',
      i: 'Kept well, a good shirt outlives three bought on a whim.',
      l: 'Cool water, a slow turn, a line in the shade.',
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
    unless: 'book ?shop|book ?store|bookseller',
    tags: ['StainRemoval', 'LaundryTips', 'CareForClothes'],
    title: ['How to get a grease stain out of clothes', 'Oil on your shirt? What to do before the wash'],
    cover: 'Salad oil, shirt, now what?',
    gist: [
      'Blot, powder, a drop of {washing-up liquid|dish soap} on the dry cloth, wait, rinse, look. And no iron and no dryer until you are sure that it has gone.',
      'Water alone slides off grease. {Washing-up liquid|Dish soap} goes onto the dry stain first, water comes second, and heat only when nothing is left to see.',
    ],
    subject: ['Oil on your shirt?', 'Do not wet it yet'],
    hooks: {
      '*': [
        'A spot of salad oil is invisible at lunch and the first thing you see after ironing.',
        'What takes grease off a plate takes it off a shirt.',
        'At lunch nobody saw it. After ironing everybody does.',
      ],
      p: 'A grease stain comes out in an evening, provided that nobody irons it first.',
      f: 'Dressing on your best shirt? Put the water down and begin dry.',
      a: 'Soap on dry cloth. Then water.',
      t: 'Surfactants lift oil only where they reach it, and a fibre already full of water keeps them out.',
      h: 'The {chips|fries} had seven other places to drip.',
      i: 'A shirt that has been saved is worn with a different affection.',
      l: 'Linen and olive oil have always lived in the same house. They can be parted again.',
    },
    lines: {
      '*': [
        'Grease on cloth: blot, dust with {cornflour|cornstarch} or talc, brush off after half an hour, then {washing-up liquid|dish soap} on the dry spot. Water comes last.',
        'Check a stain while the cloth is still wet by holding it against the light. Dry, it hides until you iron it.',
        'No {tumble dryer|dryer} before the spot has gone. Heat sets what the wash left behind.',
        'Always work from the back of the cloth with a white rag underneath. You want to push it out the way it came in.',
      ],
      h: ['The napkin was on the lap. The soup went to the tie, like last time.'],
    },
    scene: [
      'A fork, a leaf of {rocket|arugula}, a slow drop. You look down, and it has already begun to spread.',
      'The shirt comes out of the wash clean. The iron goes over it once, and there is the spot again, darker.',
    ],
    why: [
      [
        'Oil and water keep apart, so rinsing first only drives the drop sideways.',
        'A wet shirt shuts the door: the soap then floats about in the water and never meets the fat.',
      ],
      [
        'Heat does worse. It lets oil creep into the fibre and, in time, makes it hard and yellow.',
        'Old grease under a hot iron turns to something like varnish, and varnish does not wash out.',
      ],
    ],
    parts: [
      [
        ['Blot, do not rub', 'Press, never rub'],
        [
          '{Kitchen paper|Paper towel}, pressed straight down, from the edge to the middle.',
          'Rubbing makes a small round stain into a large vague one.',
          'Straight down, with something that drinks.',
        ],
        '{Kitchen paper|Paper towel} pressed on a spot on a shirt',
      ],
      [
        ['Powder it for half an hour', 'Dust it'],
        [
          '{Cornflour|Cornstarch}, talc or plain chalk drinks what is still on the surface.',
          'When the powder has gone yellowish, brush it off and look how much is left.',
          'Chalk or starch, and half an hour of patience.',
        ],
        'White powder on a small stain',
      ],
      [
        ['{Washing-up liquid|Dish soap} on the dry cloth', 'What helps with pans'],
        [
          'One drop, worked in with a fingertip, and ten minutes of patience.',
          'Choose a clear one; dyes in a green or blue liquid may stay behind.',
          'On the dry spot, with a finger, and then wait.',
        ],
        'A drop of soap on a stain, a fingertip beside it',
      ],
      [
        ['Rinse as warm as the label allows', 'Out through the back'],
        [
          'From the back, so that the water pushes it out.',
          'Then into the wash as usual, with the rest of its colour.',
          'It should leave the way it came.',
        ],
        'Water running through a shirt from the reverse side',
      ],
      [
        ['Look before any heat', 'Check it against the light'],
        [
          'Hold it wet against a window. If there is a shadow, go round again.',
          'Two rounds are normal for oil that has had a night to settle.',
          'Heat makes a stain a resident.',
        ],
        'A wet shirt held against the light of a window',
      ],
    ],
    turn: [
      'Old stains take three rounds. Most of them do go in the end.',
      'The first minute matters less than you think. The iron matters more.',
    ],
    asks: [
      'What was your worst stain, and did it come out?',
      'Which stain remover did your grandmother swear by?',
    ],
    ends: {
      p: 'The whole remedy is in a kitchen cupboard.',
      f: 'Roll the sleeve up and carry on with lunch. It can wait until tonight.',
      a: 'Dry first. Heat last.',
      t: 'Protein stains such as egg or blood go the other way round: cold water at once.',
      h: 'White shirts know when there is tomato sauce.',
      i: 'One saved shirt is one fewer to be made.',
      l: 'By morning it hangs in the window as though nothing had been said.',
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
    unless: 'book ?shop|book ?store|bookseller',
    tags: ['VisibleMending', 'MendIt', 'CareForClothes'],
    title: ['Visible or invisible mending: which is better?', 'Mending clothes: hide it or show it?'],
    cover: 'Red thread or matching thread?',
    gist: [
      'A hole in the elbow can vanish under matching thread, or be darned in red so that everybody sees it. Which would you choose?',
      'Invisible mending pretends that nothing happened. Visible mending makes a pattern of it. Both keep the {jumper|sweater} going.',
    ],
    subject: ['A hole in the elbow: hide it or show it?', 'Red thread, grey sleeve'],
    hooks: {
      '*': [
        'There is a hole in the elbow. Now it depends what sort of person you are.',
        'Some menders hold the thread against the cloth until it disappears. Others reach for the red.',
        'An elbow has given up. What do you make of it?',
      ],
      p: 'Both kinds of mending hold. They say different things about the wearer.',
      f: 'Your favourite {jumper|sweater} has a hole. Which thread do you take?',
      a: 'Mend it. The colour is up to you.',
      t: 'A woven darn has the same build in any colour: warp one way, weft the other, well past the hole.',
      h: 'The darning is visible. That was not the plan.',
      i: 'A patch says: this was worth an evening to somebody.',
      l: 'On a navy sleeve, a small square of saffron.',
    },
    lines: {
      '*': [
        'Hole in the sleeve: matching thread or bright red?',
        'Begin a darn well outside the hole, in sound cloth. Thread anchored at the edge pulls the edge away with it.',
        'For an invisible mend, steal the yarn from the garment itself: an inside seam has a hand of it to spare.',
        'A tennis ball or an orange makes a darning mushroom. The point is to keep the hole open while you weave across it.',
      ],
      h: ['"Is that the fashion?" asked the neighbour. It is now.'],
    },
    scene: [
      'Lamp on, sleeve over an orange, two {reels|spools} on the table: one that matches and one that certainly does not.',
      'Where the elbow rests on the desk, a bit of shirt looks through. It has been doing so since the weekend.',
    ],
    why: [
      [
        'A darn replaces worn threads by new ones, and it holds in any colour.',
        'What counts for strength is how far the stitches reach into sound cloth. The shade is a matter of character.',
      ],
    ],
    parts: [
      [
        'So that nobody sees it',
        [
          'Thread drawn from an inner seam, fine stitches, a press under a damp cloth. Only you will know.',
          'For suits, for interviews, and for people who like to have a past without showing it.',
          'A thread from the hem, good light, and nobody will ever know.',
        ],
        'Matching thread laid over a grey sleeve',
      ],
      [
        'So that everybody does',
        [
          'A bright square, a row of stars, a patch with a life of its own. Sooner or later somebody asks about it.',
          'Children choose this one nearly every time, and then want a hole in the other knee.',
          'If it is broken, it may as well be red.',
        ],
        'A bright red darn on a grey elbow',
      ],
    ],
    turn: [
      'Either way it will be warm again by tonight.',
      'There is a third party, which wears the hole. It has its charm until the wind gets up.',
    ],
    asks: ['Mend it so nobody sees, or so that everybody does?', 'What have you mended that you still wear?'],
    ends: {
      p: 'Mended early, a hole stays the size of a coin.',
      f: 'Show us one of your mends. The crooked ones are welcome.',
      a: 'The thread is your choice. The mending should not be put off.',
      t: 'Match the weight of the yarn before you match its colour; a heavy darn tears a fine knit.',
      h: 'Anything can be a design feature if you do it twice.',
      i: 'Each repair is a small vote for what is here already.',
      l: 'Seen from close up, it is the loveliest part of the sleeve.',
    },
    keep: 'the next elbow',
    send: 'the friend with the sewing box',
    own: [
      {
        about: 'mend|repair|darn|patch|haberdash|yarn|thread',
        kinds: ['service', 'product', 'event', 'price'],
        lead: 'A hole need not be the end of it.',
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
    unless: 'book ?shop|book ?store|bookseller|homeware',
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
    subject: ['Which of your clothes is the oldest?', 'It has outlasted three sofas'],
    hooks: {
      '*': [
        'In nearly every wardrobe hangs something that is older than the wardrobe.',
        'The band split up years ago. The T-shirt is still touring.',
        'Something in there has outlived three jobs.',
      ],
      p: 'What has lasted longest in your wardrobe tells you what to buy next.',
      f: 'Go and look at the very back of the rail. Which of them do you really still put on?',
      a: 'The oldest garment that you still wear is the best one you ever bought.',
      t: 'Long-lived clothes tend to share three traits: dense cloth, spare fabric in the seams, nothing that stretches.',
      h: 'The coat was going to win. Then somebody remembered the pyjamas.',
      i: 'Some clothes have come along through everything, and never asked why.',
      l: 'The collar has worn soft as a page.',
    },
    lines: {
      '*': [
        'What is the oldest thing that you still wear? Hats and {dressing gowns|bathrobes} count.',
        'Look at what has lasted and write down three things: the cloth, the maker, where it was bought. That is a shopping list.',
        'Inherited coats fit better than you would expect, because there is cloth in their seams. A tailor can let them out.',
        'Elastic dies first, then linings, then {zips|zippers}. All three can be replaced, and the rest goes on.',
      ],
      h: ['It was bought to last for one season. Nobody told it which.'],
    },
    scene: [
      'At the very back, behind the things with labels, hangs the one that you take camping, to the dentist and to bed with a cold.',
      'Your mother recognises it from across the street. "You still have that?"',
    ],
    why: [
      [
        'What stays is seldom what cost most. It is what never pinched, and could be washed.',
        'Ten years of wear are the most thorough test that a garment can have, and you have run it yourself.',
      ],
    ],
    parts: [
      [
        ['Inherited', 'From somebody'],
        [
          'Somebody wore it before you, and there is still a bus ticket in the pocket.',
          "A grandfather's coat has more cloth in one sleeve than many a new one in the back.",
          'It still has their shoulders.',
        ],
        'An old coat on a hook',
      ],
      [
        ['From another life', 'From then'],
        [
          'School, the first job, a town that you left. It remembers more than you do.',
          'It says something on the front about a summer nobody else was at.',
          'Nobody else remembers the place. It says so on the chest.',
        ],
        'A faded T-shirt over a chair',
      ],
      [
        ['Bought once, and never bettered', 'From a shop that is gone'],
        [
          'You have looked for a second one since. There is none.',
          'Three replacements have come and gone while it stayed.',
          'There has never been another that good.',
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
      a: 'Buy the next thing by the measure of that one.',
      t: 'Cost per wear is price divided by times worn; an old favourite comes close to nothing.',
      h: 'It will be fashionable again. Probably on somebody younger.',
      i: 'Keeping is a kind of faithfulness.',
      l: 'New things shine. Old ones fall right.',
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
    unless: 'book ?shop|book ?store|bookseller|homeware',
    when: { season: ['summer'] },
    tags: ['SummerWardrobe', 'SwimwearCare', 'CareForClothes'],
    title: [
      'How to look after summer clothes: chlorine, salt and {sun cream|sunscreen}',
      'Swimwear and summer clothes: rinse them the same day',
    ],
    cover: 'Rinse the summer out',
    gist: [
      'Salt, chlorine and {sun cream|sunscreen} go on working in the cloth after you have gone home. A cold rinse the same evening is most of what summer clothes need.',
      'Swimming things in cold water, {sun cream|sunscreen} out with soap and without bleach, everything dried in the shade: so that it is still elastic next year.',
    ],
    subject: ['Before the swimming things dry', 'A cold rinse, the same evening'],
    hooks: {
      '*': [
        'The pool wears out a swimsuit, and then the plastic bag on the way home finishes it.',
        '{Sun cream|Sunscreen} on a white shirt is invisible until somebody washes it with bleach. Then it is orange.',
        'The sea has gone home with you, in the seams.',
      ],
      p: 'A cold rinse on the day adds seasons to a swimsuit.',
      f: 'Home from the beach? One more minute at the basin, then you may lie down.',
      a: 'Rinse cold. Dry in the shade.',
      t: 'Chlorine attacks elastane, salt crystals abrade it, and heat speeds up both.',
      h: 'The swimsuit was left in the bag on Sunday. By Wednesday it had its own weather.',
      i: 'Summer is short. Its clothes need not be.',
      l: 'Cold water, a towel to roll it in, the shadow side of the terrace.',
    },
    lines: {
      '*': [
        'Swimsuits: rinse in cold water, press in a towel, dry in the shade. Wringing and radiators break the elastic.',
        '{Sun cream|Sunscreen} marks on white: {washing-up liquid|dish soap} first, then a normal wash. Chlorine bleach can turn some filters rusty orange.',
        'Sweat stains yellow in the cupboard. Wash summer shirts before you put them away, even those that were worn only once.',
        'A straw hat that has lost its shape gets it back from steam: hold it over the kettle at a safe distance, push, let it dry on a bowl.',
      ],
      h: [
        'There is sand in the pocket. There will always be sand in the pocket. In winter you will be glad of it.',
      ],
    },
    scene: [
      'Eight in the evening, everyone is sandy and full of ice cream, and in the {boot|trunk} of the car a wet bundle is getting warm.',
      'The bikini from last year comes out of the drawer. You pull at the edge, it gives a dry little crackle, and stays wide.',
    ],
    why: [
      [
        'What makes swimming things stretch is a fine elastic thread, and chlorine eats it slowly for as long as it is damp.',
        'Elastic suffers most in the hours after the bath, when the water evaporates and everything else stays.',
      ],
      [
        '{Sun cream|Sunscreen} leaves oils and filters in the cloth, which light and iron in the water turn yellow.',
        'A collar that touched it all day carries it into the wardrobe and goes brown there in peace.',
      ],
    ],
    parts: [
      [
        ['Rinse swimming things the same day', 'Clear water, still on the beach'],
        [
          'Cold, until the water no longer smells of the pool. Soap now and then.',
          'Ten seconds under a shower at the beach already do most of it.',
          'What dries in it goes on eating.',
        ],
        'A swimsuit under running water in a basin',
      ],
      [
        ['Roll them in a towel', 'Wrap it up, do not twist'],
        [
          'Press, do not wring. A twisted swimsuit loses its shape along the seams.',
          'The towel takes up most of the water, and the shade does the rest.',
          'A towel does it in two minutes.',
        ],
        'A swimsuit being rolled up in a towel',
      ],
      [
        ['Soap the collar before you wash', 'The collar gets soap first'],
        [
          'Where the {sun cream|sunscreen} was, a drop of {washing-up liquid|dish soap}, then the usual programme.',
          'Leave chlorine bleach out of it: on some creams it sets an orange mark for good.',
          'And no bleach with chlorine, or it turns orange.',
        ],
        'A drop of soap on a white collar',
      ],
      [
        ['Clean first, cupboard second', 'Nothing goes away unwashed'],
        [
          'Salt and sweat draw yellow rings in the dark over a winter.',
          'Even a dress that was out for one evening had a warm evening.',
          'In the dark, spots develop like photographs.',
        ],
        'Summer dresses folded clean into a box',
      ],
    ],
    turn: [
      'One basin of cold water, and the elastic lasts another year.',
      'Shade is kind to elastic, and to you.',
    ],
    asks: [
      'Where do your wet swimming things spend the drive home?',
      'Which summer thing of yours is the oldest?',
    ],
    ends: {
      p: 'A minute in the evening saves buying it again next year.',
      f: 'And leave the sandals at the door, please. All of them.',
      a: 'Same day. Cold water. Shade.',
      t: 'Polyester and PBT swimwear resists chlorine far better than elastane blends; the label says which it is.',
      h: 'Sand cannot be rinsed out entirely. It spends the winter in the hall.',
      i: 'What is cared for in summer will meet you again next year.',
      l: 'It dries overnight, and smells of nothing but linen and air.',
    },
    keep: 'the evening after the beach',
    send: 'whoever carries the wet bag',
    own: [
      {
        about: 'swim|bikini|linen|sandal|sun ?hat|straw|beach|summer (?:dress|shirt|cloth|collection)',
        kinds: ['product', 'offer', 'price'],
        lead: 'The warm days are not over yet.',
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
    unless: 'book ?shop|book ?store|bookseller|homeware',
    when: { season: ['autumn'] },
    tags: ['CoatWeather', 'AutumnWardrobe', 'CareForClothes'],
    title: [
      'What to check on a winter coat before it gets cold',
      'Winter coat check: do it before the first frost',
    ],
    cover: 'Coat check, while it is mild',
    gist: [
      'Take the winter coat out while it is still mild: pockets, lining, buttons, {zip|zipper}, hood. The first frosty morning is too late to find out what you did about the pocket last spring.',
      'A coat wants looking at before it is wanted. On a mild evening there is time for a seam, a brush and a cleaner who is not yet busy.',
    ],
    subject: ["Put your hand in last year's pocket", 'The coat, on a mild evening'],
    hooks: {
      '*': [
        'Somewhere in the lining of your winter coat is a coin, a key, or a bus ticket that was needed at the time.',
        'On the first frosty morning, cobblers and tailors have a {queue|line} to the door.',
        'Your hand knows that pocket. Does it know about the hole?',
      ],
      p: 'A coat looked over in mild weather costs a needle. In the first frost it costs a coat.',
      f: 'Get yours out tonight, while it is still warm enough to laugh about it.',
      a: 'Check the coat before the cold does.',
      t: 'Pocket seams, hem, hanger loop, {zip|zipper} foot: the four places where coats give way first.',
      h: 'Last spring you said you would mend that pocket. Put your hand in and find out.',
      i: 'The coat has got you through a winter already. Ask it how it is.',
      l: 'A brush along the nap, a breath of cold air, and it is itself again.',
    },
    lines: {
      '*': [
        'Coat check before winter: pockets, lining, buttons, {zip|zipper}, loop. Whatever is loose now will be off by the first frost.',
        'A {zip|zipper} that catches wants a pencil: rub the lead along both rows of teeth, run it up and down, wipe.',
        'Pour a spoonful of water on the sleeve of a rain jacket. If it soaks in instead of rolling off, wash it by the label and renew the proofing.',
        'Hang a coat on a broad hanger, never by its loop for months. The loop makes a beak between the shoulders.',
      ],
      h: [
        'Found in a coat pocket: tissues, a {conker|chestnut} and a shopping list for a dinner that everybody still talks about.',
      ],
    },
    scene: [
      'Ten minutes to the bus, the first white roofs, and the coat comes out of the cover with one button, a torn pocket and a smell of cellar.',
      'An evening with the window open. The coat is lying on the bed, arms out, waiting to be examined.',
    ],
    why: [
      [
        'Over a summer seams do not heal, and moths take no {holidays|vacations}.',
        'What was hanging by a thread in spring is still hanging by it, only you have forgotten.',
      ],
      [
        'Cleaners, cobblers and tailors have time now. As soon as it freezes, everybody comes at once.',
        'A repair done before the rush is done by tomorrow; in the cold it takes a week, and that week is the coldest.',
      ],
    ],
    parts: [
      [
        ['Reach into each pocket, down to the seam', 'Fingers into the corners'],
        [
          'A hole that lets a coin through today will take a key next month.',
          'Two stitches from inside, while the lining is turned out anyway.',
          'If they come out in the lining, sew now.',
        ],
        'A coat pocket turned inside out',
      ],
      [
        ['Pull lightly at every button', 'A tug at each button'],
        [
          'The top one and the one at the belly go first, because they do the work.',
          'Loose means now, with the button still in your hand.',
          'The one that gives would be gone by December.',
        ],
        'Two fingers testing a coat button',
      ],
      [
        ['Run the {zip|zipper} up and down', 'Zip up, zip down'],
        [
          'If it sticks, pencil lead helps. If it splits behind the slider, the slider is worn and can be replaced.',
          'Listen to it: a smooth one whispers, a bad one clicks.',
          'A pencil along the teeth helps most of them.',
        ],
        'A pencil rubbed along the teeth of a {zip|zipper}',
      ],
      [
        ['Brush it and hang it in the air', 'Brush, and out of the window with it'],
        [
          'Downwards, with the nap, collar last. An hour at an open window takes away the wardrobe.',
          'Damp air lets wool drop its creases without an iron.',
          'It has spent six months among shoes.',
        ],
        'A coat on a broad hanger by an open window',
      ],
    ],
    turn: [
      'Then hang it at the front. It is only a matter of days.',
      'And put gloves in the pocket now, both of them.',
    ],
    asks: [
      'What did your coat keep for you since last winter?',
      'How many winters has your coat been through?',
    ],
    ends: {
      p: 'Half an hour in mild weather, and the winter may come when it likes.',
      f: 'If there is money in the pocket, that is your coffee.',
      a: 'Pocket. Button. {Zip|Zipper}. Brush.',
      t: 'Water-repellent finishes revive with gentle heat on many jackets; the care label says whether.',
      h: "The scarf is at your cousin's. It has been there since the thaw.",
      i: 'There is comfort in being ready for the weather a little before it comes.',
      l: 'You slip it on in the hall, and remember how well it falls.',
    },
    keep: 'the last mild evening',
    send: 'whoever is still in a denim jacket',
    own: [
      {
        about: 'coats?\\b|jackets?\\b|scar(?:f|ves)|gloves|knitwear|winter (?:collection|boots|wear)',
        kinds: ['product', 'offer', 'price'],
        lead: 'Colder mornings are on the way.',
      },
      {
        about: 'alter|mend|repair|waxing|reproof',
        kinds: ['service', 'price'],
        lead: 'Some repairs are more than a needle at home can do.',
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
