// Habits and beliefs: watering, feeding, dividing, labelling.
import type { Idea } from '../../library/idea.ts';

export const HABITS: readonly Idea[] = [
  {
    id: 'a-sip-a-day',
    format: 'mistake',
    again: 9,
    emoji: '🚿',
    tags: ['WateringTips', 'DroughtGarden', 'GardenMistakes'],
    wrong: 'Giving the beds a little water every evening',
    title: [
      'How often should you water the garden? Rarely and deeply',
      'Deep watering: less often and for longer',
    ],
    cover: 'Rarely, and a lot',
    gist: [
      'A daily sprinkle wets a finger of soil and teaches roots to stay there. Water once or twice a week until it is damp a spade deep, and then leave it alone.',
      'Roots go where the water is. Give a lot at long intervals, and they go down, where it does not dry out.',
    ],
    subject: ['Dig after you have watered', 'The evening sprinkle'],
    hooks: {
      '*': [
        "Every evening with the hose, every leaf glistening, and a finger's depth down the soil is dry as flour.",
        'After you have watered, dig a hole. Most people never have.',
        'Water every day and you raise plants that cannot do without you.',
      ],
      p: 'Frequent light watering costs time and water, and makes plants less able to stand a dry spell.',
      f: 'Enjoy your evening round with the hose? Keep the enjoyment and change the rhythm.',
      a: 'Water a bed about once a week, a lot, at the root.',
      t: "Infiltration depth depends on amount: about ten litres a square metre wet a hand's depth of loam.",
      h: 'Twenty minutes with the hose: the path is wet, the gardener is calm, the roots have not heard about it.',
      i: 'A root grows strong where it has to reach for something.',
      l: 'A full can, poured slowly at the foot, and dark earth that keeps it.',
    },
    lines: {
      '*': [
        'Water rarely and deeply. A sip every evening keeps the roots in the top inch, where it dries out first.',
        'After watering, push a trowel in. If it is dry a hand deep, you have washed the leaves.',
        'Hoe a bed the day after watering. The loose crumbs on top act as a lid.',
        'New trees want a bucket a week in dry weather, in their first two summers. One bucket, slowly, not a splash a day.',
        'A seep hose under mulch waters at night, at the root, and has no need of you.',
      ],
      h: ['The sprinkler watered the path, the bench and the cat. The cat has drawn its conclusions.'],
    },
    scene: [
      'Warm evening, a glass in one hand and the hose in the other, a fine rainbow over the dahlias. It is lovely. It is also the problem.',
      'High summer, no rain for two weeks, and in one bed everything hangs, although it is watered each night.',
    ],
    why: [
      [
        'Light showers never reach below the top layer, and half of them are gone by morning.',
        'What lies on the surface belongs to sun and wind.',
      ],
      [
        'Roots grow towards water. If it always comes from above, they stay there.',
        'A plant that has never had to look for water cannot do so in a drought.',
      ],
    ],
    parts: [
      [
        ['Dig once after watering', 'Dig a small hole and look'],
        [
          'A trowel shows how far it got. You will be surprised, and water for longer.',
          'Note how many minutes it takes until it is dark a spade deep.',
          'It is nearly always less than you thought.',
        ],
        'A trowel showing dry soil under a wet surface',
      ],
      [
        ['Go to the root, slowly', 'Slowly, and at the foot'],
        [
          'At the foot, on the soil, with a weak flow. Leaves do not drink.',
          'A rose at full blast runs off before it soaks in.',
          'A thin stream goes down, a thick one goes away.',
        ],
        'A hose lying at the base of a plant',
      ],
      [
        ['Then leave it for days', 'Send roots looking for water'],
        [
          'Until the top is dry a finger deep. A limp leaf at noon may be only heat; look again at seven.',
          'Weekly on clay, twice on sand, as a start.',
          'Roots follow the damp down. Noon droop is no thirst.',
        ],
        'A dry soil surface with a finger in it',
      ],
      [
        ['Cover the ground', 'Keep the sun off the soil'],
        [
          'Mulch, leaves, grass cuttings in a thin layer. Bare soil sweats.',
          'A layer of mulch saves a good many cans.',
          'Under a cover of leaves it is still damp on Friday.',
        ],
        'Mulch being spread round a plant',
      ],
    ],
    turn: [
      'You get most of your evenings back.',
      'Seedlings and pots are the exception; their roots have nowhere deeper to go.',
    ],
    asks: ['How often do you water, honestly?', 'Have you ever dug to see how far it got?'],
    ends: {
      p: 'Early morning is kindest, with the least loss; evening will do.',
      f: 'You may still hold the hose now and then, for the rainbow.',
      a: 'Deep, seldom, at the foot.',
      t: "A tuna tin on the lawn measures a sprinkler: time how long a finger's width takes.",
      h: 'The only thing that thrives on a sprinkle is the bindweed.',
      i: 'Care can mean to give much and then step back.',
      l: 'Wet earth at dusk, and nothing more to do.',
    },
    keep: 'the first dry week',
    send: 'whoever stands there every evening with the hose',
    own: [
      {
        kinds: ['service', 'product', 'price'],
        about: 'watering|irrigation|\\bdrip',
        lead: 'For water that goes where it should.',
      },
    ],
    pic: {
      ask: 'A trowel in a bed just watered, dry soil showing below the dark crust',
      alt: 'A trowel lifting dry soil from under a wet surface',
    },
    claims: [
      ['Deep, infrequent watering encourages deeper roots', 'horticulture textbook'],
      ['About ten litres a square metre wet roughly ten centimetres of loam', 'soil physics; worded "about"'],
    ],
  },
  {
    id: 'drops-do-not-burn',
    format: 'myth',
    again: 11,
    emoji: '🔆',
    tags: ['GardenMyths', 'WateringTips', 'GardenScience'],
    myth: 'Drops of water in the sun burn holes in leaves',
    short: [
      'On smooth leaves they do not. They lie too flat, and have gone before anything gets hot.',
      'A drop is a poor lens and gone too soon. On smooth leaves nothing happens.',
    ],
    title: [
      'Does watering in the sun burn leaves?',
      'Watering at noon: harmless for leaves, wasteful for water',
    ],
    cover: 'Drops are not burning glasses',
    gist: [
      'A drop on a smooth leaf focuses light far below the leaf, and it has dried before it could scorch. Watering at noon wastes water, and does not burn.',
      'Somebody tested it with lenses and leaves. Only on hairy ones, where drops are held up like beads, could it happen at all.',
    ],
    subject: ['Go on, water at noon if you must', 'The burning glass that is none'],
    hooks: {
      '*': [
        'Everybody has heard of it, nobody has seen it: the leaf burnt by a drop of water in the sun.',
        'A wilting plant at noon, and you are standing there with a full can, not allowed to pour.',
        'The magnifying glass on the leaf exists mostly in conversation.',
      ],
      p: 'Midday watering has a drawback, and it is not the one that everybody names.',
      f: 'Your tomato is collapsing at two in the afternoon? Water it. Nothing will burn.',
      a: 'Water a plant that needs it, at any hour.',
      t: 'The focal point of a sessile drop lies beyond the leaf; evaporation ends the experiment early.',
      h: 'If drops of water could burn leaves, there would be no forest left after a sunny shower.',
      i: 'A plant that wilts at noon may be helped at noon.',
      l: 'Drops on a leaf at noon, each with a tiny sky.',
    },
    lines: {
      '*': [
        'Water drops do not burn smooth leaves. If a plant wilts at noon, help it at noon.',
        'The reason not to water in the midday heat is loss: a good part of the water is gone before it soaks in.',
        'Brown spots after a sunny day are mostly fungus, salt or scorch from dry roots, and not burning glasses.',
        'Rain in sunshine wets every leaf in the country. If drops burnt leaves, a rainbow would be a disaster.',
      ],
      h: [
        'Do drops burn leaves? A burning glass has to be held still, at the right distance, by a patient child. A raindrop is none of these.',
      ],
    },
    scene: [
      'Two o\'clock, thirty degrees, a cucumber lying flat. Grandmother says from the shade: "Not in the sun!"',
      'A leaf with brown spots goes from hand to hand, and each of the experts knows that it was the hose.',
    ],
    why: [
      [
        'A lens has to stand at the right distance from what it burns, and a flat drop sits directly on it.',
        'Focused light needs room to come together. Between drop and leaf there is none.',
      ],
      [
        'As it warms, the water also cools the leaf, and then it has evaporated.',
        'Before it could do any damage the drop has left.',
      ],
    ],
    parts: [
      [
        ['Help a wilting plant at once', 'If it wilts, give it water'],
        [
          'Slowly, at the root, in whatever shade there is.',
          'Check first whether the soil is really dry: some only hang their heads until evening.',
          'Whatever the clock says. Only look first if it is dry.',
        ],
        'A can poured at the foot of a wilting plant',
      ],
      [
        ['Water early for other reasons', 'Early is thrifty'],
        [
          'In the morning little is lost, and leaves dry before night, which fungi do not like.',
          'It saves water, and leaves you the day.',
          'What does not evaporate is drunk.',
        ],
        'Morning light on a watered bed',
      ],
      [
        ['Look for the real cause of spots', 'Holes and spots have other reasons'],
        [
          'Rings, dust, edges, undersides: each pattern is a clue.',
          'Salt from hard water, strong feed or a splash of spray can all leave marks.',
          'Look beneath, look for a pattern, think of what was sprayed.',
        ],
        'A spotted leaf held against the light',
      ],
    ],
    turn: [
      'The old advice is right about the hour and wrong about the reason.',
      'Pour away. By evening most of what hung its head is upright again.',
    ],
    asks: ['Who told you about the burning drops?', 'Which garden rule would you like to see tested?'],
    ends: {
      p: 'Keep to mornings as a rule, and help in emergencies without a bad conscience.',
      f: 'Off you go with the can.',
      a: 'Thirsty now means water now.',
      t: 'Exception: leaves with waxy hairs that hold drops above the surface, in strong sun.',
      h: 'If drops could do it, no forest would survive a shower with sunny spells.',
      i: 'Somebody took the trouble to test it with a leaf and a lens. One is allowed to be grateful.',
      l: 'A leaf, a drop, a spark of light, and no harm.',
    },
    keep: 'the next hot afternoon',
    send: 'the person who says "not in the sun!"',
    own: [
      {
        kinds: ['service', 'product', 'offer'],
        about: 'watering|irrigation|plant clinic|plant advice',
        lead: 'On watering, and on what helps a thirsty plant.',
      },
    ],
    pic: {
      ask: 'Water drops on a leaf in full sun, close up',
      alt: 'Water drops on a green leaf in sunlight',
    },
    claims: [
      [
        'Drops do not burn smooth leaves; hairy leaves may be an exception',
        'Egri and others, New Phytologist 2010',
      ],
    ],
  },
  {
    id: 'coffee-is-not-a-fertiliser',
    format: 'myth',
    again: 11,
    emoji: '☕',
    tags: ['CoffeeGrounds', 'GardenMyths', 'Composting'],
    myth: 'Coffee grounds feed plants and make soil acid',
    short: [
      'Used grounds are close to neutral, and fresh ones can check growth. In the compost they are fine.',
      'The sour part was in your cup. What is left feeds slowly and can hold up young plants.',
    ],
    title: [
      'Are coffee grounds good for the garden?',
      'Coffee grounds in the garden: where they help and where not',
    ],
    cover: 'Coffee goes in the compost',
    gist: [
      'The acid goes into your cup. What is left is nearly neutral, feeds slowly, and in a thick layer keeps water out. Put grounds in the compost, thinly, with browns.',
      'Coffee grounds do no wonders for hydrangeas. Sprinkled thickly they crust over; composted they are as good as any kitchen scraps.',
    ],
    subject: ['The acid is in your cup', 'What to do with the coffee grounds'],
    hooks: {
      '*': [
        'Somewhere a hydrangea is standing in espresso, waiting to turn blue.',
        'Coffee grounds are free, brown and fragrant. So they must be good for plants.',
        'It smells like goodness and works like damp card.',
      ],
      p: 'Coffee grounds are useful in a garden, in another place than most people put them.',
      f: 'You collect coffee grounds for the roses? Lovely. Let us take them round the corner.',
      a: 'Coffee grounds go in the compost and not on the pot.',
      t: 'Used grounds: pH near neutral, about two per cent nitrogen, mostly bound; fresh layers may inhibit germination.',
      h: 'The rose has had six months of coffee grounds. It grows no better, and cannot sleep.',
      i: 'Kitchen waste turns into something good, if it is given time.',
      l: 'Coffee grounds: dark, fine, fragrant, and best left to rot.',
    },
    lines: {
      '*': [
        'Coffee grounds do not make soil acid: the acid went into the cup. Put them in the compost, in thin layers.',
        'A thick mat of coffee grounds dries to a crust, and rain runs off it. Mix it in or leave it out.',
        'Seedlings dislike fresh coffee grounds, and slugs mind them less than is said.',
        'Hydrangeas turn blue through aluminium in acid soil. No amount of espresso does that.',
      ],
      h: ['The houseplants have been on coffee since March. Two are dead, and one is writing a novel.'],
    },
    scene: [
      'Every morning the same walk in slippers: pot out, filter out, and onto the geraniums with it.',
      'On the pot by the sink lies a grey, furry blanket. Below it the compost is dust dry.',
    ],
    why: [
      [
        'Brewing washes most of the acids out, which is the whole point of coffee.',
        'You have drunk what was acid. What stays behind is mostly fibre.',
      ],
      [
        'Its nitrogen is bound and has to rot first, and microbes take their share while they work.',
        'Fresh grounds are food for fungi for a good while before they feed a plant.',
      ],
    ],
    parts: [
      [
        ['Into the compost, thinly', 'A little, in the heap'],
        [
          'It counts as green, however brown it looks. Twice as much card or leaves along with it.',
          'Worms like it. So does the heap, up to a fifth or so.',
          'With twice as much cardboard, and it warms up nicely.',
        ],
        'Coffee grounds tipped onto a compost heap',
      ],
      [
        ['Filters too, if they are paper', 'Paper may go along'],
        [
          'Torn once, unbleached or not. Pads of plastic mesh stay out.',
          'Tea leaves may come along; many bags contain plastic.',
          'Plastic nets and capsules may not.',
        ],
        'A paper filter on a compost heap',
      ],
      [
        ['On beds only as a sprinkle', 'Hardly any on the bed'],
        [
          'A dusting, raked in, some weeks between. If you can see it, it is too much.',
          'Not near seeds, not in pots.',
          'In a thick layer it turns into a lid.',
        ],
        'A hand raking soil lightly',
      ],
    ],
    turn: [
      'In a year it comes back as soil, and then the roses will thank you.',
      'You need only carry it to another corner of the garden.',
    ],
    asks: ['Where do your coffee grounds go?', 'What do you give your plants that they never asked for?'],
    ends: {
      p: 'For acid-loving plants choose rainwater and {ericaceous compost|a soil mix for acid-lovers} instead.',
      f: 'Have another cup. The heap is hungry.',
      a: 'Cup, compost, rose. In that order.',
      t: 'Test first: if the soil is alkaline, no kitchen waste will change it for long.',
      h: 'A rose on espresso is not stronger. It merely lies awake.',
      i: 'Round and round: breakfast to soil, soil to breakfast.',
      l: 'Steam, and a spade of black earth.',
    },
    keep: 'tomorrow morning at the sink',
    send: 'the person with the furry geraniums',
    caution: [
      'Coffee is harmful to dogs: do not leave grounds where one can eat them.',
      'Dogs must not eat coffee. Do not leave grounds lying about where they can.',
    ],
    own: [
      {
        kinds: ['product', 'service', 'event'],
        about: 'compost|\\bsoil|ericaceous|fertili|mulch',
        lead: 'And what do plants really want?',
      },
    ],
    pic: {
      ask: 'Coffee grounds on a compost heap, steam or morning light welcome',
      alt: 'Coffee grounds on a compost heap',
    },
    claims: [
      [
        'Used grounds near neutral; phytotoxic when fresh; compost share about a fifth',
        'university extension reviews',
      ],
      ['Aluminium availability determines hydrangea colour', 'horticulture textbook'],
      ['Caffeine is toxic to dogs', 'veterinary toxicology textbook'],
    ],
  },
  {
    id: 'two-plants-from-one',
    format: 'howto',
    again: 10,
    emoji: '🪓',
    tags: ['DividingPerennials', 'FreePlants', 'PlantSwap'],
    title: ['How to divide perennials and get free plants', 'Divide old perennials: one clump, three plants'],
    cover: 'Two plants out of one',
    gist: [
      'When a clump is bare in the middle, lift it, split it with two forks back to back, and replant the young outer pieces. You get three plants and a better-looking one.',
      'Many perennials get old from the centre outwards. Division makes them young again, and leaves you something to give away.',
    ],
    subject: ['Bare in the middle? Split it', 'Three plants for the price of a fork'],
    hooks: {
      '*': [
        'A clump with a hole in the middle is asking to be torn in two.',
        'The finest plants in a garden are often those that came over the fence in a carrier bag.',
        'A hole in the middle is an invitation.',
      ],
      p: 'Dividing keeps perennials flowering and costs nothing but an hour.',
      f: 'Your asters have gone bald in the middle? Take heart, and a fork.',
      a: 'A clump gone bare in the middle: dig it up, split it, plant the outer pieces.',
      t: 'Growth points move outwards year by year; the centre exhausts soil and crowds itself.',
      h: 'Tearing a perennial in two with forks is the only form of violence that it thanks you for.',
      i: 'To share something and have more of it afterwards: gardens can do that.',
      l: 'A clump laid open, pale roots, the smell of cold earth.',
    },
    lines: {
      '*': [
        'A perennial bare in the middle, with flowers only round the edge, wants dividing. Replant the outer pieces and put the old heart on the compost.',
        'Two garden forks back to back, pushed in and levered apart, split a clump without cutting the roots to bits.',
        'Divide perennials that flower in spring after it has flowered, and what flowers in autumn as growth begins in spring.',
        'When you divide a perennial, a piece as large as a fist, with roots and buds, is better than five crumbs that sulk for a year.',
        'Dividing perennials? Leave peonies alone unless you must. They bear a grudge for years.',
      ],
      h: ['Somebody gave away one hosta, and within a month knew everyone in the street.'],
    },
    scene: [
      'One foot on the spade, a creak, and out comes a clump as heavy as a toddler.',
      'A wheelbarrow at the garden gate, in it seven bits of geranium, and a sign: "Take me."',
    ],
    why: [
      [
        'Most perennials grow outwards, and in the middle remain wood, shade and worn-out soil.',
        'Each year the ring widens, and nobody lives in the centre any more.',
      ],
      [
        'A divided piece has room, fresh earth and young shoots, so it flowers as in its first years.',
        'Three small ones together look like the big one did, and bloom more.',
      ],
    ],
    parts: [
      [
        ['Water it the day before', 'A good drink the day before'],
        [
          'Damp roots tear less. Choose a dull day.',
          'Cut the tops back by half, so that there is less to feed.',
          'And shorten the top. Less leaf, less thirst.',
        ],
        'A watered clump before digging',
      ],
      [
        ['Lift the whole clump', 'Out with it in one piece'],
        [
          'Spade all round, then lever. Large ones may be cut in the ground like a cake.',
          'Shake it, so that you can see where it wants to part.',
          'Go round with the spade before you lever.',
        ],
        'A clump being lifted with a spade',
      ],
      [
        ['Split it with two forks', 'Back to back with two forks'],
        [
          'Back to back, handles apart. A bread knife for the stubborn.',
          'Some fall apart by hand. Those are the generous ones.',
          'Push the handles apart, and it parts where it likes to.',
        ],
        'Two forks back to back in a clump',
      ],
      [
        ['Replant the outside at once', 'The young edge goes back in'],
        [
          'Same depth, firm, one good can. Give the hole some compost.',
          'In half an hour of sun, bare roots lose more than they gain in a week.',
          'Straight away. The old middle can go on the heap.',
        ],
        'A piece of a perennial being planted',
      ],
    ],
    turn: ['What is left over is a present for somebody.', 'Every third or fourth year is enough.'],
    asks: ['Which plant of yours came over a fence?', 'What do you have too much of, and would give away?'],
    ends: {
      p: 'Label the pieces before you pass them on; nobody knows a root by its face.',
      f: 'Somebody is going to be very pleased with a carrier bag.',
      a: 'Water, lift, split, plant.',
      t: 'Do not divide tap-rooted plants such as lupins; take cuttings or sow.',
      h: 'Give away one hosta, and within three years you know the whole street.',
      i: 'Gardens have always been handed on over fences.',
      l: 'One becomes three, and the bed breathes.',
    },
    keep: 'the day you notice a bare middle',
    send: 'the neighbour with the fine asters',
    own: [
      {
        kinds: ['product', 'service', 'event', 'price'],
        about: 'perennials?|\\bborders?\\b|dividing|plant swap',
        lead: 'On perennials there is this to add.',
      },
    ],
    pic: {
      ask: 'Two forks back to back in a clump, or a barrow of divisions',
      alt: 'Two garden forks back to back in a clump of a perennial',
    },
    claims: [['Division rejuvenates clump-forming perennials; timing by flowering', 'horticulture textbook']],
  },
  {
    id: 'pencil-outlasts-the-pen',
    format: 'tip',
    again: 11,
    emoji: '✏️',
    tags: ['PlantLabels', 'GardenTips', 'SeedSowing'],
    title: ['Plant labels that last: use a pencil', 'Plant labels you can still read in ten years'],
    cover: 'Pencil outlasts the pen',
    gist: [
      'Waterproof pens fade in the sun within a year or two. Soft pencil on a rough label can still be read after ten, since graphite does not bleach.',
      'Write labels in pencil, push them in deep, and always at the same side of the plant. In spring you will know what you are standing on.',
    ],
    subject: ['Put the marker away', 'What was planted here?'],
    hooks: {
      '*': [
        'Nine white labels in a bed, and not a word on any of them.',
        'It said "permanent" on the pen. The plant label has been blank since summer.',
        'Ink is for a summer. Graphite is for good.',
      ],
      p: 'The longest-lasting writing in a garden comes from a school pencil.',
      f: 'A small thing that saves you much guessing in spring: take a pencil.',
      a: 'Write plant labels in pencil, not in pen.',
      t: 'Dyes in markers break down under ultraviolet light. Graphite is carbon and does not.',
      h: 'Planted in autumn, without a label: something. Comes up in spring: hope.',
      i: 'A plant label written today greets somebody next year.',
      l: 'A plant label of slate, soft graphite, and a neat small hand.',
    },
    lines: {
      '*': [
        'Label plants in soft pencil. Markers bleach in the sun, and graphite can be read after ten winters.',
        'Always put a plant label on the same side, say north. Then you can find it with your eyes shut, and so can the hoe.',
        'On a plant label, write the date and where it came from as well. In five years that will be the more interesting half.',
        'Planting something? Bury a second label at the bottom of the hole. Birds pull out the first one for fun.',
        'Yoghurt pots, cut into strips, matt side up, make labels for a whole seed tray.',
      ],
      h: ['The label in the bed says "do not dig here". It was found while digging there.'],
    },
    scene: [
      'Early spring, a fork in the hand, a bare bed. Somewhere here are the tulips. Crunch. There they are.',
      'Two trays of seedlings, both green, both round. One is lettuce and the other something you paid for.',
    ],
    why: [
      [
        'Light destroys dyes, and a label stands in the sun all day.',
        'Waterproof ink was tested in the rain and not in full sun.',
      ],
      [
        'Graphite lies as flakes of carbon in the roughness of the surface, where neither water nor sun gets at it.',
        'Pencil drawings four hundred years old can still be seen. A marker gives up in two summers.',
      ],
    ],
    parts: [
      [
        ['Choose a soft pencil', 'Soft lead on a rough label'],
        [
          'The soft grades mark matt plastic, wood and slate. A shiny label wants a rub with sandpaper.',
          'Tie it to the handle of the trowel, or it will not be there.',
          'If it slides, take sandpaper to it first.',
        ],
        'A pencil writing on a plant label',
      ],
      [
        ['Name, date, source', 'What, when, from whom'],
        [
          'In that order, from the top down, as the top breaks off last.',
          "A friend's name on a label is a nice thing to find while weeding.",
          'The most important word goes lowest, where nothing breaks off.',
        ],
        'A label with covered handwriting in a pot',
      ],
      [
        ['Push it in deep, on one side', 'Deep in, and always to the left'],
        [
          'Two thirds in the ground. What sticks out is pulled out, by birds, hoes and children.',
          'Same side everywhere: that is half of the system.',
          'Blackbirds are collectors.',
        ],
        'A label pushed deep beside a plant',
      ],
    ],
    turn: [
      'It costs nothing, and spares the bulbs the fork.',
      'Then photograph the bed, labels and all, for the years when even that goes wrong.',
    ],
    asks: ['What is planted where you no longer know?', 'What do you write your labels with?'],
    ends: {
      p: 'Nurseries that write by hand have used pencil all along.',
      f: 'You will find a pencil stub in some coat. It will do nicely.',
      a: 'Soft, deep, same side.',
      t: 'For permanent collections use engraved or embossed metal; pencil on zinc is a fine cheap second.',
      h: 'Otherwise the tulips will be found in the usual way, with the fork.',
      i: 'To name something is to mean to come back.',
      l: 'Grey on grey, and legible.',
    },
    keep: 'the next packet of seeds',
    send: 'the digger-up of tulips',
    own: [
      {
        kinds: ['product', 'service', 'place'],
        about: 'labels?\\b|\\bseeds?\\b|(?:grow|sell|stock)[^.]{0,30}plants|perennials|varieties|bulbs?\\b',
        lead: 'Things worth a label.',
      },
    ],
    pic: {
      ask: 'A faded label beside one written in pencil',
      alt: 'A faded plant label next to one written in pencil',
    },
    claims: [['Graphite is lightfast, marker dyes fade', 'materials science; nursery practice']],
  },
  {
    id: 'gravel-or-grass',
    format: 'either',
    again: 12,
    emoji: '🪨',
    tags: ['GravelGarden', 'FrontGarden', 'ThisOrThat'],
    title: [
      'Gravel or grass: what suits a small front garden?',
      'A small front garden: grass, or gravel with plants?',
    ],
    cover: 'Gravel or grass?',
    gist: [
      'Grass wants mowing, gravel wants weeding, and neither is as little work as it looks. For a few square metres by the front door, which would you choose?',
      'A lawn the size of a rug, or gravel with plants in it? One asks for an hour a week, the other for an hour a month and a hoe.',
    ],
    subject: ['Gravel or grass?', 'A lawn the size of a rug'],
    hooks: {
      '*': [
        'Twelve square metres of lawn, and a mower that takes up three of them.',
        'A gravel garden is low-maintenance. The dandelion read that too.',
        'Six paces long, four wide, and an opinion on every side.',
      ],
      p: 'For small front gardens the choice of surface decides the next ten years.',
      f: 'Front garden, small, a bit sad. Gravel or grass?',
      a: 'Front garden: grass to be on, gravel to be looked at, with plants in it.',
      t: 'Gravel laid straight on soil lets water through, and seeds in; a film beneath it keeps both out for a few years, then neither.',
      h: 'A tiny lawn: fetch the mower and the cable, mow for four minutes, spend forty putting it all away.',
      i: 'Even four square metres by the door can be a place.',
      l: 'A small front garden: pale gravel, one multi-stemmed tree, thyme at the edge.',
    },
    lines: {
      '*': [
        'Gravel or grass for a small front garden: which would you choose?',
        'A gravel garden is a garden: it wants plants through it. Bare stone heats up and grows weeds in what blows in.',
        'Leave out the plastic film under gravel. After some years soil has gathered on top, and weeds root in the film itself.',
        'A lawn smaller than a parking space is often better as a bed with a path. Nobody will miss the mower.',
      ],
      h: ['The lawn was replaced by gravel, the gravel by weeds, and the weeds by a lawn.'],
    },
    scene: [
      'Saturday, the cable is untangled, the mower turns twice, and it is done. So is Saturday.',
      'Three years ago fresh pale gravel came. Today it is green between the stones, with a starling walking about in it.',
    ],
    why: [
      [
        'Each surface has work of its own: one has to be cut, the other kept clear of what falls on it.',
        'Nothing stays bare out of doors. You only choose what grows and how you deal with it.',
      ],
    ],
    parts: [
      [
        'Grass',
        [
          'Soft, cool, and fit for bare feet. It wants light, a cut a week and an edge.',
          'Children and dogs vote for it, mowers against.',
          'It is soft, and for that it wants an hour a week.',
        ],
        'A small lawn in front of a house',
      ],
      [
        'Gravel with plants',
        [
          'Dry-loving plants, a hoe once a month, water that soaks away. Cats will find it.',
          'Lavender, thyme, grasses: it looks best after two summers.',
          'It looks dry and is full of life by its second year. Bring a hoe.',
        ],
        'A gravel garden with lavender',
      ],
    ],
    turn: [
      'There is a third way: plants, from wall to {pavement|sidewalk}, with one path through them.',
      'Neither is carefree, so choose the work that you like.',
    ],
    asks: [
      'Gravel or grass: what lies in front of your house?',
      'What would you put on twelve square metres?',
    ],
    ends: {
      p: 'Check local rules: paving and loose stone in front gardens are restricted in some places.',
      f: 'Send a picture. Sad ones too.',
      a: 'For feet, grass. For eyes, gravel.',
      t: 'Ten centimetres of gravel on loosened soil, plants set through it, no film.',
      h: 'Both will be green within three years. One of them on purpose.',
      i: 'A front garden is a gift to those who walk past.',
      l: 'Crunch of stone, and the scent of thyme underfoot.',
    },
    keep: 'the spring when you look at the front garden',
    send: 'the owner of a very small lawn',
    own: [
      {
        kinds: ['service', 'product'],
        about: 'gravel|lawn|turf|front garden|landscap|design|paving',
        lead: 'Either can be made or mended.',
      },
    ],
    pic: {
      ask: 'A small front garden with grass or gravel, no house number visible',
      alt: 'A small front garden with gravel and low plants',
    },
    claims: [['Membranes under gravel silt up and weeds root above', 'landscape practice']],
  },
  {
    id: 'the-mower-that-was-a-cloth-machine',
    format: 'story',
    again: 14,
    emoji: '⚙️',
    tags: ['LawnHistory', 'GardenStories', 'InventionStories'],
    title: [
      'Who invented the lawnmower? It began in a cloth mill',
      'The first lawnmower came from a cloth mill',
    ],
    cover: 'The mower came from a mill',
    gist: [
      'In eighteen thirty an engineer saw a machine that trimmed the nap off cloth and thought of grass. The first mower was made of iron, and he is said to have tried it out at night.',
      'Before Edwin Budding lawns were cut with scythes, at dawn, by experts. He looked at a roll of cloth and saw a meadow.',
    ],
    subject: ['He tried it out at night', 'From woollen cloth to lawn'],
    hooks: {
      '*': [
        'A man in Gloucestershire is said to have mown by night, so that nobody would laugh.',
        'The lawnmower was invented in a mill, where there was no grass at all.',
        'Grass was cut with scythes until somebody thought of trousers.',
      ],
      p: 'The lawnmower is an idea carried over from another trade.',
      f: 'A small story for the next time you curse at the pull cord.',
      a: 'The lawnmower came out of a cloth mill. Look at other trades: somebody there has solved it.',
      t: 'Blades on a rotating cylinder against a fixed knife: it shears cloth, and it shears grass.',
      h: 'His neighbours heard an iron roar in the dark. The tradition has moved to Sunday mornings.',
      i: 'A good idea is often an old one, seen in another light.',
      l: 'Dew, starlight, the first lawnmower, and a strip of lawn that had not been there at dusk.',
    },
    lines: {
      '*': [
        'The first lawnmower was a machine for trimming cloth, turned towards grass. Budding patented it in eighteen thirty.',
        'Before mowers, lawns were cut by scythe in the early morning, while the dew held the grass upright.',
        'A cylinder mower still works as it did then: spinning blades against a fixed one, like scissors. That is why its cut is so clean.',
        'The patent for the first lawnmower promised country gentlemen an amusing, useful and healthy exercise. It has been half kept.',
      ],
      h: ['For thousands of years a quiet Sunday was possible. Then somebody invented the lawnmower.'],
    },
    scene: [
      'Imagine a valley of woollen mills, water wheels turning, and in one of them blades whirring over wet cloth.',
      'Picture a garden at midnight, no moon, and somebody pushing a heap of iron over the lawn.',
    ],
    why: [
      [
        'A smooth lawn took skill, several men and an early hour, so only the rich had one.',
        'With a scythe only a master leaves no steps. It needed years of practice and a whetstone.',
      ],
      [
        'The machine made it possible for anyone, and along with suburbs, bowls and tennis came the lawn as we know it.',
        'Without it there would hardly be a football pitch.',
      ],
    ],
    parts: [
      [
        'He worked on machines for cloth',
        [
          'Edwin Budding, from near Stroud, mended and built machines for the mills. One of them cut the raised fibres off woollen cloth with a spinning cylinder.',
          'The cloth came out as smooth as a billiard table. That stuck in his mind.',
          'A man called Budding looked after machines in a mill. One of them shaved woollen cloth with turning blades.',
        ],
        'An old photograph or drawing of a mill',
      ],
      [
        'He turned it towards grass',
        [
          'Grass stands up like the pile of cloth, he thought, so it can be cut in the same way. He put it on a roller with a handle.',
          'It was heavy, of cast iron, and took one to push and one to pull.',
          'What if the cloth were green and growing? He built a thing of iron that one pushed and another pulled.',
        ],
        'An old cylinder mower',
      ],
      [
        'Then he tried it, perhaps at night',
        [
          'The story goes that nobody was meant to see it. Whether it is true no one knows, though one would understand.',
          'New things roar, and neighbours have always been neighbours.',
          'They say he tried it after dark. There may be nothing in it, but everyone hopes so.',
        ],
        'A lawn by moonlight',
      ],
      [
        'Zoos and colleges bought it first',
        [
          'Among the first users were the zoological gardens in London. Decades later ponies drew mowers over large lawns, in leather boots to spare the turf.',
          'Then came steam, {petrol|gas}, cable, battery, and in the end the robot.',
          'Zoos bought it, then estates, with ponies in boots before it. And one Sunday it reached your street.',
        ],
        'A pair of leather boots for a pony',
      ],
    ],
    turn: [
      'And all because somebody looked at cloth and thought of a meadow.',
      'Ideas like to change trades.',
    ],
    asks: [
      'What is your mower called, when it will not start?',
      'Which idea from another trade do you use in the garden?',
    ],
    ends: {
      p: 'A hand-pushed cylinder mower is still a fine thing for a small lawn, and it is quiet.',
      f: 'You may mow by day. People have got used to it.',
      a: 'Borrow ideas. Sharpen blades.',
      t: 'Rotary blades hit, cylinders cut. Torn tips turn brown, cut ones stay green.',
      h: 'Quiet Sundays were never patented. That was the mistake.',
      i: "The next good idea may be lying in somebody else's workshop.",
      l: 'A whisper of blades, and the smell of cut grass.',
    },
    keep: 'the next time the cord will not pull',
    send: 'the neighbour who mows on Sundays',
    own: [
      {
        kinds: ['history', 'service', 'story'],
        about: 'lawn|\\bmow',
        lead: 'Speaking of lawns and those who cut them.',
      },
    ],
    pic: {
      ask: 'An old or hand-pushed mower, or yours at rest on the lawn',
      alt: 'A hand-pushed cylinder mower on a lawn',
    },
    claims: [
      [
        'Budding patented the mower in 1830, after cloth finishing machines; Regents Park zoo among early users; pony boots',
        'history of technology',
      ],
      ['Tested at night', 'tradition, worded "said to"'],
    ],
  },
  {
    id: 'trust-the-smell-of-compost',
    format: 'answer',
    again: 10,
    emoji: '👃',
    tags: ['Composting', 'SoilHealth', 'GardenQuestions'],
    question: 'Why does my compost smell?',
    short: [
      'It is short of air. Eggs mean too wet, ammonia means too green. Card and a fork cure both.',
      'It cannot breathe, or it has had too much green. Brown stuff and turning help with both.',
    ],
    title: [
      'Why does compost smell, and how to cure it',
      'Smelly compost heap? Your nose tells you what to add',
    ],
    cover: 'What the smell is telling you',
    gist: [
      'Compost that breathes smells of woodland. If it smells of eggs it is drowning, if of stables it has too much green. Cardboard, twigs and a fork put both right.',
      'Your nose is the instrument: forest, eggs or ammonia. Each names its cause, and the cure is mostly torn card.',
    ],
    subject: ['Follow your nose', 'Eggs, stables or woodland?'],
    hooks: {
      '*': [
        'A good heap smells of a walk in the woods. What does yours smell of?',
        'The neighbours have started to hint. Lift the lid and breathe in.',
        'If you wrinkle your nose, the heap is holding its breath.',
      ],
      p: 'The smell of a compost heap is a diagnosis, and the treatment costs nothing.',
      f: 'If your compost stinks, do not give up. It is only short of breath.',
      a: 'Compost stinks because it has no air. Give it some.',
      t: 'Aerobic decay gives carbon dioxide and earthiness; anaerobic decay gives sulphides; excess nitrogen gives ammonia.',
      h: 'There is a compost bin at the end of the garden, and the {postman|mailman} has begun to use the other gate.',
      i: 'Nothing is lost in a garden; it merely has to breathe.',
      l: 'Compost at its best: warm, dark, crumbling, with a scent of mushrooms.',
    },
    lines: {
      '*': [
        'Compost smells of eggs: too wet. Of stables: too green. Of woodland: leave it alone.',
        'For each bucket of kitchen scraps on the compost add one of torn cardboard, twigs or leaves. The rest looks after itself.',
        'Grass cuttings in a thick layer turn to slime. Sprinkle them, mix them, or leave them on the lawn.',
        'Squeeze a handful of compost. If water runs out, it is too wet. A few drops between the fingers are right.',
        'Cooked food, meat and bread stay out of the compost. They feed rats before they feed the soil.',
      ],
      h: ['The compost was meant to become soil. For now it has become a topic.'],
    },
    scene: [
      'You lift the lid, a cloud of flies rises, and from the kitchen window somebody calls: "Is that you?"',
      'After the first big mowing a green mat lies in the {bin|trash}, and below it something has begun to simmer.',
    ],
    why: [
      [
        'The creatures that make good compost need air as much as any of us. Without it others take over, and those stink.',
        'Wet and squashed, the gaps close, and the shift changes.',
      ],
      [
        'Kitchen waste and grass bring water and nitrogen, and something dry has to hold the balance.',
        'Too much soft stuff at once has no structure. It collapses on itself.',
      ],
    ],
    parts: [
      [
        ['Take a sniff, then a squeeze', 'Smell it and press it'],
        [
          'Eggs, ammonia or earth; dripping, damp or dust. Now you know what it needs.',
          'Two seconds each. Hold on to the edge for the first.',
          'Bad eggs or stable? Wet or dry? There are no other questions.',
        ],
        'A hand squeezing compost',
      ],
      [
        ['Tear up cardboard', 'Mix in card and twigs'],
        [
          'Egg boxes, {loo|toilet} rolls, plain brown {parcels|packages} without tape. As much as there is green.',
          'Twigs do it too, and keep gaps open for years.',
          'They soak up, and they keep it open.',
        ],
        'Torn cardboard on a compost heap',
      ],
      [
        ['Turn it once', 'Fork it over'],
        [
          'Fork it into a heap beside, and back again. It will warm up in days.',
          'You need not do it often. You need to do it now.',
          'Air goes in, warmth follows.',
        ],
        'A fork turning steaming compost',
      ],
      [
        ['Cover it against the rain', 'Give it a roof'],
        [
          'A lid, a sheet of thick card, a sack. Damp is good and soaked is not.',
          'At the bottom it should lie on soil, so that worms get in and water out.',
          'Below it is open, above it is not.',
        ],
        'A compost bin with a lid',
      ],
    ],
    turn: [
      'In a week it smells of woodland.',
      'Keep a bag of torn card beside the bin, and it never comes to that again.',
    ],
    asks: ['What does your compost smell of?', 'What is the oddest thing that you have found in it?'],
    ends: {
      p: 'A small heap needs more attention than a large one: under a cubic metre it hardly warms up.',
      f: 'Your neighbours will notice, pleasantly.',
      a: 'Brown, air, lid.',
      t: 'Aim for about thirty parts of carbon to one of nitrogen; half and half by volume comes near.',
      h: 'There are kinder ways to keep visitors at a distance.',
      i: 'What was left over becomes the beginning of something.',
      l: 'A handful of black crumbs, and the smell of rain.',
    },
    keep: 'the next time you lift the lid',
    send: 'whoever has a bin at the end of the garden',
    own: [
      {
        kinds: ['product', 'service', 'event'],
        about: 'compost|topsoil|mulch',
        lead: 'For compost that is ready already.',
      },
    ],
    pic: {
      ask: 'A handful of ripe compost, or torn card on a green heap',
      alt: 'A handful of dark, crumbly compost',
    },
    claims: [['Anaerobic and ammonia odours; carbon to nitrogen about 30:1', 'composting textbook']],
  },
];
