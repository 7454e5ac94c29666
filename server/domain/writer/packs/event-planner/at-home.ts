// Parties of families and friends.
import type { Idea } from '../../library/idea.ts';

const PRIVATE = 'part(?:y|ies)\\b|private|birthday|shower|anniversar|famil|backyard|garden|celebrat';

export const AT_HOME: readonly Idea[] = [
  {
    id: 'two-hours-are-enough',
    format: 'tip',
    again: 9,
    emoji: '🎈',
    only: 'birthday|child|kid|famil|shower|private part',
    tags: ['KidsParty', 'BirthdayParty', 'PartyTips'],
    title: ["How long should a children's party be?", "Children's birthday: two hours, and an end"],
    cover: 'Two hours are enough',
    gist: [
      'Two hours, a start that is gentle, food in the middle, and a last thing that ends it. After that somebody cries, mostly the one with the crown.',
      "A children's party needs an arc and not a programme: arrive, run, eat, cake, one calm thing, home.",
    ],
    subject: ['Then somebody cries', 'Run first, cake later'],
    hooks: {
      '*': [
        "In the third hour of a children's party somebody cries. Mostly the one with the crown.",
        'Two hours, a cake and a lawn. Children need less than we order.',
      ],
      p: 'A short party with a clear end is kinder to guests and hosts.',
      f: 'You will be grateful at five past five.',
      a: 'Two hours. Run. Eat. Cake. Home.',
      t: 'As many small guests as the child has years is an old rule, and a merciful one.',
      h: 'The pony was tired, the clown was tired, the father lay behind the sofa.',
      i: 'What they will remember is that you laughed.',
      l: 'Paper lanterns, lemonade, and grass stains on white socks.',
    },
    lines: {
      '*': [
        "A children's party of two hours has a middle and an end. One of four hours has tears.",
        'Write the end on the invitation, and be ready for it: shoes by the door, a small bag, goodbye.',
        'Let them run before the food and sit after it. The other way round it ends up on the carpet.',
        'One game too few is better than one too many. They will invent the rest.',
      ],
      h: ['Pass the parcel was played by the rules of the birthday child. There was one winner.'],
    },
    scene: [
      'On the stairs sits a small queen in one sock, and would like everybody to go home now.',
      'At five on the dot the bell rings, and eight children with cake on their chins sing once more.',
    ],
    why: [
      [
        'So much noise and sugar and so many people are a lot for a small head.',
        'Joy is tiring, too, and at four years of age one cannot say so.',
      ],
      ['With an end in sight the hosts stay cheerful.', 'Other parents like to know when to come.'],
    ],
    parts: [
      [
        'Begin with something small',
        ['Drawing, sticking, a table where one can arrive.', 'Not every child comes in and shouts hurrah.'],
        'Crayons on a table',
      ],
      [
        'Let them run before the food',
        ['A hunt, a course, three balls.', 'Then they can sit for ten minutes.'],
        'Children on a lawn',
      ],
      [
        'Bring the cake past the middle',
        ['It marks that it is going to end.', 'Sing first, cut later, and the knife is yours.'],
        'A cake with candles',
      ],
      [
        'Finish with a calm thing',
        ['A story, a puppet, a balloon to take home.', 'Whoever gets collected in good spirits comes again.'],
        'Shoes by a door',
      ],
    ],
    turn: [
      'And a coffee for the parents, standing, by the door.',
      'Presents can be opened afterwards, in peace.',
    ],
    asks: ['What do you remember of your own birthdays?', 'Which game never fails?'],
    ends: {
      p: 'Short, clear, cheerful.',
      f: 'And then feet up, you have earned it.',
      a: 'Two hours, really.',
      t: 'Ask parents beforehand about allergies, and who may collect the child.',
      h: 'The father was found at six. He is fine.',
      i: 'One year older, and rich in friends.',
      l: 'And in the evening one balloon, still afloat.',
    },
    keep: 'the next round of invitations',
    send: 'somebody with a birthday child',
    own: [
      {
        kinds: ['service', 'price', 'offer', 'product'],
        about: 'birthday|kid|child|party',
        lead: 'And for the next birthday.',
      },
    ],
    pic: {
      ask: 'A small table with paper hats before the party',
      alt: "A low table laid for a children's party",
    },
    claims: [['Short parties, guests by age', 'nursery teachers; common experience']],
  },
  {
    id: 'tell-the-neighbours-first',
    format: 'tip',
    again: 9,
    emoji: '🏘️',
    only: PRIVATE,
    tags: ['GardenParty', 'Neighbours', 'PartyTips'],
    title: ['Party at home: tell the neighbours first', 'A note to the neighbours before the party'],
    cover: 'Tell the neighbours',
    gist: [
      'A note three days before, with the hour when the music goes down and a number to ring. Most quarrels about noise are about not having been asked.',
      'Better still: invite them for the first glass. Whoever has stood in your kitchen does not ring the police at eleven.',
    ],
    subject: ['A note through the door', 'And a number to ring'],
    hooks: {
      '*': [
        'The loudest thing about a party is that nobody was told.',
        'Three days before the party goes a note through the doors on your stairs.',
      ],
      p: 'A short notice beforehand prevents most complaints.',
      f: 'It takes five minutes, and perhaps you will get to know somebody.',
      a: 'Note. Hour. Number. Then music.',
      t: 'Low notes go through walls and high ones do not: turn down the bass first, and put the speaker on a mat.',
      h: 'The man from downstairs came to complain. He left at two, with a recipe.',
      i: 'Good neighbours begin with a note.',
      l: 'Windows shut at eleven, candles on, voices low.',
    },
    lines: {
      '*': [
        'A note to the neighbours: date, until when, a number. It works better than any insulation.',
        'Turn the bass down first. It is what goes through walls and into beds.',
        'At the hour that you named, shut the windows and turn it down. Whoever keeps to that may do it again.',
        'A slice of cake at their door the next morning is worth a year of peace.',
      ],
      h: ['"We will be quiet", said forty people in the stairwell at half past two.'],
    },
    scene: [
      'A ring at the door, the music stops, and there stands a lady in a {dressing gown|bathrobe}. She has brought a bottle.',
      'In the lift hangs a note in red pen: on Saturday it will be loud. Below it somebody has written: what time shall we come?',
    ],
    why: [
      [
        'Surprise turns noise into insult.',
        'Whoever knows until when the music plays can lie in bed and count.',
      ],
      ['A number is friendlier than a patrol car.', 'Most people would rather send a message than complain.'],
    ],
    parts: [
      [
        'Write a note three days before',
        ['What, when, until when, and thank you.', 'By hand it gets read.'],
        'A handwritten note',
      ],
      [
        'Leave a number',
        ['And look at it, also at midnight.', 'Give it to one who does not drink.'],
        'A phone on a table',
      ],
      [
        'Ask them in',
        ['For the first glass, sincerely.', 'Half come, and all are pleased.'],
        'A glass handed over',
      ],
    ],
    turn: ['And take the bottles away in daylight.', 'Sunday, noon: cake at the door.'],
    asks: ['Have you ever rung a bell about noise?', 'What did your neighbours once forgive you?'],
    ends: {
      p: 'Told, named, kept.',
      f: 'Have a lovely evening. Not too quiet.',
      a: 'Three lines, every door.',
      t: 'Quiet hours are set by your town or lease. Look them up once.',
      h: 'The recipe was excellent. There is now a second party.',
      i: 'A street is a kind of family.',
      l: 'And at midnight, only crickets.',
    },
    keep: 'the week of your party',
    send: 'whoever lives above you',
    pic: { ask: 'A handwritten note on a door', alt: 'A handwritten note taped to a door' },
    claims: [['Bass passes walls; announce and keep hours', 'acoustics; mediation advice']],
  },
  {
    id: 'give-the-helpers-a-job',
    format: 'howto',
    again: 10,
    emoji: '🙋',
    only: PRIVATE,
    tags: ['PartyTips', 'HostingTips', 'GardenParty'],
    title: ['"Can I help?" How to say yes at your own party', 'Four jobs to give to guests who ask'],
    cover: '"Can I help?" Yes',
    gist: [
      'There are guests who are only happy with something in their hands. Have four small jobs ready: ice, music, coats, photographs. They arrive at once, and you may talk to people.',
      '"No, no, sit down" is kind and makes two people unhappy. A named job makes both glad.',
    ],
    subject: ['Yes, you may', 'Four jobs on a note'],
    hooks: {
      '*': [
        '"Can I help?" Next time say yes, and have a job ready.',
        'You say "no, no, sit down", and they stand in the kitchen doorway for an hour.',
      ],
      p: 'Small jobs help shy guests to arrive, and hosts to breathe.',
      f: 'You cannot do it all, and nobody wants you to.',
      a: 'Ice. Music. Coats. Photographs.',
      t: 'A good task takes under ten minutes, needs no instruction and brings people past others.',
      h: 'She invited twenty guests and saw the dishwasher.',
      i: 'To let others help is a present, too.',
      l: 'Somebody slices lemons, somebody hums.',
    },
    lines: {
      '*': [
        'Have four small jobs ready for those who ask: ice, music, coats, photographs. They will love you for it.',
        'A shy guest with a tray meets everybody in the room within ten minutes.',
        'The dishwasher may wait till morning. Guests do not.',
        'Ask two friends beforehand to come half an hour early. It is the best half hour of the evening.',
      ],
      h: ['Uncle Bob is on music. It will be the eighties, and nobody will be spared.'],
    },
    scene: [
      'In the kitchen doorway stand three people with empty hands, and the host squeezes past and says: sit down, sit down.',
      'A tall man who knows nobody goes about with a bowl of olives, and by nine he knows everybody.',
    ],
    why: [
      [
        'Having something to do is the easiest way into a group.',
        'Hands that hold a tray need not think about where to go.',
      ],
      ['A host who runs makes everybody nervous.', 'Guests came to see you, and not your back.'],
    ],
    parts: [
      [
        'Write down four jobs',
        ['Small ones, with a beginning and an end.', 'On a note on the fridge, so that you need not think.'],
        'A note on a fridge',
      ],
      [
        'Give them by name',
        ['"Would you do the ice?" and not "could somebody".', 'To the shy ones first.'],
        'A bucket of ice',
      ],
      [
        'Let it be done their way',
        ['Slices instead of wedges: it is a lemon.', 'Say thank you and go out to the others.'],
        'Lemons on a board',
      ],
    ],
    turn: ['And clearing up together at one is half a party more.', 'Uncle Bob gets until ten.'],
    asks: ['Do you help, or do you sit?', 'Which job is yours at every party?'],
    ends: {
      p: 'Shared, it is a better evening for all.',
      f: 'And sit down yourself. Yes, you.',
      a: 'Say yes.',
      t: 'Never give away: knives to children, the grill to anybody with a theory, the bill.',
      h: 'The dishwasher felt neglected.',
      i: 'Many hands make a home.',
      l: 'And the ice rings in the glasses.',
    },
    keep: 'the fridge door, before the next party',
    send: 'the one who always asks',
    pic: {
      ask: 'A guest with a tray, or a note with jobs',
      alt: 'Hands holding a bowl of olives at a party',
    },
    claims: [['Tasks help guests to mingle', 'hosting practice']],
  },
];
