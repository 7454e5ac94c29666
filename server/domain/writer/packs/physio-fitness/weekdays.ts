// Around the week: sleep, shoes, screens, families, excuses.
import type { Idea } from '../../library/idea.ts';
import { CLINIC, MASSAGE, MAT, MAT_ONLY, NO_TRAINING, RUNNERS } from './kinds.ts';

export const WEEKDAYS: readonly Idea[] = [
  {
    id: 'five-minute-warm-up',
    format: 'howto',
    again: 8,
    emoji: '🔥',
    tags: ['WarmUp', 'TrainingTips', 'Mobility'],
    title: ['How to warm up in five minutes', 'A short warm-up that is enough for most training'],
    cover: 'Warm up in five minutes',
    gist: [
      'To warm up, do the exercise itself in small: slowly, lightly, not so far. Then a little more each time. Five minutes are enough.',
      'Walk first, then do the movements of your training gently, and more each time. You need no star jumps.',
    ],
    subject: ['Warm up: small first, then big', 'A five-minute warm-up'],
    hooks: {
      '*': [
        'The first minutes of exercise feel rusty for everybody. Warm up for five minutes.',
        'Watch a dog get up: front legs long, back legs long, and off. That is a warm-up.',
        "Nobody's body likes to start cold. Warm up for five minutes.",
      ],
      p: 'A good warm-up takes five minutes and has one simple rule.',
      a: 'To warm up, do the movement lightly first.',
      t: 'Warm muscles work faster and joints move better. A light version prepares your nerves.',
      f: 'Straight from the car to training? Warm up for five minutes first.',
      h: 'Swinging your arms twice while you talk is no warm-up.',
      i: 'A good warm-up helps you for the whole hour.',
      l: 'Warm up first. Then everything is easier.',
    },
    lines: {
      '*': [
        'Warm up with the exercise itself: first small and slow, then bigger, then nearly as hard as later.',
        'Walking to the gym for five minutes is half of the warm-up. Taking the bus is not.',
        'A cold morning and stiff joints? Warm up twice as long and do half as much.',
        'When you want to take off a layer, you are warm enough.',
        'On cold mornings warm up twice as long.',
      ],
      h: ['Getting into a tight top is a warm-up, too.'],
    },
    scene: [
      'Twelve people should be warming up. Ten are chatting, and one is already lying there as if it were over.',
      'You come in late from the cold and start at once, without a warm-up.',
    ],
    why: [
      [
        'Warm muscles work better, and joints move more easily.',
        'What is stiff at first gets better after some minutes.',
      ],
      [
        'If you do the movement slowly first, your body knows what is coming.',
        'A rehearsal helps, above all before something heavy or fast.',
      ],
    ],
    parts: [
      [
        ['Walk or cycle for two minutes', 'Get warm for two minutes'],
        ['Or march on the spot.', 'Until your hands are warm.', 'You should want to take off a layer.'],
        'Feet marching on the spot',
      ],
      [
        ['Move every joint gently', 'Circle ankles, hips and shoulders'],
        ['Only as far as it is easy today.', 'Do not pull and do not bounce.', 'Nothing should be forced.'],
        'Arms circling slowly',
      ],
      [
        ['Do the exercise in small', 'Do a light version first'],
        ['Half a squat, a slow run, no weight.', 'It is a rehearsal.', 'Half as far, without weight.'],
        'A half squat without weight',
      ],
      [
        ['Do a little more each time', 'Then make it harder'],
        [
          'A bit deeper, faster or heavier, three times.',
          'The third time you know what you can do today.',
          'Three times, from easy to nearly serious.',
        ],
        'A deeper squat with a light weight',
      ],
    ],
    turn: ['Then begin, and notice the difference.', 'On good days it takes three minutes, on Mondays six.'],
    asks: ['What do you do first to warm up?', 'Who never warms up?'],
    ends: {
      p: 'It also shows you how you feel today.',
      a: 'Small, bigger, real.',
      t: 'First general, then the exercise itself, then harder.',
      f: 'Try it next time, and before gardening.',
      h: 'Putting on a sock while standing is for experts.',
      i: 'Start gently, and the rest is easier.',
      l: 'Like an orchestra tuning.',
    },
    work: 'A difficult meeting needs a warm-up, too: start with something easy.',
    keep: 'your next training',
    send: 'a friend who always comes late',
    own: [
      {
        about: '\\bclass|small group',
        kinds: ['event', 'product'],
        lead: 'If you like to train with others:',
      },
    ],
    unless: NO_TRAINING,
    pic: { ask: 'A hooded top on a hook beside a mat', alt: 'A hooded top on a hook beside a mat' },
    claims: [
      [
        'Warm-up raises temperature, performance; general then specific progression',
        'exercise physiology textbook, NHS warm-up advice',
      ],
    ],
  },
  {
    id: 'phone-at-nose-height',
    format: 'tip',
    again: 8,
    emoji: '📱',
    tags: ['PhoneNeck', 'ScreenTime', 'NeckCare'],
    caution: [
      'Neck pain after an accident, or with numbness, weakness or severe headache, needs medical advice.',
      'After an accident, or if your arms are numb or weak or you have a bad headache, see a doctor about your neck.',
    ],
    title: ['Phone and neck: what really helps', 'Text neck: small changes for a phone and a neck'],
    cover: 'A stiff neck from your phone',
    gist: [
      'Looking down at your phone does no harm. Doing it for hours makes your neck stiff. Hold the phone higher, rest your elbows, and look up now and then.',
      'Raise your phone, rest your arms, change sides, and look round after each video. Your neck will thank you.',
    ],
    subject: ['Hold your phone higher', 'Your phone and your neck'],
    hooks: {
      '*': [
        'On a train forty people look at their phones, and forty necks are bent.',
        'Your head is as heavy as a bowling ball, and it hangs over a phone for hours.',
        'Is your neck stiff from your phone? Hold it higher.',
      ],
      p: 'It does no harm to look at a phone. After three hours your neck will complain.',
      a: 'Hold your phone higher, and rest your elbows.',
      t: 'If you bend your head over a phone, the muscles of your neck have to hold it.',
      f: 'Where is your chin now? Look up from your phone for a second.',
      h: 'People needed millions of years to stand upright, and then came videos of kittens.',
      i: 'Look up from your phone. There is a lot up there.',
      l: 'Look up from your phone, and your whole body is taller.',
    },
    lines: {
      '*': [
        'Rest your elbow on a bag or on your other arm and hold the phone at nose height. Your neck can rest.',
        'After each video on your phone look over both shoulders, as if you were parking.',
        'A long message to write? Dictate it into your phone while you walk.',
        'Looking down does no harm. People have always read and knitted. Your neck just needs a change.',
        'Read long things on a big screen and not on your phone. It is better for your neck.',
      ],
      h: ['If you walk into a lamp post, say sorry and put your phone away.'],
    },
    scene: [
      'You only wanted to look up the time on your phone. Now you know a lot about otters, and your neck is stiff.',
      'At the bus stop seven people bend over their phones, as if they were praying.',
    ],
    why: [
      [
        'If you hold any position for long, your muscles complain.',
        'It is the time that tires your neck, as if you held out an arm.',
      ],
      ['If the screen is higher, your neck has less to do.', "A hand's width higher makes a difference."],
    ],
    parts: [
      [
        ['Hold the screen higher', 'Bring the phone up to your nose'],
        [
          'With your elbow on something.',
          'A bag on your lap is a good table.',
          'Rest your elbow on your other arm or on a cushion.',
        ],
        'An elbow propped on a bag',
      ],
      [
        ['Change hands now and then', 'Use the other hand'],
        [
          'Your thumb and shoulder will be glad.',
          'On the sofa, change ends.',
          'What you always do on the left, do on the right.',
        ],
        'A phone changing hands',
      ],
      [
        ['Look up after each video', 'Look out of the window in between'],
        ['And over both shoulders.', 'Otherwise you never look up.', 'Do it after every message you send.'],
        'Someone looking out of a train window',
      ],
    ],
    turn: ['The next video can wait.', 'And if your neck stays stiff for weeks, have it looked at.'],
    asks: ['Where is your chin right now?', 'How long do you look at your phone in one go?'],
    ends: {
      p: 'Change something every few minutes. That is enough.',
      a: 'Higher, rest, change.',
      t: 'The straighter you hold your head, the less your neck has to do.',
      f: 'Look up, there is a cloud.',
      h: 'You can watch kittens standing up.',
      i: 'The sky is still there.',
      l: 'Chin level, eyes on the distance.',
    },
    work: 'If your team lives on messages, make one call a day a walking call.',
    keep: 'your next train ride',
    send: 'somebody who only looks down',
    own: [
      {
        about: 'neck|shoulder|desk|headache',
        kinds: ['service', 'product', 'price', 'event'],
        lead: 'If your neck is stiff:',
      },
    ],
    pic: { ask: 'A train or bus window with nobody in front of it', alt: 'A view from a train window' },
    claims: [
      ['Head weighs about 4.5 to 5 kg; load rises with flexion', 'anatomy textbook'],
      [
        'Sustained postures cause discomfort; link between texting posture and neck pain is not firmly established',
        'reviews on text neck',
      ],
    ],
  },
  {
    id: 'words-from-the-mat',
    format: 'glossary',
    again: 12,
    emoji: '🧘',
    tags: ['YogaWords', 'PilatesTerms', 'YogaBeginner'],
    only: MAT,
    title: [
      'Yoga and pilates words: asana, core, flow, neutral spine',
      'What the teacher means: yoga and pilates words in English',
    ],
    cover: 'Yoga and pilates words',
    gist: [
      'Asana, flow, neutral spine, engage the core, prop: five words from the mat, so that you need not look at your neighbour.',
      'Half of the words in a yoga or pilates class nobody explains. Here is what they mean.',
    ],
    subject: ['Yoga and pilates words explained', 'Downward what?'],
    hooks: {
      '*': [
        '"Find your neutral spine," says the yoga teacher. You look at your neighbour, who looks at you.',
        'In your first yoga class everybody turns over, and you did not understand the word.',
        'In a first yoga or pilates class people mostly look at the others. A few words help.',
      ],
      p: 'A yoga or pilates class is easier if you know a few words.',
      a: 'Learn five words, and you can follow a yoga class.',
      t: 'Asana is Sanskrit for seat. A neutral spine keeps the curves it has when you rest.',
      f: 'New to yoga or pilates, and lost at the second sentence? Here are five words.',
      h: '"Soften your face," says the yoga teacher, just when nobody can.',
      i: 'In yoga and pilates the words come by themselves after some weeks.',
      l: 'Old yoga words, said softly, in a warm room.',
    },
    lines: {
      '*': [
        'Asana: a pose.\nFlow: poses strung together with the breath.\nProp: whatever helps, from a block to a cushion.\nNone of it is a test.',
        '"Neutral spine" in pilates means that your lower back keeps its natural curve.',
        '"Engage your core" feels as if somebody were about to tickle you, and you go on breathing.',
        'Using a block in yoga is not cheating. It brings the floor up to you.',
        '"Listen to your body" in yoga means: if it says no, do less.',
      ],
      h: ["Child's pose is named after children, who never stay in it."],
    },
    scene: [
      'Dim light, twelve mats, and the teacher says a word with many vowels. Eleven people move.',
      'You have just understood one pose, and everybody else is in the next.',
    ],
    why: [
      [
        'Teachers use words from Sanskrit and anatomy, and you have to guess.',
        'In a class nobody has time to translate.',
      ],
      [
        'If you know the words, you need not look round.',
        'Turning your head in the middle of a pose is bad for your neck.',
      ],
    ],
    parts: [
      [
        'Asana',
        [
          'A pose. The word means seat.',
          'Every pose with a name that ends in asana.',
          'A pose that you hold, sitting, standing or upside down.',
        ],
        'A person sitting cross-legged',
      ],
      [
        'Flow',
        [
          'You go from one pose to the next as you breathe.',
          'If you get lost, stop and join in again.',
          'Moving from one to the next, like a slow dance.',
        ],
        'A slow transition between poses',
      ],
      [
        'Neutral spine',
        [
          'The curves your back has when nobody corrects you.',
          'When you lie on your back, a flat hand fits under your waist.',
          'Your back as it is when you leave it alone.',
        ],
        'A hand under a lower back',
      ],
      [
        'Core',
        [
          'The muscles round your waist, front, sides and back.',
          'Tighten them gently, not as hard as you can.',
          'All the muscles round your middle.',
        ],
        'Hands around a waist',
      ],
      [
        'Props',
        [
          'Blocks, belts and blankets. They make a pose fit you.',
          'Experienced people use more of them.',
          'Things that bring the floor nearer.',
        ],
        'Blocks and a folded blanket',
      ],
    ],
    turn: [
      'Nobody minds if you look at the others. Everybody does.',
      'If you did not understand one, ask afterwards.',
    ],
    asks: ['Which yoga or pilates word have you never understood?', 'Which pose has the oddest name?'],
    ends: {
      p: 'With five words you can follow most classes.',
      a: 'Breathe. The words will come.',
      t: 'The names differ from school to school.',
      f: 'See you in class.',
      h: 'Your neighbour is copying you, too.',
      i: 'You belong there from the first breath on.',
      l: 'Silence, and time to rest.',
    },
    work: 'In meetings people look at their neighbour, too. Say the plain word as well.',
    keep: 'your first yoga or pilates class',
    send: 'somebody who is new to yoga',
    own: [
      {
        about:
          'yoga|pilates|beginner|class(?:es)? (?:of|for|have|on|every|cost|take)|(?:teach|online|evening|candlelit) class',
        kinds: ['event', 'service', 'product', 'price', 'offer'],
        lead: 'You learn them best in class:',
      },
    ],
    pic: {
      ask: 'Blocks, a belt and a folded blanket on a mat',
      alt: 'Yoga blocks and a folded blanket on a mat',
    },
    claims: [
      [
        'Asana is Sanskrit for seat; definitions of flow, neutral spine, core, props',
        'definition, yoga and pilates textbooks',
      ],
    ],
  },
  {
    id: 'before-you-lie-down',
    format: 'behind',
    again: 9,
    emoji: '🛏️',
    tags: ['BehindTheScenes', 'MassageRoom', 'TherapyRoom'],
    only: `${MASSAGE}|${CLINIC}`,
    title: ['What is prepared before you lie down', 'How a treatment room is made ready for you'],
    cover: 'How we get the room ready for you',
    gist: [
      'A clean sheet, warm hands, a cushion for your knees, and a look at your notes: all of that happens before your treatment.',
      'Before you lie down for a treatment, the room is made ready for you.',
    ],
    subject: ['Before your treatment', 'The cushion under the knees'],
    hooks: {
      '*': [
        'Before your treatment somebody has opened the window, changed the sheet and warmed their hands.',
        'Fresh linen on the treatment table, for you alone. Every time.',
        'Your treatment starts before you come in.',
      ],
      p: 'Before each treatment the room is made ready again.',
      a: 'Clean sheet, warm hands, your notes read: then your treatment starts.',
      t: 'With a roll under your knees your lower back can relax before the treatment starts.',
      f: 'Have you ever wondered what goes on before your treatment?',
      h: 'Nobody comes back to a therapist with cold hands.',
      i: 'You can feel that somebody is expecting you.',
      l: 'Clean linen, a warm room, soft light: ready for your treatment.',
    },
    lines: {
      '*': [
        'Why is there a cushion under your knees on the treatment table? With bent legs your back can relax.',
        'Too cold, too bright or too loud for your treatment? Say so. We can change it in a minute.',
        'Eat only a little before your treatment and come ten minutes early.',
        'You decide what you take off for a treatment, and a good therapist tells you so.',
        'Tell us if the headrest of the treatment table is uncomfortable or your feet are cold.',
      ],
      h: ['No certificate says so, but a good therapist has warm hands.'],
    },
    scene: [
      'Somebody puts a clean sheet on the table and rubs their hands warm. You untie your shoes.',
      'The sheet is smooth, the light is soft, and the treatment table is ready for you.',
    ],
    why: [
      [
        'If you are cold or lie badly, your muscles cannot relax.',
        'Before your muscles can relax, you have to lie well.',
      ],
      [
        'Nothing of the last person should still be there.',
        'Everybody should find the room as if they were the first of the day.',
      ],
    ],
    parts: [
      [
        ['We put on a clean sheet', 'We wipe the table'],
        [
          'Everything that touches your skin is clean.',
          'After you it goes in the wash.',
          'It happens every time, even when we are late.',
        ],
        'A fresh sheet laid over a table',
      ],
      [
        ['We read your notes', 'We look up what you told us'],
        [
          'So you need not tell it twice.',
          'Two minutes, and we know where we stopped.',
          'You need not start at the beginning.',
        ],
        'A hand turning a page',
      ],
      [
        ['We warm our hands', 'Hands are made warm'],
        [
          'Under water, or on a cup of tea.',
          'Cold fingers make everybody tense.',
          'Nobody likes cold fingers on their back.',
        ],
        'Hands around a warm cup',
      ],
      [
        ['We put cushions where you need them', 'A roll goes under your knees'],
        [
          'Or under your ankles, if you lie on your front.',
          'Then your back need not hold anything.',
          'It takes the strain from your back.',
        ],
        'A roll placed at the end of a table',
      ],
    ],
    turn: ['Then we knock and ask whether you are comfortable.', 'All you have to bring is yourself.'],
    asks: ['What makes you feel comfortable during a treatment?', 'Music or silence during a treatment?'],
    ends: {
      p: 'If you need anything, say so.',
      a: 'First make yourself comfortable.',
      t: 'A cushion, warmth, soft light: then we start.',
      f: 'And afterwards take your time with your shoes.',
      h: 'Nobody looks at your socks.',
      i: 'It starts before the first touch.',
      l: 'The door closes, and the day stays outside.',
    },
    work: 'Before somebody comes to see you, read their last message. The talk will be better.',
    keep: 'your next treatment',
    send: 'somebody who is always in a rush',
    own: [
      {
        about: '\\brooms?\\b|quiet|minutes|\\blate\\b',
        kinds: ['place', 'policy', 'process', 'service'],
        lead: 'Good to know before you come:',
      },
    ],
    pic: {
      ask: 'Your table made up, a roll at its end, soft light',
      alt: 'A treatment table with fresh linen and a roll',
      need: 'photo',
    },
    claims: [
      [
        'Positioning with bolsters eases the lower back; hygiene between clients',
        'massage therapy textbook, professional standards',
      ],
    ],
  },
  {
    id: 'heat-or-cold',
    format: 'answer',
    again: 8,
    emoji: '🧊',
    tags: ['HeatOrCold', 'FirstAid', 'RecoveryTips'],
    question: 'Heat or cold on a sore spot?',
    short: [
      'Fresh and swollen: cold. Tight and achy: mostly warmth. Choose what feels good.',
      'Cold for what has just happened, warmth for what is tight.',
    ],
    caution: [
      'Never put ice or very hot things directly on skin, nor on numb areas or where circulation is poor. A suspected fracture or a joint that cannot bear weight needs medical help.',
      'Keep ice and heat off bare skin, off numb skin and off places with poor circulation. If it may be broken or cannot take your weight, see a doctor.',
    ],
    title: [
      'Heat or ice: what to use on a sore muscle or sprain',
      'Ice pack or hot water bottle: when to use which',
    ],
    cover: 'Frozen peas or something warm?',
    gist: [
      'Something has just happened and is swelling? Use cold, in a cloth, for a quarter of an hour. Is a muscle tight and achy? Most people like warmth.',
      'Frozen peas for a fresh sprain. A hot water bottle for a tight muscle.',
    ],
    subject: ['Frozen peas or something warm?', 'Fresh: cold. Tight: warm.'],
    hooks: {
      '*': [
        'A sore ankle, frozen peas in one hand and something warm in the other: heat or cold?',
        'Your grandmother used heat, the coach used ice. Who was right?',
        'Heat or cold? It depends on how fresh it is.',
      ],
      p: 'Whether you use heat or cold depends mostly on how fresh it is.',
      a: 'Has it just happened? Cold. Has it ached for days? Warm.',
      t: 'Cold numbs for a while, and warmth relaxes. Both mostly make you more comfortable.',
      f: 'Heat or cold? Did it just happen, or has it been achy for days?',
      h: 'Frozen peas are good for a sprained ankle. Afterwards nobody should eat them.',
      i: 'A little heat or cold makes the waiting easier.',
      l: 'A hot water bottle, a blanket and an armchair.',
    },
    lines: {
      '*': [
        'A fresh sprain with swelling: cold, in a cloth, for fifteen or twenty minutes. Never put ice straight on the skin.',
        'Tight neck after a long drive? Most people find warmth nicer than ice there. Comfort is a fair guide.',
        'Write "first aid, do not eat" on your frozen peas.',
        'Neither heat nor cold heals a sprain. They make it easier to wait.',
        'Always put a tea towel between ice and your skin.',
      ],
      h: ['Frozen peas fit round an ankle. Frozen pizza does not.'],
    },
    scene: [
      'You twist your ankle on the {kerb|curb}, and it is swelling. In the freezer there are peas, spinach and fish.',
      'You wake up with a stiff neck and cannot turn your head. Heat or cold?',
    ],
    why: [
      [
        'Just after an injury cold dulls the pain and may keep the swelling down a bit.',
        'In the first hours it is warm by itself.',
      ],
      ['Tight muscles like warmth, because they can relax.', 'A warm bath does tense shoulders good.'],
    ],
    parts: [
      [
        ['Cool what is fresh and swollen', 'Just happened and swelling: use cold'],
        [
          'In a cloth, up to twenty minutes, then a break of two hours.',
          'Shoe off, foot up, and watch a film.',
          'Wrapped in a cloth, a quarter of an hour, then a long break.',
        ],
        'Frozen peas wrapped in a cloth',
      ],
      [
        ['Warm what is tight and achy', 'Tight for days: use warmth'],
        [
          'A hot water bottle with a cover, or a shower. It should be pleasant.',
          'If you want to pull away, it is too hot.',
          'As warm as a bath.',
        ],
        'A hot water bottle in a knitted cover',
      ],
      [
        ['If you are not sure, try both', 'Choose what feels good'],
        ['A few minutes of each.', 'Nothing should hurt.', 'After five minutes you know.'],
        'Peas and a hot water bottle side by side',
      ],
    ],
    turn: [
      'After a day or two, moving gently helps more than either.',
      'If it gets worse, have it looked at.',
    ],
    asks: [
      'Frozen peas or a hot water bottle: which do you use?',
      'What is in your freezer only for ankles?',
    ],
    ends: {
      p: 'A cloth in between, not too long, and then a break.',
      a: 'Cool what is new. Warm what is tight.',
      t: 'Twenty minutes on, two hours off, with a cloth in between.',
      f: 'Put your foot up and let somebody else cook.',
      h: 'And write on the peas what they are for.',
      i: 'It takes time. Be comfortable meanwhile.',
      l: 'A quiet hour, warm or cool.',
    },
    work: 'Check that the cold pack in your first-aid box still works.',
    keep: 'the next sprain or stiff neck',
    send: 'somebody who keeps peas in the freezer',
    own: [
      {
        about: 'sprain|sports? injur|urgent|same.day',
        kinds: ['service', 'process', 'price', 'offer'],
        lead: 'If it should be looked at:',
      },
    ],
    unless: MAT_ONLY,
    pic: {
      ask: 'A bag of peas and a hot water bottle side by side',
      alt: 'Frozen peas beside a hot water bottle',
    },
    claims: [
      [
        'Ice wrapped in cloth up to 20 minutes every 2 to 3 hours for sprains in first days; avoid heat then',
        'NHS, sprains and strains',
      ],
      ['Heat often preferred for muscle tightness; evidence limited', 'NHS, reviews'],
    ],
  },
  {
    id: 'shoes-in-the-afternoon',
    format: 'mistake',
    again: 9,
    emoji: '👟',
    tags: ['RunningShoes', 'WalkingShoes', 'FootCare'],
    wrong: 'Buying sports shoes in the morning, in thin socks, by colour',
    title: ['How to choose running or walking shoes that fit', 'When and how to try on running shoes'],
    cover: 'Buy sports shoes in the afternoon',
    gist: [
      "Feet swell during the day. Try on sports shoes in the afternoon, in your own socks, with a thumb's width of room, and choose the most comfortable.",
      'Good sports shoes are those you forget at once. Bring your own socks and run to the door and back.',
    ],
    subject: ['Buy shoes in the afternoon', 'Sports shoes you forget'],
    hooks: {
      '*': [
        'In the morning your sports shoes fit like a glove. By evening your feet are half a size bigger.',
        'Turn your old sports shoes over. The soles show how you walk.',
        'Sports shoes that pinch in the shop will pinch for ever.',
      ],
      p: 'With sports shoes comfort matters more than what is on the box.',
      a: 'Try on sports shoes after lunch, in your own socks.',
      t: "Your feet get longer and wider during the day, so leave a thumb's width in your sports shoes.",
      f: 'Do you need new sports shoes? Four things help.',
      h: 'You chose your sports shoes because they were blue. So did everybody with blisters.',
      i: 'Good shoes take you further than good intentions.',
      l: 'A good shoe is forgotten at the first step.',
    },
    lines: {
      '*': [
        'Buy sports shoes in the afternoon, when feet are at their largest, and take the socks you train in.',
        "There should be a thumb's width in front of your longest toe in a sports shoe.",
        'Is the sole of your sports shoes creased and leaning to one side? Then buy new ones.',
        'Choose the most comfortable sports shoes in the shop and not the cleverest.',
        'Two pairs of sports shoes in turn last longer than one after the other.',
      ],
      h: ['Shoes that "only need breaking in" break your feet in.'],
    },
    scene: [
      'Ten in the morning, thin socks, a sale. The sports shoes pinch a little, but they are blue.',
      'In the shoe shop: six boxes, four left shoes, and you no longer know which was best.',
    ],
    why: [
      [
        'Feet get bigger in the course of the day, and when you run.',
        'A shoe that fits at ten is tight at five.',
      ],
      [
        'No study has shown that shoes for a foot type prevent injuries. Comfort seems to matter more.',
        'No table of foot types is better than the question how it feels.',
      ],
    ],
    parts: [
      [
        ['Go in the afternoon', 'Try shoes on late in the day'],
        [
          'Your feet are at their biggest then.',
          'A warm day is best.',
          'After work they have the size you need.',
        ],
        'A foot being measured',
      ],
      [
        ['Bring your own socks', 'Wear the socks you train in'],
        [
          'And your insoles, if you have any.',
          'The thin ones from the shop are different.',
          'Thick ones change the size.',
        ],
        'Thick socks in a bag',
      ],
      [
        ["Leave a thumb's width at the front", 'Check the room for your toes'],
        [
          'Stand up, and go by the bigger foot.',
          'The heel should be firm, the toes free.',
          'Stand up to test it.',
        ],
        'A thumb pressed at the tip of a shoe',
      ],
      [
        ['Run to the door and back', 'Try them on the move'],
        [
          'Ten steps tell you more than ten minutes of sitting.',
          'If you still think about them, they are wrong.',
          'Walk up and down the shop.',
        ],
        'Someone jogging across a shop',
      ],
    ],
    turn: [
      'After that, choose the colour.',
      'Write the date inside the shoe. Then you know how old they are.',
    ],
    asks: ['How old are your sports shoes?', 'What were the worst shoes you ever had?'],
    ends: {
      p: 'Comfort first, looks second.',
      a: "Afternoon, own socks, a thumb's width, ten steps.",
      t: 'Test shoes while you are standing in them.',
      f: 'Your toes will thank you.',
      h: 'Blisters come in every colour.',
      i: 'A good walk starts with good shoes.',
      l: 'So light that you forget them.',
    },
    work: 'It is the same with chairs and headsets at work: let people try them for an afternoon.',
    keep: 'the next time you buy sports shoes',
    send: 'a friend who buys shoes by colour',
    own: [
      {
        about: '\\bshoes?\\b|insoles?|orthotic|gait analysis|running|\\bfeet\\b|\\bfoot\\b',
        kinds: ['service', 'product', 'price', 'event'],
        lead: 'If you want your feet looked at:',
      },
    ],
    unless: MAT_ONLY,
    only: RUNNERS,
    pic: { ask: 'The soles of an old pair, turned up', alt: 'The worn soles of a pair of running shoes' },
    claims: [
      ['Feet swell during the day; leave about a thumb width', 'College of Podiatry advice'],
      [
        'Selecting shoes by foot type has not been shown to reduce injuries; comfort may matter',
        'sports medicine reviews',
      ],
    ],
  },
  {
    id: 'one-good-reason',
    format: 'question',
    again: 8,
    emoji: '🛋️',
    tags: ['Excuses', 'Motivation', 'TellUs'],
    title: ['What is your favourite excuse for not exercising?', 'The best excuses for skipping exercise'],
    cover: 'Your best excuse not to exercise',
    gist: [
      'It is raining, it is too warm, one shoe is wet. What is your favourite excuse for not exercising?',
      'The sofa is very good at excuses. What is its best one, and what got you up all the same?',
    ],
    subject: ['Your excuse for not exercising?', 'The best excuses'],
    hooks: {
      '*': [
        'Your bag is packed, it is time to exercise, and then you remember the washing. What is your excuse?',
        '"I was just about to exercise, but": how does your sentence go on?',
        'People are very good at excuses, above all at half past six. What is yours?',
      ],
      p: 'A favourite excuse shows what really keeps you from exercising.',
      a: 'Know your excuse, and plan for it.',
      t: 'People who plan for their excuse exercise more often.',
      f: 'What is your favourite excuse for not exercising? We write nothing down.',
      h: 'The dog would have gone out. But the dog has no electric blanket.',
      i: 'One good reason is enough against ten excuses.',
      l: 'On some evenings the armchair is right.',
    },
    lines: {
      '*': [
        'Rain, work, the other shoe: what is your favourite excuse for not exercising? And what has ever beaten it?',
        'No excuse: shoes on and five minutes. After that you may turn round. Hardly anybody does.',
        '"No time to exercise" mostly means no fixed time. Meet somebody, and you will go.',
        'Is it the same excuse every week? Change the plan. Too tired at night? Exercise at noon.',
        'Tell yourself that you will only put your sports shoes on. The rest mostly follows.',
      ],
      h: ['My excuse cancelled at short notice, so I had to exercise.'],
    },
    scene: [
      'One sports shoe is on, the other in your hand. On television they are about to say who did it.',
      'You want to run. It drizzles. It is not really rain, and not really dry.',
    ],
    why: [
      [
        'The hardest part is between the sofa and the shoes.',
        'Nobody fears the hour. It is the first four minutes.',
      ],
    ],
    parts: [
      [
        ['The weather is wrong', 'It is too hot or too cold'],
        [
          'That works all year round.',
          'In some countries it works every day.',
          'There is always something wrong with it.',
        ],
        'Rain on a window',
      ],
      [
        ['There is no time', 'It is too late or too early'],
        [
          'It is five minutes too late to begin.',
          'The calendar is full of things nobody remembers by Friday.',
          'Nobody can start at seven minutes to.',
        ],
        'A full calendar',
      ],
      [
        ['Something is missing', 'A sock is missing'],
        [
          'No socks, no battery, the sports bra is in the wash.',
          'People once ran in boots, without excuses.',
          'The left shoe, the charger, the will.',
        ],
        'An empty sock drawer',
      ],
      [
        ['The sofa is too nice', 'The sofa said no'],
        ['It has a blanket.', 'Only a friend at the door helps.', 'It has called your name since five.'],
        'A blanket on a sofa',
      ],
    ],
    turn: ['The best one should get a prize.', 'And one missed day is just a day off.'],
    asks: ['What do you say when you do not feel like it?', 'What has ever got you off the sofa?'],
    ends: {
      p: 'If you know it, you can plan for it.',
      a: 'Say your excuse aloud. Then go anyway.',
      t: 'Write it down: if this happens, I will do that.',
      f: 'A really good excuse deserves respect.',
      h: 'Excuses get better with practice.',
      i: 'Just put your shoes on.',
      l: 'Tomorrow, then.',
    },
    work: 'Every project has an excuse, too. Ask for it at the start.',
    keep: 'the next evening on the sofa',
    send: 'a training partner with an electric blanket',
    own: [
      {
        about: 'groups?\\b|class(?:es)? (?:of|for|have|on|every|cost|take)|together|buddy|course',
        kinds: ['event', 'service', 'product'],
        lead: 'It is harder to cancel if somebody is waiting:',
      },
    ],
    unless: NO_TRAINING,
    pic: {
      ask: 'One trainer on the floor, one on the sofa',
      alt: 'One running shoe on a sofa and one on the floor',
    },
    claims: [
      ['Implementation intentions and obstacle planning support follow-through', 'behavioural science'],
      ['Appointments with others raise adherence', 'behavioural science, general'],
    ],
  },
  {
    id: 'muscle-turns-to-fat',
    format: 'myth',
    again: 9,
    emoji: '🧬',
    tags: ['TrainingMyths', 'MuscleFacts', 'StrengthTraining'],
    myth: 'Muscle turns into fat when you stop training',
    short: [
      'No. They are different tissues. Without training muscle shrinks, and it comes back faster than before.',
      'No. Muscle gets smaller without training, and it comes back quickly.',
    ],
    title: [
      'Does muscle turn into fat when you stop training?',
      'What happens to muscle when you stop training?',
    ],
    cover: 'What happens to unused muscle',
    gist: [
      'No muscle turns into fat. If you stop training, muscles get smaller, slowly. And they come back faster than the first time.',
      'A wall does not turn into a carpet, and muscle does not turn into fat. Without training it shrinks, with training it grows again.',
    ],
    subject: ['Muscle does not turn into fat', 'What happens when you stop training'],
    hooks: {
      '*': [
        '"If you stop training, it all turns to fat," says an uncle who has never trained.',
        'Three weeks without training: do muscles turn into fat?',
        'Does muscle turn into fat when you stop training? No.',
      ],
      p: 'If you stop training for a while, less happens than people think.',
      a: 'Muscle cannot turn into fat. They are two different things.',
      t: 'Muscle fibres shrink without training. They seem to remember, so they grow back faster.',
      f: 'Have you stopped training for a while? Do not worry.',
      h: 'If unused muscles turned into fat, unused pianos would turn into sofas.',
      i: 'What you have trained once comes back sooner.',
      l: 'Your muscles forget slowly and remember quickly.',
    },
    lines: {
      '*': [
        'Muscle does not turn into fat. Without training it gets smaller, and that takes weeks.',
        'After a break from training your strength comes back faster than the first time.',
        'Two or three weeks without training? Start with two thirds of your old weights.',
        'One short training a week keeps most of your strength through a busy month.',
        'After a week of illness train gently for a week. Then all is as before.',
      ],
      h: ['Muscle does not turn into fat. The chocolate on the sofa is another matter.'],
    },
    scene: [
      'The first day back at the gym. You lift the bar and wait for the worst.',
      'At a barbecue somebody pinches his upper arm and says it is all fat now.',
    ],
    why: [
      [
        'Muscle and fat are different cells. One cannot become the other.',
        'It is as if bread turned into butter because nobody ate it.',
      ],
      [
        'Two things happen at once: you move less, and you eat as before.',
        'The muscles get smaller and the fat gets more, but not out of each other.',
      ],
    ],
    parts: [
      [
        ['After a week off: nothing', 'One week off does no harm'],
        [
          'Often you come back stronger, because you have rested.',
          'You may even need the rest.',
          'You may feel fresher than before.',
        ],
        'A towel on an empty bench',
      ],
      [
        ['After several weeks: a little less', 'Some weeks off cost you a little'],
        [
          'You are out of breath sooner. Your strength lasts longer.',
          'You notice it on the stairs first.',
          'Stairs get harder before weights do.',
        ],
        'A staircase',
      ],
      [
        ['Coming back is quicker', 'You need less time than before'],
        [
          'Start with two thirds and add a bit each time.',
          'What took half a year may now take some weeks.',
          'Take a third off and build it up again.',
        ],
        'A hand loading a smaller plate',
      ],
    ],
    turn: ['So enjoy your {holiday|vacation}.', 'You will have it back sooner than you think.'],
    asks: [
      'How long was your longest break from training?',
      'How quickly did your strength come back after a break?',
    ],
    ends: {
      p: 'Start gently again, and you will be surprised.',
      a: 'Do not worry. Start with two thirds.',
      t: 'You lose strength slowly and get it back quickly.',
      f: 'Welcome back, whenever it is.',
      h: 'The piano only needs tuning.',
      i: 'Nothing you have done was for nothing.',
      l: 'Your body remembers.',
    },
    work: 'It is the same at work: after a long leave people are back sooner than anybody fears.',
    keep: 'your first day back',
    send: 'somebody who is afraid of two weeks off',
    own: [
      {
        about: 'strength|barbell|beginner|personal train',
        kinds: ['service', 'event', 'product', 'offer', 'people'],
        lead: 'If you want to start again:',
      },
    ],
    unless: `${NO_TRAINING}|${MAT_ONLY}`,
    pic: {
      ask: 'A towel on a bench beside a light weight',
      alt: 'A towel on a bench beside a light dumbbell',
    },
    claims: [
      ['Muscle and fat are distinct tissues', 'physiology textbook'],
      [
        'Detraining over weeks, faster regain; myonuclear persistence proposed',
        'exercise physiology reviews',
      ],
      ['Reduced frequency maintains strength', 'exercise physiology reviews'],
    ],
  },
];
