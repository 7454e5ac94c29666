// Boxes, rules, ages and the long Sunday at the table.
import type { Idea } from '../../library/idea.ts';

const GAMES = 'games?\\b|puzzles?|jigsaws?|toy';

export const TABLE: readonly Idea[] = [
  {
    id: 'what-the-age-on-the-box-means',
    format: 'answer',
    again: 9,
    emoji: '🔢',
    tags: ['ToySafety', 'ParentTips', 'ToyShop'],
    title: ['What does the age on a toy box mean?', 'Age on the box: safety or difficulty?'],
    cover: 'What the box age means',
    question: 'It says from three, and she is a clever two. Can she have it?',
    short: 'Not if it has small parts. Under three, the age on the box is about safety.',
    gist: [
      'The warning "not under three" is about parts a child could choke on, so keep to it. Above three, the age mostly says how difficult a toy or game is.',
      'Even a clever two-year-old puts toys in her mouth. The age eight on a board game is only a hint.',
    ],
    subject: ['Not under three means not under three', 'The two ages on a toy box'],
    hooks: {
      '*': [
        '"From three" on a toy does not mean your child is not clever enough. It means small parts.',
        'There are two kinds of age on toy boxes: one is for safety, the other for difficulty.',
      ],
      p: 'When you know what the age on a toy means, choosing is easy.',
      f: "Yes, she is clever. She also eats the cat's {biscuits|cookies}. Check the age on the toy.",
      a: 'Toys under three: no small parts. Ever.',
      t: "Toys for under threes are tested with a cylinder about as wide as a small child's throat. What fits in is too small.",
      h: 'On a game it said "from eight to ninety-nine". Great-grandmother was offended.',
      i: 'Above three, the age on a game is only a hint. Try it.',
      l: 'A wooden teething ring, smooth after three generations.',
    },
    lines: {
      '*': [
        'The crossed-out face with {nought|zero} to three on a toy means small parts. It is a limit, not a suggestion.',
        'The age on a game is a hint. A child who likes rules can start earlier.',
        'A rule for small children: a toy that fits through a toilet roll is too small.',
        'In toys, button cells and magnets must be behind a screw. If your child may have swallowed one, go to {hospital|the hospital} at once.',
      ],
      h: ['The game says "from six". The father has been practising since Tuesday.'],
    },
    scene: [
      'In the toy shop a grandfather turns a box over and says: but she can already count to ten.',
      'A small child, a small loose wheel, and straight into the mouth.',
    ],
    why: [
      [
        'All small children put things in their mouths, the clever ones too.',
        'A two-year-old can choke on a small part, however bright she is.',
      ],
      [
        'A game is easier when somebody explains it and plays along.',
        'With an older sister to help, a child can start earlier.',
      ],
    ],
    parts: [
      [
        'Look for the crossed-out face',
        [
          'If it says {nought|zero} to three, do not give it to a child under three.',
          'It means not for children under three, small brothers at home included.',
        ],
        'A sign on a box',
      ],
      [
        'Take the age on games as a hint',
        ['It is about patience more than brains.', 'Ask how long one round takes.'],
        'A game box',
      ],
      [
        'Check batteries and magnets in toys',
        ['Batteries and magnets must be behind a screw.', 'Throw out toys with loose batteries or magnets.'],
        'A battery cover with a screw',
      ],
    ],
    turn: ['If you are not sure, keep the toy for next year.', 'And nobody is ever too old for a good game.'],
    asks: [
      'Which toy did your child get too early?',
      'Which game did you still love when you were too old for it?',
    ],
    ends: {
      p: 'Keep to the age for small parts. Be bolder with games.',
      f: 'Great-grandmother won, by the way.',
      a: 'Small parts: no. Hard rules: try it.',
      t: 'Not sure what a sign on a toy means? Ask us, and we look at it together.',
      h: 'The father has asked for an easier game.',
      i: 'Nobody is too old to play.',
      l: 'A good toy fits a small hand.',
    },
    caution:
      'If a child may have swallowed a button cell or magnets, do not wait: go to {hospital|the hospital} at once.',
    keep: 'the next birthday list',
    send: 'grandparents',
    pic: { ask: 'The age sign on a box', alt: 'The age sign on a toy box' },
    claims: [
      [
        'Under-three warning concerns small parts; button cell and magnet emergency',
        'toy safety rules of the EU and US; child safety bodies',
      ],
    ],
  },
  {
    id: 'the-lost-piece',
    format: 'howto',
    again: 9,
    emoji: '🧩',
    only: GAMES,
    tags: ['BoardGames', 'Jigsaws', 'GameNight'],
    title: ['Lost a game piece or the rules? What to do', 'A game piece is missing: how to save the game'],
    cover: 'A game piece is missing?',
    gist: [
      "Is a piece of a game missing? Look in the sofa, then write to the maker: many send single pieces. The rules are mostly on the maker's page.",
      'A missing piece does not have to be the end of a game. Use a bean, a coin or a button, and play on.',
    ],
    subject: ['A button for the lost pawn', 'The lost piece is in the sofa'],
    hooks: {
      '*': [
        'One piece is missing, and the whole game ends up in the {cellar|basement}? You can save it.',
        'Every family has a game with a button in it for a lost piece. It is often the favourite.',
      ],
      p: 'A game with a missing piece can be saved with a letter to the maker, or with a bean.',
      f: 'Lost a game piece? Look in the sofa first, all the way down.',
      a: 'Lost game piece: search, ask the maker, improvise.',
      t: 'Keep each kind of game piece in its own zip bag, with a list in the lid. Counting takes a minute.',
      h: 'The robber of the game got lost. Since then a peppercorn plays him.',
      i: 'A game you have mended is a game you keep.',
      l: 'An old game in a taped box, and every piece is there.',
    },
    lines: {
      '*': [
        'Lost a game piece? Many makers send single ones. Write to them with the name of the game and a photograph.',
        "Lost the rules of a game? They are mostly on the maker's page. Print them out and put them in the lid.",
        'Count the game pieces before you put them away. If one is missing, it is still under the table.',
        'Put a loose rubber band round the game box, and you can store it upright.',
      ],
      h: ['The missing corner of the jigsaw was in the dog. It is back. Nobody touches it.'],
    },
    scene: [
      'A jigsaw with one hole in the sky, and four people on their {tummies|bellies} on the carpet, looking for the piece.',
      'In the lid of the game, a child has written: the red button is the king.',
    ],
    why: [
      [
        'Makers keep spare pieces, and they like it when people go on playing.',
        'Writing to the maker costs much less than a new game.',
      ],
      [
        'The rules make the game. A piece only shows where you are.',
        'A bean can be a knight, if everybody agrees.',
      ],
    ],
    parts: [
      [
        'Look under the sofa for the piece',
        [
          'Check the cushions, the carpet, trouser legs and the dog basket.',
          'Lay a lamp flat on the floor: small pieces throw long shadows.',
        ],
        'A lamp on a carpet',
      ],
      [
        'Ask the maker for the piece',
        ['Give the name of the game, the year, and which piece.', 'A friendly letter helps.'],
        'A letter and a pawn',
      ],
      [
        'Make a new piece yourself',
        ['A button, a cork or modelling clay will do.', 'For a jigsaw, trace the hole on card and paint it.'],
        'A button on a board',
      ],
    ],
    turn: ['Write in the lid which button stands for which piece.', 'And then play another round.'],
    asks: ['What have you used for a lost piece?', 'Where did your last missing piece turn up?'],
    ends: {
      p: 'Then the game is complete, for the price of a stamp.',
      f: 'Play the game tonight, with the button.',
      a: 'Look for it, write for it, or make it.',
      t: 'For wooden pieces, measure width and height before you order.',
      h: 'The peppercorn turned out to be a very good robber.',
      i: 'A game need not be complete to be fun.',
      l: 'And the lid goes on, with every piece inside.',
    },
    keep: 'the next lost game piece',
    send: 'somebody with a button in their game',
    own: [
      {
        kinds: ['service', 'product', 'offer'],
        about: 'repair|spare|second-hand|puzzle|game',
        lead: 'And for games here.',
      },
    ],
    pic: { ask: 'A board with a button among the pieces', alt: 'A button among the pieces on a game board' },
    claims: [['Makers supply spare parts and rules', "game makers' service pages"]],
  },
  {
    id: 'bored-is-a-beginning',
    format: 'myth',
    again: 10,
    emoji: '🥱',
    tags: ['ParentTips', 'ChildsPlay', 'ToyShop'],
    title: ['"I am bored": what should parents do?', 'Bored children: why it helps to wait ten minutes'],
    cover: '"I am bored"',
    myth: 'A bored child needs a new toy',
    short: 'Mostly a bored child needs ten minutes and no help.',
    gist: [
      'After "I am bored" come ten dull minutes, and then often the best game of the day. Put out a box, a cloth and some blocks, and do not help.',
      'A bored child is hard to bear. Wait ten minutes, and then the chairs become a ship.',
    ],
    subject: ['Bored? Wait ten minutes', 'A box, a cloth, an afternoon'],
    hooks: {
      '*': [
        '"I am bored," says your child. Say "aha", and go and peel potatoes.',
        'Bored children often start their best game after ten minutes of nothing.',
      ],
      p: 'To start playing by themselves, bored children need a little time without suggestions.',
      f: 'Your child is bored, and you do not have to be the entertainer. Really not.',
      a: 'Bored child? Wait ten minutes. Then look.',
      t: 'Blocks, cloths and boxes can be used in more ways than a toy with one button.',
      h: 'The box of the expensive toy is now a rocket. The toy just watches.',
      i: 'Let children be bored for a while. They get ideas.',
      l: 'A quiet room, and a bored child on its back, looking at the ceiling.',
    },
    lines: {
      '*': [
        'Is your child bored? Give it ten minutes. Children come up with games you could not buy.',
        'A box, a cloth, some blocks: that is all you need for an afternoon of play.',
        'A toy that does one thing gets boring soon. Blocks can be anything.',
        'Sit near your bored child and do something of your own. Children start to play beside somebody who is busy.',
      ],
      h: ['"I have nothing to play with," said the child, up to the knees in toys.'],
    },
    scene: [
      'A bored child lies on the carpet and sighs. Eleven minutes later the chairs are a ship.',
      'In the kitchen somebody peels potatoes very slowly, and listens.',
    ],
    why: [
      [
        'A child needs a moment of boredom to have an idea.',
        'If you always suggest something, the child waits for the next suggestion.',
      ],
      [
        'A game that children made up themselves lasts all afternoon.',
        'A game you suggest lasts a quarter of an hour.',
      ],
    ],
    parts: [
      [
        'Say "aha" and wait ten minutes',
        ['Be kind, and suggest nothing.', 'The first five minutes are the loudest.'],
        'A child on a carpet',
      ],
      [
        'Leave boxes and blocks within reach',
        ['Boxes, cloths, blocks, paper.', 'Do not say a word about them.'],
        'A box and a cloth',
      ],
      [
        'Do something of your own nearby',
        ['Peel potatoes, mend something, read.', 'Children play best when you are near and not watching.'],
        'Potatoes in a bowl',
      ],
    ],
    turn: ['And leave the ship of chairs standing for a while.', 'If you are asked to come and play, go.'],
    asks: ['What did you do as a child when you were bored?', 'What did you turn a big box into?'],
    ends: {
      p: 'Children need time to play, more than they need new toys.',
      f: 'And meanwhile you can sit down for a bit.',
      a: 'Wait, and see what they play.',
      t: 'Keep small children in sight, and let them have string only while you watch.',
      h: 'The rocket made of a box has landed in the bath.',
      i: 'They will remember the ship made of chairs.',
      l: 'And then somebody hums behind the sofa, busy at last.',
    },
    keep: 'the next wet afternoon',
    send: 'somebody who has just heard "I am bored"',
    own: [
      {
        kinds: ['product', 'value'],
        about: 'blocks?\\b|wood|crafts?\\b|creative|open.ended|imagin',
        lead: 'And toys for when the ten minutes are over.',
      },
    ],
    pic: { ask: 'A cardboard box that has become something', alt: 'A cardboard box turned into a play ship' },
    claims: [['Unstructured play, open-ended materials', 'paediatric and early years advice on play']],
  },
  {
    id: 'edges-first-or-colours',
    format: 'either',
    again: 9,
    emoji: '🧩',
    only: GAMES,
    tags: ['Jigsaws', 'ThisOrThat', 'GameNight'],
    title: ['Jigsaw: edges first, or by colour?', 'How do you begin a jigsaw puzzle?'],
    cover: 'Jigsaws: edges first?',
    gist: [
      'Some people start a jigsaw with the edges. Others start with the red boat. How do you do it?',
      'With a jigsaw, the edges give you order and the boat gives you fun. Who in your family hides the last piece?',
    ],
    subject: ['Jigsaw: edges or the red boat?', 'Jigsaws: who hides the last piece?'],
    hooks: {
      '*': [
        'A jigsaw with a thousand pieces: do you look for edges first, or for the red boat?',
        'Families argue about jigsaws: edges first, or by colour?',
      ],
      p: 'Jigsaws: edges first or by colour, and it takes until midnight both ways.',
      f: 'Do you start a jigsaw with the edges? We would start with the boat.',
      a: 'Jigsaw: edges or colours?',
      t: 'In a jigsaw sort the sky by shape and the rest by colour, with a tray for each.',
      h: "The last piece of the jigsaw has been in grandfather's pocket all along.",
      i: 'A jigsaw comes together one piece at a time.',
      l: 'A lamp, a cup of tea, and a jigsaw of the sea.',
    },
    lines: {
      '*': [
        'Jigsaw: edges first or by colour? Tell us how you start.',
        'Sort a jigsaw into trays by colour, and the sky by shape. It saves half of the searching.',
        'Do your jigsaw on a board, and you can move it when it is time to eat.',
        'Give everybody a corner of the jigsaw. Then nobody just watches.',
      ],
      h: ['A piece of jigsaw is missing. It is the sky. It is always the sky.'],
    },
    scene: [
      'A half done jigsaw lies on the dining table, and for nine days the family has been eating on the sofa.',
      'Somebody walks past the jigsaw, picks up a piece, puts it in, and walks on.',
    ],
    why: [
      [
        'Edges first is tidy. Starting with the boat is more fun.',
        'With the edges done you know where you are. With the boat done you have something to look at.',
      ],
    ],
    parts: [
      [
        'Start with the edges',
        ['You see right away how large it will be.', 'First the corners, then the sides, then inwards.'],
        'A frame of edge pieces',
      ],
      [
        'Start by {colour|color}',
        ['Begin with the prettiest part.', 'The boat, the roof, the cat: put each together, then join them.'],
        'A heap of red pieces',
      ],
    ],
    turn: [
      'And the one who only walks past puts in the most pieces.',
      "And check grandfather's pockets for the last piece.",
    ],
    asks: ['Edges or colours: what comes first with you?', 'Who in your family puts in the last piece?'],
    ends: {
      p: 'Both ways you get the same picture.',
      f: 'Tell us how, and who you do jigsaws with.',
      a: 'Edges or colours? One word will do.',
      t: 'And tell us how many pieces your largest jigsaw had.',
      h: "Grandfather's pockets were searched. There were two pieces.",
      i: 'Every piece fits somewhere.',
      l: 'And the last piece clicks in.',
    },
    keep: 'the first rainy weekend',
    send: 'somebody who loves jigsaws',
    pic: { ask: 'A jigsaw, half done, on a table', alt: 'A half-finished jigsaw puzzle on a table' },
    claims: [['Two ways to begin', 'common experience']],
  },
  {
    id: 'the-game-that-ends-in-tears',
    format: 'question',
    again: 10,
    emoji: '🎲',
    only: GAMES,
    tags: ['BoardGames', 'FamilyTalk', 'GameNight'],
    title: [
      'Which board game ends in a {row|fight} at your house?',
      'The family game nobody may suggest any more',
    ],
    cover: 'The game that ends in tears',
    gist: [
      'Most families have a board game that nobody may suggest any more. Which is it in yours, and who tipped over the board?',
      '"It is only a game," says the person who is winning. Which game ends in tears at your house?',
    ],
    subject: ['The game we no longer play', 'The game that ends in tears'],
    hooks: {
      '*': [
        'Which board game may nobody suggest at your house any more?',
        '"It is only a game," says the person who is winning.',
      ],
      p: 'Children learn to lose at the game table. Some of them take forty years.',
      f: 'Which game ends in tears at your house? Come on, every family has one.',
      a: 'Which game always ends in tears?',
      t: 'Long games in which you can be out early end in {rows|fights}. Short games with a quick rematch do not.',
      h: 'In one family game the bank was robbed in two thousand and nine. By the bank.',
      i: 'If you can laugh about a lost game, you have had a good evening.',
      l: 'A game of cards, and somebody who smiles too much.',
    },
    lines: {
      '*': [
        'Which game ends in tears at your house? Name the game, not the person.',
        'Do your games end in {rows|fights}? Try one that you win together, or a short one with a quick rematch.',
        'Agree on the house rules before the game starts. Most {rows|fights} are about a rule.',
        'If you are out of the game, be the bank, the referee or the cook. Nobody should just watch.',
      ],
      h: ['Grandmother has not lost a game since nineteen ninety-eight. The dice are hers.'],
    },
    scene: [
      'The board flies, small green houses rain on the carpet, and grandmother says calmly: my turn.',
      'On top of the cupboard lies a game that nobody has opened since Christmas.',
    ],
    why: [
      [
        'Often the {row|fight} is about something else: who was always the youngest.',
        'Most of us would like to play that game again. Nobody dares to suggest it.',
      ],
    ],
    parts: [
      [
        'Which game is it?',
        ['Just the name will do.', 'And do you have a house rule for it?'],
        'An old game box',
      ],
      [
        'What happened in that game?',
        ['Tell us in two sentences.', 'And who said sorry first?'],
        'Pieces on a carpet',
      ],
    ],
    turn: ['Make peace with {biscuits|cookies}.', 'Perhaps it is time to take that game out again.'],
    asks: ['Which game leads to a {row|fight} in your family?', 'Who in your family cannot lose a game?'],
    ends: {
      p: 'Every family has its story about a game.',
      f: 'Best wishes to whoever cannot lose.',
      a: 'Name the game.',
      t: 'Add the year and the house rule.',
      h: 'The bank is still under investigation.',
      i: 'We only get that angry with people we love.',
      l: 'And somebody picks up the dice and says: another game?',
    },
    keep: 'the next long game night',
    send: 'whoever tipped over the board',
    pic: { ask: 'The box that stays in the cupboard', alt: 'An old board game box on a shelf' },
    claims: [['Common experience', 'common experience']],
  },
  {
    id: 'a-game-in-the-suitcase',
    format: 'tip',
    again: 10,
    emoji: '🧳',
    only: GAMES,
    when: { months: [4, 5, 6, 7, 8] },
    tags: ['TravelGames', 'FamilyTrip', 'CardGames'],
    title: ['Travel games: small, quick and without a board', 'Which games to take on {holiday|vacation}'],
    cover: 'Games for the suitcase',
    gist: [
      'Take a pack of cards, five dice and a pencil on {holiday|vacation}: enough for dozens of games. Learn two of them before you leave.',
      'In the tent, on the train, at the airport with four hours to go: a small game in your bag saves the day.',
    ],
    subject: ['Cards and dice for your suitcase', 'Games for four hours at the airport'],
    hooks: {
      '*': [
        'Going on {holiday|vacation}? A pack of cards and five dice weigh less than a book.',
        'Four hours of delay, three children, one charger. Which game is in your bag?',
      ],
      p: 'Pack a small game, and you will use it on the first day.',
      f: 'Sand in the playing cards? Then it was a good {holiday|vacation}.',
      a: 'Travel games: cards, dice, pencil.',
      t: 'Travel games should need no table, take ten minutes a round, and work for two to six players.',
      h: 'The travel chess set came home with eleven pieces and a shell. The shell is the queen.',
      i: 'What you remember later are the evenings with the cards.',
      l: 'A warm evening outside, and a pack of cards worn soft.',
    },
    lines: {
      '*': [
        'For the suitcase: a pack of cards, five dice and a pencil. You can play more games with them than with any board.',
        'Learn two card games at home. Nobody wants to read rules at the airport.',
        'Carry playing cards in a soap box: they stay dry, and you can roll the dice in it.',
        'On a campsite, a game is the quickest way to get to know the people next door.',
      ],
      h: ['Gate changed, flight delayed, and father has lost at snap again.'],
    },
    scene: [
      'At the airport five people sit on the floor and play cards. They are the only ones laughing.',
      'Rain on the tent, a lamp, and somebody deals the cards.',
    ],
    why: [
      [
        'When you travel you wait a lot, and screens run out of power.',
        'You never have to charge a pack of cards.',
      ],
      [
        'Cards work on your knees, on a towel or on a folding table.',
        'A small game fits in the bag, so it comes along and gets played.',
      ],
    ],
    parts: [
      [
        'Pack games that need no table',
        ['Cards, dice, word games.', 'They have to work on a bumpy train.'],
        'Cards on a towel',
      ],
      [
        'Learn two games before you go',
        ['One loud game and one quiet one.', 'Write the rules on a card and put it in the pack.'],
        'A rule card',
      ],
      [
        'Ask others to play along',
        [
          'The children come first, and then their parents.',
          'You can explain a card game without a common language.',
        ],
        'Hands with cards',
      ],
    ],
    turn: ['And count the cards before you leave the tent.', 'The shell can stay the queen.'],
    asks: ['What do you play when you travel?', 'Which game did you learn on {holiday|vacation}?'],
    ends: {
      p: 'The smallest thing in the suitcase, and the one you use most.',
      f: 'Have a good trip, and good cards.',
      a: 'Pack a pack of cards.',
      t: 'Plastic playing cards survive a swim. Paper ones do not.',
      h: 'Snap is now an airport sport.',
      i: 'Four hours go quickly with a game.',
      l: 'The sea, a towel, and one more round of cards.',
    },
    keep: 'the packing list',
    send: 'whoever travels with you',
    own: [
      {
        kinds: ['product', 'offer', 'service'],
        about: 'travel|card|dice|small|game',
        lead: 'And games for the suitcase:',
      },
    ],
    pic: { ask: 'Cards or dice on a towel or a suitcase', alt: 'Playing cards on a suitcase' },
    claims: [['Common experience', 'common experience']],
  },
];
