// Choosing what to wear, and what goes into a room.
import type { Idea } from '../../library/idea.ts';
import { CLOTHES, DRESSY, FOR_CHILDREN, FOR_ROOMS, SHOES } from './kinds.ts';

export const CHOOSING: readonly Idea[] = [
  {
    id: 'does-this-suit-me',
    format: 'answer',
    again: 9,
    emoji: '🪞',
    tags: ['ShoppingTips', 'DressWell', 'GoodFit'],
    only: CLOTHES,
    unless: FOR_CHILDREN,
    title: [
      'How to tell in the changing room if clothes fit',
      'Does it fit? Four things to try in the changing room',
    ],
    cover: 'Does it fit? Try these moves',
    question: 'How can I tell in the changing room if it really fits?',
    short: 'Move in it: sit down, lift your arms, and look at it from the side.',
    gist: [
      'Do not just stand in front of the mirror. Sit down, lift your arms, button it up and look from the side. If nothing pulls, it fits.',
      'Clothes that fit feel comfortable when you sit, reach and walk. Try all three before you decide.',
    ],
    subject: ['Does it fit?', 'Four moves in the changing room'],
    hooks: {
      '*': [
        'Before you buy clothes, sit down in them. Standing still tells you too little.',
        'How do you know if clothes really fit? Move in them before you decide.',
      ],
      patl: 'A good fit shows when you sit, reach and walk, and not when you stand still.',
      fhi: 'Not sure if it fits? Do these four things in the changing room.',
    },
    lines: {
      '*': [
        'In the changing room, sit down once. If the waistband cuts or the hem rides up, take the next size.',
        'Lift both arms when you try on a jacket or a blouse. It should not pull across the back.',
        'Check the shoulder seam: it should end where your shoulder ends. That is the hardest thing to alter.',
        'Take a photo from the side and from the back. You see more than in the mirror.',
      ],
      h: ['If you have to hold your breath for the {zip|zipper}, you will be holding it all evening.'],
    },
    scene: [
      'In front of the mirror it looks good. At the table on Saturday the waistband cuts in.',
      'You stand in the changing room and ask yourself whether to take this size or the next.',
    ],
    why: [
      [
        'You spend most of the day sitting, reaching and walking.',
        'Nobody stands still for a whole evening.',
      ],
      [
        'What pulls in the shop pulls more after an hour.',
        'If you notice it in the changing room, you will notice it all day.',
      ],
    ],
    parts: [
      [
        'Sit down in it',
        ['Waist, hem and pockets should stay comfortable.', 'Cross your legs once, too.'],
        'A chair in a changing room',
      ],
      [
        'Lift your arms',
        [
          'It should not pull at the back or come out at the waist.',
          'Reach forward as if you held a steering wheel.',
        ],
        'Two arms stretched out in a jacket',
      ],
      [
        'Look at the shoulders',
        ['The seam belongs at the edge of your shoulder.', 'A hem is easily altered, and a shoulder is not.'],
        'A shoulder seam in a mirror',
      ],
      [
        'Take the next size with you',
        ['Try both, as sizes differ between brands.', 'The number on the label is only a guide.'],
        'Two sizes on one hook',
      ],
    ],
    turn: [
      'If you forget that you are wearing it, it fits.',
      'And ask for a second opinion. That is what we are here for.',
    ],
    asks: ['Which kind of clothes is hardest for you to find?', 'Do you like trying things on?'],
    ends: { patl: 'It is good to know in time.', fhi: 'Take your time in the changing room.' },
    keep: 'your next shopping trip',
    send: 'the friend you go shopping with',
    own: [
      {
        kinds: ['service', 'people', 'number'],
        about: 'styl(?:ing|ist)|fitting|alterations?|personal shop|sizes? (?:from|\\d|\\w+ to)',
        lead: 'If you would like help with that:',
      },
    ],
    pic: {
      ask: 'A jacket on a hook in a changing room, a chair beside it',
      alt: 'A jacket on a hook in a changing room',
    },
    claims: [['Shoulders are hard to alter, hems easy', 'tailoring practice']],
  },
  {
    id: 'a-size-is-a-guess',
    format: 'answer',
    again: 9,
    emoji: '📏',
    tags: ['ClothesSizes', 'ShoppingTips', 'GoodFit'],
    only: CLOTHES,
    unless: FOR_CHILDREN,
    title: [
      'Why the same clothes size fits differently from brand to brand',
      'Why are clothes sizes so different?',
    ],
    cover: 'Why sizes differ so much',
    question: 'Why does the same size fit in one brand and not in another?',
    short: 'Because every brand makes its clothes for a different figure.',
    gist: [
      'Every brand cuts its clothes for a figure of its own, so the same number can be tighter or wider. Compare with something at home that fits.',
      'A size is not a fixed measure. Measure a piece you own that fits well, and compare it with the new one.',
    ],
    subject: ['Why sizes differ', 'The size on the label is only a guide'],
    hooks: {
      '*': [
        'You take the same size in two brands, and only one fits? It is not you.',
        'Why does one brand fit you in medium and another only in large?',
      ],
      patl: 'A clothes size is no fixed measure: every brand cuts for its own figure.',
      fhi: 'Have you got three different sizes in your wardrobe? So has everybody.',
    },
    lines: {
      '*': [
        'The size on the label is only a guide. Take the one below and the one above into the changing room.',
        'Measure {trousers|pants} that fit you well: the waist laid flat, and the inside leg. Keep both numbers on your phone.',
        'Clothes without stretch need more room. Check the label for elastane before you choose the size.',
        'Buying for somebody else? Look at the brand as well as the size of what they wear.',
      ],
      h: ['Nobody sees the number on the label. Cut it out and feel better at once.'],
    },
    scene: [
      'Two pairs of {trousers|pants} with the same size on the label, and only one of them will close.',
      'You know your size, and this blouse has never heard of it.',
    ],
    why: [
      [
        'Each brand starts with a figure that it thinks is typical, and scales it up and down.',
        'The pattern is made for one model, who may be taller or narrower than you.',
      ],
      [
        'Fabric plays a part: stretch forgives, firm cotton and linen do not.',
        'A jersey and a woven cloth in the same size feel quite different.',
      ],
    ],
    parts: [
      [
        'Try two sizes',
        ['Take both into the changing room at once.', 'Then you compare instead of guessing.'],
        'Two shirts on one hook',
      ],
      [
        'Measure what fits you',
        ['Lay it flat and note the widths.', 'Chest, waist and length are enough.'],
        'A tape measure on a shirt',
      ],
      [
        'Look at the fabric',
        [
          'Stretch gives way, and firm cloth does not.',
          'Natural fabrics may shrink a little in the first wash.',
        ],
        'A fabric label',
      ],
    ],
    turn: [
      'Choose what fits and ignore the number.',
      'If you are between two sizes, ask which way this brand runs.',
    ],
    asks: ['Which brand always fits you?', 'How many different sizes are in your wardrobe?'],
    ends: { patl: 'Trust the mirror more than the label.', fhi: 'It is only a number, honestly.' },
    keep: 'the next time nothing fits',
    send: 'somebody who is cross with a size',
    own: [
      {
        kinds: ['service', 'policy', 'number'],
        about: 'sizes? (?:from|\\d|\\w+ to)|exchang|returns?\\b|styl(?:ing|ist)|alterations?',
        lead: 'And about sizes here:',
      },
    ],
    pic: { ask: 'A tape measure on a folded shirt', alt: 'A tape measure on a folded shirt' },
    claims: [['Brands use their own base sizes', 'clothing industry practice']],
  },
  {
    id: 'three-outfits-first',
    format: 'tip',
    again: 9,
    emoji: '👗',
    tags: ['WardrobeTips', 'BuyWell', 'StyleTips'],
    only: CLOTHES,
    unless: FOR_CHILDREN,
    title: ['How to buy clothes you will really wear', 'Before you buy: think of three outfits'],
    cover: 'Will I wear it? A simple test',
    gist: [
      'Before you buy a piece of clothing, name three things at home that go with it. If you can, you will wear it often.',
      'Clothes stay in the wardrobe when nothing goes with them. Think of three outfits before you pay.',
    ],
    subject: ['Will you really wear it?', 'Think of three outfits first'],
    hooks: {
      '*': [
        'Before you buy something to wear, name three things at home that go with it.',
        'How to know in the shop whether you will really wear it.',
      ],
      patl: 'Clothes that go with three things you own get worn. The rest stay on the hanger.',
      fhi: 'Is something new hanging in your wardrobe with its label still on? This helps next time.',
    },
    lines: {
      '*': [
        'Can you make three outfits with it from what you own? Then buy it. If not, think again.',
        'Take photos of your favourite clothes and keep them on your phone. In the shop you can see at once what goes with them.',
        'Wear your usual shoes when you shop for {trousers|pants}. Length and shape look different with others.',
        'If you love a piece but have nothing to go with it, ask. Somebody in the shop sees combinations you do not.',
      ],
      h: ['A sequin jacket goes with everything, if you live on a stage.'],
    },
    scene: [
      'You loved it in the shop. At home it goes with nothing, and the label is still on.',
      'In front of a full wardrobe you have nothing to wear.',
    ],
    why: [
      [
        'We wear what is easy to combine in the morning.',
        'Nobody wants to think hard about clothes at seven.',
      ],
      [
        'One piece that goes with a lot saves you buying three that do not.',
        'You get more wear out of it, so it costs less each time.',
      ],
    ],
    parts: [
      [
        'Name three partners for it',
        [
          'Two tops or bottoms and one pair of shoes from your own wardrobe.',
          'If you have to buy more to wear it, be careful.',
        ],
        'Three outfits laid on a bed',
      ],
      [
        'Think of the next two weeks',
        ['Where would you wear it?', 'If nothing comes to mind, wait.'],
        'A calendar beside a dress',
      ],
      [
        'Feel whether it is comfortable',
        ['You reach for what does not pinch or scratch.', 'Comfort decides more than {colour|color}.'],
        'A hand on a sleeve',
      ],
    ],
    turn: [
      'And if it is love at first sight, you will find the other two.',
      'Bring the jacket or the skirt it has to match. It is easier than guessing.',
    ],
    asks: ['What do you wear most in your wardrobe?', 'What have you bought and never worn?'],
    ends: { patl: 'It is easier than it sounds.', fhi: 'And have fun trying things on.' },
    keep: 'the next time you stand in front of a mirror',
    send: 'a friend with nothing to wear',
    own: [
      {
        kinds: ['service', 'people'],
        about: 'styl(?:ing|ist)|personal shop|advice|appointment',
        lead: 'If you would like a second pair of eyes:',
      },
    ],
    pic: {
      ask: 'One piece of clothing laid out with three partners',
      alt: 'One piece of clothing laid out with three partners',
    },
    claims: [['Clothes that combine are worn more', 'common experience']],
  },
  {
    id: 'what-to-wear-to-a-wedding',
    format: 'checklist',
    again: 9,
    emoji: '💐',
    tags: ['WeddingGuest', 'WhatToWear', 'OutfitIdeas'],
    only: DRESSY,
    unless: FOR_CHILDREN,
    title: ['What to wear to a wedding as a guest', 'Wedding guest: what to think of before you choose'],
    cover: 'What to wear to a wedding',
    gist: [
      'Read the invitation, think of the place and the weather, leave white to the bride, and wear shoes you can stand in for hours.',
      'Before you choose what to wear to a wedding, check the dress code, the ground you will stand on and how long the day is.',
    ],
    subject: ['What to wear to a wedding', 'Invited to a wedding?'],
    hooks: {
      '*': [
        'Invited to a wedding, and nothing to wear? Think of these things first.',
        'What to wear as a wedding guest depends on the place, the time and the shoes.',
      ],
      patl: 'Dress code, place, weather, shoes: with these four, the outfit for a wedding is easy.',
      fhi: 'Is there a wedding in your diary? Then let us talk about shoes first.',
    },
    lines: {
      '*': [
        'Wedding on grass? Choose flat shoes or a block heel. Thin heels sink in.',
        'Leave white and ivory to the bride, unless the invitation asks for it.',
        'Church in the morning and dancing at night? Choose a dress or suit that works with a jacket and without.',
        'Start looking for a wedding outfit a month before. Then there is time for alterations.',
      ],
      h: ['You can dance in anything. You cannot dance in those shoes.'],
    },
    scene: [
      'The invitation says "smart", the wedding is in a field, and it is in three weeks.',
      'Half past eight in the evening, and your shoes have been off since the speeches.',
    ],
    why: [
      [
        'A wedding lasts eight hours or more, and you sit, stand, eat and dance.',
        'Few days are as long as a wedding, so comfort counts.',
      ],
      [
        'The place decides more than fashion: a barn is cool, a garden is uneven.',
        'Photos will be taken all day, in every light.',
      ],
    ],
    parts: [
      [
        'Read the invitation again',
        [
          'Is there a dress code or a {colour|color}?',
          'If you are not sure, ask the couple or a bridesmaid.',
        ],
        'An invitation card',
      ],
      [
        'Think of the place',
        ['Grass, church, beach or hotel?', 'Bring something for cold evenings.'],
        'A jacket over a chair outdoors',
      ],
      [
        'Wear the shoes beforehand',
        ['An evening at home shows whether they pinch.', 'Take a flat pair along for dancing.'],
        'Two pairs of shoes',
      ],
      [
        'Sit and dance in it',
        ['Try both before you buy.', 'It should feel good after the third course, too.'],
        'A dress on a hanger',
      ],
    ],
    turn: [
      'Bring the invitation when you come to look. Then it goes quickly.',
      'The best outfit is one in which you forget what you are wearing.',
    ],
    asks: ['Which wedding are you invited to this year?', 'Dress, suit or something else?'],
    ends: { patl: 'It is good to know in time.', fhi: 'And have a lovely day.' },
    tick: true,
    keep: 'the next invitation',
    send: 'somebody who is invited, too',
    own: [
      {
        kinds: ['service'],
        about: 'styl(?:ing|ist)|personal shop|alterations?|occasion|by appointment',
        lead: 'If you would like help choosing:',
      },
    ],
    pic: {
      ask: 'An outfit for a wedding on a hanger, shoes beneath it',
      alt: 'An outfit for a wedding on a hanger',
    },
    claims: [['Thin heels sink into grass', 'common experience']],
  },
  {
    id: 'pack-for-a-weekend',
    format: 'howto',
    again: 9,
    emoji: '🧳',
    tags: ['PackingTips', 'WeekendAway', 'StyleTips'],
    only: CLOTHES,
    unless: FOR_CHILDREN,
    title: ['How to pack clothes for a weekend in a small bag', 'Weekend trip: how few clothes you need'],
    cover: 'Pack light for a weekend',
    gist: [
      'Choose two bottoms, three tops and one layer that all go together, and wear the heaviest on the way. That is enough for three days.',
      'Pick {colours|colors} that go together, so that each top goes with each bottom. Then a small bag is enough.',
    ],
    subject: ['Pack light for a weekend', 'Three days, one small bag'],
    hooks: {
      '*': [
        'For a weekend away you need two bottoms, three tops and one warm layer.',
        'How to pack for a weekend so that everything goes with everything.',
      ],
      patl: 'Two bottoms, three tops, one layer: enough for a weekend.',
      fhi: 'Going away for the weekend? You can leave the big suitcase at home.',
    },
    lines: {
      '*': [
        'Pack clothes in two or three {colours|colors} that go together, and every top goes with every bottom.',
        'Wear your heaviest shoes and your jacket on the way. They take the most room.',
        'Roll soft clothes and lay shirts flat on top. They come out with fewer creases.',
        'One pair of shoes on your feet and one in the bag is enough for a weekend.',
      ],
      h: ['You packed for rain, snow and a ball. You wore the same jeans for three days.'],
    },
    scene: [
      'Two nights away, and the bag will not close.',
      'On Sunday evening you unpack five things that you never wore.',
    ],
    why: [
      [
        'If everything goes together, few pieces make many outfits.',
        'Three tops and two bottoms make six different outfits.',
      ],
      [
        'Most people wear only half of what they packed.',
        'On a weekend away nobody sees that you wear it twice.',
      ],
    ],
    parts: [
      [
        'Choose two or three {colours|colors}',
        [
          'Something dark, something light, one {colour|color} you like.',
          'Then you need not think in the morning.',
        ],
        'Clothes in three {colours|colors} on a bed',
      ],
      [
        'Lay it all out first',
        ['Then take away two things.', 'You see at once what goes with nothing.'],
        'An open bag beside folded clothes',
      ],
      [
        'Pack shoes first',
        ['In a bag at the bottom, with socks in them.', 'Soft things fill the gaps.'],
        'Shoes in a cloth bag',
      ],
      [
        'Add one warm layer',
        ['A cardigan or a light jacket for the evening.', 'A large scarf is a blanket on the train.'],
        'A folded cardigan',
      ],
    ],
    turn: [
      'And leave a little room for what you bring back.',
      'The lighter the bag, the nicer the walk to the hotel.',
    ],
    asks: ['How many pairs of shoes do you pack for a weekend?', 'Do you roll or fold?'],
    ends: { patl: 'Few pieces that all go together.', fhi: 'Have a lovely weekend.' },
    keep: 'your next weekend away',
    send: 'whoever you are going away with',
    pic: { ask: 'A small open bag with a few folded clothes', alt: 'A small open bag with folded clothes' },
    claims: [['Three tops and two bottoms make six combinations', 'arithmetic']],
  },
  {
    id: 'colour-you-wear-most',
    format: 'question',
    again: 9,
    emoji: '🌈',
    tags: ['WardrobeColours', 'StyleTalk', 'ColourTalk'],
    only: CLOTHES,
    unless: FOR_CHILDREN,
    title: ['Which {colour|color} is most in your wardrobe?', 'What {colour|color} do you wear most?'],
    cover: 'Your most worn {colour|color}',
    gist: [
      'Open your wardrobe: which {colour|color} do you see most? Is it also the one you like best?',
      'Black, blue, green or all of them: which {colour|color} do you wear most often?',
    ],
    subject: ['Which {colour|color} do you wear most?', 'Open your wardrobe'],
    hooks: {
      '*': ['Which {colour|color} is most in your wardrobe?', 'What {colour|color} are you wearing today?'],
      patl: 'Which {colour|color} do you wear most often?',
      fhi: 'Open your wardrobe and tell us: which {colour|color} wins?',
    },
    lines: {
      '*': [
        'Which {colour|color} do you wear most? One word is enough.',
        'Hold something near your face in daylight. If you look rested, it is your {colour|color}.',
        'If you only wear black, try dark green or navy first. It is an easy step.',
        'One bright scarf is the easiest way to try a new {colour|color}.',
      ],
      h: ['Navy, dark blue and midnight blue count as one {colour|color}.'],
    },
    scene: [
      'You open the wardrobe in the morning, and it is nearly all one {colour|color}.',
      'Three new things this year, all in the same {colour|color}.',
    ],
    why: [
      [
        'We reach for the {colours|colors} in which we feel at home.',
        'Most people wear two or three {colours|colors} and have many more.',
      ],
    ],
    parts: [
      ['Dark and quiet', ['Black, navy, grey.', 'They go with everything.'], 'Dark clothes on a rail'],
      [
        'Bright and happy',
        ['Red, yellow, green.', 'One piece is enough for a good mood.'],
        'A bright scarf on a hook',
      ],
    ],
    turn: ['Write the {colour|color} below.', 'We are curious which one wins.'],
    asks: ['Which {colour|color} is it?', 'Which {colour|color} would you never wear?'],
    ends: { patl: 'We look forward to your answers.', fhi: 'Go and look, and tell us.' },
    keep: 'a look into the wardrobe',
    send: 'a friend who only wears black',
    pic: { ask: 'A rail sorted by {colour|color}', alt: 'A rail sorted by {colour|color}' },
    claims: [['People wear few colours', 'common experience']],
  },
  {
    id: 'the-oldest-thing-you-wear',
    format: 'question',
    again: 9,
    emoji: '🧥',
    tags: ['WellWorn', 'WardrobeStories', 'StyleTalk'],
    only: CLOTHES,
    unless: FOR_CHILDREN,
    title: [
      'What is the oldest thing in your wardrobe that you still wear?',
      'Your oldest favourite: what is it?',
    ],
    cover: 'The oldest thing you still wear',
    gist: [
      'A coat from your grandmother, a scarf from school, a shirt from a concert: what is the oldest thing that you still wear?',
      'Some clothes stay for twenty years. Which one has been with you the longest?',
    ],
    subject: ['The oldest thing you still wear', 'How old is your oldest favourite?'],
    hooks: {
      '*': [
        'What is the oldest thing in your wardrobe that you still wear?',
        'How old is your favourite coat, scarf or shirt?',
      ],
      patl: 'Which piece in your wardrobe have you worn the longest?',
      fhi: 'Tell us: what is the oldest thing that you still wear?',
    },
    lines: {
      '*': [
        'What is the oldest piece of clothing that you still wear? Tell us how old it is.',
        'A good coat can last twenty years. How old is yours?',
        'Show us a picture of the oldest thing in your wardrobe that you still love.',
        'What do your oldest clothes have in common? Mostly good fabric and a cut that never was in fashion.',
      ],
      h: ['The concert was in another century. The shirt still fits, more or less.'],
    },
    scene: [
      'Everything in the wardrobe has changed, except one thing that you have had for years.',
      'Somebody says "I like your coat", and you say "It was my mother\'s".',
    ],
    why: [
      [
        'If you have worn something for ten years, it was well chosen.',
        'Good cloth and a good cut outlast every fashion.',
      ],
    ],
    parts: [
      [
        'Something you bought long ago',
        ['It still fits, and you would buy it again.', 'Perhaps it has been mended twice.'],
        'An old coat on a hook',
      ],
      [
        'Something from the family',
        ["A grandfather's scarf, a mother's bag.", 'It is worn again because it is still good.'],
        'An old scarf',
      ],
    ],
    turn: ['Tell us what it is and how old.', 'Photos are welcome.'],
    asks: ['What is it?', 'How old is it?'],
    ends: { patl: 'Tell us in a comment.', fhi: 'We would love to see a picture.' },
    keep: 'the next time you open the wardrobe',
    send: 'the friend with that old jacket',
    pic: { ask: 'An old favourite on a hanger', alt: 'An old favourite on a hanger' },
    claims: [['Well-made clothes last many years', 'common experience']],
  },
  {
    id: 'buy-shoes-in-the-afternoon',
    format: 'tip',
    again: 9,
    emoji: '👟',
    tags: ['ShoeShopping', 'ShoeFit', 'ShoppingTips'],
    only: SHOES,
    title: ['When is the best time of day to buy shoes?', 'How to find shoes that fit all day'],
    cover: 'When to buy shoes',
    gist: [
      'Feet swell during the day, so try on shoes in the afternoon, in the socks you will wear, both feet, standing up.',
      'Shoes that fit in the morning can pinch in the evening. Try them after lunch, stand up, and walk a few steps.',
    ],
    subject: ['Buy shoes in the afternoon', 'Shoes that fit all day'],
    hooks: {
      '*': [
        'Buy shoes in the afternoon. Your feet are larger than in the morning.',
        'How to find shoes that still fit in the evening.',
      ],
      patl: 'Feet swell during the day, so the afternoon is the time to try on shoes.',
      fhi: 'Have you ever bought shoes that fitted in the shop and pinched at home?',
    },
    lines: {
      '*': [
        'Try on both shoes. Most people have one foot that is a little larger, and that one decides.',
        "Stand up in new shoes. There should be a thumb's width in front of your longest toe.",
        'Bring the socks you will wear, or the insoles if you have any.',
        'If shoes pinch in the shop, do not buy them. Width does not come with time.',
      ],
      h: ['"They will stretch" is how blisters begin.'],
    },
    scene: [
      'The shoes felt fine at ten in the morning. At five in the afternoon they pinch.',
      'You sit on the bench in the shop and press your thumb on the toe.',
    ],
    why: [
      [
        'Standing and walking makes feet a little wider during the day.',
        'In warm weather the difference is larger still.',
      ],
      ['When you stand, your foot gets longer and broader.', 'Sitting down, nearly every shoe fits.'],
    ],
    parts: [
      [
        'Come in the afternoon',
        ['After a few hours on your feet.', 'Best after you have walked a bit.'],
        'Feet in socks on a shop floor',
      ],
      [
        'Try on both shoes and stand',
        ['Fit the larger foot.', "A thumb's width in front of the toes is right."],
        'A thumb on the toe of a shoe',
      ],
      [
        'Walk, also on a hard floor',
        ['The heel should not slip.', 'Up and down a step if there is one.'],
        'Somebody walking in new shoes',
      ],
    ],
    turn: [
      'Have your feet measured now and then. They change with age.',
      'Good shoes fit from the first step.',
    ],
    asks: ['Have you got one larger foot?', 'Which shoes do you wear most?'],
    ends: { patl: 'It is good to know in time.', fhi: 'Take your time and walk a round.' },
    keep: 'the next pair of shoes',
    send: 'somebody with a blister',
    own: [
      {
        kinds: ['service', 'product'],
        about: 'measur|fitting|half sizes|wide|width',
        lead: 'For shoes that fit:',
      },
    ],
    pic: { ask: 'A shoe being tried on, a thumb at the toe', alt: 'A shoe being tried on' },
    claims: [['Feet swell during the day', 'podiatry advice']],
  },
  {
    id: 'measure-before-you-shop-for-home',
    format: 'checklist',
    again: 9,
    emoji: '📐',
    tags: ['HomeShopping', 'InteriorTips', 'MeasureTwice'],
    only: FOR_ROOMS,
    title: [
      'What to measure at home before you buy something for it',
      'Shopping for your home: what to measure first',
    ],
    cover: 'Measure before you buy',
    gist: [
      'Note the place, the door, the height and the {colours|colors} around it, with photos on your phone. Then you can decide in the shop.',
      'With a few measurements and two photos on your phone, you need not guess in the shop.',
    ],
    subject: ['What to measure before you buy', 'Photos and measurements to bring'],
    hooks: {
      '*': [
        'Before you buy something for your home, measure the place and take two photos.',
        'What to have on your phone when you shop for your home.',
      ],
      patl: 'A few measurements and two photos save you the wrong size.',
      fhi: 'Have you ever carried home something that did not fit? Measure first.',
    },
    lines: {
      '*': [
        'Measure the place where it will stand: width, depth and height. And the door it has to go through.',
        'Take a photo of the room in daylight. {Colours|Colors} look different under lamps.',
        'Mark the size on the floor with tape before you buy furniture or a rug. Then you see if you can still walk past.',
        'For a lamp over a table, measure the table. The shade should be clearly narrower.',
      ],
      h: ['"About so wide" with two hands is not a measurement. The hands move.'],
    },
    scene: [
      'In the shop it looked just right. At home it blocks the door.',
      'You stand in front of a shelf and try to remember how wide the hall is.',
    ],
    why: [
      ['In a large shop everything looks smaller than at home.', 'High ceilings make furniture look small.'],
      ['{Colours|Colors} are hard to remember exactly.', 'A photo helps more than a good memory.'],
    ],
    parts: [
      [
        'Measure the place',
        ['Width, depth, height, and what is beside it.', 'Write it on a photo of the room.'],
        'A tape measure along a wall',
      ],
      [
        'Measure the way in',
        ['Door, stairs, lift.', 'Large things have to get round corners.'],
        'A tape measure at a door',
      ],
      [
        'Take photos in daylight',
        [
          'One of the place and one of the whole room.',
          'A piece of fabric or paint in the bag helps as well.',
        ],
        'A room photographed by phone',
      ],
    ],
    turn: ['Then bring the phone, and the choice is easy.', 'Measure twice. It takes a minute.'],
    asks: [
      'Have you ever bought something too large for the room?',
      'Which corner of your home would you like to furnish?',
    ],
    ends: { patl: 'It is worth the few minutes.', fhi: 'Bring your photos, and we will look together.' },
    tick: true,
    keep: 'the next time you furnish a corner',
    send: 'whoever holds the other end of the tape',
    own: [
      {
        kinds: ['service', 'people'],
        about: 'advice|plan|measure|home visit|floor plan|delivery',
        lead: 'If you would like help with it:',
      },
    ],
    pic: { ask: 'A tape measure on the floor beside a piece of furniture', alt: 'A tape measure on a floor' },
    claims: [['Large showrooms make things look smaller', 'interior design practice']],
  },
];
