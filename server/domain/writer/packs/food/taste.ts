// Tasting, choosing, and what people like.
import type { Idea } from '../../library/idea.ts';
import { MAKES_DRINKS } from '../whom.ts';

export const TASTE: readonly Idea[] = [
  {
    id: 'taste-two-at-once',
    format: 'howto',
    again: 9,
    emoji: '👅',
    tags: ['TastingNotes', 'LearnToTaste', 'FoodLovers'],
    title: ['How to do a small tasting at home', 'Taste two side by side: how to notice the difference'],
    cover: 'A tasting at home',
    gist: [
      'Buy two of the same kind, pour or cut a little of each, and taste them side by side. The difference that you would miss on its own is then easy to notice.',
      'Two samples, some water and one question: which do you like better, and why? More is not needed for a tasting at home.',
    ],
    subject: ['A tasting at home, with two samples', 'Taste two side by side'],
    hooks: {
      '*': [
        'Want to know what you really like? Taste two side by side.',
        'A tasting at home takes ten minutes, two samples and a glass of water.',
      ],
      pt: 'Side by side, small differences in taste are easy to notice. One after the other, days apart, they are lost.',
      fi: 'Two friends, two samples, ten minutes: try it this weekend.',
      a: 'Two samples, side by side. Then decide.',
      h: 'A tasting at home: the best excuse to open two at once.',
      l: 'Two small portions, a quiet table, and time to notice.',
    },
    lines: {
      '*': [
        'Tasting two things? Start with the milder one. After a strong one, the mild one tastes of nothing.',
        'Cover the labels before you taste. With the price in view, nearly everybody prefers the dearer one.',
        'Drink a sip of water and eat a bit of plain bread between two samples.',
        'Write down one word for each sample before anybody speaks. Then compare.',
      ],
      h: ['If you cannot tell the two apart, repeat the tasting. It is for science.'],
    },
    scene: [
      'Two samples on the kitchen table, two people, and one says: "They are quite different!"',
      'You always buy the same one. Do you know how the other one tastes?',
    ],
    why: [
      [
        'We remember tastes badly, so comparing over days does not work.',
        'Side by side, you taste even small differences.',
      ],
      [
        'When you talk about what you taste, you find words for what you like.',
        'Once you have a word for what you like, you can ask for it.',
      ],
    ],
    parts: [
      [
        ['Choose two of a kind', 'Take two that differ in one thing'],
        ['Two origins, two ages or two makers.', 'If everything differs, you learn little.'],
        'Two small portions on a table',
      ],
      [
        ['Serve them the same way', 'Same glass, same plate, same warmth'],
        ['Let both stand until they are equally warm.', 'A little of each is enough.'],
        'Two equal small plates',
      ],
      [
        ['Smell, taste, write one word', 'Note one word for each'],
        ['Smell first, then take a small bite or sip.', 'Any word is right, as long as it is yours.'],
        'A notepad beside two samples',
      ],
    ],
    turn: ['Then look at the labels.', 'After that, finish the one you like better.'],
    asks: ['Which two would you like to compare?', 'Have you ever done a tasting at home?'],
    ends: {
      pa: 'Next time you know what to ask for.',
      fi: 'Tell us which one won.',
      t: 'Same glass, same warmth, mild before strong.',
      h: 'Science has never tasted better.',
      l: 'Take your time over it.',
    },
    keep: 'the next evening with friends',
    send: 'the one you would taste with',
    own: [
      {
        kinds: ['event', 'service', 'offer', 'price'],
        about: 'tastings?\\b|taster|flights?\\b|cupping|tours?\\b',
        lead: 'To taste with us:',
      },
    ],
    pic: { ask: 'Two of your products side by side, a little of each', alt: 'Two samples side by side' },
    claims: [['Comparison side by side; price influences judgement', 'textbooks of sensory analysis']],
  },
  {
    id: 'not-quite-like-last-time',
    format: 'answer',
    again: 9,
    emoji: '🔁',
    tags: ['SmallBatch', 'FoodMakers', 'GoodToKnow'],
    question: 'Why does it taste a little different this time?',
    short: [
      'Because the weather, the season and the batch differ. In small batches you can taste that.',
      'Small makers do not mix everything until it is the same.',
    ],
    title: [
      'Why small batch food tastes a little different each time',
      'Why does it taste different this year?',
    ],
    cover: 'A little different each time',
    gist: [
      'Milk, fruit, flowers and grapes change with the weather and the season, and in a small batch you can taste it. Big factories blend it away. A small maker does not.',
      'Does it taste a little different from last time? Then it is from another batch, and with small makers that is normal.',
    ],
    subject: ['Why it tastes a little different this time', 'Each batch is a bit different'],
    hooks: {
      '*': [
        'Does it taste a little different from last time? You are right, and there is a reason.',
        'Small batches are never quite the same. This is why.',
      ],
      pt: 'Raw materials change with season and weather. Without blending, the taste changes with them.',
      fi: 'You noticed that it tastes different this time? Then you pay attention.',
      a: 'Other season, other batch, other taste.',
      h: 'Tastes a little different this time? Small batches do. Only fizzy drinks always taste the same.',
      l: 'Every batch has its own year, its own weather, its own taste.',
    },
    lines: {
      '*': [
        'Loved one batch especially? Note the date or the number on the label and ask for it.',
        'A dry summer and a wet one can be tasted in fruit, grapes and honey.',
        'In a small batch you can taste the season. In a factory everything is blended until it is always the same.',
        'If something tastes wrong and not only different, tell the maker. Good makers want to know.',
      ],
      h: ['Like a friend with a new haircut: different, but the same person.'],
    },
    scene: [
      'Two of the same kind, bought half a year apart. One of them is darker.',
      'Somebody tastes, stops and says: "It was sweeter last time."',
    ],
    why: [
      [
        'Fruit, flowers and grain are a little different each year, and so is what is made of them.',
        'Rain and sun differ from year to year, and you can taste it.',
      ],
      [
        'A small maker has one batch at a time and sells it as it is.',
        'To taste always the same, many batches would have to be mixed.',
      ],
    ],
    parts: [
      [
        ['Look at the date', 'Read the batch on the label'],
        ['Then you know which one you had.', 'Keep the label of one you loved.'],
        'A label with a batch number',
      ],
      [
        ['Taste old beside new', 'Compare two batches'],
        ['The difference is often smaller than you thought.', 'Some people like to collect them.'],
        'Two jars of different colour',
      ],
      [
        ['Ask what was different', 'Ask the maker'],
        ['The answer is mostly the weather.', 'You hear a good deal about the year.'],
        'A maker talking across a table',
      ],
    ],
    turn: ['So enjoy this one. It does not come again.', 'That is part of the pleasure.'],
    asks: [
      'Have you noticed a difference between two batches?',
      'Always the same, or a little different: which do you like better?',
    ],
    ends: {
      pa: 'Ask about the batch, and you get a real answer.',
      fi: 'And tell us which one you liked best.',
      t: 'Season, weather, batch.',
      h: 'The haircut suits it.',
      l: 'This one is of this year alone.',
    },
    keep: 'the next time it tastes different',
    send: 'someone who notices such things',
    own: [
      {
        kinds: ['process', 'product', 'story'],
        about: 'batch(?:es)?\\b|vintage|harvest|seasonal|small.batch|hives?\\b',
        lead: 'How it is made here:',
      },
    ],
    pic: { ask: 'Two batches of the same product side by side', alt: 'Two batches side by side' },
    claims: [
      ['Raw materials vary with season and weather; blending evens it out', 'food technology textbooks'],
    ],
  },
  {
    id: 'words-for-the-mouth',
    format: 'glossary',
    again: 9,
    emoji: '📖',
    tags: ['TastingNotes', 'FoodWords', 'LearnToTaste'],
    title: ['Tasting words explained in plain English', 'What do body, finish and acidity mean?'],
    cover: 'Tasting words explained',
    gist: [
      'Body is how heavy it feels, acidity is how fresh, finish is how long it lasts. With a few words you can say what you like, and get it.',
      'You do not need to be an expert to say what you like. Four words on the label are enough, and here is what they mean.',
    ],
    subject: ['Tasting words explained', 'What does body mean?'],
    hooks: {
      '*': [
        'Body, finish, acidity: what do the words on the label mean?',
        'With four tasting words you can ask for exactly what you like.',
      ],
      pt: 'Tasting words describe weight, freshness, dryness and length. None of them means good or bad.',
      fi: 'Never sure what the words on the label mean? Here they are in plain English.',
      a: 'Four words that help you choose.',
      h: 'Tasting words: you do not have to say "notes of wet pebble". Four simple ones will do.',
      l: 'The right word leads to the right bottle, bar or bean.',
    },
    lines: {
      '*': [
        'Body means how heavy something feels in the mouth: skimmed milk has little of it, cream has a lot.',
        'Acidity is what makes it fresh and your mouth water, as with a lemon or a crisp apple.',
        'Finish is how long the taste stays after you have swallowed. Count the seconds.',
        'Dry means the opposite of sweet. Something can taste of fruit and still be dry.',
      ],
      h: ['"It has a long finish" means that you will still taste it on the bus.'],
    },
    scene: [
      'The label says "full body, long finish". The customer says: "Is that good?"',
      'Two people taste the same thing, and neither finds a word for it.',
    ],
    why: [
      [
        'If you know the word, you can order the same taste again.',
        'Whoever serves you understands at once what you mean.',
      ],
      [
        'On labels these words tell you what to expect before you buy.',
        'Tasting words describe a taste and do not judge it.',
      ],
    ],
    parts: [
      [
        ['Body', 'A full or a light body'],
        [
          'How heavy it feels in the mouth, from water to cream.',
          'Light is thin like tea, full is thick like milk.',
        ],
        'Two glasses of different thickness',
      ],
      [
        ['Acidity', 'Fresh acidity'],
        ['The fresh, lively part that makes your mouth water.', 'Think of lemon, apple or yoghurt.'],
        'A cut lemon',
      ],
      [
        ['Finish', 'A long finish'],
        ['How long the taste lasts after you swallow.', 'Short is gone at once, long stays for a minute.'],
        'A glass just put down',
      ],
      [
        ['Dry', 'Dry, not sweet'],
        ['With little or no sugar to taste.', 'It does not mean that your mouth feels dry.'],
        'A glass on a bar',
      ],
    ],
    turn: ['More words can wait.', 'Now use one of them the next time you order.'],
    asks: ['Light or full: which do you like?', 'Which word on a label puzzles you?'],
    ends: {
      pa: 'Tell us which of them you like, and we can advise you.',
      fi: 'Ask us about any other word, we like explaining.',
      t: 'Weight, freshness, length, sweetness.',
      h: 'Wet pebble is optional.',
      l: 'Choose by the word that you like best.',
    },
    keep: 'the next label you read',
    send: 'somebody who always says "I do not know the words"',
    own: [
      {
        kinds: ['event', 'service', 'product'],
        about: 'tastings?\\b|tasting notes|single.origin|flights?\\b|cupping|dry\\b',
        lead: 'To try the words out:',
      },
    ],
    pic: { ask: 'One of your labels with tasting words, close up', alt: 'A label with tasting words' },
    claims: [['Meaning of body, acidity, finish, dry', 'definition in sensory vocabulary']],
  },
  {
    id: 'how-hot-is-hot',
    format: 'answer',
    again: 9,
    emoji: '🌶️',
    tags: ['SpicyFood', 'HotSauce', 'ChilliLovers'],
    unless: MAKES_DRINKS,
    question: 'How hot is hot?',
    short: [
      'It depends on what you are used to. Say so, and start one step lower.',
      'Hotter than it says, if you seldom eat it. Begin mild and go up.',
    ],
    title: ['Mild, medium or hot: how to choose your heat', 'How hot is hot? Choosing spicy food'],
    cover: 'How hot is hot?',
    gist: [
      'Mild, medium and hot mean something else in each kitchen. Say what you usually eat, start one step lower, and add more at the table.',
      'Not sure how hot to order? Ask for a taste, begin mild, and have yoghurt, milk or rice at hand.',
    ],
    subject: ['Mild, medium or hot?', 'How to choose your heat'],
    hooks: {
      '*': [
        'Mild, medium or hot? Here is how to choose without regret.',
        'How hot is hot? It depends on the kitchen, so ask before you order.',
      ],
      pt: 'There is no common scale for mild, medium and hot. Each kitchen has its own.',
      fi: 'Do you like it spicy, but not that spicy? Then read on.',
      a: 'Start mild. You can always add more.',
      h: 'How hot is hot? "I can take it," he said, and then nothing for ten minutes.',
      l: 'Warm, not burning: so that you still taste the rest.',
    },
    lines: {
      '*': [
        'Order chilli one step milder than you think, and ask for hot sauce on the side. You can add heat, but not take it away.',
        'Too hot? Milk, yoghurt or rice helps. Water spreads the heat around your mouth.',
        'Cooking with hot sauce? Add a few drops, stir, wait a minute, and taste. Heat comes slowly.',
        'Wash your hands after you cut a chilli, and do not rub your eyes.',
      ],
      h: ['A hot sauce with a skull on the label means what it says.'],
    },
    scene: [
      'A table of four, one says "extra hot, please", and the others get their phones out.',
      'One drop of hot sauce on the spoon. First nothing happens, and then it does.',
    ],
    why: [
      [
        'People who eat chilli often feel the heat less.',
        'What one person calls mild makes another one cry.',
      ],
      [
        'Chillies differ in heat, even from one plant.',
        'Milk and yoghurt soften the heat of chilli, and water does not.',
      ],
    ],
    parts: [
      [
        ['Name a dish that you know', 'Tell the kitchen what you like'],
        ['"I like a korma" helps more than "medium".', 'They know how hot their dishes are.'],
        'A person pointing at a menu',
      ],
      [
        ['Begin mild', 'Start one step lower'],
        ['Add hot sauce or fresh chilli at the table.', 'The next time you know.'],
        'A small bowl of hot sauce',
      ],
      [
        ['Have milk or yoghurt at hand', 'Order something cooling with it'],
        ['Raita, lassi, sour cream or plain rice.', 'A piece of bread helps as well.'],
        'A bowl of yoghurt beside a hot dish',
      ],
    ],
    turn: ['And never rub your eyes.', 'After the third time, it is quite pleasant.'],
    asks: ['Mild, medium or hot?', 'What is the hottest thing you have ever eaten?'],
    ends: {
      pa: 'Ask how hot it is, and you get what you like.',
      fi: 'Tell us below: mild, medium or hot?',
      t: 'Start low, add later.',
      h: 'He is fine now.',
      l: 'The best heat leaves room for taste.',
    },
    caution: [
      'Keep very hot sauces away from children, and stop if you feel unwell.',
      'Very hot chilli is nothing for children. If somebody has trouble breathing, call for help.',
    ],
    keep: 'the next time you order something hot',
    send: 'the one who always says "I can take it"',
    own: [
      {
        kinds: ['product', 'price', 'offer'],
        about: 'hot sauces?|chill?i|spic(?:y|es|ed)|mild|curr(?:y|ies)|jalape|scotch bonnet',
        lead: 'From mild to hot:',
      },
    ],
    pic: { ask: 'Your sauces or dishes from mild to hot', alt: 'Chillies from mild to hot' },
    claims: [
      ['Habituation to capsaicin; dairy eases the burn', 'physiology of taste, common cookery advice'],
    ],
  },
  {
    id: 'came-round-to-it',
    format: 'question',
    again: 9,
    emoji: '🫒',
    tags: ['FoodTalk', 'AcquiredTaste', 'FoodLovers'],
    title: ['Which food did you hate as a child and love now?', 'Foods that we did not like at first'],
    cover: 'Hated it then, love it now?',
    gist: [
      'Olives, blue cheese, coffee, dark chocolate: many people did not like them at first, and love them now. Which food was it with you?',
      'Is there something you would not touch as a child and now buy every week?',
    ],
    subject: ['Which food do you love now?', 'Hated as a child, loved today'],
    hooks: {
      '*': [
        'Which food did you hate as a child, and love today?',
        'Olives, coffee, blue cheese: which one did you only learn to like later?',
      ],
      pt: 'Most people need several tries before they like a strong taste.',
      fi: 'What did you push to the edge of the plate when you were little?',
      a: 'One food you hated then and love now. Which?',
      h: 'Olives: from "disgusting" to "are you going to eat those?" in twenty years.',
      l: 'Some tastes have to be learnt. Which was worth it?',
    },
    lines: {
      '*': [
        'Which food did you not like as a child, and cannot do without now?',
        'Olives, blue cheese, coffee or sprouts: which of them do you still not like?',
        'Does your child refuse something? Offer it again now and then, in small amounts and without pressure. Many need ten tries.',
        'Who got you to like a food that you had always refused?',
      ],
      h: ['Be honest: which food do you still hide under the lettuce?'],
    },
    scene: [
      'A child bites into its first olive and looks at its parents as if they had cheated.',
      'At the counter somebody asks for half a pound of what they would not touch at ten.',
    ],
    why: [
      [
        'Children are wary of bitter and sour things. Most of us grow out of it.',
        'A taste gets better when you have tried it several times.',
      ],
    ],
    parts: [
      [
        ['Bitter: coffee, dark chocolate', 'The bitter ones'],
        ['Hardly anybody likes the first sip.', 'Later we cannot start the day without it.'],
        'A cup of black coffee',
      ],
      [
        ['Strong: blue cheese, olives', 'The strong ones'],
        ['At first the smell is enough to leave the room.', 'Then one day you try it again.'],
        'Olives and blue cheese on a plate',
      ],
    ],
    turn: ['Some of us are still waiting for liver.', 'Tell us in the comments.'],
    asks: ['Which food did you learn to like?', 'Which food will you never like?'],
    ends: {
      pa: 'Try it once more. Tastes change.',
      fi: 'We read every answer.',
      t: 'One food and the year, please.',
      h: 'Liver may be named.',
      l: 'Good taste can wait.',
    },
    keep: 'the next time you see it on a menu',
    send: 'somebody who does not like olives yet',
    pic: { ask: 'A strong tasting thing that you sell, close up', alt: 'A dish of olives' },
    claims: [
      ['Repeated tasting increases liking, in children about ten times', "research on children's eating"],
    ],
  },
  {
    id: 'the-usual-or-something-new',
    format: 'either',
    again: 9,
    emoji: '🍽️',
    tags: ['FoodTalk', 'ThisOrThat', 'FoodLovers'],
    title: ['The usual or something new: how do you order?', 'Do you always order the same?'],
    cover: 'Your usual, or new?',
    gist: [
      'Some people know what they will order before they come in. Others try something new each time. Which are you?',
      'The same dish as always, or the one you have never tried? Both have good reasons.',
    ],
    subject: ['The usual or something new?', 'Do you always order the same?'],
    hooks: {
      '*': [
        'Do you always order the same, or something new each time?',
        'The usual, or something you have never tried? Tell us which.',
      ],
      pt: 'Regulars order what they know, others choose what is new. Which do you do?',
      fi: 'Be honest: do you even look at the menu?',
      a: 'The usual or something new. One word.',
      h: 'Some people read the whole menu, nod, and order what they always have.',
      l: 'A favourite is a fine thing. So is a first time.',
    },
    lines: {
      '*': [
        'The usual: you know that you like it.\nSomething new: you may find your next favourite.\n\nWhich do you order?',
        'What is your usual order, and for how long has it been?',
        'When did you last order something that you had never tried before?',
        'Bring a friend, order your usual and something new, and share the two.',
      ],
      h: ['"I will have something different today," she said. We waited. She had the usual.'],
    },
    scene: [
      'Somebody comes in, and the order is being made before they have said a word.',
      'The menu goes up and down twice, and then it is the usual again.',
    ],
    why: [
      ['Something new can be a mistake, or your next favourite.', 'Your usual order never lets you down.'],
    ],
    parts: [
      [
        'The usual',
        ['You know what you get, and you look forward to it.', 'Quickly ordered, never a mistake.'],
        'A dish being set down',
      ],
      [
        'Something new',
        ['You might find something you like even better.', 'If not, you still have your usual next time.'],
        'A finger on a menu',
      ],
    ],
    turn: ['Come with a friend, and you can have both.', 'Write your usual order below.'],
    asks: ['Usual or new?', 'What is your usual?'],
    ends: {
      pa: 'Not sure? Ask what is new.',
      fi: 'Tell us your usual, and we will try to remember.',
      t: 'One vote each.',
      h: 'She said she would be braver next week.',
      l: 'Both are good choices.',
    },
    keep: 'your next visit',
    send: 'the one who always orders the same',
    own: [
      {
        kinds: ['product', 'offer', 'event', 'price'],
        about: 'new\\b|specials?\\b|of the (?:week|month|day)|seasonal|menu',
        lead: 'For those who like to try something:',
      },
    ],
    pic: { ask: 'Your best known dish and your newest one', alt: 'Two dishes side by side' },
    claims: [['Regulars and explorers', 'common experience']],
  },
  {
    id: 'the-last-one-on-the-plate',
    format: 'question',
    again: 9,
    emoji: '🍟',
    tags: ['FoodTalk', 'SharingFood', 'FoodLovers'],
    unless: MAKES_DRINKS,
    title: ['Which food do you never share?', 'Food that you do not like to share'],
    cover: 'What do you never share?',
    gist: [
      '{Chips|Fries}, the last dumpling, the {pudding|dessert}: everybody has something they would rather not share. What is it with you?',
      '"Can I have one of yours?" With some food the answer is no. With which one?',
    ],
    subject: ['Which food do you never share?', '"Can I have one of yours?"'],
    hooks: {
      '*': [
        'Which food do you never share, with nobody?',
        '"Can I have one of yours?" With what is your answer no?',
      ],
      pt: 'Nearly everybody has one dish that they want to have to themselves.',
      fi: 'Do you share your {chips|fries}? Be honest.',
      a: 'One food you never share. Which?',
      h: '"I am not hungry," she said, and ate half of his {chips|fries}.',
      l: 'The last bite is the best one. Who gets it?',
    },
    lines: {
      '*': [
        'Which food do you never share: {chips|fries}, {pudding|dessert} or the last slice?',
        'If somebody at your table says "I only want a taste", what do you do?',
        'Order one portion more than there are people. It keeps the peace.',
        'Who gets the last piece at your table: the quickest, the youngest, or does it stay there?',
      ],
      h: ['There are two kinds of people: those who order {chips|fries}, and those who eat them.'],
    },
    scene: [
      'One plate, two forks, and one last piece that nobody takes.',
      'He orders {chips|fries}, she orders none. Guess who eats more of them.',
    ],
    why: [['Some things taste best when they are yours alone.', 'Sharing is nice, but not with everything.']],
    parts: [
      [
        ['The hot and crisp things', '{Chips|Fries}, onion rings, crispy bits'],
        ['One after another they disappear.', 'Nobody has ordered them, everybody eats them.'],
        'A bowl of {chips|fries}',
      ],
      [
        ['The sweet things', 'The last bite of something sweet'],
        ['"Only a spoonful" is never only one.', 'Two spoons, and the race begins.'],
        'A dessert with two spoons',
      ],
    ],
    turn: ['A second portion is the simplest answer.', 'Tell us below what it is.'],
    asks: ['What would you never share?', 'Who always eats from your plate?'],
    ends: {
      pa: 'Order two, and the question is settled.',
      fi: 'And name the person who takes yours.',
      t: 'One food, one name.',
      h: 'She was still not hungry.',
      l: 'The last one is for whoever reads this.',
    },
    keep: 'the next time you order together',
    send: 'the one who always eats from your plate',
    pic: {
      ask: 'Your dish that everybody wants to share',
      alt: 'A bowl of {chips|fries} in the middle of a table',
    },
    claims: [['People like to keep some food to themselves', 'common experience']],
  },
];
