// Keeping good food at home: cheese, herbs, fruit, roots.
import type { Idea } from '../../library/idea.ts';
import { NO_CHEESE, ONE_COUNTER } from './kinds.ts';

export const KEEPING: readonly Idea[] = [
  {
    id: 'where-cheese-sleeps',
    format: 'howto',
    again: 9,
    emoji: '🧀',
    unless: `vegan|${NO_CHEESE}`,
    tags: ['CheeseLovers', 'CheeseTips', 'KitchenTips'],
    title: [
      'How to store cheese so that it neither dries nor sweats',
      'Keep cheese fresh for longer: paper, a box and not too cold',
    ],
    cover: 'How to store cheese',
    gist: [
      'Cheese is alive and needs to breathe a little without drying: wrap it in paper, put the parcels in a lidded box in the least cold part of the fridge, and take it out an hour early.',
      '{Cling film|Plastic wrap} makes cheese sweat, and without a wrapper it cracks. Paper inside a box does neither.',
    ],
    subject: ['{Cling film|Plastic wrap} is hard on cheese', 'Paper, a box, one hour early'],
    hooks: {
      '*': [
        'Cheese in {cling film|plastic wrap} is like feet in rubber boots: warm, wet, and after some days you notice.',
        'A sheet of paper keeps cheese better than {cling film|plastic wrap}.',
        'Unwrapped cheese dries out, and in plastic it sweats. Use paper.',
      ],
      p: 'A lidded box and some paper will keep a good cheese in form for a week or more.',
      a: 'Wrap cheese in paper, then put it in a box. No plastic.',
      t: 'Cheese gives off water. It needs damp air around it and no plastic against it.',
      f: 'You bought a good cheese. Now keep it well.',
      h: 'A cracked, sweating end of Cheddar: few of us look better after a week in plastic.',
      i: 'Somebody turned that cheese by hand for months. The last week is up to you.',
      l: 'Take cheese out of the cold an hour early, and you smell it.',
    },
    lines: {
      '*': [
        'Wrap cheese in paper, then put the parcels in a lidded box. The paper lets it breathe, the box keeps it from drying.',
        'Blue cheese gets foil and a corner of its own, or by Sunday everything is blue.',
        'Take cheese out an hour before you eat it. Cold fat holds on to its flavour.',
        'A sugar lump in the cheese box takes up spare damp. Change it when it softens.',
      ],
      h: ['You find out about a brie when you open the cheese drawer after a holiday.'],
    },
    scene: [
      'You unwrap the good cheese on the third evening, and one side is hard while the other is wet.',
      'At the back of the fridge lies a thing in {cling film|plastic wrap}. It was a very fine piece of comté in its day.',
    ],
    why: [
      [
        'Without a wrapper cheese dries out in the fridge.',
        'Modern fridges blow dry air about, and cut cheese suffers.',
      ],
      [
        'In plastic it cannot lose its own damp, and starts to taste of the wrapper.',
        'Plastic keeps in the water and the smell, and the rind goes slimy under it.',
      ],
    ],
    parts: [
      [
        ['Wrap cheese in paper', 'Use paper and no plastic'],
        [
          'Waxed if you have it, baking parchment if not. A new sheet when the old one is greasy.',
          'Keep the paper from the counter. It is made for it.',
          'It lets the cheese breathe and keeps it from drying. Change it when it is soaked.',
        ],
        'Hands folding a wedge of cheese in paper',
      ],
      [
        ['Put the parcels in one box', 'Keep all the cheese in one box'],
        [
          'Inside, the air stays damp, and the butter does not smell.',
          'Lid on, but not airtight; open it once a day and you have changed the air.',
          'A lidded box keeps the smell in, too.',
        ],
        'Paper parcels in a lidded box',
      ],
      [
        ['Choose the warmest shelf', 'Keep it where the fridge is mildest'],
        [
          'The vegetable drawer or the door side: cheese likes a cellar better than a glacier.',
          'Away from the freezer compartment, where it loses both scent and texture.',
          'In real cold it loses its taste.',
        ],
        'A box slid into a fridge drawer',
      ],
      [
        ['Wrap blue cheese separately', 'Keep the blue one by itself'],
        [
          'In foil, since its mould spreads to the others.',
          'A second, small box is useful for a strong one.',
          'Otherwise by Sunday all your cheese is blue.',
        ],
        'A blue cheese wrapped in foil',
      ],
      [
        ['Take cheese out an hour early', 'Let it lose its chill'],
        [
          'Covered with a cloth, on the board it will be served from.',
          'Soft ones need less, hard ones more. Let them lose their chill slowly.',
          'An hour for hard ones, half for soft ones.',
        ],
        'A covered cheeseboard on a table',
      ],
    ],
    turn: ['A sheet of paper is not too much for a good cheese.', 'Paper, a box and an hour.'],
    asks: ['How do you store cheese in your fridge?', 'Which cheese is always eaten first in your house?'],
    ends: {
      p: 'Buy small pieces more often, and they keep better.',
      a: 'A small piece, well kept, beats a large one.',
      t: 'Damp air, moderate cold: a box is a small cellar.',
      f: 'And in that hour you can look for the good crackers.',
      h: 'The Cheddar has been wrapped again and forgives everybody.',
      i: 'Looking after a good thing is part of enjoying it.',
      l: 'Serve it when it is soft to the touch.',
    },
    work: 'Whoever sells something that ripens should say how to keep it. The customer does the last part of the work.',
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
        lead: 'Cheese is our subject, too.',
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
    cover: 'How to keep herbs fresh',
    gist: [
      'Soft herbs are cut flowers and want a glass of water; hard herbs are twigs and want a damp cloth. Basil wants neither the fridge nor a draught.',
      'Parsley in a glass, rosemary in a cloth, basil on the counter: so your herbs last for days more.',
    ],
    subject: ['Put your parsley in a vase', 'Why basil goes black in the fridge'],
    hooks: {
      '*': [
        'Parsley wants to stand in water, like flowers.',
        'Basil goes black in the fridge overnight. Keep it on the counter.',
        'Do your herbs wilt by Wednesday? Some want water, others a damp cloth.',
      ],
      p: 'One bunch of herbs can do for four suppers if you keep it right.',
      a: 'Soft herbs in water, woody herbs in a damp cloth.',
      t: 'Cut herbs go on losing water. Soft stems can drink it back, woody ones cannot.',
      f: 'Does your {coriander|cilantro} turn to slime by Wednesday? This helps.',
      h: 'Somewhere in each fridge there is a bag of brown soup that used to be {coriander|cilantro}.',
      i: 'A glass of parsley on the table, and the kitchen looks as if somebody cooked.',
      l: 'A bunch of basil in water on the sill scents the whole room.',
    },
    lines: {
      '*': [
        'Soft herbs in a glass of water. Hard herbs in a damp cloth. Basil out of the fridge.\n\nThat is the whole method.',
        '{Coriander|Cilantro} stems hold more flavour than the leaves. Chop them finely and fry them with the onion.',
        'Rosemary, thyme and sage freeze on the stalk. Rub them frozen between two fingers, and the leaves fall off.',
        'Too much parsley? Chop it with oil and salt, freeze it flat, and break off a corner when a soup needs it.',
      ],
      h: ['Buy a bunch of parsley, use one sprig, mourn the rest.'],
    },
    scene: [
      'You buy a whole bunch of parsley for one spoonful. On Thursday the rest is slime.',
      'The recipe says "a handful of basil", and what is in the drawer looks like wet tea.',
    ],
    why: [
      [
        'A soft stem goes on drinking for days after it was cut.',
        'Parsley loses water through every leaf; in a glass it can drink.',
      ],
      [
        'Woody herbs come from dry hillsides and rot when they are wet.',
        'Rosemary and thyme need hardly any water, and go mouldy in it.',
      ],
    ],
    parts: [
      [
        ['Parsley, {coriander|cilantro}, dill: in a glass', 'Leafy herbs need a glass of water'],
        [
          'Trim the ends, an inch of water, a loose bag over the top, and into the fridge door.',
          'A cut on the slant, a change of water every other day: what you would do for tulips.',
          'Cut the ends, stand them up, pull a bag over. They drink for a week.',
        ],
        'A bunch of parsley in a glass of water',
      ],
      [
        ['Rosemary, thyme, sage: in a damp cloth', 'Woody herbs need a damp cloth'],
        [
          'Wrung out well, rolled up, in a box. They last {a fortnight|two weeks}.',
          '{Kitchen paper works|Paper towels work} as well. Damp, but not wet.',
          'Rolled up in it they keep for {a fortnight|two weeks}.',
        ],
        'Thyme rolled in a damp cloth',
      ],
      [
        ['Basil: on the counter', 'Basil stays out of the fridge'],
        [
          'It comes from the tropics, and cold turns it black.',
          'In water, away from sun and window draught, it may even grow roots.',
          'It wants warmth, a little water and no draught.',
        ],
        'Basil in a jar beside a kitchen window',
      ],
      [
        ['Chives and mint: dry and loose', 'Do not wash chives before you cook'],
        [
          'Bag them with a sheet of paper, and do not wash them until you cook.',
          'Water between the leaves is what makes them slimy.',
          'A sheet of paper in the bag takes up what would rot them.',
        ],
        'Chives laid on a sheet of {kitchen paper|paper towels}',
      ],
      [
        ['Freeze the rest in oil', 'Too much? Freeze it in oil'],
        [
          'Chopped, in an ice tray, covered with oil. Straight from there into the pan.',
          'It goes limp, but the taste stays, and that is enough for a sauce.',
          'A cube of it goes straight into the hot pan.',
        ],
        'Herbs in oil in an ice cube tray',
      ],
    ],
    turn: ['Look at the stem, and you know what it needs.', 'One bunch is enough for the week.'],
    asks: ['Which herb is always in your kitchen?', 'Which herb always dies on you?'],
    ends: {
      p: 'A bunch that lasts a week costs a quarter of four small packets.',
      a: 'Water for the soft ones, a cloth for the woody ones.',
      t: 'Too dry and they wilt, too wet and they rot.',
      f: 'And steal a leaf each time you go by.',
      h: 'Nobody will miss the brown soup.',
      i: 'Something green makes a plain dish look better.',
      l: 'Cut them last and scatter them by hand.',
    },
    work: 'One line at {the till|the register} on how to keep it saves more waste than good intentions.',
    caution: [
      'Herbs in oil belong in the freezer or are eaten at once; kept in a jar at room temperature they can be dangerous.',
      'Never stand herbs in oil in a warm kitchen, as that can be dangerous: freeze them, or eat them the same day.',
    ],
    keep: 'the next time you buy a bunch of herbs',
    send: 'whoever keeps basil in the fridge',
    own: [
      {
        about: '\\bherbs?\\b|parsley|basil|coriander|rosemary|thyme',
        kinds: ['product', 'process', 'place', 'story', 'price'],
        lead: 'Herbs worth a vase.',
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
    unless: ONE_COUNTER,
  },
  {
    id: 'tomatoes-out-of-the-cold',
    format: 'mistake',
    again: 9,
    emoji: '🍅',
    wrong: 'Putting tomatoes in the fridge as soon as they come home',
    tags: ['Tomatoes', 'KitchenTips', 'FoodFacts'],
    title: ['Should tomatoes go in the fridge?', 'Where to keep tomatoes so that they taste of something'],
    cover: 'Tomatoes in the fridge? No',
    gist: [
      'Cold switches off the smell of a tomato. Keep them on a plate at room temperature, stem side down, and use the fridge only for those that would not last another day.',
      'Let tomatoes ripen on the counter, chill only what is fully ripe, and warm it up before you cut it.',
    ],
    subject: ['Why your tomato tastes of nothing', 'Keep tomatoes out of the fridge'],
    hooks: {
      '*': [
        'A tomato from the fridge tastes of water. On the counter it tastes of tomato.',
        'Turn your tomatoes upside down. It keeps them for days.',
        'Where do you keep your tomatoes? In the fridge they lose their taste.',
      ],
      p: 'A good tomato loses its taste in the fridge.',
      a: 'Keep tomatoes on the counter.',
      t: 'Below about twelve degrees Celsius a tomato stops making its smell, and after several days it does not start again.',
      f: 'Be honest, are there tomatoes in your fridge? Let them out.',
      h: 'The fridge has done a lot for mankind and nothing for the tomato.',
      i: 'A summer tomato needs salt, a knife and a warm kitchen.',
      l: 'Tomatoes warm from the sill, torn, with a little oil.',
    },
    lines: {
      '*': [
        'Tomatoes on a plate, stem side down. The scar is where they lose water and let things in.',
        'A fully ripe tomato may go in the fridge for two days. Give it a few hours on the counter before you eat it.',
        'Hard tomatoes ripen beside a banana in a paper bag. Sunshine only makes the skin leathery.',
        'Salt sliced tomatoes ten minutes before serving. The juice that runs out is the dressing.',
      ],
      h: ['A tomato from the fridge is as red as a fire engine and tastes about as good.'],
    },
    scene: [
      'The first good tomatoes of the year come home in a paper bag, and somebody opens the fridge.',
      'Bread, oil, salt, a beautiful slice of tomato, and then a bite that tastes of cold water.',
    ],
    why: [
      [
        'Half of the taste of a tomato is smell, and the cold stops it.',
        'What you love about a ripe tomato is its smell. A cold one has none.',
      ],
      [
        'Cold also makes the flesh mealy, because it harms the cell walls.',
        'And it turns mealy: what was juicy is like wet flour.',
      ],
    ],
    parts: [
      [
        ['Lay tomatoes stem side down', 'Put them upside down'],
        [
          'That closes the place through which they dry.',
          'Shoulders are the firmest part, and a plate is soft enough.',
          'The scar at the top is where water leaves. A plate closes it.',
        ],
        'Tomatoes lying stem side down on a plate',
      ],
      [
        ['Keep them out of the sun', 'Keep tomatoes warm, but in shade'],
        [
          'They are ripened by warmth, not by light.',
          'A sill at noon cooks one side. A shelf is better.',
          'The sun only heats one side.',
        ],
        'A plate of tomatoes on a shelf',
      ],
      [
        ['Chill only very ripe tomatoes', 'Use the fridge as a last resort'],
        [
          'Better cold than mouldy, for a day or two.',
          'If they are very soft, the cold slows them down.',
          'For one day, when you would lose them otherwise.',
        ],
        'A thumb pressing a soft tomato',
      ],
      [
        ['Warm cold tomatoes before eating', 'Take cold ones out early'],
        [
          'Some hours on the table bring part of the scent back.',
          'In the morning for supper. It is worth it.',
          'By evening they have some smell again.',
        ],
        'Tomatoes on a board beside a salt dish',
      ],
    ],
    turn: ['Tomatoes like to lie about.', 'On the counter, stem down, and soon eaten.'],
    asks: ['Counter or fridge: where are your tomatoes?', 'How do you eat the first tomato of summer?'],
    ends: {
      p: 'Buy tomatoes for three days, and you need no fridge.',
      a: 'The fridge is for lettuce.',
      t: 'A tomato makes its smell in the warm.',
      f: 'Take them out now. By supper they will taste better.',
      h: 'The tomato would rather wait outside.',
      i: 'A plate of tomatoes looks lovely on the table, too.',
      l: 'Salt, and wait until they shine.',
    },
    work: 'How people keep a thing decides what they think of it. One line on the bag helps.',
    keep: 'the first good tomatoes',
    send: 'the person with tomatoes in the fridge',
    own: [
      {
        about: 'tomato',
        kinds: ['product', 'process', 'place', 'story', 'offer', 'price'],
        lead: 'If you need some good tomatoes.',
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
    unless: ONE_COUNTER,
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
    cover: 'How to ripen an avocado',
    gist: [
      'Apples, bananas and pears give off a gas that ripens their neighbours. Use it on a hard avocado, and keep it away from everything that you want to last.',
      'In a fruit bowl, apples and bananas ripen the rest. Put in what should soften, and take out what should wait.',
    ],
    subject: ['Which fruit ripens the others', 'How to soften a hard avocado'],
    hooks: {
      '*': [
        'One ripe banana will ripen the whole fruit bowl, whether you like it or not.',
        'A hard avocado needs a paper bag, an apple and two days.',
        'Fruit ripens other fruit. Use it for a hard avocado.',
      ],
      p: 'Knowing which fruit ripens which saves most of what goes soft in a bowl.',
      a: 'Keep bananas away from the rest of the fruit.',
      t: 'Apples and bananas give off a gas, ethylene, which ripens other fruit.',
      f: 'Ever wondered why everything in your fruit bowl is ripe on the same Tuesday?',
      h: 'An avocado is ripe for about forty minutes, while you are out.',
      i: 'If you plan a little, all the fruit gets eaten ripe.',
      l: 'A ripe pear is heavy, smells sweet, and gives at the neck.',
    },
    lines: {
      '*': [
        'Makes others ripe: apple, banana, pear, peach, avocado.\nSuffers from it: lettuce, cucumber, broccoli, berries.\n\nKeep them apart.',
        'Avocado too hard? Paper bag, ripe apple, two days. Too soft tomorrow? Now it may go in the fridge.',
        'Press a pear at the neck, not at the belly. When the neck gives, the middle is ready.',
        'Pineapples, grapes, citrus and berries do not ripen after picking. Buy them as you want to eat them.',
      ],
      h: ['The banana in the fruit bowl is a bad influence, and proud of it.'],
    },
    scene: [
      'The fruit bowl on Monday: everything hard. Tuesday: everything hard. Wednesday: fruit salad for eleven.',
      'Guacamole is planned for tonight, and the avocado could be used for bowling.',
    ],
    why: [
      [
        'Ripening fruit gives off ethylene, and that ripens the fruit beside it.',
        'Apples and bananas make the fruit beside them ripen as well.',
      ],
      [
        'In a bag the gas stays, on an open plate it drifts away.',
        'In a closed bag it works fast, in the open slowly.',
      ],
    ],
    parts: [
      [
        ['Ripen hard fruit in a paper bag', 'Put an apple in with the avocado'],
        [
          'With an apple or a banana for company. Look once a day.',
          'Paper holds the gas and lets the damp out, which plastic does not.',
          'After a day or two the avocado gives.',
        ],
        'An avocado and an apple going into a paper bag',
      ],
      [
        ['Hang bananas by themselves', 'Put bananas somewhere else'],
        [
          'They ripen everything around them.',
          'A hook, or the far end of the counter. The grapes will be grateful.',
          'Otherwise the whole bowl is ripe on one day.',
        ],
        'Bananas hanging from a hook',
      ],
      [
        ['Chill fruit once it is ripe', 'First ripen it, then chill it'],
        [
          'The cold holds an avocado, a pear or a peach for two days more.',
          'Never before: a hard peach from the fridge turns woolly, and stays so.',
          'Chilled too early, a peach stays hard and woolly.',
        ],
        'A ripe avocado set in a fridge door',
      ],
      [
        ['Keep greens away from apples', 'Leaves and apples in two drawers'],
        [
          'Cucumbers yellow and lettuce spots if they share a drawer.',
          'One drawer for fruit, one for leaves, and both last longer.',
          'Apples make green things yellow.',
        ],
        'Two separate vegetable drawers',
      ],
    ],
    turn: [
      'So you decide when your fruit is ripe.',
      'Put together what should ripen, and keep apart what should wait.',
    ],
    asks: ['Which fruit is always ripe on the wrong day?', 'Which fruit do you buy too much of?'],
    ends: {
      p: 'Fruit that ripens in turn gets eaten in turn.',
      a: 'Add an apple, and it ripens faster. Take it out, and it keeps.',
      t: 'How much gas, how warm, how long: those three decide.',
      f: 'And brown bananas? Peel them and freeze them.',
      h: 'Set an alarm for the avocado.',
      i: 'With a little care, nothing goes on the compost.',
      l: 'Wait until the pear smells sweet.',
    },
    work: 'Warehouses ripen bananas with the same gas. Your fruit bowl is a small version of a large industry.',
    keep: 'the next rock-hard avocado',
    send: 'the person whose bananas go brown',
    own: [
      {
        about: 'fruit|avocado|apples|pears|peach|plums|bananas',
        kinds: ['product', 'offer', 'place', 'process', 'service', 'price'],
        lead: 'Some fruit for the bowl.',
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
    unless: ONE_COUNTER,
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
    cover: 'Potatoes and onions: keep apart',
    gist: [
      'Potatoes want dark, cool and a little damp; onions want dry and airy. Kept together they both suffer, and light turns potatoes green.',
      'Potatoes in a paper sack in the dark, onions in a net in the air, and a good yard between the two.',
    ],
    subject: ['Keep potatoes from onions', 'Why potatoes turn green'],
    hooks: {
      '*': [
        'Store potatoes and onions apart. They only belong together in the pan.',
        'Potatoes in the light think that it is spring, and sprout.',
        'Where do you keep your potatoes? Not beside the onions.',
      ],
      p: 'Stored apart and in the dark, a sack of potatoes lasts for weeks instead of days.',
      a: 'Keep potatoes dark and onions airy, and never in one basket.',
      t: 'In the light potatoes turn green and make solanine, which is bitter and toxic.',
      f: 'A pretty basket with potatoes and onions? It is hard on the potatoes.',
      h: 'Open the cupboard, and something pale reaches for you. It was a potato once.',
      i: 'A sack of potatoes that keeps means that supper is never far away.',
      l: 'Potatoes with the earth still on, on a cool dark shelf.',
    },
    lines: {
      '*': [
        'Potatoes: dark, cool, paper sack.\nOnions: dry, airy, net.\nTogether: in the pan only.',
        'A bright kitchen basket is the wrong home for potatoes. Light turns them green within days.',
        'Do not wash potatoes before storing them. The soil keeps light off and damp in.',
        'In the fridge, starch in potatoes turns to sugar. They taste sweet and brown too fast in the pan.',
      ],
      h: ['An onion left in a drawer will try to become a garden.'],
    },
    scene: [
      'A wire basket under the window, onions on top, potatoes below. By the weekend it will have roots.',
      'Somebody reaches into the cupboard for a potato, and it has long white sprouts.',
    ],
    why: [
      [
        'A potato waits for spring, and light and warmth tell it that spring has come.',
        'Potatoes are alive. In the dark they think that it is still winter.',
      ],
      [
        'Onions like it drier than potatoes, so together one of them spoils.',
        'Potatoes give off damp, and damp makes onions rot.',
      ],
    ],
    parts: [
      [
        ['Put potatoes in paper, in the dark', 'Keep potatoes dark and cool'],
        [
          'A cupboard away from the oven, the cellar, a cool hall.',
          'Paper or jute lets them breathe and keeps the light out.',
          'In the light they turn green, and in plastic they sweat.',
        ],
        'Potatoes tipped into a paper sack',
      ],
      [
        ['Hang onions in a net', 'Keep onions dry and airy'],
        [
          'A net or a wire basket is best.',
          'If the skin rustles, the onion keeps.',
          'Dry skin keeps an onion from rotting.',
        ],
        'A net of onions on a hook',
      ],
      [
        ['Keep the two well apart', 'Use two baskets'],
        [
          'Another shelf, better still another room.',
          'They meet in the pan often enough.',
          'Together, one rots and the other sprouts.',
        ],
        'Potatoes on one shelf, onions on another',
      ],
      [
        ['Cut off sprouts and green spots', 'Throw away green or bitter ones'],
        [
          'Small eyes come out with the tip of a knife. A little green is cut off with plenty round it.',
          'If it is green all over, bitter or shrivelled, it goes on the compost.',
          'A small eye is nothing. All green is too much.',
        ],
        'A knife tip lifting a sprout from a potato',
      ],
    ],
    turn: ['Potatoes like the dark, onions like the wind.', 'Give each its own shelf, and both keep.'],
    asks: ['In which corner are the potatoes in your house?', 'Do you like floury or waxy potatoes?'],
    ends: {
      p: 'A paper sack and a hook are all you need.',
      a: 'Look through the sack weekly. One rotten potato spoils the rest.',
      t: 'Warmth and light make potatoes sprout. Keep them from both.',
      f: 'And if one has sprouted in earnest, plant it.',
      h: 'It was not reaching for you. It was reaching for the light.',
      i: 'Old cellars did this without any power.',
      l: 'A plain thing, well kept.',
    },
    work: 'Some things sell together and must not be stored together. Every stockroom has such a pair.',
    caution: [
      'Potatoes that are green throughout, taste bitter or are badly sprouted should not be eaten.',
      'Leave potatoes alone if they taste bitter, have long sprouts, or are green through and through.',
    ],
    keep: 'the next big sack of potatoes',
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
    unless: ONE_COUNTER,
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
    cover: 'Do not wash berries yet',
    gist: [
      'Water is what berries and mushrooms spoil by. Store them dry and wash them just before they are eaten: a short rinse, then a cloth.',
      'Store berries and mushrooms dry, and rinse them just before eating. They keep two days longer.',
    ],
    subject: ['Wash berries just before eating', 'Two more days for strawberries'],
    hooks: {
      '*': [
        'Strawberries washed on Saturday are mouldy by Monday.',
        'Leave the dirt on your mushrooms until you cook.',
        'Wash berries before they go in the fridge? Better not.',
      ],
      p: 'Berries keep about two days longer if you do not wash them first.',
      a: 'Store berries dry, and rinse them before you eat.',
      t: 'Berries carry mould spores that only wait for water. Rinsing gives it to them.',
      f: 'Put the colander down, and your strawberries will still be good on Monday.',
      h: 'A raspberry has eighty rooms and no roof. Go easy with the water.',
      i: 'Half of keeping food is not doing too much to it.',
      l: 'Berries in one layer, dry and unwashed.',
    },
    lines: {
      '*': [
        'Berries: spread on {kitchen paper|paper towels}, in one layer, in the fridge, unwashed. Rinse what you eat now.',
        'Mushrooms may be rinsed. They take up far less water than their reputation suggests. Just do it before the pan, not before the fridge.',
        'One soft strawberry takes its neighbours with it. Pick the tray over when you come home and eat the bruised ones first.',
        'Hull strawberries after you have washed them. The green cap keeps the water out.',
      ],
      h: ['If you wash mushrooms on Friday for Sunday, you are growing new ones.'],
    },
    scene: [
      'The {tap|faucet} is running, and all the berries lie rinsed and shining in a bowl. It looks so right.',
      'On Monday morning somebody lifts the top strawberry. Underneath, all is grey fur.',
    ],
    why: [
      [
        'Mould needs moisture, and a washed berry holds water in every pit.',
        'It is the water between them that does harm, not the dust on top.',
      ],
      [
        'Soft fruit has a thin skin, and each handling bruises it.',
        'A bruised berry is the first to go mouldy.',
      ],
    ],
    parts: [
      [
        ['Sort them when you come home', 'Eat the bruised ones now'],
        [
          'The soft ones are breakfast. The rest may travel to Wednesday.',
          'A minute with the tray, one by one, and nothing spreads.',
          'One bad berry spoils the others by tomorrow.',
        ],
        'Hands sorting strawberries on a cloth',
      ],
      [
        ['Store them dry, in one layer', 'Spread them out on paper'],
        [
          '{Kitchen paper|Paper towels} below, a loose lid on top.',
          'A wide box beats a deep {punnet|basket}: nobody lies on anybody.',
          'With paper underneath and air on top.',
        ],
        'Berries in one layer on {kitchen paper|paper towels}',
      ],
      [
        ['Rinse berries just before eating', 'Wash them at the last minute'],
        [
          'Cold running water, a few seconds, then out on a cloth.',
          'Briefly under the {tap|faucet}, not a bath. In a bath they drink.',
          'What soaks goes soft.',
        ],
        'Berries rinsed in a sieve',
      ],
      [
        ['Keep mushrooms in a paper bag', 'Give mushrooms paper, not plastic'],
        [
          'They breathe out water. In plastic they then sit in it.',
          'Paper takes up what they give off, and they stay firm for days.',
          'In plastic they sweat and go slimy.',
        ],
        'Mushrooms in a brown paper bag',
      ],
    ],
    turn: [
      'On the plate they should be clean. In the fridge they should be dry.',
      'A little soil until supper does no harm.',
    ],
    asks: [
      'Do you wash berries before or after the fridge?',
      'How long do strawberries last in your house, honestly?',
    ],
    ends: {
      p: 'Do wash them in the end. Just not yet.',
      a: 'Sort, store dry, wash last.',
      t: 'Without water nothing goes mouldy.',
      f: 'And the cook may eat the bruised ones.',
      h: 'The raspberry has asked for one more dry night.',
      i: 'Doing less, a bit later, is not a bad rule for a Saturday.',
      l: 'One layer, with room between them.',
    },
    work: 'Some jobs feel like progress and do harm when they are done too early.',
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
        lead: 'Some berries to leave unwashed.',
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
    unless: ONE_COUNTER,
  },
  {
    id: 'the-rind-in-the-pot',
    format: 'tip',
    again: 9,
    emoji: '🍲',
    unless: `vegan|${NO_CHEESE}`,
    tags: ['SoupSeason', 'LessWaste', 'CookingTips'],
    title: [
      'What to do with the rind of parmesan and other hard cheese',
      'Parmesan rind: flavour you already own',
    ],
    cover: 'Save the parmesan rind',
    gist: [
      'The rind of a hard cheese is cheese that has dried. Simmered in soup or beans for half an hour it gives up all its savour, and what is left can be eaten or fished out.',
      'A parmesan rind in the pot does what a stock cube does, and you have already paid for it.',
    ],
    subject: ['A parmesan rind in your soup', 'The rind you throw away'],
    hooks: {
      '*': [
        'Your parmesan has a stock cube on it: the rind.',
        'Grated your parmesan down to the rind? Keep it for soup.',
        'What you cannot grate of a parmesan, you can simmer.',
      ],
      p: 'A parmesan rind makes soup and beans taste better.',
      a: 'Hard cheese rinds go in the pot, not in the {bin|trash}.',
      t: 'The rind is the oldest and driest part of a cheese, so it has the most taste.',
      f: 'Keep a bag in the freezer for cheese rinds, and your winter soups will be better.',
      h: 'A parmesan rind looks like something off a shoe. Put it in the soup.',
      i: 'Thrifty kitchens use the rind of the cheese as well.',
      l: 'White beans simmer slowly, with a parmesan rind at the bottom of the pot.',
    },
    lines: {
      '*': [
        'A parmesan rind, half an hour in a pot of beans: it does the work of a stock cube and tastes better.',
        'Collect hard cheese rinds in the freezer. When the bag is full, cover them with water, simmer an hour, and there is broth for risotto.',
        'Only natural rinds go in the pot. Leave out wax, plastic and cloth.',
        'Cut a softened cheese rind into small dice and put it back in the soup. Chewy, salty and good.',
      ],
      h: ['"What is this in my soup?" The rind, and the best bit. Give it here.'],
    },
    scene: [
      'You have grated all you can, and your hand goes to the {bin|trash} with the rind.',
      'A pot of minestrone lacks something. A parmesan rind.',
    ],
    why: [
      [
        'A hard rind is cheese that has lost its water, and hot broth gives it back.',
        'Months of drying have made it strong. Broth gets the taste out.',
      ],
      [
        'It gives salt and savour, and thickens the soup a little as well.',
        'The soup tastes deeper and feels a little silky.',
      ],
    ],
    parts: [
      [
        ['Clean the rind and drop it in', 'Put the rind in the soup'],
        [
          'A quick brush under the {tap|faucet}. It goes in with the vegetables.',
          'Rinse off whatever the drawer has left on it, and no more than that.',
          'With the onions or with the beans, for half an hour.',
        ],
        'A cheese rind dropped into a pot of soup',
      ],
      [
        ['Salt the soup at the end', 'Go slowly with the salt'],
        [
          'It brings a good deal of its own.',
          'Taste after half an hour. Often nothing is needed.',
          'The rind is salty, so taste first.',
        ],
        'A spoon tasting from a pot',
      ],
      [
        ['Take the rind out, or dice it', 'Eat it or fish it out'],
        [
          'Soft now, and pleasantly chewy in small cubes.',
          'If it falls apart, leave it. It has done its work.',
          'In small dice it is good to chew.',
        ],
        'A softened rind cut in small cubes',
      ],
    ],
    turn: ['It was never {rubbish|trash}.', 'Start a bag today; by the end of the month you have a soup.'],
    asks: ['What did you learn never to throw away?', 'What goes into your soup that nobody would guess?'],
    ends: {
      p: 'Nothing bought, nothing wasted, and a better soup.',
      a: 'A freezer bag and a label.',
      t: 'Salt, savour and a little thickness: that is what it gives.',
      f: 'Whoever finds it in their bowl gets a wish.',
      h: 'It was not off a shoe.',
      i: 'Old recipes are full of this sort of sense.',
      l: 'A ladle of soup, oil, black pepper.',
    },
    work: 'Look at what you cut off and throw away. It may be the strongest part.',
    keep: 'the next time you grate parmesan',
    send: 'somebody who likes soup',
    own: [
      {
        about: 'parmesan|parmigiano|pecorino|grana|hard cheese|manchego|gruy[eè]re',
        kinds: ['product', 'offer', 'process', 'price'],
        lead: 'The cheese comes before the rind.',
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
    cover: 'Shop daily or once a week?',
    gist: [
      "Buying for today means riper fruit, less waste and a reason to go out. Buying for the week means one list, one trip and no six o'clock panic.",
      'Small bag or big shop: the one wastes less food, the other less time.',
    ],
    subject: ['Small bag or big shop?', 'Who knows what is for supper?'],
    hooks: {
      '*': [
        'Some people shop on Sunday for Thursday. Others find out at ten past six.',
        'Do you shop once a week, or every evening for supper?',
        'Some carry a bag for tonight, others fill the {boot|trunk} for the week.',
      ],
      p: 'How often you shop decides how much you throw away.',
      a: 'Buy soft things for today and dry things for the month.',
      t: 'Leaves keep for hours, fruit for days, roots for weeks. Shop accordingly.',
      f: 'Which are you: one big shop, or popping in every other day?',
      h: 'Weekly shoppers own a spreadsheet. Daily shoppers own eleven half-used jars.',
      i: 'Daily or weekly, somebody thinks about supper. That is kind.',
      l: 'A small basket with one good thing in it for supper.',
    },
    lines: {
      '*': [
        'Daily: riper, less waste, a short walk.\nWeekly: one list, one trip, Thursday is settled.\n\nWhich one are you?',
        'The mixed method: buy the roots, the cheese and the dry goods on Saturday, and the leaves and fish on the day.',
        'Plan five suppers and leave two evenings open. Leftovers and invitations fill them every week.',
        'Eat leaves first, then soft fruit, then roots, and a weekly shop will last.',
      ],
      h: ['Popped in for one lemon. Came out with a cheese and no lemon.'],
    },
    scene: [
      'Ten past six. One looks in the fridge for supper, the other looks at a list, and both feel sensible.',
      'In the shop a full {trolley|cart} passes a small basket. They nod.',
    ],
    why: [
      [
        'Fewer trips save time; more trips save food.',
        'A plan saves you from panic, and a short walk saves food.',
      ],
    ],
    parts: [
      [
        'Shop for today',
        [
          'You buy what is ripe now, and as much as you will eat.',
          'The eye picks supper, and nothing has time to go soft.',
          'What looks good decides, and fits in one hand.',
        ],
        'A small basket with vegetables for one meal',
      ],
      [
        'Shop for the week',
        [
          'One list, one trip, and on Wednesday it is all in the house.',
          'It frees five evenings, as long as the leaves come first and the roots last.',
          'Then nobody has to think at six.',
        ],
        'A long shopping list beside a full bag',
      ],
    ],
    turn: [
      'Most of us plan a week and end up shopping daily.',
      'Dry things on Saturday, soft things on the day.',
    ],
    asks: ['Do you shop every day or once a week?', 'What do you always go back to the shop for?'],
    ends: {
      p: 'Look at what you throw away, and you know which suits you.',
      a: 'Shop by how long things keep.',
      t: 'Sort your list by hours, days and weeks.',
      f: 'Tell us. There are no wrong answers and a good many jars.',
      h: 'The eleven jars are now in the spreadsheet.',
      i: 'Here is to whoever decides about supper.',
      l: 'One ripe thing is plan enough.',
    },
    work: 'Large batches save trips and go stale, small ones stay fresh and take time. Households find out for themselves.',
    keep: 'Saturday morning',
    send: 'the other shopper in your house',
    own: [
      {
        about: '\\bopen\\b.*(?:day|to|from|until)',
        kinds: ['hours'],
        lead: 'For daily shoppers, our hours.',
      },
      {
        about: 'deliver|veg box|weekly box|subscription',
        kinds: ['service', 'offer', 'price'],
        lead: 'For weekly shoppers.',
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
