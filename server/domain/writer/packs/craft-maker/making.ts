// Making things yourself, and what it is like.

import type { Idea } from '../../library/idea.ts';
import { POTS, SOAP_ALONE, TEACHERS } from './kinds.ts';

export const MAKING: readonly Idea[] = [
  {
    id: 'one-thing-ten-times',
    format: 'howto',
    again: 9,
    emoji: '🔁',
    tags: ['LearnACraft', 'BeginnerCraft', 'MakersGonnaMake'],
    title: ['How to learn a craft in the evenings', 'Learn a craft at home: ten times the same small thing'],
    cover: 'Make one thing ten times',
    gist: [
      'To learn a craft, make the same small thing ten times and keep all ten in a row. Ten different projects teach you ten beginnings.',
      'Pick something that fits in an evening, repeat it until it is dull, and write one sentence after each. By number seven it looks like yours.',
    ],
    subject: ['Make the same thing ten times', 'How to get past the beginning'],
    hooks: {
      '*': [
        'The drawer of half-finished projects is full of beginnings. Almost nobody practises endings.',
        'Learning a craft: your first one will be crooked. So will the second, but in another place.',
        'Ten things begun, or one thing learned? Make the same one ten times.',
      ],
      p: 'Repeating one small project teaches faster than starting a new one every week.',
      f: 'Want to learn something with your hands this winter? Choose one small thing, and stay with it for ten evenings.',
      a: 'To learn a craft, make the same thing ten times.',
      t: 'Change one variable at a time. If thread, needle and pattern all differ, the result explains nothing.',
      h: 'Your first ten will be terrible. That is why they are called your first ten and go to your brother.',
      i: 'You learn a craft by doing it again. At the seventh your hands know how.',
      l: 'A lamp, a table, and the same small bowl again.',
    },
    lines: {
      '*': [
        'Learning a craft: same small project ten times, all ten in a row on the shelf, a date on each.',
        'Choose a project that you can finish in one sitting. Finishing is a skill too, and it is the one that most beginners skip.',
        'After each attempt write one sentence: next time I will. It beats any video you could watch instead.',
        'Buy one good tool and cheap material. The other way round is the usual mistake.',
      ],
      h: [
        'The bag of wool in the cupboard is called a stash. It sounds better than "forty {jumpers|sweaters} I have not knitted".',
      ],
    },
    scene: [
      'A bag under the bed: a third of a scarf, a lino block with one good leaf, a kit with the cellophane still on.',
      'Ten spoons on a windowsill. The first is a plank with an idea. The last could stir soup.',
    ],
    why: [
      [
        'Every new project starts with being a beginner again, so ten projects mean ten times the clumsy part.',
        'The first hour of anything is all fumbling. Anyone who keeps changing only ever meets the first hour.',
      ],
      [
        'When the thing stays the same, you can see what your hands have learned.',
        'A row of equals makes progress visible, which is what keeps you at the table.',
      ],
    ],
    parts: [
      [
        ['Choose something small', 'So small that it is done by bedtime'],
        [
          'A spoon, a pinch pot, a square of knitting: small enough to end before bed.',
          "Coats and chairs come later. An evening needs a project with an evening's worth of work.",
          'If you finish it, you learn how to finish.',
        ],
        'A small half-made object under a lamp',
      ],
      [
        ['Change one thing each time', 'Only one change each time'],
        [
          'Thinner wall, tighter stitch, sharper knife. One, so that you know what did it.',
          'With two changes at once you learn only that something happened.',
          'Then you know what helped.',
        ],
        'Two attempts side by side with one difference',
      ],
      [
        ['Write one sentence afterwards', 'Make a note in pencil'],
        [
          'In pencil on the thing itself, if it has a base.',
          'A note such as "cut deeper at the neck" is what you would otherwise find out again.',
          'So that you know it next time.',
        ],
        'A pencil note on the base of a bowl',
      ],
      [
        ['Keep all ten in a row', 'Keep the bad ones too'],
        [
          'On the days when nothing works, look at the very first.',
          '{Bin|Toss} none of them before the tenth is done. They are your teacher.',
          'They show you how far you have come.',
        ],
        'Ten small pieces lined up on a sill',
      ],
    ],
    turn: ['After ten you may make something else.', 'By then you may not want to.'],
    asks: ['What would you like to be able to make?', 'What lies half finished in your cupboard?'],
    ends: {
      p: 'After ten evenings you can do it.',
      f: 'Make the first one tonight. It is supposed to be bad.',
      a: 'Again, compare, write it down.',
      t: 'Plateaus around the fourth are normal; change the tool angle before you change the project.',
      h: 'Your family gets the first nine.',
      i: 'Everybody you admire began like that.',
      l: 'And the tenth is good.',
    },
    work: 'It works in a team too: do the same small thing ten times, with one change each time.',
    keep: 'the first long evening of the season',
    send: 'the friend with the bag under the bed',
    own: [
      {
        about: 'class|(?<!our |own |my |the |in a )workshops?\\b|course|lesson|beginners',
        kinds: ['event', 'service', 'price'],
        lead: 'Learn it in company:',
      },
      { about: '\\bkits?\\b', kinds: ['product', 'price'], lead: 'To begin with:' },
    ],
    only: TEACHERS,
    pic: {
      ask: 'Early attempts of yours next to a recent one, in a row',
      alt: 'A row of small handmade pieces from first attempt to latest',
    },
    claims: [['Practice of one task with single changes makes learning visible', 'craft teaching practice']],
  },
  {
    id: 'light-from-the-other-side',
    format: 'tip',
    again: 9,
    emoji: '💡',
    tags: ['CraftRoom', 'WorkshopTips', 'MakerTips'],
    title: [
      'Where to put your lamp for sewing, drawing and fine work',
      'Better light for handwork: move the lamp, not the bulb',
    ],
    cover: 'Move your lamp to the left',
    gist: [
      'The lamp belongs on the side of the hand that is not working, so that your shadow falls away from the point you look at. Then tilt it low and see the surface.',
      'Right-handed? Lamp on the left. Your tool stops working in its own shadow, and you stop bending closer and closer.',
    ],
    subject: ['Is your lamp on the wrong side?', 'Better light for sewing'],
    hooks: {
      '*': [
        'You are bent over the needle because the lamp is behind your hand.',
        "Most people buy a stronger bulb when they should have moved the lamp an arm's length.",
        'When you sew or draw, your own shadow is in the way. Move the lamp.',
      ],
      p: 'One movement improves sewing, drawing and repair work at any table: the lamp changes sides.',
      f: 'Do your eyes give up before your hands do? Have a look at which side your lamp is on.',
      a: 'Put the lamp on the side of the hand that does not work.',
      t: 'Light from low down shows every scratch and every stitch.',
      h: 'Nothing ages you like threading a needle in your own shadow.',
      i: 'With good light you can go on sewing after supper.',
      l: 'A small lamp on the left, and you see every stitch.',
    },
    lines: {
      '*': [
        'Right-handed: lamp on the left. Left-handed: lamp on the right. Your shadow then falls off the table instead of on the work.',
        'To find a scratch, a bump or a stray stitch, put the lamp nearly level with the table. Every flaw gets a shadow of its own.',
        'Threading a needle: hold it up against something white. The eye of the needle appears by itself.',
        'Have a second, weaker light in the room. A bright spot in a black room makes the eyes work double.',
      ],
      h: ['If you are holding your phone {torch|flashlight} in your teeth, the lamp is in the wrong place.'],
    },
    scene: [
      'Half past nine, a hem, black thread on black cloth. The head sinks lower and lower until the hair is in the way as well.',
      'A phone is clamped between chin and shoulder with the {torch|flashlight} on. Somewhere beneath it a screw is being looked for.',
    ],
    why: [
      [
        'A hand between the lamp and the work throws a shadow just where you look.',
        'Whatever you hold blocks the light if both come from the same side.',
      ],
      [
        'Light from straight above makes every surface look flat.',
        'If it comes from low down, every ridge has a shadow.',
      ],
    ],
    parts: [
      [
        ['Lamp opposite the working hand', 'Right-handed? Lamp on the left'],
        [
          'Then the shadow lies under your arm, where nobody wants to see anything.',
          'A little further forward than you think, so that it does not dazzle you.',
          'Then your shadow does not fall on the work.',
        ],
        'A lamp moved from right to left of the work',
      ],
      [
        ['Tilt the lamp low', 'Low light shows the flaws'],
        [
          'Sanding marks, loose stitches, dents in clay: they all show at once.',
          'Afterwards put it up again.',
          'And afterwards up again.',
        ],
        'Light skimming across a wooden surface',
      ],
      [
        ['Put white paper behind', 'Something pale in the background'],
        [
          'Fine things are easier to see against something pale.',
          'With white paper under it, you can see the thread.',
          'Then you see the edge.',
        ],
        'A needle held against white paper',
      ],
    ],
    turn: ['The same bulb, and your neck thanks you.', 'Try that before you buy a brighter one.'],
    asks: ['Which side is your lamp on right now?', 'What do you make in the evenings?'],
    ends: {
      p: 'It takes five seconds.',
      f: 'Try it. The one on your desk too.',
      a: 'Other side, low, white behind.',
      t: 'For colours, choose a bulb with a high colour rendering index, and check once by day.',
      h: 'And take the phone out of your mouth.',
      i: 'Good light is half of good work.',
      l: 'And now you can see.',
    },
    work: 'It also serves for signing contracts, soldering boards and reading meters. Before somebody orders new glasses or a bigger screen, it is worth asking where the lamp stands.',
    keep: 'the next button you sew on',
    send: 'someone who sews with a {torch|flashlight}',
    own: [
      {
        about: 'studio|workshop|bench|window',
        kinds: ['place', 'people', 'story'],
        lead: 'This is about where the work is done.',
      },
    ],
    unless: SOAP_ALONE,
    pic: {
      ask: 'Your bench with a low lamp throwing side light over a surface',
      alt: 'A lamp lighting a workbench from the side',
    },
    claims: [
      [
        'Task light from the non-dominant side avoids hand shadow; raking light shows relief',
        'lighting and conservation practice',
      ],
    ],
  },
  {
    id: 'pricing-only-the-wool',
    format: 'mistake',
    again: 11,
    emoji: '🧮',
    tags: ['CraftBusiness', 'PricingHandmade', 'SellHandmade'],
    wrong: 'Pricing the material and forgetting the hours',
    title: ['How to price something you made by hand', 'Selling handmade things: how to work out a price'],
    cover: 'Charge for your hours too',
    gist: [
      'Hobby sellers add up the wool and forget the evening. Time the next piece with a clock, add packing and fees, and look at what is left for an hour.',
      'A price that covers only the material says that the work is free. Four lines on paper show what the thing costs you.',
    ],
    subject: ['What is an hour of yours worth?', 'How to work out a fair price'],
    hooks: {
      '*': [
        '"I only want to cover the wool." Then nine evenings of knitting are a present.',
        'If you sell a hat for the price of its wool, you have worked for nothing.',
        'How much is a handmade hat? The wool is paid for. And the nine evenings?',
      ],
      p: 'Four lines on paper show whether a handmade price pays its maker or the other way round.',
      f: 'Are you selling your first pieces at the school fair? Do not forget to charge for your hours.',
      a: 'Pricing something handmade? Count the hours, all of them.',
      t: 'Price floor: material plus hours times rate plus packing, fees and a share of what fails.',
      h: 'You earned forty {pence|cents} an hour on that hat, and a sore thumb.',
      i: 'If you ask a fair price, the next maker can do so too.',
      l: 'If you ask too little for fine work, everybody learns to expect it.',
    },
    lines: {
      '*': [
        'Time one piece with a clock, from clearing the table to putting the label on. Most people are out by half.',
        'The four lines of a price: material, hours, selling, losses. If one of them is nil, look again.',
        'Your friends will pay the friendly price. Strangers will pay the price on the tag. Write the second one on the tag.',
        'Too dear for the market? Then make it simpler, smaller or faster. Leaving your hours out does not make it cheaper, only you.',
      ],
      h: ['"I only do it in front of the television." That was thirty hours.'],
    },
    scene: [
      'A school fair, a card table, hats for the price of a sandwich. By eleven they have sold out, and their maker is told how clever she is.',
      'You add it up at the kitchen table: wool, buttons, done. The clock above you is not asked.',
    ],
    why: [
      [
        'Yarn comes with a receipt and evenings do not, so the sum leaves them out.',
        'We count what we paid for and forget what we gave.',
      ],
      [
        'A low price also tells the buyer something: that it was quick.',
        'People read a tag as a description. A very small number says "nothing special".',
      ],
    ],
    parts: [
      [
        ['Put a clock beside one piece', 'Time it once'],
        [
          'From setting out to sweeping up. Add the photograph and the trip to the post.',
          'Do it once, and leave out the breaks.',
          'Count the sweeping up too.',
        ],
        'A kitchen timer beside a piece of work',
      ],
      [
        ['Choose what an hour is worth', 'Decide on your hourly rate'],
        [
          'Somewhere between what you would pay a babysitter and what you would ask of a friend.',
          'Write down a figure before you see the result, or you will bend it.',
          'If you wait, you will be too modest.',
        ],
        'A number written on a scrap of paper',
      ],
      [
        ['Add fees, boxes and breakages', 'Count bags and boxes as well'],
        [
          'Stall, card reader, tissue, tape and the one in ten that goes wrong.',
          'Small sums, but for every piece.',
          'Box, tape, fees, and the one that broke.',
        ],
        'Tissue, tape and a receipt on a table',
      ],
      [
        ['Too dear? Make it simpler', 'Look for the slowest step'],
        [
          'A plainer edge may halve the hours and cost the buyer nothing.',
          'Look for the step that takes longest and shows least.',
          'Perhaps there is an hour in it that nobody sees.',
        ],
        'Two versions of a piece, one simpler',
      ],
    ],
    turn: [
      'You may still give it away. But now you know how much you give.',
      'What you ask for it is up to you.',
    ],
    asks: ['What do you charge for an hour of your hands?', 'Have you ever sold something you made?'],
    ends: {
      p: 'Write the sum on the back of the pattern.',
      f: 'If somebody sighs at the price, let them.',
      a: 'Four lines, then the label.',
      t: 'Wholesale needs a second calculation, since a shop adds its own margin on top.',
      h: 'And put the thumb on the bill.',
      i: 'Wool can be bought again. Hours cannot.',
      l: 'Say the price calmly.',
    },
    caution: [
      'Before you sell regularly, find out about tax and registration.',
      'If you sell often, ask a tax adviser what you have to register.',
    ],
    work: 'Do you work for yourself? Calls, changes and invoices are hours too. Count them for one week.',
    keep: 'the week before the school fair',
    send: 'the friend whose work is too cheap',
    only: TEACHERS,
    pic: {
      ask: 'A slip of paper with the four lines beside one finished piece',
      alt: 'A short sum on paper beside a handmade piece',
    },
    claims: [['Cost-plus pricing: material, labour, overhead, losses', 'small business textbook']],
  },
  {
    id: 'shake-the-parcel',
    format: 'howto',
    again: 9,
    emoji: '📦',
    tags: ['PackingTips', 'FragileParcel', 'SmallBusinessTips'],
    title: [
      'How to pack something fragile for the {post|mail}',
      'Posting breakables: the parcel that can be dropped',
    ],
    cover: 'Shake it before you post it',
    gist: [
      'A {parcel|package} survives when nothing inside it can move. Wrap the thing, float it in the middle of the box, and shake it before you tape it up.',
      'Good packing means two fingers of padding on every side, no rattle, and a box that is nearly too big.',
    ],
    subject: ['Shake it before you tape it', 'How to post a teapot'],
    hooks: {
      '*': [
        'Pack it, then shake it. If you do not dare, it is not packed yet.',
        'Every fragile {parcel|package} will be dropped once. Plan for that one.',
        'Your {parcel|package} will be dropped. Pack it so that it does not matter.',
      ],
      p: 'Breakages {in the post|in the mail} come mostly from movement inside the box, and movement can be packed away.',
      f: 'Are you posting a mug to somebody? Pack it so that nothing can move.',
      a: 'A {parcel|package} is well packed when nothing rattles.',
      t: 'In a {parcel|package} the padding has to give a little. Air alone does not help, and neither does anything hard.',
      h: 'A "fragile" sticker is a wish. Crumpled paper is a plan.',
      i: 'A well-packed {parcel|package} shows that you care.',
      l: 'Tissue paper, a box, and a box inside the box.',
    },
    lines: {
      '*': [
        'The shake test: close the box, hold it to your ear, shake. Any sound at all means more paper.',
        'Fill hollow things first. A mug breaks at the rim or the handle, and a fist of paper inside it helps with both.',
        'Two fingers of padding on all six sides. The bottom and the corners are where people run out.',
        'Put a slip with the address inside as well. If the label tears off, the {parcel|package} still knows where it lives.',
      ],
      h: ['On the {parcel|package} it says "this way up". Pack it for the five other ways too.'],
    },
    scene: [
      'The box arrives. Before it is opened, there is that small sound, like sugar. Nobody ordered sugar.',
      'One teapot, a box just as large, one sheet of bubble wrap. What could go wrong?',
    ],
    why: [
      ['A pot breaks when it hits the wall of the box or the next pot.', 'Padding makes the fall softer.'],
      [
        'In the middle it touches neither the floor nor the corner.',
        '{Parcels|Packages} land on their edges. What touches an edge gets the whole blow.',
      ],
    ],
    parts: [
      [
        ['Fill it, then wrap it', 'Fill the inside first'],
        [
          'Paper inside the hollow, then around the handle, then around the whole.',
          'Spouts and ears get a bandage of their own before anything else.',
          'Hollow things break most easily.',
        ],
        'Paper being pushed into a mug',
      ],
      [
        ['Put it in the middle', 'Padding on all six sides'],
        [
          'A bed of crumpled paper below, and as much on each side.',
          'The box should look too large until the padding is in.',
          'It must not touch the box anywhere.',
        ],
        'A wrapped piece in the centre of a box',
      ],
      [
        ['Put card between two pieces', 'Something between the pieces'],
        [
          'Two plates side by side need a sheet of cardboard, standing on edge.',
          'Pieces break on each other before they break on the box.',
          'Most of them break each other.',
        ],
        'A sheet of card slid between two pieces',
      ],
      [
        ['Shake it before you tape', 'Does it rattle?'],
        [
          'Gently, then not so gently. Silence is the sign.',
          'If you can hear it move, the courier will hear it, too.',
          'The {post|mail} will shake it harder.',
        ],
        'A box being shaken next to an ear',
      ],
      [
        ['Tape all the seams', 'Tape across, and over the ends'],
        [
          'Along the middle and across both ends, above and below.',
          'The bottom carries the weight, so give it a second strip.',
          'Twice at the bottom.',
        ],
        'Tape across the edges of a box',
      ],
    ],
    turn: ['If you dare to throw it on the sofa, you can send it.', 'Keep good boxes for next time.'],
    asks: ['What is the most fragile thing you ever posted?', 'Do you keep boxes, too?'],
    ends: {
      p: 'Two minutes more at the table cost less than a second teapot.',
      f: 'Then write the card. It goes on top, where it is found first.',
      a: 'Quiet? Tape it, send it.',
      t: 'Reused cartons lose strength at the creases; double walls for anything heavy.',
      h: 'If it rattles, start again.',
      i: 'And it arrives whole.',
      l: 'Layer by layer, and it is whole.',
    },
    work: 'Does your firm send samples to customers? Try the shake test there too.',
    keep: 'the next thing you sell or send',
    send: 'someone who packs with one sheet of bubble wrap',
    own: [
      {
        about: 'post(?:age|ed)?\\b|ship|deliver|packag|plastic.free',
        kinds: ['process', 'policy', 'service', 'guarantee', 'value', 'price'],
        lead: 'How ours are sent:',
      },
    ],
    pic: {
      ask: 'An open box with a piece floating in paper, seen from above',
      alt: 'A handmade piece packed in crumpled paper in a box',
    },
    claims: [
      [
        'Cushioning on all sides and no movement protects fragile goods; H-taping',
        "carriers' packing guidelines",
      ],
    ],
  },
  {
    id: 'flaws-are-no-proof',
    format: 'myth',
    again: 10,
    emoji: '✋',
    tags: ['HandmadeFacts', 'CraftMyths', 'Craftsmanship'],
    myth: 'You can tell that something is handmade by its flaws',
    short: ['No. Good hands can be very exact.', 'No. A trained hand can be as straight as a machine.'],
    title: ['Is handmade always imperfect?', 'How can you tell that something was made by hand?'],
    cover: 'Handmade is not crooked',
    gist: [
      'Machines can make a wobble, and good hands can make a dead straight line. So a flaw does not prove that something is handmade.',
      'A factory can press a thumbprint into every mug. Look for places where somebody took care with this one piece.',
    ],
    subject: ['A wobble proves nothing', 'How to spot real handwork'],
    hooks: {
      '*': [
        'There are factories that press a thumbprint into each mug, always in the same place.',
        'Some of the straightest lines in your house were made without a ruler.',
        'Is it handmade because it is crooked? A factory can do that as well.',
      ],
      p: 'Irregularity is easy to imitate, so it is a poor test of handwork.',
      f: '"It is a bit crooked, so it must be handmade." Not always.',
      a: 'To spot handmade work, do not look for flaws.',
      t: 'Compare two pieces. Identical irregularities come from one mould; independent ones come from two moments.',
      h: 'Years of practice went into that edge, and the compliment was "lovely and rustic".',
      i: 'Handmade can be very exact.',
      l: 'In the finest handmade work you see no trace of the hand.',
    },
    lines: {
      '*': [
        'Spot the fake wobble: put two side by side. If both have the same dent in the same place, a mould made it.',
        'Handwork answers its material. A grain runs round a knot, and the cut goes along with it.',
        'Machine marks repeat at even distances. Tool marks from a hand drift, speed up and come to rest.',
        'Ask "how is this edge done?" Whoever made it will tell you far more than you wanted to know.',
      ],
      h: ['"Rustic" is what people call it when they want to be nice about the handle.'],
    },
    scene: [
      'A market, two mugs. One has a charming dent. The other stall has the same mug, with the same charming dent.',
      '"Did a machine do that?" asks somebody, about a joint that took all Thursday. The maker is not sure whether to be flattered.',
    ],
    why: [
      [
        'What people like about handmade is the care, and that need not be crooked.',
        'Makers practise for years to be exact.',
      ],
      [
        'And a factory can make a wobble too.',
        'Since people began to like marks, factories have put them in.',
      ],
    ],
    parts: [
      [
        ['Compare two of the same', 'Put two side by side'],
        [
          'Handmade ones are like sisters. Moulded ones are the same photo twice.',
          'Look at where the glaze runs or the grain turns; chance does not repeat itself.',
          'By hand they are alike. From a mould they are the same.',
        ],
        'Two similar pieces held side by side',
      ],
      [
        ['Look where a tool mark ends', 'See how a line ends'],
        [
          'A hand slows down before it stops, and the line shows it.',
          'With a hand the line gets thinner at the end. With a machine it simply stops.',
          'A hand slows down. A machine stops.',
        ],
        'A finger following a carved line',
      ],
      [
        ['Look at how it fits the material', 'Look at the knots in the wood'],
        [
          'A knot avoided, a stripe matched, a stone set so that its good side shows.',
          'Somebody decided that with the piece in the hand.',
          'Somebody looked at it first.',
        ],
        'Wood grain running round a knot',
      ],
    ],
    turn: [
      'A straight edge may be made by hand as well.',
      "Praise the good edge. It will make somebody's day.",
    ],
    asks: ['What gives away handwork to you?', 'Have you ever been fooled by a fake thumbprint?'],
    ends: {
      p: 'With that in mind, two minutes at a stall tell you plenty.',
      f: 'And if you still like the crooked one best, take it. Nobody minds.',
      a: 'Look for care, not for flaws.',
      t: 'Jigs, wheels and kilns are tools. Using one makes a thing no less handmade.',
      h: '"It is meant to be like that" is true half of the time.',
      i: 'Somebody looked at it before you did.',
      l: 'It looks easy, and it was not.',
    },
    work: 'In any trade a crooked line proves nothing. Look whether somebody took care.',
    keep: 'the next rustic mug you fall for',
    send: 'someone who loves a charming dent',
    own: [
      {
        about: 'hand.?(?:carved|thrown|cut|stitched|set|poured|turned|forged|woven|painted|knit)',
        kinds: ['process', 'product'],
        lead: 'Made by hand here:',
      },
    ],
    pic: {
      ask: 'Close-up of an edge, a joint or a tool mark on your work',
      alt: 'Close-up of a tool mark on a handmade piece',
    },
    claims: [
      ['Moulded goods repeat the same irregularities; tool marks differ', 'craft and antiques practice'],
    ],
  },
  {
    id: 'what-did-hands-teach-you',
    format: 'question',
    again: 11,
    emoji: '🤲',
    tags: ['HandsOn', 'LearnedFromGrandma', 'CraftTalk'],
    title: [
      'Who taught you something with their hands?',
      "Who showed you how? Skills that came from somebody's hands",
    ],
    cover: 'Who showed you how?',
    gist: [
      'A knot, a dough, a darn, a clean cut: most of what our hands can do was shown to us by somebody, without many words. Who was it for you?',
      'Nobody learns to whittle from a paragraph. Somebody once put their hands over yours.',
    ],
    subject: ['Who showed you how?', 'Who taught you that knot?'],
    hooks: {
      '*': [
        'Somebody once stood behind you and put their hands over yours. What were you making?',
        'Think of a knot that you can tie without looking. Who is in the room?',
        'What can your fingers do that you never read in a book?',
      ],
      p: 'Craft is passed on by standing next to one another. Most people can name the person.',
      f: 'Tell us about the one who showed you how to do something with your hands.',
      a: 'Who taught you to make something? Tell us.',
      t: 'Skill of this kind is hard to put into words; you take it in by watching and doing, with correction on the spot.',
      h: '"Not like that." Three words in which many a family has handed down everything it knows.',
      i: 'Whatever you can make, somebody took the time to show you.',
      l: 'An old hand over a young one, and the knot is tied.',
    },
    lines: {
      '*': [
        'Who showed you how to do something with your hands? A name and a thing will do.',
        'Ask an older relative to show you one thing this month. Film the hands, not the face, and keep the film.',
        'Recipes and patterns survive on paper. The turn of the wrist does not.',
        'If a child asks what you are making, hand over a tool that cannot hurt, and show it slowly.',
      ],
      h: ['The method was: watch once, get it wrong, be sighed at. It worked on all of us.'],
    },
    scene: [
      'A kitchen, late afternoon. Two pairs of hands in one bowl, one of them spotted with age, the other with jam.',
      'It is thirty years since that summer, and still each time you tie that knot you hear him say "over, under, and do not strangle it".',
    ],
    why: [
      [
        'What hands can do is hard to write down, so somebody has to show you.',
        'No book can teach your hands. Somebody beside you can.',
      ],
    ],
    parts: [
      [
        ['A grandparent in the kitchen', 'Somebody old and patient'],
        [
          'Dough, darning, the trick with the thimble.',
          'It took a whole afternoon and was called "helping".',
          'You were allowed to help, and it took all day.',
        ],
        'Two pairs of hands at a table',
      ],
      [
        ['A teacher at school', 'Somebody with an apron'],
        [
          'One lesson a week, and you were allowed to use the sharp one.',
          'The birdhouse was crooked and is still up.',
          'They let you use the sharp one.',
        ],
        'A small wooden birdhouse',
      ],
      [
        ['A stranger in a video', 'Somebody you have never met'],
        [
          'Watched nine times, with flour on the phone.',
          'You know the hands and the cat, but not the name.',
          'At half speed, again and again.',
        ],
        'A phone propped against a jar',
      ],
      [
        ['Nobody. You taught yourself', 'You, by trying'],
        [
          'You learned it alone, in a cellar, by spoiling things.',
          'It takes longer, but nobody sighs at you.',
          'You have a scar, and it works.',
        ],
        'A worn tool on a cellar bench',
      ],
    ],
    turn: ['If you can, tell them that you still do it.', 'Write down at least the name.'],
    asks: ['Who taught you something with their hands?', 'What could you show somebody this week?'],
    ends: {
      p: 'Ask them while you can.',
      f: 'We read all of them. Some of us will have flour on the phone.',
      a: 'Learn one thing, pass one on.',
      t: 'What was shown and repeated the same day tends to stay.',
      h: '"Not like that", they said.',
      i: 'And now you can show somebody else.',
      l: 'And your hands still know.',
    },
    keep: 'the next visit to your grandparents',
    send: 'the person who showed you',
    own: [
      {
        about: 'taught|learn(?:ed|t)|apprentice|grand(?:mother|father|ma|pa)|mother|father|trained',
        kinds: ['people', 'story', 'history'],
        lead: 'Who taught us:',
      },
    ],
    pic: {
      ask: 'Two pairs of hands at one piece of work, or one old tool that was handed down',
      alt: 'Two pairs of hands working on one piece',
    },
    claims: [
      ['Manual skill is largely tacit and learned by demonstration', 'education research on tacit knowledge'],
    ],
  },
  {
    id: 'the-queue-in-october',
    format: 'season',
    again: 11,
    emoji: '🍂',
    tags: ['HandmadeGifts', 'OrderEarly', 'ShopSmall'],
    when: { months: [9, 10] },
    title: [
      'When to order handmade presents for the holidays',
      'Handmade gifts for Christmas: ask in September',
    ],
    cover: 'Order handmade gifts early',
    gist: [
      'Clay dries, soap cures, silver goes to be hallmarked: handmade things have waits that nobody can shorten. For presents in December, ask in early autumn.',
      'A small workshop makes your Christmas presents in September and October. If you ask then, you can still choose.',
    ],
    subject: ['Handmade gifts are made in autumn', 'Order presents now'],
    hooks: {
      '*': [
        'In a workshop Christmas happens in October. In December they only wrap it.',
        'The bar of soap for your aunt has to be poured weeks before anybody thinks of wrapping it.',
        'For a handmade present at Christmas, ask in October.',
      ],
      p: 'Handmade presents have a lead time that comes from drying and curing, and no amount of overtime changes it.',
      f: 'We know, the sun is still out. But if you want something with a name on it, this is a good week to ask.',
      a: 'Something made to order for December? Ask now.',
      t: 'Soap cures for weeks, pots need two firings, and wool has a limit of rows an hour.',
      h: 'Every year on the nineteenth of December somebody asks for a hand-knitted blanket "by the weekend".',
      i: 'Somebody thinks of you in October, and in December you get something made for you.',
      l: 'Begin a handmade present in autumn, and it has the time it needs.',
    },
    lines: {
      '*': [
        'Ask makers for their last ordering date in early autumn. Then put it in the calendar with a week to spare.',
        'Too late for made to order? Ask what is on the shelf. There is nearly always a shelf.',
        'A card that says "yours is in the kiln" is a very good present to unwrap in December. It even gives them January.',
        'Rings, collars, hats: find out the size on a family visit in autumn, and no one will suspect anything.',
      ],
      h: ['If you ask a knitter for a blanket in December, she starts to count. Not the stitches.'],
    },
    scene: [
      'Months to go, thirty degrees in the workshop, and on the bench stand snowmen. Nobody laughs any more.',
      'A handwritten list beside the wheel: names, colours, dates. The column on the right is filling up from below.',
    ],
    why: [
      [
        'Drying takes as long before Christmas as after it.',
        'Glue and soap do not know that it is December.',
      ],
      [
        'Small workshops take a certain number of orders, and then the list is full.',
        'Two hands can only make so many pieces.',
      ],
    ],
    parts: [
      [
        ['Ask for the last ordering day', 'What is the last day?'],
        [
          'It is often weeks ahead of what you would guess.',
          'Most makers know theirs by heart.',
          'It is earlier than you think.',
        ],
        'A calendar on a workshop wall',
      ],
      [
        ['First order what carries a name', 'Names and sizes come first'],
        [
          'Names, sizes and colours of your choice take longest.',
          'Stock pieces can follow later, without any fuss.',
          'Nobody has those on the shelf.',
        ],
        'A name written on a paper tag',
      ],
      [
        ['Allow for one that breaks', 'One may break'],
        [
          'Something cracks in the kiln each year, and it is always one with a name.',
          'With two weeks to spare it does not matter.',
          'Then there is time to make it again.',
        ],
        'A cracked piece beside a good one',
      ],
      [
        ['Have it sent early', 'Send it straight to them'],
        [
          'In December the {post|mail} is slow for everybody.',
          'If it goes straight to the recipient, say what the card should read.',
          'In December the vans are full.',
        ],
        'A small {parcel|package} with a handwritten label',
      ],
    ],
    turn: ['Then you can forget about it.', 'And there is time to talk about it.'],
    asks: ['When do you start with presents?', 'What would you have made, if there were time?'],
    ends: {
      p: 'One message in autumn is enough.',
      f: 'And in December you can put your feet up.',
      a: 'Ask in autumn, wrap in winter.',
      t: "Add the carrier's last posting date to the maker's; the earlier of the two counts.",
      h: 'A blanket takes as long as it takes.',
      i: 'Somebody is making it for your aunt.',
      l: 'It will be ready in time.',
    },
    keep: 'the last warm weekend',
    send: 'somebody who always asks in December',
    own: [
      {
        about: 'last order|order by|christmas|made to order|lead time|weeks',
        kinds: ['policy', 'process', 'event', 'service'],
        lead: 'When to order with us:',
      },
    ],
    pic: {
      ask: 'Winter pieces in the making, with autumn outside the window',
      alt: 'Half-finished winter pieces on a workbench in autumn light',
    },
    claims: [
      ['Cold process soap cures for several weeks; pottery usually has two firings', 'craft practice'],
    ],
  },
  {
    id: 'the-hundred-bowls',
    format: 'story',
    again: 13,
    emoji: '🏺',
    tags: ['CraftStory', 'LearningByDoing', 'Handmade'],
    title: [
      'Learning to throw pots: why the first good bowl is cut in half',
      'Pottery class: what a bowl shows when you cut it in half',
    ],
    cover: 'Why the first bowl is cut',
    gist: [
      'In pottery classes the first good bowl is cut in half with a wire, to see how thick the walls are. It hurts, and it is the most useful minute of the term.',
      'In pottery classes everybody wants to keep the first bowl. Cut it in half, and you see what to do better.',
    ],
    subject: ['The bowl that was cut in half', 'What the wire shows'],
    hooks: {
      '*': [
        'The first bowl that works is the one you have to cut in half.',
        'There is a minute in learning to throw pots at which grown people go quiet.',
        'The first good bowl in a pottery class is cut in half, to see how thick it is.',
      ],
      p: 'In pottery classes you learn most from a bowl that is cut in half.',
      f: 'Imagine you have just made your first real bowl. Now somebody hands you a wire.',
      a: 'Cut your first bowl in half, look at it, and start again.',
      t: 'In section a thrown wall shows where it is thick, where it is thin, and which pull went wrong.',
      h: 'Pottery is the only hobby in which the teacher destroys your work and you say thank you.',
      i: 'You learn more from a bowl that you cut in half than from one on the shelf.',
      l: 'A thin wire, two halves of a bowl, and you see how even the wall is.',
    },
    lines: {
      '*': [
        'Potters cut early bowls in half to see the wall. Thick at the bottom, thin at the lip: the cut shows what the hand could not feel.',
        'If you want to get better at something, open up one that worked. Failures only tell you that they failed.',
        'Clay forgives nearly everything until it is fired. Cut, wedge, throw again: the same lump, a better bowl.',
        'Keep one half of your first bowl. In a year you will like to look at it.',
      ],
      h: ['"It is about letting go," said the teacher, who was holding the wire at both ends.'],
    },
    scene: [
      'Imagine a cellar with seven wheels, a radio, and the smell of wet stone. It is the fourth evening.',
      'Picture an evening class in winter: aprons, grey hands, and a woman at wheel three who has stopped breathing.',
    ],
    why: [
      [
        'From outside, a heavy bowl and a light one can look the same.',
        'How much clay is in it, you only see in the middle.',
      ],
      [
        'While it stands there and looks good, nobody asks why.',
        'When something has worked, we stop asking.',
      ],
    ],
    parts: [
      [
        'The first bowl stands',
        [
          'For the first time nothing has collapsed. A bowl, wet and shining, that turns quite true. Phones come out.',
          'After three evenings of mud there is suddenly a bowl on the wheel, and it is round all the way.',
          'Three weeks it had fallen in. Tonight it stands, round and wet, and everyone has come to look.',
        ],
        'A wet bowl turning on a wheel',
      ],
      [
        'Then comes the wire',
        [
          'The teacher lays a thin wire in front of it. Not under it, as you would to lift it off. Across the top.',
          'Somebody puts the cutting wire into her hands and says: now down the middle.',
          '"Lovely", says the teacher, and gives her the wire. Through the middle, please, from top to bottom.',
        ],
        'Hands holding a wire over a bowl',
      ],
      [
        'Now you see the wall',
        [
          'At the foot the wall is as thick as a thumb. Halfway up it thins out, and near the rim it wavers. So that is where it went.',
          'Now you can see it: too thick below, too thin above, and luck at the rim.',
          'Inside it shows what no one could see: thick as a brick below, thin as card above, and luck all the way round.',
        ],
        'A bowl cut in half, showing the wall',
      ],
      [
        'Start again',
        [
          'She puts both halves back together, kneads them into a ball, and slaps it on the wheel. The next one weighs half.',
          'A quarter of an hour later the same clay stands there again. Lighter, and this time she laughs before she cuts.',
          'Two halves, one ball, back on the wheel. The second one is lighter. She reaches for the wire by herself.',
        ],
        'A new ball of clay on the wheel',
      ],
    ],
    turn: ['After some weeks they ask for the wire themselves.', 'Then nobody is afraid of starting again.'],
    asks: ['Could you cut it?', 'What did you learn by taking something apart?'],
    ends: {
      p: 'One bowl less, and you know a lot more.',
      f: 'We think the first half deserves a place on the shelf.',
      a: 'Cut it, look, start again.',
      t: 'An even wall dries evenly, and so it cracks less often. That is what the cut is for.',
      h: 'Otherwise it would be an ashtray.',
      i: 'Your hands remember.',
      l: 'And the clay is a bowl again.',
    },
    work: 'When something has gone well, look at why. Hardly anybody does.',
    keep: 'the day something works the first time',
    send: 'the friend who has just started a craft',
    own: [
      {
        about: 'class|(?<!our |own |my |the |in a )workshops?\\b|course|taster',
        kinds: ['event', 'service'],
        lead: 'Learn it here:',
      },
    ],
    only: POTS,
    pic: {
      ask: 'Something of yours cut open or taken apart, or an early piece beside a tool',
      alt: 'An early handmade piece beside the tool that made it',
    },
    claims: [
      [
        'Cutting thrown pots in half to inspect wall thickness is a common teaching exercise',
        'ceramics teaching practice',
      ],
      ['Uneven walls dry unevenly and may crack', 'ceramics practice'],
    ],
  },
];
