// Wearing, keeping and mending.
import type { Idea } from '../../library/idea.ts';

export const WEARING: readonly Idea[] = [
  {
    id: 'shoes-want-a-day-off',
    format: 'tip',
    again: 9,
    emoji: '👞',
    only: '\\bshoes?\\b|footwear|\\bboots?\\b|cobbler',
    tags: ['ShoeCare', 'LeatherCare', 'BuyLess'],
    title: ['Why leather shoes need a day off', 'Make leather shoes last: wear them every other day'],
    cover: 'Shoes want a day off',
    gist: [
      'A leather shoe takes up moisture all day and needs about a day to let go of it. Two pairs in turn last far longer than two pairs one after the other.',
      'Worn today, rested tomorrow, with something in it to hold the shape: that is most of what shoe care is.',
    ],
    subject: ['Give your shoes a Tuesday off', 'Two pairs, in turn'],
    hooks: {
      '*': [
        'Your feet sleep at night. Your shoes only get as dry as the hall allows.',
        "The handiest shoe tree in the house is yesterday's newspaper.",
        'Two pairs in turn are cheaper than one that is never dry.',
      ],
      p: 'Rotation does more for leather shoes than polish.',
      f: 'Favourite shoes, worn daily? Let them stay at home tomorrow.',
      a: 'Never the same pair two days running.',
      t: 'Leather takes up perspiration into its fibres and dries slowly; bent while damp, it cracks.',
      h: 'They carry you about all day and stand in the dark at night. No union would agree to that.',
      i: 'Things that carry us deserve a rest, too.',
      l: 'Cedar, a soft brush, a day of nothing. Good leather asks no more.',
    },
    lines: {
      '*': [
        'Wet shoes: newspaper in, laces open, lying on their side, away from the radiator. Heat makes leather brittle.',
        'Two pairs in turn outlast the same two pairs worn one after the other. Leather needs a day to dry.',
        'Brush first, then polish. Polish on dust is sandpaper with a shine.',
        'Use a shoehorn, or the back of a spoon. Heels are trodden down in the two seconds before the bus.',
      ],
      h: ['A shoe tree is a foot that stays at home and does the paperwork.'],
    },
    scene: [
      'They come off in the hall at seven in the evening and go on again at seven in the morning. In between they have only moved half a metre.',
      'Rain, a puddle, a radiator. In the morning the toes look up at the ceiling.',
    ],
    why: [
      [
        'A foot gives off moisture all day long, and the lining drinks most of it.',
        'By evening the leather is damp from within, even if it has not rained.',
      ],
      [
        'Damp leather bends deeper, and where it has creased it will crease again.',
        'A crease is made when it is moist and set when it dries. The next day it becomes a crack.',
      ],
    ],
    parts: [
      [
        ['Rest them for a whole day', 'One day on, one day off'],
        [
          'Overnight only the surface dries. The insole takes longer.',
          'Tuesday the brown ones, Wednesday the black: it needs no more system than that.',
          'What you cannot see is still wet.',
        ],
        'Two pairs of shoes side by side in a hall',
      ],
      [
        ['Fill them while they are warm', 'Stuff them at the door'],
        [
          'Newspaper or a wooden tree smooths the fold before it sets.',
          'A shape that is held in the first hour stays.',
          "Yesterday's news keeps its shape, and theirs.",
        ],
        'Newspaper being pushed into a shoe',
      ],
      [
        ['Keep them off the radiator', 'Keep them away from heat'],
        [
          'Slow air is kind. Direct heat drives the oils out along with the water.',
          'Lay wet ones on their side, so that the sole can breathe.',
          'What dries quickly cracks.',
        ],
        'Wet shoes lying on their side on newspaper',
      ],
    ],
    turn: [
      'Polish is for the eye. The day off is for the shoe.',
      'Two pairs, in turn, and a cobbler once a year.',
    ],
    asks: ['How long have your oldest shoes been going?', 'Do you rotate, or do you have the one pair?'],
    ends: {
      p: 'It costs nothing except remembering which pair it was yesterday.',
      f: 'They have earned it. You walked all the way, but they were underneath.',
      a: 'Rest. Fill. Brush.',
      t: 'Cedar takes up moisture and smell; varnished trees do not.',
      h: 'Even shoes do better with a weekend.',
      i: 'Caring for one good pair is a quiet answer to owning ten.',
      l: 'In the morning they stand there as if newly made.',
    },
    keep: 'the next rainy evening',
    send: 'someone who wears the one pair',
    own: [
      { about: 'leather', kinds: ['product'], lead: 'A second pair makes the day off easier.' },
      {
        about: 'resol|repair|re-?heel',
        kinds: ['service', 'price'],
        lead: 'At some point rest is not enough.',
      },
    ],
    pic: {
      ask: 'A worn leather shoe filled with newspaper beside its resting partner',
      alt: 'A leather shoe filled with newspaper',
    },
    claims: [
      [
        'Leather absorbs perspiration and dries over about a day; heat makes it brittle',
        'shoemaking and leather care practice',
      ],
    ],
  },
  {
    id: 'a-button-with-a-neck',
    format: 'howto',
    again: 9,
    emoji: '🪡',
    unless: 'book ?shop|book ?store|bookseller',
    tags: ['SewOnAButton', 'MendIt', 'CareForClothes'],
    title: ['How to sew on a button so that it stays', 'Sewing on a coat button that will not come off'],
    cover: 'A button wants a neck',
    gist: [
      'Coat buttons come off because they were sewn down flat. Leave a gap with a match, wind the thread round it a few times, and it has a neck that lasts.',
      'Six stitches, a matchstick, five turns. A button with a short stalk sits easily in its hole and pulls at nothing.',
    ],
    subject: ['A match, a needle, five minutes', 'The button that keeps falling off'],
    hooks: {
      '*': [
        'A match belongs in every sewing box.',
        "The button came off for the third time. It is not the thread's fault.",
        'It has come off three times, and it was sewn too well.',
      ],
      p: 'A short stalk of thread is what keeps a button on, and it takes a minute more.',
      f: 'There is a coat in your hall with a button missing. You know where the button is. Let us.',
      a: 'Sew it loose. Then bind the neck.',
      t: 'The stalk makes room for the thickness of the cloth that is buttoned over it.',
      h: 'The spare button has been in the little bag since the coat was new. It has waited for this all its life.',
      i: 'Anyone who can sew on a button keeps a coat for years.',
      l: 'Waxed thread, mother-of-pearl, an evening.',
    },
    lines: {
      '*': [
        'Sewing on a coat button: lay a match on top, sew over it, pull it out, wind the thread round the stalk five times. Done for years.',
        'Double thread, cut no longer than your arm. Longer, and it knots for the fun of it.',
        'Hold the thread taut and draw it over a candle end. Waxed thread does not fray and hardly tangles.',
        'Sew the spare button into the seam inside, as soon as the coat is new. There you will find it.',
      ],
      h: ['The needle was here a moment ago. Nobody move, and nobody sit.'],
    },
    scene: [
      'It is dangling by one thread, and you have been watching it for a week. Today it went, on the stairs, downwards.',
      'A jam jar full of buttons. You tip it out and there is everything in it but that one.',
    ],
    why: [
      [
        'Sewn down hard, a button has no room for the cloth that has to go under it.',
        'Thick wool wants space between button and coat. Without it each fastening tugs at the thread.',
      ],
      [
        'A bound neck takes the strain sideways, and the thread no longer rubs on the edge.',
        'It is friction that breaks it, not force. A stalk gives way instead of rubbing.',
      ],
    ],
    parts: [
      [
        ['Find the old holes', 'Where it used to be'],
        [
          'Little marks show where it sat. Use them, or the front will hang askew.',
          'Lay the coat flat and shut it, then mark the place through the buttonhole.',
          'Cloth remembers. Look for the four dots.',
        ],
        'A finger on the place of a missing button',
      ],
      [
        ['Lay a match across the top', 'Something thin in between'],
        [
          'It holds the distance while you sew over it.',
          'A hairpin does the same, and so does a toothpick.',
          'Afterwards that is the neck.',
        ],
        'A match lying on a button',
      ],
      [
        ['Sew through six times', 'Six times, through and through'],
        [
          'In parallel or in a cross, as the other buttons are.',
          'Take in the cloth properly, down to the lining edge but not through it.',
          'As the neighbours are sewn, or it shows.',
        ],
        'A needle coming up through a button',
      ],
      [
        ['Pull out the match and wind', 'Away with it, and round and round'],
        [
          'Lift the button, turn the thread round the stalk five times, firmly.',
          'Now it stands upright, as if on a little leg.',
          'Five turns, and pull.',
        ],
        'Thread being wound round a button stalk',
      ],
      [
        ['Finish on the inside', 'End where no one sees'],
        [
          'Two small stitches on the spot, then cut. No knots like currants.',
          'Run the end through the cloth for a bit; it will hold by itself.',
          'A knot is a lump. Two small stitches hold better.',
        ],
        'Scissors cutting a thread on the wrong side',
      ],
    ],
    turn: [
      'It will outlive the coat. Perhaps check its neighbours while you are there.',
      'A quarter of an hour, one match, and the wind can come.',
    ],
    asks: ['Who taught you to sew on a button?', 'How long has yours been missing?'],
    ends: {
      p: 'With that, most coats are good for another winter.',
      f: 'The radio on, a cup of tea, and it is nearly fun.',
      a: 'Match. Six. Five turns.',
      t: 'For heavy coats put a small flat button behind it on the inside; it spreads the pull.',
      h: 'The spare button is in a safe place. Nobody knows which.',
      i: 'Mending is a short conversation with something that has served you well.',
      l: 'It closes softly, with a little give.',
    },
    keep: 'the next button on the stairs',
    send: 'someone who fastens their coat with a pin',
    own: [
      {
        about: 'alter|mend|repair|haberdash|buttons?\\b|tailor',
        kinds: ['service', 'product', 'price'],
        lead: 'Sometimes it is more than a button.',
      },
    ],
    pic: {
      ask: 'A button on a coat with a match under the thread',
      alt: 'A button being sewn on over a matchstick',
    },
    claims: [['Thread shank spaces a button from cloth and reduces wear', 'sewing textbook']],
  },
  {
    id: 'does-this-suit-me',
    format: 'answer',
    again: 9,
    emoji: '🪞',
    unless: 'book ?shop|book ?store|bookseller|homeware',
    tags: ['ChangingRoom', 'DressWell', 'ShoppingTips'],
    question: 'Does this suit me?',
    short: [
      'Sit down in it, reach up, then ask again.',
      'Ask it to sit, to stretch and to walk, and then look.',
    ],
    title: ['How to tell if clothes fit: three movements', 'Trying clothes on: move before you decide'],
    cover: 'Does this suit me?',
    gist: [
      'A mirror shows you standing still, which you hardly ever do. Sit, reach up, button it, walk: then you know whether it fits your life.',
      'Before you ask anybody, move. Clothes that you forget after a minute are the right ones.',
    ],
    subject: ['Sit down in it first', 'What the mirror cannot see'],
    hooks: {
      '*': [
        'Nobody stands as still in life as they do in a changing room.',
        'If you keep tugging at it in front of the mirror, you will be tugging at it all day.',
        'A mirror only knows you standing up and holding your breath.',
      ],
      p: 'Three movements tell you more about a fit than any mirror.',
      f: 'Would you like an honest answer? Then sit down in it first.',
      a: 'Sit. Reach. Walk. Then decide.',
      t: 'Fit shows at the shoulder seam, across the back when reaching, and at the waist when seated.',
      h: 'In the changing room you stand with your chin up, breathe in and look into the distance. You will not be doing that on the bus.',
      i: 'The right thing lets you forget it, and think of everything else.',
      l: 'It falls, it follows, it keeps quiet.',
    },
    lines: {
      '*': [
        'In the changing room: sit down, put up your arms, bend for an imaginary shoe. If it stays where it is, it fits.',
        'The shoulder seam should sit where your shoulder ends. Nearly everything else can be altered, and that is dear to alter.',
        'Wear the shoes and the underwear it will be worn with. Otherwise you are trying on another garment.',
        'Ask "would I put it on tomorrow morning?" instead of "does it suit me?" It is a stricter question.',
      ],
      h: ['Changing room light was invented by somebody who sold hats.'],
    },
    scene: [
      'A curtain, a sigh, a {zip|zipper}. Then a head comes out: "And?" Everyone out here says something polite.',
      'You look at yourself from the front, from the side, and at last from behind, with your neck twisted like an owl.',
    ],
    why: [
      [
        'In the mirror one poses, and posing makes almost anything fit.',
        'Standing straight is the one position in which you will never wear it.',
      ],
      [
        'Comfort decides whether something is worn, and looks only whether it is bought.',
        'Whatever pinches stays on its hanger after the third time, lovely or not.',
      ],
    ],
    parts: [
      [
        ['Sit down in it', 'Take a chair'],
        [
          'Waistband, hem, pockets: seated, cloth has to go somewhere.',
          'Two minutes on the stool tell you how it will be at a desk.',
          'You will be sitting in it for most of its life.',
        ],
        'Somebody sitting on a stool in a changing room',
      ],
      [
        ['Reach for the top shelf', 'Lift both arms'],
        [
          'The back must give and the hem should stay where it was.',
          'If the whole jacket goes up with your arms, the armhole is too low.',
          'If your stomach gets cold, it is too short.',
        ],
        'Two arms reaching up',
      ],
      [
        ['Walk out and come back', 'Walk away from the mirror'],
        [
          'Three metres of shop floor are enough. Listen, too: some fabrics talk.',
          'On the way back you will have forgotten it, or not.',
          'The best ones you have already forgotten.',
        ],
        'Somebody walking away from a mirror',
      ],
    ],
    turn: [
      'If you stop thinking about it, it suits you.',
      'And then ask whoever came with you. You will know whether to believe them.',
    ],
    asks: ['Whom do you trust in a changing room?', 'What do you wear that you forget you have on?'],
    ends: {
      p: 'A minute of movement prevents most returns.',
      f: 'And say so if it pinches. The next size is only a curtain away.',
      a: 'If you tug, leave it.',
      t: 'Hems, waists and sleeves can be altered; shoulders and armholes hardly.',
      h: 'Nobody has ever needed to raise both arms in a fitting room as much as you do now.',
      i: 'To dress is to make yourself ready for a day. It should be a good one.',
      l: 'You no longer notice it. Others do.',
    },
    keep: 'the next time you stand behind a curtain',
    send: 'the person you take along shopping',
    own: [
      {
        about: 'fitting|alter|try on|personal|stylist',
        kinds: ['service', 'policy', 'process', 'offer'],
        lead: 'A second opinion is easy to get.',
      },
    ],
    pic: {
      ask: 'Your changing room with stool and curtain, empty',
      alt: 'An empty changing room with a stool and a curtain',
    },
    claims: [['Fit is judged in movement; shoulders are hard to alter', 'tailoring practice']],
  },
  {
    id: 'page-one-and-page-ninety',
    format: 'tip',
    again: 9,
    emoji: '📖',
    only: '\\bbooks?\\b|book ?shop|bookseller',
    tags: ['BookLovers', 'WhatToRead', 'ReadingTips'],
    title: ['How to choose a book in two minutes', 'Is this book for you? Open it in the middle'],
    cover: 'Open it at page ninety',
    gist: [
      'First pages have been polished for months. Open a book somewhere near page ninety, read one page, and see if you turn over without noticing.',
      'Blurbs praise everything. One page from the middle shows how it will really be on Thursday night.',
    ],
    subject: ['Skip the first page', 'Choose a book by its middle'],
    hooks: {
      '*': [
        'Everyone works on the first page. Nobody polishes page ninety.',
        'If you have turned the page without noticing, buy it.',
        'Anyone can write a first page. They had a year for it.',
      ],
      p: 'A page from the middle is a fairer sample than the opening.',
      f: 'Standing in front of a shelf and cannot decide? Try this one.',
      a: 'Blurb last. Middle first.',
      t: 'Openings are rewritten most; prose from the middle shows the usual density of dialogue, detail and pace.',
      h: '"Breathtaking," says the back cover. So are the stairs to the third floor.',
      i: 'The right book at the right moment is a small piece of luck, and you can help it along.',
      l: 'Paper, a chair, a page somewhere in the middle.',
    },
    lines: {
      '*': [
        'Choosing a book: read one page near the ninetieth. If you turn over by yourself, it is yours.',
        'You may stop. A book that bores you after fifty pages takes the place of one that would not.',
        'Ask in a bookshop: "I loved this one, and I was cross with that one." The second half is the useful half.',
        'Carry a thin one in your coat. Reading happens in {queues|lines}.',
      ],
      h: [
        'The pile by the bed has reached the height of the lamp. Structural engineers recommend poetry on top.',
      ],
    },
    scene: [
      'Two novels, one in each hand, both "unforgettable". It is ten to six and you are weighing them like melons.',
      'Somebody is standing between the shelves, bag on the floor, and has not moved for twelve minutes. That one is sold.',
    ],
    why: [
      [
        'A beginning is made to hook you and the back cover to sell, so both are poor witnesses.',
        'The first sentence has been through many hands. What follows is what you will live with.',
      ],
      [
        'In the middle you hear the voice as it is when it is not trying to please.',
        'On page ninety nobody is introducing themselves any more.',
      ],
    ],
    parts: [
      [
        ['Open it near the middle', 'Somewhere around ninety'],
        [
          'You need not understand who they are. You are only listening to the tone.',
          'One page, read as if nobody were watching.',
          'There the author thought that nobody was looking.',
        ],
        'A book opened in the middle',
      ],
      [
        ['Notice whether you turn over', 'What does your hand do?'],
        [
          'The hand knows it earlier than the head.',
          'If you look up at the clock, put it back without a bad conscience.',
          'If it turns, that is your answer.',
        ],
        'A hand turning a page',
      ],
      [
        ['Then read the first line', 'Now the beginning'],
        [
          'As a second opinion. If both appeal to you, that will do.',
          'It may be loud. You have heard by now how it talks at home.',
          'It has its best shirt on. You know the other one.',
        ],
        'The first page of a novel',
      ],
    ],
    turn: [
      'Two minutes, standing up. The rest of the evening you may sit.',
      'And if you were wrong, somebody you know is the right reader.',
    ],
    asks: ['How do you choose a book?', 'Do you finish books that you do not like?'],
    ends: {
      p: 'The method works for cookbooks, too, with a recipe from the middle.',
      f: 'Tell us what you are reading. We are always curious.',
      a: 'Page ninety. Decide.',
      t: 'With short stories, sample the second; the first is placed as bait.',
      h: 'The pile beside the bed is not a problem. It is a plan.',
      i: 'Every reader was once found by a book.',
      l: 'A lamp, a chair, and nobody who calls.',
    },
    keep: 'the next time you stand before a shelf',
    send: 'someone who judges books by their cover',
    own: [
      {
        about: 'recommend|signed|staff picks?|reading group|book club',
        kinds: ['service', 'event', 'product', 'people'],
        lead: 'There are also people to ask.',
      },
    ],
    pic: {
      ask: 'A book lying open in the middle on a counter or chair',
      alt: 'An open book lying on a chair',
    },
    claims: [['Openings are the most revised part of a book', 'publishing practice']],
  },
  {
    id: 'put-winter-to-bed',
    format: 'season',
    again: 11,
    emoji: '🧺',
    when: { season: ['spring'] },
    unless: 'book ?shop|book ?store|bookseller',
    tags: ['WardrobeSwap', 'MothProof', 'SpringClean'],
    title: [
      'How to put winter clothes away so that moths stay out',
      'Storing winter clothes: clean, closed and undisturbed by moths',
    ],
    cover: 'Put winter to bed clean',
    gist: [
      'Moths are after what is on the wool: skin, crumbs, sweat. Put winter things away clean, in something that shuts, and lavender is a matter of taste.',
      'Wash or air it, brush the seams, mend it, shut it in. In autumn you will open the bag and be glad.',
    ],
    subject: ['Clean, shut, done', 'What moths are really after'],
    hooks: {
      '*': [
        'Moths do not come for your {jumper|sweater}. They come for the soup on it.',
        'The hole you find in autumn was laid in spring.',
        'It was a clean jumper. Ask a moth.',
      ],
      p: 'Clean wool in a closed bag gives moths next to nothing to live on.',
      f: 'Before the big coat goes to the back of the {wardrobe|closet}: a minute for its collar.',
      a: 'Put nothing away dirty.',
      t: 'Larvae feed on keratin and prefer it soiled; adults do not eat at all.',
      h: 'For a moth, a worn cashmere {jumper|sweater} is an all-inclusive holiday.',
      i: 'Taking leave of a season properly makes it easier to welcome it back.',
      l: 'Tissue, cedar, a closed lid. Until autumn.',
    },
    lines: {
      '*': [
        'Before you store wool: wash or air it, brush collar and seams, empty the pockets, shut it in a bag. In that order.',
        'Found a moth? What flies does no harm any more. Look for the larvae, in the dark folds.',
        'Two weeks in a freezer bag in the freezer is the usual advice against eggs in a {jumper|sweater}. Let it thaw in the bag.',
        'Mend it now. In autumn you will want to put it on, and there will be no time.',
      ],
      h: ['In the pocket of the winter coat: a tissue, a ticket, a mint from another age.'],
    },
    scene: [
      'First warm day. The coat goes on its hanger, with half a winter in the collar, and the door is shut.',
      'Autumn, a {jumper|sweater} held up to the light, and through its front shine three small stars.',
    ],
    why: [
      [
        'Wool alone is meagre fare. With a bit of sweat and gravy it becomes a meal.',
        'The larvae need more than fibre, and they find it at the cuff and the neck.',
      ],
      [
        'They like it dark and undisturbed, which is a fair description of the back of a {wardrobe|closet} in summer.',
        'Where nobody shakes anything out for months, they have the peace they need.',
      ],
    ],
    parts: [
      [
        ['Empty and brush the seams', 'Pockets, folds, collars'],
        [
          'Turn out the pockets, and go along collar and hem with a stiff brush.',
          'Eggs sit in folds and are brushed off before they are anything.',
          'A brush does more than any scent.',
        ],
        'A clothes brush on a coat collar',
      ],
      [
        ['Clean it, even if it looks clean', 'Not away unwashed'],
        [
          'What you cannot see is what they smell.',
          'Air at least, wash if the label allows it, or have it cleaned.',
          'What you spilt in January is a meal in May.',
        ],
        'A coat airing on a line',
      ],
      [
        ['Shut it in', 'A lid or a zip'],
        [
          'A bag with a {zip|zipper}, a box with a lid. Gaps are invitations.',
          "No dry-cleaner's film: cloth should lie in cloth.",
          'They can get through a gap that you cannot see.',
        ],
        'A {jumper|sweater} folded into a zipped bag',
      ],
      [
        ['Look in once in midsummer', 'Shake it once in July'],
        [
          'Take it out, shake it, back in. They hate to be disturbed.',
          'Five minutes in midsummer are worth more than any sachet.',
          'Being shaken is what they cannot bear.',
        ],
        'Somebody shaking out a {jumper|sweater} at a window',
      ],
    ],
    turn: [
      'Lavender smells lovely. It is the lid that does the work.',
      'Then hang up the light things and forget that it was ever cold.',
    ],
    asks: ['When do you change your {wardrobe|closet} over?', 'What was in the pocket of your winter coat?'],
    ends: {
      p: 'An afternoon in spring keeps good knitwear for years.',
      f: 'Check the pockets first. An old mint is in there.',
      a: 'Clean. Shut. Shake.',
      t: 'Temperatures must stay well below freezing throughout the fabric for the cold to work.',
      h: 'Moths have expensive taste and all night.',
      i: 'What is put to bed with care wakes up well.',
      l: 'In autumn you open the lid, and it smells of cedar and first frost.',
    },
    keep: 'the first warm Saturday',
    send: 'someone who has stars in their {jumper|sweater}',
    own: [
      {
        about: 'cedar|garment bag|moth|storage bag|clothes brush',
        kinds: ['product', 'service', 'offer'],
        lead: 'Good storage carries wool over the summer.',
      },
    ],
    pic: {
      ask: 'A clean {jumper|sweater} folded beside a brush and a bag',
      alt: 'A folded wool {jumper|sweater} beside a clothes brush',
    },
    claims: [
      [
        'Clothes moth larvae eat soiled keratin fibres; adults do not feed; cleaning, sealing and freezing help',
        'museum pest management, entomology',
      ],
    ],
  },
  {
    id: 'fold-or-hang',
    format: 'either',
    again: 11,
    emoji: '🧥',
    unless: 'book ?shop|book ?store|bookseller',
    tags: ['WardrobeTalk', 'ThisOrThat', 'Tidying'],
    title: ['Fold it or hang it?', 'Wardrobe: hangers or shelves?'],
    cover: 'Fold or hang?',
    gist: [
      'Some wardrobes are rails, some are piles, and some are a chair. How do your clothes live?',
      'Hangers for what creases, shelves for what stretches. And the chair for everything in between. Which is it with you?',
    ],
    subject: ['Fold or hang?', 'A word about the chair'],
    hooks: {
      '*': [
        'There are hangers, there are shelves, and there is the chair.',
        'A {wardrobe|closet} gives away at a glance who owns an iron and who uses it.',
        'Rail, shelf or the back of something you sit on?',
      ],
      p: 'What should hang and what should lie depends on the cloth, and yet most of us follow our mothers.',
      f: 'Confess: rail, pile, or the chair?',
      a: 'Woven hangs. Knitted lies.',
      t: 'Knits stretch under their own weight; woven cloth creases under the weight of others.',
      h: 'The chair is not untidy. It is a {wardrobe|closet} for clothes with a future.',
      i: 'A {wardrobe|closet} in which you find things gives the day a good start.',
      l: 'Wooden hangers, all facing the same way, and a little air between.',
    },
    lines: {
      '*': [
        'Fold or hang? Vote, and say what is lying on your chair.',
        "Knits belong on the shelf: on a hanger they get shoulders like an officer's, and grow longer.",
        'Turn all hangers round at new year. What still hangs the wrong way in summer can find another home.',
        'Fold around a sheet of paper, pull the paper out, and every pile in the house looks like a shop.',
      ],
      h: ['On the chair it is neither clean nor dirty. Science has no name for the state.'],
    },
    scene: [
      'Half past ten at night, a {jumper|sweater} in the hand. Too clean for the wash, too worn for the shelf. It looks at the chair.',
      'One half of the {wardrobe|closet} has been folded with a ruler. The other half belongs to the person you live with.',
    ],
    why: [
      [
        'It is partly a matter of cloth and partly one of character, and both sides have good reasons.',
        'Some want to see everything at a glance, and others want to shut the door on it.',
      ],
    ],
    parts: [
      [
        'Hang it',
        [
          'You see what you own, shirts come out smooth, and mornings are short. It does need rails, and shoulders that fit the hanger.',
          'Coats, shirts, dresses: gravity irons for you, overnight, for free.',
          'Everything looks at you, and you look back.',
        ],
        'A row of hangers seen from the side',
      ],
      [
        'Fold it',
        [
          '{Jumpers|Sweaters} keep their shape, and a shelf holds twice as much. Only the lowest one is never worn again.',
          'Stacked, rolled or stood on edge in a drawer, like files.',
          'It takes less room and has a bottom of the pile.',
        ],
        'A stack of folded {jumpers|sweaters}',
      ],
    ],
    turn: [
      'And then there is the chair. It wins, in the long run.',
      'The {wardrobe|closet} suggests. The chair decides.',
    ],
    asks: ['Fold, hang or chair?', 'What has been on your chair the longest?'],
    ends: {
      p: 'The cloth should decide: woven up, knitted down.',
      f: 'Photographs of chairs are very welcome. No judgement.',
      a: 'By material. Not by mood.',
      t: 'Silk jersey counts as a knit and should lie, whatever it looks like.',
      h: 'A chair holds eleven {jumpers|sweaters} before it falls over.',
      i: 'Order has many forms. Some of them have four legs.',
      l: 'A hand glides along the rail and stops.',
    },
    keep: 'the next big tidy-up',
    send: 'the owner of the other half of the {wardrobe|closet}',
    own: [
      {
        about: 'hangers?|storage|wardrobe|boxes|baskets',
        kinds: ['product', 'price'],
        lead: 'Everything needs somewhere to go.',
      },
    ],
    pic: { ask: 'A rail, a pile or an honest chair', alt: 'A chair with clothes lying over it' },
    claims: [['Knits stretch when hung', 'garment care practice']],
  },
  {
    id: 'half-as-tall-as-the-flowers',
    format: 'mistake',
    again: 9,
    emoji: '💐',
    unless: 'shoe ?shop|footwear|menswear',
    tags: ['FlowersAtHome', 'VaseTips', 'HomeStyling'],
    wrong: 'Putting flowers into a vase that is too wide',
    title: [
      'Why shop flowers flop in your vase, and what helps',
      'Flowers that stand up: the right vase and two strips of tape',
    ],
    cover: 'Your vase is too wide',
    gist: [
      'A vase about half as tall as the flowers and narrow at the neck holds them upright. If the neck is wide, a grid of tape across it does the same.',
      'A bunch falls apart because nothing holds it at the waist. Narrow neck, cut stems, a few less than you have.',
    ],
    subject: ['It is the vase', 'Tape across the top'],
    hooks: {
      '*': [
        'A bunch of tulips in a wide vase lies down like a tired audience.',
        'Two strips of tape do what the florist does with her left hand.',
        'They stood so well in her hand.',
      ],
      p: 'Whether flowers stand is mostly decided by the neck of the vase.',
      f: 'Do your flowers fall over as soon as they are out of the paper? Look at the vase.',
      a: 'Half the height. Narrow neck. Fresh cut.',
      t: 'Stems lean until they meet resistance; the opening sets the angle at which they do.',
      h: 'In the shop, a bouquet. At home, twelve individuals who have fallen out.',
      i: 'Three stems, well placed, can turn a kitchen table into a place.',
      l: 'One branch in a tall, plain vase. The room does the rest.',
    },
    lines: {
      '*': [
        'Vase too wide? Two strips of clear tape each way across the top, and each stem gets a window of its own.',
        'Rule for the height: the vase about half as tall as the flowers, or two fifths if they are heavy-headed.',
        'Cut stems at a slant with a sharp knife, take off what would stand in the water, change the water every second day.',
        'Too many for one vase? Three small glasses with two stems each look like more.',
      ],
      h: ['The measuring jug is the most used vase in the country and never gets into the magazines.'],
    },
    scene: [
      'The paper comes off, they go into the big jug, and slowly, politely, all of them lean outwards until they lie on the rim.',
      'In the cupboard stand nine vases. All are either too wide or were a present.',
    ],
    why: [
      [
        'A bunch is held together at one point, and the vase has to take over that point.',
        'In the hand it was tied. Without a waist it opens like an umbrella.',
      ],
      [
        'Too much height hides the stems, and too little lets the heads tip them over.',
        'It is about balance, as with anything that has a heavy top.',
      ],
    ],
    parts: [
      [
        ['Choose by the neck', 'Pick a vase with a narrow neck'],
        [
          'The opening should be as wide as your fist around the stems.',
          'What swells below and narrows above is nearly always right.',
          'A fist of stems, a fist of opening.',
        ],
        'A hand around stems above a vase',
      ],
      [
        ['Tape a grid over a wide one', 'Or make a grid of tape'],
        [
          'Clear sticky tape, two by two. Dry the rim first.',
          'Nobody will see it once the leaves are in.',
          'Squares, each for two or three stems.',
        ],
        'Tape in a grid across a vase',
      ],
      [
        ['Cut shorter than you dare', 'Cut off more than you dare'],
        [
          'Shorter stems drink better and stand firmer.',
          'A hand above the rim is plenty for most.',
          'Long legs are thirsty and get tired.',
        ],
        'Stems being cut at a slant',
      ],
      [
        ['Take out every third stem', 'Use fewer flowers'],
        [
          'Air between the heads makes each of them larger.',
          'The ones left over go in a glass on the windowsill.',
          'Each gets room, and the leftovers get a glass.',
        ],
        'A single stem in a small glass',
      ],
    ],
    turn: ['Now the bunch stands up by itself.', 'The flowers were fine all along. The vase was too wide.'],
    asks: ['What do you use when the vase is taken?', 'Big bunch or one stem: which do you like?'],
    ends: {
      p: 'Two minutes and a strip of tape give them days.',
      f: 'And if they lie down all the same: tulips do that. They are free spirits.',
      a: 'Narrow. Short. Fewer.',
      t: 'Tulips go on growing in the vase; cut them again after two days.',
      h: 'Tulips do as they please. They always have.',
      i: 'What is placed with care gives pleasure each time you pass.',
      l: 'The light falls through the leaves, and that is all the decoration there is.',
    },
    keep: 'the next bunch of flowers',
    send: 'the friend with the nine vases',
    own: [
      {
        about: 'vase|jug|ceramic|glass ?ware',
        kinds: ['product', 'price'],
        lead: 'Flowers are easier in the right vessel.',
      },
    ],
    pic: {
      ask: 'A few stems in a vase with a narrow neck, window light',
      alt: 'A few stems in a narrow vase by a window',
    },
    claims: [
      ['Vase about half as tall as flowers; tape grids; fresh cut', 'floristry practice'],
      ['Tulips elongate after cutting', 'horticulture'],
    ],
  },
  {
    id: 'the-name-in-the-collar',
    format: 'story',
    again: 13,
    emoji: '🏷️',
    unless: 'book ?shop|book ?store|bookseller',
    tags: ['ClothesWithAStory', 'HandMeDowns', 'MadeToLast'],
    title: ['The coat with four names in its collar', 'One coat, four children: a small story'],
    cover: 'Four names in one collar',
    gist: [
      "Imagine a child's coat with four name tapes in the collar, sewn one over the other. It has been in four schools and lost in three of them.",
      'Hand-me-downs carry a whole family history on a strip of tape. A small scene from a cloakroom.',
    ],
    subject: ['Four names in one collar', 'The coat that came back'],
    hooks: {
      '*': [
        'Under the name tape was another name, and under that one there were two more.',
        'Some coats know a family better than its photograph albums do.',
        'Five children are going to know this coat, and it is only wool.',
      ],
      p: 'A garment that was worn by four children tells us what lasting means.',
      f: "Did you wear your cousin's coat, too? Then this one is for you.",
      a: 'Well made, worn four times. That is the whole story.',
      t: 'Wide seam allowances, deep hems and bound edges are what let a coat grow with four children.',
      h: 'The sleeves were always too long or too short, except for nine days in the spring of every second year.',
      i: 'Something that fits four people one after the other holds them together.',
      l: 'Heavy wool, a velvet collar, four names in red thread.',
    },
    lines: {
      '*': [
        'Sew in your name and leave room above it. Good coats have more than one owner.',
        'When you buy for children, look at the hem: three fingers of cloth turned up are three winters.',
        'Write on a slip in the pocket who wore it, and when. The next child will find it and be proud.',
        'Lost property survives by its label. First name, last name, phone number, in ink that lasts.',
      ],
      h: ['"You will grow into it" is the most patient promise ever made to a child.'],
    },
    scene: [
      'Imagine a cloakroom with forty hooks at the height of your hip. It smells of wet wool and apple cores.',
      'Picture a box in an attic with WINTER, SMALL written on it, in the hand of somebody who has been a grandmother for years.',
    ],
    why: [
      [
        'Children outgrow things long before they wear them out, so somebody else gets their turn.',
        'A coat lives for twenty winters, and a child fits into it for two.',
      ],
      [
        'And whatever is passed on takes something along: a stain, a story, a ticket in the lining.',
        'Used things come with company.',
      ],
    ],
    parts: [
      [
        'The first name',
        [
          'Bought new, too large, with money from an aunt. On the first day it got paint on it, on the left cuff. That is still there.',
          'It was the dearest thing in the house that year. She was to wear it to church and wore it up a tree.',
          'Too big, too good, and on the first morning already blue on one sleeve.',
        ],
        'A name tape in a coat collar',
      ],
      [
        'The second',
        [
          "A cousin. He lost it twice, once on a train. It came back by itself, in a {parcel|package}, with a stranger's sandwich money in the pocket.",
          'Let down at the hem by three fingers, with a line where the old edge had been, like a tide mark.',
          'Next it went to a boy who lost everything, and it always came back.',
        ],
        'The let-down hem of a coat',
      ],
      [
        'The third and the fourth',
        [
          'Twins, and only one coat. They took it in turns, Mondays and Thursdays, and were never ill on the same day.',
          'After that it went to another town, to people who were only friends, and whose daughter was called the same as the aunt.',
          'Then two had to share it, and after that it moved to another town, along with a name.',
        ],
        'Two hooks, one with a coat',
      ],
      [
        'And now',
        [
          'It is hanging there again. The mother sews on a fifth tape, and then unpicks it and moves it up a bit, to leave room.',
          'A needle, red thread, four names beneath. "Will I have to give it back?" "You will have to pass it on."',
          'Now somebody is sewing again. There is room for one more, right at the top.',
        ],
        'A hand sewing a name tape',
      ],
    ],
    turn: [
      'The paint on the cuff is forty years old and quite dry.',
      'Somewhere a coat is being taken in or let out at this moment.',
    ],
    asks: ['What did you wear that had belonged to somebody else?', 'What have you passed on?'],
    ends: {
      p: 'Things last where somebody allows for it in the hem.',
      f: 'Have a look in your oldest collar and tell us what it says.',
      a: 'Buy for the fourth child.',
      t: 'A tape sewn on all four sides outlives one that was ironed on.',
      h: 'Every family has one coat that has been to more schools than any of them.',
      i: 'We wear more of each other than we know.',
      l: 'It hangs there, waiting, and smells of apples.',
    },
    work: 'Anyone who designs things might ask who the fourth owner is going to be. It changes seams, screws and batteries, and it is felt from the first day.',
    keep: "the day you clear out the children's clothes",
    send: 'the cousin whose coat you wore',
    own: [
      {
        about: 'second.?hand|pre.?loved|repair|children.?s clothes|made to last|lifetime',
        kinds: ['product', 'service', 'value', 'guarantee'],
        lead: 'Some things are meant for more than one owner.',
      },
    ],
    pic: {
      ask: 'A collar with an old name tape or label, close up',
      alt: 'An old name tape sewn into a coat collar',
    },
    claims: [['The scene is invented and told as such; deep hems allow letting down', 'tailoring practice']],
  },
];
