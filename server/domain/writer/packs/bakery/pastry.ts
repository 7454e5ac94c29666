// Pastry, cakes and biscuits.
import type { Idea } from '../../library/idea.ts';
import { CAKES_ONLY } from './kinds.ts';

export const PASTRY: readonly Idea[] = [
  {
    id: 'twenty-seven-layers',
    format: 'behind',
    again: 9,
    emoji: '🥐',
    unless: `vegan|${CAKES_ONLY}`,
    tags: ['Croissant', 'Viennoiserie', 'BehindTheScenes'],
    title: [
      'Why a croissant has layers, and why it takes two days',
      'How croissants get their layers, and what the fridge does',
    ],
    cover: 'Why croissants take two days',
    gist: [
      'A croissant is one sheet of dough and one slab of butter, folded until there are dozens of layers. The two days are mostly spent waiting for the butter to be cold again.',
      'To make croissants, fold in three, rest, fold in three, rest, fold in three. Each rest is an hour or a night.',
    ],
    subject: ['Why croissants take two days', 'How a croissant gets its layers'],
    hooks: {
      '*': [
        'Fold butter and dough in three, three times over, and a croissant has twenty-seven layers of butter.',
        'Most of the work on a croissant is done by the fridge.',
        'The croissant you eat today was begun the day before yesterday.',
      ],
      p: 'A croissant takes two days because the butter has to stay cold.',
      a: 'For croissants the butter decides, and the baker waits.',
      t: 'Three folds in three make twenty-seven layers of butter, and none of them may melt.',
      f: 'Pull a croissant apart slowly, and you see how it was folded.',
      h: 'To make croissants, do not touch the dough for two days.',
      i: 'A croissant begins as a lump of dough and a block of butter. The rest is patience.',
      l: 'A croissant inside: a honeycomb of butter and air.',
    },
    lines: {
      '*': [
        'Cut a croissant across. If you see a honeycomb, the layers stayed apart. If you see bread, the butter melted into the dough.',
        'Puff pastry rises on steam alone. Croissant dough has yeast as well, so it rises twice: once on the shelf, once in the oven.',
        'Straight or curved? In France a straight one has often meant butter and a curved one margarine. It is a custom, not a law.',
        'The butter for croissants should bend without cracking. Bakers test it with a thumb.',
        'A good croissant is light for its size. A heavy one has butter in the dough.',
        'A croissant flakes outside. Inside you can pull it apart in sheets.',
      ],
      h: ['A croissant consists of butter, held together by good manners.'],
    },
    scene: [
      'A long table, a cold room, and croissant dough that is folded like a letter and goes back into the fridge.',
      'Six in the morning. A baker tears a croissant in half, holds it to the light and nods.',
    ],
    why: [
      [
        'In the oven the water in butter and dough turns to steam and pushes the sheets apart, while the fat keeps them from sticking.',
        'Between the layers of butter steam pushes the dough apart.',
      ],
      [
        'If the butter gets warm it goes into the dough, and the layers are gone.',
        'Warm butter melts into the dough. That is why it keeps going back into the cold.',
      ],
    ],
    parts: [
      [
        ['Wrap the butter in dough', 'A slab of butter goes inside'],
        [
          'A flat, cold slab in the middle, the dough closed over it like an envelope.',
          'Butter and dough must be equally firm, or the harder one tears the other.',
          'Like a letter into its cover. Butter and dough have to be equally firm, or one breaks the other.',
        ],
        ['A slab of butter on a sheet of dough', 'Dough folded over a flat square of butter'],
      ],
      [
        ['Roll it, fold it in three, chill', 'Roll, fold and rest'],
        [
          'Each turn triples the layers. An hour in the cold lets both relax.',
          'Long strokes, straight edges, and back in the fridge before it softens.',
          'After each fold it rests for an hour.',
        ],
        ['Dough folded like a letter', 'A long sheet of dough folded in three'],
      ],
      [
        ['Cut, roll up, let it rise', 'Shape the croissants and let them rise'],
        [
          'Slowly, not too warm, or the butter runs before the oven sees it.',
          'They should tremble like jelly when you shake the tray.',
          'A gentle warmth, since butter must stay where it was put. A good wobble says they are ready.',
        ],
        ['Croissants rising on a tray', 'Small and swollen croissants side by side'],
      ],
      [
        ['Bake croissants really brown', 'Let them go dark'],
        [
          'Pale ones taste of dough, brown ones of hazelnut.',
          'Hot at first so that they lift, then on until they are brown at the seams.',
          'Brown butter smells of nuts.',
        ],
        ['Dark brown croissants on a rack', 'Croissants with dark seams on a tray'],
      ],
    ],
    turn: [
      'So if it flakes all over your {jumper|sweater}, that was two days of work.',
      'Tear it open, and you see the layers.',
    ],
    asks: ['Do you unroll a croissant or bite into it?', 'Do you like croissants plain or filled?'],
    ends: {
      p: 'Crumbs are a sign that it was done well.',
      a: 'Cold butter is the secret.',
      t: 'The dough has to relax before the butter gets soft.',
      f: 'Look at the next croissant before you eat it.',
      h: 'You get a plate. It helps very little.',
      i: 'There are shortcuts, and you can taste them.',
      l: 'A black coffee, and a newspaper for the flakes.',
    },
    work: [
      'Of the two days, perhaps forty minutes are work. The skill is in waiting.',
      'In two days of croissants there is less than an hour of work. The rest is knowing when to wait.',
    ],
    keep: 'the next Sunday breakfast',
    send: 'someone who thinks croissants are expensive',
    own: [
      {
        about: 'croissant|laminat|viennoiserie|puff pastry|pain au chocolat|danish',
        kinds: ['product', 'process', 'people', 'story', 'price'],
        lead: 'About the croissants that are folded here.',
      },
    ],
    pic: {
      ask: [
        'A croissant cut across, showing the honeycomb',
        'The inside of a halved croissant, like a honeycomb',
      ],
      alt: 'A croissant cut open to show its layers',
    },
    claims: [
      [
        'Three single turns give twenty-seven butter layers; steam lifts; butter temperature is critical',
        'pastry textbook',
      ],
      ['Straight for butter, curved for margarine is a French custom', 'trade custom in France'],
    ],
  },
  {
    id: 'do-not-twist-the-scone',
    format: 'tip',
    again: 9,
    emoji: '🫖',
    tags: ['Scones', 'AfternoonTea', 'BakingTips'],
    title: [
      'How to make scones rise: straight down, no twisting',
      'Flat or leaning scones? It is the cutter and how you use it',
    ],
    cover: 'Scones: do not twist',
    gist: [
      'Scones lean and stay low because the cutter was twisted and sealed their sides. Press straight down, pat the dough thick, set them close together and handle it all as little as you can.',
      'Thick dough, a sharp cutter, straight down and up again: so scones rise tall.',
    ],
    subject: ['Why your scones lean', 'Scones: straight down, straight up'],
    hooks: {
      '*': [
        'Your scones lean because you twisted the cutter.',
        'Scones are made in ten minutes and spoilt by kneading in the eleventh.',
        'Do your scones come out flat? It is how you cut them.',
      ],
      p: 'Three small habits make scones rise straight.',
      a: 'Cut scones straight down, and do not twist.',
      t: 'If you twist the cutter, the cut edge closes, and the scone rises on one side only.',
      f: 'Flat scones again? It was probably the twist of your wrist.',
      h: 'A leaning scone holds less jam.',
      i: 'Leave a scone in peace, and it rises.',
      l: 'A tall scone, just split, still warm, with a bowl of cream.',
    },
    lines: {
      '*': [
        'Scones: pat the dough two fingers thick, press the cutter straight down, never twist. They will rise straight.',
        'Set scones close together on the tray. They hold each other up, like people at a party.',
        'Egg wash on the top only. If it runs down the side it glues the scone to its own height.',
        'Break a scone open with your hands. A knife squashes what the oven has just lifted.',
        'Sour milk or buttermilk makes scones lighter.',
        'Eat scones within the hour. After that, toast them.',
      ],
      h: ['Cream first or jam first? While you argue, the scone gets cold.'],
    },
    scene: [
      'Twelve scones on a tray: three upright, eight leaning, and one that has lain down altogether.',
      'Somebody turns the cutter with a flick of the wrist, and the scones will lean.',
    ],
    why: [
      [
        'A scone rises at its cut sides, where the layers lie open.',
        'The edge of a good scone is rough. That is where it rose.',
      ],
      ['Kneading makes scones tough and flat.', 'With each knead a scone becomes more of a bread roll.'],
    ],
    parts: [
      [
        ['Stop mixing early', 'Leave the dough rough'],
        [
          'Lumps and dry patches sort themselves out in the oven.',
          'A knife instead of a spoon, fifteen strokes, hands off.',
          'A knife, a dozen turns, and then take your hands away. It comes together on its own.',
        ],
        ['A rough scone dough in a bowl', 'A knife stirring flour and butter'],
      ],
      [
        ['Pat the dough thick', 'Keep it two fingers high'],
        [
          'Two fingers, and no rolling pin. What begins flat stays flat.',
          'How tall they get is decided here.',
          'By hand and not with a rolling pin. The oven adds half as much again.',
        ],
        ['Hands patting a thick slab of dough', 'A ruler of fingers beside a slab of dough'],
      ],
      [
        ['Press the cutter straight down', 'Cut without turning'],
        [
          'Flour the cutter, push, lift. No turning.',
          'A sharp rim cuts. A glass crushes.',
          'Down and up again. Any turn presses the layers shut.',
        ],
        ['A cutter pressed straight into dough', 'A floured cutter lifted straight up'],
      ],
      [
        ['Set scones close together', 'Let the scones touch, nearly'],
        [
          'A finger apart, on a hot tray if you dare.',
          'Neighbours keep each other upright and their sides soft.',
          'Close neighbours rise upwards because there is no room to rise sideways.',
        ],
        ['Scones close together on a tray', 'A tray packed with scones'],
      ],
    ],
    turn: [
      'Fifteen minutes in a hot oven, and they break open by hand.',
      'A crack round the middle means that you did well.',
    ],
    asks: ['On a scone: jam first or cream first?', 'Do you like scones with raisins or without?'],
    ends: {
      p: 'Scones taste best within an hour, so bake them last.',
      a: 'Thick dough, sharp cutter, no twist.',
      t: 'An open edge, a hot oven and little kneading make them rise.',
      f: 'And put the kettle on when they go in.',
      h: 'Jam or cream first? We say nothing.',
      i: 'Ten minutes of work, and the whole house wants tea.',
      l: 'Good china, and a small spoon for the jam.',
    },
    work: [
      'Some jobs get better if you do less to them, and do it faster.',
      'Half of some skills is not touching it again. That is hard to learn.',
    ],
    keep: 'the next afternoon with guests',
    send: 'the one whose scones lean',
    own: [
      {
        about: 'scones?|cream tea|afternoon tea',
        kinds: ['product', 'offer', 'price', 'event', 'service'],
        lead: 'For an afternoon without baking.',
      },
    ],
    pic: {
      ask: ['Tall scones close together on a tray, from the side', 'Straight-sided scones on a tray'],
      alt: 'Tall scones standing close together on a tray',
    },
    claims: [['Twisting seals edges; overworking toughens; close setting supports rise', 'baking schools']],
  },
  {
    id: 'butter-at-room-temperature',
    format: 'howto',
    again: 9,
    emoji: '🧈',
    unless: 'vegan',
    tags: ['CakeTips', 'HomeBaking', 'BakingTips'],
    title: [
      'What room temperature butter means, and how to get there fast',
      'Butter too hard to cream? Three quick ways to soften it',
    ],
    cover: 'Soft butter: how soft?',
    gist: [
      'Soft butter for a cake is cool and bends; a finger leaves a dent and no grease. Too warm and it holds no air. Cut it in cubes, or grate it, and it is ready in a quarter of an hour.',
      'Butter that shines is too soft for a cake. Butter that cracks is too cold.',
    ],
    subject: ['Soft butter must not shine', 'Soft butter in fifteen minutes'],
    hooks: {
      '*': [
        'Shiny butter makes heavy cakes.',
        '"Butter, at room temperature," says the recipe. Whose room? In which month?',
        'Butter for a cake should be soft, but how soft?',
      ],
      p: 'How warm the butter is decides how light a cake gets.',
      a: 'Press the butter: a dent and no grease means that it is right.',
      t: 'Beating sugar into soft butter makes tiny air holes. It works at eighteen to twenty degrees Celsius.',
      f: 'You want to bake now, and the butter is hard? It takes a quarter of an hour.',
      h: 'The microwave offers two settings for butter: brick and puddle.',
      i: 'A good cake begins with the butter.',
      l: 'Butter for a cake should be pale, cool and soft.',
    },
    lines: {
      '*': [
        'Press the butter with a finger. A clean dent is right. If the finger shines, put it back in the fridge for ten minutes.',
        'Cut cold butter into cubes and spread them on a plate: soft in fifteen minutes. Grated, it takes five.',
        'Cream butter and sugar until it has turned nearly white. The colour is air, and air is your cake.',
        'Eggs should be as warm as the butter. Cold ones make the mixture curdle; lay them in warm water for five minutes.',
        'A glass rinsed in hot water and set over the butter softens a small piece in five minutes.',
        'Do not soften butter in the microwave. It melts the middle and leaves the corners hard.',
      ],
      h: ['"Take soft butter," says the recipe. Nobody ever has any.'],
    },
    scene: [
      'Saturday, half past two, you want to bake a cake, and the butter is like a brick.',
      'Through the window of the microwave somebody watches the butter melt, a moment too long.',
    ],
    why: [
      [
        'A cake gets light from the air you beat into butter and sugar.',
        'Sugar cuts thousands of tiny holes into soft butter.',
      ],
      [
        'Cold butter takes up no air, and warm butter does not hold it.',
        'In between it is soft enough to beat and firm enough to hold.',
      ],
    ],
    parts: [
      [
        ['Cut the butter into cubes', 'Dice it and spread it out'],
        [
          'Cubes as large as dice, spread out on a plate.',
          'Lots of surface, little core: warmth gets in from all sides.',
          'Small pieces with air between them are soft before the oven is hot.',
        ],
        ['Butter in cubes on a plate', 'Dice of butter, not touching, on a plate'],
      ],
      [
        ['Or grate the butter', 'Short of time? Grate it'],
        [
          'A coarse grater makes flakes that are soft by the time you have weighed the sugar.',
          'Under a rolling pin, between paper, it gives way without warming up.',
          'Both warm it by breaking it up and not by heating it.',
        ],
        ['Cold butter on a coarse grater', 'A rolling pin on butter between sheets of paper'],
      ],
      [
        ['Press it with a finger', 'Test the butter before you beat it'],
        [
          'It gives, keeps the dent, and the finger stays dry.',
          'Bend a slice: it should curve and not break.',
          'A mark without a gleam is what you want. Oily means that it has gone too far.',
        ],
        ['A fingertip denting butter', 'A dent left by a thumb in a block of butter'],
      ],
      [
        ['Beat it for five minutes', 'Beat until it is nearly white'],
        [
          'Five minutes with a machine, until it is pale and loose.',
          'Scrape down the bowl once. The yellow bit at the bottom is unmade cake.',
          'Stop halfway to push down what has crept up the side. Nearly white is done.',
        ],
        ['Pale creamed butter on a whisk', 'A bowl of pale, fluffy butter and sugar'],
      ],
    ],
    turn: [
      'If butter is too soft, put it in the fridge for a while.',
      'Five minutes of beating, and the rest is easy.',
    ],
    asks: [
      'Do you plan your cakes, or bake when you feel like it?',
      'Do you beat butter by machine or by hand?',
    ],
    ends: {
      p: 'Take the butter out with your morning coffee.',
      a: 'Cool, soft and dry to the touch.',
      t: 'A few degrees decide. Bakers feel them with the thumb.',
      f: 'And if it has melted, make brownies. They want it so.',
      h: 'Melted butter will do nicely on toast.',
      i: 'A light cake begins slowly.',
      l: 'Nearly white, and it falls from the whisk.',
    },
    work: [
      '"Room temperature" means another thing to each reader. Say what people can test: a dent, and no shine.',
      'A good instruction names something you can check with a finger.',
    ],
    keep: 'the next time you want to bake at once',
    send: 'the one with the microwave',
    own: [
      {
        about:
          '(?:class|workshop|course).*(?:bak|cake|pastry)|(?:bak|cake|pastry).*(?:class|workshop|course)',
        kinds: ['event', 'service', 'price'],
        lead: 'In a class, somebody has thought of the butter.',
      },
    ],
    pic: {
      ask: ['A finger pressing a dent in butter', 'Butter with a clear fingerprint in it'],
      alt: 'A finger pressing a dent into a block of butter',
    },
    claims: [
      ['Creaming incorporates air best at about 18 to 21 °C', 'baking textbook'],
      ['Cold eggs break the emulsion', 'baking textbook'],
    ],
  },
  {
    id: 'the-soggy-bottom',
    format: 'mistake',
    again: 9,
    emoji: '🥧',
    wrong: 'Filling a raw pastry case and hoping',
    tags: ['PieTips', 'PastryTips', 'BakingTips'],
    title: [
      'How to avoid a soggy bottom on pies and tarts',
      'Crisp pastry base: five ways to keep a tart from going wet',
    ],
    cover: 'No more soggy bottoms',
    gist: [
      'Pastry stays raw underneath when wet filling meets it before it has set. Bake the case empty first, seal it with egg white or crumbs, and stand the {tin|pan} on something hot.',
      'Bake the case before you fill it, seal it, and heat it from below: so the base stays crisp.',
    ],
    subject: ['Why your pie is wet underneath', 'Bake the pastry empty first'],
    hooks: {
      '*': [
        'Raw pastry under a pie is boiled dough. Nobody ordered that.',
        'Stand your pie on a tray from the hot oven. It helps a lot, and it costs nothing.',
        'A tart looks good from above, but is the base crisp?',
      ],
      p: 'A crisp pie base depends on three steps before you fill it.',
      a: 'For a crisp base: bake the pastry case, seal it, then fill it.',
      t: 'If the filling keeps the pastry wet and below seventy degrees, it turns to paste.',
      f: 'Is your pie golden on top and pale underneath?',
      h: 'The top of a pie gets all the egg wash, and the bottom does all the work.',
      i: 'Nobody sees the bottom of a pie, and it carries everything.',
      l: 'A base of pastry that snaps, and a custard above it that trembles.',
    },
    lines: {
      '*': [
        'Soggy pie? Put the {tin|pan} on a tray that has been heated in the oven. The base starts to bake at once.',
        'Brush a baked pastry case with egg white and give it two minutes more. It dries to a varnish that juice cannot get through.',
        'Semolina, ground almonds or cake crumbs under fruit: a spoonful drinks what would have soaked the pastry.',
        'Metal pie {tins|pans} bake a crisp base, china ones look good. Choose.',
        'Through a glass pie dish you can see whether the base is brown.',
        'Frozen fruit in a pie gives off more juice than fresh. Give it twice the crumbs.',
      ],
      h: ['Nobody turns over a pie in company. You might learn too much.'],
    },
    scene: [
      'The top is bronze, the crimping is a work of art, and the first slice leaves its base behind in the {tin|pan}.',
      'A knife goes through crust and filling, and below it is only paste.',
    ],
    why: [
      [
        'Pastry gets crisp by drying, and under a wet filling it cannot dry.',
        'Apples and custard give off water, and the pastry takes it up.',
      ],
      ['The base also gets its heat last.', 'Ovens heat from above and around. The base has to wait.'],
    ],
    parts: [
      [
        ['Bake the case empty', 'Bake it before you fill it'],
        [
          'Paper and dried beans in it, fifteen minutes, then five without.',
          'It should feel like sand and no longer like wax.',
          'Beans on paper hold it down at first. Take them out and let the base dry.',
        ],
        ['A pastry case lined with paper and beans', 'Baked beans lifted out of a pastry case in paper'],
      ],
      [
        ['Seal it with egg white', 'Paint something on the base'],
        [
          'Egg white, a thin layer of melted chocolate, or mustard for a quiche.',
          'A skin between wet and dry, two minutes of oven, done.',
          'Beaten egg white sets in two minutes. Mustard does the same under cheese.',
        ],
        ['A brush painting egg white on a tart case', 'A glossy, sealed pastry case'],
      ],
      [
        ['Heat it on a hot tray', 'Heat the base from below'],
        [
          'A tray heats up with the oven, and the {tin|pan} goes straight onto it.',
          'Lowest shelf. That is where the heat is that you need.',
          'A tray that is already hot acts like a stone, so keep it low in the oven.',
        ],
        ['A tart {tin|pan} set on a hot tray', 'A hot tray pulled out, a {tin|pan} going onto it'],
      ],
      [
        ['Put crumbs under juicy fruit', 'Give the juice something dry'],
        [
          'Semolina, almonds, crumbs: one spoon for each handful of fruit.',
          'Salt and sugar draw out juice beforehand. Pour it off and boil it down.',
          'A spoonful of something dry under the fruit takes up what would have soaked down.',
        ],
        ['Crumbs scattered in a pastry case', 'Ground almonds sprinkled under plums'],
      ],
      [
        ['Let it cool before you cut', 'Wait before you cut it'],
        [
          'Hot filling runs. Set filling stays.',
          'On a rack, because steam goes downwards, too.',
          'A tart on a rack loses its steam through the base. On a plate it cannot.',
        ],
        ['A pie cooling on a rack', 'A tart cooling, seen from underneath a rack'],
      ],
    ],
    turn: ['Lift a slice and look underneath. Is it brown? Well done.', 'First the bottom, then the top.'],
    asks: ['Would you turn a pie over to look?', 'Do you like sweet pie or savoury?'],
    ends: {
      p: 'Baking it empty takes twenty minutes, and you can do it the day before.',
      a: 'Bake it empty, seal it, heat it from below.',
      t: 'Metal on hot metal bakes a base best.',
      f: 'And if it is wet all the same, pour custard over it.',
      h: 'The bottom has finally been mentioned.',
      i: 'The part that nobody sees is worth doing well.',
      l: 'A fork that goes through with a snap.',
    },
    work: [
      'Foundations get rushed because nobody sees them. Tarts and software tell you later.',
      'Nobody photographs the base, and everybody tastes it.',
    ],
    keep: 'the next apple pie',
    send: 'whoever brings the quiche',
    own: [
      {
        about: '\\bpies?\\b|\\btarts?\\b|quiche|pasty|pasties',
        kinds: ['product', 'offer', 'price', 'process', 'service'],
        lead: 'Or have it without the blind baking.',
      },
    ],
    pic: {
      ask: ['A slice of pie lifted so that the brown base shows', 'The underside of a tart, golden'],
      alt: 'A slice of pie lifted to show a crisp brown base',
    },
    claims: [
      ['Blind baking, sealing and bottom heat give a crisp base', 'pastry textbook'],
      ['Starch gelatinises at about 60 to 70 °C', 'food science textbook'],
    ],
  },
  {
    id: 'pastry-words',
    format: 'glossary',
    again: 12,
    emoji: '📖',
    tags: ['Patisserie', 'BakingTerms', 'PastryLovers'],
    title: [
      'Pastry words explained: choux, laminate, blind bake, enriched',
      'Pastry terms in plain words: ganache, frangipane, laminated',
    ],
    cover: 'Six pastry words, explained',
    gist: [
      'Choux, ganache, frangipane, enriched, laminated: what the words on the little cards in a pastry case mean, so that you can choose on purpose.',
      'Six words from the pastry shop, without the accents. Afterwards you know what you are pointing at.',
    ],
    subject: ['What is frangipane, anyway?', 'Choux, ganache, frangipane'],
    hooks: {
      '*': [
        '"That pastry, please." "The frangipane?" "The brown one."',
        'Choux pastry is named after the French word for cabbage, for its shape.',
        'Ganache, choux, frangipane: what do the words in a pastry shop mean?',
      ],
      p: 'Six words tell you what lies in most pastry shops.',
      a: 'Know six pastry words, and you know what you are buying.',
      t: 'A few doughs and a few creams make hundreds of pastries.',
      f: 'Ever pointed at a pastry because you did not want to say its name?',
      h: 'In French, pastry sounds lighter. It is the same butter.',
      i: 'Know a few pastry words more, and you try something new.',
      l: 'Ganache, praline, sablé: even the words melt.',
    },
    lines: {
      '*': [
        'Choux: hollow, for filling.\nFrangipane: almond cream, baked.\nGanache: chocolate and cream.\nEnriched: a dough with butter and egg.\n\nNow order.',
        'Choux paste is cooked twice: once in the pan, once in the oven. Steam blows it up, and the cream goes into the hole.',
        'Frangipane is not marzipan. The one is a soft almond cream that is baked, the other a firm paste of almonds and sugar.',
        'A sablé breaks like sand, as its name says. Lots of butter, little water, and do not knead it.',
        'Feuilleté, laminated, layered pastry: three words for butter between sheets of dough.',
        'Praline is nuts and caramel, nougat is nuts and honey or chocolate, depending on the country. Ask.',
      ],
      h: ['Say "mille-feuille" firmly, and nobody asks you to say it again.'],
    },
    scene: [
      'A glass case of pastries, small cards in French, and a {queue|line} that listens to you.',
      'A child in a pastry shop points and needs no words. The rest of us do.',
    ],
    why: [
      [
        'A few doughs and creams make all these pastries.',
        'Behind forty cakes there are five doughs and four creams.',
      ],
      [
        'If you know the words, you can guess how it tastes.',
        'The name tells you whether it is crisp, soft or full of almond.',
      ],
    ],
    parts: [
      [
        'Choux (light and hollow)',
        [
          'Éclairs and profiteroles are made of it.',
          'Light shells with room for cream inside.',
          'Flour cooked into water and butter, then egg. Steam makes the hollow.',
        ],
        ['An éclair cut open', 'A tray of puffed, empty shells'],
      ],
      [
        'Laminated (in layers with butter)',
        [
          'Croissants, puff pastry, Danish.',
          'Anything that flakes was folded.',
          'Butter rolled into dough again and again until it opens like a book.',
        ],
        ['Layers of a croissant, close up', 'A cut edge of raw layered dough'],
      ],
      [
        'Enriched (dough with butter and egg)',
        ['Brioche, buns, babka.', 'Softer, yellower, and slower to go stale.', 'It tastes of a feast day.'],
        ['A torn piece of brioche', 'A plaited loaf with a shining crust'],
      ],
      [
        'Frangipane (baked almond cream)',
        [
          'With butter, sugar and egg, often in a tart.',
          'It goes under pears and plums, and into the galette at Epiphany.',
          'The soft, golden filling of almonds that rises a little round the fruit.',
        ],
        ['A slice of almond tart', 'Almond filling spread in a tart case'],
      ],
      [
        'Ganache (chocolate and cream)',
        [
          'Warm, it glazes; cold, it fills; whipped, it is a mousse.',
          'Two ingredients make three fillings.',
          'Cream poured hot over chocolate. How much of each decides if it sets.',
        ],
        ['Glossy ganache running over a cake', 'A spoon drawn through warm chocolate cream'],
      ],
      [
        'Crème pâtissière (thick custard)',
        [
          'It holds its shape in tarts and éclairs.',
          'The yellow cream in an éclair, and most of what is called vanilla in there.',
          'It stays where you pipe it.',
        ],
        ['Pastry cream piped into a shell', 'A whisk in a pan of thick custard'],
      ],
    ],
    turn: ['And if you forget them all, point.', 'Read the card, and choose what you like.'],
    asks: ['Which cake do you always buy?', 'Which pastry do you point at?'],
    ends: {
      p: 'Ask which of them is from this morning.',
      a: 'Look at dough, cream and topping.',
      t: 'Five doughs times four creams, and that is before fruit.',
      f: 'Say it as you like. They know which one you mean.',
      h: 'The butter is the same in English.',
      i: 'Curiosity is a good reason for cake.',
      l: 'One of each would be too much. Two, perhaps.',
    },
    work: [
      'A few parts make many products. Pastry cooks knew that long before the car makers.',
      'Write down the parts your products are made of. It is a short list.',
    ],
    keep: 'the next time you stand in a pastry shop',
    send: 'somebody who points at pastries',
    own: [
      {
        about: 'choux|éclair|eclair|frangipane|ganache|brioche|patisserie|tarts?\\b',
        kinds: ['product', 'offer', 'process', 'price', 'service'],
        lead: 'What there is here.',
      },
    ],
    pic: {
      ask: ['Your pastry case or one pastry cut open', 'A row of small cakes behind glass'],
      alt: 'Pastries in a glass case, one cut open',
    },
    claims: [
      [
        'Meanings of choux, laminated, enriched, frangipane, ganache, pastry cream',
        'definition, pastry textbook',
      ],
    ],
  },
  {
    id: 'why-biscuits-spread',
    format: 'answer',
    again: 9,
    emoji: '🍪',
    tags: ['CookieTips', 'HomeBaking', 'BakingTips'],
    question: 'Why did my {biscuits|cookies} run into one big one?',
    short: [
      'The butter melted before the edges had set. Chill the dough, and the tray as well.',
      'The dough was warm, and so was the tray: the butter ran before the flour could hold it.',
    ],
    title: [
      'Why {biscuits|cookies} run into each other, and how to stop it',
      'Flat {biscuits|cookies}? Four ways to keep their shape',
    ],
    cover: 'Why {biscuits|cookies} spread',
    gist: [
      '{Biscuits|Cookies} spread when butter melts faster than flour and egg can set. Cold dough, a cold tray, a hot oven and a little less sugar keep them apart.',
      'Half an hour in the fridge keeps most {biscuits|cookies} in shape. The rest is a tray that was still warm.',
    ],
    subject: ['Twelve {biscuits|cookies}, or one', 'Chill your {biscuits|cookies}'],
    hooks: {
      '*': [
        'You put twelve {biscuits|cookies} in the oven and take out one. It has corners.',
        'The second tray of {biscuits|cookies} is often worse than the first, because the tray is warm.',
        'Flat {biscuits|cookies}? Butter melts faster than flour sets.',
      ],
      p: 'Cold dough and a cold tray keep {biscuits|cookies} in shape, without a change to the recipe.',
      a: 'For good {biscuits|cookies}, cold dough goes on a cold tray.',
      t: '{Biscuits|Cookies} spread when the butter melts before flour and egg have set.',
      f: 'Has your baking tray turned into one large {biscuit|cookie}? Cut it in squares, and read on.',
      h: 'If the {biscuits|cookies} run together, call it a traybake.',
      i: 'Wait half an hour, and your {biscuits|cookies} are better.',
      l: '{Biscuits|Cookies} that are crisp at the rim, soft inside, and round.',
    },
    lines: {
      '*': [
        '{Biscuits|Cookies} run? Put the balls of dough in the fridge for thirty minutes. The butter then melts later than the edge sets.',
        'A warm tray melts the dough before it gets to the oven. Let it cool, or hold it under cold water.',
        'More sugar means more spread and crisper edges. More flour means less spread and a cakey middle.',
        'Have your {biscuits|cookies} run together? Swirl a glass round each while they are hot.',
        'Brown sugar keeps {biscuits|cookies} chewy, white makes them crisp. Half and half is a peace treaty.',
        'Take {biscuits|cookies} out while the middle still looks soft. They go on baking on the tray.',
      ],
      h: ['One tray, one {biscuit|cookie}: at least the portion size is settled.'],
    },
    scene: [
      'Through the oven door you see twelve {biscuits|cookies}. Three minutes later there is one.',
      'The first tray was a success. For the second one somebody only took two minutes, and the tray was still hot.',
    ],
    why: [
      [
        'In the oven the fat melts first, and the dough flows until something stops it.',
        'Butter is liquid after a minute or two, and the dough runs.',
      ],
      [
        'Sugar melts too and pulls it further apart; cold and flour hold it back.',
        'The sweeter and warmer the dough, the flatter the {biscuit|cookie}.',
      ],
    ],
    parts: [
      [
        ['Chill the balls of dough', 'Begin with cold dough'],
        [
          'Half an hour, or freeze them and bake them as they are.',
          'Overnight they also taste more of caramel.',
          'Half an hour in the fridge buys the flour time to set before the butter runs.',
        ],
        ['Balls of dough on a plate in a fridge', 'Rounds of dough on a cold plate'],
      ],
      [
        ['Let the tray go cold', 'Never use a hot tray'],
        [
          'Two trays in turn, or cold water and a cloth.',
          'On warm metal they begin to melt while you are still laying them out.',
          'Cool it under the {tap|faucet}, dry it, or own two.',
        ],
        ['A tray rinsed under cold water', 'Two trays, one cooling on a rack'],
      ],
      [
        ['Weigh the flour', 'Check whether there is enough flour'],
        [
          'Too little is the second reason. Weigh it. A cup can mean anything.',
          'If the dough sticks to your finger, add a spoonful.',
          'A loosely filled cup can be short by a quarter. Scales settle it, and a spoonful more mends it.',
        ],
        ['Flour on a scale', 'A spoon of flour added to a bowl of dough'],
      ],
      [
        ['Bake one to try', 'Bake a single {biscuit|cookie} first'],
        [
          'A single test {biscuit|cookie} shows it all. Then you can still correct.',
          'Professionals do it, too. It is also the first to be eaten.',
          'Ten minutes, one {biscuit|cookie}, and you know what the other eleven would have done.',
        ],
        ['One {biscuit|cookie} alone on a tray', 'A lone {biscuit|cookie} in the middle of a tray'],
      ],
    ],
    turn: ['Chill them for half an hour, and you get twelve.', 'And leave room between them.'],
    asks: [
      'Do you like {biscuits|cookies} crisp or chewy?',
      'What do you call it when they have run together?',
    ],
    ends: {
      p: 'Freeze a bag of dough balls, and there are {biscuits|cookies} in fourteen minutes on any day.',
      a: 'Cold dough and a hot oven.',
      t: 'Make the butter melt later, or the flour set sooner.',
      f: 'The first one is yours.',
      h: 'It was cut into squares, and nobody said a word.',
      i: 'You can eat nearly every mistake in baking.',
      l: 'Still warm, from the rack.',
    },
    work: [
      'A trial costs one {biscuit|cookie}. Many projects go straight to the full tray.',
      'Try it small, look at it, then do the rest. It saves a full tray.',
    ],
    keep: 'the next wet Sunday',
    send: 'whoever calls it a traybake',
    own: [
      {
        about: 'biscuits?|cookies?|shortbread',
        kinds: ['product', 'offer', 'price', 'process'],
        lead: 'Some that stayed round.',
      },
    ],
    pic: {
      ask: [
        'A tray of {biscuits|cookies}, best if some have run together',
        '{Biscuits|Cookies} on a tray, some touching',
      ],
      alt: 'A tray of {biscuits|cookies}, some of them joined together',
    },
    claims: [['Dough temperature, sugar and flour govern cookie spread', 'baking science textbook']],
  },
  {
    id: 'the-cake-you-remember',
    format: 'question',
    again: 9,
    emoji: '🎂',
    tags: ['BirthdayCake', 'FoodMemories', 'CakeLovers'],
    title: ['The birthday cake you remember best', 'Childhood birthday cakes: which one do you still see?'],
    cover: 'Your childhood birthday cake',
    gist: [
      'Hardly anyone remembers the presents they got at seven, but everybody remembers the cake. Which was yours?',
      'Home-made, slanting, with {sweets|candy} pressed into it: which birthday cake from childhood do you remember?',
    ],
    subject: ['Which birthday cake do you remember?', 'A hedgehog of chocolate cake'],
    hooks: {
      '*': [
        'Ask people about a birthday present they had at seven, and they shrug. Ask about the cake, and they show you its shape.',
        'There was a time when every birthday cake was a hedgehog.',
        'You forget the birthday presents. You do not forget the cake.',
      ],
      p: 'Few things are remembered as well as a birthday cake.',
      a: 'A birthday needs a cake.',
      t: 'A birthday cake comes with a smell, a song and an audience, so you remember it.',
      f: 'Which birthday cake do you remember? And who made it?',
      h: 'The birthday cake was a train. Two carriages fell over on the way to the table.',
      i: 'Somebody baked your birthday cake until late at night. You could see it in the icing.',
      l: 'A dark room, a door opens, and in comes the birthday cake.',
    },
    lines: {
      '*': [
        'Which cake from your childhood do you still remember?\n\nThe hedgehog\nThe train\nThe one from a packet\nThe one that came out of the tin in two',
        'Nobody remembers a flawless birthday cake. People talk about the crooked ones.',
        'Ask the oldest person you know which cake they had as a child. You will hear about a kitchen, a street and a war.',
        'Children want candles and their name on the cake. The {sponge|cake} is for the grown-ups.',
        'Write on the back of the photograph who baked it. In thirty years nobody will know.',
        'Ask a child what cake they want, and draw it together before anyone bakes. Half of the fun is done.',
      ],
      h: ['Blue icing on a birthday cake: two hours of joy, three days of evidence.'],
    },
    scene: [
      'Somebody switches off the light too early. Then a door opens, and everyone sings to the cake.',
      'In the photograph the birthday cake leans to the left, and behind it a mother watches.',
    ],
    why: [
      [
        'A cake comes with people, a song, a smell and a wish, so that memory has plenty to hold on to.',
        'It arrives in the dark, on fire, while everyone sings your name. Of course you remember.',
      ],
    ],
    parts: [
      [
        ['The hedgehog or the train', 'The animal or the castle'],
        [
          'Hedgehog, football pitch, castle. {Sweets|Candy} held it all together.',
          'Chocolate buttons as scales, {biscuits|cookies} as wheels: engineering in icing.',
          'Somebody sat up until midnight pressing chocolate drops into icing.',
        ],
        ['A hedgehog cake with chocolate buttons', 'A cake in the shape of a train'],
      ],
      [
        ['The cake that went wrong', 'The one that fell over'],
        [
          'Sunk, leaning, patched with cream. The story of the day.',
          'Somebody cried, and it was not the child.',
          'It slid, it sank, it lost a corner, and it is the one they still talk about.',
        ],
        ['A lopsided cake with candles', 'A cake held together with cream'],
      ],
      [
        ['The cake from a packet', 'The one out of a box'],
        [
          'Always the same, each year, and no other would have done.',
          'Because it came from a box, it tasted exactly like last time. That was the point.',
          'It had to taste just as it always had.',
        ],
        ['A plain {sponge|cake} with a few candles', 'A mixing bowl beside an open packet'],
      ],
    ],
    turn: [
      'Whoever baked it has probably forgotten. You could tell them.',
      'The icing is long gone. You still know the hedgehog.',
    ],
    asks: ['Which birthday cake from childhood do you remember?', 'Who baked the cakes of your childhood?'],
    ends: {
      p: 'Children count candles and not layers.',
      a: 'Lights off, sing, cut.',
      t: 'You smell it, everyone sings, all eyes are on you: so it stays.',
      f: 'Tell us about it, with a photograph if there is one.',
      h: 'The fallen carriages were eaten first.',
      i: 'It was never about the icing.',
      l: 'Then a wish, and smoke from the candles.',
    },
    work: [
      'People forget features and remember moments. Which moment of yours do they talk about?',
      'What people tell about a shop is the one time something happened.',
    ],
    keep: 'the next birthday',
    send: 'the person who baked your cake',
    own: [
      {
        about: 'birthday|celebration cake|cakes? (?:made )?to order',
        kinds: ['service', 'product', 'price', 'process', 'policy'],
        lead: 'For somebody who is about to be seven, or seventy.',
      },
    ],
    pic: {
      ask: [
        'An old photograph of a birthday cake, or candles just blown out',
        'A birthday photograph with a cake in it',
      ],
      alt: 'A birthday cake with candles just blown out',
    },
    claims: [['Smell and emotion strengthen memory', 'psychology textbook']],
  },
  {
    id: 'custard-or-cream',
    british: true,
    format: 'either',
    again: 12,
    emoji: '🥧',
    unless: 'vegan',
    tags: ['ThisOrThat', 'ApplePie', 'PuddingTime'],
    title: [
      'Custard or cream with pie? The case for each',
      'Pie with custard or pie with cream: which goes with what?',
    ],
    cover: 'Pie, and two jugs',
    gist: [
      'Hot custard or cold cream on your pie? With apple both are good, with rhubarb take custard, with chocolate cream.',
      'Warm and yellow or cold and white: what do you pour over pie?',
    ],
    subject: ['Pie: custard or cream?', 'Which jug goes round first?'],
    hooks: {
      '*': [
        'The pie is on the table. Do you want custard or cream?',
        'Custard or cream with pie: families disagree about that.',
        'One jug has custard and one has cream, and the pie is getting cold.',
      ],
      p: 'Custard or cream changes a pie more than you think.',
      a: 'Rhubarb pie takes custard.',
      t: 'Custard makes a pie sweeter and warmer, cream makes it richer and colder.',
      f: 'A slice of warm apple pie is in front of you. Custard or cream?',
      h: 'The skin on custard has its fans. They do not talk about it.',
      i: 'Custard or cream: it is nice to have to choose.',
      l: 'Cold cream on hot fruit pie.',
    },
    lines: {
      '*': [
        'Custard: hot, yellow, a blanket.\nCream: cold, white, a window.\n\nWhich jug do you reach for?',
        'Rhubarb and custard: the sharp and the soft. Chocolate tart and cream: the dark and the cool. Apple takes all comers.',
        'Custard from eggs splits if it boils. Custard from a packet is proud of surviving anything.',
        'Pour custard beside the pie and not over it. The crust stays crisp.',
        'Or ice cream: cold like cream, sweet like custard.',
        'Some people eat cold custard with hot pie. Try it before you judge.',
      ],
      h: ['Ice cream with pie is custard that nobody has warmed yet.'],
    },
    scene: [
      'Sunday, ten past two. Someone asks for the jug, and gets two: custard and cream.',
      'A spoon breaks through the pie crust, steam comes up, and everybody looks for the custard.',
    ],
    why: [
      [
        'Both are good with fruit, but custard is hot and sweet, and cream is cold and plain.',
        'Sour fruit needs something rich beside it.',
      ],
    ],
    parts: [
      [
        'Hot custard',
        [
          'It tastes of vanilla, and turns pie into pudding.',
          'For sour fruit, for cold evenings, for anybody who likes to have the plate warm to the end.',
          'Rhubarb was made for it.',
        ],
        ['Custard poured over a slice of pie', 'A jug of custard with a skin on top'],
      ],
      [
        'Cold cream',
        [
          'The fruit stays sharp and the crust stays crisp.',
          'For sweet fillings, for chocolate, for summer, for people who want contrast.',
          'It cools the fruit, and it is poured in a second.',
        ],
        ['Cold cream poured beside a slice of tart', 'Cream running from a small jug'],
      ],
    ],
    turn: ['Some people take both.', 'See which jug is empty first.'],
    asks: ['Custard or cream on your pie?', 'Do you eat the skin on custard?'],
    ends: {
      p: 'Put both on the table.',
      a: 'Sour fruit with custard, sweet fruit with cream.',
      t: 'Hot or cold, sweet or plain: you choose.',
      f: 'Tell us below. There is enough pie.',
      h: 'The skin of the custard is always gone first.',
      i: 'May it be your hardest decision this week.',
      l: 'Pour it slowly, at the edge.',
    },
    work: [
      'When both choices are good, decide quickly and pass the jug.',
      'You can put both jugs on the table. It costs one more jug.',
    ],
    keep: 'Sunday, ten past two',
    send: 'whoever takes the other jug',
    own: [
      {
        about: '\\bpies?\\b|\\btarts?\\b|crumble|custard',
        kinds: ['product', 'offer', 'price', 'process'],
        lead: 'Something to pour it over.',
      },
    ],
    pic: {
      ask: ['A slice of pie between two jugs', 'Two jugs and one slice of pie'],
      alt: 'A slice of pie between a jug of custard and a jug of cream',
    },
    claims: [['Egg custard curdles if boiled; starch-thickened custard is stable', 'food science textbook']],
  },
];
