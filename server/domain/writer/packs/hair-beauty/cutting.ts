// Scissors, clippers, shaves and the people who hold them.
import type { Idea } from '../../library/idea.ts';
import { BARBERS, NO_HAIR } from './kinds.ts';

export const CUTTING: readonly Idea[] = [
  {
    id: 'never-cut-paper',
    format: 'behind',
    again: 9,
    emoji: '✂️',
    tags: ['BehindTheScenes', 'HairScissors', 'ToolsOfTheTrade'],
    unless: NO_HAIR,
    title: [
      'Why hairdressers never lend you their scissors',
      'Hairdressing scissors: why nobody else may use them',
    ],
    cover: 'Do not touch the scissors',
    gist: [
      'Hairdressing scissors are ground finer than a kitchen knife, fitted to one hand, and ruined by a single sheet of paper. That is why nobody may borrow them.',
      'Hairdressing scissors cut hair and nothing else. Paper or a fall makes them blunt, and blunt scissors pull.',
    ],
    subject: ['Why you may not borrow the scissors', 'One sheet of paper is enough'],
    hooks: {
      '*': [
        "Why may nobody borrow a hairdresser's scissors? Because one sheet of paper makes them blunt.",
        'Good hairdressing scissors make almost no sound.',
      ],
      p: 'Hairdressing scissors are small, sharp and never lent.',
      a: 'Never cut paper with hairdressing scissors.',
      t: 'The blades of hairdressing scissors meet at one moving point. A nick there bends hair instead of cutting it.',
      f: "Ever reached for a hairdresser's scissors to cut off a label? You remember the look.",
      h: 'You may ask a hairdresser about love, money and family. Do not ask to borrow the scissors.',
      i: 'People who look after their scissors look after your hair.',
      l: 'A clean cut needs a very sharp edge.',
    },
    lines: {
      '*': [
        'Paper blunts hairdressing scissors at once. That is why hairdressers guard them as cooks guard their knives.',
        'Blunt scissors bend hair before they cut it, and the ends split sooner. It is one reason kitchen scissors make {a poor fringe|poor bangs}.',
        'Hairdressing scissors that have been dropped go to the grinder, even if they look fine. The points no longer meet.',
        'Left-handed hairdressers need left-handed scissors: otherwise the blades push apart with each cut.',
        'Haircuts at home go wrong because of the kitchen scissors more often than because of the hand.',
      ],
      h: [
        'In every salon there is a second pair of scissors for opening {parcels|packages}. It has a label on it.',
      ],
    },
    scene: [
      'You want to cut off a thread and reach for the scissors, and somebody says: please not those.',
      'If hairdressing scissors fall, they have to be sharpened, even if they look fine.',
    ],
    why: [
      [
        'The edge is so fine that anything harder than hair damages it.',
        'They glide through hair. On cardboard they get a notch.',
      ],
      [
        'A good pair can cost more than a bicycle, and it is set for one hand.',
        'Rings, screw and weight are set for one person, who notices if anybody else had them.',
      ],
    ],
    parts: [
      [
        ['They cut nothing but hair', 'Hair and nothing but hair'],
        [
          'Thread, tape and paper get the cheap pair from the drawer.',
          'Paper ruins in one cut what a grinder worked on for an hour.',
        ],
        'Scissors lying alone on a cloth',
      ],
      [
        ['They are wiped and oiled every evening', 'A drop of oil every day'],
        [
          'Hair sticks in the joint, and the oil keeps it moving.',
          'Cloth, oil, case: it takes a minute before the lamp goes out.',
        ],
        'A drop of oil on a scissor joint',
      ],
      [
        ['The screw is set by hand', 'The tension is set by feel'],
        [
          'Hold one ring, lift the other and let go: the blade should sink slowly and stop.',
          'Too loose and it folds the hair, too tight and the thumb tires by noon.',
        ],
        'A blade sinking slowly',
      ],
      [
        ['They go to a special grinder', 'They are sharpened by an expert'],
        ['Meanwhile the second pair is used.', 'Nobody sharpens them at home.'],
        'Scissors wrapped in a case',
      ],
    ],
    turn: ['So if you get a look, now you know.', 'Bring your own for the {parcels|packages}.'],
    asks: [
      'Which tool of yours does nobody else get to touch?',
      'Have you ever cut {a fringe|bangs} with kitchen scissors?',
    ],
    ends: {
      p: 'A clean cut begins with a clean edge.',
      a: 'Hair only, no exceptions.',
      t: 'One nick, and they pull.',
      f: 'Which scissors may nobody use in your home?',
      h: 'A key opens {parcels|packages}, too.',
      i: 'Good tools, good haircut.',
      l: 'Sharp scissors, clean cut.',
    },
    keep: 'the next {parcel|package}',
    send: 'a dressmaker, a chef or anyone with good knives',
    own: [
      {
        about: 'years|trained|learn(?:t|ed)|master|qualified',
        kinds: ['people', 'history', 'story'],
        lead: 'Who holds the scissors here:',
      },
    ],
    pic: {
      ask: 'Your scissors on a clean cloth, seen from above',
      alt: 'Hairdressing scissors on a folded cloth',
      need: 'photo',
    },
    claims: [
      [
        'Paper and similar materials dull fine shear edges; tension and set adjusted to user',
        'scissor makers care instructions, trade practice',
      ],
    ],
  },
  {
    id: 'clipper-numbers',
    format: 'glossary',
    again: 12,
    emoji: '🔢',
    tags: ['ClipperGuards', 'Fade', 'BarberTalk'],
    unless: NO_HAIR,
    only: `${BARBERS}|men|short back|fade|clipper|gents`,
    title: [
      'Clipper numbers, fades and tapers explained',
      'Barber numbers: what a one, a two and a fade look like',
    ],
    cover: 'What clipper numbers mean',
    gist: [
      'A one leaves about three millimetres, and each number adds about three more. Add fade, taper and neckline, and you can order like a regular.',
      'Number two back and sides, low fade, square neck: what it means, so that you get the haircut you had in mind.',
    ],
    subject: ['What clipper numbers mean', 'Number two? How long is that?'],
    hooks: {
      '*': [
        '"A two on the sides?" asks the barber. Is that long or short? Here are the numbers.',
        'At the barber, a higher number means longer hair: a one is very short, a four is not.',
      ],
      p: 'With five words you get the short haircut you want.',
      a: 'Know your clipper number.',
      t: 'Guard sizes rise in steps of an eighth of an inch, roughly three millimetres.',
      f: 'Never sure what to say when the clippers come out? Five words are enough.',
      h: 'A one all over is a style in summer. In winter it is a reason for a hat.',
      i: 'It is good to know what to ask for at the barber.',
      l: 'A clean taper and a neat neckline: the barber knows what you mean.',
    },
    lines: {
      '*': [
        'Clipper numbers: a one leaves about three millimetres, and each number adds about three. A four leaves about twelve.',
        'Fade: down to the skin.\nTaper: shorter towards the edges, but never bare.\n\nSay which one you mean.',
        'At the barber, start with the higher number. You can go shorter, and the other way takes a month.',
        'Square, round or tapered at the neck? The tapered neckline grows out best.',
        'Tell the barber the number for the sides and show with your fingers how long the top should be.',
      ],
      h: ['"Same as last time" works if both of you remember last time.'],
    },
    scene: [
      'The clippers hum, and somebody asks you for a number. You say three, because it sounds moderate.',
      'You ask for the number your brother has, and on you it looks shorter.',
    ],
    why: [
      [
        'The same number looks darker on thick hair and lighter on fine hair.',
        'Hair colour and thickness decide how much skin shows through.',
      ],
      [
        'A short cut has edges and transitions, and there are words for them.',
        'Say where it starts and where it ends, and your barber does the rest.',
      ],
    ],
    parts: [
      [
        'Number',
        [
          'The guard on the clipper. One is about three millimetres, two about six, and on it goes.',
          'The plastic comb decides how much is left standing.',
        ],
        'Clipper guards in a row',
      ],
      [
        'Fade',
        [
          'It starts at the skin and gets longer without a visible step.',
          'Low, mid or high says where on the head it begins.',
        ],
        'A fade seen from the side',
      ],
      [
        'Taper',
        [
          'Shorter towards the edges, but never down to the skin.',
          'It stays neat for longer than a fade, so you can come less often.',
        ],
        'A tapered neckline',
      ],
      [
        'Neckline',
        [
          'Square, round or blended into nothing.',
          'Ask to see it in the hand mirror; you are the only one who never does.',
        ],
        'A hand mirror behind a head',
      ],
      [
        'Line-up',
        [
          'The edges at forehead and temples are drawn sharp.',
          'Very neat for a week, then it needs doing again.',
        ],
        'A trimmer at a hairline',
      ],
    ],
    turn: [
      'If you are not sure, say how it should look in three weeks.',
      'Remember your number. You will be asked again.',
    ],
    asks: ['What is your number?', 'Fade or taper?'],
    ends: {
      p: 'Number, transition, neck: that is all your barber needs.',
      a: 'Higher first. You can always go lower.',
      t: 'About three millimetres a number.',
      f: 'Take a picture when you like it. It is your note for next time.',
      h: '"A bit shorter" is not on the dial.',
      i: 'Ask, and your barber shows you.',
      l: 'Ask for it by name.',
    },
    keep: 'the next time the clippers come out',
    send: 'a man who always says "number three"',
    own: [
      {
        about: 'fade|clipper|skin fade|beard|short back|buzz',
        kinds: ['price', 'service', 'product'],
        lead: 'What you can ask for here:',
      },
    ],
    pic: { ask: 'Clipper guards lined up by size', alt: 'Clipper guards in a row by size' },
    claims: [
      ['Guard one is 3 mm (1/8 inch), in steps of 3 mm', 'clipper makers'],
      ['Fade, taper, neckline definitions', 'trade practice'],
    ],
  },
  {
    id: 'the-barbers-pole',
    format: 'story',
    again: 12,
    emoji: '💈',
    tags: ['BarberPole', 'HairHistory', 'DidYouKnow'],
    unless: NO_HAIR,
    title: ["Why the barber's pole is red and white", "The story behind the striped barber's pole"],
    cover: "Why the barber's pole is striped",
    gist: [
      'Barbers once pulled teeth, set bones and let blood. The striped pole is said to stand for bandages hung out to dry, and it stayed when the surgery ended.',
      "Red for blood, white for bandages: the barber's pole comes from the days when barbers did more than cut hair.",
    ],
    subject: ["Why the barber's pole is striped", 'When barbers pulled teeth'],
    hooks: {
      '*': [
        "The stripes on a barber's pole once stood for blood and bandages.",
        'There was a time when you went to the barber for a shave and for a tooth.',
      ],
      p: "The barber's pole is one of the oldest shop signs still in use.",
      a: "The stripes on a barber's pole stand for bandages.",
      t: 'In England barbers and surgeons shared one company from the sixteenth century to the eighteenth.',
      f: "Next time you pass a barber's pole, think of bandages on a {washing line|clothesline}.",
      h: 'In a barber\'s shop, "anything else today?" used to be a far more worrying question.',
      i: 'Barbers no longer pull teeth, and they have kept the sign.',
      l: "The barber's pole is an old sign with a story.",
    },
    lines: {
      '*': [
        "The red and white stripes of the barber's pole are usually explained by bandages: barbers once let blood as well as cutting hair.",
        'In England barbers and surgeons belonged to the same company for two centuries. They parted in the middle of the eighteenth.',
        'British surgeons are called Mister and not Doctor. The habit goes back to the days when they shared a guild with barbers.',
        'A patient of a barber is said to have held on to a staff. Wound with bandages, it became the shop sign.',
        "Where a barber's pole turns, you can usually get a proper neck shave.",
      ],
      h: ['Short back and sides, and perhaps that tooth: at the barber in the year sixteen hundred.'],
    },
    scene: [
      "Imagine a market town four hundred years ago. Outside the barber's hang a basin, a pole and some strips of linen.",
      'Four hundred years ago people came to the barber with long hair, a boil or a bad tooth.',
    ],
    why: [
      [
        'Barbers had sharp blades, steady hands and hot water.',
        'The barber had the finest blade in town, so people asked him for more than a shave.',
      ],
      [
        'Doctors thought that cutting was beneath them, so somebody else did it.',
        'The doctor wrote the recipe, and the barber did the rest.',
      ],
    ],
    parts: [
      [
        'One barber, many services',
        [
          'Barbers saw to hair, beards, teeth and boils, and they let blood, which was held to be good for nearly everything.',
          'People came for a shave, or with a boil, and sat on the same bench.',
        ],
        'An old razor and a brass basin',
      ],
      [
        'A staff to hold on to',
        [
          'Those who were bled are said to have gripped a pole. Afterwards it stood by the door, with the bandages round it.',
          'Linen, washed and hung to dry, wound itself round the staff in the wind.',
        ],
        'Linen strips on a line',
      ],
      [
        'Barbers and surgeons part',
        [
          'In the middle of the eighteenth century the surgeons of London founded a company of their own.',
          'Surgery became a science and moved out. The barbers kept scissors, soap and sign.',
        ],
        'Two doors side by side',
      ],
      [
        'The striped pole stays',
        [
          'The stripes stayed, red and white in Britain, with blue added in America. They no longer promise anything but a haircut.',
          'The sign outside the door has stayed, and now you know what it means.',
        ],
        'A turning barber pole',
      ],
    ],
    turn: ['Only the sign is left of it.', "Teeth are somebody else's job today."],
    asks: ['Did you know what the stripes meant?', 'Which old sign in your town would you like explained?'],
    ends: {
      p: 'A sign can last for centuries.',
      a: 'Red: blood. White: linen. Now: hair.',
      t: 'United in fifteen forty, separated in seventeen forty-five.',
      f: 'Tell it to whoever sits beside you next time.',
      h: 'Extractions are no longer on the price list.',
      i: 'Some signs are worth keeping for the story.',
      l: 'And it still turns.',
    },
    keep: 'the next time a child asks',
    send: 'a friend who likes old signs',
    own: [
      {
        about: 'since|founded|opened|generation|years',
        kinds: ['history', 'story', 'people'],
        lead: 'Our own history is shorter, and nobody lost a tooth.',
      },
    ],
    pic: {
      ask: 'A barber pole, your own or one in town, or an old razor',
      alt: 'A red and white striped barber pole',
    },
    claims: [
      [
        'Barber-surgeons; Company united 1540, separated 1745; pole tradition',
        'encyclopedia, Worshipful Company of Barbers',
      ],
      ['Surgeons styled Mister in Britain for that reason', 'Royal College of Surgeons'],
    ],
  },
  {
    id: 'the-stubborn-crown',
    format: 'answer',
    again: 9,
    emoji: '🌀',
    tags: ['Cowlick', 'DoubleCrown', 'HairTips'],
    unless: NO_HAIR,
    question: 'Can you cut out my cowlick?',
    short: [
      'No, it grows that way. A good cut works with it, and drying it the right way tames it.',
      'It cannot be cut out, because it comes from the skin. It can be tamed.',
    ],
    title: [
      'Cowlick or double crown: what can be done about it?',
      'How to tame a cowlick with length and a dryer',
    ],
    cover: 'How to tame a cowlick',
    gist: [
      'A cowlick is set in the skin: the hair grows out at an angle. Cut very short, it stands up. A little length and the hairdryer make it lie flat.',
      'Leave a cowlick a little length, dry it while it is damp, first one way and then the other, and it lies flat for the day.',
    ],
    subject: ['How to tame a cowlick', 'The bit that stands up'],
    hooks: {
      '*': [
        'A cowlick cannot be cut out, but it can be tamed.',
        'Water, spit, a cap: you have tried everything on your cowlick. Try the hairdryer.',
      ],
      p: 'You can tame a cowlick if you stop fighting it.',
      a: 'Do not cut a cowlick off. It only stands up more.',
      t: 'Hair grows out of the skin at an angle. Where the angles form a spiral, there is a crown.',
      f: 'Is your cowlick at the front or at the back?',
      h: 'Every family photo has one person with a cowlick.',
      i: 'With a good cut, a cowlick looks as if you wanted it.',
      l: 'A cowlick can be the best part of a good cut.',
    },
    lines: {
      '*': [
        'A cowlick cannot be cut out. It is the angle at which the hair grows.',
        'To tame a cowlick, dry it while it is wet: brush it left, then right, with warm air. It lies flat for the day.',
        'A cowlick that is cut too short stands up. A little longer, and its own weight holds it down.',
        '{A fringe with a cowlick is|Bangs with a cowlick are} best cut dry, so that you see what it does.',
        'A cowlick lies flatter a day after washing.',
      ],
      h: ['Two crowns on one head: not royalty, only Tuesday morning.'],
    },
    scene: [
      'You wet it down at seven, and ten minutes later it stands up again.',
      'In all the school photos, in all the years, your cowlick stands up at the back.',
    ],
    why: [
      [
        'The direction is set in the skin before birth and stays for life.',
        'It is as personal as a fingerprint.',
      ],
      [
        'Damp hair keeps the direction in which it dries.',
        'While it is wet you can change it. Once it is dry you cannot.',
      ],
    ],
    parts: [
      [
        ['Do not cut it too short', 'Leave it some length'],
        [
          'A few centimetres more and it lies down by itself.',
          'Short hair stands because nothing holds it; length does the holding.',
        ],
        'A comb through hair at the crown',
      ],
      [
        ['Dry it first one way, then the other', 'Use the hairdryer while it is damp'],
        [
          'Warm air, a brush to the left, to the right, and again, until the roots are dry.',
          'Brush it to the left and to the right until it is dry.',
        ],
        'A dryer and brush at a crown',
      ],
      [
        ['Try the other {parting|part}', 'Part your hair where it falls'],
        [
          'Try the other side for a week; often that is all it needs.',
          'Where hair falls when you shake your head is where it wants to part.',
        ],
        'A hand shaking out hair',
      ],
      [
        ['Make it part of the cut', 'Turn it into a style'],
        ['With some texture around it, it looks planned.', 'At the front, a cowlick can become a quiff.'],
        'A textured short cut',
      ],
    ],
    turn: ['Tell whoever cuts your hair where it is.', 'A little length and the hairdryer do most of it.'],
    asks: ['Front, back or both: where is yours?', 'What have you tried to keep it down?'],
    ends: {
      p: 'Have the person who cuts it find the direction before the first snip.',
      a: 'Length and warm air.',
      t: 'The angle is for ever. The blow-dry lasts until the next shower.',
      f: 'Send a picture of the most stubborn one.',
      h: 'It will outlive us all.',
      i: 'It is yours. Wear it well.',
      l: 'It belongs to you.',
    },
    keep: 'tomorrow morning at ten past seven',
    send: 'someone with a tuft of their own',
    own: [
      {
        about: 'styling|blow.?dry',
        kinds: ['service', 'price', 'offer', 'product'],
        lead: 'Somebody can show you how with the hairdryer.',
      },
    ],
    pic: { ask: 'A hairdryer and a brush on a shelf', alt: 'A hairdryer beside a round brush' },
    claims: [
      [
        'Hair whorls and cowlicks are determined by follicle direction, formed before birth',
        'dermatology textbook',
      ],
      ['Wet setting through hydrogen bonds lasts until wetted', 'cosmetic science textbook'],
    ],
  },
  {
    id: 'shave-where-it-grows',
    format: 'howto',
    again: 8,
    emoji: '🪒',
    tags: ['ShavingTips', 'WetShave', 'RazorBurn'],
    only: BARBERS,
    title: ['How to shave without razor burn', 'Razor burn on the neck: follow the growth'],
    cover: 'Shave without razor burn',
    gist: [
      'Feel with a fingertip which way your beard grows, above all on the neck. Soften it with warm water, then shave in that direction.',
      'Razor burn on the neck comes from shaving against hair that grows sideways. Find out once which way yours grows.',
    ],
    subject: ['Shave without razor burn', 'Which way does your beard grow?'],
    hooks: {
      '*': [
        'Run a fingertip over your neck, up, down and across. Shave in the direction that feels smooth.',
        'Razor burn under the jaw has a simple cause: the hair there grows sideways.',
      ],
      p: 'A comfortable shave begins with a fingertip and some warm water.',
      a: 'Shave with the growth. First find out where it goes.',
      t: 'A wet beard is much easier to cut. Two or three minutes of warm water are enough.',
      f: 'Sore neck after shaving? Look at the direction.',
      h: 'If you shave in a rush, you go to work with bits of paper on your chin.',
      i: 'Three minutes for a calm shave are worth it.',
      l: 'A warm towel, good lather, short strokes: a shave can be a pleasure.',
    },
    lines: {
      '*': [
        'Razor burn on the neck? Feel which way the beard grows there. It is often sideways, and shaving against it is what stings.',
        'Shave after the shower. Warm water softens a beard in two or three minutes, and the blade has far less to do.',
        'A blade that tugs is blunt. Changing it costs less than the cream for the redness.',
        'When you shave, use short strokes and hardly any pressure, and rinse the razor after each.',
        'A razor blade is done when it tugs. That is sooner than you think.',
      ],
      h: ['A bit of tissue on the chin tells the whole office what time you got up.'],
    },
    scene: [
      'Four quick strokes in the morning, and an hour later the neck is red and the collar rubs.',
      'In old films the barber puts a steaming towel on the face first. It softens the beard.',
    ],
    why: [
      [
        'Against the growth the blade pulls and cuts below the skin, and the hair can grow in.',
        'A hair that is cut too deep curls back and makes a bump.',
      ],
      ['A dry beard is tough. A wet one is much softer.', 'Wet hair gives way and does not pull.'],
    ],
    parts: [
      [
        ['Find out which way it grows', 'Feel the direction with a finger'],
        [
          'On a day with stubble, stroke in all directions. Where it feels smooth, you stroke with the growth.',
          'Cheeks mostly grow downwards. The neck does as it likes.',
        ],
        'A fingertip on a stubbly neck',
      ],
      [
        ['Soften the beard with warm water', 'Shower first, then shave'],
        [
          'Shower first or hold a warm, wet {flannel|washcloth} on it for two minutes.',
          'Then lather with a brush or fingertips, in circles, so that the hair stands up.',
        ],
        'A steaming {flannel|washcloth}',
      ],
      [
        ['Shave in the direction of growth', 'Use short strokes and no pressure'],
        [
          'Short strokes, hardly any pressure, and the skin held flat.',
          'A second pass across, if it has to be smoother; leave out the third.',
        ],
        'A razor gliding down a cheek',
      ],
      [
        ['Rinse with cold water and pat dry', 'Dab, do not rub'],
        ['Put on something without alcohol afterwards.', 'Rubbing would only irritate the skin.'],
        'Cool water in cupped hands',
      ],
    ],
    turn: ['Give the skin a day to calm down.', 'Give your neck a week of this before you judge.'],
    asks: ['Which way does yours grow?', 'Foam, soap or gel: what do you shave with?'],
    ends: {
      p: 'If bumps stay or get infected, show them to a pharmacist or doctor.',
      a: 'Feel, soften, follow.',
      t: 'A sharp blade, low pressure, with the growth.',
      f: 'Take an extra three minutes tomorrow.',
      h: 'Tissue on the chin is not a fashion.',
      i: 'Three calm minutes are a good start to the day.',
      l: 'Warm water, good lather, no rush.',
    },
    keep: 'tomorrow at the mirror',
    send: 'a man with a sore neck',
    own: [
      {
        about: 'shave|hot towel|beard|razor',
        kinds: ['service', 'price', 'product', 'offer'],
        lead: 'Or let somebody else hold the razor.',
      },
    ],
    pic: { ask: 'A razor, brush and bowl on a folded towel', alt: 'A razor and shaving brush on a towel' },
    claims: [
      [
        'Shave with the grain after softening with warm water; change blades',
        'AAD, British Association of Dermatologists advice',
      ],
      ['Comparison of dry beard to copper wire of equal thickness', 'commonly cited by razor makers'],
    ],
  },
  {
    id: 'scissors-or-clippers',
    format: 'either',
    again: 9,
    emoji: '⚖️',
    tags: ['ThisOrThat', 'HaircutTalk', 'ShortHair'],
    unless: NO_HAIR,
    title: [
      'Scissors or clippers: which do you like better?',
      'Clipper cut or scissor cut: what is the difference?',
    ],
    cover: 'Scissors or clippers?',
    gist: [
      'Clippers are quick and leave an even length. Scissors take longer, leave texture and grow out more softly. Which do you ask for?',
      'Scissors or clippers: clippers are quicker and sharper, scissors look softer. Which do you like better?',
    ],
    subject: ['Scissors or clippers?', 'The snip or the hum?'],
    hooks: {
      '*': [
        'Scissors or clippers: what do you ask for when you have your hair cut?',
        'Some people get goose pimples from the clippers at the nape. Others fall asleep.',
      ],
      p: 'Scissors and clippers give two different haircuts, and both have their fans.',
      a: 'For the same look every month: clippers. For growing out well: scissors.',
      t: 'Clippers cut everything to one length. Scissors leave it mixed.',
      f: 'Clippers or scissors: which do you like better?',
      h: 'Clippers behind the ear sound like a bee that knows its job.',
      i: 'There is a haircut for everybody.',
      l: 'The quiet sound of scissors.',
    },
    lines: {
      '*': [
        'Clippers: even, quick, sharp at the edges.\nScissors: softer, textured, slower to show.\n\nWhat do you ask for?',
        'A clipper cut looks its neatest in week one. A scissor cut looks its neatest in week two.',
        'Children who fear the hum can often be won over by the snip. Ask for a scissor cut and say why.',
        'Many short haircuts are both: clippers at the neck, scissors on top.',
      ],
      h: ['The clippers hum in B flat. Nobody has asked for this information, and here it is.'],
    },
    scene: [
      'One chair hums and the next one snips. Both customers will look good.',
      'Clippers at the neck, scissors on top: most short cuts need both.',
    ],
    why: [
      [
        'Clippers or scissors: the difference shows when a cut grows out.',
        'An even length shows every week of growing out. A mixed one hides it longer.',
      ],
    ],
    parts: [
      [
        'Clippers',
        [
          'The same length all over, a clean edge, ten minutes. Good for those who come often.',
          'Exact to the millimetre, and next month it is exactly the same again.',
        ],
        'Clippers at a nape',
      ],
      [
        'Scissors',
        [
          'A comb, a strand, a cut: it follows the shape of the head and leaves some movement.',
          'Slower, softer, and after six weeks it still looks intended.',
        ],
        'Scissors over a comb',
      ],
    ],
    turn: ['And the neck gets the trimmer in any case.', 'You can have both on the same head.'],
    asks: ['Clippers or scissors?', 'What do you usually have: clippers, scissors or both?'],
    ends: {
      p: 'If you say how often you want to come, the choice is easy.',
      a: 'Come often: clippers. Come seldom: scissors.',
      t: 'One length, or many.',
      f: 'Tell us which you like better.',
      h: 'Both sound better than the neighbour with the hedge trimmer.',
      i: 'Choose what suits you.',
      l: 'Both can look very good.',
    },
    keep: 'your next cut',
    send: 'somebody who falls asleep in the chair',
    own: [
      {
        about: 'scissor cut|clipper|dry cut|\\bcuts?\\b|haircut',
        kinds: ['price', 'service', 'product'],
        lead: 'To help you choose:',
      },
    ],
    pic: { ask: 'Scissors and clippers side by side on a towel', alt: 'Scissors and clippers side by side' },
    claims: [['Clippers give uniform length, scissors mixed lengths that grow out softer', 'trade practice']],
  },
  {
    id: 'a-childs-first-cut',
    format: 'howto',
    again: 9,
    emoji: '🧸',
    tags: ['FirstHaircut', 'KidsHaircut', 'ParentTips'],
    unless: NO_HAIR,
    title: ["A child's first haircut without tears", 'First haircut with a small child: what helps'],
    cover: 'A calm first haircut',
    gist: [
      'Choose the hour after the nap, bring a snack and a toy, let the child watch somebody else first, and do not call it cutting.',
      'The cape looks like a trap, and the clippers sound like a wasp. The right time of day, a kind word and a {biscuit|cookie} help with the first haircut.',
    ],
    subject: ['A calm first haircut', 'Do not call it cutting'],
    hooks: {
      '*': [
        'A first haircut goes best after the nap, with a snack and a toy.',
        'Before the first haircut, do not say "it does not hurt". It makes children think of hurting.',
      ],
      p: 'For a first haircut, choose the hour before you choose the style.',
      a: 'First haircut: never before the nap.',
      t: 'New sounds, a cape and a stranger behind: take away one of them at a time.',
      f: 'First haircut coming up? Pack a {biscuit|cookie} and do not expect too much.',
      h: 'A straight line on a moving head is difficult for anybody.',
      i: 'One calm first haircut makes the next ones easy.',
      l: 'A first lock of hair in an envelope, with a date.',
    },
    lines: {
      '*': [
        'First haircut: book the hour after the nap, bring a snack, and let the child watch somebody else first.',
        'Before the first haircut, say "tidy" rather than "cut". Small children know what happens when things get cut.',
        'No cape? Bring an old shirt for the first haircut. Being tied in is what many children dislike most.',
        'If the first haircut gets too much, stop. Half a haircut with a smile is better than a whole one with tears.',
        'Keep the first lock of hair in an envelope with the date.',
      ],
      h: ['{The fringe is|The bangs are} straight. It was the child that moved.'],
    },
    scene: [
      'The booster seat is up, the cape is coming, and two small hands hold on to the armrests.',
      'The booster seat is ready, Grandma has her camera, and the child wants to get down.',
    ],
    why: [
      [
        'Children fear what they cannot see, and everything new happens behind their head.',
        'A voice at the back and something cold at the neck: nobody likes that without warning.',
      ],
      ['A tired or hungry child does not want to sit still.', 'The nap matters more than the style.'],
    ],
    parts: [
      [
        ['Choose the hour after the nap', 'Come rested and fed'],
        ['A quiet day of the week is best.', 'A weekday morning is quieter than a Saturday.'],
        'A clock beside a toy',
      ],
      [
        ['Let them watch somebody first', 'A brother or sister goes first'],
        ['It may also be the father, or a teddy bear.', 'Then the child sees that it does not hurt.'],
        'A teddy bear in a cape',
      ],
      [
        ['Do not call it cutting', 'Talk about something else'],
        [
          '"Tickle" and "tidy" are good words; "hold still" is a poor one.',
          'Ask about diggers or dinosaurs while the ears are done.',
        ],
        'A toy digger on an armrest',
      ],
      [
        ['Give the hands something to hold', 'Bring a {biscuit|cookie} or a toy'],
        [
          'A comb, a {biscuit|cookie}, a spray bottle with a little water.',
          'With something in the hands, a child sits more quietly.',
        ],
        'Small hands with a spray bottle',
      ],
      [
        ['Stop while it is going well', 'Go home before it gets loud'],
        [
          'The rest can be done in two weeks.',
          'One crooked tuft is a small price for a child who wants to come back.',
        ],
        'A small jacket on a hook',
      ],
    ],
    turn: [
      'And keep a curl. It will never be that soft again.',
      'The first lock goes in an envelope, with the date.',
    ],
    asks: ["How was your child's first haircut?", 'What helped your child to sit still?'],
    ends: {
      p: 'Mention when you book that it is the first time.',
      a: 'First the nap, then the haircut.',
      t: 'One new thing at a time.',
      f: 'You will laugh about the picture. Later.',
      h: 'A {biscuit|cookie} in each hand also keeps the hands still.',
      i: 'A calm first time lasts.',
      l: 'A curl, a date, an envelope.',
    },
    keep: 'the week before the first haircut',
    send: 'parents of a small mop',
    own: [
      {
        about: 'child|kids|famil|first haircut',
        kinds: ['service', 'price', 'offer', 'audience', 'product'],
        lead: 'Children are welcome.',
      },
    ],
    pic: { ask: 'A teddy bear in a cape on the chair', alt: 'A teddy bear wearing a salon cape' },
    claims: [['Timing, modelling and distraction ease first haircuts', 'trade practice, common experience']],
  },
  {
    id: 'worst-haircut-ever',
    format: 'question',
    again: 8,
    emoji: '📸',
    tags: ['HairStories', 'BadHairDay', 'TellUs'],
    unless: NO_HAIR,
    title: [
      'What was your boldest haircut?',
      'Hair regrets: which of your haircuts would you rather forget?',
    ],
    cover: 'Your boldest haircut',
    gist: [
      'Perm, mullet, home {fringe|bangs}: what was your boldest haircut? Tell us, or show us the photo.',
      'Tell us about the haircut in the old photo, the one you were once so proud of.',
    ],
    subject: ['What was your boldest haircut?', 'Perm, mullet or home {fringe|bangs}?'],
    hooks: {
      '*': [
        'What was the boldest haircut you ever had?',
        'Perm, mullet, home {fringe|bangs}: which haircut is on your old photos?',
      ],
      p: 'A haircut dates a photo better than the car behind you.',
      a: 'Everyone has one haircut to forget. Show us yours.',
      t: 'Perms, crimping irons, lemon juice in the sun: each decade had its own way to a bold haircut.',
      f: 'Go and find the photo with that haircut. You know which one.',
      h: '{The fringe was|The bangs were} cut at home, by a friend, by eye, by candlelight.',
      i: 'It takes courage to wear a haircut like that.',
      l: 'Every family album has one.',
    },
    lines: {
      '*': [
        'Perm, mullet, undercut or {a fringe|bangs} cut with the kitchen scissors: what was your boldest haircut?',
        'Old haircuts come back sooner or later, and the mullet has been back twice. Would you wear yours again?',
        'Many good haircut stories begin with the words "my friend said she knew how".',
        'Somebody in your family had your hair in an old photo. Look at the uncles, too.',
      ],
      h: ['Lemon juice, sunshine, three hours. The result was a smell.'],
    },
    scene: [
      'A shoe box of old photos, and on the third one somebody with your eyes and a very bold haircut.',
      'At a family party somebody shows the old photos, and everybody laughs about the hair.',
    ],
    why: [['A haircut can be bold, because it grows out.', 'And after half a year it has grown out.']],
    parts: [
      [
        ['The perm', 'Curls from a bottle'],
        [
          'Two hours at the hairdresser, and then curls for a year.',
          'From behind, whole school classes could not be told apart.',
        ],
        'Old curlers in a tin',
      ],
      [
        ['The mullet', 'Short in front, long behind'],
        ['Short in front and long behind.', 'It has come back.'],
        'An old photograph turned over',
      ],
      [
        ['The home {fringe|bangs}', '{The fringe cut at home|The bangs cut at home}'],
        ['Cut wet, and then it springs up when it dries.', 'Hardly any family is without one.'],
        'Kitchen scissors on a bathroom shelf',
      ],
    ],
    turn: ['You were happy with it. Look at your face.', 'Your children will have theirs.'],
    asks: ['What was your boldest haircut?', 'Would you wear it again, for one day?'],
    ends: {
      p: 'The nicest stories come with a photo.',
      a: 'Name your boldest haircut.',
      t: 'Tell us the year, the style and the hairspray.',
      f: 'We will not laugh. Well, together.',
      h: 'All of it was in fashion. There are witnesses.',
      i: 'Here is to everyone who dared.',
      l: 'Beautiful memories.',
    },
    keep: 'the next family party',
    send: 'the friend who held the scissors',
    own: [
      {
        about: 'restyle|colou?r correction|makeover|perm',
        kinds: ['service', 'price', 'product', 'offer'],
        lead: 'If you feel bold again:',
      },
    ],
    pic: {
      ask: 'An old photograph of a haircut, with permission, or a box of them',
      alt: 'Old photographs in an open box',
    },
    claims: [['Perms, mullets and home fringes were common', 'common experience']],
  },
];
