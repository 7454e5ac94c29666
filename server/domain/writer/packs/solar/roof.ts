// Sun on the roof, warmth from the air, and what comes first in an old house. Sums and subsidies are left to the day and the country.
import type { Idea } from '../../library/idea.ts';

const SUN = 'solar|photovolta|\\bPV\\b|batter(?:y|ies)';
const HEAT = 'heat pumps?|heating|underfloor';

export const ROOF: readonly Idea[] = [
  {
    id: 'do-panels-like-it-hot',
    format: 'myth',
    only: SUN,
    again: 9,
    emoji: '☀️',
    tags: ['SolarFacts', 'SolarPanels', 'HomeEnergy'],
    title: [
      'Do solar panels need heat? No, they like it bright and cool',
      'Why a cool spring day can beat August on a solar roof',
    ],
    cover: 'Bright, but cool, please',
    myth: 'Solar panels only pay where it is hot',
    short: 'They need light, and heat makes them weaker. A bright cold day in spring is a feast.',
    gist: [
      'Panels turn light into current, and lose some of their power as they get hot. That is why a clear day in May often beats one in August.',
      'Cloudy countries have plenty of solar roofs. Diffuse light counts as well, and cool air helps.',
    ],
    subject: ['They like it cool', 'A clear day in spring'],
    hooks: {
      '*': [
        'Solar panels do not need heat. They need light, and they like it cool.',
        'On which day does a solar roof do best? Often on a bright, windy one in spring.',
      ],
      pt: [
        'The power of a module falls by roughly a third of a per cent for each degree it warms.',
        'Output follows light and falls with temperature, which surprises many owners.',
      ],
      fi: [
        'Did you think that it was not worth it where it rains so much?',
        'It is cold, it is bright, and on the roof somebody is having a good day.',
      ],
      a: 'Light makes current. Heat costs some.',
      h: 'A solar panel on a beach in August behaves like everybody else there: it does less.',
      l: 'Clear light, cold air, a quiet roof.',
    },
    lines: {
      '*': [
        'A bright cool day in spring can beat a hot one in summer on a solar roof: panels lose power with heat.',
        'Solar panels also work under clouds, with less. What counts is the sum over the year.',
        'East and west together give less at noon than south, and more at breakfast and supper, when people are at home.',
        'Rain washes most of the dust off a sloping roof. Hands and hard brushes on glass do more harm than good.',
      ],
      h: ['The display in the hall shows zero at night. Somebody in the household checks it all the same.'],
    },
    why: [
      [
        'Light knocks electrons loose, and warmth makes them restless in the wrong way.',
        'In hot cells the voltage sinks, and with it what comes out.',
      ],
      [
        'Days are long in early summer, and the air is often clear and cool.',
        'Length of day, angle and temperature: May does well in all three in many places.',
      ],
    ],
    parts: [
      [
        'Look for shade first',
        [
          'A chimney or a tree costs more than a few clouds.',
          'Follow the shadow on the roof once, in December and in June.',
        ],
        'The shadow of a chimney on a roof',
      ],
      [
        'Let air get behind',
        ['A gap under the panels cools them.', 'Wind is a helper nobody pays.'],
        'The gap under solar panels',
      ],
      [
        'Think of the year',
        ['One cloudy week says nothing.', 'Compare months with the same month before.'],
        'A bar chart of a year on a screen',
      ],
    ],
    turn: [
      'So do not look for the hottest roof, but for the freest.',
      'A grey country with long summer days is not a bad place for it.',
    ],
    asks: ['When does the sun reach your roof: morning, noon or evening?', 'What shades your roof?'],
    ends: {
      pa: 'Light and cool air, added up over a year.',
      fi: 'And enjoy the spring. Your roof will.',
      t: 'Negative temperature coefficient; diffuse yield counts.',
      h: 'It recovers in the shade, with a cold drink.',
      l: 'Clear, cold, bright.',
    },
    keep: 'the next clear day',
    send: 'somebody who says that it rains too much here',
    own: [
      {
        kinds: ['service', 'product', 'guarantee', 'process', 'number'],
        about: 'panels?|solar|survey|design|roof|warrant|install',
        lead: ['And for a look at your roof.', 'How it is planned here.'],
      },
    ],
    pic: { ask: 'Panels under a clear cool sky', alt: 'Solar panels on a roof under a clear sky' },
    claims: [
      [
        'Module power falls about a third to two fifths of a per cent per degree',
        "manufacturers' data sheets, textbook",
      ],
      ['East-west layouts spread production', 'textbook of photovoltaics'],
    ],
  },
  {
    id: 'wash-when-it-shines',
    format: 'tip',
    only: SUN,
    again: 9,
    emoji: '🧺',
    tags: ['SolarTips', 'SelfUse', 'HomeEnergy'],
    title: [
      'How to use more of your own solar power: one after the other',
      'Solar at home: when to run the washing machine',
    ],
    cover: 'One after the other, at noon',
    gist: [
      'What you use yourself is mostly worth more than what you sell. Run the washing machine, dishwasher and car one after the other around noon, and not all at once.',
      'A roof gives a certain power at a time. Three appliances at once take more than it has, and in a row they fit.',
    ],
    subject: ['Not all at once', 'Noon is the new evening'],
    hooks: {
      '*': [
        'Own solar roof? Run the machines one after the other, and not all at once.',
        'The simplest battery of a solar house is the timer of its dishwasher.',
      ],
      pt: [
        'Self-use rises when loads are moved under the midday curve and do not overlap.',
        'Timing costs nothing, and more of your own power is used at home.',
      ],
      fi: [
        'Are you still running the washing machine at night, out of habit?',
        'The sun is out, and the laundry basket is full. That goes together.',
      ],
      a: 'Noon, one machine at a time.',
      h: 'Since the panels came, the whole family knows what the kettle draws.',
      l: 'Noon, and the linen turns by itself.',
    },
    lines: {
      '*': [
        'Solar power at home: wash at eleven, dishes at one, car at two. In a row, each of them runs on the roof.',
        'Use the delay timer of your machines. It has been there for years, between two buttons that nobody has ever pressed.',
        'Heating water at noon stores sun in a tank. Many houses already have that store and do not know it.',
        'Look at the curve of a week before you buy a battery. Then you know how large a night is.',
      ],
      h: ['"Nobody bakes before eleven," it says on a note on the oven. It is signed by a nine-year-old.'],
    },
    why: [
      [
        'What you sell earns less than what you buy costs, in most tariffs.',
        'Each kilowatt hour that stays in the house saves the price of a bought one.',
      ],
      [
        'A roof has a ceiling: more than its power at the moment it cannot give.',
        'Side by side it is too much, and in a queue it is just right.',
      ],
    ],
    parts: [
      [
        'Find your noon',
        [
          'An east roof peaks in the morning, a west one in the afternoon.',
          'The app shows it after three sunny days.',
        ],
        'A solar app showing a day curve',
      ],
      [
        'Line up the big ones',
        [
          'Washer, dishwasher, dryer, car: each gets a slot.',
          'Timers and delayed starts remember it for you.',
        ],
        'A delay button on a washing machine',
      ],
      [
        'Charge what has a battery',
        ['Car, bicycle, tools, vacuum cleaner.', 'All of them can wait for the sun.'],
        'An e-bike battery charging in daylight',
      ],
    ],
    turn: [
      'It becomes a game, and after a month a habit.',
      'The sun does not send a bill. It only keeps to its own hours.',
    ],
    asks: ['What do you run when the sun is out?', 'Who in your house watches the meter?'],
    ends: {
      pa: 'Shift, queue, store.',
      fi: 'And let somebody small watch the curve. They never forget.',
      t: 'Load shifting raises self-consumption.',
      h: 'The kettle: two kilowatts. They know it by heart.',
      l: 'At noon, quietly.',
    },
    caution:
      'Let machines run while somebody is awake and at home. Tariffs differ, so do the sums with your own.',
    keep: 'the first sunny week',
    send: 'somebody with panels and a full laundry basket',
    own: [
      {
        kinds: ['service', 'product', 'process', 'price'],
        about: 'batter|storage|monitor|app|charger|control|hot water',
        lead: 'And what helps with it.',
      },
    ],
    pic: {
      ask: 'A delay timer on an appliance, or the app at noon',
      alt: 'A solar app showing a curve at noon',
    },
    claims: [
      [
        'Self-consumption is usually worth more than export; shifting loads raises it',
        'energy agencies; depends on tariffs',
      ],
    ],
  },
  {
    id: 'first-the-draughts',
    format: 'howto',
    again: 9,
    emoji: '🏠',
    tags: ['HomeEnergy', 'OldHouse', 'EnergySaving'],
    title: [
      'Old house, new heating: in which order to do things',
      'Renovating heating: draughts and loft first, then the machine',
    ],
    cover: 'First the draughts',
    gist: [
      'Draughts, loft, controls, then heat source, then roof. What the house does not lose it need not make, and a smaller system does it. Get it calculated, room by room.',
      'The warmth that stays inside need not be bought. That is why good advice begins with a candle at the window, and not with a brochure.',
    ],
    subject: ['A candle at the window', 'In this order'],
    hooks: {
      '*': [
        'Before you change your heating, go round the windows with a candle.',
        'Old house, new heating: the order decides what it costs.',
      ],
      pt: [
        'Reduce the demand first, and the heat source can be sized smaller.',
        'A sensible order of measures saves money at every later step.',
      ],
      fi: [
        'Is there a place on your sofa where you always have cold feet?',
        'Your feet are cold and the radiator is hot. Something is going out.',
      ],
      a: 'Draughts, loft, controls, heat source. In this order.',
      h: 'The house has been heating the street since nineteen sixty-four. The street has never said thank you.',
      l: 'A still flame by the window, and warmth that stays.',
    },
    lines: {
      '*': [
        'Hold a candle or a strip of tissue beside windows, sockets and the letter box on a windy day. Where it flickers you are paying.',
        'The loft is often the part of a house that is insulated most easily. Warm air goes up, so look there first.',
        'Turn the flow temperature down on a cold day and see whether it still gets warm. That is the test for many things to come.',
        'A heating load calculated room by room is worth its fee. "Same as the old one" is how systems get too large.',
      ],
      h: ['In the loft, under the insulation, lie the insulation of the previous owner and his railway.'],
    },
    why: [
      [
        'What stays inside need not be made, today and in thirty years.',
        'Each hole that is closed makes the machine smaller that you buy afterwards.',
      ],
      [
        'A system that is too large keeps switching on and off, and that wears it out.',
        'Machines like to run long and gently.',
      ],
    ],
    parts: [
      [
        'Look for draughts',
        [
          'Windows, doors, letter box, loft hatch, old chimneys.',
          'Seal them, and keep the ventilation that the house needs.',
        ],
        'A candle flame beside a window frame',
      ],
      [
        'Look into the loft',
        ['How thick is it, and are there gaps?', 'A torch and a ruler do for the first look.'],
        'A ruler in loft insulation',
      ],
      [
        'Set the controls',
        [
          'Flow temperature, timer, valves: much is still as on the day it was fitted.',
          'An hour with the manual can be worth a winter.',
        ],
        'A hand at a heating control',
      ],
      [
        'Have the load calculated',
        ['Room by room, by somebody who measures.', 'The number decides over pump, radiators and price.'],
        'A floor plan with numbers',
      ],
      [
        'Then choose',
        ['Heat source, storage, roof: now they fit the house.', 'And not the house the brochure.'],
        'A heat pump beside a house wall',
      ],
    ],
    turn: [
      'It need not all be this year. It only has to be in this order.',
      'The first step costs a candle.',
    ],
    asks: ['Where is it draughty at your place?', 'What was the first thing that you did to your house?'],
    ends: {
      pa: 'Reduce, calculate, then replace.',
      fi: 'Go and fetch a candle. And mind the curtains.',
      t: 'Demand first, sizing second, source third.',
      h: 'The street will have to buy a coat.',
      l: 'A flame that stands still.',
    },
    caution:
      'Never block vents of boilers, stoves or gas appliances. Keep flames away from curtains, and have heating and electrics done by qualified people.',
    keep: 'the next windy evening',
    send: 'somebody with an old house and new plans',
    own: [
      {
        kinds: ['service', 'process', 'price', 'policy'],
        about:
          'survey|heat loss|advice|calculat|assess|plan|(?:home|site|first|free|farm|design) visits?\\b|visit us|visits by|quote',
        lead: ['And the first visit here.', 'How it begins here.'],
      },
    ],
    pic: { ask: 'A candle flame beside a window frame', alt: 'A candle flame bending beside a window frame' },
    claims: [
      [
        'Fabric first, heat load calculation, oversizing causes cycling',
        'guidance of energy agencies and engineering institutions',
      ],
    ],
  },
  {
    id: 'how-can-cold-air-warm',
    format: 'answer',
    only: HEAT,
    again: 9,
    emoji: '❄️',
    tags: ['HeatPump', 'HowItWorks', 'HomeEnergy'],
    title: ['How does a heat pump get warmth out of cold air?', 'Heat pumps explained with your own fridge'],
    cover: 'Warmth out of cold air?',
    question: 'How can freezing air heat a house?',
    short: 'As a fridge does, the other way round: it moves warmth that is already there.',
    gist: [
      'Air at freezing point still holds a great deal of warmth. A heat pump collects it with something even colder, squeezes it, and so lifts it to where it is of use.',
      'Your fridge takes warmth out of the milk and gives it off at its back. A heat pump takes it out of the garden.',
    ],
    subject: ['A fridge, the other way round', 'Even frost holds warmth'],
    hooks: {
      '*': [
        'How can a heat pump heat with freezing air? Put your hand behind the fridge.',
        'There is warmth in frosty air. One only needs something colder to collect it.',
      ],
      pt: [
        'A refrigerant that boils far below freezing takes up heat, and compression raises its temperature.',
        'Heat can be moved against its direction, at the price of some electricity.',
      ],
      fi: [
        'Have you ever noticed that your fridge is warm at the back?',
        'Warm from frost? It sounds like a trick. Your kitchen does it daily.',
      ],
      a: 'Collect, compress, give off, expand. Again.',
      h: 'It is a fridge that has been put in charge of the garden.',
      l: 'Out of cold, quietly, warmth.',
    },
    lines: {
      '*': [
        'Feel behind your fridge: warm. It has taken that from the milk. A heat pump does it with the garden.',
        'A heat pump likes low temperatures in the radiators. Large surfaces, lukewarm water: that saves most.',
        'Let a heat pump run evenly instead of turning it down every night. In many houses that works better.',
        'The test for a cold day: set the flow temperature to fifty-five at most. If it gets warm, many houses are ready for a heat pump.',
      ],
      h: ['In Norway it is colder, and most houses have one. They are said to wear shorts indoors.'],
    },
    why: [
      [
        'Absolute cold lies far below anything that a winter can do, so there is always something to collect.',
        'Warmth is movement, and in frost the air still moves.',
      ],
      [
        'Moving warmth takes less energy than making it.',
        'For one part of electricity you usually get several parts of heat, depending on house and weather.',
      ],
    ],
    parts: [
      [
        'Something colder collects it',
        [
          'A fluid boils at temperatures far below frost, and takes warmth for it.',
          'Cold air is a warm bath for it.',
        ],
        'Frost on the fins of a heat pump',
      ],
      [
        'Squeezing makes it hot',
        ['Compressed gas heats up, as in a bicycle pump.', 'This is where the electricity goes.'],
        'A hand on a bicycle pump',
      ],
      [
        'It gives warmth to the water',
        [
          'That runs through floor and radiators, lukewarm and for long.',
          'The lower the temperature, the less work.',
        ],
        'Bare feet on a warm floor',
      ],
    ],
    turn: [
      'Then the fluid relaxes, cools, and goes out again.',
      'It is an old trick. Your kitchen has done it for decades.',
    ],
    asks: ['What would you like to know about heat pumps?', 'How warm do you like your living room?'],
    ends: {
      pa: 'Moving heat beats making it.',
      fi: 'Now go and touch the back of the fridge.',
      t: 'Evaporate, compress, condense, expand.',
      h: 'The milk has no objections.',
      l: 'A fan, white grass, warm feet.',
    },
    caution:
      'Whether it suits a house depends on heat load, radiators and electricity. Have it calculated before you decide.',
    keep: 'the next frosty morning',
    send: 'somebody who does not believe it',
    own: [
      {
        kinds: ['service', 'process', 'guarantee', 'price', 'proof'],
        about: 'heat pumps?|heat loss|survey|install|(?<!same-day |customer )servic(?:e|ing)\\b',
        lead: ['And how it is planned here.', 'For the house in question.'],
      },
    ],
    pic: { ask: 'A heat pump on a frosty morning', alt: 'A heat pump beside a house on a frosty morning' },
    claims: [
      [
        'Vapour compression cycle; several units of heat per unit of electricity depending on conditions',
        'textbook of thermodynamics',
      ],
      ['Low flow temperatures help; test at about fifty-five degrees', 'guidance of energy agencies'],
      ['Heat pumps are in a majority of Norwegian homes', 'industry statistics'],
    ],
  },
  {
    id: 'kilowatt-and-the-hour',
    format: 'glossary',
    again: 10,
    emoji: '🔌',
    tags: ['EnergyWords', 'SolarBasics', 'HeatPumpBasics'],
    title: [
      'Kilowatt, kilowatt hour, kWp, COP: energy words explained',
      'How to read a solar or heating quote: five units explained',
    ],
    cover: 'Kilowatt and the hour',
    gist: [
      'A kilowatt is how strong, a kilowatt hour is how much. Add peak power, inverter and COP, and you can read any quote for solar or heating.',
      'On every quote stand the same five words. Who knows them can compare two pages in five minutes.',
    ],
    subject: ['How strong, how much', 'Read any quote'],
    hooks: {
      '*': [
        'Kilowatt or kilowatt hour? One is how strong, the other is how much.',
        'Five words, and you can read a solar quote.',
      ],
      pt: [
        'Power and energy get mixed up on quotes, meters and in the papers.',
        'Two offers can be compared only when their units are understood.',
      ],
      fi: [
        'Have you ever nodded at "kilowatt peak"? You are in good company.',
        'You need not be an engineer. Five words are enough.',
      ],
      a: 'Kilowatt: how strong. Kilowatt hour: how much.',
      h: 'A kilowatt is a horse. A kilowatt hour is what the horse has eaten.',
      l: 'A small figure, well understood.',
    },
    lines: {
      '*': [
        'A kettle of two kilowatts that runs for half an hour uses one kilowatt hour. That is the whole sum.',
        'Kilowatt peak is what a solar roof makes in a laboratory sun. On your roof it is a ceiling, not an average.',
        'The inverter turns what the roof makes into what the socket wants. Ask where it will hang, since it hums.',
        'With heat pumps, ask for the figure over the whole year and not for the one at a mild temperature.',
      ],
      h: ['The neighbour has ten kilowatt. Hours? Peak? He smiles and says "ten".'],
    },
    why: [
      ['A figure without its unit is a colour.', 'Only like can be compared with like.'],
      [
        'Who can ask back gets the better answer.',
        'The question "at what temperature?" has saved some people a lot.',
      ],
    ],
    parts: [
      [
        'Kilowatt',
        ['How much power something gives or takes at a moment.', 'The strength, as with an engine.'],
        'A plate on an appliance',
      ],
      [
        'Kilowatt hour',
        ['Power times time: what the meter counts and the bill shows.', 'The amount, and what you pay for.'],
        'An electricity meter',
      ],
      [
        'Kilowatt peak',
        ['The power of panels in standard test light.', 'How large a solar roof is, in numbers.'],
        'A label on a solar panel',
      ],
      [
        'Inverter',
        [
          'The box that turns direct current into the alternating current of the house.',
          'It sits between roof and socket.',
        ],
        'An inverter on a wall',
      ],
      [
        'COP',
        [
          'Heat out per electricity in, at a certain temperature; the yearly value counts.',
          'How many parts of warmth one part of current moves.',
        ],
        'A display on a heat pump',
      ],
    ],
    turn: [
      'Now take the quote out again, and read it with a pencil.',
      'A good seller is glad of somebody who asks.',
    ],
    asks: [
      'Which energy word has never been explained to you?',
      'Do you know how many kilowatt hours you use in a year?',
    ],
    ends: {
      pa: 'Units first, then prices.',
      fi: 'And if somebody says "ten", ask back.',
      t: 'Power, energy, rating, conversion, efficiency.',
      h: 'The horse is doing well, and eats less.',
      l: 'How strong, how much.',
    },
    keep: 'the day when two quotes lie on the table',
    send: 'somebody who is comparing offers',
    pic: { ask: 'A rating plate or meter, readable', alt: 'An electricity meter, close up' },
    claims: [['Definitions', 'textbook']],
  },
  {
    id: 'what-would-you-run-on-sun',
    format: 'question',
    again: 9,
    emoji: '🌤️',
    tags: ['HomeEnergy', 'SolarTalk', 'YourHouse'],
    title: [
      'What in your house would you like to run on sunshine?',
      'If your roof made power: which thing should it run?',
    ],
    cover: 'What would you run on sun?',
    gist: [
      'The oven on Sunday, the car, the freezer with the beans, the lamp by which somebody reads: which thing at home would it please you most to run on your own sun?',
      'Asked about solar, people talk about money first. And then about one thing that would really please them.',
    ],
    subject: ['Which thing would please you?', 'The Sunday roast, on sun'],
    hooks: {
      '*': [
        'Kettle, car or Sunday roast: which of them should come from the roof?',
        'Everybody has one thing at home that ought to run on sunshine.',
      ],
      pt: [
        'Reasons for energy decisions are partly sums and partly quite personal.',
        'Behind most decisions about energy stands one quite personal wish.',
      ],
      fi: [
        'Would the tea taste different? A little, surely.',
        'Imagine the first kettle that your own roof has boiled.',
      ],
      a: 'Name one thing. Just one.',
      h: 'The teenagers would like to run the shower on it. All of the afternoon.',
      l: 'A lamp in the evening, filled at noon.',
    },
    lines: {
      '*': [
        'Which appliance in your house would please you most if it ran on your own roof?',
        'Some say the car, some say the oven. One man said: the clock. It should have what it shows.',
        'A freezer never sleeps. It is the quietest and most faithful eater of electricity in a house.',
        'Ask your grandparents what their first electric appliance was. It was the light, the iron, and then for a long time nothing.',
      ],
      h: ['The electric piano on sunshine: at last somebody practises in daylight.'],
    },
    why: [
      [
        'Energy is invisible until one has made some oneself.',
        "What comes from one's own roof gets looked after differently, like beans from one's own garden.",
      ],
    ],
    parts: [
      [
        'Something large',
        ['The car, the heating, the oven on Sunday.', 'That is where the sums are.'],
        'A car charging beside a house',
      ],
      [
        'Something small',
        ['The radio in the kitchen, a reading lamp, the clock.', 'That is where the pleasure is.'],
        'A reading lamp in the evening',
      ],
    ],
    turn: ['Both answers are right. The small one gets told at parties.', 'And if it is the kettle, say so.'],
    asks: [
      'Which one thing at home should have its own sun?',
      'What was the first electric thing in your family?',
    ],
    ends: {
      pa: 'Sums and pleasure, in that order or the other.',
      fi: 'Milk first or tea first is another question.',
      t: 'Load, hours, and liking.',
      h: 'The shower is still occupied.',
      l: 'Filled at noon.',
    },
    keep: 'a Sunday at the kitchen table',
    send: 'somebody who watches the meter',
    pic: { ask: 'A kettle or lamp in sunlight', alt: 'A kettle in the sunlight on a kitchen worktop' },
    claims: [['Reasons are personal as well', 'common experience']],
  },
];
