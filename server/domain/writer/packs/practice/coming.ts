// Coming and being come to: by appointment, at home, a first talk, a wait, the same day, a change of plan.
import type { Idea } from '../../library/idea.ts';

export const COMING: readonly Idea[] = [
  {
    id: 'by-appointment',
    format: 'answer',
    again: 8,
    emoji: '🗓️',
    tags: ['ByAppointment', 'PlanAhead', 'GoodToKnow'],
    title: [
      'By appointment only: why, and how to make the most of it',
      'Appointment only? What to say when you book',
    ],
    cover: 'By appointment: how it works',
    gist: [
      'By appointment means that the time is kept for you alone. Say when you book what it is about, and send a picture if you have one.',
      'With an appointment there is no queue, and things can be made ready for you. Say beforehand what you need.',
    ],
    subject: ['By appointment: how it works', 'What to say when you book'],
    hooks: {
      '*': [
        'By appointment only: it means no queue, and nobody behind you.',
        'Booking an appointment? Say what it is about, and everything is ready when you come.',
      ],
      ptal: 'An appointment keeps the time for you and gives a chance to prepare.',
      fi: 'Do you hesitate to make an appointment for a small question? Please do not.',
      h: 'By appointment sounds grand. It only means that somebody has time for you.',
    },
    lines: {
      '*': [
        'When you make an appointment, say in one sentence what it is about. Then everything is ready.',
        'Send a picture before an appointment, if there is something to show. It saves time.',
        'Ask how long an appointment takes when you book it, so that you can plan the rest of the day.',
        'Cannot keep an appointment? Please call as soon as you know. Somebody else may be glad of the time.',
      ],
      h: ['The best thing about an appointment: nobody sighs behind you.'],
    },
    scene: [
      'Without an appointment, two people come at once, and one of them has to wait.',
      'With an appointment you come in, and somebody has been expecting you.',
    ],
    why: [
      [
        'Some work cannot be stopped every few minutes.',
        'Who is in the middle of something cannot give you full attention.',
      ],
      ['You do not wait, and nobody listens.', 'There is time for questions, too.'],
    ],
    parts: [
      [
        'Tell them what you need',
        ['One sentence is enough.', 'It shows how much time is needed.'],
        'A hand writing in a diary',
      ],
      [
        'Send a picture if it helps',
        ['Of whatever you would like to show.', 'A picture often says more than a call.'],
        'A phone taking a picture',
      ],
      ['Ask how long it takes', ['Then you can plan the day.', 'It helps with parking, too.'], 'A clock'],
    ],
    turn: ['Small questions are welcome, too.', 'It is your time, so ask whatever you like.'],
    asks: ['Do you like to book ahead?', 'What time of day suits you best?'],
    ends: {
      ptal: 'Book, tell, come.',
      fi: 'A short message is enough to begin.',
      h: 'And there is nobody sighing behind you.',
    },
    question: 'Why only by appointment?',
    short: ['So that there is time for you alone.', 'Because then nobody has to wait.'],
    keep: 'the day you book',
    send: 'somebody who does not like to wait',
    needs: 'by appointment|appointments? (?:only|needed|necessary|required)',
    own: [
      {
        kinds: ['place', 'policy', 'service', 'product', 'hours', 'process', 'story'],
        about: 'appointment',
        lead: ['How it works at {name}:', 'Appointments at {name}:'],
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
      'Say where to park, clear the spot, show a socket, shut pets in another room, and say what to be careful with. Ten minutes of getting ready make the visit shorter.',
      'A free place to park, a clear spot and a socket: with these ready, the work can begin at once.',
    ],
    subject: ['Before somebody comes to work', 'Five things to have ready'],
    hooks: {
      '*': [
        'Somebody comes to your home to work? These five things save time.',
        'Where can I park? It is the first question before any visit at home.',
      ],
      ptal: 'Parking, a clear spot, power and light: with these ready, the visit is shorter.',
      fi: 'You need not tidy up the whole house. One clear spot is enough.',
      h: 'No need to {hoover|vacuum} before the visit. A parking space is worth more.',
    },
    lines: {
      '*': [
        'Before a visit at home, send a message about where to park.',
        "Clear the spot where the work is done, with an arm's length around it.",
        'Shut pets in another room while somebody works at your home. It is calmer for them, too.',
        'Keep your phone within reach on the day somebody comes. It saves both of you a wait.',
      ],
      h: ['Every front door has a trick. Please tell.'],
    },
    scene: [
      'The van goes round the block for the third time, looking for a space.',
      'The work could begin, but first the sofa has to be moved.',
    ],
    why: [
      [
        'Time spent on looking for a space or moving things is lost.',
        'The sooner the work can begin, the sooner it is done.',
      ],
      [
        'You know your home, and the visitor does not.',
        'What you have long got used to, somebody else sees for the first time.',
      ],
    ],
    parts: [
      [
        'Say where to park',
        ['Street, yard or permit: a message is enough.', 'Heavy things have to be carried from there.'],
        'A parking space',
      ],
      [
        'Clear the spot',
        ['Only there, not the whole house.', 'Put breakable things away first.'],
        'A cleared corner',
      ],
      ['Show a socket and a light', ['It saves a search.', 'A lamp that can be moved helps.'], 'A socket'],
      [
        'Shut pets in another room',
        ['Open doors are tempting for cats and dogs.', 'Noise worries them less there.'],
        'A closed door',
      ],
      [
        'Say what to be careful with',
        ['A sleeping baby, wet paint, a weak fuse.', 'One sentence at the door is enough.'],
        'Two people at a door',
      ],
    ],
    turn: ['Everything else is taken care of.', 'The rest of the house may look as it does.'],
    asks: ['What do you clear away before somebody comes?', 'Tea or coffee: what do you offer?'],
    ends: {
      ptal: 'Parking, spot, socket, pets: then the work can begin.',
      fi: 'That is all. You need do no more.',
      h: 'And nobody looks at the other rooms.',
    },
    keep: 'the evening before',
    send: 'whoever opens the door that day',
    only: 'repair|restor|clean|install|\\bfit(?:ted|ters?|ting)\\b|plumb|electric|\\btun(?:er|ers|ing)\\b|sharpen|mechanic|engineer|technician|window|gutter|\\bpest\\b|upholster|blinds|locksmith|\\bmeasur|survey|handy ?man|assembl|removals|chimney|IT support|computer',
    needs:
      '\\bcome to (?:you|your)\\b|\\bmobile\\b|home visits?|at your (?:own )?(?:home|house|place|door|kitchen|office)|collected and delivered|(?:we|I) collect (?:from|it|your)|pick-? ?up and (?:delivery|return|drop)',
    unless:
      'mobile (?:phone|app|sites?|homes?)|\\bapp\\b|software|collect|pick-? ?up|laundr|iron(?:ing)?\\b|\\bdogs?\\b|\\bpets?\\b|\\bcats?\\b|groom|\\bvets?\\b|podiat|chiropod|physio|massage|carers?\\b|home care|nurs(?:e|es|ing)\\b|hair|barber|nails?\\b|beauty|make-?up|tutor|lessons?\\b|teach|photograph|cater|chef|coffee|food|bar\\b|disco|music|entertain|yoga|personal train|notary|optic|hearing',
    own: [
      {
        kinds: ['service', 'place', 'policy', 'process', 'offer', 'price', 'product', 'story'],
        about:
          'come to (?:you|your)|\\bmobile (?!,|al\\b)|home visits?|at your|pick-? ?up and|(?:we|I) collect|collected',
        lead: 'How it works at {name}:',
      },
    ],
    pic: { ask: 'Your bag or van, ready to leave', alt: 'A tool bag beside a front door' },
    claims: [['Preparation shortens visits at home', 'trade practice']],
  },
  {
    id: 'a-first-talk-for-nothing',
    format: 'howto',
    again: 8,
    emoji: '💬',
    tags: ['FirstMeeting', 'AskBetter', 'GoodToKnow'],
    title: [
      'A free first talk: how to get the most out of it',
      'Free first call or visit: what to have ready',
    ],
    cover: 'Make a free first talk count',
    gist: [
      'Have three questions ready, say what you have in mind and what you can spend, and ask what happens next. So a first talk brings you further.',
      'A first talk costs nothing and shows whether it suits you. With three questions on paper you get most out of it.',
    ],
    subject: ['A free first talk', 'Three questions to have ready'],
    hooks: {
      '*': [
        'A free first talk is the easiest way to find out whether it suits you. Have three questions ready.',
        'What to ask in a first talk? These points help.',
      ],
      ptal: 'A good first talk answers four things: what, how much, when, and what happens next.',
      fi: 'Are you unsure whether to get in touch? A first talk costs nothing and binds you to nothing.',
      h: 'A first talk is like trying on shoes. You may walk out again.',
    },
    lines: {
      '*': [
        'Write down three questions before a first talk. The one about the price is allowed.',
        'In a first talk, say what you can spend. Then you get a plan that fits.',
        'Ask in a first talk who will do the work, and when it could begin.',
        'A first talk ends well with one question: what happens next?',
      ],
      h: ['Nobody has ever been bitten in a first talk.'],
    },
    scene: [
      'You have put it off for weeks, and in the end the call takes ten minutes.',
      'Two cups of tea, a sheet of paper, and after half an hour you know more.',
    ],
    why: [
      ['Whether it suits both sides shows quickly in a talk.', 'You hear at once whether somebody listens.'],
      [
        'Good questions at the beginning prevent misunderstandings later.',
        'What is clear at the start need not be sorted out at the end.',
      ],
    ],
    parts: [
      [
        'Write down three questions',
        ['Price, time, and whatever worries you.', 'On paper you forget none.'],
        'A note with three questions',
      ],
      [
        'Say what you have in mind',
        ['A picture or an example helps.', 'A rough idea is enough.'],
        'Two people talking',
      ],
      [
        'Say what you can spend',
        ['A range is fine.', 'Then you are offered something that fits.'],
        'A calculator',
      ],
      [
        'Ask what happens next',
        ['Who does what, and by when.', 'Then you can decide in peace.'],
        'A calendar',
      ],
    ],
    turn: ['You may sleep on it.', 'If it does not suit, that is fine, too.'],
    asks: ['What do you always ask first?', 'Do you like to call or to meet?'],
    ends: {
      ptal: 'Ask, listen, decide in peace.',
      fi: 'Just get in touch. It costs nothing.',
      h: 'And bring the price question.',
    },
    keep: 'the first call',
    send: 'somebody who has been putting it off',
    needs:
      '\\bfree\\b.*\\b(?:consultations?|calls?|quotes?|quotations?|estimates?|surveys?|visits?|chats?|assessments?|coffee|talk|appointment)\\b|\\bfirst (?:visit|call|consultation|talk|meeting|coffee|chat)\\b.*\\b(?:free|costs? nothing|on us)\\b',
    own: [
      {
        kinds: ['offer', 'price', 'policy', 'service', 'process'],
        about:
          '(?:\\bfree\\b|costs? nothing|on us)(?! after)[^.]{0,24}(?:talk|call|consult|visit|quote|estimate|trial|survey|assessment|meeting|chat|advice|hour|valuation|review|lesson)|(?:talk|chat|call|consult\\w*|visit|quotes?|estimates?|trial|survey|assessment|meeting|valuations?|lesson|half hour)[^.]{0,16}(?:\\bfree$|\\bfree,|costs? nothing)',
        lead: ['How it begins at {name}:', 'The first step at {name}:'],
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
    title: ['Booked up for weeks? How to get a date all the same', 'How to plan around a waiting list'],
    cover: 'Booked up? Here is what helps',
    gist: [
      'Ask early, get a date, put your name on the list for cancellations, and say how quickly you could come.',
      'Good dates go early. With a fixed date and your name on the cancellation list, you often get in sooner.',
    ],
    subject: ['Booked up? What helps', 'The list for cancellations'],
    hooks: {
      '*': [
        'Booked up for weeks? Ask for the list of cancellations.',
        'Do you need something by a certain day? Say the day first, and ask early.',
      ],
      ptal: 'Ask early, fix a date, stay flexible: that is how to get in.',
      fi: 'All dates taken? Do not give up. Somebody always cancels.',
      h: 'Everybody wants the Saturday. Nobody asks for Tuesday.',
    },
    lines: {
      '*': [
        'Booked up? Ask to be called when somebody cancels, and say how quickly you can come.',
        'Ask for a fixed date rather than for "soon".',
        'Need it by a certain day? Say the day when you first get in touch.',
        'While you wait, collect what is needed: measurements, pictures, papers.',
      ],
      h: ['Tuesday is the secret favourite of all waiting lists.'],
    },
    scene: [
      'You call in May and hear: July. Next year you call in March.',
      'The phone rings: somebody has cancelled, can you come tomorrow?',
    ],
    why: [
      [
        'Those who asked earlier come first, and that is only fair.',
        'Nobody can be taken earlier without somebody else waiting longer.',
      ],
      ['Cancellations happen nearly every week.', 'Gaps go to those who can come at short notice.'],
    ],
    parts: [
      ['Ask as early as you can', ['Asking costs nothing.', 'Before the season is best.'], 'A calendar'],
      [
        'Get a date in writing',
        ['A message is enough.', 'Then both sides can plan.'],
        'A phone with a message',
      ],
      [
        'Put your name on the list',
        ['Say which days are easy for you.', 'Who can come quickly gets the gap.'],
        'A list of names',
      ],
      [
        'Use the time to prepare',
        ['Measurements, pictures, decisions.', 'Then the work can begin at once.'],
        'A tape measure',
      ],
    ],
    turn: [
      'Then the date is fixed, and you can look forward to it.',
      'Waiting is shorter when you know the day.',
    ],
    asks: ['Do you book early or at the last minute?', 'What was worth a long wait?'],
    ends: {
      ptal: 'Early, in writing, flexible.',
      fi: 'Ask today. It costs nothing.',
      h: 'And think of Tuesday.',
    },
    keep: 'the next thing you plan',
    send: 'somebody who books late',
    needs: 'waiting list|cancellation list|booked (?:up|out|solid)',
    unless: 'no wait|while you wait|waiting room',
    own: [
      {
        kinds: ['policy', 'process', 'service', 'product', 'hours', 'number', 'price'],
        about:
          'waiting (?:list|time)|turn ?around|lead time|booked (?:up|out)|(?:ready|done|takes?|delivery) (?:in|within)[^.]*(?:weeks|months)|weeks ahead|(?:dates|diary|bookings?)[^.]*20\\d\\d|20\\d\\d dates|\\d+ (?:to \\d+ )?weeks\\b|(?:six|eight|three|four|twelve) (?:to \\w+ )?weeks',
        lead: ['How it stands at {name}:', 'Times at {name}:'],
      },
    ],
    pic: { ask: 'Your calendar or a shelf of work in hand', alt: 'A wall calendar with marked weeks' },
    claims: [['Cancellations are filled from waiting lists', 'trade practice']],
  },
  {
    id: 'when-it-has-to-be-today',
    format: 'howto',
    again: 8,
    emoji: '🚨',
    tags: ['Urgent', 'CallAhead', 'GoodToKnow'],
    title: ['Urgent? What to say first when you call', 'Emergency call-out: the four things to say'],
    cover: 'Urgent? Say this first',
    gist: [
      'Say where you are, what has happened, since when, and a number on which you can be reached. Then help can set off.',
      'In an urgent call, the place comes first. With four facts, help is on the way sooner.',
    ],
    subject: ['Urgent? Say this first', 'Four facts for an urgent call'],
    hooks: {
      '*': [
        'In an urgent call, say first where you are. Then what has happened.',
        'Urgent? With these four facts, help comes sooner.',
      ],
      ptal: 'Place, problem, since when, phone number: in this order an urgent call is shortest.',
      fi: 'Something has happened, and you are excited? Stick to these four points.',
      h: 'The whole story is welcome. After the address.',
    },
    lines: {
      '*': [
        'Urgent? Call. A message may not be read at once.',
        'In an urgent call say the {postcode|zip code} first. It decides who can be with you soonest.',
        'Say your phone number twice when you leave a message.',
        'Stay near the phone after an urgent call, with the sound on.',
      ],
      h: ['First the address, then the drama.'],
    },
    scene: [
      'You explain everything, and then somebody asks: and where are you?',
      'It is Sunday, it is urgent, and you do not know what to say first.',
    ],
    why: [
      ['From the place it is clear who can come, and how soon.', 'The distance decides how long it takes.'],
      ['With clear facts, the right tools come along.', 'Then nobody has to go back for a part.'],
    ],
    parts: [
      ['Say where you are', ['Street, town, floor.', 'And how to get in.'], 'A street sign'],
      [
        'Say what has happened',
        ['One sentence is enough.', 'Say as well if anybody is in danger.'],
        'A person on the phone',
      ],
      [
        'Say since when',
        ['It shows how urgent it is.', 'An hour or three days makes a difference.'],
        'A clock',
      ],
      ['Leave a number', ['And keep the phone with you.', 'With the sound on.'], 'A phone in a hand'],
    ],
    turn: ['The rest can wait until somebody is there.', 'Then help is on its way.'],
    asks: ['Which number do you have at hand?', 'Do you know where your emergency numbers are?'],
    ends: {
      ptal: 'Place, problem, since when, number.',
      fi: 'Save the number before you need it.',
      h: 'And then tell the whole story.',
    },
    keep: 'the fridge door',
    send: 'your family',
    only: 'plumb|electric|heating|boiler|roof|gutter|locksmith|glaz(?:ier|ing)|\\bdrains?\\b|drainage|\\btow(?:ing)\\b|breakdown|recovery',
    needs:
      'same[- ]day (?:call|service|repair|visit|fix)|24 ?/ ?7|24[- ]?(?:h|hour|hr)s? (?:call|service|emergenc|rescue|line|breakdown|lock|a day)|emergenc(?:y|ies)|call-?outs?\\b',
    own: [
      {
        kinds: ['service', 'policy', 'process', 'hours', 'price', 'offer', 'product'],
        about:
          '24[ -]?/ ?7|24[- ]hours? (?!notice|before)|(?<!quotes? |repl\\w+ )within 24 hours|emergenc|call-?outs?\\b|(?<!(?:reply|answer|questions)(?: \\w+)? the )same[- ]day(?! repl)',
        lead: ['When it is urgent, at {name}:', 'Quick help at {name}:'],
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
    again: 8,
    emoji: '📅',
    tags: ['Appointments', 'GoodManners', 'SmallBusiness'],
    title: [
      'Cannot come? How to move or cancel an appointment',
      'How to cancel an appointment without a bad conscience',
    ],
    cover: 'Cannot come? Here is how',
    gist: [
      'If you cannot come, say so as soon as you know, and suggest another day. Then somebody else can have the time.',
      'Cancelling is no problem if you do it early. A short message with another date is enough.',
    ],
    subject: ['Cannot come? Say so early', 'How to move an appointment'],
    hooks: {
      '*': [
        'You cannot come to your appointment? It is no problem if you say so early.',
        'Cannot come? A short message in time helps more than you think.',
      ],
      ptal: 'An early cancellation gives somebody else the chance to come.',
      fi: 'Something has come up? It happens to everybody. Just say so.',
      h: 'The dog did not eat your appointment. A short message is enough.',
    },
    lines: {
      '*': [
        'Cannot keep an appointment? Say so as soon as you know. Somebody else can have the time.',
        'Suggest another day when you cancel an appointment. Then it is only moved.',
        'For tomorrow morning, call instead of writing.',
        'You need not give a long reason for cancelling an appointment.',
      ],
      h: ['"Something has come up" is a reason. The dentist of the goldfish is one, too.'],
    },
    scene: [
      'It is ten past two, everything is ready, and nobody comes.',
      'A message in the evening, and by morning the time has gone to somebody else.',
    ],
    why: [
      [
        'An hour that was kept for you cannot be given to anybody at the last minute.',
        'Whoever is on the waiting list needs some notice as well.',
      ],
      ['Somebody is nearly always waiting for a free time.', 'Early means that somebody else gets lucky.'],
    ],
    parts: [
      [
        'Say it as soon as you know',
        ['Two days before is very kind.', 'The earlier, the easier to fill.'],
        'A phone with a calendar',
      ],
      [
        'Call if it is short notice',
        ['Messages may be read too late.', 'On the same day, only a call helps.'],
        'A phone in a hand',
      ],
      ['Suggest another day', ['Then it is settled in one go.', 'Two suggestions are best.'], 'A diary'],
    ],
    turn: ['Nobody is cross with somebody who lets them know.', 'Then everything is in order.'],
    asks: ['Do you call or write when you cannot come?', 'How much notice is fair when you have to cancel?'],
    ends: {
      ptal: 'Early, short, with another date.',
      fi: 'Thank you for letting us know in time.',
      h: 'And best wishes to the goldfish.',
    },
    keep: 'the next busy week',
    send: 'somebody who forgets appointments',
    needs: 'cancel|appointments?\\b|\\bbook(?:ings?|ed)?\\b|lessons?\\b|sessions?\\b|reservations?',
    unless:
      'no (?:booking|appointment)|walk-?ins only|cookbook|bookshop|books? (?:shop|store)|second-hand books|guest ?house|hotel|cottage|holiday|emergency|24[- ]?hour|online (?:shop|store)|software|\\bapp\\b|\\bpiano mov|funeral|memorial',
    own: [
      {
        kinds: ['policy', 'process', 'service', 'hours', 'offer', 'place'],
        about: 'cancel|no.shows?|notice|reschedul|move (?:an|your) (?:appointment|booking)',
        lead: ['How it works at {name}:', 'Changing a date at {name}:'],
      },
    ],
    pic: { ask: 'Your diary, with a line crossed out', alt: 'A diary with one line crossed out' },
    claims: [['Early cancellations can be filled again', 'trade practice']],
  },
];
