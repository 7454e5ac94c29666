// What harms shoes, and what keeps them.
import type { Idea } from '../../library/idea.ts';

export const CARE: readonly Idea[] = [
  {
    id: 'the-sole-that-crumbles',
    format: 'answer',
    again: 9,
    emoji: '🥾',
    tags: ['HikingBoots', 'ShoeRepair', 'BootCare'],
    title: [
      'Why hiking boots fall apart in the cupboard',
      'Sole crumbling after years unworn: can the boots be saved?',
    ],
    cover: 'Crumbled in the cupboard',
    question: 'My boots were hardly worn. Why does the sole crumble?',
    short: [
      'The cushioning layer ages in moist air, worn or not. Good uppers can often get a new sole.',
      'It is the foam, and not you. Many such boots can be resoled.',
    ],
    gist: [
      'The springy layer in many boots is polyurethane, and moisture in the air takes it apart over the years, even in the box. Bend and press before the tour, and have a new sole put on while the upper is good.',
      'Boots age standing still. Test them a week before the mountain, and not on it.',
    ],
    subject: ['It happens in the box', 'Bend them a week before'],
    hooks: {
      '*': [
        'Take your old walking boots and press the side of the sole with your thumb.',
        'They were as good as new, and on the third bend the sole stayed behind.',
        'Boots that stand still age, too. Some of them faster.',
      ],
      pa: ['Check the foam before the tour. On the mountain it is too late.', 'Unworn does not mean sound.'],
      fi: [
        'When did you last have them on? If you have to think, press before you walk.',
        'Your favourite boots in the {loft|attic} deserve a look.',
      ],
      t: 'Polyurethane hydrolyses: water in the air splits its chains until it crumbles.',
      h: 'The left sole went to the summit, the right one took the cable car.',
      l: 'Old leather, still supple, on a new tread.',
    },
    lines: {
      '*': [
        'Walking boots age in the cupboard: the foam in the sole crumbles after some years, worn or not. Press it before the tour.',
        'Wear boots now and then. Use slows the decay, as the foam stays supple and dry.',
        'Do not keep boots in a plastic box in a damp {cellar|basement}. Airy, dry and dark is what they like.',
        'Good uppers and a crumbling sole: ask about resoling. With many mountain boots it is quite usual.',
      ],
      h: ['Both soles came off within a hundred steps of each other. They had been a couple for years.'],
    },
    scene: [
      'At the hut somebody ties a sole on with a shoelace, and the whole terrace watches in silence.',
      'From the {loft|attic} come boots like new, in tissue paper. On the stairs they leave a trail of grey crumbs.',
    ],
    why: [
      [
        'The middle layer is foam, and foam takes up moisture from the air.',
        'Water gets into it without a single puddle.',
        'What makes it springy is also what ages.',
      ],
      [
        'Walking presses moisture out and keeps it supple.',
        'In the box nothing moves, and so it goes on quietly.',
        'After eight or ten years it may go all at once.',
      ],
    ],
    parts: [
      [
        'Press and bend',
        [
          'A thumb into the foam: does it stay dented, or crumble?',
          'Bend it: cracks across are a warning.',
          'Both boots, since they are the same age.',
        ],
        'A thumb pressing the side of a boot sole',
      ],
      [
        'Walk them in at home',
        [
          'A week before, on stairs, with a rucksack.',
          'Better in your street than above the tree line.',
          'Then there is still time for a repair.',
        ],
        'Boots on a flight of stairs',
      ],
      [
        'Ask about a new sole',
        [
          'While the upper is sound, it often pays.',
          'Not each boot can be resoled: show it.',
          'Ask for all of the foam to be replaced, and not only glued.',
        ],
        'A boot upper without its sole',
      ],
    ],
    turn: [
      'The leather has carried you for years, and can go on.',
      'Better a week early than at the hut.',
      'And put them where there is air.',
    ],
    asks: ['How old are your walking boots?', 'What has fallen apart on a tour of yours?'],
    ends: {
      pa: ['Press, bend, walk, then go.', 'A week before.'],
      fi: ['Have a look tonight, it takes a minute.', 'Take care up there.'],
      t: 'Hydrolysis continues at rest.',
      h: 'They met again at the valley station.',
      l: 'A new tread under old leather.',
    },
    caution: 'Do not set out on a tour with soles that come loose. A fall weighs more than a pair of boots.',
    keep: 'the week before the first tour',
    send: 'somebody whose boots live in the {loft|attic}',
    own: [
      {
        kinds: ['service', 'price', 'process', 'product'],
        about: '(?:hiking|walking|climbing|mountain|work) boots|resol|vibram|new soles?|boots\\b',
        lead: ['For boots with many miles left in them.', 'If yours crumble.'],
      },
    ],
    pic: {
      ask: 'A walking boot with a crumbling sole on a bench',
      alt: 'A walking boot with a crumbling sole on a workbench',
    },
    claims: [
      [
        'Polyurethane midsoles hydrolyse with age, also unworn; use slows it; resoling often possible',
        "boot makers' information (hydrolysis)",
      ],
    ],
  },
  {
    id: 'superglue-and-the-flap',
    format: 'mistake',
    again: 9,
    emoji: '🧴',
    tags: ['ShoeRepair', 'ShoeCare', 'DontGlueIt'],
    title: [
      'Sole coming off: why superglue makes it worse',
      'A flapping sole: what to do until it can be repaired',
    ],
    cover: 'Please, no superglue',
    wrong: 'A drop of superglue into the gap',
    gist: [
      'Superglue sets hard and brittle, and a sole has to bend. It breaks at the next step and leaves a crust that has to be ground off first. Tie it up, keep it dry, bring it in.',
      'The right glue stays elastic, goes on both sides, has to dry and be pressed. A drop in the gap does none of it.',
    ],
    subject: ['A sole has to bend', 'The crust in the gap'],
    hooks: {
      '*': [
        'A sole bends thousands of times a day. Superglue does not bend at all.',
        'The tube is in your hand, the gap is open. Please wait one moment.',
        'The longest part of regluing a sole is often to scrape off what somebody dripped into it.',
      ],
      pa: [
        'A flexible joint wants a flexible glue, clean faces and pressure.',
        'No drop in the gap. Bring it.',
      ],
      fi: [
        'It flaps, and you have somewhere to be. Here is something for today.',
        'You meant well. So do all the tubes in the drawer.',
      ],
      t: 'Contact adhesive bonds clean, roughened, dried surfaces under pressure; cyanoacrylate is brittle in bending.',
      h: 'Now the sole holds. It holds the sock.',
      l: 'Two clean surfaces, and a hand that presses.',
    },
    lines: {
      '*': [
        'Sole flapping? Tie it with a lace, keep it dry, and have it glued properly. Superglue only breaks again.',
        'Glue on a wet sole is wasted, whoever does it. Let the shoe dry for two days first.',
        'Bring it while it flaps at the toe. Once the whole sole hangs, dirt is in every corner.',
        'A stitched sole that opens wants thread and no glue. Look at the edge.',
      ],
      h: ['Shoe, sock and toe are now one. He would like to know whether that counts as a repair.'],
    },
    scene: [
      'In the hall somebody sits on the bottom step, presses a sole with all their weight, and counts to a hundred.',
      'The shoe says "flap", and at every other step "flap" again.',
    ],
    why: [
      [
        'What sets as hard as glass cracks where it is bent.',
        'A shoe bends just where the gap is.',
        'With each crack it takes a little of the leather along.',
      ],
      [
        'On a crust no other glue holds. It has to come off, and some of the sole with it.',
        'Dirt and moisture in the gap are what let go in the first place.',
        'Pressed for a night it holds for years, pressed for a minute until the corner.',
      ],
    ],
    parts: [
      [
        'Keep it from opening further',
        [
          'A lace round it, or a strip of tape.',
          'No walking on it, if you can.',
          'Small today, whole sole tomorrow.',
        ],
        'A shoe tied round with a lace',
      ],
      [
        'Dry it and leave it dirty',
        [
          'No washing, or water gets into the gap.',
          'Paper inside, for two days.',
          'The dirt will be brushed off on the bench.',
        ],
        'A shoe stuffed with paper',
      ],
      [
        'Bring both',
        [
          'The other one often has the same in mind.',
          'Say if it has been glued, and with what.',
          'Ask about stitching, if it comes back.',
        ],
        'Two shoes on a counter',
      ],
    ],
    turn: [
      'And the tube may go back to the broken cups.',
      'Elastic, clean, pressed: then it holds.',
      'It is a small job, as long as nobody helped.',
    ],
    asks: ['What have you repaired with superglue, and regretted?', 'Which shoe of yours flaps?'],
    ends: {
      pa: ['Tie, dry, bring.', 'Bend needs bend.'],
      fi: ['And for tonight take the other pair.', 'No one has ever thrown out a cobbler over it.'],
      t: 'Degrease, roughen, coat both, dry, press.',
      h: 'The sock has been freed. The toe is in good spirits.',
      l: 'It bends, and it holds.',
    },
    keep: 'the first "flap"',
    send: 'whoever keeps a tube in the drawer',
    own: [
      {
        kinds: ['service', 'price', 'process', 'hours'],
        about: 'glu(?:e|ed|ing)|stitch|soles?\\b|while you wait|repairs?',
        lead: ['How it is done here.', 'What it costs you in time.'],
      },
    ],
    pic: { ask: 'A shoe with its sole gaping at the toe', alt: 'A shoe with its sole gaping at the toe' },
    claims: [
      [
        'Cyanoacrylate is brittle; soles need flexible contact adhesive, clean dry surfaces and pressure',
        'trade practice of shoe repairers',
      ],
    ],
  },
  {
    id: 'trees-in-the-evening',
    format: 'tip',
    again: 9,
    emoji: '🌲',
    tags: ['ShoeTrees', 'ShoeCare', 'LeatherShoes'],
    title: ['Do shoe trees make a difference?', 'Shoe trees: why the first hour after wearing matters'],
    cover: 'Trees in the evening',
    gist: [
      'A warm, moist shoe takes the shape it is left in. Put a wooden tree in while it is still warm, and the folds stay shallow. One pair of trees is enough, if you have one favourite pair.',
      'Leather remembers the evening. Ten seconds with a piece of cedar, and it remembers something nice.',
    ],
    subject: ['Ten seconds in the evening', 'While it is still warm'],
    hooks: {
      '*': [
        'What you do with your shoes in the first hour after work decides how they look in three years.',
        'A warm shoe is soft. It will keep the shape in which you leave it.',
        'Ten seconds each evening. It hardly costs anything, and shoes notice.',
      ],
      pa: [
        'A tree holds the shape and takes up moisture, at the moment when it counts.',
        'In while warm, out in the morning.',
      ],
      fi: [
        'Do your shoes lie under the chair, one on top of the other? You are not the only one.',
        'Your favourite pair would like to lie down with something in it.',
      ],
      t: 'Untreated wood takes up moisture, while its tension smooths the creases at the ball.',
      h: 'Kicked off, one on its side, tongue out. It looks how you feel.',
      i: 'Care is mostly small and in the evening.',
      l: 'Cedar, and a scent of pencils.',
    },
    lines: {
      '*': [
        'Put shoe trees in while the shoes are still warm. An hour later the folds have set.',
        'Wood that is not varnished takes up moisture. Plastic only holds the shape.',
        'No trees? Newspaper, rolled firmly, does half of the job.',
        'The same shoes two days running do not dry. A day off between costs nothing and does a great deal.',
      ],
      h: ['Mine had trees, said the shoes. Yours had a cat on them.'],
    },
    scene: [
      'Keys on the table, shoes off, one lands on its side. In the morning it still looks surprised.',
      'In a hall stand two pairs of the same age. One looks like its first day, the other like its owner on Friday.',
    ],
    why: [
      [
        'A foot gives off moisture all day, and leather takes it up.',
        'Moist leather can be shaped, and it shapes itself, if nobody else does.',
        'Creases break at their deepest place.',
      ],
      [
        'A stretched upper dries smooth.',
        'Wood pulls the water from inside, where no air gets to it.',
        'And a dry shoe smells of leather, and of nothing else.',
      ],
    ],
    parts: [
      [
        'Loosen the laces first',
        [
          'Open them all the way, heel out without treading on it.',
          'A heel that is trodden down does not come back.',
          'The shoehorn in the morning belongs to it.',
        ],
        'Hands untying a lace',
      ],
      [
        'Put the tree in while it is warm',
        [
          'It should fill and not stretch.',
          'With a bent one: too large is worse than none.',
          'Unvarnished, if it is to dry as well.',
        ],
        'A wooden tree going into a shoe',
      ],
      [
        'Give them a day off',
        [
          'Two pairs in turn last longer than two pairs one after another.',
          'A wet pair needs two days.',
          'Not beside the heater.',
        ],
        'Two pairs of shoes side by side',
      ],
    ],
    turn: [
      'In the morning they look rested.',
      'It is a small thing, and it adds up.',
      'Leather is grateful, and shows it.',
    ],
    asks: ['Where do your shoes spend the night?', 'Which pair of yours would deserve trees?'],
    ends: {
      pa: ['Warm in, dry out.', 'A tree and a day off.'],
      fi: ['Start with your favourites.', 'Good night, shoes.'],
      t: 'Shape plus absorption, in the first hour.',
      h: 'The cat has been offered another place.',
      i: 'Small care, long life.',
      l: 'Cedar, silence, morning.',
    },
    keep: 'this evening, at the door',
    send: 'somebody who kicks them off',
    own: [
      {
        kinds: ['product', 'price', 'service'],
        about: 'shoe trees|polish|leather care|shoe care|cream|insoles?',
        lead: ['What goes into them.', 'For the hall.'],
      },
    ],
    pic: { ask: 'A wooden shoe tree in a leather shoe', alt: 'A wooden shoe tree in a leather shoe' },
    claims: [
      [
        'Trees used while warm limit creasing; unvarnished wood absorbs moisture; rest a day',
        'trade practice of shoemakers',
      ],
    ],
  },
  {
    id: 'trainers-in-the-drum',
    format: 'mistake',
    again: 8,
    emoji: '🧺',
    tags: ['SneakerCare', 'ShoeCare', 'CleanShoes'],
    title: [
      'Trainers in the washing machine: what it does to them',
      'How to clean white {trainers|sneakers} without a machine',
    ],
    cover: 'Not in the drum',
    wrong: 'Trainers in the machine, at sixty, with everything else',
    gist: [
      'Heat and long soaking loosen glue, and the drum knocks edges. By hand it takes ten minutes: laces out, brush dry, soapy water, little of it, dry with paper.',
      'The machine gets them clean and old at the same time. A soft brush does only the first.',
    ],
    subject: ['Clean, and old', 'Ten minutes with a brush'],
    hooks: {
      '*': [
        'The washing machine cleans your {trainers|sneakers}. It also ages them by a year.',
        'That thumping in the drum is your sole.',
        'White shoes are not washed white. They are brushed white.',
      ],
      pa: [
        'Glue dislikes heat, foam dislikes soaking. A brush is kinder to both.',
        'By hand, lukewarm, little water.',
      ],
      fi: [
        'Do you hear the spin cycle thump, too? Somebody has {trainers|sneakers} in there.',
        'Ten minutes, a basin, some music.',
      ],
      t: 'Hot water softens many adhesives; soaked foam dries slowly and smells.',
      h: 'They went in white and came out with a shadow of jeans.',
      l: 'A soft brush, a little foam.',
    },
    lines: {
      '*': [
        'Clean {trainers|sneakers} by hand: laces out, dry brush first, then lukewarm soapy water with a soft brush.',
        'Mud: let it dry first. Wet mud gets rubbed in, dry mud falls off.',
        'Never dry shoes in the sun or the tumble dryer. White soles go yellow, glue lets go.',
        'Wash the laces and insoles separately. That is where most of the smell is.',
      ],
      h: ['The sock that went missing is in the left shoe. It has seen things.'],
    },
    scene: [
      'In the bathroom it thumps like somebody who wants to come out.',
      'By the window stand two shoes in full sun, and on the white rim comes a slow, lasting yellow.',
    ],
    why: [
      [
        'Most of them are glued and not sewn, and glue goes soft in the warm.',
        'In the drum each turn is a blow on the same edge.',
        'Water that has got into foam takes days to get out.',
      ],
      [
        'Dirt on the surface needs rubbing and not soaking.',
        'A brush gets to where the dirt is, and leaves the rest in peace.',
        'With little water everything is dry by morning.',
      ],
    ],
    parts: [
      [
        'Brush them dry',
        [
          'Outside, laces out, soles knocked together.',
          'Most of it falls off by itself.',
          'An old toothbrush for the edges.',
        ],
        'A brush on a dry muddy shoe',
      ],
      [
        'Wash with little water',
        [
          'Lukewarm, a drop of mild soap, foam rather than water.',
          'Mesh along the weave, leather with a cloth.',
          'The rubber rim may be scrubbed.',
        ],
        'A soft brush with foam on a white shoe',
      ],
      [
        'Dry them in the shade',
        [
          'White paper inside, not newsprint, changed once.',
          'A day in a draught.',
          'Powder or fresh insoles against the smell.',
        ],
        'White shoes stuffed with paper',
      ],
    ],
    turn: [
      'And in the machine there is room for towels again.',
      'Ten minutes, and they are themselves.',
      'White for another week, at least.',
    ],
    asks: ['White {trainers|sneakers}: bold or mad?', 'How do you clean yours?'],
    ends: {
      pa: ['Dry brush, little water, shade.', 'Hand before drum.'],
      fi: ['Put on some music for it.', 'And keep them away from the jeans.'],
      t: 'Mechanical cleaning, minimal moisture, no heat.',
      h: 'The sock has been reunited with its brother.',
      l: 'White, in the shade.',
    },
    keep: 'the next muddy field',
    send: 'whoever hears it thump',
    own: [
      {
        kinds: ['service', 'price', 'product'],
        about:
          '(?:trainer|sneaker)s?|clean(?:ing|ed)? (?:shoes|trainers|sneakers)|restoration|whiten|shoe cleaning',
        lead: ['For those beyond a brush.', 'When ten minutes are not enough.'],
      },
    ],
    pic: {
      ask: 'A brush and a white shoe beside a basin',
      alt: 'A soft brush beside a white shoe and a basin',
    },
    claims: [
      ['Heat and soaking damage glued shoes; hand wash lukewarm; dry in shade', "makers' care advice"],
    ],
  },
  {
    id: 'can-it-be-stretched',
    format: 'answer',
    again: 9,
    emoji: '👠',
    tags: ['TightShoes', 'ShoeRepair', 'ShoeFit'],
    title: ['Shoes too tight: can they be stretched?', 'How much can a cobbler widen a shoe?'],
    cover: 'Can it be stretched?',
    question: 'They pinch. Can you make them larger?',
    short: ['Wider, yes, a little. Longer, no.', 'In width leather gives. In length nothing does.'],
    gist: [
      'Leather gives some millimetres in width, and at a single spot for a bunion or a toe. Length, plastic and seams give nothing. Whoever tries at home with ice or a hair dryer mostly ruins the lining.',
      'It can become wider where it presses, and not longer. Find the spot with a finger before you ask.',
    ],
    subject: ['Wider, not longer', 'Where exactly does it press?'],
    hooks: {
      '*': [
        'They are lovely, they were reduced, and they pinch. What can be done?',
        'Leather gives way, if one asks it slowly.',
        'In width there is hope. In length there is none.',
      ],
      pa: [
        'Width can be gained, length cannot. Buy for length.',
        'Find the spot, name it, leave it for two days.',
      ],
      fi: [
        '"They will stretch." Did the assistant say that, too? A little, yes.',
        'Put them on in the evening, and feel with a finger where it hurts.',
      ],
      t: 'Leather relaxes under moisture and tension across the grain; stiffeners, seams and synthetics do not.',
      h: 'Beauty must suffer, they say. They never say what for.',
      l: 'Slowly, over two nights, on wood.',
    },
    lines: {
      '*': [
        'A shoe can be made wider where it presses. Longer it cannot be made, by anybody.',
        'Buy shoes in the afternoon. Feet swell over the day, and the shoe has to suit the evening.',
        'Mark the sore spot with a bit of tape on the outside. On the bench nobody has your toe.',
        'Freezer bags full of water in the shoe: it does stretch, and the lining and glue pay for it.',
      ],
      h: ['The wedding was lovely. She danced it in the {trainers|sneakers} of an uncle.'],
    },
    scene: [
      'Under the table at a party stand two elegant shoes, quite alone.',
      'On a stretcher a shoe spends the night with a wooden bump at the little toe.',
    ],
    why: [
      [
        'Skin gives way, and leather is one. What is glued on a card behind the heel does not.',
        'A seam holds together, that is its job.',
        'Plastic goes back to where it came from.',
      ],
      [
        'Over two days on wood it gives gently. In an hour with heat it cracks.',
        'Moisture opens the fibres, and tension shows them the way.',
        'What was forced comes back at the first rain.',
      ],
    ],
    parts: [
      [
        'Find the spot',
        [
          'Standing, with a finger, in the sock you will wear.',
          'Ball, little toe, instep: each is another tool.',
          'Tape on the outside.',
        ],
        'A finger pressing on the side of a shoe',
      ],
      [
        'Look what it is made of',
        [
          'Leather and suede give. Patent and plastic hardly do.',
          'A seam across the spot is bad luck.',
          'The label in the tongue tells.',
        ],
        'A label in a shoe',
      ],
      [
        'Give it two days',
        [
          'Stretched slowly, tried on, stretched again.',
          'A half size in length is another shoe.',
          'And sometimes an insole or a lower lace does it.',
        ],
        'A shoe on a stretcher',
      ],
    ],
    turn: [
      'And then they are what they were bought for.',
      'What presses after that does not suit you.',
      'The foot has the last word.',
    ],
    asks: ['Which shoes do you own that you can only sit in?', 'What have you tried against pinching?'],
    ends: {
      pa: ['Spot, leather, two days.', 'Wider yes, longer no.'],
      fi: ['Bring them, and the sock.', 'Next time in the afternoon.'],
      t: 'Local stretch, across, moist, slow.',
      h: 'The uncle got his shoes back. He had danced as well, barefoot.',
      l: 'It gives, as if by itself.',
    },
    keep: 'the next sale',
    send: 'somebody with shoes under the table',
    own: [
      {
        kinds: ['service', 'price', 'process'],
        about: 'stretch|widen|tight|pinch|fit',
        lead: ['For what pinches.', 'What can be done about it here.'],
      },
    ],
    pic: { ask: 'A shoe on a wooden stretcher', alt: 'A leather shoe on a wooden stretcher' },
    claims: [
      ['Leather can be stretched in width and locally, not in length', 'trade practice of shoe repairers'],
    ],
  },
  {
    id: 'under-the-brush',
    format: 'howto',
    again: 9,
    emoji: '✨',
    tags: ['ShoePolish', 'ShoeCare', 'HowTo'],
    title: [
      'How to polish leather shoes: the order that matters',
      'Clean, feed, shine: shoe care in ten minutes',
    ],
    cover: 'Clean, feed, shine',
    gist: [
      'Brush off the dirt, wipe, a thin layer of cream, wait, brush, and only then wax for the shine. Most people put on too much, and too soon.',
      'Cream feeds, wax shines and shuts. In this order, thinly, with a pause.',
    ],
    subject: ['Thin, and with a pause', 'Cream first, then wax'],
    hooks: {
      '*': [
        'Most shoes get too much polish, too soon, on too much dirt.',
        'The most important tool for a shine is a pause.',
        'Cream feeds, wax shines. If you swap them, neither works.',
      ],
      pa: ['Clean, feed, wait, brush: care has an order.', 'Thin coats. Dry shoes. Patience.'],
      fi: [
        "It smells of Sunday evening at your grandfather's, does it not?",
        'Ten minutes, a radio, and four shoes in a row.',
      ],
      t: 'Cream brings oils and pigment into the grain; wax seals and reflects; solvents want time to leave.',
      h: 'Also on the list: table, fingers, and one white cuff.',
      i: 'To look after something is to say that it may stay.',
      l: 'Horsehair, beeswax, lamplight.',
    },
    lines: {
      '*': [
        'Shoe care in one line: brush, wipe, cream, wait, brush. Wax only at the end, and little of it.',
        'An old T-shirt round a finger puts on less than a brush, and less is right.',
        'Take out the laces, at least now and then. The tongue would like some as well.',
        'Not sure about the colour? Take colourless, or one shade lighter. Darker stays.',
      ],
      h: ['What it takes is elbow grease, which is not sold in tins.'],
    },
    scene: [
      'Newspaper on the table, four shoes, two brushes, and somebody who has done it every Sunday for fifty years.',
      'Under the lamp a dull toe turns dark, then soft, and then, after the third stroke, it has a window in it.',
    ],
    why: [
      [
        'Dirt under cream is rubbed in like sand.',
        'Leather drinks slowly, and what lies on top only gets sticky.',
        'A pause gives it the time to get in.',
      ],
      [
        'Wax shuts the surface, so what was to go in has to be in.',
        'Thin layers shine, thick ones crack.',
        'The shine comes from brushing and not from the tin.',
      ],
    ],
    parts: [
      [
        'Brush and wipe',
        ['Dry brush first, then a damp cloth.', 'The edge of the sole, too.', 'Let it dry before you go on.'],
        'A brush on a dusty shoe',
      ],
      [
        'Put on a little cream',
        ['A pea for each shoe, in circles.', 'Creases and tongue first.', 'Colour of the shoe, or none.'],
        'A finger wrapped in cloth with cream',
      ],
      [
        'Wait',
        [
          'Ten minutes, or over a cup of tea.',
          'Until it looks matt.',
          'It is the step that is always left out.',
        ],
        'Shoes standing on newspaper',
      ],
      [
        'Brush, and wax if you like',
        [
          'Long strokes, with a lot of hair and little force.',
          'Wax on the toe and the heel, not where it bends.',
          'A nylon stocking at the end, if you have one.',
        ],
        'A horsehair brush on a shining toe',
      ],
    ],
    turn: [
      'And then they stand there, and the Monday may come.',
      'It is ten minutes with a pause in it.',
      'The brush does it, and the tin only helps.',
    ],
    asks: ['Who showed you how to polish shoes?', 'Sunday evening or never: when do you do it?'],
    ends: {
      pa: ['Dirt off, fat in, shine on.', 'Little, and in order.'],
      fi: ['Do two pairs, since your fingers are black anyway.', 'And put the radio on.'],
      t: 'Clean, condition, cure, burnish, seal.',
      h: 'The cuff will be called a pattern.',
      i: 'What is cared for may grow old.',
      l: 'A window in the toe.',
    },
    keep: 'Sunday evening',
    send: 'somebody with dull toes',
    own: [
      {
        kinds: ['product', 'service', 'price'],
        about: 'polish|cream|shoe care|brush(?:es)?|shine|leather care',
        lead: ['What belongs on the table.', 'And for those without black fingers.'],
      },
    ],
    pic: {
      ask: 'Brushes, a tin and a shoe on newspaper',
      alt: 'Two brushes, a tin of polish and a shoe on newspaper',
    },
    claims: [['Order of leather care: clean, cream, wait, brush, wax', 'trade practice of shoemakers']],
  },
  {
    id: 'suede-does-not-mind',
    format: 'tip',
    again: 9,
    emoji: '🦌',
    tags: ['SuedeCare', 'ShoeCare', 'LeatherCare'],
    title: ['How to clean suede shoes', 'Suede and rain: what helps, and what makes a mark'],
    cover: 'Suede and the rain',
    gist: [
      'Let it dry, brush it with a soft brush, take stains with {a rubber|an eraser}, and spray it before the season and not after the rain. Water marks often go if the whole shoe gets evenly damp.',
      'Suede is tougher than it looks. What it cannot bear is rubbing while wet.',
    ],
    subject: ['First dry, then brush', '{A rubber|An eraser} from the desk'],
    hooks: {
      '*': [
        '{A rubber|An eraser} from your desk takes more off suede than any spray.',
        'It rained on your suede shoes. Do nothing. It is the best thing you can do now.',
        'Suede is only leather with its collar up.',
      ],
      pa: ['Dry first, then brush, then spray.', 'No rubbing while it is wet.'],
      fi: [
        'Suede in October, are you brave? You may be. Here is how.',
        'Do not be afraid of it. It only looks delicate.',
      ],
      t: 'Raised fibres mat when wet and lift again under a brush; sprays lower the surface tension of the fibre.',
      h: 'The forecast said dry. The forecast wears rubber.',
      l: 'Soft as a moth, brushed one way.',
    },
    lines: {
      '*': [
        'Wet suede: stuff it, leave it, brush it when it is dry. Rubbing while wet makes the mark.',
        'A clean white {rubber|eraser} takes off shiny spots and scuffs. Then brush them up again.',
        'Spray suede before the first wearing, thinly, twice, outside. It keeps off more than one thinks.',
        'Grease on suede: chalk or flour on it overnight, brush it out. Repeat, before you try anything wet.',
      ],
      h: ['The first drop hit the left toe. She has not looked down since.'],
    },
    scene: [
      'On the platform a drop falls on a sand-coloured toe, and somebody holds their breath.',
      'On the bench a grey boot gets brushed, and under the grey there is a blue.',
    ],
    why: [
      [
        'Its surface is a small forest of fibres, and what is rubbed in stays in.',
        'Wet, they lie down and stick together. Dry, they can be lifted.',
        'A mark is mostly a border between wet and dry.',
      ],
      [
        'Sprays let water roll off for a while, until it is too much.',
        'They do not last: rain and brushing wear them off.',
        'Late is better than never, though on a dry shoe.',
      ],
    ],
    parts: [
      [
        'Let it dry',
        [
          'Paper inside, away from heat, for a day.',
          'Take salt off with a barely damp cloth.',
          'Patience is most of it.',
        ],
        'Suede boots stuffed with paper',
      ],
      [
        'Brush it up',
        [
          'A soft brush, first against and then with the grain.',
          'Crepe or rubber for shiny spots.',
          'Light strokes, many of them.',
        ],
        'A brush on a suede boot',
      ],
      [
        'Spray before you need it',
        [
          "Outside, at an arm's length, two thin coats.",
          'Try it inside the tongue first.',
          'Again each month in the wet season.',
        ],
        "A spray can at arm's length from a boot",
      ],
    ],
    turn: [
      'A shoe for all days, if you let it dry.',
      'What it wants is a brush and no fuss.',
      'It is tougher than it looks.',
    ],
    asks: ['Suede: all year round, or only in dry spells?', 'What have you got on yours?'],
    ends: {
      pa: ['Dry, brush, spray.', 'In this order.'],
      fi: ['Wear them. They are shoes.', 'And put the brush by the door.'],
      t: 'Lift fibres dry, protect early.',
      h: 'She has looked. It is hardly visible.',
      l: 'One stroke, and it is dark. One back, and it is light.',
    },
    keep: 'the first wet week',
    send: 'somebody who holds their breath on platforms',
    own: [
      {
        kinds: ['product', 'service', 'price'],
        about: 'suede|nubuck|spray|waterproof|clean(?:ing|ed)?\\b(?! company)',
        lead: ['What helps with it.', 'For suede with a past.'],
      },
    ],
    pic: { ask: 'A suede shoe and a soft brush', alt: 'A suede shoe beside a soft brush' },
    claims: [
      [
        'Dry then brush suede; eraser for scuffs; protect before wearing; starch for grease',
        "trade practice of shoe repairers, makers' advice",
      ],
    ],
  },
  {
    id: 'the-smell-in-the-shoe',
    format: 'howto',
    again: 8,
    emoji: '👃',
    tags: ['ShoeCare', 'SmellyShoes', 'ShoeTips'],
    title: ['How to get rid of the smell in shoes', 'Smelly shoes: dry first, then everything else'],
    cover: 'Dry first, then the rest',
    gist: [
      'Smell comes from bacteria, and they need damp. Take out the insole, dry the shoe for two days, wear pairs in turn, and change the insoles. Powder helps a little, spray covers for an hour.',
      'Dry is the cure, everything else is perfume. Two pairs in turn are worth more than any spray.',
    ],
    subject: ['Dry is the cure', 'The insole is the culprit'],
    hooks: {
      '*': [
        'It is not the foot, and it is not the shoe. It is the damp between them.',
        'A spray covers it for an hour. Two days of air end it.',
        'Take out the insole and put it somewhere else. You have just found the culprit.',
      ],
      pa: ['Dry the shoe, change the insole, rest a day.', 'Damp out, smell out.'],
      fi: [
        "Do your children's {trainers|sneakers} live on the balcony, too? Here is how they get back in.",
        'It happens to everybody, and nobody says anything.',
      ],
      t: 'Bacteria break down sweat in warm, moist material; dryness stops them.',
      h: 'The dog likes them. That should give one pause.',
      l: 'Cedar, linen, air.',
    },
    lines: {
      '*': [
        'Smelly shoes: insoles out, laces open, two days in an airy place. Most of it goes by itself.',
        'Two pairs in turn. What is worn every day never dries.',
        'Bicarbonate of soda overnight, shaken out in the morning, helps in closed shoes. Not on dark suede.',
        'New insoles cost little and do more than any spray.',
      ],
      h: ['They were asked to leave the hall. They went quietly, but not unnoticed.'],
    },
    scene: [
      'On the window sill lie two insoles in the sun, like two small fish.',
      'Somebody comes home, takes off their shoes, and a window is opened without a word.',
    ],
    why: [
      [
        'Feet sweat from morning to evening, and in a closed shoe it stays.',
        'Bacteria like it warm, dark and damp.',
        'The insole is a sponge that never gets wrung out.',
      ],
      [
        'Without damp they stop working.',
        'Perfume and smell together are a third thing.',
        'A day off dries what a night cannot.',
      ],
    ],
    parts: [
      [
        'Take out insoles and laces',
        [
          'Wash what can be washed, and dry it flat.',
          'Tongue wide open.',
          'In the shade, as sun hardens glue.',
        ],
        'Insoles drying on a window sill',
      ],
      [
        'Dry them for two days',
        ['Paper inside, changed once.', 'Near air and far from heat.', 'Wooden trees drink along.'],
        'Shoes stuffed with paper',
      ],
      [
        'Change what has had enough',
        [
          'Insoles twice a year.',
          'A torn lining holds damp: it can be patched.',
          'Socks that breathe do the rest.',
        ],
        'New insoles beside a shoe',
      ],
    ],
    turn: [
      'And the window may be shut again.',
      'A day off does shoes good, as it does people.',
      'Air is free.',
    ],
    asks: ['Which pair lives on your balcony?', 'What is your remedy?'],
    ends: {
      pa: ['Dry, change, rest.', 'Air before perfume.'],
      fi: ['And nobody needs to say a word.', 'Begin with the insoles.'],
      t: 'Remove moisture, replace the sponge.',
      h: 'The dog is disappointed.',
      l: 'Air, and cedar.',
    },
    keep: 'a sunny window sill',
    send: 'parents of {trainers|sneakers}',
    own: [
      {
        kinds: ['product', 'service', 'price'],
        about: 'insoles?|lining|clean(?:ing|ed)? (?:shoes|trainers|sneakers)|cedar|shoe trees',
        lead: ['What helps with it.', 'For linings that have had enough.'],
      },
    ],
    pic: {
      ask: 'Insoles drying beside a pair of shoes',
      alt: 'Insoles drying beside a pair of shoes on a sill',
    },
    claims: [
      [
        'Odour comes from bacteria in moist shoes; drying and changing insoles help',
        'foot health advice, trade practice',
      ],
    ],
  },
];
