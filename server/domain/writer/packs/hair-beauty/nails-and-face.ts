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
    cover: 'File your nails in one direction',
    gist: [
      'Use a fine file, go from the side to the middle, in one direction, on dry nails. Filing to and fro frays the layers, and they peel.',
      'A nail has layers. Filed to and fro they come apart, filed in one direction they stay smooth.',
    ],
    subject: ['File your nails in one direction', 'Why nails peel at the tip'],
    hooks: {
      '*': [
        'Do you file your nails to and fro? That makes them peel. File in one direction.',
        'You catch a nail on a {jumper|sweater}, reach for the file, and make it worse by filing to and fro.',
      ],
      p: 'Nails that peel at the tip are often simply filed the wrong way.',
      a: 'File nails one way, dry, with a fine file.',
      t: 'A nail has thin layers of keratin. Filing to and fro lifts them apart.',
      f: 'Are your nails peeling? Look at how you file.',
      h: 'The metal file in an old manicure set is better for keys than for nails.',
      i: 'Strong nails begin with how you file them.',
      l: 'A glass file, slow strokes, an even curve.',
    },
    lines: {
      '*': [
        'File from the side to the middle, in one direction only. To and fro frays the edge, and the layers peel.',
        'File nails dry. After a bath they are soft and tear like damp card.',
        'Metal files are rough. Glass or a fine emery board leaves an edge that does not catch on tights.',
        'A nail that follows the shape of your fingertip breaks less than one with the corners filed down.',
        'Broken nail on the road? Put a strip of tape on it until you find a file.',
      ],
      h: ['A nail always breaks on the day after you admired all ten.'],
    },
    scene: [
      'You file quickly to and fro, and the next day the nail peels.',
      'You come out of the bath with soft nails, and the file is lying there. Wait half an hour.',
    ],
    why: [
      [
        'A nail is made of many thin layers, and sawing pulls them apart at the tip.',
        'In one direction the edge stays smooth.',
      ],
      [
        'Water makes nails soft, and a soft edge tears.',
        'After {washing up|doing the dishes} a nail has soaked; give it half an hour to become firm again.',
      ],
    ],
    parts: [
      [
        ['Wait until your nails are dry', 'File only dry nails'],
        ['Half an hour after bath or {washing-up|dishes}.', 'In the evening before the bath is a good time.'],
        'Dry hands on a towel',
      ],
      [
        ['Use a glass file or fine board', 'Choose a fine file'],
        [
          'Glass, or an emery board that feels like fine sandpaper.',
          'If it scratches your palm, it is too coarse for a nail.',
        ],
        'A glass file',
      ],
      [
        ['File from the side to the middle', 'One direction only'],
        [
          'Lift the file and start again each time.',
          'Left corner to centre, right corner to centre, and the tip last.',
        ],
        'A file moving in one direction',
      ],
      [
        ['Do not file down the corners', 'Leave some of the side'],
        [
          'They hold the tip. If they are gone, it tears.',
          'A soft square or an oval keeps enough of the sides.',
        ],
        'A rounded nail shape',
      ],
      [
        ['Seal the tip with {varnish|polish} or oil', 'Close the edge at the end'],
        ['Draw it along the very edge.', 'It closes the layers where water would get in.'],
        'Oil on the edge of a nail',
      ],
    ],
    turn: ['Ten nails, three minutes.', 'Give it a month until the tips have grown out.'],
    asks: ['Do you file in one direction or to and fro?', 'Round, square or almond?'],
    ends: {
      p: 'If nails change colour, thicken or lift, show them to a doctor or pharmacist.',
      a: 'Dry nails, fine file, one way.',
      t: 'Two hundred and forty grit or finer is right for natural nails.',
      f: 'Put a good file in your bag, and forget the one in the car.',
      h: 'A nail breaks on the day after you admired it. File accordingly.',
      i: 'Be patient ten times.',
      l: 'A smooth edge catches on nothing.',
    },
    keep: 'the next nail that catches',
    send: 'the one who files at traffic lights',
    own: [
      {
        about: 'manicure|(?<!natural )\\bnails?\\b(?! bar)',
        kinds: ['service', 'price', 'product', 'offer'],
        lead: 'Or let somebody else do your nails.',
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
      'Nails do not breathe. They are fed from below. Gentle removal and oil are what they need.',
      'No. What matters is how you take the {varnish|polish} off.',
    ],
    title: [
      'Do your nails need to breathe between manicures?',
      'Do nails need a rest from {varnish|polish}?',
    ],
    cover: 'Nails do not breathe',
    gist: [
      'Nails get all they need from the blood below. A break from {varnish|polish} does no harm, but how you take it off matters more.',
      'You can take a break between two manicures if you like your nails bare. They do not need the air.',
    ],
    subject: ['Nails do not breathe', 'What a {varnish|polish} break is good for'],
    hooks: {
      '*': [
        'Do nails need a break from {varnish|polish} to breathe? No, nails do not breathe.',
        'A nail gets no oxygen from the air, so {varnish|polish} cannot suffocate it.',
      ],
      p: 'It is a kind idea that nails should breathe. They do not.',
      a: 'Nails do not breathe.',
      t: 'What you see of a nail is dead keratin. It gets what it needs from the blood below.',
      f: 'Do you take a {varnish|polish} break so that your nails can breathe? You need not.',
      h: 'Nails do not breathe. Otherwise gloves would be dangerous.',
      i: 'Nails are made at the root, so look after the skin there.',
      l: 'A bare nail with a little oil is pretty, too.',
    },
    lines: {
      '*': [
        'Nails do not breathe. They are fed from below, by blood. A polish break is for your eyes, not their lungs.',
        '{Varnish|Polish} harms nails less than the way it comes off. Peeling and scraping take the top layer along.',
        'A drop of oil at the base of the nails each evening does more than a week without {varnish|polish}.',
        'White patches after a long time with {varnish|polish} are mostly dryness. With oil they grow out.',
        'White spots on nails are usually an old knock. They grow out.',
      ],
      h: ['Toenails live in boots all winter and have not once asked for air.'],
    },
    scene: [
      'Ten bare nails on the café table. "They are having a rest," says your friend.',
      'The {varnish|polish} is off, the nails look pale, and you promise them two weeks of fresh air.',
    ],
    why: [
      [
        'The part that we paint is dead. It is pushed forward from a root under the skin.',
        'A nail grows below the cuticle. What you see needs nothing any more.',
      ],
      [
        'Removers dry nails out, and rough removal makes them thin. That is what people notice.',
        'After acetone and scraping a nail looks tired, and the polish gets the blame.',
      ],
    ],
    parts: [
      [
        ['Take {varnish|polish} off gently', 'Hold the pad still, then wipe'],
        [
          'Wait for a moment before you wipe. Pulling takes layers with it.',
          'A pad held still for a while does the work by itself.',
        ],
        'A cotton pad held on a nail',
      ],
      [
        ['Oil the base of each nail', 'Oil the skin round your nails'],
        [
          'That is where the nail is made, and the skin there cracks first.',
          'Any plain oil will do, rubbed in while the kettle boils.',
        ],
        'A drop of oil at a cuticle',
      ],
      [
        ['Wear gloves for wet work', 'Protect your nails at the sink'],
        [
          'Hours in {washing-up water|dishwater} harm nails more than any {varnish|polish}.',
          'Swelling and drying, day after day, is what makes them split.',
        ],
        'Rubber gloves by a sink',
      ],
    ],
    turn: [
      'Take a break if you like to see them bare.',
      'They look better because you are gentle with them.',
    ],
    asks: ['Had you heard that nails need air?', 'Colour or bare: what are you wearing?'],
    ends: {
      p: 'If a nail lifts or discolours beneath the polish, have it seen to before the next coat.',
      a: 'Oil the root, be gentle on top.',
      t: 'Nails grow about three millimetres a month, and damage grows out with them.',
      f: 'And now show your favourite colour.',
      h: 'Nails are patient.',
      i: 'Be gentle, and in three months you will see it.',
      l: 'Bare nails, and a little oil.',
    },
    keep: 'the next colour change',
    send: 'the friend whose nails are resting',
    own: [
      {
        about: 'removal|remove|manicure|(?<!natural )\\bnails?\\b(?! bar)',
        kinds: ['service', 'price', 'product', 'offer'],
        lead: 'On or off, gently:',
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
    cover: 'Do not peel off gel {varnish|polish}',
    gist: [
      'If you peel off gel, the top of your nail comes with it. Roughen the surface, soak, wait, and push it off gently.',
      'Gel sticks so firmly that peeling takes part of the nail along. Ten minutes with foil leave the nail where it is.',
    ],
    subject: ['Do not peel off gel {varnish|polish}', 'How to remove gel at home'],
    hooks: {
      '*': [
        'It starts with one loose corner of gel {varnish|polish}. Do not peel it.',
        'If you peel off gel {varnish|polish}, the white flakes are your nail.',
      ],
      p: 'Gel does not make nails thin. Peeling it off does.',
      a: 'Loose corner of gel? Do not peel.',
      t: 'Gel sticks to the nail so well that the nail gives way first.',
      f: 'Week three, one corner of the gel is loose, and you are waiting for a bus. Sit on your hands.',
      h: 'Nobody peels just one nail. It is {crisps|chips} for fingers.',
      i: 'Ten quiet minutes of soaking save three months of thin nails.',
      l: 'Take gel off as carefully as it was put on.',
    },
    lines: {
      '*': [
        'When you peel off gel polish, the top layer of the nail comes along. It takes months to grow out.',
        'Gel removal in short: roughen the shine, soak with acetone under foil for about ten minutes, push off gently, oil.',
        'A corner of the gel is loose? File it smooth and book the removal.',
        'If gel does not slide off after soaking, soak it again. Do not scrape.',
        'Before you remove gel with acetone, oil the skin round the nails.',
      ],
      h: ['A loose corner of gel is the only thing that makes a two-hour meeting feel short.'],
    },
    scene: [
      'A film, a sofa, and one loose corner. When the lights go on there is a small heap of gel beside you.',
      'On the bus the thumb finds the edge of the gel. At the last stop three nails are bare, and thin.',
    ],
    why: [
      [
        'Gel sticks to the top layer of the nail so firmly that this layer comes off with it.',
        'The gel holds better than the nail does.',
      ],
      ['What has been torn off a nail has to grow out.', 'From root to tip that takes about half a year.'],
    ],
    parts: [
      [
        ['Roughen the surface first', 'File off the shine'],
        [
          'A few strokes with a fine file, so that the remover can get in.',
          'Only the gloss goes, and you stop before you see nail.',
        ],
        'A file dulling a glossy nail',
      ],
      [
        ['Soak the nails under foil', 'Ten minutes in foil'],
        [
          'A pad with acetone on each nail, wrapped, about ten minutes.',
          'Oil the skin around beforehand, and open the window.',
        ],
        'Fingertips wrapped in foil',
      ],
      [
        ['Push it off, do not scrape', 'Use a wooden stick'],
        [
          'With a wooden stick, from the cuticle forward. It should slide like wet paper.',
          'Whatever holds is not ready; another three minutes.',
        ],
        'A wooden stick pushing off softened gel',
      ],
      [
        ['Oil your nails afterwards', 'Give your nails a rest'],
        ['Acetone dries everything out, so put it back.', 'Wear gloves at the sink for a few days.'],
        'Oil massaged into nails',
      ],
    ],
    turn: [
      'Or have it removed. That is a service, too.',
      'If the corner is too tempting, put a {plaster|bandage} over it until your appointment.',
    ],
    asks: [
      'Have you ever peeled one? How many did it turn into?',
      'What do you do with your hands during long films?',
    ],
    ends: {
      p: 'Book the removal together with the appointment.',
      a: 'Soak it, never peel it.',
      t: 'Acetone softens the gel. Force breaks the nail.',
      f: 'We know how tempting it is.',
      h: '{Crisps|Chips} are for the sofa. Gel is not.',
      i: 'Your nails will thank you.',
      l: 'Slowly off, and a drop of oil.',
    },
    keep: 'the third week of your next gel',
    send: 'the friend with the heap on the sofa',
    own: [
      {
        about: 'remov|gel|shellac|infill',
        kinds: ['service', 'price', 'product', 'policy'],
        lead: 'Getting it off can be left to others:',
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
    cover: 'Wash day for make-up brushes',
    gist: [
      'Lukewarm water, a drop of mild soap, swirl the brush in your palm, rinse, and dry it lying down. Weekly for whatever touches something creamy.',
      'After a month, a make-up brush holds more than make-up. Wash it for two minutes, and never dry it standing up.',
    ],
    subject: ['Wash your make-up brushes', 'Why brushes should lie down to dry'],
    hooks: {
      '*': [
        'When did you last wash your make-up brushes? Once a week is best for cream and foundation.',
        'Old make-up and oil stay in the brush. Here is how to wash it.',
      ],
      p: 'Clean make-up brushes blend better and are kinder to your skin.',
      a: 'Wash your make-up brushes on Sunday.',
      t: 'In a make-up brush, oil and damp stay between the hairs, and so do germs.',
      f: 'When did you last wash your make-up brushes?',
      h: 'Some make-up sponges see less water than a cactus.',
      i: 'A clean brush is good for your skin.',
      l: 'Clean brushes in a row on a towel by the window.',
    },
    lines: {
      '*': [
        'Wash make-up brushes that touch foundation once a week. Powder brushes can wait for two or three.',
        'Dry make-up brushes lying down, with the bristles over the edge of the shelf. Standing up, water runs into the handle and loosens the glue.',
        'Mild soap, lukewarm water, circles in your palm until it runs clear. That is all a make-up brush needs.',
        'A make-up sponge lasts some weeks, not years. If it smells or tears, throw it away.',
      ],
      h: ['If your blusher turns out brown, ask the brush what it did last night.'],
    },
    scene: [
      'You wash your brushes, and the water turns brown.',
      'The powder goes on in streaks because the brush is full of old make-up.',
    ],
    why: [
      [
        'Skin oil, old make-up and damp are a good place for germs.',
        'What is in a dirty sponge ends up on your cheek.',
      ],
      [
        'A clogged brush paints in streaks, so you use more.',
        'A clean brush needs little make-up and spreads it evenly.',
      ],
    ],
    parts: [
      [
        ['Wet only the tip of the brush', 'Keep the handle dry'],
        ['Water in the metal collar dissolves the glue.', 'Hold it pointing down, always.'],
        'A brush tip under running water',
      ],
      [
        ['Swirl it in your palm', 'Soap it in circles'],
        [
          'A drop of mild shampoo, small circles, until the foam stays white.',
          'Thick ones want a second round.',
        ],
        'A brush swirled in a soapy palm',
      ],
      [
        ['Squeeze it in a towel', 'Press it, do not wring it'],
        ['With a towel, in the direction of the hairs.', 'Then pinch it back into shape.'],
        'A brush pressed in a towel',
      ],
      [
        ['Dry it lying down', 'Let the hair hang over an edge'],
        ['On the edge of a shelf, hairs in the air, overnight.', 'No radiator, no dryer, no mug.'],
        'Brushes lying over a shelf edge',
      ],
    ],
    turn: [
      'Nine brushes take a quarter of an hour.',
      'If you need one in the morning, wash only half of them.',
    ],
    asks: ['When was wash day last?', 'How old is your sponge?'],
    ends: {
      p: 'If your skin is irritated, start with the brush and ask an expert if it goes on.',
      a: 'Cream brushes every week, powder brushes now and then.',
      t: 'Soap, rinse, shape, and dry flat.',
      f: 'Put on some music and make an evening of it.',
      h: 'The cactus has to wait.',
      i: 'Clean brushes, light hand.',
      l: 'Clean brushes, laid out in a row.',
    },
    keep: 'Sunday evening',
    send: 'the owner of the beige sponge',
    own: [
      {
        about: 'brush|make-?up|make-?up lesson|sponge',
        kinds: ['product', 'service', 'event', 'price'],
        lead: 'About make-up:',
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
    cover: 'What the open jar means',
    gist: [
      'The open jar with a number and an M shows how many months a product keeps once it is open. Five signs and words on the back of the tube.',
      'The open jar says how many months a cream keeps after opening. Fragrance-free means no scent was added. Unscented may still contain one.',
    ],
    subject: ['What the open jar on a cream means', 'Unscented is not fragrance-free'],
    hooks: {
      '*': [
        'How long does a cream keep? Look for the little open jar on the packet.',
        '"Unscented" on cosmetics can mean that one scent hides another.',
      ],
      p: 'The small signs on the back of a tube tell you more than the front.',
      a: 'Find the open jar on your cream, and count the months.',
      t: 'In the European Union and Britain, products that keep for over thirty months show a period after opening.',
      f: 'Turn your mascara round. How old is it?',
      h: 'If your mascara is older than your phone, throw it away.',
      i: 'If you can read the back of the tube, you buy less and choose better.',
      l: 'The useful part of a cream jar is on the bottom.',
    },
    lines: {
      '*': [
        'The open jar on cosmetics, with a number and an M: so many months after opening. Write the date on the bottom with a pen.',
        '"Unscented" may contain something that covers a smell. If your nose or skin is sensitive, look for "fragrance-free".',
        'Ingredients on cosmetics are listed by amount, most of it first. Below one per cent the order is free.',
        'Mascara gets old fastest, because it goes from eye to tube and back. A few months are enough.',
        'Write the month on the bottom of a cream when you open it. Then the little jar makes sense.',
      ],
      h: [
        '"Dermatologically tested" means that somebody tested it on skin. It does not say what the skin thought.',
      ],
    },
    scene: [
      'In the make-up bag lie four lipsticks, one of them from a job you no longer have.',
      'You turn the tube, squint, and find a jar, a flame and a hand in a book.',
    ],
    why: [
      [
        'An open cream meets air, fingers and steam, and it only keeps for so long.',
        'Every finger brings something in. The jar symbol says how long that goes well.',
      ],
      [
        'What is on the front is advertising. The signs on the back follow rules.',
        'If you know five of them, you can skip the rest.',
      ],
    ],
    parts: [
      [
        'Open jar',
        ['Months of use after opening, with an M for months.', 'Twelve M means a year after opening.'],
        'The open jar symbol on a tube',
      ],
      [
        'Hourglass',
        ['Best before this date, opened or not.', 'It stands on things that keep for thirty months or less.'],
        'An hourglass beside a jar',
      ],
      [
        'Hand in a book',
        [
          'There is a leaflet, or a label to peel back.',
          'Not a palm reader: further information somewhere else.',
        ],
        'A label peeled back',
      ],
      [
        'INCI',
        [
          'The list of contents, in the same names all over the world.',
          'Water is aqua, and what comes first is what there is most of.',
        ],
        'A list of contents in small print',
      ],
      [
        'Fragrance-free',
        [
          'No scent was added. Unscented may still contain one to mask another.',
          'For sensitive skin look for this one, and not for "unscented".',
        ],
        'A tube smelt at',
      ],
    ],
    turn: [
      'A pen on the bathroom shelf is all you need.',
      'If it smells odd, throw it away, whatever the jar says.',
    ],
    asks: ['How old is your oldest lipstick?', 'Which sign would you like explained?'],
    ends: {
      p: 'Write the month on the bottom when you open it.',
      a: 'Date it, use it, {bin|toss} it.',
      t: 'The months count from the first use, not from the day you buy it.',
      f: 'Have a look tonight, and tell us your record.',
      h: 'And the mascara goes first.',
      i: 'Fewer things in the bag, and all of them good.',
      l: 'Fresh cream is better for your skin.',
    },
    keep: 'your next look into the make-up bag',
    send: 'the keeper of a very old mascara',
    own: [
      {
        about: 'vegan|fragrance|organic|ingredient|skincare',
        kinds: ['product', 'value', 'service'],
        lead: 'About the products here:',
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
    cover: 'How to choose a perfume',
    gist: [
      'Try three perfumes at most, on skin, and go for a walk. What you smell in the first minute is gone in ten, and you will live with the rest.',
      'Use paper strips to rule out. Put the last two perfumes on your wrists, leave the shop, and decide after lunch.',
    ],
    subject: ['How to choose a perfume', 'Try three, then go for a walk'],
    hooks: {
      '*': [
        'Choosing a perfume? Try three at most, on your skin, and then go for a walk.',
        'In the first minute you smell only the start of a perfume. What it is really like you know after lunch.',
      ],
      p: 'Take an hour to choose a perfume, and you will wear it.',
      a: 'Choosing a perfume: three scents, one hour, then decide.',
      t: 'Top notes are gone within minutes, heart notes last an hour or two, base notes until evening.',
      f: 'Looking for a new perfume? Leave your scarf at home.',
      h: 'By the ninth strip, every perfume smells of airport.',
      i: 'The right perfume feels like yours from the beginning.',
      l: 'A drop of perfume on the wrist, and a slow afternoon.',
    },
    lines: {
      '*': [
        'Smell no more than three perfumes in a row. After that your nose is full, and they all smell of the first.',
        'What you smell in the shop is the top note, and it is gone in ten minutes. Put it on, go for a walk, decide later.',
        'Keep perfume in the dark and cool. The bathroom windowsill is the place where it ages fastest.',
        'To clear your nose between two perfumes, smell your own sleeve.',
        'Coffee beans do not reset the nose between perfumes. Fresh air does.',
      ],
      h: ['If people open the window, it was one spray of perfume too many.'],
    },
    scene: [
      'After the fifth perfume, your nose can no longer tell them apart.',
      'You like a perfume in the shop, and at home it smells quite different.',
    ],
    why: [
      [
        'The parts of a perfume evaporate at different speeds, so it changes over hours.',
        'What you smell first is light and soon gone. What stays comes later.',
      ],
      [
        'Noses get tired quickly, and skin changes a perfume.',
        'On you it smells a little different from how it does on your friend, or on paper.',
      ],
    ],
    parts: [
      [
        ['Use paper only to rule out', 'Sort them on paper strips'],
        ['Write the name on each strip straight away.', 'On paper you only rule out what you do not like.'],
        'Paper strips with names',
      ],
      [
        ['Try two perfumes on your skin', 'Put one on each wrist'],
        [
          'One on each wrist, and do not rub: friction warms and blurs it.',
          'Then go out into the fresh air.',
        ],
        'A spray above a wrist',
      ],
      [
        ['Go out for an hour', 'Go for a walk'],
        [
          'Let it settle, and smell again in fresh air.',
          'What you like after lunch you will like in autumn.',
        ],
        'Someone walking down a street',
      ],
      [
        ['Ask somebody who knows you', 'Let a friend smell it'],
        [
          'You stop noticing your own scent after a while; they do not.',
          'A friend smells what you no longer can.',
        ],
        "Two people, one smelling the other's sleeve",
      ],
    ],
    turn: ['Buy the small bottle first.', 'And the paper strip makes a nice bookmark.'],
    asks: ['Which scent do you recognise at once, and whose is it?', 'One for life or a new one each year?'],
    ends: {
      p: "An hour's patience spares you an expensive shelf.",
      a: 'Skin, street, time.',
      t: 'What evaporates first, you smell first.',
      f: 'Tell us which one reminds you of whom.',
      h: 'Less is more, above all in {lifts|elevators}.',
      i: 'A scent can bring back a whole summer.',
      l: 'Only those who come close should smell it.',
    },
    keep: 'the next time you want a new scent',
    send: 'a friend who has run out of arms',
    own: [
      {
        about: 'perfume|fragrance|scent|sample',
        kinds: ['product', 'service', 'offer', 'event', 'price'],
        lead: 'Perfumes here:',
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
    cover: 'Tidy the bathroom shelf',
    gist: [
      'Take everything off the shelf, wipe it, smell, and look at the dates. What you did not use all winter you will not use in summer.',
      'Take all the bottles off the bathroom shelf once a year. Half of them are nearly empty, and three are the same.',
    ],
    subject: ['Tidy the bathroom shelf', 'Three bottles of the same'],
    hooks: {
      '*': [
        'There are eleven bottles on the edge of your bath, and you use two.',
        'Behind the hairspray on the bathroom shelf stands another hairspray.',
      ],
      p: 'Once a year the bathroom shelf deserves half an hour.',
      a: 'Bathroom shelf: everything out, then decide.',
      t: 'Open creams separate or dry out. You can see and smell it.',
      f: 'First warm day, window open? Tidy the bathroom shelf.',
      h: 'On the bathroom shelf you will find a hair mask for a hairstyle you no longer have.',
      i: 'A tidy bathroom shelf makes mornings easier.',
      l: 'Three good bottles on the shelf, and space between them.',
    },
    lines: {
      '*': [
        'Take everything off the bathroom shelf once a year, wipe, and put back only what you used in the last months.',
        "Last year's sun cream: look for the open jar symbol. After a hot summer in the car it should go in any case.",
        'Three half-empty shampoos of the same kind? Finish one after the other.',
        'Put the samples from the drawer into your travel bag now.',
        'Sun cream that has been in a hot car should go.',
      ],
      h: ['The bath salts were a present. They were a present to whoever gave them to you, too.'],
    },
    scene: [
      'The sun shines on the bathroom shelf for the first time in months, and you see the rings under the bottles.',
      'A curl cream, a straightening serum, and a spray for beach waves, all on one shelf.',
    ],
    why: [
      [
        'What stands at the back is forgotten and bought again.',
        'On a full shelf you do not see what you have, so you pay for it twice.',
      ],
      [
        'Open creams do not keep for ever, above all in a warm, damp room.',
        'Steam, fingers and warmth are bad for creams.',
      ],
    ],
    parts: [
      [
        ['Take everything off the shelf', 'Clear it and wipe it'],
        [
          'Down to the bare board, and wipe the rings away.',
          'Only on an empty surface do you see what should come back.',
        ],
        'An empty wiped shelf',
      ],
      [
        ['Check how things smell and look', 'Look at the dates'],
        ['Sour, separated, lumpy: it goes.', 'What smells of nothing any more will not do much either.'],
        'A bottle smelt at',
      ],
      [
        ['Put the same things together', 'Stand twins next to each other'],
        [
          'Three of the same become one, and the rest is used up first.',
          'It is astonishing how many conditioners live alone.',
        ],
        'Bottles sorted in groups',
      ],
      [
        ['Put back only what you use', 'Give away what you do not use'],
        [
          'If it is unopened, somebody else may like it.',
          'If you are not sure, keep it in a box for a month.',
        ],
        'Three bottles on a clean shelf',
      ],
    ],
    turn: ['Empty bottles go in the recycling.', 'It takes half an hour.'],
    asks: ['How many bottles are on your shelf, honestly?', 'What was the oldest thing you found?'],
    ends: {
      p: 'Before you buy anything new, use up two.',
      a: 'Out, wipe, choose.',
      t: 'Use up first what you opened first.',
      f: 'Show us the shelf afterwards.',
      h: 'Bath salts are a present that goes round in circles.',
      i: 'Fewer bottles, easier mornings.',
      l: 'And there is space again.',
    },
    keep: 'the first warm weekend',
    send: 'the one with eleven bottles',
    own: [
      {
        about: 'refill|sample|products',
        kinds: ['service', 'product', 'offer', 'policy'],
        lead: 'For the space on the shelf:',
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
    cover: 'Five minutes: what do you do first?',
    gist: [
      'The alarm did not ring and the bus leaves in five minutes. Hair, face or coffee: what do you do, and what do you leave out?',
      'Everybody has one step in the morning that they never skip. Which is yours?',
    ],
    subject: ['Five minutes: hair, face or coffee?', 'The one step you never skip'],
    hooks: {
      '*': [
        'You have overslept, and the bus leaves soon. Hair, face or coffee?',
        'There is one thing you always do in the morning, however late it is. What is it?',
      ],
      p: 'What people keep when time is short says a lot about what matters to them.',
      a: 'Know your one step, and do it first.',
      t: 'Most morning routines have a core of two minutes and twenty minutes of extras.',
      f: 'You have overslept. What do you do with hair and face, and what do you leave out?',
      h: 'Overslept? Dry shampoo, a ponytail, and walk like somebody with a plan.',
      i: 'Two minutes for yourself, even on a bad morning.',
      l: 'One step, done well, is enough for the day.',
    },
    lines: {
      '*': [
        'Five minutes until the bus: what do you do with hair and face, and what is left out?',
        'A low ponytail with a side {parting|part} looks planned. It takes forty seconds and no mirror.',
        'Lay out what you never leave the house without beside the keys.',
        'Everyone has one step that makes them feel finished: lipstick, beard oil, a clean {parting|part}. What is yours?',
        'Dry shampoo works better in the evening. It has all night.',
      ],
      h: ['Make-up on the bus with a hand mirror: left eye by the town hall, right eye by the station.'],
    },
    scene: [
      'The alarm did not ring, and you have to leave in five minutes.',
      'You have overslept, and there are five minutes left.',
    ],
    why: [
      [
        'Hardly anyone knows which part of their routine matters.',
        'When time is short, you notice what you would miss.',
      ],
    ],
    parts: [
      [
        ['Hair first', 'I do my hair'],
        [
          'Damp fingers, a {parting|part}, a band round the wrist for later.',
          'If it lies well, the rest of the head seems awake as well.',
        ],
        'A hand parting hair',
      ],
      [
        ['Face first', 'I do my face'],
        [
          'Cold water, brows, a bit of colour from one stick for everything.',
          'Ninety seconds, and people ask whether you have been {on holiday|on vacation}.',
        ],
        'Cold water on a face',
      ],
      [
        ['Only coffee', 'Nothing but coffee'],
        [
          'The brave, the young, and those who put on a hat.',
          'It works surprisingly well, above all with a good coat.',
        ],
        'A hat taken from a hook',
      ],
    ],
    turn: ['Whatever it is, put it next to the keys.', 'The bus is usually late as well.'],
    asks: ['Which step do you never skip?', 'What have you got down to under a minute?'],
    ends: {
      p: 'Practise the short version once on a quiet morning.',
      a: 'One step, then go.',
      t: 'Keep what shows most.',
      f: 'All answers welcome, including hats.',
      h: 'And the hat helps on the worst days.',
      i: 'You look fine. Catch your bus.',
      l: 'A red lip, and off you go.',
    },
    keep: 'the next time the alarm gives up',
    send: 'your neighbour at the bus stop',
    own: [
      {
        about: 'express|quick|lunch ?(?:break|hour|time)|early',
        kinds: ['service', 'offer', 'hours', 'price'],
        lead: 'For days with little time:',
      },
    ],
    pic: {
      ask: 'Keys, a comb and one lipstick or balm in a small dish',
      alt: 'Keys, a comb and a lip balm in a dish',
    },
    claims: [['People keep one favourite step when short of time', 'common experience']],
  },
];
