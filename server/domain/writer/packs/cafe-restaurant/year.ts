// The restaurant's year, where it came from, and breakfast.
import type { Idea } from '../../library/idea.ts';
import { ONLY_A_CAFE } from '../whom.ts';

export const YEAR: readonly Idea[] = [
  {
    id: 'asparagus-by-hand',
    format: 'season',
    again: 11,
    emoji: '🌱',
    when: { season: ['spring'] },
    tags: ['AsparagusSeason', 'SpringFood', 'CookingTips'],
    title: ['How to buy, snap and cook asparagus', 'Fresh asparagus: how to choose it, trim it and boil it'],
    cover: 'How to buy and cook asparagus',
    gist: [
      'Good asparagus is fresh: rub two spears together, and they should squeak. Snap off the woody ends, boil it for a few minutes, and eat it with butter.',
      'Asparagus is only in season for about eight weeks. It needs salted water, four minutes and butter.',
    ],
    subject: ['How to tell fresh asparagus', 'Asparagus: snap, boil, butter'],
    hooks: {
      '*': [
        'Rub two spears of asparagus together. If they squeak, buy them.',
        'You may eat asparagus with your fingers. It is in the old etiquette books.',
        'Fresh asparagus squeaks when you rub it and snaps when you bend it.',
      ],
      p: 'The season for asparagus is short, so it is worth knowing how to buy it.',
      a: 'Snap it, boil it, butter it: asparagus.',
      t: 'Cut asparagus burns its own sugar; within two days at room temperature it has lost much of its sweetness.',
      f: 'The first asparagus of the year is here. You have about eight weeks.',
      h: 'For ten months nobody mentions asparagus, and then every menu has four kinds.',
      i: 'Asparagus is something to look forward to, because it is only there for a few weeks.',
      l: 'Green asparagus, melted butter, and napkins for your fingers.',
    },
    lines: {
      '*': [
        'Fresh asparagus has tight tips and moist ends, and it squeaks when you rub two spears together. No squeak, do not buy.',
        'Bend a spear of asparagus near its end. It snaps where the tough part begins. The ends make good soup.',
        'Green asparagus need not be peeled. White asparagus does, from below the tip down.',
        'Keep asparagus like flowers: ends in an inch of water, a bag over the top, in the fridge. Eat it tomorrow at the latest.',
        'Stand asparagus in a jar of water like flowers, and it keeps for two days in the fridge.',
        'Boil the peels and ends of asparagus for twenty minutes, and you have stock for a soup.',
      ],
      h: ['For eight weeks we all eat asparagus with our fingers and call it good manners.'],
    },
    scene: [
      'A bundle of asparagus lies on the kitchen table, and nobody remembers how it is done. It has been a year.',
      'A plate of asparagus with melted butter comes to the table, and everybody thinks the same: fingers or fork?',
    ],
    why: [
      [
        'Asparagus is a young shoot, and once it is cut it loses its sweetness by the hour.',
        'Hardly any vegetable ages so fast. In the morning it is sweet, and by the weekend it is tough.',
      ],
      [
        'Cooked too long it goes grey and soft, so watch the clock.',
        'Between crisp and limp there are only ninety seconds.',
      ],
    ],
    parts: [
      [
        ['Check that it squeaks', 'Squeeze the bundle: it should squeak'],
        [
          'Tight tips and moist ends are good signs. Thick or thin is a matter of taste.',
          'Dry, split ends mean that it has been waiting for days.',
          'A fresh one squeaks, and its ends are damp where it was cut.',
        ],
        'Two asparagus spears rubbed together',
      ],
      [
        ['Snap off the woody end', 'Bend each spear until it breaks'],
        [
          'It breaks by itself where the tough part begins.',
          'Hold it at the middle and the foot, and bend. What stays in your hand is for stock.',
          'It breaks at the right place, and you need no knife.',
        ],
        'An asparagus spear snapping in two hands',
      ],
      [
        ['Boil it for a few minutes', 'Cook it briefly in salted water'],
        [
          'Three to five minutes, and out while it is still bright green.',
          'Or fry it in a hot dry pan until it has brown spots.',
          'Take it out while it still has some bite, because it goes on cooking.',
        ],
        'Green asparagus lifted from boiling water',
      ],
      [
        ['Eat it with your fingers', 'You may use your fingers'],
        [
          'Pick it up, dip it, and bite.',
          'There will be butter on your wrist. That is spring.',
          'Lift it by the stem, dip the tip, and have a napkin ready.',
        ],
        'A spear dipped in melted butter',
      ],
    ],
    turn: ['And then it is over until next year.', 'Eight weeks are short, so begin this week.'],
    asks: ['Asparagus: green or white?', 'Asparagus: fingers or fork?'],
    ends: {
      p: 'After midsummer the plants rest, so that there is asparagus next year.',
      a: 'Buy it today and eat it today.',
      t: 'It gets tougher and less sweet from the moment it is cut.',
      f: 'And keep the water. With the ends it makes a very good soup.',
      h: 'And then nobody mentions it until next spring.',
      i: 'Enjoy it while it is here.',
      l: 'With butter and salt, outside if you can.',
    },
    work: [
      'A menu that changes with the season gives people a reason to come back. Eight weeks of asparagus do more than a year of it.',
      'If something is only there for eight weeks, people look forward to it. Think what that could be in your trade.',
    ],
    keep: 'the next time you buy asparagus',
    send: 'someone who eats it with a fork',
    own: [
      {
        about: 'asparagus|spring menu|seasonal',
        kinds: ['product', 'offer', 'process', 'event', 'place'],
        lead: 'What spring is like with us.',
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
    unless: ONLY_A_CAFE,
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
      'A glass full of ice melts more slowly than two lonely cubes. Start with a cold drink, use large cubes, and make the ice for iced coffee out of coffee.',
      'Watery iced drinks have too little ice in them and not too much. It sounds wrong, and every bar knows it.',
    ],
    subject: ['More ice, less water in your drink', 'Make coffee ice cubes for iced coffee'],
    hooks: {
      '*': [
        '"Not too much ice, please" is the surest way to a watery drink.',
        'Two ice cubes in a warm lemonade melt at once and make it watery.',
        'A glass full of ice is less watery at the end than a glass with two cubes.',
      ],
      p: 'The more ice is in a drink, the less it gets watered down.',
      a: 'For cold drinks, fill the glass with ice.',
      t: 'Warmth melts ice. In a cold drink with many cubes, hardly any of it melts.',
      f: 'Is your iced coffee grey and watery by the time you have sat down? It needs more ice.',
      h: 'Iced coffee after twenty minutes with two cubes: cold brown water.',
      i: 'On a hot day a properly cold drink is worth the trouble.',
      l: 'One large clear cube in a glass that fogs up slowly.',
    },
    lines: {
      '*': [
        'Fill the glass with ice to the top, then pour your drink. A lot of ice melts less than a little ice.',
        'Freeze leftover coffee in an ice tray and use it in iced coffee. It does not get watery.',
        'Large ice cubes melt more slowly than small ones. Use a muffin tin to make very large ones.',
        'Chill a drink before you put in the ice. The ice then only has to keep it cold.',
        'For clear ice cubes, boil the water first and freeze it slowly.',
        'Freeze mint, berries or slices of lemon into your ice cubes. It looks good and tastes good.',
      ],
      h: ['"No ice, so that I get more lemonade": clever until the third sip.'],
    },
    scene: [
      'It is noon and hot. After ten minutes the two ice cubes are gone, and the lemonade tastes of water.',
      'Behind the bar a whole scoop of ice goes into each glass, and you think that they are saving on lemonade. They are not.',
    ],
    why: [
      [
        'To cool a warm drink a certain amount of ice must melt, whatever you do.',
        'Warm lemonade melts ice at once, and the water stays in your glass.',
      ],
      [
        'With plenty of ice a drink gets cold quickly, and then hardly any more melts.',
        'A full glass is ice-cold in a minute and stays that way. Two cubes are gone before it gets cold.',
      ],
    ],
    parts: [
      [
        ['Start with a cold drink', 'Chill the drink beforehand'],
        [
          'Straight from the fridge, so that the ice only has to keep it cold.',
          'Brew the coffee early and let it get cold.',
          'In a cold drink ice hardly melts.',
        ],
        'A {jug|pitcher} taken from a fridge',
      ],
      [
        ['Fill the glass right up', 'Use lots of ice'],
        [
          'First the ice, then the drink.',
          'A whole scoop of it makes a better drink than two cubes.',
          'Many cubes keep each other cold.',
        ],
        'A tall glass filled with ice',
      ],
      [
        ['Make ice cubes from the drink', 'Freeze some of the drink itself'],
        [
          'Coffee for coffee, lemonade for lemonade, tea for tea.',
          'When they melt, the drink stays strong.',
          'One ice tray the night before, and the last sip is as good as the first.',
        ],
        'Coffee ice cubes in a tray',
      ],
      [
        ['Use large cubes', 'Take big ice cubes'],
        [
          'They melt more slowly than small ones.',
          'For a drink that you sip for an hour, take one big one.',
          'One large cube lasts a whole conversation.',
        ],
        'One large clear ice cube in a glass',
      ],
    ],
    turn: ['And then take it into the shade.', 'Now the last sip tastes like the first.'],
    asks: ['Do you like lots of ice in your drink, or none?', 'What do you drink when it is really hot?'],
    ends: {
      p: 'An ice tray of coffee takes a minute in the morning and saves the afternoon.',
      a: 'Cold drink, full glass, big cubes.',
      t: 'The colder the drink and the bigger the cubes, the less they melt.',
      f: 'Try coffee cubes in a glass of cold milk.',
      h: 'Cold brown water is off the menu.',
      i: 'Sit down with it. The rest can wait until it is cooler.',
      l: 'Listen to the ice in the glass.',
    },
    work: [
      'Half measures often cost most: two cubes in a warm drink do nothing but melt. If you do a thing, do it properly.',
      'If you save in the wrong place, you pay twice. Two ice cubes spoil a good drink.',
    ],
    keep: 'the first really hot day',
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
    cover: 'How to make a better soup',
    gist: [
      'For a better pumpkin soup, roast the vegetables first, add something sour at the end, and put three things on top: one crisp, one creamy, one green.',
      'A soup that is only boiled and blended tastes of little. Roast the vegetables, add some lemon, and put something crisp on top.',
    ],
    subject: ['How to make soup taste of more', 'Better pumpkin soup'],
    hooks: {
      '*': [
        'In a restaurant there is always something on top of the soup. At home there hardly ever is.',
        'Pumpkin that is only boiled and blended does not taste of much. Roast it first.',
        'The same pumpkin can be baby food or a very good soup.',
      ],
      p: 'Three steps turn a vegetable purée into a soup people pay for.',
      a: 'Roast it, add lemon, put something crisp on top: soup.',
      t: 'Only dry heat browns vegetables, and that is the taste a boiled soup lacks.',
      f: 'First cold evening, a big pot of soup, and it tastes of nothing much? Here is what it needs.',
      h: 'Smooth, orange and mild: at some point in life you want more from a soup.',
      i: 'A pot of soup is the easiest way to get everybody round the table.',
      l: 'Smooth soup, a little browned butter, and one crisp leaf of sage.',
    },
    lines: {
      '*': [
        'Roast the vegetables for half an hour before they go in the soup. It does more than any stock cube.',
        'Top your soup with something crisp, something creamy and something green: croutons, yoghurt, herbs.',
        'Soup tastes flat? Stir in a teaspoon of vinegar at the end.',
        'Keep back a ladle of vegetables before you blend the soup, and put them in again. It is nicer with some bite.',
        'Stir a spoon of peanut butter or tahini into carrot soup. Nobody will guess what it is. Tell anyone with an allergy.',
        'Put a rind of hard cheese in the soup while it cooks, and fish it out at the end. It is better than a stock cube.',
      ],
      h: ['Soup is the one dish that tastes better the worse the weather gets.'],
    },
    scene: [
      'It gets dark early, something orange is simmering on the stove, and somebody lifts the lid without much hope.',
      'Two bowls of the same soup. On one of them are seeds, oil and a little cheese. Guess which one is empty first.',
    ],
    why: [
      [
        'After four spoons of plain purée there is nothing new to taste.',
        'A smooth soup tastes the same with every spoonful. Something crisp on top keeps it interesting.',
      ],
      ['What was only boiled has no roasted flavour.', 'Vegetables only get brown and nutty in the oven.'],
    ],
    parts: [
      [
        ['Roast the vegetables first', 'Roast the vegetables in the oven'],
        [
          'Oil, salt, hot tray, until the edges are dark.',
          'Pumpkin, carrots, cauliflower, tomatoes: all of them gain by it.',
          'After twenty minutes they are sweet and a little brown.',
        ],
        'Roasted pumpkin on a tray',
      ],
      [
        ['Do not blend all of it', 'Leave some pieces in the soup'],
        [
          'One ladle stays in pieces.',
          'And thin it until it just runs off the spoon.',
          'It is nicer when there is something to bite.',
        ],
        'A ladle of roasted pieces held back',
      ],
      [
        ['Add something sour at the end', 'Sharpen it with lemon or vinegar'],
        [
          'Vinegar, lemon or a spoon of yoghurt.',
          'Pumpkin and carrots are sweet and need it.',
          'A few drops, then taste. It should taste fresher and not sour.',
        ],
        'A spoon of vinegar over a pot',
      ],
      [
        ['Put three things on top', 'Top it with something crisp'],
        [
          'Crisp, fat, green: seeds, oil, parsley. Or croutons, cream, chives.',
          'Put them on just before you serve.',
          'One to crunch, one that is creamy, one that is green.',
        ],
        'A bowl of soup with seeds, oil and herbs',
      ],
    ],
    turn: ['It is the same pumpkin, and much more soup.', 'Bread with it, and that is dinner.'],
    asks: ['Which soup do you make when it gets dark early?', 'What goes on top of your soup?'],
    ends: {
      p: 'It takes ten minutes more, in which the oven does the work.',
      a: 'No soup without something on top.',
      t: 'Brown it, sharpen it, and top it.',
      f: 'Double the amount. Tomorrow you will be grateful.',
      h: 'The baby can have the plain one.',
      i: 'For coming in out of the cold.',
      l: 'A deep bowl, and both hands round it.',
    },
    work: [
      'The soup is the work, and the topping is what people remember. Keep three minutes for it, in any job.',
      'People remember the last touch. Leave a little time for it.',
    ],
    keep: 'the first dark evening',
    send: 'somebody who makes plain pumpkin soup',
    own: [
      {
        about: 'soups?\\b|broth|stew|lunch',
        kinds: ['product', 'offer', 'price', 'hours'],
        lead: 'And if you would rather not cook tonight.',
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
    cover: 'Book your December dinner',
    gist: [
      'The Fridays and Saturdays in December go first. Ask for a Tuesday, a long lunch, or a dinner in January, and you get a better table.',
      'The team dinner need not be on the busiest night of the year. A Wednesday lunch in December is festive too.',
    ],
    subject: ['A table in December: not on a Friday', 'Why not have the party in January?'],
    hooks: {
      '*': [
        'There are four Fridays in December, and everybody wants one of them.',
        'The nicest evening for the team dinner is in January.',
        'Most teams ask too late for a Friday in December. The Tuesdays are still free.',
      ],
      p: 'Choose a quieter day for the team dinner, and you get more room, better service and often a better price.',
      a: 'For your December dinner, avoid Friday.',
      t: 'In December everybody wants to go out on two evenings of the week. On the others there is room.',
      f: 'Have you been asked to find a table for the team dinner? Take a breath. It is not too late.',
      h: 'Every year December comes as a surprise to exactly one person per office.',
      i: 'What matters is that you all sit at one table once a year. The date is a detail.',
      l: 'A long festive lunch on a Wednesday, until it gets dark.',
    },
    lines: {
      '*': [
        'Team dinner in December? Ask for a Tuesday or for a long lunch. The kitchen has more time for you.',
        'Have the team party in January: there is room, and everybody needs one by then.',
        'Booking the team dinner? Send the date and the diets in one message. It saves a week.',
        'A festive lunch with the team ends before the last train, and more people come.',
        'More than twelve at the team dinner? Ask for a room of your own, because of the speeches.',
        'Choose a short menu for the team dinner beforehand. Then nobody waits for the one who cannot decide.',
      ],
      h: ['The gift limit for the office party is the only budget that is ever kept.'],
    },
    scene: [
      'At the end of November somebody asks for a table for fourteen on the Friday before Christmas. It is long gone.',
      'Wednesday, two in the afternoon, eleven colleagues in paper hats, and a waiter with all the time in the world.',
    ],
    why: [
      [
        'A restaurant has as many seats in December as in March, but everybody wants the same six evenings.',
        'Everyone wants a Friday, and there are only four.',
      ],
      [
        'On the quieter days the kitchen has more time for you.',
        'With fewer guests you get better seats, and time for speeches.',
      ],
    ],
    parts: [
      [
        ['Ask for Monday to Wednesday', 'Take a day early in the week'],
        [
          'The same menu, more room, and often more choice of it.',
          'It also spares everyone the last train on a Friday.',
          'It is quieter, and nobody stands on a train at midnight.',
        ],
        'A {diary|calendar} open at December',
      ],
      [
        ['Have a long lunch instead', 'Meet for lunch and not for dinner'],
        [
          'From one to four, and everybody is home by six.',
          'Parents can come, drivers can stay, and it feels like playing truant.',
          'It ends in daylight, and many like that best.',
        ],
        'A table with candles in daylight',
      ],
      [
        ['Have it in January', 'Move it to the new year'],
        [
          'Calendars are empty, and nobody is tired of {mince pies|fruitcake} any more.',
          'There is something to look forward to in January.',
          'It is often cheaper, and nothing else is on.',
        ],
        'Candles on a table, bare trees outside',
      ],
      [
        ['Send date, number and diets together', 'Put everything in one message'],
        [
          'In one message, and with a second date to fall back on.',
          'You will have an answer by the evening.',
          'With a second date, the answer is easy.',
        ],
        'A message being typed on a phone',
      ],
    ],
    turn: ['And the speech: three minutes at most.', 'One big table, everybody there, and not a Friday.'],
    asks: [
      'When does your team celebrate: December or January?',
      'What was the best team dinner you have been to?',
    ],
    ends: {
      p: 'Book early: a table can still be cancelled, but on a full night there is none to be had.',
      a: 'In the middle of the week, or in the middle of the day.',
      t: 'Nobody has to wait on a quiet day.',
      f: "And next year it is somebody else's turn.",
      h: 'There is a note in the {diary|calendar} for next year. It will not help.',
      i: 'In the end you remember who sat next to whom.',
      l: 'Stay for another coffee while it gets dark.',
    },
    work: [
      'A lunch in January costs less than the Friday before Christmas, and more people come.',
      'Of everything about the office party, the date is the easiest to change, and it helps most.',
    ],
    keep: 'the week when somebody asks about the team dinner',
    send: 'whoever is organising it this year',
    own: [
      {
        about:
          'group|part(?:y|ies)|christmas|festive|private (?:room|dining|hire|part)|set menu|reserv|\\bbookings?\\b|book (?:a table|online|by|ahead|early)',
        kinds: ['service', 'offer', 'product', 'price', 'policy', 'event'],
        lead: 'For your December with us.',
      },
    ],
    pic: {
      ask: 'A set table with candles in winter daylight',
      alt: 'A long table set with candles in winter daylight',
    },
    claims: [['December weekend evenings are the peak for groups', 'trade practice']],
    unless: ONLY_A_CAFE,
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
    cover: 'The first restaurants sold soup',
    gist: [
      'In Paris in the eighteenth century, a "restaurant" was a strong broth for tired people. The houses that sold it had small tables, a choice of dishes and fixed prices.',
      'First the soup was called a restaurant, and then the place that sold it. New about it was that you had your own table and could choose.',
    ],
    subject: ['The first restaurant was a soup', 'Where the word restaurant comes from'],
    hooks: {
      '*': [
        'The first restaurant was not a place. It was a soup.',
        "Before there were restaurants you ate what there was, next to strangers, at one o'clock sharp.",
        'For a while a "restaurant" was something you ate with a spoon.',
      ],
      p: 'The restaurant began with three ideas: your own table, a choice, and a price beside it.',
      a: 'A menu was once a new idea: you may choose.',
      t: 'Restaurant: present participle of restaurer, to restore. It meant the broth, then the house that sold it.',
      f: 'Do you know what you would have got in old Paris if you had asked for a restaurant? A bowl of broth.',
      h: 'The very first restaurant was thin and hot and came in a bowl.',
      i: 'That anyone may sit down in a restaurant and choose is newer than you would think.',
      l: 'A bowl of broth at a small marble table: that is how restaurants began.',
    },
    lines: {
      '*': [
        'In eighteenth-century Paris a "restaurant" was a strong broth for the weak. The word on the door came from the soup in the bowl.',
        "Before there were restaurants, you ate at the host's table: one time, one dish, one long bench.",
        'Menus with prices were new around seventeen seventy. Before that you ate first and learnt the price afterwards.',
        'After the French Revolution the cooks of noble houses were out of work. Some of them opened restaurants.',
        'When the first restaurants put prices on a menu, it was something new to see.',
        'A table of your own was new when restaurants began. Before, everybody sat at one big table.',
      ],
      h: ['Before restaurants you ate what there was, next to whoever was there. Airlines still do it.'],
    },
    scene: [
      'Imagine Paris around seventeen sixty-five. You are hungry, it is three in the afternoon, and at the inn dinner was at one.',
      'Imagine an inn before there were restaurants: twelve strangers, one big dish, and you sit at the far end.',
    ],
    why: [
      [
        'In an inn you ate what the host ate, when he ate it, with whoever was there.',
        'A traveller had no say: one time, one pot, one long table.',
      ],
      [
        'The new places sold more than soup: they asked what you would like.',
        'Guests paid for a table to themselves and for being asked.',
      ],
    ],
    parts: [
      [
        'It began with a broth',
        [
          'Meat was boiled for hours until the liquid was strong enough, it was said, to restore the feeble. People called it a restaurant.',
          'It was fashionable to be a little unwell, and Parisians went out to take a restaurant: a cup of strong broth.',
          'It began with broth. A cup of it was sold to tired people and named after what it promised: to restore.',
        ],
        'A bowl of clear broth',
      ],
      [
        'Then came small tables',
        [
          'Sick people want to come when they like and sit alone. So the sellers of broth put up little tables and were open all day.',
          'There was no long bench and no fixed hour. You sat down by yourself, and a waiter came.',
          'A sick person wants quiet. So there was a table for one, and you could have it at three in the afternoon.',
        ],
        'A small marble table with one chair',
      ],
      [
        'Then a menu with prices',
        [
          'Along with broth there were soon eggs, a chicken, a compote, and a list on which you could see what each of them cost.',
          'You read the menu and knew what it would cost. Nobody had eaten like that before.',
          'Next to the soup there were soon other light dishes, each with its price. Until then you paid what you were asked.',
        ],
        'A handwritten card with prices',
      ],
      [
        'Then the cooks came',
        [
          'The Revolution emptied the great houses, and their cooks needed work. Anybody who paid could now eat what had been cooked for dukes.',
          'Within a few decades Paris had hundreds of such places. The broth was long forgotten, and only its name stayed on the door.',
          'When the palaces closed, hundreds of trained cooks opened a door onto the street. By then hardly anyone ordered the broth.',
        ],
        "A cook's hat on a hook",
      ],
    ],
    turn: [
      'So whenever you order soup, you order the first restaurant of all.',
      'It is still the same today: your own table, and your choice.',
    ],
    asks: [
      'What do you eat when you are tired and need restoring?',
      'Could you eat whatever there is, at one long table with strangers?',
    ],
    ends: {
      p: 'A table of your own and a menu: it looks so simple that nobody asks who thought of it.',
      a: 'You choose: that was the new idea.',
      t: 'The word went from the soup to the house in about thirty years.',
      f: 'So: what would you like?',
      h: 'And nobody complained that the soup was only soup.',
      i: 'The idea has not changed: you are tired, so sit down.',
      l: 'You can still judge a kitchen by its broth.',
    },
    work: [
      'The soup was nothing new. New were the table, the choice and the price. Often it is enough to change how people can buy something.',
      'Change when and how people can buy from you, and an old product is new again.',
    ],
    keep: 'a long evening round the table',
    send: 'someone who likes to know where words come from',
    own: [
      {
        about: 'since \\d|founded|opened in|histor',
        kinds: ['history', 'story'],
        lead: 'Our own story is a little shorter.',
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
    only: 'restaurant|bistro|brasserie|trattoria|osteria|dining|\\bsoups?\\b|\\bchefs?\\b',
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
    cover: 'Lunch, seen from the kitchen',
    gist: [
      'From the dining room lunch looks quiet. In the kitchen it is one busy hour: first the waiting, then the first order, then all of them at once.',
      'Lunch in a restaurant kitchen between half past eleven and half past one, told from behind the door. It could be any day.',
    ],
    subject: ['Ninety minutes behind the hatch', 'Lunch, seen from the kitchen'],
    hooks: {
      '*': [
        'At twenty-five to twelve a kitchen is so quiet that you can hear the fridge.',
        'Lunch begins when the order printer starts. Cooks hear that sound even {on holiday|on vacation}.',
        'Five minutes before lunch a kitchen is at its quietest.',
      ],
      p: 'Lunch service takes ninety minutes, and most of the work is done before it begins.',
      a: 'A good lunch is made before eleven. After that it is only cooked.',
      t: 'Forty orders in fifty minutes, four cooks, one clock: that is lunch.',
      f: 'Ever wondered what goes on in the kitchen while you read the lunch menu?',
      h: 'Lunch in a kitchen: at first nothing, then everything, and then who took my spoon.',
      i: 'Four cooks, no time, and still each plate gets wiped before it leaves the kitchen.',
      l: 'Your lunch comes to the table on a clean plate. The noise stays behind the door.',
    },
    lines: {
      '*': [
        'Just before the first lunch guest a kitchen is completely quiet. Everyone stands still and listens for the door.',
        'During the lunch rush no cook runs. With hot pans about, they walk fast and call "behind!".',
        'The most expensive minute in a kitchen at lunch is the one in which somebody looks for something.',
        'When the last lunch order has gone out, cooks drink water. A lot of it, standing up.',
        'If an order hangs crooked in the kitchen, it means: something special, perhaps a birthday.',
        'Nobody runs in a good kitchen at lunch. They walk fast.',
      ],
      h: ['What cooks have for lunch: something very good, at four, standing up, in ninety seconds.'],
    },
    scene: [
      'Imagine a kitchen at half past eleven. Everything is in its tub, the cloths are folded, and nobody speaks.',
      'Imagine that you are standing at a stove at half past eleven. Everything is ready, and not one guest has come.',
    ],
    why: [
      [
        'Nearly everyone eats between half past twelve and half past one, so the work of a day falls into a single hour.',
        'The whole street gets hungry at the same time, and the kitchen has one hour.',
      ],
      [
        'What keeps it calm is that each person does one thing, and says so out loud.',
        'Nobody can see everything, so they tell each other, short and loud.',
      ],
    ],
    parts: [
      [
        'Twenty-five to twelve: it is quiet',
        [
          'Somebody tastes the soup for the fourth time, adds three grains of salt, and looks at the clock.',
          'You can hear the fan. One cook hums. Another folds a cloth that was folded already.',
          'Everything is cut and hot, and nobody says much. Somebody tastes the soup and nods.',
        ],
        'A quiet kitchen with everything in place',
      ],
      [
        'Seven past twelve: the first order',
        [
          'The printer starts. Two soups, a salad, a fish. Everybody says "yes", and the quiet is over for ninety minutes.',
          'A pan goes on the flame, and everybody breathes out: at last.',
          'Paper rattles, one voice reads the order, several answer, and the first pan gets hot.',
        ],
        'One order slip on an empty rail',
      ],
      [
        'A quarter to one: everything at once',
        [
          'Fourteen orders hang in a row. Plates go left and right. Someone drops a spoon, and three hands reach for it.',
          'The fish is up, the soup is next, and where is the bread? It looks like chaos, and not one plate is wrong.',
          'Someone calls out the minutes, someone wipes plates, and each table still gets its food at the same time.',
        ],
        'A full rail and hands at work',
      ],
      [
        'Twenty to two: it is over',
        [
          'No more orders. It always happens suddenly. They lean against the wall, drink water and grin.',
          'The last plate is gone. Everybody takes a breath, and then somebody says: "So, what do we need for tonight?"',
          'As if a door had been shut, it is over. Water, a joke, and then the list for the evening.',
        ],
        'An empty rail, a cloth on the pass',
      ],
    ],
    turn: [
      'In the dining room somebody says: "That was quick."',
      'You had a soup and a nice talk. Now you know what they had.',
    ],
    asks: ['When is the rush hour in your job?', 'Could you work in a kitchen at lunchtime?'],
    ends: {
      p: 'And they do it all again tomorrow.',
      a: 'Be ready before it starts. There is no other way.',
      t: 'The busy hour works because of what was prepared before it.',
      f: 'If lunch was good, tell the waiter. The kitchen will hear about it.',
      h: "The spoon was in somebody's pocket. It always is.",
      i: 'If it feels easy to you, somebody has worked for it.',
      l: 'And at your table it was quiet.',
    },
    work: [
      'A rush is survived by what was done before it. Whoever starts when the first order comes is late by a quarter past twelve.',
      'Nobody gets faster in the middle of a rush. Prepare for it at nine.',
    ],
    keep: 'the next quick lunch out',
    send: 'anybody who has worked in a kitchen',
    own: [
      {
        about: '\\bchef|kitchen team|head cook',
        kinds: ['people', 'story'],
        lead: 'The people who cook here.',
      },
      {
        kinds: ['hours', 'offer', 'price', 'product'],
        about: '\\blunch',
        lead: 'Our lunch, as you see it.',
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
    cover: 'Breakfast for dinner?',
    gist: [
      'Pancakes at eight in the evening, soup at eight in the morning: what counts as breakfast is only habit. Which breakfast would you eat at any hour?',
      'Half the world starts the day with soup, rice or beans. Which breakfast could you eat at any time of day?',
    ],
    subject: ['Pancakes at eight in the evening', 'Pancakes for dinner?'],
    hooks: {
      '*': [
        'Pancakes for dinner feel like getting away with something.',
        'In half of the world they have soup for breakfast.',
        'Who says that you cannot have fried eggs in the evening?',
      ],
      p: 'What we call breakfast is a habit, and in the next country it is a different one.',
      a: 'You may eat eggs at any time of day.',
      t: 'Nothing is breakfast by nature. Boxed cereal is little more than a century old, and soup in the morning is ancient.',
      f: 'If you could have breakfast whenever you liked, what would it be?',
      h: 'It is called brunch if you are dressed.',
      i: 'Now and then it does you good to have breakfast for dinner.',
      l: 'An omelette at midnight, by the light of the kitchen lamp.',
    },
    lines: {
      '*': [
        'Breakfast at any hour:\n\nPancakes at night\nA fry-up at noon\nPorridge for supper\nNoodle soup at seven in the morning\n\nWhich is yours?',
        'For breakfast they have noodle soup in Vietnam, many small plates in Turkey, and stewed beans in Egypt. Which would you try?',
        'Eggs for supper take ten minutes and one pan, and nobody has ever complained.',
        'A savoury breakfast keeps you full until noon. A sweet one has the better pictures.',
        'Porridge with cheese and pepper is supper. With honey it is breakfast.',
        'The best thing about breakfast in the evening is that you are awake for it.',
      ],
      h: ['All-day breakfast is for people who wake up slowly, until about five.'],
    },
    scene: [
      'Half past seven in the evening, a long day, an empty fridge, four eggs. Somebody says: "We could have breakfast."',
      'A hotel in another country. There is toast for breakfast, and next to it stands a large pot of hot soup.',
    ],
    why: [
      [
        'Nobody likes to try anything new at breakfast, so we all eat what we had as children.',
        'Most of us eat the same breakfast every day. That is why it is fun to have it in the evening.',
      ],
    ],
    parts: [
      [
        ['Eggs in the evening', 'An omelette at nine in the evening'],
        [
          'With salad and bread it takes ten minutes.',
          'When there is nothing in the house, there are usually eggs.',
          'Three eggs, a bit of cheese, and no shopping.',
        ],
        'An omelette on a plate under a lamp',
      ],
      [
        ['Soup in the morning', 'A bowl of soup at seven'],
        [
          'It is warm and salty. Try it once on a cold day.',
          'Noodles, broth and an egg: a good start on a cold day.',
          'Half the world has its breakfast like this.',
        ],
        'A bowl of noodle soup by a window',
      ],
      [
        ['Pancakes for supper', 'Pancakes after dark'],
        [
          'With lemon and sugar, standing up, straight from the pan.',
          'Children think that they have won something.',
          'Nobody waits for the table to be set.',
        ],
        'A stack of pancakes with lemon',
      ],
    ],
    turn: [
      'Somebody only has to say: "Breakfast for dinner?"',
      'Nobody has ever been too late for pancakes.',
    ],
    asks: ['Which breakfast could you eat all day?', 'Breakfast: sweet or savoury?'],
    ends: {
      p: 'Breakfast late in the day is for everybody who did not have time in the morning.',
      a: 'Order it. It is always morning somewhere.',
      t: 'It is only a habit, and you can break it for one evening.',
      f: 'Tell us, and say at what time.',
      h: 'Getting dressed is up to you.',
      i: 'Your day may begin whenever you like.',
      l: 'Soft eggs, thin toast, and a quiet kitchen.',
    },
    work: [
      'You decide what you sell, and your customers decide when they want it. Somebody out there wants pancakes at six.',
      'Ask your customers what they would like in the afternoon. It may be what you stop serving at eleven.',
    ],
    keep: 'an evening with four eggs and an empty fridge',
    send: 'whoever loves pancakes at night',
    own: [
      {
        about: 'breakfast|brunch|pancake|\\beggs?\\b|all day',
        kinds: ['product', 'hours', 'offer', 'price', 'service'],
        lead: 'When you can have breakfast with us.',
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
    only: 'breakfast|brunch|caf(?:e\\b|é)|\\bdiner\\b|pancake|waffle|\\beggs?\\b|coffee|tea ?room|all day',
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
    cover: 'How to split the {bill|check}',
    gist: [
      'Decide how to pay before you order: split it evenly, pay for your own, or take turns. All three are fair, as long as nobody finds out at eleven.',
      'Splitting the {bill|check} is only awkward at the end. Say one sentence at the start, and it is settled.',
    ],
    subject: ['Say it before the {starters|appetizers}', 'Settle the {bill|check} before you order'],
    hooks: {
      '*': [
        'The evening was lovely until somebody said: "I only had the soup."',
        'There are three fair ways to split a {bill|check}, and one unfair moment to discuss it.',
        'Splitting the {bill|check}? Somebody always had only the soup.',
      ],
      p: 'Decide before you order who pays what. It saves ten minutes of sums at the end.',
      a: 'Settle the {bill|check} before the bread comes.',
      t: 'An even split is good for whoever orders most. With strangers that matters, with friends it evens out.',
      f: 'Do you also hate the moment when the {bill|check} comes and everybody looks away?',
      h: 'Seven adults, three degrees in maths, and the {bill|check} is still eleven {pounds|dollars} short.',
      i: 'You can be generous or you can be fair. Only tell each other which it is tonight.',
      l: 'The most elegant way to pay: hand over your card on the way to the coats.',
    },
    lines: {
      '*': [
        'Say it before the {starters|appetizers}: "One {bill|check} split evenly, or each our own?" Both are easy at seven.',
        'Want separate {bills|checks}? Tell the waiter at the start, and it only takes a minute at the end.',
        'Fair and easy: one pays tonight, and the other the next time. It works with people you want to see again.',
        'Splitting evenly, and somebody had no wine? Let them pay less. They will not ask.',
        'Splitting the {bill|check}? Round it up and be done. Nobody remembers the coins, but everybody remembers the sums.',
        'An app that splits the {bill|check} is good for a table of eight. For two it looks mean.',
      ],
      h: ['"Let us just split it," said the man with the lobster.'],
    },
    scene: [
      'The {bill|check} lies in the middle of the table. Six people look at it as if it might move.',
      'One of them gets out a calculator, one puts down too little, and one has gone to the {lavatory|restroom}. The {bill|check} has come.',
    ],
    why: [
      [
        'At the end of an evening everybody is tired, and not everybody has had the same.',
        'By eleven nobody knows who ordered the second bottle.',
      ],
      [
        'A rule that is agreed beforehand offends no one, since nobody has ordered yet.',
        'At the start it is a small question. At the end it can spoil the evening.',
      ],
    ],
    parts: [
      [
        ['Ask before you order', 'Bring it up over the menu'],
        [
          'One sentence is enough.',
          'It also changes what gets ordered, which is only fair.',
          'Then everybody knows, and can order what they like.',
        ],
        'Friends reading menus at a table',
      ],
      [
        ['Split it evenly and round up', 'An even split: for equal dinners'],
        [
          'Divide it, round it up, and the tip is in it.',
          'It is fair if all had about the same, and not for one lobster and five salads.',
          'It is quick, it is friendly, and it works when all ate alike.',
        ],
        'Banknotes on a small tray',
      ],
      [
        ['Each pays their own: tell the waiter', 'Pay your own: say so early'],
        [
          '{Tills|Registers} can do it if they know from the start.',
          'Seat by seat, written down as you go. At the end it is a minute for each.',
          'Everything is written down separately, and nobody has to do sums.',
        ],
        'A waiter noting orders by seat',
      ],
      [
        ['One pays for everybody, out of sight', 'Your treat? Give your card at the bar'],
        [
          'Leave a card at the bar when you come in.',
          'If you invite people, they should not see the {bill|check}.',
          'It never comes to the table, and nobody can argue.',
        ],
        'A card left at a bar',
      ],
    ],
    turn: [
      'And when the {bill|check} comes, nobody has to look up.',
      'It takes half a minute, and the evening goes on.',
    ],
    asks: ['How do you split the {bill|check} with friends?', 'Who always pays too much at your table?'],
    ends: {
      p: 'For large groups, one person with one card is quickest for everyone.',
      a: 'First the rule, then the lobster.',
      t: 'It costs nothing to agree before you begin.',
      f: 'And thank whoever did the sums.',
      h: 'The missing eleven {pounds|dollars} were found in a coat.',
      i: 'Among friends, money is soon settled. Somebody only has to say it.',
      l: 'And nobody saw a {bill|check}.',
    },
    work: [
      'Agree the terms before the work starts. It is true of dinner, and truer of contracts.',
      'Who pays is a question for the beginning, at dinner and at work.',
    ],
    caution: [
      'Tips and service charges differ from country to country; look at the {bill|check} before you add anything.',
      'Service charges and tips are handled differently around the world. Read the {bill|check} before you leave extra.',
    ],
    keep: 'the next big table',
    send: 'the man with the lobster',
    own: [
      {
        about: 'cards? only|cash|contactless|split|separate bills|service charge|voucher',
        kinds: ['policy', 'process', 'service'],
        lead: 'How you can pay with us.',
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
    unless: `${ONLY_A_CAFE}|takeaway only|takeout only|food truck`,
  },
];
