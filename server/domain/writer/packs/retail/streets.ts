// Going round the shops.
import type { Idea } from '../../library/idea.ts';
import { FLOWERS_OR_REPAIRS, HAS_NO_SHELVES, SELLS_NO_GOODS } from '../whom.ts';

export const STREETS: readonly Idea[] = [
  {
    id: 'ring-before-you-drive',
    format: 'tip',
    unless: HAS_NO_SHELVES,
    again: 9,
    emoji: '☎️',
    tags: ['ShopLocal', 'ShoppingTips', 'CallAhead'],
    title: ['Why it pays to {ring|call} a shop before you go', 'Call ahead: a minute that saves a trip'],
    cover: '{Ring|Call} before you drive',
    gist: [
      "A minute on the phone saves an hour in the car: is it there, will you put it by, until when? And you have somebody's name when you come in.",
      'Websites know opening hours. The person who picks up knows whether there is one left at the back.',
    ],
    subject: ['One minute on the phone', 'Is there one at the back?'],
    hooks: {
      '*': [
        'The most useful app for shopping in town is the telephone.',
        '"We had the last one this morning" is a sentence you need not drive thirty miles for.',
        'Thirty miles, and the last one went at ten.',
      ],
      p: 'One short call replaces a good many wasted trips.',
      f: 'Off into town for one particular thing? Give them a {ring|call} first. Somebody will be glad to go and look.',
      a: 'Ring. Reserve. Then go.',
      t: "Stock systems lag behind shelves by returns, breakages and whatever is in somebody's hand.",
      h: 'Nobody likes telephoning. That is why the line is free.',
      i: 'A voice, a name, and a shop is no longer a building.',
      l: 'It lies ready, under the counter, with your name on it.',
    },
    lines: {
      '*': [
        '{Ring|Call} and ask three things: is it there, can you put it by, until what time? Write down the name.',
        'The quiet minutes for phone calls are mid-morning and mid-afternoon. At noon they are serving.',
        'Have the exact name or number in front of you. "The blue one" is in stock everywhere.',
        'If you cannot come after all, {ring|call} again. Then it can go to somebody who is standing there.',
      ],
      h: ['"I will just pop to the back" has been known to take in three rooms and a cellar.'],
    },
    scene: [
      'Forty minutes there, no parking, rain. "Oh, what a pity. You should have {rung|called}."',
      'A shop, a ringing phone. "One moment, I will look." Steps, a drawer, steps. "Yes. One."',
    ],
    why: [
      [
        "What a screen shows is yesterday's stock, more or less.",
        'Between computer and shelf lie customers with full hands.',
      ],
      [
        'And on the phone you learn things that nobody types in: a delivery on Friday, a better one for less.',
        'Asked by a human, a human thinks along.',
      ],
    ],
    parts: [
      [
        ['Say exactly what it is', 'Read them the number'],
        [
          'Maker, size, number. Read it off the old one.',
          'Spell it, if need be. They have all day and one pencil.',
          'Letters and all. Somebody is writing along.',
        ],
        'A phone and a note on a table',
      ],
      [
        ['Ask to have it put by', 'Can you keep it for me?'],
        [
          'Most shops will, for a day or so.',
          'Leave a number, then they can tell you if something turns up.',
          'Mostly yes, until tomorrow.',
        ],
        'A {parcel|package} with a name slip under a counter',
      ],
      [
        ['Ask what comes on Friday', 'And if not, who has it?'],
        [
          'If it is not there, it may be on the way.',
          'Or they know who has one, two streets on. It happens more than you think.',
          'They know each other, in that street.',
        ],
        'A delivery being unpacked',
      ],
    ],
    turn: [
      'You go there for one thing, and it is waiting for you.',
      'One minute, and the drive is either short or not needed.',
    ],
    asks: ['Do you {ring|call} first, or just set off?', 'What did you last drive to in vain?'],
    ends: {
      p: 'It saves fuel, parking and temper.',
      f: 'And you may hum while they look. Everybody does.',
      a: 'Ask. Reserve. Fetch.',
      t: 'Give a time limit yourself; reserved goods are cash that cannot be sold.',
      h: '"Let me just look" can mean two minutes or a cellar.',
      i: 'Streets stay alive where people speak to each other.',
      l: 'A bell, a greeting by name, and it is there.',
    },
    keep: 'the next trip for one particular thing',
    send: 'someone who always just sets off',
    own: [
      {
        about: 'by phone|whatsapp|reserve|put (?:it )?aside|(?:call|ring|phone) (?:us|ahead|first|the shop)',
        kinds: ['service', 'policy', 'link', 'process'],
        lead: 'Asking first is easy here.',
      },
    ],
    pic: {
      ask: 'The shop phone, or a {parcel|package} put by with a slip on it',
      alt: 'A {parcel|package} put by under a shop counter with a name slip',
    },
    claims: [['Stock records deviate from shelves', 'retail inventory practice']],
  },
  {
    id: 'why-it-is-at-the-back',
    format: 'answer',
    unless: `${HAS_NO_SHELVES}|${FLOWERS_OR_REPAIRS}`,
    again: 10,
    emoji: '🧭',
    tags: ['ShopLayout', 'BehindTheScenes', 'ShoppingFacts'],
    question: 'Why is what I need always at the back?',
    short: [
      'So that you pass the rest. And sometimes because that is where the {lorry|truck} stops.',
      'So that you see everything else. Or because that is where the lorry is unloaded.',
    ],
    title: ['Why shops put everyday things at the back', 'How shops are laid out, and how to shop quicker'],
    cover: 'Why is it at the back?',
    gist: [
      'Shops lay out paths: what you come for lies deep inside, what tempts you is by the entrance, and at eye level stands what is meant to be seen. Knowing this, one shops faster.',
      'Back, right, eye level, {till|register}: four places in a shop with a purpose. Look down, and you will find the rest.',
    ],
    subject: ['Always at the very back', 'Look at your knees'],
    hooks: {
      '*': [
        'You came in for batteries and went out with a plant.',
        'The best-value thing on a shelf is usually level with your knees.',
        'Batteries, you said. It has leaves.',
      ],
      p: "A shop's layout follows a few rules, and it is easy to read them.",
      f: 'Do you ever feel that you are being led round a shop? You are, a little. Shall we tell you how?',
      a: 'Eye level is paid for. Look down.',
      t: 'Most people drift to one side on entering and scan at eye height; shelves are planned around both.',
      h: 'Somebody moved the tea. There was no warning and no counselling.',
      i: 'Once you can read a room, you can walk through it freely.',
      l: 'A good shop leads one on without pushing.',
    },
    lines: {
      '*': [
        'Look at the top and bottom shelf first. Eye level is where a shop puts what it would like to sell.',
        'The first metres after the door are hardly seen by anybody: one is busy arriving. Shops put doormats there, and offers that nobody reads.',
        'At {the till|the register} stand small things for people who are waiting. Read a poster instead.',
        'Ask at the entrance. Ten seconds, and you have spared yourself the walk.',
      ],
      h: [
        'The {sweets|candy} by {the till|the register} are at the height of a four-year-old. The four-year-old knows.',
      ],
    },
    scene: [
      'Straight through to the back, past candles, baskets and a display of hats. On the way out you are wearing one.',
      'A man stands in front of a shelf that held coffee for eleven years. Now there are napkins on it.',
    ],
    why: [
      [
        'If the most wanted things stood by the door, nobody would see the others.',
        'A shop lives on what you discover along the way.',
      ],
      [
        'Often, though, the reason is quite plain: at the back is the store, the fridge or the ramp.',
        'Heavy goods are put where they need not be carried far.',
      ],
    ],
    parts: [
      [
        ['The entrance slows you down', 'At the door you slow down'],
        [
          'Flowers, colour, something seasonal. It says: you have arrived.',
          'You come in at street pace, and the first table takes it off you.',
          'It is meant to be nice there.',
        ],
        'A display table just inside a shop door',
      ],
      [
        ['Eye level is the best seat', 'Look lower'],
        [
          'Hands go where eyes are. So bend your knees.',
          'The same thing, plainer, is often two boards down.',
          'What they would rather sell is where your nose is.',
        ],
        'A shelf seen from knee height',
      ],
      [
        ['{The till|The register} is for small wishes', 'Where you stand and wait'],
        [
          'Anyone who is waiting will look about.',
          'It is the place where we forget our list by an inch.',
          'Nobody has chewing gum on a list.',
        ],
        'Small items beside {a till|a register}',
      ],
    ],
    turn: [
      'There is nothing wicked in it. You just like to know who is leading.',
      'And sometimes you simply needed a plant.',
    ],
    asks: ['What did you come out with that was not on your list?', 'Do you look at the bottom shelf?'],
    ends: {
      p: 'With a list and a look at the lowest shelf, you shop as you please.',
      f: 'Just ask where it is. Nobody behind a counter minds.',
      a: 'Look down.',
      t: 'Layouts change on purpose every few months, so that regulars see things anew.',
      h: 'You came for milk. It was never going to be only milk.',
      i: 'Attention is your own. You may spend it as you like.',
      l: 'You stroll, and stop, and that is what it was meant for.',
    },
    keep: 'the next time you come in for batteries',
    send: 'someone who went out with a plant',
    own: [
      {
        about: 'aisle|shelf|floor|new layout|refurb|size of',
        kinds: ['place', 'story', 'event'],
        lead: 'Here is how it is laid out.',
      },
    ],
    pic: {
      ask: 'One of your shelves photographed from knee height',
      alt: 'A shop shelf seen from knee height',
    },
    claims: [['Layout rules: decompression zone, eye level, impulse at till', 'retail design textbooks']],
  },
  {
    id: 'give-the-child-a-job',
    format: 'howto',
    unless: HAS_NO_SHELVES,
    again: 9,
    emoji: '🧒',
    tags: ['ShoppingWithKids', 'ParentTips', 'FamilyLife'],
    title: ['How to go shopping with a small child in peace', 'Shopping with children: give them a job'],
    cover: 'Give the child a job',
    gist: [
      'Children get difficult in shops because they have nothing to do. Give them a list with pictures, a thing to carry and one choice that counts.',
      'Go early, say beforehand what will be bought, and put them in charge of something. It is twice as slow and half as loud.',
    ],
    subject: ['A list with pictures', 'In charge of the lemons'],
    hooks: {
      '*': [
        'For a child of four a shop is a museum in which you may not touch anything.',
        'The loudest person in the shop is bored, tired, or at eye level with the {sweets|candy}.',
        'It is all at the height of your eyes, and none of it is for you.',
      ],
      p: 'A small task changes a shopping trip with children more than any warning does.',
      f: 'Shopping with a little one tomorrow? Take a pencil and draw three things.',
      a: 'A job, a choice, a time limit.',
      t: 'Boredom, hunger and refusals add up; reduce any one of them and the total stays below the threshold.',
      h: 'He lay down in the aisle. Several adults looked as if they would love to join him.',
      i: 'Children like to be of use. It is one of the nicest things about them.',
      l: 'A small hand, one lemon, carried as if it were gold.',
    },
    lines: {
      '*': [
        'Draw the shopping list: lemon, milk, sponge. Anyone who cannot read yet can still tick off.',
        'Say at the door what is being bought and what is not. In the aisle it is too late for politics.',
        'One real choice: this one or that one? It is worth more than ten times no.',
        'Eat first. Nobody has ever negotiated well on an empty stomach.',
      ],
      h: ['"Only looking," we said to the three-year-old. With her hands, as it turned out.'],
    },
    scene: [
      'Aisle four, a scream, and everyone else is suddenly reading labels with great interest.',
      'Somebody of about three is pushing a tiny {trolley|cart} with a single lemon in it, and traffic gives way.',
    ],
    why: [
      [
        'A child who may do nothing but come along for half an hour finds something to do.',
        'In a {trolley|cart} seat there is little else than legs and opinions.',
      ],
      [
        'A task gives the trip a sense, and pride in it carries as far as {the till|the register}.',
        'Those who are looking for lemons have no time to lie down.',
      ],
    ],
    parts: [
      [
        ['Draw three things', 'A list of their own'],
        [
          'The list is theirs, and so is the pencil.',
          'It need not be good. A lemon is yellow.',
          'Three drawings and a pencil to cross them out.',
        ],
        "A child's list with drawings",
      ],
      [
        ['Give them one thing to carry', 'Something that matters'],
        [
          'Unbreakable, and important. Bread rolls are ideal.',
          'Full hands touch nothing else.',
          'If the rolls depend on you, you do not run.',
        ],
        'A child carrying a bag of rolls',
      ],
      [
        ['Offer one real choice', 'Something to decide'],
        [
          'Red or green, this shape or that. Then it stands.',
          'Choosing is half of growing up, and it can start with noodles.',
          'And then it is bought like that.',
        ],
        'A child pointing at one of two things',
      ],
      [
        ['Stop before it tips over', 'Out, while it is still nice'],
        [
          'Twenty minutes. The rest can be got tomorrow, or by someone else.',
          'The best shopping trip ends one aisle too early.',
          'There is always something missing. It can be missing.',
        ],
        'A half-full basket at {a till|a register}',
      ],
    ],
    turn: [
      'It takes longer. But so does picking somebody up off the floor.',
      'And at {the till|the register} they pay, hand over the coin, and are two inches taller.',
    ],
    asks: ['What was your child in charge of?', 'What is your trick for aisle four?'],
    ends: {
      p: 'Preparation takes two minutes and a yellow pencil.',
      f: 'And if it goes wrong: every shop has seen worse, mostly from adults.',
      a: 'Job. Choice. Out.',
      t: 'Mid-morning, after a snack, is the least loud slot of the day.',
      h: "The person lying on the floor is always somebody else's child. Until it is not.",
      i: 'One day they will do the shopping for you. With a list.',
      l: 'At home the lemon gets a plate of its own.',
    },
    keep: 'the next trip with a three-year-old',
    send: 'the parent in aisle four',
    own: [
      {
        about: 'children|kids|play ?corner|pram|buggy|family',
        kinds: ['service', 'place', 'product', 'audience'],
        lead: 'The youngest customers count as well.',
      },
    ],
    pic: {
      ask: 'A drawn shopping list, or a small basket beside a big one',
      alt: "A child's drawn shopping list beside a small basket",
    },
    claims: [
      [
        'Tasks and choices reduce conflict when shopping with children',
        'parenting advice, common experience',
      ],
    ],
  },
  {
    id: 'the-voucher-in-the-drawer',
    format: 'mistake',
    again: 11,
    emoji: '🎟️',
    tags: ['GiftVoucher', 'GiftCard', 'ShoppingTips'],
    wrong: 'Putting a gift voucher away for something special',
    title: [
      'Why gift vouchers go to waste, and how to use yours',
      'Use your gift voucher within a month: here is how',
    ],
    cover: 'Go and get it out of the drawer',
    gist: [
      'Vouchers are lost in drawers, waiting for something special. Photograph it, put the date in the calendar, and spend it within a month on something quite ordinary and nice.',
      'A voucher is money with an address and at times an end date. Carry it with you, or it will become a bookmark.',
    ],
    subject: ['There is money in your drawer', 'Before it is a bookmark'],
    hooks: {
      '*': [
        'In most homes there is a drawer with money in it that only one shop will take.',
        'Whoever gave you that voucher would like to know what became of it.',
        'It is money, and it is asleep.',
      ],
      p: 'A good share of all gift vouchers is never redeemed, for want of a reminder.',
      f: 'Do you have one lying about somewhere? Go and look. We will wait.',
      a: 'Spend it within a month.',
      t: 'Validity, balance, transferability: three details, in small type, that differ by issuer and country.',
      h: 'It was being saved for something special. It saw two house moves.',
      i: 'A present is finished when it has become something.',
      l: 'Something small, chosen at leisure, and the giver in mind.',
    },
    lines: {
      '*': [
        'Photograph a voucher front and back on the day you get it. Number, value and date are all anybody needs.',
        'Put the end date in the calendar, and another reminder four weeks before.',
        'Keep it in your purse and not in the drawer. Vouchers are spent where they happen to be.',
        'Tell the giver what it turned into, with a picture. It is the thank-you that most of them wait for.',
      ],
      h: ['Valid until the end of the month. It did not say which century, but there is a suspicion.'],
    },
    scene: [
      'Spring-cleaning. Between the batteries and a birthday card lies an envelope, and in it a tidy sum for a shop that is now a dentist.',
      'At {the till|the register} somebody searches through every pocket. "I had it, it was green." Behind them people are being patient.',
    ],
    why: [
      [
        'The more special it is meant to be, the fewer the occasions that are good enough.',
        'Waiting for something worthy is the surest way of ending with nothing.',
      ],
      [
        'Out of sight it is out of mind, and some shops are gone before it is remembered.',
        'A slip of paper does not report when its time is up.',
      ],
    ],
    parts: [
      [
        ['Photograph both sides today', 'Photograph it, front and back'],
        [
          'If the slip is lost, the number may still help.',
          'Into the same folder as your receipts.',
          'A number is better than a memory.',
        ],
        'A voucher being photographed',
      ],
      [
        ['Put it in your purse', 'Carry it where your cards are'],
        [
          'So that it is there when you are.',
          'Between the cards, with a corner showing.',
          'In a drawer it is only paper.',
        ],
        'A voucher in a purse',
      ],
      [
        ['Choose something you will use', 'Spend it on something plain'],
        [
          'The good version of an everyday thing. You will think of the giver more often.',
          'It may cost a little less than the voucher. Ask about the rest.',
          'A good knife every day beats a treat you never book.',
        ],
        'A small purchase on a counter',
      ],
      [
        ['Show the giver', 'Tell the giver what it became'],
        [
          'One photograph. It is what they paid for.',
          'Then the present has arrived at last.',
          'They have been wondering.',
        ],
        'A photo being sent from a phone',
      ],
    ],
    turn: [
      'It was never about the special thing. It was about you getting something.',
      'Put it in your coat and it will be spent.',
    ],
    asks: ['What is in your drawer?', 'What did you turn your last voucher into?'],
    ends: {
      p: 'A date in the calendar is the whole trick.',
      f: 'Found it? Wonderful. And now put your shoes on.',
      a: 'Use it up.',
      t: 'If a shop closes for good, holders of vouchers usually come late in the {queue|line}. One more reason.',
      h: 'The dentist has kindly declined.',
      i: 'Letting yourself be given something also takes a bit of practice.',
      l: 'It is unwrapped twice: once in the envelope and once in the shop.',
    },
    caution: [
      'How long a voucher is valid and what happens to the balance differ between countries and shops.',
      'Expiry dates and leftover sums are handled differently between countries and shops.',
    ],
    keep: 'the next envelope with a voucher in it',
    send: 'the person who is saving it for something special',
    own: [
      {
        about: 'gift (?:card|voucher)|voucher',
        kinds: ['product', 'policy', 'offer', 'price'],
        lead: 'This is how it works with ours.',
      },
    ],
    pic: {
      ask: 'A voucher in an envelope lying in a drawer of odds and ends',
      alt: 'A gift voucher in an open drawer',
    },
    claims: [
      [
        'A notable share of vouchers is never redeemed; terms vary; unsecured claim on closure',
        'consumer bodies',
      ],
    ],
  },
  {
    id: 'how-it-got-on-the-shelf',
    format: 'behind',
    unless: HAS_NO_SHELVES,
    again: 9,
    emoji: '🗂️',
    tags: ['ShopLife', 'BehindTheScenes', 'HowWeChoose'],
    title: ['How a shop decides what goes on the shelf', 'How shopkeepers choose what they sell'],
    cover: 'How it got on the shelf',
    gist: [
      'For each thing on a shelf, a dozen were turned down. Somebody held it, tried to break it, asked who mends it, and thought of three customers by name.',
      'Choosing stock is mostly saying no. What a buyer asks makes good questions for anybody who is buying something.',
    ],
    subject: ['Twelve noes and a yes', 'What a buyer asks'],
    hooks: {
      '*': [
        'For everything on a shelf somebody has said no a dozen times.',
        'A good buyer opens a {zip|zipper} forty times before she looks at the price.',
        'Twelve were sent home. This one stayed.',
      ],
      p: 'The questions with which shops choose their stock are useful to anyone.',
      f: 'Would you like to know what people who buy for a shop look at first?',
      a: 'Try to break it. Then decide.',
      t: 'Criteria: who for, how often returned, who repairs, reorder time, margin, space.',
      h: 'It came with a nice rep, a nice cake and no spare parts. The cake was kept.',
      i: 'A shelf is a row of small opinions that someone stands by.',
      l: 'Little, well chosen, and space around it.',
    },
    lines: {
      '*': [
        'Ask of a thing what buyers ask: who mends it, what wears out first, and will there be another next year?',
        'Open it, shut it, forty times. What creaks at home in year two creaks at thirty-eight.',
        'Look at the weakest spot: {zip|zipper}, hinge, handle, plug. The rest is usually fine.',
        'In a shop, ask "what did you decide not to stock?" You will get the most interesting answer of the day.',
      ],
      h: ['Samples arrive, are passed round, and are never seen again. Ask any staff kitchen.'],
    },
    scene: [
      'A table, eleven teapots, one jug of water. Ten of them drip.',
      'Somebody holds it, turns it over, sniffs at it, and asks "would Mrs Hall like it?" Mrs Hall does not know that she decides about half of it.',
    ],
    why: [
      [
        'A shelf has an end, so each thing takes the place of another.',
        'What does not sell costs money every day by standing there.',
      ],
      [
        'And whatever breaks comes back, to the very counter where you are standing.',
        'A shop sees its mistakes again. It makes one careful.',
      ],
    ],
    parts: [
      [
        ['Think of three people', 'Who is it for?'],
        [
          'With names. If none comes to mind, it is out.',
          'A thing for everybody is mostly one for nobody.',
          'If it is for anyone, it is for none of them.',
        ],
        'A buyer looking at a sample',
      ],
      [
        ['Try it as if you were tired', 'In bad light, with one hand'],
        [
          'One hand, no manual, poor light.',
          'At home nobody handles anything as they do at a trade fair.',
          'At home nobody demonstrates it.',
        ],
        'A sample being tried with one hand',
      ],
      [
        ['Ask what happens when it breaks', 'Who mends it when it breaks?'],
        [
          'Parts, repair, replacement, by whom?',
          'The length of the silence tells you most of it.',
          'Wait for the answer. Count the seconds.',
        ],
        'A spare part on a table',
      ],
      [
        ['Say no to the second best', 'One of each'],
        [
          'Three kettles help nobody to choose.',
          'One good one, and a reason.',
          'And somebody who can say why.',
        ],
        'One kettle on a shelf',
      ],
    ],
    turn: [
      'What is left over gets a place and a price, and has to prove itself.',
      'And then the first customer asks for the other colour.',
    ],
    asks: ['What do you try out before you buy?', 'What is missing from the shelves?'],
    ends: {
      p: 'Each of these questions can also be asked at home, before ordering.',
      f: 'Ask us what was turned down. There are good stories among them.',
      a: 'Twelve noes. One yes.',
      t: 'Small first orders, then reorder by sales: that is how errors stay small.',
      h: 'The ten teapots are now flowerpots, and drip usefully.',
      i: 'Choosing with care on behalf of others is a quiet craft.',
      l: 'It stands there as if there had never been another.',
    },
    work: 'Anyone who picks tools, suppliers or software for others might borrow Mrs Hall. Decide for three real people, tired, with one hand free.',
    keep: 'the next thing you compare',
    send: 'Mrs Hall',
    own: [
      {
        about: 'choose|select|hand.?picked|stock|supplier|makers|brands',
        kinds: ['process', 'product', 'value', 'number', 'people'],
        lead: 'This is what came of it here.',
      },
    ],
    pic: {
      ask: 'Samples on a table, or the one thing that made it',
      alt: 'Samples on a table in the back room of a shop',
    },
    claims: [['Criteria in retail buying', 'retail buying practice']],
  },
  {
    id: 'list-or-stroll',
    format: 'either',
    unless: HAS_NO_SHELVES,
    again: 11,
    emoji: '📝',
    tags: ['ThisOrThat', 'ShoppingList', 'ShopTalk'],
    title: ['With a list, or just a stroll?', 'Shopping list or stroll: which is your way?'],
    cover: 'List or stroll?',
    gist: [
      'Some come with a list and are out in four minutes. Others come for nothing in particular and leave with something they will love for years. Which are you?',
      'Shopping is either an errand or an outing. Often both of them share a car.',
    ],
    subject: ['List or stroll?', 'Four minutes, or four hours'],
    hooks: {
      '*': [
        'Two people go into town. One of them has a list, and the other one has time.',
        'A list is written at home and forgotten in the car.',
        'One knows what is missing. The other finds out.',
      ],
      p: 'Hunters and strollers use the same shop quite differently.',
      f: 'How do you go round the shops: pencil in hand, or hands in pockets?',
      a: 'List for needs. Stroll for presents.',
      t: 'List shoppers buy fewer unplanned things; browsers remember more of what they have seen.',
      h: 'The list said "milk". We are therefore unable to explain the canoe.',
      i: 'Things one was not looking for are sometimes those one needed.',
      l: 'An afternoon, no plan, and a street you have never gone down.',
    },
    lines: {
      '*': [
        'List or stroll? Vote, and say what you last found without looking for it.',
        'A good list is in the order of the shop. A great one says what it is for.',
        'Strolling rule: one slow lap with empty hands. Only take what you still want on the second.',
        'Write "and something nice" at the bottom of the list. It gives the stroller in you ten minutes.',
      ],
      h: ['He was sent for two things and rang four times.'],
    },
    scene: [
      'By the door he is waiting with a bag, done, and looks at his watch. She is at the third table, with a bowl in her hand, and has only just arrived.',
      'A slip of paper lies in the gutter: eggs, glue, candles, card for Jo. Somebody is now standing in a shop and trying to remember.',
    ],
    why: [
      [
        'To the one it is work, and to the other the nicest part of the day.',
        'Some want to be finished, and others want to come across something.',
      ],
    ],
    parts: [
      [
        'With a list',
        [
          'In, left, right, {till|register}, out. Nothing forgotten, nothing extra, parked for only ten minutes.',
          'It saves money and spares one the hats.',
          'Four minutes, nothing extra, and you were never really there.',
        ],
        'A handwritten list in a hand',
      ],
      [
        'A stroll',
        [
          'Up one side and down the other, a chat, a thing in your hand, put back, taken after all.',
          'It is how you find presents and other people.',
          'You needed nothing, and you found it.',
        ],
        'Somebody looking into a shop window',
      ],
    ],
    turn: [
      'Together the two of them make a very good team, with two cars.',
      'Even a hunter stops for a bell above a door now and then.',
    ],
    asks: ['List or stroll?', 'What have you found without looking for it?'],
    ends: {
      p: 'Both are welcome at any counter.',
      f: 'For those who are waiting there is a chair. There is always one.',
      a: 'Know which day it is.',
      t: 'The errors differ: lists forget, strolls add.',
      h: 'The canoe has been named after the milk.',
      i: 'A town in which you can still stroll is worth a detour.',
      l: 'The shop door shuts behind one, and it has grown dark.',
    },
    keep: 'the next Saturday in town',
    send: 'the one who waits by the door',
    own: [
      {
        about: "^(?:we are |we're |we )?open\\b(?! day)|coffee|\\bseats?\\b",
        kinds: ['place', 'hours', 'service'],
        lead: 'There is time for both kinds.',
      },
    ],
    pic: {
      ask: 'A handwritten list on your counter, or the street in front of your shop',
      alt: 'A handwritten shopping list on a shop counter',
    },
    claims: [['List use reduces unplanned purchases', 'consumer research']],
  },
  {
    id: 'what-is-missing-here',
    format: 'question',
    again: 10,
    emoji: '🏘️',
    tags: ['HighStreet', 'LocalShops', 'TownTalk'],
    title: ['What is missing in our {high street|main street}?', 'What does your street need?'],
    cover: 'What is missing in this street?',
    gist: [
      'A cobbler, a bench, a bakery that opens on Sundays, a place to wait out the rain: what is missing where you live?',
      'One empty shop in your street, and you may decide. What goes in, and who would be standing there on the first morning?',
    ],
    subject: ['One empty shop, and you decide', 'What is missing here?'],
    hooks: {
      '*': [
        'There is an empty shop, and you have the key. What will go in?',
        'You only notice that there is no bench when you have a melon to carry.',
        'There is an empty window, and you hold the key.',
      ],
      p: 'Ask people what is missing in their street, and they answer very precisely.',
      f: 'If you could have one thing in walking distance, what would it be?',
      a: 'One shop. One reason.',
      t: 'Footfall depends on mix: daily needs bring people, odd things keep them.',
      h: 'A four-year-old was asked. She wants a digger. No brief has ever been clearer.',
      i: 'Streets are made from what people wish for and then use.',
      l: 'A small square, two trees, a place that does one thing well.',
    },
    lines: {
      '*': [
        'What is missing in your {high street|main street}? One thing, please, and say why.',
        'Use it or lose it holds for cobblers and libraries alike. Which one did you go to this month?',
        'A bench, a {tap|faucet}, a clean {loo|bathroom}, shade: four small things make a street in which you stay.',
        'Tell a shopkeeper what you had to order elsewhere. It is the most useful complaint there is.',
      ],
      h: [
        'The empty window says "Something new is coming". It has said so since the old queen of carnival was young.',
      ],
    },
    scene: [
      'A window with whitewash on it, a heap of post behind the door. People walk past and furnish it in their heads.',
      'Two neighbours on a corner. "Do you remember the key man?" "I have a shoe that has been waiting for him since he left."',
    ],
    why: [
      [
        'Anyone who lives here knows what is missing. Hardly anybody asks them.',
        'What one drives out of town for shows what the town lacks.',
      ],
    ],
    parts: [
      [
        ['Somebody who mends things', 'Someone with a bench and a vice'],
        [
          'Shoes, {zips|zippers}, bicycles, watches.',
          'You would have work for him on the very first day.',
          'You know already what you would bring.',
        ],
        'A pair of worn shoes on a counter',
      ],
      [
        ['A place to sit', 'Something to sit on'],
        [
          'Without having to buy something. With a back, if possible.',
          'Those who may sit down stay for another hour.',
          'Free, and with a back.',
        ],
        'A bench in a street',
      ],
      [
        ['Something for the evening', 'A lit window'],
        [
          'A light that is on after six.',
          'It makes the way home shorter for everyone.',
          'It shortens the way home.',
        ],
        'A lit window in an evening street',
      ],
      [
        ['One quite unnecessary thing', 'Something that nobody needs'],
        [
          'Kites, pianos, buttons. What nobody needs is what people come for.',
          'Every good street has one shop of which nobody knows how it lives.',
          'It is what one goes there for.',
        ],
        'A window full of odd things',
      ],
    ],
    turn: [
      'Perhaps someone is reading this who has just that in mind.',
      'Say it aloud. Lists have to start somewhere.',
    ],
    asks: ['What would you put in?', 'What do you still drive out of town for?'],
    ends: {
      p: 'Councils and landlords read such lists, if they are long enough.',
      f: 'Tell your neighbours to vote as well.',
      a: 'Name it. Then use it.',
      t: 'Temporary leases let such ideas be tried for a season.',
      h: 'The melon has been set down. On the digger.',
      i: 'A street becomes what those who live there do in it.',
      l: 'Somebody sits under the tree and eats cherries. That is what it is for.',
    },
    keep: 'the next empty shop window',
    send: 'the neighbour with the best ideas',
    own: [
      {
        about: 'street|town|village|neighbourhood|market|order in|requests?',
        kinds: ['place', 'service', 'story'],
        lead: 'Here is something from this end of the street.',
      },
    ],
    pic: { ask: 'Your street, as you see it from your door', alt: 'A high street seen from a shop door' },
    claims: [['Mixed uses and seating support footfall', 'urban planning literature']],
  },
  {
    id: 'buy-the-umbrella-in-the-sun',
    format: 'season',
    unless: SELLS_NO_GOODS,
    again: 11,
    emoji: '🍁',
    tags: ['AutumnReady', 'ShoppingTips', 'BePrepared'],
    when: { season: ['autumn'] },
    title: [
      'What to get ready before the first cold week',
      'Ready for the cold: check these things while it is mild',
    ],
    cover: 'Buy the umbrella in the sun',
    gist: [
      'Anyone who buys an umbrella in the rain takes the one by {the till|the register}. A quarter of an hour on a mild day, a look at gloves, {torch|flashlight} and boots, and you choose in peace.',
      'The first frost always comes as a surprise, every year, in the same month. Check hall and cellar before it does.',
    ],
    subject: ['Before the first frost', 'Where is the other glove?'],
    hooks: {
      '*': [
        'Nobody has ever chosen a good umbrella while getting wet.',
        'On the first cold morning the whole town looks for the same thing at the same time.',
        'When it rains, everybody buys the same bad one.',
      ],
      p: 'What is bought before it is needed is better chosen and easier to find.',
      f: 'Nice and mild today, is it not? Just the day to look for your other glove.',
      a: 'Check before the frost. Buy before the {queue|line}.',
      t: 'Demand for seasonal goods peaks in the first cold week, so sizes go first and colours next.',
      h: 'One glove. It has been one glove since last winter. It is hoping.',
      i: 'Looking ahead a little is a way of being kind to your winter self.',
      l: 'A good umbrella, rolled tight, waiting by the door.',
    },
    lines: {
      '*': [
        'Five things to check on a mild day: gloves, {torch|flashlight}, boots, umbrella, the light on the bicycle.',
        'Rub a candle stub along a sticky {zip|zipper} before you need the coat. It runs like new.',
        "Put on last winter's boots and walk in wet grass. Better to find out now.",
        '{Torches|Flashlights}: batteries in, switch on, hand on the place where you would look for it in the dark.',
      ],
      h: ['The scraper for the car is in the car. Under the ice. It was ever thus.'],
    },
    scene: [
      'The first white morning. In front of the house somebody scrapes at a {windscreen|windshield} with a loyalty card.',
      'A drawer of winter things: two left gloves, a hat with a bobble, a bobble.',
    ],
    why: [
      [
        'In need we take what is there, and it is rarely what we would have chosen.',
        'Cold fingers are poor advisers.',
      ],
      [
        'And on the first cold day everybody comes at once.',
        'Shops see it each year: on Monday there are forty, and on Tuesday the mint-green one.',
      ],
    ],
    parts: [
      [
        ['Lay out gloves, hat and scarf', 'Everything in pairs'],
        [
          'In pairs, if possible. What is missing goes on a list.',
          'Shake them out of doors. Last year is still in there.',
          'One glove is a good start.',
        ],
        'Gloves laid out in pairs',
      ],
      [
        ['Walk the boots through wet grass', 'Is it still dry in there?'],
        [
          'Ten steps, then feel inside.',
          'A cobbler has time now, and in the first frost he does not.',
          'Grass at seven in the morning knows.',
        ],
        'Boots in wet grass',
      ],
      [
        ['Try every light', 'Try every torch'],
        [
          '{Torch|Flashlight}, bicycle, front door, the lamp on the stairs.',
          'When it gets dark early you will want them all in the same week.',
          'All of them, while it is light.',
        ],
        'A {torch|flashlight} being switched on',
      ],
      [
        ['Open the umbrella indoors, once', 'Put every umbrella up'],
        [
          'Superstition aside: are the ribs all there?',
          'A good one can be mended. Ask.',
          'Better in the hall than in the wind.',
        ],
        'An open umbrella in a hall',
      ],
    ],
    turn: ['Then let it come, the cold.', 'And the missing glove is in the other coat.'],
    asks: ['What are you missing every autumn?', 'Where is your {torch|flashlight} right now?'],
    ends: {
      p: 'A quarter of an hour today, and the first frost is only pretty.',
      f: 'Single gloves may be reported below. We will try to match them up.',
      a: 'Five things. This week.',
      t: 'Store batteries at room temperature and outside the device.',
      h: 'The bobble has been reunited with its hat.',
      i: 'A warm hand to spare is the nicest thing in winter.',
      l: 'Outside the first frost, and in the hall everything hangs ready.',
    },
    keep: 'the next mild Saturday',
    send: 'the owner of the single glove',
    own: [
      {
        about: 'winter|autumn|gloves|umbrella|torch|boots|heating',
        kinds: ['product', 'offer', 'service', 'event'],
        lead: 'There is still a choice now.',
      },
    ],
    pic: {
      ask: 'Winter things laid out on a mild day, one glove alone',
      alt: 'Winter gloves and a {torch|flashlight} laid out on a table',
    },
    claims: [['Seasonal demand peaks with first cold spell', 'retail practice']],
  },
];
