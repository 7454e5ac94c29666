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
      'Too many toys? Put half of them away and swap each month',
      'Toy rotation: fewer toys out, more play',
    ],
    cover: 'Half into the cupboard',
    gist: [
      'Put half of the toys in boxes, out of sight, and swap one box a month. Children play for longer with less, and what comes back is as good as new.',
      'In a small study toddlers played longer and in more ways with four toys than with sixteen. A cupboard does it at home.',
    ],
    subject: ['As good as new', 'Four toys beat sixteen'],
    hooks: {
      '*': [
        'Too many toys, and nobody is playing? Put half of them into the cupboard.',
        'What has been in a box for a month comes back as a present.',
      ],
      pt: 'With fewer choices toddlers stayed with a toy for longer in a laboratory study.',
      fi: 'Do you know it: a room full of things, and "I am bored"?',
      a: 'Sort, box, swap monthly.',
      h: 'Four hundred toys, and they are playing with the box of the dishwasher.',
      l: 'A clear floor, a train, an afternoon.',
    },
    lines: {
      '*': [
        'Put half of the toys into boxes and swap one box a month. Children greet their own things like old friends.',
        'Sort toys by what one does with them: build, pretend, move, puzzle. One basket of each is plenty.',
        'What is complete gets played with. Look for the missing piece before you blame the game.',
        'Leave a thing standing overnight that is half built. Tomorrow it will be gone on with.',
      ],
      h: ['The singing drill has been "at the doctor\'s" since Christmas.'],
    },
    scene: [
      'Half past four, the floor is not to be seen, and in the middle of it a child with nothing to do.',
      'The box from the attic is opened. "My crane!" It had been away for five weeks.',
    ],
    why: [
      [
        'Each thing that lies about calls, and whoever is called all the time stays with nothing.',
        'Choosing is work, for grown-ups in a supermarket as well.',
      ],
      ['Forgetting a little makes things interesting again.', 'A month is half a life when one is three.'],
    ],
    parts: [
      [
        'Sort with your child',
        [
          'Favourites stay out. They are not up for discussion.',
          'What is broken gets mended or says goodbye.',
        ],
        'Toys sorted on a carpet',
      ],
      [
        'Fill four boxes',
        ['A bit of everything in each, numbers on the lid.', 'Out of sight, or it does not work.'],
        'Four numbered boxes',
      ],
      [
        'Swap on the first',
        ['One comes, one goes.', 'Let them open it before breakfast, on a Sunday.'],
        'A child opening a box',
      ],
      [
        'Watch what is missed',
        [
          'What nobody has asked for in half a year may move on.',
          'What is missed at once comes back, of course.',
        ],
        'A toy crane on a window sill',
      ],
    ],
    turn: ['The floor is to be seen again. It is beige.', 'Less is not poorer. It is easier to begin with.'],
    asks: ['Which toy outlasted all the others at your place?', 'What do your children play with most?'],
    ends: {
      pa: 'Fewer out, more play.',
      fi: 'And keep the dishwasher box. It is a castle.',
      t: 'Fewer stimuli, longer engagement.',
      h: 'The dishwasher is now standing without its castle.',
      l: 'An afternoon.',
    },
    keep: 'the first rainy Sunday',
    send: 'somebody who cannot see their floor',
    own: [
      {
        kinds: ['service', 'policy', 'product', 'offer'],
        about: 'swap|repair|second-?hand|spare (?:parts|pieces)|hire|library|exchange',
        lead: 'And for what is to come or go.',
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
    title: [
      'What to give a child that you hardly know',
      'A present for a child: three questions to the parents',
    ],
    cover: 'For a child you hardly know',
    question: 'What does one give to a child that one hardly knows?',
    short: 'Something to do rather than to have. And ask the parents about three things first.',
    gist: [
      'Ask what it is doing all day at the moment, what it has too much of, and how much noise the flat can stand. Then something with which one does something: build, dig, paint, play with others.',
      'A good present for a child is nine tenths child and one tenth toy. If it can do only one thing, it is soon done.',
    ],
    subject: ['Nine tenths child', 'How much noise can the flat stand?'],
    hooks: {
      '*': [
        'A present for a child that you hardly know: ask the parents how much noise they can stand.',
        'The best toys do nothing by themselves. It is the child who does.',
      ],
      pt: 'Open-ended things are used for longer, since they can be something else each day.',
      fi: 'Invited to a sixth birthday, and no idea what is in fashion? It does not matter.',
      a: 'Three questions, one open thing, an exchange slip.',
      h: 'Uncle Ben gives drums. Uncle Ben lives in another town.',
      l: 'Wood, paper, string, and time.',
    },
    lines: {
      '*': [
        'Ask parents before you buy a present: what does the child do all day, and of what is there too much?',
        'Things with which one does something last longer than things that do something.',
        'Heed the age on the box for small parts. It is about safety, and not about how clever the child is.',
        'A torch, a magnifier, a real small hammer: children love what is not a toy.',
      ],
      h: ['Batteries included, said the box. The parents took it as a threat.'],
    },
    scene: [
      'Seven presents, seven papers, and at the end somebody is sitting under the table with a torch. It was the smallest parcel.',
      'In the toy shop stands a godfather, in a suit, with a dinosaur under each arm, and asks: "Which one is friendlier?"',
    ],
    why: [
      [
        'A bucket can be a drum, a hat, a castle and a bucket. A talking bucket can be one thing.',
        'What is finished leaves nothing to do.',
      ],
      ['Parents know what is missing. Nobody ever asks them.', 'Three questions save a doublet and a row.'],
    ],
    parts: [
      [
        'Ask what it does all day',
        ['Digs, sings, sorts, gives orders?', 'Presents go along with what is there already.'],
        'A child digging in sand',
      ],
      [
        'Ask what there is too much of',
        ['Soft toys, mostly.', 'And say that you would not mind a "no".'],
        'A heap of soft toys',
      ],
      [
        'Choose something open',
        [
          'Bricks, colours, balls, figures, cards.',
          'If you would like to try it yourself, it is a good sign.',
        ],
        'Wooden bricks on a table',
      ],
      [
        'Give time along with it',
        ['An hour on the carpet, a trip with the magnifier.', 'It is what they tell of later.'],
        'A magnifier over a beetle',
      ],
    ],
    turn: ['If they play with the box: good box.', 'A child remembers who sat down beside it.'],
    asks: ['What was the best present of your childhood?', 'Which present did the parents curse?'],
    ends: {
      pa: 'Open, durable, quiet enough.',
      fi: 'And sit down on the carpet. It counts double.',
      t: 'Open-ended play value, age label, noise.',
      h: 'The drums have since been given back, for his birthday.',
      l: 'Time, and somebody on the floor.',
    },
    caution:
      'Small parts, magnets and button cells are dangerous for small children: keep to the age given on the pack.',
    keep: 'the next invitation in a school bag',
    send: 'a godparent without an idea',
    own: [
      {
        kinds: ['service', 'policy', 'offer', 'people', 'product'],
        about: 'advice|wrap|exchange|voucher|ages?\\b|recommend|try|gift|birthday',
        lead: ['And what goes with a present here.', 'For the present itself.'],
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
    title: ['How to explain a board game in three minutes', 'Game night: begin with how one wins'],
    cover: 'Begin with how one wins',
    gist: [
      'Say first how one wins, then what one does in a turn, then play an open round. Exceptions come when they come. And whoever explains does not win the first game.',
      'People do not stop listening because rules are long. They stop because they do not know what for.',
    ],
    subject: ['First the goal', 'An open round for practice'],
    hooks: {
      '*': [
        'Explaining a board game? Say the end first.',
        'Reading the rules aloud has ended more game nights than losing has.',
      ],
      pt: 'A goal gives each rule its place, and without one they are only a list.',
      fi: 'Do you know that look, at page three of the rules?',
      a: 'Goal, turn, open round, go.',
      h: '"It is quite easy," said Martin, and put up a flip chart.',
      l: 'A lamp, a board, four people.',
    },
    lines: {
      '*': [
        'Explain a board game from its end: how does one win, what does one do in a turn, and off you go.',
        'Play the first round with open cards. It explains more than ten minutes of talk.',
        'Watch a film of the rules in the afternoon, and not with guests at the table.',
        'Choose the game by the most tired person at the table. They set the limit.',
      ],
      h: ['Rule fourteen applies only on full moons, and only to Martin.'],
    },
    scene: [
      'Five people, crisps, a box with nine hundred parts. After twenty minutes somebody asks: "And what is it about?"',
      '"Whoever has the most sheep." Everybody nods and picks up a card. It took eleven seconds.',
    ],
    why: [
      [
        'The head hangs details on a purpose, and without a hook they fall down.',
        'What one has done once need not be explained.',
      ],
      [
        'A first game is for learning. Nobody wants to lose it to the one who knows the rules.',
        'Mercy at the beginning makes for players later.',
      ],
    ],
    parts: [
      [
        'Say how one wins',
        ['In one sentence.', 'Hold up whatever it is that counts.'],
        'A hand holding up a game piece',
      ],
      [
        'Show one turn',
        ['What may I do when it is my go? Two things, three.', 'Show it with real cards.'],
        'Cards laid out on a table',
      ],
      [
        'Play an open round',
        ['Everybody sees everything, and may take moves back.', 'Then shuffle, and it counts.'],
        'Open hands of cards',
      ],
      [
        'Save the exceptions',
        ['They are told when they happen.', 'Until then nobody misses them.'],
        'A rule book, closed',
      ],
    ],
    turn: [
      'In the end they want a second game. That is the only measure.',
      'And put the crisps where nobody has to reach over the board.',
    ],
    asks: ['Which game comes out at your place?', 'Who explains the rules in your family, and for how long?'],
    ends: {
      pa: 'Goal, turn, trial, game.',
      fi: 'And let the guests win. Once.',
      t: 'Objective first, edge cases last.',
      h: 'The flip chart has won.',
      l: 'Four people, late.',
    },
    keep: 'the next game night',
    send: 'whoever explains the rules at your place',
    own: [
      {
        kinds: ['event', 'service', 'product', 'people'],
        about: 'games? (?:night|evening|table)|try|demos?\\b|demonstrat|explain|board games?|play',
        lead: ['And where one can try it.', 'For a game that is explained to you.'],
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
    title: ['Let children win, or play for real?', 'Playing with children: win, lose or help it along?'],
    cover: 'Let them win?',
    gist: [
      'Some grown-ups lose on purpose. Others have never let a five-year-old win at cards. How do you do it?',
      'Losing wants to be learnt, and winning as well. Opinions differ on who has to teach it.',
    ],
    subject: ['Lose on purpose?', 'Grandmother shows no mercy'],
    hooks: {
      '*': [
        'A five-year-old, one card left, and you hold the ace. What do you do?',
        'There are grandmothers who have never in their lives lost on purpose.',
      ],
      pt: 'Games of chance even things out by themselves, games of skill need a handicap.',
      fi: 'Who at your place turns over the board?',
      a: 'For real, with a handicap. Or kindly. Decide.',
      h: 'Grandma has been champion since nineteen sixty-two. She has beaten all of us, at six.',
      l: 'A small hand, a large card, a victory.',
    },
    lines: {
      '*': [
        'Let children win, or play for real: what is the rule at your place?',
        'Give the grown-up a handicap, openly: fewer cards, the left hand, no second roll. Then the win is real.',
        'Games in which all play against the game are good for evenings after a bad day.',
        'Show that you are cross when you lose, and that it passes. It is the better lesson.',
      ],
      h: ['The board was turned over "by the cat". There is no cat.'],
    },
    scene: [
      'The last card. She is five, she looks at you, and you have the ace. It is a long second.',
      'Under the table lies a pawn, where it flew. Above it somebody is being comforted, aged forty-one.',
    ],
    why: [
      [
        'A victory that was given is noticed sooner than one thinks.',
        'Whoever always loses stops playing. Whoever always wins as well.',
      ],
    ],
    parts: [
      [
        'Let them win',
        ['At the beginning, so that they want to go on.', 'Joy first, and justice at seven.'],
        'A child throwing up its arms',
      ],
      [
        'Play for real',
        ['With a handicap that all know of.', 'Then a win is worth telling at nursery.'],
        'A serious face over cards',
      ],
    ],
    turn: [
      'And in between there is luck. It is on the side of children.',
      'At some point they will win for real. You will be proud, and a bit cross.',
    ],
    asks: ['Do you let children win?', 'Who was the worst loser in your family?'],
    ends: {
      pa: 'An open handicap is fair to both.',
      fi: 'And pick up the pawn, please.',
      t: 'Chance, skill, handicap.',
      h: 'Once she let somebody win. It was the vicar.',
      l: 'A small victory, and to bed.',
    },
    keep: 'the next evening with cards',
    send: 'the worst loser you know',
    own: [
      {
        kinds: ['product', 'service', 'event'],
        about: 'co-?operative|games?\\b|ages?\\b|family|advice',
        lead: 'And there are games for either kind.',
      },
    ],
    pic: { ask: 'Cards in a small and a large hand', alt: 'A small hand and a large hand holding cards' },
    claims: [['Handicaps and chance even out skill', 'common experience']],
  },
];
