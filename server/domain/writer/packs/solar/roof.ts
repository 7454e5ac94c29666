// Sun on the roof, and warmth out of the air.
import type { Idea } from '../../library/idea.ts';

const SUN = 'solar|photovolta|\\bPV\\b|panels?\\b';
const HEAT = 'heat pump|renewable heat|air.source|ground.source';
const INSTALLS = 'fit(?:s|ted|ting)?\\b|install|survey|quotes?\\b';
const CLEANS = 'clean|bird|pigeon|repair|servic|maint';
const CHARGES = '\\bEV\\b|charg(?:er|ers|ing|e points?)|wall ?box';

export const ROOF: readonly Idea[] = [
  {
    id: 'do-panels-like-it-hot',
    format: 'myth',
    again: 9,
    emoji: '☀️',
    only: SUN,
    tags: ['SolarPower', 'SolarPanels', 'HomeEnergy'],
    title: ['Do solar panels need hot weather?', 'Do solar panels work when it is cloudy or cold?'],
    cover: 'Do solar panels need heat?',
    myth: 'Solar panels only work in hot weather',
    short: [
      'No. They need light, and they work better when it is cool.',
      'They do not. A bright cool day is often better than a hot one.',
    ],
    gist: [
      'Solar panels turn light into electricity, not heat. A bright cool day in spring can bring more than a hot one in summer, and they work under clouds as well.',
      'Solar panels lose a little of their power when they get hot. So a cooler country with long days is a good place for them.',
    ],
    subject: ['Do solar panels need heat?', 'Solar panels and clouds'],
    hooks: {
      '*': [
        'Do you think it is not hot enough where you live for solar panels? They like it cool.',
        'Solar panels work with light and not with heat.',
      ],
      pfathil: 'Solar panels also make electricity on a cloudy day, only less of it.',
    },
    lines: {
      '*': [
        'A bright cool day in spring can bring more solar power than a hot one in August. Panels lose power when they get hot.',
        'Solar panels make electricity under clouds, too. What counts is the sum over the year.',
        'Panels that face east and west make less at noon and more at breakfast and supper, when people are at home.',
        'Shade matters more for solar panels than a few clouds. Look where the shadow of chimney and trees falls.',
      ],
      h: ['Solar panels are like people at work: bright and cool is best, and in the heat they get slower.'],
    },
    why: [
      [
        'They turn light into electricity. The heat only makes them less efficient.',
        'For each degree that a panel gets warmer, it loses a little power.',
      ],
      ['Even a grey sky lets a good deal of light through.', 'Long days make up for a sun that is weak.'],
    ],
    parts: [
      [
        'Look at shade first',
        [
          'A chimney or a tree costs more than clouds do.',
          'Photograph the roof in the morning, at noon and in the evening.',
        ],
        'The shadow of a chimney on a roof',
      ],
      [
        'Think of the whole year',
        ['A cloudy week says nothing.', 'A good quote names the yield for a year.'],
        'A graph of a year',
      ],
      [
        'Ask about east and west',
        ['Not only a south roof is worth it.', 'Two sides spread the power over the day.'],
        'Panels on two sides of a roof',
      ],
    ],
    turn: [
      'So the question is not how hot it is, but how free your roof is.',
      'A survey shows what your own roof can do.',
    ],
    asks: ['Which way does your roof face?', 'Is there shade on your roof at noon?'],
    ends: {
      pfathil: [
        'Ask for the yield of your own roof, for a whole year.',
        'A free roof is worth more than a hot summer.',
      ],
    },
    keep: 'the day you think about solar',
    send: 'somebody who says it is too cloudy',
    own: [
      {
        kinds: ['service', 'process', 'price', 'offer'],
        about: 'survey|quotes?\\b',
        lead: 'For a survey of your roof:',
      },
    ],
    pic: { ask: 'Panels on a roof under a cloudy sky', alt: 'Solar panels under clouds' },
    claims: [['module power falls with temperature', 'data sheets of makers']],
  },
  {
    id: 'wash-when-it-shines',
    format: 'howto',
    again: 9,
    emoji: '🧺',
    only: SUN,
    tags: ['SolarPower', 'HomeEnergy', 'EnergySaving'],
    title: ['How to use more of your own solar power', 'Solar panels at home: when to run which machine'],
    cover: 'Use more of your solar power',
    gist: [
      'Run the washing machine, the dishwasher and the car charger one after the other around noon, and not all at once. Then most of the power comes from your roof.',
      'Power that you use yourself is mostly worth more than what you sell. Move the large machines to the sunny hours.',
    ],
    subject: ['Use more solar power yourself', 'When to run the washing machine'],
    hooks: {
      '*': [
        'Got solar panels? Run the machines around noon, one after the other.',
        'With solar panels, the best time for the washing is when the sun is out.',
      ],
      pfathil: 'How to use more of the power from your own roof.',
    },
    lines: {
      '*': [
        'Solar panels at home: wash at eleven, dishes at one, car at two. One after the other, your roof can run them all.',
        'Use the delay timer of your machines. With solar panels it finally has a purpose.',
        'Heating your water at noon stores solar power in the tank. Ask whether your system can do it.',
        'Before you buy a battery, look at a week of figures from your solar panels. They show how large a night is.',
      ],
      h: ['Since the solar panels came, nobody in this house washes at night, and everybody talks about it.'],
    },
    why: [
      [
        'A roof gives a certain power at a time. Two machines at once need more than that, and the rest is bought.',
        'If everything runs at once, you buy from the grid, and an hour later you sell the rest.',
      ],
      [
        'What you sell often brings less than what you save.',
        'Each kilowatt hour that you use yourself need not be bought.',
      ],
    ],
    parts: [
      [
        'Find your best hours',
        ['An east roof is early, a west roof late.', 'Your app or inverter shows the curve.'],
        'A solar app on a phone',
      ],
      [
        'Run large machines one by one',
        ['Washing, dishes, dryer: each has its hour.', 'The timer does it while you are out.'],
        'A hand at a washing machine timer',
      ],
      [
        'Charge things at noon',
        ['Car, bicycle, tools, vacuum cleaner.', 'A full battery is your own store.'],
        'A bicycle battery charging',
      ],
    ],
    turn: ['After a month it is a habit.', 'The app will show you the difference.'],
    asks: ['Which machine runs at noon at your place?', 'How much do you use yourself?'],
    ends: { pfathil: ['One change of habit, and it costs nothing.', 'Noon is the new night rate.'] },
    caution: 'Run machines while somebody is at home and awake. Tariffs differ: do the sums with your own.',
    keep: 'the next sunny week',
    send: 'somebody with solar panels',
    own: [
      {
        kinds: ['service', 'product', 'price'],
        about: 'batter(?:y|ies)|app\\b|monitor|panels?\\b',
        lead: 'To get more from your roof:',
      },
    ],
    pic: { ask: 'The curve of a sunny day in the app', alt: 'Curve of solar power over a day' },
    claims: [['self-use is mostly worth more than export', 'tariffs of most countries']],
  },
  {
    id: 'first-the-draughts',
    format: 'howto',
    again: 9,
    emoji: '🏠',
    only: HEAT,
    tags: ['HomeEnergy', 'HeatPump', 'EnergySaving'],
    title: [
      'New heating for an old house: what to do first',
      'Before a heat pump: draughts, insulation, controls',
    ],
    cover: 'Old house, new heating',
    gist: [
      'Before you change the heating of an old house, close draughts, look at the {loft|attic} insulation and set the controls. Then a smaller system is enough.',
      'What a house does not lose, it need not make. Do the simple things first and have the heat need of each room worked out.',
    ],
    subject: ['Before you change your heating', 'New heating: what comes first?'],
    hooks: {
      '*': [
        'Thinking of a heat pump for an old house? Do the simple things first.',
        'Before you change your heating, find out where the house loses warmth.',
      ],
      pfathil: 'New heating: draughts first, then insulation, then the system.',
    },
    lines: {
      '*': [
        'Hold a strip of tissue beside windows and doors on a windy day. Where it moves, you are heating the street.',
        'Look at your {loft|attic} insulation before you change the heating. It is often the easiest part of a house to improve.',
        'Turn down the water temperature of your heating on a cold day. If it still gets warm, a heat pump will probably do well.',
        'Have the heat need worked out room by room before you choose a heat pump. "As large as the old one" is mostly too large.',
      ],
      h: ['The house has heated the street for sixty years. The street never said thank you.'],
    },
    why: [
      [
        'A smaller system costs less to buy and to run.',
        'Each draught that you close is warmth that need not be made.',
      ],
      [
        'A system that is too large switches on and off all day and wears out.',
        'The right size runs long and evenly.',
      ],
    ],
    parts: [
      [
        'Close the draughts',
        ['Windows, doors, letter box, {loft|attic} hatch.', 'Seals cost little and help at once.'],
        'A strip of tissue beside a window',
      ],
      [
        'Look into the {loft|attic}',
        ['How thick is the insulation, and are there gaps?', 'Warm air goes up and out there first.'],
        'Loft insulation',
      ],
      [
        'Set the controls',
        [
          'Timer, temperature, valves: often nobody has touched them since day one.',
          'An hour with the manual is worth it.',
        ],
        'A heating control',
      ],
      [
        'Have the heat need worked out',
        ['Room by room, by somebody who measures.', 'That figure decides the size.'],
        'Somebody measuring a room',
      ],
    ],
    turn: [
      'It need not all be done this year, as long as it is in this order.',
      'Then the new heating fits the house.',
    ],
    asks: ['Where does it draw in your house?', 'How thick is your {loft|attic} insulation?'],
    ends: {
      pfathil: ['Good advice begins with a look at the house.', 'Small things first, large things after.'],
    },
    caution:
      'Never block vents of boilers, stoves or gas appliances. Heating and electrics are work for qualified people.',
    keep: 'the next windy day',
    send: 'somebody in an old house',
    own: [
      {
        kinds: ['service', 'process', 'price', 'offer'],
        about: 'survey|heat pump|heat loss|calculat',
        lead: 'When you are ready:',
      },
    ],
    pic: { ask: 'A draught test at a window', alt: 'Tissue moving in a draught at a window' },
    claims: [['reduce demand before sizing', 'advice of energy authorities']],
  },
  {
    id: 'how-can-cold-air-warm',
    format: 'answer',
    again: 9,
    emoji: '❄️',
    only: HEAT,
    tags: ['HeatPump', 'HomeHeating', 'HomeEnergy'],
    title: [
      'How does a heat pump get warmth out of cold air?',
      'How a heat pump works: like a fridge, the other way round',
    ],
    cover: 'How a heat pump works',
    question: 'How can a heat pump heat with cold air?',
    short: [
      'It works like a fridge, the other way round.',
      'Cold air still holds warmth, and the pump collects and concentrates it.',
    ],
    gist: [
      'A heat pump works like a fridge the other way round: it takes warmth out of the air outside and brings it into the house. That works in frost as well.',
      'Feel the back of your fridge: it is warm. That warmth came from the food. A heat pump does the same with the air outside.',
    ],
    subject: ['How a heat pump works', 'Warmth out of cold air'],
    hooks: {
      '*': [
        'How can a heat pump heat a house with freezing air? Feel the back of your fridge.',
        'A heat pump is a fridge that works the other way round.',
      ],
      pfathil: 'A heat pump takes warmth out of cold air, even in frost.',
    },
    lines: {
      '*': [
        'Feel behind your fridge: it is warm there. A heat pump does the same with the air outside.',
        'A heat pump likes large radiators and lukewarm water. That is where it saves most.',
        'Let a heat pump run evenly. Turning it far down every night often costs more than it saves.',
        'From one part of electricity a good heat pump makes about three parts of heat over the year.',
      ],
      h: ['A heat pump is a fridge that has been put in charge of the garden.'],
    },
    why: [
      [
        'Even air at freezing point holds a lot of warmth.',
        'Cold is relative: to the fluid in the pump, frosty air is warm.',
      ],
      [
        'Moving warmth takes less electricity than making it.',
        'The electricity only drives the pump, and the warmth comes from outside.',
      ],
    ],
    parts: [
      [
        'A very cold fluid takes up warmth outside',
        ['It is colder than the air, so warmth flows into it.', 'A fan blows the air past it.'],
        'The fan of a heat pump',
      ],
      [
        'A pump squeezes it, and it gets hot',
        ['As a bicycle pump gets warm when you use it.', 'Pressure raises the temperature.'],
        'A bicycle pump',
      ],
      [
        'The warmth goes into your heating water',
        ['Then the fluid cools down and goes round again.', 'Floor and radiators do the rest.'],
        'A warm radiator',
      ],
    ],
    turn: [
      'Whether it suits your house depends on insulation and radiators.',
      'That is all. The rest is good planning.',
    ],
    asks: ['Did you feel behind your fridge?', 'What do you heat with?'],
    ends: {
      pfathil: [
        'Have it calculated for your own house before you decide.',
        'Many old houses are more suitable than people think.',
      ],
    },
    caution: 'Whether it suits a house depends on heat need, radiators and prices. Have it worked out first.',
    keep: 'the next talk about heating',
    send: 'somebody who does not believe it',
    own: [
      {
        kinds: ['service', 'process', 'price', 'offer'],
        about: 'heat pump|survey',
        lead: 'If you would like to have it worked out:',
      },
    ],
    pic: { ask: 'The outdoor unit of a heat pump', alt: 'Heat pump beside a house' },
    claims: [
      ['heat pumps move heat', 'textbook'],
      ['about three to one over the year', 'field trials'],
    ],
  },
  {
    id: 'kilowatt-and-the-hour',
    format: 'glossary',
    again: 9,
    emoji: '💡',
    only: SUN,
    tags: ['SolarPower', 'HomeEnergy', 'EnergyWords'],
    title: [
      'Kilowatt, kilowatt hour, peak: solar words explained',
      'Five words you need to read a solar quote',
    ],
    cover: 'Solar words explained',
    gist: [
      'A kilowatt says how strong, a kilowatt hour how much. With three more words, you can read any solar quote.',
      'Kilowatt, kilowatt hour, kilowatt peak, inverter and export: five words that make a solar quote easy to read.',
    ],
    subject: ['Solar words explained', 'How to read a solar quote'],
    hooks: {
      '*': [
        'Got a solar quote? These five words explain most of it.',
        'Kilowatt or kilowatt hour? One is how strong, the other is how much.',
      ],
      pfathil: 'Five words that you need to read a solar quote.',
    },
    lines: {
      '*': [
        'A kettle of two kilowatts that runs for half an hour uses one kilowatt hour.',
        'Kilowatt peak is what solar panels make in a laboratory. Ask for the kilowatt hours in a year instead.',
        'The inverter turns the power from the roof into power for your {sockets|outlets}. Ask where it will hang, since it hums.',
        'Compare two solar quotes by kilowatt hours a year and by guarantee, and not by the number of panels.',
      ],
      h: ['"I have ten kilowatt," says the neighbour. Ask him: hours or peak?'],
    },
    why: [
      [
        'Quotes mix up power and energy, and so do most people.',
        'Who knows the words can compare two offers line by line.',
      ],
      [
        'What counts for your bill is the energy in a year.',
        'Peak figures are for the laboratory, and yearly figures are for your bill.',
      ],
    ],
    parts: [
      [
        'Kilowatt',
        ['How much power something gives or takes at a moment.', 'How strong: a kettle takes about two.'],
        'A kettle',
      ],
      [
        'Kilowatt hour',
        ['How much was used: that is what you pay for.', 'Power times time, as the meter counts it.'],
        'An electricity meter',
      ],
      [
        'Kilowatt peak',
        ['What panels give in test light.', 'The size of a system, as it is sold.'],
        'A label of a solar panel',
      ],
      [
        'Inverter',
        ['The box that makes house power out of solar power.', 'It hangs on a wall, and it hums a little.'],
        'An inverter on a wall',
      ],
      [
        'Export',
        [
          'What you do not use and send to the grid.',
          'Power that you sell. What it pays depends on your tariff.',
        ],
        'Power lines',
      ],
    ],
    turn: ['Now take the quote out again.', 'If there is a word that is not here, ask.'],
    asks: ['Which word in your quote is not clear?', 'How many kilowatt hours do you use in a year?'],
    ends: { pfathil: ['A good installer explains every line.', 'Ask for kilowatt hours in a year.'] },
    keep: 'your solar quote',
    send: 'somebody who is comparing quotes',
    own: [
      {
        kinds: ['service', 'process', 'price', 'offer'],
        about: 'quote|survey|solar',
        lead: 'For a quote in plain words:',
      },
    ],
    pic: { ask: 'An inverter or a meter with its display', alt: 'Display of a solar inverter' },
    claims: [['the meanings of the words', 'definition']],
  },
  {
    id: 'what-would-you-run-on-sun',
    format: 'question',
    again: 6,
    emoji: '☀️',
    only: SUN,
    tags: ['SolarPower', 'HomeEnergy', 'SolarTalk'],
    title: [
      'What would you like to run on sunshine first?',
      'Car, kettle or oven: what should run on solar power?',
    ],
    cover: 'Sunshine for what?',
    gist: [
      'The car, the oven, the washing machine or the kettle: what would you most like to run on solar power from your own roof?',
      'If your roof made electricity, what would you use it for first?',
    ],
    subject: ['What would you run on sun?', 'Solar power: for what?'],
    hooks: {
      '*': [
        'If your roof made electricity, what would you use it for first?',
        'Car, oven or kettle: what would you like to run on sunshine?',
      ],
      pfathil: 'What would you run on solar power first?',
    },
    lines: {
      '*': [
        'Car, oven, washing machine or kettle: what would you run on solar power first?',
        'If your roof made electricity, what would you use it for?',
        'Which machine in your house uses most, do you think? The dryer is a good guess.',
        'Would you rather charge a car on sunshine or heat your bath water with it?',
      ],
      h: ['Teenagers would like to run a shower on solar power, all afternoon.'],
    },
    why: [
      [
        'Some want to save, and some like to be a little independent.',
        'A roof that is free most of the day can do a good deal.',
      ],
    ],
    parts: [
      [
        'The car',
        ['To work and back on your own roof.', 'It stands at home on sunny Sundays.'],
        'A car charging at a house',
      ],
      ['The kitchen', ['Sunday roast, made by the sun.', 'Oven, dishwasher and kettle together.'], 'An oven'],
      [
        'The hot water',
        ['A bath that was heated at noon.', 'The tank is a store that many houses have.'],
        'A bath',
      ],
    ],
    turn: ['One word is enough.', 'There is no wrong answer.'],
    asks: ['What would it be?', 'What uses most at your place?'],
    ends: { pfathil: ['Tell us.', 'And tell us which way your roof faces.'] },
    keep: 'the next electricity bill',
    send: 'whoever pays the electricity bill',
    pic: { ask: 'Panels on a roof that you fitted', alt: 'Solar panels on a house' },
    claims: [['dryers use much electricity', 'common experience']],
  },
  {
    id: 'questions-for-a-solar-quote',
    format: 'checklist',
    again: 9,
    emoji: '📋',
    tick: true,
    only: INSTALLS,
    tags: ['SolarPanels', 'SolarQuote', 'HomeEnergy'],
    title: ['Six questions to ask before you buy solar panels', 'Comparing solar quotes: what to ask'],
    cover: 'Ask this before you buy solar',
    gist: [
      'Ask what the panels make in a year, who fits them, how long the guarantee is, where the inverter goes, who does the paperwork and what happens to the roof.',
      'Two solar quotes are only comparable if you have asked both the same six questions.',
    ],
    subject: ['Before you buy solar panels', 'Six questions for a solar quote'],
    hooks: {
      '*': [
        'Comparing solar quotes? Ask everybody the same six questions.',
        'Before you sign for solar panels, ask these six questions.',
      ],
      pfathil: 'Six questions that a good solar installer answers at once.',
    },
    lines: {
      '*': [
        'Ask what the solar panels will make in a year on your own roof, and how that was worked out.',
        'Ask who fits the solar panels: the firm itself, or somebody whom you will see on the day for the first time.',
        'Ask about two guarantees: one for the solar panels and one for the work.',
        'Nobody needs to sign for solar panels on the first visit. A good price is still good next week.',
      ],
      h: ['If the solar offer ends tonight at eight, let it end.'],
    },
    why: [
      [
        'Panels are on the roof for decades, and the firm should be there as long.',
        'A cheap system with a poor fixing is expensive in the end.',
      ],
      [
        'Shade, roof and wiring differ from house to house.',
        'Without a look at your roof, any figure is a guess.',
      ],
    ],
    parts: [
      [
        'What will it make in a year?',
        ['In kilowatt hours, with your shade counted in.', 'Ask what it is based on.'],
        'A yield report',
      ],
      [
        'Who does the work?',
        ['Names, training, insurance.', 'Ask to see a roof they have done nearby.'],
        'Two fitters on a roof',
      ],
      [
        'How long is the guarantee?',
        ['Panels, inverter and work each have their own.', 'Ask who pays for the scaffold.'],
        'A guarantee on paper',
      ],
      [
        'Where does the inverter go?',
        ['Cool, dry and not beside a bedroom.', 'Somewhere you can read it.'],
        'An inverter in a garage',
      ],
      [
        'Who does the paperwork?',
        ['Grid, tariff, permission if it is needed.', 'It should be in the price.'],
        'Forms on a table',
      ],
      [
        'Is the roof sound?',
        ['Have it looked at before the panels go up.', 'A repair later means taking them down.'],
        'Roof tiles',
      ],
    ],
    turn: ['Put the answers side by side, and choose.', 'The best answer is often the most exact one.'],
    asks: ['Which question would you add?', 'How many quotes did you get?'],
    ends: { pfathil: ['Ask us all six.', 'Good answers are worth more than a quick discount.'] },
    keep: 'your first solar visit',
    send: 'somebody who is comparing quotes',
    own: [
      {
        kinds: ['service', 'process', 'price', 'guarantee', 'number'],
        about: 'survey|paperwork|guarantee|fit|days',
        lead: 'How it is done here:',
      },
    ],
    pic: { ask: 'You on a roof with a survey sheet', alt: 'Solar survey on a roof' },
    claims: [['these decide the quality of a system', 'consumer advice']],
  },
  {
    id: 'panels-that-make-less',
    format: 'answer',
    again: 9,
    emoji: '🔍',
    only: SUN,
    tags: ['SolarPanels', 'SolarMaintenance', 'HomeEnergy'],
    title: [
      'Why do my solar panels make less than before?',
      'Solar yield has dropped: four things to look at',
    ],
    cover: 'Solar panels making less?',
    question: 'Why do my solar panels make less than last year?',
    short: [
      'Mostly shade, dirt, a fault in the inverter or simply a dull month.',
      'Compare the same month first. Then look at shade, dirt and the inverter.',
    ],
    gist: [
      'Compare the same month of two years first. If your solar panels make clearly less, look at shade, dirt, birds and the inverter, and have it checked.',
      'Trees grow, birds nest and inverters fail. If your panels make much less than a year ago, there is a reason.',
    ],
    subject: ['Solar panels making less?', 'When solar yield drops'],
    hooks: {
      '*': [
        'Do your solar panels make less than last year? First compare the same month.',
        'Look at your inverter today. Is the green light on?',
      ],
      pfathil: 'Solar yield down? Shade, dirt, birds or the inverter: one of them is mostly to blame.',
    },
    lines: {
      '*': [
        'Look at your solar inverter once a month. A fault that nobody sees can cost a whole summer.',
        'Write down the figures of your solar panels on the first of every month. Then you notice when something is wrong.',
        'Trees grow. A branch that shades one panel can pull down a whole row.',
        'Do not scrub solar panels from a ladder. Soft brush, pure water and a safe stand are work for somebody equipped for it.',
      ],
      h: ['The pigeons under your solar panels pay no rent, and they leave a mess.'],
    },
    why: [
      ['No one hears it when a system stops.', 'The lights stay on, because the grid takes over.'],
      [
        'Dirt, droppings and shade hold back more than the panel they are on.',
        'In many systems, one weak panel slows down its row.',
      ],
    ],
    parts: [
      [
        'Compare the same month',
        ['May with May, not May with March.', 'A dull month is no fault.'],
        'Two figures on a sheet',
      ],
      [
        'Look at the inverter',
        ['Green light, no error code.', 'Photograph the display if there is one.'],
        'The display of an inverter',
      ],
      [
        'Look up at the roof',
        ['Leaves, droppings, new shade, nests.', 'From the ground, with the zoom.'],
        'Solar panels from the garden',
      ],
    ],
    turn: [
      'If it is none of these, have the system measured.',
      'A small fault found early pays for the visit.',
    ],
    asks: ['What did your roof make last month?', 'When did you last look at the inverter?'],
    ends: {
      pfathil: ['Send the two figures and a picture of the display.', 'A check takes an hour or two.'],
    },
    caution: 'Stay off the roof and open nothing: panels are live whenever there is light.',
    keep: 'the first of the month',
    send: 'somebody with older panels',
    own: [
      { kinds: ['service', 'price', 'process', 'offer'], about: CLEANS, lead: 'To have yours looked at:' },
    ],
    pic: {
      ask: 'An inverter display, or panels before cleaning',
      alt: 'Solar panels with dirt and droppings',
    },
    claims: [['shading and faults reduce yield', 'trade practice']],
  },
  {
    id: 'charge-the-car-at-home',
    format: 'tip',
    again: 9,
    emoji: '🚗',
    only: CHARGES,
    tags: ['EVCharging', 'ElectricCar', 'HomeEnergy'],
    title: [
      'Charging an electric car at home: what to think about first',
      'EV charger at home: four things to check',
    ],
    cover: 'Charging a car at home',
    gist: [
      'Before you have a charger fitted, check where the car stands, how far the {fuse box|breaker panel} is, how long the cable is and which tariff you have.',
      'A charger at home is quick to plan if you know four things: parking place, cable, fuse box and tariff.',
    ],
    subject: ['Charging a car at home', 'Before you have a charger fitted'],
    hooks: {
      '*': [
        'Electric car on order? Check four things before you have a charger fitted.',
        'A charger at home: where will the car stand, and where is its socket?',
      ],
      pfathil: 'Plan an EV charger by where the car really stands.',
    },
    lines: {
      '*': [
        'Before you order an EV charger, park the car as you always do and see on which side its socket is.',
        'An ordinary {socket|outlet} is not made for charging a car for hours every night. Have a proper charger fitted.',
        'Ask about night tariffs before you choose an EV charger. Some chargers can follow them by themselves.',
        'Photograph your {fuse box|breaker panel} and the way to the car. With that an electrician can name a price for the charger.',
      ],
      h: ['The cable is always long enough, except on the day you park the other way round.'],
    },
    why: [
      [
        'It draws a lot of power for many hours, so it needs a line of its own.',
        'Old wiring gets hot under hours of load.',
      ],
      [
        'The length of the cable decides most of the price.',
        'A metre more or less in the wall matters more than the colour of the box.',
      ],
    ],
    parts: [
      [
        'See where the socket of the car is',
        ['Front, back, left or right.', 'Think of the next car as well.'],
        'The charging socket of a car',
      ],
      [
        'Measure the way to the {fuse box|breaker panel}',
        ['Through the garage, under the floor or round the house.', 'Steps are close enough.'],
        'A fuse box in a hall',
      ],
      [
        'Look at your tariff',
        ['Cheap hours at night can make a big difference.', 'With solar panels, noon is best.'],
        'An electricity bill',
      ],
    ],
    turn: ['Then one visit is mostly enough.', 'And the car is full in the morning.'],
    asks: ['Where does your car charge?', 'How far is it from your fuse box to your car?'],
    ends: { pfathil: ['Send two pictures, and ask for a price.', 'Charge at home, drive off full.'] },
    caution:
      'A charger has to be fitted and tested by a qualified electrician, and often has to be registered.',
    keep: 'the day the car arrives',
    send: 'somebody with an electric car on order',
    own: [{ kinds: ['service', 'price', 'process', 'offer'], about: CHARGES, lead: 'For a charger:' }],
    pic: { ask: 'A charger that you fitted', alt: 'Charger for electric cars on a house wall' },
    claims: [['domestic sockets are not made for continuous load', 'advice of safety bodies']],
  },
];
