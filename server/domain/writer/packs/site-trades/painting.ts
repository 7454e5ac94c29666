// Paint, paper and plaster: what can be done with a brush on a Saturday, and what painters do that nobody sees.
import type { Idea } from '../../library/idea.ts';

export const PAINTING: readonly Idea[] = [
  {
    id: 'tape-off-while-damp',
    format: 'tip',
    again: 8,
    emoji: '🎨',
    tags: ['PaintingTips', 'DIYPainting', 'Decorating'],
    title: 'When to pull off masking tape after painting',
    cover: 'Pull masking tape while it is damp',
    gist: [
      'Pull masking tape off while the last coat of paint is still a little damp, slowly and folded back on itself. Dry paint tears and takes the edge with it.',
      'A clean painted edge comes from pulling the masking tape at the right time: early, slowly, at a flat angle.',
    ],
    subject: ['Masking tape: do not wait until tomorrow', 'When to pull off masking tape'],
    hooks: {
      '*': [
        'Masking tape left on overnight takes the paint along. Pull it while the coat is damp.',
        'A clean painted edge is made in the minute after the last stroke.',
      ],
      ptl: 'Dried paint joins tape and wall, so it tears if you pull the masking tape too late.',
      fhi: 'You put the masking tape on so carefully. Now do not wait for the paint to dry.',
      a: 'Masking tape: last stroke, then pull it off at once.',
    },
    lines: {
      '*': [
        'Pull masking tape while the last coat is still slightly damp, slowly, folded flat back on itself.',
        'If the tape stayed on too long, run a sharp blade along its edge before you pull.',
        'For an edge without bleeding, seal the tape first with a thin stroke of the colour that is already on the wall.',
        'Press masking tape down with a plastic card, and not just with a thumb. Paint creeps in wherever there is air.',
      ],
      h: ['Masking tape that has been on since last summer is part of the house.'],
    },
    why: [
      [
        'Drying paint forms one skin over wall and tape, and it tears.',
        'After a night the tape sticks to the paint.',
      ],
      ['The glue gets stronger every day, too.', 'What comes off easily today will not after a week.'],
    ],
    parts: [
      [
        'Press the edge down well',
        ['Run a bank card along it.', 'Paint runs in wherever air is under it.'],
        'A plastic card smoothing tape',
      ],
      [
        'Paint away from the tape',
        [
          'Strokes towards the edge push paint under it.',
          'From the tape outwards, with little on the brush.',
        ],
        'A brush moving away from the tape',
      ],
      [
        'Pull slowly, folded right back',
        ['Fold it flat against itself and pull at an even speed.', 'If it tears, stop and cut.'],
        'Tape coming off in a slow curve',
      ],
    ],
    turn: ['Two coats? Then put on new tape for the second.', 'Then step back a few paces and look.'],
    asks: ['Do you tape, or do you have a steady hand?', 'What is the oldest tape on your walls?'],
    ends: { pfathil: 'When you pull it matters more than what the tape costs.' },
    keep: 'the next painted wall',
    send: 'somebody who is waiting until it is dry',
    own: [
      {
        kinds: ['service', 'process', 'price'],
        about: 'interior|(?<!old )paint|wallpaper',
        lead: 'For rooms where you would rather not hold the brush:',
      },
    ],
    pic: {
      ask: 'Masking tape coming off a painted edge',
      alt: 'Masking tape pulled off a fresh painted edge',
    },
    claims: [
      ['Remove masking tape while paint is slightly wet; score it if dry', 'advice of tape and paint makers'],
    ],
  },
  {
    id: 'wrap-the-roller',
    format: 'howto',
    again: 9,
    emoji: '🖌️',
    tags: ['PaintBrush', 'PaintingTips', 'DIY'],
    title: 'How to keep paint brushes between coats and clean them after',
    cover: 'Look after your paint brushes',
    gist: [
      'Between two coats a paint brush needs no washing: wrap it airtight and put it somewhere cool. At the end scrape, rinse, shake, and hang it up.',
      'Many paint brushes are ruined in a jar of water, standing on their bristles. Wrapped up they last the weekend, washed well they last for years.',
    ],
    subject: ['Do not leave brushes in a jar of water', 'Make a paint brush last ten years'],
    hooks: {
      '*': [
        'Between two coats you need not wash the brush. Wrap it up tight and go to lunch.',
        'A brush that stands in a jar of water overnight will never be straight again.',
      ],
      ptl: 'Paint brushes bend when they stand on their bristles, and paint sets first at the metal band.',
      fhi: 'Do not wash that brush yet if there is a second coat tomorrow.',
      a: 'A paint brush: wrap it or wash it. Never leave it in a jar.',
    },
    lines: {
      '*': [
        'Second coat tomorrow? Wrap brush and roller airtight in film or a bag. Washing can wait until the end.',
        'Wipe the brush on newspaper before you wash it. Most of the paint should never see your {tap|faucet}.',
        'Paint dries first at the metal band of a brush, where nobody rinses. Bend the bristles open there.',
        'Hang a clean paint brush up, or lay it flat. If it stands on its bristles, it bends.',
      ],
      h: ['Stiff paint brushes make good stirrers. That is how most of them end.'],
    },
    why: [
      [
        'Paint needs air to dry. Without air it stays wet until tomorrow.',
        'Wrapped airtight, it stays soft until the next day.',
      ],
      [
        'Good bristles have fine split tips, and those make the smooth finish.',
        'The tips are what you pay for, and they bend first in a jar.',
      ],
    ],
    parts: [
      [
        'Wrap it airtight between coats',
        ['Cling film round the bristles, out to the metal, no air.', 'Put a roller in a bag, and knot it.'],
        'A brush wrapped in film',
      ],
      [
        'Scrape off the paint before you rinse',
        ['Back into the tin, then onto newspaper.', 'It saves paint, water and the drain.'],
        'A brush scraped on the rim of a tin',
      ],
      [
        'Rinse until it runs clear',
        [
          'Lukewarm, bristles down, and fingers in up to the band.',
          'For solvent paint do what it says on the tin.',
        ],
        'Clear water running through bristles',
      ],
      [
        'Shape it and hang it up',
        ['Shake it out and comb it straight.', 'Wet bristles dry the way you leave them.'],
        'A clean brush hanging on a nail',
      ],
    ],
    turn: ['Do this, and you only buy a good one once.', 'A good brush then lasts for years.'],
    asks: ['How old is your oldest paint brush?', 'Do you wash yours at once, or tomorrow?'],
    ends: { pfathil: 'One good one that lasts beats five that shed.' },
    keep: 'the lunch break between two coats',
    send: 'somebody with a jar on the sill',
    caution:
      'Rags with oil or linseed can catch fire by themselves: spread them out flat outside to dry, or drown them in a lidded tin.',
    pic: { ask: 'A brush wrapped in film beside an open tin', alt: 'A paint brush wrapped in film' },
    claims: [
      [
        'Wrapping keeps water based paint soft for a day or so; clean at the ferrule',
        'advice of brush makers',
      ],
      ['Rags with drying oils can self heat', 'fire service advice'],
    ],
  },
  {
    id: 'painting-is-mostly-not-painting',
    format: 'behind',
    again: 11,
    emoji: '🪜',
    tags: ['BehindTheScenes', 'PaintersAtWork', 'Decorating'],
    title: 'What painters do before they paint: most of the job',
    cover: 'What painters do before they paint',
    gist: [
      'Cover, wash, scrape, fill, sand, dust, caulk, prime: by the time painters open the tin, most of the work is done.',
      'On the first day a painter often paints nothing. How well that day is used shows in the finished wall.',
    ],
    subject: ['Painting: where is the {colour|color}?', 'The day on which painters do not paint'],
    hooks: {
      '*': [
        'The painters have been there all day and there is no colour on the wall. Good sign.',
        'Painting a room is mostly filling, sanding and waiting. The {colour|color} comes last.',
      ],
      ptl: 'How well paint holds is decided before the first coat, by cleaning, filling, sanding and priming.',
      fhi: 'The painters were there all day, and the room looks worse than this morning? All is well.',
      a: 'Painting: prepare twice as long as you paint.',
    },
    lines: {
      '*': [
        'Shine a lamp along the wall before you paint. Every dent that you see now you will see in colour later.',
        'Wash kitchen walls before painting. Paint does not stick to old steam and fat.',
        'A filled hole in the wall looks done, but filler shrinks. Fill twice, sand once.',
        'Before you paint, dust everything, also on top of the door frame. Otherwise you paint the dust in.',
      ],
      h: ['Nobody has ever said at a party: what lovely sanding the painters did.'],
    },
    why: [
      [
        'Paint is thinner than a sheet of paper. It hides {colours|colors}, not bumps.',
        'A coat of it follows every hollow below.',
      ],
      [
        'Dirt, grease and loose bits come off, and the new paint comes with them.',
        'It does not stick to dust.',
      ],
    ],
    parts: [
      [
        'Cover the floor and clear the room',
        [
          'Furniture to the middle, switches taped, floor to the edges.',
          'An hour here saves one with a scraper.',
        ],
        'A room with covered furniture',
      ],
      [
        'Wash, scrape and fill the walls',
        ['Take off whatever is loose, fill the holes.', 'Then let the filler dry.'],
        'A filling knife on a wall',
      ],
      [
        'Sand with a lamp held to the wall',
        ['The lamp shows what daylight hides.', 'Your fingers notice even more.'],
        'A lamp shining along a wall',
      ],
      [
        'Prime the filled spots',
        ['Bare filler soaks up the paint.', 'Otherwise each of them shows as a dull patch.'],
        'Primer on patches of filler',
      ],
    ],
    turn: ['After that, the painting itself is quick.', 'Good preparation is what makes paint last.'],
    asks: ['Which part of painting do you hate most?', 'How long did you really sand?'],
    ends: { pfathil: 'Ask in a quote what is meant by preparation.' },
    keep: 'day one of a painting job',
    send: 'somebody who has just bought the colour',
    own: [
      {
        kinds: ['process', 'service', 'policy'],
        about: 'prepar|sand|dust|cover|clean|fill',
        lead: 'About the work before the painting:',
      },
    ],
    pic: {
      ask: 'A wall with filled patches in slanting light',
      alt: 'A wall with filled patches before painting',
    },
    claims: [
      [
        'Most of the time in decorating goes into preparation; raking light shows unevenness',
        'trade practice',
      ],
    ],
  },
  {
    id: 'the-last-inch-in-the-tin',
    format: 'tip',
    again: 9,
    emoji: '🥫',
    tags: ['PaintStorage', 'HomeTips', 'Decorating'],
    title: 'Leftover paint: what to write on the tin',
    cover: 'Leftover paint: write on the tin',
    gist: [
      'Room, wall, date, {colour|color} code: write them on the tin of leftover paint, and in four years you can touch up a scratch in a minute.',
      'Leftover paint is only useful if you still know which wall it was for.',
    ],
    subject: ['Leftover paint: which white was it?', 'What to write on a paint tin'],
    hooks: {
      '*': [
        'There are six tins of white in the cellar. Which one is the hall?',
        'Leftover paint is a gift to yourself in four years, if you write on the tin today.',
      ],
      ptl: 'To match leftover paint you need more than the name: {colour|color} code, finish and batch.',
      fhi: 'Before you take that leftover paint to the cellar, fetch a pen.',
      a: 'Leftover paint: write room, wall, date and code on its side.',
    },
    lines: {
      '*': [
        'Write room, wall and date on leftover paint. On the tin and not on the lid: lids change places.',
        'Fill the rest of a paint into a small jam jar. With little air above it, it keeps far longer.',
        'Paint that has frozen is usually ruined. An unheated shed is no place for it.',
        'Photograph the label of your wall paint. You will have it with you in the shop.',
      ],
      h: ['Every cellar has a tin of paint that nobody dares to open.'],
    },
    why: [
      [
        'Two whites can look the same until they are side by side.',
        'A patch in nearly the right {colour|color} is worse than the scratch.',
      ],
      [
        'Water based paint keeps for years if it is closed, cool and free from frost.',
        'Air and frost spoil it, age hardly does.',
      ],
    ],
    parts: [
      [
        'Label the side of the tin',
        ['Room, wall, date, finish.', 'A strip of masking tape will do as a label.'],
        'A tin with handwritten tape',
      ],
      [
        'Pour the rest into a small jar',
        ['Fill it to the brim, so that there is hardly any air.', 'Put a dab of it on the lid.'],
        'Jam jars of paint with dots of colour',
      ],
      [
        'Store it cool, but free of frost',
        ['Turned upside down, a good lid seals tighter.', 'Indoors, low down, away from children.'],
        'Paint jars on a cellar shelf',
      ],
    ],
    turn: [
      'Then you can touch up a scratch at any time.',
      'Take old paint to a collection point. Never pour it down the drain.',
    ],
    asks: ['How many tins of white have you got?', 'What is the name of your wall {colour|color}?'],
    ends: { pfathil: 'Keep the code where you keep the manuals.' },
    keep: 'the evening after painting',
    send: 'somebody with six tins of white',
    caution: 'Leftover paint may count as hazardous waste; ask your council where to take it.',
    own: [
      {
        kinds: ['process', 'service', 'policy'],
        about: 'colour|left|touch|sample|record',
        lead: 'About {colours|colors} you want to match later:',
      },
    ],
    pic: {
      ask: 'A small jar of paint with a handwritten label',
      alt: 'A jar of leftover paint with a label',
    },
    claims: [
      [
        'Paint keeps best airtight and frost free; dispose of it at collection points',
        'advice of paint makers and councils',
      ],
    ],
  },
  {
    id: 'matt-satin-gloss',
    format: 'glossary',
    again: 11,
    emoji: '✨',
    tags: ['PaintFinishes', 'Decorating', 'InteriorPaint'],
    title: 'Matt, eggshell, satin, gloss: which paint finish goes where',
    cover: 'Matt, satin or gloss?',
    gist: [
      'The shinier the paint, the better you can wipe it, and the more bumps it shows. Use matt for walls, and satin or gloss where hands touch.',
      'Matt, eggshell, satin, gloss: the finish decides how a painted wall looks in the evening and how well you can wipe it.',
    ],
    subject: ['Matt, satin or gloss paint: which goes where?', 'Shiny paint shows every bump'],
    hooks: {
      '*': [
        'The colour is chosen. Now the tin asks: matt, eggshell, satin or gloss?',
        'The same blue can look like velvet or like a car. It depends on one word on the tin.',
      ],
      ptl: 'A shinier paint wears better and shows more bumps.',
      fhi: 'You found the right blue paint, and now it comes in four finishes?',
      a: 'Which paint finish? Bumpy wall: matt. Busy hands: satin.',
    },
    lines: {
      '*': [
        'Uneven wall? The more matt the paint, the less you see. Gloss draws a map of every bump.',
        'Where hands touch, along stairs and round switches, a wipeable paint finish saves repainting.',
        'Paint ceilings dead matt, so that the window light does not show every roller stroke.',
        'Touching up works best with matt paint. On shiny paint each dab shows.',
      ],
      h: ['A matt hall wall collects fingerprints, all at child height.'],
    },
    why: [
      [
        'Shiny paint reflects light one way, so bumps and hollows show.',
        'A matt surface scatters the light, and small faults disappear.',
      ],
      [
        'Dirt stays on top of a shiny coat, so you can wipe it off.',
        'A very matt paint marks easily, unless the tin says otherwise.',
      ],
    ],
    parts: [
      [
        'Matt',
        [
          'Hides bumps, but does not like scrubbing; for ceilings and quiet walls.',
          'Soft light, and easiest to touch up.',
        ],
        'A matt wall',
      ],
      [
        'Eggshell',
        ['A faint glow; for walls that get touched.', 'Between matt and wipeable.'],
        'An egg beside a painted board',
      ],
      [
        'Satin',
        [
          'Wipes well; for woodwork, kitchens and bathrooms.',
          'Some makers call it silk or semi gloss, so look at a sample.',
        ],
        'A satin door frame',
      ],
      [
        'Gloss',
        [
          'Hard and bright; doors and railings that were sanded well.',
          'Reflects the light, and shows every run and hair.',
        ],
        'A glossy front door',
      ],
      [
        'Primer',
        [
          'Not a finish at all, but the layer that makes the others hold.',
          'You never see it, and you notice when it is missing.',
        ],
        'A board with primer on one half',
      ],
    ],
    turn: [
      'Names vary from maker to maker, so go by a sample.',
      'Paint a board, lean it on the wall, and wait for the evening sun.',
    ],
    asks: ['Matt or satin in your hall?', 'Which wall in your home gets touched most?'],
    ends: { pfathil: 'Choose the finish by use, and the {colour|color} by light.' },
    keep: 'the shelf with four kinds of blue',
    send: 'somebody with a child and a white hall',
    own: [
      {
        kinds: ['service', 'product', 'process'],
        about: 'finishes|woodwork|interior|(?<!old )paint',
        lead: 'Once you know which finish you want:',
      },
    ],
    pic: { ask: 'Boards of one colour in different sheens', alt: 'Painted boards from matt to gloss' },
    claims: [
      ['Higher sheen is easier to clean and shows more unevenness', 'paint makers and trade textbooks'],
    ],
  },
  {
    id: 'the-stain-that-comes-back',
    format: 'answer',
    again: 9,
    emoji: '🟤',
    tags: ['WaterStain', 'StainBlock', 'PaintingTips'],
    title: 'Why a water stain comes back through fresh paint',
    cover: 'Why water stains come back',
    question: 'Why does the brown water stain come through again after two coats?',
    short: 'Because paint contains water, and water dissolves the stain. Seal it first.',
    gist: [
      'You can paint over a water stain five times, and it will come back five times. Seal it first.',
      'Brown water stains dissolve in water-based paint and come up to the surface. A stain sealer stops them; a third coat does not.',
    ],
    subject: ['Water stain: third coat, same ring', 'Seal a water stain, then paint it'],
    hooks: {
      '*': [
        'You painted over the water stain on the ceiling twice, and it is back. Here is why.',
        'A third coat of paint will not cover a water stain. One coat of sealer will.',
      ],
      ptl: 'The brown of a water stain moves through the paint as it dries; a coat of sealer locks it in.',
      fhi: 'Is the brown water stain on your ceiling back again?',
      a: 'Water stain: find the leak, let it dry, seal it. Then paint.',
    },
    lines: {
      '*': [
        'A water stain comes back through {emulsion|latex paint} as often as you like. A coat of stain block keeps it in.',
        'Before you paint over a water stain: is it dry? Press a tissue on it after a wet week.',
        'Nicotine, soot, felt tip and knots in wood come through paint as water stains do. Seal them first.',
        'Spread the sealer well past the edge of a water stain. The edge is the darkest part.',
      ],
      h: ['Every child knows that you cannot paint over felt tip.'],
    },
    why: [
      [
        'The brown in it dissolves in water, and your paint is mostly water.',
        'While the coat dries, water goes to the surface and carries the brown along.',
      ],
      ['A sealer without water does not dissolve it.', 'A film of sealer keeps it in.'],
    ],
    parts: [
      [
        'Find out whether the ceiling is dry',
        ['If it is still wet, it will come back.', 'A ring that grows has a leak behind it.'],
        'A tissue pressed on a ceiling',
      ],
      [
        'Seal the whole stain, and beyond',
        ["A stain block over the ring and a hand's width beyond.", 'Let it dry for as long as the tin says.'],
        'A sealed patch on a ceiling',
      ],
      [
        'Then paint the whole surface',
        ['Paint from edge to edge, or the patch shows.', 'Two thin coats, as usual.'],
        'A roller on a ceiling',
      ],
    ],
    turn: ['After that, the stain stays away.', 'First the sealer, then the {colour|color}.'],
    asks: ['How often have you painted over one?', 'What was your most stubborn stain?'],
    ends: { pfathil: 'Cause first, then sealer, then paint.' },
    keep: 'the next look at the ceiling',
    send: 'whoever is on the third coat',
    caution:
      'Many sealers contain solvents: open the windows and follow the tin. If it grows, or is mould, deal with the cause before you paint.',
    own: [
      {
        kinds: ['service', 'process'],
        about: 'ceiling|stain|interior|(?<!old )paint|plaster',
        lead: 'For ceilings that have had enough coats:',
      },
    ],
    pic: { ask: 'A brown ring on a white ceiling', alt: 'A brown water stain on a white ceiling' },
    claims: [['Water soluble stains bleed through water based paint unless sealed', 'paint makers']],
  },
  {
    id: 'do-not-sand-that-old-paint',
    format: 'mistake',
    again: 9,
    emoji: '⚠️',
    tags: ['LeadPaint', 'OldHouse', 'SafeRenovation'],
    title: 'Old house, old paint: test for lead before you sand',
    cover: 'Old paint: test it for lead',
    wrong: 'Sanding old doors without knowing what paint is on them',
    gist: [
      'Paint in older houses may contain lead. If you sand it dry, you breathe in the dust. Use a test kit first.',
      'The lowest layers of paint on an old window frame may hold lead. Find out before you sand them.',
    ],
    subject: ['Old paint: is there lead in it?', 'Test old paint before you sand'],
    hooks: {
      '*': [
        'Before you sand an old door: is there lead in the oldest layer of paint?',
        'Old paint may contain lead. Left alone it is mostly harmless; as dust it is not.',
      ],
      ptl: 'Lead was common in paint until the second half of the last century; the danger is in dust and flakes.',
      fhi: 'Have you bought an old house with lovely painted doors? Do one small test first.',
      a: 'Old paint: a lead test first, and only then strip it.',
    },
    lines: {
      '*': [
        'House from before the seventies? Test old paint for lead before you sand doors, windows or stairs.',
        'Old paint that is whole and painted over is mostly best left alone. Dust and flakes are what does harm.',
        'With small children at home, leave suspected lead paint to people who are trained for it.',
        'After working on old paint: wet wipes on the floor, no broom. Sweeping stirs up the dust.',
      ],
      h: ['An old door has survived a hundred years. Before you sand it, it can wait for a lead test.'],
    },
    why: [
      [
        'Lead made paint hard-wearing and bright, so it was used on windows, doors and stairs.',
        'It was good paint. That is why so much of it is still there.',
      ],
      [
        'Fine dust gets onto floors and fingers, and from there into small mouths.',
        'Children take up more of it, and it harms them more.',
      ],
    ],
    parts: [
      [
        'Find out how old it is',
        ['Check the year of the house and the deepest layer.', 'When in doubt treat it as lead.'],
        'Layers of paint in a chip',
      ],
      [
        'Test a hidden spot',
        [
          'You can buy a kit; a laboratory is more reliable.',
          'Ask your health authority about the local rules.',
        ],
        'A test swab on old paint',
      ],
      [
        'Make no dust',
        [
          'No dry sanding, no burning off, no hot air gun on high.',
          'Sound layers can be cleaned gently and painted over.',
        ],
        'A door painted over in white',
      ],
    ],
    turn: ['It is no reason to throw out the doors.', 'Once you know what it is, you can work safely.'],
    asks: ['How many layers are on your oldest door?', 'Which {colour|color} was your house originally?'],
    ends: { pfathil: 'Test first, then decide.' },
    keep: 'the week after the house keys',
    send: 'somebody with an old house and a new sander',
    caution:
      'With suspected lead paint keep children and pregnant women away, and ask your authority or a trained firm before you begin.',
    own: [
      {
        kinds: ['service', 'process', 'proof'],
        about: 'lead (?:paint|test)|old (?:paint|house|wood)|period|heritage|\\bsash|strip',
        lead: 'With old paint it matters who does it, and how:',
      },
    ],
    pic: { ask: 'A chip in old paint that shows its layers', alt: 'Layers of old paint in a chipped frame' },
    claims: [
      [
        'Older paint may contain lead; avoid dry sanding; children are most at risk',
        'advice of public health authorities',
      ],
    ],
  },
  {
    id: 'paint-the-window-in-the-morning',
    format: 'howto',
    again: 9,
    emoji: '🪟',
    tags: ['WindowPainting', 'Woodwork', 'PaintingTips'],
    when: { season: ['spring', 'summer'] },
    title: 'How to paint a window so that it still opens',
    cover: 'A window that still opens',
    gist: [
      "Paint windows early in the day, with the window open, the inner edges first, and let the paint go a hair's breadth onto the glass. By evening you can close them.",
      'Paint your windows at breakfast, finish by noon, and move them twice: then they will still open.',
    ],
    subject: ['Paint windows at breakfast', 'Do not paint your windows shut'],
    hooks: {
      '*': [
        'Painted a window in the afternoon and shut it at night? Then it may never open again.',
        'The right time for painting a window is early in the morning.',
      ],
      ptl: 'Two wet coats of paint stick together, so a painted window has to stay open for a day.',
      fhi: 'Do you have a window that has not opened since it was last painted?',
      a: 'Painting a window: start early, leave it open, move it twice.',
    },
    lines: {
      '*': [
        'Paint windows in the morning, so that you can shut them at night without sticking.',
        "Let the paint go a hair's breadth over the putty onto the glass. That thin line keeps rain out of the window.",
        'Never paint over the rubber seals and hinges of a window.',
        'Do not paint a window in full sun: the paint dries too fast, and every stroke shows.',
      ],
      h: ['A blade along the gap frees most stuck windows.'],
    },
    why: [
      [
        'Fresh paint feels dry long before it is hard, and two coats stick to each other.',
        'Dry to the touch is not hard yet.',
      ],
      [
        'Wood rots where water gets behind the paint, mostly at the bottom.',
        'The bottom edge gets the rain, and everybody forgets it.',
      ],
    ],
    parts: [
      [
        'Clean and sand the wood',
        ['Dust off, loose bits off, bare wood primed.', 'Take most care with the bottom rail.'],
        'Sanding a window frame',
      ],
      [
        'Paint the inner edges first',
        [
          'The parts that are hidden when it shuts take longest to dry.',
          'Work from the inside to the outside.',
        ],
        'A brush in a window rebate',
      ],
      [
        "Paint a hair's breadth onto the glass",
        ['A line as thin as a fingernail seals the putty.', 'Pull the brush once, without stopping.'],
        'A paint line on glass',
      ],
      [
        'Open and close it before evening',
        ['Twice, gently, so that it does not stick.', 'Put a slip of baking paper in the gap overnight.'],
        'A hand opening a window',
      ],
    ],
    turn: [
      'By evening you can shut it without sticking.',
      'A window that is painted like this opens for years.',
    ],
    asks: ['How many of your windows will not open?', 'Which way do yours face?'],
    ends: { pfathil: 'Start early, and do things in order.' },
    keep: 'the first dry Saturday',
    send: 'somebody with a window that will not open',
    caution:
      'Upper windows from the inside or from a scaffold, and never leaning out. In old houses test the paint for lead first.',
    own: [
      {
        kinds: ['service', 'process', 'price'],
        about: 'windows?\\b|exteriors?\\b[^.]* (?:paint|wood)|\\bsash|facade',
        lead: 'For the windows on the upper floor:',
      },
    ],
    pic: {
      ask: 'A brush on the frame of an open window',
      alt: 'A brush painting the frame of an open window',
    },
    claims: [
      [
        'Paint windows early and open, rebates first, lap slightly on to the glass',
        'paint makers and trade textbooks',
      ],
    ],
  },
  {
    id: 'why-grey-goes-blue-in-the-north',
    format: 'answer',
    again: 10,
    emoji: '🧭',
    tags: ['PaintColours', 'NorthFacing', 'InteriorTips'],
    title: 'Why the same grey looks blue in one room and beige in another',
    cover: 'Why your grey paint looks blue',
    question: 'Why is the grey paint from the shop suddenly blue at home?',
    short: 'Because paint takes on the {colour|color} of the light in the room.',
    gist: [
      'Grey paint looks different in every light: cool in a shady room, warm in the evening, different again under a lamp. Test it on the spot.',
      'A grey wall changes through the day: morning, noon, lamplight. Look at the paint in all three before you buy.',
    ],
    subject: ['Why grey paint looks blue at home', 'Look at grey paint three times'],
    hooks: {
      '*': [
        'In the shop it was a warm grey. At home the paint looks blue. Nobody swapped the tin.',
        'Does your room get the sun? Ask that before you choose a wall {colour|color}.',
      ],
      ptl: 'Grey paint reflects the light it gets, so every window and lamp changes it.',
      fhi: 'Have you ever painted a room grey and found it blue the next morning?',
      a: 'Test grey paint on your wall, at three times of day.',
    },
    lines: {
      '*': [
        'The same grey paint looks bluish in a shady room and creamy in evening sun. Test it in the room you mean to paint.',
        'Look at a paint sample in the morning, at noon and under your own lamp. Most evenings you will see it by lamplight.',
        'A big tree outside makes a white wall look green in summer. It is not the paint.',
        'Hold two grey paint samples side by side, and you see at once which one is bluer.',
      ],
      h: ['The names on paint cards were written by somebody before lunch.'],
    },
    why: [
      ['Paint can only reflect the light that falls on it.', 'In cool light, grey looks bluer.'],
      [
        'Floor, curtains and trees throw their {colour|color} on the wall as well.',
        'A white wall reflects whatever is big and near.',
      ],
    ],
    parts: [
      [
        'Find out which way the window faces',
        [
          'On the side away from the sun the light is cool and even, to the west warm and late.',
          'Note when the sun comes in, if it does.',
        ],
        'A compass on a window sill',
      ],
      [
        'Paint a board, not the wall',
        [
          'Make it large, with a white rim.',
          'You can carry it round the room, and no patch shows through later.',
        ],
        'A painted board against a wall',
      ],
      [
        'Look at it three times',
        ['In the morning, at noon and by lamplight.', 'You will see it most in the evening.'],
        'The same board in lamp light',
      ],
    ],
    turn: ['Now you can buy the paint.', 'If in doubt, take the one you liked by lamplight.'],
    asks: [
      'Which way does your living room face?',
      'Which {colour|color} turned out quite different on your wall?',
    ],
    ends: { pfathil: 'Choose it by the light you live in.' },
    keep: 'the walk past the paint cards',
    send: 'somebody with five squares on the wall',
    own: [
      {
        kinds: ['service', 'process', 'people'],
        about: 'colou?r (?:advice|consult|scheme|visit|card)|advice|consult|samples?\\b',
        lead: 'If you would like a second opinion on {colours|colors}:',
      },
    ],
    pic: {
      ask: 'One painted board in daylight and in lamplight',
      alt: 'A painted board leaning on a wall by a window',
    },
    claims: [['Light direction and source change how paint looks', 'colour theory; advice of paint makers']],
  },
  {
    id: 'same-number-on-every-roll',
    format: 'checklist',
    again: 10,
    emoji: '🧻',
    tick: true,
    tags: ['Wallpaper', 'Wallpapering', 'InteriorTips'],
    title: 'Buying wallpaper: batch, repeat and one roll more',
    cover: 'Before you buy wallpaper',
    gist: [
      'If wallpaper runs out, it is at the last strip, and you can no longer get the same batch. Count the pattern first.',
      'Check the batch number on each roll of wallpaper, count in the pattern repeat, and buy one roll to spare.',
    ],
    subject: ['Buying wallpaper: look at the small number', 'One strip of wallpaper short'],
    hooks: {
      '*': [
        'One strip of wallpaper short behind the door, and the new roll is a shade darker.',
        'On every roll of wallpaper there is a small number. It should be the same on all of them.',
      ],
      ptl: 'Batches of wallpaper differ in shade, and a large pattern wastes more paper; the label tells you both.',
      fhi: 'You have fallen for a wallpaper with herons? Turn the roll over before you pay.',
      a: 'Buying wallpaper: same batch, pattern repeat, one spare roll.',
    },
    lines: {
      '*': [
        'Check that all rolls of wallpaper have the same batch number. Another run may be a shade off.',
        'Wallpaper with a large pattern takes more rolls: each strip has to start at the same heron.',
        'Buy one roll of wallpaper more than you counted and keep it. By the time you need it, the pattern may be gone from the shops.',
        'Unroll a bit of every roll of wallpaper and compare them in daylight before you cut the first.',
      ],
      h: ['The wallpaper pattern always goes wrong behind the door.'],
    },
    why: [
      [
        'Every batch is printed with newly mixed ink, and side by side you can see it.',
        'Two shades that look the same apart look different side by side.',
      ],
      [
        'The larger the pattern, the more you cut off each strip to make it match.',
        'You pay for what you cut off as well.',
      ],
    ],
    parts: [
      [
        'Compare the batch numbers',
        ['All of them have to match.', 'If one differs, use it in a corner.'],
        'Labels on three rolls',
      ],
      [
        'Read the pattern repeat',
        [
          'It tells you after what height the pattern starts again.',
          'Straight match or offset: an arrow tells you.',
        ],
        'Symbols on a wallpaper label',
      ],
      [
        'Count strips, not square {metres|feet}',
        [
          'Measure round the room and divide by the width of a roll.',
          'Then count how many whole strips you get from one roll.',
        ],
        'A pencil sum on paper',
      ],
      [
        'Add one roll to keep',
        ['For the scratch in three years.', 'Shops often take back unopened rolls; ask first.'],
        'A spare roll in a cupboard',
      ],
    ],
    turn: [
      'Start at the window, and finish above the door.',
      'With a spare roll you can mend a tear years later.',
    ],
    asks: ['Which pattern was on your childhood wall?', 'Stripes, leaves or herons?'],
    ends: { pfathil: 'Reading the label first saves a second order.' },
    keep: 'the afternoon in the wallpaper shop',
    send: 'somebody in love with a heron',
    own: [
      {
        kinds: ['service', 'process', 'price'],
        about: 'wallpaper|paper ?hang',
        lead: 'If you would rather have it hung for you:',
      },
    ],
    pic: { ask: 'Rolls of wallpaper with their labels', alt: 'Rolls of patterned wallpaper side by side' },
    claims: [['Rolls of different batches may differ; repeats raise the amount needed', 'wallpaper makers']],
  },
  {
    id: 'a-knuckle-on-old-plaster',
    format: 'howto',
    again: 10,
    emoji: '👂',
    tags: ['Plaster', 'OldHouse', 'RenovationTips'],
    title: 'How to hear whether old plaster is still sound',
    cover: 'Is the old plaster loose? Knock',
    gist: [
      'Knock on old plaster with your knuckles: sound plaster gives a short, hard sound, loose plaster a hollow one. Mark it in pencil.',
      'Old plaster sounds hollow where it has come loose. Ten minutes and a pencil show you where.',
    ],
    subject: ['Does your old plaster sound hollow?', 'Test old plaster with your knuckles'],
    hooks: {
      '*': [
        'Old plaster sounds hollow where it is loose. You only have to knock.',
        'Before you strip old plaster down to the brick, knock on it.',
      ],
      ptl: 'Where old plaster has come away from the wall there is air behind it, and it sounds hollow.',
      fhi: 'Bought an old house, and everyone says "all that plaster has to come off"? Knock first.',
      a: 'Old plaster: knock, mark, and only then decide.',
    },
    lines: {
      '*': [
        'Knock along an old wall. Where the plaster sounds hollow it has come loose; where it sounds hard it may stay.',
        'A hollow patch of plaster the size of a plate can be cut out and filled. You need not strip the whole room.',
        'Hairline cracks in plaster like a cobweb are mostly just age. Cracks with a step in them should be looked at.',
        'Old lime plaster and new gypsum do not go together on a damp wall. Ask before you mix them.',
      ],
      h: ['If the plaster comes off with the wallpaper, you have your answer.'],
    },
    why: [
      [
        'Plaster holds by gripping the wall. Once that is gone, only the plaster round it carries it.',
        'It lets go of the wall before you can see anything.',
      ],
      [
        'Old plaster keeps in warmth and dampens sound.',
        'If it has held for a hundred years, it may hold for more.',
      ],
    ],
    parts: [
      [
        'Knock all over the wall',
        ["Every hand's width, left to right.", 'You hear the difference after three knocks.'],
        'A knuckle on a bare wall',
      ],
      [
        'Draw round the hollow spots',
        [
          'In pencil, so that you can step back and look.',
          'Many small ones can be patched. One large one may have to come off.',
        ],
        'Pencil clouds on a wall',
      ],
      [
        'Press with the flat of your hand',
        [
          'If it gives, keep out from under it; ceilings above all.',
          'If it moves, it has to come down soon.',
        ],
        'A flat hand on plaster',
      ],
      [
        'Find out why it came loose',
        ['Water, frost, a door slammed for forty years.', 'New plaster will not last on an old leak.'],
        'A damp patch near a window',
      ],
    ],
    turn: ['Then patch what is loose, and keep what holds.', 'Now you know instead of guessing.'],
    asks: ['What did you find behind your wallpaper?', 'How old are your walls?'],
    ends: { pfathil: 'Look first, and strip only what is loose.' },
    keep: 'the first day in an old house',
    send: 'somebody with a hammer and an empty room',
    caution:
      'Loose ceilings are heavy; do not stand below. Old coatings may hold asbestos or lead: have them tested before you break them.',
    own: [
      {
        kinds: ['service', 'process'],
        about: 'plaster|\\blime|skim|render',
        lead: 'For whatever sounds hollow:',
      },
    ],
    pic: { ask: 'A knuckle knocking on an old wall', alt: 'A hand knocking on an old plaster wall' },
    claims: [['Hollow sound shows plaster that has lost its bond', 'conservation and trade practice']],
  },
  {
    id: 'the-colour-of-your-first-room',
    format: 'question',
    again: 9,
    emoji: '🎨',
    tags: ['PaintColours', 'Memories', 'Home'],
    title: 'Which colour was the room you grew up in?',
    cover: 'What {colour|color} was your childhood room?',
    gist: [
      'Everybody remembers the wall beside their bed. What {colour|color} was your childhood room, and who chose it?',
      'Yellow with ducks, brown stripes, one wall in black at fourteen: what {colour|color} was your childhood room?',
    ],
    subject: ['What {colour|color} was your childhood room?', 'Ducks, stripes or black?'],
    hooks: {
      '*': [
        'What {colour|color} was the wall beside your bed when you were eight?',
        'You still know one wall of your childhood room by heart. What {colour|color} was it?',
      ],
      ptl: 'Few walls do we look at as long as the one in our childhood room.',
      fhi: 'Close your eyes: you are eight, in your old room, and it is morning. What {colour|color} is the wall?',
      a: 'Your childhood room: tell us the {colour|color}, and who chose it.',
    },
    lines: {
      '*': [
        'Which colour was your childhood room, and who was allowed to choose it?',
        'At fourteen everyone wants one wall in black. It takes three coats to get rid of it.',
        'Look at the chips in an old door frame: under the white are the {colours|colors} of every childhood before yours.',
        'Under the white of your hall is the {colour|color} that somebody chose before you. Yellow, mostly.',
      ],
      h: [
        'My childhood wallpaper: green, with ducks. At the {skirting board|baseboard} the ducks were cut off at the knee.',
      ],
    },
    why: [
      [
        'Rooms are repainted, and you still remember yours as it was.',
        'You may forget the furniture, and you still know the {colour|color}.',
      ],
    ],
    parts: [
      [
        'The one your parents chose',
        ['Pale, sensible, with a border.', 'Chosen because it would not show marks. It did.'],
        'A pale wall with a border',
      ],
      [
        'The one you chose',
        ['Too dark or too bright, and all yours.', 'For three years nobody was allowed to say a word.'],
        'A dark painted wall',
      ],
      [
        'The one under the wallpaper',
        ['Chosen by people you never met.', 'You find it when you redecorate.'],
        'Layers of paint and paper',
      ],
    ],
    turn: ['Just the {colour|color} and the year will do.', 'Wallpaper counts as well.'],
    asks: ['What {colour|color} was it?', 'Who was allowed to choose?'],
    ends: { pfathil: 'It is easy to change, and hard to forget.' },
    keep: 'a visit to your parents',
    send: 'whoever slept in the bed opposite',
    pic: { ask: 'Old layers of paint or paper on a wall', alt: 'Layers of old paint on a wall' },
    claims: [['Dark colours need several coats to cover', 'trade practice']],
  },
];
