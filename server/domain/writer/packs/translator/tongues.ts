// Translation: what to send, what to ask, and the fun of words.
import type { Idea } from '../../library/idea.ts';

const SWORN = 'sworn|certified|official|court|certificates?\\b|diplomas?\\b|beglaubig';

export const TONGUES: readonly Idea[] = [
  {
    id: 'tell-who-reads-it',
    format: 'checklist',
    again: 8,
    emoji: '📝',
    tags: ['TranslationTips', 'ClientTips', 'Languages'],
    title: [
      'Ordering a translation: what to tell your translator',
      'A better translation: five things to say first',
    ],
    cover: 'What to tell your translator',
    gist: [
      'Tell your translator five things: who will read it, in which country, what it is for, which words are fixed, and by when you need it. It saves questions and time.',
      'A letter to a court and a text for a website are translated differently. Say what yours is for.',
    ],
    subject: ['What to tell your translator', 'Before you order a translation'],
    hooks: {
      '*': [
        'Do you need a translation? With these five facts you get a better one, and sooner.',
        'Before you send a text to be translated, answer five short questions.',
      ],
      pati: 'Five facts make a translation better and quicker.',
      fhl: 'You know what the text is for. Tell us, and it will fit.',
    },
    lines: {
      '*': [
        'Tell your translator who will read the text. A judge, a customer and a child need different words.',
        'English for which country? British and American readers notice the difference.',
        'Finish your text before you have it translated. Every later change has to be made twice.',
        'Send names as they stand in the passport. It matters in official papers.',
      ],
      h: ['"Just translate it" is a short order for a long menu.'],
    },
    scene: [
      'Three questions come back before the work has begun.',
      'The translation is good, but it was meant for other readers.',
    ],
    why: [
      [
        'The right word depends on who will read it.',
        'One word can be right for an office and wrong for a shop.',
      ],
      [
        'Questions at the start cost less time than changes at the end.',
        'With the facts known, the work can begin at once.',
      ],
    ],
    parts: [
      [
        'Who will read it',
        ['Customers, an office, a court, friends.', 'How formal should it be?'],
        'A reader with a page',
      ],
      [
        'In which country',
        ['Spain or Mexico, Germany or Austria.', 'Words and rules differ.'],
        'A map on a desk',
      ],
      [
        'What it is for',
        ['To understand, to print, to hand in.', 'For an office, ask whether it has to be certified.'],
        'A printed text and a form',
      ],
      [
        'Which words are fixed',
        ['Names, product names, words that you always use.', 'A short list is enough.'],
        'A short list of words',
      ],
      [
        'By when you need it',
        ['Name the real date.', 'And who answers questions.'],
        'A calendar with a marked day',
      ],
    ],
    turn: [
      'Send the whole text along. Then you get a real price.',
      'A clear scan is better than a photo taken at an angle.',
    ],
    asks: ['What have you ever had translated?', 'Which languages do you need?'],
    ends: { pati: 'Reader, country, purpose, words, date.', fhl: 'Five short answers, and it can begin.' },
    tick: true,
    keep: 'your next translation',
    send: 'somebody who needs a translation',
    own: [
      {
        kinds: ['service', 'price', 'process', 'offer'],
        about: 'page|working days|quote|certified|sworn',
        lead: 'This is how an order works here.',
      },
    ],
    pic: {
      ask: 'A text with a pencil beside a dictionary, nothing readable',
      alt: 'A text with a pencil and a dictionary',
    },
    claims: [['Reader, locale, purpose, terms, deadline', 'translation standards and practice']],
  },
  {
    id: 'papers-for-an-office-abroad',
    format: 'howto',
    only: SWORN,
    again: 8,
    emoji: '📜',
    tags: ['CertifiedTranslation', 'Documents', 'GoodToKnow'],
    title: [
      'Certified translation: what to ask the office first',
      'Papers for an office abroad: three questions',
    ],
    cover: 'Certified translation: ask first',
    gist: [
      'Before you order a certified translation, ask the office three things: does it have to be certified, by whom, and does the original need a stamp first?',
      'Every office asks for something a little different. One call or email saves you paying twice.',
    ],
    subject: ['Certified translation: ask first', 'Papers for an office abroad'],
    hooks: {
      '*': [
        'Do you need a birth certificate or diploma in another language? Ask the office these three questions first.',
        'A certified translation costs money. Make sure that it is the right one.',
      ],
      pati: 'Ask the office what it accepts before you order.',
      fhl: 'Marriage, study, a new job abroad? Ask these three things first.',
    },
    lines: {
      '*': [
        'Ask the office abroad whether the translation has to be certified, and by whom.',
        'Does the original need an apostille? Then get it first, so that it can be translated too.',
        'Translate stamps and handwritten notes as well. Offices want the whole document.',
        'Ask whether the office wants the paper with a stamp, or whether a file is enough.',
      ],
      h: ['Officials love stamps. It is good to know which.'],
    },
    scene: [
      'The translation is ready, and the office says that it needs another stamp.',
      'You are getting married abroad, and the list of papers is long.',
    ],
    why: [
      [
        'Rules differ from country to country, and from office to office.',
        'Some accept translations from abroad, some do not.',
      ],
      ['In the wrong order you pay twice.', 'What is added later has to be translated later.'],
    ],
    parts: [
      [
        ['Ask what is needed', 'Write to the office'],
        ['Certified or not, original or copy?', 'Keep the answer. It helps if somebody asks.'],
        'An email on a screen, not readable',
      ],
      [
        ['Get stamps first', 'Settle the apostille'],
        ['If one is needed, it belongs on the original.', 'Then everything is translated at once.'],
        'A document with a seal, no names',
      ],
      [
        ['Send a clear scan', 'Scan all pages'],
        ['Front and back, with all stamps.', 'Names as they stand in your passport.'],
        'A phone scanning a page, not readable',
      ],
    ],
    turn: [
      'Plan enough time. Stamps can take weeks.',
      'If you are unsure, send the list of the office along.',
    ],
    asks: ['For which country do you need papers?', 'Which paper gave you most trouble?'],
    ends: { pati: 'Ask, stamp, scan, translate.', fhl: 'And then: good luck abroad.' },
    caution: 'What is accepted is decided by the office that asks for it.',
    keep: 'the day when you need papers abroad',
    send: 'somebody who is moving abroad',
    own: [
      {
        kinds: ['service', 'price', 'process', 'offer'],
        about: 'sworn|certified|certificates?|page|working days',
        lead: 'You can have it done here.',
      },
    ],
    pic: { ask: 'A document with a seal, no names readable', alt: 'A document with a seal' },
    claims: [
      [
        'Requirements are set by the receiving authority; apostille before translation is usual',
        'practice of sworn translators',
      ],
    ],
  },
  {
    id: 'false-friends-at-table',
    format: 'glossary',
    again: 10,
    emoji: '😳',
    tags: ['FalseFriends', 'Languages', 'FunWithWords'],
    title: [
      'False friends: five words that do not mean what you think',
      'Careful with these five words abroad',
    ],
    cover: 'Five false friends',
    gist: [
      'In German, a gift is poison. In Spanish, embarazada means pregnant. These words look like English ones, and mean something else.',
      'Some words look familiar and mean something quite different. Here are five of them.',
    ],
    subject: ['Five false friends', 'Careful with these words'],
    hooks: {
      '*': [
        'Some foreign words look like English ones, and mean something else. Here are five.',
        'Never say that you are "embarazada" in Spain, unless you are. Five false friends.',
      ],
      pati: 'Five words that look alike and mean something else.',
      fhl: 'Have you ever said the wrong word abroad? Then you will like these.',
    },
    lines: {
      '*': [
        'In German, "Gift" means poison. A present is a "Geschenk".',
        'In Spanish, "embarazada" means pregnant. Embarrassed is "avergonzada".',
        'In French, "sensible" means sensitive. A sensible person is "raisonnable".',
        'In German, "bekommen" means to get. "I become a steak" is a classic.',
      ],
      h: ['"I become a steak, please." The waiter has heard worse.'],
    },
    scene: [
      'You order in the language of the country, and the waiter smiles oddly.',
      'A word looks so familiar that you do not look it up.',
    ],
    why: [
      [
        'Languages borrowed from each other, and meanings moved on.',
        'The same old word went two different ways.',
      ],
      [
        'Words that look familiar are the ones that nobody checks.',
        'They slip in just because they feel right.',
      ],
    ],
    parts: [
      ['Gift', ['German for poison.', 'A word for poison in German, and no present.'], 'A wrapped present'],
      [
        'Embarazada',
        ['Spanish for pregnant.', 'In Spain it is said of somebody who is expecting a baby.'],
        'A red face in a drawing',
      ],
      ['Sensible', ['French for sensitive.', 'In French it is somebody who feels a lot.'], 'A handkerchief'],
      [
        'Préservatif',
        ['French for condom.', 'In France it is sold in pharmacies, and it has nothing to do with jam.'],
        'A jar of jam',
      ],
      [
        'Bekommen',
        ['German for to get or receive.', 'What guests do with a steak in Germany: they get it.'],
        'A steak on a plate',
      ],
    ],
    turn: ['If a word looks too familiar, look it up.', 'Which one did you fall for?'],
    asks: ['Which word have you got wrong abroad?', 'Do you know another one?'],
    ends: { pati: 'Familiar words deserve a second look.', fhl: 'Tell us yours. We will not laugh. Much.' },
    keep: 'your next trip',
    send: 'somebody who is learning a language',
    pic: { ask: 'A dictionary open at a page', alt: 'An open dictionary' },
    claims: [['Meanings as given', 'dictionaries']],
  },
  {
    id: 'what-a-machine-does-not-know',
    format: 'myth',
    again: 8,
    emoji: '🤖',
    tags: ['MachineTranslation', 'Translation', 'GoodToKnow'],
    myth: 'The translation app is always good enough',
    short: [
      'For understanding a text, often. For signing or printing, no.',
      'To get the idea, yes. Not for anything that matters.',
    ],
    title: ['Is a translation app good enough?', 'App or translator: when do you need which?'],
    cover: 'Is the app good enough?',
    gist: [
      'A translation app helps you to understand a menu or an email. For contracts, official papers and everything with your name on it, let a person read it.',
      'Ask what happens if one word is wrong. If the answer is "nothing much", use the app.',
    ],
    subject: ['Is the app good enough?', 'App or translator?'],
    hooks: {
      '*': [
        'When is a translation app good enough, and when do you need a person?',
        'The app is quick and free. Three questions show whether it will do.',
      ],
      pati: 'Use the app to understand, and a translator for what counts.',
      fhl: 'For the menu the app is fine. For your contract, please not.',
    },
    lines: {
      '*': [
        'Before you use a translation app, ask: what happens if one word is wrong?',
        'Do not paste contracts or health papers into a free app. You do not know who reads them.',
        'Check numbers, names and the word "not" in every machine translation.',
        'Used an app for a draft? Have somebody check it who knows the language well.',
      ],
      h: ['"Minced person with sauce" has been on a real-looking menu. Nobody ordered it.'],
    },
    scene: [
      'The app is ready in a second, and it reads well. Is it right as well?',
      'A contract has come in a language that you do not speak.',
    ],
    why: [
      [
        'An app chooses what is likely, and it does not know your case.',
        'A wrong sentence can sound just as good as a right one.',
      ],
      ['For a mistake in a contract you pay yourself.', 'Nobody answers for what the app wrote.'],
    ],
    parts: [
      [
        ['Ask what it is for', 'Understand, print or sign?'],
        ['To understand: the app.', 'To print or sign: a person.'],
        'A phone with a text, not readable',
      ],
      [
        ['Ask whether it is private', 'Think of the content'],
        ['Free apps may store what you paste.', 'Names and figures are better left out.'],
        'A page with covered lines',
      ],
      [
        ['Ask what a mistake would cost', 'Think of the worst case'],
        ['A laugh, a customer, a court case?', 'Then you know which one you need.'],
        'A pen over a contract, not readable',
      ],
    ],
    turn: [
      'Often the answer is in between: a draft from the app, checked by a person.',
      'If in doubt, ask. It costs nothing.',
    ],
    asks: ['What was the oddest translation you have seen?', 'Which app do you use?'],
    ends: {
      pati: 'Small things by app, important ones by a person.',
      fhl: 'And send us your funniest menu.',
    },
    keep: 'the next text in another language',
    send: 'somebody with a contract in another language',
    pic: { ask: 'A phone beside a printed text, nothing readable', alt: 'A phone beside a printed text' },
    claims: [
      [
        'Machine output can be fluent and wrong; privacy of free tools',
        'translation practice; terms of tools',
      ],
    ],
  },
  {
    id: 'which-word-is-missing',
    format: 'question',
    again: 7,
    emoji: '💬',
    tags: ['FunWithWords', 'Languages', 'TellUs'],
    title: [
      'Which foreign word would you like to have in English?',
      'A word that is missing in your language',
    ],
    cover: 'Which word is missing?',
    gist: [
      'German has "Feierabend" for the time after work. Which word from another language would you like to have?',
      'Some words cannot be translated in one word. Which is your favourite?',
    ],
    subject: ['Which word is missing?', 'A word to borrow'],
    hooks: {
      '*': [
        'Is there a foreign word that you use because nothing else fits?',
        'Which word from another language would you like to borrow?',
      ],
      pati: 'Every language has words that others lack.',
      fhl: 'You may borrow one word from another language. Which one?',
    },
    lines: {
      '*': [
        'German has "Feierabend": the time when work is over. Which word is missing in your language?',
        'Which foreign word do you use every day?',
        'Which word from your grandparents would you like to keep?',
        'Which word did your family invent?',
      ],
      h: ['"Kummerspeck": what you put on when you are sad. German has thought of everything.'],
    },
    scene: [
      'You look for the right word, and only the foreign one fits.',
      'At home you use a word that no dictionary knows.',
    ],
    why: [['Words show what people talk about a lot.', 'It is fun to collect them.']],
    parts: [
      [
        'A word for a feeling',
        ['Such as the Portuguese "saudade", a kind of longing.', 'One word, and everybody there knows it.'],
        'A view of the sea',
      ],
      [
        'A word for a time of day',
        ['Such as "Feierabend".', 'The bag is packed, and nobody calls.'],
        'A closed laptop',
      ],
      [
        'A word from your family',
        ['Invented by a child, and still in use.', 'Four people in the world know it.'],
        'A family at a table',
      ],
    ],
    turn: ['Tell us yours, with its meaning.', 'We are collecting.'],
    asks: ['Which word is it?', 'How do you say it in your language?'],
    ends: { pati: 'We look forward to your words.', fhl: 'The best ones we will use ourselves.' },
    keep: 'the next talk in two languages',
    send: 'somebody who speaks two languages',
    pic: { ask: 'A handwritten foreign word on a card', alt: 'A word on a card' },
    claims: [['Feierabend, saudade, Kummerspeck', 'dictionaries']],
  },
  {
    id: 'half-a-second-behind',
    format: 'behind',
    again: 9,
    emoji: '🔎',
    tags: ['BehindTheScenes', 'Translation', 'HowItWorks'],
    title: [
      'What happens to your text while it is translated',
      'From your text to the translation: four steps',
    ],
    cover: 'How a translation is made',
    gist: [
      'First the whole text is read, then a draft is made, then doubts are looked up, and at the end it is read aloud. That is why a good translation takes time.',
      'Why does a page take longer than typing it? These are the steps.',
    ],
    subject: ['How a translation is made', 'Four steps'],
    hooks: {
      '*': [
        'Why does a good translation take time? Here is what happens to your text.',
        'Between your text and the translation lie four steps.',
      ],
      pati: 'A translation is read, drafted, checked and read again.',
      fhl: 'Curious what happens to your text? Come along.',
    },
    lines: {
      '*': [
        'A translator reads the whole text first. The last sentence can change the first one.',
        'A single word can take half an hour to look up.',
        'Reading aloud shows what the eye does not see.',
        'Answer questions of your translator quickly. They are usually about what matters most.',
      ],
      h: ['One word, four dictionaries, two cups of tea.'],
    },
    scene: [
      'You have sent the text, and you wonder what takes so long.',
      'A question comes back about a word that you had never noticed.',
    ],
    why: [
      ['You can only translate what you have understood.', 'Before the words comes the meaning.'],
      [
        'A second look finds what the first one missed.',
        'Small mistakes in names or dates can be expensive.',
      ],
    ],
    parts: [
      [
        ['First comes the reading', 'The text is read'],
        ['To the end, before the first word is written.', 'Who speaks, to whom, and what for?'],
        'A printed text with a pencil',
      ],
      [
        ['Then comes the draft', 'A first version is made'],
        ['With gaps where something is unclear.', 'Most of the work is in the gaps.'],
        'A screen with two columns, not readable',
      ],
      [
        ['Then come the doubts', 'Words are looked up'],
        ['Terms, names, laws.', 'If nothing helps, you are asked.'],
        'Dictionaries on a desk',
      ],
      [
        ['At the end it is read again', 'The last check'],
        ['Best after a night, and aloud.', 'Numbers and names are compared one by one.'],
        'A ruler under a line of text',
      ],
    ],
    turn: ['Then it is sent to you.', 'If something bothers you, say so.'],
    asks: ['Did you know how it works?', 'Which word would you like to see translated?'],
    ends: { pati: 'Read, draft, check, read again.', fhl: 'So give it a little time.' },
    keep: 'your next translation',
    send: 'somebody who needs it by noon',
    own: [
      {
        kinds: ['process', 'service', 'price'],
        about: 'working days|page|proof|four.eyes|checked',
        lead: 'This is how long it takes here.',
      },
    ],
    pic: {
      ask: 'A printed text with pencil marks and a dictionary, not readable',
      alt: 'A text with pencil marks',
    },
    claims: [['Read, draft, research, revise', 'translation standards']],
  },
];
