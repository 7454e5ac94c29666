// Between two languages.
import type { Idea } from '../../library/idea.ts';

export const TONGUES: readonly Idea[] = [
  {
    id: 'tell-who-reads-it',
    format: 'checklist',
    again: 9,
    emoji: '📋',
    tick: true,
    tags: ['TranslationTips', 'TranslationBrief', 'WorkingWithATranslator'],
    title: [
      'What a translator needs to know before the first word',
      'How to brief a translator in five lines',
    ],
    cover: 'Before the first word',
    gist: [
      'Who reads it, in which country, for what, by when, and which words you always use: five lines, and a translation fits the first time.',
      'A text has a reader and a purpose. Whoever tells the translator both saves a round of corrections.',
    ],
    subject: ['Who reads it, and where?', 'Five lines before the first word'],
    hooks: {
      '*': [
        'Before you send a text to a translator, add five lines. They save a whole round.',
        "A translator's first question is not about words. It is: who is going to read this?",
      ],
      pt: 'Audience, country, purpose and terms decide over most choices in a translation.',
      fi: 'Do you say "tu" or "vous" to your customers? There it begins.',
      a: 'Reader, country, purpose, date, terms.',
      h: '"Just translate it, it is quite simple." It was a pun.',
      l: 'A text, and the person for whom it is meant.',
    },
    lines: {
      '*': [
        'Tell your translator the country, and not only the language: Portuguese for Lisbon reads strangely in São Paulo.',
        'Send pictures and screenshots along with a text. "Open" on a button and "open" on a door are two words in many languages.',
        'Make a list of words that you always translate in the same way. Twenty lines do, and the next text is quicker.',
        'Finish the text first, then have it translated. Each change afterwards is made once in every language.',
      ],
      h: ['The deadline was yesterday, the file is a photograph, and it is "only one page". Of a newspaper.'],
    },
    scene: [
      'On the screen stands a single word: "Right." Direction, claim, or correct? The translator writes an email.',
      'In the German brochure the customer is addressed politely, and on the German website like a schoolfriend. They were done by two people, without a word about it.',
    ],
    why: [
      [
        'The same sentence becomes another one for a patient, an engineer or a child.',
        'There is no translation as such. There is one for somebody.',
      ],
      [
        'What a translator has to guess is later corrected by you.',
        'Ten minutes before are worth two days after.',
      ],
    ],
    parts: [
      [
        'Who reads it',
        ['Customers, patients, a court, the works council.', 'Age, knowledge, and in which mood.'],
        'A reader with a brochure',
      ],
      [
        'Where it is read',
        ['Country, and medium: screen, sign, packet.', 'On a button there is room for one word.'],
        'A button on a screen',
      ],
      [
        'What it is for',
        ['To be understood, to sell, to be valid.', 'An instruction may be dull, and a slogan may not.'],
        'An instruction leaflet',
      ],
      [
        'Which words are fixed',
        ['Product names, titles, what your people really say.', 'And earlier translations that you liked.'],
        'A short list of terms',
      ],
      [
        'By when, and who decides',
        [
          'One person for questions, one for the last word.',
          'If five colleagues correct it, it has five styles.',
        ],
        'A calendar with a marked day',
      ],
    ],
    turn: [
      'Then the translator asks two questions more, and that is a good sign.',
      'A text that fits is not noticed. It is simply read.',
    ],
    asks: ['What was the funniest translation you ever saw?', 'Which of your words cannot be translated?'],
    ends: {
      pa: 'Five lines first, and one round less.',
      fi: 'And add a screenshot. Always.',
      t: 'Audience, locale, purpose, terminology, owner.',
      h: 'It was a good pun, too. It rests in peace.',
      l: 'For somebody.',
    },
    work: 'The list of fixed words is worth keeping even without a translator. New colleagues, agencies and your own website will use it, and stop calling one thing by four names.',
    keep: 'the next text that goes abroad',
    send: 'whoever sends texts out at your place',
    own: [
      {
        kinds: ['process', 'service', 'price', 'policy'],
        about: 'brief|question|gloss|term|quote|deadline|second (?:pair|reader)|review',
        lead: ['And how it goes here.', 'What is asked here first.'],
      },
    ],
    pic: {
      ask: 'A text with margin notes beside a screen',
      alt: 'A printed text with handwritten margin notes',
    },
    claims: [['Brief decides quality', 'translation studies (skopos), trade practice']],
  },
  {
    id: 'false-friends-at-table',
    format: 'glossary',
    again: 10,
    emoji: '🎭',
    tags: ['FalseFriends', 'LanguageFun', 'WordsMatter'],
    title: [
      'False friends: gift, sensible, preservative, and what they mean',
      'Gift means poison: five words that mislead abroad',
    ],
    cover: 'False friends at table',
    gist: [
      'A gift is poison in German, sensible means sensitive in French, and preservatives should not be asked for in a French shop. Five words that look alike and are not.',
      'False friends look like a word that you know. Five of them, and which doors they open by mistake.',
    ],
    subject: ['A gift in Germany', 'Five words that look alike'],
    hooks: {
      '*': [
        'In Germany, do not say that you have brought a gift. It means poison.',
        'Some words look the same in two languages and mean quite different things.',
      ],
      pt: 'Cognates drift apart over centuries, and look-alikes mislead even fluent speakers.',
      fi: 'Have you ever said something abroad and everybody at the table went quiet?',
      a: 'Looks alike is not means alike. Check.',
      h: 'She told the Spanish family that she was embarazada about being late. They brought her a chair and congratulated her.',
      l: 'Two words, one face.',
    },
    lines: {
      '*': [
        '"Gift" means poison in German. The present is called "Geschenk".',
        'Being "embarazada" in Spanish has nothing to do with embarrassment. It means pregnant.',
        'Ask for jam without "préservatifs" in France, and you have asked for it without condoms.',
        '"Sensible" in French and German means sensitive. The sensible person is "raisonnable" or "vernünftig".',
      ],
      h: ['The hotel wrote that guests might become a steak. In German, "bekommen" is to get.'],
    },
    scene: [
      'At the customs desk somebody opens a bag and says proudly that it is full of gifts. The officer puts on gloves.',
      'A dinner in Lyon, and the guest praises the jam, because there are no preservatives in it. Three generations look at their plates.',
    ],
    why: [
      [
        'Words travel, settle down, and change their job there.',
        'Two languages can share a grandmother, and no longer talk to each other.',
      ],
      [
        'The more you know of a language, the more you trust the look of a word.',
        'Beginners look it up. It is the advanced who fall in.',
      ],
    ],
    parts: [
      [
        'Gift',
        [
          'In Germany it means poison. Once it was something given, as in dowry.',
          'Over there, the thing with a skull on it.',
        ],
        'A wrapped present with a label',
      ],
      [
        'Embarazada',
        [
          'In Spain it means pregnant, and is nothing to be ashamed of.',
          'Somebody in Spain is expecting a child.',
        ],
        'A chair pulled up for somebody',
      ],
      [
        'Préservatif',
        [
          'In France a condom. What keeps jam is called "conservateur".',
          "In a French chemist's, not in the jam.",
        ],
        'A jar of jam',
      ],
      [
        'Sensible',
        ['In French and German: sensitive, delicate.', 'Who cries at weddings is "sensible" in Paris.'],
        'A handkerchief at a wedding',
      ],
      [
        'Bekommen',
        ['In Germany it means to get, and never to become.', 'What guests do with a steak in Munich.'],
        'A steak on a plate',
      ],
    ],
    turn: ['When in doubt, point at it and smile.', 'Each of them has made somebody laugh for a lifetime.'],
    asks: ['Which false friend has caught you?', 'What did you once say abroad without meaning to?'],
    ends: {
      pa: 'Familiar is not the same as known.',
      fi: 'And if it has happened: laugh first.',
      t: 'Cognates with diverging meanings.',
      h: 'The chair was comfortable, and she stayed for dinner.',
      l: 'One face, two hearts.',
    },
    keep: 'the next trip abroad',
    send: 'somebody who is bold in foreign languages',
    own: [
      {
        kinds: ['service', 'people', 'product'],
        about: 'german|french|spanish|italian|languages?\\b|native',
        lead: 'And between these languages here.',
      },
    ],
    pic: { ask: 'A present with a label in two languages', alt: 'A wrapped present with a paper label' },
    claims: [['Meanings of the words', 'dictionaries']],
  },
  {
    id: 'what-a-machine-does-not-know',
    format: 'myth',
    again: 9,
    emoji: '🤖',
    tags: ['MachineTranslation', 'TranslationTips', 'WordsMatter'],
    title: [
      'Can a machine translate it? When yes, and when better not',
      'Machine translation: what it is good for and where it slips',
    ],
    cover: 'When a machine will do',
    myth: 'Machines translate so well that nobody needs to look',
    short: 'For getting the gist, often. For what bears your name, or has effects, somebody should read it.',
    gist: [
      'Use a machine for what you want to understand, and a person for what others will hold you to. Contracts, doses, slogans and confidential texts want eyes that know both languages.',
      'Machine translation sounds fluent even where it is wrong. That is what has changed: the mistakes no longer look like mistakes.',
    ],
    subject: ['Fluent, even when wrong', 'Gist or signature?'],
    hooks: {
      '*': [
        'Machine translations used to be clumsy. Today they are fluent, even where they are wrong.',
        'Can a machine do it? For reading, yes. For signing, better not alone.',
      ],
      pt: 'Fluency and accuracy are two things. Risk and audience decide how much review a text needs.',
      fi: 'Have you ever put a love letter through a machine? You would know it.',
      a: 'Gist: machine. Effect: human. Secret: neither without asking.',
      h: 'It translated the menu faultlessly, apart from the chicken, who is now a reverend.',
      l: 'A sentence that means what it says.',
    },
    lines: {
      '*': [
        'Ask before you use machine translation: what happens if one sentence is wrong? If the answer is "not much", go ahead.',
        'Do not paste confidential texts into a free translation service without reading its terms.',
        'Translate it there and back only to catch gross slips. A wrong sentence can return quite correctly.',
        'Numbers, negations and names are what to check first in a machine translation.',
      ],
      h: ['"Out of order" came out as a reproach. The lift has been feeling guilty since.'],
    },
    scene: [
      'The manual reads well. Step four says to open the valve. In the original a small word stood before it: "not".',
      "A café, two old people, a phone between them on the table. It is their granddaughter's wedding speech, from the other side of the world. Every second sentence makes them laugh, even the wrong ones.",
    ],
    why: [
      [
        'Machines continue what is likely, and your case may be the unlikely one.',
        'They have seen millions of texts, and not your product.',
      ],
      ['Nobody stands by a sentence that nobody has read.', 'Whoever signs is liable, and not the program.'],
    ],
    parts: [
      [
        'Ask what it is for',
        [
          'To understand, to publish, to sign.',
          'The first is fine, the second wants a reader, the third an expert.',
        ],
        'A text beside a phone',
      ],
      [
        'Ask who would be harmed',
        ['Doses, deadlines, allergens, prices.', 'Where it can hurt somebody a human looks.'],
        'A label with small print',
      ],
      [
        'Ask whether it is secret',
        ['Read the terms, or ask somebody who has.', 'Names and figures can be masked.'],
        'A closed folder',
      ],
      [
        'Check numbers, nots and names',
        ['Three things that slip through, and one finds them quickly.', 'Pen in hand, line by line.'],
        'A pencil on a line of text',
      ],
    ],
    turn: [
      'Fluent and right are two words, in any language.',
      'Most texts are neither poems nor contracts. Sort them, and the budget goes where it counts.',
    ],
    asks: ['What do you let a machine translate?', 'What was the funniest result?'],
    ends: {
      pa: 'Sort by risk, then choose.',
      fi: 'And read the love letter yourself.',
      t: 'Risk, audience, confidentiality, review.',
      h: 'The reverend was tender, with lemon.',
      l: 'It means what it says.',
    },
    keep: 'the next text with consequences',
    send: 'somebody with a free app and a contract',
    own: [
      {
        kinds: ['service', 'process', 'policy', 'price'],
        about: 'post-?edit|machine|review|confiden|secure|certif|sworn|proof',
        lead: 'And where a human looks, here.',
      },
    ],
    pic: {
      ask: 'A phone beside a printed text with corrections',
      alt: 'A phone beside a printed text with corrections',
    },
    claims: [
      [
        'Fluent errors; risk-based use; confidentiality of free services',
        'guidance of translators associations and standards on post-editing',
      ],
    ],
  },
  {
    id: 'which-word-is-missing',
    format: 'question',
    again: 9,
    emoji: '💬',
    tags: ['UntranslatableWords', 'LanguageTalk', 'WordsMatter'],
    title: ['Which word is missing in your language?', 'A foreign word that you would like to borrow'],
    cover: 'Which word is missing?',
    gist: [
      'Saudade, Feierabend, hygge, gezellig: some languages have a word where others need a sentence. Which one would you like to borrow?',
      'There is a word for the end of the working day in German, and for the light on snow in others. What has no name in your language?',
    ],
    subject: ['A word to borrow', 'What has no name yet?'],
    hooks: {
      '*': [
        'German has a word for the hour when work is over: Feierabend. Which word does your language lack?',
        'Some languages have one word where yours needs a whole evening.',
      ],
      pt: 'No word is quite untranslatable, but some need a paragraph.',
      fi: 'If you might take one word home from your last trip, which would it be?',
      a: 'One word to borrow. Which?',
      h: 'There is a German word for a face that ought to be slapped. Nobody knows why they needed it so often.',
      l: 'Saudade: a longing that one is fond of.',
    },
    lines: {
      '*': [
        'Which word from another language would you like to have in yours?',
        '"Feierabend" is the time after work, and the feeling that goes with it. English has "finally".',
        'The Dutch call a room, an evening and an aunt "gezellig". All three translations are different.',
        'Families have words as well that nobody outside understands. Write yours down, they are a dying language.',
      ],
      h: ['English has given the world "awkward". The world had the thing already.'],
    },
    scene: [
      'Five o\'clock, the computer goes dark, somebody says "Feierabend", and the whole corridor breathes out.',
      'Two people who speak three languages between them are looking for a word. In the end they draw it.',
    ],
    why: [
      [
        'Peoples name what they often need: kinds of snow, of longing, of queues.',
        'A borrowed word brings its feeling along, like a guest with a suitcase.',
      ],
    ],
    parts: [
      [
        'A word from elsewhere',
        ['Learned on a trip, from a friend, from a film.', 'You use it, since nothing else fits.'],
        'A postcard with one word on it',
      ],
      [
        'A word from your family',
        [
          'For the last slice, the third cup, the aunt who comes early.',
          'Four people speak it. It has no spelling.',
        ],
        'A family at a kitchen table',
      ],
    ],
    turn: ['Write it down, with what it means. Somebody will steal it gladly.', 'A language is never full.'],
    asks: ['Which word would you borrow?', 'Which word exists only in your family?'],
    ends: {
      pa: 'Borrowing is how languages grow.',
      fi: 'Spelling does not matter.',
      t: 'Lexical gaps, filled by loans.',
      h: 'It is Backpfeifengesicht. They use it for politicians.',
      l: 'Fond of the longing.',
    },
    keep: 'a dinner with friends from elsewhere',
    send: 'somebody with three languages in the house',
    own: [
      {
        kinds: ['service', 'people'],
        about: 'languages?\\b|german|portuguese|dutch|native|grew up',
        lead: 'And which words are at home here.',
      },
    ],
    pic: { ask: 'A card with one foreign word on it', alt: 'A card with one handwritten foreign word' },
    claims: [['Meanings of Feierabend, gezellig, saudade, Backpfeifengesicht', 'dictionaries']],
  },
  {
    id: 'half-a-second-behind',
    format: 'behind',
    again: 10,
    emoji: '🎧',
    tags: ['InterpreterLife', 'BehindTheScenes', 'Languages'],
    title: [
      'How translators and interpreters work: reading, doubting, half an hour',
      'Inside an interpreter booth, and at a translator desk',
    ],
    cover: 'Half a sentence behind',
    gist: [
      'Interpreters listen and speak at once, half a sentence behind, and change over after half an hour. Translators read a page three times and look up the word that they knew.',
      'Most of the time in translating goes into words that one could have written at once. Doubt is the tool.',
    ],
    subject: ['Half a sentence behind', 'Doubt is the tool'],
    hooks: {
      '*': [
        'Conference interpreters change over every half hour. After that the brain makes soup.',
        'A translator looks up most often the words that they know.',
      ],
      pt: 'Simultaneous interpreting is listening, storing and speaking at the same time, hence work in pairs.',
      fi: 'Have you ever tried to talk and listen at once? At family dinners, perhaps.',
      a: 'Read, understand, doubt, write, read again.',
      h: 'The speaker tells a joke about cricket. The interpreter says: "He has just told a joke. Please laugh." They laughed.',
      l: 'A sentence, weighed twice.',
    },
    lines: {
      '*': [
        'German puts the verb at the end. Interpreters wait for it, with a smile and damp hands.',
        'Translators work into their mother tongue, as a rule: one hears what sounds wrong only there.',
        'Give interpreters the speech beforehand, even as a draft. Names and numbers are the hardest to catch.',
        'A good translation is read aloud once before it leaves. Ears find what eyes skip.',
      ],
      h: [
        'The dictionary offers eleven words. The right one is the twelfth, at three in the morning, in the shower.',
      ],
    },
    scene: [
      'A glass booth, two people, one microphone. One speaks, the other writes down numbers and pushes them across.',
      'Four hours for one page. It was a slogan, and it has three words.',
    ],
    why: [
      [
        'Understanding comes before words, and understanding takes time.',
        'What one has not understood can only be copied.',
      ],
      [
        'Concentration drops after half an hour, and mistakes go unnoticed by whoever makes them.',
        'In pairs one hears what the other misses.',
      ],
    ],
    parts: [
      [
        'First read all of it',
        [
          'Without a pencil. Who is speaking, to whom, in what mood?',
          'The last page often explains the first.',
        ],
        'A person reading a printout',
      ],
      [
        'Then a rough version',
        ['Quickly, with gaps.', 'The gaps are where the work is.'],
        'A text with yellow marks',
      ],
      [
        'Then the doubts',
        [
          'Dictionaries, colleagues, an engineer on the phone.',
          'One word can cost a morning, and be worth it.',
        ],
        'An open dictionary',
      ],
      [
        'Let it lie, then read aloud',
        ["Overnight it becomes a stranger's text.", 'A second pair of eyes, where it counts.'],
        'A person reading aloud at a window',
      ],
    ],
    turn: [
      'If nobody notices that it was translated, it was good.',
      'The original and the translation should be able to look each other in the eye.',
    ],
    asks: ['In which language do you count?', 'Have you ever interpreted for somebody?'],
    ends: {
      pa: 'Understand first, write second.',
      fi: 'And send the speech beforehand. Please.',
      t: 'Comprehension, drafting, research, revision.',
      h: 'It was the best joke of the conference.',
      l: 'Weighed, and light.',
    },
    keep: 'the next conference',
    send: 'somebody who thinks that it is only typing',
    own: [
      {
        kinds: ['people', 'process', 'service', 'number', 'proof'],
        about: 'native|team|second|years|train|conference|simultaneous|court|sworn',
        lead: ['And who does it here.', 'How it is done here.'],
      },
    ],
    pic: {
      ask: 'A printout with notes beside a dictionary',
      alt: 'A printout with notes beside an open dictionary',
    },
    claims: [
      [
        'Simultaneous interpreters work in pairs with turns of about half an hour',
        'interpreters associations',
      ],
    ],
  },
];
