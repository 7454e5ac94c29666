// Giving and receiving: money, things, time, and the end of an event.
import type { Idea } from '../../library/idea.ts';

export const GIVING: readonly Idea[] = [
  {
    id: 'ask-for-something-small',
    format: 'tip',
    again: 8,
    emoji: '🪙',
    tags: ['Fundraising', 'Donations', 'CharityTips'],
    title: [
      'How to ask for a donation without feeling awkward',
      'Asking for donations: one thing, one price',
    ],
    cover: 'How to ask for a donation',
    gist: [
      'Name one thing and its price, say what it changes, and then wait. People like to give for a tent pole, and not for "our work".',
      '"Any support is welcome" is hard to answer. "A tent pole costs eight" is easy.',
    ],
    subject: ['People give money for a tent pole', 'Say the sum, and then be quiet'],
    hooks: {
      '*': [
        '"Every little helps," and nobody knows how much. Ask for something definite.',
        'Nobody wants to give money for a budget. Many would pay for a tent pole.',
        'Asking for a donation? Ask for one thing with a price.',
      ],
      p: 'People give more readily when you ask for one thing with a price.',
      f: 'Do you hate asking for money? With a tent pole in your hand it is easier.',
      a: 'One thing, one price, one sentence. Then wait.',
      t: 'A thing you can picture, a sum you can afford, a result you can see: that is easy to answer.',
      h: 'The appeal was four pages long. The sum was on the fifth, which was still in the printer.',
      i: 'If you ask well, you let others take part.',
      l: 'A quiet question, and then you wait.',
    },
    lines: {
      '*': [
        'Do not ask for "support for our work". Ask: "A tent costs as much as dinner for four. We need two more."',
        'Asking for a donation? Name the sum, and count to five. The next sentence is theirs.',
        'Ask for a donation in three sizes: a peg, a pole, a tent. Most people take the middle one.',
        'Ask people who know you first. A neighbour who gives says more than a leaflet.',
      ],
      h: ['A collecting tin that is shaken in silence sounds guilty.'],
    },
    scene: [
      '"We would be glad of any support," says somebody at the stall, and people walk on.',
      'On the stall lies a tent pole with a label: "I cost as much as two coffees." A boy picks it up and looks for his pocket money.',
    ],
    why: [
      [
        'You can imagine a tent pole. You cannot imagine "general purposes".',
        'A pole has a price. "Our work" has none.',
      ],
      [
        'If you name a sum, nobody has to be afraid of giving too little.',
        'Otherwise people have to guess, and many would rather walk on.',
      ],
    ],
    parts: [
      [
        ['Choose one thing, and know its price', 'Ask for something you can point at'],
        ['Small enough for one person.', 'If you ask for a pole, buy a pole.', 'With its real price.'],
        'A price tag on a pole',
      ],
      [
        ['Say what it changes', 'Say who it is for'],
        [
          '"Then Mia sleeps dry" is enough.',
          'One sentence, and everybody can see it.',
          'A roof, and a dry child under it.',
        ],
        'A child looking out of a tent',
      ],
      [
        ['Ask, and then be quiet', 'Count to five after you have asked'],
        [
          'If you go on talking, you answer for them.',
          'Give them time to say yes.',
          'It feels long, and it is polite.',
        ],
        'Two people at a stall, a pause',
      ],
      [
        ['Show them afterwards what came of it', 'Send a photo'],
        [
          'A picture of the tent, to all who gave for it.',
          'People who hear from you give again.',
          'They want to see their pole.',
        ],
        'A pitched tent on a meadow',
      ],
    ],
    turn: [
      'If somebody says no, say thank you.',
      'And say beforehand what happens if you get more than you need.',
    ],
    asks: [
      'What do you like to give for: a thing or a cause?',
      'What was the best request you ever said yes to?',
    ],
    ends: {
      p: 'Three such things on a sheet are better than a brochure.',
      f: 'Try it on your aunt first.',
      a: 'A thing, a price, a pause, a photo.',
      t: 'What was given for a pole has to be spent on a pole. Say so in advance if it may be something else.',
      h: 'Nobody has ever hugged a budget.',
      i: 'In every good tent there is a pole from somebody.',
      l: 'You asked, and they were glad to give.',
    },
    work: 'Ask a firm in the same way: "We need a van on three Saturdays." That is decided over coffee.',
    caution: [
      'Public collections and receipts for tax have rules of their own in each country. Check them first.',
      'Each country has rules on public collections and on receipts for tax. Check yours first.',
    ],
    keep: 'the next time you ask for money',
    send: 'the person who is rattling the tin',
    own: [
      {
        about: 'donat(?:e\\b|ions?\\b|ing)|sponsor|fundrais|regular gift|gift aid|collection',
        kinds: ['offer', 'link', 'service', 'number', 'event', 'price'],
        lead: 'And how you can help us.',
      },
    ],
    pic: {
      ask: 'One definite thing you need, with a handwritten price label',
      alt: 'A tent pole with a handwritten price label',
    },
    claims: [['Concrete, attainable asks and feedback raise response', 'fundraising practice and research']],
  },
  {
    id: 'could-someone-wear-it-tomorrow',
    format: 'checklist',
    again: 8,
    emoji: '🧥',
    tick: true,
    tags: ['GivingThings', 'ClothesDonation', 'Reuse'],
    title: [
      'Giving things away: what is useful and what is not',
      'What to give away, and how: a list for donors',
    ],
    cover: 'Giving things to charity',
    gist: [
      'Ask first what is needed. Then give only what you would give to a friend: clean, complete, with the charger. Sorting {rubbish|trash} costs us time.',
      'A good donation can be used tomorrow. What has to be washed or repaired first only makes work.',
    ],
    subject: ['Would you give it to a friend?', 'What to give, and what not'],
    hooks: {
      '*': [
        'In one bag of donations there were three {jumpers|sweaters}, half a chess set and a ski.',
        'A donation can help, or it can make work. Here is the difference.',
        'Giving something away? Would you give it to a friend? Then yes.',
      ],
      p: 'Donations that nobody can use cost a charity hours, and money for the {tip|dump}.',
      f: 'Clearing out? How nice. One question for each thing before it goes in the bag.',
      a: 'Ask what is needed, and give it clean and complete.',
      t: 'Can it be used, is it complete, is it the season, is it needed? You can check it at home.',
      h: 'Somebody gave us a jigsaw, "nearly complete". We are still thinking about the "nearly".',
      i: 'A good gift says: I thought of you as a friend.',
      l: 'Washed and folded, as if for a guest.',
    },
    lines: {
      '*': [
        'Before you give something away, ask yourself: would I give it to a friend?',
        'Call before you bring a donation. Some weeks we need socks, and nobody needs coats.',
        'Giving things away? Wash them, tie the shoes together, tape the cable to the lamp. It takes you five minutes.',
        'Do not leave bags in front of a closed door. By the morning your donation is wet.',
      ],
      h: ['Eleven single gloves have been given. It is thought that somewhere there is a second charity.'],
    },
    scene: [
      'Saturday morning, a volunteer opens a bag of donations, closes it again and says in a friendly voice: "Thank you very much."',
      'A girl tries on a winter jacket, and in the pocket is a note: "It was a warm one."',
    ],
    why: [
      [
        'What cannot be used has to be carried, looked at and thrown away, by a volunteer.',
        'Somebody spends their free day on it.',
      ],
      [
        'What you give shows people what you think of them.',
        'A clean {jumper|sweater} keeps you warmer than one with a stain.',
      ],
    ],
    parts: [
      [
        ['Ask what is needed', 'Call first, or look at the list'],
        [
          'It changes every week.',
          'With the weather it changes too.',
          'What was missing last week may be in heaps today.',
        ],
        'A phone beside a list of needs',
      ],
      [
        ['Give it clean and dry', 'Bring it freshly washed'],
        ['It should not smell of the cellar.', 'Would you put it on?', 'Nobody here has a washing machine.'],
        'Folded {jumpers|sweaters} in a pile',
      ],
      [
        ['Check that it is complete', 'Make sure nothing is missing'],
        [
          'All the buttons, both shoes, every piece.',
          'Without its charger a phone is scrap.',
          'One shoe helps nobody.',
        ],
        'Two shoes tied together',
      ],
      [
        ['Bring it in the right season', 'Coats in October, {sledges|sleds} in December'],
        [
          'The shelves are small.',
          'If you can, keep it until then.',
          'In summer nobody takes a winter coat.',
        ],
        '{A sledge|A sled} in a summer hall',
      ],
      [
        ['Sort it, and write the size on it', 'Put a note on it'],
        [
          '"{Trousers|Pants}, boy, about six" helps a lot.',
          'Then it goes straight on the shelf.',
          'For whom, and what size?',
        ],
        'A bag with a paper label',
      ],
      [
        ['Hand it to a person', 'Come when somebody is there'],
        [
          'And take back what we cannot use.',
          'Then you hear what would help.',
          'If we say no, it is not meant badly.',
        ],
        'A bag passed across a counter',
      ],
    ],
    turn: ['Some weeks money helps more. It always fits.', 'And what is left goes to the recycling.'],
    asks: ['What is the best thing you ever got second-hand?', 'What is hardest for you to give away?'],
    ends: {
      p: 'Look at our list before you come.',
      f: 'And a note in the pocket is always nice.',
      a: 'Ask, wash, complete, in season.',
      t: 'Ask before you bring anything electrical. It may have to be tested.',
      h: 'A single ski is not a donation. It is a riddle.',
      i: 'Somebody will be warm because of you.',
      l: 'A good coat, and a kind word in the pocket.',
    },
    work: 'Clearing out an office? Ask before the van comes. Forty chairs are a gift, and forty monitors without cables are not.',
    keep: 'the day you clear out the {wardrobe|closet}',
    send: 'somebody with bags in the hall',
    own: [
      {
        about:
          'donat(?:e\\b|ions?\\b|ing)|clothes (?:bank|collection|can|are)|collection point|drop.?off|hand (?:in|over)|bring (?:us|your|clothes|clean)',
        kinds: ['hours', 'policy', 'service', 'place', 'event', 'offer'],
        lead: 'What you can bring, and when.',
      },
    ],
    pic: {
      ask: 'A neatly folded pile with a paper label',
      alt: 'A neatly folded pile of clothes with a paper label',
    },
    claims: [['Unusable donations cost sorting and disposal; ask for current needs', 'advice of charities']],
    unless:
      '\\bdogs?\\b|\\bcats?\\b|animals?\\b|wildlife|horses?\\b|rowing|running|football|choir|orchestra|cricket|tennis|chess',
  },
  {
    id: 'every-penny-to-the-cause',
    format: 'myth',
    again: 10,
    emoji: '💡',
    tags: ['CharityMyths', 'Donations', 'Transparency'],
    title: [
      'Is a charity with low admin costs always the better one?',
      'Admin costs of charities: what the percentage does not say',
    ],
    cover: 'Charities and their admin costs',
    gist: [
      'Somebody has to open the door, keep the books, and check that help arrives. Do not only ask what a charity spends on admin. Ask what it achieves.',
      '"Administration" is often the person who makes sure that your money gets there. Ask for results first.',
    ],
    subject: ['Who pays for the light?', 'Ask what a charity achieves'],
    hooks: {
      '*': [
        'A charity without any administration is a lot of goodwill in front of a locked door.',
        'You would like every {penny|cent} to arrive. Somebody has to take it there.',
        '"How much goes on admin?" There is a better question to ask a charity.',
      ],
      p: 'Low admin costs do not tell you whether a charity does good work.',
      f: 'Do you ask about admin costs before you give? Good. There is an even better question.',
      a: 'Ask a charity what has changed, and then what it cost.',
      t: 'How admin is counted differs from charity to charity. What is achieved for the money says more.',
      h: 'Our volunteers work for nothing. The light bulbs, sadly, insist.',
      i: 'If a charity shows what it does and what it costs, you can trust it.',
      l: 'Good work needs to be looked after too.',
    },
    lines: {
      '*': [
        'Ask a charity not only "how much is admin?" but "what was different at the end of the year?".',
        'A lifeguard sits most of the day. Nobody calls it admin, although it costs most.',
        'Read the yearly report of a charity. If it says what went wrong, that is a good sign.',
        'Very low admin costs may be a good sign. They may also mean that nobody checks.',
      ],
      h: ['Whoever keeps the books of a charity could earn more elsewhere, and knows exactly how much.'],
    },
    scene: [
      '"How much of it goes on administration?" asks a man at the stall. The woman has been standing there since seven, in her free time, with cold feet.',
      'In a tiny office somebody phones for the third time to find out whether the heaters have arrived. On paper this is administration.',
    ],
    why: [
      [
        'To plan, to check and to keep the books is all called administration.',
        'What looks like office work is often what makes sure that help arrives.',
      ],
      [
        'One charity counts the driver as help, and another as transport. You cannot compare that.',
        'The percentages are counted in different ways.',
      ],
    ],
    parts: [
      [
        ['Ask what has changed', 'Ask what is different now'],
        [
          'In numbers that you can check.',
          'Good charities can tell you in one sentence.',
          'That is what your money is for.',
        ],
        'An annual report with a pencil mark',
      ],
      [
        ['Ask who checks the books', 'Ask who looks over their shoulder'],
        [
          'Auditors, a board, a public register?',
          'Honest charities like to be asked.',
          'They should be able to tell you.',
        ],
        'A public register on a screen',
      ],
      [
        ['Look at what they do', 'Compare like with like'],
        [
          'Advice needs people, and {parcels|packages} need vans.',
          'Whoever talks to people has more wages to pay.',
          'You cannot compare a helpline with a food van.',
        ],
        'A telephone headset on a desk',
      ],
    ],
    turn: ['And then give regularly. They can plan with that.', 'Help may be free. Electricity is not.'],
    asks: ['What do you ask before you give?', 'What made you trust a charity?'],
    ends: {
      p: 'A charity should explain its own costs in a few honest words.',
      f: 'And bring whoever stands at the stall a cup of tea.',
      a: 'First what it achieves, and then what it costs.',
      t: 'Look at several years. One year says little.',
      h: 'Good deeds also get an electricity bill.',
      i: 'For each {parcel|package} that arrives, somebody made three phone calls.',
      l: 'What lasts has been looked after.',
    },
    work: 'What share of your own firm would you call administration? The question makes talks with charities friendlier.',
    myth: 'The lower the admin costs, the better the charity',
    short: [
      'Administration is often what gets help to people. First look at results, then at costs.',
      'Not always. Somebody has to see to it that help arrives.',
    ],
    keep: 'the next time you want to give',
    send: 'somebody who asks at every stall',
    own: [
      {
        about: 'annual report|audit|transparen|accounts|registered charity',
        kinds: ['link', 'policy', 'proof', 'number'],
        lead: 'You can look at ours.',
      },
    ],
    pic: {
      ask: 'A small tidy office corner with a telephone and a list',
      alt: 'A small office corner with a telephone and a list',
    },
    claims: [
      [
        'Overhead ratios are a poor measure of effectiveness',
        'statements of charity evaluators; research on non-profit overheads',
      ],
    ],
  },
  {
    id: 'before-you-give',
    format: 'howto',
    again: 9,
    emoji: '🔎',
    tags: ['GiveWisely', 'Donations', 'CharityCheck'],
    title: [
      'How to check a charity in five minutes before you give',
      'Is this charity real? Four checks before you donate',
    ],
    cover: 'Five minutes before you give',
    gist: [
      'Look it up in a register, read one page of its report, look for a name, go to its site by yourself, and never give under pressure. That sorts out nearly all fraud.',
      'Real charities have names, accounts and time. Anyone who has none of them wants only your card.',
    ],
    subject: ['Five minutes before you give', 'A good cause has time'],
    hooks: {
      '*': [
        'The appeal came within hours of the flood, with a moving picture and a fresh web address.',
        'Before you give, look the charity up. A good cause can wait five minutes.',
        'After a disaster kind people give quickly, and thieves know it.',
      ],
      p: 'A short check protects donors and the many honest organisations alike.',
      f: 'You would like to help and are not quite sure? Take five minutes. They will understand.',
      a: 'Look it up. Type the address yourself. Then give.',
      t: 'Registered name, number, officers, accounts, independent contact: five points, all public.',
      h: 'The charity was called "Help for Children International World". Neither children nor the world had heard of it.',
      i: 'Care in giving makes the gift no smaller.',
      l: 'Generosity may keep its eyes open.',
    },
    lines: {
      '*': [
        'Before you give: find the charity in a public register or with a body that checks charities where you live. It takes two minutes.',
        'Do not give through a link in a message. Type the address in yourself, and you land where you meant to.',
        'Names that sound like a famous one with one word added deserve a second look.',
        'At the door ask for a badge and a leaflet, and give later. An honest collector is not put out.',
      ],
      h: ['Anyone who says "only today" at a garden gate is selling something, even if it is pity.'],
    },
    scene: [
      'The doorbell, a clipboard, a photo of a puppy with very large eyes. Behind you the pasta is boiling over.',
      'After a storm six collections appear in one evening. Two of them have an address.',
    ],
    why: [
      [
        'After every disaster fraudsters turn up as well, since readiness to help makes us quick.',
        'Where many want to give quickly, somebody will put up a false tin.',
      ],
      [
        'Looking something up costs minutes, while money that has gone to the wrong place seldom comes back.',
        'Afterwards you can complain. Before, you can check.',
      ],
    ],
    parts: [
      [
        ['Look up the exact name', 'Check the name, letter by letter'],
        [
          'Letter by letter, in a register or with a body that grants seals.',
          'Small and young groups may be missing there. Then ask for two people who know them.',
          'False ones often differ by one letter.',
        ],
        'A search in a register',
      ],
      [
        ['Read one page of the report', 'Look at a page of what they did'],
        [
          'What was done, by whom, with how much. One page shows the tone.',
          'No report at all is an answer.',
          'If there is none, there may be nothing.',
        ],
        'A report open at one page',
      ],
      [
        ['Type the web address yourself', 'Do not use the link in the message'],
        [
          'Web address typed, account taken from there.',
          'Payment by voucher or to a private person: no.',
          'Then you know where your money goes.',
        ],
        'An address being typed',
      ],
      [
        ['Take your time before you pay', 'Do not let them rush you'],
        [
          'A good cause is still good tomorrow.',
          'If they push, that is information.',
          'Only a cheat is in a rush.',
        ],
        'A closed garden gate',
      ],
    ],
    turn: [
      'And then give gladly. Mistrust is only for the first five minutes.',
      'If something seems odd, tell the police or the body that oversees charities.',
    ],
    asks: [
      'How do you choose whom you give to?',
      'Has an appeal ever seemed odd to you, and what gave it away?',
    ],
    ends: {
      p: 'Organisations help donors by putting number, names and report on one page.',
      f: 'They will understand. The honest ones always do.',
      a: 'Name, report, your own way, and no rush.',
      t: 'Check age of the domain and of the register entry against the story told.',
      h: 'Big eyes on a leaflet prove nothing.',
      i: 'Trust that has looked is the stronger trust.',
      l: 'Ask, read, give.',
    },
    work: 'For a collection at work let two colleagues do the five minutes and write down what they found. Everyone then gives more easily, and the one who doubts has been heard.',
    caution: [
      'If you have given card or bank data to a fraud, {ring|call} your bank at once and report it to the police.',
      'If your card or bank details have got to a fraudster, call your bank straight away and tell the police.',
    ],
    keep: 'the next appeal that touches you',
    send: 'the kindest person you know',
    own: [
      {
        about: 'registered charity|charity number|registered (?:under|number)|annual report',
        kinds: ['proof', 'policy', 'link', 'number'],
        lead: 'Please do look us up.',
      },
    ],
    pic: {
      ask: 'A collecting tin beside a leaflet on your table',
      alt: 'A collecting tin beside a leaflet on a table',
    },
    claims: [
      ['Checks before giving; disaster-related fraud', 'advice of charity regulators and consumer bodies'],
    ],
  },
  {
    id: 'when-the-last-guests-have-gone',
    format: 'behind',
    again: 9,
    emoji: '🧹',
    tags: ['BehindTheScenes', 'EventVolunteers', 'ClubLife'],
    title: [
      'What happens after the last guest has left the summer fair',
      'After the party: what happens when the guests have gone',
    ],
    cover: 'When the last guest has gone',
    gist: [
      "The music is off. Somebody counts coins, somebody looks for a child's shoe, and ten people carry tables. Often it is the best hour of the day.",
      'A fair lasts six hours. The hour afterwards only those know who stay to help.',
    ],
    subject: ['The hour after the fair', 'The best hour of a fair'],
    hooks: {
      '*': [
        'The last guest goes home at six. At ten past six the part begins that nobody sees.',
        'Every fair leaves behind one shoe, two umbrellas, and a cake tin that belongs to nobody.',
        'The best hour of a fair is when all the guests have gone.',
      ],
      p: 'How a fair ends decides who will help at the next one.',
      f: 'If you want to get to know a club, stay until the tables are stacked.',
      a: 'Come for the fair, and stay for the clearing up.',
      t: "Count, clear up, write down what ran out: then next year's fair is easier.",
      h: 'Forty-one folding tables, and the only one who knows how they fold has gone to bed.',
      i: 'When you clear up together, you become friends.',
      l: 'It is getting dark, the chairs are stacked, somebody laughs.',
    },
    lines: {
      '*': [
        'After the fair two people count the money, each once, and both sign.',
        'Write down what ran out at your fair and when: "no more sausages at half past two".',
        'Keep some cake for those who clear up after the fair.',
        '"What can I do?" Whoever asks that after the fair is remembered for longer than the opening speech.',
      ],
      h: [
        'Lost property after the fair: a brace, a trowel, and a bag of very good plums. Nobody has asked for the brace.',
      ],
    },
    scene: [
      'The fair is over, and it is getting cool. On the grass you can see where the tables were, and somebody is rolling up a cable.',
      'In the kitchen five people dry cups with wet towels, and laugh so much that one of them has to sit down.',
    ],
    why: [
      [
        'When nobody is watching any more, you get to know each other.',
        'Nothing makes friends like carrying tables together.',
      ],
      [
        'What you write down that evening helps you next year.',
        'A week later you only know that it was lovely.',
      ],
    ],
    parts: [
      [
        ['Somebody counts the money', 'Two people count the coins'],
        [
          'At the kitchen table, and both of them sign.',
          'It gets very quiet.',
          'With a lamp, and the coins in rows of ten.',
        ],
        'Coins in paper rolls on a table',
      ],
      [
        ['Somebody looks for the owners', 'Somebody collects lost things'],
        [
          'The shoe, the tin and the umbrella go into a box.',
          'They lie in a box by the door for a month.',
          'The shoe is on the table and waits.',
        ],
        'A single small shoe on a table',
      ],
      [
        ['Many carry tables', 'Everybody stacks chairs'],
        [
          'Two people to a table, and somebody sings.',
          'The smallest carry the tablecloths.',
          'From the field back to the cellar.',
        ],
        'People carrying tables at dusk',
      ],
      [
        ['One person writes it down', 'Somebody makes a list for next year'],
        [
          'What ran out, what broke, and whom to thank.',
          'On the back of a raffle ticket.',
          'Too little mustard, and far too much potato salad.',
        ],
        'A scribbled list on a crate',
      ],
    ],
    turn: [
      'Then somebody says: "Same again next year?"',
      'If you want to belong, ask for a {tea towel|dish towel}.',
    ],
    asks: ['What do you do when the tables are folded?', 'What is the strangest thing that was left behind?'],
    ends: {
      p: 'Plan the clearing up like everything else, with names and supper.',
      f: 'Take a {tea towel|dish towel}. You will be in good company.',
      a: 'Count, find, carry, write down.',
      t: 'Write down the same four things each year.',
      h: 'Nobody else can fold the tables. He is asleep.',
      i: 'In the end you remember with whom you stacked the chairs.',
      l: 'The field, the evening, the last lamp.',
    },
    work: 'If your firm has its party cleared up by others, you miss the part where the boss dries the cups.',
    keep: 'the evening of your next fair',
    send: 'those who always stay until the end',
    own: [
      {
        about: 'fair|f[eê]te|festival|open day|tournament|bazaar|show',
        kinds: ['event'],
        lead: 'And when the next one is.',
      },
    ],
    pic: {
      ask: 'Stacked tables or chairs in evening light after an event',
      alt: 'Stacked folding tables on a meadow at dusk',
    },
    claims: [['Two-person cash counts, after-event notes', 'association practice']],
  },
  {
    id: 'what-would-be-missing',
    format: 'question',
    again: 7,
    emoji: '🏡',
    tags: ['CommunityLife', 'Neighbourhood', 'ClubLife'],
    title: ['Which club would your town miss the most?', 'Which local club would be missed first?'],
    cover: 'What would be missing?',
    gist: [
      'Imagine that one club in your town is gone tomorrow: the choir, the lifeguards, the people with the toad fence. Which would you miss first?',
      'Much of what is nice in a town is done by somebody in their free time. What would be missing in yours?',
    ],
    subject: ['Who puts up the toad fence?', 'If one club were gone tomorrow'],
    hooks: {
      '*': [
        'Somebody winds the church clock, and nobody knows who. Which club would your town miss?',
        'Some things in a town seem to happen by themselves. Somebody does them in their free time.',
        'Which club would your town miss most?',
      ],
      p: 'You only notice what a club does when it stops.',
      f: 'Which club in your town could you not do without?',
      a: 'Name a club that your town needs, and thank them.',
      t: 'Count what happens in your week because somebody does it for nothing.',
      h: 'Without the brass band the mayor would have to open things in silence.',
      i: 'A town is held together by people in their free time.',
      l: 'Many quiet hands make a nice town.',
    },
    lines: {
      '*': [
        'Which club or group would your town miss first if it were gone tomorrow?',
        'Count on one hand what happens in your week because a volunteer does it. You will need both hands.',
        'Football, choir, library van, toads: name a club that you have never thanked.',
        'Somebody puts flowers on the {roundabout|traffic circle}. It is not the council.',
      ],
      h: ['If the knitting circle ever goes on strike, the lamp posts of the town will be cold.'],
    },
    scene: [
      'Early spring, rain, and on the road by the pond people in yellow jackets carry toads across in buckets. Which club would you miss?',
      'Singing, swimming, chess, bees: eleven sheets hang on the {noticeboard|bulletin board}, and behind each of them is somebody with a key.',
    ],
    why: [
      [
        'What always works is not noticed any more.',
        'You see the match, and not the person who marks the lines.',
      ],
    ],
    parts: [
      [
        ['The choir, the band, the theatre group', 'The people who make music'],
        [
          'Without them every party in town is a meeting.',
          'They practise all year for your Christmas concert.',
          'It would be very quiet.',
        ],
        'Music stands in an empty hall',
      ],
      [
        ['Lifeguards and first aiders', 'The lifeguards and the first aid team'],
        [
          'Every Sunday they wait and hope that nothing happens.',
          'Everybody is glad not to need them.',
          'They do it in their free time.',
        ],
        'A rescue ring on a hook',
      ],
      [
        ['The people who visit and cook', 'The people who call on the old'],
        [
          'They drive, they read aloud, they cook.',
          'Somebody knows that Mrs Novak does not like peas.',
          'Somebody rings, and it is not the post.',
        ],
        'Soup bowls on a table',
      ],
      [
        ['The people who mend things', 'The people with the tools'],
        [
          'Paths, benches, and the roof of the old mill.',
          'On Saturday at nine, with their own drill.',
          'By noon there is a bench again.',
        ],
        'Tools on a bench in the open',
      ],
    ],
    turn: ['Tell us one. And tell them, too.', 'They would be pleased, and glad of a hand.'],
    asks: ['Which one is it in your town?', 'Whom have you never thanked?'],
    ends: {
      p: 'Your answers would make a good guide to the town.',
      f: 'Tell us, and tell them as well.',
      a: 'Name them, and thank them.',
      t: 'Write down every club you can name. You will forget half.',
      h: 'Somebody has to wind the clock. It may be you next.',
      i: 'Every club was begun by somebody who did not want to wait.',
      l: 'One town, and many hands.',
    },
    work: 'Ask at work. It turns out that the person at the next desk is a lifeguard.',
    keep: 'an evening with the neighbours',
    send: 'somebody who helps and says nothing',
    pic: {
      ask: 'A {notice board|bulletin board} with many club notices, or buckets by a pond',
      alt: 'A {notice board|bulletin board} covered with club notices',
    },
    claims: [['Much local life rests on voluntary groups', 'common experience']],
  },
  {
    id: 'january-is-long',
    format: 'season',
    again: 11,
    emoji: '❄️',
    when: { months: [11, 12] },
    tags: ['WinterGiving', 'Donations', 'JanuaryNeeds'],
    title: [
      'Giving before Christmas: why January matters as well',
      'Help that lasts into January: three things to do now',
    ],
    cover: 'Help in January too',
    gist: [
      'In December many people help, and in January few. If you give now, say that it may be kept for January.',
      'Before Christmas there are enough helpers. An hour in January is worth more.',
    ],
    subject: ['Who helps in January?', 'An hour in January'],
    hooks: {
      '*': [
        'On Christmas Eve there are more helpers than plates. In January it is the other way round.',
        'In December there are {biscuits|cookies}, choirs and volunteers. In January people need just as much.',
        'Hunger and cold do not end with the holidays. Help in January too.',
      ],
      p: 'Most people want to help before Christmas. Afterwards hardly anybody does.',
      f: 'Would you like to do something good before Christmas? Choose a day in January.',
      a: 'Help in January. In December there is enough.',
      t: 'People need help all winter, and most of it comes in two weeks.',
      h: 'In the week before Christmas five Santas read to the same children. They know the story by now.',
      i: 'A light is worth most when the others have been taken down.',
      l: 'Quiet evenings, empty streets, and somebody who still comes.',
    },
    lines: {
      '*': [
        'Offer to help in the third week of January. Nobody else does.',
        'If you give money before Christmas, write on it: also for January.',
        'Before you bring presents, ask. Fifteen boxes of chocolates are kind. With sixteen nobody knows where to put them.',
        'A standing order is not very festive. It is the gift that helps most, because we can plan with it.',
      ],
      h: [
        'Charities have three seasons: before Christmas, Christmas, and "hello, is anybody there?" in January.',
      ],
    },
    scene: [
      'The middle of January. The lights are down, the hall is quiet, and on the list of helpers there is one single name.',
      'In December a school sings, a firm brings cake and a bank brings a cheque. In January it is quiet.',
    ],
    why: [
      ['We like to help at Christmas, but people need it all winter.', 'It is cold in January too.'],
      [
        'It helps more if it does not all come in the same week.',
        "You cannot keep a helper's hour in a cupboard.",
      ],
    ],
    parts: [
      [
        ['Ask what will be missing in January', 'Ask about the second week of January'],
        [
          'Drivers, soup, somebody to talk to?',
          'In December everybody asks about Christmas Eve.',
          'One call is enough.',
        ],
        'A calendar open at January',
      ],
      [
        ['Put a date in your calendar today', 'Write down a day and an hour'],
        ['Otherwise the sofa will be in the way.', 'Then you will really come.', 'Like the dentist.'],
        'A pen entering a date',
      ],
      [
        ['Give what can be kept', 'Give money, vouchers or tins'],
        ['Oranges do not keep.', 'It can wait until somebody needs it.', 'A tin is still good in January.'],
        'Tins on a shelf',
      ],
      [
        ['Bring somebody along', 'Come in twos'],
        [
          'When it is cold, two come more often than one.',
          'You can go home together.',
          'Alone it is easy to stay at home.',
        ],
        'Two people with scarves at a door',
      ],
    ],
    turn: ['Nothing against December. Come in both.', 'In the third week there is room for you.'],
    asks: [
      'What could you give in January: an hour, a soup, a lift?',
      'When did somebody help you after everyone else had gone?',
    ],
    ends: {
      p: 'You may tell a charity: "I will come in January."',
      f: 'And come in a warm {jumper|sweater}.',
      a: 'Put January in your calendar.',
      t: 'Spread it: a little every month helps more.',
      h: 'Even Santa is back at the office by then.',
      i: 'Whoever comes when it is quiet is remembered.',
      l: 'One lamp in a winter window.',
    },
    work: 'Does your firm help before Christmas? Do it five weeks later. There is room, and everybody has time.',
    keep: 'the evening when you plan for Christmas',
    send: 'colleagues who would like to help',
    own: [
      {
        about:
          'volunteers? (?:are )?(?:wanted|needed|meet|welcome|for)|helpers? (?:wanted|needed|welcome|for)|(?:looking for|need) (?:\\w+ )?(?:volunteers|helpers|drivers|coaches)|coaches wanted|join (?:us|in)|soup kitchen|food bank',
        kinds: ['event', 'offer', 'hours', 'service', 'link'],
        lead: 'Where we need help.',
      },
    ],
    pic: {
      ask: 'A {rota|roster} or calendar for January with empty lines',
      alt: 'A January {rota|roster} with many empty lines',
    },
    claims: [
      [
        'Giving and volunteering peak in December',
        'fundraising statistics in several countries; charity experience',
      ],
    ],
  },
  {
    id: 'the-key-under-the-flowerpot',
    format: 'story',
    again: 13,
    emoji: '🗝️',
    tags: ['ClubStories', 'CommunityLife', 'Trust'],
    title: [
      'The key under the flowerpot: a small story about trust',
      'Trust under a flowerpot: a small village story',
    ],
    cover: 'The key under the flowerpot',
    gist: [
      'For many years the key to the village hall lay under a flowerpot. Everybody knew, and nothing was ever missing. One day there was even more inside than before.',
      'A hall, a flowerpot, and a key that everybody could use: a small story about trust.',
    ],
    subject: ['Everybody knew where it was', 'Under the third pot from the left'],
    hooks: {
      '*': [
        'The key to the hall lay under the third flowerpot from the left. Everybody knew.',
        'One evening there was a light in the hall, and the chairman feared the worst.',
        'Everybody knew where the key was, and nobody had ever stolen anything.',
      ],
      p: 'A village hall, a key under a flowerpot, and what came of it.',
      f: 'A small story about a key and a flowerpot. It could be from your village.',
      a: 'Somebody has to trust first.',
      t: 'If everybody has the key, everybody looks after the hall.',
      h: 'The insurance man asked about the locks of the hall. They showed him a geranium.',
      i: 'People are often as good as you think they are.',
      l: 'A flowerpot, a geranium, and under it the key.',
    },
    lines: {
      '*': [
        'The key of the hall lay under a flowerpot, and everybody knew. In all those years only one thing was stolen: the flowerpot.',
        'You can see how much a club trusts its people: who has a key?',
        'If you give somebody a key, tell them what it is for. They will look after it.',
        'Sometimes the hall was tidier than before, and nobody knew who had done it.',
      ],
      h: [
        'There were eleven official keys to the hall. You could only ever find the one under the flowerpot.',
      ],
    },
    scene: [
      'Imagine a village hall with a crooked gutter and five flowerpots by the door. Under the third is the key.',
      'A rainy evening in autumn, and there is light in the village hall. Nobody should be there.',
    ],
    why: [
      [
        'If somebody trusts you, you want to deserve it.',
        'Trust usually comes back, though not always on the same day.',
      ],
      ['If many have the key, many feel responsible.', "So it was everybody's hall."],
    ],
    parts: [
      [
        'A light was on',
        [
          'The chairman saw it from the road, stopped, and got out. He had a speech ready.',
          'It was half past nine, and nobody should have been inside. The door was open.',
          'He stopped, and knew already what he would say.',
        ],
        'A strip of light under a door',
      ],
      [
        'Inside it smelt of paint',
        [
          'Two boys were on the ladder. Everybody knew them, and not for good things. The wall that had had a stain for years was white.',
          'A radio, newspaper on the floor, and the two who had been thrown out of the youth club. They were painting the wall.',
          'The two boys about whom there was always something had brushes in their hands.',
        ],
        'A paint roller on a tray',
      ],
      [
        'Nobody had asked them',
        [
          '"It looked ugly," said one. They had bought the paint with their own money.',
          'Why? "We had our birthdays in here." Then one asked whether they were in trouble.',
          'They had celebrated there as children. And were they going to be reported?',
        ],
        'Paint tins and a radio on newspaper',
      ],
      [
        'He fetched a brush',
        [
          'He did not make his speech. By eleven there were five of them, and then the key went back under the pot.',
          'He took off his jacket. Later his wife came with soup, and somebody with a second ladder.',
          'In the end there was soup. The flowerpot stood where it always had.',
        ],
        'Several brushes in a bucket',
      ],
    ],
    turn: [
      'Today there is a code. It is written down, and everybody knows where.',
      'One of the boys is on the committee. He looks after the keys.',
    ],
    asks: ['Where is your spare key?', 'Who has surprised you because you trusted them?'],
    ends: {
      p: 'Give people a key and a kind word.',
      f: 'And we will not tell you which pot.',
      a: 'Trust first, and check kindly.',
      t: 'Write down who has a key.',
      h: 'Burglars never found it. They looked under the mat.',
      i: 'Somebody has to begin.',
      l: 'Light under the door, and a white wall.',
    },
    work: 'Give somebody at work a key for something small, and see how well they look after it.',
    keep: 'the next time somebody needs a key',
    send: 'the person who looks after your hall',
    pic: {
      ask: 'Flowerpots beside the door of your hall, no key in sight',
      alt: 'Flowerpots in a row beside the door of a village hall',
    },
    claims: [['A scene that could be any day', 'invented scene, told as "imagine"']],
  },
];
