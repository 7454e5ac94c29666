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
    short: 'Count in bites and plates, not in fear. Most parties have a third too much.',
    gist: [
      'For two hours with drinks count six to eight small bites a head; if it replaces a meal, ten to twelve. At a buffet with several main dishes, plan smaller portions of each, not a full one of all.',
      'Nobody eats a full portion of each dish on a buffet. Count the meal once, spread it over the dishes, and add bread.',
    ],
    subject: ['Count bites, not fear', 'A third too much'],
    hooks: {
      '*': [
        'How much food for forty guests? Less than your nerves say.',
        'Party food is mostly planned by people who are afraid of empty plates.',
      ],
      pt: 'Quantities for a party follow length, hour and whether the food replaces a meal.',
      fi: 'Planning a party and lying awake over potato salad? Here is a sum that calms.',
      a: 'Party food: six to eight bites for drinks, ten to twelve for a meal.',
      h: 'No party in history has been left early because there were only four salads.',
      l: 'Enough is a generous word.',
    },
    lines: {
      '*': [
        'Party from six to eight, drinks only: six to eight small bites a person. Over supper time: ten to twelve.',
        'On a buffet with four main dishes, plan each for about half of the guests and not for all.',
        'Guests eat most in the first forty minutes. Put out two thirds then, and keep a third back.',
        'Of vegetarian dishes make more than there are vegetarians. The others like them, too.',
      ],
      h: ['After each family party the freezer holds a potato salad for the next generation.'],
    },
    scene: [
      'Sunday morning after the party: in the fridge three bowls with film on them, on the phone a list of people who might like some.',
      'It is two days to go, the list says "rolls, eighty?", and somebody adds a nought, to be on the safe side.',
    ],
    why: [
      [
        'Choice makes people take less of each. With eight dishes one tastes, with two one eats.',
        'A plate holds about as much as a stomach, however many bowls there are.',
      ],
      [
        'The hour decides. At four people want cake, at seven they want supper, whatever the invitation says.',
        'Who comes hungry from work eats double at half past six.',
      ],
    ],
    parts: [
      [
        'Settle the hour first',
        [
          'Between meals it is bites, over a meal it is a meal.',
          'Write it on the invitation, so that nobody guesses.',
        ],
        'A clock beside a laid table',
      ],
      [
        'Six to eight bites over drinks',
        [
          'Ten to twelve if they replace a meal.',
          'Twice that for a whole evening would feed a second party.',
        ],
        'Small bites on a tray',
      ],
      [
        'Each dish for half of the guests',
        [
          'With four mains on a buffet nobody takes a full portion of each.',
          'Favourites a little more, experiments a little less.',
        ],
        'Bowls on a long table',
      ],
      [
        'Plan for the rest',
        [
          'Boxes by the door, labels, and a word to the guests.',
          'Food that stood out warm for hours is not for taking home.',
        ],
        'Takeaway boxes on a table',
      ],
    ],
    turn: [
      'And if a bowl is empty in the end, it was good.',
      'An empty bowl is the best compliment, and it washes up faster.',
    ],
    asks: [
      'What was left over at your last party?',
      'How many rolls for forty guests would you have ordered?',
    ],
    ends: {
      pa: 'Hour, length, choice: then the number.',
      fi: 'And hide a plate for yourself. Hosts forget.',
      t: 'Bites per head per hour, spread over dishes.',
      h: 'The potato salad sends its regards from the ice.',
      l: 'And in the end, one candle and one olive.',
    },
    caution:
      'Keep cold food cold and hot food hot, and do not serve what has stood at room temperature for hours. Rules differ by country.',
    keep: 'the evening with the guest list',
    send: 'somebody who has just added a nought',
    own: [
      {
        kinds: ['service', 'price', 'offer', 'product'],
        about: 'per (?:head|person|guest)|buffet|canap|finger food|menu',
        lead: 'And for those who would rather not count.',
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
    cover: 'What the kitchen needs to know',
    gist: [
      'Number, place, power, water, allergies, time of the speeches: six facts make catering good, and most of them are known weeks before anyone says them.',
      'Tell the caterer where the sockets are, who must not eat what, and when the speech is. The menu is the easy part.',
    ],
    subject: ['Sockets, speeches, sesame', 'Six facts for the kitchen'],
    hooks: {
      '*': [
        'Booking a caterer? The menu is the easy part. They need these six facts.',
        'Speeches ruin more dinners than cooks do.',
      ],
      pt: 'Catering depends on numbers, allergies, site, power, timing and a contact; the menu comes after.',
      fi: 'You have three months to the party and one date with the caterer? Bring this list.',
      a: 'Tell the caterer: number, place, power, water, allergies, speeches.',
      h: '"The speech will be short," said the uncle. The soufflé has not forgiven him.',
      l: 'A clear list, weeks ahead, and a calm evening.',
    },
    lines: {
      '*': [
        'Tell a caterer when the speeches are. Hot food waits five minutes well and half an hour badly.',
        'Ask guests about allergies on the invitation and pass on names, not numbers. "Two with nuts" helps nobody at the pass.',
        'Coffee machine, oven and disco on one socket: that is how parties go dark. Ask what draws how much.',
        'Name one person whom the kitchen may ask on the day. It should not be the bride.',
      ],
      h: ['The barn was lovely. The tap was in the next village.'],
    },
    scene: [
      'A barn in a field, fairy lights, a hundred chairs. "And where is the water?" asks the cook. Everybody looks at the field.',
      'Twenty past eight, plates are warm, and at the head table somebody taps a glass and unfolds three pages.',
    ],
    why: [
      [
        'A kitchen that works away from home brings everything along, but only what it knows about.',
        'What was forgotten on a Saturday at six can no longer be bought.',
      ],
      [
        'Allergies are a matter of life and not of taste, so they need names and places at the table.',
        'Somebody who says "no nuts" may mean dislike or danger. The kitchen must know which.',
      ],
    ],
    parts: [
      [
        'The number, and until when it may change',
        ['Most kitchens buy some days before.', 'Children count separately, as do the musicians.'],
        'A guest list with ticks',
      ],
      [
        'The place and the way in',
        ['Stairs, lift, gravel, parking for a van.', 'A photo of the door says more than an address.'],
        'A van at a barn door',
      ],
      [
        'Power and water',
        ['How many sockets, on how many fuses, and the nearest tap.', 'Ask the venue in writing.'],
        'A socket beside a tap',
      ],
      [
        'Allergies with names',
        [
          'Say where the person sits.',
          'Ask guests for anything that is dangerous to them, not just disliked.',
        ],
        'Name cards on a table',
      ],
      [
        'The timetable',
        ['Arrival, speeches, cake, last bus.', 'The uncle gets a time and a length.'],
        'A handwritten timetable',
      ],
    ],
    turn: [
      'Then you may choose the {pudding|dessert}. That is the reward.',
      'Everything else the kitchen does without you, and that is the point.',
    ],
    asks: [
      'What went wrong with the food at a party of yours?',
      'How long was the longest speech before dinner?',
    ],
    ends: {
      pa: 'Six facts in writing, four weeks ahead.',
      fi: 'And keep the uncle away from the microphone until cheese.',
      t: 'Headcount, site, load, allergens, schedule, contact.',
      h: 'The soufflé has moved on.',
      l: 'And when it comes, it is hot.',
    },
    caution:
      'With severe allergies ask the kitchen openly whether it can keep dishes apart. Not every kitchen can, and a no is honest.',
    keep: 'the first call to a kitchen',
    send: 'somebody who marries in a field',
    own: [
      {
        kinds: ['process', 'policy', 'service', 'price'],
        about: 'guests|minimum|booking|deposit|allerg|kitchen|venue',
        lead: 'And what this kitchen asks for.',
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
      'Pull the table away from the wall, put plates at the start and {cutlery|silverware} at the end, bread late, sauces beside what they belong to. A buffet from both sides is twice as fast.',
      '{Queues|Lines} at a buffet come from the layout: one side, {cutlery|silverware} too early, a stop at the salad dressing. Four changes and it flows.',
    ],
    subject: ['Away from the wall', 'Cutlery last'],
    hooks: {
      '*': [
        'Long {queue|line} at the buffet? Pull the table away from the wall.',
        'A buffet jams at the same three places: plates, dressing, {cutlery|silverware}.',
      ],
      pt: 'A two-sided buffet with {cutlery|silverware} at the end moves about twice as fast.',
      fi: 'Setting up a buffet at home? Four small things decide whether they {queue|line up} or chat.',
      a: 'Buffet: two sides, plates first, {cutlery|silverware} last.',
      h: 'At every buffet somebody is holding a plate, a fork, a napkin, a glass and a conversation.',
      l: 'A long table with air on all sides.',
    },
    lines: {
      '*': [
        'Cutlery belongs at the end of a buffet. At the beginning it only occupies a hand.',
        'Put the drinks on another table. Otherwise those who are thirsty stand in the way of the hungry.',
        'Filling dishes first, dear dishes last: plates are half full by the time they get to the salmon.',
        'A little card in front of each dish, with the allergens, spares forty questions.',
      ],
      h: ['The person in front of you is reading the salad.'],
    },
    scene: [
      'One table against the wall, forty guests in a row, and right at the front somebody builds a tower of olives.',
      'You lift the lid, put it nowhere as there is nowhere, and hold it until somebody takes pity.',
    ],
    why: [
      [
        'A {queue|line} is as fast as its slowest point, and that is where both hands are needed.',
        'Where people have to decide, pour or lift a lid, they stop.',
      ],
      [
        'From both sides means two {queues|lines} of half the length, at no cost.',
        'Against the wall half of the table is out of reach.',
      ],
    ],
    parts: [
      [
        'Pull the table out',
        ["An arm's length and a half on all sides.", 'Mirror the dishes, so that both sides have all.'],
        'A buffet table in the middle of a room',
      ],
      [
        'Plates at the start, {cutlery|silverware} at the end',
        ['Rolled in a napkin, to be taken with one hand.', 'The free hand can then hold a spoon.'],
        'Rolled {cutlery|silverware} in a basket',
      ],
      [
        'Sauce beside its dish',
        [
          'Dressing next to salad, gravy next to roast.',
          'A bowl that has to be looked for costs ten seconds a head.',
        ],
        'A {jug|pitcher} beside a salad bowl',
      ],
      [
        'Drinks somewhere else',
        ['In the far corner, so that the crowd spreads.', 'It brings people back to each other.'],
        'A drinks table by a window',
      ],
    ],
    turn: [
      'Then people stand about and talk, which is why they came.',
      'The olives will be enough, if one moves the tongs further away.',
    ],
    asks: ['What annoys you most at a buffet?', 'Where do you stand at a buffet: first in line or last?'],
    ends: {
      pa: 'Layout decides, not staff.',
      fi: 'And go first yourself, so that somebody dares.',
      t: 'Two lanes, one decision per metre.',
      h: 'The tower of olives has fallen.',
      l: 'And on the last plate, a fig.',
    },
    caution:
      'Keep hot dishes hot and cold dishes chilled, put out small amounts often, and clear what has stood out long.',
    keep: 'the next big birthday',
    send: 'whoever always holds the lid',
    own: [
      {
        kinds: ['service', 'offer', 'price', 'product'],
        about: 'buffet|grazing|sharing|set.?up|staff',
        lead: 'And for a table that is set by others.',
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
    cover: 'How long may it stand?',
    wrong: 'Leaving the buffet out until the last guest goes',
    gist: [
      'Chicken, rice, egg, cream, cooked vegetables: what is meant to be cold should not stand warm for hours. Put out half, refill, and clear early.',
      'A buffet is not a still life. Small bowls, refilled from the fridge, are safer and look better than one large one at ten at night.',
    ],
    subject: ['Half out, half in the fridge', 'It looks fine and is not'],
    hooks: {
      '*': [
        'The buffet looks good at ten at night. That says nothing about the rice.',
        'How long may party food stand out? Shorter than the party.',
      ],
      pt: 'Between fridge cold and piping hot, germs grow fast; time at room temperature is what counts.',
      fi: 'Do you also leave the bowls out in case somebody gets hungry again? Here is a kinder way.',
      a: 'Party food: out for two hours, then into the fridge or the {bin|trash}.',
      h: 'The mayonnaise on the party buffet has been listening to the music since five.',
      l: 'Small bowls, ice beneath, and often fresh.',
    },
    lines: {
      '*': [
        'Put half of the party food out and keep the other half in the fridge. Bowls look full, and nothing gets warm.',
        'Cooked rice should be cooled fast and kept cold. Left warm for hours it can make people ill, even reheated.',
        'A bowl in a larger bowl of ice keeps a salad cold for a whole summer afternoon.',
        'Put hot food into shallow boxes: it cools faster than in the pot. Then into the fridge.',
      ],
      h: ['Germs do not smell, which is unkind of them.'],
    },
    scene: [
      'Ten at night, a paper lantern, and a guest who thoughtfully eats the last prawn. It has been there since six.',
      'The dog looks up at the table. It, too, has noticed that nobody has been watching the ham since the speeches.',
    ],
    why: [
      [
        'Warmth is what germs wait for, and a party room is warm.',
        'In lukewarm food their number doubles again and again within an hour.',
      ],
      ['Smell and taste warn of spoilage, not of what makes one ill.', 'The dangerous ones leave no mark.'],
    ],
    parts: [
      [
        'Put out half',
        [
          'Fresh bowls every half hour instead of one large one.',
          'Refill a clean bowl and do not top up the old one.',
        ],
        'Small bowls on a table',
      ],
      [
        'Keep cold things on ice',
        ['Trays with ice, in the shade.', 'Seafood, egg, cream and meat first.'],
        'A bowl set in ice',
      ],
      [
        'Set an alarm',
        ['After two hours somebody clears, even if it is a good story.', 'In heat it is half as long.'],
        'A phone with a timer',
      ],
      [
        'Chill the rest at once',
        [
          'Shallow boxes, lid ajar until steam is gone, then cold.',
          'If in doubt: {bin|toss it}. It is cheaper.',
        ],
        'Shallow boxes in a fridge',
      ],
    ],
    turn: [
      'The cheese may stay. Cheese and bread have never spoilt a party.',
      'After ten, {crisps|chips}. They can take anything.',
    ],
    asks: ['Who at your parties clears the buffet?', 'What is still on the table at midnight at yours?'],
    ends: {
      pa: 'Time and temperature, in that order.',
      fi: 'And then sit down yourself.',
      t: 'Below five degrees or above sixty, else two hours.',
      h: 'The prawn was a mistake.',
      l: 'Ice, shade, a cloth.',
    },
    caution:
      'Pregnant, old, ill and very young people are at greater risk. Limits differ by country: your food authority says which apply.',
    keep: 'the morning of the party',
    send: 'whoever eats the last prawn',
    pic: { ask: 'Small bowls on crushed ice', alt: 'Salad bowls standing on ice' },
    claims: [['Two hour rule, one hour in heat; rice; shallow cooling', 'advice of food authorities']],
  },
  {
    id: 'why-the-van-comes-at-two',
    format: 'behind',
    again: 9,
    emoji: '🚐',
    tags: ['BehindTheScenes', 'CateringLife', 'EventDay'],
    title: "What caterers do between two o'clock and your first guest",
    cover: 'Before the first guest',
    gist: [
      'Chopping was yesterday. On the day itself caterers carry, plug in, count, cover and wait, so that at six it looks as though it had simply been there.',
      "A caterer's day is mostly boxes. Cooking is the part that people see, the rest is lists, ice and tape.",
    ],
    subject: ['Mostly boxes', 'The day of a dinner'],
    hooks: {
      '*': [
        'Why does the catering van come at two when you eat at seven? This is why.',
        'Catering is nine parts carrying and one part parsley.',
      ],
      pt: 'Set-up, power, chilling, lay-out and briefing take hours before any plate leaves.',
      fi: 'Have you ever wondered what they do in the kitchen tent all afternoon?',
      a: 'Caterers carry, count, chill, and only then cook.',
      h: "At four o'clock somebody will ask whether there is a second corkscrew. There never is.",
      l: 'White cloths, ice, and a long quiet before the noise.',
    },
    lines: {
      '*': [
        'A caterer counts forks three times: when they go, when they are set, and when they come back. Two are missing.',
        'The most important thing in a catering van is the box with tape, matches, knife, corkscrew and plasters.',
        'Before guests come, the team eats, standing, at five. Whoever serves hungry serves badly.',
        'Parsley comes last. Everything that wilts, shines or melts waits until the first car is heard.',
      ],
      h: ['Somewhere in each rented barn there are two of our forks. All caterers say so.'],
    },
    scene: [
      'The field is empty, the grass wet, and a woman in an apron walks along the tent and counts sockets aloud.',
      "Five o'clock, in the back of the van: eight people eat from one pan, and no one says a word.",
    ],
    why: [
      [
        'A restaurant knows where its salt is. Away from home every drawer has to be brought.',
        'What one has at hand in a kitchen fills forty boxes on the road.',
      ],
      [
        'Hot food has a short best time, and everything before is aimed at those few minutes.',
        'The soup has a moment. The afternoon is there to hit it.',
      ],
    ],
    parts: [
      [
        'Carry and plug in',
        ['Chilling first, then ovens, then light.', 'Somebody finds out which fuse is whose.'],
        'Boxes beside a tent',
      ],
      [
        'Count',
        ['Plates, glasses, chairs, guests, and again.', 'A list hangs on each pole.'],
        'A checklist taped to a pole',
      ],
      [
        'Lay and cover',
        [
          'Cloths go under film because of birds, wind and children.',
          'The view from the door is checked last.',
        ],
        'Tables with covered places',
      ],
      [
        'Brief',
        ['Who is who, who must not have nuts, when the uncle talks.', 'Five minutes in a circle.'],
        'A team standing in a circle',
      ],
    ],
    turn: ['At seven it looks easy. That was the work.', 'And at midnight it all goes backwards.'],
    asks: ['What would you forget if you had to cook in a field?', 'Who washes up after your parties?'],
    ends: {
      pa: 'Preparation is what you taste.',
      fi: 'Take them a coffee at four.',
      t: 'Load, chill, count, lay, brief, serve.',
      h: 'The second corkscrew was in the first coat.',
      l: 'And then the first headlights.',
    },
    keep: 'the afternoon before a feast',
    send: 'somebody who says "just a few nibbles"',
    own: [
      {
        kinds: ['people', 'story', 'process'],
        about: 'team|chef|cook|van|years|family',
        lead: 'And who is in the van here.',
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
    title: 'Does vegetarian party food need a special corner?',
    cover: 'No corner for vegetarians',
    myth: 'Vegetarians need a separate corner on the buffet',
    short: 'No. Make the main thing without meat, and offer meat as an extra.',
    gist: [
      'If the base of a dish is without meat, everybody eats it, and the bacon stands beside it. It saves dishes, shopping and the sentence "is there something for you?"',
      'Cook one dish for all and put the meat, cheese and nuts in bowls beside it. Then nobody sits at the corner with the lettuce.',
    ],
    subject: ['One dish for all', 'Bacon on the side'],
    hooks: {
      '*': [
        'Vegetarian, vegan, no nuts, no gluten, all at one party? Cook one base and put the rest beside it.',
        'The sad vegetarian corner at parties can go.',
      ],
      pt: 'Modular dishes cover most diets: a plain base with toppings apart.',
      fi: 'Six guests, five diets, one hob? It works, with bowls.',
      a: 'Party food: base without meat, extras beside it.',
      h: '"I have something for you, too," says the host, and brings a tomato.',
      l: 'A large bowl in the middle, and small ones round it.',
    },
    lines: {
      '*': [
        'Cook the base without meat and put the meat beside it. Those who want it take it, and nobody needs a corner.',
        'Label dishes by what is in them, not by whom they are for. "Contains nuts, milk" is read by those who need it.',
        'One spoon for each bowl, and it stays there. Wandering spoons carry nuts into the nut-free bowl.',
        'Chilli, curry, tacos, baked potatoes, mezze: dishes that were always made of bowls.',
      ],
      h: ['For years vegetarians have known one thing about weddings: it will be risotto.'],
    },
    scene: [
      'At the end of the table stands a single plate with a grilled courgette and a flag in it. It says "Veggie".',
      'Everybody takes from the large bowl, and only when clearing up does somebody ask who actually was the vegan.',
    ],
    why: [
      [
        'Special plates cost work for a few, and everybody else eats from them first.',
        'The vegetarian lasagne is always gone when the vegetarians come.',
      ],
      [
        'What is added at the end can be left out. What was cooked in cannot.',
        'A dish is easier to extend than to undo.',
      ],
    ],
    parts: [
      [
        'Choose a base that stands alone',
        ['Beans, lentils, rice, potatoes, dough.', 'It must taste good without a topping.'],
        'A pot of beans on a stove',
      ],
      [
        'Put extras apart',
        ['Meat, cheese, nuts, yoghurt, herbs, each with its spoon.', 'It looks like more and is the same.'],
        'Small bowls with toppings',
      ],
      [
        'Write what is in it',
        ['Allergens in large letters on a card.', 'People with allergies read, the others look.'],
        'A card in front of a bowl',
      ],
    ],
    turn: [
      'And the tomato may stay. As an extra.',
      'At the end the only corner left is the one with the coats.',
    ],
    asks: [
      'What do you cook when everybody eats something different?',
      'What was the saddest plate you got as a guest?',
    ],
    ends: {
      pa: 'One base, labelled extras.',
      fi: 'Nobody has to be asked twice.',
      t: 'Modular, labelled, one utensil per bowl.',
      h: 'The courgette has handed in its flag.',
      l: 'A large bowl, and hands from all sides.',
    },
    caution:
      'With severe allergies separate bowls are not enough: crumbs and spoons travel. Ask the person what is safe.',
    keep: 'the next mixed table',
    send: 'somebody with six guests and five diets',
    own: [
      {
        kinds: ['service', 'product', 'policy', 'process'],
        about: 'vegetarian|vegan|plant|diet|allerg|gluten',
        lead: 'And what of it is cooked here.',
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
    title: 'Sit-down dinner or food from bowls: what do you like at a feast?',
    cover: 'Plates or sharing bowls?',
    gist: [
      'A laid place with three courses, or bowls that go round the table? One is calm, the other makes people talk. Which do you like at a feast?',
      'Some want their name on a card, others want to reach across the table. What is a feast for you?',
    ],
    subject: ['A card with your name', 'Pass the bowl, please'],
    hooks: {
      '*': [
        'At a wedding or big birthday: three courses at your place, or bowls to share?',
        'Feasts divide people into two camps: plated and passed round.',
      ],
      pt: 'Plated dinners need more hands and clearer timing; sharing bowls need wider tables.',
      fi: 'What do you like better at a feast, being served or reaching across?',
      a: 'Plates or bowls at a feast? Choose.',
      h: 'With bowls you get to know the neighbour. Mostly when he takes the last potato.',
      l: 'White plates in a row, or a bowl that wanders by.',
    },
    lines: {
      '*': [
        'A feast with three courses at your place, or with bowls to share: which do you prefer?',
        'Sharing bowls need tables at least as wide as an arm is long. Measure before you book.',
        'Plated food keeps old people happy: nobody has to carry, and everything comes.',
        'Bowls get strangers talking. "Could you pass" is the easiest first sentence there is.',
      ],
      h: ['The bowl went off to the left and was not seen again.'],
    },
    scene: [
      'Twelve at a table who do not know each other, and in the middle a single large dish. After five minutes they do.',
      'A waiter sets down eight plates at the same moment. Everybody stops talking, as at the theatre.',
    ],
    why: [
      [
        'How food reaches the table decides how people talk at it.',
        'A place card says: you are expected. A bowl says: help yourself.',
      ],
    ],
    parts: [
      [
        'Three courses, served',
        ['Calm, punctual, and everyone has the same.', 'Speeches have their gaps.'],
        'A laid table with name cards',
      ],
      [
        'Bowls to share',
        ['Lively, generous, and a bit of a scramble.', 'Everybody eats what they like.'],
        'Hands passing a bowl',
      ],
    ],
    turn: [
      'Some do both: {starter|first course} in bowls, main on plates.',
      'And the {pudding|dessert} is eaten standing up in any case.',
    ],
    asks: [
      'Plated or shared: what would you choose for your own feast?',
      'Which feast do you still talk about?',
    ],
    ends: {
      pa: 'Format first, menu second.',
      fi: 'Tell us, and say who takes the last potato.',
      t: 'Service style sets table width and staff.',
      h: 'The bowl has been found, empty.',
      l: 'And a hand that gives you the spoon.',
    },
    keep: 'planning a feast',
    send: 'whoever you plan it with',
    own: [
      {
        kinds: ['service', 'offer', 'price'],
        about: 'plated|sharing|buffet|family.?style|courses|bowl',
        lead: 'And how it comes to the table here.',
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
    cover: 'The dish that has to be there',
    gist: [
      "Sausage rolls, a layered salad, the green {jelly|gelatin} that nobody eats: which dish has to be there at your family's parties?",
      'Every family has a dish without which it was no party. Nobody knows why. Which is yours?',
    ],
    subject: ['The green {jelly|gelatin}', 'No party without it'],
    hooks: {
      '*': [
        'Which dish has to be on the table at every party in your family?',
        'In each family there is a party dish that nobody may change.',
      ],
      pt: 'Feast dishes carry memory: their recipe is fixed, their reason forgotten.',
      fi: 'Which dish would be missed at once if you left it out?',
      a: 'One family, one party dish. Name it.',
      h: 'Nobody eats the green {jelly|gelatin}. But try not bringing it.',
      l: "A large dish under foil, on somebody's knees, in the car.",
    },
    lines: {
      '*': [
        "Which dish has to be there at your family's parties?",
        'Write down grandmother\'s party recipe while she cooks it, with a scale under the bowl. "A handful" dies out.',
        'Ask an old guest what was on the table at the first party they can remember.',
        'Bring a dish with your name on the bottom. It will come home.',
      ],
      h: ['The layered salad has seen three marriages and outlived two.'],
    },
    scene: [
      'The foil is folded back, and four generations say the same sentence at the same time.',
      'Somebody left out the peas this year. They are still talking about it in the group chat.',
    ],
    why: [
      [
        'At a feast people come for the same as last time. That is what makes it a feast.',
        'It is not about taste, it is about being there again.',
      ],
    ],
    parts: [
      [
        'The one that everybody wants',
        ['Gone in ten minutes, with a {queue|line}.', 'The recipe is on a stained card.'],
        'An old recipe card',
      ],
      [
        'The one that nobody eats',
        ['It has its place all the same, and its bowl.', 'It gets photographed.'],
        'A wobbling {jelly|gelatin} on a plate',
      ],
    ],
    turn: [
      'Bring both. The one fills, the other belongs.',
      'And some time one is oneself the person who brings it.',
    ],
    asks: [
      'Which dish must not be missing at your parties?',
      "Who is allowed to make your family's party dish?",
    ],
    ends: {
      pa: 'Recipes are minutes of a family.',
      fi: 'We want to hear about it, peas and all.',
      t: 'Fixed recipe, unknown origin, high loyalty.',
      h: 'The {jelly|gelatin} wobbles, and we with it.',
      l: 'Foil, and below it warmth.',
    },
    keep: 'the next family party',
    send: 'the one who always brings it',
    pic: { ask: "A dish under foil on somebody's lap", alt: 'A foil-covered dish held in the hands' },
    claims: [['Family feast dishes as tradition', 'common experience']],
  },
];
