// The restaurant's year, where it came from, and breakfast.
import type { Idea } from '../../library/idea.ts';

export const YEAR: readonly Idea[] = [
  {
    id: 'asparagus-by-hand',
    format: 'season',
    again: 11,
    emoji: '🌱',
    when: { season: ['spring'] },
    tags: ['AsparagusSeason', 'SpringFood', 'CookingTips'],
    title: ['How to buy, snap and cook asparagus', 'Fresh asparagus: how to choose it, trim it and boil it'],
    cover: 'Eight weeks of asparagus',
    gist: [
      'Asparagus is as good as it is fresh: rub two spears and they should squeak. Snap off the end where it breaks by itself, boil it briefly, and eat it with your fingers; it is allowed.',
      'The season is eight weeks. It needs salted water, four minutes, butter, and no fork.',
    ],
    subject: ['Does it squeak?', 'The one vegetable you may eat by hand'],
    hooks: {
      '*': [
        'Rub two spears together. If they squeak, buy them.',
        'Asparagus is eaten with the fingers. It is in the etiquette books; look it up.',
        'A good spear squeaks, snaps and stains your cuffs.',
      ],
      p: 'The season for asparagus is short, so it is worth knowing how to buy it.',
      a: 'Snap it. Boil it. Butter it. Stop.',
      t: 'Cut asparagus burns its own sugar; within two days at room temperature it has lost much of its sweetness.',
      f: 'The first asparagus of the year is here. You have about eight weeks.',
      h: 'For ten months nobody mentions it, and then each menu has four kinds.',
      i: 'Things that come only once a year teach you to look forward.',
      l: 'Green spears, melted butter, and napkins for the fingers.',
    },
    lines: {
      '*': [
        'Fresh asparagus: tight tips, moist ends, and a squeak when you rub two spears together. No squeak, no sale.',
        'Bend a spear near its end. It snaps where the tough part stops. The ends make soup.',
        'Green asparagus does not want peeling, white does, from below the tip down, and twice at the foot.',
        'Keep it like flowers: ends in an inch of water, a bag over the top, in the fridge. But tomorrow is late already.',
        'Stand the spears in water like flowers, and they keep for two days in the fridge.',
        'The peels and ends give a stock for soup. It needs twenty minutes and no meat.',
      ],
      h: ['For eight weeks whole tables eat with their fingers and call it the season.'],
    },
    scene: [
      'A green bundle on the kitchen table, bound with a rubber band, and the question of how it is done again. It is a year since the last time.',
      'The waiter brings a plate of asparagus, melted butter and no fork. A look round the table: who goes first?',
    ],
    why: [
      [
        'It is a shoot, growing by the hour, and once cut it goes on living at its own expense.',
        'Hardly any vegetable ages so fast. What was sweet in the morning is fibre by the weekend.',
      ],
      [
        'Cooked for too long it turns grey and slack, so the pan matters less than the clock.',
        'Between crisp and limp lie ninety seconds.',
      ],
    ],
    parts: [
      [
        ['Buy it by ear', 'Squeeze the bundle and listen'],
        [
          'Squeak, tight tips, wet ends. Thick or thin is a matter of taste.',
          'Dry, split ends mean that it has been waiting for days.',
          'A fresh one squeaks, and its ends are damp where it was cut.',
        ],
        'Two asparagus spears rubbed together',
      ],
      [
        ['Snap off the end', 'Bend until it breaks'],
        [
          'It breaks at the right spot by itself.',
          'Hold it at the middle and the foot, and bend. What stays in your hand is for stock.',
          'It knows better than any knife where it turns woody.',
        ],
        'An asparagus spear snapping in two hands',
      ],
      [
        ['Cook it briefly', 'A few minutes in boiling water'],
        [
          'Salted water at the boil, three to five minutes, out while it is bright.',
          'Or a hot dry pan, and shake. It may get brown spots.',
          'Take it out while there is still a bite to it, for it goes on softening.',
        ],
        'Green asparagus lifted from boiling water',
      ],
      [
        ['Eat it with your fingers', 'No fork needed'],
        [
          'Pick up, dip, bite. Old etiquette books allow it, provided that it is not swimming in sauce.',
          'Butter runs down the wrist. It belongs to spring.',
          'Lift it by the stem, dip the tip, and have a napkin ready.',
        ],
        'A spear dipped in melted butter',
      ],
    ],
    turn: [
      'Then it is over, and you can start looking forward again.',
      'Eight weeks. You should not be missing any of them.',
    ],
    asks: ['Asparagus: green or white?', 'Asparagus: fingers or fork?'],
    ends: {
      p: 'After midsummer the plants rest, so that there is asparagus next year.',
      a: 'Today. Not at the weekend.',
      t: 'Sugar falls, lignin rises: a clock that starts with the cut.',
      f: 'And keep the water. With the ends it makes a very good soup.',
      h: 'Nothing more will be said about it until next spring.',
      i: 'Enjoy it while it is there. It is the sense of a season.',
      l: 'Butter, salt, sun on the tablecloth.',
    },
    work: [
      'Eight weeks of supply create more anticipation than a year of availability. Seasonal menus are marketing that grows by itself.',
      'What is only there for eight weeks is never discounted. There is a lesson in that.',
    ],
    keep: 'the next bundle with a rubber band',
    send: 'someone who is unsure about the fork',
    own: [
      {
        about: 'asparagus|spring menu|seasonal',
        kinds: ['product', 'offer', 'process', 'event', 'place'],
        lead: 'What spring looks like on our card.',
      },
    ],
    pic: {
      ask: 'A bundle of asparagus or your asparagus dish in daylight',
      alt: 'A bundle of green asparagus on a table',
    },
    claims: [
      ['Asparagus loses sugar and toughens quickly after cutting', 'postharvest guidance'],
      ['Eating asparagus by hand is accepted etiquette', "etiquette books (Debrett's)"],
    ],
  },
  {
    id: 'ice-is-an-ingredient',
    format: 'season',
    again: 11,
    emoji: '🧊',
    when: { season: ['summer'] },
    tags: ['IcedDrinks', 'SummerDrinks', 'DrinkTips'],
    title: ['How to keep iced drinks from going watery', 'Iced coffee and lemonade that do not go thin'],
    cover: 'More ice, not less',
    gist: [
      'A full glass of ice melts more slowly than two lonely cubes. Start cold, use large cubes, and make the ice for coffee out of coffee.',
      'Watery drinks have too little ice in them and not too much. It sounds wrong, and every bar knows it.',
    ],
    subject: ['The glass wants more ice', 'Coffee ice for coffee'],
    hooks: {
      '*': [
        '"Not too much ice, please." It is the surest way to a watery drink.',
        'Two ice cubes in a warm lemonade are not cooling. They are a sacrifice.',
        'A glass full of ice is stronger at the end than a glass with two cubes.',
      ],
      p: 'A drink with more ice in it is diluted less. It can be worked out.',
      a: 'Fill the glass with ice. All of it.',
      t: 'Melting is driven by the heat in the drink. Share it among many cubes, and each melts only at its surface.',
      f: 'It is hot, and by the time you have sat down your iced coffee is a cold grey memory?',
      h: 'Iced coffee after twenty minutes: the ghost of coffee, haunting a glass.',
      i: 'Small comforts count double at thirty degrees.',
      l: 'One large clear cube, and the glass fogging slowly from below.',
    },
    lines: {
      '*': [
        'Fill the glass with ice to the brim, then pour. A lot of ice melts less than a little ice.',
        'Freeze leftover coffee in an ice tray. Iced coffee then gets stronger instead of weaker.',
        'Large cubes melt more slowly than small ones. A muffin tin makes very large ones.',
        'Chill the drink first. Ice is there to keep it cold, and not to make it so.',
        'Boil the water for clear ice and freeze it slowly. It melts more slowly too.',
        'Freeze mint, berries or slices of lemon into cubes. It is decoration that works.',
      ],
      h: ['Asking for no ice so as to get more drink: clever, until the third sip.'],
    },
    scene: [
      'Terrace, noon, a tall glass. After ten minutes the cubes are gone, and the upper half tastes of rain.',
      'Behind the bar a whole shovel of ice goes into each glass. In front of it somebody thinks: they are saving on the lemonade.',
    ],
    why: [
      [
        'To cool a warm drink a certain amount of ice must melt, whatever you do.',
        'Heat has to go somewhere. It goes into melting, and the water stays in your glass.',
      ],
      [
        'If there is plenty of it, the drink gets cold quickly, and after that hardly any more melts.',
        'A full glass comes down to nought in a minute and stays there. With two cubes it never gets so far before they are gone.',
      ],
    ],
    parts: [
      [
        ['Start with a cold drink', 'Chill the drink beforehand'],
        [
          'From the fridge, so that ice only has to hold it.',
          "Coffee brewed at noon is for three o'clock.",
          'Ice that has nothing to cool hardly melts.',
        ],
        'A {jug|pitcher} taken from a fridge',
      ],
      [
        ['Fill the glass right up', 'Be generous with ice'],
        [
          'First ice, then drink. Not the other way about.',
          'A whole shovel of it is kindness, whatever it looks like.',
          'Together the cubes keep each other cold. Alone they are gone at once.',
        ],
        'A tall glass filled with ice',
      ],
      [
        ['Make ice of the same stuff', 'Freeze what you are going to pour'],
        [
          'Coffee for coffee, lemonade for lemonade, tea for tea.',
          'When it melts, it is still what you ordered.',
          'It takes one tray the night before, and the last sip is as good as the first.',
        ],
        'Coffee ice cubes in a tray',
      ],
      [
        ['Use large cubes for slow drinks', 'Big cubes when you take your time'],
        [
          'Little surface, long life.',
          'Whatever you want to sip for an hour gets one piece and not ten.',
          'A single large one lasts a whole conversation.',
        ],
        'One large clear ice cube in a glass',
      ],
    ],
    turn: ['Then into the shade, both of you.', 'The last sip should taste like the first. Now it can.'],
    asks: ['Much ice in your drink, or none?', 'What do you drink when it is thirty degrees?'],
    ends: {
      p: 'An ice tray of coffee takes a minute in the morning and saves the afternoon.',
      a: 'Cold drink, full glass, big cubes.',
      t: 'Heat balance: the same melt, in less time, and then an equilibrium.',
      f: 'Try the coffee cubes with milk. Just milk. You will see.',
      h: 'The ghost has been given its own glass.',
      i: 'Sit down with it. The rest can wait until it is cooler.',
      l: 'It rings as you lift it.',
    },
    work: [
      'Two cubes for show and a watery result: half-measures are often what costs most. If you cool, cool properly.',
      'Save on the part that holds everything else together, and you pay with the rest.',
    ],
    keep: 'the first day over thirty degrees',
    send: 'the friend who says "no ice, please"',
    own: [
      {
        about: 'iced|cold brew|lemonade|spritz|terrace|garden|frapp|cocktail|ice cream',
        kinds: ['product', 'place', 'offer', 'price'],
        lead: 'For days like these.',
      },
    ],
    pic: {
      ask: 'A tall iced drink in the shade, full of ice',
      alt: 'A tall glass filled with ice and a cold drink',
    },
    claims: [
      ['More and larger ice reaches equilibrium sooner and dilutes less', 'physics, bartender training'],
    ],
  },
  {
    id: 'what-soup-lacks',
    format: 'season',
    again: 11,
    emoji: '🍲',
    when: { season: ['autumn'] },
    tags: ['SoupSeason', 'AutumnFood', 'CookingTips'],
    title: [
      'How to make a plain soup taste like restaurant soup',
      'Better homemade soup: roast, sharpen, top',
    ],
    cover: 'What your soup lacks',
    gist: [
      'Restaurant soup is the same pumpkin: roasted first, sharpened at the end, and finished with three things on top, one that crunches, one that is fat and one that is green.',
      'A purée alone is baby food. Roast, acid, topping: these three turn it into a lunch.',
    ],
    subject: ['It is only missing its hat', 'Pumpkin soup, but good'],
    hooks: {
      '*': [
        'Look at a soup in a restaurant. It is wearing a hat.',
        'Pumpkin, boiled and blended, tastes of warm orange. It does not have to.',
        'The same pumpkin, and in one kitchen it is baby food and in the other it is supper.',
      ],
      p: 'Three steps turn a vegetable purée into a soup people pay for.',
      a: 'Roast it. Sharpen it. Crown it.',
      t: 'Boiling extracts, roasting creates: only dry heat makes the browned flavours that a purée lacks.',
      f: 'First cold evening, big pot, and again it tastes of nothing much? It can be fixed.',
      h: 'Smooth, orange, mild, and served from a jar: at some point in life you want more.',
      i: 'A pot of soup is the shortest way to a full table.',
      l: 'Velvet below, a thread of browned butter above, and one crisp leaf of sage.',
    },
    lines: {
      '*': [
        'Roast the vegetables before they become soup. Half an hour on a hot tray does what no stock cube can.',
        'Something crisp, something fat, something green: croutons, a swirl of yoghurt, herbs. That is the difference from baby food.',
        'Soup flat? Vinegar. A teaspoon in a big pot, at the end.',
        'Save a ladle of pieces before blending and put them back in. A soup should give you something to find.',
        'Stir a spoon of peanut butter or tahini into carrot soup. Nobody guesses it.',
        'A rind of hard cheese, boiled along and fished out, does the work of a stock cube.',
      ],
      h: ['Soup is the only dish that gets better when you are in a bad mood.'],
    },
    scene: [
      'The first evening on which you switch on the light at six. On the stove is something orange, and somebody lifts the lid without hope.',
      'Two bowls of the same soup. On one are seeds, oil and a bit of cheese. Guess which one goes back empty.',
    ],
    why: [
      [
        'Blending makes everything alike, so that after four spoons there is nothing to notice.',
        'The tongue gets used to smoothness in half a minute. It wants interruptions.',
      ],
      [
        'And what was only boiled has never been hot enough to brown.',
        'At the boil nothing roasts. The nutty, dark notes come from the oven or they do not come.',
      ],
    ],
    parts: [
      [
        ['Roast the vegetables first', 'Brown the vegetables in the oven'],
        [
          'Oil, salt, hot tray, until the edges are dark.',
          'Pumpkin, carrots, cauliflower, tomatoes: all of them gain by it.',
          'Twenty minutes on a tray, and they taste of themselves and a little of caramel.',
        ],
        'Roasted pumpkin on a tray',
      ],
      [
        ['Blend most of it, not all', 'Leave some of it whole'],
        [
          'One ladle stays in pieces.',
          'And thin it to the point where it just runs off the spoon.',
          'Purée alone is for infants. Give people something to find.',
        ],
        'A ladle of roasted pieces held back',
      ],
      [
        ['Sharpen it at the end', 'Add a sour note when it is done'],
        [
          'Vinegar, lemon or a spoon of yoghurt.',
          'Sweet vegetables need an edge, otherwise they are dessert.',
          'A few drops, then taste: it should wake up and not pucker.',
        ],
        'A spoon of vinegar over a pot',
      ],
      [
        ['Put three things on top', 'Finish it with three toppings'],
        [
          'Crisp, fat, green: seeds, oil, parsley. Or croutons, cream, chives.',
          'Each in a little heap. They are to be met, not stirred in.',
          'One to crunch, one to melt, one for the colour. Shopping for it takes a minute.',
        ],
        'A bowl of soup with seeds, oil and herbs',
      ],
    ],
    turn: [
      'It is the same pumpkin. It has only been taken seriously.',
      'Bread next to it, and nothing needs to follow.',
    ],
    asks: ['Which soup do you make when it gets dark early?', 'What goes on top of your soup?'],
    ends: {
      p: 'It takes ten minutes more, in which the oven does the work.',
      a: 'No soup goes out without a topping.',
      t: 'Browning, acid, contrast: three deficits of a purée, three repairs.',
      f: 'Double the amount. Tomorrow you will be grateful.',
      h: 'The jar has been thanked for its years of service.',
      i: 'Somebody comes in from the cold and smells it. It is for that.',
      l: 'A deep bowl. Both hands.',
    },
    work: [
      'The base is the work and the topping is what gets remembered. It takes three minutes, and it must not be what gets cut.',
      'People remember the last handful. Keep a minute of time for it.',
    ],
    keep: 'the first evening that is dark at six',
    send: 'a maker of orange purée',
    own: [
      {
        about: 'soups?\\b|broth|stew|lunch',
        kinds: ['product', 'offer', 'price', 'hours'],
        lead: 'And if you would rather not cook.',
      },
    ],
    pic: {
      ask: 'A bowl of soup with its toppings, from above',
      alt: 'A bowl of orange soup topped with seeds, oil and herbs',
    },
    claims: [
      ['Browning needs dry heat; texture contrast counters sensory adaptation', 'food science textbook'],
    ],
  },
  {
    id: 'the-table-in-december',
    format: 'season',
    again: 11,
    emoji: '🎄',
    when: { months: [10, 11, 12] },
    tags: ['OfficeParty', 'PartyPlanning', 'FestiveDinner'],
    title: [
      'Booking a table in December: when to ask and what for',
      'Festive team dinner: which dates still work, and why',
    ],
    cover: 'Your table in December',
    gist: [
      'Fridays and Saturdays in December go first. Ask for a Tuesday, a long lunch or the first week of January, and everybody gets a better evening.',
      'The team dinner need not be on the busiest night of the year. A Wednesday lunch in December has candles, too.',
    ],
    subject: ['Not the Friday', 'Why not have it in January?'],
    hooks: {
      '*': [
        'There are four Fridays in December and about nine hundred teams.',
        'The finest evening for an end-of-year dinner is in January.',
        'By the time most teams ask, the Fridays are gone. The Tuesdays are waiting.',
      ],
      p: 'Picking another day for the team dinner improves service, price and attendance.',
      a: 'Not Friday. Not the third week.',
      t: 'Demand in December peaks on two evenings a week; on the others the same kitchen cooks for half as many.',
      f: 'Has the job of finding a table for fourteen landed with you again? Take a breath.',
      h: 'Every year December comes as a surprise to exactly one person per office.',
      i: 'What it is about is getting round one table once a year. The date is a detail.',
      l: 'A long lunch in the middle of the week, and dusk at the window by the coffee.',
    },
    lines: {
      '*': [
        'Team dinner in December? Ask for Tuesday or a long lunch. The kitchen has time and the room is yours.',
        'A January party has three advantages: there is room, nobody is tired of it, and everybody needs one.',
        'Ask for the date and the diets in the same message. The second is what delays the booking.',
        'Long lunches end before the last train. More people come, and more come home.',
        'Ask for the room and not for a table if you are more than twelve. Speeches need a door.',
        'Choose from a short menu beforehand, and nobody waits for the one who cannot decide.',
      ],
      h: ['The Secret Santa gift limit is the only budget that has ever been kept.'],
    },
    scene: [
      'It is the end of November. Somebody types "table for fourteen, the Friday before Christmas", and somewhere a manager laughs quietly.',
      'Wednesday, two in the afternoon, eleven colleagues, paper hats, and a waiter with all the time in the world.',
    ],
    why: [
      [
        'Restaurants have as many seats in December as in March, but everyone wants the same six evenings.',
        'The chairs do not multiply. The wishes do.',
      ],
      [
        'On the quiet days the same cooks can look after you properly.',
        'Fewer tables means hotter food, better seats, and somebody who has time for speeches.',
      ],
    ],
    parts: [
      [
        ['Ask for Monday to Wednesday', 'Look at the early week'],
        [
          'The same menu, more room, and often more choice of it.',
          'It also spares everyone the last train on a Friday.',
          'Cooks have time, rooms are quiet, and nobody stands on a train at midnight.',
        ],
        'A {diary|calendar} open at December',
      ],
      [
        ['Think of a long lunch', 'Meet at lunch instead'],
        [
          'From one to four: daylight, coffee, home by six.',
          'Parents can come, drivers can stay, and it feels like playing truant.',
          'It ends in daylight. For many that is the nicest part.',
        ],
        'A table with candles in daylight',
      ],
      [
        ['Consider January', 'Move it to the new year'],
        [
          'New year, empty calendars, and nobody is sick of {mince pies|fruitcake}.',
          'It gives people something in the longest month.',
          'The price is lower, the mood higher, and nothing else is on.',
        ],
        'Candles on a table, bare trees outside',
      ],
      [
        ['Send date, number and diets together', 'Write once, with everything in it'],
        [
          'In one message, and with a second date to fall back on.',
          'Then there is a yes by the evening.',
          'Give a second choice of day, and the answer can be a simple yes.',
        ],
        'A message being typed on a phone',
      ],
    ],
    turn: [
      'Then only the speech is left. Keep it under three minutes.',
      'Fourteen people, one table, no Friday. Well done.',
    ],
    asks: [
      'When does your team celebrate: December or January?',
      'What was the best team dinner you have been to?',
    ],
    ends: {
      p: 'A provisional booking in October can be called off. A missing one in December cannot be called up.',
      a: 'Midweek. Midday. Done.',
      t: 'Shift the load off the peak: everyone on the curve benefits.',
      f: "And next year it is somebody else's turn.",
      h: "The one person has put a note in next year's {diary|calendar}. It will not help.",
      i: 'What remains is who sat next to whom.',
      l: 'The lamps go on at four. Stay for another pot of coffee.',
    },
    work: [
      'A lunch in January costs less, is attended better and is remembered longer than the Friday before Christmas. There are few decisions with a ratio like it.',
      'Of all that can be changed about an office party, the date costs least and helps most.',
    ],
    keep: 'the week in which the question comes up',
    send: 'whoever is organising it this year',
    own: [
      {
        about:
          'group|part(?:y|ies)|christmas|festive|private (?:room|dining|hire|part)|set menu|reserv|\\bbookings?\\b|book (?:a table|online|by|ahead|early)',
        kinds: ['service', 'offer', 'product', 'price', 'policy', 'event'],
        lead: 'For your message, from our side.',
      },
    ],
    pic: {
      ask: 'A set table with candles in winter daylight',
      alt: 'A long table set with candles in winter daylight',
    },
    claims: [['December weekend evenings are the peak for groups', 'trade practice']],
  },
  {
    id: 'a-soup-that-restores',
    format: 'story',
    again: 12,
    emoji: '🥣',
    tags: ['FoodStories', 'RestaurantHistory', 'FoodFacts'],
    title: [
      'Where the word restaurant comes from: a bowl of broth',
      'The first restaurants sold soup: how eating out began',
    ],
    cover: 'A restaurant was a soup',
    gist: [
      'In Paris in the eighteenth century a restaurant was a broth that was to restore tired people. The houses that sold it had small tables, a choice and fixed prices, and that was the actual invention.',
      'First the soup was called restaurant, and then the room. What was new was to sit at a table of your own, and to choose.',
    ],
    subject: ['The first restaurant was a soup', "A table of one's own"],
    hooks: {
      '*': [
        'The first restaurant was not a place. You ate it with a spoon.',
        "Before there were restaurants you ate what there was, beside strangers, at one o'clock sharp.",
        'For a while, "restaurant" was something you drank.',
      ],
      p: 'The restaurant began with three ideas: your own table, a choice, and a price beside it.',
      a: 'A menu is a political invention. It says that you may choose.',
      t: 'Restaurant: present participle of restaurer, to restore. It meant the broth, then the house that sold it.',
      f: 'Do you know what you would have got two hundred and sixty years ago, had you asked for a restaurant?',
      h: 'The first restaurant critics complained that it was thin. It was soup.',
      i: 'That anyone may sit down, choose and be served is younger than you would think.',
      l: 'A cup of broth, a small marble table, and a mirror on the wall.',
    },
    lines: {
      '*': [
        'In eighteenth-century Paris a "restaurant" was a strong broth for the weak. The word on the door came from the soup in the bowl.',
        "Table d'hôte meant the table of the host: one time, one dish, one long bench. Choosing came later.",
        'A menu with prices was a novelty around seventeen seventy. Until then people ate first and learnt the cost afterwards.',
        'After the Revolution many cooks of noble houses were out of work. Some of them opened restaurants.',
        'A menu with prices was once a sensation. People came just to read it.',
        'Eating alone at a small table was the novelty. Before, there had been one table for everybody.',
      ],
      h: ["Table d'hôte: you ate what there was, next to whoever was there. Airlines have kept it up."],
    },
    scene: [
      'Imagine Paris around seventeen sixty-five. You are hungry, it is three in the afternoon, and dinner was at one.',
      'Imagine a long table in an inn. Twelve strangers, one big dish, and whoever sits far away gets the bones.',
    ],
    why: [
      [
        'In an inn you ate what the host ate, when he ate it, with whoever was there.',
        'A traveller had no say. One time, one pot, and elbows.',
      ],
      [
        'The new houses sold something different: not the soup but being asked what you would like.',
        'What guests paid for was a table to themselves, and somebody who wrote down a wish.',
      ],
    ],
    parts: [
      [
        'It began with a broth',
        [
          'Meat was boiled for hours until the liquid was strong enough, it was said, to restore the feeble. People called it a restaurant.',
          'Delicate Parisians did not dine, they took a restaurant: a cup of something strengthening. It was fashionable to be a little unwell.',
          'It began with broth. A cup of it was sold as medicine, and it was named after what it promised: to restore.',
        ],
        'A bowl of clear broth',
      ],
      [
        'Then came small tables',
        [
          'Who is unwell comes when he likes and wishes to be alone. So the sellers of broth put up little tables, and were open all day.',
          'No bench and no bell. One sat down by oneself, at any hour, and a waiter came.',
          'A sick person wants quiet and no timetable. So there was a table for one, and it could be had at three in the afternoon.',
        ],
        'A small marble table with one chair',
      ],
      [
        'Then a card with prices',
        [
          'Along with broth there were soon eggs, a chicken, a compote, and a list on which you could see what each of them cost.',
          'You read, you pointed, you knew what it came to. Nobody had eaten like that before.',
          'Next to the soup stood other light things, and next to each of them a price. Until then you had eaten what was there and paid what was asked.',
        ],
        'A handwritten card with prices',
      ],
      [
        'Then the cooks came',
        [
          'The Revolution emptied the great houses, and their cooks needed work. What had been served to dukes was now to be had by the portion.',
          'Within a few decades Paris had hundreds of such places. The broth had long gone from the card, and only its name stayed on the door.',
          'When the palaces closed, hundreds of trained cooks opened a door onto the street. Restaurants multiplied, and by then hardly anyone ordered the broth.',
        ],
        "A cook's hat on a hook",
      ],
    ],
    turn: [
      'When you next order soup, you are having a restaurant in a restaurant.',
      'Two and a half centuries, and it is still about that: your table, your choice.',
    ],
    asks: ['What restores you?', 'Could you eat whatever was put before you, with strangers?'],
    ends: {
      p: 'A small table and a card: some inventions look so obvious that nobody asks who had them.',
      a: 'You choose. That is all there is to it.',
      t: 'From participle to premises in about thirty years.',
      f: 'So: what would you like?',
      h: 'The critics were given bread with it and fell silent.',
      i: 'Hospitality changes its form, and it is the same every time: you are tired, sit down.',
      l: 'The broth is still a fair test of a house.',
    },
    work: [
      'What was new was not the product but the terms: own table, own time, known price. Many a market has been made by changing nothing else.',
      'Change when and how people may buy, and you have a new trade with an old product.',
    ],
    keep: 'a long evening at table',
    send: 'someone who likes to know where words come from',
    own: [
      {
        about: 'since \\d|founded|opened in|histor',
        kinds: ['history', 'story'],
        lead: 'Our own chapter is a little shorter.',
      },
    ],
    pic: {
      ask: 'A bowl of clear soup on one of your small tables',
      alt: 'A bowl of clear broth on a small table',
    },
    claims: [
      [
        'Restaurant first meant a restorative broth; Paris houses of the 1760s and 1770s brought separate tables, choice and priced menus; cooks after the Revolution',
        'Spang: The Invention of the Restaurant',
      ],
    ],
  },
  {
    id: 'lunch-from-the-other-side',
    format: 'story',
    again: 12,
    emoji: '🕛',
    tags: ['RestaurantLife', 'FoodStories', 'BehindTheScenes'],
    title: [
      'One lunch service, minute by minute, from the kitchen side',
      'What happens in the kitchen while you wait for lunch',
    ],
    cover: 'Lunch from the other side',
    gist: [
      'From the room lunch looks quiet. From the kitchen it is an hour in four acts: waiting, the first ticket, the wave, and the silence after it.',
      'What a kitchen goes through between half past eleven and half past one, told from behind the hatch. It could be any day, and any kitchen.',
    ],
    subject: ['Ninety minutes behind the hatch', 'Then the printer starts'],
    hooks: {
      '*': [
        'At twenty-five to twelve a kitchen is so quiet that you can hear the fridge.',
        'The printer on the pass has a sound that cooks still hear {on holiday|on vacation}.',
        'The quiet before lunch is the loudest moment in a kitchen.',
      ],
      p: 'A lunch service takes ninety minutes, and nearly all of it is decided before it begins.',
      a: 'Lunch is won by eleven. After that it is only carried out.',
      t: 'Forty orders in fifty minutes, four stations, one clock: lunch is a scheduling problem with steam.',
      f: 'Ever wondered what is going on back there while you are choosing?',
      h: 'Act one: nothing. Act two: everything. Act three: who took my spoon.',
      i: 'Four people, no time, and still each plate gets wiped round the rim.',
      l: 'A plate sets off, clean to the edge. What went before stays behind the door.',
    },
    lines: {
      '*': [
        'Five minutes before the first guest a kitchen is quietest. Everyone stands still and listens for the door.',
        'During the rush no one runs. Running in a kitchen is how people get hurt; they move briskly and say "behind".',
        'The most expensive minute of a lunch is the one in which somebody looks for something.',
        'When the last ticket is off the rail, cooks drink water. Litres of it, standing up, from plastic tubs.',
        'A ticket that hangs at an angle means: something special about this one.',
        'Nobody runs in a good kitchen. They step.',
      ],
      h: [
        "A cook's lunch: eaten at four, out of a bowl, over a {bin|trash can}, in ninety seconds. Very good, though.",
      ],
    },
    scene: [
      'Imagine a kitchen at half past eleven. Everything is in its tub, the cloths are folded, and nobody speaks.',
      'Imagine you are standing at the stove, and everything is ready, and not one guest has come.',
    ],
    why: [
      [
        'Nearly everyone eats between half past twelve and half past one, so the work of a day falls into a single hour.',
        'The hunger of a whole street comes at the same time. A kitchen is built for that hour and rests around it.',
      ],
      [
        'What keeps it calm is that each person does one thing, and says so out loud.',
        'No one can see everything. So they talk: short, loud and friendly as a rule.',
      ],
    ],
    parts: [
      [
        'Twenty-five to twelve',
        [
          'The last knife is wiped. Somebody tastes the soup for the fourth time, adds three grains of salt, and looks at the clock.',
          'It is so quiet that the extractor sounds like the sea. One cook hums. Another straightens a cloth that is straight.',
          'Twenty-five to twelve. All is cut, all is hot, and nobody says much. A finger goes into the soup and comes out satisfied.',
        ],
        'A quiet kitchen with everything in place',
      ],
      [
        'Seven minutes past',
        [
          'The printer. Two soups, a salad, a fish. Everybody says "yes", and the stillness is over for ninety minutes.',
          'First ticket. A pan goes onto the flame, and you can feel the shoulders come down: at last.',
          'Then comes the rattle of paper. One voice reads, several answer, and a flame goes up under the first pan.',
        ],
        'One order slip on an empty rail',
      ],
      [
        'A quarter to one',
        [
          'Fourteen slips on the rail. Plates to the left, plates to the right, a voice that counts backwards. Someone drops a spoon, and three hands reach for it.',
          'Now it all overlaps: fish up, soup away, where is the bread. It looks like chaos, and not one plate is wrong.',
          'The slips overlap. Someone calls out minutes, someone wipes rims, and plates leave in the order in which nobody would have guessed.',
        ],
        'A full rail and hands at work',
      ],
      [
        'Twenty to two',
        [
          'The rail is empty. It is odd how suddenly that happens. They lean against the steel and drink water and grin.',
          'Last plate. A cloth over the pass, a breath, and then somebody says: "So, what do we need for tonight?"',
          'And as if a door had been shut, it is over. Water, a joke, a glance at the empty fridge, and the list for the evening begins.',
        ],
        'An empty rail, a cloth on the pass',
      ],
    ],
    turn: [
      'In the room somebody says: "That was quick." Quite so.',
      'You had a soup and a conversation. They had that.',
    ],
    asks: ['When is the rush hour in your job?', 'Could you work in a kitchen?'],
    ends: {
      p: 'It works on most days. That is the remarkable thing.',
      a: 'Ready before it starts. It is the only method.',
      t: 'Peak load is absorbed by preparation, not by speed.',
      f: 'If it was good, tell the waiter to pass it on. It gets there.',
      h: "The spoon was in somebody's pocket. It always is.",
      i: "Ease in one place is often somebody's effort in another.",
      l: 'All of it, so that you should notice nothing.',
    },
    work: [
      'Peaks are survived by what was done before them. Teams that only get going when the tickets come in have lost by a quarter past twelve.',
      'Speed at noon was made at nine. Nobody gets faster while it is happening.',
    ],
    keep: 'the next quick lunch',
    send: 'anybody who has ever worked lunch',
    own: [
      {
        about: '\\bchef|kitchen team|head cook',
        kinds: ['people', 'story'],
        lead: 'The ones who do it here.',
      },
      {
        kinds: ['hours', 'offer', 'price', 'product'],
        about: '\\blunch',
        lead: 'Lunch, as it looks from the room.',
      },
    ],
    pic: {
      ask: 'Your kitchen five minutes before service, nobody in it',
      alt: 'A tidy restaurant kitchen before service',
    },
    claims: [['Pattern of a lunch service; rule against running', 'trade practice, kitchen safety training']],
  },
  {
    id: 'breakfast-at-any-hour',
    format: 'question',
    again: 9,
    emoji: '🍳',
    tags: ['AllDayBreakfast', 'BrunchTalk', 'FoodTalk'],
    title: [
      'Breakfast for dinner: which breakfast would you eat at any hour?',
      'Who says breakfast ends at noon?',
    ],
    cover: 'Breakfast at any hour?',
    gist: [
      'Pancakes at eight in the evening, soup at eight in the morning: what counts as breakfast is habit. Which one would you eat at any time of day?',
      'Half the world starts the day with soup, rice or beans. The line between breakfast and dinner runs only through our heads.',
    ],
    subject: ['Pancakes at eight in the evening', 'Who says that it is breakfast?'],
    hooks: {
      '*': [
        'Pancakes at eight in the evening taste of having got away with something.',
        'In half of the world breakfast is soup.',
        'Who decided that a fried egg has to be home by noon?',
      ],
      p: 'What we call breakfast is a custom, and it is different two borders on.',
      a: 'Eggs have no opening hours.',
      t: 'No food is tied by nature to the morning. Cereal from a box is little more than a century old, while soup at dawn is ancient.',
      f: 'If you could order breakfast at any time, what would it be?',
      h: 'It is called brunch if you are dressed.',
      i: 'Every now and then it does you good to eat the wrong thing at the right time.',
      l: 'An omelette at midnight, a glass of something cold, the kitchen lamp.',
    },
    lines: {
      '*': [
        'Breakfast at any hour:\n\nPancakes at night\nFull fry-up at noon\nPorridge for supper\nPho at seven in the morning\n\nWhat is yours?',
        'Breakfast in Vietnam is a noodle soup, in Turkey a table full of small plates, in Egypt stewed beans. All have a case.',
        'Eggs for supper: ten minutes, one pan, and no one has ever complained.',
        'The savoury breakfast lasts until noon. The sweet one has better pictures.',
        'Porridge with cheese and pepper is supper. With honey it is breakfast.',
        'The best thing about breakfast in the evening is that you are awake.',
      ],
      h: ['All-day breakfast: for people who wake up gradually, until about five.'],
    },
    scene: [
      'Half past seven in the evening, long day, empty fridge, four eggs. Somebody says: "We could do breakfast."',
      'A hotel in another country. By the toaster lies sliced white bread, and next to it stands a large, steaming pot of soup.',
    ],
    why: [
      [
        'Breakfast is the meal at which people are least willing to try anything new, so it shows most clearly where somebody comes from.',
        'At no other time of day do we eat so much alike, day after day. That is why it tastes of freedom to move it.',
      ],
    ],
    parts: [
      [
        ['Eggs, at night', 'An omelette at nine in the evening'],
        [
          'An omelette, a salad, bread. It takes ten minutes, and the day is forgiven.',
          'Nothing in the house usually means: there are eggs.',
          'Three eggs, a bit of cheese, and no shopping. Supper can be that easy.',
        ],
        'An omelette on a plate under a lamp',
      ],
      [
        ['Soup, in the morning', 'A bowl of broth at seven'],
        [
          'Warm, salty and kind. Try it once on a cold day.',
          'Those who start with broth smile at our cornflakes.',
          'Half the world begins like this, and goes warm into the day.',
        ],
        'A bowl of noodle soup by a window',
      ],
      [
        ['Pancakes, for supper', 'A stack of pancakes after dark'],
        [
          'With lemon and sugar, standing, straight from the pan.',
          'Children believe that they have won something. They have.',
          'Nobody sets the table for it. They are gone before the pan is cold.',
        ],
        'A stack of pancakes with lemon',
      ],
    ],
    turn: ['Somebody only has to say it out loud: "Breakfast?"', 'No clock has ever stopped a pancake.'],
    asks: ['Which breakfast would you eat at any time of day?', 'Breakfast: sweet or savoury?'],
    ends: {
      p: 'Kitchens that serve breakfast until late have understood something about people.',
      a: 'Order it. It is noon somewhere.',
      t: 'Category by convention: it can be suspended for one evening.',
      f: 'Tell us, and say at what time.',
      h: 'Getting dressed remains optional before five.',
      i: 'The day may begin whenever you like.',
      l: 'Soft eggs, thin toast, and the city quite dark.',
    },
    work: [
      'Categories are made by sellers, and buyers move between them. The late pancake is a whole line of business.',
      'Ask what people would like at four in the afternoon. It may be what you stop serving at eleven.',
    ],
    keep: 'an evening with four eggs',
    send: 'the one who orders pancakes at night',
    own: [
      {
        about: 'breakfast|brunch|pancake|\\beggs?\\b|all day',
        kinds: ['product', 'hours', 'offer', 'price', 'service'],
        lead: 'Our own hours in this matter.',
      },
    ],
    pic: {
      ask: 'A breakfast dish photographed in evening light',
      alt: 'A breakfast plate under a warm evening lamp',
    },
    claims: [
      ['Breakfasts of Vietnam, Turkey and Egypt', 'general knowledge'],
      ['Boxed breakfast cereals date from around 1900', 'food history'],
    ],
  },
  {
    id: 'who-pays-the-bill',
    format: 'tip',
    again: 9,
    emoji: '💳',
    tags: ['EatingOut', 'TableManners', 'GroupDinner'],
    title: [
      'How to split the {bill|check} without spoiling the evening',
      'Paying in a group: three fair ways, settled before you order',
    ],
    cover: 'The {bill|check}, without the maths',
    gist: [
      'Decide before you order. Even split, each their own, or one pays and the next time another: all three work, if nobody finds out at eleven.',
      'The awkward bit about a {bill|check} is not the amount but the timing. One sentence at the start, and it is settled.',
    ],
    subject: ['Say it before the {starters|appetizers}', 'Three fair ways to split a {bill|check}'],
    hooks: {
      '*': [
        'The evening was lovely until somebody said: "I only had the soup."',
        'There are three fair ways to split a {bill|check}, and one unfair moment to discuss it.',
        'Somebody will have had only the soup. Somebody always does.',
      ],
      p: 'A sentence before ordering saves ten minutes of arithmetic afterwards.',
      a: 'Settle the {bill|check} before the bread.',
      t: 'An even split rewards whoever orders most. With strangers it pays to know that; with friends it evens out over the years.',
      f: 'Do you also dread the minute when the little folder comes?',
      h: 'Seven adults, three degrees in mathematics, one telephone, and it is eleven {pounds|dollars} short.',
      i: 'Being generous and being fair are both fine. You only have to say which it is tonight.',
      l: 'A card, handed over on the way to the cloakroom. Nobody saw a {bill|check}.',
    },
    lines: {
      '*': [
        'Say it before the {starters|appetizers}: "One {bill|check} split evenly, or each our own?" Both are easy at seven.',
        'Tell the waiter at the start if you want separate {bills|checks}. Written down that way from the first drink, it takes a minute.',
        'Turn by turn: one pays tonight, another the next time. It works with people you want to see again.',
        'If you drank nothing and they split evenly, somebody should notice. Be that somebody.',
        'Count to the nearest note and be done. Nobody remembers two coins, everyone remembers the arithmetic.',
        'A phone that splits the {bill|check} is good for eight, and bad manners for two.',
      ],
      h: ['"Let us just split it," said the man with the lobster.'],
    },
    scene: [
      'The folder lies in the middle. Six people look at it as if it might move.',
      'One of them scrolls through a calculator, one puts down a note that is too small, and one has gone to the {lavatory|restroom}.',
    ],
    why: [
      [
        'At the end of an evening people are tired, merry and unequal in what they have had.',
        'By eleven nobody recalls who had the second bottle. Everyone recalls having had less.',
      ],
      [
        'A rule that is agreed beforehand offends no one, since nobody has ordered yet.',
        'Before the first glass it is a formality. After the last it is a verdict.',
      ],
    ],
    parts: [
      [
        ['Ask while they read the menu', 'Bring it up over the menu'],
        [
          'One sentence, lightly. The soup eaters will love you.',
          'It also changes what gets ordered, which is only fair.',
          'Then the one with the soup can enjoy it, and the one with the lobster can decide.',
        ],
        'Friends reading menus at a table',
      ],
      [
        ['Even split: round it up', 'Split it evenly and round up'],
        [
          'Divide, round to the next note, and the tip is done.',
          'For evenings on which all had about the same. Not for one lobster and five salads.',
          'It is quick, it is friendly, and it works when all ate alike.',
        ],
        'Banknotes on a small tray',
      ],
      [
        ['Each their own: say so early', 'Pay your own, and say so at once'],
        [
          '{Tills|Registers} can do it, provided they know from the start.',
          'Seat by seat, written down as you go. At the end it is a minute for each.',
          'It goes on separate lines from the first glass, and nobody adds up at midnight.',
        ],
        'A waiter noting orders by seat',
      ],
      [
        ['One pays: settle it out of sight', 'Your treat? Arrange it at the door'],
        [
          'Leave a card at the bar when you come in.',
          'Whoever invites sees to it that there is nothing to discuss.',
          'The {bill|check} then never comes to the table, and there is nothing to protest about.',
        ],
        'A card left at a bar',
      ],
    ],
    turn: ['Then the folder comes and nobody looks up.', 'Half a minute, coats, and on to the next place.'],
    asks: ['How do you split a {bill|check}?', 'Who always pays too much at your table?'],
    ends: {
      p: 'For large groups, one person with one card is quickest for everyone.',
      a: 'First the rule, then the lobster.',
      t: 'Terms cost least before performance.',
      f: 'And thank whoever did the sums.',
      h: 'The eleven pounds were in the coat of the mathematician.',
      i: 'Money is soon settled among people who like each other. It only wants saying.',
      l: 'No folder. Just a nod.',
    },
    work: [
      'Terms before work: it is true of dinners and of contracts. What is left open costs most to settle when everybody would like to go home.',
      'Who pays is a question for the beginning. At the end it costs friendships and projects alike.',
    ],
    caution: [
      'Tips and service charges differ from country to country; look at the {bill|check} before you add anything.',
      'Service charges and tips are handled differently around the world. Read the {bill|check} before you leave extra.',
    ],
    keep: 'the next table for six',
    send: 'the man with the lobster',
    own: [
      {
        about: 'cards? only|cash|contactless|split|separate bills|service charge|voucher',
        kinds: ['policy', 'process', 'service'],
        lead: 'How it works at our {till|register}.',
      },
    ],
    pic: {
      ask: 'A {bill|check} tray on a table with coffee cups around it',
      alt: 'A small {bill|check} tray among coffee cups',
    },
    claims: [
      ['Even splits raise consumption', 'Gneezy, Haruvy and Yafe 2004'],
      ['Separate bills are easy if known at the start', 'trade practice'],
    ],
  },
];
