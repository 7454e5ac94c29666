// Moving in, moving out, letting and handing over.
import type { Idea } from '../../library/idea.ts';
import { LETS, LETS_ONLY } from './kinds.ts';

export const MOVING: readonly Idea[] = [
  {
    id: 'photograph-the-meter',
    format: 'tip',
    again: 9,
    emoji: '🔢',
    tags: ['MovingHouse', 'MeterReading', 'Handover'],
    title: [
      'Meter readings on moving day: take one picture',
      'Moving house: photograph the meters on the day',
    ],
    cover: 'Photograph your meters',
    gist: [
      'On the day the keys change hands, photograph every meter with its number and the date. It takes three minutes and ends arguments that take months.',
      'Electricity, gas, water, heating: one picture each, with the serial number in it, on the day of the handover.',
    ],
    subject: ['Three minutes in the cellar', 'One photo of the meter saves months'],
    hooks: {
      '*': [
        'Months after a move a bill comes, and somebody has to know what the water meter showed in May.',
        'On the last day everybody photographs the empty living room. Hardly anyone photographs the meters.',
        'One photo of your meters on moving day saves you months of letters.',
      ],
      p: 'Most arguments about final bills are about a meter that nobody read.',
      f: 'Moving soon? Take a picture of each meter on the last day.',
      a: 'Photograph every meter on the day you hand over the keys.',
      t: 'A meter reading needs three things: the number of the meter, the figure and the date.',
      h: 'The man on the ladder had a {torch|flashlight} in his mouth when he read the meter. He said: "Mmm four mmm."',
      i: 'With a clear meter reading you begin in the new home without old bills.',
      l: 'One last look at the meters, and the door closes.',
    },
    lines: {
      '*': [
        'On moving day photograph every meter, with its number and the reading in one picture.',
        'Moving out? If you have day and night electricity, there are two readings on the meter. Photograph both.',
        'Moving out of {a flat|an apartment}? Photograph the small heating meters on the radiators too.',
        'On moving day send your photos of the meters to the other side. Then both of you have them.',
      ],
      h: [
        'In every house there is one meter behind a shelf behind a boiler. That is the one they will ask about.',
      ],
    },
    scene: [
      'The van is loaded, the floor is swept, everybody is hugging. Only the meters in the cellar have been forgotten.',
      'In October a letter comes about the {flat|apartment} that you left in May. How much water did you use? Nobody knows.',
    ],
    why: [
      [
        'Bills come long after a move, and if nobody read the meter, they are estimated.',
        'Without a reading the supplier guesses, and hardly ever in your favour.',
      ],
      [
        'A photo has a date, and no number in it can be wrong.',
        'When you copy numbers by hand, you mix them up. A photo does not.',
      ],
    ],
    parts: [
      [
        ['Find out where the meters are', 'Look for the meters in good time'],
        [
          'In the cellar, on the stairs, or outside. Ask for the key.',
          'The water meter is often under the sink, behind the bucket.',
          'Do not look for them on the last evening.',
        ],
        'A {torch|flashlight} in a meter cupboard',
      ],
      [
        ['Photograph number and reading together', 'Take one picture of each meter'],
        [
          'The number proves that it is your meter.',
          'If there are eight in a row, you always read the wrong one.',
          "A reading without its number could be anybody's.",
        ],
        'A meter with its serial number',
      ],
      [
        ['Read the meters together', 'Let both sides see it'],
        [
          'Then nobody has to prove anything later.',
          'Write it down, and both of you sign.',
          'Landlord and tenant both get the picture.',
        ],
        'Two people at a meter cupboard',
      ],
      [
        ['Send the readings to the supplier', 'Tell the suppliers in time'],
        [
          'There is often a time limit, and a message with the photo is enough.',
          'Give them your new address for the last bill.',
          'Then the last bill will be right.',
        ],
        'A picture being sent from a phone',
      ],
    ],
    turn: ['Keep the photos until you have paid the last bill.', 'And do the same in your new home.'],
    asks: [
      'Where is the most hidden meter in your home?',
      'Have you ever had an argument about a meter reading?',
    ],
    ends: {
      p: 'The photos also help the landlord with the yearly bill.',
      f: 'Mind your head on the cellar stairs.',
      a: 'Number, reading, date. Done.',
      t: 'A digital meter shows several figures in turn. Wait for all of them.',
      h: 'It was a seven, by the way.',
      i: 'A good end makes a good beginning.',
      l: 'Read, signed, and the door closes.',
    },
    work: 'If you let many {flats|apartments}, write down for each building where the meters are.',
    keep: 'the day you hand over the keys',
    send: 'somebody who is moving',
    own: [
      {
        about: 'handover|inventory|check-?(?:in|out)',
        kinds: ['service', 'process', 'policy'],
        lead: 'How a handover works here.',
      },
    ],
    pic: {
      ask: 'A meter with its reading, the serial number covered by a thumb',
      alt: 'An electricity meter in a cellar cupboard',
    },
    claims: [
      [
        'Record readings at handover; suppliers estimate otherwise',
        'consumer advice; property management practice',
      ],
    ],
  },
  {
    id: 'the-first-night-box',
    format: 'checklist',
    again: 9,
    emoji: '📦',
    tick: true,
    tags: ['MovingDay', 'MovingTips', 'PackingTips'],
    title: [
      'Moving house: what to pack for the first night',
      'Moving day: pack this box last and open it first',
    ],
    cover: 'Pack a box for the first night',
    gist: [
      'Take one box with you and not in the van: bedding, kettle, lamp, toilet paper, chargers, medicine, screwdriver. With it the first evening in your new home is easy.',
      'When you move, pack one box last and open it first. At ten at night you will be glad of it.',
    ],
    subject: ['Moving? Pack this box last', 'Ten at night, and no toilet paper'],
    hooks: {
      '*': [
        'It is ten at night, there are forty boxes in the hall, and in one of them is the toilet paper.',
        'When you move, there is one box that should not go in the van.',
        'What do you need on the first night in a new home? Put it all in one box.',
      ],
      p: 'A first-night box costs ten minutes of packing and saves an hour of searching when nobody has an hour left.',
      f: 'Moving this month? Pack one box as if you were going camping in your own bedroom.',
      a: 'Pack your first-night box last, and open it first.',
      t: 'For the first night: sleep, light, water, power, medicine, tools.',
      h: 'All forty boxes were labelled. On thirty-one of them it said "kitchen".',
      i: 'With a made bed and a warm cup, a strange house becomes yours.',
      l: 'Clean sheets, a small lamp, and tea from your own cup.',
    },
    lines: {
      '*': [
        'On moving day make the beds first. At some point everybody just wants to fall over.',
        'Moving? Take a lamp along. In many empty {flats|apartments} there are only wires in the ceiling.',
        'On moving day keep medicine, papers and keys in a bag on your shoulder.',
        'For the first evening after a move: bread, cheese, a knife, four cups. Nobody will find the plates.',
      ],
      h: ['The screwdriver that you need for the toolbox is in the toolbox.'],
    },
    scene: [
      'The helpers have gone, the pizza is eaten, and by the light of a phone somebody reads what it says on the boxes.',
      'First night in the new house. "Where is my lamp with the moon?" asks the child. You know exactly: you packed it yourself.',
    ],
    why: [
      [
        'On the evening after a move nobody has any strength left to search.',
        'At ten at night all boxes look the same.',
      ],
      [
        'What goes in the van comes out anywhere.',
        'And the helpers have carried the boxes wherever there was room.',
      ],
    ],
    parts: [
      [
        ['Bedding and nightclothes', 'Sheets, pillows and pyjamas'],
        [
          'For everyone, and before anything else.',
          'With a sheet on it, a mattress is a bed.',
          'Make the beds before you sit down.',
        ],
        'A mattress with clean sheets',
      ],
      [
        ['A lamp with its bulb', 'A lamp and an extension lead'],
        [
          'In empty rooms there is often no lamp on the ceiling.',
          'You do not want to unpack in the dark.',
          'And the {socket|outlet} is on the other side of the room.',
        ],
        'A small lamp on a bare floor',
      ],
      [
        ['Kettle, cups, bread, knife', 'Something to eat and to drink'],
        [
          'And something that you can eat with your hands.',
          'A hot drink saves the mood.',
          'Nobody finds the plates that evening.',
        ],
        'A kettle on a window sill',
      ],
      [
        ['Toilet paper, soap, towel', 'What you need in the bathroom'],
        ['You will need them in the first ten minutes.', 'The shops will be shut.', 'And the toothbrushes.'],
        'A roll of paper on a bare shelf',
      ],
      [
        ['Medicine, papers, chargers', 'What must not get lost'],
        ['Best of all in a bag on your shoulder.', 'They travel with you.', 'Keep it with you all day.'],
        'A shoulder bag by a door',
      ],
      [
        ['Screwdriver, tape, {bin bags|trash bags}', 'A few tools'],
        [
          'For the bed, the boxes and the {rubbish|trash}.',
          'You cannot put up a bed without them.',
          'Put them on top.',
        ],
        'A screwdriver on a cardboard box',
      ],
      [
        ['One thing that you love', 'A picture, a teddy, or the ugly vase'],
        [
          'It makes a strange room yours.',
          'It is there when you wake up.',
          'Everything else is still in boxes.',
        ],
        'A small picture leaning on a wall',
      ],
    ],
    turn: [
      'Write "last in, first out" on it, on all sides.',
      'The next morning the other forty boxes look like less.',
    ],
    asks: ['What was missing when you first slept in your home?', 'What is the first thing you unpack?'],
    ends: {
      p: 'Hang the list next to the front door a week before.',
      f: 'Sleep well. The rest can wait until morning.',
      a: 'Bed, lamp, kettle, toilet paper.',
      t: 'It should be light enough for one person to carry.',
      h: 'The rest turns up by Easter.',
      i: 'You need very little to feel at home.',
      l: 'The lamp is on. You are here.',
    },
    work: 'For an office move it is the box with the router, a cable, the coffee and the list of phone numbers.',
    keep: 'the week before a move',
    send: 'somebody who is moving this weekend',
    pic: {
      ask: 'An open box with kettle, lamp and a roll of paper',
      alt: 'An open cardboard box with a kettle and a lamp in it',
    },
    claims: [['First-night box', 'removal trade advice']],
  },
  {
    id: 'label-for-those-who-carry',
    format: 'howto',
    again: 9,
    emoji: '🖊️',
    tags: ['PackingTips', 'MovingTips', 'MovingDay'],
    title: [
      'How to pack and label boxes so that your move goes smoothly',
      'Packing to move: weights, labels and colours',
    ],
    cover: 'How to label moving boxes',
    gist: [
      'Write the room in the new home on two sides of each box, not on the lid. Number the boxes, put books in small ones, and hang a plan by the door.',
      'When you label a moving box, think of the person who carries it: they see the side, and they want to know which room.',
    ],
    subject: ['Do not write on the lid', 'Books go in small boxes'],
    hooks: {
      '*': [
        'Do not write on the lid of a moving box. Once another box is on top, nobody can read it.',
        '"Books, in the large box": with that sentence movers frighten their children.',
        'Whoever carries your moving boxes does not know where they go. Write it on the side.',
      ],
      p: 'Good labels save you more time on moving day than two more helpers.',
      f: 'Packing for a move? Think of the helper who stands in the new hall and asks "where?".',
      a: 'Moving boxes: write on the side, and keep them light.',
      t: 'Keep heavy boxes small, light ones may be large, and tape along the bottom twice.',
      h: '"Various, heavy, careful" stood on the box. It could have been any of us.',
      i: 'If you pack well, moving day is nearly fun.',
      l: 'Everything is wrapped, and on each box it says where it goes.',
    },
    lines: {
      '*': [
        'Write on two sides of a moving box, near the top. Nobody can read the lid once it is stacked.',
        'Write on a moving box where it goes, not where it comes from.',
        'Number your moving boxes and keep a list in your phone: "seventeen: winter coats, lamp, tax".',
        'Packing china for a move? Plates stand upright like records, glasses upside down, and socks go in between.',
      ],
      h: [
        "Every move has a last box. In it are a corkscrew, three batteries and a photo of somebody's uncle.",
      ],
    },
    scene: [
      '"Where does this go?" asks the helper on the third floor. "It is on the other side." "I am carrying it."',
      'By the door of the new home hangs a plan with coloured dots. The boxes have the same dots, and nobody has to ask.',
    ],
    why: [
      ['Whoever carries a box sees only one side of it.', 'Once boxes are stacked, you cannot see the top.'],
      [
        'A box that goes to the right room is carried only once.',
        'What stands in the wrong room, you carry again in the evening.',
      ],
    ],
    parts: [
      [
        ['Put heavy things in small boxes', 'Books in small boxes, pillows in large ones'],
        [
          'If you cannot lift it easily, make two.',
          'Your helpers have only one back each.',
          'Two that you can lift are better than one that you cannot.',
        ],
        'Books going into a small box',
      ],
      [
        ['Tape the bottom twice', 'Tape the bottom of each box well'],
        [
          'It is always the bottom that gives.',
          'Without tape only pillows are safe.',
          'Nothing ever falls out at the top.',
        ],
        'Tape pulled across a box',
      ],
      [
        ['Write room and number on two sides', 'Label the sides and not the lid'],
        [
          'Big, with a thick pen, near the top.',
          'A coloured dot for each room is quick to see.',
          'Write it so that you can read it from the door.',
        ],
        'A pen writing on the side of a box',
      ],
      [
        ['Put the same colours on the doors', 'Hang a plan at the entrance'],
        [
          'Then you can make tea, and the boxes sort themselves.',
          'Nobody has to ask you where it goes.',
          'Then each box lands in the right room.',
        ],
        'A coloured dot on a door frame',
      ],
      [
        ['Keep a list in your phone', 'Write down what is in each box'],
        [
          'Three words for each number are enough.',
          'In the first week you will look for everything.',
          'Nineteen: winter coats, lamp, cables.',
        ],
        'A short numbered list on a phone',
      ],
    ],
    turn: ['Pack what you need least first.', 'And leave one box open until the very end.'],
    asks: ['What was written on the strangest box of your move?', 'Which box have you never opened since?'],
    ends: {
      p: 'Removal firms lend out strong boxes that stack well.',
      f: 'Your helpers on the third floor say thank you.',
      a: 'Heavy in small boxes, labels on the side, a list.',
      t: 'On the list mark the ones that break easily.',
      h: 'The box that says "various" will be opened by your grandchildren.',
      i: 'A good beginning can be packed.',
      l: 'Wrapped, labelled, ready.',
    },
    work: 'For an office move give everybody two boxes and the number of their new desk. On Monday they unpack.',
    keep: 'the day when you buy the boxes',
    send: 'a friend who is packing',
    pic: {
      ask: 'Moving boxes with large writing on their sides',
      alt: 'Stacked moving boxes with room names on their sides',
    },
    claims: [['Packing and labelling advice', 'removal trade practice']],
  },
  {
    id: 'walk-through-with-a-record',
    format: 'mistake',
    again: 9,
    emoji: '🗝️',
    tags: ['RentingTips', 'HandoverRecord', 'MovingIn'],
    title: [
      'Moving into a rented {flat|apartment}: write down what you see',
      'Rental handover: what belongs in the record',
    ],
    cover: 'New {flat|apartment}? Write it down',
    gist: [
      'When you get the keys, go through room by room, note every scratch with a photo, and have both sides sign. What was there on the first day is not your fault on the last.',
      'Without a record of the handover you argue years later about who made the scratch.',
    ],
    subject: ['The scratch was there already', 'What to write down when you move in'],
    hooks: {
      '*': [
        '"The burn mark on the worktop was there already." Can you prove it?',
        'On the day you get the keys to a rented home everybody is friendly. That is when to write things down.',
        'Moving into a rented {flat|apartment}? Write down every scratch on the first day.',
      ],
      p: 'A written record of the handover protects tenants and landlords, and takes half an hour.',
      f: 'You have the keys to your new {flat|apartment}? First half an hour with a pen.',
      a: 'Do not take over {a flat|an apartment} without a record that both sides sign.',
      t: 'The room, what is wrong, a photo, the date, two signatures: that is a record.',
      h: '"It has always looked like that" is a sentence with which people have spent whole evenings.',
      i: 'If all is clear at the start, you part as friends.',
      l: 'A good start begins on a sheet of paper.',
    },
    lines: {
      '*': [
        'When you take over {a flat|an apartment}, photograph each room from the door, and each scratch from close by.',
        'In the record write "scratch by the window, as long as a hand", and not "floor: okay".',
        'Count the keys when you move in, and write the number down, including the ones for the cellar and the {letter box|mailbox}.',
        'At the handover try everything together: windows, blinds, {cooker|stove}, {taps|faucets}, heating. What sticks goes on the list.',
      ],
      h: ['Nobody has ever argued about a scratch that stood on page two.'],
    },
    scene: [
      'Six years later, in the same kitchen, two people look at a burn mark, and each remembers it differently.',
      'An empty {flat|apartment}, a list and a pen. "Window on the left?" "It sticks." And it goes on the list.',
    ],
    why: [
      [
        'When you move out, somebody asks what has changed. For that you have to know what it was like.',
        'If nobody wrote it down, nobody can compare.',
      ],
      [
        'After some years we remember what is good for us, landlords and tenants alike.',
        'Both sides really believe what they say.',
      ],
    ],
    parts: [
      [
        ['Go room by room, in daylight', 'Look at everything by day'],
        [
          'Walls, floor, windows, doors, always in the same order.',
          'By lamplight you do not see the scratches.',
          'You see more when the sun is in.',
        ],
        'A clipboard in an empty room',
      ],
      [
        ['Describe exactly what you see', 'Write down place and size'],
        [
          '"Good" means something different to everybody.',
          'Put a coin next to it in the photo, and you see how big it is.',
          '"Scratch left of the door, as long as a finger" is clear.',
        ],
        'A coin beside a scratch',
      ],
      [
        ['Take photos with a date', 'Photograph from far and from near'],
        [
          'First the whole room, and then the details.',
          'Send them to each other the same evening.',
          'Then both of you have the same pictures.',
        ],
        'A phone photographing a corner',
      ],
      [
        ['Write down keys and meters', 'Count the keys, read the meters'],
        [
          'How many keys, what for, and which readings.',
          'A missing key is expensive if nobody noticed it.',
          'Count them aloud.',
        ],
        'A row of keys on a sill',
      ],
      [
        ['Both sign it, and both get a copy', 'Sign it before you go home'],
        [
          'If somebody changes it later, both sign again.',
          'Then nobody can add anything.',
          'Do it before anybody puts a coat on.',
        ],
        'Two signatures on one page',
      ],
    ],
    turn: [
      'Then put it with the contract and forget about it.',
      'When you move out, take the same list along.',
    ],
    asks: [
      'What did you forget to write down once?',
      'Where do you keep the record of your {flat|apartment}?',
    ],
    ends: {
      p: 'There are free forms for it.',
      f: 'And then open a window and be happy.',
      a: 'Look, write, photograph, sign.',
      t: 'If you find a fault later, report it in writing on the same day.',
      h: 'Like a wine, a burn mark should have a date.',
      i: 'It does not take much to be fair.',
      l: 'Two signatures, a handshake, and the keys.',
    },
    work: 'If you rent a shop, write down what the last tenant left behind and who has to take it out.',
    wrong: 'Taking over the keys without writing down what is there',
    caution: [
      'What a tenant must repair and how deposits are settled is a matter of law and contract. Take advice in a dispute.',
      'Who repairs what, and what becomes of a deposit, depends on your contract and your law: get advice if you disagree.',
    ],
    keep: 'the day you get the keys',
    send: 'somebody who is moving into their first {flat|apartment}',
    own: [
      {
        about: 'handover|inventor(?:y|ies)|check-?(?:in|out)',
        kinds: ['service', 'process', 'policy'],
        lead: 'And this is how it is done here.',
      },
    ],
    pic: {
      ask: 'A clipboard and a bunch of keys on the sill of an empty room',
      alt: 'A clipboard and keys on a window sill in an empty room',
    },
    claims: [['Handover records with photographs', "tenant and landlord associations' advice"]],
    only: LETS,
  },
  {
    id: 'the-last-rent',
    format: 'myth',
    again: 11,
    emoji: '💶',
    tags: ['RentingTips', 'Deposit', 'MovingOut'],
    title: [
      "Can you use the deposit for the last month's rent?",
      "Deposit and last month's rent: why you still have to pay",
    ],
    cover: 'The deposit is not your last rent',
    gist: [
      'The deposit is for damage and bills that turn up when you have left. So you cannot simply stop paying the last rent. Ask first.',
      'If you stop paying rent "because they have my deposit", you usually get a reminder, and sometimes it costs you money.',
    ],
    subject: ['"They have my deposit anyway"', 'What the deposit is for'],
    hooks: {
      '*': [
        '"I will not pay the last month, they have my deposit." It sounds logical, and it causes trouble.',
        'The deposit is not there for the last rent. What is it for?',
        'The deposit is your money, and still it is not your rent.',
      ],
      p: 'In most rental contracts deposit and rent are two different things.',
      f: 'Moving out soon, and money is tight? Talk to your landlord before you stop paying.',
      a: 'Pay the last rent, and then ask for your deposit.',
      t: 'The deposit covers what turns up after you have left. The rent is due all the same.',
      h: 'The deposit is money that you last saw when your sofa was new.',
      i: 'A phone call saves a lot of trouble at the end.',
      l: 'You leave, and nobody owes anybody anything.',
    },
    lines: {
      '*': [
        'Your deposit is for what turns up after you have moved out. If it went on the last rent, nothing would be left for that.',
        'No money for the last rent? Ask your landlord early. It is better than a reminder.',
        'Moving out? Give your landlord your new address and account number in writing, or your deposit may take long.',
        'How long a landlord may keep your deposit depends on where you live. Look it up before you get angry.',
      ],
      h: ['A deposit is like an umbrella: you hand it over dry and wonder how it will come back.'],
    },
    scene: [
      'Two rents in one month, the van, and new curtains. And somewhere lies the deposit that you paid six years ago. May you use it?',
      '"Everybody does that," says a friend, who once got a letter from a {solicitor|lawyer} about it.',
    ],
    why: [
      [
        'You only see whether something is broken when the {flat|apartment} is empty. The deposit has to last until then.',
        'The bills for heating and water come months later, and the deposit is for them too.',
      ],
      [
        'If you do not pay the rent, your landlord can take action, deposit or not.',
        'A month that is not paid is not paid.',
      ],
    ],
    parts: [
      [
        ['Read what your contract says', 'Look up how the deposit is kept'],
        [
          'How you get it back depends on it.',
          'It is usually two sentences near the end.',
          'It may be an account, a scheme or a guarantee.',
        ],
        'A finger on a line of a contract',
      ],
      [
        ['Agree in writing if you want it otherwise', 'Ask your landlord, and get it in writing'],
        ['They may say yes.', 'A short mail with a clear answer is enough.', 'A yes by mail counts.'],
        'A short mail being written',
      ],
      [
        ['Leave the home clean and empty', 'Hand it over in good order'],
        [
          'The tidier it is, the quicker you get your money.',
          'Then there is nothing to argue about.',
          'Read the meters too.',
        ],
        'A swept empty room',
      ],
    ],
    turn: [
      'And then ask in a friendly way when you will get it back.',
      'If there is an argument, an advice centre can help.',
    ],
    asks: ['How long did you wait for your deposit?', 'Which rule about renting did you learn the hard way?'],
    ends: {
      p: 'Write to your landlord with a date and your account number.',
      f: 'And part as friends if you can. Towns are small.',
      a: 'The rent is the rent. The deposit is the deposit.',
      t: 'Write down on the first day how much you paid and where it is kept.',
      h: 'Deposits come home late, like teenagers.',
      i: 'If you are fair at the end, so are others.',
      l: 'Keys back, bills paid, goodbye.',
    },
    work: 'Landlords: send one page to those who move out, with the date, what to bring, and when the deposit is paid back.',
    myth: "The deposit can be used as the last month's rent",
    short: [
      'In general you cannot. It is for what turns up later, and the rent is still due.',
      'As a rule no: it is there for damage and bills after you have gone.',
    ],
    caution: [
      'Deposit rules differ by country and contract. For your own case ask an advice centre or a lawyer.',
      'Deposits are ruled by country and contract. An advice centre or a lawyer can tell you about yours.',
    ],
    keep: 'the month in which you give notice',
    send: 'a friend who is moving out',
    own: [
      {
        about: 'letting|tenan|rental|property management',
        kinds: ['service', 'policy', 'process', 'price'],
        lead: 'We let homes too.',
      },
    ],
    pic: {
      ask: 'Keys on a folded contract, names covered',
      alt: 'A bunch of keys lying on a folded contract',
    },
    claims: [
      [
        'Deposit normally not to be set off by the tenant against last rent',
        'tenancy advice in several countries; worded "as a rule"',
      ],
    ],
    only: LETS,
  },
  {
    id: 'what-do-you-unpack-first',
    format: 'question',
    again: 7,
    emoji: '🖼️',
    tags: ['MovingHouse', 'NewHome', 'HomeFeeling'],
    title: ['When does a new home begin to feel like home?', 'When did it start to feel like home?'],
    cover: 'When does it feel like home?',
    gist: [
      'With the first picture on the wall, the first burnt toast, or the first letter with your name on it? When did your new home become yours?',
      'Moving takes a day. Feeling at home takes longer. When did it happen to you?',
    ],
    subject: ['When did it become home?', 'The first burnt toast'],
    hooks: {
      '*': [
        'One day you say "let us go home" and mean the new place. When was that?',
        'With a key you have {a flat|an apartment}. When is it a home?',
        'Keys are handed over at once, and a home takes longer.',
      ],
      p: 'Most people still know the moment when a new place became home.',
      f: 'When did you first feel at home where you live now?',
      a: 'In a new home, hang up a picture on the first day.',
      t: 'You feel at home when you do things without thinking: the same way, the same switch, the same chair.',
      h: 'You are at home when you know which stair creaks, and so does your family.',
      i: 'You can buy a house. A home takes a little longer.',
      l: 'One evening the sun comes in, and you are at home.',
    },
    lines: {
      '*': [
        'When did your home become yours: with the first picture, the first letter or the first burnt toast?',
        'New home? Hang up one picture before you unpack the kitchen.',
        'You are at home when you find the light switch in the dark.',
        'When your guests know where the sugar is, it is a home.',
      ],
      h: [
        'For four weeks she walked into the cupboard. In the old {flat|apartment} the door had been there.',
      ],
    },
    scene: [
      'In the third week he comes home, puts his keys in the bowl, and only then notices that there is a bowl.',
      'Children notice a new home with their ears: "Here it echoes. Here it hums. And here it smells like us now."',
    ],
    why: [
      [
        'At first everything is strange. One day you no longer notice it.',
        'You get used to the switches, the stairs and the smell, and one day it is home.',
      ],
    ],
    parts: [
      [
        ['The first picture on the wall', 'A nail in the wall'],
        [
          'If you put in a nail, you want to stay.',
          'It hangs crooked, and it is your wall now.',
          'You leave it a little crooked.',
        ],
        'A hammer and a picture',
      ],
      [
        ['The first thing that goes wrong', 'The first stain'],
        [
          'Burnt toast, a flooded bath, red wine on the floor.',
          'When you have mopped the floor once, you live there.',
          'Now there is a story to it.',
        ],
        'A slice of dark toast',
      ],
      [
        ['The first visitor', 'The first time you show it to somebody'],
        [
          'You say "mind the step", because you know it.',
          'When you show it to others, you notice that you like it.',
          'You say "our kitchen" without thinking.',
        ],
        'Two coats on one hook',
      ],
      [
        ['The first letter', 'Your name on the {letter box|mailbox}'],
        [
          'There it is: your name and this street.',
          'Even if it is only a bill.',
          'Now everybody knows that you live here.',
        ],
        'A letter in a {letter box|mailbox}',
      ],
    ],
    turn: ['And if it has not happened yet: hang up a picture.', 'Some say that the cat decided it.'],
    asks: ['When did your home become yours?', 'What do you unpack before anything else?'],
    ends: {
      p: 'With children it helps to finish one room on the first weekend.',
      f: 'Tell us the moment. We love those stories.',
      a: 'A nail, a picture, done.',
      t: 'Put one lamp and one chair where they stood before.',
      h: 'The cupboard has forgiven her.',
      i: 'It is not the key. It is what you do with it.',
      l: 'You put your keys down, and the sun comes in.',
    },
    work: 'Ask a new colleague who has moved for the job whether the {flat|apartment} feels like home. If not, invite them to supper.',
    keep: 'the third week in a new home',
    send: 'someone who has just moved',
    pic: {
      ask: 'A bowl with keys, or a single picture on a bare wall',
      alt: 'A bowl with keys below a single picture on a wall',
    },
    claims: [['Feeling at home grows through familiarity', 'common experience']],
  },
  {
    id: 'photograph-the-garden-now',
    format: 'season',
    again: 11,
    emoji: '🌿',
    when: { season: ['summer'] },
    tags: ['GardenPhotos', 'SellingAHome', 'SummerLight'],
    title: [
      'Thinking of selling one day? Photograph your garden in summer',
      'Take pictures of your garden while it is green',
    ],
    cover: 'Photograph your garden in summer',
    gist: [
      'If you might sell in winter, take pictures of the garden and the balcony now. In winter nobody can imagine the roses.',
      'A garden sells a house, but for half the year you cannot see it. Take your photos on a summer morning.',
    ],
    subject: ['In winter nobody believes in roses', 'Photograph your garden now'],
    hooks: {
      '*': [
        'In winter a garden is a lawn and a {bin|trash can}. So photograph it in summer.',
        'The best month to photograph a house is seldom the month when it is sold.',
        'In December no buyer believes in your roses. Photograph them now.',
      ],
      p: 'Summer photos of your garden show buyers in winter what they cannot see.',
      f: 'Perhaps you will sell one day, perhaps not. Photograph your roses anyway.',
      a: 'Take your garden pictures in summer, whenever you want to sell.',
      t: 'Photograph a garden early or late in the day. At noon the light is too hard.',
      h: '"And here," says the agent in January and points at a puddle, "is where you sit in summer."',
      i: 'Even if you never sell, you will have a picture of a lovely morning.',
      l: 'Early light, roses, and a chair in the shade.',
    },
    lines: {
      '*': [
        'Photograph your garden at seven in the morning or an hour before sunset. At noon even roses look tired.',
        'Photograph your garden from the same place in each season. A buyer wants to see all of them.',
        'Write on your garden photos at what time the sun is where. Every buyer asks that.',
        'Before you photograph the garden, take away the hose and the paddling pool, and put out a table and two chairs.',
      ],
      h: ['The listing promised roses. The photo from January showed sticks.'],
    },
    scene: [
      'Half past six in the morning. Somebody stands in the flower bed in a {dressing gown|bathrobe} and photographs the house.',
      "A viewing in winter, in the rain. On the agent's phone there is a picture of the garden in June, and everybody comes closer.",
    ],
    why: [
      [
        'In winter nobody can imagine what is green in summer.',
        'Buyers see an empty flower bed and think that it is always like that.',
      ],
      [
        'With a date on it, a summer photo is honest: it shows what is really there.',
        'If it says "June" below the picture, everybody believes it.',
      ],
    ],
    parts: [
      [
        ['Get up early once', 'Go out before breakfast'],
        [
          'The light is softest then.',
          'One morning in summer is enough.',
          'After eight in the evening it is good too.',
        ],
        'Dew on a lawn in low sun',
      ],
      [
        ['Take a picture from where you sit', 'Show the view from the table'],
        [
          'From the terrace or from the kitchen window.',
          'Buyers want to know what it looks like over breakfast.',
          'That is what they will see every day.',
        ],
        'Two chairs seen from a kitchen door',
      ],
      [
        ['Take one in the evening light', 'Go out again in the evening'],
        [
          'With a lamp on in the house it looks best.',
          'It is often the nicest picture of all.',
          'It shows what summer evenings are like.',
        ],
        'Lit windows at dusk',
      ],
      [
        ['Write down month and time', 'Save it with a date'],
        [
          '"June, west, eight in the evening" says a lot in January.',
          'Then buyers know that it is real.',
          'And which way the picture looks.',
        ],
        'A note with month and direction',
      ],
    ],
    turn: [
      'Put the photos in a folder called "house" and forget about them.',
      'If you never need them, they make a good calendar.',
    ],
    asks: [
      'What does your garden or balcony look like at seven in the morning?',
      'In which month is your home at its nicest?',
    ],
    ends: {
      p: 'Your agent will be glad of them.',
      f: 'And stay out there for a coffee.',
      a: 'Early, from the chair, with a date.',
      t: 'Have the sun at your side, and do not zoom.',
      h: 'In January a rose is a stick with a past.',
      i: 'You can keep a little bit of summer.',
      l: 'A summer morning, kept for winter.',
    },
    work: 'If you let houses, photograph all the gardens on one morning in June. You can use the pictures all year.',
    keep: 'the next fine morning',
    send: 'somebody with a lovely garden',
    own: [
      {
        about:
          '(?:we|i) (?:take )?(?:photograph|pictures)|photographs? (?:on|of)|professional photo|floor plans|valuation|appraisal',
        kinds: ['service', 'offer', 'process'],
        lead: 'If you are thinking of selling one day.',
      },
    ],
    pic: {
      ask: 'A garden, yard or balcony in early or late light',
      alt: 'Two garden chairs in low morning sun',
    },
    claims: [['Soft low light; seasonal photos should be labelled', 'photography practice; trade practice']],
    unless: LETS_ONLY,
  },
];
