// Self storage: how much room one needs, how to pack it, and what stays out.
import type { Idea } from '../../library/idea.ts';

export const SELF_STORAGE: readonly Idea[] = [
  {
    id: 'which-size-of-unit',
    format: 'howto',
    again: 6,
    emoji: '📦',
    tags: ['SelfStorage', 'MovingHome', 'StorageTips'],
    title: ['Which size of storage unit do you need?', 'How to work out how much storage space you need'],
    cover: 'Which unit size?',
    gist: [
      'To find the right size of storage unit, list the large pieces, count the boxes, and think upwards: most units are as high as a room.',
      'A twenty-five square foot unit holds about what is in a garden shed, and a hundred square feet about what is in a small flat. Count before you book.',
    ],
    subject: ['Which unit size?', 'How much storage space?'],
    hooks: {
      '*': [
        'Not sure which size of storage unit to book? Make this short list first.',
        'Most people book a storage unit that is too big. Here is how to work it out.',
      ],
      pfatil: 'The right size of storage unit saves money every month.',
      h: 'Your sofa will not shrink in storage. Measure it first.',
    },
    lines: {
      '*': [
        'Stack boxes up to the ceiling of your storage unit. Height costs nothing extra.',
        'Measure your longest piece before you book storage: a sofa, a mattress, a ladder.',
        'Will you need to get at things? Then take a slightly larger storage unit and leave a path.',
        'Beds and tables take half the space when you take them apart.',
      ],
      h: ['Nobody knows where all the cables come from. Plan a box for them.'],
    },
    scene: [
      'In a living room everything stands side by side. In a unit it stands on top of each other.',
      'An empty unit looks small, and a well-packed one holds a surprising amount.',
    ],
    why: [
      [
        'You pay for floor space, and the air above it is free.',
        'A unit is usually over two metres high, so stack things.',
      ],
      [
        'What you take apart and pack in equal boxes needs far less room.',
        'Equal boxes make straight walls, and odd shapes leave gaps.',
      ],
    ],
    parts: [
      [
        'List the large pieces',
        [
          'Sofa, beds, tables, white goods. Write down the longest side.',
          'Go from room to room, and do not forget the shed.',
        ],
        'A notebook on a sofa',
      ],
      [
        'Count the boxes',
        ['A normal room makes ten to fifteen.', 'Pack one cupboard, count, and multiply.'],
        'Boxes in a hall',
      ],
      [
        'Leave room for a path',
        [
          'Only if you want to get at things in between.',
          'A hand-width along one side is not enough. Think of your shoulders.',
        ],
        'A path between boxes',
      ],
      [
        'Ask for a second opinion',
        ['People at the desk have seen hundreds of households.', 'Send your list or a few photos, and ask.'],
        'A phone with a photo of a room',
      ],
    ],
    turn: ['If in doubt, ask whether you can change size later.', 'Then book, and not before.'],
    asks: ['What is the largest thing you would store?', 'How many boxes would your home make?'],
    ends: {
      pfatil: [
        'Send us your list, and we will tell you which size fits.',
        'Not sure? Ask us before you book.',
      ],
      h: 'The cables send their regards.',
    },
    keep: 'the week before your move',
    send: 'somebody who is moving',
    own: [
      {
        kinds: ['story', 'product', 'service', 'price', 'number'],
        about: 'units?\\b|sq\\.? ?ft|square|\\bsizes?',
        lead: 'And this is what there is.',
      },
    ],
    pic: { ask: 'An open, empty unit', alt: 'An open, empty storage unit' },
    claims: [
      [
        'Usual size guides: twenty-five square feet about a shed, a hundred about a small flat',
        'size guides of storage companies',
      ],
    ],
  },
  {
    id: 'pack-a-storage-unit',
    format: 'howto',
    again: 7,
    emoji: '🗄️',
    tags: ['SelfStorage', 'StorageTips', 'MovingHome'],
    title: [
      'How to pack a storage unit so that you find things again',
      'Packing a storage unit: heavy below, path in the middle',
    ],
    cover: 'Pack your storage unit',
    gist: [
      'Put heavy things at the bottom and at the back, label boxes on two sides, keep a path, and leave what you need first by the door.',
      'Make a plan of your storage unit on paper while you fill it. In six months you will be glad of it.',
    ],
    subject: ['Pack your storage unit', 'Find things again'],
    hooks: {
      '*': [
        'Pack your storage unit so that you can find the Christmas things again. This is how.',
        'Five minutes of planning, and you will not have to empty the whole storage unit for one box.',
      ],
      pfatil: 'A storage unit is packed well when you can reach everything without moving much.',
      h: 'The one thing you need is always at the back of the storage unit. Unless you do this.',
    },
    lines: {
      '*': [
        'Label each box on two sides with its room and three things that are in it.',
        'Use boxes of the same size in a storage unit. They stack, and bags do not.',
        'Fill boxes to the top. Half-empty ones give way under the next.',
        'Take a photo of the finished unit. It shows you later where to look.',
      ],
      h: ['"Miscellaneous" is not a label. It is a confession.'],
    },
    scene: [
      'On moving day everything goes in as it comes, and the winter coats end up behind the piano.',
      'You come back for one folder and move forty boxes.',
    ],
    why: [
      ['Heavy boxes crush light ones, and towers lean.', 'With weight below, stacks stay upright.'],
      ['Months later nobody remembers what is where.', 'A label saves you from opening twenty boxes.'],
    ],
    parts: [
      [
        'Heavy things first',
        [
          'Along the back and side walls, straight and low.',
          'Washing machines, books and tools go on the floor.',
        ],
        'Heavy boxes along a wall',
      ],
      [
        'Mattress and sofa upright',
        [
          'On the short side, in a cover. It saves a lot of floor.',
          'Ask the maker whether your mattress may stand for long.',
        ],
        'A sofa standing on its end',
      ],
      [
        'Labels to the front',
        ['Room, contents, and a number for your list.', 'Write on the side, since the top disappears.'],
        'Labelled boxes',
      ],
      [
        'Leave a path',
        ['So wide that you can walk with a box.', 'In the middle or along one side.'],
        'A path between stacks',
      ],
      [
        'By the door: what you need next',
        ['Season things, papers, tools.', 'Think about which box you will fetch first.'],
        'A box beside a door',
      ],
    ],
    turn: ['Take a photo, lock up, and you are done.', 'The next visit takes five minutes.'],
    asks: ['What would you have to find first?', 'How do you label your boxes?'],
    ends: {
      pfatil: ['Need boxes or tape? Ask at the desk.', 'Ask us for a trolley when you come.'],
      h: 'The Christmas lights are by the door. Well done.',
    },
    keep: 'your moving day',
    send: 'whoever helps you carry',
    own: [
      {
        kinds: ['product', 'service', 'offer', 'hours', 'policy'],
        about: 'boxes|tape\\b|trolle|packing|access',
        lead: 'And what you can get here for it.',
      },
    ],
    pic: { ask: 'Neatly stacked and labelled boxes', alt: 'Stacked and labelled boxes' },
    claims: [['Heavy low, labels, path, same-size boxes', 'practice of removal and storage companies']],
  },
  {
    id: 'what-not-to-store',
    format: 'mistake',
    again: 8,
    emoji: '🚫',
    tags: ['SelfStorage', 'StorageTips', 'GoodToKnow'],
    title: ['What you should not put into storage', 'Food, fuel, plants: what stays out of a storage unit'],
    cover: 'What stays out of storage',
    wrong: 'Putting food, fuel or damp things into storage',
    gist: [
      'Food, fuel, gas bottles, paint and anything damp do not belong in a storage unit. Keep passports and money at home as well.',
      'Before you lock up: no food that attracts mice, nothing that burns, nothing wet, and nothing that lives.',
    ],
    subject: ['What stays out of storage', 'Not in the storage unit'],
    hooks: {
      '*': [
        'Some things must not go into storage, and some should not. Check this list first.',
        'Before you lock your storage unit: is there food, fuel or anything damp in it?',
      ],
      pfatil: 'What goes into storage should be clean, dry and harmless.',
      h: 'A bag of crisps in storage is an invitation, and the mice will accept.',
    },
    lines: {
      '*': [
        'No food in storage, not even dry pasta or pet food. It attracts mice and insects.',
        'Run the mower dry before you store it. Fuel is not allowed in a unit.',
        'Dry the tent, the washing machine and the garden cushions before you store them. Damp turns to mould.',
        'Keep passports, contracts and jewellery at home or in a bank, and not in a storage unit.',
      ],
      h: ['House plants cannot be stored. They have tried to tell you.'],
    },
    scene: [
      'A forgotten packet of rice, a damp rug, half a can of petrol: small things do great harm.',
      'On moving day everything goes into the van, and some of it should not.',
    ],
    why: [
      ['One damp thing can spoil everything around it.', 'Mould spreads from a wet cushion to the sofa.'],
      [
        'Fuel and gas are a danger to everybody in the building.',
        'Your contract and your insurance exclude dangerous goods.',
      ],
    ],
    parts: [
      [
        'Nothing that can be eaten',
        ['Not even in tins, if they can burst in frost.', 'Bird seed and dog biscuits count as well.'],
        'A crossed-out food box',
      ],
      [
        'Nothing that burns',
        [
          'Fuel, gas, fireworks, solvents, charged batteries of tools.',
          'Empty the tank of mower and strimmer first.',
        ],
        'A fuel can',
      ],
      [
        'Nothing damp',
        [
          'Let it dry for two days, and leave fridge doors open.',
          'Wipe out the washing machine, and leave its door ajar.',
        ],
        'An open washing machine',
      ],
      [
        'Nothing you cannot replace',
        ['Passports, wills, medicine, the ring of your grandmother.', 'They are better kept where you live.'],
        'A small box with papers',
      ],
    ],
    turn: ['Everything else is welcome.', 'Read the list in your contract as well, since rules differ.'],
    asks: ['What are you not sure about?', 'What did you find in an old box?'],
    ends: {
      pfatil: ['Not sure about something? Ask us before you bring it.', 'If in doubt, send us a message.'],
      h: 'The plants say thank you.',
    },
    keep: 'the day you pack',
    send: 'somebody who is clearing a house',
    pic: { ask: 'A mower with an empty tank, or a dry tent', alt: 'A lawn mower with an empty tank' },
    claims: [['Prohibited goods: food, flammables, damp items', 'usual terms of storage companies']],
  },
  {
    id: 'furniture-in-storage',
    format: 'tip',
    again: 8,
    emoji: '🛋️',
    tags: ['SelfStorage', 'FurnitureCare', 'StorageTips'],
    title: [
      'How to store furniture so that it stays nice',
      'Sofa, mattress, fridge: getting furniture ready for storage',
    ],
    cover: 'Furniture in storage',
    gist: [
      'Clean and dry furniture before you store it, take off legs, cover it with cotton sheets and not with tight plastic, and lift it off the floor.',
      'Air is what stored furniture needs: a sheet over it, a gap to the wall, and the doors of fridge and washing machine ajar.',
    ],
    subject: ['Furniture in storage', 'Getting furniture ready'],
    hooks: {
      '*': [
        'Your furniture goes into storage for some months? Prepare it like this.',
        'Clean, dry and covered with cotton: that is how furniture comes out of storage as it went in.',
      ],
      pfatil: 'Furniture stays nice in storage when it is clean, dry and can breathe.',
      h: 'A sofa wrapped in plastic sweats. Give it a sheet.',
    },
    lines: {
      '*': [
        'Cover stored furniture with old cotton sheets. Under tight plastic it gets damp.',
        'Leave the door of a stored fridge open a hand wide, with a towel in between. Otherwise it smells.',
        'Put the screws of a bed in a bag and tape it to the frame.',
        'Polish wood and let it dry before you store it. It is protected for longer.',
      ],
      h: ['Screws that are put "somewhere safe" are never seen again.'],
    },
    scene: [
      'After half a year a sofa tells you how you put it away.',
      'The fridge was wiped, closed and stored, and now nobody wants to open it.',
    ],
    why: [
      ['Moisture that is wrapped in cannot get out.', 'Fabric and wood need air around them.'],
      [
        'Crumbs and stains attract insects and set over time.',
        'A stain is easy to remove today and hard in a year.',
      ],
    ],
    parts: [
      [
        'Clean and dry it well',
        ['Vacuum the sofa, wipe the wood, and wait a day.', 'Every drawer should be empty and dry.'],
        'A vacuum cleaner on a sofa',
      ],
      [
        'Take it apart',
        [
          'Legs, headboards, shelves. Tape the screws to the piece.',
          'Take a photo first, so that you can put it together again.',
        ],
        'A bag of screws taped to a frame',
      ],
      [
        'Cover it with cotton',
        ['Old sheets are best. They keep off dust and let air through.', 'Protect corners with cardboard.'],
        'A sheet over a chair',
      ],
      [
        'Keep it off the floor',
        ['Two battens or a pallet are enough.', 'Leave a hand width to the wall as well.'],
        'A sofa on battens',
      ],
    ],
    turn: ['So it comes back the way it went in.', 'That is an hour of work, and it is worth it.'],
    asks: ['Which piece would you never give away?', 'What have you stored for longest?'],
    ends: {
      pfatil: ['Any questions about your furniture? Ask us.', 'Ask us for covers and boxes.'],
      h: 'Now where are the screws?',
    },
    keep: 'the day before the van comes',
    send: 'somebody between two homes',
    own: [
      {
        kinds: ['product', 'service', 'offer', 'claim', 'process'],
        about: 'dry|heated|covers|boxes|packing|clean',
        lead: 'And what there is here for it.',
      },
    ],
    pic: { ask: 'A chair under a cotton sheet', alt: 'A chair under a cotton sheet' },
    claims: [
      [
        'Breathable covers, ventilated appliances, raised storage',
        'practice of removal and storage companies',
      ],
    ],
  },
  {
    id: 'what-would-you-put-away',
    format: 'question',
    again: 5,
    emoji: '🤔',
    tags: ['SelfStorage', 'Declutter', 'MoreSpace'],
    title: [
      'Which room would you like to have back?',
      'If you had more space at home: what would you do with it?',
    ],
    cover: 'Which room is full?',
    gist: [
      'If you could clear one room tomorrow, which would it be, and what would you do with it?',
      'Garage, spare room or {loft|attic}: which one is so full that you no longer use it?',
    ],
    subject: ['Which room is full?', 'More space at home'],
    hooks: {
      '*': [
        'Garage, spare room or {loft|attic}: which one would you like to use again?',
        'If one room were empty tomorrow, what would you do with it?',
      ],
      pfatil: 'Nearly every home has one room that is full of things. Which is yours?',
      h: 'When did you last see the floor of your garage?',
    },
    lines: {
      '*': [
        'Which room at home would you like to have back?',
        'What stands in your garage in place of a car?',
        'What do you keep although you have not used it for years?',
        'What would you do with an empty spare room?',
      ],
      h: ['The exercise bike is a very good coat stand.'],
    },
    scene: [
      'It begins with one box in the corner, and after a year the door hardly opens.',
      'In many garages there is room for everything, apart from a car.',
    ],
    why: [['Things come in one by one and rarely go out.', 'You do not notice how a room fills up.']],
    parts: [
      [
        'The garage',
        ['Bikes, paint, boxes, and somewhere a car.', 'It began with one shelf.'],
        'A full garage',
      ],
      [
        'The spare room',
        ['Guests sleep on the sofa, since the bed is full.', 'Half office, half wardrobe.'],
        'A full spare room',
      ],
      [
        'The {loft|attic}',
        ['Nobody has been at the back for ten years.', 'Christmas, baby clothes, old papers.'],
        'A full loft',
      ],
    ],
    turn: ['We are curious.', 'You are not the only one.'],
    asks: ['Which room at home is too full?', 'What could the space be used for?'],
    ends: { pfatil: ['Tell us which room it is.', 'One word is enough.'], h: 'A photo of the garage wins.' },
    keep: 'a rainy Sunday',
    send: 'whoever owns the exercise bike',
    pic: { ask: 'A full shelf or a stack of boxes', alt: 'A stack of boxes' },
    claims: [['Homes fill up', 'common experience']],
  },
];
