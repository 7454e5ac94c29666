// Pastry, cakes and biscuits.
import type { Idea } from '../../library/idea.ts';

export const PASTRY: readonly Idea[] = [
  {
    id: 'twenty-seven-layers',
    format: 'behind',
    again: 9,
    emoji: '🥐',
    unless: 'vegan',
    tags: ['Croissant', 'Viennoiserie', 'BehindTheScenes'],
    title: [
      'Why a croissant has layers, and why it takes two days',
      'How croissants get their layers, and what the fridge does',
    ],
    cover: 'Three folds, two days',
    gist: [
      'A croissant is one sheet of dough and one slab of butter, folded until there are dozens of layers. Steam lifts them in the oven. The two days are mostly spent waiting for the butter to be cold again.',
      'Fold in three, rest, fold in three, rest, fold in three: that is the whole mechanism, and each rest is an hour or a night.',
    ],
    subject: ['Fold, chill, fold, chill, fold', 'The arithmetic of a croissant'],
    hooks: {
      '*': [
        'Fold a sheet of butter and dough in three, three times over, and you have twenty-seven layers of butter.',
        'Most of the work on a croissant is done by a fridge.',
        'What shatters when you bite it was folded, chilled and folded again the day before yesterday.',
      ],
      p: 'A croissant takes two days because cold butter sets the pace.',
      a: 'Butter leads. The baker follows.',
      t: 'Three turns of three make twenty-seven butter layers. Each must stay whole, and the window for it is a few degrees wide.',
      f: 'Pull a croissant apart slowly and you can see how it was folded.',
      h: 'Croissants: an exercise in not touching something for two days.',
      i: 'It begins as a lump of dough and a block of butter. What comes in between is patience, folded.',
      l: 'A honeycomb of butter and air, and a shell that breaks at a word.',
    },
    lines: {
      '*': [
        'Cut a croissant across. If you see a honeycomb, the layers stayed apart. If you see bread, the butter melted into the dough.',
        'Puff pastry rises on steam alone. Croissant dough has yeast as well, so it rises twice: once on the shelf, once in the oven.',
        'Straight or curved? In France a straight one has often meant butter and a curved one margarine. It is a custom, not a law.',
        'The butter should bend without cracking and without smearing. Bakers test it with a thumb.',
        'A croissant feels light for its size. If it is heavy, the butter has moved into the dough.',
        'The flakes on your plate are the outer layers. The ones inside should pull apart in sheets.',
      ],
      h: ['A croissant consists of butter, held apart by good manners.'],
    },
    scene: [
      'A long table, a cold room, and a sheet of dough that is folded like a letter and goes back into the fridge.',
      'Six in the morning. The tray comes out, and somebody tears one in half, holds it to the light and says nothing. It is a good sign.',
    ],
    why: [
      [
        'In the oven the water in butter and dough turns to steam and pushes the sheets apart, while the fat keeps them from sticking.',
        'Each layer of fat is a wall, and each bit of steam wants out. So the thing opens like a book.',
      ],
      [
        'If the butter gets warm it soaks into the dough, and where there were layers there is then brioche.',
        'Warm butter is soft, soft butter is gone. That is why it keeps going back into the cold.',
      ],
    ],
    parts: [
      [
        ['Wrap the butter in dough', 'A slab of butter goes into the dough'],
        [
          'A flat, cold slab in the middle, the dough closed over it like an envelope.',
          'Both equally firm. If one is harder, it will tear the other.',
          'Like a letter into its cover. Butter and dough have to be equally firm, or one breaks the other.',
        ],
        ['A slab of butter on a sheet of dough', 'Dough folded over a flat square of butter'],
      ],
      [
        ['Roll, fold in three, chill', 'Roll out, fold up, rest'],
        [
          'Each turn triples the layers. An hour in the cold lets both relax.',
          'Long strokes, straight edges, and back in the fridge before it softens.',
          'Three times the layers with each fold, and after each an hour of nothing.',
        ],
        ['Dough folded like a letter', 'A long sheet of dough folded in three'],
      ],
      [
        ['Cut, roll up, let it rise', 'Shape them and give them time'],
        [
          'Slowly, not too warm, or the butter runs before the oven sees it.',
          'They should tremble like jelly when you shake the tray.',
          'A gentle warmth, since butter must stay where it was put. A good wobble says they are ready.',
        ],
        ['Croissants rising on a tray', 'Small and swollen croissants side by side'],
      ],
      [
        ['Bake it darker than you think', 'Let them go properly brown'],
        [
          'Pale ones taste of dough, brown ones of hazelnut.',
          'Hot at first so that they lift, then on until they are brown at the seams.',
          'The smell of nuts is browned butter, and pale ones have not got there.',
        ],
        ['Dark brown croissants on a rack', 'Croissants with dark seams on a tray'],
      ],
    ],
    turn: [
      'So when it shatters over your {jumper|sweater}, that was two days of folding.',
      'Tear it, do not bite it. You will want to see.',
    ],
    asks: ['A croissant: do you unroll it or bite?', 'Croissants: plain or filled?'],
    ends: {
      p: 'The crumbs are a sign that it was done properly.',
      a: 'Cold butter. Everything else can be learnt.',
      t: 'Lamination is a race between relaxation of gluten and softening of fat.',
      f: 'Look at the next one before you eat it. Ten seconds. They have earned it.',
      h: 'Plates are provided. They help very little.',
      i: 'There are shortcuts, and you can taste every one of them.',
      l: 'A black coffee, and a newspaper to catch the flakes.',
    },
    work: [
      'Two days, of which perhaps forty minutes are work. In many crafts the skill lies in knowing when to leave it alone.',
      'Ask how much of the two days is work and you find less than an hour. The rest is knowing when to wait.',
    ],
    keep: 'the next Sunday breakfast',
    send: 'someone who thinks that they are expensive',
    own: [
      {
        about: 'croissant|laminat|viennoiserie|puff pastry|pain au chocolat|danish',
        kinds: ['product', 'process', 'people', 'story', 'price'],
        lead: 'As for the ones that are folded here.',
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
    cover: 'Do not twist the cutter',
    gist: [
      'Scones lean and stay low because the cutter was twisted and sealed their sides. Press straight down, pat the dough thick, set them close together and handle it all as little as you can.',
      'Thick dough, a sharp cutter, straight down and up again. Scones want speed and very little attention.',
    ],
    subject: ['Why your scones lean', 'Straight down, straight up'],
    hooks: {
      '*': [
        'Your scones lean because you twisted the cutter.',
        'A scone is made in ten minutes. It is spoilt in the eleventh.',
        'Watch the wrist and not the recipe when scones go wrong.',
      ],
      p: 'Three small habits make scones rise straight, and none of them is in the ingredients.',
      a: 'Down. Up. No twist.',
      t: 'Twisting smears the cut edge shut, so the scone rises only where it is still open.',
      f: 'Flat scones again? It was probably your wrist.',
      h: 'A leaning scone holds less jam. This is a matter of engineering.',
      i: 'What makes a scone is leaving it in peace.',
      l: 'Tall, just split, still warm, with the cream in a bowl of its own.',
    },
    lines: {
      '*': [
        'Scones: pat the dough two fingers thick, press the cutter straight down, never twist. They will rise straight.',
        'Set scones close together on the tray. They hold each other up, like people at a party.',
        'Egg wash on the top only. If it runs down the side it glues the scone to its own height.',
        'Break a scone open with your hands. A knife squashes what the oven has just lifted.',
        'Sour milk or buttermilk makes lighter scones, since it wakes the soda.',
        'Scones are at their best within the hour. After that they are for toasting.',
      ],
      h: ['Cream first or jam first? The scone is cold while you are arguing.'],
    },
    scene: [
      'Twelve scones on a tray: three upright, eight leaning, and one that has lain down altogether.',
      'Somebody turns the cutter with a quick flick of the wrist, as one has always seen it done. There it is.',
    ],
    why: [
      [
        'A scone rises at its cut sides, where the layers lie open.',
        'Look at the edge of a good one: it is rough and pulled apart. There the lift took place.',
      ],
      [
        'Working the dough makes gluten, and gluten makes it tough and flat.',
        'With each knead it becomes more of a bread roll, and a poor one at that.',
      ],
    ],
    parts: [
      [
        ['Stop mixing while it looks untidy', 'Leave the dough rough'],
        [
          'Lumps and dry patches sort themselves out in the oven.',
          'A knife instead of a spoon, fifteen strokes, hands off.',
          'A knife, a dozen turns, and then take your hands away. It comes together on its own.',
        ],
        ['A rough scone dough in a bowl', 'A knife stirring flour and butter'],
      ],
      [
        ['Pat it thick', 'Keep it two fingers high'],
        [
          'Two fingers, and no rolling pin. What begins flat stays flat.',
          'Height is decided here and not by the baking powder.',
          'By hand and not with a rolling pin. The oven adds half as much again.',
        ],
        ['Hands patting a thick slab of dough', 'A ruler of fingers beside a slab of dough'],
      ],
      [
        ['Press straight down', 'Cut with one clean push'],
        [
          'Flour the cutter, push, lift. No turning.',
          'A sharp rim cuts. A glass crushes.',
          'Down and up again. Any turn presses the layers shut.',
        ],
        ['A cutter pressed straight into dough', 'A floured cutter lifted straight up'],
      ],
      [
        ['Set them close together', 'Let them lean on each other'],
        [
          'A finger apart, on a hot tray if you dare.',
          'Neighbours keep each other upright and their sides soft.',
          'Close neighbours rise upwards because there is no room to rise sideways.',
        ],
        ['Scones close together on a tray', 'A tray packed with scones'],
      ],
    ],
    turn: [
      'Fifteen minutes in a hot oven, and they break where they should.',
      'If there is a crack round the middle, it was right.',
    ],
    asks: ['Jam first or cream first?', 'Scones: raisins or no raisins?'],
    ends: {
      p: 'They are at their finest within an hour, so bake them last.',
      a: 'Thick, sharp, straight.',
      t: 'Open edge, high oven, little gluten: lift has no other sources here.',
      f: 'And put the kettle on when they go in.',
      h: 'The engineers have sided with the jam.',
      i: 'Ten minutes of work, and the whole house wants tea.',
      l: 'Good china. A small spoon for the jam.',
    },
    work: [
      'Some jobs are improved by doing less to them, quickly. It is hard to teach, since it looks like carelessness.',
      'Half of some skills is not touching it again. New hands find that the hardest part.',
    ],
    keep: 'the next afternoon with guests',
    send: 'the one with the leaning scones',
    own: [
      {
        about: 'scones?|cream tea|afternoon tea',
        kinds: ['product', 'offer', 'price', 'event', 'service'],
        lead: 'For an afternoon without a cutter.',
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
    cover: 'How soft is soft butter?',
    gist: [
      'Soft butter for a cake is cool and bends; a finger leaves a dent and no grease. Too warm and it holds no air. Cut it in cubes, or grate it, and it is ready in a quarter of an hour.',
      'If it shines, it is too soft. If it cracks, it is too cold. Between the two lies a light {sponge|cake}.',
    ],
    subject: ['If it shines, it is too warm', 'Butter in a quarter of an hour'],
    hooks: {
      '*': [
        'Shiny butter makes heavy cakes.',
        '"Butter, at room temperature." Whose room? In which month?',
        'Between a brick and a puddle lies the quarter of an hour in which butter makes cakes.',
      ],
      p: 'The temperature of the butter decides how light a {sponge|cake} will be.',
      a: 'A dent, no grease. That is soft butter.',
      t: 'Creaming works because sugar crystals cut air into plastic fat. At eighteen to twenty degrees Celsius butter is plastic; above that it slumps.',
      f: 'You want to bake now, and the butter is like a brick? A quarter of an hour.',
      h: 'The microwave offers two settings for butter: brick and puddle.',
      i: 'A good cake begins before the bowl comes out.',
      l: 'Pale, cool, yielding: butter as it ought to be when sugar meets it.',
    },
    lines: {
      '*': [
        'Press the butter with a finger. A clean dent is right. If the finger shines, put it back in the fridge for ten minutes.',
        'Cut cold butter into cubes and spread them on a plate: soft in fifteen minutes. Grated, it takes five.',
        'Cream butter and sugar until it has turned nearly white. The colour is air, and air is your cake.',
        'Eggs should be as warm as the butter. Cold ones make the mixture curdle; lay them in warm water for five minutes.',
        'A glass rinsed in hot water and set over the butter softens a small piece in five minutes.',
        'No to the microwave. It melts the middle and leaves the corners hard.',
      ],
      h: ['Recipe: "Take soft butter." History: nobody ever has any.'],
    },
    scene: [
      'Saturday, half past two, a sudden wish for cake, and a pound of butter you could build with.',
      'Through the window of the microwave somebody watches a block of butter, and sees the moment pass.',
    ],
    why: [
      [
        'A {sponge|cake} is raised by the air that is beaten into butter and sugar.',
        'Long before baking powder does anything, the sugar has cut thousands of tiny holes into the fat.',
      ],
      [
        'Cold butter will not take it up, and warm butter will not hold it.',
        'Only in a narrow range is it soft enough to be whipped and firm enough to stay so.',
      ],
    ],
    parts: [
      [
        ['Cut it small', 'Dice it and spread it out'],
        [
          'Cubes as large as dice, spread out on a plate.',
          'Lots of surface, little core: warmth gets in from all sides.',
          'Small pieces with air between them are soft before the oven is hot.',
        ],
        ['Butter in cubes on a plate', 'Dice of butter, not touching, on a plate'],
      ],
      [
        ['Or grate it, or beat it', 'Short of time? Grate it or bash it'],
        [
          'A coarse grater makes flakes that are soft by the time you have weighed the sugar.',
          'Under a rolling pin, between paper, it gives way without warming up.',
          'Both warm it by breaking it up and not by heating it.',
        ],
        ['Cold butter on a coarse grater', 'A rolling pin on butter between sheets of paper'],
      ],
      [
        ['Test it with a finger', 'Press it to be sure'],
        [
          'It gives, keeps the dent, and the finger stays dry.',
          'Bend a slice: it should curve and not break.',
          'A mark without a gleam is what you want. Oily means that it has gone too far.',
        ],
        ['A fingertip denting butter', 'A dent left by a thumb in a block of butter'],
      ],
      [
        ['Cream it for longer than you like', 'Beat it for a full five minutes'],
        [
          'Five minutes with a machine, until it is pale and loose.',
          'Scrape down the bowl once. The yellow bit at the bottom is unmade cake.',
          'Stop halfway to push down what has crept up the side. Nearly white is done.',
        ],
        ['Pale creamed butter on a whisk', 'A bowl of pale, fluffy butter and sugar'],
      ],
    ],
    turn: [
      'If it has gone too soft, the fridge puts it right. Oil it will never forgive.',
      'Five minutes of beating, and the rest is stirring.',
    ],
    asks: ['Do you plan your cakes or do they come over you?', 'Machine, or wooden spoon and willpower?'],
    ends: {
      p: 'Take it out with your morning coffee, if you already know.',
      a: 'Cool, soft, dry to the touch.',
      t: 'Plasticity has a window of few degrees. Bakers learn it with the thumb.',
      f: 'And if it melted after all: make brownies. They want it so.',
      h: 'The puddle will do nicely on toast.',
      i: 'Light things are made by slow beginnings.',
      l: 'Almost white, and it falls from the whisk in ribbons.',
    },
    work: [
      '"Room temperature" is a specification in which each reader fills in their own room. Say what can be tested instead: a dent, and no shine.',
      'A good instruction names something you can check with a finger. Room temperature names nothing.',
    ],
    keep: 'the next sudden wish for cake',
    send: 'the one with the microwave',
    own: [
      {
        about:
          '(?:class|workshop|course).*(?:bak|cake|pastry)|(?:bak|cake|pastry).*(?:class|workshop|course)',
        kinds: ['event', 'service', 'price'],
        lead: 'In company, somebody has thought of the butter.',
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
      'Heat from below, a dry layer in between, and a case that was baked before it was filled: so it stays crisp.',
    ],
    subject: ['The problem lies underneath', 'Bake it empty first'],
    hooks: {
      '*': [
        'A raw pastry base is boiled dough with a filling on it. Nobody orders that.',
        'Put the tin on a hot tray. It is half of the cure, and it costs nothing.',
        'A tart is judged from above and eaten from below.',
      ],
      p: 'A crisp base depends on three steps before the filling goes in.',
      a: 'Bake the case. Seal it. Then fill it.',
      t: 'Starch sets at about seventy degrees. If filling keeps the base wet and below that for long, it turns to paste.',
      f: 'Golden on top and pale underneath? Turn it round and begin there.',
      h: 'The upper side gets all the egg wash, and the lower side does all the work.',
      i: 'What nobody sees carries everything else. With pies it is literally so.',
      l: 'A base that snaps under the fork, and above it a custard that trembles.',
    },
    lines: {
      '*': [
        'Soggy pie? Put the {tin|pan} on a tray that has been heated in the oven. The base starts to bake at once.',
        'Brush a baked pastry case with egg white and give it two minutes more. It dries to a varnish that juice cannot get through.',
        'Semolina, ground almonds or cake crumbs under fruit: a spoonful drinks what would have soaked the pastry.',
        'Metal {tins|pans} bake bottoms, china ones photograph well. Choose.',
        'Glass {tins|pans} let you look underneath. They are ugly, and you will never guess again.',
        'Frozen fruit gives off far more juice than fresh. Give it twice the crumbs.',
      ],
      h: ['Nobody turns over a pie in company. There is too much to be learnt.'],
    },
    scene: [
      'The top is bronze, the crimping is a work of art, and the first slice leaves its base behind in the {tin|pan}.',
      'A knife goes through crust, filling, filling, and then nothing in particular.',
    ],
    why: [
      [
        'Pastry gets crisp by drying, and under a wet filling there is nothing to dry it.',
        'Fat and flour want dry heat. Apples give off water, and so does custard.',
      ],
      [
        'The bottom also gets its heat last, since {tin|pan}, filling and tray all stand in the way.',
        'Ovens heat from above and around. What lies underneath has to wait its turn.',
      ],
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
        ['Seal it', 'Paint on a barrier'],
        [
          'Egg white, a thin layer of melted chocolate, or mustard for a quiche.',
          'A skin between wet and dry, two minutes of oven, done.',
          'Beaten egg white sets in two minutes. Mustard does the same under cheese.',
        ],
        ['A brush painting egg white on a tart case', 'A glossy, sealed pastry case'],
      ],
      [
        ['Put it on hot metal', 'Heat from below'],
        [
          'A tray heats up with the oven, and the {tin|pan} goes straight onto it.',
          'Lowest shelf. That is where the heat is that you need.',
          'A tray that is already hot acts like a stone, so keep it low in the oven.',
        ],
        ['A tart {tin|pan} set on a hot tray', 'A hot tray pulled out, a {tin|pan} going onto it'],
      ],
      [
        ['Give juicy fruit something to drink into', 'Give the juice somewhere to go'],
        [
          'Semolina, almonds, crumbs: one spoon for each handful of fruit.',
          'Salt and sugar draw out juice beforehand. Pour it off and boil it down.',
          'A spoonful of something dry under the fruit takes up what would have soaked down.',
        ],
        ['Crumbs scattered in a pastry case', 'Ground almonds sprinkled under plums'],
      ],
      [
        ['Let it cool before you cut', 'Wait with the knife'],
        [
          'Hot filling runs. Set filling stays.',
          'On a rack, because steam goes downwards, too.',
          'A tart on a rack loses its steam through the base. On a plate it cannot.',
        ],
        ['A pie cooling on a rack', 'A tart cooling, seen from underneath a rack'],
      ],
    ],
    turn: [
      'Lift a slice and look underneath. Brown? You may bow.',
      'The bottom first, then the top. So it is with houses.',
    ],
    asks: ['Would you turn over a pie to look?', 'Sweet pie or savoury?'],
    ends: {
      p: 'Blind baking takes twenty minutes, and it can be done the day before.',
      a: 'Dry it, seal it, heat it from below.',
      t: 'Conduction beats convection here: metal on metal.',
      f: 'And if it is soggy all the same: custard. Nobody looks under custard.',
      h: 'The lower side has finally been mentioned in the speech.',
      i: 'The part that nobody sees is worth doing well.',
      l: 'The sound of a fork going all the way through.',
    },
    work: [
      'Foundations get rushed because they are covered up in the end. Tarts, software and extensions all tell you later.',
      'Nobody photographs the base, and everybody tastes it. Plan it first.',
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
    cover: 'Words from the pastry case',
    gist: [
      'Choux, ganache, frangipane, enriched, laminated: what the words on the little cards in a pastry case mean, so that you can choose on purpose.',
      'Six words from patisserie, without French accents to trip over. Afterwards you know what you are pointing at.',
    ],
    subject: ['What is frangipane, anyway?', 'You may also just point'],
    hooks: {
      '*': [
        '"That one, please." "The frangipane?" "The brown one."',
        'Choux is French for cabbage. It is said to be the shape.',
        'Pastry is a language with about a dozen words and no end of sentences.',
      ],
      p: 'Six terms cover most of what lies in a pastry case.',
      a: 'Know the base, and you know the cake.',
      t: 'Patisserie is a system: a few doughs, a few creams, and hundreds of combinations.',
      f: 'Ever pointed because you did not want to pronounce it? You are in good company.',
      h: 'In French everything sounds lighter. It is the same butter.',
      i: 'With a few words more you will try something new.',
      l: 'Ganache, praline, sablé: even the vocabulary melts.',
    },
    lines: {
      '*': [
        'Choux: hollow, for filling.\nFrangipane: almond cream, baked.\nGanache: chocolate and cream.\nEnriched: a dough with butter and egg.\n\nNow order.',
        'Choux paste is cooked twice: once in the pan, once in the oven. Steam blows it up, and the cream goes into the hole.',
        'Frangipane is not marzipan. The one is a soft almond cream that is baked, the other a firm paste of almonds and sugar.',
        'A sablé breaks like sand, as its name says. Lots of butter, little water, and do not knead it.',
        'Feuilleté, laminated, layered: three labels, one method. Butter between sheets of dough.',
        'Praline is nuts and caramel, nougat is nuts and honey or chocolate, depending on the country. Ask.',
      ],
      h: ['If you say "mille-feuille" with confidence, nobody will ask you to say it again.'],
    },
    scene: [
      'A glass case, small cards in italic, and a {queue|line} that has time to listen to you pronounce it.',
      'A child presses its nose to the glass and needs no words at all. The rest of us do.',
    ],
    why: [
      [
        'What looks like endless variety is built from a handful of parts.',
        'Behind forty cakes there are perhaps five doughs and four creams.',
      ],
      [
        'If you know the parts, you can guess how something will taste before you have bought it.',
        'Crisp, soft, almond, custard: the name has already told you.',
      ],
    ],
    parts: [
      [
        'Choux',
        [
          'A paste cooked in a pan, which puffs up hollow. Éclairs, profiteroles, Paris-Brest.',
          'Light shells with room inside. What counts is what goes in.',
          'Flour cooked into water and butter, then egg. Steam makes the hollow.',
        ],
        ['An éclair cut open', 'A tray of puffed, empty shells'],
      ],
      [
        'Laminated',
        [
          'Folded with butter in layers: croissants, puff pastry, Danish.',
          'Anything that flakes was folded.',
          'Butter rolled into dough again and again until it opens like a book.',
        ],
        ['Layers of a croissant, close up', 'A cut edge of raw layered dough'],
      ],
      [
        'Enriched',
        [
          'Bread dough with butter, egg or milk: brioche, buns, babka.',
          'Softer, yellower, and slower to go stale.',
          'A loaf that has had butter and egg, and tastes of a feast day.',
        ],
        ['A torn piece of brioche', 'A plaited loaf with a shining crust'],
      ],
      [
        'Frangipane',
        [
          'Almond, butter, sugar and egg, baked in a tart until it is firm and moist.',
          'It goes under pears and plums, and into the galette at Epiphany.',
          'The soft, golden filling of almonds that rises a little round the fruit.',
        ],
        ['A slice of almond tart', 'Almond filling spread in a tart case'],
      ],
      [
        'Ganache',
        [
          'Chocolate melted with cream. Warm, it glazes; cold, it fills; whipped, it is a mousse.',
          'Two ingredients, three lives.',
          'Cream poured hot over chocolate. How much of each decides if it sets.',
        ],
        ['Glossy ganache running over a cake', 'A spoon drawn through warm chocolate cream'],
      ],
      [
        'Crème pâtissière',
        [
          'Custard thickened with flour or starch, so that it holds its shape.',
          'The yellow cream in an éclair, and most of what is called vanilla in there.',
          'A firm, yellow cream that stays where it is piped.',
        ],
        ['Pastry cream piped into a shell', 'A whisk in a pan of thick custard'],
      ],
    ],
    turn: [
      'And if you forget them all: pointing is still allowed.',
      'Read the card, see the parts, choose with purpose.',
    ],
    asks: [
      'Which cake would you never leave without?',
      'Which pastry do you point at rather than pronounce?',
    ],
    ends: {
      p: 'Ask which of them is from this morning. It is a question that is answered gladly.',
      a: 'Dough, cream, finish. Read it in that order.',
      t: 'Five bases times four creams, and that is before fruit.',
      f: 'Say it as you like. They know which one you mean.',
      h: 'It has been weighed. The butter was heavier in French.',
      i: 'Curiosity is a good reason for cake.',
      l: 'One of each would be vulgar. Two, perhaps.',
    },
    work: [
      'Modular products look rich and stay manageable. Pastry cooks had platforms and variants a good two centuries before the car industry.',
      'A short list of parts makes a long list of products. It is worth drawing up for your own shop window.',
    ],
    keep: 'the next time you stand at the glass',
    send: 'somebody who points',
    own: [
      {
        about: 'choux|éclair|eclair|frangipane|ganache|brioche|patisserie|tarts?\\b',
        kinds: ['product', 'offer', 'process', 'price', 'service'],
        lead: 'To be seen behind glass.',
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
      'Warm dough on warm metal: the fat ran before the flour could hold it.',
    ],
    title: [
      'Why {biscuits|cookies} run into each other, and how to stop it',
      'Flat {biscuits|cookies}? Four ways to keep their shape',
    ],
    cover: 'One tray, one {biscuit|cookie}',
    gist: [
      '{Biscuits|Cookies} spread when butter melts faster than flour and egg can set. Cold dough, a cold tray, a hot oven and a little less sugar keep them apart.',
      'Half an hour in the fridge solves most of it. The rest is a tray that was still warm from the first lot.',
    ],
    subject: ['You wanted twelve {biscuits|cookies}', 'Half an hour in the fridge'],
    hooks: {
      '*': [
        'You put twelve {biscuits|cookies} in the oven and take out one. It has corners.',
        'The second tray is worse than the first. It is because of the tray.',
        'Butter melts faster than flour sets. Everything about a flat {biscuit|cookie} follows from that.',
      ],
      p: 'Cold dough and a cold tray keep {biscuits|cookies} in shape, without a change to the recipe.',
      a: 'Chill the dough. Chill the tray.',
      t: 'Spread is a race: melting fat and dissolving sugar against setting starch and egg.',
      f: 'Has your baking tray turned into one large {biscuit|cookie}? Cut it in squares, and read on.',
      h: 'We call it a traybake, loudly, before anyone asks.',
      i: 'Waiting half an hour is the whole improvement. Few improvements come so cheap.',
      l: 'Crisp at the rim, soft at the heart, and each one round.',
    },
    lines: {
      '*': [
        '{Biscuits|Cookies} run? Put the balls of dough in the fridge for thirty minutes. The butter then melts later than the edge sets.',
        'A warm tray melts the dough before it gets to the oven. Let it cool, or hold it under cold water.',
        'More sugar means more spread and crisper edges. More flour means less spread and a cakey middle.',
        'If they have run together, push them round with a glass while they are hot: set it over them and swirl.',
        'Brown sugar keeps {biscuits|cookies} chewy, white makes them crisp. Half and half is a peace treaty.',
        'Take them out while the middle still looks soft. They go on baking on the tray.',
      ],
      h: ['One tray, one {biscuit|cookie}: at least the portion size is settled.'],
    },
    scene: [
      'Through the oven door you see twelve islands. Three minutes later it is a continent.',
      'The first tray was a success. For the second one somebody only took two minutes, and the tray was still hot.',
    ],
    why: [
      [
        'In the oven the fat melts first, and the dough flows until something stops it.',
        'Butter is liquid after a minute or two. The dough goes where it likes until the flour has set.',
      ],
      [
        'Sugar melts too and pulls it further apart; cold and flour hold it back.',
        'The sweeter and warmer the dough, the flatter the {biscuit|cookie}. It is as simple as that.',
      ],
    ],
    parts: [
      [
        ['Chill the balls of dough', 'Cold dough first'],
        [
          'Half an hour, or freeze them and bake them as they are.',
          'Overnight they also taste more of caramel.',
          'Half an hour in the fridge buys the flour time to set before the butter runs.',
        ],
        ['Balls of dough on a plate in a fridge', 'Rounds of dough on a cold plate'],
      ],
      [
        ['Let the tray go cold', 'Never on a hot tray'],
        [
          'Two trays in turn, or cold water and a cloth.',
          'On warm metal they begin to melt while you are still laying them out.',
          'Cool it under the {tap|faucet}, dry it, or own two.',
        ],
        ['A tray rinsed under cold water', 'Two trays, one cooling on a rack'],
      ],
      [
        ['Check the flour', 'Look at your flour'],
        [
          'Too little is the second reason. Weigh it. A cup can mean anything.',
          'If the dough sticks to your finger, add a spoonful.',
          'A loosely filled cup can be short by a quarter. Scales settle it, and a spoonful more mends it.',
        ],
        ['Flour on a scale', 'A spoon of flour added to a bowl of dough'],
      ],
      [
        ['Bake one first', 'Send one ahead'],
        [
          'A single test {biscuit|cookie} shows it all. Then you can still correct.',
          'Professionals do it, too. It is also the first to be eaten.',
          'Ten minutes, one {biscuit|cookie}, and you know what the other eleven would have done.',
        ],
        ['One {biscuit|cookie} alone on a tray', 'A lone {biscuit|cookie} in the middle of a tray'],
      ],
    ],
    turn: [
      'Thirty minutes, and you get the number you paid for.',
      'And leave room. Even good ones like to stretch.',
    ],
    asks: [
      '{Biscuits|Cookies}: crisp or chewy?',
      'What do you call it when the {biscuits|cookies} have run together?',
    ],
    ends: {
      p: 'Freeze a bag of dough balls, and there are {biscuits|cookies} in fourteen minutes on any day.',
      a: 'Cold in, hot oven.',
      t: 'Delay the melting point or hasten the setting: all cures do one of the two.',
      f: 'The test one is yours. It is in the method.',
      h: 'It was cut into squares and nobody said a word.',
      i: 'There is hardly a mistake in baking that is not edible.',
      l: 'Still warm, from the rack, with the lights low.',
    },
    work: [
      'A trial run of one costs a {biscuit|cookie}. It is striking how many projects go straight to the full tray.',
      'Try it small, look at it, then do the rest. The oven costs the same, and the lesson is free.',
    ],
    keep: 'the next wet Sunday',
    send: 'the inventor of the traybake',
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
    cover: 'The cake you still see',
    gist: [
      'Hardly anyone remembers what they were given at seven, but everybody remembers the cake. It was lopsided, or a hedgehog, or came out of a packet. Which was yours?',
      "Home-made, slanting, with {sweets|candy} pressed into it: the cake of one's childhood has a shape, and it is seldom round.",
    ],
    subject: ['Which cake do you still see?', 'The hedgehog with chocolate buttons'],
    hooks: {
      '*': [
        'Ask people about a present they had at seven, and they shrug. Ask about the cake, and they describe it with their hands.',
        'There was a time when every cake was a hedgehog.',
        'You may forget the presents. You do not forget a hedgehog.',
      ],
      p: 'Few things stay in the memory as exactly as a birthday cake.',
      a: 'A birthday without a cake is an appointment.',
      t: 'Smell, sugar and an audience: hardly any memory is laid down under better conditions.',
      f: 'Which cake do you remember? And who made it?',
      h: 'The train had five carriages. Two of them derailed on the way to the table.',
      i: 'Somebody stood in a kitchen until late for you. You could see it in the icing.',
      l: 'A dark room, a door opening, a small fire carried in.',
    },
    lines: {
      '*': [
        'Which cake from your childhood do you still see?\n\nThe hedgehog\nThe train\nThe one from a packet\nThe one that came out of the tin in two',
        'Nobody remembers a flawless cake. It is the crooked ones that get told about.',
        'Ask the oldest person you know which cake they had as a child. You will hear about a kitchen, a street and a war.',
        'What children want is mostly candles and their name. The {sponge|cake} is for the grown-ups.',
        'Write on the back of the photograph who baked it. In thirty years nobody will know.',
        'Ask a child what cake they want, and draw it together before anyone bakes. Half of the fun is done.',
      ],
      h: ['Blue icing: two hours of joy, three days of evidence.'],
    },
    scene: [
      'Somebody switches off the light too early. In the dark a door, a glow, a very long verse of a very short song.',
      'On the photograph the cake leans to the left, and behind it, out of focus, a mother is watching it.',
    ],
    why: [
      [
        'A cake comes with people, a song, a smell and a wish, so that memory has plenty to hold on to.',
        'It arrives in the dark, on fire, while everyone sings your name. Of course you remember.',
      ],
    ],
    parts: [
      [
        ['The one with a shape', 'The animal, train or castle'],
        [
          'Hedgehog, football pitch, castle. {Sweets|Candy} held it all together.',
          'Chocolate buttons as scales, {biscuits|cookies} as wheels: engineering in icing.',
          'Somebody sat up until midnight pressing chocolate drops into icing.',
        ],
        ['A hedgehog cake with chocolate buttons', 'A cake in the shape of a train'],
      ],
      [
        ['The one that went wrong', 'The disaster'],
        [
          'Sunk, leaning, patched with cream. The story of the day.',
          'Somebody cried, and it was not the child.',
          'It slid, it sank, it lost a corner, and it is the one they still talk about.',
        ],
        ['A lopsided cake with candles', 'A cake held together with cream'],
      ],
      [
        ['The one from a packet', 'The one out of a box'],
        [
          'Always the same, each year, and no other would have done.',
          'Because it came from a box, it tasted exactly like last time. That was the point.',
          'It could not be improved, because it had to taste exactly as it always had.',
        ],
        ['A plain {sponge|cake} with a few candles', 'A mixing bowl beside an open packet'],
      ],
    ],
    turn: [
      'Whoever made it has probably forgotten. You could tell them.',
      'The icing is long gone. The hedgehog remains.',
    ],
    asks: ['Which birthday cake do you still see before you?', 'Who baked the cakes of your childhood?'],
    ends: {
      p: 'For the next child, the number of candles counts for more than the number of layers.',
      a: 'Light off. Sing. Cut.',
      t: 'Encoding is strongest where scent meets attention. Candles do the rest.',
      f: 'Tell us about it. With a photograph, if there is one.',
      h: 'The derailed carriages were eaten by the engine driver.',
      i: 'It was never about the icing.',
      l: 'Then a wish, and smoke.',
    },
    work: [
      'People forget features and remember moments. It is worth knowing which moment of what you make will be told about later.',
      'What people tell each other about a shop is rarely the standard. It is the one time something happened.',
    ],
    keep: 'the next birthday',
    send: 'the person who baked yours',
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
    cover: 'Custard or cream?',
    gist: [
      'Hot custard makes a pie into a pudding; cold cream leaves it a pie and cuts its heat. With apple both work, with rhubarb custard wins, with chocolate cream does.',
      'Warm and yellow or cold and white: the question that decides which jug is passed first.',
    ],
    subject: ['Custard or cream?', 'Which jug goes round first?'],
    hooks: {
      '*': [
        'The pie is on the table and two jugs are going round in opposite directions.',
        'Pour first, or let each pour their own? Wars have begun over less.',
        'One jug is yellow and one is white, and the pie is getting cold.',
      ],
      p: 'What you pour over a pie changes it more than what is in it.',
      a: 'Rhubarb takes custard. It is not open to discussion.',
      t: 'Custard adds sweetness and starch, cream adds fat and cold. The one joins the filling, the other contrasts with it.',
      f: 'A slice of warm apple pie is before you. What goes on it?',
      h: 'The skin on the custard has its own followers. They do not talk about it.',
      i: 'There are problems one is glad to have. Two jugs is one of them.',
      l: 'Cold cream, hot fruit, and the line where they meet.',
    },
    lines: {
      '*': [
        'Custard: hot, yellow, a blanket.\nCream: cold, white, a window.\n\nWhich jug do you reach for?',
        'Rhubarb and custard: the sharp and the soft. Chocolate tart and cream: the dark and the cool. Apple takes all comers.',
        'Custard from eggs splits if it boils. Custard from a packet is proud of surviving anything.',
        'Beside, not over: a puddle at the edge keeps the crust crisp.',
        'Ice cream is the third party: cold like cream, sweet like custard, and gone before you have decided.',
        'Cold custard with hot pie is a habit in some houses. Do not judge before you have tried it.',
      ],
      h: ['Ice cream with pie is custard that has not been warmed yet. Both camps agree that you are wrong.'],
    },
    scene: [
      'Sunday, ten past two. Someone asks for the jug, and two people pass two different ones.',
      'A spoon breaks through the crust, steam comes up, and the table goes quiet for the decision.',
    ],
    why: [
      [
        'Both of them bring fat to fruit, but the one arrives hot and sweet and the other cold and plain.',
        'Tart fruit needs something rich beside it. The only question is whether to wrap it up or to cool it down.',
      ],
    ],
    parts: [
      [
        'Custard',
        [
          'Hot, sweet, vanilla. It turns pie into pudding and Sunday into winter.',
          'For sour fruit, for cold evenings, for anybody who likes to have the plate warm to the end.',
          'It is yellow and warm and makes a plate quiet. Rhubarb was made for it.',
        ],
        ['Custard poured over a slice of pie', 'A jug of custard with a skin on top'],
      ],
      [
        'Cream',
        [
          'Cold and plain. It lets fruit stay sharp and crust stay crisp.',
          'For sweet fillings, for chocolate, for summer, for people who want contrast.',
          'It cools the fruit, leaves the pastry alone and is poured in a second.',
        ],
        ['Cold cream poured beside a slice of tart', 'Cream running from a small jug'],
      ],
    ],
    turn: ['Whoever takes both has understood pie.', 'The jug that is empty first has won.'],
    asks: ['Custard or cream?', 'The skin on custard: yes or no?'],
    ends: {
      p: 'Set both on the table. It is less work than the discussion.',
      a: 'Sour fruit, custard. Sweet fruit, cream.',
      t: 'Temperature contrast or flavour fusion: choose one.',
      f: 'Declare yourself below. There is pie enough.',
      h: 'The followers have met. It was a short meeting, with spoons.',
      i: 'May it be your hardest decision this week.',
      l: 'Poured from low, slowly, at the edge.',
    },
    work: [
      'When the options are both good, decide quickly and pass the jug. Meetings could learn from puddings.',
      'Both jugs on the table is also an answer. It costs one more jug.',
    ],
    keep: 'Sunday, ten past two',
    send: 'the holder of the other jug',
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
