// Being ill, visiting, travelling, being spoken to.
import type { Idea } from '../../library/idea.ts';
import { ANIMALS, NO_PATIENTS } from './kinds.ts';

export const PEOPLE: readonly Idea[] = [
  {
    id: 'screen-or-chair',
    format: 'either',
    again: 8,
    emoji: '📞',
    tags: ['ThisOrThat', 'VideoAppointment', 'PatientChoice'],
    caution: [
      'Chest pain, trouble breathing, sudden weakness or confusion are not for an appointment of any kind: call the emergency number.',
      'Some things cannot wait for any slot: pain in the chest, hard breathing, weakness or confusion out of nowhere. That is what the emergency number is for.',
    ],
    title: [
      'Phone, video or in person: which appointment do you prefer?',
      'Video, phone or visit: which kind of appointment suits you?',
    ],
    cover: 'On screen or in person?',
    gist: [
      'A call saves the bus fare, a visit shows what a camera cannot. Some matters suit the one and some the other. What do you prefer?',
      'In slippers with a screen or on a chair with a coat over your arm: both are appointments now.',
    ],
    subject: ['In slippers or in person?', 'Which appointment do you choose?'],
    hooks: {
      '*': [
        'Slippers, tea, camera on. Or coat, bus, waiting room. Which appointment do you take?',
        'There are things one would rather say on the telephone, and things one can only show.',
        'Slippers or shoes?',
      ],
      p: 'Remote appointments have come to stay, and they do not suit everything.',
      a: 'If it has to be touched, go. If it has to be talked over, ring.',
      t: 'History and results travel well by phone; examination, hearing and measurement do not.',
      f: 'Screen or chair: which one are you?',
      h: 'On video nobody sees the slippers. Until you fetch the packet from the kitchen.',
      i: 'Help is nearer than it used to be, if you find the way that suits you.',
      l: 'A calm voice can be enough. Sometimes it takes a room.',
    },
    lines: {
      '*': [
        'Phone or in person? Talk, results and repeat questions travel well. Whatever has to be seen, felt or measured does not.',
        'Before a video appointment: lamp in front of you, medicines on the table, a door that shuts.',
        'Ask for a visit in person if you feel you cannot say it on the phone. That is reason enough.',
        'Hard of hearing? Ask for a visit or for a written answer. Nobody should have to guess at advice.',
      ],
      h: ['"You are on mute" is the new "please take a seat".'],
    },
    scene: [
      'Ten past nine, second chair from the left, and the phone lies screen up beside the teapot. It is nearly like a waiting room.',
      'The rash is on the left calf, the camera is on the right hand, and the cat would like to help.',
    ],
    why: [
      [
        'Each has something the other cannot give: the one saves the way, the other shows the whole person.',
        'A voice can be heard anywhere, but a hand is needed where something has to be felt.',
      ],
    ],
    parts: [
      [
        'By phone or video',
        [
          'No bus, no waiting room, and you have your boxes and papers at hand.',
          'Good for follow-ups, for results and for people with a day that is cut in pieces.',
          'It saves an hour, and your boxes are right there.',
        ],
        'A phone leaning on a teapot',
      ],
      [
        'In person',
        [
          'Somebody sees how you come in, and can look, listen and measure.',
          'Also for all that is easier to say when the door is shut and nobody is listening at home.',
          'Some things are seen before they are said.',
        ],
        'Two chairs in a quiet room',
      ],
    ],
    turn: ['You may ask which one makes sense this time.', 'The first can always lead to the second.'],
    asks: ['Screen or chair?', 'Which matter would you never discuss on the phone?'],
    ends: {
      p: 'Say when you book what it is about, as far as you like, and the choice gets easier.',
      a: 'See, feel, measure: go there.',
      t: 'Information travels. Examination does not.',
      f: 'Both with tea, if it were up to us.',
      h: 'On video, cats attend free of charge.',
      i: 'What matters is that you are heard.',
      l: 'A room and time, or a voice and time.',
    },
    work: 'Offer both and write beside each what it is good for. People choose well as soon as they know what the other side needs to see.',
    keep: 'the next time you book',
    send: 'a friend with an ear for both',
    own: [
      {
        about:
          'video (?:appointment|consult|visit|call)|by video|(?:phone|telephone|online|remote) (?:appointment|consult|visit)|home visit|consult\\w* (?:by|over) (?:the )?(?:tele)?phone',
        kinds: ['service', 'process', 'offer', 'price'],
        lead: 'There is more than one way to meet.',
      },
    ],
    pic: {
      ask: 'A phone leaning on a teapot, or two chairs in your room',
      alt: 'A phone leaning against a teapot',
    },
    unless: NO_PATIENTS,
    claims: [
      [
        'Remote consultations suit talk and results, not physical examination',
        'NHS advice on remote consultations',
      ],
      ['Emergency signs', 'NHS advice'],
    ],
  },
  {
    id: 'when-you-were-ill-as-a-child',
    format: 'question',
    again: 9,
    emoji: '🍞',
    tags: ['ChildhoodMemories', 'SickDay', 'ComfortFood'],
    title: ['What did you get when you were ill as a child?', 'Sick days in childhood: what did you get?'],
    cover: 'Ill as a child: what did you get?',
    gist: [
      'Toast in strips, flat lemonade, a comic, the sofa in the daytime: every family had its own comfort. What was yours, and do you still make it?',
      'A hand on the forehead, a tray, the television in the morning. What was it like to be ill at your house?',
    ],
    subject: ['Toast in strips and a comic', 'The tray by the sofa'],
    hooks: {
      '*': [
        'Soldiers of toast, curtains half drawn, and for once the big bed.',
        'No school, a hot forehead, and the sofa in the daytime: it was nearly worth it.',
        'Somebody drew the curtain a little, and you were important.',
      ],
      p: 'Most people remember very exactly what comforted them as ill children.',
      a: 'Comfort has a recipe. Every family keeps its own.',
      t: 'Fluids, rest, warmth, company: most family recipes come down to those four.',
      f: 'Close your eyes. Who brings the tray, and what is on it?',
      h: "You recovered at half past three, just in time for the children's programmes.",
      i: 'Somebody once sat on the edge of your bed. It has stayed with you.',
      l: 'A cool {flannel|washcloth}, a soft lamp, footsteps on the stairs.',
    },
    lines: {
      '*': [
        'What did you get when you were ill as a child? Toast in strips, flat lemonade, a comic, the big bed?',
        'One smell and you are seven years old and have a cold. Which one is it?',
        'Ask the oldest in your family what they were given. Goose fat will come up.',
        'Half of being comforted as a child was the tray: it only came out on those days.',
      ],
      h: [
        '"You are well enough to eat {biscuits|cookies}, so you are well enough for school." An early lesson in diagnostics.',
      ],
    },
    scene: [
      'The curtains are drawn, there is a bucket just in case, and on the tray stands the cup with the rabbit.',
      'Through the wall you hear the others leave for school, and then the house is all yours.',
    ],
    why: [
      [
        'What helped was often not the soup but the person who carried it upstairs.',
        'Children remember less of the cold than of being looked after.',
      ],
    ],
    parts: [
      [
        ['Something to eat', 'A tray with something on it'],
        [
          'Broth, toast, grated apple gone brown. It never tasted like that on other days.',
          'Star-shaped noodles count as medicine in some families.',
          'With the crusts off, and on a tray.',
        ],
        'A bowl of broth on a tray',
      ],
      [
        ['Something for the hands', 'Something to do'],
        [
          'Comics, felt-tips, the button box that was otherwise out of bounds.',
          'Playing patience was mostly learnt under a blanket.',
          'Forbidden boxes were brought down from the shelf.',
        ],
        'A tin of buttons on a blanket',
      ],
      [
        ['Somewhere to lie', 'The sofa instead of the bed'],
        [
          'The sofa, with a view of everything, or the big bed that smelled of the parents.',
          'From there one could hear the kettle and the radio.',
          'By day it was another room.',
        ],
        'A sofa made up with a pillow',
      ],
      [
        ['Someone beside you', 'And who sat there'],
        [
          'A hand, cool from {washing up|doing the dishes}, on the forehead.',
          'Reading aloud, one more chapter, because you are ill.',
          'They smelled of soap and had time.',
        ],
        'A chair beside a bed',
      ],
    ],
    turn: [
      'Much of it still works, at any age.',
      'Tray, blanket, one more chapter: you may do that for grown-ups, too.',
    ],
    asks: ['What was on your tray?', 'Which of it do you still do when you have a cold?'],
    ends: {
      p: 'Perhaps somebody near you could do with a tray this week.',
      a: 'Broth, blanket, company.',
      t: 'No trial has been run on button boxes.',
      f: 'Tell us, with the brand of the noodles.',
      h: 'By four there was nothing left to diagnose.',
      i: 'Being looked after leaves a trace for life.',
      l: 'Curtains half drawn, and the house gone quiet.',
    },
    work: 'Ask this at the start of a team day. It gets people talking who never say a word about themselves, and nobody has to be clever.',
    keep: 'your next cold',
    send: 'whoever carried the tray',
    pic: { ask: 'A tray with toast, a cup and an old comic', alt: 'A tray with toast, a cup and a comic' },
    unless: ANIMALS,
    claims: [['Memories of being cared for', 'common experience']],
  },
  {
    id: 'pillbox-or-packets',
    format: 'either',
    again: 9,
    emoji: '🗓️',
    tags: ['ThisOrThat', 'MedicineRoutine', 'Habits'],
    caution: [
      'Some medicines must stay in their packaging: ask a pharmacist before you fill a weekly box.',
      'A pharmacist can say which of yours may go in a weekly box. Not all of them may leave their pack.',
    ],
    title: [
      'Weekly pill box or packets: how do you keep track?',
      'Keeping track of tablets: weekly box or original packs?',
    ],
    cover: 'Weekly box or packets?',
    gist: [
      "A box with seven lids shows at a glance whether today's were taken. Packets keep names, dates and leaflets together. How do you do it?",
      'Some fill the week on Sunday evening, others press from the strip each morning. Both work, if you can answer one question: did I?',
    ],
    subject: ['Did I or did I not?', 'Seven little lids'],
    hooks: {
      '*': [
        'You stand in the kitchen with a glass of water and do not know: did I, or did I not?',
        'Seven little lids on a Sunday evening. Or five boxes and a good memory.',
        'Had you, or had you only thought of it?',
      ],
      p: 'Anyone who takes something daily needs a way to know whether they did.',
      a: 'Never take a second dose because you are not sure. Look it up or ask.',
      t: 'Most missed doses are forgotten, not refused. Visible cues help.',
      f: 'Box or packets: how do you keep track?',
      h: 'Two witnesses are asked whether you took it. One says yes, one says no, and both are you.',
      i: 'A small order in the morning, and the head is free for the day.',
      l: 'Seven lids, clear script, in a good drawer.',
    },
    lines: {
      '*': [
        "Weekly box: one look and you know whether you took today's.\nPackets: name, date and leaflet stay together.\n\nHow do you do it?",
        'Not sure whether you have taken a tablet? Do not take another to be safe. The leaflet or a pharmacist says what to do.',
        "Tie the weekly box to something you do anyway: breakfast, the news, the dog's last walk. Keep it out of children's reach all the same.",
        'Fill a weekly box by daylight, sitting down, with nobody talking to you. It is a small job with large consequences.',
      ],
      h: ['A knot in the handkerchief tells you that there was something. That is all it tells you.'],
    },
    scene: [
      'Glass in one hand, strip in the other, and in the strip there are gaps at Monday, Wednesday and somewhere else.',
      'Sunday evening, a radio play, seven lids up, seven lids down. It has become a sort of patience.',
    ],
    why: [
      [
        'A habit this ordinary leaves no memory, so something visible has to remember it for you.',
        'What one does every day one forgets having done.',
      ],
    ],
    parts: [
      [
        'The weekly box',
        [
          'An empty lid is an answer. It travels well and helps whoever helps you.',
          'Once a week of care, then six days without thinking.',
          'Monday is empty, so Monday is done.',
        ],
        'A weekly pill box with lids',
      ],
      [
        'The packets',
        [
          'Everything stays labelled, dated and dry, and some tablets need exactly that.',
          'With a tick on the strip or on a calendar you know as much.',
          'Name, date and leaflet stay together, and that can matter.',
        ],
        'A strip with a pencil tick',
      ],
    ],
    turn: ['There are also apps, alarms and parrots. Reports vary.', 'An alarm on the phone goes with both.'],
    asks: ['Box, packets or alarm?', 'How do you know whether you did?'],
    ends: {
      p: 'Ask in a pharmacy what suits your medicines.',
      a: 'One system. Always the same place.',
      t: 'Cue, check, place: those three make it reliable.',
      f: 'We would love to know your trick.',
      h: 'Both witnesses have been given a box with seven lids.',
      i: 'A quiet mind is worth seven lids.',
      l: 'A ritual for Sunday evening.',
    },
    work: 'Ask yourself how your colleagues know whether a routine job was done today. If the answer is memory, it wants a lid.',
    keep: 'next Sunday evening',
    send: 'someone who counts on memory',
    own: [
      {
        about: 'blister|pill ?box|dosette|weekly pack|medication management',
        kinds: ['service', 'product', 'price', 'process'],
        lead: 'It can also be filled for you.',
      },
    ],
    pic: {
      ask: 'An empty weekly pill box beside a glass of water',
      alt: 'A weekly pill box beside a glass of water',
    },
    unless: NO_PATIENTS,
    claims: [
      [
        'Forgetting is a common cause of missed doses; cues and organisers help',
        'medication adherence research',
      ],
      [
        'Not all medicines are suitable for compliance aids; do not double a dose',
        'NHS, Royal Pharmaceutical Society',
      ],
    ],
  },
  {
    id: 'what-shall-we-call-you',
    format: 'question',
    again: 9,
    emoji: '🪪',
    tags: ['FirstNames', 'RespectfulCare', 'TellUs'],
    title: [
      'First name or surname: what would you like to be called?',
      'Mrs Lane or Margaret? What do you prefer to be called?',
    ],
    cover: 'What may we call you?',
    gist: [
      'Some like to be Margaret at once, some want to remain Mrs Lane. In a place where you undress or worry, it matters. What would you prefer?',
      "First name, surname or the name on nobody's form: how do you like to be addressed by people who look after you?",
    ],
    subject: ['Margaret or Mrs Lane?', 'The name you answer to'],
    hooks: {
      '*': [
        '"Margaret?" calls a voice across the room. Nobody has called her that since her christening.',
        'To your friends you are Bill, to your mother William, and on the form something with a hyphen.',
        'First name, surname or nickname: which one do you use at an appointment?',
      ],
      p: 'It matters what we call each other, above all when you come for help.',
      a: 'First name or surname? Say which, and it will be written down.',
      t: 'Many forms have a line for the name you prefer. Most people leave it empty.',
      f: 'We would like to get this right: what are you called?',
      h: '"Young man" to anyone over seventy should be a punishable offence.',
      i: 'To be called by your right name is to be seen.',
      l: 'First name or surname? Everybody has one that they like to hear.',
    },
    lines: {
      '*': [
        'First name or surname? When you are looked after you may choose, and you may say so at the desk.',
        'Tell them if your name is pronounced differently from how it looks. People are glad to know and seldom dare to ask.',
        '"Love" and "dear" comfort some and annoy others. One sentence settles it, on either side.',
        'If the name on the form is not the one you use, ask for the other to be noted beside it.',
      ],
      h: ['"And how are we today?" There is only one of me, thank you, and it has a name.'],
    },
    scene: [
      'A name is called, wrong stress, wrong vowel. Three people look up, each to be on the safe side.',
      'At eighty-one, a former headmistress is called by her first name by somebody with a badge that says Josh.',
    ],
    why: [
      [
        'Being called by the right name helps when you feel small, such as in a paper gown.',
        'When somebody looks after you, it helps that they know who you are.',
      ],
    ],
    parts: [
      [
        ['First name', 'By the first'],
        [
          'Warm, quick, equal, if both sides do it. A relief for those who get enough formality elsewhere.',
          'Among people of one age it is natural; across fifty years it should be offered.',
          'It feels friendly as long as both sides do it.',
        ],
        'A first name on a cup',
      ],
      [
        ['Surname', 'By the last'],
        [
          'Some distance can be a comfort, above all in intimate matters.',
          'For many older people it is simply what politeness sounds like.',
          'A little distance feels polite to many people.',
        ],
        'A doorbell with a surname',
      ],
      [
        ['Another name altogether', 'By one of your own'],
        [
          'Nickname, second name, the one you chose yourself. It deserves a line on the form.',
          'Nobody has to explain it. One line and everybody knows.',
          'Write it on the form. That is what the line is for.',
        ],
        'A name badge being written',
      ],
    ],
    turn: ['There is no right answer except yours.', 'You only have to say it once.'],
    asks: ['What would you like to be called?', 'Which mispronunciation of your name do you know best?'],
    ends: {
      p: 'Say it at the next visit and have it noted.',
      a: 'Your name, your choice.',
      t: 'Have it noted once, and everybody knows.',
      f: 'And how is it pronounced? We are listening.',
      h: 'Whoever guesses should at least guess young.',
      i: 'Being called by your own name is a form of respect.',
      l: 'Your name, said as you like it.',
    },
    work: 'Add a line for the preferred name to your own form. It costs nothing, and the answers will surprise people who have known each other for years.',
    keep: 'the next form you fill in',
    send: 'somebody whose name gets mangled',
    own: [
      {
        about: 'listen|respect|dignity|personal',
        kinds: ['value', 'story'],
        lead: 'It is part of how people should be met.',
      },
    ],
    pic: { ask: 'Empty name badges and a pen', alt: 'Blank name badges beside a pen' },
    unless: ANIMALS,
    claims: [
      [
        'People differ in preferred form of address; asking is good practice',
        'hello my name is campaign, care standards',
      ],
    ],
  },
  {
    id: 'why-it-runs-late',
    format: 'behind',
    again: 9,
    emoji: '⏰',
    tags: ['BehindTheScenes', 'WaitingTime', 'PracticeLife'],
    title: ['Why appointments run late, and what helps', 'Why waiting times happen, and what shortens them'],
    cover: "Why ten o'clock is twenty past",
    gist: [
      'A day of short slots has no slack. One person with bad news, and everybody after them waits. Some things help: the first slot, one topic, a word if you are late.',
      'Lateness mostly has a face and a reason that nobody may tell you. Knowing how a day is built makes it easier to bear, and to avoid.',
    ],
    subject: ['Why ten is twenty past', 'The patient before you'],
    hooks: {
      '*': [
        'You were on time. The person three before you needed longer, and you will never learn why.',
        'The list has a place every ten minutes. People do not come in ten-minute sizes.',
        'Ten minutes each, says the plan. People come in other sizes.',
      ],
      p: 'When an appointment begins late, somebody usually needed the time.',
      a: 'Want to be punctual? Take the first slot.',
      t: 'Short slots without buffers pass each delay on to all who follow. It is queueing theory in a corridor.',
      f: 'Waited again? Let us show you what happened behind the door.',
      h: 'The clock in the corridor is right. It is just not in charge.',
      i: 'One day it may be you who needs the extra ten minutes.',
      l: 'Time given to one is lent by all the others.',
    },
    lines: {
      '*': [
        'The first appointment of the morning or right after lunch starts most punctually. Delays build up in between.',
        'Two topics need a double slot. Say so when you book, and nobody after you has to wait for the second one.',
        "Running late yourself? Ring. With five minutes' warning somebody else can go first.",
        'Before you set off for a late slot, {ring|call} and ask how things are going. It is a normal question.',
      ],
      h: ['Nobody has ever come out of a consulting room saying: that went quickly, I talked too little.'],
    },
    scene: [
      'Behind the door somebody is crying, and nobody in there looks at the clock. Outside seven people do.',
      "Nine o'clock: on time. Half past nine: a form, an interpreter, a dizzy spell. Ten o'clock: you.",
    ],
    why: [
      [
        'What comes through the door cannot be planned to the minute.',
        'Nobody knows beforehand which cough is a cough and which is a long story.',
      ],
      [
        'One delay travels through the whole morning, as every slot leans on the one before.',
        'It is like a row of parked bicycles: only the first one has to tip.',
      ],
    ],
    parts: [
      [
        ['Short slots, no slack', 'The plan has no gaps'],
        [
          'Gaps in the list would mean fewer appointments, and there are too few as it is.',
          'A list without air is a decision: more people, less margin.',
          'A full list has nowhere to be late.',
        ],
        'A full appointment book',
      ],
      [
        ['Some visits cannot be cut short', 'Somebody needed longer'],
        [
          'Bad news, a faint, a child that will not be examined.',
          'Whoever sits in there then is glad that nobody looks at the clock.',
          'One day it will be you, and then you will be glad of it.',
        ],
        'A closed door with light beneath',
      ],
      [
        ['Paper takes time as well', 'Notes want their minutes'],
        [
          'After each person comes a note, a letter, a call, before the next name is read out.',
          'What was said has to be written down while it is fresh.',
          'What is not in the file has not happened.',
        ],
        'A pen on a form',
      ],
      [
        ['Small things help all round', 'What you can do'],
        [
          'Coming on time, one topic, sleeves that roll up, the list of medicines in hand.',
          'Two minutes saved here and there are a whole slot by noon.',
          'Be there, be brief, bring your list.',
        ],
        'A coat over an arm',
      ],
    ],
    turn: [
      'If it gets long, ask. You are owed a word about how long.',
      'A good desk tells you before you have to ask.',
    ],
    asks: ['What do you do while you wait?', 'Which appointment of the day do you choose?'],
    ends: {
      p: 'First slot, one topic, a call if you are late.',
      a: 'Early slot. Single topic.',
      t: 'A full list plus visits of uneven length makes a {queue|line}: no clock can change that.',
      f: 'Thank you for your patience. It goes to somebody who needs it.',
      h: 'Bring a book with short chapters.',
      i: 'Sometimes the ten minutes are for you.',
      l: 'Nobody will look at the clock for you, either.',
    },
    work: 'A calendar without gaps is only on time until the first surprise. Leave one empty slot in the middle of the day and see how many it saves.',
    keep: 'the next time you look at the corridor clock',
    send: 'someone who always books at eleven',
    own: [
      {
        about:
          'first appointment|early (?:slot|appointment)|minutes|longer (?:slot|appointment)|waiting times?|punctual',
        kinds: ['hours', 'process', 'value', 'policy', 'service'],
        lead: 'As for time.',
      },
    ],
    pic: { ask: 'A wall clock in your corridor or reception', alt: 'A wall clock in a corridor' },
    claims: [
      [
        'Delays accumulate in tightly scheduled clinics; first slots most punctual',
        'operations research, common experience',
      ],
    ],
  },
  {
    id: 'medicines-on-the-road',
    format: 'season',
    again: 11,
    emoji: '🧳',
    when: { season: ['summer'] },
    tags: ['TravelTips', 'MedicineOnHoliday', 'SummerTravel'],
    caution: [
      'Rules on medicines differ between countries; check before you travel, and ask a pharmacist about storage and time zones.',
      'What may be brought in differs by country. Look it up before you leave, and ask a pharmacist about storage and time zones.',
    ],
    title: ['Travelling with medicines: what to pack and where', 'Packing medicines for a trip: five rules'],
    cover: 'Medicines {on holiday|on vacation}',
    gist: [
      'Pack what you need in hand luggage, in its box, with a copy of the prescription and a few days to spare. A parked car in the sun is an oven.',
      'Suitcases get lost and glove boxes get hot. Two good reasons to carry medicines with you.',
    ],
    subject: ['Not in the glove box', 'Before you close the suitcase'],
    hooks: {
      '*': [
        'Your suitcase is in Lisbon. You are in Leeds. Where are your tablets?',
        'A car in the sun gets hot enough to melt a chocolate bar. It does the same to capsules.',
        'The case is in Lisbon and you are not.',
      ],
      p: 'A few minutes of packing spare a search for a pharmacy in a foreign language.',
      a: 'Medicines go in the hand luggage. All of them.',
      t: 'Many medicines should stay below twenty-five degrees Celsius. A car parked in the sun soon passes that.',
      f: 'Bags out, list in hand? Then one line about medicines.',
      h: "Pointing at your stomach in a Greek {chemist's|pharmacy} is an adventure, too.",
      i: 'Freedom on the road begins with a small, well-packed bag.',
      l: 'Travel lightly, and with a little foresight.',
    },
    lines: {
      '*': [
        '{On holiday|On vacation}, carry medicines in your hand luggage, in the original box, with a few days to spare. Suitcases get lost.',
        'A parked car in the sun is no place for tablets, insulin or inhalers. Take them with you, in the shade.',
        'Photograph prescription and packets before a trip. The name of the substance helps a pharmacist abroad more than the brand does.',
        "Some ordinary medicines are restricted abroad. Look at the embassy's page before you pack, not at the border.",
      ],
      h: ['The spare charger is in three bags, the tablets are at home on the windowsill.'],
    },
    scene: [
      'The {boot|trunk} is shut, the key is in the door, and somebody says: who has got the little blue bag?',
      'By the carousel the last suitcase goes round for the fourth time, and it is not yours.',
    ],
    why: [
      [
        'In the hold it can be freezing, in the {boot|trunk} hot, and neither is what the leaflet has in mind.',
        'Storage advice applies on the road as well, and holidays are all extremes.',
      ],
      [
        'Abroad a medicine often has another brand name; the name of the substance mostly stays the same.',
        'Whoever knows the international name is understood at most counters.',
      ],
    ],
    parts: [
      [
        ['Count and add a few days', 'Take more than you need'],
        [
          'A missed ferry should not decide your dose.',
          'Order the repeat in good time; the week before the holidays is when everybody does.',
          'Boats are late.',
        ],
        'Tablets counted on a table',
      ],
      [
        ['Leave them in the box', 'Leave the label on'],
        [
          'Customs officers like labels, and so do doctors.',
          'The leaflet folds flat and is worth its weight.',
          'A bag of white tablets is hard to explain.',
        ],
        'Boxes in a clear bag',
      ],
      [
        ['Carry them with you', 'Carry it on you'],
        [
          'Hand luggage, handbag, {rucksack|backpack}: where you are, they are.',
          'Needles and larger bottles of liquid may need a letter; ask the airline.',
          'Cases travel without their owners.',
        ],
        'A small bag beside a ticket',
      ],
      [
        ['Keep them cool', 'Keep it out of the sun'],
        [
          'An insulated pouch, out of the sun, and never directly against an ice pack.',
          'At the hotel in the wardrobe, not on the windowsill with the view.',
          'What would melt chocolate is no place for it.',
        ],
        'An insulated pouch in the shade',
      ],
      [
        ['Think of the clocks', 'By which clock?'],
        [
          'Over several time zones ask beforehand how to shift the doses.',
          'With some tablets it matters to the hour, with others not at all.',
          'Ask before you fly.',
        ],
        'Two clocks side by side',
      ],
    ],
    turn: ['And then: have a lovely time.', 'With that in the hand luggage, you may go.'],
    asks: ['What do you always forget to pack?', 'Which word did you once have to act out in a pharmacy?'],
    ends: {
      p: 'Have the list looked over a week before you leave.',
      a: 'Hand luggage, box, spare days.',
      t: 'Temperature, documents, quantity, time zone: four columns.',
      f: 'Send a postcard, preferably without a pharmacy on it.',
      h: 'Packed at home, the performance can be cancelled.',
      i: 'Well packed, you can leave the worries behind.',
      l: 'Linen, a book, and a small cool pouch.',
    },
    work: 'People on business trips are the worst packers of all. A line in the travel form, about medicines in hand luggage, costs nothing.',
    keep: 'the evening before you leave',
    send: 'your fellow travellers',
    own: [
      {
        about: 'travel (?:clinic|vaccin|advice|health|med)',
        kinds: ['service', 'price', 'offer', 'process'],
        lead: 'Before you go.',
      },
    ],
    pic: {
      ask: 'A small bag with boxes beside sunglasses and a ticket',
      alt: 'A small travel bag beside sunglasses',
    },
    unless: NO_PATIENTS,
    claims: [
      [
        'Carry medicines in hand luggage, original packaging, copy of prescription; check restrictions; avoid heat',
        'NHS travel advice, MHRA, embassy pages',
      ],
    ],
  },
  {
    id: 'how-common-is-common',
    format: 'howto',
    again: 9,
    emoji: '📃',
    tags: ['PackageLeaflet', 'SideEffects', 'HealthLiteracy'],
    caution: [
      'Do not stop a prescribed medicine because of the leaflet: ask first. A serious reaction needs help at once.',
      'Do not leave off a prescribed medicine because of what you have read. Ask. With a serious reaction get help at once.',
    ],
    title: [
      'How to read a medicine leaflet without a fright',
      'Understanding side effects: what "common" means on a leaflet',
    ],
    cover: 'How common is common?',
    gist: [
      'Leaflet words have fixed meanings in Europe: "common" is up to one person in ten, "rare" fewer than one in a thousand. Start with how to take it and what to avoid.',
      'The long list of side effects makes sense once you know the scale behind its words, and where on the sheet to begin.',
    ],
    subject: ['How common is common?', 'The sheet that frightens people'],
    hooks: {
      '*': [
        'You unfold it, it gets bigger and bigger, and in the middle is the word dizziness.',
        '"Common" on a leaflet means something else than it does on the bus.',
        'Opened out, it covers half of the table.',
      ],
      p: 'The leaflet in the box is more useful if you do not begin with the side effects.',
      a: 'Read the part on how to take it first.',
      t: 'In Europe, very common is more than one in ten. Common: up to one in ten. Uncommon: up to one in a hundred. Rare: up to one in a thousand.',
      f: 'Put it back in the box in a fright? Get it out once more.',
      h: 'Unfolding takes a second. Nobody has ever folded one back.',
      i: 'Those who can read a leaflet are less afraid of it.',
      l: 'Small print, read slowly, with good light.',
    },
    lines: {
      '*': [
        'On a leaflet in Europe, "common" means up to one person in ten, so about nine in ten or more do not get it.',
        'Read a medicine leaflet in this order: how to take it, when not to, what it does not go with. Side effects come after that.',
        'A leaflet also names what happens very rarely. It aims to be complete, and that is why it is long.',
        'Something on the leaflet worries you? {Ring|Call} the pharmacy and read them the sentence. It takes three minutes.',
      ],
      h: ['A leaflet, once opened, can be used as a tablecloth.'],
    },
    scene: [
      'It is late, the first tablet lies on the saucer, and you have just reached the word hallucinations.',
      'Spread out on the quilt it is the size of a city map, and you are lost somewhere around section four.',
    ],
    why: [
      [
        'Frequencies are given as words that have a fixed meaning in Europe, and in ordinary speech they mean something else.',
        'What sounds like "often" can mean one in fifteen.',
      ],
      [
        'The sections always come in the same order, so you can go straight to the one you need.',
        'Six headings, the same on each sheet: it is a map, if you know the key.',
      ],
    ],
    parts: [
      [
        ['Start with how to take it', 'First: how'],
        [
          'Before food, after food, with water, how many hours apart.',
          'It is here that most mistakes are made, and hardly anybody reads it first.',
          'With food or without, and how far apart.',
        ],
        'A finger on a paragraph',
      ],
      [
        ['Check what you should tell someone', 'Second: what they should know'],
        [
          'Other medicines, illnesses, pregnancy, driving.',
          'If one of the points is you, {ring|call} before the first tablet.',
          'If one of these is you, say so.',
        ],
        'A pencil mark at a line',
      ],
      [
        ['Look up what it does not go with', 'Third: what it does not like'],
        [
          'Alcohol, grapefruit, milk, sunlight: sometimes it is as ordinary as that.',
          'A glass of juice can matter, and it says so here.',
          'It may be your breakfast.',
        ],
        'A glass of juice beside a leaflet',
      ],
      [
        ['Read side effects with the scale', 'Then the long list, with figures'],
        [
          'Turn each word into a number of people in a room.',
          'Out of a hundred guests at a wedding, "uncommon" is at most one.',
          'Rare means that a full theatre would have hardly one.',
        ],
        'Rows of chairs',
      ],
      [
        ['Mark what means help at once', 'And the bold part'],
        [
          'Swelling, trouble breathing, a rash that spreads: it says so, mostly in bold.',
          'One line with a pencil, and the sheet can go back, as far as that is possible.',
          'That is the part to remember.',
        ],
        'A bold line underlined',
      ],
    ],
    turn: [
      'Keep it. You will want it again when somebody asks.',
      'Then into the carton with it, any old how.',
    ],
    asks: ['Do you read them, or do you look away?', 'Which word gave you a fright?'],
    ends: {
      p: 'Two minutes with the first sections, the rest when needed.',
      a: 'Use first. Risks second. Questions third.',
      t: 'Frequency bands are fixed by the regulators; severity is a separate matter.',
      f: 'Ask as often as you like.',
      h: 'Folding champions are kindly asked to come forward.',
      i: 'Knowledge is calmer than guessing.',
      l: 'Good light and a cup of tea.',
    },
    work: 'Everything you list for legal reasons frightens somebody. Put in front of it, in two lines, what they have to do, and half of the calls will not come.',
    keep: 'the next new packet',
    send: 'the one who reads the side effects aloud',
    own: [
      {
        about: 'pharmacist|advice on medicines',
        kinds: ['service', 'people', 'offer'],
        lead: 'Bring the sheet and the sentence.',
      },
    ],
    pic: {
      ask: 'An unfolded leaflet with a pencil, text not readable',
      alt: 'An unfolded leaflet and a pencil',
    },
    unless: NO_PATIENTS,
    claims: [
      [
        'Frequency bands: very common >1/10, common up to 1/10, uncommon up to 1/100, rare up to 1/1000',
        'MHRA, EMA',
      ],
      ['Sections of the package leaflet are standardised', 'Directive 2001/83/EC'],
    ],
  },
  {
    id: 'how-to-visit',
    format: 'tip',
    again: 8,
    emoji: '💐',
    tags: ['HospitalVisit', 'BeingThere', 'KindGestures'],
    title: [
      'How to visit someone who is ill: short, useful, kind',
      'Visiting the sick: what to say, what to bring, when to go',
    ],
    cover: 'How to visit someone ill',
    gist: [
      'Ask first, come for half an hour, sit down, bring something small and useful, and leave before they are tired. Talk about the world outside.',
      'A short visit with news from the street does more good than a long one with advice.',
    ],
    subject: ['Half an hour is plenty', 'What to bring instead of grapes'],
    hooks: {
      '*': [
        'Three visitors stand at the foot of the bed and talk to each other.',
        'You want to go, and you do not know what to say. That is why many never go at all.',
        'You need not know what to say. You need to sit down.',
      ],
      p: 'A good visit to somebody who is ill is short, announced and easy on the host.',
      a: 'Ask. Sit down. Leave early.',
      t: 'Fatigue is among the commonest complaints after illness. Visits cost strength, so dose them.',
      f: 'Someone you know is laid up? You need not be clever. Just come.',
      h: 'Everyone brings grapes. Somewhere there is a ward with a vineyard.',
      i: 'To be there for half an hour is no small thing.',
      l: 'A chair drawn up, a hand, the news from the garden.',
    },
    lines: {
      '*': [
        'Visiting somebody ill: ask first, sit down so that your eyes are level, and go after half an hour, before they are tired.',
        'Bring a charger with a long cable to a hospital. It is loved more than flowers, and flowers are not allowed on every ward.',
        'Do not ask "can I do anything?" Say "I am going past the shop at four, what shall I bring?"',
        "Tell them about outside: the neighbours' fence, the new bus driver. They talk about the illness all day as it is.",
      ],
      h: ["Stories about your brother-in-law's operation may be told at his bedside. Nowhere else."],
    },
    scene: [
      'You walk up and down in front of the door, flowers in hand, and rehearse a sentence that begins with "well".',
      'The visitors have gone. In the bed somebody closes their eyes, exhausted from having been cheerful.',
    ],
    why: [
      [
        'People who are ill feel obliged to entertain, even lying down.',
        'A host in pyjamas is still a host, and it tires them.',
      ],
      [
        'Staying away out of embarrassment looks from the other side like being forgotten.',
        'Nobody remembers what you said. That you came, they do.',
      ],
    ],
    parts: [
      [
        ['Ask before you come', 'Ask first, and let no be easy'],
        [
          '"Would tomorrow at three suit, for half an hour?" can be answered with a no.',
          'A message that needs no reply is fine, too.',
          'Nobody should have to be polite in a nightshirt.',
        ],
        'A message typed on a phone',
      ],
      [
        ['Sit down', 'Take a chair'],
        [
          'Standing looks like leaving. On a chair ten minutes feel like a visit.',
          'Eye level, on the side they can turn to.',
          'Whoever stands is on the way out.',
        ],
        'A chair drawn up to a bed',
      ],
      [
        ['Bring something of use', 'Something for the next few hours'],
        [
          'Lip balm, a long cable, a notepad, the local paper, proper tea.',
          'Ask about food and flowers; wards have rules, and stomachs do, too.',
          'A cable that reaches is love.',
        ],
        'A charger and a newspaper in a bag',
      ],
      [
        ['Go a little too soon', 'While they would still like you to stay'],
        [
          '"I am off, I will come on Thursday" is a good ending.',
          'Then there is something to look forward to, and strength left for supper.',
          'And say when you are coming next.',
        ],
        'A coat taken from a hook',
      ],
    ],
    turn: [
      'If you have a cold yourself, {ring|call} instead.',
      'A postcard counts as a visit, and it can be read twice.',
    ],
    asks: ['What did somebody bring you that really helped?', 'What should nobody say at a bedside?'],
    ends: {
      p: 'Half an hour, announced, with a charger.',
      a: 'Come. Sit. Go.',
      t: 'Short and regular beats long and once.',
      f: '{Ring|Call} them today. The sentence need not be good.',
      h: 'Grapes have been brought already. They always have.',
      i: 'You do not have to have the right words. You only have to turn up.',
      l: 'A quiet half hour, and the blind at the right height.',
    },
    work: 'A colleague is off sick for weeks? One message, no questions about the return, a bit of gossip from the kitchen. Then another one in {a fortnight|two weeks}.',
    keep: 'the next time somebody is laid up',
    send: 'a friend who does not dare',
    own: [
      {
        about: 'visiting (?:hours|times)|visitors?|visit(?:ing)? hours',
        kinds: ['hours', 'policy', 'service', 'process'],
        lead: 'About visiting, then.',
      },
    ],
    pic: {
      ask: 'A chair beside a made bed, a newspaper on it',
      alt: 'A chair beside a bed with a newspaper on it',
    },
    unless: ANIMALS,
    claims: [
      [
        'Ask first, keep visits short, check ward rules on flowers and food, stay away with infections',
        'NHS, visiting someone in hospital',
      ],
    ],
  },
];
