// For those who rent, let, buy at auction or store: what to check before signing.
import type { Idea } from '../../library/idea.ts';

export const DEALS: readonly Idea[] = [
  {
    id: 'keys-by-post',
    format: 'mistake',
    again: 8,
    emoji: '🚨',
    tags: ['RentalScam', 'FlatHunting', 'ScamAlert'],
    wrong: 'Paying a deposit for a flat you have not seen',
    title: ['Rental scams: how to recognise a false advert', 'Flat too good to be true? Check this first'],
    cover: 'Is this flat real?',
    gist: [
      'If a flat is beautiful and cheap, the owner is abroad and the keys come by post after payment, it is a scam. Never pay before you have been inside.',
      'Fraudsters copy pictures of real flats. Three checks protect you from losing a deposit.',
    ],
    subject: ['Is this flat real?', 'Never pay before you see it'],
    hooks: {
      '*': [
        'The flat is beautiful, cheap and free at once? Check it before you pay.',
        '"I am abroad, the keys will come by post." If you read this, stop.',
      ],
      pati: 'Never pay for a home that you have not been inside.',
      fhl: 'Looking for a flat is hard enough. Do not fall for this one.',
    },
    lines: {
      '*': [
        'Never pay a deposit for a flat that you or a friend have not been inside.',
        'Search for the pictures of a flat online. Stolen ones often turn up in another town.',
        'Do not send a copy of your identity card before you know who you are dealing with.',
        'Ask for a viewing. Somebody who always has a reason against it has no flat.',
      ],
      h: ['The owner is a doctor on an oil rig. They always are.'],
    },
    scene: [
      'The pictures are wonderful, and the answer comes within five minutes.',
      'You are asked to transfer the deposit today, as others are interested.',
    ],
    why: [
      [
        'Whoever searches in a tight market is easily put under pressure.',
        'Fraudsters count on you being afraid to lose the flat.',
      ],
      ['Money sent abroad is usually gone.', 'After the payment nobody answers any more.'],
    ],
    parts: [
      [
        ['Go and see the flat', 'Insist on a viewing'],
        ['Or send somebody you trust.', 'A video alone is not enough.'],
        'A house door with bells, no names',
      ],
      [
        ['Check who lets the flat', 'Ask for name and right to let'],
        ['A real agent has an office and a phone number.', 'Look up the number yourself.'],
        'A phone and a notebook',
      ],
      [
        ['Pay only with a contract', 'Sign first, then pay'],
        ['To an account in the name of the person in the contract.', 'Never in cash or gift cards.'],
        'A contract and a pen',
      ],
    ],
    turn: [
      'If you have paid already: call your bank and the police at once.',
      'Report the advert, so that nobody else falls for it.',
    ],
    asks: ['Have you ever seen such an advert?', 'What would make you suspicious?'],
    ends: { pati: 'See it, check it, sign, then pay.', fhl: 'Pass it on to anybody who is looking.' },
    keep: 'your next flat hunt',
    send: 'somebody who is looking for a flat',
    pic: { ask: 'A set of keys in an envelope', alt: 'Keys in an envelope' },
    claims: [['View before paying; verify the landlord', 'advice of police and consumer bodies']],
  },
  {
    id: 'six-lines-of-a-lease',
    format: 'checklist',
    again: 9,
    emoji: '📄',
    tags: ['RentingTips', 'Lease', 'FlatHunting'],
    title: ['Before you sign a lease: six points to look for', 'Your lease: read these six lines'],
    cover: 'Before you sign a lease',
    gist: [
      'Look for six points in a lease: rent and extras, deposit, how long, notice, repairs, and what is not allowed. Ask about whatever is missing.',
      'You need not read a lease three times. Find six points, and have them explained.',
    ],
    subject: ['Before you sign a lease', 'Six lines to find'],
    hooks: {
      '*': [
        'The flat is yours if you sign. Take ten minutes and find these six points in the lease.',
        'What should you look for in a lease? Six lines matter most.',
      ],
      pati: 'Six points of a lease decide how you will live with it.',
      fhl: 'We know that you would like to sign at once. Ten minutes first.',
    },
    lines: {
      '*': [
        'Ask which costs come on top of the rent: heating, water, rubbish, parking.',
        'Look up in the lease how your deposit is kept, and when you get it back.',
        'Would you like to keep a pet, paint a wall, or have a flatmate? Ask before you sign a lease.',
        'Have repairs that were promised to you written into the lease.',
      ],
      h: ['Nothing in a lease is as long as the sentence about the cellar.'],
    },
    scene: [
      'Twelve pages, a pen, and behind you the next interested person.',
      'You get the keys, and then you find out about the notice period.',
    ],
    why: [
      [
        'What is in the lease counts, and not what was said at the viewing.',
        'A spoken promise is hard to prove later.',
      ],
      ['Before signing, many things can still be changed.', 'Once it is signed, a change is much harder.'],
    ],
    parts: [
      [
        'Rent and extras',
        ['How much in all each month, and when may it go up?', 'Which costs are included?'],
        'A calculator on a page',
      ],
      [
        'The deposit',
        ['How much, where is it kept, when is it returned?', 'Ask for a receipt.'],
        'An envelope on a table',
      ],
      [
        'How long',
        ['Does it run for a fixed time or without end?', 'What happens after that?'],
        'A calendar',
      ],
      [
        'Notice',
        ['How long is it, and from which day does it count?', 'For both sides.'],
        'A letter at a door',
      ],
      ['Repairs', ['What do you pay, and what does the landlord?', 'Whom do you call?'], 'A tool box'],
      [
        'Rules',
        ['Pets, smoking, painting, guests.', 'Ask if you plan anything of that kind.'],
        'A cat on a window sill',
      ],
    ],
    turn: [
      'Ask about everything that is unclear, and have the answer in writing.',
      'Then sign, and look forward to it.',
    ],
    asks: ['Which point do you look at first?', 'What surprised you in your lease?'],
    ends: { pati: 'Costs, deposit, time, notice, repairs, rules.', fhl: 'And then the keys are yours.' },
    caution: 'Rules on renting differ by country and region. Have doubtful points checked before you sign.',
    tick: true,
    keep: 'your next lease',
    send: 'somebody who is about to sign',
    pic: { ask: 'A lease with a pen and keys, nothing readable', alt: 'A lease with a pen and keys' },
    claims: [
      ['Check rent, deposit, term, notice, repairs, rules', "advice of tenants' and landlords' bodies"],
    ],
  },
  {
    id: 'between-two-tenants',
    format: 'behind',
    again: 9,
    emoji: '🧹',
    tags: ['Lettings', 'BehindTheScenes', 'Landlords'],
    title: ['What happens in a flat between two tenants', 'Between moving out and moving in'],
    cover: 'Between two tenants',
    gist: [
      'Between two tenants a flat is checked, repaired, cleaned and photographed, meters are read and keys counted. Much of it can be done only while it is empty.',
      'The old tenant is out, the new one comes in a week. This is what happens in the meantime.',
    ],
    subject: ['Between two tenants', 'A week in an empty flat'],
    hooks: {
      '*': [
        'The flat is empty for a few days. There is a lot to do in them.',
        'What happens between one tenant and the next? A look behind the door.',
      ],
      pati: 'The days between two tenants decide how well the next tenancy starts.',
      fhl: 'The new people move in on Saturday. This is our week.',
    },
    lines: {
      '*': [
        'Landlords: do large jobs while the flat is empty. Painting and flooring take half the time.',
        'Moving out? Take photos of each room on the last day, empty and clean.',
        'Read the meters together at the handover, and both sign it.',
        'Landlords: check the seals in the bathroom between two tenants. It is cheaper than the ceiling below.',
      ],
      h: ['Behind every fridge lies the history of a tenancy.'],
    },
    scene: [
      'It echoes, and on the wall you can see where the sofa stood.',
      'On Monday the keys come back, and on Saturday the next family moves in.',
    ],
    why: [
      [
        'In an empty flat you see what furniture was hiding.',
        'Every small repair now saves a complaint later.',
      ],
      ['A good start makes a good tenancy.', 'If all works on the first day, everybody is content.'],
    ],
    parts: [
      [
        ['First the handover', 'Check and write down'],
        ['Room by room, with photos and meters.', 'Count the keys.'],
        'A clipboard in an empty room',
      ],
      [
        ['Then the repairs', 'Mend what is worn'],
        ['Seals, taps, hinges, smoke alarms.', 'Large jobs first, as they make dirt.'],
        'A hand at a window hinge',
      ],
      [
        ['Then cleaning', 'Clean everything'],
        ['Also behind cooker and fridge.', 'At the end the windows.'],
        'A bucket in an empty kitchen',
      ],
      [
        ['At the end the new start', 'Hand over the keys'],
        ['A new record, with photos.', 'And a number to call if something is wrong.'],
        'Keys in a hand',
      ],
    ],
    turn: [
      'If everything goes well, nobody notices that it was work.',
      'Then a new name is put beside the bell.',
    ],
    asks: ['What did you find when you moved in?', 'What do you leave behind when you move out?'],
    ends: { pati: 'Check, mend, clean, hand over.', fhl: 'And then: welcome home.' },
    caution: 'Which checks are required between tenancies differs by country and region.',
    keep: 'your next change of tenants',
    send: 'somebody who lets a flat',
    own: [
      {
        kinds: ['service', 'process', 'offer'],
        about: 'inventor(?:y|ies)|inspections?|full management|check-?(?:in|out)',
        lead: 'This is what is looked after here.',
      },
    ],
    pic: { ask: 'An empty, clean room', alt: 'An empty, clean room' },
    claims: [['Turnover tasks between tenancies', 'lettings practice']],
  },
  {
    id: 'furnished-or-empty',
    format: 'either',
    again: 7,
    emoji: '🛏️',
    tags: ['Renting', 'ThisOrThat', 'FlatHunting'],
    title: ['Furnished or empty: how would you rather rent?', 'Bring your own bed or just a suitcase?'],
    cover: 'Furnished or empty?',
    gist: [
      'A furnished flat needs only a suitcase. An empty one lets you bring what you love. Which would you rather rent?',
      'Some like to move in with a suitcase, others with their own furniture. And you?',
    ],
    subject: ['Furnished or empty?', 'Suitcase or removal van?'],
    hooks: {
      '*': [
        'Would you rather rent a furnished flat or an empty one?',
        'Suitcase or removal van: how do you like to move?',
      ],
      pati: 'Furnished or empty: it depends on how long you stay.',
      fhl: 'Quick question: furnished or empty?',
    },
    lines: {
      '*': [
        'Furnished or empty: how would you rather rent?',
        'Which piece of furniture would you never leave behind?',
        'What should be in a furnished flat in any case?',
        'Which piece of furniture has to come with you in any case?',
      ],
      h: ['Furnished means: there is a lamp, and nobody knows whose it is.'],
    },
    scene: [
      'A new job, a new town, and the first day is in two weeks.',
      'Your sofa has come along through four moves.',
    ],
    why: [
      [
        'For a few months furnished is easy. For years most people want their own things.',
        'How you like to live says which one suits you.',
      ],
    ],
    parts: [
      [
        'Furnished',
        ['Quick to move in, and nothing to carry.', 'Somebody else chose the curtains.'],
        'A furnished room',
      ],
      [
        'Empty',
        ['Your own bed, your own pictures.', 'You need a van and some friends.'],
        'An empty room with a box',
      ],
    ],
    turn: ['Tell us which, and why.', 'Some take a kitchen and bring the rest.'],
    asks: ['Furnished or empty?', 'How many times have you moved?'],
    ends: { pati: 'Think of how long you want to stay.', fhl: 'One word is enough.' },
    keep: 'your next move',
    send: 'somebody with a new job in another town',
    pic: { ask: 'A furnished room or an empty one', alt: 'A room with a bed' },
    claims: [['Furnished suits short stays', 'lettings practice']],
  },
  {
    id: 'read-the-minutes',
    format: 'tip',
    again: 9,
    emoji: '📑',
    tags: ['BuyingAFlat', 'FlatOwners', 'GoodToKnow'],
    title: [
      "Buying {a flat|a condo}? Read the owners' minutes first",
      "What the last owners' meetings tell you",
    ],
    cover: 'Read the minutes first',
    gist: [
      'Before you buy in a shared building, read the minutes of the last three meetings of the owners. They show repairs, quarrels and costs that are coming.',
      'A flat can be lovely and the building a worry. The minutes tell you.',
    ],
    subject: ['Read the minutes first', 'Before you buy in a block'],
    hooks: {
      '*': [
        "You like the flat. Before you make an offer, ask for the minutes of the owners' meetings.",
        'The roof, the {lift|elevator}, the neighbours: the minutes tell you more than the viewing.',
      ],
      pati: 'Read three years of minutes before you buy in a shared building.',
      fhl: 'It is dry reading, but it may save you a lot.',
    },
    lines: {
      '*': [
        'Look in the minutes for the words roof, {lift|elevator}, damp and court.',
        'Ask how much is in the reserve fund, and what is planned for the next years.',
        'If the same subject comes up in three minutes, it has not been solved.',
        'Ask whether any owner is behind with payments. In the end the others pay.',
      ],
      h: ['Item seven, bicycles in the cellar: three pages. Item eight, the roof: one line.'],
    },
    scene: [
      'The kitchen is new, the view is good, and nobody speaks of the roof.',
      'A month after you move in, a bill comes for the new {lift|elevator}.',
    ],
    why: [
      ['You buy a part of the building as well.', 'Large repairs are paid by all owners together.'],
      [
        'How people talk with each other stands between the lines.',
        'You will decide things with these people for years.',
      ],
    ],
    parts: [
      [
        ['Ask for three years', 'Get the minutes'],
        ['From the seller or the manager.', 'If you do not get them, ask why.'],
        'A folder with papers, nothing readable',
      ],
      [
        ['Mark what costs money', 'Look for repairs'],
        ['Decided, planned, put off.', 'Ask for the sum for your share.'],
        'A page with coloured marks',
      ],
      [
        ['Compare with the reserve', 'Look at the fund'],
        ['Is there enough for what is planned?', 'If not, you will be asked to pay.'],
        'A calculator and a page',
      ],
    ],
    turn: ['Then you know what you are buying.', 'Sometimes it is a good reason to talk about the price.'],
    asks: ['Have you ever read such minutes?', 'What would you look for first?'],
    ends: { pati: 'Minutes, repairs, reserve.', fhl: 'An evening of reading, and you sleep better.' },
    caution: 'Rights to see papers differ by country. Ask your lawyer or notary as well.',
    keep: 'the day before your offer',
    send: 'somebody who is buying a flat',
    pic: { ask: 'A folder with marked pages, nothing readable', alt: 'A folder with marked pages' },
    claims: [['Minutes reveal works and disputes', "advice of flat owners' bodies"]],
  },
  {
    id: 'before-you-bid',
    format: 'checklist',
    again: 8,
    emoji: '🔨',
    tags: ['PropertyAuction', 'BuyingAHouse', 'GoodToKnow'],
    only: 'auction',
    title: [
      'Buying at a property auction: check this before you bid',
      'Before you bid for a house: six points',
    ],
    cover: 'Before you bid',
    gist: [
      'At an auction the hammer usually makes it binding. So do the work before: read the legal pack, see the property, settle the money, set your limit.',
      'Bidding takes minutes. Preparing takes two weeks. These six points belong to it.',
    ],
    subject: ['Before you bid', 'What to check for an auction'],
    hooks: {
      '*': [
        'At an auction the fall of the hammer usually counts as a signature. Check these points before it.',
        'Would you like to buy at an auction? The important part comes before the day.',
      ],
      pati: 'Prepare for an auction as if you had bought already.',
      fhl: 'First auction? With this list you can enjoy the day.',
    },
    lines: {
      '*': [
        'Write your limit on a card before an auction, and keep it in your hand.',
        'Have the legal pack read by a lawyer before you bid. Afterwards it is too late.',
        'See the property before you bid, even if the pictures are good.',
        'Ask how much is due on the day of the auction, and when the rest has to be paid.',
      ],
      h: ['Do not wave to your friends during an auction. You may end up with a barn.'],
    },
    scene: [
      'The lot comes up, three people bid, and it takes four minutes.',
      'You have seen a house in the catalogue, and the auction is in three weeks.',
    ],
    why: [
      ['There is usually no way back after the hammer.', 'Whoever bids has agreed to the conditions.'],
      ['In the room it is easy to go too far.', 'A limit that you have written down helps.'],
    ],
    parts: [
      [
        'See the property',
        ['With somebody who knows about building, if you can.', 'Look at the roof, the damp, the access.'],
        'An old house from outside',
      ],
      [
        'Read the legal pack',
        ['Have it read by your lawyer in good time.', 'Look for special conditions and extra fees.'],
        'A folder on a table, nothing readable',
      ],
      [
        'Settle the money',
        ['Speak with your bank before the day.', 'The time to pay is usually short.'],
        'A calculator and a letter',
      ],
      [
        'Add up all costs',
        ['Fees, tax, insurance, repairs.', 'Some of it starts on the day of the auction.'],
        'A list of costs, not readable',
      ],
      ['Set your limit', ['Write it down at home.', 'Stop when it is reached.'], 'A card in a hand'],
      [
        'Register in time',
        ['With your identity card and the deposit.', 'Online, try the system beforehand.'],
        'A laptop and an identity card, covered',
      ],
    ],
    turn: [
      'Go to one auction just to watch. It is the best practice.',
      'Then bid, and stay with your limit.',
    ],
    asks: ['Have you ever been to an auction?', 'Would you buy a house at an auction?'],
    ends: { pati: 'See, read, settle, limit.', fhl: 'And then: good luck.' },
    caution: 'Rules differ by country and auction house. Take legal advice before you bid.',
    tick: true,
    keep: 'the weeks before an auction',
    send: 'somebody who would like to bid',
    own: [
      {
        kinds: ['service', 'process', 'event', 'offer'],
        about: 'auctions?\\b|bidding|apprais',
        lead: 'These are our auctions.',
      },
    ],
    pic: { ask: 'A hammer and a catalogue', alt: 'A hammer and a catalogue' },
    claims: [
      ['Fall of the hammer usually binds; read the legal pack; arrange funds', "auctioneers' guidance"],
    ],
  },
  {
    id: 'what-a-guide-price-means',
    format: 'answer',
    again: 9,
    emoji: '🏷️',
    tags: ['PropertyAuction', 'GuidePrice', 'GoodToKnow'],
    only: 'auction',
    question: 'Is the guide price what the house will sell for?',
    short: ['Seldom. It is a hint at where the bidding may begin.', 'Usually not. It often goes for more.'],
    title: ['Guide price, reserve, hammer price: what do they mean?', 'Is the guide price the final price?'],
    cover: 'What is a guide price?',
    gist: [
      'The guide price is a hint, the reserve is the lowest sum the seller accepts, and the hammer price is what is bid at the end. Fees come on top.',
      'A low guide price brings people to the auction. What counts is what a house is worth to you.',
    ],
    subject: ['What is a guide price?', 'Guide, reserve, hammer'],
    hooks: {
      '*': [
        'The guide price looks like a bargain. What does it really tell you?',
        'Three prices are named at an auction. This is what they mean.',
      ],
      pati: 'A guide price is a hint and not a promise.',
      fhl: 'Guide price, reserve, hammer: it is easier than it sounds.',
    },
    lines: {
      '*': [
        'The reserve is the lowest price that a seller accepts. It is usually kept secret.',
        'Compare a house at auction with what was really paid nearby, not with its guide price.',
        'Add fees and repairs to your limit before you bid.',
        'A lot that is not sold may be bought after the auction. Ask.',
      ],
      h: ['A guide price is like a weather forecast. Take an umbrella, and some more money.'],
    },
    scene: [
      'In the catalogue is a cottage at half the price of its neighbour.',
      'The bidding begins where you wanted to stop.',
    ],
    why: [
      ['Nobody knows what two people who both want a house will pay.', 'The price is made in the room.'],
      ['A low start brings more bidders.', 'More bidders often mean a higher price.'],
    ],
    parts: [
      [
        ['The guide price', 'A first hint'],
        ["Roughly where the seller's minimum may lie.", 'It can change before the day.'],
        'A catalogue page, not readable',
      ],
      [
        ['The reserve', 'The secret minimum'],
        ['Below it nothing is sold.', 'The auctioneer knows it, and you do not.'],
        'A closed envelope',
      ],
      [
        ['The hammer price', 'The last bid'],
        ['What the buyer pays, plus fees.', 'With the hammer it usually becomes binding.'],
        'A hammer on a table',
      ],
    ],
    turn: [
      'So set your own limit. It is the fourth price, and the most important one.',
      'Ask the auctioneer about anything that is unclear. They like to explain.',
    ],
    asks: ['Which of the three was new to you?', 'Have you ever made a bid?'],
    ends: { pati: 'Guide, reserve, hammer, and your limit.', fhl: 'Ask us before the day.' },
    caution: 'Meanings and fees differ by country and auction house. Read the conditions.',
    keep: 'the next catalogue',
    send: 'somebody who has found a bargain',
    pic: { ask: 'A catalogue and a hammer', alt: 'A hammer on a catalogue' },
    claims: [['Guide, reserve and hammer price', 'definitions of auctioneers']],
  },
  {
    id: 'pack-for-storage',
    format: 'howto',
    again: 8,
    emoji: '📦',
    tags: ['SelfStorage', 'MovingTips', 'PackingTips'],
    only: 'self.storage|storage (?:units?|rooms?|space)|store your',
    title: ['How to pack things for storage', 'Storing furniture for months: pack it like this'],
    cover: 'Packing for storage',
    gist: [
      'Store only what is clean and dry, use boxes of one size, label two sides, put heavy things below, and leave a narrow path. Then you find things again.',
      'A storage room holds more than you think if you pack it well. Five steps help.',
    ],
    subject: ['Packing for storage', 'How to find it again'],
    hooks: {
      '*': [
        'Are you putting things into storage? Pack them so that you can find them in half a year.',
        'Moving, renovating, travelling: this is how your things stay dry and easy to find.',
      ],
      pati: 'Clean, dry, labelled and with a path: that is good storage.',
      fhl: 'You will thank yourself in six months.',
    },
    lines: {
      '*': [
        'Use boxes of one size for storage. They stack higher and safer.',
        'Defrost and dry a fridge before you store it, and leave its door open a little.',
        'Wrap sofas in cloth, not in tight plastic. They need to breathe.',
        'Take photos of each side of your storage room. You see from home where things are.',
      ],
      h: ['The box you need is always at the back, at the bottom, and says "various".'],
    },
    scene: [
      'You need the winter coats, and they are behind the wardrobe.',
      'Between two homes lie three months and forty boxes.',
    ],
    why: [
      ['Damp things spoil what stands beside them.', 'A little damp in a box becomes mould over months.'],
      ['If you have a path, you need not empty everything.', 'Good labels save you an afternoon.'],
    ],
    parts: [
      [
        ['Clean and dry everything', 'Start clean'],
        ['Kitchen machines above all.', 'No food goes into storage.'],
        'An open, dry fridge',
      ],
      [
        ['Use boxes of one size', 'Stack well'],
        ['Heavy below, light on top.', 'Fill them up, so that they do not collapse.'],
        'A stack of equal boxes',
      ],
      [
        ['Label two sides', 'Write what is inside'],
        ['Room and contents.', 'Keep a list on your phone.'],
        'A box with a label',
      ],
      [
        ['Leave a path', 'Keep a way free'],
        ['Along the middle or one side.', 'What you need first goes to the front.'],
        'A narrow path between boxes',
      ],
    ],
    turn: ['Put a lamp and a pair of gloves beside the door.', 'Ask about insurance before you lock up.'],
    asks: ['What would you put into storage?', 'What have you stored for years?'],
    ends: {
      pati: 'Clean, same size, labelled, path.',
      fhl: 'Then you can close the door with an easy mind.',
    },
    keep: 'the week before you pack',
    send: 'somebody who is moving',
    own: [
      {
        kinds: ['service', 'price', 'hours', 'offer'],
        about: 'units?\\b|storage|access|square',
        lead: 'This is the space you can have here.',
      },
    ],
    pic: { ask: 'A tidy stack of labelled boxes', alt: 'A tidy stack of boxes' },
    claims: [['Dry, stack, label, path', 'storage and removal practice']],
  },
];
