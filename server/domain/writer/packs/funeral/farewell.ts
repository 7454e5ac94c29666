// What helps when somebody has died, and what may be settled long before.
import type { Idea } from '../../library/idea.ts';

export const FAREWELL: readonly Idea[] = [
  {
    id: 'what-to-write-on-the-card',
    format: 'howto',
    again: 8,
    emoji: '🕊️',
    tags: ['CondolenceCard', 'WhatToWrite', 'BeingThere'],
    title: ['What to write in a sympathy card', 'Sympathy card: three sentences are enough'],
    cover: 'Your sympathy card',
    gist: [
      'Say that you are sorry, name the person, tell one small memory, and offer one thing that you will really do. Three sentences are enough.',
      'You do not need special words. A name, a memory and an honest offer comfort more than a long letter.',
    ],
    subject: ['What to write in a sympathy card', 'Three sentences are enough'],
    hooks: {
      '*': [
        'You do not know what to write in a sympathy card? Three sentences are enough.',
        'The right words for a sympathy card are simple ones. Here is what helps.',
      ],
      ptal: 'A name, a memory, an offer: that is a good sympathy card.',
      fi: 'Has the card been lying on your desk for days? This makes it easier.',
      h: 'A short card is better than none. Much better.',
    },
    lines: {
      '*': [
        'Write the name of the person who has died in your sympathy card. The family likes to read it.',
        'Tell one small memory in a sympathy card. It is a gift that nobody else can give.',
        'Leave out "at least" and "time heals". They do not comfort.',
        'It is not too late for a sympathy card, also after weeks.',
      ],
      h: ['Your handwriting need not be tidy. It only has to be yours.'],
    },
    scene: [
      'The card has been open before you since Sunday, and only "Dear" stands on it.',
      'Years later a family still reads the cards with the small stories.',
    ],
    why: [
      ['A memory shows that the person is not forgotten.', 'The family may not have known your story.'],
      ['Silence is often felt as distance.', 'A few words show that you think of them.'],
    ],
    parts: [
      [
        'Say that you are sorry',
        ['In plain words, with the name.', 'One sentence is enough.'],
        'A card and a pen',
      ],
      [
        'Tell one memory',
        ['Something small that you remember.', 'It may make them smile.'],
        'A handwritten line',
      ],
      [
        'Offer something real',
        ['"I will bring soup on Thursday."', 'With a day, so that nobody has to ask.'],
        'A pot of soup',
      ],
      [
        'Send it, also late',
        ['After weeks most cards have stopped coming.', 'Then yours does good.'],
        'An envelope',
      ],
    ],
    turn: ['Your own words are the right ones.', 'It need not be more.'],
    asks: [
      'Which words in a sympathy card have comforted you?',
      'What is hardest about writing such a card?',
    ],
    ends: {
      ptal: 'Name, memory, offer.',
      fi: 'Send it today. It is good as it is.',
      h: 'Short and heartfelt is enough.',
    },
    keep: 'a day on which you need it',
    send: 'somebody who is looking for words',
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
    title: ['Funeral wishes: what to write down for your family', 'One page that helps your family one day'],
    cover: 'Your wishes on one page',
    gist: [
      'Write on one page where your papers are, who should be called, burial or cremation, music, and who looks after a pet. It helps your family very much.',
      'With one page nobody has to guess what you would have wanted.',
    ],
    subject: ['Your wishes on one page', 'What to write down'],
    hooks: {
      '*': [
        'Does your family know what you would want? One page is enough.',
        'Burial, music, flowers: write your wishes down for your family.',
      ],
      ptal: 'A page with your wishes spares your family many questions.',
      fi: 'It is easier to talk about it over tea than you think.',
      h: 'A page in the drawer saves many a discussion.',
    },
    lines: {
      '*': [
        'Write down whether you would like burial or cremation. It is the first question families are asked.',
        'One piece of music that you would like at your funeral: write it down.',
        'Note where your papers are, and tell two people about it.',
        'Write down who should be told, also friends whom the family does not know.',
      ],
      h: ['"You decide" is a wish as well. Write it down, and nobody has to argue.'],
    },
    scene: [
      'Three children sit at a table, and each remembers something else.',
      'In the drawer lies a page, and all questions are answered.',
    ],
    why: [
      ['In the first days many things have to be decided.', 'Nobody has a clear head then.'],
      ['Talking about it makes many people feel lighter.', 'What is settled need not worry anybody.'],
    ],
    parts: [
      [
        'Where your papers are',
        ['Where certificates, will and insurance are.', 'One folder is best.'],
        'A folder',
      ],
      ['Who should be told', ['Names with telephone numbers.', 'Think of old friends.'], 'A list of names'],
      [
        'Your wishes for the funeral',
        ['Burial or cremation, music, flowers, clothes.', 'Only what matters to you.'],
        'A handwritten page',
      ],
      [
        'Who takes pets and plants',
        ['Who takes the cat?', 'It is often the most urgent question.'],
        'A cat by a window',
      ],
      [
        'A date, and two people who know',
        ['Look at it once a year.', 'Tell somebody where it is.'],
        'A signed page',
      ],
    ],
    turn: ['It takes an evening.', 'Then you can put it away.'],
    asks: ['Have you talked about it in your family?', 'Which music would you choose for your funeral?'],
    ends: {
      ptal: 'One page, dated, in a known place.',
      fi: 'Do it with somebody you trust.',
      h: 'And have cake with it.',
    },
    caution: [
      'A page of wishes is no will. Ask a solicitor or notary what counts in law in your country.',
      'Legal matters such as a will belong to a solicitor or notary.',
    ],
    keep: 'a quiet evening',
    send: 'your family',
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
    title: ['Somebody has died at home: what to do first', 'After a death at home: the first steps'],
    cover: 'The first steps after a death',
    gist: [
      'If the death was expected, call the doctor or nurse, and then somebody who can be with you. You may take your time to say farewell.',
      'Nearly everything can wait until the morning. Call a doctor, call somebody close, and then a funeral director.',
    ],
    subject: ['The first steps after a death', 'You have time'],
    hooks: {
      '*': [
        'Somebody has died at home: what has to be done first?',
        'After a death at home there is more time than most people think.',
      ],
      ptal: 'A doctor or nurse has to confirm the death. Then you have time.',
      fi: 'You do not have to manage this alone. Call somebody who can be with you.',
      h: 'You do not have to know anything now. You will be told, step by step.',
    },
    lines: {
      '*': [
        'After an expected death at home call the doctor or nurse first.',
        'You may stay with the person who has died for some hours.',
        'Ask a friend or relative to be with you and make the calls.',
        'A funeral director can be reached at any hour and explains the next steps.',
      ],
      h: ['Somebody should make tea. And sit down with you.'],
    },
    scene: [
      'It is night, it has become quiet, and you do not know what to do.',
      'Somebody sits beside you, and nothing is urgent any more.',
    ],
    why: [
      ['Nothing has to be decided in the first hours.', 'In most places there is a day or more.'],
      ['Saying farewell in peace helps many people.', 'Many are glad of this time later.'],
    ],
    parts: [
      [
        'Call the doctor or nurse',
        ['They confirm the death.', 'At night the out-of-hours service.'],
        'A telephone',
      ],
      [
        'Call somebody close',
        ['So that you are not alone.', 'They can write things down for you.'],
        'Two people sitting together',
      ],
      ['Take your time', ['Sit, talk, pray or be silent.', 'You may open a window.'], 'A candle'],
      [
        'Call a funeral director',
        ['When you are ready.', 'You may ask for the prices in writing.'],
        'A notepad',
      ],
    ],
    turn: ['Everything else comes step by step.', 'You will be helped with the rest.'],
    asks: ['What helped you in the first days?', 'Who was there for you in the first days?'],
    ends: { ptal: 'Doctor, somebody close, time.', fi: 'You need not be strong.', h: 'One step at a time.' },
    question: 'What do I have to do first when somebody has died at home?',
    short: [
      'If it was expected: call a doctor or nurse. After that you have time.',
      'Call a doctor. Everything else can wait for some hours.',
    ],
    caution: [
      'If a death is sudden, or you are not sure, call the emergency number at once. Rules differ from country to country.',
      'With a sudden or unexpected death call the emergency number.',
    ],
    keep: 'a time when you need it',
    send: 'somebody who cares for a relative',
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
    emoji: '🧒',
    tags: ['ChildrenAndGrief', 'Farewell', 'BeingThere'],
    title: ['Should children come to a funeral?', 'Children at a funeral: how to prepare them'],
    cover: 'May children come?',
    gist: [
      'Children may come if they want to. Explain what will happen, give them somebody who is only there for them, and something to do.',
      'Clear words, a free choice and a hand to hold: that helps children at a funeral.',
    ],
    subject: ['May children come?', 'How to prepare them'],
    hooks: {
      '*': [
        'Should children come to a funeral? Ask them, and explain it first.',
        'How do you prepare a child for a funeral? With clear words.',
      ],
      ptal: 'Children cope better when they know what will happen.',
      fi: 'Are you unsure whether to take your child along? This may help you.',
      h: 'Children ask direct questions. Direct answers help them.',
    },
    lines: {
      '*': [
        'Tell children what will happen at a funeral, and let them choose.',
        'Say "has died" and not "has gone to sleep". It avoids fear of bedtime.',
        'Give a child one adult at the funeral who can go out with them.',
        'Let a child choose a flower or paint a picture for the funeral.',
      ],
      h: ['"Will there be cake?" is a fair question. Mostly the answer is yes.'],
    },
    scene: [
      'A child holds a painted picture, and lays it down at the end.',
      'A boy cries, and five minutes later he plays. Both are fine.',
    ],
    why: [
      ['What is not explained, children imagine.', 'Their pictures are often worse than the truth.'],
      ['Saying farewell helps children, too.', 'It is good to have been a part of it.'],
    ],
    parts: [
      [
        'Explain it beforehand',
        ['Who will come, what happens, how long it takes.', 'In short, clear sentences.'],
        'A parent and child talking',
      ],
      [
        'Let them choose',
        ['Come, or not, or only later.', 'They may change their mind.'],
        'A child at a door',
      ],
      [
        'Give them an adult',
        ['Somebody who is less sad.', 'They can go out at any time.'],
        'A hand holding a small hand',
      ],
      [
        'Give them something to do',
        ['A flower, a stone, a picture.', 'It helps to remember.'],
        "A child's drawing",
      ],
    ],
    turn: ['Children ask again later. Simply answer again.', 'There is no wrong way to be sad.'],
    asks: ['Were you allowed to come as a child?', 'What helped your children at a funeral?'],
    ends: {
      ptal: 'Explain, let them choose, stay with them.',
      fi: 'Trust your child.',
      h: 'And keep some cake for them.',
    },
    myth: 'Children should not come to a funeral',
    short: [
      'They may, if they want to and are prepared.',
      'Many children are glad later that they were there.',
    ],
    caution: [
      'If a child sleeps or eats badly for weeks or withdraws, ask a doctor or a bereavement service for children.',
      'A child that stays very sad or withdrawn for weeks needs help from a doctor or bereavement service.',
    ],
    keep: 'a time when you need it',
    send: 'parents who are in doubt',
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
    again: 8,
    emoji: '🎵',
    tags: ['Remembering', 'MusicAndMemory', 'Farewell'],
    title: [
      'Which song reminds you of somebody you miss?',
      'A song, a smell, a recipe: what brings back memories?',
    ],
    cover: 'Which song brings back memories?',
    gist: [
      'Which song, smell or recipe reminds you of somebody you miss?',
      'Some memories come with a song, others with a smell. What is it for you?',
    ],
    subject: ['Which song brings back memories?', 'A song, a smell, a recipe'],
    hooks: {
      '*': [
        'Which song reminds you of somebody you miss?',
        'A song on the radio, and somebody is with you again. Which one is it?',
      ],
      ptal: 'Songs and smells bring memories back more than words.',
      fi: 'Whose recipe do you still cook today?',
      h: 'Whose jokes do you still tell, word for word?',
    },
    lines: {
      '*': [
        'Which song reminds you of somebody you miss?',
        'Whose recipe do you still cook today?',
        'Say their name at the table now and then. It does most people good.',
        'What did you learn from somebody that you still do today?',
      ],
      h: ['The jokes were bad, and we tell them every year.'],
    },
    scene: [
      'In the supermarket a song is playing, and you have to stop for a moment.',
      "The kitchen smells as it did at your grandmother's.",
    ],
    why: [['Music and smells stay in the memory for long.', 'They bring back feelings at once.']],
    parts: [
      [
        'A song',
        ['For many it is the radio of their childhood.', 'You need only hear the first bars.'],
        'An old radio',
      ],
      [
        'A smell or a dish',
        ['Plum cake, lavender, coffee.', 'It brings back a whole kitchen.'],
        'A plum cake',
      ],
    ],
    turn: ['Thank you for sharing it.', 'It is good to remember.'],
    asks: ['Which song brings somebody back to you?', 'Which dish do you cook as they did?'],
    ends: {
      ptal: 'Name the song, if you like.',
      fi: 'We like to read your memories.',
      h: 'And tell the bad joke once more.',
    },
    keep: 'an anniversary',
    send: 'somebody who remembers, too',
    pic: { ask: 'An old radio, a recipe card or a coat hook', alt: 'An old handwritten recipe card' },
    claims: [['Smell and music cue autobiographical memory', 'textbook of psychology']],
  },
  {
    id: 'what-to-wear-to-a-funeral',
    format: 'answer',
    again: 8,
    emoji: '👔',
    tags: ['FuneralEtiquette', 'WhatToWear', 'GoodToKnow'],
    title: ['What to wear to a funeral', 'Clothes for a funeral: does it have to be black?'],
    cover: 'What to wear to a funeral',
    gist: [
      'Dark, quiet clothes are right nearly everywhere. It need not be black. If the family asks for colours, do as they wish.',
      'Neat, comfortable and not loud: that is enough. Look at the notice, or ask the family or the funeral director.',
    ],
    subject: ['What to wear to a funeral', 'Does it have to be black?'],
    hooks: {
      '*': [
        'What do you wear to a funeral? Dark and quiet is nearly always right.',
        'Does it have to be black? No, and sometimes the family asks for colours.',
      ],
      ptal: 'Neat, dark, comfortable: with that you are always right.',
      fi: 'Are you unsure what to wear? Simple is best.',
      h: 'Nobody will look at your shoes. Comfortable ones are a good choice.',
    },
    lines: {
      '*': [
        'Dark blue, grey or brown are as good as black for a funeral.',
        "If the notice asks for bright colours, wear them. It was somebody's wish.",
        'Wear comfortable shoes to a funeral. You may stand for a while, also on grass.',
        'A warm coat is important at a burial. It is often colder than you think.',
      ],
      h: ['A handkerchief belongs in every pocket. One for you and one to give away.'],
    },
    scene: [
      'You stand before the wardrobe and have nothing black.',
      'All come in bright colours, because she had wished for it.',
    ],
    why: [
      ['Clothes show respect. They need not be new or black.', 'The family is glad that you have come.'],
      ['Customs differ by family and faith.', 'If you ask, you cannot go wrong.'],
    ],
    parts: [
      [
        'Choose dark, quiet colours',
        ['Black, blue, grey, brown.', 'A jacket and tidy shoes are enough.'],
        'A dark jacket',
      ],
      [
        'Look at the notice',
        ['Some ask for colours, or for no flowers.', 'It is usually at the bottom.'],
        'A funeral notice',
      ],
      [
        'Think of weather and ground',
        ['A coat, an umbrella, flat shoes.', 'A churchyard can be muddy.'],
        'An umbrella',
      ],
    ],
    turn: ['That you come is what counts.', 'If in doubt, ask.'],
    asks: ['Dark or bright: what should people wear to a funeral?', 'Would you like people to wear colours?'],
    ends: {
      ptal: 'Dark, neat, comfortable.',
      fi: 'It is good that you are going.',
      h: 'And take two handkerchiefs.',
    },
    question: 'Do I have to wear black to a funeral?',
    short: [
      'No. Dark and quiet is enough, unless the family asks for something else.',
      'Dark colours are fine. Some families ask for bright ones.',
    ],
    keep: 'a time when you need it',
    send: 'somebody who asks themselves the same',
    only: 'funeral (?:director|home|service|parlour|care|arrang|celebrant)|funerals?\\b|undertak',
    pic: { ask: 'A dark coat on a hanger', alt: 'A dark coat on a hanger' },
    claims: [['Customs of dress at funerals vary by family and faith', 'trade practice']],
  },
  {
    id: 'how-to-write-a-eulogy',
    format: 'howto',
    again: 9,
    emoji: '🖋️',
    tags: ['Eulogy', 'FuneralService', 'Words'],
    title: ['How to write a eulogy', 'Speaking at a funeral: how to prepare'],
    cover: 'How to write a eulogy',
    gist: [
      'Collect three memories, begin with who you are, tell small stories, end with a thank you, and keep it to three to five minutes.',
      'You need not tell a whole life. Three small stories show a person better than a list of dates.',
    ],
    subject: ['How to write a eulogy', 'Three memories are enough'],
    hooks: {
      '*': [
        'You are to speak at a funeral? Three small memories are enough.',
        'How do you write a eulogy? With stories and not with dates.',
      ],
      ptal: 'Three to five minutes, three memories, one thank you: that is a good eulogy.',
      fi: 'You would like to say a few words and do not know how? This helps.',
      h: 'A small smile is allowed in a eulogy. It is often the best part.',
    },
    lines: {
      '*': [
        'Three to five minutes are enough for a eulogy. That is about a page and a half.',
        'Tell one small, typical story in a eulogy. It shows more than a list of dates.',
        'Print a eulogy in large letters, and practise it aloud twice.',
        'Ask somebody to stand by who can read on for you if your voice fails.',
      ],
      h: ['If people smile at a story, you have caught the person well.'],
    },
    scene: [
      'A blank page lies before you, and there is so much to say.',
      'You tell about the old car, and people smile through their tears.',
    ],
    why: [
      ['Stories stay in the memory, and dates do not.', 'Everybody sees the person before them.'],
      ['In grief it is hard to concentrate.', 'A short speech is easier to speak and to hear.'],
    ],
    parts: [
      [
        'Collect memories',
        ['Ask family and friends for one each.', 'Write down single words.'],
        'A notebook',
      ],
      [
        'Choose three',
        ['One funny, one typical, one quiet.', 'Leave out what embarrasses anybody.'],
        'Three notes',
      ],
      ['Write as you speak', ['Begin with who you are.', 'Short sentences.'], 'A handwritten page'],
      [
        'End with a thank you',
        ['To the person, or to those who have come.', 'That is enough.'],
        'A folded page',
      ],
    ],
    turn: ['If you have to stop, take your time. Nobody minds.', 'You can also let somebody else read it.'],
    asks: ['Have you ever spoken at a funeral?', 'What has helped you to speak in front of others?'],
    ends: {
      ptal: 'Three stories, three minutes, thank you.',
      fi: 'Your own words are the right ones.',
      h: 'And a smile may be part of it.',
    },
    keep: 'a time when you need it',
    send: 'somebody who has to speak',
    only: 'funeral (?:director|home|service|parlour|care|arrang|celebrant)|funerals?\\b|undertak',
    pic: { ask: 'A pen on a blank page', alt: 'A pen on a blank page' },
    claims: [['Length and structure of a eulogy', "celebrants' advice"]],
  },
  {
    id: 'questions-for-a-funeral-director',
    format: 'checklist',
    again: 9,
    emoji: '❔',
    tick: true,
    tags: ['FuneralPlanning', 'FuneralCosts', 'GoodToKnow'],
    title: ['What to ask a funeral director', 'Arranging a funeral: six questions about cost and choice'],
    cover: 'What to ask a funeral director',
    gist: [
      'Ask what is included, what comes on top, for a written estimate, what you can do yourselves, how payment works, and who will be there for you.',
      'With six questions you know what a funeral costs and what you can choose.',
    ],
    subject: ['What to ask a funeral director', 'Cost and choice'],
    hooks: {
      '*': [
        'What should you ask a funeral director? These six questions.',
        'Arranging a funeral? Ask for a written estimate first.',
      ],
      ptal: 'A written estimate with all the costs is your right in many countries. Ask for it.',
      fi: 'It is hard to ask about money at such a time. You may.',
      h: 'No question is out of place here. Really none.',
    },
    lines: {
      '*': [
        'Ask a funeral director for a written estimate with all costs, also those of others.',
        'You may compare funeral directors, also in the first days.',
        'Ask what the family can do itself: music, flowers, carrying, reading.',
        'Ask for the simplest funeral, if that is your wish. It is a normal question.',
      ],
      h: ['Nobody minds if you ask twice.'],
    },
    scene: [
      'You sit at a table, there is a folder with prices, and you do not know what you need.',
      'Somebody explains it in peace, and you take the list home.',
    ],
    why: [
      [
        'Most people arrange a funeral only once or twice in their lives.',
        'Nobody has to know how it works.',
      ],
      ['With clear costs there are no worries later.', 'Fees of others, such as a crematorium, come on top.'],
    ],
    parts: [
      [
        'What is included?',
        ['Collection, care, coffin, transport, papers.', 'Ask for the list.'],
        'A written list',
      ],
      [
        'What comes on top?',
        ['Cemetery, crematorium, doctor, flowers.', 'These are fees of others.'],
        'A bill',
      ],
      [
        'Is there a written estimate?',
        ['Before you decide.', 'Take it home and sleep on it.'],
        'A page on a table',
      ],
      [
        'What can the family do itself?',
        ['Music, readings, dressing, carrying.', 'Many families are glad to.'],
        'Hands with flowers',
      ],
      [
        'How do we pay?',
        ['Deposit, instalments, from the estate.', 'Ask about help with the costs.'],
        'A pen on a form',
      ],
      [
        'Who is there for us?',
        ['One person and one number.', 'Also at night and at weekends.'],
        'A telephone',
      ],
    ],
    turn: ['Take your time with the answers.', 'A good funeral director is glad of these questions.'],
    asks: [
      'What would you ask first when arranging a funeral?',
      'What would you want to know before you arrange a funeral?',
    ],
    ends: {
      ptal: 'Included, on top, in writing.',
      fi: 'You may ask us everything.',
      h: 'And you may ask it twice.',
    },
    caution: [
      'Rules on prices and help with funeral costs differ from country to country: an advice centre can tell you.',
      'Whether there is help with the costs depends on where you live. Ask an advice centre.',
    ],
    keep: 'a time when you need it',
    send: 'somebody who has to arrange it',
    only: 'funeral (?:director|home|service|parlour|care|arrang)|undertak',
    own: [
      {
        kinds: ['service', 'price', 'policy', 'process'],
        about: 'from £|from \\$|written|estimate|prices|simple funeral|plans?',
        lead: ['At {name}:', 'What {name} offers:'],
      },
    ],
    pic: { ask: 'A quiet room with two chairs and a table', alt: 'Two chairs at a table in a quiet room' },
    claims: [
      [
        'Itemised price lists are required in several countries; third-party fees',
        'CMA (UK), FTC Funeral Rule (US)',
      ],
    ],
  },
  {
    id: 'burial-or-cremation',
    format: 'glossary',
    again: 9,
    emoji: '🌿',
    tags: ['Burial', 'Cremation', 'FuneralPlanning'],
    title: [
      'Burial, cremation, woodland burial: what is the difference?',
      'Burial or cremation? What to know',
    ],
    cover: 'Burial or cremation?',
    gist: [
      'A burial needs a grave, a cremation leaves the choice of place open, a woodland burial has a tree instead of a stone. Cost and rules depend on the place.',
      'Burial, cremation or woodland: the wishes of the person decide, and then cost and place.',
    ],
    subject: ['Burial or cremation?', 'What to know'],
    hooks: {
      '*': [
        'Burial or cremation? Here is what is different.',
        'Woodland, churchyard or ashes: which forms of burial are there?',
      ],
      ptal: 'The wish of the person comes first, then place and cost.',
      fi: 'Many families do not know what was wished. It helps to talk early.',
      h: 'It is a question for the living as well. Talk about it over a walk.',
    },
    lines: {
      '*': [
        'A burial needs a grave, which can be visited and looked after.',
        'After a cremation the ashes can be buried, kept or scattered where it is allowed.',
        'In a woodland burial a tree takes the place of a stone.',
        'Ask how long a grave may be kept and what that costs. It differs from place to place.',
      ],
      h: ['Some people want a tree. Some want a bench with a view.'],
    },
    scene: [
      'The family sits together, and nobody knows which it should be.',
      'He had said it on a walk once: under a tree, please.',
    ],
    why: [
      ['There are more possibilities today than before.', 'Not every family wants the same.'],
      ['Place and form also matter to those who visit.', 'Some need a grave, others a quiet wood.'],
    ],
    parts: [
      [
        'Burial',
        ['In a coffin, in a grave that can be visited.', 'Usually in a cemetery or churchyard.'],
        'A churchyard',
      ],
      [
        'Cremation',
        ['The ashes are given to the family or buried.', 'There is time to choose the place.'],
        'An urn',
      ],
      [
        'Woodland burial',
        ['Under a tree, mostly without a stone.', 'Simple and close to nature.'],
        'A wood in light',
      ],
      [
        'Scattering ashes',
        ['In a garden, a wood or at sea, where it is allowed.', 'Ask the owner or the authority first.'],
        'A quiet shore',
      ],
    ],
    turn: ['You need not decide it on the first day.', 'We tell you what is possible here.'],
    asks: [
      'Burial or cremation: have you thought about it?',
      'Would you like a grave that people can visit?',
    ],
    ends: {
      ptal: 'Wish, place, cost.',
      fi: 'Talk about it while there is time.',
      h: 'The bench with a view is a nice thought.',
    },
    caution: [
      'What is allowed depends on the country and the place.',
      'Rules on ashes and graves differ: ask before you decide.',
    ],
    keep: 'a talk in the family',
    send: 'your family',
    own: [
      {
        kinds: ['service', 'price', 'offer'],
        about: 'burials?|cremat|woodland|ashes|scatter',
        lead: ['At {name}:', 'What {name} offers:'],
      },
    ],
    pic: { ask: 'A path in a quiet cemetery', alt: 'A path in a quiet cemetery' },
    claims: [['Forms of burial and their rules differ by place', 'trade practice, authorities']],
  },
];
