// Keeping good food at home: cheese, herbs, fruit, roots.
import type { Idea } from '../../library/idea.ts';

export const KEEPING: readonly Idea[] = [
  {
    id: 'where-cheese-sleeps',
    format: 'howto',
    again: 9,
    emoji: '🧀',
    unless: 'vegan',
    tags: ['CheeseLovers', 'CheeseTips', 'KitchenTips'],
    title: [
      'How to store cheese so that it neither dries nor sweats',
      'Keep cheese fresh for longer: paper, a box and not too cold',
    ],
    cover: 'Cheese wants paper',
    gist: [
      'Cheese is alive and needs to breathe a little without drying: wrap it in paper, put the parcels in a lidded box in the least cold part of the fridge, and take it out an hour early.',
      'Film makes cheese sweat and bare shelves make it crack. Paper inside a box does neither.',
    ],
    subject: ['{Cling film|Plastic wrap} is hard on cheese', 'A box, some paper, one hour'],
    hooks: {
      '*': [
        'Cheese in {cling film|plastic wrap} is like feet in rubber boots: warm, wet, and after some days you notice.',
        'One sheet of paper does more for a good cheese than any gadget with a lid.',
        'Cheese dries without a wrap and sweats in the wrong one.',
      ],
      p: 'A lidded box and some paper will keep a good cheese in form for a week or more.',
      a: 'Paper first, box second, film never.',
      t: 'A ripening cheese gives off water and ammonia. It wants humid air around it and no plastic against it.',
      f: 'You bought the nice cheese. Now give it somewhere decent to stay.',
      h: 'A cracked, sweating end of cheddar: few of us look better after a week in plastic.',
      i: 'Somebody turned that cheese by hand for months. The last week is up to you.',
      l: 'An hour out of the cold, a wooden board, a knife for each: then it speaks.',
    },
    lines: {
      '*': [
        'Wrap cheese in paper, then put the parcels in a lidded box. The paper lets it breathe, the box keeps it from drying.',
        'Blue cheese gets foil and a corner of its own, or by Sunday everything is blue.',
        'Take cheese out an hour before you eat it. Cold fat holds on to its flavour.',
        'A sugar lump in the cheese box takes up spare damp. Change it when it softens.',
      ],
      h: ['The cheese drawer: where a brie goes to find out who its friends are.'],
    },
    scene: [
      'You unwrap the good cheese on the third evening, and one side is glass while the other is weeping.',
      'At the back of the fridge lies a thing in {cling film|plastic wrap}. It was a very fine piece of comté in its day.',
    ],
    why: [
      [
        'Bare in a fridge, cheese dries, because cold air is thirsty air.',
        'Modern fridges blow dry air about, and a cut cheese pays for it.',
      ],
      [
        'Sealed in film it cannot get rid of its own damp, and starts to taste of the wrapper.',
        'Plastic keeps in the water and the smell, and the rind goes slimy under it.',
      ],
    ],
    parts: [
      [
        ['Wrap it in paper', 'Paper, and never film'],
        [
          'Waxed if you have it, baking parchment if not. A new sheet when the old one is greasy.',
          'The paper from the counter is made for it. Fold, do not seal.',
          'It lets the cheese breathe and keeps it from drying. Change it when it is soaked.',
        ],
        'Hands folding a wedge of cheese in paper',
      ],
      [
        ['Collect the parcels in one box', 'Give the parcels a house of their own'],
        [
          'Inside, the air becomes damp enough, and the butter in the fridge stays butter.',
          'Lid on, but not airtight; open it once a day and you have changed the air.',
          'A lidded box makes a small cellar, and the milk stays milk.',
        ],
        'Paper parcels in a lidded box',
      ],
      [
        ['Choose the warmest shelf', 'Find the mildest place in the fridge'],
        [
          'The vegetable drawer or the door side: cheese likes a cellar better than a glacier.',
          'Away from the freezer compartment, where it loses both scent and texture.',
          'At the bottom or in the door. Real cold only makes it dumb.',
        ],
        'A box slid into a fridge drawer',
      ],
      [
        ['Give the blue its own wrapper', 'Keep blue to itself'],
        [
          'Foil, since its mould would gladly move in next door.',
          'A second, smaller box is no luxury if there is a ripe one about.',
          'What grows on it travels. Foil keeps it at home.',
        ],
        'A blue cheese wrapped in foil',
      ],
      [
        ['Take it out an hour early', 'Out of the cold in good time'],
        [
          'Covered with a cloth, on the board it will be served from.',
          'Soft ones need less, hard ones more. Let them lose their chill slowly.',
          'An hour for the hard ones, half for the soft. Then it begins to smell of something.',
        ],
        'A covered cheeseboard on a table',
      ],
    ],
    turn: [
      'It has come this far in good company. A sheet of paper is not too much.',
      'Paper, box, hour. It is all the cheese asks.',
    ],
    asks: ['How does cheese live in your fridge?', 'Which cheese never gets old in your house?'],
    ends: {
      p: 'What keeps well can be bought well: small pieces, more often.',
      a: 'A small piece, well kept, beats a large one.',
      t: 'High humidity, slow air, moderate cold: a cellar in a box.',
      f: 'And the hour beforehand? Use it to find the good crackers.',
      h: 'The cheddar has been rewrapped and forgives everybody.',
      i: 'Looking after a thing is part of enjoying it.',
      l: 'Serve it when it leans, not before.',
    },
    work: 'Anybody who sells something that matures has to hand over instructions along with it. The last stage of production takes place in the home of the customer.',
    caution: [
      'Soft and unpasteurised cheeses are not for everybody; those who are pregnant or have a weak immune system should follow official advice.',
      'Not everybody should eat soft or unpasteurised cheese: in pregnancy or with a weak immune system, follow official advice.',
    ],
    keep: 'the next good piece of cheese',
    send: 'the one with the {cling film|plastic wrap}',
    own: [
      {
        about: 'chees',
        kinds: ['product', 'process', 'service', 'offer', 'event', 'proof'],
        lead: 'Cheese is a subject with us, too.',
      },
    ],
    pic: {
      ask: 'Two or three cheeses in paper in an open box',
      alt: 'Pieces of cheese wrapped in paper in an open box',
    },
    claims: [
      [
        'Cheese keeps best wrapped in paper in humid, cool surroundings and is served tempered',
        'guidance of cheesemongers',
      ],
      ['Soft and raw-milk cheese advice in pregnancy', 'advice of health authorities (NHS, CDC)'],
    ],
  },
  {
    id: 'two-kinds-of-herbs',
    format: 'checklist',
    again: 9,
    emoji: '🌿',
    tags: ['HerbTips', 'KitchenTips', 'LessWaste'],
    title: [
      'How to keep parsley, basil and rosemary alive for longer',
      'Fresh herbs that last: which in water, which in a cloth',
    ],
    cover: 'Soft herbs, hard herbs',
    gist: [
      'Soft herbs are cut flowers and want a glass of water; hard herbs are twigs and want a damp cloth. Basil wants neither the fridge nor a draught.',
      'Parsley in a glass, rosemary in a cloth, basil on the counter: treat them by their stems and they last for days more.',
    ],
    subject: ['Your parsley is a cut flower', 'Why basil goes black in the fridge'],
    hooks: {
      '*': [
        'Parsley is a bunch of flowers that you can eat. Put it in a vase.',
        'Basil goes black in the fridge overnight, and people blame the basil.',
        'Two kinds of bunch, two kinds of bed.',
      ],
      p: 'One bunch of herbs can serve four suppers instead of one if it is kept by its stem.',
      a: 'Soft stems drink. Woody stems rest.',
      t: 'Cut stems go on breathing and losing water. Some can drink it back, others can only be kept from losing it.',
      f: 'If your {coriander|cilantro} is a green puddle by Wednesday, this is the cure.',
      h: 'Somewhere in each fridge there is a bag of brown soup that used to be {coriander|cilantro}.',
      i: 'A glass of parsley on the table, and the kitchen already looks cooked in.',
      l: 'A handful of basil in water on the sill, scenting the room whenever somebody passes.',
    },
    lines: {
      '*': [
        'Soft herbs in a glass of water. Hard herbs in a damp cloth. Basil out of the fridge.\n\nThat is the whole method.',
        '{Coriander|Cilantro} stems hold more flavour than the leaves. Chop them finely and fry them with the onion.',
        'Rosemary, thyme and sage freeze on the stalk. Rub them frozen between two fingers, and the leaves fall off.',
        'Too much parsley? Chop it with oil and salt, freeze it flat, and break off a corner when a soup needs it.',
      ],
      h: ['Buy a bunch, use a sprig, mourn the rest: the traditional method.'],
    },
    scene: [
      'You buy a whole bunch for one spoonful. On Thursday the rest has become something that has to be poured.',
      'The recipe says "a handful of basil", and what there is in the drawer looks like wet tea.',
    ],
    why: [
      [
        'A soft stem goes on drawing water for days after it was cut.',
        'Parsley and its kind are full of water and lose it through every leaf; in a glass they can refill.',
      ],
      [
        'Twiggy herbs come from dry hillsides and rot when they are kept wet.',
        'Rosemary and thyme have leaves like needles: they hardly drink, and a puddle only makes them mouldy.',
      ],
    ],
    parts: [
      [
        ['Parsley, {coriander|cilantro}, dill: in a glass', 'Leafy ones are flowers: a glass of water'],
        [
          'Trim the ends, an inch of water, a loose bag over the top, and into the fridge door.',
          'A cut on the slant, a change of water every other day: what you would do for tulips.',
          'Cut the ends, stand them up, pull a bag over. They drink for a week.',
        ],
        'A bunch of parsley in a glass of water',
      ],
      [
        ['Rosemary, thyme, sage: in a damp cloth', 'Woody ones are twigs: a damp cloth'],
        [
          'Wrung out well, rolled up, in a box. They last {a fortnight|two weeks}.',
          '{Kitchen paper|Paper towels} does as well. Damp like a handshake, not wet like a dish.',
          'Rolled up in it they forget that they were picked.',
        ],
        'Thyme rolled in a damp cloth',
      ],
      [
        ['Basil: on the counter', 'Basil stays out of the fridge'],
        [
          'It comes from the tropics, and cold turns it black.',
          'In water, away from sun and window draught, it may even grow roots.',
          'Room warmth, a little water, no draught. Cold bruises it.',
        ],
        'Basil in a jar beside a kitchen window',
      ],
      [
        ['Chives and mint: dry and loose', 'Chives and mint stay dry'],
        [
          'Bag them with a sheet of paper, and do not wash them until you cook.',
          'Water between the leaves is what makes them slimy.',
          'A sheet of paper in the bag takes up what would rot them.',
        ],
        'Chives laid on a sheet of {kitchen paper|paper towels}',
      ],
      [
        ['Whatever is too much: freeze it in oil', 'The rest goes in oil, in the freezer'],
        [
          'Chopped, in an ice tray, covered with oil. Straight from there into the pan.',
          'The leaf goes limp and the taste stays, which is all that a sauce asks.',
          'A cube into the hot pan, and nobody can tell.',
        ],
        'Herbs in oil in an ice cube tray',
      ],
    ],
    turn: [
      'Look at the stem. It tells you what it wants.',
      'Vase, cloth, counter, and one bunch is enough for the week.',
    ],
    asks: ['Which herb is never missing in your kitchen?', 'Which herb dies on you every time?'],
    ends: {
      p: 'A bunch that lasts a week costs a quarter of four small packets.',
      a: 'Vase for the soft, cloth for the hard.',
      t: 'Transpiration against rot: the two things that one is balancing.',
      f: 'And steal a leaf each time you go by. That is what they are there for.',
      h: 'The brown soup will not be missed.',
      i: 'Something green on the table changes how a plain dish feels.',
      l: 'Cut them last, scatter them by hand.',
    },
    work: 'Same shelf, same label, and opposite needs. A word about storage at {the till|the register} saves more waste than the best intentions in the kitchen afterwards.',
    caution: [
      'Herbs in oil belong in the freezer or are eaten at once; kept in a jar at room temperature they can be dangerous.',
      'Never stand herbs in oil in a warm kitchen, as that can be dangerous: freeze them, or eat them the same day.',
    ],
    keep: 'the next whole bunch for one spoonful',
    send: 'whoever keeps basil in the fridge',
    own: [
      {
        about: '\\bherbs?\\b|parsley|basil|coriander|rosemary|thyme',
        kinds: ['product', 'process', 'place', 'story', 'price'],
        lead: 'Bunches worth a vase, then.',
      },
    ],
    pic: {
      ask: 'Herbs in glasses of water by the window',
      alt: 'Bunches of fresh herbs standing in glasses of water',
    },
    claims: [
      [
        'Soft herbs keep in water, woody ones in damp paper; basil suffers chilling injury',
        'horticulture extension advice',
      ],
      ['Herbs in oil at room temperature carry a botulism risk', 'food-safety authorities'],
    ],
  },
  {
    id: 'tomatoes-out-of-the-cold',
    format: 'mistake',
    again: 9,
    emoji: '🍅',
    wrong: 'Putting tomatoes in the fridge as soon as they come home',
    tags: ['Tomatoes', 'KitchenTips', 'FoodFacts'],
    title: ['Should tomatoes go in the fridge?', 'Where to keep tomatoes so that they taste of something'],
    cover: 'A tomato is not a lettuce',
    gist: [
      'Cold switches off the smell of a tomato. Keep them on a plate at room temperature, stem side down, and use the fridge only for those that would not last another day.',
      'Ripen on the counter, chill only what is fully ripe, and bring it back to room warmth before you cut it.',
    ],
    subject: ['Why the tomato tastes of nothing', 'Out of the fridge and upside down'],
    hooks: {
      '*': [
        'A tomato out of the fridge tastes of red. It used to taste of tomato.',
        'Turn your tomatoes upside down. It keeps them for days, and nobody can say that you did it for the looks.',
        'The taste is not in the tomato alone. It is in the room it lies in.',
      ],
      p: 'The price of a good tomato is lost on the day it meets a fridge.',
      a: 'Tomatoes live on the counter.',
      t: 'Below about twelve degrees Celsius a tomato stops making the compounds we smell, and after several days it does not start again.',
      f: 'Be honest, are there tomatoes in your fridge? Let them out.',
      h: 'Refrigeration has done a great deal for humanity and nothing whatever for the tomato.',
      i: 'A summer tomato needs salt, a knife and room temperature. It can hardly be simpler.',
      l: 'Warm from the sill, torn rather than cut, a thread of oil.',
    },
    lines: {
      '*': [
        'Tomatoes on a plate, stem side down. The scar is where they lose water and let things in.',
        'A fully ripe tomato may go in the fridge for two days. Give it a few hours on the counter before you eat it.',
        'Hard tomatoes ripen beside a banana in a paper bag. Sunshine only makes the skin leathery.',
        'Salt sliced tomatoes ten minutes before serving. The juice that runs out is the dressing.',
      ],
      h: ['The fridge tomato: as red as a fire engine and about as tasty.'],
    },
    scene: [
      'The first proper tomatoes of the year come home in a paper bag, and somebody opens the vegetable drawer.',
      'Bread, oil, salt, a beautiful slice of tomato, and then a bite that tastes of cold water.',
    ],
    why: [
      [
        'Half the flavour of a tomato is smell, and the plant stuff that makes it goes quiet in the cold.',
        'What you love about a ripe one is mostly in the air above it. Chilled fruit sends nothing up.',
      ],
      [
        'Cold also makes the flesh mealy, because it harms the cell walls.',
        'And the texture goes: what was juicy turns to wet flour.',
      ],
    ],
    parts: [
      [
        ['Lay them stem side down', 'Stand them on their heads'],
        [
          'That closes the place through which they dry.',
          'Shoulders are the firmest part, and a plate is soft enough.',
          'The scar at the top is where water leaves. A plate closes it.',
        ],
        'Tomatoes lying stem side down on a plate',
      ],
      [
        ['Leave them out of the sun', 'Warm but not sunny'],
        [
          'They are ripened by warmth, not by light.',
          'A sill at noon cooks one side. A shelf is better.',
          'Light does nothing for them now. Heat on one side does harm.',
        ],
        'A plate of tomatoes on a shelf',
      ],
      [
        ['Chill only the very ripe', 'The fridge is a last resort'],
        [
          'When the choice is between cold and mould, cold wins, for a day or two.',
          'Soft to the thumb and smelling strong: these can be slowed down.',
          'For a day, when they would otherwise be lost.',
        ],
        'A thumb pressing a soft tomato',
      ],
      [
        ['Warm them up before eating', 'Give cold ones time'],
        [
          'Some hours on the table bring part of the scent back.',
          'Out in the morning for supper. It is worth the thought.',
          'Taken out in the morning they have some smell again by evening.',
        ],
        'Tomatoes on a board beside a salt dish',
      ],
    ],
    turn: ['Let them stand about. They are good at it.', 'On the counter, on their heads, and soon.'],
    asks: ['Counter or fridge: where are your tomatoes now?', 'How do you eat the first tomato of summer?'],
    ends: {
      p: 'Buy for three days, and the question does not come up.',
      a: 'Cold is for lettuce.',
      t: 'Volatiles need enzymes, and enzymes need warmth.',
      f: 'Go and look. They will forgive you by supper.',
      h: 'The tomato thanks humanity and would rather wait outside.',
      i: 'A plate of them on the table is half a still life and half a meal.',
      l: 'Salt, then wait until they shine.',
    },
    work: 'A good reminder that handling after the sale decides what people think of the goods. One line on the paper bag would do it.',
    keep: 'the first good tomatoes',
    send: 'the person with tomatoes in the fridge',
    own: [
      {
        about: 'tomato',
        kinds: ['product', 'process', 'place', 'story', 'offer', 'price'],
        lead: 'If you are in need of some to leave out.',
      },
    ],
    pic: {
      ask: 'Tomatoes stem side down on a plate in daylight',
      alt: 'Ripe tomatoes lying stem side down on a plate',
    },
    claims: [
      [
        'Chilling below about 12 °C suppresses tomato aroma volatiles; short storage partly recovers',
        'plant science (Zhang and others, PNAS 2016)',
      ],
      ['Stem scar is the main path of water loss', 'horticulture textbook'],
    ],
  },
  {
    id: 'the-ripening-bowl',
    format: 'tip',
    again: 9,
    emoji: '🍌',
    tags: ['FruitBowl', 'RipeFruit', 'LessWaste'],
    title: [
      'Which fruit to keep apart, and how to ripen an avocado',
      'Ripen avocados and pears faster, keep grapes longer',
    ],
    cover: 'The bowl that ripens',
    gist: [
      'Apples, bananas and pears give off a gas that ripens their neighbours. Use it on a hard avocado, and keep it away from everything that you want to last.',
      'A fruit bowl is a small machine. Put in what should soften, take out what should wait.',
    ],
    subject: ['Your fruit bowl is working', 'Who ripens whom'],
    hooks: {
      '*': [
        'One ripe banana will ripen the whole bowl, whether you asked for it or not.',
        'A hard avocado needs two days and an apple.',
        'Fruit talks to fruit, in gas.',
      ],
      p: 'Knowing which fruit ripens which saves most of what goes soft in a bowl.',
      a: 'Bananas hang alone.',
      t: 'Ethylene is a plant hormone and a gas. Some fruits make a great deal of it, and others react to a trace.',
      f: 'Ever wondered why everything in your fruit bowl is ready on the same Tuesday?',
      h: 'An avocado is ripe for about forty minutes, and it picks those while you are out.',
      i: 'Ripeness can be planned, a little, and a plan means that it all gets eaten.',
      l: 'A pear at its hour: heavy, scented, giving at the neck.',
    },
    lines: {
      '*': [
        'Makes others ripe: apple, banana, pear, peach, avocado.\nSuffers from it: lettuce, cucumber, broccoli, berries.\n\nKeep them apart.',
        'Avocado too hard? Paper bag, ripe apple, two days. Too soft tomorrow? Now it may go in the fridge.',
        'Press a pear at the neck, not at the belly. When the neck gives, the middle is ready.',
        'Pineapples, grapes, citrus and berries do not ripen after picking. Buy them as you want to eat them.',
      ],
      h: ['The banana in the bowl is a bad influence, and proud of it.'],
    },
    scene: [
      'Monday: everything hard. Tuesday: everything hard. Wednesday: fruit salad for eleven.',
      'Guacamole is planned for tonight, and the avocado could be used for bowling.',
    ],
    why: [
      [
        'Ripening fruit gives off ethylene, and this gas tells the fruit beside it to ripen as well.',
        'Certain fruits send out a signal as they soften, and their neighbours cannot help hearing it.',
      ],
      [
        'In a bag the gas gathers, on an open plate it drifts away.',
        'Closed in, the effect is strong. Aired, it is slow.',
      ],
    ],
    parts: [
      [
        ['Ripen hard fruit in a paper bag', 'A paper bag and an apple'],
        [
          'With an apple or a banana for company. Look once a day.',
          'Paper holds the gas and lets the damp out, which plastic does not.',
          'The apple breathes out what the avocado is waiting for.',
        ],
        'An avocado and an apple going into a paper bag',
      ],
      [
        ['Hang bananas by themselves', 'Bananas away from the rest'],
        [
          'They sweeten everything around them, ready or not.',
          'A hook, or the far end of the counter. The grapes will be grateful.',
          'They tell the whole bowl to get on with it.',
        ],
        'Bananas hanging from a hook',
      ],
      [
        ['Chill things once they are ripe', 'First ripe, then cold'],
        [
          'The cold holds an avocado, a pear or a peach for two days more.',
          'Never before: a hard peach from the fridge turns woolly, and stays so.',
          'Chilled too early, a peach never becomes one.',
        ],
        'A ripe avocado set in a fridge door',
      ],
      [
        ['Keep greens away from apples', 'Leaves and apples in two drawers'],
        [
          'Cucumbers yellow and lettuce spots if they share a drawer.',
          'One drawer for fruit, one for leaves, and both last longer.',
          'What ripens one makes the other yellow.',
        ],
        'Two separate vegetable drawers',
      ],
    ],
    turn: [
      'Company or solitude: that is how you set the clock.',
      'Put together what should ripen, and part what should wait.',
    ],
    asks: ['Which fruit ripens behind your back?', 'Which fruit do you buy too much of?'],
    ends: {
      p: 'A bowl that ripens in turns gets eaten in turns.',
      a: 'Apple in for speed. Apple out for keeping.',
      t: 'Concentration of gas, temperature, time: three dials on a paper bag.',
      f: 'And the bananas that got away? Freeze them, peeled.',
      h: 'Set an alarm for the avocado.',
      i: 'A little attention, and nothing has to go to the compost.',
      l: 'Wait for the scent. It knows the day.',
    },
    work: 'Warehouses ripen bananas with the same gas, by the hour and by the degree. The bowl on the kitchen table is a very small version of a very large industry.',
    keep: 'the next rock-hard avocado',
    send: 'the person whose bananas go brown',
    own: [
      {
        about: 'fruit|avocado|apples|pears|peach|plums|bananas',
        kinds: ['product', 'offer', 'place', 'process', 'service', 'price'],
        lead: 'Something for the bowl.',
      },
    ],
    pic: {
      ask: 'Your fruit display or a bowl with a banana hanging apart',
      alt: 'A bowl of fruit with bananas kept apart from it',
    },
    claims: [
      [
        'Climacteric fruits emit ethylene and ripen after harvest; citrus, grapes, berries and pineapple do not',
        'plant physiology textbook',
      ],
      ['Ethylene damages leafy greens and cucumbers', 'postharvest guidance'],
    ],
  },
  {
    id: 'potatoes-and-onions',
    format: 'howto',
    again: 9,
    emoji: '🥔',
    tags: ['Potatoes', 'PantryTips', 'LessWaste'],
    title: [
      'How to store potatoes and onions so they do not sprout',
      'Potatoes and onions: keep them dark, dry and apart',
    ],
    cover: 'Not in the same basket',
    gist: [
      'Potatoes want dark, cool and a little damp; onions want dry and airy. Kept together they both suffer, and light turns potatoes green.',
      'A paper sack in the dark for potatoes, a net in the air for onions, and a good yard between the two.',
    ],
    subject: ['Part your potatoes and onions', 'What a green potato is telling you'],
    hooks: {
      '*': [
        'Potatoes and onions belong together in a pan and nowhere else.',
        'A potato thinks that light is spring. Everything it does next is your fault.',
        'They love each other in a pan and nowhere before.',
      ],
      p: 'Stored apart and in the dark, a sack of potatoes lasts for weeks instead of days.',
      a: 'Dark for potatoes. Air for onions. Never one basket.',
      t: 'Light makes potatoes form chlorophyll, and along with it solanine, which is bitter and toxic.',
      f: 'That pretty basket with both of them in it? Kind to the eye, hard on the potatoes.',
      h: 'Open the cupboard, and something pale reaches for you. It was a potato once.',
      i: 'A full store cupboard is a small kind of freedom, if it keeps.',
      l: 'Earth still on them, a cool dark shelf, and supper is never far away.',
    },
    lines: {
      '*': [
        'Potatoes: dark, cool, paper sack.\nOnions: dry, airy, net.\nTogether: in the pan only.',
        'A bright kitchen basket is the wrong home for potatoes. Light turns them green within days.',
        'Do not wash potatoes before storing them. The soil keeps light off and damp in.',
        'In the fridge, starch in potatoes turns to sugar. They taste sweet and brown too fast in the pan.',
      ],
      h: ['An onion left in a drawer will eventually try to become a garden.'],
    },
    scene: [
      'A wire basket under the window, onions on top, potatoes below. By the weekend it will have roots.',
      'Somebody reaches into the bottom of the cupboard for a potato, and the potato has got there first.',
    ],
    why: [
      [
        'A potato is a stem waiting for spring, and light and warmth are what it waits for.',
        'What you store is alive and keeping time. Darkness tells it that winter goes on.',
      ],
      [
        'Onions want it drier than potatoes can bear, so one of the two is sure to be unhappy.',
        'The damp that a potato breathes out is just what makes an onion rot.',
      ],
    ],
    parts: [
      [
        ['Put potatoes in paper, in the dark', 'Dark and airy for potatoes'],
        [
          'A cupboard away from the oven, the cellar, a cool hall.',
          'Paper or jute lets them breathe and keeps the light out.',
          'Light turns them green, plastic makes them sweat. A paper sack does neither.',
        ],
        'Potatoes tipped into a paper sack',
      ],
      [
        ['Hang onions where air moves', 'Dry and hanging for onions'],
        [
          'A net, a plait, a wire basket: dry skin is their packaging.',
          'If it rustles, it keeps.',
          'What rustles does not rot.',
        ],
        'A net of onions on a hook',
      ],
      [
        ['Keep the two well apart', 'Not in one basket'],
        [
          'Another shelf, better still another room.',
          'They share a dish often enough.',
          'One gives off damp and the other something that makes it sprout.',
        ],
        'Potatoes on one shelf, onions on another',
      ],
      [
        ['Rub off sprouts, cut away green', 'Trim what is small, throw what is bad'],
        [
          'Small eyes come out with the tip of a knife. A little green is cut off with plenty round it.',
          'If it is green all over, bitter or shrivelled, it goes on the compost.',
          'An eye is nothing. All green is too much.',
        ],
        'A knife tip lifting a sprout from a potato',
      ],
    ],
    turn: [
      'One likes the dark, the other likes the wind.',
      'Give them a shelf each, and they will both wait for you.',
    ],
    asks: ['Where do the potatoes live in your house?', 'Potatoes: floury or waxy?'],
    ends: {
      p: 'A paper sack and a hook are all the equipment there is.',
      a: 'Check the sack weekly. One bad one speaks for the rest.',
      t: 'Dormancy ends with warmth and light. Deny it both.',
      f: 'And if one has sprouted in earnest: plant it. Why not?',
      h: 'It was not reaching for you. It was reaching for the light.',
      i: 'Old cellars knew all this, and needed no current for it.',
      l: 'A plain thing, kept well, is never plain.',
    },
    work: 'Two products that sell together and must not be stored together: every stockroom has such a pair, and it helps to know which they are.',
    caution: [
      'Potatoes that are green throughout, taste bitter or are badly sprouted should not be eaten.',
      'Leave potatoes alone if they taste bitter, have long sprouts, or are green through and through.',
    ],
    keep: 'the next big sack',
    send: 'the one with the pretty basket',
    own: [
      {
        about: 'potato|onion|vegetable (?:box|bag)|veg box',
        kinds: ['product', 'offer', 'service', 'place', 'price', 'process'],
        lead: 'For the shelf in the dark.',
      },
    ],
    pic: {
      ask: 'Potatoes with soil on them in a paper sack',
      alt: 'Potatoes with soil on them in an open paper sack',
    },
    claims: [
      [
        'Light causes greening and solanine; discard green or bitter potatoes',
        'food-safety authorities (EFSA, BfR, FSA)',
      ],
      ['Cold sweetening and storage conditions', 'horticulture extension advice'],
    ],
  },
  {
    id: 'wash-later',
    format: 'myth',
    again: 12,
    emoji: '🍓',
    tags: ['Berries', 'LessWaste', 'KitchenFacts'],
    myth: 'It is tidier to wash fruit and mushrooms before they go in the fridge',
    short: [
      'Washed is wet, and wet is what mould was waiting for.',
      'It only looks tidy. Damp is what makes them spoil.',
    ],
    title: [
      'Should you wash berries and mushrooms before storing them?',
      'Keep berries and mushrooms dry until you eat them',
    ],
    cover: 'Wash it later',
    gist: [
      'Water is what berries and mushrooms spoil by. Store them dry and wash them just before they are eaten: a short rinse, then a cloth.',
      'Put them away dry, rinse them at the last minute. It is the simplest way to two more days.',
    ],
    subject: ['Put the colander away again', 'Two more days for strawberries'],
    hooks: {
      '*': [
        'Strawberries washed on Saturday are fur coats by Monday.',
        'Leave the dirt on. Only until you cook, but until then leave it on.',
        'Every drop in the {punnet|basket} is an invitation.',
      ],
      p: 'Storing berries unwashed buys about two days.',
      a: 'Dry in, rinse out.',
      t: 'Mould spores are on nearly every berry. What they lack is water, and a rinse supplies it.',
      f: 'Put the colander down for a moment, and your strawberries will thank you on Monday.',
      h: 'A raspberry has no roof, eighty rooms and no drainage. Go easy with the hose.',
      i: 'Half of keeping food is simply not doing too much to it.',
      l: 'Berries laid out in one layer, dry, each with its bloom.',
    },
    lines: {
      '*': [
        'Berries: spread on {kitchen paper|paper towels}, in one layer, in the fridge, unwashed. Rinse what you eat now.',
        'Mushrooms may be rinsed. They take up far less water than their reputation suggests. Just do it before the pan, not before the fridge.',
        'One soft strawberry takes its neighbours with it. Pick the tray over when you come home and eat the bruised ones first.',
        'Hull strawberries after you have washed them. The green cap keeps the water out.',
      ],
      h: ['Washing the mushrooms on Friday for Sunday is called gardening.'],
    },
    scene: [
      'Shopping unpacked, tap running, everything rinsed and shining in a bowl. It looks so right.',
      'On Monday morning somebody lifts the top strawberry. Underneath it has become winter.',
    ],
    why: [
      [
        'Spores need moisture to sprout, and a rinsed berry holds water in every pit.',
        'It is the wet between them that starts the trouble, not the dust on top.',
      ],
      [
        'Soft fruit has hardly any skin to speak of, so each handling leaves marks that let decay in.',
        'Each turn in a bowl bruises a few, and a bruise is an open door.',
      ],
    ],
    parts: [
      [
        ['Sort them when you come home', 'Eat the bruised ones now'],
        [
          'The soft ones are breakfast. The rest may travel to Wednesday.',
          'A minute with the tray, one by one, and nothing spreads.',
          'One bad berry knows all the others by tomorrow.',
        ],
        'Hands sorting strawberries on a cloth',
      ],
      [
        ['Store them dry, in one layer', 'Spread them out, dry'],
        [
          '{Kitchen paper|Paper towels} below, a loose lid on top.',
          'A wide box beats a deep {punnet|basket}: nobody lies on anybody.',
          "Paper underneath, air on top, and no one on anyone's shoulders.",
        ],
        'Berries in one layer on {kitchen paper|paper towels}',
      ],
      [
        ['Rinse just before eating', 'Water comes last'],
        [
          'Cold running water, a few seconds, then out on a cloth.',
          'Briefly under the {tap|faucet}, not a bath. In a bath they drink.',
          'A few seconds before the plate. What soaks goes soft.',
        ],
        'Berries rinsed in a sieve',
      ],
      [
        ['Give mushrooms a paper bag', 'Mushrooms breathe in paper'],
        [
          'They breathe out water. In plastic they then sit in it.',
          'Paper takes up what they give off, and they stay firm for days.',
          'In plastic they drown in their own breath.',
        ],
        'Mushrooms in a brown paper bag',
      ],
    ],
    turn: [
      'Clean is for the plate. In the fridge it is dry that counts.',
      'A little soil until supper does no harm.',
    ],
    asks: [
      'Berries: do you wash them first or later?',
      'How long do strawberries last in your house, honestly?',
    ],
    ends: {
      p: 'Do wash them, in the end. Just not yet.',
      a: 'Sort, dry, chill. Then wash.',
      t: 'No free water, no germination.',
      f: 'And the bruised ones on the spoon: that is the cook taking their share.',
      h: 'The raspberry has asked for one more dry night.',
      i: 'Doing less, a bit later: not a bad rule for a Saturday.',
      l: 'One layer, room between them.',
    },
    work: 'There are jobs that feel like progress and shorten the life of the thing. Leaving them to the last possible moment can be a skill.',
    caution: [
      'Fruit, vegetables and mushrooms should still be washed before they are eaten; only the moment changes.',
      'Do wash fruit, vegetables and mushrooms, just not before you need them.',
    ],
    keep: 'strawberry season',
    send: 'whoever unpacks the shopping',
    own: [
      {
        about: 'berr(?:y|ies)|mushroom|pick your own',
        kinds: ['product', 'event', 'service', 'place', 'price', 'offer'],
        lead: 'Something to leave unwashed.',
      },
    ],
    pic: {
      ask: 'Berries in one layer on {kitchen paper|paper towels}',
      alt: 'Strawberries lying in one layer on {kitchen paper|paper towels}',
    },
    claims: [
      ['Store berries dry and wash just before use', 'horticulture extension and FDA consumer advice'],
      ['Mushrooms absorb little water when rinsed', 'cookery tests, food science textbook'],
    ],
  },
  {
    id: 'the-rind-in-the-pot',
    format: 'tip',
    again: 9,
    emoji: '🍲',
    unless: 'vegan',
    tags: ['SoupSeason', 'LessWaste', 'CookingTips'],
    title: [
      'What to do with the rind of parmesan and other hard cheese',
      'Parmesan rind: flavour you already own',
    ],
    cover: 'Save the rind',
    gist: [
      'The rind of a hard cheese is cheese that has dried. Simmered in soup or beans for half an hour it gives up all its savour, and what is left can be eaten or fished out.',
      'A parmesan rind in the pot does what a stock cube does, and you have already paid for it.',
    ],
    subject: ['Half an hour with a parmesan rind', 'The stock cube you throw away'],
    hooks: {
      '*': [
        'There is a stock cube in your cheese drawer, and it has a stamp on it.',
        'Grated down to the rind? Stop there. Now it gets interesting.',
        'What you cannot grate, you can simmer.',
      ],
      p: 'The most expensive part of the cheese to throw away is the rind.',
      a: 'Hard rinds go in the pot, not in the {bin|trash}.',
      t: 'Ageing breaks protein into free glutamate. The rind is the oldest and driest part of the wheel, and has plenty of it.',
      f: 'Keep a bag in the freezer for your cheese rinds, and winter soups will look after themselves.',
      h: 'It looks like something off a shoe. Put it in the soup.',
      i: 'In thrifty kitchens nothing ends at the edge of the knife.',
      l: 'A slow broth of white beans, and at the bottom of the pot a rind giving up three years of work.',
    },
    lines: {
      '*': [
        'A parmesan rind, half an hour in a pot of beans: it does the work of a stock cube and tastes better.',
        'Collect hard cheese rinds in the freezer. When the bag is full, cover them with water, simmer an hour, and there is broth for risotto.',
        'Only natural rinds go in the pot. Wax, plastic and cloth stay out.',
        'Cut a softened rind into small dice and put it back in the soup. Chewy, salty, fought over.',
      ],
      h: ['"What is this in my soup?" The best bit. Give it here.'],
    },
    scene: [
      'You grate until your knuckles touch the stamp, and then your hand goes to the {bin|trash} by itself.',
      'A pot of minestrone, nothing missing but something is missing.',
    ],
    why: [
      [
        'A hard rind is nothing but cheese that has lost its water, and hot broth gives it back.',
        'Months of drying have packed the flavour tight. Liquid and time unpack it.',
      ],
      [
        'It seasons from below, with salt and savour at once, and thickens the soup a little as well.',
        'You get depth without another ingredient, and a slight silkiness for nothing.',
      ],
    ],
    parts: [
      [
        ['Scrub it and drop it in', 'Clean it, and in it goes'],
        [
          'A quick brush under the {tap|faucet}. It goes in with the vegetables.',
          'Rinse off whatever the drawer has left on it, and no more than that.',
          'With the onions or with the beans. It asks for half an hour.',
        ],
        'A cheese rind dropped into a pot of soup',
      ],
      [
        ['Salt at the very end', 'Go slowly with the salt'],
        [
          'It brings a good deal of its own.',
          'Taste after half an hour. Often nothing is needed.',
          'What comes out of it is salty enough to wait for.',
        ],
        'A spoon tasting from a pot',
      ],
      [
        ['Fish it out, or dice it', 'Take it out, or eat it'],
        [
          'Soft now, and pleasantly chewy in small cubes.',
          'If it has gone to a string, let it be. It has done its work.',
          'In small dice it is the best thing in the bowl.',
        ],
        'A softened rind cut in small cubes',
      ],
    ],
    turn: [
      'It was never {rubbish|trash}. It was stock.',
      'Start the bag today; you will have a soup by the end of the month.',
    ],
    asks: ['What did you learn never to throw away?', 'What goes into your soup that nobody suspects?'],
    ends: {
      p: 'Nothing bought, nothing wasted, a better soup.',
      a: 'Freezer bag. Label. Done.',
      t: 'Glutamate, salt and a little gelatinous protein: the whole of its contribution.',
      f: 'And whoever finds it in their bowl gets a wish.',
      h: 'The shoe, by the way, is also past its best.',
      i: 'Old recipes are full of this sort of sense.',
      l: 'Ladle, oil, black pepper.',
    },
    work: 'It is worth looking at what falls off the edge of any process. The part that everybody discards is sometimes the most concentrated of all.',
    keep: 'the next time you grate down to the stamp',
    send: 'somebody who likes soup',
    own: [
      {
        about: 'parmesan|parmigiano|pecorino|grana|hard cheese|manchego|gruy[eè]re',
        kinds: ['product', 'offer', 'process', 'price'],
        lead: 'The wedge comes before the rind.',
      },
    ],
    pic: {
      ask: 'A cheese rind on the edge of a pot of soup',
      alt: 'A hard cheese rind beside a pot of soup',
    },
    claims: [
      [
        'Aged cheese is rich in free glutamate; rinds season broth',
        'food science textbook, Italian home cooking',
      ],
      ['Natural rinds of parmesan type cheese are edible, wax and plastic are not', 'dairy trade guidance'],
    ],
  },
  {
    id: 'today-or-the-week',
    format: 'either',
    again: 12,
    emoji: '🛍️',
    tags: ['ThisOrThat', 'FoodShopping', 'WeeklyShop'],
    title: [
      'Shop every day or once a week? What each is good for',
      'How do you shop: for tonight or for seven days?',
    ],
    cover: 'Today, or the whole week?',
    gist: [
      "Buying for today means riper fruit, less waste and a reason to go out. Buying for the week means one list, one trip and no six o'clock panic.",
      'Small bag or big shop: the one wastes less food, the other less time.',
    ],
    subject: ['Small bag or big shop?', 'What is for supper, and who knows yet?'],
    hooks: {
      '*': [
        'Some people know on Sunday what they will eat on Thursday. Others find out at ten past six.',
        'A list for seven days, or a bag for tonight: there are marriages of both kinds.',
        'There is a bag for tonight and there is a {boot|trunk} for the week.',
      ],
      p: 'How often you shop has more effect on waste than what you buy.',
      a: 'Soft things are bought for today. Dry things can be bought for the month.',
      t: 'Shelf life decides it: leaves count in hours, fruit in days, roots in weeks.',
      f: 'Which are you: one big shop, or popping in every other day?',
      h: 'The weekly planner owns a spreadsheet. The daily shopper owns eleven half-used jars.',
      i: 'Either way, somebody is thinking about what to put on the table. That is a kind thing to do.',
      l: 'A small basket, one good thing in it, and supper arranged around that.',
    },
    lines: {
      '*': [
        'Daily: riper, less waste, a short walk.\nWeekly: one list, one trip, Thursday is settled.\n\nWhich one are you?',
        'The mixed method: buy the roots, the cheese and the dry goods on Saturday, and the leaves and fish on the day.',
        'Plan five suppers and leave two evenings open. Leftovers and invitations fill them every week.',
        'Eat in the order of leaves, soft fruit, roots. The week then takes care of itself.',
      ],
      h: ['Popped in for one lemon. Came out with a lemon, a cheese, and no lemon.'],
    },
    scene: [
      'Ten past six. One person looks in the fridge, the other looks at a list, and both think that they are the sensible one.',
      'A full {trolley|cart} passes a small basket in the aisle. They nod, like sailors.',
    ],
    why: [
      [
        'Fewer trips save time and cost ripeness; more trips save food and cost an evening walk.',
        'A plan is good against panic, and a short walk is good against waste. You can have one of them completely or both of them somewhat.',
      ],
    ],
    parts: [
      [
        'For today',
        [
          'You buy what is ripe now, and as much as you will eat.',
          'The eye picks supper, and nothing has time to go soft.',
          'What looks good decides, and what you carry fits in one hand.',
        ],
        'A small basket with vegetables for one meal',
      ],
      [
        'For the week',
        [
          'One list, one trip, and on Wednesday it is all in the house.',
          'It frees five evenings, as long as the leaves come first and the roots last.',
          'Once, properly, and after that nobody has to think at six.',
        ],
        'A long shopping list beside a full bag',
      ],
    ],
    turn: [
      'Most of us plan like the one and end up like the other.',
      'Saturday for the dry, the day itself for the soft: a truce.',
    ],
    asks: ['Do you shop every day or once a week?', 'Which thing do you go back to the shop for?'],
    ends: {
      p: 'Look at what you throw away. It tells you which one you ought to be.',
      a: 'Buy by how long it keeps.',
      t: 'Hours, days, weeks: sort the list in these three, and shop accordingly.',
      f: 'Tell us. There are no wrong answers and a good many jars.',
      h: 'The eleven jars have been entered in the spreadsheet.',
      i: 'Supper is decided once a day by somebody. Here is to them.',
      l: 'One ripe thing is plan enough.',
    },
    work: 'It is batch size by another name: large ones are efficient and stale, small ones are busy and fresh. Households work out the optimum without ever drawing the curve.',
    keep: 'Saturday morning',
    send: 'the other shopper in your house',
    own: [
      { about: '\\bopen\\b.*(?:day|to|from|until)', kinds: ['hours'], lead: 'For both kinds, the times.' },
      {
        about: 'deliver|veg box|weekly box|subscription',
        kinds: ['service', 'offer', 'price'],
        lead: 'For the weekly sort.',
      },
    ],
    pic: {
      ask: 'A small basket and a big bag side by side on the counter',
      alt: 'A small shopping basket beside a large full bag',
    },
    claims: [
      [
        'Smaller, more frequent purchases and a menu plan both reduce waste',
        'advice of food waste campaigns',
      ],
    ],
  },
];
