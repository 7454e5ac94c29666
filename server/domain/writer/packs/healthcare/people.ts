// Words, names, visits: people who are ill and those around them.
import type { Idea } from '../../library/idea.ts';
import { ANIMALS, NO_PATIENTS } from './kinds.ts';

export const PEOPLE: readonly Idea[] = [
  {
    id: 'acute-is-not-severe',
    format: 'glossary',
    again: 9,
    emoji: '📖',
    tags: ['MedicalWords', 'HealthLiteracy', 'GoodToKnow'],
    title: ['Acute, chronic, benign: medical words explained', 'What do acute, chronic and benign mean?'],
    cover: 'Medical words explained',
    gist: [
      'Acute means sudden, chronic means lasting, benign means not cancer, negative means that nothing was found. Neither acute nor chronic says how bad it is.',
      'Acute only means recent, chronic means lasting, and benign means that it is no cancer. They often sound worse than they are.',
    ],
    subject: ['Medical words explained', 'What does acute mean?'],
    hooks: {
      '*': [
        'Acute does not mean severe. Here are five medical words and what they mean.',
        'A negative test result is often good news. What do these words really mean?',
      ],
      ptal: 'Acute says when it began, chronic how long it lasts. Neither says how bad it is.',
      fi: 'Have you had a letter full of medical words? Here are five of them, explained.',
      h: 'In a medical report, boring is the best you can be.',
    },
    lines: {
      '*': [
        'Acute: it came suddenly.\nChronic: it lasts.\nNeither says how bad it is.',
        'A negative test means that what they looked for was not found.',
        '"Unremarkable" in a medical report means that everything looks as it should.',
        'You do not understand a word in a letter? Call and ask. That is what we are here for.',
      ],
      h: ['"Unremarkable" is the nicest word in a medical report.'],
    },
    scene: [
      'The letter has two pages, and you stop at the first word you do not know.',
      '"The result is negative", and you do not know whether to be glad.',
    ],
    why: [
      [
        'Many of the words are Latin or Greek and mean something else in everyday speech.',
        'In the news, acute means urgent. In a letter it only means recent.',
      ],
      [
        'Reports are written by professionals for professionals.',
        'You get a copy, and nobody has translated it.',
      ],
    ],
    parts: [
      [
        'Acute',
        ['It began a short time ago, like a cold.', 'It came quickly, and it may be mild.'],
        'The word acute in a letter',
      ],
      [
        'Chronic',
        [
          'It lasts for long or keeps coming back, like hay fever.',
          'It has been there for months, and may be mild.',
        ],
        'The word chronic in a letter',
      ],
      [
        'Benign',
        ['A growth that is not cancer and does not spread.', 'It may grow, but it is no cancer.'],
        'The word benign in a letter',
      ],
      [
        'Negative',
        ['What was looked for was not found.', 'Nothing found, and that is mostly good.'],
        'The word negative in a letter',
      ],
      [
        'Unremarkable',
        ['It looks as it should.', 'Nothing stands out, all normal.'],
        'The word unremarkable in a letter',
      ],
    ],
    turn: [
      'Underline what is unclear, and ask at the next visit.',
      'A question on the phone is fine as well.',
    ],
    asks: ['Which medical word has puzzled you?', 'Which medical word shall we explain next?'],
    ends: {
      ptal: 'Ask before you search the internet.',
      fi: 'Tell us which word we should explain next.',
      h: 'May all of you be unremarkable.',
    },
    keep: 'the next letter',
    send: 'somebody who is waiting for results',
    unless: NO_PATIENTS,
    own: [
      {
        kinds: ['value', 'process', 'story'],
        about: 'plain (?:english|language|words)|explain',
        lead: 'How it is done at {name}:',
      },
    ],
    pic: { ask: 'A page of notes with one word underlined, no names', alt: 'A word underlined on a page' },
    claims: [['Meaning of acute, chronic, benign, negative', 'definition']],
  },
  {
    id: 'what-about-me-sheet',
    format: 'checklist',
    again: 9,
    emoji: '📄',
    tick: true,
    tags: ['Caring', 'OlderPeople', 'Carers'],
    title: [
      'One page that helps everybody who cares for you',
      'A page about your mother or father for new carers',
    ],
    cover: 'One page about a person',
    gist: [
      'Write on one page what a carer should know: the name they like, their routine, food, what calms them, glasses and hearing aid. Put a copy on the fridge.',
      'Files hold diagnoses. One page with habits helps everybody who looks after somebody for the first time.',
    ],
    subject: ['One page about a person', 'What a new carer should know'],
    hooks: {
      '*': [
        'One page on the fridge helps every new carer: name, routine, food, what calms.',
        'Does the file say how your father likes his tea? Write it down.',
      ],
      ptal: 'A page with habits makes a change of carer much easier.',
      fi: 'Do you care for somebody? This page saves you a lot of explaining.',
      h: 'Two sugars, blue mug, not too full: it matters more than you think.',
    },
    lines: {
      '*': [
        'Write one page about your mother for anybody who may care for her: name, routine, food, what calms her.',
        'Put the page on the fridge and a copy in the hospital bag.',
        'Add glasses, hearing aid and teeth to the page: which ear, which pair, where they lie at night.',
        'Ask the person while you can: what should a stranger know about you?',
      ],
      h: ['Bertie may be a son or a dog. Put it on the page.'],
    },
    scene: [
      'A new carer comes on Saturday, and you do not know where to begin.',
      'On the form it says Jonathan. For eighty years he has been called Jack.',
    ],
    why: [
      [
        'When somebody new takes over, habits get lost.',
        'Carers change and hospital wards change, but habits stay.',
      ],
      ['What is familiar calms people.', 'It matters above all to somebody who cannot explain it.'],
    ],
    parts: [
      [
        'The name they like',
        ['First name, surname or nickname.', 'And the one they cannot stand.'],
        'A name on a page',
      ],
      [
        'The people around them',
        ['Who may call, and who should be called.', 'Write the telephone numbers beside the names.'],
        'A list of telephone numbers',
      ],
      [
        'Their day',
        ['When they get up, wash, eat and sleep.', 'In the order they are used to.'],
        'A clock and a cup',
      ],
      [
        'Food and drink',
        ['What they like, and what they cannot swallow.', 'Tea or coffee, and how.'],
        'A cup of tea',
      ],
      [
        'What calms and what upsets them',
        ['Radio, light in the hall, a hand, or some distance.', 'Two lines can save a night.'],
        'A radio',
      ],
      [
        'Glasses, hearing aid, teeth',
        ['Which ones, and where they lie at night.', 'They get lost first.'],
        'Glasses in a case',
      ],
    ],
    turn: ['One side is enough.', 'Read it through twice a year.'],
    asks: ['What should a new carer know about you?', 'What would a stranger never guess?'],
    ends: {
      ptal: 'One copy at home and one in the bag.',
      fi: 'Write one for yourself, too.',
      h: 'Put the biscuit on the list.',
    },
    keep: 'the next quiet Sunday',
    send: 'somebody who cares for a parent',
    unless: NO_PATIENTS,
    own: [
      {
        kinds: ['service', 'process', 'people'],
        about: 'carers?\\b|care plans?|home care|respite|dementia',
        lead: 'Care at {name}:',
      },
    ],
    pic: { ask: 'A handwritten page on a fridge, without names', alt: 'A handwritten page on a fridge door' },
    claims: [['"This is me" sheets help carers and wards', "Alzheimer's Society, hospital practice"]],
  },
  {
    id: 'lock-screen-information',
    format: 'howto',
    again: 10,
    emoji: '📱',
    tags: ['EmergencyInfo', 'MedicalID', 'BePrepared'],
    title: [
      'Emergency information on your phone: how to set it up',
      'Medical ID: what helpers can read on your locked phone',
    ],
    cover: 'Emergency details on your phone',
    gist: [
      'Phones can show allergies, medicines and an emergency contact without being unlocked. It takes ten minutes to set up.',
      'Enter allergies, medicines and a contact on the emergency page of your phone. Helpers can read it without your code.',
    ],
    subject: ['Emergency details on your phone', 'Ten minutes that may help'],
    hooks: {
      '*': [
        'Your phone can tell helpers about your allergies even when it is locked.',
        'Have you filled in the emergency page on your phone? It takes ten minutes.',
      ],
      ptal: 'Allergies, medicines, contact: three entries that helpers look for.',
      fi: 'Ten quiet minutes tonight? Set up the emergency page on your phone.',
      h: 'Your phone counts your steps. It can also tell helpers about your allergies.',
    },
    lines: {
      '*': [
        'Search for "emergency" or "Medical ID" in the settings of your phone, and enter allergies, medicines and a contact.',
        'Choose an emergency contact who answers calls from unknown numbers.',
        'Set up the emergency page for your parents, too.',
        'The emergency page can be read by anybody who finds your phone. Enter only what helpers need.',
      ],
      h: ['The cat does not count as an emergency contact.'],
    },
    scene: [
      'Somebody faints at a bus stop, and nobody knows whom to call.',
      'The phone lies beside you, and it is locked.',
    ],
    why: [
      [
        'Helpers look for a name, an allergy and a number.',
        'In an emergency, a few lines can speak for you.',
      ],
      [
        'The code protects your photos, but it locks out helpers as well.',
        'Without the emergency page, nobody can read anything.',
      ],
    ],
    parts: [
      [
        'Find the page',
        ['Search the settings for "emergency".', 'It is called something else on each phone.'],
        'A settings screen',
      ],
      [
        'Enter allergies and medicines',
        ['Use the names of the substances.', 'The severe ones first.'],
        'Fingers typing',
      ],
      [
        'Choose one or two contacts',
        ['And tell them that you have chosen them.', 'Somebody who answers the phone.'],
        'A contact list',
      ],
      [
        'Allow it on the lock screen',
        ['It is a separate switch.', 'Without it, nobody can read it.'],
        'A switch on a screen',
      ],
      ['Test it', ['Lock the phone and have a look.', 'Let somebody else try.'], 'A locked phone'],
    ],
    turn: ['Check once a year whether it is still right.', 'Do it for your parents at the next visit.'],
    asks: ['Do your parents have it on their phones?', 'Who is your emergency contact?'],
    ends: {
      ptal: 'Allergies, medicines, contact.',
      fi: 'Do it today, together with somebody.',
      h: 'And the cat is fed, so she will not mind.',
    },
    keep: 'a quiet evening',
    send: 'your parents',
    unless: NO_PATIENTS,
    pic: {
      ask: 'A locked phone that shows the emergency button',
      alt: 'A locked phone with its emergency button',
    },
    claims: [['Medical ID can be read from the lock screen', 'makers of phones']],
  },
  {
    id: 'talking-to-bad-ears',
    format: 'tip',
    again: 9,
    emoji: '👂',
    tags: ['HearingLoss', 'FamilyTips', 'BetterTogether'],
    title: ['How to talk to somebody who is hard of hearing', 'Hard of hearing: what helps at the table'],
    cover: 'Hard of hearing? What helps',
    gist: [
      'Get their attention, face them with light on your face, speak clearly and not louder, and use other words if it does not get through.',
      'Shouting does not help. Facing the person, a quiet room and other words do.',
    ],
    subject: ['Hard of hearing? What helps', 'Do not shout, turn round'],
    hooks: {
      '*': [
        'Talking to somebody who is hard of hearing? Do not shout. Turn to face them.',
        'Louder is not clearer. This helps people who are hard of hearing.',
      ],
      ptal: 'Attention first, face to the light, clear words, one voice at a time.',
      fi: 'Is somebody in your family hard of hearing? Four things make it easier.',
      h: 'Saying it louder with your back turned does not help.',
    },
    lines: {
      '*': [
        'Face somebody who is hard of hearing, with the light on your face.',
        'If they did not understand a sentence, use other words. The same words louder are still the same words.',
        'Never say "it does not matter" to somebody who did not hear you. Say it again, shorter.',
        'Switch off the radio before you talk to somebody with a hearing aid.',
      ],
      h: ['Lips are hard to read behind a sandwich.'],
    },
    scene: [
      'At the family table, three people talk at once, and one of them only smiles.',
      'You call from the kitchen and get no answer.',
    ],
    why: [
      ['Many people with hearing loss read lips and faces.', 'They need to see you speak.'],
      ['Shouting makes speech less clear.', 'Loud voices sound harsh through a hearing aid.'],
    ],
    parts: [
      [
        'Get their attention first',
        ['Say the name or touch the arm.', 'Whoever is spoken to from behind misses the beginning.'],
        'A hand on an arm',
      ],
      [
        'Turn to the light',
        ['Then they can see your mouth.', 'With a window behind you, your face is dark.'],
        'A face in window light',
      ],
      [
        'Use other words',
        ['Short sentences help as well.', 'Another word may get through.'],
        'Two people talking',
      ],
      [
        'One at a time',
        ['Radio and television off.', 'Noise is the hardest thing for a hearing aid.'],
        'A family at a table',
      ],
    ],
    turn: ['Ask now and then whether it is all right like this.', 'Everybody hears in a different way.'],
    asks: ['What helps in your family when somebody hears badly?', 'Who in your family nods too often?'],
    ends: {
      ptal: 'See each other, speak clearly, one at a time.',
      fi: 'So nobody is left out at the table.',
      h: 'And the radio may go on again afterwards.',
    },
    keep: 'the next family lunch',
    send: 'your family',
    unless: ANIMALS,
    own: [
      {
        kinds: ['service', 'product', 'price', 'people'],
        about: '\\bhearing|audiolog',
        lead: 'For your ears, at {name}:',
      },
    ],
    pic: {
      ask: 'Two chairs facing each other in good light',
      alt: 'Two chairs facing each other by a window',
    },
    claims: [['Communication tips for hearing loss', 'RNID']],
  },
  {
    id: 'screen-or-chair',
    format: 'either',
    again: 7,
    emoji: '💻',
    tags: ['VideoConsultation', 'Telehealth', 'YourTurn'],
    title: [
      'Phone, video or in person: which do you prefer?',
      'Video or visit: which kind of appointment suits you?',
    ],
    cover: 'By video or in person?',
    gist: [
      'By phone or video you save the trip. In person you can be examined, and some things are easier to say. Which do you prefer?',
      'Phone, video or in person: each has its advantages. Which do you like best?',
    ],
    subject: ['By video or in person?', 'Which appointment do you like best?'],
    hooks: {
      '*': [
        'Would you rather have your appointment on a screen or face to face?',
        'Phone, video or a visit: what do you choose when you can?',
      ],
      ptal: 'Results and follow-ups can often be done by phone. Whatever must be seen or felt cannot.',
      fi: 'Slippers and video, or coat and visit: which do you like better?',
      h: 'At a video appointment nobody sees the slippers.',
    },
    lines: {
      '*': [
        'By phone, by video or in person: which appointment do you prefer?',
        'Before a video appointment, sit with a light in front of you, and close the door.',
        'You may ask for a visit in person if you cannot say it on the phone.',
        'Have you ever had an appointment by video? How was it?',
      ],
      h: ['The cat joins every video appointment free of charge.'],
    },
    scene: [
      'One takes the bus, the other carries the laptop to the kitchen table.',
      'You sit at home with tea, and the appointment begins with a click.',
    ],
    why: [
      [
        'One saves the trip, the other allows an examination.',
        'A voice can be heard anywhere, but some things must be seen.',
      ],
    ],
    parts: [
      [
        'By phone or video',
        ['No travelling, and your papers are at hand.', 'Good for follow-ups and for busy days.'],
        'A laptop on a table',
      ],
      [
        'In person',
        ['For everything that has to be seen or felt.', 'Some things are easier to say face to face.'],
        'Two chairs',
      ],
    ],
    turn: ['You may ask which makes sense this time.', 'One can lead to the other.'],
    asks: [
      'Video or in person: which appointment do you prefer?',
      'What do you like about appointments by video?',
    ],
    ends: {
      ptal: 'Ask when you book which suits your matter.',
      fi: 'Tell us which you like better.',
      h: 'Greetings to the cat.',
    },
    caution: [
      'Chest pain, hard breathing or sudden confusion need no appointment: call the emergency number.',
      'For an emergency do not wait: call the emergency number.',
    ],
    keep: 'your next appointment',
    send: 'somebody who has never had a video appointment',
    unless: `counsel|psycholog|psychotherap|therapist|\\bcoach|${NO_PATIENTS}`,
    own: [
      {
        kinds: ['service', 'process', 'offer'],
        about:
          'by video|video (?:appointments?|consult\\w*|calls?|sessions?)|(?:phone|online|remote) (?:appointments?|consult\\w*|sessions?)|in person or',
        lead: ['Both ways, at {name}:', 'How {name} works:'],
      },
    ],
    pic: { ask: 'A laptop and a cup on a table', alt: 'A laptop and a cup on a kitchen table' },
    claims: [['Remote consultations suit talk, not examination', 'guidance on remote consulting']],
  },
  {
    id: 'when-you-were-ill-as-a-child',
    format: 'question',
    again: 10,
    emoji: '🍲',
    tags: ['Childhood', 'Comfort', 'YourTurn'],
    title: ['What did you get when you were ill as a child?', 'Ill as a child: soup, toast or a comic?'],
    cover: 'Ill as a child: what did you get?',
    gist: [
      'Soup, toast in strips, flat lemonade, a comic: what did you get when you were ill as a child?',
      'Every family has its own comfort for sick days: soup, toast, a comic. What was yours?',
    ],
    subject: ['What did you get when you were ill?', 'Soup, toast or a comic?'],
    hooks: {
      '*': [
        'What did you get to eat when you were ill as a child?',
        'Soup, toast or flat lemonade: what was it in your family?',
      ],
      ptal: 'Every family has its own food for sick days. Which was yours?',
      fi: 'Think back: you are seven and in bed with a cold. What is on the tray?',
      h: 'It was nearly worth a cold to lie on the sofa in the daytime.',
    },
    lines: {
      '*': [
        'What did you get when you were ill as a child: soup, toast, flat lemonade?',
        'Which smell reminds you of being ill as a child?',
        'What do you still do today when you have a cold, because your mother did it?',
        'Were you allowed to watch television when you were ill as a child?',
      ],
      h: ['Goose fat on the chest: who remembers it?'],
    },
    scene: [
      'The curtains are half drawn, and somebody brings a tray.',
      'No school, a blanket on the sofa, and somebody who has time for you.',
    ],
    why: [
      ['Children remember being looked after.', 'What helped was often the person who brought the soup.'],
    ],
    parts: [
      [
        'Something to eat',
        ['Soup, toast, grated apple.', 'Without crusts, on a tray.'],
        'A bowl of soup on a tray',
      ],
      [
        'Something to do',
        ['A comic, a puzzle, the box of buttons.', 'Television in the daytime.'],
        'A comic on a blanket',
      ],
      [
        'Somebody there',
        ['Somebody who read aloud.', 'One chapter more, because you were ill.'],
        'An open book',
      ],
    ],
    turn: ['Much of it still works.', 'Grown-ups may have a tray as well.'],
    asks: ['What was on your tray on sick days?', 'What do you still do today when you have a cold?'],
    ends: {
      ptal: 'Soup, toast or something else?',
      fi: 'Tell us. It will make others smile.',
      h: 'Goose fat can stay in the past.',
    },
    keep: 'the next cold',
    send: 'your brothers and sisters',
    unless: NO_PATIENTS,
    pic: { ask: 'A bowl of soup on a tray', alt: 'A bowl of soup on a tray' },
    claims: [['Childhood memories of comfort', 'common experience']],
  },
  {
    id: 'what-shall-we-call-you',
    format: 'question',
    again: 9,
    emoji: '🪪',
    tags: ['Respect', 'Care', 'YourTurn'],
    title: [
      'First name or surname: what would you like to be called?',
      'Mrs Lane or Margaret: how do you like to be addressed?',
    ],
    cover: 'First name or surname?',
    gist: [
      'Some like to be called by their first name, some prefer Mr or Mrs. What do you prefer when somebody looks after you?',
      'First name or surname? With people who care for you it matters. Say which you like.',
    ],
    subject: ['First name or surname?', 'How do you like to be addressed?'],
    hooks: {
      '*': [
        'First name or surname: what do you like to be called by people who look after you?',
        'Margaret or Mrs Lane? Ask, and you get it right from the first day.',
      ],
      ptal: 'How somebody likes to be addressed should be asked, not guessed.',
      fi: 'What do you like to be called? You may say so.',
      h: 'Bill, William or Mr Harris? Some people have a name for every occasion.',
    },
    lines: {
      '*': [
        'First name or surname: which do you prefer with people who look after you?',
        'Your name is said differently from how it is written? Say so at the first visit.',
        '"Love" and "dear": do you like it, or not?',
        'If you use another name than the one on the form, ask for it to be noted.',
      ],
      h: ['Nobody has called him William since he was christened.'],
    },
    scene: [
      'Somebody calls the wrong name, and an old lady turns away.',
      'A new carer says "Good morning, Mr Harris", and he says: Bill will do.',
    ],
    why: [['The right name shows respect.', 'When you need help, it matters to be seen as a person.']],
    parts: [
      [
        'First name',
        ['It feels friendly, as long as both like it.', 'Good when you see each other every day.'],
        'A name badge',
      ],
      [
        'Surname',
        ['Many older people find it polite.', 'Some distance can be pleasant.'],
        'A card with a surname',
      ],
      [
        'A nickname',
        ['If you have one, say so.', 'Often it is the name that family and friends use.'],
        'A handwritten nickname',
      ],
    ],
    turn: ['You only need to say it once.', 'It is written down, and everybody knows.'],
    asks: ['What do you prefer?', '"Love" and "dear": yes or no?'],
    ends: {
      ptal: 'Ask once, write it down, keep to it.',
      fi: 'Tell us what you like best.',
      h: 'Bill will do.',
    },
    keep: 'the first visit',
    send: 'somebody with a nickname',
    unless: ANIMALS,
    pic: { ask: 'A name badge', alt: 'A name badge on a desk' },
    claims: [['Ask how people wish to be addressed', 'nursing textbook']],
  },
  {
    id: 'how-to-visit',
    format: 'tip',
    again: 9,
    emoji: '💐',
    tags: ['Kindness', 'Caring', 'VisitingTips'],
    title: ['How to visit somebody who is ill', 'Visiting the sick: what to bring and how long to stay'],
    cover: 'How to visit somebody ill',
    gist: [
      'Ask first, stay for half an hour, sit down, bring something useful, and tell them what is new outside.',
      'A short visit with good news does more than a long one with advice.',
    ],
    subject: ['How to visit somebody ill', 'Half an hour is enough'],
    hooks: {
      '*': [
        'Visiting somebody who is ill? You need not say much.',
        'Ask first, stay for half an hour, bring something useful: that makes a good visit.',
      ],
      ptal: 'Short, announced and seated: that is a good visit.',
      fi: 'Does somebody you know lie ill at home? Here is how to visit well.',
      h: 'Grapes have been brought already. They always have.',
    },
    lines: {
      '*': [
        'Visiting somebody ill? Ask first, and go after half an hour, before they are tired.',
        'A charger with a long cable is the most useful present in hospital.',
        'Do not ask "can I do anything?" Say "I am going shopping at four. What shall I bring?"',
        'Tell them what is new outside. They hear enough about the illness.',
      ],
      h: ['Leave out the friend who had the same and got it worse.'],
    },
    scene: [
      'Three visitors stand at the bed and talk to each other.',
      'You put off the visit because you do not know what to say.',
    ],
    why: [
      [
        'People who are ill get tired quickly, and visitors are tiring.',
        'They feel that they have to entertain their guests.',
      ],
      [
        'Not to come at all looks like having been forgotten.',
        'Nobody remembers what you said, but they remember that you came.',
      ],
    ],
    parts: [
      [
        'Ask before you come',
        ['A message that can be answered with no.', 'Not every day is a good one.'],
        'A message on a phone',
      ],
      [
        'Sit down',
        ['On a chair, half an hour feels like a visit.', 'Whoever stands looks as if leaving.'],
        'A chair by a bed',
      ],
      [
        'Bring something useful',
        ['Lip balm, a long cable, the local paper.', 'Ask about flowers and food. Wards have rules.'],
        'A charging cable',
      ],
      [
        'Leave a little early',
        ['And say when you will come again.', 'Then there is something to look forward to.'],
        'A coat over an arm',
      ],
    ],
    turn: ['If you have a cold, call instead.', 'A postcard is a visit as well.'],
    asks: [
      'What have you been brought that really helped?',
      'What should nobody say to somebody who is ill?',
    ],
    ends: {
      ptal: 'Ask, sit, stay half an hour.',
      fi: 'Call them today.',
      h: 'And leave the grapes at home.',
    },
    keep: 'the next visit',
    send: 'somebody with a friend in hospital',
    unless: ANIMALS,
    own: [
      { kinds: ['hours', 'policy'], about: 'visiting (?:hours|times)|visitors?', lead: 'Visits at {name}:' },
    ],
    pic: { ask: 'A chair beside a bed', alt: 'A chair beside a neatly made bed' },
    claims: [['Short visits; wards have rules on flowers', 'hospital advice to visitors']],
  },
];
