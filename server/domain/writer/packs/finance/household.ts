// Money and papers in a household.
import type { Idea } from '../../library/idea.ts';

export const HOUSEHOLD: readonly Idea[] = [
  {
    id: 'film-your-home-once',
    format: 'tip',
    again: 10,
    emoji: '🎥',
    tags: ['HomeInsurance', 'HomeInventory', 'MoneyTips'],
    title: 'A home inventory in ten minutes: film it with your phone',
    cover: 'Film your home once',
    gist: [
      'Walk through every room with your phone, open cupboards, say aloud what things are, and store the film somewhere else. After a fire or a burglary nobody remembers the third shelf.',
      'A ten-minute film of your home is the best list of your things that you will ever make.',
    ],
    subject: ['What stood on the third shelf?', 'Ten minutes, once, with the phone'],
    hooks: {
      '*': [
        'After a burglary people know at once that the laptop is gone. The camera is missed on the next {holiday|vacation}.',
        'Could you list what is in your kitchen drawers, without looking?',
      ],
      p: 'Claims are settled more easily when there is a record of what was there.',
      f: 'Rainy Sunday? Make a film. The leading part is played by your cupboard.',
      a: 'Film it, store it elsewhere, renew it yearly.',
      t: 'Evidence of ownership, condition and date: a narrated video gives all three in one pass.',
      h: 'A documentary: the contents of a wardrobe, part one. The critics were divided on the {jumpers|sweaters}.',
      i: 'A small precaution, and one thing fewer that can be lost for good.',
      l: 'A slow walk through every room, with the doors open.',
    },
    lines: {
      '*': [
        'Film every room with doors and drawers open, and say aloud what you see: "Camera, bought two years ago, with the big lens." Ten minutes, and you have a list.',
        "Store the film of your home where the fire cannot reach it: online, or on a stick at your sister's.",
        'Serial numbers of bicycle, laptop and camera: one close-up each. The police ask for them first.',
        'Do not forget cellar, garage and balcony. Most of the bicycles of this world live there.',
      ],
      h: [
        'There turned out to be eleven {torches|flashlights} in the house, and none of them worked. That, too, is good to know.',
      ],
    },
    scene: [
      'On the form there is a line: "Please list the items." She sits in a borrowed kitchen and tries to picture her own, drawer by drawer.',
      'A man walks backwards through his {flat|apartment} with a phone and says in the voice of a nature film: "And here we see the toaster."',
    ],
    why: [
      [
        'In a shock the mind keeps large things and loses the many small ones, which together are worth more.',
        'Nobody can call up a whole household from memory, least of all on a bad day.',
      ],
      [
        'A picture with a date shows that something existed and what it looked like.',
        'The person who has to believe you was never in your living room.',
      ],
    ],
    parts: [
      [
        'Walk slowly and keep talking',
        [
          'Name, age, where from. Your voice is the list.',
          'It feels silly for one minute and then becomes rather nice.',
        ],
        'A phone filming an open cupboard',
      ],
      [
        'Open everything',
        ['Drawers, wardrobes, the box under the bed.', 'What is valuable rarely stands on the sideboard.'],
        'An open drawer of cutlery',
      ],
      [
        'Take receipts and numbers close up',
        ['Bills of dear things, serial numbers, hallmarks.', 'A sharp picture replaces a folder.'],
        'A serial number under a bicycle',
      ],
      [
        'Store it somewhere else',
        [
          'Not only on the phone that lies in the burning {flat|apartment}.',
          'Two places, one of them outside the house.',
        ],
        'A stick in an envelope',
      ],
    ],
    turn: [
      'Repeat it when something big is bought, or each spring.',
      'Then close the cupboards again and hope never to need it.',
    ],
    asks: [
      'What would you forget if you had to list your kitchen?',
      'When did you last read off the number of your bicycle?',
    ],
    ends: {
      p: 'While you are at it, compare the sum with what your policy covers.',
      f: 'You will also find out where the scissors are.',
      a: 'Film, speak, store.',
      t: 'Keep the original file with its date; edited copies prove less.',
      h: 'It will win no prizes, and it has a great deal of cupboard in it.',
      i: 'You may find that you own more nice things than you thought.',
      l: 'Everything in its place, and well remembered.',
    },
    work: 'Small firms can do the same with workshop and office. A film of an ordinary Tuesday shows machines, stock and how it all hung together.',
    keep: 'the next rainy Sunday',
    send: 'somebody who has just moved in',
    own: [
      {
        about: 'home insurance|contents|household|policy (?:check|review)',
        kinds: ['service', 'offer', 'event', 'product'],
        lead: 'The papers that go with it can be looked at as well.',
      },
    ],
    pic: {
      ask: 'A phone filming an open cupboard, nothing valuable in view',
      alt: 'A phone held up in front of an open cupboard',
    },
    claims: [['Home inventory by video, stored off site', "insurers' and consumer advice"]],
  },
  {
    id: 'read-what-is-not-covered',
    format: 'howto',
    again: 10,
    emoji: '📄',
    tags: ['InsuranceTips', 'FinePrint', 'MoneyTips'],
    title: 'How to read an insurance policy: start with what is not covered',
    cover: 'Begin with the exclusions',
    gist: [
      'Read the exclusions first, then the sums, then your duties, then how to give notice. Four places, a pencil, and you know your policy better than most.',
      'A policy says at the front what it promises and further back where that ends. Start further back.',
    ],
    subject: ['Read it from the back', 'The page with the exceptions'],
    hooks: {
      '*': [
        'The large print on the first page says "all-round protection". Where the round ends is on page fourteen.',
        'Nobody reads a policy for pleasure. So read only four places.',
      ],
      p: 'Surprises in a claim nearly always come from the same four places of a contract.',
      f: 'Got your policy in a drawer, unread? Get a pencil. It takes as long as a pot of tea.',
      a: 'Exclusions, limits, duties, notice. In that order.',
      t: 'Scope equals insuring clause minus exclusions, subject to limits and conditions.',
      h: 'Insured: everything. Except what happens.',
      i: 'Understanding a contract is a way of being free.',
      l: 'Four calm pages, and the mind is at rest.',
    },
    lines: {
      '*': [
        'Read the exclusions of a policy first. What remains is what you have bought.',
        'Look for your duties in a policy: lock, report, keep receipts, tell them of changes. Claims fail over these more often than over exclusions.',
        'Note beside each sum in your policy whether it is still right. The bicycle has been replaced twice since it was signed.',
        'Ask with an example: "If the washing machine floods the {flat|apartment} below, who pays for what?" Have the answer in writing.',
      ],
      h: [
        'In the policy the word "reasonable" occurs thirty times. It is the most expensive word in the booklet.',
      ],
    },
    scene: [
      'Water on the floor, a phone at the ear, and a friendly voice asks: "Was the {tap|faucet} fitted by a qualified person?" You look at your brother-in-law.',
      'A drawer, eleven envelopes, all from the same insurer. The top one is called "important changes to your contract". It is from four years ago.',
    ],
    why: [
      [
        'The promise is worded broadly and its limits precisely, and in a claim the precise part decides.',
        'The exclusions are printed in plain words. Hardly anybody starts with them.',
      ],
      [
        'A life changes, and a policy stays as it was when you signed.',
        'The contract knows your old {flat|apartment}, your old bicycle and nobody who has come since.',
      ],
    ],
    parts: [
      [
        'Read what is not covered',
        [
          'Mark whatever could happen to you: the cellar, the trailer, the dog.',
          'Three marks are three questions for a phone call.',
        ],
        'A pencil mark beside a paragraph',
      ],
      [
        'Check the sums',
        [
          'For all of it and for single things. Special limits hide well.',
          'Bicycles, jewellery, cash: each has a small number of its own.',
        ],
        'A small number circled',
      ],
      [
        'Find your duties',
        [
          'What must you do before, and what after, and how soon?',
          'Write "report by" onto the inside of the cover.',
        ],
        'A note inside a folder cover',
      ],
      [
        'Look up how it ends',
        [
          'Notice, renewal, what happens if you move.',
          'Put the last day into the calendar, with a week to think.',
        ],
        'A date entered in a calendar',
      ],
    ],
    turn: [
      'With those pencil marks you can ask questions that need a proper answer.',
      'Whatever is still unclear, ask it in writing, with an example.',
    ],
    asks: ['When did you last open a policy without needing it?', 'Which clause has surprised you?'],
    ends: {
      p: 'Do one policy a month and in a year you will know them all.',
      f: '{Biscuits|Cookies} help. So does reading it aloud in a dramatic voice.',
      a: 'Four places, one pencil.',
      t: 'Definitions outrank common sense: look up the words printed in bold.',
      h: 'Small print grows on people. Slowly, like moss.',
      i: 'It is good to know what you have signed.',
      l: 'Read, understood, put away.',
    },
    work: 'In firms make it an item once a year: which of our policies still describes us? Machines, turnover and staff move on. Contracts wait in a cupboard.',
    caution:
      'Policies differ, and what counts is your own contract. Have unclear points answered in writing.',
    keep: 'the next pot of tea',
    send: 'somebody with eleven envelopes in a drawer',
    own: [
      {
        about: 'policy check|review|insurance|comparison',
        kinds: ['service', 'offer', 'event', 'price'],
        lead: 'Questions about a policy can be asked at any time.',
      },
    ],
    pic: {
      ask: 'A policy booklet with pencil marks, names covered',
      alt: 'A booklet with pencil marks in its margin',
    },
    claims: [['Exclusions, limits, conditions, notice', 'insurance textbooks; consumer advice']],
  },
  {
    id: 'a-small-fee-over-a-long-time',
    format: 'myth',
    again: 11,
    emoji: '🐜',
    tags: ['InvestmentCosts', 'Fees', 'LongTermSaving'],
    title: 'What a small yearly fee does over a long time',
    cover: 'Small fee, long time',
    gist: [
      'A yearly charge is taken from all you have, each year, and what has been taken cannot grow any more. Ask for costs in money, over the whole term.',
      'A small percentage sounds like nothing. Over decades it is taken from a growing sum again and again, and that adds up.',
    ],
    subject: ['A small number, many times', 'Ask for it in money'],
    hooks: {
      '*': [
        'It is a very small percentage. It comes back every year, and it is patient.',
        'Ask what a product costs, and you get a number with a comma. Ask for it in money.',
      ],
      p: 'Over long periods yearly costs weigh more than most one-off charges.',
      f: 'Do you skip that line in the brochure as well? It is a short one. Let us read it together.',
      a: 'Compare yearly costs before you compare anything else.',
      t: 'Fees compound like returns, with the opposite sign.',
      h: 'A small fee is like a guest who only ever takes one {biscuit|cookie}, for thirty years.',
      i: 'Small attentions early on are kind to your later self.',
      l: 'Over time the slightest weight is felt.',
    },
    lines: {
      '*': [
        'Ask for costs in money and over the whole term: "What will I have paid in twenty years if all goes as in your example?"',
        'Costs are certain and returns are not. That is a good reason to look at the costs first.',
        'One-off, yearly, on leaving: look for all three. Some products are cheap at two doors and dear at the third.',
        'Advice may cost money. It should only be clear how much, and who pays it.',
      ],
      h: [
        'The costs are on page seven, in grey, beside a photo of a couple on a beach. They look as if they had not read it either.',
      ],
    },
    scene: [
      'At the table lies a brochure with a rising line. The line with the costs is thinner, and it rises as well.',
      'He works it out on an envelope, out of curiosity, for thirty years. Then he works it out again, because it cannot be right.',
    ],
    why: [
      [
        'A yearly fee is taken from the whole sum, also from what you paid in long ago.',
        'It is charged on all that is there, and not only on what is new.',
      ],
      [
        'Whatever leaves early on can no longer earn anything in the years to come.',
        'A coin taken in the first year is missing in each one after.',
      ],
    ],
    parts: [
      [
        'Ask for the total in money',
        ['For your sum and your years, on paper.', 'A percentage makes nobody blink. An amount does.'],
        'An amount underlined on paper',
      ],
      [
        'Look for costs at three doors',
        ['Going in, staying, coming out.', 'Entry, every year, exit. The middle one is open the longest.'],
        'A brochure with three pencil marks',
      ],
      [
        'Ask what you get for it',
        [
          'Advice, service, security: some costs are worth their money.',
          'Mind the ones that are dear and silent.',
        ],
        'Two people at a table with papers',
      ],
    ],
    turn: ['Then decide with the total in front of you.', 'Cheap alone is no aim. Clear is.'],
    asks: [
      'Do you know the yearly costs of your savings in money?',
      'Where do you read first in a brochure?',
    ],
    ends: {
      p: 'In many countries providers must give you such a summary of costs. Ask for it by name.',
      f: 'And take a {biscuit|cookie} for each line that you understand.',
      a: 'Costs first, in money, in total.',
      t: 'Compare on one measure over one term, including entry and exit.',
      h: 'Brochures have beaches. Tables have figures. Read the table.',
      i: 'A close look now is kind to the person you will be at seventy.',
      l: 'A quiet glance at page seven.',
    },
    work: 'Pension schemes and company funds deserve the same question once a year. One person who asks on behalf of all can save more than any other line of the budget.',
    myth: 'A yearly fee that small does not matter',
    short: 'It comes off all that you have, each year, and what is gone can no longer grow.',
    caution:
      'This is general arithmetic and no investment advice. Investments can lose value; get advice on your own case.',
    keep: 'the next brochure with a rising line',
    send: 'somebody who turns straight to the beach',
    own: [
      {
        about: '\\bfees?\\b|independent|fee-based|commission',
        kinds: ['policy', 'price', 'service', 'value'],
        lead: 'Costs are worth asking about before anything else.',
      },
    ],
    pic: {
      ask: 'An envelope with a pencilled sum beside a brochure',
      alt: 'An envelope with a pencilled sum beside a brochure',
    },
    claims: [['Recurring fees compound', 'arithmetic; investor education by regulators']],
  },
  {
    id: 'the-money-for-the-boiler',
    format: 'answer',
    again: 10,
    emoji: '🧯',
    tags: ['EmergencyFund', 'SavingMoney', 'MoneyTips'],
    title: 'Where should money for emergencies be kept?',
    cover: 'Money for the boiler',
    gist: [
      'Somewhere that you can reach within days, that does not fluctuate and does not lie beside the spending money. How much depends on what could break in your life.',
      'An emergency fund should be dull, near and slightly out of sight.',
    ],
    subject: ['Dull, near, out of sight', 'When the boiler goes in a frost'],
    hooks: {
      '*': [
        'The boiler does not break in summer. It waits for a frosty Sunday.',
        'Money for emergencies has one task: to be there on the wrong day.',
      ],
      p: 'A reserve is judged by how quickly it can be reached, and not by what it earns.',
      f: 'Do you have a pot for the day when the washing machine walks out?',
      a: 'Reachable, steady, separate. Before you invest anything.',
      t: 'Liquidity first, stability second, yield last; size by fixed costs and by how secure the income is.',
      h: 'The emergency fund was briefly a surfboard. The surfer maintains that it was an emergency.',
      i: 'A small cushion lets you say no, and at times yes.',
      l: 'Discreet, unmoving, always at hand.',
    },
    lines: {
      '*': [
        'Add up what a month of your life costs at the very least. In that unit, a month, a reserve can be planned: one, then two, then more.',
        'Keep money for emergencies where you can reach it within days and where you do not see it daily.',
        'Begin with the price of a washing machine. It is the commonest emergency there is, and a sum within reach.',
        'Once a reserve has been used it is filled up again before anything else. That is the entire rule.',
      ],
      h: ['A sale is not an emergency. Neither is the second sale.'],
    },
    scene: [
      'Sunday, minus six, a blue display with a fault code. From the bedroom comes the question whether there is any hot water.',
      'In the workshop the man draws in his breath between his teeth. It is the dearest sound that a car can make.',
    ],
    why: [
      [
        'Without a reserve, a broken boiler is paid for twice: once to the plumber, once in interest.',
        'It is borrowing in a rush that makes bad days expensive.',
      ],
      [
        'Money that fluctuates may be low precisely when you need it.',
        'Bad times like to come together: the job, the car, the markets.',
      ],
    ],
    parts: [
      [
        'Work out a bare month',
        ['Rent, food, light, travel, insurance. Without the rest.', 'One page, and you know your unit.'],
        'A short list of monthly costs',
      ],
      [
        'Choose a dull place',
        [
          'Reachable within days, no ups and downs, protected as far as your country provides.',
          'Boredom is a good sign for this money.',
        ],
        'A plain jar on a high shelf',
      ],
      [
        'Fill it without thinking',
        ['A standing order on the day after payday, however small.', 'What leaves at once is not missed.'],
        'A standing order on a screen',
      ],
      [
        'Agree what counts',
        [
          'Heating, teeth, the car you need for work. Write down three.',
          'A written list protects it from bright ideas.',
        ],
        'Three words on a card',
      ],
    ],
    turn: [
      'When it is full, everything beyond it may do something else.',
      'And on the wrong day you {ring|call} somebody, pay, and shower warm.',
    ],
    asks: ['What was your last real emergency?', 'What would be on your list of three?'],
    ends: {
      p: 'For people with changing income it should be larger than for others.',
      f: 'And then leave it alone, even in the sales.',
      a: 'Near, dull, full.',
      t: 'Review when rent, income or family change; the unit changes with them.',
      h: 'Boilers know exactly what a Sunday is.',
      i: 'Calm can be saved up, a little each month.',
      l: 'A warm house on a cold Sunday.',
    },
    work: 'Small firms need it just as much, counted in wages. How many paydays could you meet if nobody paid you? It is a number worth knowing.',
    question: 'Where should I keep money for emergencies?',
    short: 'Where you can reach it within days, where it does not fluctuate, and apart from spending money.',
    caution:
      'How much is right depends on your life. This is no advice on your case; those who owe money should seek advice on it first.',
    keep: 'the day after your next payday',
    send: 'someone with an elderly washing machine',
    own: [
      {
        about: 'savings (?:account|plan)|instant access|budget',
        kinds: ['product', 'service', 'event', 'offer'],
        lead: 'Money set aside needs a place to lie.',
      },
    ],
    pic: {
      ask: 'A plain jar on a high shelf, or a boiler display',
      alt: 'A plain glass jar on a high kitchen shelf',
    },
    claims: [
      [
        'Emergency funds: liquid, stable, separate; size by bare months',
        'financial education by public bodies',
      ],
    ],
  },
  {
    id: 'after-the-bump',
    format: 'checklist',
    again: 9,
    emoji: '🚧',
    tick: true,
    tags: ['InsuranceClaim', 'CarAccident', 'MoneyTips'],
    title: 'After damage or a bump: what to do before you {ring|call} the insurer',
    cover: 'After the bump',
    gist: [
      'Make it safe, help, photograph before moving anything, exchange names, admit nothing in anger or pity, and keep what is broken. Then ring.',
      'In the first ten minutes everyone is upset. A list in the glove box thinks for you.',
    ],
    subject: ['A list for the glove box', 'Photograph first, then tidy up'],
    hooks: {
      '*': [
        'It went crunch. Both doors open, and two people begin to speak at the same time.',
        'The water is off, the carpet is soaked, and the first impulse is to clear it all away.',
      ],
      p: 'What is recorded in the first quarter of an hour decides how quickly a claim is settled.',
      f: 'Put this into the glove box and forget it. That is exactly where it should be.',
      a: 'Safety, people, pictures, names. Then the phone.',
      t: 'Preserve scene, identity, time and witnesses; causation is argued from these later.',
      h: '"It was my fault." "No, mine." It was the politest accident of the year, and the hardest to settle.',
      i: 'To keep calm for ten minutes is a help to everybody there.',
      l: 'A breath, a warning triangle, a clear head.',
    },
    lines: {
      '*': [
        'Photograph before you move anything: from afar, from near, from the other side, with the street in the picture.',
        'Write down names, plates, insurers and witnesses. People who saw it are gone within five minutes.',
        'Say what happened and not whose fault it was. That is for others to settle.',
        'Keep broken things until the insurer has said otherwise. A carpet in the {skip|dumpster} cannot be looked at.',
      ],
      h: ['In most sketches of accidents both cars look like loaves of bread. It is quite sufficient.'],
    },
    scene: [
      'Drizzle, hazard lights, a bumper on the road. Somebody says that it is nothing. Somebody else is already ringing their brother.',
      'Half past six in the morning, wet socks, a bucket. The pipe has stopped, and only now does it get quiet enough to think.',
    ],
    why: [
      [
        'What has been cleared away cannot be proved any more, however honest everyone is.',
        'The scene tells what happened, for as long as it stands.',
      ],
      [
        'Politeness in a shock is easily read, later on, as an admission.',
        'Those who are upset comfort each other, and paper remembers every word.',
      ],
    ],
    parts: [
      [
        'Make it safe',
        [
          'Hazard lights, triangle, main {tap|valve}, fuse: first stop what is still happening.',
          'Yourself out of danger before anything else.',
        ],
        'A warning triangle on a verge',
      ],
      [
        'Help and call',
        [
          'Injured people first, with the emergency number of your country.',
          'When in doubt, ring. Nobody will be cross.',
        ],
        'A phone with a call open',
      ],
      [
        'Photograph before moving',
        [
          'Overview, detail, surroundings, time.',
          'Twenty pictures cost nothing, and the missing one cannot be had.',
        ],
        'A phone photographing a bumper',
      ],
      [
        'Note names and witnesses',
        [
          'Address, plate, insurer, and one sentence of what they saw.',
          'Read it back to them. It prevents two versions.',
        ],
        'A notebook on a car roof',
      ],
      [
        'Admit nothing, sign only facts',
        [
          'A joint report of what can be seen is fine. Blame is not for the roadside.',
          'Be kind, and be brief.',
        ],
        'A pen over a form',
      ],
      [
        'Keep the damaged parts',
        ['In a bag, in the cellar, with a date.', 'Emergency repairs yes, with photos of each step.'],
        'A broken part in a labelled bag',
      ],
    ],
    turn: [
      'Then ring, with the list in your hand. It takes ten minutes.',
      'And afterwards drink something hot.',
    ],
    asks: ['Is there a list in your glove box?', 'What did you forget the last time it went crunch?'],
    ends: {
      p: 'Print it, put a pen beside it, and check that the pen writes.',
      f: 'We hope that it yellows there in peace.',
      a: 'Safe, help, photo, names, ring.',
      t: 'Deadlines for notice are in the policy; report early, complete later.',
      h: 'Nobody draws well in the rain. It will do.',
      i: 'Presence of mind can be prepared.',
      l: 'Stay calm, and write it down.',
    },
    work: 'For firms with vehicles, the list belongs on the sun visor of each van, with the number to call. Ask at the next briefing who knows where it is.',
    caution:
      'Duties after accidents differ by country. With injuries, a disputed case or hit and run, always call the police.',
    keep: 'your glove box',
    send: 'somebody who has just got their licence',
    own: [
      {
        about: 'claims?\\b|hotline|24.?hour (?:line|claims|hotline|service)|24/7|report (?:damage|a loss)',
        kinds: ['service', 'hours', 'process', 'policy', 'link'],
        lead: 'After that comes the call.',
      },
    ],
    pic: {
      ask: 'A folded list and a pen in a glove box',
      alt: 'A folded list and a pen in a glove box',
    },
    claims: [
      [
        'Secure, help, document, exchange data, no admission, preserve',
        'advice of insurers, police and motoring clubs',
      ],
    ],
  },
  {
    id: 'what-did-you-save-for-first',
    format: 'question',
    again: 7,
    emoji: '🐷',
    tags: ['FirstSavings', 'MoneyStories', 'PersonalFinance'],
    title: 'What was the first thing you ever saved up for?',
    cover: 'The first thing you saved for',
    gist: [
      'A bicycle, a record, a ticket to the sea: what did you save for first, and was it as good as you had thought?',
      'Ask people about their first savings, and you hear about tins, aunts and the man in the toy shop.',
    ],
    subject: ['What did you first save for?', 'A tin, a slot and a plan'],
    hooks: {
      '*': [
        'There was a tin, a list of prices, and each Saturday it was counted.',
        'It stood in the shop window for a whole summer. You knew the price by heart.',
      ],
      p: 'First savings teach more about money than most lessons do.',
      f: 'Tell us: what was in your head when you filled your first tin?',
      a: 'A goal, a sum, a date. Children know how it works.',
      t: 'Concrete goals with visible progress raise saving rates, at eight as at fifty.',
      h: 'She had saved for a pony for a year. It was enough for the brush.',
      i: 'To wait for something and then have it is a very old joy.',
      l: 'The weight of the first full tin in both hands.',
    },
    lines: {
      '*': [
        'What was the first thing you saved up for all by yourself, and do you still have it?',
        'Give children a jar made of glass. Watching it fill is half of saving.',
        'The first thing that you buy with your own money is usually a disappointment or a love for life.',
        'Ask your parents what they first saved up for. You will hear about a world with other prices.',
      ],
      h: [
        'At the age of nine he lent his sister money at interest. They do not speak about it. She has the bicycle.',
      ],
    },
    scene: [
      'On the counter a child puts down a sock full of coins. The shopkeeper counts with a straight face, right down to the last one.',
      'In the attic a box with a cassette recorder. It cost eleven months of mowing lawns. It still smells of it.',
    ],
    why: [
      [
        'What we saved for shows what we longed for, and the waiting made it precious.',
        'A price that you counted out in coins stays with you for life.',
      ],
    ],
    parts: [
      [
        'Something to ride',
        [
          'A bicycle, a scooter, roller skates. It meant the end of the street and beyond.',
          'Second-hand, third gear only, and faster than the wind.',
        ],
        'An old bicycle against a wall',
      ],
      [
        'Something that plays',
        [
          'A record, a guitar, a game with buttons.',
          'The shop assistant let you listen until you had the money.',
        ],
        'A record sleeve on a floor',
      ],
      [
        'Something to give away',
        [
          'Perfume for Mother, far too strong. It was worn until it was empty.',
          'The first present that was really yours.',
        ],
        'A small wrapped {parcel|package}',
      ],
      [
        'Something far away',
        [
          'A ticket, a camp, the sea. It was saved up for mile by mile.',
          'The tin said "Paris". It got as far as the coast, and that was Paris enough.',
        ],
        'A tin with a word on it',
      ],
    ],
    turn: ['And what are you saving for now?', 'Tell it to a child today. They will ask what it cost.'],
    asks: ['For what did you count coins as a child?', 'Was it worth it when you had it at last?'],
    ends: {
      p: 'For families it is a fine way to begin talking about money.',
      f: 'We collect these stories. Interest is paid in smiles.',
      a: 'Goal, jar, patience.',
      t: 'Show progress where it is seen daily; hidden goals are forgotten.',
      h: 'Interest rates between siblings are not regulated anywhere.',
      i: 'Each small coin was once a decision for later.',
      l: 'A slot, a clink, a dream.',
    },
    work: 'With apprentices in their first month of pay the question opens a talk about money that no brochure ever has. Tell yours first.',
    keep: 'the next family supper',
    send: 'your brother or sister',
    pic: {
      ask: 'An old savings tin or a jar with coins',
      alt: 'An old savings tin with a slot in its lid',
    },
    claims: [['Concrete goals and visible progress help saving', 'behavioural research on saving']],
  },
  {
    id: 'the-folder-for-the-family',
    format: 'mistake',
    again: 11,
    emoji: '🗂️',
    tags: ['FamilyPapers', 'MoneyMatters', 'Organised'],
    title: 'The folder that your family would need',
    cover: 'Could they find it?',
    gist: [
      'In many households one person knows where everything is. Put the list on one page: accounts, policies, people to ring, where the papers lie. No passwords on it.',
      'If you were in hospital for a month, could somebody pay the rent? One page answers that.',
    ],
    subject: ['Could somebody else pay the rent?', 'One page, in a known place'],
    hooks: {
      '*': [
        'In most homes there is one person who knows when the insurance is due. Let us hope that they stay well.',
        'Ask at supper where the birth certificates are. Watch who looks at whom.',
      ],
      p: 'A single page of where things are spares a family weeks of searching.',
      f: 'You are the one who "does the papers"? Then this is for you, and for all the others.',
      a: 'Write one page. Tell one person where it lies.',
      t: 'Index and not archive: institution, reference, contact, location of the document.',
      h: 'The filing system is in one single head, and it is sorted by colour of folder.',
      i: 'Order is a way of taking care of people in advance.',
      l: 'One page, in a drawer, for a day that nobody likes to name.',
    },
    lines: {
      '*': [
        'One page for the family is enough: which bank, which insurer, which numbers, whom to ring, and where the originals are. No passwords.',
        'Write down who should be {rung|called} first. In a bad week that line is worth more than any balance.',
        'A page that lists all the family papers helps no one while it is a secret. Tell one person where it lies.',
        'Powers of attorney and wills have forms that differ by country. Ask somebody who knows before you write one yourself.',
      ],
      h: ['There are three folders. They are called "Important", "Very important" and "Dog".'],
    },
    scene: [
      'She is in hospital with a broken hip, in good spirits, and says on the phone: "It is in the blue folder." There are four blue folders.',
      "A son stands before his father's desk and opens a drawer in which nothing has a name, and everything has a rubber band.",
    ],
    why: [
      [
        'What one person does for years the others do not learn, and then two weeks are enough to cause trouble.',
        'Division of labour is pleasant until half of the knowledge is under anaesthetic.',
      ],
      [
        'Searching for papers is hardest on just those days when people have other things in their hearts.',
        'A list is quickly written in good times.',
      ],
    ],
    parts: [
      [
        'List what there is',
        [
          'Banks, insurers, pension, landlord, contracts. Names and numbers only.',
          'Go through a year of statements, and you will have them all.',
        ],
        'A pencil list on one page',
      ],
      [
        'Say where originals lie',
        ['Certificates, contracts, deeds. Room, cupboard, folder.', '"Blue" is not a place.'],
        'A folder with a clear label',
      ],
      [
        'Write down whom to ring',
        ['Doctor, employer, neighbour with the key, adviser.', 'In the order in which you would want it.'],
        'Phone numbers in neat writing',
      ],
      [
        'Keep secrets out of it',
        [
          'No passwords, no PINs. Those need a safer place and a plan of their own.',
          'The page should be harmless if it falls into the wrong hands.',
        ],
        'A sealed envelope apart from a folder',
      ],
    ],
    turn: [
      'Look at it once a year, at the same time as the smoke alarms.',
      'Then have supper and talk about something else.',
    ],
    asks: ['Who does the papers at your place, and who could?', 'What is your most important folder called?'],
    ends: {
      p: 'A lawyer or notary can say what else is needed, such as powers of attorney.',
      f: 'And write on the spine what is in it. "Blue" does not count.',
      a: 'One page, one place, one person told.',
      t: 'Date it and number the versions; old copies cause more confusion than none.',
      h: '"It is in the folder" is a sentence with a great many folders in it.',
      i: 'It is one of the quiet ways of saying that you love somebody.',
      l: 'Written in good times, and put away.',
    },
    work: 'Sole traders need a second page: who tells the customers, who can pay the wages, where is the list of passwords kept? Firms have closed over less.',
    wrong: "Leaving it all in one person's head",
    caution:
      'Wills and powers of attorney have strict forms that differ by country. Take legal advice before you write one.',
    keep: 'a quiet evening this month',
    send: 'the one in your family who does the papers',
    own: [
      {
        about: 'estate planning|power of attorney|will writing|family (?:folder|finances|meeting)',
        kinds: ['service', 'event', 'offer'],
        lead: 'Such a page can be drawn up in company.',
      },
    ],
    pic: {
      ask: 'A labelled folder on a kitchen table, nothing readable',
      alt: 'A labelled folder on a kitchen table',
    },
    claims: [
      [
        'Document index for relatives; no passwords; legal forms',
        'advice of consumer bodies and notaries in general terms',
      ],
    ],
  },
  {
    id: 'envelope-or-app',
    format: 'either',
    again: 9,
    emoji: '✉️',
    tags: ['Budgeting', 'SavingMoney', 'ThisOrThat'],
    title: 'Cash in envelopes or an app: how do you keep to a budget?',
    cover: 'Envelopes or app?',
    gist: [
      'An envelope that is empty says so without a word. An app knows everything and may be silenced with one swipe. Which keeps you honest?',
      'Some have to feel money in order to see it go. Others only believe a chart.',
    ],
    subject: ['Does your money rustle?', 'Envelope or chart?'],
    hooks: {
      '*': [
        'She has four envelopes in the kitchen drawer, and he has a pie chart. Both know what is left.',
        'An empty envelope is the clearest diagram ever invented.',
      ],
      p: 'Budgets hold when they can be seen at the moment of spending.',
      f: 'Are you an envelope person or an app person?',
      a: 'Use whatever you look at before you pay.',
      t: 'Cash adds friction and salience; apps add categories and history.',
      h: 'The app reported that he had spent a good deal on coffee. He thought about it, over a coffee.',
      i: 'A plan for money is really a plan for what matters to you.',
      l: 'A folded note, a drawn line, and measure in all things.',
    },
    lines: {
      '*': [
        'Envelopes for whatever runs through your fingers, such as food, going out and the children. Standing orders for all the rest.',
        'An app is only as honest as the weekly look at it. Five minutes on Sunday with tea will do.',
        'Give each budget a silly name: "cake and other emergencies" is kept sooner than "miscellaneous".',
        'Do not plan too tightly. A budget with no joy in it is broken on the second Friday.',
      ],
      h: ['In the envelope marked "Holidays" lay a note: "Borrowed for boots. Sorry. You know who."'],
    },
    scene: [
      'At the {till|register} she opens a small envelope, looks in and puts the second packet of {biscuits|cookies} back on the shelf. It has taken one second.',
      'Sunday evening: two people bend over a phone, and one of them says "what is this here?" in the voice of a detective.',
    ],
    why: [
      [
        'Money that you can see shrinking is handled differently from a number on a server.',
        'Handing over a note is felt. Holding a card against a box is hardly felt at all.',
      ],
    ],
    parts: [
      [
        'Envelopes',
        [
          'Visible, silent, incorruptible. They know nothing of online shops and get heavy in summer.',
          'When it is empty it is empty. No notification could say it better.',
        ],
        'Four envelopes in a drawer',
      ],
      [
        'An app',
        [
          'Knows each coffee since spring and draws it in colour. It is very easy to ignore.',
          'Good at patterns and at two people with one account. It asks for a look each week.',
        ],
        'A pie chart on a phone',
      ],
    ],
    turn: [
      'Many end up with both: envelopes for weakness, and an app for the overview.',
      'Whichever it is, one line must stay for nonsense.',
    ],
    asks: ['Envelope, app or hope: how do you do it?', 'What is your silliest budget called?'],
    ends: {
      p: 'Try one for two months before you judge it.',
      f: 'Silly names for budgets go in the comments, please.',
      a: 'See it before you spend it.',
      t: 'Measure deviation by category; adjust the plan before you blame yourself.',
      h: 'Whatever happens, do not lend the envelopes anything.',
      i: 'Those who know where it goes can send it where they wish.',
      l: 'A drawer, four envelopes, and peace.',
    },
    work: 'Project budgets work the same way. A weekly figure on the wall steers better than a detailed report in the following month.',
    keep: 'the first of the month',
    send: 'somebody who lives on hope',
    pic: {
      ask: 'Labelled envelopes in a drawer, no amounts visible',
      alt: 'Four labelled envelopes in a kitchen drawer',
    },
    claims: [
      ['Cash is more salient than card payment', 'behavioural research on the pain of paying; worded mildly'],
    ],
  },
];
