// Play: how much, with what, by which rules.
import type { Idea } from '../../library/idea.ts';

export const PLAY: readonly Idea[] = [
  {
    id: 'half-of-it-in-the-cupboard',
    format: 'howto',
    again: 9,
    emoji: '🧸',
    tags: ['ToyRotation', 'PlayTips', 'FamilyLife'],
    title: [
      'Too many toys? Put half of them away and swap every month',
      'Toy rotation: fewer toys out, more play',
    ],
    cover: 'Too many toys? Hide half',
    gist: [
      'Put half of the toys in boxes, out of sight, and swap one box every month. Children play longer with fewer toys, and the old ones feel new again.',
      'In a small study toddlers played longer and in more ways with four toys than with sixteen. A cupboard does the same at home.',
    ],
    subject: ['Old toys that feel new', 'Four toys beat sixteen'],
    hooks: {
      '*': [
        'Too many toys, and nobody is playing? Put half of them in a cupboard for a month.',
        'A toy that was in a box for a month feels like a present.',
      ],
      pt: 'In a study, toddlers with fewer toys played with each one for longer.',
      fi: 'Does your child have a room full of toys and say "I am bored"?',
      a: 'Too many toys? Sort them, box half, swap monthly.',
      h: 'Four hundred toys, and they are playing with the box the dishwasher came in.',
      l: 'A clear floor, one wooden train, a whole afternoon.',
    },
    lines: {
      '*': [
        'Put half of the toys in boxes and swap one box a month. Children greet their own toys like old friends.',
        'Sort toys by use: building, pretending, moving, puzzling. One basket of each is plenty.',
        'Children hardly play with a toy when a piece is missing. Look for it before you give the toy away.',
        'Leave a half built tower standing overnight. Tomorrow your child goes on with it.',
      ],
      h: ['The toy drill that sings has been "at the doctor" since Christmas.'],
    },
    scene: [
      'The floor is covered with toys, and in the middle sits a child with nothing to do.',
      'The box comes back from the attic. "My crane!" It had been away for five weeks.',
    ],
    why: [
      [
        'With toys all over the floor, a child keeps jumping from one to the next.',
        'With fewer toys to choose from, a child starts to play sooner.',
      ],
      [
        'A toy nobody has seen for a month is interesting again.',
        'For a child of three, a month is a very long time.',
      ],
    ],
    parts: [
      [
        'Sort the toys with your child',
        ['The favourites stay out. That is not up for discussion.', 'Broken toys get mended, or they go.'],
        'Toys sorted on a carpet',
      ],
      [
        'Fill four boxes with toys',
        [
          'Put a bit of everything in each, and number the lids.',
          'They have to be out of sight, or it does not work.',
        ],
        'Four numbered boxes',
      ],
      [
        'Swap one box every month',
        ['One box comes out, one goes away.', 'Let the children open it on a Sunday, before breakfast.'],
        'A child opening a box',
      ],
      [
        'See which toys are missed',
        [
          'If nobody has asked for a toy in half a year, you can pass it on.',
          'If a child misses a toy, it comes back at once, of course.',
        ],
        'A toy crane on a window sill',
      ],
    ],
    turn: [
      'You can see the floor again. It is beige.',
      'Fewer toys do not make a child poorer. They make it easier to start.',
    ],
    asks: ['Which toy has lasted longest in your home?', 'What do your children play with most?'],
    ends: {
      pa: 'Fewer toys out, more play.',
      fi: 'And keep the dishwasher box. To the children it is a castle.',
      t: 'Fewer toys in sight means longer play with each of them.',
      h: 'We hear the dishwasher box is now a castle.',
      l: 'One train, and the whole afternoon is gone.',
    },
    keep: 'the first rainy Sunday',
    send: 'somebody who cannot see their floor for toys',
    own: [
      {
        kinds: ['service', 'policy', 'product', 'offer'],
        about: 'swap|repair|second-?hand|spare (?:parts|pieces)|hire|library|exchange',
        lead: 'And at the shop:',
      },
    ],
    pic: { ask: 'A few toys on a clear floor', alt: 'A wooden train on a clear floor' },
    claims: [
      [
        'Toddlers with four toys played longer and more variously than with sixteen',
        'Dauch et al., infant behaviour research, small study',
      ],
    ],
  },
  {
    id: 'what-to-give-a-five-year-old',
    format: 'answer',
    again: 9,
    emoji: '🎁',
    tags: ['ToyGifts', 'KidsPresents', 'GiftIdeas'],
    title: ['What to give a child you hardly know', 'A present for a child: three questions for the parents'],
    cover: 'A present for a child',
    question: 'What do you give a child you hardly know?',
    short: 'Give something to do, and not just something to have. First ask the parents three things.',
    gist: [
      'Ask the parents what the child loves doing, what they have too much of, and how much noise they can stand. Then buy something to build, dig, paint or play with others.',
      'A good present for a child lets the child do something. A toy that can do only one thing is soon boring.',
    ],
    subject: ['A present they will play with', 'How much noise can you stand?'],
    hooks: {
      '*': [
        'A gift for a child you hardly know? Ask the parents how much noise they can stand.',
        'The best toys do nothing by themselves. The child does it all.',
      ],
      pt: 'Open-ended things are used for longer, since they can be something else each day.',
      fi: 'Invited to a sixth birthday, and no idea what to give? Ask the parents three questions.',
      a: "A child's present: three questions, one toy to build with, and the receipt.",
      h: 'Uncle Ben gives the children drums. Uncle Ben lives in another town.',
      l: 'Wooden bricks, paper, string, and an afternoon.',
    },
    lines: {
      '*': [
        'Before you buy a present, ask the parents what the child does all day, and what there is already too much of.',
        'Children play longer with toys they do something with than with toys that do everything.',
        'Stick to the age on the toy box, even for a clever child. It is there because of small parts.',
        'A {torch|flashlight}, a magnifier, a real small hammer: children love real tools as presents.',
      ],
      h: ['The box of the toy says "batteries included". The parents had hoped they were not.'],
    },
    scene: [
      'Seven presents are unwrapped, and the birthday child sits under the table with a {torch|flashlight}. It was the smallest of them.',
      'In the toy shop stands a godfather in a suit, a dinosaur under each arm, and asks: "Which one is friendlier?"',
    ],
    why: [
      [
        'A plain bucket can be a drum, a hat or a castle. A talking bucket is only a talking bucket.',
        'If a toy does everything by itself, there is nothing left for the child to do.',
      ],
      [
        'Parents know what their child would love. Just ask them.',
        'Ask first, and the child does not get the same present twice.',
      ],
    ],
    parts: [
      [
        'Ask what the child loves doing',
        ['Does the child dig, sing, build, or boss everybody about?', 'Choose a present that goes with it.'],
        'A child digging in sand',
      ],
      [
        'Ask what they have too much of',
        ['Mostly it is soft toys.', 'And say that you do not mind an honest answer.'],
        'A heap of soft toys',
      ],
      [
        'Choose a toy with many uses',
        [
          'Bricks, paints, balls, figures, cards.',
          'If you would like to play with it yourself, it is a good sign.',
        ],
        'Wooden bricks on a table',
      ],
      [
        'Play with it together',
        ['An hour on the carpet, or a walk with the magnifier.', 'That is what children talk about later.'],
        'A magnifier over a beetle',
      ],
    ],
    turn: [
      'If they play with the box instead, it was a good box.',
      'A child remembers who sat down and played.',
    ],
    asks: ['What was the best present you got as a child?', 'Which present drove your parents {mad|crazy}?'],
    ends: {
      pa: 'A good toy has many uses, lasts, and is quiet enough for the parents.',
      fi: 'And then sit down on the carpet and play along.',
      t: 'Check three things on a toy: what it can be used for, the age, the noise.',
      h: 'On his birthday, Uncle Ben got the drums back.',
      l: 'Somebody on the floor who plays along.',
    },
    caution:
      'Small parts, magnets and button cells are dangerous for small children: keep to the age on the pack, and ask us if you are not sure.',
    keep: 'the next invitation in a school bag',
    send: 'a godparent who needs an idea',
    own: [
      {
        kinds: ['service', 'policy', 'offer', 'people', 'product'],
        about: 'advice|wrap|exchange|voucher|ages?\\b|recommend|try|gift|birthday',
        lead: ['And to go with the present:', 'For the present itself.'],
      },
    ],
    pic: {
      ask: 'A torch, a magnifier and bricks on a table',
      alt: 'A torch, a magnifier and wooden bricks on a table',
    },
    claims: [['Open-ended toys; age labels for small parts', 'play research; toy safety rules']],
  },
  {
    id: 'explain-it-in-three-minutes',
    format: 'tip',
    again: 9,
    emoji: '🎲',
    tags: ['BoardGameNight', 'GameRules', 'FamilyGames'],
    title: ['How to explain a board game in three minutes', 'Game night: first say how to win'],
    cover: 'First say how to win',
    gist: [
      'Explaining a board game? Say how to win, then what you do in a turn, then play one practice round with open cards. Leave the exceptions for later.',
      'People stop listening to the rules of a game when they do not know what it is all for. So tell them how to win first.',
    ],
    subject: ['First say how to win', 'One practice round with open cards'],
    hooks: {
      '*': [
        'Want to explain a board game quickly? Start with how to win.',
        'Nothing ends a game night faster than reading out all the rules.',
      ],
      pt: 'Once people know how to win, the rules of a board game make sense.',
      fi: 'Do you know the look on their faces at page three of the rules?',
      a: 'A new board game: goal, one turn, practice round, go.',
      h: '"The rules are quite easy," said Martin, and put up a flip chart.',
      l: 'A lamp, a board game, four friends.',
    },
    lines: {
      '*': [
        'To explain a board game, say how to win, then what to do in a turn. Then start.',
        'Play the first round of a new board game with open cards. It explains more than ten minutes of talking.',
        'Watch the rules video in the afternoon, and not when the guests are at the table.',
        'Choose a game that suits the most tired person at the table.',
      ],
      h: ['Rule fourteen only ever comes up when Martin is losing.'],
    },
    scene: [
      'Five people, {crisps|chips}, a box with nine hundred parts. After twenty minutes somebody asks: "So how do you win?"',
      '"Whoever has the most sheep wins." Everybody nods and picks up a card.',
    ],
    why: [
      [
        'It is easier to remember a rule when you know what it is for.',
        'What you have done once needs no explaining.',
      ],
      [
        'The first game is for learning. Go easy on the beginners.',
        'Let beginners enjoy the first game, and they will play again.',
      ],
    ],
    parts: [
      [
        'Say how to win',
        ['Say it in one sentence.', 'Hold up the coin, card or sheep that counts.'],
        'A hand holding up a game piece',
      ],
      [
        'Show one turn',
        ['What can I do when it is my turn? Two or three things.', 'Show it with real cards.'],
        'Cards laid out on a table',
      ],
      [
        'Play a practice round with open cards',
        [
          'Everybody sees all the cards, and may take moves back.',
          'Then shuffle the cards and play properly.',
        ],
        'Open hands of cards',
      ],
      [
        'Leave the exceptions for later',
        ['Explain an exception when it comes up.', 'Until then nobody needs it.'],
        'A rule book, closed',
      ],
    ],
    turn: [
      'If they want a second game, you explained it well.',
      'And put the {crisps|chips} where nobody has to reach over the board.',
    ],
    asks: ['Which game do you play most often?', 'Who explains the rules in your family, and for how long?'],
    ends: {
      pa: 'Say the goal, show a turn, play a practice round, start.',
      fi: 'And let the guests win. Once.',
      t: 'Explain the goal first and the exceptions last.',
      h: 'In the end the flip chart won.',
      l: 'Four people, and it got very late.',
    },
    keep: 'the next game night',
    send: 'whoever explains the rules in your family',
    own: [
      {
        kinds: ['event', 'service', 'product', 'people'],
        about: 'games? (?:night|evening|table)|try|demos?\\b|demonstrat|explain|board games?|play',
        lead: ['And where you can try games.', 'And for somebody to explain the game to you.'],
      },
    ],
    pic: { ask: 'A game being laid out on a table', alt: 'A board game laid out on a wooden table' },
    claims: [['Goal first helps understanding', 'practice of game explainers; learning psychology']],
  },
  {
    id: 'cheat-or-rules',
    format: 'either',
    again: 9,
    emoji: '♟️',
    tags: ['ThisOrThat', 'GameTalk', 'FamilyGames'],
    title: ['Let children win, or play for real?', 'Playing games with children: let them win or not?'],
    cover: 'Let children win at games?',
    gist: [
      'Some grown-ups let children win at games. Others have never let a five-year-old win at cards. What do you do?',
      'Children have to learn to lose at games, and to win too. Do you let yours win?',
    ],
    subject: ['Do you lose on purpose?', 'When grandma plays to win'],
    hooks: {
      '*': [
        'You are playing cards with a five-year-old, and you hold the ace. Do you let her win?',
        'Some grandmothers have never once let a child win at cards.',
      ],
      pt: 'In games of luck children win by themselves. In games of skill, give the grown-up a handicap.',
      fi: 'Who in your family throws the board when they lose?',
      a: 'Playing with children: let them win or not?',
      h: 'Grandma has been family champion since nineteen sixty-two. She beat all of us when we were six.',
      l: 'A small hand, a big card, and a child who has won.',
    },
    lines: {
      '*': [
        'Do you let children win at games, or do you play for real?',
        'Give the grown-up an open handicap: fewer cards, the left hand, no second roll. Then the child really wins.',
        'After a bad day, choose a game in which everybody plays together against the game.',
        'Let children see that you are {cross|annoyed} when you lose, and that it passes.',
      ],
      h: ['The board was knocked over "by the cat". There is no cat.'],
    },
    scene: [
      'The last card. She is five, she looks at you, and the ace is in your hand.',
      'A pawn lies under the table, where it landed. The bad loser is forty-one.',
    ],
    why: [
      [
        'Children notice sooner than you think when you let them win.',
        'A child who always loses stops playing. A child who always wins gets bored too.',
      ],
    ],
    parts: [
      [
        'Let them win',
        ['At the start it keeps them playing.', 'Small children only want to enjoy the game.'],
        'A child throwing up its arms',
      ],
      [
        'Play for real',
        ['Give yourself a handicap that everybody knows about.', 'Then the child can be proud of a win.'],
        'A serious face over cards',
      ],
    ],
    turn: [
      'And games of luck help, because anybody can win them.',
      'One day they will beat you for real. You will be proud, and a bit {cross|annoyed}.',
    ],
    asks: ['Do you let children win?', 'Who is the worst loser in your family?'],
    ends: {
      pa: 'An open handicap is fair to the child and to you.',
      fi: 'And please pick up the pieces afterwards.',
      t: 'Luck lets children win. Skill needs a handicap.',
      h: 'Grandma did let somebody win once. It was the {vicar|pastor}.',
      l: 'One win, and then to bed.',
    },
    keep: 'the next evening with cards',
    send: 'the worst loser you know',
    own: [
      {
        kinds: ['product', 'service', 'event'],
        about: 'co-?operative|games?\\b|ages?\\b|family|advice',
        lead: 'And here are games for the family.',
      },
    ],
    pic: { ask: 'Cards in a small and a large hand', alt: 'A small hand and a large hand holding cards' },
    claims: [['Handicaps and chance even out skill', 'common experience']],
  },
];
