// Money at home: saving, spending, sharing, and what people ask about it. No rate, no product, no single case.
import type { Idea } from '../../library/idea.ts';

export const HOUSEHOLD: readonly Idea[] = [
  {
    id: 'the-bills-that-come-once-a-year',
    format: 'howto',
    again: 9,
    emoji: '📆',
    tags: ['Budgeting', 'YearlyBills', 'MoneyTips'],
    title: ['How to save for bills that come once a year', 'Yearly bills: pay a little every month'],
    cover: 'Bills that come once a year',
    gist: [
      'Add up the bills that come once a year, divide by twelve, and put that sum aside every month in a separate account. Then the big ones no longer hurt.',
      'Insurance, car, holidays, presents: you know that they will come. A small sum each month takes care of them.',
    ],
    subject: ['Bills that come once a year', 'Divide it by twelve'],
    hooks: {
      '*': [
        'Car, insurance, presents: some bills come only once a year and spoil the whole month. This helps.',
        'A big bill is easier to pay in twelve small parts. Here is how to set it up in an evening.',
      ],
      pati: 'Put aside a twelfth of your yearly bills every month.',
      fhl: 'Does the same bill surprise you every year? You are in good company.',
    },
    lines: {
      '*': [
        'Add up all yearly bills and divide by twelve. That is the sum to put aside every month.',
        'Keep money for yearly bills in a separate account. In the everyday one it gets spent.',
        'Birthdays and the winter holidays come every year. Put a sum for presents on your list of yearly bills.',
        'Set up a standing order for the day after payday. Then saving for big bills happens by itself.',
      ],
      h: ['The car insurance is due in March, as it was last March. Who could have known?'],
    },
    scene: [
      'The month was going well, and then the insurance bill arrived.',
      'You look at your account and ask yourself what that large sum was for.',
    ],
    why: [
      [
        'A large bill in one month often ends on a card, and then it costs interest.',
        'What has been put aside does not have to be borrowed.',
      ],
      [
        'With a twelfth each month, every month costs about the same.',
        'You see at last what you can really spend.',
      ],
    ],
    parts: [
      [
        ['List your yearly bills', 'Go through last year'],
        [
          'Look through twelve months of bank statements.',
          'Insurance, car, memberships, tax, presents, holidays.',
        ],
        'A list beside bank papers, nothing readable',
      ],
      [
        ['Divide the sum by twelve', 'Work out your monthly share'],
        ['Round it up a little, as prices rise.', 'If the sum is too high for now, begin with half.'],
        'A calculator on a table',
      ],
      [
        ['Open a separate account', 'Keep it apart'],
        ['A second account or a savings pot in your app will do.', 'Give it a name: "yearly bills".'],
        'A phone with a list of pots',
      ],
      [
        ['Set up a standing order', 'Let it run by itself'],
        ['For the day after your pay comes in.', 'Then you do not have to think of it.'],
        'A calendar with a marked day',
      ],
    ],
    turn: ['When a bill comes, pay it from there.', 'Check once a year whether the sum is still right.'],
    asks: ['Which bill surprises you every year?', 'Do you put something aside each month?'],
    ends: {
      pati: 'List it, divide it, put it aside.',
      fhl: 'It takes one evening, and next March will be calm.',
    },
    keep: 'the next quiet evening',
    send: 'somebody who is surprised every March',
    pic: {
      ask: 'A list, a pencil and a calculator, nothing private readable',
      alt: 'A list, a pencil and a calculator',
    },
    claims: [['Spreading yearly costs avoids borrowing', 'advice of consumer bodies']],
  },
  {
    id: 'the-money-for-the-boiler',
    format: 'answer',
    again: 9,
    emoji: '☔',
    tags: ['EmergencyFund', 'SavingMoney', 'MoneyTips'],
    question: 'How much should I keep for emergencies?',
    short: [
      'Begin with one small bill, and build up from there.',
      'Many advisers name three months of costs. Any sum helps.',
    ],
    title: ['How much should I keep for emergencies?', 'Money for emergencies: how to begin'],
    cover: 'Money for emergencies',
    gist: [
      'Money for emergencies should be enough for the next broken boiler, and later for about three months of costs. Keep it where you can get it within a day or two.',
      'Start small with your emergency money. The first few hundred already help with most surprises.',
    ],
    subject: ['How much for emergencies?', 'When the boiler breaks'],
    hooks: {
      '*': [
        'The boiler breaks, or the car will not start. Money put aside for it makes a bad day only half as bad.',
        'How much should you have for emergencies, and where should it be?',
      ],
      pati: 'Money for emergencies should be easy to reach and kept apart.',
      fhl: 'No savings yet? Start with the price of one repair.',
    },
    lines: {
      '*': [
        'Add up rent, food, power and transport for one month. This is the sum to count in for emergencies.',
        'Emergency money belongs in an account that you can get at within a day or two.',
        'Start with a small standing order. You can raise it when you no longer notice it.',
        'Write down what counts as an emergency: boiler, car, teeth. A sale is not on the list.',
      ],
      h: ['A sofa at half price is not an emergency, however soft it is.'],
    },
    scene: [
      'It is the coldest week of the year, and the heating makes a strange noise.',
      'The car needs a repair, and payday is two weeks away.',
    ],
    why: [
      [
        'Without savings, a repair ends up as a debt, and that costs more.',
        'Borrowing quickly is usually borrowing dearly.',
      ],
      ['Money put aside lets you sleep.', 'With some money aside, you can take your time to decide.'],
    ],
    parts: [
      [
        ['Work out one bare month', 'Add up what you must pay'],
        ['Rent, food, power, transport, insurance.', 'Leave out whatever could wait.'],
        'A short list of costs, nothing readable',
      ],
      [
        ['Begin with a small goal', 'Aim for one repair first'],
        ['One repair of a car or a washing machine.', 'After that, go for one month, then three.'],
        'Coins in a glass jar',
      ],
      [
        ['Choose the right place', 'Keep it apart'],
        [
          'Not with the spending money, and not where it can lose value.',
          'A simple savings account will do.',
        ],
        'A phone with two accounts',
      ],
    ],
    turn: [
      'If you have to use it, fill it up again. That is what it is for.',
      'If you have expensive debts, ask for advice on what to do first.',
    ],
    asks: ['What was your last surprise bill?', 'Where do you keep money for emergencies?'],
    ends: { pati: 'One repair, then one month, then three.', fhl: 'Every little helps here, really.' },
    caution:
      'General information. How much is right depends on your life, and with debts you should get advice first.',
    keep: 'your next payday',
    send: 'somebody with an old boiler',
    pic: { ask: 'A jar with coins on a shelf', alt: 'A jar with coins' },
    claims: [['About three months of costs, easily accessible', 'advice of consumer bodies']],
  },
  {
    id: 'the-least-you-may-pay',
    format: 'myth',
    again: 9,
    emoji: '💳',
    tags: ['CreditCards', 'DebtFree', 'MoneyTips'],
    myth: 'Paying the minimum on a credit card is enough',
    short: [
      'It keeps you out of trouble, but the debt hardly shrinks.',
      'It mostly pays the interest, so the debt stays for years.',
    ],
    title: [
      'Paying only the minimum on a credit card: what happens',
      'Credit card: why the minimum is not enough',
    ],
    cover: 'Only the minimum?',
    gist: [
      'If you pay only the minimum on a credit card, most of it goes on interest, and the debt stays for years. A fixed sum that is a little higher ends it much sooner.',
      'The minimum payment gets smaller as the debt does, and so it takes very long. Keep paying the same sum, and you will be done sooner.',
    ],
    subject: ['Is the minimum enough?', 'How to pay off a card sooner'],
    hooks: {
      '*': [
        'Your card statement names a minimum. Pay a little more than that if you can, and this is why.',
        'Do you pay the minimum on your credit card? A small change makes a big difference.',
      ],
      pati: 'A fixed payment clears a card sooner than the minimum.',
      fhl: 'No reproach here. Just one small change that helps a lot.',
    },
    lines: {
      '*': [
        'Pay a fixed sum on your credit card in place of the minimum. The debt shrinks faster every month.',
        'With two cards, put every spare coin on the one with the higher rate, and pay the minimum on the other.',
        'Take the card out of the online shops where it is saved. It makes the next purchase a decision.',
        'If repayments are hard, ask for free and independent debt advice early. It is confidential.',
      ],
      h: ['A minimum payment is like bailing out a boat with a teaspoon. Something happens, but only just.'],
    },
    scene: [
      'The statement comes, you pay the sum at the bottom, and next month the debt is nearly the same.',
      'You have been paying for a year, and the holiday is still on the card.',
    ],
    why: [
      [
        'Interest comes first, and only what is left reduces the debt.',
        'Of a small payment, little is left after interest.',
      ],
      [
        'The minimum is usually a part of what you owe, so it gets smaller with time.',
        'The lower the payment, the longer it takes.',
      ],
    ],
    parts: [
      [
        ['Fix a sum you can manage', 'Pay the same every month'],
        ['For example what you paid this month, every month from now on.', 'Set it up as a standing order.'],
        'A calendar with a mark on each month',
      ],
      [
        ['Start with the highest rate', 'Clear the dearest card first'],
        ['The rate stands on the statement.', 'When it is done, add that sum to the next card.'],
        'Two cards beside a list, no numbers visible',
      ],
      [
        ['Stop adding to the debt', 'Leave the card at home'],
        ['Pay for the week with money that you have.', 'Put the card in a drawer, not in your pocket.'],
        'A card being put into a drawer, no number visible',
      ],
    ],
    turn: [
      'Ask your bank how long it takes with the sum you pay. It is a useful figure.',
      'After some months you can see it going down.',
    ],
    asks: ['Card or cash: which do you spend more carefully?', 'Do you know the rate of your card?'],
    ends: {
      pati: 'A fixed sum, the dearest first, nothing new.',
      fhl: 'Small steps count. Start with the next payment.',
    },
    caution: 'General information. If repayments are hard, get free and independent debt advice early.',
    keep: 'the day when your statement comes',
    send: 'a friend who would like to be rid of a card',
    pic: { ask: 'A card in a drawer, face down', alt: 'A card face down in a drawer' },
    claims: [
      [
        'Minimum payments fall with the balance and mostly cover interest',
        'arithmetic; advice of consumer bodies',
      ],
    ],
  },
  {
    id: 'envelope-or-app',
    format: 'either',
    again: 7,
    emoji: '✉️',
    tags: ['Budgeting', 'ThisOrThat', 'MoneyTips'],
    title: [
      'Cash in envelopes or an app: how do you budget?',
      'Do you keep to a budget with cash or with an app?',
    ],
    cover: 'Envelopes or an app?',
    gist: [
      'Some people put cash for food and fun into envelopes. Others look at an app. What helps you to keep to your budget?',
      'An empty envelope is easy to understand. An app adds it all up for you. Which is better for you?',
    ],
    subject: ['Envelopes or an app?', 'How do you keep to a budget?'],
    hooks: {
      '*': [
        'How do you keep an eye on your spending: with cash, with an app, or not at all?',
        'One question on money: envelopes or an app?',
      ],
      pati: 'Cash or app: what matters is that you look at it.',
      fhl: 'Be honest: envelopes, an app, or hope?',
    },
    lines: {
      '*': [
        'Cash in envelopes or an app: how do you keep to a budget?',
        'For which thing would you try cash in an envelope: food, eating out or clothes?',
        'How often do you look at what you have spent: daily, weekly or never?',
        'Is there a sum for fun in your budget?',
      ],
      h: ['The app says that too much goes on coffee. Best to think about that over a coffee.'],
    },
    scene: [
      'It is the twentieth of the month, and you wonder what is left.',
      'Two people, one household, and two ways to keep to a budget.',
    ],
    why: [
      [
        'Different people need different ways, and both can work.',
        'The best way is the one that you keep up.',
      ],
    ],
    parts: [
      [
        'Cash in envelopes',
        ['You see and feel what is left.', 'Good for food, eating out and pocket money.'],
        'Four envelopes in a drawer',
      ],
      [
        'An app',
        ['It adds up everything, also what is paid by card.', 'Good for two people who share an account.'],
        'A chart on a phone',
      ],
    ],
    turn: [
      'Many do both: cash for the week, an app for the rest.',
      'Whichever you choose, try it for two months.',
    ],
    asks: ['Envelopes, an app or neither?', 'What is hardest for you to keep to?'],
    ends: { pati: 'Choose one and look at it once a week.', fhl: 'One word is enough: which are you?' },
    keep: 'the first of the month',
    send: 'the person you share a budget with',
    pic: { ask: 'Envelopes in a drawer, no sums readable', alt: 'Envelopes in a drawer' },
    claims: [['Cash is felt more than card payments', 'behavioural research, worded mildly']],
  },
  {
    id: 'pocket-money-or-wages',
    format: 'either',
    again: 7,
    emoji: '🐷',
    tags: ['PocketMoney', 'KidsAndMoney', 'ThisOrThat'],
    title: ['Pocket money: a fixed sum or pay for chores?', 'Should children earn their pocket money?'],
    cover: 'Pocket money or pay?',
    gist: [
      'Should children get pocket money every week without doing anything for it, or should they earn it with chores? How is it done at your home?',
      'A fixed sum teaches planning. Pay for chores teaches that money is earned. What do you think?',
    ],
    subject: ['Pocket money: what do you do?', 'A fixed sum or chores?'],
    hooks: {
      '*': [
        'Every family does it differently: pocket money every week, or only for helping?',
        'A question for parents: is pocket money a gift or a wage?',
      ],
      pati: 'A fixed sum or pay for chores: both teach something.',
      fhl: 'How did your parents do it, and how do you?',
    },
    lines: {
      '*': [
        'Pocket money: a fixed sum every week, or pay for chores? How do you do it?',
        'On which day is pocket money paid at your home?',
        'What did your child buy with the first pocket money?',
        'Money box, glass jar or account: where does the pocket money go?',
      ],
      h: ['The going rate for emptying the dishwasher is under negotiation. Both parties are very tired.'],
    },
    scene: [
      'A child wants to know why a friend gets more pocket money.',
      'Saturday morning, a small hand is held out, and nobody has any coins.',
    ],
    why: [['Children learn about money by having some.', 'Agree on one way, and then stay with it.']],
    parts: [
      [
        'A fixed sum',
        [
          'The child can plan, and helping at home is a matter of course.',
          'Agree on what has to be paid from it.',
        ],
        'Coins on a kitchen table',
      ],
      [
        'Pay for chores',
        ['The child sees that money is earned.', 'Agree on which chores are simply part of living together.'],
        'A child washing a car',
      ],
    ],
    turn: [
      'Many families mix it: a fixed sum, and something extra for big jobs.',
      'What matters is that it comes on time.',
    ],
    asks: ['Fixed sum or chores?', 'How much pocket money did you get as a child?'],
    ends: { pati: 'Decide once, tell the child and stay with it.', fhl: 'We look forward to your answers.' },
    keep: 'the next talk about pocket money',
    send: 'other parents in your class',
    pic: { ask: 'A glass jar with coins beside a toy', alt: 'A glass jar with coins' },
    claims: [['Regular sums let children plan', 'advice of family and consumer bodies']],
  },
  {
    id: 'one-account-or-three',
    format: 'either',
    again: 8,
    emoji: '👫',
    tags: ['CouplesAndMoney', 'JointAccount', 'ThisOrThat'],
    title: ['Living together: one account or three?', 'How do couples share their money?'],
    cover: 'One account or three?',
    gist: [
      'Some couples have one account for everything. Others have three: yours, mine, ours. Which one is yours?',
      'When two people move in together, sooner or later the question comes: one account, or separate ones?',
    ],
    subject: ['One account or three?', 'How couples share money'],
    hooks: {
      '*': [
        'Yours, mine, ours: how do you share money at home?',
        'One account for everything, or three? Couples do it in different ways.',
      ],
      pati: 'One account or three: what counts is that both agree.',
      fhl: 'How do you do it at home: all together, or each for themselves?',
    },
    lines: {
      '*': [
        'One account for everything, or yours, mine, ours: how do you do it at home?',
        'If one of you earns more: do you share costs by half, or by what each earns?',
        'From which sum on do you ask each other before you buy?',
        'Who keeps an eye on the bills at your home?',
      ],
      h: ['"It was on offer" is the most common sentence in joint accounts.'],
    },
    scene: [
      'You move in together, and the first electricity bill arrives.',
      'He saves, she spends, or the other way round. Somebody has to pay the rent.',
    ],
    why: [
      [
        'Money is easier to talk about when there is a rule.',
        'Both ways work if both people know where they stand.',
      ],
    ],
    parts: [
      [
        'One account',
        ['Simple, and both see everything.', 'It takes trust, and presents are hard to hide.'],
        'Two cups and one bank card, no number visible',
      ],
      [
        'Three accounts',
        ['Shared costs are shared, and the rest is your own.', 'Agree on what is paid from the joint one.'],
        'Three envelopes side by side',
      ],
    ],
    turn: ['Look at it once a year. Incomes change.', 'Write your rule down in three lines.'],
    asks: ['One account or three?', 'Who looks after the bills at your home?'],
    ends: { pati: 'Agree on it once, and look at it each year.', fhl: 'No wrong answers here.' },
    caution: 'A joint account can make both liable for a debt. Ask the bank what applies to you.',
    keep: 'the day when you move in together',
    send: 'the person you live with',
    pic: { ask: 'Two cups and three envelopes on a table', alt: 'Two cups and three envelopes' },
    claims: [['Joint accounts may bring joint liability', 'banking terms; advice of consumer bodies']],
  },
  {
    id: 'hang-up-and-ring-the-card',
    format: 'tip',
    again: 7,
    emoji: '☎️',
    tags: ['ScamAlert', 'MoneySafety', 'FraudAwareness'],
    title: [
      'A call from your bank? Hang up and call back',
      'How to check whether a call from the bank is real',
    ],
    cover: 'Is it really the bank?',
    gist: [
      'If somebody calls and says that your money is in danger, hang up. Then call the number that is printed on your card. A real bank will be glad that you checked.',
      'Callers who want your money put you under pressure. Hang up, wait a few minutes, and call your bank yourself.',
    ],
    subject: ['Is it really the bank?', 'Hang up and call back'],
    hooks: {
      '*': [
        'The phone rings: "This is your bank. Your money is in danger." Here is what to do.',
        'A caller knows your name and your bank. It may still be a fraud.',
      ],
      pati: 'When in doubt, hang up and check.',
      fhl: 'Please tell your parents about this as well.',
    },
    lines: {
      '*': [
        'No bank will ask you to move your money to a "safe account". Whoever says so is a fraud.',
        'Never read out a code that was sent to your phone. Not even to somebody who says they are from your bank.',
        'The number on your display can be faked. Only the number that you dial yourself is certain.',
        'Agree on a question at home that only family can answer. It helps when "your grandson" calls.',
      ],
      h: ['Real banks have waiting music. Fraudsters pick up at once.'],
    },
    scene: [
      'A friendly voice knows your name, your address and your last payment.',
      'It is Friday evening, and the caller says that it has to be done now.',
    ],
    why: [
      [
        'Names and addresses get stolen, so knowing them proves nothing.',
        'Fraudsters know a lot about you, and they sound kind.',
      ],
      [
        'Fraudsters put you under pressure so that you do not think.',
        'After five minutes of peace you see through the trick.',
      ],
    ],
    parts: [
      [
        ['Hang up', 'End the call'],
        [
          'You need not be polite, and you owe no explanation.',
          'You lose nothing by it. A real bank can be called back.',
        ],
        'A hand putting down a phone',
      ],
      [
        ['Wait, or use another phone', 'Take a few minutes'],
        [
          'On a landline the caller may still be on the line.',
          'Talk to somebody else before you do anything.',
        ],
        'A second phone on a table',
      ],
      [
        ['Call the number on your card', 'Call your bank yourself'],
        ['Dial it yourself, and do not tap on a link.', 'Say that you had a call and want to check it.'],
        'The back of a card, number covered',
      ],
    ],
    turn: [
      'If you have already paid or given a code, call your bank at once, then the police.',
      'It happens to clever people. Do not be ashamed to tell.',
    ],
    asks: ['Have you ever had such a call?', 'With whom should you talk about this today?'],
    ends: { pati: 'Hang up, wait, call back.', fhl: 'Pass it on, it may save somebody a lot of money.' },
    keep: 'the next strange call',
    send: 'your parents or grandparents',
    pic: { ask: 'A phone beside a face-down bank card', alt: 'A phone beside a bank card' },
    claims: [
      [
        'Hang up and use the number on the card; no safe accounts; codes stay secret',
        'advice of banks and police',
      ],
    ],
  },
  {
    id: 'in-their-money-or-yours',
    format: 'season',
    again: 11,
    emoji: '🌍',
    tags: ['TravelMoney', 'HolidayTips', 'MoneyTips'],
    when: { season: ['summer'] },
    title: [
      'Paying by card abroad: choose the local currency',
      'Card machine abroad: which currency to choose',
    ],
    cover: 'Which currency abroad?',
    gist: [
      'If a card machine abroad asks in which currency you want to pay, choose the local one. Your own currency is usually converted at a worse rate.',
      'In shops and at cash machines abroad you are asked for a currency. Choose that of the country you are in.',
    ],
    subject: ['Which currency abroad?', 'A question at the card machine'],
    hooks: {
      '*': [
        'You pay by card on holiday, and the machine asks: your currency or theirs? Take theirs.',
        'One wrong tap at a foreign card machine can cost you a coffee each time.',
      ],
      pati: 'Abroad, always pay in the local currency.',
      fhl: 'Going away this summer? Remember this one thing.',
    },
    lines: {
      '*': [
        'At a cash machine abroad, choose "without conversion" or the local currency.',
        'Ask your bank before a trip what your card costs abroad. It takes two minutes.',
        'Take a second card on a trip, and keep it in another bag.',
        'Save the number for blocking your card in your phone, and write it down on paper too.',
      ],
      h: ['The machine asks so kindly. That is how you know that it costs something.'],
    },
    scene: [
      'The waiter holds out the card machine, and on the screen are two sums.',
      'You need cash at the airport, and the machine offers you "your own currency".',
    ],
    why: [
      [
        'If the machine converts, it sets the rate itself, often with a fee on top.',
        'Your own bank usually converts at a better rate.',
      ],
      [
        'Your own currency looks familiar, and so people tap on it.',
        'It sounds safer to see the sum in your own money.',
      ],
    ],
    parts: [
      [
        ['Choose the local currency', 'Pay in their money'],
        ['In shops, restaurants and hotels.', 'If the waiter has chosen for you, ask to have it changed.'],
        'A card machine on a cafe table',
      ],
      [
        ['Decline the conversion', 'Take cash without conversion'],
        ['The machine still gives you your money.', 'Look for the smaller button.'],
        'A cash machine in a street',
      ],
      [
        ['Know what your card costs', 'Check before you travel'],
        ['Some banks charge for every payment abroad.', 'Perhaps another card is better for the trip.'],
        'A card beside a passport',
      ],
    ],
    turn: ['Then enjoy your holiday.', 'Tell those who travel with you.'],
    asks: ['Where are you going this year?', 'Card or cash on holiday?'],
    ends: { pati: 'Local currency, every time.', fhl: 'Have a good trip!' },
    keep: 'your next trip',
    send: 'somebody who is about to travel',
    pic: { ask: 'A card and a passport on a table, no names readable', alt: 'A card and a passport' },
    claims: [['Dynamic currency conversion is usually dearer', 'advice of consumer bodies']],
  },
  {
    id: 'what-did-you-save-for-first',
    format: 'question',
    again: 7,
    emoji: '🚲',
    tags: ['FirstSavings', 'MoneyStories', 'TellUs'],
    title: ['What was the first thing you saved up for?', 'Your first savings: what did you buy?'],
    cover: 'The first thing you saved for',
    gist: [
      'A bicycle, a record, a pair of trainers: what was the first thing that you bought with your own savings?',
      'Do you remember what you saved your pocket money for? Tell us what it was.',
    ],
    subject: ['What did you save for first?', 'Your first own money'],
    hooks: {
      '*': [
        'Think back: what did you buy with the first money that you had saved yourself?',
        'Most people remember the first thing they saved for. What was yours?',
      ],
      pati: 'The first thing we save for stays in our memory.',
      fhl: 'A bicycle, a doll, a computer game: what was it for you?',
    },
    lines: {
      '*': [
        'What was the first thing that you saved up for, and do you still have it?',
        'What did your parents first save for? Ask them at supper, and tell us.',
        'How long did you save for it: weeks, months or years?',
        'Which goal are you saving for now?',
      ],
      h: ['Saved for a whole year for a pony. It was enough for the brush.'],
    },
    scene: [
      'A jar on a shelf, coins inside it, and a picture from a catalogue beside it.',
      'On Saturdays the coins were counted, and there were never quite enough.',
    ],
    why: [
      [
        'What we waited for was worth more to us.',
        'Other people wished for the same things, or for very odd ones.',
      ],
    ],
    parts: [
      [
        'Something to ride',
        ['A bicycle, a scooter, a skateboard.', 'It brought you to the end of the street and further.'],
        'An old bicycle',
      ],
      [
        'Something to listen to',
        ['A record, a cassette, a guitar.', 'You know every song to this day.'],
        'A record player',
      ],
      [
        'Something to wear',
        ['The trainers that everybody had.', 'They were worn until they fell apart.'],
        'An old pair of trainers',
      ],
    ],
    turn: ['Tell us in a comment, and read the others.', 'A picture would be even better.'],
    asks: ['What did you save for first?', 'Do you still have it?'],
    ends: { pati: 'We are curious about your answers.', fhl: 'We look forward to your stories.' },
    keep: 'the next supper with the family',
    send: 'your brother or sister',
    pic: { ask: 'A jar with coins, or an old savings tin', alt: 'A jar with coins on a shelf' },
    claims: [['People remember first savings', 'common experience']],
  },
  {
    id: 'a-month-on-one-page',
    format: 'howto',
    again: 9,
    emoji: '🧾',
    tags: ['HouseholdBudget', 'MoneyTips', 'Budgeting'],
    title: ['Where does the money go? One month on one page', 'How to see what you spend in a month'],
    cover: 'One month on one page',
    gist: [
      "Take last month's bank statement and sort it into four sums: home, food, fixed contracts, everything else. In half an hour you know where your money goes.",
      'You need no app to see what you spend. A statement, four colours and half an hour will do.',
    ],
    subject: ['Where does the money go?', 'One month, four sums'],
    hooks: {
      '*': [
        'Where does all the money go? Half an hour with one bank statement gives you the answer.',
        'Before you plan anything with money, find out what a normal month costs.',
      ],
      pati: 'Know what a month costs before you plan the next.',
      fhl: 'No lecture here. Only a statement and four pens.',
    },
    lines: {
      '*': [
        'Mark your bank statement in four colours: home, food, contracts, the rest. Add up each colour.',
        'Look at a normal month, neither December nor the one with the holiday.',
        'Contracts are the easiest place to save: one call, and it is less every month.',
        'Before you plan a mortgage, a loan or your retirement, you need one figure: what a normal month costs you.',
      ],
      h: ['The category "other" is where the money lives.'],
    },
    scene: [
      'The month has another week, and the account is nearly empty.',
      'You earn more than you used to, and there is still nothing left.',
    ],
    why: [
      [
        'Most people guess too low, as small sums are easily forgotten.',
        'Small payments by card leave no trace in the memory.',
      ],
      [
        'One clear figure makes other plans easier.',
        'Loans, savings, retirement: each plan begins with the sum that you spend now.',
      ],
    ],
    parts: [
      [
        ['Take one bank statement', 'Choose a normal month'],
        ['On paper or on the screen.', 'With two accounts, take both.'],
        'A statement and coloured pens, nothing readable',
      ],
      [
        ['Sort it into four', 'Mark it in four colours'],
        ['Home, food, contracts, everything else.', 'Do not think long. Roughly right is enough.'],
        'A page with coloured marks',
      ],
      [
        ['Add it up', 'Write down four sums'],
        ['Which one surprises you?', 'That is where to look first.'],
        'A calculator and four figures, nothing readable',
      ],
      [
        ['Choose one thing', 'Change one single thing'],
        ['One contract, one habit.', 'Look again in three months.'],
        'One line underlined',
      ],
    ],
    turn: ['Keep the page. Next year you can compare.', 'Do it together if you share a household.'],
    asks: ['Which sum would surprise you most?', 'Could you say from memory what you spent last month?'],
    ends: { pati: 'Four sums, one change.', fhl: 'And if it scares you: knowing it is the hardest part.' },
    keep: 'a quiet Sunday',
    send: 'somebody who wonders where it all goes',
    own: [
      {
        kinds: ['service', 'offer', 'process'],
        about: 'first (?:chat|call|meeting|consult\\w*)|budget',
        lead: 'This is how a first conversation works here.',
      },
    ],
    pic: {
      ask: 'A list with four coloured marks, nothing private readable',
      alt: 'A list with coloured marks',
    },
    claims: [['People underestimate small spending', 'advice of consumer bodies']],
  },
];
