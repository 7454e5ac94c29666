// Paint, paper and plaster: what can be done with a brush on a Saturday, and what painters do that nobody sees.
import type { Idea } from '../../library/idea.ts';
import { PAINT } from './kinds.ts';

export const PAINTING: readonly Idea[] = [
  {
    id: 'tape-off-while-damp',
    format: 'tip',
    again: 8,
    emoji: '🎨',
    tags: ['PaintingTips', 'DIYPainting', 'Decorating'],
    only: PAINT,
    title: 'When to pull off masking tape after painting',
    cover: 'Pull the tape while it is damp',
    gist: [
      'Masking tape comes off while the last coat is still a little damp, slowly and folded back on itself. Dry paint tears and takes the edge with it.',
      'The line is made by the pulling, and not by the sticking: early, slowly, at a flat angle.',
    ],
    subject: ['Do not wait until tomorrow', 'The edge is made at the end'],
    hooks: {
      '*': [
        'Masking tape left on overnight takes the paint along. Pull it while the coat is damp.',
        'A clean painted edge is made in the minute after the last stroke.',
      ],
      pt: 'Dried paint bridges tape and wall, so the film tears when the tape leaves late.',
      fi: 'You taped so carefully. Now do not wait for it to dry.',
      a: 'Last stroke, then the tape. At once.',
      h: 'You left it on overnight to be safe. Now the skirting has a fringe.',
      l: 'Masking tape, one slow pull, and the line is there.',
    },
    lines: {
      '*': [
        'Pull masking tape while the last coat is still slightly damp, slowly, folded flat back on itself.',
        'If the tape stayed on too long, run a sharp blade along its edge before you pull.',
        'For an edge without bleeding, seal the tape first with a thin stroke of the colour that is already on the wall.',
        'Press tape down with a plastic card, and not just with a thumb. Paint creeps in wherever there is air.',
      ],
      h: ['Tape that has been on since last summer is no longer tape. It belongs to the house.'],
    },
    scene: [
      'The wall is a deep green, the ceiling white, and between them runs a line that somebody chewed.',
      'Sunday evening, one hand on the tape, eyes half closed, as when you pull off a plaster.',
    ],
    why: [
      [
        'Drying paint forms one skin over wall and tape, and a skin tears where it likes.',
        'After a night the tape is part of the coat.',
      ],
      [
        'The glue, too, gets stronger with each day.',
        'What was made to come off in a day holds on after a week.',
      ],
    ],
    parts: [
      [
        'Press the edge down well',
        ['Run a bank card along it.', 'Air under the tape is a bridge for paint.'],
        'A plastic card smoothing tape',
      ],
      [
        'Paint away from the tape',
        [
          'Strokes towards the edge push paint below it.',
          'From the tape outwards, with little on the brush.',
        ],
        'A brush moving away from the tape',
      ],
      [
        'Pull slowly, folded right back',
        ['Flat against itself, at an even speed.', 'If it tears, stop and cut.'],
        'Tape coming off in a slow curve',
      ],
    ],
    turn: [
      'Two coats? Then new tape for the second.',
      'Then step back three paces. That is where people stand.',
    ],
    asks: ['Do you tape, or do you have a steady hand?', 'What is the oldest tape on your walls?'],
    ends: {
      pt: 'Timing does more for an edge than the price of the tape.',
      fi: 'And keep the crumpled ball. It is oddly satisfying.',
      a: 'Damp. Slow. Flat.',
      h: 'The fringe can be sold as a feature.',
      l: 'A line like a breath held.',
    },
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
    only: PAINT,
    title: 'How to keep paint brushes between coats and clean them after',
    cover: 'Put the brush to bed',
    gist: [
      'Between two coats a brush needs no washing: wrap it airtight, put it somewhere cool. At the end scrape, rinse, spin, and hang it in its shape.',
      'Half of all brushes die in a jar of water, on their bristles. Wrapped up they last the weekend, washed well they last for years.',
    ],
    subject: ['Not in the jar', 'A brush for ten years'],
    hooks: {
      '*': [
        'Between two coats you need not wash the brush. Wrap it up tight and go to lunch.',
        'A brush that stands in a jar of water overnight will never be straight again.',
      ],
      pt: 'Bristles deform under their own weight, and paint sets in the ferrule first.',
      fi: 'Do not wash that brush yet if there is a second coat tomorrow.',
      a: 'Wrap it. Or wash it. Never park it in a jar.',
      h: 'Every shed has a jar with a brush that used to be a brush.',
      l: 'A good brush, dry, in its paper sleeve.',
    },
    lines: {
      '*': [
        'Second coat tomorrow? Wrap brush and roller airtight in film or a bag. Washing can wait until the end.',
        'Wipe the brush on newspaper before you wash it. Most of the paint should never see your {tap|faucet}.',
        'Paint dries first at the metal band, where nobody rinses. Bend the bristles open there.',
        'Hang a clean brush, or lay it flat. Standing on its bristles it learns to curl.',
      ],
      h: ['Stiff brushes make good stirrers. That is how most of them end.'],
    },
    scene: [
      'A jar on the window sill, grey water, three brushes on their heads since the spring.',
      'Lunch break. The roller lies in a bag with the air pressed out, like a sandwich.',
    ],
    why: [
      [
        'Water based paint needs air to set. Take the air away and it waits for you.',
        'Airtight means soft until tomorrow.',
      ],
      [
        'Good bristles have fine split tips, and those make the smooth finish.',
        'The tips are what you pay for, and what bends first in a jar.',
      ],
    ],
    parts: [
      [
        'Wrap it up for a pause',
        ['Film round the bristles, out to the metal, no air.', 'For a roller a bag, with a knot.'],
        'A brush wrapped in film',
      ],
      [
        'Scrape before you rinse',
        ['Back to the tin, then newspaper.', 'It saves paint, water and the drain.'],
        'A brush scraped on the rim of a tin',
      ],
      [
        'Rinse until it runs clear',
        [
          'Lukewarm, bristles down, and fingers in up to the band.',
          'For solvent paint follow the tin, not the {tap|faucet}.',
        ],
        'Clear water running through bristles',
      ],
      [
        'Shape it and hang it',
        ['Shake out, comb straight, back in the sleeve.', 'Wet bristles dry the way you leave them.'],
        'A clean brush hanging on a nail',
      ],
    ],
    turn: ['Whoever does so buys a good brush once.', 'The jar may keep flowers from now on.'],
    asks: ['How old is your oldest brush?', 'Wash at once, or tomorrow perhaps?'],
    ends: {
      pt: 'A dear brush that lasts beats five that shed.',
      fi: 'And bristles on the wall become rarer.',
      a: 'Wrap, or wash.',
      h: 'Rest in peace, jar of spring.',
      l: 'Soft, straight, ready.',
    },
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
    only: PAINT,
    title: 'What painters do before they paint: most of the job',
    cover: 'Mostly not painting',
    gist: [
      'Cover, wash, scrape, fill, sand, dust, caulk, prime: by the time the colour comes, most of the work is done and none of it shows.',
      'On the first day a painter paints nothing. That is the day on which you can later see whether it was a good one.',
    ],
    subject: ['Where is the colour?', 'The day on which nothing gets painted'],
    hooks: {
      '*': [
        'The painters have been there all day and there is no colour on the wall. Good sign.',
        'Painting a room is mostly filling, sanding and waiting. The colour is dessert.',
      ],
      pt: 'Adhesion and evenness are decided before the first coat, by cleaning, filling, sanding and priming.',
      fi: 'You come home, peep in, and it looks worse than this morning? All is well.',
      a: 'Prepare twice as long as you paint.',
      h: 'Day one: dust. Day two: more dust. Day three: applause.',
      l: 'A wall, smooth as paper, waiting.',
    },
    lines: {
      '*': [
        'Shine a lamp along the wall before you paint. Every dent that you see now you will see in colour later.',
        'Wash kitchen walls before painting. Paint does not stick to old steam and fat.',
        'A filled hole looks done and is not: it shrinks. Fill twice, sand once.',
        'Dust after sanding, also on top of the door frame. Otherwise you paint it in for good.',
      ],
      h: ['Nobody has ever said at a party: what lovely sanding.'],
    },
    scene: [
      'Half past four, the room is in plastic, and in the middle a man strokes the wall as if it were a horse.',
      'A lamp on the floor shines up the wall, and suddenly it is the surface of the moon.',
    ],
    why: [
      [
        'Paint is thinner than a sheet of paper. It hides colour and no bumps.',
        'A coat follows each hollow below it, faithfully.',
      ],
      [
        'Dirt, grease and loose bits come off, and take what was painted over them along.',
        'What holds on to dust lets go with the dust.',
      ],
    ],
    parts: [
      [
        'Cover and clear',
        [
          'Furniture to the middle, switches taped, floor to the edges.',
          'An hour here saves one with a scraper.',
        ],
        'A room with covered furniture',
      ],
      [
        'Wash, scrape, fill',
        ['Everything loose off, everything hollow shut.', 'Then wait, because filler will not be hurried.'],
        'A filling knife on a wall',
      ],
      [
        'Sand by raking light',
        ['A lamp held flat to the wall shows what daylight forgives.', 'Fingers notice even more.'],
        'A lamp shining along a wall',
      ],
      [
        'Prime what drinks',
        ['Bare filler sucks the shine out of the coat.', 'Otherwise each mended spot shows as a dull moon.'],
        'Primer on patches of filler',
      ],
    ],
    turn: ['And then, in one afternoon, it is blue.', 'The applause always goes to the colour.'],
    asks: ['Which part of painting do you hate most?', 'How long did you really sand?'],
    ends: {
      pt: 'Ask in a quote what is meant by preparation.',
      fi: 'So be patient with day one.',
      a: 'Surface first.',
      h: 'Lovely sanding, though. Truly.',
      l: 'Smooth, and then the light comes.',
    },
    keep: 'day one of a painting job',
    send: 'somebody who has just bought the colour',
    own: [
      {
        kinds: ['process', 'service', 'policy'],
        about: 'prepar|sand|dust|cover|clean|fill',
        lead: 'About the part that does not show:',
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
    only: PAINT,
    title: 'Leftover paint: what to write on the tin',
    cover: 'Write it on the tin',
    gist: [
      'Room, wall, date, colour code, and a mark at the level: five words on the tin, and in four years a scratch is mended in a minute.',
      'Leftover paint is worth something only if you still know what it was for.',
    ],
    subject: ['Which white was it?', 'Five words on a lid'],
    hooks: {
      '*': [
        'There are six tins of white in the cellar. Which one is the hall?',
        'Leftover paint is a gift to yourself in four years, if you write on the tin today.',
      ],
      pt: 'Colour name alone is not enough: code, base, sheen and batch decide the match.',
      fi: 'Before you take that half tin to the cellar, fetch a pen.',
      a: 'Room. Wall. Date. Code. On the tin, and not on the lid.',
      h: 'Six whites, all called something with "linen".',
      l: 'A small jar of the hall, for later.',
    },
    lines: {
      '*': [
        'Write room, wall and date on leftover paint. On the tin and not on the lid: lids change places.',
        'Fill the rest of a paint into a small jam jar. With little air above it, it keeps far longer.',
        'Paint that has frozen is mostly finished. A shed without heating is no place for it.',
        'Photograph the label of your wall colour. The photo will be in your pocket when you stand in the shop.',
      ],
      h: ['Every cellar has a tin that nobody opened and nobody dares to.'],
    },
    scene: [
      'Moving day plus three years: a chair has met the wall, and you go down with a {torch|flashlight} to look for the right white.',
      'A lid lifts with a plop, and underneath there is a skin, a smell, and a paintbrush.',
    ],
    why: [
      [
        'Two whites from different years look alike on a tin and never on a wall.',
        'A patch in nearly the right colour is worse than the scratch.',
      ],
      [
        'Water based paint keeps for years if it is closed, cool and free from frost.',
        'Air and frost spoil it, and age alone hardly.',
      ],
    ],
    parts: [
      [
        'Label the side of the tin',
        ['Room, wall, date, sheen.', 'A strip of masking tape will do as a label.'],
        'A tin with handwritten tape',
      ],
      [
        'Decant into a small jar',
        ['Full to the brim, so hardly any air.', 'With a dab of colour on the lid you need not open it.'],
        'Jam jars of paint with dots of colour',
      ],
      [
        'Store it cool, not frozen',
        [
          'Upside down seals a good lid; a poor one only makes a puddle.',
          'Indoors, low down, away from children.',
        ],
        'Paint jars on a cellar shelf',
      ],
    ],
    turn: [
      'Then the chair may come.',
      'And what has gone off goes to a collection point, never down the drain.',
    ],
    asks: ['How many tins of white have you got?', 'What is the name of your wall colour?'],
    ends: {
      pt: 'Keep the code where you keep the manuals.',
      fi: 'In four years you will be grateful to somebody. It was you.',
      a: 'Pen. Tin. Now.',
      h: 'It was the third linen. It always is.',
      l: 'And the mark is gone.',
    },
    keep: 'the evening after painting',
    send: 'the keeper of six whites',
    caution: 'Leftover paint is hazardous waste in many places; ask your council where to take it.',
    own: [
      {
        kinds: ['process', 'service', 'policy'],
        about: 'colour|left|touch|sample|record',
        lead: 'A word about colours that you want to find again:',
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
    only: PAINT,
    title: 'Matt, eggshell, satin, gloss: which paint finish goes where',
    cover: 'Matt to gloss in five words',
    gist: [
      'The shinier a paint, the better it wipes and the more it shows. Matt forgives walls, gloss forgives fingers.',
      'Five words on the tin decide how a wall looks at evening and how it survives a child.',
    ],
    subject: ['What shines, shows', 'Five words on a paint tin'],
    hooks: {
      '*': [
        'The colour is chosen. Now the tin asks: matt, eggshell, satin or gloss?',
        'The same blue can look like velvet or like a car. It depends on one word on the tin.',
      ],
      pt: 'Sheen is a trade between hiding unevenness and resisting wear.',
      fi: 'You found the right blue, and now there are four of it?',
      a: 'Bumpy wall: matt. Busy hands: satin.',
      h: 'Gloss is honest. It tells everybody about your plastering.',
      l: 'Chalk, eggshell, silk: one can nearly touch the words.',
    },
    lines: {
      '*': [
        'Uneven wall? The more matt the paint, the less you see. Gloss draws a map of every bump.',
        'Where hands go, along stairs and round switches, a wipeable finish saves repainting.',
        'Ceilings are painted dead matt so that window light does not trace each roller stroke.',
        'Touching up works best with matt. On shiny paint each dab shows.',
      ],
      h: ['A matt hall wall collects fingerprints in one size, at child height.'],
    },
    scene: [
      'Two sample squares of one blue side by side, and you would swear that they were two colours.',
      'Low sun through the hall window, and for ten minutes the wall shows everything that it knows.',
    ],
    why: [
      [
        'Shine is light that bounces one way, so hollows and bumps throw shadows.',
        'A rough surface scatters light, and small faults disappear in it.',
      ],
      [
        'Shiny films are denser, and dirt stays on top where a cloth gets at it.',
        'What looks like chalk also marks like chalk, unless the tin says otherwise.',
      ],
    ],
    parts: [
      [
        'Matt',
        [
          'Hides bumps, dislikes scrubbing; for ceilings and quiet walls.',
          'Soft light, best for touching up.',
        ],
        'A matt wall',
      ],
      [
        'Eggshell',
        ['A faint glow like its namesake; walls that get touched.', 'Between velvet and wipeable.'],
        'An egg beside a painted board',
      ],
      [
        'Satin',
        [
          'Wipes well; woodwork, kitchens, bathrooms.',
          'Some makers call it silk or semi gloss, so look at a sample.',
        ],
        'A satin door frame',
      ],
      [
        'Gloss',
        [
          'Hard and bright; doors and railings that were sanded well.',
          'Mirror for light, and for each run and hair.',
        ],
        'A glossy front door',
      ],
      [
        'Primer',
        [
          'No finish at all, but the layer that makes the others hold.',
          'The one that you never see, and always miss.',
        ],
        'A board with primer on one half',
      ],
    ],
    turn: [
      'Names vary from maker to maker. A sample board does not.',
      'Paint a board, lean it on the wall, and wait for the evening sun.',
    ],
    asks: ['Matt or satin in your hall?', 'Which wall in your home gets touched most?'],
    ends: {
      pt: 'Choose the sheen by use, and the colour by light.',
      fi: 'And spare a thought for small hands.',
      a: 'What shines, shows.',
      h: 'The car blue would have been quite something, too.',
      l: 'Then evening, and the wall hardly glows.',
    },
    keep: 'the shelf with four kinds of blue',
    send: 'somebody with a child and a white hall',
    own: [
      {
        kinds: ['service', 'product', 'process'],
        about: 'finishes|woodwork|interior|(?<!old )paint',
        lead: 'For when the word on the tin is chosen:',
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
    only: PAINT,
    title: 'Why a water stain comes back through fresh paint',
    cover: 'The stain that comes back',
    question: 'Why does the brown ring come through again after two coats?',
    short: 'Because paint with water in it wakes the stain. Seal it first.',
    gist: [
      'Brown rings from old water damage dissolve in water based paint and travel to the surface. A stain sealer stops them; a third coat does not.',
      'You can paint over a water stain five times and it will be back five times. It wants a barrier.',
    ],
    subject: ['Third coat, same ring', 'Seal it, then paint it'],
    hooks: {
      '*': [
        'You painted over the stain on the ceiling twice, and it is back. Here is why.',
        'A third coat will not cover a water stain. One coat of something else will.',
      ],
      pt: 'Water soluble tannins and salts migrate through emulsion as it dries; a barrier coat locks them in.',
      fi: 'Is it back on your ceiling, that brown ring?',
      a: 'Find the water. Dry it. Seal it. Then paint.',
      h: 'It is not that you painted badly. The stain can swim.',
      l: 'A white ceiling, quiet at last.',
    },
    lines: {
      '*': [
        'A water stain comes back through emulsion as often as you like. A coat of stain block keeps it in.',
        'Before you paint over a stain: is it dry? Press a tissue on it after a wet week.',
        'Nicotine, soot, felt tip and knots in wood bleed as water stains do. All of them want a sealing coat.',
        'Feather the sealer well past the ring. The edge is the darkest part.',
      ],
      h: ['Children know it for years already: felt tip wins.'],
    },
    scene: [
      'New colour, clean brushes, a beer on the step ladder. And next morning, pale as a moon: the ring.',
      'Somebody lies on the sofa and looks at a spot that is no bigger than a saucer, and has been painted four times.',
    ],
    why: [
      [
        'The brown in it dissolves in water, and your paint is mostly water.',
        'While the coat dries, water goes to the surface and carries the brown along.',
      ],
      ['A sealer without water does not wake it.', 'A film between old and new closes the way.'],
    ],
    parts: [
      [
        'Find out whether it is dry',
        ['Without that, you are painting a symptom.', 'A ring that grows has a leak behind it.'],
        'A tissue pressed on a ceiling',
      ],
      [
        'Seal it, wider than it is',
        ['A stain block over the ring and a hand beyond.', 'Let it dry for as long as the tin says.'],
        'A sealed patch on a ceiling',
      ],
      [
        'Then paint the whole surface',
        ['Ceilings from edge to edge, or the patch shows.', 'Two thin coats, as ever.'],
        'A roller on a ceiling',
      ],
    ],
    turn: ['And now it stays away.', 'A barrier, and then the colour. It is that simple.'],
    asks: ['How often have you painted over one?', 'What was your most stubborn stain?'],
    ends: {
      pt: 'Cause, barrier, finish: in that order.',
      fi: 'The sofa is yours again.',
      a: 'Seal first.',
      h: 'Farewell, little moon.',
      l: 'Nothing above you but white.',
    },
    keep: 'the next look at the ceiling',
    send: 'the one with the third coat',
    caution:
      'Many sealers contain solvents: open the windows and follow the tin. A stain that grows, or mould, has a cause that comes before any paint.',
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
    only: PAINT,
    title: 'Old house, old paint: test for lead before you sand',
    cover: 'Test before you sand',
    wrong: 'Sanding old doors dry, without knowing what is on them',
    gist: [
      'Paint in older houses may contain lead. Dry sanding turns it into dust that one breathes. A test kit first, then decide.',
      'The lower layers on an old window frame are older than you. Ask what is in them before you make dust of them.',
    ],
    subject: ['Ask the paint its age', 'What is under the white?'],
    hooks: {
      '*': [
        'Before you take a sander to an old door: what is in the oldest layer?',
        'Old paint may hold lead. On the door it lies still; as dust it does not.',
      ],
      pt: 'Lead compounds were common in paint until the second half of the last century; the risk lies in dust and flakes.',
      fi: 'Have you bought an old house with lovely doors? One small test first.',
      a: 'Test. Then strip. Never sand blind.',
      h: 'Seven layers of white, and not one of them left a note.',
      l: 'An old door has time. So have you.',
    },
    lines: {
      '*': [
        'House from before the seventies? Test old paint for lead before you sand doors, windows or stairs.',
        'Old paint that is whole and painted over is mostly best left alone. Dust and flakes are what harms.',
        'With small children at home, leave suspected lead paint to people who are trained for it.',
        'After working on old paint: wet wipes on the floor, no broom. Sweeping lifts the dust.',
      ],
      h: ['An old door has survived a hundred years. Before you sand it, it can wait for a lead test.'],
    },
    scene: [
      'A hallway full of morning sun, seven layers of white flaking off the banister, and someone plugs in the sander.',
      'Under a chip on the window sill there are rings like those of a tree: white, cream, green, brown.',
    ],
    why: [
      [
        'Lead made paint durable and bright, so it was used where hands go: windows, doors, stairs.',
        'It was good paint. That is why so much of it is still there.',
      ],
      [
        'Fine dust gets to floor and fingers, and from there into small mouths.',
        'Children take up more of it, and it harms them more.',
      ],
    ],
    parts: [
      [
        'Find out how old it is',
        ['Year of the house, and the deepest layer in a chip.', 'When in doubt treat it as lead.'],
        'Layers of paint in a chip',
      ],
      [
        'Test a hidden spot',
        [
          'Kits exist; a laboratory is surer.',
          'Rules differ by country; ask your health authority what counts.',
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
    turn: [
      'None of that is a reason to throw out the doors.',
      'Whoever knows what it is can work with it safely.',
    ],
    asks: ['How many layers are on your oldest door?', 'Which colour was your house originally?'],
    ends: {
      pt: 'Identify, contain, then decide.',
      fi: 'Lovely doors, by the way.',
      a: 'No test, no sander.',
      h: 'And the eighth layer may leave a note.',
      l: 'Let it lie, and let it shine.',
    },
    keep: 'the week after the house keys',
    send: 'somebody with an old house and a new sander',
    caution:
      'With suspected lead paint keep children and pregnant women away, and ask your authority or a trained firm before you begin.',
    own: [
      {
        kinds: ['service', 'process', 'proof'],
        about: 'lead (?:paint|test)|old (?:paint|house|wood)|period|heritage|\\bsash|strip',
        lead: 'With old paint it matters who does it, and how.',
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
    only: PAINT,
    when: { season: ['spring', 'summer'] },
    title: 'How to paint a window so that it still opens',
    cover: 'A window that still opens',
    gist: [
      'Paint windows early in the day, with the sash open, rebate first, and let the paint lap a hair on to the glass. By evening you can close them.',
      'Start at breakfast, finish by noon, move the sash twice: so a painted window does not become a wall.',
    ],
    subject: ['Begin at breakfast', 'Painted, and not painted shut'],
    hooks: {
      '*': [
        'Painted a window in the afternoon and shut it at night? Then it is a wall now.',
        'The right time for painting a window is breakfast.',
      ],
      pt: 'Paint that meets paint before it has cured sticks together, so windows need a whole day open.',
      fi: 'Do you have a window that has not opened since somebody was kind to it?',
      a: 'Begin early. Leave it open. Move it twice.',
      h: 'There is a word for a window painted shut: picture.',
      l: 'Morning air, an open sash, a brush with a fine tip.',
    },
    lines: {
      '*': [
        'Paint windows in the morning so that they can be shut at night without sticking.',
        'Let paint lap a hair over the putty on to the glass. That thin line keeps rain out of the joint.',
        'Never paint over rubber seals and hinges. A window needs both to move.',
        'Not in full sun: paint dries before it has levelled, and every stroke stays.',
      ],
      h: ['A blade along the gap frees most windows, and a good deal of bad language.'],
    },
    scene: [
      'Saturday at six, wet paint, black clouds. The window wants to be shut, and so does the dog.',
      'Eight in the morning, sleeves up, all sashes open, and the house airs itself while you work.',
    ],
    why: [
      [
        'Fresh coats feel dry long before they are hard, and glue themselves to each other.',
        'Dry to the touch means dry to a finger. A sash weighs more.',
      ],
      [
        'Wood rots where water gets behind paint, mostly at the lower rail.',
        'The bottom edge takes the rain, and is what everybody forgets.',
      ],
    ],
    parts: [
      [
        'Clean and sand in one direction',
        ['Dust off, loose bits off, bare wood primed.', 'Pay most attention to the bottom rail.'],
        'Sanding a window frame',
      ],
      [
        'Paint the rebate first',
        ['The parts that hide when it shuts need longest to dry.', 'From the inside to the outside.'],
        'A brush in a window rebate',
      ],
      [
        'Lap a hair on to the glass',
        ['A line as thin as a fingernail seals the putty.', 'Pull the brush once, without stopping.'],
        'A paint line on glass',
      ],
      [
        'Move it before evening',
        [
          'Twice, gently, while the coat is firm but young.',
          'A slip of baking paper keeps the faces apart overnight.',
        ],
        'A hand opening a window',
      ],
    ],
    turn: ['And then the weather may come.', 'That was the breakfast shift. Now there is coffee.'],
    asks: ['How many of your windows will not open?', 'Which way do yours face?'],
    ends: {
      pt: 'Sequence and time decide; paint only carries it out.',
      fi: 'And air the house while you are at it.',
      a: 'Breakfast. Not supper.',
      h: 'The picture has become a window once more.',
      l: 'It opens, without a sound.',
    },
    keep: 'the first dry Saturday',
    send: 'somebody with a permanent picture',
    caution:
      'Upper windows from the inside or from a scaffold, and never leaning out. In old houses test the paint for lead first.',
    own: [
      {
        kinds: ['service', 'process', 'price'],
        about: 'windows?\\b|exteriors?\\b[^.]* (?:paint|wood)|\\bsash|facade',
        lead: 'For the ones on the upper floor:',
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
    only: PAINT,
    title: 'Why the same grey looks blue in one room and beige in another',
    cover: 'Why your grey goes blue',
    question: 'Why is the grey from the shop suddenly blue at home?',
    short: 'Because you are seeing the window as much as the paint.',
    gist: [
      'Light from the north is cool, evening light is warm, and lamps are something else. A grey takes on whatever shines on it.',
      'A wall has no colour of its own for long: morning, noon, lamp. Look at all three before you buy.',
    ],
    subject: ['The wall copies the window', 'Three looks at one grey'],
    hooks: {
      '*': [
        'In the shop it was a warm grey. At home it is blue. Nobody swapped the tin.',
        'Before you choose a wall colour, ask which way the window looks.',
      ],
      pt: 'Neutral colours reflect the light that they get, so orientation and lamps shift them visibly.',
      fi: 'Have you ever painted a whole room and wondered who changed the colour overnight?',
      a: 'Test it on your wall. At three times of day.',
      h: 'The grey is called "Warm Dove". In a north room it is "Fridge".',
      l: 'A grey that is pink at six, and silver at noon.',
    },
    lines: {
      '*': [
        'The same grey looks bluish in a room to the north and creamy in evening sun. Test it where it will live.',
        'Look at a sample in the morning, at noon and under your own lamp. The lamp decides more evenings than the sun.',
        'A big tree outside colours a white wall green in summer. It is not the paint.',
        'Look at two samples side by side. Against another grey you see at once which one is blue.',
      ],
      h: ['Names on paint cards were written by somebody who had had lunch.'],
    },
    scene: [
      'Two rooms, one tin, one brush, and the neighbours congratulate you on the two lovely colours.',
      'Someone carries a painted board through the flat, holds it up by the bed, the bath, the bookcase, and hums.',
    ],
    why: [
      [
        'Paint can only send back the light that falls on it.',
        'With less red in the light there is less red on the wall.',
      ],
      [
        'Floor, curtain and tree throw their colour on it as well.',
        'White walls are mirrors for whatever is big and near.',
      ],
    ],
    parts: [
      [
        'Find out where the window looks',
        [
          'On the side away from the sun the light is cool and even, to the west warm and late.',
          'Note when the sun comes in, if it does.',
        ],
        'A compass on a window sill',
      ],
      [
        'Paint a board, not the wall',
        [
          'Large enough to stand for a wall, with a white rim.',
          'You can carry it about, and no patch shines through later.',
        ],
        'A painted board against a wall',
      ],
      [
        'Look three times',
        ['Morning, noon, lamp.', 'What you like at nine in the evening is what you see most.'],
        'The same board in lamp light',
      ],
    ],
    turn: ['After that buy it, and not before.', 'And if in doubt take the one that you liked by lamplight.'],
    asks: ['Which way does your living room look?', 'Which colour turned out quite different on your wall?'],
    ends: {
      pt: 'Choose paint by the light in which you live.',
      fi: 'A board and a day, and the wall is as you meant it.',
      a: 'Three looks. One tin.',
      h: '"Fridge" has its friends, too.',
      l: 'And at six it is pink.',
    },
    keep: 'the walk past the paint cards',
    send: 'somebody with five squares on the wall',
    own: [
      {
        kinds: ['service', 'process', 'people'],
        about: 'colou?r (?:advice|consult|scheme|visit|card)|advice|consult|samples?\\b',
        lead: 'If four eyes are better than two:',
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
    only: PAINT,
    title: 'Buying wallpaper: batch, repeat and one roll more',
    cover: 'Before you buy wallpaper',
    gist: [
      'Same batch number on each roll, pattern repeat counted in, one roll to spare. Three looks at the label save the last wall.',
      'Wallpaper runs out at the last strip, behind the door, with the batch long gone. Count the pattern first.',
    ],
    subject: ['Look at the small number', 'One strip short, behind the door'],
    hooks: {
      '*': [
        'One strip short behind the door, and the new roll is a shade darker. It need not be.',
        'On every roll of wallpaper there is a small number. It should be the same on all of them.',
      ],
      pt: 'Print runs differ in shade, and large repeats raise waste; both stand on the label.',
      fi: 'You have fallen for a wallpaper with herons? Turn the roll over before you pay.',
      a: 'Batch. Repeat. One spare.',
      h: 'The herons fit. Only the one at the door has no head.',
      l: 'Paper, paste, and a bird in every panel.',
    },
    lines: {
      '*': [
        'Check that all rolls of wallpaper have the same batch number. Another run may be a shade off.',
        'A large pattern costs more paper: each strip has to begin at the same heron.',
        'Buy one roll more than you counted and keep it. The next scratch will come, and the pattern will be gone from the shops.',
        'Open all the rolls by a hand and lay them side by side in daylight before you cut the first.',
      ],
      h: ['The wall behind the door is where patterns go to die.'],
    },
    scene: [
      'Nine rolls up, two hours to go, and the tenth, in lamplight, is clearly from another lake.',
      'In the shop everybody strokes the pattern. Nobody reads the label.',
    ],
    why: [
      [
        'Each printing mixes its ink anew, and eyes are merciless with neighbours.',
        'Two shades that nobody would notice apart shout when they touch.',
      ],
      [
        'The larger the pattern the more falls under the table at each strip.',
        'What is cut off to make it match is paid for all the same.',
      ],
    ],
    parts: [
      [
        'Compare the batch numbers',
        ['On every label, all the same.', 'If one differs use it where it meets none of the others.'],
        'Labels on three rolls',
      ],
      [
        'Read the repeat',
        [
          'The height after which the pattern begins again; it goes into the sum.',
          'Straight match or offset: an arrow tells you.',
        ],
        'Symbols on a wallpaper label',
      ],
      [
        'Count strips, not square metres',
        [
          'Wall lengths round the room, divided by the width of a roll.',
          'Then how many whole strips one roll gives.',
        ],
        'A pencil sum on paper',
      ],
      [
        'Add one to keep',
        ['For the scratch in three years.', 'Shops often take back unopened rolls; ask first.'],
        'A spare roll in a cupboard',
      ],
    ],
    turn: [
      'Begin at the window, and end where nobody looks: above the door.',
      'The heron at the door keeps its head that way.',
    ],
    asks: ['Which pattern was on your childhood wall?', 'Stripes, leaves or herons?'],
    ends: {
      pt: 'Ten minutes with the label, none with regret.',
      fi: 'And write the number on the back of the wardrobe.',
      a: 'Same number, or no purchase.',
      h: 'In memory of the heron.',
      l: 'Bird by bird, round the room.',
    },
    keep: 'the afternoon in the wallpaper shop',
    send: 'somebody in love with a heron',
    own: [
      {
        kinds: ['service', 'process', 'price'],
        about: 'wallpaper|paper ?hang',
        lead: 'And for paper that somebody else hangs:',
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
    only: 'plaster|render|dry ?lin',
    title: 'How to hear whether old plaster is still sound',
    cover: 'Knock on the wall',
    gist: [
      'Knock across an old wall with your knuckles: sound plaster answers short and hard, loose plaster hollow. Mark it in pencil and you know what you are buying.',
      'An old wall tells by its sound where it has let go. Ten minutes and a pencil make a map of it.',
    ],
    subject: ['The wall with the hollow voice', 'Knuckles and a pencil'],
    hooks: {
      '*': [
        'Old plaster tells you where it is loose. You only have to knock.',
        'Before you take an old wall down to the brick, knock on it.',
      ],
      pt: 'Where plaster has parted from its ground there is air, and air sounds hollow.',
      fi: 'Did you buy an old house, and everyone says "all that has to come off"? Knock first.',
      a: 'Knock. Mark. Only then decide.',
      h: 'The wall said "tock". The neighbour said "come in".',
      l: 'An old wall, lime and horsehair, still holding.',
    },
    lines: {
      '*': [
        'Knock along an old wall. Hollow spots have come off the wall behind; hard ones may stay for another lifetime.',
        'A hollow patch the size of a plate can be cut out and filled. It is no reason to strip a whole room.',
        'Hairline cracks like a cobweb are mostly just age. Cracks with a step in them want a second look.',
        'Old lime plaster and new gypsum do not love each other on a damp wall. Ask before you mix.',
      ],
      h: ['If the plaster comes off with the wallpaper, you have your answer.'],
    },
    scene: [
      'A bare room, an echo, and somebody walks along the wall knocking, like a doctor on a chest.',
      'On the old wall there are six pencil clouds. The rest of it, said the knuckle, is fine.',
    ],
    why: [
      [
        'Plaster holds by gripping the wall behind. Once that is gone, only its neighbours carry it.',
        'The bond goes before the surface shows it.',
      ],
      [
        'Old plaster keeps warmth, dampens sound, and has done moving.',
        'What has held for a hundred years has proved something.',
      ],
    ],
    parts: [
      [
        'Knock in a grid',
        ['A hand apart, left to right.', 'Your ear knows the difference after three knocks.'],
        'A knuckle on a bare wall',
      ],
      [
        'Draw round what sounds hollow',
        [
          'In pencil, so that you can step back and see it.',
          'Many small clouds or one large one: that decides.',
        ],
        'Pencil clouds on a wall',
      ],
      [
        'Press with the flat hand',
        [
          'If it gives, keep out from under it; ceilings above all.',
          'What moves under a palm has to come down soon.',
        ],
        'A flat hand on plaster',
      ],
      [
        'Ask why it let go',
        ['Water, frost, a slammed door for forty years.', 'New plaster on an old leak does not last either.'],
        'A damp patch near a window',
      ],
    ],
    turn: ['Then patch what is loose, and keep what holds.', 'A map in pencil is worth more than a guess.'],
    asks: ['What did you find behind your wallpaper?', 'How old are your walls?'],
    ends: {
      pt: 'Survey first, strip second, and often not at all.',
      fi: 'And wave to the neighbour.',
      a: 'Knock before you knock down.',
      h: 'Tock. Come in.',
      l: 'It has held. Let it.',
    },
    keep: 'the first day in an old house',
    send: 'somebody with a hammer and an empty room',
    caution:
      'Loose ceilings are heavy; do not stand below. Old coatings may hold asbestos or lead: have them tested before you break them.',
    own: [
      {
        kinds: ['service', 'process'],
        about: 'plaster|\\blime|skim|render',
        lead: 'For the pencil clouds:',
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
    only: PAINT,
    title: 'Which colour was the room you grew up in?',
    cover: 'What colour was your room?',
    gist: [
      'Everybody remembers the wall that they fell asleep beside. Which colour was yours, and who chose it?',
      'Yellow with ducks, brown cord, one wall in black at fourteen: which was the wall of your childhood?',
    ],
    subject: ['The wall beside your bed', 'Ducks, stripes, black'],
    hooks: {
      '*': [
        'Which colour was the wall beside your bed when you were eight?',
        'One wall of your childhood you still know by heart. Which colour was it?',
      ],
      pt: 'Hardly any surface is looked at longer than the wall beside a bed.',
      fi: 'Close your eyes: you are eight, and it is morning. What is on the wall?',
      a: 'Say the colour. And who chose it.',
      h: 'At fourteen you wanted black. Your parents still have the tin.',
      l: 'Morning light on a wall that you knew by touch.',
    },
    lines: {
      '*': [
        'Which colour was your childhood room, and who was allowed to choose it?',
        'At fourteen everyone wants one wall in black. It takes three coats to get rid of it.',
        'Chips in an old door frame show every childhood that happened there, one colour below the other.',
        'Somewhere under the white of your hall lies the taste of the people before you. Yellow, mostly.',
      ],
      h: ['Childhood wallpaper: green, with ducks. At the skirting the ducks were cut off at the knee.'],
    },
    scene: [
      'A finger follows a crack in the wall, from the lamp to the wardrobe, every evening, for ten years.',
      'You strip the paper in the small room and find rockets under it, and under those, roses.',
    ],
    why: [
      [
        'Rooms are repainted, and yet each person keeps one in their head, as it was.',
        'Colour goes with a time as a smell does.',
      ],
    ],
    parts: [
      [
        'The one that your parents chose',
        ['Pale, sensible, with a border.', 'Something that does not show marks. It showed them.'],
        'A pale wall with a border',
      ],
      [
        'The one that you chose',
        ['Too dark, or too bright, and yours.', 'For three years nobody was allowed to say a word.'],
        'A dark painted wall',
      ],
      [
        'The one under it',
        ['From people whom you never met.', 'It comes to light when you move out.'],
        'Layers of paint and paper',
      ],
    ],
    turn: ['One colour and one year, that is all.', 'The ducks may be mentioned.'],
    asks: ['Which colour was it?', 'Who was allowed to choose?'],
    ends: {
      pt: 'Colour costs little to change, and is remembered for long.',
      fi: 'Ask your mother. She knows the name on the tin.',
      a: 'Colour. Year.',
      h: 'Black, three coats, one regret.',
      l: 'And the light on it at seven.',
    },
    keep: 'a visit to your parents',
    send: 'whoever slept in the bed opposite',
    pic: { ask: 'Old layers of paint or paper on a wall', alt: 'Layers of old paint on a wall' },
    claims: [['Dark colours need several coats to cover', 'trade practice']],
  },
];
