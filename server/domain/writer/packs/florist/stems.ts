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
      'A clean vase, a fresh slanting cut, no leaves under water, new water every other day, and nights in a cool place. It costs two minutes and wins several days.',
      'Flowers in a vase mostly die of thirst, because their stems are blocked. Cut them, wash the vase, change the water.',
    ],
    subject: ['Two minutes for several days', 'They are thirsty, in full water'],
    hooks: {
      '*': [
        'The flowers hang their heads, and the vase is full. They are thirsty all the same.',
        'A vase that looks clean was last washed in spring.',
      ],
      pt: 'Bacteria block the stems; hygiene and a fresh cut keep water moving.',
      fi: 'Have you been given flowers? Before you hunt for a vase, hunt for a knife.',
      a: 'Wash the vase. Cut the stems. Change the water.',
      h: 'A copper coin in the vase makes the bouquet richer, and no fresher.',
      l: 'Cool water, a clean cut, a room that begins to smell.',
    },
    lines: {
      '*': [
        'Cut stems again before they go into the vase, at a slant, with a sharp knife. Blunt scissors squeeze the pipes shut.',
        'No leaves under water. They rot, and everyone in the vase has to drink it.',
        'Fruit bowl and bouquet do not get on: ripe fruit gives off a gas that makes flowers fade.',
        'Put the vase in a cool place overnight. Flowers enjoy a cellar stair.',
      ],
      h: ['A drooping tulip is not dead. It is only overacting.'],
    },
    scene: [
      'Wednesday, the roses are nodding, and the water smells of pond.',
      'Somebody comes in with a bouquet in paper, and everybody opens cupboards.',
    ],
    why: [
      [
        'A cut end dries and closes within minutes, and then nothing gets up.',
        'Air gets into the stem like a cork.',
      ],
      [
        'Dirty water is full of life, and that life settles where flowers drink.',
        'What makes water cloudy also makes pipes narrow.',
      ],
    ],
    parts: [
      [
        'Wash the vase',
        [
          'With hot water and soap, inside, with a brush.',
          'What you would not drink from is no vase either.',
        ],
        'A brush in a glass vase',
      ],
      [
        'Cut at a slant',
        ["A finger's breadth, with a sharp knife, and straight into water.", 'Again every few days.'],
        'A knife cutting a stem',
      ],
      [
        'Take off the lower leaves',
        ['Everything that would be below the waterline.', 'Leave the upper ones; they drink as well.'],
        'Bare stems in clear water',
      ],
      [
        'Change the water',
        ['Every other day, all of it.', 'Lukewarm for most, cool for bulbs.'],
        'Fresh water running into a vase',
      ],
    ],
    turn: [
      'The oldest stem may go. The others will be better off.',
      'And in the evening, out into the hall with it.',
    ],
    asks: ['How long does a bunch last with you?', 'Which flower lasts longest in your home?'],
    ends: {
      pt: 'Clean, cut, cool: everything else is folklore.',
      fi: 'They will thank you in the morning.',
      a: 'Knife before vase.',
      h: 'Please take the coin back.',
      l: 'And on the table, peonies.',
    },
    keep: 'the next bouquet',
    send: 'somebody who just puts them in water',
    own: [
      {
        kinds: ['product', 'service'],
        about: 'seasonal|bouquet|cut flower|rose|tulip|peon(?:y|ies)|dahlia',
        lead: 'To try it on:',
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
    cover: 'A cat in the house?',
    gist: [
      'If a cat lives in the house, no lilies. Even pollen on the fur, licked off, can be deadly. Say it when you order, and it becomes a different lovely bouquet.',
      'The most useful sentence in a flower shop: "There is a cat." Then nobody reaches for the lilies.',
    ],
    subject: ['One sentence when you order', 'No lilies where cats live'],
    hooks: {
      '*': [
        'The most important question about a bouquet is whether there is a cat.',
        'They are white, they smell of holidays, and to a cat they are deadly.',
      ],
      pt: "True lilies and day lilies can destroy a cat's kidneys, in every part of the plant.",
      fi: 'Are you sending flowers to somebody with a cat? Please read this first.',
      a: 'Cat in the house: no lilies.',
      h: 'Cats test every bouquet. They do it with their teeth, and then on the carpet.',
      l: 'A bouquet without lilies can be just as white.',
    },
    lines: {
      '*': [
        'Sending flowers? Ask first whether a cat lives there. No part of a lily is safe for one, pollen and vase water included.',
        'Cutting off the stamens does not make a lily safe. Leaves, petals and water remain.',
        'Roses, snapdragons, freesias: there are many flowers that are no danger to a cat, apart from the vase.',
        'If a cat has nibbled at a lily, ring the vet at once. Do not wait until it looks ill.',
      ],
      h: ['"There is a cat" is the shortest order in the trade, and the best.'],
    },
    scene: [
      'A bouquet on the sideboard, and yellow dust on a whisker.',
      'The telephone in the shop: "Something white, for my sister. Oh, and she has Felix."',
    ],
    why: [
      ['Cats clean themselves, so what lies on the fur ends up inside.', 'They lick off what falls on them.'],
      [
        'The poison works quickly, and signs come late.',
        'When one can see it, hours have gone that would have counted.',
      ],
    ],
    parts: [
      [
        'Say it when you order',
        ['Cat, dog, rabbit: one word.', 'Florists leave things out gladly if they know.'],
        'A hand writing on an order slip, blurred',
      ],
      [
        'Put others out of reach',
        [
          'Cats jump higher than you think, and shelves are an invitation.',
          'A closed door is the only high shelf.',
        ],
        'A closed door and a vase behind it',
      ],
      [
        'Ring at once',
        ['With the name of the plant, or a picture of it.', 'They will tell you what comes next.'],
        'A phone beside a flower',
      ],
    ],
    turn: ['Then it is a bouquet for everybody in the house.', 'Felix may look at it from the windowsill.'],
    asks: ['What does your cat do with flowers?', 'Which bouquet survives at your place?'],
    ends: {
      pt: 'Substitution is easy; treatment is not.',
      fi: 'And greetings to Felix.',
      a: 'Ask about the cat.',
      h: 'The vase is still in danger.',
      l: 'White roses, then.',
    },
    keep: 'the next bouquet for a friend',
    send: 'everybody with a cat',
    caution: 'Plants affect animals differently. In doubt ask a vet or a poison information line.',
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
    title: 'How to order flowers: tell about the person',
    cover: 'Say who they are for',
    gist: [
      'Say who it is for, what for, and where it will stand. "For my mother, small kitchen, loves blue" makes a better bouquet than the name of any flower.',
      'Nobody needs to know flower names to order some. One person, one reason, one room, one sum: the rest is the craft.',
    ],
    subject: ['You need not know any names', 'Four words for a bouquet'],
    hooks: {
      '*': [
        '"Something nice" is what everybody says. Nice for whom?',
        'You do not know what they are called? Tell about her instead.',
      ],
      pt: 'A brief with person, occasion, place and budget gets a better result than a list of flowers.',
      fi: 'Do you stand in front of the buckets and feel helpless? Begin with the person.',
      a: 'Who. Why. Where. How much.',
      h: '"My wife likes flowers" narrows it down to flowers.',
      l: 'A person, described, becomes a bouquet.',
    },
    lines: {
      '*': [
        'Ordering flowers: name the person, the reason and the room. Names of flowers are optional.',
        'Say your sum right away. It is no embarrassment, it is a measurement.',
        'A tall bouquet needs a tall vase. If you do not know whether there is one, take it low.',
        'For a hospital ask first whether flowers are allowed there, and take nothing that smells strongly.',
      ],
      h: ['"She will know what it is for" is the shortest of all apologies.'],
    },
    scene: [
      'A man in front of nine buckets, with the look of somebody before an exam.',
      '"She is eighty, has opinions, and her curtains are yellow." And two hands begin.',
    ],
    why: [
      ['Whoever knows the person can leave things out.', 'Each detail rules out half of the buckets.'],
      [
        'What grows just now is fresher than what has a famous name.',
        'The season makes better suggestions than a catalogue.',
      ],
    ],
    parts: [
      [
        'Describe the person',
        ['Calm or loud, garden or city, lilac never.', 'One sentence is enough, the odder the better.'],
        'A handwritten card beside flowers, blurred',
      ],
      [
        'Name the occasion',
        ['A thank you is different from a sorry.', 'A funeral is different from both: say it early.'],
        'A small envelope among stems',
      ],
      [
        'Think of the room',
        [
          'Low ceiling, bright window, a table with little space.',
          'And the way there: on foot, by train, in the heat.',
        ],
        'A small vase on a kitchen table',
      ],
    ],
    turn: ['Then let them do it.', 'And write the card by hand, with a sentence that only you would write.'],
    asks: [
      'What would you say about your mother, in one sentence?',
      'Whom did you last give flowers, without a reason?',
    ],
    ends: {
      pt: 'Good briefs make good bouquets.',
      fi: 'She will be glad of it. Go.',
      a: 'Person first.',
      h: 'The exam is passed. Next, please.',
      l: 'Two hands, and paper round it.',
    },
    keep: 'the next birthday',
    send: 'somebody who is standing in front of buckets',
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
    title: 'One flower or a whole bunch: which is more?',
    cover: 'One, or an armful?',
    gist: [
      'One stem in a glass, and you look at it. A whole armful, and you see colour. Which do you like to be given?',
      'A single tulip for a Tuesday, or half a meadow for a birthday: where is your heart?',
    ],
    subject: ['One, or a whole armful?', 'A tulip on a Tuesday'],
    hooks: {
      '*': [
        'A single flower says: I thought of you. An armful says it to the neighbours as well.',
        'One tulip in a milk bottle can fill a kitchen.',
      ],
      pt: 'One stem shows form, and many show colour.',
      fi: 'Which flowers do you remember: the large bunch or the single one?',
      a: 'One or many. Choose.',
      h: 'An armful of lilac fits into no vase that anybody has ever owned.',
      l: 'One stem, and space round it.',
    },
    lines: {
      '*': [
        'One flower or an armful: what do you like better to be given?',
        'A single stem needs a narrow neck. An old bottle will do.',
        'A bunch lasts longer if you divide it after three days into small glasses, one for each room.',
        'The best day to bring flowers is one on which nobody has to.',
      ],
      h: ["The neighbour has seen the armful. The neighbour's husband has not."],
    },
    scene: [
      'A bus, rain, and somebody holding one wrapped tulip like a candle.',
      'A doorbell, and behind a great deal of lilac, presumably, a person.',
    ],
    why: [['We look at single things, and feel many.', 'The eye rests on one and swims in a hundred.']],
    parts: [
      [
        'One',
        ['Long stem, narrow bottle, on the table where you eat.', 'It makes people sit down.'],
        'A single tulip in a bottle',
      ],
      [
        'An armful',
        ['Everything that the week has to offer, in the largest jug.', 'It makes people stand up.'],
        'A jug full of mixed flowers',
      ],
    ],
    turn: ['Either way they will be gone in a week. That is part of it.', 'And both count on a Tuesday.'],
    asks: ['One, or an armful?', 'Whose flowers do you still think of?'],
    ends: {
      pt: 'Scale is a message.',
      fi: 'Bring one home today. For no reason.',
      a: 'One. Today.',
      h: 'The lilac stands in the umbrella stand. It looks well there.',
      l: 'A petal on the table.',
    },
    keep: 'an ordinary Tuesday',
    send: 'somebody to whom you owe a tulip',
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
    cover: 'Before the town wakes',
    gist: [
      'Before the first customer come market or {lorry|truck}, buckets, knives, leaves by the sackful. The tying takes minutes and the rest of it takes the morning.',
      'A bunch is tied in minutes. Before that every stem has been cut, stripped, watered and left to drink for hours.',
    ],
    subject: ['What happens before eight', 'Cold hands and very many leaves'],
    hooks: {
      '*': [
        'Who ties bouquets has cold hands. Since five.',
        '"It must be lovely to be among flowers all day." Yes. And among buckets.',
      ],
      pt: "Conditioning, that is cutting, stripping and hydrating, takes up most of a florist's time.",
      fi: 'Have you ever wondered when all those stems get their water?',
      a: 'Unload, cut, strip, water. Then open.',
      h: 'The most common flower in the trade is the bucket.',
      l: 'Dark streets, wet leaves, and the first scent.',
    },
    lines: {
      '*': [
        'Before a flower is sold it has been cut at least once more, stripped of leaves and left to drink for hours.',
        'The sackful of leaves on the floor at eight is what keeps your bouquet fresh on Saturday.',
        "Florists sleep little in the weeks before Mother's Day, and nobody sends them flowers.",
        "Thorns, cold water, string: look at a florist's hands, and then at the bouquet.",
      ],
      h: ['There is a rose thorn for everybody, every day.'],
    },
    scene: [
      'Half past four, breath in the headlights, crates of tulips like a choir that is still asleep.',
      'A floor full of green, a radio, and two knives at work.',
    ],
    why: [
      [
        'Cut flowers travel dry and thirsty, and have to recover first.',
        'What has come a long way needs a drink before company.',
      ],
      [
        'Whatever is not thrown away early spoils its neighbours later.',
        'A single rotten leaf is enough for a bucket.',
      ],
    ],
    parts: [
      [
        'Unload and look',
        [
          'Every bunch turned over, buds, necks, leaves.',
          'What is tired on arrival goes back, or into the window today.',
        ],
        'Crates of flowers in lamplight',
      ],
      [
        'Cut and strip',
        [
          'Hundreds of stems, one after another, into clean buckets.',
          'It is the quiet part, with the radio on.',
        ],
        'A heap of leaves beside a knife',
      ],
      [
        'Let them drink',
        ['Hours, in the cool and dark.', 'Only then may they meet anybody.'],
        'Buckets of flowers in a dim room',
      ],
    ],
    turn: [
      'Then somebody turns round the sign.',
      'At eight it looks as though it had always been like that.',
    ],
    asks: ["What did you imagine a florist's morning to be like?", 'When does your day begin?'],
    ends: {
      pt: 'Preparation is what the customer pays for, and never sees.',
      fi: 'Say good morning to your florist. It is nearly their lunch.',
      a: 'Water before beauty.',
      h: 'The bucket has been given a day off.',
      l: 'The door, the bell, and daylight.',
    },
    keep: 'the next early train',
    send: 'an early riser',
    own: [
      {
        kinds: ['process', 'product'],
        about: 'grown|local|market|condition|seasonal|cut',
        lead: 'Where they come from:',
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
    cover: 'A fever for a bulb',
    gist: [
      'In Holland in the sixteen thirties single tulip bulbs were traded for the price of houses. Then came a February in which nobody bid. The ruin is legend; the patterns were a virus.',
      'The most expensive tulips were flamed because they were ill. And the great crash ruined fewer people than the pamphlets said.',
    ],
    subject: ['The price of a house, for a bulb', 'The stripes were an illness'],
    hooks: {
      '*': [
        'Once a bulb cost as much as a house on a canal, and it was not even up.',
        'The loveliest tulips of all time were ill.',
      ],
      pt: 'A virus broke the colour of tulips, and no one could breed what everyone wanted.',
      fi: 'Next time you buy a bunch of tulips, think how cheaply you are getting off.',
      a: 'Pay for flowers, and not for rumours.',
      h: 'They were buying onions in the dark, sight unseen, in taverns. What could go wrong?',
      l: 'Flamed petals, candlelight, and a bid too many.',
    },
    lines: {
      '*': [
        'The flamed tulips of Dutch paintings owe their stripes to a virus carried by aphids. Nobody knew that at the time.',
        'In the tulip fever bulbs were sold in taverns while they still lay in the ground.',
        'One evening in Haarlem nobody bid for tulips any more. A few days later the trade was over.',
        'The stories of ruined tulip dealers come mostly from pamphlets that made fun of them. Most people had never owned one.',
      ],
      h: ['It has since become customary to sell flowers after they have come up.'],
    },
    scene: [
      'Imagine a tavern in Haarlem, pipe smoke, chalk on a slate, and men who are bidding for something that is under the snow.',
      'A painter sits in front of one tulip for a week. The painting costs less than the flower.',
    ],
    why: [
      [
        'What everybody wants and nobody can make gets dearer, until somebody asks why.',
        'A price rests on the belief that another will pay more.',
      ],
      [
        'The stripes came and went as they pleased, and so each bulb was a lottery ticket.',
        'You could not breed a pattern. You could only hope.',
      ],
    ],
    parts: [
      [
        'A stranger from the east',
        [
          'Tulips had come from the Ottoman lands, and gardeners in Holland lost their hearts to them.',
          'From Constantinople to Leiden: a flower like a turban, and everyone wanted it.',
        ],
        'A single flamed tulip in a glass',
      ],
      [
        'Paper instead of petals',
        [
          'In winter people traded slips of paper for bulbs which nobody could see. They changed hands many times an evening.',
          'The bulbs lay in the ground, and notes went round the tables.',
        ],
        'Old papers and a candle',
      ],
      [
        'A February evening',
        [
          'Somebody offered, and nobody raised a hand. By the end of the week it had got about.',
          'The bidding stopped in one tavern, and then in all of them.',
        ],
        'An empty tavern table',
      ],
    ],
    turn: ['The tulips came up all the same in April.', 'Most of the Dutch had been going about their work.'],
    asks: ['Which flower would you pay too much for?', 'Flamed or plain?'],
    ends: {
      pt: 'Scarcity, chance and credit: the ingredients are still sold.',
      fi: 'A bunch of tulips is a wonder at the price.',
      a: 'Look at it before you buy it.',
      h: 'Nobody has ever asked the aphids for their view.',
      l: 'In April, a flame.',
    },
    keep: 'the first tulips of the year',
    send: 'somebody with a tip for the market',
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
      'Lilac at a garden fence, wallflowers by the bus stop, geraniums on a balcony: everyone has one flower that means a place. Which is yours?',
      'One scent, and you are standing in a yard again. Which flower does that to you?',
    ],
    subject: ['Which one smells of home?', 'Lilac over the fence'],
    hooks: {
      '*': [
        'Somewhere there was a fence with lilac behind it, and you were small.',
        "Geraniums smell of grandmother's balcony. Everyone knows that, whoever's grandmother it was.",
      ],
      pt: 'Scents from childhood last longest in memory, and flowers supply many of them.',
      fi: 'Which flower brings back somebody to you?',
      a: 'One flower. One place.',
      h: "Chrysanthemums smell of aunts. That is nobody's fault.",
      l: 'May, a fence, a breath.',
    },
    lines: {
      '*': [
        'Which flower smells of home to you, and where did it stand?',
        'Ask your parents which flower stood at their door. You may get a street along with it.',
        'Sweet peas, phlox, wallflowers: some scents are no longer in shops. They are still in gardens.',
        'Put one flower from your childhood on the table this week. See who recognises it.',
      ],
      h: ["Plastic roses smell of nothing, and still they bring back the dentist's waiting room."],
    },
    scene: [
      'A gate that sticks, a rain barrel, and above it all something white that smells.',
      'At the bus stop somebody closes their eyes in front of a hedge.',
    ],
    why: [['Smell stays where words have long gone.', 'A scent needs no name to find its way.']],
    parts: [
      [
        'The one by the door',
        ['You passed it each day and never looked.', 'It belonged to the house like the bell.'],
        'Flowers beside an old front door',
      ],
      [
        'The one you picked',
        ['For mother, without asking the neighbour.', 'Short stems, warm hand.'],
        "A child's hand with short-stemmed flowers",
      ],
    ],
    turn: ['Tell us where it grew.', 'We shall not tell the neighbour.'],
    asks: ['Which flower smells of home to you?', 'What did you pick as a child, and where?'],
    ends: {
      pt: 'Gardens are archives.',
      fi: 'And now go and smell one.',
      a: 'Name it. Place it.',
      h: 'The aunt sends her love.',
      l: 'Then the wind turned.',
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
    cover: 'A vase in winter',
    gist: [
      'Winter has more for a vase than you think: bare twigs that open indoors, tulips that grow on, evergreens, seed heads. Cut twigs want warmth and patience.',
      'Put cherry, forsythia or hazel twigs in lukewarm water after a frost, and in two or three weeks there is spring on the table.',
    ],
    subject: ['A twig is enough', 'Spring, two weeks early'],
    hooks: {
      '*': [
        'In January, flowers look like sticks. One has to know which.',
        'Twigs that have felt frost believe indoors that it is spring.',
      ],
      pt: 'Many shrubs need cold before warmth makes them bloom; after a frost they can be tricked.',
      fi: 'Nothing left in the garden? Take the shears and have another look.',
      a: 'Cut twigs. Warm room. Wait.',
      h: 'At first it looks as though you had forgotten to throw something away.',
      l: 'A bare twig, and a window with snow.',
    },
    lines: {
      '*': [
        'Cut a few twigs of forsythia or cherry after a cold spell and put them into lukewarm water. In two to three weeks they may bloom.',
        'Tulips go on growing in the vase. Put them in little water, in a tall vase, and let them.',
        'Ivy, fir, rose hips, dried grasses: a winter bunch needs one single flower to be complete.',
        'Cut flowers hate radiators. In winter the coolest window is the best place for them.',
      ],
      h: ['Visitors ask about the sticks only once. In March they apologise.'],
    },
    scene: [
      'Snow on the sill, and on the inside a jug of brown twigs that everyone walks past.',
      'One morning there is a green tip, and at lunch all of them know about it.',
    ],
    why: [
      ['Warmth tells the buds that winter is over.', 'They have counted the cold, and it was enough.'],
      [
        'Dry heated air draws water out of petals faster than stems can deliver.',
        'A radiator is a desert with a knob.',
      ],
    ],
    parts: [
      [
        'Cut after a frost',
        ['With sharp shears, at an angle, buds on them.', "Ask before you cut in somebody else's garden."],
        'A hand cutting a twig in winter',
      ],
      [
        'Put them somewhere warm and light',
        ['Lukewarm water at first, fresh every few days.', 'Not in full sun, nor above the heating.'],
        'A jug of twigs at a window',
      ],
      [
        'Add one flower',
        [
          'A white tulip among brown twigs is a whole picture.',
          'Until they open, somebody has to hold the stage.',
        ],
        'One white tulip among bare twigs',
      ],
    ],
    turn: ['And then, on a Thursday, it is spring.', 'Outside it takes a little longer.'],
    asks: ['What stands in your vase in January?', 'Have you ever brought twigs indoors to bloom?'],
    ends: {
      pt: 'Cold first, then warmth: it is all timing.',
      fi: 'A small spring for your table.',
      a: 'Cut. Water. Wait.',
      h: 'The apology has been accepted.',
      l: 'And one white blossom fell.',
    },
    keep: 'the next cold snap',
    send: 'somebody who is waiting for spring',
    own: [
      {
        kinds: ['product', 'service'],
        about: 'twig|winter|wreath|evergreen|dried|tulip|seasonal',
        lead: 'What there is in the cold:',
      },
    ],
    pic: {
      ask: 'A jug of bare twigs and one white tulip at a frosty window',
      alt: 'Bare twigs and a white tulip at a frosty window',
    },
    claims: [['Spring shrubs can be forced indoors after cold', 'horticultural textbooks']],
  },
];
