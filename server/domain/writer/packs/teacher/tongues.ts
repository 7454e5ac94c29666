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
    title: 'Which words to learn first in a new language: twenty that carry',
    cover: 'Twenty words that carry',
    gist: [
      'Learn connecting words before nouns: because, but, already, still, maybe, I would like, how do you say. With twenty of them and your finger you get through a day.',
      'You can point at a tomato. You cannot point at "because". Small words first, tomatoes later.',
    ],
    subject: ['You cannot point at because', 'Tomatoes later'],
    hooks: {
      '*': [
        'In a new language learn "because" before "tomato". You can point at a tomato.',
        'Twenty small words get you further in a new language than two hundred nouns.',
      ],
      pt: 'The most frequent words of a language are short connecting ones; they make up much of all speech.',
      fi: 'You know the colours, the animals and the fruits, and cannot ask for anything? Start here.',
      a: 'New language: twenty small words first.',
      h: 'You can say "the elephant is yellow". The waiter is waiting.',
      l: 'Please, perhaps, still, because.',
    },
    lines: {
      '*': [
        'First words in a new language: please, because, but, already, still, maybe, how, I would like, how do you say.',
        'Learn whole phrases such as "I would like" and hang the rest on to them. Grammar comes along for free.',
        '"How do you say that?" in the new language makes everyone a teacher.',
        'Learn the fillers as well: "well", "let me see". They buy you three seconds, politely.',
      ],
      h: ['In the textbook somebody is always losing an umbrella. In life it is the charger.'],
    },
    scene: [
      'Market stall, first day, a queue behind you. You know eleven fruits, and not how to say "half of that".',
      'The lady at the bakery asks something, and out of three hundred words you know, none of them is in it.',
    ],
    why: [
      [
        'A handful of small words is in nearly every sentence. Each tomato is in one.',
        'Nouns you can show, draw, or look up. The rest you must have in your mouth.',
      ],
      [
        'Connecting two bits makes a sentence, even a wrong one, and others finish it.',
        'With "because" you are a person, without it a dictionary.',
      ],
    ],
    parts: [
      [
        'Take twenty connectors',
        ['On one card, with one sentence each.', 'When they sit, take the next twenty.'],
        'A card with short words',
      ],
      [
        'Use each one aloud today',
        ['To the cat, in the car, at the till.', 'What was said once comes back sooner.'],
        'A person talking in a car',
      ],
      [
        'Hang nouns on the phrases',
        ['I would like, do you have, where is.', 'Three phrases times ten nouns are thirty sentences.'],
        'A shopping list in two languages',
      ],
      [
        'Learn to ask for help',
        ['Slower, please. What is that called?', 'It is no weakness, it is the lesson.'],
        'Two people pointing at a market stall',
      ],
    ],
    turn: [
      'And the elephant? It will come to you some time.',
      'Then you buy half of that, and it is a conversation.',
    ],
    asks: [
      'Which word did you learn first in your new language?',
      'Which sentence from your textbook have you never needed?',
    ],
    ends: {
      pa: 'Frequency decides.',
      fi: 'And then order something, wrong, with joy.',
      t: 'High-frequency function words, chunked phrases.',
      h: 'The elephant has been served.',
      l: 'Perhaps. Still. Please.',
    },
    keep: 'the plane, an hour before landing',
    send: 'somebody with three hundred nouns',
    own: [
      {
        kinds: ['service', 'event', 'offer', 'price'],
        about: 'beginner|conversation|course|class|trial',
        lead: 'And for the next twenty.',
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
    title: 'Learn a language with films: which subtitles should you use?',
    cover: 'Which subtitles?',
    question: 'Subtitles in my own language, or in the one I am learning?',
    short: 'In the one you are learning, as soon as you can follow the story.',
    gist: [
      'With subtitles in your own language you read a film. With those of the foreign one you hear where words begin and end. Take something you know, ten minutes, twice.',
      'Choose a series with plain talk, switch on the subtitles of the language you learn, and watch one scene twice. The second time without.',
    ],
    subject: ['Read it or hear it?', 'One scene, twice'],
    hooks: {
      '*': [
        'Learning a language with films: foreign sound, and which subtitles?',
        'One scene watched twice teaches more of a language than a whole film.',
      ],
      pt: 'Same-language subtitles help learners split the stream of sound into words; own-language ones are mostly read.',
      fi: 'Do you also watch in the original and notice afterwards that you only read?',
      a: 'Films in the original: same-language subtitles, one scene, twice.',
      h: 'After six seasons you can say "we need a lawyer" without an accent.',
      l: 'A dark room, another language, and suddenly a whole sentence.',
    },
    lines: {
      '*': [
        'If you are lost, take subtitles in your own language first for the story, and then the same scene with foreign ones.',
        'Choose films that you know already. Whoever knows who dies can listen to how.',
        'Series with families and kitchens teach more useful sentences than those with dragons.',
        'Say one line a scene aloud after the actor, tune included. Melody is half of an accent.',
      ],
      h: ['You speak the language like a nineteen forties detective. People give you directions.'],
    },
    scene: [
      'You laugh at a joke before you have read it. You sit still for a moment: that was not the subtitle, that was the ear.',
      'An evening, a blanket, and an actor who says the same sentence for the third time, as you keep rewinding.',
    ],
    why: [
      [
        'Spoken language has no gaps. The eye shows the ear where to cut.',
        'Heard fast, "whaddayawant" is one noise. Read once, it is four words.',
      ],
      [
        'In your own language your brain takes the easy way and reads.',
        'Eyes are quicker than ears, so ears need a reason.',
      ],
    ],
    parts: [
      [
        'Take what you know',
        ['A film from childhood, a favourite series.', 'Then the head is free for the words.'],
        'A blanket and a remote control',
      ],
      [
        'Watch one scene twice',
        ['First with, then without subtitles.', 'Ten minutes are plenty.'],
        'A paused film on a screen',
      ],
      [
        'Keep one sentence',
        ['One that you might really say.', 'Write it on the fridge.'],
        'A sentence on a note on a fridge',
      ],
    ],
    turn: [
      'After some weeks you look down less often. That is progress, in neck degrees.',
      'And then an evening with no text, and you notice it only at the end.',
    ],
    asks: ['Which film or series taught you a language?', 'Subtitles on or off: what do you do?'],
    ends: {
      pa: 'Eye leads ear, then lets go.',
      fi: 'Popcorn counts as teaching material.',
      t: 'Segmentation, repetition, shadowing.',
      h: 'The lawyer has been called.',
      l: 'One line, understood.',
    },
    keep: 'the next evening on the sofa',
    send: 'somebody who has watched it three times in translation',
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
      'Ordered a fireman instead of a ham, said you were married to the soup: which sentence in a foreign language will your friends never let you forget?',
      'Everyone who really speaks has one of those stories. Whoever has none has kept silent.',
    ],
    subject: ['Married to the soup', 'Order a fireman'],
    hooks: {
      '*': [
        'What was your funniest mistake in a foreign language?',
        'Anyone who speaks a foreign language has once said something terrible to a waiter.',
      ],
      pt: 'Errors that make people laugh are corrected at once and remembered for good.',
      fi: 'Tell us your worst sentence abroad. You are among friends.',
      a: 'Your funniest language mistake: tell it.',
      h: 'She meant to say she was hot. The whole table now knows her better.',
      l: 'A wrong word, a second of silence, and then laughter.',
    },
    lines: {
      '*': [
        'What was your funniest mistake in a foreign language?',
        'False friends look like words you know: in Spanish "embarazada" is not embarrassed. It is pregnant.',
        'A mistake that made people laugh you make once. That is efficient learning.',
        'When someone speaks your language wrongly, answer with the right form, in passing. That is how friends correct.',
      ],
      h: ['He asked for a pillow and got a widow. There was a long talk.'],
    },
    scene: [
      'The counter, ten people, and you ask loudly and politely for half a kilo of firemen.',
      '"I am full" you meant to say. In that country it means something that one does not say at table.',
    ],
    why: [
      [
        'Sounds that differ by a hair divide ham from fireman. The mouth has to learn the hair.',
        'The nearest word wins, and the tongue does not ask.',
      ],
    ],
    parts: [
      [
        'At table',
        ['Full, hot, excited: three classics.', 'The hostess was kind about it.'],
        'A laid table with soup',
      ],
      [
        'In a shop',
        ['Numbers, animals, body parts.', 'The pointing finger saved it.'],
        "A butcher's counter",
      ],
    ],
    turn: [
      'None of you have forgotten that word since.',
      'That is how a language gets in: through a red face.',
    ],
    asks: ['Which sentence abroad will you never forget?', 'Who laughed loudest at your language mistake?'],
    ends: {
      pa: 'Speaking costs mistakes, silence costs more.',
      fi: 'We collect them. Ours are worse.',
      t: 'Minimal pairs, false friends.',
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
    cover: 'Talk to the kettle',
    gist: [
      'Say what you are doing, in the language you learn: water on, cup out, late again. Where a word is missing, go round it, and look up only that one.',
      'Speaking can be practised without anyone there: three minutes aloud a day about what is before your eyes, and one new word from the gap.',
    ],
    subject: ['Three minutes aloud', 'Tell it to the kettle'],
    hooks: {
      '*': [
        'Nobody to practise a language with? Talk to the kettle.',
        'Three minutes aloud a day make a language come out of the mouth.',
      ],
      pt: 'Narrating aloud trains retrieval, which reading does not.',
      fi: 'You understand a good deal and cannot get a sentence out? Begin in the kitchen.',
      a: 'Speak three minutes a day. Aloud. Alone.',
      h: 'The kettle is patient and does not switch to English.',
      l: 'A kitchen, early, and a few words in another tongue.',
    },
    lines: {
      '*': [
        'Tell yourself aloud in the new language what you are doing right now. Gaps show you what to learn next.',
        'A missing word? Go round it: "the thing for soup". That is a skill native speakers use all day.',
        'Record one minute a week and keep it. In three months listen to the first.',
        'Read a paragraph aloud three times, each a little quicker. Mouths need training like fingers.',
      ],
      h: ['The dog now understands "sit" in two languages, and ignores both.'],
    },
    scene: [
      'The kettle hums, you say "the water is nearly, the water becomes, it does the hot thing", and the cat leaves the room.',
      'In the car at the red light someone talks to nobody with both hands. It is you, and it is Italian.',
    ],
    why: [
      [
        'Understanding goes from word to meaning. Speaking goes the other way, and that road has to be walked as well.',
        'One can recognise thousands of faces and draw none.',
      ],
      [
        'Alone there is nobody to impress, so one can stumble in peace.',
        'A mistake without a witness is only practice.',
      ],
    ],
    parts: [
      [
        'Say what you do',
        ['Water, cup, window, weather.', 'Simple and in the present is enough.'],
        'A kettle and a cup',
      ],
      [
        'Go round gaps',
        ['Describe it, point at it, compare it.', 'Only then look it up, one word a day.'],
        'A notebook with one word',
      ],
      [
        'Same story, three days',
        ["Yesterday's kitchen, told better each time.", 'By the third it runs.'],
        'A calendar with three ticks',
      ],
    ],
    turn: ['And then, some day, somebody answers. You are ready.', 'The kettle was a good listener.'],
    asks: ['What do you talk to when you practise a language?', 'In which language do you count?'],
    ends: {
      pa: 'Output is a skill of its own.',
      fi: 'The cat will come back.',
      t: 'Retrieval, circumlocution, repetition.',
      h: 'Click. Even the kettle agrees.',
      l: 'Steam, and a whole sentence.',
    },
    keep: 'tomorrow at breakfast',
    send: 'somebody who understands all and says nothing',
    own: [
      {
        kinds: ['service', 'event', 'offer', 'price'],
        about: 'conversation|speaking|one.to.one|private|class',
        lead: 'And when the kettle should answer.',
      },
    ],
    pic: { ask: 'A kettle and a notebook on a worktop', alt: 'A kettle beside a notebook' },
    claims: [
      ['Speaking practice trains retrieval; task repetition improves fluency', 'second language research'],
    ],
  },
];
