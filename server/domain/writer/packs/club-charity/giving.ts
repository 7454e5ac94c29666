// Giving: money, things, a birthday, and how to check whom one gives to.
import type { Idea } from '../../library/idea.ts';
import { DONATIONS, THINGS } from './kinds.ts';

export const GIVING: readonly Idea[] = [
  {
    id: 'a-little-each-month',
    format: 'myth',
    only: DONATIONS,
    again: 7,
    emoji: '🪙',
    tags: ['RegularGiving', 'Donations', 'Charity'],
    title: ['Is a small donation worth it?', 'Why a small monthly gift helps more than you think'],
    cover: 'Is a small gift worth it?',
    myth: 'a small donation makes no difference',
    short: 'It does, above all if it comes every month.',
    gist: [
      'A small donation every month helps a charity to plan: rent, fuel and food can be counted on. Many small gifts together carry more than one large one.',
      'If a hundred people each give the price of a coffee every month, a charity can plan the whole year.',
    ],
    subject: ['Is a small gift worth it?', 'A little each month'],
    hooks: {
      '*': [
        'Do you think that your small donation changes nothing? It does, and this is why.',
        'A small gift every month helps a charity more than most people think.',
      ],
      pfatil: 'Small donations count because they come again.',
      h: 'You do not need to own a yacht to support a charity. A coffee a month will do.',
    },
    lines: {
      '*': [
        'A small monthly donation lets a charity plan ahead, also in the months when nobody thinks of giving.',
        'Give as much as you will not miss. A gift that lasts for years helps most.',
        'A standing order is set up in five minutes and can be stopped at any time.',
        'If you can, do not tie your gift to one purpose. Then it can go where it is needed.',
      ],
      h: ['Nobody has ever been thanked less for a small gift. We checked the thank-you cards.'],
    },
    scene: [
      'Bills come every month, and donations mostly come in December.',
      'Many people give nothing because they think that little is too little.',
    ],
    why: [
      [
        'Rent, vet bills and fuel come every month, so a gift that does as well fits.',
        'What can be counted on can be planned with.',
      ],
      [
        'Many small gifts spread the risk: if one stops, the work goes on.',
        'A charity with many small donors does not depend on one large one.',
      ],
    ],
    parts: [
      [
        'Choose a sum you will not miss',
        ['Start low. You can raise it later.', 'It should not hurt in an expensive month either.'],
        'A few coins on a table',
      ],
      [
        'Set it up once',
        ['A standing order or a form takes five minutes.', 'After that you do not have to think of it.'],
        'A phone with a banking app',
      ],
      [
        'Check about tax relief',
        [
          'In many countries the charity or you can get something back. Ask how it works where you live.',
          'A tick in the right box may add to your gift at no cost to you.',
        ],
        'A form with a tick',
      ],
    ],
    turn: ['You can stop it whenever you need to.', 'And thank you, whatever the sum is.'],
    asks: ['Do you give every month or once a year?', 'What do you like to give for?'],
    ends: {
      pfatil: ['Ask us what your gift would do.', 'If you would like to give, we will tell you how.'],
      h: 'The yacht can wait.',
    },
    keep: 'the day you go through your standing orders',
    send: 'somebody who says that little is too little',
    own: [
      {
        kinds: ['story', 'number', 'process', 'claim', 'service', 'price'],
        about: 'donat|gifts?\\b|a month|costs? (?:us|about)',
        lead: 'What gifts make possible here.',
      },
    ],
    pic: { ask: 'A jar with coins', alt: 'A jar with coins' },
    claims: [
      [
        'Regular unrestricted gifts allow planning; tax relief exists in many countries',
        'fundraising practice',
      ],
    ],
  },
  {
    id: 'before-you-give',
    format: 'howto',
    only: DONATIONS,
    again: 8,
    emoji: '🔍',
    tags: ['CheckACharity', 'Donations', 'GoodToKnow'],
    title: [
      'How to check a charity in five minutes before you give',
      'Is this charity genuine? How to find out',
    ],
    cover: 'How to check a charity',
    gist: [
      'Before you give, look up the charity in the public register, read what it did last year, and give through its own website. Real charities never rush you.',
      'Five minutes are enough to check a charity: name, number, register, report, and an address that answers.',
    ],
    subject: ['How to check a charity', 'Before you give'],
    hooks: {
      '*': [
        'Would you like to give but are not sure whether it is genuine? Check these points.',
        'You can check a charity in five minutes. Do it with us too.',
      ],
      pfatil: 'A charity that does good work is glad to be checked.',
      h: 'A genuine charity answers questions. A false one answers with a countdown.',
    },
    lines: {
      '*': [
        'If somebody presses you to give at once, do not. A real charity will still be there tomorrow.',
        'Give through the website that you typed in yourself, and not through a link in a message.',
        'Ask a charity what it did with the money last year. The answer should be short and clear.',
        'Most countries have a public register of charities. Look up the name there before you give.',
      ],
      h: ['Gift cards are for aunts. No charity asks for them.'],
    },
    scene: [
      'Somebody at the door has a folder and a friendly smile, and you have ten seconds to decide.',
      'After a disaster the appeals come fast, and some of them are false.',
    ],
    why: [
      [
        'Names can sound alike, and a number in the register does not lie.',
        'False collectors use names that you think you know.',
      ],
      ['A charity that shows its figures has nothing to hide.', 'Open accounts are a good sign.'],
    ],
    parts: [
      [
        'Look it up',
        [
          'In the register of your country, by name and number.',
          'No register where you live? Look for an address and the people behind it.',
        ],
        'A search on a laptop',
      ],
      [
        'Read what it did',
        ['One page of the yearly report is enough.', 'Look for results: how many people, animals or meals.'],
        'A report on a table',
      ],
      [
        'Call or write',
        ['Ask one question and see who answers.', 'A real person with a name is what you want.'],
        'A person on the phone',
      ],
      [
        'Pay the safe way',
        [
          'By card, standing order or on the website. Not in gift cards.',
          'Ask for a receipt. You may need it for your taxes.',
        ],
        'A card and a receipt',
      ],
    ],
    turn: ['Then give with a good feeling.', 'Checking takes nothing away from the kindness.'],
    asks: ['How do you check whom you give to?', 'What made you trust a charity?'],
    ends: {
      pfatil: ['You may ask us anything as well.', 'Check us too. We are glad if you do.'],
      h: 'The countdown may run out without you.',
    },
    keep: 'the next appeal in your inbox',
    send: 'your parents',
    pic: { ask: 'Your annual report on a table', alt: 'A report on a table' },
    claims: [
      ['Register, report, own website, no pressure', 'advice of charity regulators and consumer bodies'],
    ],
  },
  {
    id: 'give-your-birthday',
    format: 'howto',
    only: DONATIONS,
    again: 8,
    emoji: '🎂',
    tags: ['Fundraising', 'BirthdayFundraiser', 'Charity'],
    title: [
      'How to raise money for a charity with your birthday',
      'Donations in place of presents: how to ask for them',
    ],
    cover: 'Donations for your birthday',
    gist: [
      'You have everything? Ask for donations for your birthday. Say for whom, what it pays for, and show afterwards how much it was.',
      'A birthday, a run or an anniversary can raise money for a good cause. Name one goal, give the first amount yourself, and thank everybody.',
    ],
    subject: ['Donations for your birthday', 'Raise money with a party'],
    hooks: {
      '*': [
        'Your birthday is coming and you need nothing? Ask for donations. This is how.',
        'You can raise money for a charity with your next birthday, run or anniversary.',
      ],
      pfatil: 'A celebration is a good moment to ask friends for a donation.',
      h: 'If you own eleven scarves already, ask for donations this year.',
    },
    lines: {
      '*': [
        'If you ask friends for donations, say what the money pays for. People like to give for something that they can picture.',
        'Put in the first amount yourself. Then nobody has to guess what is right.',
        'Tell the charity beforehand. They may have a page, a box or leaflets for you.',
        'Send everybody a photo and the sum afterwards. That is what they will remember.',
      ],
      h: ['Guests who insist on bringing something may bring cake.'],
    },
    scene: [
      'Friends ask what you would like, and you honestly do not know.',
      'A round birthday brings a pile of things that nobody needs.',
    ],
    why: [
      [
        'Friends give because it is you who asks.',
        'A request from somebody they know counts more than any poster.',
      ],
      ['With a goal, everybody can see how far it is.', 'A clear sum makes people want to reach it.'],
    ],
    parts: [
      [
        'Choose one charity',
        ['And say in a sentence why it matters to you.', 'Your own reason convinces your friends.'],
        'A handwritten card',
      ],
      [
        'Name a goal',
        [
          'A sum, and what it pays for. Ask the charity for an example.',
          'Better a small goal that you pass than a large one that you miss.',
        ],
        'A jar with a label',
      ],
      [
        'Make it easy to give',
        [
          'A link in the invitation or a box by the door.',
          'Some prefer cash, and some prefer a link. Offer both.',
        ],
        'A box with a slot',
      ],
      [
        'Say thank you',
        [
          'To each of them, with the sum that came together.',
          'A picture of what was bought is the best thank-you.',
        ],
        'A thank-you card',
      ],
    ],
    turn: ['You get a party and somebody gets help.', 'Next year a friend will probably do the same.'],
    asks: ['Would you do that for your birthday?', 'For which cause would you collect?'],
    ends: {
      pfatil: [
        'Would you like to collect for us? Send us a message first.',
        'Tell us early, and we will help you with it.',
      ],
      h: 'The twelfth scarf will understand.',
    },
    keep: 'your next birthday',
    send: 'somebody who says that they need nothing',
    pic: { ask: 'A cake with a small card beside it', alt: 'A cake with a small card beside it' },
    claims: [['Personal asks with a concrete goal raise more', 'fundraising practice']],
  },
  {
    id: 'could-someone-wear-it-tomorrow',
    format: 'checklist',
    only: THINGS,
    unless: '\\bdogs?\\b|\\bcats?\\b|animals?\\b',
    again: 6,
    emoji: '👕',
    tags: ['DonateClothes', 'Reuse', 'CharityShop'],
    title: [
      'Giving things away: what can be used and what cannot',
      'Before you donate clothes and things: a short check',
    ],
    cover: 'Can somebody use it?',
    gist: [
      'Give away what you would give to a friend: clean, whole and with all its parts. Ask what is wanted before you bring it.',
      'One question helps with every bag of donations: could somebody use this tomorrow? If it is torn, wet or broken, it cannot be passed on.',
    ],
    subject: ['Can somebody use it?', 'Giving things away'],
    hooks: {
      '*': [
        'Are you clearing out? Check these points before you donate things.',
        'What can you donate, and what is better thrown away? A short check.',
      ],
      pfatil: 'Good donations are clean, whole and wanted.',
      h: 'If you would not give it to your sister, please do not give it to charity either.',
    },
    lines: {
      '*': [
        'Wash clothes before you donate them, and check the pockets. Keys and letters turn up every week.',
        'Tie pairs of shoes together by the laces. A single shoe helps nobody.',
        'Games and puzzles: count the pieces before you give them away.',
        'Please do not leave bags outside a closed door. They get wet, and then they can only be thrown away.',
      ],
      h: ['Somewhere there is a drawer with all the single gloves. It is full.'],
    },
    scene: [
      'The bags are packed, the car is full, and half of it may not be wanted.',
      'Volunteers open every bag and look at every piece.',
    ],
    why: [
      [
        'What cannot be used has to be thrown away, and that costs money.',
        'Rubbish that arrives as a donation is paid for by the charity.',
      ],
      [
        'Clean and sorted things are on the shelf within a day.',
        'The less there is to sort, the sooner it helps somebody.',
      ],
    ],
    parts: [
      [
        'Ask what is wanted',
        ['Electrical things, mattresses and child seats often cannot be taken.', 'A call saves you a drive.'],
        'A phone and a bag',
      ],
      ['Wash and check it', ['Collars, zips, pockets.', 'Freshly washed, dry and folded.'], 'Folded clothes'],
      [
        'Keep things together',
        ['Pairs, sets, screws and instructions in one bag.', 'Tape the cable to the lamp.'],
        'Shoes tied together',
      ],
      [
        'Bring it in season',
        [
          'Coats in autumn, garden things in spring.',
          'Winter coats are looked for before the first cold night.',
        ],
        'A coat on a hanger',
      ],
      [
        'Hand it over',
        ['When somebody is there, and not at the door at night.', 'Look up the times before you come.'],
        'A bag handed over a counter',
      ],
    ],
    turn: ['Everything else can go to recycling.', 'And thank you for thinking of it.'],
    asks: ['What was your best second-hand find?', 'What are you clearing out at the moment?'],
    ends: {
      pfatil: [
        'Not sure about something? Ask us before you bring it.',
        'Send us a photo if you are not sure.',
      ],
      h: 'Your sister says thank you as well.',
    },
    keep: 'your next clear-out',
    send: 'somebody with bags in the hall',
    own: [
      {
        kinds: ['story', 'process', 'place', 'hours', 'policy', 'service'],
        about: 'donat|bring|drop off|accept|collect|clothes|furniture|bedding|coats',
        lead: 'What you can bring to us, and when.',
      },
    ],
    pic: { ask: 'A pile of clean, folded clothes', alt: 'A pile of clean, folded clothes' },
    claims: [
      [
        'Clean, complete, wanted; electricals and mattresses often refused',
        'published lists of charity shops',
      ],
    ],
  },
  {
    id: 'january-is-long',
    format: 'season',
    only: 'food ?bank|homeless|shelter|refuge|meals|soup|lonel|older people|families in need|hardship|winter',
    when: { months: [11, 12] },
    again: 10,
    emoji: '❄️',
    tags: ['WinterGiving', 'Volunteering', 'Donations'],
    title: [
      'Would you like to help at Christmas? January needs you too',
      'Helping in winter: why January counts',
    ],
    cover: 'January needs helpers too',
    gist: [
      'In December many people give and help. In January it gets quiet, and it is still cold. Put one date in January in your calendar today.',
      'If you would like to do something good this winter, choose a day after the holidays. That is when helpers are missing.',
    ],
    subject: ['January needs helpers too', 'Helping after the holidays'],
    hooks: {
      '*': [
        'Would you like to help this winter? Choose a day in January.',
        'In December there are many helpers. In January there are few, and it is just as cold.',
      ],
      pfatil: 'Help is needed all winter, and most of it arrives in December.',
      h: 'In December helpers queue for the soup ladle. In January you can have it to yourself.',
    },
    lines: {
      '*': [
        'Ask now what will be missing in January, and write down one date.',
        'In January, money and vouchers help as much as they do in December, and there is less of both.',
        'Bring a friend to help in January. Two people come more often than one.',
        'Things that keep, such as tins and blankets, can be given in December and used in February.',
      ],
      h: ['Helping in January is allowed even without a Christmas jumper.'],
    },
    scene: [
      'After New Year the boxes are empty, and the cold goes on until March.',
      'Everybody thinks of others at Christmas. Heating bills come later.',
    ],
    why: [
      [
        'The coldest weeks often come after the holidays.',
        'January and February are cold, dark and expensive.',
      ],
      [
        'Donations fall after Christmas, and the need does not.',
        'Many people have spent their money by then, and so have the donors.',
      ],
    ],
    parts: [
      [
        'Ask what January needs',
        ['One message is enough.', 'It may be hands, food, money or a driver.'],
        'A phone with a message',
      ],
      [
        'Write down one date',
        ['A Tuesday in the third week, for example.', 'What is in the calendar gets done.'],
        'A January calendar',
      ],
      [
        'Bring somebody along',
        ['A colleague, a neighbour, your teenager.', 'Together it is easier to leave the house.'],
        'Two people with scarves',
      ],
    ],
    turn: ['One date today, and January is a little warmer.', 'It takes a minute to write it down.'],
    asks: ['What could you give in January: time, food or a lift?', 'Who would come with you?'],
    ends: {
      pfatil: ['Ask us what we need in January.', 'Tell us which day suits you.'],
      h: 'The ladle is reserved for you.',
    },
    keep: 'the day you buy your new calendar',
    send: 'your colleagues',
    own: [
      {
        kinds: ['story', 'process', 'hours', 'number', 'service'],
        about: 'volunteer|winter|january|need(?:ed)?\\b|short of|donat',
        lead: 'What helps us this winter.',
      },
    ],
    pic: { ask: 'A calendar open at January', alt: 'A calendar open at January' },
    claims: [['Gifts and helpers peak in December and fall in January', 'experience of charities']],
  },
];
