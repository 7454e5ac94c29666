// What helps when somebody has died, and what may be settled long before.
import type { Idea } from '../../library/idea.ts';

export const FAREWELL: readonly Idea[] = [
  {
    id: 'what-to-write-on-the-card',
    format: 'howto',
    again: 9,
    emoji: '✉️',
    tags: ['CondolenceCard', 'WhatToWrite', 'BeingThere'],
    title: [
      'What to write in a condolence card: three sentences are enough',
      'Condolences: how to write when the words are missing',
    ],
    cover: 'Three sentences are enough',
    gist: [
      'Say that you have heard and are sorry, tell one small memory, and offer one thing that you will really do. By hand, without advice, and late is better than never.',
      'Nobody expects the right words. A name, a memory, an offer: a card with these three is often kept for decades.',
    ],
    subject: ['A name, a memory, an offer', 'Late is better than never'],
    hooks: {
      '*': [
        'You do not know what to write in a condolence card? Write the name, and one memory.',
        'Three sentences are enough for a letter of condolence, and late is better than never.',
      ],
      pt: 'A personal memory comforts more than general words, since it gives the family something new.',
      fi: 'Has a card been lying on your desk for a week because the right words are missing?',
      a: 'Sorry, a memory, an offer. Then post it.',
      h: 'Nobody has ever complained that a letter of condolence was too short.',
      l: 'A sheet of paper, a pen, a name.',
    },
    lines: {
      '*': [
        'Write the name of the person who has died. Many avoid it, and the family likes to read it.',
        'One small memory in a letter of condolence is worth more than a page of general words.',
        'Leave out "at least", "time heals" and "everything happens for a reason". They close the conversation.',
        'Instead of "call me if you need anything", write what you will do: "I will bring soup on Thursday, and leave it at the door."',
      ],
      h: ['A blot is allowed. So is a short card. Not writing is what people remember.'],
    },
    scene: [
      'Half past nine in the evening. The card is open, the pen ready, and "Dear" has been on it since Sunday.',
      'Years later somebody opens a box. In it lie forty cards, and one of them tells how he once carried a piano up the stairs and then played it.',
    ],
    why: [
      [
        'The bereaved are afraid that the person will be forgotten. A memory says: not by me.',
        'A story that the family did not know is a present that nobody else can make.',
      ],
      [
        'Silence is often felt as distance, though it is mostly shyness.',
        'People cross the road because they fear to say something wrong. A card crosses it back.',
      ],
    ],
    parts: [
      [
        'Say that you are sorry',
        ['In plain words, with the name.', 'One sentence does it.'],
        'A pen above a blank card',
      ],
      [
        'Tell one memory',
        ['A gesture, a word, a Tuesday.', 'It may make them smile.'],
        'An old photograph beside a card',
      ],
      [
        'Offer one real thing',
        ['Soup, shopping, the dog, an hour at the phone.', 'With a day, so that nobody has to ask.'],
        'A pot with a note on a doorstep',
      ],
      [
        'Send it late rather than never',
        [
          'In the third month most cards have stopped coming.',
          'A second one on the birthday is hardly ever wrong.',
        ],
        'An envelope in a letter box',
      ],
    ],
    turn: [
      'There are no right words. There are only your own.',
      'It need not comfort. It need only say that you are there.',
    ],
    asks: ['Which sentence helped you when you had lost somebody?', 'What would you have liked to be asked?'],
    ends: {
      pa: 'Name, memory, offer.',
      fi: 'Post it today. It is all right as it is.',
      t: 'Short, personal, concrete.',
      h: 'Short is fine. It nearly always is.',
      l: 'Your hand, and a name.',
    },
    keep: 'the day when you need it',
    send: 'somebody who has been looking for words',
    own: [
      {
        kinds: ['service', 'process', 'people'],
        about: 'cards?\\b|obituar|memorial|words|eulog|celebrant',
        lead: 'And where words are needed.',
      },
    ],
    pic: { ask: 'A blank card, an envelope and a pen', alt: 'A blank card with an envelope and a pen' },
    claims: [
      [
        'Personal memories and concrete offers help; avoid minimising phrases',
        'advice of bereavement organisations',
      ],
    ],
  },
  {
    id: 'a-page-for-those-who-stay',
    format: 'checklist',
    again: 9,
    emoji: '📄',
    tick: true,
    tags: ['PlanAhead', 'FamilyPapers', 'GoodToKnow'],
    title: [
      'One page for your family: what helps them when you are not there',
      'Last wishes on one page: what to write down for your family',
    ],
    cover: 'One page for those who stay',
    gist: [
      'Where the papers are, whom to call, which music, burial or cremation, who takes the cat: one page, signed, in a place that somebody knows. It takes an evening, and spares others weeks.',
      'Families seldom quarrel about money first. They quarrel about what he would have wanted. A page answers it.',
    ],
    subject: ['An evening that spares weeks', 'What would she have wanted?'],
    hooks: {
      '*': [
        'Does anybody know which music you would like at your funeral?',
        'One page, an evening: what your family would need to know if you were not there tomorrow.',
      ],
      pt: 'Wishes that have been written down relieve relatives of decisions in the worst week.',
      fi: 'Talk about it with cake. It becomes a surprisingly nice afternoon.',
      a: 'Papers, people, wishes, place. On one page.',
      h: 'Aunt Ruth wanted no lilies and no speeches. She had it in writing, and underlined.',
      l: 'A page in a drawer, in your own hand.',
    },
    lines: {
      '*': [
        'Write down one piece of music, one reading and one thing that you do not want. That alone helps a family.',
        'Note where papers, keys and insurance are. Passwords belong in a safe place of their own, and not on the page.',
        'Say who should be told. Friends from choir, work or the war of the allotments are not in the family phone book.',
        'Tell at least two people where the page is. A page that nobody finds is only a drawer.',
      ],
      h: ['"Surprise me" is a lovely answer to the menu, and a hard one for a family.'],
    },
    scene: [
      'Three siblings, a kitchen table, two days. "She liked the sea," says one. "She was afraid of water," says another.',
      'In the desk lies a page, dated, with a coffee ring. At the bottom it says: "And then go and eat well."',
    ],
    why: [
      [
        'In the first days decisions are due for which nobody has a head.',
        'A sentence in your own hand takes a weight from people whom you love.',
      ],
      [
        'Talking of it does not bring it closer. Most people feel lighter afterwards.',
        'What has been said once need not be guessed.',
      ],
    ],
    parts: [
      [
        'Papers and keys',
        [
          'Where certificates, will, insurance and spare keys are.',
          'One place, and its address on the page.',
        ],
        'A folder in a drawer',
      ],
      [
        'People to call',
        ['Names and numbers, beyond the family.', 'And who should not learn it from the newspaper.'],
        'An old address book',
      ],
      [
        'Wishes, if you have any',
        [
          'Burial or cremation, where, music, flowers or none.',
          'Or: decide for yourselves, and do not quarrel.',
        ],
        'A handwritten list',
      ],
      [
        'Animals and plants',
        ['Who takes the cat, and what it eats.', 'In the first hour that is the most urgent question.'],
        'A cat on a window sill',
      ],
      [
        'Date, signature, two confidants',
        [
          'Look at it once a year, on a birthday for instance.',
          'What is legally needed is told by a lawyer or notary of your country.',
        ],
        'A signature on a page',
      ],
    ],
    turn: [
      'Then put it away, and live. That was the point of it.',
      'It is a letter to people whom you like. Write it like one.',
    ],
    asks: ['Have you ever talked about it at your table?', 'Which music would you choose?'],
    ends: {
      pa: 'Papers, people, wishes, place.',
      fi: 'And bake a cake for it. Truly.',
      t: 'One page, dated, findable.',
      h: 'There were no lilies. She would have been pleased.',
      l: 'In your own hand.',
    },
    caution:
      'A page of wishes is no will. What counts in law differs by country: ask a lawyer, a notary or an advice centre.',
    keep: 'a quiet Sunday',
    send: 'somebody with whom you would like to talk about it',
    own: [
      {
        kinds: ['service', 'process', 'offer', 'price'],
        about: 'plan|ahead|pre-?(?:need|paid|arrang)|wishes|advice|talk|consult',
        lead: ['And if you would like to talk it over.', 'For questions beforehand.'],
      },
    ],
    pic: {
      ask: 'A handwritten page and a pen on a table',
      alt: 'A handwritten page and a pen on a wooden table',
    },
    claims: [['Written wishes relieve relatives', 'advice of charities and consumer bodies']],
  },
  {
    id: 'you-have-time',
    format: 'answer',
    again: 9,
    emoji: '🕯️',
    tags: ['FirstSteps', 'BeingThere', 'GoodToKnow'],
    title: ['Somebody has died at home: what to do first', 'After a death at home: the first hour'],
    cover: 'You have time',
    question: 'What do I have to do first?',
    short:
      'If the death was expected: call a doctor or the nurse, and then sit down. There is more time than you think.',
    gist: [
      'When an expected death has happened at home, hardly anything has to be done at once. A doctor has to confirm it. After that you may sit, call somebody, open a window, and take leave.',
      'The first hour belongs to you. The doctor comes, somebody should be with you, and everything else can wait until morning.',
    ],
    subject: ['The first hour belongs to you', 'Call, sit down, breathe'],
    hooks: {
      '*': [
        'When somebody has died at home, nothing is as urgent as it feels.',
        'In the first hour after a death at home hardly anything has to be done at once.',
      ],
      pt: 'A doctor or another authorised person confirms the death. Periods for the rest differ by country, and are seldom hours.',
      fi: 'You need not be able to do anything now. Call somebody who can sit beside you.',
      a: 'Call the doctor, call a person, sit down.',
      h: 'Making tea is a sensible thing to do. It always has been.',
      l: 'A candle, a chair, an open window.',
    },
    lines: {
      '*': [
        'After an expected death at home, you may stay with the person for a while. Nobody has to be taken away at once.',
        'Have somebody with you in the first hours. Somebody who makes the calls while you sit.',
        'You may wash, dress and look at the person who has died, and touch their hand. Many are glad later that they did.',
        'Children may come along if they want to and are told beforehand what they will see. Ask them.',
      ],
      h: ['The kettle is put on. In every house, at such an hour, it is put on.'],
    },
    scene: [
      'It is four in the morning, and suddenly it is quiet. Somebody opens the window. Outside a bird has begun.',
      'The telephone lies on the bedspread. You hold a hand that is still warm, and do not have to go anywhere.',
    ],
    why: [
      [
        'Haste comes from films. In most places the law gives you hours or days.',
        'What is decided in the first shock is often regretted, and very little has to be.',
      ],
      [
        'Taking leave helps many people to grasp what has happened.',
        'A while in the same room makes the next steps possible.',
      ],
    ],
    parts: [
      [
        'Call a doctor',
        [
          'Family doctor, nurse, or the out-of-hours service. If it was sudden or unclear, the emergency number.',
          'Somebody authorised has to confirm it. You need not tidy up.',
        ],
        'A telephone on a table',
      ],
      [
        'Call a person',
        ['A friend, a neighbour, a sister.', 'They can write things down, since you will not remember.'],
        'Two people on a sofa',
      ],
      [
        'Take your time',
        ['Sit, talk, pray, be silent, open a window.', 'Turn down the heating in the room.'],
        'A chair beside a window',
      ],
      [
        'Then call who helps on',
        [
          'A funeral director can be called by day or night, and you may compare.',
          'Ask for prices in writing, and sleep on it.',
        ],
        'A notebook with a few lines',
      ],
    ],
    turn: ['Everything else comes one after the other.', 'You do not have to be brave. Only there.'],
    asks: ['What helped you in the first days?', 'Who was there for you?'],
    ends: {
      pa: 'One call, and then time.',
      fi: 'And eat something. Somebody should see to that.',
      t: 'Confirm, accompany, pause, arrange.',
      h: 'Tea, and somebody beside you.',
      l: 'It may be quiet.',
    },
    caution:
      'If a death is sudden or you are unsure whether somebody is still alive, call the emergency number at once. Rules differ by country.',
    keep: 'the day that one does not like to think of',
    send: 'somebody who is caring for somebody',
    own: [
      {
        kinds: ['hours', 'service', 'policy'],
        about:
          'day (?:and|or) night|24/7|24[- ]hours? (?:a day|line|service|emergency|call)|any (?:time|hour)|home visit|\\bcall|reach',
        lead: ['And at any hour here.', 'How to reach somebody here.'],
      },
    ],
    pic: { ask: 'A candle beside a window, no people', alt: 'A candle on a window sill in soft light' },
    claims: [
      [
        'A death at home is confirmed by a doctor or authorised person; relatives may stay; sudden death: emergency number',
        'information of health services; details differ by country',
      ],
    ],
  },
  {
    id: 'may-children-come',
    format: 'myth',
    again: 9,
    emoji: '🧸',
    tags: ['ChildrenAndGrief', 'Farewell', 'BeingThere'],
    title: [
      'Should children come to a funeral?',
      'Children and funerals: how to prepare them, and let them choose',
    ],
    cover: 'May children come along?',
    myth: 'Children should be kept away from funerals',
    short: 'They may come if they want to, know what will happen, and have a grown-up of their own.',
    gist: [
      'Tell them beforehand what they will see, let them choose, give them a job and a grown-up who will go out with them. Being left out is often harder than being sad.',
      'Children grieve in puddles: in, out, and off to play. Clear words and a hand help, and "gone to sleep" frightens.',
    ],
    subject: ['Tell them what they will see', 'A grown-up of their own'],
    hooks: {
      '*': [
        'May a child come to a funeral? Ask the child, and explain first.',
        'Being left out is often harder on children than being sad.',
      ],
      pt: 'Preparation, choice and an attending adult are what bereavement services recommend for children.',
      fi: 'Are you wondering whether to take the little one along? Here is what often helps.',
      a: 'Explain, let them choose, give them a hand.',
      h: 'A child may ask whether Grandad has his glasses on. It is a fair question.',
      l: 'A small hand, a flower, a clear word.',
    },
    lines: {
      '*': [
        'Say "has died" to children, and not "has gone to sleep". Otherwise bedtime becomes frightening.',
        'Give each child one grown-up at a funeral who may go out with it at any time.',
        'Let children paint something, choose a flower or carry a lantern. A job helps small hands.',
        'Children grieve in puddles: crying one minute and playing the next. Both are real.',
      ],
      h: ['"Will there be cake?" It is asked in all honesty, and the answer is mostly yes.'],
    },
    scene: [
      'In the third row a boy holds a picture that he has painted. There is a tractor on it. It will go with Grandad.',
      'On the way out a girl jumps over every second stone, and nobody says "not now".',
    ],
    why: [
      [
        'What is not explained, children imagine, and imagining is worse.',
        'They notice that something is hidden, and think it is their fault.',
      ],
      [
        'To take leave is something one can do, and doing helps.',
        'In years to come it counts to have been there.',
      ],
    ],
    parts: [
      [
        'Explain it beforehand',
        [
          'What a coffin is, who will cry, how long it lasts.',
          'In short sentences, and as often as they ask.',
        ],
        'An adult kneeling beside a child',
      ],
      [
        'Let them choose',
        [
          'Come, not come, or only to the cake: all of them are right.',
          'And they may change their mind at the door.',
        ],
        'A child at a garden gate',
      ],
      [
        'Give them somebody',
        ['An aunt who is less sad, a neighbour.', 'Who goes out with them when it gets too much.'],
        'A child holding an adult hand',
      ],
      [
        'Give them something to do',
        ['A picture, a flower, a stone.', 'It stays in the memory better than any speech.'],
        'A painted stone among flowers',
      ],
    ],
    turn: [
      'They will ask again, in the bath and in the car. Answer again.',
      'A child that may be there learns that one can live with it.',
    ],
    asks: ['Were you allowed to come as a child?', 'What helped your children to take leave?'],
    ends: {
      pa: 'Prepare, ask, accompany.',
      fi: 'And yes, there should be cake.',
      t: 'Information, choice, support.',
      h: 'He has got his glasses on. It was checked.',
      l: 'A hand, and a flower.',
    },
    caution:
      'If a child sleeps or eats badly for weeks or withdraws, ask a doctor or a bereavement service for children.',
    keep: 'a conversation with a child',
    send: 'parents who are wondering about it',
    own: [
      {
        kinds: ['service', 'process', 'policy', 'place'],
        about: 'child|famil|room|flowers|painted|decorat',
        lead: 'And what is possible here.',
      },
    ],
    pic: { ask: 'A painted stone or a small posy', alt: 'A painted stone lying beside flowers' },
    claims: [['Clear words, choice, an accompanying adult', 'advice of child bereavement charities']],
  },
  {
    id: 'which-song-do-you-keep',
    format: 'question',
    again: 9,
    emoji: '🎼',
    tags: ['Remembering', 'MusicAndMemory', 'Farewell'],
    title: [
      'Which song or smell brings somebody back to you?',
      'A tune, a smell, a gate: what calls somebody to mind',
    ],
    cover: 'What brings them back?',
    gist: [
      'A waltz on the radio, pipe smoke, the sound of a certain gate: what brings somebody back to you for a moment?',
      'Memories seldom come when they are called. They come with the smell of floor polish, and stay for a coffee.',
    ],
    subject: ['A waltz, a gate, a coat', 'It comes with a smell'],
    hooks: {
      '*': [
        'Is there a song at which somebody is in the room again?',
        'Some people come back with the smell of floor polish, and stay for a coffee.',
      ],
      pt: 'Smell and music call up memories that are early and rich in feeling.',
      fi: 'Whose recipe do you cook without looking it up?',
      a: 'A song, a smell, a sentence. Whose is it?',
      h: 'Some grandmothers come whenever somebody lets a door slam.',
      l: 'A few bars, and the room is full.',
    },
    lines: {
      '*': [
        'Which song brings somebody back to you, even if only for two minutes?',
        'Keep one thing that smells of them, in a tin with a lid. Smell outlasts much.',
        'Cook their recipe on their birthday, badly if need be. It is a way of laying a place.',
        'Say their name at table. It is no sad thing to do, after a while.',
      ],
      h: ['His jokes were bad. They are told each year, word for word.'],
    },
    scene: [
      'In the supermarket, beside the tinned peaches, a song comes on, and somebody has to hold on to the trolley.',
      'A gate squeaks in another town. For one second it is a summer in nineteen seventy-nine.',
    ],
    why: [
      [
        'What has been lived together does not end. It changes its place.',
        'Smell and music reach where words do not.',
      ],
    ],
    parts: [
      [
        'Something that you hear',
        ['A song, a whistle, a way of coming up the stairs.', "It turns one's head before one can think."],
        'An old radio on a shelf',
      ],
      [
        'Something that you smell or taste',
        ['Tobacco, lavender, a plum cake.', 'It fits into a tin.'],
        'A plum cake on a plate',
      ],
    ],
    turn: [
      'Tell it to somebody who knew them. Or to somebody who did not.',
      'It may make you smile. That is part of it.',
    ],
    asks: ['What brings somebody back to you?', 'Which dish do you make as somebody else did?'],
    ends: {
      pa: 'Remembering is a daily thing.',
      fi: 'And tell the bad joke. It is tradition.',
      t: 'Cue, memory, moment.',
      h: 'The door has been slammed on purpose.',
      l: 'A few bars.',
    },
    keep: 'a quiet evening in November',
    send: 'somebody who knew the same person',
    pic: { ask: 'An old radio, a recipe card or a coat hook', alt: 'An old handwritten recipe card' },
    claims: [['Smell and music cue autobiographical memory', 'textbook of psychology']],
  },
];
