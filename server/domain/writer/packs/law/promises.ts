// Contracts, promises and how people settle.

import type { Idea } from '../../library/idea.ts';
import { NO_CONTRACTS, NO_DISPUTES } from './kinds.ts';

export const PROMISES: readonly Idea[] = [
  {
    id: 'signed-on-a-napkin',
    format: 'myth',
    again: 10,
    emoji: '🤝',
    tags: ['LegalMyths', 'Contracts', 'HandshakeDeal'],
    title: 'Is a verbal agreement legally binding?',
    cover: 'Does a spoken promise count?',
    myth: 'Without a signature there is no contract',
    short: 'A spoken deal can bind. The hard part is to prove it.',
    gist: [
      'Many contracts need neither paper nor signature. You make some every day: at the {till|checkout}, on the bus, over the phone. Others, such as those about land, need a set form.',
      'You said yes, and nothing was signed. It may count all the same. Paper is mostly there to prove what was agreed.',
    ],
    subject: ['Nothing signed, and still agreed?', 'You make contracts every day'],
    hooks: {
      '*': [
        'You have probably made three contracts today, and signed none of them.',
        '"But I never signed anything." A contract may exist all the same.',
      ],
      pt: 'Many contracts need no signature, only a yes from both sides.',
      fi: 'You said "yes, go ahead" on the phone? That may be a contract.',
      a: 'Say yes only when you mean it. It can count without a signature.',
      h: 'A contract on a napkin can be valid. Just do not spill the soup on it.',
      l: 'A handshake can be a contract.',
    },
    lines: {
      '*': [
        'Buying a coffee is a contract. Nobody signs it, and still one side has to pay and the other has to pour.',
        'A spoken deal can bind you. Afterwards send a short email: "as agreed today".',
        'A house or a will needs a set form. Most everyday contracts do not.',
        'Agreed something on the phone? Write at once: "As discussed, I will take the blue one for Friday."',
      ],
      h: ["In a gentlemen's agreement each gentleman remembers a different half."],
    },
    scene: [
      'Two builders on a ladder, and you nod across the hedge: "Do mine as well, then."',
      'Two friends, one van, one handshake in a {car park|parking lot}. In autumn they no longer speak to each other.',
    ],
    why: [
      [
        'The law often asks whether two people agreed, and only sometimes how.',
        'What counts is what was said and meant. Paper only proves it.',
      ],
      [
        'If nothing is written down, each side remembers it differently, and both are honest.',
        'Nobody denies the yes. They only disagree about what it was for.',
      ],
    ],
    parts: [
      [
        'Say what, how much and by when',
        ['Those are the things that people remember differently.', 'Say them aloud before you shake hands.'],
        'Two people talking over a garden hedge',
      ],
      [
        'Confirm it in two lines',
        ['A short, friendly message on the same day.', 'Begin with "as agreed".'],
        'A thumb above a phone, about to send',
      ],
      [
        'Ask what must be in writing',
        [
          'For land, guarantees and wills there are special rules.',
          'With large things, ask first and shake hands later.',
        ],
        'A stamp and a pen on a desk',
      ],
    ],
    turn: ['Go on shaking hands. It is a good habit.', 'And then write the two lines.'],
    asks: [
      'What is the largest thing you ever agreed with a handshake?',
      'Do you confirm things in writing among friends?',
    ],
    ends: {
      pt: 'A yes binds, and a paper proves it.',
      fi: 'With two lines today you will still be friends in autumn.',
      a: 'Say it, mean it, confirm it.',
      h: 'Keep the napkin, but not the soup.',
      l: 'A promise, and two lines in writing.',
    },
    work: 'A client says: "Could you just do that as well?" Confirm it in one line at once.',
    keep: 'the next time somebody says "go ahead then"',
    send: 'the friend who does everything with a handshake',
    caution: 'Ask us before you rely on a spoken deal.',
    own: [
      {
        kinds: ['service'],
        about: 'contract|agreement|terms',
        lead: 'For your contracts:',
      },
    ],
    unless: NO_CONTRACTS,
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
    unless: NO_CONTRACTS,
    format: 'checklist',
    again: 9,
    emoji: '🔍',
    tick: true,
    tags: ['ReadBeforeYouSign', 'Contracts', 'ConsumerTips'],
    title: 'What to check before you sign a contract: five places to look',
    cover: 'Check this before you sign',
    gist: [
      'Nobody reads twelve pages at a counter. Find five places instead: who, what for how much, how long, how to get out, and what it costs if something goes wrong.',
      'Before you sign a contract, look for five answers, and ask about any that is missing.',
    ],
    subject: ['What to look for before signing', 'Five things to find in a contract'],
    hooks: {
      '*': [
        'Twelve pages, a pen, and somebody says "that is all standard". Look at five places first.',
        'Page one of a contract says what you get. How you get out of it comes on page nine.',
      ],
      pt: 'Who, what, how long, how to get out, who is liable: look for these five in a contract.',
      fi: 'You need not understand every line of a contract. You do need these five.',
      a: 'If you cannot find how to get out of a contract, do not sign it.',
      h: '"It is just the standard contract" is what the spider says about the web.',
      l: 'Read a contract like a house: first look for the doors.',
    },
    lines: {
      '*': [
        'Before you sign: how do I get out of this, by when, and how do I have to say so? If you cannot find it, ask for the line.',
        'Look for the words "renews automatically". Then put the date before it into your calendar while the pen is still in your hand.',
        'What you were promised and what stands on the page should be the same. If it was only said, ask to have it written in.',
        'You may take a contract home and read it. If somebody minds, do not sign it.',
      ],
      h: ['The small print in a contract is small so that you will not read it.'],
    },
    scene: [
      'The pen is already lying across the contract.',
      'A counter, a {queue|line} behind you, and a finger on the page: "Here, here, and here."',
    ],
    why: [
      [
        'Everybody reads the first page. The trouble is on the last ones.',
        'What you will like comes first, and what you might mind comes later.',
      ],
      [
        'Before you sign you can still change a sentence.',
        'Until you have signed, everybody is very friendly.',
      ],
    ],
    parts: [
      [
        'Who is your contract with?',
        [
          'Look for the full name and address of the firm.',
          'If there is trouble, you must know whom to write to.',
        ],
        'The head of a document, names blurred',
      ],
      [
        'What do you get, and for how much?',
        ['With all the extras, such as fees and postage.', 'Multiply a monthly price by the months.'],
        'A pocket calculator beside a page',
      ],
      [
        'How long does it run?',
        [
          'Some end by themselves, others go on until you stop them.',
          'Note the last day on which you can say no.',
        ],
        'A calendar page with a pencil cross',
      ],
      [
        'How do you get out?',
        [
          'By letter, email or click, and how long before?',
          'If it takes more than three sentences, read them twice.',
        ],
        'A door standing open',
      ],
      [
        'Who pays if something goes wrong?',
        [
          'Late, broken, ill, moved away: look up what is likely for you.',
          'Look there before you sign, and not after.',
        ],
        'A cracked cup on a table',
      ],
    ],
    turn: ['If one of them is missing, ask.', 'Then sign it, and ask for a copy.'],
    asks: ['Which line in a contract surprised you most?', 'Do you read the small print, honestly?'],
    ends: {
      pt: 'You can read the rest at home.',
      fi: 'And take your time. The {queue|line} can wait.',
      a: 'First these five, then the pen.',
      h: 'Greetings from the spider.',
      l: 'First the way out, then the signature.',
    },
    keep: 'the next time a pen is held out to you',
    send: 'somebody who is about to sign a lease',
    caution:
      'This is no legal advice. Ask us what applies to your contract, and whether you can still withdraw.',
    own: [
      {
        kinds: ['service', 'price', 'offer'],
        about: 'contract|agreement|(?:review|check|look over)[^.]*(?:document|lease|terms)',
        lead: 'If you want a second pair of eyes on it:',
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
    cover: 'Send the angry mail tomorrow',
    wrong: 'Answering in anger, at eleven at night, to everybody',
    gist: [
      'Write the angry mail, leave the address empty, and read it in the morning. What you send in a dispute may one day be read aloud by a stranger in a calm voice.',
      'Imagine that a judge will read your angry email aloud in a quiet room. Then decide about the capital letters.',
    ],
    subject: ['Do not send it tonight', 'Who will read your angry email?'],
    hooks: {
      '*': [
        'The worst email in many a dispute was written after eleven at night.',
        'Writing an angry email? Leave the address empty, and read it again tomorrow.',
      ],
      pt: 'An email in a dispute has two readers: your opponent and perhaps a judge.',
      fi: 'You are right to be angry. Write the email, and do not send it yet.',
      a: 'Never send an angry email the same evening.',
      h: 'Capital letters do not make an angry email any truer.',
      l: 'A calm email still reads well years later.',
    },
    lines: {
      '*': [
        'Write your furious email with the address left empty. Tomorrow you will keep two sentences of it.',
        'Before you send an angry email: would you like to hear it read aloud in court?',
        'A short answer with facts gives the other side nothing to use against you. A long angry one does.',
        'In a dispute, leave out threats that you do not mean. Otherwise nobody believes the others.',
      ],
      h: ['At eleven at night we all write brilliant emails. At eight we delete them.'],
    },
    scene: [
      'Five to midnight. The sentence is very good. It contains the word "pathetic".',
      'A quiet room, a glass of water, and somebody reads out what you typed last night.',
    ],
    why: [
      [
        'An email stays, and later nobody sees how angry you were, or why.',
        'The slammed door is forgotten. Your sentence is in the file.',
      ],
      [
        'If you insult the other side, they will talk about that, and not about the matter.',
        'Every sharp word leads away from the point on which you are right.',
      ],
    ],
    parts: [
      [
        'Leave the address empty',
        ['Then you cannot send it by mistake.', 'In a draft you may swear.'],
        'A laptop with an empty mail window at night',
      ],
      [
        'Read it at breakfast',
        [
          'Cut out whatever you would not say in front of a child.',
          'Cut out all the adjectives and see what is left.',
        ],
        'A cup of coffee beside a keyboard',
      ],
      [
        'Say what you want and by when',
        ['One wish, one date, and a friendly last line.', 'To that, somebody can say yes.'],
        'A short handwritten note with a pen',
      ],
    ],
    turn: ['It will be half as long and twice as good.', 'Then send it, and go outside.'],
    asks: [
      'How long do you wait before you send a difficult email?',
      'Which sentence are you glad never to have sent?',
    ],
    ends: {
      pt: 'In a dispute, the shorter email is the better one.',
      fi: 'You may be angry. Just not in writing.',
      a: 'Sleep, cut, send.',
      h: 'The word "pathetic" is gone. A pity.',
      l: 'In the morning it is shorter.',
    },
    work: 'Agree in your team that nobody answers a complaint in the evening, and that a second person reads the answer first.',
    keep: 'an evening on which you are right',
    send: 'a colleague who is typing very loudly',
    unless: NO_DISPUTES,
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
    cover: 'Lending a friend money?',
    gist: [
      'Lending money to a friend is fine, and a note about it is no insult: how much, until when, in what steps, two signatures. It protects the friendship more than the money.',
      'A loan among friends goes wrong when one of them takes it for a present. Half a page, written together, prevents that.',
    ],
    subject: ['Put a private loan in writing', '"Pay me back whenever" is no date'],
    hooks: {
      '*': [
        'Lending a friend money? "Pay me back whenever" is kind, but it is no date.',
        'It was a small loan between friends. For six years neither of them mentioned it.',
      ],
      pt: 'A private loan needs a sum, a date, the instalments and two signatures.',
      fi: 'Your friend needs money and you want to help? Write half a page together first.',
      a: 'Lend money in writing, or give it away.',
      h: 'He has had your money and your drill since spring, and he remembers neither.',
      l: 'Half a page between friends keeps them friends.',
    },
    lines: {
      '*': [
        'Lending money to a friend? Write down how much and by when, together, with a coffee. It is the friendship you are insuring.',
        'Lending to a friend: if you would not mind losing it, call it a gift. If you would mind, write it down.',
        '"From May, fifty a month" is kinder than "whenever" when you lend money to a friend.',
        'Pay a loan to a friend by bank transfer, with the word "loan" in the reference. Then it is in writing.',
      ],
      h: ['He also has your drill. Put that in writing as well.'],
    },
    scene: [
      'At a birthday party two friends avoid each other. One of them owes the other money.',
      '"We need not write anything down, you and I." That is how it began.',
    ],
    why: [
      [
        'Most quarrels about private loans are about whether it was a loan at all.',
        'One says it was a loan, the other a present, and both believe it.',
      ],
      ['With a plan nobody need be ashamed of owing money.', 'If the next date is clear, nobody has to ask.'],
    ],
    parts: [
      [
        'Write down the sum and date',
        ['In figures and in words.', 'Write down what it is for, too, if you agreed on that.'],
        'A hand writing on half a sheet of paper',
      ],
      [
        'Agree how it is paid back',
        [
          'Small steps that are paid are better than large ones that are not.',
          'And agree what happens if a month does not work out.',
        ],
        'Coins in small even piles',
      ],
      [
        'Both of you sign it',
        ['One copy each, and take a photo of it.', 'That is fair to both of you.'],
        'Two pens beside one page',
      ],
    ],
    turn: ['Then put it away and do not mention it at parties.', 'Then you can lend him the drill as well.'],
    asks: ['Would you lend a friend money, or give it?', 'Have you ever asked a friend to sign something?'],
    ends: {
      pt: 'It costs nothing and prevents the worst quarrel.',
      fi: 'It is still kind of you.',
      a: 'In writing, or as a gift.',
      h: 'And the drill, please.',
      l: 'Half a page, a coffee, and still friends.',
    },
    keep: 'the next time a friend asks',
    send: 'somebody with a generous heart and a poor memory',
    caution: 'With large sums, interest or gifts, ask us first about tax and inheritance.',
    unless: NO_CONTRACTS,
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
    cover: 'Settle or go to court?',
    gist: [
      'A settlement is something both can live with and nobody wins. A judgement is clear, public, and written by somebody who does not know you. Which would you rather have?',
      'In court a stranger decides. In a settlement you decide, together with the person you can least bear. Both can be right.',
    ],
    subject: ['Would you rather settle or sue?', 'Settle, or let a judge decide?'],
    hooks: {
      '*': [
        'A bad settlement is better than a good lawsuit, it is said. Would you agree?',
        'In a good settlement both sides are a little unhappy. In court only one is.',
      ],
      pt: 'In a settlement you know what you get. In court you might get more, or nothing.',
      fi: 'Imagine you had to end a quarrel tomorrow: would you settle, or let a judge decide?',
      a: 'Settle or sue? Decide early what you want.',
      h: 'You can be right for years in court. Or be done by Friday.',
      l: 'A settlement is seldom all you wanted, and often enough.',
    },
    lines: {
      '*': [
        'Settle or go to court: would you rather decide it yourself at a price, or be told for certain?',
        'In a settlement you can agree things that no judge could order: an apology, a hedge cut in May, a sentence to the team.',
        'A judge decides who is right, but not how you will greet each other on the stairs.',
        'Before a dispute begins, write down what you would be content with, and keep the paper.',
      ],
      h: ['After four years in court they settled, at the coffee machine outside.'],
    },
    scene: [
      'A corridor in court: two benches, one coffee machine, and everybody looks at the floor.',
      'The offer lies on the table. It is a little less than fair.',
    ],
    why: [
      [
        'A lawsuit costs time, nerves and money. But some questions have to be decided.',
        'Agreeing saves years. A judgement, on the other hand, is clear.',
      ],
    ],
    parts: [
      [
        'Settle',
        [
          'It stays private and in your own hands, and an apology can be part of it.',
          'It is quicker, and nobody has to lose.',
        ],
        'Two people at a small table, papers between them',
      ],
      [
        'Let a judge decide',
        [
          'If the other side does not move, or somebody needs protection.',
          'It is binding, and you need not persuade anybody.',
        ],
        'A staircase in front of a large plain building',
      ],
    ],
    turn: ['Many lawsuits end in a settlement.', 'Some disputes need a judge. Many only need a table.'],
    asks: ['Would you settle, or see it through in court?', 'Have you ever given way and been glad of it?'],
    ends: {
      pt: 'Before you refuse an offer, know what else you can get.',
      fi: 'Being tired of it is a good reason too.',
      a: 'Decide early.',
      h: 'The coffee was awful, for both sides.',
      l: 'Somewhere between being right and being done.',
    },
    work: 'A firm reckons up the cost, the chance and the time. Add one more: do you want to do business with them again?',
    keep: 'the day before a hearing',
    send: 'somebody who has been right for years',
    own: [
      {
        kinds: ['service'],
        about: 'mediat|settle|negotiat|collaborative',
        lead: 'For an agreement out of court:',
      },
    ],
    unless: NO_DISPUTES,
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
