// Before, during and after an appointment.
import type { Idea } from '../../library/idea.ts';
import { HOME_CARE, NO_PATIENTS } from './kinds.ts';

export const VISITS: readonly Idea[] = [
  {
    id: 'the-important-question-first',
    format: 'tip',
    again: 6,
    emoji: '📝',
    tags: ['AppointmentTips', 'AskQuestions', 'PatientVoice'],
    title: [
      'How to get more out of a short appointment',
      'Short appointment? Write down three questions first',
    ],
    cover: 'Three questions on paper',
    gist: [
      'Write down up to three questions before an appointment and begin with the one that worries you most.',
      'An appointment is short. With three questions on paper, you get answers to what matters to you.',
    ],
    subject: ['Three questions for an appointment', 'Say the most important thing first'],
    hooks: {
      '*': [
        'Write down three questions before your appointment, and ask the most important one first.',
        'Many people remember their most important question on the way home. A short list helps.',
      ],
      ptal: 'A short appointment goes further when the most important question comes first.',
      fi: 'Do you have an appointment soon? Two minutes and a slip of paper make it easier.',
      h: 'The most important question tends to come at the door, with one arm in the coat.',
    },
    lines: {
      '*': [
        'Before an appointment, write down three questions and put the one that worries you at the top.',
        'Bring a list to your appointment. It is not rude, and it saves time for both of you.',
        'Say at the start how many questions you have. Then the time can be shared out well.',
        'Is a question embarrassing? Ask it all the same. It has been asked many times before.',
      ],
      h: ['"Oh, and one more thing" is often the main thing. Put it first.'],
    },
    scene: [
      'You are at home again, and then you remember what you really wanted to ask.',
      'The appointment is nearly over, and only now does the real question come.',
    ],
    why: [
      [
        'Nobody can know how many questions you have brought unless you say so.',
        'If the big question comes at the end, there is little time left for it.',
      ],
      [
        'When we are nervous, we talk about the easy thing first.',
        'With nerves, one forgets things. Paper does not.',
      ],
    ],
    parts: [
      [
        ['Write down three questions', 'Put your questions on paper'],
        [
          'The back of an envelope is good enough, as long as you bring it.',
          'Three fit into a short appointment. More need a second one.',
        ],
        'A hand writing three lines',
      ],
      [
        ['Put the biggest worry at the top', 'Begin with what worries you most'],
        ['You know which one it is.', 'Then there is time for a proper answer.'],
        'A question underlined twice',
      ],
      [
        ['Say how many you have', 'Tell how many questions you brought'],
        ['"I have three questions" is a good first sentence.', 'Then both of you can plan the time.'],
        'Three fingers held up',
      ],
      [
        ['Write down the answers', 'Note what you are told'],
        ['A few words are enough.', 'Ask for a difficult word to be spelt out.'],
        'A short note beside a card',
      ],
    ],
    turn: ['What does not fit gets another appointment.', 'And keep the note until the next time.'],
    asks: ['Do you take a list to appointments?', 'What have you remembered only on the way home?'],
    ends: {
      ptal: 'Three questions, the biggest one first.',
      fi: 'It takes two minutes and makes you calmer.',
      h: 'And the coat may stay on the hook.',
    },
    keep: 'the evening before your next appointment',
    send: 'someone who has an appointment this week',
    unless: `${HOME_CARE}|\\bcoach|beautician|${NO_PATIENTS}`,
    own: [
      {
        kinds: ['process', 'service', 'price'],
        about: 'longer appointments?|double appointments?|\\d+ minutes',
        lead: 'How long it takes at {name}:',
      },
    ],
    pic: {
      ask: 'An envelope with three handwritten lines and a pen',
      alt: 'Three handwritten questions on an envelope',
    },
    claims: [
      ['Patients often raise the main concern late; a list helps', 'consultation-skills textbook'],
      ['Write down your questions, most important first', 'NHS, questions to ask your doctor'],
    ],
  },
  {
    id: 'say-it-back',
    format: 'howto',
    again: 7,
    emoji: '🔁',
    tags: ['HealthLiteracy', 'AppointmentTips', 'UnderstandYourCare'],
    title: [
      'How to make sure you understood the advice',
      'Did you understand it all? Say it back before you leave',
    ],
    cover: 'Say it back before you go',
    gist: [
      'Before you leave an appointment, repeat in your own words what to do, how often and for how long. If something is missing, it shows at once.',
      'Say back what you have understood. It takes half a minute, and mistakes come to light while somebody can still put them right.',
    ],
    subject: ['Say it back before you go', 'Half a minute that prevents mistakes'],
    hooks: {
      '*': [
        'Before you leave an appointment, repeat in your own words what you are to do.',
        'Most people nod at the end of an appointment and forget half of it on the way home.',
      ],
      ptal: 'Half a minute at the end of an appointment saves a phone call afterwards.',
      fi: 'Have you ever come home and could not say what you were told? This helps.',
      h: '"Any questions?" "No." Two minutes later in the {car park|parking lot}: three.',
    },
    lines: {
      '*': [
        'Before you leave, say it back: "So I do this every morning for a week. Is that right?"',
        'Ask for a plain word if you do not know one. Anybody who knows the subject can say it simply.',
        '"Could you write that down for me?" is a normal question at any appointment.',
        'Ask what to do if it does not get better, and whom to call.',
      ],
      h: ['Nodding is easy. Saying it back is safer.'],
    },
    scene: [
      'At home somebody asks what you were told, and you remember only half of it.',
      'You nod, you say thank you, and outside you wonder: every day, or every other day?',
    ],
    why: [
      ['Much of what is said in an appointment is soon forgotten.', 'Nerves make it hard to take things in.'],
      [
        'When you say it aloud, a mistake is heard at once.',
        'A mistake that comes up in the room is put right in one sentence.',
      ],
    ],
    parts: [
      [
        ['Say what you are going to do', 'Repeat it in your own words'],
        [
          '"If I have understood it, I am to ..." is a good beginning.',
          'Say it the way you will do it at home.',
        ],
        'Two people talking at a desk',
      ],
      [
        ['Say how often and when', 'Name the time of day'],
        [
          '"After breakfast" is easier to keep than "once a day".',
          'Before or after a meal can matter, so ask.',
        ],
        'A clock on a kitchen wall',
      ],
      [
        ['Say for how long', 'Ask when to stop'],
        [
          'For a week, until it is gone, or until the next visit?',
          'The end is the part that is most often left out.',
        ],
        'A calendar',
      ],
      [
        ['Ask what to look out for', 'Ask when you should call'],
        [
          'What is normal, and what is a reason to call?',
          'Write the number down, also the one for evenings.',
        ],
        'A phone and a note',
      ],
    ],
    turn: ['If you cannot say it back, ask again.', 'Asking twice is fine.'],
    asks: [
      'Do you ask again, or do you look it up at home?',
      'What have you once misunderstood at an appointment?',
    ],
    ends: {
      ptal: 'What, how often, how long, and when to call.',
      fi: 'Ask twice, or three times. It is fine.',
      h: 'The {car park|parking lot} is a bad place to revise.',
    },
    keep: 'your next appointment',
    send: 'somebody who looks after a parent',
    unless: `${HOME_CARE}|counsel|psycholog|psychotherap|\\bcoach|mental health|${NO_PATIENTS}`,
    own: [
      {
        kinds: ['service', 'process', 'value'],
        about: 'explain|plain (?:english|language|words)|in writing',
        lead: 'How it is explained at {name}:',
      },
    ],
    pic: {
      ask: 'A note with three lines in your handwriting beside a cup',
      alt: 'A handwritten note beside a cup',
    },
    claims: [['Teach-back improves understanding', 'health literacy guidance']],
  },
  {
    id: 'asked-your-birthday-again',
    format: 'behind',
    again: 8,
    emoji: '🎂',
    tags: ['PatientSafety', 'BehindTheScenes', 'GoodToKnow'],
    title: [
      'Why you are asked your name and date of birth each time',
      'Name and date of birth again? What it is for',
    ],
    cover: 'Why we ask your birthday again',
    gist: [
      'Name and date of birth are asked every time so that nobody gets the wrong file, letter or medicine. Two people with the same name are common.',
      'It is no forgetfulness: the date of birth makes sure that it is your file and not that of somebody with your name.',
    ],
    subject: ['Why your birthday is asked again', 'Two people, one name'],
    hooks: {
      '*': [
        'They know you, and still they ask for your date of birth. Here is why.',
        'Being asked your birthday every time is a safety check.',
      ],
      ptal: 'Two details, said by you, keep your file apart from all the others.',
      fi: 'Do you wonder why you are asked your birthday each time? It is for your safety.',
      h: 'Your birthday is asked for the file. There will be no cake, sadly.',
    },
    lines: {
      '*': [
        'Your date of birth is asked each time so that nobody with your name gets your letter or your medicine.',
        'Is your name spelt wrongly on a letter or a packet? Please say so. Small slips cause long searches.',
        'Collecting something for somebody else? Bring their full name, address and date of birth.',
        'New address or new phone number? Say so when you are asked your name.',
      ],
      h: ['Yes, that year. Nobody is counting.'],
    },
    scene: [
      'At the desk you give your name, and in the room you give it again.',
      'A name is called in the waiting room, and two people stand up.',
    ],
    why: [
      [
        'Names repeat, above all within families.',
        'Father and son often have the same name and the same address.',
      ],
      [
        'Two details that you say yourself make a mix-up very unlikely.',
        'A name alone can match by chance. A name and a date hardly ever do.',
      ],
    ],
    parts: [
      [
        'You say it yourself',
        ['That is safer than saying yes to a question.', 'A nervous person says yes to nearly anything.'],
        'A person speaking at a desk',
      ],
      [
        'Two details each time',
        ['Name and date of birth, and sometimes the address.', 'One of them could belong to somebody else.'],
        'A card with two lines',
      ],
      [
        'Everybody asks anew',
        ['At the desk, in the room, and when something is handed out.', 'Nobody relies on the one before.'],
        'A hand passing a folder',
      ],
    ],
    turn: ['It takes three seconds.', 'So thank you for your patience.'],
    asks: ['Do you share your name with somebody?', 'Were you ever mistaken for somebody else?'],
    ends: {
      ptal: 'Two details, every time.',
      fi: 'It is asked because it matters that it is you.',
      h: 'And happy birthday, whenever it is.',
    },
    keep: 'your next visit',
    send: 'somebody with a common name',
    unless: NO_PATIENTS,
    own: [
      {
        kinds: ['policy', 'value', 'process'],
        about: 'confidential|privacy|data protection',
        lead: 'How {name} handles your details:',
      },
    ],
    pic: { ask: 'Your reception desk on a quiet morning', alt: 'A reception desk with a pen and a card' },
    claims: [['Two patient identifiers are standard practice', 'patient safety guidance']],
  },
  {
    id: 'why-it-runs-late',
    format: 'answer',
    again: 7,
    emoji: '⏳',
    tags: ['PatientInfo', 'WaitingTime', 'BehindTheScenes'],
    title: ['Why do appointments run late, and what helps?', "Waiting at the doctor's: why it happens"],
    cover: 'Why appointments run late',
    gist: [
      'Some people need longer than planned, and that moves everybody behind them. The first appointments of the morning and after lunch are most often on time.',
      'One emergency or one hard conversation, and the plan moves. With an early appointment and one topic, you usually wait less.',
    ],
    subject: ['Why appointments run late', 'How to wait less'],
    hooks: {
      '*': [
        'Why do appointments run late? Because nobody knows beforehand who will need longer.',
        'You were on time, and still you waited. Here is why, and what helps.',
      ],
      ptal: 'An early appointment is the one that is most often on time.',
      fi: 'Do you not like waiting? Ask for the first appointment of the day.',
      h: 'The plan says ten minutes each. Some people need twenty.',
    },
    lines: {
      '*': [
        'The first appointments in the morning and after lunch are most often on time.',
        'Two topics? Say so when you book, so that there is enough time for both.',
        'Running late? Please call. With some warning, somebody else can go first.',
        'Having to leave by a certain time? Say so when you arrive.',
      ],
      h: ['Bring a book with short chapters.'],
    },
    scene: [
      'At nine everything is on time. Then somebody feels faint, and by ten it has moved by half an hour.',
      'Somebody gets bad news and needs a few minutes more. Nobody would want to cut that short.',
    ],
    why: [
      ['What people need cannot be planned to the minute.', 'An emergency does not keep to the list.'],
      ['Each delay moves everybody behind it.', 'What is lost at nine is still missing at eleven.'],
    ],
    parts: [
      [
        'Ask for an early appointment',
        ['Then nothing has been delayed yet.', 'After the lunch break is a good time as well.'],
        'A clock at nine',
      ],
      [
        'Say if you have two topics',
        ['Then a longer appointment can be booked.', 'One at a time goes faster.'],
        'A note with two lines',
      ],
      [
        'Have things ready',
        [
          'Papers, the list of your medicines, sleeves that roll up.',
          'A few minutes saved help everybody behind you.',
        ],
        'Papers on a lap',
      ],
    ],
    turn: [
      'If you have waited for long, ask at the desk.',
      'And if it is your turn to need longer, there will be time for you.',
    ],
    asks: [
      'Which time of day do you like best for appointments?',
      'What do you do while you wait for your appointment?',
    ],
    ends: {
      ptal: 'Early, one topic, papers ready.',
      fi: 'Thank you for your patience.',
      h: 'The short chapters have been read by now.',
    },
    question: 'Why do appointments run late?',
    short: [
      'Because some people need more time than planned, and nobody can know which ones.',
      'Mostly because somebody before you needed longer.',
    ],
    keep: 'the next time you book',
    send: 'somebody who hates waiting',
    unless: NO_PATIENTS,
    own: [
      {
        kinds: ['process', 'policy', 'hours'],
        about: 'waiting times?|on time\\b|punctual|longer appointments?',
        lead: 'How it works at {name}:',
      },
    ],
    pic: { ask: 'The clock in your waiting room', alt: 'A clock on the wall of a waiting room' },
    claims: [['Appointments of uneven length cause delays that add up', 'operations textbook']],
  },
  {
    id: 'what-the-waiting-room-is-for',
    format: 'question',
    again: 8,
    emoji: '📖',
    tags: ['WaitingRoom', 'YourTurn', 'Community'],
    title: ['What do you do in a waiting room?', 'Book, phone or people: how do you pass the wait?'],
    cover: 'Book, phone or window?',
    gist: [
      'Phone, book, magazine or looking out of the window: what do you do in a waiting room?',
      'Ten minutes in the waiting room: do you read, scroll, or watch the fish?',
    ],
    subject: ['What do you do in a waiting room?', 'Phone, book or window?'],
    hooks: {
      '*': [
        'Ten minutes in the waiting room: what do you do?',
        'Phone, book or magazine: what do you take up in a waiting room?',
      ],
      ptal: 'Phone, book or quiet: how do you spend the minutes before an appointment?',
      fi: 'You are early, and there is a free chair. What do you do?',
      h: 'Phone, book, or a magazine from two summers ago: what do you read in a waiting room?',
    },
    lines: {
      '*': [
        'Phone, book or magazine: what do you do in a waiting room?',
        'Which magazine would you like to find in a waiting room?',
        'Do you talk to others in a waiting room, or is that strange?',
        'Children in the waiting room: what keeps yours busy?',
      ],
      h: ['Have you read the poster in the waiting room twice, too?'],
    },
    scene: [
      'There are four chairs, two magazines and a poster on washing your hands.',
      'Somebody opens a book, somebody takes out a phone, and a child asks why.',
    ],
    why: [['Waiting feels shorter with something to do.', 'A few minutes without a task are rare.']],
    parts: [
      ['My phone', ['Messages, news, a game.', 'Silent, please, and it is fine.'], 'A phone in a hand'],
      [
        'A book or a magazine',
        ['A few pages, and it is your turn.', 'Some people only read in waiting rooms.'],
        'An open book on a lap',
      ],
      [
        'I look out of the window',
        ['Sometimes it is good to do nothing.', 'Or you watch the people who come in.'],
        'A window with a street',
      ],
    ],
    turn: ['Every answer counts.', 'We read all of them.'],
    asks: [
      'Phone, book or window: what do you do in a waiting room?',
      'Which magazine should be in a waiting room?',
    ],
    ends: { ptal: 'One word is enough.', fi: 'Tell us. We are curious.', h: 'The magazine can stay, too.' },
    keep: 'your next wait',
    send: 'somebody who is always early',
    pic: {
      ask: 'The chairs and the table of your waiting room',
      alt: 'A table with magazines between two chairs',
    },
    claims: [['Occupied time feels shorter', 'research on waiting']],
  },
  {
    id: 'a-second-pair-of-ears',
    format: 'tip',
    again: 7,
    emoji: '👂',
    tags: ['AppointmentTips', 'Support', 'PatientVoice'],
    title: ['Important appointment? Take somebody along', 'Why it helps to bring somebody to an appointment'],
    cover: 'Take somebody along',
    gist: [
      'For an appointment that matters, bring somebody you trust. You talk, and they listen and write down what is said.',
      'Two people hear more than one, above all when the one is worried. Bring somebody and give them a pen.',
    ],
    subject: ['Take somebody along', 'Two people hear more than one'],
    hooks: {
      '*': [
        'Important appointment? Take somebody along who listens and writes.',
        'When we are worried, we hear only half. A second person hears the rest.',
      ],
      ptal: 'For results and for decisions, two people hear more than one.',
      fi: 'You do not have to go to an important appointment alone.',
      h: 'Bring the friend who listens, not the one whose cousin had the same.',
    },
    lines: {
      '*': [
        'Take somebody along to an important appointment, and agree before who writes.',
        'Tell your companion which question you are afraid to ask. They can ask it for you.',
        'Say at the start that your companion may hear everything, or what they may not.',
        'Nobody has time to come? Ask whether somebody may listen in by phone.',
      ],
      h: ['The best companion has a pen and keeps calm.'],
    },
    scene: [
      'On the way home you compare, and each of you remembers something else.',
      'After the first difficult word you hear little of what follows.',
    ],
    why: [
      ['Worry makes it hard to listen.', 'After a word that frightens us, the next sentences are lost.'],
      ['Two people remember more than one.', 'What one forgets, the other has written down.'],
    ],
    parts: [
      [
        'Choose somebody calm',
        ['Somebody who can listen and keep it private.', 'It need not be family.'],
        'Two people on a bench',
      ],
      ['Share the jobs', ['You talk, they write.', 'Settle it on the way there.'], 'A pen and a notebook'],
      [
        'Read the notes on the same day',
        ['Then you can still fill in what is missing.', 'If something is unclear, call the next day.'],
        'Notes on a kitchen table',
      ],
    ],
    turn: ['What you share afterwards is up to you.', 'It remains your appointment.'],
    asks: [
      'Whom would you take along to an important appointment?',
      'Have you ever gone along with somebody?',
    ],
    ends: {
      ptal: 'You talk, they write.',
      fi: 'Ask somebody. Most people are glad to come.',
      h: 'Payment in cake is usual.',
    },
    keep: 'the next important appointment',
    send: 'somebody who has to hear results soon',
    unless: `counsel|psycholog|psychotherap|\\bcoach|${NO_PATIENTS}`,
    own: [
      {
        kinds: ['policy', 'service', 'process'],
        about: 'accompan|companion|relatives (?:are|may|can)|bring (?:a relative|a friend|somebody|someone)',
        lead: 'If you bring somebody to {name}:',
      },
    ],
    pic: { ask: 'Two chairs side by side in your room', alt: 'Two chairs side by side in a consulting room' },
    claims: [
      ['Recall of medical information is poor under stress; a companion helps', 'health psychology textbook'],
    ],
  },
  {
    id: 'ready-before-you-call',
    format: 'checklist',
    again: 6,
    emoji: '📞',
    tick: true,
    tags: ['DoctorsAppointment', 'PatientInfo', 'GoodToKnow'],
    title: [
      "Calling for a doctor's appointment: what to have ready",
      "What to say when you call the {surgery|doctor's office}",
    ],
    cover: 'Before you call for an appointment',
    gist: [
      'Have your date of birth, your symptoms, your medicines and the times you can come ready before you call. So you get the right appointment at once.',
      'Since when, how bad, what you take, when you can come: with those four things, the call takes two minutes.',
    ],
    subject: ['Before you call for an appointment', 'Four things to have ready'],
    hooks: {
      '*': [
        "Four things make a call to the {surgery|doctor's office} short: since when, how bad, what you take, when you can come.",
        'Calling for an appointment? Have these things ready.',
      ],
      ptal: 'With a few details ready, you get the right appointment at the first call.',
      fi: 'You need an appointment? Two minutes of getting ready help.',
      h: 'Finding your diary while somebody waits on the line takes longer than you think.',
    },
    lines: {
      '*': [
        'Say since when you have had it when you call for an appointment. It helps to decide how soon you should come.',
        'The people on the phone ask what it is about so that you get the right person. You need not tell every detail.',
        'Have a pen ready when you call. You get a day, a time and often a name.',
        'Calling for results? Ask which time of day is best. Many practices have a fixed hour.',
      ],
      h: ["The music on hold is not the receptionist's choice."],
    },
    scene: [
      'You are finally through, and now you cannot find your diary.',
      'Somebody asks since when, and you try to remember whether it was before the weekend.',
    ],
    why: [
      [
        'The right details decide who should see you, and how soon.',
        'A nurse, a pharmacist or a doctor: it depends on what it is.',
      ],
      ['Short calls mean that more people get through.', 'The next caller gets through sooner.'],
    ],
    parts: [
      [
        'Your name and date of birth',
        ['They are asked first.', 'With a new address or number, say so now.'],
        'A card with a name',
      ],
      [
        'What it is and since when',
        ['One sentence is enough.', 'Say as well if it is getting worse.'],
        'A note with two lines',
      ],
      [
        'What you take',
        ['Medicines, and anything you have tried already.', 'The packet beside you helps with the names.'],
        'Packets on a table',
      ],
      [
        'When you can come',
        ['Two or three times that suit you.', 'Say if you can come at short notice.'],
        'A diary',
      ],
    ],
    turn: ['If the line is busy, try again a little later.', 'Many things can be asked online as well.'],
    asks: ['Do you call, or do you book online?', 'What time of day do you get through best?'],
    ends: {
      ptal: 'With these details the call is short.',
      fi: 'Tell them what worries you. They are there for that.',
      h: 'The music stops sooner, too.',
    },
    caution: [
      'For chest pain, hard breathing, signs of a stroke or heavy bleeding, call the emergency number at once.',
      'An emergency is not for an appointment: with chest pain or hard breathing call the emergency number.',
    ],
    keep: 'the phone',
    send: 'somebody who needs an appointment',
    own: [
      {
        kinds: ['process', 'hours', 'link', 'policy'],
        about: 'online requests?|book (?:online|by)|appointments? (?:online|by)|phone lines?|lines open',
        lead: 'How to reach {name}:',
      },
    ],
    pic: { ask: 'A telephone and a pen at the reception', alt: 'A telephone and a pen on a reception desk' },
    claims: [['Care navigation by symptoms and urgency', 'NHS, general practice']],
  },
  {
    id: 'who-can-help-with-what',
    format: 'glossary',
    again: 7,
    emoji: '🧭',
    tags: ['HealthServices', 'PatientInfo', 'GoodToKnow'],
    title: ['Pharmacist, nurse or doctor: whom do you ask?', 'Who helps with what at a medical practice?'],
    cover: 'Pharmacist, nurse or doctor?',
    gist: [
      'A pharmacist helps with medicines and minor complaints, a nurse with dressings, vaccines and checks, a doctor with what is new, serious or unclear.',
      "Not everything needs a doctor's appointment. Often the pharmacist or the nurse is the quicker way.",
    ],
    subject: ['Pharmacist, nurse or doctor?', 'The quickest person to ask'],
    hooks: {
      '*': [
        'Pharmacist, nurse or doctor: whom should you ask?',
        "Many things need no doctor's appointment. Here is who helps with what.",
      ],
      ptal: 'The right person is often the quickest one, too.',
      fi: 'Not sure whom to see? Here is a short guide.',
      h: 'You do not always need the doctor. The pharmacist is often quicker.',
    },
    lines: {
      '*': [
        'For a cold, hay fever or a question about tablets, a pharmacist can often help at once.',
        'Nurses give vaccines, change dressings and check blood pressure. You may not need the doctor at all.',
        'New, serious or unclear? Then ask for the doctor.',
        'Not sure who is the right person? Say what it is about when you call, and you will be told.',
      ],
      h: ['For a dressing, ask the nurse. Nurses do ten a day.'],
    },
    scene: [
      'You wait two weeks for an appointment that somebody else could have given you tomorrow.',
      'A question about tablets, and the pharmacy round the corner has the answer in two minutes.',
    ],
    why: [
      [
        'Each profession is trained for something else.',
        'Pharmacists know medicines best, and nurses know wounds and vaccines.',
      ],
      [
        'If everybody goes to the right person, all get help sooner.',
        'Doctors then have time for those who need them.',
      ],
    ],
    parts: [
      [
        'Pharmacist',
        [
          'Medicines, side effects, colds, hay fever, small skin complaints.',
          'No appointment needed in most pharmacies.',
        ],
        'A pharmacy counter',
      ],
      [
        'Nurse',
        [
          'Vaccines, dressings, blood tests, blood pressure, checks for asthma or diabetes.',
          'Appointments are often free sooner.',
        ],
        'A blood pressure cuff',
      ],
      [
        'Doctor',
        [
          'What is new, what gets worse, what worries you.',
          'Also medicines on prescription and letters to specialists.',
        ],
        'A stethoscope on a desk',
      ],
      [
        'Emergency number',
        ['For chest pain, a stroke, heavy bleeding or trouble breathing.', 'Do not drive yourself. Call.'],
        'A phone',
      ],
    ],
    turn: ['When you call, say what it is about.', 'If in doubt, ask.'],
    asks: ['Did you know what the pharmacist can do?', 'Whom do you ask first when you are not well?'],
    ends: {
      ptal: 'Medicines: pharmacist. Checks: nurse. New or serious: doctor.',
      fi: 'You will be sent to the right door.',
      h: 'And the nurse has the good plasters.',
    },
    caution: [
      'What each may do differs from country to country. In an emergency call the emergency number.',
      'Services differ from place to place. An emergency is always for the emergency number.',
    ],
    keep: 'the fridge door',
    send: 'somebody who waits for an appointment',
    own: [
      {
        kinds: ['people', 'service'],
        about: 'nurses?\\b|pharmacist|doctors?',
        lead: 'Who is there at {name}:',
      },
    ],
    pic: { ask: 'The doors of your rooms with their signs', alt: 'Doors of consulting rooms with signs' },
    claims: [['Roles of pharmacists, nurses and doctors', 'NHS, general practice']],
  },
];
