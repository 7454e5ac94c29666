// At the dentist: before, in the chair, afterwards, and when something happens.
import type { Idea } from '../../library/idea.ts';
import { ORTHODONTIST } from './kinds.ts';

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
      'Hold the crown, not the root. Take milk, not water. Go at once: that is first aid for a knocked-out adult tooth.',
    ],
    subject: ['Tooth knocked out? Get milk', 'The first minutes after a knock'],
    hooks: {
      '*': [
        'A ball, an elbow, a kerb, and a tooth is knocked out. The next minutes decide a lot.',
        'The best place for a knocked-out tooth is back in its gap. The next best is milk.',
        'A carton of milk is first aid for a knocked-out tooth.',
      ],
      p: 'Read this once, before anybody has a tooth knocked out.',
      a: 'Pick a knocked-out tooth up by the white part, never by the root.',
      t: 'The root of a knocked-out tooth is covered with cells that live for a short time if they stay wet and untouched.',
      f: 'Do your children play hockey? Put this about knocked-out teeth on the fridge.',
      h: 'Nobody laughs at the carton of milk in the team bag after a tooth has come out.',
      i: 'Somebody calm with a carton of milk can save a tooth.',
      l: 'Keep calm, and get a glass of cold milk for the tooth.',
    },
    lines: {
      '*': [
        'Adult tooth knocked out? Hold it by the crown, not the root. If dirty, rinse briefly in milk. Back into the gap or into milk, and to a dentist at once.',
        'A knocked-out adult tooth should not dry out, be scrubbed or wrapped in tissue. Milk is the ordinary thing that suits it.',
        'Milk teeth that are knocked out are not put back, because that can harm the one underneath. {Ring|Call} a dentist all the same.',
        'Save the number of an urgent dental line in your phone today. On the edge of a pitch nobody wants to look it up.',
        'Put the emergency dentist in your phone now. With a tooth in your hand you do not want to search.',
      ],
      h: ['A team bag with milk in it: not for the tea, but for a knocked-out tooth.'],
    },
    scene: [
      'Saturday, second half, a clash at the penalty spot. A boy holds his mouth and looks for his tooth in the grass.',
      'Somebody slips on the pool steps. A front tooth is out, and ten people have advice.',
    ],
    why: [
      [
        'The root is covered with living cells that die when they dry or are rubbed.',
        'What matters is the thin skin on the root; it must not dry or be rubbed.',
      ],
      [
        'The sooner it is back in place, the better the chance that it will hold.',
        'The chances fall with every quarter of an hour outside the mouth.',
      ],
    ],
    parts: [
      [
        ['Find the tooth and hold the crown', 'Touch only the white part'],
        [
          'That is the smooth white part you see when somebody smiles.',
          'Fingers off the pointed end, however much grit there is.',
          'Leave the root as it is, dirt and all.',
        ],
        'Fingers holding a model tooth by its crown',
      ],
      [
        ['Rinse the tooth only if dirty', 'Rinse it briefly, without rubbing'],
        [
          'A few seconds in milk or saline, without soap or cloth.',
          'Swish it once. It need not shine.',
          'Milk or saline, once. Scrubbing does harm.',
        ],
        'Milk poured into a glass',
      ],
      [
        ['Put the tooth back if you can', 'Push it gently back into the gap'],
        [
          'The right way round, then bite gently on a clean handkerchief.',
          'Often it slides in more easily than you fear in the first minutes.',
          'Then bite on a clean cloth and keep it there.',
        ],
        'A folded handkerchief',
      ],
      [
        ['Otherwise, put the tooth in milk', 'If it does not go in: milk'],
        [
          'A cup with a lid is ideal; a freezer bag does it.',
          "If there is none, the person's own saliva in a cup will serve, except with small children.",
          'Milk keeps the root alive for a while. Water does not.',
        ],
        'A model tooth in a glass of milk',
      ],
      [
        ['Go to a dentist at once', '{Ring|Call} the dentist on the way'],
        [
          '{Ring|Call} from the car so that somebody is ready.',
          'Within the hour if at all possible, on a Sunday to the emergency service.',
          'Minutes count. At weekends there is an emergency dentist.',
        ],
        'A phone dialling in a car',
      ],
    ],
    turn: [
      'Read it once now, and you will know it later.',
      'Most people never need it. Those who do have no time to read.',
    ],
    asks: ['Did you know about the milk?', 'Is there an emergency dental number in your phone?'],
    ends: {
      p: 'Show it to whoever coaches your children.',
      a: 'Hold the crown, use milk, see a dentist.',
      t: 'Wet within minutes and back in place within the hour gives a tooth its best chance.',
      f: "Send it to the team's group chat, just in case.",
      h: 'The rest of the carton can go into the tea.',
      i: 'Calm hands save teeth.',
      l: 'First keep calm, then find the tooth.',
    },
    keep: 'the day somebody loses a tooth',
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
    subject: ['A raised hand means stop', "Nervous at the dentist's? Say it"],
    hooks: {
      '*': [
        "The dentist's chair tips back, and you feel helpless. A hand signal changes that.",
        'Some people brush for ten minutes before a dental visit and still shake at the door.',
        "Half of the fear at the dentist's is not knowing when it stops. You can decide when.",
      ],
      p: "Many people are nervous in the dentist's chair, and a few simple agreements help.",
      a: 'Agree on a stop sign with your dentist before the chair goes back.',
      t: 'People who can stop a treatment are less afraid of it. A raised hand is enough.',
      f: "Nervous at the dentist's? So are many others. Say so at the desk.",
      h: 'No dentist has ever given marks for bravery.',
      i: 'Saying "I am nervous" at the dentist\'s is the brave part, and it comes first.',
      l: 'You raise your hand, and the dentist stops.',
    },
    lines: {
      '*': [
        'Agree on a sign with your dentist before you start: left hand up means stop, no questions. It helps even if you never use it.',
        'Nervous about the dentist? Say it when you book. A quiet hour or a longer slot is easier to find beforehand.',
        'Bring headphones to the dentist. A voice in your ear leaves less room for the sounds.',
        'Ask to be told what comes next, or ask not to be told. People differ, and both are reasonable requests.',
        "Nervous in the dentist's chair? Breathe out longer than you breathe in. Your shoulders will drop.",
      ],
      h: [
        "Gripping the armrest does not make it go faster. It has been tried in every dentist's chair in the country.",
      ],
    },
    scene: [
      "The ceiling at the dentist's has forty tiles. You have counted them twice, and nobody has come in yet.",
      "Your hand is on the dentist's door, you are four minutes early, and you think of walking round the block.",
    ],
    why: [
      [
        'Much of the unease comes from lying still and not being able to speak.',
        'With cotton wool in your mouth you cannot say "wait". So your hand has to.',
      ],
      [
        'A dentist who knows can go more slowly, explain more, or less.',
        'Nobody can be careful about a fear that you hide.',
      ],
    ],
    parts: [
      [
        ['Say that you are nervous', 'Mention it when you book'],
        [
          'On the phone or in the form: one sentence is enough.',
          'The practice has heard "I am rather nervous" many times.',
          'You will get more time and a slower voice.',
        ],
        'A hand holding a phone',
      ],
      [
        ['Settle on a sign for stop', 'Choose a signal together'],
        [
          'One hand up means stop, and stop means at once.',
          'Try it out when nothing is going on yet, so that both of you believe in it.',
          'Once you have tried it, you will trust it.',
        ],
        'A raised hand above an armrest',
      ],
      [
        ['Bring something to listen to', 'Bring headphones'],
        [
          'Music, a story, the football: something you know works well.',
          'One ear free is fine, so that you can still hear a question.',
          'A story you know leaves no room for fear.',
        ],
        'Headphones on a lap',
      ],
      [
        ['Ask for a visit without treatment', 'Come once just to talk'],
        [
          'Looking round and talking, no more than that.',
          'The second time, the room is already known.',
          'The second time, the chair looks half as high.',
        ],
        'An empty dental chair by a window',
      ],
    ],
    turn: [
      'Hardly anybody uses the sign often. It is enough that it is there.',
      'Most people never raise the hand, once they may.',
    ],
    asks: ["What helps you in the dentist's chair?", 'Music, silence or an explanation of every step?'],
    ends: {
      p: 'Say it early, and there is time to plan for it.',
      a: 'One sentence at the desk, one sign in the chair.',
      t: 'Know what comes next and be able to stop it: that takes away much of the fear.',
      f: 'You do not have to be brave. You only have to come.',
      h: 'You may count the ceiling tiles as well.',
      i: 'Each calm visit makes the next one easier.',
      l: 'A raised hand, a pause, and then on.',
    },
    keep: 'the day before your appointment',
    send: 'someone who keeps putting it off',
    own: [
      {
        about: 'nervous|anxious|anxiety|sedation|phobi|gentle',
        kinds: ['service', 'people', 'process', 'value', 'price', 'audience'],
        lead: 'Nervous people are welcome here.',
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
    cover: 'No pain, no check-up?',
    gist: [
      'Decay in enamel does not hurt, because enamel has no nerves. A check-up finds it while it is small; how often you need one is individual.',
      'Pain comes late. At a check-up the dentist looks for what comes before it, when there is still little to do.',
    ],
    subject: ['Toothache comes late', 'What a check-up is for'],
    hooks: {
      '*': [
        'By the time a tooth hurts, decay has been there for a long time.',
        'Your teeth do not hurt. That is good, but it does not mean that all is well.',
        'Toothache comes late. A check-up finds decay earlier.',
      ],
      p: 'Teeth without pain are pleasant, but they may still have decay.',
      a: 'Do not wait for a check-up until a tooth hurts.',
      t: 'Enamel has no nerves. You feel nothing until decay has reached the dentine beneath.',
      f: 'Nothing hurt, so you skipped the check-up? Very human.',
      h: 'Teeth say nothing for years, and then they hurt on a {bank holiday|public holiday}.',
      i: 'A check-up in time keeps small things small.',
      l: 'Silence is a fine thing, except in a tooth with a hole.',
    },
    lines: {
      '*': [
        'Enamel has no nerves. Decay can work its way through it without a single twinge.',
        'How often you need a check-up depends on your mouth: for some adults it is a few months, for others up to two years. Ask which you are.',
        'A small early spot can sometimes be halted with fluoride and cleaning. A large one needs drilling. The difference is often only time.',
        'Toothache that stops on its own is no all-clear. Have it looked at.',
        'Ask at the end of a check-up how long you may wait until the next. It is not the same for everybody.',
      ],
      h: ['Teeth keep odd hours: they complain on Sundays.'],
    },
    scene: [
      'The check-up reminder lies on the hall table under the pizza menu. Nothing hurts, so it stays there.',
      'You run your tongue over your teeth, all present, all smooth, and put the check-up off until autumn.',
    ],
    why: [
      [
        'The outer layer cannot feel, so the first stage goes unnoticed.',
        'Where there are no nerves there is no pain.',
      ],
      [
        'Gums are quiet as well: many people notice nothing until something feels loose.',
        'Gums do not hurt either, and trouble there can go on for years.',
      ],
    ],
    parts: [
      [
        ['Early decay does not hurt', 'The beginning is painless'],
        [
          'A chalky spot shows to a trained eye long before you could feel it.',
          'At that stage cleaning and fluoride may still be enough.',
          'Enamel feels nothing, so somebody has to look.',
        ],
        'A small mirror and a bright lamp',
      ],
      [
        ['The gums are checked as well', 'A check-up measures your gums'],
        [
          'A thin probe measures how firmly they hold.',
          'A few figures called out across the room say how well it is going.',
          'The figures tell whether they hold.',
        ],
        'A probe lying on a tray',
      ],
      [
        ['The whole mouth is looked at', 'Tongue and cheeks are checked, too'],
        [
          'Also under the tongue and at the palate.',
          'Few people ever see the underside of their own tongue. Here somebody looks.',
          'Under the tongue, for instance, where you never look.',
        ],
        'A dental mirror catching light',
      ],
    ],
    turn: ['Being told that all is well is a fine result.', 'A boring check-up is a good one.'],
    asks: [
      'How long has your reminder been lying there?',
      'What keeps you from a check-up: time, money or nerves?',
    ],
    ends: {
      p: 'Ask how often you need a check-up, and keep to that.',
      a: 'Have a look before it hurts.',
      t: 'How often you need one depends on your risk, not on habit.',
      f: 'However long it was: come as you are.',
      h: 'Teeth prefer to hurt on {bank holidays|public holidays}. Spoil it for them.',
      i: 'Half an hour for teeth that should last a lifetime.',
      l: 'A quiet check-up is the one to wish for.',
    },
    keep: 'the check-up reminder on the hall table',
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
    unless: ORTHODONTIST,
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
    cover: 'Why the dentist takes an X-ray',
    gist: [
      'A mirror shows the outside. An X-ray shows what is between the teeth and in the bone, and it is taken only when there is a reason for that person.',
      'Between two teeth no mirror gets in. A small picture shows what would otherwise stay hidden for years.',
    ],
    subject: ['What the mirror cannot see', 'Why the dentist takes a picture'],
    hooks: {
      '*': [
        "Where two teeth touch, no dentist's mirror can look. An X-ray can.",
        'You bite on a piece of plastic, everyone leaves the room, and you wonder why you need an X-ray.',
        'Some things in your mouth can only be seen on an X-ray.',
      ],
      p: 'An X-ray of your teeth should have a reason, and you may ask for it.',
      a: 'Ask what the X-ray is meant to show. There must be an answer.',
      t: 'A bitewing X-ray shows decay where teeth touch, and how high the bone stands. The eye sees neither.',
      f: 'Not keen on dental X-rays? Here is what they are good for.',
      h: 'A dental X-ray is the only photograph for which nobody asks you to smile.',
      i: 'It is easier to say yes to an X-ray that you understand.',
      l: 'An X-ray is a short look under the surface.',
    },
    lines: {
      '*': [
        'An X-ray shows the places where teeth touch. No mirror reaches them, and decay likes to begin there.',
        'You may ask what an X-ray is meant to show before you agree to it. A good reason fits in one sentence.',
        'New practice? Ask your old one to send the last pictures. It can spare you new ones.',
        'The dose of a small dental X-ray is low, comparable with a few days or less of natural background radiation. It still needs a reason.',
        'Ask to see your X-ray and have it explained. It is interesting.',
      ],
      h: ['Everyone leaves the room, and for one second your molars are celebrities.'],
    },
    scene: [
      'You bite on a holder, it clicks next door, and a grey picture of your teeth appears that means nothing to you.',
      'The dentist says "bitewings", and you think of a film. Then comes a piece of plastic to bite on.',
    ],
    why: [
      [
        'Eyes see surfaces; decay often starts between the teeth.',
        'Behind a spotless front there can be a cavity that only the picture knows of.',
      ],
      [
        'Because rays are used, each picture has to be justified for the one person in the chair.',
        'As few as possible, and only if the picture changes the plan: that is the rule.',
      ],
    ],
    parts: [
      [
        ['It shows decay between teeth', 'It looks where two teeth touch'],
        [
          'A dark spot at the point of contact shows early decay.',
          'What is a shadow today might be a hole in two years.',
          'A hole can begin there while all looks well from outside.',
        ],
        'A grey picture on a screen',
      ],
      [
        ['It shows the bone round the teeth', 'It shows how much bone there is'],
        [
          'How high it stands tells how firmly the tooth is held.',
          'Gums can look well while the foundation below goes down.',
          'Bone holds the tooth and cannot be seen from outside.',
        ],
        'A finger pointing at the edge of a bone line',
      ],
      [
        ['It shows what has changed', 'It compares this year with before'],
        [
          'Two pictures some years apart say more than one.',
          'Whether something grows or stands still decides whether to act or to wait.',
          'Two pictures show whether something grows.',
        ],
        'Two pictures side by side',
      ],
    ],
    turn: [
      'And if there is no reason, there is no X-ray.',
      'How often depends on your risk, and that can be explained.',
    ],
    asks: ['Has anyone ever explained your X-rays to you?', 'What would you like to ask about X-rays?'],
    ends: {
      p: 'Ask for an explanation while the picture is on the screen.',
      a: 'First a reason, then a picture.',
      t: 'A reason, a low dose, and no more than needed: three rules for each X-ray.',
      f: 'Ask to see your X-ray. They are your teeth, after all.',
      h: 'On an X-ray every jaw looks stern. It means nothing.',
      i: 'What you understand frightens you less.',
      l: 'Seen clearly, and in good time.',
    },
    keep: 'your next check-up',
    send: 'someone who never asks what an X-ray is for',
    own: [
      {
        about: 'x.?ray|digital|scan|imaging',
        kinds: ['service', 'product', 'process', 'price'],
        lead: 'And how are X-rays taken here?',
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
    cover: 'What to pack for the dentist',
    gist: [
      'A list of medicines, word of any heart valve or blood thinner, your night guard or retainer, old pictures and the question you keep forgetting.',
      'Five things for the bag before a dental visit, and one of them is usually in the bedside drawer.',
    ],
    subject: ['Five things to bring to the dentist', 'Bring your night guard along'],
    hooks: {
      '*': [
        'The most useful thing for your dental visit lies in your bedside drawer: your night guard.',
        'Blood thinners, a new knee, a tablet for bones: your dentist should know about all three.',
      ],
      p: 'A dental visit is quicker and safer when you bring a few things along.',
      a: 'Bring your list of medicines to the dentist every time.',
      t: 'Blood thinners, bone tablets and heart conditions can change how dental treatment is planned.',
      f: 'Dentist this week? A quick look at your bag.',
      h: 'Brushing furiously in the {car park|parking lot} is optional.',
      i: 'Coming prepared is your part of a good dental visit.',
      l: "With the right things in your bag you sit more calmly at the dentist's.",
    },
    lines: {
      '*': [
        'For the dental appointment:\n\nList of medicines\nNight guard or retainer\nOld X-rays or where they are\nYour question\nThe name of your doctor',
        'Tell your dentist about tablets for bones and about blood thinners. Both can matter for treatment, and do not stop any on your own.',
        'Bring your night guard to the check-up. The marks in it show where you press at night.',
        'Write down when it hurts: with cold, with heat, when biting, or on its own. That narrows the search.',
      ],
      h: ['The parsley from lunch may stay at home.'],
    },
    scene: [
      '"Any tablets?" asks the dentist. A small white one, you say, for something, in the mornings.',
      'You had a question for six months. It comes back when your mouth is open.',
    ],
    why: [
      [
        'What you take and what you have had can change how a treatment is done, or when.',
        'The plan for your teeth has to fit the rest of you.',
      ],
      [
        'Splints and retainers need a check just as teeth do.',
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
        'News about your health',
        [
          'A new hip, a heart valve, pregnancy, an allergy: say it without being asked.',
          'Also an operation that is only planned.',
        ],
        'A short handwritten note',
      ],
      [
        'Your night guard or retainer',
        [
          'In its box, and it need not be washed.',
          'A glance shows whether it still fits and where it wears.',
        ],
        'A retainer box',
      ],
      [
        'Old X-rays from elsewhere',
        ['Or the name of the practice that has them.', 'It saves time, and sometimes a second X-ray.'],
        'An envelope with a practice address',
      ],
      [
        'Your question, on paper',
        ['With an open mouth you cannot ask it.', 'Hand over the note before you lie back.'],
        'A note on a bib tray',
      ],
    ],
    turn: ['If you forget it all, come anyway.', 'The rest can follow by phone.'],
    asks: [
      'What do you always remember on the way home from the dentist?',
      'Do you know the names of your tablets?',
    ],
    ends: {
      p: 'Two minutes of packing make for a better plan.',
      a: 'List, news, night guard, pictures, question.',
      t: 'Your health is asked about at each treatment; it helps if you begin.',
      f: 'And leave ten minutes for parking.',
      h: 'The teeth you may bring as they are.',
      i: 'You know your body. Tell us what you know.',
      l: 'Well prepared, and so quite calm.',
    },
    keep: 'the evening before the dentist',
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
    cover: 'Mouth numb? Wait with lunch',
    gist: [
      'A numb lip cannot tell a bite from a sandwich. Wait with chewing and hot drinks until feeling is back, usually a few hours, and watch children above all.',
      'The filling may be finished, but your lip is still numb. Until it wakes: no chewing and no hot coffee.',
    ],
    subject: ['Your lip is still numb', 'Lunch after the dentist'],
    hooks: {
      '*': [
        'Half your face is numb from the dentist, and in front of you is a sandwich.',
        'A numb lip feels nothing, which is why some people chew it.',
      ],
      p: "After an injection at the dentist's it is worth putting lunch off for a while.",
      a: 'After the dentist, do not chew until you can feel your lip.',
      t: 'An injection numbs the lip for longer than the tooth, often by hours, and longest in the lower jaw.',
      f: 'Coming straight from the dentist? Leave the soup for a bit.',
      h: 'Drinking from a straw with a numb lip is best done in private.',
      i: 'Give your numb lip two quiet hours, and the feeling comes back.',
      l: 'After the dentist: first some patience, then lunch.',
    },
    lines: {
      '*': [
        'Mouth still numb after the dentist? Wait with food. You cannot feel whether you are biting the bread or your cheek.',
        'Hot coffee and a numb lip do not mix: you notice a scald only when the feeling comes back.',
        'Children like to chew a numb lip because it feels funny. Keep an eye on them for the first hours after an injection.',
        'Unless you were told to fast, eat before a dental appointment and not right after it. An empty stomach is why people chew too early.',
      ],
      h: ['Photographs taken with a numb face should be deleted by all parties.'],
    },
    scene: [
      'You come from the dentist, order a soup, and find that half of it does not arrive.',
      'In the mirror of the {lift|elevator} you smile, and only the left side joins in. The injection still works.',
    ],
    why: [
      [
        'The injection numbs cheek, lip and tongue as well, and they take longer to wake than the tooth.',
        'Lip and cheek stay numb well after the treatment is over.',
      ],
      [
        'Without feeling you do not notice a bite or a burn.',
        'Pain warns us when we bite ourselves, and it is switched off.',
      ],
    ],
    parts: [
      [
        'Eat beforehand, unless told to fast',
        [
          'A proper breakfast carries you over the numb hours.',
          'Then brush, and go to the dentist well fed.',
        ],
        'A breakfast plate',
      ],
      [
        'Wait until your lip tingles',
        [
          'Pins and needles mean that the feeling is coming back.',
          'A few hours are usual; touch the lip with a clean finger to check.',
        ],
        'A hand on a watch',
      ],
      [
        'Start with lukewarm, soft food',
        [
          'Yoghurt, a banana, soup that has cooled.',
          'On the other side, if the tooth was treated on this one.',
        ],
        'A bowl of yoghurt',
      ],
      [
        "Watch your child's lip and cheek",
        [
          'Distract, explain, and check the cheek now and then.',
          'Look at the lip together in a mirror: what they understand, they leave alone.',
        ],
        'A child with a picture book',
      ],
    ],
    turn: ['In a few hours the feeling is back.', 'A numb lip wakes up by itself. It only needs time.'],
    asks: ['What was your first meal with a numb lip?', 'Who has tried to make a phone call like that?'],
    ends: {
      p: 'Ask at the desk how long the numbness usually lasts.',
      a: 'Feel first, chew later.',
      t: 'The lower jaw stays numb longer than the upper; plan lunch accordingly.',
      f: 'Even ice cream is only half the fun with half a mouth, so wait.',
      h: 'Postpone all important conversations. And whistling.',
      i: 'A short wait, and all is as before.',
      l: 'A late lunch can be the better one.',
    },
    keep: 'the day of your next filling',
    send: 'someone who comes straight from the dentist',
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
    unless: ORTHODONTIST,
  },
  {
    id: 'what-they-call-out',
    format: 'glossary',
    again: 12,
    emoji: '🔢',
    tags: ['DentalTerms', 'CheckUpExplained', 'ToothFacts'],
    title: 'What dentists call out during a check-up, explained',
    cover: '"Upper left six", explained',
    gist: [
      'Upper left six, distal, watch, pocket of three: what is called across the room at a check-up, translated.',
      'It sounds like a game of battleships, but it is a map of your mouth. Five terms from the check-up, in plain words.',
    ],
    subject: ['Upper left six: what is that?', 'What your dentist calls out'],
    hooks: {
      '*': [
        '"Upper left six, distal, watch," says the dentist. What does it mean?',
        'At a check-up numbers fly over your head. Here is what they mean.',
      ],
      p: 'The words and numbers of a check-up worry you less when you know what they mean.',
      a: 'Learn five words and you understand a check-up.',
      t: 'Many dentists count each quarter of the mouth from the middle, one to eight. Others use two digits for the same thing.',
      f: "Ever tried to read your dentist's voice? Read this instead.",
      h: 'A check-up sounds like battleships, and you are the sea.',
      i: 'They are your teeth. You may know what is said about them.',
      l: 'A few quiet words, and each stands for a tooth.',
    },
    lines: {
      '*': [
        '"Upper left six" is the first big molar: in each quarter of the mouth, teeth are counted from the middle outwards.',
        '"Watch" at a check-up means: nothing to do now, look again next time.',
        'When a row of low numbers is read out along the gums, that is good. Higher ones mean a deeper gap between tooth and gum.',
        '"Mesial" is the side of a tooth towards the middle of the mouth, "distal" the side away from it. The rest is left and right.',
      ],
      h: ['Lie back, open wide, and somebody calls bingo numbers about your gums.'],
    },
    scene: [
      '"Two, two, three," says the voice at your check-up, and you wonder whether that is good.',
      'Above you two people talk in half sentences. You catch "seven" and "missing", and worry.',
    ],
    why: [
      [
        'Short terms let one person look while the other writes, without stopping.',
        'A fixed code is short and prevents mix-ups between left and right.',
      ],
      [
        'If you understand it, you can ask at once instead of worrying until the end.',
        'If you know that a two is good, you lie there more calmly.',
      ],
    ],
    parts: [
      [
        'One to eight (which tooth it is)',
        [
          'Counted in each quarter from the front tooth to the wisdom tooth.',
          'The middle is where the counting starts; the eight may be missing without harm.',
        ],
        'A finger tapping on a model of teeth',
      ],
      [
        'Pocket (the gap at the gum)',
        [
          'Measured in millimetres. Up to three is usually healthy.',
          'A thin probe slides in; the deeper it goes, the more care the spot needs.',
        ],
        'A probe at a model gum',
      ],
      [
        'Watch (look again next time)',
        ['No treatment today.', 'An early mark that may stay as it is for years.'],
        'A small pencil mark on a chart',
      ],
      [
        'Mesial and distal (front and back)',
        [
          'Towards the middle of the mouth, and away from it.',
          'The front side and the back side of each tooth, so to speak.',
        ],
        'Two sides of a model tooth',
      ],
      [
        'Occlusal (the side you chew with)',
        ['The top of the tooth.', 'It is where the grooves are.'],
        'The grooves of a model molar',
      ],
    ],
    turn: [
      'Anything unclear can be asked once the mirror is out.',
      'After a check-up you may ask for a translation.',
    ],
    asks: [
      'Which word at a check-up would you like explained?',
      'Do you listen to the numbers, or look at the ceiling?',
    ],
    ends: {
      p: 'Ask for a look at your chart at the end.',
      a: 'Low numbers are good. Now you know.',
      t: 'The way of counting differs between countries; the teeth do not.',
      f: 'Next time you may nod, as far as that is possible.',
      h: 'It sounds like bingo, but low numbers win.',
      i: 'Knowing a little takes away a lot of worry.',
      l: 'Five words, and it is no longer a code.',
    },
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
    unless: ORTHODONTIST,
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
    cover: "What hangs on a dentist's ceiling?",
    gist: [
      'It is the one picture that every patient looks at for half an hour. Mountains, a film, a map of the world or a plain white nothing: what would you hang there?',
      "You lie down at the dentist's, you look up, and there is a lamp. What would you rather see?",
    ],
    subject: ["A picture for the dentist's ceiling", 'Half an hour of looking up'],
    hooks: {
      '*': [
        "No picture is looked at for as long as the dentist's ceiling.",
        'Whoever designs dental {surgeries|offices} has rarely lain in one.',
        "What would you hang on the ceiling above the dentist's chair?",
      ],
      p: "Nothing at the dentist's is looked at as much as the ceiling.",
      a: "A dentist's ceiling should have something to look at.",
      t: 'Something to look at makes a treatment feel shorter.',
      f: "A serious question for once: what should hang on the dentist's ceiling?",
      h: "A crossword on the dentist's ceiling would be good, if you could hold a pencil.",
      i: "A picture above the dentist's chair can take you far away.",
      l: 'A slow sky on the ceiling, and nothing to do but watch it.',
    },
    lines: {
      '*': [
        'If you could choose what hangs above a dental chair: mountains, a film, a world map, or plain white peace?',
        'Tip for the dental chair: choose a place you know well and walk through it room by room in your mind. It takes about one filling.',
        "Sunglasses against the lamp are not vain at the dentist's. Many practices hand them out.",
        'A dentist could hang spot-the-difference pictures on the ceiling. Nobody would want to get up.',
        'Bring sunglasses to the dentist. The lamp is bright.',
      ],
      h: [
        'In large letters on the dentist\'s ceiling: "You have left the iron on." Nobody would think of teeth any more.',
      ],
    },
    scene: [
      "At the dentist's you look at a lamp, at grey tiles, and at a small stain shaped like Ireland.",
      'The chair goes down, and for half an hour a ventilation grille is the most interesting thing in your life.',
    ],
    why: [
      [
        'If you look at something, there is less room for worry.',
        'Time passes more quickly when your eyes have something to do.',
      ],
    ],
    parts: [
      [
        ['The sea or the mountains', 'A picture of somewhere far away'],
        ['Eyes like distance.', 'You could count the sheep.', 'A horizon helps you to breathe.'],
        'A picture of hills held up to a ceiling',
      ],
      [
        ['A film with subtitles', 'A film, or something that moves'],
        [
          'So that the noise does not matter.',
          'You would have to come back for the ending.',
          'You would be sorry to get up.',
        ],
        'A screen seen from below',
      ],
      [
        ['A map or a puzzle', 'Something to solve'],
        [
          'Capitals of the world, or ten differences between two pictures.',
          'The mind is busy while the mouth is open.',
          'Your head has something to do.',
        ],
        'A map pinned overhead',
      ],
      [
        ['Nothing, just white', 'I close my eyes'],
        [
          'For those who would rather be left in peace.',
          'Some people would rather not look at all.',
          'Some of us only see our eyelids.',
        ],
        'A white ceiling',
      ],
    ],
    turn: ['Until then there is the lamp.', 'We collect suggestions for the ceiling.'],
    asks: [
      'Which picture would you like to look at up there?',
      'Where do you go in your mind when the chair tips back?',
    ],
    ends: {
      p: 'We pass good suggestions on.',
      a: 'Look up, then tell us.',
      t: 'Distance, slow movement, a small task: that is what eyes like.',
      f: "Children's answers count double.",
      h: 'Nobody has yet asked for a clock up there.',
      i: 'Even half an hour can be an outing.',
      l: 'A calm sky would do.',
    },
    keep: 'the next time you lie back',
    send: 'somebody with an eye for interiors',
    own: [
      {
        about: 'ceiling|screens?\\b|\\bfilms\\b|music|relax',
        kinds: ['place', 'service', 'story'],
        lead: 'As for the view from our chair.',
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
