// Languages: small words, films, kettles and firemen.
import type { Idea } from '../../library/idea.ts';
import { TONGUES } from './kinds.ts';

export const IN_TONGUES: readonly Idea[] = [
  {
    id: 'twenty-words-that-carry',
    format: 'tip',
    again: 9,
    emoji: '🗣️',
    tags: ['LanguageLearning', 'SpeakMore', 'LanguageTips'],
    only: TONGUES,
    title: 'Which words to learn first in a new language',
    cover: 'Learn these twenty words first',
    gist: [
      'In a new language learn connecting words before nouns: because, but, already, still, maybe, I would like. With twenty of them and your finger you get through a day.',
      'You can point at a tomato, but you cannot point at "because". So learn the small words of a language first.',
    ],
    subject: ['Which words to learn first', 'Learn "because" before "tomato"'],
    hooks: {
      '*': [
        'In a new language learn "because" before "tomato". You can point at a tomato.',
        'Twenty small words get you further in a new language than two hundred nouns.',
      ],
      pt: 'The words used most in any language are short ones: because, but, still, maybe.',
      fi: 'You know the colours and the animals, and cannot ask for anything? Learn these words first.',
      a: 'New language: twenty small words first.',
      h: 'In your new language you can say "the elephant is yellow". The waiter is waiting.',
      l: 'Please, perhaps, because: the first words of a new language.',
    },
    lines: {
      '*': [
        'First words in a new language: please, because, but, already, still, maybe, how, I would like, how do you say.',
        'Learn "I would like" as a whole in your new language, and add anything you want.',
        'Learn to say "how do you say that?" in the new language, and everybody becomes your teacher.',
        'Learn to say "well" and "let me see" in the new language. It gives you three seconds to think.',
      ],
      h: ['In the language book somebody always loses an umbrella. In life it is the charger.'],
    },
    scene: [
      'At the market on the first day you know eleven fruits, but not how to say "half of that".',
      'The lady at the bakery asks you something. You know three hundred words, and not one of them is in it.',
    ],
    why: [
      [
        'The small words are in nearly every sentence. The word for tomato is in hardly any.',
        'A thing can be shown or looked up. The small words you have to know.',
      ],
      [
        'With two words and a "because" you have a sentence, and others will help you with the rest.',
        'Small words let you say what you think, and not only what things are called.',
      ],
    ],
    parts: [
      [
        'Take twenty small words',
        ['Write them on a card, with one sentence each.', 'When you know them, take the next twenty.'],
        'A card with short words',
      ],
      [
        'Use each of them aloud today',
        ['In the car, in the shower, on a walk.', 'If you have said it once, you find it sooner.'],
        'A person talking in a car',
      ],
      [
        'Learn three whole phrases',
        ['I would like, do you have, where is.', 'Three phrases and ten nouns make thirty sentences.'],
        'A shopping list in two languages',
      ],
      [
        'Learn to ask for help',
        ['"More slowly, please." "What is that called?"', 'It makes a conversation longer.'],
        'Two people pointing at a market stall',
      ],
    ],
    turn: ['You can learn "elephant" later.', 'And then you can ask for half of that.'],
    asks: [
      'Which word did you learn first in your new language?',
      'Which sentence from your language book have you never needed?',
    ],
    ends: {
      pa: 'Learn what you will use most.',
      fi: 'And then order something, with mistakes and with joy.',
      t: 'First the words that are used most, and in whole phrases.',
      h: 'The elephant will have the soup.',
      l: 'Perhaps. Still. Please.',
    },
    keep: 'the flight, an hour before you land',
    send: 'somebody who only knows nouns',
    own: [
      {
        kinds: ['service', 'event', 'offer', 'price'],
        about: 'beginner|conversation|course|class|trial',
        lead: 'And for the next twenty words.',
      },
    ],
    pic: { ask: 'A handwritten card with short words', alt: 'A card with handwritten short words' },
    claims: [
      [
        'Function words are the most frequent in texts; formulaic phrases help beginners',
        'applied linguistics textbooks',
      ],
    ],
  },
  {
    id: 'films-with-which-subtitles',
    format: 'answer',
    again: 9,
    emoji: '🎬',
    tags: ['LanguageLearning', 'FilmsInOriginal', 'LanguageTips'],
    only: TONGUES,
    title: 'Learning a language with films: which subtitles should you use?',
    cover: 'Language films: which subtitles?',
    question: 'Subtitles in my own language, or in the one I am learning?',
    short: 'In the one you are learning, as soon as you can follow the story.',
    gist: [
      'With subtitles in your own language you only read. With those of the new language you hear where words begin and end. Watch ten minutes of something you know, twice.',
      'Take a series with simple talk, switch on subtitles in the language you are learning, and watch one scene twice. The second time without.',
    ],
    subject: ['Which subtitles help you learn?', 'Watch one scene twice'],
    hooks: {
      '*': [
        'Learning a language with films: subtitles in your own language, or in the new one?',
        'One scene watched twice teaches more of a language than a whole film.',
      ],
      pt: 'Subtitles in the new language help you hear single words. With your own you only read.',
      fi: 'Do you watch films in a foreign language and notice that you only read?',
      a: 'Foreign films: subtitles in the new language, and one scene twice.',
      h: 'After six seasons you can say "we need a lawyer" without an accent.',
      l: 'A dark room, a foreign language, and suddenly you understand a whole sentence.',
    },
    lines: {
      '*': [
        'If you do not follow the story, use subtitles in your own language first, and then watch the scene again with foreign ones.',
        'Learning with films? Choose one that you know. If you know how it ends, you can listen.',
        'You learn more useful sentences from a series about families than from one with dragons.',
        'Learning from a series? Repeat one line aloud in each scene. That is how you get the accent.',
      ],
      h: ['You learnt the language from old crime films. People are a little afraid of you.'],
    },
    scene: [
      'You laugh at a joke before you have read it. You understood it just by listening.',
      'A blanket, a series, and you rewind for the third time, because you want to hear that sentence again.',
    ],
    why: [
      [
        'When people speak, there are no gaps between the words. The subtitles show you where they are.',
        '"Whaddayawant" is one noise until you have read that it is four words.',
      ],
      [
        'If you can read it in your own language, you stop listening.',
        'Reading is easier than listening, so we read.',
      ],
    ],
    parts: [
      [
        'Choose something you know',
        ['A film from your childhood, or a favourite series.', 'Then you can listen to the words.'],
        'A blanket and a remote control',
      ],
      [
        'Watch one scene twice',
        ['First with subtitles, and then without.', 'Ten minutes are plenty.'],
        'A paused film on a screen',
      ],
      [
        'Keep one sentence',
        ['One that you could really use.', 'Put it on the fridge.'],
        'A sentence on a note on a fridge',
      ],
    ],
    turn: [
      'After some weeks you look down less often.',
      'And one evening you notice that there were no subtitles.',
    ],
    asks: ['Which film or series taught you a language?', 'Subtitles on or off: what do you do?'],
    ends: {
      pa: 'First read along, and later only listen.',
      fi: 'Popcorn is a teaching aid.',
      t: 'Watch it twice, repeat it aloud, keep one sentence.',
      h: 'The lawyer has been called.',
      l: 'One sentence, understood.',
    },
    keep: 'the next evening on the sofa',
    send: 'somebody who is watching it for the third time',
    own: [
      {
        kinds: ['service', 'event', 'offer'],
        about: 'conversation|course|film|club|class',
        lead: 'And to talk about it afterwards.',
      },
    ],
    pic: { ask: 'A sofa with a blanket and a paused film', alt: 'A blanket on a sofa before a screen' },
    claims: [
      [
        'Same-language subtitles aid segmentation and vocabulary; own-language are read first',
        'research on captioned viewing',
      ],
    ],
  },
  {
    id: 'wrong-word-at-the-butcher',
    format: 'question',
    again: 9,
    emoji: '😅',
    tags: ['LanguageFails', 'LanguageLearning', 'FunnyMistakes'],
    only: TONGUES,
    title: 'What was your funniest mistake in a foreign language?',
    cover: 'Your funniest language mistake',
    gist: [
      'Ordered a fireman instead of ham? Told them that you were married to the soup? Tell us your funniest mistake in a foreign language.',
      'Everybody who speaks a foreign language has a story like that. If you have none, you have not spoken enough.',
    ],
    subject: ['Your funniest language mistake?', 'When you ordered a fireman'],
    hooks: {
      '*': [
        'What was your funniest mistake in a foreign language?',
        'Anyone who speaks a foreign language has once said something terrible to a waiter.',
      ],
      pt: 'A mistake that made people laugh is one you never make again.',
      fi: 'Tell us the funniest thing you have said abroad. You are among friends.',
      a: 'Tell us your funniest language mistake.',
      h: 'She wanted to say that she was warm. Now the whole table knows her better.',
      l: 'One wrong word, a second of silence, and then everybody laughs.',
    },
    lines: {
      '*': [
        'What was your funniest mistake in a foreign language?',
        'False friends in a language look like words you know: in Spanish "embarazada" is not embarrassed. It is pregnant.',
        'If people laugh at your mistake in a foreign language, you will never make it again.',
        'When somebody makes a mistake in your language, just use the right word in your answer. That is how friends correct.',
      ],
      h: ['He asked the hotel for a pillow and got a widow. There was a long talk.'],
    },
    scene: [
      "Ten people at the butcher's, and you ask loudly for half a kilo of fireman.",
      'You wanted to say "I am full". In that language it means something you do not say at dinner.',
    ],
    why: [
      [
        'In a foreign language, ham and fireman may sound nearly the same.',
        'You take the word that comes first, and it is not always the right one.',
      ],
    ],
    parts: [
      [
        'At the dinner table',
        ['Full, hot, excited: three words that go wrong.', 'Your hostess was kind about it.'],
        'A laid table with soup',
      ],
      ['In a shop', ['Numbers and animals are good for it.', 'Pointing saved you.'], "A butcher's counter"],
    ],
    turn: ['You have never forgotten that word since.', 'That is how you learn a language: with a red face.'],
    asks: [
      'What did you once say abroad that you will never forget?',
      'Who laughed loudest at your language mistake?',
    ],
    ends: {
      pa: 'You only learn it if you make mistakes.',
      fi: 'Tell us. Ours are worse.',
      t: 'Two words that sound nearly the same: that is all it takes.',
      h: 'The firemen came. They were very kind.',
      l: 'And everybody drank to it.',
    },
    keep: 'the next trip',
    send: 'somebody who was there',
    pic: { ask: 'A phrase book on a café table', alt: 'A phrase book on a café table' },
    claims: [
      ['Spanish embarazada means pregnant; recasts as feedback', 'definition; language teaching textbooks'],
    ],
  },
  {
    id: 'talk-to-the-kettle',
    format: 'howto',
    again: 9,
    emoji: '🫖',
    tags: ['LanguageLearning', 'SpeakMore', 'DailyPractice'],
    only: TONGUES,
    title: 'How to practise speaking a language when you are alone',
    cover: 'Practise a language on your kettle',
    gist: [
      'Say what you are doing in the language you learn: water on, cup out, late again. If you do not know a word, describe it, and look up only that one.',
      'You can practise speaking without anyone there: three minutes aloud each day about what you see, and one new word.',
    ],
    subject: ['Speak for three minutes, alone', 'Practise a language in your kitchen'],
    hooks: {
      '*': [
        'Nobody to practise a language with? Talk to the kettle.',
        'Three minutes of speaking aloud each day help your new language more than an hour of reading.',
      ],
      pt: 'If you speak aloud, you practise finding the words. When you read, you do not.',
      fi: 'You understand a lot of the language and cannot say a sentence? Begin in your kitchen.',
      a: 'Speak the language for three minutes a day, aloud and alone.',
      h: 'The kettle is patient and never switches to English.',
      l: 'An early morning, a kitchen, and a few words in another language.',
    },
    lines: {
      '*': [
        'Learning a language? Say aloud what you are doing right now. You will notice which words you need.',
        'Do not know the word in your new language? Describe it: "the thing for soup". Everybody does it.',
        'Record yourself in the new language for a minute each week. In three months listen to the first.',
        'Read a paragraph in the new language aloud three times, a little faster each time.',
      ],
      h: ['The dog now understands "sit" in two languages, and does it in neither.'],
    },
    scene: [
      'You say to the kettle, in your new language: "The water is nearly, the water does the hot thing." The cat leaves the room.',
      'At the red light somebody is talking to nobody, with both hands. It is you, and it is Italian.',
    ],
    why: [
      [
        'To understand a word is one thing, to find it when you speak is another. So practise finding it.',
        'You can recognise thousands of faces and draw none. It is the same with words.',
      ],
      ['When you are alone, nobody hears your mistakes.', 'It is easier to try when nobody is listening.'],
    ],
    parts: [
      [
        'Say what you are doing',
        ['Water, cup, window, weather.', 'Short sentences are fine.'],
        'A kettle and a cup',
      ],
      [
        'Describe words you do not know',
        ['Point at it, or say what it is for.', 'Then look up one word a day.'],
        'A notebook with one word',
      ],
      [
        'Tell the same thing three days running',
        ['It gets better each time.', 'On the third day it is easy.'],
        'A calendar with three ticks',
      ],
    ],
    turn: ['And then, one day, somebody answers. You are ready.', 'The kettle is a good listener.'],
    asks: ['What do you talk to when you practise a language?', 'In which language do you count?'],
    ends: {
      pa: 'You learn to speak by speaking.',
      fi: 'The cat will come back.',
      t: 'Say it, describe what is missing, repeat it.',
      h: 'Click. The kettle agrees.',
      l: 'The water boils, and you have said a whole sentence.',
    },
    keep: 'tomorrow at breakfast',
    send: 'somebody who understands it all and says nothing',
    own: [
      {
        kinds: ['service', 'event', 'offer', 'price'],
        about: 'conversation|speaking|one.to.one|private|class',
        lead: 'And if you would like an answer.',
      },
    ],
    pic: { ask: 'A kettle and a notebook on a worktop', alt: 'A kettle beside a notebook' },
    claims: [
      ['Speaking practice trains retrieval; task repetition improves fluency', 'second language research'],
    ],
  },
];
