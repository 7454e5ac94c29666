// What happens after the purchase, and what prices and labels mean.
import type { Idea } from '../../library/idea.ts';
import { FLOWERS_OR_REPAIRS, HAS_NO_SHELVES, SELLS_NO_GOODS } from '../whom.ts';

export const OWNING: readonly Idea[] = [
  {
    id: 'the-first-evening',
    format: 'checklist',
    unless: `${SELLS_NO_GOODS}|${FLOWERS_OR_REPAIRS}`,
    again: 10,
    emoji: '📋',
    tags: ['NewPurchase', 'HomeOrganisation', 'ShoppingTips'],
    title: [
      'What to do on the day you buy something new',
      'Just bought something? Ten minutes that save trouble later',
    ],
    cover: 'The first evening with it',
    gist: [
      'Try every function, photograph the type label, keep the box for {a fortnight|two weeks}. Anyone who spends ten minutes on the first evening is spared the search later.',
      'Faults that show up at once are the easiest to settle. So use the new thing tonight, all of it, and write down two numbers.',
    ],
    subject: ['Ten minutes on day one', 'New? Do this tonight'],
    hooks: {
      '*': [
        'The best day to find a fault is the day you bought it.',
        'A tent should be put up for the first time in the garden.',
        'Today they still know you. In May they do not.',
      ],
      p: 'Ten minutes on the day of purchase save hours in the second year.',
      f: 'Just bought something with more than one button? Before you settle down, do this.',
      a: 'Test all of it tonight.',
      t: "Early failures cluster at the start of a product's life, which is when exchanging is simplest.",
      h: 'The manual is in forty languages, and we read it in none.',
      i: 'Caring for a thing starts on the evening it comes home.',
      l: 'Unwrap it slowly. Look at it from below. Then put it where it shall stay.',
    },
    lines: {
      '*': [
        'New at home? Try every function on the first evening, also the ones you do not need yet.',
        'Photograph the type label before the thing is built in, screwed on or pushed against the wall.',
        'Keep the box for as long as you may return it. After that, the space is worth more.',
        'Download the manual as a file and keep it with the receipt. In year three the paper one is under the cat.',
      ],
      h: ['There were two screws left over. There are always two left over. Nobody is ever calm about it.'],
    },
    scene: [
      'It has been standing in the hall for a month, in its box. Today is the day, and one foot is missing.',
      'On the campsite, in the rain, somebody opens the bag for the first time and counts the pegs.',
    ],
    why: [
      [
        'A part missing on the first day is an oversight of the maker. Missing in week ten, it becomes a discussion.',
        'The sooner you notice, the fewer questions anyone asks.',
      ],
      [
        'And serial numbers tend to sit where you can only read them before the thing is in place.',
        'Once the {cooker|stove} stands in its gap, its label belongs to the spiders.',
      ],
    ],
    parts: [
      [
        ['Count the parts before you begin', 'Is it all there?'],
        [
          'Tip out the bag of screws on a tray and compare.',
          'Better to notice now than at the last step, upside down.',
          'Count before the last step and not during it.',
        ],
        'Screws sorted on a tray',
      ],
      [
        ['Try every single function', 'Does it all work?'],
        [
          'Timer, grill, reverse, the pocket with the {zip|zipper}.',
          'What nobody has tried is not working, as far as you know.',
          'Press what you will not need until March.',
        ],
        'A finger pressing a button',
      ],
      [
        ['Photograph the type label', 'Note the model and the number'],
        [
          'Model and serial number, in focus, with the receipt beside it.',
          'Anyone who {rings|calls} the maker is asked for nothing else first.',
          'Number, model, receipt, in one picture.',
        ],
        'A type label photographed by phone',
      ],
      [
        ['Fold the box flat and keep it', 'Keep the box for a while'],
        [
          'Only until the return period is over. Then it may go.',
          'Its inserts are worth more than the carton, so keep them together.',
          'For two weeks. It fits nothing else.',
        ],
        'A flattened box behind a wardrobe',
      ],
      [
        ['Write the date on it', 'Put month and year on it'],
        [
          'A strip of tape underneath with month and year.',
          'Filters, bulbs and batteries all want to know how old they are.',
          'It will be asked. Write it underneath.',
        ],
        'A strip of tape with a date under a device',
      ],
    ],
    turn: ['After that it may simply be used. For years, let us hope.', 'The manual can go to bed now.'],
    asks: ['Do you read the manual first, last or never?', 'What did you notice too late?'],
    ends: {
      p: 'A quarter of an hour, once, for the whole life of a thing.',
      f: 'And if something is wrong, come back while it is still new.',
      a: 'Count. Try. Photograph. Date.',
      t: 'Register recalls with the maker when a form exists; otherwise nobody can reach you.',
      h: 'There are always two screws left over. It is best not to ask.',
      i: 'What is known well is used longer.',
      l: 'By the second week it belongs to the room.',
    },
    tick: true,
    keep: 'your next new thing',
    send: 'the person with the unopened box in the hall',
    own: [
      {
        about: 'set ?up|fit(?:ted|ting)|install|assembl|show you how',
        kinds: ['service', 'process', 'offer'],
        lead: 'Somebody can also show you.',
      },
    ],
    pic: {
      ask: 'A new thing half unpacked on a table, parts laid out in order',
      alt: 'Parts of a new purchase laid out on a table',
    },
    claims: [
      ['Failure rates are higher early in product life', 'reliability engineering textbook (bathtub curve)'],
    ],
  },
  {
    id: 'why-ninety-nine',
    format: 'answer',
    again: 11,
    emoji: '🔢',
    tags: ['PricePsychology', 'ShoppingFacts', 'BehindThePrice'],
    question: 'Why do so many prices end in ninety-nine?',
    short: [
      'Because we read from the left and stop early.',
      'Because the first figure is read and the last one hardly.',
    ],
    title: ['Why prices end in ninety-nine', 'Why shops price things at ninety-nine'],
    cover: 'The penny that was left off',
    gist: [
      'We read prices from the left and decide before we reach the end. That is why a penny less feels like a whole step down. Round up in your head, and the trick is gone.',
      'Old {tills|registers}, the left-hand digit and habit: three reasons for a missing penny, and one way to see through it.',
    ],
    subject: ['The penny that is always missing', 'Why ninety-nine?'],
    hooks: {
      '*': [
        'Nobody has ever been fooled by a price that ends in ninety-nine. It works all the same.',
        'The most successful coin in the history of trade is the one that was left off.',
        'It costs ten. We read nine.',
      ],
      p: 'Just-below prices work on people who know precisely how they work.',
      f: 'Read a price aloud. What did you say, the number on the tag, or the one before it?',
      a: 'Round up before you think.',
      t: 'The first digit anchors the impression of size, and everything after it is read with less weight.',
      h: 'It costs nearly twenty, so you tell your partner that it was ten-ish.',
      i: 'Anyone who knows the tricks can stop fighting them and simply choose.',
      l: 'Round figures have a certain calm.',
    },
    lines: {
      '*': [
        'Round each price up in your head before you decide. It costs a penny and brings you back your judgement.',
        'Menus and galleries like round figures: they say "this is about the thing". Discounters like crooked ones: "this is about the price".',
        'A crossed-out price beside the new one anchors you on the old. Cover it with your thumb and ask whether you would still buy.',
        'Three sizes on offer? The dear one is often there to make the middle one look sensible.',
      ],
      h: ['"Only nineteen ninety-nine," the tag says. The "only" is doing most of the work.'],
    },
    scene: [
      'Two identical lamps, two shops, one penny apart. You walk to the other shop. You know it is silly, and you are walking.',
      'A child reads out a price tag, digit by digit, to the end. Children still do that.',
    ],
    why: [
      [
        'We take in a number from left to right, and the first digit sets the tone.',
        'The eye is quicker than arithmetic. By the time the pennies come up, the feeling is there.',
      ],
      [
        'It is also a signal by now: crooked means bargain, round means quality. Both sides have learned it.',
        'After a century of practice nobody needs to be fooled; the ending alone says "special offer".',
      ],
    ],
    parts: [
      [
        ['The first digit counts double', 'We start on the left'],
        [
          'A one in front and a two in front feel a long way apart.',
          'That is where a price looks small, though its neighbour is a penny away.',
          'And by the time we get to the right it has been decided.',
        ],
        'A price tag with the first digit large',
      ],
      [
        ['Round prices say something else', 'Round numbers dress up'],
        [
          'Restaurants and galleries like them, since they sound unhurried.',
          'An even figure seems to say: this is what it is worth.',
          'A gallery would not dream of a penny.',
        ],
        'A menu with round figures',
      ],
      [
        ['The middle one looks sensible', 'Three prices, one in the middle'],
        [
          'Put something dear beside it and most hands go to the centre.',
          'Ask what you would take if the dear one were not there.',
          'The dear one is there to be passed over.',
        ],
        'Three sizes in a row on a shelf',
      ],
    ],
    turn: [
      'Knowing it does not make you immune. Rounding up nearly does.',
      'Say the round figure aloud, then ask if you still want it.',
    ],
    asks: ['Which price trick still works on you?', 'Round prices or crooked ones: which do you trust more?'],
    ends: {
      p: 'Good shops need few tricks and good customers know them all.',
      f: 'Yes, shopkeepers fall for it, too. Everybody buys things elsewhere.',
      a: 'Round up. Decide.',
      t: 'Effects in studies are real and modest; they fade when people compute.',
      h: 'A penny saved is a penny. It is rarely more.',
      i: 'A clear head is a good shopping companion.',
      l: 'And what you truly want has no ending in ninety-nine.',
    },
    work: 'When quoting for your own work, think about what the figure says. A crooked one invites bargaining, and a round one looks as if it had been decided.',
    keep: 'the next tag that says "only"',
    send: 'somebody who says "ten-ish"',
    own: [
      {
        about: 'fixed price|no sales|round|same price all year',
        kinds: ['policy', 'price', 'value'],
        lead: 'This is how prices are done here.',
      },
    ],
    pic: {
      ask: 'A handwritten price tag close up',
      alt: 'A price tag close up',
    },
    claims: [
      ['Left-digit effect and just-below pricing', 'consumer psychology studies'],
      ['Compromise effect: the middle option gains', 'consumer psychology studies'],
    ],
  },
  {
    id: 'all-the-gear',
    format: 'mistake',
    unless: SELLS_NO_GOODS,
    again: 10,
    emoji: '🎒',
    tags: ['BuyLess', 'NewHobby', 'ShoppingTips'],
    wrong: 'Buying all the gear before the first attempt',
    title: [
      'Starting a hobby? Buy this much and no more',
      'New hobby: what to buy first and what to wait with',
    ],
    cover: 'All the gear, no idea yet',
    gist: [
      'Before you have done something three times you cannot know which equipment you need. Borrow, rent, or buy one middling thing, and let the third go decide.',
      'The cellar is full of hobbies that were bought complete. Start with whatever is in reach and upgrade what annoys you.',
    ],
    subject: ['Three times before you buy', 'The kit in the cellar'],
    hooks: {
      '*': [
        'In the cellar stands a complete hobby, hardly used.',
        'Until you have done a thing three times, you do not know what annoys you about it.',
        'The kit is complete. The hobby has gone.',
      ],
      p: 'Equipment bought before the first attempt is mostly the wrong equipment.',
      f: 'Starting something new? Hold back a little. It is a strange thing to hear from a shop, we know.',
      a: 'Three goes. Then buy.',
      t: 'Requirements come from use. Before that, specifications are guesses.',
      h: 'We bought the whole kit: the boots, the sticks, the hat. Then it turned out to be uphill.',
      i: 'Beginnings need courage and rather little luggage.',
      l: 'One good piece, chosen late, outlasts a full set chosen early.',
    },
    lines: {
      '*': [
        'New hobby? Three times with borrowed things. After that, buy first whatever annoyed you most.',
        'Buy the part that touches your body new and good: shoes, saddle, handle. Borrow the rest.',
        'Ask in the shop: "What do people buy too early?" You will be surprised how gladly they answer.',
        'Kits for beginners often hold two things you need and nine that came along. Look for the two.',
      ],
      h: ['The juicer, the dumbbells and the banjo meet in the cellar on Thursdays.'],
    },
    scene: [
      'Moving house. From behind the boiler comes a full set of something, still with its labels on.',
      'Two people on a path: one in new everything, from the cap to the poles, the other in old {trainers|sneakers}, a bit further ahead.',
    ],
    why: [
      [
        'Buying feels like starting, and so it often takes its place.',
        'With the bag in your hand you have the pleasant feeling that you have done something already.',
      ],
      [
        'And only use shows what you need: which pocket, what weight, how warm.',
        'Nobody can tell before the first blister where the shoe should be wider.',
      ],
    ],
    parts: [
      [
        ['Borrow or rent for the first times', 'Borrow from somebody who has one'],
        [
          'Somebody in your street owns it and would love to lend it.',
          'Libraries of things, clubs and neighbours have most of it standing around.',
          'It is in their garage, and they would love to talk about it.',
        ],
        'A tool being handed over a garden fence',
      ],
      [
        ['Buy where it touches you', 'Pay properly for what you wear'],
        [
          'Feet, hands, seat: there your own fit matters from the start.',
          'Everything else can be second-hand for as long as it takes.',
          'A shoe is not borrowed well.',
        ],
        'A foot going into a boot',
      ],
      [
        ['Note what annoys you', 'Replace what you swear at'],
        [
          'After each go one sentence. The third one is your shopping list.',
          'Annoyance is the most reliable adviser there is.',
          'Write it down each time. By the third you have a list.',
        ],
        'A notebook with three lines in it',
      ],
      [
        ['Then buy the middle one, well', 'When you buy, buy from the middle'],
        [
          'The flimsy one breaks while you learn, and the dearest frightens you off using it.',
          'With three goes behind you, you ask better questions at the counter.',
          'Good enough to enjoy, cheap enough to use.',
        ],
        'Three similar tools on a counter',
      ],
    ],
    turn: [
      'If it does not last, you have lost nothing. If it does, you will buy the right thing.',
      'The third time tells you whether it is you.',
    ],
    asks: ['Which complete hobby stands in your cellar?', 'What did you buy too early?'],
    ends: {
      p: 'A shop that tells you to wait is worth coming back to.',
      f: 'And ask around. Somebody has a banjo in the attic.',
      a: 'Borrow. Repeat. Buy.',
      t: 'Upgrade one component at a time, and you will notice what each of them does.',
      h: 'The hat is always bought first.',
      i: 'Everybody you admire began in the wrong shoes.',
      l: 'What you have waited for gets looked after.',
    },
    work: 'New software, new office, new machine: organisations do it on a larger scale. Three trial runs with borrowed means are cheaper than any specification.',
    keep: 'the next new hobby',
    send: 'the friend with the full kit',
    own: [
      {
        about: 'hire|rent|second.?hand|trial|demos?\\b|demonstrat|try (?:it|before)|beginner',
        kinds: ['service', 'offer', 'event', 'product'],
        lead: 'The first three times need not cost much.',
      },
    ],
    pic: {
      ask: 'One worn, well-used piece of equipment beside a new one',
      alt: 'A well-worn and a new piece of equipment side by side',
    },
    claims: [['Needs become clear through use', 'product design practice, common experience']],
  },
  {
    id: 'mend-or-replace',
    format: 'tip',
    again: 9,
    emoji: '🛠️',
    tags: ['RepairFirst', 'RightToRepair', 'LessWaste'],
    title: [
      'Repair or replace? Three questions that decide it',
      'Is it worth repairing? Ask these three things',
    ],
    cover: 'Mend it or let it go?',
    gist: [
      'Did you like it while it worked? Is it one part or many? Would a new one be better at its job? Three answers, and you know whether to repair.',
      'Before you weigh the price of a repair against a new one, ask whether you would buy the same thing again.',
    ],
    subject: ['Worth mending?', 'Three questions before the {bin|trash}'],
    hooks: {
      '*': [
        'The question is not what the repair costs. It is whether you would buy the thing again.',
        'Most of what gets thrown away has one broken part and forty sound ones.',
        'One screw, and forty parts that are well.',
      ],
      p: 'Three questions settle whether a repair is worthwhile, and only one of them is about money.',
      f: 'Something given up the ghost at your place? Give it five minutes before it goes.',
      a: 'Liked it? One part? Still good enough? Then mend it.',
      t: 'Compare the cost of repair per remaining year with the cost of a new one per expected year.',
      h: 'It only needs a fuse. It has been standing in the garage for four years, needing a fuse.',
      i: 'To mend something is to vote for it a second time.',
      l: 'Repaired well, a thing has a history. New, it merely has a price.',
    },
    lines: {
      '*': [
        'Repair or replace? First question: would you buy the very same thing again today? If not, the repair is for someone else.',
        'One broken part: mend. Three broken parts: it is telling you something.',
        'Ask for the price of the part and of the labour separately. Sometimes the part costs little and you have two hands.',
        'Type the model number and the fault into a search, in that order. You are hardly ever the first.',
      ],
      h: [
        '"They do not make them like that any more." True. Please look at the plug before you switch it on.',
      ],
    },
    scene: [
      'The kettle is dead. On the screen a new one costs so little that you feel almost silly for turning the old one upside down.',
      'At a table in the community hall somebody opens a radio, and five people bend over it as if over a {pram|stroller}.',
    ],
    why: [
      [
        'Prices alone nearly always speak for the new one, because they leave out what you know about the old.',
        'A device that served you for ten years has passed a test which the new one has yet to sit.',
      ],
      [
        'Faults mostly strike one part: a seal, a switch, a hinge.',
        'It is rarely the whole machine that gives up. Some cheap little bit goes first.',
      ],
    ],
    parts: [
      [
        ['Would you buy it again?', 'Did you like it?'],
        [
          'If you never liked it, a repair only prolongs things.',
          'Affection is an argument. It makes you look after it.',
          'Then it deserves to.',
        ],
        'A hand on an old familiar object',
      ],
      [
        ['Is it one part or many?', 'Is it the first thing to go?'],
        [
          'A single fault is a repair, a series is a farewell.',
          'Write down what went in the last two years and look at the list.',
          'The third is a pattern.',
        ],
        'One small broken part on a palm',
      ],
      [
        ['Would new be truly better?', 'Has the world moved on?'],
        [
          'Old fridges can be thirsty for power, while an old chair uses none.',
          'Where safety or consumption has moved on, letting go may be right.',
          'For a fridge it has. For a chair it has not.',
        ],
        'An old and a new device side by side',
      ],
    ],
    turn: [
      'Twice yes and one no is good enough for most things.',
      'Whatever you decide, take the plug off the list of things to do.',
    ],
    asks: ['What is the oldest thing you use daily?', 'What have you had mended lately?'],
    ends: {
      p: 'Asking costs nothing, and a part often costs little.',
      f: 'Ask somebody who sells them. They know which ones are worth it.',
      a: 'Three questions. One decision.',
      t: 'Rule of thumb among repairers: think twice above half the price of a new one.',
      h: 'Nearly everything with a new fuse in it was going to be thrown away.',
      i: 'Things that last tell us that not everything has to be fast.',
      l: 'The scratch stays. You know it.',
    },
    caution: [
      'Leave anything that runs on mains electricity or gas to someone qualified.',
      'What runs on mains or gas is for somebody qualified.',
    ],
    keep: 'the next thing that stops working',
    send: 'the owner of the garage',
    own: [
      {
        about: 'repair|mend|servic(?:e|ing)|sharpen|restring|resole|spare',
        kinds: ['service', 'process', 'price'],
        lead: 'Often the answer is to mend it.',
      },
    ],
    pic: {
      ask: 'A repaired thing with the repair showing, or an opened one on a bench',
      alt: 'A visibly repaired object on a workbench',
    },
    claims: [
      ['Half the price of new is a common threshold', 'repair trade rule of thumb'],
      ['Older cold appliances can use considerably more electricity', 'energy agencies'],
    ],
  },
  {
    id: 'words-on-the-slip',
    format: 'glossary',
    unless: HAS_NO_SHELVES,
    again: 12,
    emoji: '📄',
    tags: ['ConsumerWords', 'Guarantee', 'ShoppingFacts'],
    title: [
      'Guarantee, warranty, goodwill, credit note: what they mean',
      'Guarantee, credit note, goodwill: what is what?',
    ],
    cover: 'Words from the small print',
    gist: [
      'Guarantee, statutory rights, goodwill, credit note: words that get mixed up at the counter, and what each of them roughly means.',
      'What the maker promises, what the law gives and what the shop does out of kindness are three different things with three different names.',
    ],
    subject: ['Goodwill or guarantee?', 'Small print, large type'],
    hooks: {
      '*': [
        '"It is still under guarantee." Whose guarantee, is the question, and few of us could say.',
        'What the law gives you, nobody has to promise you.',
        'Five words that all seem to mean: keep the slip.',
      ],
      p: 'A few words decide what can be asked for at a counter, and they are often confused.',
      f: 'Ever stood there with a broken toaster and the wrong word? Here are the right ones.',
      a: 'Law, maker, shop: ask which of the three it is.',
      t: 'Statutory rights are against the seller, a guarantee binds whoever gave it, and goodwill binds no one.',
      h: 'The guarantee covers everything except what happened.',
      i: 'Clear words make for calm conversations.',
      l: 'What has been clearly agreed need never be raised again.',
    },
    lines: {
      '*': [
        'Changed your mind in a shop? In many places taking it back is goodwill and not a duty. Ask before you pay.',
        'A guarantee is a promise by whoever gave it. Read who that is: maker, shop or insurer.',
        'A credit note is money that only works in one place. Ask how long it is valid.',
        '"Sold as seen" describes the condition. Whether it takes away your rights depends on the country and on who is selling.',
      ],
      h: ['The warranty booklet has sixty pages and covers the booklet.'],
    },
    scene: [
      '"It is under guarantee." "Statutory or from the maker?" There is a pause in which you can hear the fridges hum.',
      'A {jumper|sweater}, unworn, with a receipt. One shop takes it back with a smile, the next shakes its head, and both are acting correctly.',
    ],
    why: [
      [
        'Everyday speech has one word where the law has three.',
        'They all sound like "they have to", but only one of them does.',
      ],
      [
        'If you know which of them applies, you know whom to ask, and for what.',
        'The right word leads to the right person, and the wrong one to a {queue|line}.',
      ],
    ],
    parts: [
      [
        'Statutory rights',
        [
          'Claims against the seller if goods are faulty. How far they go depends on the country.',
          'They exist even when no one mentions them and cannot usually be signed away by consumers.',
          'You have them whether or not anyone mentions them.',
        ],
        'A closed law book and a toaster',
      ],
      [
        'Guarantee or warranty',
        [
          'A promise on top, by the maker or the shop, on terms of its own.',
          'Voluntary, and worth as much as its small print.',
          'Somebody promises something more, in their own words.',
        ],
        'A folded guarantee card',
      ],
      [
        'Goodwill',
        [
          'What a shop does although it need not. It may be asked for and not demanded.',
          'A kindness with conditions, such as labels on and receipt to hand.',
          'They need not, and they do. Be nice.',
        ],
        'A {jumper|sweater} with its label handed over',
      ],
      [
        'Credit note',
        [
          'A slip worth a sum in this shop. It may have an end date.',
          'Money with a home address.',
          'It is money, but only here.',
        ],
        'A paper slip with a sum on it',
      ],
      [
        'Deposit',
        [
          'Part payment to hold a thing for you. Whether it comes back should be in writing.',
          'It binds both sides, so note until when.',
          'It keeps a thing for you, and ask what else.',
        ],
        'A reserved sign on a shelf',
      ],
    ],
    turn: [
      'At the counter, ask which of them it is. The answer comes faster after that.',
      'And keep the slip. It is proof for all five.',
    ],
    asks: ['Which of these words would you have mixed up?', 'When was a shop kinder than it had to be?'],
    ends: {
      p: 'Two minutes of vocabulary save an argument.',
      f: 'When in doubt just ask. Most people would rather explain than refuse.',
      a: 'Who promised what? Start there.',
      t: 'Terms run from different days: purchase, delivery, or discovery of the fault.',
      h: "Page forty-one: the fridge's hum is not covered.",
      i: 'Fair dealing has many names. It helps to know them.',
      l: 'A word, a nod, and it is settled.',
    },
    caution: [
      'This is a general explanation; consumer law differs between countries, so look up the rules where you live.',
      'In general terms. Consumer law is different in each country, so look up yours.',
    ],
    keep: 'the next time something comes back to the shop',
    send: 'anyone with a broken toaster',
    own: [
      {
        about: 'guarantee|warrant|returns\\b|return (?:it|them|any|goods|items)|exchange|refund',
        kinds: ['policy', 'guarantee'],
        lead: 'This is what applies at this counter.',
      },
    ],
    pic: {
      ask: 'A receipt, a guarantee card and a pair of glasses on a counter',
      alt: 'A guarantee card and a receipt on a counter',
    },
    claims: [
      [
        'Distinction between statutory rights, commercial guarantee and goodwill',
        'consumer law basics; details vary by country',
      ],
    ],
  },
  {
    id: 'count-what-you-own',
    format: 'season',
    unless: SELLS_NO_GOODS,
    again: 11,
    emoji: '🧮',
    tags: ['Stocktaking', 'NewYearReset', 'Declutter'],
    when: { months: [1, 2] },
    title: ['Do a stocktake at home, as shops do', 'Count one cupboard: a stocktake at home'],
    cover: 'Stocktaking, also at home',
    gist: [
      'At the turn of the year shops count what is on their shelves. An hour of it at home, in one cupboard, shows what you have three of and what is really missing.',
      'Shops count everything once a year and are always surprised. Try one cupboard.',
    ],
    subject: ['Count one cupboard', 'What shops do in January'],
    hooks: {
      '*': [
        'Once a year every shop finds out what it really owns. Households never do.',
        'Eleven {tea towels|dish towels}, four corkscrews, no batteries: that is what counting brings to light.',
        'Batteries: none. Corkscrews: four.',
      ],
      p: 'A stocktake takes an hour per cupboard and changes what you buy for months.',
      f: 'Nothing on this weekend? Come and count a cupboard with us.',
      a: 'Count first. Shop later.',
      t: 'Record item, number, condition. Three columns, and duplicates reveal themselves.',
      h: 'Stocktaking result, bathroom: nine half bottles of shampoo. They had lost touch with each other.',
      i: 'To know what you have is close to having enough.',
      l: 'A cleared shelf, a few things, and light between them.',
    },
    lines: {
      '*': [
        'One cupboard, everything out, count it, write it down. Only then decide what goes back.',
        'Put the oldest in front. Shops call it rotation, and it empties a larder in a month.',
        'Batteries, candles, cables, adhesive tape: one box each, with a label. You will never buy them twice again.',
        'Anything you counted and could not name the use of goes in a bag with a date on it. In half a year the bag may leave.',
      ],
      h: ['The pens were counted. There are fifty-three. Six of them write, and one of those is a pencil.'],
    },
    scene: [
      'A locked shop in January, light in every aisle, two people with lists. "Seven?" "I make it eight."',
      'The kitchen table is covered with the contents of one drawer. There are keys among them that nobody knows.',
    ],
    why: [
      [
        'A shop cannot order before it has counted. Households like to order first.',
        'Lists say what ought to be there, and shelves say what is.',
      ],
      [
        'Anyone who has held everything once remembers it in the shop.',
        'Things you have counted stay in your head, and that saves you the fourth corkscrew.',
      ],
    ],
    parts: [
      [
        ['Take one cupboard only', 'Choose one cupboard'],
        [
          'A whole {flat|apartment} is a resolution. A drawer is an evening.',
          'Choose the one that jams; it has been asking for it.',
          'The one that does not shut.',
        ],
        'One open drawer, very full',
      ],
      [
        ['Everything out, on a cloth', 'Put all of it on the floor'],
        [
          'Like with like, in rows. Now you see it.',
          'Only when the shelf is bare does it get wiped for once.',
          'In rows, and suddenly there are eleven.',
        ],
        'Objects in rows on a tablecloth',
      ],
      [
        ['Write three columns', 'How many, and how good?'],
        [
          'What, how many, how good. Honestly.',
          'The number is the part that makes you laugh.',
          'The figure is for laughing, the column beside it is for deciding.',
        ],
        'A handwritten list with three columns',
      ],
      [
        ['Put back what you would buy again', 'Only the best go back'],
        [
          'The best corkscrew stays. The others have been understudies.',
          'Duplicates go to somebody who is setting up home.',
          'Somebody is moving in round the corner.',
        ],
        'A hand putting one object back',
      ],
    ],
    turn: [
      'On the back of the list stands what is truly missing. It is short.',
      'Then put it all back, with the gaps where you can see them.',
    ],
    asks: ['What do you own far too many of?', 'Which drawer would you rather not open?'],
    ends: {
      p: 'One hour now spares a dozen small purchases.',
      f: 'Do report the corkscrews. We are keeping a tally.',
      a: 'One drawer. Tonight.',
      t: 'Repeat in a year and compare; the difference is called shrinkage.',
      h: 'Every home has five corkscrews and cannot find one.',
      i: 'Order is only an invitation to use what is there.',
      l: 'You reach in and find what you were looking for.',
    },
    keep: 'the next Sunday with nothing in it',
    send: 'the household with four corkscrews',
    own: [
      {
        about: 'stock ?tak|inventory',
        kinds: ['hours', 'event', 'offer'],
        lead: 'Counting has its own hours.',
      },
    ],
    pic: {
      ask: 'Everything from one drawer laid out in rows',
      alt: 'The contents of a drawer laid out in rows on a cloth',
    },
    claims: [
      ['Shops count stock once a year, often around the turn of the year', 'retail and accounting practice'],
    ],
  },
  {
    id: 'the-drawer-of-cables',
    format: 'question',
    again: 11,
    emoji: '🗄️',
    tags: ['JunkDrawer', 'HomeTalk', 'KeepOrToss'],
    title: [
      'What is in your drawer of things that might be useful?',
      'Everyone has a drawer like this: what is in yours?',
    ],
    cover: 'What is in that drawer?',
    gist: [
      'Every home has the drawer: string, a key to nothing, a charger for a phone from long ago. What is in yours, and did you ever need it?',
      'Keep it, it might come in handy. What in your drawer has really come in handy?',
    ],
    subject: ['What is in that drawer?', 'It might come in handy'],
    hooks: {
      '*': [
        'In every home there is a drawer that shuts only if you know how.',
        'You throw it away after nine years. The next morning you need it.',
        'It opens if you lift it a little.',
      ],
      p: 'The drawer of odds and ends is the one piece of storage that all households share.',
      f: 'Show us the drawer. You know which one.',
      a: 'Everybody has it. Nobody planned it.',
      t: 'Contents by frequency: batteries of unknown charge, string, elastic bands, foreign coins, one candle.',
      h: 'Archaeologists will find it and conclude that we worshipped adaptors.',
      i: 'Somewhere in there lies the conviction that one day it will all be of use.',
      l: 'String, sealing wax, a very small key.',
    },
    lines: {
      '*': [
        'What is the oddest thing in your drawer of things that might be useful?',
        'Test for the drawer: can you say what it fits? If two people cannot, it may go.',
        'Put unknown keys on one ring with a date. Whatever is not missed in a year opens nothing.',
        'Old chargers: tape a label to each with the device it belongs to. The ones without a device go to electrical recycling.',
      ],
      h: ['A single curtain hook has lived in there since two curtains ago. It is now family.'],
    },
    scene: [
      'A hand goes in to the wrist and feels around: sticky tape, something sharp, something that was once a sweet.',
      'The lights go out. Somebody says "the {torch|flashlight} is in the drawer", and everyone knows that so is everything else.',
    ],
    why: [
      [
        'We keep things because throwing them out feels like a decision, and the drawer spares us one.',
        'Now and then one of them really does save the day, and so all the others may stay.',
      ],
    ],
    parts: [
      [
        ['Fits nothing, kept anyway', 'What belongs to nothing'],
        [
          'A key, a foot, a knob. Somewhere it is missing.',
          'The day after collection you will find what it belonged to.',
          'Not that you know of.',
        ],
        'A small key on a palm',
      ],
      [
        ['Cables of the ancestors', 'What fits nothing'],
        [
          'Five different plugs, all black, all knotted together.',
          'One day somebody will come with just that telephone.',
          'It will be needed the week after it has gone.',
        ],
        'A tangle of old cables',
      ],
      [
        ['The one useful thing', 'What you were looking for'],
        [
          'Scissors, tape or a tape measure. They are why we open it.',
          'It has slipped to the back, beneath the {takeaway|takeout} menus.',
          'It is right at the back.',
        ],
        'Scissors at the back of a drawer',
      ],
      [
        ['Something from another life', 'What nobody else may throw away'],
        [
          'A badge, a ticket, a tooth. Nobody puts that away on purpose.',
          'For that alone, you should never clear it out too thoroughly.',
          'It is small, and it was once.',
        ],
        'An old ticket among odds and ends',
      ],
    ],
    turn: [
      'Say what you found, and whether it stays.',
      'It may stay. One drawer like that is allowed in every home.',
    ],
    asks: ['What is in yours?', 'What did you throw out and need the day after?'],
    ends: {
      p: 'Such drawers tell more about a household than its living room.',
      f: 'Photographs welcome. We will show no mercy and no names.',
      a: 'One drawer. No more.',
      t: 'Loose batteries should not lie against metal; tape the ends.',
      h: 'Anyone who can identify the grey thing with the two holes, please write.',
      i: 'Hope, in its smallest form, is a box of odd screws.',
      l: 'Close it gently. It is asleep.',
    },
    keep: 'the next time you look for scissors',
    send: 'someone who throws nothing away',
    own: [
      {
        about: 'recycl|take back|batter(?:y|ies)|old (?:devices|lamps|glasses|phones)',
        kinds: ['service', 'policy', 'value'],
        lead: 'Some of it may have to go.',
      },
    ],
    pic: {
      ask: "The shop's own drawer of odds and ends, as it is",
      alt: 'An open drawer full of odds and ends',
    },
    claims: [['Loose batteries touching metal can short', 'battery safety advice']],
  },
  {
    id: 'the-coin-that-came-back',
    format: 'story',
    unless: HAS_NO_SHELVES,
    again: 13,
    emoji: '🪙',
    tags: ['ShopStory', 'Honesty', 'HighStreet'],
    title: ['Too much change: a scene from any shop', 'One note too many: a small story from any shop'],
    cover: 'Too much change',
    gist: [
      'Somebody is given too much change, notices on the way home, and turns round. A small scene that {every till|every register} has seen, and that lasts longer than the coin.',
      'Imagine a rainy afternoon, a {queue|line}, a note taken for another. What happens next takes five minutes and is told for years.',
    ],
    subject: ['Too much change', 'Back through the rain'],
    hooks: {
      '*': [
        'Anyone who has stood behind {a till|a register} can tell you about somebody who came back.',
        'What do you do if there is a note too many in your hand, and you are already on the bus?',
        'There are people who get off the bus again.',
      ],
      p: 'Small honesty is common in shops. It is just not talked about.',
      f: 'Imagine you are at the bus stop and count your change. It is too much. The bus is coming.',
      a: 'Go back. It takes five minutes.',
      t: 'At closing {the till|the register} is counted against the roll; a difference stays until someone explains it.',
      h: 'Too little change is noticed in a second. Too much needs about a street and a half.',
      i: 'Trust between strangers is made of coins.',
      l: 'Rain, a bell, a wet hand on the counter.',
    },
    lines: {
      '*': [
        'Too much change and already at the door? "I think you gave me too much" is a whole good deed in eight words.',
        "In many small shops a shortage in {the till|the register} is on somebody's mind all evening. Bringing it back ends that.",
        'Count your change at the counter. It is polite to both, since nobody has to wonder afterwards.',
        'Some {tills|registers} keep a jar for the odd penny: take one if you are short, leave one if you are not.',
      ],
      h: ['The conscience usually speaks up after the second corner, out of breath.'],
    },
    scene: [
      'Imagine a wet Friday in a small shop. Steam on the window, six people in line, and {a till|a register} that sticks.',
      'Picture it: somebody new at the counter, first week, cheeks red, saying "next please" for the two-hundredth time.',
    ],
    why: [
      [
        'Change is given by hand, among coins and faces, so errors belong to it.',
        'Two notes of almost the same colour, one tired moment: it happens to everyone who works {a till|a register}.',
      ],
      [
        'And most people bring it back. Anyone who has worked in a shop will tell you so.',
        'What surprises beginners is how many turn round on the {pavement|sidewalk}.',
      ],
    ],
    parts: [
      [
        'The wrong note',
        [
          'A twenty for a ten. Neither of them notices. "Have a nice weekend."',
          'It goes across the counter folded, with the coins on top, and the next one is already asking about stamps.',
          'Folded, across, coins on top. Have a nice day.',
        ],
        'Hands exchanging notes and coins',
      ],
      [
        'At the bus stop',
        [
          'The hand in the pocket is counting by itself. There is something left over. The bus turns the corner.',
          'Under the shelter she takes it out once more, to be sure. Then she looks at the {timetable|schedule} and at the rain.',
          'On the way she counts, as one does. It is more than it should be, and it is raining.',
        ],
        'A bus stop in the rain',
      ],
      [
        'Back through the rain',
        [
          'The bell goes. She is wet and has to stand in line again. "You gave me too much."',
          'Two minutes to closing the door opens, and there she stands, dripping, with the note held out before her.',
          'She could go on. The bell rings, she drips, and she waits until it is her turn.',
        ],
        'A shop door opening in the rain',
      ],
      [
        'In the evening',
        [
          '{The till|The register} is right to the penny. Nobody but two people knows why.',
          'When the drawer is counted, it balances, and the girl behind it sleeps well.',
          'That evening it adds up. It does so nearly every evening, and one never hears why.',
        ],
        'A closed {till drawer|cash drawer} in the evening',
      ],
    ],
    turn: [
      'She missed the bus. Ask her today, and she will say it was a good one to miss.',
      'It was one banknote and a quarter of an hour. Both of them still tell it.',
    ],
    asks: ['Have you ever gone back?', 'Who was honest with you when they need not have been?'],
    ends: {
      p: 'Such scenes cost little, and a street lives by them.',
      f: 'If it was you: thank you. Somebody still thinks of it.',
      a: 'Turn round.',
      t: 'Card payments have made it rarer. The jar by {the till|the register} remains.',
      h: 'Honesty costs a bus. The next one is usually along.',
      i: 'We can rely on one another more than the news would have us believe.',
      l: 'Outside it had stopped raining.',
    },
    work: 'An error admitted before anyone finds it costs minutes and earns a reputation. That goes for invoices and for change.',
    keep: 'the next time the sum is not right',
    send: 'somebody who has stood behind {a till|a register}',
    pic: {
      ask: 'Your {till drawer|cash drawer} or a few coins on the counter, close up',
      alt: 'A few coins on a shop counter',
    },
    claims: [
      [
        'The scene is invented and says so; errors in change and their return are common',
        'retail experience',
      ],
    ],
  },
];
