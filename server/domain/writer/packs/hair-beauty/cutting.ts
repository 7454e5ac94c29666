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
      'A pair of hairdressing scissors is ground finer than a kitchen knife, fitted to one hand, and ruined by a single sheet of paper. Hence the look you get.',
      'Ask for almost anything in a salon, except the scissors. One envelope, one fall, and the edge pulls instead of cutting.',
    ],
    subject: ['Why you may not borrow them', 'One sheet of paper is enough'],
    hooks: {
      '*': [
        'There is one object in a salon you must never use to open a {parcel|package}.',
        'Listen to good scissors: they make almost no sound.',
        'There are two pairs on the table, and only one of them may open your {parcel|package}.',
      ],
      p: 'The most carefully guarded thing in a salon is small, sharp and never lent.',
      a: 'Never cut paper with hairdressing scissors.',
      t: 'The blades are hollow-ground and meet at a single moving point. A nick at that point bends hair instead of severing it.',
      f: 'Ever reached for the scissors on the {trolley|cart} to cut off a label? You remember the look.',
      h: 'You may ask a hairdresser about love, money and family. Do not ask to borrow the scissors.',
      i: 'People who look after their tools look after what they touch.',
      l: 'Cold steel, one hand, and an edge finer than it looks.',
    },
    lines: {
      '*': [
        'Paper is full of minerals and blunts a fine edge at once. That is why hairdressers guard their scissors as cooks guard their knives.',
        'Blunt scissors bend hair before they cut it, and the ends split sooner. It is one reason kitchen scissors make {a poor fringe|poor bangs}.',
        'Hairdressing scissors that have been dropped go to the grinder, even if they look fine. The points no longer meet.',
        'Left-handed hairdressers need left-handed scissors: otherwise the blades push apart with each cut.',
        'Home haircuts fail on the kitchen scissors more often than on the hand.',
      ],
      h: [
        'In every salon there is a second pair of scissors, for {parcels|packages}, with a label: for {parcels|packages}.',
      ],
    },
    scene: [
      'You want to cut a thread off your sleeve and reach for the {trolley|cart}. "Not those", call four voices at the same time.',
      'Something hits the tiles with a bright note. The room goes quiet, as if a child had fallen.',
    ],
    why: [
      [
        'The edge is so fine that anything harder than hair takes it off.',
        'What glides through a strand like through butter comes away from cardboard with a notch.',
      ],
      [
        'A good pair often costs more than a bicycle and gets used to the hand that holds it.',
        'Thumb ring, screw and weight are set for one person, who will notice if anybody else had them.',
      ],
    ],
    parts: [
      [
        ['They cut nothing but hair', 'Hair and nothing but hair'],
        [
          'Thread, tape and paper get the cheap pair from the drawer.',
          'Each trade has its forbidden use; this is the one here.',
          'Paper dulls in one cut what a grinder took an hour over.',
        ],
        'Scissors lying alone on a cloth',
      ],
      [
        ['They are wiped and oiled', 'A drop of oil every evening'],
        [
          'Hair is slightly greasy and sticks in the joint, so a drop of oil at the screw every day.',
          'Cloth, oil, case: it takes a minute before the lamp goes out.',
          'Cleaned, oiled, closed. They are put to bed like instruments.',
        ],
        'A drop of oil on a scissor joint',
      ],
      [
        ['The tension is set by feel', 'One screw, set by hand'],
        [
          'Hold one ring, lift the other and let go: the blade should sink slowly and stop.',
          'Too loose and it folds the hair, too tight and the thumb tires by noon.',
          "The blade should sink and stay. A hair's breadth decides it.",
        ],
        'A blade sinking slowly',
      ],
      [
        ['They travel to a grinder', 'Sharpened by a specialist'],
        [
          '{By post|By mail} or to a van that comes round, and meanwhile the second pair is on duty.',
          'Nobody sharpens them at home on the step.',
          'While they are away the spare pair shows how good they are.',
        ],
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
      a: 'Hair only. No exceptions.',
      t: 'Edge angle, set, tension: three reasons to keep your hands off.',
      f: 'Tell us about your own forbidden scissors at home.',
      h: 'A key opens {parcels|packages}, too.',
      i: 'Care for the tool, and the work will show it.',
      l: 'A click so soft one barely hears it.',
    },
    work: [
      'Each trade has one tool that is never lent, and new people learn about it from a look. Say it on the first day and spare everyone the look.',
      'Tell people on their first day what is not lent. It spares a look.',
    ],
    keep: 'the next {parcel|package}',
    send: 'a dressmaker, a chef or anyone with good knives',
    own: [
      {
        about: 'years|trained|learn(?:t|ed)|master|qualified',
        kinds: ['people', 'history', 'story'],
        lead: 'Whose hand do the scissors fit?',
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
    cover: 'What the numbers mean',
    gist: [
      'A one leaves about three millimetres, and each number adds about three more. Add fade, taper and the nape, and you can order like a regular.',
      'Number two back and sides, low fade, square neck: what it means, so that you get what you had in mind.',
    ],
    subject: ['Number two? How long is that?', 'Talk like a regular'],
    hooks: {
      '*': [
        '"A two on the sides?" You nod. You have no idea whether that is long or short.',
        'Between a one and a four lie about nine millimetres and a good deal of explaining at home.',
        'Numbers at the barber go up as the hair gets longer.',
      ],
      p: 'A few words make a short haircut predictable.',
      a: 'Learn your number.',
      t: 'Guard sizes rise in steps of an eighth of an inch, roughly three millimetres.',
      f: 'Never sure what to say when the clippers come out? Five words will do.',
      h: 'A one all over is a style in summer. In winter it is a reason for a hat.',
      i: 'Knowing what to ask for feels good, on any chair.',
      l: 'A clean taper, a quiet neckline: it is all in the gradations.',
    },
    lines: {
      '*': [
        'Clipper guards in short: a one leaves about three millimetres, and each number adds about three. A four therefore leaves about twelve.',
        'Fade: down to the skin.\nTaper: shorter towards the edges, but never bare.\n\nSay which one you mean.',
        'Start with the higher number. From a four you can go to a two, and the other way takes a month.',
        'Square, round or tapered at the neck? The tapered one grows out most quietly.',
        "Say the number for the side and the finger's width for the top. Both of you know where you stand.",
      ],
      h: ['"Same as last time" works, if both of you remember last time.'],
    },
    scene: [
      'The cape snaps, the clippers hum, and somebody asks you for a number. You say three, because it sounds moderate.',
      'Your brother had a two, it looked good. On you it looks like a two as well, only quite different.',
    ],
    why: [
      [
        'The same length looks darker on thick hair and lighter on fine, so a number is only the beginning.',
        'Density and colour decide how much skin shows through at a given length.',
      ],
      [
        'Short cuts are made of transitions, and there are words for these.',
        'Where it begins, how fast it gets longer and where it ends: say it and the rest is craft.',
      ],
    ],
    parts: [
      [
        'Number',
        [
          'The guard on the clipper. One is about three millimetres, two about six, and on it goes.',
          'The plastic comb decides how much is left standing.',
          'Roughly three millimetres for each. A four is about as long as a fingertip is thick.',
        ],
        'Clipper guards in a row',
      ],
      [
        'Fade',
        [
          'It starts at the skin and gets longer without a visible step.',
          'Low, mid or high says where on the head it begins.',
          'From skin to hair with no step in between, begun low or high.',
        ],
        'A fade seen from the side',
      ],
      [
        'Taper',
        [
          'The gentle relative: shorter at the edges, with something left everywhere.',
          'Good for offices and for people who come every two months.',
          'Shorter towards the ears and neck, and never bare.',
        ],
        'A tapered neckline',
      ],
      [
        'Neckline',
        [
          'Square, round or blended into nothing.',
          'Ask to see it in the hand mirror; you are the only one who never does.',
          'Straight across, softly rounded, or left to fade. Ask what suits your neck.',
        ],
        'A hand mirror behind a head',
      ],
      [
        'Line-up',
        [
          'The edges at forehead and temples are drawn sharp.',
          'Very neat for a week, then it wants doing again.',
          'Corners like a drawing. It keeps for about a week.',
        ],
        'A trimmer at a hairline',
      ],
    ],
    turn: [
      'And if in doubt, say how it should look in three weeks.',
      'Remember your number. It will be asked again.',
    ],
    asks: ['What is your number?', 'Fade or taper?'],
    ends: {
      p: 'Number, transition, neck: that is a complete order.',
      a: 'Higher first. You can always go lower.',
      t: 'Three millimetres a step; density does the rest.',
      f: 'Take a picture when you like it. It is your note for next time.',
      h: '"A bit shorter" is not on the dial.',
      i: 'It grows. Be a little daring.',
      l: 'Blended until no one can say where.',
    },
    work: [
      'In every trade, regulars have a language that newcomers nod at. Hang it on the wall in five lines, and the nodding becomes an order.',
      'Five words on a wall save five minutes in the chair.',
    ],
    keep: 'the next time the clippers come out',
    send: 'a man who always says "number three"',
    own: [
      {
        about: 'fade|clipper|skin fade|beard|short back|buzz',
        kinds: ['price', 'service', 'product'],
        lead: 'And this is what you can ask for here.',
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
    cover: 'Why the pole is striped',
    gist: [
      'Barbers once pulled teeth, set bones and let blood. The striped pole is said to recall bandages hung out to dry, and it stayed when the surgery left.',
      "Red for blood, white for linen: the pole outside the barber's is a memory of the days when a haircut was the safest thing on offer.",
    ],
    subject: ['What the stripes once meant', 'When barbers pulled teeth'],
    hooks: {
      '*': [
        'The striped pole was never meant as decoration.',
        'There was a time when you went to the same man for a shave and for a tooth.',
        'Above the door turns the last thing that is left of an operation.',
      ],
      p: 'One of the oldest shop signs still in use has a less than cosy past.',
      a: 'The stripes stand for bandages.',
      t: 'In England barbers and surgeons shared one company from the sixteenth century to the eighteenth.',
      f: 'Next time you pass a striped pole, think of linen on a {washing line|clothesline}.',
      h: '"Anything else today?" used to be a far more worrying question.',
      i: 'Trades change, and some keep their sign out of loyalty.',
      l: 'An old sign, slowly turning, and the history wound round it.',
    },
    lines: {
      '*': [
        "The red and white stripes of the barber's pole are usually explained by bandages: barbers once let blood as well as cutting hair.",
        'In England barbers and surgeons belonged to the same company for two centuries. They parted in the middle of the eighteenth.',
        'British surgeons are called Mister and not Doctor. The habit goes back to the days when they shared a guild with barbers.',
        'A patient is said to have gripped a staff so that the veins stood out. Wound with linen, it became the shop sign.',
        'Where a pole turns, somebody can usually do a proper neck shave.',
      ],
      h: ['Short back and sides, and perhaps that molar: the full service of the year sixteen hundred.'],
    },
    scene: [
      'Imagine a market town four hundred years ago. Outside one door hang a basin, a pole and some strips of linen.',
      'A man holds his cheek and stands undecided in front of a shop where somebody else is being shaved.',
    ],
    why: [
      [
        'Barbers had what was needed: sharp blades, steady hands and hot water.',
        'Whoever owned the finest blade in town was asked to use it for more than beards.',
      ],
      [
        'Physicians thought that cutting was beneath them, so somebody else did it.',
        'The learned gentlemen wrote the recipe. The man with the razor did the rest.',
      ],
    ],
    parts: [
      [
        'A shop with many services',
        [
          'Barbers saw to hair, beards, teeth and boils, and they let blood, which was held to be good for nearly everything.',
          'People came for a shave, or with a boil, and sat on the same bench.',
          'One man for all that was done with a blade: beards, corns, teeth and veins.',
        ],
        'An old razor and a brass basin',
      ],
      [
        'A staff to hold on to',
        [
          'Those who were bled are said to have gripped a pole. Afterwards it stood by the door, with the bandages round it.',
          'Linen, washed and hung to dry, wound itself round the staff in the wind.',
          'A patient needed something to hold on to. The stick, and the cloths drying on it, became the sign.',
        ],
        'Linen strips on a line',
      ],
      [
        'The ways part',
        [
          'In the middle of the eighteenth century the surgeons of London founded a company of their own.',
          'Surgery became a science and moved out. The barbers kept scissors, soap and sign.',
          'Then the surgeons went their own way, with a hall and a charter. What was left behind smelled of soap.',
        ],
        'Two doors side by side',
      ],
      [
        'The pole stays',
        [
          'The stripes stayed, red and white in Britain, with blue added in America. They no longer promise anything but a haircut.',
          'Outside the door it still turns as though nothing had happened, and children ask why.',
          'Colours and stripes remained, as signs do. Hardly anyone who walks beneath them feels faint.',
        ],
        'A turning barber pole',
      ],
    ],
    turn: [
      'Be glad that only the sign is left.',
      'The teeth have been in other hands since, and that suits everybody.',
    ],
    asks: ['Did you know what the stripes meant?', 'Which old sign in your town would you like explained?'],
    ends: {
      p: 'A sign can outlive its reason by centuries.',
      a: 'Red: blood. White: linen. Now: hair.',
      t: 'United in fifteen forty, separated in seventeen forty-five.',
      f: 'Tell it to whoever sits beside you next time.',
      h: 'Tips for extractions are no longer accepted.',
      i: 'Some signs are worth keeping for the story alone.',
      l: 'Turning, turning, since before anyone can remember.',
    },
    work: [
      'Have a look at your own sign or logo: does anybody in the house still know why it looks like that? Ask the oldest one, and write it down.',
      'Somebody in the house still knows why. Ask while they are there.',
    ],
    keep: 'the next time a child asks',
    send: 'a friend who likes old signs',
    own: [
      {
        about: 'since|founded|opened|generation|years',
        kinds: ['history', 'story', 'people'],
        lead: 'Our own history is shorter, and bloodless.',
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
      'No, it grows that way. But a cut can work with it, and drying in the right direction tames it.',
      'It cannot be cut out, as it comes from the skin. It can be steered.',
    ],
    title: [
      'Cowlick or double crown: what can be done about it?',
      'How to tame a cowlick with length and a dryer',
    ],
    cover: 'The bit that stands up',
    gist: [
      'A cowlick is set in the skin: the hair leaves it at an angle. Cutting it very short makes it stand; a little length and the dryer make it lie.',
      'You cannot argue with a crown. Leave it enough weight, dry it while damp from both sides, and it gives in for the day.',
    ],
    subject: ['The bit that stands up', 'You cannot argue with a crown'],
    hooks: {
      '*': [
        'There is a tuft on your head that has not listened to anybody since your first day at school.',
        'Water, spit, a cap, prayer: everything has been tried on that one strand.',
        'It was there before you had teeth. It will not be bullied now.',
      ],
      p: 'A cowlick can be managed, once one stops fighting it.',
      a: 'Do not cut it off. It will only stand up straighter.',
      t: 'Hair leaves the follicle at a fixed angle. Where those angles form a spiral, we see a crown.',
      f: 'Does yours stand at the front or at the back?',
      h: 'Every family portrait has one person and one tuft.',
      i: 'What sticks out can be a feature, with a good cut.',
      l: 'A small disobedience, beautifully framed.',
    },
    lines: {
      '*': [
        'A cowlick cannot be cut out. It is the angle at which hair leaves the skin, and the stubble grows the same way.',
        'To tame a cowlick, dry it while it is wet: brush it left, then right, with the warm air following. It forgets its direction for a day.',
        'Too short and a crown stands up, a little longer and its own weight holds it down.',
        '{A fringe with a cowlick wants|Bangs with a cowlick want} to be cut dry, where one can see what it is up to.',
        'Crowns lie better a day after washing. Freshly washed hair has too much spring.',
      ],
      h: ['Two crowns on one head: not royalty, only Tuesday morning.'],
    },
    scene: [
      'Flattened at seven, upright by ten past. By lunch somebody asks whether you slept well.',
      'In all the school photos, in all the years, it stands to attention at the back like a small flag.',
    ],
    why: [
      [
        'The direction is built into the skin before birth and stays for life.',
        'It is as personal as a fingerprint, and just as open to persuasion.',
      ],
      [
        'Damp hair takes on the direction in which it dries.',
        'For as long as it is wet it can be talked to. Afterwards it has made up its mind.',
      ],
    ],
    parts: [
      [
        ['Leave it some weight', 'Do not cut it too short'],
        [
          'A few centimetres more and it lies down by itself.',
          'Short hair stands because nothing holds it; length does the holding.',
          'With some weight it gives in. Cropped, it is a brush.',
        ],
        'A comb through hair at the crown',
      ],
      [
        ['Dry it both ways', 'Blow it one way and the other'],
        [
          'Warm air, a brush to the left, to the right, and again, until the roots are dry.',
          'This back and forth takes away the spring before it can set.',
          'Roots that are dried in all directions forget which one was theirs.',
        ],
        'A dryer and brush at a crown',
      ],
      [
        ['Choose the {parting|part} it likes', 'Let it choose its side'],
        [
          'Try the other side for a week; often the battle is simply over.',
          'Where hair falls when you shake your head is where it wants to part.',
          'Shake your head and see where it falls. That is the one.',
        ],
        'A hand shaking out hair',
      ],
      [
        ['Or make it part of the cut', 'Turn it into a feature'],
        [
          'Texture around it turns a mistake into an intention.',
          'A quiff is a cowlick with confidence.',
          'With some layers around it, people will ask how you do it.',
        ],
        'A textured short cut',
      ],
    ],
    turn: ['It has been there longer than any of your opinions.', 'Make peace with it, and take the dryer.'],
    asks: ['Front, back or both: where is yours?', 'What have you tried to keep it down?'],
    ends: {
      p: 'Have the person who cuts it find the direction before the first snip.',
      a: 'Length and warm air. Nothing else.',
      t: 'Follicle angle is permanent; the set of the hydrogen bonds lasts until the next shower.',
      f: 'Send a picture of the most stubborn one.',
      h: 'It will outlive us all.',
      i: 'It is yours. Wear it well.',
      l: 'A little wildness suits a good cut.',
    },
    work: [
      'Some things in a team are like a crown: cutting them short makes them stand up. Give them some length and work with the direction.',
      'Where something stands up each time, change the direction and not the force.',
    ],
    keep: 'tomorrow morning at ten past seven',
    send: 'someone with a tuft of their own',
    own: [
      {
        about: 'styling|blow.?dry',
        kinds: ['service', 'price', 'offer', 'product'],
        lead: 'Somebody can show you the trick with the dryer.',
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
    cover: 'Find out where it grows',
    gist: [
      'Stroke your face with a fingertip: beard grows in different directions, above all on the neck. Soften it with warmth, then shave the way it lies.',
      'Red necks come from shaving against hair that grows sideways. Map it once, and the razor can follow.',
    ],
    subject: ['A map of your neck', 'Where razor burn comes from'],
    hooks: {
      '*': [
        'Run a fingertip over your neck, up, down and across. One direction is smooth, and it is seldom the one you think.',
        'The red patch under the jaw has a simple cause, and it grows sideways.',
        'The razor is sharp enough. The direction was wrong.',
      ],
      p: 'A comfortable shave begins with a fingertip and some warm water.',
      a: 'Shave with the grain. Learn the grain first.',
      t: 'Wet beard hair swells and cuts far more easily; two or three minutes of warm water are enough.',
      f: 'Sore neck after shaving? Let us have a look at the direction.',
      h: 'Shaving in a rush is how small pieces of paper became fashionable.',
      i: 'Three unhurried minutes can be the calmest of a morning.',
      l: 'Warm towel, good lather, short strokes: an old luxury.',
    },
    lines: {
      '*': [
        'Razor burn on the neck? Feel which way the beard grows there. It is often sideways, and shaving against it is what stings.',
        'Shave after the shower. Warm water softens a beard in two or three minutes, and the blade has far less to do.',
        'A blade that tugs is blunt. Changing it costs less than the cream for the redness.',
        'Short strokes, hardly any pressure, rinse after each: let the razor be heavy, not the hand.',
        'A blade is done when it tugs. That comes sooner than the packet would have you think.',
      ],
      h: ['A bit of tissue on the chin tells the whole office what time you got up.'],
    },
    scene: [
      'Ten to eight, dry skin, a dab of foam, four quick strokes upwards. By nine the collar itches.',
      'In an old film somebody gets a steaming towel over the face. It was not for the atmosphere.',
    ],
    why: [
      [
        'Against the lie of the hair the blade catches, pulls and cuts below skin level, where it can grow in.',
        'Hair cut too deep curls back under the surface and makes a bump.',
      ],
      [
        'Dry beard is about as tough as thin copper wire, it is said; wet, it is much softer.',
        'Soaked hair gives way, and what gives way does not pull.',
      ],
    ],
    parts: [
      [
        ['Map the growth', 'Find out which way it lies'],
        [
          'On a day with stubble, stroke in all directions and remember where it is smooth.',
          'Cheeks mostly run downwards; the neck does as it pleases.',
          'One slow stroke with a finger tells you. The neck surprises most people.',
        ],
        'A fingertip on a stubbly neck',
      ],
      [
        ['Soften it', 'Warm water before anything else'],
        [
          'Shower first or hold a warm, wet {flannel|washcloth} on it for two minutes.',
          'Then lather with a brush or fingertips, in circles, so that the hair stands up.',
          'Soft hair cuts easily, and the blade need not press.',
        ],
        'A steaming {flannel|washcloth}',
      ],
      [
        ['Shave the way it lies', 'With the lie and without pressure'],
        [
          'Short strokes, hardly any pressure, and the skin held flat.',
          'A second pass across, if it has to be smoother; leave out the third.',
          'Go over it once more if you like, and then let it be.',
        ],
        'A razor gliding down a cheek',
      ],
      [
        ['Rinse cool and pat', 'Cold water, and a towel that only dabs'],
        [
          'Cold water, a soft towel, something without alcohol.',
          'Rubbing now would undo the good work.',
          'It closes the matter. Perfume can wait for the collar.',
        ],
        'Cool water in cupped hands',
      ],
    ],
    turn: [
      'Skin that is left in peace has a better chance to calm down.',
      'Give the neck a week of this before you judge it.',
    ],
    asks: ['Which way does yours grow?', 'Foam, soap or nothing at all?'],
    ends: {
      p: 'If bumps stay or get infected, show them to a pharmacist or doctor.',
      a: 'Map, soften, follow.',
      t: 'Sharp blade, low pressure, with the grain: three variables, one calm neck.',
      f: 'Take an extra three minutes tomorrow.',
      h: 'Tissue on the chin is not a fashion.',
      i: 'A good start to the day is in your own hands.',
      l: 'The towel, the steam, the quiet.',
    },
    work: [
      'Friction at work often has a direction as well. Before you press harder, find out which way things lie.',
      'Look which way a thing lies before you push it, and you will push half as hard.',
    ],
    keep: 'tomorrow at the mirror',
    send: 'a man with a sore neck',
    own: [
      {
        about: 'shave|hot towel|beard|razor',
        kinds: ['service', 'price', 'product', 'offer'],
        lead: 'Or lie back and leave the razor to somebody else.',
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
      'Clippers hum, are quick and leave an even length. Scissors take longer, leave texture and grow out more softly. What do you ask for?',
      'The buzz behind the ear or the snip above it: two sounds, two looks.',
    ],
    subject: ['The snip or the hum?', 'Scissors or clippers?'],
    hooks: {
      '*': [
        'Close your eyes: do you hear a hum or a snip?',
        'Some people get goose pimples from the clippers at the nape. Others fall asleep.',
        'Ten minutes of hum or thirty of snip: your head decides.',
      ],
      p: 'Two tools, two results, and both have loyal followers.',
      a: 'For the same look every month: clippers. For growing out well: scissors.',
      t: 'A guard cuts everything to one length from the skin; shears cut at an angle and leave mixed lengths.',
      f: 'Hum or snip: which one are you?',
      h: 'Clippers behind the ear sound like a bee with a diploma.',
      i: 'There is a look for every pace of life.',
      l: 'The unhurried sound of steel on hair.',
    },
    lines: {
      '*': [
        'Clippers: even, quick, sharp at the edges.\nScissors: softer, textured, slower to show.\n\nWhat do you ask for?',
        'A clipper cut looks its neatest in week one. A scissor cut looks its neatest in week two.',
        'Children who fear the hum can often be won over by the snip. Ask for a scissor cut and say why.',
        'Many short cuts are both: machine at the nape, shears on top. You can ask where one ends.',
        'Both on one head is quite usual: clippers for the neck, scissors for the top.',
      ],
      h: ['The clippers hum in B flat. Nobody has asked for this information, and here it is.'],
    },
    scene: [
      'In one chair somebody has been asleep since the hum began. In the next, two fingers and a comb work in silence.',
      'A small boy watches the machine come nearer and pulls his head into the cape like a tortoise.',
    ],
    why: [
      [
        'The tool decides how the ends look, and the ends decide how a cut grows out.',
        'Even lengths show every week that passes; mixed ones hide it for longer.',
      ],
    ],
    parts: [
      [
        'Clippers',
        [
          'The same length all over, a clean edge, ten minutes. Good for those who come often.',
          'Exact to the millimetre, and next month it is exactly the same again.',
          'Quick, even, and you can set a clock by it. It shows when it has grown.',
        ],
        'Clippers at a nape',
      ],
      [
        'Scissors',
        [
          'A comb, a strand, a cut: it follows the shape of the head and leaves some movement.',
          'Slower, softer, and after six weeks it still looks intended.',
          'It takes its time and leaves some life in it. Growing out is forgiven.',
        ],
        'Scissors over a comb',
      ],
    ],
    turn: ['And the neck gets the trimmer in any case.', 'You may have both on the same head.'],
    asks: ['Hum or snip?', 'Which of the two did you fear as a child?'],
    ends: {
      p: 'Say how often you want to come, and the choice makes itself.',
      a: 'Often: machine. Seldom: shears.',
      t: 'Uniform against graduated length: that is all it comes down to.',
      f: 'We are listening. Snip, snip.',
      h: 'Both sound better than the neighbour with the hedge trimmer.',
      i: 'Choose what feels like you on a Monday.',
      l: 'A strand at a time.',
    },
    work: [
      'Precise and the same each time, or adapted and slower: most services come in both versions. Tell people which one they are buying.',
      'Tell customers which of the two they get. Both have friends.',
    ],
    keep: 'your next cut',
    send: 'somebody who falls asleep in the chair',
    own: [
      {
        about: 'scissor cut|clipper|dry cut|\\bcuts?\\b|haircut',
        kinds: ['price', 'service', 'product'],
        lead: 'Whichever it is, this may help you choose.',
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
    title: ["A child's first haircut without tears", 'First visit to the hairdresser with a small child'],
    cover: 'The first haircut, calmly',
    gist: [
      'Choose the hour after the nap, bring a snack and a toy, let the child watch somebody first, and do not call it cutting.',
      'The cape looks like a trap, the clippers sound like a wasp. Time of day, one good word and a {biscuit|cookie} turn it round.',
    ],
    subject: ['The first haircut, calmly', 'Do not call it cutting'],
    hooks: {
      '*': [
        'To somebody aged two, a stranger with blades is coming towards their ear. The scream is reasonable.',
        '"It does not hurt" is a sentence that makes children think of hurting.',
        'Nobody likes strangers at their ear. At two, one says so.',
      ],
      p: 'A first haircut goes better when the hour is chosen before the hairstyle.',
      a: 'Never book a toddler before the nap.',
      t: 'New sounds, a cape round the neck, a stranger behind: three triggers, each of which can be taken away.',
      f: 'First haircut coming up? Pack a {biscuit|cookie} and lower your expectations.',
      h: 'Nobody gets {a straight fringe|straight bangs} on a moving head. Not even the great masters.',
      i: 'One calm first time makes many easy ones.',
      l: 'A lock of hair in an envelope, and a date in pencil.',
    },
    lines: {
      '*': [
        'First haircut: book the hour after the nap, bring a snack, and let the child watch somebody else first.',
        'Say "tidy" or "trim the fluff" rather than "cut". Small children know what happens when things get cut.',
        'No cape? Bring an old shirt for the first haircut. Being tied in is what many children dislike most.',
        'If it gets too much, stop. Half a haircut with a smile beats a whole one with tears, and hair is patient.',
        'Keep the first lock in an envelope with a date. It will be a darker one soon.',
      ],
      h: ['{The fringe is|The bangs are} straight. It was the child that was not.'],
    },
    scene: [
      'The booster is up, the cape is coming, and two small hands have got hold of the armrests.',
      'Grandma has a camera, the father has a {biscuit|cookie}, and the star of the day has just slid out under the cape.',
    ],
    why: [
      [
        'Children fear what they cannot see, and behind their head happens all that is new.',
        'A voice at the back and something cold at the neck: nobody likes that without warning.',
      ],
      ['Tired and hungry, even a hat is an imposition.', 'The nap decides more than the hairstyle does.'],
    ],
    parts: [
      [
        ['Pick the right hour', 'Come rested and fed'],
        [
          'After sleeping, after eating, on a quiet day of the week.',
          'Saturday noon with eleven people waiting is for advanced players.',
          'A weekday morning is kinder than a Saturday.',
        ],
        'A clock beside a toy',
      ],
      [
        ['Let them watch', 'Somebody else goes first'],
        [
          'On a brother, a father or a bear with loose fluff.',
          'Those who have seen it happen to a bear know that one survives.',
          'If a big brother laughs in the cape, the thing is half done.',
        ],
        'A teddy bear in a cape',
      ],
      [
        ['Talk about something else', 'Choose other words than cutting'],
        [
          '"Tickle" and "tidy" are good words; "hold still" is a poor one.',
          'Ask about the digger. The ear is done before the bucket is full.',
          'Talk about diggers. The scissors are not worth mentioning.',
        ],
        'A toy digger on an armrest',
      ],
      [
        ['Have one thing for the hands', 'Give the hands a job'],
        [
          'A comb, a {biscuit|cookie}, a spray bottle with a little water.',
          'Whoever may spray forgets to be afraid, and you will be wet.',
          'Spraying water is a job, and a good one.',
        ],
        'Small hands with a spray bottle',
      ],
      [
        ['Stop while it is good', 'Go home before it gets loud'],
        [
          'The rest can be done in two weeks.',
          'One crooked tuft is a small price for a child who wants to come back.',
          'Half a haircut and a good mood is the better result.',
        ],
        'A small jacket on a hook',
      ],
    ],
    turn: [
      'And keep a curl. It will never be that soft again.',
      'The first lock goes in an envelope, with the date.',
    ],
    asks: ["How was your child's first haircut?", 'Which bribe worked?'],
    ends: {
      p: 'Mention when you book that it is the first time.',
      a: 'Nap first. {Fringe|Bangs} second.',
      t: 'Remove one trigger at a time: cape, noise, stranger.',
      f: 'You will laugh about the picture. Later.',
      h: 'A {biscuit|cookie} in each hand also keeps the hands still.',
      i: 'Trust is cut in very small snips.',
      l: 'A curl, a date, an envelope.',
    },
    work: [
      'First times with any customer deserve their own hour. Quiet day, longer slot, one person who explains: the second visit is won there.',
      'Plan a longer first appointment. It is paid back by the many easy ones that follow.',
    ],
    keep: 'the week before the first haircut',
    send: 'parents of a small mop',
    own: [
      {
        about: 'child|kids|famil|first haircut',
        kinds: ['service', 'price', 'offer', 'audience', 'product'],
        lead: 'Small heads are expected.',
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
    cover: 'The haircut in the old photo',
    gist: [
      'Everyone has a photograph that only comes out at weddings. Perm, mullet, home {fringe|bangs}: what was your boldest, and do you miss it a little?',
      'Old photos smell of hairspray. Tell us about the haircut you were once proud of.',
    ],
    subject: ['The haircut in the old photo', 'Perm, mullet or home {fringe|bangs}?'],
    hooks: {
      '*': [
        'There is a photograph of you that your mother will show to anybody.',
        'At the time it was the height of fashion. You have proof, and a quiff.',
        'Somewhere in a drawer, you are young and have a great deal of hair.',
      ],
      p: 'Hair dates a photograph more precisely than the car behind you.',
      a: 'Everyone had one. Show it.',
      t: 'Permanent waves, crimping irons, sun and lemon juice: each decade had its own chemistry.',
      f: 'Go and find that photo. You know which one.',
      h: '{The fringe was|The bangs were} cut at home, by a friend, by eye, by candlelight.',
      i: 'It takes courage to be that fashionable.',
      l: 'A little hairspray hangs about every family album.',
    },
    lines: {
      '*': [
        'Perm, mullet, undercut or {a fringe|bangs} cut with the kitchen scissors: what was your boldest haircut?',
        'Most old haircuts come back sooner or later, and the mullet has been back twice. Would you wear yours again?',
        'Many good hair stories begin with the words "my friend said she knew how".',
        'Somebody in your family had exactly your hair in an old photo. Look at the uncles, too.',
        "A bad cut grows by a finger's width in six weeks. Hats exist.",
      ],
      h: ['Lemon juice, sunshine, three hours. The result was a smell.'],
    },
    scene: [
      'A shoe box, a rubber band, and on the third picture somebody with your eyes under a hedge.',
      "It is your cousin's wedding, the projector is on, and you know which picture comes next.",
    ],
    why: [
      [
        'Hair is the part of us that follows fashion most willingly, because it grows again.',
        'It can be daring, since in half a year nobody will know. Except for the photo.',
      ],
    ],
    parts: [
      [
        ['The perm', 'Curls from a bottle'],
        [
          'Two hours, a smell of eggs, and then a year of looking surprised.',
          'From behind, whole school classes could not be told apart.',
          'They smelled, they bounced, and they are on every school picture.',
        ],
        'Old curlers in a tin',
      ],
      [
        ['The mullet', 'Short in front, long behind'],
        [
          'Business in front, and behind it a summer of long weekends.',
          'It has returned. Nobody had asked it to leave, it says.',
          'Some call it a return. Others call it a warning.',
        ],
        'An old photograph turned over',
      ],
      [
        ['The home {fringe|bangs}', '{The fringe cut at home|The bangs cut at home}'],
        [
          'Wet, a bit of tape, one snip, and it springs up to the {parting|part}.',
          'There is hardly a family in which this has not happened before a christening.',
          'It looked right as long as it was wet.',
        ],
        'Kitchen scissors on a bathroom shelf',
      ],
    ],
    turn: [
      'You were happy with it, look at your face.',
      'Your children will have theirs. The camera is ready.',
    ],
    asks: ['What was your boldest haircut?', 'Would you wear it again, for one day?'],
    ends: {
      p: 'The nicest stories deserve a photograph.',
      a: 'Name it. Own it.',
      t: 'Year, style, means of fixing: a proper entry has three columns.',
      f: 'We will not laugh. Well, together.',
      h: 'All of it was in fashion. There are witnesses.',
      i: 'Here is to everyone who dared.',
      l: 'A faint scent of hairspray.',
    },
    work: [
      'A wall with old photos of everyone in the team is a good start to any anniversary. Customers stay longer, and so do the laughs.',
      'Let the team bring old photos. Nobody is shy afterwards.',
    ],
    keep: 'the next family party',
    send: 'the friend who held the scissors',
    own: [
      {
        about: 'restyle|colou?r correction|makeover|perm',
        kinds: ['service', 'price', 'product', 'offer'],
        lead: 'Should you feel bold again.',
      },
    ],
    pic: {
      ask: 'An old photograph of a haircut, with permission, or a box of them',
      alt: 'Old photographs in an open box',
    },
    claims: [['Perms, mullets and home fringes were common', 'common experience']],
  },
];
