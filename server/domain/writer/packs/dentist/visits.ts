// At the dentist: before, in the chair, afterwards, and when something happens.
import type { Idea } from '../../library/idea.ts';

export const VISITS: readonly Idea[] = [
  {
    id: 'knocked-out-tooth',
    format: 'howto',
    again: 6,
    emoji: '🥛',
    tags: ['ToothEmergency', 'FirstAid', 'SportsInjury'],
    caution: [
      'For adult teeth only: never put a milk tooth back. Get urgent dental help within the hour; after a blow to the head, see a doctor first.',
      'Only adult teeth go back, never milk teeth. Be with a dentist within the hour, and see a doctor first after a blow to the head.',
    ],
    title: [
      'Knocked-out tooth: what to do in the first minutes',
      'A tooth is out after a fall: five steps, quickly',
    ],
    cover: 'Tooth out? Milk, then dentist',
    gist: [
      'An adult tooth that is knocked out can sometimes be saved. Hold it by the crown, never scrub it, put it back or into milk, and get to a dentist at once.',
      'Crown, not root. Milk, not water. Minutes, not hours: that is first aid for a knocked-out adult tooth.',
    ],
    subject: ['Milk in the fridge? Good', 'The first minutes after a knock'],
    hooks: {
      '*': [
        'A ball, an elbow, a kerb, and there is a tooth on the ground. The next minutes decide a lot.',
        'The right place for a knocked-out tooth is its gap. The next best is the milk.',
        'A carton of milk is first aid.',
      ],
      p: 'It is worth reading this once before you ever need it.',
      a: 'Pick it up by the white part. Never by the root.',
      t: 'Cells on the root surface keep a knocked-out tooth viable for a short time, provided they stay moist and untouched.',
      f: 'Do you have children who play hockey? Put this one on the fridge.',
      h: 'Of all the things in a team bag, the carton of milk is the one nobody makes fun of afterwards.',
      i: 'A calm person with a carton of milk gives a tooth a better chance.',
      l: 'Presence of mind, and a glass of cold milk.',
    },
    lines: {
      '*': [
        'Adult tooth knocked out? Hold it by the crown, not the root. If dirty, rinse briefly in milk. Back into the gap or into milk, and to a dentist at once.',
        'A knocked-out adult tooth should not dry out, be scrubbed or wrapped in tissue. Milk is the ordinary thing that suits it.',
        'Milk teeth that are knocked out are not put back, because that can harm the one underneath. {Ring|Call} a dentist all the same.',
        'Save the number of an urgent dental line in your phone today. On the edge of a pitch nobody wants to look it up.',
        'Put the emergency dentist in your phone now. On the pitch nobody wants to search.',
      ],
      h: ['First aid where the milk comes before the tea: knocked-out adult teeth.'],
    },
    scene: [
      'Saturday, second half, a clash at the penalty spot. A boy stands up with his hand at his mouth and looks at the grass.',
      'Somebody slips on the pool steps. There is a gap where a front tooth was, and ten people with advice.',
    ],
    why: [
      [
        'The root is covered with living cells that die when they dry or are rubbed.',
        'What decides is the thin skin on the root; it bears neither air nor scrubbing.',
      ],
      [
        'The sooner it is back in place, the better the chance that it will hold.',
        'Chances fall with every quarter of an hour outside the mouth.',
      ],
    ],
    parts: [
      [
        ['Find it and hold the crown', 'Touch nothing but the white part'],
        [
          'That is the smooth white part you see when somebody smiles.',
          'Fingers off the pointed end, however much grit there is.',
          'The root has to stay as it is, dirt and all.',
        ],
        'Fingers holding a model tooth by its crown',
      ],
      [
        ['Rinse only if it is dirty', 'A short rinse, no rubbing'],
        [
          'A few seconds in milk or saline, without soap or cloth.',
          'Swish it once. Nothing needs to shine.',
          'Milk or saline, once. Scrubbing does the harm.',
        ],
        'Milk poured into a glass',
      ],
      [
        ['Put it back if you can', 'Back into the gap if possible'],
        [
          'The right way round, then bite gently on a clean handkerchief.',
          'Often it slides in more easily than you fear in the first minutes.',
          'Then bite on a cloth and keep it there.',
        ],
        'A folded handkerchief',
      ],
      [
        ['Otherwise, into milk', 'If not, put it in milk'],
        [
          'A cup with a lid is ideal; a freezer bag does it.',
          "If there is none, the person's own saliva in a cup will serve, except with small children.",
          'It keeps the root alive for a while. Water does not.',
        ],
        'A model tooth in a glass of milk',
      ],
      [
        ['Go to a dentist at once', 'On the way, {ring|call} ahead'],
        [
          '{Ring|Call} from the car so that somebody is ready.',
          'Within the hour if at all possible, on a Sunday to the emergency service.',
          'Minutes count. At weekends there is an emergency dentist.',
        ],
        'A phone dialling in a car',
      ],
    ],
    turn: [
      'Read it once now, and your hands will know later.',
      'Most people never need it. Those who do have no time to read.',
    ],
    asks: ['Did you know about the milk?', 'Is there an emergency dental number in your phone?'],
    ends: {
      p: 'Show it to whoever coaches your children.',
      a: 'Crown, milk, dentist.',
      t: 'Moist storage within minutes, replantation within the hour: that is the window.',
      f: "Send it to the team's group chat, just in case.",
      h: "The rest of the carton can go into somebody else's tea.",
      i: 'Calm hands help.',
      l: 'Composure first.',
    },
    work: 'Schools, clubs and building sites have a first-aid sheet about burns and cuts, seldom one about teeth. One line with milk and a phone number is enough.',
    keep: 'the day it happens',
    send: "your club's group chat",
    own: [
      {
        about: 'emergenc|urgent|same.day|out of hours',
        kinds: ['service', 'process', 'policy', 'hours'],
        lead: 'If it has happened.',
      },
      {
        about: 'mouth ?guard|sports? guard',
        kinds: ['product', 'service', 'price'],
        lead: 'Better still if it never comes to that.',
      },
    ],
    pic: { ask: 'A glass of milk on a plain table', alt: 'A glass of milk on a table' },
    claims: [
      [
        'Handle by crown, rinse briefly, replant or store in milk, urgent dental care; do not replant milk teeth',
        'NHS, IADT guidelines',
      ],
    ],
  },
  {
    id: 'agree-a-hand-signal',
    format: 'tip',
    again: 7,
    emoji: '✋',
    tags: ['DentalAnxiety', 'NervousPatients', 'DentistTips'],
    title: [
      'Nervous at the dentist? Agree on a hand signal',
      'Afraid of the dentist? Say so, and agree on stop',
    ],
    cover: 'A raised hand means stop',
    gist: [
      'Say at the start that you are nervous and agree on a sign for stop. Knowing that you can pause it makes lying there easier.',
      'A raised left hand and everything stops: settle that before the chair goes back, and half of the fear loses its grip.',
    ],
    subject: ['A raised hand means stop', 'Nervous? Say it first'],
    hooks: {
      '*': [
        'The chair tips back, and with it goes the feeling of having a say. It need not.',
        'Some people clean their teeth for ten minutes before a visit and still shake at the door.',
        'Half of the fear is not knowing when it stops. You can decide when.',
      ],
      p: 'Being nervous in the chair is common, and there are simple agreements that help.',
      a: 'Agree on a stop sign before the chair goes back.',
      t: 'A sense of control measurably lowers distress in treatment. A hand signal is the smallest form of control.',
      f: 'Nervous? You are in very large company. Say so at the desk.',
      h: 'Nobody has ever been marked on how brave they looked.',
      i: 'Saying "I am nervous" is the brave part, and it comes first.',
      l: 'A calm agreement, a raised hand, a pause. That is all it takes.',
    },
    lines: {
      '*': [
        'Agree on a sign with your dentist before you start: left hand up means stop, no questions. It helps even if you never use it.',
        'Nervous about the dentist? Say it when you book. A quiet hour or a longer slot is easier to find beforehand.',
        'Bring headphones to the dentist. A voice in your ear leaves less room for the sounds.',
        'Ask to be told what comes next, or ask not to be told. People differ, and both are reasonable requests.',
        'Breathe out longer than in. The shoulders follow.',
      ],
      h: [
        'Gripping the armrest does not make it go faster. It has been tried in every chair in the country.',
      ],
    },
    scene: [
      'The ceiling has forty tiles. You have counted them twice, and nobody has come in yet.',
      'Your hand is on the door, your phone says you are four minutes early, and you consider walking round the block.',
    ],
    why: [
      [
        'Much of the unease comes from lying still and not being able to speak.',
        'With a mouth full of cotton wool, nobody can say wait. So the hand has to.',
      ],
      [
        'A dentist who knows can go more slowly, explain more, or less.',
        'Nobody can make allowance for a fear that is hidden well.',
      ],
    ],
    parts: [
      [
        ['Say it at the first contact', 'Mention it when you book'],
        [
          'On the phone or in the form: one sentence is enough.',
          '"I am rather nervous" has been heard there many times.',
          'You will get more time and a slower voice.',
        ],
        'A hand holding a phone',
      ],
      [
        ['Settle on a sign', 'Choose a signal together'],
        [
          'One hand up means stop, and stop means at once.',
          'Try it out when nothing is going on yet, so that both of you believe in it.',
          'If it works once in rehearsal, you will trust it.',
        ],
        'A raised hand above an armrest',
      ],
      [
        ['Bring something for the ears', 'Something to listen to'],
        [
          'Music, a story, the football: what you know by heart works well.',
          'One ear free is fine, so that you can still hear a question.',
          'A story you know well leaves no room for imagining.',
        ],
        'Headphones on a lap',
      ],
      [
        ['Ask for a first visit without treatment', 'Come once just to talk'],
        [
          'Looking round and talking, no more than that.',
          'The second time, the room is already known.',
          'A chair you have already sat in is half as high.',
        ],
        'An empty dental chair by a window',
      ],
    ],
    turn: [
      'Hardly anybody needs the sign often. It is enough that it is there.',
      'Strange how rarely it gets used, once it exists.',
    ],
    asks: ['What helps you in the chair?', 'Music, silence or an explanation of every step?'],
    ends: {
      p: 'Say it early and there is time to plan for it.',
      a: 'One sentence, one sign.',
      t: 'Predictability and control: two levers that need no medicine.',
      f: 'You do not have to be brave. You only have to come.',
      h: 'Counting ceiling tiles is allowed as well.',
      i: 'Each calm visit makes the next one smaller.',
      l: 'Ease begins before the chair does.',
    },
    work: 'A stop sign helps wherever one side cannot easily speak: in training sessions, in demonstrations, on a call with twenty people. Agree on it at the start.',
    keep: 'the day before your appointment',
    send: 'someone who keeps putting it off',
    own: [
      {
        about: 'nervous|anxious|anxiety|sedation|phobi|gentle',
        kinds: ['service', 'people', 'process', 'value', 'price', 'audience'],
        lead: 'Nervous people are expected here.',
      },
    ],
    pic: { ask: 'An empty dental chair beside a window', alt: 'An empty dental chair by a window' },
    claims: [
      ['Signalling and perceived control reduce dental anxiety', 'dental anxiety guidance, NHS advice'],
    ],
  },
  {
    id: 'no-pain-no-need',
    format: 'myth',
    again: 7,
    emoji: '🔍',
    tags: ['DentalCheckUp', 'Prevention', 'ToothDecay'],
    myth: 'If nothing hurts, I need no check-up',
    short: [
      'Decay and gum disease can go on for a long time without hurting.',
      'Much of what goes wrong in a mouth takes its time and makes no noise.',
    ],
    title: ['No toothache: do you still need a check-up?', 'Why have a check-up when nothing hurts?'],
    cover: 'It does not hurt. Yet.',
    gist: [
      'Decay in enamel does not hurt, because enamel has no nerves. A check-up finds it while it is small; how often you need one is individual.',
      'Pain comes late. What a dentist looks for are the stages before it, when there is still little to do.',
    ],
    subject: ['Pain comes late', 'What a check-up is for'],
    hooks: {
      '*': [
        'By the time a tooth hurts, the quiet part of the story is over.',
        'Nothing hurts. That is good, and it proves less than you would hope.',
        'Pain is a late messenger.',
      ],
      p: 'Freedom from pain is pleasant, but as a measure of dental health it is unreliable.',
      a: 'Do not wait until it hurts.',
      t: 'Enamel contains no nerve fibres. Sensation starts in the dentine beneath, when decay is already well on its way.',
      f: 'Nothing hurts, so you did not go? Very human.',
      h: 'Teeth are polite. They say nothing for years, and then they ring on a {bank holiday|public holiday}.',
      i: 'A small look in time keeps big things small.',
      l: 'Discretion is a fine quality, except in a tooth.',
    },
    lines: {
      '*': [
        'Enamel has no nerves. Decay can work its way through it without a single twinge.',
        'How often you need a check-up depends on your mouth: for some adults it is a few months, for others up to two years. Ask which you are.',
        'A small early spot can sometimes be halted with fluoride and cleaning. A large one needs drilling. The difference is often only time.',
        'Toothache that stops on its own is no all-clear. Have it looked at.',
        'Ask at the end how long you may wait until the next time. It is not the same for everybody.',
      ],
      h: ['Teeth keep office hours in reverse: they complain on Sundays.'],
    },
    scene: [
      'The reminder lies on the hall table under the pizza menu. It does not hurt, so it stays there.',
      'You run your tongue over your teeth, all present, all smooth, and decide that autumn will do.',
    ],
    why: [
      [
        'The outer layer cannot feel, so the first stage goes unnoticed.',
        'Where there are no nerves there is no alarm.',
      ],
      [
        'Gums are quiet as well: many people notice nothing until something feels loose.',
        'Below the gum line things can go wrong for years without a sound.',
      ],
    ],
    parts: [
      [
        ['Early decay is silent', 'The beginning is quiet'],
        [
          'A chalky spot shows to a trained eye long before you could feel it.',
          'At that stage cleaning and fluoride may still be enough.',
          'Enamel feels nothing, so somebody has to look.',
        ],
        'A small mirror and a bright lamp',
      ],
      [
        ['Gums are looked at as well', 'Gums are measured and not only seen'],
        [
          'A thin probe measures how firmly they hold.',
          'A few figures called out across the room say how well it is going.',
          'A number tells whether they hold.',
        ],
        'A probe lying on a tray',
      ],
      [
        ['The rest of the mouth gets a look', 'Someone looks at everything else'],
        [
          'Tongue, cheeks and palate belong to it.',
          'Few people ever see the underside of their own tongue. Here somebody looks.',
          'Under the tongue, for instance, where you never do.',
        ],
        'A dental mirror catching light',
      ],
    ],
    turn: ['Being told that all is well is a fine result.', 'Boring check-ups are the ones you want.'],
    asks: [
      'How long has yours been lying on the hall table?',
      'What keeps you from going: time, money or nerves?',
    ],
    ends: {
      p: 'Ask how often makes sense for you, and keep to that.',
      a: 'Look before it hurts.',
      t: 'Interval by risk and not by habit: that is how recalls are set today.',
      f: 'Whatever the gap since your last visit: come as you are.',
      h: 'Teeth prefer {bank holidays|public holidays}. Spoil it for them.',
      i: 'An hour for something you want to keep for life.',
      l: 'Quiet visits are the ones to wish for.',
    },
    work: 'Machines, roofs and books of account behave like teeth. They are silent while it is cheap and loud when it is dear. Put the inspection in the calendar.',
    keep: 'the reminder on the hall table',
    send: 'someone who says "but nothing hurts"',
    own: [
      {
        about: 'check.?up|exams?\\b|examin|recall|new patient',
        kinds: ['service', 'price', 'process', 'offer', 'policy'],
        lead: 'A check-up is for looking before it hurts.',
      },
    ],
    pic: { ask: 'A dental mirror on a clean tray', alt: 'A dental mirror on a clean tray' },
    claims: [
      ['Enamel has no nerves; early decay is painless', 'dental textbook'],
      ['Recall intervals from three months to two years for adults, by risk', 'NICE CG19'],
    ],
  },
  {
    id: 'why-an-x-ray',
    format: 'answer',
    again: 8,
    emoji: '🩻',
    tags: ['DentalXray', 'AskYourDentist', 'ToothFacts'],
    question: 'Why an X-ray when nothing hurts?',
    short: [
      'Because the places where teeth touch, and the bone below, cannot be seen any other way.',
      'Because two teeth hide what is between them, and the gum hides the bone.',
    ],
    caution: 'Tell the practice before any X-ray if you are or may be pregnant.',
    title: ['Why dentists take X-rays, and how often', 'Dental X-rays: what they show that a mirror cannot'],
    cover: 'Why an X-ray?',
    gist: [
      'A mirror shows the outside. An X-ray shows what is between the teeth and in the bone, and it is taken only when there is a reason for that person.',
      'Between two teeth no mirror gets in. A small picture shows what would otherwise stay hidden for years.',
    ],
    subject: ['What the mirror cannot see', 'The reason for the small picture'],
    hooks: {
      '*': [
        'Two teeth that touch hide something from each other, and from every mirror.',
        'You bite on a piece of plastic, everyone leaves the room, and you wonder whether that was necessary.',
        'Some things in your mouth have never been seen in a mirror.',
      ],
      p: 'An X-ray should have a reason, and you may ask for it.',
      a: 'Ask what the picture is meant to show. There must be an answer.',
      t: 'Bitewings reveal decay at contact points and the level of the bone, neither of which is visible to the eye.',
      f: 'Not keen on X-rays? Here is what they are good for.',
      h: 'The only photograph for which nobody asks you to smile.',
      i: 'It is easier to say yes to something you understand.',
      l: 'A brief, precise look beneath the surface.',
    },
    lines: {
      '*': [
        'An X-ray shows the places where teeth touch. No mirror reaches them, and decay likes to begin there.',
        'You may ask what an X-ray is meant to show before you agree to it. A good reason fits in one sentence.',
        'New practice? Ask your old one to send the last pictures. It can spare you new ones.',
        'The dose of a small dental X-ray is low, comparable with a few days or less of natural background radiation. It still needs a reason.',
        'Ask for the picture and have it explained. It is yours, and it is interesting.',
      ],
      h: ['Everyone leaves the room, and for one second your molars are celebrities.'],
    },
    scene: [
      'A holder between your teeth, a click next door, and three seconds later a grey picture on the screen that means nothing to you.',
      'You hear the word bitewings and think of a film. Then a piece of plastic arrives.',
    ],
    why: [
      [
        'Eyes see surfaces; a good part of what matters lies between them or in the bone.',
        'Behind a spotless front there can be a cavity that only the picture knows of.',
      ],
      [
        'Because rays are used, each picture has to be justified for the one person in the chair.',
        'The rule of the trade is: as little as possible, and only if the answer changes something.',
      ],
    ],
    parts: [
      [
        ['It looks between the teeth', 'The place where two teeth touch'],
        [
          'A dark spot at the point of contact shows early decay.',
          'What is a shadow today might be a hole in two years.',
          'A hole can begin there while everything looks well from outside.',
        ],
        'A grey picture on a screen',
      ],
      [
        ['It shows the bone', 'How much bone there is'],
        [
          'How high it stands tells how firmly the tooth is held.',
          'Gums can look well while the foundation below goes down.',
          'It is what a tooth stands in. From outside it cannot be seen.',
        ],
        'A finger pointing at the edge of a bone line',
      ],
      [
        ['It follows things over time', 'What has changed'],
        [
          'Two pictures some years apart say more than one.',
          'Whether something grows or stands still decides whether to act or to wait.',
          'One picture is a view. Two are a story.',
        ],
        'Two pictures side by side',
      ],
    ],
    turn: [
      'And if there is no reason, none should be taken.',
      'How often depends on your risk, and that can be explained.',
    ],
    asks: [
      'Has anyone ever shown you your pictures and explained them?',
      'What would you like to ask about X-rays?',
    ],
    ends: {
      p: 'Have the picture explained while it is on the screen.',
      a: 'A reason first, then a picture.',
      t: 'Justification, optimisation, limitation: those are the three principles behind each exposure.',
      f: 'Ask to see it. It is your mouth, after all.',
      h: 'On an X-ray everyone looks stern. It means nothing.',
      i: 'Understanding takes the fear out of much.',
      l: 'Seen clearly, and in good time.',
    },
    work: 'Any inspection that costs something should have an answer to the question of what the result will change. If it changes nothing, you can save it.',
    keep: 'your next check-up',
    send: 'someone who never asks what the picture is for',
    own: [
      {
        about: 'x.?ray|digital|scan|imaging',
        kinds: ['service', 'product', 'process', 'price'],
        lead: 'And how are pictures taken here?',
      },
    ],
    pic: {
      ask: 'A screen with a grey X-ray, no name visible, or the holder alone',
      alt: 'A dental X-ray holder on a tray',
    },
    claims: [
      [
        'Bitewings show interproximal decay and bone level; exposures must be justified',
        'FGDP selection criteria, UKHSA dental dose figures',
      ],
      ['Low dose compared with background', 'UKHSA'],
    ],
  },
  {
    id: 'bring-to-the-dentist',
    format: 'checklist',
    again: 7,
    emoji: '📋',
    tags: ['DentistVisit', 'NewPatient', 'PatientInfo'],
    tick: true,
    title: 'What to bring to a dental appointment',
    cover: 'What to bring along',
    gist: [
      'A list of medicines, word of any heart valve or blood thinner, your night guard or retainer, old pictures and the question you keep forgetting.',
      'Five things for the bag before a dental visit, and one of them is usually in the bedside drawer.',
    ],
    subject: ['Five things for the bag', 'Bring the thing from the bedside drawer'],
    hooks: {
      '*': [
        'The most useful thing you could bring along is in your bedside drawer, in a blue box.',
        'Blood thinners, a new knee, a tablet for bones: your dentist would like to know about all three.',
      ],
      p: 'A visit is quicker and safer when a few things come along.',
      a: 'Bring your list of medicines. Every time.',
      t: 'Anticoagulants, bisphosphonates and heart conditions can change how dental treatment is planned.',
      f: 'Appointment this week? A quick look at the bag.',
      h: 'Brushing furiously in the {car park|parking lot} is optional.',
      i: 'Coming prepared is a small way of taking part.',
      l: 'Well prepared, one sits more easily.',
    },
    lines: {
      '*': [
        'For the dental appointment:\n\nList of medicines\nNight guard or retainer\nOld X-rays or where they are\nYour question\nThe name of your doctor',
        'Tell your dentist about tablets for bones and about blood thinners. Both can matter for treatment, and do not stop any on your own.',
        'Bring your night guard to the check-up. The marks in it show where you press at night.',
        'Write down when it hurts: with cold, with heat, when biting, or on its own. That narrows the search.',
      ],
      h: ['Parsley from lunch may stay at home.'],
    },
    scene: [
      '"Any tablets?" A small white one, you say, for something, in the mornings. The pen hovers over the form.',
      'You had a question for six months. In the chair, with your mouth open, it comes back.',
    ],
    why: [
      [
        'What you take and what you have had can change how a treatment is done, or when.',
        'A mouth belongs to a whole person, and the plan has to fit all of them.',
      ],
      [
        'Things worn at night, such as splints and retainers, need a check like teeth do.',
        'Plastic cracks, stretches and gathers tartar, mostly unseen.',
      ],
    ],
    parts: [
      [
        'Your list of medicines',
        [
          'A photo of the packets is enough, including what you buy without prescription.',
          'Names and doses beat "the little white ones".',
        ],
        'A phone photographing packets',
      ],
      [
        'Health news since last time',
        [
          'A new hip, a heart valve, pregnancy, an allergy: say it without being asked.',
          'Also an operation that is only planned.',
        ],
        'A short handwritten note',
      ],
      [
        'What you wear at night',
        [
          'Retainer, splint or guard, in its box, unwashed is no crime.',
          'A glance at it shows whether it still fits and where it wears.',
        ],
        'A retainer box',
      ],
      [
        'Pictures from elsewhere',
        ['Or the name of the practice that has them.', 'It saves time, and sometimes a second set.'],
        'An envelope with a practice address',
      ],
      [
        'The question',
        [
          'Written down, because with an open mouth it cannot be asked.',
          'Hand over the note before you lie back.',
        ],
        'A note on a bib tray',
      ],
    ],
    turn: ['If you forget it all, bring the mouth. That does for a start.', 'The rest can follow by phone.'],
    asks: ['What do you always remember on the way home?', 'Do you know the names of what you take?'],
    ends: {
      p: 'Two minutes of packing, a better plan.',
      a: 'List, news, night things, question.',
      t: 'Medical history is updated at each course of treatment; it helps if you begin.',
      f: 'And leave ten minutes for parking.',
      h: 'Teeth need not be packed separately. As a rule.',
      i: 'You know your body. Tell what you know.',
      l: 'Prepared, and therefore calm.',
    },
    work: 'Ask customers to bring the thing they would never think of, and name it. "Bring your papers" is forgotten; "bring the blue box" is in the bag.',
    keep: 'the evening before',
    send: 'someone with an appointment on Thursday',
    own: [
      {
        about: 'new patient|first (?:visit|appointment)|\\bforms?\\b',
        kinds: ['process', 'service', 'offer'],
        lead: 'How does a first visit begin?',
      },
      { about: 'cancel|resched|notice', kinds: ['policy'], lead: 'And if the day does not suit after all?' },
    ],
    pic: {
      ask: 'A retainer box, a note and a pen on a table',
      alt: 'A retainer box beside a handwritten note',
    },
    claims: [
      [
        'Medical history and medicines such as anticoagulants and bisphosphonates affect dental treatment; do not stop medicines without advice',
        'SDCEP guidance, NHS advice',
      ],
    ],
  },
  {
    id: 'numb-lip-lunch',
    format: 'mistake',
    again: 9,
    emoji: '🥪',
    tags: ['AfterTheDentist', 'LocalAnaesthetic', 'PatientInfo'],
    wrong: 'Having lunch while the lip is still asleep',
    caution:
      'If numbness has not gone by the next day, or swelling or fever sets in, {ring|call} your dentist.',
    title: 'Can you eat after the dentist while your mouth is numb?',
    cover: 'Numb? Wait with lunch',
    gist: [
      'A numb lip cannot tell a bite from a sandwich. Wait with chewing and hot drinks until feeling is back, usually a few hours, and watch children above all.',
      'The filling may be finished; the lip is still asleep. Until it wakes: no chewing, no hot coffee, no testing with the teeth.',
    ],
    subject: ['The lip is still asleep', 'Lunch after an injection'],
    hooks: {
      '*': [
        'Half your face is asleep, and in front of you is a sandwich.',
        'A numb lip tastes of nothing, which is why some people chew it.',
      ],
      p: 'After a local anaesthetic it is worth putting lunch off for a while.',
      a: 'Do not chew until you can feel your lip.',
      t: 'Local anaesthetic in soft tissue outlasts that in the tooth, often by hours, and the lower jaw keeps it longest.',
      f: 'Coming straight from the chair? Leave the soup for a bit.',
      h: 'Drinking from a straw with half a mouth is an experience best had in private.',
      i: 'Give it two quiet hours and let the feeling come back on its own.',
      l: 'Patience first, lunch afterwards.',
    },
    lines: {
      '*': [
        'Mouth still numb after the dentist? Wait with food. You cannot feel whether you are biting the bread or your cheek.',
        'Hot coffee and a numb lip do not mix: you notice a scald only when the feeling comes back.',
        'Children like to chew a numb lip because it feels funny. Keep an eye on them for the first hours after an injection.',
        'Unless you were told to fast, eat before a dental appointment and not right after it. An empty stomach is why people chew too early.',
      ],
      h: ['Photographs taken with a numb face are to be deleted by all parties.'],
    },
    scene: [
      'You order a soup and find that half of it does not arrive.',
      'In the mirror of the {lift|elevator} you smile, and only the left side joins in.',
    ],
    why: [
      [
        'The injection puts cheek, lip and tongue to sleep along with the tooth, and they take longer to wake.',
        'Nerves of the soft parts stay drowsy well after the treatment is over.',
      ],
      [
        'Without feeling nobody notices a bite or a burn until it is done.',
        'What warns us in eating is touch and pain, and both are switched off.',
      ],
    ],
    parts: [
      [
        'Eat beforehand, unless told to fast',
        ['A proper breakfast carries you over the numb hours.', 'Then brush, and go with a calm stomach.'],
        'A breakfast plate',
      ],
      [
        'Wait until it tingles',
        [
          'Pins and needles announce that it is coming back.',
          'A few hours are usual; touch the lip with a clean finger to check.',
        ],
        'A hand on a watch',
      ],
      [
        'Start lukewarm and soft',
        [
          'Yoghurt, a banana, soup that has cooled.',
          'On the other side, if the tooth was treated on this one.',
        ],
        'A bowl of yoghurt',
      ],
      [
        'Keep an eye on children',
        [
          'Distract, explain, and check the cheek now and then.',
          'Look at the lip together in a mirror: what they understand, they leave alone.',
        ],
        'A child with a picture book',
      ],
    ],
    turn: [
      'It will be back before you have found a place to park.',
      'The numbness leaves by itself. It only wants time.',
    ],
    asks: ['What was your first meal with a numb lip?', 'Who has tried to make a phone call like that?'],
    ends: {
      p: 'Ask at the desk how long it usually lasts with your injection.',
      a: 'Feel first. Chew later.',
      t: 'Lower jaw blocks last longer than upper injections; plan lunch accordingly.',
      f: 'And ice cream is only half the fun with half a mouth, so wait.',
      h: 'Postpone all important conversations. And whistling.',
      i: 'A short wait, and all is as before.',
      l: 'A late lunch can be the better one.',
    },
    work: 'If you book appointments for your team, leave people an hour before they have to speak in public. Half a smile makes for an odd presentation.',
    keep: 'the day of your next filling',
    send: 'someone who has just been in the chair',
    own: [
      {
        about: 'aftercare|after (?:your |a |the )?(?:treatment|filling)',
        kinds: ['service', 'process', 'price'],
        lead: 'Questions after a treatment are part of it.',
      },
    ],
    pic: { ask: 'A covered sandwich beside a clock', alt: 'A wrapped sandwich beside a clock' },
    claims: [
      [
        'Avoid eating and hot drinks until numbness has gone; soft tissue numbness lasts hours; children may bite the lip',
        'NHS trust leaflets after local anaesthetic',
      ],
    ],
  },
  {
    id: 'what-they-call-out',
    format: 'glossary',
    again: 12,
    emoji: '🔢',
    tags: ['DentalTerms', 'CheckUpExplained', 'ToothFacts'],
    title: 'What dentists call out during a check-up, explained',
    cover: 'Upper left six, and so on',
    gist: [
      'Upper left six, distal, watch, pocket of three: what is called across the room at a check-up, translated.',
      'It sounds like a game of battleships, and it is a map of your mouth. Five terms from the check-up, in plain words.',
    ],
    subject: ['Upper left six: what is that?', 'A map of your mouth'],
    hooks: {
      '*': [
        '"Upper left six, distal, watch." Somebody types, and you lie there like a harbour chart.',
        'Numbers fly over your head, and none of them seem to add up to a price.',
      ],
      p: 'The words and numbers of a check-up are easier to bear when you know what they stand for.',
      a: 'Learn five words and a check-up stops being a code.',
      t: 'Many practices count each quarter of the mouth from the middle, one to eight. Others use two digits for the same thing.',
      f: "Ever tried to read the dentist's voice? Read this instead.",
      h: 'Half check-up, half battleships, and you are the sea.',
      i: 'It is your mouth. You may know what is being said about it.',
      l: 'Quiet terms for a careful look.',
    },
    lines: {
      '*': [
        '"Upper left six" is the first big molar: in each quarter of the mouth, teeth are counted from the middle outwards.',
        '"Watch" at a check-up means: nothing to do now, look again next time.',
        'When a row of low numbers is read out along the gums, that is good. Higher ones mean a deeper gap between tooth and gum.',
        '"Mesial" is the side of a tooth towards the middle of the mouth, "distal" the side away from it. The rest is left and right.',
      ],
      h: ['Lie back, open wide, and somebody will shout bingo numbers about your gums.'],
    },
    scene: [
      'The light is on, a voice says "two, two, three", and you try to work out from the tone whether that is good.',
      'Above you two people talk in half sentences. You catch "seven" and "missing" and go through your sins.',
    ],
    why: [
      [
        'Short terms let one person look while the other writes, without stopping.',
        'A fixed code spares long sentences and prevents mix-ups between left and right.',
      ],
      [
        'Whoever understands it can ask at once instead of worrying until the end.',
        'Knowing that a two is a good number makes lying there more restful.',
      ],
    ],
    parts: [
      [
        'One to eight',
        [
          'Counted in each quarter from the front tooth to the wisdom tooth.',
          'The middle is where the counting starts; the eight may be missing without harm.',
        ],
        'A finger tapping on a model of teeth',
      ],
      [
        'Pocket',
        [
          'The gap between tooth and gum, measured in millimetres. Up to three is usually healthy.',
          'A thin probe slides in; the deeper it goes, the more attention the spot needs.',
        ],
        'A probe at a model gum',
      ],
      [
        'Watch',
        [
          'A place to look at again, with no treatment today.',
          'An early mark that may stay as it is for years.',
        ],
        'A small pencil mark on a chart',
      ],
      [
        'Mesial and distal',
        [
          'Towards the middle of the mouth, and away from it.',
          'The front side and the back side of each tooth, so to speak.',
        ],
        'Two sides of a model tooth',
      ],
      [
        'Occlusal',
        ['The surface you chew with.', 'The top of the hill, where the grooves are.'],
        'The grooves of a model molar',
      ],
    ],
    turn: [
      'Anything unclear can be asked once the mirror is out.',
      'After a check-up you are entitled to a translation.',
    ],
    asks: [
      'Which word did you always want translated?',
      'Do you count along, or do you look at the ceiling?',
    ],
    ends: {
      p: 'Ask for a look at your chart at the end.',
      a: 'Low numbers are good. Now you know.',
      t: 'Notation differs between countries; the quarter and the count do not.',
      f: 'Next time you may nod knowingly, as far as that is possible.',
      h: 'It sounds like bingo, and the low numbers win.',
      i: 'Knowing a little takes away a lot of worry.',
      l: 'A code, gently decoded.',
    },
    work: 'Professionals talk in code over the heads of customers all day long. One sentence beforehand, on what will be called out and why, turns it from eerie to interesting.',
    keep: 'your next check-up',
    send: 'somebody who always fears the numbers',
    own: [
      {
        about: 'check.?ups? (?:last|take|include)|\\bexam',
        kinds: ['service', 'price', 'people', 'process'],
        lead: 'This is when the numbers are read out.',
      },
    ],
    pic: {
      ask: 'A model of teeth on a desk, a pencil pointing at a molar',
      alt: 'A pencil pointing at a molar of a tooth model',
    },
    claims: [
      [
        'Palmer/FDI notation; probing depths up to about three millimetres usually healthy; mesial, distal, occlusal',
        'dental textbook, definition',
      ],
    ],
  },
  {
    id: 'what-on-the-ceiling',
    format: 'question',
    again: 8,
    emoji: '🖼️',
    tags: ['DentistVisit', 'CeilingArt', 'TellUs'],
    title: [
      'What should be on the ceiling at the dentist?',
      'If you could choose the picture above the dental chair',
    ],
    cover: 'What belongs on the ceiling?',
    gist: [
      'It is the one picture that every patient looks at for half an hour. Mountains, a film, a map of the world or a plain white nothing: what would you hang there?',
      'You lie down, you look up, and there is a lamp. If you could choose the ceiling, what would be on it?',
    ],
    subject: ['What would you hang on the ceiling?', 'Half an hour of looking up'],
    hooks: {
      '*': [
        'No gallery has its visitors look at one picture for so long.',
        'Whoever designs dental {surgeries|offices} has rarely lain in one.',
        'The most looked-at spot in the house has a lamp and a stain.',
      ],
      p: 'People in a dental chair look at the ceiling more than at anything else in the building.',
      a: 'Every ceiling should have something to look at.',
      t: 'Visual distraction is one of the simpler ways of making treatment time feel shorter.',
      f: 'A serious question this time, from below upwards.',
      h: 'A crossword would be good, if only one could hold a pencil.',
      i: 'A picture in the right place can carry you a long way off.',
      l: 'A sky, slowly moving, and nothing to do but watch it.',
    },
    lines: {
      '*': [
        'If you could choose what hangs above a dental chair: mountains, a film, a world map, or plain white peace?',
        'Tip for the dental chair: choose a place you know well and walk through it room by room in your mind. It takes about one filling.',
        "Sunglasses against the lamp are not vain at the dentist's. Many practices hand them out.",
        'Spot-the-difference pictures on the ceiling: somebody somewhere has done it, and nobody wanted to get up.',
        'Bring sunglasses. The ceiling is brighter than it needs to be.',
      ],
      h: [
        'Written on the ceiling in large letters: "You have left the iron on." Nobody thinks of teeth any more.',
      ],
    },
    scene: [
      'Lamp, grey tile, grey tile, a small stain shaped like Ireland. You know it well by now.',
      'The chair goes down, the world goes up, and for half an hour a ventilation grille is the most interesting thing in your life.',
    ],
    why: [
      [
        'Looking at something takes up room in the head, and that room is then not free for worry.',
        'Time passes more quickly for eyes with something to do.',
      ],
    ],
    parts: [
      [
        ['A landscape', 'Something far away'],
        [
          'Sea, mountains, a path into a wood: eyes like distance.',
          'You could count the sheep, which would be useful as well.',
          'A horizon is good for the breath.',
        ],
        'A picture of hills held up to a ceiling',
      ],
      [
        ['A film', 'Something that moves'],
        [
          'With subtitles, because of the noise. And with a long running time.',
          'One would have to come back for the ending, which may be the idea.',
          'You would be sorry to get up.',
        ],
        'A screen seen from below',
      ],
      [
        ['A map or a puzzle', 'Something to solve'],
        [
          'Capitals of the world, or ten differences between two pictures.',
          'The mind gets a task while the mouth does its own thing.',
          'It keeps the head busy while the mouth is.',
        ],
        'A map pinned overhead',
      ],
      [
        ['Plain white', 'Nothing'],
        [
          'For those who would rather close their eyes and be left in peace.',
          'Some people want nothing at all, and that is a taste like any other.',
          'Some of us are looking at our eyelids.',
        ],
        'A white ceiling',
      ],
    ],
    turn: ['Until then there is the lamp.', 'The ceiling is patient. Suggestions are welcome.'],
    asks: ['What would you hang up there?', 'Where do you go in your mind when the chair tips back?'],
    ends: {
      p: 'Good suggestions deserve to be passed on.',
      a: 'Look up. Then tell us.',
      t: 'Distance, slow movement, mild task: those are what tired eyes ask for.',
      f: "Children's answers count double.",
      h: 'Nobody has yet asked for a clock.',
      i: 'Even half an hour can be an outing.',
      l: 'A calm sky would do.',
    },
    work: 'Go and lie, sit or stand where your customers do, for ten minutes, without your phone. You will see the stain, too.',
    keep: 'the next time you lie back',
    send: 'somebody with an eye for interiors',
    own: [
      {
        about: 'ceiling|screens?\\b|\\bfilms\\b|music|relax',
        kinds: ['place', 'service', 'story'],
        lead: 'As for the view from the chair.',
      },
    ],
    pic: {
      ask: 'Your ceiling as it is seen from the chair',
      alt: 'A ceiling seen from a dental chair',
      need: 'photo',
    },
    claims: [['Audiovisual distraction reduces dental anxiety somewhat', 'systematic reviews']],
  },
];
