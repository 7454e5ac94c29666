// Mornings, bags, naps, bites and colds: what parents of small children ask.
import type { Idea } from '../../library/idea.ts';
import { NURSERIES } from './kinds.ts';

export const CLOAKROOM: readonly Idea[] = [
  {
    id: 'the-short-goodbye',
    format: 'howto',
    again: 6,
    emoji: '👋',
    tags: ['SettlingIn', 'NurseryLife', 'ParentTips'],
    title: [
      'Drop-off in the morning: how to make the goodbye easier',
      'Tears at the morning goodbye: what helps',
    ],
    cover: 'A short goodbye works best',
    gist: [
      'Tell your child that you are going, say when you will be back, keep it short, and hand your child to a person it knows. Long goodbyes make it harder.',
      'The same words, the same wave, and then go: a small ritual helps a child with the goodbye.',
    ],
    subject: ['A short goodbye works best', 'Tears at drop-off'],
    hooks: {
      '*': [
        'Tears at drop-off? A short goodbye is easier for a child than a long one.',
        'Do not sneak away in the morning. Wave, and go.',
      ],
      ptal: 'A clear goodbye and a fixed time of return give a child security.',
      fi: 'Does your child cry at the morning goodbye? You are not alone. This helps.',
      h: 'Most children stop crying before their parents have reached the car.',
    },
    lines: {
      '*': [
        'Always tell your child that you are going, even if it cries. Sneaking away makes it anxious.',
        'Say "I will be back after your nap". Small children do not know three o\'clock.',
        'A small ritual helps with the goodbye: two kisses, one wave at the window.',
        'Ask for a message after drop-off. Most tears stop within minutes.',
      ],
      h: ['After a difficult goodbye, it is mostly the parents who need a biscuit.'],
    },
    scene: [
      'The coat hangs on its hook, and two small arms hold on to your leg.',
      'You wave at the window, walk round the corner, and worry all the way to work.',
    ],
    why: [
      ['If you vanish, a child watches the door all morning.', 'A clear goodbye builds trust.'],
      ['Children feel it when we are unsure.', 'If you stay calm, it is easier for your child.'],
    ],
    parts: [
      [
        'Tell your child that you are going',
        ['"I am going to work now."', 'Also when it hurts for a moment.'],
        'A parent crouching by a child',
      ],
      [
        'Say when you come back',
        ['"After the nap" or "after the snack".', 'And then be there.'],
        'A picture of a daily plan',
      ],
      [
        'Keep a small ritual',
        ['Two kisses, one wave.', 'Your child may choose it.'],
        'A hand waving at a window',
      ],
      [
        'Hand over to a person',
        ['From your arm into an arm.', 'The same person in the first weeks.'],
        'A carer with open arms',
      ],
    ],
    turn: ['After some weeks it gets easier.', 'And in the afternoon there is a big hug.'],
    asks: ['What is your goodbye ritual?', 'Who cries more, you or your child?'],
    ends: { ptal: 'Clear, short, the same every day.', fi: 'You are doing fine.', h: 'And have a biscuit.' },
    caution: [
      'If a child cannot be comforted over weeks or changes a lot at home, talk to the carers, and to a doctor or health visitor.',
      'Talk to the carers, and if needed to a doctor, when a child stays unhappy for weeks.',
    ],
    keep: 'tomorrow morning',
    send: 'parents who are settling a child in',
    own: [
      {
        kinds: ['process', 'service', 'policy', 'offer'],
        about: 'settling|first (?:days|weeks)',
        lead: 'And how the first weeks are done here.',
      },
    ],
    pic: { ask: 'A row of small coats on hooks', alt: 'Small coats on hooks with picture labels' },
    claims: [
      [
        'Brief, predictable goodbyes; do not slip out; tell when you return',
        'common advice of early years practitioners and parenting charities',
      ],
    ],
  },
  {
    id: 'name-on-the-left-shoe',
    format: 'checklist',
    again: 7,
    emoji: '🎒',
    tick: true,
    tags: ['NurseryBag', 'ParentTips', 'ToddlerLife'],
    title: ['What to pack in a bag for nursery or childminder', "Your child's bag: five things it needs"],
    cover: 'What to pack for your child',
    gist: [
      'Two changes of clothes, wellies and waterproofs, a hat, the favourite toy, and a name on everything. Then your child can get really dirty.',
      'With spare clothes and wellies a child can jump into every puddle. And with a name on it everything comes home again.',
    ],
    subject: ['What to pack for your child', 'A name on everything'],
    hooks: {
      '*': [
        "What belongs in your child's bag? These five things.",
        'Is there a name on it? Then it comes home again.',
      ],
      ptal: 'Spare clothes, wellies, hat, favourite toy, names: then your child has all it needs.',
      fi: 'Does your child start soon? Here is what to pack.',
      h: 'Socks go missing first. Pack three pairs.',
    },
    lines: {
      '*': [
        'Pack two full changes of clothes for your child, socks included.',
        "Write your child's name on everything: mittens, wellies, cuddly toy.",
        'Bring wellies and waterproofs. Puddles are part of the day.',
        'Have a second favourite toy at home, in case the first one gets lost.',
      ],
      h: ['Somewhere there is a place full of single mittens. Write names on yours.'],
    },
    scene: [
      "In the afternoon your child comes home in somebody else's trousers.",
      'It rains, everybody goes outside, and one child has no wellies.',
    ],
    why: [
      [
        'Small children get wet and dirty every day. It is part of playing.',
        'Whoever may get dirty plays better.',
      ],
      ['Twenty children have twenty similar hats.', 'Without a name nobody knows whose is whose.'],
    ],
    parts: [
      [
        'Two changes of clothes',
        ['With socks and underwear.', 'In a bag that can take wet things.'],
        "A pile of children's clothes",
      ],
      [
        'Wellies and waterproofs',
        ['Large enough, so that they go on easily.', 'A second pair can stay in the bag.'],
        'Small wellies',
      ],
      [
        'Hat for sun or for cold',
        ['Change it with the season.', 'Without strings, please.'],
        "A child's hat",
      ],
      [
        'The favourite toy',
        ['For the nap and for sad moments.', 'A second one at home is a good idea.'],
        'A cuddly toy',
      ],
      ['A name on everything', ['A laundry pen is enough.', 'Do not forget the shoes.'], 'A name label'],
    ],
    turn: ['Have a look each month whether everything still fits.', 'Then every weather is fine.'],
    asks: [
      'What has come home in your bag that was not yours?',
      'What gets lost most often: hat, mittens or socks?',
    ],
    ends: {
      ptal: 'Spare clothes, wellies, hat, toy, names.',
      fi: 'Have fun in the puddles.',
      h: 'And greet the mittens.',
    },
    caution: [
      "Follow your own setting's rules for food, medicines and sun cream.",
      'Each setting has its own rules on medicines and sun cream, so ask.',
    ],
    keep: 'Sunday evening',
    send: 'parents whose child starts soon',
    own: [
      {
        kinds: ['process', 'policy', 'question'],
        about: 'bring|clothes|weather|nappies',
        lead: 'And what applies here.',
      },
    ],
    pic: { ask: 'A nursery bag with wellies beside it', alt: 'A cotton bag and small wellies by a door' },
    claims: [
      ['Drawstrings and cords are a hazard on play equipment', "safety advice on children's clothing"],
      ['Spare clothes, outdoor wear, labels', 'nursery practice'],
    ],
  },
  {
    id: 'what-did-you-do-today',
    format: 'mistake',
    again: 6,
    emoji: '🚗',
    tags: ['ParentTips', 'NurseryPickup', 'ToddlerTalk'],
    title: [
      'What did you do today? Better questions for small children',
      'How to get your child to tell about the day',
    ],
    cover: 'Ask small questions',
    gist: [
      '"What did you do today?" is too big for a small child. Ask small things: who sat beside you, what made you laugh, what was for lunch?',
      'Ask about one thing, and wait until bath or bedtime. Then children tell more.',
    ],
    subject: ['Ask small questions', 'When the answer is "nothing"'],
    hooks: {
      '*': [
        '"What did you do today?" "Nothing." Try a smaller question.',
        'Your child tells nothing about the day? These questions work better.',
      ],
      ptal: 'Small children answer small questions best.',
      fi: "Would you like to hear more about your child's day? Ask like this.",
      h: '"Nothing" can mean finger paints, a snail and a fight about a digger.',
    },
    lines: {
      '*': [
        'Ask your child "What made you laugh today?" instead of "How was it?"',
        'Let your child have a snack first, and ask later.',
        "Bath and bedtime are the best moments to hear about a child's day.",
        'Say something silly: "Did you have spaghetti for breakfast?" Then children tell you how it was.',
      ],
      h: ['Ask who had the digger. You will get a full report.'],
    },
    scene: [
      'You are in the car and ask, and from the back seat comes: "Nothing."',
      'It is dark, the light is off, and suddenly your child tells everything.',
    ],
    why: [
      ['A whole day is too much for a small child to sum up.', 'Children remember moments, not days.'],
      ['After a long day children are tired.', 'First food and a cuddle, then stories.'],
    ],
    parts: [
      [
        'Ask about one thing',
        ['"Who sat beside you at lunch?"', '"What made you laugh?"'],
        'A child in a car seat',
      ],
      [
        'Be silly',
        ['Children love to correct you.', '"Did the cat have lunch with you today?"'],
        'A laughing child',
      ],
      [
        'Wait for bath or bedtime',
        ['Then the stories come.', 'Just listen for a while.'],
        'A bath with toys',
      ],
      [
        'Look at photos together',
        ['Or at the paintings by the door.', '"Is that your hand?"'],
        'Paintings on a wall',
      ],
    ],
    turn: ['Tell about your own day, too.', 'Children learn it from you.'],
    asks: [
      'What is the funniest thing your child has told you?',
      'Which question gets your child to tell about the day?',
    ],
    ends: {
      ptal: 'One small question at the right moment.',
      fi: 'Try it tonight.',
      h: 'And find out about the digger.',
    },
    wrong: 'Asking a small child "What did you do today?"',
    keep: 'the way home',
    send: 'parents who only hear "nothing"',
    own: [
      {
        kinds: ['process', 'service', 'policy'],
        about: 'diary|photos?|\\bapp\\b|daily report',
        lead: 'And how parents hear about the day here.',
      },
    ],
    pic: { ask: "A child's painting beside a nursery door", alt: "Children's paintings on a wall" },
    claims: [
      [
        'Young children remember better with specific cues than with open questions',
        "research on children's memory talk",
      ],
    ],
  },
  {
    id: 'let-them-be-bored',
    format: 'myth',
    again: 8,
    emoji: '🪵',
    tags: ['LearningThroughPlay', 'EarlyYears', 'ParentTips'],
    title: ['Do small children need educational toys?', 'Which toys are best for small children?'],
    cover: 'A box is enough',
    gist: [
      'Boxes, cloths, pots, sticks and water keep small children busy for longest, because they can be anything.',
      'Fewer toys are better. Put half of them away, and swap after some weeks.',
    ],
    subject: ['A box is enough', 'Which toys children need'],
    hooks: {
      '*': [
        'Which toys do small children need? A cardboard box is hard to beat.',
        'Expensive toy, and the child plays with the box? There is a good reason.',
      ],
      ptal: 'Things that can be anything are played with for longest.',
      fi: 'No idea what to give a small child? It need not be expensive.',
      h: 'You buy the kitchen, and the child plays with the box it came in.',
    },
    lines: {
      '*': [
        'A cardboard box can be a ship, a shop and a bed. That is why children love it.',
        'Put half of the toys away, and swap them after some weeks.',
        'Boredom is fine for small children. The best games begin after it.',
        'Pots, wooden spoons and water keep a toddler happy while you cook.',
      ],
      h: ['Toys with batteries have one button. A stick has a hundred.'],
    },
    scene: [
      'The present is unpacked, and the child sits in the box and drives away.',
      'A bowl, a cup and some water, and for an hour it is quiet.',
    ],
    why: [
      ['A toy that does everything leaves little for the child to do.', 'Children learn by trying out.'],
      ['Too many toys make it hard to choose.', 'With five things, a child plays for longer.'],
    ],
    parts: [
      [
        'Give simple things',
        ['Boxes, cloths, pots, cones.', 'Whatever can be many things.'],
        'A cardboard box',
      ],
      ['Put half away', ['And swap now and then.', 'Old toys are new again.'], 'A shelf with few toys'],
      ['Wait before you help', ['Let your child try.', 'It is proud when it works.'], 'A tower of blocks'],
    ],
    turn: ['And sometimes simply play along.', 'It costs nothing.'],
    asks: ['What does your child love to play with?', 'Box or toy: what won last time?'],
    ends: { ptal: 'Simple, few, with time.', fi: 'Have fun playing.', h: 'And keep the box.' },
    myth: 'Small children need toys that teach them something',
    short: [
      'No. They learn most from simple things and from you.',
      'They need time, simple things and somebody near.',
    ],
    caution: [
      'Nothing small enough to swallow for children under three, and never leave a child alone with water or cords.',
      'Watch small parts, cords and water: small children need an adult near.',
    ],
    keep: 'a rainy afternoon',
    send: 'grandparents',
    own: [
      {
        kinds: ['process', 'service', 'place'],
        about: 'outdoor|forest|beach|woods|garden',
        lead: 'And where they play here.',
      },
    ],
    pic: { ask: 'A child in a cardboard box', alt: 'A child playing in a cardboard box' },
    claims: [
      [
        'Open ended play and fewer toys lead to longer play',
        'published study on number of toys; early years practice',
      ],
      ['Choking and drowning hazards under three', 'safety advice for children'],
    ],
  },
  {
    id: 'the-nap-is-not-stolen',
    format: 'answer',
    again: 7,
    emoji: '😴',
    tags: ['ToddlerSleep', 'NurseryLife', 'ParentTips'],
    title: ['Why does my child nap with the carers and not at home?', 'Nap at home: how to make it work'],
    cover: 'Naps there, not at home?',
    gist: [
      'In a group everybody lies down at the same time, after the same steps. Do the same at home: eat, wash, dark room, one song.',
      'Same time, same order, dark room: then the nap works at home more often.',
    ],
    subject: ['Naps there, not at home?', 'Make it work at home'],
    hooks: {
      '*': [
        'Your child naps with the carers and not at home? It is the routine.',
        'How do we get them all to nap? Here is how it works.',
      ],
      ptal: 'Same time, same steps, same song: that makes children sleepy.',
      fi: 'Do you wonder how the nap works here? You can copy it.',
      h: 'Here all children sleep at once. At home one does not.',
    },
    lines: {
      '*': [
        'Ask the carers when your child naps, and do it at the same time at home.',
        'Eat, wash, dark room, one song: the same order each time helps with the nap.',
        'Do not ask "are you tired?" Say "now it is quiet time".',
        'Resting counts as well. Not every child needs to sleep.',
      ],
      h: ['"I am not tired", said the child, and slept in the middle of the sentence.'],
    },
    scene: [
      'At home you read three books, and your child is still wide awake.',
      'The curtain closes, somebody hums, and it is quiet.',
    ],
    why: [
      ['Children get tired when the day has a fixed order.', 'After the same steps the body expects sleep.'],
      [
        'At home there is a lot that is more interesting.',
        'In a group everybody lies down, so nothing is missed.',
      ],
    ],
    parts: [
      ['Use the same order', ['Eat, potty, curtain, song.', 'Always in the same way.'], 'A drawn curtain'],
      ['Use the same time', ['At weekends as well.', 'Half an hour later is often too late.'], 'A clock'],
      [
        'Do not ask',
        ['"Now it is quiet time" is enough.', 'A choice keeps children awake.'],
        'A child with a blanket',
      ],
    ],
    turn: ['It takes about a week.', 'And some days it simply does not work.'],
    asks: ['Does your child nap at home?', 'What is your sleep song?'],
    ends: {
      ptal: 'Same order, same time, quiet.',
      fi: 'Have a quiet hour.',
      h: 'And perhaps you nap as well.',
    },
    question: 'Why does my child nap with you and not at home?',
    short: [
      'Because everybody lies down, at the same time and in the same way.',
      'It is the routine that does it.',
    ],
    caution: [
      'For babies follow safe sleep: on the back, in their own cot, nothing loose in it. Ask a health professional if you worry.',
      'Babies sleep safest on their back in a clear cot. Ask a doctor or health visitor about worries.',
    ],
    keep: 'the weekend',
    send: 'tired parents',
    own: [
      {
        kinds: ['process', 'policy', 'service'],
        about: '\\bnaps?\\b|sleep|quiet time',
        lead: 'And how rest is done here.',
      },
    ],
    pic: { ask: 'A drawn curtain and small mattresses', alt: 'Small mattresses in a darkened room' },
    claims: [
      ['Consistent routines help children fall asleep', 'paediatric advice'],
      ['Safe sleep: on the back, clear cot', 'advice of health authorities'],
    ],
  },
  {
    id: 'words-from-the-cloakroom',
    format: 'glossary',
    again: 8,
    emoji: '🧸',
    tags: ['EarlyYears', 'NurseryWords', 'ParentTips'],
    title: [
      'Nursery words explained: key person, settling in, free flow',
      'What do key person and free flow mean?',
    ],
    cover: 'Nursery words explained',
    gist: [
      'Key person: the one who looks after your child most. Settling in: days that get longer step by step. Free flow: children choose between inside and outside.',
      'Five words that you hear at every nursery, each in one sentence.',
    ],
    subject: ['Nursery words explained', 'What is a key person?'],
    hooks: {
      '*': [
        'Key person, settling in, free flow: what does it all mean?',
        'New at nursery and full of new words? Here are five of them.',
      ],
      ptal: 'Five nursery words, one sentence each.',
      fi: 'Is your child starting nursery? Then you will hear these words.',
      h: '"Parallel play" sounds like maths. It is two children and one sandpit.',
    },
    lines: {
      '*': [
        'Your key person is the one at nursery who knows your child best. Ask them first.',
        'Settling in means short days at first, then longer ones. It takes some weeks.',
        'Free flow: the garden door is open, and children choose where they play.',
        'Parallel play is normal: small children play beside each other before they play together.',
      ],
      h: ['A schema is when your child throws everything. On purpose, for weeks.'],
    },
    scene: [
      'At the first meeting somebody says schema, and all parents nod.',
      'You read the welcome letter twice.',
    ],
    why: [
      ['Every profession has its own words.', 'Staff use them all day and forget that they are new to you.'],
      [
        'If you know the words, you understand what is told about your child.',
        'You can ask better questions.',
      ],
    ],
    parts: [
      [
        'Key person',
        ['The carer who looks after your child most.', 'Your first contact for all questions.'],
        'A carer with a child',
      ],
      [
        'Settling in',
        ['Getting used to nursery step by step.', 'Short visits at first, then longer.'],
        'A small coat on a hook',
      ],
      [
        'Free flow',
        ['Children move between inside and garden as they like.', 'The door is open, and they choose.'],
        'An open garden door',
      ],
      [
        'Parallel play',
        ['Playing side by side, not yet together.', 'Normal for two-year-olds.'],
        'Two children in a sandpit',
      ],
      [
        'Schema',
        [
          'A pattern that a child repeats, such as throwing or filling.',
          'It is how children find out how things work.',
        ],
        'A child filling a bucket',
      ],
    ],
    turn: ['Ask if you hear a word you do not know.', 'There are no silly questions.'],
    asks: ['Which nursery word did you not know?', 'What does your child do again and again?'],
    ends: { ptal: 'Now you know the words.', fi: 'Just ask us.', h: 'And duck.' },
    keep: 'the first meeting',
    send: 'parents who are new at nursery',
    only: NURSERIES,
    own: [
      {
        kinds: ['process', 'people', 'policy'],
        about: 'key (?:person|worker)|settling|free.?flow',
        lead: 'And what of it you will find here.',
      },
    ],
    pic: { ask: 'Toy cars lined up along a skirting board', alt: 'Toy cars in a straight line' },
    claims: [['Terms of early years practice', 'definition, early years guidance']],
  },
  {
    id: 'before-the-first-visit',
    format: 'checklist',
    again: 8,
    emoji: '🔎',
    tick: true,
    tags: ['ChoosingANursery', 'Childminder', 'ParentTips'],
    title: [
      'Choosing a nursery or childminder: what to look for',
      'First visit to a nursery or childminder: five things to look at',
    ],
    cover: 'Choosing a nursery',
    gist: [
      'See how adults talk to the children, whether children can choose what to play with, how long staff stay, what happens in illness, and the inspection report.',
      'Look whether the adults kneel down to the children. It tells you more than a brochure.',
    ],
    subject: ['Choosing a nursery', 'What to look for on a visit'],
    hooks: {
      '*': [
        'How do you choose a nursery or childminder? Look at these five things.',
        'On a visit, watch how the adults talk to the children.',
      ],
      ptal: 'People, space, staff, rules, papers: five things to look at on a visit.',
      fi: 'Looking for a place for your child? Here is what to look at.',
      h: "Look at the adults' knees. Paint on them is a good sign.",
    },
    lines: {
      '*': [
        'On a nursery visit, watch how adults talk to a child who is crying.',
        'Ask at a nursery how long the staff have been there.',
        'Ask what happens when your child is ill, or your train is late.',
        'Read the inspection report before you choose a nursery.',
      ],
      h: ['Glitter in the hair of the staff is a very good sign.'],
    },
    scene: [
      'You come in, and a carer sits on the floor with four children.',
      'Two nurseries, two nice brochures, and one good feeling.',
    ],
    why: [
      ['Children need people who have time for them.', 'How adults speak to children matters most.'],
      ['You will leave your child there for many hours.', 'So ask everything you want to know.'],
    ],
    parts: [
      [
        'Watch the adults',
        ['Do they kneel down and listen?', 'How do they comfort a child?'],
        'An adult kneeling by a child',
      ],
      [
        'Look at the space',
        ['Can children reach the toys, and go outside?', 'Is there a quiet corner?'],
        'Low shelves with toys',
      ],
      [
        'Ask about the staff',
        ['How long have they been there?', 'How many children per adult?'],
        'Name badges on hooks',
      ],
      [
        'Ask about illness and lateness',
        ['When must a child stay at home?', 'What if you are late?'],
        'A telephone',
      ],
      [
        'Look at the papers',
        ['Registration and inspection report.', 'First aid training as well.'],
        'A certificate',
      ],
    ],
    turn: ['Come with your child, and take your time.', 'Trust your feeling, too.'],
    asks: [
      'What mattered most to you when you chose a nursery or childminder?',
      'What would you ask on a first visit?',
    ],
    ends: {
      ptal: 'Look, ask, and take your time.',
      fi: 'Come and have a look.',
      h: 'And bring old trousers.',
    },
    caution: [
      'Rules on registration and staff numbers differ from place to place; your local authority can tell you.',
      'Your local authority knows which rules hold where you live.',
    ],
    keep: 'the first visit',
    send: 'parents who are looking for a place',
    own: [
      {
        kinds: ['proof', 'event', 'offer', 'process'],
        about:
          'regist|inspect|ofsted|licen[cs]|(?:home|site|first|free|farm|design) visits?\\b|visit us|visits by|open day|first aid',
        lead: 'And for a visit here.',
      },
    ],
    pic: {
      ask: "A low shelf with toys at a child's height",
      alt: "A low toy shelf seen from a child's height",
    },
    claims: [
      ['Registration, inspection and staff ratios exist and differ by country', 'national regulations'],
      [
        'Watch interactions, ask about staff turnover',
        'guidance of early years charities on choosing childcare',
      ],
    ],
  },
  {
    id: 'half-eaten-apples',
    format: 'behind',
    again: 8,
    emoji: '🍎',
    tags: ['NurseryLife', 'BehindTheScenes', 'EarlyYears'],
    title: ['What happens at nursery while the children nap?', 'Nap time at nursery: what the staff do'],
    cover: 'What happens at nap time',
    gist: [
      'While the children sleep, somebody watches over them, notes are written, tables are cleaned, and the afternoon is prepared.',
      'Nap time is the quietest hour of the day, and there is plenty to do.',
    ],
    subject: ['What happens at nap time', 'The quiet hour'],
    hooks: {
      '*': [
        'What do nursery staff do while the children nap? Not sleep.',
        'It is quiet at nursery for one hour. Here is what happens then.',
      ],
      ptal: 'At nap time children are checked, notes are written, and rooms are prepared.',
      fi: 'Have you ever wondered what happens at nursery during the nap?',
      h: 'One hour without glue: nap time at nursery.',
    },
    lines: {
      '*': [
        'While children nap at nursery, somebody looks in every few minutes.',
        'At nap time, notes are written: who ate what, who had a fall, who said a new word.',
        'The afternoon at nursery is prepared while the children sleep.',
        'A warm cup of tea is a rare thing for nursery staff.',
      ],
      h: ["The tea from ten o'clock is drunk at one. Cold."],
    },
    scene: [
      'Twelve children sleep, and somebody scrapes glue off a table.',
      'A carer writes: first whole sentence today.',
    ],
    why: [
      ['Sleeping children have to be watched.', 'Safety comes first, also at nap time.'],
      ['Parents want to know how the day was.', 'What is not written down is soon forgotten.'],
    ],
    parts: [
      [
        'Watching over the children',
        ['Somebody is always there.', 'Every few minutes there is a look at each child.'],
        'A quiet room',
      ],
      ['Writing notes', ['For you and for the team.', 'New words get a place, too.'], 'A notebook'],
      [
        'Preparing the afternoon',
        ['Paints away, cushions out.', 'The children only see that it is ready.'],
        'A tidy playroom',
      ],
      ['A short break', ['A sip of tea and a sandwich.', 'Then the first one wakes up.'], 'A cup of tea'],
    ],
    turn: ['And then somebody calls "awake!"', 'A biscuit for the staff is always welcome.'],
    asks: ["What would you like to know about your child's day?", 'Does your child still nap?'],
    ends: {
      ptal: 'Watched, noted, prepared.',
      fi: 'Ask us what your child did today.',
      h: 'And the tea is cold again.',
    },
    keep: 'the next pick-up',
    send: 'grandparents who ask what they do all day',
    only: NURSERIES,
    own: [{ kinds: ['people'], about: 'carers?|team|staff|practitioner', lead: 'And who whispers here.' }],
    pic: { ask: 'A cold cup of tea on a high shelf', alt: 'A cup of tea on a shelf above toys' },
    claims: [
      ['Sleeping children are checked regularly and records are kept', 'early years practice and guidance'],
    ],
  },
  {
    id: 'biter-is-not-bad',
    format: 'answer',
    again: 8,
    emoji: '🦷',
    tags: ['ToddlerBehaviour', 'ParentTips', 'EarlyYears'],
    title: ['Why do toddlers bite, and what helps?', 'My toddler bites: what can I do?'],
    cover: 'Why toddlers bite',
    gist: [
      'Toddlers bite because they have no words yet, are teething or are overwhelmed. Comfort the bitten child, say one short sentence, and show another way.',
      'Biting is common between one and three. Stay calm, keep it short, and it passes.',
    ],
    subject: ['Why toddlers bite', 'What helps'],
    hooks: {
      '*': [
        'Why do toddlers bite? Mostly because they have no words yet.',
        'Your toddler has bitten somebody? It is common, and it passes.',
      ],
      ptal: 'A toddler who bites is not bad. It lacks words.',
      fi: 'Has your child bitten another child? Do not despair.',
      h: 'Before toddlers can argue, they use their teeth.',
    },
    lines: {
      '*': [
        'Biting is common between one and three. It mostly stops when children can speak.',
        'Comfort the child who was bitten first, then speak to the other one.',
        '"No. Biting hurts." One short sentence is enough for a toddler.',
        'Teach your child to say "stop" or to fetch an adult.',
      ],
      h: ['Later they discuss bedtime instead. You will miss nothing.'],
    },
    scene: [
      'Two children, one digger, and before anybody can speak it has happened.',
      'You are called aside at pick-up, and you turn red.',
    ],
    why: [
      ['Toddlers have big feelings and few words.', 'When they are tired or in a crowd, it is too much.'],
      ['If biting gets a lot of attention, it is repeated.', 'Short and calm works better than a lecture.'],
    ],
    parts: [
      [
        'Comfort the child who was bitten',
        ['Cool the place, hold it.', 'The other child sees who gets attention.'],
        'A child being comforted',
      ],
      [
        'Say one short sentence',
        ['"No. Biting hurts."', 'A long talk does not help.'],
        'A carer at eye level',
      ],
      [
        'Show another way',
        ['A raised hand, the word "stop".', 'Practise it when all are calm.'],
        'A raised small hand',
      ],
    ],
    turn: ['Talk to each other, so that everybody does the same.', 'It passes, and no child is bad for it.'],
    asks: ['How did biting stop with your child?', 'What helped when your toddler bit somebody?'],
    ends: {
      ptal: 'Comfort, one sentence, another way.',
      fi: 'You are not a bad parent.',
      h: 'And the digger gets a twin.',
    },
    question: 'My toddler has bitten another child. What now?',
    short: [
      'Stay calm, comfort the other child, and say one short sentence.',
      'Comfort first, then a short and clear no.',
    ],
    caution: [
      'If the skin is broken, wash it and ask a doctor or nurse. If biting goes on after three, get advice.',
      'A bite that bleeds should be seen by a doctor or nurse. Ask for help if it goes on for long.',
    ],
    keep: 'a bad day',
    send: 'parents of toddlers',
    pic: { ask: 'Two toddlers with one digger', alt: 'A toy digger in a sandpit' },
    claims: [
      [
        'Biting is common in toddlers; brief calm response; do not bite back',
        'advice of health services and paediatric associations',
      ],
      ['Wash broken skin and get advice', 'first aid advice'],
    ],
  },
  {
    id: 'mud-or-paint',
    format: 'either',
    again: 7,
    emoji: '🎨',
    tags: ['MessyPlay', 'ThisOrThat', 'EarlyYears'],
    title: ['Mud or paint: which mess do you like better?', 'Which mess is allowed in your home?'],
    cover: 'Mud or paint?',
    gist: [
      'Mud kitchen in the garden or finger paints on the table: which mess is allowed in your home?',
      'Mud needs a hose, paint needs a bath. Which of the two do you choose?',
    ],
    subject: ['Mud or paint?', 'Which mess is allowed?'],
    hooks: {
      '*': [
        'Mud kitchen or finger paints: which mess do you choose?',
        'Which mess would you rather clean up: mud or paint?',
      ],
      ptal: 'Mud or paint? Both are good for children.',
      fi: 'Be honest: mud or paint in your home?',
      h: 'Glitter is not on the list. Nobody chooses glitter.',
    },
    lines: {
      '*': [
        'Mud kitchen or finger paints: which one is allowed in your home?',
        'Which is worse to clean up: mud, paint or glitter?',
        'Old clothes on, and children may do anything. What do yours like best?',
        'Where does your child get dirtiest?',
      ],
      h: ['Glitter: you will find it until the wedding.'],
    },
    scene: [
      'Two hands are blue to the elbow, and the table is, too.',
      'It has rained, there is a puddle, and your child is already in it.',
    ],
    why: [['Getting dirty is part of playing and learning.', 'Children learn with their hands.']],
    parts: [
      ['Mud', ['Outside, with pots and water.', 'A hose at the end.'], 'A mud kitchen'],
      ['Paint', ['On paper, on hands, on the table.', 'The picture goes to Grandma.'], 'Finger paints'],
    ],
    turn: ['Both wash out, mostly.', 'Old clothes make everything easier.'],
    asks: ['Mud or paint?', "What was your child's biggest mess?"],
    ends: { ptal: 'Mud or paint?', fi: 'Photos of messy children are welcome.', h: 'And no glitter.' },
    caution: [
      'Wash hands after mud, and use paint made for children.',
      'Watch that small ones do not eat mud or paint, and wash hands afterwards.',
    ],
    keep: 'the next rainy day',
    send: 'parents with a garden',
    own: [
      {
        kinds: ['place', 'process', 'service'],
        about: 'garden|mud|forest|beach',
        lead: 'And where it may get messy here.',
      },
    ],
    pic: { ask: 'Small hands in mud or paint', alt: 'Small hands covered in paint' },
    claims: [
      ['Sensory play supports fine motor skills', 'early years practice'],
      ['Hand washing after soil', 'health advice'],
    ],
  },
  {
    id: 'first-word-on-friday',
    format: 'question',
    again: 7,
    emoji: '💬',
    tags: ['ToddlerTalk', 'FunnyKids', 'ParentLife'],
    title: ['Which funny word did your child invent?', "Children's words that stay in the family"],
    cover: "Your family's funniest word",
    gist: [
      'Pasketti, hopsital, aminal: which funny word of your child do you still use?',
      'Every family has a word that a small child invented. Which one is yours?',
    ],
    subject: ["Your family's funniest word", 'Words that children invent'],
    hooks: {
      '*': [
        'Pasketti, hopsital, aminal: which funny word has your child invented?',
        'Which word of your child does your family still use?',
      ],
      ptal: "Children's words often stay in a family for years. Which is yours?",
      fi: 'Tell us the funniest word your child has said.',
      h: 'Pasketti with grated sneeze: what is on the menu in your home?',
    },
    lines: {
      '*': [
        'Which funny word did your child say, and do you still use it?',
        "What was your child's first word?",
        'Write down the funny words of your children. They disappear so quickly.',
        'What does your child call its favourite toy?',
      ],
      h: ['"Hot cupboard" is a much better word than oven.'],
    },
    scene: [
      'At dinner everybody says pasketti, and the child who invented it is fourteen.',
      'Grandma asks what a boop is, and nobody can explain it.',
    ],
    why: [['Children say words as they hear them.', 'Often their words are easier than ours.']],
    parts: [
      ['Twisted words', ['Pasketti, hopsital, aminal.', 'They disappear one day.'], 'A plate of spaghetti'],
      [
        'Invented words',
        ['For things that had no name yet.', 'Only your family knows them.'],
        'A cuddly toy',
      ],
    ],
    turn: ['Write it down before it is forgotten.', 'One day they will laugh about it.'],
    asks: ['Which word of a small child do you still use?', "What was your child's first word?"],
    ends: { ptal: 'One word is enough.', fi: 'We love to read them.', h: 'And enjoy your pasketti.' },
    keep: 'the family album',
    send: 'the grandparents',
    pic: { ask: "A page with a child's handwriting", alt: 'A notebook page with crooked letters' },
    claims: [
      [
        'Overregularisation ("goed") is a normal stage of language; recasting is advised',
        'textbooks on language development',
      ],
    ],
  },
  {
    id: 'the-autumn-nose',
    format: 'season',
    again: 9,
    emoji: '🤧',
    tags: ['NurseryGerms', 'AutumnWithKids', 'ParentTips'],
    title: [
      'Child always has a cold? What is normal in the first winter',
      'Colds in the first year in a group: what helps',
    ],
    cover: 'Colds in the first winter',
    gist: [
      'In the first year in a group many children have one cold after another. That is normal. Wash hands, plan who stays at home, and keep children with fever at home.',
      'Small children meet new viruses all the time. It is tiring, and it gets better in the second year.',
    ],
    subject: ['Colds in the first winter', 'What is normal'],
    hooks: {
      '*': [
        'The third cold since September? In the first year in a group that is normal.',
        'Your child always has a runny nose? Here is what is normal and what helps.',
      ],
      ptal: 'Eight or more colds a year are common in small children.',
      fi: 'Another cold? Hang in there. The first winter is the hardest.',
      h: 'From October to April, sleeves are also handkerchiefs.',
    },
    lines: {
      '*': [
        'Eight or more colds a year are normal for small children in a group.',
        'Wash hands with your child when you come home. It is the best protection.',
        'Decide before the first fever who stays at home.',
        'Keep your child at home with fever, and after sickness for as long as the rules say.',
      ],
      h: ['Handkerchiefs in every pocket, and still the sleeve is quicker.'],
    },
    scene: [
      'Monday well, Wednesday runny nose, Friday fever: a normal week in November.',
      'The phone rings at work: your child has a temperature.',
    ],
    why: [
      ['Small children have to get to know each virus once.', 'Their defences are still learning.'],
      ['In a group, viruses are passed on quickly.', 'Children put everything into their mouths.'],
    ],
    parts: [
      [
        'Wash hands',
        ['When you arrive and before eating.', 'Sing a song while you do it.'],
        'Small hands under water',
      ],
      [
        'Plan who stays at home',
        ['Ask grandparents or a neighbour early.', 'Put the numbers into your phone.'],
        'A telephone',
      ],
      [
        'Keep fever at home',
        ['Until your child has been well for long enough.', 'Each setting has its rules.'],
        'A child in bed with a book',
      ],
    ],
    turn: ['It gets better in the second winter.', 'Spring will come.'],
    asks: ['How many colds has it been so far?', 'What helps in your family against colds?'],
    ends: {
      ptal: 'Wash hands, plan, stay at home with fever.',
      fi: 'Get well soon to all of you.',
      h: 'And wash the sleeves.',
    },
    caution: [
      'Get medical help at once for a baby under three months with fever, trouble breathing, a rash that does not fade, or a child that does not drink or is hard to wake.',
      'Trouble breathing, a rash that stays, not drinking, hard to wake, or fever in a baby under three months: get help at once.',
    ],
    keep: 'the next cold',
    send: 'parents in their first winter of colds',
    when: { season: ['autumn', 'winter'] },
    own: [
      {
        kinds: ['policy', 'process', 'question'],
        about: '\\bill\\b|sick|fever|illness',
        lead: 'And the rule here when somebody is ill.',
      },
    ],
    pic: { ask: 'Tissues and small gloves on a radiator', alt: 'A pack of tissues beside small gloves' },
    claims: [
      [
        'Young children often have eight or more colds a year, more in group care at first',
        'paediatric health information',
      ],
      ['Red flags in ill children', 'advice of health services'],
    ],
  },
];
