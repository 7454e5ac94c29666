// Running a small firm: hours, staff, letters, the end of the year.

import type { Idea } from '../../library/idea.ts';
import { NO_GOODS, PRIVATE_CLIENTS } from './kinds.ts';

export const RUNNING: readonly Idea[] = [
  {
    id: 'what-an-hour-costs',
    format: 'howto',
    again: 9,
    emoji: '⏱️',
    tags: ['HourlyRate', 'Pricing', 'SelfEmployed'],
    title: [
      'How to work out what an hour of your work really costs',
      'How to set your hourly rate from real figures',
    ],
    cover: 'What an hour of your work costs',
    gist: [
      'Add up what a year costs you, count only the hours that customers pay for, and divide. You sell fewer hours than you think, so the rate has to be higher.',
      'Much of your working year goes into driving, quotes, holidays and colds. The hours you can sell have to pay for all of it.',
    ],
    subject: ['The hours nobody pays you for', 'How to work out your hourly rate'],
    hooks: {
      '*': [
        'You work two thousand hours a year. How many of them can you put on a bill?',
        'Many hourly rates were copied from a competitor, who had copied theirs as well.',
        'Do you know what one working hour really costs you?',
      ],
      p: 'To work out an hourly rate you divide costs by hours, and most people count too many hours.',
      f: 'When did you last work out your hourly rate? It takes a page and a coffee.',
      a: 'Your hourly rate: the costs of a year, divided by the hours you can sell.',
      t: 'Rate equals annual cost plus profit, over billable hours; utilisation is the sensitive variable.',
      h: 'His hourly rate is based on a year without winter, children, repairs or sleep.',
      i: 'If you have worked out your rate, you can say it without looking at the floor.',
      l: 'A rate that is worked out can be said calmly.',
    },
    lines: {
      '*': [
        'What to take off before you work out your hourly rate: holidays, sick days, quotes, driving, tidying the van. The rest must pay for everything.',
        'If you sell half of your working hours, each hour sold has to pay for two. That is why a fair rate looks high.',
        'Your hourly rate must also pay for your pension and for a bad month.',
        'Write down your hours for two weeks, to the half hour. You will be surprised how few a customer pays for.',
        'Is your hourly rate a round number? Then it was probably guessed.',
      ],
      h: ['The price for friends is your hourly rate minus the friend.'],
    },
    scene: [
      '"So much for one hour?" asks the customer. In the evening the same hour also pays for the tax form, the van wash and the broken drill.',
      'On the back of a calendar sheet somebody adds up a year: rent, insurance, van, phone, living.',
    ],
    why: [
      [
        'Only the hours you sell bring in money, but all of them cost money.',
        'Rent and insurance cost the same while you are writing quotes.',
      ],
      [
        'If you count too many hours, your rate is too low, and you notice only at the end of the year.',
        'Counting too many hours is the main reason why people work a lot and keep little.',
      ],
    ],
    parts: [
      [
        ['Add up a whole year', 'List all your costs for a year'],
        [
          'What you need to live, insurance, pension, rent, tools, van, advice, tax, and a reserve.',
          "Use last year's statements. From memory you will forget what is paid once a year.",
          'Include what you live on, and the bills that come only once a year.',
        ],
        'A list of costs in pencil',
      ],
      [
        ['Count the days you really work', 'Count your real working days'],
        [
          'Take off weekends, holidays, sick days and training.',
          'There are fewer than you think.',
          'A calendar looks fuller than it is.',
        ],
        'A wall calendar with crosses',
      ],
      [
        ['Take off the hours nobody pays for', 'Leave out hours you cannot bill'],
        [
          'Driving, quotes, bookkeeping, the chat at the gate.',
          'In many trades that is a third of the time. Measure yours.',
          'Make a note for a month, each quarter of an hour.',
        ],
        'A timesheet with gaps',
      ],
      [
        ['Divide, and then add profit', 'Divide costs by hours, then add profit'],
        [
          'Costs divided by hours sold is where you neither lose nor earn. What is above is profit.',
          'It is the least you can charge. What customers pay is a second question.',
          'Below that figure you pay to work. Add what you want to earn on top.',
        ],
        'A division on squared paper',
      ],
    ],
    turn: [
      'You need not charge exactly that. But you should know it.',
      'Do the sum again every year, because your costs change.',
    ],
    asks: [
      'How many of your working hours does a customer pay for?',
      'Did you ever work out your rate, or did you guess it?',
    ],
    ends: {
      p: "Nearly all the figures you need are in last year's accounts.",
      f: 'The back of an envelope is quite enough.',
      a: 'Costs of a year, hours sold, divide.',
      t: 'Change the hours sold by a tenth and see what happens to the rate.',
      h: 'Friends get the same price and a better {biscuit|cookie}.',
      i: 'You cannot reorder time, so sell yours at a fair price.',
      l: 'If you know your figure, you can say it calmly.',
    },
    work: 'The same sum works for employees, and the number of hours sold is often even lower. Show it to the team once. Then everybody understands why tidy vans matter.',
    caution: [
      'What belongs in the sum depends on your business. Let us check it before you set prices.',
      'Ask us to look at the sum before you base your prices on it.',
    ],
    keep: 'the next time you set your prices',
    send: 'a friend who works a lot and keeps little',
    own: [
      {
        about: 'pricing|calculat|hourly rate|business plan|start-?up',
        kinds: ['service', 'offer', 'event', 'price'],
        lead: 'If you would like to do the sum together:',
      },
    ],
    unless: PRIVATE_CLIENTS,
    pic: {
      ask: 'A calendar sheet with a pencilled sum on the back',
      alt: 'A pencilled sum on the back of a calendar sheet',
    },
    claims: [['Rate from annual cost over billable hours', 'cost accounting textbooks']],
  },
  {
    id: 'write-it-down-in-the-car',
    format: 'tip',
    again: 9,
    emoji: '🚗',
    tags: ['MileageLog', 'Bookkeeping', 'SelfEmployed'],
    title: ['How to keep a mileage log without hating it', 'Mileage log: write it before you drive off'],
    cover: 'Mileage: note it before you drive',
    gist: [
      'Write each trip down before you put on the seat belt: date, where to, what for, and the mileage. A log written all at once in January looks like it.',
      'Noting a trip takes fifteen seconds in the car. Making up a year of trips takes a weekend, and everybody can tell.',
    ],
    subject: ['A mileage log in fifteen seconds', 'Do not write your mileage log in January'],
    hooks: {
      '*': [
        'A mileage log for a whole year, in one pen, without a single stain: nobody believes that.',
        'How far did you drive for work on the ninth of March? The tax office may ask.',
        'A mileage log takes fifteen seconds a trip, or a whole weekend in January.',
      ],
      p: 'A mileage log counts for more if it was written on the day of the trip.',
      f: 'Do you fill in your mileage log once a year? Then this is for you.',
      a: 'Write your mileage down in the car, every trip, before you start.',
      t: 'A mileage log with readings has no gaps. One written afterwards has gaps and round figures.',
      h: 'According to his mileage log he drove for a year without once going to the supermarket.',
      i: 'Fifteen seconds a trip for your mileage log, and a winter weekend is yours.',
      l: 'A mileage log: a slim book, a good pen, one line a day.',
    },
    lines: {
      '*': [
        'Mileage log: tie the pen to the book and leave the book in the car. What you have to look for, you will not fill in.',
        'Mileage log: for each trip note the date, from where to where, for whom, and the reading. "Various customers" is not enough.',
        "A garage bill shows your car's mileage on a certain day. Your mileage log should agree with it.",
        'Mileage apps record where you drove. They still need you to say why. Do it the same evening.',
        'Take a photo of your mileage on the first of each month. Then you can check that all your trips add up.',
      ],
      h: ['A mileage log in which every trip is exactly forty long. What a wonderfully tidy country.'],
    },
    scene: [
      'First weekend in January. On the table are an empty mileage log, a calendar and twelve {petrol|gas} receipts.',
      'At the garage the mechanic writes the mileage on the bill. Now there are two records of it.',
    ],
    why: [
      [
        'Your mileage is also on garage bills, and your trips are on fuel receipts. They can be compared.',
        'Other papers know your mileage too, from the garage to the {petrol|gas} station.',
      ],
      [
        'In the evening you still know why you drove somewhere. In a month you do not.',
        'Where you were can be looked up. Why you went only you know.',
      ],
    ],
    parts: [
      [
        ['Keep the log book on the passenger seat', 'Keep the log where you see it'],
        [
          'With a pen on a string. The glove box is too far away.',
          'If you use an app, put it on the first screen of your phone.',
          'What you see, you fill in.',
        ],
        'A small book and a pen on a car seat',
      ],
      [
        ['Write before you fasten the seat belt', 'Fill it in before you start'],
        [
          'Then you do it every time without thinking.',
          'When you arrive, somebody is usually waiting for you.',
          'After the trip there is never time.',
        ],
        'A hand writing beside a seat belt',
      ],
      [
        ['Note the customer and the reason', 'Write who it was for and why'],
        [
          '"Miller, roof, measuring" is enough.',
          'Three words today will answer a question in four years.',
          'That is what people ask about later.',
        ],
        'A filled line in a log book',
      ],
      [
        ['Note detours too', 'Explain the odd trips'],
        [
          'A blocked road, a second visit, a forgotten ladder: it happens.',
          'An odd figure with a reason is fine.',
          'A detour with an explanation is believed.',
        ],
        'A diversion sign on a road',
      ],
    ],
    turn: [
      'After three weeks you do it without thinking.',
      'Do you need a log at all? Your accountant can tell you.',
    ],
    asks: [
      'Book or app: how do you keep your mileage log?',
      'What does your mileage log say about last Tuesday?',
    ],
    ends: {
      p: 'Find out once what your log must contain, then keep it that way.',
      f: 'And buy a nice pen for it, with a string.',
      a: 'Every trip, at once, with a reason.',
      t: 'Compare the log with your garage bills every quarter.',
      h: 'Tax inspectors drive cars too.',
      i: 'One line at a time, and nobody can doubt it.',
      l: 'One line, then start the engine.',
    },
    work: 'With several vans, keep one log in each vehicle and not one for each driver. The mileage belongs to the car.',
    caution: [
      'Ask us whether you need a mileage log and what has to be in it before you rely on an app.',
      'What a mileage log must show depends on your situation. Check with us before you trust an app.',
    ],
    keep: 'the next time you get into the car',
    send: 'somebody who writes a year of trips in January',
    unless: PRIVATE_CLIENTS,
    pic: {
      ask: 'A small notebook with a pen on a car seat',
      alt: 'A notebook and a pen lying on a car seat',
    },
    claims: [
      [
        'Contemporaneous mileage records are more credible; formal rules differ',
        'tax practice; worded generally',
      ],
    ],
  },
  {
    id: 'the-brown-envelope',
    format: 'answer',
    again: 9,
    emoji: '✉️',
    tags: ['TaxLetters', 'SmallBusiness', 'TaxTips'],
    title: ['A letter from the tax office: what to do first', 'Got a tax letter? The first five minutes'],
    cover: 'A tax letter: what to do first',
    gist: [
      'Open it today, write down the day it came, find the deadline, and send it to your adviser. What makes a tax letter expensive is leaving it unopened.',
      'Most letters from the tax office want a paper, an answer or a payment by a certain day. Once you know which, it is easy.',
    ],
    subject: ['Open the tax letter today', 'What the tax office wants from you'],
    hooks: {
      '*': [
        'A letter from the tax office looks frightening. Open it, and most often they only want a form.',
        'There is a letter from the tax office under the newspaper, and you have known it since Tuesday.',
        'A letter from the tax office does not get better by waiting. Open it today.',
      ],
      p: 'Letters from the tax office mostly become expensive when nobody opens them.',
      f: 'A letter from the tax office? Put the kettle on and open it.',
      a: 'A letter from the tax office: open it, note the date, find the deadline.',
      t: 'For a tax letter find out four things: what it is, which year, the deadline, and how to object.',
      h: 'The tax letter has moved from the table to the shelf to the car. It has seen more of the country than you have.',
      i: 'Most tax letters are less frightening once they are open.',
      l: 'A letter from the tax office, opened and read calmly.',
    },
    lines: {
      '*': [
        'Write on every letter from the tax office the day it came. Deadlines often count from there, and in a week nobody remembers.',
        'Keep the envelope of a tax letter. The postmark may prove that you were in time.',
        'Send your accountant the whole tax letter, both sides. The important sentence is often on the back.',
        'If you disagree with a tax letter, say so before the deadline and in the way it asks for. Being right too late does not help.',
        'Most letters from the tax office want one of three things: a paper, an answer or a payment. Find out which.',
      ],
      h: ['The tax office can make even good news sound like a summons.'],
    },
    scene: [
      "Saturday, ten o'clock: there is a tax letter, and the weekend is already a little worse.",
      'In a drawer somebody finds eleven unopened tax letters. Nine of them are reminders about the first two.',
    ],
    why: [
      [
        'Most of these letters have a deadline, and if you miss it, it costs you money and choices.',
        'Before the deadline you can object, explain or ask for time. Afterwards you can mostly only pay.',
      ],
      ['Often they want only a paper that you have in a folder.', 'Often a copy and two lines are enough.'],
    ],
    parts: [
      [
        ['Write the deadline on top', 'Find the date they want an answer by'],
        [
          'In red. Then put it in your calendar, a week earlier.',
          'If you cannot see a date, look for words such as "within".',
          'Everything else depends on it.',
        ],
        'A date in red on a letter',
      ],
      [
        ['Find out what they want', 'See whether they want paper or money'],
        [
          'It is a paper, an answer or a payment.',
          'Read the last paragraph first. It says what you have to do.',
          'Usually it is near the end, and usually it is a paper.',
        ],
        'A finger at the last paragraph',
      ],
      [
        ['Send a copy to your adviser', 'Pass the whole letter on'],
        [
          'All pages, at once, to whoever does your taxes.',
          'The sooner they see it, the more they can do.',
          'Often the explanation is on page four.',
        ],
        'A letter being scanned with a phone',
      ],
      [
        ['If you need time, ask for it', 'Answer before the deadline, even without papers'],
        [
          'Before the deadline it is normal to ask for more time.',
          'If you say nothing, it looks as if you agree or do not care.',
          'A week early you look organised, a day late you do not.',
        ],
        'A short reply being signed',
      ],
    ],
    turn: ['Then put it in the folder and enjoy your day.', 'And open the next one on the day it comes.'],
    asks: [
      'How long do official letters stay unopened at your place?',
      'What was the most harmless letter you were ever afraid of?',
    ],
    ends: {
      p: 'Agree with your adviser how you pass such letters on, and always do it that way.',
      f: 'And if there is a whole pile: bring it. Nobody will be cross.',
      a: 'Open it, date it, find the deadline, pass it on.',
      t: 'Write down when it came and how. Both can matter for the deadline.',
      h: 'Envelopes do not get friendlier with age.',
      i: 'Sometimes courage is opening an envelope.',
      l: 'Read, answered, put away.',
    },
    work: 'In a firm, decide who opens official {post|mail} when somebody is away. Deadlines do not stop for {the holidays|vacation}.',
    question: 'I got a letter from the tax office. What do I do first?',
    short: [
      'Open it, write the date on it, find the deadline, and send all pages to your adviser.',
      'Open it today, look for the deadline and pass all of it on.',
    ],
    caution: [
      'This is no advice on your own letter. Ask your adviser at once what the deadline is and what you can do.',
      'Every letter is different. Ask your adviser straight away which deadline applies to yours.',
    ],
    keep: 'the next letter from the tax office',
    send: 'somebody with a drawer full of unopened letters',
    own: [
      {
        about: 'tax (?:letters?|office|return|enquir|investigation|notice)|correspondence',
        kinds: ['service', 'process', 'price', 'policy'],
        lead: 'Who deals with such letters for you?',
      },
    ],
    pic: {
      ask: 'An official-looking envelope and a paper knife, no address visible',
      alt: 'A windowed envelope beside a paper knife',
    },
    claims: [
      ['Deadlines, evidence of receipt, timely objection', 'general administrative practice; no rule stated'],
    ],
  },
  {
    id: 'you-have-a-refund-waiting',
    format: 'mistake',
    again: 9,
    emoji: '🎣',
    tags: ['TaxScam', 'Phishing', 'SmallBusiness'],
    title: [
      'How to recognise a fake message from the tax office',
      'A text about your tax refund? How to tell if it is real',
    ],
    cover: 'Fake messages about your tax refund',
    gist: [
      'A message promises a tax refund or threatens you with arrest, and it has a link. Do not click. Sign in the way you always do and look there.',
      'When returns are due, fraudsters pretend to be the tax office. They want you to act fast and to give them a card number or a code.',
    ],
    subject: ['The fake tax refund', 'A link from the tax office? Do not tap'],
    hooks: {
      '*': [
        'A text says that the tax office owes you money and you only have to tap a link. Do not tap.',
        'The tax office does not need the number on your card to pay you a refund.',
        'A tax refund by text, urgent, with a link: it is almost certainly a fake.',
      ],
      p: 'Fake messages from the tax office come just when people expect real ones.',
      f: 'A text about a tax refund? That would be nice. Do not tap.',
      a: 'A tax message: use no link, give no code, sign in as you always do.',
      t: 'Three signs of a fake tax message: it hurries you, it has a link, it wants a password or a card. One is enough.',
      h: 'A tax office that cannot wait to give you money. Think about it.',
      i: 'One quiet minute protects you from a fake tax message.',
      l: 'A fake tax message wants you to act at once. Take your time.',
    },
    lines: {
      '*': [
        'Is a message from the tax office real? Do not use its link. Type the address yourself, sign in, and see whether it is there.',
        'The tax office never takes payment in gift cards. Nobody honest does.',
        'A stern call about tax? The number on your screen can be faked. Hang up, look up the tax office and {ring|call} back.',
        'Not sure about a tax message? Ask your accountant before you click. "Is this real?" is a quick question.',
        'Tell everybody in the office about fake tax messages today, the oldest and the youngest first.',
      ],
      h: ['"Dear valued taxpayer." You can stop reading there.'],
    },
    scene: [
      'The text comes in the week when the tax return is due. It knows your name and has a logo. The address ends in "claim now".',
      'On the phone a stern man speaks of tax and an arrest warrant. In the background another stern man is telling somebody else the same.',
    ],
    why: [
      [
        'In certain weeks people expect a message from the tax office, so a fake one does not seem strange.',
        'If you have just filed your return, a message about it seems natural.',
      ],
      [
        'Hope and fear both make people careless, and that is what a fraudster needs.',
        'Refund or threat: they want you to act before you think.',
      ],
    ],
    parts: [
      [
        ['Wait ten minutes', 'Do nothing for ten minutes'],
        [
          'Make tea. A real tax office does not mind.',
          'They want you to be quick, so be slow.',
          'Whoever is honest can wait that long.',
        ],
        'A kettle and a phone lying face down',
      ],
      [
        ['Sign in the way you always do', 'Type the address yourself'],
        [
          "Use your bookmark, the official app, or the address on last year's letter.",
          'If the message is real, you will find it in your account.',
          'If it is not there, it is not real.',
        ],
        'A bookmark being opened',
      ],
      [
        ['Never give anybody a code', 'Keep codes from your phone to yourself'],
        [
          'A code sent to your phone is a key. No tax office needs it.',
          'Whoever asks for it is signing in as you.',
          'With that code they can open your account.',
        ],
        'A code on a phone, blurred',
      ],
      [
        ['Report the message and delete it', 'Forward it to the tax office'],
        [
          'Most have an address for fake messages.',
          'Two minutes of yours protect somebody else.',
          'Then get rid of it.',
        ],
        'A message being forwarded',
      ],
    ],
    turn: [
      'Have you tapped already? Change the password and {ring|call} your bank. It happens to clever people.',
      'A real refund comes slowly and without a smiley.',
    ],
    asks: ['What was the cleverest fake message you have had?', 'How do you spot a fake message?'],
    ends: {
      p: 'Tell the people who open your {post|mail} and email, above all the new ones.',
      f: 'And tell your parents, too.',
      a: 'Wait, check, report.',
      t: "Look at the sender's address and at the link letter by letter.",
      h: 'Real refunds come late and without emotion.',
      i: 'Everybody who stays calm makes it harder for fraudsters.',
      l: 'Read it, smile, delete it.',
    },
    work: 'Put a reminder in the office calendar for the weeks before returns are due. That is when the fake messages come.',
    wrong: 'Checking a message from the tax office through its own link',
    caution: [
      'If you have given away card or account details, {ring|call} your bank at once and tell the police.',
      'If they already have your card or login, call your bank right away and tell the police.',
    ],
    keep: 'the weeks in which returns are due',
    send: 'the people who open your post',
    pic: {
      ask: 'A phone lying face down beside a kettle',
      alt: 'A phone lying face down beside a kettle',
    },
    claims: [
      [
        'Tax-themed phishing peaks around filing; advice to verify independently',
        'warnings of tax authorities and police',
      ],
    ],
  },
  {
    id: 'what-a-colleague-costs',
    format: 'checklist',
    again: 11,
    emoji: '🧑‍🔧',
    tick: true,
    tags: ['FirstEmployee', 'Hiring', 'SmallBusinessFinance'],
    title: [
      'What does a first employee cost besides the wage?',
      'Your first employee: seven costs besides the wage',
    ],
    cover: 'What a first employee costs',
    gist: [
      'A first employee costs more than the wage: contributions, insurance, days off, tools, a place to work and your time. Add it up before you advertise.',
      'The wage is the biggest cost of an employee and not the only one. Seven lines show you what the new person has to bring in.',
    ],
    subject: ['Your first employee: more than a wage', 'Add this up before you hire'],
    hooks: {
      '*': [
        'You know the wage of your first employee. Do you know the other seven costs?',
        'The most expensive part of a first employee is the months in which you do two jobs.',
        'The wage is the easy part. What else does a first employee cost?',
      ],
      p: 'Planned properly, a first employee is one of the best investments a small business makes.',
      f: 'So much work that you need somebody? Lovely. Do one page of sums first.',
      a: 'Before you hire, add up the cost of a whole year and not of a month.',
      t: 'The full cost is pay, employer charges, paid absence, equipment, space and supervision.',
      h: 'The advertisement said "team player". The team was a man called Ian and a kettle.',
      i: 'With your first employee the business is no longer yours alone.',
      l: 'Two people work differently from one.',
    },
    lines: {
      '*': [
        "Divide the yearly cost of an employee by the days they really work. Compare that with what a day's work brings in.",
        'Hiring? Employer charges come on top of the wage. Know your figure before you name a wage in the interview.',
        "A new employee costs time for the first three months. That is nobody's fault. Just plan for it.",
        'Hiring somebody? Register them first, then let them start. The fines for the wrong order are not small.',
        'Can you pay an employee in a bad month too? Work that out before you hire.',
      ],
      h: ['A new employee needs a mug as well. It is the only cost nobody ever forgets.'],
    },
    scene: [
      'On a napkin: the wage times twelve. Below it, in another pen: boots? phone? and if he is ill?',
      'First day. There is a contract, a key and a mug. There is no second chair.',
    ],
    why: [
      [
        'You pay for charges, holidays and sick days too, and they have to be earned on the other days.',
        'A year has far fewer working days than paid days.',
      ],
      [
        'For the first months somebody has to explain everything, and cannot earn in that time.',
        'Training costs you twice: their hours and yours.',
      ],
    ],
    parts: [
      [
        ['Employer charges on top of the wage', 'Taxes and contributions you pay on top'],
        [
          'Social insurance and the like. Have your own figure worked out.',
          'Ask for the full figure and not for a rule of thumb.',
          'The law adds to the wage. Ask how much.',
        ],
        'A {payslip|pay stub} with a pencil',
      ],
      [
        ['Holidays, sick days and training', 'Days you pay for without work'],
        [
          'Take them off the working year.',
          'Count them in the calendar.',
          'Count them before you work out what a day costs.',
        ],
        'A wall calendar with crosses',
      ],
      [
        ['Insurance for an employee', 'Insurance that changes when you hire'],
        [
          'Liability, accident, vehicle: ask what you need from the first day.',
          'Call your broker before you sign the contract.',
          'You need it from the first day, not from the first accident.',
        ],
        'An insurance folder',
      ],
      [
        ['Tools, clothes, phone', 'A second set of tools and clothes'],
        [
          'You need everything twice, from the drill to the boots.',
          'If two people share a drill, one of them waits.',
          'Whoever has to borrow a tool stands around.',
        ],
        'Two pairs of work boots',
      ],
      [
        ['A place to work', 'A chair, a locker, a seat to drive'],
        [
          'Is the van big enough for two?',
          'There are rules for break rooms too. Look them up.',
          'And a hook, a mug and a place to eat.',
        ],
        'A second chair at a table',
      ],
      [
        ['Somebody to do the payroll', 'Running the payroll every month'],
        [
          'Every month, on time, with deadlines.',
          'Do it yourself or have it done, but somebody must know how.',
          'It has to be right every month, even in August.',
        ],
        'A payroll date on a calendar',
      ],
      [
        ['Your own time for the new person', 'Hours you spend explaining'],
        [
          'An hour a day in the first months, at your own rate.',
          'It is the cost that everybody forgets.',
          'In the first months you do two jobs.',
        ],
        'Two people over one plan',
      ],
    ],
    turn: [
      'Then work out what they will bring in. Mostly it is still worth it.',
      'With a small reserve for the first half year you can sleep.',
    ],
    asks: [
      'What had you forgotten when you hired somebody for the first time?',
      'When did you know that you needed a second pair of hands?',
    ],
    ends: {
      p: 'If you know the full cost, you also know how well you can pay.',
      f: 'And buy the mug before the first day. It matters.',
      a: 'Seven costs, one year, one decision.',
      t: 'Work out how many hours a week have to be sold to pay for it.',
      h: 'The mug may be second-hand. The chair should not wobble.',
      i: 'Giving somebody a job is one of the finest things a business can do.',
      l: 'Have a second key cut.',
    },
    work: 'Compare it with two alternatives: a subcontractor for the busy weeks, or higher prices and less work.',
    caution: [
      'Have the contract and the registration checked before the first day. Ask us.',
      'Employers have many duties. Ask us to check everything before day one.',
    ],
    keep: 'the day you think about hiring somebody',
    send: 'a friend who has too much work for one',
    own: [
      {
        about: 'payroll|employ|wages|hiring',
        kinds: ['service', 'price', 'offer', 'event', 'process'],
        lead: 'If you would like help with the payroll:',
      },
    ],
    unless: NO_GOODS,
    pic: {
      ask: 'Two mugs or two pairs of boots side by side',
      alt: 'Two pairs of work boots standing side by side',
    },
    claims: [
      ['Full cost of employment; registration duties', 'cost accounting; employment law in general terms'],
    ],
  },
  {
    id: 'what-would-you-hand-over',
    format: 'question',
    again: 8,
    emoji: '🎁',
    tags: ['Delegation', 'SmallBusiness', 'BusinessOwners'],
    title: ['Which office job would you hand over first?', 'Which paperwork would you like to give away?'],
    cover: 'Which paperwork would you give away?',
    gist: [
      'Invoices, reminders, wages, sorting: if you could hand over one office job from Monday on, which would it be?',
      'Which of your paperwork would you give to somebody else first, and what would you keep?',
    ],
    subject: ['Hand over one office job. Which?', 'Which paperwork eats your evenings?'],
    hooks: {
      '*': [
        'If you could hand over one office job from Monday on, which would it be?',
        'Every business owner has a pile of papers that moves from left to right and back. What is in yours?',
        'Invoices, reminders, wages, sorting: which would you give away first?',
      ],
      p: 'The paperwork you put off longest is usually the right job to hand over.',
      f: 'If a good fairy did part of your paperwork, which part would you give her?',
      a: 'Hand over the paperwork you put off. Keep the figures you need to decide.',
      t: 'Rank your office jobs by hours and by how much you dislike them. Hand over the first on the list.',
      h: 'Nobody opens a bakery because they love writing payment reminders.',
      i: 'If somebody else does the paperwork, what would you do with the hour?',
      l: 'An evening without paperwork is a luxury.',
    },
    lines: {
      '*': [
        'Which paperwork would you hand over first: invoices, reminders, wages or the sorting? Say it quickly.',
        'Hand over paperwork, but keep an eye on unpaid invoices. Otherwise you notice too late when somebody does not pay.',
        'For a week, write down which paperwork you put off. That list is what you could hand over.',
        'Paperwork that takes you two hours in a bad mood takes somebody else forty minutes.',
        'Hand over the office job you always put off. It is not always the one you like least.',
      ],
      h: ['The pile on the left is called "urgent". The pile on the right was called "urgent" in spring.'],
    },
    scene: [
      'It is nine in the evening. The bakery is clean, the children are asleep, and the folder with the receipts is on the kitchen table.',
      'A fairy comes to your desk and asks: "Which paperwork shall I take?" You point before she has finished.',
    ],
    why: [
      [
        'What we dislike takes longer, and what takes longer we dislike even more.',
        'Paperwork you put off costs you evenings, even if nobody sends you a bill for it.',
      ],
    ],
    parts: [
      [
        ['Writing invoices', 'Sending the invoices'],
        [
          'They bring in the money, so they should not wait until you feel like it.',
          'Somebody else never forgets the spare part.',
          'You write them in the evening, when you are tired.',
        ],
        'A pile of invoices',
      ],
      [
        ['Sending payment reminders', 'Asking customers for the money'],
        [
          'It is easier to ask for money that is not your own.',
          'Somebody neutral gets paid sooner and stays friendly.',
          'It is easier if you are not the one who had coffee with them.',
        ],
        'A telephone beside a list',
      ],
      [
        ['Paying the wages', 'Doing the payroll'],
        [
          'It comes every month and must never be wrong.',
          'The rules change, and somebody has to read them.',
          'Twelve times a year it has to be exactly right.',
        ],
        'A payroll calendar',
      ],
      [
        ['Sorting receipts and papers', 'Filing the papers'],
        [
          'Sorting, numbering, looking for the one receipt behind the toaster.',
          'Some people find it calming. Do you?',
          'One person in ten enjoys it.',
        ],
        'An overfull folder',
      ],
    ],
    turn: ['Now you know what it would be worth to you.', 'And what you like doing, you may keep.'],
    asks: ['Which paperwork would you hand over on Monday?', 'Which office job would you never give away?'],
    ends: {
      p: 'Before you say it costs nothing to do it yourself, count your evenings.',
      f: 'Tell us, and tell us what you would do with the evening.',
      a: 'Choose one, find out what it costs, decide.',
      t: 'Agree on a fixed day and a short report, so that you still see the figures.',
      h: 'Fairies do no bookkeeping. It has been looked into.',
      i: 'You started your business because you love something else. Make room for it.',
      l: 'The lamp goes out before nine.',
    },
    work: 'In a team, let everybody write down the job they put off most. Somebody else often likes exactly that one.',
    keep: 'the next evening with your paperwork',
    send: 'somebody who does paperwork at nine in the evening',
    own: [
      {
        about: 'bookkeep|payroll|invoic|outsourc|monthly package',
        kinds: ['service', 'price', 'offer', 'product'],
        lead: 'This is what you can hand over to us:',
      },
    ],
    unless: PRIVATE_CLIENTS,
    pic: {
      ask: 'Two piles of paper under a kitchen lamp, text unreadable',
      alt: 'Two piles of paper under a kitchen lamp',
    },
    claims: [
      ['Delegating disliked tasks; keep oversight of key figures', 'common experience; management practice'],
    ],
  },
  {
    id: 'count-it-once-properly',
    format: 'season',
    again: 11,
    emoji: '📦',
    when: { season: ['winter'] },
    tags: ['Stocktake', 'YearEnd', 'SmallBusiness'],
    title: [
      'Counting stock at year end without losing a weekend',
      'Stocktaking: how to count once and be right',
    ],
    cover: 'How to count your stock',
    gist: [
      'Tidy up a week before, count your stock in pairs, put a sticker on what is done, and note what can no longer be sold.',
      'A stock count takes long when you tidy up at the same time. Tidy up a week before, and you count in an afternoon.',
    ],
    subject: ['Tidy first, then count', 'Counting stock: one calls, one writes'],
    hooks: {
      '*': [
        'Behind the back shelf are forty lampshades. They have been counted eleven times and never sold.',
        'Stock count: one person calls, one writes, and nobody answers the phone.',
        'Your stock count takes one afternoon if the shelves are tidy before you start.',
      ],
      p: 'The stock count decides what your stock is worth, and so your profit of the year.',
      f: 'Is your stock count coming up? Do yourself a favour and clear the shelves the week before.',
      a: 'Stock count: tidy, count, sticker, sign.',
      t: 'Stop all movements, count shelf by shelf, value at cost or less, note who counted and when.',
      h: 'Each year somebody opens the same box, looks in with wonder, and counts it as one box.',
      i: 'Once a year it is good to know what is really on your shelves.',
      l: 'Stock count: shelf by shelf, in quiet, with a pencil.',
    },
    lines: {
      '*': [
        'Count stock in pairs: one calls, one writes. Alone you miss a shelf when the phone rings.',
        'Put a sticker on every shelf you have counted. A shelf without one at the end was forgotten.',
        'Found stock that can no longer be sold? Do not count it at the full price. Write down why, and ask how to value it.',
        'Stock is not only on your shelves. Count what is at customers, in the van and at the repairer, and leave out what belongs to others.',
        'When you count stock, count expensive things twice and screws once.',
      ],
      h: ['Three people counted the screws. There are three results, and each is "about a bucket".'],
    },
    scene: [
      'The shop is closed. From behind the shelf a voice calls "forty-one!". A pause. "No. Forty-one lampshades and a mouse."',
      'On the ladder somebody holds up a thing that nobody can name. It goes on the stock list as "thing, blue".',
    ],
    why: [
      [
        'What is on the shelf at the end of the year is not yet a cost, so a wrong count makes the profit wrong.',
        'The more stock on the list, the higher the profit on paper, even if nobody will ever buy it.',
      ],
      [
        'It is also the one day when you see everything that did not sell.',
        'You notice slow goods best when you hold them in your hands.',
      ],
    ],
    parts: [
      [
        ['Tidy up a week before', 'Clear up before you count'],
        [
          'Throw out, sort, label. Then you only have to count.',
          'Throw out what is broken, and write down that you did.',
          'Half of the work is finding things.',
        ],
        'Boxes being sorted on a floor',
      ],
      [
        ['Make a plan of the shelves', 'Write down who counts where'],
        [
          'Who counts which shelf, in which order, on which sheet.',
          'From left to right and from top to bottom.',
          'So that no shelf is counted twice or forgotten.',
        ],
        'A sketch of shelves with names',
      ],
      [
        ['Count in pairs: one calls, one writes', 'Let one person call and one write'],
        [
          'Repeat it aloud. Fifteen and fifty sound alike.',
          'Write in ink. Cross mistakes out and do not rub them out.',
          'Whoever writes says the number back.',
        ],
        'Two people at a shelf with a clipboard',
      ],
      [
        ['Put a sticker on counted shelves', 'Mark and sign what is done'],
        [
          'Then nobody asks in March whether it was counted.',
          'Keep the sheets, however ugly. They are your proof.',
          'With the date and the name of whoever counted.',
        ],
        'A coloured sticker on a box',
      ],
    ],
    turn: [
      'Then lower the price of everything you have counted three years in a row.',
      'Afterwards you know more about your business than on any other day.',
    ],
    asks: [
      'What do you count every year and never sell?',
      'Who calls and who writes when you count your stock?',
    ],
    ends: {
      p: 'Talk about the value of old goods before the count and not afterwards.',
      f: 'And order pizza. It helps.',
      a: 'In pairs, in ink, with a signature.',
      t: 'Let other people count a few shelves again. If the numbers differ, repeat that shelf.',
      h: '"About a bucket" is not a number.',
      i: 'A whole year is on these shelves. Take one good look at it.',
      l: 'The last sheet is signed, and the lights go out.',
    },
    work: 'Let two people from different departments count together. One knows what was bought, the other what customers ask for.',
    caution: [
      'There are rules for when and how to count stock and what it is worth. Ask us in good time.',
      'Ask us early how your stock has to be counted and valued.',
    ],
    keep: 'the week before your stock count',
    send: 'somebody who counts the same box every year',
    own: [
      {
        about: 'year-end|annual accounts|stock ?take|inventory',
        kinds: ['service', 'event', 'offer', 'price', 'process'],
        lead: 'Help with your year end:',
      },
    ],
    unless: NO_GOODS,
    pic: {
      ask: 'A shelf with coloured stickers and a clipboard',
      alt: 'A store shelf with coloured stickers and a clipboard',
    },
    claims: [
      [
        'Stock affects profit; counting in pairs, tags, signed sheets',
        'stocktaking practice; accounting textbooks',
      ],
    ],
  },
];
