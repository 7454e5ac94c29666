// Cakes to order: how many slices, when and how to order, flavours, icing, flowers, the drive home, and the knife.
import type { Idea } from '../../library/idea.ts';
import { CAKES } from './kinds.ts';

export const TIERS: readonly Idea[] = [
  {
    id: 'slices-not-centimetres',
    format: 'answer',
    again: 9,
    emoji: '🎂',
    tags: ['WeddingCake', 'CakeTips', 'CakeOrder'],
    only: CAKES,
    title: ['What size of cake should I order?', 'How many slices of cake to order for your guests'],
    cover: 'What size of cake?',
    question: 'What size of cake is right for our guests?',
    short: [
      'One slice each if the cake is the {pudding|dessert}, two slices for three guests if there are other sweets.',
      'Count one slice a guest, and a third fewer when there is another {pudding|dessert}.',
    ],
    gist: [
      'Order cake by slices. If the cake is the only {pudding|dessert}, count one slice for each guest. If there are other sweets, slices for two thirds of them are enough.',
      'Tell your cake maker three things and you get the right size: how many guests, what else is sweet, and at what time you cut the cake.',
    ],
    subject: ['What size of cake do you need?', 'Cake for sixty guests: how many slices?'],
    hooks: {
      '*': [
        'Ordering a cake? Count slices, and think of the other sweets on the table.',
        'Not sure what size of cake to order? Here is how cake makers work it out.',
      ],
      pt: 'The size of a party cake depends on the number of guests, the other sweets and the hour.',
      fi: 'Afraid that one cake is too small? Three answers tell you the size.',
      a: 'Cake size: guests, other sweets, time of day.',
      h: 'What size of cake? Count your guests, and count the one who says "just a sliver" twice.',
      l: 'A tall cake, thin slices, and enough for everybody.',
    },
    lines: {
      '*': [
        'Cake as the only {pudding|dessert}: one slice for each guest. Cake beside other sweets: slices for two thirds of them.',
        'A cake cut at coffee time is eaten by nearly everybody. A cake cut late in the evening, by about half.',
        'A wedding slice is small, about a finger long. If you want {pudding|dessert} portions, say so when you order.',
        'Many guests and a smaller budget? Ask for a plain extra cake for the kitchen, cut there and served with the rest.',
      ],
      h: ['Nobody has ever complained of too much cake. The fridge sometimes has.'],
    },
    scene: [
      'Sixty people on the list, a buffet with three puddings, and the question of two tiers or three.',
      'You have a date and a list of guests, and now somebody asks how big the cake should be.',
    ],
    why: [
      [
        'After a big meal people take less cake.',
        'Where there are other sweets, about every third guest takes no cake.',
      ],
      [
        'Small wedding slices and {pudding|dessert} portions differ by half, so the same cake feeds forty or eighty.',
        'How the cake is cut decides how far it goes.',
      ],
    ],
    parts: [
      [
        ['Count the guests', 'Start with the guest list'],
        ['Two small children count as one adult.', 'Take off a few, as not everybody comes.'],
        'A guest list beside a cup of tea',
      ],
      [
        ['Say what else is sweet', 'List the other {puddings|desserts}'],
        [
          'If there are more sweets, plan for two thirds of the guests.',
          'If the cake is all there is, plan a slice for everyone.',
        ],
        'A small table with puddings',
      ],
      [
        ['Say when you cut the cake', 'Decide on the time'],
        [
          'At three in the afternoon it all goes. At ten at night half of it does.',
          'The later it is served, the less you need.',
        ],
        'A clock above a party table',
      ],
    ],
    turn: [
      'A little left over is breakfast the next day.',
      'When in doubt, ask for the next size down and cut smaller.',
    ],
    asks: ['How many guests are you expecting?', 'Do you take a slice of cake home from a party?'],
    ends: {
      pa: 'Send these three answers with your enquiry.',
      fi: 'Tell us your numbers, and you will hear which size suits.',
      t: 'Guests, sweets, time: with these the size is clear.',
      h: 'Keep one slice back for yourself. Hide it well.',
      l: 'Enough for everyone, and one slice for tomorrow.',
    },
    keep: 'the day you order your cake',
    send: 'whoever is planning the party',
    own: [
      {
        kinds: ['price', 'offer', 'service', 'product'],
        about: 'tiers?\\b|serves\\b|feeds\\b|slices?|portions?|servings?',
        lead: 'What we can make for your numbers:',
      },
    ],
    pic: { ask: 'A cake with one slice cut out', alt: 'A tiered cake with one slice cut' },
    claims: [
      [
        'Portions with and without other desserts, and how many eat cake late',
        'trade practice of cake makers',
      ],
    ],
  },
  {
    id: 'three-weeks-or-three-days',
    format: 'checklist',
    again: 9,
    emoji: '📝',
    tags: ['CakeOrder', 'BirthdayCake', 'CakeTips'],
    tick: true,
    only: CAKES,
    title: [
      'How to order a cake: what to put in your message',
      'Ordering a birthday or wedding cake: what to tell us',
    ],
    cover: 'How to order a cake',
    gist: [
      'Put the date, the number of guests, your budget, any allergies, the flavour and one picture in your first message. Then you get a price back instead of a list of questions.',
      'A good cake order fits in one message: when, for how many, which flavour, what it may cost, who cannot eat what, and a picture of what you like.',
    ],
    subject: ['What to write when you order a cake', 'Order your cake in one message'],
    hooks: {
      '*': [
        'Want a quick price for a cake? Put these things in your first message.',
        'Ordering a birthday or wedding cake? This is what your cake maker needs to know.',
      ],
      pt: 'A cake enquiry with date, guests, budget, allergies and a picture can be priced at once.',
      fi: 'You have a cake in mind and do not know how to ask for it? Start with this list.',
      a: 'Cake order: date, guests, budget, flavour, allergies, picture.',
      h: '"A unicorn and a castle, for tomorrow, please." There is a better way to order a cake.',
      l: 'One date, one flavour, one picture: that is all we need to begin.',
    },
    lines: {
      '*': [
        'Say what you would like to spend on your cake. You then get designs that fit, and not one that is out of reach.',
        'Send one picture of a cake you like, and say what you like about it: the colour, the shape or the flowers.',
        'Mention allergies when you order a cake, not when you collect it. Some need another recipe.',
        'Say where the cake will stand. A tent in July needs another icing than a cool room.',
      ],
      h: ['Fourteen pictures of cakes, and one is a tractor. Tell us which one is the dream.'],
    },
    scene: [
      'A message comes in: "How much is a cake?" Nobody can answer that without a date and a number.',
      'Fourteen saved pictures, all different, and a party in six weeks. Choose the one you like most.',
    ],
    why: [
      [
        'The date comes first, because a cake is made by hand for one day and weekends fill up.',
        'If the day is taken, you want to hear it at once.',
      ],
      [
        'The price of a cake depends on its size, filling and decoration.',
        'A picture of a cake shows the style, but not for how many people it was or what it cost.',
      ],
    ],
    parts: [
      [
        ['Give the date and the time', 'Say when you need the cake'],
        ['Say whether you collect it or want it delivered.', 'For a venue, add when its doors open.'],
        'A calendar with one day circled',
      ],
      [
        ['Say how many guests there are', 'Say how many should eat'],
        ['A rough number is enough to begin with.', 'Add whether there is other {pudding|dessert}.'],
        'A handwritten list of names',
      ],
      [
        ['Name a budget', 'Say what it may cost'],
        ['A range helps as much as a figure.', 'The design is then made to fit it.'],
        'A notebook with a pencil',
      ],
      [
        ['Name allergies', 'Say who cannot eat what'],
        ['Nuts, egg, milk, gluten: name each one.', 'Ask whether it is made in the same kitchen.'],
        'A note with the word nuts underlined',
      ],
      [
        ['Send one picture', 'Show one cake that you like'],
        ['And say what it is you like about it.', 'It is a start, not a copy.'],
        'A phone with a photo of a cake',
      ],
    ],
    turn: ['Then you only wait for the price.', 'No date yet? Ask all the same.'],
    asks: ['What is your next cake for?', 'What would you put on your dream cake?'],
    ends: {
      pa: 'With these five, you get a price the first time.',
      fi: 'Send it over, even if half of it is still open.',
      t: 'Date, number, budget, allergies, picture.',
      h: 'The tractor is possible, by the way.',
      l: 'The rest is for us to think about.',
    },
    keep: 'the next birthday in the family',
    send: 'somebody with a party to plan',
    own: [
      {
        kinds: ['policy', 'service', 'process', 'price'],
        about: 'notice\\b|weeks? (?:before|ahead|in advance)|order (?:by|at least)|deposit|enquir|collect',
        lead: 'When ordering from us:',
      },
    ],
    pic: { ask: 'Your order book with a sketch of a cake', alt: 'A sketch of a cake in a notebook' },
    claims: [['What a cake maker needs for a price', 'trade practice of cake makers']],
  },
  {
    id: 'how-early-for-which-cake',
    format: 'answer',
    again: 9,
    emoji: '📅',
    tags: ['CakeOrder', 'WeddingCake', 'BirthdayCake'],
    only: CAKES,
    title: ['How far ahead should I order a cake?', 'When to order a wedding cake and a birthday cake'],
    cover: 'When to order a cake',
    question: 'How far ahead should I order a cake?',
    short: [
      'A wedding cake many months ahead, a birthday cake a few weeks, and in doubt ask today.',
      'As soon as you have the date. Weekends in summer and before Christmas go first.',
    ],
    gist: [
      'Order a wedding cake as soon as the venue is booked, and a birthday cake two to four weeks ahead. Summer weekends fill up first, because a cake maker can only bake so many.',
      'The right time to order a cake is when you know the date. If it is soon, ask anyway: a simpler cake is often still possible.',
    ],
    subject: ['When should I order a cake?', 'Cake dates in summer go first'],
    hooks: {
      '*': [
        'When is the right time to order a cake? Earlier than most people think.',
        'You have a date for the party? Then it is time to ask for the cake.',
      ],
      pt: 'A cake maker can take a few orders a week, so dates go before designs do.',
      fi: 'Is it too early to ask for a cake? No. It never is.',
      a: 'Date known? Ask for the cake now.',
      h: 'Party on Saturday, and on Wednesday you remember the cake? Next time, order it earlier.',
      l: 'A fine cake takes time. Ask early, and leave the rest to us.',
    },
    lines: {
      '*': [
        'Order a wedding cake when the venue is booked. The flavours and the look can be settled months later.',
        'A birthday cake with figures or sugar flowers needs weeks, because they are made by hand and have to dry.',
        'Short of time? Ask for a simple cake with fresh cream and fruit. It is quicker to make than a sculpted one.',
        'Saturdays from May to September are booked first. For those, ask for your cake early.',
      ],
      h: ['A unicorn cake by tomorrow is a wish. A unicorn cake by next month is an order.'],
    },
    scene: [
      'It is Wednesday, the birthday is on Saturday, and somebody asks: who is getting the cake?',
      'The venue is booked, the guests are invited, and nobody has thought of the cake yet.',
    ],
    why: [
      [
        'Each cake takes hours of work, so only a few fit into a week.',
        "Once a cake maker's weekend is full, even a simple cake does not fit in.",
      ],
      [
        'Sugar flowers and figures for a cake dry for days.',
        'Tastings, designs and changes need time before the baking starts.',
      ],
    ],
    parts: [
      [
        ['Ask for wedding cakes first', 'Book the wedding cake early'],
        [
          'Many couples ask six to twelve months ahead.',
          'First the date is kept for you. The design comes later.',
        ],
        'A wall calendar with a heart on one day',
      ],
      [
        ['Give birthday cakes a few weeks', 'Order birthday cakes in good time'],
        ['Two to four weeks is usual.', 'Simple ones may go faster, sculpted ones slower.'],
        'A birthday cake with candles',
      ],
      [
        ['Ask even when it is late', 'Short notice? Ask at once'],
        ['Say you are flexible about the design.', 'Sometimes a date has just become free.'],
        'A phone with a message being typed',
      ],
    ],
    turn: ['The worst answer you can get is no, so ask.', 'A date in the diary costs you one message.'],
    asks: ['Whose birthday is next in your house?', 'Do you order cakes early or at the last minute?'],
    ends: {
      pa: 'First keep the date, then choose the cake.',
      fi: 'Send us your date, and you will hear whether it is free.',
      t: 'Wedding: months. Birthday: weeks. Late: simple.',
      h: 'And put it in your phone for next year.',
      l: 'Time is what makes the flowers so fine.',
    },
    keep: 'the next date in your diary',
    send: 'the couple who have just booked a venue',
    own: [
      {
        kinds: ['policy', 'service', 'process'],
        about:
          'notice\\b|weeks? (?:before|ahead|notice|in advance)|months? (?:before|ahead|for weddings)|book(?:ing)? (?:early|ahead)',
        lead: 'How early we need to know:',
      },
    ],
    pic: { ask: 'Your diary or calendar with cake orders in it', alt: 'A calendar with cake orders' },
    claims: [['Usual notice for wedding and birthday cakes', 'trade practice of cake makers']],
  },
  {
    id: 'choose-a-flavour-for-everybody',
    format: 'tip',
    again: 9,
    emoji: '🍋',
    tags: ['CakeFlavours', 'WeddingCake', 'CakeTips'],
    only: CAKES,
    title: ['Which cake flavour should I choose for a party?', 'Cake flavours that most guests like'],
    cover: 'Which cake flavour?',
    gist: [
      'For a mixed crowd choose vanilla, lemon or chocolate for the big tier, and put the unusual flavour in a small one. Then everybody finds something they like.',
      'Choose the flavour you love for one tier and one that nearly everyone likes for another. With two, you cannot go wrong.',
    ],
    subject: ['Which cake flavour for a party?', 'Two flavours are enough'],
    hooks: {
      '*': [
        'Which flavour of cake suits a party where you do not know everybody?',
        'Cannot decide on a cake flavour? Choose two, and give the big tier to the safe one.',
      ],
      pt: 'Vanilla, lemon and chocolate are eaten by nearly every guest. Save rarer flavours for a smaller tier.',
      fi: 'You love coffee cake, your mother does not. Take both.',
      a: 'Big tier: what all like. Small tier: what you like.',
      h: 'Which cake flavour for a party? Grandfather says chocolate. Here is how to please the others, too.',
      l: 'Lemon and elderflower, vanilla and raspberry: choose what you will remember.',
    },
    lines: {
      '*': [
        'A wedding cake can have a different flavour in each tier. Put the one that most people like in the largest.',
        'Lemon cake is a good choice after a heavy meal, because it tastes fresh.',
        'Cake for many children? Choose vanilla or chocolate, and leave out coffee, nuts and alcohol.',
        'Ask for a small taster before you decide on the flavour. A name on a list says little.',
      ],
      h: ['Two people have told us that they do not like chocolate cake. Both came back for a second slice.'],
    },
    scene: [
      'Twenty cake flavours on the list, two people, and after twenty minutes: "You choose."',
      'A box with tasters of cake is on the table, and everybody has a different favourite.',
    ],
    why: [
      [
        'Guests of eight and of eighty eat the same cake, so plain flavours are the ones that get finished.',
        'Strong flavours such as coffee or almond are loved by some guests and left by others.',
      ],
      [
        'Two flavours are enough. With five, everyone wants to try all of them, and it runs out.',
        'A second flavour also helps guests who cannot eat nuts or alcohol.',
      ],
    ],
    parts: [
      [
        ['Start with the guests', 'Think of who is coming'],
        ['Many children: vanilla or chocolate.', 'Many grandparents: lemon, coffee or fruit.'],
        'A family round a table',
      ],
      [
        ['Choose a filling that suits', 'Match the filling to the {sponge|cake}'],
        [
          'Lemon with raspberry, chocolate with salted caramel, vanilla with strawberry jam.',
          'A sharp filling goes well with a sweet icing.',
        ],
        'A cut cake with a red filling',
      ],
      [
        ['Taste before you decide', 'Ask for a taster'],
        [
          'Try it with the icing, as that makes it sweeter.',
          'Take home a piece and try it the next day too.',
        ],
        'Small squares of cake on a plate',
      ],
    ],
    turn: ['And one slice of your own favourite, for you.', 'In the end, trust your first choice.'],
    asks: [
      'Which cake flavour would you choose: lemon, vanilla or chocolate?',
      'Which cake do you always ask for?',
    ],
    ends: {
      pa: 'Two flavours suit almost every party.',
      fi: 'Tell us your favourite, and we will tell you what goes with it.',
      t: 'Plain for the big tier, rare for the small one.',
      h: 'Grandfather says chocolate.',
      l: 'Choose the flavour that tastes of the day.',
    },
    keep: 'the day of your tasting',
    send: 'whoever cannot decide',
    own: [
      {
        kinds: ['product', 'service', 'offer', 'price'],
        about: 'flavou?rs?|sponge|fillings?|taster|tasting|lemon|chocolate|vanilla|gluten|vegan',
        lead: 'What you can choose with us:',
      },
    ],
    pic: { ask: 'Small squares of different cakes on a plate', alt: 'Squares of cake in several flavours' },
    claims: [['Which flavours most guests like', 'trade practice of cake makers']],
  },
  {
    id: 'naked-or-iced',
    format: 'either',
    again: 9,
    emoji: '🤍',
    tags: ['WeddingCake', 'Buttercream', 'ThisOrThat'],
    only: CAKES,
    title: [
      'Buttercream or fondant: which icing would you choose?',
      'Cake with buttercream or with fondant icing?',
    ],
    cover: 'Buttercream or fondant?',
    gist: [
      'Buttercream is soft, creamy and tastes of butter and vanilla. Fondant is smooth, firm and holds up in the warm. Which one would you choose for your cake?',
      'Two ways to ice a cake: creamy buttercream, which is nicer to eat, or smooth fondant, which is easier to decorate and to carry.',
    ],
    subject: ['Buttercream or fondant on your cake?', 'Creamy icing or smooth icing?'],
    hooks: {
      '*': [
        'Buttercream or fondant on your cake: which would you choose?',
        'Icing: the best part of a cake, or the part you leave?',
      ],
      pt: 'Buttercream is chosen for its taste, fondant for its smooth look and for warm days.',
      fi: 'Be honest: do you like fondant, or do you peel it off?',
      a: 'Taste first: buttercream. Look first: fondant.',
      h: 'Buttercream or fondant? Ask the child who has just peeled off the icing in one piece.',
      l: 'Swirls of buttercream, or a cake as smooth as porcelain.',
    },
    lines: {
      '*': [
        'Buttercream: soft, creamy, best on a cool day.\nFondant: smooth, firm, holds in the warm.\n\nWhich one goes on your cake?',
        'Summer party outdoors? Ask for an icing that stands the heat. Soft buttercream melts in the sun.',
        'Fondant keeps a cake moist, because it closes it all round like a lid.',
        'A naked cake with little icing looks lovely and dries out sooner. Have it made as close to the party as you can.',
      ],
      h: ['A small heap of fondant on the edge of a plate: a child was here.'],
    },
    scene: [
      'Two cakes side by side: one with swirls, one smooth as a table top. The guests look at both.',
      'A boy takes the icing off his cake in one piece and asks his sister for hers.',
    ],
    why: [
      [
        'The icing decides how a cake looks, how it tastes and how long it can stand.',
        'Icing is the part of a cake that you see first and taste first.',
      ],
    ],
    parts: [
      [
        'Buttercream',
        [
          'It is soft and creamy, and you can spread it, swirl it or pipe flowers with it.',
          'Tastes of butter and vanilla. Keep it out of the sun.',
        ],
        'A cake with buttercream swirls',
      ],
      [
        'Fondant',
        [
          'It is rolled out and laid over the cake, so the surface is smooth.',
          'Good for figures, sharp edges and warm rooms. Very sweet.',
        ],
        'A smooth white cake',
      ],
    ],
    turn: ['You may also have one inside and the other outside.', 'Both taste better with a cup of coffee.'],
    asks: ['Buttercream or fondant?', 'Do you eat the icing first or last?'],
    ends: {
      pa: 'Tell your cake maker where the cake will stand, and the choice is easier.',
      fi: 'Write B or F below. We are counting.',
      t: 'Warm room: fondant. Cool room: either.',
      h: 'And do not look at what the children do.',
      l: 'Choose the one you look forward to.',
    },
    keep: 'the day you choose your cake',
    send: 'somebody who always eats the icing first',
    own: [
      {
        kinds: ['product', 'service', 'process'],
        about: 'buttercream|fondant|icing|frosting|ganache|naked',
        lead: 'What we put on our cakes:',
      },
    ],
    pic: {
      ask: 'A buttercream cake and a fondant cake side by side',
      alt: 'A swirled cake beside a smooth one',
    },
    claims: [['Buttercream softens in heat, fondant seals a cake', 'cake decorating textbooks']],
  },
  {
    id: 'fridge-or-no-fridge',
    format: 'answer',
    again: 9,
    emoji: '❄️',
    tags: ['CakeTips', 'BirthdayCake', 'GoodToKnow'],
    only: CAKES,
    title: ['Should a birthday cake go in the fridge?', 'How to keep a cake fresh until the party'],
    cover: 'Cake in the fridge or not?',
    question: 'Should my cake go in the fridge until the party?',
    short: [
      'If there is cream, custard or fruit inside, yes. With fondant, usually not.',
      'It depends on the filling. Fresh cream must stay cold, fondant should stay dry.',
    ],
    gist: [
      'A cake with fresh cream, custard or fresh fruit belongs in the fridge. A fondant cake usually stays in its box in a cool room, as the fridge makes it damp and sticky.',
      'What is inside decides: fresh cream needs cold, fondant needs dry. Before serving, let a buttercream cake stand in the room for an hour or two, so that it is soft.',
    ],
    subject: ['Cake in the fridge, or not?', 'How to keep your cake until Saturday'],
    hooks: {
      '*': [
        'Collected your cake the day before the party? Here is where to keep it.',
        'Should a birthday cake go in the fridge? That depends on what is in it.',
      ],
      pt: 'Fresh cream must be kept cold. Fondant becomes sticky in a damp fridge.',
      fi: 'The cake is here, the party is tomorrow, and the fridge is full. Do not panic.',
      a: 'Cream: fridge. Fondant: cool room, in its box.',
      h: 'Cake in the fridge? Not next to the onions, please. It will taste of them.',
      l: 'A cool, dark room and a closed box: a cake keeps best like this.',
    },
    lines: {
      '*': [
        'Keep a cake in its closed box. It stays moist, and does not take on the smell of what stands beside it.',
        'Take a buttercream cake out of the fridge an hour or two before you serve it. Cold, it is hard and tastes of little.',
        'Do not put a fondant cake in the fridge unless its maker says so. It sweats when it comes out, and colours can run.',
        'Keep a cake out of the sun and away from a radiator. A windowsill is the worst place for it.',
      ],
      h: ['The safest place for a cake before a party is where no one with a spoon can find it.'],
    },
    scene: [
      'Friday evening, a big white box, and no room in the fridge. Where does the cake go?',
      'The cake comes out of the fridge at the last minute, and the icing is as hard as butter.',
    ],
    why: [
      [
        'Fresh cream and custard in a cake spoil in the warm.',
        'Germs grow in cream and fruit when they stand in a warm room.',
      ],
      [
        'Water settles on fondant when it comes from the cold into a warm room.',
        'A fridge is damp, and the sugar in fondant draws water.',
      ],
    ],
    parts: [
      [
        ['Ask what is in your cake', 'Find out what the filling is'],
        ['The maker tells you how to keep it.', 'Write it on the lid of the box.'],
        'A label on a cake box',
      ],
      [
        ['Leave it in the box', 'Keep the lid closed'],
        ['It keeps dust and smells away.', 'Open it once to look, then close it.'],
        'A closed white cake box',
      ],
      [
        ['Take buttercream out early', 'Let it warm up before serving'],
        ['Give it an hour or two, more if it is tall.', 'It is ready when the icing gives a little.'],
        'A cake on a kitchen table',
      ],
    ],
    turn: [
      'Not sure about yours? Ask when you collect it.',
      'Then the only thing left is to wait until tomorrow.',
    ],
    asks: ['Where do you hide the cake before a party?', 'Do you like cake cold from the fridge?'],
    ends: {
      pa: 'Ask for storage advice when you collect your cake.',
      fi: 'And hands off until the candles are lit.',
      t: 'Filling first, then icing, then the room.',
      h: 'Lock the door if you have teenagers.',
      l: 'Soft icing, cool room, sharp knife.',
    },
    caution: [
      'A cake with fresh cream, custard or fresh fruit must be kept in the fridge and not stand out for hours.',
      'Keep cakes with cream, custard or fruit cold, and serve them soon after they come out.',
    ],
    keep: 'the evening before the party',
    send: 'whoever is collecting the cake',
    own: [
      {
        kinds: ['policy', 'service', 'product'],
        about: 'collect|fresh cream|keeps? for|storage|boxed',
        lead: 'When you collect from us:',
      },
    ],
    pic: { ask: 'A cake in its open box on a kitchen table', alt: 'A cake in an open white box' },
    claims: [
      ['Cream and custard need refrigeration', 'food safety advice'],
      ['Fondant sweats after refrigeration', 'cake decorating textbooks'],
    ],
  },
  {
    id: 'carry-it-on-the-floor',
    format: 'howto',
    again: 9,
    emoji: '🚗',
    tags: ['CakeTransport', 'CakeTips', 'BirthdayCake'],
    only: CAKES,
    title: ['How to transport a cake by car', 'How to drive a cake home safely'],
    cover: 'How to drive a cake home',
    gist: [
      'Put the cake on the floor of the car or in the {boot|trunk}, where it is flat, with something under the box that grips. Cool the car first. Never hold a cake on your lap.',
      'A cake travels well on a flat, cool place with a mat under it. Seats slope and laps are warm, so use the floor or the {boot|trunk}.',
    ],
    subject: ['How to drive a cake home', 'Where to put a cake in the car'],
    hooks: {
      '*': [
        'Collecting a cake by car? Put it on the floor, not on a lap.',
        'Most cakes that get damaged are damaged on the drive home. It is easy to avoid.',
      ],
      pt: 'A cake needs a flat, cool place that does not slip. A car seat is none.',
      fi: 'Collecting the cake for the party? Nobody has to hold it.',
      a: 'Cake in the car: flat, cool, not on a lap.',
      h: 'Driving a cake home? "I will hold it," said the sister. Then came the roundabout.',
      l: 'A white box, a cool car, and plenty of time.',
    },
    lines: {
      '*': [
        'Car seats slope backwards. Put a cake on the floor of the car or in the {boot|trunk} instead.',
        'Lay a rubber mat or a damp {tea towel|dish towel} under the cake box, and it does not slide.',
        'Cool the car before you collect a cake. Buttercream gets soft in a hot car within minutes.',
        'With a cake in the car, brake early and take the bends slowly.',
      ],
      h: ['You drive at twenty with a cake in the car, and everybody behind you thinks you are lost.'],
    },
    scene: [
      'Saturday at noon, a hot car, a {boot|trunk} full of balloons, and a cake to collect.',
      'The cake box sits on the back seat. At the first hill it slides against the door.',
    ],
    why: [
      [
        'On a lap, a cake gets warm and tilts when the car brakes.',
        'A car seat slopes, so the cake leans against its box.',
      ],
      [
        'Icing gets soft in a warm car, and then a small bump is enough to damage the cake.',
        'A cool cake is firm, and a small bump does it no harm.',
      ],
    ],
    parts: [
      [
        ['Cool the car first', 'Turn the car cool before'],
        ['Ten minutes of cold air are enough.', 'Park in the shade, and leave the heating off in winter.'],
        'A car in the shade with open doors',
      ],
      [
        ['Clear a flat place', 'Make room on the floor'],
        ['The {boot|trunk}, or the floor in front of a seat.', 'Nothing beside it may roll.'],
        'An empty, clean car boot',
      ],
      [
        ['Put a mat under the box', 'Lay something under it that grips'],
        ['A rubber mat or a damp cloth is enough.', 'Then the box stays where it is in a bend.'],
        'A cake box on a rubber mat',
      ],
      [
        ['Drive slowly and brake early', 'Take your time on the road'],
        ['Leave a quarter of an hour more than usual.', 'Go gently over bumps and round corners.'],
        'A quiet road through a windscreen',
      ],
    ],
    turn: [
      'When you arrive, carry the cake in first, and greet people after.',
      'Carry the box from below, with both hands.',
    ],
    asks: ['Has one of your cakes ever had an accident?', 'Where in the car do you put a cake?'],
    ends: {
      pa: 'Flat, cool and on a mat: then it arrives as it left.',
      fi: 'Drive carefully, and enjoy the party.',
      t: 'Flat, cool, fixed, slow.',
      h: 'The sister may hold the flowers.',
      l: 'And then somebody lifts the lid.',
    },
    caution: [
      'Cakes with fresh cream, custard or cheese must stay cold on the way. Use a cool bag for longer drives.',
      'If there is fresh cream or custard in it, the cake needs a cool bag on all but a short drive.',
    ],
    keep: 'the day you collect a cake',
    send: 'whoever offers to hold the cake',
    own: [
      {
        kinds: ['process', 'service', 'policy', 'price'],
        about: 'deliver(?!\\w* to (?:caf|office|shop|restaurant|hotel))|collect|pick.?up|set.?up',
        lead: 'Collecting or having it delivered:',
      },
    ],
    pic: { ask: 'A cake box on the floor of a car', alt: 'A cake box on the floor of a car' },
    claims: [['Level floor, cool car, non-slip mat', 'trade practice of cake makers']],
  },
  {
    id: 'cut-it-in-a-grid',
    format: 'howto',
    again: 9,
    emoji: '🔪',
    tags: ['CakeTips', 'WeddingCake', 'PartyTips'],
    only: CAKES,
    title: ['How to cut a tall cake neatly', 'How to cut a wedding or birthday cake into even slices'],
    cover: 'How to cut a tall cake',
    gist: [
      'Cut a tall cake in straight strips across, and then each strip into fingers. You get more slices than with wedges, and they do not fall over.',
      'Use a long knife, hot water and a cloth, cut strips, and lay each strip flat before you slice it. So a tall cake is cut in minutes.',
    ],
    subject: ['How to cut a tall cake', 'Strips, not wedges'],
    hooks: {
      '*': [
        'Nobody dares to cut the cake? This is how you cut a tall one neatly.',
        'Tall cakes fall over when you cut them in wedges. Cut strips instead.',
      ],
      pt: 'Cut in strips and fingers, a tall round cake gives nearly twice as many even slices.',
      fi: 'Somebody hands you the knife and forty people are watching. You can do this.',
      a: 'Long knife, hot water, strips, fingers.',
      h: 'How do you cut a tall cake while forty people are watching? Like this.',
      l: 'A long, warm knife and one clean line.',
    },
    lines: {
      '*': [
        'Cut a tall cake in strips, about two fingers wide, and cut each strip into pieces. Wedges of a tall cake fall over.',
        'Dip the knife in hot water and wipe it before every cut. The slices stay clean, even with buttercream.',
        'Take off flowers, candles and figures before you cut a cake, and check for wires and sticks.',
        'Tiered cake? Lift off the top tier first, and cut each tier by itself on a board.',
      ],
      h: ['Whoever cuts the cake may eat the crumbs. That is the law.'],
    },
    scene: [
      'The candles are out, everybody claps, and then nobody wants to be the one with the knife.',
      'The first wedge of the cake tips over on its way to the plate.',
    ],
    why: [
      [
        'A wedge of a tall cake is thin at the tip, so it falls over on the plate.',
        'Cut in wedges, a tall cake is gone before everybody has had some.',
      ],
      [
        'A warm knife melts its way through the icing and drags no crumbs along.',
        'A sawing movement with a long blade cuts cleanly without pressing.',
      ],
    ],
    parts: [
      [
        ['Take everything off first', 'Clear the cake before cutting'],
        ['Flowers, figures, candles, and the sticks under them.', 'Lift off the upper tiers one by one.'],
        'Flowers lying beside a cake',
      ],
      [
        ['Warm the knife', 'Dip the knife in hot water'],
        ['Wipe it dry, and repeat it for each cut.', 'A jug and a cloth beside the cake are enough.'],
        'A knife in a jug of hot water',
      ],
      [
        ['Cut a straight strip', 'Cut across the cake'],
        ['About as wide as two fingers.', 'Lay it flat on a board with a second knife.'],
        'A strip of cake on a board',
      ],
      [
        ['Slice the strip into fingers', 'Cut the strip into pieces'],
        ['All about the same size.', 'Put each piece straight on a plate or napkin.'],
        'Even slices of cake in a row',
      ],
    ],
    turn: [
      'The last strip is the smallest, and belongs to the kitchen.',
      'Put a napkin under each slice, and off they go.',
    ],
    asks: ['Who cuts the cake in your family?', 'Do you like a big slice or a small one?'],
    ends: {
      pa: 'Even slices, and enough for everybody.',
      fi: 'Take a picture before you start.',
      t: 'Clear, warm, strip, slice.',
      h: 'And lick the knife when nobody is looking.',
      l: 'Small, straight slices on good plates.',
    },
    keep: 'the moment somebody hands you the knife',
    send: 'the one who always cuts the cake',
    pic: { ask: 'A cake with a straight strip cut off', alt: 'A cake cut in straight strips' },
    claims: [['Grid cutting gives more and even slices', 'trade practice of cake makers']],
  },
  {
    id: 'flowers-you-may-not-eat',
    format: 'mistake',
    again: 9,
    emoji: '🌸',
    tags: ['EdibleFlowers', 'CakeDecorating', 'FoodSafety'],
    only: CAKES,
    title: ['Which fresh flowers are safe on a cake?', 'Fresh flowers on a cake: what to avoid'],
    cover: 'Fresh flowers on a cake',
    wrong: 'Putting flowers from the garden or a bouquet straight on a cake',
    gist: [
      'Not every flower may touch a cake. Lily of the valley, hydrangea and daffodil are poisonous, and flowers from a florist may be sprayed. Use flowers that are sold for eating.',
      'Pansies, violets and roses grown for eating are fine on a cake. Bouquet flowers belong in a vase, as you do not know how they were grown.',
    ],
    subject: ['Fresh flowers on a cake: which are safe?', 'Flowers that should not touch a cake'],
    hooks: {
      '*': [
        'Want fresh flowers on your cake? Not every flower may touch what you eat.',
        'Lily of the valley looks lovely on a wedding cake, and it is poisonous.',
      ],
      pt: 'Flowers for a cake have to be edible and unsprayed, or they must not touch it.',
      fi: 'You have found the flowers for your wedding cake? Ask us before you bring them.',
      a: 'On a cake: only flowers that are sold for eating.',
      h: 'Flowers on your cake? Somebody always eats the decoration, so choose ones that are safe.',
      l: 'A few violets on white icing, and nothing you have to worry about.',
    },
    lines: {
      '*': [
        'Safe on a cake when grown for eating: pansies, violets, roses, marigolds and cornflowers.',
        'Not on a cake: lily of the valley, hydrangea, daffodil, foxglove and oleander. They are poisonous.',
        'Flowers from a bouquet may have been sprayed. Put them beside the cake, not on it.',
        'Want flowers that last all day and are safe? Ask for sugar flowers.',
      ],
      h: ['If the flower has a warning on its label, it is no topping.'],
    },
    scene: [
      'The bride brings a bunch of lily of the valley for the cake. It smells wonderful and has to stay in the vase.',
      'Five minutes before the party somebody wants to put a few flowers from the garden on the cake.',
    ],
    why: [
      [
        'Some common garden flowers are poisonous in every part, even in the sap of the stem.',
        'A stem that is stuck in a cake leaves its sap there.',
      ],
      [
        'Flowers for the vase may be sprayed with things that do not belong on a plate.',
        'Rinsing does not take off everything that was sprayed.',
      ],
    ],
    parts: [
      [
        ['Use flowers sold for eating', 'Buy edible flowers'],
        ['You find them with the herbs or ask us.', 'Or grow your own without sprays.'],
        'A box of edible flowers',
      ],
      [
        ['Keep stems out of the cake', 'Wrap every stem'],
        ['Use a small tube, or petals only.', 'Nothing that is cut should touch the inside.'],
        'A stem in a small tube',
      ],
      [
        ['Take them off before cutting', 'Remove flowers before you serve'],
        ['Then nobody eats one by mistake.', 'Count the wires as you take them out.'],
        'Flowers laid beside a cake',
      ],
    ],
    turn: [
      'Sugar flowers are the safe choice, and you can keep them.',
      'The bunch looks just as good beside the cake.',
    ],
    asks: ['Which flower would you put on a cake?', 'Fresh flowers or sugar flowers?'],
    ends: {
      pa: 'Edible and unsprayed, or beside the cake.',
      fi: 'Ask us about your flowers. We like the question.',
      t: 'Check the plant, the spray and the stem.',
      h: 'Grandfather says the pansy was good.',
      l: 'One flower, well chosen, is enough.',
    },
    caution: [
      'If somebody has eaten a plant that may be poisonous, ring a poison centre at once.',
      'When in doubt about a flower leave it off, and call a poison centre if one was eaten.',
    ],
    keep: 'the day you plan your cake',
    send: 'a bride with a bouquet in mind',
    own: [
      {
        kinds: ['product', 'service', 'process'],
        about: 'flowers?|pressed|botanical|edible',
        lead: 'What we put on cakes:',
      },
    ],
    pic: { ask: 'A cake with a few edible or sugar flowers', alt: 'A few flowers on a white cake' },
    claims: [
      ['Toxic flowers; florist flowers not for food', "food safety authorities' advice on flowers and food"],
    ],
  },
  {
    id: 'why-flowers-take-a-week',
    format: 'behind',
    again: 9,
    emoji: '🌹',
    tags: ['SugarFlowers', 'BehindTheScenes', 'CakeMaking'],
    only: CAKES,
    title: ['How long does it take to make a wedding cake?', 'How a wedding cake is made, day by day'],
    cover: 'How a wedding cake is made',
    gist: [
      'A tiered cake takes most of a week: sugar flowers first, baking in the middle, icing and stacking at the end. Much of that time something has to dry or cool.',
      'Flowers on Monday, baking on Wednesday, filling on Thursday, icing on Friday, delivery on Saturday. That is why nobody makes a wedding cake overnight.',
    ],
    subject: ['A wedding cake takes a week', 'How a wedding cake is made'],
    hooks: {
      '*': [
        'Why does a wedding cake need a week? Here is what happens on each day.',
        'A tiered cake takes about a week to make. This is how.',
      ],
      pt: 'Drying, cooling and setting take most of the time. Baking takes an afternoon.',
      fi: 'Ever wondered what a cake maker does all week before your wedding?',
      a: 'Tiered cake: flowers, bake, fill, ice, stack, drive.',
      h: 'A wedding cake takes a week. On Friday night the cake rests, and its maker does not.',
      l: 'Sugar petals, made one by one, and left to dry.',
    },
    lines: {
      '*': [
        'Sugar flowers for a cake are made petal by petal and dry for days. So they are made first.',
        'A cake is easier to cut and fill when it has rested for a night. Fresh from the oven it crumbles.',
        'Inside a tiered cake there are thin rods that carry the weight, so that the upper tiers do not sink.',
        'A cake gets two coats of icing. The first holds the crumbs, and the second is the smooth one.',
      ],
      h: ['The repair kit for a cake delivery: icing, spare petals and chocolate for the driver.'],
    },
    scene: [
      'On Monday evening forty sugar petals for a wedding cake lie on spoons to dry.',
      'Early on Saturday the wedding cake is carried down the stairs, one step at a time.',
    ],
    why: [
      [
        'Sugar flowers dry slowly, and an oven would crack them.',
        'A sugar petal that is still soft droops by evening.',
      ],
      [
        'Cake and icing have to cool and set before the next step.',
        'A cake that is stacked while it is warm leans later.',
      ],
    ],
    parts: [
      [
        ['Monday: make the sugar flowers', 'First the flowers are made'],
        ['Each petal is shaped by hand.', 'A few spare ones are made too, as some break.'],
        'Petals laid out on spoons',
      ],
      [
        ['Wednesday: bake the cakes', 'Then the cakes are baked'],
        ['They are wrapped and rest for a night.', 'What is trimmed off is eaten in the kitchen.'],
        'Cake layers on a rack',
      ],
      [
        ['Thursday: fill and coat them', 'Next come filling and first coat'],
        ['A thin layer of icing catches the crumbs.', 'Then it goes somewhere cold to set.'],
        'A cake with a thin first coat of icing',
      ],
      [
        ['Friday: ice and stack', 'After that it is iced and stacked'],
        ['Rods go in so that the tiers stand.', 'A spirit level shows whether it is straight.'],
        'Tiers being stacked',
      ],
      [
        ['Saturday: deliver it', 'Last comes the delivery'],
        ['Slowly, with spare petals in a box.', 'The last flowers are put on at the venue.'],
        'A cake box in a van',
      ],
    ],
    turn: [
      'It is cut in ten seconds, and that is fine.',
      'That is where the price of a wedding cake comes from.',
    ],
    asks: ['Which part would you like to try yourself?', 'Would you have the patience for sugar flowers?'],
    ends: {
      pa: 'So it pays to order early.',
      fi: 'Now you know why we ask for your date so early.',
      t: 'Dry, bake, rest, fill, ice, stack.',
      h: 'On Sunday the cake maker lies down.',
      l: 'And on Saturday somebody lifts the lid.',
    },
    keep: 'the day you wonder what a cake costs',
    send: 'somebody who wants a wedding cake by Saturday',
    own: [
      {
        kinds: ['people', 'story', 'process'],
        about: 'sugar flowers?|by hand|handmade|has made|my kitchen|from scratch',
        lead: 'How it is done here:',
      },
    ],
    pic: { ask: 'Sugar flowers or cake layers in the making', alt: 'Sugar petals drying on spoons' },
    claims: [['Resting, crumb coat, dowels, drying of sugar flowers', 'cake decorating textbooks']],
  },
];
