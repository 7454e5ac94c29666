// Contracts, promises and how people settle.
import type { Idea } from '../../library/idea.ts';

export const PROMISES: readonly Idea[] = [
  {
    id: 'signed-on-a-napkin',
    format: 'myth',
    again: 10,
    emoji: '🤝',
    tags: ['LegalMyths', 'Contracts', 'HandshakeDeal'],
    title: 'Is a verbal agreement legally binding?',
    cover: 'Does a handshake count?',
    myth: 'Without a signature there is no contract',
    short: 'In many countries a spoken deal can bind. Proving it is the hard part.',
    gist: [
      'Many contracts need neither paper nor signature: you close several of them on any morning, at the till, on the bus, over the phone. Some, such as those about land, need a form.',
      'Paper is mostly there to show what was agreed. The agreement itself was often made a moment earlier, with a nod.',
    ],
    subject: ['You signed nothing. Did you agree?', 'The contract you made before breakfast'],
    hooks: {
      '*': [
        'You have probably made three contracts today and signed none.',
        '"But I never signed anything." Then let us talk about what you said.',
      ],
      pt: 'In many systems a contract arises from offer and acceptance. Form is the exception.',
      fi: 'You said "yes, go ahead" on the telephone. It may mean more than you think.',
      a: 'Say yes only when you mean it. It counts without ink.',
      h: 'A napkin can hold a contract. It cannot hold soup as well.',
      l: 'A handshake is small, and old, and meant.',
    },
    lines: {
      '*': [
        'Buying a coffee is a contract. Nobody signs it, and still one side has to pay and the other has to pour.',
        'A deal made by word of mouth can bind, and then two people remember it differently. Send a short mail afterwards: "as agreed today".',
        'Houses, wills, guarantees: for some things many countries insist on a form. For most of daily life they do not.',
        '"As discussed, I will take the blue one for Friday." That sentence, sent in the same hour, is a very good piece of paper.',
      ],
      h: ["A gentlemen's agreement is an agreement of which both gentlemen remember a different half."],
    },
    scene: [
      'A ladder, two builders, a nod across the hedge: "Do mine as well, then."',
      'Two friends, one van, one handshake in a {car park|parking lot}. In autumn they sit at opposite ends of a table.',
    ],
    why: [
      [
        'Law in many places asks whether two people agreed, and only sometimes how they put it down.',
        'The question is mostly what was meant and said. Paper is one good way to show it.',
      ],
      [
        'Where nothing is written, each side later has a memory, and both are sincere.',
        'It is seldom the yes that is disputed. It is what the yes was for.',
      ],
    ],
    parts: [
      [
        'Say what, how much and by when',
        [
          'Those are what people later remember differently.',
          'Three plain facts, spoken aloud, spare most quarrels.',
        ],
        'Two people talking over a garden hedge',
      ],
      [
        'Confirm it in two lines',
        [
          'A message on the same day, friendly and short, turns words into something that can be read.',
          '"As agreed" is a fine beginning for a mail.',
        ],
        'A thumb above a phone, about to send',
      ],
      [
        'Ask where a form is needed',
        [
          'Land, marriage contracts, guarantees and wills have rules of their own in most places.',
          'For the large things in life, ask first and shake hands later.',
        ],
        'A stamp and a pen on a desk',
      ],
    ],
    turn: ['Shake hands all the same. It is a good habit.', 'Then write the two lines, and stay friends.'],
    asks: [
      'What is the largest thing you ever agreed with a handshake?',
      'Do you confirm things in writing among friends?',
    ],
    ends: {
      pt: 'Form proves, and agreement binds.',
      fi: 'Two lines today, and you can still be friends in autumn.',
      a: 'Mean it, say it, confirm it.',
      h: 'The napkin should be kept. Without the soup.',
      l: 'A word, kept, needs very little paper.',
    },
    work: 'Scope creep begins with "could you just". A one-line confirmation after each such call costs a minute and is read with great interest a year later.',
    keep: 'the next time somebody says "go ahead then"',
    send: 'the friend who does everything with a handshake',
    caution:
      'Which agreements need a certain form differs between countries. Ask before you rely on a spoken one.',
    own: [
      {
        kinds: ['service'],
        about: 'contract|agreement|terms',
        lead: 'For what deserves more than a napkin.',
      },
    ],
    pic: {
      ask: 'Two hands shaking above a table with a paper napkin and a pen',
      alt: 'A handshake above a table with a napkin and a pen',
    },
    claims: [
      [
        'Contracts arise by agreement and often need no form',
        'contract law textbooks of common and civil law systems',
      ],
      ['Land, wills and guarantees often require form', 'same; stated as variable'],
    ],
  },
  {
    id: 'five-places-in-a-contract',
    format: 'checklist',
    again: 9,
    emoji: '🔍',
    tick: true,
    tags: ['ReadBeforeYouSign', 'Contracts', 'ConsumerTips'],
    title: 'What to check before you sign a contract: five places to look',
    cover: 'Five places to look first',
    gist: [
      'Nobody reads twelve pages at a counter. Find five places instead: who, what for how much, how long, how to get out, and what it costs if something goes wrong.',
      'A contract is mostly padding round five answers. Look those up before you sign, and ask about any that is missing.',
    ],
    subject: ['Twelve pages, five places', 'What to look for when nobody lets you read'],
    hooks: {
      '*': [
        'Twelve pages, a pen held out, and somebody saying "that is all standard".',
        'Page one says what you get. The page on which you get out is usually nine.',
      ],
      pt: 'Parties, performance, term, termination, liability: a contract can be surveyed in that order.',
      fi: 'You need not understand every line before you sign. You do need these five.',
      a: 'No exit, no signature.',
      h: '"It is just the standard terms" is what the spider says about the web.',
      l: 'Read as one walks through a house: first the doors.',
    },
    lines: {
      '*': [
        'Before you sign: how do I get out of this, by when, and how do I have to say so? If you cannot find it, ask for the line.',
        'Look for the words "renews automatically". Then put the date before it into your calendar while the pen is still in your hand.',
        'What you were promised and what stands on the page should be the same. If it was only said, ask to have it written in.',
        'You may take a contract home. Whoever minds that has given you a reason to.',
      ],
      h: ['The small print is small so that it fits in next to your good faith.'],
    },
    scene: [
      'The pen is already lying across the line, at an inviting angle.',
      'A counter, a {queue|line} behind you, a finger pointing to the cross: "Here, here, and once more here."',
    ],
    why: [
      [
        'People read the beginning, where the good things stand; trouble lives further back.',
        'Contracts put what you like first and what you might mind later.',
      ],
      [
        'It is much easier to change a sentence before there is a signature under it.',
        'Until you sign, everybody is flexible.',
      ],
    ],
    parts: [
      [
        'Who stands on the other side',
        [
          'The full name and address of the firm. A brand on a letterhead may not be the one you sign with.',
          'If it goes wrong you have to know whom to write to.',
        ],
        'The head of a document, names blurred',
      ],
      [
        'What for how much',
        [
          'With everything that comes on top: fees, postage, from which month.',
          'A total is honest. A monthly rate wants to be multiplied.',
        ],
        'A pocket calculator beside a page',
      ],
      [
        'How long, and what renews',
        [
          'Some contracts end by themselves and others carry on until you stop them.',
          'The date you need is the last one on which you may still say no.',
        ],
        'A calendar page with a pencil cross',
      ],
      [
        'How you get out',
        [
          'By letter, mail or click, to whom, how long before.',
          'If the way out takes more than three sentences, read them twice.',
        ],
        'A door standing open',
      ],
      [
        'What happens if something breaks',
        [
          'Late, broken, ill, moved away: look up the two that are likely for you.',
          'Here stands who pays on a bad day.',
        ],
        'A cracked cup on a table',
      ],
    ],
    turn: [
      'If one of the five is missing, ask. The answer tells you a good deal.',
      'Then sign with your good pen, and ask for a copy.',
    ],
    asks: ['Which line in a contract surprised you most?', 'Do you read the small print, honestly?'],
    ends: {
      pt: 'Five answers found make a contract surveyed; the rest can be read at home.',
      fi: 'And take your time. The {queue|line} behind you will live.',
      a: 'Five places, then the pen.',
      h: 'The spider sends its regards.',
      l: 'The doors first, and then the view.',
    },
    keep: 'the next time a pen is held out to you',
    send: 'somebody who is about to sign a lease',
    caution:
      'This is a way of reading and no legal advice. Rights to withdraw differ by country and kind of contract.',
    own: [
      {
        kinds: ['service', 'price', 'offer'],
        about: 'contract|agreement|(?:review|check|look over)[^.]*(?:document|lease|terms)',
        lead: 'There is help for the pages in between.',
      },
    ],
    pic: {
      ask: 'A contract with a pen across it, the text out of focus',
      alt: 'A pen lying across the pages of a contract',
    },
    claims: [
      ['Parties, price, term, termination and liability are core terms', 'contract drafting textbooks'],
      ['Automatic renewal clauses exist', 'common experience; consumer advice bodies warn of them'],
    ],
  },
  {
    id: 'sleep-on-the-angry-mail',
    format: 'mistake',
    again: 9,
    emoji: '🌙',
    tags: ['EmailEtiquette', 'LegalTips', 'Disputes'],
    title: 'Angry email in a dispute? Why you should send it tomorrow',
    cover: 'Send it tomorrow',
    wrong: 'Answering in anger, at eleven at night, to everybody',
    gist: [
      'Write the angry mail, leave the address empty, and read it in the morning. What you send in a dispute may one day be read aloud by a stranger in a calm voice.',
      'Imagine every message in a quarrel as read out in a quiet room by somebody who knows neither of you. Then decide about the capital letters.',
    ],
    subject: ['Not tonight', 'Imagine a stranger reading it aloud'],
    hooks: {
      '*': [
        'The worst page of many a file was written by its own client, after eleven at night.',
        'Leave the address field empty. That is the whole trick.',
      ],
      pt: 'A message in a dispute has two readers: the one you mean and the one who will decide.',
      fi: 'You are right to be angry. Please be angry in a draft.',
      a: 'Nothing leaves the house in anger.',
      h: 'Capital letters do not become arguments by standing up straight.',
      l: 'Restraint reads well, even years later.',
    },
    lines: {
      '*': [
        'Write the furious mail with the address left empty. Tomorrow you will keep two sentences of it, and they will be better.',
        'Before you send: would you mind hearing this read out in a quiet room by somebody with glasses?',
        'A short factual answer in a quarrel is hard to quote against you. A long hurt one is a quarry.',
        'Threats you do not mean to carry out cost you the ones you do. Leave them out.',
      ],
      h: [
        'At eleven at night everybody is a brilliant advocate. At eight there is a person with coffee, deleting.',
      ],
    },
    scene: [
      'Five to twelve. The sentence is very good. It contains the word "pathetic".',
      'A grey room, a glass of water, and somebody reads out in a level voice what you typed with both thumbs.',
    ],
    why: [
      [
        'Messages outlive the mood in which they were written, and later nobody can see the mood.',
        'What stays of an evening is the text. The slammed door that came before is in no file.',
      ],
      [
        'An insult gives the other side something to talk about other than the matter.',
        'Each sharp word draws attention away from the point on which you are right.',
      ],
    ],
    parts: [
      [
        'Leave the address empty',
        [
          'Then a nervous thumb can do no harm.',
          'A draft without a recipient is a diary, and diaries are allowed to swear.',
        ],
        'A laptop with an empty mail window at night',
      ],
      [
        'Read it at breakfast',
        [
          'Strike what you would not say in front of a child.',
          'Cross out every adjective and see what stays. That is your case.',
        ],
        'A cup of coffee beside a keyboard',
      ],
      [
        'Say what you want and by when',
        [
          'One wish, one date, one friendly closing line.',
          'A reader can do something with that, and with the rest only answer in kind.',
        ],
        'A short handwritten note with a pen',
      ],
    ],
    turn: ['It will be half as long and twice as strong.', 'Then press send and go outside.'],
    asks: [
      'How long do you leave a difficult mail lying?',
      'Which sentence are you glad never to have sent?',
    ],
    ends: {
      pt: 'Brevity in a dispute is a form of self-defence.',
      fi: 'The anger was fine. It only needed a bed.',
      a: 'Sleep. Strike. Send.',
      h: '"Pathetic" has been struck out. With regret.',
      l: 'In the morning the sentence is shorter, and so is the shadow.',
    },
    work: 'Teams can agree on it: nobody answers a complaint after hours, and a second person reads the reply first. It is free, and it keeps legal budgets small.',
    keep: 'an evening on which you are right',
    send: 'a colleague who is typing very loudly',
    pic: {
      ask: 'A closed laptop on a table at night, a lamp, a glass of water',
      alt: 'A closed laptop beside a lamp and a glass of water',
    },
    claims: [
      ['Correspondence in a dispute may be read by a decision maker', 'practice of law'],
      ['Insults weaken a position', 'experience of lawyers and mediators'],
    ],
  },
  {
    id: 'a-note-between-friends',
    format: 'tip',
    again: 10,
    emoji: '💶',
    tags: ['LendingMoney', 'FamilyMatters', 'PlainAgreements'],
    title: 'Lending money to a friend: what to write down',
    cover: 'A note between friends',
    gist: [
      'Lending money to a friend is fine, and a note about it is no insult: how much, until when, in what steps, two signatures. It protects the friendship more than the money.',
      'A loan among friends goes wrong where one of them took it for a present. Half a page, written together, prevents that.',
    ],
    subject: ['Half a page for a friendship', '"Pay me back whenever" is not a date'],
    hooks: {
      '*': [
        '"Pay me back whenever" is a kind sentence and a bad date.',
        'The loan was small. It sat at the table with them for six years.',
      ],
      pt: 'Amount, date, instalments, signatures: a private loan needs no more form than that in many places, and no less.',
      fi: 'Your friend needs money, and you want to help. Help with half a page as well.',
      a: 'Lend it in writing or give it away.',
      h: 'Nobody has a worse memory than a man with your drill and your money.',
      l: 'Clear accounts, as the French say, make good friends.',
    },
    lines: {
      '*': [
        'Lending money to a friend? Write down how much and by when, together, with a coffee. It is the friendship you are insuring.',
        'If you would not mind never seeing it again, call it a gift. If you would mind, write it down.',
        '"In May, fifty a month" is kinder to a borrower than "whenever": with a plan nobody has to avoid anyone.',
        'Pay it out by bank transfer with the word "loan" in the reference. It is the shortest document there is.',
      ],
      h: ['The drill is with him as well. That makes it a portfolio.'],
    },
    scene: [
      'At the birthday party two people avoid the kitchen at the same time.',
      '"There is no need to write anything down between us." And that is how it started.',
    ],
    why: [
      [
        'Most quarrels about private loans are about whether it was one.',
        'One remembers a loan, the other remembers generosity, and both are honest.',
      ],
      [
        'A plan takes the shame out of owing: paid instalments let people look each other in the eye.',
        'Whoever knows the next date need not guess what the other is thinking.',
      ],
    ],
    parts: [
      [
        'Write the sum and the day',
        ['In figures and in words, so that a nought cannot slip.', 'Add what it is for, if that is agreed.'],
        'A hand writing on half a sheet of paper',
      ],
      [
        'Agree the steps',
        [
          'Small ones that get paid are better than large ones that get explained.',
          'And what happens if a month does not work out: one call, no drama.',
        ],
        'Coins in small even piles',
      ],
      [
        'Sign it, both of you',
        ['One copy each, and a photograph of it.', 'Two names at the bottom make it fair to both sides.'],
        'Two pens beside one page',
      ],
    ],
    turn: [
      'Then put it away and do not mention it at parties.',
      'After that you can lend the drill as well.',
    ],
    asks: [
      'Would you lend a good friend money, or rather give it?',
      'Have you ever asked a friend to sign something?',
    ],
    ends: {
      pt: 'The document costs nothing and removes the only ambiguity that hurts.',
      fi: 'You are still a kind person. Now with a date.',
      a: 'Written, or given.',
      h: 'The drill, please. It is spring.',
      l: 'Half a page, a coffee, and an easy mind.',
    },
    keep: 'the next time a friend asks',
    send: 'somebody with a generous heart and a poor memory',
    caution:
      'Large sums, interest and gifts can have tax and inheritance sides that differ by country. Ask about those first.',
    pic: {
      ask: 'Half a sheet of handwriting, two pens, two coffee cups, nothing readable',
      alt: 'A short handwritten note, two pens and two cups of coffee',
    },
    claims: [
      [
        'Disputes about private loans turn on whether a gift was meant',
        'experience of law offices and mediators',
      ],
      ['A bank reference can serve as evidence of purpose', 'common evidence practice'],
    ],
  },
  {
    id: 'agree-or-be-told',
    format: 'either',
    again: 11,
    emoji: '⚖️',
    tags: ['Mediation', 'Disputes', 'ThisOrThat'],
    title: 'Settle or go to court: what speaks for each?',
    cover: 'Agree, or be told?',
    gist: [
      'A settlement is something both can live with and nobody wins. A judgement is clear, public, and written by somebody who does not know you. Which would you rather have?',
      'Going to court means that a stranger decides. Settling means that you decide, together with the person you can least bear. Both can be right.',
    ],
    subject: ['Would you rather agree or be told?', 'A thin peace or a thick file'],
    hooks: {
      '*': [
        'A bad settlement, they say, is better than a good lawsuit. Whoever says so did not have your neighbour.',
        'In a settlement both leave a little unhappy. That is how you know it is one.',
      ],
      pt: 'Settlement trades the chance of more for control over the outcome.',
      fi: 'If you had to end a quarrel tomorrow: would you rather find something together or have somebody decide?',
      a: 'Decide early whether you want to be right or to be done.',
      h: 'Being in the right is lovely. It only has such long opening hours.',
      l: 'Peace is seldom complete, and often enough.',
    },
    lines: {
      '*': [
        'Settle or go to court: would you rather decide it yourself at a price, or be told for certain?',
        'In a settlement you can agree things that no judge could order: an apology, a hedge cut in May, a sentence to the team.',
        'A judgement answers one question: who was right. It has no opinion on how you will greet each other on the stairs.',
        'Before a dispute, write down what you would be content with. Keep the paper. It moves during the first year.',
      ],
      h: ['They settled in the corridor, between the coffee machine and the door, after four years.'],
    },
    scene: [
      'A corridor, two benches, one coffee machine. On each bench somebody is looking at the floor.',
      'The offer lies on the table, a little less than fair, and a pen beside it.',
    ],
    why: [
      [
        'A case takes time, nerves and money that no judgement gives back in full, and yet some questions have to be decided.',
        'Agreement spares years. A decision, on the other hand, is something one can point to.',
      ],
    ],
    parts: [
      [
        'Agree',
        [
          'You keep it in your own hands, it stays private, and it can hold things that are about dignity and not about money.',
          'Quicker, quieter, and nobody has to win for it to be over.',
        ],
        'Two people at a small table, papers between them',
      ],
      [
        'Be told',
        [
          'Right where one side does not move, where a rule has to be made clear, or where somebody needs protecting.',
          'It is public and binding, and nobody has to be persuaded.',
        ],
        'A staircase in front of a large plain building',
      ],
    ],
    turn: [
      'Many cases are a bit of both: they begin as the one and end as the other.',
      'Some disputes want a judge. Many only want a room with a door.',
    ],
    asks: ['Rather a thin peace or a clear verdict?', 'Have you ever given way and been glad of it?'],
    ends: {
      pt: 'Know your alternative before you judge the offer.',
      fi: 'You are allowed to be tired of it. That counts as a reason too.',
      a: 'Choose early, and knowingly.',
      h: 'The coffee machine, for the record, sided with nobody.',
      l: 'Somewhere between right and rest.',
    },
    work: 'Companies price it coldly: cost, chance, duration, attention. It is worth adding a fifth line to the sheet, on whether you want to do business with them again.',
    keep: 'the day before a hearing',
    send: 'somebody who has been right for years',
    own: [
      {
        kinds: ['service'],
        about: 'mediat|settle|negotiat|collaborative',
        lead: 'There are quieter ways, too.',
      },
    ],
    pic: {
      ask: 'Two empty chairs at a small table by a window',
      alt: 'Two empty chairs at a small table by a window',
    },
    claims: [
      ['Settlements may contain terms that a court could not order', 'mediation practice'],
      ['Judgements are typically public and binding', 'general principle of civil procedure'],
    ],
  },
];
