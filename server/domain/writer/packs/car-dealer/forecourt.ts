// Buying and selling cars: looking, driving, papers and sums.
import type { Idea } from '../../library/idea.ts';

export const FORECOURT: readonly Idea[] = [
  {
    id: 'a-cold-start-first',
    format: 'howto',
    again: 9,
    emoji: '🔑',
    tags: ['TestDrive', 'UsedCars', 'CarBuying'],
    title: [
      'How to test drive a used car: cold start, radio off',
      'Test drive checklist: what to listen for in twenty minutes',
    ],
    cover: 'Ask for a cold start',
    gist: [
      'Ask that the engine is cold when you come, leave the radio off, drive in town and on a fast road, brake hard once where it is safe, and park it backwards. A warm engine keeps its secrets.',
      'Twenty minutes are enough if you listen. The first ten seconds after a cold start tell more than the next ten miles.',
    ],
    subject: ['Radio off, window down', 'The first ten seconds'],
    hooks: {
      '*': [
        'Ask the seller not to start the car before you come. A cold engine tells the truth.',
        'First thing on a test drive: switch the radio off. It is there to be louder than the gearbox.',
      ],
      pt: 'Cold start, slow, fast, braking, parking: five situations show five sets of parts.',
      fi: 'You have fallen for the colour. That is allowed. Now listen for twenty minutes.',
      a: 'Cold start. Radio off. Town, fast road, brakes, reverse.',
      h: 'Everybody kicks a tyre. No tyre has ever said anything.',
      l: 'A door that shuts, an engine that wakes.',
    },
    lines: {
      '*': [
        'On a test drive let go of the wheel for a moment on a straight, empty road: the car should go straight on.',
        'Smoke after a cold start: white and gone soon may be only water. Blue smells of oil, and wants an explanation.',
        'Drive the used car over a bad road, too. Rattles do not live on smooth ones.',
        'Try everything on a test drive: each window, heating, air conditioning, wipers, all seats. It is the small motors that cost.',
      ],
      h: ['If he turns the radio up at the first bend, he knows something.'],
    },
    scene: [
      'The {bonnet|hood} is warm to the touch. "I have only just moved it", says the seller. She smiles and comes back tomorrow at eight.',
      'Window down, past a long wall. The wall throws every sound back: tyres, engine, and a soft click, click.',
    ],
    why: [
      [
        'Chains, starters and batteries complain when cold, and keep quiet once warm.',
        'Oil thins as it warms, and hides what is worn.',
      ],
      ['On a quiet lap round the block a car has nothing to do.', 'Faults come with speed, load and bends.'],
    ],
    parts: [
      [
        ['Feel the {bonnet|hood}', 'Start it cold'],
        [
          'Cold? Then start it, window open, and listen for ten seconds.',
          'Lights on the dashboard come on and should all go out.',
        ],
        'A hand on a {bonnet|hood}',
      ],
      [
        ['Drive slowly in town', 'Drive it in traffic'],
        [
          'Clutch, steering at full lock, stop and go.',
          'Past a wall with the window down: it echoes what is loose.',
        ],
        'A car beside a long wall',
      ],
      [
        ['Take a fast road', 'Drive it at speed'],
        ['Vibration in the wheel, wind, overtaking.', 'Fifteen minutes, until everything is warm.'],
        'A road seen over a steering wheel',
      ],
      [
        ['Brake hard once', 'Test the brakes'],
        [
          'Where nobody is behind you. Straight, without pulling or pulsing.',
          'And a hill for the handbrake.',
        ],
        'An empty straight road',
      ],
      [
        ['Park it backwards', 'Park it as you do at home'],
        ['Can you see? Does it fit your garage?', 'Children, pram, dog: bring along what has to go in.'],
        'A car backing into a space',
      ],
    ],
    turn: [
      'And then go away for an hour, and see whether you still want it.',
      'What you heard may be cheap to mend. You only have to have heard it.',
    ],
    asks: ['What do you look at first in a car?', 'What did you miss on a test drive?'],
    ends: {
      pt: 'Five situations, one quiet cabin.',
      fi: 'And yes, the colour is lovely.',
      a: 'Cold, quiet, twenty minutes.',
      h: 'The tyre has no comment.',
      l: 'Silence, and a soft click of the door.',
    },
    keep: 'your next test drive',
    send: 'somebody who buys by colour',
    caution: [
      'Make sure that you are insured for the drive, and try brakes only where nobody is near.',
      'Ask about insurance before you drive off, and obey every limit.',
    ],
    own: [
      {
        kinds: ['service', 'process', 'policy', 'offer', 'hours'],
        about: 'test drives?|inspection|viewings?|by appointment',
        lead: 'And about trying a car here.',
      },
    ],
    pic: {
      ask: 'A key, a cold {bonnet|hood} in morning light',
      alt: 'A hand on the {bonnet|hood} of a parked car',
    },
    claims: [['What to check on a test drive', 'advice of motoring clubs']],
  },
  {
    id: 'the-papers-tell',
    format: 'checklist',
    again: 9,
    emoji: '📑',
    tick: true,
    tags: ['UsedCars', 'CarPapers', 'CarBuying'],
    title: [
      'Used car papers: what to check before you pay',
      'Service book, keys, numbers: the papers of a used car',
    ],
    cover: 'Used car papers tell a story',
    gist: [
      'Numbers on papers and car must agree, two keys should be there, the service book should have gaps no longer than a year or so, and a history check shows what nobody says. It takes a quarter of an hour.',
      'A folder with bills is the nicest accessory a used car can have. Read it like a novel: who, where, how often.',
    ],
    subject: ['Two keys and a folder', 'Read it like a novel'],
    hooks: {
      '*': [
        'Before you look under the {bonnet|hood} of a used car, look into the folder.',
        'One key instead of two: with a used car that is a question and no trifle.',
      ],
      pt: 'Identity, history, maintenance, title: four things that paper can show.',
      fi: 'Take a cup of coffee and the folder, and sit down. The car will not run away.',
      a: 'Numbers, keys, services, history, owner.',
      h: 'A service book without stamps is a notebook.',
      l: 'A folder, thick and in order.',
    },
    lines: {
      '*': [
        'Compare the chassis number on the used car with the one in its papers, figure by figure. It stands under the {windscreen|windshield} and in a door frame.',
        'Old inspection reports show mileage year by year. A line that goes down again is no line.',
        'A history check costs little and shows finance, theft and write-offs, where such registers exist.',
        'The seller should be the one in the papers. If it is "for a friend", talk to the friend.',
      ],
      h: ['"The book is at my mother\'s" is a place that many service books go to.'],
    },
    scene: [
      'On the kitchen table of a stranger lies a folder with eleven years in it. Each bill has a note: "Thank you, it runs again."',
      'He runs a finger along the number in the door frame, lips moving. At the ninth figure he stops.',
    ],
    why: [
      [
        'Paint can be renewed, and a history hardly.',
        'A well-kept folder belongs to somebody who looked after more than the folder.',
      ],
      [
        'If money is still owed on a car, it may not belong to the seller.',
        'Problems of ownership are the ones that no workshop can mend.',
      ],
    ],
    parts: [
      [
        ['Compare the numbers', 'Check the chassis number'],
        [
          'Papers, {windscreen|windshield}, frame: all the same.',
          'Scratches round the number are a reason to leave.',
        ],
        'A chassis number under glass',
      ],
      [
        ['Count the keys', 'Ask for both keys'],
        ['Modern ones cost a good deal to replace.', 'Try both of them, in every door.'],
        'Two car keys on a table',
      ],
      [
        ['Read the service book', 'Leaf through services and bills'],
        [
          'Oil, brakes, timing belt: when, and at what mileage.',
          'A digital book can be printed by a dealer.',
        ],
        'A service book with stamps',
      ],
      [
        ['Look at old inspections', 'Follow the mileage through the reports'],
        [
          'They also list what was "advised" and never done.',
          'In some countries you can look them up by the number plate.',
        ],
        'Inspection reports in a row',
      ],
      [
        ['Have the history checked', 'Run a history check'],
        ['Finance, theft, write-off, imports.', 'For the price of a tank of fuel at most.'],
        'A report on a phone',
      ],
    ],
    turn: ['If the papers are right, look at the car.', 'A quarter of an hour, and you know the family.'],
    asks: ['Do you keep all your bills?', 'What did a folder once tell you?'],
    ends: {
      pt: 'Identity before condition.',
      fi: 'And have another coffee.',
      a: 'Papers first.',
      h: 'Greetings to the mother.',
      l: 'Stamped, dated, complete.',
    },
    keep: 'the next viewing',
    send: 'somebody who is looking for a used car',
    caution: [
      'Which papers and registers there are differs by country. Never pay before you have seen the originals.',
      'If numbers do not match, do not buy and do not argue: leave.',
    ],
    own: [
      {
        kinds: ['policy', 'service', 'process', 'proof', 'guarantee', 'product'],
        about:
          'service (?:history|book)|and a service|full service|history|inspect|papers|\\bMOT\\b|hpi|carfax|warrant',
        lead: 'And which papers a car has here.',
      },
    ],
    pic: { ask: 'A service folder with two keys on it', alt: 'A service folder with two car keys' },
    claims: [['Checks of identity, history and title', 'advice of motoring clubs and consumer bodies']],
  },
  {
    id: 'few-miles-many-troubles',
    format: 'myth',
    again: 9,
    emoji: '🔢',
    tags: ['Mileage', 'UsedCars', 'CarMyths'],
    title: ['Is low mileage always better in a used car?', 'Low mileage or well used: what does a car good?'],
    cover: 'Few miles, many troubles',
    myth: 'The fewer miles, the better the car',
    short: 'Ask which miles. Long roads and regular services wear less than short trips to the shops.',
    gist: [
      'An engine that never gets warm ages on the way to the baker. A car with more miles, all {motorway|highway} and each service stamped, can be the better buy. Ask how they came about.',
      'Seals dry, brakes rust, batteries die in cars that stand. Movement is good for machines as well.',
    ],
    subject: ['Which miles?', 'To the baker and back'],
    hooks: {
      '*': [
        '"Only driven to church by an old lady" is no praise, if the church was round the corner.',
        'Miles alone say little about a used car. Ask which ones.',
      ],
      pt: 'Cold starts, standing and missed services wear an engine more than steady {motorway|highway} miles.',
      fi: 'You have two cars to choose from: one hardly driven, one much. Do not choose too fast.',
      a: 'Use, care, then miles. In that order.',
      h: 'It has spent eleven years in a garage and is shy of rain.',
      l: 'A long road, an even engine.',
    },
    lines: {
      '*': [
        'Divide the miles of a used car by its years. Ten thousand or so a year is ordinary; far less wants a question about how it was used.',
        'Tyres age as well as wear: the last four figures on the wall are week and year. After about ten years they are old, however deep the tread.',
        'Wear gives mileage away: a shiny wheel, a hollow seat and smooth pedals do not fit to forty thousand.',
        'A car that has stood for long needs oil, fluid, battery and tyres looked at before its miles count for anything.',
      ],
      h: ['The odometer measures distance. It does not measure affection.'],
    },
    scene: [
      'Two of the same model, three years apart. One smells of {motorway|highway} and chewing gum, the other of garage and dust. The mechanic goes to the first.',
      '"Nineteen thousand!" says the seller. The exhaust falls off when he taps it.',
    ],
    why: [
      [
        'Below its working temperature an engine wears faster, and water collects in oil and exhaust.',
        'Five miles a day never dry out an exhaust.',
      ],
      [
        'Somebody who drives a lot depends on the car, and mostly has it serviced.',
        'Nobody takes a car to the workshop that stands in the garage.',
      ],
    ],
    parts: [
      [
        ['Ask how it was used', 'Find out where it was driven'],
        ['How far to work, who drove, where it stood.', 'A regular commuter is a good previous owner.'],
        'A {motorway|highway} in morning light',
      ],
      [
        ['See whether it fits', 'Compare wear with the dial'],
        [
          'Seat, wheel, pedals, stone chips on the {bonnet|hood}.',
          'They have been there all the time and do not lie.',
        ],
        'A worn steering wheel in close-up',
      ],
      [
        ['Look at what ages by itself', 'Check dates on rubber and belts'],
        ['Tyres, belts, hoses, fluids, battery.', 'By date, whatever the dial says.'],
        'The date code on a tyre',
      ],
    ],
    turn: [
      'A car that is used and cared for is a happy one, if cars can be.',
      'Read the bills before you read the dial.',
    ],
    asks: ['How many miles are on yours?', 'Which car of yours got the oldest?'],
    ends: {
      pt: 'Use and care before distance.',
      fi: 'Ask about the way to work. It is a nice question, too.',
      a: 'Which miles, not how many.',
      h: 'It has been out in the rain meanwhile and liked it.',
      l: 'Even, warm, far.',
    },
    keep: 'the day you compare two',
    send: 'somebody who only looks at the dial',
    own: [
      {
        kinds: ['product', 'service', 'process', 'guarantee', 'proof', 'number'],
        about:
          'mileage|service history|and a service|\\bMOT\\b|inspected|one owner|owners?\\b|warrant|history',
        lead: 'And what is known about the cars here.',
      },
    ],
    pic: { ask: 'A dashboard with the odometer, parked', alt: 'An odometer on a dashboard' },
    claims: [
      [
        'Short trips and standing cause wear; tyre date codes; about ten years as an upper age',
        'advice of motoring clubs and tyre makers',
      ],
    ],
  },
  {
    id: 'not-by-the-month',
    format: 'mistake',
    again: 9,
    emoji: '🧮',
    tags: ['CarFinance', 'CarBuying', 'HouseholdMoney'],
    title: [
      'What does a car really cost? Do not look at the monthly rate',
      'Car finance: compare the total and not the instalment',
    ],
    cover: 'Not by the month',
    wrong: 'It is only two hundred a month',
    gist: [
      'A monthly rate can be made small with a long term or a large final payment. Add everything up: deposit, all rates, last payment, and then insurance, tax, tyres and fuel. That is the price.',
      'Ask for one figure: what will I have paid when it is mine? Then lay it beside the price on the {windscreen|windshield}.',
    ],
    subject: ['One figure, please', 'What comes at the end?'],
    hooks: {
      '*': [
        'A monthly rate is a slice. Ask how big the cake is.',
        '"What would you like to pay a month?" is the wrong question to buy a car with.',
      ],
      pt: 'Total payable, interest and final payment decide; the instalment only shows how it was divided.',
      fi: 'Take an envelope, write five figures on it, and you are hard to surprise.',
      a: 'Deposit, rates, final payment, interest. Add.',
      h: 'With forty-eight rates nearly anything is cheap. Even a boat.',
      l: 'One figure, plainly written.',
    },
    lines: {
      '*': [
        'Ask about the final payment of a car loan: is it yours afterwards, and what happens if you do not want it then?',
        'Insurance before you sign: get a price for exactly this model. For young drivers it can be more than the rate.',
        'Running costs of a car: tax, insurance, tyres, service, parking, and a sum put aside for repairs. Most people think of fuel only.',
        'On the contract look for mileage limits and what each mile over costs. Then look at how far you really drive.',
      ],
      h: ['A free set of mats is not an interest rate.'],
    },
    scene: [
      'On the sheet it says a hundred and ninety-nine, in large letters. Below, in another size, it says forty-eight, and below that a number with a star.',
      'He has brought an envelope. On it are five figures, and under the line one. The salesman looks at it and nods: "That is right."',
    ],
    why: [
      [
        'The longer the term, the smaller the slice and the larger the cake.',
        'Interest runs in the background, and nobody feels it monthly.',
      ],
      [
        'A car costs most on the day that it stands: tax, cover, loss of value.',
        'The rate is for having it. Driving comes on top.',
      ],
    ],
    parts: [
      [
        ['Add up all payments', 'Work out the total'],
        [
          'Deposit, rates times months, fees, final payment.',
          'Beside it the cash price. The difference is what waiting costs.',
        ],
        'An envelope with five figures',
      ],
      [
        ['Read what happens at the end', 'Ask about the end of the contract'],
        ['Give back, keep, exchange: on which conditions?', 'Scratches and miles are counted. Ask how.'],
        'A contract with a finger on the last line',
      ],
      [
        ['Price the running', 'Work out a year on the road'],
        [
          'Insurance quote, tax, tyres, service, fuel.',
          'Divided by twelve, and added to the rate. That is your month.',
        ],
        'A calculator and a car key',
      ],
    ],
    turn: ['If it fits after that, enjoy it with a light heart.', 'Good dealers work it out with you. Ask.'],
    asks: ['What does your car cost you in a month, honestly?', 'Cash, loan or lease?'],
    ends: {
      pt: 'Total before instalment.',
      fi: 'And the envelope belongs in the folder.',
      a: 'Add it up.',
      h: 'The boat was a mistake. It had a lovely rate.',
      l: 'One figure, and a quiet mind.',
    },
    keep: 'the moment before you sign',
    send: 'somebody who only asks about the month',
    caution: [
      'This is general and no advice. Read any credit agreement in full, and ask about your right to withdraw.',
      'Terms and rights differ by country. If you are not sure, have the contract looked at before you sign.',
    ],
    own: [
      {
        kinds: ['service', 'policy', 'price', 'offer', 'process'],
        about: 'financ|lease|deposit|\\bAPR\\b|part exchange|trade.in|price',
        lead: 'And how it is worked out here.',
      },
    ],
    pic: { ask: 'An envelope with figures and a car key', alt: 'An envelope with figures and a car key' },
    claims: [
      ['Compare total amount payable; balloon payments; mileage limits', 'consumer advice on car finance'],
    ],
  },
  {
    id: 'how-far-is-your-longest-day',
    format: 'answer',
    again: 9,
    emoji: '🔌',
    only: 'electric|hybrid|\\bEVs?\\b|plug.in|battery',
    tags: ['ElectricCars', 'EvRange', 'CarBuying'],
    title: [
      'How much range do you need in an electric car?',
      'Electric car range in winter: how to reckon it for your own week',
    ],
    cover: 'How far is your longest day?',
    question: 'How much range do I need?',
    short: 'Less than you fear on most days. Reckon with two thirds of the brochure on a cold fast day.',
    gist: [
      'Write down for a month how far you drive each day. Most days are short, and only the two longest count. In frost and at {motorway|highway} speed take off about a third of the official range.',
      'Where it stands at night matters more than how far it goes. With a socket at home every morning begins full.',
    ],
    subject: ['The two longest days count', 'Every morning full'],
    hooks: {
      '*': [
        'How much range does your electric car need? Look at your longest two days of last month.',
        'Range in the brochure is a spring day at sixty. Yours is a Tuesday in January.',
      ],
      pt: 'Speed and temperature decide: heating and drag take the most.',
      fi: 'Do not guess. Write it down for a month, on the back of a parking ticket.',
      a: 'Longest day, plus a third. That is your range.',
      h: 'The fear of range is greatest on the sofa.',
      l: 'It hums, and the road is long enough.',
    },
    lines: {
      '*': [
        'Warm up an electric car while it is still plugged in. The heat then comes from the wall and not out of the range.',
        'Heated seats take far less from the battery than heating the whole cabin. It is the oldest trick of electric winters.',
        'For daily driving many makers advise charging to eighty per cent, and to a hundred before long trips. It does the battery good.',
        'Used electric car? Ask for a battery health report. It is what the engine was in other times.',
      ],
      h: ['The cable is always long enough to reach nearly to the socket.'],
    },
    scene: [
      'On the fridge hangs a list: eight, twelve, nine, a hundred and forty (Grandmother), eleven. She looks at it and begins to smile.',
      'Minus six, {motorway|highway}, the display counts down faster than the signs do. Then exit, coffee, twenty minutes, and on.',
    ],
    why: [
      [
        '{Petrol|Gas} engines waste so much heat that heating is free. An electric motor wastes little, so warmth costs range.',
        'Air gets thick with speed: from sixty to eighty miles an hour it takes nearly half as much energy again.',
      ],
      [
        'A car stands for most of its life. If it can fill up meanwhile, range hardly matters.',
        'Whoever cannot charge at home or at work has to look more closely.',
      ],
    ],
    parts: [
      [
        ['Write down a month', 'Note your daily miles for four weeks'],
        ['Only the longest two days decide.', 'And what you do on holidays can be solved otherwise.'],
        'A list of distances on a fridge',
      ],
      [
        ['Take off a third', 'Reckon with a cold fast day'],
        [
          'That is winter at {motorway|highway} speed. In town in May you get more than promised.',
          'Leave ten per cent at the bottom, for peace of mind.',
        ],
        'Frost on a charging cable',
      ],
      [
        ['Look where it sleeps', 'Find out where it can charge'],
        [
          'Own drive, work, street, shop: in this order of comfort.',
          'A normal socket brings only a few miles an hour, but a night has many hours. Have the wiring checked.',
        ],
        'A car plugged in at dusk',
      ],
    ],
    turn: [
      'And for the long days there are fast chargers, and coffee.',
      'After a month nobody looks at the figure any more.',
    ],
    asks: ['How far was your longest day last month?', 'Where would yours stand at night?'],
    ends: {
      pt: 'Measure, subtract a third, compare.',
      fi: 'And then simply try one for a weekend.',
      a: 'Your own list beats the brochure.',
      h: 'Ask for a longer cable, and a shorter sofa.',
      l: 'Full, each morning, without a sound.',
    },
    keep: 'the month before you decide',
    send: 'somebody with fear of range',
    caution: [
      'Have house wiring checked by an electrician before you charge regularly from a socket.',
      'Range differs by model, age and weather; what is given here is a rule of thumb.',
    ],
    own: [
      {
        kinds: ['product', 'service', 'offer', 'price', 'process', 'policy'],
        about: 'electric\\b|hybrid|\\bEVs?\\b|charg(?:er|ing)|test drives?|\\brange\\b',
        lead: 'And for trying one out.',
      },
    ],
    pic: { ask: 'A charging car at dusk or a list of distances', alt: 'An electric car charging at dusk' },
    claims: [
      [
        'Cold and speed cut range by about a third; preheating and seat heating help; eighty per cent for daily use',
        'advice of makers and motoring clubs',
      ],
      ['A domestic socket adds a few miles of range an hour', 'charging power of common sockets and cars'],
    ],
  },
  {
    id: 'before-it-stands-outside',
    format: 'behind',
    again: 9,
    emoji: '🧽',
    tags: ['BehindTheScenes', 'UsedCars', 'CarLife'],
    title: [
      'What happens to a used car before it is put up for sale',
      'From trade-in to forecourt: preparing a used car',
    ],
    cover: 'Before it stands outside',
    gist: [
      'A used car is looked at from below, driven, listed, mended, cleaned down to the air vents and photographed in good light. Some never get that far and go straight on.',
      'A car tells of its people: sand in the boot, crumbs under the child seat, a coin from another country. Somebody hoovers up a whole family.',
    ],
    subject: ['Sand from another summer', 'Some never get that far'],
    hooks: {
      '*': [
        'Before a used car stands outside, somebody has hoovered a whole family holiday out of it.',
        'Dealers look at a car first from below. Up there it is all paint.',
      ],
      pt: 'Inspection, decision, repair, preparation, photographs: five steps and a list.',
      fi: 'Under the back seat lies a small plastic horse. There always is one.',
      a: 'Look, decide, mend, clean, photograph.',
      h: 'The smell of wet dog has two natural enemies: time, and Gary with the steam cleaner.',
      l: 'Leather, wax, afternoon light.',
    },
    lines: {
      '*': [
        'A dealer looks at gaps first: doors and {bonnet|hood} should have the same gap all round. Where they do not, somebody has been.',
        'Paint thickness can be measured: double means that it was painted again. It is no fault. It is a question.',
        'You may ask what was done to a used car before it was put up for sale. There is a list.',
        'Good photos of a car are taken early or late in the day. At noon each scratch looks like two.',
      ],
      h: ['Found under seats so far: teeth, a wedding ring, half a kebab of unknown age.'],
    },
    scene: [
      'A lamp, a pit, a hand along the sill. Above they talk about colours, below somebody says "oh".',
      'The last thing is the mirror. He turns it back from somebody tall, and now it belongs to nobody again.',
    ],
    why: [
      [
        'What is found now can be mended or told. What is found later costs trust.',
        'Bad cars go to auction, and that too is a decision.',
      ],
      [
        'People decide with nose and hands. A clean car is believed to have been cared for.',
        'Cleaning finds more faults than looking does.',
      ],
    ],
    parts: [
      [
        ['First from below', 'A lamp goes underneath'],
        [
          'Rust, leaks, tyres, brakes, and a drive with the radio off.',
          'It goes on the list, with a price behind each line.',
        ],
        'A car on a lift',
      ],
      [
        ['Then the list', 'Somebody makes a list'],
        ['Mend, leave, tell, or let the car go.', 'The sum decides whether it stays.'],
        'A list on a clipboard',
      ],
      [
        ['Then cloth and brush', 'Somebody cleans the vents'],
        ['Vents, seams, boot, ashtray, headlining.', 'Four hours for a good one, and eight with children.'],
        'A brush in an air vent',
      ],
      [
        ['Last of all the light', 'Somebody waits for evening sun'],
        [
          'Photographs from twelve sides, the scratch as well.',
          'Whoever shows the scratch need not explain it.',
        ],
        'A car photographed in evening light',
      ],
    ],
    turn: [
      'And somebody else fills the pockets of its doors.',
      'It begins again, with empty pockets and a full folder.',
    ],
    asks: ['What have you found in a car?', 'Would you like to see the list?'],
    ends: {
      pt: 'Found, mended, told.',
      fi: 'And look under your own back seat some day.',
      a: 'From below, then outside.',
      h: 'Gary is undefeated.',
      l: 'Wax, and late light.',
    },
    keep: 'the day you hand one in',
    send: 'whoever still has your ring',
    own: [
      {
        kinds: ['process', 'people', 'service', 'proof'],
        about: 'checked (?:by|in|over)|\\d+[- ]point|inspect|prepar|valet|technician|\\bMOT\\b',
        lead: 'And how it is done here.',
      },
    ],
    pic: { ask: 'A brush in an air vent, or a car on the lift', alt: 'A brush cleaning a car air vent' },
    claims: [
      ['Panel gaps and paint thickness hint at repairs; preparation steps', 'practice of the motor trade'],
    ],
  },
  {
    id: 'not-in-the-rain',
    format: 'season',
    again: 11,
    emoji: '🌧️',
    when: { months: [10, 11, 12, 1, 2] },
    tags: ['CarBuying', 'WinterDriving', 'UsedCars'],
    title: [
      'Why you should not look at a car in the rain or after dark',
      'Viewing a used car in winter: light, wet and cold',
    ],
    cover: 'Not in the rain',
    gist: [
      'A wet car shines all over, and in lamplight every dent is gone. View in daylight and dry, or come twice. What winter is good for: cold start, heating, wipers, and a look at where it is wet inside.',
      'Water hides scratches, dusk hides colours. But damp shows where a car leaks: lift the mats.',
    ],
    subject: ['Wet, every car is new', 'Lift the mats'],
    hooks: {
      '*': [
        'Every car looks good in the rain. Come again when it is dry.',
        'A used car viewed by lamplight at five in November has no dents. They come with the sun.',
      ],
      pt: 'Water fills scratches optically, and artificial light evens out colour differences.',
      fi: 'You have time after work, and it is dark by then. Ask for Saturday at eleven.',
      a: 'Dry, daylight, cold engine. Otherwise come twice.',
      h: 'In the dark he bought a blue one. It was green, and so was he.',
      l: 'Low winter sun along a flank, and nothing is hidden.',
    },
    lines: {
      '*': [
        'Low winter sun is the best lamp for dents: look along the side of the car from the front corner.',
        'Lift the mats of a used car and press the carpet. Wet feet in November are a leak that summer hides.',
        'Winter is a good time for convertibles and a bad one for seeing whether the air conditioning works. Try it all the same: it should get cold.',
        'Does it have winter tyres, and how old are they? In some countries they are required, and a set costs as much as a holiday.',
      ],
      h: ['A torch helps. So does not falling in love before noon.'],
    },
    scene: [
      '{Car park|Parking lot}, drizzle, two lamps. "Like new", says the seller, and in this light so is the seller.',
      'Saturday, eleven, sun. On the passenger door somebody has practised parking, and now one can see it.',
    ],
    why: [
      [
        'A film of water reflects, so that the eye sees lamps instead of lacquer.',
        'Dents show as bent lines of light, and for that one needs light.',
      ],
      [
        'Cold brings out weak batteries, stiff locks and heaters that only blow.',
        'What works at two degrees works in May.',
      ],
    ],
    parts: [
      [
        ['Ask for daylight', 'View it by day and dry'],
        [
          'If need be, with a cloth: dry one side and look along it.',
          'Or twice: once by lamplight, once with the sun.',
        ],
        'Low sun along the side of a car',
      ],
      [
        ['Test what winter tests', 'Try heater, wipers and battery'],
        ['Cold start, demister, rear window, seat heating.', 'After ten minutes it should be warm inside.'],
        'Frost melting on a {windscreen|windshield}',
      ],
      [
        ['Feel the carpets', 'Look for damp inside'],
        ['Footwells, boot, spare wheel. It smells before it can be seen.', 'Fogged lamps tell of the same.'],
        'A hand lifting a car mat',
      ],
    ],
    turn: [
      'And if it still shines on Saturday, it is probably yours.',
      'The rain will come back when you have paid. It always does.',
    ],
    asks: ['What have you bought in the wrong light?', 'Winter tyres or all-season?'],
    ends: {
      pt: 'Dry light tells the truth.',
      fi: 'See you on Saturday at eleven.',
      a: 'Daylight.',
      h: 'Green suits you, by the way.',
      l: 'Low sun, long lines.',
    },
    keep: 'the next viewing after work',
    send: 'somebody with an appointment at six',
    own: [
      {
        kinds: ['hours', 'place', 'service'],
        about: "^(?:we are |we're |we )?open\\b(?! day)|saturday|sunday|indoor|showroom|viewings?|daylight",
        lead: 'And when there is light here.',
      },
    ],
    pic: { ask: 'Low sun along the side of a parked car', alt: 'Low winter sun along the side of a car' },
    claims: [['Rain and lamplight hide dents and scratches', 'advice of motoring clubs']],
  },
  {
    id: 'new-or-nearly-new',
    format: 'either',
    again: 7,
    emoji: '🚗',
    tags: ['NewOrUsed', 'CarBuying', 'CarTalk'],
    title: [
      'New car or nearly new: what would you rather have?',
      'The first owner or the second? A question of temper',
    ],
    cover: 'New or nearly new?',
    gist: [
      'In the first year a car loses more value than in any other. Whoever buys it new pays for the smell and the choice of colour, and whoever buys it a year later lets somebody else pay for that.',
      'New is a clean page. Nearly new is a good book that somebody has read carefully. Which are you?',
    ],
    subject: ['Who pays for the first year?', 'A clean page, or a good book'],
    hooks: {
      '*': [
        'The first year of a car is the dearest one. Would you pay for it?',
        'A new one in your colour, or the better model a year old for the same money?',
      ],
      p: 'New buys choice and time, nearly new buys equipment.',
      t: 'Loss of value is steepest in the first twelve months, often a fifth or more.',
      fi: 'Honestly: would you be the first one to sit in it?',
      a: 'Choice or value. Decide.',
      h: 'New-car smell costs several thousand and lasts for one dog.',
      l: 'The first scratch belongs to you, or to somebody else.',
    },
    lines: {
      '*': [
        'A car of one year often has the extras that the first owner fell for and you would never have ordered.',
        'With a new car you choose the colour and wait. With a nearly new one you take the colour and drive.',
        "Ask about the rest of the maker's warranty on a nearly new car: it usually goes along.",
        'New or nearly new: which would you take, if it cost the same?',
      ],
      h: ['The first scratch hurts. The second owner has already been spared it.'],
    },
    scene: [
      'He walks round it, once, twice, and lays his hand on the roof. "Nobody has ever driven it." She looks at the one beside it: "This one knows the way."',
      'In the brochure forty-one colours. On the forecourt three, today.',
    ],
    why: [
      ['It is about money, and a little about being first.', 'Some like to choose, and some like to find.'],
    ],
    parts: [
      [
        'New',
        ['Your colour, your engine, the full warranty, and a wait.', 'And the film still on the display.'],
        'Protective film on a display',
      ],
      [
        'Nearly new',
        [
          'More car for the money, at once, with a little history.',
          'Somebody else has found the faults of the first year.',
        ],
        'A car with a few thousand miles',
      ],
    ],
    turn: [
      'The third way is old and loved. It has no brochure.',
      'After three years nobody knows any more which it was.',
    ],
    asks: ['New or nearly new?', 'Which colour would you never drive?'],
    ends: {
      p: 'Both are right for somebody.',
      t: 'Steep first year, flatter after.',
      fi: 'And whoever drives most decides.',
      a: 'Choose, then drive.',
      h: 'The dog prefers nearly new.',
      l: 'A hand on the roof.',
    },
    keep: 'the weekend you go looking',
    send: 'whoever is looking along with you',
    own: [
      {
        kinds: ['product', 'price', 'offer', 'service', 'number', 'guarantee'],
        about:
          'nearly new|second-hand|used (?:cars|vans)|demonstrator|in stock|at a time|\\bcars (?:in|under|near|from)',
        lead: 'And what stands here at the moment.',
      },
    ],
    pic: { ask: 'A new and a nearly new car side by side', alt: 'Two cars side by side on a forecourt' },
    claims: [['Depreciation is steepest in the first year', 'motor trade valuations']],
  },
  {
    id: 'your-first-car',
    format: 'question',
    again: 7,
    emoji: '🚙',
    tags: ['FirstCar', 'CarStories', 'Memories'],
    title: [
      'What was your first car, and what was wrong with it?',
      'The first car: colour, smell, and the trick with the door',
    ],
    cover: 'Your first car',
    gist: [
      'A first car has a name, a smell and a trick without which it does not start. What was yours, and where did it take you?',
      'Ask anybody about their first car and they smile. Then they tell you what was broken.',
    ],
    subject: ['It had a name', 'The trick with the door'],
    hooks: {
      '*': [
        'Your first car: what was it called, and what did not work?',
        'Nobody remembers their fifth car. Everybody remembers the first.',
      ],
      p: 'A first car is rarely good, and never forgotten.',
      t: 'Make, year, and its fault.',
      fi: 'Tell us: name, colour, and the trick with which it started.',
      a: 'Make, colour, fault.',
      h: 'The passenger door only opened from outside. It made him seem very polite.',
      l: 'A summer, windows down, and no idea where to.',
    },
    lines: {
      '*': [
        'What was the first trip in your first car, and who sat beside you?',
        'Which sound of your first car would you know again at once?',
        'Did your first car have a name? And did it listen to it?',
        'What did you pay for your first car, and what for its first repair?',
      ],
      h: ['The heating had two settings: off, and August.'],
    },
    scene: [
      'Orange, two doors, one of them from another car. "She runs", said the uncle, and so she did, downhill.',
      'Four friends, a map, a cassette that could not be got out. They know all of its songs to this day.',
    ],
    why: [
      [
        'With the first car one was somewhere by oneself for the first time.',
        'Faults make memories. Whatever works is forgotten.',
      ],
    ],
    parts: [
      [
        'The car',
        ['Make, year, colour, if you could call it that.', 'And who had owned it before.'],
        'An old small car in a drive',
      ],
      [
        'Its fault',
        ['Door, window, starter, a hole through which one saw the road.', 'And the trick for it.'],
        'A hand on an old window crank',
      ],
      [
        'The trip',
        ['The furthest, the first, or only to the lake.', 'Which music was on?'],
        'A road to a lake in summer',
      ],
    ],
    turn: [
      'Somewhere one of them is still running, under another name.',
      'It was a bad car. It was wonderful.',
    ],
    asks: ['What was yours?', 'What was it called?'],
    ends: {
      p: 'Everybody started somewhere.',
      t: 'Make, year, fault. Thank you.',
      fi: 'Photos are welcome, above all embarrassing ones.',
      a: 'Tell it.',
      h: 'His politeness has remained.',
      l: 'Windows down, and the lake.',
    },
    keep: 'the next round of friends',
    send: 'whoever sat beside you',
    own: [
      {
        kinds: ['history', 'people', 'story'],
        about: '.',
        lead: 'And a word about the people here.',
      },
    ],
    pic: { ask: 'An old photo of a first car, or a small old car', alt: 'An old photograph of a small car' },
    claims: [['First cars are remembered', 'common experience']],
  },
];
