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
    cover: 'Five signs, and you can read it',
    gist: [
      'The tub is for washing, the triangle for bleach, the square for drying, the iron for ironing, the circle for professional care. A cross says no, a bar below says gently.',
      'Care labels look like code and are a very small alphabet. Five shapes, some dots for heat, and a cross for never.',
    ],
    subject: ['An alphabet of five letters', 'What the circle means'],
    hooks: {
      '*': [
        'There are only five signs on a care label. Most people know two of them.',
        'Before you cut the label out because it scratches, read it once.',
      ],
      p: 'Whoever can read the label avoids most damage in the wash.',
      f: 'Go and fetch a jumper. We will read its label together.',
      a: 'Tub, triangle, square, iron, circle. Learn five.',
      t: 'One dot is low heat, two is medium, three is high; a bar under the tub means a gentle action, two bars a very gentle one.',
      h: 'It is not a secret society. It is a pair of {trousers|pants}.',
      i: 'What is made with care tells you how to keep it.',
      l: 'A small white ribbon in the seam, with all that needs to be known.',
    },
    lines: {
      '*': [
        'The circle on a care label is meant for the cleaner: the letter in it says which method the cloth can bear.',
        'A square with a circle in it is the {tumble dryer|dryer}. Crossed out, it means: hang it up or lay it flat.',
        'The triangle is about bleach. Crossed out, it also warns of stain removers that bleach.',
        'Cutting the label out because it scratches? Take a photograph of it first.',
      ],
      h: ['A tub with a hand in it means by hand. It does not mean: wave goodbye to it.'],
    },
    scene: [
      'Under the lamp in the bathroom somebody turns a small white ribbon this way and that and reads a row of hieroglyphs.',
      'A jumper that would now fit the cat lies on the table. The label had said it, in pictures.',
    ],
    why: [
      [
        'The label says the most that the piece can bear, and not what it needs.',
        'Gentler than the label is always allowed. Harsher is not.',
      ],
      [
        'Trimmings count as well: a button or a lining may be the weakest part.',
        'The maker has tried it out, and you would do so at your own cost.',
      ],
    ],
    parts: [
      [
        'Tub',
        [
          'The number or the dots are the highest heat, a hand means by hand, a cross means not at all.',
          'How warm the water may get at most. One bar beneath asks for a gentle spin.',
        ],
        'A care label, close up',
      ],
      [
        'Triangle',
        [
          'About bleach: empty means that it may be, with a cross it may not, and two lines allow oxygen bleach alone.',
          'Bleach, yes or no. Many stain removers are one, so look here before you spray.',
        ],
        'A bottle and a label',
      ],
      [
        'Square',
        [
          'With a circle inside it is the drying machine, with lines it tells how to hang or to lay it.',
          'How to dry it. One dot in the drum is low heat, a line across the middle means flat.',
        ],
        'A jumper lying flat on a towel',
      ],
      [
        'Iron',
        [
          'One dot for synthetics, two for wool and silk, three for cotton and linen.',
          'The more dots, the hotter. Crossed out, leave it hanging in the steam of the bath.',
        ],
        'An iron on a board',
      ],
      [
        'Circle',
        [
          'For professional care. P and F are kinds of solvent, W is water with a method of its own.',
          'A message to the cleaner, who reads the letter as a method. With a cross, solvents would do harm.',
        ],
        'A garment in a cover',
      ],
    ],
    turn: [
      'And if two signs contradict each other, the gentler one wins.',
      'Read it in the shop. Then you know what the piece will ask of you.',
    ],
    asks: ['Which of the five did you not know?', 'What have you shrunk in your life?'],
    ends: {
      p: 'Five signs, learnt once.',
      f: 'The cat says thank you for the jumper.',
      a: 'Read first, then wash.',
      t: 'In North America words may stand beside the signs; the shapes are the same.',
      h: 'And the society meets on Mondays, at the machine.',
      i: 'Care is a kind of respect.',
      l: 'It is all in the seam.',
    },
    keep: 'the door of the washing machine',
    send: 'somebody who moves out for the first time',
    own: [
      {
        kinds: ['service', 'process', 'product'],
        about: 'wet clean|dry.?clean|solvent|silk|wool|delicate|eco',
        lead: 'And for pieces with a circle.',
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
    cover: 'Pockets first',
    gist: [
      'One tissue snows on everything, one pen draws on everything, one lip balm spots everything. Pockets out, {zips|zippers} shut, buttons open, inside out: a minute per basket.',
      'Most of what goes wrong on wash day was in a pocket. Turn each of them out, shut the {zips|zippers}, and the rest is easy.',
    ],
    subject: ['One tissue is enough', 'A minute for each basket'],
    hooks: {
      '*': [
        'One paper tissue in one pocket, and the whole black wash looks as if it had snowed.',
        'A pen, a lip balm, a receipt: small things with large effects in one warm wash.',
      ],
      p: 'A minute with the pockets saves an hour with the lint roller.',
      f: 'Children, by the way, put snails in there.',
      a: 'Pockets out. Zips shut. Buttons open.',
      t: 'Open {zips|zippers} act as a saw on knitwear in the drum; shut them, and hook bras together or bag them.',
      h: 'A bank note went through as well. It came out very clean, in four parts.',
      i: 'Small care beforehand is the best kind.',
      l: 'Cloth, folded, and nothing in it but cloth.',
    },
    lines: {
      '*': [
        'Before every wash: pockets out, {zips|zippers} shut, buttons open, dark things inside out. It takes a minute.',
        'The breast pocket is the one that gets forgotten, and the one with the pen.',
        'A paper tissue in the dark wash? Let it dry, then shake it outdoors. Wet, it only smears.',
        'Lip balm is wax with oil: in the {tumble dryer|dryer} it leaves spots on everything around it.',
      ],
      h: ['Found in a drum: two coins, a screw, and half of a shopping list. It said "patience".'],
    },
    scene: [
      'Somebody opens the drum, and white flakes fall out of the black {trousers|pants}, softly, like in a snow globe.',
      'On the shelf over the machine stands a jam jar with coins, hairpins and one small plastic dinosaur.',
    ],
    why: [
      [
        'In the drum everything touches everything for an hour.',
        'Whatever comes loose in warm water finds the whitest shirt by itself.',
      ],
      [
        'Hard things beat against glass and rubber, and that is dear.',
        'A hairpin can get into the pump, and then it stands still.',
      ],
    ],
    parts: [
      [
        'Turn out the pockets',
        ['All of them, the breast pocket as well.', 'A flat hand feels what the eye does not see.'],
        'A pocket turned inside out',
      ],
      [
        'Shut the {zips|zippers}',
        ['And the hooks, and the {press studs|snaps}.', 'Teeth belong together in the wash.'],
        'A closed {zip|zipper}',
      ],
      [
        'Open the buttons',
        ['Buttonholes tear when they are pulled.', 'Cuffs wash better when they are flat.'],
        'An open cuff',
      ],
      [
        'Turn dark things inside out',
        ['The right side keeps its colour longer.', 'Dirt and sweat sit on the inside anyway.'],
        'Dark jeans inside out',
      ],
      [
        'Bag what is small',
        ['Baby socks like to travel, and straps knot.', 'A pillowcase with a knot does as well as a net.'],
        'A small wash bag',
      ],
    ],
    turn: [
      'A jar beside the machine collects the finds.',
      'Whoever finds money may keep it. That is the house rule.',
    ],
    asks: ['What was the strangest find in your drum?', 'Who in your house forgets the tissues?'],
    ends: {
      p: 'Five small acts, and the load comes out as it went in, only clean.',
      f: 'And greetings to the snail.',
      a: 'Pockets, every time.',
      t: 'Wash at the lowest heat that does the job: colours last longer.',
      h: 'The dinosaur is available for collection.',
      i: 'It is the little things.',
      l: 'And the rest is a quiet hum.',
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
    cover: 'Where do they go?',
    gist: [
      'Two go in, one comes out. Some are in {duvet|comforter} covers, some behind the machine, and one has been in a {rucksack|backpack} since the school trip. Where did your last one turn up?',
      'Everybody has a drawer or a basket of widows. Do you wait for the other one, or do you wear them as they come?',
    ],
    subject: ['Two in, one out', 'The drawer of widows'],
    hooks: {
      '*': [
        'Two went in, one came out. Where do you think that it is?',
        'You own a basket of single socks, do you not? Everybody does.',
      ],
      p: 'Most missing socks are found within a few steps of the machine.',
      f: 'Tell us about your drawer. You are among friends.',
      a: 'Wait for it, or wear them odd?',
      t: 'The usual places: {duvet|comforter} covers, the rubber seal of the door, behind the drum, the sleeve of a jumper.',
      h: 'There is a theory about a better world. It is full of left socks.',
      i: 'Some things come back when one has stopped looking.',
      l: 'A single grey sock of cashmere, still hoping.',
    },
    lines: {
      '*': [
        'Feel inside the {duvet|comforter} cover before you search the flat. That is where most socks are.',
        'Buy ten pairs of the same, and the question never comes up again. Do you want that, though?',
        'A single sock makes a good cover for a hot water bottle, a puppet, or a cloth for blinds.',
        'Fold the rubber seal of the machine back now and then. It is a small museum.',
      ],
      h: ['He has worn odd socks for years. Lately he is called stylish for it.'],
    },
    scene: [
      'On the bed lie eleven socks in a row, and somebody moves them about like a game of patience.',
      'Months later, from a {duvet|comforter} cover, it falls out, flat, clean and without a word.',
    ],
    why: [
      [
        'Warm, small and light, they slip in wherever there is an opening.',
        'Everybody has an explanation, and no two are the same.',
      ],
    ],
    parts: [
      [
        'Where did the last one turn up?',
        ['The oddest place counts.', 'Behind the radiator is for beginners.'],
        'A sock behind a radiator',
      ],
      [
        'What do you do with the widows?',
        ['Waiting drawer, puppet, or the great cut after a year?', 'Some people pair them anew, by mood.'],
        'A basket of odd socks',
      ],
    ],
    turn: [
      'Ours are in a basket, and now and then there is a wedding.',
      'The record for a return stands at four years. Beat it.',
    ],
    asks: ['Do you wait, or do you wear them odd?', 'How long do you keep a single one?'],
    ends: {
      p: 'Every tip is welcome.',
      f: 'Go and look in the {duvet|comforter} cover. Now.',
      a: 'Odd or even, decide.',
      t: 'Clip pairs together before the wash: it works, and almost nobody does it.',
      h: 'The better world has sent a card. It needs right ones.',
      i: 'There is a match for everybody.',
      l: 'And one morning it simply lies there.',
    },
    keep: 'the day on which the drawer is full',
    send: 'somebody who wears them odd',
    pic: { ask: 'Your odd socks, in a row', alt: 'A row of single socks that do not match' },
    claims: [['Socks are found in covers and seals', 'common experience']],
  },
  {
    id: 'line-or-dryer',
    format: 'either',
    again: 9,
    emoji: '🌬️',
    tags: ['WashDay', 'ThisOrThat', 'LaundryTalk'],
    title: ['On the line or in the dryer: which are you?', 'Wind or warm drum: how do you dry your washing?'],
    cover: 'Line or dryer?',
    gist: [
      'Sheets off the line smell of outside and crackle a little. From the drum they come warm and soft, in any weather. Which do you lie down in?',
      'One needs a dry day and pegs, the other needs power and an hour. The towels have an opinion as well.',
    ],
    subject: ['Outside, or warm from the drum?', 'What the towels say'],
    hooks: {
      '*': [
        'Sheets from the line, or warm out of the drum: which bed do you get into?',
        'It looks like rain, and the basket is full. What do you do?',
      ],
      p: 'Both get it dry. One costs time, the other power.',
      f: 'Which smell is home to you?',
      a: 'Wind or drum. One answer.',
      t: 'A good spin first saves most of the energy, whichever way you dry.',
      h: 'The forecast said sunny. The sheets are having their second rinse.',
      i: 'A line of washing is a small flag of everyday life.',
      l: 'Linen in the wind, and a long evening.',
    },
    lines: {
      '*': [
        'Line or dryer? Towels are softer from the drum, sheets smell better from the line. What is your view?',
        'Shake each piece once before you hang it. Half of the ironing is done by that.',
        'Turn dark things inside out on the line: the sun is a bleach.',
        'A clean filter makes the {tumble dryer|dryer} quicker, cheaper and safer. It wants emptying after each load.',
      ],
      h: ['She pegs by colour. The neighbours have begun to dress for it.'],
    },
    scene: [
      'In a back yard between two walls a row of shirts waves at the kitchen window.',
      'A child puts its face into a warm towel and will not come out of it.',
    ],
    why: [
      [
        'It is a question of weather, of room, and of childhood.',
        'Hardly anybody is neutral, and the towels decide for many.',
      ],
    ],
    parts: [
      [
        'On the line',
        ['Free, gentle, and it smells of outside.', 'Stiff towels are the price, and an eye on the sky.'],
        'Sheets on a line',
      ],
      [
        'In the dryer',
        [
          'Soft, quick, and whatever the weather.',
          'Some cloth shrinks in it: the square on the label knows.',
        ],
        'Warm towels in a basket',
      ],
    ],
    turn: [
      'And there are those who do both: ten minutes of drum, then the rack.',
      'Whatever you choose, do not let it lie wet overnight.',
    ],
    asks: ['Line or dryer?', 'What has the wind carried off?'],
    ends: {
      p: 'Both answers are right.',
      f: 'Tell us, with a reason. The smell counts.',
      a: 'One word below.',
      t: 'Indoors air the room, or the wall gets the water.',
      h: 'The neighbours vote for Thursdays, which are blue.',
      i: 'May it be a dry week.',
      l: 'And fresh sheets tonight.',
    },
    keep: 'the next cloudy wash day',
    send: 'somebody with opinions on pegs',
    pic: { ask: 'Washing on a line or a basket of warm towels', alt: 'White sheets on a washing line' },
    claims: [['Empty the lint filter; sun bleaches dyes', 'dryer makers; fire services; textile textbooks']],
  },
  {
    id: 'the-musty-towel',
    format: 'answer',
    again: 8,
    emoji: '🛁',
    tags: ['TowelCare', 'LaundryTips', 'HomeTips'],
    title: ['Why do clean towels smell musty?', 'Towels that smell as soon as they are wet'],
    cover: 'Clean, and it smells?',
    question: 'The towels are fresh from the wash. Why do they smell as soon as they get wet?',
    short: 'They dried too slowly, or the machine is not clean itself. Heat and air help.',
    gist: [
      'What dries slowly smells: microbes live in damp loops and wake up with the next shower. Wash hot, use less soap and no softener, dry at once, and leave the machine open.',
      'It is seldom the towel. It is a load that lay wet for half a day, a packed rack, or the machine itself.',
    ],
    subject: ['It is seldom the towel', 'Hot, quick, and airy'],
    hooks: {
      '*': [
        'It smells of flowers when it is dry, and of wet dog as soon as you use it.',
        'If a clean towel smells when it gets damp, the wash was not the trouble. The drying was.',
      ],
      p: 'Three causes, all of them easy to remedy.',
      f: 'Do not be ashamed of it. It is nothing to do with being tidy.',
      a: 'Hot wash. Less soap. Dry at once.',
      t: 'Bacteria that survive cool washes feed on residue and give off the smell when they are moistened again.',
      h: 'There is no dog in this flat. Only in the bathroom.',
      i: 'Air and warmth put much right.',
      l: 'A thick white towel, warm, and with no scent but cotton.',
    },
    lines: {
      '*': [
        'Towels that smell when wet: one hot wash without softener, then dry them quickly. Mostly that is all.',
        'A load that lies wet in the drum over a night should be washed again, and not just dried.',
        'Leave the door and the drawer of the washing machine ajar. A shut machine is a damp {cellar|basement}.',
        'Spread a used towel over a rail. Over a hook it dries in folds, and folds stay damp.',
      ],
      h: ['He hangs it on the floor. It is called the floor method.'],
    },
    scene: [
      'After the shower a face goes into a towel and comes out again at once with a frown.',
      'A washing machine with its door shut, and behind the glass it is a warm, grey day.',
    ],
    why: [
      [
        'Wash after wash at low heat leaves some of them alive.',
        'Cool programmes are good for colours, and for what smells as well.',
      ],
      [
        'The longer it stays damp, the more they become.',
        'Thick loops hold water long after the outside feels dry.',
      ],
    ],
    parts: [
      [
        'Wash them hot once',
        [
          'As hot as the label allows, with a powder that has bleach in it, if they are white.',
          'Without softener, which coats the loops.',
        ],
        'A dial at its highest',
      ],
      [
        'Dry them at once',
        [
          'In wind, in the drum, or with room between them on the rack.',
          'Half a day in the basket undoes the wash.',
        ],
        'Towels with space between them',
      ],
      [
        'Clean the machine as well',
        [
          'Wipe the seal, empty the filter, run it hot and empty.',
          'Once a month, and the smell has no home.',
        ],
        'A hand wiping a rubber seal',
      ],
    ],
    turn: [
      'If the smell comes back, look at the drawer for the soap.',
      'And old ones may become cloths for the car with honour.',
    ],
    asks: ['Hook, rail or floor?', 'How often do you change the towels?'],
    ends: {
      p: 'Heat, air and less soap: in that order.',
      f: 'And then the nose may go in again.',
      a: 'Hot, dry, open door.',
      t: 'Hard water also makes loops stiff; soften it by dosing for hardness, and not with softener.',
      h: 'The dog has been cleared of all charges.',
      i: 'Freshness is mostly a matter of air.',
      l: 'And the bath is still warm.',
    },
    keep: 'the next load of towels',
    send: 'somebody with a shut machine',
    own: [
      {
        kinds: ['service', 'price', 'offer', 'product'],
        about: 'towel|wash|kilo|load|machine|dryer',
        lead: 'And for the large pile.',
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
    title: ['An hour between the machines on a Sunday', 'Who sits beside you in an hour of washing'],
    cover: 'An hour among the drums',
    gist: [
      'A student with all his sheets, a couple with a burst machine at home, a man who has been coming for years and always takes the third drum. Imagine an hour with them.',
      'Nowhere do so many different people sit beside each other with nothing to do. It hums, it is warm, and somebody always has a spare coin.',
    ],
    subject: ['The third drum from the left', 'It hums, and it is warm'],
    hooks: {
      '*': [
        'Where else do a student, a chef and a grandmother sit on the same bench for an hour?',
        'Imagine a Sunday, rain on the window, and twelve drums that go round.',
      ],
      p: 'An hour in which there is nothing to do but wait is rare these days.',
      f: 'Bring a book. You will not read it.',
      a: 'Forty minutes. Sit down.',
      t: 'Wash, rinse, spin, and then the long warm part: a small play in four acts.',
      h: 'There is a man who watches his own wash like television. He says the ending is weak.',
      i: 'A neighbourhood needs places where one has to wait together.',
      l: 'Warm air, a low hum, and the smell of cotton.',
    },
    lines: {
      '*': [
        'Somebody always has a coin, somebody always forgets a sock, and somebody always holds the door.',
        'An hour at the machines is one of the last without a plan. People read, talk, or look into the drum.',
        'To fold a sheet one needs two people. More than one friendship has begun like that.',
        'The quiet hours are mostly early on weekdays. Sunday afternoon is when everybody thinks of it.',
      ],
      h: ['In February the seat by the dryer is the warmest in town. It is taken.'],
    },
    scene: [
      'Twelve drums, one bench, and a window with rain on it. Somebody has brought {biscuits|cookies}.',
      'On the bench lies a newspaper with the crossword half done. Each week it is finished in another hand.',
    ],
    why: [
      ['At home everybody washes alone.', 'In the warm row people fall into talk who would never have met.'],
      [
        'Waiting slows people down, and slow people are friendlier.',
        'A machine that has nineteen minutes left cannot be argued with.',
      ],
    ],
    parts: [
      [
        'The student comes with everything',
        [
          'A student has brought the whole term in two bags, and asks what the triangle on the label means.',
          'Two bags, one student, and a question about the triangle. The woman on the bench knows: she used to be a {chemist|pharmacist}.',
        ],
        'Two full bags',
      ],
      [
        'The third drum has a regular',
        [
          'A man always takes the third machine, and there is always a shirt with elephants in it.',
          'At ten the third drum stays free for the man with the elephant shirt. Nobody has ever said so.',
        ],
        'A row of round doors',
      ],
      [
        'The sheet needs four hands',
        [
          'Somebody struggles with a sheet, and the nearest stranger gets up. Corner to corner, step by step.',
          'Two strangers fold a sheet, without a word, and then sit down again, a little closer.',
        ],
        'Two people folding a sheet',
      ],
    ],
    turn: [
      'And at the end everybody carries home something warm.',
      'The elephants, by the way, come from a market far away.',
    ],
    asks: ['Whom have you got to know while waiting?', 'What do you do in that hour?'],
    ends: {
      p: 'A practical place, and a little more.',
      f: 'A nod to whoever sits next to you is enough.',
      a: 'Load, sit, talk.',
      t: 'Bring coins or card, a net for small things, and something that needs no signal.',
      h: 'The crossword still lacks seven down.',
      i: 'Places like that hold a street together.',
      l: 'A last turn, a click, and silence.',
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
    cover: 'Will it fit?',
    question: 'May my {duvet|comforter} go into the machine at home?',
    short: 'If the label allows it and it moves freely in the drum. Drying is the harder part.',
    gist: [
      'A filled cover has to move in the water and to dry right through. If it fills the drum like a cork, it comes out with dry islands in it, and damp filling goes musty.',
      'Washing is not the trouble. Drying is: down that stays damp inside clumps and smells. A big drum and hours of warm air are what it needs.',
    ],
    subject: ['Like a cork in a bottle', 'The hard part is the drying'],
    hooks: {
      '*': [
        'It went in, somehow. Whether it got clean is another question.',
        'The {duvet|comforter} is in the drum, and the door just about shuts. That is too full.',
      ],
      p: 'Room in the drum and thorough drying decide the result.',
      f: 'You have wrestled it in? Then take it out again, please.',
      a: 'Must move. Must dry. Or take it elsewhere.',
      t: 'As a rule of thumb, filled bedding should take up no more than two thirds of the drum when dry.',
      h: 'It was a duel between a man and a {duvet|comforter}. The machine lost.',
      i: 'Good sleep begins under something fresh.',
      l: 'Down, aired, light, and dry to the last feather.',
    },
    lines: {
      '*': [
        'A {duvet|comforter} that fills the drum like a cork does not get clean. It has to be able to turn.',
        'Down wants to be dried for hours, with pauses and shaking. Feel for clumps: they are still damp.',
        'Two clean tennis balls in the {tumble dryer|dryer} beat the filling loose again.',
        'A cover on the {duvet|comforter} and air in the morning: then it needs washing far less often.',
      ],
      h: ['Tennis balls in the dryer sound like a horse upstairs. The neighbours have asked its name.'],
    },
    scene: [
      'Somebody kneels before the machine and pushes with a shoulder, and at the top a corner comes out again.',
      'On the rack it lies for three days like a large tired animal, and still it is cool in the middle.',
    ],
    why: [
      [
        'Without room the water does not get through, and the soap does not get out.',
        'Dry patches in the middle show that it was too full.',
      ],
      [
        'Feathers stick together while they are wet, and in the clump it takes days.',
        'Damp filling smells of {cellar|basement}, and no airing helps.',
      ],
    ],
    parts: [
      [
        'Read the label, feel the seams',
        [
          'Down, wool and synthetics want different things.',
          'An open seam and a drum: that is a winter scene.',
        ],
        'A label on bedding',
      ],
      [
        'Try it dry',
        ['Does it go in loosely, with a third of the drum free?', 'If you have to push, it is too large.'],
        'Bedding in a drum',
      ],
      [
        'Dry it longer than you think',
        [
          'Low heat, in rounds, and shake it in between.',
          'Done is when nothing clumps and nothing feels cool.',
        ],
        'A hand shaking a {duvet|comforter}',
      ],
    ],
    turn: [
      'Air it every morning over a chair, and it stays fresh for longer.',
      'Wool fillings mostly want a specialist. Ask first.',
    ],
    asks: ['When did yours last see water?', 'Have you ever had feathers everywhere?'],
    ends: {
      p: 'A large drum and time are what it takes.',
      f: 'And in the evening you will notice it.',
      a: 'Too big? Then not at home.',
      t: 'Pillows are washed in twos, so that the drum stays in balance.',
      h: 'The horse is called Wilson.',
      i: 'A third of life is spent under it.',
      l: 'Light as a breath.',
    },
    keep: 'the change of season',
    send: 'somebody who pushes with the shoulder',
    own: [
      {
        kinds: ['service', 'price', 'offer', 'product'],
        about: 'duvet|comforter|bedding|blanket|large|big|kilo|kg',
        lead: 'And for what is too big at home.',
      },
    ],
    pic: { ask: 'A fresh duvet, folded, or a large drum', alt: 'A folded white duvet' },
    claims: [['Free movement in the drum, thorough drying of down', 'bedding and machine makers']],
  },
];
