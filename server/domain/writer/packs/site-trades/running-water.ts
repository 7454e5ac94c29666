// Water in pipes: drains, cisterns, noises, and what stands between a house and its smells.
import type { Idea } from '../../library/idea.ts';
import { PIPES } from './kinds.ts';

export const RUNNING_WATER: readonly Idea[] = [
  {
    id: 'the-drain-is-only-thirsty',
    format: 'tip',
    only: PIPES,
    again: 9,
    emoji: '🚰',
    tags: ['PlumbingTips', 'SmellyDrain', 'HomeTips'],
    title: [
      'Drain smells? It may only be dry',
      'Smell from a {guest bathroom|spare bathroom} drain: pour water in',
    ],
    cover: 'A thirsty drain smells',
    gist: [
      'Under every drain a bend holds a little water, and that water keeps the sewer out. Where nobody runs the tap for weeks it dries up. A jug of water mends it.',
      'Smell from a shower that nobody uses? Pour in a jug of water. The seal in the bend has dried out.',
    ],
    subject: ['A jug of water against the smell', 'The bend that keeps the sewer out'],
    hooks: {
      '*': [
        'Before you buy anything against a smelly drain, pour a jug of water down it.',
        'The spare bathroom smells, and nobody has used it for weeks. That is why.',
      ],
      p: 'Dry traps are the simplest cause of a smell from a drain, and the one to rule out first.',
      f: 'Run a little water in the guest shower today. It will thank you.',
      a: 'Smell? Water first.',
      t: 'A trap seals by a few centimetres of standing water, which evaporate within weeks.',
      h: 'The guests have gone, and something of them has stayed. No: it is the floor drain.',
      i: 'A glass of water can be the whole repair.',
      l: 'A little water, poured slowly, and clean air.',
    },
    lines: {
      '*': [
        'Smell from a drain that is seldom used? A jug of water fills the bend again, and the smell is gone within the hour.',
        'The floor drain in the cellar and by the washing machine dries out first. A jug a month keeps it sealed.',
        'Going away for weeks? A spoon of cooking oil on top of the water in the bend slows the drying.',
        'If a drain gurgles when another one empties, air is pulling the water out of its bend. That is one for a plumber.',
      ],
      h: ['It was not the dog. An apology has been made.'],
    },
    scene: [
      'Somebody has bought two sprays and a scented candle, and stands sniffing in the guest bathroom.',
      'In the cellar, behind the bicycles, a small grating in the floor that nobody has thought of since spring.',
    ],
    why: [
      [
        'The bend is there for nothing else: water lets things go down and nothing come up.',
        'Without water in it, a pipe is open to the sewer like a chimney.',
      ],
      [
        'Warm rooms and underfloor heating dry it out faster.',
        'Two or three weeks without a tap running can be enough.',
      ],
    ],
    parts: [
      [
        'Pour in a jug of water',
        [
          'Slowly, into each drain that is seldom used.',
          'Shower, floor, spare basin, the sink in the cellar.',
        ],
        'A jug poured into a floor drain',
      ],
      [
        'Wait an hour and sniff',
        ['If the smell has gone, that was it.', 'Open the window first, or you will smell the old air.'],
        'An open bathroom window',
      ],
      [
        'If it stays, look for dirt',
        [
          'Hair and soap in the trap smell too, and come out by hand.',
          'A gurgle or a smell in every room is a matter for the trade.',
        ],
        'A lifted drain cover',
      ],
    ],
    turn: [
      'Put it in the calendar, on the first of the month.',
      'No repair in the house costs less than a jug of water.',
    ],
    asks: ['Is there a drain at home that nobody uses?', 'What was the smell in the end, at your place?'],
    ends: {
      p: 'A smell that returns within days has another cause and should be looked into.',
      f: 'And the guests will never know.',
      a: 'A jug a month.',
      t: 'The hollow in the pipe is called a trap, and every fixture has one.',
      h: 'The candle may stay. It was on offer.',
      i: 'Small care, in a corner where nobody looks.',
      l: 'Nothing to smell but soap.',
    },
    keep: 'the day before guests come',
    send: 'somebody with a bathroom for visitors',
    own: [
      {
        kinds: ['service', 'price', 'process'],
        about: 'drain|block|smell|inspect|unblock',
        lead: 'And if it still smells tomorrow.',
      },
    ],
    pic: {
      ask: 'A jug beside a floor drain or a shower tray',
      alt: 'A jug of water beside a drain in a bathroom floor',
    },
    claims: [['Trap seals evaporate in unused fixtures; refilling restores them', 'plumbing textbooks']],
  },
  {
    id: 'colour-in-the-cistern',
    format: 'howto',
    only: PIPES,
    again: 10,
    emoji: '🚽',
    tags: ['SaveWater', 'PlumbingTips', 'LeakTest'],
    title: [
      'Is your toilet leaking? The food colouring test',
      'How to find out whether a toilet runs all night',
    ],
    cover: 'A drop of red in the tank',
    gist: [
      'Put a few drops of food colouring into the {cistern|tank} at bedtime and do not flush. Colour in the bowl next morning means that it leaks.',
      'A toilet can lose hundreds of litres a day without a sound. A little food colouring shows it overnight.',
    ],
    subject: ['Red in the bowl by morning', 'A leak that nobody hears'],
    hooks: {
      '*': [
        'The thirstiest thing in a house can be a toilet that nobody is using.',
        'A few drops of food colouring at bedtime tell you where your water goes.',
      ],
      p: 'A leaking toilet valve is among the commonest causes of a high water bill.',
      f: 'Take the food colouring from the baking drawer. Tonight it has another job.',
      a: 'Colour in. Do not flush. Look in the morning.',
      t: 'A worn seal lets water pass from tank to bowl; dye makes the flow visible.',
      h: 'In the morning the bowl was blue. It was not the sea.',
      i: 'Water saved by a drop of colour.',
      l: 'A thread of red, turning slowly in clear water.',
    },
    lines: {
      '*': [
        'Leaking toilet? A few drops of food colouring in the {cistern|tank}, no flush, wait. Colour in the bowl means yes.',
        'A dry tissue on the back wall of the bowl half an hour after a flush: if it gets wet, water is running.',
        'If you hear the toilet fill by itself now and then, the seal at the bottom lets water through.',
        'Water bill higher than last year and nobody knows why? Test the toilets before you suspect the teenagers.',
      ],
      h: ['The teenagers were innocent. This has gone into the family book.'],
    },
    scene: [
      'At night, when the fridge is silent, there is a faint hiss behind the bathroom door.',
      'Blue colouring in one hand, the lid of the tank in the other, and a child who wants to watch.',
    ],
    why: [
      [
        'Rubber hardens with the years, and limescale sits on its edge.',
        'The seal is a simple rubber disc, and it lies in water day and night.',
      ],
      [
        'The flow is so thin that one sees nothing on white china.',
        'It runs down the back of the bowl like a film, without a ripple.',
      ],
    ],
    parts: [
      [
        'Lift the lid carefully',
        ['It is china, and heavy. Lay it on a towel.', 'Put it flat on the floor, not on the basin.'],
        'A lid lying on a towel',
      ],
      [
        'Drop in some colour',
        ['Five or six drops are plenty.', 'Beetroot juice will do as well.'],
        'Drops of colour in a tank',
      ],
      [
        'Leave it alone',
        [
          'Half an hour shows most leaks, overnight shows them all.',
          'A note on the lid saves the experiment.',
        ],
        'A note on a lid',
      ],
      [
        'Look into the bowl',
        ['Clear is good. Coloured means a new seal.', 'Flush afterwards, so that nothing stains.'],
        'A bowl with a tint of colour',
      ],
    ],
    turn: ['A new seal is a small part and a short visit.', 'If it is clear, you know that too.'],
    asks: ['Have you ever tried it?', 'What was behind your highest water bill?'],
    ends: {
      p: 'Once a year is enough.',
      f: 'Tell us which colour you took.',
      a: 'Tonight.',
      t: 'If the water stands at the overflow, it is the filling valve and not the seal.',
      h: 'The cake will be white this year.',
      i: 'What does not run away need not be pumped.',
      l: 'Still water, and a still house.',
    },
    keep: 'the evening after the water bill',
    send: 'whoever is always suspected',
    own: [
      {
        kinds: ['service', 'price', 'process', 'offer'],
        about: 'toilet|leak|repair|cistern',
        lead: 'And if it was blue in the morning.',
      },
    ],
    pic: {
      ask: 'A bottle of food colouring on the lid of a toilet tank',
      alt: 'A small bottle of food colouring on a white toilet tank',
    },
    claims: [
      [
        'Dye test for toilet leaks; a leaking toilet can lose hundreds of litres a day',
        'advice of water suppliers and US EPA WaterSense',
      ],
    ],
  },
  {
    id: 'it-is-the-fat',
    format: 'mistake',
    only: PIPES,
    again: 9,
    emoji: '🍳',
    tags: ['BlockedDrain', 'PlumbingTips', 'KitchenTips'],
    title: [
      'What blocks a kitchen drain: fat down the sink',
      'Hot water after the fat? It only moves the blockage',
    ],
    cover: 'Fat goes into the bin',
    wrong: 'Rinsing fat down with hot water',
    gist: [
      'Fat is liquid in the pan and wax in the pipe. Hot water only carries it further, to where nobody can reach it. Wipe the pan with paper first.',
      'What goes down the sink warm sets where the pipe is cold. Let the fat go hard in a cup, and put it in the bin.',
    ],
    subject: ['Hot water makes it worse', 'Wipe the pan first'],
    hooks: {
      '*': [
        'Hot water does not get rid of fat. It takes it to a place where you cannot get at it.',
        'Two metres behind your sink there is a cold stretch of pipe. Everything you poured hot is waiting there.',
      ],
      p: 'Most blocked kitchen drains are built up one frying pan at a time.',
      f: 'Keep an old jar beside the cooker. That is the whole trick.',
      a: 'Wipe, then wash. No fat in the sink.',
      t: 'Fat sets below body temperature, and combines with limescale and soap to a hard crust.',
      h: 'Under London they once found a lump of fat as long as two football fields. It had begun in a pan.',
      i: 'One sheet of paper keeps a whole street flowing.',
      l: 'A pan wiped clean, and the water running away without a sound.',
    },
    lines: {
      '*': [
        'Let frying fat go cold in a cup or a jar, then put it in the bin. Hot water only moves the blockage further on.',
        'Wipe greasy pans with a sheet of kitchen paper before they go into the water or the dishwasher.',
        'Wet wipes do not fall apart like paper, whatever it says on the pack. Bin, not bowl.',
        'Coffee grounds, rice and pasta do not dissolve. A sieve in the sink catches what the bend would.',
      ],
      h: ['The sink gurgles after the roast. It is telling the story of Christmas.'],
    },
    scene: [
      'Sunday, four in the afternoon, the roasting tin is tilted over the sink and the kettle stands ready to send it on its way.',
      'What comes out of the pipe looks like a candle. Nobody in the house has ever bought that candle.',
    ],
    why: [
      [
        'A pipe under the floor is as cold as the cellar.',
        'Whatever flows as oil at the top is candle wax three steps further on.',
      ],
      [
        'On the first layer everything else sticks: rice, grounds, hair.',
        'It grows like rings in a tree, inwards.',
      ],
    ],
    parts: [
      [
        'Let it go hard in a cup',
        ['A saucer on top, and into the bin when it has set.', 'An old jar with a lid takes months to fill.'],
        'A cup of set fat',
      ],
      [
        'Wipe before you wash',
        ['One sheet takes more than a bottle of detergent.', 'The dishwasher has a pipe as well.'],
        'Paper in a pan',
      ],
      [
        'Put a sieve in the plughole',
        ['It costs as much as a coffee.', 'Empty it into the bin, not into the next drain.'],
        'A small sieve in a sink',
      ],
      [
        'Act when it gets slow',
        [
          'Slow is the time: plunger, then clean the trap, with a bucket beneath.',
          'Waiting until nothing moves makes it dearer.',
        ],
        'A bucket beneath a sink',
      ],
    ],
    turn: [
      'A sink does not need anything out of a bottle, it needs less fat.',
      'And on Boxing Day a plumber can stay at home.',
    ],
    asks: ['Where does the roasting fat go at your place?', 'Which sink at home is the slow one?'],
    ends: {
      p: 'Strong drain cleaners can harm pipes, and whoever has to open them afterwards.',
      f: 'And the jar can stand next to the salt.',
      a: 'Jar. Bin. Done.',
      t: 'Rods or a jet clear the crust; chemicals mostly bore a hole through it.',
      h: 'The candle has been put on display.',
      i: 'We all share the pipe at the end.',
      l: 'Clear water, going down.',
    },
    caution:
      'Never mix drain cleaners, and tell whoever opens the drain what has been poured in: it burns skin and eyes.',
    keep: 'the next roast',
    send: 'whoever washes up at your place',
    own: [
      {
        kinds: ['service', 'price', 'process', 'offer'],
        about: 'drain|block|unblock|jet|emergenc',
        lead: 'And if it is too late for the jar.',
      },
    ],
    pic: { ask: 'A jar of set fat beside the cooker', alt: 'A jar of white set fat beside a cooker' },
    claims: [
      [
        'Fat sets in pipes and blocks them; wipes do not disperse; hot water only moves it',
        'advice of water companies; Whitechapel fatberg 2017 was 250 m',
      ],
    ],
  },
  {
    id: 'the-bang-in-the-wall',
    format: 'answer',
    only: PIPES,
    again: 11,
    emoji: '🔨',
    tags: ['NoisyPipes', 'PlumbingTips', 'HomeTips'],
    title: [
      'Why do pipes bang when you turn off a tap?',
      'Knocking, ticking, whistling: what noises in pipes mean',
    ],
    cover: 'What pipes are saying',
    question: 'It bangs in the wall when the washing machine stops. Is that bad?',
    short: 'It is moving water stopped at once. It can be cured, and should be.',
    gist: [
      'Bang when a tap shuts: water hammer. Ticking when it gets warm: a pipe that stretches. Whistling: something too narrow. Each noise has its own cause.',
      'Pipes speak when water is stopped, warmed or squeezed. Listen when it happens, and half the search is done.',
    ],
    subject: ['Bang, tick, whistle', 'When exactly does it knock?'],
    hooks: {
      '*': [
        'Bang in the wall, and the washing machine has only closed a valve.',
        'Pipes make three noises, and each means something else.',
      ],
      p: 'A banging pipe strains its joints, and is usually simple to cure.',
      f: 'Next time it bangs, look which tap has just been closed.',
      a: 'Bang means hammer. Have it mended.',
      t: 'A column of water that is stopped in a fraction of a second pushes a wave of pressure through the pipe.',
      h: 'The children believe in a ghost. The ghost does the washing on Saturdays.',
      i: 'Whoever listens to a house learns how it works.',
      l: 'A house at night, ticking as it cools.',
    },
    lines: {
      '*': [
        'Bang when a tap or a washing machine shuts off is water hammer. It strains joints, so have it looked at.',
        'Ticking in the wall when the hot tap runs: a pipe grows as it warms and rubs on wood. Harmless, if annoying.',
        'A tap that whistles or hums often has a worn washer, or a valve that is only half open.',
        'Write down when it knocks: which tap, hot or cold, day or night. It halves the search.',
      ],
      h: ['The ghost has been identified. It is a pipe clip.'],
    },
    scene: [
      'Two in the morning, the dishwasher changes programme, and somewhere behind the tiles it goes bang.',
      'Everybody stands in the hall with a hand on the wall, while somebody in the kitchen opens and shuts the tap.',
    ],
    why: [
      [
        'Water has weight. If it is stopped at once, all of it hits something.',
        'Machines close their valves in an instant, where a hand takes a second.',
      ],
      [
        'A pipe that is not held can move, and hits whatever is near.',
        'Clips come loose, and then what was a hum becomes a blow.',
      ],
    ],
    parts: [
      [
        'A bang when it stops',
        [
          'Slower valves, lower pressure or a small arrester cure it.',
          'Machines do it most, as their valves snap shut.',
        ],
        'A washing machine valve',
      ],
      [
        'A tick when it warms',
        ['Copper grows by a hair and creaks past a joist.', 'Felt or a looser clip silences it.'],
        'A copper pipe in a clip',
      ],
      [
        'A whistle while it runs',
        ['Something is too narrow: a washer, a valve, limescale.', 'Try whether every tap does it, or one.'],
        'A running tap',
      ],
    ],
    turn: [
      'Describe it on the phone with your mouth. Plumbers are used to it.',
      'A film with sound is worth more than a long letter.',
    ],
    asks: ['Which noise does your house make?', 'Who had to get used to it longest?'],
    ends: {
      p: 'Have a bang seen to, and leave a tick be.',
      f: 'Do make the noise. We know that it feels silly.',
      a: 'Which tap, when, how loud.',
      t: 'Pressure above what a house needs makes each of them louder; it can be measured in a minute.',
      h: 'The children are disappointed.',
      i: 'A quiet house is one that is cared for.',
      l: 'And then only the rain.',
    },
    keep: 'the next bang at two in the morning',
    send: 'somebody who believes in ghosts',
    own: [
      {
        kinds: ['service', 'price', 'process'],
        about: 'pipe|noise|pressure|repair',
        lead: 'And for noises that will not give their name.',
      },
    ],
    pic: {
      ask: 'A pipe where it meets a wall, with its clip',
      alt: 'A copper pipe held by a clip at a wall',
    },
    claims: [['Water hammer, thermal expansion noise, flow noise', 'plumbing textbooks']],
  },
  {
    id: 'did-crapper-invent-it',
    format: 'myth',
    only: PIPES,
    again: 12,
    emoji: '👑',
    tags: ['PlumbingHistory', 'FunFacts', 'DidYouKnow'],
    title: ['Did Thomas Crapper invent the toilet?', 'Who invented the flush toilet? Not Thomas Crapper'],
    cover: 'Not invented by Mr Crapper',
    myth: 'Thomas Crapper invented the flush toilet',
    short: 'He sold and improved it. A queen had a flushing one three hundred years before.',
    gist: [
      'Sir John Harington built a flushing closet for Queen Elizabeth around the year of her sixtieth birthday. Thomas Crapper sold very good ones three centuries later.',
      'The bend that keeps the smell out came from a Scottish watchmaker, Alexander Cumming. Crapper ran a shop window, and that was his invention.',
    ],
    subject: ['A poet, a watchmaker, a plumber', 'He only sold it, and very well'],
    hooks: {
      '*': [
        'Thomas Crapper did not invent the toilet. A poet did, and a watchmaker made it bearable.',
        'The most useful bend in your house was drawn by a man who mended clocks.',
      ],
      p: 'Three people stand behind the flush toilet, and the famous one is not among the inventors.',
      f: 'This one is for your next quiz evening.',
      a: 'It was Harington. Then Cumming. Crapper sold it.',
      t: 'Cumming patented a trap with standing water in seventeen seventy-five; it is what keeps the gas of the sewer out.',
      h: 'He had the right name for it, and no more.',
      i: 'A bend in a pipe has saved more lives than most medicines.',
      l: 'A chain with a china handle, and a rush of water far above.',
    },
    lines: {
      '*': [
        'The bend under your sink was patented by a watchmaker, Alexander Cumming, in seventeen seventy-five.',
        'Sir John Harington, poet and godson of the queen, built a flushing toilet in the fifteen nineties. It did not catch on.',
        'Thomas Crapper was a real London plumber, with a royal warrant and a showroom. The toilet he did not invent.',
        'Without standing water in the bend, a flush toilet would be a chimney for the sewer.',
      ],
      h: ['A poet invented it. One does have time to think there.'],
    },
    scene: [
      'A shop window in Chelsea, bathtubs and basins behind glass, and ladies who look the other way.',
      'A watchmaker in London bends a pipe like the letter S, pours in water, and sniffs.',
    ],
    why: [
      [
        'Harington had the idea, and houses had no sewers to lead it to.',
        'For two hundred years it stayed a curiosity, since there was nowhere for it to go.',
      ],
      [
        'Crapper put bathrooms into a shop window, and his name on every cistern.',
        'People remembered the name that they read each morning.',
      ],
    ],
    parts: [
      [
        'A poet had the idea',
        [
          'Harington wrote a whole book about it, full of jokes.',
          'The queen is said to have had one at Richmond.',
        ],
        'An old book with a drawing',
      ],
      [
        'A watchmaker kept the smell out',
        ['His bend holds water, and water holds back smell.', 'It has hardly changed since.'],
        'A trap beneath a basin',
      ],
      [
        'A plumber made it respectable',
        [
          'Crapper showed what others hid, and made good valves.',
          'The ballcock was improved in his workshop.',
        ],
        'An old cistern with a chain',
      ],
    ],
    turn: ['In every bathroom there is a watchmaker.', 'Look under the basin: there it is, the letter.'],
    asks: ['Did you believe it, too?', 'Which everyday thing would you not want to do without?'],
    ends: {
      p: 'A good story, and a better bend.',
      f: 'Now you can win the quiz.',
      a: 'Poet, watchmaker, plumber.',
      t: 'Later patents, such as the siphon without a valve, came from Albert Giblin.',
      h: 'With that name, what else could he have sold?',
      i: 'Those who made life clean are seldom on monuments.',
      l: 'A pull, a rush, a silence.',
    },
    keep: 'the next quiz evening',
    send: 'the person who always knows better',
    pic: { ask: 'The bend in the pipe beneath a basin', alt: 'A curved pipe beneath a white basin' },
    claims: [
      [
        'Harington 1596, Cumming 1775 patent of the S trap, Crapper sold and improved; Giblin 1898 patent',
        'histories of sanitation',
      ],
    ],
  },
  {
    id: 'cold-at-the-top',
    format: 'answer',
    only: 'radiators?\\b|central heating|boilers?\\b|heating engineer|(?:plumbers?|plumbing) (?:and|&) heating',
    again: 9,
    emoji: '🌡️',
    tags: ['RadiatorTips', 'HeatingTips', 'WarmHome'],
    title: ['Radiator cold at the top or at the bottom: what it means', 'Why is my radiator only half warm?'],
    cover: 'Cold at the top means air',
    question: 'The radiator is warm below and cold above. Is it broken?',
    short: 'No. Cold above is air, cold below is sludge. Air you can let out yourself.',
    gist: [
      'Cold at the top means air: let it out with a key. Cold at the bottom means sludge, and that is work for somebody with a pump.',
      'Put a hand on each radiator, high and low. Where it is cold tells you what is in there.',
    ],
    subject: ['High and low, with your hand', 'Air above, sludge below'],
    hooks: {
      '*': [
        'Put one hand on the top of your radiator and one on the bottom. The difference is a diagnosis.',
        'A radiator that is half cold is not broken. It is full of the wrong thing.',
      ],
      p: 'Two touches of the hand tell whether a radiator needs a key or a heating engineer.',
      f: 'Do the round this evening, with a cloth and a little key.',
      a: 'Cold above: bleed it. Cold below: call.',
      t: 'Air gathers at the highest point and keeps water away from the metal; iron oxide settles at the lowest.',
      h: 'It gurgles like somebody who has had too much soup.',
      i: 'A warm room is sometimes a quarter turn away.',
      l: 'A hand on warm iron, and frost at the window.',
    },
    lines: {
      '*': [
        'Radiator cold at the top? Let the air out: heating off, key in, quarter turn, cloth beneath, close when water comes.',
        'Radiator cold at the bottom in the middle: sludge. Bleeding will not help, flushing will.',
        'If one radiator stays cold and the rest are hot, its valve may be stuck. Do not force it with pliers.',
        'After letting out air, look at the pressure gauge of the boiler. It has often dropped, and wants filling up.',
      ],
      h: ['It hissed, it spat, it gave a sigh. Then it was a radiator again.'],
    },
    scene: [
      'On the first cold evening a hand goes along the radiator, warm, warm, cold, and stops there.',
      'Hiss, hiss, and then a thin black jet onto the only light cloth in the house.',
    ],
    why: [
      [
        'Air comes in with fresh water and wherever pressure is low.',
        'What hisses out is partly air and partly gas from rust.',
      ],
      [
        'Water that moves in steel and iron for years turns black, and the black sinks.',
        'A spoonful of sludge in every corner makes the boiler work for nothing.',
      ],
    ],
    parts: [
      [
        'Turn the heating off first',
        [
          'Let it cool, otherwise the pump draws more air in.',
          'Half an hour is enough, and you will not burn your fingers.',
        ],
        'A thermostat turned down',
      ],
      [
        'A quarter turn, and a cloth',
        [
          'It hisses. When water comes without bubbles, close it.',
          'Not further: the small screw can come out.',
        ],
        'A key at a radiator valve',
      ],
      [
        'Check the pressure afterwards',
        [
          'Look what the manual says your gauge should show, cold.',
          'Most houses want a needle in the green.',
        ],
        'A pressure gauge',
      ],
    ],
    turn: [
      'Cold below wants more than a key. It wants somebody with a flushing pump.',
      'From the lowest floor upwards, and each radiator warm to the brim.',
    ],
    asks: ['Where is it cold at your place, above or below?', 'When did you last let the air out?'],
    ends: {
      p: 'If air keeps coming back, there is a cause, and it should be found.',
      f: 'And put something dark under it. The water is black.',
      a: 'Key, cloth, quarter turn.',
      t: 'An inhibitor in the water slows the rust.',
      h: 'The light cloth is now dark.',
      i: 'Warmth that arrives everywhere.',
      l: 'Warm from top to bottom.',
    },
    caution:
      'With a sealed or pressurised system follow the manual; in flats ask whoever looks after the building first. Anything with gas is for a registered engineer.',
    keep: 'the first cold evening',
    send: 'somebody with one cold radiator',
    own: [
      {
        kinds: ['service', 'price', 'process', 'offer'],
        about: 'flush|servic|heating|radiator|boiler',
        lead: 'And if it is cold at the bottom.',
      },
    ],
    pic: { ask: 'A hand on a radiator, high up', alt: 'A hand on the top of a white radiator' },
    claims: [['Cold top air, cold bottom sludge; bleeding procedure', 'heating trade practice']],
  },
];
