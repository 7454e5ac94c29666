// People and places: gifts over the fence, benches, the nursery, the tree that somebody reads.
import type { Idea } from '../../library/idea.ts';

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
    subject: ['Ask about the peony by the door', 'Roots in wet newspaper'],
    hooks: {
      '*': [
        'There is a rhubarb that has moved house four times, always in the same bucket.',
        'Ask a gardener about the oldest peony in the border, and you will hear about a person.',
        'Some plants have a label, and some have a story.',
      ],
      p: 'Plants from a neighbour have one thing in their favour: they are known to grow on your soil.',
      f: 'Think of one plant in your garden that somebody gave you. Who was it?',
      a: 'A plant from next door has passed the only test that counts: it grows here.',
      t: 'A division is genetically the same plant, so your piece of that peony may be older than your house.',
      h: 'The mint was a present. So was the apology, some years later.',
      i: 'People move away, and their irises go on flowering three gardens further along.',
      l: 'An old peony, divided once in a generation, and still the same deep red.',
    },
    lines: {
      '*': [
        'Nearly every good garden holds a plant that was never paid for. Which is it in yours, and who gave it to you?',
        "If you take a piece of somebody's plant, put their name on the label too. In twenty years that is the half you will want to know.",
        'Plants that come over the fence are used to your soil, your frost and your slugs. No catalogue can say as much.',
        'What a neighbour gives away by the bucket grows well here. Now and then it grows too well, so ask before you plant it.',
      ],
      h: ['There are two reasons for giving away a plant by the bucketful. One of them is kindness.'],
    },
    scene: [
      'A carrier bag hangs on the door handle. Inside are wet newspaper, three roots and half a label in handwriting that you know.',
      'The removal van is full, the doors are shut, and somebody comes out of the garden with a bucket: "This one is coming with me."',
    ],
    why: [
      [
        'Anything that grows in clumps can be split and shared, so such plants travel with friends, weddings and removals.',
        'A clump loses nothing by giving half of itself away, and in many gardens that is how the best plants arrived.',
      ],
    ],
    parts: [
      [
        ['In wet newspaper from a neighbour', 'Over the fence, wrapped in paper'],
        [
          'It came without a name, flowered in its second summer, and is called after the giver to this day.',
          'Handed across on a Saturday, planted on the Sunday, identified never.',
          'Nobody knew its name, so it has theirs.',
        ],
        'Roots wrapped in wet newspaper on a doorstep',
      ],
      [
        ['Dug up from the old house', 'Out of the garden you left'],
        [
          'A spadeful of the last garden, so that the new one was not entirely strange.',
          'Rhubarb, snowdrops, a sucker of the rose: people leave the curtains and take those.',
          'A bucket, a spade, and it felt like home.',
        ],
        'A clump with soil in an old bucket',
      ],
      [
        ['Rescued when it was thrown out', 'From the kerb'],
        [
          'One leaf, cracked pot, left at the kerb. It now has to be cut back twice a year.',
          'Half dead at half price, and three summers later the finest thing in the border.',
          'It only wanted water and somebody.',
        ],
        'A cracked pot with a single green shoot',
      ],
      [
        ['Grown from seed in an envelope', 'From an envelope'],
        [
          'A folded paper with pencil on it: "the tall ones, by your wall". They are by the wall.',
          'Hollyhocks, sweet peas, beans with a family name. An envelope weighs nothing and travels well.',
          'In it a few grains and three words in pencil.',
        ],
        'Seeds tipped from a handwritten envelope',
      ],
    ],
    turn: [
      'Plants keep people in mind better than photographs do, since they want watering.',
      'Pass a piece of yours on this year.',
    ],
    asks: [
      'Which plant in your garden came from somebody you know?',
      'What would you dig up and take along if you moved house?',
    ],
    ends: {
      p: 'Divided while it rests, one clump is enough for three gardens.',
      f: 'The long version of the story is welcome.',
      a: 'Take a spade, and give a piece away.',
      t: 'Lift and split most perennials in autumn or early spring, when the top asks little of the roots.',
      h: 'Mint needs no help with travelling.',
      i: 'Of all that can be shared, a plant is among the few things that you still have afterwards.',
      l: 'The same scent, in another garden, in another spring.',
    },
    work: 'Firms have such plants as well: the phrase, the form, the way of answering the phone that came from somebody who left long ago. It is worth knowing whose it was before you dig it out.',
    keep: 'the day you split the big clump',
    send: 'the person whose plant grows in your garden',
    own: [
      {
        kinds: ['event', 'service', 'product', 'offer'],
        about: 'plant (?:swap|sale|fair)|swap table|\\bcuttings\\b|hardy perennials',
        lead: 'Not every garden has a generous neighbour.',
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
    subject: ['At what hour do you sit down?', 'One bench, two suns'],
    hooks: {
      '*': [
        'Carry a kitchen chair into the garden tonight and find out where the sun goes last.',
        'Most benches stand where the slabs were, and very few where the sun is.',
        'Sit where the sun is and not where the paving is.',
      ],
      p: 'A seat is used if it is in the right light at the hour when somebody has time.',
      f: 'Coffee outside before work, or a glass when it is done: when do you really sit down?',
      a: 'Choose the hour first, then the spot, then the bench.',
      t: 'A wall to the west stores the warmth of the afternoon and gives it back for an hour or two after sunset.',
      h: 'The bench was dear, and it faces south at noon, when no person of sense is out.',
      i: 'Half an hour in the right place can turn a day round.',
      l: 'A warm wall at the back, a cup in the hand, and the light going over the beds.',
    },
    lines: {
      '*': [
        'Put a kitchen chair where you would like a bench and sit there for a week. If you never do, you have saved the price of a bench.',
        'A bench wants something at its back: a wall, a hedge, a tree. Nobody relaxes with the whole garden behind them.',
        'Morning sun for coffee or evening sun for wine: if there is room for one bench only, which do you take?',
        'Turn the seat by a hand or two before you fix it down. Looking along a garden makes it longer than looking across.',
      ],
      h: ['Gardeners own the finest benches and see them mainly from below, while weeding.'],
    },
    scene: [
      'Seven in the morning, and a stripe of sun lies on the only spot in the garden that has no seat.',
      'Guests are coming at six. By half past six everybody has carried a chair to the same corner.',
    ],
    why: [
      [
        'People follow the sun about a garden without thinking, and a seat that has to be carried after it is soon not carried at all.',
        'A seat in the wrong light stays empty, however comfortable it is, because nobody sits down to be dazzled or cold.',
      ],
    ],
    parts: [
      [
        'The morning bench',
        [
          'Facing east, near the kitchen door, with a flat arm for a cup. Birds come close, and the post is still an hour away.',
          'It warms up while the rest lies in dew, and ten minutes on it need no reason.',
          'Ten minutes with a cup before anybody wants anything.',
        ],
        'A bench in low sun with a cup on its arm',
      ],
      [
        'The evening bench',
        [
          'At the far end, facing west, with room for several. You look back at the house and see the lamps go on.',
          'The wall behind it is still warm when the grass is not. Conversations last longer there.',
          'The day is done, and the wall gives its warmth back.',
        ],
        'Last light on a bench against a wall',
      ],
    ],
    turn: [
      'Try it with a chair before you try it with money.',
      'Find the seat first, and let the slabs follow it.',
    ],
    asks: [
      'Morning sun or evening sun: where would your bench go?',
      'At what hour do you really sit in the garden?',
    ],
    ends: {
      p: 'Follow the shade for one fine day and mark it with pegs; the spot shows itself.',
      f: 'And then sit down on it, weeds or no weeds.',
      a: 'East for coffee. West for company.',
      t: 'The sun sets at quite another point in midsummer than in spring, so check the spot in the months when you will use it.',
      h: 'A third school puts it by the compost, to be left alone.',
      i: 'A garden that is only worked in is half a garden.',
      l: 'There is an hour that belongs to each garden. Sit there then.',
    },
    work: 'Much that stands unused was bought before anybody asked when it would be used. With a bench as with a meeting room: first the hour, then the furniture.',
    keep: 'the next fine evening',
    send: 'the one who always carries the chairs',
    own: [
      {
        kinds: ['service', 'product', 'price', 'offer'],
        about: 'garden design|seating area|\\bpatios?\\b|\\bterraces?\\b|bench',
        lead: 'About places to sit.',
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
    cover: 'How a tree is read',
    gist: [
      'Before a rope goes up, somebody walks round the tree twice and looks at the ground, the trunk and the twigs at the top. Most of it can be seen from below.',
      'Mushrooms at the foot, a crack in a fork, bare twigs against the sky: a tree says a good deal to anyone who walks round it slowly.',
    ],
    subject: ['Walk round it twice', 'What mushrooms at the foot can mean'],
    hooks: {
      '*': [
        'The first tool of a tree surgeon is a walk round the trunk, hands in pockets.',
        'A tree is read from the bottom up. The leaves come last.',
        'A good climber looks for a long time before leaving the ground.',
      ],
      p: 'An inspection from the ground once a year shows most changes in a tree while there is time to think.',
      f: 'You can look at your own trees as the professionals do. Two minutes and comfortable shoes.',
      a: 'Look at the roots first. Everything else stands on them.',
      t: 'Decay at the base, included bark in forks and dieback at the tips are the main signs in a ground inspection.',
      h: 'People who climb trees for a living spend a surprising time looking at mushrooms.',
      i: 'Old trees deserve somebody who looks up at them now and then.',
      l: 'An old oak, walked round slowly, in the low light of an afternoon.',
    },
    lines: {
      '*': [
        'Once a year walk round each large tree twice: near enough to touch the bark, then far enough to see the whole crown.',
        'Mushrooms growing at the foot of a tree are worth a photograph with a date. The kind of fungus matters, so let somebody name it.',
        'Bare twigs at the very top while the rest is green: the tree has begun to save. Ask what has changed at its roots.',
        'Photograph your big trees every summer from the same spot. A crown thins so slowly that only a picture notices.',
      ],
      h: ['From below every branch looks small. This changes when it is lying on the shed.'],
    },
    scene: [
      'Somebody in a helmet stands under the beech, looks up, looks down, kneels, and scratches at the soil. The saw is still in the van.',
      'There is a plate of mushrooms at the foot of the old ash, handsome, the size of a hand. The children are pleased with it.',
    ],
    why: [
      [
        'A tree hides its troubles inside and shows them at a few places outside, often years before anything falls.',
        'What happens in the wood leaves marks on the bark, in the forks and at the tips.',
      ],
      [
        'Roots were usually hurt long ago, by a trench, a paved drive or soil heaped up, and the crown answers late.',
        'The crown is often the last to hear of a trench dug five years back.',
      ],
    ],
    parts: [
      [
        ['The foot of the trunk', 'First the feet'],
        [
          'Fungi, hollows, soft bark, a crack in the soil on one side. Nothing else is looked at for so long.',
          'Roots carry all of it, so the search begins there: mushrooms, soil that has lifted, bark that sounds hollow.',
          'What goes wrong above has mostly begun below.',
        ],
        'A hand clearing leaves from the base of a trunk',
      ],
      [
        ['The forks', 'Where two stems part'],
        [
          'Two stems pressed together with bark between them hold less well than a wide fork. A weeping crack there is noted.',
          'An open fork like a U is strong, and a tight one like a V is watched.',
          'Wide is strong. Narrow, with bark in between, is a worry.',
        ],
        'A tight fork seen from below',
      ],
      [
        ['The tips against the sky', 'The outline against the sky'],
        [
          'Dead twigs all round the top say something about the roots. A single dead branch may be only shade.',
          'Seen from far off, a crown should have no gaps that were not there last year.',
          'Gaps tell of roots, single dead twigs of shade.',
        ],
        'Bare twigs above green leaves',
      ],
      [
        ['What happens underneath', 'Who walks under it?'],
        [
          'A branch above a parked car or a playground is looked at twice. Above a meadow it may stay.',
          'Risk is half tree and half what stands below it, so the last look goes to the ground again.',
          'The same branch may stay over grass and must go over a swing.',
        ],
        'A path running under wide branches',
      ],
    ],
    turn: [
      'Only then is it decided whether anything is to be cut at all.',
      'Quite often the answer is to leave it and look again next year.',
    ],
    asks: [
      'When did you last walk once round your biggest tree?',
      'Which old tree near you would you miss most?',
    ],
    ends: {
      p: 'Keep the yearly photographs in one folder; they are the first thing that an expert will ask for.',
      f: 'And lay a hand on the bark while you are there.',
      a: 'Roots, forks, tips, target.',
      t: 'For a hollow that matters there are sounding hammers, drills and tomographs; the eye says where to use them.',
      h: 'Anyone who stands about looking up for a living needs a good pillow.',
      i: 'A tree that is watched in time usually grows older.',
      l: 'Two centuries of wood, and a quarter of an hour of attention.',
    },
    work: 'It is a fair model for any inspection: begin with what carries the load, end with who stands underneath, and write down the date.',
    caution: [
      'If a tree has moved, cracked or dropped large limbs, keep away from beneath it and ask a qualified arborist. Many trees are protected: ask locally before cutting.',
      'Do not stand under a tree that has shifted, split or lost big limbs, and ask a qualified arborist. Ask too whether it is protected before anything is cut.',
    ],
    keep: 'a dry afternoon in late summer',
    send: 'somebody with one very big tree',
    own: [
      {
        kinds: ['service', 'people', 'process', 'price'],
        about: 'tree (?:surge|survey|inspect|care|work)|arborist|arboricult|crown (?:reduc|thin|lift)',
        lead: 'Now for a word about work on trees.',
      },
    ],
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
    cover: 'Three years before the shop',
    gist: [
      'A shrub in a medium pot has often been looked after for two or three years: struck as a cutting, potted on, pinched, spaced, fleeced and turned, before it gets a price.',
      'What stands on the bench for sale began as a twig in sand, some winters ago. In between it was handled more often than you would guess.',
    ],
    subject: ['It was a twig two winters ago', 'The long life of a pot before you'],
    hooks: {
      '*': [
        'That shrub on the sales bench was a twig two winters ago.',
        'Before a plant is sold once it has been carried about a dozen times.',
        'It has been carried more often than you have carried the shopping.',
      ],
      p: 'The price of a plant is mainly made of time, space and hands.',
      f: 'Ever wondered what happens to a plant before you meet it? Quite a lot of carrying, mostly.',
      a: 'A good plant cannot be made in a season.',
      t: 'Cutting, rooting, liner, potting on, pinching, spacing, hardening off: each step takes weeks to months.',
      h: 'No toddler is moved, dressed, trimmed and turned towards the light as often as a young hydrangea.',
      i: 'Somebody grew that shrub for years without knowing that it would be yours.',
      l: 'Time, of all materials the slowest, is sold here in pots.',
    },
    lines: {
      '*': [
        "Most shrubs in a medium pot are two or three years old when they are sold. You are buying somebody's winters.",
        'Side shoots are made in the nursery: the tip of the young plant is pinched out, and two shoots grow where there was one.',
        'Pots on a nursery bed are moved apart as they grow. Plants that touch too early go bare on the inside, and stay so.',
        'A plant that was raised outdoors looks plainer in spring than one from under glass, and it is less surprised by a frost.',
      ],
      h: [
        'A nursery is the only place where people are pleased that something has outgrown its clothes again.',
      ],
    },
    scene: [
      'Winter, a cold shed, and two people who stick twigs into trays, a few hundred before lunch. In the third spring somebody will say: "Oh, that is pretty."',
      'A row of pots, all turned by a quarter. Nobody will ever notice that somebody did it, and everybody would notice if not.',
    ],
    why: [
      [
        'Roots need time to fill a pot, and each pot may be only a little larger than the last one, or the soil in it turns sour.',
        'Growth can be hurried with warmth and feed, but such a plant is soft and suffers in its first real wind.',
      ],
      [
        'All those months a young plant takes up ground, water and somebody who looks under the leaves.',
        'A plant on its own needs a minute now and then. A field of them needs people every day, Sundays too.',
      ],
    ],
    parts: [
      [
        ['First winter: a twig in sand', 'A cutting and a winter'],
        [
          'Cut below a bud, set in rows, kept damp and cool. By spring some have roots and some have not.',
          'Not all take. For those that do not there is no bill to send to anybody.',
          'Half of them root. That is why there were so many.',
        ],
        'Rows of cuttings in a tray',
      ],
      [
        ['First summer: the tip comes off', 'It loses its head'],
        [
          'Pinched out early, a stem answers with two. Do that twice and there is a bush.',
          'It looks unkind. Without it you would be sold a stick with a tuft.',
          'One shoot becomes two, and two become a bush.',
        ],
        'Two fingers pinching out the tip of a young plant',
      ],
      [
        ['Second year: a larger pot', 'More room each spring'],
        [
          'Potted on, set apart, staked, fed, weeded, and turned to the light.',
          'Each step up means a new pot, new compost and a new place in the row.',
          'Pot, turn, feed, weed, and again.',
        ],
        'A root ball lifted into a larger pot',
      ],
      [
        ['Before the sale: out into the weather', 'Weather training'],
        [
          'Covers come off day by day until it can stand wind and a cool night.',
          'Hardening off means that the shock has been had before you carry it home.',
          'First an hour outside and then a night.',
        ],
        'Fleece being rolled back from a bed of pots',
      ],
    ],
    turn: [
      'In the garden a young shrub does it all once more: a year of sleep, a year of creeping, a year of leaping.',
      'Water a new shrub all through its first summer. It has come a long way.',
    ],
    asks: [
      'What is the oldest thing you ever planted out of a pot?',
      'Would you rather buy a plant small and wait, or large at once?',
    ],
    ends: {
      p: 'A smaller plant is younger, cheaper and often quicker to settle than a large one.',
      f: 'Turn a shrub in a pot by a quarter now and then, and it stays round.',
      a: 'Look at the roots and the branching. There the years can be seen.',
      t: 'Ask whether it was grown cold; plants without heat are shorter between the buds and set up better.',
      h: 'Asked about the work, nursery people call it moving pots from here to there. They leave out the weather.',
      i: 'Patience can be bought, up to a point. The rest of it you have to bring.',
      l: 'Three winters, and then a flower.',
    },
    work: 'Anything that cannot be hurried has to be begun before anybody has ordered it. Trades that live by that, from timber to cheese, plan in years and quote in days.',
    keep: 'the next visit to a nursery',
    send: 'somebody who asked why a shrub costs so much',
    own: [
      {
        kinds: ['product', 'process', 'number', 'story', 'history'],
        about:
          'nurser(?:y|ies)\\b|(?:grow|grown|raise|raised|propagate)[^.]{0,40}(?:plants|shrubs|perennials|trees|seed|cuttings)',
        lead: 'About plants and where they come from.',
      },
    ],
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
    cover: 'Take this to the nursery',
    gist: [
      'A photo of the spot, its width in paces, hours of sun, a handful of soil in a bag and the height of your car {boot|trunk}: with those, anybody can advise you in two minutes.',
      'Plants are bought in flower and regretted in place. Five small things in your pocket make the difference at the {till|register}.',
    ],
    subject: ['A handful of soil in a bag', 'Before you go and buy plants'],
    hooks: {
      '*': [
        'Put a handful of your own soil into a sandwich bag before you set off to buy plants.',
        'On a sunny Saturday everybody comes home with three plants and no idea where to put them.',
        'Two minutes at home save a dead plant.',
      ],
      p: 'Good advice on plants depends on what you can say about the spot.',
      f: 'Off to buy plants? Take a photo of the gap first. It is the best shopping list there is.',
      a: 'Choose the place first. The plant follows from it.',
      t: 'Light, moisture, soil texture and final width: four values narrow thousands of plants down to a shelf.',
      h: '"It is for a corner that is sort of sunny, or not" is where many a conversation in a nursery begins.',
      i: 'A plant in the right spot needs hardly any help from you.',
      l: 'Come with the photograph of an empty corner, and leave with what has been missing from it.',
    },
    lines: {
      '*': [
        'Before buying plants, photograph the gap from where you will look at it, with a bucket in the picture for scale.',
        'Count the hours of direct sun on a spot: six or more is sun, three to six is half shade. Guessing makes expensive compost.',
        'Read the label for the width in ten years, then pace that out on the ground before you fall in love.',
        'Measure how high your car {boot|trunk} is inside. Trees have come home with their heads out of the window and no leaves.',
        'Write down what grows well next door. If it likes that side of the fence, it will like yours.',
      ],
      h: ['A tree is always longer on the back seat than it was on the bench.'],
    },
    scene: [
      '"How large is the bed?" Two arms go out, come in again, and go out a bit further.',
      'At home, in the evening: five pots on the path, all lovely, and all of them want full sun. The bed is behind the garage.',
    ],
    why: [
      [
        'Those who sell plants know the plants. Only you know the corner, and without it they can do no more than guess.',
        'Advice can be no better than the question, and most questions arrive without the size of the bed.',
      ],
      [
        'A plant is sold at a tenth of the size it will have, so the gap has to be planned for later and not for today.',
        'What looks lost in the bed this year will be leaning over the path in five.',
      ],
    ],
    parts: [
      [
        ['A photo of the spot', 'A picture of the place'],
        [
          'From where you will see it, kitchen window or bench, with something in it for scale.',
          'Take one in the morning and one at four. The shadows tell half of it.',
          'Morning and evening, with a chair in it for size.',
        ],
        'A phone showing a bare corner with a bucket in it',
      ],
      [
        ['Its width and depth in paces', 'How many paces, which way?'],
        [
          'Roughly will do. Two paces by four is an answer, and "a sort of triangle" is not.',
          'Add the height of the window behind, if something must not grow into it.',
          'Nobody can advise you on "not very big".',
        ],
        'Feet pacing along the edge of a bed',
      ],
      [
        ['The hours of sun', 'How long the sun is there'],
        [
          'Look at breakfast, at noon and at five, and count. Under a tree it changes with the leaves.',
          'Direct sun is what counts, the sort that throws a hard shadow.',
          'A hard shadow counts and a soft one does not.',
        ],
        'A hard shadow lying across a bed',
      ],
      [
        ['A bag of your soil', 'Earth in a bag'],
        [
          'A handful from a spade deep. Anyone who works with plants will squeeze it and know.',
          'Crumbles, sticks or runs through the fingers: they can tell you more from that than from a guess.',
          'Somebody rubs it between two fingers and knows.',
        ],
        'A sandwich bag with soil in it',
      ],
      [
        ['What already grows well', 'What is happy there already'],
        [
          'Two or three names, or photos. Plants that thrive are witnesses.',
          'Include the weeds. Nettles mean rich ground, and rushes mean wet.',
          'It has tested the spot for you.',
        ],
        'Photos of neighbouring plants on a phone',
      ],
      [
        ['The inside of your car', 'Room in the car'],
        [
          'Length and height with the seats down, and an old sheet to wrap the tops.',
          'Wind on a road dries out leaves in minutes, so nothing should look out.',
          'What sticks out arrives without leaves.',
        ],
        'Plants lying wrapped on folded seats',
      ],
    ],
    turn: [
      'With a photo, a size and a bag of soil in hand you may fall in love with anything that fits.',
      'Allow yourself one plant without any plan at all.',
    ],
    asks: [
      'Do you buy plants with a list or with your eyes?',
      'Which plant did you bring home and never find a place for?',
    ],
    ends: {
      p: 'Keep the list in the phone; it serves for every season.',
      f: 'Ask whatever you like. A difficult corner makes a good conversation.',
      a: 'Spot, size, sun, soil. Then the plant.',
      t: 'The photo also records the date, so the light in it can be judged.',
      h: 'Self-control is not on the list. It never fitted in the car.',
      i: 'The right plant in the right place looks as if it had always been there.',
      l: 'A corner that waits has earned some thought.',
    },
    keep: 'the Saturday when the nursery calls',
    send: 'somebody with a new and empty garden',
    own: [
      {
        kinds: ['hours', 'place', 'service', 'product'],
        about: 'nurser(?:y|ies)\\b|garden cent(?:re|er)|plants? (?:for sale|advice)|planting advice',
        lead: 'Then it is time to go and look.',
      },
    ],
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
    cover: 'A stick in the ground',
    gist: [
      'When the leaves are off, cut pencil lengths from currant, dogwood, willow or privet, push them two thirds into the ground, and wait a year. Many of them become shrubs.',
      'No pot, no glass, no powder: a bare twig in a slit of soil, the right way up, may become a hedge for nothing.',
    ],
    subject: ['A hedge from a bundle of sticks', 'Bare twigs, the right way up'],
    hooks: {
      '*': [
        'A hedge can begin as a bundle of sticks and the patience of a year.',
        'Prunings on the ground? Before they go on the heap, take out the straight ones.',
        "Under the hedge lies next year's hedge.",
      ],
      p: 'Hardwood cuttings cost nothing but a slit in the ground, and a good part of them root.',
      f: 'Try this if you think you have no luck with plants: stand a twig in the soil and forget it.',
      a: 'Cut the stick straight below, slanted above, and push it in deep.',
      t: 'Dormant one-year shoots form roots from tissue near the nodes; depth keeps them from drying out.',
      h: 'For a year it looks as if you had planted a bundle of pencils. Now and then somebody waters them.',
      i: 'From what is cut off in the cold season the next garden can grow.',
      l: 'A row of bare red stems, waiting in cold ground.',
    },
    lines: {
      '*': [
        "Currants, dogwood, willow, privet, buddleia: pencil-long pieces of this year's wood, two thirds into the ground while bare. That is all.",
        'Cut the bottom of a hardwood cutting straight and the top at a slant. Then you will know tomorrow which way up it grows.',
        'Push cuttings in until only two or three buds look out. What stands in the air dries out, and what is buried roots.',
        'Leave hardwood cuttings where they are for a whole year. Pulling one up to look has ended more of them than frost.',
      ],
      h: [
        'The dog carried off two of the cuttings. They were sticks, and a claim on sticks is hard to prove.',
      ],
    },
    scene: [
      'A pile of prunings lies on the path, and among the crooked bits there are a dozen straight ones as long as a pencil and as thick.',
      'A gardener in a cold wind opens a slit with the spade, drops in twigs in a row, and closes it with the heel. It takes four minutes.',
    ],
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
        ['Take straight wood of this year', "This year's straight shoots"],
        [
          'As thick as a pencil, healthy, with the leaves fallen. Soft tips are too thin to last.',
          'The smooth young shoots, not the old bark. They come off easily when you prune.',
          'Pencil thick and bare. What has bark is too old.',
        ],
        'Straight bare twigs beside a pencil',
      ],
      [
        ['Cut it straight below a bud', 'Lower end: straight, under a bud'],
        [
          'Roots start most easily there. The length of a hand and a half is enough.',
          'Just beneath the lowest bud, square, with a sharp blade that does not squash.',
          'That is where roots come from.',
        ],
        'A square cut below a bud',
      ],
      [
        ['Slant the top above a bud', 'Upper end: slanting, over a bud'],
        [
          'Rain runs off, and nobody plants it upside down.',
          'The slope tells you next week which end was which.',
          'So you know in March which way is up.',
        ],
        'A slanting cut above a bud',
      ],
      [
        ['Push it two thirds into a slit', 'Two thirds out of sight'],
        [
          'Spade in, rock it, a little sand at the bottom on heavy ground, twig in, heel on it.',
          'A foot apart in a row, in a corner where nobody digs. Firm the soil so that none of them wobbles.',
          'A slit, some sand, a firm heel. It must not wobble.',
        ],
        'A heel closing a slit round a row of twigs',
      ],
      [
        ['Leave it until next autumn', 'Forget about them, nearly'],
        [
          'Water in dry weeks, weed by hand, press it back after frost. Then lift and plant.',
          'Some will leaf out in spring without a single root and die by early summer. Plant more than you need.',
          'Water when it is dry. Next autumn you will know which have taken.',
        ],
        'Young leaves on a row of sticks',
      ],
    ],
    turn: [
      'If half of them take, you have a hedge for nothing.',
      'After a year a tug is met with resistance, and that is the whole reward.',
    ],
    asks: [
      'Have you ever grown a shrub from a bare stick?',
      'Which shrub in the street would you like a twig of?',
    ],
    ends: {
      p: 'Ask before you cut in other gardens; most owners are pleased.',
      f: 'Stick in three, tell nobody, and be surprised.',
      a: 'Bare, deep, firm, patient.',
      t: 'Willow and dogwood root most readily; apples, pears and most grafted roses are better left to a nursery.',
      h: 'Label the row, or somebody will tidy it.',
      i: 'Rarely is so much asked of so little, and so often granted.',
      l: 'In spring a green point, on what was a stick.',
    },
    keep: 'the next bare, dry, frost-free afternoon',
    send: 'somebody who wants a hedge and has no money for it',
    own: [
      {
        kinds: ['service', 'product', 'event', 'price'],
        about: 'hedg(?:e|ing) (?:plant|cut|trim)|\\bhedging\\b|pruning|bare.?root',
        lead: 'The bare season has its own work.',
      },
    ],
    when: { season: ['autumn', 'winter'] },
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
    subject: ['Look where the yellow begins', 'Before you reach for the plant food'],
    hooks: {
      '*': [
        'Yellow leaves: before you feed anything, look whether they are the oldest or the newest.',
        'The commonest reason for a yellow plant in a pot is a kind person with a watering can.',
        'Before you feed it, see which ones.',
      ],
      p: 'The pattern of the yellow says more than any test kit, and it takes a minute to read.',
      f: 'Leaves going yellow? Put the feed down for a moment and have a look from below.',
      a: 'Read the pattern first. Feed afterwards, if at all.',
      t: 'Nitrogen moves within a plant and iron does not, so hunger shows in old leaves and lack of iron in young ones.',
      h: 'The plant turned yellow, so it was watered. It turned yellower, so it was watered more.',
      i: 'A plant cannot speak, but it is not silent either.',
      l: 'A leaf held against the light shows every vein, and often the answer.',
    },
    lines: {
      '*': [
        'Oldest leaves yellow first: hungry. Youngest yellow with green veins: iron is locked up. All of them limp and yellow: wet feet.',
        'Pull a yellowing pot plant out and smell the roots. White and earthy is fine. Brown and sour means that it has been drowning.',
        'A yellow leaf or two at the bottom of a shrub in autumn, or of an evergreen in spring, is nothing but housekeeping.',
        'Azalea, camellia or blueberry with yellow leaves and green veins: try rainwater. Hard {tap|faucet} water brings lime with it.',
      ],
      h: ['Most houseplants die of attention. It is the nicest way to go, and still avoidable.'],
    },
    scene: [
      'The lemon tree stands there like a faded photograph. One person says feed it, another says water it, and both have already done so.',
      'A leaf falls into the coffee, yellow as butter. Its neighbours are considering it.',
    ],
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
        ['Old leaves first: it is hungry', 'Starting at the bottom: feed'],
        [
          'Mostly nitrogen, and most of all in pots, where rain and watering wash it out. A balanced feed helps within weeks.',
          'From below upwards, evenly pale. Compost or feed, in the growing season only.',
          'What is old gives up what is young needs.',
        ],
        'Pale lower leaves under green ones',
      ],
      [
        ['Young leaves, green veins: lime', 'At the tips, with green veins: iron'],
        [
          'Lovers of sour soil cannot take up iron from chalk. Rainwater, fitting compost, a feed with chelated iron.',
          'A net of green on yellow at the tips: test the soil, and plant that one in a pot.',
          'The soil holds it back. Rainwater helps, and so does another pot.',
        ],
        'A yellow leaf with a net of green veins',
      ],
      [
        ['All at once and limp: wet roots', 'Everywhere, and limp: too much water'],
        [
          'Roots without air cannot drink, so it wilts in wet soil. Stop watering, and let it drain.',
          'Lift it out of the saucer. If the roots smell, cut off what is brown and repot.',
          'Roots need air as well. Leave it, and let it dry.',
        ],
        'A pot lifted out of a full saucer',
      ],
      [
        ['A few, now and then: age', 'One here and one there: nothing'],
        [
          'Leaves are not for ever, even on evergreens. They go a few at a time.',
          'If the tips grow and the rest is green, pick them off and think of something else.',
          'Leaves retire. Look at the tips instead.',
        ],
        'A single yellow leaf on the ground',
      ],
    ],
    turn: [
      'Change one thing, wait two weeks, look again.',
      'The leaves that have turned will stay yellow; judge by the new ones.',
    ],
    asks: [
      'Which of your plants is looking pale at the moment?',
      'Do you feed first and look later, or the other way round?',
    ],
    ends: {
      p: 'Feeding a plant with damaged roots makes matters worse, so rule out water first.',
      f: 'It will forgive you. It nearly always does.',
      a: 'Old, young or all. Then act.',
      t: 'Yellow between the veins of old leaves points to magnesium instead, common in tomatoes and roses.',
      h: 'If it turns out to be a plastic one, the sun did it.',
      i: 'To look closely is half of all gardening.',
      l: 'Green returns from the tip, quietly, leaf by leaf.',
    },
    keep: 'the next pale leaf',
    send: 'a generous waterer',
    own: [
      {
        kinds: ['service', 'product', 'question'],
        about: 'plant (?:doctor|clinic|health|food|feed)|ericaceous|fertili[sz]er|plant advice',
        lead: 'For plants that still look pale.',
      },
    ],
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
    cover: 'Too close, and everyone does it',
    gist: [
      'A new bed that looks full is planted far too close. Set shrubs at the width on the label, and fill the gaps with annuals that are gone when the space is needed.',
      'Half the final width of each plant, added up, is the distance between two of them. Until they meet, tobacco plants and marigolds keep the gap company.',
    ],
    subject: ['A full bed is a warning', 'Leave room for year five'],
    hooks: {
      '*': [
        'A new border that looks finished on the first evening will be a fight in the third summer.',
        'Look for the second figure on a plant label. It is the one that nobody believes.',
        'A full bed on the first day is an empty purse in the third year.',
      ],
      p: 'Plants set at their final width cost less at the start and need no removing later.',
      f: 'If your new bed looks a bit empty and sad, you have very likely done it well.',
      a: 'Plant for year five. Fill for year one.',
      t: 'Spacing equals half the mature spread of each neighbour, added together.',
      h: 'It was such a small conifer. It sat in a pot by the door and harmed nobody.',
      i: 'To leave room for what will be is a kind of confidence.',
      l: 'An empty space in a new bed is promised to someone.',
    },
    lines: {
      '*': [
        'A shrub that will be two paces wide wants its neighbour at least that far off, stem to stem. Today this looks absurd. Plant it anyway.',
        'Lay hoops or loops of rope on the bed, each as wide as the plant will be. You will put three pots back.',
        'Fill the gaps in a young border with annuals from seed. They cover the soil and are gone when the space is wanted.',
        'At a path, plant half the width plus a hand away from the edge. Otherwise you will be trimming that side for ever.',
      ],
      h: ['Two laurels were planted so that they would not be lonely. They have not been apart since.'],
    },
    scene: [
      'Planting day, everything fits, everything touches, a photograph is taken. It is the best one that this bed will ever have.',
      'Five years on somebody stands between two hydrangeas with a saw and has to decide which of them it is to be.',
    ],
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
        ['Read the width on the label', 'Full-grown size first'],
        [
          'Height is what people read. Spread is what they live with.',
          'No figure there? Look for an old one in a park and pace round it.',
          'There the neighbour will be met.',
        ],
        'A finger on the small print of a plant label',
      ],
      [
        ['Lay it out with hoops', 'Draw it on the ground, full size'],
        [
          'Rope, hose or hoops in the final size, before a single hole is dug.',
          'Stand at the kitchen window and look at the circles for a day.',
          'With a hose. Then go and look from the window.',
        ],
        'Rope circles lying on bare soil',
      ],
      [
        ['Add half of each and measure', 'Half of it plus half of its neighbour'],
        [
          'A wide one and a narrow one: half and half, stem to stem. A cane of that length saves the arithmetic.',
          'Towards a wall or a fence it is half, and a little for the air behind.',
          'That is the gap. It will look like too much.',
        ],
        'A cane laid between two pots',
      ],
      [
        ['Sow annuals in between', 'Fill in with annuals meanwhile'],
        [
          'Poppies, cosmos, marigolds. A packet or two fills the whole first summer.',
          'Groundcover will do too, but only the sort that you can bear to pull out again.',
          'They fill it, flower and know when to go.',
        ],
        'Seed being scattered between young shrubs',
      ],
    ],
    turn: [
      'In the third year the shrubs touch fingertips, and you can stop weeding.',
      'The money for the extra plants stays in your pocket.',
    ],
    asks: [
      'Which plant in your garden has grown far larger than you believed?',
      'Would you rather have a full bed now or a good one in five years?',
    ],
    ends: {
      p: 'If the bed must look full at once, plant the extra ones in their pots, so that they come out easily.',
      f: 'Take the photograph in year five. It will be the better one.',
      a: 'Width first. Then the hole.',
      t: 'For a hedge the rule is reversed: there the plants are meant to merge, at a third to a half of their spread.',
      h: 'Nobody has ever written on a label "stays small, honestly".',
      i: 'Gaps are where a garden keeps its future.',
      l: 'Space, given early, and seen only much later.',
    },
    work: 'The same thing happens to diaries and budgets in their first week: whatever fills them to the edge on day one leaves no room for growth.',
    keep: 'the day you plan a new bed',
    send: 'someone with a full {trolley|cart} at the plant sale',
    own: [
      {
        kinds: ['service', 'process', 'price', 'offer'],
        about: 'planting (?:plan|design|scheme)|garden design|border (?:design|planting)',
        lead: 'A bed can also be planned by somebody else.',
      },
    ],
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
