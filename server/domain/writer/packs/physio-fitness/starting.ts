// Starting, coming back, and the first visit.
import type { Idea } from '../../library/idea.ts';
import { CLINIC, MAT_ONLY, NO_TRAINING, RUNNERS } from './kinds.ts';

export const STARTING: readonly Idea[] = [
  {
    id: 'too-much-too-soon',
    format: 'mistake',
    again: 9,
    emoji: '👟',
    tags: ['RunningTips', 'ReturnToRunning', 'RunningComeback'],
    wrong: 'Running as far as before the break',
    title: [
      'Getting back into running: the mistake most people make',
      'Starting to run again: slower than you want to',
    ],
    cover: 'Back to running: start small',
    gist: [
      'After a break from running your lungs are ready before your legs are. Run less than you want to, walk in between, and rest a day.',
      'After a break most people run too far on the first day. Keep it short, rest a day, and repeat.',
    ],
    subject: ['Running again: start small', 'Your lungs are ready before your legs'],
    hooks: {
      '*': [
        'The first run after a break feels easy for ten minutes. That is the trap.',
        'You want to run your old route again? Your legs are not ready for it yet.',
        'When you start running again, your lungs get fit quickly. Your tendons need months.',
      ],
      p: 'After a break from running most people run too far on the first day.',
      a: 'Start running again with less than you can do.',
      t: 'Your breath is back after weeks of running. Tendons and bones need longer. In between people get hurt.',
      f: 'The first bright evening, your running shoes, and off you go? Not too far.',
      h: 'Your playlist remembers how fit you were. Your calves do not.',
      i: 'A good return to running starts with a run that is too short.',
      l: 'Start running slowly, and enjoy it.',
    },
    lines: {
      '*': [
        'After a break from running your lungs are ready before your tendons. Stop while you still feel you could go on.',
        'Your first week of running again: run a little, walk a little, rest a day, repeat. If it feels too easy, it is right.',
        'When you start running again, change one thing at a time: first further, much later faster.',
        'Walking is part of running. Walk before you have to.',
        'If you can hum while running, the speed is right for the first weeks.',
      ],
      h: ['Your first run after a break should be a little embarrassing. Then go home.'],
    },
    scene: [
      'It is the first bright evening in months. Your running shoes are still by the door.',
      'Your friends have signed up for a run in June, and one of them has told people that you are coming.',
    ],
    why: [
      [
        'Heart and lungs get used to running quickly. Tendons, bones and calves need longer.',
        'You can breathe well after weeks. Your legs need months.',
      ],
      ['So a run can feel easy and still be too much.', 'Your legs tell you only some days later.'],
    ],
    parts: [
      [
        ['Run less than you want to', 'Keep your first runs short'],
        [
          'Stop while you could still go on.',
          'Turn round where you would like to carry on.',
          'You should come home thinking that it was too little.',
        ],
        'Shoes being tied on a doorstep',
      ],
      [
        ['Walk now and then', 'Mix running and walking'],
        [
          'Then your legs can rest on the way.',
          'Run a few minutes, walk a minute.',
          'A minute of each is a good way to begin.',
        ],
        'A runner slowing to a walk',
      ],
      [
        ['Rest a day before the next run', 'Leave a day in between'],
        [
          'On that day your body gets stronger.',
          'Your legs need the break.',
          'Tendons need it more than lungs.',
        ],
        'Shoes drying by a door',
      ],
      [
        ['Run further first, faster later', 'Add distance before speed'],
        [
          'And only one of them at a time.',
          'Speed comes last.',
          'If you change one thing, you notice how your legs like it.',
        ],
        'A watch glanced at and ignored',
      ],
    ],
    turn: [
      'It is a bit dull for some weeks, and then you are a runner again.',
      'Take it slowly, and you can keep running.',
    ],
    asks: ['Why did you start running again?', 'Who has overdone it when they started again, too?'],
    ends: {
      p: 'If something keeps hurting, have it looked at early.',
      a: 'Build it up slowly, or you start all over again.',
      t: 'Change one thing at a time, and keep the rest.',
      f: 'Take it easy, and wave at the other beginners.',
      h: 'No records until further notice.',
      i: 'The run you can repeat is the best one.',
      l: 'Slow is a speed, too.',
    },
    work: 'At work it is the same: after a long break start with less, and you are back sooner.',
    keep: 'the first bright evening',
    send: 'a friend with new running shoes',
    own: [
      {
        about: 'running|runners?|stride|treadmill|gait',
        kinds: ['service', 'event', 'product', 'audience'],
        lead: 'If you run:',
      },
      { about: '\\bwalk', kinds: ['event'], lead: 'Walking counts, too:' },
    ],
    unless: MAT_ONLY,
    only: RUNNERS,
    pic: {
      ask: 'Running shoes by an open front door in evening light',
      alt: 'Running shoes by an open front door',
    },
    claims: [
      [
        'Tendon and bone adapt more slowly than cardiovascular fitness; progress gradually',
        'sports-medicine consensus',
      ],
    ],
  },
  {
    id: 'bring-to-the-first-visit',
    format: 'checklist',
    again: 6,
    emoji: '📋',
    tags: ['FirstAppointment', 'PatientInfo', 'PhysioTips'],
    only: CLINIC,
    tick: true,
    title: [
      'What to bring to your first physiotherapy appointment',
      'Preparing for a physio appointment: clothes, notes and papers',
    ],
    cover: 'Your first physio visit: bring this',
    gist: [
      'Clothes you can move in, a list of your medicines, any letters or reports, and the story of what makes it better or worse: that is the bag for a first visit.',
      'A first appointment is mostly talk and movement. Shorts, your papers and three honest sentences will do.',
    ],
    subject: ['What to bring to your first physio visit', 'Before your first physio visit'],
    hooks: {
      '*': [
        'Nobody can examine a knee through skinny jeans. Bring shorts to your first physio visit.',
        'Before your first physio appointment put four things in a bag and write down one sentence.',
        'What should you bring to your first physio visit? It fits on an envelope.',
      ],
      p: 'If you prepare a little, your first appointment helps you much more.',
      a: 'The best thing to bring to a first physio appointment is a clear story.',
      t: 'The first time you tell your story and you move. You can prepare for both.',
      f: 'Your first time at a physio? Here is what to bring.',
      h: 'Wear shorts to your physio appointment. Trust us on the shorts.',
      i: 'A first physio visit starts with a question: what would you like to be able to do again?',
      l: 'It is your time. If you prepare, you can use all of it.',
    },
    lines: {
      '*': [
        'First physio appointment? Bring:\n\nClothes you can move in\nA list of your medicines\nLetters or reports\nA note of when it started\nOne thing you want to do again',
        'What helps a physio most: what makes it better, what makes it worse, and at what time of day.',
        'First physio visit? Take a photo of your medicine packets before you leave home.',
        'Before you see a physio, write down what you did the day before a bad day.',
        'Write down your most important question for the physio. It is the one you will forget.',
      ],
      h: ['For a first physio visit you need not have matching socks. You do need shorts.'],
    },
    scene: [
      'Most people are a little unsure before they meet their physio: what happens, what to wear, what to say?',
      "You are at the physio's door, and the scan report is on the kitchen table.",
    ],
    why: [
      [
        'At first you talk and you move. The better you can say what happens, the sooner we know what helps.',
        'Half of what we need is in your head, and half in a drawer with letters.',
      ],
      ['Small things help, such as which stair hurts.', 'Even the side you sleep on can be useful to know.'],
    ],
    parts: [
      [
        ['Clothes you can move in', 'Shorts or a {vest top|tank top}'],
        [
          'Shorts for a knee, a {vest top|tank top} for a shoulder.',
          'Your physio must be able to see the joint move.',
          'What is covered nobody can see.',
        ],
        'Shorts and {trainers|sneakers} going into a bag',
      ],
      [
        ['A list of your medicines', 'A photo of everything you take'],
        [
          'A photo of the packets is enough.',
          'Vitamins and the like as well.',
          'Names and doses, or a photo of the boxes.',
        ],
        'A phone photographing a row of packets',
      ],
      [
        ['Letters and reports from doctors', "Scan reports and doctors' letters"],
        [
          'If there are any, bring them.',
          'The paper is better than what you remember.',
          'The exact words can matter.',
        ],
        'An envelope slid into the bag',
      ],
      [
        ['Notes on when it hurts', 'When it started and what helps'],
        [
          'Is it better in the morning? Worse on stairs?',
          'Since when, on which stairs, in which chair.',
          'Write it down the evening before.',
        ],
        'A note being written by hand',
      ],
      [
        ['One thing you want to do again', 'Something you miss'],
        [
          'Lift a grandchild, run for a bus, sleep on that side.',
          'Then you can see when you have got there.',
          'It gives us something to work towards.',
        ],
        'The bag by the front door',
      ],
    ],
    turn: ['And if you forget all of it, come anyway.', 'Even without a bag you are welcome.'],
    asks: [
      'What would you have liked to know before your first appointment?',
      'What is on your list of things to do again?',
    ],
    ends: {
      p: 'A few quiet minutes the evening before are enough.',
      a: 'A clear story saves time.',
      t: 'When it began, what makes it worse, what eases it: that is what a physio writes down.',
      f: 'Do you have a question before you come? Just ask.',
      h: 'We look at knees and not at socks.',
      i: 'The thing you miss matters most.',
      l: 'Come without a rush. The rest will follow.',
    },
    work: 'If you send somebody to a physio, write down what they miss most. It helps more than another page of findings.',
    keep: 'your first physio visit',
    send: 'somebody who has just booked a physio',
    own: [
      {
        about: 'first (?:visit|assessment|appointment|session)',
        kinds: ['process'],
        lead: 'How it goes with us:',
      },
      {
        about: 'step-free|ground.floor|tram|bus|parking|stairs',
        kinds: ['place'],
        lead: 'How to get in:',
      },
      {
        about: 'first (?:visit|assessment|appointment|session)',
        kinds: ['price'],
        lead: 'What it costs:',
      },
    ],
    pic: {
      ask: 'An open sports bag with shorts, {trainers|sneakers} and an envelope',
      alt: 'A bag packed for a first appointment',
    },
    claims: [['Usual content of a first assessment: history and movement', 'professional standard']],
  },
  {
    id: 'should-exercises-hurt',
    format: 'answer',
    again: 6,
    emoji: '🚦',
    tags: ['RehabTips', 'PhysioExercises', 'TrafficLight'],
    only: CLINIC,
    question: 'Should my exercises hurt?',
    short: [
      'A little, for a short time, can be fine. If it is sharp, or worse next day, stop and ask.',
      'Mild and brief is all right. Sharp, or worse next morning, is not.',
    ],
    caution: [
      'What your own physiotherapist tells you comes first.',
      'Go by what the physiotherapist who treats you has told you.',
    ],
    title: [
      'Should physio exercises hurt? A simple traffic light',
      'How much may physio exercises hurt? Green, amber, red',
    ],
    cover: 'Should it hurt?',
    gist: [
      'A little discomfort can be normal with physio exercises. What counts is how strong it is, how soon it goes, and how you feel next morning.',
      'Green: mild and soon gone. Amber: worse next morning. Red: sharp or numb. So you can judge your physio exercises.',
    ],
    subject: ['Should physio exercises hurt?', 'A traffic light for your exercises'],
    hooks: {
      '*': [
        'Something pulls when you do your physio exercises. Carry on or stop?',
        'How do you know whether a physio exercise is too much? Wait for the next morning.',
        'Are physio exercises meant to hurt? Think of a traffic light.',
      ],
      p: 'People often ask whether physio exercises may hurt. The answer is a traffic light.',
      a: 'When a physio exercise hurts, notice how much and for how long.',
      t: 'How strong, how long, and how it is next morning tell you more than the word "pain".',
      f: '"Is it meant to feel like that?" A good question about your exercises.',
      h: '"No pain, no gain" belongs on a mug, and not on an exercise sheet.',
      i: 'Starting to move again takes courage, and knowing how much.',
      l: 'With exercises the right amount is everything.',
    },
    lines: {
      '*': [
        'A traffic light for exercises:\n\nGreen: mild, settles soon. Carry on.\nAmber: worse next morning. Do less.\nRed: sharp, or new numbness. Stop and ask.',
        'Judge a physio exercise by the next morning. If it has settled overnight, it was about right.',
        'Too sore after your physio exercises? Do fewer of them before you stop, and tell us.',
        'Write one word beside each physio exercise: fine, sore or stop. It helps us plan.',
        'Rate your pain from nought to ten before an exercise, during it and next morning. Tell your physio the three numbers.',
      ],
      h: ['"No pain, no gain" looks good on a mug and poor on an exercise sheet.'],
    },
    scene: [
      'You are doing your exercises, and something pulls that did not pull yesterday.',
      'The exercise band is round your knees, and you wonder whether it should feel like that.',
    ],
    why: [
      [
        'What is out of practice often complains a little when it starts again.',
        'A muscle that has rested for weeks may complain at first.',
      ],
      [
        'If it is mild and soon gone, it is fine. If it gets worse, ask.',
        'How it changes over a day or two tells you more than one moment.',
      ],
    ],
    parts: [
      [
        ['Green: mild and soon gone', 'Green: a pull that goes away'],
        [
          'If it is over soon after you stop, carry on.',
          'You notice it, and then it is gone.',
          'By the next day it is forgotten. Carry on.',
        ],
        'A green card held up',
      ],
      [
        ['Amber: worse next morning', 'Amber: sore the next day'],
        [
          'Do fewer, or move less far.',
          'Do half for a day or two.',
          'Halve it and see whether it calms down.',
        ],
        'An amber card held up',
      ],
      [
        ['Red: sharp, numb or giving way', 'Red: stabbing, tingling, giving way'],
        [
          'Stop, and ask before you go on.',
          'Stop, and give us a call.',
          'There is another exercise for you.',
        ],
        'A red card held up',
      ],
    ],
    turn: ['If you are not sure, do less and ask.', 'Asking costs nothing.'],
    asks: [
      'Which of your exercises would you like explained?',
      'Which question about your exercises have you never asked?',
    ],
    ends: {
      p: 'Write down what you notice. It helps next time.',
      a: 'First do fewer of them. Then change the exercise.',
      t: 'Change one thing at a time: weight, number or how often.',
      f: 'No question is too small.',
      h: 'You may swear at the exercise band.',
      i: 'Slow progress is progress.',
      l: 'Doing less is part of training.',
    },
    work: 'If you look after people at work, ask "green, amber or red?" It gets a clearer answer than "how bad is it?".',
    keep: 'your next set of exercises',
    send: 'somebody with new exercises',
    own: [
      {
        about: 'sheet|filmed|video',
        kinds: ['service', 'process', 'product'],
        lead: 'If you cannot remember the exercises at home:',
      },
    ],
    pic: {
      ask: 'Green, amber and red bands laid side by side',
      alt: 'A green, an amber and a red exercise band',
    },
    claims: [
      [
        'Discomfort that settles within a day is commonly accepted during rehabilitation exercise',
        'NHS trust leaflets',
      ],
      ['Numbness, giving way, sharp pain: seek advice', 'NHS trust leaflets'],
    ],
  },
  {
    id: 'first-day-in-the-garden',
    format: 'season',
    again: 11,
    emoji: '🌱',
    when: { season: ['spring'] },
    tags: ['GardeningTips', 'SpringGarden', 'PaceYourself'],
    title: [
      'Gardening after winter: how to pace the first day',
      'Spring gardening without three days of backache',
    ],
    cover: 'Gardening without a sore back',
    gist: [
      'On the first warm weekend many people dig all day and then have a sore back. Change jobs often, kneel on something soft, and stop early.',
      'After a winter indoors a whole day of digging is too much for your back. Change jobs and leave something for tomorrow.',
    ],
    subject: ['Gardening: leave some for tomorrow', 'Before you dig all Saturday'],
    hooks: {
      '*': [
        'Sun, a spade, and a plan for three people: think of your back on the first gardening day.',
        'Sixteen bags of compost to carry? Think of your back first.',
        'The garden has rested all winter. So have you. Start slowly.',
      ],
      p: 'On the first warm weekend people do all the digging in one day, and their backs pay for it.',
      a: 'Stop gardening before you are tired.',
      t: 'Digging is lifting and twisting many times over, after a winter without either.',
      f: 'Gardening today? Lovely. Set an alarm for the tea break.',
      h: 'The weeds have been growing all winter. You have been watching television.',
      i: 'A garden is made in small portions.',
      l: 'Work in the garden in short, pleasant stretches.',
    },
    lines: {
      '*': [
        'On your first gardening day change jobs before you are stiff. Dig, prune, sweep, sit.',
        'Rake with the other hand now and then. It feels silly, and it shares the work.',
        'When you garden, leave one job for tomorrow. Then you have a reason to stop.',
        'Open the compost bag where it lies and carry half buckets. Your back will thank you.',
        'Fill the wheelbarrow only half and go twice. Your back will thank you.',
      ],
      h: ['A deckchair is a garden tool, too. Use it early.'],
    },
    scene: [
      'It is warm, the shed is open, and everything in the garden seems to need doing today.',
      'You only went out to look. Now it is half past five and you have dug half the garden.',
    ],
    why: [
      [
        'After a quiet winter hours of digging are a lot for any back.',
        'The muscles you need for digging have had a holiday, too.',
      ],
      [
        'Changing jobs is kinder to your back than doing one for hours.',
        'Ten minutes of six jobs make you less tired than an hour of one.',
      ],
    ],
    parts: [
      [
        ['Change jobs often', 'Do something else every twenty minutes'],
        [
          'Dig a bit, prune a bit, sweep a bit.',
          'Put all your tools out before you start.',
          'Your back hardly notices that it is work.',
        ],
        'Tools laid out in a row',
      ],
      [
        ['Change hands', 'Use the other hand as well'],
        [
          'Rake and sweep with the other one now and then.',
          'It looks clumsy and is easier on your shoulders.',
          'Then each shoulder has half as much to do.',
        ],
        'Hands changing over on a rake',
      ],
      [
        ['Kneel on something soft', 'Kneel instead of bending'],
        [
          'Being close to the ground is better than bending over it.',
          'An old cushion in a {bin bag|trash bag} will do.',
          'It saves you from bending a hundred times.',
        ],
        'A kneeling pad on wet grass',
      ],
      [
        ['Stop while there is something left', 'Leave one job for tomorrow'],
        [
          'Then you will like to come back.',
          'The rose by the gate can wait.',
          'It will all be there tomorrow.',
        ],
        'A mug of tea on a garden step',
      ],
    ],
    turn: ['The garden has time. So have you.', 'Nothing in the garden is urgent.'],
    asks: ['What is the first job in your garden?', 'Weeding or mowing: which do you put off?'],
    ends: {
      p: 'Half a day of gardening is better than a week of being stiff.',
      a: 'Plan the breaks first.',
      t: 'It is weight times how often. Every spadeful counts.',
      f: 'Show us your first flowers, please.',
      h: 'The weeds will wait.',
      i: 'Every garden was made a little at a time.',
      l: 'A long tea break in the sun.',
    },
    work: 'It is the same with any job that comes once a year. Spread it over some days and change tasks.',
    keep: 'the first warm Saturday',
    send: 'the gardener in your family',
    own: [
      {
        about: 'saturday|urgent|early slots|massage',
        kinds: ['hours', 'service', 'policy'],
        lead: 'If you have done too much all the same:',
      },
    ],
    pic: { ask: 'Gloves and a mug on a garden step', alt: 'Gardening gloves and a mug of tea on a step' },
    claims: [['Pacing, varying tasks and sides is standard gardening advice', 'physiotherapy bodies']],
  },
  {
    id: 'inside-a-first-assessment',
    format: 'behind',
    again: 9,
    emoji: '🗣️',
    only: CLINIC,
    tags: ['BehindTheScenes', 'FirstAppointment', 'PhysioLife'],
    title: [
      'What happens in a first physiotherapy assessment',
      'Your first physio visit: what we ask and look at',
    ],
    cover: 'Your first physio assessment',
    gist: [
      'At a first assessment a physio listens and watches you move. Then you decide together what to work on.',
      'Questions first, then movement, then a plan: that is what a first physio assessment is like.',
    ],
    subject: ['What happens in the first assessment', 'What a physio looks at first'],
    hooks: {
      '*': [
        'What a physio uses most at a first assessment is a chair. First you talk.',
        'Before you sit down, a physio has already seen how you take off your coat.',
        'A first physio assessment begins with a talk, and with how you walked in.',
      ],
      p: 'A good first assessment starts with listening. The treatment table comes later.',
      a: 'A physio should listen first and treat second.',
      t: 'Story, movement, strength, plan: a first assessment goes in that order for a reason.',
      f: 'Nervous about your first physio appointment? It is mostly a talk.',
      h: 'At a physio nobody will crack anything without asking you.',
      i: 'A first assessment begins with a question about you and ends with a plan you helped to make.',
      l: 'The first thing a good physio gives you is time.',
    },
    lines: {
      '*': [
        'At a first physio assessment you talk, then you move, and then there is a plan.',
        'A physio watches you take off your jacket. That says a lot about a shoulder.',
        'You may ask a physio at any time what a test is for.',
        'Leave a first assessment with three answers: what it may be, what to do at home, and when to look again.',
        'If it hurts only on the stairs, tell your physio which stairs. Details help.',
      ],
      h: ["The plastic spine on the physio's shelf has heard everything and told nobody."],
    },
    scene: [
      'Somebody holds the door, you sit down, and the first question is a simple one: what brings you here?',
      'You expect a couch and get a chair. For a while you only talk, about stairs and sleep.',
    ],
    why: [
      [
        'What you can tell about when it started and what you cannot do helps most.',
        'Your own story shows where to look.',
      ],
      [
        'Then your movement shows what words cannot.',
        'How you reach, squat and turn your head shows the rest.',
      ],
    ],
    parts: [
      [
        'You tell us your story',
        [
          'In your own words, and what you would like to be able to do again.',
          '"It catches when I reach for the belt" is all we need.',
        ],
        'An empty chair opposite another',
      ],
      [
        'You show us how you move',
        [
          'Bending, reaching, walking, depending on your story.',
          'We compare both sides, since the good one is what is normal for you.',
        ],
        'Someone walking along a corridor',
      ],
      [
        'We plan together what to do',
        ['What to do at home, how often, and when to look at it again.', 'The plan has to fit your day.'],
        'A sheet being filled in by hand',
      ],
    ],
    turn: ['Then you know what to do next and why.', 'You should be able to explain it to somebody at home.'],
    asks: [
      'What would you like to ask before a first appointment?',
      'What helped you feel at ease on a first visit?',
    ],
    ends: {
      p: 'Bring your questions.',
      a: 'If nobody asked what you want to do again, something is missing.',
      t: 'The tests make sense only if we know your story.',
      f: 'And yes, you may ask anything.',
      h: 'The skeleton in the corner never bends its knees. You may.',
      i: 'Being heard is a good start.',
      l: 'Time and attention: nothing replaces them.',
    },
    work: 'Anybody who gives advice knows it: the better the questions, the shorter the rest.',
    keep: 'the day before your first physio visit',
    send: 'somebody who keeps putting off that appointment',
    own: [
      {
        about: 'first (?:visit|assessment|appointment)',
        kinds: ['process'],
        lead: 'With us it goes like this:',
      },
      { about: 'first (?:visit|assessment|appointment)', kinds: ['price'], lead: 'What it costs:' },
      {
        about: 'chartered|registered|HCPC|qualified',
        kinds: ['people', 'proof'],
        lead: 'Whom you will meet:',
      },
    ],
    pic: {
      ask: 'Your room before the first appointment, two chairs in view, nobody in the picture',
      alt: 'A consulting room with two chairs',
      need: 'photo',
    },
    claims: [['Structure of a first assessment', 'professional standard']],
  },
  {
    id: 'the-kettle-habit',
    format: 'howto',
    again: 7,
    emoji: '🫖',
    tags: ['Habits', 'HomeExercises', 'SmallSteps'],
    title: ['How to remember your exercises every day', 'Exercises forgotten? Tie them to the kettle'],
    cover: 'How to remember your exercises',
    gist: [
      'Do your exercises while the kettle boils. What is tied to something you do every day is not forgotten.',
      'Hang your exercise sheet beside the kettle. In the drawer it is forgotten after three days.',
    ],
    subject: ['How to remember your exercises', 'Exercises while the kettle boils'],
    hooks: {
      '*': [
        'Do you forget your exercises? Do them while the kettle boils.',
        'The best time for your exercises is when you wait anyway.',
      ],
      ptal: 'Exercises with a fixed moment in the day get done.',
      fi: 'Where is your exercise sheet? If it is in a drawer, this helps.',
      h: 'An exercise sheet keeps very well in a drawer. It just does nothing there.',
    },
    lines: {
      '*': [
        'Do your exercises while the kettle boils. Two or three minutes are enough to begin.',
        'Hang your exercise sheet where you see it every day.',
        'Tie your exercises to something you do anyway: tea, brushing teeth, the news.',
        'Missed a day of exercises? Simply go on the next day.',
      ],
      h: ['Tea without exercises is allowed on your birthday.'],
    },
    scene: [
      'On Monday you do all of your exercises, and on Thursday you have forgotten them.',
      'The sheet hangs beside the kettle, and you do them without thinking.',
    ],
    why: [
      ['Something that happens every day reminds you by itself.', 'You never forget to make tea.'],
      ['Few minutes each day help more than an hour on Sunday.', 'What is done regularly works best.'],
    ],
    parts: [
      [
        ['Hang up the sheet', 'Put the sheet where you see it'],
        ['Beside the kettle or the bathroom mirror.', 'Out of the drawer, at eye level.'],
        'A sheet on a kitchen wall',
      ],
      [
        ['Choose your moment', 'Tie it to a daily habit'],
        ['Kettle, teeth, news, dog.', 'It should happen every day.'],
        'A kettle',
      ],
      [
        ['Begin with one exercise', 'Start small'],
        ['Add the next one after a week.', 'One is better than none.'],
        'A person on one leg by a counter',
      ],
      [
        ['Tick it off', 'Make a mark each day'],
        ['A row of ticks is a good feeling.', 'On the sheet or in the calendar.'],
        'A sheet with ticks',
      ],
    ],
    turn: ['After some weeks you no longer have to think of it.', 'Ask if an exercise does not feel right.'],
    asks: ['What could remind you of your exercises?', 'When do you do yours?'],
    ends: {
      ptal: 'One moment, one exercise, every day.',
      fi: 'Put the kettle on, and begin.',
      h: 'And happy birthday.',
    },
    keep: 'your next cup of tea',
    send: 'somebody with an exercise sheet in a drawer',
    unless: MAT_ONLY,
    own: [
      {
        about: 'sheet|one page|exercise plan|\\bprogram',
        kinds: ['service', 'story', 'process'],
        lead: 'What you get from us to take home:',
      },
    ],
    pic: {
      ask: 'A sheet of paper taped above a kettle',
      alt: 'An exercise sheet taped to the wall above a kettle',
    },
    claims: [['Habits attach more easily to existing cues', 'behavioural science, general']],
  },
  {
    id: 'first-day-at-the-gym',
    format: 'howto',
    again: 8,
    emoji: '🎒',
    tags: ['GymBeginner', 'FirstDay', 'FitnessTips'],
    title: [
      'First time at a gym or class: how to feel less lost',
      'Your first gym visit: five things that take the fear out of it',
    ],
    cover: 'New at the gym?',
    gist: [
      'First time at a gym? Come early, tell somebody that you are new, learn three things, and leave before you are tired.',
      'Everybody at the gym had a first day. Come for half an hour, ask one question, and go home while you still like it.',
    ],
    subject: ['Your first time at the gym', 'Everybody was new at the gym once'],
    hooks: {
      '*': [
        'You have walked past the gym three times. Today you go in. How does it go?',
        'Half of the people at the gym once sat on the leg machine the wrong way round.',
        'Everybody at the gym had a first day, and most remember it well.',
      ],
      p: 'A first visit to the gym goes well if it is short and you have a plan.',
      a: 'First time at the gym? Say so at the door.',
      t: 'Beginners at the gym need little: a few exercises, light weights, twice a week.',
      f: 'Nervous about your first time at the gym? So was everybody you see there.',
      h: 'Nobody at the gym looks at you. They look at themselves. That is what the mirrors are for.',
      i: 'The hardest step at the gym is the one through the door.',
      l: 'Your first time at the gym: come early, start lightly, leave happy.',
    },
    lines: {
      '*': [
        'First time at a gym or in a class? Say so at the door. You get help, and usually a smile.',
        'For your first time at the gym plan half an hour and three exercises. Leave while you still like it.',
        'Ask when the gym is quiet and come then for the first time.',
        'In your first class stand in the second row. Then you can see the teacher and somebody to copy.',
        'Go to the gym at an odd hour the first time. Half past two is quiet.',
      ],
      h: ['Every gym has a machine that nobody understands. Walk past it like everybody else.'],
    },
    scene: [
      'New shoes, a water bottle with the label still on it, and a corridor with six doors.',
      'The music is loud, everybody knows where to go, and you are new at the gym.',
    ],
    why: [
      [
        'What makes people nervous is not knowing where to put the bag and whom to ask.',
        'It is rarely the exercise. It is the changing room and the rules that nobody tells you.',
      ],
      [
        'Beginners get better with very little, so you need not do it all today.',
        'If you are new, a little does you the most good.',
      ],
    ],
    parts: [
      [
        ['Come early and look round', 'Come with time to spare'],
        [
          'Find the lockers, the water and the toilets first.',
          'It is easier while it is quiet.',
          'After five minutes it is no longer strange.',
        ],
        'A locker opened with a key',
      ],
      [
        ['Say that you are new', 'Tell them it is your first time'],
        [
          'Then somebody will look after you.',
          'One sentence is enough.',
          'They will show you the lockers and much else.',
        ],
        'Two people talking at a reception desk',
      ],
      [
        ['Learn only three exercises', 'Three exercises are enough'],
        [
          'One for the legs, one to push, one to pull.',
          'The rest can wait until next week.',
          'The fourth will still be there.',
        ],
        'A hand adjusting a seat',
      ],
      [
        ['Wipe it, put it back, nod', 'Leave everything as you found it'],
        [
          'Those are the manners of every gym.',
          'Then everybody likes you.',
          'Bring a towel, and put the weight back.',
        ],
        'A cloth wiping a bench',
      ],
      [
        ['Go home before you are tired', 'Stop while you could do more'],
        [
          'Then you will like to come back.',
          'If it was nice, you will come again.',
          'You should look forward to the next time.',
        ],
        'A bag shouldered at a door',
      ],
    ],
    turn: [
      'The third time somebody will ask you where the lockers are.',
      'After three visits you know your way.',
    ],
    asks: ['What was your first time at a gym like?', 'What would you tell somebody who is new?'],
    ends: {
      p: 'Book your second visit before you go home.',
      a: 'Short, light, and again on Thursday.',
      t: 'First come often, then do more, and lift heavier last.',
      f: 'And next month wave at somebody who is new.',
      h: 'And if you sit down backwards: welcome to the club.',
      i: 'You have read this far, so the door is no problem.',
      l: 'A quiet start is a good start.',
    },
    work: 'New colleagues have a first day, too. Show them where the cups are before you show them the strategy.',
    keep: 'the evening before your first visit',
    send: 'somebody who keeps meaning to',
    own: [
      {
        about: 'trial|taster|first (?:class|session|visit|week)|beginner|induction|introduc',
        kinds: ['offer', 'event', 'service', 'process', 'price'],
        lead: 'For your first time:',
      },
      {
        about: 'small (?:group|class)|no more than|at most|per class',
        kinds: ['service', 'number', 'product', 'process'],
        lead: 'And you will not get lost:',
      },
    ],
    unless: `${NO_TRAINING}|${MAT_ONLY}`,
    pic: {
      ask: 'Your entrance or an empty training room before opening',
      alt: 'An empty training room with mats and weights',
    },
    claims: [
      ['Novices improve with low volumes of training', 'exercise physiology textbook'],
      ['Newcomers feel less anxious with orientation', 'common experience'],
    ],
  },
  {
    id: 'training-words',
    format: 'glossary',
    again: 12,
    emoji: '📖',
    tags: ['FitnessTerms', 'TrainingBasics', 'PlainEnglish'],
    title: [
      'Sets, reps, range, load: training words explained',
      'Gym words in plain English: reps, load, tempo, isometric',
    ],
    cover: 'Training words explained',
    gist: [
      'Set, repetition, load, range, isometric: what people who work with bodies mean by the words they use most, put in plain English.',
      'Half of an exercise sheet is words that nobody explains. Here are five of them, in plain English.',
    ],
    subject: ['Reps, sets and other training words', 'Exercise words in plain English'],
    hooks: {
      '*': [
        'Three sets of ten, full range, slow tempo: what does your trainer mean?',
        'Have you been nodding at the word "isometric" for a month? Here is what it means.',
        'Training words sound like science. Mostly they mean up, down and pause.',
      ],
      p: 'If you understand the words on your exercise sheet, you will use it.',
      a: 'If you do not know a word on your exercise sheet, ask. Here are five.',
      t: 'Load, range, set, tempo, isometric: five training words in short.',
      f: 'Have you ever wondered what "slow eccentric" on your sheet means? Here it is.',
      h: 'In training, "load" has nothing to do with laundry.',
      i: 'If you know the training words, you can plan for yourself.',
      l: 'Five words, and you know what you are doing.',
    },
    lines: {
      '*': [
        'Repetition: doing it once.\nSet: a group of those.\nLoad: whatever your body has to carry or resist.\nRange: how far the joint goes.',
        '"Isometric" means the muscle works and nothing moves. Pushing against a wall is one. So is holding a sleeping toddler.',
        '"Eccentric" is the lowering half of a movement: going down the stairs, putting the bag down slowly. It is the half that makes you sore.',
        '"Full range" in an exercise means as far as your joint goes comfortably today.',
        'Training "to failure" means until you cannot do one more. As a beginner you never need to.',
      ],
      h: ['A set of ten is called that because nobody would agree to a set of "until it gets unpleasant".'],
    },
    scene: [
      'Your exercise sheet is on the fridge. You understand half of it.',
      '"Last set, slow on the way down!" calls the trainer. You hope that you are doing it right.',
    ],
    why: [
      [
        'Trainers use short words among themselves and forget that others do not know them.',
        'Short words save time if you know them.',
      ],
      ['If you know them, you can ask better questions.', 'And you can say what was too much.'],
    ],
    parts: [
      [
        'Repetition and set',
        [
          'One time is a repetition. A group of them with a rest afterwards is a set.',
          'Up from the chair and down ten times is one set of ten.',
          'A rep is one time. A set is how many you do before you rest.',
        ],
        'Fingers counting',
      ],
      [
        'Load',
        [
          'What your body has to carry, from a dumbbell to your own weight.',
          'Your own weight counts, too.',
          'What you lift, push or carry, and that can be yourself.',
        ],
        'Shopping bags carried upstairs',
      ],
      [
        'Range of movement',
        [
          'How far a joint goes, with help or without.',
          'How high you can reach with your arm, for example.',
          'As far as a joint moves, bent and straight.',
        ],
        'An arm raised slowly',
      ],
      [
        'Isometric',
        [
          'The muscle works, the joint stays still.',
          'A plank, for example, or sitting against a wall.',
          'You hold it still, and it is hard.',
        ],
        'Hands pressing against a wall',
      ],
      [
        'Tempo',
        [
          'How slowly you go, often counted for each half.',
          'Three seconds down, one up: the same weight, and much harder.',
          'How quickly up and how slowly down.',
        ],
        'A weight lowered slowly',
      ],
    ],
    turn: [
      'Is there another word you do not know? Ask. It is our job to explain it.',
      'Nobody expects you to know it.',
    ],
    asks: ['Which training word have you never understood?', 'Which word should we explain next?'],
    ends: {
      p: 'If you know the word, you can ask a better question.',
      a: 'Ask until you understand it.',
      t: 'These are short versions. The long ones do not help more.',
      f: 'Write them on the fridge.',
      h: 'Some uncles are eccentric, too.',
      i: 'If you know the words, you can say what you want.',
      l: 'A few words, well understood.',
    },
    work: 'Every trade has words that nobody else knows. Explain yours.',
    keep: 'the fridge door, next to your exercises',
    send: 'somebody with an exercise sheet on the fridge',
    own: [
      {
        about: 'sheet|one page|video|explain',
        kinds: ['service', 'story', 'process'],
        lead: 'What you get explained with us:',
      },
    ],
    unless: NO_TRAINING,
    pic: { ask: 'An exercise sheet held to a fridge by a magnet', alt: 'An exercise sheet on a fridge door' },
    claims: [
      ['Definitions in common use; eccentric work is associated with soreness', 'exercise science textbook'],
    ],
  },
];
