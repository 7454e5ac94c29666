// At the counter of a coffee shop: what to order, which milk, which cake, and with whom.
import type { Idea } from '../../library/idea.ts';

/** Who serves coffee, from a shop or a cart. */
const COFFEE = 'coffee|caf(?:e\\b|é)|espresso|barista';

export const COFFEE_SHOP: readonly Idea[] = [
  {
    id: 'which-milk-in-coffee',
    format: 'answer',
    again: 8,
    emoji: '🥛',
    tags: ['CoffeeTime', 'OatMilk', 'CoffeeLovers'],
    only: COFFEE,
    title: ['Which milk is best in coffee?', 'Oat, soya, almond or cow: which milk in your coffee?'],
    cover: 'Which milk in coffee?',
    question: 'Which milk goes best with coffee?',
    short: [
      'Oat is the creamiest of the plant milks, and dairy foams best of all.',
      'For foam dairy or oat, for little taste of its own oat, for nutty almond.',
    ],
    gist: [
      'Dairy milk foams easily and is sweet when warm. Oat comes closest to it. Soya can curdle in a sharp coffee, almond is thin and nutty, coconut tastes of coconut.',
      'If you want a plant milk in your coffee for the first time, begin with oat. It foams well and does not cover the coffee.',
    ],
    subject: ['Which milk in your coffee?', 'Oat, soya or almond?'],
    hooks: {
      '*': [
        'Oat, soya, almond or dairy: which milk suits your coffee?',
        'Want to try a plant milk in your coffee? Start with oat.',
      ],
      pt: 'Foam needs protein and fat. That is why dairy and barista oat milk work so well.',
      fi: 'Never tried oat milk in your coffee? Ask for it once.',
      a: 'First plant milk in coffee? Oat.',
      h: 'Which milk in your coffee? Nobody has ever milked an oat, and yet it foams.',
      l: 'Warm, silky milk, and the coffee still in front.',
    },
    lines: {
      '*': [
        'New to plant milk in coffee? Oat is the easiest: creamy, mild, and it foams.',
        'Soya milk can curdle in hot, sharp coffee. It helps to warm it first and pour it slowly.',
        'At home, buy the carton that says barista. It foams better and does not split in coffee.',
        'Warm milk tastes sweeter than cold milk. So try your latte without sugar first.',
      ],
      h: ['Almond milk in coffee: for those who like their nuts to be very quiet.'],
    },
    scene: [
      '"Which milk would you like?" There are five, and a line of people behind you.',
      'At home the soya milk lies in flakes on the coffee, and nobody knows why.',
    ],
    why: [
      [
        'Some plant milks curdle in hot coffee.',
        'Soya and almond milk split in coffee more easily than oat.',
      ],
      [
        'Milk with more protein makes a firmer foam.',
        'Plant milks for coffee have a little oil added, so that they foam.',
      ],
    ],
    parts: [
      [
        ['For a creamy cup: dairy or oat', 'Choose oat or dairy for foam'],
        ['Both foam well and taste slightly sweet.', 'Oat is the usual choice without dairy.'],
        'A jug of foamed milk',
      ],
      [
        ['For a nutty taste: almond', 'Choose almond for a nutty cup'],
        ['It is thin, so the coffee tastes stronger.', 'Better in iced drinks than in hot ones.'],
        'An iced coffee',
      ],
      [
        ['For more body: soya', 'Choose soya for a fuller drink'],
        ['It has the most protein of the plant milks.', 'Good in milder coffees and in chai.'],
        'A cup of chai',
      ],
    ],
    turn: [
      'Tell us about allergies, so that we take care with the jug.',
      'Try another one next time, and compare.',
    ],
    asks: ['Which milk do you take?', 'Have you changed your milk in the last years?'],
    ends: {
      pa: 'Ask which ones there are, and try one.',
      fi: 'Write your milk below: D, O, S or A.',
      t: 'Protein for foam, fat for feel, mild coffee for soya.',
      h: 'The oat did not mind.',
      l: 'Silky, warm, and nothing else.',
    },
    keep: 'your next coffee',
    send: 'somebody who would like to try oat milk',
    own: [
      {
        kinds: ['product', 'price', 'policy', 'offer'],
        about: 'oat|soya|almond|plant milk|dairy|milk',
        lead: 'Which milks there are:',
      },
    ],
    pic: { ask: 'A coffee with foam, and the carton beside it', alt: 'Milk poured into a coffee' },
    claims: [['Foaming and curdling of milks in coffee', 'barista training']],
  },
  {
    id: 'ask-for-it-your-way',
    format: 'checklist',
    again: 8,
    emoji: '☕',
    tags: ['CoffeeTime', 'CoffeeShop', 'GoodToKnow'],
    only: COFFEE,
    title: ['What you can ask for in a coffee shop', 'Weaker, smaller, cooler: how to order coffee your way'],
    cover: 'Coffee your way',
    gist: [
      'You can ask for your coffee weaker, stronger, cooler, smaller, without caffeine or with the milk on the side. It is not a nuisance. You only have to say it before it is made.',
      'Half strength, decaf, less foam, a smaller cup: most coffee shops are glad to do it when you ask at the till.',
    ],
    subject: ['Coffee your way: what you can ask for', 'You may ask for it weaker'],
    hooks: {
      '*': [
        'Weaker, cooler, smaller, without caffeine: you may ask for all of that.',
        'Is your coffee always a bit too strong or too hot? Say so when you order.',
      ],
      pt: 'Strength, size and warmth of a coffee can be changed with one word at the till.',
      fi: 'You would like it a little weaker and do not dare to ask? Please do.',
      a: 'Say it when you order, not when you sip.',
      h: '"A weak decaf with skimmed milk, extra hot?" Of course you may ask for that.',
      l: 'Exactly as you like it, every morning.',
    },
    lines: {
      '*': [
        'Coffee too strong? Ask for a single shot. Too weak? Ask for an extra one.',
        'Drinking coffee in the afternoon? Ask for decaf or half and half, and sleep better.',
        'Ask for your coffee not too hot if you want to drink it at once. Milk tastes sweeter when it is not scalding.',
        'Something for a small child? Ask for a small cup of warm foamed milk.',
      ],
      h: ['The only wrong way to order coffee is to say nothing and leave half of it.'],
    },
    scene: [
      'Some people leave half of their coffee every day because it is too strong, and never say so.',
      '"Could I have my coffee a little less hot?" "Of course." That is all it takes.',
    ],
    why: [
      [
        'Each drink is made to order, so it can be made another way.',
        'It is easier to change a coffee before it is made than after.',
      ],
      [
        'Some people feel caffeine until late in the evening.',
        'Nobody behind the counter can guess how you like your coffee.',
      ],
    ],
    parts: [
      [
        ['Ask for it weaker or stronger', 'Change the number of shots'],
        ['Single, double, or half decaf.', 'A longer drink with more water is an option as well.'],
        'A hand at a coffee machine',
      ],
      [
        ['Ask for it less hot', 'Say how hot you like it'],
        ['Good for children and for people in a rush.', 'Extra hot works too, with a little less sweetness.'],
        'A steaming cup',
      ],
      [
        ['Ask for it without caffeine', 'Choose decaf'],
        ['Nearly every drink can be made with it.', 'It has a trace of caffeine left.'],
        'A bag of decaf coffee',
      ],
      [
        ['Ask for a smaller cup', 'Choose a smaller size'],
        ['Stronger in taste, and finished while it is warm.', 'A flat white is a small one.'],
        'Cups in three sizes',
      ],
    ],
    turn: ['After the third time you need not say it any more.', 'Then it is just right.'],
    asks: ['How do you take your coffee?', 'What do you always ask for?'],
    ends: {
      pa: 'Say how you like it, and it is made that way.',
      fi: 'Tell us how you like it.',
      t: 'Shots, size, warmth, caffeine.',
      h: 'And your name on it, spelt somehow.',
      l: 'Your cup, your way.',
    },
    keep: 'the next time you order',
    send: 'the one who always leaves half a cup',
    own: [
      {
        kinds: ['product', 'price', 'offer'],
        about: 'decaf|flat whites?|filter|espresso|latte|tea\\b',
        lead: 'From our machine:',
      },
    ],
    pic: { ask: 'Cups of different sizes on your counter', alt: 'Three coffee cups in a row' },
    claims: [
      [
        'Drinks made to order can be adjusted; decaf has traces of caffeine',
        'trade practice, food labelling',
      ],
    ],
  },
  {
    id: 'no-coffee-please',
    format: 'tip',
    again: 8,
    emoji: '🫖',
    tags: ['TeaTime', 'HotChocolate', 'CoffeeShop'],
    only: COFFEE,
    title: [
      'What to order in a coffee shop if you do not like coffee',
      'No coffee? What else to drink in a café',
    ],
    cover: 'Not a coffee drinker?',
    gist: [
      'If you do not like coffee, ask for a chai, a hot chocolate, a pot of tea or a warm milk with honey. For a first try of coffee, a mocha or a milky latte is the mildest.',
      'A coffee shop has more than coffee: tea, chai, hot chocolate. And if you would like to try coffee, a mocha is the mildest.',
    ],
    subject: ['Not a coffee drinker?', 'What else is there to drink?'],
    hooks: {
      '*': [
        'Meeting somebody for coffee, and you do not like coffee? Order one of these.',
        'You do not have to drink coffee in a coffee shop.',
      ],
      pt: 'Most coffee shops have four or five hot drinks without coffee.',
      fi: 'Your friends drink coffee and you do not? Come along all the same.',
      a: 'No coffee: chai, chocolate, tea.',
      h: '"Shall we go for a coffee?" You may say yes and drink tea.',
      l: 'A pot of tea, a warm corner, an hour.',
    },
    lines: {
      '*': [
        'Do you not like coffee? Try a chai latte: spiced tea with foamed milk, sweet and warm.',
        'Would you like to learn to like coffee? Begin with a mocha. It is coffee with chocolate and milk.',
        'Peppermint or ginger tea is a good choice late in the day, as neither has caffeine.',
        'Children like warm foamed milk with a little cocoa on top. Ask for it not too hot.',
      ],
      h: ['Hot chocolate counts as a grown-up drink if you hold the cup with both hands.'],
    },
    scene: [
      'Five friends, four coffees, and one who has been reading the menu for a while.',
      'One orders a hot chocolate, and the three with coffee are a little jealous.',
    ],
    why: [
      [
        'When friends meet for a coffee, it does not matter who drinks what.',
        'Nobody minds if there is tea in your cup.',
      ],
      [
        'Milk and chocolate take away most of the bitterness.',
        'Many people who love coffee today began with a mocha.',
      ],
    ],
    parts: [
      [
        ['Order something spiced', 'Try a chai'],
        ['Black tea, cinnamon, ginger and milk.', 'It is sweet and warming, and goes well with cake.'],
        'A chai in a glass',
      ],
      [
        ['Order something chocolatey', 'Have a hot chocolate'],
        ['With oat milk it is rich as well.', 'Ask for it less sweet or with extra cocoa.'],
        'A hot chocolate',
      ],
      [
        ['Begin coffee with a mocha', 'Try a very milky coffee'],
        ['Chocolate makes it mild.', 'Next time, a latte.'],
        'A mocha in a cup',
      ],
    ],
    turn: ['So nobody has to stay at home.', 'And the cake goes with everything.'],
    asks: ['What do you drink when you do not have coffee?', 'Tea, chai or hot chocolate?'],
    ends: {
      pa: 'Ask what there is without coffee.',
      fi: 'Come in, you will find something.',
      t: 'Chai, chocolate, tea, mocha: from none to a little coffee.',
      h: 'Both hands, remember.',
      l: 'Warm, sweet and without any haste.',
    },
    keep: 'the next meeting over coffee',
    send: 'the friend who does not like coffee',
    own: [
      {
        kinds: ['product', 'price', 'offer'],
        about: 'chai|hot chocolate|teas?\\b|matcha|juices?|smoothies?|babyccino',
        lead: 'Without coffee, here:',
      },
    ],
    pic: { ask: 'A chai or hot chocolate on your counter', alt: 'A cup of hot chocolate' },
    claims: [['Chai, mocha, herbal teas', 'definition']],
  },
  {
    id: 'who-do-you-have-coffee-with',
    format: 'question',
    again: 8,
    emoji: '💬',
    tags: ['CoffeeTime', 'CoffeeWithFriends', 'CoffeeTalk'],
    only: COFFEE,
    title: ['Who do you like to have coffee with?', 'Coffee alone or in company?'],
    cover: 'Coffee with whom?',
    gist: [
      'With your best friend, your mother, your colleague, or a book: who do you like to have coffee with?',
      'Some drink it alone with the paper, some only in company. How is it with you?',
    ],
    subject: ['Who do you have coffee with?', 'Alone or in company?'],
    hooks: {
      '*': ['Who do you like best to have coffee with?', 'Coffee alone, or in company: which do you prefer?'],
      pt: 'For some, coffee is a break by themselves. For others, it is a reason to meet.',
      fi: 'Whom have you been meaning to have a coffee with for weeks?',
      a: 'One name: who is your coffee for?',
      h: 'Who do you have a "quick coffee" with that always takes two hours?',
      l: 'One cup, one friend, one hour.',
    },
    lines: {
      '*': [
        'Who would you like to have a coffee with this week? Tag them, and ask.',
        'Coffee alone with a book, or with friends: which is it today?',
        'Which friend have you not seen for too long? A coffee is a good beginning.',
        'What do you talk about over coffee: work, children, or everything else?',
      ],
      h: ['Who always says "my turn to pay" and never has a wallet?'],
    },
    scene: [
      'Two cups, two friends, and a conversation that goes on after the cups are empty.',
      'By the window sits a regular with the paper. He wants no company, and he is quite happy.',
    ],
    why: [
      [
        'A coffee is short enough to say yes to, and long enough to talk.',
        'A coffee with a friend costs little and needs no planning.',
      ],
    ],
    parts: [
      [
        ['With a friend', 'In company'],
        ['An hour goes by like nothing.', 'Nobody looks at the clock.'],
        'Two cups on a table',
      ],
      [
        ['Alone', 'Alone with a book'],
        ['Half an hour that belongs to you.', 'No talking needed.'],
        'A cup beside a book',
      ],
    ],
    turn: ['Now write to that friend.', 'Tell us, or tag them.'],
    asks: ['Who do you like to have coffee with?', 'Alone or in company?'],
    ends: {
      pa: 'Name somebody, and make a date.',
      fi: 'Tag the one you have in mind.',
      t: 'Alone or in company: one word.',
      h: 'The wallet is in the other jacket.',
      l: 'There is time for one cup.',
    },
    keep: 'the next free hour',
    send: 'the friend you have not seen for a while',
    pic: { ask: 'Two cups on a table in your shop', alt: 'Two cups of coffee on a table' },
    claims: [['People meet for coffee', 'common experience']],
  },
];
