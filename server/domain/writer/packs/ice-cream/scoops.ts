// Ice cream: cold, air, sugar and the corner table.
import type { Idea } from '../../library/idea.ts';

export const SCOOPS: readonly Idea[] = [
  {
    id: 'too-cold-to-taste',
    format: 'tip',
    again: 8,
    emoji: '🍨',
    tags: ['IceCream', 'IceCreamAtHome', 'FoodTips'],
    title: [
      'Ice cream too hard to scoop? Give it ten minutes in the fridge',
      'How to serve ice cream from the freezer so that you taste it',
    ],
    cover: 'Ice cream too hard to scoop?',
    gist: [
      'A home freezer keeps ice cream too cold to scoop or taste. Put the tub in the fridge for ten to fifteen minutes, and it is soft all through.',
      'Ice cream straight from the freezer is so cold that you taste half of it. A few degrees warmer, the same tub has far more flavour.',
    ],
    subject: ['Ice cream: ten minutes in the fridge', 'Ice cream that does not bend the spoon'],
    hooks: {
      '*': [
        'If the ice cream bends your spoon, it is too cold to taste of anything.',
        'Before you eat ice cream from the freezer, give it ten minutes in the fridge.',
      ],
      pt: 'Ice cream is stored at about minus eighteen degrees Celsius, but tastes best at about minus twelve.',
      fi: 'Put the ice cream in the fridge when you clear the plates. By the time everybody has a spoon, it is ready.',
      a: 'Ice cream: ten minutes in the fridge, then scoop.',
      h: 'Ice cream has bent more spoons than any magician.',
      l: 'Ice cream with soft edges, and a warm spoon.',
    },
    lines: {
      '*': [
        'Soften ice cream in the fridge and not on the table, where the outside melts while the middle stays hard.',
        'For round balls of ice cream, dip the scoop into hot water, shake it off and draw it towards you.',
        'Put the bowls in the freezer before you fill them. The ice cream stays firm for longer.',
        'Sorbet softens faster than ice cream. Five minutes in the fridge are often enough.',
      ],
      h: ['If you need a chisel for your ice cream, wait ten minutes.'],
    },
    scene: [
      'The ice cream tub lands on the table with a knock. One holds it, one scoops, and a piece of vanilla shoots under the sofa.',
      'Everybody has finished their ice cream but one child, who has been stirring. Hers tastes most of vanilla.',
    ],
    why: [
      [
        'You taste ice cream mostly with your nose, and from a frozen block very little scent rises.',
        'The fat in ice cream carries vanilla and chocolate, and it has to melt first.',
      ],
      [
        'In the fridge ice cream softens slowly and evenly, rim and middle alike.',
        'Softening does no harm. Melting and freezing again makes it icy.',
      ],
    ],
    parts: [
      [
        ['Move the tub to the fridge', 'Put the tub in the fridge early'],
        ['Do it when you serve the main course.', 'A big tub needs a quarter of an hour, a small one less.'],
        'A tub of ice cream on a fridge shelf',
      ],
      [
        ['Warm the scoop first', 'Heat the scoop in water'],
        [
          'Hold it in hot tap water, shake it and scoop.',
          'Draw it across the ice cream in one line until it rolls up.',
        ],
        'A scoop in a glass of hot water',
      ],
      [
        ['Put the tub back at once', 'Close the tub straight away'],
        [
          'Smooth the top, close the lid, and push the tub to the back.',
          'Each trip out of the freezer makes ice cream icier.',
        ],
        'A hand closing the lid of a tub',
      ],
    ],
    turn: [
      'We keep our ice cream warmer than your freezer does. That is half of the difference.',
      'And your spoon stays straight.',
    ],
    asks: [
      'Ice cream: hard from the freezer, or soft at the rim?',
      'Which ice cream {flavour|flavor} is in your freezer right now?',
    ],
    ends: {
      pt: 'A little warmer, and it tastes of more.',
      fi: 'Wait ten minutes, and get more vanilla from the same scoop.',
      a: 'First the fridge, then a hot scoop.',
      h: 'Bent spoons may go back in the drawer.',
      l: 'Soft, cold, and full of vanilla.',
    },
    keep: 'the next time there is ice cream for dessert',
    send: 'the one who bends your spoons',
    own: [
      {
        kinds: ['product', 'price', 'service', 'offer'],
        about: 'tubs?\\b|take.?away|litre|liter|pints?\\b|take home',
        lead: 'Ice cream for your freezer:',
      },
    ],
    pic: {
      ask: 'A warm scoop going through a tub of ice cream',
      alt: 'A scoop drawn through a tub of ice cream',
    },
    claims: [
      [
        'Serving a few degrees warmer than storage improves scooping and flavour',
        'textbooks of ice cream making',
      ],
    ],
  },
  {
    id: 'gelato-or-ice-cream',
    format: 'answer',
    again: 9,
    emoji: '🍦',
    tags: ['Gelato', 'IceCream', 'GoodToKnow'],
    title: [
      'What is the difference between gelato and ice cream?',
      'Gelato, ice cream, sorbet: the difference',
    ],
    cover: 'Gelato or ice cream?',
    question: 'Is gelato just the Italian word for ice cream?',
    short:
      'Gelato is the Italian word, and mostly another recipe: less cream, less air, served a little warmer.',
    gist: [
      'Gelato has more milk, less cream and less air than ice cream, and is served warmer. That makes it dense and full of {flavour|flavor}. Ice cream is richer and lighter.',
      'Air is the ice cream ingredient that nobody reads about. Some tubs are half air, and a good gelato has much less.',
    ],
    subject: ['How much air is in ice cream?', 'Gelato: less cream, less air'],
    hooks: {
      '*': [
        'Lift two ice cream tubs of the same size. The lighter one has more air in it.',
        'Gelato is served a little warmer than ice cream. That is one reason why it tastes of so much.',
      ],
      pt: 'Gelato has less fat and less air than ice cream, and is served warmer.',
      fi: 'Gelato or ice cream? Nobody will laugh if you ask. Even Italians argue about it.',
      a: 'Gelato: more milk, less air, warmer. Ice cream: more cream, more air, colder.',
      h: 'Gelato is what ice cream calls itself on holiday.',
      l: 'Gelato: dense, silky, and gone before it drips.',
    },
    lines: {
      '*': [
        'How much air is in your ice cream? Weigh it. A {litre|liter} may weigh half a kilo or nearly a whole one.',
        'Sorbet is fruit, water and sugar without milk. If you are vegan, ask us all the same, as some recipes have egg white or honey.',
        'Gelato is served with a flat spade instead of a round scoop, because it is soft enough to spread.',
        'Cream coats the tongue and hides {flavours|flavors}. With less cream, hazelnut gelato tastes more of hazelnut.',
      ],
      h: ['The lightest ice cream in the shop is the one with the most air. Air is free elsewhere.'],
    },
    scene: [
      'Two ice cream tubs on the scales, same size. One weighs almost double, and the customer looks at the other with new eyes.',
      'A child says "ice cream", a grandfather says "gelato", and neither stops licking to discuss it.',
    ],
    why: [
      [
        'Ice cream is beaten while it freezes, and air goes in. More air makes it fluffier and milder.',
        'Some air is needed. Too much of it, and you pay for a big tub with little in it.',
      ],
      [
        'Cream tastes good, but it hides other {flavours|flavors}.',
        'You taste gelato sooner because it is less cold and less fatty.',
      ],
    ],
    parts: [
      [
        ['Look at the weight on the tub', 'Compare the weight of two tubs'],
        [
          'The volume can be mostly air. The weight cannot.',
          'Both are often printed on the label, side by side.',
        ],
        'Two tubs on kitchen scales',
      ],
      [
        ['Look at the first ingredient', 'Read the first word on the label'],
        [
          'The first ingredient is the main one: milk, cream, sugar or fruit.',
          'If water comes before fruit, it is mostly water.',
        ],
        'A finger on a list of ingredients',
      ],
      [
        ['Taste with your eyes shut', 'Try a spoonful blind'],
        ['Can you tell which {flavour|flavor} it is? That is the test.', 'A good lemon ice needs no yellow.'],
        'A small tasting spoon with ice cream',
      ],
    ],
    turn: ['Both are good. Try one of each.', 'Ask us what is in ours. We like the question.'],
    asks: ['Do you like your ice cream dense or fluffy?', 'Which gelato {flavour|flavor} do you love most?'],
    ends: {
      pt: 'Compare the weight, not the size of the tub.',
      fi: 'And ask for a spoonful before you decide.',
      a: 'Lift the tub: the weight tells you.',
      h: 'On holiday, nobody counts the scoops.',
      l: 'Smooth, cold, and a lot of hazelnut.',
    },
    keep: 'the next time you buy ice cream',
    send: 'anybody who says "it is the same thing"',
    own: [
      {
        kinds: ['process', 'product', 'history', 'people', 'place'],
        about: 'gelat|churn|made (?:daily|here|on site|fresh)|recipe|batch|milk',
        lead: 'How ours is made:',
      },
    ],
    pic: {
      ask: 'Two scoops side by side, one dense and one airy',
      alt: 'Two scoops of ice cream side by side',
    },
    claims: [
      [
        'Gelato has less fat and less air and is served warmer than ice cream',
        'textbooks of ice cream making; rules for names differ by country',
      ],
    ],
  },
  {
    id: 'melted-means-eaten',
    format: 'mistake',
    again: 9,
    emoji: '🧊',
    tags: ['IceCream', 'FoodSafety', 'KitchenTips'],
    title: [
      'Can you refreeze melted ice cream?',
      'Melted ice cream: why it should not go back in the freezer',
    ],
    cover: 'Do not refreeze ice cream',
    wrong: 'Refreezing ice cream that has melted',
    gist: [
      'Melted ice cream turns icy when it freezes again, and freezing does not kill germs. If it is only soft at the rim, freeze it. If it is liquid, do not.',
      'A home freezer works slowly and makes large crystals, so melted ice cream comes out gritty. If it stood warm, it belongs in the bin.',
    ],
    subject: ['Soft ice cream may go back, liquid may not', 'Melted ice cream comes out gritty'],
    hooks: {
      '*': [
        'Ice cream that has melted right through should not go back in the freezer.',
        'Ice cream melted on the way home? Refreezing makes it hard, and neither smooth nor safe.',
      ],
      pt: 'Refrozen ice cream is icy because slow freezing makes large crystals. And cold does not kill germs.',
      fi: 'It was hot, the bus was late, and the ice cream is liquid. That has happened to everyone.',
      a: 'Ice cream still soft: freeze it. Melted: do not.',
      h: 'Refrozen ice cream feels like a road in winter.',
      l: 'Ice cream is for now, with two spoons.',
    },
    lines: {
      '*': [
        'Bring a cool bag for your ice cream, and buy it last. Half an hour in a warm car melts it.',
        'Ice cream that is gritty, with frost on the lid, has melted once and frozen again.',
        'Keep ice cream at the back of the freezer. Near the door it gets warm each time somebody looks for peas.',
        'Ice cream soft, but still cold? Make a milkshake the same evening. That is a promotion.',
      ],
      h: ['Nobody has ever been sorry they ate the ice cream at once.'],
    },
    scene: [
      'Home at last, and the ice cream bag drips. "It will set again," somebody says. It will, into something.',
      'Frost on the ice cream lid, a crunch under the spoon, and everybody says politely that it is refreshing.',
    ],
    why: [
      [
        'An ice cream machine freezes and stirs for minutes, so crystals stay tiny. A freezer takes hours.',
        'Once it melts, the air is gone, and your freezer cannot put it back.',
      ],
      [
        'Germs like milk, egg and sugar as much as people like them.',
        'Cold only stops germs. When it gets warm, they grow again.',
      ],
    ],
    parts: [
      [
        ['Buy ice cream last', 'Carry ice cream home cold'],
        [
          'A cool bag, or newspaper round the tub, helps for half an hour.',
          'Tell us how long your way home is.',
        ],
        'A tub going into a cool bag',
      ],
      [
        ['Check the tub at home', 'Feel the tub when you get home'],
        [
          'Soft, but cold and in shape? Freeze it straight away.',
          'Liquid, but still cold? Drink it at once.',
        ],
        'A soft tub with a spoon',
      ],
      [
        ['Cover the ice cream with paper', 'Lay paper on the ice cream'],
        [
          'A piece of {baking|parchment} paper keeps frost off it.',
          'Smooth the ice cream first, so that no air is trapped.',
        ],
        'Baking paper on ice cream in a tub',
      ],
    ],
    turn: ['A milkshake has saved many a tub.', 'Or eat the whole tub at once, with help.'],
    asks: [
      'What was your worst trip home with ice cream?',
      'Ice cream straight from the tub, or from a bowl?',
    ],
    ends: {
      pt: 'Once it is icy, nothing makes it smooth again.',
      fi: 'Get spoons for everybody, quickly.',
      a: 'Bring it home cold, or eat it at once.',
      h: 'In winter it survives the bus.',
      l: 'Eat it now, with two spoons.',
    },
    keep: 'the next hot day with ice cream in the bag',
    send: 'the one who takes the long way home',
    caution: [
      'What has melted and stood warm should be neither eaten nor frozen again.',
      'When in doubt throw melted ice cream away, above all before children, older people and pregnant women eat it.',
    ],
    own: [
      {
        kinds: ['service', 'product', 'offer', 'policy'],
        about: 'cool ?(?:bag|box)|tubs?\\b|take.?away|deliver',
        lead: 'Ice cream to take home:',
      },
    ],
    pic: { ask: 'A tub of ice cream going into a cool bag', alt: 'A tub of ice cream in a cool bag' },
    claims: [
      [
        'Slow refreezing makes large crystals; melted ice cream should not be refrozen',
        'textbooks of ice cream making, advice of food authorities',
      ],
    ],
  },
  {
    id: 'cone-or-cup',
    format: 'either',
    again: 6,
    emoji: '🍦',
    tags: ['IceCream', 'ConeOrCup', 'SummerDays'],
    title: ['Cone or cup: how do you eat your ice cream?', 'Ice cream in a cone or in a cup? Choose'],
    cover: 'Cone or cup?',
    gist: [
      'With a cone you race the sun and get a crunch at the end. With a cup of ice cream you have time, a spoon and clean hands. Which is yours?',
      'Ice cream in a cone or in a cup: some people have never changed sides. Which side are you on?',
    ],
    subject: ['Ice cream: cone or cup?', 'Are you a cone or a cup person?'],
    hooks: {
      '*': [
        'Ice cream in a cone or in a cup? It says more about you than the {flavour|flavor}.',
        'An ice cream cone gives you four minutes. A cup gives you an afternoon.',
      ],
      p: 'With ice cream, a cone gives you crunch and a cup gives you time.',
      t: 'Ice cream in a cone melts from the rim. A cup keeps it cold for longer.',
      fi: 'Quick, before the ice cream melts: cone or cup?',
      a: 'Ice cream: cone or cup? Decide, there is a {queue|line}.',
      h: 'People who eat ice cream from a cup own white {trousers|pants}. Cone people used to.',
      l: 'Ice cream in a glass cup, or in a crisp cone?',
    },
    lines: {
      '*': [
        'Ice cream cone: lick all round first, and then the top. Otherwise the rim drips.',
        'Ice cream in a cup tastes of more at the end, because it gets a little warmer.',
        'An ice cream cone for a walk, a cup for a bench. Or do you see it the other way round?',
        'The last bite of an ice cream cone is the best, and everybody eats it too fast.',
      ],
      h: ['A cup of ice cream with a cone on top is called diplomacy.'],
    },
    scene: [
      'Two sisters on a wall with ice cream. The one with the cone has chocolate on her elbow, and the one with the cup has nothing to crunch.',
      'At the ice cream counter a child is asked: cone or cup? "Both", says the small voice.',
    ],
    why: [
      [
        'For some the cone is half of the ice cream. For others it only drips.',
        'You lick a cone and spoon from a cup, and it does not feel like the same ice cream.',
      ],
    ],
    parts: [
      [
        'A cone, with a crunch',
        [
          'You get a crunch, some drips and one free hand.',
          'And at the end the tip, with the last drop in it.',
        ],
        'A cone held up against a blue sky',
      ],
      [
        'A cup, with a spoon',
        [
          'You get two {flavours|flavors} side by side, and time to talk.',
          'Your hands stay clean, and there is room for one more scoop.',
        ],
        'A cup with two scoops on a bench',
      ],
    ],
    turn: ['If you cannot choose, have one of each.', 'Both come with a napkin.'],
    asks: ['Do you take a cone or a cup?', 'Do you eat the tip of the cone or throw it away?'],
    ends: {
      p: 'Walking? Take a cone. Sitting? Take a cup.',
      t: 'Lick the rim first, and keep the tip for last.',
      fi: 'And nobody will watch how you eat it.',
      a: 'Cone or cup? Next, please.',
      h: 'The white {trousers|pants} are in the wash.',
      l: 'A shady bench, and ice cream.',
    },
    keep: 'the next warm afternoon',
    send: 'a friend on the other side',
    own: [
      {
        kinds: ['product', 'price', 'service', 'hours'],
        about: 'cones?\\b|waffle|\\bcups?\\b|scoops?\\b',
        lead: 'To lick or to spoon:',
      },
    ],
    pic: {
      ask: 'A cone in one hand and a cup in the other',
      alt: 'An ice cream cone and a cup side by side',
    },
    claims: [['A cone melts from the rim and is eaten by licking all round', 'common experience']],
  },
  {
    id: 'the-morning-machine',
    format: 'behind',
    again: 9,
    emoji: '🥛',
    tags: ['IceCreamMaking', 'BehindTheScenes', 'IceCream'],
    title: ['How ice cream is made, from milk to scoop', 'How an ice cream shop makes its ice cream'],
    cover: 'How ice cream is made',
    gist: [
      'Ice cream starts with milk, cream and sugar, heated and rested overnight in the cold. In the morning it is churned for about ten minutes.',
      'Sugar makes ice cream sweet and soft. Without it, it would freeze as hard as a brick. The recipe has to find the balance.',
    ],
    subject: ['How ice cream is made in four steps', 'Why sugar makes ice cream soft'],
    hooks: {
      '*': [
        'The ice cream you eat this afternoon began yesterday, with a pot of milk.',
        'Ice cream takes ten minutes in the machine, and a whole night before that.',
      ],
      pt: 'Ice cream is made in four steps: heat the mix, rest it, churn it, and freeze it hard.',
      fi: 'Walk past an ice cream shop in the morning and you can hear the machine hum.',
      a: 'Ice cream: heat, rest, churn, freeze.',
      h: 'Making ice cream means getting up at five for pistachios.',
      l: 'Ice cream: milk, sugar, cold, and a paddle that keeps turning.',
    },
    lines: {
      '*': [
        'Ice cream mix rests overnight, so that the fat firms up. Next day it whips better and melts more slowly.',
        'Less sugar in ice cream? Not so easy: sugar keeps it soft, and without it you would need a saw.',
        'Strawberry ice cream depends on the strawberries. Each box is sweeter or sourer than the last, and the recipe follows.',
        'Alcohol hardly freezes. A spoonful too much rum, and rum and raisin ice cream never gets firm.',
      ],
      h: ['The first scoop of the day is quality control. So is the second.'],
    },
    scene: [
      'Half past six at the ice cream machine, a smell of warm milk. When the hum gets deeper, it is nearly ready.',
      'A ribbon of lemon ice cream falls from the machine onto a spade. It will never be this soft again.',
    ],
    why: [
      [
        'The faster ice cream freezes while it is stirred, the smaller the crystals and the smoother it is.',
        'Smooth ice cream has tiny crystals, tiny bubbles, and fat spread evenly.',
      ],
      [
        'Each {flavour|flavor} needs its own recipe: chocolate makes it stiff, fruit adds water, nuts add fat.',
        'The recipe is worked out on paper, and then somebody tastes it.',
      ],
    ],
    parts: [
      [
        ['Heat the ice cream mix', 'Warm the milk and sugar'],
        [
          'Heat makes the mix safe and dissolves the sugar.',
          'Vanilla pods go in now and have time to give {flavour|flavor}.',
        ],
        'Steam over a pot of milk',
      ],
      [
        ['Let the mix rest in the cold', 'Leave the mix overnight'],
        [
          'Usually that means overnight in the fridge.',
          'By morning it is a little thicker and tastes rounder.',
        ],
        'A covered container in a fridge',
      ],
      [
        ['Churn the mix', 'Freeze it while it turns'],
        [
          'A paddle turns in a cold drum and beats air in.',
          'Too short and it is watery, too long and it turns to butter.',
        ],
        'Ice cream coming out of a machine',
      ],
      [
        ['Freeze it hard', 'Freeze it firm, then serve it'],
        [
          'It goes into a very cold freezer first.',
          'At the counter it is kept a little warmer, so that it can be scooped.',
        ],
        'Trays of ice cream in a counter',
      ],
    ],
    turn: ['By noon nobody can tell how long it took.', 'And tomorrow it starts again with milk.'],
    asks: [
      'Which {flavour|flavor} would you like to see made?',
      'Did you know that ice cream takes a night to make?',
    ],
    ends: {
      pt: 'Smooth ice cream takes time and a fast machine.',
      fi: 'If you hear the machine in the morning, there is fresh ice cream by noon.',
      a: 'A night of rest, ten minutes of churning.',
      h: 'And somebody has to eat what will not fit in the tray.',
      l: 'A ribbon of fresh lemon ice cream, and the day begins.',
    },
    keep: 'the next time you choose a scoop',
    send: 'anybody who would like that job',
    own: [
      {
        kinds: ['process', 'people', 'history', 'product', 'place', 'proof'],
        about: 'mak(?:e|es|ing)|made|milk|farm|fruit|recipe|daily|morning|batch',
        lead: 'How ours is made:',
      },
    ],
    pic: {
      ask: 'Ice cream coming out of the machine onto a spade',
      alt: 'Ice cream coming out of a machine',
    },
    claims: [
      [
        'Steps of making; ageing of the mix; sugar lowers the freezing point',
        'textbooks of ice cream making',
      ],
    ],
  },
  {
    id: 'pistachio-is-not-green',
    format: 'myth',
    again: 9,
    emoji: '💚',
    tags: ['Pistachio', 'IceCream', 'FoodMyths'],
    title: [
      'What {colour|color} should pistachio ice cream be?',
      'Bright green pistachio, yellow banana: what ice cream {colours|colors} tell you',
    ],
    cover: 'Real pistachio is not bright',
    myth: 'The greener the pistachio ice cream, the more pistachio is in it',
    short: 'No. Ground pistachios are a dull olive, and nearly brown when roasted.',
    gist: [
      'Real pistachio ice cream is dull olive, banana is {greyish|grayish} white, mint is white. A bright {colour|color} usually comes from a dye and not from the fruit.',
      'You can tell a lot from the {colour|color} of ice cream: nuts make it beige, berries make it dark, and neon comes from a dye.',
    ],
    subject: ['What ice cream {colours|colors} tell you', 'Real pistachio ice cream is olive'],
    hooks: {
      '*': [
        'Bright green pistachio ice cream usually has dye in it, and not many nuts.',
        'Is the banana ice cream bright yellow? Then it is wearing make-up.',
      ],
      pt: 'Real ice cream has the {colour|color} of its ingredients: bananas are white inside, lemon juice is clear, pistachio paste is olive.',
      fi: 'Ever wondered why the pistachio ice cream on holiday was brown? It was probably a good one.',
      a: 'Real ice cream {colours|colors}: olive pistachio, pale banana, white mint.',
      h: 'No pistachio has ever been as green as some pistachio ice cream.',
      l: 'Olive pistachio, ivory banana, deep red berries: that is how ice cream looks.',
    },
    lines: {
      '*': [
        'New ice cream shop? Try the pistachio first. It is expensive to make, and you taste the difference.',
        'Banana ice cream is {greyish|grayish} white, like the inside of a banana. Only the skin is yellow.',
        'Mint ice cream without dye is white. It tastes just as cold.',
        'Ice cream piled high above the tray needs stabiliser to stand. Flat and covered, it keeps better.',
      ],
      h: ['Blue ice cream tastes of blue. Nobody knows more.'],
    },
    scene: [
      'Two trays of pistachio ice cream. One glows like a traffic light, one looks like a wet stone. The old man takes the stone.',
      'A child points at the blue ice cream. Her mother asks what it tastes of. "Of blue."',
    ],
    why: [
      [
        'Nuts turn brown when roasted, and roasting gives them their {flavour|flavor}.',
        'Grind some pistachios with milk at home, and you will see the real {colour|color}.',
      ],
      [
        'Food {colours|colors} are allowed, but they tell you nothing about what is in the tray.',
        'People choose with their eyes, so some trays are made bright.',
      ],
    ],
    parts: [
      [
        ['Compare the {colour|color} with the fruit', 'Think of the real nut or fruit'],
        [
          'What {colour|color} is the fruit inside, without its skin?',
          'Strawberries with milk turn a soft, dusky pink.',
        ],
        'A halved banana beside a white scoop',
      ],
      [
        ['Ask what is in the ice cream', 'Ask at the counter'],
        ['Anybody who grinds their own nuts likes to be asked.', 'With an allergy, ask in any case.'],
        'A hand pointing at a tray',
      ],
      [
        ['Look at how high it is piled', 'See if the tray is flat'],
        [
          'Flat and smooth, perhaps under a lid, ice cream keeps cold.',
          'Tall mountains are pretty, but hold a lot of air.',
        ],
        'Flat trays with metal lids',
      ],
    ],
    turn: ['And then close your eyes and taste.', 'And if you like the blue one, enjoy it.'],
    asks: [
      'Which {flavour|flavor} do you try first in a new place?',
      'Which ice cream {colour|color} did you love as a child?',
    ],
    ends: {
      pt: 'Good ice cream looks like what is in it.',
      fi: 'Blue is fine under ten, and on birthdays.',
      a: 'Dull {colour|color}, real nuts.',
      h: 'The pistachio had nothing to do with it.',
      l: 'The pale tray at the back is often the best one.',
    },
    keep: 'your next ice cream on holiday',
    send: 'anybody who loves pistachio',
    caution: [
      'With a nut or milk allergy, ask us before you order. Spades and trays may be shared.',
      'You cannot see allergens by {colour|color}. Ask us, also about sorbets.',
    ],
    own: [
      {
        kinds: ['product', 'process', 'proof', 'policy'],
        about: 'pistach|hazelnut|\\bnuts?\\b|fruit|flavou?r|colou?r|vegan',
        lead: 'What is in our trays:',
      },
    ],
    pic: {
      ask: 'A tray of pistachio in its own olive colour',
      alt: 'A tray of olive coloured pistachio ice cream',
    },
    claims: [
      [
        'Pistachio paste is olive to brown; bright green comes from colouring',
        'practice of ice cream makers',
      ],
    ],
  },
  {
    id: 'cold-behind-the-forehead',
    format: 'answer',
    again: 9,
    emoji: '🤕',
    tags: ['BrainFreeze', 'IceCream', 'GoodToKnow'],
    title: [
      'Why do you get brain freeze, and what stops it?',
      'Ice cream headache: where it comes from and what helps',
    ],
    cover: 'What stops brain freeze?',
    question: 'Why does ice cream hurt in the forehead?',
    short: 'Your palate gets cold, and you feel it in the forehead. It is over in a minute or two.',
    gist: [
      'Brain freeze starts when the roof of your mouth gets cold too fast, and you feel it in your forehead. Press your tongue to the roof of your mouth, and wait.',
      'Brain freeze comes from eating ice cream too fast. Take small bites at the front of your mouth, and most people never get it.',
    ],
    subject: ['Why ice cream hurts your forehead', 'How to stop brain freeze'],
    hooks: {
      '*': [
        'Brain freeze does not start in the brain. It starts in the roof of your mouth.',
        'Brain freeze from ice cream? Press your tongue to the roof of your mouth.',
      ],
      pt: 'Brain freeze hurts in the forehead because one nerve serves both the forehead and the roof of the mouth.',
      fi: 'Brain freeze? Stop, press your tongue up, breathe. It passes.',
      a: 'Brain freeze: slow down, tongue to the roof of your mouth.',
      h: 'Science has a long name for brain freeze. Children call it "ow".',
      l: 'Ice cream with a very small spoon, and no brain freeze.',
    },
    lines: {
      '*': [
        'For brain freeze, press your tongue or a warm thumb to the roof of your mouth. Warmth stops it.',
        'Let ice cream melt at the front of your mouth. It tastes better there, and does not hurt.',
        'A milkshake through a straw is the fastest way to brain freeze, as the cold goes straight to the roof of your mouth.',
        'Brain freeze goes within a minute or two. Anybody who laughs at you has had it as well.',
      ],
      h: ['The cure for brain freeze is patience, so nobody under twelve has found it.'],
    },
    scene: [
      'A boy bets that he can eat his ice cream in ten bites. At bite four he holds his head.',
      'Silence at the table, a hand on a forehead, and the ice cream goes on melting.',
    ],
    why: [
      [
        'One nerve serves the palate and the forehead, so the brain mixes them up.',
        'It is like a pain in the arm that comes from the shoulder.',
      ],
      [
        'Sudden cold sets it off. Slow cold hardly ever does.',
        'The palate is thin, and its blood vessels cool fast.',
      ],
    ],
    parts: [
      [
        ['Stop eating for a moment', 'Wait before the next bite'],
        ['Put the spoon down. The ice cream will still be there.', 'Breathe through your nose a few times.'],
        'A spoon laid down beside a cup',
      ],
      [
        ['Warm your palate', 'Press your tongue up'],
        [
          'Use your tongue, or a sip of something lukewarm.',
          'Breathing into your hand helps too, as your breath is warm.',
        ],
        'A cup of lukewarm water beside ice cream',
      ],
      [
        ['Go on with small bites', 'Take smaller bites'],
        ['Let each bite melt at the front of your mouth.', 'A small spoon slows you down.'],
        'A very small spoon in a cup',
      ],
    ],
    turn: [
      'Slow eaters enjoy it for longer, and nothing hurts.',
      'At least it is a headache with raspberry.',
    ],
    asks: ['Who in your family always gets brain freeze?', 'Do you bite ice cream or lick it?'],
    ends: {
      pt: 'It comes from speed, and warmth cures it.',
      fi: 'And then eat on, slowly.',
      a: 'Eat slowly, in small bites.',
      h: 'It is a long name for a short pain.',
      l: 'A small spoon, and plenty of time.',
    },
    keep: 'the next very hot day',
    send: 'anybody who bites ice cream',
    caution: [
      'If you get headaches without cold, often or badly, please see a doctor.',
      'This is only about the short sting from ice cream. For any other headache, ask a doctor.',
    ],
    own: [
      {
        kinds: ['product', 'service', 'hours'],
        about: 'milkshake|shakes?\\b|sundae|slush',
        lead: 'To eat slowly:',
      },
    ],
    pic: { ask: 'A small spoon in a cup of ice cream', alt: 'A small spoon in a cup of ice cream' },
    claims: [
      [
        'Cold on the palate triggers a short headache felt in the forehead; warming the palate helps',
        'medical literature on cold stimulus headache',
      ],
    ],
  },
  {
    id: 'ice-cream-in-the-dark-months',
    format: 'season',
    again: 11,
    emoji: '❄️',
    when: { season: ['autumn', 'winter'] },
    tags: ['WinterDessert', 'IceCream', 'CosyEvenings'],
    title: [
      'Ice cream in winter: hot and cold on one plate',
      'Winter desserts with ice cream: hot fruit, cold scoops',
    ],
    cover: 'Ice cream in winter',
    gist: [
      'In winter ice cream goes on something hot: baked apple, waffle, crumble, or an espresso poured over it. It melts into a sauce that nobody had to cook.',
      'In winter, one scoop of vanilla ice cream turns a warm apple into a dessert for guests. Add nuts and spices.',
    ],
    subject: ['Winter dessert: ice cream on hot fruit', 'Ice cream on warm apple'],
    hooks: {
      '*': [
        'Ice cream is good in winter, too. Put it on something hot.',
        'A scoop of vanilla ice cream with hot espresso over it: a winter dessert in one minute.',
      ],
      pt: 'Hot fruit with cold ice cream tastes of more than either does alone.',
      fi: 'It is dark at five, and there is half a tub of ice cream in the freezer. That is a plan.',
      a: 'Winter dessert: something hot, and ice cream on top.',
      h: 'The good thing about ice cream in winter: it does not melt on the way home.',
      l: 'Baked apple, cinnamon, and vanilla ice cream that slowly melts.',
    },
    lines: {
      '*': [
        'Affogato: a scoop of vanilla ice cream, a hot espresso over it, and eat at once. Dessert in one minute.',
        'Baked apple from the oven, ice cream from the freezer: serve them together, and quickly.',
        'Try good olive oil and a few flakes of salt on vanilla ice cream. It sounds wrong until you taste it.',
        'Good ice cream {flavours|flavors} for winter: nuts, caramel, ginger, cinnamon, dark chocolate.',
      ],
      h: ['Walk down the street in winter with an ice cream, and people are impressed.'],
    },
    scene: [
      'Winter, gloves, and two people on a bench with ice cream cones. Everybody who walks past smiles.',
      'A hot crumble from the oven, with a scoop of ice cream that begins to slide. Nobody speaks.',
    ],
    why: [
      [
        'Hot fruit and cold ice cream in one bite: that is the whole trick.',
        'Cold makes sweet things taste milder, so hot fruit and ice cream suit each other.',
      ],
      [
        'On dark evenings people stay at the table longer, and dessert is the reason.',
        'With a tub in the freezer, dessert is always ready.',
      ],
    ],
    parts: [
      [
        ['Bake some fruit', 'Put fruit in the oven'],
        [
          'Bake apples, pears or plums with butter and spice for half an hour.',
          'Bring the hot dish to the table and add the scoop there.',
        ],
        'A baked apple with a scoop on it',
      ],
      [
        ['Pour something hot over it', 'Add a hot sauce'],
        ['Use espresso, hot chocolate or warm berries.', 'Pour at the table, because it melts in seconds.'],
        'Espresso poured over vanilla ice cream',
      ],
      [
        ['Add something crunchy', 'Sprinkle on something crunchy'],
        [
          'Use roasted nuts, crumbled {biscuits|cookies} or brittle.',
          'Without a crunch it is all soft and cold.',
        ],
        'Chopped roasted nuts in a bowl',
      ],
    ],
    turn: ['Anybody can eat ice cream in July.', 'The tub in your freezer has been waiting for this.'],
    asks: ['Do you eat ice cream in winter?', 'Which winter dessert is best with ice cream?'],
    ends: {
      pt: 'Hot and cold together make the dessert.',
      fi: 'A blanket, a bowl, two spoons.',
      a: 'A hot plate and a cold scoop.',
      h: 'And there are no wasps.',
      l: 'The scoop slides, melts, and is gone.',
    },
    keep: 'the next dark Sunday',
    send: 'anybody who orders ice cream in December',
    own: [
      {
        kinds: ['hours', 'product', 'offer', 'event', 'policy'],
        about: 'winter|christmas|closed|waffle|hot chocolate|november|december|january|season',
        lead: 'Winter with us:',
      },
    ],
    pic: {
      ask: 'Espresso being poured over a scoop of ice cream',
      alt: 'Espresso poured over a scoop of ice cream',
    },
    claims: [['Hot and cold contrast, affogato', 'kitchen practice']],
  },
  {
    id: 'the-first-flavour',
    format: 'question',
    again: 7,
    emoji: '🍓',
    tags: ['ChildhoodMemories', 'IceCream', 'Flavours'],
    title: [
      'Which ice cream {flavour|flavor} takes you back?',
      'Your first favourite ice cream: which {flavour|flavor} was it?',
    ],
    cover: 'Which {flavour|flavor} takes you back?',
    gist: [
      'Everybody has an ice cream {flavour|flavor} that brings back one place and one summer. Which one is yours, and who bought it for you?',
      'What was the ice cream of your childhood? Most people remember a van, a grandfather and a coin in a small hand.',
    ],
    subject: ['The ice cream of your childhood', 'Who bought you your first ice cream?'],
    hooks: {
      '*': [
        'One ice cream {flavour|flavor} can take you back thirty years. Which one is yours?',
        'Do you remember the first ice cream that you chose by yourself?',
      ],
      p: 'One taste of an old favourite ice cream brings back a whole summer.',
      t: 'Your first favourite ice cream: which {flavour|flavor}, where, and in which year?',
      fi: 'Tell us about your first favourite ice cream: which {flavour|flavor}, where, and who was with you?',
      a: 'Your first favourite ice cream {flavour|flavor}, in one word.',
      h: 'My first ice cream was "red". Nobody ever found out more.',
      l: 'Lemon ice cream, a white wall, the sea behind it.',
    },
    lines: {
      '*': [
        'Which ice cream {flavour|flavor} has disappeared that you would {queue|stand in line} for?',
        'Strawberry from a van, vanilla between two wafers: what was your ice cream when you were six?',
        'If you could bring one ice cream {flavour|flavor} back for a day, which would it be?',
        'Some people have ordered the same ice cream for forty years. Are you one of them?',
      ],
      h: ['As a child you had to negotiate for a second scoop of ice cream. Now you can just have it.'],
    },
    scene: [
      'The bell of the ice cream van, far away, and suddenly every child in the garden can run.',
      'An old man orders rum and raisin and looks at the cone. "My wife\'s," he says, and then he licks.',
    ],
    why: [
      [
        'Smell and taste bring back memories faster than a photograph.',
        'Ice cream was a treat, so you remember it.',
      ],
    ],
    parts: [
      [
        'Which {flavour|flavor} was it?',
        ['Tell us the exact one, with sprinkles if there were any.', 'It counts even if it was only "blue".'],
        'A scoop with coloured sprinkles',
      ],
      [
        'Where did you eat it?',
        [
          'Was it a van, a pier, a kitchen, a swimming pool?',
          'Do you remember the warm ground under bare feet?',
        ],
        'A bench at the edge of a pool',
      ],
      [
        'Who bought it for you?',
        ['Somebody put a coin into your hand. Who was it?', 'They would love to hear that you remember.'],
        "A coin in a child's hand",
      ],
    ],
    turn: [
      'Ask your parents tonight. You will get a story.',
      'Most of these stories begin with "there was a van".',
    ],
    asks: ['What did your first ice cream taste of?', 'Which {flavour|flavor} should come back for a day?'],
    ends: {
      p: 'We look forward to your stories.',
      t: 'Tell us the {flavour|flavor}, the place and the person.',
      fi: 'Every answer makes somebody hungry.',
      a: 'One word is enough.',
      h: '"Red" counts as an answer.',
      l: 'Lemon ice cream, and the sea.',
    },
    keep: 'the next time you cannot choose',
    send: 'the one who bought you your first ice cream',
    own: [
      {
        kinds: ['history', 'people', 'story'],
        about: '.',
        lead: 'A bit of our own story:',
      },
    ],
    pic: { ask: 'A single scoop in a simple cone', alt: 'A single scoop of ice cream in a cone' },
    claims: [['Tastes and smells bring back memories', 'common experience, psychology of memory']],
  },
];
