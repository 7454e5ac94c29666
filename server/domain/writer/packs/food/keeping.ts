// Labels, dates, cooling, freezing, carrying: what happens to food after it was made.
import type { Idea } from '../../library/idea.ts';
import { MAKES_DRINKS } from '../whom.ts';

export const KEEPING: readonly Idea[] = [
  {
    id: 'read-the-label-from-the-back',
    format: 'checklist',
    again: 9,
    emoji: '🔍',
    tags: ['ReadTheLabel', 'FoodFacts', 'ShopSmart'],
    unless: MAKES_DRINKS,
    title: [
      'How to read a food label in half a minute',
      'What to look for on a food label, from the back to the front',
    ],
    cover: 'A label in half a minute',
    gist: [
      'The front of a packet is written by marketing and the back by law. Three things on the back tell you most: the first three ingredients, the amount of the one on the picture, and the serving that the figures refer to.',
      'Turn it round, read three lines, and you know more than the whole front can tell you.',
    ],
    subject: ['Turn the packet round', 'The first three ingredients'],
    hooks: {
      '*': [
        'There are strawberries on the picture. How many are in the pot is on the back, as a number.',
        'The front of a packet was written to be liked. The back was written to be correct.',
        'Everything on the front of a packet is chosen. Nearly everything on the back is required.',
      ],
      p: 'Half a minute with the back of a packet replaces most of what the front says.',
      a: 'Read the back first.',
      t: 'Ingredients run from most to least by weight at the time of making. The first three are usually most of what you are holding.',
      f: 'Do you read labels, or do you look at the picture like the rest of us?',
      h: 'A serving, according to the packet, is eleven {crisps|chips}. Nobody knows this person.',
      i: 'Knowing what is in it takes the guessing out, and most of the guilt.',
      l: 'A short list, in words that one knows from a kitchen.',
    },
    lines: {
      '*': [
        'Label in three looks: the first three ingredients, the share of whatever is on the picture, and what they call a serving.',
        'Sugar goes by many names: syrup, dextrose, juice concentrate. Several of them far down a list can add up to a place near the top.',
        'A long list is not bad in itself. A curry has fifteen honest ingredients, and {a sweet|a candy} can be three poor ones.',
        'Allergens have to stand out on packed food in many countries: look for bold type or a line that begins with "contains".',
        'Compare two brands per hundred grams, and portions stop playing tricks.',
        'Ingredients you would not have at home are worth a question, and often have a harmless answer.',
      ],
      h: ['"Serves two." It has clearly never met either of us.'],
    },
    scene: [
      'Two pots of yoghurt, the same strawberry on both. In one it is a fifth, and in the other it is a rumour.',
      'Somebody stands in front of a shelf, turns a packet round, and takes off their glasses to read it.',
    ],
    why: [
      [
        'The picture shows an idea and the list shows a recipe.',
        'Nothing on the front has to be in proportion. On the back the order is fixed.',
      ],
      [
        'Figures only mean something with the amount that they belong to, and the packet chooses that amount.',
        'What a maker calls a portion may be half of what lands in your bowl.',
      ],
    ],
    parts: [
      [
        ['Look at the first three ingredients', 'Read the start of the ingredients'],
        [
          'They go by weight, so these are what you are mainly buying.',
          'If the thing you wanted is not among them, you now know.',
          'What comes first weighs most. Often three words describe the whole packet.',
        ],
        ['A finger under the first line of an ingredients list', 'A thumb beside a list of ingredients'],
      ],
      [
        ['Find the share of the star', 'Look up how much of it there is'],
        [
          'If it is on the picture, many countries want the percentage in the list.',
          'Hazelnut spread, chicken pie, berry yoghurt: the number is often a surprise.',
          'The fruit on the front has a figure on the back. It can be five or fifty.',
        ],
        ['A percentage in brackets, close up', 'A number in small print, circled'],
      ],
      [
        ['Check what they call a serving', 'Ask whose portion that is'],
        [
          'Compare products by weight instead, in the column that they share.',
          'One bar, half a bar, eleven {crisps|chips}: make sure that it is you they mean.',
          'Figures for a hundred grams let you hold two packets side by side.',
        ],
        ['The nutrition table on a packet', 'A bowl of cereal beside its packet'],
      ],
      [
        ['Read how to keep it once opened', 'Find out what happens after opening'],
        [
          '"Use within three days" is the line that gets lost with the lid.',
          'The date on the front holds for the closed packet only.',
          'From then on, days count and not months. It is printed small, and on the side.',
        ],
        ['Small print on a jar lid', 'An opened jar with a date on its lid'],
      ],
      [
        ['Look for what stands in bold', 'Check the words in bold'],
        [
          'Where allergens are marked, that is how they are set.',
          'Look again each time you buy it. Recipes change without a change of picture.',
          'That is where nuts, milk and wheat are named in many countries, every time anew.',
        ],
        ['Bold words in an ingredients list', 'A bold word on a packet'],
      ],
    ],
    turn: [
      'Then look at the picture as much as you like.',
      'Thirty seconds, and you have met what you are about to eat.',
    ],
    asks: ['What do you look for first on a label?', 'Which ingredient has surprised you most?'],
    ends: {
      p: 'After the third packet it takes ten seconds.',
      a: 'Order, amount, serving.',
      t: 'Three fields of fixed meaning, surrounded by adjectives.',
      f: 'Start with your breakfast. It will talk to you for a while.',
      h: 'The person with the eleven {crisps|chips} has been notified.',
      i: 'It is good to know what one is grateful for.',
      l: 'Five words, and no need of glasses.',
    },
    work: [
      'Any document has a side meant to please and a side meant to bind. Knowing which of them you are reading is useful far beyond the supermarket.',
      'Read the binding part first and the pretty part for pleasure. It works for contracts too.',
    ],
    caution: [
      'Labelling rules differ between countries. With an allergy, read the list each time and ask if anything is unclear.',
      'What a label must say is not the same everywhere. If you have an allergy, read it each time, and ask when you are unsure.',
    ],
    keep: 'the next long aisle',
    send: 'somebody who buys by the picture',
    own: [
      {
        about: 'ingredients?\\b|nothing added|no additives|no preservatives',
        kinds: ['product', 'process', 'value', 'policy', 'proof'],
        lead: 'On the back of ours, so to speak.',
      },
    ],
    pic: {
      ask: [
        'The back of one of your packets or your ingredients board, close up',
        'The back of a packet held to the light',
      ],
      alt: 'The ingredients list on the back of a food packet',
    },
    claims: [
      ['Ingredients in descending weight order', 'law in the UK, EU, US, Canada, Australia'],
      [
        'Quantity of emphasised ingredients, allergen emphasis',
        'UK and EU food information rules; US requires a contains statement or names',
      ],
    ],
  },
  {
    id: 'two-kinds-of-dates',
    format: 'answer',
    again: 9,
    emoji: '📆',
    tags: ['BestBefore', 'LessWaste', 'FoodSafety'],
    question: 'The date was yesterday. Can I still eat it?',
    short: [
      'It depends on which of two things the label says.',
      'Read the words beside the date: one kind leaves it to you and the other does not.',
    ],
    unless: MAKES_DRINKS,
    title: [
      'Best before or use by: what is the difference?',
      'Is it still good? What the two kinds of dates tell you',
    ],
    cover: 'Best before is not use by',
    gist: [
      '"Best before" is about quality: after it, look, smell and taste. "Use by" is about safety: after it, do not eat, however good it looks.',
      'One date is a promise of crispness and the other a limit. A great deal of good food is thrown away because they look alike.',
    ],
    subject: ['The two words before the date', 'Yesterday was the date. And now?'],
    hooks: {
      '*': [
        'The date tells you nothing until you have read the two words in front of it.',
        'Honey, salt, rice, dried pasta: all of them have a date, and none of them has looked at it.',
        'Two people, one pot, one date: they are usually arguing about two different words.',
      ],
      p: 'Confusing two kinds of date is one of the commonest reasons for throwing out good food.',
      a: 'Best before: use your senses. Use by: obey.',
      t: 'A use-by date goes on food in which dangerous bacteria can grow without any change in smell.',
      f: 'You, the yoghurt, and a date that was on Tuesday. Let us look at it together.',
      h: 'The mustard expired during a previous government and is in excellent health.',
      i: 'A minute of looking and sniffing saves a lot of food that somebody took trouble over.',
      l: 'Taste is a fine instrument. For best before, it is the right one.',
    },
    lines: {
      '*': [
        'Best before: quality. Look, smell, taste.\nUse by: safety. Past it, leave it.\n\nThe two words matter more than the number.',
        'Yoghurt a few days past its best-before date, kept cold, lid flat, smell clean: look at it before you throw it out.',
        'Your nose cannot find everything. That is precisely why "use by" exists.',
        'Freezing on the day still counts. Food with a use-by date can go in the freezer until midnight, so to speak.',
        'Eggs, bread, cheese and yoghurt mostly have the kind of date that lets you decide.',
        'A bulging lid or a hiss where there should be none outweighs any date. Leave it.',
      ],
      h: ['Salt formed some two hundred million years ago. Best before next March.'],
    },
    scene: [
      'Two people before an open fridge. One is holding a pot to the light, and the other has already opened the bin.',
      'The date was on Tuesday. Today is Thursday, the lid is flat, and nobody will decide.',
    ],
    why: [
      [
        'The one date is set by the maker as a promise that it still tastes as it should.',
        'Best before marks the end of a guarantee and not of the food.',
      ],
      [
        'The other is set for foods where what makes you ill has no smell.',
        'Fresh meat, fish and ready salads can turn dangerous before they turn nasty.',
      ],
    ],
    parts: [
      [
        ['Best before: look, smell, taste', 'Best before asks for your senses'],
        [
          'Dry, {tinned|canned}, frozen and sour things often keep well past it.',
          '{Crisps|Chips} go soft and coffee dull. Neither will harm you.',
          'What was dry, sour, tinned or frozen usually forgives a while. Open it and see.',
        ],
        ['A lid lifted from a yoghurt pot', 'A nose above an open pot of yoghurt'],
      ],
      [
        ['Use by: keep to it', 'Use by means what it says'],
        [
          'Chilled meat, fish, ready meals. After that day it is not a matter of courage.',
          'No sniffing and no "it looks all right". It is meant as it stands.',
          'Here your senses are no help, because what harms you may not smell at all.',
        ],
        ['A use-by date on a chilled packet', 'A packet of fish with a date'],
      ],
      [
        ['Opened: another clock starts', 'Once it is open, count in days'],
        [
          'From then on the line about opened packs is what counts.',
          'Write the day on the lid. You will not remember.',
          'The printed date was for a closed lid. A pen on the lid tells you the rest.',
        ],
        ['A date written on a jar lid with a pen', 'A pen writing on a carton'],
      ],
    ],
    turn: [
      'First the words, then the number, then perhaps the nose.',
      'One word asks for judgement, the other for obedience.',
    ],
    asks: ['What is the oldest thing in your cupboard?', 'Do you trust the date or your nose?'],
    ends: {
      p: 'A fridge at five degrees or colder is what both dates take for granted.',
      a: 'Read the words. Then decide.',
      t: 'Quality decays gradually, risk does not announce itself.',
      f: 'And the mustard? The mustard is fine.',
      h: 'It remembers the old money.',
      i: 'What somebody grew and made deserves a second look.',
      l: 'Trust the nose where it may be trusted.',
    },
    work: [
      'Two labels that look alike and mean opposite things are a design fault that whole industries live with. If your customers mix up two of your terms, it is not their fault.',
      'When two of your own words get confused, change one of them. Explaining has never been enough.',
    ],
    caution: [
      'Food past its use-by date should not be eaten, and the terms differ between countries. When in doubt, throw it out.',
      'Do not eat food after its use-by date. Terms vary from country to country, and if you are unsure, throw it away.',
    ],
    keep: 'the fridge door',
    send: 'the one who {bins|tosses} yoghurt at midnight',
    own: [
      {
        about: 'best before|shelf life|keeps? for|use by',
        kinds: ['product', 'policy', 'process', 'question'],
        lead: 'How long ours lasts, for the record.',
      },
    ],
    pic: {
      ask: [
        'Two packets side by side, one with best before and one with use by',
        'Two dates on two packets, close up',
      ],
      alt: 'Two food packets with their dates side by side',
    },
    claims: [
      [
        'Best before concerns quality, use by safety',
        'FSA (UK), EU Regulation 1169/2011; US terms differ (USDA)',
      ],
      ['Pathogens may grow without change of smell', 'FSA, USDA advice'],
      ['Food may be frozen up to its use-by date', 'FSA advice'],
    ],
  },
  {
    id: 'cool-it-fast',
    format: 'mistake',
    again: 9,
    emoji: '🥘',
    wrong: 'Leaving the pot on the stove overnight to cool',
    tags: ['FoodSafety', 'BatchCooking', 'KitchenTips'],
    unless: MAKES_DRINKS,
    title: ['How to cool a big pot of food safely', 'Hot soup into the fridge? Cool it quickly first'],
    cover: 'The pot must not stay out',
    gist: [
      'A big pot stays lukewarm for hours, and lukewarm is when things grow. Divide it into shallow boxes, stand them in cold water, and have them in the fridge within two hours.',
      'Professional kitchens cool by surface: shallow, divided, stirred. It takes a roasting tin and half an hour.',
    ],
    subject: ['Do not leave the chilli out tonight', 'Shallow cools, deep stews'],
    hooks: {
      '*': [
        'A full stockpot can still be warm at breakfast. Something has had a lovely night in it.',
        'Two litres of soup in a pot cool for hours. In a roasting tin they take one.',
        'What you cooked for the week needs one more step before you may go to bed.',
      ],
      p: 'Cooling fast is as much a part of cooking as heating through.',
      a: 'Two hours from stove to fridge. No later.',
      t: 'Heat leaves through the surface, so halving the depth of a stew cuts its cooling time to a fraction.',
      f: 'Made a big pot for the week? One more step before bed.',
      h: '"I will let it cool down overnight" is a sentence that bacteria cross-stitch onto cushions.',
      i: 'You have just cooked for four evenings. Give it ten minutes more.',
      l: 'A broth, cooled quickly, stays as clear as it was made.',
    },
    lines: {
      '*': [
        'Big pot, hot soup: pour it into shallow boxes, stand them in cold water, stir once or twice, lid on, fridge. Within two hours.',
        'A lid keeps heat in. Cool with it ajar, and close it when the food is cold.',
        'Warm food may go in the fridge once it has stopped steaming. Modern ones cope, if you do not put in five litres at once.',
        'Reheat once, until it steams all through. Boiling does not remove everything that a warm night has produced.',
        'A deep pot cools like a bath. A flat box cools like a saucer.',
        'Put a frozen bottle of water into the soup and stir. It cools from within.',
      ],
      h: ['The pot on the stove overnight: bed and breakfast for things you cannot see.'],
    },
    scene: [
      'Half past ten, the big pot is done, everybody is tired, and somebody says: "It can stay there till morning."',
      'The chilli is lovely, there is a lot of it, and it is the size of a bucket.',
    ],
    why: [
      [
        'Between fridge-cold and piping hot there is a range in which bacteria multiply fast, and a full pot spends the night in it.',
        'Deep liquids cool slowly from the outside, so their middle stays at bath temperature for hours.',
      ],
      [
        'A few kinds also leave behind toxins that reheating does not destroy.',
        'Spores survive the cooking, wake in the warmth, and what some of them make resists boiling.',
      ],
    ],
    parts: [
      [
        ['Divide it straight away', 'Share it out while it is hot'],
        [
          'Four small boxes cool in the time that one pot needs to get lukewarm.',
          'Wide and shallow: a hand deep at most.',
          'Low boxes lose their heat from every side. A tall pot keeps it for hours.',
        ],
        ['Stew ladled into shallow boxes', 'A ladle filling four flat boxes'],
      ],
      [
        ['Stand it in cold water', 'Set the boxes in a cold bath'],
        [
          'In the sink, up to half their height, with ice if you have any.',
          'Water takes heat away much faster than air. Change it once.',
          'Cold water up to the middle, changed once, with ice in summer.',
        ],
        ['Boxes standing in a sink of cold water', 'Ice cubes floating round a box of stew'],
      ],
      [
        ['Stir and leave the lid ajar', 'Move it about, lid half on'],
        [
          'It lets the middle out and the steam go.',
          'Each stir brings the hot core to the edge.',
          'What is hottest sits in the centre and has to come out.',
        ],
        ['A spoon stirring a shallow box of food', 'Steam leaving a box with its lid ajar'],
      ],
      [
        ['Into the fridge within two hours', 'Two hours at most until the fridge'],
        [
          'Room between the boxes, so that the cold gets round.',
          'Top shelf, apart. It is not a stack yet, not tonight.',
          'Do not stack them at first. Cold air has to get between.',
        ],
        ['Boxes set apart on a fridge shelf', 'Four boxes with gaps on a shelf'],
      ],
    ],
    turn: [
      'It is one more {bit of washing-up|pan to wash}, and four safe suppers.',
      'Cook slowly, cool quickly.',
    ],
    asks: ['What do you cook in the biggest pot?', 'Were you brought up to leave the pot out overnight?'],
    ends: {
      p: 'Kitchens that cook for the public have to record these times. At home a glance at the clock will do.',
      a: 'Shallow. Cold. Two hours.',
      t: 'Surface over volume: the fraction that decides.',
      f: 'Then to bed. Tomorrow you only have to warm it.',
      h: 'No vacancies.',
      i: 'It is a present to yourself on Thursday.',
      l: 'Clear, cold, ready.',
    },
    work: [
      'In food businesses cooling is a controlled step with a clock on it. The reason is worth telling: customers like to know what happens between the stove and the box.',
      'A rule with a clock on it is easier to keep than a rule with an adjective.',
    ],
    caution: [
      'Rice deserves special care: cool it within the hour, keep it cold, eat it the next day. When in doubt, throw food away.',
      'Take particular care with rice: an hour to cool, then the fridge, and gone by the next day. If in doubt, it goes in the bin.',
    ],
    keep: 'the next big pot',
    send: 'whoever leaves it on the stove',
    own: [
      {
        about: 'blast chill|cooked (?:daily|each|fresh)|cook-chill|hygiene',
        kinds: ['process', 'proof', 'number'],
        lead: 'How this is done in our kitchen.',
      },
    ],
    pic: {
      ask: ['A stew being ladled from a big pot into shallow boxes', 'Soup being shared out into flat boxes'],
      alt: 'Stew being ladled into several shallow boxes',
    },
    claims: [
      [
        'Cool cooked food and refrigerate within one to two hours, divide into shallow containers',
        'FSA and USDA advice',
      ],
      ['Some bacterial toxins survive reheating', 'food microbiology textbook'],
    ],
  },
  {
    id: 'freeze-it-flat',
    format: 'howto',
    again: 9,
    emoji: '🧊',
    tags: ['FreezerTips', 'BatchCooking', 'LessWaste'],
    unless: MAKES_DRINKS,
    title: [
      'How to freeze soup, sauce and leftovers flat',
      'Flat freezing: thaw a supper in minutes instead of hours',
    ],
    cover: 'Freeze it flat',
    gist: [
      'Food frozen in flat bags freezes faster, thaws in minutes, stacks like books and can be broken off by the piece. It takes a tray and a pen.',
      'Not in tubs: in bags, pressed flat, labelled first. A freezer drawer then becomes a filing cabinet.',
    ],
    subject: ['A freezer like a bookshelf', 'Do not freeze bricks'],
    hooks: {
      '*': [
        'A tub of frozen soup takes all night to thaw. A flat bag takes until the onions are soft.',
        'Write on the bag before you fill it. A full bag cannot be written on, as everybody has found out once.',
        'The trouble with frozen food is that it looks like frozen food.',
      ],
      p: 'Freezing flat turns a full freezer into one that gets used.',
      a: 'No bricks. Sheets.',
      t: 'Thin layers freeze quickly, and quick freezing makes smaller ice crystals, which do less harm to the texture.',
      f: 'If your freezer is full of mysterious tubs, you will like this.',
      h: 'At the bottom of each freezer lies a tub that says "red". It has been there since the flood.',
      i: 'Two hours of cooking, filed away in eight good evenings.',
      l: 'A stock, kept in clear sheets, one for each risotto of the winter.',
    },
    lines: {
      '*': [
        'Freeze soup in flat bags: label, fill, press out the air, lay on a tray. Tomorrow you can stand them up like books.',
        'Mark a cross into a bag of {mince|ground beef} or sauce with a chopstick before it freezes. Then it breaks into portions.',
        'Leave room. Liquids grow when they freeze, and a full jar cracks from shoulder to foot.',
        'Name, date, portions. In eight weeks you will not recognise your own cooking.',
        'A flat bag of tomato sauce can be snapped like chocolate. Take what you need.',
        'Stock freezes well in a muffin tin: one round is about one ladle.',
      ],
      h: ['Unlabelled frozen food is a lottery in which the prize is usually gravy.'],
    },
    scene: [
      'Ten past six, four people, and in the freezer one block of soup the size of a house brick.',
      'The drawer will not close. Something in a margarine tub is in the way, and nobody remembers what it was.',
    ],
    why: [
      [
        'What is thin loses its heat fast, going in as well as coming out.',
        'Cold has to reach the middle. In a flat parcel the middle is near.',
      ],
      [
        'And things that can be seen, read and reached get eaten.',
        'A freezer is emptied by what stands in front with its name on it.',
      ],
    ],
    parts: [
      [
        ['Write on the empty bag', 'Label first, fill second'],
        [
          'What, when, for how many.',
          'Pens do not take on cold, wet plastic, and neither does memory.',
          'Dry plastic takes ink, cold plastic does not. Name, day, number of people.',
        ],
        ['A pen writing on an empty freezer bag', 'A marker on a flat bag'],
      ],
      [
        ['Fill it with cold food', 'Only what has cooled goes in'],
        [
          'Half full is enough for a flat one. A jug holds it open.',
          'Warm food makes frost inside, and thaws what lies next to it.',
          'Stand the bag in a jug with its edges turned out, and stop at half.',
        ],
        ['A bag held open in a jug, soup poured in', 'A bag hanging open in a measuring jug'],
      ],
      [
        ['Press out the air and seal', 'Push the air out'],
        [
          'Close it nearly, push from below, close it fully.',
          'Air dries the surface into pale, leathery spots.',
          'What touches air in a freezer dries and goes grey.',
        ],
        ['Hands smoothing a filled bag flat', 'A hand smoothing a bag towards its seal'],
      ],
      [
        ['Freeze it lying on a tray', 'Let it set on something level'],
        [
          'A finger thick, until it is stiff. Then the tray can go.',
          'Level, or it will set around whatever is below.',
          'A baking tray does it overnight, and in the morning you have a sheet.',
        ],
        ['Flat bags on a tray in a freezer', 'A bag lying on a tray, a finger thick'],
      ],
      [
        ['Stand the sheets upright', 'File them on edge'],
        [
          'Newest at the back. You leaf through, as in a record shop.',
          'The spine with the name faces up.',
          'Like records, names upwards, so that the oldest is easy to find.',
        ],
        ['Frozen bags standing upright in a drawer', 'A drawer of upright frozen sheets'],
      ],
    ],
    turn: [
      'Warm water over the bag, thirty seconds, and it slides into the pan.',
      'Filed like this, it will be eaten.',
    ],
    asks: ['What is the oldest thing in your freezer?', 'What do you cook double, on principle?'],
    ends: {
      p: 'Two or three months is a good span for taste.',
      a: 'Thin, flat, named.',
      t: 'Time to freeze grows roughly with the square of thickness. Keep it thin.',
      f: 'Do one bag tonight. Start with the red one.',
      h: 'It was jam. It was jam all along.',
      i: 'There is calm in a drawer that holds eight suppers.',
      l: 'One sheet, one pan, a little cream.',
    },
    work: [
      'An archive is only as good as its labels. Anybody who has looked for a file called "final new two" knows the tub with "red" on it.',
      'Things get used when their names can be read without moving anything. It holds for drawers, shelves and drives.',
    ],
    caution: [
      'Thaw meat and fish in the fridge rather than on the counter, and do not refreeze what has thawed raw.',
      'Let meat and fish thaw in the fridge and not on the side, and do not freeze again what has thawed raw.',
    ],
    keep: 'the next double batch',
    send: 'the owner of the margarine tubs',
    own: [
      {
        about: 'frozen|freez',
        kinds: ['product', 'process', 'service', 'offer', 'policy'],
        lead: 'For a shelf in that drawer.',
      },
    ],
    pic: {
      ask: ['Flat frozen bags standing upright like books', 'A row of thin frozen bags with labels'],
      alt: 'Flat frozen bags of food standing upright in a drawer',
    },
    claims: [
      ['Thin packages freeze faster and quality suffers less from ice crystals', 'food engineering textbook'],
      ['Thawing and refreezing advice', 'FSA and USDA advice'],
    ],
  },
  {
    id: 'tape-and-a-pen',
    format: 'behind',
    again: 9,
    emoji: '🏷️',
    tags: ['KitchenLife', 'BehindTheScenes', 'LessWaste'],
    unless: MAKES_DRINKS,
    title: [
      'Why professional kitchens write a date on everything',
      'A pen and a roll of tape: why chefs label everything',
    ],
    cover: 'Tape and a pen',
    gist: [
      'In every professional kitchen there is a roll of tape and a pen. Each tub gets a name, a date and initials, and what is oldest stands in front. It is the least expensive tool in the house.',
      'First in, first out: how kitchens keep track of a hundred tubs, and why it works for a family fridge.',
    ],
    subject: ['The most useful thing in a kitchen costs a pound', 'Name, date, initials'],
    hooks: {
      '*': [
        'Ask a cook what they could not work without. Many will not say a knife. They will say tape.',
        'In a good kitchen nothing is called "that tub there".',
        'Behind every calm kitchen there is somebody who wrote it down.',
      ],
      p: 'A roll of tape and a pen prevent more waste than any clever container.',
      a: 'If it has no date, it has no business in the fridge.',
      t: 'First in, first out needs two things: a visible date and a place at the front for the oldest.',
      f: 'Borrow one habit from a professional kitchen. It costs next to nothing.',
      h: 'At home the system is called "smell this".',
      i: 'Order of this kind is a courtesy to whoever opens the door next.',
      l: 'White tape, black ink, cut straight. Care is visible before anything has been tasted.',
    },
    lines: {
      '*': [
        'Kitchen rule: new to the back, old to the front. Whoever reaches in takes what ought to go first.',
        'Cooks cut the tape with scissors, they do not tear it. A neat label gets read, a torn one curls up.',
        'Write the day it was made. "Use soon" is an opinion.',
        'One shelf at home with a sign: eat me first. It works on teenagers and on most adults.',
        'A tub without a date is thrown away or eaten in doubt. Both are a pity.',
        'At home it works with a pencil on the freezer door: what is in, and what came out.',
      ],
      h: ['A tub without a label is a secret that nobody wants to know.'],
    },
    scene: [
      'Before the first order of the day somebody goes along the shelves and turns all the labels to the front.',
      'A new cook puts down a tub of stock. Nobody says anything. Somebody just hands over the pen.',
    ],
    why: [
      [
        'Several people work from one fridge, at different hours, and cannot ask each other.',
        'The one who filled the tub has gone home. Tape speaks on their behalf.',
      ],
      [
        'Food looks the same on the first day and on the fourth, until it suddenly does not.',
        'Eyes cannot tell Monday from Wednesday in a white sauce.',
      ],
    ],
    parts: [
      [
        ['Name it in full', 'Write what it really is'],
        [
          '"Chicken stock" and not "stock". There is somebody who does not eat chicken.',
          'White sauce, garlic mayonnaise and yoghurt are twins in a tub.',
          'Somebody with an allergy has to be able to trust it.',
        ],
        ['A labelled tub, writing clearly visible', 'A clear word on a strip of tape'],
      ],
      [
        ['Date it on the day', 'Put the day beside it'],
        [
          'The day it was made or opened. The rest can be worked out.',
          'Two strokes of the pen now, no detective work later.',
          'The day it was opened or cooked, in figures that everybody reads alike.',
        ],
        ['A hand writing a date on tape', 'A date going on a lid'],
      ],
      [
        ['Put the new one behind', 'Newest goes to the rear'],
        [
          'It takes ten seconds more and saves the one at the back from being forgotten.',
          'Everyone takes what is in front. So decide what is in front.',
          'Hands take what is nearest, so let that be the oldest.',
        ],
        ['A tub pushed to the back of a shelf', 'An arm reaching to the back of a fridge'],
      ],
      [
        ['Walk along it once a day', 'Look along the shelves every morning'],
        [
          'Labels to the front, oldest out, menu adjusted.',
          'Half a minute with the door open, and soup of the day is settled.',
          'What has to go today decides what is cooked today.',
        ],
        ['Rows of labelled tubs in a fridge', 'Labels turned to the front in a cold store'],
      ],
    ],
    turn: [
      'Buy a roll, tie a pen to it, hang it on the fridge.',
      'Most clever systems come down to somebody writing it down.',
    ],
    asks: ['Do you label, or do you sniff?', 'What has stood longest in your fridge?'],
    ends: {
      p: 'At home a week of it pays for the roll.',
      a: 'Write it. Then close the door.',
      t: 'A {queue|line}, with its head at the front of the shelf.',
      f: 'Go on, tie the pen on. It wanders off otherwise.',
      h: 'The pen will be borrowed. It is the way of pens.',
      i: 'Small order, kept daily, is what makes a kitchen calm.',
      l: 'Straight edges. One notices.',
    },
    work: [
      'Shared places need memory outside of heads. A date, a name and a fixed spot will do in a kitchen, a workshop and a folder.',
      'A pen on a string has solved more disputes than any meeting about them.',
    ],
    keep: 'the drawer with the tape in it',
    send: 'the person who says "smell this"',
    own: [
      {
        about: 'small batch|made (?:daily|each)|each (?:morning|day)|daily',
        kinds: ['process', 'product', 'story'],
        lead: 'What the tape says in our house.',
      },
    ],
    pic: {
      ask: [
        'Your labelled tubs or shelves, with tape and handwriting',
        'A roll of tape with a pen stuck in it',
      ],
      alt: 'Tubs with handwritten date labels on a shelf',
    },
    claims: [
      [
        'Date labelling and first in, first out rotation are standard kitchen practice',
        'food hygiene training',
      ],
    ],
  },
  {
    id: 'hot-stays-hot',
    format: 'tip',
    again: 9,
    emoji: '🧺',
    tags: ['PackedLunch', 'FoodToGo', 'KitchenTips'],
    unless: MAKES_DRINKS,
    title: [
      'How to keep packed food hot or cold on the way',
      'A flask that really keeps soup hot: four habits',
    ],
    cover: 'Warm the flask first',
    gist: [
      'A flask only slows things down. Fill it with boiling water for ten minutes first, fill it to the brim with food as hot as possible, and pack cold things next to something frozen.',
      'Whatever you carry food in starts by stealing its heat. Pre-warm, fill, close: the soup will still be hot at one.',
    ],
    subject: ['Your flask is stealing your soup', "Still hot at one o'clock"],
    hooks: {
      '*': [
        'A cold flask takes the first ten degrees off your soup before you have left the house.',
        'The sandwich was fine. It spent three hours next to a banana in a warm bag.',
        "By the time you unscrew it at one o'clock, it was decided at seven.",
      ],
      p: 'Ten minutes of boiling water in an empty flask give you a hot lunch.',
      a: 'Warm the flask. Fill it full. Leave it shut.',
      t: 'Vacuum stops conduction, but the steel itself has to be heated, and it takes that heat from the food.',
      f: 'Lukewarm soup out of an expensive flask? It is not the flask.',
      h: 'Warm salad and cold soup: lunch, as carried by amateurs.',
      i: 'A proper lunch in a lay-by can rescue a day.',
      l: 'Steam rising from a small cup, on a cold bench, with a view.',
    },
    lines: {
      '*': [
        'Fill the flask with boiling water, wait ten minutes, pour it out, fill with hot soup. It makes more difference than the price.',
        'A half-full flask cools twice as fast. Air is a poor companion.',
        'Freeze a small bottle of water and pack it beside the sandwiches. By noon it is a drink.',
        'Put cold things together and warm things together. A cool bag with a hot pie in it is neither.',
        'Warm the bowl and the spoon too, if you eat outdoors in winter. It is a small luxury.',
        'Foil round a warm lunchbox and a towel round that will do for two hours.',
      ],
      h: [
        'Opening the flask to check whether it is still hot is the fastest way to make sure that it is not.',
      ],
    },
    scene: [
      "One o'clock, a bench, a hungry person who unscrews a lid and looks for steam.",
      'In the back of the car a cool bag is lying in the sun, with a potato salad in it and a great deal of trust.',
    ],
    why: [
      [
        'Every container is at the temperature of the cupboard it came from, and evens that out with whatever you pour in.',
        'Steel and glass drink heat. They do it in the first minutes, and whoever warms them beforehand has paid already.',
      ],
      [
        'After that it is only a matter of how much food there is: much cools slowly, little cools fast.',
        'Mass holds temperature, hot or cold, so full vessels win.',
      ],
    ],
    parts: [
      [
        ['Warm it with boiling water', 'Heat the flask beforehand'],
        [
          'Ten minutes with the lid on. Iced water does the same for cold things.',
          'Pour it away only when the food is ready to go in.',
          'Let boiling water stand in it while you warm the soup. For iced tea use ice.',
        ],
        ['Boiling water poured into an empty flask', 'A kettle and an open flask'],
      ],
      [
        ['Fill it to the top', 'Leave no air on top'],
        [
          'Piping hot, and right up to the neck.',
          'What is not food in there is air, and it warms nobody.',
          'A brim-full flask stays hot for lunch. Half of one is warm by eleven.',
        ],
        ['Soup filled to the brim of a flask', 'Soup right up to the rim'],
      ],
      [
        ['Pack cold next to frozen', 'Let something frozen travel along'],
        [
          'A frozen drink between the boxes, everything straight from the fridge.',
          'Boxes touching, gaps filled. In a cool bag, crowding is good.',
          'A bottle of water from the freezer cools the box, and later it is your drink.',
        ],
        ['A frozen bottle between lunch boxes', 'Sandwiches around a frozen bottle'],
      ],
      [
        ['Keep it shut and shaded', 'In the shade, and closed'],
        [
          'Each look costs degrees.',
          'Under the seat, not on the parcel shelf. Sun finds bags.',
          'Sun through a car window undoes the morning. Put it on the floor.',
        ],
        ['A closed lunch bag in the shade', 'A bag under a seat'],
      ],
    ],
    turn: [
      'The flask is not a stove. It only keeps what you gave it.',
      'Ten minutes at seven, and steam at one.',
    ],
    asks: ['What is in your lunch bag?', 'What is the finest meal you have had out of a flask?'],
    ends: {
      p: 'If it is lukewarm on opening, it should not wait any longer.',
      a: 'Boil, pour, fill, close.',
      t: 'Heat capacity first, insulation second.',
      f: 'And take a proper spoon. It matters.',
      h: 'The salad and the soup have since changed places.',
      i: 'Food on the way says that somebody thought of you at seven.',
      l: 'A cloth napkin weighs almost nothing.',
    },
    work: [
      'Caterers live by this: pre-heated boxes, full pans, doors that stay shut. Half of good catering is transport.',
      'Half of any delivery happens before it leaves. Caterers warm the box first.',
    ],
    caution: [
      'Hot food should be kept properly hot and chilled food properly cold; what has been lukewarm for hours belongs in the {bin|trash}.',
      'Keep hot food truly hot and cold food truly cold. Throw out what has been lukewarm for hours.',
    ],
    keep: 'the next early start',
    send: 'the one with the lukewarm soup',
    own: [
      {
        about: 'deliver|take ?away|takeaway|\\bto go\\b|picnic|packed lunch|hamper',
        kinds: ['service', 'product', 'process', 'offer', 'price'],
        lead: 'For the days without a flask.',
      },
    ],
    pic: {
      ask: ['A flask with steam rising, on a bench or a tailgate', 'A steaming flask with its lid off'],
      alt: 'An open flask with steam rising on an outdoor bench',
    },
    claims: [
      [
        'Preheating a vacuum flask keeps contents hot for longer; full vessels cool more slowly',
        "physics, makers' instructions",
      ],
      ['Keep hot food hot and cold food cold', 'FSA and USDA advice'],
    ],
  },
  {
    id: 'doubling-a-recipe',
    format: 'mistake',
    again: 9,
    emoji: '✖️',
    wrong: 'Doubling everything when you double a recipe',
    tags: ['CookingTips', 'BatchCooking', 'RecipeTips'],
    unless: MAKES_DRINKS,
    title: [
      'How to double a recipe: what to double and what not',
      'Cooking for twice as many: what not to double',
    ],
    cover: 'Do not double everything',
    gist: [
      'Flour, meat and vegetables double. Chilli, liquid, oven time and pan size do not. Whoever cooks for many works by weight and tastes again at the end.',
      'Twice the food is not twice the time, twice the water or twice the chilli. The rest of the sum is fine.',
    ],
    subject: ['Twice the stew, not twice the chilli', 'Cooking for eight from a recipe for four'],
    hooks: {
      '*': [
        'Double the meat, double the onions, double the chilli. At that last one you should have stopped.',
        'A stew for eight does not need twice the water of a stew for four. It needs a wider pot.',
        'Recipes can be multiplied, kitchens cannot.',
      ],
      p: 'Scaling a recipe goes wrong in four places, and they are easy to remember.',
      a: 'Double the food. Not the fire.',
      t: 'Evaporation follows surface and not volume, so liquid and cooking time do not scale with the ingredients.',
      f: 'Cooking for a crowd out of a book for four? A few things to know.',
      h: 'It said one chilli for four. For twelve he used three. We still write to him.',
      i: 'A full table is worth a little arithmetic.',
      l: 'The same dish for twelve, and no one can taste that it was meant for four.',
    },
    lines: {
      '*': [
        'Doubling a recipe: double the main things, one and a half times the strong spices, and taste before you add the rest.',
        'Two cakes in two tins instead of one big one. A deep cake is burnt outside before it is baked inside.',
        'Use two pans for browning. A double portion in one of them boils instead.',
        'Eggs are hard to halve: beat one, weigh it, take half. Scales make any recipe divisible.',
        'Cook rice in two pots rather than in one enormous one. The bottom stays unburnt.',
        'Bake two ordinary cakes. One giant one is raw in the middle when the edge is coal.',
      ],
      h: ['Tripling the garlic is a decision. Tripling the cloves is an incident.'],
    },
    scene: [
      'A recipe for four, a table for ten, a calculator with flour on it.',
      'The pot is twice as full, the clock says done, and in the middle the potatoes knock against the spoon.',
    ],
    why: [
      [
        'Some things in a recipe belong to the food and some to the pot.',
        'Heat, steam and browning are governed by surfaces. Those do not grow along with the shopping.',
      ],
      [
        'Strong flavours do not add up evenly either: a little more of them is soon a lot more.',
        'Cloves, chilli and vinegar can take over a dish long before the sum says so.',
      ],
    ],
    parts: [
      [
        ['Weigh and double the main things', 'Double what fills the plate'],
        [
          'Meat, flour, vegetables, beans. In grams it is a sum, in cups a guess.',
          'This is the part where the calculator is right.',
          'Flour, meat, beans and vegetables go by weight, and there the sum is right.',
        ],
        ['A bowl of flour on a scale', 'Two bowls of vegetables side by side'],
      ],
      [
        ['Go easy on the strong ones', 'Hold back on whatever is strong'],
        [
          'Half as much again, then taste. You can always add.',
          'Salt, chilli, clove, vinegar: the last of them goes in at the end.',
          'Begin at one and a half, stir, taste. It goes in quickly and never comes out.',
        ],
        ['A pinch of spice over a pot', 'Chilli flakes over a large pot'],
      ],
      [
        ['Use less liquid than the sum says', 'Pour in less than twice the liquid'],
        [
          'A fuller pot steams off proportionally less.',
          'Hold back a third and pour it in if it is needed.',
          'A big pot loses less of it. Keep the last third in the jug until you see.',
        ],
        ['A measuring jug held back over a pot', 'Stock left in a jug beside a pot'],
      ],
      [
        ['Look, do not count minutes', 'Test it instead of timing it'],
        [
          'Bigger takes longer, though not twice as long. The middle decides.',
          'A thermometer or a knife point is worth more than the time in the book.',
          'Twice the depth is not twice the time. Only the centre can tell you.',
        ],
        ['A knife testing the middle of a bake', 'A skewer going into the middle'],
      ],
    ],
    turn: [
      'Two pans are often the simplest answer.',
      'Then taste once more, and write it down for next time.',
    ],
    asks: [
      'How many people have you cooked for at most?',
      'What went wrong the first time you cooked for a crowd?',
    ],
    ends: {
      p: 'What you note in the margin now will save the next big dinner.',
      a: 'Weigh, taste, wait.',
      t: 'Volume with the cube, surface with the square: kitchens live in the gap.',
      f: 'And make a little more rice than you think.',
      h: 'He has since moved to soups.',
      i: 'There is always room for two more, if the pot is wide enough.',
      l: 'Patience grows with the size of the pot.',
    },
    work: [
      'Anyone who has scaled a workshop knows it. Some costs double, some hardly move, and a few rise faster than all the rest. Find out which, before the guests arrive.',
      'Ask of each cost whether it grows with the number of guests or with the number of pots.',
    ],
    keep: 'the next dinner for ten',
    send: 'whoever cooks at Christmas',
    own: [
      {
        about: 'cater(?:ing|er)?|for groups|buffet|party food|\\bevents?\\b',
        kinds: ['service', 'offer', 'price', 'process'],
        lead: 'Or let someone with wide pots do it.',
      },
    ],
    pic: {
      ask: ['Your biggest pot next to your smallest', 'A large and a small pot of the same stew'],
      alt: 'A very large cooking pot beside a small one',
    },
    claims: [
      ['Evaporation and heating scale with surface, not volume', 'physics, food engineering textbook'],
      ['Strong seasonings are scaled less than linearly and adjusted by taste', 'catering practice'],
    ],
  },
  {
    id: 'air-light-warmth',
    format: 'tip',
    again: 9,
    emoji: '🫙',
    tags: ['PantryTips', 'LessWaste', 'FoodFacts'],
    unless: MAKES_DRINKS,
    title: [
      'How to keep nuts, flour, spices and oil from going stale',
      'Where to keep spices, nuts and oil so they stay fresh',
    ],
    cover: 'Not above the stove',
    gist: [
      'The cupboard above the stove is the warmest in the kitchen, and that is where most spices live. Nuts, {wholemeal|whole wheat} flour, spices and oil last twice as long in the cool and the dark.',
      'Three things age dry stores: air, light and warmth. The pretty open jar by the window has all of them.',
    ],
    subject: ['Your spices live in the wrong place', 'Nuts belong in the freezer'],
    hooks: {
      '*': [
        'The rack over the stove is where spices go to die, in alphabetical order.',
        'Nuts that taste of paint are not old. They were kept warm.',
        'Paprika has a colour when it is alive and a different one when it is not.',
      ],
      p: 'Moving three jars to another cupboard doubles the life of what is in them.',
      a: 'Dark, closed, cool. Everything else is decoration.',
      t: 'Fats oxidise and aromas evaporate, and each of the two roughly doubles its speed with ten degrees more.',
      f: 'Open the paprika and sniff. Red dust? Then it has been in the wrong cupboard.',
      h: 'There is a jar of marjoram in this country older than some of the ministers.',
      i: 'A few jars moved, and the same cooking tastes of more.',
      l: 'Whole spices, ground at the last moment: scent fills the room, then the dish.',
    },
    lines: {
      '*': [
        'Nuts keep for months in the freezer and can be used straight out of it. On a warm shelf they turn rancid in weeks.',
        '{Wholemeal|Whole wheat} flour has oil in it and goes bitter. Buy small bags, and keep them cool.',
        'Smell test for spices: rub, sniff. If nothing comes, no amount will help.',
        'Sun on a glass jar fades colour and taste together. If the paprika is brown, so is its flavour.',
        'Oil in a clear bottle by the window ages fastest of all. Dark glass or a cupboard.',
        'Write the month on a new jar of spice. After a year, sniff before you use it.',
      ],
      h: [
        'The bay leaves have been in the family for three generations. Nobody has ever noticed a difference.',
      ],
    },
    scene: [
      'Steam from the pasta rises straight into the spice rack, as it has for years.',
      'Somebody bites into a walnut, stops chewing, and looks at the bag with a sense of betrayal.',
    ],
    why: [
      [
        'Oils in nuts, grain and seeds react with the air, and light and heat urge them on.',
        'Rancid means that fat has met oxygen often enough. Warmth introduces them.',
      ],
      [
        'What makes a spice smell is volatile, which is to say that it is on its way out.',
        'A spice is scent in a solid form, and it leaves through every open lid.',
      ],
    ],
    parts: [
      [
        ['Move spices away from the stove', 'Find spices a cooler home'],
        [
          'A drawer is darker, cooler and just as near.',
          'Steam clumps them, heat empties them.',
          'Steam and heat from below are the end of them. Any drawer will do better.',
        ],
        ['Spice jars moved into a drawer', 'A drawer of spice jars beside a stove'],
      ],
      [
        ['Freeze nuts and seeds', 'Keep nuts in the freezer'],
        [
          'In a closed bag. They do not freeze hard, so you can use them at once.',
          'Toast them from frozen. A minute more is all.',
          'Cold stops the oil from turning. They are soft enough to chop straight away.',
        ],
        ['A bag of walnuts put in a freezer', 'Walnuts in a bag with frost on it'],
      ],
      [
        ['Buy small and buy whole', 'Small packets, whole seeds'],
        [
          'Whole cumin lives for years, ground cumin for months.',
          'The big bag saves pennies, and the last third is sawdust.',
          'What you grind yourself has not yet given its smell away.',
        ],
        ['Whole spices in a mortar', 'Cumin seeds and a pestle'],
      ],
      [
        ['Close it at once', 'Fold, clip, put away'],
        [
          'Squeeze out the air, roll it down, clip it.',
          'Between two recipes a bag stands open longer than you think.',
          'Air is the thief, and an open bag is an invitation.',
        ],
        ['A paper bag rolled down and pegged', 'A clip on a folded flour bag'],
      ],
    ],
    turn: [
      'Stand over the stove for a moment and put your hand in that cupboard. Warm, is it not?',
      'The window is for herbs that are still growing.',
    ],
    asks: ['What is the oldest spice you own?', 'Where do you keep your nuts?'],
    ends: {
      p: 'A date on the lid, and once a year a good sniff along the row.',
      a: 'Sniff it. Keep it or {bin|toss} it.',
      t: 'Oxygen, photons, heat: deny two of them and you have won most of it.',
      f: 'Start with the paprika.',
      h: 'The marjoram has been offered a pension.',
      i: 'Flavour that has come halfway round the world should not be lost on the last yard.',
      l: 'Dark glass, tight cork, a cool shelf.',
    },
    work: [
      'Stores age where it is convenient to keep them. It is a quiet cost in each kitchen and stockroom, and it never turns up on a bill.',
      'Look where things stand before you buy better ones. The shelf may be the fault.',
    ],
    keep: 'the next look at the spice rack',
    send: 'the owner of the marjoram',
    own: [
      {
        about: 'spice|\\bnuts\\b|\\boils?\\b|coffee|\\bteas?\\b',
        kinds: ['product', 'process', 'place', 'price'],
        lead: 'Some things deserve a dark shelf.',
      },
    ],
    pic: {
      ask: ['Spices in a drawer, lids up, labels written on them', 'A drawer full of labelled spice jars'],
      alt: 'Spice jars in a drawer with handwritten lids',
    },
    claims: [
      [
        'Oxidation of fats and loss of volatiles rise with light, oxygen and temperature',
        'food chemistry textbook',
      ],
      ['Nuts keep for months frozen', "extension services' storage advice"],
    ],
  },
];
