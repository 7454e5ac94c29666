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
    cover: 'Ask for something definite',
    gist: [
      'Name one thing and what it costs, say what changes when it is there, and stop talking. People give towards a tent pole sooner than towards "our work".',
      'A vague request is hard to answer. A definite one can be met with yes or no, and both are fine.',
    ],
    subject: ['People give towards tent poles', 'Say the sum, and then be quiet'],
    hooks: {
      '*': [
        '"Every little helps" is a sentence after which nobody knows how much.',
        'Nobody dreams of supporting a budget. Many people would buy a tent pole.',
        'Nobody remembers giving to general purposes.',
      ],
      p: 'Requests with a purpose and a figure are answered more often than general appeals.',
      f: 'Asking for money is awful, you think? It gets easier with a tent pole.',
      a: 'One thing, one sum, one sentence. Then wait.',
      t: 'Concreteness, attainable unit, visible effect: three properties that make an ask answerable.',
      h: 'The appeal ran to four pages. The sum was on the fifth, which had been left in the printer.',
      i: 'Anyone who asks well gives others the chance to take part.',
      l: 'A quiet request, well founded, needs no trumpet.',
    },
    lines: {
      '*': [
        'Instead of "support our youth work": "A tent for four costs as much as a dinner for four. We are two short."',
        'When you have named the sum, be quiet and count to five inside. The next sentence belongs to the other person.',
        'Offer three steps with pictures: a peg, a pole, a tent. Most people take the middle one and feel good.',
        'Ask those who know you first. A donation from a neighbour says more to a stranger than any leaflet.',
      ],
      h: ['A collecting tin that is rattled in silence sounds like a tambourine with a guilty conscience.'],
    },
    scene: [
      'At the market stall somebody says "we would be glad of any support", and the passer-by is glad, too, that nobody is holding him up.',
      'On the stall lies a tent pole with a label: "I cost as much as two coffees." A boy with pocket money picks it up and weighs it in his hand.',
    ],
    why: [
      [
        'You can picture a thing and judge whether you want it, which nobody can do with a purpose in general.',
        'A pole has a length and a price. "Our work" has neither.',
      ],
      [
        'A named sum spares people the fear of giving too little.',
        'Without a figure you have to guess what is expected, and many would rather walk on.',
      ],
    ],
    parts: [
      [
        ['Choose one thing with a price', 'Something you could point at'],
        [
          'Real, from the last catalogue, and small enough for one person.',
          'It should be true: if you ask for a pole, buy a pole.',
          'And then it must be what you buy.',
        ],
        'A price tag on a pole',
      ],
      [
        ['Say what it changes', 'What it does'],
        [
          'In one picture. "Then Mia sleeps dry" is enough.',
          'Effect before feeling. The feeling comes by itself.',
          'A roof, and under it a dry child.',
        ],
        'A child looking out of a tent',
      ],
      [
        ['Be silent after the question', 'Ask, then count to five'],
        [
          'Anyone who goes on talking answers for the other person, mostly with no.',
          'A pause is polite. It leaves room for a yes.',
          'The answer is on its way. Do not step on it.',
        ],
        'Two people at a stall, a pause',
      ],
      [
        ['Report afterwards', 'Send the picture'],
        [
          'A photo of the standing tent, to all who had a peg in it.',
          'People give again to those who told them how it turned out.',
          'Those who see their peg give another.',
        ],
        'A pitched tent on a meadow',
      ],
    ],
    turn: [
      'A no is no insult. Thank them and leave the door open.',
      'If more comes in than you need, say in advance what else it is for.',
    ],
    asks: [
      'What would you rather give towards: a thing or a purpose?',
      'What was the best request you ever said yes to?',
    ],
    ends: {
      p: 'Three such things on a sheet make a better appeal than a brochure.',
      f: 'Try it on your aunt first. Aunts are an excellent training ground.',
      a: 'Thing, sum, silence, report.',
      t: 'Money tied to a purpose has to be spent on it; keep a line for "or the next most needed thing".',
      h: 'Nobody has ever hugged a budget line.',
      i: 'In every good tent there is a pole from somebody.',
      l: 'Someone was asked, and was glad to be.',
    },
    work: 'If you apply to a firm, do it the same way. "We need a van on three Saturdays" is decided in a coffee break; "a partnership at eye level" goes to head office.',
    caution: [
      'Public collections and receipts for tax have rules of their own in each country. Check them first.',
      'Each country has rules on public collections and on receipts for tax. Check yours first.',
    ],
    keep: 'the next time you have to ask for money',
    send: 'the person who is rattling the tin',
    own: [
      {
        about: 'donat(?:e\\b|ions?\\b|ing)|sponsor|fundrais|regular gift|gift aid|collection',
        kinds: ['offer', 'link', 'service', 'number', 'event', 'price'],
        lead: 'There is a way to take part here as well.',
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
      'What to give away and how: a list for donors',
    ],
    cover: 'Could it be worn tomorrow?',
    gist: [
      'Ask first what is needed. Then give only what you would hand to a friend: clean, complete, with a charger. Sorting {rubbish|trash} costs charities the time they want to give to people.',
      'A good gift can be used tomorrow. What has first to be washed, mended or thrown out is work in a bag.',
    ],
    subject: ['Would you give it to a friend?', 'The single ski in the bag'],
    hooks: {
      '*': [
        'In the bag were three {jumpers|sweaters}, half a chess set and a ski.',
        'A donation can help or keep someone busy. The difference can be smelt.',
        'Would you give it to a friend? Then yes.',
      ],
      p: 'Sorting unusable gifts costs charities hours and often disposal fees.',
      f: 'Clearing out? How nice. One small question for each thing before it goes in the bag.',
      a: 'Ask what is needed. Give that, clean and complete.',
      t: 'Usability depends on condition, completeness, season and current demand. Three can be checked at home.',
      h: 'Somebody had donated a puzzle "nearly complete". It was the nearly that worried us.',
      i: 'A thing given well says: I thought of you as of a friend.',
      l: 'Folded, fresh, as if for a guest.',
    },
    lines: {
      '*': [
        'The question for each thing: would I give it to a friend? If not, it is waste, however well it is meant.',
        '{Ring|Call} first or look at the list. In some weeks everything is short of socks, and nobody needs coats.',
        'Giving things away? Wash them, pair the shoes, tape the cable to the device. Five minutes of yours save others half an hour.',
        'Bags left in front of closed doors belong to the rain by morning. Come while somebody is there.',
      ],
      h: [
        'Eleven single gloves have been handed in. It is assumed that somewhere there is a second charity.',
      ],
    },
    scene: [
      'Saturday morning at the collection point. Someone opens a bag, closes it again and says in a friendly voice: "Thank you very much."',
      'A girl tries on a winter jacket and finds a folded tissue in the pocket and a note: "It was a warm one."',
    ],
    why: [
      [
        'Each thing that cannot be used has to be carried, looked at and disposed of by someone.',
        'What you are spared is taken on by a volunteer on their free day.',
      ],
      [
        'And what somebody receives tells them what you think of them.',
        'A stained {jumper|sweater} warms as well as a clean one, and not nearly as far in.',
      ],
    ],
    parts: [
      [
        ['Ask what is wanted', 'Begin with a call'],
        [
          'A call or a look at the list, today and not from memory.',
          'Need changes with the weather and the week.',
          'What was missing last week lies in heaps today.',
        ],
        'A phone beside a list of needs',
      ],
      [
        ['Clean and dry', 'Fresh from the wash'],
        [
          'Washed, brushed, without the smell of cellar.',
          'Your nose decides. It should be glad.',
          'It should smell of nothing.',
        ],
        'Folded {jumpers|sweaters} in a pile',
      ],
      [
        ['Whole and complete', 'With everything that belongs to it'],
        [
          'All buttons, both shoes, every piece.',
          'A missing charger turns a gift into scrap.',
          'One shoe is no help to anyone.',
        ],
        'Two shoes tied together',
      ],
      [
        ['In season', 'Bring it when it is in season'],
        [
          'Store what comes too early, if you can.',
          'Shelves are small, and {sledges|sleds} in summer are large.',
          'Coats in October.',
        ],
        '{A sledge|A sled} in a summer hall',
      ],
      [
        ['Sorted and labelled', 'With a note on it'],
        [
          '"{Trousers|Pants}, boy, about six" is a present within the present.',
          'Then it goes straight onto the shelf.',
          'Size, for whom, what it is.',
        ],
        'A bag with a paper label',
      ],
      [
        ['Handed over while somebody is there', 'Hand it to a person'],
        [
          'And take back with you what they cannot use.',
          'At the door you hear what would help next time.',
          'If they shake their heads, you take it home. That is help too.',
        ],
        'A bag passed across a counter',
      ],
    ],
    turn: [
      'Some weeks money helps more. It is always in season and fits everyone.',
      'What is left goes to the recycling point, without any bad conscience.',
    ],
    asks: ['What was the best thing you ever got second-hand?', 'What do you find hardest to part with?'],
    ends: {
      p: 'A list of what is needed, kept up to date, is the best answer to every bag.',
      f: 'And a note in the pocket is never wrong.',
      a: 'Asked, clean, whole, in season.',
      t: 'Electrical things may need a safety test before they are passed on; ask whether they are taken at all.',
      h: 'Single skis are not a donation. They are a riddle.',
      i: 'Warmth can be handed on.',
      l: 'A good coat, and in its pocket a kind word.',
    },
    work: 'Firms that clear out an office should ask before the {lorry|truck} comes. Forty identical chairs are a gift, and forty monitors with no cables are a favour to yourself.',
    keep: 'the day you clear out the {wardrobe|closet}',
    send: 'somebody with bags in the hall',
    own: [
      {
        about:
          'donat(?:e\\b|ions?\\b|ing)|clothes (?:bank|collection|can|are)|collection point|drop.?off|hand (?:in|over)|bring (?:us|your|clothes|clean)',
        kinds: ['hours', 'policy', 'service', 'place', 'event', 'offer'],
        lead: 'What can be handed in, and when?',
      },
    ],
    pic: {
      ask: 'A neatly folded pile with a paper label',
      alt: 'A neatly folded pile of clothes with a paper label',
    },
    claims: [['Unusable donations cost sorting and disposal; ask for current needs', 'advice of charities']],
  },
  {
    id: 'every-penny-to-the-cause',
    format: 'myth',
    again: 10,
    emoji: '💡',
    tags: ['CharityMyths', 'Donations', 'Transparency'],
    title: [
      'Is a charity with low admin costs always the better one?',
      'Overheads of charities: what the percentage does not say',
    ],
    cover: 'The myth of low overheads',
    gist: [
      'Someone has to open the door, keep the books and check that help arrives. Low costs can mean thrift or neglect; what counts is what it achieves.',
      'Administration sounds like waste and is often the person who makes sure that the money reaches people. Ask for results, and then for the ratio.',
    ],
    subject: ['Who pays for the light?', 'Ask what it achieves'],
    hooks: {
      '*': [
        'A charity without administration is a heap of goodwill in front of a locked door.',
        'You would like every coin to arrive. Somebody has to carry it there.',
        'A pound that arrives was carried.',
      ],
      p: 'Low overheads alone say little about whether a charity is effective.',
      f: 'You ask about admin costs before you give? Good. There is an even better question.',
      a: 'Ask what changed. Then ask what it cost.',
      t: 'Overhead ratios depend on accounting choices and on the kind of work; outcome per unit of cost says more.',
      h: 'The volunteers come for nothing. The light bulbs, sadly, insist.',
      i: 'Trust grows where people show what they do, and also what it takes.',
      l: 'Good deeds, too, want to be well kept.',
    },
    lines: {
      '*': [
        'Instead of "what share is administration?" ask "what was different at the end of the year, and how do you know?".',
        'A lifeguard spends most of the day sitting. Nobody calls it overhead, although it is the larger part of the cost.',
        'Ask to see the annual report. Anyone who writes openly what went wrong has probably looked closely at the rest as well.',
        'Very low costs can be admirable. They can also mean that no one checks where the {parcels|packages} go.',
      ],
      h: [
        'Bookkeeping for charities is done by people who could be richer elsewhere, and who know exactly by how much.',
      ],
    },
    scene: [
      'At the stall a man asks: "And how much of it goes to administration?" The woman behind the table has been standing there since seven, in her free time, with cold feet.',
      'In an office the size of a cupboard a person rings to find out whether the heaters have arrived. It is the third call. On paper this is overhead.',
    ],
    why: [
      [
        'Planning, checking and accounting decide whether help arrives, and they are all booked as administration.',
        'What looks like office is often the part that keeps a promise.',
      ],
      [
        'How a cost is labelled differs from house to house, so the ratios can hardly be compared.',
        'One counts the driver as help and another as transport. Both are right.',
      ],
    ],
    parts: [
      [
        ['Ask what has changed', 'What is different now?'],
        [
          'People, places, figures that you can check. Large words are no result.',
          'A good organisation tells you what it measures and why.',
          'That is the only question that counts.',
        ],
        'An annual report with a pencil mark',
      ],
      [
        ['Ask who checks', 'Who looks over their shoulder?'],
        [
          'Auditors, a board, a seal in your country, a public register.',
          'Those who let themselves be looked at have mostly nothing to fear.',
          'They should be able to tell you in one sentence.',
        ],
        'A public register on a screen',
      ],
      [
        ['Look at costs together with the task', 'What is it that they do?'],
        [
          'Advice by phone needs people, and {parcels|packages} need {lorries|trucks}. One has more wages than the other.',
          'A ratio without the task is a speed without a road.',
          'Talking costs wages, and lorries cost diesel. Compare like with like.',
        ],
        'A telephone headset on a desk',
      ],
    ],
    turn: [
      'And then give so that they can plan: regularly beats a lot at once.',
      'Free help exists. Free electricity does not.',
    ],
    asks: ['What do you ask before you give?', 'What made you trust an organisation?'],
    ends: {
      p: 'Charities do well to explain their own costs in one honest paragraph.',
      f: 'And bring whoever stands at the stall a tea.',
      a: 'Effect first. Ratio second.',
      t: 'Compare like with like over several years; single-year ratios jump with one campaign.',
      h: 'Even good deeds need somebody to pay the electricity.',
      i: 'Behind every {parcel|package} that arrives there is somebody who rang three times.',
      l: 'What lasts has been well looked after.',
    },
    work: 'Companies that give could ask themselves the same thing: what share of their own costs would they be willing to call administration? The question makes talks with charities noticeably friendlier.',
    myth: 'The lower the administrative costs, the better the charity',
    short: [
      'Administration is often what makes help arrive. Ask what changed, and then what it cost.',
      'Not as such. Somebody has to see to it that it gets there.',
    ],
    keep: 'the next time you think of giving',
    send: 'somebody who asks about admin at every stall',
    own: [
      {
        about: 'annual report|audit|transparen|accounts|registered charity',
        kinds: ['link', 'policy', 'proof', 'number'],
        lead: 'Here you may look.',
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
        'A good cause can wait until you have looked it up.',
        'Kind people act quickly, and some have noticed.',
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
        ['Look the name up exactly', 'The name, to the letter'],
        [
          'Letter by letter, in a register or with a body that grants seals.',
          'Small and young groups may be missing there. Then ask for two people who know them.',
          'Copies live on one wrong vowel.',
        ],
        'A search in a register',
      ],
      [
        ['Read one page of the report', 'A page of what they did'],
        [
          'What was done, by whom, with how much. One page shows the tone.',
          'No report at all is an answer.',
          'If there is none, there may be nothing.',
        ],
        'A report open at one page',
      ],
      [
        ['Go there by your own road', 'Not through the link'],
        [
          'Web address typed, account taken from there.',
          'Payment by voucher or to a private person: no.',
          'Type it. Then pay.',
        ],
        'An address being typed',
      ],
      [
        ['Take your time', 'In your own time'],
        [
          'A good cause is still good tomorrow.',
          'If they push, that is information.',
          'A cheat has no time. You have.',
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
      a: 'Name, report, own road, no haste.',
      t: 'Check age of the domain and of the register entry against the story told.',
      h: 'Large eyes on a leaflet are no registration number.',
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
      'After the party: what happens when a club fair is over',
    ],
    cover: 'After the last guest',
    gist: [
      "When the music is off, somebody counts coins into paper rolls, somebody looks for a child's shoe, and ten people carry tables. Often it is the best hour of the day.",
      'The visible fair lasts six hours. Before it come three weeks and after it one hour that only those know who stay.',
    ],
    subject: ['The hour after the fair', 'Whose shoe is this?'],
    hooks: {
      '*': [
        'The last guest goes home at six. At ten past, the part begins that nobody sees.',
        'Every fair leaves behind one shoe, two umbrellas and a cake tin that belongs to no one.',
        'The nicest hour has no guests in it.',
      ],
      p: 'How an event ends decides who will help at the next one.',
      f: 'If you want to get to know a club properly, stay until the tables are stacked.',
      a: 'Come for the fair. Stay for the clearing up.',
      t: 'Count, clear, check, note: the closing hour supplies the data for next year.',
      h: 'Forty-one folding tables, and the only one who knows how they fold has gone to bed.',
      i: 'In the light of two lamps a crowd of helpers turns into a club.',
      l: 'Dusk, stacked chairs, somebody laughing softly.',
    },
    lines: {
      '*': [
        'Two people count the cash, each once, both sign. It takes ten minutes longer and spares everyone any doubt.',
        'Write down what ran out and when. "Sausages gone by half past two" is next year\'s planning.',
        'Keep a plate for those who clear up. By six the cakes are gone, and so would the helpers be.',
        'Anyone who asks at the end "what can I do?" will be remembered longer than whoever made the opening speech.',
      ],
      h: [
        'The lost property: one tooth brace, one trowel and a bag of excellent plums. Nobody has come forward for the brace.',
      ],
    },
    scene: [
      'It is getting cool. On the grass there are pale rectangles where the tables stood, and someone is rolling up a cable over hand and elbow.',
      'In the kitchen five people are drying up with {tea towels|dish towels} that have been wet for an hour, and are laughing so much that one of them has to sit down.',
    ],
    why: [
      [
        'Shared work without an audience binds people more than any speech.',
        'When it is no longer about the guests, you see who the others are.',
      ],
      [
        'What is noted while it is fresh spares you half of the mistakes in the following year.',
        'After a week there is only "it was lovely". That evening one still knows about the sausages.',
      ],
    ],
    parts: [
      [
        ['Somebody counts', 'Money gets quiet'],
        [
          'Coins in rolls, notes in bundles, two signatures.',
          'At the kitchen table, with a fan heater and a list. It gets very quiet.',
          'Two people, one lamp, and coins in rows.',
        ],
        'Coins in paper rolls on a table',
      ],
      [
        ['Somebody looks for owners', 'Things look for people'],
        [
          'Of the shoe, the tin, the {pushchair|stroller}, the grandfather in the {car park|parking lot}.',
          'A box labelled "found" stands by the door for a month.',
          'A shoe stands on the table and waits.',
        ],
        'A single small shoe on a table',
      ],
      [
        ['Many carry', 'Tables walk'],
        [
          'Two to a table, always the same songs.',
          'A chain of hands from the meadow to the cellar, and the smallest carries the tablecloths.',
          'Two by two, and somebody always sings.',
        ],
        'People carrying tables at dusk',
      ],
      [
        ['One person writes', 'And one remembers it for next year'],
        [
          'What ran out, what broke, who should be thanked.',
          'On the back of the raffle list, with a pen that belongs to the bank.',
          'Too little mustard. Far too much potato salad.',
        ],
        'A scribbled list on a crate',
      ],
    ],
    turn: [
      'Then the light goes out, and outside somebody says: same again next year?',
      'If you would like to belong, ask for a {tea towel|dish towel}.',
    ],
    asks: [
      'What is your job when the tables are folded?',
      'What is the strangest thing left behind after an event of yours?',
    ],
    ends: {
      p: 'Plan the closing crew like any other shift, with names and a supper.',
      f: 'Take a {tea towel|dish towel}. You will be in good company.',
      a: 'Count, find, carry, note.',
      t: 'Takings, stock left, hours worked, incidents: four lines, the same each year.',
      h: 'Folding tables fold for one person only, and that person has gone home.',
      i: 'What remains of a day are the people with whom one stacked chairs.',
      l: 'The meadow, the evening, the last lamp.',
    },
    work: 'Firms with a summer party have it cleared up by others. They are missing the part where the boss dries up beside the apprentice.',
    keep: 'the evening of your next event',
    send: 'those who always stay until the end',
    own: [
      {
        about: 'fair|f[eê]te|festival|open day|tournament|bazaar|show',
        kinds: ['event'],
        lead: 'The next one is already on the calendar.',
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
      'Imagine one club in your town is gone tomorrow: the choir, the lifeguards, the people with the toad fences. Whose absence would be noticed first?',
      'Much of what makes a place pleasant is done by somebody on a Tuesday evening. What would be missing where you live?',
    ],
    subject: ['Who puts up the toad fence?', 'If one club were gone tomorrow'],
    hooks: {
      '*': [
        'Somebody winds the church clock, and nobody knows who.',
        'In every town there are things that seem to happen by themselves. They have a treasurer.',
        'A town is what happens without pay.',
      ],
      p: 'Much of local life rests on groups that people notice only when they stop.',
      f: 'Which club in your town could you not do without?',
      a: 'Name the group that your town needs. Then thank one of them.',
      t: 'List the services of a week by who provides them; the unpaid column is usually the longest.',
      h: 'Without the brass band the mayor would have to open things in silence.',
      i: 'A place is held together by people who have no office hours.',
      l: 'What is kindly done in quiet gives a town its tone.',
    },
    lines: {
      '*': [
        'Which club or group would your town miss first if it were gone tomorrow?',
        'Count on one hand what happens in your week because somebody does it in their spare time. Most people need the second hand.',
        'Football, choir, library van, toads: name one group that you have never thanked.',
        'Somebody puts flowers on the {roundabout|traffic circle}. It is not the council.',
      ],
      h: ['Should the knitting circle ever strike, the lamp posts of the town would be cold.'],
    },
    scene: [
      'It is early spring, it is raining, and on the road by the pond people in yellow jackets are carrying toads across in buckets.',
      'On the {noticeboard|bulletin board} hang eleven sheets: singing, swimming, chess, bees. Behind each of them is a person with a key.',
    ],
    why: [
      [
        'What runs reliably becomes invisible, until nobody is there to do it any more.',
        'We see the training and not the person who marks the lines beforehand.',
      ],
    ],
    parts: [
      [
        ['Those who make noise', 'The loud ones'],
        [
          'Choir, band, drums, theatre. Without them every feast would be a meeting.',
          'They practise on Wednesdays so that your December sounds like December.',
          'It would be a very silent carnival.',
        ],
        'Music stands in an empty hall',
      ],
      [
        ['Those who keep watch', 'The ones who stand by'],
        [
          'Lifeguards, first aid, mountain rescue. One is glad not to notice them.',
          'In their free time they wait for something that will hopefully not happen.',
          'They hope to be useless, every Sunday.',
        ],
        'A rescue ring on a hook',
      ],
      [
        ['Those who look after', 'The ones who come by'],
        [
          'Visiting, driving, reading aloud, cooking at noon.',
          'Somebody knows that Mrs Novak likes no peas.',
          'Somebody rings, and it is not the post.',
        ],
        'Soup bowls on a table',
      ],
      [
        ['Those who mend', 'The ones with tools'],
        [
          'Paths, benches, bicycles, the roof of the old mill.',
          'Saturday at nine, with their own drill.',
          'By noon there is a bench again.',
        ],
        'Tools on a bench in the open',
      ],
    ],
    turn: ['Tell us one. And tell them, too.', 'They would be pleased. They would also be glad of a hand.'],
    asks: [
      'Which group would your town miss first?',
      'Whom have you never thanked for something that just happens?',
    ],
    ends: {
      p: 'The answers make a better town guide than most brochures.',
      f: 'Tell us, and tell them as well.',
      a: 'Name them. Thank them.',
      t: 'Put the answers on a map; gaps show where the next group could begin.',
      h: 'Somebody has to wind the clock. It might be you next.',
      i: 'Whatever you named was begun by somebody who did not wait.',
      l: 'One town, many quiet hands.',
    },
    work: 'Ask it at work, and colleagues turn into lifeguards, trumpeters and toad carriers. It is quite often news to the person at the next desk.',
    keep: 'an evening with the neighbours',
    send: 'somebody who does it all unseen',
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
    cover: 'January is long',
    gist: [
      'In December many people help and in January few. Anyone who gives something now can ask that it be kept for the weeks after the holidays.',
      'Before the holidays halls are full of helpers, afterwards of need. An hour in January is worth more than one on Christmas Eve.',
    ],
    subject: ['Who helps in January?', 'An hour for the third week of January'],
    hooks: {
      '*': [
        'On Christmas Eve there are more helpers than plates. On the ninth of January it is the other way round.',
        'December has {biscuits|cookies}, choirs and volunteers. January has the same need.',
        'Need does not take down its tree on the sixth.',
      ],
      p: 'Gifts and offers of help peak before the holidays and drop sharply afterwards.',
      f: 'You would like to do something good before Christmas? Make a date for January.',
      a: 'Help in January. December is covered.',
      t: 'Need runs on through winter while supply has a single peak; shift part of it.',
      h: 'In the week before Christmas five different Santas read to the same children. They know the story by now.',
      i: 'A light is worth most when the others have been taken down.',
      l: 'Quiet evenings, empty streets, and someone who comes all the same.',
    },
    lines: {
      '*': [
        'Sign up for the third week of January. Nobody does, and it is when somebody is needed.',
        'If you give money before Christmas, write on it: also for January. Many organisations will be glad of it.',
        'Ask before you drop in with presents. Fifteen boxes of chocolates in one week are kind, and sixteen are a storage problem.',
        'A standing order is the least festive gift there is, and the one that makes plans possible.',
      ],
      h: ['Charities know three seasons: before Christmas, Christmas, and "hello, is anybody there?".'],
    },
    scene: [
      'The middle of January. The lights are down, the hall is quiet, and on the {rota|roster} under "serving" there is a single name.',
      'In December a school class sings, a firm brings stollen, a bank hands over a cheque. Then it is Twelfth Night, and it gets quiet.',
    ],
    why: [
      [
        'The wish to help has a calendar and need has none.',
        'Cold, hunger and being alone do not end with the holidays.',
      ],
      [
        'What can be spread over the weeks helps more than what arrives all at once.',
        'Too much in one week cannot be stored, nor can time.',
      ],
    ],
    parts: [
      [
        ['Ask what will be missing in January', 'Ask about the ninth of January'],
        [
          'Drivers, soup, people to talk to? They know it now already.',
          'One call in December, for a date that nobody else has asked for.',
          'In December everyone is asked about the twenty-fourth.',
        ],
        'A calendar open at January',
      ],
      [
        ['Put a date in the {diary|calendar} today', 'Write it in the calendar'],
        [
          'With a time, like the dentist. Otherwise there is a sofa in between.',
          'Good intentions melt. Appointments remain.',
          'With an hour, or else it was a feeling.',
        ],
        'A pen entering a date',
      ],
      [
        ['Give so that it can be kept', 'Give what keeps'],
        [
          'Money, vouchers, tins. Mandarins are lovely and impatient.',
          'What lasts can wait for the week in which it is wanted.',
          'A tin has patience. An orange has none.',
        ],
        'Tins on a shelf',
      ],
      [
        ['Bring someone along', 'Take somebody along'],
        [
          'In the cold two come more often than one.',
          'Afterwards you have somebody to be silent with on the way home.',
          'Alone it is easy to stay in. Two go.',
        ],
        'Two people with scarves at a door',
      ],
    ],
    turn: ['Nothing against December. Sing, bake, come. And come again.', 'The third week has room for you.'],
    asks: [
      'What could you give away in January: an hour, a soup, a {lift|ride}?',
      'When did help reach you that came after everyone else had gone?',
    ],
    ends: {
      p: 'Organisations may say it openly: "In December we are well supplied. Please come in January."',
      f: 'And come in a warm {jumper|sweater}. The hall has not got any warmer.',
      a: 'December in your heart, January in your {diary|calendar}.',
      t: 'Plot offers of help by week against demand; the gap shows where to ask.',
      h: 'Even Santa is back at the office by then.',
      i: 'Anyone who comes when it is quiet will be remembered.',
      l: 'One lamp, late, in a winter window.',
    },
    work: 'Firms that plan a charity day before Christmas can move it by five weeks. The organisation has time for them, the hall has room, and the photo has rarity value.',
    keep: 'the evening when you plan the holidays',
    send: 'colleagues who would like to do something good',
    own: [
      {
        about:
          'volunteers? (?:are )?(?:wanted|needed|meet|welcome|for)|helpers? (?:wanted|needed|welcome|for)|(?:looking for|need) (?:\\w+ )?(?:volunteers|helpers|drivers|coaches)|coaches wanted|join (?:us|in)|soup kitchen|food bank',
        kinds: ['event', 'offer', 'hours', 'service', 'link'],
        lead: 'Where is a hand wanted?',
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
      'The key to a village hall lay under a flowerpot for decades. Everybody knew, nothing was ever missing, and one day more was in there than before.',
      'A hall, a pot, a key that belonged to all. A story about what trust costs and what it brings in.',
    ],
    subject: ['Everybody knew where it was', 'Under the third pot from the left'],
    hooks: {
      '*': [
        'The key to the hall lay under the third flowerpot from the left, and that was its security system.',
        'One evening the door stood open, and the chairman feared the worst.',
        'Everyone knew where the key was. That was the lock.',
      ],
      p: 'Some institutions run on trust, and it shows in what is not stolen.',
      f: 'A small story from any village. Perhaps from yours.',
      a: 'Trust is a decision. Somebody has to make it first.',
      t: 'Shared access works where use is visible, the circle is known and misuse is socially costly.',
      h: 'The insurance man asked about the locking system. He was shown a geranium.',
      i: 'People often turn out as you believe them to be.',
      l: 'A clay pot, a geranium, and under it the whole village.',
    },
    lines: {
      '*': [
        'The key lay under the flowerpot. Everyone knew it, and for decades only one thing went missing: the flowerpot.',
        'Trust in a club can be seen in small things: who has a key, who counts the cash, who is asked.',
        'If you lend out a key, lend the reason with it. People guard what they understand.',
        'Sometimes a hall is left tidier than it was found, and nobody says anything about it.',
      ],
      h: [
        'There were eleven official keys and one under the pot. Only the one under the pot could always be found.',
      ],
    },
    scene: [
      'Imagine a hall with a crooked gutter and beside the door five flowerpots, four of them for show.',
      'Picture a late autumn evening, rain, and a strip of light beneath the door of a hall in which nobody should have been.',
    ],
    why: [
      [
        'Anyone who is trusted with something has a reason to deserve it.',
        'Trust given ahead is mostly paid back, though not always on the same day.',
      ],
      ['And where many have access, many feel responsible.', 'A key for all makes a house for all.'],
    ],
    parts: [
      [
        'A light was on',
        [
          'The chairman saw it from the road, stopped and got out without a {torch|flashlight}. He had a speech ready about keys and flowerpots.',
          'At half past nine there should have been nobody inside. The door was ajar, the pot stood a hand further to the left.',
          'A light where none should be. He stopped, and had already begun the sentence in his head.',
        ],
        'A strip of light under a door',
      ],
      [
        'Inside it smelt of paint',
        [
          'Two boys were on the ladder, both with records for nonsense. The long wall, on which for years there had been a stain, was white.',
          'Newspaper on the floor, a radio, and up on the trestle the pair who had been thrown out of the youth club in spring. They were painting the wall.',
          'Inside stood the two about whom there was always something. They had brushes.',
        ],
        'A paint roller on a tray',
      ],
      [
        'Nobody had asked them',
        [
          '"It looked rotten," said one of them. The other one said nothing and had paint on his ear. They had bought it from their own money.',
          'Why? They shrugged. "We had our birthdays in here." Then one asked whether they were in trouble now.',
          '"It was ugly," one of them said. They had celebrated there, and they would again. And were they going to be reported?',
        ],
        'Paint tins and a radio on newspaper',
      ],
      [
        'He fetched a brush',
        [
          'The speech stayed in the car. By eleven there were five of them, because light attracts people. The key was put back under the pot.',
          'At some point the chairman took off his jacket. Later came his wife, with soup, and then somebody with a second ladder.',
          'There was soup in the end. And the flowerpot stood where it always had.',
        ],
        'Several brushes in a bucket',
      ],
    ],
    turn: [
      'Today there is a lock with a code. The code is written down, and everyone knows where.',
      'One of the boys is on the committee. He is responsible for keys.',
    ],
    asks: ['Where does the key lie at your place?', 'Who has surprised you after you had trusted them?'],
    ends: {
      p: 'Give out keys with a name and a word, and write both down.',
      f: 'And nobody here will say under which pot.',
      a: 'Trust first. Check kindly.',
      t: 'A list of keys with dates protects those who have one more than those who give them.',
      h: 'Burglars never found it. They had looked under the mat.',
      i: 'Somebody must begin by believing it.',
      l: 'A warm light under the door, and white paint.',
    },
    work: 'In firms people sign for keys, laptops and pens. Try it the other way for something small, and watch how carefully it is treated.',
    keep: 'the next talk about keys',
    send: 'the person who looks after your hall',
    pic: {
      ask: 'Flowerpots beside the door of your hall, no key in sight',
      alt: 'Flowerpots in a row beside the door of a village hall',
    },
    claims: [['A scene that could be any day', 'invented scene, told as "imagine"']],
  },
];
