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
    cover: 'No flowers beside the fruit bowl',
    wrong: 'Putting the vase next to the fruit bowl',
    gist: [
      'Apples and bananas give off a gas that makes flowers fade. Move the vase away from them, and out of the sun and heat, and your flowers last days longer.',
      'A bowl of apples can finish a vase of carnations. Ripe fruit gives off a gas that makes flowers age.',
    ],
    subject: ['Keep apples away from flowers', 'Move the vase, win some days'],
    hooks: {
      '*': [
        'Where does your vase of flowers stand? If there is a fruit bowl beside it, move one of them.',
        'Ripe apples make cut flowers fade.',
      ],
      pt: 'Ripening fruit gives off ethylene, a plant hormone that ages many cut flowers.',
      fi: 'Did your flowers fade after two days? Perhaps it was the bananas.',
      a: 'Keep flowers away from fruit, sun and radiators.',
      h: 'Bananas make flowers old. They do not mean to.',
      l: 'A cool corner, clear water, and flowers for another week.',
    },
    lines: {
      '*': [
        'Keep cut flowers away from ripe apples and bananas: their gas makes petals fall.',
        'A radiator or a sunny sill can halve the life of cut flowers. A cool hall makes them last.',
        'Carnations, sweet peas, lilies and orchids suffer most beside a fruit bowl.',
        'Put the vase somewhere cool for the night. Florists keep their flowers cool, too.',
      ],
      h: ['On Sunday it was flowers and fruit. By Tuesday it was only fruit.'],
    },
    scene: [
      'A table with grapes, apples and a vase of flowers. Two days later it is covered with petals.',
      'The carnations have closed after a day, and beside them a banana turns brown.',
    ],
    why: [
      [
        'For a plant, the gas from ripe fruit is the sign to drop its flowers.',
        'You cannot smell the gas, but the flowers react to it.',
      ],
      [
        'In a warm room flowers open faster and fade faster.',
        'In a cool place flowers use up their strength more slowly.',
      ],
    ],
    parts: [
      [
        'Move the vase away from fruit',
        ['Another room is best. The other end of the table helps.', 'Apples and bananas give off the most.'],
        'A vase on a hall table',
      ],
      [
        'Keep flowers out of sun and heat',
        ['Sunny windowsills and radiators dry out the petals.', 'A bright, cool place is best.'],
        'A vase in a shady room',
      ],
      [
        'Put flowers somewhere cool at night',
        [
          'The hall, the cellar stairs or the balcony, as long as it does not freeze.',
          'It takes a moment at bedtime.',
        ],
        'A vase on a cellar step',
      ],
      [
        'Take out faded flowers',
        ['They give off the same gas as fruit.', 'The other flowers last longer without them.'],
        'A hand taking out a faded flower',
      ],
    ],
    turn: [
      'Painters put flowers and fruit together. They only needed it to last for the picture.',
      'And the apples taste just as good in the kitchen.',
    ],
    asks: ['Where do you keep your flowers?', 'Which flowers last longest at your place?'],
    ends: {
      pa: 'For flowers the place matters as much as the water.',
      fi: 'Move the vase now, we will wait.',
      t: 'Three things age cut flowers: ethylene from fruit, heat and dry air.',
      h: 'The bananas now live in the kitchen.',
      l: 'A cool, bright corner, and flowers all week.',
    },
    keep: 'the next bunch',
    send: 'somebody with a beautiful fruit bowl',
    own: [
      {
        kinds: ['service', 'product', 'policy', 'process'],
        about: 'guarantee|fresh|flower (?:food|care)|conditioned|lasts? (?:a|for|longer|at)',
        lead: 'And what happens here so that your flowers last.',
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
    title: 'Drooping tulips or roses: how to save them',
    cover: 'How to save drooping tulips',
    gist: [
      'Cut the stems, roll the drooping flowers tightly in paper and stand them in deep water for two hours. Tulips straighten up, and many roses do too.',
      'A drooping flower is mostly thirsty, with air in its stem. Cut it fresh, wrap it in paper and let it drink.',
    ],
    subject: ['Two hours in paper for tulips', 'Your roses are only thirsty'],
    hooks: {
      '*': [
        'Tulips hanging over the edge of the vase? Roll them in paper, and wait for two hours.',
        'A rose with a bent neck is often only thirsty.',
      ],
      pt: 'A stem is stiff when it is full of water. Air blocks it, and a fresh cut lets it drink again.',
      fi: 'Is your bouquet drooping after two days? Do not throw it out yet.',
      a: 'Drooping flowers: cut, wrap, deep water, two hours.',
      h: 'Tulips lie down when they are tired. You can get them up again.',
      l: 'A drooping tulip takes a drink and slowly stands up.',
    },
    lines: {
      '*': [
        'Drooping tulips: cut a slice off the stems, roll them tightly in paper and stand them in deep water for two hours.',
        'Cut the stem of a limp rose again and stand it in lukewarm water up to its neck. Many recover.',
        'Tulips go on growing in the vase. Cut them shorter than you think.',
        "Tulips need only a little water in the vase: a hand's breadth is enough.",
      ],
      h: ['A tulip in the vase does yoga. You can straighten it with paper.'],
    },
    scene: [
      'Ten tulips in a jug, and all of them look down at the table as if they had lost something.',
      'A newspaper parcel stands in a bucket. Two hours later the tulips in it are straight.',
    ],
    why: [
      [
        'Air in the stem stops the water, so the flower goes thirsty in a full vase.',
        'If the stem is blocked, a flower can be thirsty with its feet in water.',
      ],
      [
        'A wrapped stem drinks and gets stiff while it is straight. Without paper it stays bent.',
        'The paper holds the stem straight while it drinks.',
      ],
    ],
    parts: [
      [
        'Cut a slice off the stems',
        ['Use a sharp knife, at a slant.', 'The old cut has closed.'],
        'A knife cutting a stem',
      ],
      [
        'Roll the flowers in paper',
        ['Roll it tight, right up to the petals.', 'Newspaper or wrapping paper will do.'],
        'Tulips rolled in paper',
      ],
      [
        'Stand them in deep, cool water',
        ['Leave them for two hours, or overnight.', 'A dark place helps.'],
        'A bucket with wrapped flowers',
      ],
    ],
    turn: [
      'Some flowers stay down. They are old, and you can let them go.',
      'If your tulips bend again tomorrow, that is how tulips are.',
    ],
    asks: ['Straight or bending: how do you like your tulips?', 'What do you do with drooping flowers?'],
    ends: {
      pa: 'Fresh cut, paper, deep water: that is all it takes.',
      fi: 'Give your flowers two hours before you give up on them.',
      t: 'Let the air out, let the water in, and the stem goes stiff again.',
      h: 'Yoga class is over, and the tulips are standing.',
      l: 'Then ten tulips stand up straight.',
    },
    keep: 'the third day of a bunch',
    send: 'somebody who is about to throw out flowers',
    own: [
      {
        kinds: ['service', 'product', 'offer'],
        about: 'tulips?|seasonal|bunch|roses?',
        lead: 'And these are the flowers in our buckets.',
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
      'A loose bouquet like a meadow, or a round one in a single {colour|color}? Which would you like to be given?',
      'Some bouquets look freshly picked, others neat and round. Which do you like better?',
    ],
    subject: ['A bouquet like a meadow', 'Roses, all in one {colour|color}'],
    hooks: {
      '*': [
        'Which bouquet would you like to be given: wild or tidy?',
        'One bouquet looks like a meadow, the other is round and neat. Which one is yours?',
      ],
      pt: 'Loose bouquets show stems and grasses, round ones show {colour|color} and shape.',
      fi: 'If somebody brought you flowers now, would you like them wild or tidy?',
      a: 'Bouquet: wild or tidy? Choose.',
      h: 'A tidy bouquet fits any vase. A wild one needs a bucket, and later a broom.',
      l: 'A wild bouquet: grasses, seed heads, and one rose.',
    },
    lines: {
      '*': [
        'Which bouquet would you give: a loose one like a meadow, or a round one in one {colour|color}?',
        'A wild bouquet needs a wide vase, a round one needs a narrow neck that holds it.',
        'Leave the string on when you put a bouquet in the vase. It keeps the shape.',
        'Five kinds of flowers in one {colour|color} look calm. Five colours of one flower look like a party.',
      ],
      h: ['Give grandmother a wild bouquet, and she tugs at it until it is round.'],
    },
    scene: [
      'The florist pulls one stem up and steps back. Now the bouquet looks as if it had just been picked.',
      'Twenty-five roses, all exactly the same height.',
    ],
    why: [
      [
        'A wild bouquet and a tidy one say different things about the person you give them to.',
        'A rose looks quite different among grasses than among twenty other roses.',
      ],
    ],
    parts: [
      [
        'A wild, loose bouquet',
        ['Tall and airy, with grasses in it.', 'It looks simple and is hard to tie.'],
        'A loose bouquet with grasses',
      ],
      [
        'A tidy, round bouquet',
        ['Round and full, with few kinds of flowers in clear colours.', 'It fits into an ordinary vase.'],
        'A round bouquet of roses',
      ],
    ],
    turn: [
      'Whichever bouquet you choose, the person will be glad of it.',
      'And the best vase is the one you have.',
    ],
    asks: ['Wild or tidy: which bouquet for you?', 'What was the loveliest bouquet you were ever given?'],
    ends: {
      pa: 'Choose the bouquet to suit the person, and the vase.',
      fi: 'Tell us which bouquet, and drop a hint to somebody.',
      t: 'Round bouquets are tied in a spiral. Wild ones need air between the stems.',
      h: 'We found a bucket for the wild bouquet.',
      l: 'One stem a little higher, and the bouquet is done.',
    },
    keep: 'a birthday',
    send: 'somebody who should bring you flowers',
    own: [
      {
        kinds: ['product', 'service', 'offer'],
        about: 'bouquets?|bunch|hand.?tied|seasonal|meadow|wild',
        lead: 'And how we tie our bouquets.',
      },
    ],
    pic: { ask: 'A loose and a round bouquet side by side', alt: 'Two bouquets, one loose and one round' },
    claims: [['Styles of hand-tied bouquets', 'floristry textbooks']],
  },
];
