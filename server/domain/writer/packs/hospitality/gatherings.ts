// Planning a party, at home or elsewhere.
import type { Idea } from '../../library/idea.ts';
import { BARS, PARTIES, TABLES } from './kinds.ts';

export const GATHERINGS: readonly Idea[] = [
  {
    id: 'how-much-ice',
    only: PARTIES,
    format: 'answer',
    again: 9,
    emoji: '🧊',
    tags: ['PartyPlanning', 'IceCubes', 'HostingTips'],
    question: 'How much ice does a party need?',
    short: [
      'About {half a kilo|a pound} for each guest, and twice that on a hot day.',
      'Plan on {half a kilo|a pound} a person, and double it when it is hot.',
    ],
    title: ['How much ice do you need for a party?', 'Party ice: how many bags to buy'],
    cover: 'How much ice for a party?',
    gist: [
      'Plan on about {half a kilo|a pound} of ice for each guest, double in summer, and split it: one part for glasses, one for cooling bottles. Ice trays will not get you past the first hour.',
      'Ice runs out at every party, and always at nine. A simple sum and a cool box in the bath prevent that.',
    ],
    subject: ['How much ice for a party?', 'What runs out first at a party'],
    hooks: {
      '*': [
        'No party ever ended because the {crisps|chips} ran out. The ice is another matter.',
        'Two ice trays make twenty-eight cubes. That is seven drinks.',
      ],
      p: 'Ice is what hosts underestimate most, and it costs the least to get right.',
      f: 'Having people round on Saturday? Do the ice sum with us first.',
      a: 'Party ice: {half a kilo|a pound} a head, double in a heatwave.',
      t: 'One tall drink needs about a cupful of ice, and the ice is topped up more often than the drink.',
      h: 'Nobody writes "bring ice" on an invitation. By ten somebody is in a {petrol|gas} station in a paper hat.',
      i: 'A cold glass on a warm evening is half of being a good host.',
      l: 'One large clear cube of ice, a heavy glass, and time.',
    },
    lines: {
      '*': [
        'Ice for a party: about {half a kilo|a pound} a head, twice as much in summer. Half for the glasses, half for cooling bottles.',
        'No room in the freezer for party ice? A cool box with a lid keeps a bag through the evening. Stand it in the bath, because it drips.',
        'Bottles get cold faster in ice and water than in ice alone, because the water touches the glass all round.',
        'Party on Saturday? Start a freezer bag on Wednesday and empty the ice trays into it morning and night.',
      ],
      h: ['Everybody at the party has looked at the last ice cube. Nobody dares to take it.'],
    },
    scene: [
      'Half past nine, thirty people, music. In the kitchen somebody is banging an empty ice tray on the worktop.',
      'The bath is full of ice and bottles, and for once everybody at the party knows where the bathroom is.',
    ],
    why: [
      [
        'Each drink takes a handful of ice, and each bottle in the bucket takes ten.',
        'Guests count drinks. Ice goes into all of them, water included, and melts in between.',
      ],
      [
        'A home freezer makes a few trays a day, and a party gets through that in five minutes.',
        'A tray needs hours to freeze and seconds to empty.',
      ],
    ],
    parts: [
      [
        ['Plan {half a kilo|a pound} of ice each', 'Count the guests, then double for heat'],
        [
          'That is enough on a cool evening. In a hot garden, double it.',
          'Whatever is left over waters the plants tomorrow.',
        ],
        'Two bags of ice on a kitchen floor',
      ],
      [
        ['Keep drinking ice and bottle ice apart', 'Use separate ice for cooling bottles'],
        [
          'What bottles have been standing in does not belong in a drink.',
          'Put a scoop in one box and none in the other. Everybody understands that.',
        ],
        'A bucket with a scoop beside a tub of bottles',
      ],
      [
        ['Use a scoop, never a glass', 'Take ice with a metal scoop'],
        [
          'A glass that breaks in the ice means throwing out the lot.',
          'You cannot see glass splinters among the cubes.',
        ],
        'A metal scoop in a bucket of ice',
      ],
    ],
    turn: [
      'If there is some left at midnight, you bought the right amount.',
      'Buy it last, on the way home, and clear the bath first.',
    ],
    asks: ['What runs out first at your parties?', 'Ice or no ice?'],
    ends: {
      p: 'Put it on the shopping list, between lemons and napkins.',
      f: 'Then leave the bathroom light on. People will go looking.',
      a: 'Buy more. Then a bag more.',
      t: 'Large cubes melt more slowly than small ones.',
      h: 'However many bags you have bought, it is one too few.',
      i: 'A good host knows beforehand what will run out.',
      l: 'Then the only sound is ice in a glass.',
    },
    keep: 'the morning before your next party',
    send: 'someone with two ice trays and forty guests',
    own: [
      {
        about: 'parties|party|events?|private hire|function|receptions?',
        kinds: ['service', 'product', 'place', 'offer'],
        lead: 'Or have the party where there is an ice machine.',
      },
    ],
    pic: {
      ask: 'A bucket of ice with a scoop, side light, condensation on the metal',
      alt: 'A bucket of ice with a metal scoop',
    },
    claims: [
      ['About a pound of ice a guest, more in heat', 'catering rule of thumb'],
      ['Ice water cools faster than ice alone', 'physics: contact area'],
      ['Broken glass in an ice well means discarding it', 'bar practice'],
    ],
  },
  {
    id: 'who-sits-where',
    only: PARTIES,
    format: 'tip',
    again: 9,
    emoji: '🪑',
    tags: ['SeatingPlan', 'DinnerParty', 'HostingTips'],
    title: ['How to seat guests so that they talk', 'Seating plan for a dinner: who goes next to whom'],
    cover: 'Seating guests at dinner',
    gist: [
      'People talk best across a corner. Put the talkers in the middle, the shy guests beside them, and couples apart but in sight of each other.',
      'A seating plan takes five minutes and decides how the evening goes. Four rules are enough.',
    ],
    subject: ['Seating guests: five minutes that help', 'Split up the couples'],
    hooks: {
      '*': [
        'Seat all the talkers at one end, and the other end will discuss parking.',
        'Who sits next to whom decides the evening more than what is on the plates.',
      ],
      p: 'A seating plan does more for an evening than another course.',
      f: 'Eight people are coming to dinner, and you would like them to get on? Do not let them sit just anywhere.',
      a: 'Seating: talkers in the middle, couples apart, the host by the door.',
      t: 'Across a corner, two people are close enough to talk and can look away when they like.',
      h: '"Sit wherever you like" is how you get four men at one end watching the cup final on a phone.',
      i: 'Some friendships began because a host moved a place card.',
      l: 'Eight chairs, low light, and everybody next to someone they have yet to meet.',
    },
    lines: {
      '*': [
        'At a dinner, seat couples apart but where they can see each other. Both will have new stories for the way home.',
        'Eight guests at a round table have one conversation. At a long table they have three. Decide which you want.',
        'Seat the guest who knows nobody next to the kindest person at the table. Not the funniest, the kindest.',
        'People talk better at a narrow table than at a wide one. If they have to shout across it, take out a leaf.',
      ],
      h: ['Seat two architects together and you will hear about chairs.'],
    },
    scene: [
      'Dinner is ready. Everyone stands behind a chair and waits for someone else to sit down first.',
      'Eight name cards lie on the sideboard, and a hand moves two of them back and forth like chess pieces.',
    ],
    why: [
      [
        'If nobody decides, people sit with those they already know.',
        'Left alone we sit down by whoever came in the same car.',
      ],
      [
        'Loud guests are heard everywhere, so put them where both ends can enjoy them.',
        'In the middle a good talker keeps the whole table going. At the end, half of them cannot hear.',
      ],
    ],
    parts: [
      [
        ['Put the talkers in the middle', 'Seat one talker on each side'],
        [
          'Let them face slightly past each other, so that neither has an audience of one.',
          'From there they can draw in both ends of the table.',
        ],
        'Place cards in the middle of a long table',
      ],
      [
        ['Seat shy guests on a corner', 'Give the quiet ones a corner'],
        [
          'On a corner there is one neighbour to talk to, and nobody opposite.',
          'It is company without an audience.',
        ],
        'A place at the corner of a table',
      ],
      [
        ['Seat couples apart, within sight', 'Let couples see each other'],
        [
          "Side by side they finish each other's stories. Apart they tell whole ones.",
          'One look across the table is enough to know they are happy.',
        ],
        'Two place cards diagonally opposite',
      ],
      [
        ['Put the host next to the kitchen', 'Keep the seat by the door yourself'],
        [
          'You will get up anyway, and nobody has to move their chair.',
          'From there you see every empty glass.',
        ],
        'A chair nearest to a kitchen door',
      ],
    ],
    turn: [
      'Write the names on cards and say why you put two people together. Everyone likes a reason.',
      'After the main course everyone may swap.',
    ],
    asks: ['Do you plan who sits where?', 'Whom have you met because somebody sat you together?'],
    ends: {
      p: 'All it takes is eight name cards.',
      f: 'If it goes wrong, there is always {pudding|dessert} on the sofa.',
      a: 'Decide. Nobody minds.',
      t: 'With more than ten at one table, plan for two groups. One voice does not reach both ends.',
      h: 'Left to themselves, people sit beside the ones they came with and talk about the drive.',
      i: 'Bringing people together is the oldest part of being a host.',
      l: 'Nobody remembers the seating plan, only the conversation.',
    },
    work: 'Meetings have a seating plan as well. Put the sceptic beside the person in the chair instead of opposite, and the discussion goes another way.',
    keep: 'your next dinner for eight',
    send: 'someone who says "sit anywhere"',
    own: [
      {
        about:
          '\\bseats? (?:up to )?\\w+|\\d+ seats|private (?:dining )?room|long table|capacity|(?:round|big|large) tables?',
        kinds: ['number', 'place', 'service', 'product'],
        lead: 'About our tables:',
      },
    ],
    pic: {
      ask: 'A laid table with name slips, from the corner',
      alt: 'A laid dinner table with handwritten name cards',
    },
    claims: [
      ['Corner seating eases conversation; seating rules', 'environmental psychology, hosting practice'],
    ],
  },
  {
    id: 'a-toast-in-two-minutes',
    only: PARTIES,
    format: 'howto',
    again: 9,
    emoji: '🥂',
    tags: ['WeddingSpeech', 'HowToToast', 'PublicSpeaking'],
    title: ['How to give a toast: two minutes, four sentences', 'Short speeches: how to propose a toast'],
    cover: 'A toast in two minutes',
    gist: [
      'Say who you are, tell one small story that could only be about them, say what it shows, raise the glass. Two minutes is long.',
      'A toast needs one good story and no biography. Choose a moment with a detail in it, and stop while they still want more.',
    ],
    subject: ['How to give a toast', 'A toast in two minutes'],
    hooks: {
      '*': [
        'A good toast is over before the ice in the glasses has melted.',
        'Nobody has ever complained that a toast was too short.',
      ],
      p: 'A good toast has one story in it and takes two minutes.',
      f: 'Have you been asked to say a few words? Breathe. Four sentences will do it.',
      a: 'A toast: one story, one wish, glass up.',
      t: 'Two minutes of toast are about two hundred and fifty words, less than a page.',
      h: '"I have known Dave for thirty years, and I should like to go through them in order."',
      i: 'For two minutes a whole room looks at somebody with love. The toast makes it happen.',
      l: 'You stand up, the room goes quiet, and you say one true thing.',
    },
    lines: {
      '*': [
        'A toast: who you are, one small story, what it says about them, glass. Two minutes by the clock.',
        'Giving a toast? Choose a story with an object in it: a broken tent, a borrowed coat. People listen to objects.',
        'Learn the first and the last sentence of your toast by heart. The middle can be looked up on the card.',
        'Test every joke in a toast: would they tell it about themselves, with their mother in the room? If not, leave it out.',
      ],
      h: ['Tapping a glass with a knife is the only time that adults get silence by playing with cutlery.'],
    },
    scene: [
      'A chair scrapes, the paper shakes a little, and eighty faces turn. In the front row an aunt has her handkerchief ready.',
      "Page four of the best man's speech. The candles are getting shorter.",
    ],
    why: [
      [
        'A list of good qualities fits anybody. A story fits only the person it happened to.',
        'Nobody remembers "kind and generous". They remember the torn tent in the rain.',
      ],
      [
        'People standing with a full glass have two minutes of patience.',
        'Arms get tired, soup gets cold, and children get loud.',
      ],
    ],
    parts: [
      [
        ['Say in one line who you are', 'Say how you know them'],
        [
          'Half the room does not know you. "I shared {a flat|an apartment} with her for four years" is plenty.',
          'Then everybody knows why it is you standing there.',
        ],
        'Somebody standing up at a long table',
      ],
      [
        ['Tell one small story', 'Tell what happened, with an object'],
        [
          'A place, an object, something they said. Leave out whatever needs explaining.',
          'It may be very ordinary. The way he shares his {chips|fries} will do.',
        ],
        'A card with one keyword on it',
      ],
      [
        ['Say what the story shows', 'Say what you admire in them'],
        [
          'Say it in one sentence, and look at them while you do.',
          'It may get quiet here. That is what people came for.',
        ],
        'Hands holding a small card',
      ],
      [
        ['Raise the glass and name them', 'Give the room a line to repeat'],
        [
          'Give the room its line: "To Ruth and Sam." They want to join in.',
          'Wait until everybody is up, then raise it, then drink, then sit.',
        ],
        'Raised glasses over a table',
      ],
    ],
    turn: [
      'It does not matter whether there is wine or water in the glass.',
      'Sit down while they are still laughing, or crying.',
    ],
    asks: ['What is the best toast you have ever heard?', 'Paper or by heart?'],
    ends: {
      p: 'Practise it aloud once, on your feet, with a clock.',
      f: 'You know them. You need nothing else.',
      a: 'Stand up, speak for two minutes, sit down.',
      t: 'Hold the microphone a hand away from your chin. Any further off, and it only hears the room.',
      h: 'No speech has ever ended with the audience shouting "more".',
      i: 'We seldom tell people how we see them. A toast is the moment.',
      l: 'And then eighty glasses.',
    },
    work: 'Farewells at work follow the same rule. One scene from the corridor says more than the list of projects, which is in the email anyway.',
    keep: 'the day somebody asks you to say a few words',
    send: 'the best man',
    own: [
      {
        about: 'wedding|celebrat|reception|anniversar|birthday',
        kinds: ['service', 'event', 'audience', 'offer', 'place'],
        lead: 'A room for the toast:',
      },
    ],
    pic: {
      ask: 'Glasses on a laid table, or a single one beside a small card',
      alt: 'A glass beside a small card with handwriting',
    },
    claims: [
      [
        'About one hundred and twenty to one hundred and thirty words a minute in a speech',
        'public speaking practice',
      ],
    ],
  },
  {
    id: 'the-room-was-too-big',
    only: PARTIES,
    format: 'mistake',
    again: 10,
    emoji: '📐',
    tags: ['EventPlanning', 'PartyTips', 'VenueTips'],
    wrong: 'Booking a party room that is too big',
    title: ['How big should a party room be?', 'Empty dance floor? Choose the smaller room'],
    cover: 'Choose the smaller party room',
    gist: [
      'Forty people in a room for forty feel like a party. In a hall for a hundred they feel like the ones who came early. Take the smaller room, or make the big one smaller.',
      'A party needs people close together. If the room is too large, take out tables, dim the light at the edges and put the bar in the middle.',
    ],
    subject: ['How big should a party room be?', 'Why big rooms spoil parties'],
    hooks: {
      '*': [
        'The best party you ever went to was probably in a kitchen.',
        'Nobody wants to be first on an empty dance floor, and in a big room it stays empty.',
      ],
      p: 'For a celebration, a room that is slightly too small works better than one that is slightly too large.',
      f: 'Choosing a room for your party? Think of how full the kitchen was at the last one.',
      a: 'For a party, take the smaller room.',
      t: 'For a standing party plan about a square {metre|yard} a head. With much more space, the noise drops and so does the mood.',
      h: 'It was a magnificent hall. We could hear each other eating {crisps|chips}.',
      i: 'A party is people close together. That costs nothing but a little less space.',
      l: 'A small room, candles, voices: that is a party.',
    },
    lines: {
      '*': [
        'Choosing between two party rooms? Take the smaller one. Forty people in a room for forty are a success from the first minute.',
        'Party room too big? Switch off the lights at the edges. Nobody misses what they cannot see.',
        'Put food and drink at opposite ends of the party room. People who have to cross it meet each other.',
        'At a standing party, take out a third of the chairs. Once people sit, they stay with the ones they came with.',
      ],
      h: ['A hundred chairs and thirty guests look as if seventy people had a better offer.'],
    },
    scene: [
      'Thirty people stand along the walls of a hall for two hundred. In the middle of the floor a balloon rolls about.',
      'It is far too full, somebody is sitting on the worktop, and nobody wants to leave.',
    ],
    why: [
      [
        'When people stand close together, it sounds and looks like a success.',
        'In a half empty room everybody feels that somebody is missing.',
      ],
      [
        'In a large hall everybody stays with the people they came with.',
        'Where it is a bit tight, you bump into strangers and get talking.',
      ],
    ],
    parts: [
      [
        ['Count who will really come', 'Book for the yeses, not the list'],
        [
          'Of those invited, some always stay away. Ask the house what is usual.',
          'Some will be ill or away on the day, so the list is always longer than the party.',
        ],
        'A guest list with ticks and crosses',
      ],
      [
        ['Switch off the lights at the edges', 'Make the room smaller with light'],
        [
          'Lamps where people should be, darkness where they should not.',
          'Nobody goes to stand in an unlit corner, except couples.',
        ],
        'A pool of lamplight in a large room',
      ],
      [
        ['Put the bar in the empty corner', 'Put the drinks far from the door'],
        [
          'People gather round a bar as they do round a fire.',
          'It does more for an empty hall than any decoration.',
        ],
        'A bar in the middle of a room',
      ],
      [
        ['Divide the room with plants', 'Put up a screen or a curtain'],
        [
          'Plants, screens or a rail of coats make a room smaller in two minutes.',
          'A curtain halfway down costs little and takes away half of the hall.',
        ],
        'A row of plants dividing a room',
      ],
    ],
    turn: [
      'Open the second room only when the first is overflowing.',
      'If somebody says "it was a bit tight", it was a good party.',
    ],
    asks: ['Where was the best party you have been to?', 'Kitchen or living room: where do you end up?'],
    ends: {
      p: 'People who hire out rooms will usually tell you the same.',
      f: 'And somebody always ends up sitting on the worktop. Leave it free.',
      a: 'Smaller, darker, closer together.',
      t: 'The permitted number of people is a limit and never a target.',
      h: 'Nobody dances in a room where they can be counted.',
      i: 'You need very little space to be happy together.',
      l: 'Later the windows are misted up, and nobody has gone home.',
    },
    caution: [
      'Keep to the number of people a room is approved for, and leave the exits clear.',
      'Never let in more people than the room is approved for, and keep the exits free.',
    ],
    keep: 'the day you choose a room',
    send: 'someone who is planning the big birthday',
    own: [
      {
        about: 'capacity|up to \\d+|seats \\d+|\\d+ (?:guests|people|seats)|private room',
        kinds: ['number', 'place', 'service', 'product'],
        lead: 'About the size of our rooms:',
      },
    ],
    pic: {
      ask: 'The smallest room you have, set for a party, lights low',
      alt: 'A small room set for a party with low lamps',
    },
    claims: [['About a square metre a head standing; density drives atmosphere', 'event planning practice']],
  },
  {
    id: 'a-drink-without',
    only: `${TABLES}|${PARTIES}`,
    format: 'howto',
    again: 8,
    emoji: '🍋',
    tags: ['AlcoholFree', 'Mocktails', 'HostingTips'],
    title: [
      'How to make a drink without alcohol taste grown up',
      'Alcohol-free cocktails that do not taste like juice',
    ],
    cover: 'A grown-up drink, no alcohol',
    gist: [
      'Juice in a tall glass is for children. A drink tastes grown up when it is bitter, sour and a little sharp. Tea, tonic, vinegar and ginger do that.',
      'Less sugar, more bite. With strong tea, citrus, a pinch of salt and a good glass, nobody at the table feels they are missing out.',
    ],
    subject: ['A grown-up drink without alcohol', 'Something good for the drivers'],
    hooks: {
      '*': [
        'The driver gets an orange juice, and feels nine years old.',
        'What people miss in a drink without alcohol is hardly ever the alcohol. It is the bite.',
      ],
      p: 'A good drink without alcohol needs a few things, and all of them are in an ordinary kitchen.',
      f: 'Somebody at your table is not drinking tonight? Make them something you would like yourself.',
      a: 'Alcohol-free drinks: bitter, sour, sharp, cold, and not too sweet.',
      t: 'Alcohol brings burn, aroma and length. Ginger, citrus peel and tea can do the same.',
      h: 'The non-alcoholic option came with a straw, an umbrella and a look of pity.',
      i: 'Everyone at the table should get a glass that somebody took trouble over.',
      l: 'Cold black tea, bergamot, a strip of orange peel: nobody misses the gin.',
    },
    lines: {
      '*': [
        'A good drink without alcohol: strong cold tea, lemon, a little honey, soda, ice. Tea has tannin, as red wine has.',
        'Halve the sugar in any alcohol-free drink and add a pinch of salt. It stops tasting like {a sweet|candy}.',
        'Fruit left in vinegar and sugar overnight, strained, with a splash of soda: it is called a shrub, and it needs no alcohol.',
        'Serve alcohol-free drinks in the same glass as the others, with the same ice and the same peel.',
      ],
      h: ['Nobody over twelve has ever asked for a drink called "fruity surprise".'],
    },
    scene: [
      'Five glasses with ice and lemon are on the tray, and one with a bendy straw. Everyone knows whose it is.',
      '"What is that you have got there?" asks the man with the beer, and at the next round he has one too.',
    ],
    why: [
      [
        'Most alcohol-free drinks are too sweet. After half a glass you have had enough.',
        'Sugar is put in where the alcohol is missing, and it does not help.',
      ],
      [
        'Bitter and sour drinks are sipped slowly, and that suits an evening.',
        'A drink with some bite to it lasts a whole conversation.',
      ],
    ],
    parts: [
      [
        ['Begin with strong tea or tonic', 'Start with something bitter'],
        [
          'Strong tea, tonic, grapefruit or orange peel all work.',
          'You sip a bitter drink, and a sweet one you gulp.',
        ],
        'Strong tea poured over ice',
      ],
      [
        ['Add lemon, little by little', 'Then make it sour'],
        [
          'Add lemon or a spoon of good vinegar, until it makes you blink.',
          'Taste after each splash, and stop when it makes your mouth water.',
        ],
        'A lemon squeezed into a glass',
      ],
      [
        ['Add ginger for some heat', 'Then add something sharp'],
        [
          'A slice of ginger, a turn of pepper or a bit of chilli will do.',
          'It takes the place of the burn of alcohol.',
        ],
        'Slices of ginger in a glass',
      ],
      [
        ['Top up with soda and ice', 'Finish it with a twist of peel'],
        [
          'Soda on top, plenty of ice, and a strip of peel twisted over the rim.',
          'Most of what we taste we smell, so twist the peel over the glass.',
        ],
        'Orange peel twisted over a glass',
      ],
    ],
    turn: [
      'Serve it first, on the same tray, and say nothing.',
      'If the others order one as well, you got it right.',
    ],
    asks: [
      'What do you order when you are driving?',
      'What was the best drink without alcohol you ever had?',
    ],
    ends: {
      p: 'One jug, made in the afternoon, serves the whole table.',
      f: 'Nobody has to say why they are not drinking. It is simply there.',
      a: 'Leave out the umbrella.',
      t: 'Check the label: some bitters and "alcohol-free" products contain small amounts.',
      h: 'Nobody over nine needs a curly straw. Nobody over nine minds one, either.',
      i: 'Whoever drives us home deserves the best drink on the table.',
      l: 'It is drunk slowly, like any good drink.',
    },
    keep: 'the next round with a driver in it',
    send: 'the designated driver',
    own: [
      {
        about: 'alcohol.?free|non.?alcoholic|mocktail|zero|soft drinks|juice',
        kinds: ['product', 'service', 'price', 'value'],
        lead: 'And from this bar:',
      },
    ],
    pic: {
      ask: 'A drink without alcohol in a proper glass with peel and ice',
      alt: 'A drink with ice and orange peel in a heavy glass',
    },
    claims: [['Bitterness, acidity, pungency and dilution stand in for alcohol; shrubs', 'bar practice']],
  },
  {
    id: 'more-ice-less-water',
    only: `${BARS}|terrace|iced (?:coffee|tea)`,
    format: 'myth',
    again: 9,
    emoji: '🥃',
    tags: ['BarFacts', 'IceMyths', 'DrinkTips'],
    myth: 'Less ice means a stronger drink',
    short: [
      'A full glass of ice melts more slowly than three cubes.',
      'It is the other way about: three cubes melt fast, a full glass lasts.',
    ],
    title: ['Does more ice water down your drink?', 'Why a full glass of ice keeps a drink stronger'],
    cover: 'More ice, less water',
    gist: [
      'A glass filled to the top with ice gets cold at once and stays cold, so little of it melts. Three cubes warm up, melt and leave you with water.',
      'Ask for "not much ice" and you get a more watery drink in ten minutes. Take more ice, and larger cubes.',
    ],
    subject: ['Does more ice water down a drink?', '"Not too much ice, please"'],
    hooks: {
      '*': [
        'Three ice cubes in a glass melt faster than a glassful.',
        'Ask for only a little ice and your drink gets warm and watery.',
      ],
      p: 'More ice means less water in the drink, if you take your time over it.',
      f: "Do you order your drink with little ice, to get your money's worth? Try it the other way round once.",
      a: 'Fill the glass with ice. All the way.',
      t: 'Ice melts by taking heat from the drink. As soon as both are equally cold, hardly any more melts.',
      h: 'Two cubes in a warm lemonade are not cooling it. They are drowning.',
      i: 'Sometimes more really is better, and with ice it is.',
      l: 'A glass filled to the rim with clear ice stays cold to the last sip.',
    },
    lines: {
      '*': [
        'Fill the glass with ice to the top. The drink chills faster, less melts, and the last sip tastes like the first.',
        'Big ice cubes melt more slowly than small ones. Freeze water in a muffin tin and you have a dozen of them.',
        'Ice from a warm bucket is half water. Drain it before you pour the drink.',
        'Chill the glass as well. In a warm glass the first ice melts before you have picked it up.',
      ],
      h: ['"No ice, please" is clear. "A bit of ice" is how you order cold soup.'],
    },
    scene: [
      'In the sun on a terrace: two glasses, one crammed with ice, one with three cubes. After a quarter of an hour you can tell them apart by taste.',
      'At the bottom of the glass lies a sliver of ice the size of a contact lens. The rest is water.',
    ],
    why: [
      [
        'Ice cools a drink by melting. With only a few cubes, all of each cube has to melt.',
        'Three cubes have to melt completely to cool the glass. Thirty give up a thin layer each.',
      ],
      [
        'As soon as the drink is ice cold, the melting nearly stops.',
        'At the same temperature, almost nothing melts.',
      ],
    ],
    parts: [
      [
        ['Put the ice in first, to the rim', 'Fill it with ice before you pour'],
        [
          'Then pour. The drink runs into the gaps and is cold at once.',
          'It looks like less to drink. Use a larger glass, if that bothers you.',
        ],
        'Ice being filled to the top of a glass',
      ],
      [
        ['Use large cubes', 'Freeze bigger ice cubes'],
        [
          'A single big cube lasts through a slow drink.',
          'Crushed ice melts quickly, so keep it for short drinks.',
        ],
        'One big cube in a tumbler',
      ],
      [
        ['Start with everything cold', 'Chill the bottle and the glass'],
        [
          'Bottle from the fridge, glass from the freezer, ice well drained.',
          'Whatever is cold already does not have to be cooled by melting ice.',
        ],
        'A frosted glass taken from a freezer',
      ],
    ],
    turn: [
      'Try it with two glasses of water and a clock.',
      'It makes a good experiment for a hot day, with the children as judges.',
    ],
    asks: ['Much ice, little ice, none?', 'What do you drink on the hottest day?'],
    ends: {
      p: 'It takes one tray of ice, and the drink stays good to the end.',
      f: 'Children make very strict judges, by the way.',
      a: 'More ice. Less water.',
      t: 'Stirred drinks are diluted on purpose; there the water is part of the recipe.',
      h: 'Two lonely cubes only warm the drink up more slowly.',
      i: 'A cold glass on a hot day is a simple pleasure.',
      l: 'The last sip is as clear as the first.',
    },
    keep: 'the next hot day',
    send: 'someone who always asks for "just a bit of ice"',
    own: [
      {
        about: '\\bice\\b|cocktail|long drink|spritz|terrace|garden',
        kinds: ['product', 'place', 'process'],
        lead: 'A place to try it:',
      },
    ],
    pic: {
      ask: 'Two glasses side by side: one full of ice, one with three cubes, after ten minutes',
      alt: 'A glass full of ice beside one with few melting cubes',
    },
    claims: [['More and larger ice dilutes less at equal temperature', 'thermodynamics, bar practice']],
  },
  {
    id: 'the-sheet-behind-a-party',
    only: PARTIES,
    format: 'behind',
    again: 10,
    emoji: '📋',
    tags: ['EventPlanning', 'RunSheet', 'BehindTheScenes'],
    title: ['How to plan a party: begin at the end', 'Event planning: work backwards from the cake'],
    cover: 'Plan your party from the end',
    gist: [
      'Every event that looks effortless has one page behind it with times, names and doors on it. It is written backwards, from the most important moment.',
      'Professionals start with the cake and count backwards to the delivery van. It works for a fortieth birthday at home as well.',
    ],
    subject: ['One page behind every party', 'Start with the cake'],
    hooks: {
      '*': [
        'In the back pocket of whoever runs a good party is a sheet of paper with times on it.',
        'Parties that look unplanned are often planned to the quarter of an hour.',
      ],
      p: 'Most parties that seem to run by themselves run from one page.',
      f: 'Planning a party for fifty people? Do it the way professionals do.',
      a: 'Party planning: choose the best moment and count backwards.',
      t: 'A party plan has four columns: time, what, who, where.',
      h: 'From a party plan: "Quarter past ten, spontaneous fireworks, Karen."',
      i: 'Somebody watches the clock, so that everyone else can forget it.',
      l: 'The best parties seem to happen by themselves, because somebody planned them well.',
    },
    lines: {
      '*': [
        'Plan a party backwards: when should the cake come? Then the food, then the doors, then the deliveries. Leave a quarter of an hour between them.',
        'On a party plan, put one name beside each task. "Somebody" has never yet lit a candle.',
        'Plan nothing for the first forty minutes of a party. People arrive, hug, look for the {loo|bathroom} and talk.',
        'On the back of the party plan: numbers for baker, band, taxi and the friend with the van. You will need one of them.',
      ],
      h: ['The speech was down for five minutes. Nobody who has ever been to a wedding believed it.'],
    },
    scene: [
      'Ten to nine, a corridor. Somebody with a sheet of paper nods at somebody with a tray. On the other side of the door people are singing.',
      'A kitchen table, a Sunday, a blank page. At the bottom she writes "cake" and begins to count upwards.',
    ],
    why: [
      [
        'If you plan from the start, the end suffers: it gets late, and the cake comes while people look for their coats.',
        'If you begin at the beginning, every delay lands on the cake.',
      ],
      [
        'Counting backwards shows you what has to be there, and when.',
        'You see at once when two things want the same door at the same time.',
      ],
    ],
    parts: [
      [
        ['Choose the one big moment', 'Decide when the cake should come'],
        [
          'Cake, toast, first dance: what should nobody miss?',
          'Put it where everyone is there and still awake.',
        ],
        'A finger on one line of a page',
      ],
      [
        ['Count backwards, with gaps', 'Leave a gap after every item'],
        [
          'A quarter of an hour in which nothing is planned, after each item.',
          'Nobody notices a gap in the plan, and everybody notices when there is none.',
        ],
        'A handwritten schedule with gaps',
      ],
      [
        ['Put a name beside every task', 'Give the jobs to other people'],
        ['Not your own name. You have guests.', 'Most friends are glad of one clear job at a given time.'],
        'Names in a column on a sheet',
      ],
      [
        ['Print three copies of the plan', 'Have the plan on paper'],
        [
          'One for the kitchen, one for the music, one for you. Phones run out of battery, and paper does not.',
          'Fold it so that the next hour is on the outside.',
        ],
        'A folded sheet in a back pocket',
      ],
    ],
    turn: [
      'Then put it away. Something will go wrong, and it will be the best story.',
      'You do not have to stick to it. You only have to know what comes next.',
    ],
    asks: ['Planner or improviser: which are you at parties?', 'What went wrong, and was the best bit?'],
    ends: {
      p: 'One page the evening before, and you can dance.',
      f: 'And thank the person with the list. Nobody else will think of it.',
      a: 'Plan backwards, leave gaps, write down names.',
      t: 'Ask suppliers to come half an hour before you need them.',
      h: 'The person with the list is the only one who knows that anything went wrong.',
      i: 'When one person keeps the plan, everyone else can let go.',
      l: 'The door opens at the right moment, and there is the cake.',
    },
    work: 'Launches, conferences and open days hang on the same sheet. The most useful column is the one with names, and it is the one most often left blank.',
    keep: 'the next big birthday',
    send: 'the person who is organising the wedding',
    own: [
      {
        about: 'event|wedding|plan(?:ner|ning)|coordinat|conference|party|parties',
        kinds: ['service', 'people', 'process', 'number'],
        lead: 'In this house somebody else has the plan in their pocket.',
      },
    ],
    pic: {
      ask: 'A folded run sheet, blank or old, in a pocket or on a tray, no names readable',
      alt: "A folded schedule in somebody's back pocket",
    },
    claims: [
      ['Event run sheets are planned backwards with buffers and named owners', 'event management practice'],
    ],
  },
  {
    id: 'standing-or-seated',
    only: PARTIES,
    format: 'either',
    again: 11,
    emoji: '🍽️',
    tags: ['ThisOrThat', 'PartyTalk', 'EventPlanning'],
    title: ['Standing party or long table?', 'Party on your feet or at a table: which do you prefer?'],
    cover: 'Standing party or long table?',
    gist: [
      'Standing, you meet everyone for four minutes. Sitting, you get to know two people well. Which party do you like better?',
      'Finger food and moving about, or a chair and three courses? Which are you?',
    ],
    subject: ['Standing party or long table?', 'A chair of your own?'],
    hooks: {
      '*': [
        'There are two kinds of party: no place to put your glass, or no way to escape your neighbour.',
        'At a standing party you long for a chair. At a long table you long for a reason to get up.',
      ],
      p: 'Whether people stand or sit decides how they will talk.',
      f: 'At a party, where are you happier: on your feet with a small plate, or at a table with your name on it?',
      a: 'A party under two hours: standing. Longer than that: give people chairs.',
      t: 'Standing guests change partners every few minutes. Seated ones mostly talk to two neighbours.',
      h: 'A plate, a glass, a fork and a handshake, and only two hands.',
      i: 'Some want to meet everybody, and some want to meet one person properly.',
      l: 'A long table, a white cloth, and the whole evening ahead.',
    },
    lines: {
      '*': [
        'Standing party or long table? And where do you put your glass?',
        'A standing party needs ledges: sills, barrels, bar tables, one for every eight people. Otherwise nobody can eat.',
        'Leave a few chairs even at a standing party. Somebody is pregnant, somebody is eighty, somebody has new shoes.',
        'Want both kinds of party? Stand for the first hour, then sit down to eat. By then everyone knows whom they want beside them.',
      ],
      h: ['A canapé is a bite that takes two hands and leaves the crumbs to your jacket.'],
    },
    scene: [
      'Glass in one hand, plate in the other, elbows in, and now somebody says "how do you do" and holds out a hand.',
      'You are sitting between an uncle who keeps bees and a wall. It is the soup. There are four more courses.',
    ],
    why: [
      [
        'Standing, you can leave a conversation. Sitting, you can have a long one.',
        'A standing party mixes by itself. At a table people get to know each other.',
      ],
    ],
    parts: [
      [
        'Standing party',
        [
          'You come and go, meet the whole room, and are gone by ten without a fuss.',
          'Light, lively, hard on the shoes. And there is always someone by the window worth meeting.',
        ],
        'Guests standing around a bar table',
      ],
      [
        'Long table',
        [
          'A place, a name, two neighbours. What begins with small talk has until dessert to become something.',
          'Warm food on a plate that stays where it is. For long evenings nothing else will do.',
        ],
        'A long laid table seen from one end',
      ],
    ],
    turn: [
      'Many good evenings begin standing and end at a table.',
      'The best parties end up in the kitchen anyway. There people lean.',
    ],
    asks: ['Standing or seated?', 'Where do you put your glass?'],
    ends: {
      p: 'Ask how long it should last, and you have your answer.',
      f: 'Say below which it is, and who sat next to you.',
      a: 'A long evening needs a long table.',
      t: 'Space for each guest: about one square {metre|yard} standing, one and a half or more seated.',
      h: 'At a long table, somebody always gets the table leg.',
      i: 'If two people forget the time, you got it right.',
      l: 'Somebody moves a chair closer, and that is all it takes.',
    },
    keep: 'the next time you plan a celebration',
    send: 'the one who always hides in the kitchen',
    own: [
      {
        about: 'standing|seated|seats?\\b|guests|banquet|buffet|canap',
        kinds: ['number', 'service', 'product', 'place'],
        lead: 'There is room for both here.',
      },
    ],
    pic: {
      ask: 'A bar table and a laid table in one picture, or one of each',
      alt: 'A bar table with glasses and a long laid table',
    },
    claims: [['Space per guest standing and seated; mixing patterns', 'event planning practice']],
  },
];
