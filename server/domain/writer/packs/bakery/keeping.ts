// Keeping and using bread at home.
import type { Idea } from '../../library/idea.ts';

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
    cover: 'Where your loaf should sleep',
    gist: [
      'Keep a crusty loaf out of the fridge. Cut side down for the first day, then a cloth bag, then sliced in the freezer: that is how sourdough stays good to the last slice.',
      'Board today, cloth tomorrow, freezer after that. A crusty loaf lasts the week if it never sees the inside of the fridge.',
      'Board today, breathing bag tomorrow, frozen slices for later: with those three, a good loaf outlasts the week. What it cannot bear is a cold shelf.',
    ],
    subject: ['Please take your bread out of the fridge', 'Where a good loaf should sleep'],
    hooks: {
      '*': [
        'The fridge is the one place in the kitchen where bread gets old overnight.',
        'Half a loaf left? Where it spends tonight decides what tomorrow tastes of.',
        'Three homes for one loaf: a board, a bag and a frozen drawer.',
      ],
      p: 'If there is bread in your fridge, it is going stale faster than it would on the counter.',
      a: 'Bread does not belong in the fridge.',
      t: 'Starch sets fastest just above freezing. That is why bread goes stale in the fridge.',
      f: 'A small favour from your bakers: take the bread out of the fridge.',
      h: 'Bread is not yoghurt. It has no business in the fridge.',
      i: 'A good loaf can carry you through the whole week. It just needs the right bed.',
      l: 'A well-made loaf asks for very little: air, a clean board, a linen cloth.',
    },
    lines: {
      '*': [
        'Bread goes stale faster in the fridge than on the board. Cut side down today, cloth bag tomorrow, sliced into the freezer after that.',
        'Where a loaf should sleep:\n\nTonight: cut side down on the board\nTomorrow: a cloth bag\nAfter that: the freezer, in slices\nThe fridge: never',
        'Slice the second half of the loaf today and freeze it. Wednesday toast will taste of Saturday.',
        'A cut loaf stood on its open face needs no wrapping for a day. The crust is the bag.',
        'The open end of a loaf dries first. Face it to the board and you have closed it.',
        'Paper lets a crust breathe, plastic makes it sweat. That is nearly all there is to know about bread bags.',
      ],
      h: ['The fridge keeps milk young and makes bread old. They should not be flatmates.'],
    },
    scene: [
      'Half a loaf left on Sunday night. Most of us do one of these: {bread bin|breadbox}, plastic bag, fridge. Only one of them is any good.',
      'Sunday evening, crumbs on the board, and nobody knows where the rest of the loaf should go.',
    ],
    why: [
      [
        'Bread goes stale mostly because its starch firms up after baking, and a fridge is just cold enough to speed that up.',
        'What we call stale is starch turning firm again, and nothing hurries it along like the temperature of a fridge.',
      ],
      [
        'A freezer is cold enough to put it on hold.',
        'Real frost stops the clock, which mere cold does not.',
      ],
    ],
    parts: [
      [
        ['Stand it cut side down on the board', 'Day one: lay the cut face on wood'],
        [
          'For the first day the crust is all the wrapping a loaf needs.',
          'The open face dries first, so let the wood cover it until tomorrow.',
          'Nothing needs to go round it yet. Crust keeps moisture in as well as any bag.',
        ],
        ['Turn the loaf cut side down on a wooden board', 'A half loaf resting on its open end on a board'],
      ],
      [
        ['Then move it to cloth or paper', 'From day two, a bag that breathes'],
        [
          'Plastic traps moisture, so the crust turns leathery.',
          'A bag that breathes keeps the outside crisp; one that does not makes it rubber.',
          'Linen, cotton or the paper it came in: each lets damp out slowly and keeps the rest.',
        ],
        ['Slide the loaf into a linen bag', 'A loaf half in a cloth bag, drawstring open'],
      ],
      [
        ['Freeze what you will not finish', 'Put the second half on ice'],
        [
          'Slice it first, and do it while the bread is still good. The freezer keeps; it does not repair.',
          'Cut before freezing, so that you can take out one piece at a time on a weekday.',
          'In slices, on a good day and not on the last one. What goes in tired comes out tired.',
        ],
        ['Lay slices flat in a freezer bag', 'A freezer bag of slices being pressed flat'],
      ],
      [
        ['Toast it straight from frozen', 'From freezer to toaster, with no stop between'],
        [
          'No thawing. The toaster does both jobs at once.',
          'Heat loosens the firm starch again, and that is half of what fresh means.',
          'A slice is thin enough to thaw and brown in one go.',
        ],
        ['Drop a frozen slice into the toaster', 'Frosty slices standing in a toaster'],
      ],
    ],
    turn: [
      'Board, bag, freezer. The bin never gets a look-in.',
      'Give it a bed for each day and nothing is thrown away.',
    ],
    asks: [
      'Where does the bread live in your house?',
      '{Bread bin|Breadbox}, board or bag: what is your system?',
    ],
    ends: {
      p: 'It takes a minute, and the last slice is as good as it can be.',
      a: 'Wood, cloth, frost. In that order.',
      t: 'The chemistry also runs backwards: a few minutes of heat undo much of what a day on the board did.',
      f: 'Then the end of the loaf is as welcome as the start.',
      h: 'The fridge will cope. It still has that jar of olives.',
      i: 'Flour, water, salt and a lot of time went into that loaf. Give it a good week.',
      l: 'The last slice deserves the same care as the first.',
    },
    work: [
      'In a café, an office kitchen or at home the sum is the same: bread in the {bin|trash} has been paid for and thrown away. A good deal of it was never old. It was kept in the wrong place.',
      'Waste in a kitchen is seldom a matter of buying too much. More often it is a matter of where the thing was put down, and that can be settled once, with a label on a shelf.',
    ],
    keep: 'the next time half a loaf is left over',
    send: 'whoever puts the bread in the fridge at your place',
    own: [
      {
        about: 'own bag|bread bag|cloth bag',
        kinds: ['offer', 'policy'],
        lead: 'A cloth bag earns its keep twice.',
      },
      {
        about: 'collect|order online|pre-?order',
        kinds: ['service', 'process'],
        lead: 'Or buy it as you need it.',
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
    cover: 'Stale is an ingredient',
    gist: [
      'Stale bread is halfway to supper. Firm slices make French toast, dry ones make croutons and panzanella, and the rock-hard end makes crumbs that keep in a jar.',
      'Old bread comes in grades, and each grade has its dish: French toast, croutons, a tomato salad, a jar of crumbs.',
    ],
    subject: ['The supper hiding in your {bread bin|breadbox}', 'Do not throw that loaf away'],
    hooks: {
      '*': [
        'Squeeze the old loaf before you {bin|toss} it. How hard it is tells you what to cook.',
        'There is a supper in that hard end of bread.',
        'Bread gets harder in stages, and there is a dish waiting at each of them.',
      ],
      p: 'Half a stale loaf covers one evening meal at no further cost.',
      a: 'Old bread is sorted by hardness, not by date.',
      t: 'The drier the crumb, the more oil, egg or juice it can hold. That decides the recipe.',
      f: 'Loaf gone hard? Lovely. Supper is half made.',
      h: 'Stale bread is a crouton that has not been told yet.',
      i: "Bread soup, panzanella, summer pudding: whole kitchens grew up around yesterday's loaf.",
      l: "Yesterday's loaf, a ripe tomato, good oil. Supper rarely needs more.",
    },
    lines: {
      '*': [
        'A rough guide to old bread:\n\nA bit firm: French toast\nDry: croutons\nDrier still: panzanella\nRock hard: crumbs\nMouldy: bin, all of it',
        'Stale bread drinks dressing in a way that fresh bread cannot. That is the whole point of panzanella.',
        'Dry crumbs, fried in olive oil with garlic until they crackle, turn a bowl of plain pasta into supper.',
        'Put hard bread through the grater and you have crumbs without washing up a machine.',
        'Old bread in soup is older than soup plates. Lay a slice in the bowl and ladle over it.',
        'Croutons from torn bread need no recipe: oil, salt, a hot tray, and one turn halfway.',
      ],
      h: [
        'No loaf left behind. Firm ones become French toast, hard ones become crumbs, and only the furry ones go to the {bin|trash}.',
      ],
    },
    scene: [
      'There is a heel of bread on the counter. Too hard to slice, too good to throw away.',
      'Thursday, and the loaf from the weekend makes a noise when it is put down.',
    ],
    why: [
      [
        'Bread that has dried out soaks up flavour where a soft slice would fall apart.',
        'A crumb that has lost its water has room for something better: egg, oil, the juice of a tomato.',
      ],
      [
        "That is why so many old recipes ask for yesterday's bread and not for today's.",
        'Cooks in poor years wrote those dishes, and rich ones kept them because they are good.',
      ],
    ],
    parts: [
      [
        ['Firm: make French toast', 'Still bends: egg, milk and a pan'],
        [
          'It holds its shape in egg and milk.',
          'Long enough out of the bag, a slice can lie in the egg for minutes and still come up whole.',
          'A fresh slice would go to mush in the bowl. This one drinks slowly and stays in one piece.',
        ],
        ['A firm slice going into beaten egg', 'Slices soaking in a shallow dish of egg and milk'],
      ],
      [
        ['Dry: tear it into croutons', 'Crisp outside: tear and bake for croutons'],
        [
          'Oil, salt, a hot tray. Bake until they are crisp to the middle.',
          'Torn edges brown better than cut ones, since there is more edge.',
          'Turn them once in the oven. They are done when a cool one snaps.',
        ],
        ['Torn bread tossed with oil on a tray', 'Golden torn croutons coming out of an oven'],
      ],
      [
        ['Drier still: build a panzanella', 'Dry right through: a tomato and bread salad'],
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
        ['Rock hard: blitz it to crumbs', 'Like stone: grate it into a jar'],
        [
          'Once they are properly dry they keep for weeks in a jar.',
          'A lidded jar by the stove, and there is a crust for fish or a gratin whenever you want one.',
          'Fine for coating, coarse for frying in butter. Both stay good for weeks if no damp gets at them.',
        ],
        ['Crumbs poured into a jar', 'A hard crust against a grater, crumbs below'],
      ],
      [
        ['Mouldy: let it go', 'Anything furry: out with all of it'],
        [
          'Mould reaches further into bread than you can see, so the whole loaf goes.',
          'There is no trimming here. What shows on top has roots below.',
          'A loaf is too open to be cut back to a clean part. Start afresh with another.',
        ],
        'A hand closing the lid of a kitchen bin',
      ],
    ],
    turn: ['Until it grows fur, it is food.', 'Press it, judge it, cook it accordingly.'],
    asks: ['What becomes of the last of the loaf at yours?', 'Croutons, crumbs or French toast?'],
    ends: {
      p: 'One supper a week planned around the end of the loaf is enough to waste very little.',
      a: 'Buy good bread. Use all of it.',
      t: 'Dry crumb works like a sponge: with no free water left in it, it takes up oil and juice instead.',
      f: 'And the crumbs on the board? Those go to whoever did the cutting.',
      h: 'It has now been told, and took it well.',
      i: 'Some of the loveliest suppers start with the thing you nearly threw away.',
      l: 'Thrift, dressed with good oil.',
    },
    work: [
      'Kitchens that watch their costs know this already: the ingredient to use first is the one that has been paid for. A loaf past its sandwich days still has several dishes left in it.',
      'A cook with an eye on the sums asks what is in the larder before asking what to buy. Old bread is usually the first answer.',
    ],
    keep: 'the next loaf that outlives its sandwiches',
    send: 'someone who {bins|tosses} the end of the loaf',
    own: [
      {
        about: 'unsold|surplus|charity|food bank|left over|leftover',
        kinds: ['number', 'story', 'policy', 'process', 'value'],
        lead: 'About what is left on our own shelves.',
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
    cover: 'Wet it. Yes, really.',
    gist: [
      'A hard loaf comes back for one more meal: hold the crust under running water, put the bread on the rack of a hot oven, and eat it while it is warm.',
      'Water outside, heat all round: a dry uncut loaf or half turns crusty and soft again for an hour or two.',
    ],
    subject: ['Hold your bread under the {tap|faucet}', 'One more meal from a hard loaf'],
    hooks: {
      '*': [
        'Hold it under the {tap|faucet}. That is the whole trick to a hard loaf, apart from the oven.',
        'A baguette that could drive in nails has one good meal left in it.',
        'Water makes old bread worse in a bag and better in an oven.',
      ],
      p: 'A dry loaf takes a splash of water and about ten minutes of oven to become supper again.',
      a: 'Hard bread wants water first and heat second.',
      t: 'Firm starch softens again when it is heated with a little water. A hot oven and a wet crust supply both.',
      f: 'Do not give up on that loaf yet. It only needs a quick shower.',
      h: 'This is the only bread recipe that begins in the sink.',
      i: 'Even a loaf you could knock on a door with can come round again.',
      l: 'The crackle of a crust, heard twice from the same loaf.',
    },
    lines: {
      '*': [
        'Hard baguette: run it under the {tap|faucet} for a second, then straight onto the rack of a hot oven until the crust is firm. Eat it at once.',
        'Reviving a loaf works once. Warm it, eat it, and do not expect a third life.',
        'For a cut half loaf, wet the crust and keep the open side dry. The crumb needs no bath.',
        'Loaf on the rack, no tray. A tray keeps the base damp while the rest goes crisp.',
        'A roll from yesterday wants a wet thumb all round and five minutes in a hot oven.',
        'Never the microwave for old bread: soft for a minute, then like a shoe.',
      ],
      h: [
        'To guests it looks odd: the bread is washed, then dried, then served. They stop asking at the second slice.',
      ],
    },
    scene: [
      'The soup is ready, and the only bread in the house would chip the bowl.',
      'Somebody taps the end of a baguette on the table, and it sounds like a broom handle.',
    ],
    why: [
      [
        'Much of what we call stale is firm starch, and heat with a little moisture loosens it.',
        'A hard crumb has not lost as much water as you would think. It has set, and warmth unsets it for a while.',
      ],
      [
        'The wet crust turns to steam first, so the inside warms before the outside dries.',
        'Without the water the oven would only make a rusk.',
      ],
    ],
    parts: [
      [
        ['Heat the oven well', 'Get the oven really hot'],
        [
          'Bread baked once in a strong oven wants one again. A lukewarm start dries it to the middle.',
          'Wait until it is properly hot, as for roast potatoes.',
          'Ten minutes of heating up are well spent. A loaf that warms slowly only dries further.',
        ],
        ['A hand turning the oven dial', 'The glow of an oven behind its glass'],
      ],
      [
        ['Wet the crust under the {tap|faucet}', 'Run cold water over the crust'],
        [
          'A second or two all round. It should glisten, not drip.',
          'Quick and even, with the cut face turned away from the stream.',
          'Just wet enough to shine. The cut side stays out of it.',
        ],
        ['A loaf turned under a thin stream of water', 'Drops of water standing on a crust'],
      ],
      [
        ['Lay it straight on the rack', 'Set it on the bare rack'],
        [
          'Hot air has to reach the underside too.',
          'No tray and no foil: both hold damp against the base.',
          'Heat from all sides, and nothing underneath to keep it wet.',
        ],
        ['The wet loaf set on the oven rack', 'A loaf on the bars of an oven rack, seen from the side'],
      ],
      [
        ['Take it out when it crackles', 'Listen for the crackle, then lift it out'],
        [
          'A roll needs about five minutes, a big half loaf ten or more.',
          'Tap the crust with a nail. As soon as it sounds dry and hollow, it is done.',
          'Count on five minutes for something small and about ten for half a loaf.',
        ],
        ['A fingernail tapping the crust', 'A hand in an oven glove lifting out a loaf'],
      ],
      [
        ['Eat it the same hour', 'Sit down with it straight away'],
        [
          'As it cools it sets again, and faster than before.',
          'The softness is on loan, so bring the butter first.',
          'In an hour it will be harder than it was this morning.',
        ],
        ['A warm piece torn open, butter beside it', 'Steam over a torn loaf on a table'],
      ],
    ],
    turn: ['It is a loaf for tonight, not for tomorrow.', 'Then finish it, because this trick works once.'],
    asks: [
      'Had you ever put bread under the {tap|faucet} before?',
      'What is the hardest loaf you have brought back?',
    ],
    ends: {
      p: 'Ten minutes of oven is a fair price for half a loaf.',
      a: 'Once revived, it is eaten. Those are the terms.',
      t: 'What sets on cooling melts on heating: the same starch, read in both directions.',
      f: 'Try it on a night when nobody is watching, and look clever on the next.',
      h: 'If it still will not yield, there is a door somewhere that needs a stop.',
      i: 'Fewer loaves in the {bin|trash}, and all it took was a {tap|faucet}.',
      l: 'Serve it at once, wrapped in a napkin, while it still talks.',
    },
    work: [
      'Restaurants have done it quietly for as long as there has been yesterday. The skill lies in knowing which stock can be rescued, how often, and for how long, and in not pretending otherwise.',
      'There is a time limit on most repairs, and it is kinder to name it. This bread is excellent for one meal and then it is over.',
    ],
    keep: 'the evening the bread turns out to be hard',
    send: 'somebody with half a baguette on the counter',
    own: [
      {
        about: 'baguette|batard|crusty|\\brolls?\\b',
        kinds: ['product'],
        lead: 'Or begin with a new one.',
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
    cover: 'Heel or middle?',
    gist: [
      'The heel of a loaf is the slice that stands up to soup, stew and soft cheese, while the middle is made for toast and sandwiches.',
      'Crust for the ladle, crumb for the toaster: the two ends of a loaf and the slices between them have different work to do.',
    ],
    subject: ['Heel or middle?', 'Who gets the end of the loaf?'],
    hooks: {
      '*': [
        'Somebody in every house eats the heel, and somebody else thinks they are odd.',
        'There are only two heels to a loaf, which is where the trouble begins.',
        'A loaf has two ends and a great many middles. The ends go first.',
      ],
      p: 'Every household has a rule about the end of the loaf, even if nobody has said it aloud.',
      a: 'The heel is the slice that a stew deserves.',
      t: 'The heel has more crust to the bite than any other slice, and the crust is where the browning is.',
      f: 'Be honest: heel or middle?',
      h: 'You can tell a lot about a household by who gets the heel.',
      i: 'A heel is often the start of something good.',
      l: 'The heel, warmed, with a soft cheese: a private pleasure of whoever does the slicing.',
    },
    lines: {
      '*': [
        'Heel: all crust, all chew, stands up to soup.\nMiddle: soft, even, born for the toaster.\n\nWhich one do you fight over?',
        "The baker's perk at home: whoever slices the loaf gets the heel. Warm, with butter, before anybody comes in.",
        'Rub the heel with a cut clove of garlic and float it on the soup. That is the end of the loaf sorted.',
        'Save the heels in the freezer until there are six. Then they are croutons, with more crust than croutons usually get.',
        'Butter the heel on its crumb side and it is a slice with a handle.',
        'Two people who like opposite ends of the argument should share a loaf. Nothing is left over.',
      ],
      h: ['People who reach past the heel for the third slice: the loaf noticed.'],
    },
    scene: [
      'Somewhere between the bread board and the table, the heel disappears. It always does.',
      'The new loaf is open and two hands go for the same end of it.',
    ],
    why: [
      [
        'The end of a loaf is chewier, tastes more of the bake and holds together when it is wet, which is exactly what soup wants.',
        'One slice is nearly all crust and the other nearly all crumb, so they can hardly want the same thing on top.',
      ],
    ],
    parts: [
      [
        'The heel',
        [
          'All crust and chew. Rub it with garlic, float it on soup, or drag it through the last of a stew.',
          'It scoops, it dips, it does not give way. Hand it to whoever has the gravy.',
          'It stands up in gravy and soup, and there is something to bite on in every mouthful.',
        ],
        ['The heel dipped into a bowl of soup', 'A crust wiped round a gravy plate'],
      ],
      [
        'The middle',
        [
          'Soft and even. Made for toast, eggs and sandwiches that have to travel.',
          'It lies flat, takes butter to the edges and fits the toaster. A slice for mornings.',
          'Soft, square and polite: it does what a sandwich asks of it.',
        ],
        ['An even slice going into the toaster', 'A middle slice spread with butter to its corners'],
      ],
    ],
    turn: [
      'There is no wrong answer, only a wrong moment to ask: when there is one heel left.',
      'The fair way with two heels: one each, and no discussion.',
    ],
    asks: ['Heel or middle?', 'Who has first claim on the heel at your place?'],
    ends: {
      p: 'Either way, nothing is left over.',
      a: 'Soup gets the heel. Eggs get the middle.',
      t: 'Crust to crumb: that ratio decides the job of a slice.',
      f: 'Say it out loud. No sharing required.',
      h: 'There are families who no longer speak about this.',
      i: 'Good bread has something for everyone at the table.',
      l: 'One loaf, and a slice for each mood.',
    },
    work: [
      'A team tradition to try: whoever slices gets the heel. It is surprising how quickly somebody volunteers.',
      'Some people want the middle of things and others the edge. A loaf has room for both, and so should a rota.',
    ],
    keep: 'soup night',
    send: 'the person who steals the heel',
    own: [
      {
        about: 'sourdough|\\bloaf\\b|\\bloaves\\b|\\brye\\b',
        kinds: ['product'],
        lead: 'Soup night needs a loaf with a proper end.',
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
  },
  {
    id: 'second-day-croissant',
    format: 'tip',
    again: 9,
    emoji: '🥐',
    unless: 'vegan',
    tags: ['Croissant', 'BreakfastTips', 'LessWaste'],
    title: [
      "How to warm yesterday's croissant so it flakes again",
      'Soft croissant? How to bring back the crackle next morning',
    ],
    cover: "Yesterday's croissant",
    gist: [
      'A croissant from yesterday is only cold butter and damp layers. Five minutes in a moderate oven mend both; older ones become almond croissants, as they do in France.',
      'Oven, not microwave: dry heat melts the butter and crisps the leaves. On day three, fill it with almond and bake it again.',
    ],
    subject: ['The croissant you did not eat yesterday', 'Five minutes to a flaky breakfast'],
    hooks: {
      '*': [
        'A croissant that bends has had a bad night. It can be put right before the kettle boils.',
        'Almond croissants were invented for the ones that nobody bought.',
        'The croissant from yesterday has not lost anything. It has only gone quiet.',
      ],
      p: 'Reheated properly, a croissant from yesterday comes close to what it was.',
      a: 'A microwave is no place for a croissant.',
      t: 'Two things happen to a croissant overnight: the butter sets and the crisp leaves draw damp from the crumb.',
      f: 'Bought one too many pastries? Breakfast tomorrow is settled.',
      h: 'Nobody plans to have a croissant left over. It happens to the restrained.',
      i: 'In France the day-old croissant has its own recipe, and many think it the better pastry.',
      l: 'The second morning of a croissant: warmed slowly, eaten late, with nothing else on the plate.',
    },
    lines: {
      '*': [
        'Limp croissant? Five minutes in a moderate oven, two minutes on the rack to settle. The flakes return as it cools a little.',
        'A microwave warms a croissant by steaming it from the inside. That is the opposite of what it needs.',
        'Stale croissant, split: brush with syrup, spread with ground almonds, butter, sugar and egg, close it, bake till brown. You know this pastry.',
        'Do not keep croissants in the fridge. A paper bag overnight, the oven in the morning.',
        'Reheat pastry dry, never wrapped. Foil turns shatter into chew.',
        'Two croissants too many on Saturday are an almond breakfast on Sunday.',
      ],
      h: ['Croissant storage advice, in full: eat it. The following is for people with discipline.'],
    },
    scene: [
      'The paper bag on the counter is see-through with butter, and what is in it has gone soft.',
      'Sunday breakfast was generous. On Monday there is one croissant too many, and it sags.',
    ],
    why: [
      [
        'Cold butter makes a croissant taste heavy, and the damp that creeps out of the crumb makes its shell leathery.',
        'Overnight the shell takes up water from the middle, and the butter that made it light goes hard.',
      ],
      [
        'Dry heat drives that moisture out again and melts the fat between the layers.',
        'An oven puts both right in minutes, because the layers are thin.',
      ],
    ],
    parts: [
      [
        ['Give it dry heat for five minutes', 'Five dry minutes in the oven'],
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
        ['Let it stand before you bite', 'Then give it time to crisp'],
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
        ['Fill the older ones with almond', 'Older than a day: split and fill'],
        [
          'Syrup softens the crumb, almond cream hides the rest, and the second bake crisps the lot.',
          'French bakers split what was unsold, soaked it, filled it and sold it again for more.',
          'A spoon of syrup, a layer of almond paste, ten minutes more in the oven, and it is a new pastry.',
        ],
        ['A split croissant spread with almond cream', 'Almond paste being spread in a halved croissant'],
      ],
    ],
    turn: [
      'Heat dries it, rest crisps it, almonds forgive everything.',
      'One day old is no age for a pastry with that much butter in it.',
    ],
    asks: [
      'A croissant on its second day: warmed, or with almonds?',
      'Do you warm your croissant or eat it as it comes?',
    ],
    ends: {
      p: 'Put the oven on before the coffee, and both are ready together.',
      a: 'Oven on, bag open, plate out.',
      t: 'Water out, fat molten: the two conditions for flake.',
      f: 'And if there are crumbs all over your {jumper|sweater}, it worked.',
      h: 'The crumbs are part of the serving.',
      i: 'Plenty of good recipes began as a way of not wasting something.',
      l: 'Warm butter, a quiet kitchen, all the time there is.',
    },
    work: [
      'The almond croissant is a small lesson in second lives for unsold stock: it was changed into something that people ask for by name, instead of being marked down.',
      'There is more margin in a good second use than in a discount. Bakers found that out with almonds and a spoon of syrup.',
    ],
    keep: 'the morning after a generous breakfast',
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
      'Not with bread. What you see is only the part that flowers.',
      'No. In something as soft as a loaf, the spot you see is the smallest part.',
    ],
    title: [
      'Can you cut mould off bread and eat the rest?',
      'Mould on a loaf: why the whole of it has to go',
    ],
    cover: 'One green spot. Now what?',
    gist: [
      'A green spot on bread is the visible end of something that has already grown inside. Soft, airy food cannot be trimmed safely, so a mouldy loaf goes whole.',
      'Bread is full of holes, and mould runs through them long before it shows. That is why food agencies say: the whole loaf, not the slice.',
    ],
    subject: ['One green spot on the loaf', 'Why trimming does not work on bread'],
    hooks: {
      '*': [
        'One green spot the size of a lentil, and a whole loaf behind it. What now?',
        'By the time mould has a colour, it has been living there for a while.',
        'What is green on top of a loaf has been white and invisible inside it for days.',
      ],
      p: 'Food agencies give the same advice on mouldy bread: do not trim it, discard it.',
      a: 'A mouldy slice means a mouldy loaf.',
      t: 'The coloured fuzz carries the spores. The organism itself is a web of colourless threads inside the crumb.',
      f: 'We all know somebody who cuts round the green bit. Kindly, then: please do not.',
      h: 'Penicillin was a lovely discovery. The toast is not how to take it.',
      i: 'The kindest thing for the next loaf is to know why the last one went off.',
      l: 'A good loaf is worth keeping well, so that the question never arises.',
    },
    lines: {
      '*': [
        'Mould on one slice? The threads run through the soft crumb further than you can see. Bread is not a food to trim.',
        'Hard cheese can be trimmed with a wide cut, say the food agencies. Bread cannot: it is too soft and too full of holes.',
        'A {bread bin|breadbox} remembers. Crumbs from a mouldy loaf start on the next, so wipe it out and let it dry before new bread goes in.',
        'Warm bread in a closed plastic bag makes its own rain. Let a loaf cool right through before anything is wrapped round it.',
        'Jam with mould goes whole as well, and so do soft cheese and yogurt. What is wet or airy cannot be trimmed.',
        'A bread box wants a wipe with vinegar water now and then, and an afternoon with its lid off.',
      ],
      h: ['"It is only on the one slice," said the slice next to it.'],
    },
    scene: [
      'The toast is already planned when somebody turns the loaf over and finds a soft green coin on the base.',
      'You lift the last third of the loaf out of its bag, and a little cloud of something comes with it.',
    ],
    why: [
      [
        'Mould grows as fine threads, and an airy crumb gives them room to travel unseen.',
        'In a food as open as bread, the fungus spreads between the holes before it ever reaches the surface.',
      ],
      [
        'Some moulds also make substances that heat does not destroy, so toasting is no remedy.',
        'A toaster kills much of what grows, but not what it may have left behind.',
      ],
    ],
    parts: [
      [
        ['{Bin|Toss} the whole loaf', 'No slice is worth saving'],
        [
          'Sliced bread counts as one loaf, since the slices touch.',
          'The bag goes too. What is on its inside would meet the next loaf.',
          'Slices lie against one another, and what grows on one has touched the next.',
        ],
        ['A bag of bread tied shut and dropped in the {bin|trash}', 'A knotted bread bag on top of a bin'],
      ],
      [
        ['Do not sniff it to check', 'Leave your nose out of it'],
        [
          'Spores fly up easily, and some people react badly to them.',
          'A nose is no instrument for this, and spores are not good to breathe in.',
          'What you would breathe in is exactly what you do not want to breathe in.',
        ],
        ['A hand closing a bread bag', 'A bread bag held well away from a face'],
      ],
      [
        ['Clean where it lay', 'Wash the place it came from'],
        [
          'Warm water with {washing-up liquid|dish soap}, then dry. Mould likes crumbs and damp.',
          'Empty the bin of every crumb, wash it, leave the lid open for an hour.',
          'Hot water and soap, every corner, and a wait until it is bone dry.',
        ],
        ['A cloth wiping out a {bread bin|breadbox}', 'A crumb tray tipped out over a sink'],
      ],
      [
        ['Let the next one breathe', 'Store the next one drier'],
        [
          'Paper or cloth lets damp out. A warm loaf in plastic collects it.',
          'Fully cooled, and in something that does not trap moisture, bread dries before it moulds.',
          'Let it cool fully, then give it air. Damp and warmth are all that mould asks for.',
        ],
        ['A loaf in a paper bag on a shelf', 'A cooled loaf going into a linen bag'],
      ],
    ],
    turn: [
      'A loaf that dries out can be cooked with. A loaf that has grown something cannot.',
      'Keep it dry, and the end of it will be hard but honest.',
    ],
    asks: ['What did they say about mould where you grew up?', 'Where does your bread spend the night?'],
    ends: {
      p: 'A clean, dry bin and smaller loaves prevent most of it.',
      a: 'See it, tie the bag, start again.',
      t: 'Low moisture stops mould; cold only slows it; frost stops it until you thaw.',
      f: 'No blame, by the way. It happens in the houses of bakers.',
      h: 'Round it, under it, through it: the green got there first.',
      i: 'Slice and freeze what you will not eat this week, and none of it meets this fate.',
      l: 'Buy less, more often.',
    },
    caution: [
      'Mouldy bread belongs in the {bin|trash} as a whole. Anyone who feels unwell after eating some should ask a doctor or pharmacist.',
      'A loaf with mould on it is thrown away whole, and whoever feels ill after eating from it should speak to a doctor or pharmacist.',
    ],
    keep: 'the day a green spot turns up',
    send: 'the person who cuts round it',
    own: [
      {
        about: 'half loaf|half loaves|small loaf|by the slice',
        kinds: ['product', 'offer', 'service', 'policy'],
        lead: 'A smaller loaf gets no time to go green.',
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
    cover: 'The first slice',
    gist: [
      'The first slice of a fresh loaf wants very little: cold butter and salt, oil and tomato, or honey on rye. Here is why fewer toppings taste of more.',
      'Fat and salt, and not much besides: what belongs on bread on the day it was baked.',
    ],
    subject: ['What goes on your first slice?', 'Butter first. Then what?'],
    hooks: {
      '*': [
        'The loaf has just come through the door, and there is one decision to make.',
        'A new loaf gets one first slice. Spend it well.',
        'Whoever carries the bread home has the right to the first slice. It is an old law.',
      ],
      p: 'With a new loaf, the topping has one job: to stay out of the way.',
      a: 'The first slice gets butter and salt. Everything else can wait for the second.',
      t: 'Fat carries flavour and salt sharpens it. Bread and butter needs nothing more.',
      f: 'Important question: what goes on the first slice?',
      h: 'The first slice is eaten standing up. Those are the rules.',
      i: 'A loaf still warm from the bag turns a plain table into an occasion.',
      l: 'New bread needs very little company.',
    },
    lines: {
      '*': [
        'First slice of a new loaf: what goes on it?\n\nButter and salt\nOil and tomato\nHoney\nNothing. It is already gone.',
        'Cold butter on bread, in slices, like cheese. Spread it and you taste fat; slice it and you taste butter.',
        'Half a ripe tomato, rubbed into toast until only the skin is left, then oil and salt. Catalonia has been right about this for a long time.',
        'Jam is for the second day. On the first, a loaf has enough to say.',
        'Salted butter or unsalted with flakes on top: the second lets you decide where the salt is.',
        'The first slice is eaten standing. Nobody has ever fetched a plate for it.',
      ],
      h: ['"I will only have the one slice." Famous last words.'],
    },
    scene: [
      'The loaf is home, the bag is open, and nobody has taken their coat off yet.',
      'Saturday, ten past nine. The bread knife is out before the plates are.',
    ],
    why: [
      [
        'On new bread a topping mostly has to bring fat and salt. Stronger flavours come into their own on toast and on day-old slices.',
        'The loaf brings the toast, the malt and the chew. All it lacks is something rich and something salty.',
      ],
    ],
    parts: [
      [
        ['Cold butter and flaky salt', 'Butter, cold, with salt'],
        [
          'Slice the butter like cheese. Cold, it tastes of cream.',
          'Flakes melt late, so you meet the salt in the middle of the bite.',
          'Thick enough to leave toothmarks. Salt goes on last, so that it crunches.',
        ],
        ['A curl of cold butter on bread', 'Flakes of salt falling on a buttered slice'],
      ],
      [
        ['Oil and tomato', 'A tomato rubbed in, then oil'],
        [
          'Rub the cut side over toast until it turns red, then oil it.',
          'A very ripe one gives up its juice to anything rough. Toast is rough.',
          'Toast the slice first. It works like a grater and keeps only the good part.',
        ],
        ['A cut tomato rubbed over toast', 'Oil poured over a tomato-red slice of toast'],
      ],
      [
        ['Honey on rye', 'Rye under honey'],
        [
          'Dark bread has enough bite to carry something sweet.',
          'The sour in the crumb keeps the sweetness in its place.',
          'A thin slice of something dark and sour is the right floor for it.',
        ],
        ['Honey running onto dark bread', 'A spoon of honey over a slice of rye'],
      ],
    ],
    turn: ['Then a second slice, to make sure.', 'Plates come later.'],
    asks: ['What goes on your first slice?', 'Butter, oil or nothing at all?'],
    ends: {
      p: 'Plain toppings also show you how good the loaf is.',
      a: 'If a bread needs jam to be worth eating, change the bread.',
      t: 'One rich thing, one salty thing: flavour needs no longer list.',
      f: 'Answers below, please. It is nearly breakfast somewhere.',
      h: 'Nobody has ever dropped one of these butter side up, but hope persists.',
      i: 'It does not take much to make an ordinary morning a good one.',
      l: 'Nothing more, and nothing less.',
    },
    work: [
      'A rule that holds beyond breakfast: the better the material, the less you need to add.',
      'Good ingredients make for short recipes. The same holds for a good offer and the page it is described on.',
    ],
    keep: 'Saturday breakfast',
    send: 'someone who puts jam on everything',
    own: [
      {
        about: 'order online|pre-?order|collect',
        kinds: ['service', 'process'],
        lead: "Tomorrow's first slice takes a little planning.",
      },
      {
        about: '\\bbutter\\b|\\bjams?\\b|honey|marmalade',
        kinds: ['product', 'offer'],
        lead: 'Something to go with the loaf, perhaps.',
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
    cover: 'Cake belongs in the freezer',
    gist: [
      '{Sponge|Cake} freezes very well if it is cold before it is wrapped, wrapped twice, and thawed with its wrapping on. Fillings of custard, fresh cream or jelly do not.',
      'Bake on Sunday, freeze the layers, fill them on Friday: cold first, two coats of wrap, and no unwrapping before it has thawed.',
    ],
    subject: ['Thaw the cake with its coat on', 'Birthday cake, baked last week'],
    hooks: {
      '*': [
        'Thaw a cake in its wrapping. Nearly everything that goes wrong with frozen {sponge|cake} goes wrong at that moment.',
        'The birthday cake can be baked a week before the birthday.',
        'The most relaxed birthday cakes were baked in another week.',
      ],
      p: 'Freezing the layers ahead makes the day before a celebration a quiet one.',
      a: 'Cake is better frozen for a week than kept in the fridge for three days.',
      t: 'A {sponge|cake} coming out of the freezer draws water from the air. Left wrapped, the water settles on the wrap instead.',
      f: 'If the party is on Saturday, you may bake on Sunday and have the week off.',
      h: 'There is a slice of cake behind your frozen peas. On a grey Thursday it will be found.',
      i: 'A cake baked in peace tastes of it.',
      l: 'A single slice of good cake, kept for an evening that needs it.',
    },
    lines: {
      '*': [
        'Frozen {sponge|cake}: leave the wrap on until it has thawed. The damp then lands on the wrap and not on the cake.',
        'A chilled layer of {sponge|cake} is easier to level and to ice. It sheds fewer crumbs while it is still cold.',
        'Freeze cake in slices with a strip of paper between them, and you can take out one on a Wednesday.',
        'What freezes well: {sponge|layer cake}, fruit cake, brownies, buttercream. What does not: custard, jelly, fresh cream, meringue.',
        'A frozen layer of {sponge|cake} has clean sides: saw it level before it softens.',
        'Muffins and buns freeze too. Wrapped one by one, they thaw by break time in a school bag.',
      ],
      h: ['Freezing half the cake shows character. Going back for it at midnight shows balance.'],
    },
    scene: [
      'The cake is for Saturday, the oven is free on Tuesday, and on Friday night there is a school concert.',
      'Half a birthday cake is standing on the side, and everybody has gone home.',
    ],
    why: [
      [
        '{Sponge|Cake} is mostly air held in set egg and starch, and frost does it little harm.',
        'Freezing stops a cake going stale, which a fridge does not.',
      ],
      [
        'What spoils it is air, which dries it and brings the smell of the freezer, and water, which makes the top sticky.',
        'Two coats of wrap keep the cold air off, and patience at the end keeps the wet off.',
      ],
    ],
    parts: [
      [
        ['Let it go quite cold', 'Wait until no warmth is left'],
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
        ['Wrap it twice', 'Two layers of wrapping'],
        [
          'Film against the surface, foil or a box round that.',
          'The first coat keeps moisture in, the second keeps the smell of onions out.',
          'One close to the cake, one against knocks and smells.',
        ],
        ['A {sponge|cake} layer being wrapped in film', 'A wrapped cake layer going into a box'],
      ],
      [
        ['Write what it is and when', 'Label it with name and date'],
        [
          'In a month every parcel looks like every other.',
          'Name and date on tape. Within three months it still tastes of itself.',
          'Nobody recognises a round parcel in March. Eat it within three months.',
        ],
        ['A strip of tape with writing on a foil parcel', 'A pencil writing a date on masking tape'],
      ],
      [
        ['Thaw it with the wrapping on', 'Leave it wrapped while it thaws'],
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
        ['Fill and ice it afterwards', 'Decorate on the day itself'],
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
      'Cold in, wrapped through, patient out.',
      'The work is on a quiet day, and the day itself is for the icing.',
    ],
    asks: [
      'Do you freeze cake, or does it never last that long?',
      'How far ahead do you bake for a birthday?',
    ],
    ends: {
      p: 'A week of grace costs one roll of film.',
      a: 'Never unwrap a cake that is still frozen.',
      t: 'Condensation follows the cold surface. Make sure that surface is not the {sponge|cake}.',
      f: 'And one slice for you, on a grey Thursday.',
      h: 'Labelled, so that nobody roasts it.',
      i: 'More calm in the kitchen, more of you at the party.',
      l: 'One slice, one plate, whenever you say.',
    },
    work: [
      'Professional kitchens bake layers ahead for the same reason that other trades build in advance what does not spoil: the day of delivery is for finishing, not for starting.',
      'Splitting a job into the part that keeps and the part that does not is how caterers sleep. The first part can be done whenever there is a quiet hour.',
    ],
    keep: 'the week before a birthday',
    send: 'whoever is baking the next birthday cake',
    own: [
      {
        about: 'celebration cake|birthday cake|wedding cake|cakes? to order|made to order',
        kinds: ['service', 'product', 'process', 'price'],
        lead: 'Or leave the whole of it to somebody else.',
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
