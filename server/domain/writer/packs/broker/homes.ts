// On the way to a home of one's own: can it be paid, what is it called, what comes next.
import type { Idea } from '../../library/idea.ts';
import { LENDS } from './kinds.ts';

export const HOMES: readonly Idea[] = [
  {
    id: 'live-it-for-three-months',
    format: 'tip',
    only: LENDS,
    again: 9,
    emoji: '🧪',
    tags: ['FirstTimeBuyer', 'MortgageTips', 'SavingForAHome'],
    title: ['Can you afford the mortgage? Try it for three months', 'Test your mortgage before you sign'],
    cover: 'Try your mortgage first',
    gist: [
      'Before you sign a mortgage, pay yourself the difference between rent and the future payment for three months. You feel whether it works, and you have saved something.',
      'A sum on paper is one thing. Living with it is another. Try it for three months.',
    ],
    subject: ['Try your mortgage first', 'Can you afford it?'],
    hooks: {
      '*': [
        'Can you really afford that mortgage? There is a simple way to find out.',
        'Before you promise a payment for thirty years, live with it for three months.',
      ],
      pati: 'Test a mortgage for three months before you sign it.',
      fhl: 'A dry run: live as if you had the mortgage already.',
    },
    lines: {
      '*': [
        'Put the difference between your rent and the future mortgage aside each month. After three months you know whether it works.',
        'Count more than the mortgage: insurance, repairs, heating, the way to work.',
        'Test your mortgage also in a month with a birthday and a dentist.',
        'If the test was hard, look for a smaller loan. You will sleep better.',
      ],
      h: ['In the plan nobody ever needs a dentist.'],
    },
    scene: [
      'The calculator says yes, and your stomach is not sure.',
      'You know the payment. You do not know yet what it feels like.',
    ],
    why: [
      [
        'In everyday life there is always something that is not in the plan.',
        'A figure on paper has no birthdays and no broken washing machine.',
      ],
      [
        'The money is not lost. It is part of your deposit or reserve.',
        'After three months you have something in hand.',
      ],
    ],
    parts: [
      [
        ['Work out the difference', 'Compare rent and payment'],
        ['Add insurance, upkeep and travel to the payment.', 'Take off the rent and costs that end.'],
        'A calculator and a note',
      ],
      [
        ['Put it aside each month', 'Set up a standing order'],
        ['On the day after payday.', 'Into an account that you do not see every day.'],
        'A jar with coins',
      ],
      [
        ['Look back after three months', 'Decide afterwards'],
        ['Was it easy, tight or too much?', 'Then talk about the size of the loan.'],
        'A calendar with three months',
      ],
    ],
    turn: [
      'Do it as a couple, and talk about it on Sundays.',
      'Bring the result along. It helps to find the right loan.',
    ],
    asks: ['Would you pass the test?', 'What would you have to do without?'],
    ends: { pati: 'Three months tell you more than a calculator.', fhl: 'Try it. It costs nothing.' },
    caution: 'Rates can rise and incomes can fall. Leave room, and get advice on your own figures.',
    keep: 'the months before you buy',
    send: 'somebody who is dreaming of a home',
    pic: { ask: 'A jar with coins and a key', alt: 'A jar with coins and a key' },
    claims: [['Trial saving shows affordability', 'advice of consumer bodies']],
  },
  {
    id: 'mortgage-words',
    format: 'glossary',
    only: LENDS,
    again: 9,
    emoji: '📘',
    tags: ['MortgageWords', 'FirstTimeBuyer', 'GoodToKnow'],
    title: [
      'Mortgage words explained for first-time buyers',
      'Loan to value, term, early repayment: what is that?',
    ],
    cover: 'Mortgage words explained',
    gist: [
      'Loan to value is how much of the home you borrow. The term is how long you pay. An agreement in principle says that a lender would probably lend you the money.',
      'With five words you can follow your first talk about a mortgage.',
    ],
    subject: ['Mortgage words explained', 'What is loan to value?'],
    hooks: {
      '*': [
        'Your first talk about a mortgage? Learn these five words before it.',
        'Loan to value, term, valuation: five mortgage words in plain language.',
      ],
      pati: 'Five words are enough for a first talk about a mortgage.',
      fhl: 'Nobody knows these words before their first home. Here they are.',
    },
    lines: {
      '*': [
        'Loan to value: borrow ninety of a hundred, and it is ninety per cent. The lower it is, the better the rate, as a rule.',
        'An agreement in principle is no promise. It shows sellers that you are serious.',
        'A valuation is made for the lender. For the state of the house you need a survey.',
        'Ask about early repayment charges before you fix your rate for long.',
      ],
      h: ['"Agreement in principle" is how a bank says "probably".'],
    },
    scene: [
      'At the first appointment there are five new words in ten minutes.',
      'You nod, and at home you look up what you nodded at.',
    ],
    why: [
      ['If you know the words, you can compare and ask.', 'The words decide what you pay.'],
      [
        'A mortgage runs for many years. Understand it from the start.',
        'It is the largest contract that most people ever sign.',
      ],
    ],
    parts: [
      [
        'Loan to value',
        ['The share of the home that you borrow.', 'The loan divided by the value, in per cent.'],
        'A house made of blocks',
      ],
      [
        'Term',
        ['How long you pay in all.', 'The time over which you pay back the whole loan.'],
        'A long calendar',
      ],
      [
        'Agreement in principle',
        [
          'A first word that a lender would probably lend you so much.',
          'A statement, good for some weeks, of what a lender would probably lend you.',
        ],
        'A letter on a table, not readable',
      ],
      [
        'Early repayment charge',
        ['What it costs to pay back early.', 'Usually a part of what you pay back.'],
        'An open door',
      ],
      [
        'Valuation',
        ['The lender checks whether the home is worth the loan.', 'It replaces no survey.'],
        'A measuring tape',
      ],
    ],
    turn: ['If another word comes up, ask at once.', 'Bring your list to the talk.'],
    asks: ['Which word was new to you?', 'Which would you like to have explained?'],
    ends: { pati: 'Know the words, then compare.', fhl: 'Ask as often as you like.' },
    caution: 'General information. Words and rules differ by country.',
    keep: 'your first appointment',
    send: 'somebody who is buying a first home',
    pic: { ask: 'A note with five words and a key', alt: 'A note and a key' },
    claims: [['Meanings of the terms', 'definitions in mortgage lending']],
  },
  {
    id: 'from-offer-to-keys',
    format: 'behind',
    only: LENDS,
    again: 9,
    emoji: '🔑',
    tags: ['HomeBuying', 'BehindTheScenes', 'MortgageTips'],
    title: [
      'From accepted offer to keys: what happens to your mortgage',
      'Mortgage: the weeks after your offer',
    ],
    cover: 'From offer to keys',
    gist: [
      'After your offer is accepted come the application, the valuation, the mortgage offer, the legal work and the keys. Answer every question on the same day, and it goes faster.',
      'Why does a mortgage take weeks? These are the steps, and what you can do in each.',
    ],
    subject: ['From offer to keys', 'Why does it take weeks?'],
    hooks: {
      '*': [
        'Your offer has been accepted. What happens to your mortgage now?',
        'The weeks between offer and keys are long. This is what happens in them.',
      ],
      pati: 'Four steps lie between the accepted offer and the keys.',
      fhl: 'Now comes the waiting. Here is what is going on meanwhile.',
    },
    lines: {
      '*': [
        'Answer questions from a lender on the same day. A day lost with you can be a week lost with them.',
        'Do not change jobs or buy a car on credit between offer and keys. Ask first.',
        'Check new bank details by phone before you send a deposit.',
        'Look at how long your mortgage offer is valid. A chain can take longer.',
      ],
      h: ['It takes as long as it takes, plus one signature.'],
    },
    scene: [
      'The champagne is open, and then begins the waiting.',
      'Every day you look at your email, and nothing happens.',
    ],
    why: [
      [
        'Several people work on it, and each waits for another.',
        'Lender, valuer and lawyer each have their part.',
      ],
      ['A complete application is decided sooner.', 'Every question back and forth costs days.'],
    ],
    parts: [
      [
        ['First the application', 'You apply'],
        ['With all papers at once.', 'The lender checks your income and your credit file.'],
        'A folder with papers, not readable',
      ],
      [
        ['Then the valuation', 'The home is looked at'],
        ['It is made for the lender.', 'Have a survey made for yourself.'],
        'A measuring tape at a wall',
      ],
      [
        ['Then the mortgage offer', 'The lender says yes'],
        ['Read it, and ask about conditions.', 'Note how long it is valid.'],
        'A letter on a table, not readable',
      ],
      [
        ['At the end contract and keys', 'The lawyers finish'],
        ['From the contract on it is binding.', 'Then the money is sent, and you get the keys.'],
        'A key in a hand',
      ],
    ],
    turn: ['Ask once a week how things stand. That is quite all right.', 'And begin to collect boxes.'],
    asks: ['What took longest when you bought?', 'Are you waiting for your keys at the moment?'],
    ends: { pati: 'Apply, value, offer, keys.', fhl: 'It is worth the wait.' },
    caution:
      'Never send money to new bank details without calling a number that you knew before. Steps differ by country.',
    keep: 'the day when your offer is accepted',
    send: 'somebody who is waiting for their keys',
    own: [
      {
        kinds: ['service', 'process', 'hours', 'price'],
        about: 'updates?\\b|evening|completion|named',
        lead: 'This is how it works with us.',
      },
    ],
    pic: { ask: 'A key on a folder', alt: 'A key on a folder' },
    claims: [['Application, valuation, offer, completion', 'mortgage practice']],
  },
];
