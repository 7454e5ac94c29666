// Choosing and paying: out of many, by the group, by pass, on hire, with a price that begins with "from".
import type { Idea } from '../../library/idea.ts';

export const CHOOSING: readonly Idea[] = [
  {
    id: 'choose-out-of-many',
    format: 'howto',
    again: 8,
    emoji: '🔎',
    tags: ['HowToChoose', 'Decisions', 'AskTheExpert'],
    title: ['Too much choice? How to find the right one', 'Hard to choose? Three questions that help'],
    cover: 'Hard to choose? This helps',
    gist: [
      'Say what it is for, what you do not like, and how much you want to spend. Then look at three things instead of thirty.',
      'With three sentences, somebody who knows the range can show you the two or three that suit you.',
    ],
    subject: ['Hard to choose? This helps', 'Look at three, not at thirty'],
    hooks: {
      '*': [
        'So much to choose from? Say what it is for, and the choice gets small.',
        'You cannot decide? These three questions help.',
      ],
      ptal: 'Purpose, dislikes, budget: three facts turn a large choice into a small one.',
      fi: 'Standing in front of a full shelf and cannot decide? Just ask.',
      h: 'A large choice is lovely, until you have to choose.',
    },
    lines: {
      '*': [
        'Too much to choose from? Say what you do not like. That removes half of it.',
        'Ask for two suggestions instead of looking at everything.',
        'Say what it is for before you look, and you are shown the right things.',
        'Put your three favourites side by side. The choice is easier then.',
      ],
      h: ['The one you like is mostly among the first three.'],
    },
    scene: [
      'You have looked at everything and know less than before.',
      'One question from somebody who knows, and only three are left.',
    ],
    why: [
      ['Too many things at once make it hard to compare.', 'The more there is, the harder it is to decide.'],
      [
        'Whoever works with it every day knows what suits whom.',
        'Staff know what others in your place have chosen.',
      ],
    ],
    parts: [
      [
        'Tell them its purpose',
        ['For whom, for when, for how long.', 'That decides more than the price.'],
        'Two people talking',
      ],
      [
        'Say what you do not like',
        ['Too big, too loud, the wrong colour.', 'It makes the choice smaller at once.'],
        'A hand putting something aside',
      ],
      [
        'Look at three',
        ['Side by side they can be compared.', 'One dear, one cheap, one in between.'],
        'Three things side by side',
      ],
    ],
    turn: ['Then take the one you would miss.', 'You can always come back.'],
    asks: ['Do you choose quickly, or do you look at everything?', 'What is hardest for you to choose?'],
    ends: {
      ptal: 'Say what for, look at three, take one.',
      fi: 'Just ask. Helping is part of it.',
      h: 'The other ninety-seven will still be there.',
    },
    keep: 'the next visit',
    send: 'somebody who cannot decide',
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
    title: ['A price that starts with "from": what decides the rest', 'How to get an exact price'],
    cover: 'How to get an exact price',
    gist: [
      '"From" is the price for the simplest case. Say what you need, how much and by when, and you get your exact price.',
      'For an exact price, describe what you need: size, number, date. A picture helps.',
    ],
    subject: ['How to get an exact price', 'What "from" means in a price'],
    hooks: {
      '*': [
        'What does "from" mean in a price? It is the simplest case. Ask for yours.',
        'Want an exact price? These three details are enough.',
      ],
      ptal: 'Size, amount and date decide what a job or an order costs in the end.',
      fi: 'Wondering what it would cost you? Just ask. It is the most normal question.',
      h: '"From" is a small word. Asking takes two more.',
    },
    lines: {
      '*': [
        '"From" in a price means the simplest case. Describe yours and ask for the exact price.',
        'For an exact price, say what you need, how much of it, and by when.',
        'A picture and a measurement often give a price the same day.',
        'Ask what is included in the price. Then you can compare properly.',
      ],
      h: ['Asking for the price is allowed. Everybody wants to know it.'],
    },
    scene: [
      'You read a price with "from" and wonder what it is for you.',
      'One message with three details, and the answer is a clear number.',
    ],
    why: [
      [
        'Every order is different, so a single price would be wrong for most people.',
        'The same service can be small or large.',
      ],
      ['With clear details you get a clear price.', 'The better the description, the fewer the surprises.'],
    ],
    parts: [
      [
        'Say what you need',
        ['In your own words.', 'With a picture, if you have one.'],
        'A phone taking a picture',
      ],
      [
        'Say how much or how big',
        ['Number, size or length.', 'A rough measurement is enough to begin.'],
        'A tape measure',
      ],
      [
        'Ask what is included',
        ['Material, travel, tax.', 'Then you know what you pay in the end.'],
        'A price list',
      ],
    ],
    turn: ['Then you know the price before you decide.', 'A price can always be explained.'],
    asks: ['Do you ask for prices, or do you hesitate?', 'What do you want to know before you order?'],
    ends: {
      ptal: 'What, how much, by when: then you get your price.',
      fi: 'Just ask. It costs nothing.',
      h: 'Two words: how much?',
    },
    keep: 'the next question about a price',
    send: 'somebody who wants to know what it costs',
    only: '\\bquotes?\\b|estimate|bespoke|made to (?:order|measure)|commission|custom|repair|restor|install|\\bfit(?:ted|ters?|ting)\\b|\\bbuild|clean(?:ing|ers)|garden|landscap|paint(?:er|ing)|decorat|\\bprint|cater|removals|engrav|upholster|alteration',
    needs: '\\bfrom (?:only |just )?[£$€]|\\bfrom (?:CHF|kr) ?\\d',
    unless: '\\b(?:hire|rental)\\b',
    own: [
      {
        kinds: ['price', 'offer', 'service', 'product'],
        about: '\\bfrom (?:only |just )?(?:[£$€]|CHF|kr)',
        lead: ['Prices at {name}:', 'From the price list of {name}:'],
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
      'Hiring something: what to check when you collect it',
      '{Hire|Rent} it: a checklist for collecting and returning',
    ],
    cover: 'Collect it, check it, return it',
    gist: [
      'Look it over together, have it explained, ask what the price includes, and note when it is due back.',
      'Five minutes when you collect it: look it over, have it shown to you, note the time of return.',
    ],
    subject: ['Collect it, check it, return it', 'Five minutes when you collect it'],
    hooks: {
      '*': [
        'You want to {hire|rent} something? Take five minutes when you collect it.',
        'What to check when you {hire|rent} something, from collecting to returning.',
      ],
      ptal: 'Check it together, have it explained, note the return: then hiring is easy.',
      fi: 'Collecting something soon? These points make it easy.',
      h: 'Why buy what you need twice a year and trip over for the rest of it?',
    },
    lines: {
      '*': [
        'When you {hire|rent} something, look it over together and take a few pictures.',
        'Let somebody show you how it works before you take it away.',
        'Ask what counts as a day when you {hire|rent} something, and what happens if you are late.',
        'Bring along what is needed when you collect it: identity card, deposit, straps or a blanket.',
      ],
      h: ['What you {hire|rent} needs no place in your shed.'],
    },
    scene: [
      'You want to set off and do not remember what was explained.',
      'It is returned, clean and on time, and nobody has to search for anything.',
    ],
    why: [
      ['What is clear at the start leads to no discussion at the end.', 'Both sides are on the safe side.'],
      [
        'You only pay for it when you need it, and somebody else looks after it.',
        'Hiring costs less than buying what stands about for most of the year.',
      ],
    ],
    parts: [
      [
        'Look it over together',
        ['Take pictures of what is already scratched.', 'It takes a minute.'],
        'A phone taking a picture',
      ],
      [
        'Have it explained',
        ['Start, stop, and what to watch.', 'Ask what others get wrong.'],
        'Two hands on a switch',
      ],
      [
        'Ask what is included',
        ['Insurance, fuel, accessories.', 'And what the deposit is.'],
        'A form and a pen',
      ],
      [
        'Note when it is due back',
        ['Day and hour, as an alarm in your phone.', 'Ask what to do if it gets later.'],
        'An alarm on a phone',
      ],
      [
        'Return it clean',
        ['As you would like to find it.', 'It goes to somebody else tomorrow.'],
        'A cloth on a handle',
      ],
    ],
    turn: ['Have fun with it.', 'And then it is no longer in your way.'],
    asks: ['What would you rather {hire|rent} than buy?', 'What do you need only once a year?'],
    ends: {
      ptal: 'Check, ask, note, return.',
      fi: 'Any questions? Ask when you collect it.',
      h: 'And your shed stays empty.',
    },
    keep: 'the day you collect it',
    send: 'whoever collects it with you',
    needs: '\\b(?:hire|hires|hiring|rent|rents|rentals?)\\b',
    unless:
      'stairlift|mobility|hearing|(?:we|I) (?:set (?:it |them )?up|put (?:it |them )?up|install|deliver and)|\\brooms?\\b[^.]{0,20}(?:hire|rent)|(?:hall|room|venue|desk|office|flat|apartment|house|cottage|propert|holiday|chair|pitch|skip|private|taxi|film|movie|costume|crane|marquee)s? (?:hire|rentals?|to rent)|halls? for hire|lettings?|landlord|tenant|estate agen|crane|skips?\\b|with (?:a )?(?:driver|operator)',
    own: [
      {
        kinds: ['price', 'service', 'product', 'policy', 'offer', 'process', 'place', 'story'],
        about: '^(?!.*software).*\\b(?:hire|rent|rental)\\b(?! (?:staff|people))',
        lead: 'What you can {hire|rent} at {name}:',
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
    emoji: '👥',
    tags: ['GroupBooking', 'PlanAhead', 'Organised'],
    title: [
      'How to organise an outing for a group',
      'Booking for a group: four tips for whoever organises it',
    ],
    cover: 'Booking for a group',
    gist: [
      'Suggest two dates, set a day by which everybody answers, collect the money first, and let one person do the booking.',
      'One person, two dates, one deadline: that is how a group gets together.',
    ],
    subject: ['Booking for a group', 'Two dates, one deadline'],
    hooks: {
      '*': [
        'You are organising something for a group? Do not ask "when can everybody?" Suggest two dates.',
        'Office party, birthday, hen do: four tips for whoever organises it.',
      ],
      ptal: 'With a deadline and one contact, a group booking works.',
      fi: 'Has it landed on you again? These four tips make it easy.',
      h: 'Eleven people, one chat, nine thumbs up and no date. This helps.',
    },
    lines: {
      '*': [
        'Organising a group? Suggest two dates, and take the one with more votes.',
        'Collect the money before you book for a group. Who has paid comes.',
        'Let one person talk to the place. Three people get three answers.',
        'Say early how many you are for a group booking, and what somebody cannot eat or do.',
      ],
      h: ['In every group there is one who has not read the message.'],
    },
    scene: [
      'Forty messages later, nobody knows which Friday it is.',
      'On Thursday the date is fixed, and everybody looks forward to it.',
    ],
    why: [
      ['An open question gets no answer.', 'With many people, no date suits everybody.'],
      [
        'The number has to be known, so that everything is ready for you.',
        'With a fixed number, there is room for all of you.',
      ],
    ],
    parts: [
      [
        'Suggest two dates',
        ['No more than two.', 'The one with more votes is taken.'],
        'Two dates on a note',
      ],
      [
        'Set a deadline',
        ['Say what happens with those who do not answer.', 'A few days are enough.'],
        'A calendar with a mark',
      ],
      [
        'Collect the money first',
        ['Then the number is certain.', 'Nobody likes to ask for it afterwards.'],
        'Coins on a list of names',
      ],
      [
        'Let one person book',
        ['With all wishes in one message.', 'And with a phone number for the day.'],
        'A person on the phone',
      ],
    ],
    turn: ['Then only the good mood is missing.', "And next time it is somebody else's turn."],
    asks: ['Are you the one who organises?', 'What was your best outing with a group?'],
    ends: {
      ptal: 'Two dates, one deadline, one contact.',
      fi: 'Have a lovely day together.',
      h: 'And remind the one who has not read it.',
    },
    keep: 'the next outing',
    send: 'your group',
    needs:
      '\\b(?:for |large |big |private )groups\\b|groups? (?:of|over|up to|bookings?|welcome)|(?:birthday|hen|stag|office|christmas|works) part(?:y|ies)|\\bhens?\\b|\\bstag\\b|team (?:events?|days?|building)|works? outings?|school trips?',
    unless:
      'marquee|cater|weddings?\\b|small groups?|group (?:classes|lessons|training|sessions)|toddler group|self-help|support group|playgroup|third[- ]party|dinner party|funeral|clinic|therap|physio|accountan|solicitor|software',
    own: [
      {
        kinds: ['service', 'policy', 'offer', 'product', 'price', 'event'],
        about:
          '\\bgroups?\\b|part(?:y|ies) (?:of|for)|parties\\b|\\bhen (?:do|part)|\\bhens? (?:and|&)|\\bstag\\b|team (?:days?|building|events?|outings?)|corporate|outings?|school trips?',
        lead: ['For groups, at {name}:', 'What {name} does for groups:'],
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
    again: 8,
    emoji: '🎟️',
    tags: ['Membership', 'DoTheSum', 'GoodToKnow'],
    title: [
      'Pass, membership or single visit: which is right for you?',
      'Is a membership worth it? Do this quick sum',
    ],
    cover: 'Pass or single visit?',
    gist: [
      'Divide the price of the pass by the price of one visit. If you come more often than that, the pass is cheaper.',
      'If you come regularly, a pass or membership saves money, and you need not decide anew each time.',
    ],
    subject: ['Pass or single visit?', 'A quick sum'],
    hooks: {
      '*': [
        'Is a pass or membership worth it for you? This sum takes one minute.',
        'Price of the pass divided by the price of one visit: that is how often you have to come.',
      ],
      ptal: 'Who comes regularly pays less with a pass.',
      fi: 'Are you wondering which ticket is right for you? Here is how to find out.',
      h: 'A pass in your wallet is harder to ignore than a good intention.',
    },
    lines: {
      '*': [
        'Divide the price of a pass by one visit. If you come more often, it pays.',
        'Look in your diary: how often did you come in the last two months?',
        'Ask whether a pass can be paused or used by somebody else.',
        'What is paid for gets done: a pass helps you to keep it up.',
      ],
      h: ['The sofa has no membership. It wins by other means.'],
    },
    scene: [
      'You buy a single ticket for the fifth time this month.',
      'It is raining, but the pass is paid for, so you go.',
    ],
    why: [
      ['Regular visits are cheaper with a pass.', 'From a certain number on, each visit is free.'],
      ['With a pass you do not have to decide each time.', 'Coming becomes a good habit.'],
    ],
    parts: [
      ['Do the sum', ['Pass divided by single price.', 'Round up to whole visits.'], 'A calculator'],
      ['Count your last visits', ['Two months are a good measure.', 'Your diary knows it.'], 'A diary'],
      [
        'Ask about the rules',
        ['Pausing, passing on, how long it runs.', 'Then there are no surprises.'],
        'A card in a hand',
      ],
    ],
    turn: ['If in doubt, start with single visits.', 'You can change later.'],
    asks: ['Pass or single visit: which do you like?', 'How often do you come in a month?'],
    ends: {
      ptal: 'Do the sum, then choose.',
      fi: 'Ask, and you get help with the sum.',
      h: 'And the sofa may wait.',
    },
    keep: 'the next visit',
    send: 'somebody who comes often',
    needs:
      'members(?:hips?)?\\b|season tickets?|\\d+[- ](?:packs?|class (?:pass|card)|trip)|\\bpass(?:es)?\\b|block of \\d|subscriptions?\\b|(?:ten|five|ten-class|punch) (?:pass|card)|monthly (?:plan|fee)',
    unless:
      "members? of (?:the|our|staff)|staff members|team members|MOT pass|pass(?:ed)? (?:the|your|their|first)|pass rate|member's|dental plan|software|for members only|association|federation|credit union|church|congregation|trade members",
    own: [
      {
        kinds: ['price', 'offer', 'service', 'policy', 'product'],
        about:
          'memberships?\\b|season tickets?|(?:ten|\\d+)[- ](?:class(?:es)?|lessons?|trips?|swims?)\\b|\\bpass(?:es)?\\b|block of|subscriptions?\\b|punch card|class card|loyalty card|\\bmonthly\\b',
        lead: ['The figures at {name}:', 'Prices at {name}:'],
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
    again: 8,
    emoji: '👥',
    tags: ['SmallGroups', 'HowToChoose', 'Learning'],
    title: ['Why small groups help you learn', 'Small groups: what the number changes'],
    cover: 'What a small group changes',
    gist: [
      'In a small group you are seen, you can ask, and mistakes are put right at once. Beginners often feel safer as well.',
      'The fewer people, the more often it is your turn. That is why small groups are good for beginners.',
    ],
    subject: ['What a small group changes', 'Why small groups help'],
    hooks: {
      '*': [
        'Why is a small group good for beginners? Because somebody sees what you do.',
        'In a small group nobody stands in the last row.',
      ],
      ptal: 'Fewer people means more attention for each.',
      fi: 'Are you shy in large groups? Then a small one is right for you.',
      h: 'In a small group you cannot hide behind the tall one. It is for the best.',
    },
    lines: {
      '*': [
        'Before you join a group, ask how many there are at most.',
        'In a small group mistakes are seen early, when they are easy to put right.',
        'Shy? In a small group you know the others after one hour.',
        'Ask what happens with your place in a group if you miss a session.',
      ],
      h: ['In a small group somebody notices if you do not come. That helps.'],
    },
    scene: [
      'There are eight of you, and after ten minutes everybody knows your name.',
      'You have a question, and you can ask it at once.',
    ],
    why: [
      ['With few people, there is time for each.', 'Everybody gets help when it is needed.'],
      ['Small groups get to know each other.', 'It is easier to ask when you know the others.'],
    ],
    parts: [
      [
        'More attention',
        ['Somebody watches how you do it.', 'Mistakes are put right straight away.'],
        'Two people working together',
      ],
      ['More questions', ['There is time for them.', 'Nobody minds a silly one.'], 'A raised hand'],
      ['More fun', ['You know the others by name.', 'Many friendships begin like that.'], 'People laughing'],
    ],
    turn: ['So book early, because small groups are soon full.', 'Come and try it once.'],
    asks: ['Small group or large one: what do you like?', 'What would you like to try in a small group?'],
    ends: {
      ptal: 'Fewer people, more attention.',
      fi: 'There is room for beginners.',
      h: 'And the tall one stands behind you.',
    },
    question: 'What is good about a small group?',
    short: [
      'You get more attention, and your questions are answered at once.',
      'It is your turn more often.',
    ],
    keep: 'the next course you book',
    send: 'somebody who is shy',
    only: 'class(?:es)?\\b|lessons?|courses?\\b|workshops?\\b|teach|train(?:er|ing)\\b|yoga|pilates|coach|tutor|tuition',
    needs:
      'small (?:groups?|class(?:es)?)|\\bmax(?:imum|\\.)?(?: of)? \\d+|up to \\d+ (?:people|children|pupils|students|dogs|per|in a)|groups? of (?:up to |max(?:imum)? )?\\d|\\d+ (?:per|to a) (?:class|group)|(?:four|five|six|eight|ten|twelve) (?:per|in a|to a) (?:class|group)',
    unless: 'escape room|minibus|taxi|book a table|restaurant|guests',
    own: [
      {
        kinds: ['service', 'policy', 'process', 'number', 'product', 'event', 'people'],
        about:
          'small (?:groups?|classes|tours)|max(?:imum|\\.)? (?:of )?(?:\\d+|four|five|six|eight|ten|twelve)\\b|up to (?:\\d+|four|five|six|eight|ten|twelve) (?:people|children|pupils|guests|players|students|places)|groups? of|per (?:class|group|instructor)|in a (?:class|group)|to a (?:class|group)|no more than \\w+ (?:people|in)',
        lead: ['The groups at {name}:', 'How many at {name}:'],
      },
    ],
    pic: {
      ask: 'Your room with the chairs or mats laid out',
      alt: 'A small circle of chairs in a bright room',
    },
    claims: [['Attention per head falls with the size of a group', 'arithmetic, teaching practice']],
  },
  {
    id: 'send-a-picture',
    format: 'tip',
    again: 8,
    emoji: '📱',
    tags: ['SendAPicture', 'AskBetter', 'GoodToKnow'],
    title: ['How to take a picture that helps us help you', 'Asking for a quote? Send these two pictures'],
    cover: 'Two pictures that help',
    gist: [
      'Send one picture from near and one from further away, in daylight, with something beside it that shows the size. Then you mostly get an answer at once.',
      'Two pictures by message often save a visit: one from near, one of the whole.',
    ],
    subject: ['Two pictures that help', 'How to send a useful picture'],
    hooks: {
      '*': [
        'Two pictures by message can save you a visit. Here is how to take them.',
        'Send a picture with your question, and the answer comes sooner.',
      ],
      ptal: 'One picture from near, one of the whole, in daylight: that is enough for a first answer.',
      fi: 'You do not know what it is called? Send a picture. That is enough.',
      h: '"The thing on the left of the other thing" is hard to find. A picture is easier.',
    },
    lines: {
      '*': [
        'Asking by message? Send one picture from near and one from three steps back.',
        'Take the picture in daylight and without flash.',
        'Put a coin or a hand beside it, so that one can see the size.',
        'Photograph the label or the number as well, if there is one.',
      ],
      h: ['Nobody laughs about your mess in the background. Promise.'],
    },
    scene: [
      'You describe it for five minutes on the phone, and nobody knows what you mean.',
      'Two pictures, one minute later the answer: yes, that can be done.',
    ],
    why: [
      ['Somebody who sees it every day recognises it at once.', 'A picture shows what is hard to describe.'],
      [
        'From the surroundings one can see how to get at it.',
        'The close picture shows the problem, the other one the place.',
      ],
    ],
    parts: [
      [
        'One from near',
        ['Sharp, with the important part in the middle.', 'Tap on it, so that the phone focuses.'],
        'A close-up on a phone',
      ],
      [
        'One from further away',
        ['So that one sees what belongs to it.', 'Three steps back are enough.'],
        'A phone held further away',
      ],
      [
        'Something for the size',
        ['A coin, a hand, a ruler.', 'Otherwise nobody can tell how big it is.'],
        'A coin beside a thing',
      ],
    ],
    turn: ['Add one sentence about what you would like.', 'Then you often have an answer the same day.'],
    asks: ['Do you send pictures, or do you call?', 'What could you never have described without a picture?'],
    ends: {
      ptal: 'Near, far, with a coin.',
      fi: 'Just send it. It costs nothing.',
      h: 'The mess stays between us.',
    },
    keep: 'the next question',
    send: 'somebody who needs help with something',
    needs:
      '\\b(?:photos?|pictures?|pics?)\\b.*\\b(?:quote|price|estimate)|\\b(?:send|text|whats ?app|email) (?:us|me) (?:a|your|some) (?:photo|picture|pic)|\\bquotes?\\b.*\\bby (?:photo|text|whats ?app)',
    own: [
      {
        kinds: ['policy', 'place', 'process', 'service', 'offer', 'price'],
        about:
          '(?:send|e-?mail|text|whats ?app)[^.]*(?:photo|picture|\\bpic)|(?:photos?|pictures?) (?:by|via|to)\\b|whats ?app',
        lead: ['How it works at {name}:', 'Pictures to {name}:'],
      },
    ],
    pic: {
      ask: 'A phone over a small thing with a coin beside it',
      alt: 'A phone taking a picture of a part beside a coin',
    },
    claims: [
      [
        'An overall view, a detail and a scale make pictures usable for a remote look',
        'practice of trades and surveyors',
      ],
    ],
  },
  {
    id: 'a-voucher-that-gets-used',
    format: 'howto',
    again: 8,
    emoji: '🎁',
    tags: ['GiftVoucher', 'GiftIdeas', 'GiveTime'],
    title: [
      'How to give a voucher that really gets used',
      'Giving a voucher: how to make it a lovely present',
    ],
    cover: 'A voucher that gets used',
    gist: [
      'Write a date on the card, offer to come along or to look after the children, and add something small to unwrap.',
      'A voucher with a suggested date is used. One without often lies in a drawer.',
    ],
    subject: ['A voucher that gets used', 'How to give a voucher'],
    hooks: {
      '*': [
        'A voucher with a date on it gets used. Here is how to give one well.',
        'Giving a voucher? These small things make it a real present.',
      ],
      ptal: 'A date, company and something to unwrap turn a voucher into a present.',
      fi: 'No idea for a present? A voucher is lovely if you do it like this.',
      h: 'Drawers are full of vouchers without a date. Yours need not be.',
    },
    lines: {
      '*': [
        'Giving a voucher? Write two possible dates on the card.',
        'Offer to look after the children on the day when you give parents a voucher.',
        'Add something small to a voucher that can be unwrapped.',
        'Write on the front how long the voucher is valid.',
      ],
      h: ['The drawer has enough vouchers already.'],
    },
    scene: [
      'The envelope comes to light when the voucher has run out.',
      'She opens the card and reads: second Saturday in March, I will fetch you at two.',
    ],
    why: [
      ['Without a date it is easily put off.', 'One day later turns into one year later.'],
      [
        'Making the date is the hard part. You can do it for them.',
        'Somebody has thought of everything: that is the present.',
      ],
    ],
    parts: [
      [
        'Write two dates on it',
        ['One soon and one later.', 'Ask beforehand which days are free.'],
        'Two dates on a card',
      ],
      [
        'Offer to come along',
        ['Or to look after the children.', 'Many people do not like to go alone.'],
        'Two people at a door',
      ],
      [
        'Add something to unwrap',
        ['Something small that goes with it.', 'A card alone looks lonely.'],
        'A wrapped parcel',
      ],
    ],
    turn: ['Then it only has to be enjoyed.', 'And somebody is very pleased.'],
    asks: ['Which voucher would you like to get?', 'What was the best voucher you were ever given?'],
    ends: {
      ptal: 'Date, company, something to unwrap.',
      fi: 'Somebody will be very pleased.',
      h: 'And the drawer stays shut.',
    },
    keep: 'the next birthday',
    send: 'somebody who is looking for a present',
    needs: 'vouchers?\\b|gift cards?\\b',
    unless: 'food vouchers?|childcare vouchers?|food ?bank',
    own: [
      {
        kinds: ['product', 'service', 'offer', 'policy', 'price'],
        about: 'vouchers?|gift cards? (?:from|for|in|at|of|sold|can|are)',
        lead: ['Vouchers at {name}:', 'What you can give from {name}:'],
      },
    ],
    pic: {
      ask: 'Your voucher in its envelope, with a pen',
      alt: 'A gift voucher in an envelope beside a pen',
    },
    claims: [
      ['Vouchers without a planned date are often left unused', 'common experience, consumer surveys'],
    ],
  },
];
