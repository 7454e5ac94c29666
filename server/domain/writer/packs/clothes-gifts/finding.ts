// Finding the right present.
import type { Idea } from '../../library/idea.ts';
import { FOR_CHILDREN, GIFTS } from './kinds.ts';

export const FINDING: readonly Idea[] = [
  {
    id: 'somebody-who-has-everything',
    format: 'answer',
    again: 9,
    emoji: '🎁',
    tags: ['GiftIdeas', 'GiftGuide', 'ThoughtfulGifts'],
    only: GIFTS,
    title: [
      'What to give somebody who already has everything',
      'Gift ideas for people who say they need nothing',
    ],
    cover: 'A gift for who has everything',
    question: 'What can I give somebody who already has everything?',
    short: 'Something to use up, or a better version of a thing they own.',
    gist: [
      'Give something that will be used up, such as candles, soap or good chocolate. Or replace one everyday thing that is worn out.',
      'People who have everything still use up soap, candles and tea. They also own a worn wallet, an old mug or a faded scarf that you can replace.',
    ],
    subject: ['A gift for somebody who has everything', 'They say they need nothing?'],
    hooks: {
      '*': [
        'Is there somebody on your list who says "I do not need anything"? Here are gifts that still work.',
        'The easiest gift for somebody who has everything is something they will use up.',
      ],
      patl: 'For somebody who has everything, choose a gift that is used up or that replaces something worn.',
      fhi: 'Does your dad say "I have everything" every year? Try one of these.',
    },
    lines: {
      '*': [
        'A gift for somebody who has everything: something small and very good that is gone in a month, such as a candle or a bar of soap.',
        'Look at what they use every day. A worn wallet, a chipped mug or an old scarf is a gift idea.',
        'Give time as well as a thing: a nice mug, and a date to drink coffee together.',
        'If their home is full, give something flat: a print, a card with a letter, a bookmark.',
      ],
      h: ['They have everything. They also have the same slippers as ten years ago, so there is your idea.'],
    },
    scene: [
      'The birthday is on Saturday, and the answer to "What would you like?" was "Nothing, really".',
      'You are looking for a present for somebody whose cupboards are already full.',
    ],
    why: [
      [
        'Things that are used up take no room in a full cupboard.',
        'After a month the present is gone, and nobody has to find a shelf for it.',
      ],
      [
        'Most people replace everyday things far too late.',
        'Few people buy themselves a really good version of something they use each morning.',
      ],
    ],
    parts: [
      [
        'Give something that gets used up',
        [
          'Candles, soap, tea, chocolate, nice stationery.',
          'Choose a smaller amount of something really good.',
        ],
        'A candle and a bar of soap on a table',
      ],
      [
        'Replace something worn out',
        ['Look at their wallet, gloves, mug or keyring.', 'Choose the same kind of thing, only better.'],
        'An old mug beside a new one',
      ],
      [
        'Give a day together',
        ['Put a date on the card, so that it really happens.', 'A picnic, a film, a walk with lunch.'],
        'A card with a date written in it',
      ],
    ],
    turn: [
      'Not sure? Ask in the shop and describe the person.',
      'And write a line in the card. That is the part they keep.',
    ],
    asks: [
      'Who is the hardest person to find a present for?',
      'What do you give to people who have everything?',
    ],
    ends: { patl: 'It is good to know in time.', fhi: 'Describe the person to us, and we will think along.' },
    keep: 'the next birthday of somebody who needs nothing',
    send: 'somebody who is still looking for a present',
    own: [
      {
        kinds: ['product', 'service'],
        about: 'gifts?\\b|candles?\\b|soaps?\\b|\\bcards?\\b|vouchers?',
        lead: 'If you are looking for such a present:',
      },
    ],
    pic: {
      ask: 'Three small gifts side by side on your counter',
      alt: 'Three small gifts side by side on a counter',
    },
    claims: [['People replace everyday things late', 'common experience']],
  },
  {
    id: 'the-july-note',
    format: 'tip',
    again: 9,
    emoji: '📝',
    tags: ['GiftIdeas', 'GiftList', 'BeOrganised'],
    only: GIFTS,
    title: [
      'How to have a good gift idea ready for every birthday',
      'A gift list on your phone: how to start one',
    ],
    cover: 'A gift list on your phone',
    gist: [
      'Keep one note on your phone with a line for each person. When they mention something they like or miss, write it down at once.',
      "Good gift ideas come up in talk, months before the birthday. Write them into one note on your phone, under the person's name.",
    ],
    subject: ['Never stuck for a gift again', 'Keep a gift list on your phone'],
    hooks: {
      '*': [
        'The best gift ideas come up months before the birthday. Write them down in one note on your phone.',
        'Do you know the feeling: they told you what they wanted, and now you cannot remember?',
      ],
      patl: 'One note on your phone with a line for each person saves a search before every birthday.',
      fhi: 'Your sister mentioned something she would love, and you have forgotten what? This helps.',
    },
    lines: {
      '*': [
        'Start a gift list on your phone today: one line for each person you buy for, and their birthday beside it.',
        'When somebody complains about an old bag, a blunt knife or cold feet, that is a gift idea. Write it down.',
        'Add clothes size, ring size and favourite {colour|color} to your gift list. You will need them in the shop.',
        'Write down what you gave each person last year. It saves you from giving the same scarf twice.',
      ],
      h: ['Two years ago you gave him a mug. Last year you gave him a mug. Write it down.'],
    },
    scene: [
      'In spring she said what she would love to have. Now it is the week of her birthday, and you cannot remember.',
      'A friend tells you over coffee that her umbrella is broken. Her birthday is in half a year.',
    ],
    why: [
      [
        'People rarely know what they want when you ask them. They mention it by chance at other times.',
        'Asked directly, most people answer "Oh, nothing".',
      ],
      [
        'With a list you can buy when you see the right thing, and not in the last week.',
        'If you know what you are looking for, shopping for presents is quick.',
      ],
    ],
    parts: [
      [
        'Make one line for each person',
        [
          'Family first, then friends, then the teacher and the neighbour.',
          'Put the birthday beside the name.',
        ],
        'A list of names on a phone',
      ],
      [
        'Write it down the same day',
        [
          'Use their words: "a warm scarf, not wool, dark green".',
          'A photo of the thing they liked works, too.',
        ],
        'A thumb typing a note',
      ],
      [
        'Add sizes and {colours|colors}',
        [
          'Look at the label of a jacket or a ring they wear.',
          'One wrong size is enough to make you glad of it.',
        ],
        'A label in a jacket',
      ],
    ],
    turn: [
      'Bring the list when you come in, and choosing takes ten minutes.',
      'You will be glad of it in December.',
    ],
    asks: ['Do you keep a list of gift ideas?', 'When do you start looking for a birthday present?'],
    ends: { patl: 'If you are not sure, just ask.', fhi: 'Start with one name today.' },
    keep: 'the next time somebody mentions a wish',
    send: 'the one in your family who remembers all birthdays',
    pic: {
      ask: 'A phone with a list of names beside a small wrapped gift',
      alt: 'A phone with a list beside a wrapped gift',
    },
    claims: [['People mention wishes in passing', 'common experience']],
  },
  {
    id: 'something-for-the-host',
    format: 'checklist',
    again: 9,
    emoji: '🍽️',
    tags: ['HostGift', 'DinnerParty', 'GiftIdeas'],
    only: GIFTS,
    unless: FOR_CHILDREN,
    title: ['What to bring when you are invited to dinner', 'Small gifts for a host that are not flowers'],
    cover: 'A small gift for the host',
    gist: [
      'Bring something the host need not look after during the evening: a candle, good chocolate, coffee for the morning, pretty napkins, a card.',
      'A gift for the host should need no vase and no attention while guests arrive. Small things that can be opened the next day are right.',
    ],
    subject: ['What to bring to a dinner', 'A gift for the host, without flowers'],
    hooks: {
      '*': [
        'Invited to dinner? Here are small gifts for the host that need no vase.',
        'What do you bring to a dinner if you do not want to bring flowers or wine again?',
      ],
      patl: 'A good gift for a host needs no vase, no plate and no attention during the evening.',
      fhi: 'Invited on Saturday, and no idea what to bring? One of these is always right.',
    },
    lines: {
      '*': [
        'A gift for the host: a candle, a bar of good chocolate, coffee for the next morning. None of them needs a vase.',
        'If you bring flowers to a dinner, bring them in a jar or as a plant. The host has no hands free.',
        'Staying for a weekend? Bring something for the house and something small for the children.',
        'Write a card to go with a bottle. By the end of the evening nobody knows who brought which.',
      ],
      h: ['Six guests brought six bottles. The seventh brought chocolate, and is invited again.'],
    },
    scene: [
      'You are invited for seven, and at five you are still wondering what to bring.',
      'At the door the host has a spoon in one hand and takes your coat with the other.',
    ],
    why: [
      [
        'Flowers have to be cut and put in water just when the food needs watching.',
        'A host has least time in the minutes when the guests arrive.',
      ],
      [
        'A present that is opened the next day prolongs the evening a little.',
        'The host sits down properly for the first time on the morning after.',
      ],
    ],
    parts: [
      [
        'Napkins or candles for the table',
        [
          'Choose a pretty pair. Every dinner uses them up.',
          'They need no vase, and can wait until tomorrow.',
        ],
        'Candles and napkins tied with ribbon',
      ],
      [
        'Chocolate to open later',
        [
          'Chocolate or biscuits in a box, to be opened later.',
          'The pudding for tonight is already in the fridge.',
        ],
        'A box of chocolates',
      ],
      [
        'Coffee or jam for the next morning',
        ['Something small and good.', 'Breakfast after a late evening is a good moment for a gift.'],
        'A jar of jam with a tag',
      ],
      [
        'A card with your names on it',
        ['Say thank you for the invitation, and sign with both names.', 'Then they know who brought what.'],
        'A small card in an envelope',
      ],
    ],
    turn: [
      'If you are not sure what they like, choose something to use up.',
      'One small thing, nicely wrapped, is enough.',
    ],
    asks: ['What do you bring when you are invited?', 'What was the nicest thing a guest ever brought you?'],
    ends: { patl: 'It is easier than it sounds.', fhi: 'And then enjoy the dinner.' },
    tick: true,
    keep: 'your next invitation',
    send: 'the friend you are invited with',
    own: [
      {
        kinds: ['product'],
        about: 'candles?\\b|chocolat|napkins?\\b|\\bcards?\\b|\\bgifts?\\b|\\bjams?\\b',
        lead: 'A few such small things:',
      },
    ],
    pic: { ask: 'A small wrapped gift for a host by your door', alt: 'A small wrapped gift with a card' },
    claims: [['Hosts are busy when guests arrive', 'common experience']],
  },
  {
    id: 'for-a-new-home',
    format: 'tip',
    again: 9,
    emoji: '🏡',
    tags: ['HousewarmingGift', 'NewHome', 'GiftIdeas'],
    only: GIFTS,
    unless: FOR_CHILDREN,
    title: ['What to give somebody who has just moved house', 'Housewarming gifts that are really used'],
    cover: 'Gifts for a new home',
    gist: [
      'In the first weeks people need small useful things: candles, {tea towels|dish towels}, a door mat, a plant that is easy to keep. Leave pictures and big vases to them.',
      'For a new home give something useful and small. Their own taste in {colours|colors} and pictures comes later.',
    ],
    subject: ['A present for a new home', 'Housewarming gifts that get used'],
    hooks: {
      '*': [
        'Friends have just moved? These housewarming gifts are used in the first week.',
        'What do you give for a new home? Something small and useful, and nothing that needs a wall.',
      ],
      patl: 'The best housewarming gifts are small, useful and fit every room.',
      fhi: 'Invited to see a new home? Here is what to bring.',
    },
    lines: {
      '*': [
        'Housewarming gift: a candle and matches. Nobody knows in which moving box theirs are.',
        'For a new home, give a plant that survives being forgotten. They are busy.',
        'Bread and salt are an old present for a new home. A nice little bowl for the salt makes it last.',
        'Do not give a picture for a new home unless they chose it. Walls are personal.',
      ],
      h: ['They have forty boxes and no corkscrew. There is your present.'],
    },
    scene: [
      'They moved in on Saturday, and the mugs are still in a box somewhere.',
      'You are invited to see the new flat, and you want to bring something they can use.',
    ],
    why: [
      [
        'In the first weeks everything useful is still packed.',
        'Nobody finds the scissors, the matches or the corkscrew.',
      ],
      [
        'A new home has little to match yet, so neutral {colours|colors} are safe.',
        'People choose big things for a new home themselves.',
      ],
    ],
    parts: [
      [
        'Bring something for the first evening',
        [
          'Candles, glasses, something to nibble.',
          'A candle and something to eat, as they may be sitting on boxes.',
        ],
        'A candle on a moving box',
      ],
      [
        'Choose a helpful little thing',
        ['{Tea towels|Dish towels}, hooks, a door mat, a key ring.', 'Things that every home needs twice.'],
        'A key ring and a tea towel',
      ],
      [
        'Leave the big things to them',
        ['Lamps, rugs and pictures depend on the room.', 'A voucher is better than the wrong vase.'],
        'An empty wall',
      ],
    ],
    turn: ['Write their new address on the card. It is a nice moment.', 'And offer to help carry something.'],
    asks: ['What was the most useful thing you got when you moved?', 'What would you bring to a new home?'],
    ends: { patl: 'It is easier than it sounds.', fhi: 'And bring something to eat, too.' },
    keep: 'the next move among your friends',
    send: 'somebody who is invited to a housewarming',
    own: [
      {
        kinds: ['product'],
        about: 'candles?\\b|homeware|tea towels?|mugs?\\b|plants?\\b|key ?rings?\\b',
        lead: 'A few things that go to new homes:',
      },
    ],
    pic: {
      ask: 'A candle and a tea towel tied with ribbon',
      alt: 'A candle and a tea towel tied with ribbon',
    },
    claims: [['Useful things are still packed after a move', 'common experience']],
  },
  {
    id: 'a-gift-of-small-things',
    format: 'howto',
    again: 9,
    emoji: '🧺',
    tags: ['GiftBox', 'GiftIdeas', 'HamperIdeas'],
    only: GIFTS,
    title: ['How to put together a gift box from small things', 'Make your own gift box: a simple way'],
    cover: 'Put together a gift box',
    gist: [
      'Choose a theme, one larger thing, two or three small ones that go with it, and a card. Pack it in a box with tissue paper.',
      'A mug, some tea and a candle make a lovely present. Choose things that belong together, and put the best one on top.',
    ],
    subject: ['Make a gift box from small things', 'A mug, some tea and a candle'],
    hooks: {
      '*': [
        'Three small things that go together make a better present than one large one that does not fit.',
        'How to make a gift box yourself: pick a theme, and keep to it.',
      ],
      patl: 'A good gift box has one theme, one larger thing and two or three small ones.',
      fhi: 'Would you like to make up a gift box for a friend? It is quite easy.',
    },
    lines: {
      '*': [
        'A gift box for a quiet evening: a candle, a mug, some tea and a small book.',
        'A gift box for a new home: a candle, a {tea towel|dish towel}, salt and a card.',
        'Choose two or three {colours|colors} for a gift box and keep to them. It looks chosen, not collected.',
        'Put the heavy things at the bottom of a gift box, fill the gaps with tissue, and put the nicest thing on top.',
      ],
      h: ['Six pairs of socks are not a gift box. They are Monday to Saturday.'],
    },
    scene: [
      'You have found a mug she would love, and it looks a bit small on its own.',
      'A colleague is leaving, everybody has put in some money, and now you have to find something.',
    ],
    why: [
      [
        'Small things let you choose exactly what one person likes.',
        'You can make it as large or as small as your budget.',
      ],
      [
        'A theme makes it easy to choose, and it looks like one present.',
        'If everything belongs to one idea, nothing looks thrown in.',
      ],
    ],
    parts: [
      [
        'Choose a theme',
        ['An evening on the sofa, a new home, a walk in winter.', 'Think of one hour of their week.'],
        'A mug, a candle and a book',
      ],
      [
        'Pick one larger thing',
        ['A mug, a scarf, a bowl.', 'It sets the {colours|colors} for the rest.'],
        'A scarf folded in a box',
      ],
      [
        'Add a few small things',
        ['Tea, soap, chocolate, a candle, a notebook.', 'At least one that can be used up.'],
        'Small gifts beside a box',
      ],
      [
        'Pack it and add a card',
        ['Tissue at the bottom, the best thing on top.', 'Any sturdy box will do, tied with ribbon.'],
        'A box tied with ribbon',
      ],
    ],
    turn: [
      'Tell the shop your budget and your theme, and choosing is quick.',
      'And do not fill every gap. Tissue paper does that.',
    ],
    asks: ['What would you like to find in a gift box?', 'For whom would you make one?'],
    ends: {
      patl: 'It is easier than it sounds.',
      fhi: 'Come with a budget and a name, and have fun choosing.',
    },
    keep: 'the next birthday or farewell',
    send: 'the person who organises the collection at work',
    own: [
      {
        kinds: ['product', 'price', 'offer', 'service'],
        about: 'gift (?:box|set|bag)|hampers?\\b|gift.?wrap',
        lead: 'And if you would rather have it ready:',
      },
    ],
    pic: {
      ask: 'A gift box with three small things in tissue paper',
      alt: 'A gift box with three small things in tissue',
    },
    claims: [['Themed sets are easy to choose', 'retail practice']],
  },
  {
    id: 'best-present-you-got',
    format: 'question',
    again: 9,
    emoji: '💝',
    tags: ['GiftTalk', 'BestGift', 'GiftIdeas'],
    only: GIFTS,
    title: [
      'What is the best present you were ever given?',
      'Which present do you still have after many years?',
    ],
    cover: 'The best present you ever got',
    gist: [
      'Some presents stay with us for years. Which is the best one that you were ever given?',
      'Think of a present you still have, or still remember. What was it, and who gave it to you?',
    ],
    subject: ['The best present you ever got', 'Which gift do you still have?'],
    hooks: {
      '*': [
        'What is the best present you were ever given?',
        'Which present do you still have after many years?',
      ],
      patl: 'Which present have you kept the longest?',
      fhi: 'Tell us: what was the best present of your life?',
    },
    lines: {
      '*': [
        'The best present you were ever given: what was it, and who gave it to you?',
        'Think of your childhood: which birthday present do you still remember?',
        'Small or big, bought or made: which present made you happiest?',
        'Post a picture of a present that you have had for more than ten years.',
      ],
      h: ['A goldfish from the fair counts. It lived for eleven years.'],
    },
    scene: [
      'On your shelf stands something that was once wrapped in paper. Who gave it to you?',
      'You may have forgotten most presents, but surely not all.',
    ],
    why: [
      [
        'The best presents are often small, and show that somebody thought of you.',
        'People remember who gave it more than what it cost.',
      ],
    ],
    parts: [
      [
        'From your childhood',
        ['A bear, a bicycle, a book.', 'The one you took to bed with you.'],
        'An old teddy bear',
      ],
      [
        'From somebody you love',
        ['A ring, a scarf, a letter.', 'It is often something quite small.'],
        'A letter in an envelope',
      ],
    ],
    turn: ['Tell us in a word, or show us a picture.', 'We are looking forward to your stories.'],
    asks: ['What was it?', 'Do you still have it?'],
    ends: { patl: 'One word is enough.', fhi: 'Go on, tell us. We would love to know.' },
    keep: 'a quiet moment',
    send: 'whoever gave you your best present',
    pic: { ask: 'A well-loved old present on a shelf', alt: 'A well-loved old present on a shelf' },
    claims: [['People remember who gave a present', 'common experience']],
  },
  {
    id: 'ask-or-surprise',
    format: 'either',
    again: 9,
    emoji: '🎁',
    tags: ['GiftGiving', 'ThisOrThat', 'BirthdayPresents'],
    only: GIFTS,
    title: ['Presents: do you ask what they want, or surprise them?', 'Wish list or surprise?'],
    cover: 'Wish list or surprise?',
    gist: [
      'Some people ask what you would like. Others want to surprise you. Which do you prefer when it is your birthday?',
      'A wish list is safe, and a surprise is more fun if it is right. Which do you like better?',
    ],
    subject: ['Wish list or surprise?', 'Do you ask or guess?'],
    hooks: {
      '*': [
        'Do you ask people what they want for their birthday, or do you surprise them?',
        'Wish list or surprise: which do you like better?',
      ],
      patl: 'A wish list is safe, and a surprise is personal. Which do you prefer?',
      fhi: 'It is your birthday: would you like to be asked, or surprised?',
    },
    lines: {
      '*': [
        'Wish list or surprise? Tell us which you like for your own birthday.',
        'A good mix: ask for three wishes, and choose one yourself. It is safe and still a surprise.',
        'For a surprise, watch what somebody picks up in a shop and puts back.',
        'Ask a friend or a sister before you surprise somebody. They often know.',
      ],
      h: ['He said he wanted to be surprised. He was.'],
    },
    scene: [
      'Your sister sends you a link to exactly what she wants. Your brother says "surprise me".',
      'In the shop you hold two things and wonder which she would choose.',
    ],
    why: [
      [
        'If you ask, the present is right. If you guess well, they know you thought of them.',
        'Both kinds of present can be lovely, and people differ a lot.',
      ],
    ],
    parts: [
      [
        'Ask for a wish',
        ['It fits, and nobody has to exchange it.', 'You know it is right before you pay.'],
        'A wish list on a table',
      ],
      [
        'Plan a surprise',
        ['It shows that you noticed something.', 'A bigger risk, and more fun if it works.'],
        'A wrapped present behind a back',
      ],
    ],
    turn: ['Write "ask" or "surprise".', 'Tell us which, and whom you are buying for next.'],
    asks: ['Asked or surprised?', 'What was the best surprise you ever got?'],
    ends: { patl: 'Ask or surprise: which is it for you?', fhi: 'One word is enough: asked or surprised?' },
    keep: 'the next birthday in the family',
    send: 'your brother or sister',
    pic: {
      ask: 'Two wrapped gifts, one with a question mark on its tag',
      alt: 'Two wrapped gifts, one with a question mark',
    },
    claims: [['People differ on wish lists', 'common experience']],
  },
];
