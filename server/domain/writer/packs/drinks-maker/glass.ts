// Winemakers, brewers and distillers: in the glass and in the cellar.
import type { Idea } from '../../library/idea.ts';

export const GLASS: readonly Idea[] = [
  {
    id: 'out-of-the-fridge-in-time',
    format: 'tip',
    again: 9,
    emoji: '🍷',
    tags: ['WineTips', 'ServingTemperature', 'DrinkWell'],
    only: '\\bwines?\\b|winer|vineyard|vintner|weingut|grape|riesling|pinot|chardonnay',
    title: 'What temperature to serve wine: red cooler, white warmer',
    cover: 'Red cooler, white warmer',
    gist: [
      'Most white wine is drunk too cold and most red too warm. Take the white out a quarter of an hour early, and give the red that quarter of an hour in the fridge.',
      'Room temperature was meant for rooms without heating. Fifteen minutes in the fridge do a red good, and fifteen minutes on the table do the same for a white.',
    ],
    subject: ['Fifteen minutes, in either direction', 'Room temperature is an old idea'],
    hooks: {
      '*': [
        '"Room temperature" comes from a time when rooms were cold.',
        'Your white wine tastes of nothing? It is only freezing.',
      ],
      pt: 'Cold mutes aroma and sharpens acid and tannin; warmth brings out alcohol.',
      fi: 'Before you open something good tonight, look at the clock rather than at the label.',
      a: 'White out early. Red in briefly.',
      h: 'The red stood beside the radiator. It now smells of cough mixture.',
      l: 'A bottle that has had time to arrive.',
    },
    lines: {
      '*': [
        'Red wine a little flat and hot? Fifteen minutes in the fridge. It comes back.',
        'White wine straight from a cold fridge hides half of its scent. Let it stand on the table for a while before you pour.',
        'The simpler the white, the colder it may be. The better it is, the more a little warmth will show you.',
        'A wine warms in the glass by itself. Serve it slightly too cool, and it passes through its best moment while you drink.',
      ],
      h: ['A wine beside the stove is halfway to being a sauce.'],
    },
    scene: [
      'Guests, a hot kitchen, and the red has been standing beside the oven since four.',
      'The glass is misted over, and somebody says: "Very fresh." They cannot taste anything else.',
    ],
    why: [
      [
        'Scent leaves a glass as vapour, and there is less of that when it is cold.',
        'What the nose is to find has to rise first, and cold keeps it down.',
      ],
      [
        'In warmth alcohol comes to the front, and everything else moves back.',
        'A red that is too warm smells of spirit before it smells of fruit.',
      ],
    ],
    parts: [
      [
        'Take the white out early',
        ['Fifteen minutes on the table are enough for most.', 'It will be cool for longer than you think.'],
        'A bottle of white wine on a table, slightly misted',
      ],
      [
        'Put the red in briefly',
        [
          'In the door of the fridge, while the pan heats up.',
          'It should feel cool in the hand, and not cold.',
        ],
        'A bottle of red wine in a fridge door',
      ],
      [
        'Pour small glasses',
        ['Then nothing gets warm before it is drunk.', 'The rest stays in the bottle, where it is cooler.'],
        'A glass filled by a third',
      ],
    ],
    turn: ['Taste it twice, at the first sip and after ten minutes.', 'The same wine will be two.'],
    asks: ['Ice cube in the white: never, secretly, or of course?', 'Do you put your red in the fridge?'],
    ends: {
      pt: 'Temperature is the one variable you control after buying.',
      fi: 'It is a small thing, and you will taste it tonight.',
      a: 'A quarter of an hour. Both ways.',
      h: 'The cough mixture has been made into a stew.',
      l: 'Then only the glass, and the evening.',
    },
    keep: 'the next bottle that you open for guests',
    send: 'somebody who keeps red wine by the stove',
    caution: 'For adults. Drink with care, and not at all if you drive or are pregnant.',
    own: [
      {
        kinds: ['product'],
        about:
          'riesling|pinot|chasselas|chardonnay|syrah|merlot|silvaner|ros[eé]|\\bred\\b|\\bwhite\\b|sparkling',
        lead: 'From here, and worth the quarter of an hour.',
      },
      {
        kinds: ['offer', 'event', 'place'],
        about: 'tasting',
        lead: 'It can be tried out at a tasting, too.',
      },
    ],
    pic: {
      ask: 'A bottle and a glass on a table by a window, misted',
      alt: 'A misted bottle and a glass of wine on a table',
    },
    claims: [
      ['Cold reduces perceived aroma; warmth stresses alcohol', 'textbooks of wine tasting'],
      ['Room temperature is an older, cooler idea', 'wine trade practice'],
    ],
  },
  {
    id: 'does-it-need-to-breathe',
    format: 'myth',
    again: 10,
    emoji: '🫙',
    tags: ['WineMyths', 'Decanting', 'WineTips'],
    only: '\\bwines?\\b|winer|vineyard|vintner|weingut|grape|riesling|pinot|chardonnay',
    title: 'Does opening a bottle early let wine breathe?',
    cover: 'Does it breathe in the bottle?',
    myth: 'Pulling the cork lets a wine breathe',
    short: 'Hardly. The neck is narrow, so pour it out.',
    gist: [
      'An open bottle touches air on an area the size of a coin. If a wine should have air, pour it into a jug or swirl your glass: that takes a minute.',
      'What helps a young, closed red is being poured, and not standing there without a cork. A water jug does as well as a carafe.',
    ],
    subject: ['The cork is out, and nothing happens', 'A coin of air'],
    hooks: {
      '*': [
        'The bottle has been open for an hour. The wine has not noticed.',
        'A bottle neck lets in about as much air as a keyhole.',
      ],
      pt: 'Exchange with air depends on surface, and the surface in a bottle neck is a coin.',
      fi: 'Do you open the wine an hour early, as your father did? You may use the hour for something else.',
      a: 'Pour it, or leave the cork in.',
      h: 'Wine does not breathe. It has been holding its breath since bottling.',
      l: 'A jug, a slow pour, a little patience.',
    },
    lines: {
      '*': [
        'Young red wine seems closed? Pour it into a water jug and back into the glass. It needs no crystal.',
        'Very old wine often wants the opposite: open it, pour gently, and drink. Some of them fade within the hour.',
        'The smallest decanter is a swirl of the glass. Three turns, then smell again.',
        'If a wine smells of struck matches after opening, a good swirl often chases it off.',
      ],
      h: ['The carafe from the wedding has finally met a liquid.'],
    },
    scene: [
      "Six o'clock, the cork is out, guests are coming at seven, and everybody is satisfied with the wine's breathing.",
      'Somebody asks: "Has it breathed?" and everyone looks at the bottle as at a patient.',
    ],
    why: [
      [
        'Air changes scent only where it meets wine.',
        'With a surface that small, an hour does next to nothing.',
      ],
      [
        'Pouring stirs in more air than an afternoon of standing.',
        'A splash into a jug does in seconds what a neck cannot do in an evening.',
      ],
    ],
    parts: [
      [
        'Taste first',
        ['If it is open and friendly, pour and be happy.', 'Many wines want no air at all.'],
        'A small first sip in a large glass',
      ],
      [
        'Pour it into a jug',
        [
          'With a splash, and back if you like. Young, firm reds are glad of it.',
          'Any clean jug with a wide belly will do.',
        ],
        'Red wine poured into a plain jug',
      ],
      [
        'Treat old ones gently',
        [
          "Slowly, with a light behind the neck, and leave the last finger's breadth.",
          'What has waited for decades dislikes being hurried.',
        ],
        'A candle behind the neck of a bottle',
      ],
    ],
    turn: ['And keep the cork out of it.', 'Then ask again: has it breathed?'],
    asks: [
      'Do you own a carafe, and when was it last used?',
      'Does somebody in your family open wine hours ahead?',
    ],
    ends: {
      pt: 'Area decides, time follows.',
      fi: 'Enjoy the free hour.',
      a: 'Taste. Pour. Done.',
      h: 'The patient is well. The cork died at six.',
      l: 'A dark ribbon, falling into glass.',
    },
    keep: 'the next young red',
    send: 'somebody who opens the bottle at noon',
    caution: 'For adults. Enjoy with care.',
    own: [
      {
        kinds: ['product'],
        about: 'red|syrah|merlot|pinot|cabernet|barrel|oak',
        lead: 'For the jug:',
      },
    ],
    pic: {
      ask: 'Red wine being poured into a simple glass jug',
      alt: 'Red wine poured into a glass jug',
    },
    claims: [
      ['Surface in a bottle neck is too small for aeration to matter much', 'wine textbooks'],
      ['Old wines can fade quickly after opening', 'trade practice'],
    ],
  },
  {
    id: 'pour-it-with-foam',
    format: 'tip',
    again: 9,
    emoji: '🍺',
    tags: ['BeerTips', 'CraftBeer', 'PouringBeer'],
    only: 'beer|brew|taproom|\\bcider|\\bales?\\b|lager',
    title: 'How to pour a beer: why foam is a good thing',
    cover: 'Let it foam',
    gist: [
      'Pour beer with a head. Foam carries the scent, and a beer poured without it keeps its gas for your stomach.',
      'Tilt the glass, then straighten it and let it foam. Two fingers of head are no mistake; they are what you smell.',
    ],
    subject: ['Give it a head', 'What the foam is for'],
    hooks: {
      '*': [
        'Somebody pours without any foam and looks round for applause. There should be none.',
        'No foam in the glass means that it foams later, in you.',
      ],
      pt: 'Foam is a lid of small bubbles that carries aroma and lets carbonation go.',
      fi: 'Do you pour along the side, right to the top? Try it with courage for once.',
      a: 'Foam it up. Two fingers.',
      h: 'A beer without foam is an apple juice with plans.',
      l: 'White lace, and beneath it gold.',
    },
    lines: {
      '*': [
        'Pour the first half along a tilted glass, and the second straight down the middle. There is the head.',
        'Bubbles clinging to the side of a beer glass mean that it is not quite clean. Rinse it with cold water first.',
        'Bottle-conditioned beer has a little yeast at the bottom. Pour it clear, or swirl it in: both are allowed.',
        'Beer glasses do not like grease. A trace of lipstick or milk, and the foam is gone.',
      ],
      h: ['"Not so much foam!" calls the uncle, and burps an hour later.'],
    },
    scene: [
      'The barbecue, a plastic cup, a careful stream down the side, not a bubble anywhere.',
      'A tall glass under the tap, and for a moment there is nothing in it but white.',
    ],
    why: [
      [
        'Scents rise with the bubbles and stay in the head.',
        'Anyone who drinks without foam drinks without a nose.',
      ],
      [
        'Gas that leaves in the glass does not have to leave later.',
        'Pressure wants out of it at some point, and it had better be now.',
      ],
    ],
    parts: [
      [
        'Rinse the glass with cold water',
        ['Dust and soap are the end of any head.', 'A wet, cool glass also foams more evenly.'],
        'A beer glass rinsed under a tap',
      ],
      [
        'Begin at a tilt',
        ['Half full, along the side, without haste.', 'Then there is something for the rest to land in.'],
        'Beer running down a tilted glass',
      ],
      [
        'Finish upright',
        ['Down the middle, and wait when it rises.', 'Pause once, and top it up.'],
        'A head of foam rising over a rim',
      ],
    ],
    turn: ['Then smell, then drink, in this order.', 'It takes half a minute longer. You have that.'],
    asks: ['Two fingers of foam, or none at all?', 'From the bottle or always in a glass?'],
    ends: {
      pt: 'Aroma, texture, comfort: three reasons for a head.',
      fi: 'To you, and to the moustache.',
      a: 'Tilt, straighten, wait.',
      h: 'The uncle has gone over to apple juice.',
      l: 'The foam crackles quietly.',
    },
    keep: 'the next bottle that you open',
    send: 'somebody who pours along the side',
    caution: 'For adults. Enjoy with care, and leave the car.',
    own: [
      {
        kinds: ['product'],
        about: 'beer|ale|lager|stout|pils|wheat|\\bIPA\\b|porter',
        lead: 'To practise on:',
      },
    ],
    pic: {
      ask: 'A glass of beer with a head, held against the light',
      alt: 'A glass of beer with a white head',
    },
    claims: [['Foam carries aroma and releases carbonation; grease destroys it', 'brewing textbooks']],
  },
  {
    id: 'a-nose-of-memories',
    format: 'question',
    again: 9,
    emoji: '👃',
    tags: ['TastingNotes', 'TellUs', 'SenseOfSmell'],
    title: 'What does it smell of? Why nobody can be wrong',
    cover: 'What does yours smell of?',
    gist: [
      '"Blackcurrant", says the label. You smell your grandmother\'s cupboard. You are both right: a scent is a memory, and everybody has their own. What did yours remind you of?',
      'Tasting notes are borrowed memories. Which scent in a glass has brought something back to you?',
    ],
    subject: ['What does yours remind you of?', 'Wet stone, said the label'],
    hooks: {
      '*': [
        '"Hints of wet slate and saddle." Who on earth has ever bitten a saddle?',
        'You smell the glass, and all at once you are eight years old and standing in a barn.',
      ],
      pt: 'Smell is tied closely to memory, which is why two honest people describe one glass differently.',
      fi: 'What does your favourite drink smell of, for you alone?',
      a: 'Say what you smell. It is never wrong.',
      h: 'I get notes of the cupboard under the stairs. A good year.',
      l: 'One breath, and a summer returns.',
    },
    lines: {
      '*': [
        "What does your favourite drink remind you of? School bag, hay, grandfather's jacket: everything counts.",
        'You cannot be wrong about a scent. You can only be alone with it.',
        'Close your eyes, smell, and say the first place that comes to mind. It is a tasting note, and a good one.',
        'A small exercise: smell the spices in your kitchen with your eyes shut. It is where every taster begins.',
      ],
      h: ['The label says quince. The table says "quince?" and nods.'],
    },
    scene: [
      'Six people round a table, one glass each, and an embarrassed silence. Then somebody says: "Plasticine."',
      'A nose goes into the glass, and a face changes for a moment.',
    ],
    why: [
      [
        'What we smell goes by a short path to where memories are.',
        'The same scent opens another drawer in every head.',
      ],
    ],
    parts: [
      [
        'A place',
        [
          "Barn, church, grandmother's hall: places are the most exact tasting notes there are.",
          'The attic in August, or the boot of a certain car.',
        ],
        'A glass on a windowsill',
      ],
      [
        'A thing',
        [
          'Pencil shavings, satchel, wet dog. Nobody will laugh, or everybody will.',
          'It may come from a workshop as well as from an orchard.',
        ],
        'Pencil shavings on a table',
      ],
    ],
    turn: [
      'Then compare. It is the better half of any tasting.',
      'Whoever said plasticine was right, by the way.',
    ],
    asks: ['What comes back to you when you smell it?', 'Which scent takes you straight back?'],
    ends: {
      pt: 'Vocabulary comes with practice, and memory is already there.',
      fi: 'Tell us. We collect them.',
      a: 'Smell. Say it.',
      h: 'The saddle has asked not to be bitten again.',
      l: 'And then the barn is gone again.',
    },
    keep: 'the next glass',
    send: 'the friend who always smells quince',
    pic: {
      ask: 'A nose over a glass, seen from the side, eyes shut',
      alt: 'A person smelling a glass with closed eyes',
    },
    claims: [
      ['Smell and memory are closely linked', 'textbooks of neuroscience'],
      ['Descriptions of scents differ between people', 'sensory science'],
    ],
  },
  {
    id: 'a-year-in-the-cellar',
    format: 'behind',
    again: 11,
    emoji: '🛢️',
    tags: ['BehindTheScenes', 'HowItIsMade', 'CellarWork'],
    title: 'What happens in a cellar all year: mostly cleaning and waiting',
    cover: 'Mostly cleaning and waiting',
    gist: [
      'People imagine somebody tasting by candlelight. Most of making wine, beer or spirits is washing: hoses, tanks, floors, bottles. The rest is waiting, and being there at the right hour.',
      'Nature does the main part, at a pace of its own. People keep things clean, measure, taste, write down, and do not touch it. The last is the hardest.',
    ],
    subject: ['A trade of hoses', 'Mostly cleaning and waiting'],
    hooks: {
      '*': [
        'The most important tool in a cellar is a hose.',
        'Candlelight, an oak barrel, a deep sip: that is the brochure. Then come the rubber boots.',
      ],
      pt: 'Fermentation is done by yeast; the human part is hygiene, temperature and restraint.',
      fi: 'Have you ever wondered what people in cellars do all day? Wash up.',
      a: 'Clean, measure, taste, wait.',
      h: 'Romance in the cellar is warm water with pressure.',
      l: 'Silence, a drip, and something that is turning into something else.',
    },
    lines: {
      '*': [
        'Making drinks is washing up with interruptions. Ask anybody in the trade.',
        'Yeast does the work and keeps no working hours. Somebody always looks in once more before going to bed.',
        'The hardest skill in a cellar is leaving something alone that is getting on well.',
        'A cellar book says what was done, when, and what it tasted like. In ten years it will be the best story of the house.',
      ],
      h: ['The brochure shows a candle. The photographer had wet feet.'],
    },
    scene: [
      'Half past five in the morning, light on, rubber boots, and the first question of the day: what does it smell of?',
      'A thermometer, a pencil on a string, a book with wavy pages.',
    ],
    why: [
      [
        'Whatever is not clean becomes part of the taste, and never for the better.',
        'Uninvited guests in a tank are smaller than a speck and have all the time in the world.',
      ],
      [
        'Time cannot be worked. It can only be spoilt by impatience.',
        'Nothing gets better by being done sooner here.',
      ],
    ],
    parts: [
      [
        'Washing',
        [
          'Before, after, and once more because somebody touched it.',
          'Hot water and patience are the largest ingredients.',
        ],
        'A hose coiled on a wet floor',
      ],
      [
        'Measuring and tasting',
        [
          'Every day, a mouthful, most of it back out again. Then a line in the book.',
          'Figures say how far along it is, and a tongue says how it is doing.',
        ],
        'A small glass held against a lamp',
      ],
      [
        'Waiting',
        ['Doing nothing, at the right temperature.', 'Some days the best thing is to shut the door again.'],
        'A closed cellar door with a lamp above it',
      ],
    ],
    turn: [
      'At the end there is something in the glass, and it looks as if it had been easy.',
      'Then the tank is empty, and has to be washed.',
    ],
    asks: ['What had you imagined it to be like?', 'Which job is quite different from its brochure?'],
    ends: {
      pt: 'Hygiene is the method. The rest is agriculture.',
      fi: 'To all who have wet feet today.',
      a: 'Clean it. Leave it.',
      h: 'The candle has gone out. It was draughty.',
      l: 'A drip, and the dark.',
    },
    work: 'Every trade has its hose: the dull thing that decides about quality. Name yours in the next meeting, and ask who does it when nobody looks.',
    keep: 'the next time you raise a glass',
    send: 'somebody who wants to give it all up and buy a vineyard',
    own: [
      {
        kinds: ['process', 'product'],
        about: 'barrel|oak|still|cask|ferment|aged?|lager(?:ed|ing)|yeast',
        lead: 'It happens here like this:',
      },
      {
        kinds: ['event', 'offer', 'place'],
        about: 'tour|open (?:cellar|day|brewery)',
        lead: 'The hose can be inspected.',
      },
    ],
    pic: {
      ask: 'Rubber boots and a coiled hose on a wet cellar floor',
      alt: 'Rubber boots beside a coiled hose on a wet floor',
    },
    claims: [
      [
        'Cleaning takes most of the working time in cellars and breweries',
        'trade practice, often said by the trade',
      ],
      ['Yeast ferments; people control hygiene and temperature', 'textbooks'],
    ],
  },
  {
    id: 'open-bottles',
    format: 'answer',
    again: 9,
    emoji: '🕰️',
    tags: ['KeepIt', 'LessWaste', 'DrinkTips'],
    title: 'How long does an open bottle of wine, beer or spirits keep?',
    cover: 'How long does it keep, once open?',
    question: 'How long does an open bottle keep?',
    short: 'Spirits for a long time, wine for days, beer for the evening.',
    gist: [
      'Spirits keep for months, wine for two or three days in the fridge, fortified wine for weeks, sparkling for a day with a good stopper, beer not at all. Cold and little air are what help.',
      'Once opened it is a race against air. Close it, stand it up, put it in the fridge, red as well: that wins you days.',
    ],
    subject: ['Is it still good tomorrow?', 'The half bottle in the door'],
    hooks: {
      '*': [
        'Half a bottle is left over. Tomorrow it will be a question.',
        'Put the open red in the fridge. Yes, the red.',
      ],
      pt: 'Oxygen and warmth drive the change; alcohol and sugar slow it.',
      fi: 'There was some left yesterday, and you are not sure? Smell it. You can tell.',
      a: 'Cork in, fridge, two or three days.',
      h: 'Some bottles are opened and never found out how it ends.',
      l: 'What is left over has its own quiet hour.',
    },
    lines: {
      '*': [
        'Open wine goes into the fridge, red too. Take it out half an hour before you drink it.',
        'Less air keeps wine longer: pour the rest into a small clean bottle, full to the brim.',
        'A spoon in the neck of a sparkling wine does nothing. A proper stopper does.',
        'Wine that has turned is not dangerous as a rule, it is merely sad. In a sauce it may be forgiven.',
      ],
      h: ['The spoon in the neck of the bottle is there for moral support.'],
    },
    scene: [
      'Sunday evening, a third of a bottle, and somebody holding it against the light like a doctor.',
      'A bottle with a twist of foil in its neck, in the door, behind the mustard.',
    ],
    why: [
      [
        'Air does to an open drink what it does to a cut apple, only more slowly.',
        'From the moment of opening it begins to change: first for the better, then not.',
      ],
      [
        'In the cold everything happens later, which is what a fridge is for.',
        'Each degree less is some hours more.',
      ],
    ],
    parts: [
      [
        'Close it at once',
        ['Not after the meal. Each hour open counts.', 'The original cork will do, clean side down.'],
        'A cork being pushed back into a bottle',
      ],
      [
        'Keep it cold and upright',
        [
          'Upright the surface is smaller, and nothing leaks behind the mustard.',
          'Spirits may stand in the cupboard, away from light.',
        ],
        'A bottle standing in a fridge door',
      ],
      [
        'Smell before you pour',
        [
          'Vinegar, bruised apple, cardboard: then it is time for the stew.',
          'Your nose says it before any table does.',
        ],
        'A nose over the neck of a bottle',
      ],
    ],
    turn: ['And if there is often some left, buy half bottles.', 'The best method remains a guest.'],
    asks: ['What do you do with the last third?', 'Have you ever frozen wine in ice cubes for cooking?'],
    ends: {
      pt: 'Temperature, air, light: in that order.',
      fi: 'Nothing needs to be poured away today.',
      a: 'Close. Chill. Smell.',
      h: 'The mustard has got used to the company.',
      l: 'A last small glass, on Tuesday.',
    },
    keep: 'the next third of a bottle',
    send: 'somebody who never finishes a bottle',
    caution: 'For adults. Times are rough, and your nose has the last word; throw away what smells wrong.',
    pic: {
      ask: 'A half-full bottle with a stopper in a fridge door',
      alt: 'A half-full bottle with a stopper in a fridge',
    },
    claims: [
      [
        'Keeping times of opened wine and spirits; refrigeration slows oxidation',
        'wine and spirits textbooks; rough, stated as such',
      ],
      ['A spoon does not keep sparkling wine', 'tested many times and published'],
    ],
  },
  {
    id: 'one-glass-one-water',
    format: 'either',
    again: 10,
    emoji: '💧',
    tags: ['ThisOrThat', 'SlowDrinking', 'TastingTips'],
    title: 'At a tasting: spit it out or drink it?',
    cover: 'Taste a little or drink it?',
    gist: [
      'At a tasting you may spit, and everyone who works there does. Would you, or does a drop that was so much work belong in the glass to the end?',
      'One small glass, slowly, or six sips and a bucket: how would you like to taste?',
    ],
    subject: ['Spit or sip?', 'The bucket is there for a reason'],
    hooks: {
      '*': [
        'On the table stands a bucket. Everybody looks at it, and nobody dares.',
        'Professionals spit. Guests drink, and wonder about the sixth glass.',
      ],
      pt: 'Tasters spit because judgement is the first thing that alcohol takes.',
      fi: 'Be honest: would you use the bucket in front of other people?',
      a: 'Tasting six? Spit. Tasting one? Sit down.',
      h: 'The elegance lies in the distance.',
      l: 'One glass, no more, and all of it.',
    },
    lines: {
      '*': [
        'At a tasting: would you spit, or would you feel sorry for it?',
        'Spitting is no insult to anyone who makes drinks. They do it all day, with excellent aim.',
        'One sip of water for every sip of something else. Your palate, and the next morning, will be glad.',
        'Eat something beforehand, and something plain in between. White bread remains the best napkin for a tongue.',
      ],
      h: ['Those who aim well have practised at home, in the shower.'],
    },
    scene: [
      'Six glasses, a basket of bread, a bucket, and eight people who have just met.',
      'The host spits, in a fine arc, and goes on with the sentence.',
    ],
    why: [
      [
        'Six small sips add up, and a tongue gets numb long before a person notices.',
        'After some glasses everything tastes good, which is pleasant and says nothing.',
      ],
    ],
    parts: [
      [
        'Spit',
        [
          'Clear head, clear tongue, and you may drive home if you swallowed nothing. Best of all: somebody else drives.',
          'It looks odd once and then like skill.',
        ],
        'A bucket on a white tablecloth',
      ],
      [
        'One glass, slowly',
        [
          'Choose a single one, sit by the window, and follow it down to the end.',
          'What changes in half an hour cannot be found in a sip.',
        ],
        'A single glass by a window',
      ],
    ],
    turn: ['Both of them honour the work.', 'Only the sixth full glass honours nothing.'],
    asks: ['Spit or sip?', 'What do you eat in between?'],
    ends: {
      pt: 'Water, bread, pauses: the equipment of a taster.',
      fi: 'Nobody will look. They are all busy with their own aim.',
      a: 'Few, slowly, with water.',
      h: 'The wall behind the bucket is easy to clean.',
      l: 'The last sip, at the window.',
    },
    keep: 'the next tasting',
    send: 'the person you would take along',
    caution: 'For adults. Do not drive after drinking; even tasters who spit take in a little alcohol.',
    own: [
      {
        kinds: ['event', 'offer', 'price'],
        about: 'tasting|flight|tour',
        lead: 'To try out which of the two you are:',
      },
    ],
    pic: {
      ask: 'Small tasting glasses, bread and a bucket on a table',
      alt: 'Tasting glasses, bread and a spittoon on a table',
    },
    claims: [
      ['Professional tasters spit; some alcohol is absorbed all the same', 'trade practice, health advice'],
    ],
  },
  {
    id: 'the-monk-and-the-sparkle',
    format: 'story',
    again: 14,
    emoji: '🍾',
    tags: ['DrinkHistory', 'TrueStory', 'Bubbles'],
    only: '\\bwines?\\b|winer|vineyard|vintner|weingut|grape|riesling|pinot|chardonnay',
    title: 'Did a monk invent sparkling wine?',
    cover: 'Who put the bubbles in?',
    gist: [
      'Dom Pérignon spent years trying to keep bubbles out of his wine. Bottles kept bursting in spring, and it was others who found that people liked it.',
      'The sparkle in Champagne began as a fault. A cellar master at an abbey fought it; strong glass from coal furnaces and cork made a pleasure of it.',
    ],
    subject: ['The monk who disliked bubbles', 'A fault with a cork in it'],
    hooks: {
      '*': [
        'The monk who is said to have invented sparkling wine tried to prevent it.',
        '"Come quickly, I am drinking the stars." He most likely never said it.',
      ],
      pt: 'Bubbles were a second fermentation that nobody had ordered.',
      fi: 'Do you like stories in which a mistake comes out well?',
      a: 'Bubbles were an accident. Remember that at New Year.',
      h: 'In those cellars people wore iron masks, and not because of the fashion.',
      l: 'A fault, a cold winter, and the stars.',
    },
    lines: {
      '*': [
        'Bubbles in Champagne began as a fault: fermentation stopped in winter and went on in the bottle in spring.',
        'Cellar workers used to wear masks of iron, because bottles burst in chains. Since then glass has got better.',
        'The famous line about drinking the stars turns up in an advertisement, long after the monk.',
        'A cold cellar stops yeast. A warm spring wakes it, and then there had better be good glass round it.',
      ],
      h: ["He wanted a quiet wine. He got New Year's Eve."],
    },
    scene: [
      'Imagine a vaulted cellar in April, and somewhere at the back a bang, and then another.',
      'An abbey in Champagne, a careful cellar master, and a wine that will not be still.',
    ],
    why: [
      [
        'Yeast falls asleep in the cold, and wakes when it gets warm; in between somebody had put in a cork.',
        'What looked finished in winter was merely resting.',
      ],
      [
        'Thin glass broke. Only when stronger bottles came could a fault be sold.',
        'Without good glass there is no sparkle, just splinters.',
      ],
    ],
    parts: [
      [
        'A careful monk',
        [
          'Dom Pérignon looked after the cellars of an abbey for decades. He chose grapes with great care, and wanted his wine still.',
          'For a cellar master of his day bubbles were a nuisance, and Dom Pérignon did what he could against them.',
        ],
        'A dim stone cellar with racks',
      ],
      [
        'Bottles that burst',
        [
          'In spring it began to ferment again, and one exploding bottle took its neighbours with it.',
          'The second fermentation came with the warm weather, and with it splinters.',
        ],
        'Old bottles lying in a rack',
      ],
      [
        'Somebody likes it',
        [
          'In London people were fond of the fizz, and had strong glass and corks. Slowly it became a fashion at courts, and then a method.',
          'What annoyed the cellar delighted the table, in England first, and the glass there was thick enough.',
        ],
        'Bubbles rising in a tall glass',
      ],
    ],
    turn: ['A quiet man, and his name stands on the loudest of bottles.', 'So much for faults.'],
    asks: ['Which of your mistakes turned out well?', 'Still or sparkling?'],
    ends: {
      pt: 'Many good products are a defect with better packaging.',
      fi: 'To all mishaps that taste good.',
      a: 'Somebody noticed. That was the invention.',
      h: 'He would have complained about New Year. In writing.',
      l: 'Fine threads, rising.',
    },
    work: 'Before you repair a fault, look who enjoys it. Now and then there is a product in it.',
    keep: 'the next time a cork pops',
    send: 'somebody whose mistakes turn out well',
    pic: {
      ask: 'Bubbles rising in a glass against a dark background',
      alt: 'Bubbles rising in a tall glass',
    },
    claims: [
      [
        'Dom Pérignon worked to avoid bubbles; the quotation is of much later origin',
        'histories of Champagne',
      ],
      ['Strong English glass and cork allowed sparkling wine; iron masks in cellars', 'same'],
    ],
  },
  {
    id: 'why-is-it-cloudy',
    format: 'answer',
    again: 10,
    emoji: '🌫️',
    tags: ['CraftBeer', 'Cider', 'Unfiltered'],
    only: 'beer|brew|taproom|\\bcider|\\bales?\\b|lager',
    title: 'Cloudy beer or cider: is something wrong with it?',
    cover: 'Cloudy, and fine',
    question: 'Why is it cloudy?',
    short: 'Mostly because nobody has filtered it.',
    gist: [
      'Yeast, protein or fruit make a beer or cider cloudy, and in many styles it is meant to be. What should not be there is a smell of vinegar, butter or wet cardboard.',
      'Cloudy is a style and no fault, as long as it smells good. Filtering makes it bright and takes a little of the body along.',
    ],
    subject: ['Cloudy on purpose', 'Is it meant to look like that?'],
    hooks: {
      '*': [
        '"There is something swimming in it." That is the beer.',
        'A clear one is not better. It has been to the filter.',
      ],
      pt: 'Haze comes from yeast, protein or pectin. Whether it is a fault depends on the style.',
      fi: 'Cloudy glass in front of you? Smell first, then worry.',
      a: 'Trust your nose, and not the window.',
      h: 'You can see through it again further down.',
      l: 'A soft light in the glass, like fog in the morning.',
    },
    lines: {
      '*': [
        "Unfiltered beer is cloudy because the yeast is still in it. Swirl the last finger's breadth of the bottle for more, and leave it for less.",
        'Cloudy and smells clean: style. Cloudy and smells of vinegar: send it back.',
        'Haze that disappears as the glass warms is called chill haze. It is protein, and harmless.',
        'Keep unfiltered bottles cold and upright, and drink them young. They do not get better by being admired.',
      ],
      h: ['The guest held it against the light, and the light gave up.'],
    },
    scene: [
      'A guest holds the glass up to the lamp and looks through it as at an X-ray.',
      'At the bottom of the bottle a thin pale layer, and somebody has already begun to pour.',
    ],
    why: [
      [
        'A filter takes out what makes it cloudy, and some of what makes it full.',
        'Not filtering is a decision, and you can taste it.',
      ],
      [
        'Whether something is spoilt is told by scent, which changes before anything else.',
        'Eyes are poor judges here.',
      ],
    ],
    parts: [
      [
        'Smell it',
        ['Bread, fruit, hops, flowers: all well.', 'Vinegar or wet cardboard means no, however clear it is.'],
        'A nose over a cloudy glass',
      ],
      [
        'Look at the style',
        [
          'Wheat beers and many ciders are meant to be that way; a pilsner usually is not.',
          'What is right in one is wrong in another.',
        ],
        'A cloudy and a clear glass side by side',
      ],
      [
        'Decide about the yeast',
        [
          'Leave it in the bottle, or swirl it and pour it in.',
          'It tastes of bread, and some people like it best.',
        ],
        'A bottle being swirled gently',
      ],
    ],
    turn: ['Then drink it, as long as it is cold.', 'And if you are unsure, ask who made it.'],
    asks: ['Bright or cloudy: which do you like better?', 'Do you pour in the yeast or leave it?'],
    ends: {
      pt: 'Appearance is part of the style, aroma is part of the truth.',
      fi: 'Nothing is swimming. It is dancing.',
      a: 'Smell. Then judge.',
      h: 'The fog will lift in about ten minutes.',
      l: 'A pale cloud, and foam above it.',
    },
    keep: 'the next unfiltered one',
    send: 'somebody who holds every glass to the light',
    caution: 'For adults. Enjoy with care.',
    own: [
      {
        kinds: ['product', 'process'],
        about: 'unfiltered|naturally cloudy|bottle.condition|hazy|wheat|cider',
        lead: 'On this subject:',
      },
    ],
    pic: {
      ask: 'A cloudy glass of beer or cider in side light',
      alt: 'A cloudy glass in side light',
    },
    claims: [['Haze comes from yeast, protein, pectin; chill haze is harmless', 'brewing textbooks']],
  },
];
