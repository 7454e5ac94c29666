// When something is wrong, and what is done about it.
import type { Idea } from '../../library/idea.ts';
import { CHILDREN_ONLY, ORTHODONTIST } from './kinds.ts';

export const REPAIR: readonly Idea[] = [
  {
    id: 'toothache-at-the-weekend',
    format: 'howto',
    again: 6,
    emoji: '🌙',
    tags: ['Toothache', 'DentalEmergency', 'FirstAid'],
    caution: [
      'Swelling that spreads, fever, or trouble swallowing, breathing or opening the mouth is an emergency: get help at once.',
      'It is an emergency if swelling spreads, you have a fever, or find it hard to swallow, breathe or open your mouth. Get help straight away.',
    ],
    title: [
      'Toothache at the weekend: what to do until Monday',
      'Bad toothache on a Saturday: what you can do yourself',
    ],
    cover: 'Toothache on a Saturday',
    gist: [
      '{Ring|Call} an emergency dental line, take only painkillers that suit you and as the leaflet says, rinse gently, sleep with your head raised, and put no tablet on the gum.',
      'Until a dentist can look: the right number, the leaflet, a cool cheek and a second pillow. And know which signs cannot wait.',
    ],
    subject: ['Toothache on a Saturday', 'Until Monday: what helps'],
    hooks: {
      '*': [
        'Your tooth throbs, it is Saturday, and the dentist is closed until Monday.',
        'Toothache likes to start on a Friday evening, just after closing time.',
        'Toothache at the weekend: what helps until Monday?',
      ],
      p: 'If a tooth starts to hurt at the weekend, a few sensible steps help until somebody can look at it.',
      a: 'Toothache at the weekend? {Ring|Call} the emergency line first.',
      t: 'Throbbing that gets worse lying down points to pressure inside; raising the head takes some of it off.',
      f: 'You have toothache and it is Saturday? This is what dentists advise until Monday.',
      h: 'Toothache has a diary, and it begins on Fridays at six.',
      i: 'There is help for toothache, in most places on a Sunday as well.',
      l: 'For the night with a toothache: a cool cloth, a raised pillow, and a number within reach.',
    },
    lines: {
      '*': [
        'Toothache at night: sleep with your head raised. Lying flat, it throbs more.',
        'Never put a painkiller on the gum beside a sore tooth. It can burn the gum and does nothing for the tooth. Swallow it as the leaflet says.',
        'With a toothache, write down when it hurts: cold, heat, biting, on its own. Those four words help whoever treats you.',
        'If the pain suddenly stops by itself, go all the same. A tooth that falls silent is not always mended.',
        'A painkiller is for swallowing. On the gum it can burn.',
      ],
      h: ['Schnapps has been tried for toothache. The tooth still hurt, and so did the head.'],
    },
    scene: [
      'Half past two at night, the whole house is asleep, and one tooth throbs like a drum.',
      'You chew on the left because the right hurts, and on Sunday the left begins as well.',
    ],
    why: [
      [
        'A tooth that hurts usually needs treatment, and nothing from the kitchen replaces that.',
        'Home remedies pass the time. The cause stays where it is.',
      ],
      [
        'Some signs mean that it cannot wait, and they are worth knowing beforehand.',
        'Swelling, fever and trouble breathing turn unpleasant into urgent.',
      ],
    ],
    parts: [
      [
        ['{Ring|Call} an emergency number', 'Find out which dentist is on duty'],
        [
          "Your practice's answering machine often names it; a public health line does as well.",
          'Describe where, since when and how much, and follow what they say.',
          'The answering machine of your own practice tells you.',
        ],
        'A phone on a bedside table',
      ],
      [
        ['Take only what suits you', 'Take a painkiller that you can have'],
        [
          'As on the leaflet, no more and no oftener; ask a pharmacist if you take other medicines.',
          'What your neighbour swears by may be wrong for you.',
          'Read the leaflet first, and never take more than it says.',
        ],
        'A leaflet beside a glass of water',
      ],
      [
        ['Cool your cheek from outside', 'Hold a cold cloth to your cheek'],
        [
          'A cold cloth, ten minutes, a break. No ice on the tooth.',
          'Heat makes swelling worse, so no hot water bottle.',
          'Never directly on the tooth, and nothing hot.',
        ],
        'A cold cloth held to a cheek',
      ],
      [
        ['Sleep with your head raised', 'Sleep half sitting'],
        [
          'With a second pillow, the tooth throbs less.',
          'Half sitting, with a dull film on, some people even sleep.',
          'Lying flat makes a tooth throb.',
        ],
        'Two pillows on a bed',
      ],
      [
        ['Keep the tooth clean, gently', 'Soft food, soft brush, warm salt water'],
        [
          'Lukewarm salt water, a soft brush, food on the other side.',
          'Something stuck in a gap is now and then the whole story; floss it out.',
          'And look whether something is stuck beside it.',
        ],
        'A glass of salt water',
      ],
    ],
    turn: [
      'On Monday at eight you {ring|call} your dentist, even if the pain has gone.',
      'A tooth that goes quiet should be seen all the same.',
    ],
    asks: [
      'Which number would you {ring|call} with a toothache on a Sunday?',
      'What was the strangest toothache remedy you have been offered?',
    ],
    ends: {
      p: 'Save the emergency number now, and hope never to need it.',
      a: '{Ring|Call}, raise your head, cool your cheek, take notes.',
      t: 'When, how long and where it hurts: have these three facts ready.',
      f: 'Get well soon. And do see a dentist, even if it stops.',
      h: 'Teeth do not know that it is the weekend.',
      i: 'Help is nearer than it feels in the middle of the night.',
      l: 'Quiet, a cool cloth, and somebody who answers.',
    },
    keep: 'the next toothache on a Friday evening',
    send: 'someone who is chewing on the left',
    own: [
      {
        about: 'emergenc|urgent|same.day|pain|out of hours',
        kinds: ['service', 'process', 'policy', 'hours', 'price'],
        lead: 'If it is urgent.',
      },
    ],
    pic: {
      ask: 'Two pillows, a glass of water and a phone on a bedside table',
      alt: 'A glass of water and a phone on a bedside table',
    },
    claims: [
      [
        'Toothache self-care, painkillers as directed, avoid aspirin on gum; urgent signs',
        'NHS, toothache and dental abscess advice',
      ],
    ],
    unless: ORTHODONTIST,
  },
  {
    id: 'lost-filling',
    format: 'answer',
    again: 8,
    emoji: '🧩',
    tags: ['LostFilling', 'LooseCrown', 'DentalFirstAid'],
    question: 'A filling has fallen out. What now?',
    short: [
      'Keep it, rinse, spare that side, and make an appointment soon. With pain, the same day.',
      'Save the piece, keep it clean, chew elsewhere and call your dentist.',
    ],
    caution: [
      'Pain, swelling or a sharp edge that cuts the tongue means: {ring|call} the same day. Never use household glue.',
      '{Ring|Call} on the same day if it hurts, swells or cuts your tongue. No glue from the workshop.',
    ],
    title: ['Filling or crown fallen out: what to do', 'Lost a crown or filling? What to do today'],
    cover: 'Filling out? Keep it',
    gist: [
      'Keep what fell out, rinse the spot, chew on the other side and {ring|call} your dentist. A crown can often be fixed again if it is whole.',
      'It crunches, and it is your own filling. No need for panic and no glue: a small box and a phone call.',
    ],
    subject: ['A filling in the toffee', 'Do not throw the crown away'],
    hooks: {
      '*': [
        'You bite on something hard, take it out and look. It is your filling.',
        'A filling falls out, and your tongue finds the hole at once.',
        'A crown or a filling has come out? It was the caramel. It usually is.',
      ],
      p: 'A lost filling is seldom an emergency, but it should not wait for weeks.',
      a: 'Lost a filling? Keep it, and {ring|call} your dentist.',
      t: 'Heat, cold and bacteria get into an open tooth; a temporary cover keeps them out until it is treated.',
      f: 'Has a filling come out? Take a breath, it happens every day.',
      h: 'Toffee one, filling nil.',
      i: 'A lost filling can be put right, and often quickly.',
      l: 'A lost filling, dealt with calmly.',
    },
    lines: {
      '*': [
        'Crown fallen off? Rinse it, put it in a small box and bring it along. If it is whole, it can often be fixed again.',
        'Never stick a crown back with household glue. It does not belong in a mouth and can ruin the crown.',
        'A sharp edge after a lost filling? A bit of sugar-free gum or dental wax over it spares your tongue until the appointment.',
        'A pharmacy may have temporary filling material. It is for days and not for months, so {ring|call} all the same.',
        'A lost filling left a sharp edge? A little sugar-free gum protects the tongue until you are seen.',
      ],
      h: ['Your tongue, having found the hole, moves in.'],
    },
    scene: [
      'In the dark cinema you hold your caramel against the light of the screen and see your own crown.',
      'A bread roll with seeds, a crack, and a silence at the table. It was not a seed. It was a filling.',
    ],
    why: [
      [
        'Without its filling a tooth feels cold and sweet, and food collects in the gap.',
        'What the filling kept out now gets in with each mouthful.',
      ],
      [
        'The longer it stays open, the more can break off the edge.',
        'Thin edges without support do not like nuts.',
      ],
    ],
    parts: [
      [
        ['Keep the piece in a box', 'Do not throw the filling away'],
        [
          'A crown above all. In a box, not in a tissue, which ends in the {bin|trash}.',
          'Even bits tell your dentist what was in there.',
          'A crown may go back on if it is whole.',
        ],
        'A crown in a small box',
      ],
      [
        ['Rinse your mouth with lukewarm water', 'Keep the tooth clean'],
        [
          'Brush gently, also inside the gap.',
          'Toothpaste with fluoride does no harm there.',
          'Warm water, a soft brush, no poking.',
        ],
        'A glass of lukewarm water',
      ],
      [
        ['Chew on the other side', 'Eat soft food on the good side'],
        [
          'Nothing very hot, cold or sticky.',
          'The rest of the toffee is for somebody else.',
          'Sticky food pulls, and cold hurts.',
        ],
        'A bowl of soup',
      ],
      [
        ['{Ring|Call} your dentist within two days', 'Make an appointment soon'],
        [
          'Say which tooth, and whether it hurts.',
          'If it hurts or cuts, {ring|call} today.',
          'The hole gets bigger, and the tooth can break.',
        ],
        'A hand on a phone',
      ],
    ],
    turn: ['In most cases it is a short appointment.', 'And let your next toffee melt.'],
    asks: ['What did you bite on when your filling came out?', 'Who has carried a crown about in a tissue?'],
    ends: {
      p: 'Put it in a box, make a short call, and have a soft supper.',
      a: 'Box it, rinse, {ring|call}.',
      t: 'There is temporary dental cement; superglue is not it.',
      f: 'You need not be embarrassed. It happens every day.',
      h: 'Toffee usually wins.',
      i: 'A tooth without its filling can be repaired.',
      l: 'A soft supper and an early call.',
    },
    keep: 'the day a filling comes out',
    send: 'anyone who likes toffee',
    own: [
      {
        about: 'filling|crown|emergenc|urgent|repair',
        kinds: ['service', 'price', 'process', 'policy'],
        lead: 'For a filling that has come loose.',
      },
    ],
    pic: { ask: 'A wrapped toffee beside a small box', alt: 'A wrapped toffee beside a small box' },
    claims: [
      [
        'Keep crown, avoid chewing there, temporary cement from pharmacy, no superglue',
        'NHS advice, Oral Health Foundation',
      ],
    ],
    unless: ORTHODONTIST,
  },
  {
    id: 'lips-together-teeth-apart',
    format: 'mistake',
    again: 8,
    emoji: '🌜',
    tags: ['TeethGrinding', 'Bruxism', 'JawTension'],
    wrong: 'Keeping your teeth together all day',
    caution: [
      'Lasting jaw pain, a locked jaw or worn, cracked teeth should be looked at by a dentist.',
      'Go to a dentist with a jaw that locks, with pain that stays, and with teeth that are worn or cracked.',
    ],
    title: [
      'Teeth together all day? Where your jaw should rest',
      'Clenching your teeth? How to let the jaw rest',
    ],
    cover: 'Lips together, teeth apart',
    gist: [
      'At rest your teeth should not touch. Lips closed, teeth a little apart, tongue at the palate: notice it a few times a day, at traffic lights, for example.',
      'Teeth meet for chewing and swallowing, a few minutes a day in all. Clench at the screen, and it becomes hours.',
    ],
    subject: ['Lips together, teeth apart', 'Are your teeth touching?'],
    hooks: {
      '*': [
        'Stop for a moment: are your teeth touching right now?',
        'You wake up with a tired jaw, as if it had worked all night. Perhaps you grind your teeth.',
        'Do you clench your teeth at work? Most people never notice.',
      ],
      p: 'Few people know where their teeth should be when they are not eating: apart.',
      a: 'Lips together, teeth apart: that is how a jaw rests.',
      t: 'When the jaw rests there are a few millimetres of air between the teeth.',
      f: 'Quick question before you read on: are your teeth touching?',
      h: 'Some people chew over their emails, with clenched teeth.',
      i: 'A little space between your teeth relaxes the whole face.',
      l: 'A relaxed jaw makes the whole face calm.',
    },
    lines: {
      '*': [
        'When you are not eating, your teeth should not touch. Lips together, teeth apart, tongue resting at the palate.',
        'Stick a dot on your screen. Each time you see it: are your teeth touching? Let go.',
        'Tired jaw in the morning, marks on the edge of the tongue, a partner who hears it: mention grinding at your check-up.',
        'Chewing pencils, nails or gum all day tires the jaw. Give it the evening off.',
        'Put a dot on the edge of your screen: each time you see it, loosen your jaw.',
      ],
      h: ['"I am quite relaxed," you say, through clenched teeth.'],
    },
    scene: [
      'Deadline, spreadsheet, row four hundred. Your teeth are clenched, and you have not noticed.',
      '"You were grinding again", says a sleepy voice. It sounded like someone moving a wardrobe.',
    ],
    why: [
      [
        'Chewing muscles are strong, and held tight for hours they tire and ache like any other.',
        'Clenching your teeth is weightlifting without a break.',
      ],
      [
        'Teeth and fillings are made for meals, not for eight hours at a stretch.',
        'Clench for hours, and teeth get small cracks and flat tips.',
      ],
    ],
    parts: [
      [
        ['Notice when you clench', 'Catch yourself clenching'],
        [
          'Traffic lights, phone calls, doorways: each is a chance to check.',
          'A coloured dot where you look anyway works without any app.',
          'At a red light: are they touching? Then let go.',
        ],
        'A coloured dot on a screen',
      ],
      [
        ['Let your jaw hang loose', 'Lips shut, teeth apart'],
        [
          'Lips loosely closed, tongue behind the upper teeth, as if you were saying N.',
          'Hum softly: whoever hums seldom clenches.',
          'The tongue rests behind the upper front teeth.',
        ],
        'A relaxed jaw in profile',
      ],
      [
        ['Rest your jaw in the evening', 'Be kind to your jaw at night'],
        [
          'Warmth on the cheeks, soft food for a few days if it is sore, no gum.',
          'A minute of slow circles with the fingertips before sleep.',
          'Warmth, slow circles, nothing tough for supper.',
        ],
        'Fingertips on cheeks',
      ],
      [
        ['Have worn teeth looked at', 'Show your teeth to a dentist'],
        [
          'A guard can protect the teeth at night; it is made to fit and checked now and then.',
          'Worn edges show whether it is old history or still going on.',
          'Flat spots show that you grind at night.',
        ],
        'A night guard in its box',
      ],
    ],
    turn: ['And now check again. Are your teeth touching?', 'The dot on the screen costs a penny.'],
    asks: [
      'Were your teeth touching just now?',
      'When do you clench: in traffic, at emails or in front of the television?',
    ],
    ends: {
      p: 'Noticing that you clench is half of it, and it costs nothing.',
      a: 'Lips shut, teeth apart, all day.',
      t: 'Teeth should touch for minutes a day, not for hours.',
      f: 'Hum something. Nobody has to know why.',
      h: 'Your inbox will not notice. Your jaw will.',
      i: 'Let your jaw go, a few millimetres at a time.',
      l: 'Two millimetres between the teeth, and the face relaxes.',
    },
    keep: 'your next tense afternoon at a screen',
    send: 'somebody who grinds at night',
    own: [
      {
        about: 'night ?guard|splint|grind|jaw|bruxis',
        kinds: ['service', 'product', 'price'],
        lead: 'If you grind your teeth at night.',
      },
    ],
    pic: {
      ask: 'A coloured dot stuck to the edge of a screen',
      alt: 'A coloured dot on the edge of a screen',
    },
    claims: [
      [
        'Rest position: lips together, teeth apart; clenching causes tiredness and wear; splints protect',
        'NHS, teeth grinding; dental textbook',
      ],
    ],
  },
  {
    id: 'root-canal-reputation',
    format: 'myth',
    again: 9,
    emoji: '🧵',
    tags: ['RootCanal', 'DentalMyths', 'SaveTheTooth'],
    myth: 'A root canal is the worst thing that can happen in a dental chair',
    short: [
      'The bad part is usually the toothache before it. The treatment is done under local anaesthetic.',
      'It is the ache before it that people remember. The treatment itself is done numb.',
    ],
    caution: [
      'Every case differs; your own dentist can say what to expect and what the alternatives are.',
      'No two cases are alike. Ask your own dentist what to expect, and what else could be done.',
    ],
    title: ['Is a root canal really that bad?', 'Root canal treatment: what really happens'],
    cover: 'The pain comes before it',
    gist: [
      'A root canal gets its bad name from the toothache before it. With the injection, most people compare it to a long filling.',
      'A root canal removes the inflamed inside of a tooth so that the tooth can stay. It is long, mostly dull, and better than its name.',
    ],
    subject: ['Root canal: better than its name', 'A root canal is mostly dull'],
    hooks: {
      '*': [
        'Say "root canal" at dinner, and the whole table stops eating.',
        'No treatment has a worse name than a root canal. Most people who had one only say how long it took.',
        'Nobody boasts of a root canal, and yet it ends the worst toothache.',
      ],
      p: 'Few treatments are as misunderstood as a root canal.',
      a: 'The toothache is the bad part. The root canal ends it.',
      t: 'The inflamed or dead pulp is removed, the canals are cleaned, shaped and sealed, and the tooth is covered again.',
      f: 'Somebody said "root canal" and you have not slept since? Here is what happens.',
      h: 'A root canal takes so long that you learn the ceiling by heart.',
      i: 'A root canal is a way to keep your own tooth.',
      l: 'A root canal is careful work in a very small space.',
    },
    lines: {
      '*': [
        'The bad thing about a root canal is usually the toothache before it. The treatment itself is done under local anaesthetic.',
        'A root canal removes the inflamed inside so that the tooth can stay. The alternative is often to take it out.',
        'Ask before a root canal: how many visits, what happens in between, and what goes on top at the end?',
        'Some tenderness for a few days after a root canal is common. More pain, or swelling, is a reason to {ring|call}.',
        'Eat before your root canal. You will be numb at lunchtime.',
      ],
      h: ['"Worse than a root canal" is mostly said about meetings, and mostly with good reason.'],
    },
    scene: [
      'Somebody says "root canal", somebody puts down the fork, and an uncle begins a story from the seventies.',
      'You lie there waiting for the terrible part of the root canal. After an hour someone says: that was it.',
    ],
    why: [
      [
        'When the inside of a tooth is inflamed it hurts a great deal, and that is remembered together with what followed.',
        'We remember the toothache and blame the cure.',
      ],
      [
        'Injections and tools have become better, and the old stories live on.',
        "An uncle's story is about other times and other needles.",
      ],
    ],
    parts: [
      [
        ['First the tooth is numbed', 'The injection comes first'],
        [
          'An inflamed tooth sometimes needs a bit more and a bit longer. Say so if you feel anything.',
          'Hand up means stop. That holds here as well.',
          'If you still feel something, say so. It can be topped up.',
        ],
        'A hand signal above an armrest',
      ],
      [
        ['The inside of the tooth is cleaned', 'Fine tools clean the canals'],
        [
          'Very thin instruments, a good deal of rinsing, a rubber sheet to keep it dry.',
          'You mostly feel pressure, and that your jaw would like a break.',
          'It is quiet work with fine tools, and takes its time.',
        ],
        'Fine instruments on a tray',
      ],
      [
        ['The cleaned tooth is sealed', 'Then the tooth is filled tightly'],
        [
          'The canals are filled so that nothing settles there again.',
          'Sometimes on the same day, sometimes after a pause.',
          'So that nothing can live in there.',
        ],
        'A tooth model with filled roots',
      ],
      [
        ['A crown often goes on top', 'The tooth gets a strong cover'],
        [
          'Back teeth often get a crown, because they have become more brittle.',
          'Ask about that part early; it belongs to the plan and to the price.',
          'It belongs to the plan, so ask about it early.',
        ],
        'A crown beside a tooth model',
      ],
    ],
    turn: [
      'Not every tooth can be kept. It is worth asking whether yours can.',
      'Afterwards the usual question is: was that all?',
    ],
    asks: ['What have you been told about root canals?', 'What would you like to ask before a root canal?'],
    ends: {
      p: 'Ask for it to be explained, with a drawing, before you decide.',
      a: 'Ask first, decide, then have it done.',
      t: 'Clean, shape, fill, cover: four steps save a tooth.',
      f: 'Bring a long album to listen to.',
      h: 'You will know our ceiling better than your own.',
      i: 'Your own tooth is often worth the effort.',
      l: 'Patience, and very fine tools.',
    },
    keep: 'the day somebody says the words',
    send: 'the relative with the old stories',
    own: [
      {
        about: '\\broot|endodont|microscope',
        kinds: ['service', 'price', 'people', 'product'],
        lead: 'If you need a root canal.',
      },
    ],
    pic: { ask: 'A model of a tooth cut open on a desk', alt: 'A cutaway model of a tooth on a desk' },
    claims: [
      [
        'Root canal treatment under local anaesthetic, usually no more unpleasant than a filling; crown often advised',
        'NHS, root canal treatment',
      ],
    ],
    unless: `${ORTHODONTIST}|${CHILDREN_ONLY}`,
  },
  {
    id: 'denture-over-water',
    format: 'howto',
    again: 9,
    emoji: '🫧',
    tags: ['DentureCare', 'Dentures', 'HealthyAgeing'],
    title: ['How to clean dentures properly', 'Denture care: clean them without breaking them'],
    cover: 'Clean dentures over water',
    gist: [
      'Brush dentures twice a day with soap or denture cleaner over a basin of water, soak them, leave them out at night, and brush gums and tongue as well.',
      'Toothpaste scratches dentures, hot water warps them, tiles break them. Use lukewarm water, a soft brush, and a full basin underneath.',
    ],
    subject: ['Dentures: fill the basin first', 'No toothpaste for dentures'],
    hooks: {
      '*': [
        'Most dentures do not wear out. They fall into the basin and break.',
        'Toothpaste is for real teeth. On dentures it works like sandpaper.',
        'More dentures break in the basin than on apples.',
      ],
      p: 'Dentures last longer with a few simple habits.',
      a: 'Fill the basin. Then take your dentures out.',
      t: 'Dentures are softer than enamel; toothpaste makes them rough, and film clings to rough places.',
      f: "New dentures, or looking after somebody's? Here is what to do in the evening.",
      h: 'Apples get the blame. It is the basin that breaks dentures.',
      i: 'Well-kept dentures are soon forgotten, and that is the point.',
      l: 'Dentures like cool water, a soft brush and a covered glass.',
    },
    lines: {
      '*': [
        'Clean dentures over a basin with water in it. If they slip, they land softly.',
        'No toothpaste on dentures: it scratches. Mild soap or denture cleaner and a soft brush do it.',
        'Leave dentures out at night unless your dentist says otherwise. The gums need the rest.',
        'A denture that rubs or rocks has not got used to you, and will not. Have it adjusted, and do not file it yourself.',
        'Take your dentures along to your check-up. If they rub, that can be put right.',
      ],
      h: ['Hot water turns dentures into modern art.'],
    },
    scene: [
      'The denture slips, it flies, it hits the {tap|faucet}. The whole house hears it.',
      'In the care home there are twelve dentures in twelve glasses, and only three have a name on them.',
    ],
    why: [
      [
        'Film settles on dentures as on teeth, and the gums below are sensitive to it.',
        'Dentures lie on the gum all day, so they should be as clean as contact lenses.',
      ],
      [
        'Dentures are light and soft: they scratch, bend in heat and break on tiles.',
        'Dentures are made for chewing, not for falling.',
      ],
    ],
    parts: [
      [
        ['Put water or a towel below', 'Fill the basin in case they fall'],
        [
          'Before you take your dentures out, and not after.',
          'A folded {flannel|washcloth} in the basin does as well.',
          "A hand's width of water is enough.",
        ],
        'A basin half filled with water',
      ],
      [
        ['Brush dentures with soap or cleaner', 'Use soap and not toothpaste'],
        [
          'All sides, including the one that lies on the gum.',
          'With a soft brush of their own; mark it.',
          'Toothpaste scratches, and dirt sits in scratches.',
        ],
        'A denture brushed over water',
      ],
      [
        ['Soak them as the packet says', 'Soak dentures, then rinse them'],
        [
          'Lukewarm and no longer than it says, then rinse before they go back.',
          'Tablets do not replace brushing; they follow it.',
          'As long as the label says, and rinse well before they go back.',
        ],
        'A glass with a dissolving tablet',
      ],
      [
        ['Leave dentures out overnight', 'Sleep without your dentures'],
        [
          'In a covered glass, with water, so that they do not dry out.',
          'Gums like a night off, as feet like to be out of shoes.',
          'In water, covered. The gums need a rest.',
        ],
        'A covered glass beside a lamp',
      ],
      [
        ['Brush gums and tongue as well', 'Clean your mouth, too'],
        [
          'Gums, tongue, palate and any tooth that is left: soft brush, morning and night.',
          'Those with no teeth of their own still have a mouth that wants checking once a year.',
          'With a soft brush, morning and night.',
        ],
        'A soft brush on a towel',
      ],
    ],
    turn: ['A practice can put a name on dentures.', 'Five minutes, and they feel like new.'],
    asks: ['What do you clean your dentures with?', 'Has a denture ever fallen into your basin?'],
    ends: {
      p: 'Have the fit of your dentures checked; jaws change.',
      a: 'Basin, brush, soak, out at night.',
      t: 'First brush, then soak, then rinse: in this order.',
      f: 'Show this to whoever helps your mother.',
      h: 'Most broken dentures broke in the basin.',
      i: 'Dentures that sit well are worth five minutes.',
      l: 'Fresh water for the night.',
    },
    keep: 'the shelf above the basin',
    send: 'someone who looks after grandparents',
    own: [
      {
        about: 'denture|reline',
        kinds: ['service', 'price', 'people', 'product'],
        lead: 'If your dentures rub or rock.',
      },
    ],
    pic: {
      ask: 'A soft brush and a covered glass beside a basin',
      alt: 'A covered glass and a soft brush beside a basin',
    },
    claims: [
      [
        'Clean over water, soap or denture cream not toothpaste, soak, leave out at night',
        'NHS, Oral Health Foundation denture care',
      ],
    ],
    unless: `${ORTHODONTIST}|${CHILDREN_ONLY}`,
  },
  {
    id: 'cheese-or-pudding',
    format: 'either',
    again: 9,
    emoji: '🥈',
    tags: ['ThisOrThat', 'SweetOrSavoury', 'SugarAndTeeth'],
    title: [
      'Sweet or savoury: what would your teeth vote for?',
      'End of the meal: a bit of cheese or something sweet?',
    ],
    cover: 'Cheese or {pudding|dessert}?',
    gist: [
      'The meal is ending. Cheese or something sweet? Teeth have an opinion: cheese helps against acid, and {pudding|dessert} at least comes with the meal.',
      'A bit of cheese after dinner is an old custom that does teeth good. What do you end with?',
    ],
    subject: ['Cheese or {pudding|dessert}?', 'What your teeth would order'],
    hooks: {
      '*': [
        'Cheese or {pudding|dessert}? The waiter asks, and the table divides into two camps.',
        'You would like the {pudding|dessert}. Your teeth would order the cheese.',
        'Two {puddings|desserts} and one cheese: who ordered the one that teeth like?',
      ],
      p: 'How a meal ends makes a small difference to teeth.',
      a: 'Have {pudding|dessert} with the meal and cheese at the end.',
      t: 'Hard cheese brings on saliva, calcium and phosphate, so the acid after a meal goes sooner.',
      f: 'Cheeseboard or sticky toffee: how do you finish a meal?',
      h: 'Nobody has ever put a birthday candle on a piece of Cheddar.',
      i: 'Cheese and {pudding|dessert}, in good company, is also an answer.',
      l: 'A ripe pear and a little cheese: teeth like that ending.',
    },
    lines: {
      '*': [
        'A piece of hard cheese at the end of a meal brings on saliva and helps against acid. Teeth like it, and so does whoever brought the board.',
        '{Pudding|Dessert} straight after the meal is kinder to teeth than the same {pudding|dessert} at four.',
        'Cheese or something sweet: how does a good meal end for you?',
        'After the last bite: water, and give it half an hour before you brush.',
        'A cube of cheese after something sweet does more for teeth than a mint.',
      ],
      h: [
        '"I am having the cheese for my teeth" sounds like virtue and costs {two pounds|three dollars} extra.',
      ],
    },
    scene: [
      'Somebody orders one sticky toffee {pudding|dessert} and five spoons. Somebody else hides behind the cheeseboard.',
      "It is ten o'clock, and the waiter reads out a list of {puddings|desserts} that nobody needs and everybody wants.",
    ],
    why: [
      [
        'What you eat last stays on your teeth longest.',
        'After the meal the mouth is sour for a while; the ending can help or prolong it.',
      ],
    ],
    parts: [
      [
        'Cheese to finish',
        [
          'Hardly any sugar, lots of calcium, and chewing brings on saliva. The older, the better.',
          "A thumb's width is plenty; nobody meant the whole board.",
          'Savoury and chewy, and your teeth like it.',
        ],
        'A small piece of hard cheese on a board',
      ],
      [
        '{Pudding|Dessert} to finish',
        [
          'Sweet, yes, but with a meal sugar does least harm.',
          'Eaten with five spoons, it is also sociable and soon over.',
          'If it must be sweet, have it now and not at four.',
        ],
        'A {pudding|dessert} with five spoons',
      ],
    ],
    turn: [
      'Those who take both may choose the order.',
      'The one thing teeth mind is nibbling until midnight.',
    ],
    asks: ['Cheese or {pudding|dessert}?', 'Who orders one {pudding|dessert} with five spoons?'],
    ends: {
      p: 'Sweet things with the meal, and then no more: that is the rule behind it.',
      a: 'Sweet first, cheese last.',
      t: 'Cheese after sugar brings on saliva, and that thins the acid.',
      f: 'Tell us your {pudding|dessert}. We will be weak.',
      h: 'Which {biscuits|crackers} go with it is a question for another day.',
      i: 'A good meal brings people together until the last bite.',
      l: 'Old cheese in thin slices, and good talk.',
    },
    keep: 'your next dinner with friends',
    send: 'the one with the five spoons',
    pic: {
      ask: 'A piece of cheese and a small {pudding|dessert} side by side',
      alt: 'A piece of cheese beside a small {pudding|dessert}',
    },
    claims: [
      [
        'Hard cheese after meals raises salivary pH and is considered tooth-friendly',
        'Oral Health Foundation, dental textbook',
      ],
      ['Sugars are best kept to mealtimes', 'NHS advice'],
    ],
    unless: 'vegan',
  },
  {
    id: 'from-stick-to-brush',
    format: 'story',
    again: 12,
    emoji: '🐗',
    tags: ['ToothbrushHistory', 'DidYouKnow', 'DentalHistory'],
    title: [
      'The history of the toothbrush: twig, boar, nylon',
      'From chewing stick to nylon: how the toothbrush came about',
    ],
    cover: 'A short history of the toothbrush',
    gist: [
      "People have chewed twigs for thousands of years. The bristle brush came from China with boar's hair, and nylon took over shortly before the war.",
      'Before there was a toothbrush there was a chewed twig, a rag with salt, and then hair from a boar.',
    ],
    subject: ['The toothbrush: from twig to nylon', "Toothbrushes of boar's hair"],
    hooks: {
      '*': [
        'The first toothbrush grew on a tree.',
        'There was a time when the bristles of your toothbrush came from a boar.',
        'Your toothbrush is descended from a twig.',
      ],
      p: 'The toothbrush in your bathroom has a longer story than you would think.',
      a: "Twig, boar's hair, nylon: that is the story of the toothbrush.",
      t: 'Chewing sticks are known from Mesopotamia, bristle brushes from China, nylon bristles from nineteen thirty-eight.',
      f: 'While you brush your teeth tonight, think of the boar.',
      h: "Toothbrushes of boar's hair: history is not always appetising.",
      i: 'People have cleaned their teeth for as long as there have been people.',
      l: "A toothbrush with a bone handle and boar's hair was once an heirloom.",
    },
    lines: {
      '*': [
        'Chewing sticks are thousands of years old and are still in use: the miswak, a twig that frays into a brush.',
        'Early bristle brushes came from China: hair from the neck of a boar, set in bone or bamboo.',
        'Nylon bristles are younger than sliced bread. They came on the market in the late nineteen thirties.',
        'In a prison in seventeen eighty, it is told, William Addis made a brush from a bone, and then a business of it.',
        "A toothbrush of boar's hair took a day to dry. That alone explains nylon.",
      ],
      h: ['Nobody asked the boar about toothbrushes.'],
    },
    scene: [
      'Imagine a morning four thousand years ago. Somebody breaks off a twig and chews the end until it frays.',
      'Think of a cell in London. A man saves a bone from his dinner, and has time to think.',
    ],
    why: [
      [
        'People on nearly every continent had the idea of rubbing their teeth clean.',
        'They used a cloth, a twig or a feather.',
      ],
      [
        'What changed was the bristle: it had to be fine, firm and dry by morning.',
        "Boar's hair holds water and comes loose. That was the trouble.",
      ],
    ],
    parts: [
      [
        'It begins with a twig',
        [
          'The first brush is a stick, chewed at one end until it frays. In many countries it is still done, with wood that also tastes good.',
          'A chewed stick is a brush at one end and a toothpick at the other: it hardly needed improving.',
          'You break a twig, chew its end to a brush and rub. It has been done for some five thousand years, and in places it is done today.',
        ],
        'A frayed twig',
      ],
      [
        'Then comes hair from boars',
        [
          'In China coarse hair from cold regions is set into a handle. Travellers bring the idea to Europe.',
          'The colder the place, the stiffer the bristle. It came from the neck.',
          'Somebody in China tied stiff hair to a handle. The hair came from cold places, where pigs need it.',
        ],
        'Bristles set in a bone handle',
      ],
      [
        'A prisoner makes a brush from bone',
        [
          'It is said that William Addis drilled holes in a bone and tied bristles into them. Outside, he opened a workshop.',
          'From a bone, some bristles and boredom came a company that lasted for generations.',
          'A man is said to have sat in gaol with time and a bone. When he came out, he made a firm of it.',
        ],
        'A drilled bone handle',
      ],
      [
        'Then comes nylon',
        [
          'Shortly before the war, nylon filaments replace the hair. They dry faster and do not fall out.',
          'Nylon is smooth, even and made by the mile. The boars are said to have been relieved.',
          'Then chemists spun a thread that dried overnight. The pigs could keep theirs.',
        ],
        'Nylon bristles up close',
      ],
    ],
    turn: [
      'Today it stands in the cup as if it had always been there.',
      'Tonight you will look at your toothbrush with other eyes.',
    ],
    asks: ['What would you use if there were no toothbrush?', 'Have you ever tried a chewing stick?'],
    ends: {
      p: 'The idea is old, and only the material is new.',
      a: 'Use yours twice a day.',
      t: 'The thickness of the bristle decides: tenths of a millimetre between soft and hard.',
      f: 'Tell this to a child at the basin. It fills the two minutes.',
      h: 'Two minutes of silence for the boar.',
      i: 'A small thing, improved for four thousand years.',
      l: 'A good handle still feels good in the hand.',
    },
    keep: 'tonight in front of the mirror',
    send: 'a child who asks why',
    own: [
      {
        about: 'since|founded|years|generation',
        kinds: ['history', 'story'],
        lead: 'We are not quite four thousand years old, but still.',
      },
    ],
    pic: {
      ask: 'An old wooden or bone brush, or a twig beside a toothbrush',
      alt: 'A frayed twig beside a toothbrush',
    },
    claims: [
      [
        'Chewing sticks in antiquity; bristle brushes in China; Addis 1780; nylon 1938',
        'Library of Congress, museum and encyclopedia entries',
      ],
      ['Sliced bread 1928', 'encyclopedia'],
    ],
  },
  {
    id: 'plan-in-writing',
    format: 'checklist',
    again: 8,
    emoji: '📑',
    tags: ['TreatmentPlan', 'DentalCosts', 'AskYourDentist'],
    tick: true,
    title: [
      'Questions to ask before dental treatment',
      'Before you agree to dental work: six good questions',
    ],
    cover: 'Before you say yes',
    gist: [
      'What happens if we wait, what are the alternatives, how long does it last, what does it cost in all, and may I have it in writing? You may sleep on most of it.',
      'A dental treatment plan is easier to judge with six questions. Good practices like being asked.',
    ],
    subject: ['Before you say yes to treatment', 'Six questions for a treatment plan'],
    hooks: {
      '*': [
        'Do not say yes to dental work just because your mouth is numb and the pen is there.',
        "The dentist's plan sounded sensible. On the stairs you no longer know what it was.",
        'It is hard to ask the dentist questions with cotton wool in your cheek. So ask before.',
      ],
      p: 'You may ask questions before any dental treatment, and a good answer is part of it.',
      a: 'Ask your dentist what happens if you wait.',
      t: 'A real yes to treatment needs reason, choices, risks, costs and time to think.',
      f: 'Got a dental plan with a sum at the bottom? Let us go through it.',
      h: '"Any questions?" says the dentist, while your mouth is full of cotton wool.',
      i: 'They are your teeth and it is your decision.',
      l: 'A calm yes to your treatment, given in your own time.',
    },
    lines: {
      '*': [
        'Before dental treatment, ask: what happens if we wait three months? The answer tells you how urgent it is.',
        'Ask for the treatment plan in writing, with the total cost, before you agree. Then read it at home.',
        '"What would you choose if it were your tooth?" is a fair question, and the answer is usually interesting.',
        'A second opinion is no insult. Take the pictures and the plan along, so that nothing has to be done twice.',
        'Take somebody along when a treatment is planned. Four ears hear more than two.',
      ],
      h: ['Lying on your back is no position for decisions.'],
    },
    scene: [
      'Three treatments to choose from, and a bib under your chin. You take the middle one because it is in the middle.',
      "On the fridge hangs the dentist's plan with a sum. Each morning you look at it, and then at the milk.",
    ],
    why: [
      [
        'Few dental treatments have to be decided in the same quarter of an hour.',
        'Unless there is pain or swelling, you nearly always have time to sleep on it.',
      ],
      [
        'There is often more than one good way, with different costs and life spans.',
        'Between doing nothing and doing everything there are smaller steps.',
      ],
    ],
    parts: [
      [
        ['What is the treatment for?', 'Why do I need it?'],
        [
          'In one sentence, with the picture or a mirror.',
          'If you can repeat it, it was explained well.',
          'One sentence and a look at the picture should be enough.',
        ],
        'A picture on a screen',
      ],
      [
        ['What happens if I wait?', 'And what if we wait?'],
        [
          'Nothing, a bit, or a lot: it makes a great difference.',
          'Ask by when it ought to be done.',
          'Some things can wait a year, and some cannot wait a month.',
        ],
        'A wall calendar',
      ],
      [
        ['What else could be done?', 'Is there another treatment?'],
        [
          'Smaller, simpler, or not at all. And why not that?',
          'There is usually a second way. Have it explained to you.',
          'There almost always is, with its own good and bad.',
        ],
        'Two drawings side by side',
      ],
      [
        ['How long does it last?', 'How many years will it hold?'],
        [
          'And what has to be done to make it last that long.',
          'Nobody can promise years, but experience has a range.',
          'Nobody can swear to it. But your dentist has seen many.',
        ],
        'An hourglass',
      ],
      [
        ['What does it cost in all?', 'What will the whole treatment cost?'],
        [
          'With laboratory, follow-ups and what is paid by whom.',
          'A sum in writing lets you compare, and sleep.',
          'All of it, in writing, before anyone begins.',
        ],
        'A sheet with a sum',
      ],
      [
        ['May I think about it?', 'May I sleep on it?'],
        [
          'Yes. If not, there should be a reason that you understand.',
          'The answer tells you a good deal about the practice.',
          'Mostly you may. If you may not, ask why.',
        ],
        'A coat taken from a hook',
      ],
    ],
    turn: ['Then say yes, if it is one. It is easier to lie still.', 'Ask while your mouth is empty.'],
    asks: [
      "Which question do you always forget at the dentist's?",
      'Have you ever got a second opinion on your teeth?',
    ],
    ends: {
      p: 'Write the questions on the back of the appointment card.',
      a: 'Ask six questions, then decide.',
      t: 'Reason, choices, risk, duration, cost, time: six things you should know.',
      f: 'Ask to sit up for the talk. It helps.',
      h: 'Sitting up, you do not nod by accident.',
      i: 'You feel better about a yes that you have understood.',
      l: "One night's sleep, then a clear answer.",
    },
    keep: 'your next treatment plan',
    send: 'someone with a sheet on the fridge',
    own: [
      {
        about: 'treatment plans?|quote|estimate|consultation|second opinion',
        kinds: ['service', 'process', 'policy', 'price', 'offer'],
        lead: 'And how are plans made here?',
      },
    ],
    pic: { ask: 'A sheet with a few lines and a pen on a desk', alt: 'A treatment plan and a pen on a desk' },
    claims: [
      [
        'Valid consent includes options, risks, costs and time; written treatment plans',
        'GDC Standards, NHS advice',
      ],
    ],
  },
];
