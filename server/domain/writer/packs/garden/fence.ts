// People and places: gifts over the fence, benches, the nursery, the tree that somebody reads.

import type { Idea } from '../../library/idea.ts';
import { NO_PLANTS } from './kinds.ts';

export const FENCE: readonly Idea[] = [
  {
    id: 'the-plant-from-somebody',
    format: 'question',
    again: 12,
    emoji: '🪴',
    tags: ['GardenStories', 'PlantSwap', 'SharedPlants'],
    title: ['Which plant in your garden came from a person?', 'Plants with a history: who gave you yours?'],
    cover: 'Who gave you that plant?',
    gist: [
      'Labels give a name and a height, and never the aunt who dug the plant up for you. Which of yours has a person attached to it?',
      'Some plants are bought and some are handed across a fence. Tell the story of one that no shop could replace.',
    ],
    subject: ['Ask about the peony by the door', 'A plant in wet newspaper'],
    hooks: {
      '*': [
        'There is a rhubarb that has moved house four times, always in the same bucket. Have you got one like it?',
        'Ask a gardener about the oldest peony in the border, and you will hear about a person.',
        'Which of your plants did somebody give you?',
      ],
      pl: 'Plants from a neighbour have one thing in their favour: they are known to grow on your soil.',
      t: 'A piece of a peony is the same plant, so yours may be older than your house.',
      fhi: 'Think of one plant in your garden that somebody gave you. Who was it?',
      a: 'A plant from next door has one advantage: you know that it grows here.',
    },
    lines: {
      '*': [
        'Nearly every good garden holds a plant that was never paid for. Which is it in yours, and who gave it to you?',
        "If you take a piece of somebody's plant, put their name on the label too. In twenty years that is the half you will want to know.",
        'Plants from the neighbour are used to your soil, your frost and your slugs.',
        'What a neighbour gives away by the bucket grows well here. Now and then it grows too well, so ask before you plant it.',
      ],
      h: ['There are two reasons to give away plants by the bucket. One of them is kindness.'],
    },
    why: [
      [
        'Anything that grows in clumps can be split and shared, so such plants travel with friends, weddings and removals.',
        'A plant in clumps does not mind being shared.',
      ],
    ],
    parts: [
      [
        ['In wet newspaper from a neighbour', 'Over the fence, wrapped in paper'],
        [
          'It came without a name, and it is still called after the neighbour.',
          'A gift on Saturday, planted on Sunday.',
          'Nobody knew its name, so it got theirs.',
        ],
        'Roots wrapped in wet newspaper on a doorstep',
      ],
      [
        ['Dug up from the old house', 'Taken along from your last garden'],
        [
          'A spadeful of the last garden, so that the new one was not entirely strange.',
          'People leave the curtains behind and take the rhubarb.',
          'With it the new garden felt like home.',
        ],
        'A clump with soil in an old bucket',
      ],
      [
        ['Saved from the rubbish', 'Found at the {kerb|curb}'],
        [
          'One leaf, a cracked pot, left at the {kerb|curb}. Now it is as tall as you.',
          'Half dead at half price, and three summers later the finest thing in the border.',
          'It only needed water.',
        ],
        'A cracked pot with a single green shoot',
      ],
      [
        ['Grown from seed in an envelope', 'Grown from a gift of seeds'],
        [
          'A folded paper with pencil on it: "the tall ones, by your wall".',
          'Hollyhocks, sweet peas, beans with a family name. An envelope weighs nothing and travels well.',
          'A few seeds and three words in pencil.',
        ],
        'Seeds tipped from a handwritten envelope',
      ],
    ],
    turn: ['A plant reminds you of somebody each time you water it.', 'Pass a piece of yours on this year.'],
    asks: [
      'Which plant in your garden came from somebody you know?',
      'What would you dig up and take along if you moved house?',
    ],
    ends: {
      pfathil: [
        'In its resting time one clump can be shared among three gardens.',
        'Most perennials can be divided in autumn or early spring.',
      ],
    },
    work: 'Many plants in the gardens we look after were a present. Gardeners ask before they dig one up.',
    keep: 'the day you split the big clump',
    send: 'the person whose plant grows in your garden',
    own: [
      {
        kinds: ['event', 'service', 'product', 'offer'],
        about: 'plant (?:swap|sale|fair)|swap table|\\bcuttings\\b|hardy perennials',
        lead: 'If nobody has given you one yet:',
      },
    ],
    pic: {
      ask: 'One plant that was a present, with its label or the person who gave it',
      alt: 'An old garden plant with a handwritten label beside it',
    },
    claims: [
      ['A division is a clone of the parent plant', 'horticulture textbook'],
      ['Most perennials are divided in autumn or early spring', 'horticulture textbook'],
    ],
  },
  {
    id: 'morning-bench-or-evening-bench',
    format: 'either',
    again: 10,
    emoji: '☀️',
    tags: ['GardenDesign', 'GardenBench', 'SmallGardens'],
    title: [
      'Where should the garden bench go: morning sun or evening sun?',
      'Where does your garden seat belong?',
    ],
    cover: 'Morning or evening bench?',
    gist: [
      'A bench in the first sun is for coffee and birds, a bench in the last is for wine and talk. Most gardens have room for one good seat, so which would it be?',
      'Before you choose the bench, choose the hour at which you will really sit on it. East for breakfast, west for supper.',
    ],
    subject: ['At what hour do you sit down?', 'One bench: morning or evening sun?'],
    hooks: {
      '*': [
        'Where should the bench go? Carry a kitchen chair into the garden tonight and see where the sun goes last.',
        'Most garden benches stand where the paving is, and not where the sun is.',
        'Put your bench where the sun is when you have time for it.',
      ],
      pl: 'A bench gets used if the sun is there when you have time.',
      t: 'A wall that faces west stays warm for an hour or two after sunset.',
      fhi: 'Coffee outside before work, or a glass when it is done: when do you really sit down?',
      a: 'Choose the hour first, then the place, then the bench.',
    },
    lines: {
      '*': [
        'Put a kitchen chair where you would like a bench and sit there for a week. If you never do, you have saved the price of a bench.',
        'Put a bench in front of something: a wall, a hedge, a tree. It is more comfortable with something at your back.',
        'Morning sun for coffee or evening sun for wine: if there is room for one bench only, which do you take?',
        'Turn the bench a little before you fix it. A look along the garden makes it longer than a look across.',
      ],
      h: ['Gardeners own the finest benches and see them mainly from below, while weeding.'],
    },
    why: [
      [
        'People follow the sun, but nobody carries a bench after it.',
        'A seat in the wrong light stays empty, however comfortable it is, because nobody sits down to be dazzled or cold.',
      ],
    ],
    parts: [
      [
        'The morning bench',
        [
          'Facing east, near the kitchen door, with room for a cup. Ten quiet minutes before work.',
          'It warms up while the rest lies in dew, and ten minutes on it need no reason.',
          'Ten minutes with a cup before the day starts.',
        ],
        'A bench in low sun with a cup on its arm',
      ],
      [
        'The evening bench',
        [
          'At the far end, facing west, with room for several. You see the lamps go on in the house.',
          'The wall behind it is still warm when the grass is not. Conversations last longer there.',
          'The day is done, and the wall gives its warmth back.',
        ],
        'Last light on a bench against a wall',
      ],
    ],
    turn: ['Try it with a chair before you pay for a bench.', 'Find the place first, and then pave it.'],
    asks: [
      'Morning sun or evening sun: where would your bench go?',
      'At what hour do you really sit in the garden?',
    ],
    ends: {
      pfathil: [
        'Watch the shade for one fine day, and you know where it belongs.',
        'The sun sets at quite another point in midsummer than in spring, so check the spot in the months when you will use it.',
      ],
    },
    work: 'Gardeners ask at what hour you sit outside before they suggest a place for the bench.',
    keep: 'the next fine evening',
    send: 'the one who always carries the chairs',
    own: [
      {
        kinds: ['service', 'product', 'price', 'offer'],
        about: 'garden design|seating area|\\bpatios?\\b|\\bterraces?\\b|bench',
        lead: 'For a good place to sit:',
      },
    ],
    pic: {
      ask: 'A bench or chair in low sun, with a cup on it',
      alt: 'A garden bench in low sunlight with a cup on the arm',
    },
    claims: [
      ['Masonry walls store heat and release it after sunset', 'building physics'],
      ['People prefer seats with something behind them', 'landscape design practice (prospect and refuge)'],
    ],
  },
  {
    id: 'reading-a-tree-from-the-ground',
    format: 'behind',
    again: 10,
    emoji: '🌳',
    tags: ['TreeCare', 'Arborist', 'OldTrees'],
    title: [
      'What a tree surgeon looks for before anyone climbs',
      'How tree surgeons judge a tree before they climb it',
    ],
    cover: 'How we look at a tree',
    gist: [
      'Before anybody climbs, a tree surgeon walks round the tree twice and looks at the ground, the trunk and the twigs at the top. Most of it can be seen from below.',
      'Mushrooms at the foot, a crack in a fork, bare twigs at the top: whoever walks round a tree slowly can see a lot.',
    ],
    subject: ['Twice round your tree', 'What mushrooms at the foot can mean'],
    hooks: {
      '*': [
        'The first tool of a tree surgeon is a slow walk round the trunk.',
        'A tree is looked at from the bottom up. The leaves come last.',
        'A good climber looks at a tree for a long time before going up.',
      ],
      pl: 'An inspection from the ground once a year shows most changes in a tree while there is time to think.',
      t: 'Rot at the base, tight forks and dead tips are the main signs.',
      fhi: 'You can check your own trees as tree surgeons do. It takes two minutes.',
      a: 'Look at the roots of your tree first. Everything else stands on them.',
    },
    lines: {
      '*': [
        'Once a year walk round each large tree twice: near enough to touch the bark, then far enough to see the whole crown.',
        'Mushrooms growing at the foot of a tree are worth a photograph with a date. The kind of fungus matters, so let somebody name it.',
        'Are there bare twigs at the very top of a tree while the rest is green? Then ask what has changed at its roots.',
        'Photograph your big trees every summer from the same place. A crown thins so slowly that only a picture shows it.',
      ],
      h: ['From below every branch looks small. It looks bigger on the roof of the shed.'],
    },
    why: [
      [
        'A tree hides its troubles inside and shows them at a few places outside, often years before anything falls.',
        'What goes on inside shows on the bark, in the forks and at the tips.',
      ],
      [
        'Roots are often hurt by a trench, a drive or heaped soil, and the crown shows it years later.',
        'A trench that was dug five years ago may only show now.',
      ],
    ],
    parts: [
      [
        ['The foot of the trunk', 'Look at the roots first'],
        [
          'Mushrooms, hollows, soft bark, a crack in the soil. Nothing else is looked at for so long.',
          'Mushrooms, lifted soil, bark that sounds hollow: have them looked at.',
          'Most trouble starts below.',
        ],
        'A hand clearing leaves from the base of a trunk',
      ],
      [
        ['The forks of the trunk', 'Where two stems part'],
        [
          'Two stems pressed together hold less well than a wide fork.',
          'A fork like a U is strong, and one like a V needs watching.',
          'Wide is strong, narrow is a worry.',
        ],
        'A tight fork seen from below',
      ],
      [
        ['The tips of the branches', 'The top against the sky'],
        [
          'Dead twigs all round the top come from the roots. One dead branch may only lack light.',
          'There should be no gaps that were not there last year.',
          'Gaps come from the roots, single dead twigs from shade.',
        ],
        'Bare twigs above green leaves',
      ],
      [
        ['What stands under the tree', 'Who walks under the tree?'],
        [
          'A branch above a car or a playground matters more than one above a meadow.',
          'A branch is only dangerous if somebody is below it.',
          'Over grass it may stay, over a swing it has to go.',
        ],
        'A path running under wide branches',
      ],
    ],
    turn: [
      'Only then do we decide whether to cut anything.',
      'Often nothing is cut, and we look again next year.',
    ],
    asks: ['When did you last walk round your biggest tree?', 'Which old tree near you would you miss most?'],
    ends: {
      pfathil: [
        'Keep the yearly photographs. They are the first thing that we ask for.',
        'For hollow trunks there are sounding hammers and drills.',
      ],
    },
    work: 'Whoever checks a tree begins with the roots, ends with what is below, and writes down the date.',
    caution: [
      'If a tree has moved, cracked or lost large branches, keep away from it and ask a qualified tree surgeon. Ask too whether yours is protected.',
      'Do not stand under a tree that has shifted or split. Ask a qualified tree surgeon, and ask whether it is protected before anything is cut.',
    ],
    keep: 'a dry afternoon in late summer',
    send: 'somebody with one very big tree',
    own: [
      {
        kinds: ['service', 'people', 'process', 'price'],
        about: 'tree (?:surge|survey|inspect|care|work)|arborist|arboricult|crown (?:reduc|thin|lift)',
        lead: 'For your trees:',
      },
    ],
    only: 'tree surg|arbor|tree (?:care|work|fell|service|removal)|stump|crown',
    pic: {
      ask: 'Someone standing under a large tree and looking up, seen from behind',
      alt: 'A person looking up into the crown of a large tree',
    },
    claims: [
      ['Visual tree assessment: base, unions, crown dieback, target', 'arboricultural practice (VTA)'],
      ['Tight forks with included bark are weaker than open ones', 'arboriculture textbook'],
      ['Crown dieback may follow root damage by years', 'arboriculture textbook'],
    ],
  },
  {
    id: 'three-years-in-a-pot',
    format: 'behind',
    again: 12,
    emoji: '🌱',
    tags: ['PlantNursery', 'GrownNotBought', 'GardenPlants'],
    title: [
      'How long does a garden shrub grow before it is sold?',
      'How a shrub is grown before it gets to you',
    ],
    cover: 'Three years for one shrub',
    gist: [
      'A shrub in a medium pot has often been looked after for two or three years: struck as a cutting, potted on, pinched, spaced, fleeced and turned, before it gets a price.',
      'The shrub in the pot began as a twig in sand, some winters ago. Since then somebody has had it in their hands again and again.',
    ],
    subject: ['It began as a twig', 'How a shrub grows up'],
    hooks: {
      '*': [
        'The shrub that you buy today was a twig in sand three winters ago.',
        'Before a shrub is sold, somebody has carried it about a dozen times.',
        'A shrub in a pot is moved again and again before you take it home.',
      ],
      pl: 'What you pay for in a plant is mostly time, space and work.',
      t: 'Rooting, potting on, pinching, spacing, hardening off: each step takes weeks or months for a shrub.',
      fhi: 'Have you ever wondered what happens to a plant before you buy it? Mostly it is carried.',
      a: 'A good shrub takes more than one season.',
    },
    lines: {
      '*': [
        'Most shrubs in a medium pot are two or three years old by the time you buy them.',
        'Side shoots are made in the nursery: the tip of the young plant is pinched out, and two shoots grow where there was one.',
        'In a nursery the pots are moved apart as they grow. Plants that touch too early go bare inside.',
        'A plant that grew outdoors looks plainer in spring than one from under glass, and a frost does it less harm.',
      ],
      h: ['A nursery is the one place where people are pleased when somebody grows out of their clothes.'],
    },
    why: [
      [
        'Roots need time, and each pot can only be a little larger than the last.',
        'With heat and feed it goes faster, but then the plant is soft.',
      ],
      [
        'For months a young plant needs water, room and somebody who looks under the leaves.',
        'A field of young plants needs people every day, on Sundays too.',
      ],
    ],
    parts: [
      [
        ['First winter: a twig in sand', 'It starts as a cutting'],
        [
          'Cut below a bud, set in rows, kept damp and cool.',
          'Some root and some do not.',
          'Half of them root. So there are many.',
        ],
        'Rows of cuttings in a tray',
      ],
      [
        ['First summer: the tip comes off', 'We pinch out the tip'],
        [
          'Then two shoots grow where there was one.',
          'Without it you would get a stick.',
          'One shoot becomes two, and two become a bush.',
        ],
        'Two fingers pinching out the tip of a young plant',
      ],
      [
        ['Second year: a larger pot', 'More room each spring'],
        [
          'New pot, stake, feed, weeding, and turning to the light.',
          'Each step up means a new pot, new compost and a new place in the row.',
          'More room, more compost, more light.',
        ],
        'A root ball lifted into a larger pot',
      ],
      [
        ['Last step: out into the weather', 'It gets used to the weather'],
        [
          'Day by day the covers come off, until it can stand wind and a cool night.',
          'So it gets no shock in your garden.',
          'First an hour outside and then a night.',
        ],
        'Fleece being rolled back from a bed of pots',
      ],
    ],
    turn: [
      'In your garden it needs a year to settle, and then it grows.',
      'Water a new shrub all through its first summer.',
    ],
    asks: [
      'What is the oldest thing you ever planted out of a pot?',
      'Would you rather buy a plant small and wait, or large at once?',
    ],
    ends: {
      pfathil: [
        'A smaller plant is cheaper, and often settles more quickly.',
        'Ask whether it was grown without heat. Then it is sturdier.',
      ],
    },
    work: 'In a nursery somebody plans today what you will plant in three years.',
    keep: 'the next time you buy a shrub',
    send: 'somebody who asked why a shrub costs so much',
    own: [
      {
        kinds: ['product', 'process', 'number', 'story', 'history'],
        about:
          'nurser(?:y|ies)\\b|(?:grow|grown|raise|raised|propagate)[^.]{0,40}(?:plants|shrubs|perennials|trees|seed|cuttings)',
        lead: 'Plants from us:',
      },
    ],
    only: 'nurser(?:y|ies)\\b|garden cent(?:re|er)|plants? (?:for sale|sales|shop)|(?:grow|grown|raise|raised|propagate)[^.]{0,40}(?:plants|shrubs|perennials|trees)|perennials',
    pic: {
      ask: 'A tray of cuttings, or the same plant in three sizes of pot side by side',
      alt: 'The same shrub in three sizes of pot side by side',
    },
    claims: [
      [
        'Container shrubs commonly take two to three years from cutting to sale',
        'nursery practice; worded "often", "most"',
      ],
      ['Pinching out the tip makes side shoots', 'horticulture textbook'],
      ['Hardening off before sale', 'nursery practice'],
    ],
  },
  {
    id: 'take-this-to-the-nursery',
    format: 'checklist',
    again: 9,
    emoji: '📏',
    tick: true,
    tags: ['PlantShopping', 'GardenPlanning', 'NewGarden'],
    title: ['What to take with you when you go to buy plants', 'Buying plants: six things to bring along'],
    cover: 'Bring this when buying plants',
    gist: [
      'A photo of the spot, its width in paces, hours of sun, a handful of soil in a bag and the height of your car {boot|trunk}: with those, anybody can advise you in two minutes.',
      'Plants are bought in flower and regretted in place. Five small things in your pocket make the difference at the {till|register}.',
    ],
    subject: ['A handful of soil in a bag', 'Before you buy plants'],
    hooks: {
      '*': [
        'Before you go and buy plants, put a handful of your soil into a sandwich bag.',
        'On a sunny Saturday everybody comes home with three plants and no idea where they should go.',
        'Buying plants? Two minutes at home save a dead plant.',
      ],
      pl: 'For good advice on plants we need to know the place.',
      t: 'Light, water, soil and width: with these four, only a few plants are left to choose from.',
      fhi: 'Off to buy plants? Take a photo of the gap first.',
      a: 'Choose the place first, then the plant.',
    },
    lines: {
      '*': [
        'Before buying plants, photograph the gap from where you will look at it, with a bucket in the picture for scale.',
        'Count the hours of direct sun: six or more is sun, three to six is half shade. Then buy the plants.',
        'Read on the plant label how wide it will be in ten years, and pace it out before you fall in love.',
        'Measure your car {boot|trunk} before you buy a tree. Many a tree has come home with its head out of the window and no leaves.',
        'Look at what grows well next door. It will grow well in your garden too.',
      ],
      h: ['A tree is always longer on the back seat than it was in the nursery.'],
    },
    why: [
      ['We know the plants. You know the corner.', 'Without the size of the bed nobody can advise you well.'],
      [
        'A plant is sold small, so plan for the size that it will have.',
        'In five years it will be leaning over the path.',
      ],
    ],
    parts: [
      [
        ['A photo of the spot', 'A picture of the place'],
        [
          'From where you will see it, kitchen window or bench, with something in it for scale.',
          'Take one in the morning and one at four.',
          'Morning and evening, with a chair in it for size.',
        ],
        'A phone showing a bare corner with a bucket in it',
      ],
      [
        ['How wide and deep it is', 'The size in paces'],
        [
          'Two paces by four is an answer.',
          'If there is a window behind it, how high?',
          '"Not very big" does not help us.',
        ],
        'Feet pacing along the edge of a bed',
      ],
      [
        ['The hours of sun', 'How long the sun shines there'],
        [
          'Look at breakfast, at noon and at five.',
          'Direct sun throws a hard shadow.',
          'Count only the hours with a hard shadow.',
        ],
        'A hard shadow lying across a bed',
      ],
      [
        ['A bag of your soil', 'Some soil in a bag'],
        [
          'A handful from a spade deep. We rub it and know.',
          'Does it crumble, stick or run through your fingers?',
          'We can tell a lot from it.',
        ],
        'A sandwich bag with soil in it',
      ],
      [
        ['What already grows well', 'The plants that do well there'],
        [
          'Two or three names or photos will do.',
          'Weeds count too. Nettles mean rich soil.',
          'They have tested the place for you.',
        ],
        'Photos of neighbouring plants on a phone',
      ],
      [
        ['The length of your car', 'Room in the car'],
        [
          'Length and height with the seats down, and an old sheet to wrap the plants.',
          'Wind on the road dries out leaves in minutes.',
          'What sticks out of the window arrives without leaves.',
        ],
        'Plants lying wrapped on folded seats',
      ],
    ],
    turn: ['With that, you can buy anything that fits.', 'One plant without any plan is allowed.'],
    asks: [
      'Do you buy plants with a list, or because they are pretty?',
      'Which plant did you bring home and never find a place for?',
    ],
    ends: {
      pfathil: [
        'Keep the list in your phone for next time.',
        'The photo shows the date too, so the light can be judged.',
      ],
    },
    keep: 'the next time you go and buy plants',
    send: 'somebody with a new and empty garden',
    own: [
      {
        kinds: ['hours', 'place', 'service', 'product'],
        about: 'nurser(?:y|ies)\\b|garden cent(?:re|er)|plants? (?:for sale|advice)|planting advice',
        lead: 'Come and choose:',
      },
    ],
    only: 'nurser(?:y|ies)\\b|garden cent(?:re|er)|plants? (?:for sale|sales|shop|advice)|planting advice|perennials',
    pic: {
      ask: 'A bag of soil, a tape and a phone with a photo of the gap, on a table',
      alt: 'A bag of soil, a tape measure and a phone on a garden table',
    },
    claims: [
      [
        'Full sun is usually given as six or more hours, part shade as three to six',
        'horticultural convention',
      ],
      ['Nettles indicate rich soil, rushes wet soil', 'indicator plants, ecology textbook'],
    ],
  },
  {
    id: 'sticks-that-become-shrubs',
    format: 'howto',
    again: 12,
    emoji: '🌿',
    tags: ['HardwoodCuttings', 'FreePlants', 'WinterGardening'],
    title: [
      'Hardwood cuttings: how to grow shrubs from bare sticks',
      'Free shrubs from bare twigs: cuttings in winter',
    ],
    cover: 'Grow shrubs from sticks',
    gist: [
      'When the leaves are off, cut pencil lengths from currant, dogwood, willow or privet, push them two thirds into the ground, and wait a year. Many of them become shrubs.',
      'No pot, no glass, no powder: a bare twig in a slit of soil, the right way up, may become a hedge for nothing.',
    ],
    subject: ['A hedge from a bundle of sticks', 'Twigs, the right way up'],
    hooks: {
      '*': [
        'You can grow a hedge from a bundle of bare sticks. It takes a year.',
        'Have you been pruning? Keep the straight twigs. You can grow new shrubs from them.',
        'In what you prune today is your next hedge.',
      ],
      pl: 'Hardwood cuttings cost nothing, and many of them root.',
      t: 'Shoots of this year root near the buds, if you push them in deep.',
      fhi: 'No luck with plants? Put a bare twig into the soil and forget it. It may become a shrub.',
      a: 'Cut the twig straight at the bottom, slanted at the top, and push it in deep.',
    },
    lines: {
      '*': [
        "Currants, dogwood, willow, privet, buddleia: pencil-long pieces of this year's wood, two thirds into the ground while bare. That is all.",
        'Cut the bottom of a hardwood cutting straight and the top at a slant. Then you will know tomorrow which way up it grows.',
        'Push cuttings in until only two or three buds look out. What stands in the air dries out, and what is buried roots.',
        'Leave hardwood cuttings where they are for a whole year. Pulling one up to look has ended more of them than frost.',
      ],
      h: ['The dog carried off two of the cuttings. To him they were sticks.'],
    },
    why: [
      [
        "A resting twig has a year's stores in it and no leaves to lose water by, so it can live on itself until it has roots.",
        'A bare piece of wood loses hardly any water. That is why this works in the bare months and fails in summer.',
      ],
      [
        'The soil under the surface stays warmer than the air, and roots may begin long before any bud moves.',
        'Below ground it is working while above nothing can be seen.',
      ],
    ],
    parts: [
      [
        ['Take straight wood of this year', "Choose this year's straight shoots"],
        [
          'As thick as a pencil, healthy, with the leaves fallen. Soft tips are too thin to last.',
          'The smooth young shoots, not the old bark. They come off easily when you prune.',
          'As thick as a pencil, straight and smooth.',
        ],
        'Straight bare twigs beside a pencil',
      ],
      [
        ['Cut the lower end straight', 'At the bottom: a straight cut'],
        [
          'Roots start most easily there. The length of a hand and a half is enough.',
          'With a sharp blade that does not squash it.',
          'The roots grow from there.',
        ],
        'A square cut below a bud',
      ],
      [
        ['Slant the top above a bud', 'Upper end: slanted, above a bud'],
        [
          'Rain runs off, and nobody plants it upside down.',
          'So you know later which end is which.',
          'Then nobody plants it the wrong way round.',
        ],
        'A slanting cut above a bud',
      ],
      [
        ['Push it two thirds into a slit', 'Two thirds go into the soil'],
        [
          'Make a gap with the spade, put the twig in, firm it with your heel.',
          'A foot apart in a row, in a corner where nobody digs. Firm the soil so that none of them wobbles.',
          'Firm the soil. The twig must not wobble.',
        ],
        'A heel closing a slit round a row of twigs',
      ],
      [
        ['Leave it until next autumn', 'Then leave them alone'],
        [
          'Water in dry weeks, weed by hand, press it back after frost. Then lift and plant.',
          'Some will die by early summer, so plant more than you need.',
          'Water them when it is dry.',
        ],
        'Young leaves on a row of sticks',
      ],
    ],
    turn: [
      'If half of them root, you have a hedge for nothing.',
      'Pull gently after a year. If it holds, it has roots.',
    ],
    asks: [
      'Have you ever grown a shrub from a bare stick?',
      'Which shrub in the street would you like a twig of?',
    ],
    ends: {
      pfathil: [
        'Ask before you cut twigs in other gardens. Most owners are pleased.',
        'Willow and dogwood root best. Apples and most roses do not.',
      ],
    },
    keep: 'the next bare, dry, frost-free afternoon',
    send: 'somebody who wants a hedge and has no money for it',
    own: [
      {
        kinds: ['service', 'product', 'event', 'price'],
        about: 'hedg(?:e|ing) (?:plant|cut|trim)|\\bhedging\\b|pruning|bare.?root',
        lead: 'For winter in your garden:',
      },
    ],
    when: { season: ['autumn', 'winter'] },
    unless: NO_PLANTS,
    pic: {
      ask: 'A bundle of straight bare twigs beside a pencil and {secateurs|pruners}',
      alt: 'Straight bare twigs beside a pencil and a pair of pruning shears',
    },
    claims: [
      [
        'Hardwood cuttings of currant, dogwood, willow, privet and buddleia root outdoors in the dormant season',
        'horticulture textbook, RHS advice',
      ],
      ['They are left in place for about a year', 'RHS advice'],
    ],
  },
  {
    id: 'which-leaves-are-yellow',
    format: 'answer',
    again: 9,
    emoji: '🍋',
    tags: ['PlantHealth', 'YellowLeaves', 'GardenTips'],
    question: 'Why are the leaves of my plant turning yellow?',
    short: [
      'It depends on which leaves: the old ones, the young ones or all of them at once.',
      'That depends on whether it is old leaves, new leaves or the lot.',
    ],
    title: [
      'Yellow leaves: what old, young and all-over yellow tell you',
      'Yellow leaves on plants: read the pattern first',
    ],
    cover: 'Which leaves are yellow?',
    gist: [
      'Old leaves yellow from below when a plant is hungry, young ones with green veins when it cannot get at iron, and all at once when the roots are drowning. Look before you feed.',
      'Where the yellow begins is the clue. Bottom, top or everywhere: each has its own cause, and fertiliser cures only one of them.',
    ],
    subject: ['Yellow leaves: old or new ones?', 'Before you reach for the plant food'],
    hooks: {
      '*': [
        'Yellow leaves: before you feed anything, look whether they are the oldest or the newest.',
        'The commonest reason for a yellow plant in a pot is too much water.',
        'Does your plant have yellow leaves? See which ones, before you feed it.',
      ],
      pl: 'Which leaves are yellow tells you what is missing. It takes a minute to look.',
      t: 'Old leaves turn yellow from hunger, young ones from a lack of iron.',
      fhi: 'Are the leaves going yellow? Put the plant food down for a moment and look.',
      a: 'Yellow leaves: first look, then feed, if at all.',
    },
    lines: {
      '*': [
        'Oldest leaves yellow first: hungry. Youngest yellow with green veins: iron is locked up. All of them limp and yellow: wet feet.',
        'Pull a yellowing pot plant out and smell the roots. White and earthy is fine. Brown and sour means that it has been drowning.',
        'A yellow leaf or two at the bottom of a shrub in autumn, or of an evergreen in spring, is nothing but housekeeping.',
        'Azalea, camellia or blueberry with yellow leaves and green veins: try rainwater. Hard {tap|faucet} water brings lime with it.',
      ],
      h: ['Most houseplants die of too much love, mostly from a watering can.'],
    },
    why: [
      [
        'A hungry plant takes what it needs out of its old leaves and sends it to the young ones, so the bottom pales first.',
        'Old leaves are a larder. When food runs short they are emptied for the shoots.',
      ],
      [
        'Iron cannot be moved about like that, so where it is missing the newest growth pales and the veins stay green.',
        'In soil with lime there is iron enough, but the roots cannot get hold of it, and the tip shows it.',
      ],
    ],
    parts: [
      [
        ['Old leaves yellow: it is hungry', 'Yellow from the bottom: feed it'],
        [
          'Mostly nitrogen, and most of all in pots, where rain and watering wash it out. A balanced feed helps within weeks.',
          'From below upwards, evenly pale. Compost or feed, in the growing season only.',
          'The old leaves give what they have to the young ones.',
        ],
        'Pale lower leaves under green ones',
      ],
      [
        ['Young leaves yellow: too much lime', 'Yellow tips, green veins: iron'],
        [
          'Lovers of sour soil cannot take up iron from chalk. Rainwater, fitting compost, a feed with chelated iron.',
          'A net of green on yellow at the tips: test the soil, and plant that one in a pot.',
          'It cannot take up iron. Use rainwater and the right compost.',
        ],
        'A yellow leaf with a net of green veins',
      ],
      [
        ['All leaves limp: too wet', 'All yellow and limp: less water'],
        [
          'Roots without air cannot drink, so it wilts in wet soil. Stop watering, and let it drain.',
          'Lift it out of the saucer. If the roots smell, cut off what is brown and repot.',
          'Roots need air. Let the soil dry.',
        ],
        'A pot lifted out of a full saucer',
      ],
      [
        ['One or two yellow leaves: age', 'One here and there is normal'],
        [
          'Leaves are not for ever, even on evergreens. They go a few at a time.',
          'If the tips grow, pick off the yellow ones and forget them.',
          'Old leaves fall. That is all.',
        ],
        'A single yellow leaf on the ground',
      ],
    ],
    turn: [
      'Change one thing, wait two weeks, look again.',
      'Yellow leaves stay yellow. Look at the new ones.',
    ],
    asks: [
      'Which of your plants is looking pale at the moment?',
      'Do you feed first and look later, or the other way round?',
    ],
    ends: {
      pfathil: [
        'If the roots are wet, feeding makes it worse.',
        'Yellow between the veins of old leaves points to magnesium instead, common in tomatoes and roses.',
      ],
    },
    keep: 'the next pale leaf',
    send: 'a generous waterer',
    own: [
      {
        kinds: ['service', 'product', 'question'],
        about: 'plant (?:doctor|clinic|health|food|feed)|ericaceous|fertili[sz]er|plant advice',
        lead: 'If it stays yellow, ask us:',
      },
    ],
    unless: NO_PLANTS,
    pic: {
      ask: 'A yellow leaf with green veins held up to the light',
      alt: 'A yellow leaf with green veins held against the light',
    },
    claims: [
      ['Nitrogen deficiency shows in old leaves, iron chlorosis in young leaves', 'plant nutrition textbook'],
      ['Waterlogged roots lack oxygen and plants wilt and yellow', 'plant physiology textbook'],
      [
        'Interveinal yellowing of old leaves suggests magnesium deficiency, common in tomatoes and roses',
        'RHS advice',
      ],
    ],
  },
  {
    id: 'planted-for-the-photograph',
    format: 'mistake',
    again: 10,
    emoji: '📐',
    wrong: 'Planting shrubs at the distance that looks right today',
    tags: ['PlantingTips', 'GardenDesign', 'GardenMistakes'],
    title: [
      'How far apart to plant shrubs: read the width, not the pot',
      'Spacing shrubs: how wide will it be in five years?',
    ],
    cover: 'Do not plant too close',
    gist: [
      'A new bed that looks full is planted far too close. Set shrubs at the width on the label, and fill the gaps with annuals that are gone when the space is needed.',
      'Half the final width of each plant, added up, is the distance between two of them. Until they meet, tobacco plants and marigolds keep the gap company.',
    ],
    subject: ['Is your new bed too full?', 'How wide will it be?'],
    hooks: {
      '*': [
        'If a new flower bed looks full on the first evening, it is planted too close.',
        'There are two figures on a plant label. Nobody believes the second one: the width.',
        'A bed that is full on the first day costs you twice: you buy too many plants, and later you dig them out.',
      ],
      pl: 'Plants at the right distance cost less now, and none has to come out later.',
      t: 'The distance: half the final width of each plant, added together.',
      fhi: 'Does your new bed look a bit empty? Then you have planted it well.',
      a: 'Plant for year five. Fill the gaps for year one.',
    },
    lines: {
      '*': [
        'A shrub that will be two paces wide wants its neighbour at least that far off, stem to stem. Today this looks absurd. Plant it anyway.',
        'Lay hoops or loops of rope on the bed, each as wide as the plant will be. You will put three pots back.',
        'Fill the gaps in a young border with annuals from seed. They cover the soil and are gone when the space is wanted.',
        'At a path, plant half the width plus a hand away from the edge. Otherwise you will be trimming that side for ever.',
      ],
      h: [
        'Two laurels were planted close together, so that they would not be lonely. They are one laurel now.',
      ],
    },
    why: [
      [
        'Plants that touch too soon grow up instead of out, go bare at the foot, and pass on every mildew.',
        "Crowded shrubs take each other's light, and the shaded side dies back and does not return.",
      ],
      [
        'The spread that is printed is usually that of ten years, and in good soil it is not the end.',
        'A nursery pot holds a child. The small print describes the adult.',
      ],
    ],
    parts: [
      [
        ['Read the width on the label', 'Look up the final size'],
        [
          'Most people read the height. The width matters more.',
          'No figure there? Look for an old one in a park and pace round it.',
          'There it will meet its neighbour.',
        ],
        'A finger on the small print of a plant label',
      ],
      [
        ['Lay out the final size', 'Mark the full width on the ground'],
        [
          'Rope, hose or hoops in the final size, before a single hole is dug.',
          'Then look from the kitchen window for a day.',
          'Use a hose. Then look from the window.',
        ],
        'Rope circles lying on bare soil',
      ],
      [
        ['Add half of each plant', 'Half of this, half of that'],
        [
          'From stem to stem. Cut a cane to that length.',
          'Towards a wall or a fence it is half, and a little for the air behind.',
          'That is the distance. It will look too wide.',
        ],
        'A cane laid between two pots',
      ],
      [
        ['Sow summer flowers in between', 'Fill the gaps with annuals'],
        [
          'Poppies, cosmos, marigolds. A packet or two fills the whole first summer.',
          'Groundcover will do too, but only the sort that you can bear to pull out again.',
          'They flower in summer and are gone in winter.',
        ],
        'Seed being scattered between young shrubs',
      ],
    ],
    turn: [
      'In the third year the shrubs touch, and there is hardly any weeding.',
      'And you need not buy so many plants.',
    ],
    asks: [
      'Which plant in your garden has grown far larger than you believed?',
      'Would you rather have a full bed now or a good one in five years?',
    ],
    ends: {
      pfathil: [
        'If it must look full now, sink the extra plants in their pots.',
        'A hedge is different. There the plants are meant to touch.',
      ],
    },
    work: 'In a plan for a garden each plant is drawn as wide as it will be one day.',
    keep: 'the day you plan a new bed',
    send: 'someone with a full {trolley|cart} at the plant sale',
    own: [
      {
        kinds: ['service', 'process', 'price', 'offer'],
        about: 'planting (?:plan|design|scheme)|garden design|border (?:design|planting)',
        lead: 'For your new bed:',
      },
    ],
    unless: NO_PLANTS,
    pic: {
      ask: 'Young shrubs in a bed with rope circles round them',
      alt: 'Rope circles laid round young shrubs in a new bed',
    },
    claims: [
      ['Spacing by half the mature spread of each neighbour', 'garden design practice'],
      ['Crowding leads to bare bases and more fungal disease', 'horticulture textbook'],
    ],
  },
];
