// Training: warming up, writing down, pressing, resting.
import type { Idea } from '../../library/idea.ts';
import { GYM, MASSAGE, MAT_ONLY, NO_TRAINING } from './kinds.ts';

export const TRAINING: readonly Idea[] = [
  {
    id: 'stretching-and-soreness',
    format: 'myth',
    again: 8,
    emoji: '🤸',
    tags: ['Stretching', 'MuscleSoreness', 'TrainingMyths'],
    myth: 'Stretch afterwards and you will not be sore',
    short: [
      'No, hardly. Stretch for fun, or to get further down.',
      'Studies say: hardly. Do it if you like it.',
    ],
    title: [
      'Does stretching after exercise prevent sore muscles?',
      'Stretching against sore muscles: does it work?',
    ],
    cover: 'Does stretching help sore muscles?',
    gist: [
      'Stretching after exercise does almost nothing against sore muscles. You may still do it, because it makes you flexible and feels good.',
      'You stretched and your muscles are sore all the same? Studies say the same. There are better reasons to stretch.',
    ],
    subject: ['Stretched, and sore all the same', 'A better reason to stretch'],
    hooks: {
      '*': [
        'You stretched for ten minutes, and your muscles are sore all the same.',
        'Stretching after exercise does not stop your muscles from getting sore.',
        'Stretching is good for many things. It just does not help against sore muscles.',
      ],
      p: 'Stretching is useful, but not against sore muscles.',
      a: 'Stretching does not prevent sore muscles.',
      t: 'Reviews of trials put the effect of stretching on soreness at a point or less on a scale of a hundred.',
      f: 'Feeling guilty because you did not stretch? You need not.',
      h: 'Runners have stretched at that lamp post for generations, and all of them got sore.',
      i: 'Stretch because it feels good and not because you are afraid of tomorrow.',
      l: 'A slow stretch at the end feels good. That is reason enough.',
    },
    lines: {
      '*': [
        'Stretching after exercise hardly changes how sore your muscles are. Do it if it feels good.',
        'Want to be more flexible? Then stretch. It takes weeks.',
        'What helps against sore muscles: do less of something new, and do it again soon.',
        'When you stretch it should pull and not hurt. You should be able to breathe calmly.',
        'Stretching is no warm-up. Walk first, then stretch.',
      ],
      h: ['Cats stretch forty times a day, and none of them is afraid of sore muscles.'],
    },
    scene: [
      'After a run everybody stretches one foot. Nobody asks why.',
      '"Stretch, or you will feel it tomorrow", said the sports teacher. You stretched, and you felt it.',
    ],
    why: [
      [
        'Your muscles are sore because they were not used to the work. Stretching cannot change that.',
        'It comes from the exercise itself, so stretching afterwards is too late.',
      ],
      ['But stretching slowly makes you more flexible.', 'If you do it often, you can bend further.'],
    ],
    parts: [
      [
        ['Stretch if you want to be flexible', 'To bend further, stretch often'],
        [
          'Two or three times a week, half a minute per position, for as long as you want to keep it.',
          'If you dance, climb or do martial arts, you need it.',
          'Half a minute each, a few days a week, and keep at it.',
        ],
        'Someone reaching for their toes',
      ],
      [
        ['For calm, stretch slowly', 'To wind down, stretch slowly'],
        [
          'Breathe slowly and be still. Your pulse goes down.',
          'It is a good end, and then you go home.',
          'Some quiet at the end is nice in itself.',
        ],
        'A person lying on a mat',
      ],
      [
        ['Against soreness, do less at first', 'To be less sore, start smaller'],
        [
          'Do fewer of anything new, and a little more each week.',
          'Doing half the first time is what really helps.',
          'Add a little at a time.',
        ],
        'A hand putting a weight back',
      ],
    ],
    turn: [
      'You need not stop stretching. Just do not expect too much.',
      'If you like it, go on. If not, leave it.',
    ],
    asks: ['Do you stretch after exercise, and why?', 'Which stretch do you like best?'],
    ends: {
      p: 'Use the time for what you want to get better at.',
      a: 'To be flexible: yes. Against sore muscles: no.',
      t: 'Flexibility can be trained. Soreness depends on how much is new.',
      f: 'And if you skipped it today, that is quite all right.',
      h: 'The lamp post will stand without you.',
      i: 'Stretch a little further, because you can.',
      l: 'A long breath, and nothing to prove.',
    },
    work: 'In your next meeting, ask why something is always done. Often nobody knows.',
    keep: 'the end of your next session',
    send: 'somebody who stretches at lamp posts',
    own: [
      {
        about: 'stretch|yoga|pilates|mobility|flexib',
        kinds: ['event', 'service', 'product', 'offer'],
        lead: 'If you like to stretch:',
      },
    ],
    pic: { ask: 'A lamp post or wall where runners stretch, or a mat', alt: 'An exercise mat beside a wall' },
    claims: [
      [
        'Stretching before or after exercise does not produce clinically important reductions in soreness',
        'Cochrane review (Herbert and others)',
      ],
      ['Regular stretching increases range', 'exercise physiology textbook'],
    ],
  },
  {
    id: 'the-pencil-log',
    format: 'tip',
    again: 8,
    emoji: '✏️',
    tags: ['TrainingLog', 'Progress', 'Habits'],
    title: [
      'Why to write down your training (and what to note)',
      'Training diary: three things to write down each time',
    ],
    cover: 'Write down your training',
    gist: [
      'After training write down three things: what you did, how much, and how it felt. After a month you can see your progress.',
      'You cannot remember what you could lift in January. If you write it down, you can see how far you have come.',
    ],
    subject: ['Write down your training', 'What the mirror does not show'],
    hooks: {
      '*': [
        'What did you lift on the second Tuesday of last month? Write your training down.',
        'A pencil and a notebook help more in training than any gadget.',
        'Do you write down your training? Then you can see your progress.',
      ],
      p: 'Progress in training is slow. If you write it down, you can see it.',
      a: 'Write down your training before you go home.',
      t: 'You can only add a little each week if you know what you did last week.',
      f: 'Do you think your training does nothing? Look at your notes from January.',
      h: '"About the same as last time, I think" is not a training plan.',
      i: 'Line by line you can read how you get stronger.',
      l: 'A slim notebook, a pencil, one line after training.',
    },
    lines: {
      '*': [
        'After training, note three things: what you did, how much, and how it felt. It takes less time than tying a shoe.',
        '"Felt easy" is the most useful note after training. It tells you when to add a little.',
        'Write down the training you missed as well. Then you see which day never works.',
        'Compare your training with last month and not with the person beside you.',
        'Write down your training at once. At home you remember it better than it was.',
      ],
      h: ['A training diary in January: four pages. In February: a shopping list.'],
    },
    scene: [
      'You stand in front of the weights. Which one was it last time? You take the middle one, as always.',
      'An old training diary falls out of a bag. The weight on page one is what you warm up with today.',
    ],
    why: [
      [
        'To get stronger you have to do a little more than last time. For that you must know what it was.',
        'Nobody can add a little to something they do not remember.',
      ],
      [
        'On a bad day it helps to see how it was three months ago.',
        'Then you can see on a bad day that you are getting better.',
      ],
    ],
    parts: [
      [
        ['Note what and how much', 'Note exercise, weight and how often'],
        ['Use your own short forms.', 'Only you have to be able to read it.', 'It takes less than a minute.'],
        'A pencil writing in a small notebook',
      ],
      [
        ['Add one word: how it felt', 'Write down how it felt'],
        [
          'Easy, fine, hard or odd. If it was odd, ask.',
          'If it was easy, add a little next time.',
          'If it was hard, stay where you are.',
        ],
        'One word underlined',
      ],
      [
        ['Look back once a month', 'Compare with a month ago'],
        ['With a cup of tea.', 'You will be surprised.', 'The mirror does not show it.'],
        'A notebook beside a cup',
      ],
    ],
    turn: [
      'You can use your phone. A pencil has no messages.',
      'Any notebook will do, if you bring it along.',
    ],
    asks: [
      'Notebook, app or memory: how do you remember your training?',
      'What can you do today that you could not do a year ago?',
    ],
    ends: {
      p: 'One line each time is enough.',
      a: 'Without notes there is no plan.',
      t: 'Note weight, number and how hard it was.',
      f: 'Bring it along. We like to read it.',
      h: 'Blank pages are honest, at least.',
      i: 'Look back now and then. You have come further than you think.',
      l: 'You may use nice paper.',
    },
    work: 'A line a day on what was done helps a project more than a long report.',
    keep: 'your next training',
    send: 'a training partner who forgets everything',
    own: [
      {
        about: 'training plan|\\bprogram|progress|keep track',
        kinds: ['service', 'process', 'product', 'people'],
        lead: 'How we help you to see your progress:',
      },
    ],
    unless: `${NO_TRAINING}|${MAT_ONLY}`,
    pic: { ask: 'A small notebook and a pencil on a bench', alt: 'A notebook and pencil on a gym bench' },
    claims: [
      ['Progressive overload requires a known previous load', 'exercise physiology textbook'],
      ['Self-monitoring supports adherence', 'behavioural science, general'],
    ],
  },
  {
    id: 'should-a-massage-hurt',
    format: 'answer',
    again: 8,
    emoji: '🤲',
    tags: ['Massage', 'MassageTherapy', 'SpeakUp'],
    only: MASSAGE,
    question: 'Does a massage have to hurt to be any good?',
    short: [
      'No. It may be strong, but if you hold your breath it is too much.',
      'No. It may be firm, as long as you can breathe calmly.',
    ],
    caution: [
      'Tell your therapist about blood clots, blood thinners, pregnancy, recent injuries or operations before a massage.',
      'Before a massage, say if you have had blood clots, take blood thinners, are pregnant, or were injured or operated on lately.',
    ],
    title: ['Does a massage have to hurt to work?', 'Massage pressure: how much is too much?'],
    cover: 'Does a massage have to hurt?',
    gist: [
      'How hard a massage should be depends on you. If you hold your breath, it is too hard. Say so at any time.',
      'You need not bear pain in a massage. Say "lighter", "deeper" or "not there".',
    ],
    subject: ['Does a massage have to hurt?', 'How hard should a massage be?'],
    hooks: {
      '*': [
        'Do you lie there with your teeth clenched and think that a massage has to hurt?',
        '"Is the pressure all right?" "Mm." In a massage that can mean anything.',
        'It is your massage. You may say how hard.',
      ],
      p: 'The right pressure in a massage is one you can breathe with.',
      a: 'Pain does not make a massage better.',
      t: 'If a massage hurts, your muscles tighten and work against the hands.',
      f: 'Have you ever borne a painful massage because you are polite?',
      h: 'Polite people call every massage lovely, whatever happened.',
      i: 'In a massage you may say what you need.',
      l: 'A massage without pain, and a calm breath.',
    },
    lines: {
      '*': [
        'In a massage the measure for pressure is your breath. If you hold it, the pressure is too much. Say so.',
        '"A bit lighter, please" is all you need to say in a massage. So is "not there".',
        'Agree on a scale before a massage: five is strong but good, seven is too much. Then a number is all you need to say.',
        'Before a massage, say where you do not want to be touched: feet, belly or scalp.',
        'Ask for a gentle massage first. You can always ask for more.',
      ],
      h: ['Gripping the massage table is also an answer, but words are quicker.'],
    },
    scene: [
      'The towel is warm, the music is soft, and your left shoulder hurts like plumbing.',
      'You count to ten, you count to twenty, and you plan to say something next time.',
    ],
    why: [
      [
        'If it hurts, your body gets tight, and that is what you wanted to get rid of.',
        'The harder the thumb, the more the muscle fights it.',
      ],
      [
        'What feels good depends on your sleep, your stress and your week.',
        'What was right in May can be too much in June. Only you can feel that.',
      ],
    ],
    parts: [
      [
        ['Notice your breath', 'Breathe, and see whether you can'],
        [
          'If it is calm, all is well. If you hold it, ask for less.',
          'If you start counting, say something.',
          'If you hold it, your muscles are fighting.',
        ],
        'Hands resting on a towel-covered back',
      ],
      [
        ['Say one word: lighter or deeper', 'Say "less" or "more"'],
        ['You need not say sorry.', 'You need not explain it.', 'Nobody will be offended.'],
        'A hand raised from under a towel',
      ],
      [
        ['Tell about your health first', 'Mention medicines and operations before'],
        [
          'Injuries and pregnancy, too.',
          'Sometimes another day is better.',
          'It changes what your therapist will do.',
        ],
        'A form on a clipboard',
      ],
      [
        ['Expect to be a little sore at most', 'Say so if it hurts for days'],
        [
          'A bit sore next day can happen. Bruises should not.',
          'If something still hurts after some days, {ring|call} and ask.',
          'Bruises do not prove that it was good.',
        ],
        'A cup of tea by a window',
      ],
    ],
    turn: ['Your therapist cannot feel what you feel.', 'Only you know how it feels.'],
    asks: [
      'Do you like a firm massage or a gentle one?',
      'Have you ever said "lighter, please" in a massage?',
    ],
    ends: {
      p: 'If you say what you like, every minute is better.',
      a: 'Say it. It is your back.',
      t: 'Say what should change: pressure, speed or place.',
      f: 'Nobody minds. On the contrary.',
      h: 'And let go of the table.',
      i: 'It is nice to be asked. Then answer truthfully.',
      l: 'Breathe, and let your shoulders sink.',
    },
    work: '"Is everything all right?" gets a yes from polite people. Ask for a number from one to ten.',
    keep: 'your next massage',
    send: 'somebody who never says that it hurts',
    own: [
      {
        about: 'massage',
        kinds: ['price', 'service', 'product', 'offer'],
        lead: 'For a massage as you like it:',
      },
    ],
    pic: {
      ask: 'A massage table with a folded towel, nobody on it',
      alt: 'A massage table with a folded towel',
    },
    claims: [
      ['Massage need not be painful; guarding occurs with painful pressure', 'massage therapy textbook'],
      ['Contraindications to be disclosed beforehand', 'professional standards'],
    ],
  },
  {
    id: 'getting-up-from-the-floor',
    format: 'howto',
    again: 9,
    emoji: '🧎',
    tags: ['HealthyAgeing', 'FloorSkills', 'EverydayStrength'],
    caution: [
      'With joint replacements, dizziness or falls, practise this with a professional first, and keep a chair beside you.',
      'Do it with a professional at first if you have a joint replacement, get dizzy or have fallen. Have the chair within reach.',
    ],
    title: [
      'How to get up from the floor: a skill worth practising',
      'Practise getting up off the floor, step by step',
    ],
    cover: 'Down to the floor and up again',
    gist: [
      'Sit down on the floor and get up again once a day, beside a sturdy chair. It keeps your legs strong and your balance good.',
      'Roll to the side, on all fours, one foot forward, up: practise getting up from the floor once a day.',
    ],
    subject: ['Can you get up from the floor?', 'Sit on the floor tonight'],
    hooks: {
      '*': [
        'When did you last sit on the floor, and how did you get up?',
        'Children get up from the floor all day. Most adults have stopped. It can be practised.',
        'Can you get up from the floor without help? You can practise it.',
      ],
      p: 'Getting up from the floor is a skill that most people never practise.',
      a: 'Sit on the floor once a day and get up again.',
      t: 'To get up from the floor you need strong legs, mobile hips and a plan. You can train all three.',
      f: 'Tonight, during the {adverts|commercials}, sit on the floor with us and get up again.',
      h: 'The floor has got further away over the years. Somebody should look into that.',
      i: 'If you can get up from the floor, you can play with grandchildren and weed a flower bed.',
      l: 'Getting up from the floor with ease: you can learn it.',
    },
    lines: {
      '*': [
        'Getting up from the floor, in five stages: roll to the side, up on an elbow, on all fours, one foot forward, hand on a chair and up.',
        'Watch a film sitting on the floor. You will change position twenty times, and that is good for you.',
        'Getting up from the floor is easier with the stronger leg in front. Try both and you will know which one it is.',
        'Is the floor too far down? Start with a low stool with cushions on it, and take one away every other week.',
        'Sit on the floor to fold the laundry. Then you have to get up.',
      ],
      h: ['When people get up from the floor, they make two noises. The second is for the audience.'],
    },
    scene: [
      'A coin rolls under the dresser. You look at the floor and think of a broom.',
      'A small child pats the floor and looks up at you. Can you?',
    ],
    why: [
      [
        'What we stop doing, we lose. The floor is easy to avoid.',
        'We sit on sofas and chairs, and forget how to get up from lower down.',
      ],
      [
        'If you know how to get up, you need not be so afraid of falling.',
        'If you have practised it, you can do it when you need it.',
      ],
    ],
    parts: [
      [
        ['Put a chair next to you', 'Have a sturdy chair beside you'],
        [
          'Without wheels, against the wall.',
          'You will hold on to it at the end, so it must not slide.',
          'It must not roll or slide.',
        ],
        'A chair set against a wall',
      ],
      [
        ['Roll onto your side', 'Turn to one side first'],
        [
          'Bend your knees, and the rest follows.',
          'Put one elbow under your shoulder and the other hand flat in front of you.',
          'Take your time.',
        ],
        'Someone rolling to one side on a mat',
      ],
      [
        ['Push yourself up on all fours', 'Get onto hands and knees'],
        ['Rest there as long as you like.', 'Breathe in and out.', 'Stay there for a moment.'],
        'Hands and knees on a mat',
      ],
      [
        ['Put one foot forward', 'Place the stronger foot in front'],
        [
          'Flat on the floor, with your hands on the chair.',
          'Take the one that feels stronger.',
          'Hold on to the chair with both hands.',
        ],
        'A foot placed flat beside a chair',
      ],
      [
        ['Lean forward and stand up', 'Push up and stand'],
        [
          'Then wait a moment before you walk.',
          'Hold on until you are not dizzy.',
          'Keep a hand on the chair for a moment.',
        ],
        'Someone standing up with a hand on a chair',
      ],
    ],
    turn: ['Once a day is plenty.', 'Take your time going down, too.'],
    asks: ['What makes you sit on the floor?', 'What noise do you make when you get up?'],
    ends: {
      p: 'It takes a minute, and all you need is a chair.',
      a: 'Down and up, every day.',
      t: 'Practise the hardest step by itself.',
      f: 'Do it with somebody. It is more fun and safer.',
      h: 'Noises are allowed.',
      i: 'The floor belongs to you, too.',
      l: 'Slowly, one knee at a time.',
    },
    work: 'What nobody does gets forgotten. Once a year do by hand what a machine does for you.',
    keep: 'tonight in front of the television',
    send: 'grandparents of small children',
    own: [
      {
        about: 'balance|\\bfalls?\\b|over.(?:fifty|sixty|50s?|60s?)|\\bolder|seniors?',
        kinds: ['event', 'service', 'audience', 'product'],
        lead: 'It is easier with others:',
      },
    ],
    pic: { ask: 'A sturdy chair beside a mat on the floor', alt: 'A chair beside an exercise mat' },
    claims: [
      [
        'Backward chaining and floor rise stages are taught for falls preparedness',
        'physiotherapy falls guidance',
      ],
    ],
  },
  {
    id: 'machine-or-free-weight',
    format: 'either',
    again: 9,
    emoji: '🏋️',
    tags: ['ThisOrThat', 'StrengthTraining', 'GymTalk'],
    only: GYM,
    title: [
      'Machines or free weights: which do you prefer?',
      'Machines or dumbbells: which is better to begin with?',
    ],
    cover: 'Gym: machines or free weights?',
    gist: [
      'A machine guides you, a dumbbell you have to steer yourself. Both make you strong. Which do you like?',
      'Machines are simple, free weights are harder to learn. Where do you go first at the gym?',
    ],
    subject: ['Machines or free weights?', 'Left or right at the gym?'],
    hooks: {
      '*': [
        'On the left the machines, on the right the dumbbells: where do you go at the gym?',
        'Do you train with machines or with free weights?',
        'Machines or dumbbells: both train the same muscles. Which do you like?',
      ],
      p: 'Machines and free weights train the same muscles in different ways.',
      a: 'Use both machines and free weights. Start with what you understand.',
      t: 'Machines guide the movement. Free weights train balance as well. You get about as strong with both.',
      f: 'Where do you go first at the gym: to the machines or to the dumbbells?',
      h: 'On every gym machine is a drawing of a man without a face and without any trouble.',
      i: 'With machines or dumbbells: you get strong.',
      l: 'Polished steel, as machine or as dumbbell.',
    },
    lines: {
      '*': [
        'Machine: sit down, set the pin, push.\nFree weight: stand up, steer, push.\n\nWhich side of the room is yours?',
        'New to strength training? With a machine you learn to push before you have to steer.',
        'On a machine set the seat first and the weight second.',
        'Free weights are like bags, children and suitcases: they do not run on rails.',
        'Learn a movement on a machine, and then try it with a dumbbell.',
      ],
      h: ['The second dumbbell is always at the other end of the gym.'],
    },
    scene: [
      'One slides on to a padded seat and has begun before the song has changed. The other is still choosing between two nearly equal dumbbells.',
      'Somebody new studies the drawing on a machine and sits down backwards.',
    ],
    why: [
      [
        'Your muscles do not care what you lift, as long as it is hard enough.',
        'You get strong because you do it again and again, on either side.',
      ],
    ],
    parts: [
      [
        'Machines',
        [
          'Easy to learn, quick to change. Good for your first weeks.',
          'You can go to your limit, and nothing can fall on you.',
          'Sit down, set the weight, push.',
        ],
        'A pin pushed into a weight stack',
      ],
      [
        'Free weights',
        [
          'You steer every movement yourself, and that trains more of you.',
          'They fit everybody, but you have to learn them.',
          'It takes longer to learn and uses more of you.',
        ],
        'A dumbbell lifted from a rack',
      ],
    ],
    turn: ['Most people end up with a bit of both.', 'You may cross the room.'],
    asks: ['Machines or free weights: where do you start?', 'Which machine took you longest to understand?'],
    ends: {
      p: 'Let somebody show you the first time.',
      a: 'How hard you try matters more.',
      t: 'If you try equally hard, it makes little difference.',
      f: 'Try the other one this week.',
      h: 'And put the second dumbbell back.',
      i: 'Strong is strong.',
      l: 'Whatever you lift, lift it calmly.',
    },
    work: 'With new colleagues it is the same: first a fixed way, then more freedom.',
    keep: 'your next visit',
    send: 'a friend who only uses the other one',
    own: [
      {
        about: 'induction|personal train|introduc|beginner|coach',
        kinds: ['service', 'offer', 'process', 'people'],
        lead: 'Somebody will show you:',
      },
    ],
    pic: {
      ask: 'A weight stack with its pin, and a dumbbell in front',
      alt: 'A weight stack and a dumbbell',
    },
    claims: [['Machines and free weights give similar strength gains', 'meta-analyses, exercise science']],
  },
  {
    id: 'the-song-that-gets-you-going',
    format: 'question',
    again: 8,
    emoji: '🎧',
    tags: ['WorkoutPlaylist', 'TrainingMusic', 'TellUs'],
    title: ['Which song gets you moving?', 'The song on your workout list that nobody may know about'],
    cover: 'Which song gets you moving?',
    gist: [
      'Which song gets you off the sofa and into your shoes? Fast, embarrassing, older than you?',
      'Most people have a workout song they would not admit to. What is yours?',
    ],
    subject: ['Your workout song', 'A song for the last minutes'],
    hooks: {
      '*': [
        'Three notes of that song, and you want to move. Which song is it?',
        'Which song on your workout list would you never play to guests?',
        "Everybody's workout list has one embarrassing song on it. Which is yours?",
      ],
      p: 'Music makes exercise feel a little easier. Which song do you choose?',
      a: 'Choose the song first and then the exercise.',
      t: 'Music in time with your movement makes exercise feel a little easier.',
      f: 'We will not judge: what do you listen to when you exercise?',
      h: 'The stronger the person, the softer the pop song.',
      i: 'With the right song you get further than you planned.',
      l: 'Strings for slow mornings, and a song with drums for the others.',
    },
    lines: {
      '*': [
        'Which song always gets you moving, and how old were you when you first heard it?',
        'Keep your best song for the last five minutes of training.',
        'A podcast for an easy walk, a fast song for intervals, silence for something new.',
        'When you listen to music, you walk in time with it. Choose a quicker song.',
        'Save your favourite song for the end of your training. The start is easy anyway.',
      ],
      h: ['Whoever looks toughest at the gym is listening to a musical. Ask them.'],
    },
    scene: [
      'One more minute to go, and then your song comes on. You will never tell anybody which one.',
      'You dance in the kitchen with a wooden spoon. That counts as exercise.',
    ],
    why: [
      [
        'With music you do not think of your legs.',
        'People have always sung when they worked: rowers, sailors, weavers.',
      ],
    ],
    parts: [
      [
        ['A fast song', 'Something quick'],
        [
          'Drums from the first second. It gets you out of the door.',
          'You move before you can think.',
          'It starts, and so do you.',
        ],
        'Headphones and running shoes',
      ],
      [
        ['An embarrassing song', 'A song you would deny'],
        [
          'From the summer when you were fourteen, and you know every word.',
          'That is what headphones are for.',
          'Turn it up. Nobody knows.',
        ],
        'A hand over a phone screen',
      ],
      [
        ['No music', 'Silence'],
        [
          'Birds and your own breath.',
          'You hear the bicycle behind you.',
          'Some people want to hear themselves.',
        ],
        'An empty path in the morning',
      ],
    ],
    turn: ['The list gets longer, and worse, and better.', 'The title is enough. You may explain it.'],
    asks: ['What is your song?', 'Which song do you hide from everybody?'],
    ends: {
      p: 'Keep one ear free where there is traffic.',
      a: 'Just the title.',
      t: 'A song a little faster than your steps is good.',
      f: "Try somebody else's song on Monday.",
      h: 'Musicals count twice.',
      i: 'Everybody has a song.',
      l: 'Listen to the end before you stop.',
    },
    work: 'Ask a new team for their song and not for their hobbies.',
    keep: 'the day you cannot get going',
    send: 'the person who knows your song',
    own: [
      {
        about: 'music|dance|zumba|spin|playlist',
        kinds: ['event', 'service', 'product', 'story'],
        lead: 'With music:',
      },
    ],
    unless: NO_TRAINING,
    pic: {
      ask: 'Headphones lying on a mat or on shoes',
      alt: 'Headphones lying on a pair of {trainers|sneakers}',
    },
    claims: [
      [
        'Synchronous music lowers perceived exertion at low to moderate intensity',
        'sport psychology reviews',
      ],
      ['Work songs of rowers and sailors', 'music history'],
    ],
  },
  {
    id: 'why-the-health-form',
    format: 'behind',
    again: 9,
    emoji: '📋',
    tags: ['BehindTheScenes', 'SafeTraining', 'HealthForm'],
    title: [
      'Why you fill in a health form before training or treatment',
      'Health questions before a class or treatment: why we ask',
    ],
    cover: 'Why we ask about your health',
    gist: [
      'Before your first class or treatment there is a health form. It asks about heart, joints, medicines and operations, because the answers change what is right for you.',
      'Ten questions on a health form decide which exercises suit you, and whether you should ask a doctor first.',
    ],
    subject: ['What the health form is for', 'Why we ask ten questions first'],
    hooks: {
      '*': [
        'You came to exercise, and we want to know about your heart. There is a reason.',
        'You only want to stretch, and the health form asks about your tablets. Why?',
        'The most useful thing you do on your first day is fill in the health form.',
      ],
      p: 'Hardly anybody explains what the health form is for.',
      a: 'Fill in the health form honestly. It is for you.',
      t: 'After a health form there are three answers: go ahead, go ahead with changes, or ask a doctor first.',
      f: 'Tempted to tick "no" all the way down the health form? Please wait a moment.',
      h: 'Nobody reads your health form out in class.',
      i: 'The more we know about your health, the better we can look after you.',
      l: 'A quiet question about your health before we start.',
    },
    lines: {
      '*': [
        'A health form asks about heart, joints and medicines because the answers change your exercises. Do not just tick no.',
        'An old injury belongs on the health form, too.',
        'Has something changed since you filled in the health form? Tell us: new tablets, an operation, a pregnancy.',
        'You do not understand a question on the health form? Ask. "I am not sure" is a good answer.',
        'Tell your trainer when something about your health has changed.',
      ],
      h: ['"Any operations?" "No." "And this scar?" "Oh, that."'],
    },
    scene: [
      'You have your {trainers|sneakers} on, and somebody hands you a health form with nine questions.',
      'You tick no, no, no, and then you think of the tablet you have taken since spring.',
    ],
    why: [
      [
        'Most people can start at once, some need small changes, and a few should see a doctor first. You cannot tell by looking.',
        'Nobody can see blood pressure or a new hip through a T-shirt.',
      ],
      ['In a class we cannot ask twenty people aloud.', 'On paper it stays private.'],
    ],
    parts: [
      [
        ['Your heart and blood pressure', 'Questions about your heart'],
        [
          'With chest pain or dizziness you may have to see a doctor first.',
          'They are the reason why there is a form at all.',
          'After a check with a doctor you can start without worrying.',
        ],
        'A pen ticking a box',
      ],
      [
        ['Your joints and operations', 'Hips, knees, shoulders and operations'],
        [
          'With a new hip there is another way to do almost everything.',
          'If we know, we can show you another exercise.',
          'There is almost always another way.',
        ],
        'A chair used in place of a floor exercise',
      ],
      [
        ['Your medicines', 'What you take'],
        [
          'Some slow the pulse, and some make you dizzy when you stand up.',
          'Then your pulse watch does not tell the whole story.',
          'It may explain a slow pulse or a dizzy moment.',
        ],
        'A weekly pill box beside a bottle',
      ],
      [
        ['A pregnancy', 'Whether you are pregnant'],
        [
          'Even very early. It stays between us.',
          'You can also tell us quietly.',
          'Then we choose other exercises.',
        ],
        'A clipboard laid face down',
      ],
    ],
    turn: [
      'It takes two minutes, and then you can start.',
      'We ask again now and then, because things change.',
    ],
    asks: [
      'Did anybody ever explain the health form to you?',
      'What would you have forgotten to write down?',
    ],
    ends: {
      p: 'If you are not sure, tick yes and write a line.',
      a: 'Be honest, and start safely.',
      t: 'Go ahead, change something, or see a doctor: that is what the form decides.',
      f: 'It stays between you and us.',
      h: 'Every scar has a story. It belongs on the form.',
      i: 'If somebody asks, they care.',
      l: 'In confidence, of course.',
    },
    work: 'People fill in a form honestly if they know why you ask. Write it above the first question.',
    keep: 'your first time anywhere',
    send: 'somebody who has not exercised for years',
    own: [
      {
        about: 'assessment|screening|consultation|first (?:visit|session|class)',
        kinds: ['process', 'service', 'price', 'offer'],
        lead: 'What your first time with us is like:',
      },
    ],
    pic: {
      ask: 'A clipboard with an empty form and a pen on a string',
      alt: 'A clipboard with a form and a pen',
    },
    claims: [
      ['Pre-exercise screening sorts into proceed, adapt, refer', 'PAR-Q+, exercise professional standards'],
      ['Some medicines (beta blockers) slow the pulse', 'pharmacology textbook'],
    ],
  },
  {
    id: 'moving-in-the-heat',
    format: 'season',
    again: 11,
    emoji: '🌡️',
    when: { season: ['summer'] },
    tags: ['SummerTraining', 'HeatSafety', 'StayCool'],
    caution: [
      'Confusion, vomiting, fainting or hot skin in the heat is an emergency: cool the person and call for help. With illness or regular medicines, ask first.',
      'In the heat, confusion, vomiting, fainting or hot dry skin is an emergency: cool them and call for help. Ask first if you are ill or take medicines.',
    ],
    title: ['Exercise in hot weather: how to adjust', 'Sport on hot days: five adjustments'],
    cover: 'Exercise in the heat',
    gist: [
      'When it is hot, exercise early, more slowly and in the shade, and drink before you are thirsty. The first hot week is the hardest.',
      'Your body needs a week or two to get used to the heat. Until then exercise earlier, more slowly and for less long.',
    ],
    subject: ['Exercise early and in the shade', 'Exercise in the first hot week'],
    hooks: {
      '*': [
        'The road is melting, the dog refuses, and you want to exercise? Wait until evening.',
        'Same lap, same legs, but in the heat your pulse is much higher.',
        'In the heat your heart has to cool you as well. Exercise more gently.',
      ],
      p: 'The same exercise is harder in hot weather.',
      a: 'In the heat exercise early or late.',
      t: 'In the heat your pulse is higher at any speed, because your heart has to cool you, too.',
      f: '{Thirty|Ninety} degrees, and you want to exercise? Let us change the plan a little.',
      h: 'Records in a heatwave are for lizards.',
      i: 'Looking after yourself in the heat is part of training.',
      l: 'At six in the morning a hot day is still cool, and all yours.',
    },
    lines: {
      '*': [
        'A hot week ahead? Exercise early, in the shade, at half the speed.',
        'Your body needs a week or two to get used to the heat. The first hot weekend is wrong for records.',
        'In the heat wet your cap, wrists and neck before you exercise.',
        'If somebody becomes confused, sick or faint in the heat, stop, shade, cool with water, call for help. Do not wait and see.',
        'Wet your cap before you exercise in the heat. It is the simplest air conditioning.',
      ],
      h: ['In the heat dogs lie in the shade. They have never read a training plan.'],
    },
    scene: [
      'Half past twelve, no cloud, and on the river path one lonely runner, bright red.',
      'The fan is turning, and a class of twelve breathes like one large accordion.',
    ],
    why: [
      [
        'Your heart has to supply the skin as well as the legs.',
        'Part of your blood goes to the skin to cool you.',
      ],
      [
        'After some days you sweat sooner and feel better.',
        'Your body learns to cool itself, but that takes a week or more.',
      ],
    ],
    parts: [
      [
        ['Exercise early or late', 'Go out when it is cool'],
        [
          'Before breakfast or after sunset.',
          'Early in the morning you have the path to yourself.',
          'At six it is nice, at noon it is not.',
        ],
        'A path at sunrise',
      ],
      [
        ['Go by how hard it feels', 'Go by your breath, not by speed'],
        ['If you can still talk, it is right.', 'Leave the watch at home for a week.', 'Being slow is fine.'],
        'A watch left on a table',
      ],
      [
        ['Drink a little, often', 'Drink before you are thirsty'],
        [
          'Before you start and on the way. If you sweat a lot, eat something salty.',
          'Small sips are better than a lot at once.',
          'Small amounts, often, and some salt with your meal.',
        ],
        'A bottle filled at a {tap|faucet}',
      ],
      [
        ['Look for shade and water', 'Choose woods and shady streets'],
        [
          'Woods, pools, the shady side of the road.',
          'A short lap in the shade is worth a long one in the sun.',
          'A wood is much cooler.',
        ],
        'A shady avenue',
      ],
      [
        ['Stop if you feel unwell', 'Know when to stop'],
        [
          'If you have a headache, shiver or feel dizzy, sit in the shade and drink.',
          'There is another day tomorrow.',
          'A headache or shivers mean: shade, water, a seat.',
        ],
        'A bench under a tree',
      ],
    ],
    turn: ['You may miss a day. It does no harm.', 'On the hottest afternoon take a cold shower instead.'],
    asks: ['When do you exercise in summer?', 'Where is the shadiest walk in town?'],
    ends: {
      p: 'Look at the forecast before you plan.',
      a: 'Earlier, more slowly, shorter.',
      t: 'To get used to heat you need one or two weeks of gentle exercise.',
      f: 'Take a friend and look after each other.',
      h: 'Records in the shade count as well.',
      i: 'The summer is long.',
      l: 'A cool hour and a slow pace.',
    },
    work: 'If your team works outdoors, do the hard work at seven. Shade and water cost less than one bad afternoon.',
    keep: 'the first hot weekend',
    send: 'somebody who runs at noon in the heat',
    own: [
      {
        about: 'from (?:5|6|7)(?:[:.]\\d\\d)? ?am|outdoor|air.condition|\\bpool\\b|summer',
        kinds: ['hours', 'event', 'place', 'offer', 'service'],
        lead: 'Cooler ways to exercise:',
      },
    ],
    unless: `${NO_TRAINING}|${MAT_ONLY}`,
    pic: { ask: 'A water bottle on a shady bench', alt: 'A water bottle on a bench in the shade' },
    claims: [
      [
        'Heat raises heart rate at given workload; acclimatisation one to two weeks',
        'exercise physiology textbook',
      ],
      ['Heat exhaustion and heatstroke signs', 'NHS advice'],
    ],
  },
];
