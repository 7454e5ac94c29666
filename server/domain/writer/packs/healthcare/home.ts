// Medicines and hands at home.
import type { Idea } from '../../library/idea.ts';
import { NO_PATIENTS } from './kinds.ts';

export const HOME: readonly Idea[] = [
  {
    id: 'tablet-looks-different',
    format: 'answer',
    again: 8,
    emoji: '💊',
    tags: ['Medicines', 'GenericMedicine', 'AskYourPharmacist'],
    title: ['Why do my tablets look different this time?', 'New box, new colour: is it the same medicine?'],
    cover: 'New box, same medicine?',
    gist: [
      'The same medicine comes from several makers, in other boxes and colours. Compare the name of the active substance and the strength, and ask before you take it if they do not match.',
      'Often only the maker has changed. The small print names the active substance, and that has to be the same.',
    ],
    subject: ['New box, same medicine?', 'What to compare on the box'],
    hooks: {
      '*': [
        'Do your tablets look different from last month? Compare two things on the box before you take one.',
        'New box, new colour: it is often the same medicine from another maker.',
      ],
      ptal: 'Colour and box depend on the maker. The active substance has to be the same.',
      fi: 'A new box in the bag? It is good that you noticed.',
      h: 'Tablets change their looks more often than people do.',
    },
    lines: {
      '*': [
        'Tablets look different? Compare the active substance and the strength with the old box.',
        'The big name on the box is the brand. The active substance is often printed smaller.',
        'Keep the old box until you have compared it with the new one.',
        'Two boxes with different names can hold the same medicine. Never take both without asking.',
      ],
      h: ['The box is blue, the tablet is yellow, the name is Latin. Just ask.'],
    },
    scene: [
      'You open the new packet, and the tablets are pink instead of white.',
      'Two boxes lie on the kitchen table, and the names are different.',
    ],
    why: [
      [
        'Several makers produce the same medicine, each with its own box.',
        'When a patent has run out, other makers may produce it.',
      ],
      ['Which one you get can change from month to month.', 'It depends on what can be delivered.'],
    ],
    parts: [
      [
        'Find the active substance',
        ['It stands on the front, below the brand.', 'The leaflet names it as well.'],
        'A finger on a medicine box',
      ],
      [
        'Compare the strength',
        ['Number and unit both have to match.', 'Milligrams and micrograms look alike.'],
        'Two boxes side by side',
      ],
      [
        'Ask before you take one',
        ['A pharmacist can tell you in a minute.', 'Call with both boxes in front of you.'],
        'A phone and two boxes',
      ],
    ],
    turn: ['Then you know that it is right.', 'It is always fine to ask.'],
    asks: ['Have your tablets ever looked different?', 'Do you go by the colour or by the name?'],
    ends: {
      ptal: 'Substance, strength, and ask if one differs.',
      fi: 'There are no silly questions about tablets.',
      h: 'And pink may suit them better.',
    },
    question: 'Why do my tablets look different this time?',
    short: [
      'Usually because they come from another maker. Compare the substance, and ask if you are not sure.',
      'Mostly it is another maker with the same substance. Check it before you take one.',
    ],
    caution: [
      'If a tablet looks wrong to you, ask a pharmacist before you take it.',
      'Never guess with medicines. Ask a pharmacist first.',
    ],
    keep: 'the next new box',
    send: 'somebody who takes tablets every day',
    unless: NO_PATIENTS,
    own: [
      {
        kinds: ['service', 'people'],
        about: 'pharmacist|medicines? reviews?',
        lead: 'About medicines, at {name}:',
      },
    ],
    pic: {
      ask: 'Two boxes of the same medicine side by side, no names of people',
      alt: 'Two medicine boxes side by side',
    },
    claims: [['Generics contain the same active substance; looks differ', 'medicines agencies']],
  },
  {
    id: 'not-in-the-bathroom',
    format: 'mistake',
    again: 8,
    emoji: '🚿',
    tags: ['Medicines', 'MedicineSafety', 'HomeTips'],
    title: ['Where to keep medicines at home', 'Why medicines do not belong in the bathroom'],
    cover: 'Medicines: not in the bathroom',
    gist: [
      'The bathroom is too warm and damp for most medicines. A dry, cool cupboard that children cannot reach is better.',
      'Keep medicines cool, dry, high up and in their box: a bedroom cupboard is better than the bathroom.',
    ],
    subject: ['Medicines: not in the bathroom', 'Where to keep your tablets'],
    hooks: {
      '*': [
        'Your medicines are in the bathroom? Move them.',
        'Steam and warmth are bad for tablets. The bathroom is the wrong place.',
      ],
      ptal: 'Most medicines should be kept cool, dry and out of the reach of children.',
      fi: 'Are your tablets in the bathroom cabinet? There is a better place.',
      h: 'The bathroom cabinet is good for razors and bad for tablets.',
    },
    lines: {
      '*': [
        'The bathroom is too damp for most medicines. Use a dry cupboard, high up.',
        'Leave tablets in their box. The leaflet and the date are there.',
        'Old medicines do not belong in the toilet. Ask a pharmacy whether it takes them back.',
        "Visitors' handbags can hold tablets. Put them up high when children are around.",
      ],
      h: ['If the price on the packet is in old money, it can go.'],
    },
    scene: [
      'You open the cabinet above the basin, and the box is soft from the steam.',
      'You have a headache, and in the drawer lie three loose tablets without a box.',
    ],
    why: [
      ['Warmth and damp can spoil tablets before their date.', 'Steam gets into boxes and blister packs.'],
      ['In the bathroom, children reach nearly everything.', 'A basin is easy to climb.'],
    ],
    parts: [
      [
        'Choose a dry, cool cupboard',
        ['Away from the cooker, the radiator and the window.', 'A bedroom cupboard is usually right.'],
        'A high shelf in a cupboard',
      ],
      [
        'Put them up high',
        ['Out of reach and out of sight, best with a lock.', 'Small children climb to what they can see.'],
        'A hand on a top shelf',
      ],
      [
        'Leave them in their box',
        ['Name, date and leaflet stay together.', 'A loose tablet cannot be recognised.'],
        'A box with its leaflet',
      ],
      [
        'Check the dates twice a year',
        ['When the clocks change is easy to remember.', 'What is out of date goes back to a pharmacy.'],
        'A date on a box',
      ],
    ],
    turn: ['It takes a quarter of an hour.', 'Then you find everything when you need it.'],
    asks: ['Where do you keep your medicines?', 'Did you know that the bathroom is too damp?'],
    ends: {
      ptal: 'Cool, dry, high, in the box.',
      fi: 'Have a look this weekend.',
      h: 'And the razors have more room.',
    },
    wrong: 'Keeping medicines in the bathroom',
    caution: [
      'Follow what the packet says about storage, and keep all medicines away from children.',
      'Some medicines must be kept in the fridge: the packet says so. Keep all of them away from children.',
    ],
    keep: 'the weekend',
    send: 'somebody with small children or grandchildren',
    unless: NO_PATIENTS,
    own: [
      {
        kinds: ['service', 'policy'],
        about: 'old medicines|unused medicines|medicine disposal',
        lead: 'Old medicines, at {name}:',
      },
    ],
    pic: { ask: 'A tidy shelf with boxes, high up', alt: 'Medicine boxes on a high shelf' },
    claims: [['Store medicines cool and dry, not in the bathroom', 'medicines agencies, NHS']],
  },
  {
    id: 'teaspoons-differ',
    format: 'myth',
    again: 9,
    emoji: '🥄',
    tags: ['Medicines', 'ParentTips', 'MedicineSafety'],
    title: ['Can you measure medicine with a teaspoon?', 'Liquid medicine: why a teaspoon is no measure'],
    cover: 'A teaspoon is no measure',
    gist: [
      'Teaspoons hold very different amounts. Measure liquid medicine with the spoon, cup or syringe from the packet.',
      'Kitchen spoons differ a lot. For medicine, only the measure from the packet is right.',
    ],
    subject: ['A teaspoon is no measure', 'Measuring liquid medicine'],
    hooks: {
      '*': [
        'Some teaspoons hold twice as much as others. Do not measure medicine with them.',
        "Never measure a child's medicine with a kitchen spoon.",
      ],
      ptal: 'For the right dose, use the measure that belongs to the bottle.',
      fi: 'A child with fever, and no measuring spoon in sight? Do not take a teaspoon.',
      h: "Grandma's teaspoons are lovely for tea.",
    },
    lines: {
      '*': [
        'Measure liquid medicine with the spoon or syringe from the packet, not with a teaspoon.',
        'Read a medicine cup at eye level. From above it looks fuller than it is.',
        'Lost the measuring syringe? A pharmacy can usually give you another.',
        'Write down the time when a child gets medicine. So nobody gives it twice.',
      ],
      h: ['Three teaspoons, three sizes. The cat has had the fourth.'],
    },
    scene: [
      'It is three in the morning, the child is hot, and the little syringe is nowhere.',
      'You fill three teaspoons from one drawer with water, and see three different amounts.',
    ],
    why: [
      ['Spoons are not made to a fixed size.', 'Some teaspoons hold three millilitres, others seven.'],
      [
        'With children, a small difference matters.',
        'The smaller the child, the more exact the dose has to be.',
      ],
    ],
    parts: [
      [
        'Use what came in the packet',
        ['It was made for this bottle.', 'Keep it together with a rubber band.'],
        'A syringe beside a bottle',
      ],
      [
        'Read it at eye level',
        ['Put the cup on the table and bend down.', 'Then you see where the line is.'],
        'A cup at eye level',
      ],
      [
        'Shake it if the label says so',
        [
          'Otherwise the dose is too weak at first and too strong at the end.',
          'What works can settle at the bottom.',
        ],
        'A hand shaking a bottle',
      ],
      [
        'Write down the time',
        ['Put a note beside the bottle.', 'Then both parents know.'],
        'A note with a time',
      ],
    ],
    turn: ['The teaspoon is for tea.', 'A spare syringe in the drawer is a good idea.'],
    asks: ['Where do measuring spoons hide in your home?', 'Who in your family writes the times down?'],
    ends: {
      ptal: 'The right measure, held at eye level.',
      fi: 'And may the night be short.',
      h: 'The teaspoon goes back to the sugar.',
    },
    myth: 'A teaspoon is good enough to measure medicine',
    short: [
      'No. Teaspoons differ a lot. Take the spoon or syringe that came with it.',
      'It is not. Spoons from one drawer hold different amounts.',
    ],
    caution: [
      'Give only the amount on the label, and ask a pharmacist if you are unsure.',
      'If you are not sure about an amount, ask a pharmacist before you give it.',
    ],
    keep: 'the first-aid box',
    send: 'parents of small children',
    unless: NO_PATIENTS,
    own: [{ kinds: ['people', 'service'], about: 'pharmacist', lead: 'Who can help at {name}:' }],
    pic: { ask: 'A bottle with its measuring syringe', alt: 'A measuring syringe beside a bottle of syrup' },
    claims: [['Household spoons vary widely; use the supplied measure', 'NHS, medicines agencies']],
  },
  {
    id: 'thumbs-get-forgotten',
    format: 'howto',
    again: 9,
    emoji: '🧼',
    tags: ['HandWashing', 'Hygiene', 'HealthTips'],
    title: ['How to wash your hands properly', 'Washing hands: the parts most people miss'],
    cover: 'How to wash your hands',
    gist: [
      'Twenty seconds with soap: palms, backs, between the fingers, thumbs and fingertips. Most people miss the thumbs.',
      'Most people wash their palms and forget thumbs and fingertips. Always in the same order, and nothing is missed.',
    ],
    subject: ['How to wash your hands', 'The parts most people miss'],
    hooks: {
      '*': [
        'When washing hands, most people miss the thumbs and the fingertips.',
        'Twenty seconds with soap are enough, if you do not forget the thumbs.',
      ],
      ptal: 'Palms, backs, between the fingers, thumbs, fingertips: that is the order.',
      fi: 'Show it to the children, and they will remind you.',
      h: 'The thumb does most of the work and gets the least soap.',
    },
    lines: {
      '*': [
        'The parts most people miss when washing hands: thumbs, fingertips and the backs.',
        'Wash your hands for as long as it takes to sing "Happy Birthday" twice.',
        'Dry your hands well. Damp hands pass germs on more easily.',
        'Before cooking, after the bus, after blowing your nose: three good moments to wash your hands.',
      ],
      h: ['Sing in your head, if others are in the room.'],
    },
    scene: [
      'Water on, palms together, water off: that takes four seconds and is not enough.',
      'The child shows how it was taught at school, and does it better than the adults.',
    ],
    why: [
      [
        'Germs are mostly on fingertips and thumbs, because we touch everything with them.',
        'You open every door with fingers and thumb.',
      ],
      ['Soap needs rubbing and a little time.', 'It loosens dirt and germs only where it is rubbed in.'],
    ],
    parts: [
      [
        'Palms and backs',
        ['Lather up, then rub one hand over the other.', 'The backs count as well.'],
        'Soapy hands',
      ],
      [
        'Between the fingers',
        ['Slide the fingers into each other.', 'Move rings as well.'],
        'Interlaced soapy fingers',
      ],
      [
        'Each thumb',
        ['Hold it in the other hand and turn.', 'First the one, then the other.'],
        'A hand round a thumb',
      ],
      [
        'Fingertips',
        ['Rub them in the palm of the other hand.', 'So soap gets under the nails.'],
        'Fingertips in a palm',
      ],
      [
        'Rinse and dry',
        ['Dry with a clean towel.', 'In public toilets use paper on the door handle.'],
        'A clean towel',
      ],
    ],
    turn: ['After a week you do it without thinking.', 'Children learn it in a day.'],
    asks: [
      'Which part do you forget when you wash your hands?',
      'What do you sing while you wash your hands?',
    ],
    ends: {
      ptal: 'Twenty seconds, thumbs included.',
      fi: 'It protects you and everybody you meet.',
      h: 'Your thumbs say thank you.',
    },
    keep: 'the family notice board',
    send: 'a family with small children',
    pic: { ask: 'Soap and a clean towel at your basin', alt: 'Soap and a towel at a basin' },
    claims: [['Hand-washing technique and twenty seconds', 'WHO, NHS']],
  },
  {
    id: 'herbal-counts',
    format: 'mistake',
    again: 8,
    emoji: '🌿',
    tags: ['Medicines', 'HerbalRemedies', 'AskYourPharmacist'],
    title: [
      'Herbal remedies and vitamins: tell your doctor and pharmacist',
      '"Do you take anything?" Herbal things count, too',
    ],
    cover: 'Herbal things count, too',
    gist: [
      'When you are asked what you take, mention teas, drops and vitamins as well. Some of them change how medicines work.',
      "St John's wort, grapefruit or large doses of vitamins do not go with every medicine. So name everything you take.",
    ],
    subject: ['Herbal things count, too', 'Name everything you take'],
    hooks: {
      '*': [
        'Herbal remedies can change how medicines work. Mention them when you are asked what you take.',
        '"Do you take anything?" Teas, drops and vitamins belong to the answer.',
      ],
      ptal: 'A list of medicines is complete only with herbal remedies and vitamins.',
      fi: 'Do you take vitamins or herbal drops? Put them on your list.',
      h: 'Nobody tells you off for the drops from your aunt.',
    },
    lines: {
      '*': [
        "St John's wort can weaken many medicines, the contraceptive pill among them. Ask before you take it.",
        'Grapefruit does not go with some medicines. The leaflet says so, or a pharmacist can tell you.',
        'Photograph everything you take in one picture. That is your list.',
        'Creams and patches belong on the list of your medicines, too.',
      ],
      h: ['Natural is a word, and not a list of side effects.'],
    },
    scene: [
      'You say that you take nothing, and at home there are drops, capsules and a tea.',
      'On the list there are two tablets. The vitamins are missing.',
    ],
    why: [
      [
        'What has an effect can also get in the way of something else.',
        'Plants contain substances that work, as medicines do.',
      ],
      ['Nobody can check what is not on the list.', 'A pharmacist can only compare what you mention.'],
    ],
    parts: [
      [
        'Name teas and drops',
        ['Also those you take only in winter or for sleep.', 'Bring the packet if you can.'],
        'A tea packet and drops',
      ],
      [
        'Name vitamins and minerals',
        ['In large amounts they can matter.', 'Calcium can stop some tablets from working well.'],
        'Vitamin bottles',
      ],
      [
        'Name creams and patches',
        ['Skin takes up a good deal.', 'A gel for the knee counts as well.'],
        'A tube of gel',
      ],
    ],
    turn: ['Often the answer is that it is fine.', 'Then you know for certain.'],
    asks: ['Did you know about grapefruit?', 'Do you have a list of what you take?'],
    ends: {
      ptal: 'Name everything, then ask.',
      fi: 'Just ask. It takes a minute.',
      h: 'And the aunt need not know.',
    },
    wrong: 'Leaving out herbal remedies and vitamins',
    caution: [
      'Ask a pharmacist or doctor before you combine remedies with medicines, and do not stop a medicine on your own.',
      'Let a pharmacist or doctor check the combination, and never stop a prescribed medicine by yourself.',
    ],
    keep: 'the list in your wallet',
    send: 'somebody who takes a lot of vitamins',
    unless: NO_PATIENTS,
    own: [
      {
        kinds: ['people', 'service'],
        about: 'pharmacist|medicines? reviews?',
        lead: 'Who can check it at {name}:',
      },
    ],
    pic: { ask: 'A tea, drops and vitamins on one table', alt: 'Tea, drops and vitamins on a table' },
    claims: [["St John's wort and grapefruit interact with medicines", 'medicines agencies']],
  },
  {
    id: 'cabinet-before-winter',
    format: 'season',
    again: 10,
    emoji: '🧣',
    tags: ['WinterHealth', 'MedicineCabinet', 'BePrepared'],
    title: [
      'Medicine cabinet before winter: what to check',
      'Ready for the cold season? Check your medicine cabinet',
    ],
    cover: 'Check your cabinet for winter',
    gist: [
      'Once in autumn: sort out what is out of date, test the thermometer, count what you take every day, and write down the numbers you need at night.',
      'Ten minutes in autumn, and you need not search for a thermometer at two in the morning.',
    ],
    subject: ['Check your cabinet for winter', 'Ten minutes before the cold season'],
    hooks: {
      '*': [
        'Check your medicine cabinet once before winter. It takes ten minutes.',
        'When did you last test the thermometer? Before winter is a good time.',
      ],
      ptal: 'Dates, thermometer, repeat prescriptions, phone numbers: check these before winter.',
      fi: 'The first cold comes at night. Have a look at the cabinet before that.',
      h: 'A thermometer battery always dies at night. Test it today.',
    },
    lines: {
      '*': [
        'Before winter, check the dates in your medicine cabinet and test the thermometer.',
        'Order repeat prescriptions early before the holidays. Others do it two days before.',
        'Write the number for nights and weekends inside the cabinet door.',
        'Take medicines that are out of date back to a pharmacy. They do not belong in the toilet.',
      ],
      h: ['The plasters with dinosaurs have a date as well.'],
    },
    scene: [
      'It is the middle of the night, a child is hot, and the thermometer shows nothing.',
      'You find three half empty packets, and two of them are from years ago.',
    ],
    why: [
      ['Colds mostly come at night and at weekends.', 'When you need it, the shops are shut.'],
      ['Old packets lead to guessing.', 'What is left over from somebody else does not help you.'],
    ],
    parts: [
      [
        'Sort out what is out of date',
        ['Eye drops count from the day you opened them.', 'What has no box goes as well.'],
        'Packets on a table',
      ],
      [
        'Test the thermometer',
        ['Put in a new battery if it is weak.', 'Do it while everybody is well.'],
        'A thermometer',
      ],
      [
        'Count what you take every day',
        ['Is there enough for the holidays, and a week more?', 'If not, order now.'],
        'A pack and a calendar',
      ],
      [
        'Write down the numbers',
        ['Practice, pharmacy, help at night.', 'Large enough to read at night.'],
        'A note inside a cabinet door',
      ],
    ],
    turn: ['Then winter can come.', 'It is done in ten minutes.'],
    asks: ['What did you find that was years out of date?', 'What do you always have at home in winter?'],
    ends: {
      ptal: 'Dates, thermometer, supplies, numbers.',
      fi: 'We hope you need none of it.',
      h: 'The dinosaurs may stay.',
    },
    caution: [
      'Ask a pharmacist what is right for you before you buy, above all for children, in pregnancy, or with other medicines.',
      'What suits you depends on age and other medicines: a pharmacist can tell you.',
    ],
    keep: 'a rainy evening',
    send: 'somebody with children',
    unless: NO_PATIENTS,
    when: { season: ['autumn'] },
    own: [
      {
        kinds: ['service', 'offer', 'hours'],
        about: 'repeat prescriptions?|\\bflu\\b|vaccin',
        lead: 'Before winter, at {name}:',
      },
    ],
    pic: { ask: 'A thermometer and a few packets on a table', alt: 'A thermometer beside medicine boxes' },
    claims: [['Check dates, return old medicines to a pharmacy', 'NHS, medicines disposal']],
  },
  {
    id: 'pillbox-or-packets',
    format: 'either',
    again: 8,
    emoji: '🗓️',
    tags: ['Medicines', 'DailyRoutine', 'YourTurn'],
    title: [
      'Weekly pill box or packets: how do you keep track?',
      'How do you remember to take your tablets?',
    ],
    cover: 'Pill box or packets?',
    gist: [
      'Some fill a weekly box on Sunday, others take their tablets from the packet. How do you keep track?',
      "A weekly box shows at a glance whether you have taken today's tablets. Packets keep name and leaflet together. Which do you use?",
    ],
    subject: ['Pill box or packets?', 'How do you remember your tablets?'],
    hooks: {
      '*': [
        'Weekly pill box or packets: which do you use?',
        'Have you ever stood in the kitchen and not known whether you had taken your tablet?',
      ],
      ptal: 'Weekly box or packets: both work, if you can see what you have taken.',
      fi: 'How do you remember your tablets? Tell others your trick.',
      h: 'Did I, or did I not? The question of every breakfast.',
    },
    lines: {
      '*': [
        'Not sure whether you have taken a tablet? Do not take a second one to be safe. Look at the leaflet or ask a pharmacist.',
        'Take your tablets with something you do every day, such as breakfast.',
        'Fill a weekly box in daylight and with nobody talking to you.',
        'How do you remember your tablets: box, alarm or a note on the fridge?',
      ],
      h: ['An alarm is a better reminder for tablets than the cat.'],
    },
    scene: [
      'Sunday evening, seven small lids, and the week is ready.',
      'The glass of water is in your hand, and you cannot remember.',
    ],
    why: [['What one does every day, one does not remember doing.', 'A habit leaves no memory.']],
    parts: [
      [
        'The weekly box',
        ['An empty lid means taken.', 'It helps relatives and carers as well.'],
        'A weekly pill box',
      ],
      [
        'The packets',
        ['Name, date and leaflet stay together.', 'Certain tablets keep only in the packet.'],
        'Medicine packets',
      ],
    ],
    turn: ['An alarm on the phone goes with both.', 'Whatever you can keep up is right.'],
    asks: ['Weekly box, packets or alarm: what do you use?', 'What is your trick for remembering tablets?'],
    ends: {
      ptal: 'One way, always the same.',
      fi: 'We would like to know your trick.',
      h: 'And the cat has had breakfast, whatever it says.',
    },
    caution: [
      'Not all tablets may leave their packet: ask a pharmacist before you fill a weekly box.',
      'Some tablets have to stay in the packet. A pharmacist can tell you which.',
    ],
    keep: 'Sunday evening',
    send: 'somebody who takes several tablets',
    unless: NO_PATIENTS,
    own: [
      {
        kinds: ['service', 'product', 'price'],
        about: 'blister pack|pill ?box|dosette|weekly packs?|medication (?:management|reminders?)|prompting',
        lead: 'What {name} does:',
      },
    ],
    pic: { ask: 'A weekly pill box, empty', alt: 'A weekly pill box with seven lids' },
    claims: [['Doubling a dose can be harmful; check the leaflet', 'NHS, missed doses']],
  },
  {
    id: 'medicines-on-the-road',
    format: 'season',
    again: 10,
    emoji: '🧳',
    tags: ['TravelHealth', 'Medicines', 'HolidayTips'],
    title: [
      'Travelling with medicines: what to pack',
      'Medicines {on holiday|on vacation}: five things to remember',
    ],
    cover: 'Medicines {on holiday|on vacation}',
    gist: [
      'Pack medicines in your hand luggage, in their box, with a few days to spare, and not in a hot car.',
      'Suitcases get lost and cars get hot. So carry your medicines with you, in their box.',
    ],
    subject: ['Packing medicines for a trip', 'Hand luggage, box, a few days more'],
    hooks: {
      '*': [
        'Going away? Your medicines belong in your hand luggage.',
        'A parked car in summer is too hot for medicines.',
      ],
      ptal: 'Hand luggage, original box, a few days to spare: that is how medicines travel.',
      fi: 'Is the suitcase packed? Then think of your medicines.',
      h: 'Suitcases sometimes fly elsewhere. Keep your tablets with you.',
    },
    lines: {
      '*': [
        'Carry medicines in your hand luggage, in the original box. Suitcases get lost.',
        'Never leave medicines in a hot car.',
        'Photograph your prescription before a trip. The name of the substance helps a pharmacist abroad.',
        'Some medicines are not allowed in other countries. Look it up before you travel.',
      ],
      h: ['Swimming things can be bought anywhere.'],
    },
    scene: [
      'The suitcase does not arrive, and your tablets are in it.',
      'At the pharmacy abroad, nobody knows the brand you take.',
    ],
    why: [
      [
        'Luggage gets lost, and cars get very hot.',
        'In the hold and in the car it can be too cold or too hot.',
      ],
      [
        'Brands differ from country to country.',
        'The name of the active substance is mostly the same everywhere.',
      ],
    ],
    parts: [
      [
        'Take some days more',
        ['Ferries and flights are late.', 'Order early before the holidays.'],
        'A pack and a calendar',
      ],
      [
        'Leave them in the box',
        ['At the border the label helps.', 'The leaflet comes along.'],
        'A medicine box',
      ],
      [
        'Carry them with you',
        ['Needles and liquids may need a letter for the airline.', 'Ask your practice for one in good time.'],
        'Hand luggage',
      ],
      [
        'Keep them cool and in the shade',
        ['Never in the car in the sun.', 'In the hotel put them in the wardrobe.'],
        'A small cool bag',
      ],
    ],
    turn: ['Then enjoy the trip.', 'And you have one worry less.'],
    asks: ['What do you always forget to pack?', 'Where are you going this summer?'],
    ends: {
      ptal: 'Hand luggage, box, spare days, shade.',
      fi: 'Have a good trip.',
      h: 'And greetings to the suitcase.',
    },
    caution: [
      'Rules on medicines differ between countries, so check before you travel, and ask a pharmacist about storage and time zones.',
      'Look up what may be brought in, and ask a pharmacist about storage.',
    ],
    keep: 'the day you pack',
    send: 'somebody who is going away',
    unless: NO_PATIENTS,
    when: { season: ['summer'] },
    own: [
      {
        kinds: ['service', 'price', 'offer'],
        about: 'travel (?:clinic|vaccin\\w*|advice|health)',
        lead: 'Before a trip, at {name}:',
      },
    ],
    pic: {
      ask: 'A small bag with a box of medicine beside a passport',
      alt: 'A medicine box beside a passport',
    },
    claims: [['Carry medicines in hand luggage in original packaging', 'NHS, travel with medicines']],
  },
  {
    id: 'how-common-is-common',
    format: 'howto',
    again: 9,
    emoji: '📃',
    tags: ['Medicines', 'PatientLeaflet', 'HealthLiteracy'],
    title: ['How to read a medicine leaflet', 'Side effects: what "common" means on a leaflet'],
    cover: 'How to read a leaflet',
    gist: [
      'Read first how to take it, then when not to take it, then what it does not go with. "Rare" on a European leaflet means fewer than one in a thousand people.',
      '"Common" on a leaflet means up to one person in ten, "rare" fewer than one in a thousand. The list looks worse than it is.',
    ],
    subject: ['How to read a leaflet', 'What "common" means on a leaflet'],
    hooks: {
      '*': [
        'A leaflet is long. Begin with three sections, and you know what matters.',
        '"Common" on a leaflet means up to one person in ten. So at least nine do not get it.',
      ],
      ptal: 'How to take it, when not to, what to avoid with it: read these three first.',
      fi: 'Does the list of side effects frighten you? Here is how to read it.',
      h: 'Nobody has ever folded a leaflet back the way it was.',
    },
    lines: {
      '*': [
        'On a European leaflet, "common" means up to one person in ten.',
        'Read a medicine leaflet in this order: how to take it, when not to, what it does not go with.',
        'A leaflet has to name very rare effects, too. That is why it is so long.',
        'Does something on a leaflet worry you? Call a pharmacist and ask about that sentence.',
      ],
      h: ['The leaflet fits back into the box. In theory.'],
    },
    scene: [
      'You unfold the leaflet, it gets bigger and bigger, and you see the word dizziness.',
      'You want to take one tablet and read two pages first.',
    ],
    why: [
      [
        'The words for side effects have fixed meanings in Europe.',
        'What sounds like often can mean one person in fifteen.',
      ],
      ['The sections always come in the same order.', 'Once you know it, you find what you need.'],
    ],
    parts: [
      [
        'Read how to take it',
        ['With food or without, and how far apart.', 'Most mistakes happen here.'],
        'A finger on a leaflet',
      ],
      [
        'Check when not to take it',
        ['Other illnesses, pregnancy, driving.', 'If one of these is you, ask before the first tablet.'],
        'An underlined sentence',
      ],
      [
        'Look up what it does not go with',
        ['Alcohol, grapefruit, milk, other tablets.', 'Sometimes it is your breakfast.'],
        'A glass of juice',
      ],
      [
        'Note what needs help at once',
        ['Swelling, trouble breathing, a rash that spreads.', 'It is mostly printed in bold.'],
        'A pencil mark',
      ],
    ],
    turn: ['Keep the leaflet in the box.', 'You may need it again.'],
    asks: ['Do you read leaflets?', 'Which word on a leaflet frightened you?'],
    ends: {
      ptal: 'How, when not, what with. Then the rest.',
      fi: 'Ask as often as you like.',
      h: 'And the folding is up to you.',
    },
    caution: [
      'Do not stop a prescribed medicine because of a leaflet. Ask first, and get help at once for a serious reaction.',
      'Ask before you leave off a prescribed medicine. For swelling or trouble breathing call the emergency number.',
    ],
    keep: 'the next new medicine',
    send: 'somebody who reads every leaflet',
    unless: NO_PATIENTS,
    own: [{ kinds: ['people', 'service'], about: 'pharmacist', lead: 'Who can help at {name}:' }],
    pic: { ask: 'A leaflet unfolded on a table', alt: 'A medicine leaflet unfolded on a table' },
    claims: [['Frequency bands of side effects', 'European Medicines Agency']],
  },
  {
    id: 'dots-on-the-packet',
    format: 'story',
    again: 12,
    emoji: '⠃',
    tags: ['Braille', 'GoodToKnow', 'Medicines'],
    title: ['What are the dots on medicine boxes?', 'Why there are raised dots on medicine boxes'],
    cover: 'The dots on the box',
    gist: [
      'The raised dots on medicine boxes are Braille. They spell the name, so that people who cannot see it can read it with a finger.',
      'Feel your medicine box: the small dots are writing. A boy of fifteen in Paris worked it out two hundred years ago.',
    ],
    subject: ['The dots on medicine boxes', 'Writing you can feel'],
    hooks: {
      '*': [
        'Feel a medicine box: the small raised dots are writing for the blind.',
        'What are the dots on medicine boxes? They are the name, in Braille.',
      ],
      ptal: 'In Britain and the European Union, medicine boxes carry their name in Braille.',
      fi: 'Have you ever noticed the dots on a medicine box? They tell a good story.',
      h: 'There is a text on your medicine box that you have never read.',
    },
    lines: {
      '*': [
        'The raised dots on medicine boxes are Braille and spell the name.',
        'Louis Braille was fifteen when he worked out a script of six dots.',
        'Please put no labels over the dots on a medicine box. Somebody may need them.',
        'Show children the dots on a medicine box, and they find Braille in lifts and at crossings, too.',
      ],
      h: ['Reading in the dark without a torch: six dots make it possible.'],
    },
    scene: [
      'Two boxes of the same size feel alike, until you notice the dots.',
      'Imagine that you cannot see, and on the table stand five boxes.',
    ],
    why: [
      [
        'Taking the wrong medicine can be dangerous, so the name must be readable for everybody.',
        'People who cannot see have to tell their boxes apart.',
      ],
      ['Dots need no light and no glasses.', 'What can be felt works at night as well.'],
    ],
    parts: [
      [
        'A boy loses his sight',
        [
          "Louis Braille was three when he hurt his eye with a tool in his father's workshop near Paris.",
          'In the workshop of his father, a saddler, a child of three had an accident with a sharp tool. Later he was blind in both eyes.',
        ],
        'An old workshop',
      ],
      [
        'He hears of writing in dots',
        [
          'At school he got to know a code of raised dots that an officer had thought of for reading without light.',
          'A French officer had invented writing in dots for the night, but it was too complicated for a fingertip.',
        ],
        'Raised dots on paper',
      ],
      [
        'He makes it simple',
        [
          'At fifteen he had cut it down to six dots, as many as a finger feels at once.',
          'By the age of fifteen he had found the form that is still used: six dots for each letter.',
        ],
        'A hand reading Braille',
      ],
      [
        'Today it is on the box',
        [
          'In many countries medicine boxes carry the name in Braille.',
          'So his idea is in nearly every home today.',
        ],
        'A medicine box',
      ],
    ],
    turn: ['Feel for it tonight.', 'It has been there all the time.'],
    asks: ['Had you noticed these dots before?', 'Where else have you seen Braille?'],
    ends: {
      ptal: 'Six dots, and everybody can read the name.',
      fi: 'Show it to somebody. Hardly anybody knows it.',
      h: 'And now your thumb is reading.',
    },
    keep: 'the next box in your hand',
    send: 'somebody who likes to know where things come from',
    unless: NO_PATIENTS,
    pic: {
      ask: 'A finger on the dots of a medicine box',
      alt: 'A finger on the raised dots of a medicine box',
    },
    claims: [
      ['Braille on medicine packaging is required', 'EU and UK rules'],
      ['Louis Braille, blinded as a child, completed his script at fifteen', 'encyclopedia'],
    ],
  },
  {
    id: 'repeat-in-time',
    format: 'tip',
    again: 6,
    emoji: '💊',
    tags: ['RepeatPrescription', 'PatientInfo', 'Medicines'],
    title: ['Repeat prescriptions: when to order', 'How not to run out of your medicines'],
    cover: 'Order repeats in good time',
    gist: [
      'Order a repeat prescription when you have a week to ten days left. Before holidays order earlier.',
      'Do not wait for the last tablet: a week before is a good time to order the next pack.',
    ],
    subject: ['When to order a repeat', 'Before you run out'],
    hooks: {
      '*': [
        "Order your repeat prescription while you still have a week's tablets.",
        'The last tablet on a Friday evening is bad luck that can be avoided.',
      ],
      ptal: 'A week to ten days before you run out is the right time to order.',
      fi: 'How many tablets do you have left? Have a quick look today.',
      h: 'Tablets like to run out on the evening before a bank holiday.',
    },
    lines: {
      '*': [
        'Order repeat prescriptions a week to ten days before you run out.',
        'Before public holidays, order repeat prescriptions earlier. Practices and pharmacies are shut then.',
        'Put a reminder in your phone for the day to order your tablets.',
        'You no longer take one of the medicines on your repeat list? Say so, and it is taken off.',
      ],
      h: ['Two tablets left and a long weekend ahead: now you know what to do next time.'],
    },
    scene: [
      'It is Saturday evening, and the last tablet is in your hand.',
      'On Sunday you turn the packet over, and it is empty.',
    ],
    why: [
      [
        'A repeat has to be checked and made up, and that takes some days.',
        'Between your order and the packet in your hand there are several steps.',
      ],
      [
        'Before holidays everybody orders at once.',
        'In December the days are short and the queues are long.',
      ],
    ],
    parts: [
      [
        'Count once a month',
        ['A look is enough.', 'On the first of the month, for example.'],
        'Packs on a table',
      ],
      [
        'Order with a week left',
        ['Ten days are even better.', 'Then a missing pack is no problem.'],
        'A calendar',
      ],
      [
        'Order only what you need',
        ['What piles up at home gets old.', 'Say if you have enough of something.'],
        'A half full shelf',
      ],
    ],
    turn: ['Then you never run out at the wrong moment.', 'And the weekend stays free.'],
    asks: [
      'How do you remember to order your tablets?',
      'Do you order repeat prescriptions online or on paper?',
    ],
    ends: {
      ptal: 'A week before, and earlier before holidays.',
      fi: 'A reminder in the phone helps.',
      h: 'And the bank holiday may come.',
    },
    caution: [
      'If you have run out, ask a pharmacist or your practice at once. Do not simply stop.',
      'Have you run out? Call a pharmacist or your practice, and do not just leave it off.',
    ],
    keep: 'the first of the month',
    send: 'somebody who takes tablets every day',
    only: '\\bGPs?\\b|doctors?\\b|medical (?:centre|center|practice)|family medicine|surgery\\b|pharmac|chemist',
    own: [
      {
        kinds: ['service', 'process', 'policy', 'link'],
        about: 'repeat prescriptions?|prescriptions? (?:online|by)',
        lead: 'How to order at {name}:',
      },
    ],
    pic: { ask: 'A calendar with a day marked', alt: 'A calendar with a day marked beside a medicine box' },
    claims: [['Order repeats about a week ahead', 'NHS, repeat prescriptions']],
  },
];
