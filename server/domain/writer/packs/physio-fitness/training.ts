// Training: warming up, writing down, pressing, resting.
import type { Idea } from '../../library/idea.ts';
import { GYM, MASSAGE } from './kinds.ts';

export const TRAINING: readonly Idea[] = [
  {
    id: 'stretching-and-soreness',
    format: 'myth',
    again: 8,
    emoji: '🤸',
    tags: ['Stretching', 'MuscleSoreness', 'TrainingMyths'],
    myth: 'Stretch afterwards and you will not be sore',
    short: [
      'Studies find hardly any effect on soreness. Stretch because it feels good or because you want the range.',
      'Hardly, as far as studies show. Do it for how it feels or for your range.',
    ],
    title: [
      'Does stretching after exercise prevent sore muscles?',
      'Stretching against sore muscles: does it work?',
    ],
    cover: 'Stretching and soreness',
    gist: [
      "Stretching after exercise changes next day's soreness by next to nothing. It can still be worth it, for range, for calm and because it is pleasant.",
      'Sore anyway, in spite of all that stretching? Research agrees with you. There are better reasons to do it.',
    ],
    subject: ['Stretched, and sore all the same', 'A better reason to stretch'],
    hooks: {
      '*': [
        'You stretched for ten minutes, and the stairs hurt on Thursday all the same.',
        'Calf against the wall, count to thirty, hope for the best: it is a ritual with a wrong label.',
        'Stretching has many friends, and one thing they say about it is not so.',
      ],
      p: 'Stretching has its uses, but the one it is famous for is not among them.',
      a: 'Stretching does not prevent sore muscles.',
      t: 'Reviews of trials put the effect of stretching on soreness at a point or less on a scale of a hundred.',
      f: 'Feeling guilty because you skipped the stretch? You can let that go.',
      h: 'The lamp post has been leaned on by generations of runners, and none of them was spared.',
      i: 'Do it for the feeling of length and not out of fear of tomorrow.',
      l: 'A slow stretch at the end is a way of saying goodnight to the day.',
    },
    lines: {
      '*': [
        'Stretching after exercise hardly changes how sore you are next day. If you like it, do it because it feels good.',
        'Want to be more flexible? Then stretching is useful. It needs weeks, and it works on days without training, too.',
        'What helps against soreness is mundane: start smaller and repeat. The second time is kinder than the first.',
        'A stretch should feel like a pull and never like an argument. Ease off until you can breathe through it.',
        'Cold stretching is no warm-up. Walk first, then bend.',
      ],
      h: ['Cats stretch forty times a day, and not one of them has ever claimed that it was for tomorrow.'],
    },
    scene: [
      'After the last lap everybody leans on something and pulls at a foot. Nobody has asked why for years.',
      '"Stretch, or you will feel it tomorrow", said the sports teacher. You stretched, and you felt it.',
    ],
    why: [
      [
        'Soreness comes from work the muscle was not used to, and pulling on it afterwards does not undo that.',
        'The cause lies in the effort itself, so a few minutes at the end come too late.',
      ],
      [
        'What stretching does well is get you used to a longer reach, little by little.',
        'With regular practice a position that pinched becomes one you can breathe in.',
      ],
    ],
    parts: [
      [
        ['Stretch for range', 'If you want to bend further, stretch'],
        [
          'Two or three times a week, half a minute per position, for as long as you want to keep it.',
          'Those who dance, climb or do martial arts need it; a walker may not.',
          'Half a minute each, a few days a week, and keep at it.',
        ],
        'Someone reaching for their toes',
      ],
      [
        ['Stretch for calm', 'If you want to wind down, stretch'],
        [
          'Slow breathing and stillness bring the pulse down.',
          'It marks the end: after it you are on your way home.',
          'The quiet at the end is worth something by itself.',
        ],
        'A person lying on a mat',
      ],
      [
        ['Against soreness, dose the work', 'If you want less soreness, start smaller'],
        [
          'Fewer sets of anything new, then a little more each week.',
          'Half a portion the first time is the only advice that reliably helps.',
          'The amount is what counts. Raise it slowly.',
        ],
        'A hand putting a weight back',
      ],
    ],
    turn: [
      'Nobody needs to stop. Only the reason changes.',
      'Keep the ritual, if you like it, and drop the guilt.',
    ],
    asks: ['Do you stretch afterwards, and why?', 'Which stretch would you never give up?'],
    ends: {
      p: 'Spend the time on what you want to get better at.',
      a: 'For range: yes. For soreness: no.',
      t: 'Flexibility is trainable; delayed soreness is mostly a matter of dose.',
      f: 'And if you skipped it today, that is quite all right.',
      h: 'Lamp posts will stay up without being leaned on.',
      i: 'Reach a little further, for its own sake.',
      l: 'Length, breath, and nothing to prove.',
    },
    work: 'Rituals outlive their reasons. Ask in the next meeting why something is done at the end of each project, and listen for the silence.',
    keep: 'the end of your next session',
    send: 'someone who stretches at lamp posts',
    own: [
      {
        about: 'stretch|yoga|pilates|mobility|flexib',
        kinds: ['event', 'service', 'product', 'offer'],
        lead: 'If it is reach and calm you are after.',
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
    cover: 'Three words after training',
    gist: [
      'After each session write down three things: what, how much, how it felt. After a month the little notebook shows progress that no mirror shows.',
      'Memory rounds off. A pencil line after training tells you in March what you could do in January.',
    ],
    subject: ['Three words after training', 'What the mirror does not show'],
    hooks: {
      '*': [
        'What did you lift, hold or walk on the second Tuesday of last month? Exactly.',
        'A stub of pencil on a string has made more people stronger than any gadget.',
        'Memory rounds up. A pencil does not.',
      ],
      p: 'Progress in training is slow enough to be missed, unless somebody writes it down.',
      a: 'Write it down before you leave the room.',
      t: "Small weekly increases are only possible if last week's figure is known.",
      f: 'Do you think nothing is happening? Let us have a look at January.',
      h: '"About the same as last time, I think" is not a training method.',
      i: 'One line at a time you become somebody who can.',
      l: 'A slim notebook, a soft pencil, one line in the evening.',
    },
    lines: {
      '*': [
        'After training, note three things: what you did, how much, and how it felt. It takes less time than tying a shoe.',
        '"Felt easy" is the most useful note in a training log. It tells you when to add a little.',
        'Write down the missed sessions as well. After two months you can see which weekday never works.',
        'Compare your training with last month and not with the person beside you. Their notebook is a different story.',
        'Write it while you are still breathing hard. At home it has become heroic.',
      ],
      h: ['A training log in January: four pages. In February: a shopping list. Still, it had eggs on it.'],
    },
    scene: [
      'You stand in front of the rack and wonder what it was last time. The heavier one? You take the middle one, as always.',
      'A dog-eared notebook falls out of a sports bag. On page one stands a figure you now use to warm up.',
    ],
    why: [
      [
        'Muscles adapt to slightly more than they know, and slightly more needs a starting point.',
        'To add a little you have to know a little of what it was.',
      ],
      [
        'On a bad day it helps to see where you were three months ago.',
        'Paper is fair: it keeps the good weeks for the weeks that are not.',
      ],
    ],
    parts: [
      [
        ['Note what and how much', 'What you did and how much of it'],
        [
          'Exercise, sets, weight or minutes. Abbreviate as you like.',
          'Nobody but you has to be able to read it.',
          'A code of your own is fine. It is for your eyes.',
        ],
        'A pencil writing in a small notebook',
      ],
      [
        ['Add one word on how it felt', 'How it was, in a word'],
        [
          'Easy, fine, hard, odd. Odd deserves a question.',
          'That word decides what the next line will say.',
          'After "odd" comes a look at what was different.',
        ],
        'One word underlined',
      ],
      [
        ['Look back once a month', 'A look back every few weeks'],
        [
          'With tea, and without judging.',
          'Leaf through it as through holiday pictures: there you were, and here you are.',
          'You were there, and now you are here. No mirror tells you that.',
        ],
        'A notebook beside a cup',
      ],
    ],
    turn: [
      'A phone does it, too. A pencil has no notifications.',
      'In which book hardly matters, provided it comes along.',
    ],
    asks: ['Notebook, app or memory: how do you keep track?', 'What could you not do a year ago?'],
    ends: {
      p: 'One line a session is enough.',
      a: 'No note, no plan.',
      t: 'Record load, volume and perceived effort; the rest can be worked out.',
      f: 'Bring it along. Somebody will be glad to read it.',
      h: 'Blank pages are honest, at least.',
      i: 'Look back now and then; you have come further than it feels.',
      l: 'Fine paper is allowed.',
    },
    work: 'Projects also lose their own progress. A line a day in a shared place, what and how it felt, beats the report nobody has time to write.',
    keep: 'your sports bag',
    send: 'the training partner with the good memory',
    own: [
      {
        about: 'training plan|\\bprogram|progress|keep track',
        kinds: ['service', 'process', 'product', 'people'],
        lead: 'Somebody may keep an eye on the figures with you.',
      },
    ],
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
      'No. Firm can feel intense, but if you hold your breath it is too much.',
      'It need not. Strong is fine as long as you can breathe calmly.',
    ],
    caution: [
      'Tell your therapist about blood clots, blood thinners, pregnancy, recent injuries or operations before a massage.',
      'Before a massage, say if you have had blood clots, take blood thinners, are pregnant, or were injured or operated on lately.',
    ],
    title: ['Does a massage have to hurt to work?', 'Massage pressure: how much is too much?'],
    cover: 'Does it have to hurt?',
    gist: [
      'Pressure is a matter of taste and of the day. A good measure is your breath: if it stops, it is too much. Say so, at any time.',
      'Nobody gets extra points for bearing it. Tell the hands on your back whether to go lighter, deeper or elsewhere.',
    ],
    subject: ['Does it have to hurt?', 'Your breath knows the right pressure'],
    hooks: {
      '*': [
        'Face down, teeth clenched, thinking: it must be doing good.',
        '"Is the pressure all right?" "Mm", said into a hole in the table, can mean anything.',
        'You are paying for it. You may also say how hard.',
      ],
      p: 'The right pressure in a massage is the one you can breathe through.',
      a: 'Pain is not a sign of quality.',
      t: 'When pressure becomes a threat, muscles guard against it and work against the hands.',
      f: 'Have you ever lain there and borne it, out of politeness?',
      h: 'Polite people can be taken apart on a massage table and will say it was lovely.',
      i: 'You may say what you need. The hands want to know.',
      l: 'Depth without haste, and a breath that never catches.',
    },
    lines: {
      '*': [
        'In a massage the measure for pressure is your breath. If you hold it, the pressure is too much. Say so.',
        '"A bit lighter, please" is a complete sentence on a massage table. So is "a bit deeper" and "not there".',
        'Agree on a scale before a massage: five is strong but good, seven is too much. Then a number is all you need to say.',
        'Tell your massage therapist before you start where not to touch. Feet, belly or scalp: people differ more than you think.',
        'Ask for the other half of the pressure first. Going up is easier than going down.',
      ],
      h: ['Gripping the table legs is also feedback, but words are quicker.'],
    },
    scene: [
      'The towel is warm, the music is soft, and on the left shoulder something is going on that you would describe as plumbing.',
      'You count to ten, you count to twenty, and you resolve to mention it next time.',
    ],
    why: [
      [
        'If it hurts, the body tightens, and tight is what you came to be rid of.',
        'Defence is a reflex: the harder the thumb, the harder what lies beneath it.',
      ],
      [
        'How much is pleasant changes with sleep, stress and the week you have had.',
        'What was right in May can be too much in June. Only you can feel that.',
      ],
    ],
    parts: [
      [
        ['Use your breath as a gauge', 'Listen to your breathing'],
        [
          'Calm and long means fine. Held means lighter.',
          'As soon as you notice you are counting, it is time to speak.',
          'When it stops, your muscles are defending themselves.',
        ],
        'Hands resting on a towel-covered back',
      ],
      [
        ['Say it in one word', 'Say one word'],
        [
          'Lighter, deeper, higher, enough.',
          'No apology needed, and no explanation either.',
          '"Less" is a complete sentence on a massage table.',
        ],
        'A hand raised from under a towel',
      ],
      [
        ['Tell about your health first', 'Mention your health before it begins'],
        [
          'Medicines, operations, injuries, pregnancy: the form asks for good reason.',
          'Some things change where hands may go, and some mean another day.',
          'Blood thinners, surgery, a baby on the way: it changes what is done.',
        ],
        'A form on a clipboard',
      ],
      [
        ['Expect a little tenderness at most', 'A little soreness, and no more'],
        [
          'A touch sore the next day can happen; bruises are no badge of honour.',
          'If something still hurts days afterwards, {ring|call} and ask.',
          'Marks are no proof of quality. Call if it goes on.',
        ],
        'A cup of tea by a window',
      ],
    ],
    turn: [
      'The one with the hands cannot feel what you feel.',
      'You are the only instrument in the room that measures it.',
    ],
    asks: ['Firm or gentle: what do you like?', 'Have you ever said "lighter, please"?'],
    ends: {
      p: 'Feedback makes every minute of it better.',
      a: 'Speak up. It is your back.',
      t: 'Pressure, speed, direction: name which of the three to change.',
      f: 'Nobody is offended. On the contrary.',
      h: 'Gripping the table legs is also a message, but a slower one.',
      i: 'Being asked is nice. Answering truthfully is nicer.',
      l: 'Breathe, and let the shoulders go.',
    },
    work: '"Is everything all right?" gets a yes from polite people. Ask for a number from one to ten, and you will get the truth from them as well.',
    keep: 'your next hour on the table',
    send: 'somebody who always bears it',
    own: [
      {
        about: 'massage',
        kinds: ['price', 'service', 'product', 'offer'],
        lead: 'For an hour at the right pressure.',
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
      'Getting down to the floor and up again is strength, balance and planning in one. Practise once a day beside a sturdy chair, step by step.',
      'Roll, side, knees, one foot, up: five stages, a chair close by, once a day. A skill you keep by using it.',
    ],
    subject: ['Down and up again, once a day', 'Sit on the floor tonight'],
    hooks: {
      '*': [
        'When did you last sit on the floor on purpose?',
        'Children do it two hundred times a day. Most adults have stopped without noticing when.',
        'The floor is a place one can visit, if one knows the way back.',
      ],
      p: 'Getting up from the floor is an everyday skill that tends to go unpractised.',
      a: 'Sit on the floor once a day. Then get up.',
      t: 'Rising from the floor takes leg strength, hip range, trunk control and a sequence. Each part can be trained alone.',
      f: 'Tonight, during the adverts, try something with us.',
      h: 'The floor has become further away over the years. Somebody should look into that.',
      i: 'To be at home on the floor is to play with grandchildren, weed a bed, look under the sofa.',
      l: 'Rising with ease: the quietest kind of elegance.',
    },
    lines: {
      '*': [
        'Getting up from the floor, in five stages: roll to the side, up on an elbow, on all fours, one foot forward, hand on a chair and up.',
        'Watch one film a week sitting on the floor with cushions. You will change position twenty times, and each change is practice.',
        'Getting up from the floor is easier with the stronger leg in front. Try both and you will know which one it is.',
        'Too far down for a start? Practise from a low footstool and take away a cushion every other week.',
        'Sit on the floor to fold the laundry. Getting up is then part of the washing.',
      ],
      h: ['Two noises are usual when getting up from the floor. The second is for the audience.'],
    },
    scene: [
      'A coin rolls under the dresser. You look at it, you look at the dresser, and you think of the broom handle.',
      'A small child pats the carpet beside them and looks up. It is an invitation with conditions.',
    ],
    why: [
      [
        'What we stop doing, we lose little by little, and floors are easy to avoid.',
        'Sofas, chairs and long-handled tools have made the floor a place for shoes.',
      ],
      [
        'Those who know the way up are less afraid of being down.',
        'A sequence that has been practised is there on the day it is needed.',
      ],
    ],
    parts: [
      [
        ['Put a chair next to you', 'Have a firm chair beside you'],
        [
          'Sturdy, without wheels, against the wall.',
          'It is the handrail for the last stage, so it must not slide.',
          'It stands against the wall and does not roll.',
        ],
        'A chair set against a wall',
      ],
      [
        ['Roll to your side', 'Turn onto your side first'],
        [
          'Bend your knees and let them take you over.',
          'Elbow under the shoulder, other hand flat in front.',
          'Knees bent, and the rest of you follows.',
        ],
        'Someone rolling to one side on a mat',
      ],
      [
        ['Push up to all fours', 'Come onto hands and knees'],
        [
          'From here everything is near: rest as long as you like.',
          'Hands under shoulders, and a breath or two.',
          'Stay there for a moment. It is a good place.',
        ],
        'Hands and knees on a mat',
      ],
      [
        ['Bring one foot forward', 'Set one foot in front'],
        [
          'The stronger one, flat on the floor, hand on the seat of the chair.',
          'A kneeling knight, more or less, with furniture.',
          'Flat on the ground, with both hands on the seat.',
        ],
        'A foot placed flat beside a chair',
      ],
      [
        ['Lean and rise', 'Push, and take your time upright'],
        [
          'Weight over the front foot, push, stand, wait a moment.',
          'Stay holding on until the room has stopped where it is.',
          'Wait until the room stands still before you let go.',
        ],
        'Someone standing up with a hand on a chair',
      ],
    ],
    turn: ['Once a day is plenty.', 'Down counts, too, so take your time in that direction.'],
    asks: [
      'What gets you down there: grandchildren, weeds or a lost coin?',
      'Which noise do you make on the way up?',
    ],
    ends: {
      p: 'It takes a minute and needs no equipment but a chair.',
      a: 'Down once, up once, every day.',
      t: 'Break it into stages, train the weakest, then link them.',
      f: 'Do it with somebody. It is funnier and safer.',
      h: 'Noises on the way up are included.',
      i: 'The floor belongs to you as well.',
      l: 'Unhurried, one knee at a time.',
    },
    work: 'Skills vanish in the places where we no longer go. Once a year do the job by hand that a system does for you, with a chair nearby.',
    keep: 'tonight during the adverts',
    send: 'grandparents of small children',
    own: [
      {
        about: 'balance|\\bfalls?\\b|over.(?:fifty|sixty|50s?|60s?)|\\bolder|seniors?',
        kinds: ['event', 'service', 'audience', 'product'],
        lead: 'It is easier learnt in company.',
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
    cover: 'Machines or free weights?',
    gist: [
      'A machine leads you along a track, a dumbbell asks you to steer. Both build strength; beginners often start with the one and add the other.',
      'Pin in the stack or plates on the bar? One is simple and guided, the other free and fiddly. Where do you go first?',
    ],
    subject: ['Machines or free weights?', 'The pin or the plates'],
    hooks: {
      '*': [
        'Left in the room: seats, pins, cables. Right: a rack, a mirror and a cloud of chalk. Where do you turn?',
        'Somebody is moving a pin, somebody is looking for the second dumbbell. It is always at the other end.',
        'One room, two tribes, the same muscles.',
      ],
      p: 'Machines and free weights train the same muscles in rather different ways.',
      a: 'Use both. Begin with the one you understand.',
      t: 'Guided paths isolate and stabilise; free loads add balance and coordination. Gains in strength are similar overall.',
      f: 'Which way do your feet go when you come in?',
      h: 'A machine comes with a drawing of a man who has no face and no trouble.',
      i: 'There are many doors to being strong.',
      l: 'Polished steel, whichever shape it takes.',
    },
    lines: {
      '*': [
        'Machine: sit down, set the pin, push.\nFree weight: stand up, steer, push.\n\nWhich side of the room is yours?',
        'New to strength training? Machines let you learn to push before you learn to steer.',
        'Set the seat of the machine before the weight. If the joint and the hinge are not in line, the rest does not matter.',
        'Free weights are practice for carrying: bags, children and suitcases do not run on rails either.',
        'Learn a movement on the machine, then take it for a walk with a dumbbell.',
      ],
      h: ['The second dumbbell of a pair is by law at the other end of the room.'],
    },
    scene: [
      'One slides on to a padded seat and has begun before the song has changed. The other is still choosing between two nearly equal dumbbells.',
      'A newcomer studies the drawing on a machine, turns their head, turns the drawing, and sits down backwards.',
    ],
    why: [
      [
        'Muscles notice tension and effort. What supplies it is of little interest to them.',
        'Strength comes from effort repeated, and both sides of the room provide for that.',
      ],
    ],
    parts: [
      [
        'Machines',
        [
          'Clear path, quick change, little to go wrong. Good for first weeks and for training alone.',
          'You can go to the limit without needing somebody to catch the bar.',
          'Seat, pin, go. It holds the path, so you can think about the work.',
        ],
        'A pin pushed into a weight stack',
      ],
      [
        'Free weights',
        [
          'Every repetition is steered by you, and that trains what holds you upright as well.',
          'They fit any body, since no seat has to be adjusted, but they want to be learnt.',
          'You hold the path yourself. It takes longer to learn and uses more of you.',
        ],
        'A dumbbell lifted from a rack',
      ],
    ],
    turn: ['Most people end up with a bit of both.', 'The room is big enough, and you may cross the middle.'],
    asks: ['Left or right: where do you start?', 'Which machine took you longest to understand?'],
    ends: {
      p: 'Have somebody show you either one the first time.',
      a: 'Effort beats equipment.',
      t: 'Similar effort, similar gains; specificity decides the rest.',
      f: 'Try the other side this week, for three sets.',
      h: 'The second dumbbell is at the other end of the room.',
      i: 'Strong is strong.',
      l: 'A well-oiled cable has its own charm.',
    },
    work: 'Guided or free is a question in training new colleagues, too. A fixed path at first, and more room to steer when the movement is sure.',
    keep: 'your next visit',
    send: 'the friend from the other side of the room',
    own: [
      {
        about: 'induction|personal train|introduc|beginner|coach',
        kinds: ['service', 'offer', 'process', 'people'],
        lead: 'Nobody has to work it out alone.',
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
    cover: 'The song that gets you up',
    gist: [
      'There is one song that takes you from the sofa to the shoes. Fast, embarrassing, older than you: which is it?',
      'Most people have a tune they would not admit to that makes the last minutes easier. Admit to it.',
    ],
    subject: ['Admit to your song', 'The tune for the last minutes'],
    hooks: {
      '*': [
        'Three notes of it, and your foot has decided before you have.',
        'It is not a song you would play to guests.',
        'Every running list hides one song that explains a person.',
      ],
      p: 'Music makes effort feel a little easier, which is reason enough to choose it with care.',
      a: 'Pick the song before you pick the exercise.',
      t: 'Music in time with movement lowers perceived effort a little at light and moderate intensity.',
      f: 'No judging here: what is playing in your headphones?',
      h: 'The stronger the person, the softer the pop. It is a law.',
      i: 'Some songs carry you further than you meant to go.',
      l: 'Strings for the slow mornings, and for the others something with drums.',
    },
    lines: {
      '*': [
        'One song that always gets you moving: which one is it, and how old were you when you first heard it?',
        'Keep your strongest song for the last five minutes of training. It is wasted on the warm-up.',
        'A podcast is for easy walks, a beat for intervals, silence for learning something new. Try to match them.',
        'Walking in step with a song happens by itself. Choose a slightly quicker one and you walk quicker.',
        'Save your best song for the last ten minutes. The first ten are easy.',
      ],
      h: ['Whoever looks toughest in the room is listening to a musical. Ask them.'],
    },
    scene: [
      'Headphones in, one more minute to go, and then it comes on. You will never tell anyone which one it is.',
      'In the kitchen, with a wooden spoon: what is happening there counts as exercise, and the neighbours know the words.',
    ],
    why: [
      [
        'A beat takes over part of the counting, and a familiar chorus pulls the mind off the legs.',
        'Rhythm is an old helper: rowers, sailors and people at looms all sang.',
      ],
    ],
    parts: [
      [
        ['The fast one', 'Something quick'],
        [
          'Drums from the first second, no introduction. It gets you out of the door.',
          'You can run before you have had time to think.',
          'It begins, and so do you.',
        ],
        'Headphones and running shoes',
      ],
      [
        ['The embarrassing one', 'Something you would deny'],
        [
          'From a summer when you were fourteen, and you know every word.',
          'Headphones were invented for this.',
          'You know where every breath is. Turn it up.',
        ],
        'A hand over a phone screen',
      ],
      [
        ['None at all', 'Nothing at all'],
        [
          'Birds, breath, gravel. Some think best like that.',
          'Those who run without hear the bicycle coming, too.',
          'Wind, feet, thoughts: some people want to hear themselves.',
        ],
        'An empty path in the morning',
      ],
    ],
    turn: [
      'The list gets longer with every answer, and worse, and better.',
      'One title will do. Explanations are welcome.',
    ],
    asks: ['Which song gets you moving?', 'What do you listen to that nobody may know?'],
    ends: {
      p: 'Keep one ear free where there is traffic.',
      a: 'One title. Now.',
      t: 'Tempo a little above your step rate is a good start.',
      f: "Try somebody else's on Monday.",
      h: 'Musicals count twice.',
      i: 'Something in you is always ready to dance.',
      l: 'Let the last bars fade before you stop.',
    },
    work: 'Ask a new team for the song, and not for hobbies. It is quicker and truer, and by lunch you have a list that gets everybody through the stocktaking.',
    keep: 'the day you cannot get going',
    send: 'the person who knows your song',
    own: [
      {
        about: 'music|dance|zumba|spin|playlist',
        kinds: ['event', 'service', 'product', 'story'],
        lead: 'Speaking of rhythm.',
      },
    ],
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
      'Health questions before a class or treatment: why they are asked',
    ],
    cover: 'What the form is for',
    gist: [
      'Before the first class or treatment there is a form. It asks about heart, joints, medicines and operations, because the answers change what somebody does with you.',
      'Ten ticks on a clipboard decide which exercise you get, and sometimes that a doctor should be asked first.',
    ],
    subject: ['What the clipboard is for', 'Ten ticks with a reason'],
    hooks: {
      '*': [
        "A clipboard, a pen on a string, and a question about your grandmother's heart.",
        'You came to stretch, and somebody wants to know about your tablets.',
        'The most useful exercise of the first day is done with a pen.',
      ],
      p: 'The form before a first session has a purpose that is rarely explained.',
      a: 'Fill it in honestly. It is for you.',
      t: 'Screening questions sort people into go ahead, adapt, and ask a doctor first.',
      f: 'Tempted to tick no all the way down? One moment, please.',
      h: 'Nobody reads it out in class.',
      i: 'The more somebody knows, the better they can look after you.',
      l: 'A discreet question beforehand spares an awkward one afterwards.',
    },
    lines: {
      '*': [
        'The health form before training asks about heart, joints and medicines because the answers change the exercises. Do not tick no out of haste.',
        'An old injury belongs on the form as well. Knees have a good memory.',
        'Something has changed since you filled it in? Say it at the door: new tablets, an operation, a pregnancy.',
        'If a question on the form is unclear, ask. "I am not sure" is a useful answer there.',
        'Tell your trainer when something on the form has changed. Forms do not notice by themselves.',
      ],
      h: ['"Any operations?" "No." "And this scar?" "Oh, that."'],
    },
    scene: [
      '{Trainers|Sneakers} on, water bottle filled, and at the desk somebody hands you a pen. Nine questions, small print.',
      'You tick no, no, no, and at the seventh you think of the tablet you have taken since spring.',
    ],
    why: [
      [
        'Most people can begin at once, some with small changes, and a few should talk to a doctor first. On the outside they look the same.',
        'Nobody sees blood pressure, a replaced hip or a slipped disc through a T-shirt.',
      ],
      [
        'Those who lead a room cannot ask twenty people aloud about their health.',
        'On paper it stays private, and it is there when it is needed.',
      ],
    ],
    parts: [
      [
        ['Heart and circulation come first', 'Heart first'],
        [
          "Chest pain, dizziness, blood pressure: here the answer may be a doctor's word before the first session.",
          'These few lines are the reason why such forms exist at all.',
          'An honest cross here may mean a check with a doctor, and then you can begin in peace.',
        ],
        'A pen ticking a box',
      ],
      [
        ['Joints change the exercise', 'Joints and operations next'],
        [
          'With a new hip or an old shoulder there is another version of almost everything.',
          'Whoever knows beforehand can show you the variant without a fuss.',
          'There is almost always another way to do it, if somebody knows.',
        ],
        'A chair used in place of a floor exercise',
      ],
      [
        ['Medicines change how you react', 'Then what you take'],
        [
          'Some slow the pulse, some make you dizzy when you stand up quickly.',
          'The pulse watch then tells only half the story, and somebody should know why.',
          'A slow pulse or a dizzy moment has its reason on the packet.',
        ],
        'A weekly pill box beside a bottle',
      ],
      [
        ['Pregnancy changes the plan', 'Pregnancy as well'],
        [
          'Early weeks count as well, and it goes no further.',
          'A quiet word at the edge of the room is enough.',
          'However early it is. Nobody will make a speech.',
        ],
        'A clipboard laid face down',
      ],
    ],
    turn: [
      'Two minutes, honestly ticked, and then you may move.',
      'It gets asked again every so often, since bodies do not stand still.',
    ],
    asks: ['Did anyone ever explain the form to you?', 'What would you have forgotten to mention?'],
    ends: {
      p: 'If in doubt, tick yes and add a line.',
      a: 'Honest ticks, safe start.',
      t: 'Screen, adapt, refer: three outcomes of one sheet.',
      f: 'It stays between you and the clipboard.',
      h: 'Scars have good stories. They also belong on the form.',
      i: 'To be asked is a kind of care.',
      l: 'In confidence, of course.',
    },
    work: 'Forms get honest answers when people know what happens with them. One line above the first box, saying why you ask, is worth ten more boxes.',
    keep: 'your first session anywhere',
    send: 'someone who ticks no all the way down',
    own: [
      {
        about: 'assessment|screening|consultation|first (?:visit|session|class)',
        kinds: ['process', 'service', 'price', 'offer'],
        lead: 'What does a start look like here?',
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
    cover: 'When it is too hot to train',
    gist: [
      'In the heat shift the hour, halve the pace, drink before you are thirsty and pick the shady side. The first hot week asks for the most patience.',
      'A body takes a week or two to get used to heat. Until then: earlier, slower, shorter, in the shade.',
    ],
    subject: ['Earlier, slower, in the shade', 'The first hot week is the hard one'],
    hooks: {
      '*': [
        'The tarmac is soft, the dog refuses, and you are lacing up your shoes.',
        'The same lap, the same legs, and today your pulse is in another {storey|story} of the building.',
        'Today your heart is cooling you as well as driving you. Give it a lighter job.',
      ],
      p: 'In hot weather the same training is a harder one.',
      a: 'In the heat the dog is right. Wait until evening.',
      t: 'Heat raises the pulse at any given pace, as blood is sent to the skin. Judge by effort and not by the clock.',
      f: 'Thirty degrees, and you had plans? Let us bend them a little.',
      h: 'A personal best in a heatwave is a thing for lizards.',
      i: 'Taking care of yourself is part of training.',
      l: 'At six in the morning the summer is still cool, and entirely yours.',
    },
    lines: {
      '*': [
        'Hot week ahead? Train early, in the shade, at half the pace. The pulse is higher in the heat, whatever the watch says about speed.',
        'It takes a week or two of gentle days to get used to heat. The first hot weekend is the wrong one for records.',
        'Wet the cap, the wrists and the neck before you set off. Evaporation does some of the work for you.',
        'If somebody becomes confused, sick or faint in the heat, stop, shade, cool with water, call for help. Do not wait and see.',
        'Wet your cap before you go. It is the simplest air conditioning there is.',
      ],
      h: ['Dogs lie down in the shade at noon. They have never read a training plan.'],
    },
    scene: [
      'Half past twelve, no cloud, and on the river path one lonely runner the colour of a post box.',
      'The windows are shut, the fan is turning, and a class of twelve is breathing like one large accordion.',
    ],
    why: [
      [
        'Cooling costs effort: the heart has to supply the skin as well as the legs.',
        'Part of the blood goes outwards to give off warmth and is missing elsewhere.',
      ],
      [
        'With some days of practice we sweat sooner and cope better.',
        'The body learns to cool itself, but it wants a week or more to do so.',
      ],
    ],
    parts: [
      [
        ['Move the hour', 'Go when it is cool'],
        [
          'Before breakfast or after sunset it is often ten degrees kinder.',
          'The early ones have the path to themselves, and the ducks.',
          'At six the street is yours. At noon it belongs to nobody.',
        ],
        'A path at sunrise',
      ],
      [
        ['Judge by effort', 'Go by breath and not by pace'],
        [
          'If you can still talk, the pace is right, however slow.',
          'Leave the watch at home for a week; it will only complain.',
          'Talking should be possible. Numbers are for October.',
        ],
        'A watch left on a table',
      ],
      [
        ['Drink a little, often', 'Sip before you are thirsty'],
        [
          'Beforehand and on the way, and something salty with the meal if you sweat a lot.',
          'Sips beat litres; a large amount all at once is no help.',
          'Small amounts, often, and a bit of salt with your food after much sweat.',
        ],
        'A bottle filled at a {tap|faucet}',
      ],
      [
        ['Choose shade, water, shadowed streets', 'Look for shade and water'],
        [
          'Woods, pools, the shady side of the road.',
          'A shaded lap of half the length is worth the whole one.',
          'A wood is ten degrees and a whole mood cooler.',
        ],
        'A shady avenue',
      ],
      [
        ['Know when to stop', 'Stop at the first signs'],
        [
          'Headache, goose pimples, dizziness: sit down in the shade, drink, and call it a day.',
          'The evening is long, and the plan is made of paper.',
          'Headache or shivers mean shade, water and a seat.',
        ],
        'A bench under a tree',
      ],
    ],
    turn: [
      'Missing a day is no loss. Most good weeks have a gap in them.',
      'On the hottest afternoon a cold shower is the session.',
    ],
    asks: ['When do you move in summer?', 'Where is the shadiest lap in town?'],
    ends: {
      p: 'Plan by the forecast, as farmers do.',
      a: 'Earlier. Slower. Shorter.',
      t: 'Acclimatisation needs one to two weeks of moderate exposure.',
      f: 'Take a friend, and keep an eye on each other.',
      h: 'Records set in the shade count as well.',
      i: 'The season is long. You need not win it in July.',
      l: 'A cool hour, a slow pace, and swallows.',
    },
    work: 'If you run a team outdoors or under a roof of tin, move the hard hour to seven. Shade, water and somebody who says stop cost less than one bad afternoon.',
    keep: 'the first hot weekend',
    send: 'someone who runs at noon in a heatwave',
    own: [
      {
        about: 'from (?:5|6|7)(?:[:.]\\d\\d)? ?am|outdoor|air.condition|\\bpool\\b|summer',
        kinds: ['hours', 'event', 'place', 'offer', 'service'],
        lead: 'Cooler options exist.',
      },
    ],
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
