// Wine, beer, cider and spirits on the table: pouring, serving, keeping, and what goes with them.
import type { Idea } from '../../library/idea.ts';

export const WINE = '(?<!barley )\\bwines?\\b|winer|vineyard|vintner|weingut|\\bgrapes?\\b|riesling';
export const BEER = '\\bbeers?\\b|brew|tap ?room|\\bcider|\\bales?\\b|\\blagers?\\b';

const ADULTS = ['For adults. Enjoy with care.', 'Only for adults, never before driving.'];

export const GLASS: readonly Idea[] = [
  {
    id: 'out-of-the-fridge-in-time',
    format: 'tip',
    again: 9,
    emoji: '🍷',
    tags: ['WineTips', 'WineTime', 'GoodToKnow'],
    only: WINE,
    title: [
      'What temperature should wine be served at?',
      'How cold should wine be? White, red and sparkling',
    ],
    cover: 'Wine: how cold?',
    gist: [
      'Take white wine out of the fridge a quarter of an hour before you pour it, and put red wine in for a quarter of an hour. Most whites are drunk too cold and most reds too warm.',
      'White wine straight from the fridge hides its scent, and red wine in a warm room tastes flat. Fifteen minutes put both right.',
    ],
    subject: ['How cold should wine be?', 'Fifteen minutes make the wine better'],
    hooks: {
      '*': [
        'White wine too cold, red wine too warm? Fifteen minutes put both right.',
        'How cold should wine be? Not as cold as your fridge, and not as warm as your living room.',
      ],
      pt: 'Most whites show best at about ten degrees Celsius, and most reds at about sixteen.',
      fi: 'Guests at eight? Take the white out at a quarter to.',
      a: 'White: out early. Red: in briefly.',
      h: 'Wine at room temperature: a rule from the time before heating.',
      l: 'A cool glass, a slow pour, and the scent rises.',
    },
    lines: {
      '*': [
        'Red wine too warm? Put it in the fridge for fifteen minutes. It tastes fresher at once.',
        'Take white wine out of the fridge a quarter of an hour before dinner. You will taste more of it.',
        'Sparkling wine is best really cold. Put the bottle in water with ice for twenty minutes.',
        'Serve wine a little too cool rather than too warm. It warms up in the glass by itself.',
      ],
      h: ['If your red wine is as warm as your tea, one of them is wrong.'],
    },
    scene: [
      'The white wine comes straight from the fridge, and it tastes of nothing but cold.',
      'A summer evening, a red wine from the shelf over the stove, and everybody says it is a bit strong.',
    ],
    why: [
      [
        'Cold keeps the scent of a wine in the glass, so it tastes of less.',
        'White wine that is too cold shows little of its scent.',
      ],
      ['In a warm red wine you taste the alcohol first.', 'Red wine that is too warm tastes flat and heavy.'],
    ],
    parts: [
      [
        ['White: take it out early', 'Let white wine warm up a little'],
        ['A quarter of an hour on the table is enough.', 'Simple whites may be colder, fine ones warmer.'],
        'A bottle of white wine on a table',
      ],
      [
        ['Red: chill it briefly', 'Give red wine some time in the fridge'],
        ['Fifteen minutes, and light reds even longer.', 'It should feel cool and not warm in the hand.'],
        'A bottle of red wine in a fridge door',
      ],
      [
        ['Sparkling: really cold', 'Serve sparkling wine cold'],
        ['Water with ice cools it faster than a freezer.', 'Cold, it foams less when you open it.'],
        'A bottle in a bucket of ice',
      ],
    ],
    turn: ['Try one glass now and one a little later.', 'You need no thermometer for that, just a clock.'],
    asks: ['Do you like your white wine ice cold?', 'Red or white tonight?'],
    ends: {
      pa: 'Ask for the right temperature when you buy a bottle.',
      fi: 'Try it this evening, and tell us what you think.',
      t: 'White out, red in, fifteen minutes each.',
      h: 'The stove shelf is for the salt.',
      l: 'Cool, calm and in a thin glass.',
    },
    caution: ADULTS,
    keep: 'the next bottle you open',
    send: 'whoever opens the wine at your house',
    own: [
      {
        kinds: ['product', 'price', 'event', 'offer'],
        about: 'riesling|pinot|bacchus|chardonnay|syrah|merlot|ros[eé]|\\bwines?\\b|sparkling|tasting',
        lead: 'Wine from here:',
      },
    ],
    pic: { ask: 'A bottle of yours beside a glass', alt: 'A wine bottle beside a glass' },
    claims: [['Serving temperatures of wine', 'wine textbooks']],
  },
  {
    id: 'does-it-need-to-breathe',
    format: 'myth',
    again: 9,
    emoji: '🍷',
    tags: ['WineTips', 'WineFacts', 'GoodToKnow'],
    only: WINE,
    title: ['Should you open wine early to let it breathe?', 'Does wine need to breathe?'],
    cover: 'Must wine breathe?',
    myth: 'Wine breathes when you open the bottle an hour early',
    short: [
      'Hardly at all: the neck is too narrow. Pour it into a jug instead.',
      'No. Only pouring brings air to the wine.',
    ],
    gist: [
      'Opening a bottle early changes almost nothing, because very little air gets in. If a young red wine seems closed, pour it into a jug or swirl it in the glass.',
      'If you want to give a wine some air, pour it. A water jug does the job of an expensive decanter.',
    ],
    subject: ['Does wine need to breathe?', 'Jug instead of waiting'],
    hooks: {
      '*': [
        'Do you open red wine an hour early? You need not.',
        'Does wine need to breathe? Sometimes, but an open bottle does not help.',
      ],
      pt: 'In an open bottle only a small surface touches the air. In a jug it is many times larger.',
      fi: 'Forgot to open the wine before dinner? It does not matter.',
      a: 'Do not wait. Pour the wine into something wide.',
      h: 'A bottle that stands open for an hour has mainly been waiting.',
      l: 'A clear jug, a slow pour, and the wine opens up.',
    },
    lines: {
      '*': [
        'A young red wine tastes hard? Pour it into a water jug and back into the glasses.',
        'Swirl the wine in your glass three times and smell again. That is enough air for most wines.',
        'Very old wine is better without much air. Open it, pour it gently, and drink it.',
        'If a wine smells of matches after opening, swirl it well. The smell often goes away.',
      ],
      h: ['The only one who breathes easier when the bottle is open early is the host.'],
    },
    scene: [
      'It is ten to eight, the guests ring, and the red wine is still closed.',
      'An old jug from the kitchen, and the wine tastes softer after five minutes.',
    ],
    why: [
      [
        'The neck of a bottle lets in hardly any air.',
        'Air reaches a wine when it runs into a jug or a glass.',
      ],
      ['Air makes a young, strong red wine taste softer.', 'Most simple wines are ready to drink at once.'],
    ],
    parts: [
      [
        ['Take a clean jug', 'Use a jug instead of waiting'],
        ['Any clean glass jug will do.', 'Ten minutes later it tastes softer.'],
        'Red wine poured into a jug',
      ],
      [
        ['Or swirl it in the glass', 'Swirl the glass'],
        ['Fill it by a third, so that nothing spills.', 'Smell it first, and once more afterwards.'],
        'A glass being swirled',
      ],
    ],
    turn: ['And if you forgot, nobody will notice.', 'Taste it first. Perhaps it needs nothing.'],
    asks: ['Do you open wine early?', 'Do you own a decanter, or use a jug?'],
    ends: {
      pa: 'Ask us which of the wines are better for some air.',
      fi: 'Try it with the next young red.',
      t: 'Large surface, much air. Narrow neck, none.',
      h: 'The host may go on breathing.',
      l: 'A jug on the table looks lovely, too.',
    },
    caution: ADULTS,
    keep: 'the next red you open',
    send: 'somebody who always opens it an hour early',
    own: [
      {
        kinds: ['product', 'price', 'offer'],
        about: 'red|syrah|merlot|pinot|cabernet|barrel|oak|wines?\\b',
        lead: 'Our wines:',
      },
    ],
    pic: { ask: 'Red wine poured into a jug', alt: 'Red wine poured into a jug' },
    claims: [['Little oxygen enters an open bottle; decanting and swirling aerate', 'wine textbooks']],
  },
  {
    id: 'pour-it-with-foam',
    format: 'howto',
    again: 9,
    emoji: '🍺',
    tags: ['BeerTips', 'CraftBeer', 'GoodToKnow'],
    only: BEER,
    unless: 'cider(?!s? and beer)[^.]*(?:orchard|press)|mead',
    title: ['How to pour a beer properly', 'How to pour a bottle or can of beer with a good head'],
    cover: 'How to pour a beer',
    gist: [
      'Rinse the glass with cold water, tilt it, pour half of the beer along the side, then straighten it and pour down the middle. Two fingers of foam are right.',
      'A head of foam carries the scent of a beer, and lets some gas out before you drink it. So pour it with foam.',
    ],
    subject: ['How to pour a beer', 'Two fingers of foam are right'],
    hooks: {
      '*': [
        'Foam on a beer is no mistake. This is how to pour it.',
        'How do you pour a beer with a good head? Half at a tilt, half upright.',
      ],
      pt: 'Foam carries the scent of the hops and lets excess gas escape.',
      fi: 'Beer from the can or the bottle? In a glass it tastes of more.',
      a: 'Clean glass, tilt, then upright.',
      h: 'Beer without foam looks like apple juice that has given up.',
      l: 'A clean glass, a slow pour, a white head.',
    },
    lines: {
      '*': [
        'Pour the first half of a beer along a tilted glass and the second half straight down the middle.',
        'Bubbles that cling to the side of a beer glass mean that it is not quite clean.',
        'Rinse a beer glass with cold water before you pour. The foam stays longer.',
        'Is there yeast at the bottom of the bottle? Leave the last sip in it, or swirl it in. Both are fine.',
      ],
      h: ['Whoever drinks beer from the bottle misses half of the smell, and all of the foam moustache.'],
    },
    scene: [
      'The beer is poured quickly, and half of the glass is foam. Wait a minute, and pour again.',
      'Two friends, the same beer, one from the can and one from the glass. They taste different.',
    ],
    why: [
      [
        'Most of what we taste in a beer is its smell, and foam brings it out.',
        'From a can you smell almost nothing of a beer.',
      ],
      [
        'A beer poured without foam keeps its gas, and you feel that in your stomach.',
        'Grease or soap on the glass makes foam collapse.',
      ],
    ],
    parts: [
      [
        ['Rinse the glass', 'Start with a clean, wet glass'],
        ['Cold water, no soap left in it.', 'A wet glass foams more evenly.'],
        'A glass under cold water',
      ],
      [
        ['Tilt it and pour half', 'Pour the first half along the side'],
        ['Slowly, with the glass at an angle.', 'Stop when it is half full.'],
        'Beer poured into a tilted glass',
      ],
      [
        ['Straighten it and fill up', 'Pour the rest down the middle'],
        ['So you get a head of two fingers.', 'If it rises too fast, wait.'],
        'A beer with a white head',
      ],
    ],
    turn: ['Now smell it first.', 'Then wait a moment, and drink.'],
    asks: ['Beer from the glass, the bottle or the can?', 'How much foam do you like?'],
    ends: {
      pa: 'Good beer deserves a clean glass.',
      fi: 'Try it with the next one you open.',
      t: 'Clean, tilt, straighten.',
      h: 'The moustache is included.',
      l: 'White foam, golden beer, a quiet evening.',
    },
    caution: ADULTS,
    keep: 'the next beer you open',
    send: 'the one who drinks from the can',
    own: [
      {
        kinds: ['product', 'price', 'offer'],
        about: 'beers?\\b|ales?\\b|lager|stout|pils|\\bIPA\\b|porter|cans\\b',
        lead: 'To pour at home:',
      },
    ],
    pic: { ask: 'One of your beers with a good head', alt: 'A beer with a white head' },
    claims: [['Foam carries aroma; grease kills foam', 'brewing textbooks']],
  },
  {
    id: 'open-bottles',
    format: 'answer',
    again: 9,
    emoji: '🍾',
    tags: ['DrinkTips', 'LessWaste', 'GoodToKnow'],
    title: ['How long does an open bottle keep?', 'How long do wine, beer and spirits keep once open?'],
    cover: 'How long once it is open?',
    question: 'How long does an open bottle keep?',
    short: [
      'Spirits for months, wine for two or three days in the fridge, beer until tonight.',
      'It depends: beer hours, wine days, spirits months.',
    ],
    gist: [
      'Close an open bottle and put it in the fridge, red wine as well. Then wine keeps for two or three days. Spirits keep for months in the cupboard. Beer and cider are best the same day.',
      'Air and warmth spoil an open bottle. Closed and cold, you win a few days.',
    ],
    subject: ['How long does an open bottle keep?', 'Open wine: into the fridge'],
    hooks: {
      '*': [
        'Half a bottle left? This is how long it keeps.',
        'An open bottle keeps for longer if you do two things: close it and chill it.',
      ],
      pt: 'Oxygen changes an open drink. Cold slows that down.',
      fi: 'You only wanted one glass, and now the bottle is open? No problem.',
      a: 'Close it, chill it, drink it soon.',
      h: 'How long does an open bottle keep? Longer than one evening, some say.',
      l: 'One glass tonight, and one tomorrow.',
    },
    lines: {
      '*': [
        'Put open wine in the fridge, red as well. Take the red out half an hour before you drink it.',
        'Pour leftover wine into a small bottle, full to the top. With less air it keeps longer.',
        'A spoon in the neck of a sparkling wine does not help. A proper stopper does.',
        'Leftover wine that is past its best can still go in a sauce or a stew.',
      ],
      h: ['Leftover wine: two words that some people have never heard together.'],
    },
    scene: [
      'Monday evening, half a bottle of red from Saturday on the table. Is it still good?',
      'Three open bottles in the fridge door, and nobody knows since when.',
    ],
    why: [
      [
        'Air turns wine flat and in the end to vinegar.',
        'The more air there is in the bottle, the faster a wine changes.',
      ],
      [
        'Strong spirits keep for months, because the alcohol preserves them.',
        'Beer loses its bubbles within hours of opening.',
      ],
    ],
    parts: [
      [
        ['Close it at once', 'Put the stopper back'],
        ['Between two glasses as well.', 'The cork or screw cap will do.'],
        'A bottle with its stopper',
      ],
      [
        ['Put it in the fridge', 'Keep wine cold once it is open'],
        ['Standing up, so that less of it touches air.', 'Spirits may stay in the cupboard.'],
        'Bottles in a fridge door',
      ],
      [
        ['Smell it before you pour', 'Let your nose decide'],
        ['If it smells of vinegar, it is for cooking.', 'If it smells good, it is good.'],
        'Somebody smelling a glass',
      ],
    ],
    turn: ['Or invite somebody. Then nothing is left.', 'Write the day on the label, and you will know.'],
    asks: ['Does anything stay in the bottle at your house?', 'What do you do with leftover wine?'],
    ends: {
      pa: 'When in doubt, use it in the kitchen.',
      fi: 'So one glass is quite all right.',
      t: 'Less air, less warmth, more days.',
      h: 'The fridge door says thank you.',
      l: 'Half a bottle is a plan for tomorrow.',
    },
    caution: [
      'For adults. Throw away what smells wrong.',
      'For adults, and these times are a rough guide only.',
    ],
    keep: 'the next bottle you do not finish',
    send: 'the one who only wants a glass',
    pic: { ask: 'An open bottle with a stopper', alt: 'An open bottle with a stopper' },
    claims: [['Keeping times after opening', 'trade advice']],
  },
  {
    id: 'gin-and-tonic-at-home',
    format: 'howto',
    again: 9,
    emoji: '🍸',
    tags: ['GinAndTonic', 'GinLovers', 'CocktailTips'],
    only: '\\bgin\\b',
    title: ['How to make a good gin and tonic at home', 'Gin and tonic: how much gin, how much tonic'],
    cover: 'Your gin and tonic',
    gist: [
      'Fill a tall glass with ice to the top, add one part gin and two or three parts cold tonic, and stir once. A strip of peel is enough to go with it.',
      'Plenty of ice, cold tonic from a small bottle and one stir: a gin and tonic needs no more.',
    ],
    subject: ['A good gin and tonic at home', 'More ice, not less'],
    hooks: {
      '*': [
        'Gin and tonic at home often tastes flat. More ice and colder tonic help.',
        'How much tonic goes with how much gin? Start with two parts to one.',
      ],
      pt: 'A full glass of ice melts more slowly than three cubes and keeps the bubbles.',
      fi: 'Friends are coming over? A good gin and tonic takes one minute.',
      a: 'Ice to the top, gin, cold tonic, one stir.',
      h: 'A fruit salad in a gin and tonic is still not one of your five a day.',
      l: 'Clear ice, a cold glass, one strip of peel.',
    },
    lines: {
      '*': [
        'Fill the glass for a gin and tonic with ice to the top. A lot of ice melts more slowly than a little.',
        'Use small bottles of tonic from the fridge. From a big open one the bubbles have gone.',
        'Smell the gin first, and choose the garnish to match: citrus peel, a slice of cucumber or a sprig of rosemary.',
        'Stir a gin and tonic once, gently. More stirring drives out the bubbles.',
      ],
      h: ['One part gin, two parts tonic, three parts good company.'],
    },
    scene: [
      'Three cubes, warm tonic, and after two minutes the gin and tonic is water.',
      'A tall glass, ice up to the rim, and the tonic hisses.',
    ],
    why: [
      [
        'Warm tonic melts the ice and loses its bubbles.',
        'With enough ice a gin and tonic stays cold and strong.',
      ],
      [
        'Too much tonic covers the taste of the gin.',
        'Peel has more scent than juice, and does not make the drink sour.',
      ],
    ],
    parts: [
      [
        ['Fill the glass with ice', 'Take more ice than you think'],
        ['Up to the rim, in large cubes.', 'Pour off what has melted.'],
        'A tall glass full of ice',
      ],
      [
        ['Pour one part gin', 'Measure the gin'],
        ['A small measure, over the ice.', 'Taste it neat first, just a drop.'],
        'Gin poured over ice',
      ],
      [
        ['Add two or three parts tonic', 'Top up with cold tonic'],
        ['Down the side of the glass, slowly.', 'Plain tonic suits most gins best.'],
        'Tonic poured into a glass',
      ],
      [
        ['Finish with peel', 'Add one garnish'],
        ['Twist the peel over the glass and drop it in.', 'One piece is enough.'],
        'A strip of lemon peel over a glass',
      ],
    ],
    turn: [
      'Sip, and then decide whether it needs more tonic.',
      'And the same works without gin, by the way.',
    ],
    asks: ['Lemon, lime or cucumber?', 'How much tonic do you like with your gin?'],
    ends: {
      pa: 'Ask which garnish suits our gin.',
      fi: 'Tell us what goes in yours.',
      t: 'Cold glass, cold tonic, one stir.',
      h: 'The fruit salad may wait for breakfast.',
      l: 'And listen to the ice.',
    },
    caution: ADULTS,
    keep: 'the next evening with friends',
    send: 'whoever makes the drinks',
    own: [
      {
        kinds: ['product', 'price', 'offer', 'event'],
        about: '\\bgin\\b|botanicals?|distill',
        lead: 'The gin for it:',
      },
    ],
    pic: { ask: 'A gin and tonic with plenty of ice', alt: 'A tall glass of gin and tonic' },
    claims: [['Ratio, ice and garnish', 'bartending textbooks']],
  },
  {
    id: 'what-to-eat-with-beer',
    format: 'answer',
    again: 9,
    emoji: '🧀',
    tags: ['BeerAndFood', 'CraftBeer', 'FoodTips'],
    only: BEER,
    title: ['What food goes with which beer?', 'Beer and food: what goes together'],
    cover: 'Which beer with which food?',
    question: 'Which beer goes with which food?',
    short: [
      'Light beers with light food, dark beers with roasts and chocolate, hoppy ones with spice.',
      'Pale with fish and salad, hoppy with curry, stout with stews and dessert.',
    ],
    gist: [
      'Lager and wheat beer go with fish, salad and {chips|fries}. Pale ale goes with burgers and curry. Stout and porter go with stews, blue cheese and chocolate cake.',
      'Match light with light and strong with strong. Then a beer goes as well with dinner as a wine does.',
    ],
    subject: ['Which beer with which food?', 'Stout with chocolate cake'],
    hooks: {
      '*': [
        'Which beer goes with your dinner? Three simple pairs to begin with.',
        'Stout with chocolate cake: have you tried it?',
      ],
      pt: 'Bitterness cuts through fat, and roasted malt goes with roasted food.',
      fi: 'Friends for dinner, and no idea which beer to open? Start here.',
      a: 'Light with light, dark with dark, hops with spice.',
      h: 'Beer goes with everything. With some things it goes especially well.',
      l: 'A dark beer, a piece of blue cheese, and time.',
    },
    lines: {
      '*': [
        'Try a stout with chocolate cake. The roasted taste of both goes well together.',
        'A pale ale with a curry or a burger: the bitter hops cut through fat and spice.',
        'Lager with fish and {chips|fries}: cold, crisp and not too strong.',
        'Serve three cheeses with three beers: a mild one with lager, cheddar with pale ale, a blue one with stout.',
      ],
      h: ['Beer with salad is allowed. It is nearly a vegetable.'],
    },
    scene: [
      'A piece of chocolate cake, a small glass of stout, and one person who does not believe it yet.',
      'Three beers on the table, three cheeses, and everybody has a different favourite pair.',
    ],
    why: [
      [
        'The bubbles and the bitterness of a beer refresh you after something rich.',
        'Bitter hops cut through fat.',
      ],
      [
        'Dark beer tastes of roast, and so does what is baked or roasted.',
        'A strong beer covers the taste of light food.',
      ],
    ],
    parts: [
      [
        ['Light food: lager or wheat beer', 'Open something light with fish'],
        ['Also good with salad and goat cheese.', 'Serve this one cold.'],
        'A glass of lager beside fish',
      ],
      [
        ['Spicy food: pale ale', 'Open something hoppy with curry'],
        ['Burgers, curry, barbecue.', 'Do not serve it ice cold.'],
        'A pale ale beside a burger',
      ],
      [
        ['Rich food: stout or porter', 'Open something dark with stews'],
        ['Stew, blue cheese, chocolate.', 'A small glass is enough with dessert.'],
        'A dark beer beside a cake',
      ],
    ],
    turn: ['And the best pair is the one you like.', 'Try two, and compare.'],
    asks: ['What do you eat with a beer?', 'Stout with chocolate cake: yes or no?'],
    ends: {
      pa: 'Tell us what you are cooking, and we can suggest a beer.',
      fi: 'Tell us your favourite pair.',
      t: 'Light, hoppy, dark: one for each.',
      h: 'Nearly a vegetable.',
      l: 'Slowly, with good company.',
    },
    caution: ADULTS,
    keep: 'the next dinner with friends',
    send: 'whoever is cooking',
    own: [
      {
        kinds: ['product', 'price', 'offer'],
        about: 'beers?\\b|ales?\\b|lager|stout|pils|\\bIPA\\b|porter',
        lead: 'Our beers for it:',
      },
    ],
    pic: { ask: 'One of your beers beside something to eat', alt: 'A beer beside a plate of food' },
    claims: [['Usual pairings of beer and food', 'brewers and cookery practice']],
  },
  {
    id: 'red-white-or-rose',
    format: 'either',
    again: 9,
    emoji: '🍷',
    tags: ['WineTalk', 'ThisOrThat', 'WineTime'],
    only: WINE,
    title: ['Red or white wine: which do you choose?', 'Red wine or white wine tonight?'],
    cover: 'Red or white?',
    gist: [
      'Red by the fire or white in the garden: which wine do you choose when you may only have one?',
      'Some people always drink red, some always white, and some go by the weather. Which are you?',
    ],
    subject: ['Red or white?', 'Which wine tonight?'],
    hooks: {
      '*': [
        'Red or white wine: which one do you choose?',
        'If you could only have one wine tonight, would it be red or white?',
      ],
      pt: 'White is chosen for freshness, red for warmth and body. Which do you prefer?',
      fi: 'It is Friday. Red or white?',
      a: 'Red or white. One word.',
      h: 'Red or white? "Yes" is not an answer.',
      l: 'A cool white at sunset, or a red by candlelight?',
    },
    lines: {
      '*': [
        'Red: warm, full, for long evenings.\nWhite: fresh, cool, for the garden.\n\nWhich wine do you choose?',
        'Red wine with fish: would you do it?',
        'Which wine do you open when friends come over: red, white or sparkling?',
        'Do you choose your wine by the food, by the weather or by the label? Be honest.',
      ],
      h: ['People who say "I do not mind, red or white" always mind.'],
    },
    scene: [
      'Two bottles on the table, one corkscrew, and everybody looks at you.',
      'One says red, one says white, and the bottle of rosé feels left out.',
    ],
    why: [
      [
        'Hardly anybody likes both equally, whatever they say.',
        'Weather, food and company all have a say in it.',
      ],
    ],
    parts: [
      [
        'Red',
        [
          'It is warm and full, and good with meat, cheese and long evenings.',
          'Better a little cool than too warm.',
        ],
        'A glass of red wine',
      ],
      [
        'White',
        [
          'It is fresh and light, and good with fish, salad and sunshine.',
          'Not straight from the coldest corner of the fridge.',
        ],
        'A glass of white wine',
      ],
    ],
    turn: ['Rosé may be named as well.', 'With two bottles, everybody is happy.'],
    asks: ['Red or white?', 'Which wine do you open for guests?'],
    ends: {
      pa: 'Tell us, and we will suggest one.',
      fi: 'Write R or W below. We are counting.',
      t: 'One letter, please.',
      h: 'The rosé forgives you.',
      l: 'Choose the one you look forward to.',
    },
    caution: ADULTS,
    keep: 'the next dinner',
    send: 'the one you share a bottle with',
    own: [
      {
        kinds: ['product', 'price', 'offer'],
        about: 'wines?\\b|riesling|pinot|bacchus|chardonnay|ros[eé]|sparkling',
        lead: 'What there is from us:',
      },
    ],
    pic: { ask: 'A glass of red and a glass of white side by side', alt: 'Red and white wine side by side' },
    claims: [['People have a preference', 'common experience']],
  },
  {
    id: 'which-bottle-do-you-remember',
    format: 'question',
    again: 9,
    emoji: '🥂',
    tags: ['GoodCompany', 'DrinkTalk', 'Cheers'],
    title: [
      'Which drink do you open when there is something to celebrate?',
      'What do you drink when you celebrate?',
    ],
    cover: 'What do you celebrate with?',
    gist: [
      'A passed exam, a new job, a birthday, or simply Friday: what do you open when there is something to celebrate?',
      'Some open something sparkling, some a cold beer, and some put the kettle on. What do you celebrate with?',
    ],
    subject: ['What do you celebrate with?', 'What do you open on a good day?'],
    hooks: {
      '*': [
        'What do you open when there is something to celebrate?',
        'Good news, friends at the door: what do you pour?',
      ],
      pt: 'Most people have one drink that they keep for good days.',
      fi: 'What are you celebrating this week, and with what?',
      a: 'Good news. What do you open?',
      h: '"We survived Monday" is a reason, too.',
      l: 'One good bottle, kept for a good day.',
    },
    lines: {
      '*': [
        'What do you open on a good day: something sparkling, a beer, a gin and tonic, or juice?',
        'Which bottle have you been keeping, and what are you waiting for?',
        'Who do you call first when you have good news?',
        'Birthday, new job or simply Friday: what did you last celebrate?',
      ],
      h: ['It is a special occasion if you say it is.'],
    },
    scene: [
      'The phone rings, it is good news, and somebody is already looking for glasses.',
      'On the shelf stands a bottle for a special day, and it has been there for four years.',
    ],
    why: [
      [
        'A good day gets better when you raise a glass to it with others.',
        'People remember who was there longer than what was in the glass.',
      ],
    ],
    parts: [
      [
        ['For the big days', 'Weddings, births, new jobs'],
        ['Something you have kept for it.', 'With everybody who should be there.'],
        'Glasses on a table',
      ],
      [
        ['For the small ones', 'A Friday, a finished job'],
        ['Something simple, well chilled.', 'On the step, in the sun.'],
        'Two glasses on a step',
      ],
    ],
    turn: ['Tell us what the occasion is.', 'And juice clinks just as well.'],
    asks: ['What is in your glass on a good day?', 'What is the next thing you will celebrate?'],
    ends: {
      pa: 'Tell us below what you open.',
      fi: 'Cheers to you, whatever it is.',
      t: 'One occasion, one drink.',
      h: 'To Tuesday, then.',
      l: 'Do not keep it for too long.',
    },
    caution: ADULTS,
    keep: 'your next good day',
    send: 'the one you would call first',
    pic: { ask: 'Glasses and one of your bottles on a table', alt: 'Glasses and a bottle on a table' },
    claims: [['People celebrate with a drink', 'common experience']],
  },
];
