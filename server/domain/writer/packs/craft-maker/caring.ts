// Clay, wood, wool and leather in use.
import type { Idea } from '../../library/idea.ts';
import { KNITTED, LEATHER, LEATHER_BELTS, POTS, WOOD_TO_EAT_FROM, WOODWORKERS } from './kinds.ts';

export const CARING: readonly Idea[] = [
  {
    id: 'can-it-go-in-the-dishwasher',
    format: 'answer',
    again: 9,
    emoji: '🍽️',
    tags: ['PotteryCare', 'HandmadePottery', 'Tableware'],
    only: POTS,
    title: [
      'Can handmade pottery go in the dishwasher?',
      'Dishwasher, oven, microwave: what pottery can bear',
    ],
    cover: 'Pottery and the dishwasher',
    question: 'Can handmade pottery go in the dishwasher?',
    short: 'Stoneware mostly can. Ask the potter, and avoid sudden heat.',
    gist: [
      'Well fired stoneware mostly bears the dishwasher. What breaks pottery is a sudden change from cold to hot. Unglazed pieces and gold rims are washed by hand.',
      'Ask if it is stoneware and glazed all over. Then the dishwasher is mostly fine, and the fridge before the oven is not.',
    ],
    subject: ['Pottery in the dishwasher?', 'What pottery can bear'],
    hooks: {
      '*': [
        'Can handmade pottery go in the dishwasher? Stoneware mostly can.',
        'What breaks a handmade bowl? Mostly a sudden change from cold to hot.',
      ],
      patl: 'Stoneware bears the dishwasher. What it does not like is sudden heat.',
      fhi: 'Do you keep your favourite bowl out of the dishwasher? Perhaps you need not.',
    },
    lines: {
      '*': [
        'Ask if your pottery is stoneware. It is fired very hot and mostly bears the dishwasher.',
        'Never put a bowl from the fridge into a hot oven. The sudden heat cracks it.',
        'Leave a little room between handmade pieces in the dishwasher, so that they do not knock.',
        'Pottery with a gold rim belongs neither in the microwave nor in the dishwasher.',
      ],
      h: ['The mug survived a kiln. It is the sink that frightens it.'],
    },
    scene: [
      'You have bought a bowl you love, and now you do not dare to use it.',
      'At home you stand before the open dishwasher with a handmade mug.',
    ],
    why: [
      [
        'Stoneware is fired so hot that it takes up hardly any water.',
        'Earthenware is softer and takes up more.',
      ],
      [
        'Clay expands when it gets hot, and a sudden change pulls it apart.',
        'A slow change does it no harm.',
      ],
    ],
    parts: [
      [
        'Dishwasher',
        ['Yes for glazed stoneware, if nothing knocks.', 'By hand for unglazed and very fine pieces.'],
        'A bowl in a dishwasher rack',
      ],
      [
        'Microwave',
        ['Mostly yes, unless there is metal in the glaze.', 'If it gets hotter than the food, leave it.'],
        'A mug in a microwave',
      ],
      [
        'Oven',
        ['Only if the potter says so, and from cold.', 'Put it in before you switch the oven on.'],
        'A dish in a cold oven',
      ],
    ],
    turn: ['So use it every day. That is what it was made for.', 'If you are not sure, ask when you buy.'],
    asks: ['Do you put handmade pottery in the dishwasher?', 'Which bowl do you use every day?'],
    ends: { patl: 'Any questions? Just ask us.', fhi: 'Use the nice bowl today.' },
    keep: 'the next time you load the dishwasher',
    send: 'somebody who only looks at the good bowl',
    own: [
      {
        kinds: ['product', 'process', 'policy'],
        about: 'stoneware|dishwasher|oven|microwave|glaze|used',
        lead: 'About the pieces here:',
      },
    ],
    pic: { ask: 'A handmade bowl in use, with food in it', alt: 'A handmade bowl in use' },
    claims: [['Thermal shock and stoneware firing', 'ceramics textbook']],
  },
  {
    id: 'favourite-mug',
    format: 'question',
    again: 9,
    emoji: '☕',
    tags: ['FavouriteMug', 'PotteryTalk', 'HandmadePottery'],
    only: POTS,
    title: ['Which is your favourite mug?', 'Show us your favourite mug'],
    cover: 'Your favourite mug',
    gist: [
      'Everybody has one mug that they reach for first. Which is yours, and what do you drink from it?',
      'Large or small, thin or heavy: what makes a mug your favourite?',
    ],
    subject: ['Your favourite mug', 'Which mug do you reach for?'],
    hooks: {
      '*': ['Which is your favourite mug?', 'Which mug do you reach for first in the morning?'],
      patl: 'What makes a mug your favourite: the shape, the handle or the {colour|color}?',
      fhi: 'Show us the mug you drink from every morning.',
    },
    lines: {
      '*': [
        'Which mug do you reach for first? Post a picture.',
        'How many fingers should fit through the handle of a mug: two, three or all?',
        'Large mug or small cup: what do you drink from in the morning?',
        'Does your favourite mug have a chip? Most have.',
      ],
      h: ['There are twelve mugs in the cupboard. One of them is used.'],
    },
    scene: [
      'You open the cupboard, and your hand goes to the same one every day.',
      'Somebody else is using your mug. You say nothing.',
    ],
    why: [['Weight, lip and handle decide how it feels.', 'We like what fits our own hand.']],
    parts: [
      [
        'A large one',
        ['It keeps you going until eleven.', 'Good for tea and soup.'],
        'A large mug in two hands',
      ],
      ['A small one', ['Hot to the last sip.', 'Just right for coffee.'], 'A small cup on a saucer'],
    ],
    turn: ['Tell us, or show us a photo.', 'We would love to see it.'],
    asks: ['Which one is it?', 'What is in it?'],
    ends: { patl: 'Write it in a comment.', fhi: 'Go on, show us.' },
    keep: 'the next cup of tea',
    send: 'whoever takes your mug',
    own: [{ kinds: ['product'], about: 'mugs?\\b|cups?\\b', lead: 'And if you are looking for a new one:' }],
    pic: { ask: 'Three of your mugs side by side', alt: 'Three handmade mugs side by side' },
    claims: [['People have a favourite mug', 'common experience']],
  },
  {
    id: 'how-a-mug-is-made',
    format: 'behind',
    again: 10,
    emoji: '🏺',
    tags: ['HowItsMade', 'PotteryStudio', 'BehindTheScenes'],
    only: POTS,
    title: ['How a mug is made, from clay to cup', 'How long does it take to make a mug?'],
    cover: 'From clay to mug',
    gist: [
      'A mug is thrown, dried, trimmed, given a handle, fired, glazed and fired again. From clay to cup it takes two or three weeks.',
      'Ten minutes on the wheel, and weeks of drying and firing: that is a mug.',
    ],
    subject: ['How a mug is made', 'From clay to cup'],
    hooks: {
      '*': [
        'How long does it take to make a mug? Two to three weeks.',
        'How does a lump of clay become a mug? Here are the steps.',
      ],
      patl: 'A mug is ten minutes on the wheel and weeks of drying and firing.',
      fhi: 'Have you ever seen how a mug is made? Here it is, step by step.',
    },
    lines: {
      '*': [
        'A handle is put on when the clay is as firm as cheese. Too wet and it sags, too dry and it cracks.',
        'Clay shrinks as it dries and is fired. A mug on the wheel is larger than the one you buy.',
        'Most pots are fired twice: once to harden them, and once for the glaze.',
        'A kiln takes about a day to cool. Opening it early can crack the pots.',
      ],
      h: ['It takes three weeks. Dropping it takes one second.'],
    },
    scene: [
      'On the wheel a cup grows between two wet hands in a few minutes.',
      'On a shelf stand thirty mugs without handles, drying.',
    ],
    why: [
      ['If clay dries too fast, it cracks.', 'Thick parts dry more slowly than thin ones.'],
      [
        'The heat of the kiln turns soft clay into something hard as stone.',
        'The glaze melts to glass at the same time.',
      ],
    ],
    parts: [
      [
        'Throw it on the wheel',
        ['A lump of clay, water and two hands.', 'A few minutes with practice.'],
        "A cup on a potter's wheel",
      ],
      [
        'Dry it, trim it, add a handle',
        ['All in the right moment.', 'One to three days.'],
        'Mugs drying on a board',
      ],
      [
        'Fire it for the first time',
        ['Then it is hard, and still takes up water.', 'That is when it is dipped in glaze.'],
        'A shelf in a kiln',
      ],
      [
        'Glaze it and fire it again',
        ['Now the {colour|color} comes out.', 'It is a surprise each time.'],
        'A glazed mug',
      ],
    ],
    turn: ['And then somebody drinks tea from it for years.', 'Would you like to try it yourself?'],
    asks: ['What would you like to make on the wheel?', 'Have you ever tried pottery?'],
    ends: { patl: 'Try it the next time.', fhi: 'Think of it at your next cup of tea.' },
    keep: 'your next coffee break',
    send: 'somebody who loves pottery',
    own: [
      {
        kinds: ['service', 'event', 'price'],
        about: 'class(?:es)?\\b|courses?\\b|wheel|workshops?\\b|taster',
        lead: 'If you would like to try it:',
      },
    ],
    pic: { ask: 'A mug on the wheel, half finished', alt: 'A mug on the wheel, half finished' },
    claims: [['Steps of making a stoneware mug', 'ceramics textbook']],
  },
  {
    id: 'oil-the-board',
    format: 'howto',
    again: 9,
    emoji: '🪵',
    tags: ['WoodCare', 'ChoppingBoard', 'WoodenBowl'],
    only: WOOD_TO_EAT_FROM,
    title: ['How to oil a wooden board, bowl or spoon', 'Wooden boards: wash, dry, oil'],
    cover: 'Oil your wooden board',
    gist: [
      'Wash it with warm water, let it dry standing up, rub in a little food-safe oil, wait an hour and wipe off the rest. Do it when the wood looks pale.',
      'If water no longer beads on the wood, it needs oil. A thin coat every month or two is enough.',
    ],
    subject: ['How to oil a wooden board', 'Does your board need oil?'],
    hooks: {
      '*': [
        'Does your wooden board look pale and dry? It needs oil.',
        'How to oil a wooden board or bowl so that it lasts.',
      ],
      patl: 'A thin coat of oil every month or two keeps wooden boards and bowls from cracking.',
      fhi: 'When did you last oil your wooden board? Here is how.',
    },
    lines: {
      '*': [
        'Drop test: put a drop of water on your wooden board. If it soaks in, the board needs oil.',
        'Never put wooden boards, bowls or spoons in the dishwasher. They split.',
        'Dry a wooden board standing up, so that air gets to both sides.',
        'Use food-safe mineral oil or a board oil that hardens. Kitchen oils can go rancid.',
      ],
      h: ['Wood likes a bath now and then. It does not like to stay in.'],
    },
    scene: [
      'The board has become rough and grey, and it smells of onion.',
      'Your salad bowl has been in use for a year and looks dull.',
    ],
    why: [
      ['Washing takes oil out of the wood, and dry wood cracks.', 'Wood that is oiled takes up less water.'],
      ['It then cleans more easily and smells less.', 'Stains do not go in as deep.'],
    ],
    parts: [
      [
        'Wash it and let it dry',
        ['Use warm water and a brush, and do not soak it.', 'Let it dry overnight, standing up.'],
        'A wooden board drying on its edge',
      ],
      [
        'Rub in a little oil',
        ['Use a cloth, and go along the grain.', 'Oil the ends of the wood twice, as they take up most.'],
        'A cloth with oil on wood',
      ],
      [
        'Wait and wipe it off',
        ['After an hour nothing should feel sticky.', 'Leave it overnight before use.'],
        'An oiled bowl on a cloth',
      ],
    ],
    turn: ['Then it looks like new.', 'Sand rough places lightly before you oil.'],
    asks: ['What do you use to oil your board?', 'How old is your oldest wooden spoon?'],
    ends: { patl: 'If you are not sure, just ask.', fhi: 'It takes ten minutes and smells nice.' },
    caution:
      'Rags with hardening oils such as linseed can catch fire by themselves. Spread them out to dry outdoors.',
    keep: 'the next rainy Sunday',
    send: 'somebody with a dry board',
    own: [
      {
        kinds: ['product', 'process'],
        about: 'boards?\\b|bowls?\\b|spoons?\\b|\\boil',
        lead: 'Pieces to look after:',
      },
    ],
    pic: { ask: 'A wooden board, half of it freshly oiled', alt: 'A wooden board, half of it freshly oiled' },
    claims: [['Oiling wood and self-heating rags', 'woodworking practice and fire service advice']],
  },
  {
    id: 'wood-by-the-heater',
    format: 'season',
    again: 11,
    emoji: '🪵',
    tags: ['WoodCare', 'WinterCare', 'WoodenFurniture'],
    only: WOODWORKERS,
    when: { season: ['winter'] },
    title: ['Why wood cracks in winter, and what helps', 'Wood and heating: keep your pieces from cracking'],
    cover: 'Wood in dry winter air',
    gist: [
      'Heated air is dry, and wood shrinks in it. Keep wooden pieces away from {radiators|heaters}, oil them thinly, and air your rooms.',
      'Small cracks that open in winter often close again in summer. Distance from the heating is the best care.',
    ],
    subject: ['Wood in winter', 'Keep wood away from the heater'],
    hooks: {
      '*': [
        'Heated air is dry. Keep wooden pieces away from the {radiator|heater}.',
        'Why does wood crack in winter, and what can you do?',
      ],
      patl: 'Dry heated air makes wood shrink, so give it distance and a little oil.',
      fhi: 'Does a wooden bowl stand above your {radiator|heater}? Please move it.',
    },
    lines: {
      '*': [
        'Keep wooden bowls and boards an arm away from {radiators|heaters} and stoves.',
        'Drawers that stick in summer run easily in winter: wood swells and shrinks with the air.',
        'A thin coat of oil or wax before winter helps wood to lose moisture more slowly.',
        'Do not fill small winter cracks at once. Many close again in spring.',
      ],
      h: ['At night the sideboard cracks its knuckles.'],
    },
    scene: [
      'In January a fine crack opens in the table.',
      'The heating is on, and at night you hear the wood creak.',
    ],
    why: [
      [
        'Wood gives up moisture to dry air and gets narrower.',
        'It moves across the grain and hardly along it.',
      ],
      [
        'If it dries on one side only, it bends or splits.',
        'That happens beside a {radiator|heater} or in the sun.',
      ],
    ],
    parts: [
      [
        'Move it away',
        [
          'From {radiators|heaters}, stoves and floor heating.',
          "An arm's length from the heating is enough.",
        ],
        'A wooden bowl on a sideboard',
      ],
      [
        'Oil it thinly',
        ['Oil the ends and edges, too.', 'Wipe off the oil that stays on top.'],
        'A cloth on a wooden bowl',
      ],
      [
        'Mind the air',
        ['Houseplants or a bowl of water help a little.', 'Very dry air is not good for you either.'],
        'A plant beside a wooden chair',
      ],
    ],
    turn: ['And leave small cracks alone until summer.', 'If a large one opens, ask the maker.'],
    asks: ['Which wooden thing do you treasure most?', 'Does your furniture creak at night?'],
    ends: { patl: 'It is good to know in time.', fhi: 'Your wood will settle down in spring.' },
    keep: 'the first cold week',
    send: 'somebody with a table by the stove',
    pic: { ask: 'A wooden bowl away from a radiator', alt: 'A wooden bowl on a sideboard' },
    claims: [['Wood shrinks in dry air', 'wood technology textbook']],
  },
  {
    id: 'wash-handknits',
    format: 'howto',
    again: 9,
    emoji: '🧶',
    tags: ['HandKnitted', 'WoolCare', 'KnitwearCare'],
    only: KNITTED,
    title: ['How to wash a hand-knitted piece', 'Hand-knitted wool: how to wash and dry it'],
    cover: 'How to wash hand knits',
    gist: [
      'Soak it in cool water with a wool detergent, press it gently, rinse in water of the same temperature, roll it in a towel and dry it flat.',
      'Cool water, no rubbing, no wringing, dry flat: hand knits then keep their shape for years.',
    ],
    subject: ['How to wash hand knits', 'Cool, gentle, flat'],
    hooks: {
      '*': [
        'How do you wash something that was knitted by hand? Cool, without rubbing, and flat to dry.',
        'Hand-knitted wool lasts for years if you wash it like this.',
      ],
      patl: 'Cool water, no rubbing, dried flat: that keeps hand knits in shape.',
      fhi: 'Afraid to wash your hand-knitted hat? It is easy.',
    },
    lines: {
      '*': [
        'Wash hand-knitted wool in cool water with a wool detergent. Do not rub or wring.',
        'Rinse wool in water of the same temperature. A sudden change makes it felt.',
        'Roll wet knitwear in a towel and press the water out. Then lay it flat and pull it into shape.',
        'Hand knits seldom need washing. Most of the time fresh air is enough.',
      ],
      h: ['It went in as a {jumper|sweater} for a man and came out for a bear.'],
    },
    scene: [
      'The mittens are dirty from the snow, and you do not dare to wash them.',
      'In the machine, on warm, a favourite hat became very small.',
    ],
    why: [
      [
        'Heat, movement and soap make wool fibres lock together.',
        'Once wool has felted, it cannot be undone.',
      ],
      ['Wet wool is heavy and stretches if it hangs.', 'Laid flat it keeps its shape.'],
    ],
    parts: [
      ['Soak it', ['Ten minutes in cool water.', 'Press it a few times, no more.'], 'Knitwear in a basin'],
      [
        'Rinse and roll',
        ['Same temperature, then into a towel.', 'Stand on the roll if you like.'],
        'A rolled towel',
      ],
      [
        'Dry it flat',
        ['On a dry towel, pulled into shape.', 'Not on the {radiator|heater}, not in the sun.'],
        'A knitted hat drying flat',
      ],
    ],
    turn: ['After a night or two it is dry and soft.', 'Then it keeps you warm for many winters.'],
    asks: ['What was knitted for you by hand?', 'Have you ever shrunk something?'],
    ends: { patl: 'Ask if anything is unclear.', fhi: 'Try it with a hat first.' },
    caution: 'Follow the label of the yarn if there is one.',
    keep: 'the end of winter',
    send: 'somebody with a hand-knitted hat',
    own: [
      {
        kinds: ['product'],
        about: 'wool|knit|hats?\\b|mittens?\\b|blankets?\\b|scar(?:f|ves)',
        lead: 'Made of wool here:',
      },
    ],
    pic: { ask: 'A knitted piece drying flat on a towel', alt: 'A knitted piece drying flat on a towel' },
    claims: [['Wool felts by heat and agitation', 'textile textbook']],
  },
  {
    id: 'how-to-choose-a-hat-size',
    format: 'tip',
    again: 9,
    emoji: '🧢',
    tags: ['HatSize', 'HandKnitted', 'WinterHat'],
    only: 'hats?\\b(?=[\\s\\S]*(?:knit|wool|crochet))|(?:knit|wool|crochet)[\\s\\S]*\\bhats?\\b',
    title: ['How to find the right size for a knitted hat', 'Hat size: how to measure a head'],
    cover: 'Find your hat size',
    gist: [
      'Measure round the head above the ears and eyebrows with a soft tape. A knitted hat should be a little smaller, as it stretches.',
      'One measurement is enough for a hat: round the widest part of the head.',
    ],
    subject: ['Which hat size?', 'How to measure for a hat'],
    hooks: {
      '*': [
        'How do you find the right size for a knitted hat? Measure once round the head.',
        'Ordering a knitted hat? You need only one number.',
      ],
      patl: 'One measurement round the head is enough for a hat that fits.',
      fhi: 'Would you like to give somebody a hat, and do not know the size?',
    },
    lines: {
      '*': [
        'Measure a head just above the ears and across the forehead. That is the hat size.',
        'No tape measure? Use a piece of string and lay it along a ruler.',
        'A knitted hat stretches, so it may be a little smaller than the head.',
        'For children, note the age as well. Heads grow fastest in the first two years.',
      ],
      h: ['Hair counts. So do plaits and bobbles.'],
    },
    scene: [
      'You order a hat as a present and guess. It sits on the top of his head.',
      'A child pulls the hat off again and again, because it is too tight.',
    ],
    why: [
      [
        'Knitting gives way, so a few sizes fit nearly everybody.',
        'Only very small and very large heads need exact numbers.',
      ],
      ['A hat that is too wide slips into the eyes.', 'If it is too tight, nobody wears it.'],
    ],
    parts: [
      [
        'Measure round the head',
        ['Above the ears and over the eyebrows.', 'The tape should not be tight.'],
        'A tape measure round a head',
      ],
      [
        'Choose how it should sit',
        ['Over the ears or on top.', 'Say so when you order.'],
        'A knitted hat with a brim',
      ],
      [
        'Say how thick the hair is',
        ['Plaits and curls need room.', 'A loose hat suits long hair.'],
        'A hat on long hair',
      ],
    ],
    turn: [
      'Then choose the {colour|color}. That takes longer.',
      'If it is a surprise, ask which size is safest.',
    ],
    asks: ['Which {colour|color} is your hat?', 'Do your ears get cold?'],
    ends: { patl: 'Try it the next time.', fhi: 'And now the fun part: the {colour|color}.' },
    keep: 'the first cold morning',
    send: 'somebody with cold ears',
    own: [
      {
        kinds: ['product', 'process'],
        about: 'hats?\\b|to order|sizes?\\b|colou?rs?',
        lead: 'About hats here:',
      },
    ],
    pic: { ask: 'A tape measure beside a knitted hat', alt: 'A tape measure beside a knitted hat' },
    claims: [['Hat size is head circumference', 'definition']],
  },
  {
    id: 'look-after-leather',
    format: 'howto',
    again: 9,
    emoji: '👜',
    tags: ['LeatherCare', 'LeatherGoods', 'HandmadeLeather'],
    only: LEATHER,
    title: ['How to look after leather bags and belts', 'Leather care: little and often'],
    cover: 'How to look after leather',
    gist: [
      'Wipe it with a dry cloth, feed it with a little leather balm two or three times a year, and keep it away from heat. Dry leather cracks.',
      'Leather is skin: it needs a little fat now and then. A thin coat, rubbed in and wiped off, is enough.',
    ],
    subject: ['How to look after leather', 'Feed your leather'],
    hooks: {
      '*': [
        'How do you look after leather? A little balm, two or three times a year.',
        'Good leather lasts for decades if you do three small things.',
      ],
      patl: 'Dust, a little balm and no heat: leather needs no more.',
      fhi: 'Does your bag look dry? It would like some balm.',
    },
    lines: {
      '*': [
        'Rub a thin coat of leather balm into your bag or belt two or three times a year.',
        'Wet leather: dry it slowly at room temperature, stuffed with paper. Never on the {radiator|heater}.',
        'Try leather balm on the back first, as it can darken the {colour|color}.',
        'Do not keep leather in plastic. It needs air.',
      ],
      h: ['A scratch is not damage. After two years it is called character.'],
    },
    scene: [
      'The strap of your bag has become stiff and dull.',
      'A belt has hung in the wardrobe for years, and now it has fine cracks.',
    ],
    why: [
      ['Leather loses its oils over time and becomes brittle.', 'Where it bends, it cracks first.'],
      ['Heat dries it faster than anything.', 'A summer in a hot car does as much as years of wear.'],
    ],
    parts: [
      ['Wipe off the dust', ['A soft dry cloth.', 'A damp one for marks.'], 'A cloth on a leather bag'],
      [
        'Rub in a little balm',
        ['Thinly, with a cloth.', 'Let it sink in overnight, then buff it.'],
        'A tin of balm beside a belt',
      ],
      [
        'Store it well',
        ['Bags filled with paper, belts hanging.', 'In a cotton bag, not in plastic.'],
        'A bag filled with paper',
      ],
    ],
    turn: ['Then it gets nicer every year.', 'And a broken stitch can be sewn.'],
    asks: ['What is your oldest piece of leather?', 'Scratches: do you like them or not?'],
    ends: { patl: 'It is worth the few minutes.', fhi: 'Ten minutes, and it smells wonderful.' },
    keep: 'the change of season',
    send: 'somebody with a dry bag',
    own: [
      {
        kinds: ['product', 'service'],
        about: 'leather|belts?\\b|bags?\\b|repairs?\\b|balm',
        lead: 'About leather here:',
      },
    ],
    pic: {
      ask: 'A leather bag, half of it freshly treated',
      alt: 'A leather bag, half of it freshly treated',
    },
    claims: [['Leather needs its oils replaced', 'leather care practice']],
  },
  {
    id: 'measure-for-a-belt',
    format: 'howto',
    again: 9,
    emoji: '📏',
    tags: ['BeltSize', 'LeatherBelt', 'LeatherGoods'],
    only: LEATHER_BELTS,
    title: ['How to measure for a belt', 'Belt size: how to find yours'],
    cover: 'How to measure for a belt',
    gist: [
      'Measure a belt that you wear, from the fold at the buckle to the hole you use. That length is your belt size.',
      'Do not go by the size of your {trousers|pants}. Measure an old belt from buckle to hole.',
    ],
    subject: ['How to measure for a belt', 'Your belt size'],
    hooks: {
      '*': [
        'How do you find your belt size? Measure one that fits.',
        'Ordering a belt? Measure the one you wear.',
      ],
      patl: 'Your belt size is the length from the buckle to the hole you use.',
      fhi: 'Do you want to order a belt and have no idea of the size?',
    },
    lines: {
      '*': [
        'Belt size: from the end of the leather at the buckle to the hole you use.',
        'No belt at hand? Run a tape through the loops of your {trousers|pants}.',
        'For a present, measure a belt from his wardrobe, and look at the {colour|color} of his shoes.',
        'The middle hole should fit. Then there is room either way.',
      ],
      h: ['Measure before lunch and after. The truth is in the middle hole.'],
    },
    scene: [
      'The new belt closes only in the last hole.',
      'You would like to give a belt, and you cannot ask.',
    ],
    why: [
      [
        '{Trousers|Pants} sizes differ, and where you wear the belt differs as well.',
        'A belt on the hips is longer than one at the waist.',
      ],
      [
        'A belt that fits in the middle hole lasts longest.',
        'It can be worn tighter or looser over the years.',
      ],
    ],
    parts: [
      [
        'Take a belt that fits',
        ['Lay it flat on a table.', 'Look which hole is worn most.'],
        'A belt laid flat beside a tape',
      ],
      [
        'Measure from buckle to hole',
        ['From the fold where the leather ends.', 'Without the buckle itself.'],
        'A tape along a belt',
      ],
      [
        'Say how wide your loops are',
        ['Jeans take a wide belt, suits a narrow one.', 'A photo of them helps.'],
        'Belt loops on jeans',
      ],
    ],
    turn: ['Then choose {colour|color} and buckle.', 'If in doubt, ask for an extra hole.'],
    asks: ['Brown or black?', 'How old is your belt?'],
    ends: { patl: 'It is good to know in time.', fhi: 'It takes one minute.' },
    keep: 'the next time you order a belt',
    send: 'somebody who needs a new one',
    own: [{ kinds: ['product', 'process', 'price'], about: 'belts?\\b', lead: 'Our belts:' }],
    pic: { ask: 'A belt laid along a tape measure', alt: 'A belt laid along a tape measure' },
    claims: [['Belt size is measured to the middle hole', 'leather trade practice']],
  },
];
