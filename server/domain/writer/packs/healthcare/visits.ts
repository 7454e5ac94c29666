// Before, during and after an appointment or a visit to the counter.
import type { Idea } from '../../library/idea.ts';
import { NO_PATIENTS } from './kinds.ts';

export const VISITS: readonly Idea[] = [
  {
    id: 'the-important-question-first',
    format: 'tip',
    again: 6,
    emoji: '📝',
    tags: ['AppointmentTips', 'AskQuestions', 'PatientVoice'],
    title: [
      'How to get more out of a short appointment',
      'Make a short appointment count: three questions, the big one first',
    ],
    cover: 'Say the big thing first',
    gist: [
      'Write down up to three questions before an appointment and begin with the one that worries you. The big one tends to come out at the door.',
      'People save the important question until they are putting their coat on. Put it at the top of a list and say it in the first minute.',
    ],
    subject: ['Say the big thing first', 'Three questions on a scrap of paper'],
    hooks: {
      '*': [
        'A hand on the door handle, half a turn back, and out it comes: what this visit was about.',
        'The real question of an appointment often has its coat on already.',
        'Most people save the real question for the corridor.',
      ],
      p: 'A short appointment goes further when the most important question comes first.',
      a: 'Say the thing that worries you in the first minute.',
      t: 'Clinicians have a name for it: the doorknob question, the main concern raised as the visit ends.',
      f: 'Off to an appointment soon? Take a scrap of paper and two minutes.',
      h: '"While I am here" is the most expensive sentence in any waiting room.',
      i: 'You are allowed to say what really worries you, and to say it first.',
      l: 'Begin with what matters. The rest arranges itself.',
    },
    lines: {
      '*': [
        'Before an appointment, write down three questions and put the one that worries you at the top. Say it in the first minute.',
        '"There are two things I would like to talk about today" is a good first sentence in any consulting room.',
        'A list on paper is not rude at an appointment. Most people on the other side of the desk are glad of it.',
        'The embarrassing question is usually the important one. Whoever sits opposite has heard it before lunch.',
      ],
      h: ['"Oh, and one more thing" should be the first thing. Detectives may ignore this.'],
    },
    scene: [
      'The talk is over, the chair is pushed back, and then, by the door: "There is just one small thing."',
      'On the bus home it comes back to you: what you had wanted to ask since Tuesday.',
    ],
    why: [
      [
        'In a short visit nobody can guess how many topics you brought, unless you say so at the start.',
        'Time is divided by what is known in the first minute. Anything raised later gets the rest.',
      ],
      [
        'Nerves make us talk about the easy thing first.',
        'The small complaint is a warm-up, and sometimes the warm-up takes the whole slot.',
      ],
    ],
    parts: [
      [
        ['Write down three questions', 'Put your questions on paper'],
        [
          'Two is also fine. Ten are for two visits.',
          'The back of an envelope is good enough, as long as it comes along.',
          'Three fit in ten minutes. What does not fit gets a second visit.',
        ],
        'A hand writing three lines on an envelope',
      ],
      [
        ['Put the worry at the top', 'Begin with the one that frightens you'],
        [
          'Ask yourself which one you would regret not having asked.',
          'If one of them makes you swallow, that is the one.',
          'You know which it is. It is the one you left for the door.',
        ],
        'A question underlined twice',
      ],
      [
        ['Say how many you have', 'Announce the number'],
        [
          '"I have three things" lets the other side plan with you.',
          'A number at the beginning is a courtesy to everyone, the next in line included.',
          'Then nobody has to guess how fast to talk.',
        ],
        'Three fingers held up over a table',
      ],
      [
        ['Note the answers', 'Write while you listen'],
        [
          'A few words are plenty; memory is a poor witness in a small room.',
          'Ask for a name or an amount to be spelt out while you write.',
          'What sounds clear in the room is fog at the bus stop.',
        ],
        'A short note beside an appointment card',
      ],
    ],
    turn: [
      'What is left over gets another appointment.',
      'Anything that did not fit is a reason to come back, and no failure.',
    ],
    asks: ['Do you take a list to appointments?', 'What did you remember only on the way home?'],
    ends: {
      p: 'Two minutes of writing make ten minutes of talking count.',
      a: 'Biggest question first. Always.',
      t: 'Agenda, concern, expectation: those are the three things a list makes plain.',
      f: 'Bring the envelope. Nobody minds the shopping list on the front.',
      h: 'The door handle has heard enough.',
      i: 'Your question is worth the first minute.',
      l: 'Clarity, on a small piece of paper.',
    },
    work: 'Meetings have door handles, too. Ask at the start what people hope to have settled by the end, and the important thing stops turning up in the corridor.',
    keep: 'the evening before your next appointment',
    send: 'someone who has an appointment this week',
    own: [
      {
        about: 'longer (?:slot|appointment|visit)|double appointment|\\d+ minutes',
        kinds: ['service', 'process', 'price', 'offer'],
        lead: 'How much time is there to talk?',
      },
    ],
    pic: {
      ask: 'An envelope with three handwritten lines and a pen',
      alt: 'Three handwritten questions on an envelope',
    },
    claims: [
      [
        'Patients often raise the main concern at the end (doorknob question); agenda setting helps',
        'consultation-skills textbook',
      ],
      ['Write down your questions, most important first', 'NHS, questions to ask your doctor'],
    ],
  },
  {
    id: 'say-it-back',
    format: 'howto',
    again: 7,
    emoji: '🔁',
    tags: ['HealthLiteracy', 'AppointmentTips', 'UnderstandYourCare'],
    title: ['How to make sure you understood medical advice', 'Check that you have understood: say it back'],
    cover: 'Say it back',
    gist: [
      'Before you leave, repeat the plan in your own words: what, how often, until when, and what to look out for. Gaps show up at once.',
      'Most of us nod and forget half of it by the {car park|parking lot}. Saying it back takes half a minute and finds the misunderstanding while somebody can mend it.',
    ],
    subject: ['Say it back before you go', 'Nodding is not understanding'],
    hooks: {
      '*': [
        'You nodded at "twice daily". Does that mean with breakfast, or every twelve hours?',
        'Pilots repeat every instruction aloud. Patients nod.',
        'A nod is polite. It proves nothing.',
      ],
      p: 'Half a minute at the end of a visit prevents many phone calls afterwards.',
      a: 'Repeat the plan before you leave the room.',
      t: 'The technique is called teach-back: the listener explains, the professional checks.',
      f: 'Ever walked out with a leaflet and no idea? It happens to clever people daily.',
      h: '"Any questions?" "No, no." Two minutes later, in the {lift|elevator}: several.',
      i: 'Understanding is something you may ask for, again and again.',
      l: 'One unhurried sentence, repeated, and everything is clear.',
    },
    lines: {
      '*': [
        'Before you leave: "So I take this in the morning, for a week, and call if it gets worse. Is that right?" That sentence is worth a lot.',
        'Saying advice back in your own words shows where the gap is, while the person who can fill it is still in the room.',
        'Ask for the plain word. Anyone who knows a subject well can say it simply.',
        '"Could you write that down for me?" is a reasonable request at any counter.',
      ],
      h: ['Nodding is what heads do while the mind looks for the {car park|parking lot} ticket.'],
    },
    scene: [
      'A kind voice explains, you nod in the right places, and in the {lift|elevator} you try to say what it was.',
      'At home somebody asks what they said. You open your mouth, and there is only the part about the weather.',
    ],
    why: [
      [
        'Much of what is said in a visit is forgotten soon afterwards, and more when people are anxious.',
        'Worry takes up room in the head that the instructions needed.',
      ],
      [
        'Repeating it makes a muddle audible at once, to both sides.',
        'A wrong version spoken aloud can be put right in a sentence; a wrong version at home cannot.',
      ],
    ],
    parts: [
      [
        ['Start with "let me check"', '"May I repeat that?"'],
        [
          '"Let me see whether I have got this" puts nobody on the spot.',
          'It sounds careful, which it is, and it gives you a moment to think.',
          'Nobody has ever minded that sentence.',
        ],
        'Two people talking across a desk',
      ],
      [
        ['Say what and how often', 'The thing, the amount, the hour'],
        [
          'Name the thing, the amount and the time of day as you will do it in your own kitchen.',
          '"After breakfast" is easier to keep than "once daily".',
          'As it will be between your toast and your bus.',
        ],
        'A cup and a packet on a breakfast table',
      ],
      [
        ['Say until when', 'Ask when it ends'],
        [
          'To the end of the packet, for a week, or until you are told to stop?',
          'An end date is the part most often left out.',
          'A week, a box, or until somebody says stop?',
        ],
        'A date circled on a calendar',
      ],
      [
        ['Ask what to look out for', 'Ask which signs should worry you'],
        [
          'Which sign means wait, which means ring, and which means go at once?',
          'And whom do you ring on a Sunday?',
          'Which ones are worth a call, and at what time of night.',
        ],
        'A phone number written on a card',
      ],
    ],
    turn: [
      'If the words do not come, the explanation was not finished.',
      'Nobody will think less of you. They will mostly be relieved.',
    ],
    asks: [
      'Which instruction did you once misunderstand?',
      'Do you ask again, or do you look it up at home?',
    ],
    ends: {
      p: 'What, how often, until when, and what if.',
      a: 'No repeat, no plan.',
      t: 'Four items: agent, interval, duration, warning signs.',
      f: 'Ask twice. Ask three times. It is fine.',
      h: 'The {car park|parking lot} is a poor place to revise.',
      i: 'A clear plan makes the way home lighter.',
      l: 'Understood, in your own words.',
    },
    work: 'Hand-overs between shifts work the same way: the one who takes over says it back. Whoever feels silly doing it has not yet seen what it catches.',
    keep: 'the last minute of your next visit',
    send: 'someone who always says "all clear, thanks"',
    own: [
      {
        about: 'explain|plain (?:english|language|words)|written|leaflet|in writing',
        kinds: ['service', 'process', 'value', 'story'],
        lead: 'How are things explained?',
      },
    ],
    pic: {
      ask: 'A notepad with four short handwritten lines on a counter',
      alt: 'A notepad with four handwritten lines',
    },
    unless: NO_PATIENTS,
    claims: [
      [
        'Patients forget a large share of what is said; teach-back improves understanding',
        'health literacy research, NHS health literacy toolkit',
      ],
    ],
  },
  {
    id: 'tablet-looks-different',
    format: 'answer',
    again: 8,
    emoji: '💊',
    tags: ['MedicineSafety', 'GenericMedicine', 'AskYourPharmacist'],
    question: 'Why does my tablet look different this time?',
    short: [
      'Often it comes from another maker, with the same active substance. Ask before you take it if unsure.',
      'Usually another firm made it, and the substance is the same. If you are not sure, ask first.',
    ],
    caution: [
      'Never guess with medicines: if a tablet looks wrong, ask a pharmacist before you take it.',
      'Do not guess. When a tablet looks wrong, ask a pharmacist first and take it afterwards.',
    ],
    title: [
      "Why your tablets look different from last month's",
      'New colour, new box: is it the same medicine?',
    ],
    cover: 'New box, same medicine?',
    gist: [
      'The same active substance is sold by several makers, in different colours and boxes. Compare the name of the substance, and ask if it does not match.',
      'White last month, pink this month: often it is another maker. The small print names the substance, and that is the name to know.',
    ],
    subject: ['Last month white, now pink', 'Same medicine, new box?'],
    hooks: {
      '*': [
        'Last month they were white and round. Today they are pink and longish, and the name is new.',
        'Two boxes on the kitchen table, two colours, and one question.',
        'Same time, same glass of water, another colour.',
      ],
      p: 'A new box does not always mean a new medicine, but it always deserves a look.',
      a: 'Know the name of the substance, not only the brand.',
      t: 'Generic medicines contain the same active substance in the same strength; colour, shape and fillers may differ.',
      f: 'New colour in the packet? Good that you noticed.',
      h: 'Tablets change their outfits more often than they change their jobs.',
      i: 'Knowing what you take is a quiet way of looking after yourself.',
      l: 'Attention to the small print is a form of care.',
    },
    lines: {
      '*': [
        'Tablets look different this time? Compare the substance and the strength on both boxes. If they do not match, ask before you take one.',
        'The large name on a medicine box belongs to the maker. The one you want to know is the active substance, often in smaller print.',
        'Keep the old box until you have compared it with the new one. It is the quickest way to spot a difference.',
        'Two boxes with different names can hold the same substance. Taking both means taking it twice, so ask if you are unsure.',
      ],
      h: ['The box is blue, the tablet is yellow, the name is Latin. Ask. That is what counters are for.'],
    },
    scene: [
      'The weekly box is half filled when you stop. The ones from the new packet have another colour.',
      'It is early, you are alone in the kitchen, and the tablet in your palm is not the one you know.',
    ],
    why: [
      [
        'Once a patent has ended, several makers may produce the same substance, and each has its own look.',
        'Colour and shape belong to the maker; what works belongs to everybody after a number of years.',
      ],
      [
        'Which maker is in stock can change from month to month.',
        'Supplies shift, prices shift, and so does the packet on the shelf.',
      ],
    ],
    parts: [
      [
        ['Find the active substance', 'Look for the small name'],
        [
          'It stands on the front in smaller letters, and again in the leaflet.',
          'Look below the brand, beside the strength.',
          'The large one is the maker. The small one is what works.',
        ],
        'A finger under the small print of a box',
      ],
      [
        ['Compare the strength', 'Look at figure and unit'],
        [
          'The figure and the unit both have to agree.',
          'Micrograms and milligrams look alike and are a thousandfold apart.',
          'Both, please. One letter makes a thousand.',
        ],
        'Two boxes held side by side',
      ],
      [
        ['Ask if anything differs', 'Have it confirmed'],
        [
          'A pharmacist can tell you within a minute, and would rather be asked.',
          'Ring with both boxes in front of you.',
          'It takes a minute on the phone with the old box in your hand.',
        ],
        'Two boxes on a pharmacy counter',
      ],
      [
        ['Note the name', 'Write the name down'],
        [
          'On your phone or a card in the wallet, with the dose.',
          'In an emergency that line is worth more than the memory of a colour.',
          'In a strange town nobody knows what the little pink ones were.',
        ],
        'A handwritten card slid into a wallet',
      ],
    ],
    turn: [
      'Noticing was the right thing to do.',
      'Often there is a simple reason, and asking is never wrong.',
    ],
    asks: [
      'What do you go by: the brand, the colour or the small print?',
      'What do you do with a box you do not recognise?',
    ],
    ends: {
      p: 'Substance, strength, and a question if either of them differs.',
      a: 'Unsure means ask.',
      t: 'Substance, strength and form, such as slow release: all three have to match.',
      f: 'There is no such thing as a silly question about tablets.',
      h: 'Tablets, unlike people, seldom say what they are called.',
      i: 'A careful look takes a moment.',
      l: 'Read the line below the line.',
    },
    work: 'Changing a packet without a word costs trust, even where the content is the same. A sentence at the counter, said before the customer notices, turns a worry into a service.',
    keep: 'the next time a packet looks new',
    send: 'whoever fills the weekly box at home',
    own: [
      {
        about: 'pharmacist|medicines? review|questions? about (?:your )?medic',
        kinds: ['service', 'people', 'process'],
        lead: 'Questions about a packet are welcome.',
      },
    ],
    pic: {
      ask: 'Two plain cartons side by side, brand names not readable',
      alt: 'Two medicine cartons side by side on a table',
    },
    unless: NO_PATIENTS,
    claims: [
      [
        'Generic medicines have same active substance and strength; appearance may differ',
        'MHRA, NHS advice',
      ],
    ],
  },
  {
    id: 'not-in-the-bathroom',
    format: 'mistake',
    again: 8,
    emoji: '🚿',
    tags: ['MedicineStorage', 'MedicineSafety', 'HomePharmacy'],
    wrong: 'Keeping medicines in the bathroom cabinet',
    caution: [
      'Follow the storage advice on the packet, and keep medicines out of reach and sight of children.',
      'Keep to what the packet says about storage, and keep medicines where children can neither see nor reach them.',
    ],
    title: [
      'Where to keep medicines at home (not the bathroom)',
      'Storing medicines: cool, dry, high and not by the shower',
    ],
    cover: 'Wrong cabinet for tablets',
    gist: [
      'Steam and warmth make the bathroom a poor place for most medicines. A dry, cool spot, high up and out of sight, suits them better.',
      'The cabinet above the basin gets a tropical climate twice a day. Move the medicines to a bedroom shelf that children cannot reach.',
    ],
    subject: ['The wrong cabinet for tablets', 'Your bathroom is too damp for this'],
    hooks: {
      '*': [
        'The little cabinet with the mirror was made for razors. Somehow the tablets moved in.',
        'Every hot shower turns the medicine cabinet into a small greenhouse.',
        'It hangs by the mirror, and twice a day it is in the tropics.',
      ],
      p: 'Most homes keep medicines in the one room that suits them least.',
      a: 'Medicines do not belong in the bathroom.',
      t: 'Heat and humidity can break down tablets and capsules before the printed date.',
      f: 'Where are your tablets? Cabinet above the basin? Thought so.',
      h: 'Mirror, {plasters|bandages}, mystery tube from four summers ago: we all have the cabinet.',
      i: 'A tidy, dry shelf is a small kindness to your future self with a headache.',
      l: 'Cool, dry, out of sight: a place worthy of what it holds.',
    },
    lines: {
      '*': [
        'Steam from the shower gets into the medicine cabinet. A dry bedroom shelf, high up, is a better home for most tablets.',
        'Leave tablets in their own packet. The leaflet, the date and the batch all live there.',
        '"Store in the fridge" means the middle shelf, in a closed box, away from the back wall where things freeze.',
        'Medicines out of reach also means out of sight. Small children climb towards what they can see.',
      ],
      h: ['If a packet in the cabinet has a price on it in old money, it is time.'],
    },
    scene: [
      'You wipe the mist off the mirror, open it, and out falls a packet from another decade.',
      'Somebody has a headache, the cabinet is opened, and three loose tablets in a saucer offer no name.',
    ],
    why: [
      [
        'Damp softens tablets, swells capsules and loosens labels.',
        'Moist warmth is what most leaflets warn of, and bathrooms have plenty.',
      ],
      [
        "In a place that everybody opens, they are also within everybody's reach, small hands included.",
        'A guest, a toddler, a teenager: the bathroom door is the one nobody guards.',
      ],
    ],
    parts: [
      [
        ['Choose a dry, cool shelf', 'Choose somewhere dull'],
        [
          'A bedroom cupboard or a hall closet, away from radiators and windows.',
          'Somewhere that stays the same temperature through the year.',
          'No steam, no sun, no stove. A wardrobe is fine.',
        ],
        'A box placed on a high shelf',
      ],
      [
        ['Make it high and closed', 'Put it where small hands cannot get'],
        [
          'With a lock if there are children in the house or visiting.',
          "Grandparents' handbags and bedside tables count as open.",
          "And think of visitors' bags, on the floor, half open.",
        ],
        'A cupboard door closed and locked',
      ],
      [
        ['Leave them in the packet', 'In their own boxes'],
        [
          'A loose tablet has no name, no date and no instructions.',
          'If you use a weekly box, keep the cartons all the same.',
          'Without it, it is a white thing.',
        ],
        'A blister pack slid back into its carton',
      ],
      [
        ['Look at the dates twice a year', 'Look at the date now and then'],
        [
          'When the clocks change is easy to remember.',
          'Out of date goes back to a pharmacy, where one will take it, and not down the toilet.',
          'Old ones go back to a pharmacy that takes them. Drains are no place.',
        ],
        'Cartons sorted on a table',
      ],
    ],
    turn: [
      'The bathroom keeps the {plasters|bandages}. They like it there.',
      'The mirror cabinet will manage with razors and cotton wool.',
    ],
    asks: ['What is the oldest thing in your cabinet?', 'Where do medicines live in your house?'],
    ends: {
      p: 'One shelf, one box, two looks a year.',
      a: 'Dry, cool, high, closed.',
      t: 'Storage conditions are part of the shelf life; the date assumes them.',
      f: 'Have a look this weekend. There is always one tube without a name.',
      h: 'The mystery tube has been retired with honours.',
      i: 'It takes a quarter of an hour and it is done.',
      l: 'Order, behind a closed door.',
    },
    work: 'First-aid boxes at work suffer in the same way: above the radiator, next to the kettle, last opened at the summer party. Move it, check it, put a name on the list.',
    keep: 'the weekend the clocks change',
    send: 'the keeper of the family cabinet',
    own: [
      {
        about: 'return (?:old|unused|your)|dispos|old medicines|unused',
        kinds: ['service', 'policy', 'process'],
        lead: 'And where do the old ones go?',
      },
    ],
    pic: {
      ask: 'An open bathroom cabinet with {plasters|bandages} and cotton wool only',
      alt: 'An open bathroom cabinet with {plasters|bandages} and cotton wool',
    },
    unless: NO_PATIENTS,
    claims: [
      [
        'Store medicines in a cool, dry place, original packaging, out of sight and reach of children; return unused to a pharmacy',
        'NHS, MHRA advice',
      ],
      ['Humidity and heat degrade tablets', 'pharmaceutics textbook'],
    ],
  },
  {
    id: 'teaspoons-differ',
    format: 'myth',
    again: 9,
    emoji: '🥄',
    tags: ['MedicineSafety', 'ParentTips', 'MeasureIt'],
    myth: 'A teaspoon is a teaspoon',
    short: [
      'No. Kitchen spoons differ widely, so measure liquid medicine with what came in the box.',
      'It is not. One spoon holds a good deal more than the next.',
    ],
    caution: [
      'Give liquid medicine only in the amount on the label, and ask a pharmacist if the measure is missing.',
      'Only ever give the amount on the label. If the measure has gone, ask a pharmacist for one.',
    ],
    title: [
      'Can you measure medicine with a kitchen teaspoon?',
      'Measuring liquid medicine: why not with a spoon from the drawer',
    ],
    cover: 'Which teaspoon?',
    gist: [
      'Kitchen teaspoons vary a good deal, so they are no measure for medicine. Use the spoon, cup or syringe from the box, held at eye level.',
      'Take three teaspoons out of the drawer and fill them: you will get three amounts. Liquid medicine has its own measure in the packet.',
    ],
    subject: ['Three spoons, three amounts', 'Leave the teaspoon to the tea'],
    hooks: {
      '*': [
        'Line up the teaspoons in your drawer and fill each with water. You will not fill two the same.',
        'At three in the morning, the nearest spoon looks like a good idea.',
        'Six spoons from one drawer, six different doses.',
      ],
      p: 'A kitchen teaspoon is a shape. A dose is an amount.',
      a: 'Never measure medicine with a kitchen spoon.',
      t: 'A medicine teaspoon means five millilitres. Tableware commonly holds anything from three to seven.',
      f: '{Poorly|Sick} child, dark kitchen, spoon in hand? Reach for the little syringe instead.',
      h: "Grandmother's teaspoon served tea. It was generous, as she was.",
      i: 'Exactness is a way of caring, above all at night.',
      l: 'A small measure, read at eye level, with a steady hand.',
    },
    lines: {
      '*': [
        'Kitchen teaspoons hold different amounts, some more than twice as much as others. For medicine, use the measure in the box.',
        'Hold the little medicine cup at eye level to read it. From above it looks fuller than it is.',
        'Lost the measuring syringe? Pharmacies usually have one. It is worth the walk.',
        'Write down when a dose was given. Two caring parents and one tired night are how it gets given twice.',
      ],
      h: ['There is a spoon in every drawer that belongs to no set and no known measure. Keep it for jam.'],
    },
    scene: [
      'The light of the {cooker hood|range hood}, a sticky bottle, a small person crying upstairs, and no sign of the measuring spoon.',
      'The cup from the packet went to the {sandpit|sandbox} in summer. What is in the drawer will have to do, or so it seems.',
    ],
    why: [
      [
        'Cutlery is made to look good beside a cup, and no two sets agree on what it holds.',
        'Nobody has ever made soup spoons to a standard, and the same goes for their smaller cousins.',
      ],
      [
        'For a small body, a little more or less can matter.',
        'The smaller the person, the more each drop counts.',
      ],
    ],
    parts: [
      [
        ['Use the measure that was supplied', 'Take what was in the box'],
        [
          'Syringe, cup or spoon are made for that medicine and marked accordingly.',
          'A rubber band keeps it on the bottle where it belongs.',
          'It was made for exactly this bottle.',
        ],
        'A measuring syringe beside a bottle',
      ],
      [
        ['Read it at eye level', 'Eyes level with the line'],
        [
          'The lowest point of the curved surface is what counts.',
          'Put it on the table and bend down, rather than lifting it up.',
          'From above it always looks like enough.',
        ],
        'A small cup read at eye level',
      ],
      [
        ['Shake if it says so', 'Wake what lies at the bottom'],
        [
          'Otherwise the first dose is thin and the last one strong.',
          'Suspensions settle: what is at the bottom is what you paid for.',
          'The strength is lying on the bottom.',
        ],
        'A bottle being shaken',
      ],
      [
        ['Note the time', 'Write the time beside it'],
        [
          'On paper by the bottle, so that both of you see it.',
          'Half past two, one dose, initials. That is all.',
          'By the next dose nobody remembers half past two.',
        ],
        'A note beside a bottle at night',
      ],
    ],
    turn: ['The teaspoon may go back to the sugar.', 'Cutlery is for supper.'],
    asks: [
      'How many different teaspoons are in your drawer?',
      'Where do measuring spoons go to hide in your house?',
    ],
    ends: {
      p: 'Keep one spare syringe in the first-aid box.',
      a: 'Marked measure or none.',
      t: 'Millilitres on the label, millilitres on the measure. No conversion.',
      f: 'And may the night be short.',
      h: 'Grandmother may keep the spoon. The medicine has its own.',
      i: 'A careful hand in the small hours counts for a lot.',
      l: 'Exact, even by candlelight.',
    },
    work: 'Wherever people measure by habit, it pays to lay the spoons side by side once. The differences that everybody is used to are the ones nobody sees.',
    keep: 'the first-aid shelf',
    send: 'new parents with one eye open',
    own: [
      {
        about: 'pharmacist',
        kinds: ['service', 'people'],
        lead: 'If the measure is lost, or the label unclear.',
      },
    ],
    pic: {
      ask: 'Three different teaspoons side by side on a cloth',
      alt: 'Three teaspoons of different sizes in a row',
    },
    unless: NO_PATIENTS,
    claims: [
      [
        'Household teaspoons vary widely (about 2.5 to 7 ml); a medicinal teaspoon is 5 ml',
        'published measurements of household spoons; NHS advice to use the device supplied',
      ],
    ],
  },
  {
    id: 'what-the-waiting-room-is-for',
    format: 'question',
    again: 8,
    emoji: '🪑',
    tags: ['WaitingRoom', 'SmallPleasures', 'TellUs'],
    title: ['What do you do in a waiting room?', 'How do you pass the time in a waiting room?'],
    cover: 'Phone, book or window?',
    gist: [
      'Some read the old magazine, some the poster, some their phone, and a few look out of the window. How do you spend the minutes on that chair?',
      'Ten minutes on a row of chairs with strangers. Book, phone, window or the fish tank: what do you do with them?',
    ],
    subject: ['A book, a phone or the window?', 'A poll from the row of chairs'],
    hooks: {
      '*': [
        'A row of chairs, seven people, and all of them are pretending to read.',
        'Somewhere in every waiting room there is a magazine about yachts.',
        'There are nine chairs, and the one beside you stays empty.',
      ],
      p: 'Waiting is part of most visits, and everybody fills it differently.',
      a: 'A waiting room shows what people do when nothing is asked of them.',
      t: 'Occupied time feels shorter than empty time. Hence the magazines.',
      f: 'You are early, the chair is free, the door is shut. What now?',
      h: 'Nobody knows who subscribes to the yacht magazine. It has always been there.',
      i: 'Ten minutes with nothing to do are rarer than they used to be.',
      l: 'A chair, a window, a quiet quarter of an hour.',
    },
    lines: {
      '*': [
        'Waiting room: phone, book, window, or reading the same poster for the fourth time?',
        'Use the wait before an appointment for one thing: write down the question you do not want to forget.',
        'Children in a waiting room do well with a pencil and the back of a form. It beats any broken toy.',
        'If you worry that you were forgotten in the waiting room, ask at the desk. It happens, and nobody minds.',
      ],
      h: ['Everybody in the waiting room looks up when a name is called. Nobody is ever called that.'],
    },
    scene: [
      'Two old friends meet on the chairs by accident and have to whisper. Opposite, somebody turns a page back because they did not read it.',
      'The clock ticks, the radiator clicks, and a small boy asks very loudly what that man has got.',
    ],
    why: [
      [
        'Waiting feels longer when nobody says how long it will be, and shorter with something in our hands.',
        'An unexplained wait drags; one with a reason and a book hardly does.',
      ],
    ],
    parts: [
      [
        ['The phone', 'With a screen'],
        [
          'Messages, news, a game with little fruit in it. It works until the battery goes.',
          "The whole world in the hand, and the silent button for the others' sake.",
          'It is everywhere at once, and so are you.',
        ],
        'A phone face down on a knee',
      ],
      [
        ['The book in the bag', 'With pages'],
        [
          'Those who carry one are never early and never late.',
          'Four pages are four pages, whoever calls your name in the middle.',
          'Whoever brings a novel hopes for a delay.',
        ],
        'A book lifted from a bag',
      ],
      [
        ['The window', 'With whatever is outside'],
        [
          'A street, a tree, a van that cannot park. It needs no charging.',
          'Out there life goes on at its own speed, which is oddly calming.',
          'A van, a pigeon, a bit of sky.',
        ],
        'A window seen from a chair',
      ],
      [
        ['The other people', 'With each other'],
        [
          'Guessing who is here for what is forbidden and universal.',
          'A nod, a moved bag, a shared look when the child asks that question.',
          'Nobody looks, and everybody knows who came first.',
        ],
        'An empty row of chairs',
      ],
    ],
    turn: [
      'Whatever you do, look up from it when a name is called.',
      'There is no wrong way to sit on a chair.',
    ],
    asks: ['A book, a phone or the window?', 'Which magazine would you want on the table?'],
    ends: {
      p: 'Answers will be read with interest.',
      a: 'Bring a book. Problem solved.',
      t: 'Uncertain waits feel longer than known ones, so ask how long.',
      f: 'We are curious. Tell us.',
      h: 'Whoever brings a good magazine may leave it behind.',
      i: 'Even these minutes are yours.',
      l: 'Let the window win now and then.',
    },
    work: 'Every business has a waiting room, even if it is a phone line. Say how long it will take, give a reason, and leave something to look at.',
    keep: 'the next time you are early',
    send: 'someone who never goes anywhere without a book',
    own: [
      {
        about: 'waiting times?|\\bwaits?\\b|punctual|on time\\b',
        kinds: ['policy', 'value', 'process', 'story'],
        lead: 'As for the wait.',
      },
    ],
    pic: {
      ask: 'Your waiting area or a single empty chair by a window',
      alt: 'An empty chair by a window in a waiting area',
    },
    claims: [['Uncertain and unoccupied waits feel longer', 'psychology of waiting lines, general']],
  },
  {
    id: 'a-second-pair-of-ears',
    format: 'tip',
    again: 8,
    emoji: '👂',
    tags: ['AppointmentTips', 'Carers', 'BringSomeone'],
    title: [
      'Why to take someone along to an important appointment',
      'Big appointment? Bring somebody who can listen',
    ],
    cover: 'Bring a second pair of ears',
    gist: [
      'For an appointment that matters, bring somebody. Agree beforehand on what they should listen for and whether they speak or write.',
      'Two people hear more than one, above all when the one is nervous. Give your companion a job: listen, write, or ask the question you might skip.',
    ],
    subject: ['Two people hear more than one', 'Give your companion a job'],
    hooks: {
      '*': [
        'Somebody drives you there and stays in the car. Why not on the chair beside you?',
        'On the way home you compare notes, and each of you heard a different appointment.',
        'What is said in there is heard by half of you.',
      ],
      p: 'An important conversation is easier to follow with somebody beside you.',
      a: 'Do not go to the big appointments alone if you can help it.',
      t: 'Stress narrows attention. A companion keeps hearing after you have stopped.',
      f: 'Is there someone who would sit next to you? Ask them. They will probably say yes.',
      h: 'Choose the friend who listens, not the one who knows somebody who had the same.',
      i: 'Asking for company is a strength.',
      l: 'A familiar face on the next chair changes the room.',
    },
    lines: {
      '*': [
        'Big appointment ahead? Take somebody along and give them a job: you talk, they write.',
        'Tell your companion before the appointment which question you might lose courage over. They can ask it.',
        'You may also ask your companion to wait outside for part of the visit. It is your appointment.',
        'Nobody free to come? Ask whether you may record the talk, or have someone listen in by phone.',
      ],
      h: ['The ideal companion has a pen, a calm face and no cousin with a story.'],
    },
    scene: [
      'Somebody says a long word. You stop listening there, although the talk goes on for ten minutes.',
      '"What did they say about Thursday?" one asks in the car. "Which Thursday?" says the other.',
    ],
    why: [
      [
        'Anxiety takes the ears first: after the word that frightens us, little gets in.',
        'A worried mind holds on to one sentence and loses the next six.',
      ],
      [
        'Two notes laid side by side give a truer picture than either of them.',
        'What one of you misses, the other has usually written down.',
      ],
    ],
    parts: [
      [
        ['Choose a calm listener', 'Calm, discreet, with a pen'],
        [
          'Somebody who can keep quiet, keep it to themselves and write legibly.',
          'Love is helpful, but a steady nerve is what you need in that room.',
          'Not the one who worries most.',
        ],
        'Two people walking to a door',
      ],
      [
        ['Share out the jobs', 'Who talks, who writes?'],
        [
          'One speaks, one writes. Change over for the questions.',
          'Settle it in the car, so nobody answers for you by mistake.',
          'Decide it at the traffic lights.',
        ],
        'A notebook handed over',
      ],
      [
        ['Name the hard question', 'What if you cannot say it?'],
        [
          'If it sticks in your throat, a nod is enough and your companion asks.',
          'Say it aloud once beforehand: that takes away some of its weight.',
          'Then they can. Agree on a nod.',
        ],
        'A line underlined in a notebook',
      ],
      [
        ['Read the notes the same day', 'Go over it the same evening'],
        [
          'By tomorrow the abbreviations will be a mystery.',
          'Over a cup of tea, with what is still unclear marked for a phone call.',
          'Two people have heard two talks. Together it is one.',
        ],
        'A notebook beside two cups',
      ],
    ],
    turn: [
      'And you decide what is shared afterwards, and with whom.',
      'The appointment stays yours, whoever comes along.',
    ],
    asks: ['Who would you take along?', "Have you ever been somebody's second pair of ears?"],
    ends: {
      p: 'Mention when you book that somebody is coming with you.',
      a: 'You talk. They write.',
      t: 'Consent is simple: say at the start that this person may hear everything, or what they may not.',
      f: 'Most people are touched to be asked.',
      h: 'Payment in cake is customary.',
      i: 'Nobody has to remember everything alone.',
      l: 'Company, quiet and attentive.',
    },
    work: 'Difficult conversations at work deserve the same courtesy. Offering a second person, to listen and take notes, makes it fairer for both sides.',
    keep: 'your next important appointment',
    send: 'the person you would like beside you',
    own: [
      {
        about: 'accompan|companion|relatives?\\b|bring (?:a|some)|carers? (?:are|may|can)',
        kinds: ['policy', 'service', 'process', 'value'],
        lead: 'May you bring somebody?',
      },
    ],
    pic: {
      ask: 'Two chairs side by side, a notebook on one of them',
      alt: 'Two chairs side by side with a notebook on one',
    },
    unless: NO_PATIENTS,
    claims: [
      ['Taking someone along helps remember and ask', 'NHS, what to ask your doctor'],
      ['Anxiety impairs recall of medical information', 'research review'],
    ],
  },
  {
    id: 'asked-your-birthday-again',
    format: 'behind',
    again: 9,
    emoji: '🎂',
    tags: ['PatientSafety', 'BehindTheScenes', 'HealthCare'],
    title: [
      'Why you are asked your name and date of birth each time',
      'Name and date of birth again? What the question is for',
    ],
    cover: 'Why they ask your birthday again',
    gist: [
      'Name and date of birth are asked again and again because two people with the same name is an ordinary Tuesday. The question is a safety check.',
      'It seems forgetful, and it is the opposite: each time your birthday is asked, somebody is making sure that it is your file, your tablets, your letter.',
    ],
    subject: ['Why they ask your birthday again', 'Two people called Smith'],
    hooks: {
      '*': [
        'They have known you for years, and still they ask for your date of birth.',
        'There were two people of the same name in the book that day. One had booked for ten.',
        'They know you. That is why they ask.',
      ],
      p: 'Being asked the same question twice is often a sign of care.',
      a: 'Say your name and birthday each time. Do not let them guess.',
      t: 'Identification uses at least two details, and the person states them: an open question catches what a nod would miss.',
      f: '"And your date of birth?" Again? Yes, and gladly.',
      h: 'Nobody is checking whether you still remember your birthday.',
      i: 'Being asked is being looked after.',
      l: 'Discretion and accuracy begin with your name.',
    },
    lines: {
      '*': [
        'Asked for your date of birth for the third time? Each time, somebody is making sure that the file in front of them is yours.',
        'A careful desk asks "What is your date of birth?" and not "Is it the fourth of May?", because a nervous person agrees to almost anything.',
        'If a letter, label or packet has a wrong spelling of your name, say so. Small slips in names cause big searches.',
        'Collecting something for a neighbour? Bring their full name, address and date of birth. It saves a second trip.',
      ],
      h: [
        'You know your birthday, they know your birthday, the computer knows it. All three must agree before anything happens.',
      ],
    },
    scene: [
      'At the counter you give your name, at the door again, and in the chair once more. You begin to doubt it yourself.',
      'A name is called, and in opposite corners of the room two people stand up.',
    ],
    why: [
      [
        'Names repeat, within families most of all, and handwriting and hearing do the rest.',
        'A father and a son, two sisters-in-law, a common surname: mix-ups begin with something that sounds right.',
      ],
      [
        'Two separate details, said by you, make a mix-up much less likely.',
        'One detail can match by chance. Two hardly ever do.',
      ],
    ],
    parts: [
      [
        ['You say it, they read it', 'You are to say it'],
        [
          'An open question cannot be answered with a polite yes.',
          'A nod proves little; a date spoken aloud proves more.',
          'Anyone can nod at a name that is nearly theirs.',
        ],
        'A form on a counter',
      ],
      [
        ['Two details, every time', 'Two things and never one'],
        [
          'Name and date of birth are hard to confuse together, and the address settles a tie.',
          'Family names repeat; a name plus a day in March seldom does.',
          'There is another with your name. She comes on Thursdays.',
        ],
        'A card with two ticked boxes',
      ],
      [
        ['It happens at each hand-over', 'At every desk and every door'],
        [
          'Desk, room, counter: with every new pair of hands the check begins afresh.',
          'What somebody else has checked is no reason to skip it.',
          'Nobody relies on the last one having asked.',
        ],
        'A folder passed from hand to hand',
      ],
    ],
    turn: ['So it is no forgetfulness when they ask.', 'The day they stop asking would be the day to worry.'],
    asks: ['Do you share a name with somebody in town?', 'Were you ever mistaken for someone else?'],
    ends: {
      p: 'It takes three seconds and prevents hours of trouble.',
      a: 'Two details, spoken aloud, each time.',
      t: 'Open question, two identifiers, read back.',
      f: 'And happy birthday, whenever it is.',
      h: 'Yes, that year. Nobody is judging.',
      i: 'A small question with a good intention.',
      l: 'Your name, said with care.',
    },
    work: '{Parcels|Packages}, invoices, rental cars: anyone who hands things to people can use the open question. Ask "what is the name?" and never "are you Mr Brown?".',
    keep: 'the next time somebody asks',
    send: 'someone with a very common surname',
    own: [
      {
        about: 'confidential|privacy|discreet|\\bdata\\b',
        kinds: ['policy', 'value', 'process'],
        lead: 'And what happens with your details?',
      },
    ],
    pic: {
      ask: 'A reception desk with a pen and an empty form',
      alt: 'A pen on an empty form at a reception desk',
    },
    unless: NO_PATIENTS,
    claims: [
      [
        'At least two identifiers, stated by the patient through open questions',
        'WHO patient identification guidance',
      ],
    ],
  },
];
