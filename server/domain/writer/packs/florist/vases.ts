// Flowers at home: fruit, thirst and form.
import type { Idea } from '../../library/idea.ts';

export const VASES: readonly Idea[] = [
  {
    id: 'not-beside-the-fruit',
    format: 'mistake',
    again: 9,
    emoji: '🍎',
    tags: ['CutFlowers', 'FlowerCare', 'FloristTips'],
    title: 'Why flowers fade beside the fruit bowl',
    cover: 'Not beside the fruit bowl',
    wrong: 'Putting the vase next to the fruit bowl',
    gist: [
      'Apples and bananas breathe out something that ages petals. Move the vase away from apples and bananas, out of the sun and off the radiator, and the same flowers last days longer.',
      'An apple can empty a vase of carnations. It is the ripening gas, which tells flowers that their time is over.',
    ],
    subject: ['The apple and the carnation', 'Move the vase, win three days'],
    hooks: {
      '*': [
        'Where does your vase of flowers stand? If there is a fruit bowl beside it, move one of them.',
        'Ripe apples make cut flowers fade.',
      ],
      pt: 'Ripening fruit gives off ethylene, a plant hormone that ages many cut flowers.',
      fi: "Your flowers faded after two days, and it was not your fault? Perhaps it was the bananas'.",
      a: 'Flowers away from fruit, sun, radiator and television.',
      h: 'The bananas meant no harm. They just told the carnations how old they were.',
      l: 'A cool corner, clear water, and one more week.',
    },
    lines: {
      '*': [
        'Keep cut flowers away from ripe apples and bananas: the gas that ripens fruit makes petals fall.',
        'A radiator or a sunny sill can cost cut flowers half of their days. A cool hall adds some.',
        'Carnations, sweet peas, lilies and orchids mind the gas from fruit most.',
        'Put the vase somewhere cool for the night. Florists do nothing else.',
      ],
      h: ['It was a still life of flowers and fruit. In the morning it was mostly fruit.'],
    },
    scene: [
      'A Sunday table as on an old painting: grapes, apples, a vase. On Tuesday the cloth is covered with petals.',
      'The carnations close as though they were going to bed, at noon, and beside them a banana turns brown.',
    ],
    why: [
      [
        'To a plant the gas means: fruit is ripe, flowers are no longer needed.',
        'It is one plant talking to another, without a sound.',
      ],
      [
        'Warmth makes everything quicker: opening, drinking, fading.',
        'In the cold a flower lives on its stores for longer.',
      ],
    ],
    parts: [
      [
        'Move it away from fruit',
        [
          'Another room is best, the other end of the table will do.',
          'Apples and bananas give off the most.',
        ],
        'A vase on a hall table',
      ],
      [
        'Keep it out of sun and heat',
        ['Sills, radiators and televisions dry petals.', 'Bright and cool is what they like.'],
        'A vase in a shady room',
      ],
      [
        'Cool for the night',
        ['Hall, cellar stairs, balcony above freezing.', 'It takes a second at bedtime.'],
        'A vase on a cellar step',
      ],
      [
        'Take out what has faded',
        ['Old blooms give off the same gas as fruit.', 'The others breathe more freely.'],
        'A hand taking out a faded flower',
      ],
    ],
    turn: [
      'The painters, by the way, painted the flowers one after another, over months.',
      'And the apple tastes just as good in the kitchen.',
    ],
    asks: ['Where does your vase stand?', 'Which flowers last longest at your place?'],
    ends: {
      pa: 'Place matters as much as water.',
      fi: 'Move it now, we will wait.',
      t: 'Ethylene, heat, drying air.',
      h: 'The bananas have apologised.',
      l: 'Cool, bright, and quiet.',
    },
    keep: 'the next bunch',
    send: 'somebody with a beautiful fruit bowl',
    own: [
      {
        kinds: ['service', 'product', 'policy', 'process'],
        about: 'guarantee|fresh|flower (?:food|care)|conditioned|lasts? (?:a|for|longer|at)',
        lead: 'And what is done for long life here.',
      },
    ],
    pic: { ask: 'A vase beside a fruit bowl', alt: 'A vase of flowers next to a fruit bowl' },
    claims: [
      ['Ethylene from ripening fruit shortens vase life; cool storage prolongs', 'postharvest textbooks'],
    ],
  },
  {
    id: 'the-tulip-that-bows',
    format: 'tip',
    again: 9,
    emoji: '🌷',
    tags: ['Tulips', 'CutFlowers', 'FlowerCare'],
    title: 'Drooping tulips or roses: paper, deep water, two hours',
    cover: 'When tulips bow',
    gist: [
      'Roll drooping flowers tightly in paper, cut the stems, and stand them in water up to the neck for two hours. Tulips get straight, and many a rose lifts its head.',
      'A hanging head is mostly thirst with air in the stem. A fresh cut and support while it drinks put it right.',
    ],
    subject: ['Two hours in paper', 'Mostly it is thirst'],
    hooks: {
      '*': [
        'Tulips hanging over the edge of the vase? Roll them in paper, and wait for two hours.',
        'A rose with a bent neck is often only thirsty.',
      ],
      pt: 'Stiff stems are full of water; air bubbles stop the flow, and a fresh cut restores it.',
      fi: 'The bouquet is two days old and the heads are hanging? Do not throw it out yet.',
      a: 'Drooping flowers: cut, wrap, deep water, two hours.',
      h: 'Tulips lie down when they are tired. So do we, without paper.',
      l: 'A stem that drinks, and slowly rises.',
    },
    lines: {
      '*': [
        'Drooping tulips: cut a slice off the stems, roll them tightly in paper and stand them in deep water for two hours.',
        'Cut the stem of a limp rose again, slanted, and give it lukewarm water up to its neck. Many come back.',
        'Tulips grow on in the vase, some centimetres in all. Cut them shorter than you think.',
        "Little water is enough for tulips afterwards: a hand's breadth.",
      ],
      h: ['A tulip in the vase does yoga. Nobody asked it to.'],
    },
    scene: [
      'Wednesday evening, a jug, ten tulips, and all of them look down at the table as though they had dropped something.',
      'A parcel of newspaper stands in the bucket. Two hours later a choir stands in it.',
    ],
    why: [
      [
        'If air got into the stem, the water column breaks, and the top goes thirsty in a full vase.',
        'Thirst in the middle of water: that is what a blocked stem means.',
      ],
      [
        'A wrapped stem fills up straight. Unsupported it fills up bent, and stays so.',
        'Paper is a splint for as long as it drinks.',
      ],
    ],
    parts: [
      ['Cut a slice off', ['A sharp knife, slanted.', 'The old cut is closed.'], 'A knife cutting a stem'],
      [
        'Roll them in paper',
        ['Tight, up to the petals.', 'Newspaper or wrapping paper.'],
        'Tulips rolled in paper',
      ],
      [
        'Stand them deep and cool',
        ['Two hours, better over night.', 'Dark helps, too.'],
        'A bucket with wrapped flowers',
      ],
    ],
    turn: [
      'Some stay down. Those are allowed to: they are old, and were lovely.',
      'And if they bow again tomorrow, it is just their manner.',
    ],
    asks: ['Straight or bowing: how do you like tulips?', 'What do you do with drooping flowers?'],
    ends: {
      pa: 'Cut, support, water.',
      fi: 'Give them two hours before you give up.',
      t: 'Air embolism, recut, turgor.',
      h: 'Position held for two hours. Respect.',
      l: 'Then ten heads, upright.',
    },
    keep: 'the third day of a bunch',
    send: 'somebody who is about to throw them out',
    own: [
      {
        kinds: ['service', 'product', 'offer'],
        about: 'tulips?|seasonal|bunch|roses?',
        lead: 'And what is in the buckets here.',
      },
    ],
    pic: { ask: 'Tulips rolled in paper in a bucket', alt: 'Tulips in paper in a bucket' },
    claims: [
      [
        'Recutting, support and deep water restore turgor; tulips elongate in the vase',
        'floristry textbooks',
      ],
    ],
  },
  {
    id: 'wild-or-tidy',
    format: 'either',
    again: 9,
    emoji: '💐',
    tags: ['Bouquets', 'ThisOrThat', 'FlowerTalk'],
    title: 'Wild bouquet or tidy one: which would you give?',
    cover: 'Wild or tidy?',
    gist: [
      'A loose armful as though from a meadow, or a round bunch, all one colour? Which would you like to be given?',
      'Some bouquets look picked, others composed. On which side are you?',
    ],
    subject: ['As though from a meadow', 'All one colour'],
    hooks: {
      '*': [
        'Which bouquet would you like to be given: wild or tidy?',
        'Two bouquets on the counter: one looks like a meadow, the other like a cushion.',
      ],
      pt: 'Loose bouquets show stems and movement, round ones show colour and form.',
      fi: 'If somebody came to the door with flowers now: meadow or roses?',
      a: 'Bouquet: wild or tidy? Choose.',
      h: 'The tidy one fits into each vase. The wild one needs a bucket, and a cleaner.',
      l: 'Grasses, seed heads, and one single rose.',
    },
    lines: {
      '*': [
        'Which bouquet would you give: as though picked in a meadow, or round and in one colour?',
        'A wild bouquet wants a wide vase and air, a round one a narrow neck that holds it.',
        'Leave the string on when you put a bouquet in the vase. It is what keeps the shape.',
        'One colour in five kinds of flowers looks calm. Five colours in one kind looks like a party.',
      ],
      h: ['The grandmother tugs at the wild one until it is round.'],
    },
    scene: [
      'She steps back, pulls one stem up by a hand, steps back again. It now looks as though nobody had done anything.',
      'Twenty-five roses, all of a height, like an audience that is waiting.',
    ],
    why: [
      [
        'Flowers say something about whoever gives them, and about how they see the other.',
        'The same rose is a word in one bunch and a shout in the other.',
      ],
    ],
    parts: [
      [
        'Wild',
        ['Loose, tall, grasses and something that nobody can name.', 'Looks simple and is hard to make.'],
        'A loose bouquet with grasses',
      ],
      [
        'Tidy',
        ['Round, dense, few kinds, clear colours.', 'Says what it means, and fits into the vase.'],
        'A round bouquet of roses',
      ],
    ],
    turn: ['Both are given with the same hand.', 'And the best vase is the one that happens to be empty.'],
    asks: ['Wild or tidy: which bouquet for you?', 'What was the finest bouquet you were ever given?'],
    ends: {
      pa: 'Form follows vase and person.',
      fi: 'Tell us, and drop a hint to somebody.',
      t: 'Spiral, density, negative space.',
      h: 'The bucket has been found.',
      l: 'One stem, a little higher.',
    },
    keep: 'a birthday',
    send: 'somebody who ought to know it',
    own: [
      {
        kinds: ['product', 'service', 'offer'],
        about: 'bouquets?|bunch|hand.?tied|seasonal|meadow|wild',
        lead: 'And how they are bound here.',
      },
    ],
    pic: { ask: 'A loose and a round bouquet side by side', alt: 'Two bouquets, one loose and one round' },
    claims: [['Styles of hand-tied bouquets', 'floristry textbooks']],
  },
];
