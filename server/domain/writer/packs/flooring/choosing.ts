// Measuring, choosing and laying a floor.
import type { Idea } from '../../library/idea.ts';

const LAYS = 'fit|lay|install|sand|restor|refinish';

export const CHOOSING: readonly Idea[] = [
  {
    id: 'the-sample-on-the-floor',
    format: 'tip',
    again: 8,
    emoji: '🟫',
    tags: ['FlooringTips', 'HomeInteriors', 'FloorChoice'],
    title: [
      'How to choose a floor: lay the sample down',
      'A floor sample at home: three places, three lights',
    ],
    cover: 'Lay the sample down',
    gist: [
      'A sample in the hand is a picture, on the floor it is a floor. Take it home, lay it flat beside the sofa, look at it in the morning, at noon and by your own lamp.',
      'Showroom light is kind to everything. Your hall at five in November is not. Borrow the largest sample that they have.',
    ],
    subject: ["Five o'clock in November", 'In the hand it is a picture'],
    hooks: {
      '*': [
        'You hold the sample up to the window. Nobody walks on a window. Lay it down.',
        'In the showroom it was honey, at home in the evening it is orange.',
      ],
      p: 'Looking at it in three lights spares most regrets.',
      f: 'Take it home for a weekend. Let the dog lie on it.',
      a: 'Flat. Three lights. Beside the sofa.',
      t: 'Colour depends on the light: warm lamps bring out yellow and red, daylight from the north blue and grey.',
      h: 'The sample lived with us for a month. It had a name.',
      i: 'A good decision may take a weekend.',
      l: 'Late sun across a plank, and every grain of it.',
    },
    lines: {
      '*': [
        'Lay a floor sample flat beside your sofa and look at it morning, noon and by lamplight. In the hand it lies to you.',
        'Take the largest sample there is. A palm of wood says nothing about a room of it.',
        'Put a crumb, a hair and a drop on the sample. What you see now you will see every day.',
        'Look at it beside doors and {skirting|baseboards} as well. They stay.',
      ],
      h: ['All five samples were called "natural oak". They had never met.'],
    },
    why: [
      [
        'Upright it catches other light than lying down.',
        'We look at a floor from above and at a slant, so that is how one should choose it.',
      ],
      [
        'Walls, curtains and lamps colour a floor as much as the wood does.',
        'Your room is not the showroom, and that is where it has to look well.',
      ],
    ],
    parts: [
      [
        'Lay it flat',
        ['Where you will walk, and not at the wall.', 'Beside something that stays: sofa, door, table.'],
        'A sample beside a sofa',
      ],
      [
        'Look three times a day',
        ['Morning, noon and with the lamps on.', 'A grey day counts double.'],
        'A sample by lamplight',
      ],
      [
        'Test it with life',
        ['Crumbs, a wet shoe, a chair leg.', 'Dark and glossy shows each grain, middle tones forgive.'],
        'Crumbs on a board',
      ],
    ],
    turn: [
      'And then leave one lying there. The one you stop noticing is the one.',
      'If two are left, ask somebody who has to sweep.',
    ],
    asks: ['Which light is your room the loveliest in?', 'Have you ever chosen a colour wrongly?'],
    ends: {
      p: 'A weekend of looking, twenty years of liking.',
      f: 'And the dog has a vote.',
      a: 'Flat on the floor.',
      t: 'Ask for the batch: planks and rolls differ a little from one to the next.',
      h: 'He is called Björn. We took him.',
      i: 'What you walk on carries you.',
      l: 'Bare feet, and yes.',
    },
    keep: 'the weekend of decisions',
    send: 'somebody with five samples',
    own: [
      {
        kinds: ['service', 'offer', 'place', 'product'],
        about: 'sample|showroom|display|range|home visit',
        lead: 'And about samples here.',
      },
    ],
    pic: { ask: 'A sample on a real floor, beside a sofa leg', alt: 'A flooring sample lying beside a sofa' },
    claims: [['Metamerism and light; midtones hide dirt', 'interior design textbooks']],
  },
  {
    id: 'measure-the-longest-and-add',
    format: 'howto',
    again: 8,
    emoji: '📏',
    tags: ['FlooringTips', 'MeasureTwice', 'HomeProjects'],
    title: ['How to measure a room for a new floor', 'How much floor to order: measure and add'],
    cover: 'Measure, and add a tenth',
    gist: [
      'Measure the longest and the widest place, into door recesses and bays, multiply, and add about a tenth for cuts. For patterns and crooked rooms a little more. Draw it, with doors.',
      'Rooms are seldom rectangles. A sketch on the back of an envelope helps more than a number shouted from the bedroom.',
    ],
    subject: ['Rooms are not rectangles', 'A sketch on an envelope'],
    hooks: {
      '*': [
        'One plank too few is the longest way there is to a shop.',
        'Nearly every room is crooked. Measure in three places, and you will see.',
      ],
      p: 'A sketch with all its recesses makes the first price the right one.',
      f: 'Fetch somebody to hold the other end.',
      a: 'Longest. Widest. Doorways. Plus a tenth.',
      t: 'Add some ten per cent for straight laying, more for herringbone; carpet depends on how wide it is woven.',
      h: 'It was four {metres|yards} and a bit. The bit was the bay window.',
      i: 'Good work begins on paper.',
      l: 'A pencil line, a tape, an empty room.',
    },
    lines: {
      '*': [
        'Measure a room at its longest and its widest, into the doorways, and add about a tenth for cuts.',
        'Measure each side in three places and take the largest. Walls are never as straight as they look.',
        'Draw the doors in, and which way they open. It decides where the joints go.',
        'Keep two planks or a piece of carpet after laying. In eight years you will be grateful.',
      ],
      h: ['The tape measure and the memory disagreed. The tape was right.'],
    },
    why: [
      [
        'What gets cut off at the edge seldom fits anywhere else.',
        'Each row ends with a piece too short to use, and that adds up.',
      ],
      [
        'Ordering later means another batch, and another shade.',
        'A second delivery for a single packet is dear as well.',
      ],
    ],
    parts: [
      [
        'Sketch the room',
        ['With bays, pipes, steps and doors.', 'It need not be beautiful. It should have arrows.'],
        'A sketch on an envelope',
      ],
      [
        'Measure the longest and widest',
        ['In three places each, and write down all.', 'Into the doorways, up to the middle of the door.'],
        'A tape at a wall',
      ],
      [
        'Multiply, then add',
        [
          'About a tenth for straight lines, more for patterns.',
          'For carpet ask about the width of the roll first.',
        ],
        'Figures in pencil',
      ],
      [
        'Photograph what is odd',
        ['Steps, pipes, the old floor at the edge.', 'It saves a visit, or makes it shorter.'],
        'A pipe in a corner',
      ],
    ],
    turn: [
      'And have it measured again before the order. Two pairs of eyes are cheap.',
      'The piano may stay in the sketch.',
    ],
    asks: ['How crooked is your room?', 'What did you have too little of, once?'],
    ends: {
      p: 'Measured well, ordered once.',
      f: 'And afterwards tea, on the old floor.',
      a: 'Measure, draw, add.',
      t: 'Note the height as well: new floor and underlay must pass below the doors.',
      h: 'The bay window was never mentioned again.',
      i: 'Care at the start is felt at the end.',
      l: 'And the last board fits.',
    },
    keep: 'the day on which you move the furniture',
    send: 'whoever shouts numbers from the bedroom',
    own: [
      {
        kinds: ['service', 'offer', 'price', 'process'],
        about: 'measur|quote|estimate|(?:home|free) visits?|survey',
        lead: 'And for whoever would like to have it measured.',
      },
    ],
    pic: { ask: 'A sketch of a room with a tape measure', alt: 'A sketched floor plan with a tape measure' },
    claims: [['Allow about ten per cent waste', 'flooring makers and fitters']],
  },
  {
    id: 'let-it-rest-in-the-room',
    format: 'answer',
    again: 9,
    emoji: '⏳',
    only: 'wood|laminate|parquet|hardwood|floor',
    tags: ['FlooringTips', 'WoodFloors', 'LaminateFloor'],
    title: ['Why new flooring has to rest before it is laid', 'How long must laminate or wood acclimatise?'],
    cover: 'Let it rest first',
    question: 'The boards are here. Why can they not be laid today?',
    short: 'Because they come from a cold store, and want to get used to your room first.',
    gist: [
      'Wood and laminate take up and give off moisture until they suit the air around them. If that happens after laying, there are gaps or bumps. So the closed packs lie in the room for a few days.',
      'Two days for most laminate, a week and more for some solid wood: the leaflet in the packet says how long. It costs nothing but patience.',
    ],
    subject: ['From a cold store into your room', 'It moves before, or after'],
    hooks: {
      '*': [
        'The boards are in the hall and are doing nothing. That is part of the work.',
        'A floor moves in any case. Better before it is laid than after.',
      ],
      p: 'A few days of rest prevent gaps and bumps.',
      f: 'You may step over them with a coffee for two days.',
      a: 'Flat. Closed. In the room. Wait.',
      t: 'Wood-based boards reach equilibrium with the humidity of the room and swell or shrink across the grain.',
      h: 'The cat has taken possession of the packets. That helps, too.',
      i: 'What is to stay long may arrive slowly.',
      l: 'Stacked oak in a bright room, breathing.',
    },
    lines: {
      '*': [
        'Let laminate and wood lie in the room before laying: closed, flat, as long as the leaflet says.',
        'The room should be as warm and dry as it will be when you live in it. No fresh plaster next door.',
        'Not in the garage and not against the outer wall: that way it gets used to the wrong place.',
        'A floating floor needs a gap at every wall and pipe. The {skirting|baseboard} hides it, and nothing may fill it.',
      ],
      h: ['Day two. The boards and the cat have come to terms.'],
    },
    why: [
      [
        'From a cold {lorry|truck} into a heated {flat|apartment} is a long way for wood.',
        'Wood drinks or gives off moisture, and gets wider or narrower by it.',
      ],
      [
        'Once it is joined, each small movement adds up over the room.',
        'With nowhere to go a floor goes up.',
      ],
    ],
    parts: [
      [
        'Bring it in early',
        ['As many days before as the maker wants.', 'Closed packs, since they should adapt slowly.'],
        'Packs on a floor',
      ],
      [
        'Lay it flat in the room',
        ['In the middle, on battens, not leaning.', 'Otherwise it learns to be bent.'],
        'A stack on battens',
      ],
      [
        'Live as you always do',
        [
          'Heating and airing as later.',
          'Fresh {screed|concrete} or plaster has to be dry first, and that is measured.',
        ],
        'A thermometer on a wall',
      ],
    ],
    turn: [
      'Then it may be laid, with a gap all round.',
      'Ask to see the moisture reading of the subfloor. Good fitters have it at hand.',
    ],
    asks: ['Could you wait?', 'Who has slept on your packets?'],
    ends: {
      p: 'Waiting is the step that costs nothing.',
      f: 'And the cat is sorry when they go.',
      a: 'Rest first, then lay.',
      t: 'Some vinyl needs hours only, some solid wood weeks: the data sheet of the product decides.',
      h: 'The tent has been struck.',
      i: 'Patience can be walked on later.',
      l: 'And then the first row, along the light.',
    },
    keep: 'the day of delivery',
    send: 'whoever would like to begin today',
    own: [
      {
        kinds: ['process', 'service', 'guarantee'],
        about: 'fit|lay|install|moisture|deliver',
        lead: 'And this is how a floor is laid here.',
      },
    ],
    pic: { ask: 'Closed packs lying flat in the room', alt: 'Packs of flooring lying flat in an empty room' },
    claims: [['Acclimatise, expansion gaps, dry subfloor', "flooring makers' instructions"]],
  },
  {
    id: 'words-on-a-floor-label',
    format: 'glossary',
    again: 9,
    emoji: '📗',
    tags: ['FlooringTips', 'GoodToKnow', 'FloorChoice'],
    title: ['Wear layer, underlay, click: floor words explained', 'What the words on a flooring label mean'],
    cover: 'Words on the label',
    gist: [
      'The wear layer is what you walk on, underlay is what makes it quiet, engineered means real wood on a core, click means without glue, pile is the hair of a carpet.',
      'Two floors can look the same and differ by what one does not see. Five words tell them apart.',
    ],
    subject: ['What one does not see', 'Five words for two floors'],
    hooks: {
      '*': [
        'Two floors look the same, and one costs double. The difference is in the words below.',
        '"Engineered, click, with a good wear layer": did you nod as well?',
      ],
      p: 'Whoever knows the terms compares what really differs.',
      f: 'Bring the label, and we will read it together.',
      a: 'Five words. Then compare.',
      t: 'Classes of use, from light domestic to heavy commercial, are set by standards and stand on the packet as pictures.',
      h: 'Pile has nothing to do with the heap of samples in your hall.',
      i: 'Clear words make calm decisions.',
      l: 'Oak, brushed, oiled: three words, and one can feel it.',
    },
    lines: {
      '*': [
        'With vinyl and engineered wood look at the wear layer first: it decides how long the floor lasts.',
        'Engineered wood is real wood on top. Laminate is a picture of wood under a hard skin. Both have their place.',
        'Underlay is half of the floor: for sound, for warmth, for small bumps. Not every floor may have just any.',
        'The little pictures with one, two or three people on the packet show how much traffic a floor can bear.',
      ],
      h: ['Tog is not only for {duvets|comforters}. Your carpet has one as well.'],
    },
    why: [
      [
        'Looks are quickly printed. What makes a floor last lies beneath.',
        'A thin skin wears through at the door, where everybody turns.',
      ],
      ['The same word can mean two things at two firms.', 'Ask for the figure, and not for the adjective.'],
    ],
    parts: [
      [
        'Wear layer',
        [
          'The clear or wooden top that takes the steps.',
          'How thick the part is that one may walk, and sometimes sand, away.',
        ],
        'A board seen edgewise',
      ],
      [
        'Engineered wood',
        [
          'A real wooden top on a core that keeps its shape.',
          'Layers glued crosswise, so that it moves less than solid wood.',
        ],
        'Layers of a board',
      ],
      [
        'Click',
        [
          'Planks that lock without glue and lie loose on the ground.',
          'A joint that snaps shut, and with care opens again.',
        ],
        'Two planks joining',
      ],
      [
        'Underlay',
        [
          'The layer beneath, against noise, cold and small bumps.',
          'What lies between floor and subfloor, chosen to suit both.',
        ],
        'A roll of underlay',
      ],
      [
        'Pile',
        [
          'The yarn that stands up in a carpet: loops or cut.',
          'What your feet touch. Dense wears better than long.',
        ],
        'A hand in a carpet',
      ],
    ],
    turn: [
      'A sixth for {flats|apartments}: impact sound. Your lease may have a view on it.',
      'Scratch a sample with a key. It says more than words.',
    ],
    asks: ['Which word was new to you?', 'Wood, or what looks like it?'],
    ends: {
      p: 'Compare what cannot be seen.',
      f: 'And bend the board. It is allowed.',
      a: 'Figures before adjectives.',
      t: 'Slip rating matters in bath and hall: ask for the class.',
      h: 'The heap of samples has been renamed.',
      i: 'Whoever understands chooses freely.',
      l: 'And under the foot: wood.',
    },
    keep: 'the visit to the showroom',
    send: 'somebody who nodded',
    pic: { ask: 'A board seen from the edge', alt: 'The layered edge of an engineered wood board' },
    claims: [['Definitions', 'flooring standards and trade glossaries']],
  },
  {
    id: 'which-way-the-boards-run',
    format: 'answer',
    again: 10,
    emoji: '🧭',
    only: 'wood|laminate|parquet|hardwood|vinyl|LVT|plank|floor',
    tags: ['FlooringTips', 'WoodFloors', 'HomeInteriors'],
    title: ['Which way should floorboards run?', 'Along the light or across the room: how to lay planks'],
    cover: 'Which way do they run?',
    question: 'Lengthways or across: which way should the boards run?',
    short: 'Mostly with the light from the main window, and in corridors along the way.',
    gist: [
      'With the light joints throw no shadows. In a corridor boards run the way one walks. On joists old floorboards have to run across them, whatever the window says.',
      'Lay five of them loosely both ways and sit down. The room tells you, and mostly in a minute.',
    ],
    subject: ['Towards the window', 'Lay five, and sit down'],
    hooks: {
      '*': [
        'The same boards make a room long or wide. It depends on which way they run.',
        'Lay five planks loosely towards the window. Then across. Then sit down.',
      ],
      p: 'The direction changes how large a room looks, and costs nothing.',
      f: 'Take off your shoes and try it out.',
      a: 'With the light. Along the corridor.',
      t: 'Boards nailed to joists carry the load and must cross them; floating floors are free.',
      h: 'We laid them diagonally, once. The sofa has felt seasick since.',
      i: 'Small decisions make wide rooms.',
      l: 'Light that runs along the grain right up to your feet.',
    },
    lines: {
      '*': [
        'Boards run with the light from the main window: then the joints throw no shadows.',
        'In a corridor they run the way one walks. Across, it looks like a ladder.',
        'Long boards across a narrow room make it wider, and give you more cutting to do.',
        'One direction through all rooms makes a home calmer. At the doors decide beforehand.',
      ],
      h: ['Herringbone answers the question with: both.'],
    },
    why: [
      [
        'Light from the side finds every edge.',
        'When light glides along the joints, the surface looks like one.',
      ],
      [
        'Lines lead the eye, and the eye measures the room by them.',
        'Along its length a room gets longer, across it calmer.',
      ],
    ],
    parts: [
      [
        'Look where the light comes from',
        ['From the largest window, in the afternoon.', 'With two of them the longer wall decides.'],
        'Light on a floor',
      ],
      [
        'Think of the way you walk',
        ['From door to door, in corridors above all.', 'Feet follow lines.'],
        'A corridor',
      ],
      [
        'Ask what lies beneath',
        ['Joists decide for boards that carry.', 'On {screed|concrete} or plywood you are free.'],
        'Joists under boards',
      ],
    ],
    turn: [
      'Lay the first row dry, to see what is left at the other wall.',
      'No strip narrower than a hand: shift the start.',
    ],
    asks: ['Which way do yours run?', 'Straight, herringbone or wild?'],
    ends: {
      p: 'Decide it before the first cut.',
      f: 'The chair may stay there. It is a good place.',
      a: 'Towards the window.',
      t: 'Long runs need a break where the maker says so.',
      h: 'The sofa has been turned, and feels better.',
      i: 'And suddenly there is room.',
      l: 'One line, from the door to the sea.',
    },
    keep: 'the day before laying',
    send: 'somebody with five planks',
    pic: { ask: 'A few planks laid loosely towards the window', alt: 'Loose planks laid towards a window' },
    claims: [['Direction with light, across joists', 'carpentry and flooring textbooks']],
  },
  {
    id: 'carpet-or-bare-boards',
    format: 'either',
    again: 9,
    emoji: '🦶',
    tags: ['ThisOrThat', 'HomeInteriors', 'FloorTalk'],
    title: ['Carpet or hard floor in the bedroom?', 'Soft or bare: what do your feet want in the morning?'],
    cover: 'Carpet or bare boards?',
    gist: [
      'The first step of the day: into something soft, or onto cool wood? Couples have split on less. What lies beside your bed?',
      'One is warm and quiet, the other swept in two minutes. The feet vote before the head does.',
    ],
    subject: ['The first step of the day', 'The feet vote'],
    hooks: {
      '*': [
        'Your first step in the morning: into wool, or onto wood?',
        'Half past six, eyes shut, two feet. What should they find?',
      ],
      p: 'Carpet dampens sound, hard floors are quicker to clean. Both are right.',
      f: 'Be honest: socks or barefoot?',
      a: 'Soft or bare. One word.',
      t: 'Carpet with underlay takes up impact sound and feels warmer; hard floors show dirt, and that gets it removed.',
      h: 'A rug is what diplomats invented.',
      i: 'A day begins with the first step.',
      l: 'Deep wool, and not a sound.',
    },
    lines: {
      '*': [
        'Carpet or bare boards in the bedroom? Answer with your feet.',
        'A rug on a hard floor needs something beneath it, or it goes for walks, with you on it.',
        'Carpet is quieter, for you and for those below. Ask them.',
        'Vacuum carpet slowly. Twice in each direction gets more out than ten quick strokes.',
      ],
      h: ['The cat has voted for carpet, with all four.'],
    },
    why: [
      [
        'It is a matter of warmth, of sound and of how often one sweeps.',
        'Childhood decides more about it than any catalogue.',
      ],
    ],
    parts: [
      [
        'Carpet',
        [
          'Warm, quiet, and one may sit on the floor.',
          'Soft at six in the morning, and kind to falling glasses.',
        ],
        'Feet on a carpet',
      ],
      [
        'Bare boards',
        ['Swept at once, cool in summer, and it ages well.', 'Nothing hides in it, and one can dance.'],
        'Feet on wood',
      ],
    ],
    turn: [
      'And there are those with boards and one good rug.',
      'In the bathroom nobody votes for carpet any more.',
    ],
    asks: ['Soft or bare?', 'What was in your childhood bedroom?'],
    ends: {
      p: 'Decide room by room.',
      f: 'Cold feet vote for wool.',
      a: 'Choose one.',
      t: 'With floor heating ask for the thermal resistance of carpet and underlay together.',
      h: 'The diplomats have ordered two rugs.',
      i: 'Home is where the feet are warm.',
      l: 'And five minutes more.',
    },
    keep: 'the next cold morning',
    send: 'whoever sleeps on the other side',
    pic: { ask: 'Bare feet on carpet or on boards', alt: 'Bare feet on wooden floorboards' },
    claims: [['Sound and warmth of carpet; slow vacuuming', 'building acoustics; consumer tests']],
  },
  {
    id: 'clear-the-room-the-day-before',
    format: 'checklist',
    again: 9,
    emoji: '📦',
    tick: true,
    only: LAYS,
    tags: ['FloorFitting', 'HomeProjects', 'FlooringTips'],
    title: ['Before the floor fitter comes: a checklist', 'How to prepare a room for a new floor'],
    cover: 'Before the fitters come',
    gist: [
      'Clear the room, the {wardrobe|closet} too. Ask who moves what, who takes up the old floor, whether doors will still open. And where does the saw stand?',
      'Half an hour on the evening before decides whether they lay floor or carry books in the morning.',
    ],
    subject: ['Floor or books?', 'Where does the saw stand?'],
    hooks: {
      '*': [
        'The fitters are here, and so are four hundred books. What will they do first?',
        'A new floor is higher than the old one. Will your doors still open?',
      ],
      p: 'A cleared room is laid faster and better.',
      f: 'Begin with the bottom of the {wardrobe|closet}. You know why.',
      a: 'Clear. Ask. Measure the doors. Park.',
      t: 'Add up floor and underlay and compare with the gap below each door, and with appliances under a worktop.',
      h: 'Behind the shelf: three pens, a sock, and the tax letter of that year.',
      i: 'Empty rooms are full of possibility.',
      l: 'Bare walls, echo, and light.',
    },
    lines: {
      '*': [
        'Before a floor is laid: clear it, cupboards too, and ask who moves the heavy things.',
        'Check that the doors will clear the new height. If not, who planes them, and when?',
        'Does the dishwasher still come out from under the worktop afterwards? Ask before, not after.',
        'Tell the neighbours: there will be sawing. And show where one may park.',
      ],
      h: ['The aquarium was "not heavy". It had been full since the nineties.'],
    },
    why: [
      [
        'Every {wardrobe|closet} that is moved twice takes an hour.',
        'Fitters come to lay floors, and you pay them for that.',
      ],
      [
        'What is found on the day costs a second visit.',
        'Heights and thresholds can be measured with a coin and a pencil.',
      ],
    ],
    parts: [
      [
        'Clear the whole room',
        ['Curtains up, cables out, fragile things far away.', 'Also what lives under the bed.'],
        'An empty room',
      ],
      [
        'Ask who does what',
        [
          'Old floor, {skirting|baseboards}, {rubbish|trash}, heavy pieces.',
          'It stands in the quote, or it should.',
        ],
        'A quote with ticks',
      ],
      [
        'Measure the doors',
        ['Gap below the leaf, against the new height.', 'And the appliances in the kitchen.'],
        'A ruler at a door',
      ],
      [
        'Show power and a place to saw',
        ['Outdoors, a balcony, a garage.', 'Dust goes where it likes.'],
        'A saw on a terrace',
      ],
      [
        'Find beds for pets',
        ['Open doors, glue, knives: no place for paws.', 'With a neighbour they are best off.'],
        'A cat in a basket',
      ],
    ],
    turn: [
      'And a kettle where one can get at it.',
      'Afterwards walk through it together, in socks, by daylight.',
    ],
    asks: ['What lay under your {wardrobe|closet}?', 'What would you have liked to know before?'],
    ends: {
      p: 'Prepared in the evening, laid by noon.',
      f: 'Take a photograph of the empty room. You will not see it again so soon.',
      a: 'Empty, measured, ready.',
      t: 'Ask how long before you may walk on it, put furniture on it, and wash it.',
      h: 'The fish watched it all and said nothing.',
      i: 'Making room is a beginning.',
      l: 'And the echo is gone.',
    },
    keep: 'the evening before',
    send: 'somebody who gets a floor this month',
    own: [
      {
        kinds: ['service', 'policy', 'process', 'price'],
        about: 'furniture|uplift|remov|fit|dispos|clear|skirting',
        lead: 'And about what is done here.',
      },
    ],
    pic: { ask: 'An empty room before it is laid', alt: 'An empty room ready for a new floor' },
    claims: [['Preparation', 'flooring trade practice']],
  },
];
