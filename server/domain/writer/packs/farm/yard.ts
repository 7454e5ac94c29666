// Visitors, weather, muck and pumpkins.
import type { Idea } from '../../library/idea.ts';

export const YARD: readonly Idea[] = [
  {
    id: 'cows-lie-down-for-rain',
    format: 'myth',
    again: 10,
    emoji: '🌧️',
    tags: ['FarmFacts', 'WeatherLore', 'FarmLife'],
    title: ['Do cows lie down before it rains?', 'Cows and the weather: what is true of it'],
    cover: 'Do cows know about rain?',
    myth: 'If the cows lie down, it is going to rain',
    short: 'Mostly they are chewing. Cows lie for about half of the day, in any weather.',
    gist: [
      'Cows lie down for ten to twelve hours a day, to rest and to chew. So they are often lying when it rains, and just as often when it does not. A barometer is better.',
      'The saying is right about every second time, which is why it never dies.',
    ],
    subject: ['Right every second time', 'Mostly they are chewing'],
    hooks: {
      '*': [
        'The cows are lying down. Take an umbrella? Only if you would have taken one anyway.',
        'Cows lie down for half of the day. It does not rain for half of the day, not even here.',
      ],
      p: 'A saying is worth checking before the hay is cut.',
      f: 'Your grandfather said so too, did he not?',
      a: 'They chew. It rains. Chance.',
      t: 'Ruminants chew the cud for several hours a day, mostly lying; heat makes them stand more, which is where a grain of truth may lie.',
      h: 'The cows were asked for the forecast. They went on chewing.',
      i: 'Look longer, and the world is calmer than any saying.',
      l: 'A slope in the evening, brown backs, and jaws that go round.',
    },
    lines: {
      '*': [
        'Cows lie down for about half of the day. That it rains now and then is not their doing.',
        'A cow that lies and chews is a content cow. That is the true part of the saying.',
        'When flies bother them or it is hot they stand, often close together.',
        'Red sky, swallows, aching knees: some weather rules hold better than others. Count for a month.',
      ],
      h: ['Their hit rate is fifty per cent. It is not worse than the app.'],
    },
    scene: [
      'On the slope twenty of them lie in the sun, and on the fence somebody says: then I will fetch in the washing.',
      'A thunderstorm breaks, and they go on standing there as if it concerned somebody else.',
    ],
    why: [
      [
        'We remember the times when it fitted, and forget the others.',
        'A lying cow before rain is a story, one in the sun is just a cow.',
      ],
      [
        'Food that has been swallowed once is chewed again, and that is done in comfort.',
        "Rest is part of a cow's work: milk and meat come of it.",
      ],
    ],
    parts: [
      [
        'Look at what they are doing',
        ['If the jaw goes round, they are at work.', 'Legs tucked in, eyes half shut: all is well.'],
        'A cow chewing',
      ],
      [
        'Keep a count for a month',
        ['Lying or standing, and did it rain?', 'Children like this. Draw it on the calendar.'],
        'A calendar with marks',
      ],
      [
        'Trust the sky',
        ['High thin veils from the west, wind that turns.', 'And the forecast, however dull.'],
        'Clouds over a field',
      ],
    ],
    turn: [
      'And the washing? Outside is fine.',
      'With swallows flying low there is at least a reason: insects.',
    ],
    asks: ['Which weather rule do you swear by?', 'What did your grandparents read the weather from?'],
    ends: {
      p: 'A lovely saying, and not much more.',
      f: 'Take the umbrella all the same. One never knows.',
      a: 'Look up, not across.',
      t: 'Lying time drops in wet pasture: cows dislike a wet bed.',
      h: 'The app has asked the cows for advice.',
      i: 'Content is whoever chews in peace.',
      l: 'And then, far off, the first drop.',
    },
    keep: 'the next walk past a field',
    send: 'somebody who looks at cows for the weather',
    pic: {
      ask: 'Cows lying in a field, or a sky over yours',
      alt: 'Cows lying in a field under a cloudy sky',
    },
    claims: [
      ['Cows lie for some ten to twelve hours a day', 'animal science'],
      ['No reliable sign of rain', 'meteorological services'],
    ],
  },
  {
    id: 'wash-your-hands-after-the-goats',
    format: 'checklist',
    again: 9,
    emoji: '🧼',
    tick: true,
    only: 'visit|open day|tour|hayride|hay ride|famil|children|school|feed|petting|lambing|events?\\b|maze|pick',
    tags: ['FarmVisit', 'FamilyDay', 'FarmLife'],
    title: [
      'Farm visit with children: what to bring and what to do',
      'A day on a farm: boots, soap, and no sandwich in the pen',
    ],
    cover: 'Boots, soap, sandwich',
    gist: [
      'Boots, spare socks, hands washed with soap after the animals and before the sandwich, fingers flat when feeding, and no running at anything with a beak. Then it is a lovely day.',
      'Gel does not replace soap here, and the sandwich is not eaten among goats. For two reasons, and one of them is the goats.',
    ],
    subject: ['The goats and the sandwich', 'Soap, and not gel'],
    hooks: {
      '*': [
        'Do not eat your sandwich among the goats. There are two reasons, and one is the goats.',
        'The nicest farm days end with wet socks. So bring a second pair.',
      ],
      p: 'A few habits make a visit safe and pleasant.',
      f: 'Everybody will get dirty. That is what it is for.',
      a: 'Boots. Flat hand. Soap. Then eat.',
      t: 'Germs of healthy animals can make children ill; soap and running water remove what gel does not.',
      h: 'The list said one cardigan. The goat has read it as well.',
      i: 'A child that has fed a calf knows what a breakfast is.',
      l: 'Warm breath on a small palm.',
    },
    lines: {
      '*': [
        'After stroking animals: soap and water, also for those who only watched. Then the sandwich.',
        'Feed with a flat hand, thumb along the side. Fingers look like carrots.',
        'Spare socks, spare {trousers|pants}, a bag for the wet ones. You will need all three.',
        'Walk, do not run. What is chased runs away, and what is not chased comes.',
      ],
      h: ['The goat ate the map. She now knows where everything is.'],
    },
    scene: [
      'At the {tap|faucet} by the barn stands a row of small people with their sleeves pushed up, singing a song twice through.',
      'A tongue as rough as a doormat goes over a palm, and the child does not know if it wants to scream or laugh.',
    ],
    why: [
      [
        'Animals carry germs that do them no harm and small stomachs a lot.',
        'On boots, rails and dummies they travel along unseen.',
      ],
      [
        'Whoever knows how to behave may get closer.',
        'Calm children get to stroke what others only see from behind.',
      ],
    ],
    parts: [
      [
        'Put boots on',
        ['And bring others for the car.', 'Sandals are for the beach.'],
        'Small boots in a row',
      ],
      [
        'Feed with a flat hand',
        ['Only what is meant for them.', 'Bread and cake make them ill.'],
        'A flat hand with feed',
      ],
      [
        'Wash with soap afterwards',
        ['Running water, as long as a song sung twice.', 'Dummies that fell down get washed as well.'],
        'Hands under a {tap|faucet}',
      ],
      [
        'Eat away from the animals',
        ['At a table, with clean hands.', 'The goats will understand. Not at once.'],
        'A picnic table',
      ],
    ],
    turn: [
      'And clean the boots before the car. The farm may stay on the farm.',
      'Ask the farmer something. There is always an answer and a name.',
    ],
    asks: ['Which animal would you like to take home?', 'What has a goat eaten of yours?'],
    ends: {
      p: 'Prepared, a lovely day for all.',
      f: 'See you in the mud.',
      a: 'Soap before sandwich.',
      t: 'Raw milk is not for small children and pregnant women.',
      h: 'The cardigan is now a waistcoat.',
      i: 'Touch the world while it is small enough.',
      l: 'And asleep in the back seat, with hay in the hair.',
    },
    caution:
      'Wash hands with soap after touching animals and before eating; pregnant women keep away from lambing ewes.',
    keep: 'the morning of a farm visit',
    send: 'whoever comes along with children',
    own: [
      {
        kinds: ['event', 'hours', 'price', 'offer'],
        about: 'farm visits?|visitors|open day|tours?\\b|hay ?ride|feed(?:ing)?\\b|lambing',
        lead: 'And about visits here.',
      },
    ],
    pic: { ask: 'A row of small boots in the yard', alt: 'A row of small boots in a farmyard' },
    claims: [['Handwashing with soap after animal contact', 'public health authorities on farm visits']],
  },
  {
    id: 'a-pumpkin-wants-its-stalk',
    format: 'season',
    again: 11,
    emoji: '🎃',
    when: { months: [9, 10, 11] },
    only: 'pumpkin|squash',
    tags: ['PumpkinPatch', 'PumpkinSeason', 'AutumnFarm'],
    title: ['How to choose and keep a pumpkin', 'Pumpkins: do not carry them by the stalk'],
    cover: 'Not by the stalk',
    gist: [
      'A pumpkin with a dry stalk and a hard skin keeps for months, one without rots from the top. Carry it from below, let it dry in the warm for a week, then keep it cool and dry.',
      'The nail test: press a thumbnail into the skin. If it leaves a dent, eat it soon. If not, it will see the new year.',
    ],
    subject: ['The thumbnail test', 'From below, please'],
    hooks: {
      '*': [
        'A pumpkin is not a bucket. Do not carry it by the handle.',
        'Press a thumbnail into the skin, and you know how long it will keep.',
      ],
      p: 'Chosen with its stalk, a pumpkin keeps well into winter.',
      f: 'Take the crooked one. It has been waiting for you.',
      a: 'Stalk on. Skin hard. From below.',
      t: 'Curing for a week or so in warmth hardens the skin; after that around ten to fifteen degrees Celsius and dry air suit it.',
      h: 'He wanted the largest. He now walks very carefully, and alone.',
      i: 'One seed in May, and look.',
      l: 'Orange in morning mist, and the sound of a knuckle on a hollow thing.',
    },
    lines: {
      '*': [
        'Carry a pumpkin from below. Without its stalk it rots from the top.',
        'Thumbnail test: if the skin gives, eat it soon. If not, it keeps for months.',
        'Big ones are for carving, small dense ones are for eating. The label "pumpkin" does not tell.',
        'Bitter pumpkin or squash: spit it out and throw it away. Bitterness there means poison.',
      ],
      h: ['The wheelbarrow was for the pumpkin. On the way back it was for the child.'],
    },
    scene: [
      'In a wet field stands a child with both arms round something orange, and it will not be lifted.',
      'In January, on the stairs to the {cellar|basement}, the last one lies and looks like the day it came.',
    ],
    why: [
      [
        'The stalk is the cork in the bottle.',
        'Where the stalk broke off there is a wound, and mould finds it.',
      ],
      ['Hard skin holds water in, soft skin lets it out.', 'A week in the warm makes the skin harder still.'],
    ],
    parts: [
      [
        'Choose one with a stalk',
        ['Dry and corky, without soft spots underneath.', 'Turn it over, and look at where it lay.'],
        'A pumpkin with its stalk',
      ],
      [
        'Carry it from below',
        ['With both arms, like a baby.', 'The stalk is no handle.'],
        'Arms round a pumpkin',
      ],
      [
        'Keep it dry and airy',
        ['On cardboard, not on stone, and not one on the other.', 'Look beneath it once a week.'],
        'Pumpkins on a shelf',
      ],
    ],
    turn: [
      'Carved ones last for a few days only. Begin late.',
      'And roast the seeds: salt, oven, a quarter of an hour.',
    ],
    asks: ['Carve it or eat it?', 'What was your heaviest?'],
    ends: {
      p: 'Stalk, skin, cool place.',
      f: 'And soup for everybody who helped carry.',
      a: 'Never by the stalk.',
      t: 'Only eat sorts that were grown for eating.',
      h: 'The wheelbarrow has asked for a rest.',
      i: 'Autumn in one piece.',
      l: 'And a candle in it, on the step.',
    },
    caution: 'Never eat a pumpkin or squash that tastes bitter: the bitter substances are poisonous.',
    keep: 'the day in the pumpkin field',
    send: 'whoever takes the largest one',
    own: [
      {
        kinds: ['product', 'hours', 'event', 'price', 'offer'],
        about: 'pumpkin|squash|october|autumn|fall',
        lead: 'And about pumpkins here.',
      },
    ],
    pic: { ask: 'A pumpkin in the field, with its stalk', alt: 'A pumpkin with its stalk in a field' },
    claims: [['Stalk and curing; bitter cucurbits are toxic', 'extension services; food safety authorities']],
  },
  {
    id: 'why-it-smells-this-week',
    format: 'answer',
    again: 11,
    emoji: '👃',
    when: { months: [2, 3, 4, 8, 9] },
    only: 'arable|dairy|cattle|cows?\\b|beef|mixed|family farm|pigs?\\b|crops|vegetab|working farm',
    tags: ['FarmFacts', 'FarmLife', 'CountryLife'],
    title: ['Why does it smell of muck in spring?', 'Muck on the fields: why just now?'],
    cover: 'Why it smells this week',
    question: 'Why does it smell so much in the country just now?',
    short: 'Because plants are hungry now. Muck feeds them, and rules say when it may go out.',
    gist: [
      'Muck is food for soil, and it goes out when plants can take it up: before sowing and as growth begins. A day or two of wind, and then it is bread, milk or carrots.',
      'In winter it has to wait, in heat it would be lost. So everybody does it in the same weeks, and you open the window in exactly those.',
    ],
    subject: ['Soil has breakfast', 'In exactly that week'],
    hooks: {
      '*': [
        'You air the bedroom, and shut the window again. The fields are having breakfast.',
        'It smells for two days, and then it is bread. A fair exchange.',
      ],
      p: 'Used at the right time, muck feeds plants instead of streams.',
      f: 'Sorry about the washing. It had to be today.',
      a: 'Spring. Hungry plants. Two days.',
      t: 'Nitrogen is taken up by growing plants; on frozen or soaked ground it would run off, so spreading is restricted then.',
      h: 'Country air. It is stronger in spring, like everything.',
      i: 'Nothing is lost: it goes round.',
      l: 'Steam over dark soil, gulls, and an early sun.',
    },
    lines: {
      '*': [
        'Muck goes out when plants are hungry. That is why it smells in just those weeks.',
        'Worked into the soil at once it smells less, and more of it stays for the plants.',
        'Cool, still days with rain coming are best for spreading, and worst for washing lines.',
        'One spadeful of good soil holds more living things than there are people on earth.',
      ],
      h: ['Visitors ask what it is. Locals ask whose it is.'],
    },
    scene: [
      'A white sheet on a line, a tractor on the hill, and a woman at a window who weighs one against the other.',
      'Behind the spreader gulls walk like guests at a buffet.',
    ],
    why: [
      ['What the field has given has to be given back.', 'Soil without food gets poorer with every harvest.'],
      [
        'In winter plants sleep, and what nobody eats ends up in the water.',
        'Rules in many countries forbid spreading in the cold months.',
      ],
    ],
    parts: [
      [
        'Look at the calendar',
        ['Before sowing, after the first cut, after harvest.', 'It is never the whole month.'],
        'A field in spring',
      ],
      ['Wait for two days', ['Once it is worked in, it is mostly over.', 'Rain does the rest.'], 'A plough'],
      [
        'Ask if in doubt',
        ['Most farmers will tell you when they spread.', 'Then the party is a week later.'],
        'Two people at a fence',
      ],
    ],
    turn: [
      'And in June nobody remembers it.',
      'Compost in your own garden is the same thing, in a polite form.',
    ],
    asks: ['Country air: yes or no?', 'What does spring smell of where you live?'],
    ends: {
      p: 'Two days of air for a year of bread.',
      f: 'We owe you a clean sheet.',
      a: 'Feed the soil.',
      t: 'Hoses that lay it on the ground and tools that slot it in cut the smell considerably.',
      h: "It was the neighbour's. It always is.",
      i: 'What grows has been fed by somebody.',
      l: 'And under it, green, the first line of seed.',
    },
    keep: 'the next time you shut the window',
    send: 'somebody who has just moved to the country',
    pic: { ask: 'A dark field in early light', alt: 'A dark ploughed field in early light' },
    claims: [
      [
        'Timing and rules of spreading; soil life',
        'agricultural authorities; soil science (a teaspoon to a handful holds billions of microbes)',
      ],
    ],
  },
];
