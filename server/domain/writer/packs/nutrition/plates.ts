// Plates, labels and habits, without forbidden lists.
import type { Idea } from '../../library/idea.ts';

export const PLATES: readonly Idea[] = [
  {
    id: 'half-the-plate',
    format: 'tip',
    again: 8,
    emoji: '🥦',
    tags: ['BalancedPlate', 'EverydayFood', 'Nutrition'],
    title: ['The half-plate rule: a balanced meal without counting', 'How to build a balanced plate by eye'],
    cover: 'Half the plate',
    gist: [
      "Half of the plate vegetables or salad, a quarter something that fills, a quarter something with protein. It works in the canteen, at a barbecue and at your mother-in-law's, and nobody has to count.",
      'Start with the vegetables when you fill the plate. What goes on first gets the most room, and that is the whole trick.',
    ],
    subject: ['Half, a quarter, a quarter', 'What goes on first'],
    hooks: {
      '*': [
        'A balanced plate needs no app. Look at it: is half of it vegetables?',
        'What goes onto the plate first gets the most room. Begin with the vegetables.',
      ],
      pt: 'Proportions by eye replace counting for most healthy people on most days.',
      fi: 'No scales, no list, no guilty conscience. Only a look at the plate.',
      a: 'Half vegetables, a quarter starch, a quarter protein.',
      h: 'Ketchup has been nominated as a vegetable. The jury is still out.',
      l: 'Green, gold, and something roasted.',
    },
    lines: {
      '*': [
        'Fill half of the plate with vegetables first, then add the rest. It is easier than leaving something off.',
        'Frozen vegetables count in full on a balanced plate, and so do tinned tomatoes, beans and soup.',
        'Pasta in the evening? Turn the proportions round: as much sauce with vegetables as pasta.',
        'If half a plate of vegetables seems a lot, start with a third. The habit matters more than the fraction.',
      ],
      h: ['A leaf of parsley is decoration. It knows it.'],
    },
    scene: [
      'Canteen, five past twelve. One queue, two trays: on both there are potatoes, peas and fish, and they look like two different meals.',
      'The bowl with beans goes round the table last, when there is no more room on any plate.',
    ],
    why: [
      [
        'Most of us eat what is in front of them, and proportions are noticed only by whoever looks for them.',
        'The eye decides within a second. A rule for the eye is easier to keep than one for the calculator.',
      ],
      [
        'Vegetables bring fibre, water and volume, so that a meal fills and keeps you full.',
        'Nothing is forbidden. It only moves to another quarter.',
      ],
    ],
    parts: [
      [
        ['Half: vegetables or salad', 'Fill half with vegetables'],
        [
          'Two kinds are better than one, raw and cooked as you like.',
          'Fruit may take part of it, in the morning for example.',
        ],
        'A plate with half of it green',
      ],
      [
        ['A quarter: something filling', 'Give a quarter to what fills'],
        [
          'Potatoes, rice, pasta, bread, wholegrain if you like the taste.',
          'A fist of it, as a rule of thumb.',
        ],
        'Rice on a quarter of a plate',
      ],
      [
        ['A quarter: protein', 'Give a quarter to protein'],
        ['Beans, lentils, fish, eggs, tofu, meat, cheese.', 'The palm of your hand is about the size.'],
        'A spoonful of beans beside rice',
      ],
    ],
    turn: [
      "On Sundays at grandmother's other fractions hold, and that is fine.",
      'Two meals out of three are plenty.',
    ],
    asks: ['What was on your plate at lunch?', 'Which vegetable do you get past everybody at your table?'],
    ends: {
      pt: 'Proportion first, detail later.',
      fi: 'Have a look at supper tonight. Only a look.',
      a: 'Half. Quarter. Quarter.',
      h: 'Ketchup thanks its voters.',
      l: 'A full plate, and a light evening.',
    },
    keep: 'the next canteen queue',
    send: 'somebody who is fed up with counting',
    caution: [
      'With an illness, in pregnancy or with a history of eating disorders other rules may apply. Ask somebody qualified.',
      'This is for healthy adults. Children and people with a diagnosis need their own advice.',
    ],
    own: [
      {
        kinds: ['service', 'process', 'offer', 'price'],
        about: 'meal|plan|eating|consult|plate|famil|assessment',
        lead: 'And for plates that have to be a little different.',
      },
    ],
    pic: {
      ask: 'A plate in halves and quarters, from above',
      alt: 'A plate divided into half vegetables and two quarters',
    },
    claims: [
      [
        'Plate models with about half vegetables and fruit',
        'dietary guidance of health authorities in several countries',
      ],
    ],
  },
  {
    id: 'read-the-back-first',
    format: 'howto',
    again: 9,
    emoji: '🏷️',
    tags: ['FoodLabels', 'SmartShopping', 'Nutrition'],
    title: [
      'How to read a food label: three places to look',
      'Food labels: order, per hundred grams, portion',
    ],
    cover: 'Read the label, back first',
    gist: [
      'Ingredients stand in order of weight, so the first three tell you what it is. Then compare per hundred grams and not per portion, because the maker chooses the portion.',
      'The front of a packet is an advertisement, the back is a document. Turn it over, and the yoghurt is a pudding, or it is not.',
    ],
    subject: ['The first three words', 'Whose portion is that?'],
    hooks: {
      '*': [
        'The front of a packet talks. The back of it has to tell the truth.',
        'The first three ingredients on a label are mostly what you are buying.',
      ],
      pt: 'Ingredients are listed by weight, from the most to the least.',
      fi: 'You need not read it all. Three places, ten seconds, done.',
      a: 'Turn it over. First three. Per hundred grams.',
      h: 'A portion of crisps is thirty grams. Nobody has met the person who measured that.',
      l: 'A short list, and words that you know.',
    },
    lines: {
      '*': [
        'Compare food labels per hundred grams. Portions are whatever the maker would like them to be.',
        'Sugar has many names on a label: syrup, dextrose, juice concentrate. Added up they may stand further to the front.',
        'A long list of ingredients is not bad by itself: curry powder has one as well. Look at what stands first.',
        '"No added sugar" says nothing about what was in it already. The table on the back does.',
      ],
      h: ['"Inspired by strawberries" is a confession.'],
    },
    scene: [
      'Two jars of pesto, nearly alike. On the back of the first it says basil, on the other sunflower oil. One can see it by the price, and not in the direction one would think.',
      'A child reads aloud in the aisle: "Water, sugar, ..." and asks where the peach is. It is seventh.',
    ],
    why: [
      [
        'The order is laid down by law in many countries, the pictures are not.',
        'What is on the front is there to sell. That is no crime, only another job.',
      ],
      [
        'With the same measure two products can be compared, and without it hardly.',
        'Thirty grams here, forty-five there: so everything looks light.',
      ],
    ],
    parts: [
      [
        ['Read the first three ingredients', 'Begin with the first three words'],
        [
          'They are most of it, in this order.',
          'If the thing on the picture is not among them, it is seasoning.',
        ],
        'A finger on a list of ingredients',
      ],
      [
        ['Compare per hundred grams', 'Use the column per hundred'],
        [
          'Sugar, salt, fibre: pick one that matters to you.',
          'Compare two of the same shelf, and not bread with chocolate.',
        ],
        'Two packets turned round, side by side',
      ],
      [
        ['Check the portion', 'Ask whose portion it is'],
        [
          'Is it yours? Half a pizza is a portion for people who share pizzas.',
          'Weigh yours at home once. It is an eye-opener, and then you know.',
        ],
        'A bowl of muesli on kitchen scales',
      ],
    ],
    turn: [
      'Do it for five things that you buy every week, and then stop reading.',
      'The rest of the trolley has no label: apples, eggs, carrots.',
    ],
    asks: ['Which label surprised you the most?', 'What do you buy in spite of its label, and gladly?'],
    ends: {
      pt: 'Order, measure, portion.',
      fi: 'And crisps may be crisps.',
      a: 'The back decides.',
      h: 'Thirty grams. They must have had company.',
      l: 'Few words, and each one known.',
    },
    keep: 'the next big shop',
    send: 'somebody who believes in fronts',
    caution: [
      'With an allergy read the whole list each time: recipes change without notice.',
      'Allergens are set off in bold in many countries. If you depend on it, read it each time.',
    ],
    own: [
      {
        kinds: ['service', 'event', 'offer', 'product', 'process'],
        about: 'label|shopping|supermarket|(?<!our |own |my |the |in a )workshops?\\b|course|talk|tour',
        lead: 'And for those who would like to do it together.',
      },
    ],
    pic: {
      ask: 'Two packets with their backs to the front',
      alt: 'Two food packets turned to show their labels',
    },
    claims: [
      [
        'Ingredients are listed in descending order of weight; portions are set by makers',
        'food labelling law in many countries',
      ],
    ],
  },
  {
    id: 'most-important-meal',
    format: 'myth',
    again: 9,
    emoji: '🥣',
    tags: ['Breakfast', 'FoodMyths', 'Nutrition'],
    title: [
      'Is breakfast the most important meal of the day?',
      'Do you have to eat breakfast? What can be said about it',
    ],
    cover: 'Do you need breakfast?',
    myth: 'Breakfast is the most important meal of the day',
    short: 'For many people it is a good one. Whoever is not hungry at seven may eat at ten.',
    gist: [
      'Most healthy adults can eat breakfast or leave it. What counts is what you eat over the whole day, and what happens at eleven if you skipped it. Children, and people with diabetes medication, are another matter.',
      'The sentence was helped along by those who sold something for breakfast. Eat it if it does you good.',
    ],
    subject: ['Not hungry at seven? All right', 'What happens at eleven'],
    hooks: {
      '*': [
        'You are not hungry at seven in the morning? Then most healthy adults may wait until they are.',
        'Breakfast is a good meal for those who like it. The most important one it is not.',
      ],
      pt: 'Studies on breakfast are mixed; people who eat it also differ in other habits.',
      fi: 'Some people want an egg before they can speak. Others want to be left alone till ten. Both are well.',
      a: 'Hungry: eat. Not hungry: later, and properly.',
      h: 'Breakfast has the best advertising department of all meals.',
      l: 'An egg, some bread, and a quiet quarter of an hour.',
    },
    lines: {
      '*': [
        'If you skip breakfast and plunder the machine at eleven, breakfast was missing. If you do not, it was not.',
        'A breakfast that lasts has some protein and fibre: yoghurt with oats, egg on wholegrain, beans on toast.',
        'Breakfast can travel: a box with oats and yoghurt from the evening before waits until you are hungry.',
        'Sweet cereal in the morning is dessert with a different name. There is a place for it, and it is called Sunday.',
      ],
      h: ['Coffee is not a breakfast. It is a key.'],
    },
    scene: [
      'A kitchen at seven: one eats porridge and hums, the other holds on to a cup and should not be addressed.',
      "In the office, eleven o'clock, the drawer with the biscuits opens by itself.",
    ],
    why: [
      [
        'Appetites have clocks of their own, and bodies cope with more than tables of rules.',
        'Whoever forces down something at seven learns above all to dislike it.',
      ],
      [
        'The whole day counts: fibre, vegetables, enough to drink.',
        'One meal less is no merit, and one more no fault.',
      ],
    ],
    parts: [
      [
        ["Look at eleven o'clock", 'Watch how you feel by eleven'],
        [
          'Concentrated and content? Then your rhythm suits you.',
          'Shaky, cross, ravenous? Try something at nine.',
        ],
        'An office clock at eleven',
      ],
      [
        ['Build one that lasts', 'Make it last till lunch'],
        [
          'Something wholegrain, something with protein, a piece of fruit.',
          'Sugar alone is gone by half past nine.',
        ],
        'Oats, yoghurt and berries in a bowl',
      ],
      [
        ['Pack it for later', 'Take it along in a jar'],
        ['In the evening, in two minutes. Hunger comes on the train.', 'A jar, a spoon, a lid that shuts.'],
        'A jar of oats on a train table',
      ],
    ],
    turn: [
      'And if you love breakfast, all the better.',
      'It is your morning. Ask your stomach and not the advertisement.',
    ],
    asks: ['Breakfast: at once, later, never?', 'What is your breakfast on a working day?'],
    ends: {
      pt: 'Pattern over the day beats a single meal.',
      fi: 'And please nobody talk before the first cup.',
      a: 'Hunger decides.',
      h: 'The advertising department regrets.',
      l: 'Bread, butter, silence.',
    },
    keep: 'tomorrow at seven',
    send: 'somebody who is never hungry before ten',
    caution: [
      'With diabetes, in pregnancy, for children or with an eating disorder, ask your doctor or dietitian before you skip meals.',
      'Some medicines want food with them. Ask before you change your meals.',
    ],
    own: [
      {
        kinds: ['service', 'process', 'offer', 'price'],
        about: 'consult|plan|appointment|online|one.to.one|assessment|coach',
        lead: 'And for whoever would like to find their own rhythm.',
      },
    ],
    pic: { ask: 'A breakfast packed in a jar beside a bag', alt: 'A jar of oats beside a bag' },
    claims: [['Evidence on breakfast and health in adults is mixed', 'reviews of nutrition research']],
  },
  {
    id: 'slowly-with-fibre',
    format: 'howto',
    again: 9,
    emoji: '🌾',
    tags: ['Fibre', 'GutHealth', 'EverydayFood'],
    title: [
      'How to eat more {fibre|fiber} without a stomach ache',
      'More {fibre|fiber}: slowly, with water, from many plants',
    ],
    cover: 'More {fibre|fiber}, slowly',
    gist: [
      'Most adults eat about half to two thirds of the thirty grams that authorities advise. Go up slowly over some weeks, drink with it, and take it from many sources. All at once, and the stomach complains.',
      'One swap a week: wholegrain bread, beans in the soup, an apple with its skin, oats in the morning. After a month nobody notices it any more but you.',
    ],
    subject: ['One swap a week', 'And a glass of water with it'],
    hooks: {
      '*': [
        'Whoever changes to {fibre|fiber} overnight will be heard. Go slowly.',
        'Thirty grams of {fibre|fiber} a day are advised, and most of us get little more than half.',
      ],
      pt: 'Gut bacteria adapt over weeks: increase step by step, with enough fluid.',
      fi: 'A tin of beans is a good beginning. Not two.',
      a: 'One swap a week. Water with it.',
      h: 'The lentil is a gentle teacher, provided that you do not attend every lesson on the first day.',
      l: 'Oats, a pear, a walk.',
    },
    lines: {
      '*': [
        'More {fibre|fiber} without trouble: one change a week. First the bread, then the oats, then the beans.',
        'Rinse beans from a tin and start with two spoonfuls. Your stomach gets used to them within weeks.',
        'An apple with its skin, a pear, a handful of nuts: that is several grams, and it looks like a snack.',
        'More {fibre|fiber} wants more to drink. Without water it does the opposite of what you had hoped.',
      ],
      h: ['Prunes work. That is all that needs to be said in public.'],
    },
    scene: [
      'On Monday she bought bran, on Tuesday she ate it, and on Wednesday she moved her desk to the window.',
      'In the soup float three spoonfuls of lentils that nobody has noticed. The plan is working.',
    ],
    why: [
      [
        'What we cannot digest ourselves feeds those that live in us. They multiply with what they get.',
        'Gut bacteria need some weeks to get used to a new menu, and produce gas in the meantime.',
      ],
      [
        '{Fibre|Fiber} swells, fills and keeps things moving, as long as there is water.',
        'Different plants feed different guests. Variety counts as well as grams.',
      ],
    ],
    parts: [
      [
        ['Change the bread first', 'Swap white bread for wholegrain'],
        [
          'It is the swap that you make every day without thinking.',
          'Half and half will do for the first week.',
        ],
        'A slice of dark bread',
      ],
      [
        ['Add beans or lentils', 'Stir pulses into what you cook anyway'],
        [
          'In soup, in sauce, in salad. Two spoonfuls at first.',
          'Red lentils fall apart, and nobody sees them.',
        ],
        'Lentils falling into a pot',
      ],
      [
        ['Leave the skin on', 'Eat the skin with the fruit'],
        ['Apples, pears, potatoes, carrots: wash instead of peel.', 'It saves time as well.'],
        'An unpeeled apple cut in pieces',
      ],
      [
        ['Drink with it', 'Put a glass of water beside it'],
        ['Through the day, and not all at once.', 'Soup, tea and fruit count too.'],
        'Water and a bowl on a table',
      ],
    ],
    turn: [
      'After a month it is simply what you eat.',
      'Your stomach will have forgotten that it ever complained.',
    ],
    asks: ['Which bean do you like best?', 'Wholegrain: yes, no, or only toasted?'],
    ends: {
      pt: 'Gradual, varied, with fluid.',
      fi: 'Start on Saturday. Only in case.',
      a: 'Slowly, and drink.',
      h: 'Class dismissed. Windows open.',
      l: 'A pear, its skin, its scent.',
    },
    keep: 'the next shopping list',
    send: 'whoever bought the bran',
    caution: [
      'With bowel disease, after surgery or with strong pain talk to a doctor or dietitian first.',
      'With irritable bowel or other gut trouble more is not always better. Ask somebody qualified.',
    ],
    own: [
      {
        kinds: ['service', 'process', 'offer', 'proof', 'people'],
        about: 'gut|\\bIBS\\b|digest|bowel|fodmap|consult|dieti|nutrition',
        lead: 'And where it wants to be looked at more closely.',
      },
    ],
    pic: {
      ask: 'Beans, oats, an apple and a glass of water',
      alt: 'Beans, oats, an apple and a glass of water',
    },
    claims: [
      [
        'About thirty grams a day advised for adults; average intake well below; increase gradually with fluid',
        'dietary guidance of health authorities',
      ],
    ],
  },
  {
    id: 'shelf-for-tired-evenings',
    format: 'checklist',
    again: 9,
    emoji: '🥫',
    tick: true,
    tags: ['PantryMeals', 'QuickSupper', 'EverydayFood'],
    title: [
      'A store cupboard for tired evenings: supper in ten minutes',
      'What to keep at home so that supper is easy',
    ],
    cover: 'A shelf for tired evenings',
    gist: [
      'Tins of beans and tomatoes, eggs, frozen vegetables, pasta, tuna or tofu, one good sauce: with these there is always a decent supper in ten minutes. Hunger at seven decides by what is there.',
      'Nobody eats badly for lack of knowledge on a Tuesday. They eat badly because the fridge is empty and the telephone is near.',
    ],
    subject: ['Ten minutes, no shopping', 'What hunger finds at seven'],
    hooks: {
      '*': [
        'Good intentions end at ten to seven in front of an empty fridge. Fill a shelf.',
        'A tin of beans, an egg and frozen spinach are a better supper than most orders.',
      ],
      pt: 'What is at hand is what gets eaten: stocking a shelf is easier than willpower.',
      fi: 'This is for the evening on which you cannot be bothered. We all know which one.',
      a: 'Six things, always there. Supper is safe.',
      h: 'The delivery service knows your first name. That is how it begins.',
      l: 'A warm bowl, ten minutes, no decision.',
    },
    lines: {
      '*': [
        'Frozen vegetables are picked ripe and frozen soon. For a tired evening they are as good as fresh, and already washed.',
        'Tin of tomatoes, tin of beans, a spoonful of spice, an egg on top: supper in twelve minutes and one pan.',
        'Cook double when you do cook. One half goes into the freezer, with a label, for the evening in question.',
        'Keep one supper at home that needs nothing but hot water. It is an insurance, and you may eat it.',
      ],
      h: ['A fridge with light and mustard is an installation.'],
    },
    scene: [
      "Ten to seven, coat still on, the fridge door open. Inside: half a lemon, butter, and somebody's nail polish.",
      'She opens two tins, cracks an egg, tears some parsley. It took as long as choosing from the app.',
    ],
    why: [
      [
        'Hunger makes us decide fast, and fast decisions take what is nearest.',
        'Willpower is low in the evening. Shelves have none and do not need any.',
      ],
      [
        'Beans, eggs and frozen vegetables keep for long and cost little.',
        'Nothing spoils, and so there is no reason not to have it.',
      ],
    ],
    parts: [
      [
        ['Beans and lentils in tins', 'Have pulses ready with a ring pull'],
        ['Protein and fibre, cooked already.', 'Rinsed they lose some of the salt.'],
        'Tins of beans on a shelf',
      ],
      [
        ['Tomatoes in tins', 'Stock tinned tomatoes'],
        ['The start of soup, sauce, shakshuka.', 'Whole ones are often the better ones.'],
        'A tin of tomatoes being opened',
      ],
      [
        ['Eggs', 'Keep eggs'],
        ['Boiled, fried, in soup: five minutes each.', 'They keep for weeks in a cool place.'],
        'Eggs in a bowl',
      ],
      [
        ['Frozen vegetables', 'Keep vegetables in the freezer'],
        ['Spinach, peas, a mixed bag. Straight into the pan.', 'Portions as you need them, and no waste.'],
        'A bag of frozen peas',
      ],
      [
        ['Pasta, rice or couscous', 'Keep one thing that fills'],
        ['Couscous only needs hot water.', 'Wholegrain keeps you full for longer.'],
        'Couscous in a bowl with a kettle',
      ],
      [
        ['One sauce that you love', 'Keep a jar that makes it taste'],
        ['Pesto, harissa, curry paste, soy sauce.', 'It turns the same five things into five suppers.'],
        'A jar of curry paste with a spoon',
      ],
    ],
    turn: [
      'And now and then order something, and enjoy it.',
      'Fill it up once a month, and Tuesday can come.',
    ],
    asks: ['What do you cook when you cannot be bothered?', 'What must never run out at your place?'],
    ends: {
      pt: 'Stock beats willpower.',
      fi: 'And supper is on the table before the app has loaded.',
      a: 'Six things. Always.',
      h: 'The delivery service will get over it.',
      l: 'A bowl, a spoon, quiet.',
    },
    keep: 'the next big shop',
    send: 'somebody with light and mustard',
    own: [
      {
        kinds: ['service', 'offer', 'event', 'product', 'process'],
        about: 'meal|recipe|plan|cook|famil|busy|(?<!our |own |my |the |in a )workshops?\\b|course',
        lead: 'And for plans that fit your own week.',
      },
    ],
    pic: {
      ask: 'Six things on a shelf: tins, eggs, pasta, a jar',
      alt: 'A shelf with tins, eggs, pasta and a jar',
    },
    claims: [
      [
        'Frozen vegetables keep most nutrients; availability shapes choices',
        'nutrition research and guidance',
      ],
    ],
  },
  {
    id: 'do-i-have-to-give-up-bread',
    format: 'answer',
    again: 9,
    emoji: '🍞',
    tags: ['FoodQuestions', 'Carbohydrates', 'Nutrition'],
    title: [
      'Do I have to give up bread and pasta to eat well?',
      'Bread, pasta, potatoes: what a dietitian asks instead',
    ],
    cover: 'Do I have to give up bread?',
    question: 'Do I have to give up bread?',
    short: 'Hardly ever. Which bread, how much, and what goes on it is the better question.',
    gist: [
      'Bread, pasta and potatoes are no enemies. Wholegrain fills for longer than white, portions grow without our noticing, and often it is the company on the bread. A plan without what you love lasts until Thursday.',
      'Unless a doctor has found coeliac disease or an allergy, there is little reason to ban a whole group of foods. Look at kind, amount and topping.',
    ],
    subject: ['A plan that lasts until Thursday', 'It is often the topping'],
    hooks: {
      '*': [
        'The first question in most consultations is about bread. The answer is nearly always that it may stay.',
        'Any diet without bread lasts until somebody bakes.',
      ],
      pt: 'Fibre content and portion matter more than the group of foods as such.',
      fi: 'Breathe in. You may keep your bread.',
      a: 'Keep it. Choose wholegrain, mind the amount, look at the top.',
      h: 'Bread has been accused of much. Mostly by people who missed it.',
      l: 'A slice of good bread, and butter as thin as a thought.',
    },
    lines: {
      '*': [
        'White bread is hungry again by eleven. Wholegrain bread with something on it lasts until lunch.',
        'Pasta: eighty to a hundred grams dry is a portion for most adults. Weigh it once, then you know the jug.',
        'Potatoes, cooled and eaten as a salad, keep a little more starch that feeds the gut. And they taste of summer.',
        'If you suspect gluten, do not leave it out before you have been tested: the test needs it in your diet.',
      ],
      h: ['Nobody has ever gained weight from the crumb. It is what stood beside it.'],
    },
    scene: [
      'She has brought a list of what she no longer eats. It has two columns. "And what do you like?" asks the dietitian, and there is a long pause.',
      'Thursday, nine in the evening. The toaster clicks, and somebody stands beside it with the light off.',
    ],
    why: [
      [
        'Bans make a thing larger. What may be eaten loses its glow.',
        'Everybody who has given up chocolate has thought of nothing else since.',
      ],
      [
        'Whole grains bring fibre and minerals that go missing with them.',
        'Whoever leaves out a group has to replace what was in it.',
      ],
    ],
    parts: [
      [
        ['Choose the kind', 'Choose a bread with grain in it'],
        [
          'Wholegrain as the first word on the label and not only brown in colour.',
          'Sourdough takes its time, and many like how it sits.',
        ],
        'A dark loaf, cut',
      ],
      [
        ['See the amount', 'Weigh a portion once'],
        [
          'Once, so that your eye learns it. Then put the scales away.',
          'Restaurants serve two portions and call it one.',
        ],
        'Dry pasta on kitchen scales',
      ],
      [
        ['Look at the company', 'Look at what goes on top'],
        [
          'Hummus, egg, cheese, tomato: or sugar with a picture of a nut.',
          'A plate of vegetables beside it, and it is a supper.',
        ],
        'An open sandwich with egg and tomato',
      ],
    ],
    turn: ['A way of eating has to survive your birthday.', 'Good bread has outlived every diet so far.'],
    asks: ['Which food would you never give up?', 'What have you tried to ban, and for how long?'],
    ends: {
      pt: 'Kind, amount, company.',
      fi: 'Cut yourself a slice, and sit down with it.',
      a: 'Keep the bread.',
      h: 'The case against bread is closed.',
      l: 'A crust, still warm.',
    },
    keep: 'the next time somebody bans something',
    send: 'somebody with a list of forbidden things',
    caution: [
      'If you think you have coeliac disease or an allergy, see a doctor before you leave anything out.',
      'With diabetes or another diagnosis amounts are a matter for you and your team.',
    ],
    own: [
      {
        kinds: ['service', 'process', 'people', 'value', 'offer', 'price', 'proof'],
        about: 'consult|plan|no (?:bans|forbidden|diets)|evidence|registered|approach|assessment|weight',
        lead: 'And how it is gone about here.',
      },
    ],
    pic: {
      ask: 'A slice of good bread with something on it',
      alt: 'A slice of wholegrain bread with egg and tomato',
    },
    claims: [
      [
        'Whole grains are recommended; coeliac tests need gluten in the diet; cooled potatoes have more resistant starch',
        'guidance of health authorities and dietetic associations',
      ],
    ],
  },
  {
    id: 'the-first-hour-with-a-dietitian',
    format: 'behind',
    again: 9,
    emoji: '📓',
    tags: ['BehindTheScenes', 'FoodDiary', 'Nutrition'],
    title: [
      'What happens at a first appointment about nutrition?',
      'A first talk with a nutritionist: no scales needed',
    ],
    cover: 'The first hour',
    gist: [
      'Mostly questions: what you eat on a Wednesday, who cooks, what you like, what you take, how you sleep. No lecture, often no scales, and at the end one or two changes instead of ten.',
      'A food diary is no confession. It shows when and where, and the when is mostly more interesting than the what.',
    ],
    subject: ['No lecture, two changes', 'What is a Wednesday like?'],
    hooks: {
      '*': [
        'Nobody looks into your shopping bag. A first talk about food begins with your Wednesday.',
        'At the end of a good first appointment stand one or two changes. Ten would be none.',
      ],
      pt: 'History, habits, medicines, aims; then small steps that can be checked.',
      fi: 'You need not have eaten well beforehand. Really not.',
      a: 'Tell the truth, choose one step, come back.',
      h: 'People tidy their diet before the appointment as they tidy the flat before the cleaner comes.',
      l: 'An hour, a notebook, and no raised eyebrow.',
    },
    lines: {
      '*': [
        'Bring to a first talk about nutrition: your medicines, recent blood results if you have them, and three honest days on paper.',
        'A food diary need not have grams. Time, place, what, and how you felt: that is enough to see patterns.',
        'Ask about training and registration. Anybody may call themselves a nutritionist in some countries, while dietitian is often protected.',
        'A good plan contains your favourite dish. If it does not, ask why.',
      ],
      h: ['"A small piece" is no unit. But it is a beginning.'],
    },
    scene: [
      '"And in the evening?" "Nothing really." A pause. "Apart from the crisps." Both laugh, and now it begins.',
      'On the diary for Thursday it says only: "Meeting until nine. Then everything."',
    ],
    why: [
      [
        'What you eat hangs on time, money, people and sleep. Knowledge is the smallest part of it.',
        'Nobody who comes has not heard of vegetables.',
      ],
      [
        'Small steps stay, large ones are told to friends.',
        'What you have chosen yourself you keep up for longer.',
      ],
    ],
    parts: [
      [
        ['Tell it as it is', 'Leave nothing out'],
        [
          'With birthdays, nights and biscuits. There are no marks for it.',
          'Only what is on the table can be helped with.',
        ],
        'A notebook with three days of meals',
      ],
      [
        ['Find the sticking point', 'Look for the difficult hour'],
        [
          "Often it is a time of day: four o'clock, nine o'clock.",
          'It is seldom the dish that one suspects.',
        ],
        'A clock on a kitchen wall',
      ],
      [
        ['Choose one change', 'Begin with a single step'],
        ['So small that it is nearly embarrassing. That one is kept.', 'With a day on which it begins.'],
        'One line circled in a notebook',
      ],
      [
        ['Come back and adjust', 'Meet again and correct it'],
        [
          'What did not work was the plan and not you.',
          'Two or three talks are common, and then it runs by itself.',
        ],
        'A calendar with a second date',
      ],
    ],
    turn: ['And the favourite dish stays.', 'Most people go home with less to do than they had feared.'],
    asks: ['At what time of day does it get difficult at your place?', 'What would you want to ask?'],
    ends: {
      pt: 'Listen, choose, review.',
      fi: 'Come as you eat. The fridge need not be tidy.',
      a: 'One step. Then the next.',
      h: 'The cleaner knows, too.',
      l: 'An hour, and somebody who listens.',
    },
    keep: 'the day before your first appointment',
    send: 'somebody who is afraid of a lecture',
    caution: [
      'Medical nutrition belongs in qualified hands: ask about registration, and tell your doctor.',
      'Advice does not replace treatment. Do not change medicines without your doctor.',
    ],
    own: [
      {
        kinds: ['process', 'people', 'proof', 'price', 'service', 'policy'],
        about:
          'first (?:appointment|session|talk|consult|visit)|initial|consult|\\d+ minutes|follow.?ups?|registered',
        lead: 'And how a first talk goes here.',
      },
    ],
    pic: { ask: 'A notebook with meals, a pen and two cups', alt: 'A notebook with a pen and two cups' },
    claims: [
      [
        'Course of a dietary consultation; protection of titles differs by country',
        'practice of dietitians, national registers',
      ],
    ],
  },
  {
    id: 'add-one-thing',
    format: 'season',
    again: 11,
    emoji: '➕',
    when: { months: [12, 1, 2] },
    tags: ['NewYear', 'SmallSteps', 'EverydayFood'],
    title: ['New year without a diet: add one thing instead', 'A food resolution that lasts: add something'],
    cover: 'Add one thing',
    gist: [
      'Resolutions that take something away last for weeks. Add one thing: an apple at four, a soup on Mondays, a glass of water with the coffee. What is added pushes out other things by itself.',
      'January is cold, dark and a bad month for renouncing. It is a good one for soup.',
    ],
    subject: ['Instead of giving up', "An apple at four o'clock"],
    hooks: {
      '*': [
        'This January do not give up anything. Add one thing.',
        'A resolution that begins with "no more" rarely sees February.',
      ],
      pt: 'Positive, small, tied to a time: these three make a habit likely to stay.',
      fi: 'No detox, no shame, no shake. An apple at four.',
      a: 'One thing, every day, at the same time.',
      h: 'The juicer is resting on the cupboard beside the fondue set. They have much to talk about.',
      l: 'January, a bowl of soup, steam on the window.',
    },
    lines: {
      '*': [
        'Tie the new thing to an old one: when the kettle boils, I wash an apple. Old habits carry new ones.',
        'A pot of vegetable soup on Sunday feeds you three times and needs no resolve on Tuesday.',
        'The body detoxes by itself: liver and kidneys work through New Year as well. They like water and sleep.',
        'A resolution wants to be so small that you can keep it on your worst day of the week.',
      ],
      h: ['"From Monday" is the most popular day of the year.'],
    },
    scene: [
      'The second of January, a queue for juice. On the bench opposite somebody eats an apple and looks content.',
      "On the fridge hangs last year's list: no sugar, no bread, no wine. Under it somebody has written: no chance.",
    ],
    why: [
      [
        'What is forbidden is on your mind all day. What is added is done in a minute.',
        'Hunger and cold are bad company for renouncing.',
      ],
      [
        'A habit takes weeks, often two months, until it runs by itself.',
        'One thing can be kept up for that long, and ten cannot.',
      ],
    ],
    parts: [
      [
        ['Choose one thing', 'Pick one good thing to add'],
        [
          'Fruit at four, vegetables at breakfast, a walk after lunch.',
          'It should taste good. Otherwise it is a punishment.',
        ],
        'An apple beside a keyboard',
      ],
      [
        ['Hang it on something old', 'Tie it to what you do anyway'],
        ['Kettle, dog, bus, tooth brushing.', 'When this, then that. One sentence is enough.'],
        'A kettle beside a bowl of fruit',
      ],
      [
        ['Cross off the days', 'Put a cross in the calendar'],
        [
          'If one is missing, go on. Two running are the thing to avoid.',
          'After sixty crosses you may forget the calendar.',
        ],
        'A calendar with crosses',
      ],
    ],
    turn: ['In March add a second one. Or not.', 'What is kept small is still there in spring.'],
    asks: ['What would you add?', 'How long did your last resolution last?'],
    ends: {
      pt: 'Add, anchor, repeat.',
      fi: 'And be nice to yourself. It is January.',
      a: 'One thing. Daily.',
      h: 'The fondue set sends its regards.',
      l: 'Steam, a spoon, and light that is coming back.',
    },
    keep: 'the first week of January',
    send: 'somebody who has just bought a juicer',
    caution: [
      'Before strict diets or fasting talk to your doctor, above all with an illness or medicines.',
      'If thoughts of food and weight take over your days, please talk to a doctor.',
    ],
    own: [
      {
        kinds: ['offer', 'service', 'event', 'process'],
        about: 'january|new year|course|\\bgroup|programme',
        lead: 'And for company in the new year.',
      },
    ],
    pic: { ask: 'A bowl of soup at a steamed-up window', alt: 'A bowl of soup by a steamed-up window' },
    claims: [['Small habits tied to cues last; forming one takes weeks to months', 'habit research']],
  },
  {
    id: 'learned-to-like',
    format: 'question',
    again: 7,
    emoji: '🫒',
    tags: ['FoodMemories', 'TasteChanges', 'EverydayFood'],
    title: [
      'Which food have you learned to like late in life?',
      'From "never" to "more, please": a taste that you acquired',
    ],
    cover: 'Learned to like, late',
    gist: [
      'Olives, blue cheese, sprouts: hardly anybody liked them at six. When did it turn for you, and who had a hand in it?',
      'Taste learns. Children often need ten or fifteen tries, adults a holiday and a good cook. What was it for you?',
    ],
    subject: ['Olives, at thirty-four', 'Ten tries and a holiday'],
    hooks: {
      '*': [
        'There is one food that you once refused and now buy of your own accord. Which?',
        'Nobody is born with a love of olives. When did yours begin?',
      ],
      p: 'Repeated small tastes change what we like, at any age.',
      t: 'Bitter and sour are learned; sweet we bring along.',
      fi: 'Tell us: what did you hide in the napkin then, and order today?',
      a: 'One food. Before and now.',
      h: 'At eight he fed the sprouts to the dog. At forty he shares them with nobody. The dog is hurt.',
      l: 'An olive, the sea, a glass that sweats.',
    },
    lines: {
      '*': [
        'Which vegetable did you meet too early and overcooked, and when did you make friends?',
        'Children may need ten to fifteen tastes before they like a food. One bite and no pressure: that counts as one.',
        'Who has cooked you something that changed your mind for good?',
        'Is there a food that you really tried ten times, and still not?',
      ],
      h: ['Coriander remains a matter for the courts.'],
    },
    scene: [
      'A taverna, plastic chairs, somebody pushes the little bowl across. "Only one", he says. After that the bowl was empty.',
      'At school they were grey. At her place they came out of the oven, brown and crisp, and he asked what they were. "Sprouts."',
    ],
    why: [
      [
        'What one knows one likes: familiarity is an ingredient.',
        'Often it was never the vegetable. It was the water it had been boiled in.',
      ],
    ],
    parts: [
      [
        'What it was',
        [
          'Olives, fish, mushrooms, dark chocolate, tea without sugar.',
          'And what you called it when you were six.',
        ],
        'A small bowl of olives',
      ],
      [
        'When it turned',
        ['A holiday, a flatmate, a first own kitchen.', 'Some can name the evening.'],
        'A table in the evening sun',
      ],
      [
        'How you eat it now',
        ['Your way: roasted, raw, straight from the jar.', 'The recipe may be written underneath.'],
        'Roasted sprouts in a pan',
      ],
    ],
    turn: [
      'So whatever you cannot stand today: ask again in ten years.',
      'And for the children: one bite, no speech.',
    ],
    asks: ['What have you learned to like?', 'What will it never be?'],
    ends: {
      p: 'Taste keeps learning.',
      t: 'Exposure, without pressure.',
      fi: 'Every conversion counts, even the small ones.',
      a: 'Name it.',
      h: 'The dog has moved on to cheese.',
      l: 'And then the bowl was empty.',
    },
    keep: 'the next dinner with friends',
    send: 'whoever converted you',
    own: [
      {
        kinds: ['service', 'people', 'story', 'process', 'event', 'value'],
        about: 'famil|child|fussy|picky|taste|cook|enjoy',
        lead: 'And where fussy eaters are taken seriously.',
      },
    ],
    pic: {
      ask: 'A small bowl of olives or a pan of roasted sprouts',
      alt: 'A small bowl of olives on a table',
    },
    claims: [
      [
        'Repeated exposure increases liking; children may need ten to fifteen tastes',
        'research on taste development',
      ],
    ],
  },
];
