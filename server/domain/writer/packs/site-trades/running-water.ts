// Water in pipes: drains, cisterns, noises, and what stands between a house and its smells.
import type { Idea } from '../../library/idea.ts';

export const RUNNING_WATER: readonly Idea[] = [
  {
    id: 'the-drain-is-only-thirsty',
    format: 'tip',
    again: 9,
    emoji: '🚰',
    tags: ['PlumbingTips', 'SmellyDrain', 'HomeTips'],
    title: ['Drain smells? It may only be dry', 'A smelly drain may only be dry'],
    cover: 'A thirsty drain smells',
    gist: [
      'Does the drain smell in a shower that nobody uses? Pour in a jug of water. The water in the bend has dried out.',
      'Under every drain a bend holds a little water, and that water keeps the sewer smell out. If nobody runs the {tap|faucet} for weeks, it dries up. A jug of water cures it.',
    ],
    subject: ['Smelly drain? Try a jug of water', 'The bend that keeps the smell out'],
    hooks: {
      '*': [
        'Before you buy anything for a smelly drain, pour a jug of water down it.',
        'The drain in the spare bathroom smells, and nobody has used it for weeks. That is why.',
      ],
      pl: 'A dried-out drain is the simplest cause of a smell, and the one to rule out first.',
      t: 'A drain is sealed by a few {centimetres|inches} of standing water, which dries up within weeks.',
      fhi: 'Run a little water in the guest shower today. It keeps the drain from smelling.',
      a: 'Smelly drain? Water first.',
    },
    lines: {
      '*': [
        'Smell from a drain that is seldom used? A jug of water fills the bend again, and the smell is gone within the hour.',
        'The floor drain in the cellar and by the washing machine dries out first. A jug a month keeps it sealed.',
        'Going away for weeks? A spoon of cooking oil on top of the water in the bend slows the drying.',
        'If a drain gurgles when another one empties, it is sucking the water out of its bend. That is one for a plumber.',
      ],
      h: ['The bathroom drain smelled. It was not the dog after all, and somebody has apologised.'],
    },
    why: [
      [
        'The water in the bend lets things go down and no smell come up.',
        'Without water in the bend, the pipe is open to the sewer.',
      ],
      [
        'Warm rooms and underfloor heating dry it out faster.',
        'Two or three weeks without a {tap|faucet} running can be enough.',
      ],
    ],
    parts: [
      [
        'Pour in a jug of water',
        ['Slowly, into each one that is seldom used.', 'Shower, floor, spare basin, the sink in the cellar.'],
        'A jug poured into a floor drain',
      ],
      [
        'Wait an hour and sniff',
        ['If the smell has gone, that was it.', 'Open the window first, or you will smell the old air.'],
        'An open bathroom window',
      ],
      [
        'If it still smells, clean out the dirt',
        [
          'Hair and soap in the trap smell too, and you can pull them out by hand.',
          'If it gurgles or every room smells, call a plumber.',
        ],
        'A lifted drain cover',
      ],
    ],
    turn: ['Put it in the calendar for the first of the month.', 'A jug of water costs next to nothing.'],
    asks: ['Is there a drain at home that nobody uses?', 'What was the smell in the end, at your place?'],
    ends: {
      pfathil: [
        'If the smell comes back within days, it has another cause and should be looked into.',
        'The hollow in the pipe is called a trap, and every fixture has one.',
      ],
    },
    keep: 'the day before guests come',
    send: 'somebody with a bathroom for visitors',
    own: [
      {
        kinds: ['service', 'price', 'process'],
        about: 'drain|block|smell|inspect|unblock',
        lead: 'And if it still smells tomorrow:',
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
    again: 10,
    emoji: '🚽',
    tags: ['SaveWater', 'PlumbingTips', 'LeakTest'],
    title: [
      'Is your toilet leaking? The food colouring test',
      'How to find out whether a toilet runs all night',
    ],
    cover: 'Is your toilet leaking? Test it',
    gist: [
      'Put a few drops of food {colouring|coloring} into the toilet {cistern|tank} at bedtime and do not flush. {Colour|Color} in the bowl next morning means that it leaks.',
      'A toilet can lose hundreds of {litres|gallons} a day without a sound. A little food {colouring|coloring} shows it overnight.',
    ],
    subject: ['Is your toilet leaking at night?', 'Test your toilet with food {colouring|coloring}'],
    hooks: {
      '*': [
        'The biggest water user in a house can be a leaking toilet that nobody is using.',
        'A few drops of food {colouring|coloring} at bedtime tell you whether your toilet leaks.',
      ],
      pl: 'A leaking toilet valve is one of the commonest causes of a high water bill.',
      t: 'A worn seal lets water run from the toilet {cistern|tank} into the bowl, and the dye shows it.',
      fhi: 'Take the food {colouring|coloring} from the baking drawer. Tonight it will test your toilet.',
      a: 'Toilet test: food {colouring|coloring} in, do not flush, look in the morning.',
    },
    lines: {
      '*': [
        'Leaking toilet? A few drops of food colouring in the {cistern|tank}, no flush, wait. Colour in the bowl means yes.',
        'Hold a dry tissue to the back of the toilet bowl half an hour after a flush: if it gets wet, water is running.',
        'If you hear the toilet fill up by itself now and then, the seal at the bottom leaks.',
        'Water bill higher than last year and nobody knows why? Test the toilets before you suspect the teenagers.',
      ],
      h: ['It was the toilet. The teenagers were innocent, and are not going to let anyone forget it.'],
    },
    why: [
      [
        'Rubber hardens with the years, and limescale builds up on its edge.',
        'The seal is a simple rubber disc, and it lies in water day and night.',
      ],
      [
        'The flow is so thin that you cannot see it on white china.',
        'It runs down the back of the bowl in a thin film.',
      ],
    ],
    parts: [
      [
        'Lift the lid of the {cistern|tank} carefully',
        ['It is china, and heavy. Lay it on a towel.', 'Put it flat on the floor, not on the basin.'],
        'A lid lying on a towel',
      ],
      [
        'Drop in some {colour|color}',
        ['Five or six drops are plenty.', 'Beetroot juice will do as well.'],
        'Drops of colour in a tank',
      ],
      [
        'Do not flush for a while',
        [
          'Half an hour shows most leaks, overnight shows them all.',
          'Put a note on the lid, or somebody will.',
        ],
        'A note on a lid',
      ],
      [
        'Look into the bowl',
        [
          'Clear is good. {Coloured|Colored} means you need a new seal.',
          'Flush afterwards, so that nothing stains.',
        ],
        'A bowl with a tint of colour',
      ],
    ],
    turn: ['A new seal is a small part and a short visit.', 'If it is clear, you know that too.'],
    asks: ['Have you ever tried it?', 'What was behind your highest water bill?'],
    ends: { pfathil: 'If the water stands at the overflow, it is the filling valve and not the seal.' },
    keep: 'the evening after the water bill',
    send: 'whoever is always suspected',
    own: [
      {
        kinds: ['service', 'price', 'process', 'offer'],
        about: 'toilet|leak|repair|cistern',
        lead: 'And if the water was {coloured|colored} in the morning:',
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
    again: 9,
    emoji: '🍳',
    tags: ['BlockedDrain', 'PlumbingTips', 'KitchenTips'],
    title: [
      'What blocks a kitchen drain: fat down the sink',
      'Hot water after the fat? It only moves the blockage',
    ],
    cover: 'Never pour fat down the sink',
    wrong: 'Rinsing fat down with hot water',
    gist: [
      'Fat is liquid in the pan and hard as wax in the pipe. Hot water only carries it further, to where nobody can reach it. Wipe the pan with paper first.',
      'Fat that goes down the sink warm sets where the pipe is cold. Let it go hard in a cup, and put it in the {bin|trash}.',
    ],
    subject: ['Fat down the sink? Hot water makes it worse', 'Wipe the pan before you wash it'],
    hooks: {
      '*': [
        'Hot water does not get rid of fat. It takes it further down the drain, where you cannot get at it.',
        'A little way behind your sink the pipe is cold. All the fat you rinsed down with hot water is waiting there.',
      ],
      pl: 'Most blocked kitchen drains come from fat, one frying pan at a time.',
      t: 'Fat sets below body temperature and builds a hard crust in the drain with limescale and soap.',
      fhi: 'Keep an old jar for fat beside the {cooker|stove}. That is the whole trick.',
      a: 'Wipe the pan, then wash it. No fat in the sink.',
    },
    lines: {
      '*': [
        'Let frying fat go cold in a cup or a jar, then put it in the bin. Hot water only moves the blockage further on.',
        'Wipe greasy pans with a sheet of kitchen paper before they go into the water or the dishwasher.',
        'Wet wipes do not fall apart like toilet paper, whatever it says on the pack. Put them in the {bin|trash}.',
        'Coffee grounds, rice and pasta do not dissolve in a drain. A strainer in the sink catches them.',
      ],
      h: ['The sink gurgles after the roast. It has had too much fat.'],
    },
    why: [
      [
        'A pipe under the floor is cold, even when the kitchen is warm.',
        'It goes down as oil and sets like candle wax further on.',
      ],
      [
        'Everything else sticks to the first layer: rice, coffee grounds, hair.',
        'It builds up a little with every pan.',
      ],
    ],
    parts: [
      [
        'Let the fat go hard in a cup',
        ['A saucer on top, and into the bin when it has set.', 'An old jar with a lid takes months to fill.'],
        'A cup of set fat',
      ],
      [
        'Wipe before you wash',
        ['One sheet takes off more than a lot of detergent.', 'The dishwasher has a pipe as well.'],
        'Paper in a pan',
      ],
      [
        'Put a strainer in the plughole',
        ['It costs as much as a coffee.', 'Empty it into the bin, not into the next drain.'],
        'A small sieve in a sink',
      ],
      [
        'Act when it gets slow',
        [
          'That is the time for a plunger, and for cleaning the trap, with a bucket below.',
          'Waiting until nothing moves costs more.',
        ],
        'A bucket beneath a sink',
      ],
    ],
    turn: [
      'Your sink needs less fat, not something out of a bottle.',
      'Your drain will stay clear for longer.',
    ],
    asks: ['Where does the roasting fat go at your place?', 'Which sink at home is the slow one?'],
    ends: {
      pfathil: [
        'Strong drain cleaners can harm the pipes, and whoever has to open them afterwards.',
        'Rods or a jet clear the crust; chemicals mostly just make a hole through it.',
      ],
    },
    caution:
      'Never mix drain cleaners, and tell whoever opens the drain what has been poured in: it burns skin and eyes.',
    keep: 'the next roast',
    send: 'whoever washes up at your place',
    own: [
      {
        kinds: ['service', 'price', 'process', 'offer'],
        about: 'drain|block|unblock|jet|emergenc',
        lead: 'And if it is already blocked:',
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
    again: 11,
    emoji: '🔨',
    tags: ['NoisyPipes', 'PlumbingTips', 'HomeTips'],
    title: [
      'Why do pipes bang when you turn off a {tap|faucet}?',
      'Knocking, ticking, whistling: what noises in pipes mean',
    ],
    cover: 'Why do pipes make noises?',
    question: 'The pipes bang when the washing machine stops. Is that bad?',
    short:
      'It is called water hammer: water that is stopped too suddenly. It strains the joints and should be cured.',
    gist: [
      'A bang when a {tap|faucet} shuts: water hammer. Ticking when it gets warm: a pipe that expands. Whistling: something too narrow. Each noise has its own cause.',
      'Pipes make noises when water is stopped, warmed or squeezed. Listen for when it happens, and half the search is done.',
    ],
    subject: ['Why do pipes bang, tick or whistle?', 'When exactly do your pipes knock?'],
    hooks: {
      '*': [
        'The pipes bang in the wall, and the washing machine has only closed a valve.',
        'Pipes make three noises, and each means something else.',
      ],
      pl: 'Banging pipes strain their joints, and are usually simple to cure.',
      t: 'Water that is stopped in a fraction of a second sends a shock through the pipes.',
      fhi: 'Next time your pipes bang, look which {tap|faucet} has just been closed.',
      a: 'If your pipes bang, have them seen to.',
    },
    lines: {
      '*': [
        'A bang when a {tap|faucet} or a washing machine shuts off is water hammer. It strains the joints, so have it looked at.',
        'Ticking in the wall when the hot {tap|faucet} runs: a pipe expands as it warms and rubs on wood. Harmless, if annoying.',
        'A {tap|faucet} that whistles or hums often has a worn washer, or a valve that is only half open.',
        'Write down when your pipes knock: which {tap|faucet}, hot or cold, day or night. It halves the search.',
      ],
      h: ['The ghost in the pipes has been found. It is a loose pipe clip.'],
    },
    why: [
      [
        'Water is heavy. Stopped suddenly, it hits the valve like a hammer.',
        'Machines close their valves in an instant, where a hand takes a second.',
      ],
      [
        'A pipe that is not held can move, and it hits whatever is near.',
        'Clips come loose, and then the pipe can hit the wall.',
      ],
    ],
    parts: [
      [
        'A bang when it stops',
        [
          'A slower valve, lower pressure or a small shock absorber cures it.',
          'Machines do it most, because their valves snap shut.',
        ],
        'A washing machine valve',
      ],
      [
        'A tick when it warms up',
        ['Copper expands a little and rubs on a joist.', 'Felt or a looser clip silences it.'],
        'A copper pipe in a clip',
      ],
      [
        'A whistle while it runs',
        [
          'Something is too narrow: a washer, a valve, limescale.',
          'Try whether every {tap|faucet} does it, or only one.',
        ],
        'A running tap',
      ],
    ],
    turn: [
      'You can imitate the noise on the phone. Plumbers are used to it.',
      'A short film with sound helps a lot.',
    ],
    asks: [
      'Which noise do the pipes make in your house?',
      'Which noise in your house can you no longer hear?',
    ],
    ends: {
      pfathil: [
        'Have a bang seen to, and leave a tick alone.',
        'High water pressure makes all of them louder; a plumber can measure it in a minute.',
      ],
    },
    keep: 'the next bang at two in the morning',
    send: 'somebody who believes in ghosts',
    own: [
      {
        kinds: ['service', 'price', 'process'],
        about: 'pipe|noise|pressure|repair',
        lead: 'If your pipes make a noise you cannot explain:',
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
    again: 12,
    emoji: '👑',
    tags: ['PlumbingHistory', 'FunFacts', 'DidYouKnow'],
    title: ['Did Thomas Crapper invent the toilet?', 'Who invented the flush toilet? Not Thomas Crapper'],
    cover: 'Who invented the flush toilet?',
    myth: 'Thomas Crapper invented the flush toilet',
    short: 'He sold and improved it. A queen had a flushing one three hundred years before.',
    gist: [
      'Sir John Harington built a flush toilet for Queen Elizabeth the First in the fifteen nineties. Thomas Crapper sold very good ones three centuries later.',
      'The bend that keeps the smell out of a toilet came from a Scottish watchmaker, Alexander Cumming. Thomas Crapper put toilets in a shop window.',
    ],
    subject: ['Did Thomas Crapper invent the toilet?', 'A poet and a watchmaker invented the toilet'],
    hooks: {
      '*': [
        'Thomas Crapper did not invent the toilet. A poet did, and a watchmaker made it bearable.',
        'The bend under your sink and toilet was invented by a watchmaker.',
      ],
      pl: 'Three people stand behind the flush toilet, and the famous one did not invent it.',
      t: 'Cumming patented a toilet with standing water in a bend in seventeen seventy-five; it keeps the sewer gas out.',
      fhi: 'The inventor of the flush toilet: this one is for your next quiz.',
      a: 'Flush toilet: Harington had the idea, Cumming added the bend, Crapper sold it.',
    },
    lines: {
      '*': [
        'The bend under your sink was patented by a watchmaker, Alexander Cumming, in seventeen seventy-five.',
        'Sir John Harington, poet and godson of the queen, built a flushing toilet in the fifteen nineties. It did not catch on.',
        'Thomas Crapper was a real London plumber, with a royal warrant and a showroom. He did not invent the toilet.',
        'Without the water in the bend, a toilet would let the sewer smell into the house.',
      ],
      h: ['A poet invented the toilet. You do have time to think there.'],
    },
    why: [
      [
        'Harington had the idea, but houses had no sewers.',
        'For two hundred years hardly anyone had one, since there was no sewer to connect it to.',
      ],
      [
        'Crapper put bathrooms into a shop window, and his name on every cistern.',
        'People remembered the name they read each morning.',
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
        ['His bend holds water, and water holds back the smell.', 'It has hardly changed since.'],
        'A trap beneath a basin',
      ],
      [
        'A plumber made it respectable',
        [
          'Crapper showed bathrooms in his window, and made good valves.',
          'The ballcock was improved in his workshop.',
        ],
        'An old cistern with a chain',
      ],
    ],
    turn: ['So there is a watchmaker behind every bathroom.', 'Look under the basin: there is his bend.'],
    asks: ['Did you believe it, too?', 'Which everyday thing would you not want to do without?'],
    ends: {
      pfathil: [
        'Now you know who to thank.',
        'Later patents, such as the siphon without a valve, came from Albert Giblin.',
      ],
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
    again: 9,
    emoji: '🌡️',
    tags: ['RadiatorTips', 'HeatingTips', 'WarmHome'],
    title: ['Radiator cold at the top or at the bottom: what it means', 'Why is my radiator only half warm?'],
    cover: 'Only half of the radiator is warm?',
    question: 'My radiator is warm at the bottom and cold at the top. Is it broken?',
    short: 'No. Cold at the top is air, cold at the bottom is sludge. You can let the air out yourself.',
    gist: [
      'A radiator that is cold at the top has air in it: let it out with a key. Cold at the bottom means sludge, and that is one for a heating engineer.',
      'Feel each radiator at the top and at the bottom. Where it is cold tells you what is wrong.',
    ],
    subject: ['Why is my radiator only half warm?', 'Radiator cold at the top or the bottom?'],
    hooks: {
      '*': [
        'Put one hand on the top of your radiator and one on the bottom. Is one of them cold?',
        'A radiator that is only half warm is not broken. It has air or sludge in it.',
      ],
      pl: 'Feel a radiator at the top and the bottom, and you know whether it needs a key or a heating engineer.',
      t: 'Air collects at the top of a radiator, and rust sludge settles at the bottom.',
      fhi: 'Go round your radiators this evening, with a cloth and a radiator key.',
      a: 'Radiator cold at the top: bleed it. Cold at the bottom: call.',
    },
    lines: {
      '*': [
        'Radiator cold at the top? Let the air out: heating off, key in, quarter turn, cloth below, close it when water comes.',
        'Radiator cold at the bottom in the middle: sludge. Bleeding will not help, flushing will.',
        'If one radiator stays cold and the rest are hot, its valve may be stuck. Do not force it with pliers.',
        'After bleeding a radiator, look at the pressure gauge of the boiler. It has often dropped, and needs topping up.',
      ],
      h: ['The radiator hissed, it spat, it gave a sigh. Then it was warm.'],
    },
    why: [
      [
        'Air comes in with fresh water and wherever pressure is low.',
        'What hisses out is partly air and partly gas from rust.',
      ],
      [
        'Water that stands in steel for years turns black, and the black sinks.',
        'Sludge in the corners makes the boiler work for nothing.',
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
        'Give the key a quarter turn',
        [
          'It hisses. When water comes without bubbles, close it.',
          'No further: the small screw can come out.',
        ],
        'A key at a radiator valve',
      ],
      [
        'Check the pressure afterwards',
        [
          'Look in the manual for what the gauge should show when cold.',
          'On most boilers the needle should be in the green.',
        ],
        'A pressure gauge',
      ],
    ],
    turn: ['If the bottom stays cold, it needs flushing.', 'Start on the lowest floor, and work upwards.'],
    asks: ['Is yours cold above or below?', 'When did you last bleed your radiators?'],
    ends: {
      pfathil: [
        'If air keeps coming back, there is a cause, and it should be found.',
        'An inhibitor in the water slows the rust.',
      ],
    },
    caution:
      'With a sealed or pressurised system follow the manual; in flats ask whoever looks after the building first. Anything with gas is for a registered engineer.',
    keep: 'the first cold evening',
    send: 'somebody with one cold radiator',
    own: [
      {
        kinds: ['service', 'price', 'process', 'offer'],
        about: 'flush|servic|heating|radiator|boiler',
        lead: 'And if it is cold at the bottom:',
      },
    ],
    pic: { ask: 'A hand on a radiator, high up', alt: 'A hand on the top of a white radiator' },
    claims: [['Cold top air, cold bottom sludge; bleeding procedure', 'heating trade practice']],
  },
];
