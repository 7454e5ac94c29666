// The garden round the year, tools and pots.
import type { Idea } from '../../library/idea.ts';

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
      p: 'With sharp {secateurs|pruners} the plant heals faster and your hand does not hurt.',
      f: 'Rainy evening? Fetch the {secateurs|pruners} and a bit of old towel.',
      a: 'Sharpen one side of your {secateurs|pruners}. Leave the flat one flat.',
      t: 'Bypass blades have a single bevel. Hone it at its own angle and only deburr the flat face.',
      h: '{Secateurs|Pruners} should cut. Yours only persuade.',
      i: 'If you look after your tools, your plants do better.',
      l: 'Clean {secateurs|pruners}, a drop of oil, a quiet click.',
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
    scene: [
      'You press your {secateurs|pruners} with both hands, the twig twists, and the bark tears.',
      'Kitchen table, newspaper, rain on the window, and a pair of {secateurs|pruners} that has not seen water since it was bought.',
    ],
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
    turn: ['Then look for something to cut.', 'Twice a year is enough.'],
    asks: [
      'When were your {secateurs|pruners} last sharp?',
      'Where did you find your lost {secateurs|pruners}?',
    ],
    ends: {
      p: 'On good ones you can buy a new blade.',
      f: 'Now hide them from your family.',
      a: 'Wash, sharpen, wipe, oil.',
      t: 'Anvil types are sharpened on both sides of the single blade. Look which one you have.',
      h: 'Whoever cuts wire with them will be in trouble.',
      i: 'A good tool lasts a lifetime.',
      l: 'A clean cut makes hardly any sound.',
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
      'Do crocks in the bottom of a pot help drainage?',
      'Gravel under compost: why pots do not drain better for it',
    ],
    cover: 'Leave out the broken pots',
    gist: [
      'Water will not pass from fine compost into coarse gravel until the compost is soaked. A layer of crocks raises the wet zone and takes room from the roots.',
      'Fill pots with compost to the bottom. What drains a container is a free hole, and feet that keep it off the ground.',
    ],
    subject: ['Leave the broken pots out', 'Why gravel makes pots wetter'],
    hooks: {
      '*': [
        'Every gardener keeps a heap of broken pots, and for a hundred years it has gone in the wrong place.',
        'It sounds so sensible: stones below, water runs away. The water has not heard of it.',
        'The layer that ought to drain keeps the roots in the wet.',
      ],
      p: 'A drainage layer in a pot does less than nothing, and physics can say why.',
      f: 'If you have been putting broken pots at the bottom, you were taught it. So was everyone.',
      a: 'No stones or {crocks|broken pots} in plant pots. Compost down to the hole.',
      t: 'A perched water table forms above any jump from fine to coarse material. Gravel simply raises it.',
      h: 'Grandmother swore by {crocks|broken pots} under the compost. Grandmother also broke a lot of pots.',
      i: 'Stones in the bottom of a pot: it is refreshing to let go of a habit that never did any good.',
      l: 'A clay pot, compost, a root: nothing more is needed.',
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
    scene: [
      'A new terracotta pot, a rose that deserves it, and out comes the bucket of shards, as it always has.',
      'You tip out a dead geranium: dry above, soup below, and clean white gravel underneath that has never been wet.',
    ],
    why: [
      [
        'Fine pores hold water more strongly than wide ones, so it does not step down into the gravel by itself.',
        'Compost lets go of its water to stones only when it is already dripping.',
      ],
      [
        'The wet zone above such a layer is as deep as it would be at the bottom, only higher up, where the roots are.',
        'You have made the pot shallower, and wetter where it counts.',
      ],
    ],
    parts: [
      [
        ['Check the hole before you fill', 'Is there a hole?'],
        [
          'It should be wide, open and not glazed over. Pots without one are vases.',
          'A drill for stone helps with those that the maker forgot.',
          'If not, it is a bucket. Drill one.',
        ],
        'A finger pushed through the hole of a pot',
      ],
      [
        ['Fill with one mixture to the bottom', 'One mixture, top to bottom'],
        [
          'The taller the column of compost, the drier it is on top. Depth is drainage.',
          'If it ought to drain faster, mix grit into the whole of it.',
          'Add grit to all of it if it should be airier.',
        ],
        'Compost being poured into a pot',
      ],
      [
        ['Put the pot on feet', 'Feet under it'],
        [
          'A finger of air below lets the last water fall away, and keeps frost from cracking the base.',
          'Three little blocks of wood will do.',
          'Then the last drop can leave.',
        ],
        'A pot standing on small feet',
      ],
    ],
    turn: [
      'Keep the broken pots for the garden path.',
      'Your roots get back the room that the stones had taken.',
    ],
    asks: [
      'Crocks or no crocks: how were you taught?',
      'Which gardening rule did you keep for years and then drop?',
    ],
    ends: {
      p: 'Change it with the next repotting; nothing has to be dug up for it.',
      f: 'Forgive whoever taught you. They meant well.',
      a: 'One hole. One compost. Three feet.',
      t: 'The height of the saturated zone depends on the mix alone and not on the pot. Hence tall pots drain better.',
      h: 'All those broken pots will now have to be broken for their own sake.',
      i: 'Good habits can be kept, and old ones looked at now and then.',
      l: 'Earth to the bottom, and air below.',
    },
    keep: 'the next time you repot',
    send: 'the keeper of a bucket of shards',
    own: [
      {
        kinds: ['product', 'service'],
        about: '\\bpots?\\b|planters?\\b|compost|terracotta|containers?\\b|repot',
        lead: 'On pots and what goes into them.',
      },
    ],
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
    question: 'When may I cut my hedge?',
    short: [
      'When nobody is living in it. Look for nests first, and check the dates that apply where you live.',
      'Outside the nesting time, and if nobody is at home in it. Local dates come on top.',
    ],
    title: [
      'When can you cut a hedge? Birds, dates and how to check',
      'Nesting birds in the hedge: look before you trim',
    ],
    cover: 'Is anybody living in there?',
    gist: [
      'Before the shears come out, stand still for ten minutes and watch the hedge. A bird that flies in with something in its beak settles the question for some weeks.',
      'Laws on hedges differ, and a nest in use is protected in many places. A chair, a cup of tea and ten minutes of looking come before any cutting.',
    ],
    subject: ['Sit down before you start', 'A beak full of moss'],
    hooks: {
      '*': [
        "The hedge looks untidy. It may also be somebody's nursery.",
        'A blackbird with a worm in its beak does not fly into a hedge to eat it.',
        'Somebody may be sitting in there and holding still.',
      ],
      p: 'Whether a hedge may be cut depends on the date, on the place, and on who is living in it.',
      f: 'Before you plug in the trimmer, take a chair outside and watch.',
      a: 'A nest in use means that the hedge is left alone.',
      t: 'Check in this order: local dates, a watch of ten minutes, then a look inside with parted branches.',
      h: 'The tenants of a hedge pay in song and eaten caterpillars. Notice cannot be served before the young have flown.',
      i: 'A month of wild growth is a small rent for a brood of blackbirds.',
      l: 'A hedge left a while, loose and full of voices.',
    },
    lines: {
      '*': [
        'Watch a hedge for ten minutes before you cut it. A bird that goes in with food has young in there.',
        'Cut a hedge narrower at the top than at the bottom. Light reaches the foot, and it stays green to the ground.',
        'Choose a dull day to cut a hedge. Leaves that grew in shade scorch when a cut exposes them to full sun.',
        'No bird going in, no nest, no law against it? Then cut the hedge. It will stand a firm hand.',
      ],
      h: ['The wren weighs as much as a coin and can stop a {petrol|gas} hedge trimmer by looking at it.'],
    },
    scene: [
      'Saturday, cable unrolled, goggles on, and from inside the privet comes a thin, urgent peeping.',
      'The neighbour asks over the fence when you are going to do it. A blackbird is listening.',
    ],
    why: [
      [
        'Hedges are the nesting place of many garden birds, and a cut lets light, cats and magpies in.',
        'Parents often abandon a brood when its cover has gone.',
      ],
      [
        'Many countries protect nests in use at any time, and some add months in which hedges may not be cut back hard.',
        "The rules vary by country and sometimes by town, so the date on the internet may be somebody else's.",
      ],
    ],
    parts: [
      [
        ['Watch for ten minutes', 'Ten quiet minutes'],
        [
          'From a distance, sitting. Early morning and evening show the most traffic.',
          'Note where birds go in. That spot is the last to be cut, later.',
          'You will see traffic if there is a home.',
        ],
        'A garden chair facing a hedge',
      ],
      [
        ['Part the branches and look', 'Look inside with your hands'],
        [
          'Gently, by hand, along the whole length. Nests sit at chest height more often than one thinks.',
          'An old nest is empty, flat and full of leaves.',
          'Slowly, bit by bit. What is full of leaves has been left.',
        ],
        'Hands parting the branches of a hedge',
      ],
      [
        ['Ask for the local dates', 'Know the dates where you live'],
        [
          'Council, nature authority or a gardener on the spot will know them.',
          'Light trimming and hard cutting are often treated differently.',
          'They differ, and so does what counts as trimming.',
        ],
        'A calendar with some weeks marked green',
      ],
      [
        ['Leave a metre round a nest', 'If you find one, leave that part'],
        [
          'Found one? Stop there, and come back when the young have flown.',
          'Some hedges keep a tuft all summer. It looks odd and is worth it.',
          'A tuft that stands out is a compliment to you.',
        ],
        'A trimmed hedge with one uncut part',
      ],
    ],
    turn: [
      'Three or four weeks later you can finish the job.',
      'A hedge can be cut next month. A brood has only the one chance.',
    ],
    asks: ['Who lives in your hedge?', 'Did you ever leave a tuft standing?'],
    ends: {
      p: 'If in doubt, wait: a hedge forgives a late cut.',
      f: 'Finish your tea. It is the right tool for today.',
      a: 'Look. Then cut. Or do not.',
      t: 'Late winter suits many hard cuts: no nests, visible structure, growth about to start.',
      h: 'Rent is due in song, daily, from four in the morning.',
      i: 'Sharing a garden makes it bigger.',
      l: 'A hedge with voices in it needs no other ornament.',
    },
    work: 'Good gardeners put "check for nests" on the job sheet and are ready to turn round at the gate. It costs a visit now and then, and hardly a client has minded.',
    keep: 'the day the hedge starts to annoy you',
    send: 'the neighbour with the new trimmer',
    caution: [
      'Rules on hedges and nests differ by country and place. Check those that apply to you before cutting.',
      'Hedges and nests are protected by different rules in different places. Look up yours before you cut.',
    ],
    own: [
      {
        kinds: ['service', 'policy', 'price'],
        about: 'hedge|nesting|trimming',
        lead: 'When the nest is empty and the date is right.',
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
      'Wardian cases: how plants learnt to sail',
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
        'Tea came to India in a glass box, and the box began as a mistake on a window sill.',
        'It began with a lid and a bit of damp earth.',
      ],
      p: 'One of the most useful inventions in gardening was found by somebody who was looking for something else.',
      f: 'A small story for everybody who has forgotten a pot on the window sill.',
      a: 'Notice what grows where you did not plant it.',
      t: 'In sealed glass water evaporates, condenses and runs back. Plants keep their own damp air.',
      h: 'A moth was expected and a fern came up. The moth is not mentioned again. One hopes that it got out.',
      i: 'Some of the finest discoveries were made by people who looked twice.',
      l: 'Glass, moss, a single frond, and drops that run down and rise again.',
    },
    lines: {
      '*': [
        'A fern in a sealed bottle can live for years on the same spoonful of water: it evaporates, condenses, and rains.',
        'Before the glass case most plants died at sea, of salt, thirst or dark. Afterwards most of them arrived.',
        'Bottle gardens are a Wardian case for the window sill. Water them once, close the lid, and keep them out of the sun.',
        'The plants in your garden have travelled further than you have. Ask one where it comes from.',
      ],
      h: [
        'Somebody forgot a jar on a sill and changed the world. In most kitchens the same method leads only to mould.',
      ],
    },
    scene: [
      'Imagine a window in the East End of London, black with soot, and on the sill a bottle with damp soil in it.',
      "Picture a ship's deck, spray coming over, and a row of small glasshouses tied down with rope.",
    ],
    why: [
      [
        'Smoke and salt kill many plants, while a closed pane keeps both out and the damp in.',
        'Behind glass a plant makes its own weather and is spared ours.',
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
          'He was a physician in the London docks and loved ferns, all of which died in the smoke of his yard.',
          'Ward kept a pupa in a jar on some earth, to see what would hatch. He lived by the docks, and nothing grew in that air.',
        ],
        'A stoppered bottle on a window sill',
      ],
      [
        'Up came a fern',
        [
          'Before the moth hatched, a fern and some grass appeared, of the kind that would not grow for him outside. They lived in there for years.',
          'The soil had held a spore. Behind glass, out of the soot, it did what it could not do in the open.',
          'What came up first was green. Inside the glass it rained by itself, and the fern was content for years.',
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
        'And the world was replanted',
        [
          'Gardens and empires used the cases for a century. They moved food and medicine, and pests and profit as well.',
          'Much of what grows in our borders travelled like that. Not all of it asked to.',
          'From then on everything could travel: tea, rubber, bark against fever. And with it came what nobody had ordered.',
        ],
        'Exotic plants behind old glass',
      ],
    ],
    turn: [
      'All of it because somebody did not throw the bottle away.',
      'Look twice at what comes up in the wrong place.',
    ],
    asks: ['What has grown for you by mistake?', 'Which plant in your garden has come the furthest?'],
    ends: {
      p: 'A bottle garden makes the principle visible and needs watering about as often as a stone.',
      f: 'So do not be too tidy on the window sill.',
      a: 'Look before you clear away.',
      t: 'Day: evaporation. Night: condensation. The water goes round and stays.',
      h: 'Tidy people find fewer ferns.',
      i: 'Curiosity has carried more than any ship.',
      l: 'Behind the glass, rain.',
    },
    keep: 'a rainy Sunday by the window',
    send: 'somebody with a jar on the sill',
    own: [
      {
        kinds: ['history', 'story'],
        about: 'glasshouse|greenhouse|fern|founded|since|generation|houseplant',
        lead: 'A much smaller piece of history.',
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
        'The first warm Saturday has killed more seedlings than the last frost.',
        'The sun is out, the seed packets are out, and the soil is still in winter.',
        'The calendar knows nothing about your garden.',
      ],
      p: 'Soil temperature decides when to sow, and it trails the weather by weeks.',
      f: 'Put the seed packets back for a minute and feel the soil.',
      a: 'Cold soil: wait. Late seeds overtake early ones.',
      t: "Peas germinate from about five degrees Celsius, beans want twelve. Soil at a finger's depth is what counts.",
      h: 'Farmers are said to have tested whether soil is warm enough with bare bottoms. The wrist will do. There are neighbours.',
      i: 'Waiting for the soil to warm is gardening too.',
      l: 'A day of soft light, and a hand flat on the earth.',
    },
    lines: {
      '*': [
        'Time to sow? Lay your wrist on bare soil for a minute. Comfortable: sow. Cold enough to pull away: wait a week.',
        'Seeds sown two weeks later into warm soil usually overtake the early ones. The others were busy not rotting.',
        'Weeds make a good thermometer. When they come up thickly in a bare bed, hardy seeds can go in.',
        'Warm a bed early: clear fleece or a cloche for {a fortnight|two weeks} before you sow, and water it only afterwards.',
        'Keep a fleece by the door until the last frost has gone. It always comes on the night when you are out.',
      ],
      h: [
        'Every spring people buy tomato plants on the first warm Saturday. After the next frost the same people buy them again.',
      ],
    },
    scene: [
      'Sunshine, shirtsleeves, the whole street in its front gardens, and a tray of tomatoes on every {boot|trunk}.',
      'Three weeks after sowing nothing shows. You scrape with a fingernail and find a bean, soft and brown.',
    ],
    why: [
      [
        'A seed swells with the wet and then needs warmth to go on. Without it, it rots where it lies.',
        'Water wakes it up and cold keeps it from getting up, which suits nobody except fungi.',
      ],
      [
        'Wet soil warms slowly, so clay is later than sand by a week or more.',
        'It takes many mild days, nights included, before the ground follows.',
      ],
    ],
    parts: [
      [
        ["Feel it at a finger's depth", 'In the morning, a finger deep'],
        [
          'Morning is honest. In the afternoon the top has been flattered by the sun.',
          'A thermometer from the kitchen does it too, as long as it does not go back.',
          'If your wrist wants to come out again, so would a seed.',
        ],
        'A hand laid flat on bare soil',
      ],
      [
        ['Watch for weed seedlings', 'See what the weeds are doing'],
        [
          'They have never read a packet and are seldom wrong.',
          'A green haze over a bare bed says that the soil has opened for business.',
          'When they sprout, it is spring.',
        ],
        'A haze of weed seedlings on a bed',
      ],
      [
        ['Begin with the hardy ones', 'The tough ones first'],
        [
          'Broad beans, peas, spinach and radish first. Beans, squash and tomatoes only after the frosts.',
          'What comes from cool countries may go out early.',
          'Peas can stand a chill. Beans cannot.',
        ],
        'Peas being dropped into a drill',
      ],
      [
        ['Have a fleece ready', 'Keep a cover to hand'],
        [
          'A clear, still evening after a warm day is the dangerous one.',
          'Laid loosely, weighted at the corners, off again by mid-morning.',
          'Clear evenings take back what warm days gave.',
        ],
        'Fleece spread over young plants',
      ],
    ],
    turn: [
      'So go and admire the sun, and let the packets lie.',
      'Two weeks of patience look like nothing at all by summer.',
    ],
    asks: ['Have your tomatoes ever met a frost?', 'How do you decide when to sow?'],
    ends: {
      p: 'Note the date of your last frost each year. In five years it is your own calendar.',
      f: 'Sit in the sun instead. You have earned it.',
      a: 'Warm hand, warm bed. Otherwise wait.',
      t: 'Three mornings in a row above the minimum, measured at sowing depth, are a safe signal.',
      h: 'The older test involves a bare bottom. Your neighbours would prefer the wrist.',
      i: 'Everything that grows has first been waited for.',
      l: 'Soon. But not today.',
    },
    keep: 'the first warm weekend',
    send: 'whoever has tomatoes in the car',
    when: { season: ['spring'] },
    own: [
      {
        kinds: ['product', 'event', 'offer', 'hours'],
        about: 'seed|seedling|plug plants|bedding|vegetable|tomato|spring',
        lead: 'For when the ground is ready.',
      },
    ],
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
        'The neighbour said yes to watering your pots. The neighbour has also said yes to three others.',
        'You have packed for everyone except the ones who cannot go indoors.',
        'They cannot go in the suitcase and would rather not try.',
      ],
      p: 'Most of the water that a pot loses is lost to sun and wind, and both can be avoided.',
      f: 'Off on {holiday|vacation}? Ten minutes for the pots first.',
      a: 'Before a {holiday|vacation}: pots in the shade, close together, soaked. Then leave.',
      t: 'Grouping raises humidity, shade cuts transpiration, mulch stops evaporation. Together they can double the interval.',
      h: 'The fuchsia has read the {holiday|vacation} brochure too, and notes that it is not included.',
      i: 'Ten minutes in the evening, and something green is waiting when you come home.',
      l: 'On the evening before you leave: a shaded corner, pots shoulder to shoulder, the stone still wet.',
    },
    lines: {
      '*': [
        'Before a {holiday|vacation} put all the pots in the shade, touching each other. They shade and cool one another.',
        'Going away? Water your pots twice, an hour apart. The first soak opens the compost, and the second one stays.',
        'Pick off the flowers and the ripe tomatoes before you go. Seeds and fruit cost a plant more water than leaves.',
        'Label the pots for the neighbour: one drop for "now and then", three for "daily". Nobody reads the letter.',
        'A bottle upside down in the compost looks clever and empties in an hour. Try it a week before you trust it.',
      ],
      h: ['The note said "a little water every other day". The cactus had never been so happy, or so brief.'],
    },
    scene: [
      'The car is full, the engine is on, and somebody runs back with a watering can.',
      'Two weeks later, suntanned, key in the lock, and on the balcony nine pots of straw.',
    ],
    why: [
      [
        'A leaf in the sun and wind gives off several times as much water as a leaf in still shade.',
        'It is light and moving air that empty a pot, far more than the days that go by.',
      ],
      [
        "In a group the pots shade each other's walls, and the air between them stays damp.",
        'A lone pot is heated from all sides. In a huddle only the outer ones are.',
      ],
    ],
    parts: [
      [
        ['Move them into the shade', 'Out of the sun with them'],
        [
          'The shady side of the house, under a tree, indoors by a cool window. They can stand two dull weeks.',
          'Even sun lovers prefer two dim weeks to two dry ones.',
          'Two weeks in the shade are no punishment.',
        ],
        'Pots standing together in the shade of a wall',
      ],
      [
        ['Push them close together', 'Let them stand shoulder to shoulder'],
        [
          'Large ones outside, thirsty small ones in the middle.',
          'Sunk in a box of damp compost or a bed, they do better still.',
          'In a crowd it stays damp.',
        ],
        'A group of pots touching one another',
      ],
      [
        ['Soak twice and mulch', 'Two full waterings and a lid of bark'],
        [
          'An hour between the cans. Then bark, gravel or a wet cloth on top.',
          'Hanging baskets come down and sit on a bucket.',
          'The first runs through, the second stays.',
        ],
        'A pot standing in a bucket of water',
      ],
      [
        ['Take off flowers and fruit', 'Pick everything that flowers'],
        [
          'They will make new ones. What goes to seed has finished its year.',
          'Give the beans to the neighbour, as an advance.',
          'It hurts for a minute. In return they are alive when you come back.',
        ],
        'A handful of cut flowers and beans',
      ],
    ],
    turn: [
      'After that the neighbour has to come twice, and not ten times.',
      'What you lose in petals you get back within weeks.',
    ],
    asks: [
      'Who waters for you when you are away?',
      'What survived your last {holiday|vacation}, and what did not?',
    ],
    ends: {
      p: 'For longer trips a timer on the {tap|faucet} is worth its price, tried out beforehand.',
      f: 'Bring the neighbour something nice.',
      a: 'Shade. Huddle. Soak. Go.',
      t: 'A wick of cotton from a bucket into the pot delivers slowly, if the bucket stands higher.',
      h: 'A cactus, on the other hand, hopes that you stay away longer.',
      i: 'What is left in good order waits patiently.',
      l: 'Then the gate, and behind it, cool leaves.',
    },
    keep: 'the evening before you leave',
    send: 'the neighbour who waters for the whole street',
    when: { season: ['summer'] },
    own: [
      {
        kinds: ['service', 'product', 'offer'],
        about: 'watering|irrigation|holiday|planters?\\b',
        lead: 'If there is no neighbour to ask, there is this.',
      },
    ],
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
        'On one side of the fence a barrow full of stems, on the other a goldfinch on a seed head.',
        'The border has gone brown. Is it finished, or is it beginning something?',
        'In October there are people with shears and people with patience.',
      ],
      p: 'When to cut back perennials is a choice between order, workload and wildlife.',
      f: 'Do you cut the garden back in autumn or in spring?',
      a: 'Leave the stems in the border, clear what is diseased. The rest is taste.',
      t: 'Hollow stems house insects over winter, and dead tops insulate crowns. Diseased foliage passes on spores.',
      h: 'A border left standing in autumn is a habitat. It is also raining, and the sofa is right there.',
      i: 'A garden that is allowed to fade is showing something.',
      l: 'Frost on a seed head at eight in the morning, and nobody had to arrange it.',
    },
    lines: {
      '*': [
        'Cut the border back now or in spring: which sort of gardener are you?',
        'Cutting back the border? Leave hollow stems to knee height. Wild bees nest in them.',
        "In autumn, do clear fallen rose leaves with black spots, and rotten fruit. Those carry next year's trouble.",
        'Slimy leaves of hostas and day lilies can go in autumn. They keep nobody warm except slugs.',
      ],
      h: [
        'The tidy neighbour has finished cutting back. He is now looking over the fence with a pair of shears and a kind smile.',
      ],
    },
    scene: [
      'Low sun through brown stalks. One person sees silver, the other sees work.',
      'The barrow is full, the bed is bare, the tea is hot. Next door something rustles in the dead asters.',
    ],
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
          'The barrow is full while your hands are still warm.',
          'Everything swept, and spring can start at once.',
        ],
        'A cleared border with mulch',
      ],
      [
        'Leave it until spring',
        [
          'Seed heads for the finches, stems for the beetles, frost for you. It all comes off in one morning, later.',
          'Winter gets a shape. The first storm decides how long.',
          'Finches, frost and beetles get their share, and you get the view.',
        ],
        'Frosted seed heads in a border',
      ],
    ],
    turn: [
      'Most gardens do both: the front path tidy, the far bed left to itself.',
      'Cut what has fallen, leave what stands.',
    ],
    asks: ['Tidy now or leave until spring?', 'Which plant looks finest dead?'],
    ends: {
      p: 'If you do cut, pile the stems in a corner: the lodgers can move along.',
      f: 'Cast your vote. The birds have already.',
      a: 'Standing stays. Fallen goes.',
      t: 'In cold regions tender crowns survive better under their own dead tops.',
      h: 'Seen from the sofa, leaving it has a great deal in its favour.',
      i: "What looks like an end is often somebody's winter.",
      l: 'Brown, silver, gold. Leave it a while.',
    },
    keep: 'the Saturday you reach for the shears',
    send: 'the tidy one next door',
    when: { season: ['autumn'] },
    own: [
      {
        kinds: ['service', 'offer', 'price'],
        about: 'autumn|\\btidy|cut(?:ting)? back|mulch|winter prep',
        lead: 'For both camps there is this.',
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
    cover: 'Winter shows the bones',
    gist: [
      'With the leaves off you see what a garden is made of. Photograph it from the window where you sit, print it pale, and draw on the print.',
      'In summer flowers hide a weak layout. In winter a path that leads nowhere has nowhere to hide.',
    ],
    subject: ['Take the photo while it looks dreadful', 'Draw on your garden'],
    hooks: {
      '*': [
        'A garden in midwinter does not flatter, which is why it should be photographed then.',
        'For half of the year you look at your garden through one window. What does it show you?',
        'Without leaves a garden cannot pretend.',
      ],
      p: 'Winter is when the structure of a garden can be judged.',
      f: 'Take one picture of your garden today, from the chair where you drink your coffee.',
      a: 'Plan a garden in winter. In summer you will be distracted by flowers.',
      t: 'Judge structure without foliage: lines, levels, evergreen mass, views from indoors.',
      h: 'The garden in winter: a {washing line|clothesline}, a bin and half a trampoline. So that is the focal point.',
      i: 'A garden of bare branches leaves room for ideas.',
      l: 'A single dark shape against a pale sky can carry a whole garden.',
    },
    lines: {
      '*': [
        'Photograph the garden from your kitchen window in winter. That is the view you have for more days than any other.',
        'Print the photograph in pale grey and draw on it with a thick pen. A tree can be moved three times in a minute.',
        'One evergreen in the right place does more for a winter view than twenty flowers do in summer.',
        'A photograph shows what the eye has stopped seeing: the bin, the hose, the path that leads to the fence.',
      ],
      h: ['The camera does not lie. With a garden in winter it does not even try to be nice.'],
    },
    scene: [
      'Grey light, bare twigs, a cup of coffee, and outside a garden that looks like an unfinished sentence.',
      'You squint at the photograph. What stands out is the gas meter.',
    ],
    why: [
      [
        'Leaves and flowers draw the eye away from lines, and lines are what a garden stands on.',
        'Without its foliage a border shows whether there is anything behind it.',
      ],
      [
        'A picture makes you a visitor. You see distances and clutter that you have long since got used to.',
        'On paper the familiar turns strange, and that is when it can be changed.',
      ],
    ],
    parts: [
      [
        ['Take it from where you sit', 'From your chair'],
        [
          'Kitchen, sofa, desk: the garden is mostly seen from indoors, so plan it from there.',
          'Stand at the sink. That is the real viewing platform.',
          'It is where you look at it from most of the year.',
        ],
        'A phone photographing a garden through a window',
      ],
      [
        ['Print it pale and draw', 'Faint print, thick pen'],
        [
          'Thick pen, no talent needed. A blob is a shrub and a stroke is a tree.',
          'Try three versions before you look at a catalogue.',
          'Nobody has to be able to draw. A circle is a tree.',
        ],
        'A pen drawing shapes on a pale print',
      ],
      [
        ['Look for one dark shape', 'One dark thing'],
        [
          'An evergreen, a wall, a pot: something for the eye to rest on when all else is twigs.',
          'One is enough. Two compete, three are a {car park|parking lot}.',
          'In January the eye wants something to lean on.',
        ],
        'A clipped evergreen in a bare garden',
      ],
      [
        ['Mark what should vanish', 'Circle what you would rather not see'],
        [
          "Bins, meters, the neighbour's shed. Circle them in red: each needs a screen or a move.",
          'It costs less to hide a thing than to plant against it.',
          'A shrub in the right place hides a bin for ever.',
        ],
        'A red circle drawn round {a bin|a trash can} on a photograph',
      ],
    ],
    turn: [
      'In summer hold the same print up to the window and see what the leaves were hiding.',
      'By spring you will know where the spade goes.',
    ],
    asks: [
      'What do you see from your kitchen window in winter?',
      'What is the ugliest thing in your best view?',
    ],
    ends: {
      p: 'Take the prints along when you talk to somebody about the garden.',
      f: 'Warm feet, a pen, and a free afternoon. Gardening can be like that too.',
      a: 'Photograph now. Dig later.',
      t: 'Repeat from the same spot each season: four prints show structure, mass, colour and light.',
      h: 'No garden looks well in winter next to a trampoline.',
      i: 'Plans made in winter have time to be good.',
      l: 'Frost draws the lines. One has only to look.',
    },
    keep: 'the next grey morning',
    send: 'the person who looks at the {bins|trash cans} all winter',
    when: { season: ['winter'] },
    own: [
      {
        kinds: ['service', 'offer', 'process'],
        about: 'garden design|planting plan|consultation|landscap',
        lead: 'From the drawing to the garden.',
      },
    ],
    pic: {
      ask: 'A bare winter garden photographed from indoors, window frame included',
      alt: 'A bare winter garden seen through a window',
    },
    claims: [['Winter is suited to judging garden structure', 'garden design practice']],
  },
];
