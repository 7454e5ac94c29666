// Events: what those who plan one for a firm or a family want to know before they begin.
import type { Idea } from '../../library/idea.ts';

const FOR_FIRMS =
  'conferen|corporate|compan|business|meeting|team|launch|gala|award|seminar|professional|\\bHR\\b';
const PARTIES = 'part(?:y|ies)\\b|birthday|anniversar|private|famil|celebrat|christening|communion|shower';

export const PLANNING: readonly Idea[] = [
  {
    id: 'begin-with-one-sentence',
    format: 'howto',
    again: 8,
    emoji: '🎯',
    tags: ['EventPlanning', 'EventTips', 'PlanAhead'],
    title: ['How to start planning an event', 'Planning an event: begin with these four answers'],
    cover: 'How to start planning',
    gist: [
      'Begin planning an event with four answers: why, for whom, when, and how much. Venue, food and programme follow from them.',
      'Write down in one sentence what your guests should say on the way home. It helps with every decision after that.',
    ],
    subject: ['How to start planning', 'Four answers first'],
    hooks: {
      '*': [
        'You have to plan an event and do not know where to start? With these four answers.',
        'Before you look for a venue for your event, answer four questions.',
      ],
      pfatil: 'A good event begins with a clear purpose.',
      h: 'Many events begin with the colour of the napkins. Yours could begin with a reason.',
    },
    lines: {
      '*': [
        'Write down in one sentence why you hold the event. If that is hard, wait with the venue.',
        'Set the budget before you look at venues. It saves you falling in love with the wrong one.',
        'Check school holidays, football and bank holidays before you fix the date of an event.',
        'Decide who may decide. With one person an event is planned in half the time.',
      ],
      h: ['"Something like last year, only different" is not a plan yet.'],
    },
    scene: [
      'The date is fixed, the venue is booked, and nobody can say what it is for.',
      'Everybody has an idea for the food, and nobody has counted the guests.',
    ],
    why: [
      [
        'With a purpose every later question is easier.',
        'Whether you need a band depends on why people come.',
      ],
      [
        'Changes are cheap at the beginning and dear at the end.',
        'A new date in month one costs a phone call.',
      ],
    ],
    parts: [
      [
        'Why do you hold it?',
        ['To thank, to inform, to celebrate, to sell?', 'One reason is enough.'],
        'A sentence on paper',
      ],
      [
        'Who should come?',
        ['How many, and what do they like?', 'Think of those who travel far.'],
        'A guest list',
      ],
      [
        'When is a good day?',
        ['Weekday or weekend, noon or evening?', 'Have two dates to choose from.'],
        'A calendar',
      ],
      [
        'How much may it cost?',
        ['For each guest and in total.', 'Keep a tenth for surprises.'],
        'A calculator',
      ],
    ],
    turn: ['Then look for the venue.', 'With four answers everything else gets easier.'],
    asks: ['What kind of event are you planning?', 'What do you find hardest at the start?'],
    ends: {
      pfatil: [
        'Tell us your four answers, and we can tell you more.',
        'No answers yet? Talk to us, and we will find them together.',
      ],
      h: 'The napkins can wait until May.',
    },
    keep: 'your next event',
    send: 'whoever has to plan the next one',
    own: [
      {
        kinds: ['service', 'process', 'offer', 'price'],
        about: 'plan|budget|venue|concept',
        lead: 'And how we begin.',
      },
    ],
    pic: { ask: 'A notebook with four lines', alt: 'A notebook with four lines' },
    claims: [['Purpose, audience, date, budget first', 'event management textbooks']],
  },
  {
    id: 'what-people-forget-to-count',
    format: 'mistake',
    again: 8,
    emoji: '🧾',
    tags: ['EventBudget', 'EventPlanning', 'EventTips'],
    title: ['Event budget: what people forget to count', 'What an event costs beside venue and food'],
    cover: 'What people forget',
    wrong: 'Counting only venue, food and music',
    gist: [
      'Beside venue, food and music an event costs set-up, cleaning, technology, insurance, tips and overtime. Keep a tenth of the budget for surprises.',
      'Ask each supplier one question: what is not included? The answers belong in your event budget.',
    ],
    subject: ['What people forget', 'An event budget'],
    hooks: {
      '*': [
        'Planning the budget of an event? These things are forgotten most often.',
        'Venue and food are only part of what an event costs. Count these as well.',
      ],
      pfatil: 'A budget holds when it also has the small things in it.',
      h: 'Nobody plans money for cable covers. Everybody needs them.',
    },
    lines: {
      '*': [
        'Ask every supplier of your event what is not included in the price.',
        'Ask the venue what an hour longer costs, before you need it.',
        'Keep a tenth of your event budget free. It will be used.',
        'Fix the date by which you have to give the final number of guests.',
      ],
      h: ['The budget line "other" is the largest one. Give it a name.'],
    },
    scene: [
      'The bill has two pages, and the second one is a surprise.',
      'Most extra costs come after ten in the evening.',
    ],
    why: [
      [
        'Set-up, cleaning and overtime are often charged apart.',
        'Many offers begin when the guests come and end when they go.',
      ],
      ['With a reserve a surprise is no crisis.', 'Something always changes in the last week.'],
    ],
    parts: [
      [
        'What is not included?',
        ['Delivery, cleaning, staff, tax.', 'Have it in writing.'],
        'A list with ticks',
      ],
      [
        'Setting up and clearing away',
        ['Somebody has to carry chairs at midnight.', 'Ask from when you may be in the room.'],
        'Stacked chairs',
      ],
      [
        'Technology',
        ['Microphones, screen, power, somebody who looks after it.', 'Test time counts as well.'],
        'A microphone',
      ],
      ['A reserve', ['A tenth of the total.', 'If it is left, have better wine.'], 'Coins in a jar'],
    ],
    turn: ['So there is no second page.', 'Then the budget holds.'],
    asks: ['What has surprised you on a bill?', 'Which item do you always forget?'],
    ends: {
      pfatil: [
        'Send us your list, and we will tell you what is missing.',
        'We are glad to look through it with you.',
      ],
      h: 'Cable covers: counted.',
    },
    keep: 'your next budget',
    send: 'whoever pays in the end',
    own: [
      {
        kinds: ['service', 'process', 'offer', 'price'],
        about: 'budget|fixed (?:fee|price)|costs?\\b|quote',
        lead: 'And how it is with us.',
      },
    ],
    pic: { ask: 'A list and a calculator', alt: 'A list and a calculator' },
    claims: [['Usual hidden costs; contingency of about a tenth', 'event management textbooks']],
  },
  {
    id: 'how-many-will-really-come',
    format: 'answer',
    again: 8,
    emoji: '🔢',
    tags: ['EventPlanning', 'GuestList', 'EventTips'],
    title: ['How many of your invited guests will come?', 'How to plan an event when not everybody answers'],
    cover: 'How many will come?',
    question: 'How many of those who said yes will really come?',
    short: 'For a free event expect clearly fewer. For a paid or private one nearly all.',
    gist: [
      'To free events fewer people come than have said yes. Where they paid or know you well, nearly all do. Remind them two days before.',
      'Send a reminder with something useful in it: the way, the parking, when there is food. And make it easy to cancel.',
    ],
    subject: ['How many will come?', 'Counting guests'],
    hooks: {
      '*': [
        'A hundred people have said yes to your event. How many will come?',
        'Not everybody who says yes comes to an event. This is how to plan for it.',
      ],
      pfatil: 'With two simple steps you know how many guests will come.',
      h: '"I will try to come" means no. Kindly.',
    },
    lines: {
      '*': [
        'Remind guests two days before your event, with the way and the time of the food.',
        'Make it easy to cancel. A no is better for your plans than an empty chair.',
        'Count at the door. It is the best figure for your next event.',
        'Ask for the answer by a date, and call those who have not replied.',
      ],
      h: ['The weather forecast is a guest as well.'],
    },
    scene: [
      'Chairs for a hundred, and it looks empty with seventy.',
      'On the day the sun comes out, and the list gets shorter.',
    ],
    why: [
      ['What costs nothing is easily forgotten.', 'People who have paid come.'],
      ['A reminder brings it back to the top.', 'Most people forget, and mean no harm.'],
    ],
    parts: [
      [
        'Ask for an answer by a date',
        ['And say why you need it.', 'A week before the caterer does.'],
        'A reply card',
      ],
      [
        'Send a useful reminder',
        ['The way, parking, food, dress.', 'Two days before is best.'],
        'A phone with a message',
      ],
      [
        'Make it easy to cancel',
        ['One tap, no reasons.', 'And thank them for telling you.'],
        'A hand on a phone',
      ],
      [
        'Count at the door',
        ['Write it down for next year.', 'Your own figures are the best.'],
        'A list at a door',
      ],
    ],
    turn: ['With two events you will know your own number.', 'And set out fewer chairs. More can be added.'],
    asks: ['How many came to your last event?', 'What makes you cancel?'],
    ends: {
      pfatil: ['Ask us what is usual for your kind of event.', 'We are glad to plan it with you.'],
      h: 'He did try.',
    },
    keep: 'your next guest list',
    send: 'whoever counts the chairs',
    pic: { ask: 'A guest list with ticks', alt: 'A guest list with ticks' },
    claims: [['No-shows are higher for free events', 'event practice']],
  },
  {
    id: 'please-use-the-microphone',
    format: 'mistake',
    only: FOR_FIRMS,
    again: 8,
    emoji: '🎤',
    tags: ['PublicSpeaking', 'EventTips', 'Conference'],
    title: [
      '"Can you hear me without?" Please use the microphone',
      'Speaking at an event: why the microphone matters',
    ],
    cover: 'Use the microphone',
    wrong: 'Speaking without a microphone because your voice is loud',
    gist: [
      'Use the microphone at an event, even if your voice is loud. People at the back and those with hearing aids can only hear you that way.',
      'Hold the microphone close and still, and test it from the last row before the guests come.',
    ],
    subject: ['Use the microphone', 'Being heard'],
    hooks: {
      '*': [
        '"Can you hear me without?" Please do not ask. Use the microphone.',
        'Whoever speaks at an event should use the microphone. This is why.',
      ],
      pfatil: 'A microphone is for those who listen and not for those who speak.',
      h: 'Nobody at the back has ever answered "no" to "can you hear me?"',
    },
    lines: {
      '*': [
        'Hold the microphone a hand away from your chin, and keep it there.',
        'Test the sound from the last row of your event, with somebody walking about.',
        'Pass a microphone round for questions. Otherwise half the room hears only the answer.',
        'Put in new batteries before the event begins.',
      ],
      h: ['Tapping is for woodpeckers. Just speak.'],
    },
    scene: [
      'The speaker waves the microphone away, and the last rows pick up their phones.',
      'The question was good. Only nobody heard it.',
    ],
    why: [
      ['People who have to strain stop listening.', 'After a few minutes they give up.'],
      ['Hearing loops only work with a microphone.', 'Some guests hear nothing at all without one.'],
    ],
    parts: [
      [
        'Test it early',
        ['From the last row, before the guests come.', 'Each speaker should hold it once.'],
        'An empty room with a microphone',
      ],
      [
        'Hold it close and still',
        ['A hand away from the chin.', 'Do not point with it.'],
        'A hand with a microphone',
      ],
      [
        'One for the questions',
        ['Passed round, or on a stand in the aisle.', 'Or repeat the question aloud.'],
        'A microphone being passed',
      ],
    ],
    turn: ['It feels odd for a minute, and then everybody hears you.', 'Your guests will thank you.'],
    asks: ['Do you like speaking with a microphone?', 'What was the best talk you heard?'],
    ends: {
      pfatil: ['Ask us about sound for your event.', 'We will test it with you.'],
      h: 'One, two. That will do.',
    },
    keep: 'your next speech',
    send: 'your speakers',
    pic: { ask: 'A microphone on a stand', alt: 'A microphone on a stand' },
    claims: [['Audibility, hearing loops', 'advice of event and access organisations']],
  },
  {
    id: 'breaks-matter',
    format: 'mistake',
    only: FOR_FIRMS,
    again: 8,
    emoji: '☕',
    tags: ['Conference', 'EventPlanning', 'MeetingTips'],
    title: [
      'Conference programme: why you should plan the breaks first',
      'A conference day that people enjoy: breaks',
    ],
    cover: 'Plan the breaks first',
    wrong: 'Filling the whole conference day with talks',
    gist: [
      'Plan the breaks of your conference first: half an hour in the morning, an hour at noon. People come to meet, and they meet in the breaks.',
      'After an hour and a half nobody listens any more. A break costs nothing and saves the next talk.',
    ],
    subject: ['Plan the breaks first', 'A good conference day'],
    hooks: {
      '*': [
        'Planning a conference? Put the breaks into the programme first.',
        'The best talks at a conference happen in the breaks. Plan enough of them.',
      ],
      pfatil: 'A conference day needs breaks as much as it needs speakers.',
      h: 'Four talks in a row, and even the speaker looks at the clock.',
    },
    lines: {
      '*': [
        'No more than an hour and a half without a break at a conference.',
        'Plan half an hour for coffee. In fifteen minutes only half get one.',
        'Give speakers a visible clock, and agree on what happens when time is up.',
        'End ten minutes early. Everybody will remember it kindly.',
      ],
      h: ['The queue for coffee is the best network in the building.'],
    },
    scene: [
      'At three in the afternoon half the room looks at phones.',
      'The morning runs late, and the coffee break pays for it.',
    ],
    why: [
      ['People can only listen for so long.', 'After ninety minutes hardly anything stays.'],
      ['Guests come to meet each other.', 'A talk can be watched later, and a chat cannot.'],
    ],
    parts: [
      ['Put in the breaks', ['Before the talks.', 'Then see how many talks fit.'], 'A programme with gaps'],
      [
        'Watch the time',
        ['A clock for the speakers.', 'And a kind person who stands up.'],
        'A clock on a desk',
      ],
      [
        'Leave room to stand',
        ['Tables to stand at, and coffee at two ends.', 'Chairs for those who need one.'],
        'High tables with cups',
      ],
    ],
    turn: ['Fewer talks, and more stays.', 'Your guests will come again.'],
    asks: ['How long can you listen?', 'What do you remember of your last conference?'],
    ends: {
      pfatil: ['Send us your programme, and we will have a look.', 'Ask us what fits into a day.'],
      h: 'Coffee, anybody?',
    },
    keep: 'your next programme',
    send: 'whoever plans the day',
    pic: { ask: 'Cups on a high table', alt: 'Cups on a high table' },
    claims: [['Attention and networking need breaks', 'conference practice']],
  },
  {
    id: 'ask-about-food-once',
    format: 'howto',
    again: 8,
    emoji: '🥗',
    tags: ['EventCatering', 'EventPlanning', 'FoodAllergies'],
    title: ['How to ask guests about allergies and diets', 'Food at an event: ask about allergies in time'],
    cover: 'Ask about food in time',
    gist: [
      'Ask guests about allergies and diets with the invitation, in one open question. Give the list to the kitchen, and label the food.',
      '"Is there anything that you cannot eat?" is all you need to ask. Ask once, and in time.',
    ],
    subject: ['Ask about food in time', 'Allergies and diets'],
    hooks: {
      '*': [
        'Planning food for an event? Ask about allergies with the invitation.',
        'One question on the invitation, and everybody can eat at your event.',
      ],
      pfatil: 'Guests feel welcome when there is something for them to eat.',
      h: 'The vegan gets the garnish. It should not be like that.',
    },
    lines: {
      '*': [
        'Ask "is there anything that you cannot eat?" on the invitation of your event.',
        'Label every dish on the buffet. It saves a hundred questions.',
        'Put the vegetarian food within reach of those who need it. Otherwise it is gone first.',
        'Tell the caterer the numbers a week before the event.',
      ],
      h: ['"Does the soup contain nuts?" should be answered before the soup.'],
    },
    scene: [
      'The buffet opens, and one guest stands there with an empty plate.',
      'Everybody loves the vegetarian lasagne, also those who had ordered the roast.',
    ],
    why: [
      [
        'An allergy can be dangerous, and nobody likes to ask in front of others.',
        'Those who know what is in it can eat in peace.',
      ],
      ['The kitchen can only plan what it knows.', 'On the day itself it is too late.'],
    ],
    caution: [
      'Guests with a severe allergy should always talk to the kitchen themselves.',
      'With severe allergies let guest and kitchen speak to each other directly.',
    ],
    parts: [
      [
        'One open question',
        ['On the invitation or the form.', 'No boxes to tick. People will write what matters.'],
        'An invitation',
      ],
      [
        'A list for the kitchen',
        ['With names and tables.', 'A week before, and again the day before.'],
        'A list in a kitchen',
      ],
      [
        'Labels on the food',
        ['What it is, and what is in it.', 'Large enough to read.'],
        'A label on a dish',
      ],
    ],
    turn: ['Then everybody sits down and eats.', 'It is a small effort and a great kindness.'],
    asks: ['What can you not eat?', 'What do you serve that everybody likes?'],
    ends: {
      pfatil: ['Ask us for a form that works.', 'We are glad to help with the list.'],
      h: 'No nuts. Enjoy the soup.',
    },
    keep: 'your next invitation',
    send: 'whoever writes the invitations',
    pic: { ask: 'A buffet with labels', alt: 'A buffet with labels' },
    claims: [['Early question, kitchen list, labels', 'catering practice, food information rules']],
  },
  {
    id: 'the-office-party-for-everybody',
    format: 'season',
    only: `${FOR_FIRMS}|office|staff|christmas part`,
    when: { months: [9, 10, 11, 12] },
    again: 11,
    emoji: '🎄',
    tags: ['OfficeParty', 'ChristmasParty', 'EventPlanning'],
    title: ['An office party that everybody enjoys', 'Staff party: how to plan it for all your people'],
    cover: 'A party for everybody',
    gist: [
      'Plan your office party for all of your people: ask which time suits them, have good drinks without alcohol, a quiet corner, and a way home.',
      'A lunch or an early evening suits more people than a long night. Ask before you book.',
    ],
    subject: ['A party for everybody', 'The staff party'],
    hooks: {
      '*': [
        'Planning the office party? Think of those who do not drink, dance or stay late.',
        'An office party is good when everybody likes to come. This helps.',
      ],
      pfatil: 'A good office party has something for the loud and for the quiet.',
      h: 'The office party should not be the reason why people work from home in January.',
    },
    lines: {
      '*': [
        'Ask your team: lunch, early evening or night?',
        'Serve something good without alcohol at the office party, and not only juice.',
        'Have a corner without loud music, where people can talk.',
        'Organise the way home: taxis, a bus, a list of lifts.',
      ],
      h: ['Karaoke should be possible. It should not be compulsory.'],
    },
    scene: [
      'Some go home at eight because of the children, and some because of the music.',
      'In many teams half of the people do not drink.',
    ],
    why: [
      ['A team is more than those who stay until three.', 'Parents, drivers and quiet people belong to it.'],
      ['People remember whether they were thought of.', 'A thank-you should reach everybody.'],
    ],
    parts: [
      [
        'Ask for the time',
        ['A short survey with three options.', 'Take the time that suits most of them.'],
        'A phone with a survey',
      ],
      [
        'Good drinks without alcohol',
        ['Shown as nicely as the others.', 'Nobody should have to explain.'],
        'Two glasses',
      ],
      ['Two kinds of rooms', ['One to dance and one to talk.', 'Games on a table help.'], 'A quiet corner'],
      ['A way home', ['Book taxis together.', 'Say it in the invitation.'], 'A taxi at night'],
    ],
    turn: [
      'Then people will look forward to the next one.',
      'And say thank you in one sentence. It is enough.',
    ],
    asks: ['Lunch, evening or night: what would you choose?', 'What was your best office party?'],
    ends: {
      pfatil: ['Tell us how many you are, and we will make a suggestion.', 'Still no date? Talk to us soon.'],
      h: 'The microphone is over there. For volunteers.',
    },
    keep: 'the day you start planning',
    send: 'whoever plans it this year',
    own: [
      {
        kinds: ['service', 'offer', 'price', 'story'],
        about: 'christmas|staff|office|part(?:y|ies)|guests',
        lead: 'And how we can help.',
      },
    ],
    pic: { ask: 'Two glasses with and without alcohol', alt: 'Two glasses on a table' },
    claims: [['Inclusive staff events', 'HR practice']],
  },
  {
    id: 'tell-the-neighbours-first',
    format: 'tip',
    only: PARTIES,
    again: 8,
    emoji: '🏡',
    tags: ['PartyPlanning', 'PartyAtHome', 'GoodNeighbours'],
    title: [
      'Party at home: tell your neighbours first',
      'A party at home without trouble with the neighbours',
    ],
    cover: 'Tell the neighbours',
    gist: [
      'Tell your neighbours about a party a week before: the date, until when it is loud, and a number to call. Then it is usually fine.',
      'A card in the letterbox and a piece of cake afterwards work better than any apology.',
    ],
    subject: ['Tell the neighbours', 'A party at home'],
    hooks: {
      '*': [
        'Planning a party at home? Tell your neighbours before you tell the DJ.',
        'A party at home goes well if the neighbours know about it.',
      ],
      pfatil: 'Neighbours mind surprises more than music.',
      h: 'Either you tell your neighbours, or they tell the police.',
    },
    lines: {
      '*': [
        'Put a card into the letterboxes a week before the party, with a number to call.',
        'Say until when the music is on, and keep to it.',
        'Turn the loudspeakers away from the houses next door.',
        'Bring round some cake on the next day.',
      ],
      h: ['Invite them. Then they are the noise.'],
    },
    scene: [
      'At ten it is merry, at eleven it is loud, and at midnight the bell rings.',
      'Most neighbours do not mind one party a year.',
    ],
    why: [
      ['Whoever knows about it can plan.', "A baby next door can sleep at grandma's."],
      ['With a number people call you first.', 'One call is better than a complaint.'],
    ],
    parts: [
      ['A card a week before', ['Date, time, number.', 'By hand, with a name.'], 'A card in a letterbox'],
      [
        'An end for the music',
        ['In most places ten or eleven at night. Look it up.', 'Then go inside and close the windows.'],
        'A clock at night',
      ],
      [
        'Cake the next day',
        ['And take the bottles away.', 'It is remembered longer than the music.'],
        'A plate with cake',
      ],
    ],
    turn: ['Then nothing stands in the way of the party.', 'And next year they may come along.'],
    asks: ['Do you tell your neighbours?', 'What was the loudest party in your street?'],
    ends: {
      pfatil: [
        'Planning something at home? Ask us.',
        'Any questions about a party at home? Send us a message.',
      ],
      h: 'They are dancing already.',
    },
    keep: 'your next party at home',
    send: 'whoever is having a birthday',
    pic: { ask: 'A handwritten card', alt: 'A handwritten card' },
    claims: [['Notice and contact prevent complaints', 'advice of councils']],
  },
];
