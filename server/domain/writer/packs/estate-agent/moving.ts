// Moving in, moving out, letting and handing over.
import type { Idea } from '../../library/idea.ts';

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
    cover: 'Photograph the meters',
    gist: [
      'On the day the keys change hands, photograph every meter with its number and the date. It takes three minutes and ends arguments that take months.',
      'Electricity, gas, water, heating: one picture each, with the serial number in it, on the day of the handover.',
    ],
    subject: ['Three minutes in the cellar', 'One picture that saves months'],
    hooks: {
      '*': [
        'Months after a move a bill arrives, and someone has to say what the water meter showed in May.',
        'Everyone photographs the empty living room. Hardly anyone goes down to the meters.',
        'One picture in the cellar is worth two months of letters.',
      ],
      p: 'Most disputes over final bills are about a figure that nobody wrote down.',
      f: 'Moving soon? Add one little trip to the cellar, with your phone.',
      a: 'Photograph every meter on the day of the keys.',
      t: 'A usable reading has three parts: serial number, value with unit, date.',
      h: 'The meter was read by a man on a ladder with a {torch|flashlight} in his mouth. He said: "Mmm four mmm."',
      i: 'Leave with a clear reading and the next home begins with a clean page.',
      l: 'One last look at the dials, and all is settled.',
    },
    lines: {
      '*': [
        'On moving day photograph the meters: number and reading in one picture. The argument about the final bill is then over before it begins.',
        'Two electricity tariffs, two readings. Night electricity has a display of its own.',
        'Moving out? The small heating meters on the radiators want to be read as well, every one of them.',
        'Send pictures of the meters to the other party on the same day. Then there are two witnesses and no memory is needed.',
      ],
      h: [
        'Somewhere in every house is a meter behind a shelf behind a boiler. That is the one which will be asked about.',
      ],
    },
    scene: [
      'The van is loaded, the floor is swept, everybody is hugging. In the cellar three little wheels turn and wait for someone to look.',
      'In October a letter comes about {the flat|the apartment} that you left in May. You used to live there. Since when is now the question.',
    ],
    why: [
      [
        'Bills come long after the move and are estimated if no reading exists.',
        'Without a figure the supplier guesses, and guesses are seldom modest.',
      ],
      [
        'A photograph carries its own date and cannot get a digit wrong.',
        'Numbers copied by hand swap places, while a picture does not.',
      ],
    ],
    parts: [
      [
        ['Find out beforehand where they are', 'Find out where the meters hide'],
        [
          'Cellar, stairwell, pit in the front garden. Ask for the key.',
          'The water meter likes to live under the sink, behind the bucket.',
          'A key, a torch, a look under the sink.',
        ],
        'A {torch|flashlight} in a meter cupboard',
      ],
      [
        ['Get number and reading in one shot', 'Number and figure together'],
        [
          "The serial number proves that it is yours and not the neighbours'.",
          'In a row of eight the one on the left is never the one that you think.',
          'A reading without a number belongs to anyone.',
        ],
        'A meter with its serial number',
      ],
      [
        ['Do it together', 'Read them with somebody beside you'],
        [
          'Both parties look, both nod, both get the picture.',
          'A figure in a signed record needs no further proof.',
          'What two have seen nobody disputes.',
        ],
        'Two people at a meter cupboard',
      ],
      [
        ['Report it within the days you have', 'Send it off in time'],
        [
          'Suppliers set a time limit for moves. A message with the picture is usually enough.',
          'The new address belongs in the same mail, for the last bill.',
          'With the new address, and the file is shut.',
        ],
        'A picture being sent from a phone',
      ],
    ],
    turn: [
      'Keep them until the last bill has been paid.',
      'And on the same day do it again, in the new place.',
    ],
    asks: ['Where does the most hidden meter in your home live?', 'Have you ever argued about a reading?'],
    ends: {
      p: 'For landlords the same pictures make the yearly statement far easier.',
      f: 'Mind your head on the cellar stairs.',
      a: 'Number, value, date. Done.',
      t: 'Photograph digital displays long enough to catch all registers; they scroll.',
      h: 'Meters are modest: they only ask to be looked at when you leave.',
      i: 'A tidy ending makes for a light beginning.',
      l: 'Noted, signed, and the door closes.',
    },
    work: 'Anyone who manages many {flats|apartments} keeps a sheet per building with the place of each meter. New colleagues then spend their first week letting and not looking for a water pipe.',
    keep: 'the day the keys change hands',
    send: 'somebody with boxes in the hall',
    own: [
      {
        about: 'handover|inventory|check-?(?:in|out)',
        kinds: ['service', 'process', 'policy'],
        lead: 'What does a handover look like here?',
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
      'What belongs in the box for the first night in a new home',
      'Moving day: pack this box last and open it first',
    ],
    cover: 'The box for the first night',
    gist: [
      'One box travels with you and not in the van: bedding, kettle, lamp, toilet paper, chargers, medicine, a screwdriver. With it the first evening is an evening.',
      'Pack one box last and open it first. At ten at night you will know why.',
    ],
    subject: ['Pack this box last', 'Ten at night, and no toilet paper'],
    hooks: {
      '*': [
        'It is ten at night, forty boxes are in the hall, and in one of them is the toilet paper.',
        'There is one box that must not go into the van.',
        'There will be one box that everybody is looking for. Know which.',
      ],
      p: 'A first-night box costs ten minutes of packing and saves an hour of searching when nobody has an hour left.',
      f: 'Moving this month? Pack one box as though you were going camping in your own bedroom.',
      a: 'Pack it last. Carry it yourself. Open it first.',
      t: 'Priority items: sleep, light, water, warmth, power, medicine, tools.',
      h: 'All forty boxes were labelled. On thirty-one of them it said "kitchen".',
      i: 'A made bed and a warm cup, and a strange house becomes yours.',
      l: 'Clean linen, a small lamp, tea in a familiar cup.',
    },
    lines: {
      '*': [
        'Make the beds first. Whatever else goes wrong on moving day, at some point everyone wants to fall over.',
        'Moving? Take a lamp with its bulb. In many empty {flats|apartments} three wires hang from the ceiling, and that is all.',
        'Put medicine, papers and keys in a bag that you do not put down.',
        'Bread, cheese, a knife, four cups. Nobody finds the plates on the first evening, and nobody needs them.',
      ],
      h: ['The screwdriver for the box with the tools is in the box with the tools.'],
    },
    scene: [
      'The helpers have gone, the pizza boxes are empty, and by the light of a phone somebody is reading what is written on cardboard.',
      'A child sits on a mattress in a strange room and asks where the lamp with the moon is. You know exactly. It travelled with you.',
    ],
    why: [
      [
        'On the evening of a move nobody has the strength left to look for anything.',
        'By ten all heads are empty and all boxes look alike.',
      ],
      [
        'What is in the van comes in last or somewhere, and you do not decide where.',
        'Forty boxes are carried by people who want to go home.',
      ],
    ],
    parts: [
      [
        ['Bedding and something to sleep in', 'What you need to sleep'],
        [
          'Before anything else, and for everyone.',
          'A mattress with a sheet on it is a bedroom.',
          'Made beds first, before anyone sits down.',
        ],
        'A mattress with clean sheets',
      ],
      [
        ['A lamp with its bulb', 'Something that gives light'],
        [
          'And an extension lead, for the {socket|outlet} is elsewhere.',
          'Ceilings in empty {flats|apartments} have wires and nothing on them.',
          'One lamp and a lead, because ceilings are bare.',
        ],
        'A small lamp on a bare floor',
      ],
      [
        ['Kettle, cups, bread, knife', 'Something warm to drink and something to eat'],
        [
          'With tea, coffee and something that you can eat in the hand.',
          'Warm hands hold the mood together.',
          'A kettle is the heart of a house.',
        ],
        'A kettle on a window sill',
      ],
      [
        ['Toilet paper, soap, towel', 'The bathroom kit'],
        [
          'The three things on which happiness depends.',
          'In the box and not on the list for tomorrow.',
          'You will want it within ten minutes.',
        ],
        'A roll of paper on a bare shelf',
      ],
      [
        ['Medicine, papers, chargers', 'What must not get lost'],
        [
          'In a bag on your shoulder.',
          'Whatever would be serious to lose does not go in a van.',
          'It travels on you.',
        ],
        'A shoulder bag by a door',
      ],
      [
        ['Screwdriver, tape, {bin bags|trash bags}', 'What opens and puts together'],
        [
          'For the bed, for the box, for everything else.',
          'Tools that are needed must not lie beneath what needs them.',
          'On top, not at the bottom.',
        ],
        'A screwdriver on a cardboard box',
      ],
      [
        ['One thing from home', 'Something that is yours'],
        [
          'A picture, a bear, the ugly vase.',
          'So that something is already there when you wake up.',
          'The rest of the house is still strangers.',
        ],
        'A small picture leaning on a wall',
      ],
    ],
    turn: [
      'Write "last in, first out" on it, on all sides.',
      'On the next morning the forty others are only half as many.',
    ],
    asks: ['What was missing on your first night?', 'Which one thing comes out of the box first with you?'],
    ends: {
      p: 'It helps to hang the list up beside the front door a week ahead.',
      f: 'Sleep well in there. The rest will keep until morning.',
      a: 'Bed, lamp, kettle, paper.',
      t: 'One box per two persons; keep it below a weight that one of you can carry up the stairs.',
      h: 'Everything else turns up by Easter.',
      i: 'The first evening needs little, and that little is what makes a home.',
      l: 'Lamp on. You are here.',
    },
    work: 'For an office move it is the box with router, extension lead, coffee and the list of phone numbers. Anyone who has it with them is the hero of Monday.',
    keep: 'the week before a move',
    send: 'the person who is carrying boxes this weekend',
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
      'How to pack and label boxes so that the move goes smoothly',
      'Packing to move: weights, labels and colours',
    ],
    cover: 'Label for those who carry',
    gist: [
      'Write the room in the new home on two sides, never on the lid, number the boxes, keep books in small ones, and hang a plan by the door.',
      'Labels are for people with their arms full. They see the side, they want a room, and they do not want to ask.',
    ],
    subject: ['Never write on the lid', 'Books go into the small ones'],
    hooks: {
      '*': [
        'The lid of a box is the one place that nobody can read once another stands on it.',
        'Books in a large box: with that sentence removal people scare their children.',
        'Who carries it does not know what is in it. Tell them where it goes.',
      ],
      p: 'Good labels save more time on moving day than two extra helpers.',
      f: 'Packing? Think of the person who will stand in the new hall and ask "where?".',
      a: 'Label the sides, never the lid. Weight before size.',
      t: 'Small boxes for dense things, large ones for light; gaps filled, bottom taped twice, lids closed flat.',
      h: '"Diverse, heavy, careful" stood on the box. It might have been any of us.',
      i: 'Anyone who packs kindly makes a good day for others.',
      l: 'Tissue, order, a clear hand.',
    },
    lines: {
      '*': [
        'Write on two sides of a box, near the top edge. Lids are read only by the ceiling.',
        'On a moving box write the room it is going to. The one that it comes from interests nobody at the new place.',
        'Number the boxes and keep a list on your phone. "Number seventeen: winter coats, lamp, tax" is worth gold in the first cold week.',
        'Plates travel standing up, like records, and glasses upside down. Both like socks.',
      ],
      h: [
        "Every move has a last box. In it are a corkscrew, three batteries and a photo of somebody's uncle.",
      ],
    },
    scene: [
      '"Where does this go?" asks the helper on the third floor. "Turn it round." "I am carrying it."',
      'By the door of the new {flat|apartment} hangs a plan with coloured dots. The boxes find their way by themselves.',
    ],
    why: [
      [
        'Anyone who carries sees one side and has no hand free to turn it.',
        'Stacked, a box shows two faces at best, and never the top.',
      ],
      [
        'A box that stands in the right room is carried once.',
        'What lands in the wrong place gets lifted again, by you, in the evening.',
      ],
    ],
    parts: [
      [
        ['Choose the box by weight', 'Heavy things in small boxes'],
        [
          'Books and tins into small ones, pillows and pans into large.',
          'If you cannot lift it with a straight back, it is two boxes.',
          'Two that can be lifted beat one that cannot.',
        ],
        'Books going into a small box',
      ],
      [
        ['Tape the bottom twice', 'It is the underside that needs tape'],
        [
          'Once along and once across. It is always the bottom.',
          'Folding alone holds for pillows. Everything else wants tape.',
          'Nothing falls out at the top.',
        ],
        'Tape pulled across a box',
      ],
      [
        ['Write room and number on two sides', 'Write on the sides'],
        [
          'Big, with a thick pen, near the upper edge.',
          'A coloured dot for each room helps those who speak another language.',
          'Lids vanish under the next box.',
        ],
        'A pen writing on the side of a box',
      ],
      [
        ['Hang the same colours on the doors', 'Doors get the same colour'],
        [
          'And a plan by the entrance, at eye level.',
          'Then you can make tea while it sorts itself.',
          'People carry by colour and not by reading.',
        ],
        'A coloured dot on a door frame',
      ],
      [
        ['Keep a list in the phone', 'Three words in your phone'],
        [
          'Number and three words. It takes a minute a box.',
          'In the first week you will search, and it will answer.',
          'Box nineteen: winter, lamp, cables.',
        ],
        'A short numbered list on a phone',
      ],
    ],
    turn: [
      'Pack what you need least first and what you love most last.',
      'And one box stays open until the very end. There is always something left on the sill.',
    ],
    asks: ['What stood on the strangest box of your move?', 'Which box have you never opened since?'],
    ends: {
      p: 'Removal firms lend out sturdy boxes in standard sizes, and those stack.',
      f: 'Your helpers thank you, from the third floor.',
      a: 'Small for heavy, side not lid, number and list.',
      t: 'Keep each below what one person carries safely; note fragile ones on the list as well.',
      h: 'The box marked "various" will be opened by your heirs.',
      i: 'A good beginning can be packed.',
      l: 'Each thing wrapped, named, expected.',
    },
    work: 'For an office, give each person two boxes and a number for their new desk. On Friday they pack, on Monday they unpack, and nobody has had to guess whose cactus it is.',
    keep: 'the day you buy the boxes',
    send: 'the person who writes "diverse" on boxes',
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
      'Moving into a rented {flat|apartment}: why a handover record matters',
      'Rental handover: what belongs in the record',
    ],
    cover: 'Write it down at the door',
    gist: [
      'Go through room by room at the handover, note scratches and stains with a photo, and have both sign. What stands there on the first day cannot be yours on the last.',
      'A handover without a record is a memory contest, held years later, for money.',
    ],
    subject: ['The scratch was there already', 'A memory contest for money'],
    hooks: {
      '*': [
        'The burn mark on the worktop was there already. Says who?',
        'On the day of the keys everyone is in a good mood. That is the moment to write things down.',
        'On the first day everybody is friendly. Use it.',
      ],
      p: 'A careful record protects tenant and landlord alike, and it costs half an hour.',
      f: 'Keys in hand, flat empty, heart full? Half an hour with a pen first.',
      a: 'No handover without a record. Signed by both.',
      t: 'Room, element, condition, photo, date, signatures: that is a record. Everything else is an impression.',
      h: '"It has always looked like that" is a sentence with which whole evenings have been spent.',
      i: 'What is clear at the start stays friendly at the end.',
      l: 'Good terms begin with a good page.',
    },
    lines: {
      '*': [
        'At the handover photograph each room from the door and every flaw from close by, with something beside it for scale.',
        'Write "scratch in parquet by the window, as long as a hand" and not "floor: okay".',
        'Count the keys aloud and write down the number, with the one for the cellar, the {letter box|mailbox} and the bike shed.',
        'At a handover try things while both of you are there: windows, blinds, {cooker|stove}, {taps|faucets}, heating. What sticks today goes on the list today.',
      ],
      h: ['Nobody has ever been angry about a hole in the wall which stood on page two.'],
    },
    scene: [
      'Six years later, the same kitchen. Two people bend over a worktop, and each of them remembers it differently.',
      'A clipboard, a {biro|ballpoint}, an empty {flat|apartment} that echoes. "Window left?" "Sticks." "Sticks," says the pen.',
    ],
    why: [
      [
        'At the end of a tenancy the question is what has changed, and for that you must know how it was.',
        'Nobody can compare with a state that is written down nowhere.',
      ],
      [
        'Memories drift in the direction of our own purse, on both sides and without any ill will.',
        'After years each party recalls quite honestly what suits it.',
      ],
    ],
    parts: [
      [
        ['Go room by room, in daylight', 'Go by day, room after room'],
        [
          'Walls, floor, windows, doors, fittings. Always in the same order.',
          'By lamplight one signs for scratches that appear at noon.',
          'The sun shows what a bulb forgives.',
        ],
        'A clipboard in an empty room',
      ],
      [
        ['Describe, do not judge', 'Write facts and sizes, not opinions'],
        [
          'Where, what, how large. "Good" means something different to each.',
          'A coin next to it in the picture replaces a dispute about size.',
          '"Scratch, left of the door, as long as a finger" says it.',
        ],
        'A coin beside a scratch',
      ],
      [
        ['Take pictures with a date', 'Take photos from far and near'],
        [
          'Overview first, then detail, then the next room.',
          'Send them to each other the same evening, and both have the same set.',
          'Sent to both, on the same evening.',
        ],
        'A phone photographing a corner',
      ],
      [
        ['Note keys and meters', 'Count keys and read meters'],
        [
          'How many, for what, and which figure.',
          'A missing key is cheap to note and dear to find out about.',
          'Counted aloud, written down.',
        ],
        'A row of keys on a sill',
      ],
      [
        ['Both sign, both get a copy', 'End with two signatures'],
        [
          'On the spot, and before anyone drives home.',
          'What is added afterwards needs both signatures again.',
          'Before the coats go on.',
        ],
        'Two signatures on one page',
      ],
    ],
    turn: [
      'Then put it with the contract and forget it for years.',
      'When you leave, take the same sheet along and go the same way round.',
    ],
    asks: [
      'What had you forgotten to write down once?',
      'Where do you keep the record of {your flat|your apartment}?',
    ],
    ends: {
      p: 'A form that runs in the order of the rooms is enough; many are offered without charge.',
      f: 'And then open a window and be glad.',
      a: 'Look, describe, photograph, sign.',
      t: 'Hidden defects that show later: report them in writing as soon as you see them.',
      h: 'Burn marks, like wine, should have a date on them.',
      i: 'Fairness needs surprisingly little paper.',
      l: 'A signature, a handshake, a key.',
    },
    work: 'For shops and workshops add what was installed and who must take it out again. The shelf that the last tenant left behind can cost more than the first month.',
    wrong: 'Taking over the keys without writing down what is there',
    caution: [
      'What a tenant must repair and how deposits are settled is a matter of law and contract. Take advice in a dispute.',
      'Who repairs what, and what becomes of a deposit, depends on your contract and your law: get advice if you disagree.',
    ],
    keep: 'the day you get the keys',
    send: 'somebody who is moving into {their first flat|their first apartment}',
    own: [
      {
        about: 'handover|inventor(?:y|ies)|check-?(?:in|out)',
        kinds: ['service', 'process', 'policy'],
        lead: 'How is it done by this office?',
      },
    ],
    pic: {
      ask: 'A clipboard and a bunch of keys on the sill of an empty room',
      alt: 'A clipboard and keys on a window sill in an empty room',
    },
    claims: [['Handover records with photographs', "tenant and landlord associations' advice"]],
  },
  {
    id: 'the-last-rent',
    format: 'myth',
    again: 11,
    emoji: '💶',
    tags: ['RentingTips', 'Deposit', 'MovingOut'],
    title: [
      'Can you live off the deposit in the last month of a tenancy?',
      "Deposit and last month's rent: why you still have to pay",
    ],
    cover: 'The deposit is not the rent',
    gist: [
      'The deposit secures what may come to light at the end, so it cannot simply be set off against the last rent. Ask first; in many places it is a breach of contract.',
      'Stopping the rent "because they have my deposit" mostly leads to a reminder, and at times to costs.',
    ],
    subject: ['"They have got my deposit anyway"', 'What a deposit is for'],
    hooks: {
      '*': [
        '"I simply will not pay the last month. They have my deposit." It sounds logical, and it is where trouble starts.',
        'A deposit lies quietly in an account and means something different to each side.',
        'It is your money, and still not your rent.',
      ],
      p: 'Deposit and rent are two separate things in most tenancy agreements.',
      f: 'Moving out soon and the money is tight? Talk before you stop paying.',
      a: 'Pay the last rent. Then claim the deposit.',
      t: 'The deposit secures claims that arise up to and after return; rent falls due regardless.',
      h: 'The deposit: money that you last saw when your sofa was new.',
      i: 'A good ending is worth a phone call.',
      l: 'You leave with your accounts in order.',
    },
    lines: {
      '*': [
        'A deposit is meant for what may come to light after you have gone. If it has been lived up, nothing is there for that, and so it is usually not allowed.',
        'Money tight before a move? Ask the landlord early about instalments. It is an unpleasant call and much cheaper than a reminder.',
        'Give your new address and account in writing when you leave. Deposits like to get lost on the way to people who have moved.',
        'How long a landlord may keep a deposit depends on where you are. Look it up before you get angry.',
      ],
      h: ['Deposits are like umbrellas: one hands them over dry and is curious how they come back.'],
    },
    scene: [
      'Two rents in one month, the van, the new curtain rails. And on the old contract a sum that has been lying there for six years.',
      '"Everyone does that," says a friend who once got a letter from a {solicitor|lawyer} and does not like to talk about it.',
    ],
    why: [
      [
        'Whether something is broken shows itself only when {the flat|the apartment} is empty, so the security has to last until then.',
        'Final bills for heating or water come months afterwards, and that is what it is held for.',
      ],
      [
        'If rent is missing, the other side may act on that, whatever lies in an account.',
        'An unpaid month is an unpaid month, even when the sum would be there.',
      ],
    ],
    parts: [
      [
        ['Read what your contract says', 'Look it up'],
        [
          'It may be a scheme, an account or a guarantee, and each is returned in another way.',
          'Two sentences near the end. They are worth looking for.',
          'Where the money lies decides how it comes back.',
        ],
        'A finger on a line of a contract',
      ],
      [
        ['Agree in writing if you want otherwise', 'Ask, and have it in writing'],
        [
          'Landlords may say yes. It counts if it is on paper.',
          'A short mail with a clear answer is enough to sleep well.',
          'A yes by mail is a yes.',
        ],
        'A short mail being written',
      ],
      [
        ['Leave little that could be claimed', 'Leave nothing to argue about'],
        [
          'Clean, empty, with a record and readings.',
          'The tidier the end, the quicker the money.',
          'A clean room is the fastest way to your money.',
        ],
        'A swept empty room',
      ],
    ],
    turn: [
      'And then ask, politely and with a date, when it will be returned.',
      'If there is a dispute, advice centres for tenants and landlords know the local rules.',
    ],
    asks: [
      'How long did you wait for a deposit, and was it worth asking?',
      'Which rule about renting did you learn the hard way?',
    ],
    ends: {
      p: 'A dated request with account details gets an answer sooner than a phone call.',
      f: 'And leave on good terms, if you can. Towns are small.',
      a: 'Rent is rent. Deposit is deposit.',
      t: 'Note start, form and place of the deposit in your own papers on the first day.',
      h: 'Deposits come home slowly, like teenagers.',
      i: 'Fair at the end: it opens the door to the next beginning.',
      l: 'Keys down, accounts clear, good day.',
    },
    work: 'Landlords help themselves by sending one page to those who have given notice: date of handover, what to bring, when the deposit is settled. It saves three calls per tenancy.',
    myth: "The deposit can be used as the last month's rent",
    short: [
      'As a rule it cannot: it secures what shows up after you leave, and the rent stays due.',
      'In general no: it is there for what turns up when you are gone.',
    ],
    caution: [
      'Deposit rules differ by country and contract. For your own case ask an advice centre or a lawyer.',
      'Deposits are ruled by country and contract. An advice centre or a lawyer can tell you about yours.',
    ],
    keep: 'the month in which you give notice',
    send: 'the friend who says that everyone does that',
    own: [
      {
        about: 'letting|tenan|rental|property management',
        kinds: ['service', 'policy', 'process', 'price'],
        lead: 'Letting is part of the work here.',
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
  },
  {
    id: 'what-do-you-unpack-first',
    format: 'question',
    again: 7,
    emoji: '🖼️',
    tags: ['MovingHouse', 'NewHome', 'HomeFeeling'],
    title: ['When does a new home become yours?', 'When did it start to feel like home?'],
    cover: 'When does it become home?',
    gist: [
      'With the first picture on the wall, the first burnt toast, the first letter with your name on it? Everyone has a moment at which {the flat|the apartment} became home.',
      'Moving takes a day. Arriving takes a while, and it happens at an odd moment.',
    ],
    subject: ['When did it become home?', 'The first burnt toast'],
    hooks: {
      '*': [
        'At some point you say "let us go home" and mean the new place. When was that?',
        'A key makes a tenant. What makes a home?',
        'Keys are handed over at once, and a home takes longer.',
      ],
      p: 'People mostly remember the exact moment at which a place became theirs.',
      f: 'When did you first feel at home where you live now? Tell us the small thing.',
      a: 'Hang a picture on the first day. It shortens everything.',
      t: 'Familiarity grows with repetition: same route, same switch, same chair.',
      h: 'You are at home when you know which stair creaks and use it against your family.',
      i: 'A house is looked for and found. A home happens.',
      l: 'One evening the light falls just so, and you have arrived.',
    },
    lines: {
      '*': [
        'When did your home become yours: with the first picture, the first letter or the first burnt toast?',
        'Hang up one picture before you unpack the kitchen. An empty wall makes every evening a waiting room.',
        'You are at home when your hand finds the light switch in the dark.',
        'Ask guests where the sugar is. As soon as they know, it is a home.',
      ],
      h: [
        'It took four weeks until she stopped walking into the cupboard that had been a door in the old {flat|apartment}.',
      ],
    },
    scene: [
      'In the third week he comes home, puts his key in the bowl and only then notices that there is a bowl.',
      'Children move in through the ears: "Here it echoes." "Here it hums." "Here it smells like us now."',
    ],
    why: [
      [
        'A place becomes familiar through small repeated things, and one of them is the drop that makes it overflow.',
        'Habit is built of switches, steps and smells until one day it is simply yours.',
      ],
    ],
    parts: [
      [
        ['The first picture on the wall', 'Something on a nail'],
        [
          'A nail is a decision. One stays.',
          'Crooked, too high, and from then on it is your wall.',
          'You stepped back and left it crooked.',
        ],
        'A hammer and a picture',
      ],
      [
        ['The first mishap', 'Something that went wrong'],
        [
          'Burnt toast, a flooded bath, red wine on the floor.',
          'Where one has once mopped up, one is no longer a guest.',
          'Now it has a stain and a story.',
        ],
        'A slice of dark toast',
      ],
      [
        ['The first visitor', 'Somebody to show it to'],
        [
          'You hear yourself say "mind the step" and know it by heart.',
          'Showing someone round makes it yours, room by room.',
          'You said "our kitchen" without thinking.',
        ],
        'Two coats on one hook',
      ],
      [
        ['The first letter', 'Something in the letterbox'],
        [
          'Your name, this street. The postwoman believed it before you did.',
          'Even a bill can be a welcome.',
          'There it was in print: you live here.',
        ],
        'A letter in a {letter box|mailbox}',
      ],
    ],
    turn: [
      'And if it has not happened yet: hang a picture. Any one.',
      'Some say it was the cat that decided.',
    ],
    asks: ['When did your home become yours?', 'What do you unpack before anything else?'],
    ends: {
      p: 'For families it helps to finish one room completely on the first weekend.',
      f: 'We collect such moments. Yours, too, please.',
      a: 'Nail, picture, done.',
      t: 'Place one lamp and one chair where they were before; routine travels with them.',
      h: 'You are at home once you find the light switch in the dark.',
      i: 'It is never the keys. It is what you do with them.',
      l: 'A bowl, a key, an evening sun.',
    },
    work: 'With colleagues who have moved for a job the question opens more than a tour of the building. Somebody who answers "not yet" could do with an invitation to supper.',
    keep: 'the third week after a move',
    send: 'someone who has just hung up a picture',
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
      'Thinking of selling one day? Photograph the garden in summer',
      'Take pictures of your garden while it is green',
    ],
    cover: 'Photograph the garden now',
    gist: [
      'If you might sell in winter, take the pictures of garden, balcony and evening light now. In winter nobody believes you about the wisteria.',
      'Gardens sell houses and are asleep half the year. A summer morning with a phone is worth a lot in winter.',
    ],
    subject: ['In winter nobody believes in wisteria', 'A summer morning with a phone'],
    hooks: {
      '*': [
        'In winter a garden consists of a lawn, a bin and a promise.',
        'The best month for photographs of a house is seldom the month in which it is sold.',
        'In December nobody believes in roses.',
      ],
      p: 'Summer photographs show buyers in winter what they would otherwise have to imagine.',
      f: 'Perhaps you will sell some day, perhaps not. Take a picture of the roses anyway.',
      a: 'Take the garden pictures in summer, whenever you sell.',
      t: 'Low sun, early or late, gives depth to planting; at noon shadows turn hard and colours pale.',
      h: '"And here," says the agent in winter and points at a puddle, "is where we sit in summer."',
      i: 'Even if you never sell, you will have a picture of your finest morning.',
      l: 'Early light, open blossom, a chair in the shade.',
    },
    lines: {
      '*': [
        'Photograph garden and balcony at seven in the morning or an hour before sunset. Midday makes even roses look tired.',
        'Photograph the same view of a garden once in each season. Anyone who buys a garden buys twelve months of it.',
        'Note with the picture where the sun stands at what hour. It will be the first thing that anyone asks.',
        'Hose, tools and paddling pool out of the frame, table and two chairs into it. Then people sit down in the picture.',
      ],
      h: ['The wisteria had been promised in three listings. On the photograph one saw a stick.'],
    },
    scene: [
      'Half past six, dew on the grass, nobody is awake. Somebody in a {dressing gown|robe} stands in the flower bed and photographs the house.',
      'A winter viewing, in the rain. On a phone glows a summer evening, and suddenly everyone comes closer.',
    ],
    why: [
      [
        'In the cold months most people cannot picture what will be green and where the shade falls.',
        'An empty bed gives imagination little to hold on to.',
      ],
      [
        'Pictures from other seasons are honest as long as they are labelled, and they show what is really there.',
        'With a date beneath it a summer photo is a proof and no trick.',
      ],
    ],
    parts: [
      [
        ['Get up once', 'Go out early in the day'],
        [
          'The light before eight and after seven is soft and comes from the side.',
          'One early morning a summer is enough.',
          'Before breakfast the light is on your side.',
        ],
        'Dew on a lawn in low sun',
      ],
      [
        ['Stand where you will sit', 'Take one from where you sit'],
        [
          'The view from the terrace, from the kitchen, from the swing.',
          "People do not buy a bird's-eye view. They buy a chair.",
          'It should show what one sees with a cup in the hand.',
        ],
        'Two chairs seen from a kitchen door',
      ],
      [
        ['Take the evening light along', 'And once more in the evening'],
        [
          'The hour in which the west side glows. It is often the strongest picture.',
          'Lit windows and a garden in dusk say more than ten lines.',
          'A lit kitchen seen from the lawn sells the winter.',
        ],
        'Lit windows at dusk',
      ],
      [
        ['Write date and direction to it', 'Save it with month and year'],
        [
          'Midsummer, west, eight in the evening. In winter that is an argument.',
          'A labelled picture will not be taken for decoration.',
          'When, and looking where. Then it is proof.',
        ],
        'A note with month and direction',
      ],
    ],
    turn: [
      'Put them into a folder called "house" and forget them.',
      'If it is never needed, it makes a good calendar for your aunt.',
    ],
    asks: [
      'What is your garden or balcony like at seven in the morning?',
      'In which month does your home look its loveliest?',
    ],
    ends: {
      p: 'Agents gladly take such pictures, labelled with the month.',
      f: 'And stay out there for a coffee while you are up.',
      a: 'Early, from the chair, with a date.',
      t: 'Shoot with the sun at your side, horizon level, no zoom.',
      h: 'In winter any wisteria is only a stick with a past.',
      i: 'Summer can be kept, a little.',
      l: 'A morning, saved for winter.',
    },
    work: 'Landlords and hotels can do a round through all their houses in early summer. One morning of pictures supplies the listings of a whole year, and nobody has to photograph a puddle.',
    keep: 'the next fine morning',
    send: 'somebody with a garden and vague plans',
    own: [
      {
        about:
          '(?:we|i) (?:take )?(?:photograph|pictures)|photographs? (?:on|of)|professional photo|floor plans|valuation|appraisal',
        kinds: ['service', 'offer', 'process'],
        lead: 'For anyone who is thinking further ahead.',
      },
    ],
    pic: {
      ask: 'A garden, yard or balcony in early or late light',
      alt: 'Two garden chairs in low morning sun',
    },
    claims: [['Soft low light; seasonal photos should be labelled', 'photography practice; trade practice']],
  },
  {
    id: 'pencil-marks-on-the-door',
    format: 'story',
    again: 13,
    emoji: '✏️',
    tags: ['HomeStories', 'HouseStories', 'MovingHouse'],
    title: [
      'Pencil marks on a door frame: a story about selling a house',
      'The door frame with the pencil lines: a small story',
    ],
    cover: 'Pencil on a door frame',
    gist: [
      'On a kitchen door frame there are pencil lines with names and years. The house is sold, and someone asks what will become of the frame.',
      'Heights of children, drawn over decades: worth nothing in the contract, and hard to leave behind.',
    ],
    subject: ['What becomes of the door frame?', 'Nobody had painted that frame'],
    hooks: {
      '*': [
        'All of the kitchen had been painted, again and again. Only one door frame never was.',
        'In some houses there is a thing that no contract lists and that belongs to the family.',
        'A house can be sold. Some of the wood cannot.',
      ],
      p: 'Some of the value of a house cannot be sold and still has to be handed over.',
      f: 'A small story. If there are pencil marks on a frame at your place, get ready.',
      a: 'Before you paint, look at the door frames.',
      t: 'Fixtures pass with the house as a rule; what is to leave must be named beforehand.',
      h: 'According to the frame the youngest shrank between two birthdays. There had been an argument about shoes.',
      i: 'We grow up along the houses that we live in.',
      l: 'Graphite on old white paint: the quietest of family albums.',
    },
    lines: {
      '*': [
        'Before you paint a door frame, photograph the pencil marks with a ruler beside them. They can be drawn again anywhere.',
        'A strip of wood on the wall instead of the frame: the heights of the children can then move house as well.',
        'If something built-in is to come along, say so before the sale and have it written down. Afterwards it is a favour.',
        'Buyers sometimes leave such a frame as it is. Ask them. People are better than one fears.',
      ],
      h: [
        'On the door frame with the heights of the children stands the dog as well. He was measured sitting, which he considered unfair.',
      ],
    },
    scene: [
      'Imagine a kitchen from which everything has been cleared, so that it echoes. A woman of seventy stands by the door and lays her palm on the wood at the height of her hip.',
      'Picture the last viewing of a house. The young couple are talking about walls, and the child has found the frame and is standing against it.',
    ],
    why: [
      [
        'A contract lists what is bolted down. What people cling to is usually somewhere else.',
        'In the papers the frame is part of the wall. In the family it is nearer to a photograph.',
      ],
      [
        "Asking costs nothing, and a seller's last wish is often an easy one.",
        'The things that matter most at a farewell can mostly be arranged in two sentences.',
      ],
    ],
    parts: [
      [
        'The lines began low down',
        [
          'The lowest was a hand above the knee and had no name, only a year. Then came two colours, then three, and arguments about who had stood on tiptoe.',
          'It started with a single stroke, when the first child could just stand. Later the lines climbed in pairs, with dates in different hands.',
          'It begins with one line, hip high, and a year. Soon there are initials, and one who cheated.',
        ],
        'Pencil lines on a white frame',
      ],
      [
        'The frame was never painted',
        [
          'Around it the kitchen was green, then yellow, then white. The painter always stopped there without being told.',
          'Each spring somebody taped it off. In the end it had a border of seven colours, like the rings of a tree.',
          'All round it the colours changed. The painter left that strip, each time, and nobody had asked him to.',
        ],
        'Layers of old paint on an edge',
      ],
      [
        'Then the house was sold',
        [
          'At the last visit the owner asked whether she might take the frame. She asked quietly, as you ask for something foolish.',
          'It came up right at the end, with coats on. "It is only wood," she said, and everyone heard that it was not.',
          'The contract was signed when she brought it up. It was not worth anything, she said.',
        ],
        'An empty kitchen with a door',
      ],
      [
        'The buyers had an idea',
        [
          'They photographed it at full size and had a board made of it for her. The frame itself stayed where it was, and since then a new line has been added.',
          'A joiner took it out in one afternoon and put in a new one. In the new wood, quite low down, there is a first stroke today.',
          'It was copied, line for line, onto a board that could travel. The old one kept its lines, and has got a new one.',
        ],
        'A fresh pencil line on wood',
      ],
    ],
    turn: [
      'Some things can be handed over and kept at the same time.',
      'No one has written down what it was worth.',
    ],
    asks: [
      'Is there a frame like this in your family?',
      'What would you take along that stands in no inventory?',
    ],
    ends: {
      p: 'Name such wishes early; before the contract they are simple.',
      f: 'And if you have small children: today would be a good day for a stroke.',
      a: 'Ask before the contract. Then it is settled.',
      t: 'A full-size photograph with a ruler at both ends can be printed to scale.',
      h: 'Standing on tiptoe has always been allowed until somebody looked.',
      i: 'Houses change hands. What has grown in them goes on growing.',
      l: 'One line, and above it all the light of the kitchen.',
    },
    work: 'Anyone who hands over premises, a practice or a workshop, could go through with the old owner once and ask: is there something here that I cannot see? It takes ten minutes and is remembered for years.',
    keep: 'the day before the painter comes',
    send: 'somebody with pencil marks on a door frame',
    pic: {
      ask: 'A door frame with pencil marks, names covered or turned away',
      alt: 'A white door frame with faint pencil marks on it',
    },
    claims: [
      ['A scene that could be any day of the trade', 'invented scene, told as "imagine"'],
      ['Fixtures usually pass with the property unless agreed otherwise', 'property law in general terms'],
    ],
  },
];
