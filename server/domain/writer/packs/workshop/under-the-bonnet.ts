// Cars: what drivers can see, hear and ask before and at the garage.
import type { Idea } from '../../library/idea.ts';
import { GARAGES } from './kinds.ts';

export const UNDER_THE_BONNET: readonly Idea[] = [
  {
    id: 'before-the-yearly-test',
    format: 'checklist',
    only: GARAGES,
    again: 9,
    emoji: '✅',
    tick: true,
    tags: ['CarInspection', 'CarCare', 'DrivingTips'],
    title: [
      'Car inspection due? Ten minutes that save a second visit',
      'What to check before {an MOT|a vehicle inspection}',
    ],
    cover: 'Ten minutes before the test',
    gist: [
      'Bulbs, wipers, washer fluid, tyre tread, {number plates|license plates}: many cars fail on things that their owner could have seen from the drive.',
      'Walk round the car once with the lights on. A bulb for small change is a common reason why people have to come twice.',
    ],
    subject: ['Fails on a bulb', 'Once round with the lights on'],
    hooks: {
      '*': [
        'Many cars do not fail their inspection on the engine. They fail on a bulb.',
        'Ten minutes in the drive, one helper, and you need not come twice.',
      ],
      p: 'A good part of all failed tests could have been prevented with a walk round the car.',
      f: 'Have somebody stand behind the car and shout "yes".',
      a: 'Lights, wipers, washers, tyres, plates. Before you drive there.',
      t: 'Lighting, tyres, brakes and visibility head the lists of defects year after year.',
      h: 'The engine was fine, the brakes were fine. It failed on soapy water.',
      i: 'What you check for the test keeps you safe all year.',
      l: 'Clean glass, clear light, a quiet drive.',
    },
    lines: {
      '*': [
        'Before a car inspection switch on every light and walk round. A dead bulb is one of the commonest reasons to fail.',
        'Top up the washer fluid before the inspection. An empty bottle is a silly way to fail.',
        'Wipers that smear are worn. New blades take five minutes and cost less than a second visit.',
        'A warning light on the dashboard will be asked about. Have it read before, not after.',
      ],
      h: ['Fail: one bulb. He drove home in mourning, with one light on.'],
    },
    scene: [
      'Dusk in the drive, one sits inside and one stands behind: "Brake." "Yes." "Left!" "The other left."',
      'The form says "rear {number plate|license plate} lamp", and nobody in the family has ever seen that lamp.',
    ],
    why: [
      [
        'Nobody sees the back of their own car with the brakes on.',
        'A bulb goes without a sound, and you drive on for months.',
      ],
      [
        'A second trip costs an afternoon, and in many places a fee.',
        'What takes a minute at home takes a new appointment there.',
      ],
    ],
    parts: [
      [
        'Switch on every light',
        [
          '{Dipped, full|Low beam, high beam}, {indicators|turn signals}, brakes, fog, reverse, plate.',
          'A shop window or a garage door mirrors the rear ones if you are alone.',
        ],
        'Rear lights on a garage door',
      ],
      [
        'Look at tyres and tread',
        [
          'Cuts, bulges, and the little bars in the grooves.',
          'Both sides: the inner edge wears where nobody looks.',
        ],
        'A hand on a tyre',
      ],
      [
        'Try wipers and washers',
        [
          'No streaks where you look through, and a jet that reaches the glass.',
          'Lift the blade and run a finger along: it should be smooth.',
        ],
        'A wiper on wet glass',
      ],
      [
        'Clear the windscreen',
        [
          'Stickers, cracks and dangling things in the view all count.',
          'A stone chip can be mended as long as it is small.',
        ],
        'A clean windscreen',
      ],
      [
        'Clean the plates',
        ['They have to be readable, whole and firmly on.', 'Mud is no excuse, as many have learnt.'],
        'A cloth on a {number plate|license plate}',
      ],
    ],
    turn: [
      'And what is left for the tester is what you cannot see.',
      'Put the date of the next one in the calendar while you wait.',
    ],
    asks: ['What did your car once fail on?', 'Who stands behind the car at your place?'],
    ends: {
      p: 'For all that lies beneath, there is a lift.',
      f: 'And thank whoever stood in the rain behind the car.',
      a: 'Check, then drive.',
      t: 'What is tested, and how often, differs by country and state.',
      h: 'The washer bottle is full. Nobody will ever look again.',
      i: 'Ten minutes for everybody on the road.',
      l: 'And every light answers.',
    },
    keep: 'the week before the test',
    send: 'somebody whose test is due',
    own: [
      {
        kinds: ['service', 'price', 'offer', 'process'],
        about: '\\bMOT\\b|inspect|\\btest(?:s|ing)?\\b|servic',
        lead: 'And for the part that wants a lift.',
      },
    ],
    pic: {
      ask: 'The rear lights of a car, switched on, at dusk',
      alt: 'The lit rear lights of a car at dusk',
    },
    claims: [
      ['Lighting, tyres, visibility are leading causes of failures', 'DVSA MOT data; inspection reports'],
    ],
  },
  {
    id: 'oil-on-level-ground',
    format: 'howto',
    only: GARAGES,
    again: 9,
    emoji: '🛢️',
    tags: ['CarMaintenance', 'OilCheck', 'CarTips'],
    title: ['How to check the oil in your car', 'Engine oil: where it should stand, and how to look'],
    cover: 'Where does the oil stand?',
    gist: [
      'Level ground, engine off for some minutes, dipstick out, wiped, in, out: between the two marks is right. Once a month, and before each long trip.',
      'The oil light comes late. The dipstick tells you weeks before, and it costs one paper towel.',
    ],
    subject: ['Out, wipe, in, out', 'The light comes late'],
    hooks: {
      '*': [
        'When the oil light comes on, it is already late. The dipstick would have told you a month ago.',
        'One paper towel, five minutes, and you know more about your engine than your dashboard does.',
      ],
      p: 'Too little oil is among the few things that ruin a sound engine.',
      f: 'The yellow loop under the {bonnet|hood}: go on, pull it.',
      a: 'Between the marks. Once a month.',
      t: 'The warning light shows pressure, not level: by then the pump is already drawing air.',
      h: 'He checked the oil in front of the whole street. With the wrong stick.',
      i: 'To look after a thing is to keep it.',
      l: 'A gold film on bright steel.',
    },
    lines: {
      '*': [
        'Check the oil on level ground, some minutes after switching off. Out, wipe, in, out: between the marks is right.',
        'Too much engine oil does harm as well. Add a little, wait, and look again.',
        'Which oil belongs in stands in the manual. The number matters, the picture on the can does not.',
        'Red oil light while driving: stop safely, engine off, call. Every minute counts for the engine.',
      ],
      h: ['There are two sticks in there. He now knows what an automatic {gearbox|transmission} drinks.'],
    },
    scene: [
      'A {bonnet|hood} stands open in the street, and somebody holds a thin steel strip up to the light like a jeweller.',
      '{Motorway|Highway}, Friday, a small red can lights up, and somebody turns the radio up.',
    ],
    why: [
      [
        'Many engines burn a little between two services, also new ones.',
        'The level falls so slowly that nobody misses it.',
      ],
      [
        'Oil does not only lubricate. It carries heat and dirt away.',
        'With less oil in it, an engine runs hotter and wears faster.',
      ],
    ],
    parts: [
      [
        'Park on level ground',
        ['On a slope the reading is wrong.', 'The engine should be warm, and off for five or ten minutes.'],
        'A car on flat ground',
      ],
      [
        'Wipe before you read',
        ['The first pull shows splashes only.', 'Lint-free paper or an old cotton cloth.'],
        'A dipstick and a cloth',
      ],
      [
        'Read between the marks',
        [
          'Upper half is comfortable. At the lower mark, add some.',
          'From mark to mark is often about a litre.',
        ],
        'The end of a dipstick',
      ],
      [
        'Add little, look again',
        [
          'A cup at a time, and it needs a minute to run down.',
          'Put the cap back on. It is forgotten more often than you think.',
        ],
        'A funnel in an engine',
      ],
    ],
    turn: [
      'Some newer cars have no dipstick: then the menu tells you, and how is in the manual.',
      'Note the date and the mileage, and you will see how thirsty it is.',
    ],
    asks: ['When did you last look?', 'Who showed you how to do it?'],
    ends: {
      p: 'If it drops quickly, have somebody look where it goes.',
      f: 'Now show it to somebody who has just passed the test.',
      a: 'First Saturday of the month.',
      t: 'A milky film, or a smell of fuel on the stick, is a reason to call.',
      h: 'The street has applauded.',
      i: 'Small care carries far.',
      l: 'And the {bonnet|hood} closes, softly.',
    },
    caution:
      'Never open the cap of the cooling system while the engine is hot, and keep sleeves and scarves away from belts and fans.',
    unless: 'electric (?:cars|vehicles) only|EVs? only',
    keep: 'the first Saturday of the month',
    send: 'somebody who has just bought a car',
    own: [
      {
        kinds: ['service', 'price', 'offer'],
        about: '\\boils?\\b|servic',
        lead: 'And when it is time for all of it to be changed.',
      },
    ],
    pic: { ask: 'A dipstick and a cloth in a hand', alt: 'A hand holding a dipstick and a cloth' },
    claims: [['Dipstick procedure; light shows pressure', 'manuals; trade practice']],
  },
  {
    id: 'squeal-grind-pulse',
    format: 'glossary',
    only: GARAGES,
    again: 9,
    emoji: '🛑',
    tags: ['BrakeCheck', 'CarSafety', 'CarTips'],
    title: [
      'Brake noises: what squealing, grinding and shaking mean',
      'Do my brakes need doing? What you hear and feel',
    ],
    cover: 'What brakes are saying',
    gist: [
      'A squeal can be a warning that is built in. Grinding means metal on metal. A soft pedal means stop driving. Brakes tell you, in this order.',
      'Listen at walking pace with the window down: squeal, grind or pulse each has its own cause, and its own urgency.',
    ],
    subject: ['Squeal, grind, pulse, soft', 'Window down at walking pace'],
    hooks: {
      '*': [
        'Some brake pads are made to squeal when they are nearly worn. It is not a fault, it is a note.',
        'Drive past a wall at walking pace with the window down, and brake. What do you hear?',
      ],
      p: 'Brakes give notice in stages, and the early ones cost least.',
      f: 'Turn the radio off for one street.',
      a: 'Squeal: soon. Grind: now. Soft pedal: stop.',
      t: 'A small spring on the pad touches the disc near the end of its life, and sings.',
      h: 'He turned up the music. The brakes turned up as well.',
      i: 'What stops us deserves attention before what drives us.',
      l: 'A slow, soft halt at the edge of the road.',
    },
    lines: {
      '*': [
        'Brakes that squeal every time want looking at soon. A squeal on a wet morning that goes after two stops is mostly rust.',
        'Grinding when you brake is metal on metal. It ruins the discs by the mile, so do not wait for the weekend.',
        'If the steering wheel shakes when you brake, the discs are likely uneven.',
        'A brake pedal that sinks or feels like a sponge: do not drive on. Have the car fetched.',
      ],
      h: ['It sings at the lights. In tune with the neighbour, who also has not been yet.'],
    },
    scene: [
      '{At the lights|At the light} everybody turns round. It sounded like a gull.',
      'Through the spokes of the wheel you can see a disc with grooves like a record.',
    ],
    why: [
      ['Pads are meant to wear, discs much more slowly.', 'A pad is cheap, and protects the dear disc.'],
      [
        'Caught early it is pads. Caught late it is pads, discs and a tow.',
        'Each stage costs about twice as much as the one before.',
      ],
    ],
    parts: [
      [
        'Squealing',
        [
          'A high note at each stop: pads near their end, or dust. Have it looked at within weeks.',
          'Often the wear indicator. It is meant to be unpleasant.',
        ],
        'A brake disc behind a wheel',
      ],
      [
        'Grinding',
        ['A rough growl: no lining left. Today, not on Friday.', 'Steel runs on steel, and cuts grooves.'],
        'A grooved brake disc',
      ],
      [
        'Pulsing',
        [
          'A beat in pedal or wheel: the disc is uneven or the hub is dirty.',
          'It comes and goes with the speed of the wheel.',
        ],
        'Hands on a steering wheel',
      ],
      [
        'A soft pedal',
        ['Air or a leak. The car stays where it is.', 'If you have to pump, do not drive.'],
        'A foot on a pedal',
      ],
    ],
    turn: [
      'Describe it with the speed at which it happens: that helps.',
      'After that, the lights are quiet again.',
    ],
    asks: ['What does your car sound like at the lights?', 'How long did you turn the radio up?'],
    ends: {
      p: 'Looking at brakes takes minutes, and is never a waste.',
      f: 'And give the gull back to the sea.',
      a: 'Do not wait for the grinding.',
      t: 'Brake fluid takes up water with the years, and is changed by the calendar and not by mileage.',
      h: 'The neighbour has an appointment, too.',
      i: 'To stop well is half of driving.',
      l: 'Nothing but tyres on wet leaves.',
    },
    caution:
      'With a soft pedal, a red brake light or grinding do not drive on. Work on brakes belongs to trained hands.',
    keep: 'the next time that somebody turns round at the lights',
    send: 'whoever always turns up the radio',
    own: [
      {
        kinds: ['service', 'price', 'offer', 'process'],
        about: 'brake',
        lead: 'And if you have heard one of them.',
      },
    ],
    pic: {
      ask: 'A brake disc seen through the spokes of a wheel',
      alt: 'A brake disc behind the spokes of a wheel',
    },
    claims: [
      [
        'Wear indicators squeal; grinding is metal contact; soft pedal air or leak',
        'trade practice; motoring organisations',
      ],
    ],
  },
  {
    id: 'the-battery-goes-in-the-cold',
    format: 'season',
    only: GARAGES,
    when: { season: ['autumn', 'winter'] },
    again: 9,
    emoji: '🔋',
    tags: ['CarBattery', 'CarCare', 'WinterDriving'],
    title: [
      'Why car batteries die on the first cold morning',
      'Car battery: how to tell that it will not last the season',
    ],
    cover: 'The battery and the first cold',
    gist: [
      'Heat ages a battery in summer, and the first cold morning finds it out. Slow starting, dim lights, an age of five years: have it tested before.',
      'A battery rarely dies without notice. If the starter turns more slowly than in summer, a test takes minutes.',
    ],
    subject: ['It was the summer that did it', 'Listen to the starter'],
    hooks: {
      '*': [
        'The battery that fails on the first cold morning was worn out by the summer.',
        'Listen to your starter tomorrow: does it turn as it did in August?',
      ],
      p: 'A battery test takes minutes, and tells whether it will last.',
      f: 'How old is yours? Most people do not know.',
      a: 'Five years old? Test it.',
      t: 'Heat speeds up corrosion inside; cold lowers what is left, while the engine asks for more.',
      h: 'Rurr. Rurr. Rr. One knows the tune.',
      i: 'A little foresight, and somebody gets to work.',
      l: 'A cold morning, one turn, and it runs.',
    },
    lines: {
      '*': [
        'Car batteries often last about five years. Look for the date on the case, and have an older one tested before it gets cold.',
        'Short trips with heated seats and lights on empty a battery. One longer drive a week does it good.',
        'A car that stands for weeks loses charge by itself. A small maintenance charger keeps it up.',
        '{Jump leads|Jumper cables}: the order is in the manual, and modern cars have special points for it. Look before it is dark.',
      ],
      h: [
        'The neighbour has {jump leads|jumper cables}. The neighbour has known this for years, and waits by the window.',
      ],
    },
    scene: [
      'First cool morning, seven twenty, and in the whole street one hears one car that does not start.',
      'A {bonnet|hood} is open, two neighbours bend over it, and one of them knows where red goes.',
    ],
    why: [
      [
        'In the cold a battery gives less, and a cold engine wants more.',
        'Oil is stiff, so the starter has to work.',
      ],
      [
        'Summer heat under a {bonnet|hood} eats it from within.',
        'The damage is done in July, and shows in November.',
      ],
    ],
    parts: [
      [
        'Listen to the starter',
        ['Slower than in summer is a sign.', 'If the lamps go dim as you start, that is a sign as well.'],
        'A key at an ignition',
      ],
      [
        'Look for its date',
        ['Stamped or on a sticker, as month and year.', 'From five years on it is on borrowed time.'],
        'A sticker on a battery',
      ],
      [
        'Look at the terminals',
        [
          'White or green crust is a bad contact.',
          'White crust is soon brushed off, but not with bare hands.',
        ],
        'A battery terminal',
      ],
    ],
    turn: [
      'Changed on a Tuesday it is an errand. On a Monday at seven it is a drama.',
      'Many new cars have to be told of a new battery. Ask before you swap it yourself.',
    ],
    asks: ['How old is your battery?', 'When did you last need {jump leads|jumper cables}?'],
    ends: {
      p: 'Have it tested with the next service, or just drop in and ask.',
      f: 'And be nice to the neighbour with the cables.',
      a: 'Test it now.',
      t: 'Stop-start cars need batteries of a special type.',
      h: 'The neighbour is a little disappointed.',
      i: 'Start well, and the day follows.',
      l: 'And the engine answers.',
    },
    caution:
      'Batteries hold acid and give off gas: no flame, no smoking, no metal across the poles. Hybrids and electric cars have high voltage as well; leave those alone.',
    keep: 'the first cool mornings',
    send: 'somebody whose car goes rurr',
    own: [
      {
        kinds: ['service', 'price', 'offer', 'product'],
        about: 'batter',
        lead: 'And a test before the first cold.',
      },
    ],
    pic: {
      ask: 'A car battery under the open {bonnet|hood}',
      alt: 'A car battery under an open {bonnet|hood}',
    },
    claims: [['Heat ages, cold reveals; about 3 to 5 years of life', 'motoring organisations']],
  },
  {
    id: 'ask-for-the-old-part',
    format: 'tip',
    only: GARAGES,
    again: 9,
    emoji: '🔩',
    tags: ['CarRepair', 'GarageTips', 'CarAdvice'],
    title: ['What to ask a garage before it repairs your car', 'Car repair: ask to see the old part'],
    cover: 'Ask to see the old part',
    gist: [
      'Ask three things: what is urgent and what can wait, what it will cost before it is done, and may I see the old part. A good garage likes all three.',
      'You need not know anything about cars to ask well. The old part in your hand explains more than an invoice.',
    ],
    subject: ['Three questions at the counter', 'A worn part explains itself'],
    hooks: {
      '*': [
        '"May I see the old part?" Nobody who works honestly minds that question.',
        'You do not have to know cars to talk to a garage. You only need three questions.',
      ],
      p: 'Clear questions at the start prevent most quarrels at the end.',
      f: 'Nobody is born knowing what a wishbone is. Just ask.',
      a: 'What is urgent? What does it cost? May I see it?',
      t: 'A worn bush, a scored disc, a cracked belt: most defects can be seen and felt by anybody.',
      h: 'They showed him the old part. He nodded, as one nods at modern art.',
      i: 'Trust grows where something is shown.',
      l: 'A worn piece of steel, on a clean cloth.',
    },
    lines: {
      '*': [
        'Three questions for any garage: what is urgent, what does it cost, and may I see the old part?',
        'Ask to be called before anything is done that was not agreed, with a figure. And answer the phone.',
        'Describe what the car does and when. Leave the diagnosis to whoever has the lift.',
        'Keep every bill with its mileage. It is the best thing you can show a buyer some day.',
      ],
      h: ['"It makes a noise like my uncle." They found it at once. They knew the uncle.'],
    },
    scene: [
      'On the counter lies something black and round, cracked all over, beside a new one. Nobody has to explain anything.',
      'A phone rings at eleven: "While it is up there, something else has turned up."',
    ],
    why: [
      ['What is worn looks worn. A new one beside it, and you see it.', 'A part in the hand needs no Latin.'],
      [
        '"While you are at it" is how bills grow, on both sides of the counter.',
        'With a limit agreed nobody is surprised.',
      ],
    ],
    parts: [
      [
        'Ask what is urgent',
        [
          'Now, within the half year, or just an eye on it.',
          'A list with three columns makes it easy to plan.',
        ],
        'A list on a counter',
      ],
      [
        'Agree on a limit',
        ['"Up to this, go ahead. Above it, ring me."', 'In writing or by message, so that both remember.'],
        'A phone on a workbench',
      ],
      [
        'Look at the old part',
        ['Ask before they start, since some go back to the maker.', 'Take a photo of it for your own file.'],
        'An old part beside a new one',
      ],
    ],
    turn: [
      'After the third time you will know more about cars than you meant to.',
      'Good work likes to be looked at.',
    ],
    asks: ['Have you ever asked for the old part?', 'What do you always ask?'],
    ends: {
      p: 'The same three questions suit a roof and a boiler.',
      f: 'And no question is silly that saves you a bill.',
      a: 'Three questions. Every time.',
      t: 'Exchange parts carry a deposit and go back; then a photo has to do.',
      h: 'The uncle has been serviced as well.',
      i: 'Asking is a form of respect.',
      l: 'And the rest is quiet running.',
    },
    keep: 'the next time the car has to go in',
    send: 'somebody who dislikes going to a garage',
    own: [
      {
        kinds: ['process', 'policy', 'guarantee', 'value', 'price'],
        about: 'quoted?\\b|estimate|we call|before we|explain|fixed price|photos? of',
        lead: 'And this is how it is done here.',
      },
    ],
    pic: { ask: 'An old part beside its new one', alt: 'A worn car part beside a new one on a workbench' },
    claims: [['Ask for priorities, estimates, old parts', 'consumer advice; trade practice']],
  },
  {
    id: 'the-worst-place-to-break-down',
    format: 'question',
    only: GARAGES,
    again: 12,
    emoji: '🚗',
    tags: ['CarStories', 'RoadTrip', 'DriverLife'],
    title: ['Where did your car once leave you standing?', 'Breakdown stories: where, when, and who helped?'],
    cover: 'Where did it leave you?',
    gist: [
      'In front of the church, on the ferry, on the way to the airport: everybody has a breakdown story, and in most of them somebody helped. Tell us yours.',
      'Which car, which road, and who stopped? The stories that one tells longest began on a {hard shoulder|shoulder of a road}.',
    ],
    subject: ['On the ferry, with everybody behind you', 'Who stopped and helped?'],
    hooks: {
      '*': [
        'Cars never break down at home. They wait for the ferry.',
        'Where did your car leave you standing, and who stopped?',
      ],
      p: 'Looking back, most breakdowns had given notice.',
      f: 'Go on, tell us. You can laugh about it by now.',
      a: 'Where, when, who helped.',
      t: 'Batteries, tyres and keys lead the statistics; stories are led by weddings.',
      h: 'The bride arrived on a tractor. She says it was the better car.',
      i: 'On every {hard shoulder|shoulder of a road}, somebody has once stopped.',
      l: 'Night, a warm {bonnet|hood}, and headlights that slow down.',
    },
    lines: {
      '*': [
        'Where did your car once leave you standing, and who stopped to help?',
        'Breakdown on a fast road: hazard lights, everybody out on the side away from traffic, behind the barrier, then call.',
        'A blanket, water, a power bank and a torch in the {boot|trunk} turn a breakdown into a wait.',
        'Most people who stop to help were once helped themselves.',
      ],
      h: ['It died on the ferry, in the front row. Four hundred people got to know it.'],
    },
    scene: [
      'A ferry ramp goes down, all engines start, and in the front row one does not.',
      'By the roadside stands a family with a picnic, and it looks nearly planned.',
    ],
    why: [
      [
        'A story in which nothing goes wrong is soon told.',
        'Years later it is the best part of the holiday.',
      ],
    ],
    parts: [
      [
        'Get yourself safe first',
        ['Hazard lights, out on the far side, behind the barrier.', 'A car can be replaced.'],
        'A car with hazard lights',
      ],
      [
        'Then note where you are',
        [
          'The last exit, a marker post, or the position on the phone.',
          'It is the first thing you will be asked.',
        ],
        'A phone with a map',
      ],
    ],
    turn: ['Somebody always has a rope.', 'And afterwards one drives a little more humbly.'],
    asks: ['Where was it?', 'Who helped you?'],
    ends: {
      p: 'Half of these stories could have been prevented by a service.',
      f: 'We read every one.',
      a: 'Tell it in three sentences.',
      t: 'Name the part as well, if you know it. We are curious.',
      h: 'The tractor was at the christening, too.',
      i: 'Be the one who stops, where it is safe.',
      l: 'And then the long way home.',
    },
    keep: 'the next long wait for a tow',
    send: 'whoever sat beside you that day',
    pic: { ask: 'A car at the side of a quiet road', alt: 'A car at the side of a quiet road at dusk' },
    claims: [
      ['Batteries, tyres and keys lead breakdown statistics', 'motoring organisations'],
      ['Leave the car on the far side, behind the barrier', 'Highway authorities'],
    ],
  },
  {
    id: 'when-the-car-goes-up',
    format: 'behind',
    only: GARAGES,
    again: 9,
    emoji: '🔦',
    tags: ['GarageLife', 'BehindTheScenes', 'CarService'],
    title: [
      'What a mechanic looks at when the car goes up on the lift',
      'Under your car: the first two minutes on the lift',
    ],
    cover: 'Two minutes under your car',
    gist: [
      'Before anybody picks up a spanner they walk beneath the car with a lamp: drips, rubber, rust, tyres from within. Two minutes that tell most of its life.',
      'From below a car cannot pretend. Whoever stands there sees how it was driven, parked and washed.',
    ],
    subject: ['From below it cannot pretend', 'A lamp, and two minutes'],
    hooks: {
      '*': [
        'The first tool is a lamp. A mechanic walks under your car before touching it.',
        'From above a car shows its paint. From below it shows its life.',
      ],
      p: 'A look from beneath, before any work, finds what no driver could.',
      f: 'If you are allowed to, go and look up once. It is a different car.',
      a: 'Lamp first. {Spanner|Wrench} later.',
      t: 'Joints, bushes, hoses, seals and the inner edge of each tyre show only from below.',
      h: 'They can tell that you take the speed bumps like a rally.',
      i: 'To look properly is the beginning of every good repair.',
      l: 'A lamp, moving slowly along dark steel.',
    },
    lines: {
      '*': [
        'On the lift a mechanic first looks for drips: their colour and place tell where they come from.',
        '{Tyres|Tires} worn on the inner edge alone speak of a pothole or a kerb some months ago.',
        'Rubber that has cracked is due, metal that is shiny where it should be dull has rubbed.',
        'Mud and leaves under a car hold water. A rinse from beneath is worth more than any polish.',
      ],
      h: ['Under there hung a plastic bag from a holiday in Spain. It had been everywhere since.'],
    },
    scene: [
      'Hiss, the lift rises, and somebody walks underneath with a lamp and says nothing for a while.',
      'A drop hangs from a screw, and a finger takes it off, rubs it, and smells it.',
    ],
    why: [
      [
        'What is worn shows before it fails, if somebody looks.',
        'Most faults have a stain, a shine or a tear before they have a noise.',
      ],
      [
        'The order of looking is always the same, so that nothing is left out.',
        'From front to back, left, right: as with a pilot and a checklist.',
      ],
    ],
    parts: [
      [
        'Look for what is wet',
        [
          'Brown is oil, coloured is coolant, clear is mostly water from the air conditioning.',
          'A finger, a nose, and one knows.',
        ],
        'A drop on a screw',
      ],
      [
        'Press the rubber',
        [
          'Boots and hoses should be soft and whole.',
          'A torn boot costs little today, and a joint tomorrow.',
        ],
        'A thumb on a rubber boot',
      ],
      [
        'Read the tyres from inside',
        ['The inner edge wears in secret.', 'It tells whether the wheels stand straight.'],
        'The inner edge of a tyre',
      ],
      [
        'Shake the wheels',
        ['With both hands, up and down, left and right.', 'What clicks has play.'],
        'Hands on a wheel',
      ],
    ],
    turn: [
      'Only then comes what the car was brought in for.',
      'It is noted, and you are asked, before anything is done.',
    ],
    asks: ['Have you ever stood beneath your own car?', 'What do you think yours would tell?'],
    ends: {
      p: 'Ask for the notes. They are a plan for the next two years.',
      f: 'The bag from Spain can be collected.',
      a: 'Look first.',
      t: 'Torque comes at the end: wheels are tightened with a wrench that clicks.',
      h: 'About the speed bumps nobody has said a word.',
      i: 'Care is mostly attention.',
      l: 'And the lift comes down, with a sigh.',
    },
    keep: 'the next service',
    send: 'whoever drives over speed bumps like that',
    own: [
      {
        kinds: ['people'],
        about: 'mechanic|technician|trained|qualified|apprentic|years',
        lead: 'And who stands beneath it here.',
      },
    ],
    pic: { ask: 'A car on the lift with a lamp beneath', alt: 'A car on a lift with a lamp beneath it' },
    claims: [['What is inspected from below', 'trade practice']],
  },
];
