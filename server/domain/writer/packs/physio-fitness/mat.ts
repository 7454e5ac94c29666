// On the mat: yoga and pilates.
import type { Idea } from '../../library/idea.ts';

export const ON_THE_MAT: readonly Idea[] = [
  {
    id: 'touch-your-toes-or-not',
    format: 'myth',
    again: 9,
    emoji: '🧘',
    tags: ['YogaForBeginners', 'YogaMyths', 'MatTalk'],
    only: 'yoga',
    title: ['Do you have to be flexible for yoga or pilates?', 'Too stiff for yoga? Why that is no obstacle'],
    cover: 'Too stiff for yoga? No',
    myth: 'You have to be flexible for yoga',
    short: ['No. You come as you are and bend your knees.', 'No. You come stiff, and it gets better.'],
    gist: [
      'For yoga or pilates you need not touch your toes. Bend your knees, use a block, and you will get more flexible by and by.',
      '"I am too stiff for yoga" is like "I am too dirty for a bath". You come stiff, and it gets better.',
    ],
    subject: ['Too stiff for yoga', 'Bring the floor up to you'],
    hooks: {
      '*': [
        'Too stiff for yoga? That is a reason to come, and no excuse.',
        'In yoga nobody checks whether you can touch your toes.',
        'In a yoga class nobody looks at how stiff you are.',
      ],
      pt: 'You get flexible from yoga. You need not be flexible before.',
      fi: 'You would like to try yoga or pilates, but your toes are far away? Bend your knees.',
      a: 'Stiff people may do yoga. Bend your knees and take a block.',
      h: 'The last time you touched your toes they were new. Come to yoga anyway.',
      l: 'Soft knees, a folded blanket, and nobody counts.',
    },
    lines: {
      '*': [
        'Too stiff for a forward bend in yoga? Bend your knees until your belly rests on your thighs.',
        'A yoga block is no cheating. It makes your arms longer.',
        'Very flexible people have to work in yoga, too: they have to hold what others have to reach.',
        'Compare yourself in yoga with last month and not with the next mat.',
      ],
      h: ['The yoga teacher has been touching her toes for twenty years. They have not gone anywhere.'],
    },
    scene: [
      'In the front row somebody has a foot behind an ear. In the back row are you, with a strap.',
      'You bend forward and do not reach the floor. "Soft knees," says the teacher, and suddenly you are nearer.',
    ],
    why: [
      [
        'How far you can bend also depends on the bones of your hips, and practice does not change those.',
        'Two people try equally hard and get to two different places. Both are right.',
      ],
      ['Being strong is as important as being flexible.', 'To put on socks you need no splits.'],
    ],
    parts: [
      [
        ['Bend your knees', 'Keep your knees soft'],
        [
          'Then your lower back does not hurt.',
          'One day you can straighten them.',
          'Your back thanks you, and your legs still get a stretch.',
        ],
        'Bent knees in a forward fold',
      ],
      [
        ['Take a block or a strap', 'Let a block help'],
        [
          'A cushion or two thick books will do as well.',
          'Experienced people use them, too.',
          'It makes your arms longer. That is all it does.',
        ],
        'A block under a hand on a mat',
      ],
      [
        ['Stop before it hurts', 'Go only as far as is comfortable'],
        [
          'It may pull, but it must not hurt.',
          'As long as you can breathe calmly, it is fine.',
          'A stretch pulls. If it stings, stop.',
        ],
        'A person resting in a simple pose',
      ],
    ],
    turn: [
      'Nobody is looking at you. They are busy with themselves.',
      'And one day you can put your socks on standing up.',
    ],
    asks: [
      'What has kept you from your first yoga or pilates class?',
      'How far down can you reach without a warm-up?',
    ],
    ends: {
      pa: 'You get flexible by doing it.',
      fi: 'Bring a friend who is even stiffer.',
      t: 'A block changes how far you must reach, a bent knee how hard it is.',
      h: 'Your toes send their regards.',
      l: 'A breath, and a little nearer.',
    },
    caution: [
      'With an injury, a replaced joint, in pregnancy or with high blood pressure: ask your doctor and tell the teacher first.',
      'Ask your doctor, and tell your teacher, if you have an injury, a replaced joint or high blood pressure, or are pregnant.',
    ],
    keep: 'the day before your first yoga class',
    send: 'somebody who says "I am far too stiff"',
    own: [
      {
        kinds: ['service', 'event', 'offer', 'price'],
        about: 'beginner|foundation|first class|trial|introduct',
        lead: 'If you would like to begin:',
      },
    ],
    pic: { ask: 'A hand on a block in a forward bend', alt: 'A hand resting on a yoga block' },
    claims: [
      [
        'Flexibility is not needed to begin; props adapt poses; anatomy limits range',
        'yoga teaching textbooks',
      ],
    ],
  },
  {
    id: 'lie-still-for-five',
    format: 'behind',
    again: 9,
    emoji: '🌙',
    tags: ['Savasana', 'YogaClass', 'MatTalk'],
    only: 'yoga',
    title: 'Why a yoga class ends with lying still',
    cover: 'Why you lie still at the end',
    gist: [
      'The last five minutes on the floor look like doing nothing. It is the part in which pulse and breath come down, and the one that people who rush away miss.',
      'Lying flat at the end has a name, savasana, and is said to be the hardest pose: nothing to reach, nothing to hold.',
    ],
    subject: ['The hardest pose is lying down', 'Five minutes of nothing'],
    hooks: {
      '*': [
        'The hardest pose of a yoga class is the last one: lying still.',
        'Why does a yoga class end on the floor, doing nothing?',
      ],
      pt: 'After a yoga class your breath and pulse need some minutes to calm down.',
      fi: 'At the end of yoga, do you write shopping lists in your head, too? Everybody does.',
      a: 'Stay for the last five minutes of a yoga class. They count.',
      h: 'At the end of yoga somebody snores. It is never you, of course.',
      l: 'The end of a yoga class: a blanket, a long breath, and rain on the roof.',
    },
    lines: {
      '*': [
        'Put on socks and a {jumper|sweater} before you lie down at the end of a yoga class. You get cold quickly.',
        'Does your back hurt when you lie flat at the end of yoga? Put a rolled blanket under your knees.',
        'Thoughts come when you lie still after yoga. Notice them, and go back to your breath.',
        'Get up slowly after yoga: roll to the side, rest, push up with your hands.',
      ],
      h: ['You did not sleep in yoga. You were very advanced.'],
    },
    scene: [
      'Fifteen people under fifteen blankets after yoga, and one small, happy snore.',
      'You lie still after yoga and think of potatoes. Then of nothing. Then the bell rings.',
    ],
    why: [
      [
        'All day long we pull ourselves together. Letting go has to be practised, too.',
        'A muscle has to learn to rest as well as to work.',
      ],
      [
        'If you go straight to the car, you take the tension with you.',
        'It is a bridge between the mat and the road.',
      ],
    ],
    parts: [
      [
        'Make yourself warm',
        ['Socks, blanket, something over the eyes.', 'You are meant to be comfortable.'],
        'A blanket over feet on a mat',
      ],
      [
        'Let your body get heavy',
        ['Heels, hands, jaw, one after the other.', 'Start with your feet.'],
        'Open hands on a mat',
      ],
      [
        'Get up slowly',
        ['First move your fingers, then roll to the side, then sit.', 'There is no rush.'],
        'A person rolling to one side',
      ],
    ],
    turn: ['Take some of the calm along to the bus.', 'You can do it at home on the carpet, too.'],
    asks: [
      'What goes through your head when everybody lies still?',
      'Do you stay for the last minutes of yoga, or slip out?',
    ],
    ends: {
      pa: 'Rest is part of the practice.',
      fi: 'Sleep well, if it happens.',
      t: 'Calm down before you leave.',
      h: 'And do not forget the potatoes.',
      l: 'Then a bell, from far away.',
    },
    caution:
      'If lying flat makes you dizzy or short of breath, or if you are pregnant, rest on your side or propped up, and tell the teacher.',
    keep: 'the end of a long day',
    send: 'somebody who leaves yoga early',
    own: [
      {
        kinds: ['service', 'event', 'process'],
        about: 'restorative|yin|relax|nidra|medita',
        lead: 'If you would like more calm:',
      },
    ],
    pic: { ask: 'A person under a blanket on a mat', alt: 'A person resting under a blanket on a mat' },
    claims: [
      [
        'Savasana at the end of class; rest lets heart rate and breathing settle; side lying in later pregnancy',
        'yoga teaching textbooks',
      ],
    ],
  },
  {
    id: 'which-mat-which-class',
    format: 'checklist',
    again: 9,
    emoji: '🎒',
    tags: ['FirstYogaClass', 'PilatesForBeginners', 'MatTalk'],
    only: 'yoga',
    title: [
      'First yoga or pilates class: what to bring and what to say',
      'Before your first class on the mat: a short list',
    ],
    cover: 'First yoga class: what to bring',
    gist: [
      'Loose clothes, bare feet or grip socks, something warm for the end, an empty stomach, and one sentence to the teacher about what hurts. That is all you need for a first class.',
      'Come ten minutes early, put your mat where you can see, tell the teacher what hurts, and do a third less than you could.',
    ],
    subject: ['Your first yoga or pilates class', 'Do a third less than you could'],
    hooks: {
      '*': [
        'What do you need for a first yoga or pilates class? Less than the shops say.',
        'The most useful thing to bring to a first yoga class is a sentence about your knees.',
        'First yoga or pilates class: bring yourself, and tell the teacher what hurts.',
      ],
      pt: 'In a first yoga or pilates class your teacher has to know about injuries.',
      fi: 'You have booked a first yoga or pilates class and are nervous? Here is all you need.',
      a: 'First yoga class: come early, barefoot, say what hurts, do less.',
      h: 'For yoga you need no special {trousers|pants}. They only help on the way to the café.',
      l: 'Your first yoga class: bare feet, and a place by the wall.',
    },
    lines: {
      '*': [
        'Eat only a little in the two hours before yoga or pilates.',
        'In your first yoga class put your mat in the second row, by the wall.',
        'Tell your yoga teacher before class about injuries, operations or a pregnancy.',
        'You do not want a yoga teacher to touch you? Say so. You need not explain it.',
      ],
      h: ['In yoga everybody goes left and you go right? That is a free interpretation.'],
    },
    scene: [
      'Shoes in a row, and eleven people who all know where the yoga blankets are.',
      '"Is this your first yoga class?" You nod. "Lovely. Take two blocks and do whatever you like of it."',
    ],
    why: [
      [
        'A teacher sees twelve people and cannot look inside them. So say what hurts.',
        'If you say nothing, the teacher cannot help you.',
      ],
      ['On the first day people want too much.', 'You will feel only on the second day how much it was.'],
    ],
    parts: [
      [
        ['Come ten minutes early', 'Be there a little early'],
        [
          'Then you have time for shoes and forms.',
          'It is nice while it is quiet.',
          'You can choose your place and find the blankets.',
        ],
        'Shoes in a row beside a door',
      ],
      [
        ['Say where it hurts', 'Say where you have trouble'],
        [
          'One sentence is enough: where, and since when.',
          'It stays between you.',
          'There is nearly always a gentler version.',
        ],
        'Two people talking beside a mat',
      ],
      [
        ['Wear something loose, in layers', 'Bring something warm for the end'],
        [
          'You get warm first, and then it gets cool.',
          'A top should not slide over your head.',
          'When you lie still you get cold.',
        ],
        'A jumper folded on a mat',
      ],
      [
        ['Do a third less than you could', 'Take breaks'],
        ['Then you will like to come back.', 'Nobody minds that.', 'You will be glad tomorrow.'],
        'A person resting on a mat',
      ],
    ],
    turn: [
      'Afterwards drink something and enjoy the way home.',
      'The second time you will know where everything is.',
    ],
    asks: [
      'What surprised you when you first tried yoga?',
      'Where do you put your mat: in front, behind, by the wall?',
    ],
    ends: {
      pa: 'Say what hurts, and do not do too much.',
      fi: 'The hardest part is coming in.',
      t: 'Injuries, layers, two thirds.',
      h: 'And the café trousers are nice as well.',
      l: 'And inside it is quiet.',
    },
    caution: [
      'Talk to a doctor first if you are pregnant, have heart trouble, osteoporosis, a recent injury or an operation behind you.',
      'With pregnancy, heart trouble, osteoporosis, a recent injury or operation, speak to a doctor before you start.',
    ],
    keep: 'the night before the first class',
    send: 'somebody who would not go alone',
    own: [
      {
        kinds: ['service', 'event', 'price', 'offer', 'policy'],
        about: 'trial|first class|beginner|drop.?in|mats? |introduct',
        lead: 'If it is your first time with us:',
      },
    ],
    pic: { ask: 'A mat, blanket and block by a wall', alt: 'A mat with a blanket by a wall' },
    claims: [
      ['Tell teacher of injuries; no heavy meal; consent to touch', 'yoga and pilates teaching standards'],
    ],
  },
  {
    id: 'small-moves-deep-work',
    format: 'answer',
    again: 9,
    emoji: '🎯',
    tags: ['Pilates', 'CoreStrength', 'PilatesForBeginners'],
    only: 'pilates',
    title: 'Why are pilates movements so small, and so hard?',
    cover: 'Small moves, hard work',
    question: 'Why do I tremble in pilates when I hardly move?',
    short: 'Because slow and small movements leave you no swing.',
    gist: [
      'In pilates you cannot use a swing, so your muscles have to do all the work. That is why small movements are so hard.',
      'Slow, small and exact: in pilates the deep muscles have to work. That is why you tremble.',
    ],
    subject: ['Why pilates makes you tremble', 'Small pilates movements are hard'],
    hooks: {
      '*': [
        'Why do pilates movements look like nothing and feel like everything?',
        'In pilates a few centimetres can be very hard.',
      ],
      pt: 'Slow movement takes away the swing, so in pilates the deep muscles have to work.',
      fi: 'You lift one leg a little, and everything trembles? In pilates that is right.',
      a: 'Pilates: smaller, slower, more exact.',
      h: '"And now only the leg," says the pilates teacher. The rest of your body wants to help.',
      l: 'Pilates: a slow movement, a quiet breath.',
    },
    lines: {
      '*': [
        'If a pilates movement is easy, do it more slowly. If it is still easy, make it smaller.',
        'In pilates count four up and four down. People cheat on the way down.',
        'In pilates breathe out when it is hard. If you hold your breath, make the movement smaller.',
        'If your muscles tremble in pilates, they are learning. If a joint hurts, stop.',
      ],
      h: ['My left eyebrow helps with every pilates exercise.'],
    },
    scene: [
      'The pilates teacher does it and chats. You do it, and your left eyebrow helps.',
      'On the ceiling is a small stain. After eight pilates exercises you know it well.',
    ],
    why: [
      [
        'Large muscles like to take over when you are fast. In pilates you are slow.',
        'Without a swing the muscles have to hold you.',
      ],
      [
        'When you learn a movement, at first everything helps that should not.',
        'Your shoulders want to help your leg.',
      ],
    ],
    parts: [
      [
        'Do it more slowly',
        ['Count aloud. Then you cannot cheat.', 'Go back as slowly as you came.'],
        'A leg lifted a little off a mat',
      ],
      [
        'Make it smaller',
        ['Only as far as your hips stay still.', 'Put a coin on your belly. It must not fall off.'],
        'A coin lying on a waistband',
      ],
      [
        'Relax what need not help',
        ['Jaw, shoulders, toes: check them each time.', 'Only the leg should work.'],
        'Relaxed shoulders on a mat',
      ],
    ],
    turn: [
      'After some weeks you tremble later. Then you get a harder one.',
      'And one day you notice that you sit up straight.',
    ],
    asks: ['Which pilates exercise do you love to hate?', 'Which part of you trembles first in pilates?'],
    ends: {
      pa: 'It is better to do it well than to do a lot.',
      fi: 'The eyebrow gets calmer with time.',
      t: 'The muscles that hold you have to do all of it.',
      h: 'The eyebrow sends its regards.',
      l: 'And then you are still, and strong.',
    },
    caution:
      'Sharp pain, numbness or dizziness is a reason to stop and to ask. With back or pelvic trouble have exercises shown by a professional.',
    keep: 'the next pilates class',
    send: 'somebody who thinks pilates is easy',
    own: [
      {
        kinds: ['service', 'event', 'price', 'offer'],
        about: 'pilates|reformer',
        lead: 'Pilates with us:',
      },
    ],
    pic: { ask: 'A leg lifted slightly on a mat', alt: 'A leg lifted a little from a mat' },
    claims: [
      [
        'Slow controlled movement without momentum raises demand on stabilising muscles',
        'exercise textbooks',
      ],
    ],
  },
  {
    id: 'morning-mat-or-evening-mat',
    format: 'either',
    again: 9,
    emoji: '🌅',
    tags: ['MorningYoga', 'ThisOrThat', 'MatTalk'],
    only: 'yoga',
    title: 'Yoga or pilates in the morning or in the evening?',
    cover: 'Yoga: morning or evening?',
    gist: [
      'In the morning you are stiff and your head is clear. In the evening it is the other way round. When do you like yoga or pilates best?',
      'Some people need yoga to wake up, others to calm down. And you?',
    ],
    subject: ['When do you do yoga?', 'Yoga: stiff or tired?'],
    hooks: {
      '*': [
        'Yoga or pilates: on the mat in the morning or in the evening?',
        'Some people do yoga before coffee, others after work. And you?',
      ],
      pt: 'For yoga the best time is the one you can keep.',
      fi: 'Yoga before the others wake up, or when everything is done?',
      a: 'Yoga in the morning or in the evening? Choose one.',
      h: 'In the morning you cannot touch your toes. In the evening you do not want to.',
      l: 'Yoga at first light, or at last light.',
    },
    lines: {
      '*': [
        'When do you like yoga or pilates best: in the morning or in the evening?',
        'Yoga in the morning? Start on your back for ten minutes, before you bend.',
        'Yoga in the evening? Leave out the wild parts, and breathe slowly.',
        'Ten minutes of yoga a day are better than one long Sunday.',
      ],
      h: ['The cat is on the yoga mat all day. It is very advanced.'],
    },
    scene: [
      'Yoga at six in the morning. One lamp is on, and your knees crack.',
      'Yoga at nine in the evening. The dishes are done, and the mat is between the sofa and a toy train.',
    ],
    why: [
      [
        'In the morning your back is stiff. It gets better as you move.',
        'In the evening your muscles are warm.',
      ],
    ],
    parts: [
      [
        'Morning',
        ['Short and quiet, and nobody wants anything from you.', 'You have done it before the phone rings.'],
        'A mat in morning light',
      ],
      [
        'Evening',
        ['Your body is warm, and you leave the day behind.', 'It is a better end to the day than the sofa.'],
        'A mat beside a lamp',
      ],
    ],
    turn: ['Whichever you keep is right.', 'Or at lunchtime, on the office carpet.'],
    asks: ['When do you do yoga or pilates?', 'Who shares your yoga mat: cat, child or dog?'],
    ends: {
      pa: 'Doing it often matters more than when.',
      fi: 'Tell us your time.',
      t: 'In the morning it wakes you, in the evening it relaxes you.',
      h: 'The cat says: always.',
      l: 'One breath, and you begin.',
    },
    keep: 'next week',
    send: 'somebody who shares your mat',
    own: [
      {
        kinds: ['hours', 'event'],
        about: 'morning|evening|lunchtime|early',
        lead: 'Our classes:',
      },
    ],
    pic: { ask: 'A mat in morning light', alt: 'A mat on a floor in morning light' },
    claims: [
      [
        'Spinal discs are fuller and stiffer in the morning; warm muscle is more pliable',
        'anatomy and sports science textbooks',
      ],
    ],
  },
  {
    id: 'whose-class-was-it',
    format: 'question',
    again: 9,
    emoji: '💬',
    tags: ['YogaStories', 'MatTalk', 'YogaClass'],
    only: 'yoga',
    title: 'What is the funniest thing that happened to you in yoga?',
    cover: 'Funny moments on the mat',
    gist: [
      'You fell over, you snored, your phone rang in the silence: what is the funniest thing that happened to you in yoga or pilates?',
      'Everybody who does yoga has fallen on somebody once. Tell us your story.',
    ],
    subject: ['You fell over in yoga?', 'A phone rings in yoga'],
    hooks: {
      '*': [
        'What was the funniest thing that ever happened to you in yoga or pilates?',
        'Everybody has fallen out of tree pose. Some pulled their neighbour down too.',
      ],
      pt: 'Some days your balance is good in yoga, and some days it is funny.',
      fi: 'Tell us: what was your funniest fall in yoga?',
      a: 'Your funniest moment in yoga or pilates: go.',
      h: 'You fell over in yoga. Then your neighbour fell, and the whole row.',
      l: "Silence, candles, yoga, and then somebody's stomach.",
    },
    lines: {
      '*': [
        'What is the funniest thing that happened to you in yoga or pilates?',
        'Falling over in tree pose is no failure. It is part of it.',
        'To balance in yoga, look at one point that does not move, and not at your neighbour.',
        'When you are tired, balancing is harder in yoga. Stand by the wall.',
      ],
      h: ["In the silence at the end of yoga a phone rang. It was the teacher's."],
    },
    scene: [
      'Twelve people stand on one leg. Then one of them begins to laugh.',
      'In the silence at the end of yoga a stomach rumbles. Another one answers.',
    ],
    why: [['If you fall over, you have tried.', 'Laughing relaxes your belly better than any exercise.']],
    parts: [
      [
        'Somebody fell over',
        ['Out of tree pose, and straight into the next person.', 'It was soft, and everybody laughed.'],
        'A wobbling foot on a mat',
      ],
      [
        'Somebody made a noise',
        ['Snoring, laughing, a phone, a stomach.', 'It happens in every class.'],
        'A curtain moving at a window',
      ],
    ],
    turn: ['After that nobody was a stranger any more.', 'And everybody came back next week.'],
    asks: ['What made your whole yoga class laugh?', 'Who laughed first?'],
    ends: {
      pa: 'It is easier to balance when you can laugh.',
      fi: 'It has happened to everybody.',
      t: 'Look at one point, bend your knee, try again.',
      h: 'The teacher has a new ring tone now.',
      l: 'Then it is quiet again, almost.',
    },
    keep: 'a day when you need a laugh',
    send: 'your neighbour in class',
    pic: { ask: 'A wobbling tree pose by a wall', alt: 'A person balancing on one leg' },
    claims: [['A fixed gaze helps balance', 'common teaching practice']],
  },
];
