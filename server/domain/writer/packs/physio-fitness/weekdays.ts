// Around the week: sleep, shoes, screens, families, excuses.
import type { Idea } from '../../library/idea.ts';
import { CLINIC, MASSAGE, MAT } from './kinds.ts';

export const WEEKDAYS: readonly Idea[] = [
  {
    id: 'five-minute-warm-up',
    format: 'howto',
    again: 8,
    emoji: '🔥',
    tags: ['WarmUp', 'TrainingTips', 'Mobility'],
    title: ['How to warm up in five minutes', 'A short warm-up that is enough for most training'],
    cover: 'Do it small, then do it big',
    gist: [
      'A good warm-up is the exercise itself in a small version: slow, light, with half the range, then a little more. Five minutes will do.',
      'Begin with walking pace, go on with the movements to come, and let each round grow. No need for star jumps.',
    ],
    subject: ['Do it small, then do it big', 'Five minutes are enough'],
    hooks: {
      '*': [
        'The first minutes feel rusty to everyone, champions included.',
        'Watch a dog get up: front legs long, back legs long, then off.',
        'No body likes to be surprised, not even a trained one.',
      ],
      p: 'Warming up takes five minutes and follows a simple rule.',
      a: 'Rehearse the movement before you load it.',
      t: 'Raised muscle temperature speeds contraction and makes tissue more pliable; specific movements prepare the nerves.',
      f: 'Straight from the car to the mat? Give us five minutes first.',
      h: 'Windmilling the arms twice while talking does not count, however widely it is practised.',
      i: 'A good beginning carries the rest of the hour.',
      l: 'Warmth first, then breadth, then effort.',
    },
    lines: {
      '*': [
        'Warm up with the exercise itself: the first round small and slow, the second bigger, the third nearly in earnest.',
        'Five minutes of brisk walking to the gym are the first half of the warm-up. The tram is not.',
        'Cold morning, stiff joints? Double the warm-up and halve the plan. It evens out by the second week.',
        'You are warm when you want to take off a layer. That is a better sign than any clock.',
        'Cold mornings deserve twice the warm-up and half the ambition.',
      ],
      h: ['Putting on a hooded top with dignity is the warm-up of champions.'],
    },
    scene: [
      'Twelve people are chatting, two are swinging a leg, and one is already lying there as if it were over.',
      'You come in late from the cold, throw your coat on a hook and step straight into the middle of it.',
    ],
    why: [
      [
        'Muscles work better when they are warm, and joints glide more easily after a few rounds.',
        'What is stiff at first becomes supple through movement, within minutes.',
      ],
      [
        'Going through the pattern slowly tells body and head what is coming.',
        'Nerves like a dress rehearsal, above all before anything with weight or speed.',
      ],
    ],
    parts: [
      [
        ['Get the blood moving', 'Two minutes to get warm'],
        [
          'Two minutes of walking, cycling or marching on the spot.',
          'Until the breath is a little quicker and the hands are warm.',
          'Anything that moves the legs. You should want to take off a layer.',
        ],
        'Feet marching on the spot',
      ],
      [
        ['Move each joint once', 'Once through every joint'],
        [
          'Ankles, hips, shoulders, in the range that feels easy today.',
          'No pulling, no bouncing; only going round the house and switching on the lights.',
          'Circles and swings, easy, with nothing forced.',
        ],
        'Arms circling slowly',
      ],
      [
        ['Do the exercise in miniature', 'The real movement, only smaller'],
        [
          'Half a squat, a slow jog, an empty bar.',
          'Whatever comes later in earnest gets a rehearsal without costume.',
          'Half the depth and no weight. Your body then knows what is coming.',
        ],
        'A half squat without weight',
      ],
      [
        ['Let it grow', 'Then a bit more each round'],
        [
          'A little deeper, quicker or heavier each round, three rounds in all.',
          'By the third you will know what is possible today.',
          'Three rounds from easy to nearly serious.',
        ],
        'A deeper squat with a light weight',
      ],
    ],
    turn: [
      'Then begin. You will notice where it was missing before.',
      'On good days it takes three minutes, on Mondays six.',
    ],
    asks: ['What is your first move when you get going?', 'Who skips it, hand up?'],
    ends: {
      p: 'It also tells you how the day is, before the weights do.',
      a: 'Small, bigger, real.',
      t: 'General, then specific, then progressive.',
      f: 'Try it before the next session, and before the garden.',
      h: 'Putting on a sock while standing counts as the advanced version.',
      i: 'Begin gently, and the rest comes along.',
      l: 'Like an orchestra tuning.',
    },
    work: 'A hard meeting goes better with a warm-up, too: an easy item, one that everybody has a view on, and then the one it is about.',
    keep: 'your next session',
    send: 'the friend who always comes late from the cold',
    own: [
      {
        about: '\\bclass|small group',
        kinds: ['event', 'product'],
        lead: 'It is nicer in company.',
      },
    ],
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
      'After an accident, or when arms turn numb or weak, or the head aches badly: show the neck to a doctor.',
    ],
    title: ['Phone and neck: what really helps', 'Text neck: small changes for a phone and a neck'],
    cover: 'Bring it up to your nose',
    gist: [
      'Your neck copes with looking down. Hours without a break are what it minds. Bring the phone up, prop your elbows, and look out of the window now and then.',
      'No need to sit like a statue: raise the screen, rest the arms, change sides, and end each video with a look round.',
    ],
    subject: ['Bring it up to your nose', 'Your neck minds hours, not angles'],
    hooks: {
      '*': [
        'Look round on a train: forty people are admiring their own knees.',
        'The head weighs about as much as a bowling ball, and you are dangling it over a small screen.',
        'A neck can do a great deal, but it would like to do different things.',
      ],
      p: 'Looking at a phone is not dangerous. Doing so for three hours without moving is unpleasant.',
      a: 'Raise the phone. Rest the elbows.',
      t: 'A head weighs four to five kilograms; bent forward, the muscles at the back hold it on a longer lever.',
      f: 'Where is your chin at this moment? Come up for a second.',
      h: 'Evolution needed millions of years to get us upright, and then came videos of kittens.',
      i: 'Look up. There is rather a lot up there.',
      l: 'A raised glance changes the bearing of the whole person.',
    },
    lines: {
      '*': [
        'Prop your elbow on a bag, the table or your other arm and hold the phone at nose height. Your neck gets a rest and you go on reading.',
        'After each video look once over both shoulders, as if you were parking. It is the shortest neck exercise anyone will keep up.',
        'Long message to write? Dictate it, walking. Your neck and the other end will both be glad.',
        'Necks cope with looking down; people have read and knitted for centuries. What they miss is a change.',
        'Read long things on a big screen. Your thumb and your neck are agreed on it.',
      ],
      h: ['If you bump into a lamp post, apologise to it and put the phone away. In that order, it seems.'],
    },
    scene: [
      'You only wanted to look up the time. Now you know a good deal about otters, and your neck is stiff.',
      'At the bus stop seven heads are bowed, like a small congregation without a service.',
    ],
    why: [
      [
        'Holding any position for long makes muscles complain, and this one is held for hours without anybody noticing.',
        'It is the duration that tires them, as it would with an arm held out.',
      ],
      [
        'Bringing the screen up shortens the lever and costs nothing.',
        "A hand's width higher, and the load at the back is noticeably less.",
      ],
    ],
    parts: [
      [
        ['Lift the screen', 'Raise your hand and not your chin'],
        [
          'Towards the nose, with the elbow propped on something.',
          'A bag on your lap is a good table; so is your other arm.',
          'Rest the elbow on your other arm or on a cushion.',
        ],
        'An elbow propped on a bag',
      ],
      [
        ['Change hands and sides', 'Use the other side for a while'],
        [
          'Thumb, shoulder and neck on the other side would like a turn.',
          'Lying on the sofa as well: swap ends after a chapter.',
          'Whatever you always do to the left, do to the right.',
        ],
        'A phone changing hands',
      ],
      [
        ['Look up after each thing', 'Look into the distance afterwards'],
        [
          'One video, one glance over each shoulder, one look out of the window.',
          'Link it to the end of something, otherwise it never happens.',
          'A glance over both shoulders after every message you send.',
        ],
        'Someone looking out of a train window',
      ],
    ],
    turn: ['The next video will wait.', 'And if it stays stiff for weeks, have it looked at.'],
    asks: ['Where is your chin right now?', 'How long was your longest scroll?'],
    ends: {
      p: 'A change every few minutes is enough.',
      a: 'Up, prop, swap.',
      t: 'Torque falls with every degree you come upright.',
      f: 'Eyes up, there is a cloud going by.',
      h: 'The kittens can be watched standing up.',
      i: 'The horizon is still there.',
      l: 'Chin level, eyes on the distance.',
    },
    work: 'If you run a team that lives in messages, make one call a day a walking one. Necks turn, and so do thoughts.',
    keep: 'your next train ride',
    send: 'somebody who only looks down',
    own: [
      {
        about: 'neck|shoulder|desk|headache',
        kinds: ['service', 'product', 'price', 'event'],
        lead: 'Necks are a familiar subject here.',
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
    cover: 'What the teacher means',
    gist: [
      'Asana, flow, neutral spine, engage the core, prop: five words from the mat, so that you need not look at your neighbour.',
      'Half of the words are Sanskrit and the other half are anatomy. What they mean, in the order in which you will hear them.',
    ],
    subject: ['Words from the mat', 'Downward what?'],
    hooks: {
      '*': [
        '"Find your neutral spine." You look to the left. The person on the left is looking at you.',
        'Everyone turns over, you are still on your back, and the word was Sanskrit.',
        "Half of a first class is looking at other people's feet.",
      ],
      p: 'A class is easier to follow when a few words are familiar.',
      a: 'Five words, and you can stop copying your neighbour.',
      t: 'Asana is Sanskrit for seat. Neutral spine is anatomy for the curves you have at rest.',
      f: 'New on the mat and lost by the second sentence? Take these along.',
      h: '"Soften the face" is said at the moment when nobody can.',
      i: 'The words come by themselves, with the breath and the weeks.',
      l: 'Old words, spoken softly, in a warm room.',
    },
    lines: {
      '*': [
        'Asana: a pose.\nFlow: poses strung together with the breath.\nProp: whatever helps, from a block to a cushion.\nNone of it is a test.',
        '"Neutral spine" means keeping the natural curve in your lower back, neither flattened nor arched.',
        '"Engage your core" feels like this: you are about to be tickled, and you carry on breathing.',
        'Using a block in class is not cheating. It brings the floor up to where your arms end.',
        '"Listen to your body" means: if it says no, do less. There is no mark for it.',
      ],
      h: ["Child's pose is named after children, who have never been known to stay in it."],
    },
    scene: [
      'Dim light, twelve mats, a calm voice saying something with many vowels. Eleven people move.',
      'You have just got into one thing, and it is already the transition to another.',
    ],
    why: [
      [
        'Words from another language or from anatomy save the teacher sentences and cost you the thread.',
        'In a moving class nobody has time to translate, so it helps to bring a few along.',
      ],
      [
        'If you know what is meant, you can keep your eyes closed and your neck in peace.',
        'Turning the head to look, halfway through a pose, does no neck any good.',
      ],
    ],
    parts: [
      [
        'Asana',
        [
          'A posture. The word means seat, and for a long time it was only that.',
          'Whatever ends in it is a shape you can take up.',
          'A shape you hold, sitting, standing or upside down.',
        ],
        'A person sitting cross-legged',
      ],
      [
        'Flow',
        [
          'One shape leads to the next on an in breath or an out breath.',
          'If you lose it, stand still for a moment and join in with the next round.',
          'Moving from one to the next as you breathe, like a slow dance.',
        ],
        'A slow transition between poses',
      ],
      [
        'Neutral spine',
        [
          'Your own curves, as they are when nobody is correcting you.',
          'On your back there is room under the waist for a flat hand.',
          'The curve that your spine has when you leave it alone.',
        ],
        'A hand under a lower back',
      ],
      [
        'Core',
        [
          'All that goes round your middle like a belt, front, side and back.',
          'It should work like a dimmer and not like a switch.',
          'The muscles round your waist, all of them, turned on gently.',
        ],
        'Hands around a waist',
      ],
      [
        'Props',
        [
          'Blocks, belts, blankets. They fit the pose to you and not you to the pose.',
          'Experienced people take more of them, not fewer.',
          'Things that bring the floor nearer.',
        ],
        'Blocks and a folded blanket',
      ],
    ],
    turn: [
      'Nobody minds if you look up. Everyone did.',
      'Ask afterwards for the one you missed. Teachers like that.',
    ],
    asks: ['Which word sent you looking at your neighbour?', 'Which pose has an absurd name, in your view?'],
    ends: {
      p: 'With five words you can follow most first classes.',
      a: 'Breathe. The rest is vocabulary.',
      t: 'Names differ between schools; the anatomy does not.',
      f: 'See you on the mat, eyes closed.',
      h: 'Your neighbour is copying you, too.',
      i: 'You belong there from the first breath on.',
      l: 'Silence, and then the word for rest.',
    },
    work: 'In meetings, too, somebody is looking at their neighbour to see what was meant. Put the plain word beside the term, once, and everyone can shut their eyes.',
    keep: 'your bag, before the first class',
    send: 'someone who is new on the mat',
    own: [
      {
        about:
          'yoga|pilates|beginner|class(?:es)? (?:of|for|have|on|every|cost|take)|(?:teach|online|evening|candlelit) class',
        kinds: ['event', 'service', 'product', 'price', 'offer'],
        lead: 'Words are learnt soonest on a mat.',
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
    cover: 'Before you lie down',
    gist: [
      'Fresh cover, warm hands, a cushion for the knees and the notes from last time: a good deal happens before you lie down.',
      'The room looks as if it had always been like that. It has been remade since the last person, down to the smell.',
    ],
    subject: ['Before you lie down', 'The cushion under the knees'],
    hooks: {
      '*': [
        'Somebody has just opened the window, closed it again and breathed on their hands.',
        'There is a hole in the table, and around it a fresh piece of paper. Every time.',
        'The treatment starts before you are in the room.',
      ],
      p: 'A calm room is made anew before each person.',
      a: 'Clean cover, warm hands, read notes. Then the door opens.',
      t: 'Positioning takes load off before any hand does: a roll under the knees lets the lower back settle.',
      f: 'Ever wondered what goes on in there while you take off your shoes?',
      h: 'Nobody has ever come back for the cold hands.',
      i: 'Being expected can be felt, even before anyone says hello.',
      l: 'Linen, warmth, a lowered light: someone has thought of you.',
    },
    lines: {
      '*': [
        'The cushion under your knees is there for your back: with bent legs it can let go.',
        'Too cold, too bright, too loud? Say so before you lie down. All three can be changed in a minute.',
        'Eat lightly and come ten minutes early. Whoever runs in lies there for the first half and is still running.',
        'Where your clothes go and what stays on is up to you, and a good therapist says so before you wonder.',
        'Say if the headrest pinches or your feet are cold. It takes a second to change and spoils an hour if not.',
      ],
      h: ['Warm hands are a qualification that no certificate mentions.'],
    },
    scene: [
      'Paper tears, a cloth goes over the table, somebody rubs their hands as if in front of a fire. In the corridor you untie your shoes.',
      'The sheet is smooth, the light comes from the side, and the hole in the table looks at the floor.',
    ],
    why: [
      [
        'A body that is cold or lies awkwardly holds on, whatever the hands are doing.',
        'Before anything can loosen, it has to lie well.',
      ],
      [
        'What the last person brought in should not be there any more: neither crumbs nor scent nor mood.',
        'Each person gets the room as though it were the first of the day.',
      ],
    ],
    parts: [
      [
        ['The cover is changed', 'Fresh linen and a wiped table'],
        [
          'Whatever touches skin is fresh, and the surface beneath is wiped.',
          'Paper or cotton, it lands in the {bin|trash} or the basket after you.',
          'It is done between every two people, even when it is late.',
        ],
        'A fresh sheet laid over a table',
      ],
      [
        ['The notes are read', 'A look at your notes'],
        [
          'Which side, which sleep, which operation: nobody should have to tell it twice.',
          'Two minutes with the file, and the first question can be a good one.',
          'So that you need not begin at the beginning.',
        ],
        'A hand turning a page',
      ],
      [
        ['The hands are warmed', 'Warm hands'],
        [
          'Under water, on a cup, or by rubbing.',
          'Cold fingers make a back draw up its shoulders, and then it starts from behind.',
          'Cold ones tell muscles to hide.',
        ],
        'Hands around a warm cup',
      ],
      [
        ['Cushions are put in place', 'Supports where you need them'],
        [
          'Under knees or ankles, depending on which way up you lie.',
          'A small roll, and the lower back no longer has anything to hold.',
          'Something below the knees takes the strain from your back.',
        ],
        'A roll placed at the end of a table',
      ],
    ],
    turn: [
      'Then a knock, and: are you comfortable?',
      'All you have to bring is yourself, in socks without holes or with.',
    ],
    asks: ['What should be ready before you lie down?', 'Music or silence?'],
    ends: {
      p: 'If anything is missing for your comfort, ask for it.',
      a: 'Lie well first.',
      t: 'Support, temperature, light: then touch.',
      f: 'And take your time with the shoes afterwards, too.',
      h: 'Nobody writes down the state of your socks.',
      i: 'Care begins before the first touch.',
      l: 'A door closes softly, and the day stays outside.',
    },
    work: 'What does your room look like in the minute before somebody comes in? Read their last message in that minute, and the talk starts further on.',
    keep: 'your next appointment',
    send: 'somebody who always runs in',
    own: [
      {
        about: '\\brooms?\\b|quiet|minutes|\\blate\\b',
        kinds: ['place', 'policy', 'process', 'service'],
        lead: 'Good to know before you come.',
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
      'Fresh and swollen: cold, briefly. Old, tight and achy: usually warmth. Comfort decides.',
      'Cold for what has just happened and is swollen, warmth for what is tight. And go by what feels right.',
    ],
    caution: [
      'Never put ice or very hot things directly on skin, nor on numb areas or where circulation is poor. A suspected fracture or a joint that cannot bear weight needs medical help.',
      'Keep ice and heat off bare skin, off numb skin and off places with poor circulation. If it may be broken or cannot take your weight, see a doctor.',
    ],
    title: [
      'Heat or ice: what to use on a sore muscle or sprain',
      'Ice pack or hot water bottle? When to use which',
    ],
    cover: 'Peas or hot water bottle?',
    gist: [
      'On a fresh bump or twist, cold for up to a quarter of an hour, wrapped in a cloth. On tight, achy muscles most people prefer warmth. Neither works wonders.',
      'Frozen peas for what has just happened and is puffing up. A hot water bottle for what has been grumbling for days.',
    ],
    subject: ['Frozen peas or something warm?', 'New and hot, old and tight'],
    hooks: {
      '*': [
        'Frozen peas in one hand, warm wheat bag in the other, and a throbbing ankle in between.',
        'Grandmother swore by warmth, the coach swore by ice. They would have agreed on when.',
        'Peas or wheat: it depends on how old the trouble is.',
      ],
      p: 'Whether to warm or to cool depends mostly on how fresh it is.',
      a: 'Fresh and swollen: cold. Old and tight: warm.',
      t: 'Cold numbs and narrows vessels for a while; warmth relaxes and widens them. Effects are short and mostly on comfort.',
      f: 'Twisted it or slept on it? That decides what you fetch.',
      h: 'The peas have been in and out of the freezer since Easter. Nobody should eat them.',
      i: 'A little relief is worth having while time does its work.',
      l: 'Warmth, wrapped in linen, and an armchair.',
    },
    lines: {
      '*': [
        'Fresh twist or bump with swelling: cold, wrapped in a cloth, for up to fifteen or twenty minutes. Never straight on the skin.',
        'Tight neck after a long drive? Most people find warmth nicer than ice there. Comfort is a fair guide.',
        'Label the peas. "First aid, do not eat" has saved at least one risotto.',
        'Neither ice nor heat mends anything. They make the waiting easier, and that is worth something.',
        'A tea towel between ice and skin, always. Frost burns as well.',
      ],
      h: ['Frozen peas fit round an ankle. Frozen pizza has been tried.'],
    },
    scene: [
      'A kerb, a crack that was only the twig, and a shoe that is getting tighter. In the freezer there are peas, spinach and fish.',
      'You wake up with your head to the left, and it would like to stay there.',
    ],
    why: [
      [
        'Just after an injury cold dulls the pain and may keep swelling down a bit.',
        'In the first hours the area is hot by itself; nobody needs to add to that.',
      ],
      [
        'Tightness and old aches like warmth, because it lets muscles ease off.',
        'A warm bath does for shoulders what a chat does for a mood.',
      ],
    ],
    parts: [
      [
        ['Fresh and swollen: cool it', 'Just happened, and swelling: cold'],
        [
          'In a damp cloth, up to twenty minutes, then a break of a couple of hours.',
          'Foot up, shoe off, peas on, and a film that is not too long.',
          'Wrapped, for a quarter of an hour or a little longer, then a long break.',
        ],
        'Frozen peas wrapped in a cloth',
      ],
      [
        ['Tight and achy: warm it', 'Stiff and old: warm'],
        [
          'Hot water bottle with a cover, a shower, a wheat bag. Pleasant, not scalding.',
          'If you have to pull away it is too hot, however brave you are.',
          'As warm as a bath. Nothing should sting.',
        ],
        'A hot water bottle in a knitted cover',
      ],
      [
        ['Not sure: try both', 'In doubt: whichever feels good'],
        [
          'A few minutes of each, and keep what feels better.',
          'Your skin votes, and there is no wrong answer as long as nothing hurts.',
          'Five minutes will show you. Comfort is a good guide here.',
        ],
        'Peas and a hot water bottle side by side',
      ],
    ],
    turn: [
      'After a day or two, gentle movement does more than either.',
      'If it is getting worse instead of better, show it to somebody.',
    ],
    asks: ['Frozen peas or something warm?', 'What has your freezer been used for?'],
    ends: {
      p: 'Cloth in between, time limited, and a break.',
      a: 'Cool the new. Warm the old.',
      t: 'Twenty minutes on, two hours off, barrier between.',
      f: 'Put your foot up and let somebody else cook.',
      h: 'And label the peas.',
      i: 'It takes time, and you may be comfortable meanwhile.',
      l: 'A quiet hour, one way or the other.',
    },
    work: 'First-aid boxes rarely hold a cold pack that works. Check it on a quiet day: press once, and if it stays warm, buy a new one.',
    keep: 'the freezer door',
    send: 'whoever last had the peas',
    own: [
      {
        about: 'sprain|sports? injur|urgent|same.day',
        kinds: ['service', 'process', 'price', 'offer'],
        lead: 'If it wants looking at.',
      },
    ],
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
    cover: 'Buy shoes in the afternoon',
    gist: [
      "Feet swell during the day. Try shoes on in the afternoon, in your own socks, with a thumb's width at the front, and go by comfort rather than by technology.",
      'The right pair is the one you forget within a minute. Bring your socks and your old shoes, and run to the door and back.',
    ],
    subject: ['Buy shoes in the afternoon', 'The pair you forget'],
    hooks: {
      '*': [
        'In the morning the shoe fits like a glove. By evening the foot is half a size bigger.',
        'Turn your old {trainers|sneakers} over. The sole has kept a diary.',
        'No shoe gets wider out of gratitude.',
      ],
      p: 'Comfort is a better guide to a shoe than most of what is printed on the box.',
      a: 'Try them on after lunch. In your own socks.',
      t: "Feet lengthen and widen under load and over the day; a thumb's width in front of the longest toe allows for it.",
      f: 'New shoes due? Then let us go through it quickly.',
      h: 'You chose them because they were blue. So did everybody with blisters.',
      i: 'Good shoes take you further than good intentions.',
      l: 'A well-made shoe disappears from your mind at the first step.',
    },
    lines: {
      '*': [
        'Buy sports shoes in the afternoon, when feet are at their largest, and take the socks you train in.',
        "A thumb's width between longest toe and shoe: for running and walking downhill your toes want that room.",
        'Shoes wear out inside before it shows. If the midsole is creased and one side leans, thank them and let them go.',
        'The most comfortable pair in the shop is a better choice than the cleverest. Feet notice quickly.',
        'Two pairs in turn last longer than one after the other, and your feet are grateful for the change.',
      ],
      h: ['Shoes that "only need breaking in" usually break something else in.'],
    },
    scene: [
      'Ten in the morning, thin socks, a sale. They pinch a little, but they are blue.',
      'On a stool lie six lids, four left shoes and somebody who can no longer tell one from another.',
    ],
    why: [
      [
        'With warmth and standing feet get bigger, and running makes them longer still.',
        'What is snug at ten is tight at five, and on a hill it is worse.',
      ],
      [
        'Research has not found that choosing by foot type prevents injuries; comfort seems to count for more.',
        'No chart of arches has proved better than the question of how it feels.',
      ],
    ],
    parts: [
      [
        ['Go in the afternoon', 'Try them on late in the day'],
        [
          'After work, on your feet all day: now they are as they will be.',
          "On a warm day you can see the sock's edge. That is the right day.",
          'Feet are largest after work, and that is the size you need.',
        ],
        'A foot being measured',
      ],
      [
        ['Bring your own socks', 'In the socks you will wear'],
        [
          'And insoles, if you wear any. Two millimetres make half a size.',
          'The thin ones from the box in the shop belong to a different foot.',
          'A thick pair changes the length. So does an insole.',
        ],
        'Thick socks in a bag',
      ],
      [
        ['Leave a thumb at the front', 'Room at the tip, hold at the heel'],
        [
          'Standing, with your weight on it. The bigger foot decides.',
          'Heel firm, toes free: tap your toes on the floor, and nothing should touch.',
          'Stand up to judge it. Go by the longer of your feet.',
        ],
        'A thumb pressed at the tip of a shoe',
      ],
      [
        ['Run to the door and back', 'Move in them'],
        [
          'Ten steps tell you more than ten minutes of sitting.',
          'If you think about the shoe, it is the wrong one.',
          'Up and down the shop tells you what the label will not.',
        ],
        'Someone jogging across a shop',
      ],
    ],
    turn: [
      'Then the colour may decide.',
      'Put the date on the inside of the tongue, and you will know how old they are.',
    ],
    asks: ['How old are yours, honestly?', 'What was your worst pair?'],
    ends: {
      p: 'Comfort first, looks second, promises last.',
      a: 'Afternoon, socks, thumb, ten steps.',
      t: 'Fit under load is what matters; load it before you buy it.',
      f: 'Your toes will thank you downhill.',
      h: 'Blisters come in every colour.',
      i: 'Every good walk begins at the heel.',
      l: 'So light that one forgets them.',
    },
    work: 'The same goes for chairs, headsets and gloves at work: let people try them for an afternoon and go by comfort. Brochures have no feet.',
    keep: 'your next pair',
    send: 'a friend who buys by colour',
    own: [
      {
        about: '\\bshoes?\\b|insoles?|orthotic|gait analysis|running|\\bfeet\\b|\\bfoot\\b',
        kinds: ['service', 'product', 'price', 'event'],
        lead: 'Feet are looked at here, too.',
      },
    ],
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
    cover: 'Your favourite excuse',
    gist: [
      'It is raining, it is too warm, the other shoe is damp. Everyone has a favourite excuse. What is yours, and has anything ever beaten it?',
      'The sofa has good arguments. Tell us its strongest, and what got you up all the same.',
    ],
    subject: ['The sofa has good arguments', 'Your favourite excuse, please'],
    hooks: {
      '*': [
        'The bag is packed, the time is right, and then you remember the washing machine.',
        '"I was just about to" is how all the good ones begin.',
        'We are creative creatures, above all at half past six.',
      ],
      p: 'Excuses are interesting, because they show what is really in the way.',
      a: 'Name your excuse. Then plan for it.',
      t: 'Planning for the obstacle as well as for the goal makes people more likely to follow through.',
      f: 'Come on, what is yours? Nobody is taking notes.',
      h: 'The dog would have gone. The dog has no electric blanket.',
      i: 'Sometimes one good reason is enough against ten poor ones.',
      l: 'There are evenings on which the armchair is right.',
    },
    lines: {
      '*': [
        'Rain, work, the other shoe: what is your favourite excuse for not exercising? And what has ever beaten it?',
        'Make a deal with yourself: shoes on and five minutes. You may turn round after that. Hardly anybody does.',
        '"No time" usually means no fixed time. A date with somebody else is harder to cancel than one with yourself.',
        'If it is the same excuse every week, plan around it. Too tired at night? Then it has to be at noon.',
        'Tell yourself that you will only put your shoes on. The rest mostly follows.',
      ],
      h: ['The excuse cancelled at short notice, so there was nothing for it but to go.'],
    },
    scene: [
      'One shoe is on. The other is in your hand. On television they are just about to reveal who did it.',
      'It drizzles. It is not really rain. It is not really dry either. You discuss it with the window.',
    ],
    why: [
      [
        'Everybody has a threshold, and it mostly lies between the sofa and the shoe cupboard.',
        'It is rarely the hour itself that people dread. It is the first four minutes of it.',
      ],
    ],
    parts: [
      [
        ['The weather', 'It is too something outside'],
        [
          'Too cold, too warm, undecided. Works all year round.',
          'On some islands one can live on this alone.',
          'The sky can always be relied on for a reason.',
        ],
        'Rain on a window',
      ],
      [
        ['The time', 'It is too late, or too early'],
        [
          'Five minutes too late to begin and forty too early to give up.',
          'The calendar is full, mostly of things nobody remembers by Friday.',
          'There has never been a good time to begin at seven minutes to.',
        ],
        'A full calendar',
      ],
      [
        ['The equipment', 'Something is missing'],
        [
          'No socks, no battery, the right bra is in the wash.',
          'People once ran in hobnailed boots. They had fewer socks and fewer excuses.',
          'The left shoe, the charger, the will.',
        ],
        'An empty sock drawer',
      ],
      [
        ['The sofa', 'The sofa has called'],
        [
          'It needs no reason. It simply has a blanket.',
          'Against it, only somebody at the door helps, in the right shoes.',
          'Only a friend at the door can outbid it.',
        ],
        'A blanket on a sofa',
      ],
    ],
    turn: ['The good ones deserve a prize.', 'And tomorrow counts as well. One missed day is a day off.'],
    asks: ['What is your favourite excuse?', 'What has ever got you off the sofa?'],
    ends: {
      p: 'Knowing yours is the first step round it.',
      a: 'Say it aloud. Then go anyway.',
      t: 'If this happens, then I will do that: write it as a rule.',
      f: 'A really good one has earned full respect.',
      h: 'Excuses get better with practice. So does everything else.',
      i: 'Just the shoes. See what happens.',
      l: 'Tomorrow, then, with the same elegance.',
    },
    work: 'Projects have a favourite excuse, too. Ask the team for it at the start, in good humour, and plan the way round before it is needed.',
    keep: 'the next drizzle',
    send: 'your training partner with the electric blanket',
    own: [
      {
        about: 'groups?\\b|class(?:es)? (?:of|for|have|on|every|cost|take)|together|buddy|course',
        kinds: ['event', 'service', 'product'],
        lead: 'It is harder to cancel on people.',
      },
    ],
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
      'It cannot: they are two kinds of tissue. Unused, it shrinks, and it returns faster than it was built.',
      'No. One kind of tissue does not become another. Muscle shrinks, and it comes back faster than it came.',
    ],
    title: [
      'Does muscle turn into fat when you stop training?',
      'What happens to muscle when you stop training?',
    ],
    cover: 'Muscle, fat and a {holiday|vacation}',
    gist: [
      'Muscle and fat are different tissues, and neither becomes the other. After a break, strength fades slowly, and it returns more quickly than the first time.',
      'A wall does not turn into a carpet. Without work a muscle gets smaller, with work it grows again, and it remembers the way.',
    ],
    subject: ['A wall does not become a carpet', 'What happens in a break'],
    hooks: {
      '*': [
        '"If you ever stop, it will all turn to fat", said an uncle who had never started.',
        'Three weeks of {holiday|vacation}, and you expect the worst. Let us look at what really happens.',
        'An uncle said it at a barbecue, and since then everyone knows it.',
      ],
      p: 'A break from training is less dramatic than its reputation.',
      a: 'Muscle cannot turn into fat. It is a different tissue.',
      t: 'Muscle fibres shrink with disuse; the added nuclei seem to persist, which may be why regaining is quicker.',
      f: 'Had a break and a bad conscience? Put the second one down.',
      h: 'If unused muscle turned into fat, unused pianos would turn into sofas.',
      i: 'What you once built leaves a trace.',
      l: 'The body forgets slowly, and remembers gladly.',
    },
    lines: {
      '*': [
        'Muscle does not turn into fat. Without training it gets smaller, and that takes weeks rather than days.',
        'After a break you get your strength back faster than you built it the first time. The body remembers.',
        'Two or three weeks off? Start with about two thirds of your old weights. You will be back before you have worried enough.',
        'One short session a week keeps most of your strength through a busy month. It is far easier to keep than to rebuild.',
        'A week of illness deserves a week of easy training. Then it is as if nothing had been.',
      ],
      h: ['Unused bicycles do not turn into fat either. They only look at you.'],
    },
    scene: [
      'New term, old T-shirt, first day back. You lift the bar and wait for it to say something.',
      'At the barbecue somebody pinches their upper arm and warns the young ones.',
    ],
    why: [
      [
        'They are built from different cells, and there is no way from one to the other.',
        'It would be as though bread turned into butter because nobody ate it.',
      ],
      [
        'What looks like a change is two things at once: less movement, and the same appetite.',
        'One gets smaller, the other bigger, for separate reasons, at the same time.',
      ],
    ],
    parts: [
      [
        ['A week off does nothing', 'One week: nothing'],
        [
          'Often you come back stronger, because you have rested.',
          'Holidays were invented by people who had noticed.',
          'Rest is part of it. You may even be fresher.',
        ],
        'A towel on an empty bench',
      ],
      [
        ['Weeks cost a little', 'Several weeks: some of it goes'],
        [
          'Endurance goes first, strength holds out longer.',
          'After a month you will notice the stairs before you notice the weights.',
          'Breath first and strength later. Stairs will tell you.',
        ],
        'A staircase',
      ],
      [
        ['The way back is shorter', 'Coming back is quicker'],
        [
          'Start at about two thirds and add a bit each time.',
          'What took half a year may take some weeks, since the path is trodden.',
          'Take a third off and build up. The body remembers.',
        ],
        'A hand loading a smaller plate',
      ],
    ],
    turn: ['So take your {holiday|vacation}.', 'What you built will be waiting for you.'],
    asks: ['How long was your longest break?', 'What came back first?'],
    ends: {
      p: 'Come back gently, and expect to be surprised.',
      a: 'Stop worrying. Start at two thirds.',
      t: 'Detraining is slow, retraining is quick: an asymmetry in your favour.',
      f: 'Welcome back, whenever it is.',
      h: 'The piano is a little out of tune, that is all.',
      i: 'Nothing you have done was for nothing.',
      l: 'One picks up where the body remembers.',
    },
    work: 'Skills behave in the same way. After parental leave or a year elsewhere, people are back faster than anyone fears, if the first weeks are light.',
    keep: 'your first day back',
    send: 'whoever is afraid of two weeks off',
    own: [
      {
        about: 'strength|barbell|beginner|personal train',
        kinds: ['service', 'event', 'product', 'offer', 'people'],
        lead: 'Coming back is easier with a plan.',
      },
    ],
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
