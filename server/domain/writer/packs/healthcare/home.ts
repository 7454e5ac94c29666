// Health at home: hands, packets, papers, and people who are cared for.
import type { Idea } from '../../library/idea.ts';
import { ANIMALS, NO_PATIENTS } from './kinds.ts';

export const HOME: readonly Idea[] = [
  {
    id: 'thumbs-get-forgotten',
    format: 'howto',
    again: 7,
    emoji: '🧼',
    tags: ['HandWashing', 'Hygiene', 'HealthyHabits'],
    title: [
      'How to wash your hands properly: the bits people miss',
      'Washing your hands: the same order each time',
    ],
    cover: 'Your thumbs are still dirty',
    gist: [
      'Most people wash their palms well and leave out thumbs, fingertips and the backs. About twenty seconds, in the same order each time, gets them all.',
      'Rubbing palms looks like washing. The thumb, the nails and the gaps are where it counts.',
    ],
    subject: ['Your thumbs are still dirty', 'Twenty seconds, well spent'],
    hooks: {
      '*': [
        'Watch somebody wash their hands. The thumbs stay out of it.',
        'You touch everything with your fingertips, and they are the last part to see soap.',
        'There are two fingers that nobody washes, and they open every door.',
      ],
      p: 'Hand washing is easy to do, and easy to do incompletely.',
      a: 'Wash your thumbs.',
      t: 'Studies with fluorescent lotion show the same missed places each time: thumbs, fingertips, between the fingers.',
      f: 'Quick question from the basin: when did you last wash your thumbs on purpose?',
      h: 'Most of us wash our hands the way we applaud politely.',
      i: 'Few things protect other people so cheaply.',
      l: 'Warm water, good soap, and twenty unhurried seconds.',
    },
    lines: {
      '*': [
        'The parts people miss when washing their hands: thumbs, fingertips, backs, and the gaps between the fingers.',
        'Wash each thumb by closing the other hand round it and turning, as if twisting off a cap.',
        'Drying belongs to hand washing. Damp hands pass things on more easily than dry ones.',
        'Before cooking, after coughing, after the bus: three moments when twenty seconds at the basin are well spent.',
      ],
      h: ['If the soap is done in three seconds, it was a greeting and not a wash.'],
    },
    scene: [
      '{Tap|Faucet} on, palms together, {tap|faucet} off. The towel gets the rest.',
      'In the mirror of a {motorway service station|highway rest stop} eight people wash sixteen palms. The thumbs go home as they came.',
    ],
    why: [
      [
        'Germs sit where we touch, and that is mostly with thumb and fingertips.',
        'Door handles and buttons meet the front of the fingers, not the hollow of the hand.',
      ],
      [
        'Soap needs rubbing and a little time to lift off what sticks to skin.',
        'It loosens grease and what clings to it, but only where it gets to.',
      ],
    ],
    parts: [
      [
        ['Palms and backs', 'Inside, outside'],
        [
          'Lather well, then lay one hand over the other and interlace.',
          'The backs come along only if somebody takes them.',
          'Turn one over the other, and the backs are done.',
        ],
        'Soapy hands laid over each other',
      ],
      [
        ['In between', 'Between the fingers'],
        [
          'Fingers through fingers, from both sides.',
          'Spread them and slide; rings need moving as well.',
          'Like a zip, once from each side.',
        ],
        'Interlaced soapy fingers',
      ],
      [
        ['Each thumb on its own', 'Take hold of your thumb'],
        [
          'Wrapped in the other hand and turned.',
          'It works hardest of all and gets the least water.',
          'And turn it, first one, then the other.',
        ],
        'A hand turning around a thumb',
      ],
      [
        ['Fingertips in the palm', 'Rub the tips in your palm'],
        [
          'Scratch them in circles so that soap gets under the nails.',
          'Like a cat with a cushion, five times on either side.',
          'They do all the touching. Give them five circles.',
        ],
        'Fingertips rubbing in a palm',
      ],
      [
        ['Rinse and dry', 'Off with it, and dry'],
        [
          'Under running water, then with something clean.',
          'In public places use the paper towel for the handle, too.',
          'Damp hands pick things up again.',
        ],
        'Hands drying on a towel',
      ],
    ],
    turn: [
      'Children like the thumb part. Let them teach the adults.',
      'After a week the order runs by itself.',
    ],
    asks: ['Which bit do you leave out?', 'What do you hum for twenty seconds?'],
    ends: {
      p: 'Same order, each time, and nothing gets left out.',
      a: 'Thumbs, tips, gaps. Then dry.',
      t: 'Friction and coverage matter more than temperature.',
      f: 'Show it to a five-year-old and be corrected for life.',
      h: 'Your thumbs have been looking forward to this.',
      i: 'Twenty seconds for everybody you will shake hands with.',
      l: 'Fresh linen afterwards, if you like.',
    },
    work: 'A sign that says "wash your hands" is read by nobody. A picture of a thumb with the word "this one" gets a smile and a result.',
    keep: 'the wall above the basin',
    send: 'the family cook',
    own: [
      {
        about: 'hygiene|infection|clean',
        kinds: ['value', 'policy', 'process', 'proof'],
        lead: 'Hands are only the beginning.',
      },
    ],
    pic: { ask: 'Soapy hands with one thumb being washed', alt: 'Hands washing a thumb under running water' },
    claims: [
      [
        'Commonly missed areas: thumbs, fingertips, between fingers; about twenty seconds',
        'WHO, NHS hand washing advice',
      ],
      ['Wet hands transfer microbes more readily', 'hand hygiene research'],
    ],
  },
  {
    id: 'acute-is-not-severe',
    format: 'glossary',
    again: 12,
    emoji: '📖',
    tags: ['MedicalTerms', 'HealthLiteracy', 'PlainEnglish'],
    title: ['Acute, chronic, benign: medical words explained', 'What acute, chronic and benign really mean'],
    cover: 'Acute does not mean bad',
    gist: [
      'Acute means sudden, chronic means lasting, benign means not cancerous, negative is often good news. Five words that people hear the wrong way round.',
      'Some medical words mean nearly the opposite of what they sound like. Here are five that cause more worry than they need to.',
    ],
    subject: ['Acute does not mean bad', 'Five words that get misheard'],
    hooks: {
      '*': [
        '"The result is negative." Somebody starts to cry, and it is good news.',
        'Chronic sounds worse than acute to most people. Neither says how bad it is.',
        'Some of the words that frighten are harmless, and the other way about.',
      ],
      p: 'A few words from letters and reports regularly cause alarm that nobody intended.',
      a: 'Acute means sudden. It does not mean severe.',
      t: 'Acute and chronic describe duration; mild and severe describe intensity. They are different scales.',
      f: 'Got a letter with words in it that you had to look up? You were right to.',
      h: '"Unremarkable" is the finest compliment your lungs will ever receive.',
      i: 'A word that you understand has less power over your evening.',
      l: 'Precise words, put plainly, are a form of respect.',
    },
    lines: {
      '*': [
        'Acute: it came on suddenly.\nChronic: it lasts.\nNeither of the two words says how bad it is.',
        'A negative test result means that what they looked for was not found. In medicine, negative is often the good one.',
        '"Unremarkable" in a report means that it looks as it should. It is worth a small celebration.',
        '"Idiopathic" is a long way of saying that the cause is not known.',
      ],
      h: ['"Unremarkable" on a school report: sad. On a scan: cake.'],
    },
    scene: [
      'The letter is two pages long. You stop at one word on the first and do not get any further.',
      'At the kitchen table three people bend over a report, and each of them knows somebody who had that.',
    ],
    why: [
      [
        'The terms come from Latin and Greek and kept their old meaning while everyday speech gave them another.',
        'In the newspaper acute means urgent. In a report it only means recent.',
      ],
      [
        'Letters are written by professionals for professionals, and you get a copy.',
        'The tone is dry because colleagues read it quickly, and not because it is bad.',
      ],
    ],
    parts: [
      [
        'Acute',
        [
          'It began recently and quickly, as a cold does.',
          'A matter of when it started, and nothing else.',
          'It says since when. Not how bad.',
        ],
        'A calendar with yesterday marked',
      ],
      [
        'Chronic',
        [
          'It goes on for a long time or returns, mildly or strongly.',
          'It keeps coming back, as hay fever does, and need not be dramatic.',
          'It says how long. It may be mild all that time.',
        ],
        'A calendar with many marks',
      ],
      [
        'Benign',
        [
          'A growth that is not cancer and does not spread.',
          'From the Latin for kind, which is rather nice of it.',
          'It grows, and does no more than that.',
        ],
        'A dictionary open at the letter B',
      ],
      [
        'Negative',
        [
          'What was looked for has not been found.',
          'The minus sign here is usually a relief.',
          'They looked, and it was not there.',
        ],
        'A letter with one line underlined',
      ],
      [
        'Unremarkable',
        [
          'Nothing stands out; it is as it should be.',
          'Dull in a novel, splendid in a report.',
          'Boring, in the very best sense.',
        ],
        'A plain report on a table',
      ],
    ],
    turn: [
      'Any word can be asked about. Ring, and have the sentence read to you in plain English.',
      'Underline what is unclear and bring the letter along.',
    ],
    asks: ['Which word gave you a fright for nothing?', 'Which one should be explained next?'],
    ends: {
      p: 'Ask before you search. It saves a night.',
      a: 'Look up the word, then breathe out.',
      t: 'Duration, intensity, finding: three scales, easily mixed up.',
      f: 'Send us the word that puzzled you, without the letter.',
      h: 'May all of you be unremarkable.',
      i: 'Words lose their teeth once you know them.',
      l: 'Clear language, quietly spoken.',
    },
    work: 'If you send letters to people who are worried, read them once with the eyes of somebody at a kitchen table. Replace the one word that would stop you.',
    keep: 'the next letter with Latin in it',
    send: 'someone who looks everything up at midnight',
    own: [
      {
        about: 'plain|explain|language|listen',
        kinds: ['value', 'service', 'process', 'story'],
        lead: 'Plain words matter.',
      },
    ],
    pic: {
      ask: 'A dictionary or a letter with one word underlined, unreadable',
      alt: 'A letter with one underlined word',
    },
    unless: NO_PATIENTS,
    claims: [
      [
        'Definitions of acute, chronic, benign, negative, unremarkable, idiopathic',
        'medical dictionary, definition',
      ],
      ['benign: Latin benignus, kind', 'dictionary'],
    ],
  },
  {
    id: 'what-about-me-sheet',
    format: 'checklist',
    again: 9,
    emoji: '📄',
    tags: ['CareTips', 'FamilyCarers', 'AboutMe'],
    tick: true,
    title: [
      'The one-page sheet that helps everyone who cares for you',
      'One page about a person: what carers need to know',
    ],
    cover: 'One page about a person',
    gist: [
      'A page with the small things: what somebody likes to be called, how they take their tea, what calms them. It helps anyone who looks after them for a day.',
      'Files hold diagnoses. Who writes down that she takes the left sleeve first and hates lukewarm tea? A page on the wall does.',
    ],
    subject: ['How does she take her tea?', 'The page that no file has'],
    hooks: {
      '*': [
        'The file says a great deal about the heart. It does not say whether she wants the curtains open.',
        'For thirty years he has been called Jack. On the form it says Jonathan, so that is what strangers say.',
        'Somebody will be looking after her who has never met her.',
      ],
      p: 'Good care often depends on details that appear in no record.',
      a: 'Write the page before you need it.',
      t: 'Hand-overs carry medical facts well and personal ones poorly. A fixed sheet closes the gap.',
      f: 'Do you look after somebody? One evening and one sheet of paper are enough.',
      h: 'Milk first or tea first: wars have begun for less, and so have bad mornings on wards.',
      i: 'To be known in small things is a comfort at any age.',
      l: 'Dignity often lies in who knows how you take your tea.',
    },
    lines: {
      '*': [
        'Write a one-page sheet for anyone who may have to care for your mother: what she is called, how she takes her tea, what calms her.',
        '"What matters to me" on one page: name, people, routines, fears, comforts. Put a copy on the fridge and one in the overnight bag.',
        'Add hearing aid, glasses and teeth to the care sheet: which ear, which pair, which glass. They get lost first.',
        'Ask the person while you can. "What should a stranger know about you?" is a lovely question for a Sunday.',
      ],
      h: [
        'Medical history: two folders. Preferred {biscuit|cookie}: unknown. Something is the wrong way round.',
      ],
    },
    scene: [
      'A friendly voice bends down and says the wrong name, and an old man turns to the wall.',
      'Somebody new comes on Saturday, and you stand in the hall wondering how to put forty years on one sheet.',
    ],
    why: [
      [
        'In an emergency or a {holiday|vacation} week somebody takes over who has never met the person.',
        'Carers change, shifts change, wards change; habits stay.',
      ],
      [
        'Familiar things calm people, above all those who cannot explain themselves well.',
        'When words go, the way a cup is held out says more.',
      ],
    ],
    parts: [
      [
        ['Name', 'What to say to them'],
        [
          'The one they answer to, and the one they cannot stand.',
          'Mrs, first name or nickname: it decides the first minute.',
          'A wrong name makes a stranger of you for the day.',
        ],
        'A name written on a card',
      ],
      [
        ['People', 'Who belongs to them'],
        [
          'Who may ring, who should be {rung|called}, and who is meant by "Bertie".',
          'With numbers, and with a word on how each of them belongs.',
          'Bertie may be a son or a dog. Write it down.',
        ],
        'A photograph pinned to a page',
      ],
      [
        ['The day', 'How a day goes'],
        [
          'When they wake, wash, eat and sleep, and in which order.',
          'An early bird on a late ward needs someone who knows.',
          'At six, with the radio, and tea before anything else.',
        ],
        'A clock on a kitchen wall',
      ],
      [
        ['Food and drink', 'What goes on the tray'],
        [
          'Loves, loathes, cannot swallow. Temperature included.',
          'Two sugars, in the blue mug, not too full.',
          'Too hot, too sweet, too much: small things decide if it is eaten.',
        ],
        'A blue mug of tea',
      ],
      [
        ['What calms, what upsets', 'What helps, what hurts'],
        [
          'Radio on or off, the light in the hall, a hand or some distance.',
          'Two lines here can save a whole night.',
          'A lamp left on can be worth more than a tablet.',
        ],
        'A small lamp in a hall',
      ],
      [
        ['Glasses, ears, teeth', 'What they see, hear and chew with'],
        [
          'Which ones, where they lie, how they go in.',
          'Label the case, as they travel without their owner.',
          'With a name on each.',
        ],
        'Glasses in a labelled case',
      ],
    ],
    turn: ['It is never complete, and it need not be.', 'One side of paper. More than that nobody reads.'],
    asks: ['What should a stranger know about you?', 'What would be the first line of your page?'],
    ends: {
      p: 'Date it, and read it through twice a year.',
      a: 'One page. Fridge and bag.',
      t: 'Many hospitals know such sheets by names like "This is me"; a home-made one does as well.',
      f: 'Write your own while you are at it.',
      h: 'Put down the {biscuit|cookie} as well. It is rarely wrong.',
      i: 'Being known is half of being cared for.',
      l: 'A familiar cup, held out at the right moment.',
    },
    work: 'Who covers for whom during the holidays? One page on how a customer likes things, beside the file with the contracts, spares everybody a stiff first phone call.',
    keep: 'a quiet Sunday with your parents',
    send: 'your brothers and sisters',
    own: [
      {
        about: 'carers?\\b|care plan|home care|respite|dementia',
        kinds: ['service', 'process', 'people', 'event'],
        lead: 'Caring is easier with help.',
      },
    ],
    pic: {
      ask: 'A sheet of paper with a few handwritten lines on a fridge',
      alt: 'A handwritten page on a fridge door',
    },
    unless: NO_PATIENTS,
    claims: [
      [
        'One-page profiles such as This is me support person-centred care',
        "Alzheimer's Society, person-centred care guidance",
      ],
    ],
  },
  {
    id: 'lock-screen-information',
    format: 'howto',
    again: 9,
    emoji: '📱',
    tags: ['EmergencyInfo', 'PhoneTips', 'BePrepared'],
    title: [
      "How to put emergency information on your phone's lock screen",
      'Allergies on your lock screen: set it up in ten minutes',
    ],
    cover: 'What your phone could tell',
    gist: [
      'Phones can show allergies, medicines and an emergency contact without being unlocked. Ten minutes to set up, and helpful if you ever cannot speak.',
      'A locked phone keeps silent about your allergies, unless you have filled in the emergency page. It takes less time than choosing a wallpaper.',
    ],
    subject: ['What your locked phone could say', 'Ten minutes for an emergency page'],
    hooks: {
      '*': [
        'Your phone knows your steps, your friends and your photos. Does it know your allergies?',
        'If somebody found you dizzy on a bench, could they {ring|call} your sister?',
        'It knows where you are. It could also say who you are.',
      ],
      p: 'Most phones have an emergency page that can be read without a code, and most of them are empty.',
      a: 'Fill in the emergency page today.',
      t: "The medical ID is stored on the device and shown from the lock screen's emergency button, without the passcode.",
      f: 'Got ten minutes and your phone? You have both, it seems.',
      h: 'The lock screen has a cat on it. The cat has no medical knowledge.',
      i: 'A quiet ten minutes for the day when somebody has to help you.',
      l: 'Foresight, kept in a pocket.',
    },
    lines: {
      '*': [
        'Look for "Emergency" or "Medical ID" in your phone\'s settings. Fill in allergies, medicines and a person to ring. Helpers can read it without your code.',
        'Choose an emergency contact who picks up unknown numbers. The dearest person is not always the one who answers.',
        'Leave out on the emergency page what a stranger need not know. It can be seen by anyone who holds your phone.',
        'Set up the emergency page for your parents, too. They have the phone, and you have the patience.',
      ],
      h: [
        'The battery is at two per cent, as in every emergency. A card in the wallet does not need charging.',
      ],
    },
    scene: [
      'A bench, a handbag, a phone that asks for a code. The people standing round do not know whom to call.',
      'At the school gate a mother is stung by a wasp and cannot speak. Her phone lies in the grass, locked.',
    ],
    why: [
      [
        'In an emergency, helpers look for a name, an allergy and a telephone number.',
        'Whoever arrives first knows nothing about you, and three lines change that.',
      ],
      [
        'A code protects your photos and shuts out those who want to help.',
        'The emergency page is the one window in a locked door.',
      ],
    ],
    parts: [
      [
        ['Find the page', 'Search for "emergency"'],
        [
          'In the health or safety settings; the names differ from maker to maker.',
          'Search the settings for the word emergency.',
          'It hides under a different word on each phone.',
        ],
        'A phone settings screen',
      ],
      [
        ['Enter allergies and medicines', 'What a stranger would have to know'],
        [
          'By the name of the substance and not the colour of the box.',
          'Severe ones first; a slight dislike of kiwi may wait.',
          'What you cannot take, and what you must.',
        ],
        'A thumb typing on a phone',
      ],
      [
        ['Choose one or two people', 'Somebody who answers'],
        [
          'And tell them. Someone who picks up and knows you.',
          'Write who they are to you: sister, neighbour with a key.',
          'And who knows that they are it.',
        ],
        'Two contacts on a screen',
      ],
      [
        ['Allow it on the lock screen', 'The switch for everybody'],
        [
          'It is a separate switch, and easily missed.',
          'Without that tick only you can read it, who know it anyway.',
          'Otherwise it is a secret.',
        ],
        'A switch being turned on',
      ],
      [
        ['Test it', 'Try it while it is locked'],
        [
          'Lock the phone, tap on emergency, and see what shows.',
          'Let somebody else try: if they find it, it works.',
          'Hand it to a friend and say nothing.',
        ],
        'A locked phone in another hand',
      ],
    ],
    turn: [
      'Once a year, look whether it is still true.',
      'A new medicine, a new number: the page grows old like any other.',
    ],
    asks: ['Is yours filled in?', 'Who would be your emergency contact, and do they know?'],
    ends: {
      p: 'Ten minutes, best spent on a quiet evening.',
      a: 'Allergies, medicines, contact. Done.',
      t: 'Check after each change of phone; the page does not always move along.',
      f: 'Do it together at the next family lunch.',
      h: 'The cat stays. It has been given something to say.',
      i: 'Somebody may be glad of those three lines.',
      l: 'Prepared, and then forgotten.',
    },
    work: 'Staff lists with emergency contacts are often as old as the coffee machine. Ask once a year, in one line, whether name and number still hold.',
    keep: 'a quiet evening with your phone',
    send: 'your parents, with an offer to help',
    pic: { ask: 'A phone lying face up on a table, screen dark', alt: 'A phone on a table beside a pen' },
    unless: ANIMALS,
    claims: [
      [
        'Medical ID/emergency information can be shown from the lock screen on common phones',
        'phone makers help pages; ambulance service advice',
      ],
    ],
  },
  {
    id: 'dots-on-the-packet',
    format: 'story',
    again: 12,
    emoji: '⠿',
    tags: ['Braille', 'MedicinePackaging', 'DidYouKnow'],
    title: ['What are the dots on medicine boxes?', 'Braille on medicine boxes: where it comes from'],
    cover: 'The dots on the box',
    gist: [
      'The raised dots on many medicine boxes are Braille: the name, to be read by fingertip. The idea goes back to a French boy who wanted to read at night.',
      'Run a finger over a medicine packet and you may feel a word. A fifteen-year-old in Paris invented the letters, two centuries ago.',
    ],
    subject: ['The dots on the box', 'A word for your fingertip'],
    hooks: {
      '*': [
        'Run your thumb over the nearest medicine box. In many countries something is written there that you have never read.',
        'The smallest text on the packet is the one you can feel.',
        'Six dots, and you can read in the dark.',
      ],
      p: 'Many medicine boxes carry a second inscription that most of us have never noticed.',
      a: 'Those dots are letters.',
      t: 'Braille sets each letter in a cell of six possible dots. On medicine cartons it gives at least the name.',
      f: 'Fetch a packet from the drawer and close your eyes for a moment.',
      h: 'You have had a whole script in a drawer for years, and you thought it was a printing fault.',
      i: 'A boy who could not see gave others a way to read in the dark.',
      l: 'Letters for the fingertip: there is hardly a quieter script.',
    },
    lines: {
      '*': [
        'The raised dots on many medicine boxes are Braille. They spell the name, so that it can be read by touch.',
        'Louis Braille was fifteen when he worked out a script of six dots. Two centuries on, it stands on medicine boxes.',
        'Night writing: a code of raised dots for reading without light. A captain thought of it, and a blind boy made it usable.',
        'Do not stick a label over the dots on a medicine box. For somebody they are the label.',
      ],
      h: [
        'If you can read the dots on the box in the dark, you are ahead of everybody with reading glasses on their forehead.',
      ],
    },
    scene: [
      'A power cut, a drawer, two packets of the same size. Under the thumb there is a row of little bumps.',
      'Imagine a dormitory in Paris, two hundred years ago. The lamps are out, and somebody is still reading.',
    ],
    why: [
      [
        'In the dark two cartons feel alike, and mistaking one for another can be serious.',
        'For somebody who cannot see the print, ten boxes are ten riddles.',
      ],
      [
        'Dots need no light, no glasses and no battery.',
        'What can be felt works at midnight and in a handbag.',
      ],
    ],
    parts: [
      [
        'It begins with an awl',
        [
          "Louis Braille was a small child when he hurt his eye with a tool in his father's workshop. In the end he lost his sight altogether.",
          "A saddler's workshop near Paris, a boy of three, a slip of the tool. Some time later he was blind.",
          'He was three and wanted to help his father. The awl slipped.',
        ],
        'An old awl on leather',
      ],
      [
        'Then there is a captain',
        [
          'At school he met a code of raised dots that a French officer had devised for reading without light.',
          'He came across a system called night writing, and it was too complicated for a fingertip: too many dots at a time.',
          'A soldier had invented a script for trenches, without light, all dots. The school was given it, and it was clumsy.',
        ],
        'A page with raised dots by candlelight',
      ],
      [
        'The boy makes it smaller',
        [
          'By the age of fifteen he had cut it down to six dots, as many as a fingertip feels at once.',
          'He worked at it in the evenings until a letter was small enough to be touched in one go.',
          'The boy made it smaller, evening after evening, until one touch was one letter. He was fifteen.',
        ],
        'A fingertip on raised dots',
      ],
      [
        'Today it is on the box',
        [
          'In Britain and the European Union, medicine cartons have to carry the name in Braille.',
          'His script has travelled from a dormitory in Paris to the drawer beside your bed.',
          'Today your thumb passes over it each evening, by your bed, and has never noticed.',
        ],
        'A thumb over a medicine box',
      ],
    ],
    turn: [
      'Feel for it tonight. It has been there all along.',
      'It says no more than a name, and that is what matters.',
    ],
    asks: ['Had you ever noticed the dots?', 'What else do you own that can be read with your fingers?'],
    ends: {
      p: 'If you know somebody who reads by touch, ask what is missing elsewhere.',
      a: 'Dots are text. Leave them free.',
      t: 'Six positions, sixty-three signs, no battery.',
      f: 'Show it to a child. They will find dots everywhere by supper.',
      h: '{Lift|Elevator} buttons have been saying things for years, too.',
      i: 'It took one stubborn boy and six dots.',
      l: 'A whisper under the thumb.',
    },
    work: 'He did not invent the idea. He made it small enough to use. Much of what lies around in a company only needs somebody who cuts it down to a fingertip.',
    keep: 'the next time the light goes out',
    send: 'somebody who likes small discoveries',
    own: [
      {
        about: 'large print|braille|accessib|step-free|hearing loop|interpreter|sign language',
        kinds: ['service', 'place', 'policy'],
        lead: 'Getting in and getting through matters.',
      },
    ],
    pic: {
      ask: 'A fingertip on the raised dots of a carton',
      alt: 'A fingertip touching raised dots on a carton',
    },
    unless: NO_PATIENTS,
    claims: [
      ['Braille name required on medicine cartons in UK and EU', 'MHRA, Directive 2001/83/EC article 56a'],
      [
        'Louis Braille lost his sight after an accident with an awl aged three; devised six-dot code by fifteen from Barbier night writing',
        'RNIB, encyclopedia',
      ],
    ],
  },
  {
    id: 'talking-to-bad-ears',
    format: 'tip',
    again: 8,
    emoji: '👂',
    tags: ['HearingLoss', 'Communication', 'KindHabits'],
    title: [
      'How to talk to someone who is hard of hearing',
      'Hard of hearing at the table: four things that help',
    ],
    cover: 'Do not shout. Turn round.',
    gist: [
      'Face the person, keep your hands from your mouth, and say it in other words when it does not get through. Louder is rarely clearer.',
      'Shouting distorts, and a hand over the mouth hides half of it. Light on your face and a fresh sentence work better.',
    ],
    subject: ['Do not shout. Turn round.', 'Say it differently, not louder'],
    hooks: {
      '*': [
        'You said it three times, each time louder, and each time to the kettle.',
        '"Never mind, it was not important" is the loneliest sentence at a family table.',
        'It was not important, we say. It was, to be told.',
      ],
      p: 'Being understood by somebody who hears badly is mostly a question of where you look.',
      a: 'Face them. Then speak.',
      t: 'Shouting raises vowels and drowns consonants, and it is consonants that carry the meaning.',
      f: 'Grandad nods again, and you suspect that he did not get a word?',
      h: 'The kettle heard every word. The person you meant did not.',
      i: 'Being included in a conversation is worth turning round for.',
      l: 'A face in good light, a sentence without haste.',
    },
    lines: {
      '*': [
        'Talking to somebody who is hard of hearing: face them, light on your face, hands away from your mouth. Volume comes last.',
        'If a sentence is not understood, say it in other words. The same words louder are still the same words.',
        'Never say "it does not matter" to somebody who did not hear. Say it again, shorter.',
        'Begin with the topic: "About Sunday:" and then the rest. Knowing the subject, people guess the missing words far better.',
      ],
      h: ['Shouting from the kitchen has a success rate close to zero and remains very popular.'],
    },
    scene: [
      'A full table, three conversations, and at the head of it somebody who smiles when the others smile.',
      'You speak with your back turned, cutting bread, and wonder why there is no answer.',
    ],
    why: [
      [
        'Many people with hearing loss read lips and faces without knowing it.',
        'Eyes take over part of the work of ears, provided there is something to see.',
      ],
      [
        'Shouting changes the shape of the mouth and makes sounds harsher, not clearer.',
        'Turned up too far, a voice is like a radio: loud and hard to follow.',
      ],
    ],
    parts: [
      [
        ['Get their attention first', 'First a touch or a name'],
        [
          'A name, a light touch, a step into view. Then begin.',
          'Whoever is spoken to from behind misses the first half.',
          'Words that come from behind have already gone.',
        ],
        'A hand lightly on a shoulder',
      ],
      [
        ['Turn towards the light', 'Let them see your mouth'],
        [
          'So that it falls on your face and not into their eyes.',
          'With a window behind you, you are only an outline.',
          'Half of hearing is looking.',
        ],
        'A face turned to a window',
      ],
      [
        ['Use other words', 'Not louder, but otherwise'],
        [
          '"Tuesday" instead of "the day after tomorrow", and shorter sentences.',
          'Some sounds get lost every time; another word goes round them.',
          'Another word may get through where this one cannot.',
        ],
        'A note with one word on it',
      ],
      [
        ['One speaks at a time', 'Not all at once'],
        [
          'Radio off, and the person at the far end waits for a moment.',
          'Background noise is the worst enemy of a hearing aid.',
          'Three voices and a radio are a wall.',
        ],
        'A radio being turned off',
      ],
    ],
    turn: [
      'And ask now and then whether it is all right like this.',
      'No two people with hearing loss hear alike, so let them tell you.',
    ],
    asks: ['What helps in your family?', 'Who at your table nods too often?'],
    ends: {
      p: 'Small changes, and the evening has one more guest in it.',
      a: 'Face, light, fewer words.',
      t: 'Signal over noise, plus lip shapes: that is the whole physics of it.',
      f: 'Sit at the good ear and tell the longest story.',
      h: 'Walk the four steps. The shouting can stay in the kitchen.',
      i: 'Nobody should have to smile along.',
      l: 'Candlelight is pretty, but lips like a lamp.',
    },
    work: 'In meetings it helps everyone: one voice at a time, faces to the room, and the decision written where all can see it. Half your colleagues will not admit that they missed it.',
    keep: 'the next family lunch',
    send: 'whoever shouts from the kitchen',
    own: [
      {
        about: '\\bhearing|audiolog',
        kinds: ['service', 'product', 'price', 'people', 'event'],
        lead: 'Ears can be looked at, too.',
      },
    ],
    pic: {
      ask: 'Two chairs facing each other beside a window',
      alt: 'Two chairs facing each other by a window',
    },
    unless: ANIMALS,
    claims: [
      ['Face the person, good light, rephrase, do not shout, reduce noise', 'RNID communication tips'],
    ],
  },
  {
    id: 'herbal-counts',
    format: 'mistake',
    again: 8,
    emoji: '🌿',
    tags: ['HerbalRemedies', 'MedicineSafety', 'TellYourPharmacist'],
    wrong: 'Leaving out the herbal things when asked what you take',
    caution: [
      'Ask a pharmacist or doctor before you combine remedies with medicines, and stop no medicine on your own.',
      'Remedy plus medicine can be a bad pair: let a pharmacist or doctor look at both, and stop nothing by yourself.',
    ],
    title: [
      'Why you should mention herbal remedies and supplements',
      'Drops, teas and vitamins: tell your doctor about them too',
    ],
    cover: 'Natural still counts',
    gist: [
      '"Do you take anything?" includes tea from the health shop, drops and vitamins. Some of them change how medicines work, so say all of it.',
      "St John's wort, grapefruit, high-dose vitamins: natural things can interfere with medicines. The list is not complete without them.",
    ],
    subject: ['Natural still counts', 'The drops nobody mentions'],
    hooks: {
      '*': [
        '"Do you take any medicines?" "No." On the windowsill stand nine bottles.',
        'It came from a meadow, so it did not make it on to the list.',
        '"Nothing," she says, and there are nine bottles on the sill.',
      ],
      p: 'The list of what you take is only useful if the harmless-looking things are on it.',
      a: 'Mention everything. Also what grows.',
      t: "St John's wort speeds up enzymes in the liver and can lower the level of many medicines in the blood.",
      f: 'Drops from the market, a capsule for the joints? Put them on the list as well.',
      h: 'The windowsill is a pharmacy with better light and no counter.',
      i: 'The whole picture helps the people who look after you.',
      l: 'Even the gentlest leaf deserves to be mentioned.',
    },
    lines: {
      '*': [
        'When you are asked what you take, include teas, drops, vitamins and the capsules from the internet. Some of them get in the way of medicines.',
        "St John's wort is a plant from the meadow and can weaken many medicines, the contraceptive pill among them. Ask before you combine.",
        'Grapefruit and some medicines do not get along. The leaflet says so, and a pharmacist can tell you which.',
        'Photograph everything you take, bottles and all, in one picture. That is your list.',
      ],
      h: ['"Only natural" also describes nettles.'],
    },
    scene: [
      'Two tablets in the morning, you say, nothing else. The turmeric, the drops and the tea for your nerves have stayed at home.',
      'At the counter somebody asks whether you take anything besides, and you think of medicines and shake your head.',
    ],
    why: [
      [
        'Whatever acts on the body can act on other things that do.',
        'An effect is an effect, whether it was pressed into a tablet or hung up to dry.',
      ],
      [
        'Nobody can check a combination they have never heard of.',
        'Those who advise you only see what is on the list.',
      ],
    ],
    parts: [
      [
        ['Teas and drops', 'Whatever is brewed or dripped'],
        [
          'Also those taken only in winter or only for sleep.',
          'With the Latin name, if it is on the packet.',
          'Even if it is only for the winter.',
        ],
        'Tea tins on a windowsill',
      ],
      [
        ['Vitamins and minerals', 'Everything named by a letter'],
        [
          'In large amounts they do things, and calcium can keep some tablets from being absorbed.',
          'Note how much, because the doses differ widely.',
          'A lot of it is a lot.',
        ],
        'A row of vitamin bottles',
      ],
      [
        ['Creams and patches', 'Everything you rub in'],
        ['The skin lets a good deal through.', 'A gel from the sports bag counts, too.', 'Skin is a door.'],
        'A tube beside a sports bag',
      ],
      [
        ['What others gave you', 'Pills that somebody gave you'],
        [
          'A tablet from a neighbour, a powder from a {holiday|vacation}: say it without blushing.',
          'Nobody will tell you off. They only need to know.',
          'It is no confession. It is chemistry.',
        ],
        'A small paper bag',
      ],
    ],
    turn: [
      'Many turn out to be fine, and you will sleep better for knowing.',
      'Often the answer is that it is fine, and then somebody has checked.',
    ],
    asks: ['What stands on your windowsill?', 'Did you know about grapefruit?'],
    ends: {
      p: 'One photo of all the bottles is enough.',
      a: 'All of it, or the list is wrong.',
      t: 'Interactions run through enzymes, absorption and blood clotting; leaves can do all three.',
      f: 'Just ask. It is what the counter is for.',
      h: 'Whatever stands on the windowsill would like to be introduced.',
      i: 'Honesty here is a kindness to yourself.',
      l: 'Nothing left out, and then peace of mind.',
    },
    work: 'If you ask people for a list, say what belongs on it. "Anything else?" gets a no. "Teas, drops, vitamins?" gets the windowsill.',
    keep: 'the next time you are asked what you take',
    send: 'the friend with the tinctures',
    own: [
      {
        about: 'pharmacist|medicines? review|medication review|interaction',
        kinds: ['service', 'people', 'offer', 'price'],
        lead: 'Somebody can look through the list with you.',
      },
    ],
    pic: {
      ask: 'Tea tins and small bottles on a windowsill, labels turned away',
      alt: 'Tea tins and small bottles on a windowsill',
    },
    unless: NO_PATIENTS,
    claims: [
      ["St John's wort induces enzymes and interacts with many medicines incl. contraceptives", 'NHS, MHRA'],
      ['Grapefruit interactions; calcium reduces absorption of some medicines', 'NHS advice'],
    ],
  },
  {
    id: 'cabinet-before-winter',
    format: 'season',
    again: 11,
    emoji: '🍂',
    when: { season: ['autumn'] },
    tags: ['AutumnTips', 'HomePharmacy', 'BePrepared'],
    caution: [
      'Check with a pharmacist what suits you before you buy, above all in pregnancy, for children or with regular medicines.',
      'Not everything on a shelf is for everyone. Before buying, ask a pharmacist, and certainly for children, in pregnancy, or if you take something daily.',
    ],
    title: [
      'Get the medicine shelf ready for winter: what to check',
      'Check your medicine cabinet before the cold season',
    ],
    cover: 'Look at the shelf before winter',
    gist: [
      'One evening in autumn: throw out what is past its date, see whether the thermometer works, write down important numbers, and order repeat prescriptions early.',
      'On a winter night at two nobody wants to find an empty packet. Look at the shelf before winter does.',
    ],
    subject: ['Before the first cold', 'Is the thermometer still alive?'],
    hooks: {
      '*': [
        'The thermometer battery has been waiting for a winter night to give up.',
        'One wet evening before winter is enough: open the cabinet once and look at the dates.',
        'It will be two in the morning. It always is.',
      ],
      p: 'A quarter of an hour in autumn saves a drive on a winter night.',
      a: 'Check the shelf now. Not with a fever.',
      t: 'Expiry, battery, stock, numbers: four points, once a year, before the season in which they are needed.',
      f: 'Scarves are out, boots are in the hall. And how is the little cabinet doing?',
      h: 'Every cabinet holds one lozenge that has been there since the house was built.',
      i: 'Looking ahead is a present to the one who will lie in bed with a cold.',
      l: 'An orderly shelf and a warm blanket: let it rain.',
    },
    lines: {
      '*': [
        'Autumn job for ten minutes: open the medicine shelf, check the dates, test the thermometer. In the depth of winter you will not feel like it.',
        'Order repeat prescriptions in good time before the winter holidays. Everybody else remembers two days before.',
        'Old medicines do not belong down the toilet. Ask a pharmacy; in many places they take them back.',
        'Write the number to ring out of hours on a note inside the cabinet door. Feverish people do not search well.',
      ],
      h: ['The throat sweet at the bottom of the coat is not a provision. It is a fossil.'],
    },
    scene: [
      'It is two in the morning, a forehead is hot, and the display of the thermometer is as grey as the window.',
      'Rain against the pane, tea on the table, and a shoe box of tubes, packets and a {plaster|bandage} with dinosaurs.',
    ],
    why: [
      [
        'Colds come at a season and at hours when little is open.',
        'What is missing is noticed at night, on a Sunday, with a temperature.',
      ],
      [
        "What has sat there for years may have expired or belonged to somebody else's complaint.",
        'Leftovers tempt people to guess, and guessing is a poor way to take medicine.',
      ],
    ],
    parts: [
      [
        ['Sort by date', 'Dates first, and boxes'],
        [
          'Out of date goes to one side, and so does anything without a box.',
          'Eye drops count from the day they were opened.',
          'What has run out goes out, and what has no name goes with it.',
        ],
        'Cartons sorted into two piles',
      ],
      [
        ['Test the thermometer', 'Is the thermometer awake?'],
        [
          'A new battery costs less than a night of guessing.',
          'Take your own temperature once, for practice.',
          'Try it today, on somebody healthy.',
        ],
        'A thermometer on a saucer',
      ],
      [
        ['Count what you take daily', 'Will it last over the holidays?'],
        [
          'Enough for the holidays, with a week in hand?',
          'Order early, as {surgeries|clinics} and pharmacies close on odd days.',
          'Add a week. Offices have holidays as well.',
        ],
        'A weekly pill box',
      ],
      [
        ['Write down the numbers', 'Numbers inside the door'],
        [
          'Practice, pharmacy, out-of-hours line, neighbour.',
          'Inside the cabinet door, in large figures.',
          'Big ones. At night nobody finds glasses.',
        ],
        'A note inside a cabinet door',
      ],
    ],
    turn: [
      '{Plasters|Bandages} with dinosaurs have a date as well. Look, and then admire them.',
      'Then close the door and put the kettle on.',
    ],
    asks: ['What was the oldest thing on your shelf?', 'What should be in every cabinet before winter?'],
    ends: {
      p: 'Ask in a pharmacy what is sensible for your household.',
      a: 'Dates, battery, stock, numbers.',
      t: 'Once a year, first-expiry-first-out.',
      f: 'And may you need none of it.',
      h: 'One lozenge without a wrapper will turn up. Let it go.',
      i: 'It is a good feeling to be ready.',
      l: 'Let winter come.',
    },
    work: 'The first-aid box at work has its autumn as well. Ten minutes, a list, a name. The {plasters|bandages} will have gone; they always have.',
    keep: 'a rainy evening in autumn',
    send: 'your flatmates',
    own: [
      {
        about: 'repeat prescription|\\bflu\\b|vaccin|holiday|out of hours',
        kinds: ['service', 'hours', 'offer', 'process', 'price'],
        lead: 'While you are thinking of winter.',
      },
    ],
    pic: {
      ask: 'An open box with {plasters|bandages} and a thermometer on a table, autumn light',
      alt: 'A first-aid box with {plasters|bandages} and a thermometer',
    },
    unless: NO_PATIENTS,
    claims: [
      [
        'Return unused medicines to a pharmacy; order repeat prescriptions ahead of holidays; check expiry',
        'NHS winter advice',
      ],
      ['Eye drops have a limited life after opening', 'product leaflets'],
    ],
  },
];
