// Choosing well and using what was chosen.
import type { Idea } from '../../library/idea.ts';

export const CHOOSING: readonly Idea[] = [
  {
    id: 'take-it-to-the-door',
    format: 'tip',
    again: 9,
    emoji: '🪟',
    tags: ['ShoppingTips', 'Colour', 'InteriorTips'],
    unless: 'book ?shop|book ?store|bookseller',
    title: [
      'Why colours look different at home than in the shop',
      'Matching colours: look at them by daylight first',
    ],
    cover: 'Take it to the door first',
    gist: [
      'Colours change with the light they are seen in. Before you buy something to match, carry it to the door and look at it in daylight, then think of the lamp it will live under.',
      'Two blues that match under shop lights can part company on the {pavement|sidewalk}. Half a minute by the window settles it.',
    ],
    subject: ['Look at it by the door', 'Why the blue was a different blue'],
    hooks: {
      '*': [
        'It was grey in the shop. On your sofa it is unmistakably mauve.',
        'Before you pay for a colour, take it for a walk to the door.',
        'It left the shop grey and arrived purple.',
      ],
      p: 'A colour is only half in the cloth. The other half is in the lamp above it.',
      f: 'May we let you in on what we tell friends? Take it to the window before you decide.',
      a: 'Never match a colour under one light.',
      t: 'Two dyes can reflect the same mix under one lamp and a different one under another. The word for it is metamerism.',
      h: 'Navy or black is a question that has divided more {trousers|pants} from more jackets than fashion ever did.',
      i: 'Daylight is free, and it is the most honest thing in any shop.',
      l: 'A good colour is worth a few steps towards the window.',
    },
    lines: {
      '*': [
        'Matching two things? See them together in daylight, then under the lamp they will live with. If they agree in both, buy.',
        'Navy or black? Lay the two side by side at the window. Alone, each of them will tell you what you want to hear.',
        'Bring the cushion, the ribbon or the sock along. Nobody can carry a colour in their head for the length of a street.',
        'Warm bulbs flatter reds and browns and turn cool greys murky. Check which bulb you have at home before you choose a grey.',
      ],
      h: ['A navy jacket with black {trousers|pants} is a suit, provided that nobody opens the curtains.'],
    },
    scene: [
      "At {the till|the register} they were twins. Outside the door one of them is suddenly green, and its owner stands there holding both at arm's length.",
      'The throw was bought to go with the sofa. In the evening, under the reading lamp, they are not on speaking terms.',
    ],
    why: [
      [
        'A dye can only send back light that falls on it, and each kind of bulb is short of something else.',
        'Lamps differ in what they contain: a warm bulb has little blue in it, so a blue thing has little to work with.',
      ],
      [
        'Our eyes adjust to whatever light we stand in, and the yellow in a shop lamp goes unnoticed.',
        'After a minute indoors the brain calls any lamp white, and every colour shifts with it.',
      ],
    ],
    parts: [
      [
        ['See it at the window', 'Towards the light with it'],
        [
          'Daylight holds the whole mixture, so nothing in the dye can hide.',
          'A step outside is better still; ask first and leave your bag on the counter.',
          'Shop lamps are kind. The sun is honest.',
        ],
        'A scarf held up in an open doorway',
      ],
      [
        ['Then imagine the evening', 'Try it under a lamp like yours'],
        [
          'A living room lives by lamplight. If it must look right at eight, look at it under something warm.',
          'Hold it near a table lamp in the shop, since that is where it will spend its nights.',
          'Most of us own our rooms after dark.',
        ],
        'The same scarf under a table lamp',
      ],
      [
        ['Bring the thing it should match', 'Bring a bit of the real thing'],
        [
          'A thread, a paint card, the arm cover of the sofa: anything real beats memory.',
          'A photograph will not do, because your phone has corrected it already.',
          'Your memory has repainted the sofa.',
        ],
        'A paint card laid on a cushion',
      ],
    ],
    turn: [
      'Two lights, both pieces, one decision.',
      'If it passes at the door and at the lamp, it will pass at home.',
    ],
    asks: ['Which colour has fooled you?', 'Navy and black together: yes or no?'],
    ends: {
      p: 'A minute at the door saves an exchange.',
      f: 'Anyone who works in a shop has stood on the {pavement|sidewalk} with a sock. You are in good company.',
      a: 'Door, lamp, {till|register}.',
      t: 'Bulbs with a high colour rendering index narrow the gap and do not close it.',
      h: 'Shop lighting has never had to live in your hall.',
      i: 'Choose by the light in which you live.',
      l: 'At dusk, on the right chair, it will be exactly the grey you saw.',
    },
    work: 'Anyone who signs off colours knows the meeting in which a logo is right on one screen and wrong on the wall. Agree on the light before you argue about the shade.',
    keep: 'the next grey you fall for',
    send: 'the person who bought mauve',
    own: [
      {
        about: 'swatch|sample|daylight|take it home|approval',
        kinds: ['service', 'process', 'policy'],
        lead: 'Here is how to see it properly before you decide.',
      },
    ],
    pic: {
      ask: 'One coloured thing from your shelves, half in window light and half under a lamp',
      alt: 'The same fabric seen in daylight and in lamplight',
    },
    claims: [
      [
        'Metamerism: colours that match under one light source may not match under another',
        'colour science textbook',
      ],
      ['Eyes adapt to the colour of the light', 'colour science textbook'],
    ],
  },
  {
    id: 'numbers-to-carry',
    format: 'checklist',
    again: 9,
    emoji: '📏',
    tags: ['ShoppingTips', 'MeasureTwice', 'HomeTips'],
    title: [
      'The measurements worth keeping on your phone',
      'Measure once: sizes to have with you when you shop',
    ],
    cover: 'Numbers to carry with you',
    gist: [
      'Most things that go back were a size out. A note with a handful of measurements, taken once with a tape, saves the second trip.',
      'Measure the sill, the shelf, the bed, the feet. Put it all in one note and you never have to hold up your hands and say "about so".',
    ],
    subject: ['Seven numbers for your phone', 'About so wide, was it?'],
    hooks: {
      '*': [
        'Standing in a shop with your hands apart, saying "about so", is how lampshades go home twice.',
        'One quiet quarter of an hour with a tape measure, and you never guess in a shop again.',
        '"About this long," you say, and the shop looks at your hands.',
      ],
      p: 'A size out is the most ordinary reason for a second trip, and the easiest to avoid.',
      f: 'Got a tape measure and a cup of tea? Then come round the house with us.',
      a: 'Measure once. Write it down. Shop for years.',
      t: 'Height, width and depth, each in the same unit, with a note of where the {socket|outlet} is.',
      h: 'Show us how big the shelf is. Lovely. That was also the size of the fish, presumably.',
      i: 'To know your own home by heart takes surprisingly few numbers.',
      l: "What fits to a finger's breadth looks as if it had always stood there.",
    },
    lines: {
      '*': [
        'Numbers worth having on your phone: shelf height, windowsill depth, bed width, table length, and the shoe size of anyone you buy for.',
        "Before you buy a tablecloth: table plus a hand's width of drop on every side, doubled in your head. Most of us forget the second side.",
        'Photograph the gap with a tape measure held across it. The picture knows the number and also where the radiator is.',
        'Picture frame sizes name the picture, and the frame itself comes out larger. On a narrow wall, measure the outside.',
      ],
      h: ['My hands remember the shelf as much larger. They remember the salary that way, too.'],
    },
    scene: [
      'It is a lovely basket. It would go on the shelf, if the shelf is as deep as you think. You hold your hands apart and walk them carefully to the shelf in your mind.',
      'The frame hangs, and the picture is a thumb too tall for it. Back into the bag.',
    ],
    why: [
      [
        'We are poor at carrying a length in our heads, and it shrinks or grows on the way into town.',
        'Arms tire, traffic lights distract, and by the time you reach the shop the gap has changed its size.',
      ],
      [
        'Rooms hardly change, so a measurement taken today will serve for years.',
        'A sill measured once stays measured; only the children need doing again.',
      ],
    ],
    parts: [
      [
        ['Shelf: height and depth', 'The gap between two shelves'],
        [
          'Tall books, storage jars and baskets fail on height far more often than on width.',
          'Measure between the boards, at the back, where the bracket sits.',
          'At the back, where something is always in the way.',
        ],
        'A tape measure standing upright on a shelf',
      ],
      [
        ['Windowsill: how deep it is', 'How deep the window sill is'],
        [
          'It decides which pot, lamp or candlestick can stand there without being swept off by the curtain.',
          'Take it with the window open as well, if the window opens inwards.',
          'A finger too deep, and the window stays shut.',
        ],
        'A tape across a windowsill',
      ],
      [
        ['Table: length, width, seats', 'The table, with and without'],
        [
          'Cloths, runners and the number of napkins all start here.',
          'Note it once with the leaf in and once without.',
          'A cloth that is too short looks like a mistake.',
        ],
        'A tape laid along a dining table',
      ],
      [
        ['Bed and pillows as they are', 'What you sleep on'],
        [
          'Names for bed sizes differ between countries, whereas a width in figures is understood everywhere.',
          'A mattress has a depth, too, and fitted sheets care about it.',
          'In figures. Words like king mean nothing abroad.',
        ],
        'A tape across the end of a mattress',
      ],
      [
        ['The empty wall over the sofa', 'The free stretch of wall'],
        [
          'With the length of the sofa beside it, any picture can be judged in your head.',
          'Hold up newspaper in the size you have in mind and live with it for a day.',
          'A sheet of newspaper is an honest picture.',
        ],
        'A sheet of newspaper taped to a wall',
      ],
      [
        ['Feet, heads and ring fingers', "Everybody's feet"],
        [
          "Draw round a child's foot while they stand, and date it.",
          'A ring that fits on loan can be drawn round on paper, inside the band.',
          "And when. Children's do not wait.",
        ],
        'A pencil outline of a foot on paper',
      ],
    ],
    turn: [
      'Put them in one note, call it "sizes", and stop measuring with your arms.',
      'Anyone who shops with figures goes home once.',
    ],
    asks: ['What did you buy that turned out a thumb too big?', 'Whose shoe size do you know by heart?'],
    ends: {
      p: 'The tape goes back in the drawer; the numbers stay with you.',
      f: 'Share the note with whoever does the other half of the shopping.',
      a: 'Tape. Note. Done.',
      t: 'Record the unit. Inches and centimetres have met in many an unhappy curtain.',
      h: '"About this wide", with both hands, is not a measurement.',
      i: 'A home in which things fit feels bigger than it is.',
      l: 'There is a quiet pleasure in a thing that slides into its place.',
    },
    work: 'Those who furnish a shop, an office or a stand do the same with the numbers of the door, the {lift|elevator} and the van. A thing that fits the room also has to reach it.',
    tick: true,
    keep: 'the next trip into town',
    send: 'the one who says "about so"',
    own: [
      {
        about: 'made to measure|custom size|measur|bespoke',
        kinds: ['service', 'product', 'process'],
        lead: 'With numbers in hand, more is possible.',
      },
    ],
    pic: {
      ask: 'A tape measure across an empty shelf or windowsill, number visible',
      alt: 'A tape measure lying across a windowsill',
    },
    claims: [
      ['Names of bed sizes differ between countries', 'bedding trade practice'],
      ['Frame sizes refer to the picture', 'framing trade practice'],
    ],
  },
  {
    id: 'wool-wants-air',
    format: 'myth',
    again: 10,
    emoji: '🧶',
    tags: ['WoolCare', 'Knitwear', 'CareForClothes'],
    unless: 'book ?shop|book ?store|bookseller',
    myth: 'A {jumper|sweater} has to be washed after every wear',
    short: ['Wool wants air far more often than water.', 'No. Mostly it only wants a window.'],
    title: [
      'How often should you wash a wool {jumper|sweater}?',
      'Caring for wool: air it more, wash it less',
    ],
    cover: 'Your {jumper|sweater} wants air, not water',
    gist: [
      'Wool gives off smells when it hangs in moving air. Unless there is a stain or a tight underarm, a night by an open window does more for a {jumper|sweater} than a wash.',
      'Washing wears wool more than wearing does. Hang it in damp air overnight, brush off the dry bits, and keep water for real dirt.',
    ],
    subject: ['Leave that {jumper|sweater} out of the wash', 'What wool would rather have'],
    hooks: {
      '*': [
        'The worst day in the life of most {jumpers|sweaters} is a Saturday, in a drum.',
        "A good {jumper|sweater} can smell of last night's dinner at eight and of nothing at all by breakfast.",
        'Sheep do not go in at forty degrees either.',
      ],
      p: 'Most knitwear is washed to death long before it is worn out.',
      f: 'Your {jumper|sweater} is probably fine. Hang it up and leave the machine alone.',
      a: 'Air it. Brush it. Wash it when it is dirty.',
      t: 'A wool fibre takes up moisture into its core and gives it back to dry air, and much of the smell leaves with it.',
      h: 'Sheep stand in the rain all year and do not shrink. What happens to their {jumpers|sweaters} is on us.',
      i: 'Looking after one good {jumper|sweater} is a small, warm answer to having too many.',
      l: 'An open window, a wooden chair, a night. By morning it is itself again.',
    },
    lines: {
      '*': [
        '{Jumper|Sweater} smells of dinner? Over a chair, by an open window, overnight. Wool lets go of smells in damp moving air.',
        'Heat alone rarely felts wool. Heat with rubbing does, and a washing machine is a device for exactly that.',
        'Dry a {jumper|sweater} flat on a towel. Hung up wet, it becomes a dress.',
        'Between washes: a soft brush down the front, a night by the window, a day off. Most knitwear asks for nothing else.',
      ],
      h: [
        'The machine has a wool setting. So do some uncles, and nobody lets them near the cashmere either.',
      ],
    },
    scene: [
      'After the restaurant it goes straight to the laundry basket: worn for three hours, sat on a chair, spilled on by nobody.',
      'Somebody holds up a {jumper|sweater} that fitted an adult in the morning. The dog looks interested.',
    ],
    why: [
      [
        'Wool takes up moisture and gives it off again, and many smells go along with it.',
        'The fibre breathes in the plain sense of the word: water vapour moves in, water vapour moves out.',
      ],
      [
        'Each wash rubs the scales of the fibres against one another, and that is how felt is made.',
        'Under a lens a wool hair looks like a pine cone. Knock enough of them together in warm water and they lock.',
      ],
    ],
    parts: [
      [
        ['Hang it in moving air overnight', 'A night outside, or nearly'],
        [
          'A damp evening works better than a dry one, since the moisture carries smells away.',
          'The bathroom after a shower will do when there is no balcony.',
          'Fog and steam are the best laundry there is.',
        ],
        'A {jumper|sweater} over a chair by an open window',
      ],
      [
        ['Brush off what has dried', 'What is dry can be brushed'],
        [
          'Crumbs and dried mud come away with a soft clothes brush, downwards, with the knit.',
          'Let the mark dry first; rubbed in wet, it goes deeper.',
          'With the stitches, not against.',
        ],
        'A soft brush moving down a sleeve',
      ],
      [
        ['Wash cool, without wringing', 'If it must be washed'],
        [
          'Press it in a towel instead, and keep the rinse as cool as the wash.',
          'Lukewarm water, a wool detergent, ten quiet minutes: the knit should hardly notice.',
          'Hardly warm, hardly moved, and never twisted.',
        ],
        'A {jumper|sweater} rolled up in a towel',
      ],
    ],
    turn: [
      'The label says how to wash it. It does not say how often.',
      'Give the wash basket to the shirts.',
    ],
    asks: [
      'How often do your {jumpers|sweaters} go in the wash?',
      'What is the oldest {jumper|sweater} you still wear?',
    ],
    ends: {
      p: 'Fewer washes mean fewer bobbles and a longer life.',
      f: 'Open the window, hang it up, and make some tea.',
      a: 'Air first. Water last.',
      t: 'Synthetics behave differently: they hold on to body smells and want washing sooner.',
      h: 'If it has already come out child-sized, congratulations. You have made felt.',
      i: 'Warmth that lasts for years costs the least, the world included.',
      l: 'Worn again, it smells faintly of weather.',
    },
    caution: [
      'Follow the care label, and test anything unknown on an inside seam.',
      'Go by the care label, and try anything new on a seam inside.',
    ],
    keep: 'the morning after the restaurant',
    send: 'the person who runs the machine at home',
    own: [
      {
        about: 'wool|merino|cashmere|lambswool|alpaca',
        kinds: ['product', 'service', 'price'],
        lead: 'Here is something that will be glad of the window.',
      },
    ],
    pic: {
      ask: 'A {jumper|sweater} over a chair near an open window',
      alt: 'A wool {jumper|sweater} airing on a chair by an open window',
    },
    claims: [
      [
        'Wool absorbs and releases moisture and odours; airing reduces need to wash',
        'textile science, wool industry care advice',
      ],
      ['Felting comes from agitation with moisture and heat', 'textile science textbook'],
      ['Synthetic fibres retain body odour more than wool', 'textile studies'],
    ],
  },
  {
    id: 'saved-for-best',
    format: 'mistake',
    again: 10,
    emoji: '🥂',
    tags: ['UseTheGoodPlates', 'SlowLiving', 'BuyLess'],
    wrong: 'Saving the good things for a better day',
    title: [
      'Why things kept for best go bad in the cupboard',
      'Use the good china: what storing does to things',
    ],
    cover: 'Use the good one on Tuesday',
    gist: [
      'Elastic perishes, candles fade, leather dries and paper yellows while they wait for an occasion. Used things last well; stored things only look as if they did.',
      'What is kept for best grows old in the dark. Bring out the good cup on a Tuesday.',
    ],
    subject: ['Your good plates are getting old', 'Is Tuesday good enough?'],
    hooks: {
      '*': [
        'Somewhere in your house a good tablecloth is turning yellow along its folds, waiting for somebody important.',
        'A shoe that is never worn can fall apart in the box.',
        'It has been waiting for an occasion, and it has grown old.',
      ],
      p: 'Storage wears things out as well. It simply does so where nobody is looking.',
      f: 'Which is the thing that you own, love and never use? Bring it out tonight.',
      a: 'Use the good plates today.',
      t: 'Rubber oxidises, elastic loses its stretch, dyes fade, and none of them needs to be worn for that.',
      h: 'The good towels are for guests. The guests have never touched them, because they look like the good towels.',
      i: 'The people who deserve the nice cups are mostly the ones who are there on a Tuesday.',
      l: 'Silver that is used each day needs little polishing. The hand does it.',
    },
    lines: {
      '*': [
        'Silver cutlery in daily use hardly tarnishes. In the drawer, for best, it turns black.',
        'Unworn shoes can perish: the glue dries, the sole crumbles. If they come out of the box once a year, make it a walk.',
        'Pick one thing that you keep for best and use it this week for something ordinary. Toast off the wedding plates is very good toast.',
        'Scented candles lose their scent and their colour in the light. Burn the nice one this month.',
      ],
      h: ['A soap that is saved for best smells of best for one year and of cupboard ever after.'],
    },
    scene: [
      'At the back, behind the mugs with adverts on them, stand six thin glasses that nobody has drunk from since they were unwrapped.',
      'The dress bag has hung there for four summers. Inside, the elastic has quietly let go.',
    ],
    why: [
      [
        'Folds crease and yellow, rubber turns brittle, leather wants to be touched: waiting is hard on materials.',
        'Many materials age in a cupboard just as they do outside it, only without giving anybody pleasure.',
      ],
      [
        'What is used gets looked at, wiped and mended in time.',
        'Daily use is also daily inspection, so a loose thread is found while it is short.',
      ],
    ],
    parts: [
      [
        ['Move one good thing to the front', 'Put the fine one where your hand goes'],
        [
          'We take what stands nearest, so swap the good cups with the advertising mugs.',
          'Reach decides. Put the fine bowl where the cereal bowl used to be.',
          'You will take it without deciding.',
        ],
        'A good cup placed at the front of a shelf',
      ],
      [
        ['Give it an ordinary job', 'Find it some work'],
        [
          'The crystal holds toothbrushes, the silk goes to the supermarket, and nothing happens.',
          'A linen napkin on a weekday is simply a napkin that feels nice.',
          'Nothing that is used on a Tuesday gets brittle.',
        ],
        'Toast on a fine old plate',
      ],
      [
        ['Refold what you must store', 'What has to lie, lay it another way'],
        [
          'Along new lines, once a year, so that the creases do not set.',
          'Roll cloth around tissue, and let leather lie in the open for an afternoon.',
          'A fold that never moves becomes a tear.',
        ],
        'Hands refolding a tablecloth',
      ],
    ],
    turn: [
      'One chipped glass in ten years is a fair price for ten years of the other five.',
      'The occasion you are waiting for is usually a wet Tuesday.',
    ],
    asks: ['What are you keeping for best?', 'What is your everyday luxury?'],
    ends: {
      p: 'Use protects more than a cupboard does.',
      f: 'Go and fetch it. We will wait.',
      a: 'Tonight. The thin glasses.',
      t: 'Exceptions: anything toxic when chipped, and anything your insurer has a photograph of.',
      h: 'The good towels have been waiting for a guest who never came.',
      i: 'A life has more Tuesdays than occasions.',
      l: 'Bring out the thin glasses. Water will do.',
    },
    work: 'Many an office has a good pen, a good room and a good set of cups, all kept for visitors. The people who are there every day notice which ones they get.',
    keep: 'the next ordinary Tuesday',
    send: 'someone with a cupboard full of "for best"',
    pic: {
      ask: 'Something fine in everyday use: toast on a good plate, tea in the thin cup',
      alt: 'Buttered toast on a fine old plate',
    },
    claims: [
      [
        'Rubber, elastic, adhesives and dyes degrade in storage; unworn shoes may suffer sole crumbling',
        'materials science; shoe trade experience',
      ],
      ['Silver in regular use tarnishes less', 'silver care advice'],
    ],
  },
  {
    id: 'bag-or-paper',
    format: 'either',
    again: 11,
    emoji: '🛍️',
    tags: ['GiftWrapping', 'ThisOrThat', 'GiftTalk'],
    title: ['Gift bag or wrapping paper?', 'Wrapping paper or a gift bag: what do you like?'],
    cover: 'Bag or paper?',
    gist: [
      'A bag takes ten seconds and lives through several birthdays. Paper takes ten minutes and gives somebody the sound of tearing it.',
      'One is handed on for years, the other is ripped in three seconds with great joy. Which side are you on?',
    ],
    subject: ['Bag or paper?', 'Tissue on top or tape underneath?'],
    hooks: {
      '*': [
        'Some gift bags have been to more birthdays than the people who carry them.',
        'There are those who tear, those who fold it up and keep it, and those who hand over a bag.',
        'There are people who tear and people who steam it off.',
      ],
      p: 'Bags save time and paper gives ceremony. Most families have settled the matter without ever discussing it.',
      f: 'We need to know this about you: bag or paper?',
      a: 'Paper for children. A bag for trains.',
      t: 'A bag: nil folds, many uses. Paper: about six folds, one use, one very good noise.',
      h: 'No one has ever bought a gift bag. There are nine in the world and we pass them round.',
      i: 'The joy of a {parcel|package} starts before anyone knows what is in it.',
      l: 'Heavy paper, one ribbon, and the sound it makes.',
    },
    lines: {
      '*': [
        'Bag or paper? You have one {parcel|package}, a train to catch and three minutes.',
        'Folding the paper up for next year: a habit of grandmothers, and increasingly of everybody else.',
        'A gift bag wants two sheets of tissue, pulled up from the middle, not scrunched from the edges. It stands up by itself.',
        'Test for recyclable wrapping: crumple it. If it stays a ball it is mostly paper; if it springs open it is likely to be plastic film.',
      ],
      h: ['The bag says "Happy birthday Karen". It has been used for five people, one of whom was a Karen.'],
    },
    scene: [
      'Ten minutes until the party. On the table: a roll of paper, a bag with a reindeer, and it is May.',
      'A cupboard door opens and forty folded gift bags slide out, like a deck of cards that knows your whole family.',
    ],
    why: [
      [
        'Both hide the thing for a moment, and that moment is the point of wrapping.',
        'The wrapping makes everyone stop and look, which an unwrapped present cannot do.',
      ],
    ],
    parts: [
      [
        'The bag',
        [
          'Quick, forgiving of handles, and good for another eight parties. Nobody has to hunt for the end of the tape.',
          'It travels well and comes home again. What it lacks is suspense, since anyone may look in from above.',
          'In, tissue on top, done. And it comes back in spring.',
        ],
        'A gift bag with tissue pulled up out of it',
      ],
      [
        'The paper',
        [
          'It can be shaken, guessed at and torn. For anyone under ten there is no other answer.',
          'Sharp corners and a bow look like trouble taken, and they are.',
          'Somebody has to work for it, and you get to watch.',
        ],
        'Paper being folded sharply over a box',
      ],
    ],
    turn: [
      'Both sides do agree that the tape is never where it should be.',
      'A bag is an open question. Paper keeps the secret a little longer.',
    ],
    asks: ['Bag or paper?', 'Do you tear it or save it?'],
    ends: {
      p: 'Either way, write the name on it before the party.',
      f: 'Tell us below, and say how many bags are in your cupboard.',
      a: 'Choose by age of recipient.',
      t: 'Over ten uses a bag needs less material than ten sheets. At one use, it is the other way about.',
      h: 'Gift bags are never bought. They only change houses.',
      i: 'All of it only says: this is for you, and I took a minute over it.',
      l: 'And afterwards the ribbon, wound up and kept.',
    },
    keep: 'the next birthday with a train to catch',
    send: 'the person who saves the paper',
    own: [
      {
        about: 'gift.?wrap|ribbon|wrapping paper',
        kinds: ['service', 'offer', 'policy', 'product'],
        lead: 'There are also people who would rather not choose.',
      },
    ],
    pic: {
      ask: 'A gift bag and a {parcel|package} in paper side by side',
      alt: 'A gift bag beside a present wrapped in paper',
    },
    claims: [['The scrunch test separates paper from plastic film', "recycling bodies' consumer advice"]],
  },
  {
    id: 'how-a-window-is-dressed',
    format: 'behind',
    again: 9,
    emoji: '🪞',
    tags: ['WindowDisplay', 'VisualMerchandising', 'BehindTheScenes'],
    title: [
      'How a shop window is dressed, and how to do it at home',
      'Arrange a shelf the way shops dress a window',
    ],
    cover: 'How a window is dressed',
    gist: [
      'A good shop window is built for somebody walking past in three seconds: one idea, different heights, and a gap. The same rules make a shelf at home look finished.',
      'Window dressers take things out until one story is left. Your mantelpiece would like the same treatment.',
    ],
    subject: ['Three seconds on the {pavement|sidewalk}', 'Dress a shelf like a window'],
    hooks: {
      '*': [
        'A shop window has about three seconds, and most of those belong to a phone.',
        'The most expensive thing in a good shop window is the empty space.',
        'The gap is what you are looking at. You do not know it.',
      ],
      p: 'A window display follows a few plain rules, and all of them work on a shelf at home.',
      f: 'Ever wonder why a shelf in a shop looks better than the same things on yours? Come and look behind the glass.',
      a: 'One story. Three heights. Leave a gap.',
      t: 'Main piece at the eye level of a passer-by, support below, light from the front and one side.',
      h: 'Dressing a window means crawling about in your socks while half the town walks past and waves.',
      i: 'There is a small theatre on every {high street|main street}, and the curtain is up all night.',
      l: 'A chair, a coat, a single pear. The eye supplies the rest.',
    },
    lines: {
      '*': [
        'How to make a shelf look finished: odd numbers, three heights, and one thing fewer than you think.',
        'Window dressers go outside, walk past, and look again. At home: leave the room, come back in, and see what your eye hits first.',
        'Group things that share one trait, such as a colour or a material. Then add one that does not.',
        'Books lying flat make a small stage. Whatever stands on top of them is suddenly important.',
      ],
      h: ['A mannequin takes ten minutes to dress and twenty to find her other hand.'],
    },
    scene: [
      'A ladder, a mouth full of pins, stocking feet on the boards. On the other side of the glass a small child presses its nose flat and watches.',
      'It is evening, the shop is shut, and in the lit window somebody moves a vase a hand to the left. Then back.',
    ],
    why: [
      [
        'Someone who walks past takes in one thing at most, so a window with ten ideas shows none of them.',
        'At walking pace the eye has time for a single shape. Everything else has to lead there.',
      ],
      [
        'Heights and gaps steer the eye, and a row of equal things lets it slide off.',
        'We look where something sticks up, and then where something is missing.',
      ],
    ],
    parts: [
      [
        ['Begin with one main piece', 'Choose one thing that leads'],
        [
          'It goes where a passing eye falls by itself, a little off the centre.',
          'Choose it before anything else, or the props will choose for you.',
          'If all of it is important, nothing is.',
        ],
        'One object placed alone on an empty shelf',
      ],
      [
        ['Build three heights around it', 'Set things at different heights'],
        [
          'Boxes, books and a hidden tin lift things into a slope.',
          'Tall behind, low in front, something in between: the shape of a family photograph.',
          'Hide a book under one of them.',
        ],
        'A hidden box under a cloth',
      ],
      [
        ['Walk past it yourself', 'Go out and look'],
        [
          'Out of the door, along the {pavement|sidewalk}, back. Only then do you see what others see.',
          'From the inside every display is good. The verdict hangs on the far side of the glass.',
          'It was made for those out there.',
        ],
        'Somebody looking at a window from the {pavement|sidewalk}',
      ],
      [
        ['Take one thing away', 'Take away the last idea'],
        [
          'The last piece added is often the one too many.',
          'If nothing is missed once it has gone, it was clutter.',
          'You will not miss it by tomorrow.',
        ],
        'A hand lifting one object out of a group',
      ],
    ],
    turn: [
      'Then the lamp is switched on, and the street takes over.',
      'A mantelpiece is a window with a kinder audience.',
    ],
    asks: ['Which shop window do you slow down for?', 'What stands in the middle of your shelf?'],
    ends: {
      p: 'Ten minutes on one shelf will show the difference.',
      f: 'Try it on the shelf that annoys you most.',
      a: 'Remove one. Look again.',
      t: 'Odd groups read as one shape, even ones tend to split into pairs.',
      h: 'Whatever you are looking for is in the box with the tinsel.',
      i: 'Someone on the night bus will look up and be glad of it.',
      l: 'What is left out is felt as calm.',
    },
    work: 'Stands at fairs, waiting rooms and home pages have the same three seconds. The question for each of them is what a person would say they saw after walking by.',
    keep: 'the shelf you have never been happy with',
    send: 'the friend who rearranges things at night',
    own: [
      {
        about: 'window|display',
        kinds: ['event', 'story', 'people', 'process', 'place'],
        lead: 'Our own glass has a story as well.',
      },
    ],
    pic: {
      ask: 'Your window from the {pavement|sidewalk}, or one shelf with three heights',
      alt: 'A shop window with one main object and a few smaller ones',
      need: 'photo',
    },
    claims: [
      [
        'Focal point, varied heights, odd grouping and space are standard display rules',
        'visual merchandising practice',
      ],
    ],
  },
  {
    id: 'cloth-words',
    format: 'glossary',
    again: 12,
    emoji: '🧵',
    tags: ['FabricFacts', 'TextileWords', 'CareForClothes'],
    unless: 'book ?shop|book ?store|bookseller',
    title: 'Fabric words explained: nap, bias, selvedge and more',
    cover: 'Speak fluent cloth',
    gist: [
      'Nap, bias, selvedge, hand: the words on labels and on the lips of tailors, in plain English, so that you know what you are touching.',
      'A handful of cloth words tells you how a thing will hang, wear and wash before you have bought it.',
    ],
    subject: ['What is a selvedge?', 'A few words about cloth'],
    hooks: {
      '*': [
        'When somebody in a shop rubs a sleeve and says "nice hand", they mean the cloth.',
        'A few short words stand between you and every care label, pattern and tailor.',
      ],
      p: 'Cloth has a vocabulary, and it describes how a thing will behave once it is yours.',
      f: 'Nodding along at the tailor? Here is what was being said.',
      a: 'Know these and you can judge cloth with your eyes shut.',
      t: 'Woven cloth has two directions and one diagonal, and each behaves differently under load.',
      h: 'It is called the selvedge because it keeps the edge to itself. Old spelling, old joke.',
      i: 'People have woven for thousands of years, and their words still fit in the hand.',
      l: 'Run a thumb across it. The vocabulary comes afterwards.',
    },
    lines: {
      '*': [
        'Hold a cloth up to the light. Even threads and few gaps mean it was woven densely, and dense cloth wears longer.',
        'Velvet stroked one way is dark, and the other way light. That is the nap, and it is why curtains from two rolls never match.',
        'Cut on the bias means cut on the diagonal. The cloth then gives a little everywhere, which is why such skirts move so well.',
        'Pilling is short fibres working loose and knotting. It shows what rubbed, and as a rule it slows down once those fibres are gone.',
      ],
      h: ['"It has a lovely drape." So does a teenager on a sofa, and nobody pays for one by the metre.'],
    },
    scene: [
      'The label has four words on it, two of them French. The assistant says something about the warp, and you say "mm".',
      'Two scarves, same colour, three times the price. Somebody who knows cloth closes her eyes and holds a corner of each.',
    ],
    why: [
      [
        'Cloth looks flat, but it has directions, and nearly every one of these words is about them.',
        'Threads run along, across and at a slant, and each line pulls in its own way.',
      ],
      [
        'Anyone who can name what they feel can also ask for it.',
        'With the right word, "not this stuff, the other stuff" becomes a question that a shop can answer.',
      ],
    ],
    parts: [
      [
        'Warp and weft',
        [
          'The threads along the length, and the ones woven across them. Warp is the stronger.',
          'Warp is stretched on the loom first; weft goes over and under it.',
        ],
        'Close-up of a coarse weave',
      ],
      [
        'Selvedge',
        [
          'The finished border of a length of cloth, where the weft turns round. It does not fray.',
          'A self-made edge, woven tight so that the roll stays in shape.',
        ],
        'The edge of a roll of cloth',
      ],
      [
        'Bias',
        [
          'The diagonal. Pull there and even a stiff cotton will give.',
          'At forty-five degrees to the threads, and the reason a tie knots softly.',
        ],
        'A cloth corner pulled on the diagonal',
      ],
      [
        'Nap',
        [
          'Raised fibres that all lie one way, as on velvet, flannel and some felt.',
          'Fur, in short: smooth down, rough up, and lighter from one side.',
        ],
        'A finger drawing a line in velvet',
      ],
      [
        'Hand',
        [
          'How a cloth feels when you hold it: dry, crisp, soapy, soft.',
          'Tailors speak of it as cooks do of seasoning, and mean the touch.',
        ],
        'A thumb and finger rubbing a sleeve',
      ],
      [
        'Drape',
        [
          'How it falls when nothing holds it. Linen breaks, silk pours.',
          'Let a corner hang over your fist; whatever it does there, it will do as a curtain.',
        ],
        'A corner of cloth hanging over a fist',
      ],
    ],
    turn: [
      'Close your eyes, rub a corner, and say which it is.',
      'A cloth tells most of this itself, once you know what to ask.',
    ],
    asks: ['Which word on a label has always puzzled you?', 'What do you own with the nicest hand?'],
    ends: {
      p: 'With these words you can describe almost any fabric you will meet.',
      f: 'Ask for the hand next time. Somebody behind the counter will smile.',
      a: 'Touch first. Read the label second.',
      t: 'Weight per area tells you the rest: it stands on the roll or the label.',
      h: 'If in doubt, stroke it and nod. Everyone does.',
      i: 'Every piece of cloth was once thread that somebody had to set in order.',
      l: 'And then there is silk, which explains itself.',
    },
    keep: 'the next care label you cannot read',
    send: 'someone learning to sew',
    own: [
      {
        about: 'linen|silk|cotton|velvet|tweed|fabric',
        kinds: ['product', 'process'],
        lead: 'Here is something to try the words on.',
      },
    ],
    pic: {
      ask: 'Close-up of a weave or the edge of a cloth, in side light',
      alt: 'Close-up of woven fabric with its edge',
    },
    claims: [
      ['Definitions of warp, weft, selvedge, bias, nap, hand, drape', 'definition, textile dictionaries'],
      ['"Selvedge" derives from self and edge', 'etymological dictionary'],
    ],
  },
  {
    id: 'bought-it-twice',
    format: 'question',
    again: 10,
    emoji: '2️⃣',
    tags: ['OldFavourites', 'ShopTalk', 'BuyItForLife'],
    title: ['What have you bought twice because it was so good?', 'Things worth buying again'],
    cover: 'What did you buy twice?',
    gist: [
      'The second purchase says more than any review: you know the thing, and you want exactly that one again. What was yours?',
      'A coat, a pen, a mug, the same novel for a friend. What did you go back for?',
    ],
    subject: ['What have you bought twice?', 'The same one again, please'],
    hooks: {
      '*': [
        'The highest praise in any shop is "the same one again, please".',
        'You can tell what somebody really likes by what they have owned two of.',
        'Praise is cheap. A second one costs money.',
      ],
      p: 'The first time we buy a promise. The second time we buy a fact.',
      f: 'We are curious: what did you like so much that you went back for another?',
      a: 'The second purchase is the only review that counts.',
      t: 'The sample size is one person and several years, with daily testing.',
      h: 'Own the same grey cardigan three times over, and everyone thinks you have one and never wash it.',
      i: 'Something that was worn out with love leaves behind a very precise wish.',
      l: 'To know what you like, and to ask for it again: an old and quiet luxury.',
    },
    lines: {
      '*': [
        'What have you bought a second time because the first was so good? One word will do.',
        'If you find the shirt, the shoe or the pen that suits you, write down the exact name before the label washes out.',
        'A book that you buy a third time is no longer a book. It is a loan scheme.',
        'Photograph the label of everything you love on the day you take it home. In six years it will be unreadable.',
      ],
      h: [
        'They changed the {trousers|pants}. Same name, same number, and one pocket has gone to live elsewhere. There ought to be an ombudsman.',
      ],
    },
    scene: [
      'She lays the old wallet on the counter, worn down to the lining. "This," she says. "Just this."',
      'There is a mug in the dishwasher with a chip in it, and a second one at the back of the cupboard, in case.',
    ],
    why: [
      [
        'We forget most of what we buy. What gets bought again has been through daily life and come out well.',
        'Adverts can win a first purchase, but only a good handle or a seam that holds can win the second.',
      ],
    ],
    parts: [
      [
        ['Clothes that fitted from day one', 'What fitted at once'],
        [
          'The cut that never pinched, in another colour, or in the very same.',
          'Once a shoulder sits right, there is little reason to keep looking.',
          'You walked out in it and went back for another.',
        ],
        'Two of the same shirt on hangers',
      ],
      [
        ['A tool for every day', 'What you use without noticing'],
        [
          'The peeler, the pen, the bag with the pocket in the right place.',
          'Whatever is in your hand four times a day gets judged four times a day.',
          'It was missed for a day, and that was enough.',
        ],
        'Two identical pens, one worn',
      ],
      [
        ['Something to give away', 'What you cannot keep'],
        [
          'A novel, a jar, a candle that you keep pressing on other people.',
          'Some things we buy again because the last one went home with a guest.',
          'Somebody always looks at it like that.',
        ],
        'A paperback handed across a table',
      ],
    ],
    turn: [
      'Tell us the thing, and what happened to the first one.',
      'The story of the first one is usually the better half.',
    ],
    asks: ['What have you bought twice?', 'Which favourite did they stop making?'],
    ends: {
      p: 'Such a list is worth more than a page of ratings.',
      f: 'And if it no longer exists, we will mourn with you.',
      a: 'One thing. Name it.',
      t: 'Please state years of service and cause of death.',
      h: 'The maker changes the cut the year after you fall in love. It is a law.',
      i: 'There are things that keep us company for decades. They deserve a mention.',
      l: 'Very few things are asked back.',
    },
    work: 'Repeat orders tell a maker or a buyer more than a survey. It is worth asking the ones who came back what they would have missed.',
    keep: 'the day your favourite wears out',
    send: 'the friend who owns three of the same {jumper|sweater}',
    own: [
      {
        about: 'ask(?:ed)? for again|come back for|reorder|bestsell|most popular|since (?:we opened|day one)',
        kinds: ['product', 'story', 'proof', 'number'],
        lead: 'Some things people do come back for.',
      },
    ],
    pic: {
      ask: 'Two of the same thing side by side, one worn and one new',
      alt: 'A worn and a new copy of the same object side by side',
    },
    claims: [['Repeat purchase shows satisfaction after use', 'retail practice, common experience']],
  },
];
