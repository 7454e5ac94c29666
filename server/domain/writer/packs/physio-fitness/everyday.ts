// Moving through an ordinary day: desk, stairs, boxes, basin.
import type { Idea } from '../../library/idea.ts';
import { MAT_ONLY, NO_TRAINING } from './kinds.ts';

export const EVERYDAY: readonly Idea[] = [
  {
    id: 'the-next-position',
    format: 'tip',
    again: 6,
    emoji: '🪑',
    tags: ['DeskLife', 'WorkFromHome', 'Posture'],
    title: [
      'Sitting at a desk all day? Change position, not the chair',
      'Sitting all day at work: change how you sit, often',
    ],
    cover: 'Change how you sit, often',
    gist: [
      'No position is good for a whole day at a desk. Stand up for calls, drink from a small glass, and move before you feel stiff.',
      'You need no new chair for your desk. You need to get out of the old one more often.',
    ],
    subject: ['You do not need a new desk chair', 'Sit how you like, then move'],
    hooks: {
      '*': [
        'The desk chair is rarely the problem. Four hours in it may be.',
        'Look at how you are sitting right now. It is fine. How long have you been sitting like that?',
        'No desk chair is good for four hours. Get up now and then.',
      ],
      p: 'There is no wrong way to sit at a desk, only sitting too long.',
      a: 'Do not look for the right posture at your desk. Change it.',
      t: 'Joints and muscles can bear almost any position. What they dislike is hours without a change.',
      f: 'Sitting at a desk? Let your shoulders drop. There. Now read on.',
      h: 'You have been sitting like a prawn since lunch. That is fine. Be a different shape for a while.',
      i: 'A stiff afternoon at the desk can end with one short walk.',
      l: 'The best part of a good chair is getting up from it.',
    },
    lines: {
      '*': [
        'Your back minds sitting still more than it minds slouching. Stand for a call, sit sideways, walk to the kettle.',
        'Ways to move at work without a gym bag:\n\nStand for calls\nDrink from a small glass\nPut the printer out of reach\nWalk over instead of typing',
        'Before you buy a new desk chair, try getting out of the old one more often.',
        'Put a small glass on your desk. It is empty every half hour, and each refill is a walk.',
        'Put the printer in the next room. You get up ten times a day, and it costs nothing.',
      ],
      h: ['A standing desk you never stand at is just a very tall desk.'],
    },
    scene: [
      'It is the middle of the afternoon. You have not moved since the last meeting, and your neck hurts.',
      'After lunch your chin moves towards the screen, your feet wrap round the chair, and you stay like that until five.',
    ],
    why: [
      [
        'Your body likes variety. Even the best chair gets uncomfortable if you never leave it.',
        'Whatever is pressed or stretched for hours starts to ache, however well you sit.',
      ],
      [
        'Moving a little all day is easier than one big effort in the evening.',
        'A minute here and there is easy. The hour after work often does not happen.',
      ],
    ],
    parts: [
      [
        ['Stand up for calls', 'Take phone calls on your feet'],
        [
          'You need no extra break for that.',
          'The phone rings anyway, and it reminds you.',
          'Nobody can see you.',
        ],
        'Someone standing up as the phone rings',
      ],
      [
        ['Drink from a small glass', 'Use a small glass, not a bottle'],
        [
          'It empties often, and every refill is a short walk.',
          'With a big bottle you stay in your chair until lunch.',
          'Ten trips to the {tap|faucet} are ten short walks.',
        ],
        'A small glass filled at a {tap|faucet}',
      ],
      [
        ['Raise the screen to eye level', 'Put your screen higher'],
        [
          'Then your head does not move forward.',
          'Put books under a laptop and use a separate keyboard.',
          'Your neck no longer has to bend.',
        ],
        'A laptop lifted onto a pile of books',
      ],
      [
        ['Fidget as much as you like', 'Lean, perch, cross your legs'],
        [
          'All of it is good for your back.',
          'What teachers told you off for is rather good for a back.',
          'Your back likes a change.',
        ],
        'Quick cuts of someone shifting in a chair',
      ],
    ],
    turn: ['None of it needs a new chair.', 'You can keep your chair and your desk.'],
    asks: ['What gets you out of your chair during the day?', 'Where are your shoulders right now?'],
    ends: {
      p: 'Choose one of them today, and another next week.',
      a: 'Move first. Buy furniture later.',
      t: 'Of all you can change at a desk, how often you move is the easiest.',
      f: 'Start with your next call.',
      h: 'Your desk will still be there when you come back.',
      i: 'Ten short walks to the kettle make one long one.',
      l: 'Get up before you have to.',
    },
    work: 'If you plan meetings, end them a few minutes early, or hold one while walking. People move when there is time for it.',
    keep: 'the next long afternoon at a desk',
    send: 'the colleague who never gets up',
    own: [
      {
        about: 'desk|office|workplace',
        kinds: ['service', 'offer', 'product', 'audience'],
        lead: 'If your work is at a desk:',
      },
      { about: 'lunch(?:time)?|walk', kinds: ['event'], lead: 'A good reason to leave the desk:' },
    ],
    pic: {
      ask: 'A desk with a chair pushed back and nobody in it',
      alt: 'An empty chair pushed back from a desk',
    },
    claims: [
      [
        'Frequent change of position is standard advice for seated work; screen top near eye level',
        'HSE display-screen guidance',
      ],
    ],
  },
  {
    id: 'sore-back-keep-moving',
    format: 'myth',
    again: 6,
    emoji: '🚶',
    tags: ['BackHealth', 'KeepMoving', 'BackCare'],
    myth: 'A sore back needs bed rest',
    short: [
      'No. With an ordinary sore back, keep moving gently.',
      'No. Today the advice is to go on with your day as far as you can.',
    ],
    caution: [
      'New weakness in the legs, numbness between them, trouble with bladder or bowels, or pain after a bad fall: get medical help at once.',
      'Get help at once if your legs turn weak, if you are numb between the legs, if bladder or bowels do not work as usual, or after a hard fall.',
    ],
    title: ['Sore back: bed rest or keep moving?', 'What helps an ordinary sore back: rest or movement?'],
    cover: 'Sore back? Not to bed.',
    gist: [
      'Bed rest used to be the advice for an ordinary sore back. Guidance now says to stay as active as you can: short walks and normal days as far as they go.',
      'With an ordinary sore back, do not lie down. Move a little and often, and live your day as far as you can.',
    ],
    subject: ['Sore back: bed or walk?', 'What helps a sore back today'],
    hooks: {
      '*': [
        'Your grandmother would have sent you to bed with a sore back. Now you are told to keep moving.',
        'Doctors once ordered two days in bed for a sore back. Now they say: keep moving.',
        'A sore back does not belong in bed. A short walk is better.',
      ],
      p: 'The advice for an ordinary sore back has changed. Many of us still know the old one.',
      a: 'An ordinary sore back does not need bed rest.',
      t: 'The guidelines for ordinary low back pain agree: stay as active as you reasonably can.',
      f: 'Is your back sore again? Do not lie down yet.',
      h: 'The sofa means well with your sore back. It is just not qualified.',
      i: 'You can take a sore back for a short walk.',
      l: 'A slow walk round the garden does a sore back good.',
    },
    lines: {
      '*': [
        'Old advice for a sore back: go to bed. Current guidance for most ordinary cases: keep moving as much as you comfortably can.',
        'With an ordinary sore back a walk to the corner counts. So does the walk home.',
        'With an ordinary sore back, lie, sit, stand and walk, and do nothing for long.',
        'You have an ordinary sore back? Make tea, see a friend, leave out the heavy work.',
        'A sore back is rarely a sign of something bad, and mostly it gets better within some weeks. You may move.',
      ],
      h: [
        'Bed rest for a sore back has gone the way of leeches. Leeches were at least exercise for the leech.',
      ],
    },
    scene: [
      'You bent down for a sock, and now every step hurts your back.',
      'Your back went when you reached for the washing powder, and you want to lie down until Thursday.',
    ],
    why: [
      [
        'Mostly it gets better by itself, and lying in bed only makes you stiff and weak.',
        'A back wants to be used. After a few days in bed it is weaker.',
      ],
      [
        'If you keep moving, your life goes on, and that helps more than you think.',
        'Work, errands and friends go on, only a bit smaller.',
      ],
    ],
    parts: [
      [
        ['Walk a little, several times a day', 'Go for several short walks'],
        [
          'To the end of the street and back is enough.',
          'Five minutes now, and five minutes after lunch.',
          'A walk round the house counts, too.',
        ],
        'Someone walking slowly to a street corner',
      ],
      [
        ['Change position often', 'Do not stay in one position'],
        [
          'Move before it gets uncomfortable.',
          'Sofa, chair, floor: use them all.',
          'What feels good now will hurt in half an hour.',
        ],
        'Quick cuts: lying, sitting, standing',
      ],
      [
        ['Do what you can of your day', 'Live your day as normally as possible'],
        [
          'Cook, answer the {post|mail}, go in for half a day if the job allows it.',
          'Leave out heavy work and do the rest.',
          'Half a day of work may be better than none.',
        ],
        'Someone making tea',
      ],
    ],
    turn: [
      'And if it does not get better, have it looked at.',
      'If it does not improve, somebody should look at it.',
    ],
    asks: [
      'Were you told to lie down when your back hurt?',
      'What is the oddest advice you have heard about a sore back?',
    ],
    ends: {
      p: 'If nothing changes for weeks, ask a professional.',
      a: 'Move gently. Bed is the exception.',
      t: 'Do as much as your back can bear. You decide how much that is.',
      f: 'Take it easy, and let somebody else carry the shopping.',
      h: 'What is on the floor can stay there until tomorrow.',
      i: 'One walk round the garden is a good start.',
      l: 'Short walks, and no rush.',
    },
    work: 'If somebody in your team has an ordinary sore back, they are often better off at work with a few changes than alone at home. Ask what would help.',
    keep: 'the next time your back is sore',
    send: 'someone who still says "go and lie down"',
    own: [
      {
        about: 'urgent|same.day|early (?:slots|appointments)',
        kinds: ['service', 'policy', 'process'],
        lead: 'If you want somebody to look at it soon:',
      },
      { about: '\\bwalk', kinds: ['event'], lead: 'It is nicer to walk with somebody:' },
    ],
    pic: { ask: 'A pair of shoes by an open door', alt: 'A pair of walking shoes beside an open door' },
    claims: [
      ['Stay active; avoid prolonged bed rest for non-specific low back pain', 'NHS, NICE NG59'],
      ['Red flags for cauda equina', 'NHS advice'],
    ],
  },
  {
    id: 'balance-at-the-basin',
    format: 'howto',
    again: 9,
    emoji: '🪥',
    tags: ['Balance', 'DailyHabits', 'HealthyAgeing'],
    caution: [
      'Keep something firm within reach. If you have fallen lately, ask a professional first.',
      'Have something to hold on to, and ask a professional first if you have had a fall.',
    ],
    title: [
      'How to practise balance while you brush your teeth',
      'Train your balance at the {basin|sink}: one leg, two minutes',
    ],
    cover: 'Brush your teeth on one leg',
    gist: [
      'You can train your balance at any age. Stand on one leg while you brush your teeth, with a hand near the {basin|sink}, and change legs halfway.',
      'Twice a day you stand still with a toothbrush. Lift one foot, and you train your balance.',
    ],
    subject: ['Brush your teeth on one leg', 'Balance training that takes no time'],
    hooks: {
      '*': [
        'You brush your teeth for four minutes a day. Stand on one leg meanwhile, and you train your balance.',
        'Can you put on a sock without sitting down? That is balance, and you can train it.',
        'Train your balance while you look in the mirror.',
      ],
      p: 'Your balance gets worse if you do not use it, and better if you do.',
      a: 'Train your balance while you brush your teeth.',
      t: 'For balance you need your eyes, your ears and your feet. Close your eyes on one leg and you will notice.',
      f: 'No time to exercise? You do brush your teeth.',
      h: 'Train your balance: be a flamingo, twice a day, with toothpaste.',
      i: 'You can train your balance at any age, in the bathroom.',
      l: 'Train your balance at the {basin|sink}. Nobody is watching.',
    },
    lines: {
      '*': [
        'Brush your teeth on one leg, with a hand near the {basin|sink}. Change legs halfway. That is your balance training for the day.',
        'Your balance gets better if you use it. At the {basin|sink} you have something to hold and stand there anyway.',
        'On one leg you wobble more than on the other. Find out which while you brush your teeth.',
        'Is it too easy to stand on one leg? Hold on with one finger only.',
        'Stand on one leg in the {queue|line} at the supermarket. Only your ankles will notice.',
      ],
      h: [
        'Tonight: a flamingo at the {basin|sink}. Tomorrow: the other leg. By Friday the cat stops staring.',
      ],
    },
    scene: [
      'Every morning and evening you stand at the {basin|sink} and have nothing else to do.',
      'The toothbrush hums, and your feet have nothing to do.',
    ],
    why: [
      [
        'Your eyes, your inner ears and the soles of your feet work together to keep you upright, and all three respond to practice.',
        'Eyes, ears and feet keep you upright together. They get better with practice.',
      ],
      ['You brush your teeth anyway, so you will not forget it.', 'You need no extra time for it.'],
    ],
    parts: [
      [
        ['Stand close to the {basin|sink}', 'Keep the {basin|sink} within reach'],
        [
          'Keep one hand on the edge or just above it.',
          'If you wobble, you can hold on.',
          'For most people one finger on the edge is enough.',
        ],
        'A hand resting on the edge of a basin',
      ],
      [
        ['Lift one foot a little', 'Take one heel off the floor'],
        ['You need not lift it high.', "A finger's width is enough.", 'The other ankle does the work.'],
        'A foot lifting off the bathroom floor',
      ],
      [
        ['Change legs halfway', 'Change sides after half the time'],
        [
          'The second side may wobble more, which is normal.',
          'Upper teeth on the left leg, lower teeth on the right.',
          'Train the weaker one just as long.',
        ],
        'The feet changing over',
      ],
      [
        ['Make it harder little by little', 'Hold on less over the weeks'],
        [
          'First the whole hand, then one finger, then none.',
          'Only as long as you feel safe.',
          'It takes weeks and not days.',
        ],
        'A single fingertip on the basin',
      ],
    ],
    turn: ['If you wobble, you are training.', 'If your foot trembles, it is working.'],
    asks: ['Which of your legs wobbles more?', 'On which leg do you stand better: left or right?'],
    ends: {
      p: 'It takes no extra time and you need nothing for it.',
      a: 'Every morning and every night.',
      t: 'Take away one help at a time: the hand first, the eyes last.',
      f: 'Try it tonight and tell us which leg was better.',
      h: 'With an electric toothbrush it is harder.',
      i: 'It is lovely to feel steady.',
      l: 'Grace is mostly practice.',
    },
    work: 'It works for most habits: do not look for time. Do the new thing together with something you do anyway.',
    keep: 'the next time you brush your teeth',
    send: 'somebody who has no time to exercise',
    own: [
      {
        about: 'balance|over.(?:fifty|sixty|50s?|60s?)|seniors?|\\bolder',
        kinds: ['event', 'product', 'service', 'audience'],
        lead: 'If you would rather train with others:',
      },
    ],
    pic: {
      ask: 'Feet at a bathroom basin, one lifted',
      alt: 'A person standing on one leg at a bathroom basin',
    },
    claims: [['Balance can be trained at any age; use support', 'NHS balance exercises']],
  },
  {
    id: 'lift-the-box',
    format: 'howto',
    again: 9,
    emoji: '📦',
    tags: ['MovingDay', 'LiftingTips', 'BackCare'],
    title: ['How to lift a heavy box without fuss', 'Lifting heavy boxes: think first, then lift'],
    cover: 'Before you lift that box',
    gist: [
      'Before you lift a heavy box, decide where it goes and test how heavy it is. Then hold it close, use your legs, and turn with your feet.',
      'Clear the way, test the weight, hold the box close, and turn with your feet and not with your back.',
    ],
    subject: ['Before you lift that box', 'Moving house? How to lift'],
    hooks: {
      '*': [
        'Somebody has packed books in the biggest box. Before you lift it, push it with your foot.',
        'Push a box with your foot before you lift it. If it does not move, it is too heavy.',
        'A box of books looks as light as all the others. Test it before you lift.',
      ],
      p: 'Most people hurt their back with a box because they had not thought where to put it.',
      a: 'Clear the way before you lift a box.',
      t: 'The further a box is from your body, the more your back has to hold. So keep it close.',
      f: 'Moving house, or just moving the sofa? Read this before you lift.',
      h: '"I will carry it all in one go," said somebody, and then his back said no.',
      i: 'Your back can lift a lot if you do it sensibly.',
      l: 'Even a heavy box can be lifted calmly.',
    },
    lines: {
      '*': [
        'Hold the box close. The further it is from your body, the heavier it is for your back.',
        'Lifting something heavy:\n\nDecide where it goes\nTest a corner\nGet close, feet apart\nTurn with your feet\nAsk for help before you need it',
        'Carrying a box and want to turn? Take small steps, and do not twist your back.',
        'Put books in small boxes and {duvets|comforters} in big ones. Most people do it the other way round.',
        'Carry boxes in two trips with half the weight. It is quicker than one trip and a week with a sore back.',
      ],
      h: ['Boxes marked "various" are heavier than boxes marked "books". Test one before you lift.'],
    },
    scene: [
      'The van has to be back by lunch, and somebody has packed a big box full of books.',
      'You are on the stairs with a heavy box, the door ahead is shut, and there is no place to put it down.',
    ],
    why: [
      [
        'A load held against you is much easier on your back than the same load held out in front.',
        "At arm's length it feels many times as heavy.",
      ],
      [
        'Mostly it goes wrong when you turn or stop halfway.',
        'The trouble comes at a closed door or on the stairs.',
      ],
    ],
    parts: [
      [
        ['Decide where it goes', 'Open the doors and clear the way'],
        [
          'Do it while your hands are empty.',
          'On the stairs it is too late to think.',
          'With full hands you cannot open a door.',
        ],
        'A door propped open',
      ],
      [
        ['Test how heavy it is', 'Tilt it at one corner'],
        [
          'If you can hardly move it, get help or take something out.',
          'That tells you more than the label.',
          'If you cannot tilt it, you cannot lift it.',
        ],
        'A foot nudging a box',
      ],
      [
        ['Get close and use your legs', 'Hold it close and lift with the legs'],
        [
          'Feet apart, knees bent, the box against your chest.',
          'Your thighs are your strongest muscles.',
          'The closer it is, the lighter it feels.',
        ],
        'A box lifted close to the body',
      ],
      [
        ['Turn with your feet', 'Take small steps to turn'],
        [
          'Do not twist while your arms are full.',
          'Point your toes where you want to go.',
          'Your back should not turn.',
        ],
        'Feet turning in small steps',
      ],
      [
        ['Put it down first, then push it', 'Set it down before you move it'],
        [
          'On the floor it is easy to push into place.',
          'Do the exact placing when it is out of your arms.',
          'Pushing is easier than holding.',
        ],
        'A box set down and slid',
      ],
    ],
    turn: ['Going twice is not a weakness.', 'Two light trips are quicker than one bad one.'],
    asks: [
      'What is the heaviest thing you have ever moved?',
      'How do you carry the shopping: in one go or in two?',
    ],
    ends: {
      p: 'It is nearly always better to put less in each box.',
      a: 'Plan, test, lift, in that order.',
      t: 'Weight times distance is what your back feels. Make the distance short.',
      f: 'And do ask a neighbour for help.',
      h: 'Leave the piano to people with a {trolley|cart}.',
      i: 'You are cleverer than a box.',
      l: 'Leave the marble table to professionals.',
    },
    work: 'In a stockroom, keep heavy things between knee and chest height, have {trolleys|carts} where the loads are, and keep the doors open.',
    keep: 'moving day',
    send: 'somebody who is moving house',
    own: [
      {
        about: 'manual handling|lifting|workplace|deadlift',
        kinds: ['service', 'event', 'product'],
        lead: 'If you would like to learn how to lift:',
      },
    ],
    unless: MAT_ONLY,
    pic: { ask: 'A stack of moving boxes in an empty room', alt: 'Moving boxes stacked in an empty room' },
    claims: [
      [
        'Keep load close, feet apart, avoid twisting, split or share heavy loads',
        'HSE manual-handling guidance',
      ],
    ],
  },
  {
    id: 'morning-or-evening',
    format: 'either',
    again: 9,
    emoji: '🌗',
    tags: ['ThisOrThat', 'Habits', 'WorkoutTime'],
    title: ['Exercise in the morning or in the evening?', 'Exercise early or late: what is good about each?'],
    cover: 'Exercise: morning or evening?',
    gist: [
      'If you exercise in the morning, nothing can come in between. In the evening your body is warmer. Choose the time you can keep.',
      'Exercise early and it is done. Exercise late and you are warm and loose. Which do you do?',
    ],
    subject: ['Do you exercise in the morning?', 'When do you exercise?'],
    hooks: {
      '*': [
        'Some people exercise before breakfast and some after the news. When do you?',
        'An alarm at six or a lamp at eight: when do you exercise?',
        'Which is the best time to exercise? The one that you can keep.',
      ],
      p: 'People often ask for the right time of day to exercise. It is the time you will keep.',
      a: 'The right time to exercise is the one you can keep.',
      t: 'Your body is cooler in the early morning and warmer later. Habit matters more than both.',
      f: 'When do you like to exercise: in the morning or in the evening?',
      h: 'Some people exercise before sunrise. They say that they are happy.',
      i: 'Somewhere in your day is a little time for exercise.',
      l: 'Exercise at first light or at last light: both can be a quiet ritual.',
    },
    lines: {
      '*': [
        'Exercise in the morning: done before anything can come in between.\nIn the evening: warm, loose, and a good end to the day.\n\nWhich do you like?',
        'Exercise before or after something that happens every day: the kettle, the news, the school run.',
        'Stiff in the morning? Warm up slowly, or exercise after work. Both are fine.',
        'Nobody has ever cancelled exercise at six in the morning because a meeting ran late.',
        'If you exercise in the morning, put your things out the evening before.',
      ],
      h: [
        'Morning exercisers have finished before breakfast and tell everybody. Evening exercisers are looking for the other sock.',
      ],
    },
    scene: [
      'In some families one person exercises at dawn, and another would rather not talk about it.',
      'One of you ties the shoes while it is still dark. The other comes home and rolls out the mat.',
    ],
    why: [
      [
        'Both are fine, and neither works if you do it only once.',
        'You keep a habit that fits into your day.',
      ],
    ],
    parts: [
      [
        'In the morning',
        [
          'Nothing can come in between. Start gently, because most people are stiff.',
          'By breakfast it is done.',
          'It is done before anybody wants something from you.',
        ],
        'Curtains opening',
      ],
      [
        'In the evening',
        [
          'Your body is warm and loose. Leave some time before you go to bed.',
          'You leave the day behind you.',
          'It makes you pleasantly tired. Just do not go to bed at once.',
        ],
        'A lamp being switched on',
      ],
    ],
    turn: ['Try each for a week and keep the easier one.', 'After a week of each you will know.'],
    asks: ['Morning or evening: when do you exercise?', 'What have you tried, and what did you keep?'],
    ends: {
      p: 'Doing it often matters more than when.',
      a: 'Choose one and keep it.',
      t: 'What counts is that you keep doing it. The hour hardly matters.',
      f: 'Tell us your time.',
      h: 'People who exercise at lunchtime may vote, too.',
      i: 'One day you no longer have to persuade yourself.',
      l: 'Choose your hour and keep it like an appointment.',
    },
    work: 'People in a team differ. Offer one walking meeting before lunch and one after.',
    keep: 'the start of a new month',
    send: 'the early bird in your family',
    own: [
      {
        about: '\\d',
        kinds: ['hours'],
        lead: 'Our hours:',
      },
      {
        about: 'morning|evening|after work|before work',
        kinds: ['event'],
        lead: 'With a fixed time it is easier:',
      },
    ],
    unless: NO_TRAINING,
    pic: {
      ask: 'A rolled mat beside a window in early light',
      alt: 'A rolled exercise mat beside a window in morning light',
    },
    claims: [['Body temperature is lower in early morning', 'physiology textbook']],
  },
  {
    id: 'soreness-after-two-days',
    format: 'answer',
    again: 8,
    emoji: '🧦',
    tags: ['MuscleSoreness', 'TrainingTips', 'Recovery'],
    question: 'Why am I more sore on the second day than on the first?',
    short: [
      'Because the soreness builds up slowly and is often worst on the second day.',
      'Because your muscles need a day or two until you feel it.',
    ],
    caution: [
      'Severe pain, marked swelling or very dark urine after exercise needs prompt medical advice.',
      'Get medical advice soon if pain is severe, if there is a lot of swelling, or if urine turns very dark after exercise.',
    ],
    title: [
      'Why muscle soreness is worse two days after exercise',
      'Why sore muscles hurt most on the second day',
    ],
    cover: 'Why muscles hurt after two days',
    gist: [
      'After new exercise your muscles often hurt most on the second day. It goes away within a few days, and next time it is milder.',
      'Two days after a new workout the stairs hurt. That is normal, it passes, and next time it is not as bad.',
    ],
    subject: ['Sore muscles after two days', 'Why your legs hurt on day two'],
    hooks: {
      '*': [
        'Yesterday you felt fine after your workout. Today you cannot walk downstairs. Why?',
        'You exercised on Monday. Why do your muscles hurt on Wednesday?',
        'Sore muscles often hurt most two days after exercise.',
      ],
      p: 'Muscle soreness comes late, and it is good to know that.',
      a: 'Muscles are most sore after two days. Plan for that.',
      t: 'Muscle soreness is worst between one and three days after exercise you are not used to.',
      f: 'Are your legs so sore that you walk downstairs sideways? It will pass.',
      h: 'Nobody tells you that you do a lunge on Monday and pay for it on Wednesday.',
      i: 'Sore muscles have learnt something new.',
      l: 'Sore on the second morning? Take it slowly.',
    },
    lines: {
      '*': [
        'Sore two days after something new? That delay is normal. The ache usually fades within a few days and is milder the next time.',
        'Walking downhill makes thighs more sore than walking uphill.',
        'Sore legs? A walk or an easy bike ride makes them feel better for a while.',
        'How sore you are tells you how new the exercise was, and not how good.',
        'Going downstairs makes your muscles more sore than going up. They have to brake.',
      ],
      h: ['With sore legs you learn what a banister is for.'],
    },
    scene: [
      'You had a good workout, you slept well, and on the second morning you can hardly get up.',
      'On Wednesday you sit down, and your thighs remind you of Monday.',
    ],
    why: [
      [
        'New exercise leaves tiny disturbances in a muscle, and you feel them only after a day or two.',
        'It is not the exercise that hurts but the repair, and that starts slowly.',
      ],
      [
        'Do the same again in a week or two, and it hurts much less.',
        'Muscles learn quickly. Next time they are ready.',
      ],
    ],
    parts: [
      [
        ['Keep moving lightly', 'Walk or cycle gently'],
        [
          'That takes the worst away for an hour or two.',
          'Warm muscles hurt less.',
          'It is better than the sofa.',
        ],
        'Someone strolling through a park',
      ],
      [
        ['Rest the sore muscles for two days', 'Exercise other muscles meanwhile'],
        [
          'If your legs are sore, train your arms.',
          'On Friday they can do more than today.',
          'Wait until they feel normal again.',
        ],
        'A dumbbell left on a bench',
      ],
      [
        ['Do less of it next time', 'Start new exercises with half'],
        [
          'Half is enough for a first time.',
          'Add a little each time.',
          'Half of what you think you can do is right.',
        ],
        'A hand putting back one of two weights',
      ],
    ],
    turn: ['A good workout need not make you sore.', 'You can train well for months and never be sore.'],
    asks: [
      'Which exercise made you sore last time?',
      'With sore legs, what is worse: up the stairs or down?',
    ],
    ends: {
      p: 'If you know about it, you can plan your week.',
      a: 'Start new exercise with half.',
      t: 'The second time is always easier. It is called the repeated bout effect.',
      f: 'Be patient with your legs.',
      h: 'You may take the {lift|elevator}. Nobody will ask.',
      i: 'Next time it will be easier.',
      l: 'Slow stairs, a warm bath, an early night.',
    },
    work: 'If somebody starts a new physical job, give them half in the first week.',
    keep: 'two days after a new class',
    send: 'your training partner on the stairs',
    own: [
      {
        about: 'beginner|introduct|first (?:class|session)|taster',
        kinds: ['event', 'service', 'offer', 'process'],
        lead: 'If you are new to exercise:',
      },
      {
        about: 'sports? massage',
        kinds: ['service', 'product', 'price'],
        lead: 'If you like hands on tired legs:',
      },
    ],
    pic: { ask: 'A flight of stairs seen from the top', alt: 'A flight of stairs seen from the top step' },
    claims: [
      [
        'Delayed onset muscle soreness peaks at one to three days, is linked to eccentric work and lessens on repetition',
        'exercise physiology textbook',
      ],
      ['Dark urine and severe pain after exercise: rhabdomyolysis warning', 'NHS advice'],
    ],
  },
  {
    id: 'breath-held',
    format: 'mistake',
    again: 8,
    emoji: '🌬️',
    tags: ['BreathingTips', 'TrainingTips', 'GoodForm'],
    wrong: 'Holding your breath through the hard part',
    caution: [
      'With high blood pressure, a heart condition or in pregnancy, ask a professional how to breathe under load.',
      'Pregnant, or with a heart condition or raised blood pressure? Have a professional show you how to breathe when it gets heavy.',
    ],
    title: [
      'How to breathe when you exercise: stop holding your breath',
      'Holding your breath during exercise? Count out loud',
    ],
    cover: 'Do not hold your breath',
    gist: [
      'When an exercise gets hard, most people stop breathing. Breathe out as you push, and count aloud if you forget.',
      'Breathe out when you push, pull or stand up. Most people hold their breath just then.',
    ],
    subject: ['Do you hold your breath?', 'Breathe out when it gets hard'],
    hooks: {
      '*': [
        'Do you hold your breath when you get up from a low sofa? Many people do.',
        'In a plank half of the people in the room are holding their breath.',
        'When an exercise gets hard, people forget to breathe.',
      ],
      p: 'One thing makes almost any exercise better: breathe out when it gets hard.',
      a: 'Breathe out on the hard part of an exercise, every time.',
      t: 'If you hold your breath while you strain, your blood pressure goes up. Breathe out instead.',
      f: 'Quick question: are you breathing?',
      h: 'Nobody has ever finished a plank by not breathing. Many have tried.',
      i: 'You were strong enough. You just did not breathe.',
      l: 'A long breath out makes an exercise look easy.',
    },
    lines: {
      '*': [
        'How to breathe when you exercise: out as you push or stand up, in on the way back.',
        'Not sure whether you hold your breath when you exercise? Count aloud. You cannot do both.',
        'If you cannot speak during a plank, it is too long. Make it shorter.',
        'Watch your face when the weight gets heavy. If your jaw is tight, you are holding your breath.',
        'Talk while you hold a plank. If you cannot, you are not breathing.',
      ],
      h: ['Red in the face and entirely silent: either a plank or a family dinner.'],
    },
    scene: [
      'The last two times are slow, your jaw is tight, and it has got very quiet.',
      'Halfway through a plank somebody gasps as if they had been under water.',
    ],
    why: [
      [
        'People hold their breath to make themselves stiff. For light weights you need not.',
        'Lifters hold their breath on purpose. The rest of us do it by mistake.',
      ],
      [
        'Muscles need air, and if you breathe calmly, you move calmly.',
        'If you breathe in a rhythm, you do not rush.',
      ],
    ],
    parts: [
      [
        ['Notice when you stop breathing', 'Find the hard part of the exercise'],
        [
          'Standing up, pushing away, pulling in: there you hold it.',
          'In a squat it is the way up.',
          'Mostly it is when it gets heavy.',
        ],
        'Someone rising from a chair',
      ],
      [
        ['Breathe out just then', 'Let the air out as you push'],
        ['As if you were cooling soup.', 'A quiet sigh is enough.', 'Long and easy is enough.'],
        'A face breathing out through pursed lips',
      ],
      [
        ['Count aloud', 'Say the numbers aloud'],
        [
          'If you speak, you breathe.',
          'If the room is full, whisper.',
          'Nobody can count and hold their breath.',
        ],
        'Lips counting',
      ],
      [
        ['If you still cannot, take less weight', 'Go lighter until you can breathe'],
        [
          'If you can only lift it without breathing, it is too heavy today.',
          'Until it works to the last one.',
          'You should be able to breathe to the end.',
        ],
        'A smaller weight picked from a rack',
      ],
    ],
    turn: ['You can practise breathing anywhere.', 'If you breathe well, the rest gets better, too.'],
    asks: ['In which exercise do you stop breathing?', 'Who else goes quiet in a plank?'],
    ends: {
      p: 'You learn it once, and it helps in every exercise.',
      a: 'If you cannot breathe, stop.',
      t: 'People who lift very heavy weights brace with air on purpose. They have learnt how.',
      f: 'Try it with the next chair you get up from.',
      h: 'You may breathe between exercises, too.',
      i: 'Your breath is always with you.',
      l: 'Slowly out, slowly in.',
    },
    work: 'It happens at desks, too: people hold their breath over a difficult message. Read it aloud once.',
    keep: 'your next plank',
    send: 'the friend who goes red in the face',
    own: [
      {
        about: 'breath|pilates|yoga',
        kinds: ['event', 'service', 'product'],
        lead: 'If you would like to practise breathing:',
      },
      {
        about: 'small (?:group|class)|(?:one.to.one|1:1|personal train)',
        kinds: ['service', 'event', 'process', 'offer'],
        lead: 'It helps if somebody watches you:',
      },
    ],
    unless: NO_TRAINING,
    pic: {
      ask: 'A light dumbbell and a mat on the floor, seen from above',
      alt: 'A light dumbbell lying on an exercise mat',
    },
    claims: [
      [
        'Exhale on effort is standard advice for general resistance exercise; breath-holding raises blood pressure',
        'NHS, exercise physiology textbook',
      ],
    ],
  },
  {
    id: 'stairs-as-training',
    format: 'question',
    again: 8,
    emoji: '🪜',
    tags: ['TakeTheStairs', 'EverydayFitness', 'MoveMore'],
    caution: [
      'Chest pain or unusual breathlessness on stairs is a reason to see a doctor.',
      'See a doctor if stairs bring on chest pain, or leave you more out of breath than they used to.',
    ],
    title: [
      'Stairs or {lift|elevator}: where is the exercise in your day?',
      'Everyday exercise you already do: stairs, bags, errands',
    ],
    cover: 'Exercise on the stairs',
    gist: [
      'Stairs, shopping bags, a walk from the far end of the {car park|parking lot}: where is the exercise in your normal day?',
      'Stairs, two bags, a hill with a {pushchair|stroller}: which part of your day is exercise?',
    ],
    subject: ['The exercise in your day', 'Stairs or {lift|elevator}?'],
    hooks: {
      '*': [
        'Three floors of stairs with two bags of shopping: does that count as exercise? Yes.',
        'Where is the exercise in your day: stairs, hills or bags?',
        'You exercise on your way home, and it costs nothing: stairs and bags.',
      ],
      p: 'Much of the exercise in a week is never called exercise: stairs, bags, errands.',
      a: 'Carrying your shopping home is exercise. Count it.',
      t: 'Climbing stairs makes your heart beat faster than walking, because you lift your whole weight.',
      f: 'Tell us about your stairs. How many, and what is at the top?',
      h: 'The {lift|elevator} was broken, and suddenly the whole office was exercising.',
      i: 'You get more exercise in a day than you think.',
      l: 'Wide stairs, taken slowly, are a pleasure.',
    },
    lines: {
      '*': [
        'Carrying two bags of shopping home is exercise. Change hands at the corner.',
        'Take the stairs for the first two floors and the {lift|elevator} for the rest. That you can keep up.',
        'Park at the far end. There is always a space, and you get a walk.',
        'Going down the stairs is exercise as well: your thighs have to brake.',
        'On the way home, leave the bus a little early and walk. Then you have time.',
      ],
      h: ['My step counter says nine floors. I had forgotten the keys twice.'],
    },
    scene: [
      'The {lift|elevator} doors close on a neighbour. You look at the stairs.',
      'It is raining, the bag is heavy, and your {flat|apartment} is on the third floor.',
    ],
    why: [
      [
        'Anything that makes you breathe faster counts as exercise: stairs, or a fast walk to the shop.',
        'If your heart beats faster for a while, it counts, whatever shoes you wear.',
      ],
    ],
    parts: [
      [
        ['Stairs at work or at home', 'A few floors a day'],
        [
          'Even one or two floors a day add up.',
          'You need no bag and no special clothes.',
          'Two floors before the first coffee are a good start.',
        ],
        'Feet on a staircase',
      ],
      [
        ['Bags that you carry home', 'Shopping in both hands'],
        [
          'That trains your hands, shoulders and back.',
          'Carry the same on both sides, or change hands.',
          'Two bags of the same weight, shoulders down.',
        ],
        'Two shopping bags lifted from a table',
      ],
      [
        ['Walks instead of drives', 'Short trips on foot'],
        [
          'Ten minutes on foot are often quicker than parking.',
          'To the bakery, for example.',
          'A mile is shorter than you think.',
        ],
        'A front door closing behind someone on foot',
      ],
    ],
    turn: ['You may be doing more than you think.', 'Notice what you already do. Then add something.'],
    asks: ['Where do you get exercise without planning it?', 'Up to which floor do you take the stairs?'],
    ends: {
      p: 'Count what you do already, and add one thing.',
      a: 'Stairs when you can. {Lift|Elevator} when you must.',
      t: 'If you can only talk in short sentences, it counts.',
      f: 'Tell us about the best stairs in town.',
      h: 'Going back for your keys counts, too.',
      i: 'Every day is a little exercise.',
      l: 'Take the stairs if there is a window on the landing.',
    },
    work: 'In offices the stairs are behind a fire door and the {lift|elevator} is in front. A sign, a lamp and an open door help.',
    keep: 'the next time the {lift|elevator} is out of order',
    send: 'a neighbour on the top floor',
    own: [
      {
        about: 'stairs?\\b|(?:first|second|third|top) floor|flight',
        kinds: ['place'],
        lead: 'About our own stairs:',
      },
    ],
    pic: { ask: 'A staircase in your building or street', alt: 'An empty staircase with a handrail' },
    claims: [
      [
        'Any activity that makes you breathe faster counts as moderate activity',
        'NHS physical activity guidelines',
      ],
      ['Stair climbing is more intense than level walking', 'exercise physiology textbook'],
    ],
  },
];
