// The garden round the year, tools and pots.

import type { Idea } from '../../library/idea.ts';
import { NO_PLANTS } from './kinds.ts';

export const YEAR: readonly Idea[] = [
  {
    id: 'sharpen-it-on-the-kitchen-table',
    format: 'howto',
    again: 9,
    emoji: '✂️',
    tags: ['GardenTools', 'Secateurs', 'Pruning'],
    title: [
      'How to clean and sharpen {secateurs|pruning shears}',
      'Blunt {secateurs|pruners}? Ten minutes with a stone',
    ],
    cover: 'Sharpen your {secateurs|pruners}',
    gist: [
      'Scrub off the sap, stroke a fine stone along the slanted side, wipe the flat side once, add a drop of oil: your {secateurs|pruners} cut like new.',
      'Blunt {secateurs|pruners} crush the stems. With a stone, soapy water and some oil they are sharp in ten minutes.',
    ],
    subject: ['Sharp {secateurs|pruners} in ten minutes', 'Your {secateurs|pruners} are only blunt'],
    hooks: {
      '*': [
        'If the stem bends before it is cut, your {secateurs|pruners} are blunt.',
        'Most {secateurs|pruners} are thrown away although they are only blunt.',
        'Your {secateurs|pruners} are not worn out. They are dirty and blunt.',
      ],
      pl: 'With sharp {secateurs|pruners} the plant heals faster and your hand does not hurt.',
      t: 'Bypass blades have a single bevel. Hone it at its own angle and only deburr the flat face.',
      fhi: 'Rainy evening? Fetch the {secateurs|pruners} and a bit of old towel.',
      a: 'Sharpen one side of your {secateurs|pruners}. Leave the flat one flat.',
    },
    lines: {
      '*': [
        'Test: a sharp pair of {secateurs|pruners} cuts a sheet of newspaper cleanly at the tip. A blunt one folds it.',
        'On {secateurs|pruners}, sharpen the bevelled side only, along the old angle, edge away from your fingers. The flat side just gets one flat stroke.',
        'Dried sap comes off {secateurs|pruners} with warm soapy water and an old toothbrush. Do that first, or you will be grinding glue.',
        'Wipe your pruning blade with {spirit|rubbing alcohol} between sick and healthy plants. Fungi travel on tools.',
        'Put red tape round the handles of your {secateurs|pruners}. Then you will find them again.',
      ],
      h: ['The {secateurs|pruners} got lost in spring. They turned up in autumn, in the compost.'],
    },
    why: [
      [
        'A blunt blade crushes the stem, and the wound rots.',
        'A crushed stem closes slowly, and fungi get in.',
      ],
      ['And your hand hurts in the evening.', 'If your hand hurts after pruning, the blade is blunt.'],
    ],
    parts: [
      [
        ['Scrub off the sap', 'Wash the blades first'],
        [
          'With warm water, soap and a toothbrush. Then dry them at once.',
          'Then you see where the edge is.',
          'Otherwise you only rub glue.',
        ],
        'An open pair of {secateurs|pruning shears} being scrubbed',
      ],
      [
        ['Stroke the slanted side with a stone', 'Sharpen only the slanted side'],
        [
          'From the hinge to the tip, ten or fifteen times, away from your fingers.',
          'Put a little water on the stone.',
          'At the same angle as before, always away from you.',
        ],
        'A whetstone moving along a blade',
      ],
      [
        ['Stroke the flat side once', 'Lay the stone flat, and stroke once'],
        ['More would make a gap.', 'That takes off the tiny hook.', 'Then the little hook is gone.'],
        'A stone laid flat against a blade',
      ],
      [
        ['Add a drop of oil and wipe', 'Oil the joint'],
        [
          'Open and close them until they are quiet.',
          'Wipe the blades with an oily rag, against rust.',
          'The rag keeps off rust.',
        ],
        'A drop of oil on a hinge',
      ],
    ],
    turn: ['A sharp blade makes clean cuts that heal well.', 'Twice a year is enough.'],
    asks: [
      'When were your {secateurs|pruners} last sharp?',
      'Where did you find your lost {secateurs|pruners}?',
    ],
    ends: {
      pfathil: [
        'On good ones you can buy a new blade.',
        'Anvil types are sharpened on both sides of the single blade. Look which one you have.',
      ],
    },
    work: 'Gardeners carry a stone in their pocket and sharpen at tea break.',
    keep: 'the next wet evening',
    send: 'somebody who needs both hands to prune',
    caution: [
      'Hold the tool open and steady, stroke away from your fingers, and keep it out of reach of children.',
      'Steady the tool while it is open, work away from your hand, and keep children from it.',
    ],
    own: [
      {
        kinds: ['service', 'product', 'price'],
        about: 'sharpen|garden tools?\\b|secateurs|\\bprun',
        lead: 'If you would rather have it done:',
      },
    ],
    pic: {
      ask: 'Open {secateurs|pruning shears}, a stone and an oily rag on newspaper',
      alt: 'Open {secateurs|pruning shears} beside a sharpening stone on newspaper',
    },
    claims: [
      ['Single bevel of bypass blades; ragged cuts heal worse; disinfecting', 'horticultural practice'],
    ],
  },
  {
    id: 'crocks-do-not-drain',
    format: 'myth',
    again: 11,
    emoji: '🏺',
    tags: ['ContainerGardening', 'GardenMyths', 'PottingTips'],
    myth: 'A layer of gravel or broken pots improves drainage in a container',
    short: [
      'It does the opposite: it lifts the wet zone nearer to the roots. A hole is all the drainage you need.',
      'It brings the wet part up. All that helps is a hole and good compost.',
    ],
    title: [
      'Do {crocks|broken pots} in the bottom of a pot help drainage?',
      'Gravel under compost: why pots do not drain better for it',
    ],
    cover: 'No broken pots in the pot',
    gist: [
      'Water will not pass from fine compost into coarse gravel until the compost is soaked. A layer of crocks raises the wet zone and takes room from the roots.',
      'Fill pots with compost to the bottom. What drains a container is a free hole, and feet that keep it off the ground.',
    ],
    subject: ['Leave the broken pots out', 'Why gravel makes pots wetter'],
    hooks: {
      '*': [
        'Broken pots and gravel at the bottom of a plant pot: nearly everybody does it, and it does not help.',
        'Stones at the bottom of a pot do not help the water to run out.',
        'The stones at the bottom of a pot keep the roots wetter and not drier.',
      ],
      pl: 'A layer of gravel in a plant pot does more harm than good, and it is easy to see why.',
      t: 'Water does not move from fine compost into coarse gravel until the compost is soaked.',
      fhi: 'If you put broken pots under the compost, somebody taught you that. It is still wrong.',
      a: 'No stones or {crocks|broken pots} in plant pots. Compost down to the hole.',
    },
    lines: {
      '*': [
        'Lay a wet sponge flat, then stand it on edge: it drips. The water was held by its lowest layer. A pot works in the same way.',
        'Compost is a sponge: the lowest two fingers of it stay wet. Put gravel underneath, and that wet layer moves up to the roots.',
        'One flat shard or a scrap of mesh over the hole to keep the compost in: fine. A layer of them: no.',
        'Raise plant pots on feet or slips of wood. A hole that lies flat on stone is shut.',
      ],
      h: [
        'The broken pots from under the compost may go into the path, where they will finally drain something.',
      ],
    },
    why: [
      [
        'Fine pores hold water more strongly than wide ones, so it does not step down into the gravel by itself.',
        'Compost only lets water go to the stones when it is dripping wet.',
      ],
      [
        'The wet part is as deep as before, only higher up, where the roots are.',
        'You have made the pot shallower and the roots wetter.',
      ],
    ],
    parts: [
      [
        ['Check the hole before you fill', 'Make sure there is a hole'],
        [
          'It should be wide and open. A pot without a hole is a vase.',
          'If it has none, a masonry drill makes one.',
          'If not, it is a bucket. Drill one.',
        ],
        'A finger pushed through the hole of a pot',
      ],
      [
        ['Fill with one mixture to the bottom', 'Use one compost, top to bottom'],
        [
          'The deeper the compost, the drier it is near the top.',
          'If it ought to drain faster, mix grit into the whole of it.',
          'Add grit to all of it if it should be airier.',
        ],
        'Compost being poured into a pot',
      ],
      [
        ['Put the pot on feet', 'Let air get under it'],
        [
          'A finger of air below lets the last water fall away, and keeps frost from cracking the base.',
          'Three little blocks of wood will do.',
          'Then the last drop can leave.',
        ],
        'A pot standing on small feet',
      ],
    ],
    turn: ['Keep the broken pots for the garden path.', 'Your roots now have the room that the stones took.'],
    asks: [
      'Broken pots or none: how did you learn it?',
      'Which gardening rule did you keep for years and then drop?',
    ],
    ends: {
      pfathil: [
        'Change it at the next repotting. You need not dig anything up for it.',
        'How high the wet part stands depends on the compost and not on the pot. So tall pots drain better.',
      ],
    },
    keep: 'the next time you repot',
    send: 'the keeper of a bucket of shards',
    own: [
      {
        kinds: ['product', 'service'],
        about: '\\bpots?\\b|planters?\\b|compost|terracotta|containers?\\b|repot',
        lead: 'For pots and plants:',
      },
    ],
    unless: NO_PLANTS,
    pic: {
      ask: 'A terracotta pot, compost and a heap of shards left to one side',
      alt: 'A terracotta pot beside a heap of broken shards',
    },
    claims: [
      [
        'Perched water table above a texture change; gravel layers do not improve drainage',
        'soil physics textbook; extension advice',
      ],
    ],
  },
  {
    id: 'when-may-the-hedge-be-cut',
    format: 'answer',
    again: 9,
    emoji: '🪹',
    tags: ['HedgeTrimming', 'NestingBirds', 'WildlifeGarden'],
    question: 'When can I cut my hedge?',
    short: [
      'When no bird is nesting in it. Look first, and check the dates for your area.',
      'Outside the nesting season, and only if you find no nest. Check your local dates too.',
    ],
    title: [
      'When can you cut a hedge? Birds, dates and how to check',
      'Nesting birds in the hedge: look before you trim',
    ],
    cover: 'Look for nests first',
    gist: [
      'Before you cut the hedge, stand still for ten minutes and watch it. If a bird flies in with food in its beak, there are young inside, and the cutting waits some weeks.',
      'A nest in use is protected in many places. So take a chair and a cup of tea, and watch the hedge before you cut.',
    ],
    subject: ['Sit down before you start', 'Is there a nest in the hedge?'],
    hooks: {
      '*': [
        'Your hedge looks untidy. There may be a nest in it, so look before you cut.',
        'If a bird flies into your hedge with a worm in its beak, there are young in there.',
        'Before you cut the hedge: somebody may be sitting on eggs in it.',
      ],
      pl: 'Whether you may cut your hedge depends on the date, on the place and on the birds in it.',
      t: 'Check in this order: the local dates, ten minutes of watching, then a look inside the hedge.',
      fhi: 'Before you plug in the hedge trimmer, take a chair outside and watch the hedge.',
      a: 'Is there a nest in use? Then leave the hedge alone.',
    },
    lines: {
      '*': [
        'Watch a hedge for ten minutes before you cut it. A bird that goes in with food has young in there.',
        'Cut a hedge narrower at the top than at the bottom. Light reaches the foot, and it stays green to the ground.',
        'Choose a dull day to cut a hedge. Leaves that grew in shade scorch when a cut exposes them to full sun.',
        'No bird going in, no nest, no rule against it? Then you can cut the hedge, and firmly.',
      ],
      h: [
        'A wren weighs as much as a coin, and it can stop a {petrol|gas} hedge trimmer just by sitting there.',
      ],
    },
    why: [
      [
        'Many garden birds nest in hedges, and a cut lets in light, cats and {magpies|crows}.',
        'Many parents leave their brood when the cover has gone.',
      ],
      [
        'In many places nests in use are protected all year, and hard cuts are not allowed in the breeding months.',
        'The dates on the internet may be for somewhere else, so ask about yours.',
      ],
    ],
    parts: [
      [
        ['Watch for ten minutes', 'Sit and watch it'],
        [
          'From a distance, sitting down. Early morning and evening are best.',
          'Note where birds go in. That spot is the last to be cut, later.',
          'Parents with young fly in and out all the time.',
        ],
        'A garden chair facing a hedge',
      ],
      [
        ['Part the branches and look', 'Look inside, all along'],
        [
          'Gently, by hand, all along. Most nests are at chest height.',
          'An old nest is empty, flat and full of leaves.',
          'Slowly, bit by bit. A nest full of old leaves is empty.',
        ],
        'Hands parting the branches of a hedge',
      ],
      [
        ['Ask for the local dates', 'Find out your local dates'],
        [
          'The {council|town office} or a gardener near you knows them.',
          'There are often different dates for a light trim and a hard cut.',
          'Ask too what counts as a light trim.',
        ],
        'A calendar with some weeks marked green',
      ],
      [
        ['Leave a {metre|yard} round a nest', 'Leave that part uncut'],
        [
          'Found one? Stop there, and come back when the young have flown.',
          'A tuft that is left all summer looks odd, and it is worth it.',
          'Cut the rest, and let that tuft stand.',
        ],
        'A trimmed hedge with one uncut part',
      ],
    ],
    turn: [
      'Three or four weeks later you can finish.',
      'You can cut a hedge next month too. The birds have only this month.',
    ],
    asks: ['Who lives in your hedge?', 'Did you ever leave a tuft standing?'],
    ends: {
      pfathil: [
        'If in doubt, wait. A late cut does a hedge no harm.',
        'Late winter suits most hard cuts: no nests, no leaves, and growth is about to start.',
      ],
    },
    work: 'Good gardeners look for nests first and are ready to come back another day. Hardly any client minds.',
    keep: 'the day the hedge starts to annoy you',
    send: 'the neighbour with the new trimmer',
    caution: [
      'Ask us or your {council|town office} which rules on hedges and nests apply to your garden.',
      'Before you cut, find out which rules for hedges and nests apply at your address.',
    ],
    own: [
      {
        kinds: ['service', 'policy', 'price'],
        about: 'hedge|nesting|trimming',
        lead: 'For your hedge:',
      },
    ],
    pic: {
      ask: 'A hedge with one uncut tuft, or a chair with a cup facing a hedge',
      alt: 'A garden chair with a cup of tea facing a hedge',
    },
    claims: [
      [
        'Nests in use are protected in many countries; closed seasons vary',
        'wildlife law; stated as varying',
      ],
      ['Wider base keeps hedges clothed; dull day avoids scorch', 'horticultural practice'],
    ],
  },
  {
    id: 'ferns-in-a-bottle',
    format: 'story',
    again: 14,
    emoji: '🌿',
    tags: ['PlantHistory', 'WardianCase', 'GardenStories'],
    title: [
      'The Wardian case: how a forgotten bottle carried plants overseas',
      'Wardian cases: how living plants first crossed the sea',
    ],
    cover: 'The fern in the bottle',
    gist: [
      'A London doctor kept a moth chrysalis in a sealed bottle, and a fern sprouted in it. Out of that came a glass case that carried living plants across oceans.',
      'Nathaniel Ward could not get ferns to grow in the smoke of London. In a forgotten bottle one grew by itself.',
    ],
    subject: ['He was waiting for a moth', 'The forgotten bottle on a window sill'],
    hooks: {
      '*': [
        'A doctor was waiting for a moth to hatch in a bottle. Up came a fern.',
        'Tea plants came to India in a glass box. It was invented by accident, on a London window sill.',
        'The box that carried plants over the sea began with a fern in a bottle.',
      ],
      p: 'One of the most useful inventions in gardening was found by somebody who was looking for something else.',
      f: 'A small story for everybody who has forgotten a pot on the window sill.',
      a: 'Look twice at what grows where you did not plant it.',
      t: 'In a closed glass the water rises, runs down and rises again. So plants live in it for years.',
      h: 'He waited for a moth and got a fern. Nobody knows what became of the moth.',
      i: 'A fern that nobody planted changed the gardens of the world.',
      l: 'Glass, moss, one fern, and drops that run down the pane.',
    },
    lines: {
      '*': [
        'A fern in a sealed bottle can live for years on the same spoonful of water: it evaporates, condenses, and rains.',
        'Before the glass case most plants died at sea, of salt, thirst or dark. Afterwards most of them arrived.',
        'Bottle gardens are a Wardian case for the window sill. Water them once, close the lid, and keep them out of the sun.',
        'Half the plants in your garden come from another continent. Look one of them up.',
      ],
      h: ['Somebody forgot a jar on a window sill and changed the world. In our kitchen it only grew mould.'],
    },
    scene: [
      'Imagine a window in the East End of London, black with soot, and on the sill a bottle with damp soil in it.',
      "Picture a ship's deck, spray coming over, and a row of small glasshouses tied down with rope.",
    ],
    why: [
      [
        'Smoke and salt kill many plants, while a closed pane keeps both out and the damp in.',
        'Behind the glass it is damp, clean and still.',
      ],
      [
        'With that, living plants could be sent where only seeds had gone before, and whole industries went with them.',
        'Tea, rubber and cinchona, whose bark gave quinine, all moved continents in such boxes, for better and for worse.',
      ],
    ],
    parts: [
      [
        'A doctor waited for a moth',
        [
          'About the year eighteen twenty-nine Nathaniel Ward put a chrysalis in a bottle with some damp soil, closed the lid and set it on a sill.',
          'He was a doctor near the London docks and loved ferns, but they died in the smoke of his yard.',
          'Ward kept a pupa in a jar on some earth, to see what would hatch. He lived by the docks, and nothing grew in that air.',
        ],
        'A stoppered bottle on a window sill',
      ],
      [
        'Up came a fern',
        [
          'Before the moth hatched, a fern and some grass appeared, of the kind that would not grow for him outside. They lived in there for years.',
          'There had been a fern spore in the soil. Behind the glass, away from the soot, it could grow.',
          'Inside the glass it rained by itself, and the fern lived on for years.',
        ],
        'A fern growing inside a glass bottle',
      ],
      [
        'The bottle went to sea',
        [
          'He had glazed boxes built and sent two of them to Sydney. The plants arrived alive, and others came back.',
          'After months on deck, through heat and storm, the captain could report green leaves.',
          'He had boxes built after that jar and put them on a ship to Australia. The gardener at the other end unpacked living plants.',
        ],
        'A small glazed box on a wooden deck',
      ],
      [
        'Plants travelled all over the world',
        [
          'Gardens and empires used the cases for a century. They moved food and medicine, and pests and profit as well.',
          'Many plants in our gardens came to us like that.',
          'Tea, rubber and medicine plants travelled in them, and so did pests.',
        ],
        'Exotic plants behind old glass',
      ],
    ],
    turn: [
      'All of it because somebody did not throw the bottle away.',
      'So look before you pull out what you did not plant.',
    ],
    asks: ['What grew for you by accident?', 'Which plant in your garden has come the furthest?'],
    ends: {
      p: 'A bottle garden needs almost no watering.',
      f: 'So do not be too tidy on the window sill.',
      a: 'Look before you pull it out.',
      t: 'By day the water evaporates, at night it runs down the glass.',
      h: 'Tidy people never find ferns.',
      i: 'He was curious, and that was enough.',
      l: 'A drop runs down the glass.',
    },
    keep: 'a rainy Sunday by the window',
    send: 'somebody with a jar on the sill',
    own: [
      {
        kinds: ['history', 'story'],
        about: 'glasshouse|greenhouse|fern|founded|since|generation|houseplant',
        lead: 'A little of our own history:',
      },
    ],
    pic: {
      ask: 'A fern or moss in a closed jar on a window sill',
      alt: 'A fern growing in a closed glass jar on a window sill',
    },
    claims: [
      [
        'Ward observed a fern in a sealed bottle about 1829; cases sent to Sydney 1833; later used for tea, rubber, cinchona',
        'history of botany',
      ],
    ],
  },
  {
    id: 'warm-enough-to-sit-on',
    format: 'season',
    again: 11,
    emoji: '🌡️',
    tags: ['SpringGarden', 'SowingSeeds', 'VegetableGarden'],
    title: ['When is the soil warm enough to sow? The wrist test', 'Too early to sow? Ask the soil'],
    cover: 'Feel the soil before you sow',
    gist: [
      'Seeds go by the soil and not by the calendar. Lay the inside of your wrist on the bed for a minute: if you want to take it away, the seeds will want to as well.',
      'The first sunny weekend warms the air. The ground lags weeks behind, and cold, wet seed rots.',
    ],
    subject: ['Warm air, cold soil', 'What your wrist knows about sowing'],
    hooks: {
      '*': [
        'The first warm Saturday kills more seedlings than the last frost: they are sown too early.',
        'The sun is out, the seed packets are out, but the soil is still as cold as in winter.',
        'Sow by the soil and not by the calendar.',
      ],
      pl: 'Soil temperature decides when to sow, and it trails the weather by weeks.',
      t: 'Peas germinate from about {five degrees|forty degrees}, beans want {twelve|fifty-four}. Measure a finger deep.',
      fhi: 'Put the seed packets down for a minute and feel the soil.',
      a: 'Cold soil? Wait. Late seeds overtake the early ones.',
    },
    lines: {
      '*': [
        'Time to sow? Lay your wrist on bare soil for a minute. Comfortable: sow. Cold enough to pull away: wait a week.',
        'Seeds sown two weeks later in warm soil usually overtake the early ones.',
        'Weeds make a good thermometer. When they come up thickly in a bare bed, hardy seeds can go in.',
        'Warm a bed early: clear fleece or a cloche for {a fortnight|two weeks} before you sow, and water it only afterwards.',
        'Keep a fleece by the door until the last frost is over. It always comes on the night when you are out.',
      ],
      h: [
        'Every spring people buy tomato plants on the first warm Saturday. After the next frost the same people buy them again.',
      ],
    },
    why: [
      [
        'A seed swells in the wet and then needs warmth. Without it, the seed rots.',
        'In cold, wet soil the seed goes mouldy before it can grow.',
      ],
      [
        'Wet soil warms slowly, so clay is later than sand by a week or more.',
        'It takes many mild days and nights before the soil is warm.',
      ],
    ],
    parts: [
      [
        ["Feel it at a finger's depth", 'In the morning, a finger deep'],
        [
          'In the morning, because by afternoon the sun has warmed the top.',
          'A thermometer does it too.',
          'If your wrist is too cold, the seed is too.',
        ],
        'A hand laid flat on bare soil',
      ],
      [
        ['Watch for weed seedlings', 'Look whether weeds are coming up'],
        [
          'Weeds only come up when the soil is warm enough.',
          'A green haze on a bare bed means that you can start.',
          'When they sprout, it is spring.',
        ],
        'A haze of weed seedlings on a bed',
      ],
      [
        ['Begin with the hardy ones', 'Sow the tough ones first'],
        [
          'Broad beans, peas, spinach and radish first. Beans, squash and tomatoes only after the frosts.',
          'Keep tomatoes and squash indoors until the frosts are over.',
          'Peas can stand a chill. Beans cannot.',
        ],
        'Peas being dropped into a drill',
      ],
      [
        ['Have a fleece ready', 'Keep a cover ready'],
        [
          'A clear, still evening after a warm day is the dangerous one.',
          'Laid loosely, weighted at the corners, off again by mid-morning.',
          'Cover them on every clear, still evening.',
        ],
        'Fleece spread over young plants',
      ],
    ],
    turn: ['So enjoy the sun, and leave the packets shut.', 'By summer, late and early seeds look the same.'],
    asks: ['Have your tomatoes ever met a frost?', 'How do you decide when to sow?'],
    ends: {
      pfathil: [
        'Note the date of your last frost each year. In five years it is your own calendar.',
        'Three mornings in a row that are warm enough are a safe sign.',
      ],
    },
    keep: 'the first warm weekend',
    send: 'whoever has tomatoes in the car',
    when: { season: ['spring'] },
    own: [
      {
        kinds: ['product', 'event', 'offer', 'hours'],
        about: 'seed|seedling|plug plants|bedding|vegetable|tomato|spring',
        lead: 'For your spring garden:',
      },
    ],
    unless: NO_PLANTS,
    pic: {
      ask: 'A hand laid flat on bare soil in a spring bed',
      alt: 'A hand laid flat on bare garden soil in spring',
    },
    claims: [
      [
        'Minimum germination temperatures: peas about 5 degrees, French beans about 12',
        'vegetable growing textbook',
      ],
      ['Late sowings into warm soil catch up', 'common gardening experience; worded "usually"'],
    ],
  },
  {
    id: 'pots-on-holiday',
    format: 'season',
    again: 11,
    emoji: '🧳',
    tags: ['SummerGarden', 'HolidayWatering', 'ContainerGardening'],
    title: [
      'How to keep pots alive while you are {on holiday|on vacation}',
      'Going away in summer? How to leave your pots',
    ],
    cover: 'Pots {on holiday|on vacation}',
    gist: [
      'Move every pot into the shade, close together, water them twice, and take off the flowers. They last for days longer before anybody has to help.',
      'A pot in the sun needs water daily. The same pot in a shady huddle, soaked and mulched, manages for most of a week.',
    ],
    subject: ['Before you leave, move the pots', 'What to ask of the neighbour'],
    hooks: {
      '*': [
        'Going away? Your neighbour has promised to water your pots, and three other gardens too.',
        'Everybody is packed for the {holiday|vacation}. Now see to the pots.',
        'Before you go away: your pots need ten minutes.',
      ],
      pl: 'Most of the water in a pot is lost to sun and wind, and both can be avoided while you are away.',
      t: 'Together, in the shade and mulched, your pots need water half as often.',
      fhi: 'Off on {holiday|vacation}? Ten minutes for the pots first.',
      a: 'Before a {holiday|vacation}: pots in the shade, close together, soaked. Then leave.',
    },
    lines: {
      '*': [
        'Before a {holiday|vacation} put all the pots in the shade, touching each other. They shade and cool one another.',
        'Going away? Water your pots twice, an hour apart. The first soak opens the compost, and the second one stays.',
        'Pick off the flowers and the ripe tomatoes before you go. Seeds and fruit cost a plant more water than leaves.',
        'Label the pots for the neighbour: one drop for "now and then", three for "daily". Nobody reads the letter.',
        'A bottle upside down in the compost looks clever and empties in an hour. Try it a week before you trust it.',
      ],
      h: ['The note said "a little water every other day". The cactus did not survive it.'],
    },
    why: [
      [
        'A leaf in the sun and wind gives off several times as much water as a leaf in still shade.',
        'Sun and wind empty a pot, far more than the days do.',
      ],
      [
        "In a group the pots shade each other's walls, and the air between them stays damp.",
        'A pot on its own is heated from all sides.',
      ],
    ],
    parts: [
      [
        ['Move them into the shade', 'Get them out of the sun'],
        [
          'The shady side of the house or under a tree. They can stand that for two weeks.',
          'Even sun lovers prefer two weeks of shade to two weeks of drought.',
          'Two weeks in the shade do no harm.',
        ],
        'Pots standing together in the shade of a wall',
      ],
      [
        ['Push them close together', 'Stand them side by side'],
        [
          'Large ones outside, thirsty small ones in the middle.',
          'Sunk in a box of damp compost or a bed, they do better still.',
          'Close together they stay damp.',
        ],
        'A group of pots touching one another',
      ],
      [
        ['Soak twice and mulch', 'Water twice and cover with bark'],
        [
          'An hour between the cans. Then bark, gravel or a wet cloth on top.',
          'Hanging baskets come down and sit on a bucket.',
          'The first runs through, the second stays.',
        ],
        'A pot standing in a bucket of water',
      ],
      [
        ['Take off flowers and fruit', 'Pick all the flowers'],
        [
          'They will make new ones. What goes to seed has finished its year.',
          'Give the beans to the neighbour, as thanks in advance.',
          'It is a pity, but the plant will live.',
        ],
        'A handful of cut flowers and beans',
      ],
    ],
    turn: ['Now the neighbour need only come twice, and not ten times.', 'New flowers come within weeks.'],
    asks: [
      'Who waters for you when you are away?',
      'What survived your last {holiday|vacation}, and what did not?',
    ],
    ends: {
      pfathil: [
        'For longer trips a timer on the {tap|faucet} is worth its price, tried out beforehand.',
        'A cotton wick from a raised bucket waters a pot slowly.',
      ],
    },
    keep: 'the evening before you leave',
    send: 'the neighbour who waters for the whole street',
    when: { season: ['summer'] },
    own: [
      {
        kinds: ['service', 'product', 'offer'],
        about: 'watering|irrigation|holiday|planters?\\b',
        lead: 'For your pots:',
      },
    ],
    unless: NO_PLANTS,
    pic: {
      ask: 'Your pots huddled in a shady corner, stone still wet',
      alt: 'Plant pots grouped closely in a shady corner',
    },
    claims: [['Shade, grouping and mulch lower water loss of containers', 'horticulture textbook']],
  },
  {
    id: 'tidy-or-leave-it-standing',
    format: 'either',
    again: 11,
    emoji: '🍂',
    tags: ['AutumnGarden', 'WildlifeGarden', 'ThisOrThat'],
    title: [
      'Cut back in autumn or leave it until spring?',
      'Autumn borders: tidy up or leave for the birds?',
    ],
    cover: 'Tidy now or in spring?',
    gist: [
      'Cut back in autumn and you start spring with a clean bed. Leave it standing and you have seed heads, frost and beetles all winter. Which sort are you?',
      'One gardener sleeps better once the borders are bare. Another will not touch a stem until spring. Both have reasons.',
    ],
    subject: ['Tidy now or in spring?', 'The great autumn argument'],
    hooks: {
      '*': [
        'Cut back in autumn or in spring? Here a barrow full of stems, next door a {goldfinch|finch} on a seed head.',
        'The border has gone brown. Do you cut it back now, or in spring?',
        'In October there are gardeners with shears and gardeners with patience.',
      ],
      pl: 'When to cut back perennials is a choice between order, workload and wildlife.',
      t: 'Insects spend the winter in hollow stems. Diseased leaves pass the disease on.',
      fhi: 'Do you cut the garden back in autumn or in spring?',
      a: 'Leave the stems in the border, clear what is diseased. The rest is taste.',
    },
    lines: {
      '*': [
        'Cut the border back now or in spring: which sort of gardener are you?',
        'Cutting back the border? Leave hollow stems to knee height. Wild bees nest in them.',
        "In autumn, do clear fallen rose leaves with black spots, and rotten fruit. Those carry next year's trouble.",
        'Slimy leaves of hostas and day lilies can go in autumn. They keep nobody warm except slugs.',
      ],
      h: [
        'Your neighbour has finished cutting back. Now he looks over the fence, with the shears in his hand and a kind smile.',
      ],
    },
    why: [
      [
        'Standing stems shelter insects and feed birds, while a cleared bed is quicker off the mark in spring.',
        'What you cut now you need not cut in spring. What you leave is lived in until then.',
      ],
    ],
    parts: [
      [
        'Tidy in autumn',
        [
          'Clean edges, bulbs that show at once, and no wet tangle to clear. Mulch keeps the roots warm.',
          'And it is done while your hands are still warm.',
          'All is clean, and spring can start at once.',
        ],
        'A cleared border with mulch',
      ],
      [
        'Leave it until spring',
        [
          'Seed heads for the finches, stems for the beetles, frost for you. It all comes off in one morning, later.',
          'In winter there is something to look at, until the first storm.',
          'Birds and beetles have food and shelter, and you have the frost.',
        ],
        'Frosted seed heads in a border',
      ],
    ],
    turn: [
      'Most gardens do both: the front path tidy, the far bed left to itself.',
      'Cut what has fallen, leave what stands.',
    ],
    asks: ['Tidy now or leave until spring?', 'Which plant do you find beautiful in winter?'],
    ends: {
      pfathil: [
        'If you cut now, leave the stems in a corner for the insects.',
        'In cold regions the dead stems protect the plant.',
      ],
    },
    keep: 'the Saturday you reach for the shears',
    send: 'the tidy one next door',
    when: { season: ['autumn'] },
    own: [
      {
        kinds: ['service', 'offer', 'price'],
        about: 'autumn|\\btidy|cut(?:ting)? back|mulch|winter prep',
        lead: 'For your autumn garden:',
      },
    ],
    pic: {
      ask: 'Brown seed heads against low light, or half a bed cleared and half left',
      alt: 'Dry seed heads in low autumn light',
    },
    claims: [
      [
        'Standing stems shelter invertebrates and feed birds; diseased leaves carry spores',
        'advice of horticultural and wildlife bodies',
      ],
    ],
  },
  {
    id: 'winter-shows-the-bones',
    format: 'season',
    again: 11,
    emoji: '📷',
    tags: ['WinterGarden', 'GardenDesign', 'GardenPlanning'],
    title: [
      'Photograph your garden in winter before you change it',
      'Redesign your garden in winter, with a photo and a pen',
    ],
    cover: 'Plan your garden in winter',
    gist: [
      'With the leaves off you see what a garden is made of. Photograph it from the window where you sit, print it pale, and draw on the print.',
      'In summer flowers hide a weak layout. In winter a path that leads nowhere has nowhere to hide.',
    ],
    subject: ['Take a photo while it is bare', 'Draw on a photo of your garden'],
    hooks: {
      '*': [
        'A garden in midwinter looks dreadful. That is just when you should photograph it.',
        'For half the year you see your garden through one window. What do you see?',
        'Without leaves you can see what is wrong with a garden.',
      ],
      pl: 'In winter you can judge how a garden is laid out.',
      t: 'Look at what is left without leaves: lines, levels, evergreens, and the view from indoors.',
      fhi: 'Take one picture of your garden today, from the chair where you drink your coffee.',
      a: 'Make your garden plans in winter. In summer the flowers distract you.',
    },
    lines: {
      '*': [
        'Photograph the garden from your kitchen window in winter. That is the view you have for more days than any other.',
        'Print the photograph in pale grey and draw on it with a thick pen. A tree can be moved three times in a minute.',
        'One evergreen in the right place does more for a winter view than twenty flowers do in summer.',
        'A photograph of your garden shows what you no longer notice: the bin, the hose, the path that leads to the fence.',
      ],
      h: ['The camera does not lie. In a winter garden it is not even polite.'],
    },
    why: [
      [
        'Flowers draw your eye away from the layout, and the layout is what a garden stands on.',
        'Without leaves you see whether there is anything behind the flowers.',
      ],
      [
        'In a picture you see the clutter that you no longer notice.',
        'On paper you can change it without lifting anything.',
      ],
    ],
    parts: [
      [
        ['Take it from where you sit', 'Take it from your chair'],
        [
          'Kitchen, sofa, desk: the garden is mostly seen from indoors, so plan it from there.',
          'Or from the sink. You stand there every day.',
          'It is where you look at it from most of the year.',
        ],
        'A phone photographing a garden through a window',
      ],
      [
        ['Print it pale and draw', 'Print it pale, take a thick pen'],
        [
          'A blob is a shrub and a line is a tree.',
          'Try three versions before you look at a catalogue.',
          'Nobody has to be able to draw. A circle is a tree.',
        ],
        'A pen drawing shapes on a pale print',
      ],
      [
        ['Find one evergreen or wall', 'Choose one dark shape'],
        [
          'An evergreen, a wall, a pot: something for the eye to rest on when all else is twigs.',
          'One is enough. Two compete.',
          'Your eye needs something to rest on in winter.',
        ],
        'A clipped evergreen in a bare garden',
      ],
      [
        ['Mark what should be hidden', 'Circle what is ugly'],
        [
          "Bins, meters, the neighbour's shed: circle them in red.",
          'It costs less to hide a thing than to plant against it.',
          'One shrub in the right place hides the bins.',
        ],
        'A red circle drawn round {a bin|a trash can} on a photograph',
      ],
    ],
    turn: ['In summer, compare it with the garden in leaf.', 'By spring you will know where to dig.'],
    asks: [
      'What do you see from your kitchen window in winter?',
      'What is the ugliest thing in your best view?',
    ],
    ends: {
      pfathil: [
        'Take the prints along when you talk to somebody about the garden.',
        'Take it again from the same place in every season.',
      ],
    },
    keep: 'the next grey morning',
    send: 'the person who looks at the {bins|trash cans} all winter',
    when: { season: ['winter'] },
    own: [
      {
        kinds: ['service', 'offer', 'process'],
        about: 'garden design|planting plan|consultation|landscap',
        lead: 'From a plan to your garden:',
      },
    ],
    pic: {
      ask: 'A bare winter garden photographed from indoors, window frame included',
      alt: 'A bare winter garden seen through a window',
    },
    claims: [['Winter is suited to judging garden structure', 'garden design practice']],
  },
];
