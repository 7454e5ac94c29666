// Making things yourself, and what it is like.
import type { Idea } from '../../library/idea.ts';

export const MAKING: readonly Idea[] = [
  {
    id: 'one-thing-ten-times',
    format: 'howto',
    again: 9,
    emoji: '🔁',
    tags: ['LearnACraft', 'BeginnerCraft', 'MakersGonnaMake'],
    title: ['How to learn a craft in the evenings', 'Learn a craft at home: ten times the same small thing'],
    cover: 'One thing, ten times',
    gist: [
      'To learn a craft, make the same small thing ten times and keep all ten in a row. Ten different projects teach you ten beginnings.',
      'Pick something that fits in an evening, repeat it until it is dull, and write one sentence after each. By number seven it looks like yours.',
    ],
    subject: ['Make the same thing ten times', 'How to get past the beginning'],
    hooks: {
      '*': [
        'The drawer of half-finished projects is full of beginnings. Almost nobody practises endings.',
        'The first one will be crooked. So will the second, but elsewhere.',
        'Ten beginnings, or one thing that you can do.',
      ],
      p: 'Repeating one small project teaches faster than starting a new one every week.',
      f: 'Want to learn something with your hands this winter? Choose one small thing, and stay with it for ten evenings.',
      a: 'Ten of the same. Then something new.',
      t: 'Change one variable at a time. If thread, needle and pattern all differ, the result explains nothing.',
      h: 'Your first ten will be terrible. That is why they are called your first ten and go to your brother.',
      i: 'Somewhere around the seventh your hands will know something that you never told them.',
      l: 'Repetition, a lamp, the same small bowl. Evenings have been worse spent.',
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
        ['Pick something you can finish tonight', 'So small that it is done by bedtime'],
        [
          'A spoon, a pinch pot, a square of knitting: small enough to end before bed.',
          "Coats and chairs come later. An evening needs a project with an evening's worth of work.",
          'Whoever finishes learns endings.',
        ],
        'A small half-made object under a lamp',
      ],
      [
        ['Change one thing each time', 'Always one change'],
        [
          'Thinner wall, tighter stitch, sharper knife. One, so that you know what did it.',
          'With two changes at once you learn only that something happened.',
          'Then you know what it was.',
        ],
        'Two attempts side by side with one difference',
      ],
      [
        ['Write one sentence afterwards', 'A line in pencil'],
        [
          'In pencil on the thing itself, if it has a base.',
          'A note such as "cut deeper at the neck" is what you would otherwise find out again.',
          'For the next time, in your own words.',
        ],
        'A pencil note on the base of a bowl',
      ],
      [
        ['Keep all ten in a row', 'Keep the bad ones'],
        [
          'On the days when nothing works, look at the very first.',
          '{Bin|Toss} none of them before the tenth is done. They are your teacher.',
          'The very first will comfort you at the ninth.',
        ],
        'Ten small pieces lined up on a sill',
      ],
    ],
    turn: ['After ten you may move on. By then you may not want to.', 'The rest of the material can wait.'],
    asks: ['What would you like to be able to make?', 'What lies half finished in your cupboard?'],
    ends: {
      p: 'Ten evenings is a season of one series, and afterwards you own a spoon.',
      f: 'Make the first one tonight. It is supposed to be bad.',
      a: 'Repeat. Compare. Note.',
      t: 'Plateaus around the fourth are normal; change the tool angle before you change the project.',
      h: 'Your family will get the first nine. Families are patient.',
      i: 'There is no other way in, and everyone you admire has come by it.',
      l: 'The tenth is quiet. It has nothing left to prove.',
    },
    work: 'Teams learn in this way as well. The same small release, report or meeting, ten times with one change each, teaches more than one big relaunch a year.',
    keep: 'the first long evening of the season',
    send: 'the friend with the bag under the bed',
    own: [
      {
        about: 'class|(?<!our |own |my |the |in a )workshops?\\b|course|lesson|beginners',
        kinds: ['event', 'service', 'price'],
        lead: 'The first of the ten is easier in company.',
      },
      { about: '\\bkits?\\b', kinds: ['product', 'price'], lead: 'A box can hold the beginning of a craft.' },
    ],
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
    cover: 'Put the lamp on the other side',
    gist: [
      'The lamp belongs on the side of the hand that is not working, so that your shadow falls away from the point you look at. Then tilt it low and see the surface.',
      'Right-handed? Lamp on the left. Your tool stops working in its own shadow, and you stop bending closer and closer.',
    ],
    subject: ['Your lamp is on the wrong side', 'Move the lamp, save the neck'],
    hooks: {
      '*': [
        'You are bent over the needle because the lamp is behind your hand.',
        "Most people buy a stronger bulb when they should have moved the lamp an arm's length.",
        'You are working in your own shadow.',
      ],
      p: 'One movement improves sewing, drawing and repair work at any table: the lamp changes sides.',
      f: 'Do your eyes give up before your hands do? Have a look at which side your lamp is on.',
      a: 'Lamp opposite the working hand. Low. Now you can see.',
      t: 'Raking light, almost level with the surface, throws a shadow from every scratch and makes relief visible.',
      h: 'Nothing ages you like threading a needle in your own shadow.',
      i: 'Good light lets you begin again after supper.',
      l: 'A small lamp to the left, the rest of the room in dusk.',
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
        'A hand between lamp and work lays its shadow on the one spot that matters.',
        'Whatever you hold blocks the light if both come from the same side.',
      ],
      [
        'And light from straight above fills every dip evenly, so surfaces look flat.',
        'Only when it comes from low down does it draw each ridge with a dark edge.',
      ],
    ],
    parts: [
      [
        ['Put it opposite your working hand', 'The hand that rests gets the lamp'],
        [
          'Then the shadow lies under your arm, where nobody wants to see anything.',
          "A hand's breadth further forward than you think, so it does not shine in your eyes.",
          'Then your shadow falls where you are not looking.',
        ],
        'A lamp moved from right to left of the work',
      ],
      [
        ['Tilt it low to check a surface', 'Flat, to see the flaws'],
        [
          'Sanding marks, loose stitches, dents in clay: they all show at once.',
          'Afterwards raise it again, since nobody can work for long in such honest light.',
          'And up again, before you despair.',
        ],
        'Light skimming across a wooden surface',
      ],
      [
        ['Put a pale sheet behind it', 'Something pale behind it'],
        [
          'Fine things are read by their outline, so give them something to stand against.',
          'A sheet of paper under the needle or the chain makes the edges appear.',
          'An edge needs something to stand out from.',
        ],
        'A needle held against white paper',
      ],
    ],
    turn: [
      'Same bulb, other side, and the neck comes up by itself.',
      'Before you buy brighter, move nearer and across.',
    ],
    asks: ['Which side is your lamp on right now?', 'What do you make in the evenings?'],
    ends: {
      p: 'A change of five seconds, which the neck will notice by bedtime.',
      f: 'Go and try. Yes, the one on your desk as well.',
      a: 'Across. Low. White behind.',
      t: 'For colours, choose a bulb with a high colour rendering index, and check once by day.',
      h: 'The lamp should be holding itself.',
      i: 'Some of the finest things in the world were made beside one window.',
      l: 'What the light touches is enough.',
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
    cover: 'You forgot to charge for you',
    gist: [
      'Hobby sellers add up the wool and forget the evening. Time the next piece with a clock, add packing and fees, and look at what is left for an hour.',
      'A price that covers only the material says that the work is free. Four lines on paper show what the thing costs you.',
    ],
    subject: ['What is your hour worth?', 'The sum behind a fair price'],
    hooks: {
      '*': [
        '"I only want to cover the wool," says somebody who has just given away nine evenings.',
        'Sell a hat for the price of its yarn, and you have paid for the pleasure of knitting it.',
        'Nine evenings, and the wool has been paid for.',
      ],
      p: 'Four lines on paper show whether a handmade price pays its maker or the other way round.',
      f: 'Selling your first pieces at the school fair? Lovely. May we look at your prices for a moment?',
      a: 'Count the hours. All of them.',
      t: 'Price floor: material plus hours times rate plus packing, fees and a share of what fails.',
      h: 'By our sums you earned forty {pence|cents} an hour and a sore thumb. The thumb was extra.',
      i: 'A fair price lets the next person who sells her work ask for one as well.',
      l: 'Anyone who asks too little for fine work teaches others to expect it.',
    },
    lines: {
      '*': [
        'Time one piece with a clock, from clearing the table to putting the label on. Most people are out by half.',
        'The four lines of a price: material, hours, selling, losses. If one of them is nil, look again.',
        'Your friends will pay the friendly price. Strangers will pay the price on the tag. Write the second one on the tag.',
        'Too dear for the market? Then make it simpler, smaller or faster. Leaving your hours out does not make it cheaper, only you.',
      ],
      h: ['"It was on the sofa anyway" is how we lost track of thirty hours and a lot of television.'],
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
        ['Put a clock beside one piece', 'Make one against the clock'],
        [
          'From setting out to sweeping up. Add the photograph and the trip to the post.',
          'Do it once, honestly, with breaks left out.',
          'With the sweeping and the trip to the post.',
        ],
        'A kitchen timer beside a piece of work',
      ],
      [
        ['Choose what an hour is worth', 'Decide before you count'],
        [
          'Somewhere between what you would pay a babysitter and what you would ask of a friend.',
          'Write down a figure before you see the result, or you will bend it.',
          'Afterwards you would be modest.',
        ],
        'A number written on a scrap of paper',
      ],
      [
        ['Add fees, boxes and breakages', 'Count buttons, bags and parcels too'],
        [
          'Stall, card reader, tissue, tape and the one in ten that goes wrong.',
          'Small sums, but they come off every single piece.',
          'Box, tape, fee, and the one that broke.',
        ],
        'Tissue, tape and a receipt on a table',
      ],
      [
        ['If it is too much, change the piece', 'Too dear? Look at the piece'],
        [
          'A plainer edge may halve the hours and cost the buyer nothing.',
          'Look for the step that takes longest and shows least.',
          'Somewhere in it is an hour that nobody sees.',
        ],
        'Two versions of a piece, one simpler',
      ],
    ],
    turn: [
      'You may still give it away. But then you will know how much you gave.',
      'The sum is a mirror. What you do with it is up to you.',
    ],
    asks: ['What do you charge for an hour of your hands?', 'Have you ever sold something you made?'],
    ends: {
      p: 'Write the sum on the back of the pattern; it will be of use every time.',
      f: 'And if somebody sighs at the price, let them. They may come back with a niece.',
      a: 'Four lines. Then the tag.',
      t: 'Wholesale needs a second calculation, since a shop adds its own margin on top.',
      h: 'A pricked thumb should be on the bill, too.',
      i: 'Hours are the one material that nobody can restock.',
      l: 'A price may be spoken quietly. It should not be whispered.',
    },
    caution: [
      'Tax and registration rules for small sellers differ between countries, so check yours before you sell regularly.',
      'If you sell regularly, find out about tax and registration for small sellers in your country.',
    ],
    work: 'Freelancers know the same hole: revisions, calls and invoices are hours as well. The week in which you write all of it down tends to be followed by a new price list.',
    keep: 'the week before the school fair',
    send: 'the friend whose work is too cheap',
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
    cover: 'If it rattles, pack again',
    gist: [
      'A {parcel|package} survives when nothing inside it can move. Wrap the thing, float it in the middle of the box, and shake it before you tape it up.',
      'Packing is about the space around the thing. Two fingers of padding on every side, no rattle, and a box that is nearly too big.',
    ],
    subject: ['Shake it before you tape it', 'How to post a teapot'],
    hooks: {
      '*': [
        'Pack it, then shake it. If you do not dare, it is not packed yet.',
        'Every fragile {parcel|package} will be dropped once. Plan for that one.',
        'It will fall. You only decide how.',
      ],
      p: 'Breakages {in the post|in the mail} come mostly from movement inside the box, and movement can be packed away.',
      f: 'Posting a mug to somebody you like? Give it a proper seat.',
      a: 'No movement. No rattle. No corner touching cardboard.',
      t: "Padding has to give by the length of the fall's last moment. Hard filling stops nothing, and neither does empty air.",
      h: 'A "fragile" sticker is a wish. Crumpled paper is a plan.',
      i: 'A well-packed {parcel|package} is care that survives a sorting belt.',
      l: 'Tissue, a band of paper, a box within a box. It should be a pleasure to undo.',
    },
    lines: {
      '*': [
        'The shake test: close the box, hold it to your ear, shake. Any sound at all means more paper.',
        'Fill hollow things first. A mug breaks at the rim or the handle, and a fist of paper inside it helps with both.',
        'Two fingers of padding on all six sides. The bottom and the corners are where people run out.',
        'Put a slip with the address inside as well. If the label tears off, the {parcel|package} still knows where it lives.',
      ],
      h: ['Our advice on labelling a box "this way up": also pack it for the other five ways.'],
    },
    scene: [
      'The box arrives. Before it is opened, there is that small sound, like sugar. Nobody ordered sugar.',
      'One teapot, one cardboard box the size of a teapot, one sheet of bubble wrap. What could happen.',
    ],
    why: [
      [
        'What breaks a pot is the sudden stop, when it meets the wall of the box or its neighbour.',
        'A fall hurts at its end. Padding makes that end longer and softer.',
      ],
      [
        'A thing that sits tight in the middle meets neither the floor nor the corner.',
        '{Parcels|Packages} land on edges. Whatever touches an edge takes the whole blow.',
      ],
    ],
    parts: [
      [
        ['Fill it, then wrap it', 'First the inside'],
        [
          'Paper inside the hollow, then around the handle, then around the whole.',
          'Spouts and ears get a bandage of their own before anything else.',
          'A hollow thing is full of weak spots.',
        ],
        'Paper being pushed into a mug',
      ],
      [
        ['Float it in the middle', 'Paper on all sides, a hand deep'],
        [
          'A bed of crumpled paper below, and as much on each side.',
          'The box should look too large until the padding is in.',
          'No wall should ever meet the box.',
        ],
        'A wrapped piece in the centre of a box',
      ],
      [
        ['Part the neighbours with card', 'A wall between neighbours'],
        [
          'Two plates side by side need a sheet of cardboard, standing on edge.',
          'Pieces break on each other before they break on the box.',
          'They would hurt each other more than any van.',
        ],
        'A sheet of card slid between two pieces',
      ],
      [
        ['Shake it before you tape', 'Give it a good shake'],
        [
          'Gently, then not so gently. Silence is the sign.',
          'If you can hear it move, the courier will hear it, too.',
          'You are the kindest hands it will meet.',
        ],
        'A box being shaken next to an ear',
      ],
      [
        ['Tape the seam like an H', 'Tape across, and over the ends'],
        [
          'Along the middle and across both ends, above and below.',
          'The bottom carries the weight, so give it a second strip.',
          'Underneath twice.',
        ],
        'Tape across the edges of a box',
      ],
    ],
    turn: [
      'If you would throw it on the sofa, you may send it.',
      'And keep the box from the last {parcel|package}. It has passed its exam.',
    ],
    asks: ['What is the most fragile thing you ever posted?', 'Do you keep boxes, too?'],
    ends: {
      p: 'Two minutes more at the table cost less than a second teapot.',
      f: 'Then write the card. It goes on top, where it is found first.',
      a: 'Silence. Tape. Post.',
      t: 'Reused cartons lose strength at the creases; double walls for anything heavy.',
      h: 'If it rattles, it is not finished.',
      i: 'On the far side somebody lifts out the paper, and it is whole.',
      l: 'It opens in layers, as good evenings do.',
    },
    work: 'Those who ship equipment, samples or prototypes can take the shake test straight to the packing bench. It needs no standard, only an ear.',
    keep: 'the next thing you sell or send',
    send: 'someone who packs with one sheet of bubble wrap',
    own: [
      {
        about: 'post(?:age|ed)?\\b|ship|deliver|packag|plastic.free',
        kinds: ['process', 'policy', 'service', 'guarantee', 'value', 'price'],
        lead: 'Here is how things travel from this workshop.',
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
    short: [
      'Good hands can be very exact. Look for decisions instead.',
      'A good hand can be straighter than you think. What you see are decisions.',
    ],
    title: ['Is handmade always imperfect?', 'How can you tell that something was made by hand?'],
    cover: 'Flaws are no proof',
    gist: [
      'Machines can fake a wobble, and good hands can make a line that is dead straight. What gives handwork away is a decision: a tool mark that stops where it should.',
      'A thumbprint can be cast by the thousand. Look for places where somebody reacted to this one piece.',
    ],
    subject: ['A wobble proves nothing', 'How to spot real handwork'],
    hooks: {
      '*': [
        'There are factories that press a thumbprint into each mug, always in the same place.',
        'Some of the straightest lines in your house were made without a ruler.',
        'There is a factory that adds the thumbprint last.',
      ],
      p: 'Irregularity is easy to imitate, so it is a poor test of handwork.',
      f: '"You can see it is handmade, it is a bit crooked." Kindly meant. Let us look more closely.',
      a: 'Do not look for mistakes. Look for choices.',
      t: 'Compare two pieces. Identical irregularities come from one mould; independent ones come from two moments.',
      h: 'Years of practice went into that edge, and the compliment was "lovely and rustic".',
      i: 'Precision, too, can be a form of tenderness.',
      l: 'The finest handwork leaves hardly a trace of itself.',
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
        'What people like about handmade is attention, and that does not have to look crooked.',
        'Training aims at control. After some years a hand can repeat itself to within a hair.',
      ],
      [
        'A factory, on the other hand, can add a wobble at the press of a button.',
        'Since buyers began to love marks, marks have been designed in.',
      ],
    ],
    parts: [
      [
        ['Compare two of the same', 'Two that should be the same'],
        [
          'Real ones are related, like sisters. Moulded ones are the same photograph twice.',
          'Look at where the glaze runs or the grain turns; chance does not repeat itself.',
          'Related is by hand. Identical is by mould.',
        ],
        'Two similar pieces held side by side',
      ],
      [
        ['Follow a tool mark to its end', 'Where a mark stops'],
        [
          'A hand slows down before it stops, and the line shows it.',
          'Where a cutter lifts off, a person tapers and a program simply ends.',
          'A hand brakes. A machine just stops.',
        ],
        'A finger following a carved line',
      ],
      [
        ['See how it meets the material', 'How it goes with the knot'],
        [
          'A knot avoided, a stripe matched, a stone set so that its good side shows.',
          'Decisions like these are made once per piece, with the piece in the hand.',
          'Somebody looked at it and decided.',
        ],
        'Wood grain running round a knot',
      ],
    ],
    turn: [
      'A straight edge may be the most handmade thing in the room.',
      "Praise the choice rather than the wobble. You will make somebody's day.",
    ],
    asks: ['What gives away handwork to you?', 'Have you ever been fooled by a fake thumbprint?'],
    ends: {
      p: 'With that in mind, two minutes at a stall tell you plenty.',
      f: 'And if you still like the crooked one best, take it. Nobody minds.',
      a: 'Look for decisions.',
      t: 'Jigs, wheels and kilns are tools. Using one makes a thing no less handmade.',
      h: '"It is meant to be like that" is true about half of the time.',
      i: 'Somebody noticed that knot before you did.',
      l: 'It looks effortless. That was the effort.',
    },
    work: 'Much the same is said of "authentic" writing and presentations. Sloppiness can be put on; what cannot be faked for long is that someone thought about this one reader.',
    keep: 'the next rustic mug you fall for',
    send: 'someone who loves a charming dent',
    own: [
      {
        about: 'hand.?(?:carved|thrown|cut|stitched|set|poured|turned|forged|woven|painted|knit)',
        kinds: ['process', 'product'],
        lead: 'Here is where hands decide.',
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
    subject: ['Who showed you how?', 'A knot you still know'],
    hooks: {
      '*': [
        'Somebody once stood behind you and put their hands over yours. What were you making?',
        'Think of a knot that you can tie without looking. Who is in the room?',
        'Your fingers know it, and not from a book.',
      ],
      p: 'Craft is passed on by standing next to one another. Most people can name the person.',
      f: 'Tell us about the one who showed you how to do something with your hands.',
      a: 'Hands learn from hands.',
      t: 'Skill of this kind is hard to put into words; you take it in by watching and doing, with correction on the spot.',
      h: '"Not like that." Three words in which many a family has handed down everything it knows.',
      i: 'Whatever you can make, someone before you could make it, and thought you were worth the time.',
      l: 'An old hand over a young one. No one spoke.',
    },
    lines: {
      '*': [
        'Who showed you how to do something with your hands? A name and a thing will do.',
        'Ask an older relative to show you one thing this month. Film the hands, not the face, and keep the film.',
        'Recipes and patterns survive on paper. The turn of the wrist does not.',
        'If a child asks what you are doing, hand over the tool that cannot hurt, and slow down.',
      ],
      h: ['The method was: watch once, get it wrong, be sighed at. It worked on all of us.'],
    },
    scene: [
      'A kitchen, late afternoon. Two pairs of hands in one bowl, one of them spotted with age, the other with jam.',
      'It is thirty years since that summer, and still each time you tie that knot you hear him say "over, under, and do not strangle it".',
    ],
    why: [
      [
        'What hands know can hardly be written down, so it goes from one person to the next or it goes.',
        'A book tells you "until it feels right". Someone beside you can tell you when.',
      ],
    ],
    parts: [
      [
        ['A grandparent at the kitchen table', 'Somebody old'],
        [
          'Dough, darning, the trick with the thimble.',
          'It took a whole afternoon and was called "helping".',
          'You were allowed to help, and it took all day.',
        ],
        'Two pairs of hands at a table',
      ],
      [
        ['A teacher with sawdust on', 'Somebody with a whistle or an apron'],
        [
          'One lesson a week, a vice, and somebody who let you have the sharp one.',
          'The birdhouse was crooked and is still up.',
          'They trusted you with the blade.',
        ],
        'A small wooden birdhouse',
      ],
      [
        ['A stranger on a screen', 'Somebody you never met'],
        [
          'Played back nine times, at half speed, with flour on the phone.',
          'You know the hands, the table and the cat, and never learned the name.',
          'Half speed, again, again.',
        ],
        'A phone propped against a jar',
      ],
      [
        ['Nobody, and it shows', 'Yourself, more or less'],
        [
          'Found out alone, by ruining things in a cellar.',
          'It takes longer, but nobody sighs.',
          'There is a scar, and it works.',
        ],
        'A worn tool on a cellar bench',
      ],
    ],
    turn: [
      'If they are still about, you could tell them that you still do it.',
      'Write it down, at least the name. The hands remember the rest.',
    ],
    asks: ['Who taught you something with their hands?', 'What could you show somebody this week?'],
    ends: {
      p: 'It is worth asking while there is somebody left to ask.',
      f: 'We read all of them. Some of us will have flour on the phone.',
      a: 'Learn one. Pass on one.',
      t: 'What was shown and repeated the same day tends to stay.',
      h: '"Not like that," they said, and so it is exactly like that.',
      i: 'A craft is a very long row of people, each with a hand on the next.',
      l: 'The gesture stays when the voice has gone.',
    },
    keep: 'the next visit to your grandparents',
    send: 'the person who showed you',
    own: [
      {
        about: 'taught|learn(?:ed|t)|apprentice|grand(?:mother|father|ma|pa)|mother|father|trained',
        kinds: ['people', 'story', 'history'],
        lead: 'Here is the answer from this workshop.',
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
    cover: 'The {queue|line} starts in October',
    gist: [
      'Clay dries, soap cures, silver goes to be hallmarked: handmade things have waits that nobody can shorten. For presents in December, ask in early autumn.',
      'A small workshop makes December in September and October. Anyone who asks in those weeks can still have a say in it.',
    ],
    subject: ['December is made in October', 'Ask a maker now'],
    hooks: {
      '*': [
        'In a workshop Christmas happens in October. In December they only wrap it.',
        'The bar of soap for your aunt has to be poured weeks before anybody thinks of wrapping it.',
        'While you are at the lake, somebody is pouring stars.',
      ],
      p: 'Handmade presents have a lead time that comes from drying and curing, and no amount of overtime changes it.',
      f: 'We know, the sun is still out. But if you want something with a name on it, this is a good week to ask.',
      a: 'Made to order for December: ask now.',
      t: 'Soap cures for weeks, pots need two firings, and wool has a limit of rows an hour.',
      h: 'Every year on the nineteenth of December somebody asks for a hand-knitted blanket "by the weekend".',
      i: 'It is a lovely thing to be thought of by name while the leaves are turning.',
      l: 'What is begun in autumn has the time it needs.',
    },
    lines: {
      '*': [
        'Ask makers for their last ordering date in early autumn. Then put it in the calendar with a week to spare.',
        'Too late for made to order? Ask what is on the shelf. There is nearly always a shelf.',
        'A card that says "yours is in the kiln" is a very good present to unwrap in December. It even gives them January.',
        'Rings, collars, hats: find out the size on a family visit in autumn, and no one will suspect anything.',
      ],
      h: [
        'If you ask a knitter for a blanket in December, she will count something under her breath. It is not stitches.',
      ],
    },
    scene: [
      'Months to go, thirty degrees in the workshop, and on the bench stand snowmen. Nobody laughs any more.',
      'A handwritten list beside the wheel: names, colours, dates. The column on the right is filling up from below.',
    ],
    why: [
      [
        'Material has a clock of its own, and it runs no faster before the holidays.',
        'Glue, glaze, dye and soap do not know what day it is.',
      ],
      [
        'Small workshops take a certain number of orders, and then the list is full.',
        'One pair of hands can promise so many pieces and no more, if they are to be good.',
      ],
    ],
    parts: [
      [
        ['Ask for the last ordering day', 'Until when may one ask?'],
        [
          'It is often weeks ahead of what you would guess.',
          'Most makers know theirs by heart, since they dream of it.',
          'It is earlier than you think. They know it in their sleep.',
        ],
        'A calendar on a workshop wall',
      ],
      [
        ['Order what carries a name first', 'Names and sizes come first'],
        [
          'Engraving, sizes and colours to choice sit at the head of the {queue|line}.',
          'Stock pieces can follow later, without any fuss.',
          'Nobody can pull them out of a drawer.',
        ],
        'A name written on a paper tag',
      ],
      [
        ['Leave room for one accident', 'One may crack'],
        [
          'Something cracks in the kiln each year, and it is always one with a name.',
          'With two weeks in hand, a second try is just a second try.',
          'Then there is time for a second.',
        ],
        'A cracked piece beside a good one',
      ],
      [
        ['Have it wrapped and addressed early', 'Have it sent as a present'],
        [
          '{Parcels|Packages} from small makers meet the same crowded vans as all the others.',
          'If it goes straight to the recipient, say what the card should read.',
          'The vans are as full for them as for anyone.',
        ],
        'A small {parcel|package} with a handwritten label',
      ],
    ],
    turn: [
      'Then you can forget about it until the first frost.',
      'Anyone who asks early gets the good conversation as well.',
    ],
    asks: ['When do you start with presents?', 'What would you have made, if there were time?'],
    ends: {
      p: 'One short message in autumn is all that is needed.',
      f: 'And in December you will be the one who is sitting down.',
      a: 'Ask in autumn. Wrap in winter.',
      t: "Add the carrier's last posting date to the maker's; the earlier of the two counts.",
      h: 'A blanket cannot be knitted faster by looking at it.',
      i: 'Something is growing in a workshop with your aunt in mind.',
      l: 'It will be ready when the evenings are.',
    },
    keep: 'the last warm weekend',
    send: 'somebody who always asks in December',
    own: [
      {
        about: 'last order|order by|christmas|made to order|lead time|weeks',
        kinds: ['policy', 'process', 'event', 'service'],
        lead: 'Here is what you need for planning.',
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
      'A wire, a wheel and the first bowl that had to go',
      'Learning to throw: why the first bowl gets cut in half',
    ],
    cover: 'Cut the first one in half',
    gist: [
      'In pottery classes the first good bowl is cut in half with a wire, to see how thick the walls are. It hurts, and it is the most useful minute of the term.',
      'Beginners want to keep their first bowl. The wire goes through it, and on the cut face everything is written.',
    ],
    subject: ['The bowl that was cut in half', 'What the wire shows'],
    hooks: {
      '*': [
        'The first bowl that works is the one you have to cut in half.',
        'There is a minute in learning to throw pots at which grown people go quiet.',
        'What stands on the outside is cut through to see why.',
      ],
      p: 'An old exercise from pottery classes shows why finished work is a poor teacher.',
      f: 'Imagine you have just made your first real bowl. Now somebody hands you a wire.',
      a: 'Cut it open. Look. Begin again.',
      t: 'In section a thrown wall shows where it is thick, where it is thin, and which pull went wrong.',
      h: 'Pottery is the only hobby in which the teacher destroys your work and you say thank you.',
      i: 'What we are willing to cut open is what we learn from.',
      l: 'A thin wire, a held breath, two halves. How evenly it had been breathed, that wall.',
    },
    lines: {
      '*': [
        'Potters cut early bowls in half to see the wall. Thick at the bottom, thin at the lip: the cut shows what the hand could not feel.',
        'If you want to get better at something, open up one that worked. Failures only tell you that they failed.',
        'Clay forgives nearly everything until it is fired. Cut, wedge, throw again: the same lump, a better bowl.',
        'Keep one half. In a year it is the most interesting thing on the shelf.',
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
        'The eye sees a curve. How much clay is hidden in it only shows in the middle.',
      ],
      [
        'While it stands there, whole and shining, nobody wants to know more.',
        'Success makes us protective, so we stop asking at the moment when asking would help.',
      ],
    ],
    parts: [
      [
        'It stands',
        [
          'For the first time nothing has collapsed. A bowl, wet and shining, that turns quite true. Phones come out.',
          'After three evenings of mud there is suddenly a bowl on the wheel, and it is round all the way.',
          'Three weeks it had fallen in. Tonight it stands, round and wet, and everyone has come to look.',
        ],
        'A wet bowl turning on a wheel',
      ],
      [
        'The wire',
        [
          'The teacher lays a thin wire in front of it. Not under it, as you would to lift it off. Across the top.',
          'Somebody puts the cutting wire into her hands and says: now down the middle.',
          '"Lovely", says the teacher, and gives her the wire. Through the middle, please, from top to bottom.',
        ],
        'Hands holding a wire over a bowl',
      ],
      [
        'Two halves',
        [
          'At the foot the wall is as thick as a thumb. Halfway up it thins out, and near the rim it wavers. So that is where it went.',
          'There it is, in section, like a drawing in a textbook: a fat base, a weak shoulder, a lip that got lucky.',
          'Inside it shows what no one could see: thick as a brick below, thin as card above, and luck all the way round.',
        ],
        'A bowl cut in half, showing the wall',
      ],
      [
        'Again',
        [
          'She puts both halves back together, kneads them into a ball, and slaps it on the wheel. The next one weighs half.',
          'A quarter of an hour later the same clay stands there again. Lighter, and this time she laughs before she cuts.',
          'Two halves, one ball, back on the wheel. The second one is lighter. She reaches for the wire by herself.',
        ],
        'A new ball of clay on the wheel',
      ],
    ],
    turn: [
      'By the end of term they ask for the wire themselves.',
      'Nobody who has done it once is ever quite so afraid of a beginning.',
    ],
    asks: ['Could you cut it?', 'What did you learn by taking something apart?'],
    ends: {
      p: "One bowl less, and a term's worth of knowledge more.",
      f: 'We think the first half deserves a place on the shelf.',
      a: 'Cut the good one.',
      t: 'An even wall dries evenly, and so it cracks less often. That is what the cut is for.',
      h: 'Every first bowl is an ashtray in the end.',
      i: 'What was in the hands stays in the hands.',
      l: 'The clay was never lost. It only changed its mind.',
    },
    work: 'Reviews after a failure are common. It is the review after a success, while everyone would rather celebrate, that shows which part was skill and which was luck.',
    keep: 'the day something works the first time',
    send: 'the friend who has just started a craft',
    own: [
      {
        about: 'class|(?<!our |own |my |the |in a )workshops?\\b|course|taster',
        kinds: ['event', 'service'],
        lead: 'Perhaps you would like to make a first one yourself.',
      },
    ],
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
