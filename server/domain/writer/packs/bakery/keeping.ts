// Keeping and using bread at home.
import type { Idea } from '../../library/idea.ts';
import { CAKES_ONLY, NO_BREAD } from './kinds.ts';

export const KEEPING: readonly Idea[] = [
  {
    id: 'store-the-loaf',
    format: 'howto',
    again: 9,
    emoji: '🍞',
    tags: ['Sourdough', 'BreadStorage', 'LessWaste'],
    title: [
      'How to store sourdough so it stays good all week',
      'Where to keep a crusty loaf from the first day to the last slice',
    ],
    cover: 'How to store bread',
    gist: [
      'Keep a crusty loaf out of the fridge. Cut side down for the first day, then a cloth bag, then sliced in the freezer: that is how sourdough stays good to the last slice.',
      'Bread on the board today, in a cloth bag tomorrow, then sliced in the freezer. Never in the fridge.',
      'Bread lasts the week on a board, in a bag and then in the freezer. It only hates the fridge.',
    ],
    subject: ['Take your bread out of the fridge', 'Where to keep a crusty loaf'],
    hooks: {
      '*': [
        'In the fridge bread gets old overnight.',
        'Half of your bread is left. Where you keep it tonight decides how it tastes tomorrow.',
        'Bread keeps on a board, in a bag, or in the freezer. Not in the fridge.',
      ],
      p: 'If there is bread in your fridge, it is going stale faster than it would on the counter.',
      a: 'Bread does not belong in the fridge.',
      t: 'Starch sets fastest just above freezing. That is why bread goes stale in the fridge.',
      f: 'A favour, from your bakers: take your bread out of the fridge.',
      h: 'Bread is not yoghurt. It has no business in the fridge.',
      i: 'Good bread lasts the whole week if you keep it in the right place.',
      l: 'Good bread needs very little: air, a board, a cloth.',
    },
    lines: {
      '*': [
        'Bread goes stale faster in the fridge than on the board. Cut side down today, cloth bag tomorrow, sliced into the freezer after that.',
        'Where a loaf should sleep:\n\nTonight: cut side down on the board\nTomorrow: a cloth bag\nAfter that: the freezer, in slices\nThe fridge: never',
        'Slice and freeze half of your bread today. On Wednesday the toast tastes of Saturday.',
        'Stand a cut loaf of bread on its open side. For a day it needs no wrapping.',
        'Bread dries at the cut end first. Put that end on the board.',
        'Paper lets a bread crust breathe, plastic makes it soft.',
      ],
      h: ['The fridge keeps milk young and makes bread old.'],
    },
    scene: [
      'On Sunday night there is half a loaf over. {Bread bin|Breadbox}, plastic bag or fridge? Only one of them is any good.',
      'Sunday evening, and nobody knows where the rest of the bread should go.',
    ],
    why: [
      [
        'Bread goes stale mostly because its starch firms up after baking, and a fridge is just cold enough to speed that up.',
        'Stale bread is bread whose starch has set, and it sets fastest in the fridge.',
      ],
      ['A freezer is cold enough to put it on hold.', 'The freezer stops that. The fridge does not.'],
    ],
    parts: [
      [
        ['First day: cut side on the board', 'Stand it on its cut side'],
        [
          'For the first day the crust is all the wrapping a loaf needs.',
          'The open face dries first, so let the wood cover it until tomorrow.',
          'Nothing needs to go round it yet. Crust keeps moisture in as well as any bag.',
        ],
        ['Turn the loaf cut side down on a wooden board', 'A half loaf resting on its open end on a board'],
      ],
      [
        ['Then keep it in cloth or paper', 'From day two: a cloth bag'],
        [
          'Plastic traps moisture, so the crust turns leathery.',
          'A bag that breathes keeps the outside crisp; one that does not makes it rubber.',
          'Linen, cotton or the paper it came in: each lets damp out slowly and keeps the rest.',
        ],
        ['Slide the loaf into a linen bag', 'A loaf half in a cloth bag, drawstring open'],
      ],
      [
        ['Freeze the rest in slices', 'Freeze what you will not finish'],
        [
          'Slice it first, and do it while the bread is still good. The freezer keeps; it does not repair.',
          'Cut before freezing, so that you can take out one piece at a time on a weekday.',
          'On a good day and not on the last one. Old bread comes out old.',
        ],
        ['Lay slices flat in a freezer bag', 'A freezer bag of slices being pressed flat'],
      ],
      [
        ['Toast it straight from frozen', 'From the freezer into the toaster'],
        [
          'No thawing. The toaster does both jobs at once.',
          'Heat loosens the firm starch again, and that is half of what fresh means.',
          'A slice is thin enough to thaw and brown in one go.',
        ],
        ['Drop a frozen slice into the toaster', 'Frosty slices standing in a toaster'],
      ],
    ],
    turn: [
      'Board, bag, freezer: then nothing gets thrown away.',
      'Kept like this, bread is good to the last slice.',
    ],
    asks: ['Where do you keep your bread?', '{Bread bin|Breadbox}, board or bag: what do you use?'],
    ends: {
      p: 'It takes a minute, and the last slice still tastes good.',
      a: 'First the board, then cloth, then the freezer.',
      t: 'A few minutes of heat make old bread soft again.',
      f: 'Then the end of the loaf is as good as the start.',
      h: 'The fridge will cope without bread.',
      i: 'A lot of time went into that loaf. Give it a good week.',
      l: 'The last slice deserves the same care as the first.',
    },
    work: [
      'Bread in the {bin|trash} was often not old, but kept in the wrong place.',
      'Much waste in a kitchen comes from where things are put. Settle that once, with a label.',
    ],
    keep: 'the next time half a loaf is left',
    send: 'whoever puts the bread in the fridge at your place',
    own: [
      {
        about: 'own bag|bread bag|cloth bag',
        kinds: ['offer', 'policy'],
        lead: 'A cloth bag is good for bread and shopping.',
      },
      {
        about: 'collect|order online|pre-?order',
        kinds: ['service', 'process'],
        lead: 'Or buy bread as you need it.',
      },
    ],
    pic: {
      ask: [
        'A loaf cut side down on a board, daylight, crumbs left where they fell',
        'A halved loaf lying on its open face on a wooden board',
      ],
      alt: 'A crusty loaf standing cut side down on a wooden board',
    },
    claims: [
      [
        'Staling is mainly starch retrogradation, fastest at fridge temperature, halted by freezing',
        'food science textbook',
      ],
    ],
    unless: NO_BREAD,
  },
  {
    id: 'stale-is-an-ingredient',
    format: 'checklist',
    again: 9,
    emoji: '🍅',
    tags: ['LessWaste', 'StaleBread', 'EasySuppers'],
    title: [
      'What to make with stale bread, from firm to rock hard',
      'Old bread recipes: pick the dish by how hard the loaf is',
    ],
    cover: 'What to cook with stale bread',
    gist: [
      'Stale bread is halfway to supper. Firm slices make French toast, dry ones make croutons and panzanella, and the rock-hard end makes crumbs that keep in a jar.',
      'Each kind of old bread has its dish: French toast, croutons, a tomato salad, a jar of crumbs.',
    ],
    subject: ['Supper from your stale bread', 'Do not throw that bread away'],
    hooks: {
      '*': [
        'Squeeze old bread before you {bin|toss} it. How hard it is tells you what to cook.',
        'There is a supper in that hard end of bread.',
        'Stale bread is good for French toast, croutons or crumbs.',
      ],
      p: 'Half a stale loaf is enough for one supper.',
      a: 'Sort old bread by how hard it is.',
      t: 'The drier bread is, the more oil, egg or juice it takes up.',
      f: 'Has your bread gone hard? Lovely. Supper is half made.',
      h: 'Stale bread is a crouton that does not know it yet.',
      i: 'Bread soup, panzanella, summer pudding: good dishes made of old bread.',
      l: "Yesterday's bread, a ripe tomato and good oil make a supper.",
    },
    lines: {
      '*': [
        'A rough guide to old bread:\n\nA bit firm: French toast\nDry: croutons\nDrier still: panzanella\nRock hard: crumbs\nMouldy: bin, all of it',
        'Stale bread drinks dressing in a way that fresh bread cannot. That is the whole point of panzanella.',
        'Dry crumbs, fried in olive oil with garlic until they crackle, turn a bowl of plain pasta into supper.',
        'Put hard bread through the grater and you have crumbs without washing up a machine.',
        'Old bread in soup is older than soup plates. Lay a slice in the bowl and ladle over it.',
        'For croutons, tear old bread: oil, salt, a hot tray, and turn them once.',
      ],
      h: [
        'Firm bread becomes French toast, hard bread becomes crumbs, and only furry bread goes in the {bin|trash}.',
      ],
    },
    scene: [
      'On the counter lies the end of a loaf, too hard to slice, too good to throw away.',
      'Thursday, and the bread from the weekend knocks on the table.',
    ],
    why: [
      [
        'Bread that has dried out soaks up flavour where a soft slice would fall apart.',
        'Dry bread has room for egg, oil or the juice of a tomato.',
      ],
      [
        "That is why so many old recipes ask for yesterday's bread and not for today's.",
        'Cooks in poor years invented those dishes, and they are good.',
      ],
    ],
    parts: [
      [
        ['Firm bread: make French toast', 'A bit firm: egg, milk, a pan'],
        [
          'It holds its shape in egg and milk.',
          'Long enough out of the bag, a slice can lie in the egg for minutes and still come up whole.',
          'A fresh slice would go to mush in the bowl. This one drinks slowly and stays in one piece.',
        ],
        ['A firm slice going into beaten egg', 'Slices soaking in a shallow dish of egg and milk'],
      ],
      [
        ['Dry bread: make croutons', 'Tear dry bread and bake it'],
        [
          'Oil, salt, a hot tray. Bake until they are crisp to the middle.',
          'Torn edges brown better than cut ones, since there is more edge.',
          'Turn them once in the oven. They are done when a cool one snaps.',
        ],
        ['Torn bread tossed with oil on a tray', 'Golden torn croutons coming out of an oven'],
      ],
      [
        ['Drier still: make a panzanella', 'Very dry: a tomato and bread salad'],
        [
          'Ripe tomatoes, vinegar, oil and half an hour in the bowl.',
          'The tomatoes weep, the bread drinks, and the dressing makes itself.',
          'It wants a ripe tomato, a sharp vinegar and time. By the time the table is laid, it has softened.',
        ],
        [
          'Bread and chopped tomatoes in a big bowl',
          'Chunks of bread under a pour of olive oil and tomato juice',
        ],
      ],
      [
        ['Rock hard: make crumbs', 'Grate it into a jar'],
        [
          'Once they are properly dry they keep for weeks in a jar.',
          'A lidded jar by the stove, and there is a crust for fish or a gratin whenever you want one.',
          'Fine for coating, coarse for frying in butter. Both stay good for weeks if no damp gets at them.',
        ],
        ['Crumbs poured into a jar', 'A hard crust against a grater, crumbs below'],
      ],
      [
        ['Mouldy bread: throw it away', 'Anything furry: out with it'],
        [
          'Mould reaches further into bread than you can see, so the whole loaf goes.',
          'There is no trimming here. What shows on top has roots below.',
          'A loaf is too open to be cut back to a clean part. Start afresh with another.',
        ],
        'A hand closing the lid of a kitchen bin',
      ],
    ],
    turn: ['Until bread grows fur, you can eat it.', 'Press it, and you know what to cook.'],
    asks: [
      'What do you do with the end of your bread?',
      'Croutons, crumbs or French toast: what do you make?',
    ],
    ends: {
      p: 'Cook with old bread once a week, and hardly any is wasted.',
      a: 'Buy good bread, and eat all of it.',
      t: 'Dry bread works like a sponge.',
      f: 'And the crumbs on the board go to whoever did the cutting.',
      h: 'The crouton has been told, and took it well.',
      i: 'Some lovely suppers begin with what you nearly threw away.',
      l: 'Old bread and good oil.',
    },
    work: [
      'Use first what you have paid for. That is true of bread, too.',
      'Look in the cupboard before you look at the shopping list.',
    ],
    keep: 'the next bread that goes hard',
    send: 'someone who {bins|tosses} the end of the loaf',
    own: [
      {
        about: 'unsold|surplus|charity|food bank|left over|leftover',
        kinds: ['number', 'story', 'policy', 'process', 'value'],
        lead: 'About the bread that is left here.',
      },
    ],
    pic: {
      ask: [
        'Torn bread and tomatoes in a bowl, seen from above',
        'Chunks of old bread beside cut tomatoes and a bottle of oil',
      ],
      alt: 'Torn pieces of stale bread with tomatoes and olive oil',
    },
    claims: [
      [
        'Mould threads run deeper than the visible patch; mouldy bread is to be discarded',
        'USDA and FSA consumer advice',
      ],
      ['Fully dry crumbs keep for weeks', 'kitchen practice'],
    ],
    unless: NO_BREAD,
  },
  {
    id: 'wake-a-dry-loaf',
    format: 'howto',
    again: 9,
    emoji: '💧',
    tags: ['BreadTips', 'LessWaste', 'CrustyBread'],
    title: [
      'How to make a hard loaf crusty again in ten minutes',
      'Bread gone hard? Bring it back with water and a hot oven',
    ],
    cover: 'How to make hard bread soft',
    gist: [
      'A hard loaf comes back for one more meal: hold the crust under running water, put the bread on the rack of a hot oven, and eat it while it is warm.',
      'Wet the crust, put the bread in a hot oven: it is crusty and soft again for an hour or two.',
    ],
    subject: ['Hold hard bread under the {tap|faucet}', 'One more meal from hard bread'],
    hooks: {
      '*': [
        'Hard bread? Hold it under the {tap|faucet}, then put it in a hot oven.',
        'A rock-hard baguette has one good meal left in it.',
        'Water and a hot oven make hard bread good again.',
      ],
      p: 'Hard bread needs a splash of water and ten minutes in the oven.',
      a: 'Hard bread: first water, then heat.',
      t: 'Bread that has set gets soft again when you heat it with water.',
      f: 'Do not give up on that hard bread yet. It only needs a shower.',
      h: 'This is the only bread recipe that begins in the sink.',
      i: 'Even bread you could knock on a door with can be good again.',
      l: 'You can hear the crust of a loaf crackle twice.',
    },
    lines: {
      '*': [
        'Hard baguette: run it under the {tap|faucet} for a second, then straight onto the rack of a hot oven until the crust is firm. Eat it at once.',
        'Warming up hard bread works once. Eat it at once.',
        'For a cut half loaf, wet the crust and keep the open side dry. The crumb needs no bath.',
        'Put the bread on the bare rack. On a tray it stays damp below.',
        "Wet yesterday's roll all round, and bake it for five minutes.",
        'Never put old bread in the microwave: it is soft for a minute, then like a shoe.',
      ],
      h: [
        'To guests it looks odd: you wash the bread, then you bake it. At the second slice they stop asking.',
      ],
    },
    scene: [
      'The soup is ready, and the only bread in the house could chip the bowl.',
      'Somebody taps the end of a baguette on the table, and it sounds like a broom handle.',
    ],
    why: [
      [
        'Heat and a little water make stale bread soft.',
        'Hard bread is not really dry. It has set, and heat undoes that for a while.',
      ],
      [
        'The wet crust turns to steam first, so the inside warms before the outside dries.',
        'Without water you only make a rusk.',
      ],
    ],
    parts: [
      [
        ['Heat the oven well', 'Let the oven get really hot'],
        [
          'Bread baked once in a strong oven wants one again. A lukewarm start dries it to the middle.',
          'Wait until it is properly hot, as for roast potatoes.',
          'Ten minutes of heating up are well spent. A loaf that warms slowly only dries further.',
        ],
        ['A hand turning the oven dial', 'The glow of an oven behind its glass'],
      ],
      [
        ['Wet the crust under the {tap|faucet}', 'Run water over the crust'],
        [
          'A second or two all round. It should glisten, not drip.',
          'Quick and even, with the cut face turned away from the stream.',
          'Just wet enough to shine. The cut side stays out of it.',
        ],
        ['A loaf turned under a thin stream of water', 'Drops of water standing on a crust'],
      ],
      [
        ['Put the bread on the bare rack', 'Use no tray'],
        [
          'Hot air has to reach the underside too.',
          'No tray and no foil: both hold damp against the base.',
          'It needs heat from all sides.',
        ],
        ['The wet loaf set on the oven rack', 'A loaf on the bars of an oven rack, seen from the side'],
      ],
      [
        ['Take it out when it crackles', 'Tap the crust and listen'],
        [
          'A roll needs about five minutes, a big half loaf ten or more.',
          'Tap the crust with a nail. As soon as it sounds dry and hollow, it is done.',
          'Count on five minutes for something small and about ten for half a loaf.',
        ],
        ['A fingernail tapping the crust', 'A hand in an oven glove lifting out a loaf'],
      ],
      [
        ['Eat it within the hour', 'Sit down with it at once'],
        [
          'As it cools it sets again, and faster than before.',
          'It does not stay soft, so get the butter first.',
          'In an hour it will be harder than it was this morning.',
        ],
        ['A warm piece torn open, butter beside it', 'Steam over a torn loaf on a table'],
      ],
    ],
    turn: ['It is bread for tonight, not for tomorrow.', 'Then finish it, because this trick works once.'],
    asks: ['Have you ever held bread under the {tap|faucet}?', 'What is the hardest bread you have saved?'],
    ends: {
      p: 'Ten minutes of oven is a fair price for half a loaf.',
      a: 'Warm it once, and eat it.',
      t: 'Starch that has set melts again with heat.',
      f: 'Try it when nobody is watching.',
      h: 'And if it stays hard, use it as a doorstop.',
      i: 'Less bread in the {bin|trash}, and all it took was water.',
      l: 'Serve it at once, in a napkin.',
    },
    work: [
      'Know what can be rescued, how often, and for how long.',
      'Most repairs last only for a while. Say so to your customers.',
    ],
    keep: 'the evening your bread is too hard',
    send: 'somebody with half a baguette on the counter',
    own: [
      {
        about: 'baguette|batard|crusty|\\brolls?\\b',
        kinds: ['product'],
        lead: 'Or begin with a new loaf.',
      },
    ],
    pic: {
      ask: [
        'A loaf held under the kitchen {tap|faucet}, side light',
        'Water running over the crust of a loaf in a sink',
      ],
      alt: 'A crusty loaf held under running water from a kitchen {tap|faucet}',
    },
    claims: [
      [
        'Reheating with moisture reverses starch retrogradation for a time; it returns on cooling',
        'food science textbook',
      ],
      ['Wet the crust, hot oven, five to ten minutes or more', 'kitchen practice'],
    ],
    unless: NO_BREAD,
  },
  {
    id: 'heel-or-middle',
    format: 'either',
    again: 12,
    emoji: '🥖',
    tags: ['BreadLovers', 'ThisOrThat', 'Toast'],
    title: [
      'Heel or middle? How to use every slice of a loaf',
      'The end of the loaf or a middle slice: what each is good for',
    ],
    cover: 'Who gets the heel?',
    gist: [
      'The heel of a loaf is the slice that stands up to soup, stew and soft cheese, while the middle is made for toast and sandwiches.',
      'The heel of a loaf is good for soup, the slices between for toast.',
    ],
    subject: ['The heel or the middle of bread?', 'Who gets the end of the loaf?'],
    hooks: {
      '*': [
        'In every house somebody eats the heel of the bread, and somebody else thinks that odd.',
        'A loaf of bread has only two heels, and that is where the trouble begins.',
        'The heel of the bread or a middle slice: which do you take?',
      ],
      p: 'Every household has a rule about the end of the bread.',
      a: 'The heel of bread is right for a stew.',
      t: 'The heel has more crust than any other slice of bread, and crust has the taste.',
      f: 'Be honest: the heel of the bread, or the middle?',
      h: 'You can tell a lot about a family by who gets the heel of the bread.',
      i: 'The heel of the bread is often the best start.',
      l: 'The heel of the bread, warm, with a soft cheese.',
    },
    lines: {
      '*': [
        'Heel: all crust, good with soup.\nMiddle: soft and even, good for toast.\n\nWhich slice of bread do you take?',
        'Whoever slices the bread gets the heel, warm, with butter.',
        'Rub the heel with a cut clove of garlic and float it on the soup. That is the end of the loaf sorted.',
        'Save the heels in the freezer until there are six. Then they are croutons, with more crust than croutons usually get.',
        'Butter the heel of the bread on its soft side, and the crust is your handle.',
        'Two people who like opposite ends of the argument should share a loaf. Nothing is left over.',
      ],
      h: ['People reach past the heel for the third slice. The bread notices.'],
    },
    scene: [
      'Between the bread board and the table the heel disappears. It always does.',
      'The new bread is cut, and two hands go for the same end.',
    ],
    why: [
      [
        'The end is chewier and holds together when it is wet, which is good for soup.',
        'One slice is nearly all crust, the other nearly all crumb.',
      ],
    ],
    parts: [
      [
        'The crusty heel',
        [
          'Rub it with garlic, or dip it in a stew.',
          'It scoops, it dips, it does not give way. Hand it to whoever has the gravy.',
          'It stands up in gravy and soup, and there is something to bite on in every mouthful.',
        ],
        ['The heel dipped into a bowl of soup', 'A crust wiped round a gravy plate'],
      ],
      [
        'The soft middle',
        [
          'For toast, eggs and sandwiches.',
          'It lies flat, takes butter to the edges and fits the toaster. A slice for mornings.',
          'Good for anything you put on bread.',
        ],
        ['An even slice going into the toaster', 'A middle slice spread with butter to its corners'],
      ],
    ],
    turn: ['Do not ask when only one heel is left.', 'With two heels: one each.'],
    asks: ['Which do you like: the heel or the middle of the bread?', 'Who gets the heel in your house?'],
    ends: {
      p: 'Either way, no slice is left over.',
      a: 'The heel for soup, the middle for eggs.',
      t: 'More crust or more crumb: that decides.',
      f: 'You need not share it.',
      h: 'Some families no longer speak about this.',
      i: 'Good bread has a slice for everyone.',
      l: 'One loaf, and a slice for each mood.',
    },
    work: [
      'Whoever slices gets the heel: try that in your team.',
      'Some people want the middle and others the edge. Ask them.',
    ],
    keep: 'the next pot of soup',
    send: 'the person who steals the heel',
    own: [
      {
        about: 'sourdough|\\bloaf\\b|\\bloaves\\b|\\brye\\b',
        kinds: ['product'],
        lead: 'For soup you need bread with a proper end.',
      },
    ],
    pic: {
      ask: [
        'A heel and a middle slice side by side on a board',
        'The two ends of a loaf and one slice from its middle, in a row',
      ],
      alt: 'The end and a middle slice of a loaf side by side',
    },
    claims: [['The end slice has the highest share of crust', 'geometry']],
    unless: NO_BREAD,
  },
  {
    id: 'second-day-croissant',
    format: 'tip',
    again: 9,
    emoji: '🥐',
    unless: `vegan|${CAKES_ONLY}`,
    tags: ['Croissant', 'BreakfastTips', 'LessWaste'],
    title: [
      "How to warm yesterday's croissant so it flakes again",
      'Soft croissant? How to bring back the crackle next morning',
    ],
    cover: 'How to warm a croissant',
    gist: [
      "Five minutes in a moderate oven make yesterday's croissant crisp again; older ones become almond croissants, as they do in France.",
      'Use the oven and not the microwave: dry heat makes a croissant crisp. On day three, fill it with almond and bake it again.',
    ],
    subject: ['The croissant from yesterday', 'A crisp croissant in five minutes'],
    hooks: {
      '*': [
        'A croissant from yesterday is limp. Five minutes in the oven make it crisp.',
        'Almond croissants were invented for croissants that nobody bought.',
        'Is your croissant soft? Put it in the oven for five minutes.',
      ],
      p: 'Warmed in the oven, a croissant from yesterday is nearly like new.',
      a: 'Never put a croissant in the microwave.',
      t: 'Overnight the butter in a croissant gets hard and the crisp layers get damp.',
      f: 'Bought one croissant too many? Breakfast tomorrow is settled.',
      h: 'Nobody plans to have a croissant left over.',
      i: "In France, yesterday's croissant has its own recipe, and it is delicious.",
      l: 'A croissant on its second morning: warmed slowly, eaten late.',
    },
    lines: {
      '*': [
        'Limp croissant? Five minutes in a moderate oven, two minutes on the rack to settle. The flakes return as it cools a little.',
        'A microwave warms a croissant by steaming it from the inside. That is the opposite of what it needs.',
        'Stale croissant, split: brush with syrup, spread with ground almonds, butter, sugar and egg, close it, bake till brown. You know this pastry.',
        'Do not keep croissants in the fridge. A paper bag overnight, the oven in the morning.',
        'Warm a croissant without foil. Foil makes it chewy.',
        'Two croissants too many on Saturday make almond croissants on Sunday.',
      ],
      h: ['How to store a croissant: eat it. The rest is for people with discipline.'],
    },
    scene: [
      'The paper bag is full of butter spots, and the croissant in it has gone soft.',
      'On Monday there is one croissant left from Sunday, and it is limp.',
    ],
    why: [
      [
        'Cold butter makes a croissant taste heavy, and the damp that creeps out of the crumb makes its shell leathery.',
        'Overnight the shell gets damp, and the butter gets hard.',
      ],
      [
        'Dry heat drives that moisture out again and melts the fat between the layers.',
        'The oven mends both in minutes.',
      ],
    ],
    parts: [
      [
        ['Five minutes, and no microwave', 'Warm it in a dry oven'],
        [
          'A moderate oven, straight on the rack. It is ready when the tips feel brittle.',
          'No foil over it, or you are back to steam.',
          'Medium heat, bare rack, nothing over it. You will smell when it is ready.',
        ],
        [
          'A croissant on an oven rack, seen through the door',
          'Two croissants on a rack behind a lit oven door',
        ],
      ],
      [
        ['Let it stand before you bite', 'Wait two minutes'],
        [
          'The shell turns crisp as the steam leaves it, in the minutes after the oven.',
          'Straight from the rack it is hot and still soft. Two minutes make the crackle.',
          'What feels limp when it comes out is brittle by the time the coffee is poured.',
        ],
        [
          'A croissant resting on a wire rack, steam rising',
          'A croissant cooling on a rack beside a coffee pot',
        ],
      ],
      [
        ['Fill older ones with almond', 'After two days: split and fill'],
        [
          'Syrup softens the crumb, almond cream hides the rest, and the second bake crisps the lot.',
          'French bakers split what was unsold, soaked it, filled it and sold it again for more.',
          'A spoon of syrup, a layer of almond paste, ten minutes more in the oven, and it is a new pastry.',
        ],
        ['A split croissant spread with almond cream', 'Almond paste being spread in a halved croissant'],
      ],
    ],
    turn: ['Warm it, wait, and eat.', 'A croissant of one day is not old.'],
    asks: [
      "Yesterday's croissant: do you warm it or fill it with almond?",
      'Do you like your croissant warm?',
    ],
    ends: {
      p: 'Put the oven on before the coffee, and both are ready together.',
      a: 'Oven on, five minutes, done.',
      t: 'Dry outside and melted inside: that makes it flaky.',
      f: 'And if there are crumbs all over your {jumper|sweater}, it worked.',
      h: 'The crumbs are part of it.',
      i: 'Plenty of good recipes began with something left over.',
      l: 'Warm butter, and a quiet kitchen.',
    },
    work: [
      'Almond croissants turn unsold goods into something people ask for. It beats a discount.',
      'A good second use earns more than a discount on the old one.',
    ],
    keep: 'the next croissant that is left over',
    send: 'somebody who microwaves croissants',
    own: [
      {
        about: 'croissant|viennoiserie|pain au chocolat',
        kinds: ['product', 'process'],
        lead: 'The first day has its merits, too.',
      },
    ],
    pic: {
      ask: [
        'A croissant torn open on a plate, flakes and all, in window light',
        'A torn croissant on a saucer, crumbs around it, morning light',
      ],
      alt: 'A flaky croissant torn open on a plate with crumbs around it',
    },
    claims: [
      [
        'Crisp layers soften by moisture moving from the crumb; dry reheating restores them',
        'food science textbook',
      ],
      ['Almond croissants began as a use for unsold ones', 'trade practice in France'],
    ],
  },
  {
    id: 'cutting-off-the-mould',
    format: 'myth',
    again: 12,
    emoji: '🔬',
    tags: ['FoodSafety', 'BreadFacts', 'KitchenFacts'],
    myth: 'You can cut the mould off bread and eat the rest',
    short: [
      'Not with bread. What you see is only a small part of the mould.',
      'No. In soft bread the mould goes much further than the spot you see.',
    ],
    title: [
      'Can you cut mould off bread and eat the rest?',
      'Mould on a loaf: why the whole of it has to go',
    ],
    cover: 'Mould on bread: now what?',
    gist: [
      'A green spot on bread is only the part of the mould that you see. Throw the whole loaf away.',
      'Bread is full of holes, and mould goes through them unseen. That is why food agencies say: the whole loaf.',
    ],
    subject: ['One green spot on the loaf', 'Why you cannot trim mouldy bread'],
    hooks: {
      '*': [
        'One green spot of mould on the bread. Can you eat the rest?',
        'When you see mould on bread, it has been in there for days.',
        'Bread with one spot of mould has more inside, where you do not see it.',
      ],
      p: 'Food agencies give the same advice on mouldy bread: do not trim it, discard it.',
      a: 'One mouldy slice means that all the bread has to go.',
      t: 'The green fuzz on bread is the mould you see. Inside, it is a web of white threads.',
      f: 'We all know somebody who cuts the mould off the bread. Please do not.',
      h: 'Penicillin was a lovely discovery. Mouldy toast is not how to take it.',
      i: 'If you know why bread goes mouldy, the next one will not.',
      l: 'Good bread is worth keeping dry.',
    },
    lines: {
      '*': [
        'Mould on one slice? The threads run through the soft crumb further than you can see. Bread is not a food to trim.',
        'Hard cheese can be trimmed with a wide cut, say the food agencies. Bread cannot: it is too soft and too full of holes.',
        'A {bread bin|breadbox} remembers. Crumbs from a mouldy loaf start on the next, so wipe it out and let it dry before new bread goes in.',
        'Warm bread in a closed plastic bag makes its own rain. Let a loaf cool right through before anything is wrapped round it.',
        'Throw away mouldy jam, soft cheese and yoghurt as well as bread. You cannot trim them.',
        'Wipe your {bread bin|breadbox} with vinegar water now and then, and let it dry open.',
      ],
      h: ['"It is only on the one slice," said the slice next to it.'],
    },
    scene: [
      'The toast is planned when somebody finds a green spot on the bread.',
      'You lift the last of the bread out of its bag, and it smells of mould.',
    ],
    why: [
      [
        'Mould grows as fine threads, and an airy crumb gives them room to travel unseen.',
        'In bread, mould spreads inside before you see it outside.',
      ],
      [
        'Some moulds also make substances that heat does not destroy, so toasting is no remedy.',
        'A toaster kills much of what grows, but not what it may have left behind.',
      ],
    ],
    parts: [
      [
        ['Throw the whole loaf away', 'Do not save a slice'],
        [
          'Sliced bread counts as one loaf, since the slices touch.',
          'The bag goes too. What is on its inside would meet the next loaf.',
          'Slices lie against one another, and what grows on one has touched the next.',
        ],
        ['A bag of bread tied shut and dropped in the {bin|trash}', 'A knotted bread bag on top of a bin'],
      ],
      [
        ['Do not sniff at it', 'Keep your nose away'],
        [
          'Spores fly up easily, and some people react badly to them.',
          'A nose is no instrument for this, and spores are not good to breathe in.',
          'Breathing in mould is not good for you.',
        ],
        ['A hand closing a bread bag', 'A bread bag held well away from a face'],
      ],
      [
        ['Clean the {bread bin|breadbox}', 'Wash where the bread lay'],
        [
          'Warm water with {washing-up liquid|dish soap}, then dry. Mould likes crumbs and damp.',
          'Empty the bin of every crumb, wash it, leave the lid open for an hour.',
          'Hot water and soap, every corner, and a wait until it is bone dry.',
        ],
        ['A cloth wiping out a {bread bin|breadbox}', 'A crumb tray tipped out over a sink'],
      ],
      [
        ['Keep the next bread dry', 'Store the next loaf in cloth'],
        [
          'Paper or cloth lets damp out. A warm loaf in plastic collects it.',
          'Fully cooled, and in something that does not trap moisture, bread dries before it moulds.',
          'Let it cool fully, then give it air. Damp and warmth are all that mould asks for.',
        ],
        ['A loaf in a paper bag on a shelf', 'A cooled loaf going into a linen bag'],
      ],
    ],
    turn: [
      'You can cook with dry bread, but not with mouldy bread.',
      'Keep it dry, and it gets hard but not mouldy.',
    ],
    asks: ['What did they say about mouldy bread in your family?', 'Where do you keep your bread at night?'],
    ends: {
      p: 'A clean, dry {bread bin|breadbox} prevents most of it.',
      a: 'See mould, throw it away.',
      t: 'Dry bread does not go mouldy; frozen bread waits.',
      f: 'It happens to bakers, too.',
      h: 'Too late, the mould was first.',
      i: 'Slice and freeze what you will not eat this week.',
      l: 'Buy less bread, more often.',
    },
    caution: [
      'Mouldy bread belongs in the {bin|trash} as a whole. Anyone who feels unwell after eating some should ask a doctor or pharmacist.',
      'A loaf with mould on it is thrown away whole, and whoever feels ill after eating from it should speak to a doctor or pharmacist.',
    ],
    keep: 'the next green spot on your bread',
    send: 'the person who cuts round it',
    own: [
      {
        about: 'half loaf|half loaves|small loaf|by the slice',
        kinds: ['product', 'offer', 'service', 'policy'],
        lead: 'A smaller loaf has no time to go mouldy.',
      },
    ],
    pic: {
      ask: [
        'A clean, empty {bread bin|breadbox} with its lid open, a fresh loaf beside it',
        'An open bread box, wiped clean, next to a new loaf',
      ],
      alt: 'An open, clean {bread bin|breadbox} with a loaf in a paper bag beside it',
    },
    claims: [
      [
        'Mouldy soft foods such as bread are to be discarded whole; hard cheese may be trimmed widely; do not sniff',
        'USDA FSIS, Molds on Food',
      ],
      ['Some mycotoxins withstand baking and toasting heat', 'EFSA and WHO fact sheets'],
    ],
    unless: NO_BREAD,
  },
  {
    id: 'the-first-slice',
    format: 'question',
    again: 9,
    emoji: '🧈',
    tags: ['BreadAndButter', 'Toast', 'WeekendBreakfast'],
    title: [
      'What to put on fresh bread: toppings for the first slice',
      'Fresh bread and what belongs on it: three simple answers',
    ],
    cover: 'The first slice of fresh bread',
    gist: [
      'The first slice of a fresh loaf wants very little: cold butter and salt, oil and tomato, or honey on rye. Here is why fewer toppings taste of more.',
      'Fresh bread needs fat and salt, and not much else: three good ideas for the first slice.',
    ],
    subject: ['What goes on your fresh bread?', 'Butter first. Then what?'],
    hooks: {
      '*': [
        'The bread is fresh from the bakery. What do you put on the first slice?',
        'A new loaf of bread has only one first slice.',
        'Whoever carries the bread home gets the first slice. It is an old law.',
      ],
      p: 'Fresh bread tastes of most with very little on it.',
      a: 'Butter and salt on fresh bread. The rest can wait for tomorrow.',
      t: 'Fat carries the taste of bread, and salt brings it out.',
      f: 'Important question: what goes on your first slice of bread?',
      h: 'The first slice of bread is eaten standing up. Those are the rules.',
      i: 'Fresh bread turns a plain table into an occasion.',
      l: 'Fresh bread needs hardly anything on it.',
    },
    lines: {
      '*': [
        'First slice of a new loaf: what goes on it?\n\nButter and salt\nOil and tomato\nHoney\nNothing. It is already gone.',
        'Cold butter on bread, in slices, like cheese. Spread it and you taste fat; slice it and you taste butter.',
        'Half a ripe tomato, rubbed into toast until only the skin is left, then oil and salt. Catalonia has been right about this for a long time.',
        'Jam is for bread on its second day. On the first it does not need any.',
        'Unsalted butter on bread, with flakes of salt on top: so you taste both.',
        'Nobody has ever fetched a plate for the first slice of bread.',
      ],
      h: ['"I will only have one slice of bread." Famous last words.'],
    },
    scene: [
      'The bread is home, the bag is open, and nobody has taken their coat off yet.',
      'Saturday, ten past nine. The bread knife is out before the plates are.',
    ],
    why: [
      [
        'On new bread a topping mostly has to bring fat and salt. Stronger flavours come into their own on toast and on day-old slices.',
        'Bread brings malt and chew. All it lacks is butter and salt.',
      ],
    ],
    parts: [
      [
        ['Cold butter and flaky salt', 'Butter in slices, and salt'],
        [
          'Slice the butter like cheese. Cold, it tastes of cream.',
          'Flakes melt late, so you meet the salt in the middle of the bite.',
          'Thick enough to leave toothmarks. Salt goes on last, so that it crunches.',
        ],
        ['A curl of cold butter on bread', 'Flakes of salt falling on a buttered slice'],
      ],
      [
        ['Oil and tomato', 'Rub a tomato into it, add oil'],
        [
          'Rub the cut side over toast until it turns red, then oil it.',
          'A very ripe one gives up its juice to anything rough. Toast is rough.',
          'Toast the slice first. It works like a grater and keeps only the good part.',
        ],
        ['A cut tomato rubbed over toast', 'Oil poured over a tomato-red slice of toast'],
      ],
      [
        ['Honey on rye bread', 'Rye bread with honey'],
        [
          'Dark bread has enough bite to carry something sweet.',
          'The sour in the crumb keeps the sweetness in its place.',
          'Dark and a little sour goes well with sweet.',
        ],
        ['Honey running onto dark bread', 'A spoon of honey over a slice of rye'],
      ],
    ],
    turn: ['Then a second slice, to make sure.', 'Plates can come later.'],
    asks: ['Butter first, or something else on top?', 'Butter, oil or nothing at all on fresh bread?'],
    ends: {
      p: 'With little on it, you taste how good bread is.',
      a: 'If bread needs jam, buy other bread.',
      t: 'Something rich and something salty: that is enough.',
      f: 'Answers below, please. It is breakfast somewhere.',
      h: 'Nobody has ever dropped a slice butter side up.',
      i: 'A slice of bread can make a morning good.',
      l: 'Bread, butter and salt.',
    },
    work: [
      'The better the material, the less you need to add.',
      'Good ingredients make short recipes. Good offers make short pages.',
    ],
    keep: 'Saturday breakfast',
    send: 'someone who puts jam on everything',
    own: [
      {
        about: 'order online|pre-?order|collect',
        kinds: ['service', 'process'],
        lead: "Tomorrow's first slice needs a little planning.",
      },
      {
        about: '\\bbutter\\b|\\bjams?\\b|honey|marmalade',
        kinds: ['product', 'offer'],
        lead: 'Something to go with the bread, perhaps.',
      },
    ],
    when: { weekdays: ['fri', 'sat', 'sun'] },
    pic: {
      ask: [
        'One buttered slice, bite taken, on its paper bag',
        'A slice of fresh bread, buttered, with one bite gone',
      ],
      alt: 'A slice of bread with cold butter and a bite taken out',
    },
    claims: [
      ['Pa amb tomàquet is a Catalan tradition', 'general knowledge'],
      ['Flaky salt dissolves more slowly than fine grains on a surface', 'common experience'],
    ],
    unless: NO_BREAD,
  },
  {
    id: 'freeze-the-cake',
    format: 'howto',
    again: 9,
    emoji: '🍰',
    tags: ['CakeTips', 'HomeBaking', 'BakeAhead'],
    title: [
      'How to freeze cake so that it does not taste of freezer',
      'Can you freeze cake? Yes: what freezes and how to thaw it',
    ],
    cover: 'You can freeze cake',
    gist: [
      '{Sponge|Cake} freezes very well if it is cold before it is wrapped, wrapped twice, and thawed with its wrapping on. Fillings of custard, fresh cream or jelly do not.',
      'Bake a cake on Sunday, freeze the layers, fill them on Friday: let it go cold first, wrap it twice, thaw it in its wrapping.',
    ],
    subject: ['Thaw cake in its wrapping', 'A birthday cake, baked last week'],
    hooks: {
      '*': [
        'Thaw a frozen cake in its wrapping, or it gets wet.',
        'You can bake a birthday cake a week early and freeze it.',
        'Can you freeze cake? Yes, and the birthday gets easier.',
      ],
      p: 'Freeze the cake layers, and the day before the party is quiet.',
      a: 'A cake is better frozen for a week than in the fridge for three days.',
      t: 'Frozen cake draws water from the air. Left wrapped, the wrapping gets wet and the cake does not.',
      f: 'If the party is on Saturday, bake the cake on Sunday and freeze it.',
      h: 'There is a slice of cake behind your frozen peas. On a grey Thursday you will find it.',
      i: 'A cake baked in peace tastes better.',
      l: 'A slice of good cake, frozen for an evening that needs it.',
    },
    lines: {
      '*': [
        'Frozen {sponge|cake}: leave the wrap on until it has thawed. The damp then lands on the wrap and not on the cake.',
        'A chilled layer of {sponge|cake} is easier to level and to ice. It sheds fewer crumbs while it is still cold.',
        'Freeze cake in slices with a strip of paper between them, and you can take out one on a Wednesday.',
        'What freezes well: {sponge|layer cake}, fruit cake, brownies, buttercream. What does not: custard, jelly, fresh cream, meringue.',
        'Saw a cake layer level while it is still half frozen. It crumbles less.',
        'Muffins and buns freeze too. Wrapped one by one, they thaw by break time in a school bag.',
      ],
      h: ['Freezing half the cake shows character. Going back for it at midnight shows balance.'],
    },
    scene: [
      'The cake is for Saturday, the oven is free on Tuesday, and Friday is full.',
      'Half a birthday cake is left, and everybody has gone home. Freeze it.',
    ],
    why: [
      [
        '{Sponge|Cake} is mostly air held in set egg and starch, and frost does it little harm.',
        'Freezing stops a cake going stale, which a fridge does not.',
      ],
      [
        'What spoils it is air, which dries it and brings the smell of the freezer, and water, which makes the top sticky.',
        'Two layers of wrap keep the air off.',
      ],
    ],
    parts: [
      [
        ['Let the cake go quite cold', 'Wait until it is cold'],
        [
          'Warm cake steams inside its wrap, and steam becomes ice.',
          'The base stays warm longest. Lay a hand on it before you decide.',
          'Ice crystals come from steam that could not get out. Give it two hours on a rack.',
        ],
        [
          'A palm laid flat on an upturned {sponge|cake}',
          'A {sponge|cake} on a wire rack, a hand hovering over it',
        ],
      ],
      [
        ['Wrap the cake twice', 'Use two layers of wrap'],
        [
          'Film against the surface, foil or a box round that.',
          'The first coat keeps moisture in, the second keeps the smell of onions out.',
          'One close to the cake, one against knocks and smells.',
        ],
        ['A {sponge|cake} layer being wrapped in film', 'A wrapped cake layer going into a box'],
      ],
      [
        ['Write the name and date on it', 'Label it with name and date'],
        [
          'In a month every parcel looks like every other.',
          'Name and date on tape. Within three months it still tastes of itself.',
          'Nobody recognises a round parcel in March. Eat it within three months.',
        ],
        ['A strip of tape with writing on a foil parcel', 'A pencil writing a date on masking tape'],
      ],
      [
        ['Thaw it in its wrapping', 'Leave it wrapped while it thaws'],
        [
          'Two to three hours on the counter for a layer, longer for a whole cake.',
          'The outside will be wet. That is the water that would have been on your {sponge|cake}.',
          'Droplets then form on the film and not on the crumb. A single layer needs two or three hours.',
        ],
        [
          'A wrapped layer on a counter, beads of water on the film',
          'A parcel thawing on a plate by a window',
        ],
      ],
      [
        ['Fill and ice it afterwards', 'Add cream on the day'],
        [
          'Cold layers hold still under the knife, so level and spread while they are firm.',
          'Jam, cream and custard go in on the day.',
          'A cold {sponge|cake} is steady to slice and to spread, so that is the moment for jam and cream.',
        ],
        [
          'Buttercream spread on a firm {sponge|cake} layer',
          'A palette knife smoothing cream on a cold {sponge|cake}',
        ],
      ],
    ],
    turn: [
      'Cold, wrapped, and not unwrapped too soon.',
      'Bake on a quiet day, and ice it on the day itself.',
    ],
    asks: ['Do you freeze cake, or is it always eaten?', 'How early do you bake for a birthday?'],
    ends: {
      p: 'All it costs is a roll of wrap.',
      a: 'Never unwrap a cake that is still frozen.',
      t: 'Water settles on what is cold. Let it be the wrap.',
      f: 'And keep one slice for yourself.',
      h: 'Label it, so that nobody roasts it.',
      i: 'With the cake done, you can enjoy the party.',
      l: 'One slice, one plate, when you like.',
    },
    work: [
      'Do early what keeps, and leave the finish for the day. Any trade can do that.',
      'Split a job into what keeps and what does not. The first part needs no rush.',
    ],
    keep: 'the week before a birthday',
    send: 'whoever is baking the next birthday cake',
    own: [
      {
        about: 'celebration cake|birthday cake|wedding cake|cakes? to order|made to order',
        kinds: ['service', 'product', 'process', 'price'],
        lead: 'Or leave the baking to somebody else.',
      },
    ],
    pic: {
      ask: [
        'A wrapped and labelled {sponge|cake} layer on the counter',
        'A round parcel in film with a label, on a kitchen table',
      ],
      alt: 'A {sponge|cake} layer wrapped in film with a handwritten label',
    },
    claims: [
      [
        'Plain and buttercream cakes keep quality in the freezer for about three months; custard, jelly and meringue fillings suffer',
        'USDA and home-economics advice on freezing',
      ],
      ['Thaw wrapped so that condensation forms outside', 'baking schools'],
    ],
  },
];
