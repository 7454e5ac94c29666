// Before one comes, calls or is visited: appointments, visits at home, first talks, waits and hurry.
import type { Idea } from '../../library/idea.ts';

export const COMING: readonly Idea[] = [
  {
    id: 'by-appointment',
    format: 'answer',
    again: 8,
    emoji: '🗓️',
    tags: ['ByAppointment', 'PlanAhead', 'GoodToKnow'],
    title: [
      'By appointment: what it means and how to make the most of it',
      'Appointment only? How to use the time well',
    ],
    cover: 'By appointment, and why',
    gist: [
      'By appointment means that somebody will have time for you and nothing else. Say beforehand what it is about, send a picture, and ask how long it takes.',
      'An appointment is no barrier. It keeps an hour free for one matter, and a photograph sent ahead saves a third of it.',
    ],
    subject: ['An hour with your name on it', 'What to send before you come'],
    hooks: {
      '*': [
        'A door that opens by appointment looks shut. It is the opposite.',
        'The best preparation for an appointment is one photograph sent the day before.',
      ],
      pt: 'An appointment reserves two things at once, a person and their tools.',
      fi: 'Do you hesitate to make an appointment for a small question? Small ones are welcome at most doors.',
      a: 'Announce the matter, and ask for the length.',
      h: 'By appointment sounds like velvet and a bell. Mostly it means that somebody is in the back with dirty hands.',
      l: 'Time that belongs to one person only.',
    },
    lines: {
      '*': [
        'Send a picture before an appointment. It answers half of the questions that would have taken the first ten minutes.',
        'Ask how long an appointment takes when you make it. Then the parking ticket lasts, too.',
        'When you make an appointment, say what it is about in one sentence. The right tools will be on the table.',
        'Cannot keep an appointment? Call as soon as you know. Somebody on the waiting list will be glad.',
      ],
      h: ['Nobody has ever said: I wish I had turned up without an appointment and waited.'],
    },
    scene: [
      'You stand before a locked door, and a card says by appointment. A light burns in the back. You walk on, and somebody in there would have liked to help.',
      'An open diary, a name, three words behind it. They are the reason why everything is ready at ten.',
    ],
    why: [
      [
        'People who work alone or with their hands cannot stop every few minutes without beginning again.',
        'Whoever is interrupted needs a quarter of an hour to find the thread.',
      ],
      [
        'For you it means no queue and nobody listening.',
        'What takes a while to explain is easier without others waiting behind you.',
      ],
    ],
    question: 'Why only by appointment?',
    short: ['So that somebody has time for you.', 'Because your matter needs an undisturbed hour.'],
    parts: [
      [
        'Say what it is about',
        [
          'One sentence is enough to have the right things ready.',
          'It tells them whether it needs ten minutes or an hour.',
        ],
        'A telephone beside an open diary',
      ],
      [
        'Send a picture beforehand',
        [
          'Take one from close up and one that shows the whole thing.',
          'A picture shows what is hard to put into words.',
        ],
        'A phone taking a picture of a detail',
      ],
      [
        'Ask how long it takes',
        ['You can plan the rest of the day around it.', 'Nobody likes to look at the clock in the middle.'],
        'A wall clock',
      ],
      [
        'Call if you are late',
        [
          'Ten minutes are no trouble when they are announced.',
          'Then the next person can be warned as well.',
        ],
        'A hand holding a phone at a kerb',
      ],
    ],
    turn: ['And ask whatever is unclear. It is your hour.', 'Undisturbed, things are quickly done.'],
    asks: [
      'Do you make an appointment, or do you try your luck?',
      'When were you last glad of an appointment?',
    ],
    ends: {
      pt: 'One sentence, one picture, one time.',
      fi: 'Nobody minds a small question.',
      a: 'Announce it, show it, keep it.',
      h: 'There is no velvet. There may be tea.',
      l: 'An hour, undisturbed.',
    },
    keep: 'the next time you make an appointment',
    send: 'somebody who never dares to ring the bell',
    needs: 'by appointment|appointments? (?:only|needed|necessary|required)',
    own: [
      {
        kinds: ['place', 'policy', 'service', 'product', 'hours', 'process', 'story'],
        about: 'appointment',
        lead: ['About {name}:', 'How it works with {name}:'],
      },
    ],
    pic: { ask: 'Your diary or the door with its sign', alt: 'An open diary beside a telephone' },
    claims: [['Interruptions cost time to resume a task', 'common experience, research on interruptions']],
  },
  {
    id: 'before-somebody-comes',
    format: 'checklist',
    again: 8,
    emoji: '🚪',
    tick: true,
    tags: ['HomeVisit', 'GoodToKnow', 'BePrepared'],
    title: [
      'Somebody comes to your home to work: what to have ready',
      'Before a visit at home: five things that save time',
    ],
    cover: 'Before somebody comes to you',
    gist: [
      'Clear a path, think of a parking space, shut the dog in another room, have the phone within reach and say beforehand what must not happen. Ten minutes that shorten the visit.',
      'Somebody who comes to work at your home does not know the house. A clear spot, a place to park and a socket are the best welcome.',
    ],
    subject: ['Before somebody comes to work at your home', 'Five things to have ready for a visit'],
    hooks: {
      '*': [
        'The first ten minutes of a visit at home are often spent moving a sofa.',
        'Somebody comes to your home tomorrow? Five things to have ready tonight.',
      ],
      pt: 'Parking, a clear path, power and light: these decide how long a visit takes.',
      fi: 'You need not tidy up for them, really. One cleared spot is enough.',
      a: 'Before somebody comes to work at your home: clear the spot, and say where to park.',
      h: 'People {hoover|vacuum} before the cleaner comes. Nobody has ever been able to stop them.',
      l: 'Getting the house ready for somebody who comes to work.',
    },
    lines: {
      '*': [
        'Somebody comes to your home to work? Tell them the evening before where they can park. It is the question they ask most.',
        'Shut the dog in another room when somebody comes to work. Even friendly ones lie down on tools.',
        'Clear the spot itself before a visit at home, not the hall that leads to it.',
        'Keep your phone within reach on the day of a visit. A door that nobody opens costs both sides an hour.',
      ],
      h: [
        'Every front door has a trick to it. Tell whoever comes to work before they are standing in the rain.',
      ],
    },
    scene: [
      'The bell rings. In the hall there is a bicycle, behind it a box, and behind the box the boiler.',
      'A van goes round the block for the third time, looking for a space. Behind the curtain somebody waits and wonders.',
    ],
    why: [
      [
        'You pay for the time of the visit, also while a sofa is being moved.',
        'Ten minutes of looking for a socket cost as much as ten minutes of work.',
      ],
      [
        'Nobody knows your house as you do.',
        'What you have known for ten years, a visitor sees for the first time.',
      ],
    ],
    parts: [
      [
        'Say where to park',
        [
          'Send a message: permit, side street or yard.',
          'Heavy things are carried from wherever the van stands.',
        ],
        'A free parking space before a house',
      ],
      [
        'Clear the spot itself',
        ['Leave an arm of space on every side.', 'Move small and breakable things first.'],
        'A cleared corner of a room',
      ],
      [
        'Show a socket and a light',
        ['A lamp that can be moved helps a lot.', 'Say so if a fuse blows easily.'],
        'A lamp beside a wall socket',
      ],
      [
        'Shut pets in another room',
        ['Open doors are an invitation to every cat.', 'They are calmer there, and so is everybody else.'],
        'A dog looking through a glass door',
      ],
      [
        'Say what must not happen',
        [
          'Perhaps the baby is asleep, or that wall is freshly painted.',
          'One sentence at the door is enough.',
        ],
        'A note on a door',
      ],
    ],
    turn: ['A glass of water is always welcome.', 'Tea is optional, and never forgotten.'],
    asks: ['What do you clear away before somebody comes?', 'Tea, coffee or nothing: what do you offer?'],
    ends: {
      pt: 'Ten minutes of getting ready make the visit shorter.',
      fi: 'The rest of the house may look as it always does.',
      a: 'It takes ten minutes.',
      h: 'The other rooms may be as they are. Everybody has those rooms.',
      l: 'Then you can open the door with a good conscience.',
    },
    keep: 'the evening before a visit',
    send: 'whoever will be at home that day',
    needs:
      '\\bcome to (?:you|your)\\b|\\bmobile\\b|home visits?|at your (?:own )?(?:home|house|place|door|kitchen|office)|collected and delivered|(?:we|I) collect (?:from|it|your)|pick-? ?up and (?:delivery|return|drop)',
    unless: 'mobile (?:phone|app|sites?|homes?)|\\bapp\\b|software',
    own: [
      {
        kinds: ['service', 'place', 'policy', 'process', 'offer', 'price', 'product', 'story'],
        about:
          'come to (?:you|your)|\\bmobile (?!,|al\\b)|home visits?|at your|pick-? ?up and|(?:we|I) collect|collected',
        lead: ['How it works at {name}:', 'About {name}:'],
      },
    ],
    pic: { ask: 'Your bag or van, ready to leave', alt: 'A tool bag beside a front door' },
    claims: [['Preparation shortens visits at home', 'trade practice']],
  },
  {
    id: 'a-first-talk-for-nothing',
    format: 'howto',
    again: 8,
    emoji: '☕',
    tags: ['FirstMeeting', 'AskBetter', 'GoodToKnow'],
    title: [
      'A free first talk: how to get the most out of it',
      'What to ask in a first meeting that costs nothing',
    ],
    cover: 'Make a free first talk count',
    gist: [
      'Write down three questions, say what you can spend, ask what happens next, and do not decide on the spot. A first talk that costs nothing is worth as much as its questions.',
      'The point of a first talk is to find out whether it suits both. Ask what could go wrong: the answer tells you more than a brochure.',
    ],
    subject: ['Three questions for a first talk', 'Ask what could go wrong'],
    hooks: {
      '*': [
        'The most useful question in a first talk: what usually goes wrong?',
        'A first talk that costs nothing is still half an hour of your life. Three questions make it count.',
      ],
      pt: 'A first talk answers four things: fit, sum, time and next step.',
      fi: 'Nervous before a first talk? The other side usually is as well, a little.',
      a: 'Three questions on paper. No decision on the spot.',
      h: 'In a first talk everybody nods. The good ones also shake their heads now and then.',
      l: 'A conversation, and no obligation.',
    },
    lines: {
      '*': [
        'Write three questions down before a first talk. You will forget the one that mattered otherwise.',
        'Ask in a first talk who will actually do the work. It is not always the person across the table.',
        'A first talk ends well with one question: what happens next, and by when?',
        'Say what you can spend in a first talk. It saves both sides the wrong plan.',
      ],
      h: ['If you have understood every word of a first talk, it was either very good or very short.'],
    },
    scene: [
      'You are back on the pavement after the first talk, and there it is, the question you came for.',
      'Two cups, a sheet of paper, and somebody who asks more than they tell. It is a good sign.',
    ],
    why: [
      [
        'Whether two people can work together shows in twenty minutes, and in no advertisement.',
        'You notice how somebody listens long before you can judge their work.',
      ],
      [
        'Good questions cost nothing and sort out a lot.',
        'What is said at the beginning need not be argued about at the end.',
      ],
    ],
    parts: [
      [
        'Write down three questions',
        [
          'Price, time, and the one that you are shy about.',
          'On paper, since the head is busy being polite.',
        ],
        'A notebook with three short lines',
      ],
      [
        'Say what you can spend',
        ['A range is enough to begin with.', 'They plan to the sum they know, or to one that they guess.'],
        'A hand with a pencil over a page',
      ],
      [
        'Ask what could go wrong',
        ['Those who know their trade have an answer at once.', 'It is the moment in which experience shows.'],
        'Two people talking at a table',
      ],
      [
        'Sleep on it',
        [
          'A good offer is still good on Thursday.',
          'Whoever presses you to sign today has a reason, and it is not yours.',
        ],
        'A sheet of paper on a bedside table',
      ],
    ],
    turn: [
      'The best sign: they asked you something that you had not thought of.',
      'If it does not suit, say so. That is what it is for.',
    ],
    asks: ['What do you always ask first?', 'Do you decide on the spot, or do you sleep on it?'],
    ends: {
      pt: 'Fit, sum, time, next step.',
      fi: 'And if it does not click, that is all right.',
      a: 'Ask, listen, sleep on it.',
      h: 'Nod less. Ask more.',
      l: 'All in good time.',
    },
    keep: 'the next first talk',
    send: 'somebody who is about to choose',
    needs:
      '\\bfree\\b.*\\b(?:consultations?|calls?|quotes?|quotations?|estimates?|surveys?|visits?|chats?|assessments?|coffee|talk|appointment)\\b|\\bfirst (?:visit|call|consultation|talk|meeting|coffee|chat)\\b.*\\b(?:free|costs? nothing|on us)\\b',
    own: [
      {
        kinds: ['offer', 'price', 'policy', 'service', 'process'],
        about:
          '(?:\\bfree\\b|costs? nothing|on us)(?! after)[^.]{0,24}(?:talk|call|consult|visit|quote|estimate|trial|survey|assessment|meeting|chat|advice|hour|valuation|review|lesson)|(?:talk|chat|call|consult\\w*|visit|quotes?|estimates?|trial|survey|assessment|meeting|valuations?|lesson|half hour)[^.]{0,16}(?:\\bfree$|\\bfree,|costs? nothing)',
        lead: ['To begin with, at {name}:', 'How it starts with {name}:'],
      },
    ],
    pic: { ask: 'Two cups and a notebook on your table', alt: 'Two cups and an open notebook on a table' },
    claims: [
      ['Written questions are more likely to be asked', 'common experience, advice of consumer bodies'],
    ],
  },
  {
    id: 'plan-around-a-wait',
    format: 'howto',
    again: 8,
    emoji: '⏳',
    tags: ['WaitingList', 'PlanAhead', 'SlowAndGood'],
    title: ['How to plan around a waiting list', 'Good people are booked up: what to do about it'],
    cover: 'Booked up? Plan around it',
    gist: [
      'Ask early, get a date rather than a promise, go on the list for cancellations, and use the wait to prepare what you can. Most waits are shorter for whoever is flexible.',
      'A wait of weeks is no refusal. Say by when you need it, ask what could be done meanwhile, and say if you can come at short notice.',
    ],
    subject: ['Six weeks, and what to do with them', 'Ask for the list'],
    hooks: {
      '*': [
        'Booked up for weeks? Ask for the list of cancellations.',
        'The right moment to ask is one step earlier than it feels.',
      ],
      pt: 'A lead time is made of material, work and the jobs that were promised before yours.',
      fi: 'You have found somebody good, and they are booked up. Of course they are.',
      a: 'Ask early. Get a date. Stay flexible.',
      h: 'Everybody is free at once, except those whom you want.',
      l: 'What is worth having may take its time.',
    },
    lines: {
      '*': [
        'Booked up? Ask to be told about cancellations, and say how quickly you can come.',
        'Ask for a date rather than for "soon". A date can be written down by both sides.',
        'The time of waiting is good for something: measure, choose, collect pictures, make up your mind.',
        'Need it by a certain day? Say the day first. A later date can be moved forward more easily than an unknown one.',
      ],
      h: ['People with an empty diary have a reason. People with a full one have several.'],
    },
    scene: [
      'You hear the word weeks and count on your fingers. The fingers say that you should have called in spring.',
      'A diary with writing on every line. On the margin stands a telephone number and the word "anytime".',
    ],
    why: [
      [
        'Work that is done properly has an order, and those before you got their promise first.',
        'Nobody can be hurried without somebody else being put off.',
      ],
      [
        'Cancellations happen every week, and then it is those who answer at once that are called.',
        'A gap in a diary is offered to whoever can fill it.',
      ],
    ],
    parts: [
      [
        'Ask one step earlier',
        [
          'Before the old one breaks, before the season, before the invitations.',
          'Asking costs nothing and binds nobody.',
        ],
        'A calendar with a circle around a week',
      ],
      [
        'Get a date in writing',
        ['A line by message will do.', 'It is easier to keep to what both can read.'],
        'A message on a phone',
      ],
      [
        'Go on the list for gaps',
        ['Say which days are easy for you, and how soon.', 'Whoever is flexible rarely waits the full time.'],
        'A name on a short list',
      ],
      [
        'Prepare what you can',
        ['Measurements, pictures, decisions, papers.', 'Then the work can begin on the first day.'],
        'A folder with a few sheets',
      ],
    ],
    turn: ['And then it is suddenly next week.', 'Good things have a queue. It moves.'],
    asks: [
      'What did you wait longest for, and was it worth it?',
      'Do you book early, or at the last minute?',
    ],
    ends: {
      pt: 'Date, list, preparation.',
      fi: 'You will be glad that you asked early.',
      a: 'Earlier, in writing, prepared.',
      h: 'The queue is a recommendation that you can stand in.',
      l: 'It will have been worth it.',
    },
    keep: 'the next thing that cannot wait',
    send: 'somebody who always asks in the last week',
    needs:
      '\\bwait(?:ing)?\\b|turn ?around|lead time|booked (?:up|out)|\\b(?:weeks|months) (?:ahead|in advance|wait)|(?:takes?|in) (?:about )?(?:\\w+|\\d+) (?:weeks|months)|booking (?:now )?(?:for )?20\\d\\d',
    unless: 'no wait|while you wait|waiting room',
    own: [
      {
        kinds: ['policy', 'process', 'service', 'product', 'hours', 'number', 'price'],
        about:
          'waiting (?:list|time)|turn ?around|lead time|booked (?:up|out)|(?:ready|done|takes?|delivery) (?:in|within)[^.]*(?:weeks|months)|weeks ahead|(?:dates|diary|bookings?)[^.]*20\\d\\d|20\\d\\d dates|\\d+ (?:to \\d+ )?weeks\\b|(?:six|eight|three|four|twelve) (?:to \\w+ )?weeks',
        lead: ['How it stands with {name}:', 'The times at {name}:'],
      },
    ],
    pic: { ask: 'Your calendar or a shelf of work in hand', alt: 'A wall calendar with marked weeks' },
    claims: [['Cancellations are filled from waiting lists', 'trade practice']],
  },
  {
    id: 'when-it-has-to-be-today',
    only: 'plumb|electric|heating|boiler|roof|locksmith|\\bvets?\\b|veterinar|glaz(?:ier|ing)|drain|\\btow(?:ing)?\\b|emergenc|24.?hour|call.?out|breakdown',
    format: 'howto',
    again: 8,
    emoji: '📞',
    tags: ['Urgent', 'CallAhead', 'GoodToKnow'],
    title: ['Urgent? What to say in the first ten seconds of a call', 'How to ask for help today'],
    cover: 'When it has to be today',
    gist: [
      'Where, what, since when, and a number that somebody answers: say these four first when it is urgent. Then listen. The story can come later.',
      'Call rather than write when it has to be today, say the place before the problem, and stay reachable. It saves the ten minutes that you do not have.',
    ],
    subject: ['Say the place first', 'Four facts, then the story'],
    hooks: {
      '*': [
        'In an urgent call say where you are before you say what happened.',
        'An urgent call needs four facts. Most begin with a story.',
      ],
      pt: 'Place, matter, since when, telephone: in this order a call can be acted on at once.',
      fi: 'It is all going wrong at once? Breathe. Four facts, and somebody can help.',
      a: 'Place. Matter. Since when. Number.',
      h: 'Urgent calls tend to begin with Adam and Eve and end with the street.',
      l: 'One calm sentence helps sooner.',
    },
    lines: {
      '*': [
        'Urgent? Call. A message is read when there is time, and there is none today.',
        'In an urgent call the postcode comes first. It decides who can be with you soonest.',
        'If you leave a message, say your number twice and slowly. Once at the beginning, once at the end.',
        'Say since when it has been so. It tells the other side whether to come at once or to fetch a part first.',
      ],
      h: ['"It is a bit urgent" is how polite people describe a flood.'],
    },
    scene: [
      'You speak fast, you explain everything, and after two minutes a friendly voice asks: and where are you?',
      'A phone on the kitchen table, a number written on an envelope, and at last somebody answers.',
    ],
    why: [
      [
        'Whoever answers has to decide in a minute whether and when somebody can come.',
        'Distance settles more than anything else, so it is what they need first.',
      ],
      [
        'Upset people tell what upset them, and not what can be acted on.',
        'Short facts can be written down while you speak.',
      ],
    ],
    parts: [
      [
        'Say the place first',
        ['Street, town, floor.', 'With a landmark, if no map finds it.'],
        'A street sign and a house number',
      ],
      [
        'Name the matter in one sentence',
        ['What has happened, or what is needed.', 'The history of it can wait.'],
        'A hand holding a phone to an ear',
      ],
      [
        'Say since when and by when',
        ['Since this morning, and by six.', 'It sorts what is urgent from what is only annoying.'],
        'A kitchen clock',
      ],
      [
        'Stay within reach',
        ['Ringer on, battery charged, line free.', 'The call back comes when you have just gone to look.'],
        'A phone with its ringer on beside a cup',
      ],
    ],
    caution: [
      'Where somebody is in danger, call the emergency number before anybody else.',
      'If life or health is at risk, the emergency services come first.',
    ],
    turn: [
      'And then put the kettle on. Help is easier to wait for with a cup.',
      'The whole story is welcome afterwards.',
    ],
    asks: ['Do you call or write when it is urgent?', 'Which number do you have on the fridge?'],
    ends: {
      pt: 'Four facts in ten seconds.',
      fi: 'You have done what you can. Now somebody else will.',
      a: 'Facts first.',
      h: 'Adam and Eve can come in over the second cup.',
      l: 'And now, quietly, the rest.',
    },
    keep: 'the day that goes wrong',
    send: 'whoever never finds the right words on the phone',
    needs: 'same[- ]day|24 ?/ ?7|24[- ]?(?:h|hours?|hr)s?\\b|emergenc(?:y|ies)|call-?outs?\\b',
    own: [
      {
        kinds: ['service', 'policy', 'process', 'hours', 'price', 'offer', 'product'],
        about:
          '24[ -]?/ ?7|24[- ]hours? (?!notice|before)|(?<!quotes? |repl\\w+ )within 24 hours|emergenc|call-?outs?\\b|(?<!(?:reply|answer|questions)(?: \\w+)? the )same[- ]day(?! repl)',
        lead: ['For such days:', 'And if it is urgent, {name}:'],
      },
    ],
    pic: {
      ask: 'Your telephone, or the sign with your number',
      alt: 'A telephone beside a notepad with a number',
    },
    claims: [['Location first lets help be sent soonest', 'advice of emergency services for any call']],
  },
  {
    id: 'cancel-kindly',
    format: 'tip',
    again: 9,
    emoji: '🙏',
    tags: ['Appointments', 'GoodManners', 'SmallBusiness'],
    title: [
      'How to cancel an appointment without feeling bad',
      'Cannot make it? How to call off a booking kindly',
    ],
    cover: 'How to cancel kindly',
    gist: [
      'As soon as you know, by the way that is read first, with another date in the same breath: so a cancelled booking hurts nobody.',
      'A cancellation two days before is a gap that can be filled. One on the morning is an empty chair. The reason matters less than the hour.',
    ],
    subject: ['Two days are worth more than a reason', 'It will not be held against you'],
    hooks: {
      '*': [
        'Nobody minds a cancelled appointment half as much as one that is simply missed.',
        'You know since yesterday that you cannot make it. Call today.',
      ],
      pt: 'A gap that is known two days ahead can be offered to somebody who waits.',
      fi: 'You need no excuse, really. You need to be early.',
      a: 'At once. With another date.',
      h: 'The dog ate the appointment. It happens. It only has to be said in time.',
      l: 'A call, a word, and all is well.',
    },
    lines: {
      '*': [
        'Cancel an appointment on the day you know, not on the day it is due.',
        'A cancelled booking with another date in the same sentence is no cancellation. It is a move.',
        'Tomorrow morning is off? Call rather than write, since nobody reads mail before eight.',
        'No long reason is needed when you cancel. "I cannot make it, may I come on Thursday" is a whole sentence.',
      ],
      h: ['Dogs have eaten more appointments than homework.'],
    },
    scene: [
      'A chair, a light, everything laid out, ten past two. Somebody looks out of the window once more.',
      'A message comes in on Monday: Thursday will not work. By noon Thursday belongs to somebody else, who says thank you.',
    ],
    why: [
      [
        'In a small place one hour is a good part of the day, and it cannot be sold twice.',
        'An hour that was kept for you is gone when it is over.',
      ],
      [
        'Somebody is nearly always waiting for just that gap.',
        "What is early enough becomes another person's good luck.",
      ],
    ],
    parts: [
      [
        'Say it as soon as you know',
        [
          'Two days before are a favour, two hours are a gap.',
          'Bad news does not get better in your pocket.',
        ],
        'A finger on a phone',
      ],
      [
        'Use the way that is read first',
        ['Short notice is for the telephone.', 'A mail at night is found after you should have been there.'],
        'A telephone ringing on a desk',
      ],
      [
        'Offer another date',
        ['It shows that you mean to come.', 'Two suggestions save three messages.'],
        'Two days marked in a diary',
      ],
    ],
    turn: ['A short call, and the day is in order again.', 'Nobody is cross with somebody who calls.'],
    asks: ['Do you call or write when you have to cancel?', 'How early is early enough?'],
    ends: {
      pt: 'Early, by telephone, with a new date.',
      fi: 'That was all. Nobody is cross.',
      a: 'Early. Clear. Once.',
      h: 'Greetings to the dog.',
      l: 'And the hour finds somebody else.',
    },
    keep: 'the week when everything happens at once',
    send: 'somebody who feels bad about cancelling',
    needs: 'cancel|appointments?\\b|\\bbook(?:ings?|ed)?\\b|lessons?\\b|sessions?\\b|reservations?',
    unless:
      'no (?:booking|appointment)|walk-?ins only|cookbook|bookshop|books? (?:shop|store)|second-hand books|guest ?house|hotel|cottage|holiday|emergency|24[- ]?hour|online (?:shop|store)|software|\\bapp\\b|\\bpiano mov|funeral|memorial',
    own: [
      {
        kinds: ['policy', 'process', 'service', 'hours', 'offer', 'place'],
        about: 'cancel|no.shows?|notice|reschedul|move (?:an|your) (?:appointment|booking)',
        lead: ['How it works at {name}:', 'About {name}:'],
      },
    ],
    pic: { ask: 'Your diary, with a line crossed out', alt: 'A diary with one line crossed out' },
    claims: [['Early cancellations can be filled again', 'trade practice']],
  },
];
