// Moving through an ordinary day: desk, stairs, boxes, basin.
import type { Idea } from '../../library/idea.ts';

export const EVERYDAY: readonly Idea[] = [
  {
    id: 'the-next-position',
    format: 'tip',
    again: 6,
    emoji: '🪑',
    tags: ['DeskLife', 'WorkFromHome', 'Posture'],
    title: [
      'Sitting at a desk all day? Change position, not chair',
      'Sitting all day at work: change how you sit, often',
    ],
    cover: 'Sit how you like. Then move.',
    gist: [
      'No single posture suits a whole day at a desk. Stand for calls, drink from a small glass, and change position before you feel stiff.',
      'A good chair left often beats a better chair never left. Calls, refills and a printer across the room will get you up.',
    ],
    subject: ['You do not need a new chair', 'Sit how you like, then move'],
    hooks: {
      '*': [
        'The chair is rarely the problem. Four hours in it might be.',
        'Look at how you are sitting right now. It is fine. How long have you been there?',
        'No chair is good for four hours. The next position always is.',
      ],
      p: 'There is no one correct way to sit, only sitting the same way for too long.',
      a: 'Stop looking for the right posture. Look for the next one.',
      t: 'Joints and muscles tolerate almost any position. What they tolerate less well is hours without a change.',
      f: 'If your shoulders are up by your ears, let them drop. There. Now read on.',
      h: 'You have been sitting like a prawn since lunch. That is fine. Be a different shape for a while.',
      i: 'A stiff afternoon can turn on one small interruption.',
      l: 'Comfort at a desk is less a matter of the chair than of leaving it.',
    },
    lines: {
      '*': [
        'Your back minds staying still more than it minds slouching. Stand for a call, sit sideways, walk to the kettle.',
        'Ways to move at work without a gym bag:\n\nStand for calls\nDrink from a small glass\nPut the printer out of reach\nWalk over instead of typing',
        'Before you buy a new chair, try getting out of the old one more often.',
        'A small glass on the desk empties every half hour. Each refill is a walk that nobody had to plan.',
        'Set the printer one room further away. It costs nothing, and you are up ten times a day.',
      ],
      h: ['A standing desk you never stand at is just a very tall desk.'],
    },
    scene: [
      'It is mid-afternoon. You have not moved since the last meeting, and your neck has noticed.',
      'Somewhere after lunch the chin drifts towards the screen, the feet wrap round the chair leg, and there it all stays until five.',
    ],
    why: [
      [
        'Bodies are built for variety, so even a well-set chair becomes uncomfortable if you never leave it.',
        'Tissue that is pressed or stretched in one place for hours starts to complain, however correct the angle.',
      ],
      [
        'Small changes through the day are easier to keep up than one big effort in the evening.',
        'A minute here and there gets done; the hour that was planned for after work often does not.',
      ],
    ],
    parts: [
      [
        ['Stand up for calls', 'Take calls on your feet'],
        [
          'Nobody has to schedule that break, and a voice sounds livelier on its feet.',
          'The phone becomes the reminder, and it rings anyway.',
          'Each ring is an invitation, and nobody can see you.',
        ],
        'Someone standing up as the phone rings',
      ],
      [
        ['Drink from a small glass', 'Choose the smaller glass'],
        [
          'It empties often, and every refill is a short walk.',
          'A big bottle keeps you in your seat until lunch.',
          'Ten trips to the {tap|faucet} are ten short walks.',
        ],
        'A small glass filled at a {tap|faucet}',
      ],
      [
        ['Raise the screen', 'Bring the screen up to your eyes'],
        [
          'With its top edge near eye level your head does not drift forward.',
          'A pile of books under a laptop will do, with a separate keyboard below.',
          'A stack of paper under it spares your neck the looking down.',
        ],
        'A laptop lifted onto a pile of books',
      ],
      [
        ['Fidget on purpose', 'Wriggle, and do it on purpose'],
        [
          'Cross your legs, uncross them, lean back, perch. All of it counts.',
          'What teachers told you off for at school is rather good for a back.',
          'Perch, lean, tuck a foot under. A back likes to be surprised.',
        ],
        'Quick cuts of someone shifting in a chair',
      ],
    ],
    turn: ['None of it needs a new chair.', 'The furniture can stay exactly as it is.'],
    asks: ['What gets you out of your chair during the day?', 'Where are your shoulders right now?'],
    ends: {
      p: 'Pick one today and leave the rest for next week.',
      a: 'Move first. Adjust the furniture later.',
      t: 'Load, duration, variation: at a desk the last one is the easiest to change.',
      f: 'Start with the next call and see how it feels.',
      h: 'Your desk will still be there. It has nowhere to go.',
      i: 'Ten short walks to the kettle make a long one.',
      l: 'Rise before you must.',
    },
    work: 'If you plan meetings for others, you can help without buying anything: end them a few minutes early, or take one on foot. People move when the calendar lets them.',
    keep: 'the next long afternoon at a desk',
    send: 'the colleague who never gets up',
    own: [
      {
        about: 'desk|office|workplace',
        kinds: ['service', 'offer', 'product', 'audience'],
        lead: 'Desks keep coming up, so this may help.',
      },
      { about: 'lunch(?:time)?|walk', kinds: ['event'], lead: 'Or leave the desk altogether for a while.' },
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
      'For most ordinary cases the advice today is to keep moving, gently.',
      'Nowadays guidance says the opposite for ordinary cases: go on with your day as far as it goes.',
    ],
    caution: [
      'New weakness in the legs, numbness between them, trouble with bladder or bowels, or pain after a bad fall: get medical help at once.',
      'Some signs need help at once: legs that turn weak, a numb saddle area, bladder or bowels that do not obey, pain after a hard fall.',
    ],
    title: ['Sore back: bed rest or keep moving?', 'What helps an ordinary sore back: rest or movement?'],
    cover: 'Sore back? Not to bed.',
    gist: [
      'Bed rest used to be the advice for an ordinary sore back. Guidance now says to stay as active as you can: short walks and normal days as far as they go.',
      'For an ordinary sore back, gentle movement has replaced lying down as the usual advice. Short and often is plenty.',
    ],
    subject: ['Sore back: bed or walk?', 'The advice about backs has changed'],
    hooks: {
      '*': [
        'Your grandmother would have sent you to bed with that back. The guidance has moved on.',
        'Two days flat on the mattress was once what doctors ordered for a sore back.',
        'The mattress has been struck off the list of remedies. The walk round the block has been added.',
      ],
      p: 'The advice for an ordinary sore back has changed, and many of us grew up with the old version.',
      a: 'Bed rest is no longer the advice for an ordinary sore back.',
      t: 'Guidelines for ordinary low back trouble agree on one thing: stay as active as you reasonably can.',
      f: 'Back gone again? Before you cancel everything, a word about the sofa.',
      h: 'The sofa means well. It is just not qualified.',
      i: 'A sore back and a short walk can get along.',
      l: 'A slow turn round the garden, taken early, is a quiet form of care.',
    },
    lines: {
      '*': [
        'Old advice for a sore back: go to bed. Current guidance for most ordinary cases: keep moving as much as you comfortably can.',
        'For an ordinary sore back, a walk to the corner counts. So does the walk back.',
        'Lie, sit, stand, walk. With an ordinary sore back the trick is to stay nowhere for long.',
        'An ordinary sore back does not have to cancel the day. Make the tea, see the friend, leave out the shovelling.',
        'A sore back is seldom a sign of harm, and mostly it eases within some weeks. Moving is allowed.',
      ],
      h: [
        'Bed rest for a sore back has gone the way of leeches. Leeches were at least exercise for the leech.',
      ],
    },
    scene: [
      'You bent down for a sock, and now every step is a negotiation.',
      'It went while you were reaching for the washing powder, and the first thought was to lie down until Thursday.',
    ],
    why: [
      [
        'Most ordinary episodes settle with time, and staying in bed tends to leave people stiffer and weaker.',
        'Backs like to be used. A few days of lying still take away strength that is then missed.',
      ],
      [
        'Gentle activity also keeps the rest of life going, which helps more than it sounds.',
        'Work, errands and company carry on in a smaller size, and that keeps the worry small as well.',
      ],
    ],
    parts: [
      [
        ['Walk a little, several times a day', 'Short walks, and several of them'],
        [
          'To the end of the street and home again is a start.',
          'Five minutes on the flat, then five more after lunch, asks little of anybody.',
          'Round the house counts. Go again when you have recovered from the first.',
        ],
        'Someone walking slowly to a street corner',
      ],
      [
        ['Change position often', 'Do not stay in one position'],
        [
          'The comfortable one stops being comfortable after a while; move before it does.',
          'Sofa, chair, windowsill, floor: use them all in an hour.',
          'What eases it now will nag in half an hour. Change before that.',
        ],
        'Quick cuts: lying, sitting, standing',
      ],
      [
        ['Keep the parts of the day you can', 'Hold on to your ordinary day'],
        [
          'Cook, answer the {post|mail}, go in for half a day if the job allows it.',
          'Leave out the heavy jobs and hold on to the rest.',
          'Leave out what is heavy and do what is light. Half a day of work may be better than none.',
        ],
        'Someone making tea',
      ],
    ],
    turn: [
      'And if it is not settling, have it looked at.',
      'A back that does not improve deserves a proper look.',
    ],
    asks: [
      'Were you brought up with "go and lie down"?',
      'What is the oddest back advice you have ever been given?',
    ],
    ends: {
      p: 'Ask a professional if weeks go by without a change.',
      a: 'Gentle activity first. Bed is the exception.',
      t: 'Activity as tolerated: that phrase means you set the ceiling.',
      f: 'Go gently, and let somebody else carry the shopping.',
      h: 'Whatever is lying on the floor may lie there until tomorrow.',
      i: 'One lap of the garden is a good enough start.',
      l: 'Small distances, taken calmly.',
    },
    work: 'For managers it is useful to know: someone with an ordinary sore back is often better off at work with a few adjustments than alone at home. Ask what would make the day possible.',
    keep: 'the next time your back complains',
    send: 'someone who still says "go and lie down"',
    own: [
      {
        about: 'urgent|same.day|early (?:slots|appointments)',
        kinds: ['service', 'policy', 'process'],
        lead: 'Would you like someone to look at it soon?',
      },
      { about: '\\bwalk', kinds: ['event'], lead: 'Company makes a short walk easier.' },
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
      'Keep a firm hold within reach; if you have had falls, ask a professional first.',
      'Have something firm to hold, and ask a professional before you start if you have fallen lately.',
    ],
    title: [
      'How to practise balance while you brush your teeth',
      'Balance training at the basin: one leg, two minutes',
    ],
    cover: 'Brush your teeth on one leg',
    gist: [
      'Balance responds to practice at every age. Stand on one leg while you brush, a hand near the edge of the basin, and change legs halfway.',
      'Twice a day you stand still with a toothbrush. Lift one foot, keep a hold close by, swap sides halfway: balance practice done.',
    ],
    subject: ['Brush your teeth on one leg', 'Balance practice that takes no time'],
    hooks: {
      '*': [
        'There are four idle minutes in your day, and you spend them at the bathroom basin.',
        'Try putting on a sock without sitting down. That is balance, and it can be practised.',
        'Ankles learn while you look in the mirror.',
      ],
      p: 'Balance is a skill, and like any skill it fades when it is not used.',
      a: 'Train your balance while you brush your teeth. The basin is there anyway.',
      t: 'Balance draws on eyes, inner ears and the nerves in your feet. Close your eyes on one leg and you will notice.',
      f: 'You have no time to exercise. You do brush your teeth, though.',
      h: 'Be a flamingo. Twice a day. With toothpaste.',
      i: 'You can get steadier at any age, and the place to begin is the bathroom.',
      l: 'Poise can be rehearsed, and nobody is watching at the basin.',
    },
    lines: {
      '*': [
        'Brush your teeth standing on one leg, a hand close to the basin. Change legs halfway. That is balance practice done for the day.',
        'Balance fades when it is not used and picks up when it is. The basin gives you something to hold and a reason to stand there anyway.',
        'One leg is usually wobblier than the other. You find out which at the bathroom basin, holding the edge.',
        'Too easy on one leg at the basin? Go from a hand to one fingertip before you let go.',
        'One leg in the {queue|line}, with a trolley to hold: nobody will notice but your ankles.',
      ],
      h: ['Tonight: flamingo at the basin. Tomorrow: flamingo, other leg. By Friday the cat stops staring.'],
    },
    scene: [
      'Morning and evening you stand at a basin for a little while with nothing else to do.',
      'The brush hums, the mirror is steamed up, and both feet are planted on the mat with no job at all.',
    ],
    why: [
      [
        'Your eyes, your inner ears and the soles of your feet work together to keep you upright, and all three respond to practice.',
        'Staying upright is a conversation between eyes, ears and feet. It goes better when they talk every day.',
      ],
      [
        'Tied to something you do anyway, the practice gets done.',
        'It needs no slot in the calendar, since the toothbrush already has one.',
      ],
    ],
    parts: [
      [
        ['Stand close to the basin', 'Keep the basin within reach'],
        [
          'One hand rests on the edge, or hovers just above it.',
          'Near enough that a wobble ends at the rim and not on the mat.',
          'A fingertip on the rim is all the safety most people need.',
        ],
        'A hand resting on the edge of a basin',
      ],
      [
        ['Lift one foot a little', 'Let one heel leave the mat'],
        [
          'Just off the floor is enough; nobody needs a high knee.',
          "A finger's width of air under the sole is already work.",
          'A little lift is plenty. It is the other ankle that works.',
        ],
        'A foot lifting off the bathroom floor',
      ],
      [
        ['Change legs halfway', 'Swap sides at half time'],
        [
          'The second side may wobble more, which is normal.',
          'Upper teeth on the left, lower teeth on the right: easy to remember.',
          'One leg will be the weaker one. Give it the second minute as well.',
        ],
        'The feet changing over',
      ],
      [
        ['Make it harder slowly', 'Hold on less as it gets easier'],
        [
          'A lighter touch first, then one finger, then none.',
          'Take away support bit by bit, over weeks, and only while it feels safe.',
          'Flat hand, one finger, no finger: over weeks and not in a day.',
        ],
        'A single fingertip on the basin',
      ],
    ],
    turn: ['Wobbling is what the practice looks like.', 'A foot that trembles is a foot at work.'],
    asks: ['Which is your wobbly leg?', 'Left or right: which side is steadier?'],
    ends: {
      p: 'It costs no time and needs no equipment.',
      a: 'Morning and night, every day.',
      t: 'Removing one input at a time is how balance training progresses.',
      f: 'Try it tonight and tell us which leg gave up first.',
      h: 'Electric toothbrush: advanced level.',
      i: 'Steadier is a lovely thing to become.',
      l: 'Grace, it turns out, is mostly rehearsal.',
    },
    work: 'The trick behind it works for most habits: instead of looking for time, find something you do anyway and put the new thing on top.',
    keep: 'tonight at the basin',
    send: 'someone who says they have no time to exercise',
    own: [
      {
        about: 'balance|over.(?:fifty|sixty|50s?|60s?)|seniors?|\\bolder',
        kinds: ['event', 'product', 'service', 'audience'],
        lead: 'Would you rather practise in company?',
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
    title: ['How to lift a heavy box without fuss', 'Moving heavy boxes: think first, lift second'],
    cover: 'Before you lift that box',
    gist: [
      'Test the weight, get close, use your legs, turn with your feet. And first of all: decide where it is going before you pick it up.',
      'Heavy boxes go wrong in the planning. Clear the way, tilt a corner, hug the load, and turn by stepping.',
    ],
    subject: ['Before you lift that box', 'Moving house? Read this first'],
    hooks: {
      '*': [
        'Somebody has filled a wardrobe box with books, and you are about to find out.',
        'Nudge the box with your foot before you bend down. If it does not shift, you have learnt something.',
        'Books weigh what they weigh, and the box never says so.',
      ],
      p: 'A heavy box goes wrong before it leaves the floor, when nobody has decided where it is going.',
      a: 'Plan the route before you touch the box.',
      t: 'The further a load is from your body, the longer the lever your back has to hold. Close is light.',
      f: 'Moving house, or just moving the sofa? A few things before you bend down.',
      h: '"I will just carry it all in one go" is how most of these stories start.',
      i: 'Strong backs are built by lifting things, sensibly.',
      l: 'Even heavy things can be moved with composure.',
    },
    lines: {
      '*': [
        'Hug the box. The further a load is from your body, the heavier it is for your back.',
        'Lifting something heavy:\n\nDecide where it goes\nTest a corner\nGet close, feet apart\nTurn with your feet\nAsk for help before you need it',
        'Carrying a box and need to turn? Take small steps. Feet can turn; a loaded back would rather not.',
        'Books go in small boxes, {duvets|comforters} in big ones. Most people do it the other way round and regret it on the stairs.',
        'Two trips with half a load are quicker than one trip and a week on the sofa.',
      ],
      h: ['Boxes marked "misc" weigh more than boxes marked "books". Nobody knows why. Test a corner first.'],
    },
    scene: [
      'The van has to be back by lunch, the boxes are all marked "misc", and somebody has packed books to the brim.',
      'You are on the second landing with a box in your arms, the door ahead is shut, and there is nowhere to put anything down.',
    ],
    why: [
      [
        'A load held against you is much easier on your back than the same load held out in front.',
        'Arms stretched out make a long lever, and your back is at the short end of it.',
      ],
      [
        'Most awkward moments come from turning or stopping halfway, so the plan matters as much as the lift.',
        'Trouble tends to come at a closed door or a twist on the stairs, rarely at the first pull.',
      ],
    ],
    parts: [
      [
        ['Decide where it is going', 'Clear the way first'],
        [
          'Clear the hall and prop the doors open while your arms are empty.',
          'Halfway up the stairs is a poor place to think about it.',
          'Once your hands are full, every door opens the wrong way.',
        ],
        'A door propped open',
      ],
      [
        ['Test a corner', 'Try how heavy it is'],
        [
          'If you can hardly tilt it, fetch help or split the contents.',
          'One finger under the edge tells you more than the label does.',
          'What will not tilt will not lift. Take half of it out.',
        ],
        'A foot nudging a box',
      ],
      [
        ['Get close and use your legs', 'Hold it close, push up from the legs'],
        [
          'Feet apart, knees bent, cardboard against your chest.',
          'Let thighs do the work; they are the biggest muscles you brought.',
          'The nearer it is, the lighter it feels. Bend at knee and hip.',
        ],
        'A box lifted close to the body',
      ],
      [
        ['Turn with your feet', 'Walk round, do not twist'],
        [
          'Small steps, no twisting while your arms are full.',
          'Point your toes where you want to go and let the rest follow.',
          'Let the feet turn you. They are underneath for that.',
        ],
        'Feet turning in small steps',
      ],
      [
        ['Set it down before you sort it', 'Put it down before you arrange it'],
        [
          'Floor first, then push it into place.',
          'Fine adjustments are for a box that is no longer in your arms.',
          'Pushing the last inch is easier than holding for it.',
        ],
        'A box set down and slid',
      ],
    ],
    turn: ['Making more trips is not a weakness.', 'Two light trips are quicker than one bad one.'],
    asks: ['What is the heaviest thing you own?', 'One trip or many: how do you carry the shopping?'],
    ends: {
      p: 'Less in each box is nearly always the better plan.',
      a: 'Plan, test, lift. In that order.',
      t: 'Moment equals load times distance. Reduce the distance and the rest follows.',
      f: 'And there is no shame in asking a neighbour.',
      h: 'The piano can wait for people with a {trolley|cart} and a contract.',
      i: 'You are stronger than you think, and smarter than the box.',
      l: 'Leave the marble table to the professionals.',
    },
    work: 'Anyone responsible for a stockroom can do more with a layout than with a poster: heavy things between knee and chest height, {trolleys|carts} where the loads are, doors that stay open.',
    keep: 'moving day',
    send: 'anyone who is moving house',
    own: [
      {
        about: 'manual handling|lifting|workplace|deadlift',
        kinds: ['service', 'event', 'product'],
        lead: 'Lifting can be learnt, too.',
      },
    ],
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
    title: ['Exercise in the morning or the evening?', 'Early workout or late workout: what speaks for each'],
    cover: 'Morning or evening?',
    gist: [
      'Morning exercise is done before the day can interfere. Evening exercise finds a warmer, looser body. The right time is the one you will keep.',
      'Early, nothing has got in the way yet. Late, the joints have warmed up on their own. Keep whichever needs less arguing.',
    ],
    subject: ['Morning mover or evening mover?', 'When do you move?'],
    hooks: {
      '*': [
        'The mat comes out before breakfast in some houses and after the news in others.',
        'An alarm at six or a lamp at eight: which gets you moving?',
        'The best hour for exercise is written in no book. It is in your calendar.',
      ],
      p: 'People often ask for the right time of day to exercise. It is the time you will keep.',
      a: 'The right time to exercise is the one you will repeat.',
      t: 'Body temperature is lower in the early morning and higher later in the day. Habit outweighs both.',
      f: 'Morning person or evening person? We need to settle something.',
      h: 'There are people who exercise before sunrise. We are told they are happy.',
      i: 'Somewhere in your day there is a small space with your name on it.',
      l: 'First light or last light: both can become a quiet ritual.',
    },
    lines: {
      '*': [
        'Morning: done before the day can interfere.\nEvening: warm, loose, and a good {full stop|period}.\n\nWhich one are you?',
        'Put your exercise next to something that happens anyway: the kettle, the news, the school run. The hour on the clock counts for less.',
        'Stiff first thing? Start with a slow warm-up, or move the hard part to after work. Both are sensible.',
        "Nobody ever cancelled a six o'clock walk because a meeting ran over. That is the case for mornings.",
        'Lay your things out in the evening if you go in the morning. Decisions at six are poor ones.',
      ],
      h: [
        'Morning exercisers: finished before breakfast and keen for you to know. Evening exercisers: still looking for the other sock.',
      ],
    },
    scene: [
      'Some households have one person who is up with the birds and another who would rather not discuss it.',
      'One of you laces up while the street lamps are on. The other comes home, drops the bag and unrolls the mat.',
    ],
    why: [
      [
        'Both have their merits, and neither works if it only happens once.',
        'A routine survives because it fits the rest of the day, whatever the clock says.',
      ],
    ],
    parts: [
      [
        'Morning',
        [
          'Nothing has got in the way yet. Start gently, as most people are stiffer early on.',
          'It is over by breakfast and cannot be cancelled by a late meeting.',
          'Done before anyone wants something from you. Warm up a little longer.',
        ],
        'Curtains opening',
      ],
      [
        'Evening',
        [
          'The body is warm and loose by then. Leave a little time to wind down before bed.',
          'The day is shaken off at the door, and nobody is waiting for you at nine.',
          'You are supple, the day is over, and sleep likes a tired body that has had time to calm down.',
        ],
        'A lamp being switched on',
      ],
    ],
    turn: [
      'Try each for a week and keep the one that needed less arguing.',
      'A week of either will tell you more than an article.',
    ],
    asks: ['Morning or evening: when do you move?', 'What did you try, and what stuck?'],
    ends: {
      p: 'Consistency counts for more than timing.',
      a: 'Choose one and keep it.',
      t: 'Adherence is the variable to optimise. Timing is a rounding error.',
      f: 'Tell us your hour. No judging before coffee.',
      h: 'Lunch-break people would vote, too. They are out walking.',
      i: 'It becomes yours on the day you stop negotiating with it.',
      l: 'Choose your hour and honour it, as one keeps an appointment.',
    },
    work: 'For teams it is worth knowing that people differ here. A walking meeting suits some before lunch and others after; offering both costs nothing.',
    keep: 'the start of a new month',
    send: 'the early bird in your family',
    own: [
      {
        about: '\\d',
        kinds: ['hours'],
        lead: 'These are the hours to choose from.',
      },
      {
        about: 'morning|evening|after work|before work',
        kinds: ['event'],
        lead: 'A fixed date settles it.',
      },
    ],
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
      'Because muscle soreness after unaccustomed work builds up slowly and often peaks on day two.',
      'Because what new work sets off in a muscle is slow to reach its height.',
    ],
    caution: [
      'Severe pain, marked swelling or very dark urine after exercise needs prompt medical advice.',
      'Get medical advice soon if pain is severe, if there is a lot of swelling, or if urine turns very dark after exercise.',
    ],
    title: [
      'Why muscle soreness is worse two days after exercise',
      'Sore muscles on the second day: why it is so and what eases it',
    ],
    cover: 'Why day two hurts more',
    gist: [
      'Muscles that did unfamiliar work often ache most on the second day. It usually fades within a few days, and it is milder next time.',
      'Stairs feel longest two days after a new workout. That delayed ache is common, it passes, and the same session bothers you less the second time.',
    ],
    subject: ['Day two is the one with the stairs', 'Why the ache comes late'],
    hooks: {
      '*': [
        'You felt splendid yesterday. Today there are stairs.',
        'The new class was on Monday. Why is it Wednesday that has something to say about it?',
        'The bill for Monday comes on Wednesday.',
      ],
      p: 'The ache after a new workout keeps its own timetable, and it is worth knowing.',
      a: 'Soreness peaks late. Plan the second day, not the first.',
      t: 'Delayed onset muscle soreness tends to peak between one and three days after unaccustomed exercise.',
      f: 'Walking downstairs sideways today? You are in good company.',
      h: 'Nobody warns you that the price of a lunge is charged to Wednesday.',
      i: 'That late ache is the sound of a body meeting something new.',
      l: 'The second morning asks for slowness. Grant it.',
    },
    lines: {
      '*': [
        'Sore two days after something new? That delay is normal. The ache usually fades within a few days and is milder the next time.',
        'Walking downhill makes thighs sorer than walking up. Muscles that brake while lengthening do the work that aches later.',
        'An easy walk or a gentle cycle often makes sore legs feel better for a while. It does not have to be a rest on the sofa.',
        'How sore you are says how new the exercise was. It says very little about how good it was.',
        'Going downstairs makes more muscle ache than going up. The brakes do the harder work.',
      ],
      h: ['A bannister is an underrated piece of recovery equipment.'],
    },
    scene: [
      'The session went well, you slept well, and on the second morning somebody has moved the floor further from the bed.',
      'You go to sit down on Wednesday, and your thighs remind you in detail about Monday.',
    ],
    why: [
      [
        'Unfamiliar effort, above all when a muscle works while it lengthens, leaves tiny disturbances that take a day or two to be felt.',
        'The ache does not come from the effort itself but from the repair that follows, and repair starts slowly.',
      ],
      [
        'The same session a week or two later usually bothers you much less.',
        'Muscles learn quickly: after one round they are better prepared for the next.',
      ],
    ],
    parts: [
      [
        ['Keep moving lightly', 'Gentle movement is allowed'],
        [
          'A stroll or an easy ride takes the edge off for an hour or two.',
          'Warm muscles grumble less, so a lap of the park is worth more than the armchair.',
          'An easy walk or a slow cycle makes it bearable for a while.',
        ],
        'Someone strolling through a park',
      ],
      [
        ['Leave the same muscles a day or two', 'Let those muscles rest, use others'],
        [
          'Train something else meanwhile: legs sore, arms free.',
          'They will manage more on Friday than if you push them on Wednesday.',
          'Wait until they feel ordinary again. Two days are often enough.',
        ],
        'A dumbbell left on a bench',
      ],
      [
        ['Start smaller next time', 'Begin with less next time'],
        [
          'Half the sets of anything new is plenty for a first go.',
          'New movements earn their full dose over two or three visits.',
          'A new exercise deserves half of what you think you can do.',
        ],
        'A hand putting back one of two weights',
      ],
    ],
    turn: [
      'Soreness is no measure of a good session.',
      'You can train well for months and hardly ache at all.',
    ],
    asks: ['Which exercise got you last time?', 'Stairs up or stairs down: which is worse on day two?'],
    ends: {
      p: 'A little planning around it keeps the week usable.',
      a: 'Novelty is dosed. Start with half.',
      t: 'The repeated bout effect is why the second time is kinder.',
      f: 'Be patient with your legs. They are working on it.',
      h: 'Take the {lift|elevator}. Nobody will ask.',
      i: 'The next time will ask less of you.',
      l: 'Unhurried stairs, a warm bath, an early night.',
    },
    work: 'Anyone who introduces a new physical task at work can borrow the rule: halve it in the first week. The complaints that arrive on day three were made on day one.',
    keep: 'two days after your next new class',
    send: 'your training partner on the stairs',
    own: [
      {
        about: 'beginner|introduct|first (?:class|session)|taster',
        kinds: ['event', 'service', 'offer', 'process'],
        lead: 'New to it all? Begin gently.',
      },
      {
        about: 'sports? massage',
        kinds: ['service', 'product', 'price'],
        lead: 'Some people like hands on tired legs.',
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
    cover: 'Are you holding your breath?',
    gist: [
      'In the hard part of an exercise most people stop breathing. Let the air out on the effort, and count aloud if you forget.',
      'Push, pull, stand up, and somewhere in it the breath gets stuck. Breathe out as you do the work.',
    ],
    subject: ['Are you holding your breath?', 'Count aloud and see'],
    hooks: {
      '*': [
        'Get up from a low sofa and notice what your breath does.',
        'Two counts into a plank, half the room has stopped breathing.',
        'Under strain people forget the one thing they have done since birth.',
      ],
      p: 'A small correction that improves almost any exercise: breathe out on the effort.',
      a: 'Breathe out on the hard part. Every repetition.',
      t: 'Holding your breath while straining raises blood pressure for a moment. For everyday training, exhale on the effort.',
      f: 'Quick check while you read this: are you breathing?',
      h: 'Nobody has ever finished a plank by refusing to inhale. Many have tried.',
      i: 'The strength was there. The air was missing.',
      l: 'Effort, accompanied by a long breath out, looks like ease.',
    },
    lines: {
      '*': [
        'Breathe out on the effort: out as you stand up, out as you push, in on the way back.',
        'Not sure whether you hold your breath when you exercise? Count the repetitions aloud. You cannot do both.',
        'If you cannot speak a short sentence in a plank, the plank is longer than your breath. Make it shorter.',
        'Watch your face in the mirror when the weight gets heavy. A clenched jaw usually has a held breath behind it.',
        'Talk while you hold a plank. If you cannot, you are not breathing.',
      ],
      h: ['Red in the face and entirely silent: either a plank or a family dinner.'],
    },
    scene: [
      'The last two repetitions are slow, the jaw is tight, and it has gone very quiet.',
      'Halfway through a plank somebody in the row behind lets out a gasp, as if coming up from a pool.',
    ],
    why: [
      [
        'Bracing is natural: the body locks the ribs to make itself stiff. For light and middling loads you do not need that much.',
        'A held breath makes the trunk rigid for a second, which is what lifters use on purpose and the rest of us do by accident.',
      ],
      [
        'Muscles that work want air, and a steady rhythm keeps the movement steady as well.',
        'Once the breath has a rhythm, the repetitions stop rushing.',
      ],
    ],
    parts: [
      [
        ['Find the hard part', 'Notice where it stops'],
        [
          'Standing up, pushing away, pulling in: that is where the breath gets stuck.',
          'In a squat it is the way up, in a press the way out.',
          'Usually at the moment when it gets heavy.',
        ],
        'Someone rising from a chair',
      ],
      [
        ['Let the air out there', 'Breathe out right there'],
        [
          'Through pursed lips, as if cooling soup.',
          'A long, quiet sigh is enough; nobody needs to hiss.',
          'Long and easy, like blowing on a cup.',
        ],
        'A face breathing out through pursed lips',
      ],
      [
        ['Count aloud', 'Say the numbers'],
        [
          'A voice needs breath, so the counting keeps you honest.',
          'Whisper the numbers if the room is full.',
          'Nobody can count and hold their breath at once.',
        ],
        'Lips counting',
      ],
      [
        ['Take less weight if it still sticks', 'Go lighter if it keeps sticking'],
        [
          'A load that can only be moved without air is too much for today.',
          'Go one step lighter until the rhythm holds to the last repetition.',
          'The last repetition should still come with air.',
        ],
        'A smaller weight picked from a rack',
      ],
    ],
    turn: [
      'The breath is the part of the exercise you can do anywhere.',
      'Sort the breathing and half the technique follows.',
    ],
    asks: ['In which exercise do you catch yourself not breathing?', 'Who else goes silent in a plank?'],
    ends: {
      p: 'It takes one session to learn and lasts for all the others.',
      a: 'No air, no repetition.',
      t: 'Competitive lifters brace on purpose, with training. That is a different matter.',
      f: 'Try it on the next chair you get up from.',
      h: 'You may also breathe between exercises. It is encouraged.',
      i: 'It was with you all along.',
      l: 'Slow out, slow in, and nothing hurried between.',
    },
    work: 'It happens at desks, too. People reading a difficult message often stop breathing for a moment. Reading it aloud, once, quietly, sorts out both the breath and the tone.',
    keep: 'your next plank',
    send: 'the friend who goes red in the face',
    own: [
      {
        about: 'breath|pilates|yoga',
        kinds: ['event', 'service', 'product'],
        lead: 'Breath is half of this.',
      },
      {
        about: 'small (?:group|class)|(?:one.to.one|1:1|personal train)',
        kinds: ['service', 'event', 'process', 'offer'],
        lead: 'A second pair of eyes helps here.',
      },
    ],
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
      'Stairs or lift: where does everyday exercise hide?',
      'Everyday exercise you already do: stairs, bags, errands',
    ],
    cover: 'Stairs: up, down or neither?',
    gist: [
      'Ordinary days are full of training that nobody writes down: stairs, bags, the walk from the far end of the {car park|parking lot}. Where is yours?',
      'A flight of stairs, two bags of shopping, a hill with a {pushchair|stroller}. Which part of your day already counts as exercise?',
    ],
    subject: ['The gym hidden in your day', 'Which stairs do you take?'],
    hooks: {
      '*': [
        'Three floors, two bags and no lift. Does that count as training?',
        'There is a hill between most people and their bread.',
        'Somewhere on your way home there is a gym without a fee.',
      ],
      p: 'Much of the exercise in a week never gets called that.',
      a: 'Carrying shopping is strength work. Count it.',
      t: 'Climbing stairs raises the heart rate faster than walking on the flat, because each step lifts your whole weight.',
      f: 'Tell us about your stairs. How many, and what is at the top?',
      h: 'The {lift|elevator} was broken, and suddenly the whole office had an exercise plan.',
      i: 'The day you already have is fuller of movement than you think.',
      l: 'A wide staircase, taken slowly, is one of the older pleasures of a city.',
    },
    lines: {
      '*': [
        'Two bags of shopping carried home are a loaded walk. Change hands at the corner and you have trained both sides.',
        'Stairs for the first two floors, the {lift|elevator} for the rest. It is a compromise, and compromises get kept.',
        'Park at the far end. The space is always free and the walk is already paid for.',
        'Down the stairs is training as well: the thighs brake on every step, with a hand near the rail.',
        'Leave the bus a little early on the way home and not on the way there. You have time then.',
      ],
      h: ['The fitness tracker reports nine floors. The keys had been forgotten twice.'],
    },
    scene: [
      'The {lift|elevator} doors close on a neighbour, you look at the stairs, and the stairs look back.',
      'It is raining, the bag is heavy, and the {flat|apartment} is on the third floor as it was yesterday.',
    ],
    why: [
      [
        'Guidelines for adults count any activity that makes you breathe faster, and stairs or a brisk walk to the shop qualify.',
        'What raises the pulse for a while counts towards the week, whether or not you changed your shoes for it.',
      ],
    ],
    parts: [
      [
        ['Stairs at work or at home', 'A few flights a day'],
        [
          'Even one or two floors, most days, add up over a month.',
          'Nobody has to see you, and no bag has to be packed.',
          'Two floors up before coffee is a good beginning.',
        ],
        'Feet on a staircase',
      ],
      [
        ['Bags carried by hand', 'Shopping that you carry'],
        [
          'It is grip, shoulders and a straight back in one errand.',
          'Split the weight between both sides, or swap at each lamp post.',
          'Two bags of equal weight, shoulders down, home you go.',
        ],
        'Two shopping bags lifted from a table',
      ],
      [
        ['The walk you could drive', 'Short ways on foot'],
        [
          'Ten minutes each way is often quicker than parking.',
          'The post box and the bakery are the usual candidates.',
          'Anything under a mile is faster than you think and better than you expect.',
        ],
        'A front door closing behind someone on foot',
      ],
    ],
    turn: [
      'It is worth noticing before it is worth improving.',
      'You may be doing more already than you give yourself credit for.',
    ],
    asks: ['Where does exercise hide in your day?', 'Stairs or lift, and up to which floor?'],
    ends: {
      p: 'Count what you do already, then add one thing.',
      a: 'Stairs when you can. {Lift|Elevator} when you must.',
      t: 'Intensity is personal: talking in short sentences is a fair sign of moderate effort.',
      f: 'Best staircase in the comments, please.',
      h: 'Forgetting something upstairs now counts as an interval.',
      i: 'The day itself is the training ground.',
      l: 'Take the long way up, if there is a window on the landing.',
    },
    work: 'Offices hide their stairs behind fire doors and put the {lift|elevator} by the entrance. A sign, a lamp and a door that stays open will do more than a wellness week.',
    keep: 'the next time the {lift|elevator} is out of order',
    send: 'the neighbour on the top floor',
    own: [
      {
        about: 'stairs?\\b|(?:first|second|third|top) floor|flight',
        kinds: ['place'],
        lead: 'Speaking of stairs.',
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
