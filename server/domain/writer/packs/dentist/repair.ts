// When something is wrong, and what is done about it.
import type { Idea } from '../../library/idea.ts';

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
      'Ring an emergency dental line, take only painkillers that suit you and as the leaflet says, rinse gently, sleep with your head raised, and put no tablet on the gum.',
      'Until somebody can look: the right number, the leaflet, a cool cheek and a second pillow. And know which signs cannot wait.',
    ],
    subject: ['Toothache on a Saturday', 'Until Monday: what helps'],
    hooks: {
      '*': [
        'It throbs, it is Saturday, and the clove in the kitchen cupboard is older than you are.',
        'Teeth choose Friday evening, shortly after closing.',
        'Teeth have a sense for closing time.',
      ],
      p: 'If a tooth starts to hurt at the weekend, a few sensible steps help until somebody can look at it.',
      a: '{Ring|Call} first. An emergency line is there for this.',
      t: 'Throbbing that gets worse lying down points to pressure inside; raising the head takes some of it off.',
      f: 'Poor you. Here is what people in the trade advise until Monday.',
      h: 'Toothache has a diary, and it begins on Fridays at six.',
      i: 'There is help for it, in most places on a Sunday as well.',
      l: 'A cool cloth, a raised pillow, and a number within reach.',
    },
    lines: {
      '*': [
        'Toothache at night: sleep with your head raised. Lying flat, it throbs more.',
        'Never put a painkiller on the gum beside a sore tooth. It can burn the gum and does nothing for the tooth. Swallow it as the leaflet says.',
        'With a toothache, write down when it hurts: cold, heat, biting, on its own. Those four words help whoever treats you.',
        'If the pain suddenly stops by itself, go all the same. A tooth that falls silent is not always mended.',
        'Tablets are for swallowing. On the gum they burn a hole.',
      ],
      h: ['Schnapps has been tried for toothache. The tooth remained, and a headache joined it.'],
    },
    scene: [
      'Half past two at night, the whole house asleep, and in one tooth somebody is beating a drum.',
      'You chew on the left, drink on the left, think on the left, and on Sunday the left begins as well.',
    ],
    why: [
      [
        'What hurts usually needs treatment, and nothing from the kitchen replaces that.',
        'Home remedies pass the time. The cause stays where it is.',
      ],
      [
        'Some signs mean that it cannot wait, and they are worth knowing beforehand.',
        'Between unpleasant and urgent there is a line, and it runs along swelling, fever and breath.',
      ],
    ],
    parts: [
      [
        ['Ring an emergency number', 'Find out who is on duty'],
        [
          "Your practice's answering machine often names it; a public health line does as well.",
          'Describe where, since when and how much, and follow what they say.',
          'The recording of your own practice tells you, or a health line.',
        ],
        'A phone on a bedside table',
      ],
      [
        ['Take only what suits you', 'A painkiller that you can take'],
        [
          'As on the leaflet, no more and no oftener; ask a pharmacist if you take other medicines.',
          'What your neighbour swears by may be wrong for you.',
          'By the leaflet. If you take other things, a pharmacist should say yes first.',
        ],
        'A leaflet beside a glass of water',
      ],
      [
        ['Cool the cheek from outside', 'Something cool on the outside'],
        [
          'A cold cloth, ten minutes, a break. No ice on the tooth.',
          'Heat makes swelling worse, so no hot water bottle.',
          'Never directly on the tooth, and nothing hot.',
        ],
        'A cold cloth held to a cheek',
      ],
      [
        ['Raise your head', 'Sleep half sitting'],
        [
          'A second pillow, and the drum beats more softly.',
          'Half sitting, with a dull film on, some people even sleep.',
          'Lying flat makes it throb.',
        ],
        'Two pillows on a bed',
      ],
      [
        ['Keep it clean and gentle', 'Soft food, soft brush, warm salt water'],
        [
          'Lukewarm salt water, a soft brush, food on the other side.',
          'Something stuck in a gap is now and then the whole story; floss it out.',
          'And look whether there is just something stuck.',
        ],
        'A glass of salt water',
      ],
    ],
    turn: [
      'On Monday at eight you ring, whatever it is doing by then.',
      'A tooth that goes quiet wants seeing to all the same.',
    ],
    asks: ['Where would you ring on a Sunday?', 'What was the strangest remedy you have been offered?'],
    ends: {
      p: 'Save the number now, and hope never to need it.',
      a: 'Ring, raise, cool, note.',
      t: 'Trigger, duration, location: three facts for whoever answers.',
      f: 'Get well soon. And do go, even if it stops.',
      h: 'Teeth have no weekend. It shows.',
      i: 'Help is nearer than it feels in the middle of the night.',
      l: 'Quiet, coolness, and somebody who answers.',
    },
    work: 'Somebody in the team with a toothache will not say so, and will not hear a word either. Send them off to ring; the meeting can wait.',
    keep: 'the next Friday evening',
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
    cover: 'There is something in the toffee',
    gist: [
      'Keep what fell out, rinse the spot, chew on the other side and {ring|call} your dentist. A crown can often be fixed again if it is whole.',
      'It crunches, and it is not the toffee. No need for panic, no glue, a small box and a phone call.',
    ],
    subject: ['It was not the toffee', 'Do not throw it away'],
    hooks: {
      '*': [
        'You bite on something hard, take it out and look. It used to belong to you.',
        'The tongue finds the hole at once, and visits it four hundred times a day.',
        'It was caramel. It usually is.',
      ],
      p: 'A lost filling is seldom an emergency, but it should not wait for weeks.',
      a: 'Keep it, spare it, ring.',
      t: 'An open tooth is exposed to temperature and bacteria; a temporary cover keeps both off until it is treated.',
      f: 'Something in the toffee? Take a breath, it happens daily.',
      h: 'Toffee: one. Filling: nil.',
      i: 'Much of it can be put right, and often quickly.',
      l: 'A small gap, dealt with calmly.',
    },
    lines: {
      '*': [
        'Crown fallen off? Rinse it, put it in a small box and bring it along. If it is whole, it can often be fixed again.',
        'Never stick a crown back with household glue. It does not belong in a mouth and can ruin the crown.',
        'A sharp edge after a lost filling? A bit of sugar-free gum or dental wax over it spares your tongue until the appointment.',
        'A pharmacy may have temporary filling material. It is for days and not for months, so ring all the same.',
        'A little sugar-free gum over a sharp edge protects the tongue until you are seen.',
      ],
      h: ['The tongue, having discovered a hole, applies for residency.'],
    },
    scene: [
      'Cinema, dark, caramel. You hold something against the light of the screen and recognise it.',
      'A breakfast roll with seeds, a crack, and a silence at the table. It was not a seed.',
    ],
    why: [
      [
        'Without its lid a tooth reacts to cold and sweet, and food collects in the gap.',
        'What the filling kept out now gets in with each mouthful.',
      ],
      [
        'The longer it stays open, the more can break off the edge.',
        'Thin walls that have lost their support do not like nuts.',
      ],
    ],
    parts: [
      [
        ['Keep the piece', 'Do not throw it away'],
        [
          'A crown above all. In a box, not in a tissue, which ends in the {bin|trash}.',
          'Even the bits tell whoever treats you what was in there.',
          'A crown may go back on. Put it in a little box.',
        ],
        'A crown in a small box',
      ],
      [
        ['Rinse with lukewarm water', 'Keep the place clean'],
        [
          'Then brush gently, also inside the gap.',
          'A bit of fluoride paste does no harm there.',
          'Warm water, a soft brush, no poking.',
        ],
        'A glass of lukewarm water',
      ],
      [
        ['Chew on the other side', 'Spare that side'],
        [
          'Soft, nothing very hot, cold or sticky.',
          'The rest of the toffee belongs to somebody else now.',
          'What is sticky pulls, what is cold hurts.',
        ],
        'A bowl of soup',
      ],
      [
        ['Ring within a day or two', 'Call soon'],
        [
          'Say which tooth, and whether it hurts.',
          'With pain or a sharp edge, today.',
          'A hole gets larger, and a tooth without its hat can break.',
        ],
        'A hand on a phone',
      ],
    ],
    turn: ['In most cases it is a short appointment.', 'And whatever you bit on: let it melt, next time.'],
    asks: ['What did you bite on when it happened?', 'Who has carried a crown about in a tissue?'],
    ends: {
      p: 'Small box, short call, soft supper.',
      a: 'Box, rinse, ring.',
      t: 'Temporary cement exists; superglue is not it.',
      f: 'You need not be embarrassed. It happens every day.',
      h: 'Toffee, as a rule, wins.',
      i: 'It is repairable, and that is a nice word.',
      l: 'A soft supper, and an early call.',
    },
    work: 'Keep the broken piece: it is good advice for machines, too. What was swept up in a fit of tidiness would have shown what happened.',
    keep: 'the day it crunches',
    send: 'anyone who likes toffee',
    own: [
      {
        about: 'filling|crown|emergenc|urgent|repair',
        kinds: ['service', 'price', 'process', 'policy'],
        lead: 'For what has come loose.',
      },
    ],
    pic: { ask: 'A wrapped toffee beside a small box', alt: 'A wrapped toffee beside a small box' },
    claims: [
      [
        'Keep crown, avoid chewing there, temporary cement from pharmacy, no superglue',
        'NHS advice, Oral Health Foundation',
      ],
    ],
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
      'Teeth meet for chewing and swallowing, a few minutes a day in all. Those who clench at the screen make it hours.',
    ],
    subject: ['Lips together, teeth apart', 'Are your teeth touching?'],
    hooks: {
      '*': [
        'Stop for a moment: are your teeth touching at this second?',
        'You wake up and your jaw is tired, as if it had been at work all night. Perhaps it has.',
        'Your jaw has been at work all day, and nobody asked it to.',
      ],
      p: 'Few people know where their teeth should be when they are not eating: apart.',
      a: 'Lips together. Teeth apart.',
      t: 'In the rest position there are a couple of millimetres of air between the rows, held by relaxed muscles.',
      f: 'Quick question before you go on reading: where are your teeth?',
      h: 'Some people chew over their emails. Literally.',
      i: 'A small space between the teeth makes room in the whole face.',
      l: 'A quiet jaw lends calm to the entire face.',
    },
    lines: {
      '*': [
        'When you are not eating, your teeth should not touch. Lips together, teeth apart, tongue resting at the palate.',
        'Stick a dot on your screen. Each time you see it: are your teeth touching? Let go.',
        'Tired jaw in the morning, marks on the edge of the tongue, a partner who hears it: mention grinding at your check-up.',
        'Chewing pencils, nails or gum all day is overtime for the jaw. It would like an evening off.',
        'A dot on the edge of your screen: each time you see it, loosen your jaw.',
      ],
      h: ['"I am quite relaxed", you say, through your teeth.'],
    },
    scene: [
      'Deadline, spreadsheet, row four hundred. The teeth are locked together as though they were holding it.',
      '"You were grinding again", says a sleepy voice. It sounded like someone moving a wardrobe.',
    ],
    why: [
      [
        'Chewing muscles are strong, and held tight for hours they tire and ache like any other.',
        'Clenching is weightlifting without a break, mostly unnoticed.',
      ],
      [
        'Enamel and fillings are made for meals, not for shifts.',
        'Small cracks and flat tips are what all those hours leave behind.',
      ],
    ],
    parts: [
      [
        ['Notice it', 'Catch yourself at it'],
        [
          'Traffic lights, phone calls, doorways: each is a chance to check.',
          'A coloured dot where you look anyway works without any app.',
          'Red light: are they touching? Then let go.',
        ],
        'A coloured dot on a screen',
      ],
      [
        ['Let the jaw hang', 'Lips shut, teeth apart'],
        [
          'Lips loosely closed, tongue behind the upper teeth, as if you were saying N.',
          'Hum softly: whoever hums seldom clenches.',
          'The tongue lies up behind the front teeth. That is its place.',
        ],
        'A relaxed jaw in profile',
      ],
      [
        ['Give it a break in the evening', 'Be kind to it at night'],
        [
          'Warmth on the cheeks, soft food for a few days if it is sore, no gum.',
          'A minute of slow circles with the fingertips before sleep.',
          'Warmth, slow circles, nothing tough for supper.',
        ],
        'Fingertips on cheeks',
      ],
      [
        ['Have it looked at', 'Show your teeth to somebody'],
        [
          'A guard can protect the teeth at night; it is made to fit and checked now and then.',
          'Worn edges show whether it is old history or still going on.',
          'Flat spots tell of nights you know nothing about.',
        ],
        'A night guard in its box',
      ],
    ],
    turn: ['And now check again. Touching?', 'The dot on the screen costs a penny.'],
    asks: ['Were they touching just now?', 'When do you clench: traffic, emails or television?'],
    ends: {
      p: 'Noticing is half of it, and it costs nothing.',
      a: 'Lips shut. Teeth apart. Again.',
      t: 'Contact time is the variable: minutes a day, not hours.',
      f: 'Hum something. Nobody has to know why.',
      h: 'Your inbox will not notice. Your jaw will.',
      i: 'Let go, a few millimetres at a time.',
      l: 'Two millimetres of calm.',
    },
    work: 'Look round in the next tense meeting: jaws everywhere. A sip of water for all, and the tone changes, because nobody can drink with clenched teeth.',
    keep: 'your next tense afternoon at a screen',
    send: 'whoever grinds through the night',
    own: [
      {
        about: 'night ?guard|splint|grind|jaw|bruxis',
        kinds: ['service', 'product', 'price'],
        lead: 'If it goes on at night.',
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
      'The reputation comes from the toothache that leads to it. Under local anaesthetic most people compare the treatment with a long filling.',
      'A root canal removes the inflamed inside of a tooth so that the tooth can stay. It is long, mostly dull, and better than its name.',
    ],
    subject: ['Better than its name', 'Long, and mostly dull'],
    hooks: {
      '*': [
        'Two words, and a whole table stops eating.',
        'No treatment has a worse name. Most of those who have had it talk about the length.',
        'Nobody boasts of a root canal, and yet it ends the worst of nights.',
      ],
      p: 'Few treatments are as misunderstood as a root canal.',
      a: 'The toothache is the bad part. The treatment is there to end it.',
      t: 'The inflamed or dead pulp is removed, the canals are cleaned, shaped and sealed, and the tooth is covered again.',
      f: 'Somebody said "root canal" to you and you have not slept since? Let us put it into proportion.',
      h: 'It takes so long that you have time to learn the ceiling by heart.',
      i: 'It is an attempt to keep something that is yours.',
      l: 'Painstaking work, in the smallest of spaces.',
    },
    lines: {
      '*': [
        'The bad thing about a root canal is usually the toothache before it. The treatment itself is done under local anaesthetic.',
        'A root canal removes the inflamed inside so that the tooth can stay. The alternative is often to take it out.',
        'Ask before a root canal: how many visits, what happens in between, and what goes on top at the end?',
        'Some tenderness for a few days after a root canal is common. More pain, or swelling, is a reason to ring.',
        'Eat beforehand. You will be numb at lunchtime.',
      ],
      h: ['"Worse than a root canal" is mostly said about meetings, and mostly with good reason.'],
    },
    scene: [
      'A word is said, somebody puts down the fork, and an uncle begins a story from the seventies.',
      'You lie there waiting for the terrible part. After an hour someone says: that was it.',
    ],
    why: [
      [
        'When the inside of a tooth is inflamed it hurts a great deal, and that is remembered together with what followed.',
        'Memory files the pain under the name of the cure.',
      ],
      [
        'Numbing and instruments have changed, and stories from decades ago live longer than the methods.',
        'Uncles tell of another time, with other needles.',
      ],
    ],
    parts: [
      [
        ['First it gets numb', 'Numbness comes first'],
        [
          'An inflamed tooth sometimes needs a bit more and a bit longer. Say so if you feel anything.',
          'Hand up means stop. That holds here as well.',
          'If it does not take, say so. It can be topped up.',
        ],
        'A hand signal above an armrest',
      ],
      [
        ['Then it gets cleaned', 'The inside is cleaned'],
        [
          'Very thin instruments, a good deal of rinsing, a rubber sheet to keep it dry.',
          'You mostly feel pressure, and that your jaw would like a break.',
          'It is quiet work with fine tools, and it takes its time.',
        ],
        'Fine instruments on a tray',
      ],
      [
        ['Then it gets sealed', 'It is closed'],
        [
          'The canals are filled so that nothing settles there again.',
          'Sometimes on the same day, sometimes after a pause.',
          'Tightly, so that nothing can live there.',
        ],
        'A tooth model with filled roots',
      ],
      [
        ['Something strong goes on top', 'And given a roof'],
        [
          'Back teeth often get a crown, because they have become more brittle.',
          'Ask about that part early; it belongs to the plan and to the price.',
          'A tooth like that needs something on top. It belongs to the plan.',
        ],
        'A crown beside a tooth model',
      ],
    ],
    turn: [
      'Not every tooth can be kept. It is worth asking whether yours can.',
      'Afterwards the usual question is: was that all?',
    ],
    asks: ['What have you been told about it?', 'What would you like to ask beforehand?'],
    ends: {
      p: 'Have it explained, with a drawing, before you decide.',
      a: 'Ask, decide, have it done.',
      t: 'Clean, shape, fill, cover: four steps to keep a root.',
      f: 'Bring music for a long album.',
      h: 'You will know the ceiling better than your own.',
      i: 'Keeping is often worth the effort.',
      l: 'Patience, in tenths of a millimetre.',
    },
    work: 'Some tasks in a company have a reputation from decades ago. Ask someone who did one last week, and you will hear that it was mainly long.',
    keep: 'the day somebody says the words',
    send: 'the relative with the old stories',
    own: [
      {
        about: '\\broot|endodont|microscope',
        kinds: ['service', 'price', 'people', 'product'],
        lead: 'If it has come to that.',
      },
    ],
    pic: { ask: 'A model of a tooth cut open on a desk', alt: 'A cutaway model of a tooth on a desk' },
    claims: [
      [
        'Root canal treatment under local anaesthetic, usually no more unpleasant than a filling; crown often advised',
        'NHS, root canal treatment',
      ],
    ],
  },
  {
    id: 'denture-over-water',
    format: 'howto',
    again: 9,
    emoji: '🫧',
    tags: ['DentureCare', 'Dentures', 'HealthyAgeing'],
    title: ['How to clean dentures properly', 'Denture care: clean them without breaking them'],
    cover: 'Over a bowl of water',
    gist: [
      'Brush dentures twice a day with soap or denture cleaner over a basin of water, soak them, leave them out at night, and brush gums and tongue as well.',
      'Toothpaste scratches them, hot water warps them, tiles break them. Lukewarm water, a soft brush, and something underneath.',
    ],
    subject: ['Fill the basin first', 'No toothpaste for dentures'],
    hooks: {
      '*': [
        'Most dentures do not wear out. They fall into the basin.',
        'Toothpaste is for teeth that grew. For the others it is sandpaper.',
        'The basin has broken more dentures than any apple.',
      ],
      p: 'Dentures keep for longer with a few simple habits.',
      a: 'Fill the basin. Then take them out.',
      t: 'Denture acrylic is softer than enamel; abrasives roughen it, and film clings to rough places.',
      f: "New ones, or looking after somebody's? Here is the evening round.",
      h: 'Porcelain basins have broken more of them than apples ever have.',
      i: 'Well cared for, one forgets them, and that is the point.',
      l: 'Cool water, a soft brush, a covered glass.',
    },
    lines: {
      '*': [
        'Clean dentures over a basin with water in it. What slips then lands softly and not on porcelain.',
        'No toothpaste on dentures: it scratches. Mild soap or denture cleaner and a soft brush do it.',
        'Leave dentures out at night unless your dentist says otherwise. The gums need the rest.',
        'A denture that rubs or rocks has not got used to you, and will not. Have it adjusted, and do not file it yourself.',
        'Take them along to your check-up. Something that rubs can be put right.',
      ],
      h: ['Hot water turns a denture into modern art.'],
    },
    scene: [
      'It slides, it flies, it meets the {tap|faucet}. The sound goes through the whole house.',
      'In the care home stand twelve glasses in a row, and only three have a name on them.',
    ],
    why: [
      [
        'Film settles on dentures as it does on teeth, and the gums beneath are sensitive to it.',
        'What lies on the gum all day should be as clean as a contact lens.',
      ],
      [
        'The material is light and soft: it scratches, bends in heat and breaks on tiles.',
        'Made for chewing, but not for falling.',
      ],
    ],
    parts: [
      [
        ['Put water or a towel below', 'Soften the fall'],
        [
          'Before you take them out, and not after.',
          'A folded {flannel|washcloth} in the basin does as well.',
          'A few inches of water are enough of a cushion.',
        ],
        'A basin half filled with water',
      ],
      [
        ['Brush with soap or cleaner', 'Use soap and not toothpaste'],
        [
          'All sides, including the one that lies on the gum.',
          'A brush of their own, with soft bristles; mark it.',
          'Paste scratches, and scratches collect.',
        ],
        'A denture brushed over water',
      ],
      [
        ['Soak them as the packet says', 'A bath, and then a rinse'],
        [
          'Lukewarm and no longer than it says, then rinse before they go back.',
          'Tablets do not replace brushing; they follow it.',
          'As long as the label says, never overnight in something strong.',
        ],
        'A glass with a dissolving tablet',
      ],
      [
        ['Leave them out overnight', 'Leave it out at night'],
        [
          'In a covered glass, with water, so that they do not dry out.',
          'Gums like a night off, as feet like to be out of shoes.',
          'In water, covered. The gums need to breathe.',
        ],
        'A covered glass beside a lamp',
      ],
      [
        ['Clean the mouth as well', 'Gums and tongue need a brush'],
        [
          'Gums, tongue, palate and any tooth that is left: soft brush, morning and night.',
          'Those with no teeth of their own still have a mouth that wants checking once a year.',
          'Brush what is left, and what is soft.',
        ],
        'A soft brush on a towel',
      ],
    ],
    turn: [
      'Write a name on them, if they travel. Practices can do that.',
      'Five minutes, and they feel like new.',
    ],
    asks: ['What do you clean them with?', 'What has fallen into your basin?'],
    ends: {
      p: 'Have the fit looked at regularly; jaws change.',
      a: 'Basin, brush, soak, out.',
      t: 'Mechanical first, chemical second, rinse third.',
      f: 'Show it to whoever helps your mother.',
      h: 'Most of them come to grief in the basin.',
      i: 'Comfort is worth five minutes.',
      l: 'Fresh water for the night.',
    },
    work: 'In care, one name on one denture saves a search through twelve glasses. Labels are cheap, replacements are not, and lunch without is miserable.',
    keep: 'the shelf above the basin',
    send: 'someone who looks after grandparents',
    own: [
      {
        about: 'denture|reline',
        kinds: ['service', 'price', 'people', 'product'],
        lead: 'If they rub or rock.',
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
      'A bit of cheese after dinner is an old custom with a dental side effect. What do you end with?',
    ],
    subject: ['Cheese or {pudding|dessert}?', 'What your teeth would order'],
    hooks: {
      '*': [
        'The menu comes back, and the table divides into two camps.',
        'Your spoon wants one thing. Your molars would order the other.',
        'Two puddings and one cheese: who ordered which?',
      ],
      p: 'How a meal ends makes a small difference to teeth.',
      a: '{Pudding|Dessert} with the meal. Cheese at the end.',
      t: 'Hard cheese stimulates saliva and brings calcium and phosphate; the acid after a meal is buffered sooner.',
      f: 'Cheeseboard or sticky toffee: how do you finish?',
      h: 'Nobody has ever been sung to with a piece of Cheddar and a candle.',
      i: 'Both, in good company, is also an answer.',
      l: 'A last glass, a small knife, a ripe pear.',
    },
    lines: {
      '*': [
        'A piece of hard cheese at the end of a meal brings on saliva and helps against acid. Teeth like it, and so does whoever brought the board.',
        '{Pudding|Dessert} straight after the meal is kinder to teeth than the same {pudding|dessert} at four.',
        'Cheese or something sweet: how does a good meal end for you?',
        'After the last bite: water, and give it half an hour before you brush.',
        'A cube of cheese after something sweet does more for teeth than a mint.',
      ],
      h: ['"I am having the cheese for my teeth" sounds like virtue and costs two pounds extra.'],
    },
    scene: [
      'Somebody orders one sticky toffee pudding and five spoons. Somebody else hides behind the cheeseboard.',
      "It is ten o'clock, the candle is low, and the waiter reads out a list that nobody needs and everybody wants.",
    ],
    why: [
      [
        'What comes last stays longest, and saliva has to deal with it.',
        'After the meal the mouth is sour for a while; the ending can help or prolong it.',
      ],
    ],
    parts: [
      [
        'Cheese',
        [
          'Hardly any sugar, lots of calcium, and chewing brings on saliva. The older, the better.',
          "A thumb's width is plenty; nobody meant the whole board.",
          'Savoury, chewy, and your teeth applaud.',
        ],
        'A small piece of hard cheese on a board',
      ],
      [
        '{Pudding|Dessert}',
        [
          'Sweet, yes, but in the shelter of a meal, which is where it does least.',
          'Eaten with five spoons, it is also sociable and soon over.',
          'If it must be sweet, let it be now and not at four.',
        ],
        'A {pudding|dessert} with five spoons',
      ],
    ],
    turn: [
      'And those who take both may decide on the order.',
      'The one thing teeth vote against is nibbling until midnight.',
    ],
    asks: ['Cheese or {pudding|dessert}?', 'Who orders one with five spoons?'],
    ends: {
      p: 'With the meal and then done: that is the rule behind it.',
      a: 'Sweet first, cheese last.',
      t: 'Buffer after acid: sequence matters.',
      f: 'Name your {pudding|dessert}. We will be weak.',
      h: '{Biscuits|Crackers} for cheese are a category of their own and will not be discussed.',
      i: 'Good endings bring people together.',
      l: 'Old cheese, thin slices, good talk.',
    },
    work: 'Business lunches end at the coffee, with three {biscuits|cookies}. Put some cheese beside them once. People stay for ten minutes longer, and say something.',
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
    cover: 'From twig to nylon',
    gist: [
      "People have chewed twigs for thousands of years. The bristle brush came from China with boar's hair, and nylon took over shortly before the war.",
      'Before there was a brush in the cup there was a frayed twig, a rag with salt and the neck of a boar.',
    ],
    subject: ['From twig to nylon', 'What the boar had to do with it'],
    hooks: {
      '*': [
        'The first toothbrush grew on a tree.',
        'There was a time when the bristles in your mouth had belonged to a boar.',
        'Your toothbrush has a twig for an ancestor.',
      ],
      p: 'The everyday object in your bathroom cup has a longer story than one would think.',
      a: 'Twig, bristle, nylon. In that order.',
      t: 'Chewing sticks are documented from Mesopotamia; bristle brushes from China; nylon filaments from nineteen thirty-eight.',
      f: 'While you are brushing tonight, think of the boar.',
      h: 'A boar from Siberia in the bathroom: history is not always appetising.',
      i: 'People have been trying to keep their teeth for as long as there have been people.',
      l: "Bone handle, boar's bristle: brushes were once an heirloom.",
    },
    lines: {
      '*': [
        'Chewing sticks are thousands of years old and are still in use: the miswak, a twig that frays into a brush.',
        'Early bristle brushes came from China: hair from the neck of a boar, set in bone or bamboo.',
        'Nylon bristles are younger than sliced bread. They came on the market in the late nineteen thirties.',
        'In a prison in seventeen eighty, it is told, William Addis made a brush from a bone, and then a business of it.',
        "A boar's bristle takes a day to dry. That alone explains nylon.",
      ],
      h: ['The boar was never asked about oral hygiene.'],
    },
    scene: [
      'Imagine a morning four thousand years ago. Somebody breaks off a twig, chews the end until it frays, and looks at the sun.',
      'Think of a cell in London. A man saves a bone from his dinner, and has time to think.',
    ],
    why: [
      [
        'Rubbing teeth clean is an idea that came up on nearly every continent by itself.',
        'Where there were teeth, there was soon somebody with a cloth, a twig or a feather.',
      ],
      [
        'What changed was the material: it had to be fine, firm and dry by morning.',
        'Hair holds water and comes loose. That was the trouble with the boar.',
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
        'Then comes the boar',
        [
          'In China coarse hair from cold regions is set into a handle. Travellers bring the idea to Europe.',
          'Boars are next: the colder the place, the stiffer the bristle. From the neck, to be exact.',
          'Somebody in China tied stiff hair to a handle. The hair came from cold places, where pigs need it.',
        ],
        'Bristles set in a bone handle',
      ],
      [
        'A man in a cell has time',
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
      'It stands in the cup as if it had always been there.',
      'Tonight you will look at yours differently.',
    ],
    asks: ['What would you use if there were no brush?', 'Have you ever tried a chewing stick?'],
    ends: {
      p: 'Old idea, new material, same purpose.',
      a: 'Use it. Twice a day.',
      t: 'Filament diameter decides soft or hard: tenths of a millimetre.',
      f: 'Tell it to a child at the basin. It fills the two minutes.',
      h: 'Two minutes of silence for the neck of a boar.',
      i: 'Something small, improved for four thousand years.',
      l: 'A good handle still pleases the hand.',
    },
    work: 'The brush did not change for centuries because nobody asked about the bristle. Look at the tool that everyone in your house has got used to.',
    keep: 'tonight in front of the mirror',
    send: 'a child who asks why',
    own: [
      {
        about: 'since|founded|years|generation',
        kinds: ['history', 'story'],
        lead: 'Not quite four thousand years, but still.',
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
      'A treatment plan is easier to judge with six questions. Good practices like being asked.',
    ],
    subject: ['Before you say yes', 'Six questions for a treatment plan'],
    hooks: {
      '*': [
        'You sign, because the pen is there and your mouth is numb.',
        'It sounded sensible. On the stairs you no longer know what it was.',
        'It is hard to ask questions with cotton wool in your cheek. So ask before.',
      ],
      p: 'You may ask questions before any treatment, and a good answer is part of it.',
      a: 'Ask what happens if you wait.',
      t: 'Valid consent needs purpose, alternatives, risks, costs and time to think.',
      f: 'A plan with several lines and a sum at the bottom? Let us go through it.',
      h: '"Any questions?" while you have a cotton roll in each cheek is a rhetorical device.',
      i: 'It is your mouth and your decision.',
      l: 'A considered yes, given in peace.',
    },
    lines: {
      '*': [
        'Before dental treatment, ask: what happens if we wait three months? The answer tells you how urgent it is.',
        'Ask for the plan in writing, with the total cost, before you agree. Then go home and read it sitting up.',
        '"What would you choose if it were your tooth?" is a fair question, and the answer is usually interesting.',
        'A second opinion is no insult. Take the pictures and the plan along, so that nothing has to be done twice.',
        'Take somebody along. Four ears hear more than two.',
      ],
      h: ["Decisions in a reclined position are rarely one's best."],
    },
    scene: [
      'Three options, two of them with a crown, and a bib under your chin. You nod at the middle one because it is in the middle.',
      'On the fridge hangs a sheet with letters and a sum. Each morning you look at it, and then at the milk.',
    ],
    why: [
      [
        'Few things in a mouth have to be decided in the same quarter of an hour.',
        'Apart from pain and swelling, there is time for one night nearly always.',
      ],
      [
        'There is often more than one good way, with different costs and life spans.',
        'Between doing nothing and doing everything lie two or three steps.',
      ],
    ],
    parts: [
      [
        ['What is it for?', 'Why?'],
        [
          'In one sentence, with the picture or a mirror.',
          'If you can repeat it, it was explained well.',
          'One sentence and a look at the picture should be enough.',
        ],
        'A picture on a screen',
      ],
      [
        ['What happens if I wait?', 'And if we wait?'],
        [
          'Nothing, a bit, or a lot: the three answers lead to different calendars.',
          'Ask by when it ought to be done.',
          'Some things can wait a year, and some cannot wait a month.',
        ],
        'A wall calendar',
      ],
      [
        ['What else could be done?', 'Is there another way?'],
        [
          'Smaller, simpler, or not at all. And why not that?',
          'Every plan has a neighbour. Have it introduced to you.',
          'There almost always is, with its own good and bad.',
        ],
        'Two drawings side by side',
      ],
      [
        ['How long does it last?', 'How long will it hold?'],
        [
          'And what has to be done to make it last that long.',
          'Nobody can promise years, but experience has a range.',
          'Nobody can swear to it. But they have seen many.',
        ],
        'An hourglass',
      ],
      [
        ['What does it cost in all?', 'What will it come to?'],
        [
          'With laboratory, follow-ups and what is paid by whom.',
          'A sum in writing lets you compare, and sleep.',
          'All of it, written down, before anyone begins.',
        ],
        'A sheet with a sum',
      ],
      [
        ['May I think about it?', 'May I sleep on it?'],
        [
          'Yes. If not, there should be a reason that you understand.',
          'The answer to this one tells you a good deal about the place.',
          'Mostly you may. If you may not, ask why.',
        ],
        'A coat taken from a hook',
      ],
    ],
    turn: [
      'Then say yes, if it is one. It is easier to lie still.',
      'Questions are welcome with your mouth empty.',
    ],
    asks: ['Which question do you always forget?', 'Have you ever got a second opinion?'],
    ends: {
      p: 'Write them on the back of the appointment card.',
      a: 'Six questions. Then decide.',
      t: 'Purpose, alternatives, risk, duration, cost, time: consent in six parts.',
      f: 'Sit up for the talk. It helps.',
      h: 'It is harder to nod by accident when sitting up.',
      i: 'An informed yes feels different.',
      l: "A night's sleep, then a clear word.",
    },
    work: 'The six questions fit any quote on your desk. "What happens if we wait?" alone has saved more money than most negotiations.',
    keep: 'your next plan with a sum beneath it',
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
