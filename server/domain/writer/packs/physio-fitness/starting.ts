// Starting, coming back, and the first visit.
import type { Idea } from '../../library/idea.ts';
import { CLINIC } from './kinds.ts';

export const STARTING: readonly Idea[] = [
  {
    id: 'too-much-too-soon',
    format: 'mistake',
    again: 9,
    emoji: '👟',
    tags: ['RunningTips', 'ReturnToRunning', 'RunningComeback'],
    wrong: 'Starting where you left off',
    title: [
      'Getting back into running: the mistake most people make',
      'Starting to run again: slower than you want to',
    ],
    cover: 'Do not start where you stopped',
    gist: [
      'After a break from running your lungs come back before your tendons do. Start shorter than you think, walk in between, and leave a day before the next run.',
      'A good first run is the usual mistake. Keep it short enough to be a little embarrassed, then rest a day and repeat.',
    ],
    subject: ['Do not start where you stopped', 'Your lungs are ahead of your legs'],
    hooks: {
      '*': [
        'The first run of the year feels easy for ten minutes. That is the trap.',
        'Your old route is still there. The legs that used to run it are on a training break.',
        'Lungs forget quickly and learn quickly. Tendons do neither.',
      ],
      p: 'After a break from running the usual mistake is a good first run.',
      a: 'Start your comeback with less than you can do.',
      t: 'Fitness returns within weeks. Tendons and bones adapt more slowly, and that gap is where trouble starts.',
      f: 'Shoes on, first bright evening, and off you go. Just not quite that far.',
      h: 'Your playlist remembers how fit you were. Your calves do not.',
      i: 'Every comeback starts with a run that felt too short.',
      l: 'Begin below your means. There is elegance in holding back.',
    },
    lines: {
      '*': [
        'After a break your lungs are ready before your tendons are. Stop the first runs while you still feel you could go on.',
        'A first week back: run a little, walk a little, rest a day, repeat. If it feels too easy, it is about right.',
        'Change one thing at a time when you start running again: distance first, speed much later, and not new shoes on the same day.',
        'Walking breaks are part of the run. Put them in before you need them and the second half feels like the first.',
        'If you can hum a tune, the pace is right for the first weeks.',
      ],
      h: ['First run back: keep it short enough to be slightly embarrassing. Then go home.'],
    },
    scene: [
      'It is the first bright evening in months. The shoes are still by the door from last time.',
      'Three friends have signed up for something in June, and one of them has already told people you are coming.',
    ],
    why: [
      [
        'Heart and lungs get used to running fairly quickly. Tendons, bones and calves take longer.',
        'Breath improves within weeks, while the parts that carry you need months to toughen up again.',
      ],
      [
        'So the outing that feels easy can still be more than your legs are ready for.',
        'What you feel on the day is the engine. The chassis reports later.',
      ],
    ],
    parts: [
      [
        ['Run less than you want to', 'Keep the first runs short'],
        [
          'Finish while you still have some left.',
          'Turn round at the bench where you would like to carry on.',
          'You should come home thinking that it was too little.',
        ],
        'Shoes being tied on a doorstep',
      ],
      [
        ['Walk in between', 'Mix walking and running'],
        [
          'Breaks let the legs recover without ending the outing.',
          'A minute of walking for every few of jogging is an honest way to begin.',
          'A minute each is no shame. It is a method.',
        ],
        'A runner slowing to a walk',
      ],
      [
        ['Leave a day before the next one', 'Rest on the day between'],
        [
          'That is when the body catches up.',
          'Tissue gets stronger in the gap, provided there is one.',
          'Tendons need longer than lungs do to catch up.',
        ],
        'Shoes drying by a door',
      ],
      [
        ['Add distance before speed', 'Make it longer, and faster only later'],
        [
          'And change only one of them at a time.',
          'Fast comes last, once the long ones have become dull.',
          'One change at a time shows you what your legs say to it.',
        ],
        'A watch glanced at and ignored',
      ],
    ],
    turn: ['Boring for a few weeks, then you are a runner again.', 'Dullness is how it works.'],
    asks: ['What brought you back to running?', 'Who else has gone too far on day one?'],
    ends: {
      p: 'If something keeps niggling, have it looked at early.',
      a: 'Build slowly or start again. Those are the choices.',
      t: 'Load management is a dull phrase for a good idea: raise one variable, hold the others.',
      f: 'Go easy, enjoy it, and wave at the other beginners.',
      h: 'Personal record attempts are closed until further notice.',
      i: 'The run you can repeat is worth more than the run you can boast about.',
      l: 'Unhurried is a pace, too.',
    },
    work: 'It is a familiar pattern at work as well: people come back from a break at full speed and pay for it a few weeks later. A lighter start is the faster way back.',
    keep: 'the first bright evening',
    send: 'the friend who has just bought new running shoes',
    own: [
      {
        about: 'running|runners?|stride|treadmill|gait',
        kinds: ['service', 'event', 'product', 'audience'],
        lead: 'Runners are a familiar sight here.',
      },
      { about: '\\bwalk', kinds: ['event'], lead: 'Walking counts, too.' },
    ],
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
    cover: 'Your first visit: bring this',
    gist: [
      'Clothes you can move in, a list of your medicines, any letters or reports, and the story of what makes it better or worse: that is the bag for a first visit.',
      'A first appointment is mostly talk and movement. Shorts, your papers and three honest sentences will do.',
    ],
    subject: ['What to bring to a first visit', 'Before your first appointment'],
    hooks: {
      '*': [
        'A knee cannot be examined through skinny jeans. People try every week.',
        'The night before a first appointment, put four things in a bag and one sentence on paper.',
        'The best preparation for a first visit fits on the back of an envelope.',
      ],
      p: 'A little preparation makes a first appointment go much further.',
      a: 'The most useful thing you can bring is a clear story.',
      t: 'A first assessment rests on history and movement. You can prepare for both.',
      f: 'First time? Here is what to put in the bag.',
      h: 'Wear shorts. Trust us on the shorts.',
      i: 'A first appointment starts with one question: what would you like to be able to do again?',
      l: 'The time is yours. A little preparation lets you use all of it.',
    },
    lines: {
      '*': [
        'First physio appointment? Bring:\n\nClothes you can move in\nA list of your medicines\nLetters or reports\nA note of when it started\nOne thing you want to do again',
        'The detail that helps a physio most is often one you nearly left out: what makes it better, what makes it worse, and at what time of day.',
        'No need to remember the names of your tablets. Photograph the packets before you leave the house.',
        'The morning after a bad day is the time to write down what you did the day before. It is gone by the appointment.',
        'Write down your one most important question before you go. It is the one that gets forgotten.',
      ],
      h: ['Matching socks are optional at a first appointment. Shorts are not.'],
    },
    scene: [
      'Most people arrive at a first appointment a little unsure: what happens, what to wear, what to say?',
      'You find the door, climb the stairs and remember on the last step that the scan report is on the kitchen table.',
    ],
    why: [
      [
        'A first visit is mostly questions and movement, so the more clearly you can describe what happens, the sooner the plan fits you.',
        'Half of what is useful to know is in your head and the other half in a drawer with letters.',
      ],
      [
        'What seems trivial at home, such as which stair hurts, can change the whole line of questions.',
        'Small particulars, like the side you sleep on, save a good deal of guessing.',
      ],
    ],
    parts: [
      [
        ['Clothes you can move in', 'Something the joint can be seen in'],
        [
          'Shorts for a knee, a {vest top|tank top} for a shoulder.',
          'The joint in question has to be seen and to bend.',
          'What is covered cannot be watched moving.',
        ],
        'Shorts and {trainers|sneakers} going into a bag',
      ],
      [
        ['A list of your medicines', 'What you take, including from the health shop'],
        [
          'A photo of the packets is enough.',
          'Write down supplements as well; they count.',
          'Names and doses, or simply a photo of the boxes.',
        ],
        'A phone photographing a row of packets',
      ],
      [
        ['Letters and reports', 'Whatever a doctor has written'],
        [
          "If you have a surgeon's letter or a scan report, bring it along.",
          'The paper itself is better than what you remember of it.',
          'Words from a report are more exact in the original.',
        ],
        'An envelope slid into the bag',
      ],
      [
        ['When it started and what changes it', 'A few lines on how it behaves'],
        [
          'Better in the morning? Worse on stairs? Note it the evening before.',
          'Three lines: began, worse with, eased by.',
          'When it began, what stirs it up, what settles it.',
        ],
        'A note being written by hand',
      ],
      [
        ['One thing you want to do again', 'One thing you miss doing'],
        [
          'Lift a grandchild, run for a bus, sleep on that side. It gives the plan a direction.',
          'A concrete wish beats "get better", because you can see when it is done.',
          'It gives both of you something to work towards.',
        ],
        'The bag by the front door',
      ],
    ],
    turn: [
      'And if you forget all of it, come anyway. Talking is where it starts.',
      'An empty bag is no reason to stay at home.',
    ],
    asks: [
      'What would you have liked to know before your first appointment?',
      'What is on your list of things to do again?',
    ],
    ends: {
      p: 'A few quiet minutes the evening before are enough.',
      a: 'A clear history saves time for everything else.',
      t: 'Onset, behaviour, aggravating and easing factors: that is the professional version of your note.',
      f: 'Questions before you come? Just ask.',
      h: 'Knees are looked at for how they bend. Matching socks are optional.',
      i: 'The goal you bring matters more than the bag.',
      l: 'Arrive unhurried. The rest will follow.',
    },
    work: 'The same list helps anyone who sends people on for treatment. A letter that says what the person wants to get back to is worth more than another page of findings.',
    keep: 'your first visit',
    send: 'someone who has just booked theirs',
    own: [
      {
        about: 'first (?:visit|assessment|appointment|session)',
        kinds: ['process'],
        lead: 'This is how it goes with us.',
      },
      {
        about: 'step-free|ground.floor|tram|bus|parking|stairs',
        kinds: ['place'],
        lead: 'How do you get in?',
      },
      {
        about: 'first (?:visit|assessment|appointment|session)',
        kinds: ['price'],
        lead: 'And the practical part.',
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
      'Mild and brief can be fine. Sharp, or worse the next day, is a reason to stop and ask.',
      'Some mild discomfort may be all right. Sharp pain, or more of it next morning, means stop and ask.',
    ],
    caution: [
      'General information only; what your own physiotherapist tells you comes first.',
      'This is general. Go by what the physiotherapist who treats you has told you.',
    ],
    title: [
      'Should physio exercises hurt? A simple traffic light',
      'How much may physio exercises hurt? Green, amber, red',
    ],
    cover: 'Should it hurt?',
    gist: [
      'Some discomfort during exercises can be normal. What counts is how strong it is, how quickly it settles and how the area feels next morning.',
      'Green for mild and gone soon, amber for worse next day, red for sharp or numb: a traffic light helps you judge your exercises.',
    ],
    subject: ['Should your exercises hurt?', 'A traffic light for your exercises'],
    hooks: {
      '*': [
        'Something pulls on the sixth repetition. Carry on, or put the band away?',
        'The next morning is the better judge of an exercise than the moment itself.',
        'There is a way to tell effort from harm, and it has three colours.',
      ],
      p: 'It is the question people ask most about their exercises, and the answer is a traffic light.',
      a: 'Discomfort is information. Learn to read it.',
      t: 'How strong, how long, and how it is next morning: those observations tell you more than the word "pain".',
      f: '"Is it meant to feel like that?" A good question, and one we like being asked.',
      h: '"No pain, no gain" belongs on a mug, and the mug belongs in the past.',
      i: 'Getting used to movement again takes courage, and a sense of how much.',
      l: 'Progress is a matter of measure. Here is how to take it.',
    },
    lines: {
      '*': [
        'A traffic light for exercises:\n\nGreen: mild, settles soon. Carry on.\nAmber: worse next morning. Do less.\nRed: sharp, or new numbness. Stop and ask.',
        'Judge an exercise by the next morning as well as by the moment. If things have settled overnight, the amount was probably about right.',
        'Too sore after your exercises? Cut the number before you cut the exercise, and mention it at your next visit.',
        'Write one word next to each exercise: fine, grumbly or stop. Your physio can plan a month from that.',
        'Rate it from nought to ten before, during and next morning. Three numbers tell your physio more than an adjective.',
      ],
      h: ['"No pain, no gain" looks good on a mug and poor on an exercise sheet.'],
    },
    scene: [
      'You are halfway through the sheet of exercises, and there is a pull where there was none yesterday.',
      'The band is round your knees, the telly is on, and a small voice asks whether that twinge was on the sheet.',
    ],
    why: [
      [
        'Parts of the body that are out of practice often complain a little when they start work again.',
        'A muscle that has been idle for weeks rarely returns without comment.',
      ],
      [
        'A mild complaint that settles soon is common; one that grows is worth a conversation.',
        'The direction over a day or two says more than a single moment.',
      ],
    ],
    parts: [
      [
        ['Green: mild and soon gone', 'Green: a pull that fades'],
        [
          'A pull or an ache that is over shortly after you stop is common. Carry on.',
          'You notice it, it leaves, and the stairs feel as they did before.',
          'It is there, it goes, and the next day nobody speaks of it. Go on.',
        ],
        'A green card held up',
      ],
      [
        ['Amber: worse next morning', 'Amber: sore in the morning'],
        [
          'Fewer repetitions or a smaller movement, then look again.',
          'Halve it for a day or two before you drop it.',
          'Cut the amount in half for a bit and see whether it calms down.',
        ],
        'An amber card held up',
      ],
      [
        ['Red: sharp, numb or giving way', 'Red: stabbing, tingling, giving way'],
        [
          'Stop, and ask before you go on.',
          'Put the band down and pick up the phone.',
          'Leave it and ask. There is another exercise for you.',
        ],
        'A red card held up',
      ],
    ],
    turn: ['When in doubt, do less and ask.', 'A question costs nothing; guessing can.'],
    asks: ['Which exercise would you like explained?', 'What question do you never quite ask?'],
    ends: {
      p: 'Write down what you notice. It makes the next appointment more useful.',
      a: 'Adjust the amount first, the exercise second.',
      t: 'Dose means load, repetitions and frequency. Change one of them at a time.',
      f: 'No question is too small.',
      h: 'Swearing at the exercise band is normal at every stage.',
      i: 'Slow progress is progress.',
      l: 'Restraint, too, is part of training.',
    },
    work: 'For anyone who coaches, trains or supports people at work: a shared scale saves arguments. Asking "green, amber or red" gets a clearer answer than asking how bad it is.',
    keep: 'your next set of exercises',
    send: 'someone who has just been given exercises',
    own: [
      {
        about: 'sheet|filmed|video',
        kinds: ['service', 'process', 'product'],
        lead: 'Hard to remember at home how it went?',
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
      'Spring in the garden without three days of backache',
    ],
    cover: 'The first day in the garden',
    gist: [
      'The first warm weekend tempts everybody to dig all day. Swap jobs often, change hands, kneel on something soft, and stop while there is garden left to do.',
      'After a winter indoors, a whole Saturday of digging is a lot. Rotate the jobs and leave one undone on purpose.',
    ],
    subject: ['Leave some garden for tomorrow', 'Before you dig all Saturday'],
    hooks: {
      '*': [
        'Sun on the shed door, a clean spade, and a plan that would suit a man with a tractor.',
        'Sixteen bags of compost looked like so little on the {trolley|cart}.',
        'The soil has rested all winter. So have you.',
      ],
      p: "The first warm weekend makes people do a season's digging in a day.",
      a: 'Stop gardening before you are tired.',
      t: 'Digging is lifting and twisting, many times over, after a winter of neither.',
      f: 'Gloves on? Lovely. Set an alarm for the tea break.',
      h: 'The weeds have been training all winter. You have been watching television.',
      i: 'A garden is made in small, happy portions.',
      l: 'Gardens reward those who work in short, pleasant stretches.',
    },
    lines: {
      '*': [
        'First gardening day of the year: change jobs before you are stiff. Dig, prune, sweep, sit. The border will still be there tomorrow.',
        'Rake with the other hand leading for a while. It feels silly and it shares the work.',
        'A garden rule worth borrowing: leave one job undone on purpose. It gives you a reason to stop and a reason to come back.',
        'Open the compost bag where it lies and carry half buckets. Nobody is timing you.',
        'Half fill the barrow and go twice. It is the second half that your back remembers.',
      ],
      h: ['Gardening tip: the deckchair is also a tool. Use it early.'],
    },
    scene: [
      'It is warm, the shed door is open, and the whole garden seems to need doing today.',
      'You only went out to look. Now there is a trench, and it is half past five.',
    ],
    why: [
      [
        'After a quiet winter, hours of digging are a lot to ask of a back, however fit you are.',
        'The spade has waited since autumn, and so have the muscles that go with it.',
      ],
      [
        'Varied work is kinder than long stretches of one job.',
        'Ten minutes of six things tires you less than an hour of one.',
      ],
    ],
    parts: [
      [
        ['Change jobs often', 'Switch tasks before you tire'],
        [
          'A bit of digging, a bit of pruning, a bit of sweeping.',
          'Set the rake out beside the spade so that the switch is easy.',
          'Twenty minutes each. Your back never notices that it was work.',
        ],
        'Tools laid out in a row',
      ],
      [
        ['Swap hands', 'Use the other hand as well'],
        [
          'Rake and sweep with the weaker side leading now and then.',
          'It looks clumsy and halves the work for each shoulder.',
          'Odd at first, and then both shoulders have half as much to do.',
        ],
        'Hands changing over on a rake',
      ],
      [
        ['Kneel on something soft', 'Get down to the ground'],
        [
          'Getting close to the work beats bending over it.',
          'An old cushion in a {bin bag|trash bag} makes a fine kneeler.',
          'Something padded under the knees saves a hundred bows.',
        ],
        'A kneeling pad on wet grass',
      ],
      [
        ['Stop with one thing left', 'Leave something for tomorrow'],
        [
          'You will want to come back to it.',
          "The rose by the gate can be tomorrow's excuse.",
          'The bed will be there, and so should you.',
        ],
        'A mug of tea on a garden step',
      ],
    ],
    turn: ['The garden has all year. So have you.', 'Nothing out there is in a rush but the bindweed.'],
    asks: ['What is the first job in your garden?', 'Weeding or mowing: which do you put off?'],
    ends: {
      p: 'A day at half pace beats a week of being stiff.',
      a: 'Plan the breaks before the digging.',
      t: 'Total load is weight times repetitions. Compost bags count; so do spadefuls.',
      f: 'Show us your first flowers, please.',
      h: 'The weeds have been told that there will be a rematch.',
      i: 'Every garden was made a little at a time.',
      l: 'Take the long view, and the long tea.',
    },
    work: 'The same holds for any job that comes back once a year: stocktaking, festival set-up, the big clear-out. People do it all in a day because it is there. Spread it, and rotate.',
    keep: 'the first warm Saturday',
    send: 'the gardener in your family',
    own: [
      {
        about: 'saturday|urgent|early slots|massage',
        kinds: ['hours', 'service', 'policy'],
        lead: 'Overdone it all the same?',
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
      'Your first physio visit: what will be asked and looked at',
    ],
    cover: 'Inside a first assessment',
    gist: [
      'A first assessment is mostly listening and watching you move. You talk, you move, you decide together what to work on.',
      'Questions, then movement, then a plan with your name on it: a first assessment has an order, and the treatment table comes late in it.',
    ],
    subject: ['What happens in the first assessment', 'The chair comes before the table'],
    hooks: {
      '*': [
        'The most used tool of a first assessment has four legs and a cushion.',
        'Before you have sat down, a good eye has already seen how you took off your coat.',
        'It starts with a conversation, and the conversation has started with how you walked in.',
      ],
      p: 'A good first assessment starts with listening, and the treatment table comes later.',
      a: 'Before any physiotherapist treats, they should listen.',
      t: 'History, movement, strength, plan: the order of a first assessment has a reason.',
      f: 'Nervous about a first appointment? It is mostly a conversation.',
      h: 'Nobody is going to crack anything without asking.',
      i: 'It begins with a question about you and ends with a plan you helped to make.',
      l: 'The first thing a good practitioner offers is time.',
    },
    lines: {
      '*': [
        'The most used tool in a first physio assessment is a chair. First you talk, then you move, and only then is there a plan.',
        'A physio watching you take off your jacket is not being nosy. Everyday movements say a lot about a shoulder.',
        'You may ask at any point of an assessment what a test is for. If the answer is clear, you are in good hands.',
        'Leave a first assessment with three answers: what it may be, what to do at home, and when to look again.',
        'If something hurts only on the stairs, say which stairs. Details like that are gold.',
      ],
      h: ['The plastic spine on the shelf has heard everything and repeated nothing.'],
    },
    scene: [
      'Somebody holds the door, you sit down, and the first question is a simple one: what brings you here?',
      'You expect a couch and get a chair. For a while you only talk, and it is about stairs and sleep.',
    ],
    why: [
      [
        'What you can tell about when it started and what it stops you doing narrows things down a great deal.',
        'Your own account points to where looking makes sense.',
      ],
      ['Movement then shows what words cannot.', 'A reach, a squat, a turn of the head fill in the rest.'],
    ],
    parts: [
      [
        'You talk',
        [
          'Your story in your own words, and what you would like to get back to.',
          'No Latin needed. "It catches when I reach for the belt" is first-rate.',
        ],
        'An empty chair opposite another',
      ],
      [
        'You move',
        [
          'Bending, reaching, walking: whatever the story points to.',
          'Both sides get compared, since the good one is your own normal.',
        ],
        'Someone walking along a corridor',
      ],
      [
        'You plan it together',
        [
          'What to do at home, how often, and when to look at it again.',
          'A plan that ignores your working hours is not finished yet.',
        ],
        'A sheet being filled in by hand',
      ],
    ],
    turn: [
      'You should leave knowing what to do next and why.',
      'On the way out you ought to be able to explain it to somebody.',
    ],
    asks: [
      'What would you like to ask before a first appointment?',
      'What put you at ease on a first visit?',
    ],
    ends: {
      p: 'Bring your questions. They belong in it.',
      a: 'If nobody asked about your goals, the assessment is not finished.',
      t: 'Subjective history first, objective tests second: the tests only make sense in the light of the story.',
      f: 'And yes, you may ask anything.',
      h: 'The skeleton in the corner is the only one who never bends the knees.',
      i: 'Being heard is a good place to start.',
      l: 'Unhurried attention: nothing replaces it.',
    },
    work: 'Anyone who advises others for a living will know the temptation to answer early. The better the questions at the start, the shorter the rest.',
    keep: 'the day before a first visit',
    send: 'someone who keeps putting off that appointment',
    own: [
      {
        about: 'first (?:visit|assessment|appointment)',
        kinds: ['process'],
        lead: 'With us it looks like this.',
      },
      { about: 'first (?:visit|assessment|appointment)', kinds: ['price'], lead: 'What does it cost?' },
      {
        about: 'chartered|registered|HCPC|qualified',
        kinds: ['people', 'proof'],
        lead: 'And who will you meet?',
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
    format: 'story',
    again: 12,
    emoji: '☕',
    tags: ['Habits', 'HomeExercises', 'SmallSteps'],
    title: 'How to remember your exercises: the kettle habit',
    cover: 'The kettle habit',
    gist: [
      'Exercises get forgotten when they need a time of their own. Tie them to something that happens anyway, such as boiling the kettle, and they look after themselves.',
      'A sheet in a drawer is a good intention. The same sheet taped above the kettle becomes a habit in a few weeks.',
    ],
    subject: ['Put the kettle on', 'The exercise sheet in the drawer'],
    hooks: {
      '*': [
        'Under the {takeaway|takeout} menus in a kitchen drawer lies a plan for a stronger back.',
        'A kettle takes about three minutes. What do you do with yours?',
      ],
      p: 'Most exercise sheets do not fail. They end up in a drawer.',
      a: 'An exercise without a place in your day will not happen.',
      t: 'Habits form faster when they are attached to a cue that already exists.',
      f: 'Put the kettle on. You have just found time for your exercises.',
      h: 'Good intentions keep for years if you store them with the spare batteries.',
      i: 'Big changes are often as long as a kettle takes to boil.',
      l: 'A ritual asks for no willpower. Only for a cup.',
    },
    lines: {
      '*': [
        'The kettle takes a few minutes. So do most exercise sheets. Introduce them to each other.',
        'Do not look for time for your exercises. Look for something you do every day and do them next to it.',
        'Move the exercise sheet from the drawer to the wall above the kettle. Same sheet, different odds.',
        '"Later" is not a place. "While the tea brews" is.',
      ],
      h: [
        'Science has yet to find an exercise sheet that was not in the drawer with the {takeaway|takeout} menus.',
      ],
    },
    scene: [
      'Picture a sheet of exercises. It is well drawn, sensible, and at the bottom of a kitchen drawer.',
      'Imagine a Monday: a new sheet, sharp pencil drawings, every box ticked. And then imagine the Thursday.',
    ],
    why: [
      [
        'A new habit needs a reminder, and a thing you do anyway is a reminder that never runs out of battery.',
        'Something that happens each morning regardless can carry a second thing along with it.',
      ],
      [
        'Willpower is a poor alarm clock; a boiling pot is a good one.',
        'Nobody forgets tea, so whatever hangs on tea is not forgotten either.',
      ],
    ],
    parts: [
      [
        'The sheet goes into a drawer',
        [
          'On Monday everything on the new sheet gets done. By Thursday it is under the menus.',
          'The first days go well. Then somebody tidies the worktop, and the sheet is out of sight.',
        ],
        'A kitchen drawer closing on a sheet of paper',
      ],
      [
        'Nobody was lazy',
        [
          'The exercises simply had no spot of their own in the day.',
          'All of it was meant for later, and later was full.',
        ],
        'A clock, a coat, a door',
      ],
      [
        'The sheet moves to the kettle',
        [
          'Then somebody tapes the paper to the wall. Water on, exercises, tea.',
          'Two strips of tape put the paper at eye level, beside the switch.',
        ],
        'The sheet taped up above a kettle',
      ],
      [
        'It becomes part of the tea',
        [
          'After a few weeks it feels odd to stand there and not do them.',
          'One morning the water boils and the heels go up before anyone has thought about it.',
        ],
        'Someone moving while the kettle steams',
      ],
    ],
    turn: [
      'The sheet stayed the same; it only moved a few steps across the kitchen.',
      'Three metres and some tape made the difference.',
    ],
    asks: ['What is your kettle?', 'Where does your exercise sheet live?'],
    ends: {
      p: 'Choose your cue before you choose your exercise.',
      a: 'Fix the place first. The time follows.',
      t: 'Cue, routine, reward: here the reward happens to be tea.',
      f: 'What could yours be? The kettle, the news, the dog?',
      h: 'Espresso machines work, too, but you will have to be quick.',
      i: 'You are closer to a habit than you think.',
      l: 'Let the day carry it.',
    },
    work: 'Safety checks, hand-overs, time sheets: they fail for the same reason. A task without a fixed spot is a task for later. Tie it to something that happens anyway.',
    keep: 'the next time you get a sheet of exercises',
    send: 'someone with a sheet in a drawer',
    own: [
      {
        about: 'sheet|one page|exercise plan|\\bprogram',
        kinds: ['service', 'story', 'process'],
        lead: 'What do you take home from us?',
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
    cover: 'Your first day, without nerves',
    gist: [
      'Come a quarter of an hour early, tell somebody it is your first time, learn three machines or poses, and leave before you are tired.',
      'Everybody in the room had a first day with the wrong shoes. A short visit, one question and an early exit are a good plan.',
    ],
    subject: ['Your first day, without nerves', 'Everyone had the wrong shoes once'],
    hooks: {
      '*': [
        'You have walked past the door three times, each time with a good reason.',
        'Somewhere in that room is the person who once sat on the leg machine the wrong way round. It is half of them.',
        'Everyone in that room had a first day. Most of them remember it well.',
      ],
      p: 'A first visit goes well when it is short and has a plan.',
      a: 'Tell them it is your first time. Say it at the door.',
      t: 'Novices gain from very little: a few movements, light loads, two visits a week.',
      f: 'Nervous about the first time? So was everyone you see in there.',
      h: 'No one is looking at you. They are looking at themselves; that is what the mirrors are for.',
      i: 'The hardest metre is the one through the door.',
      l: 'Arrive early, begin lightly, leave content.',
    },
    lines: {
      '*': [
        'First time at a gym or class? Say so at the door. It gets you help, a spare mat and usually a smile.',
        'Plan a first visit of half an hour and three exercises. Leaving while you still like it brings you back.',
        'A quiet hour makes a first visit easier. Ask when the room is emptiest; there is nearly always an answer.',
        'Stand in the second row of your first class. You can see the teacher, and somebody to copy in front of you.',
        'Go at an odd hour the first time. Half past two is a quiet, friendly time.',
      ],
      h: ['Every gym has a machine nobody understands. Walk past it with confidence, like everybody else.'],
    },
    scene: [
      'New shoes, a water bottle with the label still on it, and a corridor with six doors.',
      'The music is loud, everyone seems to know where to go, and you are holding a key on a rubber band.',
    ],
    why: [
      [
        'Most of the unease is about not knowing the customs: where to put the bag, whom to ask, what to wipe.',
        'What makes newcomers nervous is seldom the exercise. It is the changing room and the unwritten rules.',
      ],
      [
        'Beginners improve with little, so nothing is gained by doing everything on the first day.',
        'For a body that is new to it, a small dose does most of the good.',
      ],
    ],
    parts: [
      [
        ['Come early and look round', 'Arrive with time to spare'],
        [
          'Lockers, water, toilets: five minutes and the place is no longer strange.',
          'An empty room explains itself better than a full one.',
          'Look at the room before you have to be in it.',
        ],
        'A locker opened with a key',
      ],
      [
        ['Say at the desk that you are new', 'Say that you have never been before'],
        [
          'Staff and teachers like to know, because then they can look after you.',
          'One sentence buys you an hour of goodwill.',
          'Then somebody shows you the door to the lockers, and much else.',
        ],
        'Two people talking at a reception desk',
      ],
      [
        ['Learn three things', 'Three exercises are enough'],
        [
          'One for legs, one for pushing, one for pulling, or three poses in a class.',
          'The rest of the room can wait until next week.',
          'Come back for the fourth. It will wait.',
        ],
        'A hand adjusting a seat',
      ],
      [
        ['Wipe, put back, nod', 'Leave it as you found it'],
        [
          'Those are the manners of almost every training room in the world.',
          'Whoever leaves a place as they found it belongs there at once.',
          'A towel, a wipe, the weight back on its rack.',
        ],
        'A cloth wiping a bench',
      ],
      [
        ['Go home early', 'Finish early'],
        [
          'Stop at the point where you could do a little more.',
          'A visit that ends well is the best reason for the next.',
          'You should be looking forward to it and not recovering from it.',
        ],
        'A bag shouldered at a door',
      ],
    ],
    turn: [
      'By the third visit somebody will ask you where the lockers are.',
      'Twice more, and you will be the one who knows.',
    ],
    asks: ['What was your first time like?', 'What would you tell somebody at the door?'],
    ends: {
      p: 'Book the second visit before you leave the first.',
      a: 'Short, light, and again on Thursday.',
      t: 'Frequency first, volume second, weight last.',
      f: 'And if you wave at a newcomer next month, we are even.',
      h: 'No one is looking. The mirrors are for themselves.',
      i: 'You were brave enough to read this far, so the door is no problem.',
      l: 'A quiet beginning has its own charm.',
    },
    work: 'New colleagues have the same first day: six doors and a key on a band. Show them where the cups are before you show them the strategy.',
    keep: 'the evening before your first visit',
    send: 'somebody who keeps meaning to',
    own: [
      {
        about: 'trial|taster|first (?:class|session|visit|week)|beginner|induction|introduc',
        kinds: ['offer', 'event', 'service', 'process', 'price'],
        lead: 'For a first time there is something to hold on to.',
      },
      {
        about: 'small (?:group|class)|no more than|at most|per class',
        kinds: ['service', 'number', 'product', 'process'],
        lead: 'And you will not get lost in the crowd.',
      },
    ],
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
    cover: 'What the words mean',
    gist: [
      'Set, repetition, load, range, isometric: what people who work with bodies mean by the words they use most, put in plain English.',
      'Half of any exercise sheet is vocabulary. Five words, explained with stairs, shopping bags and a sleeping toddler.',
    ],
    subject: ['Reps, sets and other words', 'Exercise words in plain English'],
    hooks: {
      '*': [
        'Three sets of ten, full range, controlled tempo. And now in English, please.',
        'You have been nodding at the word isometric for a month.',
        'It sounds like science and mostly means: up, down and pause.',
      ],
      p: 'Understanding the words on an exercise sheet makes it likelier that the sheet gets used.',
      a: 'If a word on your sheet is unclear, ask. Until then, five of them.',
      t: 'Load, range, set, tempo, isometric: short definitions, without the Latin.',
      f: 'Ever looked at a sheet and wondered what "slow eccentric" was supposed to be? Right.',
      h: '"Load" has nothing to do with laundry, although laundry is one.',
      i: 'When you know the words, you can steer your own progress.',
      l: 'A short vocabulary for looking after oneself.',
    },
    lines: {
      '*': [
        'Repetition: doing it once.\nSet: a group of those.\nLoad: whatever your body has to carry or resist.\nRange: how far the joint goes.',
        '"Isometric" means the muscle works and nothing moves. Pushing against a wall is one. So is holding a sleeping toddler.',
        '"Eccentric" is the lowering half of a movement: going down the stairs, putting the bag down slowly. It is the half that makes you sore.',
        '"Full range" means as far as the joint goes comfortably today. It is your range, and it need not look like the drawing.',
        '"To failure" means until one more would not go. For the first months you never need to.',
      ],
      h: ['A set of ten is called that because nobody would agree to a set of "until it gets unpleasant".'],
    },
    scene: [
      'The exercise sheet is on the fridge. Half of it makes sense.',
      'Somebody calls across the room: last set, slow on the way down! You do something, and hope it was that.',
    ],
    why: [
      [
        'Professional words are handy between professionals and a nuisance everywhere else.',
        'Short terms save time for those who know them, and cost it for everybody else.',
      ],
      [
        'Once you know a few of them, you can ask sharper questions.',
        'A shared word makes it easier to say what felt like too much.',
      ],
    ],
    parts: [
      [
        'Repetition and set',
        [
          'One go is the first, a group of goes with a rest after it is the second.',
          'Up and down from the chair once, then ten times, then a pause.',
          'A rep is one time. A set is how many of them you do before you rest.',
        ],
        'Fingers counting',
      ],
      [
        'Load',
        [
          'Anything your body has to carry or resist, from a dumbbell to a flight of stairs.',
          'It includes your own weight, which is already plenty for most of us.',
          'What you lift, push or carry, and that can be yourself.',
        ],
        'Shopping bags carried upstairs',
      ],
      [
        'Range of movement',
        [
          'How far a joint goes, with help or without.',
          "Reach for the top shelf: that is your shoulder's, in daily use.",
          'As far as a joint moves, bent and straight.',
        ],
        'An arm raised slowly',
      ],
      [
        'Isometric',
        [
          'The muscle works, the joint stays still.',
          'A plank, a wall sit, a heavy tray held level.',
          'You hold it still, and it burns anyway.',
        ],
        'Hands pressing against a wall',
      ],
      [
        'Tempo',
        [
          'How slowly you go, often given as a count for each half.',
          'Three down, one up: the same weight, and much more work.',
          'How quickly up and how slowly down.',
        ],
        'A weight lowered slowly',
      ],
    ],
    turn: [
      'If another word puzzles you, ask on the spot. A good explanation is part of the job.',
      'No one expects you to know it. Ask, and keep the pencil ready.',
    ],
    asks: ['Which word have you never looked up?', 'Which word should we explain next?'],
    ends: {
      p: 'Clear words make for better questions.',
      a: 'Ask until it is clear.',
      t: 'Definitions shortened for everyday use; the textbook versions are longer and no more helpful.',
      f: 'Write the ones you like on the fridge.',
      h: 'Some uncles are eccentric too, though not on the way down.',
      i: 'Knowing the language is the first step in running the show.',
      l: 'Few words, well understood.',
    },
    work: 'Every profession loses people at its own vocabulary. Explaining a word before it is needed costs a minute and saves an appointment.',
    keep: 'the fridge door, next to your exercises',
    send: 'someone with a sheet of exercises on the fridge',
    own: [
      {
        about: 'sheet|one page|video|explain',
        kinds: ['service', 'story', 'process'],
        lead: 'Plain words are how it should be.',
      },
    ],
    pic: { ask: 'An exercise sheet held to a fridge by a magnet', alt: 'An exercise sheet on a fridge door' },
    claims: [
      ['Definitions in common use; eccentric work is associated with soreness', 'exercise science textbook'],
    ],
  },
];
