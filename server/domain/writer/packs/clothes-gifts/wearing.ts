// Wearing, keeping and mending.
import type { Idea } from '../../library/idea.ts';
import { CLOTHES, HOME } from './kinds.ts';

export const WEARING: readonly Idea[] = [
  {
    id: 'shoes-want-a-day-off',
    format: 'tip',
    again: 9,
    emoji: '👞',
    only: '\\bshoes?\\b|footwear|\\bboots?\\b|cobbler',
    tags: ['ShoeCare', 'LeatherCare', 'BuyLess'],
    title: ['Why leather shoes need a day off', 'Make leather shoes last: wear them every other day'],
    cover: 'Give leather shoes a day off',
    gist: [
      'A leather shoe takes up moisture all day and needs about a day to dry. Two pairs worn in turn last far longer than two pairs worn one after the other.',
      'Wear leather shoes one day, rest them the next, with something inside to hold the shape. That is most of shoe care.',
    ],
    subject: ['Give your shoes a day off', 'Two pairs of shoes, in turn'],
    hooks: {
      '*': [
        'Leather shoes need a day to dry. Most of them get a night.',
        "The best shoe tree in the house may be yesterday's newspaper.",
      ],
      p: 'A day off does more for leather shoes than polish.',
      f: 'Favourite shoes, worn daily? Let them stay at home tomorrow.',
      a: 'Never the same pair two days running.',
      t: 'Leather takes up perspiration into its fibres and dries slowly; bent while damp, it cracks.',
      h: 'Shoes carry you about all day and stand in the dark all night. No union would agree to that.',
      i: 'Shoes that carry us all day deserve a rest.',
      l: 'A cedar shoe tree, a soft brush, a day of rest. Good leather needs no more.',
    },
    lines: {
      '*': [
        'Wet shoes: newspaper in, laces open, lying on their side, away from the radiator. Heat makes leather brittle.',
        'Two pairs of shoes worn in turn last longer than the same two worn one after the other. Leather needs a day to dry.',
        'Brush shoes first, then polish. Polish on dust scratches like sandpaper.',
        'Use a shoehorn, or the back of a spoon. Most heels are trodden down in the two seconds before the bus.',
      ],
      h: ['A shoe tree is a foot that stays at home and does the paperwork.'],
    },
    scene: [
      'The shoes come off in the hall at seven in the evening and go on again at seven in the morning. They are still damp.',
      'Rain, a puddle, a radiator. In the morning the toes of the shoes point at the ceiling.',
    ],
    why: [
      [
        'A foot gives off moisture all day long, and the lining takes up most of it.',
        'By evening the leather is damp from within, even if it has not rained.',
      ],
      [
        'Damp leather creases deeper, and where it has creased it will crease again.',
        'A crease is made when leather is damp and sets when it dries. In time it becomes a crack.',
      ],
    ],
    parts: [
      [
        ['Rest your shoes for a whole day', 'Wear them every other day'],
        [
          'Overnight only the surface dries. The insole takes longer.',
          'The brown ones one day, the black ones the next: you need no other system.',
        ],
        'Two pairs of shoes side by side in a hall',
      ],
      [
        ['Put in shoe trees while they are warm', 'Stuff them with newspaper'],
        [
          'Newspaper or a wooden tree smooths the fold before it sets.',
          'If you hold the shape in the first hour, it stays.',
        ],
        'Newspaper being pushed into a shoe',
      ],
      [
        ['Keep them off the radiator', 'Dry wet shoes away from heat'],
        [
          'Air dries leather slowly and gently. Direct heat drives out the oils along with the water.',
          'Lay wet ones on their side, so that the sole can breathe.',
        ],
        'Wet shoes lying on their side on newspaper',
      ],
    ],
    turn: [
      'Polish is for looks. The day off is for the leather.',
      'Two pairs in turn, and a visit to the cobbler once a year.',
    ],
    asks: ['How long have your oldest shoes been going?', 'Do you rotate, or do you have the one pair?'],
    ends: {
      p: 'It costs nothing except remembering which pair it was yesterday.',
      f: 'They have earned it. You did the walking, but they were underneath.',
      a: 'Rest them, fill them, brush them.',
      t: 'Cedar takes up moisture and smell; varnished trees do not.',
      h: 'Even shoes need a weekend.',
      i: 'One good pair, well looked after, beats ten.',
      l: 'In the morning they look nearly new.',
    },
    keep: 'the next rainy evening',
    send: 'someone who wears the one pair',
    own: [
      { about: 'leather', kinds: ['product'], lead: 'With a second pair the day off is easy.' },
      {
        about: 'resol|repair|re-?heel',
        kinds: ['service', 'price'],
        lead: 'When a day off is no longer enough:',
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
    only: CLOTHES,
    tags: ['SewOnAButton', 'MendIt', 'CareForClothes'],
    title: ['How to sew on a button so that it stays', 'Sewing on a coat button that will not come off'],
    cover: 'Sew on a button that stays',
    gist: [
      'Coat buttons come off because they were sewn down too tight. Leave a gap with a match, wind the thread round it a few times, and the button has a stalk that lasts.',
      'Six stitches, a matchstick, five turns. A button on a short stalk sits easily in its hole, and nothing pulls.',
    ],
    subject: ['The button that keeps falling off', 'Sew on a button in five minutes'],
    hooks: {
      '*': [
        'To sew on a coat button so that it stays, you need a match.',
        'The coat button came off for the third time. It was sewn on too tight.',
      ],
      p: 'A short stalk of thread is what keeps a button on, and it takes a minute more.',
      f: 'There is a coat in your hall with a button missing. You know where the button is. Let us.',
      a: 'Sew the button on loosely. Then wind the thread round.',
      t: 'The stalk under a button makes room for the cloth that is buttoned over it.',
      h: 'The spare button has been in its little bag since the coat was new. This is its big day.',
      i: 'If you can sew on a button, you can keep a coat for years.',
      l: 'Waxed thread, a mother-of-pearl button, a quiet evening.',
    },
    lines: {
      '*': [
        'Sewing on a coat button: lay a match on top, sew over it, pull it out, wind the thread round the stalk five times. Done for years.',
        'Sewing on a button? Cut the double thread no longer than your arm. Any longer, and it knots.',
        'Pull sewing thread over the end of a candle. Waxed thread does not fray and hardly tangles.',
        'Sew the spare button into the inside seam as soon as the coat is new. There you will find it.',
      ],
      h: ['The needle was here a moment ago. Nobody move, and nobody sit.'],
    },
    scene: [
      'The coat button has been hanging by one thread for a week. Today it fell off on the stairs.',
      'A jam jar full of buttons. You tip it out, and there is everything in it but the one you need.',
    ],
    why: [
      [
        'Sewn down tight, it leaves no space for the cloth that goes under it.',
        'Thick wool needs space between button and coat, or each fastening tugs at the thread.',
      ],
      [
        'With a stalk, the thread no longer rubs on the edge of the button.',
        'Thread breaks because it rubs, and a stalk gives instead.',
      ],
    ],
    parts: [
      [
        ['Find the old holes', 'Mark where the button was'],
        [
          'The little marks show where it sat. Use them, or the front will hang crooked.',
          'Lay the coat flat and shut it, then mark the place through the buttonhole.',
        ],
        'A finger on the place of a missing button',
      ],
      [
        ['Lay a match across the button', 'Put a matchstick under the thread'],
        [
          'It keeps the button away from the cloth while you sew.',
          'A hairpin does the same, and so does a toothpick.',
        ],
        'A match lying on a button',
      ],
      [
        ['Sew through six times', 'Sew six stitches over the match'],
        [
          'Sew in parallel or in a cross, as the other buttons are.',
          'Take in the cloth properly, down to the lining edge but not through it.',
        ],
        'A needle coming up through a button',
      ],
      [
        ['Pull out the match and wind', 'Wind the thread round five times'],
        [
          'Lift the button, turn the thread round the stalk five times, firmly.',
          'Lift the button first, so that the thread makes a little stalk under it.',
        ],
        'Thread being wound round a button stalk',
      ],
      [
        ['Finish with two stitches inside', 'Fasten the thread on the inside'],
        [
          'Two small stitches on the spot, then cut. A big knot only works loose.',
          'Run the end through the cloth for a bit; it will hold by itself.',
        ],
        'Scissors cutting a thread on the wrong side',
      ],
    ],
    turn: [
      'That button will outlive the coat. Check the others while you are there.',
      'With one match and a needle, the coat is done.',
    ],
    asks: ['Who taught you to sew on a button?', 'How long has yours been missing?'],
    ends: {
      p: 'And the coat is good for another winter.',
      f: 'The radio on, a cup of tea, and it is nearly fun.',
      a: 'One match, six stitches, five turns.',
      t: 'For heavy coats put a small flat button behind it on the inside; it spreads the pull.',
      h: 'The spare button is in a safe place. Nobody knows which.',
      i: 'Look after a coat and it stays with you for years.',
      l: 'The button closes softly, with a little give.',
    },
    keep: 'the next button that comes off',
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
    only: CLOTHES,
    tags: ['ChangingRoom', 'DressWell', 'ShoppingTips'],
    question: 'Does this suit me?',
    short: ['Sit down in it and reach up, then ask again.', 'Move in it first: sit, stretch, walk.'],
    title: ['How to tell if clothes fit: three movements', 'Trying clothes on: move before you decide'],
    cover: 'Does it fit? Sit down in it',
    gist: [
      'A mirror shows you standing still, which you hardly ever do. Sit, reach up, button it, walk: then you know whether it fits.',
      'Before you ask anybody, move about. Clothes that you forget after a minute are the right ones.',
    ],
    subject: ['Trying on clothes? Sit down in them', 'What the mirror does not show'],
    hooks: {
      '*': [
        'Nobody stands as still in real life as in a changing room.',
        'If you tug at a dress in front of the mirror, you will tug at it all day.',
      ],
      p: 'Three movements tell you more about a fit than any mirror.',
      f: 'Would you like an honest answer? Then sit down in it first.',
      a: 'Sit. Reach. Walk. Then decide.',
      t: 'Fit shows at the shoulder seam, across the back when reaching, and at the waist when seated.',
      h: 'In the changing room you lift your chin, breathe in and look into the distance. You will not do that on the bus.',
      i: 'The right clothes let you forget them and get on with your day.',
      l: 'Good clothes move with you.',
    },
    lines: {
      '*': [
        'Trying something on? Sit down, put up your arms, bend as if to tie a shoe. If it stays where it is, it fits.',
        'The shoulder seam of a jacket should sit where your shoulder ends. Nearly everything else can be altered. Shoulders cost a lot.',
        'Trying on a dress? Wear the shoes and the underwear you will wear with it, or you are trying on something else.',
        'In the changing room, do not ask if it suits you. Ask if you would put it on tomorrow morning.',
      ],
      h: ['Changing room light was invented by somebody who sold hats.'],
    },
    scene: [
      'A curtain, a sigh, a {zip|zipper}. Then a head comes out: "And?" Everyone out here says something polite.',
      'You look at yourself from the front, from the side, and at last from behind, with your neck twisted like an owl.',
    ],
    why: [
      [
        'In front of a mirror everybody poses, and then almost anything fits.',
        'You will hardly ever stand straight and still in it.',
      ],
      [
        'Looks decide whether we buy a thing, and comfort decides whether we wear it.',
        'Anything that pinches stays on its hanger after the third time, however lovely.',
      ],
    ],
    parts: [
      [
        ['Sit down in it', 'Try it on a chair'],
        [
          'Waistband, hem, pockets: when you sit, the cloth has to go somewhere.',
          'Two minutes on the stool tell you how it will be at a desk.',
        ],
        'Somebody sitting on a stool in a changing room',
      ],
      [
        ['Reach up with both arms', 'Lift your arms above your head'],
        [
          'The back must give and the hem should stay where it was.',
          'If the whole jacket goes up with your arms, the armhole is too low.',
        ],
        'Two arms reaching up',
      ],
      [
        ['Walk out and come back', 'Walk away from the mirror'],
        [
          'Three metres of shop floor are enough. Listen, too: some fabrics rustle.',
          'If you have forgotten it on the way back, it fits.',
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
      p: 'A minute of moving about saves most returns.',
      f: 'And say so if it pinches. The next size is only a curtain away.',
      a: 'If you keep tugging, leave it.',
      t: 'Hems, waists and sleeves can be altered; shoulders and armholes hardly.',
      h: 'The top shelf in your kitchen is a very strict tailor.',
      i: 'Comfortable clothes are a good start to any day.',
      l: 'If you do not notice it, it fits.',
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
    id: 'put-winter-to-bed',
    format: 'season',
    again: 11,
    emoji: '🧺',
    when: { season: ['spring'] },
    only: CLOTHES,
    tags: ['WardrobeSwap', 'MothProof', 'SpringClean'],
    title: [
      'How to put winter clothes away so that moths stay out',
      'Storing winter clothes: clean, closed and undisturbed by moths',
    ],
    cover: 'Wash it before you store it',
    gist: [
      'Moths eat what is on the wool: skin, crumbs, sweat. Put winter clothes away clean and in something that shuts.',
      'Wash or air it, brush the seams, mend it, shut it in. In autumn you will be glad.',
    ],
    subject: ['How to store winter clothes', 'What moths are really after'],
    hooks: {
      '*': [
        'Moths do not come for your {jumper|sweater}. They come for the soup on it.',
        'The moth hole you find in autumn was made by a {jumper|sweater} put away dirty in spring.',
      ],
      p: 'Clean wool in a closed bag gives moths next to nothing to live on.',
      f: 'Before the big coat goes to the back of the {wardrobe|closet}: a minute for its collar.',
      a: 'Put no winter clothes away dirty.',
      t: 'Larvae feed on keratin and prefer it soiled; adults do not eat at all.',
      h: 'For a moth, a worn cashmere {jumper|sweater} is an all-inclusive {holiday|vacation}.',
      i: 'Put winter clothes away with care, and you will be glad to see them again.',
      l: 'Clean wool in tissue, in a closed box, until autumn.',
    },
    lines: {
      '*': [
        'Before you store wool: wash or air it, brush collar and seams, empty the pockets, shut it in a bag. In that order.',
        'Found a moth in the {wardrobe|closet}? The one that flies does no harm any more. Look for the larvae, in the dark folds.',
        'Moths in a {jumper|sweater}? The usual advice is two weeks in a freezer bag in the freezer. Let it thaw in the bag.',
        'Mend winter clothes before you store them. In autumn you will want to put them on at once.',
      ],
      h: ['In the pocket of the winter coat: a tissue, a ticket, a mint from another age.'],
    },
    scene: [
      'First warm day. The coat goes on its hanger, with half a winter in the collar, and the door is shut.',
      'Autumn: you hold a {jumper|sweater} up to the light, and three small holes shine through the front.',
    ],
    why: [
      [
        'Wool alone is poor food for a moth. With a bit of sweat and gravy on it, it is a meal.',
        'The larvae need more than fibre, and they find it at the cuffs and the neck.',
      ],
      [
        'They like it dark and undisturbed, which is a fair description of the back of a {wardrobe|closet} in summer.',
        'Where nobody shakes anything out for months, they are left in peace.',
      ],
    ],
    parts: [
      [
        ['Empty the pockets, brush the seams', 'Brush collars, folds and hems'],
        [
          'Turn out the pockets, and go along collar and hem with a stiff brush.',
          'Moth eggs sit in the folds, and a brush takes them off.',
        ],
        'A clothes brush on a coat collar',
      ],
      [
        ['Wash or air it before storing', 'Clean it, even if it looks clean'],
        [
          'You cannot see a drop of soup on wool. A moth can smell it.',
          'Air at least, wash if the label allows it, or have it cleaned.',
        ],
        'A coat airing on a line',
      ],
      [
        ['Shut it in a bag or box', 'Store wool in something that closes'],
        [
          'A bag with a {zip|zipper} or a box with a lid. Moths find the smallest gap.',
          'Leave out the film from the dry cleaner: cloth should lie in cloth.',
        ],
        'A {jumper|sweater} folded into a zipped bag',
      ],
      [
        ['Shake it out once in midsummer', 'Look at it once in July'],
        [
          'Take it out, shake it, put it back. Moths like to be left alone.',
          'Five minutes in midsummer are worth more than any sachet.',
        ],
        'Somebody shaking out a {jumper|sweater} at a window',
      ],
    ],
    turn: [
      'Lavender smells lovely. The lid does the work.',
      'Then hang up the summer clothes and forget that it was ever cold.',
    ],
    asks: ['When do you change your {wardrobe|closet} over?', 'What was in the pocket of your winter coat?'],
    ends: {
      p: 'An afternoon in spring keeps good knitwear for years.',
      f: 'Check the pockets first. An old mint is in there.',
      a: 'Clean it, close it, shake it in July.',
      t: 'Temperatures must stay well below freezing throughout the fabric for the cold to work.',
      h: 'Moths have expensive taste and plenty of time.',
      i: 'What you put away with care is there when you need it.',
      l: 'In autumn you open the lid, and it smells of cedar and first frost.',
    },
    keep: 'the first warm Saturday',
    send: 'someone who has found holes in their {jumper|sweater}',
    own: [
      {
        about: 'cedar|garment bag|moth|storage bag|clothes brush',
        kinds: ['product', 'service', 'offer'],
        lead: 'For a summer without moths:',
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
    only: CLOTHES,
    tags: ['WardrobeTalk', 'ThisOrThat', 'Tidying'],
    title: ['Fold it or hang it?', 'Wardrobe: hangers or shelves?'],
    cover: 'Fold or hang?',
    gist: [
      'Some wardrobes are rails, some are piles, and some are a chair. How do your clothes live?',
      'Hangers for what creases, shelves for what stretches. And the chair for everything in between. Which is it with you?',
    ],
    subject: ['Fold or hang your clothes?', 'A word about the chair'],
    hooks: {
      '*': [
        'There are hangers, there are shelves, and there is the chair.',
        'One look into a {wardrobe|closet} tells you who owns an iron.',
      ],
      p: 'Whether clothes should hang or lie depends on the cloth, and yet most of us do as our mothers did.',
      f: 'Confess: where do your clothes live, on the rail, in a pile, or on the chair?',
      a: 'Woven clothes hang. Knitted ones lie.',
      t: 'Knits stretch under their own weight; woven cloth creases under the weight of others.',
      h: 'The chair is not untidy. It is a {wardrobe|closet} for clothes with a future.',
      i: 'A {wardrobe|closet} in which you find things is a good start to the day.',
      l: 'Wooden hangers, all facing the same way, with a little air between.',
    },
    lines: {
      '*': [
        'Clothes: do you fold or hang? And what is lying on your chair?',
        'Knits belong on the shelf. On a hanger they get pointed shoulders and grow longer.',
        'Turn all your hangers round at new year. Whatever still hangs the wrong way in summer, you have not worn.',
        'Fold {jumpers|sweaters} around a sheet of card, pull the card out, and every pile looks like a shop.',
      ],
      h: ['What lies on the chair is neither clean nor dirty. Science has no name for it.'],
    },
    scene: [
      'Half past ten at night, a {jumper|sweater} in your hand. Too clean for the wash, too worn for the shelf. There is always the chair.',
      'One half of the {wardrobe|closet} is folded with a ruler. The other half belongs to the person you live with.',
    ],
    why: [
      [
        'It is partly the cloth and partly the person, and both sides have good reasons.',
        'Some want to see everything at a glance, and others want to shut the door on it.',
      ],
    ],
    parts: [
      [
        'Hang your clothes',
        [
          'You see what you own, shirts come out smooth, and mornings are short. It does need rails, and shoulders that fit the hanger.',
          'Coats, shirts and dresses lose their creases overnight, for free.',
        ],
        'A row of hangers seen from the side',
      ],
      [
        'Fold your clothes',
        [
          '{Jumpers|Sweaters} keep their shape, and a shelf holds twice as much. Only the lowest one is never worn again.',
          'You can stack them, roll them, or stand them in a drawer like files.',
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
      a: 'Decide by the cloth, not by the mood.',
      t: 'Silk jersey counts as a knit and should lie, whatever it looks like.',
      h: 'A chair holds eleven {jumpers|sweaters} before it falls over.',
      i: 'Some people are tidy. Some people own a chair.',
      l: 'In a tidy {wardrobe|closet} you find the right thing at once.',
    },
    keep: 'the next big tidy-up',
    send: 'the owner of the other half of the {wardrobe|closet}',
    own: [
      {
        about: 'hangers?|storage|wardrobe|boxes|baskets',
        kinds: ['product', 'price'],
        lead: 'For a tidier {wardrobe|closet}:',
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
    only: `${HOME}|florist|\\bflowers?\\b|\\bjugs?\\b`,
    tags: ['FlowersAtHome', 'VaseTips', 'HomeStyling'],
    wrong: 'Putting flowers into a vase that is too wide',
    title: [
      'Why shop flowers flop in your vase, and what helps',
      'Flowers that stand up: the right vase and two strips of tape',
    ],
    cover: 'Your vase is too wide',
    gist: [
      'A vase about half as tall as the flowers and narrow at the neck holds them upright. If the neck is wide, a grid of tape across it does the same.',
      'A bunch of flowers falls apart because nothing holds it at the neck. Take a narrow vase, cut the stems, and use a few flowers fewer.',
    ],
    subject: ['Why your flowers flop', 'Tape across the top of the vase'],
    hooks: {
      '*': [
        'Tulips in a wide vase lie down like a tired audience.',
        "Two strips of tape across a vase hold flowers as well as a florist's hand.",
      ],
      p: 'Whether flowers stand is mostly decided by the neck of the vase.',
      f: 'Do your flowers flop as soon as they are out of the paper? Look at the vase.',
      a: 'For flowers that stand: half the height, a narrow neck, fresh cuts.',
      t: 'Stems lean until something stops them, and that is the rim of the vase.',
      h: 'In the shop, a bouquet. At home, twelve flowers who are not speaking.',
      i: 'Three stems in a glass, and the kitchen table looks cared for.',
      l: 'One branch in a tall, plain vase is enough for a whole room.',
    },
    lines: {
      '*': [
        'Vase too wide for your flowers? Stick two strips of clear tape each way across the top, and put the stems through the gaps.',
        'How tall should a vase be? About half as tall as the flowers.',
        'Cut flower stems at a slant with a sharp knife, take off the leaves that would stand in the water, and change the water every second day.',
        'Too many flowers for one vase? Three small glasses with two stems each look like more.',
      ],
      h: ['The measuring jug is the most used vase in the country and never gets into the magazines.'],
    },
    scene: [
      'You unwrap the flowers and put them in the big jug, and slowly all of them lean outwards until they lie on the rim.',
      'There are nine vases in the cupboard, and every one of them is too wide.',
    ],
    why: [
      [
        'In the shop a hand or a string held the bunch together. At home the vase has to do it.',
        'With nothing to hold them, the stems slide outwards.',
      ],
      [
        'A vase that is too tall hides the stems, and in one that is too low the heads tip over.',
        'Flower heads are heavy, so the vase has to hold the stems upright.',
      ],
    ],
    parts: [
      [
        ['Pick a vase with a narrow neck', 'Choose a vase by its neck'],
        [
          'It should be as wide as your fist around the stems.',
          'A shape that is round below and narrow at the top suits nearly every bunch.',
        ],
        'A hand around stems above a vase',
      ],
      [
        ['Tape a grid over a wide vase', 'Or make a grid of tape'],
        ['Clear sticky tape, two by two. Dry the rim first.', 'Nobody will see it once the leaves are in.'],
        'Tape in a grid across a vase',
      ],
      [
        ['Cut the stems shorter', 'Cut off more than you think'],
        ['Short stems drink better and stand firmer.', 'Flowers that rise a hand above the rim look right.'],
        'Stems being cut at a slant',
      ],
      [
        ['Take out every third stem', 'Use fewer flowers'],
        [
          'With air between the heads, each of them looks larger.',
          'The ones left over go in a glass on the windowsill.',
        ],
        'A single stem in a small glass',
      ],
    ],
    turn: ['Now the bunch stands up by itself.', 'The flowers were fine all along. The vase was too wide.'],
    asks: ['What do you use when the vase is taken?', 'Big bunch or one stem: which do you like?'],
    ends: {
      p: 'Two minutes and a strip of tape give them days.',
      f: 'And if the tulips lie down all the same: tulips do that.',
      a: 'Narrow vase, short stems, fewer flowers.',
      t: 'Tulips go on growing in the vase; cut them again after two days.',
      h: 'Tulips do as they please. They always have.',
      i: 'Flowers that stand well give pleasure each time you pass.',
      l: 'A little space around each flower, and nothing else is needed.',
    },
    keep: 'the next bunch of flowers',
    send: 'the friend with the nine vases',
    own: [
      {
        about: 'vase|jug|ceramic|glass ?ware',
        kinds: ['product', 'price'],
        lead: 'Something to put flowers in:',
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
    only: 'children.?s?.?wear|children.?s cloth|kids.? cloth|second.?hand|pre.?loved|vintage|school uniform|alter(?:ation)?s\\b',
    tags: ['ClothesWithAStory', 'HandMeDowns', 'MadeToLast'],
    title: ['A small story: one coat, four children'],
    cover: 'One coat, four children',
    gist: [
      "Imagine a child's coat with four name tapes in the collar, sewn one over the other. It has been to four schools and lost in three of them.",
      "A hand-me-down coat carries a family's history on a strip of tape. A small story from a cloakroom.",
    ],
    subject: ['One coat, four children', 'The coat that always came back'],
    hooks: {
      '*': [
        "The child's coat had four name tapes in its collar, one over the other.",
        'Some coats have been in a family longer than the photograph album.',
      ],
      p: 'A coat that four children have worn shows what well made means.',
      f: "Did you wear your cousin's coat, too? Then this story is for you.",
      a: 'One well made coat, four children. That is the whole story.',
      t: 'Wide seams, deep hems and bound edges let a coat fit four children.',
      h: 'The sleeves were always too long or too short, except for nine days in the spring of every second year.',
      i: 'A coat that four people have worn holds them together a little.',
      l: 'Heavy wool, a velvet collar, four names in red thread.',
    },
    lines: {
      '*': [
        "Sewing a name into a child's coat? Leave room above it for the next one.",
        "Buying a child's coat? Look at the hem: three fingers of cloth turned up can be let down, winter after winter.",
        "Before you pass on a child's coat, put a slip in the pocket with who wore it and when. The next child will find it.",
        'Lost coats come back by their label. Write the full name and a phone number, in ink that lasts.',
      ],
      h: ['"You will grow into it" is the most patient promise ever made to a child.'],
    },
    scene: [
      'Imagine a cloakroom with forty low hooks. It smells of wet wool and apple cores.',
      'Imagine a box in an attic that says WINTER, SMALL, in the handwriting of somebody who has long been a grandmother.',
    ],
    why: [
      [
        'Children outgrow things long before they wear them out, so somebody else gets their turn.',
        'A good coat lasts for twenty winters, and a child fits into it for two.',
      ],
      [
        'Whatever is passed on takes something along: a stain, a story, a ticket in the lining.',
        'Used clothes come with stories.',
      ],
    ],
    parts: [
      [
        'The first child',
        [
          'Bought new, too large, with money from an aunt. On the first day it got paint on the left cuff, and the paint is still there.',
          'It was the dearest thing in the house that year. She was to wear it to church and wore it up a tree.',
        ],
        'A name tape in a coat collar',
      ],
      [
        'The second child',
        [
          "A cousin. He lost it twice, once on a train. It came back by itself, in a {parcel|package}, with a stranger's sandwich money in the pocket.",
          'Let down at the hem by three fingers, with a line where the old edge had been, like a tide mark.',
        ],
        'The let-down hem of a coat',
      ],
      [
        'The third and the fourth',
        [
          'Twins, and only one coat. They took it in turns, Mondays and Thursdays, and were never ill on the same day.',
          'After that it went to another town, to people who were only friends, and whose daughter was called the same as the aunt.',
        ],
        'Two hooks, one with a coat',
      ],
      [
        'The fifth',
        [
          'The coat is hanging there again. The mother sews on a fifth tape, then unpicks it and moves it up a bit, to leave room.',
          'A needle, red thread, four names beneath. "Will I have to give it back?" "You will have to pass it on."',
        ],
        'A hand sewing a name tape',
      ],
    ],
    turn: [
      'The paint on the cuff is forty years old and quite dry by now.',
      'Somewhere a coat is being let out for the next child at this moment.',
    ],
    asks: ['What did you wear that had belonged to somebody else?', 'What have you passed on?'],
    ends: {
      p: 'Clothes last where somebody left enough cloth in the hem.',
      f: 'Look into your oldest collar and tell us what it says.',
      a: "Buy children's coats for the fourth child.",
      t: 'A tape sewn on all four sides outlives one that was ironed on.',
      h: 'Every family has one coat that has been to more schools than any of them.',
      i: 'Passing a coat on is a way of staying in touch.',
      l: 'It hangs on its hook and waits for the next one.',
    },
    work: 'Anyone who designs things might ask who the fourth owner is going to be. It changes seams, screws and batteries, and it is felt from the first day.',
    keep: "the day you clear out the children's clothes",
    send: 'the cousin whose coat you wore',
    own: [
      {
        about: 'second.?hand|pre.?loved|repair|children.?s clothes|made to last|lifetime',
        kinds: ['product', 'service', 'value', 'guarantee'],
        lead: 'Some clothes are meant for more than one owner.',
      },
    ],
    pic: {
      ask: 'A collar with an old name tape or label, close up',
      alt: 'An old name tape sewn into a coat collar',
    },
    claims: [['The scene is invented and told as such; deep hems allow letting down', 'tailoring practice']],
  },
];
