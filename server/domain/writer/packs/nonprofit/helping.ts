// Helping somebody: near home, in a hard week, or where a disability meets a doorstep.
import type { Idea } from '../../library/idea.ts';

const CARE =
  'bereave|grief|hospice|carers?\\b|cancer|dementia|illness|counsel|lonel|isolat|befriend|mental health|older people|elderly|palliative|support groups?';
const LISTENS =
  'bereave|grief|mental health|helpline|listening|counsel|lonel|befriend|suicid|crisis|support groups?';
const OLDER =
  'older (?:people|adults|residents)|elder|senior|lonel|isolat|befriend|lunch club|meals|good neighbou?r|over \\d0s?';
const DISABILITY =
  'disab|wheelchair|\\bblind\\b|sight loss|visually|deaf|inclusive|accessib|autis|learning difficult';
const ADVICE =
  'advice (?:centre|center|service|charity|line)|citizens advice|debt|benefits|housing (?:advice|rights)|legal (?:advice|aid)|welfare rights|law cent|tenants';

export const HELPING: readonly Idea[] = [
  {
    id: 'let-me-know-if-you-need-anything',
    format: 'mistake',
    only: CARE,
    again: 8,
    emoji: '🍲',
    tags: ['HowToHelp', 'Kindness', 'BeThere'],
    title: [
      'How to offer help so that somebody can say yes',
      'Why "let me know if you need anything" rarely helps',
    ],
    cover: 'Offer help that can be taken',
    wrong: 'Saying "let me know if you need anything" and waiting',
    gist: [
      'If somebody is ill or grieving, offer one small thing at a fixed time: "I am cooking on Thursday, shall I bring you some?" That is easy to accept.',
      'People in a hard time seldom ask for help. Offer something definite, and make it easy to say no.',
    ],
    subject: ['Offer help that can be taken', 'Helping in a hard time'],
    hooks: {
      '*': [
        'Does somebody near you have a hard time? Offer one small thing at a fixed time.',
        '"Let me know if you need anything" is kindly meant. This works better.',
      ],
      pfatil: 'The easiest help to accept is small, definite and soon.',
      h: '"Anything at all" is hard to order. Soup on Thursday is easy.',
    },
    lines: {
      '*': [
        'Offer help with a day and a time: "I am going shopping on Friday at ten. What can I bring you?"',
        'Put food in a dish that you do not need back. Then nobody has to think about returning it.',
        'If somebody is grieving, come again after a month. By then most others have stopped.',
        'A short message helps too: "Thinking of you. No need to answer."',
      ],
      h: ['Nobody has ever sent back a lasagne.'],
    },
    scene: [
      'Somebody has lost a husband, a job or a night of sleep, and everybody says "just call".',
      'Most people want to help and do not know how to begin.',
    ],
    why: [
      [
        'To ask for help, one has to think of a task, a person and a time. That is a lot in a bad week.',
        'Whoever is worn out does not write lists of what others could do.',
      ],
      [
        'A small offer does not make anybody feel like a burden.',
        'It is easier to accept something that is clearly no trouble.',
      ],
    ],
    parts: [
      [
        'Offer one definite thing',
        ['Shopping, a lift, an hour with the children, mowing the lawn.', 'Choose what you would do gladly.'],
        'A bag of shopping at a door',
      ],
      [
        'Name a day and a time',
        ['"On Thursday at six" is easier to answer than "some time".', 'A day shows that you mean it.'],
        'A calendar with a mark',
      ],
      [
        'Make the no easy',
        ['"If not, that is fine" belongs in the message.', 'A no today may be a yes next week.'],
        'A phone with a short message',
      ],
      [
        'Come back later',
        ['After four weeks, when it has gone quiet.', 'Put it in your calendar, so that you do not forget.'],
        'A cup of tea on a table',
      ],
    ],
    turn: ['It need not be much.', 'One meal on one day is a real help.'],
    asks: ['What helped you most in a hard week?', 'What could you offer this week?'],
    ends: {
      pfatil: [
        'Think of one person, and send the message today.',
        'If you know somebody who needs more than soup, tell them about us.',
      ],
      h: 'The dish may stay as well.',
    },
    keep: 'the next time you do not know what to say',
    send: 'somebody who would like to help',
    pic: { ask: 'A covered dish with a small note', alt: 'A covered dish with a note' },
    claims: [
      [
        'Definite offers are accepted more often than open ones',
        'advice of bereavement and carers organisations',
      ],
    ],
  },
  {
    id: 'how-to-listen',
    format: 'howto',
    only: LISTENS,
    again: 8,
    emoji: '👂',
    tags: ['ListeningSkills', 'MentalHealth', 'BeThere'],
    title: [
      'How to listen to somebody who has a hard time',
      'What to say when somebody is not well, and what not',
    ],
    cover: 'How to listen',
    gist: [
      'To listen well, ask an open question, wait, and leave out advice. "That sounds hard" helps more than "at least you have".',
      'You do not need the right words for somebody in a hard time. Time, a quiet place and no advice are enough.',
    ],
    subject: ['How to listen', 'What to say in a hard time'],
    hooks: {
      '*': [
        'Somebody tells you that they are not well. What do you say? This helps.',
        'You do not have to solve it. Listening is already a help, and this is how.',
      ],
      pfatil: 'Good listening can be learnt, and it begins with saying less.',
      h: 'The best thing to say is often "mm". It works in all languages.',
    },
    lines: {
      '*': [
        'Leave out sentences that begin with "at least". They make a worry smaller than it is.',
        'Talk while you walk. Side by side many things are easier to say.',
        'Ask "do you want advice, or shall I just listen?" Most people know the answer at once.',
        'After a hard talk, send a message the next day. It shows that you are still there.',
      ],
      h: ['If you are silent for ten seconds, it feels like an hour. Stay silent for eleven.'],
    },
    scene: [
      'Somebody says "I am fine" and looks at the floor.',
      'We want to help at once, so we give advice, and the talk is over.',
    ],
    why: [
      ['Saying things aloud often makes them clearer.', 'Being heard takes some of the weight off.'],
      [
        'Advice that comes too early sounds like "that is easy".',
        'Most people have thought of the simple answers already.',
      ],
    ],
    caution: [
      'If somebody may harm themselves, stay with them and call an emergency number or a crisis line.',
      'In danger do not wait: call the emergency number or a crisis line, and do not leave the person alone.',
    ],
    parts: [
      [
        'Choose a quiet moment',
        ['In the car, on a walk, over the washing-up.', 'Put the phone away, and leave time.'],
        'Two people on a walk',
      ],
      [
        'Ask an open question',
        ['"How are you really?" or "what is the worst part at the moment?"', 'One question, and then wait.'],
        'Two cups on a table',
      ],
      [
        'Bear the silence',
        ['Count to ten. Often the important thing comes then.', 'Do not fill the gap with your own story.'],
        'Two people on a bench',
      ],
      [
        'Say back what you heard',
        ['"So it is mostly the nights." Then they know that you understood.', 'Use their own words.'],
        'A person nodding',
      ],
    ],
    turn: ['And ask again next week.', 'Nobody expects you to have an answer.'],
    asks: [
      'What did somebody say that really helped you?',
      'Which sentence do you not want to hear any more?',
    ],
    ends: {
      pfatil: ['Somebody you know needs more? Tell them about us.', 'And look after yourself as well.'],
      h: 'Mm, it really works.',
    },
    keep: 'the next hard talk',
    send: 'a good friend',
    pic: { ask: 'Two empty chairs at a small table', alt: 'Two chairs at a small table' },
    claims: [
      [
        'Open questions, silence, reflecting; crisis numbers',
        'listening training, advice of mental health charities',
      ],
    ],
  },
  {
    id: 'look-in-on-a-neighbour',
    format: 'season',
    only: OLDER,
    when: { months: [11, 12, 1, 2] },
    again: 10,
    emoji: '🧣',
    tags: ['GoodNeighbours', 'WinterHelp', 'LookOutForEachOther'],
    title: [
      'Cold weather: how to look in on an older neighbour',
      'Is your older neighbour all right in the cold?',
    ],
    cover: 'Look in on a neighbour',
    gist: [
      'In cold weather, knock at the door of an older neighbour. Ask whether it is warm inside, whether there is food, and leave your number.',
      'Five minutes at the door are enough in a cold week: something from the shop, a warm room, somebody to call.',
    ],
    subject: ['Look in on a neighbour', 'Cold weather and older people'],
    hooks: {
      '*': [
        'It is cold. When did you last see your older neighbour? A knock at the door is enough.',
        'In cold weeks a short visit helps older people a lot. This is what to look for.',
      ],
      pfatil: 'Older people feel the cold later and suffer from it more.',
      h: 'You need an excuse to knock? Say that you have baked too much.',
    },
    lines: {
      '*': [
        'Going to the shop in cold weather? Ask an older neighbour what you can bring.',
        'Write your phone number on a card in large figures and give it to your neighbour.',
        'Look for changes: curtains closed at noon, post in the box, no light in the evening.',
        'Clear the snow or leaves in front of two doors, yours and the next one.',
      ],
      h: ['Cake opens doors. It has been tested in this street.'],
    },
    scene: [
      'After two days of ice many older people no longer go out of the house.',
      'The heating is low because it is dear, and nobody is told.',
    ],
    why: [
      [
        'Older bodies cool down faster and notice it later.',
        'A cool room is a nuisance for the young and a danger for the old.',
      ],
      [
        'Somebody who lives alone may not speak to anyone for days.',
        'A few words at the door can be the only ones of the day.',
      ],
    ],
    caution: [
      'If somebody is confused, very drowsy or does not answer, call the emergency number.',
      'Call the emergency services if there is no answer and you are worried, or if somebody seems confused.',
    ],
    parts: [
      [
        'Knock with an offer',
        [
          'Shopping, post, a lift to the doctor.',
          '"I am going to the shop" sounds better than "are you all right?"',
        ],
        'A hand knocking at a door',
      ],
      [
        'Look whether it is warm',
        ['Is one room properly heated, the one where they sit?', 'Warm drinks and layers help as well.'],
        'A radiator and a chair',
      ],
      [
        'Leave your number',
        ['On paper, in large figures, by the phone.', 'Say at which times you are there.'],
        'A card with a number',
      ],
      [
        'Come again',
        ['The second visit is easier for both.', 'Choose a day in the week.'],
        'Two cups on a table',
      ],
    ],
    turn: ['It takes five minutes.', 'And you get to know your street.'],
    asks: ['Who looks in on whom in your street?', 'What would you knock with?'],
    ends: {
      pfatil: ['If somebody needs more help, tell us.', 'Knock today, before it gets dark.'],
      h: 'The rest of the cake is yours.',
    },
    keep: 'the first cold night',
    send: 'your street',
    pic: { ask: 'A front door with a lamp in the evening', alt: 'A front door with a lamp in the evening' },
    claims: [['Older people are more at risk in the cold; contact helps', 'advice of health services']],
  },
  {
    id: 'ask-before-you-push',
    format: 'tip',
    only: DISABILITY,
    again: 8,
    emoji: '🦯',
    tags: ['Accessibility', 'Inclusion', 'GoodToKnow'],
    title: [
      'How to offer help to a disabled person',
      'Blind person at a crossing, wheelchair at a kerb: how to help',
    ],
    cover: 'Ask first, then help',
    gist: [
      'Speak first, wait for the answer, and do what you are asked to do. Do not push a wheelchair or take an arm without asking.',
      '"Can I help you, and how?" is all you need to say. If the answer is no, that is fine.',
    ],
    subject: ['Ask first, then help', 'Offering help'],
    hooks: {
      '*': [
        'Would you like to help somebody with a white cane or a wheelchair? Ask first.',
        'Help is welcome when it is asked for. This is how to offer it.',
      ],
      pfatil: 'The right way to help a disabled person is to ask that person.',
      h: 'Blind people are regularly led across roads that they did not want to cross. Ask first.',
    },
    lines: {
      '*': [
        'Offer a blind person your arm, and let them take it. Do not pull.',
        'Do not lean on or push a wheelchair without asking. It is part of somebody.',
        'Talk to the disabled person and not to whoever comes with them.',
        'Please do not stroke an assistance dog in its harness. It is at work.',
      ],
      h: ['"No, thank you" means no, thank you. It is not a riddle.'],
    },
    scene: [
      'You see somebody at a kerb and wonder whether to help. Three words are enough.',
      'Many people are afraid to do it wrong, so they look away.',
    ],
    why: [
      [
        'Everybody has their own way of getting about, and a grip from behind upsets it.',
        'A sudden push can make somebody fall.',
      ],
      ['Only the person knows what is needed.', 'What helps one person is in the way for another.'],
    ],
    parts: [
      [
        'Speak first',
        [
          'From the front, with a hello, so that you are noticed.',
          'Say who you are and that you are speaking to them.',
        ],
        'A person at a crossing',
      ],
      [
        'Ask "can I help, and how?"',
        ['Then wait for the answer and do just that.', 'If it is no, wish them a good day.'],
        'Two people talking on a pavement',
      ],
      [
        'Say what you are doing',
        ['"There is a step down now." A few words are enough.', 'Tell a blind person before you leave.'],
        'A step with a yellow edge',
      ],
    ],
    turn: ['It is as simple as that.', 'And keep the pavement clear of bikes and bins.'],
    asks: [
      'When did somebody help you in just the right way?',
      'What would make your town easier to get about in?',
    ],
    ends: {
      pfatil: ['Ask, listen, and then help.', 'If you have questions about it, ask us.'],
      h: 'And the dog is still at work.',
    },
    keep: 'the next time you are not sure',
    send: 'your colleagues',
    pic: { ask: 'A kerb or step that you know well', alt: 'A lowered kerb at a crossing' },
    claims: [
      ['Ask first, offer an arm, do not push, leave assistance dogs', 'advice of disability organisations'],
    ],
  },
  {
    id: 'write-it-on-the-invitation',
    format: 'checklist',
    only: DISABILITY,
    again: 9,
    emoji: '♿',
    tags: ['Accessibility', 'AccessibleEvents', 'Inclusion'],
    title: [
      'Is your event open to everyone? What to write on the invitation',
      'Accessible events: what to say beforehand',
    ],
    cover: 'Accessible invitations',
    gist: [
      'On an invitation, say how many steps there are, whether there is an accessible toilet, where to park, how loud it is, and whom to ask.',
      'An event does not have to be flawless. If people know what to expect, they can decide for themselves.',
    ],
    subject: ['Accessible invitations', 'What to say beforehand'],
    hooks: {
      '*': [
        'Would you like everybody to be able to come? Write these five things on the invitation.',
        'Five lines on an invitation decide whether disabled people come to your event.',
      ],
      pfatil: 'Clear information beforehand is the first step to an accessible event.',
      h: '"Fully accessible, apart from the stairs" is a sentence that exists.',
    },
    lines: {
      '*': [
        'Count the steps and write the number on the invitation. "A few" does not help anybody.',
        'Say where the accessible toilet is, and make sure that nobody stores chairs in it.',
        'Give one name and number for questions about access.',
        'Use the microphone, also if you have a loud voice. Hearing aids need it.',
      ],
      h: ['The accessible toilet is not a cupboard, although it makes a good one.'],
    },
    scene: [
      'Many people stay at home because they do not know whether they can get in.',
      'Before every outing some people have to make three calls.',
    ],
    why: [
      [
        'Whoever knows what to expect can plan for it.',
        'An honest "two steps, no ramp" is better than a surprise at the door.',
      ],
      [
        'What helps a wheelchair user helps prams and bad knees as well.',
        'Good access is used by far more people than you think.',
      ],
    ],
    parts: [
      [
        'Steps and doors',
        ['How many, how high, how wide. Is there a ramp or a lift?', 'Measure the narrowest door.'],
        'A tape measure at a door',
      ],
      [
        'Toilet',
        [
          'Where it is, and whether a wheelchair can turn in it.',
          'If there is none, say where the next one is.',
        ],
        'A sign to a toilet',
      ],
      [
        'Way and parking',
        ['The nearest stop, the kerb, the blue badge spaces.', 'Write how far it is on foot.'],
        'A parking space with a sign',
      ],
      [
        'Sound and light',
        [
          'Loud music, flashing light, a quiet room?',
          'Say whether there is a hearing loop or an interpreter.',
        ],
        'A loudspeaker on a stand',
      ],
      [
        'One person to ask',
        ['With a phone number and an address for messages.', 'And answer within a day.'],
        'A card with a name',
      ],
    ],
    turn: ['Five lines, and more people come.', 'Copy them from one invitation to the next.'],
    asks: ['What is missing on most invitations?', 'Which place in your town is easy to get into?'],
    ends: {
      pfatil: ['If you are planning an event, ask us about it.', 'Use the list for your next invitation.'],
      h: 'Please return the chairs.',
    },
    keep: 'your next invitation',
    send: 'whoever plans the next event',
    pic: { ask: 'Your entrance, seen from the street', alt: 'An entrance seen from the street' },
    claims: [['Usual access information for events', 'guides of disability organisations']],
  },
  {
    id: 'before-an-advice-appointment',
    format: 'checklist',
    only: ADVICE,
    again: 6,
    emoji: '📂',
    tags: ['FreeAdvice', 'GoodToKnow', 'HelpIsHere'],
    title: ['What to bring to an advice appointment', 'Before you come for advice: papers and dates'],
    cover: 'Bring these to your appointment',
    gist: [
      'For an advice appointment, bring all letters with their envelopes, your contract, and a note with dates. Come early: deadlines are short.',
      'Do not sort out what seems unimportant. Bring every letter, opened or not, and write down what happened when.',
    ],
    subject: ['Bring these to your appointment', 'Coming for advice'],
    hooks: {
      '*': [
        'Do you have an appointment for advice? Bring these things, and you get further in one hour.',
        'A letter that worries you? Do not leave it. Bring it along, with these things.',
      ],
      pfatil: 'Advice is better when all the papers are on the table.',
      h: 'The carrier bag full of unopened letters is welcome. Advisers see one every week.',
    },
    lines: {
      '*': [
        'Open letters from courts, landlords and authorities on the day they come. The deadline often runs from then.',
        'Write down what happened, with dates, before you come for advice. Half a page is enough.',
        'Bring the envelope as well. The postmark can matter.',
        'Come before the deadline and not after it. Ask for an early appointment if there is a date in the letter.',
      ],
      h: ['You do not have to be organised. That is what the table is for.'],
    },
    scene: [
      'Many people wait until the third letter because the first one frightened them.',
      'In the appointment the most important paper is often at home in a drawer.',
    ],
    why: [
      [
        'Many rights end with a date, and the date stands in a letter.',
        'After a deadline there is much less that anybody can do.',
      ],
      [
        'With all the papers an adviser can answer at once.',
        'Otherwise the first hour goes into finding out what happened.',
      ],
    ],
    parts: [
      [
        'All letters and envelopes',
        ['Opened or not, important or not.', 'A bag is fine. You can sort them together.'],
        'A pile of letters',
      ],
      [
        'Contract and payslips',
        [
          'Tenancy, work or loan, whatever it is about.',
          'Bank statements of the last three months help too.',
        ],
        'A contract and a pen',
      ],
      [
        'A note with dates',
        ['What happened when, in your own words.', 'Who said what, and on which day.'],
        'A handwritten list',
      ],
      [
        'Your question in one sentence',
        ['"Do I have to move out?" is a good one.', 'What would you like to know at the end of the hour?'],
        'A note with a question mark',
      ],
    ],
    turn: [
      'And bring somebody along if it makes it easier.',
      'You do not have to understand it all beforehand.',
    ],
    asks: ['Is there a question that worries you?', 'Which letter do you not understand?'],
    ends: {
      pfatil: ['If there is a date in your letter, call us soon.', 'Not sure whether we can help? Ask us.'],
      h: 'The carrier bag may stay as well.',
    },
    keep: 'the day a difficult letter comes',
    send: 'somebody who does not open letters',
    own: [
      {
        kinds: ['hours', 'place', 'process', 'service', 'price'],
        about: 'appointment|drop.?in|advice|walk.?in|by phone',
        lead: 'This is how you reach us.',
      },
    ],
    pic: { ask: 'A folder with letters on a desk', alt: 'A folder with letters on a desk' },
    claims: [['Bring documents, envelopes and a timeline; deadlines', 'practice of advice services']],
  },
];
