// Nails, skin and make-up.
import type { Idea } from '../../library/idea.ts';
import { FACE, NAILS } from './kinds.ts';

export const NAILS_AND_FACE: readonly Idea[] = [
  {
    id: 'file-one-way',
    format: 'howto',
    again: 8,
    emoji: '💅',
    tags: ['NailCare', 'ManicureTips', 'NailFile'],
    only: NAILS,
    title: ['How to file your nails so they do not split', 'Filing nails without tearing them'],
    cover: 'File in one direction',
    gist: [
      'Use a fine file, go from the side to the middle, in one direction, on dry nails. Sawing frays the layers and they peel.',
      'A nail is built in layers like plywood. Filed to and fro it splinters; filed one way it stays shut.',
    ],
    subject: ['Stop sawing', 'Your nail is made like plywood'],
    hooks: {
      '*': [
        'Listen to yourself filing. If it sounds like sawing, it is sawing.',
        'You catch a nail on a {jumper|sweater}, reach for the file, and make it worse in both directions.',
        'A nail is built in layers, and a saw opens them.',
      ],
      p: 'Nails that peel at the tip are often simply filed the wrong way.',
      a: 'One direction. Dry nails. Fine file.',
      t: 'The nail plate consists of thin layers of keratin. Shear in both directions lifts them apart.',
      f: 'Peeling tips? Let us have a look at your file first.',
      h: 'The metal file in the manicure set from your aunt is a tool for locks.',
      i: 'Strong nails begin with ten quiet strokes.',
      l: 'A glass file, slow strokes, an even curve.',
    },
    lines: {
      '*': [
        'File from the side to the middle, in one direction only. To and fro frays the edge, and the layers peel.',
        'File nails dry. After a bath they are soft and tear like damp card.',
        'Metal files are rough. Glass or a fine emery board leaves an edge that does not catch on tights.',
        'A nail that follows the shape of your fingertip breaks less than one filed down at the corners.',
        'Broken nail on the road? A strip of tape until you find a file. Biting makes it longer by an hour and shorter by a week.',
      ],
      h: ['A nail always breaks on the day after you admired all ten.'],
    },
    scene: [
      'In the car, at the lights, with an old emery board: to and fro, to and fro, and there is a fine dust on the dashboard.',
      'Out of the bath, soft hands, soft nails, and the file is lying there so conveniently.',
    ],
    why: [
      [
        'A nail is made of many thin layers, and sawing pulls them apart at the tip.',
        'Think of the edge of a piece of plywood: one way it stays smooth, against it the splinters stand up.',
      ],
      [
        'Water makes nails swell and soften, and a soft edge tears where a dry one is ground.',
        'After {washing up|doing the dishes} a nail has soaked; give it half an hour to become firm again.',
      ],
    ],
    parts: [
      [
        ['Wait until they are dry', 'Only ever on dry nails'],
        [
          'Half an hour after bath or {washing-up|dishes}.',
          'In the evening before the bath is a good time.',
          'Soaked ones are soft and fray at once.',
        ],
        'Dry hands on a towel',
      ],
      [
        ['Take a fine file', 'Choose glass or a fine board'],
        [
          'Glass, or an emery board that feels like fine sandpaper.',
          'If it scratches your palm, it is too coarse for a nail.',
          'Rough boards leave a saw where you wanted a line.',
        ],
        'A glass file',
      ],
      [
        ['Go from the side to the middle', 'Draw from the edge inwards'],
        [
          'Lift off, go back, start again. It is slower and it holds.',
          'Left corner to centre, right corner to centre, and the tip last.',
          'One way, lift, again. It is a bit like sweeping.',
        ],
        'A file moving in one direction',
      ],
      [
        ['Leave the corners some strength', 'Leave some of the side standing'],
        [
          'They carry the tip. Filed away deep, they are where it tears.',
          'A soft square or an oval keeps enough of the sides.',
          'That is what carries the length.',
        ],
        'A rounded nail shape',
      ],
      [
        ['Seal the tip', 'Close the edge at the end'],
        [
          'Draw polish or oil along the very edge.',
          'It closes the layers where water would get in.',
          'A little oil or polish keeps water out.',
        ],
        'Oil on the edge of a nail',
      ],
    ],
    turn: [
      'Ten nails, three minutes, no sawdust.',
      'Give it a month: that is how long the tips need to grow out.',
    ],
    asks: ['Do you file one way, or do you saw?', 'Round, square or almond?'],
    ends: {
      p: 'If nails change colour, thicken or lift, show them to a doctor or pharmacist.',
      a: 'Dry, fine, one way.',
      t: 'Grit above two hundred and forty for natural nails; glass is finer still.',
      f: 'Put the file in your bag, and forget the one in the car.',
      h: 'A nail breaks on the day after you admired it. File accordingly.',
      i: 'Patience, ten times over.',
      l: 'An even edge, catching on nothing.',
    },
    work: [
      'Doing something in both directions is quicker and frays the edge. It is true of files and of decisions that get reversed at every meeting.',
      'Going to and fro feels fast. Decide on one direction and stay with it, and the edge holds.',
    ],
    keep: 'the next nail that catches',
    send: 'the one who files at traffic lights',
    own: [
      {
        about: 'manicure|(?<!natural )\\bnails?\\b(?! bar)',
        kinds: ['service', 'price', 'product', 'offer'],
        lead: 'Or hold out your hands and relax.',
      },
    ],
    pic: { ask: 'A glass nail file on a folded towel', alt: 'A glass nail file on a towel' },
    claims: [
      [
        'Nail plate is layered keratin; file dry and in one direction to reduce splitting',
        'AAD nail care advice, trade practice',
      ],
    ],
  },
  {
    id: 'nails-breathe',
    format: 'myth',
    again: 9,
    emoji: '🌬️',
    tags: ['NailMyths', 'NailPolish', 'NailCare'],
    only: NAILS,
    myth: 'Nails need to breathe between polishes',
    short: [
      'Nails have no lungs. They are fed from below. What they do like is a gentle removal and some oil.',
      'They do not breathe at all. How you take the colour off is what counts.',
    ],
    title: [
      'Do your nails need to breathe between manicures?',
      'Do nails need a rest from {varnish|polish}?',
    ],
    cover: 'Nails do not breathe',
    gist: [
      'Nails get all they need from the blood beneath. A pause from polish does no harm, but what really counts is how it comes off.',
      'The rest between two manicures is for the skin around them and for looking. Oxygen comes from inside.',
    ],
    subject: ['Nails do not breathe', 'What a pause is good for'],
    hooks: {
      '*': [
        '"I am letting them breathe" has been said about nails for as long as there has been polish.',
        'A nail cannot hold its breath, since it never drew one.',
        'What you see of a nail has no air to wait for.',
      ],
      p: 'Letting nails breathe is kind advice, and it rests on a misunderstanding.',
      a: 'Nails do not breathe.',
      t: 'The plate is dead keratin. Its nutrients reach the living matrix by blood, and not through the surface.',
      f: 'Taking a polish break so that they can breathe? You may, but not for that reason.',
      h: 'If nails breathed, {washing-up gloves|dish gloves} would come with a snorkel.',
      i: 'Care for the root, and the tip follows in its own time.',
      l: 'A bare nail, well oiled, is an elegant thing as well.',
    },
    lines: {
      '*': [
        'Nails do not breathe. They are fed from below, by blood. A polish break is for your eyes, not their lungs.',
        'What harms nails is less the polish than the way it comes off. Peeling and scraping take the top layer along.',
        'A drop of oil at the base of the nail each evening does more than a week without colour.',
        'White patches after a long time with polish are mostly dryness on the surface. Oil, patience, and they grow out.',
        'White spots are usually an old knock and not a lack of anything. They grow out.',
      ],
      h: ['Toenails live in boots all winter and have not once asked for air.'],
    },
    scene: [
      'Ten bare nails on the café table. "They are having a rest", says your friend, as one speaks of horses.',
      'The polish is off, what is below looks pale, and you promise it two weeks of fresh air.',
    ],
    why: [
      [
        'The part we paint is dead material, pushed forward from a living root under the skin.',
        'What grows is hidden beneath the cuticle. What you see is finished and needs no supply.',
      ],
      [
        'Removers dry it out, and rough removal thins it; that is what people notice.',
        'After acetone and scraping a nail looks tired, and the polish gets the blame.',
      ],
    ],
    parts: [
      [
        ['Take polish off gently', 'Soften it, then wipe it away'],
        [
          'Soak, wait, wipe. Pulling takes layers with it.',
          'A pad held still for a while does the work by itself.',
          'With time and a pad nothing has to be pulled.',
        ],
        'A cotton pad held on a nail',
      ],
      [
        ['Oil the base', 'A drop of oil where it grows'],
        [
          'That is where the nail is made, and the skin there cracks first.',
          'Any plain oil will do, rubbed in while the kettle boils.',
          'The skin there stays whole, and the new nail comes out smooth.',
        ],
        'A drop of oil at a cuticle',
      ],
      [
        ['Wear gloves for wet work', 'Protect them at the sink'],
        [
          'Hours in {washing-up water|dishwater} do more than any lacquer.',
          'Swelling and drying, day after day, is what makes them split.',
          'Water swells them and air dries them, over and over. That is what splits them.',
        ],
        'Rubber gloves by a sink',
      ],
    ],
    turn: [
      'Take a break if you like to see them bare.',
      'They will look rested, because you have been kind to them.',
    ],
    asks: ['Had you heard that nails need air?', 'Colour or bare: what are you wearing?'],
    ends: {
      p: 'If a nail lifts or discolours beneath the polish, have it seen to before the next coat.',
      a: 'Feed the root. Spare the surface.',
      t: 'Growth is about three millimetres a month on fingers; damage leaves with it.',
      f: 'And now show your favourite colour.',
      h: 'They will not hold it against you.',
      i: 'Gentleness shows, about three months later.',
      l: 'Bare, buffed, and a little oil.',
    },
    work: [
      'Kind rules with wrong reasons are hard to get rid of. Keep the kindness, correct the reason, and nobody has to feel foolish.',
      'If a custom does no harm, keep it, and correct the reason that is given for it.',
    ],
    keep: 'the next colour change',
    send: 'the friend whose nails are resting',
    own: [
      {
        about: 'removal|remove|manicure|(?<!natural )\\bnails?\\b(?! bar)',
        kinds: ['service', 'price', 'product', 'offer'],
        lead: 'On or off, gently.',
      },
    ],
    pic: {
      ask: 'Bare nails and a small bottle of oil',
      alt: 'A hand with bare nails beside a bottle of oil',
    },
    claims: [
      [
        'Nail plate is dead keratin supplied by the matrix; nails do not breathe',
        'AAD, dermatology textbook',
      ],
      ['Fingernails grow about three millimetres a month', 'dermatology textbook'],
    ],
  },
  {
    id: 'do-not-peel-the-gel',
    format: 'mistake',
    again: 8,
    emoji: '🙅',
    tags: ['GelPolish', 'GelRemoval', 'NailCare'],
    only: NAILS,
    wrong: 'Peeling off gel polish on the sofa',
    caution: [
      'Acetone is flammable and its vapour is strong: use it away from flames, with a window open.',
      'Acetone burns easily and smells strongly: open a window, and keep flames away.',
    ],
    title: [
      'How to remove gel polish without ruining your nails',
      'Peeling off gel {varnish|polish}? Take it off like this instead',
    ],
    cover: 'Do not peel it',
    gist: [
      'A lifted corner of gel invites fingers. What comes off with it is the top of your nail. Buff the surface, soak, wait, and push, never scrape.',
      'Gel is bonded to the nail, so whoever peels takes wood with the paint. Ten minutes with foil leave the nail where it is.',
    ],
    subject: ['That lifted corner', 'Paint off, wood on'],
    hooks: {
      '*': [
        'It starts with a corner. The film is dull, the corner is loose, and the other hand gets an idea.',
        'The flakes on the sofa have two sides: the shiny one is gel. The white one is you.',
        'The corner is loose, and your thumb is bored. Stop there.',
      ],
      p: 'Most thin nails after gel were not thinned by the gel.',
      a: 'Hands off the corner.',
      t: 'Cured gel adheres to keratin. Peel force splits the layer below rather than the bond.',
      f: 'Week three, one corner is up, and you are waiting for a bus. Sit on your hands.',
      h: 'Nobody peels just one. It is {crisps|chips} for fingers.',
      i: 'Ten quiet minutes are a kindness to the next three months.',
      l: 'What went on with care should come off with care.',
    },
    lines: {
      '*': [
        'When you peel off gel polish, the top layer of the nail comes along. It takes months to grow out.',
        'Gel removal in short: roughen the shine, soak with acetone under foil for about ten minutes, push off gently, oil.',
        'A corner has lifted? File it smooth so that it cannot catch, and book the removal.',
        'If gel does not slide off after soaking, soak again. The scraper is not a chisel.',
        'Put oil on the skin round the nail before the foil. Acetone takes all the grease it finds.',
      ],
      h: ['A lifted corner of gel is the only thing that can make a two-hour meeting feel short.'],
    },
    scene: [
      'A film, a sofa, eleven minutes without a change of scene. When the lights go on there is a small heap beside you.',
      'On the bus the thumb finds the edge. By the terminus three nails are bare and oddly bendy.',
    ],
    why: [
      [
        'Gel clings to the topmost layer of the nail so firmly that this one gives way first.',
        'The bond is stronger than what it is bonded to.',
      ],
      [
        'A nail plate that has been torn off does not come back; it has to grow out from the root.',
        'From cuticle to tip takes the better part of half a year.',
      ],
    ],
    parts: [
      [
        ['Break the shine', 'Take the gloss off first'],
        [
          'A few strokes with a fine file, so that the remover can get in.',
          'Only the gloss goes, and you stop before you see nail.',
          'A roughened coat lets the remover in, and it takes half the time.',
        ],
        'A file dulling a glossy nail',
      ],
      [
        ['Soak under foil', 'Ten minutes in foil'],
        [
          'A pad with acetone on each nail, wrapped, about ten minutes.',
          'Oil the skin around beforehand, and open the window.',
          'Each finger its own little packet. Air the room.',
        ],
        'Fingertips wrapped in foil',
      ],
      [
        ['Push, do not scrape', 'Slide it off with wood'],
        [
          'With a wooden stick, from the cuticle forward. It should slide like wet paper.',
          'Whatever holds is not ready; another three minutes.',
          'If it resists, wrap it again. Force is what thins a nail.',
        ],
        'A wooden stick pushing off softened gel',
      ],
      [
        ['Oil and leave in peace', 'Then oil, then rest'],
        [
          'Acetone dries everything out, so put it back.',
          'For a few days no hot {washing-up|dishwater} without gloves.',
          'Give them a few quiet days with gloves at the sink.',
        ],
        'Oil massaged into nails',
      ],
    ],
    turn: [
      'Or have it done. Removal is a service as well, and it is not a confession.',
      'If the corner is too tempting, a {plaster|bandage} over it works until Thursday.',
    ],
    asks: [
      'Have you ever peeled one? How many did it turn into?',
      'What do you do with your hands during long films?',
    ],
    ends: {
      p: 'Book the removal together with the appointment; then there is no week four.',
      a: 'Soak it. Never strip it.',
      t: 'Solvent softens the polymer; leverage destroys keratin.',
      f: 'We know how tempting it is.',
      h: '{Crisps|Chips} are for the sofa. Fingers are for {crisps|chips}.',
      i: 'Your nails remember kindness.',
      l: 'Slowly off, and a drop of oil.',
    },
    work: [
      'Leaving badly does more damage than staying too long. It goes for gel, and for software: plan the removal when you put it on.',
      'Plan how it comes off on the day on which it goes on.',
    ],
    keep: 'the third week of your next gel',
    send: 'the friend with the heap on the sofa',
    own: [
      {
        about: 'remov|gel|shellac|infill',
        kinds: ['service', 'price', 'product', 'policy'],
        lead: 'Getting it off can be left to others.',
      },
    ],
    pic: { ask: 'Fingertips wrapped in small pieces of foil', alt: 'Fingertips wrapped in foil' },
    claims: [
      [
        'Soak off with acetone about ten to fifteen minutes; do not peel or scrape',
        'AAD gel manicure advice',
      ],
      ['Fingernails replace themselves in about six months', 'dermatology textbook'],
      ['Acetone is flammable', 'safety data sheets'],
    ],
  },
  {
    id: 'sponges-and-brushes',
    format: 'howto',
    again: 8,
    emoji: '🖌️',
    tags: ['MakeupBrushes', 'CleanBeauty', 'BeautyRoutine'],
    only: FACE,
    title: [
      'How to wash make-up brushes (and let them dry)',
      'Clean make-up brushes: soap, palm, flat to dry',
    ],
    cover: 'Wash day for brushes',
    gist: [
      'Lukewarm water, a drop of mild soap, swirl in the palm, rinse, and dry lying down with the bristles over the edge. Weekly for whatever touches something creamy.',
      'A brush that has met foundation for a month carries more than foundation. Two minutes each, and never dry them standing up.',
    ],
    subject: ['Wash day for brushes', 'Why brushes should lie down to dry'],
    hooks: {
      '*': [
        'The sponge on the shelf is beige. It used to be pink.',
        'Everything your brush has ever touched is still in it, a bit.',
        'What you put on your face this morning had last week in it.',
      ],
      p: 'Clean brushes blend better, and they are kinder to skin.',
      a: 'Wash them. Sunday.',
      t: 'Cream products leave oil and moisture between the hairs, where microbes and old pigment collect.',
      f: 'When was the last bath for your brushes?',
      h: "Some sponges have been through more than a ship's mop.",
      i: 'A fresh brush is a fresh start, on a small scale.',
      l: 'Soft hair, clean water, a linen towel by the window.',
    },
    lines: {
      '*': [
        'Brushes that touch foundation want washing once a week; powder brushes can wait for two or three.',
        'Dry make-up brushes lying down, with the bristles over the edge of the shelf. Standing up, water runs into the handle and loosens the glue.',
        'Mild soap, lukewarm water, circles in your palm until it runs clear. That is all a make-up brush needs.',
        'A sponge lasts some weeks, not years. If it smells or tears, it goes.',
        'Sponges go in a mesh bag, into the wash or into soap and water. When they tear, they are done.',
      ],
      h: ['If your blusher turns out brown, ask the brush what it did last night.'],
    },
    scene: [
      'Sunday evening, nine brushes in a row, and the water looks like tea with a dash of glitter.',
      'You dip into the powder and leave a streak, and it is from last week.',
    ],
    why: [
      [
        'Skin oil, old pigment and damp make a comfortable place for things one does not want on the face.',
        'What lives in an uncleaned sponge moves to the cheek every morning.',
      ],
      [
        'Clogged hair paints in streaks, so you use more to cover them.',
        'A clean tip picks up little and lays it down evenly.',
      ],
    ],
    parts: [
      [
        ['Wet only the tip', 'Keep the handle dry'],
        [
          'Water in the metal collar dissolves the glue.',
          'Hold it pointing down, always.',
          'Glue and water are no friends. Bristles downwards.',
        ],
        'A brush tip under running water',
      ],
      [
        ['Swirl it in your palm', 'Circle in the hand'],
        [
          'A drop of mild shampoo, small circles, until the foam stays white.',
          'Thick ones want a second round.',
          'When the foam comes out white, it is enough.',
        ],
        'A brush swirled in a soapy palm',
      ],
      [
        ['Press, do not wring', 'Squeeze it in a towel'],
        [
          'With a towel, in the direction of the hairs.',
          "Then pinch it back into shape, as one does with a sleeping cat's ear.",
          'Then shape it, because that is how it will dry.',
        ],
        'A brush pressed in a towel',
      ],
      [
        ['Dry it lying down', 'Flat, with the hair over the edge'],
        [
          'On the edge of a shelf, hairs in the air, overnight.',
          'No radiator, no dryer, no mug.',
          'Air from all sides, and by morning it is soft.',
        ],
        'Brushes lying over a shelf edge',
      ],
    ],
    turn: [
      'Nine brushes, a quarter of an hour, one radio programme.',
      'Wash half of them if you need one in the morning.',
    ],
    asks: ['When was wash day last?', 'How old is your sponge?'],
    ends: {
      p: 'If your skin is irritated, start with the brush and ask an expert if it goes on.',
      a: 'Cream weekly, powder monthly, sponge never older than the season.',
      t: 'Surfactant, rinse, shape, horizontal drying.',
      f: 'Put on some music and make an evening of it.',
      h: 'The water will look like tea. It is not tea.',
      i: 'Clean tools, light hand.',
      l: 'Sable, laid out in a row.',
    },
    work: [
      'Whoever shares tools in a team needs a wash day in the calendar. "Everyone cleans their own" means that nobody does.',
      'Put washing day in the calendar, or nobody does it.',
    ],
    keep: 'Sunday evening',
    send: 'the owner of the beige sponge',
    own: [
      {
        about: 'brush|make-?up|make-?up lesson|sponge',
        kinds: ['product', 'service', 'event', 'price'],
        lead: 'Speaking of brushes.',
      },
    ],
    pic: {
      ask: 'Clean brushes lying over the edge of a shelf',
      alt: 'Make-up brushes drying over a shelf edge',
    },
    claims: [
      [
        'Wash brushes with mild soap weekly, dry flat with bristles over an edge',
        'AAD, make-up brush advice',
      ],
    ],
  },
  {
    id: 'the-little-jar-symbol',
    format: 'glossary',
    again: 12,
    emoji: '🏺',
    tags: ['CosmeticLabels', 'BeautyFacts', 'PlainEnglish'],
    title: [
      'What the symbols on cosmetics mean: the open jar and others',
      'Open jar, hourglass, INCI: the small print on cosmetics',
    ],
    cover: 'The little open jar',
    gist: [
      'The open jar with a number and an M tells you how many months a product keeps once opened. Five signs and words from the back of the tube.',
      'Unscented, fragrance-free, a hand on a book, a jar with its lid off: what cosmetics packaging is telling you.',
    ],
    subject: ['The little open jar', 'Unscented is not what you think'],
    hooks: {
      '*': [
        'There is a little jar printed on your cream, with its lid in the air. When did you open yours?',
        '"Unscented" can contain scent. It is there to hide another one.',
        'On the back of the tube somebody has drawn you a small jar.',
      ],
      p: 'A few small signs on the back of a tube tell you more than the front.',
      a: 'Find the open jar. Count the months.',
      t: 'In the European Union and Britain, products that keep for over thirty months show a period after opening.',
      f: 'Turn your mascara round. How old is it, truly?',
      h: "The mascara from your sister's wedding. Your sister's children can read.",
      i: 'Those who can read the back buy less and choose better.',
      l: 'The finest jars keep their secrets on the underside.',
    },
    lines: {
      '*': [
        'The open jar on cosmetics, with a number and an M: so many months after opening. Write the date on the bottom with a pen.',
        '"Unscented" may contain something that covers a smell. If your nose or skin is sensitive, look for "fragrance-free".',
        'Ingredients on cosmetics are listed by amount, most of it first. Below one per cent the order is free.',
        'Mascara ages fastest, because it goes from eye to tube and back. A few months are enough.',
        'Write the month on the bottom when you open it. The little jar then has something to count from.',
      ],
      h: ['"Dermatologically tested": somebody tested it on skin. What the skin said is not printed.'],
    },
    scene: [
      'In the bag lie four lipsticks, one of them from a job you no longer have.',
      'You hold the tube up to the window, turn it, squint, and find a jar, a flame and a hand in a book.',
    ],
    why: [
      [
        'Opened products meet air, fingers and bathroom steam, and their preservatives only hold out for so long.',
        'Every dip of a finger brings something in. The jar symbol says how long that goes well.',
      ],
      [
        'Words on the front are advertising; the signs on the back follow rules.',
        'Whoever knows five of them can skip the adjectives.',
      ],
    ],
    parts: [
      [
        'Open jar',
        [
          'Months of use after opening, with an M for months.',
          'Twelve M means a year from the first twist of the lid.',
          'How many months you have, once the lid has been off.',
        ],
        'The open jar symbol on a tube',
      ],
      [
        'Hourglass',
        [
          'Best before this date, opened or not.',
          'It stands on things that keep for thirty months or less.',
          'It shows a fixed day, for products with a short life.',
        ],
        'An hourglass beside a jar',
      ],
      [
        'Hand in a book',
        [
          'There is a leaflet, or a label to peel back.',
          'Not a palm reader: further information somewhere else.',
          'Somewhere there is a leaflet, perhaps beneath the sticker.',
        ],
        'A label peeled back',
      ],
      [
        'INCI',
        [
          'The list of contents, in the same names all over the world.',
          'Water is aqua, and what comes first is what there is most of.',
          'Everything that is in it, the most of it first.',
        ],
        'A list of contents in small print',
      ],
      [
        'Fragrance-free',
        [
          'No scent was added. Unscented may still contain one to mask another.',
          'For sensitive skin it is the first of the two that counts.',
          'Nobody put perfume in. The similar word promises less.',
        ],
        'A tube smelt at',
      ],
    ],
    turn: ['A pen on the bathroom shelf is all it takes.', 'What smells odd goes, whatever the jar says.'],
    asks: ['How old is your oldest lipstick?', 'Which sign would you like explained?'],
    ends: {
      p: 'Write the month on the bottom when you open it.',
      a: 'Date it. Use it. {Bin|Toss} it.',
      t: 'Period after opening starts with the first use, not with the purchase.',
      f: 'Have a look tonight, and tell us your record.',
      h: 'If it was opened for a wedding, check whether they have children by now.',
      i: 'Less in the bag, and all of it good.',
      l: 'A small jar, used to the last.',
    },
    work: [
      'Anything that ages once it is opened deserves a date in pencil: glue, paint, passwords, promises.',
      'A pencil date on the lid answers most questions about age.',
    ],
    keep: 'your next look into the make-up bag',
    send: 'the keeper of a very old mascara',
    own: [
      {
        about: 'vegan|fragrance|organic|ingredient|skincare',
        kinds: ['product', 'value', 'service'],
        lead: 'What is in it may be asked.',
      },
    ],
    pic: {
      ask: 'The bottom of a jar with a handwritten month on it',
      alt: 'A cream jar with a date written on its base',
    },
    claims: [
      [
        'Period after opening and hourglass rules; INCI by descending weight above one per cent',
        'EU Regulation 1223/2009, UK cosmetics regulation',
      ],
      ['Unscented vs fragrance-free', 'AAD, FDA'],
    ],
  },
  {
    id: 'perfume-is-patient',
    format: 'tip',
    again: 8,
    emoji: '🌸',
    tags: ['PerfumeTips', 'Fragrance', 'ScentGuide'],
    only: 'perfume|fragrance|scent|cosmetic|beauty|make-?up',
    title: ['How to choose a perfume without a headache', 'Trying perfume: skin, time and a walk'],
    cover: 'Three scents, then coffee',
    gist: [
      'Try three at most, on skin, and go for a walk. What you smell in the first minute is gone in ten, and you will live with the rest.',
      'Paper strips are for crossing out. Put the last two on your wrists, leave the shop, and decide after lunch.',
    ],
    subject: ['Three scents, then a walk', 'Decide after lunch'],
    hooks: {
      '*': [
        'After the fifth scent your nose goes home, and you stay behind and buy something.',
        'In the first minute a perfume introduces itself. Who it is you learn after lunch.',
        'Whoever buys at once buys the first ten minutes.',
      ],
      p: 'Choosing a scent takes less time if you take more of it.',
      a: 'Three scents. One hour. Then decide.',
      t: 'Top notes evaporate within minutes, heart notes carry an hour or two, base notes stay till evening.',
      f: 'Looking for a new scent? Leave your scarf at home.',
      h: 'By the ninth strip, everything smells of airport.',
      i: 'The right one feels as though it had been yours before.',
      l: 'A drop on the wrist, a slow afternoon.',
    },
    lines: {
      '*': [
        'Smell no more than three perfumes in a row. After that your nose is full, and they all smell of the first.',
        'What you smell in the shop is the top note, and it is gone in ten minutes. Put it on, go for a walk, decide later.',
        'Keep perfume in the dark and cool. The bathroom windowsill is the place where it ages fastest.',
        'Smelling your own sleeve clears the nose between perfumes as well as coffee beans do, and you have it with you.',
        'Coffee beans do not reset a nose, whatever stands on the counter. Fresh air does.',
      ],
      h: ['If people open the window, it was one spray too many. If they move house, two.'],
    },
    scene: [
      'Both wrists, both elbows, the back of one hand: you have run out of arms and cannot tell which is which.',
      'A strip turns up in the coat pocket in spring, and it smells lovely. Nothing is written on it.',
    ],
    why: [
      [
        'A perfume consists of parts that evaporate at different speeds, so it changes over hours.',
        'What bursts out first is light and soon gone; what stays is heavier and slower to arrive.',
      ],
      [
        'Noses tire quickly and skin adds its own note.',
        'On you it smells a little different from how it does on your friend, or on paper.',
      ],
    ],
    parts: [
      [
        ['Sort on paper', 'Use paper only to rule out'],
        [
          'Write the name on each strip straight away.',
          'Here you only cross out what you certainly do not want.',
          'It shows what you dislike, quickly and cheaply.',
        ],
        'Paper strips with names',
      ],
      [
        ['Try two on skin', 'One on each wrist'],
        [
          'One on each wrist, and do not rub: friction warms and blurs it.',
          'Then hands in pockets, and out into the street.',
          'Skin makes something of its own of it. Leave it be.',
        ],
        'A spray above a wrist',
      ],
      [
        ['Walk for an hour', 'Out of the shop for an hour'],
        [
          'Let it settle, and smell again at a distance from everything.',
          'What you like after lunch you will like in autumn.',
          'What is left then is what you would be wearing.',
        ],
        'Someone walking down a street',
      ],
      [
        ['Ask somebody close', 'Let a friend smell it'],
        [
          'You stop noticing your own scent after a while; they do not.',
          'An honest sister is worth a whole counter.',
          'Your own nose gets used to it and tells you nothing any more.',
        ],
        "Two people, one smelling the other's sleeve",
      ],
    ],
    turn: [
      'Buy the small bottle first. It is the engagement.',
      'And a strip in a book makes a good bookmark meanwhile.',
    ],
    asks: ['Which scent do you recognise at once, and whose is it?', 'One for life or a new one each year?'],
    ends: {
      p: "An hour's patience spares you an expensive shelf.",
      a: 'Skin, street, time.',
      t: 'Volatility decides the order; skin decides the rest.',
      f: 'Tell us which one reminds you of whom.',
      h: 'Less is more, above all in lifts.',
      i: 'A scent can bring back a whole summer.',
      l: 'Close to the skin, for those who come close.',
    },
    work: [
      'First impressions evaporate. Before a big purchase at work, wear it for an hour: a trial, a walk, a question the next morning.',
      'Wear a decision for an hour before you sign it. Much that shone at the start is gone by then.',
    ],
    keep: 'the next time you want a new scent',
    send: 'a friend who has run out of arms',
    own: [
      {
        about: 'perfume|fragrance|scent|sample',
        kinds: ['product', 'service', 'offer', 'event', 'price'],
        lead: 'For two wrists and an hour.',
      },
    ],
    pic: {
      ask: 'Paper strips beside a small bottle, labels turned away',
      alt: 'Scent strips beside a perfume bottle',
    },
    claims: [
      ['Top, heart and base notes evaporate in sequence; olfactory adaptation', 'perfumery textbook'],
      ['Heat and light age perfume', 'makers storage advice'],
    ],
  },
  {
    id: 'bag-in-spring',
    format: 'season',
    again: 11,
    emoji: '🧹',
    when: { season: ['spring'] },
    tags: ['SpringClean', 'BathroomShelf', 'Declutter'],
    title: [
      'Spring clean for the bathroom shelf: what goes, what stays',
      'Sort out your bathroom shelf in half an hour',
    ],
    cover: 'The shelf in spring',
    gist: [
      'Everything out, wipe, smell, look at the dates. What you did not touch in winter you will not use in summer. Sun cream from last year gets a close look.',
      'Take all the bottles off the shelf once a year. Half of them are nearly empty, and three are the same.',
    ],
    subject: ['The shelf in spring', 'Three half-empty bottles of the same'],
    hooks: {
      '*': [
        'There are eleven bottles on the edge of the bath. You use two.',
        'Behind the hairspray stands another hairspray. Behind that, a summer.',
        'Three shampoos, one head.',
      ],
      p: 'Once a year the bathroom shelf deserves half an hour.',
      a: 'Everything out. Then decide.',
      t: 'Opened products separate, dry out or lose their preservatives. Smell, texture and date tell.',
      f: 'First warm day, window open? Here is an idea for half an hour.',
      h: 'You will find a hair mask for a hairstyle you no longer have.',
      i: 'A clear shelf makes for a lighter morning.',
      l: 'Three good bottles on marble, and air around them.',
    },
    lines: {
      '*': [
        'Take everything off the bathroom shelf once a year, wipe, and put back only what you used in the last months.',
        "Last year's sun cream: look for the open jar symbol. After a hot summer in the car it should go in any case.",
        'Three half-empty shampoos of the same kind? Stand them on their heads and finish one after the other.',
        'Samples are a plan for a trip. Put them in the travel bag now, and the drawer is empty.',
        'Sun cream that has been in a hot car should go. What protects you has to be sound.',
      ],
      h: ['The bath salts were a present. They were a present to whoever gave them to you, too.'],
    },
    scene: [
      'The sun shines on the shelf for the first time in months, and you see the rings under the bottles.',
      'A curl cream, a straightening serum, and a spray for beach waves: somebody here was looking for herself.',
    ],
    why: [
      [
        'What stands behind is forgotten, bought again, and then stands in front of it.',
        'Full shelves hide what you own, so you pay for it twice.',
      ],
      [
        'Opened creams and lotions do not keep for ever, above all in a warm, damp room.',
        'Steam, fingers and warmth: it is hardly a cellar.',
      ],
    ],
    parts: [
      [
        ['Clear it completely', 'Take everything out'],
        [
          'Down to the bare board, and wipe the rings away.',
          'Only on an empty surface do you see what should come back.',
          'Wipe the board. What was hiding comes to light.',
        ],
        'An empty wiped shelf',
      ],
      [
        ['Smell and look', 'Check how it smells and looks'],
        [
          'Sour, separated, lumpy: that goes.',
          'What smells of nothing any more will not do much either.',
          'What has separated or gone sour may go without ceremony.',
        ],
        'A bottle smelt at',
      ],
      [
        ['Put like with like', 'Stand twins next to each other'],
        [
          'Three of the same become one, and the rest is used up first.',
          'It is astonishing how many conditioners live alone.',
          'Then finish one before you open another.',
        ],
        'Bottles sorted in groups',
      ],
      [
        ['Only what you use comes back', 'Put back what gets used'],
        [
          'The rest goes to somebody who likes it, unopened, or away.',
          'Give it a month in a box if you cannot part with it.',
          'Somebody else will be glad of the unopened rest.',
        ],
        'Three bottles on a clean shelf',
      ],
    ],
    turn: ['Empties to the recycling, lids off.', 'Half an hour, and mornings are two minutes shorter.'],
    asks: ['How many bottles are on your shelf, honestly?', 'What was the oldest thing you found?'],
    ends: {
      p: 'Before you buy anything new, use up two.',
      a: 'Out, wipe, choose.',
      t: 'First opened, first used.',
      f: 'Show us the shelf afterwards.',
      h: 'Bath salts are a present that goes round in circles.',
      i: 'Less in the way, more of what does you good.',
      l: 'Space is the finest product on it.',
    },
    work: [
      'Stock rooms in salons and shops have the same second row. Once a year everything out, and whatever was bought twice shows itself.',
      'The second row holds what was bought twice. Have a look.',
    ],
    keep: 'the first warm weekend',
    send: 'the one with eleven bottles',
    own: [
      {
        about: 'refill|sample|products',
        kinds: ['service', 'product', 'offer', 'policy'],
        lead: 'For the gap on the shelf.',
      },
    ],
    pic: {
      ask: 'A cleared shelf with two or three bottles in spring light',
      alt: 'A tidy bathroom shelf with three bottles',
    },
    claims: [
      [
        'Opened cosmetics have limited life; heat shortens it',
        'EU period after opening rules, makers advice',
      ],
    ],
  },
  {
    id: 'five-minutes-to-the-bus',
    format: 'question',
    again: 9,
    emoji: '🪞',
    tags: ['BeautyRoutine', 'MorningRoutine', 'TellUs'],
    title: [
      'You have five minutes: what do you do with hair and face?',
      'Late this morning: hair, face or coffee?',
    ],
    cover: 'Five minutes. What first?',
    gist: [
      'The alarm did not ring and the bus leaves in five minutes. Teeth, hair, brows, a bit of colour: what gets done and what is left out?',
      'Everybody has one step they never skip, however late it is. Which is yours?',
    ],
    subject: ['Five minutes. What first?', 'The one step you never skip'],
    hooks: {
      '*': [
        'Five minutes to the bus. Hair, teeth, face: in which order?',
        'There is one thing you do even when the house is on fire. Possibly it is the eyebrows.',
        'The bus does not wait, and your hair is still asleep.',
      ],
      p: 'What people keep when time is short says a lot about what matters to them.',
      a: 'Know your one step. Do it first.',
      t: 'Most routines have a core of two minutes and a decoration of twenty.',
      f: 'Overslept! What do you do, and what stays undone?',
      h: 'Dry shampoo, a pony tail, and the bearing of a person with a plan.',
      i: 'Two minutes for yourself, even on the worst of mornings.',
      l: 'One gesture, well chosen, is enough for the day.',
    },
    lines: {
      '*': [
        'Five minutes until the bus: what do you do with hair and face, and what is left out?',
        'A low ponytail with a side {parting|part} looks planned. It takes forty seconds and no mirror.',
        'Lay out the one thing you never leave without beside the keys. It saves the run back up the stairs.',
        'Everyone has one step that makes them feel finished: lipstick, beard oil, a clean {parting|part}. What is yours?',
        'Dry shampoo works better in the evening. It has all night to do its job.',
      ],
      h: ['Make-up on the bus with a hand mirror: left eye by the town hall, right eye by the station.'],
    },
    scene: [
      'The alarm lies under the pillow and has given up. You have one sock, half a coffee and five minutes.',
      'In the rear-view mirror at the lights somebody is drawing an eyebrow. It turns green. It stays half.',
    ],
    why: [
      [
        'Routines grow over the years, and hardly anyone knows which part of theirs does the work.',
        'Under time pressure you find out what you would miss and what was only habit.',
      ],
    ],
    parts: [
      [
        ['Hair first', 'The hair gets the minutes'],
        [
          'Damp fingers, a {parting|part}, a band round the wrist for later.',
          'If it lies well, the rest of the head seems awake as well.',
          'A damp palm and a parting, and the rest looks intended.',
        ],
        'A hand parting hair',
      ],
      [
        ['Face first', 'The face gets them'],
        [
          'Cold water, brows, a bit of colour from one stick for everything.',
          'Ninety seconds, and people ask whether you have been {on holiday|on vacation}.',
          'Water, brows, a dab of colour, and you have slept well.',
        ],
        'Cold water on a face',
      ],
      [
        ['Nothing but coffee', 'None of it, only coffee'],
        [
          'The brave, the young, and those who put on a hat.',
          'It works surprisingly well, above all with a good coat.',
          'A hat was invented for you.',
        ],
        'A hat taken from a hook',
      ],
    ],
    turn: ['Whatever it is, put it next to the keys.', 'The bus, as a rule, is late as well.'],
    asks: ['Which step do you never skip?', 'What have you got down to under a minute?'],
    ends: {
      p: 'The short version is worth practising once on a quiet morning.',
      a: 'One step. Then go.',
      t: 'Effort against effect: keep the steepest part of the curve.',
      f: 'All answers welcome, including hats.',
      h: 'Half an eyebrow is a start.',
      i: 'You are fine. Catch your bus.',
      l: 'A red lip and an unhurried step.',
    },
    work: [
      'Ask in the team what everyone would keep if there were only five minutes for the weekly meeting. The rest is the eyebrow.',
      'What would you keep of a meeting in five minutes? Keep that.',
    ],
    keep: 'the next time the alarm gives up',
    send: 'your neighbour at the bus stop',
    own: [
      {
        about: 'express|quick|lunch ?(?:break|hour|time)|early',
        kinds: ['service', 'offer', 'hours', 'price'],
        lead: 'For days with little time.',
      },
    ],
    pic: {
      ask: 'Keys, a comb and one lipstick or balm in a small dish',
      alt: 'Keys, a comb and a lip balm in a dish',
    },
    claims: [['People keep one favourite step when short of time', 'common experience']],
  },
];
