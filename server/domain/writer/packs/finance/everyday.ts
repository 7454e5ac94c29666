// Money in an ordinary week: calls, bills, cards, claims.
import type { Idea } from '../../library/idea.ts';

export const EVERYDAY: readonly Idea[] = [
  {
    id: 'hang-up-and-ring-the-card',
    format: 'tip',
    again: 8,
    emoji: '☎️',
    tags: ['FraudAwareness', 'BankScam', 'MoneySafety'],
    title: 'A call from the bank: how to tell whether it is real',
    cover: 'Hang up, then {ring|call} the card',
    gist: [
      'If a caller says that your account is in danger, hang up and {ring|call} the number printed on your card. A real bank will be glad, and a false one loses you.',
      'You cannot tell a genuine call from a good imitation by listening. So do not try: end it, wait a moment, and call back on a number you looked up.',
    ],
    subject: ['The number on the back of the card', 'The voice was so friendly'],
    hooks: {
      '*': [
        'The number on the display was that of the bank. The caller was not.',
        'There is a telephone number on the back of your card. It is there for exactly this call.',
      ],
      p: 'No real bank minds if you end a call and {ring|call} back.',
      f: 'Somebody from security is on the line and sounds kind and worried? You may put the phone down. Really.',
      a: 'Hang up. {Ring|Call} the number on the card.',
      t: 'A displayed number proves nothing: caller identity can be set by the sender.',
      h: 'The gentleman from the security department had only one question. It was about a password.',
      i: 'Caution can be taught in one sentence, and passed on at Sunday lunch.',
      l: 'Nothing that is true has to be decided in this minute.',
    },
    lines: {
      '*': [
        'A caller says that your money must be moved to a safe account? There is no such thing. Hang up and {ring|call} the number on your card.',
        'Agree on a family word. When "a grandchild in trouble" rings from a strange number, ask for it.',
        'Pressure is the sign: now, secretly, stay on the line. A real bank lets you hang up and call back.',
        'A code that is sent to your phone is a signature. Nobody who works at a bank needs you to read it out.',
      ],
      h: [
        '"Please stay on the line for your own security," said the caller. Hanging up was for our own security, too.',
      ],
    },
    scene: [
      'A calm voice knows your name, your bank and your last purchase. It says that somebody is emptying your account at this very moment.',
      'Your mother rings, slightly out of breath. She had a man from the bank on the line all morning, and he was so helpful.',
    ],
    why: [
      [
        'Fear narrows the view, and a caller who makes the fear also offers the way out of it.',
        'In a fright people do as they are told, which is the whole of the trick.',
      ],
      [
        'Names, addresses and card details get around after leaks, so knowing them proves nothing.',
        'What the voice knows about you, it may have bought.',
      ],
    ],
    parts: [
      [
        'End the call',
        [
          'You need no reason and no last word. "I shall {ring|call} back" is plenty.',
          'It feels rude for four seconds and is the strongest thing you can do.',
        ],
        'A thumb on the red button of a telephone',
      ],
      [
        '{Ring|Call} the number on your card',
        [
          'Type it in yourself, if possible on another phone, and never use one that the caller gave you.',
          'On a landline wait some minutes first, or use a mobile: some callers keep the line open.',
        ],
        'The back of a bank card with its digits covered',
      ],
      [
        'Say it aloud to somebody',
        [
          'One sentence to a neighbour, and the story often falls apart.',
          'Callers who insist on secrecy know why. Tell the next person you see.',
        ],
        'Two people talking at a kitchen table',
      ],
    ],
    turn: [
      'If you have already paid or given a code, {ring|call} your bank at once; speed decides what can be saved.',
      'It happens to careful people every day, so nobody needs to be ashamed of reporting it.',
    ],
    asks: [
      'Has a false bank ever {rung|called} you, and how did you notice?',
      'Who in your family should hear about this?',
    ],
    ends: {
      p: 'Report such calls to your bank and the police, even when nothing was lost.',
      f: '{Ring|Call} your parents tonight. You wanted to anyway.',
      a: 'No call is so urgent that you cannot {ring|call} back.',
      t: 'Break the channel, choose the new one yourself: that rule covers calls, texts and mails alike.',
      h: 'Somewhere a caller is still waiting for that code. He has the whole day.',
      i: 'A sentence at the right moment can save the savings of a lifetime.',
      l: 'Put down the receiver, breathe, and ring in your own time.',
    },
    work: 'Agree on the same rule in the office: no payment and no code because of a call, whoever it claims to be, until somebody has called back on the number in the file. Put it in writing, so that a junior may say no to a director.',
    caution: 'If money or a code has already gone, call your bank straight away and then the police.',
    keep: 'the next worried voice on the phone',
    send: 'your parents, and then your children',
    own: [
      {
        about:
          'fraud|\\bscams?\\b|phishing|never ask (?:you )?for|security (?:line|team|tips)|emergency (?:number|line)',
        kinds: ['service', 'policy', 'process', 'event', 'hours', 'place'],
        lead: 'Caution is easier with the facts to hand.',
      },
    ],
    pic: {
      ask: 'A telephone beside a bank card lying face down, its digits covered',
      alt: 'A telephone on a table with a bank card lying face down beside it',
    },
    claims: [
      [
        'Hang up, wait or use another phone, ring the number on the card; no safe accounts; never share codes',
        'advice of banks and police',
      ],
      ['Caller identity can be spoofed', 'telecoms regulators'],
    ],
  },
  {
    id: 'words-on-a-loan',
    format: 'glossary',
    again: 12,
    emoji: '📘',
    tags: ['LoanTerms', 'Borrowing', 'FinancialLiteracy'],
    title: 'Principal, term, collateral: the words on a loan explained',
    cover: 'Words on a loan',
    gist: [
      'Principal is what you borrow, interest is the rent for it, the term is how long you pay rent. Collateral is what you lose if you stop, and a guarantor is who pays then.',
      'A loan agreement has a few words that decide what it costs and what it can take. Learn them before you like the monthly figure.',
    ],
    subject: ['Interest is rent', 'The words above the monthly figure'],
    hooks: {
      '*': [
        "Interest is rent. You pay it for living in somebody else's money.",
        'The monthly payment stands in large print because it is the least informative figure on the sheet.',
      ],
      p: 'Two loans with the same instalment can differ by years.',
      f: 'Is there an offer on your table with words that slide past? Let us pick out the heavy ones.',
      a: 'Read the total before you read the instalment.',
      t: 'Instalment is a function of principal, rate, term and fees. Lengthen the term and it falls while the cost rises.',
      h: 'The form says "the borrower". It takes a moment to see that this is you.',
      i: 'Plain words are half of a good decision.',
      l: 'A contract read slowly, in good light.',
    },
    lines: {
      '*': [
        'Interest is the rent for money. A longer term means a lower rent per month, for many more months.',
        'Ask for one figure: what have I paid, all in, on the day the loan ends? It makes offers comparable.',
        'A guarantor promises to pay if the borrower does not. It is not a reference. It is a debt that waits.',
        'A yearly rate that includes fees says more than the bare rate. Ask which of the two you are looking at.',
      ],
      h: ['A low rate in large print and a star beside it. Follow the star; it has never led to a stable.'],
    },
    scene: [
      'Two offers on the table. One costs less each month, the other ends four years sooner, and they are for the same kitchen.',
      'He signs on page nine and asks on the way home what "collateral" was again. It was the car they are sitting in.',
    ],
    why: [
      [
        'The monthly figure is what people can picture, so it is the one that sells.',
        'An instalment fits into a budget, and a total fits only into a calculation.',
      ],
      [
        'Behind each of these words is a person who pays under certain conditions, and that may be you.',
        'What a term means shows up in year three, when something does not go to plan.',
      ],
    ],
    parts: [
      [
        'Principal',
        [
          'The sum that you borrowed and still owe, without interest.',
          'What is left of the loan itself. In the first years it shrinks more slowly than people expect.',
        ],
        'A sum written on paper',
      ],
      [
        'Term',
        [
          'How long you pay. A longer one lowers the instalment and raises the total.',
          'The years from the first instalment to the last; the kitchen should outlive them.',
        ],
        'A wall calendar with a distant date circled',
      ],
      [
        'Effective rate',
        [
          'Interest and most charges in one yearly figure, known as APR in many countries.',
          'The rate after fees have been counted in, made so that offers can be laid side by side.',
        ],
        'Two offers side by side',
      ],
      [
        'Collateral',
        [
          'What the lender may take and sell if you cannot pay: a house, a car, a deposit.',
          'The thing that stands behind the promise. It is the reason why the rate is lower.',
        ],
        'A car key lying on a contract',
      ],
      [
        'Guarantor',
        [
          'A person who has signed to pay in your place. Their evening is at stake as well.',
          'Somebody whose own house, wage or savings answer for your instalments.',
        ],
        'Two signatures on one sheet',
      ],
    ],
    turn: [
      'With words like these you can read an offer and find what is missing from it.',
      'Ask about the rest, in writing, before the pen comes out.',
    ],
    asks: [
      'Which word on a contract did you only understand afterwards?',
      'Do you look at the instalment or the total?',
    ],
    ends: {
      p: 'In many countries lenders must state the yearly rate with fees. Compare that one.',
      f: 'No question is too simple for a signature that lasts seven years.',
      a: 'Total first, then term, then instalment.',
      t: 'Check early repayment: whether it is allowed, and what it costs.',
      h: 'You are "the borrower". It has a ring to it, like a villain in a children\'s book.',
      i: 'Understanding it is what makes the decision yours.',
      l: 'Few words, well understood, and then a signature.',
    },
    work: 'Advisers are trusted sooner when they name the total without being asked. Write it at the top of the first page, in the same size as the instalment.',
    caution:
      'General explanation, no advice on your case. Borrow only what you can repay; seek independent debt advice early.',
    keep: 'the evening before you sign',
    send: 'somebody with two offers on the table',
    own: [
      {
        about: '\\bloans?\\b|mortgages?|lending|credit (?:advice|check)|financing',
        kinds: ['service', 'product', 'process', 'event', 'people'],
        lead: 'Borrowing is easier to judge with somebody who knows the words.',
      },
    ],
    pic: {
      ask: 'A contract with a pencil and one word circled, all names and sums covered',
      alt: 'A pencil lying on a printed agreement with one word circled',
    },
    claims: [
      [
        'Definitions of principal, term, effective rate, collateral and guarantor',
        'finance textbooks; consumer credit rules in many countries',
      ],
      ['A longer term at the same rate lowers the instalment and raises total interest', 'arithmetic'],
    ],
  },
  {
    id: 'the-bills-that-come-once-a-year',
    format: 'howto',
    again: 10,
    emoji: '🗓️',
    tags: ['BudgetTips', 'YearlyBills', 'HouseholdMoney'],
    title: 'Yearly bills: how to stop being surprised by them',
    cover: 'Surprises with a date',
    gist: [
      'Car insurance, dentist, chimney sweep, birthdays: add up what comes once a year, divide by twelve, and move that sum to a separate account each month.',
      'A bill that arrives every March is no emergency. It only feels like one because the money was spent in January.',
    ],
    subject: ['It comes every March', 'Add up, divide by twelve'],
    hooks: {
      '*': [
        'The car insurance comes every year in the same month, and every year somebody in the kitchen says "already?"',
        'Go through last year month by month, and you will find about a dozen bills that were called unexpected.',
      ],
      p: 'A separate account for yearly bills turns a dozen shocks into one standing order.',
      f: 'Do you also have a month in which everything arrives at once? Let us spread it.',
      a: 'What comes each year is not a surprise.',
      t: 'Sum of annual costs divided by twelve equals the monthly transfer; start with one extra instalment for the first gap.',
      h: 'Christmas came without warning again. It had been on the calendar for a mere two thousand years.',
      i: 'A calm year is often a matter of one list in a quiet hour.',
      l: 'The letter comes, and it is already paid for.',
    },
    lines: {
      '*': [
        'Scroll through last year in your account and note every bill that came only once. Total, divided by twelve: that is your standing order.',
        'Give yearly bills an account of their own. What lies beside the shopping money gets eaten.',
        'Paying by the year is often cheaper than by the month. Those who save up for it get the difference.',
        'Set the transfer for the day after payday. By the evening it should be as if the money had never been there.',
      ],
      h: [
        'A household has two seasons: winter, and the week in which the car is serviced, insured and taxed.',
      ],
    },
    scene: [
      'The envelope from the insurer is on the mat. It is the same envelope as last year, and the same face above it.',
      'A list on the back of a calendar: dentist, vet, licence, sweep. At the bottom is a sum that explains a lot.',
    ],
    why: [
      [
        'Budgets are made by the month, and yearly costs fall through the grid.',
        'In eleven months out of twelve such a bill is invisible, so it counts for nothing.',
      ],
      [
        'Money that has a name and a place is spent on other things less readily.',
        'A balance labelled "car and dentist" is not seen as spare.',
      ],
    ],
    parts: [
      [
        'Look through twelve months',
        [
          'Once is enough. Bank statements remember what you have forgotten.',
          'Note the month with each item, so that you can see where they bunch.',
        ],
        'A bank statement with marks in pencil, figures covered',
      ],
      [
        'Add the ones without a letter',
        [
          'Presents, holidays, glasses, the bicycle service. Nobody sends a bill, and still it is paid.',
          'What you buy every year belongs on the list, even if you choose the date.',
        ],
        'A present half wrapped on a table',
      ],
      [
        'Divide by twelve and round up',
        [
          'Prices rise, and a little too much is a pleasant fault.',
          'If the result is alarming, it was so last year as well. You only see it now.',
        ],
        'A sum on the back of an envelope',
      ],
      [
        'Set up the standing order',
        [
          'To an account without a card, the day after your wages arrive.',
          'Pay the yearly bills from there and from nowhere else.',
        ],
        'A finger on a banking app, figures not visible',
      ],
    ],
    turn: [
      'In the first year it may run short before the large one. In the second it works.',
      'After a round of the calendar you can see each bill coming and shrug.',
    ],
    asks: [
      'Which bill catches you out every time?',
      'In which month does everything arrive at once at your place?',
    ],
    ends: {
      p: 'Look at the list again each year; two of the items can usually go.',
      f: 'The next time such an envelope comes, you may shrug. It feels very good.',
      a: 'List, divide, transfer. Done in an evening.',
      t: 'Review when an item changes by a tenth, and let the surplus run on.',
      h: 'Christmas has been informed that it is expected.',
      i: 'Peace of mind can be set up as a standing order.',
      l: 'Twelve small sums, and a quiet {letterbox|mailbox}.',
    },
    work: 'Freelancers and small firms can do this with tax, insurance and licences. It is the same sum with larger figures, and the first year is the hardest there as well.',
    keep: 'the first quiet evening of the month',
    send: 'somebody who is surprised by the same bill every year',
    own: [
      {
        about:
          'savings? (?:account|plan|pot)|standing order|budget(?:ing)? (?:plan|tool|talk|advice)|sub.?account',
        kinds: ['product', 'service', 'event', 'process'],
        lead: 'There are ways of keeping such money apart.',
      },
    ],
    pic: {
      ask: 'A wall calendar with bills pencilled in, no amounts visible',
      alt: 'A wall calendar with a few words pencilled into its months',
    },
    claims: [
      ['Spread irregular costs over the year in a separate account', 'money advice services'],
      [
        'Labelled money is spent less readily on other things',
        'behavioural research on mental accounting; worded mildly',
      ],
    ],
  },
  {
    id: 'the-least-you-may-pay',
    format: 'myth',
    again: 11,
    emoji: '💳',
    tags: ['CreditCard', 'MinimumPayment', 'DebtAwareness'],
    title: 'Paying only the minimum on a credit card: what it costs',
    cover: 'The least you may pay',
    gist: [
      'The minimum on a card statement keeps the account in order. It hardly touches the debt, because much of it goes on interest. A fixed sum a month ends it far sooner.',
      'As the balance falls the minimum falls with it, so the end keeps moving away. Choose your own amount and leave it there.',
    ],
    subject: ['It shrinks, and so does your payment', 'Choose your own figure'],
    hooks: {
      '*': [
        'The smallest figure on a card statement is the one in the box that says "pay now".',
        'Minimum payments are built so that they get smaller. So the debt has all the time in the world.',
      ],
      p: 'A fixed monthly payment clears a card balance years sooner than the minimum does.',
      f: 'Do you have a card that never quite gets empty? There is a small trick with a large effect.',
      a: 'Fix the amount. Do not let it shrink.',
      t: 'A minimum set as a share of the balance decays with it. Repayment stretches out into a long tail.',
      h: 'The minimum is very considerate. It would like to keep you company into retirement.',
      i: 'A sum that you choose yourself is the first step out.',
      l: 'A balance that ends, on a date you know.',
    },
    lines: {
      '*': [
        'Write down what you paid on your card this month, and pay that same amount next month, although the minimum has dropped. It shortens a debt by a great deal.',
        'Pay more than the minimum on the dearest card and the minimum on the others. When it is cleared, move on to the next.',
        'A card that is not fully paid often charges interest on new shopping from the first day. Use another one meanwhile.',
        'If the minimum itself has become hard, talk to the lender or a debt charity now. Early on there is far more room.',
      ],
      h: ['The sofa is long gone. Its instalments are still sitting with us.'],
    },
    scene: [
      'The statement shows three figures: what you owe, what you may pay, and, much smaller, how long that would take.',
      'She has paid every month, on time, for three years. The balance looks like somebody who has only taken off their coat.',
    ],
    why: [
      [
        'Interest is taken first, and only what is left over reduces the debt.',
        'A good part of a small payment is used up before it reaches the sum itself.',
      ],
      [
        'The minimum is usually a share of what you owe, so it melts as you pay.',
        'Each statement asks for a little less, and the last years are spent on very little.',
      ],
    ],
    parts: [
      [
        'Keep the amount you pay now',
        [
          'Set it as a standing order or a fixed direct debit, and ignore the falling minimum.',
          'The figure that you managed this month is a good one for the next thirty.',
        ],
        'A statement with a chosen amount underlined, figures covered',
      ],
      [
        'Clear the dearest one first',
        [
          'List cards by rate, and send whatever is spare to the top one.',
          'Some prefer the smallest balance, for the joy of it. Any order beats none.',
        ],
        'Three cards in a row, face down',
      ],
      [
        'Stop it from growing',
        [
          'Take the card out of the purse and out of the shops where it is stored.',
          'Pay for the week with money that you have, even if the week gets thin.',
        ],
        'A card put away in a drawer',
      ],
    ],
    turn: [
      'Then work out the date on which the card will be clear, and write it into the calendar.',
      'When the card is clear, send the same amount to savings; you are used to it.',
    ],
    asks: [
      'Does your statement say how long the minimum would take?',
      'Would you start with the dearest debt or the smallest?',
    ],
    ends: {
      p: 'Many lenders offer a fixed repayment in the settings; it takes two minutes.',
      f: 'One small change on the form, and this statement has an end.',
      a: 'Your figure, every month, until it is nought.',
      t: 'Ask for the repayment period at minimum and at a fixed sum. Compare the two dates.',
      h: 'Card statements are faithful correspondents. They will be missed, slightly.',
      i: 'Every sum above the minimum buys back a piece of next year.',
      l: 'One day the letter says nothing, and that is all you wanted.',
    },
    work: 'Employers can help without asking a single private question: name one free debt advice service in the staff handbook and on the back of a door. It will be read there.',
    myth: 'If I pay the minimum every month, the card pays itself off',
    short: 'It does, very slowly: much of a minimum payment is interest.',
    caution:
      'General information. If repayments are hard, a free and independent debt advice service can help early.',
    keep: 'the next card statement',
    send: 'somebody who pays on time and gets nowhere',
    own: [
      {
        about: 'debt (?:advice|counsel|coach)|repayment plan|money (?:coaching|advice)',
        kinds: ['service', 'event', 'product', 'process'],
        lead: 'There are people to talk to about it.',
      },
    ],
    pic: {
      ask: 'A bank card lying face down in a drawer, its digits covered',
      alt: 'A bank card lying face down in an open drawer',
    },
    claims: [
      [
        'Minimum payments as a share of balance stretch repayment over many years; a fixed payment shortens it',
        'financial regulators and money advice services; arithmetic',
      ],
      [
        'Purchases may lose the interest-free period while a balance is carried',
        'card terms in many countries; worded "often"',
      ],
    ],
  },
  {
    id: 'the-same-coin-buys-less',
    format: 'answer',
    again: 11,
    emoji: '🧺',
    tags: ['Inflation', 'MoneyExplained', 'FinancialLiteracy'],
    title: 'What is inflation? Explained with a shopping basket',
    cover: 'The same note, a smaller bag',
    gist: [
      'Inflation is measured with a basket: the same goods, priced again and again. If the basket costs more, each coin buys less, even one that never left the drawer.',
      'When inflation falls, prices do not fall with it. They only climb more slowly. A basket explains why.',
    ],
    subject: ['Inflation, in one basket', 'Why nothing got cheaper'],
    hooks: {
      '*': [
        '"Inflation is down," says the radio, and you look at the {till|store} receipt and wonder what it means by that.',
        'A note in a drawer keeps its number for ever. What it buys is another matter.',
      ],
      p: 'Falling inflation does not mean falling prices. The difference matters for plans.',
      f: 'Does the news about inflation ever match your shopping? There is a reason why it may not.',
      a: 'Lower inflation means slower rises. It does not mean lower prices.',
      t: 'The index is a weighted basket. Inflation is its rate of change, and yours depends on your own weights.',
      h: 'Some grandmothers can name the price of butter in any year. They are now treated as economists.',
      i: 'Once you see the basket, the news becomes a good deal calmer.',
      l: 'The value of a thing, and its price, seldom walk in step.',
    },
    lines: {
      '*': [
        'Inflation falling from high to low is like a car slowing down. It is still moving forward, and prices are still going up.',
        'Your own inflation is not the one in the news: it depends on whether you drive, rent, smoke or feed three teenagers.',
        'Photograph one ordinary shopping receipt each spring. In five years you have an index of your own.',
        'Smaller packets at the old price are inflation as well. Compare by the kilo; the shelf label has it in small print.',
      ],
      h: ['The chocolate bar has not become dearer. It has merely become a shorter conversation.'],
    },
    scene: [
      'At the {till|register} the same five things lie on the belt as every Saturday. The sum at the end has moved.',
      'An old receipt falls out of a cookery book. You read it as other people read poetry.',
    ],
    why: [
      [
        'Statisticians price a fixed basket of goods every month, weighted by what households spend.',
        'Somebody really does go and look: bread, bus tickets, haircuts, the same kinds in each round.',
      ],
      [
        'Money measures prices, so when most prices rise the measure itself gets shorter.',
        'A coin is a claim on goods, and the claim shrinks while its number stays put.',
      ],
    ],
    parts: [
      [
        'Down does not mean cheaper',
        [
          'The rate tells how fast prices rise. It has to fall below nought before the basket costs less.',
          'Take five, then two, then one: three rises in a row, and the news calls it a fall.',
        ],
        'A staircase with lower and lower steps',
      ],
      [
        'Your basket is your own',
        [
          'People who heat a lot or commute far feel other prices than a pensioner next to the market.',
          'Averages describe a household that does not exist, with a bit of everything in it.',
        ],
        'A shopping basket on a kitchen table',
      ],
      [
        'Resting money shrinks quietly',
        [
          'Interest below inflation means that the sum grows and buys less. Both are true at once.',
          'For money you need soon, that is the price of having it to hand.',
        ],
        'A jar of coins on a shelf',
      ],
    ],
    turn: [
      'Next time you hear a rate, ask: of which basket, compared with when?',
      'After that, the receipt and the news no longer contradict each other.',
    ],
    asks: [
      'Which price do you know by heart from your childhood?',
      'Which thing in your basket has risen the most?',
    ],
    ends: {
      p: 'For plans over many years, think in what a sum will buy, and less in what it says.',
      f: 'Old receipts turn up in cookery books and coat pockets. Do look.',
      a: 'Ask for the rate after inflation. The other one is half an answer.',
      t: 'Real return is roughly nominal return minus inflation.',
      h: 'The index has no column for how large the chocolate bar used to be.',
      i: 'To understand a number is to fear it less.',
      l: 'A receipt, kept for years, and a small smile.',
    },
    work: 'In talks about wages and prices, agree first on the index and the month. Often two people disagree because they are quoting different baskets in good faith.',
    question: 'If inflation is falling, why is nothing getting cheaper?',
    short: 'Because prices are still rising, only more slowly than before.',
    caution: 'A general explanation and no investment advice.',
    keep: 'the next headline about prices',
    send: 'somebody who remembers the price of butter',
    pic: {
      ask: 'A {till|store} receipt beside a small basket of shopping, no names on it',
      alt: 'A shopping basket on a table with a paper receipt beside it',
    },
    claims: [
      [
        'Consumer price indices track a weighted basket; inflation is the rate of change',
        'national statistics offices',
      ],
      ['Real return is roughly nominal return minus inflation', 'economics textbooks'],
    ],
  },
  {
    id: 'what-happens-to-a-claim',
    format: 'behind',
    again: 11,
    emoji: '🗂️',
    tags: ['InsuranceClaims', 'BehindTheScenes', 'MoneyMatters'],
    title: 'What happens to an insurance claim after you send it',
    cover: 'Where your claim goes',
    gist: [
      'Your claim is sorted, held against the contract, given an estimate and then, if it is large or odd, looked at by an expert. Most waiting is for one missing paper.',
      'Behind the letter "we are dealing with it" sits somebody with three questions: what happened, is it covered, what did it cost?',
    ],
    subject: ['Three questions on a desk', 'What your claim is waiting for'],
    hooks: {
      '*': [
        'Somewhere a person opens your claim, reads it once, and looks for a date.',
        'The letter says "we are dealing with it". This is what dealing with it looks like.',
      ],
      p: 'A claim that answers three questions at once is settled sooner.',
      f: 'Ever wondered who reads what you wrote about the washing machine? Somebody with a mug and forty more like it.',
      a: 'Date, cause, cost. Give all three and the file moves.',
      t: 'Intake, cover check, estimate, assessment, settlement: most delay arises between the second step and the third.',
      h: 'There is a whole profession of people who know every way in which a dishwasher can betray you.',
      i: 'Behind the file number is a person who would like to close it kindly.',
      l: 'A clear account, a photograph, a receipt.',
    },
    lines: {
      '*': [
        'Tell a claim in the order of the clock: at seven all was dry, at nine we came home, at ten past the water was off. Readers of claims love times.',
        'Most claims wait for a single paper: the receipt, the quote, the police number. Ask which one is missing and send it the same day.',
        'Keep the broken thing until somebody has said in writing that it can go. An expert cannot look at a memory.',
        'Put the claim number in the subject line of every message. It saves a stranger the search.',
      ],
      h: ['The most frequent opening of a claim is "I only turned round for a moment".'],
    },
    scene: [
      'On the screen: a photo of a carpet, a photo of a carpet, a photo of a thumb, and a sentence about a cat.',
      'Monday after a storm. The line of files is four times as long as on Friday, and each has a wet family at the other end.',
    ],
    why: [
      [
        'An insurer pays from money that many have put in, so each claim has to be held against the contract.',
        'The rules are the same for the next person, and that is why someone checks.',
      ],
      [
        'Clear cases pass quickly, and the unclear ones go to a desk with a pile.',
        'Every missing answer turns into a letter, and every letter into a week.',
      ],
    ],
    parts: [
      [
        'Sorting: how big, how urgent',
        [
          'A wet ceiling is not handled like a cracked phone. Small and clear ones are often paid at once.',
          'The first look decides the desk: routine, expert, or somebody with boots.',
        ],
        'Folders in two piles on a desk',
      ],
      [
        'The contract: is it covered',
        [
          'Policy, date, cause and place are laid side by side. A cause in one sentence helps most.',
          'Somebody reads your words and the small print at the same time, one eye for each.',
        ],
        'A policy open beside a screen',
      ],
      [
        'The estimate: what it may cost',
        [
          'A sum is noted before all is known, so that money is ready. Your quotes replace it.',
          'Photos with something for scale, and receipts, make this figure a good one.',
        ],
        'A tape measure beside a damaged floor',
      ],
      [
        'The expert: when it is large or odd',
        [
          'An assessor comes, looks at the cause and asks what you have seen. Tell it plainly and do not guess.',
          'They are there to find out why. "I do not know" is a good and honest answer.',
        ],
        'A person kneeling with a {torch|flashlight} beside a pipe',
      ],
    ],
    turn: [
      'At the end stand a sum and a reason, and you may ask about both.',
      'Then the file is closed, and the next one is opened.',
    ],
    asks: ['What was the oddest thing you ever had to put in a claim?', 'What would you photograph first?'],
    ends: {
      p: 'If you disagree, say so in writing and ask for the reason; there are bodies for complaints.',
      f: 'A short thank you is read as well. It gets passed round, believe it or not.',
      a: 'Complete at the first go is the fastest way.',
      t: 'One message, numbered attachments, one timeline: it spares two rounds of questions.',
      h: 'Every claims desk has its dishwasher stories. Yours need not be one.',
      i: 'People help people here, with forms in between.',
      l: 'Everything said, once, and in order.',
    },
    work: 'Anybody who handles requests knows the pattern: most of the time goes on what was missing. A form that shows which three things decide the case is worth more than a second hotline.',
    caution: 'What is covered is decided by your own contract; report damage as soon as it says.',
    keep: 'the day something leaks',
    send: 'somebody who is waiting for a letter',
    own: [
      {
        about: '\\bclaims?\\b(?! to)|report damage|loss adjust|assessor',
        kinds: ['service', 'process', 'people', 'hours', 'place'],
        lead: 'A claim goes better when you know whom to ask.',
      },
    ],
    pic: {
      ask: 'A desk with two piles of folders and a mug, no names readable',
      alt: 'A desk with two piles of folders and a mug between them',
    },
    claims: [
      [
        'Steps of claims handling: intake, cover check, reserve, assessment, settlement',
        'insurance textbooks',
      ],
      ['Keep damaged items until released', 'insurer and consumer advice'],
    ],
  },
  {
    id: 'what-was-said-about-money',
    format: 'question',
    again: 9,
    emoji: '🗣️',
    tags: ['MoneyTalk', 'FamilyAndMoney', 'MoneyStories'],
    title: 'What was said about money in the home you grew up in?',
    cover: 'What was said at home?',
    gist: [
      '"It does not grow on trees." "You only regret what you did not buy." Each family has a sentence about money, and you can still hear it at the {till|register}.',
      'Ask around a table which sentence about money everyone grew up with. You learn more than from any statement of account.',
    ],
    subject: ['The sentence you still hear at the {till|register}', 'It does not grow on trees'],
    hooks: {
      '*': [
        'You stand in a shop with something lovely in your hand, and in your head somebody says a sentence that is forty years old.',
        'Which sentence about money did you hear most often as a child?',
      ],
      p: 'Early sentences about money tend to outlive the circumstances in which they were true.',
      f: 'What did they say about money at your place? At breakfast, when they thought you were not listening?',
      a: 'Know the sentence you inherited. Then decide whether to keep it.',
      t: 'Habits of saving and spending are learnt early, and mostly by watching.',
      h: 'In some families money was never discussed. It was sighed about.',
      i: 'Some sentences we pass on, and some of them we may lay down.',
      l: 'An old purse, an old saying, a kitchen in the evening.',
    },
    lines: {
      '*': [
        'Which sentence about money did you grow up with? Write it down exactly as it was said. The wording matters.',
        'Ask your parents what their first wage was spent on. It is a good question for a long drive.',
        'A sentence such as "we are not the kind of people who" is worth a look. Who said it, when, and is it still so?',
        'Children learn what money is from the face you make at the {letterbox|mailbox}.',
      ],
      h: ['"There is food at home" is the entire economic policy of some households.'],
    },
    scene: [
      'An uncle with a wallet, a waiter, and two people who both say "no, no, let me" for four minutes.',
      'Three generations in one kitchen, and all of them smooth out the wrapping paper.',
    ],
    why: [
      [
        'Tones of voice come first. Interest rates are explained years later, if at all.',
        'Children notice what is hushed, and money is hushed in many families.',
      ],
    ],
    parts: [
      [
        'The proverb',
        [
          'Pennies, trees and rainy days. Often there was a winter behind it that the children never saw.',
          'Handed down like a clock, and correct twice a day like some clocks.',
        ],
        'An old purse on a kitchen table',
      ],
      [
        'The silence',
        [
          'In some homes the subject was closed like a door, and the children learnt to knock elsewhere.',
          'No word at all is also a lesson, and a lasting one.',
        ],
        'A closed drawer with a key in it',
      ],
      [
        'The gesture',
        [
          'The folded note in the handshake of a grandmother, and "do not tell anybody".',
          'A coin under a plate, an envelope at the door: some families speak in this way only.',
        ],
        'A folded note passed between two hands',
      ],
    ],
    turn: [
      'Some of these sentences have done good service and may stay.',
      'If two people share a household, it helps to know both.',
    ],
    asks: [
      'What was the saying about money at your kitchen table?',
      'Which of these sentences would you like to pass on, and which would you rather not?',
    ],
    ends: {
      p: 'A talk about where habits come from makes the one about the budget easier.',
      f: 'Tell us yours. A sigh counts as well.',
      a: 'Keep the ones that still serve. Drop the rest.',
      t: 'Write yours down beside that of your partner, and compare.',
      h: 'Wrapping paper that is smoothed out and kept is also a sentence about money.',
      i: 'What we say at the table today, somebody will hear at a {till|register} in thirty years.',
      l: 'Old words, weighed once more in the hand.',
    },
    work: 'Good advisers ask this question before they open a folder. The answer explains more about a decision than income and age together.',
    keep: 'the next meal with the whole family',
    send: 'your brother, your sister or an uncle with a wallet',
    pic: {
      ask: 'An old purse or money tin on a kitchen table',
      alt: 'An old leather purse on a wooden table',
    },
    claims: [
      [
        'Money habits are shaped early, largely by observation',
        'research on financial socialisation; worded mildly',
      ],
    ],
  },
  {
    id: 'in-their-money-or-yours',
    format: 'season',
    again: 11,
    emoji: '🏖️',
    tags: ['TravelMoney', 'CardAbroad', 'HolidayTips'],
    title: 'Paying abroad: why you should choose the local currency',
    cover: 'Choose their currency',
    gist: [
      'When a terminal abroad asks in which currency you want to pay, choose the local one. Otherwise the machine sets the rate, and it is seldom kind.',
      'Two cards in two bags, the emergency number on paper, and always the local currency: that is travel money in one line.',
    ],
    subject: ['The polite question of the terminal', 'Two cards, two bags'],
    hooks: {
      '*': [
        'A terminal by the sea asks whether you would like to pay in your own currency. It is a polite question with a price.',
        'You are in a foreign shop, there is a {queue|line} behind you, and the machine wants a decision about exchange rates.',
      ],
      p: 'Paid in the local currency, your own bank does the exchange, and that is usually cheaper.',
      f: 'Off {on holiday|on vacation} soon? One small thing for the moment at the {till|register}.',
      a: 'Local currency. Every time.',
      t: 'Choosing your home currency hands the conversion to the operator of the terminal, at its own rate and margin.',
      h: 'The machine offers to make things simple. It does, at a charge.',
      i: 'Travel light, and let only the ice cream cost more than planned.',
      l: 'A coffee on the square, paid for as the locals pay.',
    },
    lines: {
      '*': [
        'Card terminal abroad asks "local currency or yours?" Take the local one. Your own bank then sets the rate, which is usually better.',
        'It is the same at cash machines: decline the conversion. The button is often the one that looks less friendly.',
        'Two cards, never in the same bag. If one is swallowed by a machine, the other one gets you home.',
        'Write the number for blocking your cards on paper, as the phone with the number in it may be what was stolen.',
      ],
      h: ['"Decline conversion" sounds like something out of church history. It is the right button.'],
    },
    scene: [
      'Two plates of fish, a warm evening, and a waiter holds out a small machine with a long question on it.',
      'A cash machine behind a beach bar. The writing is in four languages, and the arrow points at the wrong one.',
    ],
    why: [
      [
        'The party that exchanges the money takes a margin. With the friendly button that is the terminal.',
        'A known sum in your own money feels safe, and for that feeling a surcharge is taken.',
      ],
      [
        'On a trip you have fewer ways out, so one lost card weighs more than at home.',
        'At home there is a branch and a neighbour. In a harbour at night there is neither.',
      ],
    ],
    parts: [
      [
        'Choose the local currency',
        [
          'In shops, restaurants and at cash machines, even if the screen makes it look complicated.',
          'Read the screen before you tap; staff in a rush sometimes choose for you.',
        ],
        'A card terminal on a restaurant table',
      ],
      [
        'Split your cards',
        [
          'One in the purse, another in the case, and a little cash in a shoe.',
          'Two people travelling: each takes one card of the other kind.',
        ],
        'Two cards in two different bags',
      ],
      [
        'Check limits and fees before you go',
        [
          'What does your card charge abroad, and how much may it pay out in a day? The app knows both.',
          'Some cards must be switched on for other continents. It is a tick in the settings.',
        ],
        'A settings page on a phone, figures covered',
      ],
      [
        'Take the blocking number on paper',
        [
          'Beside it the last four digits of each card, and nothing more.',
          'Give a copy to somebody who stays at home and sleeps in your time zone.',
        ],
        'A folded paper with a telephone number',
      ],
    ],
    turn: [
      'After the trip, look through the payments once; small wrong ones are the test for large ones.',
      'Then nothing is left but the sand in the purse.',
    ],
    asks: [
      'Where has a machine swallowed your card?',
      'Cash or card {on holiday|on vacation}, and how much of each?',
    ],
    ends: {
      p: 'Hire cars and hotels may block a deposit; ask how much before the counter.',
      f: 'Have a lovely time, and say no to the machine.',
      a: 'Their currency, your bank, two bags.',
      t: 'Compare the rate on the slip with that of your statement once. After that you will remember.',
      h: 'Ice cream has an exchange rate of its own, and it is always bad.',
      i: 'A little forethought, and the days are free for better things.',
      l: 'Sun on the table, small change in the saucer.',
    },
    work: 'On business trips put the rule in the travel policy in one sentence. It is the only line of that document that saves money from the first coffee on.',
    caution: 'Fees differ by card and country. Look up the terms of yours before you go.',
    keep: 'the night before you fly',
    send: 'somebody who is packing',
    when: { season: ['summer'] },
    own: [
      {
        about: 'travel (?:money|insurance|card)|foreign (?:currency|exchange)|abroad|overseas',
        kinds: ['product', 'service', 'offer', 'policy', 'process'],
        lead: 'Before a trip it is worth looking at what you have.',
      },
    ],
    pic: {
      ask: 'A card terminal or a saucer with coins on a cafe table, no digits visible',
      alt: 'A saucer with coins and a receipt on a cafe table in the sun',
    },
    claims: [
      [
        'Dynamic currency conversion is usually dearer than conversion by the card issuer',
        'European consumer organisations and regulators',
      ],
      ['Carry cards separately; keep the blocking number on paper', 'advice of banks and police'],
    ],
  },
];
