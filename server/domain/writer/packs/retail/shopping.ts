// At the counter.
import type { Idea } from '../../library/idea.ts';
import { FLOWERS_OR_REPAIRS, HAS_NO_SHELVES, SELLS_NO_GOODS } from '../whom.ts';

export const SHOPPING: readonly Idea[] = [
  {
    id: 'tell-them-the-problem',
    format: 'tip',
    unless: HAS_NO_SHELVES,
    again: 9,
    emoji: '💬',
    tags: ['ShoppingTips', 'AskInStore', 'ShopLocal'],
    title: ['How to get better advice in a shop', 'Ask better in shops: describe the problem first'],
    cover: 'Say what it is for',
    gist: [
      'Ask for a product and you get the product. Say what you want to do with it, where and how often, and you get advice.',
      '"What is it for?" is the question every good shop asks. Answer it before it comes, and you leave with the right thing.',
    ],
    subject: ['Say what it is for', 'The sentence shops wait for'],
    hooks: {
      '*': [
        'Somebody asks for strong glue. What they have is a shoe, and for a shoe it is the wrong one.',
        'The most useful sentence in any shop begins with "I am trying to".',
        'Whoever asks for glue gets glue.',
      ],
      p: 'Advice improves at once when a customer names the task and leaves the product open.',
      f: 'Next time you are in a shop, skip the name of the thing and tell us the story.',
      a: 'Bring the problem. Leave the diagnosis open.',
      t: 'Purpose, place, frequency, budget: four facts, and the shelf shrinks from forty to three.',
      h: 'A man came in for a bigger hammer. It turned out that he had a screw.',
      i: 'People behind counters know a great deal, and hardly anyone asks them for it.',
      l: 'To be advised well, you only have to say what you hope for.',
    },
    lines: {
      '*': [
        'Instead of "do you have a cable?", try "I want to connect this to that". The second question ends in a cable that fits.',
        'Say where it will be used: bathroom, balcony, school bag. Place rules out half of any shelf.',
        'Tell them what you have tried. It saves you from being sold it again.',
        'Name your limit. A good assistant would rather find the right thing at twenty than show you five at eighty.',
      ],
      h: [
        '"I need a thingy for the other thingy" is a sound start. Please add what happens when the thingies meet.',
      ],
    },
    scene: [
      '"Second aisle, on the left," and off you go. At home the thing is the wrong one, and it was exactly what you asked for.',
      'A photograph of a {tap|faucet} is held across a counter. Somebody puts on glasses, zooms in and says "ah".',
    ],
    why: [
      [
        'Anyone who asks for a product has already made the diagnosis, and nobody checks it any more.',
        'An order is carried out, whereas a problem gets thought about.',
      ],
      [
        'Those behind the counter hear the same trouble ten times a week and know how it usually ends.',
        'They also see what comes back, and with which complaint. No website tells you that.',
      ],
    ],
    parts: [
      [
        ['Begin with what you want to do', 'What is it supposed to do?'],
        [
          'Hang a mirror, keep a lunch cold, quieten a door: start there.',
          'With the aim on the table, the means can be argued about.',
          'There is more than one way to hang a mirror.',
        ],
        'Two people talking across a shop counter',
      ],
      [
        ['Say how often and where', 'Every day or once, indoors or out?'],
        [
          'Once a year and every day are two different price ranges.',
          'Damp, sun and small children change the answer more than the brand does.',
          'Daily and in the rain is another shelf.',
        ],
        'A worn object held beside a new one',
      ],
      [
        ['Show a picture', 'A photo of it'],
        [
          'One from near, one from far, with a coin for scale.',
          'What takes three minutes to describe takes three seconds on a screen.',
          'With something beside it whose size everyone knows.',
        ],
        'A phone showing a photo of a broken part',
      ],
      [
        ['Ask what people bring back', 'And what do people regret?'],
        [
          'The answer is honest more often than you would think.',
          'Every shop knows its boomerangs and would rather not see them again.',
          'They know. They see it coming back.',
        ],
        'A returned box on a counter',
      ],
    ],
    turn: [
      'It may turn out that you need nothing at all. That happens, too.',
      'You go home with one bag instead of two trips.',
    ],
    asks: [
      'What was the best advice you ever got in a shop?',
      'What have you asked for and meant something else?',
    ],
    ends: {
      p: 'Half a minute of explaining saves an exchange.',
      f: 'And no question is too odd. They have heard about the thingy.',
      a: 'Aim first. Article second.',
      t: 'Bring measurements for both ends; adaptors fail at the end that was assumed.',
      h: '"The thing for the other thing" is enough to begin with.',
      i: 'Knowledge that is asked for stays alive.',
      l: 'You leave with a small {parcel|package} and nothing superfluous.',
    },
    work: 'Clients do it as well: they order a brochure and have a sales problem. "What should be different afterwards?" is a question worth asking before any quotation.',
    keep: 'the next time something at home breaks',
    send: 'someone who always buys the wrong one twice',
    own: [
      {
        about: 'advice|advise|ask us|consult|measure|help you (?:choose|find)',
        kinds: ['service', 'process', 'people', 'value'],
        lead: 'Bring the problem along.',
      },
    ],
    pic: {
      ask: "Your counter with a customer's object on it, hands only",
      alt: 'Two pairs of hands and a small broken part on a shop counter',
    },
    claims: [['Stating use, place and frequency improves shop advice', 'retail practice']],
  },
  {
    id: 'receipts-fade',
    format: 'howto',
    unless: SELLS_NO_GOODS,
    again: 10,
    emoji: '🧾',
    tags: ['KeepTheReceipt', 'ShoppingTips', 'HomeOrganisation'],
    title: ['Why receipts fade, and how to keep them readable', 'Keep receipts as photos: paper forgets'],
    cover: 'Your receipt is fading',
    gist: [
      'Most {till receipts|receipts} are printed with heat, and heat or light wipes them out again. Photograph them on the day, name the picture, and the guarantee outlives the paper.',
      'In two years the slip in your wallet will be a blank strip. A photograph on the kitchen table takes four seconds.',
    ],
    subject: ['The blank slip in your wallet', 'Four seconds for a receipt'],
    hooks: {
      '*': [
        'The receipt you will need in two years is fading in your wallet as you read this.',
        'There is no ink on most receipts. That is why they vanish.',
        'It was burnt on, and now it is going.',
      ],
      p: 'A receipt is often needed long after its print has gone, and a photograph solves that.',
      f: 'Do you have a drawer of little white papers? Hold one to the light. Is there anything on it?',
      a: 'Photograph it before you leave the shop.',
      t: 'Thermal paper darkens where it is heated. Warmth, plasticisers and light attack the dye afterwards.',
      h: 'The guarantee lasts for years. The proof of it has the life expectancy of a butterfly.',
      i: 'A little order today saves your future self an afternoon.',
      l: 'A single folder, quietly kept, and nothing is ever searched for.',
    },
    lines: {
      '*': [
        'Photograph the receipt on the box of the thing you bought. One picture, and model and date are together.',
        'Keep thermal receipts out of plastic sleeves and away from leather. Both can wipe the print.',
        "Name the picture with thing and year, and your phone's search will find it in seconds.",
        'Big purchase? Ask for an invoice on plain paper or by email. It will still be there when the slip is blank.',
      ],
      h: [
        'The wallet weighs a pound. It contains nine {pence|cents} and the story of every sandwich since spring.',
      ],
    },
    scene: [
      'The machine has stopped, the guarantee is valid, and in your hand lies a strip of paper as white as snow.',
      'A shoebox on the table, four years of slips. Two out of three say nothing at all.',
    ],
    why: [
      [
        '{The till|The register} writes with heat on a coated paper, so the print is only a reaction that can go on or go back.',
        'Nothing has been printed on it. A layer of dye turned dark where the print head warmed it.',
      ],
      [
        'Sun on the dashboard, a warm wallet or the film of a plastic pocket are enough to undo it.',
        'Oils from leather and hand cream speed things up as well.',
      ],
    ],
    parts: [
      [
        ['Lay it on the box and shoot', 'With the thing it belongs to'],
        [
          'Model number and date of purchase in one frame.',
          'That way you also know what it was for. "Sundries" says little later on.',
          'Then the picture explains itself.',
        ],
        'A receipt lying on a product box',
      ],
      [
        ['Name it as you would search', 'By the name of the thing'],
        [
          '"Toaster" and the year will do. Nobody types a file number.',
          'Your future self will be annoyed and in the kitchen, so keep it short.',
          'In the kitchen, cross, on a Sunday: that is how you will search.',
        ],
        'A thumb typing a file name',
      ],
      [
        ['Keep the paper in the dark', 'Dark and without plastic'],
        [
          'An envelope in a drawer is enough. Plain paper, no sleeve.',
          'For very dear things keep both, since some makers insist on the original.',
          'Light has time. So does a warm pocket.',
        ],
        'An envelope going into a drawer',
      ],
      [
        ['Clear out once a year', 'Once a year, throw some out'],
        [
          'What has passed its term may go. Thermal paper often does not belong with waste paper; ask locally.',
          'An evening, a bin, and the wallet shuts again.',
          'What is out of its time is only paper.',
        ],
        'A wallet and a small heap of paper slips',
      ],
    ],
    turn: ['Four seconds at the kitchen table, while the kettle boils.', 'Then the paper may fade.'],
    asks: ['Where do your receipts live?', 'What is the oldest receipt you still own?'],
    ends: {
      p: 'It is the least work a guarantee has ever cost.',
      f: 'Start with the last thing you bought. Then it is a habit.',
      a: 'Box. Slip. Click.',
      t: 'Back the folder up; a phone, too, has a limited life.',
      h: 'The receipt for the sandwich, of course, will last for ever.',
      i: 'Looking after things begins with knowing when they came to you.',
      l: 'It is there when it is wanted, and out of sight until then.',
    },
    caution: [
      'What counts as proof of purchase, and for how long, differs between countries and makers.',
      'It depends on country and maker what proves a purchase and for how long.',
    ],
    keep: 'the next time you buy something with a plug',
    send: 'the owner of the fat wallet',
    own: [
      {
        about: 'receipt|guarantee|warrant',
        kinds: ['policy', 'guarantee', 'service'],
        lead: 'Sometimes something is wrong after all.',
      },
    ],
    pic: {
      ask: 'A receipt lying on the box of the thing it belongs to',
      alt: '{A till|A register} receipt on top of a product box',
    },
    claims: [
      [
        'Thermal paper prints by heat and fades with heat, light, plasticisers and oils',
        "paper makers' technical information",
      ],
      ['Disposal rules for thermal paper differ', 'local waste advice'],
    ],
  },
  {
    id: 'big-pack-cheap-pack',
    format: 'myth',
    unless: `${SELLS_NO_GOODS}|${FLOWERS_OR_REPAIRS}`,
    again: 10,
    emoji: '⚖️',
    tags: ['UnitPrice', 'SmartShopping', 'ShoppingMyths'],
    myth: 'The big pack is always better value',
    short: [
      'Often, yes. The small print on the shelf knows when.',
      'Now and then it is dearer. Only the little number knows.',
    ],
    title: ['Is the bigger pack always better value?', 'Unit prices: which pack is really cheaper?'],
    cover: 'Read the small number',
    gist: [
      'In many countries the shelf label carries a second, smaller price: for a kilo, a litre or a piece. Compare those two, and the size of the pack no longer matters.',
      'Large packs look like a bargain and mostly are one. Mostly. The unit price shows the exceptions, and your cupboard shows the rest.',
    ],
    subject: ['The other price on the label', 'Is big really cheaper?'],
    hooks: {
      '*': [
        'There are two prices on most shelf labels. Nearly everybody reads the wrong one.',
        '"Family size" tells you about the pack and nothing about the price.',
        'It says family, and it means cardboard.',
      ],
      p: 'The unit price is the only figure on a shelf that can be compared.',
      f: 'Look at the bottom corner of the price label. See the tiny one? That is the one for us.',
      a: 'Compare per kilo. Ignore the rest.',
      t: 'Price divided by quantity, in the same unit. The packaging drops out of the sum.',
      h: 'We now own nine litres of mustard at a very good price.',
      i: 'Buying what gets used, and no more, is an old form of thrift.',
      l: 'The smaller jar, finished with pleasure, was the better buy.',
    },
    lines: {
      '*': [
        'Compare the small print on the shelf: price per kilo, litre or piece. Pack sizes are chosen so that you cannot.',
        'A refill or a large pack is only cheaper if the last third does not end up {in the bin|in the trash}.',
        'Check that both labels use the same unit. Per roll and per sheet are old tricksters.',
        'For anything that dries up, goes off or goes out of fashion, buy the small one and pay a little more for less waste.',
      ],
      h: ['Buy two, get one free: finally three of something you did not want one of.'],
    },
    scene: [
      'Two packs, one hand on each, and a forehead in folds. The larger is on special offer, which makes it dearer than the small one. It happens.',
      'At the back of the cupboard stand four tubes of something, half full, bought together.',
    ],
    why: [
      [
        'We expect a discount for quantity, and now and then a shelf makes use of that.',
        'Big looks cheap. It is a habit of the eye, learned in a thousand cases in which it was true.',
      ],
      [
        'And what dries out or goes off before it is finished was dear at any price.',
        'The real sum is what you paid divided by what you used.',
      ],
    ],
    parts: [
      [
        ['Find the price per unit', 'The little figure counts'],
        [
          'Bottom corner, small type. Where it is missing, your phone divides.',
          'In many places it has to be there, if only in the size of an ant.',
          'Divide, if it is not there.',
        ],
        'A finger on the small print of a shelf label',
      ],
      [
        ['Check that the units match', 'Compare like with like'],
        [
          'Per hundred grams beside per kilo is an old stumbling block.',
          'With detergent compare washes; with paper, sheets.',
          'A hundred grams and a kilo are not the same step.',
        ],
        'Two shelf labels side by side',
      ],
      [
        ['Ask when it will be empty', 'Will you get through it?'],
        [
          'Batteries lose charge, glue sets, spices fade. Time is part of the price.',
          'If the answer is "next year", take the small one.',
          'Half a pack in the bin was the dear one.',
        ],
        'A half-used tube in a drawer',
      ],
    ],
    turn: [
      'Big for what you use daily. Small for everything else.',
      'Once you have seen the little number, you cannot unsee it.',
    ],
    asks: ['What do you own far too much of?', 'Do you read the unit price?'],
    ends: {
      p: 'Two seconds at the shelf decide it.',
      f: 'If anybody needs mustard, do get in touch.',
      a: 'Per unit. Always.',
      t: 'Beware of changed contents: the same pack at the same price may hold less than last year.',
      h: 'Mustard keeps, they say. You will be able to confirm that.',
      i: 'Enough is a quantity as well.',
      l: 'One good jar on the shelf, and space around it.',
    },
    keep: 'the next special offer',
    send: 'the household with the nine litres',
    own: [
      {
        about: 'refill|loose|by weight|single|small quantit',
        kinds: ['product', 'service', 'price'],
        lead: 'You can also take just what you need.',
      },
    ],
    pic: {
      ask: 'One of your shelf labels close up, or the same thing in two sizes side by side',
      alt: 'The same product in a large and a small pack side by side',
    },
    claims: [
      [
        'Unit pricing is required on shelves in many countries',
        'consumer price labelling rules, varying by country',
      ],
      ['Quantity surcharges occur', "consumer organisations' surveys"],
    ],
  },
  {
    id: 'how-to-complain',
    format: 'howto',
    unless: `${HAS_NO_SHELVES}|${FLOWERS_OR_REPAIRS}`,
    again: 10,
    emoji: '🗣️',
    tags: ['HowToComplain', 'ShoppingTips', 'CustomerTips'],
    title: ['How to complain in a shop and get somewhere', 'Returning something faulty: how to say it'],
    cover: 'Complain so that it helps',
    gist: [
      'A good complaint has three parts: what happened, since when, and what you would like now. The third is left out most often, and it is the one that can be answered.',
      'Say what you want done, calmly and at a quiet hour, and bring the thing along. Most shops would rather put it right than argue.',
    ],
    subject: ['The sentence most people leave out', 'Complaining, but well'],
    hooks: {
      '*': [
        'Most complaints are missing their last sentence: what should happen now.',
        'Anyone who wants something put right should not arrive at noon on a Saturday.',
        'It is told well, and then nobody says what should happen.',
      ],
      p: 'A complaint that ends in a request is settled faster than one that ends in anger.',
      f: 'Something you bought is not right? Do come and say so. Here is how to make it easy for both of us.',
      a: 'Fact. Date. Wish.',
      t: 'State the fault so that it can be reproduced: what, when, how often, after doing what.',
      h: 'In the car the speech was brilliant. At the counter it was "um, this squeaks".',
      i: 'An honest complaint is a present to a shop. The others simply stay away.',
      l: 'A few quiet words reach further than a raised voice.',
    },
    lines: {
      '*': [
        'Complaining in three sentences: this is what happens, since this day, and I would like this.',
        'Bring the thing, or a film of it. Faults are shy and vanish at the sight of an expert.',
        'Begin with "can you help me with this?" You will have an ally on the other side of the counter.',
        'Write the name and the date on a slip after the talk. It is no mistrust, it is memory.',
      ],
      h: ['It squeaked for three weeks. On the counter it was as quiet as a nun.'],
    },
    scene: [
      'At the counter stands somebody with a bag and a red neck. They practised all the way here, and somebody else is in front of them.',
      'The lamp flickers at home each evening at eight. In the shop it shines like an angel.',
    ],
    why: [
      [
        'Whoever hears only anger must guess what would make it good, and will guess wrong.',
        'Without a wish, a complaint can be listened to and nothing more.',
      ],
      [
        'The person behind the counter did not build it, and is often the one who can mend it.',
        'Somebody who feels attacked defends. Somebody who is asked goes and looks.',
      ],
    ],
    parts: [
      [
        ['Pick a quiet hour', 'Stay away on Saturdays'],
        [
          'Midweek mornings there is time to have a proper look.',
          'With a {queue|line} behind you everyone wants it over, you included.',
          'At ten on a Wednesday somebody has hands free.',
        ],
        'An empty shop in the morning',
      ],
      [
        ['Describe it like a witness', 'Tell it as a witness would'],
        [
          '"It goes off after ten minutes" helps. "It is {rubbish|trash}" does not.',
          'Facts that somebody can try out at once are half the repair.',
          'So that they can see it for themselves.',
        ],
        'A hand demonstrating a fault',
      ],
      [
        ['Say what you would like', 'Ask what happens next'],
        [
          'Repair, exchange, money, or an apology: each is quickly answered once it is said.',
          'Think about it beforehand, and about what would also do.',
          'If you know, you will probably get it.',
        ],
        'A product and a slip on a counter',
      ],
      [
        ['Agree on the next step', 'Get a day and a name'],
        [
          'Who rings whom, and by when? Write it down together.',
          '"We will see to it" is friendly, but it has no date.',
          'A name on a slip is half a promise kept.',
        ],
        'A date written on a slip of paper',
      ],
    ],
    turn: [
      'And when it has been put right, come by and say so. That is rare, and it is remembered.',
      'Most people want to help. You only have to tell them how.',
    ],
    asks: ['When was a complaint of yours handled really well?', 'Do you complain, or do you stay away?'],
    ends: {
      p: 'Three sentences and a quiet hour settle most of it.',
      f: 'Promise: nobody bites.',
      a: 'Say it. Say what you want. Stop.',
      t: 'Keep packaging until the fault is settled; some makers ask for it.',
      h: 'Whatever squeaks at home is silent at the counter. Film it.',
      i: 'Things get better wherever somebody says kindly that they are not good.',
      l: 'What was put right with grace is forgotten by the evening.',
    },
    caution: [
      'Your legal rights with faulty goods differ from country to country and are worth looking up.',
      'Look up your rights with faulty goods. They differ between countries.',
    ],
    work: 'The same three parts serve in the office: what happened, since when, what would help. Feedback without the third part is only weather.',
    keep: 'the next thing that squeaks',
    send: 'the one who practises speeches in the car',
    own: [
      {
        about: 'repair|replace|refund|exchange|returns\\b|return (?:it|them|any|goods|items)',
        kinds: ['policy', 'guarantee', 'service', 'process'],
        lead: 'Sometimes a thing has to come back.',
      },
    ],
    pic: {
      ask: 'A quiet counter in the morning, a product and a slip of paper on it',
      alt: 'A product and a receipt on a shop counter',
    },
    claims: [['Specific request and evidence speed up complaints', 'consumer advice bodies']],
  },
  {
    id: 'bring-the-old-one',
    format: 'checklist',
    unless: HAS_NO_SHELVES,
    again: 9,
    emoji: '🔩',
    tags: ['ShoppingTips', 'SparePart', 'FixIt'],
    title: [
      'What to bring when you need a spare part or a match',
      'Finding the right spare part: what to take along',
    ],
    cover: 'Bring the old one',
    gist: [
      'Threads, hinges, refills and shades cannot be described. Bring the old one, or five photographs and two measurements, and you will leave with one that fits.',
      'Do not throw the broken part away yet. In the shop it is worth more than any description.',
    ],
    subject: ['Do not {bin|toss} the broken part', 'Bring the old one along'],
    hooks: {
      '*': [
        'The broken part {in the bin|in the trash} was the only exact description of the new one.',
        '"About this long, with a sort of hook" describes about four hundred articles.',
        '"A sort of clip." There are nine drawers of them.',
      ],
      p: 'Nothing identifies a spare part as reliably as its predecessor.',
      f: 'Need a new one of something? Put the old one in your pocket before you set off.',
      a: 'Old part in the pocket. Then to the shop.',
      t: 'Diameter, length, thread and type number; the last one is usually on the side you cannot see.',
      h: 'You are standing in the shop and drawing a hinge in the air. We can see it. So can the {queue|line}.',
      i: 'A small part can keep a big thing going for years.',
      l: 'It fits, with a soft click, as if it had never been another.',
    },
    lines: {
      '*': [
        'Before you buy a spare part: photograph the type label, the old part, the gap, and the whole machine.',
        'Rub a pencil over paper on top of a worn number. It often comes up as with a coin.',
        'Lay a coin beside the part in the photo. Everyone knows how big a coin is.',
        'Colour to match? Bring a piece of it. A photograph of a colour is a rumour.',
      ],
      h: ['"It is white." Thank you. That leaves eleven thousand.'],
    },
    scene: [
      'Two hands in the air, shaping something between a sausage and a question mark. Behind the counter somebody nods slowly.',
      'Saturday, third trip. In the bag a seal that is nearly right.',
    ],
    why: [
      [
        'Parts that look alike often differ by a millimetre, and that millimetre is the leak.',
        'What seems standard comes in five standards.',
      ],
      [
        'With the old one in hand, a shop compares for half a minute instead of asking for ten.',
        'An expert reads a worn edge as others read a label.',
      ],
    ],
    parts: [
      [
        ['The old part, however broken', 'The broken pieces, all of them'],
        [
          'Both halves, in a freezer bag. Dirt may come, too.',
          'Even a splinter shows material, colour and thickness.',
          'All of them. It is ugly, and it is exact.',
        ],
        'A broken part in a small clear bag',
      ],
      [
        ['The type label of the device', 'The plate with the numbers'],
        [
          'On the back, on the base, in the door. Photograph it before you need it.',
          'Letters and dashes count; leave none of them out.',
          'Every stroke and every dot.',
        ],
        'A type label seen by torchlight',
      ],
      [
        ['The gap where it goes', 'A picture of the hole it sits in'],
        [
          'One picture close up, one from where the whole can be seen.',
          'How it was fixed is half the question.',
          'Close, and then from where one can see what it belongs to.',
        ],
        'An empty fitting photographed close up',
      ],
      [
        ['Two measurements, with the unit', 'Two measurements, written down'],
        [
          'Measured twice, and at the narrowest point.',
          'Without calipers a strip of paper round it will give you the girth.',
          'In a unit, and measured twice.',
        ],
        'A ruler laid against a small part',
      ],
      [
        ['The one next to it', 'The twin that still works'],
        [
          'If there are four, bring a sound one as the pattern.',
          'The neighbour shows what the broken one looked like in better days.',
          'The one that still works is the best drawing.',
        ],
        'A broken and a whole part side by side',
      ],
    ],
    turn: [
      'And keep the old one until the new one is in.',
      'One trip, one part, and the drawer closes again.',
    ],
    asks: ['What were you last looking for a spare part for?', 'How many trips did it take?'],
    ends: {
      p: 'Two minutes of photographs beat a Saturday of guessing.',
      f: 'If you have no idea what it is called: wonderful, neither had the last one.',
      a: 'Bring it. Compare. Fit.',
      t: 'Original and compatible parts may differ in material; ask about heat and load.',
      h: '"About this long" is how people end up with three of them.',
      i: 'Whatever is mended does not have to be made again.',
      l: 'A click, and everything is in its place.',
    },
    tick: true,
    keep: 'the day something breaks off',
    send: 'the household handyman',
    own: [
      {
        about: 'spare|parts|refill|order in|special order',
        kinds: ['service', 'product', 'process'],
        lead: 'Some parts are not on the shelf.',
      },
    ],
    pic: {
      ask: 'An old part and its replacement side by side with a coin',
      alt: 'A worn part and a new one side by side with a coin for scale',
    },
    claims: [['Samples, type labels and measurements identify spare parts', 'trade practice']],
  },
  {
    id: 'first-or-last-hour',
    format: 'either',
    unless: HAS_NO_SHELVES,
    again: 11,
    emoji: '🕘',
    tags: ['ThisOrThat', 'ShoppingHabits', 'ShopTalk'],
    title: [
      'First hour or last hour: when do you like to shop?',
      'Early bird or last minute: when do you go shopping?',
    ],
    cover: 'First or last hour?',
    gist: [
      'In the first hour the shelves are full and the staff are fresh. In the last the shop is calm and you know what you forgot. When do you go?',
      'Some are waiting when the key turns. Others slip in ten minutes before closing. Both have their reasons.',
    ],
    subject: ['When the key turns', 'First or last hour?'],
    hooks: {
      '*': [
        'Some people shop when the floor is still wet. Others when it is about to be mopped again.',
        'There is a regular at every shop door two minutes before it opens, and one two minutes before it shuts.',
        'Two people wait at the door: one to get in, one to get home.',
      ],
      p: 'The first and the last hour are the two best times for good advice, for different reasons.',
      f: 'Are you there when the door opens, or do you come running at five to?',
      a: 'Early for choice. Late for calm.',
      t: 'Footfall in most shops peaks around midday and on Saturdays; both edges of the day are quiet.',
      h: "Nine o'clock: a nod. Noon: a {queue|line}. Five to six: a man who needs a present.",
      i: 'A shop in the first light belongs to those who like beginnings.',
      l: 'The last hour, the lamps, and nobody who pushes.',
    },
    lines: {
      '*': [
        'First hour or last hour? Say when you go, and what you have forgotten by then.',
        'Need advice? Come midweek in the morning. There is time to take things down from the top shelf.',
        'In the last hour you see what sold well that day: look for the gaps on the shelves.',
        'Lists are written in the morning and completed in the evening. The second trip is for the thing at the top of the list.',
      ],
      h: ['"Are you still open?" asked from inside the shop, with a full basket.'],
    },
    scene: [
      'A key turns, lights come on in rows, and a man who has been standing there with his bicycle says "morning".',
      'Five to six. {The till|The register} is being counted, the door goes, and somebody asks, out of breath, for birthday candles.',
    ],
    why: [
      [
        'A shop has its own weather, and at its edges it is stillest.',
        'In the middle of the day you are served. Early and late you can talk.',
      ],
    ],
    parts: [
      [
        'The first hour',
        [
          'Full shelves, wide aisles, and a person who has only had to say "good morning" so far.',
          'Anyone who comes now is done before the rest have parked.',
          'Everything is there, and nobody else is.',
        ],
        'A shop door being unlocked',
      ],
      [
        'The last hour',
        [
          'The rush is over, and you know by now what you really need.',
          'Softer light, a slower {till|register}, and on some days a reduced something.',
          'You know what you need, and they know you mean it.',
        ],
        'A shop window lit in the evening',
      ],
    ],
    turn: [
      'The hour in between belongs to everyone else.',
      'Somebody unlocks for the one and stays on for the other.',
    ],
    asks: ['First hour or last?', 'What do you always need at five to closing?'],
    ends: {
      p: 'Knowing the quiet hours is half of good service.',
      f: 'And if it is always five to: we know your face, and we like it.',
      a: 'Avoid Saturday noon.',
      t: 'The day after a public holiday breaks every pattern.',
      h: 'At one minute to six somebody always wants a birthday card.',
      i: 'A town with a light in its shops is a friendlier place to walk home through.',
      l: 'Then the lamps go out, one row after the other.',
    },
    keep: 'the next time you need advice',
    send: 'someone who always comes at five to',
    own: [
      {
        about: "^(?:we are |we're |we )?open\\b(?! day)|^opening|until \\d",
        kinds: ['hours'],
        lead: 'The first and last hour are easily found.',
      },
    ],
    pic: {
      ask: 'Your shop door in the first or last light, with the sign showing',
      alt: 'A shop door with the lights just switched on',
    },
    claims: [['Shops are quieter at the edges of the day', 'retail practice']],
  },
  {
    id: 'before-the-door-opens',
    format: 'behind',
    unless: HAS_NO_SHELVES,
    again: 9,
    emoji: '🔑',
    tags: ['ShopLife', 'BehindTheScenes', 'BehindTheCounter'],
    title: ['What happens in a shop before it opens', 'A shop in the morning: the hour before opening'],
    cover: 'Before the door opens',
    gist: [
      'Float counted, gaps filled, fronts pulled forward, one round as a customer. The hour before opening decides how the day goes.',
      'A shop is put together again each morning. Some of the routine would do a kitchen cupboard good as well.',
    ],
    subject: ['The hour before nine', 'What a shop does before it opens'],
    hooks: {
      '*': [
        'Every full shelf was pulled forward by hand this morning, one tin at a time.',
        'The busiest hour of many shops is the one in which the door is locked.',
        'The light is on, the door is locked, and somebody is pulling tins.',
      ],
      p: 'What looks like a tidy shop at nine is the result of a fixed routine at eight.',
      f: 'Ever peered through a shop door before opening time? This is what they were up to in there.',
      a: 'Float. Fill. Face. Walk. Open.',
      t: 'Facing up means pulling stock to the front edge, labels out, so that gaps show and hands find things.',
      h: 'Before opening, somebody turns four hundred tins to face the front. By ten a toddler has turned them back.',
      i: 'Each morning somebody makes ready for people they do not know yet.',
      l: 'Before the first customer: polished glass, a straight row, silence.',
    },
    lines: {
      '*': [
        '"Facing up": pull everything to the front of the shelf, label forward. Do it once in your larder and you will see what is missing.',
        'Old stock to the front, new stock to the back. It works in shops, in fridges and in sock drawers.',
        'Before opening, good shopkeepers walk in through their own front door once. You see things from there.',
        'A shop checks its gaps before it orders. At home that is called a shopping list, and it is mostly written in the shop.',
      ],
      h: ['The float is counted twice. It is always the same, and one always looks surprised.'],
    },
    scene: [
      'Quarter to nine. Blinds half up, a radio, a cutter going through tape. On the {pavement|sidewalk} somebody puts a hand to the glass and looks in.',
      'Cardboard, coffee, coins in paper rolls. In twenty minutes it will look as if it had always been like this.',
    ],
    why: [
      [
        'Anyone who has to fill shelves while serving does neither well, so it has to be done before.',
        'From nine on, the shop belongs to others. What is not ready then will be in the way.',
      ],
      [
        'And a shelf with a straight front edge tells you at a glance what has run out.',
        'Order is a way of seeing: in a neat row a gap shouts.',
      ],
    ],
    parts: [
      [
        ['Count the float', 'Counting the drawer'],
        [
          'Coins, notes, a slip with a signature. If it is out in the evening, you know when it was right.',
          'A fixed sum every morning makes the rest of the day checkable.',
          'What is in it now is what it is measured by tonight.',
        ],
        'Coins being sorted into {a till|a register} drawer',
      ],
      [
        ['New to the back, old to the front', 'Old ones forward'],
        [
          'So nothing grows old in the dark.',
          'Rotation sounds grand. It is a movement of two hands.',
          'Nobody should meet last year at the back.',
        ],
        'Hands moving stock forward on a shelf',
      ],
      [
        ['Pull everything to the edge', 'A straight row shows every gap'],
        [
          'Label forward, row straight. Now the gaps can be seen.',
          'A shelf looks full when its front is full, and the eye is satisfied.',
          'Pull, turn, align. Two hands, every morning.',
        ],
        'A straight row of products on a shelf',
      ],
      [
        ['Walk in as a customer', 'Looking in from the street'],
        [
          'Out, round, in again. What is in the way? What can nobody reach?',
          'From {the till|the register} you never see the puddle by the door.',
          'From there one sees what one steps over all day.',
        ],
        'Somebody coming in through a shop door',
      ],
    ],
    turn: [
      'Then the sign is turned, and it starts.',
      'By evening all of that is undone, which was the purpose.',
    ],
    asks: ['What do you do before your day opens?', 'Have you ever worked in a shop?'],
    ends: {
      p: 'Twenty quiet minutes carry the eight that follow.',
      f: 'Wave if you look in. Somebody will wave back with a cutter.',
      a: 'Ready at nine means done at ten to.',
      t: 'First in, first out keeps anything with a date from dying at the back.',
      h: 'Shelves are straight until the first customer wants the one at the back.',
      i: 'Making ready is a quiet way of saying welcome.',
      l: 'A key, a light, and the day may come in.',
    },
    work: 'An office or a practice has that hour, too, if somebody protects it. The first appointment goes better when the printer has already been argued with.',
    keep: 'the next time you tidy a cupboard',
    send: 'a friend who has worked in a shop',
    own: [
      {
        about: 'deliver(?:y|ies)|fresh|every morning|market|unpack',
        kinds: ['process', 'people', 'story'],
        lead: 'A good part of the work happens before opening.',
      },
    ],
    pic: {
      ask: 'Your shop ten minutes before opening, lights on, door shut',
      alt: 'The inside of a shop shortly before opening',
      need: 'photo',
    },
    claims: [['Float, rotation, facing up and walk-round are standard opening routine', 'retail practice']],
  },
  {
    id: 'the-shop-you-miss',
    format: 'question',
    unless: HAS_NO_SHELVES,
    again: 11,
    emoji: '🏪',
    tags: ['HighStreetMemories', 'ShopTalk', 'LocalMemories'],
    title: [
      'Which shop from your childhood do you still think of?',
      'The shop you can still draw from memory',
    ],
    cover: 'Which shop do you miss?',
    gist: [
      'A toy shop, {an ironmonger|a hardware store}, the kiosk with the mixed bag: everyone carries one shop about that no longer exists. Which is yours?',
      'Tell us about a shop that is gone. The smell, the bell, the person behind the counter.',
    ],
    subject: ['Which shop do you miss?', 'The smell of that shop'],
    hooks: {
      '*': [
        'Everybody can still draw one shop from memory, down to the jar on the counter.',
        'It smelled of rubber, or paraffin, or liquorice. And there was a bell.',
        'Close your eyes and the bell goes.',
      ],
      p: 'People remember the shops of their childhood in surprising detail.',
      f: 'Close your eyes for a moment: which shop did you run to with your pocket money?',
      a: 'Name the shop. Name the smell.',
      t: 'Smell is tied closely to memory, which may be why shops stay with us so precisely.',
      h: 'Ten of those, two of these, and the whole {queue|line} waited while we reconsidered.',
      i: 'Streets remember through us.',
      l: 'A brass bell, a wooden counter, brown paper and string.',
    },
    lines: {
      '*': [
        'Which shop from your childhood is gone, and what did it smell of?',
        'Ask an older neighbour what used to be in your street. Four answers and you have a map.',
        'What did you buy with your first own money, and from whom?',
        'Old photographs of a {high street|main street}: look at the signs, then at the windows above. Those have hardly changed.',
      ],
      h: ['The man in the {sweet shop|candy store} had a scoop, a white coat and the patience of a glacier.'],
    },
    scene: [
      'A bell above the door, a counter at eye level, and a coin so warm from your hand that it stuck.',
      'You walk past a phone shop and say: there used to be a man here who sharpened scissors.',
    ],
    why: [
      [
        'In those shops we were asked for the first time what we would like.',
        'There one learned to choose, to count and to say thank you, all within a minute.',
      ],
    ],
    parts: [
      [
        ['The one with the {sweets|candy}', 'Sweet'],
        [
          'A jar with a metal lid, a paper bag, and a decision.',
          'Whoever stood behind the counter had all the time in the world, or pretended to.',
          'Four of these and one of those, and the coin was warm.',
        ],
        'Jars of {sweets|candy} on a shelf',
      ],
      [
        ['The one that had everything', 'Useful'],
        [
          'Screws by the piece, lamp oil, mousetraps, advice.',
          'He went into the back, was gone for long, and came out with it.',
          'It was somewhere, and he knew where.',
        ],
        'Small drawers in a hardware shop',
      ],
      [
        ['The one you were not allowed in', 'Forbidden'],
        [
          'Records, or comics, or the pet shop after what happened with the hamster.',
          'From outside, with your nose on the glass, it was the finest of all.',
          'Your breath made a circle on the glass.',
        ],
        "A child's hand on a shop window",
      ],
    ],
    turn: [
      'Some of them are still there. Go by when you next can.',
      'Write down the name, and perhaps somebody else remembers it, too.',
    ],
    asks: ['Which shop is gone and still on your mind?', 'What did your pocket money go on?'],
    ends: {
      p: 'The answers add up to a map of a town that is no longer there.',
      f: 'We are reading every one. Some of us are getting hungry.',
      a: 'One name. One smell.',
      t: 'Please add street and decade; it may help with the map.',
      h: 'Somehow the {sweets|candies} were bigger then. So was the coin.',
      i: "The shops of today are somebody's childhood.",
      l: 'The bell still rings, if you listen.',
    },
    keep: 'the next visit to your old street',
    send: 'somebody from your old neighbourhood',
    own: [
      {
        about: 'since \\d{4}|founded|opened in|generation|years ago|used to be',
        kinds: ['history', 'story', 'place'],
        lead: 'Our own address has a past as well.',
      },
    ],
    pic: {
      ask: 'An old detail of your shop or street: a bell, a sign, a drawer',
      alt: 'An old brass bell above a shop door',
    },
    claims: [['Smells evoke detailed memories', 'psychology textbook']],
  },
];
