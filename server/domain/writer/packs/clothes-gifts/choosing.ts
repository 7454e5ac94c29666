// Choosing well and using what was chosen.
import type { Idea } from '../../library/idea.ts';
import { CLOTHES, HOME } from './kinds.ts';

export const CHOOSING: readonly Idea[] = [
  {
    id: 'take-it-to-the-door',
    format: 'tip',
    again: 9,
    emoji: '🪟',
    tags: ['ShoppingTips', 'Colour', 'InteriorTips'],
    only: `${CLOTHES}|${HOME}`,
    title: [
      'Why colours look different at home than in the shop',
      'Matching colours: look at them by daylight first',
    ],
    cover: 'Look at the colour by the door',
    gist: [
      'Colours change with the light. Before you buy something to match, carry it to the door and look at it in daylight, then think of the lamp it will stand under at home.',
      'Two blues that match under shop lights can differ on the {pavement|sidewalk}. Half a minute by the window settles it.',
    ],
    subject: ['Look at the colour by the door', 'Why the blue was a different blue'],
    hooks: {
      '*': [
        'The cushion was grey in the shop. On your sofa it is mauve.',
        'Before you pay for a colour, take it for a walk to the door.',
      ],
      p: 'A colour depends on the cloth and on the lamp above it.',
      f: 'May we let you in on what we tell friends? Take it to the window before you decide.',
      a: 'Never match a colour under one light.',
      t: 'Two dyes can match under one lamp and differ under another. The word for it is metamerism.',
      h: 'More {trousers|pants} have fallen out with more jackets over navy and black than over any fashion.',
      i: 'Daylight is free, and it shows a colour as it is.',
      l: 'A good colour is worth a few steps towards the window.',
    },
    lines: {
      '*': [
        'Matching two things? See them together in daylight, then under the lamp they will live with. If they agree in both, buy.',
        'Navy or black? Lay the two side by side at the window. Seen alone, either could be both.',
        'Matching a colour? Bring the cushion, the ribbon or the sock along. Nobody can remember a shade for the length of a street.',
        'Warm bulbs flatter reds and browns and turn cool greys murky. Check which bulb you have at home before you choose a grey.',
      ],
      h: ['A navy jacket with black {trousers|pants} is a suit, provided that nobody opens the curtains.'],
    },
    scene: [
      'At {the till|the register} the two blues were twins. Outside the door one of them is suddenly green.',
      'The throw was bought to go with the sofa. In the evening, under the reading lamp, the two do not match at all.',
    ],
    why: [
      [
        'A dye can only send back the light that falls on it, and every kind of bulb lacks some of it.',
        'A warm bulb has little blue in it, so a blue thing looks dull under it.',
      ],
      [
        'Our eyes adjust to whatever light we stand in, and the yellow in a shop lamp goes unnoticed.',
        'After a minute indoors the brain calls any lamp white, and every colour shifts with it.',
      ],
    ],
    parts: [
      [
        ['Look at the colour in daylight', 'See it in the open doorway'],
        [
          'Daylight contains all the colours, so you see every one that is in the cloth.',
          'A step outside is better still; ask first and leave your bag on the counter.',
        ],
        'A scarf held up in an open doorway',
      ],
      [
        ['Then look at it by lamplight', 'Try it under a lamp like yours'],
        [
          'If it has to look right in the evening, look at it under something warm.',
          'Hold it near a table lamp in the shop, since that is where it will spend its nights.',
        ],
        'The same scarf under a table lamp',
      ],
      [
        ['Bring the thing it should match', 'Bring a sample of the colour'],
        [
          'A thread, a paint card, the arm cover of the sofa: anything real beats memory.',
          'A photograph will not do, because your phone has corrected it already.',
        ],
        'A paint card laid on a cushion',
      ],
    ],
    turn: [
      'Look in two lights, then decide.',
      'If it passes at the door and at the lamp, it will pass at home.',
    ],
    asks: ['Which colour has fooled you?', 'Navy and black together: yes or no?'],
    ends: {
      p: 'A minute at the door saves an exchange.',
      f: 'Anyone who works in a shop has stood on the {pavement|sidewalk} comparing two socks. You are in good company.',
      a: 'Door first, lamp second, {till|register} last.',
      t: 'Bulbs with a high colour rendering index narrow the gap and do not close it.',
      h: 'Shop lights have never had to live in your hall.',
      i: 'Choose a colour by the light you live in.',
      l: 'At home, at dusk, it will be exactly the grey you chose.',
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
    only: HOME,
    title: [
      'The measurements worth keeping on your phone',
      'Sizes to have with you when you shop for the home',
    ],
    cover: 'Measurements for your phone',
    gist: [
      'Most things that go back were a size out. A note with a handful of measurements, taken once with a tape, saves the second trip.',
      'Measure the sill, the shelf, the bed, the feet. Put it all in one note and you never have to hold up your hands and say "about so".',
    ],
    subject: ['Seven measurements for your phone', 'Measure before you go shopping'],
    hooks: {
      '*': [
        'Holding your hands apart and saying "about so" is how a lampshade comes home in the wrong size.',
        'One quiet quarter of an hour with a tape measure, and you never guess in a shop again.',
      ],
      p: 'The wrong size is the most common reason for a second trip, and the easiest to avoid.',
      f: 'Got a tape measure and a cup of tea? Then go round the house once and write these down.',
      a: 'Measure once. Write it down. Shop for years.',
      t: 'Height, width and depth, each in the same unit, with a note of where the {socket|outlet} is.',
      h: '"About this big," with both hands. That was also the size of the fish, presumably.',
      i: 'It takes only a few numbers to know your own home by heart.',
      l: 'Something that fits to the finger looks as if it had always stood there.',
    },
    lines: {
      '*': [
        'Numbers worth having on your phone: shelf height, windowsill depth, bed width, table length, and the shoe size of anyone you buy for.',
        "Buying a tablecloth? Measure the table and add a hand's width of drop on every side. Most people forget the second side.",
        'Photograph the gap with a tape measure held across it. Then you have the number, and you can see where the radiator is.',
        'Frame sizes name the picture inside. The frame itself is larger, so on a narrow wall measure the outside.',
      ],
      h: ['My hands remember the shelf as much larger. They remember my salary that way, too.'],
    },
    scene: [
      'It is a lovely basket, and it would go on the shelf, if the shelf is as deep as you think. You hold your hands apart and try to remember.',
      'You carry the frame home, and the picture is a finger too tall for it. Back to the shop.',
    ],
    why: [
      [
        'Nobody can carry a length in their head. It shrinks or grows on the way into town.',
        'You were sure of the width at home. In the shop, an hour later, you are guessing.',
      ],
      [
        'Rooms hardly change, so a measurement taken today will serve for years.',
        'A windowsill only has to be measured once.',
      ],
    ],
    parts: [
      [
        ['Shelf: height and depth', 'Measure the gap between two shelves'],
        [
          'Tall books, storage jars and baskets fail on height far more often than on width.',
          'Measure between the boards, at the back, where the bracket sits.',
        ],
        'A tape measure standing upright on a shelf',
      ],
      [
        ['Windowsill: how deep it is', 'Measure the depth of the windowsill'],
        [
          'It decides which pot, lamp or candlestick can stand there without being swept off by the curtain.',
          'Measure once more with the window open, if it opens inwards.',
        ],
        'A tape across a windowsill',
      ],
      [
        ['Table: length, width, seats', 'Measure the table and count the seats'],
        [
          'Cloths, runners and the number of napkins all start here.',
          'Note it once with the leaf in and once without.',
        ],
        'A tape laid along a dining table',
      ],
      [
        ['Bed: width, length and mattress depth', 'Measure the bed and the mattress'],
        [
          'A queen or a double is not the same everywhere. A width in figures is.',
          'Fitted sheets depend on how deep the mattress is, so write that down as well.',
        ],
        'A tape across the end of a mattress',
      ],
      [
        ['The empty wall over the sofa', 'Measure the wall above the sofa'],
        [
          'With the length of the sofa beside it, any picture can be judged in your head.',
          'Tape newspaper to the wall in the size you have in mind and live with it for a day.',
        ],
        'A sheet of newspaper taped to a wall',
      ],
      [
        ["Everybody's shoe and ring sizes", 'Feet, heads and ring fingers'],
        [
          "Draw round a child's foot while they stand, and date it.",
          'A ring that fits on loan can be drawn round on paper, inside the band.',
        ],
        'A pencil outline of a foot on paper',
      ],
    ],
    turn: [
      'Put them in one note, call it "sizes", and stop measuring with your arms.',
      'With the numbers in your phone you only go once.',
    ],
    asks: ['What did you buy that turned out too big?', 'Whose shoe size do you know by heart?'],
    ends: {
      p: 'The tape goes back in the drawer; the numbers stay with you.',
      f: 'Share the note with whoever does the other half of the shopping.',
      a: 'Measure, write it down, go shopping.',
      t: 'Write down the unit as well. Inches and centimetres do not mix.',
      h: '"About this wide", with both hands, is not a measurement.',
      i: 'A home in which things fit feels bigger than it is.',
      l: 'There is a quiet pleasure in a thing that fits its place.',
    },
    work: 'Those who furnish a shop, an office or a stand do the same with the numbers of the door, the {lift|elevator} and the van. A thing that fits the room also has to reach it.',
    tick: true,
    keep: 'the next trip into town',
    send: 'the one who says "about so"',
    own: [
      {
        about: 'made to measure|custom size|measur|bespoke',
        kinds: ['service', 'product', 'process'],
        lead: 'Some things can be made to your measurements.',
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
    only: CLOTHES,
    myth: 'A {jumper|sweater} has to be washed after every wear',
    short: ['Wool needs fresh air far more often than water.', 'No. Most days it only needs an open window.'],
    title: [
      'How often should you wash a wool {jumper|sweater}?',
      'Caring for wool: air it more, wash it less',
    ],
    cover: 'Air the {jumper|sweater}, skip the wash',
    gist: [
      'Wool lets go of smells when it hangs in moving air. Unless it is stained or sweaty, a night by an open window does more for a {jumper|sweater} than a wash.',
      'Washing wears wool more than wearing does. Hang it in damp air overnight, brush off the dry bits, and keep water for real dirt.',
    ],
    subject: ['Leave that {jumper|sweater} out of the wash', 'How often wool needs washing'],
    hooks: {
      '*': [
        'Most {jumpers|sweaters} do not need a wash. They need a night by an open window.',
        "A good {jumper|sweater} can smell of last night's dinner at eight and of nothing at all by breakfast.",
      ],
      p: 'Most good knitwear is washed out long before it is worn out.',
      f: 'Your {jumper|sweater} is probably fine. Hang it up and leave the machine alone.',
      a: 'Air it. Brush it. Wash it when it is dirty.',
      t: 'A wool fibre takes up moisture into its core and gives it back to dry air, and much of the smell leaves with it.',
      h: 'Sheep stand in the rain all year and do not shrink. {Jumpers|Sweaters} shrink because we boil them.',
      i: 'One good {jumper|sweater}, well looked after, does the work of five.',
      l: 'Hang the {jumper|sweater} by an open window for a night. By morning it is fresh again.',
    },
    lines: {
      '*': [
        'Does the {jumper|sweater} smell of dinner? Hang it over a chair by an open window overnight. Wool lets go of smells in moving air.',
        'Heat alone rarely shrinks wool. Heat with rubbing does, and that is what a washing machine is for.',
        'Dry a wool {jumper|sweater} flat on a towel. Hung up wet, it grows into a dress.',
        'Between washes a wool {jumper|sweater} needs a soft brush, a night by the window and a day off.',
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
        'Water vapour moves into the fibre and out again, and takes the smell along.',
      ],
      [
        'Each wash rubs the scales of the wool fibres together, and that is how felt is made.',
        'Under a lens a wool hair looks like a pine cone. Knock enough of them together in warm water and they lock.',
      ],
    ],
    parts: [
      [
        ['Hang wool in moving air overnight', 'Hang it by an open window overnight'],
        [
          'A damp evening works better than a dry one, since the moisture carries smells away.',
          'The bathroom after a shower will do when there is no balcony.',
        ],
        'A {jumper|sweater} over a chair by an open window',
      ],
      [
        ['Brush off what has dried', 'Brush off crumbs and dried mud'],
        [
          'Crumbs and dried mud come away with a soft clothes brush, downwards, with the knit.',
          'Let the mark dry first; rubbed in wet, it goes deeper.',
        ],
        'A soft brush moving down a sleeve',
      ],
      [
        ['Wash it cool, without wringing', 'If you must, wash it cool'],
        [
          'Press it in a towel instead, and keep the rinse as cool as the wash.',
          'Lukewarm water, a wool detergent, ten quiet minutes: the knit should hardly notice.',
        ],
        'A {jumper|sweater} rolled up in a towel',
      ],
    ],
    turn: [
      'The label says how to wash it. It does not say how often.',
      'So before you wash it, open a window.',
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
      h: 'If it has already come out child-sized, congratulations: you have made felt.',
      i: 'The warmest clothes are the ones you keep for years.',
      l: 'After a night of fresh air it is ready to wear again.',
    },
    caution: ['Follow the care label, and test anything unknown on an inside seam.'],
    keep: 'the morning after the restaurant',
    send: 'the person who runs the machine at home',
    own: [
      {
        about: 'wool|merino|cashmere|lambswool|alpaca',
        kinds: ['product', 'service', 'price'],
        lead: 'Something in wool, for airing rather than washing.',
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
    wrong: 'Saving the good things for a special day',
    title: [
      'Why things kept for best spoil in the cupboard',
      'Use the good china: what storing does to nice things',
    ],
    cover: 'Use the good china on a Tuesday',
    gist: [
      'Elastic perishes, candles fade and leather dries while they wait for a special day. Nice things last longer when you use them.',
      'Whatever you keep for best grows old in the cupboard. Bring out the good cup on a Tuesday.',
    ],
    subject: ['Your good plates are getting old', 'Is Tuesday good enough?'],
    hooks: {
      '*': [
        'Somewhere in your house a good tablecloth is turning yellow along its folds, waiting for somebody important.',
        'A shoe that is never worn can fall apart in the box.',
      ],
      p: 'Things wear out in the cupboard as well. You just do not see it happen.',
      f: 'Which nice thing do you own and never use? Bring it out tonight.',
      a: 'Use the good plates today.',
      t: 'Rubber oxidises, elastic loses its stretch, dyes fade, and none of them needs to be worn for that.',
      h: 'The good towels are for guests. The guests have never touched them, because they look like the good towels.',
      i: 'Nobody deserves the nice cups more than the people you live with.',
      l: 'Silver that is used every day hardly needs polishing.',
    },
    lines: {
      '*': [
        'Silver cutlery in daily use hardly tarnishes. In the drawer, for best, it turns black.',
        'Unworn shoes can perish: the glue dries, the sole crumbles. If they come out of the box once a year, make it a walk.',
        'Pick one thing you keep for best and use it this week. Toast on the wedding plates is very good toast.',
        'Scented candles lose their scent and their colour in the light. Burn the nice one this month.',
      ],
      h: ['A soap that is saved for best smells lovely for one year and of cupboard ever after.'],
    },
    scene: [
      'At the back of the cupboard, behind the mugs with adverts on them, stand six thin glasses that nobody has ever drunk from.',
      'The good dress has hung in its bag for four summers. The elastic has quietly given up.',
    ],
    why: [
      [
        'Folds turn yellow, rubber turns brittle and leather dries out, even if nobody touches them.',
        'Most materials age in a cupboard just as fast as outside it, and there they give nobody any pleasure.',
      ],
      [
        'What is used gets looked at, wiped and mended in time.',
        'When you use a thing every day, you notice the loose thread while it is short.',
      ],
    ],
    parts: [
      [
        ['Move one good thing to the front', 'Put the good cups in front'],
        [
          'We take whatever is nearest, so let the good cups and the old mugs change places.',
          'The fine bowl can stand where the cereal bowl used to be.',
        ],
        'A good cup placed at the front of a shelf',
      ],
      [
        ['Use it for something ordinary', 'Give the good thing a job'],
        [
          'Put toothbrushes in the crystal glass and carnations in the good jug. Nothing bad happens.',
          'A linen napkin on a weekday is simply a napkin that feels nice.',
        ],
        'Toast on a fine old plate',
      ],
      [
        ['Refold cloth you have to store', 'Fold stored linen along new lines'],
        [
          'Along new lines, once a year, so that the creases do not set.',
          'Roll cloth around tissue, and let leather lie in the open for an afternoon.',
        ],
        'Hands refolding a tablecloth',
      ],
    ],
    turn: [
      'One chipped glass in ten years is a fair price for ten years of the other five.',
      'The special day you are waiting for may as well be a wet Tuesday.',
    ],
    asks: ['What are you keeping for best?', 'What is your everyday luxury?'],
    ends: {
      p: 'Nice things are better off in use than in the cupboard.',
      f: 'Go and fetch it. We will wait.',
      a: 'Tonight, the good glasses.',
      t: 'Exceptions: anything fragile beyond repair, and anything the insurer has a photograph of.',
      h: 'The good towels have waited ten years for the right guest.',
      i: 'A life has more Tuesdays than special days.',
      l: 'Bring out the thin glasses. They are nice with water, too.',
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
        'Some people tear the paper, some fold it up and keep it, and some hand over a bag.',
      ],
      p: 'A gift bag saves time, paper makes it special. Most families have settled on one without ever talking about it.',
      f: 'We need to know this about you: bag or paper?',
      a: 'Paper for children. A bag for the train.',
      t: 'A gift bag: no folding, used many times. Paper: six folds, used once, and a very good noise.',
      h: 'No one has ever bought a gift bag. There are nine in the world and we pass them round.',
      i: 'The joy of a {parcel|package} starts before anyone knows what is in it.',
      l: 'Heavy paper, one ribbon, and the sound it makes when it opens.',
    },
    lines: {
      '*': [
        'Bag or paper? You have one {parcel|package}, a train to catch and three minutes.',
        'Do you fold up wrapping paper and keep it for next year? It used to be grandmothers. Now it is everybody.',
        'A gift bag wants two sheets of tissue, pulled up from the middle, not scrunched from the edges. It stands up by itself.',
        'Test for recyclable wrapping: crumple it. If it stays a ball it is mostly paper; if it springs open it is likely to be plastic film.',
      ],
      h: ['The bag says "Happy birthday Karen". It has been used for five people, one of whom was a Karen.'],
    },
    scene: [
      'Ten minutes until the party. On the table: a roll of paper, and a bag with a reindeer on it. It is May.',
      'A cupboard door opens and forty folded gift bags slide out, one for every birthday since the children were born.',
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
        ],
        'A gift bag with tissue pulled up out of it',
      ],
      [
        'The paper',
        [
          'It can be shaken, guessed at and torn. For anyone under ten there is no other answer.',
          'Sharp corners and a bow show that somebody took trouble.',
        ],
        'Paper being folded sharply over a box',
      ],
    ],
    turn: [
      'Both sides agree on one thing: the scissors are never where you left them.',
      'A bag can be peeped into. Paper keeps the secret.',
    ],
    asks: ['Bag or paper?', 'Do you tear it or save it?'],
    ends: {
      p: 'Either way, write the name on it before the party.',
      f: 'Tell us below, and say how many bags are in your cupboard.',
      a: 'Decide by the age of whoever gets it.',
      t: 'Used ten times, a bag needs less material than ten sheets of paper. Used once, it needs more.',
      h: 'Gift bags are never bought. They only change houses.',
      i: 'All of it only says: this is for you, and I took a minute over it.',
      l: 'Either way, keep the ribbon.',
    },
    keep: 'the next birthday with a train to catch',
    send: 'the person who saves the paper',
    own: [
      {
        about: 'gift.?wrap|ribbon|wrapping paper',
        kinds: ['service', 'offer', 'policy', 'product'],
        lead: 'Wrapping can also be left to somebody else.',
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
      'Window dressers take things out until one idea is left. It works on a mantelpiece, too.',
    ],
    subject: ['A window has three seconds', 'Dress a shelf like a window'],
    hooks: {
      '*': [
        'People look at a shop window for about three seconds, and most of those go to the phone.',
        'The most expensive thing in a good shop window is the empty space.',
      ],
      p: 'A shop window follows a few plain rules, and all of them work on a shelf at home.',
      f: 'Ever wonder why a shelf in a shop looks better than the same things on yours? Come and look behind the glass.',
      a: 'One idea. Three heights. Leave a gap.',
      t: 'Main piece at the eye level of a passer-by, support below, light from the front and one side.',
      h: 'Dressing a window means crawling about in your socks while half the town walks past and waves.',
      i: 'A good window is a small theatre on the {high street|main street}, open all night.',
      l: 'A chair, a coat, a single pear. A good window needs no more.',
    },
    lines: {
      '*': [
        'How to make a shelf look finished: odd numbers, three heights, and one thing fewer than you think.',
        'Window dressers go outside, walk past, and look again. At home: leave the room, come back in, and see what your eye hits first.',
        'Group things that share one trait, such as a colour or a material. Then add one that does not.',
        'A pile of books makes a small stage. Whatever stands on it gets noticed.',
      ],
      h: ['A mannequin takes ten minutes to dress and twenty to find her other hand.'],
    },
    scene: [
      'A ladder, a mouth full of pins, stocking feet on the boards. On the other side of the glass a small child presses its nose flat and watches.',
      'It is evening and the shop is shut. In the lit window somebody moves a vase to the left, and then back again.',
    ],
    why: [
      [
        'Someone who walks past takes in one thing at most, so a window with ten ideas shows none of them.',
        'Walking past, you have time to see one thing, so everything else should point to it.',
      ],
      [
        'Different heights lead the eye along. A straight row lets it slide off.',
        'The eye stops at whatever stands highest, and then at the gap.',
      ],
    ],
    parts: [
      [
        ['Begin with one main piece', 'Choose one thing for the middle'],
        [
          'It goes where a passing eye falls by itself, a little off the centre.',
          'Choose it before anything else, or the props will choose for you.',
        ],
        'One object placed alone on an empty shelf',
      ],
      [
        ['Build three heights around it', 'Set things at different heights'],
        [
          'Boxes, books and a hidden tin lift some things above the others.',
          'Tall behind, low in front, something in between: the shape of a family photograph.',
        ],
        'A hidden box under a cloth',
      ],
      [
        ['Walk past it yourself', 'Look at it from outside'],
        [
          'Out of the door, along the {pavement|sidewalk}, back. Only then do you see what others see.',
          'From the inside every display looks good. Go and look from the street.',
        ],
        'Somebody looking at a window from the {pavement|sidewalk}',
      ],
      [
        ['Take one thing away', 'Remove the last thing you added'],
        [
          'The last piece added is often the one too many.',
          'If nothing is missed once it has gone, it was clutter.',
        ],
        'A hand lifting one object out of a group',
      ],
    ],
    turn: [
      'Then the lamp goes on, and the street gets to look.',
      'A mantelpiece follows the same rules as a shop window.',
    ],
    asks: ['Which shop window do you slow down for?', 'What stands in the middle of your shelf?'],
    ends: {
      p: 'Ten minutes on one shelf will show the difference.',
      f: 'Try it on the shelf that annoys you most.',
      a: 'Remove one. Look again.',
      t: 'Three things read as one group. Four tend to split into pairs.',
      h: 'The thing you need for the window is always in the box with the tinsel.',
      i: 'Somebody on the last bus will look up and be glad of it.',
      l: 'An empty space in the middle makes the whole shelf calm.',
    },
    work: 'Stands at fairs, waiting rooms and home pages have the same three seconds. The question for each of them is what a person would say they saw after walking by.',
    keep: 'the shelf you have never been happy with',
    send: 'the friend who rearranges things at night',
    own: [
      {
        about: 'window|display',
        kinds: ['event', 'story', 'people', 'process', 'place'],
        lead: 'About our own window:',
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
    only: CLOTHES,
    title: 'Fabric words explained: nap, bias, selvedge and drape',
    cover: 'Six fabric words, explained',
    gist: [
      "Nap, bias, selvedge, hand: the words on labels and in tailors' shops, in plain English, so that you know what you are buying.",
      'A handful of cloth words tells you how a thing will hang, wear and wash before you have bought it.',
    ],
    subject: ['What is a selvedge?', 'A few words about cloth'],
    hooks: {
      '*': [
        'When somebody in a shop rubs a sleeve and says "nice hand", they mean the cloth.',
        'Six short words help you with every care label, sewing pattern and tailor.',
      ],
      p: 'Cloth has a vocabulary, and it describes how a thing will behave once it is yours.',
      f: 'Nodding along at the tailor? Here is what was being said.',
      a: 'Learn six words and you can judge fabric by touch.',
      t: 'Woven cloth has two directions and one diagonal, and each behaves differently under load.',
      h: 'It is called a selvedge because it is a self edge. That is the whole mystery.',
      i: 'People have woven cloth for thousands of years, and we still use their words.',
      l: 'Rub the cloth between thumb and finger. That feeling is called the hand.',
    },
    lines: {
      '*': [
        'Hold fabric up to the light. Even threads and few gaps mean a dense weave, and dense cloth wears longer.',
        'Stroke velvet one way and it is dark, the other way and it is light. That is the nap, and it is why two lengths of one velvet may not match.',
        'Cut on the bias means cut on the diagonal. The cloth then gives a little, which is why those skirts move so well.',
        'Pilling is short fibres working loose and knotting. It shows what rubbed, and as a rule it slows down once those fibres are gone.',
      ],
      h: ['"It has a lovely drape." So does a teenager on a sofa, and nobody pays for one by the metre.'],
    },
    scene: [
      'The label has four words on it, two of them French. The assistant says something about the warp, and you nod.',
      'Two scarves, same colour, three times the price. Somebody who knows cloth closes her eyes and holds a corner of each.',
    ],
    why: [
      [
        'Cloth looks flat, but it has directions, and nearly every one of these words is about them.',
        'Threads run along the cloth and across it, and it stretches on the slant.',
      ],
      [
        'If you can name what you feel, you can ask for it.',
        'With the right word, "not this one, something softer" becomes a question that a shop can answer.',
      ],
    ],
    parts: [
      [
        'Warp and weft',
        [
          'Warp threads run along the length, and weft threads are woven across them. Warp is the stronger.',
          'Warp is stretched on the loom first; weft goes over and under it.',
        ],
        'Close-up of a coarse weave',
      ],
      [
        'Selvedge',
        [
          'The finished border of a length of cloth, where the weft turns round. It does not fray.',
          'The edge the weaver made, tight enough to keep the roll in shape.',
        ],
        'The edge of a roll of cloth',
      ],
      [
        'Bias',
        [
          'The diagonal. Pull there and even a stiff cotton will give.',
          'Any cut at forty-five degrees to the threads. It is the reason a tie knots softly.',
        ],
        'A cloth corner pulled on the diagonal',
      ],
      [
        'Nap',
        [
          'Raised fibres that all lie one way, as on velvet, flannel and some felt.',
          'Smooth when you stroke it down, rough when you stroke it up, and lighter from one side.',
        ],
        'A finger drawing a line in velvet',
      ],
      [
        'Hand',
        [
          'How a cloth feels when you hold it: dry, crisp, soapy, soft.',
          'What you feel between thumb and finger before you have looked at the price.',
        ],
        'A thumb and finger rubbing a sleeve',
      ],
      [
        'Drape',
        [
          'How cloth falls when nothing holds it. Linen makes folds, silk flows.',
          'Hang a corner over your fist. As it falls there, it will fall as a curtain.',
        ],
        'A corner of cloth hanging over a fist',
      ],
    ],
    turn: [
      'Close your eyes, rub a corner, and guess which cloth it is.',
      'Once you know the words, the label makes sense.',
    ],
    asks: ['Which word on a label has always puzzled you?', 'What do you own with the nicest hand?'],
    ends: {
      p: 'With these words you can describe almost any fabric you will meet.',
      f: 'Ask for the hand next time. Somebody behind the counter will smile.',
      a: 'Touch first. Read the label second.',
      t: 'The weight per area, on the roll or the label, tells you the rest.',
      h: 'If in doubt, stroke it and nod. Everyone does.',
      i: 'Every piece of cloth was once a heap of loose fibre.',
      l: 'And silk you will know by touch.',
    },
    keep: 'the next care label you cannot read',
    send: 'someone learning to sew',
    own: [
      {
        about: 'linen|silk|cotton|velvet|tweed|fabric',
        kinds: ['product', 'process'],
        lead: 'Here is a cloth to try the words on.',
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
      ],
      p: 'The first time we buy a thing we hope. The second time we know.',
      f: 'We are curious: what did you like so much that you went back for another?',
      a: 'The second purchase is the only review that counts.',
      t: 'One customer, several years, tested every day: a better review there is not.',
      h: 'Own the same grey cardigan three times over, and everyone thinks you have one and never wash it.',
      i: 'When a favourite is worn out at last, you know exactly what you want.',
      l: 'To know what you like and to ask for it again is a quiet luxury.',
    },
    lines: {
      '*': [
        'What have you bought a second time because the first was so good? One word will do.',
        'Found the shirt, the shoe or the pen that suits you? Write down the exact name before the label washes out.',
        'A book that you buy for the third time is not a book any more. It is a lending library.',
        'Photograph the label of everything you love on the day you take it home. In six years it will be unreadable.',
      ],
      h: [
        'They changed the {trousers|pants}. Same name, same number, one pocket fewer. There ought to be a law.',
      ],
    },
    scene: [
      'She lays the old wallet on the counter, worn down to the lining. "This," she says. "Just this."',
      'There is a mug in the dishwasher with a chip in it, and a second one at the back of the cupboard, in case.',
    ],
    why: [
      [
        'We forget most of what we buy. Whatever we go back for has stood up to daily life.',
        'An advert can sell a thing once. Only a good thing sells twice.',
      ],
    ],
    parts: [
      [
        ['Clothes that fitted from day one', 'The shirt that fitted at once'],
        [
          'The cut that never pinched, in another colour, or in the very same.',
          'Once a shoulder sits right, there is little reason to keep looking.',
        ],
        'Two of the same shirt on hangers',
      ],
      [
        ['A pen or tool for every day', 'Something you use every day'],
        [
          'The peeler, the pen, the bag with the pocket in the right place.',
          'Whatever is in your hand four times a day gets judged four times a day.',
        ],
        'Two identical pens, one worn',
      ],
      [
        ['A present you keep giving', 'Something you always give away'],
        [
          'A candle, a jar, a novel that you keep pressing on other people.',
          'Some things we buy again because the last one went home with a guest.',
        ],
        'A paperback handed across a table',
      ],
    ],
    turn: [
      'Tell us what it was, and what happened to the first one.',
      'And if you only own one: buy the second before they stop making it.',
    ],
    asks: ['What have you bought twice?', 'Which favourite did they stop making?'],
    ends: {
      p: 'Such a list is worth more than a page of ratings.',
      f: 'And if it no longer exists, we will mourn with you.',
      a: 'One thing. Name it.',
      t: 'Please say how long the first one lasted.',
      h: 'The maker changes the cut the year after you fall in love. It is a law.',
      i: 'Some things keep us company for decades. They deserve a mention.',
      l: 'Very few things are bought a second time.',
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
