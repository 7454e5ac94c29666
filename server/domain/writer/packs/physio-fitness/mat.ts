// On the mat: yoga and pilates.
import type { Idea } from '../../library/idea.ts';
import { MAT } from './kinds.ts';

export const ON_THE_MAT: readonly Idea[] = [
  {
    id: 'touch-your-toes-or-not',
    format: 'myth',
    again: 9,
    emoji: '🧘',
    tags: ['YogaForBeginners', 'YogaMyths', 'MatTalk'],
    only: MAT,
    title: ['Do you have to be flexible for yoga or pilates?', 'Too stiff for yoga? Why that is no obstacle'],
    cover: 'Not flexible? Good',
    myth: 'You have to be flexible for yoga',
    short: [
      'No. You come with the body you have, and bend your knees.',
      'It is the other way round: you come stiff, and it gets better.',
    ],
    gist: [
      'Nobody has to reach the floor with straight legs. Bent knees, a block, a strap: props bring the floor to you, and stiff people notice the change first.',
      '"I am too stiff for yoga" is like "I am too dirty for a bath". Props and bent knees are part of it.',
    ],
    subject: ['Too stiff for yoga', 'Bring the floor up to you'],
    hooks: {
      '*': [
        'Too stiff for yoga? That is a reason to come, and no excuse.',
        'In yoga nobody checks whether you can touch your toes.',
        'Nobody in the room is looking at your hamstrings.',
      ],
      pt: 'Flexibility is a result of practice and not a condition; props adjust the range of a pose.',
      fi: 'You would like to try yoga or pilates, but your toes are so far away? Then bend your knees.',
      a: 'Stiff people may do yoga. Bend the knees, take a block.',
      h: 'The last time you touched your toes they were new.',
      l: 'Soft knees, a folded blanket, and nobody counts.',
    },
    lines: {
      '*': [
        'In a forward bend bend your knees until the belly rests on the thighs. The back will thank you, and the hamstrings get their turn.',
        'A yoga block is no cheat. It makes your arms longer.',
        'Very bendy people have to work as well: on holding, where others work on reaching.',
        'Compare yourself in yoga with last month and not with the neighbouring mat.',
      ],
      h: ['The teacher has been touching her toes for twenty years. They have not gone anywhere.'],
    },
    scene: [
      'Front row: a foot behind an ear. Back row: you, with a strap, and the feeling of an anchor winch.',
      'You bend forward, and the floor stays where it was. "Knees," says the voice, "soft knees", and suddenly there is a hand\'s breadth less.',
    ],
    why: [
      [
        'How far you bend depends on the build of your hips too, and no practice changes bone.',
        'Two people with equal effort end at two different depths. Both are right.',
      ],
      [
        'Strength at the end of your range is what makes movement easier in daily life.',
        'Nobody needs a split to put on socks, only a calm forward bend.',
      ],
    ],
    parts: [
      [
        ['Bend your knees', 'Knees may stay bent'],
        [
          'The pull leaves the lower back and goes where it should.',
          'Straighten them when it comes by itself, in spring perhaps.',
          'Your back thanks you, and the legs still get their share.',
        ],
        'Bent knees in a forward fold',
      ],
      [
        ['Take the prop', 'Let a block help'],
        [
          'Block, strap, cushion, two thick books.',
          'Those at the front have them as well, just under the blanket.',
          'It makes your arms longer, and that is all it does.',
        ],
        'A block under a hand on a mat',
      ],
      [
        ['Stop before it hurts', 'Turn back before it stings'],
        [
          'Pull is fine, sting is not.',
          'If you can still breathe calmly, it is deep enough.',
          'Stretch is a pull. Anything sharper is a message.',
        ],
        'A person resting in a simple pose',
      ],
    ],
    turn: [
      'Nobody looks. They all have their eyes shut, or their own trouble.',
      'And one day the socks go on while standing.',
    ],
    asks: [
      'What kept you from your first yoga or pilates class?',
      'How far down do you get without warming up?',
    ],
    ends: {
      pa: 'Range follows practice.',
      fi: 'Bring a friend who is even stiffer.',
      t: 'Props alter range, knees alter load.',
      h: 'The toes send their regards.',
      l: 'Breath, and a little less distance.',
    },
    caution: [
      'With an injury, a replaced joint, in pregnancy or with high blood pressure: ask your doctor and tell the teacher first.',
      'Ask your doctor, and tell your teacher, if you have an injury, a replaced joint or high blood pressure, or are pregnant.',
    ],
    keep: 'the day before the first class',
    send: 'somebody who says "I am far too stiff"',
    own: [
      {
        kinds: ['service', 'event', 'offer', 'price'],
        about: 'beginner|foundation|first class|trial|introduct',
        lead: 'And for those who would like to begin stiff.',
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
      pt: 'After effort the resting minutes let breathing and pulse settle before you step back into traffic.',
      fi: 'At the end of yoga, do you write shopping lists in your head, too? Everybody does.',
      a: 'Stay for the last five minutes of yoga. They count.',
      h: 'In the final rest somebody snores. It is never you, of course.',
      l: 'A blanket, a long breath, and the sound of rain on a skylight.',
    },
    lines: {
      '*': [
        'Put on socks and a jumper before you lie down for the end of a yoga class. Bodies cool quickly, and cold toes think.',
        'If your back hurts lying flat, put a rolled blanket under the knees.',
        'Thoughts come in the final rest. You need not chase them off. Notice, and go back to the breath.',
        'Get up over the side: roll, rest, push up with the hands. It is kinder to the back and to the circulation.',
      ],
      h: ['You were not asleep. You were very advanced.'],
    },
    scene: [
      'Fifteen people under fifteen blankets, a clock that nobody hears otherwise, and in the corner a small, contented snore.',
      'You lie there and think of potatoes. Then of nothing. Then the bell is there, and you do not know how long it was.',
    ],
    why: [
      [
        'We practise pulling ourselves together all day. Letting go has to be practised as well.',
        'A muscle that only knows on is half a muscle.',
      ],
      [
        'Coming straight from effort to the car park, you take the effort along.',
        'It is the airlock between the mat and the road.',
      ],
    ],
    parts: [
      [
        'Make it warm',
        ['Socks, blanket, something over the eyes.', 'Comfort is not cheating, it is the exercise.'],
        'A blanket over feet on a mat',
      ],
      [
        'Let it be heavy',
        [
          'Heels, hands, jaw, one after the other.',
          'Begin at the bottom, by the head you have forgotten it.',
        ],
        'Open hands on a mat',
      ],
      [
        'Come back slowly',
        ['Fingers first, then the side, then sitting.', 'The world waits another minute.'],
        'A person rolling to one side',
      ],
    ],
    turn: ['Take a bit of it along to the bus.', 'And at home on the carpet it works as well.'],
    asks: [
      'What goes through your head when a yoga class lies still?',
      'Do you stay to the end of a yoga class, or slip out?',
    ],
    ends: {
      pa: 'Rest is part of the practice.',
      fi: 'Sleep well, if it happens.',
      t: 'Downregulate before you leave.',
      h: 'The potatoes are bought.',
      l: 'Then a bell, from far away.',
    },
    caution:
      'If lying flat makes you dizzy or short of breath, and in later pregnancy, rest on your side or propped up, and tell the teacher.',
    keep: 'the end of a long day',
    send: 'whoever rolls up the mat too early',
    own: [
      {
        kinds: ['service', 'event', 'process'],
        about: 'restorative|yin|relax|nidra|medita',
        lead: 'And for more of this.',
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
    only: MAT,
    title: [
      'First yoga or pilates class: what to bring and what to say',
      'Before your first class on the mat: a short list',
    ],
    cover: 'First time on the mat',
    gist: [
      'Loose clothes, bare feet or grip socks, something warm for the end, an empty stomach, and one sentence to the teacher about what hurts. That is all you need for a first class.',
      'Come ten minutes early, lay your mat where you can see, tell the teacher what is going on with your knees, and do a third less than you could.',
    ],
    subject: ['Bare feet and one sentence', 'A third less than you could'],
    hooks: {
      '*': [
        'First yoga or pilates class? You need less than the shops would like.',
        'The most useful thing to bring to a first class on the mat is a sentence about your knees.',
        'Bring feet, breath and one honest sentence.',
      ],
      pt: 'For a first class a teacher needs to know about injuries, and you need to see and to move.',
      fi: 'You have booked a first yoga or pilates hour and are nervous? Here is all you need.',
      a: 'First class: early, barefoot, say what hurts, do less.',
      h: 'You need no special trousers for yoga. They help only on the way to the café.',
      l: 'Bare feet on wood, and a place by the wall.',
    },
    lines: {
      '*': [
        'Eat little in the two hours before a class on the mat. The twist tells you why.',
        'Lay your mat in the second row by the wall. You see others in front of you, and have something to hold on to.',
        'Tell the teacher before the class about injuries, operations and pregnancy, quietly and in one sentence.',
        'Hands-on corrections are not for everybody. You may say no, at any time and without a reason.',
      ],
      h: ['If all of them go left and you go right: it was a free interpretation.'],
    },
    scene: [
      'Shoes in a row, a smell of wood and clean laundry, and eleven people who all seem to know where the blankets are.',
      '"Is this your first time?" You nod. "Lovely. Take two blocks and do whatever you like of it."',
    ],
    why: [
      [
        'In an hour a teacher sees twelve bodies and no X-rays. What you say decides what you will be offered.',
        'Without your sentence the plan was made for someone else.',
      ],
      [
        'On the first day nobody knows the order, and the muscles of the next day are made of ambition.',
        'You will only feel on the second day how much it was.',
      ],
    ],
    parts: [
      [
        ['Come ten minutes early', 'Be there a little early'],
        [
          'Time for shoes, form and a look round.',
          'The room is at its best when it is still empty.',
          'You can choose your spot and learn where the blankets are.',
        ],
        'Shoes in a row beside a door',
      ],
      [
        ['Say what hurts', 'Mention the sore place'],
        [
          'One sentence is enough: which joint, since when.',
          'It stays between the two of you.',
          'There is nearly always a gentler version.',
        ],
        'Two people talking beside a mat',
      ],
      [
        ['Wear layers', 'Something to put on at the end'],
        [
          'You get warm, and at the end it gets cool.',
          'Nothing that slides over your head upside down.',
          'Lying still is cold work.',
        ],
        'A jumper folded on a mat',
      ],
      [
        ['Do a third less', 'Stay below your best'],
        ['You will want to come back.', 'Breaks are poses, too.', 'Two thirds feels good tomorrow.'],
        'A person resting on a mat',
      ],
    ],
    turn: [
      'Afterwards drink something, and notice how you walk to the bus.',
      'By the second time you will be one of those who look at home.',
    ],
    asks: [
      'What surprised you when you first tried yoga?',
      'Where do you put your mat: in front, behind, by the wall?',
    ],
    ends: {
      pa: 'Information and moderation.',
      fi: 'It is the first step through the door that counts.',
      t: 'History, layers, two thirds of range.',
      h: 'The café trousers have arrived as well.',
      l: 'And it is quieter inside than out.',
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
        lead: 'And for a first time here.',
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
    short: 'Because slow and small leaves no room for swing.',
    gist: [
      'In pilates momentum is taken away. What remains is control, and muscles that otherwise let others work. The trembling is nothing but new work.',
      'Slow, small, exact: without swing the deep muscles cannot leave it to the large ones. That is why ten centimetres are so tiring.',
    ],
    subject: ['Ten centimetres of trembling', 'Without swing'],
    hooks: {
      '*': [
        'Why do pilates movements look like nothing and feel like everything?',
        'In pilates ten centimetres are a long way.',
      ],
      pt: 'Slow control removes momentum, so stabilising muscles have to do the work.',
      fi: "You lift one leg by a hand's breadth, and everything trembles? That is right so.",
      a: 'Pilates: smaller, slower, exact.',
      h: '"And now only the leg." The rest of the body would like to vote on that.',
      l: 'A slow arc, a quiet breath, a fine tremor.',
    },
    lines: {
      '*': [
        'If you can do a pilates move quickly, do it slowly. If you can do it slowly, do it smaller.',
        'Count four up and four down. Those who cheat, cheat on the way down.',
        'Breathe out with the effort. If you hold your breath, the move is too big just now.',
        'Trembling in pilates is fatigue of muscles that are learning. Pain in a joint is something else: stop.',
      ],
      h: ['The springs on the reformer help you. They say so with a straight face.'],
    },
    scene: [
      'The teacher does it and chats. You do it, and your left eyebrow joins in.',
      'On the ceiling there is a small stain. By repetition eight you know it better than your own flat.',
    ],
    why: [
      [
        'Large muscles are quick and like to take over. They need speed, and get none.',
        'Where there is no swing, somebody has to hold.',
      ],
      [
        'Learning a movement means leaving out what is not needed. At first everything helps.',
        'The shoulder has nothing to do with the leg, and yet it pulls.',
      ],
    ],
    parts: [
      [
        'Make it slower',
        ['Count aloud, then you cannot cheat.', 'The way back takes as long as the way out.'],
        'A leg lifted a little off a mat',
      ],
      [
        'Make it smaller',
        ['Only as far as the pelvis stays still.', 'A coin on the belly tells you.'],
        'A coin lying on a waistband',
      ],
      [
        'Let go what does not help',
        ['Jaw, shoulders, toes: ask once each time.', 'Only the leg works, the face is on holiday.'],
        'Relaxed shoulders on a mat',
      ],
    ],
    turn: [
      'After some weeks it trembles later. Then comes the next variation.',
      'And you sit differently on the train, without having tried.',
    ],
    asks: ['Which pilates exercise do you love to hate?', 'Which part of you trembles first in pilates?'],
    ends: {
      pa: 'Control before range.',
      fi: 'The eyebrow calms down with time.',
      t: 'Remove momentum, raise stabiliser demand.',
      h: 'The vote was two to one against the leg.',
      l: 'And then, stillness with strength in it.',
    },
    caution:
      'Sharp pain, numbness or dizziness is a reason to stop and to ask. With back or pelvic trouble have exercises shown by a professional.',
    keep: 'the next class',
    send: 'somebody who thinks that it is only stretching',
    own: [
      {
        kinds: ['service', 'event', 'price', 'offer'],
        about: 'pilates|reformer',
        lead: 'And where it trembles here.',
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
    only: MAT,
    title: 'On the mat in the morning or in the evening?',
    cover: 'Morning mat or evening mat?',
    gist: [
      'In the morning the body is stiff and the head empty, in the evening the other way round. When do you roll out your mat?',
      'Some need it to wake up, others to stop. On which side of the day is your mat?',
    ],
    subject: ['When do you roll it out?', 'Stiff or tired?'],
    hooks: {
      '*': [
        'Yoga or pilates: on the mat in the morning or in the evening?',
        'The mat knows two kinds of people: those before coffee, and those after work.',
      ],
      pt: 'Morning bodies are stiffer, evening bodies warmer; the best hour is the one that stays.',
      fi: 'When does the mat suit you: before the others wake, or when everything is done?',
      a: 'Mat in the morning or evening? Choose one.',
      h: 'In the morning you cannot reach the toes. In the evening you do not want to.',
      l: 'First light on the mat, or the last.',
    },
    lines: {
      '*': [
        'Morning or evening: when do you roll out your mat?',
        'In the morning begin on your back. Discs and joints like ten minutes before they bend.',
        'In the evening leave out the wild parts. Long holds and long breaths take you towards bed.',
        'Ten minutes on the mat daily beat one heroic Sunday. It only has to lie there already.',
      ],
      h: ['The cat is on the mat at all times. It is the advanced course.'],
    },
    scene: [
      "Six o'clock, the kettle is not on yet, one lamp, and the knees crack as though somebody were laying a fire.",
      'Nine in the evening, dishes done, the mat between sofa and toy train. The first breath is a sigh.',
    ],
    why: [
      [
        'At night joints and discs settle and fill, so early bends are stiff. It goes away as you move.',
        'Warm muscles give way more easily, and after a day they are warm.',
      ],
    ],
    parts: [
      [
        'Morning',
        [
          'Short, quiet, on an empty stomach, and nobody wants anything.',
          'Begins the day before the phone does.',
        ],
        'A mat in morning light',
      ],
      [
        'Evening',
        ['Warm body, slow breath, and the day falls off.', 'Ends the day better than the sofa alone.'],
        'A mat beside a lamp',
      ],
    ],
    turn: [
      'It is the hour that stays which is the right one.',
      'If neither works: lunch, on the office carpet, door locked.',
    ],
    asks: ['Morning or evening: when do you practise?', 'Who shares the mat with you: cat, child, dog?'],
    ends: {
      pa: 'Regularity beats the clock.',
      fi: 'Tell us your hour.',
      t: 'Warm tissue bends, cold tissue wakes.',
      h: 'The cat has a season ticket.',
      l: 'One breath, and it begins.',
    },
    keep: 'the next week',
    send: 'the one who shares your mat',
    own: [
      {
        kinds: ['hours', 'event'],
        about: 'morning|evening|lunchtime|early',
        lead: 'And at these hours you are not alone on the mat.',
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
    only: MAT,
    title: 'What was the funniest thing that happened to you on the mat?',
    cover: 'Funny moments on the mat',
    gist: [
      'Fallen out of the tree, snored at the end, the wrong trousers, the phone in the silence: what happened to you on the mat?',
      'Everyone who practises has toppled into somebody once. Please tell.',
    ],
    subject: ['Out of the tree', 'The phone in the silence'],
    hooks: {
      '*': [
        'What was the funniest thing that ever happened to you in yoga or pilates?',
        'Everybody has fallen out of tree pose. Some took others along.',
      ],
      pt: 'Balance varies from day to day, and so does dignity.',
      fi: 'Tell us: what was your most dignified fall in yoga?',
      a: 'Your funniest moment on the mat: go.',
      h: 'You fell. The neighbour fell. It went through the row like dominoes in leggings.',
      l: 'Silence, candles, and then a stomach speaks.',
    },
    lines: {
      '*': [
        'What is the funniest thing that happened to you on the mat?',
        'Falling out of tree pose is no failure. Balance is made of many small falls.',
        'Look at one point that does not move. Not at the neighbour: if she falls, you fall.',
        'Balancing is harder with tired eyes and after a bad night. Stand by the wall on such days.',
      ],
      h: ["In the silence the phone rang. It was the teacher's."],
    },
    scene: [
      'Twelve people on one leg, arms up, a wood in the wind. Then one tree begins to laugh.',
      'In the deepest silence a stomach asks when there is something to eat. Another one answers.',
    ],
    why: [
      [
        'Whoever falls was at their edge, and there it gets interesting.',
        'Laughing loosens the belly better than any instruction.',
      ],
    ],
    parts: [
      [
        'A fall',
        ['Out of the tree, the crow, the trousers.', 'The landing was soft, the pride less so.'],
        'A wobbling foot on a mat',
      ],
      [
        'A sound',
        ['Snoring, giggling, a knee, the bin lorry in the final rest.', 'It belongs to it.'],
        'A curtain moving at a window',
      ],
    ],
    turn: ['After that nobody was a stranger any more.', 'And the next class was twice as full.'],
    asks: ['What made the whole yoga class laugh?', 'Who laughed first in your class?'],
    ends: {
      pa: 'Light hearts balance better.',
      fi: 'Everybody was the domino once.',
      t: 'Fixed gaze, soft knee, try again.',
      h: 'The teacher has changed the ring tone.',
      l: 'Then it is quiet again, almost.',
    },
    keep: 'the next bad mood',
    send: 'your neighbour on the mat',
    pic: { ask: 'A wobbling tree pose by a wall', alt: 'A person balancing on one leg' },
    claims: [['A fixed gaze helps balance', 'common teaching practice']],
  },
];
