// Dealing with each other: pictures instead of words, vouchers, one-person firms, things made to order, guarantees.
import type { Idea } from '../../library/idea.ts';

export const DEALING: readonly Idea[] = [
  {
    id: 'send-a-picture',
    format: 'tip',
    again: 8,
    emoji: '📷',
    tags: ['SendAPicture', 'AskBetter', 'GoodToKnow'],
    title: [
      'How to photograph something so that others can help you',
      'Asking by message? Send these two pictures',
    ],
    cover: 'Two pictures say it all',
    gist: [
      'One from close up, one with what is around it, by daylight, with a coin or a hand for the size. With two pictures most questions are answered in one message.',
      'A picture asks better than a paragraph. Step back once, go near once, and put something beside it that everybody knows.',
    ],
    subject: ['Step back once, go near once', 'Put a coin beside it'],
    hooks: {
      '*': [
        'Two pictures by message can save a visit.',
        'Put a coin beside it. Nobody can tell the size of a thing from a picture otherwise.',
      ],
      pt: 'Overall view, detail, scale: three things make a picture usable.',
      fi: 'You do not know what it is called? You need not. Show it.',
      a: 'One from near. One from afar. By daylight.',
      h: 'Forty pictures of a thumb, and one of the thing. It happens to the best.',
      l: 'A picture, taken in peace.',
    },
    lines: {
      '*': [
        'Asking for help by message? Send one picture from near and one from three steps back.',
        'Daylight from the side shows what the flash hides. Go to the window for a picture.',
        'A coin or a hand beside it tells the size better than any guess in words.',
        'Photograph the label, the plate or the number as well. It is mostly underneath.',
      ],
      h: ['"It is about this big" is hard to see on the phone.'],
    },
    scene: [
      'You describe it for five minutes, with both hands, on the telephone.',
      'A message with two pictures, and after a minute the answer: ah, that one.',
    ],
    why: [
      [
        'People who work with it every day see more in a picture than anybody can tell.',
        'What a thing is called matters less than what it looks like.',
      ],
      [
        'Near without far lacks the place, and far without near lacks the matter.',
        'The surroundings show how to get at it.',
      ],
    ],
    parts: [
      [
        'Take one from near',
        ['Sharp, straight, the spot in the middle.', 'Tap on the spot, and the phone will focus on it.'],
        'A phone close to a detail',
      ],
      [
        'Take one from three steps back',
        ['It shows what the thing belongs to.', 'Floor, wall and neighbours included.'],
        'A whole thing in its corner',
      ],
      [
        'Put something beside it',
        ['A coin, a hand, a ruler.', 'Whatever has the same size everywhere.'],
        'A coin beside a small part',
      ],
    ],
    turn: ['And one sentence: since when, and what you would like.', 'Then the answer is often a short one.'],
    asks: ['What could you never have described?', 'Do you send pictures, or do you call?'],
    ends: {
      pt: 'Overview, detail, scale.',
      fi: 'That is already half of the solution.',
      a: 'Show it.',
      h: 'The thumb may stay, as a scale.',
      l: 'And it is understood.',
    },
    keep: 'the next thing without a name',
    send: 'somebody who is always describing things',
    needs:
      '\\b(?:photos?|pictures?|pics?)\\b.*\\b(?:quote|price|estimate)|\\b(?:send|text|whats ?app|email) (?:us|me) (?:a|your|some) (?:photo|picture|pic)|\\bquotes?\\b.*\\bby (?:photo|text|whats ?app)',
    own: [
      {
        kinds: ['policy', 'place', 'process', 'service', 'offer', 'price'],
        about:
          '(?:send|e-?mail|text|whats ?app)[^.]*(?:photo|picture|\\bpic)|(?:photos?|pictures?) (?:by|via|to)\\b|whats ?app',
        lead: ['How it works with {name}:', 'About {name}:'],
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
    again: 9,
    emoji: '🎁',
    tags: ['GiftVoucher', 'GiftIdeas', 'GiveTime'],
    title: [
      'How to give a voucher so that it gets used',
      'A voucher as a present: four things that make it one',
    ],
    cover: 'A voucher that gets used',
    gist: [
      'Write two dates into it, say that you will come along or look after the children, and put something to hold beside it. A voucher with a date is a present, one without is a task.',
      'Most vouchers that are never used had no date. Give the day with it, and the way there.',
    ],
    subject: ['Write a date into it', 'Half a present is a task'],
    hooks: {
      '*': [
        'A voucher with a date in it gets used. One without lies in a drawer.',
        'Write two dates into the card, and a voucher becomes a present.',
      ],
      pt: 'Date, way, company: what is settled gets redeemed.',
      fi: 'A voucher again? Yes, please, but with a day in it.',
      a: 'Write the date in.',
      h: 'The natural home of the voucher is the drawer with the batteries.',
      l: 'Time, wrapped in paper.',
    },
    lines: {
      '*': [
        'Giving a voucher? Write two possible dates into the card. One of them will suit.',
        'The best addition to a voucher for parents: "and I will have the children that day".',
        'Put something small to hold beside a voucher. It wants to be unwrapped, too.',
        'Look how long a voucher is good for, and write it on the front, large.',
      ],
      h: ['A voucher is a present that comes with homework.'],
    },
    scene: [
      'Behind the batteries lies an envelope. Inside is a lovely afternoon, and it ended two years ago.',
      'She opens the card, and there stands: the second Saturday in March, I will fetch you at two.',
    ],
    why: [
      [
        'What may be done at any time is done at none.',
        'Without a day it competes with everything else, and loses.',
      ],
      [
        'Making the call is the hard part, and you can take that off somebody.',
        'The present is not the hour alone, it is that somebody has thought of it all.',
      ],
    ],
    parts: [
      [
        'Write two dates into it',
        ['One soon, and one for later.', 'Ask beforehand which days are free there.'],
        'A card with two dates in handwriting',
      ],
      [
        'Take away what stands in the way',
        ['Children, a lift, somebody to come along.', 'It is often worth more than the voucher.'],
        'A car key on a card',
      ],
      [
        'Put something to hold beside it',
        ['A small thing that belongs to it.', 'Paper alone is quickly put aside.'],
        'A small parcel on an envelope',
      ],
      [
        'Write on the front until when',
        ['Large, with a pen that can be read.', 'And photograph it, in case it is lost.'],
        'A pen writing on an envelope',
      ],
    ],
    caution: [
      'How long vouchers are good for is regulated differently from country to country.',
      'Check how long it can be redeemed: rules and terms differ.',
    ],
    turn: ['Then it only has to be enjoyed.', 'And the drawer keeps the batteries.'],
    asks: ['Which voucher did you really use, and why?', 'Which one is still in your drawer?'],
    ends: {
      pt: 'Settled, so redeemed.',
      fi: 'They will tell you about it.',
      a: 'A date. Then give it.',
      h: 'The batteries send their regards.',
      l: 'An hour to look forward to.',
    },
    keep: 'the next birthday',
    send: 'somebody who likes to give time',
    needs: 'vouchers?\\b|gift cards?\\b',
    unless: 'food vouchers?|childcare vouchers?|food ?bank',
    own: [
      {
        kinds: ['product', 'service', 'offer', 'policy', 'price'],
        about: 'vouchers?|gift cards? (?:from|for|in|at|of|sold|can|are)',
        lead: ['From {name}:', 'About {name}:'],
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
  {
    id: 'when-one-person-does-it-all',
    format: 'tip',
    again: 9,
    emoji: '🙋',
    tags: ['SmallBusiness', 'OnePersonFirm', 'GoodManners'],
    title: [
      'Dealing with a one-person business: what helps',
      'When one person does it all: three things that make it easy',
    ],
    cover: 'When one person does it all',
    gist: [
      'Leave a message with your number, say by when you need it, and put everything into one mail. Whoever works alone has two hands and reads in the evening.',
      'With a business of one you speak to the person who does it. In return it may take until the evening for them to call back.',
    ],
    subject: ['Two hands and one telephone', 'They will call back'],
    hooks: {
      '*': [
        'With a business of one person, the telephone and the work have the same two hands.',
        'Nobody answers? In a business of one that is mostly a good sign.',
      ],
      pt: 'One message with all that matters replaces five calls in a small business.',
      fi: 'You get the voicemail? Speak, please. They will listen to it.',
      a: 'One message. Everything in it. A date.',
      h: 'The head of sales is on the ladder, and the accounts department has wet hands. It is the same person.',
      l: 'One pair of hands, from the first word to the last.',
    },
    lines: {
      '*': [
        'Leave a message with name, number and matter. Missed calls without one are hard to answer.',
        'Put everything into one mail instead of four. Whoever works alone reads in the evening.',
        "Say by when you need an answer. It costs you a line and sorts somebody's whole evening.",
        'In a one-person business, praise goes straight to the one who earned it.',
      ],
      h: ['Team meeting in a one-person firm: one coffee, no dissent.'],
    },
    scene: [
      'The phone rings on the bench, both hands are full, and then it is quiet again. No message.',
      'It is nine in the evening, a lamp, a cup, eleven mails. One of them has all that is needed in four lines.',
    ],
    why: [
      [
        'Nobody takes the call while the work is being done, and it is your turn just as undisturbed.',
        'Those two hands will be as busy with yours when it is your turn.',
      ],
      [
        'Nothing is lost between departments, since there are none.',
        'What you say is heard by the one who does it.',
      ],
    ],
    parts: [
      [
        'Leave a message',
        ['Name, number, matter, slowly.', 'Then the call back finds you prepared.'],
        'A telephone on a workbench',
      ],
      [
        'Put it all into one mail',
        ['Questions with numbers can be answered in a row.', 'With pictures, if there are any.'],
        'A short numbered list on a screen',
      ],
      [
        'Say by when',
        [
          '"Whenever it suits" is an answer, too, and a welcome one.',
          "So the urgent ones come first, in everybody's interest.",
        ],
        'A date in a diary',
      ],
    ],
    turn: ['And a kind word goes all the way to the top.', 'The boss will read it personally.'],
    asks: [
      'Which one-person business do you like to go to?',
      'Do you speak on voicemail, or do you hang up?',
    ],
    ends: {
      pt: 'One message, one date.',
      fi: 'They are glad of you, even at nine in the evening.',
      a: 'Say it once, and all of it.',
      h: 'The head of sales thanks you. From the ladder.',
      l: 'From one hand.',
    },
    keep: 'the next call that nobody answers',
    send: 'somebody who hangs up at the beep',
    needs:
      "(?:^|[^a-z])I (?:[a-z]+ )|just me\\b|one[- ](?:man|woman|person)|sole trader|\\bI'(?:m|ve)\\b|(?:run|owned) by me\\b",
    unless: '\\b(?:our|we)\\b|\\bteam\\b|\\bstaff\\b|funeral|counsell|therap',
    own: [
      {
        kinds: ['people', 'service', 'process', 'number', 'history', 'policy', 'product'],
        about: "(?:^|[^a-z])I[ ']|just me|one[- ](?:man|woman|person)|sole trader|by me",
        lead: ['In the words of {name}:', 'About {name}:'],
      },
    ],
    pic: {
      ask: 'Your bench or desk with the telephone beside it',
      alt: 'A telephone beside tools on a workbench',
    },
    claims: [
      [
        'People who work alone answer calls and mail outside working hours',
        'common experience of sole traders',
      ],
    ],
  },
  {
    id: 'made-for-you-alone',
    format: 'howto',
    again: 9,
    emoji: '📐',
    tags: ['MadeToOrder', 'Bespoke', 'HowToAsk'],
    title: [
      'Having something made: how to say what you want',
      'Made to order: how to describe what you have in mind',
    ],
    cover: 'How to say what you want',
    gist: [
      'Three pictures of what you like, one of what you do not, where it will go, and what you can spend. So somebody can make what is in your head.',
      'Say what it has to do before you say what it should look like. And ask to see it once before it is too late to change.',
    ],
    subject: ['One picture of what you dislike', 'What is in your head'],
    hooks: {
      '*': [
        'Having something made? Bring one picture of what you do not like. It says the most.',
        'The hardest part of having something made is to say what is in your head.',
      ],
      pt: 'Use, place, measure, budget, date: five facts, and a design can begin.',
      fi: 'You know exactly what you want, and cannot draw it? Nobody has to.',
      a: 'What for. Where. How large. How much. By when.',
      h: '"Something simple but special" has made grown makers look out of the window.',
      l: 'An idea, and two hands that understand it.',
    },
    lines: {
      '*': [
        'Bring three pictures of what you like when something is made for you, and one of what you cannot stand.',
        'Say where it will stand, hang or be worn. The place decides half of the design.',
        'Ask to see it once in between. In the middle everything can be changed, at the end little.',
        'Name your sum. A maker can do something good with nearly any, if it is known.',
      ],
      h: ['"You are the expert, surprise me" is said until the surprise.'],
    },
    scene: [
      'You draw in the air with a finger. The other one nods, draws three lines on paper, and it is there.',
      'On the table lie three pictures and one that is crossed out. It is the crossed-out one they talk about.',
    ],
    why: [
      [
        'Words like modern or simple mean something else to everybody.',
        'Taste can hardly be told, and it can be shown.',
      ],
      [
        'Whoever makes it thinks of how it will be used, and of what you have not thought of.',
        'A clear purpose leaves the maker free to find the form.',
      ],
    ],
    parts: [
      [
        'Say what it is for',
        ['Every day or once a year, for whom, for how long.', 'The use comes before the look.'],
        'Two people bent over a sheet of paper',
      ],
      [
        'Bring three likes and one dislike',
        ['The dislike draws the line more sharply.', 'Pictures of quite other things count as well.'],
        'Four pictures on a table, one crossed out',
      ],
      [
        'Measure the place',
        ['Width, height, and what stands beside it.', 'A picture with a tape measure in it is enough.'],
        'A tape measure along a wall',
      ],
      [
        'Name the sum and the day',
        ['A range, and the date that cannot be moved.', 'Both change the plan while it is still a plan.'],
        'A pencil under a line of figures',
      ],
      [
        'Look at it once in between',
        ['A sketch, a sample, a first fitting.', 'Now a word costs nothing.'],
        'A half-finished thing on a bench',
      ],
    ],
    turn: ['And then let them get on with it.', "It will be like nobody else's."],
    asks: ['What would you have made for you, if you could?', 'What do you own that was made for you alone?'],
    ends: {
      pt: 'Use, place, measure, sum, date.',
      fi: 'It will be yours alone.',
      a: 'Say it clearly, then trust.',
      h: 'And they are back from the window.',
      l: 'There is only one of it.',
    },
    keep: 'the day you have something made',
    send: 'somebody with an idea in their head',
    needs:
      'bespoke|made to (?:order|measure)|commissions\\b|commission (?:me|us|a|your)|custom[- ](?:made|built|cut|orders?|work|designs?)|to your (?:design|drawing|measurements?)|one[- ]offs?\\b',
    unless:
      'commission (?:is|of|on|from)|% commission|no commission|estate agen|mortgage|software|funeral|memorial|travel|cakes?\\b',
    own: [
      {
        kinds: ['service', 'product', 'process', 'policy', 'price', 'story', 'place', 'people'],
        about:
          'bespoke|made to|commissions|commission (?:me|us|a|your)|custom\\b|custom-?made|to your|one[- ]off',
        lead: ['Made by {name}:', 'About {name}:'],
      },
    ],
    pic: {
      ask: 'A sketch of yours beside the finished thing',
      alt: 'A pencil sketch beside a half-finished thing',
    },
    claims: [
      [
        'Showing likes and dislikes describes taste better than adjectives',
        'practice of designers and makers',
      ],
    ],
  },
  {
    id: 'when-it-is-delivered',
    format: 'checklist',
    again: 9,
    emoji: '🚚',
    tick: true,
    tags: ['Delivery', 'GoodToKnow', 'BePrepared'],
    title: [
      'Expecting a delivery? Five things that bring it to the right door',
      'How a delivery finds you: what to write with the order',
    ],
    cover: 'So that it finds your door',
    gist: [
      'The name on the bell, the floor, a number that is answered, a place for when you are out, and what the map gets wrong. Five words with the order spare a second round.',
      'Drivers find streets without trouble. It is the last ten steps that take the time, and only you know them.',
    ],
    subject: ['The last ten steps', 'What does your bell say?'],
    hooks: {
      '*': [
        'Every driver finds the street. It is the last ten steps that need a word from you.',
        'Is the name on your bell the one on your order? That is where most deliveries get stuck.',
      ],
      pt: 'Bell, floor, telephone, safe place, peculiarity: five details, one round.',
      fi: 'Something is coming for you? Then help it along a little.',
      a: 'Bell. Floor. Number. Safe place.',
      h: '"The green door" is a help, unless the whole street has been on the same paint offer.',
      l: 'And then the bell rings.',
    },
    lines: {
      '*': [
        'Write the name that stands on the bell with your order. It need not be yours, but it has to be there.',
        'Tell whoever delivers what the map gets wrong. You know it, and they cannot.',
        'Name a place for when you are out: a neighbour, a shed, a box with a lid.',
        'Look at it while the driver is still there, if it can break. It takes a minute.',
      ],
      h: [
        'Somewhere out there is a house whose number is hidden by a climbing rose. Everybody delivers there once.',
      ],
    },
    scene: [
      'A van, a driver with a parcel under the arm, seven bells, and not one of them with the name.',
      'You sit at home, you listen, and outside somebody drives past the house for the third time.',
    ],
    why: [
      [
        'A round is planned by minutes, and one search upsets all the doors behind it.',
        'Five minutes lost at your door are missing at the next ten.',
      ],
      [
        'What comes again tomorrow costs a second round and a day.',
        'What is perishable does not forgive a second round.',
      ],
    ],
    parts: [
      [
        'Check the name on the bell',
        ['It is the first thing anybody looks for.', 'A slip of paper will do for a week.'],
        'A row of doorbells',
      ],
      [
        'Add floor and entrance',
        ['Left, second, through the yard.', 'Whoever carries knows what it is worth.'],
        'A yard with two entrances',
      ],
      [
        'Give a number that is answered',
        ['With the ringer on, that morning.', 'An unknown number may be your parcel.'],
        'A phone lying on a hall table',
      ],
      [
        'Name a place for when you are out',
        ['Dry, in the shade, out of sight.', 'And tell the neighbour about it.'],
        'A box with a lid beside a door',
      ],
    ],
    turn: ['And a light over the door in winter.', 'The rest is driving.'],
    asks: ['What does the map get wrong at your place?', 'Who takes things in for you?'],
    ends: {
      pt: 'Five details, one round.',
      fi: 'There it is already.',
      a: 'Write it with the order.',
      h: 'Cut back the rose.',
      l: 'Into your hands.',
    },
    keep: 'the next order',
    send: 'the neighbour who always takes it in',
    needs: '\\bdeliver(?:y|ies|ed|s)?\\b|\\bwe drop\\b',
    unless:
      'deliver(?:s|ed|ing)? (?:training|courses|projects|results|workshops|babies)|project delivery|courier|same-day parcels|software|delivery (?:of|manager)',
    own: [
      {
        kinds: ['service', 'policy', 'price', 'offer', 'process', 'place', 'product', 'hours'],
        about: 'deliver|we drop',
        lead: ['How it is brought by {name}:', 'About {name}:'],
      },
    ],
    pic: {
      ask: 'Your van, bike or boxes, packed for the round',
      alt: 'Packed boxes ready for a delivery round',
    },
    claims: [
      [
        'Missing names and access details are a common cause of failed deliveries',
        'experience of delivery services',
      ],
    ],
  },
  {
    id: 'the-same-face',
    format: 'answer',
    again: 9,
    emoji: '🤝',
    tags: ['SamePerson', 'Trust', 'GoodToKnow'],
    title: [
      'Always the same person: why that is worth something',
      'The same face each time: what it saves you',
    ],
    cover: 'The same face each time',
    gist: [
      'Whoever has been there before knows where things are, what was tried, and what you do not like. Ask who comes, and tell them what has changed since the last time.',
      'It is not about habit. Each time somebody new comes, the first half hour is spent on what the last one knew.',
    ],
    subject: ['They know where it is', 'The half hour that you save'],
    hooks: {
      '*': [
        'The same person each time saves you the first half hour.',
        'Who has been there before sees what has changed.',
      ],
      pt: 'Continuity saves explanations, and changes are noticed earlier.',
      fi: 'It is nice when somebody already knows how you take your tea.',
      a: 'Ask who comes. Ask for the same again.',
      h: 'The third person in three weeks asks where the switch is. It has not moved.',
      l: 'Somebody who knows without asking.',
    },
    lines: {
      '*': [
        'Ask beforehand whether the same person comes each time. It is an ordinary question.',
        'Tell the one who knows your place what has changed since the last time. It is the quickest briefing there is.',
        'Small changes are noticed by those who saw it before.',
        'If it did not suit with somebody, say so early and kindly. There is mostly somebody else.',
      ],
      h: ['The highest form of trust: they know in which drawer it is, and say nothing about the drawer.'],
    },
    scene: [
      'The door opens, two sentences, and the work begins where it stopped the last time.',
      'You explain it again from the beginning, and you hear yourself leave out half.',
    ],
    why: [
      [
        'Much of what matters is written down nowhere.',
        'Experience with one place cannot be handed over on a slip.',
      ],
      [
        'People who come back stand by what they did the last time.',
        'People tell a familiar face what they would not put in writing.',
      ],
    ],
    question: 'Why does it matter who comes?',
    short: [
      'Because the first half hour is knowing your way about.',
      'Since half of the work is knowing the place.',
    ],
    parts: [
      [
        'Ask who will come',
        ['And who stands in when they are ill.', 'With a name it is easier to ask on.'],
        'A hand on a doorbell',
      ],
      [
        'Tell what has changed',
        ['New, moved, broken, pregnant, on holiday.', 'A minute at the door is enough.'],
        'Two people talking in a doorway',
      ],
      [
        'Say early if it does not suit',
        ["It is nobody's fault, and easily changed.", 'After half a year it is a drama.'],
        'A cup of tea on a step',
      ],
    ],
    turn: ['And the tea is right, too.', 'Two sentences at the door, and all is said.'],
    asks: ['Who comes to you and knows where everything is?', 'Do you like the same face, or a fresh look?'],
    ends: {
      pt: 'Continuity, with a stand-in.',
      fi: 'Until next time, then.',
      a: 'Ask for the name.',
      h: 'Nobody mentions the drawer.',
      l: 'Known, and welcome.',
    },
    keep: 'the next time you choose somebody',
    send: 'somebody who has to explain everything again',
    needs:
      '\\bsame (?:tech|technician|person|cleaners?|driver|guide|teacher|tutor|carer|therapist|engineer|gardener|walker|groomer|stylist|adviser|advisor|team|two|people|face)\\b|\\bnamed (?:contact|person|carer)',
    unless: 'accountan|software',
    own: [
      {
        kinds: ['service', 'process', 'policy', 'people', 'product'],
        about:
          'same (?:person|cleaner|carer|therapist|instructor|driver|teacher|tutor|vet|dentist|stylist|physio|face)|\\bnamed\\b',
        lead: ['How it works with {name}:', 'About {name}:'],
      },
    ],
    pic: { ask: 'Somebody of yours at a door, from behind', alt: 'Two people talking in a doorway' },
    claims: [['Knowing a place saves time on each visit', 'common experience in trades and care']],
  },
  {
    id: 'what-a-guarantee-covers',
    format: 'checklist',
    again: 9,
    emoji: '📜',
    tick: true,
    tags: ['Guarantee', 'AskBetter', 'GoodToKnow'],
    title: ['What to ask about a guarantee', 'Guarantee or warranty: four questions before you need it'],
    cover: 'Four questions on a guarantee',
    gist: [
      'Who gives it, for how long, what is left out, and what you have to do for it. Four questions, asked on the day you buy, make a promise of it.',
      'A guarantee is as good as the name below it. Ask what would happen if it broke tomorrow: who comes, and who pays for what.',
    ],
    subject: ['What if it breaks tomorrow?', 'Who gives it?'],
    hooks: {
      '*': [
        'Ask on the day you buy it: and what if it breaks tomorrow?',
        'A guarantee has four corners: giver, term, exceptions and duties.',
      ],
      pt: 'Giver, term, exclusions, duties: the four parts of any guarantee.',
      fi: 'Nobody likes to read it. Four questions, and you need not.',
      a: 'Who? How long? What not? What must I do?',
      h: 'Most people read a guarantee for the first time when something smokes.',
      l: 'A promise, with a name below it.',
    },
    lines: {
      '*': [
        'Ask who stands behind a guarantee: the shop, the maker, or an insurer you have never heard of.',
        'Find out what you have to do for a guarantee. A missed service can end it.',
        'Put the slip into the folder on the first day. Nobody finds it on the last.',
        'Ask whether parts and hours are both covered. Parts are often the smaller half.',
      ],
      h: ['A guarantee for life is a fine thing. Ask whose.'],
    },
    scene: [
      'It breaks in month thirteen, as things like to do, and now it depends on a sheet of paper.',
      'Somebody says: bring it in, we will see to it. No paper has been asked for yet.',
    ],
    why: [
      [
        'What the law gives you and what somebody promises on top are two things, and one does not replace the other.',
        'A voluntary promise may set its own terms, and statutory rights stand beside it.',
      ],
      [
        'The same word covers everything or very little.',
        'Two guarantees of the same length can be worth quite different sums.',
      ],
    ],
    parts: [
      [
        'Ask who gives it',
        ['The one who sold it, or the one who made it.', 'It decides where you go with it.'],
        'A finger on a name at the foot of a page',
      ],
      [
        'Ask what is left out',
        ['Wear, glass, batteries, journeys.', 'The exceptions are shorter than the promise, and say more.'],
        'A page with one line marked',
      ],
      [
        'Ask what you have to do',
        ['Register, have it serviced, keep the box.', 'Write it into the diary at once.'],
        'A diary with an entry a year ahead',
      ],
      [
        'Keep the proof',
        ['Receipt and slip together, photographed.', 'On the first day, while they are still on the table.'],
        'A receipt and a slip under a lamp',
      ],
    ],
    caution: [
      'What the law grants besides a guarantee differs from country to country.',
      'Your legal rights exist beside any guarantee, and they are not the same everywhere.',
    ],
    turn: ['And then it mostly does not break at all.', 'The best one is never needed.'],
    asks: ['Have you ever used a guarantee, and how did it go?', 'Where do you keep your slips?'],
    ends: {
      pt: 'Giver, term, exclusions, duties.',
      fi: 'And now it may simply work.',
      a: 'Ask on the first day.',
      h: 'If it smokes, unplug first and read afterwards.',
      l: 'Somebody stands by their work.',
    },
    keep: 'the next larger purchase',
    send: 'somebody who throws the slip away',
    needs: 'guarantee|warrant(?:y|ies)',
    unless: 'car (?:sales|dealer)|used cars|funeral|guaranteed (?:grade|pass|results)',
    own: [
      {
        kinds: ['guarantee', 'policy', 'service', 'product', 'offer', 'process'],
        about: 'guarantee|warrant',
        lead: ['What {name} says to it:', 'About {name}:'],
      },
    ],
    pic: { ask: 'A slip and a receipt on a table', alt: 'A receipt and a guarantee slip on a table' },
    claims: [
      [
        'A voluntary guarantee stands beside statutory rights',
        'consumer law in many countries, with differences',
      ],
      ['A missed service may end a guarantee', 'usual terms'],
    ],
  },
  {
    id: 'a-day-that-stays',
    format: 'howto',
    again: 9,
    emoji: '✍️',
    tags: ['Workshop', 'LearnSomething', 'GoodToKnow'],
    title: [
      'How to get the most out of a workshop or course',
      'A day of learning: what to do before and afterwards',
    ],
    cover: 'Make a workshop stay',
    gist: [
      'Come with one question, write three lines on the way home, and do it again within a week. What is not repeated by then is mostly gone.',
      'The workshop is half of it. The other half takes place at your own table in the days that follow.',
    ],
    subject: ['Three lines on the way home', 'Within a week'],
    hooks: {
      '*': [
        'What you learn on a Saturday is gone by the next one, unless you do it once in between.',
        'A slip of paper on the train is worth more than the handout.',
      ],
      pt: 'A question before, notes on the way home, repetition within a week: this is how it stays.',
      fi: 'You have booked a course? Then put the day after it in your diary as well.',
      a: 'One question. Three lines. One week.',
      h: 'The handout lies in the drawer, beside that of the last course, and they have become friends.',
      l: 'A day, and what it leaves in the hands.',
    },
    lines: {
      '*': [
        'Take one question to a workshop that only you have. The answer pays for the day.',
        'Write three lines on the way home from a course: what was new, what goes better, what comes next.',
        'Do it again within a week, however badly. It is the second time that makes it yours.',
        'Show somebody what you have learned. Whoever can explain it has it.',
      ],
      h: ['A course certificate proves that you sat there. The second try at home proves the rest.'],
    },
    scene: [
      'On Saturday everything went well, next to somebody who knows it. On Thursday you stand before it and ask yourself how it began.',
      'On the train she writes three lines on the back of the ticket. It still hangs over her table.',
    ],
    why: [
      [
        'Memory lets go of most new things within days, and one repetition keeps a good part of it.',
        'The hands want to do it once without help, soon.',
      ],
      [
        'In the course somebody sees your mistakes before you make them.',
        'At home, alone, you notice what you have not understood yet.',
      ],
    ],
    parts: [
      [
        'Bring one question',
        ['The one at which you got stuck.', 'A picture of your own attempt is even better.'],
        'A notebook with a single question',
      ],
      [
        'Write three lines on the way home',
        ['Before the evening covers it up.', 'New, better, next.'],
        'A pencil and a slip on a train table',
      ],
      [
        'Do it again within a week',
        ['Small, and without an audience.', 'Put the hour into your diary before you go.'],
        'A kitchen table with tools laid out',
      ],
      [
        'Show it to somebody',
        ['While you explain it, it falls into place.', 'Children ask the best questions at it.'],
        'Two pairs of hands at a table',
      ],
    ],
    turn: [
      'What you make at home is a little crooked, and all yours.',
      'Then you are ready for the next course.',
    ],
    asks: ['What did you learn in a day and still can do?', 'What would you like to learn next?'],
    ends: {
      pt: 'Question, note, repetition.',
      fi: 'Send a picture of the second attempt.',
      a: 'Repeat it this week.',
      h: 'The handout may go back into the drawer now.',
      l: 'What you repeat stays with you.',
    },
    keep: 'the next course',
    send: 'somebody with three handouts in the drawer',
    needs:
      '(?<!(?:bike|bicycle|cycle|car|repair|joinery|our|the|my|own|small) )\\bworkshops? (?:weekend|day|place|every|twice|once|on|for)|\\bworkshops?\\b.*[£$€]|\\b(?:we|I) (?:also )?(?:teach|run|hold|give) .*(?:workshops?|class(?:es)?|courses?|sewing|lessons?)|\\b(?:beginners?|evening|weekend|day) (?:course|class|workshop)',
    unless:
      'driving|swim|toddler|baby|antenatal|first aid|yoga|pilates|fitness|gym\\b|dance|school (?:workshops|visits)',
    own: [
      {
        kinds: ['event', 'service', 'price', 'product', 'offer', 'people', 'process'],
        about:
          'workshops? (?:on|for|with|:)|workshops?:|^workshops?\\b|in a workshop of|class|course|teach|lesson',
        lead: ['What you can learn at {name}:', 'About {name}:'],
      },
    ],
    pic: { ask: 'A table of yours, set for a workshop', alt: 'A table with tools laid out for a workshop' },
    claims: [
      ['A repetition within days keeps much of what was newly learned', 'research on memory (spacing)'],
    ],
  },
];
