// Giving: clothes, a line in a will, after a disaster, and a day of a whole team.
import type { Idea } from '../../library/idea.ts';

export const GIVING: readonly Idea[] = [
  {
    id: 'a-line-in-a-will',
    format: 'answer',
    only: 'legac(?:y|ies)|bequest|gifts? in (?:a |your )?wills?|hospice|lifeboat|foundation',
    again: 10,
    emoji: '🖋️',
    tags: ['LegacyGiving', 'Wills', 'Charity'],
    title: [
      'How to leave something to a charity in your will',
      'A charity in your will: what to write and what to check',
    ],
    cover: 'Charity in a will',
    question: 'Can I leave something to a charity and still look after my family?',
    short: 'Yes. Many people leave most to their family and a small part to a cause.',
    gist: [
      'You can leave a small part to a charity and the rest to your family. Use the full registered name, and have the will checked by a lawyer or notary.',
      'A gift in a will can be a sum, a thing or a share of what is left. A share is the easiest to keep up to date.',
    ],
    subject: ['A charity in your will', 'Family first, and a small part for a cause'],
    hooks: {
      '*': [
        'Would you like to remember a charity in your will? This is what to think of.',
        'A gift in a will costs you nothing today. Here is how it works.',
      ],
      pfatil: 'A gift in a will is for everybody, and not only for the wealthy.',
      h: 'You cannot take it with you. You can decide where it goes.',
    },
    lines: {
      '*': [
        'Write the registered name and number of the charity in your will. Many names sound alike.',
        'A share in per cent stays right, even if your savings change.',
        'Look at your will every few years: after a move, a birth, a death or a divorce.',
        'Tell somebody where your will is. The best will is no use if nobody finds it.',
      ],
      h: ['Do not keep the will in the safe to which only you know the number.'],
    },
    scene: [
      'Many people mean to write a will and put it off for years.',
      'Wills go wrong over small things: a missing date, a name that fits three charities.',
    ],
    why: [
      ['Without a will the law decides who gets what.', 'Nobody can guess what you would have wanted.'],
      [
        'Even a small share can pay for a lot of work.',
        'For many charities gifts in wills carry a good part of what they do.',
      ],
    ],
    caution: [
      'The rules for wills differ from place to place. Have yours checked by a lawyer or notary.',
      'What must be in a will, and who is entitled to a share, depends on the law where you live. Get advice.',
    ],
    parts: [
      [
        'Family first',
        [
          'A gift beside your children or partner is quite usual.',
          'Talk to them about it, so that nobody is surprised.',
        ],
        'A family photo on a desk',
      ],
      [
        'Choose the kind of gift',
        [
          'A sum, a thing, or a share of what remains.',
          'Ask beforehand if it is a house or something unusual.',
        ],
        'A pen on paper',
      ],
      [
        'Use the full name',
        ['As it stands in the register, with number and town.', 'The charity will gladly tell you.'],
        'A sheet with a name',
      ],
      [
        'Have it checked',
        [
          'Form, witnesses and signature differ between countries.',
          'A short appointment gives you peace of mind.',
        ],
        'Two people at a desk',
      ],
    ],
    turn: ['You can change it at any time.', 'Then put it away and enjoy your life.'],
    asks: ['What would you like to go on after you?', 'Have you written a will yet?'],
    ends: {
      pfatil: [
        'If you are thinking of us, just ask. It stays between us.',
        'We answer questions about it quietly and without pressure.',
      ],
      h: 'And please live for a very long time.',
    },
    keep: 'the day you write your will',
    send: 'your parents, with tact',
    pic: { ask: 'A pen and a sheet of paper on a desk', alt: 'A pen and paper on a desk' },
    claims: [['Kinds of legacies, exact naming, formal rules', 'legal practice, differs by country']],
  },
  {
    id: 'money-after-a-disaster',
    format: 'mistake',
    only: 'disaster|humanitarian|emergency relief|relief (?:work|aid|fund)|refugee|overseas|developing countr|crisis (?:aid|relief)',
    again: 10,
    emoji: '🌍',
    tags: ['DisasterRelief', 'HowToHelp', 'Donations'],
    title: [
      'After a disaster: why money helps more than {parcels|packages}',
      'Flood or earthquake: how to help from home',
    ],
    cover: 'Helping after a disaster',
    wrong: 'Sending clothes and food across half the world',
    gist: [
      'After a disaster, money helps fastest. It buys what is needed on the spot, and nothing has to be sorted, stored and sent.',
      'Do you want to help after a flood or earthquake? Give money to people who already work there, and give again in half a year.',
    ],
    subject: ['Helping after a disaster', 'Money or things?'],
    hooks: {
      '*': [
        'You see the pictures of a disaster and want to help. Money helps most, and this is why.',
        'After a flood or an earthquake, please do not send clothes. Do this.',
      ],
      pfatil: 'After a disaster the quickest help is a donation to those who are already there.',
      h: 'Your winter coat is lovely. It does not have to fly to the tropics.',
    },
    lines: {
      '*': [
        'After a disaster, give to an organisation that was there before. It knows the roads and the people.',
        'Rebuilding takes years. Give a second time after six months, when the cameras have gone.',
        'If you want to give things, ask first. Unasked parcels block stores and roads.',
        'Beware of appeals in messages after a disaster. Type in the address of the charity yourself.',
      ],
      h: ['High heels have been sent to flooded villages. Really.'],
    },
    scene: [
      'The news shows mud and broken houses, and everybody thinks of the wardrobe.',
      'Stores near disasters fill up with things that nobody asked for.',
    ],
    why: [
      [
        'Food and blankets bought nearby arrive in days and help the shops there.',
        'What is bought on the spot needs no ship and no customs.',
      ],
      [
        'What is needed changes from week to week, and money can follow.',
        'First water, then shelter, then school books.',
      ],
    ],
    parts: [
      [
        'Give money',
        ['Any sum helps, and it is there within days.', 'If you can, do not tie it to one purpose.'],
        'A phone with a donation form',
      ],
      [
        'Choose who is already there',
        ['Local partners and languages make help quick.', 'Look at what they did before the disaster.'],
        'A map on a wall',
      ],
      [
        'Give again later',
        ['Put a date in your calendar in six months.', 'After the first weeks donations fall sharply.'],
        'A calendar page',
      ],
    ],
    turn: ['That is how help arrives where it is needed.', 'And keep the coat for a collection near home.'],
    asks: ['How do you choose whom you give to?', 'Have you ever given a second time?'],
    ends: {
      pfatil: ['Ask us how we work there.', 'If you want to know what your gift does, ask us.'],
      h: 'The heels may stay at home as well.',
    },
    keep: 'the next time you see such pictures',
    send: 'somebody who is packing a box',
    pic: { ask: 'Your people at work, with their permission', alt: 'Helpers at work' },
    claims: [
      ['Cash over goods in relief; unsolicited goods block logistics', 'advice of relief organisations'],
    ],
  },
  {
    id: 'the-way-of-a-bag-of-clothes',
    format: 'behind',
    only: 'charity shop|thrift|op shop|second-?hand|donated clothes',
    again: 8,
    emoji: '👗',
    tags: ['CharityShop', 'SecondHand', 'BehindTheScenes'],
    title: [
      'What happens to a bag of clothes in a charity shop',
      'You brought us a bag: what happens to it now',
    ],
    cover: 'The way of a bag of clothes',
    gist: [
      'Every bag in a charity shop is opened and looked through by hand. What is clean and whole is priced and hung up, often on the same day.',
      'Volunteers check collars, zips and pockets, sort by season and size, and find a use for what cannot be sold.',
    ],
    subject: ['The way of a bag of clothes', 'Behind the scenes of a charity shop'],
    hooks: {
      '*': [
        'You hand over a bag at a charity shop. What happens to it then?',
        'Behind the curtain of a charity shop each bag is opened. This is what happens.',
      ],
      pfatil: 'Between your wardrobe and the rail there are many careful hands.',
      h: 'What do volunteers find in coat pockets? Tissues, lists, and once a set of teeth.',
    },
    lines: {
      '*': [
        'Check the pockets before you donate clothes. Keys and letters are found every week.',
        'Please bring clothes clean and dry. One damp towel spoils the whole bag.',
        'Coats sell in autumn and garden things in spring. Bring them a few weeks before.',
        'Tie shoes together, and put sets in one bag. Then they stay together.',
      ],
      h: ['If you miss your glasses, try the pocket of the jacket that you gave away.'],
    },
    scene: [
      'On Monday mornings the bags are stacked up to the window.',
      'At the sorting table there is a kettle, and somebody holds up a jumper.',
    ],
    why: [
      [
        'Customers come again when the rail is good, and that brings in the money.',
        'What hangs in the shop has to be something that people like to wear.',
      ],
      [
        'What is sold here pays for the work, and it gets a second life.',
        'Every jumper that is sold need not be made anew.',
      ],
    ],
    parts: [
      [
        'It is opened and checked',
        [
          'Collar, cuffs, zip, holes, smell. It takes a minute a piece.',
          'Pockets are turned out, and valuables are kept.',
        ],
        'Hands checking a collar',
      ],
      [
        'It is priced',
        ['By brand, state and what people here pay.', 'Some things are looked up first.'],
        'A price tag',
      ],
      [
        'It is hung up',
        ['By size and colour. The best pieces go in the window.', 'After some weeks the rail is changed.'],
        'A rail with clothes',
      ],
      [
        'The rest is used',
        [
          'Ask whether rags are wanted. Many places sell them to recyclers.',
          'What cannot be worn can often still be recycled.',
        ],
        'A bag of rags',
      ],
    ],
    turn: ['That is how a bag turns into help.', 'Perhaps you will see your jumper in the window.'],
    asks: ['What was your best find in a charity shop?', 'What have you given away and missed?'],
    ends: {
      pfatil: ['Come and have a look at the rails.', 'Thank you for every bag.'],
      h: 'The teeth were collected.',
    },
    keep: 'your next clear-out',
    send: 'somebody who loves a bargain',
    own: [
      {
        kinds: ['hours', 'place', 'process', 'policy', 'story'],
        about: 'donat|bring|drop off|accept|\\bshop\\b',
        lead: 'When and where you can bring things.',
      },
    ],
    pic: { ask: 'Your sorting table or a full rail', alt: 'A rail of clothes' },
    claims: [['Donations are checked, priced, rotated; rags are recycled', 'practice of charity shops']],
  },
  {
    id: 'a-team-day-that-helps',
    format: 'mistake',
    only: 'team (?:volunteering|days?)|corporate|companies|businesses|employers|employee',
    needs: 'volunteer',
    again: 9,
    emoji: '🛠️',
    tags: ['TeamVolunteering', 'CorporateVolunteering', 'HowToHelp'],
    title: [
      'Team volunteering day: how a company can really help',
      'Your team wants to help for a day? Start like this',
    ],
    cover: 'A team day that helps',
    wrong: 'Choosing the task first and asking the charity afterwards',
    gist: [
      'Before your team volunteers, ask the charity what is needed, agree on a task that can be finished in a day, and pay for the material.',
      'A volunteering day helps if the task is real, somebody shows you how, and it does not cost the charity more than it brings.',
    ],
    subject: ['A team day that helps', 'Volunteering with colleagues'],
    hooks: {
      '*': [
        'Your team would like to help for a day? Ask the charity first what it needs.',
        'A team day can help a charity a lot, if it is planned like this.',
      ],
      pfatil: 'A good volunteering day begins with a phone call, months before.',
      h: 'There are fences that have been painted by a different company every summer.',
    },
    lines: {
      '*': [
        'Ask a charity early for a team day, and offer two dates. Preparing for twenty people takes time.',
        'Offer to pay for material and lunch on a volunteering day. It should not cost the charity anything.',
        'Offer what your team is good at: accounts, websites, first aid training. Not everybody has to paint.',
        'Two small groups on two days are often easier to look after than one large one.',
      ],
      h: ['Bring gloves, and leave the drone at home.'],
    },
    scene: [
      'Twenty people in matching shirts arrive, and there are two brushes.',
      'Somebody has to prepare, explain and tidy up, and that costs working time.',
    ],
    why: [
      [
        'A charity knows best what has been lying around for months.',
        'Some tasks can only be done by many hands in one day.',
      ],
      [
        'If the task is real, people come back in their own time.',
        'Your team notices whether the work is needed.',
      ],
    ],
    parts: [
      [
        'Ask what is needed',
        [
          'In good time, with the number of people and their skills.',
          'Leave the choice of the task to the charity.',
        ],
        'Two people at a desk',
      ],
      [
        'Agree on one finished task',
        ['Something that is done by four in the afternoon.', 'A path, a shelf, a cleared store room.'],
        'A half-built shelf',
      ],
      [
        'Pay for the material',
        ['Paint, tools, lunch, and if you can a donation on top.', 'Ask what the day costs the charity.'],
        'Paint tins and brushes',
      ],
    ],
    turn: ['Then both sides look forward to the next time.', 'And take a photo at the end.'],
    asks: ['What could your team do in one day?', 'What did your last team day bring?'],
    ends: {
      pfatil: ['Is your team interested? Talk to us early.', 'Send us two dates and the size of your team.'],
      h: 'The fence is fine, thank you.',
    },
    keep: 'your next team meeting',
    send: 'whoever plans the team day',
    pic: { ask: 'Tools laid out for many hands', alt: 'Tools laid out on a table' },
    claims: [['Employer volunteering needs preparation and costs', 'guides of volunteer centres']],
  },
];
