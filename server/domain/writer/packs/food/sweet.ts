// Chocolate, honey, jam and chutney: how to keep them, taste them, give them and use them up.
import type { Idea } from '../../library/idea.ts';

export const SWEET: readonly Idea[] = [
  {
    id: 'chocolate-out-of-the-fridge',
    format: 'answer',
    again: 9,
    emoji: '🍫',
    tags: ['Chocolate', 'ChocolateLovers', 'GoodToKnow'],
    title: ['Should chocolate be kept in the fridge?', 'How to store chocolate, and why it turns white'],
    cover: 'Chocolate in the fridge?',
    question: 'Should I keep chocolate in the fridge?',
    short: [
      'Better not. A cool, dry cupboard is best, and away from anything that smells.',
      'Only in a heatwave, and then in a closed box.',
    ],
    gist: [
      'Keep chocolate in a cool, dark cupboard in its wrapper. In the fridge it takes on smells and gets damp, and a white film may form. That film is harmless, but the chocolate has lost its shine.',
      'Chocolate likes it cool, dry and dark, but not cold. A cupboard away from the cooker and the spices is the right place.',
    ],
    subject: ['Chocolate in the fridge, or not?', 'Why chocolate turns white'],
    hooks: {
      '*': [
        'Do you keep your chocolate in the fridge? A cupboard is better.',
        'White spots on chocolate are not mould. It has been too warm or too damp.',
      ],
      pt: 'Chocolate keeps best in a dry place at the temperature of a cool room.',
      fi: 'Found an old bar with white patches? You can still use it.',
      a: 'Chocolate: cool, dry, dark. Not the fridge.',
      h: 'Chocolate in the fridge? Next to the cheese, it will soon taste of it.',
      l: 'A cool cupboard, a closed box, and a bar that snaps when you break it.',
    },
    lines: {
      '*': [
        'Keep chocolate in a cool, dark cupboard, well wrapped. The fridge makes it damp, and it takes on smells.',
        'A white film on chocolate comes from fat or sugar that has moved to the surface. You can eat it or bake with it.',
        'In a heatwave chocolate may go in the fridge: in a closed box, and back out an hour before you eat it.',
        'Filled chocolates with fresh cream keep for days or weeks, not for months. Look at the date on the box.',
      ],
      h: ['The best way to stop chocolate from going white is to eat it on Tuesday.'],
    },
    scene: [
      'A bar of chocolate from the back of the cupboard, with white patches all over. Is it still good?',
      'Somebody opens the fridge, and next to the onions lies a box of fine chocolates.',
    ],
    why: [
      [
        'Chocolate takes on the smell of whatever is next to it.',
        'Onions, cheese and spices in the same fridge can be tasted in the chocolate.',
      ],
      [
        'When cold chocolate comes into a warm room, water settles on it and dissolves some sugar.',
        'When chocolate gets warm, its cocoa butter rises to the surface and turns white.',
      ],
    ],
    parts: [
      [
        ['Find a cool cupboard', 'Keep it somewhere cool and dark'],
        ['Away from the cooker, the heater and the sun.', 'A pantry or a bedroom drawer will do.'],
        'A chocolate bar in a cupboard',
      ],
      [
        ['Wrap it well', 'Close the packet'],
        ['Use the wrapper or a box with a lid.', 'Keep it apart from spices, coffee and cheese.'],
        'A wrapped bar in a tin',
      ],
      [
        ['Bake with the white one', 'Use up old chocolate'],
        ['Melted in a cake or a hot drink, nobody sees the film.', 'If it smells fine, it is fine.'],
        'Chopped chocolate in a bowl',
      ],
    ],
    turn: ['Most bars are eaten long before it matters.', 'And keep it out of the car in July.'],
    asks: ['Where does your chocolate live?', 'How long does a bar last in your house?'],
    ends: {
      pa: 'Stored well, a bar keeps for months.',
      fi: 'Now you only have to hide it well.',
      t: 'Cool, dry, dark and closed.',
      h: 'A good hiding place is worth more than a good cupboard.',
      l: 'And listen for the snap.',
    },
    keep: 'the next warm week',
    send: 'somebody with chocolate in the fridge',
    own: [
      {
        kinds: ['product', 'price', 'offer', 'policy'],
        about: 'chocolates?\\b|truffles?|bars?\\b|box(?:es)?\\b|keeps? for',
        lead: 'Good to know about ours:',
      },
    ],
    pic: { ask: 'A bar of your chocolate, broken in two', alt: 'A bar of chocolate broken in two' },
    claims: [['Fat bloom, sugar bloom, storage of chocolate', 'textbooks of confectionery']],
  },
  {
    id: 'taste-chocolate-slowly',
    format: 'howto',
    again: 9,
    emoji: '👅',
    tags: ['ChocolateTasting', 'Chocolate', 'ChocolateLovers'],
    title: ['How to taste chocolate so that you notice more', 'Chocolate tasting at home in five minutes'],
    cover: 'How to taste chocolate',
    gist: [
      'Let a small piece of chocolate melt on the tongue instead of chewing it. After half a minute you taste fruit, nuts or caramel that you miss when you bite.',
      'Break it, smell it, let it melt: with two different bars side by side you notice how much they differ.',
    ],
    subject: ['How to taste chocolate', 'Let it melt, do not chew'],
    hooks: {
      '*': [
        'Let a piece of good chocolate melt, and you taste twice as much of it.',
        'Here is a chocolate tasting for two that takes five minutes and two bars.',
      ],
      pt: 'Cocoa butter melts at body temperature, and the flavour comes out as it does.',
      fi: 'Do you chew chocolate? Try once not to.',
      a: 'Break, smell, melt. Do not chew.',
      h: 'A chocolate tasting: the best reason to eat chocolate at eleven in the morning.',
      l: 'One square, a quiet minute, and nothing else.',
    },
    lines: {
      '*': [
        'Put a small piece of chocolate on your tongue and let it melt. The taste changes from the first second to the last.',
        'Break a bar of chocolate close to your ear. A clear snap means that it was made and stored well.',
        'Try two chocolates side by side, the milder one first. Next to each other you notice the difference at once.',
        'Drink a little lukewarm water between two chocolates. Cold water hardens the cocoa butter on your tongue.',
      ],
      h: ['The only hard part of a chocolate tasting is to stop at the second bar.'],
    },
    scene: [
      'Two bars, two people, one glass of water. One of them says: "This tastes of raspberry." There is no raspberry in it.',
      'The first square of chocolate was eaten in one bite. Take the second one slowly.',
    ],
    why: [
      [
        'You taste chocolate best while it melts.',
        'When you chew chocolate, it is gone before you have tasted much.',
      ],
      [
        'Cocoa beans from different countries taste different.',
        'Some chocolates taste of red fruit, others of nuts or toast.',
      ],
    ],
    parts: [
      [
        ['Break off a small piece', 'Take one square'],
        ['It should be at room temperature.', 'Listen for the snap and look at the shine.'],
        'A hand breaking a bar',
      ],
      [
        ['Smell it first', 'Hold it under your nose'],
        ['Warm it a little between your fingers.', 'Half of what you taste is smell.'],
        'A square of chocolate held up',
      ],
      [
        ['Let it melt', 'Leave it on the tongue'],
        ['Count to thirty before you swallow.', 'Press it gently against the roof of your mouth.'],
        'A plate with two squares of chocolate',
      ],
    ],
    turn: ['Then say what you tasted. There is no wrong answer.', 'After that, you may chew again.'],
    asks: ['Do you chew chocolate or let it melt?', 'Which chocolate could you always eat?'],
    ends: {
      pa: 'Two bars and five minutes are enough.',
      fi: 'Try it with somebody, and compare.',
      t: 'Snap, smell, melt, compare.',
      h: 'You may repeat the test as often as you need.',
      l: 'It lasts longer, and you need less.',
    },
    keep: 'the next bar you open',
    send: 'somebody you would share chocolate with',
    own: [
      {
        kinds: ['event', 'service', 'product', 'price'],
        about: 'tastings?\\b|tasting evenings?|single.origin|bars?\\b|cocoa',
        lead: 'To taste with us:',
      },
    ],
    pic: { ask: 'Two kinds of your chocolate side by side', alt: 'Two kinds of chocolate on a plate' },
    claims: [
      ['Cocoa butter melts near body temperature; origin changes flavour', 'textbooks of chocolate making'],
    ],
  },
  {
    id: 'milk-or-dark',
    format: 'either',
    again: 9,
    emoji: '🍫',
    tags: ['Chocolate', 'ThisOrThat', 'ChocolateLovers'],
    title: ['Milk or dark chocolate: which do you choose?', 'Dark chocolate or milk chocolate?'],
    cover: 'Milk or dark?',
    gist: [
      'Milk chocolate is sweet and creamy, dark chocolate is stronger and less sweet. Which one goes first in your house?',
      'One box, two kinds: creamy milk and strong dark. Which do you reach for?',
    ],
    subject: ['Milk or dark?', 'Which chocolate goes first?'],
    hooks: {
      '*': [
        'Milk or dark chocolate: which one do you reach for?',
        'In every box of chocolates one kind goes first. Which is it with you?',
      ],
      pt: 'Milk chocolate is chosen for its creaminess, dark for its strong cocoa taste.',
      fi: 'Milk or dark? We really want to know.',
      a: 'Milk or dark. One word.',
      h: 'Milk or dark chocolate? It decides who shares a box with whom.',
      l: 'Creamy milk, or dark with a long finish?',
    },
    lines: {
      '*': [
        'Milk: sweet and creamy.\nDark: strong and less sweet.\n\nWhich chocolate do you choose?',
        'Which chocolate goes first in your house: milk, dark or white?',
        'Dark chocolate with coffee, milk chocolate with tea. Do you agree?',
        'You may take one chocolate from the box. Milk, dark, white or with nuts?',
      ],
      h: ['White chocolate fans may vote as well. We will not tell anyone.'],
    },
    scene: [
      'A box goes round the table. The milk ones are gone in a minute, or was it the dark ones?',
      'Two people share a bar, and one of them always says: "Dark, please."',
    ],
    why: [
      [
        'Hardly anybody likes milk and dark chocolate equally well.',
        'Ask at any table whether milk or dark, and you hear both.',
      ],
    ],
    parts: [
      [
        'Milk',
        ['It is creamy and sweet, and most of us grew up with it.', 'Goes well with nuts, caramel and tea.'],
        'A bar of milk chocolate',
      ],
      [
        'Dark',
        [
          'It has more cocoa and less sugar, so one piece goes further.',
          'Goes well with coffee, orange and sea salt.',
        ],
        'A bar of dark chocolate',
      ],
    ],
    turn: ['A box with both keeps the peace.', 'Tell us below, one word is enough.'],
    asks: ['Milk or dark?', 'Which chocolate is always left in the box?'],
    ends: {
      pa: 'For a gift, choose a box with both.',
      fi: 'Write your answer below. We are counting.',
      t: 'One vote each, please.',
      h: 'Peace talks begin after the last piece.',
      l: 'Choose the one you look forward to.',
    },
    keep: 'the next time you choose a box',
    send: 'the person you share with',
    own: [
      {
        kinds: ['product', 'price', 'offer'],
        about: 'milk chocolate|dark chocolate|truffles?|pralines?|bars?\\b|box(?:es)?\\b',
        lead: 'What there is to choose from:',
      },
    ],
    pic: { ask: 'A milk and a dark chocolate side by side', alt: 'Milk and dark chocolate side by side' },
    claims: [['Dark chocolate has more cocoa and less sugar', 'definition']],
  },
  {
    id: 'percent-on-the-bar',
    format: 'answer',
    again: 9,
    emoji: '🔎',
    tags: ['DarkChocolate', 'Chocolate', 'GoodToKnow'],
    title: [
      'What does the percentage on a chocolate bar mean?',
      'Seventy percent chocolate: seventy percent of what?',
    ],
    cover: 'What the percentage means',
    question: 'What does seventy percent on a chocolate bar mean?',
    short: [
      'Seventy percent of the bar comes from the cocoa bean. Most of the rest is sugar.',
      'It counts cocoa and cocoa butter together. What is left is mainly sugar.',
    ],
    gist: [
      'The percentage tells you how much of the bar comes from the cocoa bean. In a dark bar the rest is mostly sugar, so a higher figure means less sweet. It says nothing about how good it is.',
      'A higher percentage means more cocoa and less sugar. Whether a bar tastes fine or harsh depends on the beans and the maker.',
    ],
    subject: ['What the percentage on chocolate means', 'Seventy percent of what?'],
    hooks: {
      '*': [
        'Seventy percent chocolate: what are the other thirty?',
        'The figure on a chocolate bar tells you how sweet it is, and not how good.',
      ],
      pt: 'The percentage adds up cocoa mass and cocoa butter. In dark chocolate the rest is mainly sugar.',
      fi: 'Not sure which bar to buy? The percentage helps a little.',
      a: 'Higher percentage: more cocoa, less sugar.',
      h: 'Ninety percent chocolate is for people who also like cold showers. Most of us prefer seventy.',
      l: 'Two bars with the same figure can taste of cherries or of smoke.',
    },
    lines: {
      '*': [
        'New to dark chocolate? Begin at about fifty five percent, and go up from bar to bar.',
        'Two bars with the same percentage can taste quite different, as the beans and the roasting differ.',
        'For baking, take the percentage that the recipe names. With more cocoa a cake gets drier and less sweet.',
        'Read the list on a chocolate bar. In a good dark one there is little more than cocoa, cocoa butter and sugar.',
      ],
      h: ['Nobody has to finish a hundred percent bar. It has been tried.'],
    },
    scene: [
      'In front of the shelf with the chocolate: fifty five, seventy or eighty five percent?',
      'A child bites into a ninety percent chocolate bar and pulls a face.',
    ],
    why: [
      [
        'The percentage counts everything made of cocoa.',
        'Cocoa butter counts in the percentage as well, though it tastes of little.',
      ],
      [
        'With less sugar, a chocolate tastes stronger and more bitter.',
        'The percentage is a good guide to how sweet a chocolate is.',
      ],
    ],
    parts: [
      [
        ['Use it as a guide to sweetness', 'Read it as less or more sweet'],
        [
          'Fifty is sweet, seventy is strong, eighty five is bitter.',
          'Most people are happy between sixty and seventy five.',
        ],
        'Three bars with different percentages',
      ],
      [
        ['Look at the ingredients', 'Read the short list'],
        ['Cocoa should come first in a dark bar.', 'Vanilla is fine. A long list is a reason to ask.'],
        'The back of a chocolate bar',
      ],
      [
        ['Ask for a taste', 'Try before you choose'],
        [
          'A small piece tells more than a figure.',
          'Say which bar you liked so far, and you get a good tip.',
        ],
        'A small piece of chocolate on a spoon',
      ],
    ],
    turn: ['The right figure is the one you like.', 'Buy two, and compare.'],
    asks: ['Which percentage do you like best?', 'Have you tried a bar over eighty?'],
    ends: {
      pa: 'Choose by taste, with the figure as a guide.',
      fi: 'Ask us for the one that suits you.',
      t: 'Percentage is cocoa in total, not quality.',
      h: 'Cold showers are optional.',
      l: 'The finest bar is not the darkest.',
    },
    keep: 'the next time you choose a bar',
    send: 'somebody who is new to dark chocolate',
    own: [
      {
        kinds: ['product', 'process', 'price'],
        about: 'per ?cent|single.origin|cocoa|beans?\\b|bars?\\b|couverture',
        lead: 'What is in ours:',
      },
    ],
    pic: { ask: 'Bars of different strength side by side', alt: 'Chocolate bars of different strength' },
    claims: [['Cocoa percentage includes cocoa butter and solids', 'definition in food law and trade']],
  },
  {
    id: 'choose-a-box-as-a-gift',
    format: 'tip',
    again: 9,
    emoji: '🎁',
    tags: ['ChocolateGift', 'GiftIdeas', 'Chocolate'],
    title: [
      'How to choose a box of chocolates as a gift',
      'Chocolates as a present: what to ask before you buy',
    ],
    cover: 'Chocolates as a gift',
    gist: [
      'Three questions make a box of chocolates the right gift: milk or dark, any nuts or alcohol, and when will it be given? Fresh chocolates do not keep for months.',
      'Tell the shop who it is for and when you give it. Then you get a box without what they cannot eat, and as fresh as can be.',
    ],
    subject: ['How to choose a box of chocolates', 'A gift of chocolates: three questions'],
    hooks: {
      '*': [
        'Giving a box of chocolates? Three questions help you choose the right one.',
        'Not sure what they like? Here is how to choose chocolates for somebody else.',
      ],
      pt: 'A good gift box depends on the taste, the allergies and the day on which it is given.',
      fi: 'You need a present, and you do not know what they like. We can help with that.',
      a: 'Ask: milk or dark, nuts or none, which day.',
      h: 'Giving chocolates? Buy the ones you like, and you may be offered one.',
      l: 'A small box of fine chocolates says more than a large one.',
    },
    lines: {
      '*': [
        'Giving chocolates? Ask about nuts and alcohol first. Many people cannot or do not want to eat them.',
        'Buy fresh chocolates close to the day you give them. Those with cream keep for weeks, not for months.',
        'If you do not know their taste, choose a box with milk and dark. Everybody finds something.',
        'A small box of good chocolates is a better present than a big one of anything.',
      ],
      h: ['Never give chocolates to somebody on the evening they begin a diet. Give them the next day.'],
    },
    scene: [
      'Dinner is at seven, and you still have no present for the hosts.',
      'The box of chocolates is opened, and nobody knows which ones have nuts.',
    ],
    why: [
      [
        'A box of chocolates that somebody cannot eat is a pity.',
        'Nut allergies are common, and not everybody drinks alcohol.',
      ],
      [
        'Fresh chocolates taste best in the first weeks.',
        'In a warm room or car, fine chocolates suffer within an hour.',
      ],
    ],
    parts: [
      [
        ['Ask about nuts and alcohol', 'Find out what they cannot eat'],
        ['In doubt, choose without both.', 'Have the card with the list put in the box.'],
        'A card that lists chocolates',
      ],
      [
        ['Say when you give it', 'Name the day'],
        ['Then you get a box that is fresh on that day.', 'For Christmas, buy in the last two weeks before.'],
        'A wrapped box with a tag',
      ],
      [
        ['Keep it cool until then', 'Store the box cool'],
        ['Not in the car, and not over a radiator.', 'A cool room is right.'],
        'A gift box on a cool shelf',
      ],
    ],
    turn: [
      'And buy a small one for yourself. It is tradition.',
      'A line in your own hand makes it complete.',
    ],
    asks: ['Who would you give a box of chocolates to?', 'Which chocolate do you always look for in a box?'],
    ends: {
      pa: 'With these answers we can put together the right box.',
      fi: 'Tell us who it is for.',
      t: 'Taste, allergies, day.',
      h: 'And stay near when it is opened.',
      l: 'A ribbon, a card, and nothing more.',
    },
    keep: 'the next invitation',
    send: 'whoever is always looking for a present',
    own: [
      {
        kinds: ['product', 'price', 'offer', 'service'],
        about: 'box(?:es|ed)?\\b|gifts?|hampers?|selection|assort|wrapped',
        lead: 'To give away:',
      },
    ],
    pic: { ask: 'An open box of your chocolates', alt: 'An open box of chocolates' },
    claims: [['Fresh cream fillings keep for weeks', 'trade practice of chocolatiers']],
  },
  {
    id: 'honey-went-hard',
    format: 'answer',
    again: 9,
    emoji: '🍯',
    tags: ['Honey', 'RawHoney', 'GoodToKnow'],
    title: [
      'Honey has gone hard: is it still good?',
      'Why honey turns solid, and how to make it runny again',
    ],
    cover: 'Honey gone hard?',
    question: 'My honey has gone hard. Is it still good?',
    short: [
      'Yes. Nearly all real honey sets in time. Warm water makes it runny again.',
      'It is as good as before. Setting is natural.',
    ],
    gist: [
      'Honey that sets has not gone off. Stand the jar in warm water for a while and stir, and it is runny again. Do not boil it and do not use the microwave, as heat takes away the scent.',
      'Nearly every honey turns solid sooner or later, because its sugar forms crystals. A bath in warm water undoes it.',
    ],
    subject: ['Honey gone hard? It is still good', 'How to make honey runny again'],
    hooks: {
      '*': [
        'Has your honey gone hard? Do not throw it away.',
        'Honey that turns solid is not old. It has set, and that is natural.',
      ],
      pt: 'Honey sets because the glucose in it forms crystals. Quality and taste stay the same.',
      fi: 'A jar of hard honey at the back of the cupboard? Here is what to do.',
      a: 'Hard honey: warm water, stir, done.',
      h: 'Honey so hard that the spoon stands up in it? It is still good.',
      l: 'Set honey on warm toast melts by itself.',
    },
    lines: {
      '*': [
        'Stand a jar of hard honey in warm water for half an hour and stir. It gets runny, and keeps its scent.',
        'Do not put honey in the microwave. Too much heat takes away its scent.',
        'Some honeys set within weeks, such as rape honey. Others stay runny for a year. Both are right.',
        'Keep honey in a closed jar in the cupboard, and not in the fridge. The cold makes it set faster.',
      ],
      h: ['A bent spoon tells you that the honey has set. Warm the jar, not the spoon.'],
    },
    scene: [
      'Breakfast, a jar of honey, and a spoon that will not go in.',
      'In the cupboard stands a jar of honey from two summers ago, solid and pale. Is it still good?',
    ],
    why: [
      [
        'Honey has more sugar in it than its water can hold, so some of it forms crystals.',
        'Which flowers the bees visited decides how fast a honey sets.',
      ],
      [
        'Honey keeps for years, because it has too little water for germs to grow.',
        'In a closed jar, honey does not spoil.',
      ],
    ],
    parts: [
      [
        ['Stand the jar in warm water', 'Give the jar a warm bath'],
        ['As warm as a bath, not hotter.', 'Loosen the lid, and change the water when it is cold.'],
        'A jar of honey in a bowl of water',
      ],
      [
        ['Stir it now and then', 'Stir with a clean spoon'],
        ['The crystals dissolve sooner.', 'It takes half an hour or a little more.'],
        'A spoon in a jar of honey',
      ],
      [
        ['Or leave it set', 'Use it as it is'],
        ['Set honey does not drip from the toast.', 'In tea it melts by itself.'],
        'Set honey on toast',
      ],
    ],
    turn: ['Then breakfast can begin.', 'Or leave it as it is. Many people like it set.'],
    asks: ['Do you like honey runny or set?', 'What do you eat honey with?'],
    ends: {
      pa: 'Set or runny, it is the same honey.',
      fi: 'Tell us which you like better: runny or set.',
      t: 'Crystals melt in warm water.',
      h: 'The spoon can be bent back.',
      l: 'On warm bread, with a little butter.',
    },
    caution: [
      'Honey is not for babies under one year.',
      'Do not give honey to children in their first year.',
    ],
    keep: 'the jar at the back of the cupboard',
    send: 'somebody with a jar of hard honey',
    own: [
      {
        kinds: ['product', 'price', 'process', 'offer'],
        about: 'honey|heather|blossom|jars?\\b|comb',
        lead: 'Our honey:',
      },
    ],
    pic: { ask: 'A jar of set honey with a spoon', alt: 'A spoon in a jar of set honey' },
    claims: [
      ['Crystallisation of honey, gentle warming', 'textbooks of beekeeping'],
      ['No honey before the first birthday', "health authorities' advice"],
    ],
  },
  {
    id: 'which-honey-for-what',
    format: 'checklist',
    again: 9,
    emoji: '🐝',
    tags: ['Honey', 'HoneyLovers', 'FoodTips'],
    title: ['Which honey goes with what?', 'What to eat with honey: cheese, toast, tea and more'],
    cover: 'Which honey for what?',
    gist: [
      'Use a mild honey in tea and on yoghurt, and a strong dark one with cheese, in marinades and in baking. Set honey is best on toast.',
      'Light honey is mild, dark honey is strong. With that you can choose a jar for breakfast, for cheese or for the oven.',
    ],
    subject: ['Which honey for what?', 'Honey with cheese, tea and toast'],
    hooks: {
      '*': [
        'Which honey goes in tea, and which on cheese? Look at the colour.',
        'Honey is good for more than toast. Here is what goes with which.',
      ],
      pt: 'As a rule, light honeys are mild and dark ones are strong.',
      fi: 'You have a jar of honey and only ever put it on toast? Try these.',
      a: 'Mild for tea, dark for cheese, set for toast.',
      h: 'Honey on toast is fine. Honey on blue cheese makes people go quiet.',
      l: 'A little dark honey, a piece of blue cheese, a walnut.',
    },
    lines: {
      '*': [
        'Try a spoon of strong honey with blue cheese and walnuts. Sweet and salty go well together.',
        'In tea, use a mild honey, and stir it in when the tea has cooled a little. So its scent stays.',
        'Brush carrots or parsnips with a little honey for the last ten minutes of roasting. Earlier it burns.',
        'Honey instead of sugar in a salad dressing: one spoon of honey, one of mustard, vinegar and oil.',
      ],
      h: ['Porridge without honey is a building material.'],
    },
    scene: [
      'Three jars of honey on the table: one pale, one golden, one nearly brown.',
      'A cheese board, and in the middle a little dish of honey. It is empty first.',
    ],
    why: [
      [
        'Heather honey tastes different from clover honey, because the bees were on other flowers.',
        'The colour and the taste of honey come from the flowers.',
      ],
      [
        'Strong honey stands up to strong food, and mild honey would get lost in it.',
        'In tea and on fruit, a strong honey covers all other tastes.',
      ],
    ],
    parts: [
      [
        ['Mild honey for tea and yoghurt', 'Take a light one for breakfast'],
        ['It sweetens without covering the taste.', 'Good on fruit and porridge as well.'],
        'Honey and a bowl of yoghurt',
      ],
      [
        ['Strong honey for cheese', 'Take a dark one for cheese'],
        ['Blue cheese and goat cheese like it best.', 'Add walnuts or a pear.'],
        'Honey beside blue cheese',
      ],
      [
        ['Set honey for toast', 'Take a firm one for bread'],
        ['It stays where you put it.', 'With butter underneath, it is even better.'],
        'Toast with set honey',
      ],
      [
        ['Any honey for roasting', 'Use an open jar in the oven'],
        ['Add it in the last ten minutes.', 'With mustard it makes a good glaze.'],
        'Roasted carrots with a shine',
      ],
    ],
    turn: [
      'Two jars, a light and a dark one, are enough for all that.',
      'Ask for a taste before you choose a jar.',
    ],
    asks: ['What do you like best with honey?', 'Light honey or dark honey?'],
    ends: {
      pa: 'Choose by colour, and taste before you buy.',
      fi: 'Tell us what you eat it with.',
      t: 'Light is mild, dark is strong.',
      h: 'The porridge says thank you.',
      l: 'One spoon is enough.',
    },
    caution: [
      'Honey is not suitable for babies under twelve months.',
      'No honey for children in their first year.',
    ],
    keep: 'the next time you choose a jar',
    send: 'somebody who only knows honey on toast',
    own: [
      {
        kinds: ['product', 'price', 'offer'],
        about: 'honey|heather|blossom|jars?\\b|comb',
        lead: 'Our jars:',
      },
    ],
    pic: { ask: 'Jars of light and dark honey side by side', alt: 'Jars of light and dark honey' },
    claims: [
      ['Colour and strength go together as a rule', 'textbooks of beekeeping'],
      ['No honey before the first birthday', "health authorities' advice"],
    ],
  },
  {
    id: 'can-you-eat-the-comb',
    format: 'answer',
    again: 9,
    emoji: '🍯',
    tags: ['Honeycomb', 'Honey', 'GoodToKnow'],
    title: ['Can you eat honeycomb?', 'How to eat honeycomb, wax and all'],
    cover: 'How to eat honeycomb',
    question: 'Can you eat the wax in honeycomb?',
    short: [
      'Yes. Chew it with the honey, and swallow the wax or leave it.',
      'You can. The wax is harmless and tastes of nothing much.',
    ],
    gist: [
      'You can eat honeycomb as it is. Cut a small piece, put it on warm toast or beside cheese, and chew. The wax may be swallowed or left on the plate.',
      'Honeycomb is honey as the bees left it. On hot toast the wax softens, and with cheese it looks as good as it tastes.',
    ],
    subject: ['Can you eat honeycomb?', 'How to eat honeycomb'],
    hooks: {
      '*': [
        'Yes, you can eat honeycomb, wax and all. Here is how.',
        'Have you ever eaten honey straight from the comb?',
      ],
      pt: 'Honeycomb is honey in the wax cells in which the bees stored it. Both can be eaten.',
      fi: 'A piece of honeycomb on the table, and nobody dares to begin? Go on.',
      a: 'Honeycomb: cut, chew, enjoy.',
      h: 'Honeycomb is honey in its own packaging, and you may eat that, too.',
      l: 'A corner of honeycomb, a ripe cheese, a warm plate.',
    },
    lines: {
      '*': [
        'Put a piece of honeycomb on hot toast. The honey runs, the wax softens, and you can eat both.',
        'Honeycomb on a cheese board: cut a small square and serve it beside a blue or a hard cheese.',
        'Cut honeycomb with a warm knife, and let what drips out run into a bowl.',
        'Keep honeycomb in a closed box at room temperature. In the fridge it sets and crumbles.',
      ],
      h: ['Children chew the wax like gum. So do their fathers, when nobody is looking.'],
    },
    scene: [
      'A square of honeycomb on a plate, and the question: does one eat the wax?',
      'A warm slice of toast, a piece of honeycomb, and sticky fingers.',
    ],
    why: [
      [
        'The wax of honeycomb is made by the bees and does no harm.',
        'Wax passes through you as it is, so you can swallow it.',
      ],
      [
        'Honey from the comb has not been spun or strained, so all of its scent is there.',
        'The bees close honeycomb with wax, so it stays sealed until you cut it.',
      ],
    ],
    parts: [
      [
        ['Cut a small piece', 'Take a corner of it'],
        ['A warm knife does not crush it.', 'A piece as big as a sugar cube is enough.'],
        'A knife cutting honeycomb',
      ],
      [
        ['Eat it on something warm', 'Put it on hot toast'],
        ['The wax softens and spreads.', 'Pancakes and porridge work as well.'],
        'Honeycomb on toast',
      ],
      [
        ['Try it with cheese', 'Serve it on a cheese board'],
        ['A salty cheese suits it best.', 'Guests take it for the best thing on the board.'],
        'Honeycomb beside cheese',
      ],
    ],
    turn: ['Whoever does not like the wax leaves it on the plate.', 'And have a napkin ready.'],
    asks: ['Have you ever eaten honeycomb?', 'Would you eat the wax?'],
    ends: {
      pa: 'Comb is the simplest way to eat honey.',
      fi: 'Try it, and tell us how you liked it.',
      t: 'Honey, wax, nothing else.',
      h: 'The napkin was not enough.',
      l: 'Slowly, and while it is warm.',
    },
    caution: [
      'Honey and honeycomb are not for babies under one year.',
      'Do not give comb or honey to children in their first year.',
    ],
    keep: 'your next cheese board',
    send: 'somebody who has never tried it',
    own: [
      {
        kinds: ['product', 'price', 'offer'],
        about: 'comb\\b|honeycomb|cut comb',
        lead: 'Comb from our hives:',
      },
    ],
    pic: { ask: 'A piece of honeycomb on a plate', alt: 'A piece of honeycomb on a plate' },
    claims: [
      ['Beeswax in comb can be eaten', 'textbooks of beekeeping'],
      ['No honey before the first birthday', "health authorities' advice"],
    ],
  },
  {
    id: 'jam-once-opened',
    format: 'answer',
    again: 9,
    emoji: '🫙',
    tags: ['Jam', 'Preserves', 'GoodToKnow'],
    title: ['How long does jam keep once it is open?', 'How to keep jam and chutney after opening'],
    cover: 'Jam: how long once open?',
    question: 'How long does a jar keep once it is open?',
    short: [
      'In the fridge jam keeps for weeks and chutney for longer. The label tells you more.',
      'Some weeks in the fridge, if you always use a clean spoon.',
    ],
    gist: [
      'Keep an open jar of jam in the fridge and use a clean spoon each time. Then it lasts for weeks. Jam with less sugar is finished sooner, chutney keeps longer.',
      'A clean spoon, a closed lid and the fridge: more is not needed to keep a jar of jam or chutney good.',
    ],
    subject: ['How long does an open jar keep?', 'Jam: clean spoon, closed lid, fridge'],
    hooks: {
      '*': [
        'How long is jam good for once you have opened it? It depends on the spoon.',
        'Three open jars in the fridge? This is how they stay good.',
      ],
      pt: 'Sugar and acid preserve what is in the jar. Crumbs and butter undo it.',
      fi: 'Do you know when you opened that jar? Write it on the lid.',
      a: 'Fridge, clean spoon, closed lid.',
      h: 'How long does open jam keep? That depends on who used the butter knife in it.',
      l: 'A clean spoon, a full jar, a slow breakfast.',
    },
    lines: {
      '*': [
        'Use a clean spoon for jam, and not the knife with the butter. Crumbs are what makes it go mouldy.',
        'Write the day on the lid when you open a jar. In three weeks you will be glad you did.',
        'Jam with little sugar keeps for a shorter time once it is open. Read what the label says.',
        'Mould on jam? Throw the jar away. Taking off the top does not help.',
      ],
      h: ['In every fridge there is one jar that nobody opened. It opened itself.'],
    },
    scene: [
      'Sunday breakfast, four open jars, and crumbs in each of them.',
      'A jar of chutney from Christmas stands in the fridge door. It is June.',
    ],
    why: [
      [
        'Sugar preserves jam, and vinegar preserves chutney.',
        'Chutney and pickles keep longer than jam, because of the vinegar.',
      ],
      [
        'Crumbs and butter in a jar make jam go mouldy sooner.',
        'An open jar keeps far longer in the fridge than on the table.',
      ],
    ],
    parts: [
      [
        ['Put it in the fridge', 'Keep open jars cold'],
        ['As soon as breakfast is over.', 'Not in the sun on the table until noon.'],
        'Jars on a fridge shelf',
      ],
      [
        ['Use a clean spoon', 'Take a fresh spoon each time'],
        ['Spoon some on your plate, then spread it.', 'No butter, no crumbs in the jar.'],
        'A spoon in a jar of jam',
      ],
      [
        ['Write the day on the lid', 'Note when you opened it'],
        ['A pen and a piece of tape are enough.', 'Then nobody has to guess.'],
        'A date on a jar lid',
      ],
    ],
    turn: ['And small jars are empty before they can spoil.', 'When in doubt, smell it and look.'],
    asks: ['How many open jars are in your fridge?', 'Jam with butter underneath, or without?'],
    ends: {
      pa: 'The label has the last word.',
      fi: 'Then the last spoon is as good as the first.',
      t: 'Cold, clean, closed.',
      h: 'Please be kind to the one with the butter knife.',
      l: 'The last spoon, on warm bread.',
    },
    caution: [
      'If there is mould on it, throw the whole jar away.',
      'Mouldy jam or chutney should not be eaten, not even from below.',
    ],
    keep: 'the next jar you open',
    send: 'the one with the butter knife',
    own: [
      {
        kinds: ['product', 'price', 'process', 'offer'],
        about: 'jams?\\b|marmalade|chutney|pickles?|relish|preserves?|jars?\\b',
        lead: 'In our jars:',
      },
    ],
    pic: { ask: 'An open jar with a clean spoon', alt: 'An open jar of jam with a spoon' },
    claims: [['Sugar and acid preserve, contamination spoils; discard mouldy jam', 'food safety advice']],
  },
  {
    id: 'more-than-toast',
    format: 'checklist',
    again: 9,
    emoji: '🥄',
    tags: ['Chutney', 'Jam', 'FoodTips'],
    title: ['What to eat with chutney and jam, besides toast', 'How to use up a jar of chutney or jam'],
    cover: 'Chutney and jam with what?',
    gist: [
      'A spoon of chutney goes with cheese, sausages, cold meat and in a toasted sandwich. Jam goes in yoghurt, on porridge, in a cake and in a sauce for roast.',
      'A jar is not only for breakfast. With one spoon of it a plain sandwich, a roast or a yoghurt gets better.',
    ],
    subject: ['What goes with chutney?', 'Jam is not only for toast'],
    hooks: {
      '*': [
        'An open jar in the fridge and no idea what to eat it with? Here are some.',
        'Chutney and jam are good for far more than toast.',
      ],
      pt: 'Sweet and sharp go well with fat and salt. That is why chutney and cheese suit each other.',
      fi: 'Were you given a jar and do not know what to do with it? Start with cheese.',
      a: 'One spoon each: sandwich, cheese, roast, yoghurt.',
      h: 'What to do with the jar of chutney from last Christmas? Eat it.',
      l: 'A good cheese, a spoon of chutney, a glass of something.',
    },
    lines: {
      '*': [
        'Spread chutney in a cheese toastie before you toast it. It is the quickest way to a better lunch.',
        'Stir a spoon of sharp jam into the gravy of a roast. It makes it rounder.',
        'Plain yoghurt with a spoon of jam has less sugar than most fruit yoghurts, and more fruit.',
        'Mix chutney with mayonnaise or yoghurt, and you have a dip for {chips|fries} and vegetables.',
      ],
      h: ['Nobody has ever said: this sandwich has too much chutney.'],
    },
    scene: [
      'A cheese sandwich, rather dull, and a jar of chutney within reach.',
      'Half a jar of jam, no toast left, and a pot of plain yoghurt.',
    ],
    why: [
      [
        'Fruit and vinegar go well with anything rich or salty.',
        'Chutney suits cheese, sausages and pork, because it is sharp and sweet.',
      ],
      [
        'One spoon brings sweet, sour and spice at once.',
        'Where chutney goes in, little other seasoning is needed.',
      ],
    ],
    parts: [
      [
        ['Put it in a sandwich', 'Spread it on the bread first'],
        ['With cheddar, ham or cold roast.', 'Toasted, it is best.'],
        'A toasted cheese sandwich',
      ],
      [
        ['Serve it with cheese', 'Add a spoon to the cheese board'],
        ['Hard cheese likes it sharp, soft cheese likes it fruity.', 'One jar is enough for eight people.'],
        'A cheese board with chutney',
      ],
      [
        ['Stir it into a sauce', 'Use it in gravy'],
        ['One spoon, at the end.', 'Good with pork, duck and sausages.'],
        'A pan of gravy',
      ],
      [
        ['Bake with it', 'Fill a cake with it'],
        [
          'Between two layers, or in the middle of a muffin.',
          'Thumbprint {biscuits|cookies} use up the last of a jar.',
        ],
        'Biscuits with jam in the middle',
      ],
    ],
    turn: ['An open jar is an invitation.', 'And the empty jar is good for nails and buttons.'],
    asks: ['What do you eat chutney with?', 'Which jar is always in your fridge?'],
    ends: {
      pa: 'One jar, four meals.',
      fi: 'Tell us what you put it on.',
      t: 'Sweet, sour, salt, fat: that is the whole trick.',
      h: 'The Christmas jar can relax.',
      l: 'With a ripe cheese, it is all you need.',
    },
    keep: 'the next time you open a jar',
    send: 'somebody who was given a jar',
    own: [
      {
        kinds: ['product', 'price', 'offer'],
        about: 'jams?\\b|marmalade|chutney|pickles?|relish|preserves?|jars?\\b',
        lead: 'Which jars there are:',
      },
    ],
    pic: { ask: 'Your jar beside a cheese sandwich', alt: 'A jar of chutney beside a sandwich' },
    claims: [['Pairings of chutney and jam', 'cookery practice']],
  },
];
