// Frames, polish and cloth: what harms them and what keeps them.
import type { Idea } from '../../library/idea.ts';

export const FRAMES: readonly Idea[] = [
  {
    id: 'no-nails-in-a-wobbly-chair',
    format: 'mistake',
    again: 9,
    emoji: '🔨',
    tags: ['FurnitureRestoration', 'ChairRepair', 'DontScrewIt'],
    title: ['Wobbly chair: why screws and nails make it worse', 'How to mend a loose chair joint properly'],
    cover: 'No screws, please',
    wrong: 'Two long screws into the loose leg',
    gist: [
      'A chair holds by glue in a joint that may work a little. A screw splits the wood and keeps the joint from closing. Take it apart, clean it, glue it, clamp it overnight.',
      'Wobbling means that old glue has let go. It wants new glue on clean wood, and no iron.',
    ],
    subject: ['Glue, not iron', 'It only wants new glue'],
    hooks: {
      '*': [
        'A wobbly chair is an easy job, until somebody puts a screw in.',
        'Behind nearly every split chair leg there is a screw that was meant well.',
        'The chair wobbles. Do not sit on it again, and do not fetch the drill.',
      ],
      pa: ['Loose joints are glued and not screwed.', 'Apart, clean, glue, clamp.'],
      fi: [
        'Do you also push that one chair to where nobody will sit?',
        'It creaks, it sways, and everybody knows which one it is.',
      ],
      t: 'Wood moves across the grain; a metal fastener does not, so the wood splits beside it.',
      h: 'There are eleven screws in it, of four kinds, and it still wobbles.',
      i: 'What was made to be taken apart can be mended for ever.',
      l: 'Warm glue, a clamp, a night.',
    },
    lines: {
      '*': [
        'Wobbly chair: no nails, no screws. Take the joint apart, scrape off the old glue, glue it anew, clamp it overnight.',
        'Stop using it now. A joint that works wears itself larger with each meal.',
        'New glue does not stick to old glue. Clean wood is half of the repair.',
        'No clamp? A cord round the legs, twisted with a stick, does the same.',
      ],
      h: ['The screw holds. It is the chair around it that has given up.'],
    },
    scene: [
      'At dinner the guests are seated, and one of them moves with every bite, like somebody at sea.',
      'Under the seat gleam screw heads, and from each of them runs a fine crack along the grain.',
    ],
    why: [
      [
        'A chair is leant on, rocked and pulled, so its joints have to give a very little.',
        'Glue in a fitting joint holds along its whole length.',
        'Wood swells and shrinks with the seasons, and metal stays as it is.',
      ],
      [
        'A screw pulls at one point, and there it splits.',
        'Where iron has been, the hole has to be plugged before any glue can hold.',
        'A long repair begins with taking out a short one.',
      ],
    ],
    parts: [
      [
        'Take the joint apart',
        [
          'Only what is loose. Tap with a rubber mallet, over cloth.',
          'Mark each part with tape: left, front, top.',
          'What does not come willingly stays.',
        ],
        'A chair taken apart on a cloth',
      ],
      [
        'Clean off the old glue',
        [
          'Scrape, and do not sand the joint thin.',
          'Old animal glue softens with warm water.',
          'Dry it well before you go on.',
        ],
        'A scraper on a chair joint',
      ],
      [
        'Glue and clamp',
        [
          'Thin on both sides, together, square on a flat floor.',
          'Wipe off what comes out, with a damp cloth.',
          'A night of peace, and nobody sits on it.',
        ],
        'A clamp across chair legs',
      ],
    ],
    turn: [
      'And then everybody may sit anywhere again.',
      'Good joints ask for glue once in a generation.',
      'It was never the chair. It was the glue.',
    ],
    asks: ['Which of your chairs is the wobbly one?', 'What have you repaired with a screw, and regretted?'],
    ends: {
      pa: ['Glue, clamp, wait.', 'No iron in joints.'],
      fi: ['And until then it may carry a plant.', 'Your guests will not miss the sea.'],
      t: 'Clean faces, full contact, clamped square.',
      h: 'The eleven screws are now in a jar, marked "learning".',
      i: 'Made to be mended.',
      l: 'It stands.',
    },
    keep: 'the next dinner with guests',
    send: 'whoever owns a drill',
    own: [
      {
        kinds: ['service', 'price', 'process'],
        about: 'chairs?\\b|joints?|furniture (?:repair|restor)|glu(?:e|ed|ing)|restor',
        lead: ['For chairs that sway.', 'How joints are mended here.'],
      },
    ],
    pic: {
      ask: 'A chair with a cord tourniquet round its legs',
      alt: 'A chair with a cord twisted round its legs',
    },
    claims: [
      [
        'Reglue loose joints on clean wood; screws split; new glue does not bond to old',
        'trade practice of furniture restorers',
      ],
    ],
  },
  {
    id: 'a-white-ring-on-the-table',
    format: 'howto',
    again: 9,
    emoji: '⭕',
    tags: ['FurnitureCare', 'WoodenTable', 'HowTo'],
    title: [
      'White ring on a wooden table: how to get rid of it',
      'Glass marks on wood: white is damp, black is deeper',
    ],
    cover: 'The white ring',
    gist: [
      'A white ring is moisture in the polish, and often goes by itself or with gentle warmth. A black one has reached the wood. Try the mildest thing first, on a hidden place.',
      'White sits on top, black sits below. What you do depends on the colour.',
    ],
    subject: ['White or black?', 'The mildest thing first'],
    hooks: {
      '*': [
        'Somebody forgot the coaster. What colour is the ring?',
        'White is on the surface, black is in the wood. Look before you rub.',
        'The ring on the table is mostly only a little water, locked in.',
      ],
      pa: [
        'White marks come out gently. Black ones belong with somebody who knows.',
        'Mildest first. Hidden place first.',
      ],
      fi: [
        'It was a lovely evening, and it has left a ring. Do not be cross.',
        'Before you fetch the mayonnaise from the internet: one moment.',
      ],
      t: 'Moisture in shellac or lacquer scatters light and looks white; iron and tannin in wet oak turn black.',
      h: 'The coaster was within reach. It has witnesses.',
      i: 'Traces of an evening are no catastrophe.',
      l: 'Wax, soft cloth, patience.',
    },
    lines: {
      '*': [
        'White ring on wood: wait a few days first. Many go by themselves when the moisture leaves.',
        'Gentle warmth helps: a dry cloth over it, a barely warm iron, seconds only, lifting and looking.',
        'A black ring has gone through to the wood. Do not sand on a veneer, it is thinner than you think.',
        'Afterwards a thin coat of wax, and coasters that somebody likes to use.',
      ],
      h: ['Use a coaster, said nobody in this family, ever, until the table was theirs.'],
    },
    scene: [
      'The morning after: two glasses, a candle, and on the old table a moon that was not there before.',
      'Under the vase it is black, and nobody knows since when.',
    ],
    why: [
      [
        'Old polishes take up damp and go cloudy. The wood below is fine.',
        'What is white lies in the outermost skin.',
        'Warmth and time let out what got in.',
      ],
      [
        'Veneer is often thinner than a fingernail.',
        'Each rubbing takes off some polish, and one spot then shines differently.',
        'Whoever begins mildly can always go on.',
      ],
    ],
    parts: [
      [
        'Wait, and look at the colour',
        [
          'White: good. Black: another matter.',
          'A hair dryer at a distance may do, for impatient people.',
          'Leave nothing standing on it.',
        ],
        'A white ring on a wooden table',
      ],
      [
        'Try something mild on a hidden place',
        [
          'Wax or furniture polish, with a soft cloth, along the grain.',
          'Under the edge, or on the back of a leg.',
          'Wait for a day before you judge.',
        ],
        'A cloth polishing under a table edge',
      ],
      [
        'Warm it gently',
        [
          'Cotton cloth, lowest setting, no steam, a few seconds.',
          'Lift, look, again.',
          'Stop as soon as it fades.',
        ],
        'An iron on a folded cloth on a table',
      ],
      [
        'Wax it at the end',
        [
          'Thinly, and buff it when it is dull.',
          'It hides a little and protects a little.',
          'And then the coasters.',
        ],
        'A tin of wax and a cloth',
      ],
    ],
    turn: [
      'What is left may be called a memory.',
      'Mild, slowly, with an eye on it.',
      'The next glass stands on cork.',
    ],
    asks: ['Which mark on your table has a story?', 'What is your remedy for rings?'],
    ends: {
      pa: ['White is above, black is below.', 'Mild first, or not at all.'],
      fi: ['And ask the guests back soon.', 'It was a good evening, after all.'],
      t: 'Release moisture, restore the film.',
      h: 'The accused has been placed under the glass.',
      i: 'A table may have lived.',
      l: 'A soft shine, and hardly a trace.',
    },
    caution: 'With valuable pieces, black marks or flaking polish do nothing yourself: ask a restorer first.',
    keep: 'the morning after a party',
    send: 'somebody with an heirloom and guests',
    own: [
      {
        kinds: ['service', 'price', 'process', 'product'],
        about: 'french polish|polish|restor|table ?tops?|wax|ring marks?|veneer|refinish',
        lead: ['When it is deeper than that.', 'For tables with a past.'],
      },
    ],
    pic: { ask: 'A faint white ring on a wooden table', alt: 'A faint white ring on a wooden table' },
    claims: [
      [
        'White marks are moisture in the finish; mild methods first; black marks are in the wood; veneer is thin',
        'conservation advice for furniture',
      ],
    ],
  },
  {
    id: 'sun-on-the-sofa',
    format: 'tip',
    again: 9,
    emoji: '☀️',
    tags: ['SofaCare', 'FabricCare', 'Upholstery'],
    title: ['How to keep a sofa from fading and sagging', 'Sofa care: turn, swap, draw the blind'],
    cover: 'Sun, seat, side',
    gist: [
      'Sun bleaches, and always the same place sags. Swap cushions once a month, turn those that can be turned, draw the blind at noon, and sit on the other end now and then.',
      'A sofa ages where it is used most. Share it out, and it ages evenly.',
    ],
    subject: ['Sit on the other end', 'Swap them on the first'],
    hooks: {
      '*': [
        'You always sit on the left. The sofa has noticed.',
        'The sun bleaches cloth as slowly as you get older, and nobody sees it happening.',
        'Lift the cushion. Is the colour underneath still the one that you bought?',
      ],
      pa: ['Light and habit wear out sofas. Both can be shared out.', 'Turn, swap, shade.'],
      fi: [
        'Who sits where in your house? It is never discussed, and always the same.',
        'Lift a cushion, and greet the old colour.',
      ],
      t: 'Ultraviolet light breaks dyes and fibres; foam loses height where it is loaded daily.',
      h: 'The hollow on the left has your shape, and the dog has taken out a lease on it.',
      i: 'What one uses kindly keeps one company for long.',
      l: 'Linen, half light, an afternoon.',
    },
    lines: {
      '*': [
        'First of the month: swap seat cushions, turn them over if they have two sides, plump the backs.',
        'A blind at noon saves more sofa covers than any spray. Silk and dark colours fade first.',
        'Vacuum with the soft brush, crevices too: grit works like sandpaper between threads.',
        'New cloth for one chair out of two? It will not match for years. Do both, or choose something quite different.',
      ],
      h: ['On the left a valley, on the right a showroom.'],
    },
    scene: [
      'In the afternoon sun lies a cat on the back of the sofa, and around her the blue has turned into a kind of grey.',
      'Somebody sits on the other end for once, and says: from here one can see the church.',
    ],
    why: [
      [
        'Dyes are taken apart by light, windows or no windows.',
        'Glass keeps out only a part of what bleaches.',
        'What is lit each noon has had ten summers in two years.',
      ],
      [
        'Foam and feathers get up again, if one lets them.',
        'Where it is always pressed the cells stay flat.',
        'Threads wear through at edges first, and there one always sits.',
      ],
    ],
    parts: [
      [
        'Swap and turn on the first',
        ['Left to right, top to bottom.', 'With a date it gets done.', 'Zips towards the back.'],
        'A seat cushion being turned',
      ],
      [
        'Draw the blind at noon',
        [
          "Or move it an arm's length from the window.",
          'A throw on the back, in summer.',
          'Plants like the place better.',
        ],
        'A blind half drawn beside a sofa',
      ],
      [
        'Vacuum the gaps',
        ['Soft brush, low power, along the pile.', 'Feathers: shake, do not beat.', 'One finds things.'],
        'A brush nozzle in a sofa gap',
      ],
    ],
    turn: [
      'And from the other end one sees something else.',
      'Evenly worn is a kind of beauty.',
      'The first of the month comes by itself.',
    ],
    asks: ['Which end of the sofa is yours?', 'What have you found in the gap?'],
    ends: {
      pa: ['Share out light and load.', 'Turn, swap, shade.'],
      fi: ['Tonight sit on the right for once.', 'The view is different from there.'],
      t: 'Rotate load, filter light.',
      h: 'The lease has been extended by a biscuit.',
      i: 'Use it gladly, and in turn.',
      l: 'Half light, and an even blue.',
    },
    keep: 'the first of the month',
    send: 'whoever always sits on the left',
    own: [
      {
        kinds: ['service', 'price', 'product'],
        about: 'recover|re-?cover|cushions?|foam|sofas?\\b|refill|seat',
        lead: ['When turning no longer helps.', 'For sofas with a valley.'],
      },
    ],
    pic: {
      ask: 'A sofa in half sun with one cushion lifted',
      alt: 'A sofa in afternoon sun with one cushion lifted',
    },
    claims: [
      [
        'Light fades textiles; rotating cushions evens wear',
        'textile conservation and upholstery trade advice',
      ],
    ],
  },
  {
    id: 'fresh-dust-under-a-hole',
    format: 'answer',
    again: 10,
    emoji: '🪱',
    tags: ['Woodworm', 'FurnitureRestoration', 'OldFurniture'],
    title: ['Woodworm: are the holes old or is it active?', 'Little holes in old furniture: when to worry'],
    cover: 'Holes, or fresh dust?',
    question: 'There are little holes in my chest of drawers. Is it alive?',
    short: [
      'Only if there is fresh pale dust below. Old holes are only old holes.',
      'Look for dust and not for holes.',
    ],
    gist: [
      'Holes are exits, so whoever made them has left. Fresh, pale, gritty dust on the floor tells that somebody is at home. Put dark paper under it, look again in early summer, and keep it away from other wood.',
      'Tap, wipe, dark paper underneath, wait. The dust tells the truth.',
    ],
    subject: ['Put dark paper under it', 'The holes are exits'],
    hooks: {
      '*': [
        'A woodworm hole is an exit. The question is who is still inside.',
        'Before you panic about the holes, put a sheet of dark paper under them.',
        'Old furniture has holes as old people have lines. Most of them are past.',
      ],
      pa: ['Not the hole is the sign, but the dust.', 'Dark paper, a few weeks, then decide.'],
      fi: [
        'You have carried it home from the flea market, and now this. Calm down.',
        'Tap it and look at the floor. That is the whole examination.',
      ],
      t: 'Beetles emerge in warm months; the larvae inside push out gritty frass while they feed.',
      h: 'They eat for years, come out for two weeks, and have no time for the sights.',
      i: 'Old wood has had visitors. It is still standing.',
      l: 'Dark oak, a fine pale trail.',
    },
    lines: {
      '*': [
        'Woodworm? Wipe the piece, put dark paper under it, wait some weeks. Fresh pale dust means active, none means past.',
        'The adults come out in spring and summer. That is the time to look.',
        'Keep a suspicious piece apart, dry and cool, until you know. They like it damp.',
        'Soft, crumbling edges are a matter for somebody who knows, whatever the dust says.',
      ],
      h: ['Provenance: Devon, about eighteen forty. Previous residents: several.'],
    },
    scene: [
      'On a dark floor, below the old chest, lies a little cone, as pale as flour. Yesterday it was not there.',
      'At the flea market somebody knocks on a cabinet, and listens, and knocks again.',
    ],
    why: [
      [
        'The beetle lays its eggs, and what hatches lives in the wood for years.',
        'One sees it only when it leaves.',
        'So a hole tells of something that is over.',
      ],
      [
        'Damp, cool sapwood is what it likes. Dry heated rooms it mostly leaves.',
        'In living rooms many an infestation dies out by itself.',
        'Treating what is empty only costs money and air.',
      ],
    ],
    parts: [
      [
        'Wipe it and lay dark paper',
        ['Inside, below, at the back.', 'Tap lightly all round.', 'Note the date on the paper.'],
        'Dark paper under a chest of drawers',
      ],
      [
        'Wait and look',
        [
          'Some weeks, best from April to August.',
          'Fresh means pale, gritty, and again after wiping.',
          'Old dust is grey, and falls from moving it.',
        ],
        'A little heap of pale dust on dark paper',
      ],
      [
        'Keep it apart and dry',
        [
          'Not next to the beams in the {loft|attic}.',
          'Away from other old wood.',
          'Warm and dry is not to their taste.',
        ],
        'A chest standing alone in a room',
      ],
      [
        'Show it, if there is dust',
        [
          'Freezing, warmth or treatment: it depends on the piece.',
          'Poison is seldom the first choice.',
          'Beams are a matter of their own.',
        ],
        'A person with a lamp at an old drawer',
      ],
    ],
    turn: [
      'Mostly one waits, and nothing comes.',
      'And then the piece may join the others.',
      'Holes may stay. They are part of it.',
    ],
    asks: ['What do you look at first in a flea market piece?', 'Have you ever found the little cone?'],
    ends: {
      pa: ['Dust decides.', 'Paper, patience, then a plan.'],
      fi: ['Note when you laid it, or you will forget.', 'It is probably nothing.'],
      t: 'Look for fresh frass in the season of flight.',
      h: 'The residents have moved out. They left no address.',
      i: 'It has outlived worse.',
      l: 'Dark wood, and nothing beneath it.',
    },
    caution:
      'With load-bearing timber, soft wood or many fresh holes let a specialist look before you use or treat it.',
    keep: 'the next flea market',
    send: 'somebody who brings old things home',
    own: [
      {
        kinds: ['service', 'price', 'process'],
        about: 'woodworm|restor|furniture repair|treat(?:ed|ment)|freez|antique',
        lead: 'To have it looked at.',
      },
    ],
    pic: {
      ask: 'Dark paper with pale dust under old furniture',
      alt: 'Pale dust on dark paper under an old drawer',
    },
    claims: [
      [
        'Exit holes are past; fresh frass shows activity; adults emerge spring and summer; dry conditions deter',
        'conservation bodies, timber preservation advice',
      ],
    ],
  },
  {
    id: 'how-much-cloth',
    format: 'answer',
    again: 9,
    emoji: '🧵',
    tags: ['Upholstery', 'FabricGuide', 'Reupholstery'],
    title: ['How much fabric does an armchair need?', 'Why reupholstering takes more fabric than you think'],
    cover: 'How much for a chair?',
    question: 'How much cloth do I need for an armchair?',
    short: [
      'More than it seems: with a plain cloth several metres, with a large pattern a good deal more.',
      'Several metres, and more if a pattern has to meet itself.',
    ],
    gist: [
      'Each cushion has six sides, each arm two, and a large pattern has to sit in the middle everywhere. Ask before you buy the remnant, with a photograph and three measurements.',
      'The lovely remnant is mostly a metre too short. Measure height, width and depth, and ask.',
    ],
    subject: ['Before you buy the remnant', 'Three measurements and a picture'],
    hooks: {
      '*': [
        'The lovely remnant at the market is always exactly one metre too short.',
        'An armchair has more skin than you think: some twenty pieces.',
        'A large pattern eats cloth, since it wants to be in the middle everywhere.',
      ],
      pa: ['Ask for the amount before you fall in love with a remnant.', 'Measure, photograph, ask, buy.'],
      fi: [
        'Is there a cloth in your cupboard that once was meant for a chair?',
        'Before you buy four metres because they are so lovely: one moment.',
      ],
      t: 'Width, repeat and direction of the pile set the yield; seams and hems take a share.',
      h: 'I bought three metres for a chair. It is now a very good cushion.',
      l: 'A bolt of cloth, unrolled across a table.',
    },
    lines: {
      '*': [
        'Buying cloth for a chair? Ask first. A photograph, height, width and depth are enough for a good estimate.',
        'A large pattern takes a good deal more cloth, as it has to sit in the middle of each part.',
        'Velvet and corduroy have a direction. Cut the other way round, one arm is darker.',
        'Buy from one roll, and keep a piece. For repairs, and for the day on which the cat finds it.',
      ],
      h: ['It is not a mistake in cutting. It is half a parrot.'],
    },
    scene: [
      'On the table lies a brown paper plan of an armchair, flat like a map of some country with many islands.',
      'Somebody holds a remnant against the back, and it comes as far as the shoulder.',
    ],
    why: [
      [
        'What one sees is half. The other half is folded under, pulled round and nailed fast.',
        'Under an arm there is cloth as well, and behind the back.',
        'And piping is cut across, which leaves corners over.',
      ],
      [
        'A motif in the middle of the seat leaves cut-offs at both sides.',
        'The larger the repeat, the more is left.',
        'Where two seats stand side by side, they are looked at side by side.',
      ],
    ],
    parts: [
      [
        'Take three measurements and a picture',
        [
          'Height, width, depth, from the front and the side.',
          'Count the loose cushions.',
          'It is enough for a first figure.',
        ],
        'A tape measure on an armchair',
      ],
      [
        'Look for repeat and width',
        [
          'It stands on the label at the end of the roll.',
          'Dress fabrics are often narrower.',
          'Stripes can run up, or round.',
        ],
        'A fabric label with figures',
      ],
      [
        'Ask whether it is made for seats',
        [
          'Rub count, stretch, and how it is cleaned.',
          'Curtain cloth is often too thin.',
          'In some countries covers and fillings have to resist flame: ask.',
        ],
        'A thumb rubbing a cloth sample',
      ],
      [
        'Buy at once, and a little more',
        [
          'Another roll is another shade.',
          'The rest becomes cushions or arm caps.',
          'Write name and number on the back of a label.',
        ],
        'A bolt of cloth with a tag',
      ],
    ],
    turn: [
      'First the figure, then the remnant.',
      'Ask before you love. It works for cloth, at least.',
      'What is left over is never wasted.',
    ],
    asks: ['Which cloth have you bought and never used?', 'Stripes, flowers or plain?'],
    ends: {
      pa: ['Measure, ask, buy.', 'Rather one metre over than one under.'],
      fi: ['Bring it along, we like to look at cloth.', 'And keep a scrap for the cat.'],
      t: 'Cutting plan before purchase.',
      h: 'The other half of the parrot has been located.',
      l: 'It falls in one fold.',
    },
    keep: 'the next fabric market',
    send: 'somebody with a cupboard full of remnants',
    own: [
      {
        kinds: ['service', 'price', 'process', 'product'],
        about: 'fabrics?|metres?|samples?|estimate|quote|photo|upholster',
        lead: ['How to get a figure here.', 'For cloth and measuring.'],
      },
    ],
    pic: {
      ask: 'A tape measure and fabric samples on a chair',
      alt: 'A tape measure and fabric samples on an armchair',
    },
    claims: [
      [
        'Fabric yield depends on repeat, width and nap; furnishings may have fire rules',
        'trade practice of upholsterers; furnishing fire regulations in some countries',
      ],
    ],
  },
  {
    id: 'do-not-strip-it-yet',
    format: 'mistake',
    again: 9,
    emoji: '🧪',
    tags: ['FurnitureRestoration', 'OldFurniture', 'PaintRemoval'],
    title: [
      'Before you strip old furniture: three questions',
      'Stripping paint from old furniture: what may be under it',
    ],
    cover: 'Do not strip it yet',
    wrong: 'First off with everything, and then we shall see',
    gist: [
      'Old paint may contain lead, an old polish may be what gives the piece its worth, and veneer is thinner than sandpaper is patient. Look, test, clean first. Often cleaning is enough.',
      'Stripped is quickly done and never undone. Wash it before you decide.',
    ],
    subject: ['Wash it before you decide', 'What may be under it'],
    hooks: {
      '*': [
        'The sander is ready, the sun is out, the chest of drawers stands in the garden. Wait.',
        'Much of what gets stripped only wanted a wash.',
        'What has been sanded off nobody can put back, whoever asks for it.',
      ],
      pa: ['Clean, look, test, and only then decide.', 'The last coat may be the first one.'],
      fi: [
        'You saw a film in which it took three minutes, with music?',
        'It will be lovely. Just not today, and perhaps not with the sander.',
      ],
      t: 'Paints from before the late twentieth century may hold lead; old shellac is reversible and thin.',
      h: 'Before: an antique. After: pine.',
      i: 'To leave something is also a craft.',
      l: 'A surface with a hundred years in it.',
    },
    lines: {
      '*': [
        'Before you sand an old piece: wash a corner with a damp cloth and a drop of mild soap. It may be all that it needs.',
        'Old paint can contain lead. Test it before you sand or heat it, and keep children away.',
        'Veneer shows at the edges: if the grain does not run round the corner, it is thin. Do not sand it.',
        'A worn handle and a darker edge are not damage. They are what people pay for.',
      ],
      h: ['The sander was stopped in time. The chest of drawers has asked for a glass of water.'],
    },
    scene: [
      'In the garden a machine howls, and out of brown comes yellow, out of yellow white, and then the plywood.',
      'With a cotton bud somebody wipes a spot the size of a coin, and under the grey there is honey.',
    ],
    why: [
      [
        'Dirt and old wax look like a ruined surface.',
        'A thin layer of smoke and polish lies on nearly everything old.',
        'Under it is what somebody rubbed on with a ball of cloth, for days.',
      ],
      [
        'Sanding takes colour, edges and traces of the tool, all of which were the point.',
        'Once off, it is a new piece in an old shape.',
        'Chemicals get into joints, and loosen them years later.',
      ],
    ],
    parts: [
      [
        'Wash a corner',
        ['Barely damp, mild, dry at once.', 'Try it where nobody looks.', 'Look at it tomorrow, dry.'],
        'A cotton bud on an old surface',
      ],
      [
        'Test what it is',
        [
          'Alcohol on a cotton bud softens shellac, water hardly does.',
          'Old paint: a lead test, before anything else.',
          'If in doubt, leave it.',
        ],
        'A test swab on old paint',
      ],
      [
        'Look at edges and backs',
        [
          'Veneer, solid, painted from the start?',
          'Pencil marks and labels stay.',
          'Take a photograph before you begin.',
        ],
        'The edge of a veneered drawer',
      ],
      [
        'Decide with the mildest',
        [
          'Clean, wax, touch up, polish, strip: in this order.',
          'Each step can be the last.',
          'With good pieces ask before the second.',
        ],
        'A tin of wax and a soft cloth',
      ],
    ],
    turn: [
      'Patience is cheaper than regret.',
      'Most things only need less dirt.',
      'And the sander is good for the garden bench.',
    ],
    asks: [
      'What have you sanded, and would like to have back?',
      'Painted or natural: what do you like on old wood?',
    ],
    ends: {
      pa: ['Wash, test, think.', 'The mildest that works.'],
      fi: ['Send us a picture before you begin.', 'The sun will shine tomorrow as well.'],
      t: 'Identify the finish before removing it.',
      h: 'After: still an antique.',
      i: 'What has grown old deserves a second look.',
      l: 'Honey, under the grey.',
    },
    caution:
      'Sanding or heating old paint can set lead free: test first, protect yourself, and follow local rules.',
    keep: 'the next sunny Saturday',
    send: 'whoever has just bought a sander',
    own: [
      {
        kinds: ['service', 'price', 'process'],
        about: 'strip|restor|refinish|polish|paint|antique|french polish',
        lead: ['For a look before that.', 'What is done with it here.'],
      },
    ],
    pic: {
      ask: 'A cotton bud cleaning a spot on old wood',
      alt: 'A cotton bud cleaning a spot on an old wooden surface',
    },
    claims: [
      [
        'Clean first; lead in old paints; veneer thin; stripping irreversible',
        'conservation advice, health authorities on lead paint',
      ],
    ],
  },
  {
    id: 'words-under-the-seat',
    format: 'glossary',
    again: 10,
    emoji: '📗',
    tags: ['UpholsteryWords', 'Upholstery', 'FurnitureTalk'],
    title: [
      'Webbing, serpentine, sprung edge, hair: what is inside a seat',
      'Inside an armchair: five words',
    ],
    cover: 'What is under you',
    gist: [
      'Webbing, springs, hair, foam, calico: five layers on which you sit. They decide how it feels, how long it lasts, and what a repair costs.',
      'Somewhere under you there are five layers. Here is what they are called.',
    ],
    subject: ['Five layers under you', 'What do you sit on?'],
    hooks: {
      '*': [
        'Sit down and bounce once. What you have just felt has five names.',
        'Under the nice cloth there is a building site with five floors.',
        '"Springy" is no answer to the question what is in it.',
      ],
      pa: [
        'Know the layers, and you know what a repair has to reach.',
        'From below: webbing, springs, hair, foam, calico.',
      ],
      fi: [
        'Have you ever looked under your sofa, apart from for the remote control?',
        'Lift the dust cover and look inside. It is like a {cellar|basement}.',
      ],
      t: 'Suspension carries, stuffing shapes, wadding softens, cover protects.',
      h: 'In the sofa: springs, hair, foam, and the pen that you accused your brother of taking.',
      l: 'Jute, steel, horsehair, linen.',
    },
    lines: {
      '*': [
        'From below: webbing, springs, stuffing, wadding, cover. Where it sags tells which layer has had enough.',
        'If the whole seat sinks, it is the webbing. If there is a hollow, it is the filling.',
        'Horsehair can be washed, teased out and used again. Foam cannot.',
        'A twang is a spring that has come off its cord. It can be tied back.',
      ],
      h: ['It squeaks in F. The upholsterer says it used to be in G.'],
    },
    scene: [
      'On the bench the chair has no clothes on, and one sees that it wears jute straps and a corset of string.',
      'A handful of curled black hair lies on the table, older than everyone in the room.',
    ],
    why: [
      [
        'Each layer does something that no other one can.',
        'If the lowest gives way, all above it looks tired.',
        'New cloth over a broken base is a nice coat over a sprained ankle.',
      ],
      [
        'A price is made up of layers, and not of chairs.',
        'What can stay need not be paid for.',
        'Good materials are used twice.',
      ],
    ],
    parts: [
      [
        'Webbing',
        [
          'Straps of jute or rubber, crossed like a basket. They carry everything.',
          'Slack webbing makes any seat deep.',
          'From below one sees it at once.',
        ],
        'Jute webbing under a chair',
      ],
      [
        'Springs',
        [
          'Coils tied by hand, or flat zigzags of steel.',
          'Coils are deeper, and can be tied anew.',
          'One loose one can be heard.',
        ],
        'Tied coil springs from above',
      ],
      [
        'Hair and fibre',
        [
          'Curled horsehair or coconut, which breathes and springs back.',
          'Washed and teased it serves another generation.',
          'It keeps its shape under a stitched edge.',
        ],
        'A handful of curled horsehair',
      ],
      [
        'Foam',
        [
          'Quick, even, and in many grades.',
          'Cheap foam crumbles, good foam lasts for years.',
          'The number behind it is for weight and firmness: ask.',
        ],
        'A block of foam being cut',
      ],
      [
        'Calico',
        [
          'A plain cotton cover under the good cloth.',
          'It holds the shape, so that the cover need only look nice.',
          'Each next cover is easier for it.',
        ],
        'White calico over a seat',
      ],
    ],
    turn: [
      'And now sit down again, more politely.',
      'Five layers, and a cup of tea on top.',
      'What one knows one can mend.',
    ],
    asks: ['Firm or soft: how do you like to sit?', 'What did you find under yours?'],
    ends: {
      pa: ['From below, layer by layer.', 'The sag tells the layer.'],
      fi: ['Look under it tonight.', 'And give your brother back his honour.'],
      t: 'Suspension, stuffing, wadding, cover.',
      h: 'The pen still writes.',
      l: 'It gives, and gives back.',
    },
    keep: 'the next sagging evening',
    send: 'whoever owns the sofa with a valley',
    own: [
      {
        kinds: ['service', 'price', 'process', 'product'],
        about: 'springs?\\b|webbing|horsehair|foam|hand.?tied|traditional|upholster',
        lead: ['What is used here.', 'Which layers are done here.'],
      },
    ],
    pic: {
      ask: 'The inside of a chair with webbing and springs',
      alt: 'The inside of a chair with webbing and springs',
    },
    claims: [['Layers of upholstery', 'definition, trade practice']],
  },
  {
    id: 'the-drawer-that-sticks',
    format: 'howto',
    again: 8,
    emoji: '🕯️',
    tags: ['FurnitureCare', 'HowTo', 'OldFurniture'],
    title: ['Sticking drawer: candle wax instead of force', 'How to make an old drawer run again'],
    cover: 'A candle for the drawer',
    gist: [
      'Take it out, brush the runners, rub them with candle wax, and push both corners evenly. If it still sticks in summer only, wait: wood swells and shrinks.',
      "A candle end on the runners, and it glides as in your grandmother's day. Plane only when you know where.",
    ],
    subject: ['A candle end is enough', 'Wait for winter'],
    hooks: {
      '*': [
        'That one drawer that only opens for people who know it? It wants a candle.',
        'Pull a drawer by both knobs, and it will stop sulking.',
        'A drawer that sticks in August and runs in January is quite healthy.',
      ],
      pa: ['Clean, wax, push straight. Planing comes last.', 'Candle first, plane never in August.'],
      fi: [
        'Do you have one that one has to lift, jiggle and kiss?',
        'Let us make peace with the third one from the top.',
      ],
      t: 'Wood swells across the grain with humidity; wax lowers friction on runners that have worn.',
      h: 'Inside is the thing that stops it from opening to get the thing out.',
      l: 'Beeswax, and a sound like silk.',
    },
    lines: {
      '*': [
        'Sticking drawer: take it out, rub the runners and the lower edges with a candle end, put it back.',
        'Push with both hands, at both corners. Pushed at one side it goes askew and jams.',
        'Does it only stick in damp months? Then do not plane it. In winter it would rattle.',
        'Jammed shut: take out the drawer above and press from inside. Force costs knobs.',
      ],
      h: ['The knob came off. The drawer has won on points.'],
    },
    scene: [
      'With a foot against the plinth somebody pulls, and then they sit on the floor with a knob in each hand.',
      'A candle end lies in the drawer with the string, and nobody knows any more what it was for.',
    ],
    why: [
      [
        'Dry wood on dry wood catches, and wax lets it slide.',
        'Runners wear into a hollow, and there it drops.',
        'Dust and crumbs are the most usual brake.',
      ],
      [
        'Wood takes up water from the air and gets wider.',
        'Summer is wide and winter narrow, in each house.',
        'What has been planed off is missing in January.',
      ],
    ],
    parts: [
      [
        'Take it out and look',
        [
          'Shiny places show where it rubs.',
          'Nails that have come up are hammered in.',
          'Empty it. Half of it may go anyway.',
        ],
        'A drawer turned upside down',
      ],
      [
        'Brush and wax',
        [
          'Runners, sides, lower edges.',
          'Candle or beeswax, and no oil: oil swells wood and stains linen.',
          'A little is plenty.',
        ],
        'A candle end rubbing a drawer runner',
      ],
      [
        'Push it with both hands',
        [
          'Evenly, at the height of the runners.',
          'Mark which is which, as they are seldom alike.',
          'If it drops, a strip on the runner helps.',
        ],
        'Two hands closing a drawer',
      ],
    ],
    turn: [
      'And it closes with a breath of air, as it should.',
      'The rest is for winter, or for somebody with a plane.',
      'Force would have cost a knob.',
    ],
    asks: ['What is in the drawer that sticks?', 'Which trick do you have with yours?'],
    ends: {
      pa: ['Clean, wax, straight.', 'Season before plane.'],
      fi: ['Take the candle from last Christmas.', 'You may leave out the kiss.'],
      t: 'Reduce friction before removing wood.',
      h: 'Return match in August.',
      l: 'Air, and a soft stop.',
    },
    keep: 'the next time a knob comes off',
    send: 'whoever lifts, jiggles and kisses',
    own: [
      {
        kinds: ['service', 'price'],
        about: 'drawers?|furniture repair|restor|chests?|cabinet',
        lead: ['If a candle is not enough.', 'For runners that are worn.'],
      },
    ],
    pic: { ask: 'A candle end on a drawer runner', alt: 'A candle end rubbing a drawer runner' },
    claims: [
      [
        'Wax runners; wood swells with humidity; push evenly; avoid oil',
        'trade practice of furniture restorers',
      ],
    ],
  },
];
