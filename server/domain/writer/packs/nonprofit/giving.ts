// Giving: money, things, words, and what they do at the other end.
import type { Idea } from '../../library/idea.ts';

export const GIVING: readonly Idea[] = [
  {
    id: 'too-small-to-matter',
    format: 'myth',
    again: 10,
    emoji: '🪙',
    tags: ['SmallGifts', 'RegularGiving', 'CharityFacts'],
    title: 'Is a small donation worth it? What a little each month does',
    cover: 'Too small to matter?',
    gist: [
      'A small sum that comes every month can be planned with: it pays rent, fuel and wages in the months when nobody is thinking of giving. Size matters less than being there in March.',
      'Large gifts open a place. The small regular ones pay the caretaker and keep it open.',
    ],
    subject: ['The gift that comes in March', 'Small, and there every month'],
    hooks: {
      '*': [
        'In December the money comes by itself. The electricity bill comes in March as well.',
        'Somebody gives the price of one coffee a month, and has done so for nine years. You can run a telephone on people like that.',
      ],
      p: 'Regular income, however small, is what a budget can be built upon.',
      f: 'Have you ever kept a small gift back because it seemed too little to bother with?',
      a: 'Small and steady beats large and once.',
      t: 'Variance is the problem: ten thousand in one month buys less security than the same sum in twelve parts.',
      h: 'The gift was too small to mention, so she gave it quietly for nine years. By now it has paid for a good piece of roof.',
      i: 'Many small hands carry a thing for a long time.',
      l: 'A modest sum, given without fuss, again and again.',
    },
    lines: {
      '*': [
        'A gift that arrives every month lets somebody sign a lease, book a hall or hire a driver. One large sum a year does not.',
        'If you want to help a cause, ask it: once and larger, or small and monthly? Most will tell you honestly what they need just now.',
        'Leave a regular gift free of conditions, and it can go where the hole is. That is usually not where the poster is.',
        'Set a small gift up for the day after payday and forget it. Look at it once a year and decide again.',
      ],
      h: [
        'A gift the size of one coffee a month. Nobody has to give up coffee for it; things are hard enough.',
      ],
    },
    scene: [
      'The second week of March, the heating is on, and the treasurer is looking at a column in which December was splendid.',
      'Someone hovers over a form, thinks "what would they do with so little", and closes the page.',
    ],
    why: [
      [
        'Bills come at regular intervals and gifts do not, so what can be foreseen is worth more than its size suggests.',
        'A promise can only be made to people with money that is sure to come.',
      ],
      [
        'A thousand small givers are steadier than one large one, because they do not all stop on the same day.',
        'If a single large backer moves on, a project ends; if one small giver does, nothing happens.',
      ],
    ],
    parts: [
      [
        'Choose what you will not miss',
        [
          'A sum that survives a bad month of your own will still be coming in three years.',
          'Better half as much and for good than something you have to cancel in spring.',
        ],
        'Some coins beside a notebook',
      ],
      [
        'Give it without a label',
        [
          'Money tied to one purpose cannot mend the boiler.',
          'Those on the spot know where it is short. Let them decide, and read the report.',
        ],
        'A plain envelope without writing on it',
      ],
      [
        'Look once a year',
        [
          'Do you still stand behind it? Then leave it. If not, end it with a clear conscience.',
          'Put the date in your calendar. Gifts that are forgotten are no pleasure to either side.',
        ],
        'A calendar with one date marked',
      ],
    ],
    turn: [
      'If you cannot give at present, tell two others about a cause you think well of.',
      'After that it does its work without you.',
    ],
    asks: [
      'Small and monthly, or once and larger: how do you give?',
      'What was the first cause you ever gave something to?',
    ],
    ends: {
      p: 'In some countries tax relief can be claimed on gifts; the form usually has a box for it.',
      f: 'And thank you, if you are one of those who do it already.',
      a: 'Little, often, unlabelled.',
      t: 'Check what share a payment route keeps; for small sums the fee can matter.',
      h: 'No wing was ever named after a small monthly gift. Plenty of doors run smoothly on it, though.',
      i: 'What lasts is built out of what returns.',
      l: 'Given gladly, and not spoken of again.',
    },
    work: 'Payroll giving turns a whole staff into small monthly givers with one form. It works best where nobody can see who has ticked the box.',
    myth: 'A small donation makes no difference',
    short: 'It does, above all if it comes every month and is tied to nothing.',
    keep: 'the day after payday',
    send: 'somebody who thinks that it is too little',
    own: [
      {
        about:
          'monthly (?:gift|donation|giving|donor)|regular (?:gift|giving|donor|donation)|standing order|(?:become|be) a friend of|patrons?\\b',
        kinds: ['service', 'offer', 'process', 'product', 'link', 'number'],
        lead: 'Regular giving can start with very little.',
      },
    ],
    pic: {
      ask: 'A few coins beside a notebook or a collecting tin',
      alt: 'A collecting tin on a table with a few coins beside it',
    },
    claims: [
      ['Regular unrestricted income lets organisations plan', 'fundraising institutes; common practice'],
      ['Payment fees weigh more on small sums', 'arithmetic'],
    ],
  },
  {
    id: 'the-parcel-after-the-flood',
    format: 'mistake',
    again: 10,
    emoji: '📦',
    tags: ['DisasterRelief', 'HowToHelp', 'GiveWell'],
    wrong: 'Sending {parcels|packages} of clothes after a disaster',
    title: 'After a disaster: why money helps more than {parcels|packages}',
    cover: 'What helps after the flood',
    gist: [
      'In the first weeks after a disaster unasked-for {parcels|packages} block roads, halls and hands. Money buys the right thing near by, and gets local shops going again.',
      'The {jumper|sweater} is meant kindly. On the spot somebody has to unload, sort and dry it, while the {lorry|truck} with drinking water waits behind.',
    ],
    subject: ['Please keep the {jumpers|sweaters}', 'What the {lorry|truck} behind was carrying'],
    hooks: {
      '*': [
        'After every flood a sports hall fills up with clothes, and outside there is no room to turn the {lorry|truck} with the water.',
        'You see the pictures and go to the wardrobe. Stop for a minute with the {jumper|sweater} in your hand.',
      ],
      p: 'In an emergency cash travels faster, needs no sorting and can be changed overnight into what is missing.',
      f: 'Want to help right now, with your hands? It is a good impulse. Here is where to send it.',
      a: 'Send money. Send things only if they were asked for.',
      t: 'Relief is logistics: each {parcel|package} takes transport, floor space and sorting hours from goods that were ordered.',
      h: 'Aid workers have unpacked ball gowns, ski boots and one left shoe. The right one was said to be following.',
      i: 'To help well is to ask first what helps.',
      l: 'After a flood, fewer boxes, and help where it is missing.',
    },
    lines: {
      '*': [
        'After a disaster give money in the first week, and things only if a list asks for them. Sorting an unwanted {parcel|package} costs more hands than it warms.',
        'Wait a month and give then. The cameras have gone, and the rebuilding has only begun.',
        'Bought near the place, aid arrives sooner and keeps the local grocer alive. A {parcel|package} from far away does neither.',
        'Want to give things? Sell them at a stall at home and send the takings. The {jumper|sweater} stays, and the water arrives.',
      ],
      h: ['A high-heeled shoe is, in mud, a tool for very few tasks.'],
    },
    scene: [
      'A sports hall, clothes up to the basketball hoop. Two women are looking in it for one thing: {nappies|diapers}.',
      'The news is on, and a family is standing in the hall with three full bags and no idea where to take them.',
    ],
    why: [
      [
        'What is needed changes from day to day: water, then shovels, then dryers, then plaster.',
        'By the time a {parcel|package} has arrived, the need has often moved on to something else.',
      ],
      [
        'Every gift in kind has to be carried, stored, sorted and, too often, thrown away by people who have no time.',
        'The hands that unpack unasked-for things are the very ones that are missing elsewhere.',
      ],
    ],
    parts: [
      [
        'Give to somebody who is already there',
        [
          'An organisation with people on the spot before the news began knows the roads and the mayor.',
          'Look up the name yourself; false appeals turn up within hours.',
        ],
        'A hand writing down the name of an organisation',
      ],
      [
        'Do not tie it to one day',
        [
          'A gift "for where it is most needed" also helps in the valley with no camera.',
          'Aid groups draw on reserves first, and your money fills them for the next one.',
        ],
        'A map with several villages marked',
      ],
      [
        'Bring things only from a list',
        [
          'If a town asks for dehumidifiers, then it is dehumidifiers. {Ring|Call} before you drive.',
          'Label each box on two sides with its contents. Mixed boxes stay unopened.',
        ],
        'A box with a clear label on its side',
      ],
      [
        'Come back when it has gone quiet',
        [
          'In the tenth week somebody is standing in a house without floors. That is a good time for a gift.',
          'Write it in the calendar today: "How are they now?"',
        ],
        'A house with its windows open, drying out',
      ],
    ],
    turn: [
      'Your impulse was right. It only needed another envelope.',
      'The wardrobe can still be sorted, for the charity shop round the corner.',
    ],
    asks: [
      'What would you need first if your street were under water?',
      'Have you ever seen what became of a {parcel|package}?',
    ],
    ends: {
      p: 'Many countries publish a list of checked organisations after a large disaster.',
      f: 'And keep your warm things. You may need them yourself in winter.',
      a: 'Money now, things on request, and again in two months.',
      t: 'Cash shortens the chain from five links to two.',
      h: 'A ball gown is lovely, and bails out no cellars.',
      i: 'Compassion and patience make a strong pair.',
      l: 'Quietly, at the right time, to the right place.',
    },
    work: 'Firms that want to help with goods do best to ask for one number and one contact, and to deliver one product in whole pallets. Nothing is as welcome as two hundred of the same thing.',
    caution: 'Look up an appeal yourself before you pay; false collections follow large disasters.',
    keep: 'the next bad news from somewhere',
    send: 'somebody standing at a wardrobe with good intentions',
    own: [
      {
        about: 'emergency (?:relief|aid|appeal|fund)|disaster|humanitarian',
        kinds: ['service', 'process', 'story', 'event', 'link', 'value'],
        lead: 'Help in emergencies needs people who prepare for it.',
      },
    ],
    pic: {
      ask: 'A box with a clear label on its side, or a full clothes bag by a door',
      alt: 'A cardboard box with a handwritten label on its side',
    },
    claims: [
      [
        'Unsolicited goods hinder relief; cash is preferred',
        'advice of the United Nations and of national disaster information centres',
      ],
      ['Fraudulent appeals follow disasters', 'charity regulators'],
    ],
  },
  {
    id: 'sentences-with-at-least',
    format: 'howto',
    again: 9,
    emoji: '👂',
    tags: ['ListeningSkills', 'HowToHelp', 'BeThere'],
    title: 'How to listen to somebody who is having a hard time',
    cover: 'Leave out "at least"',
    gist: [
      '"At least you have" makes a sorrow smaller that is not smaller. Ask an open question, wait through the silence, say back what you heard, and offer nothing before you are asked.',
      'Good listening is mostly leaving out: the own story, the advice, the bright side.',
    ],
    subject: ['Two words to leave out', 'Let the silence be'],
    hooks: {
      '*': [
        'Almost every sentence that begins with "at least" makes somebody feel more alone.',
        'You do not have to say the right thing. There is a good chance that you do not have to say anything.',
      ],
      p: 'People who are heard often find their own next step.',
      f: 'A friend is not doing well, and you are afraid of saying something wrong? Try saying less.',
      a: 'Ask, wait, say it back. Advise only when asked.',
      t: 'Open question, pause, reflection, summary. Telephone helplines train these four, in this order.',
      h: 'The urge to tell about your own knee is strong. It will pass.',
      i: 'An hour of attention costs nothing, and there is hardly anything that is given less often.',
      l: 'Two chairs, a pot of tea, and time.',
    },
    lines: {
      '*': [
        'Ask "how has this week been?" and not "are you all right?" The second has only one polite answer.',
        'After somebody has spoken, wait. Count to five inwardly. What comes after the pause is often what they meant to say.',
        'Say back what you heard: "So you have been doing this alone since spring." Being understood helps before anything is solved.',
        'Not sure what they need? Ask: "Would you like me to listen, or think along with you?"',
      ],
      h: [
        '"I know exactly how you feel" is rarely true, and it is usually followed by a story about a caravan.',
      ],
    },
    scene: [
      'A kitchen in the evening. One person has begun a sentence and broken off, and the other reaches for advice and, this once, puts it back.',
      'In the {car park|parking lot} after choir somebody says "it is nothing, really", and makes no move to get into the car.',
    ],
    why: [
      [
        'Comfort that shrinks the matter tells a person that they ought not to feel what they feel.',
        'A bright side, offered too soon, sounds like a request to stop.',
      ],
      [
        'While people are talking they put things in order, and only they can do it.',
        'Sorrow said aloud gets edges, and a thing with edges can be held.',
      ],
    ],
    parts: [
      [
        'Choose a place with something to look at',
        [
          'A walk, a car, the {washing-up|dishes}. Side by side talks more easily than face to face.',
          'Many hard sentences are said while drying a plate.',
        ],
        'Two people walking side by side, seen from behind',
      ],
      [
        'Ask something open',
        [
          '"What is it like at the moment?" leaves the door ajar, and nobody has to go through it.',
          'Questions with how and what open up. Those with why can sound like a hearing.',
        ],
        'Two mugs on a kitchen table',
      ],
      [
        'Wait through the silence',
        [
          'It feels longer to you than to them. They are looking for a word.',
          'Breathe out, and leave the telephone in your bag.',
        ],
        'A window with rain and two empty cups',
      ],
      [
        'Say back what you heard',
        [
          'In your own words and without a verdict. If it was wrong they will correct you, and that helps as well.',
          'A short "that sounds exhausting" is worth more than a plan.',
        ],
        'Two hands round a mug',
      ],
      [
        'Come back to it',
        [
          'A message on Thursday: "I thought of what you said." Nothing else.',
          'The second question, a week later, shows that the first was meant.',
        ],
        'A short message being typed on a phone, unreadable',
      ],
    ],
    turn: [
      'You can be a good friend without solving a thing.',
      'If it is too heavy for you, say so and look for help together.',
    ],
    asks: [
      'Which sentence has really helped you in a bad week?',
      'Who in your life can listen, and what do they do differently?',
    ],
    ends: {
      p: 'Know the number of a helpline in your country before you need it.',
      f: 'And if the wrong sentence slips out, say sorry. That is rarely taken amiss.',
      a: 'Less talking. More returning.',
      t: 'A fair measure is who spoke more; aim for a quarter.',
      h: 'Your own story can be told at Easter. It will keep.',
      i: 'To be heard by one person is sometimes enough for a night.',
      l: 'The tea goes cold, and it does not matter.',
    },
    work: 'Managers need this more often than any other skill. "What would help you this week?" asked behind a closed door, with ten minutes to spare and no solution ready, is a good beginning.',
    caution:
      'If someone may harm themselves or is in danger, stay with them and call an emergency number or a crisis line.',
    keep: 'the next "it is nothing, really"',
    send: 'somebody who gives very good advice',
    own: [
      {
        about: 'helpline|listening|bereavement|befriend|support group|counselling|drop.?in',
        kinds: ['service', 'hours', 'event', 'process', 'place'],
        lead: 'There are people who listen for others.',
      },
    ],
    pic: {
      ask: 'Two mugs on a table or a bench, nobody in the picture',
      alt: 'Two mugs standing on a bench in soft light',
    },
    claims: [
      ['Open questions, pauses, reflecting back', 'listening guidance of telephone helplines'],
      ['Minimising remarks are felt as unsupportive', 'research on social support; worded mildly'],
    ],
  },
  {
    id: 'ask-before-you-push',
    format: 'tip',
    again: 9,
    emoji: '🦯',
    tags: ['DisabilityAwareness', 'AskFirst', 'Accessibility'],
    title: 'How to offer help to somebody who is blind or uses a wheelchair',
    cover: 'Ask before you push',
    gist: [
      'Ask first, then wait for the answer, then do what was said. Offer an arm and do not take one; speak to the person, not to whoever is standing beside them.',
      'Someone who is steered across a road may not have wanted to cross it. A question takes three seconds.',
    ],
    subject: ['She did not want to cross', 'A question takes three seconds'],
    hooks: {
      '*': [
        'A man was led across a road by a friendly stranger. He had been waiting for a friend.',
        'A wheelchair belongs to the body of the person in it. You would not take hold of a stranger by the knees.',
      ],
      p: 'Good help begins with a question and takes no for an answer.',
      f: 'You would like to help and are not sure how? Then say exactly that.',
      a: 'Ask. Wait. Do what was said.',
      t: 'A guide walks half a step ahead with the elbow offered; the movement of the arm announces steps and turns.',
      h: 'To speak louder does not help a blind person. They can hear you. The whole tram can.',
      i: 'Respect fits into four words: "May I help you?"',
      l: 'An offered arm, and half a step ahead.',
    },
    lines: {
      '*': [
        'Offer a blind person your elbow and let them take it. Pushing from behind gives them nothing to go by.',
        'Do not push a wheelchair without asking. A hasty shove at a kerb can tip a person out, however kindly it was meant.',
        'Guide dogs in harness are at work. Talk to the person, and leave the dog its job.',
        'Say who you are and when you go: "It is Ana from the desk. I shall leave you here by the door." Otherwise somebody is talking to the air.',
      ],
      h: ['"And does she take sugar?" She does, and she has ears as well.'],
    },
    scene: [
      'At the kerb a woman with a white cane is listening. Three people see her, two think of helping, and one takes hold of her sleeve.',
      'A man in a wheelchair is looking for his keys. Suddenly the {pavement|sidewalk} starts to move.',
    ],
    why: [
      [
        'Anyone who gets about in their own way has a method, and an unasked-for grip upsets it.',
        'Counted steps, a line along the kerb, a balance: a well-meant pull throws them out.',
      ],
      [
        'To be asked leaves the decision where it belongs.',
        'A question treats somebody as the expert on their own day.',
      ],
    ],
    parts: [
      [
        'Speak first, from the front',
        [
          '"Hello, can I help you with anything?" With a blind person, a light touch on the arm shows who is meant.',
          'A voice from behind that begins with a push frightens everybody.',
        ],
        'Two people talking at a kerb, seen from behind',
      ],
      [
        'Wait for the answer, and believe it',
        [
          'No is a complete answer. It is not meant against you.',
          'If it is yes, ask "how?" The person has done this before.',
        ],
        'A hand held open in an offer',
      ],
      [
        'Say what is coming',
        [
          '"Two steps down, rail on your right." Left and right are from their side.',
          'A chair is found by laying the hand of the person on its back. No lowering is required.',
        ],
        'A hand on the back of a chair',
      ],
      [
        'Keep the way clear',
        [
          'Scooters, bicycles and signs on the {pavement|sidewalk} are the daily obstacle.',
          'Moving your own scooter to the edge helps more people than you will ever meet.',
        ],
        'A bicycle parked well out of the way',
      ],
    ],
    turn: [
      'If you get it wrong, say sorry and carry on. Nobody expects a certificate.',
      'The next time it will be easier, for both of you.',
    ],
    asks: [
      'When did someone help you in exactly the right way?',
      'What would you have liked to be asked first?',
    ],
    ends: {
      p: 'Organisations of disabled people offer short training; most of it takes an hour.',
      f: 'And if you hear a no: smile and go on. You were kind all the same.',
      a: 'No grip without a question.',
      t: 'Elbow, half a step ahead, steps announced: that is the whole technique.',
      h: 'Loud and slow is for announcements at stations.',
      i: 'A town becomes kinder by one question at a time.',
      l: 'Side by side, at an easy pace.',
    },
    work: 'In shops and at receptions a rehearsal of ten minutes does a lot: who comes out from behind the counter, who reads a form aloud and where, and which chair stays free.',
    keep: 'the next kerb',
    send: 'somebody who helps before they ask',
    own: [
      {
        about: 'accessib|step.?free|wheelchair|sight loss|\\bblind\\b|guide dogs?|disab|hearing loop',
        kinds: ['service', 'place', 'policy', 'event', 'value', 'process'],
        lead: 'Access depends on details.',
      },
    ],
    pic: {
      ask: 'A clear {pavement|sidewalk} or ramp, or an elbow held out, nobody recognisable',
      alt: 'Two people walking arm in arm, seen from behind',
    },
    claims: [
      [
        'Ask first, offer the arm, announce steps, speak to the person',
        'guidance of organisations of blind and disabled people',
      ],
      ['Working guide dogs should not be distracted', 'guide dog organisations'],
    ],
  },
  {
    id: 'decide-once-a-year',
    format: 'tip',
    again: 11,
    emoji: '🧾',
    tags: ['GivingPlan', 'CharityTips', 'ThoughtfulGiving'],
    title: 'How to plan your giving: decide once a year',
    cover: 'Decide once a year',
    gist: [
      'Set aside a sum for the year and split it: most for what you have chosen, some for what comes along, a little for foolishness of the heart. Then every request has an answer.',
      'If you have decided in a calm hour, you can say no at the door with a clear conscience, and yes without doing sums.',
    ],
    subject: ['A yes, a no, and a jar', 'One calm hour for the whole year'],
    hooks: {
      '*': [
        'Most giving is decided by whoever happens to be standing in front of you.',
        'On the doorstep, in a {queue|line}, with a child pulling at your sleeve: that is where a good many gifts are decided.',
      ],
      p: 'A plan for giving makes each request a matter of looking it up.',
      f: 'Do you give a little everywhere and feel guilty all the same? There is a more restful way.',
      a: 'Decide in peace. Then stick to it at the door.',
      t: 'One budget, three pots: chosen causes, spontaneous requests, reserve for emergencies.',
      h: 'Giving used to depend on who had the saddest puppy. The puppies were very good.',
      i: 'What matters to you deserves an hour without a clipboard.',
      l: 'An evening, a sheet of paper, and what is close to your heart.',
    },
    lines: {
      '*': [
        'Split what you give in a year: seven parts for causes you have chosen, two for requests, one for whatever moves you on a Tuesday.',
        '"I have chosen my causes for this year, but leave me your leaflet" is a kind and honest no.',
        'Three causes with a proper sum each get more done than twenty with a few coins. Each gift costs somebody a receipt and a stamp.',
        'Let each person in the household choose one cause, children too. The reasons they give are worth the evening.',
      ],
      h: [
        'The part of the budget that is for foolishness went to a donkey this year. He does not know, and is as cross as ever.',
      ],
    },
    scene: [
      'Somebody empties a drawer: a dozen leaflets, four key rings, address labels with robins. In there is also what she really cared about.',
      'Two people at a table with a sheet of paper. He says "the lifeboats", she says "the library", and neither knew that about the other.',
    ],
    why: [
      [
        'A face and a sad picture are strong, and say little about where your money does most.',
        'In a rush the heart takes what is next to it. In a calm hour it chooses.',
      ],
      [
        'Anyone who knows what they have given can refuse without a bad feeling.',
        'A no is easier if there is a yes behind it.',
      ],
    ],
    parts: [
      [
        'Name a sum for the year',
        [
          'One that you do not feel in a bad month. Small is quite in order.',
          'Add up what you gave last year without a plan. It is a good place to start.',
        ],
        'A notebook with a short list, sums covered',
      ],
      [
        'Choose two or three causes',
        [
          'What made you angry this year, what made you grateful? They hide in there.',
          'Something near, something far, something that will only bear fruit after you.',
        ],
        'Three names on a sheet of paper',
      ],
      [
        'Keep a pot for what comes along',
        [
          'The sponsored walk of a niece, the tin at the {till|register}. It is empty when it is empty.',
          'So spontaneity stays possible and has an end.',
        ],
        'A jar with coins on a windowsill',
      ],
      [
        'Settle the sentence for the no',
        [
          'Say it once aloud at home, and it comes out kindly at the door.',
          'Short, friendly, no excuses. You owe nobody your bookkeeping.',
        ],
        'A front door with a welcome mat',
      ],
    ],
    turn: [
      'Then put the list on the inside of a cupboard door and live your year.',
      'On the same day next year, ask yourselves what you would choose now.',
    ],
    asks: ['How do you choose whom to give to?', 'Which cause would each person in your household choose?'],
    ends: {
      p: 'Keep the receipts in one envelope; in many places the tax office would like to see them.',
      f: 'The evening is nicer than it sounds. Make something to eat.',
      a: 'Sum, causes, sentence. Settled for a year.',
      t: 'Review what each cause reported before you renew.',
      h: 'Free key rings go into the drawer, as is tradition.',
      i: 'To give on purpose is a pleasure that lasts longer.',
      l: 'Decided calmly, given gladly.',
    },
    work: 'Firms get requests by the dozen, and each is a small negotiation. One page with "what we support, until when to ask, when we decide" is kinder to everyone, and most of all to the clubs.',
    keep: 'one calm evening this year',
    send: 'the person you share a purse with',
    own: [
      {
        about: '\\bdonat(?:e\\b|ions?\\b|ing)|how to give|ways? to (?:give|help)|gift aid|\\bfundrais',
        kinds: ['service', 'process', 'link', 'policy', 'offer'],
        lead: 'Every cause can tell you how to give to it.',
      },
    ],
    pic: {
      ask: 'A sheet of paper with three lines and a jar of coins, nothing readable',
      alt: 'A jar of coins on a windowsill beside a notebook',
    },
    claims: [
      [
        'Planned giving and fewer, larger gifts reduce costs per gift',
        'donor advice of charity evaluators; worded mildly',
      ],
      ['Identifiable faces move donors more than numbers', 'research on the identifiable victim effect'],
    ],
  },
  {
    id: 'before-you-share-the-appeal',
    format: 'checklist',
    again: 8,
    emoji: '🔁',
    tags: ['ShareWithCare', 'FakeAppeals', 'OnlineSafety'],
    tick: true,
    title: 'Missing person, urgent appeal: what to check before you share',
    cover: 'Check before you share',
    gist: [
      'Look at the date, the place and the first source before you share an appeal. Many are years old, solved long ago, or lead to a collection that is not one.',
      'Sharing costs nothing, which is why so much is shared that no longer helps anybody. A minute of checking is help as well.',
    ],
    subject: ['She was found in spring', 'A minute before you share'],
    hooks: {
      '*': [
        'The missing girl in your feed was found four years ago. The picture is still travelling.',
        '"Please share!" it says, and your thumb is already on its way. Give it one minute.',
      ],
      p: 'A checked appeal reaches people who can act on it.',
      f: 'You want to help and the button is right there? Look at three things first.',
      a: 'No date, no place, no source: do not share.',
      t: 'Engagement bait borrows real emergencies. Search the picture, then look for the police or the charity itself.',
      h: 'The dog Bruno has been missing in six towns at once. He is either lost or very busy.',
      i: 'Attention is a gift too. Let it arrive where it is needed.',
      l: 'One breath between seeing and sharing.',
    },
    lines: {
      '*': [
        'Before you share a search for a missing person: is there a date, a town and a police number? If not, look for the original first.',
        'Search with the picture. If it turns up from another year and another country, you know enough.',
        'Never post where a missing adult was seen. Tell the police. Some people have reasons for not being found by everyone.',
        'If an appeal for money names only a private account, look up the organisation yourself and give there.',
      ],
      h: [
        '"Share this in the next hour" is the chain letter in a new coat. The old one at least came with a stamp.',
      ],
    },
    scene: [
      'A neighbour forwards it, then the sports group, then a cousin. By the evening you have seen the same face five times and no date.',
      'A mother whose child was found long ago still gets calls in the night from kind strangers with a tip.',
    ],
    why: [
      [
        'Appeals are copied without what made them useful: the date, the place, the end of the story.',
        'A picture travels on when its text has long been overtaken.',
      ],
      [
        'Some are invented to collect clicks, data or money, because kindness presses buttons faster than curiosity.',
        'Deceivers know that few people check when there is a child in the picture.',
      ],
    ],
    parts: [
      [
        'Look for date and place',
        [
          '"Missing since Tuesday" is no date. Tuesday comes every week.',
          'Without a town nobody knows whether to look up.',
        ],
        'A finger pointing at a date on a screen',
      ],
      [
        'Find the first source',
        [
          'Police, hospital, charity, the family itself: go to their own page.',
          'If it is real it usually stands there, and with it whether it is over.',
        ],
        'An official notice on a screen, unreadable',
      ],
      [
        'Search with the picture',
        [
          'The same photo with three names is a trick.',
          'A picture search shows where it has been before, in seconds.',
        ],
        'A hand holding a phone with a blurred picture',
      ],
      [
        'Think of the person in it',
        [
          'Some are hiding from somebody. In doubt, only the police should know where they are.',
          'Children grow up and find their picture again. Share less of them.',
        ],
        'A blurred face on a screen',
      ],
      [
        'Clear up after yourself',
        [
          'If it is solved, delete your post or write it at the top.',
          'A search that has ended should not go on travelling under your name.',
        ],
        'A finger on a delete button',
      ],
    ],
    turn: [
      'If all of it holds, share the original and not a screenshot, so that news can reach you.',
      'Sharing less often makes what you do share count for more.',
    ],
    asks: [
      'Have you ever shared something that turned out to be old?',
      'What do you look at before you pass on an appeal?',
    ],
    ends: {
      p: 'Share the link to the official page: it will be corrected when the case is.',
      f: 'And if somebody sent you the old one, tell them kindly. They meant well.',
      a: 'Date, place, source. Then share.',
      t: 'A link can be updated; a screenshot cannot.',
      h: 'Most dogs that have been missing online since spring were home by lunch.',
      i: 'Care is help that nobody sees.',
      l: 'A moment of quiet, and then the right button.',
    },
    work: 'Organisations that publish appeals can help: put date, place and a link on the picture itself, and replace the picture when it is over. The picture is what travels.',
    caution:
      'Tell the police what you know about a missing person; do not post places or search on your own.',
    keep: 'the next "please share"',
    send: 'the family group',
    pic: {
      ask: 'A thumb above a share button, the screen blurred',
      alt: 'A thumb held above a blurred phone screen',
    },
    claims: [
      [
        'Check date and source; old or false appeals circulate; tell police, not social media',
        'advice of police forces and missing people charities',
      ],
      ['Engagement bait uses invented appeals', 'consumer protection bodies and fact checkers'],
    ],
  },
  {
    id: 'the-stranger-who-helped',
    format: 'question',
    again: 9,
    emoji: '🤝',
    tags: ['Kindness', 'Strangers', 'GoodPeople'],
    title: 'Which stranger helped you, and do they know?',
    cover: 'A stranger who helped',
    gist: [
      'A jump start in the rain, a seat, a coin for the phone: most of us have been helped by somebody without a name. Who was it?',
      'Ask people about the stranger who once helped them, and you get stories that they tell with every detail twenty years on.',
    ],
    subject: ['You never learnt the name', 'The man with the {jump leads|jumper cables}'],
    hooks: {
      '*': [
        'Somebody whose name you do not know once did you a kindness, and you can still say what the weather was like.',
        'The bus had gone, the phone was dead, and a woman with a dog said: "Where do you have to go?"',
      ],
      p: 'Small help from strangers is remembered for decades by those who got it, and forgotten by those who gave it.',
      f: 'Who was it in your case? We would love to hear.',
      a: 'You were the stranger once, too. You have forgotten it; they have not.',
      t: 'Studies find that givers underrate how much a small kindness means to the person who receives it.',
      h: 'The stranger had {jump leads|jumper cables}, a flask, and an opinion on my battery. I took two of the three.',
      i: 'Somewhere somebody tells a story in which you appear without a name.',
      l: 'A coat held over two heads in the rain.',
    },
    lines: {
      '*': [
        'Which stranger has helped you, and what would you tell them today?',
        'People who do a small kindness tend to underrate what it means to the other. So do not wait for a large one.',
        'If you find something lost, hang it at eye level near the spot. Somebody will come back the same way.',
        'Help with a {pram|stroller} on the stairs begins with a question and one hand on the front axle. The parent says when.',
      ],
      h: ['A stranger once pushed my car for half a street and then asked why the handbrake was on.'],
    },
    scene: [
      'A station at night, the last train, a wallet left at home. Behind you in the {queue|line} somebody says "I will get that".',
      'An old man on a bench tells a child about a {lorry|truck} driver. It was sixty years ago, and he still knows the colour of the cab.',
    ],
    why: [
      [
        'Help from people who owe us nothing is proof that the place we live in is better than the news.',
        'There was no reason for it, no account to settle, and that is why it stays.',
      ],
    ],
    parts: [
      [
        'On the road',
        [
          'A breakdown, a missed turning, a flat tyre in Sunday clothes. Somebody stopped.',
          '{Lorry|Truck} drivers, {postmen|mail carriers} and walkers of dogs: those who are out early have helped most of us.',
        ],
        '{Jump leads|Jumper cables} on the seat of a car',
      ],
      [
        'In a {queue|line}',
        [
          'Two coins short, a baby on one arm, and a hand comes past with the change.',
          'Somebody paid what was missing. It cost them a few coins, and you have told it a dozen times.',
        ],
        'Coins being laid on a counter',
      ],
      [
        'In a bad hour',
        [
          'The nurse who sat down. The neighbour who only said "I have put the {bins|trash cans} out".',
          'Nobody solved anything. Somebody stayed for a minute, and it was enough.',
        ],
        'An empty chair beside a window',
      ],
    ],
    turn: [
      'You can hardly thank them any more. Passing it on works.',
      'The best ones never found out that they were in the story.',
    ],
    asks: [
      'Which stranger helped you, and how?',
      'When were you last the stranger in the story of somebody else?',
    ],
    ends: {
      p: 'Small offers of help, made concretely, are accepted more often than large ones.',
      f: 'Write it down here. Perhaps they are reading along.',
      a: 'Tell the story. Then do it for the next person.',
      t: 'Cost to the giver: minutes. Duration in the memory of the other: decades.',
      h: 'Somebody out there is still telling people about your umbrella.',
      i: 'It is how strangers turn into a place you can live in.',
      l: 'No name, a warm hand, and the night went on.',
    },
    work: 'Try it as a round at the start of a meeting, one minute each. You will learn more about your colleagues than in a year of icebreakers, and the meeting will be kinder.',
    keep: 'a long evening with friends',
    send: 'somebody who tells such stories well',
    pic: {
      ask: 'An empty bench, a bus stop or a road in the rain, nobody recognisable',
      alt: 'A bus stop in the rain in the evening light',
    },
    claims: [
      [
        'Givers underestimate the effect of small acts of kindness on recipients',
        'research by Kumar and Epley; worded "tend to"',
      ],
    ],
  },
  {
    id: 'what-happens-to-the-bag',
    format: 'behind',
    again: 11,
    emoji: '👜',
    tags: ['CharityShop', 'Donations', 'BehindTheScenes'],
    title: 'What happens to a bag of donated clothes after you leave it',
    cover: 'Where your bag goes',
    gist: [
      'A bag goes to a table and is opened by hand. The good things are hung up, the rest goes by weight to textile traders, and what is wet costs money to get rid of.',
      'Four seconds a piece, three piles, one question: would somebody buy this today? So a donation is sorted.',
    ],
    subject: ['Four seconds for a blouse', 'Three piles on a table'],
    hooks: {
      '*': [
        'Your bag is tipped out on a long table, and a woman with reading glasses picks up the first blouse. It has four seconds.',
        'There is a person who has had their hand in the pocket of every coat that was ever given away.',
      ],
      p: 'Clean, dry, in pairs: with these three a donation is worth several times as much.',
      f: 'Have you ever wondered what they said when they opened your bag?',
      a: 'What you would not lend to a friend does not belong in the bag.',
      t: 'Sort, grade, price, hang, rotate. What does not sell within some weeks moves on to the next channel.',
      h: 'In coat pockets there have been teeth, love letters and a sandwich of historic interest.',
      i: 'A coat that fitted you will keep somebody warm whom you do not know.',
      l: 'A coat to give away, folded as for a guest.',
    },
    lines: {
      '*': [
        'Tie shoes together before you give them away. A single one, however good, ends up in the {bin|trash}.',
        'Give things clean, dry and in a closed bag. One damp towel spoils everything around it before anyone opens it.',
        'Go through all the pockets. People find wedding rings, prescriptions and house keys, and cannot return them.',
        'Do not leave bags outside a closed door at night. Rain and foxes sort by criteria of their own.',
      ],
      h: ['A jigsaw with "probably complete" on its lid has been round the town four times. It is not.'],
    },
    scene: [
      'A back room, a rail, a steamer that sighs. Somebody holds a jacket up to the light and turns it like a wine glass.',
      'Monday morning. In front of the shutter there are nine bags, and it rained on Sunday.',
    ],
    why: [
      [
        'Only a part of what comes in can be sold on the spot, so sorting decides what a gift brings.',
        'From each bag some pieces go on the rail; the rest takes other ways.',
      ],
      [
        'Every piece passes through hands, and the hands are mostly those of volunteers with a free morning.',
        'Work that a giver does not do at home is done by somebody at the table.',
      ],
    ],
    parts: [
      [
        'The table',
        [
          'Open, smell, look: collar, cuffs, zip. That takes longer than the price.',
          'Three piles: rail, trader, bin. The first is the smallest.',
        ],
        'Clothes in three piles on a table',
      ],
      [
        'The pockets',
        [
          'Each of them is turned out. A tin holds what was in there, in case someone asks.',
          'Tickets, tissues, one mitten. And, twice a year, a ring.',
        ],
        'A hand turning out a coat pocket',
      ],
      [
        'The rail',
        [
          'Steamed, priced, hung by size. Some weeks later what is left makes room.',
          'Winter coats wait in the {loft|attic} until somebody shivers in front of the window.',
        ],
        'A rail of clothes with a steamer beside it',
      ],
      [
        'What is left over',
        [
          'Traders buy by weight, for other markets or for cleaning rags. Wet things nobody buys.',
          'Rags have a use too, if they are dry. Ask whether yours are wanted.',
        ],
        'A tied bale of textiles',
      ],
    ],
    turn: [
      'On the {till|store} receipt it says a small sum, and that is bus fare for somebody, or an hour of heating.',
      'Each place sorts a little differently. Ask what it needs before you pack.',
    ],
    asks: ['What is the best thing you ever found second-hand?', 'What have you given away and missed?'],
    ends: {
      p: 'A list of what is needed at present often hangs in the window.',
      f: 'And do check the pockets. Everyone forgets the small one inside.',
      a: 'Clean, dry, paired, closed.',
      t: 'Zip closed, buttons done up, pairs tied: each saves a step at the table.',
      h: 'Moths are sorted out first. They have no resale value.',
      i: 'Things that are handed on well go on being useful.',
      l: 'The steamer sighs, and a coat looks new again.',
    },
    work: 'Firms that clear out offices or stock should {ring|call} before they send a pallet. Twenty of the same shirt sell; two hundred fill the corridor until spring.',
    keep: 'the day you clear out the wardrobe',
    send: 'somebody with bags in the hall',
    own: [
      {
        about:
          'charity shop|thrift (?:shop|store)|donated (?:goods|clothes|items)|clothes bank|collection point',
        kinds: ['service', 'place', 'hours', 'process', 'policy'],
        lead: 'Before you pack, ask where and when.',
      },
    ],
    pic: {
      ask: 'Clothes being sorted on a table, or a rail, nobody recognisable',
      alt: 'A rail of clothes in a small back room',
    },
    claims: [
      [
        'Only part of donated clothing is sold in shops; the rest goes to traders by weight; wet goods cost disposal',
        'charity retail associations',
      ],
    ],
  },
];
