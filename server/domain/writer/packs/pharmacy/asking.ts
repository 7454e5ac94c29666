// What is asked, shown and told.
import type { Idea } from '../../library/idea.ts';

export const ASKING: readonly Idea[] = [
  {
    id: 'shake-breathe-out-first',
    format: 'mistake',
    again: 9,
    emoji: '🌬️',
    tags: ['Inhaler', 'Asthma', 'PharmacyTips'],
    title: [
      'How to use an inhaler: the breath out that most people forget',
      'Inhaler technique: what to have checked once a year',
    ],
    cover: 'First breathe out',
    wrong: 'Press, gasp, done',
    gist: [
      'Before you breathe in, breathe out, away from the device. Sprays want a slow deep breath, powder a quick strong one. Hold it for some seconds. Have somebody watch you do it once a year: most of us slip into habits.',
      'Much of a puff lands on the tongue. Technique decides how much arrives in the lungs, and it can be learnt in two minutes.',
    ],
    subject: ['Have it watched once', 'Out, in, hold'],
    hooks: {
      '*': [
        'Before you breathe in your inhaler, do you breathe out? Most people do not.',
        'Much of a puff ends up on the tongue, where there is no asthma.',
        'Spray slowly, powder quickly: two devices, two breaths.',
      ],
      pa: [
        'An inhaler is only as good as the breath that carries it.',
        'Shake, breathe out, breathe in, hold. In this order.',
      ],
      fi: [
        'When did somebody last watch you use it?',
        'You have done it for years, and so the small mistakes have had years, too.',
      ],
      t: 'Particles settle deep down only at the right flow: slow with aerosols, fast with dry powder.',
      h: 'The tongue has never been so free of asthma.',
      i: 'Two minutes of learning, and easier breathing for years.',
      l: 'A slow breath in, a pause.',
    },
    lines: {
      '*': [
        'Breathe out before you use an inhaler, or there is no room for what comes in.',
        'Sprays: slow and deep. Powder: quick and strong. If you have both, ask to be shown the difference.',
        'A spacer is not only for children. With sprays it helps nearly everybody.',
        'Cortisone inhaler? Rinse your mouth afterwards and spit it out.',
      ],
      h: ['Press and gasp is a method. It treats the back of the throat beautifully.'],
    },
    scene: [
      'At the bus stop: shake, press, gasp, into the pocket. Two seconds. The cloud is still in the air.',
      'Somebody holds an inhaler upside down and asks why it tastes so strong.',
    ],
    why: [
      [
        'The way into the lungs bends, and what is too fast hits the bend.',
        'Tiny drops follow a slow stream of air, and hit the wall in a fast one.',
        'Powder has to be torn loose by the breath itself, so it wants force.',
      ],
      [
        'Habits wear in. What was shown ten years ago has turned into something else.',
        'Nobody sees oneself from outside, and most devices give no sign.',
        'A puff that misses looks just like one that arrives.',
      ],
    ],
    parts: [
      [
        'Shake it and breathe out',
        [
          'Away from the device, all the way.',
          'Powder devices are not shaken but loaded: yours has its own way.',
          'Cap off, and a look into the opening.',
        ],
        'A hand shaking an inhaler',
      ],
      [
        'Close your lips and breathe in',
        [
          'Slow for spray, strong for powder.',
          'Press at the start of the breath and not before it.',
          'Chin up a little.',
        ],
        'Lips around a mouthpiece',
      ],
      [
        'Hold it for some seconds',
        [
          'Ten, if you can, so that it settles.',
          'Then out through the nose.',
          'A second puff gets a breath of its own.',
        ],
        'A person holding their breath',
      ],
      [
        'Have it watched once a year',
        [
          "In a pharmacy or {surgery|doctor's office}, with your own device.",
          'Bring all of them, if you have several.',
          'Ask for a spacer, if the timing is hard.',
        ],
        'Two people and an inhaler at a counter',
      ],
    ],
    turn: ['It is the same puff. It only goes further.', 'And now breathe.', 'What gets there can work.'],
    asks: ['Who showed you how to use yours?', 'Do you count to ten, or do you guess?'],
    ends: {
      pa: ['Out, in, hold.', 'Technique first.'],
      fi: [
        'Ask at your next visit: "Will you watch me do it?"',
        'Nobody laughs. It is the nicest thing you can ask.',
      ],
      t: 'Flow matched to device, then breath hold.',
      h: 'The tongue will have to look after itself.',
      i: 'Air is a fine thing.',
      l: 'And out again, slowly.',
    },
    caution:
      'If the blue or rescue inhaler is needed more often than usual, or does not help, get medical help without delay.',
    keep: 'the next time it comes out of the pocket',
    send: 'somebody who presses and gasps',
    own: [
      {
        kinds: ['service', 'process', 'product'],
        about: 'inhaler|asthma|spacer|breath(?:e|ing)',
        lead: 'To have it watched.',
      },
    ],
    pic: { ask: 'An inhaler and its cap on a counter', alt: 'An inhaler and its cap on a counter' },
    claims: [
      [
        'Breathe out first; slow for aerosols, fast for powder; hold; rinse after steroid; have technique checked',
        'advice of asthma charities and health services',
      ],
    ],
  },
  {
    id: 'honey-and-the-clock',
    format: 'answer',
    again: 9,
    emoji: '🍯',
    tags: ['Cough', 'HomeRemedies', 'PharmacyTips'],
    title: [
      'How long does a cough last after a cold?',
      'Cough that will not go: what is usual and when to ask',
    ],
    cover: 'Three weeks is usual',
    question: 'I have been coughing for {a fortnight|two weeks}. Is that still normal?',
    short: [
      'Often yes: a cough after a cold may take three weeks or so. Watch for the signs below.',
      'It can be. Three weeks are quite usual, and some signs mean ask now.',
    ],
    gist: [
      'The cold is gone after a week, the cough often stays for two or three more. Warm drinks and honey soothe, for anybody over a year old. Blood, breathlessness, fever that returns, or longer than three weeks: ask.',
      'A cough outlives its cold. That is tiresome and mostly harmless, if you know what to look out for.',
    ],
    subject: ['The cough that stays', 'Honey, from one year on'],
    hooks: {
      '*': [
        'The cold left on Sunday. The cough has taken a room for the month.',
        'Two weeks of coughing feel like a year, above all at night.',
        'A spoon of honey before bed is an old remedy that doctors still mention.',
      ],
      pa: [
        'Most coughs after a cold end by themselves within about three weeks.',
        'Patience, honey, and know the signs.',
      ],
      fi: [
        'Are you being looked at on the bus? You are not the only one this week.',
        'You are better, honestly. Only the cough has not heard of it.',
      ],
      t: 'Airways stay irritable after the infection, so that cold air and talking set off the reflex.',
      h: 'You cough in the quiet bits. Everyone does. It is a rule of concerts.',
      i: 'The body takes the time it needs, and is cleverer than the calendar.',
      l: 'Warm, golden, a spoonful.',
    },
    lines: {
      '*': [
        'A cough after a cold may well last three weeks. Longer, with blood, breathlessness or new fever: get it looked at.',
        'Honey soothes a cough at night. Never for babies under one year.',
        'Dry air makes it worse: a wet towel over a chair, and the heating down at night.',
        "Smoke, your own or others', keeps a cough going longer than anything else.",
      ],
      h: ['The orchestra had a rest of two bars. That was your moment.'],
    },
    scene: [
      'Third row, slow movement, and it begins to tickle. You hold your breath. It tickles more.',
      'Three in the morning, a kitchen light, a spoon that clinks in a glass.',
    ],
    why: [
      [
        'The lining has been scraped and grows back slowly.',
        'Nerves in the airways stay on guard after the germ has left.',
        'Each cough rubs the sore place once more.',
      ],
      [
        'Sweet and thick things coat the throat and seem to calm the reflex.',
        'Warm drinks loosen, and moist air does the same.',
        'Many syrups work chiefly by being warm, sweet and taken with hope.',
      ],
    ],
    parts: [
      [
        'Keep the throat moist',
        [
          'Tea, water, a lozenge to suck.',
          'Sip often, rather than much.',
          'Through the nose, outdoors, and with a scarf.',
        ],
        'A glass of tea with a spoon',
      ],
      [
        'Honey before bed',
        [
          'A teaspoon, plain or in something warm.',
          'Only for those over a year old.',
          'Brush your teeth afterwards, all the same.',
        ],
        'A spoon of honey over a glass',
      ],
      [
        ['Know the signs', 'Watch for what is not usual'],
        [
          'Blood, breathlessness, chest pain, weight loss, fever that comes back.',
          'More than three weeks, or sooner for smokers and those with weak lungs.',
          'A barking or whooping cough in a child: ask the same day.',
        ],
        'A calendar with three weeks marked',
      ],
    ],
    turn: [
      'And one morning you notice that you have not.',
      'Most of them simply end, without saying goodbye.',
      'Until then, an aisle seat.',
    ],
    asks: [
      'What helps you at three in the morning?',
      'Honey, onion or thyme: what did your family swear by?',
    ],
    ends: {
      pa: ['Three weeks, then ask.', 'Moist, warm, patient.'],
      fi: ['Sleep well, half sitting up.', 'Take the aisle seat, and a lozenge.'],
      t: 'Reflex outlasts infection.',
      h: 'Applause is also a good moment.',
      i: 'It passes. It really does.',
      l: 'Silence, and a full breath.',
    },
    caution:
      'No honey for babies under one year. Trouble breathing, blood, chest pain or a very ill child: get medical help at once.',
    keep: 'the first night with a cough',
    send: 'somebody in the third row',
    own: [
      {
        kinds: ['product', 'service'],
        about: 'cough|sore throat|\\bcolds?\\b|minor ailments',
        lead: 'What may help in the meantime.',
      },
    ],
    pic: { ask: 'A glass of tea with a spoon of honey', alt: 'A spoon of honey held over a glass of tea' },
    claims: [
      [
        'Coughs usually clear in three to four weeks; honey for over ones; red flags',
        'advice of health services',
      ],
    ],
  },
  {
    id: 'four-questions-for-a-new-box',
    format: 'checklist',
    again: 9,
    emoji: '❓',
    tags: ['MedicineTips', 'NewPrescription', 'PharmacyTips'],
    tick: true,
    title: [
      'New medicine: what to ask at the pharmacy counter',
      'Four questions before you leave with a new medicine',
    ],
    cover: 'Ask before you leave',
    gist: [
      'What is it for, when and with what do I take it, what should I watch for, and for how long? Four questions at the counter save a week of guessing.',
      'Nobody reads the whole leaflet. Four answers in your own words are worth more, and somebody is paid to give them.',
    ],
    subject: ['Before you put it in the bag', 'What for, how, what if, how long'],
    hooks: {
      '*': [
        'You are on the way out with a new box. Do you know what it is for?',
        'The best minute of a treatment is the one before you leave the counter.',
        'A leaflet has thousands of words. You need four answers.',
      ],
      pa: ['Who knows why, how and how long, takes it right more often.', 'Four questions. Then the bag.'],
      fi: [
        'Is it embarrassing to ask? Not in the least. Not asking is what goes wrong.',
        "You nodded at the doctor's and forgot it in the lift. That is what the counter is for.",
      ],
      t: 'Indication, timing, warning signs, duration: the rest stands in the leaflet.',
      h: '"One a day" leaves a surprising amount of room for interpretation.',
      i: 'A question is a form of taking part.',
      l: 'A clear answer, and a quiet walk home.',
    },
    lines: {
      '*': [
        'New medicine? Ask: what for, when and with what, what do I watch for, for how long?',
        'Say what else you take, herbs and things from the drugstore included.',
        'Ask whether you may drive with it. Some make you sleepier than you notice.',
        'Repeat the answer in your own words. If it is wrong, it will be put right there and then.',
      ],
      h: ['"Twice daily" does not mean both at once because you forgot this morning.'],
    },
    scene: [
      'Bag in hand, half through the door, and there it is, the thought: before or after breakfast?',
      'At home the leaflet unfolds, and goes on unfolding, until it covers the table.',
    ],
    why: [
      [
        'In a consulting room one hears half and keeps a third of that.',
        'Under stress the memory keeps the first and the last sentence.',
        'New names do not stick. Reasons do.',
      ],
      [
        'How a thing is taken can matter as much as what it is.',
        'Milk, meals and other {tablets|pills} can get in its way.',
        'Most side effects are mild and pass, if one knows that they may come.',
      ],
    ],
    parts: [
      [
        'What is it for?',
        [
          'One sentence, in plain words.',
          'So that you notice whether it helps.',
          'And which of the old ones it replaces, if any.',
        ],
        'A new box on a counter',
      ],
      [
        ['When and with what?', 'When do I take it, and with what?'],
        [
          'Before food, with it, or at night.',
          'Milk, alcohol, other {tablets|pills}: does it mind?',
          'What if I forget one?',
        ],
        'A glass of water and a plate',
      ],
      [
        'What should I watch for?',
        [
          'What is usual at the start, and what is a reason to {ring|call}.',
          'May I drive, work at heights, sit in the sun?',
          'Whom do I {ring|call} on a Sunday?',
        ],
        'A phone beside a box',
      ],
      [
        'For how long?',
        [
          'Until it is empty, until I am better, or for good?',
          'Who looks at it again, and when?',
          'May I stop by myself, or slowly?',
        ],
        'A calendar with a box on it',
      ],
    ],
    turn: [
      'Write the answers on the box. It has room.',
      'Four answers fit on a sticky note.',
      'And you walk home knowing more than the leaflet tells in the first metre.',
    ],
    asks: ['What do you wish you had asked?', 'Do you read leaflets, or save them?'],
    ends: {
      pa: ['What for, how, what if, how long.', 'Ask, repeat, leave.'],
      fi: ['Take the minute. The {queue|line} behind you has questions, too.', 'There is no silly one.'],
      t: 'Four parameters, on one label.',
      h: 'The leaflet may now be folded back. Good luck with that.',
      i: 'Your body, your question.',
      l: 'Then home, at ease.',
    },
    caution: 'General hints do not replace advice on your own medicine: ask a pharmacist or doctor about it.',
    keep: 'the next new box',
    send: 'somebody who nods and forgets',
    own: [
      {
        kinds: ['service', 'people', 'process'],
        about:
          'medicines? (?:review|check|advice)|new medicines?|pharmacists?\\b|consult(?:ing|ation) room|private (?:room|consult)',
        lead: ['There is somebody to ask.', 'For such questions.'],
      },
    ],
    pic: {
      ask: 'A new medicine box with a handwritten note on it',
      alt: 'A medicine box with a handwritten note on it',
    },
    claims: [['Key questions about a new medicine', 'patient organisations and health services']],
  },
  {
    id: 'smelled-like-which-cupboard',
    format: 'question',
    again: 7,
    emoji: '🧴',
    tags: ['Memories', 'EverydayHealth', 'HomeRemedies'],
    title: [
      "What was in your grandmother's medicine cupboard?",
      'Old home remedies: what did your family swear by?',
    ],
    cover: "Grandma's cupboard",
    gist: [
      'Camphor, a brown bottle, a tin with a lid that only one person could open: every family had a cupboard with a smell. What was in yours?',
      'Some of it helped, some of it only smelled as if it did. Tell us what your family swore by.',
    ],
    subject: ['A cupboard with a smell', 'What was in the brown bottle?'],
    hooks: {
      '*': [
        'Every family had one: a cupboard that smelled of camphor, and of being allowed to stay in bed.',
        'A brown bottle, a glass rod, a taste that nobody forgets.',
        'Vinegar socks, onion syrup, goose fat: what were you rubbed with?',
      ],
      pa: ['Home remedies tell more about a family than many a photograph.', 'Each house had its bottle.'],
      fi: ['Close your eyes: what does being ill as a child smell of?', 'Tell us, we collect such stories.'],
      t: 'Menthol and camphor feel cool because they act on the nerves that notice cold.',
      h: 'It had to taste dreadful, or it had not been medicine.',
      i: 'What comforted was often the hand that held the spoon.',
      l: 'A drawer lined with paper, and the scent of thyme.',
    },
    lines: {
      '*': [
        'What was in the cupboard that nobody was allowed to open?',
        'Camphor and menthol do not make a room colder. They only tell your nerves so.',
        'Not every old remedy is harmless: goose fat is, camphor for small children is not. Ask before you pass it on.',
        'The best part of being ill as a child was the tray.',
      ],
      h: ['If it burned, it was working. If it did not burn, there was more of it.'],
    },
    scene: [
      'The key turns, the door sticks, and then comes the smell: mint, old paper, something brown.',
      'An aunt unscrews a tin, and everyone in the room takes half a step back.',
    ],
    why: [
      [
        'Smells keep longer than words, and they bring the bedroom with them.',
        'A ritual helps, even where the drops do nothing.',
        'Being looked after is remembered better than being ill.',
      ],
    ],
    parts: [
      [
        'The thing that smelled',
        [
          'Ointment on the chest, a hot flannel, a closed window.',
          'One still knows the smell at once, in any country.',
        ],
        'An old tin with a screw lid',
      ],
      [
        'The thing that tasted',
        ['A spoon, a pinched nose, a biscuit as a reward.', 'Cod liver oil has no friends, only survivors.'],
        'A spoon and a brown bottle',
      ],
      [
        'The thing that really helped',
        ['Tea, a quilt, somebody who read aloud.', 'And being fetched early from school.'],
        'A tray with tea and a book',
      ],
    ],
    turn: [
      'Some of it can still be had, and some of it thankfully cannot.',
      'The hand on the forehead has no side effects.',
      'We would love to hear the names.',
    ],
    asks: [
      "What was in your grandmother's medicine cupboard?",
      'Which remedy from then do you still use?',
      'What did you have to swallow with a pinched nose?',
    ],
    ends: {
      pa: ['Tell us the strangest.', 'Memory welcome, prescriptions not.'],
      fi: [
        '{Ring|Call} whoever held the spoon, and ask what it was.',
        'The stories are better than the syrup.',
      ],
      t: 'Nerves report cold; the thermometer disagrees.',
      h: "The aunt's tin is still good. Nothing would dare to spoil in it.",
      i: 'Comfort is an old remedy.',
      l: 'Thyme, linen, rain.',
    },
    keep: 'the next family dinner',
    send: 'whoever was rubbed with goose fat',
    own: [
      {
        kinds: ['history', 'people', 'product'],
        about: 'herbal|\\bteas?\\b|since|founded|own.made ointment|famil',
        lead: 'And here it has been going on for a while, too.',
      },
    ],
    pic: { ask: 'An old tin or brown bottle on a shelf', alt: 'An old brown bottle on a wooden shelf' },
    claims: [
      [
        'Menthol and camphor act on cold receptors; camphor unsuitable for small children',
        'pharmacology textbooks, medicines regulators',
      ],
    ],
  },
  {
    id: 'the-quiet-corner',
    format: 'behind',
    again: 8,
    emoji: '🤫',
    tags: ['Pharmacy', 'AskYourPharmacist', 'PharmacyLife'],
    title: [
      'Embarrassing question at the pharmacy: how to ask it',
      'Can I speak to a pharmacist in private?',
    ],
    cover: 'May I ask you quietly?',
    gist: [
      '"May I ask you something in private?" is a sentence that every pharmacist knows. Nothing that you say is new to them, and it stays with them. There is usually a corner or a room.',
      'Piles, itching, worries, the little blue pill: at the counter they have heard it all, this week. One sentence opens a quieter corner.',
    ],
    subject: ['One sentence is enough', 'They have heard it before'],
    hooks: {
      '*': [
        'The question that you keep putting off gets asked at some counter every day.',
        'One sentence is all it takes: may I speak to you in private?',
        'Five people in the {queue|line}, and the one thing you cannot say aloud.',
      ],
      pa: [
        'Discretion is part of the profession, and so is not being surprised.',
        'Ask for a private word. It is usual.',
      ],
      fi: [
        'Have you come in, bought {plasters|bandages} and gone out again without asking?',
        'It is only embarrassing for you. For them it is Tuesday.',
      ],
      t: 'Confidentiality binds the whole team, trainees included.',
      h: 'Whoever buys three lip balms and a newspaper usually wants to ask something.',
      i: 'It takes courage to ask, and it is nearly always rewarded.',
      l: 'A closed door, a low voice.',
    },
    lines: {
      '*': [
        '"May I ask you something in private?" No reason needed, and nobody in the {queue|line} will wonder.',
        'You can write it on a slip and hand it over. It happens every week.',
        'Whatever it is, a pharmacist has heard it before, and probably this month.',
        '{Ring|Call} ahead, if it is easier without being seen. A voice is enough for many things.',
      ],
      h: ['They have sold cream for places that you have not even got.'],
    },
    scene: [
      'Somebody reads the back of a toothpaste for the third time, and waits until the shop is empty.',
      'A folded slip slides over the counter, and comes back with a nod.',
    ],
    why: [
      [
        'What troubles many is said by few, and so each of them thinks they are alone.',
        'Most of these things are common, and a good part of them is easy to help.',
        'The longer one waits the more one looks up, and the worse it gets.',
      ],
      [
        'Whoever hears such things all day finds them ordinary, as plumbers do drains.',
        'It is a job in which blushing is unlearnt early.',
        'And they are bound to keep it to themselves.',
      ],
    ],
    parts: [
      [
        'Say the one sentence',
        [
          '"In private, please." More is not needed.',
          'To any of the team, they will fetch the right one.',
          'Quiet hours are the early afternoon, in most places.',
        ],
        'Two people at the end of a counter',
      ],
      [
        'Say since when and what you tried',
        [
          'Two facts help more than a long story.',
          'Also what you take for other things.',
          'Bring the tube that did not help.',
        ],
        'A tube of cream on a counter',
      ],
      [
        'Ask when to see a doctor',
        [
          'A good answer has a sign and a time in it.',
          '"If it is not better by then" is worth writing down.',
          'Then you know where you stand.',
        ],
        'A note with a date',
      ],
    ],
    turn: [
      'And on the way out you feel two pounds lighter.',
      'Most answers take three minutes.',
      'And next time it is easier.',
    ],
    asks: ['What would make it easier for you to ask?', 'Would you rather ask in person or by phone?'],
    ends: {
      pa: ['One sentence, one quiet corner.', 'It stays there.'],
      fi: ['Be brave for five seconds. The rest is easy.', 'You may whisper.'],
      t: 'Ask, describe, agree a limit.',
      h: 'Keep the lip balms. One always needs lip balms.',
      i: 'A worry shared is smaller.',
      l: 'The door opens, and the street is bright.',
    },
    caution: 'Strong pain, bleeding or sudden symptoms should not wait for a quiet moment: get medical help.',
    keep: 'the question you are putting off',
    send: 'somebody who buys toothpaste instead of asking',
    own: [
      {
        kinds: ['service', 'people', 'place', 'policy'],
        about: 'private|consult(?:ing|ation) (?:room|area)|discre|confidential|pharmacists?\\b',
        lead: ['Where that is possible.', 'The people to ask.'],
      },
    ],
    pic: { ask: 'A quiet corner with two chairs', alt: 'Two chairs in a quiet corner' },
    claims: [
      [
        'Confidentiality binds pharmacy teams; private talk can be asked for',
        'professional codes of pharmacy bodies',
      ],
    ],
  },
  {
    id: 'tea-tablet-or-tough-it-out',
    format: 'question',
    again: 7,
    emoji: '🍵',
    tags: ['EverydayHealth', 'ThisOrThat', 'ColdSeason'],
    title: [
      'Headache, cold, sore back: what do you do first?',
      'Tea, {tablet|pill} or tough it out: which type are you?',
    ],
    cover: 'Which type are you?',
    gist: [
      'One drinks tea, one takes a {tablet|pill}, one says it is nothing and goes for a run. Which are you when something hurts?',
      'There are three types in each family, and they nurse one another badly.',
    ],
    subject: ['Three types in every family', 'Tea, {tablet|pill}, tough'],
    hooks: {
      '*': [
        'Something hurts. Do you put the kettle on, open the drawer, or say it is nothing?',
        'In each family there is one who says "it is nothing" in a voice like a rusty gate.',
        'Three types of patient, and they usually marry one another.',
      ],
      pa: [
        'How people treat small complaints says a good deal about them.',
        'Tea, {tablet|pill}, or teeth together.',
      ],
      fi: ['Be honest: what do you do first?', 'And who is the worst patient in your house?'],
      t: 'For small complaints rest and fluid often do as much as anything from a packet.',
      h: 'The third type also has a temperature, but refuses to look.',
      i: 'Being looked after is a skill, and so is letting it happen.',
      l: 'A cup, a cushion, an hour.',
    },
    lines: {
      '*': [
        'Tea, {tablet|pill} or teeth together: what is your first move when you feel ill?',
        'The one who says "it is nothing" is usually the one who should sit down.',
        'If a painkiller is needed on more than a few days running, it is time to ask somebody.',
        'The worst patient in a family is often the one who nurses everybody else.',
      ],
      h: ['"I am never ill", he said, in the voice of a seal.'],
    },
    scene: [
      'The kettle boils on one side of the kitchen, a blister pops on the other, and in the hall somebody ties running shoes, sneezing.',
      'Under three blankets a voice says that it is really quite all right.',
    ],
    why: [
      [
        'What was done with us as children stays with us, for better or worse.',
        'Everybody believes in what helped once, at the right moment.',
        'Most small things pass, and so every method can be proud.',
      ],
    ],
    parts: [
      [
        'The tea drinker',
        [
          'Believes in warmth, time and a saucer on top of the cup.',
          'Has six kinds in the cupboard, one of them for nerves.',
        ],
        'A steaming cup with a saucer on it',
      ],
      [
        'The one with the drawer',
        ['Knows the dose, has work to do, and sleeps well.', 'Owns every size of {plaster|bandage}.'],
        'An open drawer with boxes',
      ],
      [
        'The one who is never ill',
        ['Says it is nothing, and says so through a scarf.', "Comes in on the sixth day, on somebody's arm."],
        'Running shoes beside a box of tissues',
      ],
    ],
    turn: [
      'All three mean well. Only the third needs a firm hand.',
      'A mixture is probably wisest.',
      'And the kettle can always go on.',
    ],
    asks: ['Tea, {tablet|pill} or tough it out?', 'Which of you never admits to being ill?'],
    ends: {
      pa: ['Each to their own, within reason.', 'Know when to ask.'],
      fi: ['Go and make somebody a cup.', 'We will not tell the third one.'],
      t: 'Self-care first, advice when it lasts.',
      h: 'The seal is now asleep.',
      i: 'Care for the one who cares.',
      l: 'Steam, and a closed door.',
    },
    keep: 'the first day with a cold',
    send: 'the one who is never ill',
    pic: {
      ask: 'A cup, a box of tissues and a scarf on a chair',
      alt: 'A steaming cup beside a scarf and a box of tissues',
    },
    claims: [['Frequent use of painkillers is a reason to seek advice', 'advice of health services']],
  },
];
