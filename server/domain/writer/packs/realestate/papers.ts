// Choosing, signing, counting: the paper side of a home.
import type { Idea } from '../../library/idea.ts';

export const PAPERS: readonly Idea[] = [
  {
    id: 'read-the-minutes',
    format: 'tip',
    again: 10,
    emoji: '📑',
    tags: ['BuyingAFlat', 'PropertyTips', 'OwnersMeeting'],
    title: 'Buying a {flat|condo}? Read the minutes of the owners first',
    cover: 'Read the minutes first',
    gist: [
      'Before you buy a home in a shared building, ask for the minutes of the last three meetings of the owners. The roof, the {lift|elevator} and the quarrels are all in there.',
      'A brochure shows the balcony. The minutes show who has been putting off the new drains since the year before last.',
    ],
    subject: ['Item seven: the roof', 'What the brochure leaves to the minutes'],
    hooks: {
      '*': [
        'Item seven on the agenda was the roof. It was item seven the year before as well.',
        'The most honest description of a building is typed by a secretary and filed in a folder.',
      ],
      p: 'Three years of minutes tell a buyer more about future costs than any viewing.',
      f: 'In love with a {flat|condo}? Lovely. Now borrow the dullest folder in the building for one evening.',
      a: 'No minutes, no offer.',
      t: 'Look for three things: works postponed, arrears reported, and the state of the reserve.',
      h: 'The brochure had a sunset. The minutes had four pages on the bicycle cellar.',
      i: 'An evening of dull reading can spare you years of surprise.',
      l: 'Before the view, the folder.',
    },
    lines: {
      '*': [
        'Buying into a shared building? Ask for the minutes of three years. What appears in all of them and is never done will be done after you have bought.',
        'Search the minutes for the word "postponed". Behind it stands a bill that is looking for new owners.',
        'If one name objects to everything on every page, find out which door it lives behind.',
        'Ask what is in the reserve and when the roof, the {lift|elevator} and the heating were last renewed. Write the years side by side.',
      ],
      h: ['The longest item at the meeting of the owners was a doormat. There were two amendments.'],
    },
    scene: [
      'A kitchen table, a folder, two readers. One of them says "ah" on page three, and the other stops dreaming about curtains.',
      'The meeting room of a parish hall, fourteen owners, one fan heater. Somebody moves to postpone the drains, and all hands go up.',
    ],
    why: [
      [
        'Large repairs are discussed for years before they are voted on, and the discussion is written down.',
        'A building rarely surprises its own committee. The warnings were on the agenda, several times.',
      ],
      [
        'With the home you also buy a share in every decision that the owners have made or avoided.',
        'The new owner joins in the middle, with the same duty to pay as those who voted.',
      ],
    ],
    parts: [
      [
        'Ask for three years in writing',
        [
          'The seller, the agent or the manager can get them. A refusal is an answer as well.',
          'One year shows an event. Three of them show a habit.',
        ],
        'A folder of minutes on a kitchen table',
      ],
      [
        'Mark what was put off',
        [
          'Roof, drains, {lift|elevator}, windows: note the year in which each came up first.',
          'Works that move from agenda to agenda get dearer as they travel.',
        ],
        'A pencil marking a line in a document',
      ],
      [
        'Look for unpaid contributions',
        [
          'When some do not pay, the others wait for their repairs.',
          'A sentence about arrears on each page is worth a question to the manager.',
        ],
        'A list of sums, blurred',
      ],
      [
        'Read how they speak to each other',
        [
          'Thanks, jokes and short items: you can live with these people.',
          'Lawyers mentioned by page two tell you about the next ten years.',
        ],
        'A row of empty chairs in a meeting room',
      ],
    ],
    turn: [
      'Bring what you have marked to the second viewing as questions.',
      'None of it need stop you. It belongs in the price, or in your plans.',
    ],
    asks: [
      'What was the longest item ever discussed in your building?',
      'Would you buy into a building with no reserve?',
    ],
    ends: {
      p: 'Have the findings looked at by somebody qualified before you sign.',
      f: 'Take {biscuits|cookies} along. Some of those meetings were long.',
      a: 'Read three years, then decide.',
      t: 'Compare the reserve with the age of the roof; the gap is your share of the risk.',
      h: 'The shortest minutes are usually those of the year in which the boiler failed.',
      i: 'To know what you are joining is a good way of arriving.',
      l: 'Then, with an easy mind, the balcony.',
    },
    work: 'Agents and managers who hand over the minutes unasked lose a few buyers early and hardly any late. A sale that fails in week nine costs everyone more than a question in week one.',
    caution:
      'What documents you may see differs by country; have contracts checked by somebody qualified there.',
    keep: 'the week between viewing and offer',
    send: 'somebody who has fallen for a balcony',
    own: [
      {
        about:
          'meeting minutes|minutes of|document pack|buyer.?s (?:pack|guide)|due diligence|(?:building|home|property) surveys?',
        kinds: ['service', 'process', 'policy', 'offer'],
        lead: 'Papers are best looked at before the offer.',
      },
    ],
    pic: {
      ask: 'A folder on a kitchen table with pencil and reading glasses, nothing readable',
      alt: 'A folder on a kitchen table with a pencil and reading glasses',
    },
    claims: [
      [
        'Minutes of owners show planned works, disputes and reserves; buyers should read them',
        'advice of notaries, lawyers and consumer bodies in several countries',
      ],
    ],
  },
  {
    id: 'the-bed-in-the-show-home',
    format: 'tip',
    again: 10,
    emoji: '🛏️',
    tags: ['ShowHome', 'NewBuild', 'HouseHunting'],
    title: 'How to look at a show home: measure the bed',
    cover: 'Measure the bed',
    gist: [
      'A show home is furnished to look large: a short bed, no doors, every lamp on. Measure one bed and one wardrobe, look for the {bins|trash cans}, and ask what is standard.',
      'You are looking at a stage. That is fair, as long as you count the {sockets|outlets} as well.',
    ],
    subject: ['Where would the {bins|trash cans} go?', 'A very small double bed'],
    hooks: {
      '*': [
        'Lie down on the bed in a show home, in your mind at least. Where are your feet?',
        'No {clothes horse|drying rack}, no {bin|trash can}, no vacuum cleaner: the show home has been tidied by people who never wash. Where would yours go?',
      ],
      p: 'A show home presents a possibility; the specification says what is built.',
      f: 'Off to see a new development on Saturday? Put a tape measure in your pocket.',
      a: 'Look at the stage, then ask for the list.',
      t: 'Check furniture dimensions, door swings, {socket|outlet} positions and storage per person. Then read the specification line by line.',
      h: 'The table was laid for six. They would have had to be very close friends.',
      i: 'Picture an ordinary Monday in it. If that works, the Sundays will too.',
      l: 'White linen, a bowl of lemons, and the question where the ironing board lives.',
    },
    lines: {
      '*': [
        'In a show home, measure the bed and the sofa. Furniture made a little smaller makes a room a little larger.',
        'Ask in a show home: "What in this room is not included?" Then wait. The list is often longer than the brochure.',
        'Find the place for six dull things: {bins|trash cans}, vacuum cleaner, laundry, shoes, suitcases, {pram|stroller}. If they fit, it is a good plan.',
        'Turn the lamps off. A room that needs every lamp at noon will need them every noon.',
      ],
      h: ['The bowl of lemons in a show home has never met a squeezer.'],
    },
    scene: [
      'Saturday, twelve couples in overshoes. Everyone looks at the kitchen island, and one woman opens the cupboard under the stairs.',
      'A man stands between bed and wardrobe and tries out, with his elbows, whether he could put on a jacket.',
    ],
    why: [
      [
        'We judge a room by what stands in it, and small furniture moves the walls apart.',
        'The eye takes a bed for a ruler, and trusts it to be the usual length.',
      ],
      [
        'Doors, {bins|trash cans} and laundry take up space, and none of them photographs well.',
        'What daily life needs is stored out of sight, and in a show home there is no daily life.',
      ],
    ],
    parts: [
      [
        'Measure one bed and one wardrobe',
        [
          'Compare with your own at home. Ten centimetres are the difference between a room and a corridor.',
          'A wardrobe that is too shallow for a coat hanger is scenery.',
        ],
        'A tape measure laid along a bed',
      ],
      [
        'Imagine the doors',
        [
          'Sometimes they have been taken off. Swing your arm where one would be.',
          'Door open, drawer open, person in between: does it work?',
        ],
        'A doorway without a door',
      ],
      [
        'Look for the dull cupboard',
        [
          'Vacuum cleaner, ironing board, mop. They will live somewhere for thirty years.',
          'If there is none, take one off the floor plan in your head and see what remains.',
        ],
        'An open cupboard with a vacuum cleaner in it',
      ],
      [
        'Ask what is standard',
        [
          'Floor, {taps|faucets}, lamps, {sockets|outlets}: which of them are in the price?',
          'Have the specification given to you, and tick off the room you are standing in.',
        ],
        'A specification sheet with ticks, unreadable',
      ],
    ],
    turn: [
      'Then walk outside and listen for five minutes. That part is not furnished.',
      'After this the kitchen island may be admired in peace.',
    ],
    asks: [
      'Which dull thing has no place in your home?',
      'What do you always check that the brochure never shows?',
    ],
    ends: {
      p: 'What counts is the contract with its specification, and not the model.',
      f: 'And do sit on the sofa. If they ask, you are measuring.',
      a: 'Measure, ask, write it down.',
      t: 'Bring your own furniture list in centimetres and lay it over the plan.',
      h: 'Where does one hide a {clothes horse|drying rack}? Show homes have never said.',
      i: 'A good home is one that has room for the boring things.',
      l: 'Light from one window, and space to turn round.',
    },
    work: 'Developers who show one ordinary {flat|apartment}, with a bin and a drying rack in it, get fewer sighs and fewer disputes. A place in which a Tuesday can be pictured is easier to believe in.',
    keep: 'Saturday, with a tape measure',
    send: 'somebody who is buying off the plan',
    own: [
      {
        about:
          'show ?(?:home|flat|house)|model home|new.?build|(?:housing|residential|new) developments?|off.?plan',
        kinds: ['product', 'service', 'event', 'place', 'hours', 'offer'],
        lead: 'A plan on paper is one thing, a visit another.',
      },
    ],
    pic: {
      ask: 'A tape measure lying across a bed or along a wardrobe',
      alt: 'A tape measure lying across a made bed',
    },
    claims: [
      [
        'Show homes may use smaller furniture and extras; check the specification',
        'consumer advice on new homes',
      ],
    ],
  },
  {
    id: 'two-sizes-of-one-flat',
    format: 'answer',
    again: 11,
    emoji: '📐',
    tags: ['FloorArea', 'PropertyTips', 'MeasuringHomes'],
    title: 'Why the same {flat|apartment} has two different sizes on paper',
    cover: 'One home, two sizes',
    gist: [
      'With or without inner walls, half of the balcony or none of it, the space under the slope counted or not: floor area depends on the rule. Ask which one was used.',
      'A measured area is a number with a rule behind it. Without the rule, two numbers cannot be compared.',
    ],
    subject: ['Does the balcony count?', 'Same rooms, other number'],
    hooks: {
      '*': [
        'One listing says seventy-eight, another says seventy-one. It is the same {flat|apartment}, and nobody has moved a wall.',
        'Is the floor under a chimney part of your home? It depends on whom you ask, and in which country.',
      ],
      p: 'Compare prices per area only if both areas follow the same rule.',
      f: 'Do you compare homes by the square metre? Then one question to the agent is worth your while.',
      a: 'Ask for the rule before you use the number.',
      t: 'Gross external, gross internal, net internal, living area: each includes different things, and the gap can be considerable.',
      h: 'The balcony had been counted at half. In winter that seemed generous.',
      i: 'A clear measure makes for fair dealings.',
      l: 'What counts in a room is how much of it you can walk through.',
    },
    lines: {
      '*': [
        'Same home, two areas? Ask whether inner walls, balcony, cellar and the space under the slope were counted. It is usually one of the four.',
        'Under a sloping roof, measure the floor where you can stand upright. That is the room you will live in.',
        'Compare homes by the room in which you spend your evenings. Corridors count in the total, and nobody sits in them.',
        'Old plans show what was drawn, and not always what was built. A tape measure settles it in twenty minutes.',
      ],
      h: ['Estate agents measure up to the wall, architects through it, and sofas in front of it.'],
    },
    scene: [
      'Two print-outs on a kitchen table, the same window in both photos, and at the bottom two different numbers.',
      'On hands and knees under the slope, with a tape in her teeth, she is measuring the most expensive place for a suitcase in town.',
    ],
    why: [
      [
        'Rules for measuring were made for different purposes: building, letting, valuing, taxing.',
        'A builder counts the walls he has put up, and a tenant the carpet he can lay.',
      ],
      [
        'Countries and trades have their own standards, and listings do not always name theirs.',
        'What is usual in one city would be called cheating in the next, and the other way round.',
      ],
    ],
    parts: [
      [
        'Ask what was counted',
        [
          'Walls, balcony, cellar, garage, slopes. Five ticks on a sheet of paper.',
          'The person who measured knows at once; the person who copied the number does not.',
        ],
        'A floor plan with ticks beside the rooms',
      ],
      [
        'Measure the rooms you care about',
        [
          'Longest wall, shortest wall, height of the window sill. It takes a few minutes.',
          'Where the sofa goes and where the table goes: these two decide.',
        ],
        'A laser measure pointed at a wall',
      ],
      [
        'Recalculate on one rule',
        [
          'Use the same one for all the homes on your list, even if it is your own.',
          'A home-made rule is fine, as long as it stays the same from door to door.',
        ],
        'Two plans side by side with notes',
      ],
    ],
    turn: [
      'After that, the price per square metre means something.',
      'And sometimes the smaller number has the larger living room.',
    ],
    asks: [
      'How large is your home, and does that include the balcony?',
      'Which room in your home is larger on paper?',
    ],
    ends: {
      p: 'If the area is part of the contract, have the standard named in it.',
      f: 'Bring somebody to hold the other end of the tape.',
      a: 'Same rule, then compare.',
      t: 'Note the standard beside each figure; a bare number is incomplete.',
      h: 'The cat has measured it as well, and found it adequate.',
      i: 'Good measures prevent bad arguments.',
      l: 'A room is as large as the evening in it.',
    },
    work: 'For offices and shops the difference between gross and net can decide a rent. Before you compare two offers, ask which standard each uses and let both be converted to one.',
    question: 'Why does the same {flat|apartment} have two different sizes?',
    short: 'Because there are several rules for measuring, and they count different things.',
    caution: 'Standards differ by country; for contracts and rents have a qualified person measure.',
    keep: 'the next two listings',
    send: 'somebody who compares by the square metre',
    own: [
      {
        about: 'floor ?plans?|measured|measurement|square (?:metres?|meters?|feet|foot)|\\bsq\\b|floor area',
        kinds: ['service', 'process', 'number', 'product'],
        lead: 'It helps to know what was measured, and how.',
      },
    ],
    pic: {
      ask: 'A tape measure on a floor plan, address not readable',
      alt: 'A tape measure lying across a floor plan',
    },
    claims: [
      [
        'Several standards of floor area exist and include different elements',
        'surveying standards of professional bodies',
      ],
    ],
  },
  {
    id: 'keys-by-post',
    format: 'mistake',
    again: 8,
    emoji: '🚪',
    tags: ['RentalScam', 'FlatHunting', 'RentSafely'],
    wrong: 'Paying for a home before anybody has opened its door',
    title: 'Rental scams: how to recognise {a flat|an apartment} that does not exist',
    cover: 'No door, no deposit',
    gist: [
      'Cheap, lovely, owner abroad, keys by courier as soon as you have paid: nobody sends keys like that. Pay when you have stood inside and know who you are paying.',
      'The photos are real. They belong to another home, in another town, that is not to let.',
    ],
    subject: ['The owner is abroad, sadly', 'Search the picture first'],
    hooks: {
      '*': [
        'The owner is abroad, sadly, but a courier can bring the keys as soon as the deposit has arrived.',
        'If a home is far too good for its price, it may be that it is not there.',
      ],
      p: 'A viewing in person, a name that can be checked and a contract come before any payment.',
      f: 'Found the one, after weeks of looking? Lovely. One check before you send money.',
      a: 'No viewing, no payment.',
      t: 'Indicators: price well below market, urgency, no viewing, payment by an irrevocable route, documents requested early.',
      h: 'The owner was an engineer on an oil rig and very trusting. Only the {flat|apartment} was shy.',
      i: 'A cool head for one hour is worth a deposit.',
      l: 'First the key turns in the lock. Money comes after that.',
    },
    lines: {
      '*': [
        'Search with the photos of a listing. If the same kitchen is also for rent in another city, close the window.',
        'Never send a copy of your passport to reserve a viewing. With it, the next victim is shown your face.',
        'Cannot view in person? Send somebody you know, or ask for a live video in which the caller opens a window that you choose.',
        'Somebody who really owns or manages a home does not need the deposit before you have seen the front door.',
      ],
      h: [
        'A real landlord asks about your job, your dog and your drums. A false one only asks for your bank.',
      ],
    },
    scene: [
      'Forty applications, forty refusals, and then a friendly reply in the night, with parquet.',
      'A student stands with two suitcases before a door. The family that opens it has lived there for twelve years.',
    ],
    why: [
      [
        'After a long search a yes feels so good that the checking is left out.',
        'Relief makes people careless, and scammers know where housing is short.',
      ],
      [
        'Pictures, texts and names can be copied from real listings in a minute.',
        'Behind a flawless advert there may be nothing but a mail address.',
      ],
    ],
    parts: [
      [
        'Search with the pictures',
        [
          'A picture search takes a few seconds and finds holiday homes, catalogues and old listings.',
          'Do the same with a sentence of the text, in quotation marks.',
        ],
        'A phone with a blurred photo of a kitchen',
      ],
      [
        'Insist on going in',
        [
          'You or a friend, through the door and to the window. The stairwell alone proves nothing.',
          'Ask a neighbour on the way down who owns it. They know.',
        ],
        'A hand on the handle of an open door',
      ],
      [
        'Check who you are dealing with',
        [
          'Look up the agency yourself and {ring|call} the number you find there, not the one in the mail.',
          'Names of owners can be looked up in many countries, and agents often need a register entry.',
        ],
        'A business card beside a telephone',
      ],
      [
        'Pay late, and to an account',
        [
          'After the contract, to a bank account in a name that you know. No transfer services, no vouchers.',
          'Keep a receipt for every sum. Cash without one is a present.',
        ],
        'A signed contract with a key on it, unreadable',
      ],
    ],
    turn: [
      'Report the listing in any case, so that the next person does not find it.',
      'A real one will still be real tomorrow, after you have looked.',
    ],
    asks: [
      'Have you ever answered a listing that turned out not to exist?',
      'What made you suspicious when you were looking for a home?',
    ],
    ends: {
      p: 'Listing sites have a report button; using it protects the next person in line.',
      f: 'And good luck. It is out there, with a door.',
      a: 'Door, name, contract, money. In that order.',
      t: 'Verify channel, identity and access independently of one another.',
      h: 'A key that comes by courier has no door at the other end.',
      i: 'Warn one person today. It is the simplest protection there is.',
      l: 'A key in the hand, and the stairs are yours.',
    },
    work: 'Agents can help their seekers with three sentences at the top of every reply: who we are, that viewings come before payment, and which account is the only true one.',
    caution: 'If you have paid or sent documents, tell your bank and the police at once.',
    keep: 'the next listing that is too good',
    send: 'somebody who is looking for a room',
    own: [
      {
        about:
          'viewings?\\b|lettings?\\b|to (?:rent|let)\\b|rentals?\\b|register(?:ed)? (?:agent|number|company)|licen[cs]e (?:no|number)',
        kinds: ['service', 'process', 'policy', 'hours', 'place'],
        lead: 'It is good to know whom you are dealing with.',
      },
    ],
    pic: {
      ask: 'A key in a front door, number and name not visible',
      alt: 'A key in the lock of a front door',
    },
    claims: [
      [
        'Patterns of rental fraud: absent owner, payment before viewing, copied photos, early requests for documents',
        'police and consumer protection warnings',
      ],
    ],
  },
  {
    id: 'furnished-or-empty',
    format: 'either',
    again: 9,
    emoji: '🪑',
    tags: ['FurnishedRental', 'MovingHome', 'ThisOrThat'],
    title: 'Furnished or unfurnished: which would you rather rent?',
    cover: 'Furnished or empty?',
    gist: [
      'Furnished means two suitcases and a sofa that somebody else chose. Empty means three trips with a van and a lamp where you want it. Which would you take?',
      'Some move in with a toothbrush. Others would rather sit on the floor for a month than on a strange mattress.',
    ],
    subject: ['Two suitcases or a van?', 'Somebody else chose the sofa'],
    hooks: {
      '*': [
        'The {flat|apartment} comes with a sofa. You would never have bought that sofa.',
        'An empty room, a borrowed van, and the question of where the bed goes.',
      ],
      p: 'Furnished suits a stay with an end, and unfurnished one without.',
      f: 'Moving some day? Would you take over the chairs, or bring your own?',
      a: 'Short stay: furnished. Long stay: your own bed.',
      t: 'Compare over the whole stay: the higher rent of a furnished place against furniture, van and storage.',
      h: 'Furnished, it said. There was a lamp, a chair and a picture of a horse.',
      i: 'A home is made of what you put into it, be it only a plant.',
      l: 'Bare boards, a window, and room for one good chair.',
    },
    lines: {
      '*': [
        'Furnished or empty?\n\nFurnished: in on Friday, with two suitcases\nEmpty: three trips with a van, and everything where you want it',
        'Renting furnished? Have a list made of every piece and its scratches, with photos, on the day you get the key.',
        'Before you pay for storage, add up what it costs in a year. Quite often it is more than the wardrobe.',
        'In a furnished place, bring three things of your own: a lamp, a pillow and the big mug. It changes the evening.',
      ],
      h: ['The inventory lists six forks. There are five, and a very experienced spoon.'],
    },
    scene: [
      'Somebody opens a kitchen drawer in a new home and finds nine teaspoons, a corkscrew and the warranty of a mixer that is not there.',
      'First night without furniture. The voices echo, the pizza box is the table, and nobody wants to be anywhere else.',
    ],
    why: [
      [
        'Furniture is freedom or ballast, depending on how soon you mean to move again.',
        'What makes arriving easy makes it harder to feel at home, and the other way round.',
      ],
    ],
    parts: [
      [
        'Furnished',
        [
          'In on Friday, out without a van. The mattress has a history, and you may ask for a new one.',
          'Nothing to carry and nothing to choose. A good lamp of your own does a lot.',
        ],
        'Two suitcases beside a made bed',
      ],
      [
        'Empty',
        [
          'It echoes for a week, and after that each thing is where you want it.',
          'You pay once for the bed and then sleep in your own. On moving day you will remember every book.',
        ],
        'An empty room with light on the floor',
      ],
    ],
    turn: [
      'There is a third way: take over the big pieces from whoever moves out.',
      'Ask which pieces could be moved out. Many landlords say yes.',
    ],
    asks: [
      'Furnished or empty: which would you take?',
      'Which piece of furniture has been with you the longest?',
    ],
    ends: {
      p: 'Agree in writing who replaces what when it wears out.',
      f: 'Own up: who has lived with the picture of somebody else on the wall?',
      a: 'Count the months, then choose.',
      t: 'An inventory with photos protects both sides and takes half an hour.',
      h: 'Sofas are not chosen at their best hour. They are there.',
      i: 'Two suitcases or a van: both have been the start of something.',
      l: 'One chair, and it faces the window.',
    },
    work: 'Firms that house staff for a season do well with furnished places and one rule: new mattresses, every few years. No other line of the inventory is talked about as much.',
    keep: 'the next move',
    send: 'somebody with a storage unit',
    own: [
      {
        about: '(?:un)?furnished|storage (?:unit|room|space)|inventor(?:y|ies)',
        kinds: ['product', 'service', 'price', 'policy', 'process', 'offer'],
        lead: 'It is worth asking what comes with a place.',
      },
    ],
    pic: {
      ask: 'An empty room with light on the floor, or two suitcases beside a bed',
      alt: 'Two suitcases standing in an almost empty room',
    },
    claims: [
      ['Inventories with photos protect both sides in furnished lettings', 'tenant and landlord advice'],
    ],
  },
  {
    id: 'your-first-own-door',
    format: 'question',
    again: 9,
    emoji: '🗝️',
    tags: ['FirstFlat', 'MovingOut', 'HomeStories'],
    title: 'What was your first place of your own like?',
    cover: 'Your first own door',
    gist: [
      'A mattress, a borrowed kettle, a lamp without a shade: nearly everyone can draw the plan of their first place from memory. What was yours like?',
      'Ask people about the first door that they could lock behind them, and they begin with the smell.',
    ],
    subject: ['A mattress and a borrowed kettle', 'What did it smell of?'],
    hooks: {
      '*': [
        'You still know how the light switch felt, although you have not been there for years.',
        'First evening, own key, nothing to sit on. What did you eat?',
      ],
      p: 'First homes are rarely comfortable, and are remembered with more affection than most later ones.',
      f: 'Tell us about your first own four walls. The bathroom especially.',
      a: 'It was too small, too dear and yours.',
      t: 'People recall first dwellings in detail, since new beginnings are stored better than repetitions.',
      h: 'The shower was in the kitchen. You could wash up and wash at the same time, and some did.',
      i: 'Much of what we are good at, we learnt in rooms with bad wiring.',
      l: 'An empty room, one lamp, a window onto roofs.',
    },
    lines: {
      '*': [
        'Your first own place: how many steps from bed to stove?',
        'What was the first thing you bought for a home of your own? For many it was a pan.',
        'If somebody you know is moving out for the first time, give them a drill, a {torch|flashlight} or a sack barrow. They have enough mugs.',
        'The first evening: sit on the floor, eat from the paper, write down what you hear. You will want to know it later.',
      ],
      h: ['The rent was low because the tram came through the bedroom. Not quite. Nearly.'],
    },
    scene: [
      'The door closes, the parents have gone, and for the first time it is you who decides about the ceiling light.',
      'Two boxes, a plant, a chair from the street. Somebody calls out "hello?" to hear the echo.',
    ],
    why: [
      [
        'On your own for the first time, you notice everything: the meter, the neighbours, the price of salt.',
        'A first home is where each thing has been carried up by hand, so you remember each of them.',
      ],
    ],
    parts: [
      [
        'The furniture',
        [
          'Crates, a door on trestles, a sofa that had known others. It all stood in the wrong place, and it stood.',
          'Something was inherited from an aunt, and something else was found beside a {skip|dumpster}.',
        ],
        'A lamp without a shade in an empty room',
      ],
      [
        'The neighbours',
        [
          'One played the trumpet, one lent a fuse, one knew when you came home.',
          'The lady below, who knocked, and who brought soup when you were ill.',
        ],
        'Doorbells of a house, names not readable',
      ],
      [
        'The flaw',
        [
          'A window that would not shut, a boiler with moods. You learnt how to kick it in the right spot.',
          'Every first place had one thing that had to be explained to guests.',
        ],
        'An old window held shut with a wedge',
      ],
    ],
    turn: [
      'Walk past the old house some day and look up at the window.',
      'Somebody lives there now, and it is their first.',
    ],
    asks: ['What was your first place of your own like?', 'What did you own when you moved out from home?'],
    ends: {
      p: 'People who let small rooms often house a beginning. It is worth painting the door.',
      f: 'Start with the smell, if you cannot think of a start.',
      a: 'One key, and the rest followed.',
      t: 'Draw it from memory, to scale; the errors are the interesting part.',
      h: 'The deposit was never seen again, and neither was the sofa.',
      i: 'Big lives have started in small rooms.',
      l: 'A key that you never quite gave back.',
    },
    work: 'Landlords who leave a new tenant a bulb, a fuse and the name of the neighbour with the ladder are remembered for decades. It costs about as much as a coffee.',
    keep: 'the day somebody moves out from home',
    send: 'the person you lived with first',
    pic: {
      ask: 'An old key, or an almost empty room with one lamp',
      alt: 'An almost empty room with one lamp on the floor',
    },
    claims: [
      [
        'First experiences are remembered in more detail',
        'research on autobiographical memory; worded mildly',
      ],
    ],
  },
  {
    id: 'six-lines-of-a-lease',
    format: 'checklist',
    again: 10,
    emoji: '🖊️',
    tags: ['RentingTips', 'LeaseCheck', 'Tenants'],
    tick: true,
    title: 'Before you sign a lease: six lines to find',
    cover: 'Six lines to find in a lease',
    gist: [
      'How long, how to end it, what the rent includes, how it can rise, who repairs what, what is forbidden: find these six in the contract and put a pencil mark beside each.',
      'A lease has many pages and six lines that you will need. Find them while you can still ask.',
    ],
    subject: ['Find the line on notice', 'A pencil for page nine'],
    hooks: {
      '*': [
        'You are reading the page about pets. The line that will matter is on the page about notice.',
        'Everyone reads the rent. Look for the sentence that says how it may change.',
      ],
      p: 'Six questions answered before signing spare most disputes after it.',
      f: 'Contract in your hand and the pen already out? Ten minutes more, with a pencil.',
      a: 'Find six lines. Then sign.',
      t: 'Term, notice, inclusions, adjustment, repair, restrictions: locate each clause and write its page number on the cover.',
      h: 'The lease forbade waterbeds in two places and mentioned the boiler in none.',
      i: 'You live more freely in a place whose rules you know.',
      l: 'Unhurried, by the window, page after page.',
    },
    lines: {
      '*': [
        'Look in a lease for how to get out of it: notice period, from which day it counts, in which form. You will need it on a day without time.',
        '"Rent includes" is a list. What is not on it, you pay for: water, heating, internet, {bins|trash cans}, parking.',
        'Get promises into the lease or into a mail: the new {cooker|stove}, the painting, the bicycle space. A handshake does not move out with you.',
        'Read what the contract says about repairs, and who is to be told. Write that number inside a cupboard door.',
      ],
      h: [
        'Page nine of the lease is about ball games in the yard. Somebody, once, must have been very good.',
      ],
    },
    scene: [
      'A desk, two pens, a friendly smile, and a {queue|line} of others outside the door. You are on page two of fourteen.',
      'Three years later she takes the lease out of the drawer, and reads for the first time what it says about the last month.',
    ],
    why: [
      [
        'A lease is signed on a happy day and read on a bad one.',
        'On signing day you look at the light. The contract is thinking of the end already.',
      ],
      [
        'What stands in writing can be looked up by both sides, and that keeps the peace.',
        'Memories of a talk in the hallway drift apart within a year.',
      ],
    ],
    parts: [
      [
        'How long it runs',
        [
          'Fixed or open, and does it renew by itself? Put the date in your calendar.',
          'A fixed term binds both of you, also if your job moves away.',
        ],
        'A calendar with one date circled',
      ],
      [
        'How it ends',
        [
          'Notice in which form, by when, and from which day of the month?',
          'Look for a way out in hardship, and for who may look for the next tenant.',
        ],
        'An envelope and a pen',
      ],
      [
        'What the rent includes',
        [
          "Heating, water, {bins|trash cans}, broadband, parking. Ask about last year's costs.",
          'An all-in figure and a bare one can be far apart by winter.',
        ],
        'A radiator under a window',
      ],
      [
        'How the rent may rise',
        [
          'By an index, by steps, by agreement? In many places the law sets limits.',
          'Find the sentence, and say it in your own words. If you cannot, ask.',
        ],
        'A line underlined in pencil, unreadable',
      ],
      [
        'Who repairs what',
        [
          'Boiler, blinds, {taps|faucets}, paint. Write down who is to be told, and how.',
          'Small repairs are sometimes passed on, up to a sum. Look for it.',
        ],
        'A {spanner|wrench} lying beside a {tap|faucet}',
      ],
      [
        'What is not allowed',
        [
          'Subletting, pets, drilling, a desk for your business. Better to read it than to assume.',
          'If your dog or your drum kit matters, get a yes in writing.',
        ],
        'A dog lying in a doorway',
      ],
    ],
    turn: [
      'Whatever is missing can be added by hand and initialled by both.',
      'With six pencil marks you know this contract better than most who have signed it.',
    ],
    asks: ['Which clause in a lease has surprised you?', 'What do you wish you had asked before signing?'],
    ends: {
      p: 'Tenant and landlord associations check contracts for a small fee in many places.',
      f: 'A good landlord will like your questions. It is a tenant who reads.',
      a: 'Six marks, one signature.',
      t: 'Statute may override a clause; what is printed is not always valid.',
      h: 'Keep the lease where you can find it. Not in a box marked "various".',
      i: 'Clear terms at the start make good neighbours of two parties.',
      l: 'Read to the end, and then the pen.',
    },
    work: 'Managers can put these six lines on one cover sheet with page numbers. It takes half an hour once and saves the same phone call every week.',
    caution: 'Tenancy law differs by country and region. Have unclear clauses checked before you sign.',
    keep: 'the day the contract arrives',
    send: 'somebody with a pen in their hand',
    own: [
      {
        about: 'lettings?\\b|tenanc|\\brent(?:s|al|als|ing|ed)?\\b|\\blease',
        kinds: ['service', 'process', 'policy', 'hours'],
        lead: 'Questions about renting are best asked before you sign.',
      },
    ],
    pic: {
      ask: 'A contract with a pencil and a key on it, nothing readable',
      alt: 'A contract on a table with a pencil and a key lying on it',
    },
    claims: [
      ['Main points of a lease to check', 'tenant advice organisations in several countries'],
      ['Statute can override clauses', 'tenancy law, generally'],
    ],
  },
  {
    id: 'when-the-top-floor-was-cheap',
    format: 'story',
    again: 12,
    emoji: '🛗',
    tags: ['CityHistory', 'Elevators', 'PropertyStories'],
    title: 'How the {lift|elevator} turned the rents of a house upside down',
    cover: 'When the top floor was cheap',
    gist: [
      'Before there were {lifts|elevators}, the rich lived low and the poor under the roof. Then a man in New York had a rope cut above his head, and the attic became the penthouse.',
      'One safety catch, shown in public by the man who had made it, changed who lives at the top of a house.',
    ],
    subject: ['The rope was cut on purpose', 'Why the attic became dear'],
    hooks: {
      '*': [
        'In an old town house you can tell by the height of the ceilings where the money lived. It was not at the top.',
        'A man stood on a platform high above a crowd and ordered the rope to be cut.',
      ],
      p: 'The value of a floor once fell with every stair. An invention reversed it.',
      f: 'Do you live at the top? Then there is somebody in New York to whom you owe your view.',
      a: 'Stairs used to set the rent.',
      t: 'The catch was a spring: without tension from the rope it pushed into toothed rails and held the platform.',
      h: 'Elisha Otis gave the only sales talk in history for which the seller brought an axe.',
      i: 'One brave demonstration, and whole cities began to grow upwards.',
      l: 'High rooms, wide windows, and once nobody wanted them.',
    },
    lines: {
      '*': [
        'Before {lifts|elevators}, the best floor was the first above the street: few stairs, high ceilings, away from the mud. The roof was for servants and poets.',
        'Elisha Otis did not invent the {lift|elevator}. He invented the catch that holds it when the rope breaks, and then broke the rope in public.',
        'Look up at an old house: if the windows get smaller with each floor, it was built before people rode to the top.',
        'For a long time height meant stairs, and stairs meant water, coal and shopping carried by hand.',
      ],
      h: ['The poet lived under the roof for the inspiration. Also for the rent.'],
    },
    scene: [
      'An exhibition hall in New York, in the middle of the nineteenth century. People look up, and some look away.',
      'Six flights of stairs, a bucket of coal in either hand. Below, on the good floor, somebody is playing the piano.',
    ],
    why: [
      [
        'Every flight of stairs had to be climbed with water, wood and shopping, so height was a hardship.',
        'What weighs a little in the street weighs a good deal on the fifth floor.',
      ],
      [
        'Platforms on ropes existed for goods, but people did not trust a rope with their lives.',
        'Sacks and barrels had been hoisted for ages. Nobody wanted to be the barrel.',
      ],
    ],
    parts: [
      [
        'The good floor',
        [
          'In the houses of the old cities the best rooms lay one flight up. Each floor above was lower, colder and cheaper.',
          'Rent went down as the stairs went up: grand salon, family, clerks, and under the roof the maid.',
        ],
        'A house front with windows that get smaller upwards',
      ],
      [
        'The rope',
        [
          'Hoists for goods were common, and so were accidents. When a rope broke, the platform fell.',
          'A rope could lift a ton of flour, and everyone knew of one that had snapped.',
        ],
        'A frayed rope on a pulley',
      ],
      [
        'The cut',
        [
          'At the fair in New York Elisha Otis rode up above the crowd and had the rope cut. The platform dropped a little, and held.',
          'Otis stood up there in the exhibition hall, the rope was cut, a jolt went through the crowd. "All safe, gentlemen," he is said to have called.',
        ],
        'A platform between two toothed rails',
      ],
      [
        'The penthouse',
        [
          'Within a few decades buildings grew past what legs can climb, and the top floor, with its light and its quiet, became the dear one.',
          'First hotels, then offices: once people rode up, the view was worth more than the stairs had cost.',
        ],
        'A view over roofs from a high window',
      ],
    ],
    turn: [
      'In houses without {a lift|an elevator} the old order holds to this day, as anyone with a {pram|stroller} knows.',
      'The value of a home can hang on something that the home itself does not contain.',
    ],
    asks: [
      'How many stairs would you climb every day for a view?',
      'Which floor would you have lived on back then?',
    ],
    ends: {
      p: 'Access still shapes prices, and an added {lift|elevator} still reorders a house.',
      f: 'Give the button a friendly look the next time you ride up.',
      a: 'Make it safe and show it. Then people will go up.',
      t: 'Fail-safe by design: the loss of the rope is what triggers the brake.',
      h: 'Pianos, to this day, have an opinion on stairs.',
      i: 'Trust sometimes begins with one person who goes first.',
      l: 'Doors close, and the city sinks away below.',
    },
    work: 'There is a lesson for anyone who sells something new: people did not need a better rope. They needed to see, once, what happens when it breaks.',
    keep: 'the next time you wait for the {lift|elevator}',
    send: 'somebody who lives at the top',
    pic: {
      ask: 'An old {lift|elevator} door, or a house front with windows that get smaller upwards',
      alt: 'The front of an old town house with smaller windows towards the roof',
    },
    claims: [
      [
        'Otis demonstrated his safety brake at the Crystal Palace in New York in the eighteen-fifties',
        'history of technology; the quotation is tradition and worded "is said to have"',
      ],
      [
        'Before lifts, lower floors were the most valued and rents fell with height',
        'urban history of Paris and other cities',
      ],
    ],
  },
];
