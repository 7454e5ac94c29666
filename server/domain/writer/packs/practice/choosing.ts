// Choosing and paying: out of many, by the group, by pass, on hire, with a price that begins with "from".
import type { Idea } from '../../library/idea.ts';

export const CHOOSING: readonly Idea[] = [
  {
    id: 'choose-out-of-many',
    format: 'howto',
    again: 8,
    emoji: '🔎',
    tags: ['HowToChoose', 'Decisions', 'AskTheExpert'],
    title: [
      'Too much choice? How to choose out of many',
      'How to choose when there is a great deal to choose from',
    ],
    cover: 'Too much to choose from',
    gist: [
      'Begin with what you do not want, say what it is for, look at three, and stop when one of them will do. A large choice gets small in two sentences.',
      'Nobody can compare a hundred of anything. Ask somebody who knows them for the two that fit, and say why you ask.',
    ],
    subject: ['Three are enough', 'Begin with what you do not want'],
    hooks: {
      '*': [
        'A large choice gets small as soon as you cross things out.',
        'Nobody can compare a hundred things. Three can be compared by anybody.',
      ],
      pt: 'Purpose, limit, exclusion: three criteria reduce any range to a handful.',
      fi: 'So many, and you only wanted one? It goes more easily the other way round.',
      a: 'Cross out first. Then choose.',
      h: 'Choice is a fine thing until it is your turn.',
      l: 'One, and the right one.',
    },
    lines: {
      '*': [
        'Spoilt for choice? Say what you do not want. It is quicker, and half of it falls away.',
        'Ask for two suggestions and not for an overview. Overviews are for catalogues.',
        'Stop choosing when one of them is good enough. The search for a better one eats what it would bring.',
        'Say what it is for before you look at anything. Whoever knows the range can then put the right two in front of you.',
      ],
      h: ['A menu with four dishes makes four people happy. One with forty makes them hungry.'],
    },
    scene: [
      'You stand before the full wall and read every label. After ten minutes you know the labels.',
      'Somebody asks: what is it for? You say one sentence, and suddenly there are only two left.',
    ],
    why: [
      [
        'The more choice there was, the easier it is to doubt what you took.',
        'The more there is to compare, the longer it takes, and the less happy people are with it.',
      ],
      [
        'People who work with a large range every day have sorted it in their heads.',
        'Staff know which three are asked for most, and why.',
      ],
    ],
    parts: [
      [
        'Begin with what you do not want',
        ['Not too big, not too loud, not this year.', 'Dislikes are clearer than wishes.'],
        'A hand pushing things aside on a table',
      ],
      [
        'Say what it is for',
        ['For whom, for when, for how long.', 'Purpose sorts more quickly than price.'],
        'Two people talking before a full shelf',
      ],
      [
        'Look at three',
        ['A good one, a cheaper one, a surprising one.', 'Side by side they explain each other.'],
        'Three things side by side',
      ],
      [
        'Stop at good enough',
        ['It will be right, and you have the evening.', 'Nobody misses the one they have not seen.'],
        'A hand taking one thing',
      ],
    ],
    turn: ['The rest may be admired.', 'And the others will still be there next time.'],
    asks: [
      'Do you choose quickly, or do you want to see everything?',
      'What could you never choose by yourself?',
    ],
    ends: {
      pt: 'Exclude, describe, compare three.',
      fi: 'You chose well. You will see.',
      a: 'Three. One. Done.',
      h: 'The hundredth would have been the same with a bow.',
      l: 'And then no more looking.',
    },
    keep: 'the next full wall',
    send: 'somebody who reads every label',
    needs:
      '(?:over|more than|nearly|about|some) \\d{2,}(?:,\\d+)? [a-z]|\\b\\d{2,} (?:kinds|sorts|types|flavou?rs|colou?rs|games|makers|brands|models|lenders|mouldings|varieties|titles|books|teas|fabrics|designs|styles|vehicles|bikes|wines|beers|cheeses|plants|pieces)|hundreds of|thousands of',
    unless: 'weddings|patients|funeral|clients we',
    own: [
      {
        kinds: ['product', 'service', 'story', 'place'],
        about:
          '(?:\\b\\d{2,}|\\d,\\d{3}|hundreds|thousands|twenty|thirty|forty|fifty|sixty)[^.]{0,24}\\b(?:kinds|sorts|titles|books|varieties|colou?rs|flavou?rs|models|lenders|insurers|carriers|wines|cheeses|designs|teas|beers|bikes|cars|breads|fabrics|yarns|scents|plants|records|games|toys|frames|mouldings|styles|pieces|trailers|tents|vans|machines|tools|costumes|dresses|rings)\\b(?! (?:a|per) )',
        lead: ['What there is to choose from at {name}:', 'The choice at {name}:'],
      },
    ],
    pic: { ask: 'A full shelf, rack or wall of yours', alt: 'A full shelf with many kinds of one thing' },
    claims: [
      [
        'Large choices delay decisions and lower contentment for some people',
        'research on choice overload, mixed but common experience',
      ],
    ],
  },
  {
    id: 'what-from-means',
    format: 'tip',
    again: 8,
    emoji: '🏷️',
    tags: ['PriceTips', 'AskBetter', 'GoodToKnow'],
    title: [
      'What "from" means in a price, and how to ask on',
      'A price that begins with "from": the two questions to ask',
    ],
    cover: 'What "from" means in a price',
    gist: [
      '"From" is the price of the smallest job. Ask two things: what is included, and what makes it cost more. Then you can work out your own price.',
      'A "from" price tells you where prices start. Ask what most people end up paying: that is the figure you can plan with.',
    ],
    subject: ['What does "from" mean in a price?', 'Ask what most people pay'],
    hooks: {
      '*': [
        'A price that begins with "from" is half an answer. Ask for the other half.',
        'The most useful question behind "from": what do most people pay?',
      ],
      pt: '"From" is the lowest price. Size, time, material and distance decide how much more it will be.',
      fi: 'It says "from", and you wonder what it will really cost. Just ask. It is not rude.',
      a: 'Ask what is included in the price, and what makes it cost more.',
      h: '"From" is the smallest word in the price list and does the most work.',
      l: 'A price is clear once you know what belongs to it.',
    },
    lines: {
      '*': [
        'Behind a "from" price ask: what do most people pay in the end? It is the figure that you can plan with.',
        'Two questions turn "from" into a price: what is included, and what makes it more?',
        'Compare "from" prices only when you know what is included. The lower price may leave out half of the work.',
        'Describe what you need and ask what it would cost. That price counts, and not the one behind "from".',
      ],
      h: ['"From" is a short word, and it is the long list after it that costs money.'],
    },
    scene: [
      'Two price lists lie on the table. Both say "from", and only one says what is included.',
      'You read a price and are pleased. At home you notice the small word "from" in front of it.',
    ],
    why: [
      [
        'Every job is different, so one price for all would be wrong for most people.',
        'A single price for everything would have to cover the most expensive job.',
      ],
      [
        'The starting price gives you a rough idea. The details give you your own price.',
        'A price usually depends on three things, and anybody who set it can name them.',
      ],
    ],
    parts: [
      [
        'Ask what is included',
        [
          'Ask about materials, travel, tax and a second visit.',
          'The same price can include very different things.',
        ],
        'A finger on a line of a price list',
      ],
      [
        'Ask what makes it go up',
        [
          'It is mostly size, short notice, distance or a late change of mind.',
          'Once you know it, you can decide what you want.',
        ],
        'A tape measure on a table',
      ],
      [
        'Ask for the usual case',
        ['Ask what people with a job like yours paid.', 'Hardly anybody has the smallest job of all.'],
        'Two people over a sheet of paper',
      ],
    ],
    turn: ['Then you know what you will pay before you say yes.', 'A fair price can be explained.'],
    asks: ['Do you ask before you compare prices?', 'When was a price lower than you expected?'],
    ends: {
      pt: 'Ask what is included and what most people pay. Then compare.',
      fi: 'Asking is allowed, always.',
      a: 'Ask both questions. Then decide.',
      h: 'And if the answer begins with "well", sit down.',
      l: 'Clear from the beginning.',
    },
    keep: 'the next price list',
    send: 'somebody who is comparing prices',
    needs: '\\bfrom (?:only |just )?[£$€]|\\bfrom (?:CHF|kr) ?\\d',
    own: [
      {
        kinds: ['price', 'offer', 'service', 'product'],
        about: '\\bfrom (?:only |just )?(?:[£$€]|CHF|kr)',
        lead: ['Prices at {name}:', 'From the price list at {name}:'],
      },
    ],
    pic: {
      ask: 'Your price list, or a tape measure and a pencil',
      alt: 'A price list with a pencil beside it',
    },
    claims: [['A starting price names the lower end of a range', 'definition']],
  },
  {
    id: 'hire-it-well',
    format: 'checklist',
    again: 8,
    emoji: '📸',
    tick: true,
    tags: ['HireIt', 'BorrowNotBuy', 'GoodToKnow'],
    title: [
      'Hiring something: a checklist for collecting and returning it',
      'What to check when you {hire|rent} something',
    ],
    cover: 'Collect it, check it, bring it back',
    gist: [
      'Walk round it with your phone, ask who pays for what, have it shown to you once, and note the hour at which it is due. Five minutes at the start spare a talk at the end.',
      'What you {hire|rent} is not yours, so its scratches should not be either. Pictures of the start and the end say whose they are.',
    ],
    subject: ['Five minutes before you take it', 'A film before you take it'],
    hooks: {
      '*': [
        'Take a film of what you {hire|rent} before it leaves the yard. It takes a minute.',
        'The most useful thing to bring when you {hire|rent} something is a phone with a charged battery.',
      ],
      pt: 'State, insurance, deposit, return: four points belong on the slip before you sign it.',
      fi: 'Collecting something tomorrow? Do this little round first.',
      a: 'Film it. Ask. Try it. Note the hour.',
      h: 'Scratches are born in the night between two {hires|rentals}, as every customer knows.',
      l: 'Borrowed with care, returned with thanks.',
    },
    lines: {
      '*': [
        'Film what you {hire|rent} once around before you take it, with the date. Nobody has to remember anything then.',
        'Let somebody show you how it works before you drive off with it. At home there is only the manual.',
        'Ask what counts as a day. Some count hours, and some count closing times.',
        'Bring it back as you would like to find it: clean, full and on time.',
      ],
      h: ['Buy it and you need it once. {Hire|Rent} it and you need it again on Monday.'],
    },
    scene: [
      'Sunday evening, the thing stands before the door, and somebody bends down: was this here before?',
      'Keys, papers, a friendly "off you go". And at the first corner the question which side the filler cap is on.',
    ],
    why: [
      [
        'A picture with a date ends a discussion before it begins.',
        'Both sides sleep better when the state is written down.',
      ],
      [
        'Most misunderstandings are about hours, fuel and cleaning, and each can be asked in one sentence.',
        'What is settled at the counter need not be argued about on the doorstep.',
      ],
    ],
    parts: [
      [
        'Film it from all sides',
        [
          'Corners, underside, and whatever looks used already.',
          'A minute of film says more than a cross on a drawing.',
        ],
        'A phone filming along an edge',
      ],
      [
        'Have it shown to you once',
        [
          'How to start it, how to stop it, and what most people do wrong.',
          'The person at the counter has seen every mistake.',
        ],
        'Two hands on a switch',
      ],
      [
        'Ask what you are liable for',
        [
          'Excess, tyres, glass, loss: it stands in the terms.',
          'And look whether an insurance of your own covers it.',
        ],
        'A finger on a line of a form',
      ],
      [
        'Note the day and hour of return',
        ['And what happens if you are late.', 'In your phone, with a bell an hour before.'],
        'A phone with an alarm being set',
      ],
      [
        'Bring it back clean and full',
        ['It is cheaper at your own tap and your own pump.', 'Somebody takes it out again tomorrow.'],
        'A cloth wiping a handle',
      ],
    ],
    turn: ["And it stands in somebody else's shed.", 'The best thing about it: it goes home again.'],
    asks: ['What would you never buy, because you need it twice a year?', 'What did you last borrow?'],
    ends: {
      pt: 'Documented out, documented in.',
      fi: 'Have fun with it.',
      a: 'Film, ask, return.',
      h: 'And greet the scratch. It is not yours.',
      l: 'Returned as it was found.',
    },
    keep: 'the day you collect it',
    send: 'whoever collects it for you',
    needs: '\\b(?:hire|hires|hiring|rent|rents|rentals?)\\b',
    unless:
      'stairlift|mobility|hearing|(?:we|I) (?:set (?:it |them )?up|put (?:it |them )?up|install|deliver and)|\\brooms?\\b[^.]{0,20}(?:hire|rent)|(?:hall|room|venue|desk|office|flat|apartment|house|cottage|propert|holiday|chair|pitch|skip|private|taxi|film|movie|costume|crane|marquee)s? (?:hire|rentals?|to rent)|halls? for hire|lettings?|landlord|tenant|estate agen|crane|skips?\\b|with (?:a )?(?:driver|operator)',
    own: [
      {
        kinds: ['price', 'service', 'product', 'policy', 'offer', 'process', 'place', 'story'],
        about: '^(?!.*software).*\\b(?:hire|rent|rental)\\b(?! (?:staff|people))',
        lead: ['To {hire|rent} at {name}:', 'About {name}:'],
      },
    ],
    pic: {
      ask: 'One of the things that you {hire out|rent out}, ready to go',
      alt: 'A thing ready to be collected, with its papers',
    },
    claims: [
      ['Pictures before and after settle questions about damage', 'advice of consumer bodies on hiring'],
    ],
  },
  {
    id: 'herd-a-group',
    format: 'howto',
    again: 9,
    emoji: '🐑',
    tags: ['GroupBooking', 'PlanAhead', 'Organised'],
    title: [
      'How to organise an outing for a group without losing friends',
      'Booking for a group: four rules for whoever does it',
    ],
    cover: 'One date, one list, one purse',
    gist: [
      'Offer two dates and not an open question, set a day for answers, collect the money first, and be the only one who talks to the place. So a group gets out of the door.',
      'Groups do not decide, they answer. Ask them between this and that, and by when, and it is done by Thursday.',
    ],
    subject: ['Do not ask when everybody can', 'The money first'],
    hooks: {
      '*': [
        '"When can everybody?" is the question on which outings die.',
        'A group is organised by one person with two dates and a deadline.',
      ],
      pt: 'A group needs one contact, one deadline and one payment, or it becomes a chat.',
      fi: 'So it has landed on you again to organise it? Four rules, and you may even enjoy it.',
      a: 'Two dates. One deadline. Money first.',
      h: 'Eleven people, one chat, and a thumb that might mean anything.',
      l: 'A good day in company begins with a clear question.',
    },
    lines: {
      '*': [
        'Organising a group? Never ask when everybody can. Ask: this Friday or the next?',
        'Collect the money before you book for a group. Who has paid turns up.',
        'One person talks to the place, and only one. Three people who ask the same get three answers.',
        'Say in the invitation by when you need an answer, and what happens without one.',
      ],
      h: ['In every group there is one who answers "I am easy" and is not.'],
    },
    scene: [
      'Forty messages, nine thumbs, two dates that have passed. And then somebody writes: what was it about again?',
      'Half past seven, a table for twelve, eight people. Two are parking, and two have understood tomorrow.',
    ],
    why: [
      [
        'An open question asks each person to do the organising.',
        'Many small choices are put off. A single one is made.',
      ],
      [
        'A place has to know how many really come, since chairs and hands are planned by it.',
        'The number is what everything hangs on, and it is known only when people have committed.',
      ],
    ],
    parts: [
      [
        'Offer two dates',
        ['The one with more hands up is taken.', 'A third one only brings doubt.'],
        'Two dates on a slip of paper',
      ],
      [
        'Set a day for answers',
        ['After it the list is closed, kindly.', 'Until then you need not chase anybody.'],
        'A calendar with a circle',
      ],
      [
        'Collect the money first',
        ['It turns a "probably" into a yes.', 'Nobody likes to be the bank of eleven friends.'],
        'Coins and notes on a list of names',
      ],
      [
        'Be the only one who calls',
        [
          'Diets, ages, wheelchairs, the surprise for Eva: in one message.',
          'The place needs one name and one number.',
        ],
        'A person on the telephone with a list',
      ],
    ],
    turn: ["And next time it is somebody else's turn.", 'The one who organised it gets the best seat.'],
    asks: [
      'Are you the one who organises, or the one with the thumb?',
      'What was your best outing with a crowd?',
    ],
    ends: {
      pt: 'One contact, one deadline, one payment.',
      fi: 'They will thank you. Late, and loudly.',
      a: 'Decide, collect, go.',
      h: 'The thumb came too, by the way.',
      l: 'And then only the evening is left.',
    },
    keep: 'the next outing',
    send: 'the one who always organises everything',
    needs:
      '\\b(?:for |large |big |private )groups\\b|groups? (?:of|over|up to|bookings?|welcome)|(?:birthday|hen|stag|office|christmas|works) part(?:y|ies)|\\bhens?\\b|\\bstag\\b|team (?:events?|days?|building)|works? outings?|school trips?',
    unless:
      'marquee|cater|weddings?\\b|small groups?|group (?:classes|lessons|training|sessions)|toddler group|self-help|support group|playgroup|third[- ]party|dinner party|funeral|clinic|therap|physio|accountan|solicitor|software',
    own: [
      {
        kinds: ['service', 'policy', 'offer', 'product', 'price', 'event'],
        about:
          '\\bgroups?\\b|part(?:y|ies) (?:of|for)|parties\\b|\\bhen (?:do|part)|\\bhens? (?:and|&)|\\bstag\\b|team (?:days?|building|events?|outings?)|corporate|outings?|school trips?',
        lead: ['For groups, at {name}:', 'About {name}:'],
      },
    ],
    pic: {
      ask: 'Your biggest table, room or row of chairs, set for a group',
      alt: 'A long table set for a group',
    },
    claims: [
      ['A choice between two and a deadline gets more answers than an open question', 'common experience'],
    ],
  },
  {
    id: 'does-the-pass-pay',
    format: 'howto',
    again: 9,
    emoji: '🧮',
    tags: ['Membership', 'DoTheSum', 'GoodToKnow'],
    title: [
      'Does a pass or membership pay? A sum on the back of an envelope',
      'Single ticket or pass: how to work out what pays',
    ],
    cover: 'Does the pass pay?',
    gist: [
      'Count how often you really came in the last two months, not how often you mean to. Divide the price of the pass by the single price: that is how often you must come.',
      'A pass pays for the person that you are and not for the one that you plan to be. Two months of your diary tell which that is.',
    ],
    subject: ['Count the visits that happened', 'The person you plan to be'],
    hooks: {
      '*': [
        'Price of the pass divided by the price of one visit: that is how often you have to come.',
        'A pass is a bet on yourself. Look at your diary before you place it.',
      ],
      pt: 'The break-even of a pass is one division. The honest figure is the number of visits.',
      fi: 'You mean to come every week, of course. How often was it in fact?',
      a: 'Divide. Count. Decide.',
      h: 'Nobody buys a pass for the person who stays on the sofa, and it is always that one who gets it.',
      l: 'A small sum, and then ease.',
    },
    lines: {
      '*': [
        'Does a pass pay? Divide its price by that of a single visit. Then look into your diary whether you come that often.',
        'Take the visits of the last two months as your measure, not the good intentions.',
        'Ask whether a pass can be paused, passed on or used up after it ends. It is worth as much as a discount.',
        'A pass has one more use: what has been paid for gets done.',
      ],
      h: ['The most expensive pass is the one that is carried round in a wallet for moral support.'],
    },
    scene: [
      'At the till lies the card with ten little boxes. Three of them have holes, and the date is from spring.',
      'You lay the diary beside the price list, count with a pencil, and are honest for a minute.',
    ],
    why: [
      [
        'Plans are made for free evenings, and life happens on the others.',
        'We remember the weeks in which it went well.',
      ],
      [
        'On the other hand a visit that is paid for already asks for no decision any more.',
        'With a pass the question each week is no longer whether but when.',
      ],
    ],
    parts: [
      [
        'Divide one price by the other',
        ['The result says how many visits it takes.', 'Round up. Half a visit does not exist.'],
        'A pencil and a sum on an envelope',
      ],
      [
        'Count your last two months',
        [
          'Holidays and colds included, since they will come again.',
          'The diary knows it, and so does the bank.',
        ],
        'A diary with small marks',
      ],
      [
        'Ask what happens to the rest',
        [
          'Does it run out, can it be paused, may a friend use it?',
          'The answer is often kinder than the small print.',
        ],
        'A card with a few holes',
      ],
    ],
    turn: [
      'And if it just pays, take it: you will go more often.',
      'A sum that takes a minute and is right for a year.',
    ],
    asks: ['Pass or single: which one are you?', 'Which card in your wallet did you use last?'],
    ends: {
      pt: 'Break-even, real visits, terms.',
      fi: 'Whatever comes out, you have been honest.',
      a: 'Count what was.',
      h: 'The sofa sends its regards.',
      l: 'Decided once, for the whole year.',
    },
    keep: 'the next pass that tempts you',
    send: 'somebody with three cards in the wallet',
    needs:
      'members(?:hips?)?\\b|season tickets?|\\d+[- ](?:packs?|class (?:pass|card)|trip)|\\bpass(?:es)?\\b|block of \\d|subscriptions?\\b|(?:ten|five|ten-class|punch) (?:pass|card)|monthly (?:plan|fee)',
    unless:
      "members? of (?:the|our|staff)|staff members|team members|MOT pass|pass(?:ed)? (?:the|your|their|first)|pass rate|member's|dental plan|software|for members only|association|federation|credit union|church|congregation|trade members",
    own: [
      {
        kinds: ['price', 'offer', 'service', 'policy', 'product'],
        about:
          'memberships?\\b|season tickets?|(?:ten|\\d+)[- ](?:class(?:es)?|lessons?|trips?|swims?)\\b|\\bpass(?:es)?\\b|block of|subscriptions?\\b|punch card|class card|loyalty card|\\bmonthly\\b',
        lead: ['The figures for the sum, at {name}:', 'About {name}:'],
      },
    ],
    pic: {
      ask: 'Your pass, card or ticket beside a pencil',
      alt: 'A punched card beside a pencil and a sum',
    },
    claims: [
      ['People overestimate how often they will use a flat fee', 'research on gym contracts and flat rates'],
    ],
  },
  {
    id: 'how-small-is-a-small-group',
    format: 'answer',
    again: 9,
    emoji: '👥',
    tags: ['SmallGroups', 'HowToChoose', 'Learning'],
    title: [
      'Small groups: what the number changes, and what to ask',
      'How many in a group? What changes with the number',
    ],
    cover: 'What a small group changes',
    gist: [
      'In a group of six everybody is seen in a quarter of an hour, in one of twenty nobody need be. Ask how many there are at most, and what happens when somebody is missing.',
      'The size of a group decides how often it is your turn. Which is better depends on whether you like that.',
    ],
    subject: ['How often is it your turn?', 'Six or sixteen'],
    hooks: {
      '*': [
        'Before you join a group, ask one number: how many are there at most?',
        'The size of a group decides how often it is your turn.',
      ],
      pt: 'Minutes divided by heads: that is the attention that each person gets.',
      fi: 'Do you like to be seen, or would you rather sit at the back? Both have their group.',
      a: 'Ask how many there are at most.',
      h: 'In a small group there is no back row. Consider that before you come in your pyjamas.',
      l: 'Few people, and time for each.',
    },
    lines: {
      '*': [
        'Ask how many there are at most in a group, not how many there usually are.',
        'Shy? A group of six is easier than one of three. In three there is nowhere to look.',
        'Large groups have one advantage: nobody notices if you are the slowest.',
        'An hour divided by the heads in the room is what you get of it.',
      ],
      h: ['Twenty people in a room are a group. Twenty people in a chat are weather.'],
    },
    scene: [
      'Eight chairs in a circle, one of them is free, and everybody knows at once that you are new. After ten minutes they know your name.',
      'In the third row somebody has a question, and keeps it, and takes it home.',
    ],
    why: [
      [
        'With few people, mistakes are seen while they are still small.',
        'Somebody who has eight names to remember remembers them.',
      ],
      [
        'A large group is livelier and cheaper, and you can hide for a while.',
        'More heads bring more questions, also those which one did not dare to ask.',
      ],
    ],
    question: 'How small is a small group?',
    short: [
      'So small that each gets a turn in a quarter of an hour.',
      'Small enough that an absence is noticed.',
    ],
    parts: [
      [
        'Ask for the largest number',
        [
          'The usual one is that of a rainy Tuesday.',
          'It stands in the terms, or somebody knows it by heart.',
        ],
        'A row of chairs seen from the side',
      ],
      [
        'Ask how mixed it is',
        [
          'Beginners beside old hands can be splendid or hopeless.',
          'Ages and aims matter more than the sum of heads.',
        ],
        'Shoes of several sizes in a row',
      ],
      [
        'Try it once',
        [
          'Whether you like being seen shows in the first half hour.',
          'The mood of a room is in no brochure.',
        ],
        'An open door with light behind it',
      ],
    ],
    turn: ['The right number is the one in which you dare to ask.', 'And somebody keeps a chair for you.'],
    asks: [
      'Small circle or back row: where do you learn better?',
      'What would you dare to try only in a small group?',
    ],
    ends: {
      pt: 'Maximum, mix, trial.',
      fi: 'There is a chair for you in one of them.',
      a: 'Ask, try, stay or go.',
      h: 'And wear something that you can be seen in.',
      l: 'A small circle, and an hour.',
    },
    keep: 'the day you choose a course',
    send: 'somebody who wants to join in but not alone',
    needs:
      'small (?:groups?|class(?:es)?)|\\bmax(?:imum|\\.)?(?: of)? \\d+|up to \\d+ (?:people|children|pupils|students|dogs|per|in a)|groups? of (?:up to |max(?:imum)? )?\\d|\\d+ (?:per|to a) (?:class|group)|(?:four|five|six|eight|ten|twelve) (?:per|in a|to a) (?:class|group)',
    unless: 'escape room|minibus|taxi|book a table|restaurant|guests',
    own: [
      {
        kinds: ['service', 'policy', 'process', 'number', 'product', 'event', 'people'],
        about:
          'small (?:groups?|classes|tours)|max(?:imum|\\.)? (?:of )?(?:\\d+|four|five|six|eight|ten|twelve)\\b|up to (?:\\d+|four|five|six|eight|ten|twelve) (?:people|children|pupils|guests|players|students|places)|groups? of|per (?:class|group|instructor)|in a (?:class|group)|to a (?:class|group)|no more than \\w+ (?:people|in)',
        lead: ['How it works with {name}:', 'The number at {name}:'],
      },
    ],
    pic: {
      ask: 'Your room with the chairs or mats laid out',
      alt: 'A small circle of chairs in a bright room',
    },
    claims: [['Attention per head falls with the size of a group', 'arithmetic, teaching practice']],
  },
];
