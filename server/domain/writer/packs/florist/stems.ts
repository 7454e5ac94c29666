// Flowers: keeping, choosing, giving.
import type { Idea } from '../../library/idea.ts';

export const STEMS: readonly Idea[] = [
  {
    id: 'cut-before-the-vase',
    format: 'howto',
    again: 9,
    emoji: '💐',
    tags: ['FlowerCare', 'CutFlowers', 'VaseLife'],
    title: 'How to make cut flowers last longer',
    cover: 'Cut, clean, cool',
    gist: [
      'Wash the vase, cut the stems at a slant, take off the leaves under water and change the water every other day. It takes two minutes and gives you several more days.',
      'Cut flowers mostly die of thirst, because their stems are blocked. Cut the stems again, wash the vase and change the water.',
    ],
    subject: ['Two minutes for fresher flowers', 'Why flowers droop in a full vase'],
    hooks: {
      '*': [
        'Flowers drooping in a full vase? They are thirsty: the stems are blocked.',
        'Cut flowers last days longer in a vase that was washed with soap.',
      ],
      pt: 'Bacteria block the stems of cut flowers. A clean vase and a fresh cut keep them drinking.',
      fi: 'Have you been given flowers? Get a sharp knife first, and then the vase.',
      a: 'Cut flowers: wash the vase, cut the stems, change the water.',
      h: 'A copper coin in the vase does nothing for your flowers. Soap does.',
      l: 'Cool water, a fresh cut, and a room that smells of flowers.',
    },
    lines: {
      '*': [
        'Cut the stems again before they go into the vase, at a slant, with a sharp knife. Blunt scissors squash them.',
        'Take off every leaf that would be under water. Leaves rot, and the flowers have to drink it.',
        'Keep flowers away from the fruit bowl: apples and bananas make them fade.',
        'Put your flowers somewhere cool overnight: the hall, the porch, the cellar stairs.',
      ],
      h: ['A drooping tulip is not dead. It is only being dramatic.'],
    },
    scene: [
      'The roses are three days old, they hang their heads, and the water smells like a pond.',
      'Somebody arrives with a bouquet, and you open every cupboard looking for a vase.',
    ],
    why: [
      [
        'A cut stem dries and closes within minutes, and then no water gets up.',
        'Air gets into the stem and blocks it like a cork.',
      ],
      [
        'Old water is full of bacteria, and they clog the stems.',
        'Whatever makes the water cloudy also blocks the stems.',
      ],
    ],
    parts: [
      [
        'Wash the vase with soap',
        [
          'Hot water and a brush, right down to the bottom.',
          'If you would not drink from it, wash it again.',
        ],
        'A brush in a glass vase',
      ],
      [
        'Cut the stems at a slant',
        [
          'Take off a {centimetre or two|good half inch} with a sharp knife, and put them straight into water.',
          'Cut them again every few days.',
        ],
        'A knife cutting a stem',
      ],
      [
        'Take off the lower leaves',
        ['Remove every leaf that would be under water.', 'Leave the upper ones on.'],
        'Bare stems in clear water',
      ],
      [
        'Change the water every other day',
        [
          'Pour all of it out and fill the vase fresh.',
          'Use lukewarm water for most flowers, and cool water for tulips and daffodils.',
        ],
        'Fresh water running into a vase',
      ],
    ],
    turn: [
      'Take out the first flower that fades. The others last longer without it.',
      'And in the evening put the vase somewhere cool.',
    ],
    asks: [
      'How long does a bunch of flowers last at your place?',
      'Which flower lasts longest in your home?',
    ],
    ends: {
      pt: 'Clean vase, fresh cut, cool nights: that is really all cut flowers need.',
      fi: 'Your flowers will look better tomorrow morning.',
      a: 'First the knife, then the vase.',
      h: 'You can take the coin out of the vase now.',
      l: 'And there are peonies on the table all week.',
    },
    keep: 'the next bouquet',
    send: 'somebody who just drops flowers into water',
    own: [
      {
        kinds: ['product', 'service'],
        about: 'seasonal|bouquet|cut flower|rose|tulip|peon(?:y|ies)|dahlia',
        lead: 'Flowers to try it on:',
      },
    ],
    pic: {
      ask: 'A knife cutting a stem at a slant over a sink',
      alt: 'A knife cutting a flower stem at a slant',
    },
    claims: [
      ['Bacteria and air block stems; recut, clean water, cool nights', 'horticultural textbooks'],
      ['Ethylene from fruit ages flowers', 'same'],
    ],
  },
  {
    id: 'lilies-and-cats',
    format: 'tip',
    again: 10,
    emoji: '🐈',
    tags: ['CatSafety', 'FlowerTips', 'Lilies'],
    title: 'Flowers and pets: which bouquets are dangerous for cats',
    cover: 'Flowers for a cat owner?',
    gist: [
      'If a cat lives in the house, no lilies. Even pollen licked off the fur can kill a cat. Tell us about the cat when you order, and you get another lovely bouquet.',
      'Ordering flowers for a home with a cat? Say so. Then nobody puts in a lily, which can kill a cat.',
    ],
    subject: ['Tell your florist about the cat', 'No lilies where cats live'],
    hooks: {
      '*': [
        'Lilies can kill a cat. Before you send flowers, ask whether one lives there.',
        'Lilies look lovely and smell wonderful, and to a cat they are deadly.',
      ],
      pt: "Every part of a lily or a day lily can destroy a cat's kidneys, even the pollen.",
      fi: 'Are you sending flowers to somebody with a cat? Please read this first.',
      a: 'Cat in the house: no lilies.',
      h: 'Cats test every bouquet with their teeth, so leave out the lilies.',
      l: 'A white bouquet for a cat owner: roses, freesias, no lilies.',
    },
    lines: {
      '*': [
        'Sending flowers? Ask first whether a cat lives there. No part of a lily is safe for cats, nor is the water in the vase.',
        'Cutting off the stamens does not make a lily safe for cats. The leaves, petals and water are poisonous too.',
        'Roses, snapdragons and freesias are no danger to a cat. The vase still is.',
        'If a cat has nibbled at a lily, call the vet at once. Do not wait until it looks ill.',
      ],
      h: ['Tell the florist "there is a cat", and guard the vase yourself.'],
    },
    scene: [
      "A bouquet of lilies on the sideboard, and yellow pollen on the cat's whiskers.",
      'The phone in a flower shop: "Something white, for my sister. Oh, and she has a cat called Felix."',
    ],
    why: [
      [
        'Cats lick themselves clean, so pollen on the fur ends up in the stomach.',
        'A cat only has to brush past a lily and then wash.',
      ],
      [
        'The poison works quickly, but the signs come late.',
        'By the time a cat looks ill, hours have been lost.',
      ],
    ],
    parts: [
      [
        'Mention the cat when you order',
        ['Cat, dog, rabbit: just tell us.', 'We are glad to leave something out if we know.'],
        'A hand writing on an order slip, blurred',
      ],
      [
        'Keep other bouquets out of reach',
        [
          'Cats jump higher than you think, and a shelf is no obstacle.',
          'A closed door is the only safe place.',
        ],
        'A closed door and a vase behind it',
      ],
      [
        'Nibbled a lily? Call the vet',
        ['Have the name of the plant ready, or a picture of it.', 'The vet will tell you what to do next.'],
        'A phone beside a flower',
      ],
    ],
    turn: [
      'Without lilies it is a bouquet for everybody in the house.',
      'The cat may look at the roses from the windowsill.',
    ],
    asks: ['What does your cat do with flowers?', 'Which flowers does your cat leave alone?'],
    ends: {
      pt: 'Another flower is easy to find. A poisoned cat is hard to save.',
      fi: 'And a scratch behind the ears for the cat from us.',
      a: 'No lilies for cats.',
      h: 'The cat is safe now. The vase is not.',
      l: 'So make it white roses.',
    },
    keep: 'the next bouquet for a friend',
    send: 'everybody with a cat',
    caution:
      'Ask us which flowers suit your pet. If it has eaten a poisonous one, call a vet or a poison line at once.',
    pic: {
      ask: 'A cat on a windowsill beside white roses',
      alt: 'A cat on a windowsill beside a vase of white roses',
    },
    claims: [
      [
        'Lilies (Lilium, Hemerocallis) cause kidney failure in cats, all parts and pollen',
        'veterinary toxicology, animal poison centres',
      ],
    ],
  },
  {
    id: 'say-who-it-is-for',
    format: 'tip',
    again: 9,
    emoji: '🎁',
    tags: ['FlowerGifts', 'GivingFlowers', 'Bouquet'],
    title: 'How to order flowers without knowing their names',
    cover: 'Order flowers without knowing names',
    gist: [
      'Tell the florist who the flowers are for, why, and where they will stand. "For my mother, small kitchen, loves blue" is all we need.',
      'You do not need to know any flower names. Say who, why, which room and how much you want to spend. The florist does the rest.',
    ],
    subject: ['No flower names needed', 'How to order a bouquet'],
    hooks: {
      '*': [
        'Ordering flowers? "Something nice" is hard to tie. Tell us about the person instead.',
        'You do not know what the flowers are called? Just tell us who they are for.',
      ],
      pt: 'Tell a florist the person, the occasion, the place and the budget, and you get a better bouquet.',
      fi: 'Do you stand in a flower shop and feel helpless? Begin with the person.',
      a: 'Ordering flowers: who, why, where, how much.',
      h: '"My wife likes flowers" does not help a florist very much.',
      l: 'Describe a person to us, and watch it turn into a bouquet.',
    },
    lines: {
      '*': [
        'Ordering flowers: tell us the person, the reason and the room. You need no flower names.',
        'Tell the florist right away what you want to spend. It is not embarrassing, it helps.',
        'A tall bouquet needs a tall vase. If you do not know whether they have one, choose a low bunch.',
        'Flowers for a hospital: ask first whether they are allowed, and take nothing that smells strongly.',
      ],
      h: ['"She will know what it is for" is all some husbands tell the florist.'],
    },
    scene: [
      'A man stands in front of nine buckets of flowers and looks as if he had an exam.',
      '"She is eighty, she has opinions, and her curtains are yellow." The florist knows enough and starts.',
    ],
    why: [
      [
        'If a florist knows the person, the choice is easy.',
        'Each thing you tell us rules out half of the buckets.',
      ],
      [
        'Flowers in season are fresher than the famous ones, and often cost less.',
        'Leave the kind of flower to us, and you get what is fresh.',
      ],
    ],
    parts: [
      [
        'Describe the person',
        ['Quiet or lively, loves lilac or cannot stand it.', 'One sentence is enough.'],
        'A handwritten card beside flowers, blurred',
      ],
      [
        'Tell the florist the occasion',
        ['A thank you looks different from a sorry.', 'If it is for a funeral, say so at the start.'],
        'A small envelope among stems',
      ],
      [
        'Say which room the flowers are for',
        [
          'A small table, a dark hall, a big window: it decides the size.',
          'Tell us how you travel, too: on foot, by train, in the heat.',
        ],
        'A small vase on a kitchen table',
      ],
    ],
    turn: [
      'Then let the florist choose.',
      'And write the card by hand, with a sentence that only you would write.',
    ],
    asks: [
      'How would you describe your mother to a florist?',
      'Who did you last give flowers to, for no reason?',
    ],
    ends: {
      pt: 'Two sentences about the person are worth more than ten flower names.',
      fi: 'She will love the flowers. Go.',
      a: 'Describe the person, not the flowers.',
      h: 'See, buying flowers was not an exam.',
      l: 'Then the paper goes round it, and the bouquet is ready.',
    },
    keep: 'the next birthday',
    send: 'somebody who never knows which flowers to buy',
    own: [
      {
        kinds: ['service', 'price', 'product'],
        about: 'bouquet|flowers? (?:from|by)|order',
        lead: 'And for the flowers themselves:',
      },
    ],
    pic: {
      ask: "A florist's hands tying stems, face not visible",
      alt: 'Hands tying a bunch of flowers with string',
    },
    claims: [['Describing recipient and occasion helps florists choose', 'trade practice']],
  },
  {
    id: 'one-or-a-hundred',
    format: 'either',
    again: 10,
    emoji: '🌷',
    tags: ['ThisOrThat', 'FlowerLove', 'Bouquets'],
    title: 'One flower or a whole bunch: which do you prefer?',
    cover: 'One flower, or an armful?',
    gist: [
      'One tulip in a glass, or a whole armful of flowers? Which do you like to be given?',
      'A single tulip on a Tuesday, or a huge bunch on your birthday: which makes you happier?',
    ],
    subject: ['A single flower, or a big bunch?', 'A tulip on a Tuesday'],
    hooks: {
      '*': [
        'Would you rather be given one flower or a whole armful?',
        'One tulip in a milk bottle can cheer up a whole kitchen.',
      ],
      pt: 'With one flower you see the shape. With a whole bunch you see the {colour|color}.',
      fi: 'Which flowers do you remember best: a big bunch or a single one?',
      a: 'One flower or a bunch? Choose.',
      h: 'An armful of lilac fits into no vase that anybody has ever owned.',
      l: 'One tulip on an empty table.',
    },
    lines: {
      '*': [
        'One flower or an armful: what do you like better to be given?',
        'A single flower needs a vase with a narrow neck. An old bottle will do.',
        'After three days, divide a bunch of flowers into small glasses, one for each room.',
        'The best day to bring flowers is one on which nobody expects any.',
      ],
      h: ['You carry home an armful of flowers, and by evening the whole street knows.'],
    },
    scene: [
      'On the bus, in the rain, somebody holds one wrapped tulip very carefully.',
      'The doorbell rings, and behind a great deal of lilac there must be a person.',
    ],
    why: [
      [
        'We look closely at a single flower. With a big bunch we just enjoy the colours.',
        'A single flower gets a second look. A big bunch fills the room.',
      ],
    ],
    parts: [
      [
        'One single flower',
        ['A long stem in a narrow bottle, on the table where you eat.', 'You notice every petal.'],
        'A single tulip in a bottle',
      ],
      [
        'A whole armful of flowers',
        [
          'Everything that is in season, in the largest jug you have.',
          'Everyone who comes in says something.',
        ],
        'A jug full of mixed flowers',
      ],
    ],
    turn: [
      'Either way the flowers last about a week, so enjoy them.',
      'And both are lovely on an ordinary Tuesday.',
    ],
    asks: ['One or many: which do you choose?', 'Whose flowers do you still remember?'],
    ends: {
      pt: 'One flower is a thought, an armful is a party. Both are welcome.',
      fi: 'Bring one flower home today, for no reason.',
      a: 'One flower. Today.',
      h: 'The lilac ended up in the umbrella stand, and it looks good there.',
      l: 'And a week later, one petal on the table.',
    },
    keep: 'an ordinary Tuesday',
    send: 'somebody who deserves a tulip',
    pic: {
      ask: 'A single tulip in an old bottle on a table',
      alt: 'A single tulip in a bottle on a table',
    },
    claims: [['A matter of taste', 'common experience']],
  },
  {
    id: 'before-the-town-wakes',
    format: 'behind',
    again: 11,
    emoji: '🌅',
    tags: ['BehindTheScenes', 'FloristLife', 'EarlyMorning'],
    title: 'What florists do before the shop opens',
    cover: 'Before the flower shop opens',
    gist: [
      'Before a flower shop opens, buckets are filled, stems cut and leaves stripped by the sackful. Tying a bouquet takes minutes. All the rest takes the morning.',
      'A bouquet is tied in minutes. Before that every stem has been cut, stripped of leaves and left to drink for hours.',
    ],
    subject: ["A florist's morning", 'Cold hands and a sack of leaves'],
    hooks: {
      '*': [
        "A florist's day begins around five, with cold water and a knife.",
        '"It must be lovely to be among flowers all day." It is. There are also a lot of buckets to wash.',
      ],
      pt: "Cutting, stripping and watering stems takes up most of a florist's time.",
      fi: 'Have you ever wondered what a florist does before opening?',
      a: "A florist's morning: unload, cut, strip, water, open.",
      h: 'What a florist handles most is not roses. It is buckets.',
      l: 'Dark streets, wet leaves, and the first smell of flowers.',
    },
    lines: {
      '*': [
        'Before a flower is sold it has been cut again, stripped of its lower leaves and left to drink for hours.',
        'Florists strip leaves by the sackful every morning. That keeps your bouquet fresh until the weekend.',
        "Florists sleep little in the week before Mother's Day, and nobody sends them flowers.",
        "Thorns, cold water and string: florists' hands look like gardeners' hands.",
      ],
      h: ['Roses have thorns, and a florist meets most of them before breakfast.'],
    },
    scene: [
      'Half past four in the morning, and crates of tulips, still closed, come off the van.',
      'A floor covered with leaves, the radio on, and two people cutting stems.',
    ],
    why: [
      [
        'Cut flowers travel dry and arrive thirsty. They have to drink first.',
        'Flowers that have come a long way need hours in water before they are sold.',
      ],
      [
        'A rotting leaf in the bucket spoils the other flowers.',
        'One rotten leaf can spoil a whole bucket of flowers.',
      ],
    ],
    parts: [
      [
        'Unload and check the flowers',
        ['Every bunch is turned over: buds, stems and leaves.', 'What arrives tired is not sold as fresh.'],
        'Crates of flowers in lamplight',
      ],
      [
        'Cut and strip every stem',
        [
          'Hundreds of stems, one after another, into clean buckets.',
          'It is the quiet part of the morning, with the radio on.',
        ],
        'A heap of leaves beside a knife',
      ],
      [
        'Let the flowers drink',
        ['They stand in water for hours, cool and dark.', 'Only then do they go on sale.'],
        'Buckets of flowers in a dim room',
      ],
    ],
    turn: [
      'Then the sign on the door is turned to "open".',
      'When the first customer comes in, you see none of it.',
    ],
    asks: ['What did you think a florist does all morning?', 'When does your day begin?'],
    ends: {
      pt: 'The work before opening is why a good bouquet lasts.',
      fi: 'Say good morning to your florist. It is nearly their lunch.',
      a: 'First water, then bouquets.',
      h: 'The buckets are washed. They are needed again tomorrow.',
      l: 'Then the door opens, and in comes the daylight.',
    },
    keep: 'the next early morning',
    send: 'an early riser',
    own: [
      {
        kinds: ['process', 'product'],
        about: 'grown|local|market|condition|seasonal|cut',
        lead: 'Where the flowers come from:',
      },
    ],
    pic: {
      ask: 'Buckets of flowers on a wet floor in early light',
      alt: 'Buckets of flowers on a wet floor',
    },
    claims: [['Conditioning: recutting, stripping, hydrating', "florists' training handbooks"]],
  },
  {
    id: 'fever-for-a-bulb',
    format: 'story',
    again: 14,
    emoji: '🌷',
    tags: ['FlowerHistory', 'TrueStory', 'TulipMania'],
    title: 'Tulip mania: what really happened',
    cover: 'Tulips for the price of a house',
    gist: [
      'In Holland in the sixteen thirties single tulip bulbs were sold for the price of a house. Then one February nobody bid. Most people lost nothing, and the famous stripes were a virus.',
      'The most expensive tulips in history were striped because they were ill. And the great crash ruined fewer people than the stories say.',
    ],
    subject: ['A tulip for the price of a house', 'The tulips that were ill'],
    hooks: {
      '*': [
        'In Holland a tulip bulb once cost as much as a house.',
        'The most expensive tulips in history owed their stripes to an illness.',
      ],
      pt: 'A virus gave the famous Dutch tulips their stripes, so nobody could breed them on purpose.',
      fi: 'Next time you buy a bunch of tulips, think how cheap they are. One bulb once cost a house.',
      a: 'Tulip mania: people paid for rumours, not for flowers.',
      h: 'Tulip mania: people in taverns bid fortunes on bulbs they had never seen. What could go wrong?',
      l: 'Red and white striped petals, candlelight, and one bid too many.',
    },
    lines: {
      '*': [
        'The striped tulips in old Dutch paintings had a virus, carried by aphids. Nobody knew that then.',
        'In the tulip mania bulbs were sold in taverns while they were still in the ground.',
        'One February evening in Haarlem nobody bid for tulips any more. A few days later the trade was over.',
        'Most stories of ruined tulip dealers come from pamphlets that made fun of them. Most people never owned such a bulb.',
      ],
      h: ['These days people see a tulip before they pay for it.'],
    },
    scene: [
      'A tavern in Haarlem, pipe smoke, and men bidding for tulip bulbs that lie under the snow.',
      'A painter could work on one tulip for a week. The painting cost less than the flower.',
    ],
    why: [
      [
        'Everybody wanted the striped tulips and nobody could grow more, so the price went up.',
        'People paid because they thought the next buyer would pay more.',
      ],
      [
        'The stripes came and went by chance, so each bulb was a lottery ticket.',
        'You could not breed the stripes. You could only hope.',
      ],
    ],
    parts: [
      [
        'Tulips came from Turkey',
        [
          'Tulips came from the Ottoman Empire, and Dutch gardeners fell in love with them.',
          'Tulips came by way of Constantinople, and soon everyone in Holland wanted them.',
        ],
        'A single flamed tulip in a glass',
      ],
      [
        'People traded paper, not flowers',
        [
          'In winter the bulbs were in the ground, so people traded slips of paper. Some changed hands several times in one evening.',
          'The bulbs lay in the ground, and the notes for them went round the tavern tables.',
        ],
        'Old papers and a candle',
      ],
      [
        'One evening nobody bid',
        [
          'Somebody offered tulip bulbs, and nobody bid. Within a week everyone knew.',
          'The bidding stopped in one tavern, and then in all of them.',
        ],
        'An empty tavern table',
      ],
    ],
    turn: [
      'In April the tulips came up all the same.',
      'Most of the Dutch had never bought one of those bulbs.',
    ],
    asks: ['Which flower would you pay too much for?', 'Striped tulips or plain ones?'],
    ends: {
      pt: 'Rare goods, luck and borrowed money still make bubbles today.',
      fi: 'A bunch of tulips today is a bargain.',
      a: 'Look at your tulips before you buy them.',
      h: 'The aphids behind the stripes never saw a penny of it.',
      l: 'And in April the striped tulips opened.',
    },
    keep: 'the first tulips of the year',
    send: 'somebody with a hot tip',
    pic: {
      ask: 'A flamed red and white tulip in a glass',
      alt: 'A flamed red and white tulip in a glass',
    },
    claims: [
      [
        'Tulip trade of the 1630s in the Dutch Republic, collapse in February 1637, ruin exaggerated in pamphlets',
        'historical research, Goldgar among others',
      ],
      ['Broken colours caused by a virus spread by aphids', 'plant pathology'],
    ],
  },
  {
    id: 'which-flower-is-home',
    format: 'question',
    again: 9,
    emoji: '🌼',
    tags: ['TellUs', 'FlowerMemories', 'Scents'],
    title: 'Which flower smells of home to you?',
    cover: 'The flower of your childhood',
    gist: [
      'Lilac at a garden fence, geraniums on a balcony: most of us have one flower that smells of home. Which is yours?',
      'You smell one flower, and you are a child in the garden again. Which flower is it?',
    ],
    subject: ['Which flower smells of home?', 'Lilac over the garden fence'],
    hooks: {
      '*': [
        'Which flower takes you straight back to your childhood?',
        "For many of us geraniums smell of grandmother's balcony. What is your flower?",
      ],
      pt: 'We remember smells from childhood longest, and many of them are flowers.',
      fi: 'Which flower makes you think of somebody you love?',
      a: 'One flower from your childhood. Name it.',
      h: 'Chrysanthemums smell of visiting aunts. Which flower is your childhood?',
      l: 'May, a garden fence, and the smell of lilac.',
    },
    lines: {
      '*': [
        'Which flower smells of home to you, and where did it stand?',
        'Ask your parents which flower grew at their front door. A story comes with it.',
        'Sweet peas, phlox, wallflowers: some of the best scents are hardly sold, but still grow in gardens.',
        'Put one flower from your childhood on the table this week, and see who recognises it.',
      ],
      h: ["Plastic roses smell of nothing, and still remind you of the dentist's waiting room."],
    },
    scene: [
      "You smell lilac, and you are standing at your grandparents' garden gate again.",
      'Somebody smells a flower over a fence, closes their eyes and is seven years old again.',
    ],
    why: [
      [
        'The smell stays with you even when the name of the flower is long gone.',
        'A smell brings back a place faster than a photograph.',
      ],
    ],
    parts: [
      [
        'The flower by the front door',
        ['You passed it every day and hardly noticed.', 'It was there every summer.'],
        'Flowers beside an old front door',
      ],
      [
        'The flower you picked as a child',
        [
          'You picked it for your mother, without asking the neighbour.',
          'The stems were far too short for any vase.',
        ],
        "A child's hand with short-stemmed flowers",
      ],
    ],
    turn: ['Tell us where your flower grew.', 'We will not tell the neighbour what you picked.'],
    asks: ['Which flower smells of home to you?', 'What did you pick as a child, and where?'],
    ends: {
      pt: 'One sniff of lilac, and a whole garden is back.',
      fi: 'And now go and smell one of your flowers.',
      a: 'Name the flower, and the place.',
      h: 'The aunts send their love, and more chrysanthemums.',
      l: 'Then the wind carried the lilac over the fence.',
    },
    keep: 'the next lilac',
    send: 'somebody you grew up with',
    pic: {
      ask: 'Lilac over a fence, from below',
      alt: 'Lilac hanging over a garden fence',
    },
    claims: [['Childhood scents are remembered for long', 'psychology of smell']],
  },
  {
    id: 'frost-on-the-windowsill',
    format: 'season',
    again: 10,
    emoji: '❄️',
    tags: ['WinterFlowers', 'HouseFlowers', 'SeasonalFlowers'],
    when: {
      season: ['winter'],
    },
    title: 'Flowers in winter: what to put in a vase when nothing blooms',
    cover: 'Flowers for the vase in winter',
    gist: [
      'In winter a vase can hold bare twigs that bloom indoors, tulips, evergreens or seed heads. Twigs need a warm room and two or three weeks.',
      'Put cherry or forsythia twigs in lukewarm water after a frost, and in two to three weeks they bloom on your table.',
    ],
    subject: ['Bare twigs that bloom indoors', 'How to have blossom in winter'],
    hooks: {
      '*': [
        'Bare twigs from the garden can bloom in your living room in winter.',
        'Cut a forsythia twig after a frost, and it blooms in a warm room.',
      ],
      pt: 'Many shrubs need cold and then warmth to bloom. Cut their twigs after a frost, and they bloom indoors.',
      fi: 'No flowers left in the garden? Cut a few twigs of forsythia or cherry.',
      a: 'Cut forsythia twigs, put them in a warm room, and wait.',
      h: 'Winter twigs in a vase: at first it looks as though you had forgotten to throw something away.',
      l: 'A bare twig in a vase, and snow outside the window.',
    },
    lines: {
      '*': [
        'Cut a few twigs of forsythia or cherry after a cold spell and put them into lukewarm water. In two to three weeks they may bloom.',
        'Tulips go on growing in the vase. Give them a tall vase with a little water.',
        'Ivy, fir, rose hips and dried grasses make a winter bunch. Add one fresh flower.',
        'Keep cut flowers away from the radiator. In winter a cool window is the best place.',
      ],
      h: ['Visitors smile at the bare twigs. Three weeks later they want some.'],
    },
    scene: [
      'Snow outside, and inside a jug of brown twigs that nobody notices.',
      'One morning the twigs have a green tip, and everyone has to look.',
    ],
    why: [
      [
        'The warm room tells the buds that winter is over.',
        'The buds have had their cold weeks. Now they only need warmth.',
      ],
      [
        'Dry heated air dries out petals faster than the stems can drink.',
        'Above a radiator even fresh flowers dry out in a day or two.',
      ],
    ],
    parts: [
      [
        'Cut the twigs after a frost',
        [
          'Choose twigs with fat buds, and cut them at a slant.',
          "Ask before you cut in somebody else's garden.",
        ],
        'A hand cutting a twig in winter',
      ],
      [
        'Put the twigs somewhere warm and light',
        [
          'Start with lukewarm water and change it every few days.',
          'Not in full sun, and not above the radiator.',
        ],
        'A jug of twigs at a window',
      ],
      [
        'Add one fresh flower',
        [
          'One white tulip among brown twigs already looks lovely.',
          'It gives you something to look at until the twigs open.',
        ],
        'One white tulip among bare twigs',
      ],
    ],
    turn: ['And then one morning the twigs are in bloom.', 'The garden needs a few more weeks.'],
    asks: ['What is in your vase in January?', 'Have you ever brought twigs indoors to bloom?'],
    ends: {
      pt: 'Frost first, then a warm room: that is how the twigs know.',
      fi: 'Enjoy your early spring.',
      a: 'Cut the twigs, add water, wait.',
      h: 'Nobody laughs at the sticks now.',
      l: 'And the first white blossom opens.',
    },
    keep: 'the next cold snap',
    send: 'somebody who is waiting for spring',
    own: [
      {
        kinds: ['product', 'service'],
        about: 'twig|winter|wreath|evergreen|dried|tulip|seasonal',
        lead: 'And for the cold months:',
      },
    ],
    pic: {
      ask: 'A jug of bare twigs and one white tulip at a frosty window',
      alt: 'Bare twigs and a white tulip at a frosty window',
    },
    claims: [['Spring shrubs can be forced indoors after cold', 'horticultural textbooks']],
  },
];
