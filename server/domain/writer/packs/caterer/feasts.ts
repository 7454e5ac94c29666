// Feasts away from home: quantities, queues, ice and speeches.
import type { Idea } from '../../library/idea.ts';

export const FEASTS: readonly Idea[] = [
  {
    id: 'how-much-for-forty',
    format: 'answer',
    again: 8,
    emoji: '🍽️',
    tags: ['PartyPlanning', 'CateringTips', 'PartyFood'],
    title: 'How much food do I need for a party? A rule of thumb',
    cover: 'Party food for forty guests',
    question: 'How much food do I need for forty guests?',
    short: 'Count small bites for drinks, one meal for a buffet. Most party hosts order a third too much.',
    gist: [
      'For a two hour party with drinks, count six to eight small bites a person. If the food replaces a meal, count ten to twelve. On a buffet plan a smaller portion of each main dish.',
      'At a party buffet nobody eats a full portion of each dish. Count one meal a person, spread it over the dishes, and add bread.',
    ],
    subject: ['How much party food to order', 'Most parties have too much food'],
    hooks: {
      '*': [
        'How much food do forty guests need? Less than you fear.',
        'Most hosts order too much party food, because they are afraid of empty plates.',
      ],
      pt: 'How much party food you need depends on the hour, the length, and whether it replaces a meal.',
      fi: 'Planning a party and lying awake over potato salad? Here is a simple sum.',
      a: 'Party food: six to eight bites for drinks, ten to twelve for a meal.',
      h: 'No guest has ever left a party early because there were only four salads.',
      l: 'A party table with enough on it, and not a bowl too many.',
    },
    lines: {
      '*': [
        'A drinks party needs six to eight small bites a person. If it runs over supper time, ten to twelve.',
        'With four main dishes on a buffet, make each for about half of the guests.',
        'Party guests eat most in the first forty minutes. Put out two thirds of the food then, and keep a third back.',
        'Make more vegetarian dishes than there are vegetarians. Everybody else likes them, too.',
      ],
      h: ['After each family party there is potato salad in the fridge until Thursday.'],
    },
    scene: [
      'The morning after the party: three full bowls in the fridge, and a list of people who might like some.',
      'Two days before the party the list says "rolls, eighty?", and somebody doubles it to be safe.',
    ],
    why: [
      [
        'The more dishes there are on a buffet, the less people take of each.',
        'However many bowls there are, a guest fills one plate, or two.',
      ],
      [
        'At four guests want cake, and at seven they want supper, whatever the invitation says.',
        'Guests who come straight from work eat twice as much.',
      ],
    ],
    parts: [
      [
        'Decide on the hour first',
        [
          'Between meals, small bites are enough. At supper time, plan a meal.',
          'Write on the invitation whether there will be a meal.',
        ],
        'A clock beside a laid table',
      ],
      [
        'Six to eight bites with drinks',
        ['Make it ten to twelve if they replace a meal.', 'You do not need to double it for a long evening.'],
        'Small bites on a tray',
      ],
      [
        'Make each dish for half the guests',
        [
          'With four mains, nobody takes a full portion of each.',
          'Make a little more of the favourites and less of anything new.',
        ],
        'Bowls on a long table',
      ],
      [
        'Plan for the leftovers',
        [
          'Put boxes and labels by the door for guests.',
          'Do not send home food that stood out warm for hours.',
        ],
        'Takeaway boxes on a table',
      ],
    ],
    turn: [
      'And if a bowl is empty at the end, the food was good.',
      'An empty bowl is a compliment to the cook.',
    ],
    asks: [
      'Which food was left over at your last party?',
      'How many rolls would you order for forty guests?',
    ],
    ends: {
      pa: 'Not sure? Tell us the hour and the number of guests, and we will do the sum.',
      fi: 'And hide a plate of food for yourself. Hosts forget to eat.',
      t: 'Count bites a person and spread them over the dishes.',
      h: 'The potato salad is still in the fridge.',
      l: 'And at the end, one olive left in the bowl.',
    },
    caution:
      'Keep cold food cold and hot food hot, and do not serve what has stood at room temperature for hours. If unsure, ask us.',
    keep: 'the evening you write the guest list',
    send: 'anybody who is planning a party',
    own: [
      {
        kinds: ['service', 'price', 'offer', 'product'],
        about: 'per (?:head|person|guest)|buffet|canap|finger food|menu',
        lead: 'Or let us do the counting:',
      },
    ],
    pic: { ask: 'Trays of small bites on a table', alt: 'Trays of small bites on a white cloth' },
    claims: [
      [
        'Six to eight canapés for a short reception, ten to twelve in place of a meal',
        'usual figures of caterers',
      ],
      ['Two to four hour limits at room temperature', 'advice of food authorities'],
    ],
  },
  {
    id: 'tell-the-kitchen-in-time',
    format: 'checklist',
    again: 9,
    emoji: '📝',
    tags: ['CateringTips', 'EventPlanning', 'DietaryNeeds'],
    tick: true,
    title: 'What a caterer needs to know from you, and by when',
    cover: 'Booking a caterer: six facts',
    gist: [
      'Tell your caterer six things: the number of guests, the place, power, water, allergies, and the time of the speeches. You know most of them weeks before.',
      'Tell your caterer where the sockets are, who must not eat what, and when the speeches are. The menu is the easy part.',
    ],
    subject: ['What to tell your caterer', 'Six facts your caterer needs'],
    hooks: {
      '*': [
        'Booking a caterer? The menu is the easy part. Tell us these six facts as well.',
        'Tell your caterer when the speeches are. Long ones ruin more dinners than cooks do.',
      ],
      pt: 'Good catering depends on numbers, place, power, water, allergies and timing. The menu comes after.',
      fi: 'Meeting your caterer for the first time? Bring this list.',
      a: 'Tell your caterer: number, place, power, water, allergies, speeches.',
      h: '"The speech will be short," said the uncle. The soufflé did not survive it.',
      l: 'A clear list for the caterer, weeks ahead, and a calm evening.',
    },
    lines: {
      '*': [
        'Tell your caterer when the speeches are. Hot food can wait five minutes, but not half an hour.',
        'Ask about allergies on the invitation, and give your caterer names. "Two with nuts" does not help the kitchen.',
        'A coffee machine, an oven and a disco on one socket, and the party goes dark. Ask the venue about power.',
        'Name one person whom the caterer may ask on the day. It should not be the bride.',
      ],
      h: ['The wedding barn was lovely. The tap was in the next village.'],
    },
    scene: [
      'A wedding barn in a field, a hundred chairs. "And where is the water?" asks the cook. Everybody looks at the field.',
      'Twenty past eight, dinner is ready, and at the head table somebody taps a glass and unfolds three pages.',
    ],
    why: [
      [
        'A caterer brings everything along, but only if we know what is needed.',
        'What is forgotten on a Saturday at six can no longer be bought.',
      ],
      [
        'An allergy can be dangerous, so the kitchen needs a name and a seat.',
        'A guest who says "no nuts" may dislike them or be allergic. The kitchen must know which.',
      ],
    ],
    parts: [
      [
        'The number of guests',
        [
          'Ask until when it may change. Most caterers buy a few days before.',
          'Count children separately, and do not forget the band.',
        ],
        'A guest list with ticks',
      ],
      [
        'The place and the way in',
        [
          'Mention stairs, {lift|elevator}, gravel, and where a van can park.',
          'Send a photo of the door. It helps more than an address.',
        ],
        'A van at a barn door',
      ],
      [
        'Power and water',
        [
          'Ask how many sockets there are, and where the nearest tap is.',
          'Ask the venue to put it in writing.',
        ],
        'A socket beside a tap',
      ],
      [
        'Allergies, with names',
        [
          'Say who has the allergy and where they sit.',
          'Ask for what is dangerous to a guest, not just disliked.',
        ],
        'Name cards on a table',
      ],
      [
        'The times of dinner and speeches',
        [
          'Write down the arrival, the speeches, the cake and the last bus.',
          'Give the uncle a time, and a limit.',
        ],
        'A handwritten timetable',
      ],
    ],
    turn: [
      'Then you get to choose the {pudding|dessert}. That is the fun part.',
      'Your caterer does the rest.',
    ],
    asks: [
      'What went wrong with the food at your last party?',
      'How long was the longest speech before dinner?',
    ],
    ends: {
      pa: 'Send us the six facts in writing, four weeks ahead.',
      fi: 'And keep the uncle away from the microphone until the cheese.',
      t: 'Guests, place, power, water, allergies, times: that is the whole list.',
      h: 'Next time there will be soup.',
      l: 'And when dinner comes, it is hot.',
    },
    caution:
      'With a severe allergy at the table, ask us openly whether we can keep dishes apart. If the answer is no, it is an honest one.',
    keep: 'the first call to a caterer',
    send: 'anybody who is getting married in a field',
    own: [
      {
        kinds: ['process', 'policy', 'service', 'price'],
        about: 'guests|minimum|booking|deposit|allerg|kitchen|venue',
        lead: 'What we ask you before a party:',
      },
    ],
    pic: { ask: 'A checklist beside menu cards', alt: 'A checklist beside menu cards' },
    claims: [
      [
        'Allergen information has to be passed on clearly; power and water are usual site questions',
        'event catering practice and food allergy guidance',
      ],
    ],
  },
  {
    id: 'buffet-in-the-right-order',
    format: 'howto',
    again: 9,
    emoji: '🥗',
    tags: ['BuffetTips', 'PartyPlanning', 'HostingTips'],
    title: 'How to set up a buffet without a {queue|line}: plates, order, two sides',
    cover: 'A buffet without a {queue|line}',
    gist: [
      'Pull the buffet table away from the wall, so guests can walk along both sides. Put plates at the start, {cutlery|silverware} at the end, and each sauce beside its dish.',
      'A buffet has a long {queue|line} because of its layout: only one side, {cutlery|silverware} too early, a stop at the dressing. Four changes and it flows.',
    ],
    subject: ['Buffet table away from the wall', '{Cutlery|Silverware} last on a buffet'],
    hooks: {
      '*': [
        'Long {queue|line} at the buffet? Let your guests walk along both sides.',
        'People get stuck at a buffet in three places: plates, dressing and {cutlery|silverware}.',
      ],
      pt: 'A buffet with two sides and the {cutlery|silverware} at the end moves about twice as fast.',
      fi: 'Setting up a buffet at home? Four small changes, and nobody has to {queue|wait in line}.',
      a: 'Buffet: two sides, plates first, {cutlery|silverware} last.',
      h: 'At every buffet somebody is holding a plate, a fork, a napkin, a glass and a conversation.',
      l: 'A long buffet, with guests on both sides of it.',
    },
    lines: {
      '*': [
        'Put the {cutlery|silverware} at the end of a buffet. At the start it only fills a hand.',
        'Put the drinks on a separate table, away from the buffet. Then thirsty guests do not block hungry ones.',
        'Put the filling dishes first on a buffet and the expensive ones last. Plates are half full by the salmon.',
        'Put a small card with the allergens in front of each buffet dish. It saves forty questions.',
      ],
      h: ['The person in front of you at the buffet is reading the salad.'],
    },
    scene: [
      'One buffet table against the wall, forty guests in a row, and right at the front somebody builds a tower of olives.',
      'You lift the lid of a buffet dish, find nowhere to put it, and stand there holding it.',
    ],
    why: [
      [
        'A buffet {queue|line} is as slow as its slowest spot.',
        'People stop wherever they have to choose, pour or lift a lid.',
      ],
      [
        'Two sides make two {queues|lines} of half the length, and cost nothing.',
        'With the table against the wall, only one side can be used.',
      ],
    ],
    parts: [
      [
        'Move the buffet table to the middle',
        ['Leave room to walk all round it.', 'Put each dish out twice, once for each side.'],
        'A buffet table in the middle of a room',
      ],
      [
        'Plates at the start, {cutlery|silverware} at the end',
        [
          'Roll {cutlery|silverware} in a napkin, so one hand can take it.',
          'Then guests have a hand free for the spoon.',
        ],
        'Rolled {cutlery|silverware} in a basket',
      ],
      [
        'Put each sauce beside its dish',
        [
          'Dressing goes next to the salad, gravy next to the roast.',
          'Looking for the sauce costs ten seconds a guest.',
        ],
        'A {jug|pitcher} beside a salad bowl',
      ],
      [
        'Put the drinks on another table',
        ['A far corner is good, so that the crowd spreads out.', 'Guests meet again over there and chat.'],
        'A drinks table by a window',
      ],
    ],
    turn: ['Then guests stand about and talk, which is why they came.', 'Small tongs help the olives last.'],
    asks: ['What annoys you most about buffets?', 'Where do you stand at a buffet: first in line or last?'],
    ends: {
      pa: 'Move the table, and the {queue|line} is gone.',
      fi: 'And take the first plate yourself, or nobody will dare.',
      t: 'Two sides, and forks at the finish.',
      h: 'The tower of olives has fallen.',
      l: 'And there is still salmon left for the last guest.',
    },
    caution:
      'Keep hot dishes hot and cold dishes chilled, put out small amounts often, and clear away what has stood out for long.',
    keep: 'the next big birthday',
    send: 'the one who always holds the lid',
    own: [
      {
        kinds: ['service', 'offer', 'price', 'product'],
        about: 'buffet|grazing|sharing|set.?up|staff',
        lead: 'Or let us set up the buffet:',
      },
    ],
    pic: { ask: 'A buffet table seen from above', alt: 'A buffet with space on both sides' },
    claims: [
      ['Two-sided lines, cutlery at end, drinks apart raise flow', 'event catering practice'],
      ['Keep hot hot, cold cold', 'advice of food authorities'],
    ],
  },
  {
    id: 'cold-plates-warm-beer',
    format: 'mistake',
    again: 8,
    emoji: '🧊',
    tags: ['FoodSafety', 'PartyFood', 'HostingTips'],
    title: 'Party food left out: how long is too long?',
    cover: 'Party food: clear it in time',
    wrong: 'Leaving the buffet out until the last guest goes',
    gist: [
      'Party food with chicken, rice, egg or cream should not stand warm for hours. Put out half, keep half in the fridge, and clear up early.',
      'Use small bowls for party food and refill them from the fridge. They are safer, and look better at ten than one large bowl.',
    ],
    subject: ['Keep half the party food in the fridge', 'Party food that looks fine, but is not'],
    hooks: {
      '*': [
        'The party buffet still looks good at ten at night. That does not mean the rice is safe.',
        'How long can party food stand out? Less long than the party lasts.',
      ],
      pt: 'Germs grow fast in party food that is neither cold nor hot. What counts is the time it stands out.',
      fi: 'Do you leave the party food out in case somebody gets hungry again? There is a safer way.',
      a: 'Party food: two hours out, then into the fridge or the {bin|trash}.',
      h: 'The mayonnaise on the party buffet has been listening to the music since five.',
      l: 'Party food in small bowls, on ice, and often fresh.',
    },
    lines: {
      '*': [
        'Put half of the party food out and keep the rest in the fridge. The bowls stay fresh, and nothing gets warm.',
        'Cool cooked rice fast and keep it cold. Left warm for hours it can make guests ill, even if you reheat it.',
        'Stand the salad bowl in a larger bowl of ice. It stays cold far longer in summer.',
        'Leftover hot party food cools faster in shallow boxes than in the pot. Then put it in the fridge.',
      ],
      h: ['Germs on party food do not smell, which is unkind of them.'],
    },
    scene: [
      'Ten at night, and a guest eats the last prawn from the buffet. It has been there since six.',
      'The dog looks up at the buffet. Nobody has been watching the ham since the speeches.',
    ],
    why: [
      [
        'Germs like warmth, and a party room is warm.',
        'In lukewarm food germs can double several times an hour.',
      ],
      [
        'Smell and taste tell you what is spoiled, not what makes you ill.',
        'You cannot see, smell or taste the dangerous germs.',
      ],
    ],
    parts: [
      [
        'Put out half the food',
        ['Bring out fresh small bowls every half hour.', 'Use a clean bowl and do not top up the old one.'],
        'Small bowls on a table',
      ],
      [
        'Keep cold food on ice',
        ['Stand bowls on trays of ice, in the shade.', 'Start with seafood, egg, cream and meat.'],
        'A bowl set in ice',
      ],
      [
        'Set an alarm for two hours',
        ['When it rings, somebody clears the buffet.', 'In summer heat, set it for one hour.'],
        'A phone with a timer',
      ],
      [
        'Chill leftovers at once',
        ['Use shallow boxes and put them in the fridge soon.', 'If in doubt, throw it away.'],
        'Shallow boxes in a fridge',
      ],
    ],
    turn: [
      'Bread and {crisps|chips} may stay out all night.',
      'After ten, put out {crisps|chips}. Nothing happens to them.',
    ],
    asks: ['Who clears the buffet at your parties?', 'Which food is still on your table at midnight?'],
    ends: {
      pa: 'Watch the clock, and keep it cold.',
      fi: 'And then sit down and enjoy your party.',
      t: 'Keep food below five degrees Celsius or above sixty, or clear it within two hours.',
      h: 'The last prawn was a mistake.',
      l: 'A bowl on ice, in the shade, under a cloth.',
    },
    caution:
      'Be stricter for guests who are pregnant, old, ill or very young. If unsure how long a dish keeps, ask us.',
    keep: 'the morning of the party',
    send: 'the one who eats the last prawn',
    pic: { ask: 'Small bowls on crushed ice', alt: 'Salad bowls standing on ice' },
    claims: [['Two hour rule, one hour in heat; rice; shallow cooling', 'advice of food authorities']],
  },
  {
    id: 'why-the-van-comes-at-two',
    format: 'behind',
    again: 9,
    emoji: '🚐',
    tags: ['BehindTheScenes', 'CateringLife', 'EventDay'],
    title: 'Why caterers come five hours before your dinner',
    cover: "Before dinner: a caterer's day",
    gist: [
      'Caterers chop the day before. On the day itself they carry, plug in, count and lay tables, so that at six all looks easy.',
      "A caterer's day is mostly carrying boxes. Guests see the cooking. The rest is lists, ice and tape.",
    ],
    subject: ["A caterer's day is mostly boxes", 'What caterers do all afternoon'],
    hooks: {
      '*': [
        'Why does the catering van come at two when you eat at seven? Here is our afternoon.',
        'Catering is mostly carrying boxes. The parsley comes at the very end.',
      ],
      pt: 'Before a caterer serves one plate, it takes hours to unload, plug in, chill, count and lay tables.',
      fi: 'Ever wondered what caterers do all afternoon?',
      a: 'Caterers carry, count and chill. Only then do they cook.',
      h: 'At four the caterer asks for a second corkscrew. There never is one.',
      l: 'White tablecloths, ice, and a quiet hour before the guests come.',
    },
    lines: {
      '*': [
        'A caterer counts forks three times: going out, on the table, and coming back. Two are always missing.',
        'The most important box in a catering van holds tape, matches, a knife, a corkscrew and {plasters|bandages}.',
        'The catering team eats at five, standing, before the guests come. Hungry people are bad waiters.',
        "In catering, everything that wilts or melts waits until the first guest's car is heard.",
      ],
      h: ['In every rented barn there are two of our forks. All caterers say so.'],
    },
    scene: [
      'An empty field, wet grass, and a woman in an apron walks round the tent and counts sockets aloud.',
      'Five in the afternoon, in the back of the catering van: eight people eat from one pan, and no one says a word.',
    ],
    why: [
      [
        'A restaurant has its salt on a shelf. A caterer has to bring it.',
        'A normal kitchen, packed for the road, fills forty boxes.',
      ],
      [
        'Hot food is at its best for a few minutes, and the whole afternoon is there to get those right.',
        'Soup for a hundred has to be hot at the same minute.',
      ],
    ],
    parts: [
      [
        'Carry the boxes and plug in',
        [
          'The fridges go in first, then the ovens, then the light.',
          'Somebody finds out which fuse is for what.',
        ],
        'Boxes beside a tent',
      ],
      [
        'Count everything twice',
        ['Plates, glasses, chairs, guests, and then once more.', 'A checklist hangs on a tent pole.'],
        'A checklist taped to a pole',
      ],
      [
        'Lay the tables and cover them',
        [
          'A cover keeps off birds, wind and children.',
          'Last of all, somebody looks at the tables from the door.',
        ],
        'Tables with covered places',
      ],
      [
        'Tell the team who is who',
        [
          'Who must not have nuts, and when does the uncle speak?',
          'Five minutes together in a circle are enough.',
        ],
        'A team standing in a circle',
      ],
    ],
    turn: [
      'At seven dinner looks easy. That was the work.',
      'And at midnight it all goes back into the van.',
    ],
    asks: ['What would you forget if you had to cook in a field?', 'Who does the dishes after your parties?'],
    ends: {
      pa: 'A calm dinner starts with a long afternoon.',
      fi: 'And a coffee at four makes any catering team happy.',
      t: 'That is the plan: load, chill, count, lay tables, serve.',
      h: 'The second corkscrew was in a coat.',
      l: 'And then the first guests arrive.',
    },
    keep: 'the day before your party',
    send: 'anybody who says "just a few nibbles"',
    own: [
      {
        kinds: ['people', 'story', 'process'],
        about: 'team|chef|cook|van|years|family',
        lead: 'The people in our van:',
      },
    ],
    pic: { ask: 'Catering boxes beside an open van', alt: 'Boxes beside an open van' },
    claims: [['Set-up takes hours; team meal before service', 'catering practice']],
  },
  {
    id: 'red-sticker-on-the-fork',
    format: 'myth',
    again: 9,
    emoji: '🌱',
    tags: ['VegetarianFood', 'PartyFood', 'HostingTips'],
    title: 'Does vegetarian party food need a separate table?',
    cover: 'Party food for vegetarians too',
    myth: 'Vegetarians need a separate corner on the buffet',
    short: 'No. Cook the main dish without meat, and offer meat as an extra.',
    gist: [
      'Cook party food without meat and put the bacon beside it. Everybody can eat it, and you shop and cook less.',
      'Cook one party dish for all, with meat, cheese and nuts in bowls beside it. Then no vegetarian sits alone with the lettuce.',
    ],
    subject: ['One party dish for all guests', 'Vegetarian guests? Bacon on the side'],
    hooks: {
      '*': [
        'Vegetarian, vegan and no nuts, all at one party? Cook one base and put the extras beside it.',
        'Your party does not need a sad vegetarian corner.',
      ],
      pt: 'One plain base with toppings in bowls suits most diets at a party.',
      fi: 'Six guests, five diets, one {hob|stove}? Bowls of toppings are the answer.',
      a: 'Party food: cook without meat, put the extras beside it.',
      h: '"I have something for vegetarians, too," says the host, and brings a tomato.',
      l: 'Party food for everybody: a large bowl in the middle, small ones round it.',
    },
    lines: {
      '*': [
        'Cook the party dish without meat and put the meat beside it. Those who want some take some.',
        'Label party dishes by what is in them, not by whom they are for. "Contains nuts, milk" helps everybody.',
        'Give each bowl on the buffet its own spoon. Wandering spoons carry nuts into dishes without nuts.',
        'Easy for mixed diets: {chilli|chili}, curry, tacos or baked potatoes, with toppings in bowls.',
      ],
      h: ['Vegetarians know one thing about every wedding: it will be risotto.'],
    },
    scene: [
      'At the end of the buffet stands one plate with a grilled {courgette|zucchini} and a flag that says "Veggie".',
      'Everybody eats from the large bowl. Only later does somebody ask who the vegan was.',
    ],
    why: [
      [
        'Special plates are extra work, and everybody else eats from them first.',
        'The vegetarian lasagne is always gone when the vegetarians get there.',
      ],
      [
        'Guests can leave out a topping. They cannot take out what was cooked in.',
        'It is easy to add bacon, and impossible to remove it.',
      ],
    ],
    parts: [
      [
        'Choose a base without meat',
        ['Beans, lentils, rice, potatoes or dough are good.', 'It must taste good on its own.'],
        'A pot of beans on a stove',
      ],
      [
        'Put the extras in bowls',
        ['Meat, cheese, nuts and herbs, each with its own spoon.', 'The table looks fuller, too.'],
        'Small bowls with toppings',
      ],
      [
        'Write down what is in it',
        ['Put the allergens on a card in large letters.', 'Guests with allergies will look for it.'],
        'A card in front of a bowl',
      ],
    ],
    turn: [
      'And the tomato may stay. As a topping.',
      'Then everybody sits together, which is the point of a party.',
    ],
    asks: [
      'What do you cook when every guest eats something different?',
      'What was the saddest plate you ever got as a guest?',
    ],
    ends: {
      pa: 'One base, and extras with labels.',
      fi: 'Then nobody has to ask for something special.',
      t: 'A base, toppings, labels, and one spoon for each bowl.',
      h: 'The {courgette|zucchini} has handed in its flag.',
      l: 'A large bowl, and hands reaching in from all sides.',
    },
    caution:
      'With a severe allergy separate bowls are not enough, as crumbs and spoons travel. Ask your guest what is safe, and tell us.',
    keep: 'the next party with mixed diets',
    send: 'anybody with six guests and five diets',
    own: [
      {
        kinds: ['service', 'product', 'policy', 'process'],
        about: 'vegetarian|vegan|plant|diet|allerg|gluten',
        lead: 'What we cook for all diets:',
      },
    ],
    pic: { ask: 'A large bowl surrounded by small bowls', alt: 'A large bowl with toppings in small bowls' },
    claims: [['Cross contact through utensils is a risk in allergy', 'food allergy guidance']],
  },
  {
    id: 'sit-down-or-standing',
    format: 'either',
    again: 9,
    emoji: '🥂',
    tags: ['PartyPlanning', 'ThisOrThat', 'WeddingFood'],
    title: 'Served dinner or bowls to share: which do you like at a party?',
    cover: 'Plates or sharing bowls?',
    gist: [
      'Three courses served at your place, or bowls that go round the table? One is calm, the other gets people talking. Which do you like at a party?',
      'At a wedding, some guests like dinner served, and others like bowls to share. Which do you like?',
    ],
    subject: ['Dinner served at your place?', 'Or bowls to share?'],
    hooks: {
      '*': [
        'At a wedding or big birthday: three courses at your place, or bowls to share?',
        'Wedding dinner: served on plates, or passed round in bowls?',
      ],
      pt: 'A served dinner needs more waiters and better timing. Sharing bowls need wider tables.',
      fi: 'At a party dinner, do you like being served, or do you reach for the bowl?',
      a: 'Wedding dinner: plates or bowls? Choose.',
      h: 'With sharing bowls you get to know your neighbour. Mostly when he takes the last potato.',
      l: 'Dinner on white plates in a row, or in a bowl that comes round?',
    },
    lines: {
      '*': [
        'A party dinner of three courses at your place, or of bowls to share: which do you prefer?',
        'Bowls to share need wide tables. Measure them before you book.',
        'A served dinner is easy for older guests, as nobody has to carry a plate.',
        'Sharing bowls get strangers talking. "Could you pass the potatoes?" is an easy first sentence.',
      ],
      h: ['The bowl of potatoes went off to the left and was not seen again.'],
    },
    scene: [
      'Twelve strangers at a table, and one large dish in the middle. Five minutes later they are talking.',
      'Eight plates are set down at the same moment, and everybody stops talking.',
    ],
    why: [
      [
        'The way dinner is served changes how people talk.',
        'With bowls, guests help each other. With plates, they can sit back.',
      ],
    ],
    parts: [
      [
        'Three courses, served',
        ['It is calm, and everybody eats at the same time.', 'Speeches fit between the courses.'],
        'A laid table with name cards',
      ],
      [
        'Bowls to share',
        ['It is lively, and a bit of a scramble.', 'Everybody takes what they like.'],
        'Hands passing a bowl',
      ],
    ],
    turn: [
      'You can do both: {starter|first course} in bowls, main on plates.',
      'And the {pudding|dessert} gets eaten standing up in any case.',
    ],
    asks: [
      'Served or shared: which would you choose for your own wedding?',
      'Which party dinner do you still talk about?',
    ],
    ends: {
      pa: 'Decide this first, and then the menu.',
      fi: 'Tell us, and say who takes the last potato.',
      t: 'Your choice decides how many waiters and what tables you need.',
      h: 'The potato bowl has been found, empty.',
      l: 'And somebody who hands you the spoon.',
    },
    keep: 'planning a wedding or a birthday',
    send: 'the one you plan the party with',
    own: [
      {
        kinds: ['service', 'offer', 'price'],
        about: 'plated|sharing|buffet|family.?style|courses|bowl',
        lead: 'How we serve dinner:',
      },
    ],
    pic: { ask: 'Hands passing a bowl across a table', alt: 'Hands passing a bowl across a table' },
    claims: [['Service style affects staff and table size', 'catering practice']],
  },
  {
    id: 'dish-of-your-feast',
    format: 'question',
    again: 9,
    emoji: '🎉',
    tags: ['FamilyFeasts', 'FoodMemories', 'PartyFood'],
    title: "Which dish has to be on the table at your family's parties?",
    cover: "Your family's party dish",
    gist: [
      "Sausage rolls, a layered salad, the green {jelly|gelatin} that nobody eats: which dish has to be there at your family's parties?",
      'Every family has one party dish that must never be missing. Which is yours?',
    ],
    subject: ["Your family's party dish", 'No family party without this dish'],
    hooks: {
      '*': [
        'Which dish has to be on the table at every party in your family?',
        'Every family has one party dish that nobody may change. What is yours?',
      ],
      pt: 'A family party dish has a fixed recipe, and nobody remembers why.',
      fi: 'Which dish would your family miss at once if you left it out of the party?',
      a: "Your family's party dish: name it.",
      h: 'Nobody at the family party eats the green {jelly|gelatin}. But try not bringing it.',
      l: "The family party dish, under foil, on somebody's knees in the car.",
    },
    lines: {
      '*': [
        "Which dish is on the table at all of your family's parties?",
        'Write down grandmother\'s party recipe while she cooks it, with a scale under the bowl. Nobody can cook from "a handful".',
        'At the next family party, ask the oldest guest which dishes they ate as a child.',
        'Bringing a dish to a party? Put your name on the bottom, and it comes home.',
      ],
      h: ['The layered salad has seen three marriages and outlived two.'],
    },
    scene: [
      'The foil comes off the family dish, and three generations say "at last".',
      'Somebody left the peas out of the party salad this year. The group chat is still busy.',
    ],
    why: [
      [
        'At family parties people look forward to the same dish as last time.',
        'It is less about taste than about being together again.',
      ],
    ],
    parts: [
      [
        'The dish that everybody wants',
        ['It is gone in ten minutes.', 'Its recipe is on a stained card.'],
        'An old recipe card',
      ],
      [
        'The dish that nobody eats',
        ['It has its place and its own bowl all the same.', 'At least it gets photographed.'],
        'A wobbling {jelly|gelatin} on a plate',
      ],
    ],
    turn: [
      'Bring both. One gets eaten, and one belongs there.',
      'And one day you are the one who brings it.',
    ],
    asks: [
      'Which party dish would cause a scandal if it was missing?',
      "Who is allowed to make your family's party dish?",
    ],
    ends: {
      pa: 'Write your family recipe down before it is lost.',
      fi: 'We want to hear about your dish, peas and all.',
      t: 'Tell us the dish, and who brings it.',
      h: 'The green {jelly|gelatin} will be back at Christmas.',
      l: 'A dish under foil, still warm.',
    },
    keep: 'the next family party',
    send: 'the one who always brings it',
    pic: { ask: "A dish under foil on somebody's lap", alt: 'A foil-covered dish held in the hands' },
    claims: [['Family feast dishes as tradition', 'common experience']],
  },
];
