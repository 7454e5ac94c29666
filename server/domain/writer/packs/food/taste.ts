// How tasting works: tongue, nose, cold, salt, words.
import type { Idea } from '../../library/idea.ts';

export const TASTE: readonly Idea[] = [
  {
    id: 'taste-two-at-once',
    format: 'howto',
    again: 9,
    emoji: '👅',
    tags: ['TastingTips', 'FoodFacts', 'LearnToTaste'],
    title: [
      'How to taste food and drink like a professional taster',
      'Taste like a professional: why two samples beat one',
    ],
    cover: 'Taste two at once',
    gist: [
      'Nobody can describe one thing in a glass, but anybody can describe two. Taste side by side, smell first, take two small sips and say out loud which has more of what.',
      'The method of professional tasters fits in a kitchen: two samples, no labels, nose before mouth, and one question at a time.',
    ],
    subject: ['Two samples and a blindfold', 'Tasting, without the poetry'],
    hooks: {
      '*': [
        'Taste one chocolate and you will say "nice". Taste two, and you will talk for ten minutes.',
        'Turn the labels to the wall. Then find out what you really like.',
        'Comparing is easy and describing is hard. So compare.',
      ],
      p: 'Comparison is what makes a tasting useful, and it needs no training.',
      a: 'One sample is an opinion. Two are a tasting.',
      t: 'Our senses are poor at absolute values and good at differences, so professionals taste in pairs and threes.',
      f: 'If you have ever nodded at "notes of blackcurrant" and tasted nothing of the sort, try it this way.',
      h: 'You may spit. It is the only occasion on which guests will admire it.',
      i: 'Paying attention to a mouthful is free, and it doubles what you get out of it.',
      l: 'Two small glasses, a quiet room, and the second sip more interesting than the first.',
    },
    lines: {
      '*': [
        'Tasting for beginners: two samples, no labels, smell first, two sips each. Then answer one thing only: which has more?',
        'Pinch your nose while you eat {a sweet|a candy}. Let go half way. What rushes in is what we call taste.',
        'Water and a plain cracker between samples do more for your judgement than any vocabulary.',
        'Taste in the morning if it matters. An hour before lunch the tongue is awake and hungry.',
        'Three samples are the most that a mouth can hold apart. With four, the loudest wins.',
        'Write one word for each sample before anybody speaks. After that the table agrees with whoever spoke first.',
      ],
      h: ['"I am getting leather." "That is your glove, Martin."'],
    },
    scene: [
      'Two bars of chocolate, broken up, no wrappers. In a minute a table of sensible adults is arguing.',
      'Somebody swirls, sniffs, closes both eyes and says: "Hm." It is a beginning.',
    ],
    why: [
      [
        'A single taste has nothing to be measured against; a second one gives it an edge.',
        'Put two things next to each other, and words turn up by themselves: rounder, sharper, longer.',
      ],
      [
        'Names, prices and packets decide for us before the mouth does.',
        'We taste with our eyes and our wallets. Hide both, and the tongue gets a hearing.',
      ],
    ],
    parts: [
      [
        ['Hide the labels', 'No names, no prices'],
        [
          'Pour or cut out of sight and mark the samples underneath.',
          'A letter on the bottom of each cup, and no one can be clever.',
          'Number the bottoms and shuffle. Nobody at the table should know which is which.',
        ],
        ['Two unlabelled cups seen from above', 'Cups with numbers underneath, turned upside down'],
      ],
      [
        ['Smell before you sip', 'Nose first, tongue second'],
        [
          'Short sniffs, several of them, then a pause. A nose tires quickly.',
          'Most of what you will find is in the air above it.',
          'Sniff as a dog does, short and often, and give it a rest in between.',
        ],
        ['A nose over the rim of a small glass', 'A small glass held under a nose'],
      ],
      [
        ['Take two small sips', 'Two sips of each, no more'],
        [
          'The first one sets the mouth, the second one counts.',
          'Move it about. Sides, top and back all have something to say.',
          'The first only wakes the mouth. Judge by the one after it.',
        ],
        ['A small sip from a glass', 'Two small cups, half empty'],
      ],
      [
        ['Ask which has more', 'Put one question to the table'],
        [
          'More sour? More roast? More length? One question at a time.',
          'Do not look for blackcurrants. Look for the difference.',
          'Which is sweeter, which is longer, which is rounder? Anybody can answer that.',
        ],
        ['A hand drawing two short lines on paper', 'A pencil marking more and less'],
      ],
      [
        ['Then look at the label', 'Turn the labels round last'],
        [
          'It is the part that everybody remembers, since somebody is sure to be wrong.',
          'Now price and name may speak, and sometimes they blush.',
          'Only now do you learn what you like, and it may be the one at half the price.',
        ],
        ['A cup turned over to show its letter', 'Hands turning bottles to show their labels'],
      ],
    ],
    turn: ['Your own words will do. "Like my school bag" is a proper note.', 'Taste twice, talk once.'],
    asks: [
      'Which two things would you like to taste blind?',
      'Have you ever been wrong about your favourite?',
    ],
    ends: {
      p: 'An evening with two bottles and four friends teaches more than a book.',
      a: 'Compare. Everything else is marketing.',
      t: 'Blind, paired, repeated: three conditions, and the result can be believed.',
      f: 'Try it tonight with two sorts of butter.',
      h: 'Applause is optional. A bucket is not.',
      i: 'Attention is the only seasoning that never runs out.',
      l: 'Then a third sip, for no reason at all.',
    },
    work: [
      'Asked whether a draft is good, everyone says "nice". Shown two, they tell you exactly what they need. It works for logos, offers and soup.',
      'Put two drafts in front of people and keep quiet. What they say about the difference is worth more than any praise for one.',
    ],
    keep: 'the next evening with friends',
    send: 'the one who finds blackcurrants in everything',
    own: [
      {
        about: 'tasting|taster|flight|sample',
        kinds: ['event', 'service', 'product', 'price', 'process', 'offer'],
        lead: 'Tasting side by side is easier with somebody to guide it.',
      },
    ],
    pic: {
      ask: [
        'Two small cups of the same kind of thing, unlabelled, side by side',
        'Two unmarked cups on a plain table',
      ],
      alt: 'Two small unlabelled tasting cups side by side',
    },
    claims: [
      [
        'People judge differences better than absolutes; professional tests are paired and blind',
        'sensory analysis textbook',
      ],
      ['Most flavour is perceived through smell', 'food science textbook'],
    ],
  },
  {
    id: 'not-quite-like-last-time',
    format: 'answer',
    again: 9,
    emoji: '🌦️',
    tags: ['FoodFacts', 'SmallBatch', 'BehindTheScenes'],
    question: 'Why does it taste different this time?',
    short: [
      'Because what it is made of grew somewhere, and this year was not last year.',
      'Its ingredients come from a field, and a field has good years and other ones.',
    ],
    title: [
      'Why food and drink from small makers tastes different each time',
      'Same product, new batch: why the taste can shift',
    ],
    cover: 'Not quite like last time',
    gist: [
      'Grain, beans, milk and fruit change with weather, harvest and season. Big factories blend the differences away; in small batches you can sometimes taste them.',
      'What a recipe keeps constant is the method. The field, the cow and the month go on doing as they please.',
    ],
    subject: ['It is not you. It is the harvest', 'Same recipe, another year'],
    hooks: {
      '*': [
        'The recipe did not change. The rain did.',
        'Butter is yellower in early summer. Almost everything we eat has its own early summer somewhere.',
        'Sameness is an industrial product. Nature has never made any.',
      ],
      p: 'Small differences from batch to batch usually begin on a farm.',
      a: 'If it tastes the same every time, somebody has blended it.',
      t: 'Protein in wheat, sugar in fruit and fat in milk vary by season; a fixed recipe passes the variation on.',
      f: 'You are not imagining it. It did taste a little different last month.',
      h: 'We would ask the cow, but she says she has been eating the same grass as everyone.',
      i: 'A taste that moves a little is a taste with a place behind it.',
      l: 'As with wine, there are years. One may have a favourite.',
    },
    lines: {
      '*': [
        'Same recipe, other harvest. Fruit after a wet summer is milder, after a dry one smaller and sweeter.',
        'Summer milk makes yellower butter, because there is carotene in grass.',
        'Identical from year to year takes blending: this lot with that lot until the average is right. Small batches have nothing to blend with.',
        'If a product you love tastes different, tell the maker which batch it was. It is the most useful message they get all week.',
        'Honey from May and honey from July come from the same bees and from quite different flowers.',
        'Keep a spoonful of the last jar and taste it beside the new one. Now you know if it changed.',
      ],
      h: ['"It was better last time." Last time you were {on holiday|on vacation}.'],
    },
    scene: [
      'The same packet, the same spoon, and somebody at breakfast stops and says: "Have they changed something?"',
      'Two jars, two dates, side by side on a table. One is a shade darker, and nobody has touched the recipe.',
    ],
    why: [
      [
        'Raw materials are harvested and not manufactured, and no two harvests agree.',
        'A plant makes more sugar in the sun and more acid in the cold. The jar only reports it.',
      ],
      [
        'Small makers work with one lot at a time, so what the lot was like comes through.',
        'Without tanks and silos to mix in, every delivery keeps its own accent.',
      ],
    ],
    parts: [
      [
        ['Seasons are edible', 'The time of year gets in'],
        [
          'Spring milk, new grain, the last fruit of autumn: each of them shifts the taste a little.',
          'What an animal or plant went through in the last month ends up in the mouth.',
          'Grass, sun and rain end up in milk, honey and fruit, and from there in the jar.',
        ],
        [
          'Two samples of the same product, slightly different in colour',
          'A pale and a golden sample on one saucer',
        ],
      ],
      [
        ['Age counts as well', 'It was younger or older'],
        [
          'Coffee, cheese, beer and flour all change in the weeks after they were made.',
          'A date on the packet is part of the flavour. Younger, brighter; older, rounder.',
          'Two weeks make a difference to coffee and beer, two months to cheese.',
        ],
        ['A date stamp on a packet', 'Two dates on two packets'],
      ],
      [
        ['So do you', 'Your mouth was another one'],
        [
          'Toothpaste, a cold, the meal before: your mouth is not the same instrument daily.',
          'Try it again tomorrow before you decide.',
          'After mint or with a blocked nose even an old favourite is a stranger.',
        ],
        ['A glass of water beside a small plate', 'A glass of water and a cracker'],
      ],
    ],
    turn: [
      'If you like this one especially, note the batch.',
      'Different is not wrong. Off is wrong, and you would know.',
    ],
    asks: ['What have you noticed tasting different lately?', 'The same taste each time, or the year in it?'],
    ends: {
      p: 'And if something does seem wrong, the maker wants to hear it with the batch.',
      a: 'Variation within bounds is nature. Outside them it is a fault.',
      t: 'Hold the process, and the input speaks.',
      f: 'You have a good tongue. Keep it busy.',
      h: 'The cow stands by her work.',
      i: 'Every batch has one year in it that will not come again.',
      l: 'One learns to look forward to the difference.',
    },
    work: [
      'Consistency can mean the same result or the same care. Those who explain which of them they promise, and why, are forgiven a good harvest.',
      'Say which of the two you promise: that it always tastes alike, or that you always take the same trouble.',
    ],
    keep: 'the next "have they changed something?"',
    send: 'the one in your house who notices',
    own: [
      {
        about: 'batch|harvest|season|single (?:origin|estate|farm)|grower',
        kinds: ['process', 'product', 'story', 'place', 'people'],
        lead: 'About the batches in our own house.',
      },
    ],
    pic: {
      ask: [
        'Two batches of one product side by side, showing the difference',
        'Two jars of one product, one a shade darker',
      ],
      alt: 'Two batches of the same product in slightly different colours',
    },
    claims: [
      [
        'Season and harvest change composition of milk, grain and fruit; large producers standardise by blending',
        'food technology textbook',
      ],
      ['Carotene in grass colours summer butter', 'dairy textbook'],
    ],
  },
  {
    id: 'the-map-of-the-tongue',
    format: 'myth',
    again: 12,
    emoji: '🗺️',
    tags: ['FoodFacts', 'TasteScience', 'KitchenFacts'],
    myth: 'Sweet is tasted at the tip of the tongue and bitter at the back',
    short: [
      'Every part of the tongue tastes everything. The map was a misreading.',
      'No. All of the tongue reports all of the tastes.',
    ],
    title: [
      'Is the tongue map real? Where we taste sweet and bitter',
      'Do we taste sweet only at the tip of the tongue?',
    ],
    cover: 'The tongue has no map',
    gist: [
      'The map in the school book came from a drawing that was misread more than a hundred years ago. Taste buds all over the tongue report sweet, sour, salty, bitter and savoury alike.',
      'Put salt on the tip of your tongue, where the map says sweet. It tastes salty. That is the end of the map.',
    ],
    subject: ['They drew your tongue wrong', 'A grain of salt against a school book'],
    hooks: {
      '*': [
        'Put a grain of salt on the tip of your tongue. Congratulations, you have refuted a school book.',
        'The tongue map in your biology book was a mistake in translation.',
        'Four neat districts on a tongue, printed for a century, and none of them is there.',
      ],
      p: 'A diagram that generations of pupils learnt by heart rests on a misreading.',
      a: 'There is no sweet zone on the tongue.',
      t: 'A study of nineteen hundred and one found slight differences in threshold. A later drawing turned slight into zones.',
      f: 'Remember that coloured-in tongue from school? You can forget it again.',
      h: 'Generations of children looked for bitter at the back and found lunch.',
      i: 'What is in the book can be tested, and sometimes all it takes is a pinch of salt.',
      l: 'Let it cover the whole tongue. There is no privileged spot.',
    },
    lines: {
      '*': [
        'Salt on the tip of the tongue tastes salty. So much for the tongue map.',
        'We know of five basic tastes: sweet, sour, salty, bitter and savoury. Nearly everything else is smell.',
        'Chilli is felt and not tasted: a pain nerve has been fooled into reporting heat.',
        'There are taste buds on the roof of your mouth and in your throat. Swallowing is part of tasting.',
        'Taste knows about five words. The other thousands are smells.',
        'Mint feels cold and chilli feels hot, and neither of them changes the temperature.',
      ],
      h: ['The tongue map: the only map by which nobody has ever arrived anywhere.'],
    },
    scene: [
      'Imagine a classroom, a dish of sugar water, twenty cotton buds and one child who says: "But I taste it everywhere."',
      'It hung on the wall between the skeleton and the frog: a pink tongue in four neat countries.',
    ],
    why: [
      [
        'Each taste bud holds cells for all the basic tastes, wherever on the tongue it sits.',
        'There are no districts: any single bud can report all five.',
      ],
      [
        'The old measurements showed tiny differences, which a later textbook drew as borders.',
        'Between a number in a German thesis and a picture in an American book, a little became everything.',
      ],
    ],
    parts: [
      [
        ['Try salt on the tip', 'Put salt where there should be none'],
        [
          'According to the map nothing should happen there. It does.',
          'One grain, dry tongue, wait a second.',
          'The drawing says sweet lives there. Your own tongue disagrees in a second.',
        ],
        ['A fingertip with salt going to the tip of a tongue', 'A few grains of salt on a fingertip'],
      ],
      [
        ['Try lemon along the middle', 'Touch the middle with lemon'],
        [
          'Sour arrives everywhere at once, and so does your face.',
          'A drop on a cotton bud, wherever you like. No part is blind to it.',
          'You will taste it left, right, front and back. There are no borders to cross.',
        ],
        ['A drop of lemon on a cotton bud', 'A slice of lemon and a cotton bud'],
      ],
      [
        ['Hold your nose with {a sweet|a candy}', 'Let go of your nose half way'],
        [
          'Only sugar and acid are left. Let go, and it has a fruit again.',
          'The tongue brings five words to the party, and the nose brings the library.',
          'Until then it was sweet and sour and nothing more. The fruit came in through the nose.',
        ],
        ['A child pinching their nose, {a sweet|a candy} in hand', 'Two fingers closing a nose'],
      ],
    ],
    turn: [
      'What we call taste is the tongue, the nose and the nerves of touch, all talking at once.',
      'It was a lovely drawing. It just was not of a tongue.',
    ],
    asks: [
      'What else did you learn at school that turned out to be wrong?',
      'Did you ever taste the zones of the tongue map?',
    ],
    ends: {
      p: 'A useful reminder to test the diagram before repeating it.',
      a: 'Taste everywhere. Believe no map.',
      t: 'Small effect, bold drawing: a familiar way for an error to travel.',
      f: 'Try it at breakfast, with the children as witnesses.',
      h: 'Lunch, at least, was where it had been left.',
      i: 'Curiosity and a pinch of salt: it does not take more equipment than that.',
      l: 'Drink slowly, and let it go all the way round.',
    },
    work: [
      'A tidy picture outlives an untidy finding. Whoever draws charts for a living has a responsibility that no one mentions at school.',
      'Drawings get copied more often than footnotes. Check the source before you pass on a picture.',
    ],
    keep: 'breakfast with somebody who likes to argue',
    send: 'a biology teacher you were fond of',
    own: [
      {
        about: 'tasting|taster session|flavour (?:workshop|class)',
        kinds: ['event', 'service', 'price'],
        lead: 'The whole tongue gets something to do here.',
      },
    ],
    pic: {
      ask: ['A pinch of salt on a fingertip, close up', 'A grain of salt on the tip of a finger'],
      alt: 'A few grains of salt on a fingertip, close up',
    },
    claims: [
      [
        'Hänig 1901 found small threshold differences; Boring 1942 redrew them as zones; all regions detect all tastes',
        'physiology of taste, review literature',
      ],
      ['Capsaicin acts on heat and pain receptors', 'physiology textbook'],
    ],
  },
  {
    id: 'words-for-the-mouth',
    format: 'glossary',
    again: 12,
    emoji: '📖',
    tags: ['TastingNotes', 'FoodWords', 'LearnToTaste'],
    title: [
      'Tasting words explained: body, finish, acidity, dry, umami',
      'How to describe what you taste: six useful words',
    ],
    cover: 'Words for what you taste',
    gist: [
      'Body, finish, acidity, astringent, umami: six words that tasters of coffee, beer, cheese and wine share, explained by something you have at home.',
      'Skimmed milk against cream is body. How long you still taste it is finish. Six such words are enough for a lifetime of menus.',
    ],
    subject: ['What "body" means in a drink', 'Six words and a cup of cold tea'],
    hooks: {
      '*': [
        'Drink a mouthful of skimmed milk, then one of cream. You now know what body means.',
        '"It has a long finish." So does a wet Sunday. But it was meant as praise.',
        'Most of us have the tongue of an expert and the vocabulary of a toddler.',
      ],
      p: 'Six tasting words, each with an example from the kitchen, make any menu easier to read.',
      a: 'Bitter, sour and dry are three different things. Learn to tell them apart.',
      t: 'Astringency is touch and not taste: tannins rob saliva of its slip.',
      f: 'Have you ever wanted to say what you like and only had "nice"? Help is here.',
      h: 'Tasters say "barnyard" as a compliment. You need not go that far.',
      i: 'With a word for it you can ask for it again.',
      l: 'A vocabulary of six, used sparingly and never before the first glass.',
    },
    lines: {
      '*': [
        'Body: skimmed milk against cream.\nAcidity: an apple against a pear.\nAstringent: cold black tea.\nFinish: how long you still taste it.',
        'Sour makes your mouth water. Bitter makes it pull back. Astringent makes it dry. Three words that get mixed up daily.',
        'Umami is the taste of stock, ripe tomatoes and old cheese. In English one used to say: savoury.',
        '"Dry" means not sweet. It has nothing to do with how much there is to drink.',
        'Compare a lemon and a banana peel: the first makes your mouth water, the second dries it.',
        'Say what it reminds you of and never mind the proper terms. A wet garden is a description.',
      ],
      h: ['"Complex" means that nobody at the table wants to go first.'],
    },
    scene: [
      'The label says "medium body, bright acidity, clean finish". It might as well be about a car.',
      'Somebody asks what you would like to drink, and all you can think of is: "Something nice."',
    ],
    why: [
      [
        'Coffee, beer, tea, chocolate and cheese are all described with the same handful of terms.',
        'The words travel: learn them once for coffee, and you have learnt them for beer.',
      ],
      [
        'Each of them names something you have felt in your mouth a thousand times.',
        'None is hard. They only lacked introductions.',
      ],
    ],
    parts: [
      [
        'Body',
        [
          'How heavy it feels: water at the one end, cream at the other.',
          'Weight on the tongue. Nothing to do with strength.',
          'How thick or thin a thing is in the mouth. Milk can teach you in two sips.',
        ],
        ['A glass of skimmed milk beside a glass of cream', 'Two glasses of milk, thin and thick'],
      ],
      [
        'Acidity',
        [
          'The bright, watering edge of a good apple.',
          'What makes the sides of your mouth come alive. Without it things taste flat.',
          'A liveliness at the edges, like biting into something not quite ripe.',
        ],
        ['A bitten green apple', 'A lemon cut in half'],
      ],
      [
        'Bitterness',
        [
          'Grapefruit, cocoa, the end of a beer. At the back of it, often, pleasure.',
          'Children refuse it and adults pay for it.',
          'What makes you frown at first and order it again later.',
        ],
        ['Cocoa powder on a spoon', 'Dark chocolate broken in two'],
      ],
      [
        'Astringency',
        [
          'The furry feeling after strong tea or an unripe banana.',
          'Not a taste at all but a touch: the tongue loses its slip.',
          'It takes the slide out of your mouth, as a green walnut does.',
        ],
        ['Strong black tea in a glass', 'A tea bag left in a cup'],
      ],
      [
        'Umami',
        [
          'Deep, brothy, savoury. Stock, soy sauce, ripe tomato.',
          'The taste that makes you take another spoon without knowing why.',
          'It is what makes a broth taste finished.',
        ],
        ['A bowl of clear broth', 'A ladle of broth'],
      ],
      [
        'Finish',
        [
          'What remains after you swallow, and for how long.',
          'Count the seconds. Some things leave at once, others hang about like good guests.',
          'How long you can still tell what you had, once it has gone.',
        ],
        ['An empty glass on a table', 'A clock beside an empty cup'],
      ],
    ],
    turn: [
      'Start with one word a week. By summer you will be unbearable.',
      'Then name it at the counter, and be given it.',
    ],
    asks: [
      'Which word do you use when "nice" will not do?',
      'Do you like a long finish, or do you like it to go?',
    ],
    ends: {
      p: 'Asking for "less bitter, with some body" will get you further than a brand name.',
      a: 'Six words. Use them.',
      t: 'Five tastes, one touch, and time.',
      f: 'And if in doubt, "I like it" is still a complete sentence.',
      h: 'The barnyard sends its compliments.',
      i: 'It is a pleasure to find words for a pleasure.',
      l: 'Sip, wait, and let the finish say the rest.',
    },
    work: [
      'Customers who lack the words fall back on price. Teach them three, and they begin to buy what they like.',
      'Six words on a card by the counter help people to say what they like. Those who have no words point at a price.',
    ],
    keep: 'the next menu with adjectives on it',
    send: 'somebody who says "nice" about everything',
    own: [
      {
        about: 'tasting|notes of|flavours? of|full[- ]bodied|acidity',
        kinds: ['product', 'event', 'service', 'process', 'price'],
        lead: 'For practice, here is something to describe.',
      },
    ],
    pic: {
      ask: [
        'A glass of skimmed milk and a glass of cream, side by side',
        'Milk and cream in two small glasses',
      ],
      alt: 'Two glasses of milk, one thin and one creamy',
    },
    claims: [
      ['Meanings of body, acidity, astringency, umami, finish', 'definition, sensory analysis vocabulary'],
      ['Astringency is tactile: tannins bind salivary proteins', 'food science textbook'],
    ],
  },
  {
    id: 'cold-hides-flavour',
    format: 'tip',
    again: 9,
    emoji: '🌡️',
    tags: ['ServingTips', 'FoodFacts', 'KitchenTips'],
    title: [
      'Why cold food and drink taste of less, and what to do about it',
      'Serving temperature: why straight from the fridge tastes flat',
    ],
    cover: 'Too cold to taste',
    gist: [
      'Cold holds back smell and sweetness and brings bitterness forward. Take food out of the fridge earlier, serve good drinks a little warmer, and season cold dishes more.',
      'If it is worth tasting, do not serve it ice-cold. If it is not, do.',
    ],
    subject: ['Let it stand for half an hour', 'The fridge turns the volume down'],
    hooks: {
      '*': [
        'Melted ice cream is so sweet that you would not finish it. It was as sweet when it was frozen.',
        'Ice-cold is how you serve a drink that you do not want anybody to taste.',
        'Your fridge is an excellent place for food and a poor one for flavour.',
      ],
      p: 'Serving something a few degrees warmer is the simplest way to make it taste of more.',
      a: 'Cold is for thirst. For flavour, wait.',
      t: 'Aroma is vapour, and cold things give off little of it. The receptor for sweetness is also duller at low temperature.',
      f: 'Half an hour on the counter, and that cheese, tart or beer becomes another one.',
      h: 'The fridge is a wonderful place to keep a flavour from being noticed.',
      i: 'So much is already in there. It only has to thaw a little.',
      l: 'Cool, not cold: the temperature at which good things begin to speak.',
    },
    lines: {
      '*': [
        'Taste cold soups and salads cold before you serve them. They want more salt and more acid than they did when they were warm.',
        'Half an hour out of the fridge: cheese, ham, tarts, chocolate, and any beer that cost you some thought.',
        'Ice cream needs a lot of sugar because cold numbs sweetness. Let it melt, and you can taste how much.',
        'Cooler for thirst, warmer for flavour. There is the whole rule for drinks in summer.',
        'Chilled tomatoes taste of water. An hour on the windowsill gives them their smell back.',
        'Taste a sauce for a cold dish once more before it goes out. It always wants salt.',
      ],
      h: ['"Serve extremely cold," says the label. One wonders what it knows.'],
    },
    scene: [
      'The potato salad was right when it was warm. Out of the fridge, it tastes of Tuesday.',
      'Two glasses from one bottle, one straight from the ice and one forgotten on the table. The forgotten one is better.',
    ],
    why: [
      [
        'We smell only what evaporates, and in the cold hardly anything does.',
        'Aroma has to leave the food to reach you, and a chilled dish keeps it to itself.',
      ],
      [
        'Low temperature also dampens sweet and lets bitter come through.',
        'As the glass warms, fruit comes up and harshness goes down.',
      ],
    ],
    parts: [
      [
        ['Take it out in time', 'Let it stand before you serve it'],
        [
          'Half an hour for a tart or cheese, ten minutes for a beer with character.',
          'Covered, on the counter. What spoils easily stays in the cold until the last moment.',
          'Ham, cheese, cake: thirty minutes out, under a cover, and they begin to smell of something.',
        ],
        ['A plate of food coming out of the fridge', 'Cheese under a glass cover on a counter'],
      ],
      [
        ['Season cold dishes cold', 'Salt cold food when it is cold'],
        [
          'What was right in the warm pan is flat in the chilled bowl.',
          'A pinch more salt, a few drops more vinegar, and taste again.',
          'The fridge takes away seasoning that was there an hour ago. Put it back at the end.',
        ],
        ['A spoon tasting a salad from a bowl', 'Salt added to a bowl of cold soup'],
      ],
      [
        ['Chill only for thirst', 'Ice is for thirst'],
        [
          'Ice-cold refreshes, and that is a job, too.',
          'Lemonade on a hot day may be as cold as it likes.',
          'On a hot day that is reason enough. For taste, let the glass warm in your hand.',
        ],
        ['Ice in a tall glass', 'Ice falling into a glass of lemonade'],
      ],
    ],
    turn: [
      'Half an hour costs nothing, and you get what you paid for.',
      'Give it time on the table, and give the table to the guests.',
    ],
    asks: ['What do you take out of the fridge beforehand?', 'Ice in your drink, or never?'],
    ends: {
      p: 'Write the time into the plan for the evening, next to the oven.',
      a: 'Out of the fridge. Now.',
      t: 'Vapour pressure rises with every degree, and with it everything a nose can use.',
      f: 'And taste the first forkful before you reach for the salt.',
      h: 'The flavour was found behind the milk, and is doing well.',
      i: 'Good things often need nothing but a little less of something.',
      l: 'Cellar-cool, in a glass with room for the air.',
    },
    work: [
      'The conditions under which a thing is tried decide what people think of it. It goes for beer and it goes for demonstrations of software on a bad connection.',
      'Show your work in the conditions in which it is at its best. Nobody judges cheese from the freezer.',
    ],
    caution: [
      'Meat, fish, egg and cream dishes should not stand in a warm room for long; two hours is the usual limit and less in summer.',
      'Dishes with meat, fish, egg or cream belong back in the cold after two hours at most, and sooner when it is hot.',
    ],
    keep: 'the next cold buffet',
    send: 'the one who puts ice in everything',
    own: [
      {
        about: 'serve(?:d)? (?:cool|chilled|at)|cellar|room temperature|chilled',
        kinds: ['product', 'policy'],
        lead: 'At the right temperature, then.',
      },
    ],
    pic: {
      ask: [
        'Your product on a counter with beads of condensation just drying',
        'A plate taken out of the fridge in good time',
      ],
      alt: 'Food standing on a counter beside an open fridge',
    },
    claims: [
      ['Lower temperature reduces volatiles and sweetness perception', 'food science textbook'],
      ['Two-hour limit for perishable food at room temperature', 'USDA, FSA consumer advice'],
    ],
  },
  {
    id: 'salt-against-bitter',
    format: 'tip',
    again: 9,
    emoji: '🧂',
    tags: ['CookingTips', 'TasteScience', 'FoodFacts'],
    title: [
      'Why a pinch of salt makes grapefruit, coffee and chocolate less bitter',
      'Bitter coffee or grapefruit? Try a few grains of salt',
    ],
    cover: 'Bitter? Try salt',
    gist: [
      'Salt does not only make things salty. In amounts too small to notice it takes the edge off bitterness, which is why it belongs on grapefruit, in cocoa and in a stewed coffee.',
      'Before you reach for sugar against something bitter, try three grains of salt.',
    ],
    subject: ['Salt your grapefruit', 'Three grains instead of a spoon of sugar'],
    hooks: {
      '*': [
        'Sprinkle one half of a grapefruit with sugar and the other with salt. The salted half tastes sweeter.',
        'Against a bitter taste most people reach for sugar. There is something quicker.',
        'Nobody suspects the salt cellar of making things sweeter.',
      ],
      p: 'A little salt does against bitterness what would take a spoon of sugar.',
      a: 'Salt first. Sugar if you must.',
      t: 'Sodium ions block some bitter signals, so that sweetness already present comes through.',
      f: 'Try this the next time a coffee comes out harsh. Nobody needs to see it.',
      h: 'Somebody salts a grapefruit, and the whole breakfast room puts down its spoon.',
      i: 'Sometimes it takes very little to let the good part through.',
      l: 'Dark chocolate and one flake of salt: the bitter steps aside.',
    },
    lines: {
      '*': [
        'Salt on grapefruit. It takes the bitterness down and lets the sugar that is there already come up.',
        'Coffee stewed and harsh? Three grains of salt in the cup, no more. You should not be able to taste it.',
        'A pinch of salt in cocoa, caramel and pancake batter makes them taste more of themselves.',
        'Bitter greens: salt the water well, then a squeeze of lemon at the end. In this order they come out gentle.',
        'Salt the water for bitter greens, not the greens. It gets in while they cook.',
        'A tiny pinch in hot chocolate, and it tastes of more cocoa.',
      ],
      h: ['If you can taste the salt in your coffee, you have made the sea.'],
    },
    scene: [
      'Half a grapefruit, a sugar bowl and an aunt who, without a word, reaches for the salt.',
      'The pot has been standing on the hotplate since nine. Somebody pours, sips, and looks for the sugar.',
    ],
    why: [
      [
        'Salt interferes with how bitterness is reported, at doses that are not salty yet.',
        'The tongue passes on less of the bitter when sodium is about. How it does so in detail is still being worked out.',
      ],
      [
        'And where one taste is turned down, the others seem to be turned up.',
        'Nothing has been sweetened. The sweetness only had somebody standing in front of it.',
      ],
    ],
    parts: [
      [
        ['Begin with three grains', 'Three grains are enough to start'],
        [
          'On a spoon it looks like nothing. It is often enough for a cup.',
          'You can add more. You cannot take it out.',
          'They hardly show on the spoon. In one cup they change a good deal.',
        ],
        ['Three grains of salt on the tip of a knife', 'A pinch held over a cup'],
      ],
      [
        ['Stop before you taste it', 'Do not let it turn salty'],
        [
          'The moment it is salty you have gone past the point.',
          'What you want is "rounder", not "saltier".',
          'It should only be milder. If you notice the salt itself, it was too much.',
        ],
        ['A spoon stirring a cup', 'A tasting spoon over a cup'],
      ],
      [
        ['Use it where bitter is at home', 'Try it wherever things are bitter'],
        [
          'Cocoa, coffee, grapefruit, chicory, dark caramel, walnuts.',
          'Anything roasted, anything with peel, anything with leaves.',
          'Dark chocolate, roasted nuts, chicory, a coffee that stood too long.',
        ],
        ['Salt sprinkled over a cut grapefruit', 'Grapefruit halves and a salt dish'],
      ],
    ],
    turn: [
      'Sugar covers bitterness. Salt asks it to be quiet.',
      'Try both halves. You will not need an explanation.',
    ],
    asks: ['Do you put salt on anything that others put sugar on?', 'Would you put salt in coffee?'],
    ends: {
      p: 'It also saves a good deal of sugar, without anybody missing it.',
      a: 'Three grains. Then taste.',
      t: 'Suppression, not addition: an old trick with a fairly new explanation.',
      f: 'The aunt was right, and she knows it.',
      h: 'By Thursday the whole room was asking for the salt.',
      i: 'The gentlest correction is often the smallest one.',
      l: 'One flake, laid on top, not stirred in.',
    },
    work: [
      'It is tempting to answer a weakness by adding something louder. Often it is better to take the edge off what is drowning the rest.',
      'Before you add a strong point, see if there is a weak one that only has to be quieter.',
    ],
    caution: [
      'Anyone who has been told to eat less salt should go by that advice.',
      'If you are supposed to cut down on salt, follow that advice rather than this tip.',
    ],
    keep: 'the next bitter cup',
    send: 'an aunt with views on grapefruit',
    own: [
      {
        about: 'chocolate|cocoa|coffee|grapefruit|\\bbitter',
        kinds: ['product', 'process', 'proof'],
        lead: 'Something pleasantly bitter, from our side.',
      },
    ],
    pic: {
      ask: ['Half a grapefruit with a pinch of salt falling on it', 'Salt scattered over half a grapefruit'],
      alt: 'A pinch of salt falling on half a grapefruit',
    },
    claims: [
      [
        'Sodium suppresses some bitterness and so enhances perceived sweetness',
        'Breslin and Beauchamp, Nature 1997; food science textbook',
      ],
    ],
  },
  {
    id: 'came-round-to-it',
    format: 'question',
    again: 9,
    emoji: '🫒',
    tags: ['FoodTalk', 'AcquiredTaste', 'FoodLovers'],
    title: [
      'Acquired tastes: the foods we hated first and love now',
      'Foods we could not stand as children and love today',
    ],
    cover: 'What did you come round to?',
    gist: [
      'Olives, coffee, blue cheese, beer: hardly anybody liked them the first time. It takes about ten tries for a strange taste to become a familiar one. Which was yours?',
      'Nobody is born liking coffee. Most of our favourite flavours were once pushed to the edge of a plate.',
    ],
    subject: ['What did you use to hate?', 'Nobody likes their first olive'],
    hooks: {
      '*': [
        'Nobody has ever liked their first olive.',
        'Think of something you love to eat and once hid in a napkin.',
        'What did your younger self push to the edge of the plate?',
      ],
      p: 'Many of the flavours that people pay most for are ones they disliked at first.',
      a: 'A taste that is liked at once is seldom liked for long.',
      t: 'Bitter and sour are warning signals by birth. Repeated harmless contact teaches the brain to ignore the alarm.',
      f: 'What did you hate as a child and now cannot do without?',
      h: 'First coffee, first beer, first blue cheese: one thanked everybody and looked for a plant pot.',
      i: 'You have already changed your mind about something you were sure of. It was probably an olive.',
      l: 'A taste one has had to earn stays longer.',
    },
    lines: {
      '*': [
        'What did you come round to?\n\nOlives\nBlue cheese\nCoffee\nSprouts\nBeer\n\nAnd how many tries did it take?',
        'Children often need ten or more encounters with a food before they like it. So did the adults who give up after three.',
        'Raw onion, cooked onion, fried onion: if you dislike a thing, try it in another state before you close the file.',
        'Company changes taste. What you first ate on a good evening has an advantage for life.',
        'Hunger is the best teacher of taste. Second comes a friend who eats it with delight.',
        'Cook what you dislike in butter, once. It is fairer to the vegetable.',
      ],
      h: ['An acquired taste is one that somebody watched you acquire.'],
    },
    scene: [
      'A child puts an olive in its mouth, and its whole face closes like a shop.',
      'The same person, twenty years on, is standing at a counter and asks for the bitter ones.',
    ],
    why: [
      [
        'We are born liking sweet and wary of bitter, and all the rest is learnt, mostly by repetition and in company.',
        'What we first take for poison becomes a favourite once it has done us no harm several times over.',
      ],
    ],
    parts: [
      [
        ['Bitter things', 'The bitter ones'],
        [
          'Coffee, chicory, beer. The alarm goes off and then learns to be quiet.',
          'Grown-up pleasures, nearly all of them, begin with a grimace.',
          'The first sip is a warning, the hundredth a habit.',
        ],
        ['A small cup of black coffee', 'Espresso in a thick cup'],
      ],
      [
        ['Smelly things', 'The smelly ones'],
        [
          'Ripe cheese, fish sauce, kimchi: the nose objects, the mouth overrules.',
          'First you hold your breath. Years later you {queue|line up} for it.',
          'You learn to hold your nose, and then you learn not to.',
        ],
        ['A ripe cheese on a board', 'A washed rind cheese in its paper'],
      ],
      [
        ['Things with a texture', 'The slippery and the soft ones'],
        [
          'Oysters, mushrooms, rice pudding. It was never the taste that put you off.',
          'Slippery, spongy, skinned: the hardest to come round to.',
          'Nobody objects to how a mushroom tastes. It is how it behaves.',
        ],
        ['Mushrooms in a pan', 'An oyster on ice'],
      ],
    ],
    turn: [
      'Try it again on a day when you are hungry. It is a different food.',
      'Some of us are still waiting for liver. There is no obligation.',
    ],
    asks: ['Which food won you over, and when?', 'Which food will you never like?'],
    ends: {
      p: 'A tasting portion of something you disliked is a small risk.',
      a: 'Ten tries. Then you may say no.',
      t: 'Mere exposure: one of the sturdier effects in the psychology of food.',
      f: 'Tell us below. We will start: it was the olive.',
      h: 'The plant pot never recovered.',
      i: 'If taste can change, so can a good deal else.',
      l: 'It was worth the first face.',
    },
    work: [
      'New products die of the first reaction, good ones among them. Ask what people think at the third try, and you will keep a few that you would have buried.',
      'Give people three tries before you listen to their opinion. The first is only surprise.',
    ],
    keep: 'dinner with people who like to argue',
    send: 'someone who will not touch an olive',
    own: [
      {
        about: 'tasting|sample|taster|try (?:it|one|before)',
        kinds: ['event', 'service', 'offer', 'policy', 'price'],
        lead: 'For a second try under good conditions.',
      },
    ],
    pic: {
      ask: [
        'The strongest thing you make or sell, a small portion on a plate',
        'A small dish of something with a strong taste',
      ],
      alt: 'A small portion of a strong-tasting food on a plate',
    },
    claims: [
      [
        'Repeated exposure, often ten or more times, raises acceptance of new foods',
        'child nutrition and psychology literature',
      ],
      ['Innate liking for sweet and wariness of bitter', 'physiology of taste'],
    ],
  },
  {
    id: 'the-usual-or-something-new',
    format: 'either',
    again: 12,
    emoji: '🔀',
    tags: ['ThisOrThat', 'FoodTalk', 'FoodLovers'],
    title: [
      'The usual or something new: how do you order?',
      'Always the same order, or always something else?',
    ],
    cover: 'The usual, or something new?',
    gist: [
      'Some people order the same thing for ten years, and they are never let down. Others read every card to the end, and once in a while strike gold.',
      'Safe happiness or the odd great find: how you order is a small view of the world.',
    ],
    subject: ['The usual?', 'Are you a regular or a wanderer?'],
    hooks: {
      '*': [
        '"The usual?" There are two kinds of people, and one of them has just smiled.',
        'Somebody near you has ordered the same thing since the place opened, and is not sorry.',
        'Somebody behind the counter has already reached for your cup.',
      ],
      p: 'Regulars and explorers want different things from the same counter.',
      a: 'If you know what you like, order it.',
      t: 'Decision theory has a name for it: explore or exploit. The longer you stay, the more the known option pays.',
      f: 'Be honest, when did you last order something else?',
      h: 'Some people read the whole menu, carefully, and then order the same thing in a thoughtful voice.',
      i: 'Your favourite was once something new.',
      l: 'To be asked "the usual?" is among the quieter luxuries.',
    },
    lines: {
      '*': [
        'The usual: never disappointed, rarely surprised.\nSomething new: sometimes both.\n\nHow do you order?',
        'On the first evening of a {holiday|vacation} try something new. On the last, go back to what was good. Mathematicians do it like this as well.',
        'A rule for cowards: the usual for the main, something new for the starter.',
        'Let the person behind the counter choose once. They know what you would like, and what is good today.',
        'Swap orders with the person you came with. It is an adventure with a safety net.',
        'Try the new thing on a Tuesday. On a Friday you deserve the certain one.',
      ],
      h: ["The wanderer orders the special, and then eats half of the regular's usual."],
    },
    scene: [
      'The card is open, the finger moves down to the bottom, up again, and stops where it stops each time.',
      'At one table, two people: one is finished choosing before sitting down, the other asks for a few more minutes, again.',
    ],
    why: [
      [
        'Every order is either a bet on what you know or a ticket for something better.',
        'Familiar things cannot disappoint and cannot astonish. New ones do both, in unknown proportion.',
      ],
    ],
    parts: [
      [
        'The usual',
        [
          'You look forward to it on the way, and it is as it was.',
          'No decisions, no regret, and they have begun making it when they see you.',
          'It comes without asking, it tastes as you remember, and the day can begin.',
        ],
        ['The same cup and plate set down as ever', 'A cup being put down without a word'],
      ],
      [
        'Something new',
        [
          'One in five is a discovery, and you would never have met it otherwise.',
          'You have a story either way, and stories are worth a dull soup.',
          'Nobody ever told a story about their second helping of the same. And now and then you win.',
        ],
        ['A finger on a menu, at an unusual line', 'A card open at its last page'],
      ],
    ],
    turn: [
      'Sit the one beside the other and share. It solves everything.',
      'The clever ones have two usuals.',
    ],
    asks: ['Regular or wanderer?', 'What is your usual, and since when?'],
    ends: {
      p: 'Places need both: regulars to live on, explorers to stay awake.',
      a: 'Choose once. Choose well. Repeat.',
      t: 'Explore early, exploit late: the optimum in one line.',
      f: 'Tell us your usual, and we will tell you what it says about you. Kindly.',
      h: 'In a thoughtful voice, though.',
      i: 'Try the line below your usual. It is only one line.',
      l: 'And the nod that goes with it.',
    },
    work: [
      'Every plan divides its time between what works and what might. If nothing fails in a year, nobody was exploring.',
      'A team that only repeats what worked is living on savings. Put aside a tenth for what might.',
    ],
    keep: 'the next time you open a menu',
    send: 'the person with the thoughtful voice',
    own: [
      {
        about:
          'new (?:every|each|this|on the)|specials?\\b|monthly|(?:each|every) month|seasonal|guest (?:beer|tap|roast)',
        kinds: ['product', 'offer', 'event'],
        lead: 'For the wanderers, then.',
      },
    ],
    pic: {
      ask: [
        'Your classic and your newest thing next to each other',
        'A well-known and a brand-new item, side by side',
      ],
      alt: 'A classic dish or drink beside a new one',
    },
    claims: [['Explore and exploit trade-off depends on remaining time', 'decision theory']],
  },
];
