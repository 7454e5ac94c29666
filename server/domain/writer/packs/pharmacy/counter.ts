// At the counter and through the year.
import type { Idea } from '../../library/idea.ts';

export const COUNTER: readonly Idea[] = [
  {
    id: 'forgot-the-morning-one',
    format: 'answer',
    again: 9,
    emoji: '⏰',
    tags: ['MedicineTips', 'MissedDose', 'PharmacyTips'],
    title: [
      'Forgot to take a {tablet|pill}: what now?',
      'Missed a dose? Why two at once is seldom the answer',
    ],
    cover: 'Forgot the morning one?',
    question: 'I forgot my {tablet|pill} this morning. Do I take two tonight?',
    short: [
      'Do not double it. The leaflet has a line for just this case.',
      'Two at once is hardly ever right. Look up "if you forget".',
    ],
    gist: [
      'Every leaflet has a part called "if you forget to take". For many medicines: take it when you notice, unless the next one is nearly due. For some it is different, so look it up or ask.',
      'Missing one is usual. Doubling is the mistake. Find the line in the leaflet, and tie the next one to something that you do every day.',
    ],
    subject: ['There is a line for this', 'One missed, not two at once'],
    hooks: {
      '*': [
        'Noon, and the morning {tablet|pill} lies on the table. It happens to nearly everybody.',
        'Every leaflet has a paragraph for forgetful people. It is under "how to take".',
        'You stand before the box and cannot remember whether you have or have not.',
      ],
      pa: [
        'For a missed dose there is a rule in each leaflet, and it differs from one medicine to the next.',
        'Do not double. Look it up. Go on as usual.',
      ],
      fi: [
        'Did you take it, or did you only mean to? A box with days on it settles that quarrel.',
        'You are in good company. Half the town forgot it today.',
      ],
      t: 'What to do depends on how long a medicine acts and when the next dose is due.',
      h: 'The {tablet|pill} has been looking at you since breakfast, and said nothing.',
      l: 'One small thing, at one fixed hour.',
    },
    lines: {
      '*': [
        'Missed a {tablet|pill}? Do not take two at once. Look in the leaflet under "if you forget".',
        "Tie it to something you never forget: coffee, toothbrush, the dog's dinner.",
        'Not sure whether you took it? For many medicines it is wiser to leave it than to risk a second. Ask about yours.',
        'Two alarms on the phone are no sign of age. They are a sign of sense.',
      ],
      h: ['"Did I or did I not" is a question that a seven-day box has been answering for decades.'],
    },
    scene: [
      "The week's box lies open at Wednesday. It is Thursday.",
      'Somebody counts the strip backwards: seven, six, and on which day did I begin?',
    ],
    why: [
      [
        'A medicine that acts for long forgives a few hours, and one that acts briefly does not.',
        'How much a gap matters depends on how fast the body gets rid of it.',
        'Some are strict about time, above all certain pills for contraception or for blood thinning.',
      ],
      [
        'Twice the dose is twice the side effects, and seldom twice the help.',
        'The body knows no "catching up".',
        'The plan was made for single doses.',
      ],
    ],
    parts: [
      [
        'Look it up or {ring|call}',
        [
          'The leaflet has the line, a pharmacy has the voice.',
          'Have the name and the time of the next dose at hand.',
          'For strict ones do it at once and not tonight.',
        ],
        'A leaflet with a finger on a line',
      ],
      [
        'Go on at the usual time',
        [
          'The rhythm matters more than the one that is missing.',
          'Write down that it was missed, if it happens often.',
          'One gap is an accident, five are something to talk about.',
        ],
        'A calendar with a small cross',
      ],
      [
        'Tie it to a habit',
        [
          'Beside the kettle, with the toothbrush, before the news.',
          'What has a place gets seen.',
          '{On holiday|On vacation}, tie it to another: the habit stayed at home.',
        ],
        'A pill box beside a coffee cup',
      ],
    ],
    turn: [
      'And then let it go. Guilt is not in the leaflet.',
      'Most days it goes well, and those count as well.',
      'The kettle remembers what you do not.',
    ],
    asks: ['What reminds you?', 'Alarm, box or habit: what works for you?'],
    ends: {
      pa: ['One at a time, at its time.', 'No doubling, no drama.'],
      fi: ['Put it beside your cup tonight, and tomorrow is settled.', 'You are not the only one, honestly.'],
      t: 'Half-life decides, the leaflet tells.',
      h: 'The dog has never once forgotten his dinner. Learn from the dog.',
      l: 'The same hour, the same glass.',
    },
    caution:
      'For contraceptive pills, blood thinners, insulin and other strict medicines ask at once and do not guess.',
    keep: 'the morning it slips your mind',
    send: 'somebody who counts strips backwards',
    own: [
      {
        kinds: ['service', 'process', 'product'],
        about: 'blister packs?|dosette|pill ?box|reminder|weekly packs?|text when',
        lead: 'Help with remembering.',
      },
    ],
    pic: { ask: 'A weekly pill box beside a coffee cup', alt: 'A weekly pill box beside a coffee cup' },
    claims: [
      [
        'Do not double a missed dose; see the leaflet; some medicines are strict',
        'package leaflets, advice of health authorities',
      ],
    ],
  },
  {
    id: 'what-the-minutes-are-for',
    format: 'behind',
    again: 8,
    emoji: '🔍',
    tags: ['BehindTheCounter', 'Pharmacy', 'PharmacyLife'],
    title: [
      'Why does a prescription take so long at the pharmacy?',
      'What happens between the prescription and the bag',
    ],
    cover: 'What the minutes are for',
    gist: [
      'Between the paper and the bag somebody checks the dose, what else you take, your allergies, the strength on the shelf, and then a second look is taken. The box is picked in seconds. The rest is what you wait for.',
      'Picking a box takes ten seconds. Making sure that it is yours, right, and goes with the others takes longer.',
    ],
    subject: ['Ten seconds and ten minutes', 'Behind the shelf'],
    hooks: {
      '*': [
        'The box is found in ten seconds. So what are the other minutes for?',
        'From where you stand it looks like reading labels. It is checking.',
        'You see a back and a shelf. Here is what goes on in between.',
      ],
      pa: [
        'Dispensing is checking, with a little picking in it.',
        'Each prescription is read as if it might be wrong.',
      ],
      fi: [
        'Have you ever stood there and thought: it is only a box?',
        'A short look behind the shelf, while you wait.',
      ],
      t: 'Identity, dose, interactions, allergies, strength, expiry, label, second check.',
      h: 'No, they are not reading the side effects aloud to one another.',
      i: 'Care, most of the time, looks like somebody reading quietly.',
      l: 'A drawer slides, a label is read twice.',
    },
    lines: {
      '*': [
        'The minutes at the counter go into questions: right person, right dose, does it go with the rest?',
        'When a pharmacist {rings a surgery|calls a doctor} before handing something over, that is the job, and not a delay.',
        '"Do you take anything else?" is the most useful question you will be asked all week. Answer it fully.',
        'Tell about allergies each time, even to people who know you. Notes can be old.',
      ],
      h: ['The handwriting is mostly gone. The questions have stayed.'],
    },
    scene: [
      'A drawer glides out, a finger runs along a row, a box is turned, read, and put back: wrong strength, same colour.',
      'Behind the shelf somebody has a telephone between ear and shoulder, and repeats a number slowly.',
    ],
    why: [
      [
        'Names sound alike, boxes look alike, and strengths differ by one nought.',
        'A slip in writing is found by whoever reads it fresh.',
        'The person who prescribes sees one illness. Here the whole list comes together.',
      ],
      [
        'Someone who takes five things has many pairs that must get on.',
        "Two doctors may not know of each other's {tablets|pills}.",
        'What you buy without a prescription belongs to the picture, too.',
      ],
    ],
    parts: [
      [
        'Is it for you?',
        [
          "Date of birth and address, even if they know your dog's name.",
          'Two people of one name live in every town.',
          'A minute here saves an hour later.',
        ],
        'A prescription on a counter',
      ],
      [
        'Does the dose make sense?',
        [
          'For age, weight, kidneys, and against last month.',
          "A child's dose is reckoned anew.",
          'What is odd gets asked, before it gets packed.',
        ],
        'A calculator beside a box',
      ],
      [
        ['Does it go with the rest?', 'Do these get on with each other?'],
        [
          'Tablets, creams, drops, herbs: all of it counts.',
          'A programme warns, and a person decides.',
          'Some pairs are fine if they are taken hours apart.',
        ],
        'A screen and several boxes',
      ],
      [
        'Somebody looks a second time',
        [
          'Two pairs of eyes, or the same ones after a pause.',
          'Label, box, name: read once more.',
          'Only then does it go into the bag.',
        ],
        'Two people looking at one label',
      ],
    ],
    turn: [
      'And then the bag rustles, and you are out in the street.',
      'Quick would be easy. Right takes a little.',
      'The best checks are the ones that find nothing.',
    ],
    asks: [
      'What have you always wanted to know about the other side of the counter?',
      'What do you do while you wait?',
    ],
    ends: {
      pa: ['Checked twice, handed over once.', 'Minutes well spent.'],
      fi: [
        'Next time, ask them what they are looking at. Most like to tell.',
        'Bring your list, and it goes quicker.',
      ],
      t: 'Pick is trivial, verify is the work.',
      h: 'Side effects are only read aloud at Christmas.',
      i: 'Somebody was careful on your behalf.',
      l: 'A label, straight and dry.',
    },
    work: 'A second look by somebody who did not do the first part costs little and catches a great deal. Which step in your own work is only ever seen by one pair of eyes?',
    keep: 'the next wait at a counter',
    send: 'somebody who hates {queues|lines}',
    own: [
      {
        kinds: ['people', 'process', 'service', 'policy', 'hours'],
        about: 'pharmacists?\\b|prescriptions?|dispens|text when|ready in|collect',
        lead: ['The people behind it.', 'How it is done here.'],
      },
    ],
    pic: { ask: 'A drawer of medicine boxes pulled out', alt: 'An open drawer with rows of medicine boxes' },
    claims: [
      [
        'Dispensing involves identity, dose, interaction and second checks',
        'professional standards of pharmacy bodies',
      ],
    ],
  },
  {
    id: 'take-thou',
    format: 'story',
    again: 10,
    emoji: '📜',
    tags: ['PharmacyHistory', 'WordOrigins', 'Pharmacy'],
    title: ['What does Rx mean on a prescription?', 'Rx, the snake and the cup: signs of the pharmacy'],
    cover: 'Take thou',
    gist: [
      'The R with the crossed leg comes from Latin: recipe, "take". A recipe was an order to whoever mixed it, and cooks borrowed the word. The cup with the snake belongs to Hygieia, after whom we call hygiene.',
      'On old jars and new signs stands a language that hardly anybody reads any more. It says: take.',
    ],
    subject: ['A word in two kitchens', 'One letter, one order'],
    hooks: {
      '*': [
        'The sign on a prescription is a Latin order, and it means: take.',
        'Recipe was a word for medicine before it was one for cake.',
        'A snake, a cup, an R with a crossed leg: pharmacies are full of old signs.',
      ],
      pa: [
        'Behind the letters on a prescription stands one of the oldest instructions of the trade.',
        'Rx: take. That is all it says.',
      ],
      fi: [
        'Have you ever wondered what the crossed R means?',
        'Your cookbook and your prescription are cousins.',
      ],
      t: 'The stroke through the leg of the R marks an abbreviation, as scribes used to draw it.',
      h: "Doctors' handwriting used to be Latin as well. As if that had been necessary.",
      i: 'Some words have carried care through two thousand years.',
      l: 'A jar with a gilded label, and one word.',
    },
    lines: {
      '*': [
        'Rx comes from recipe, Latin for "take". Cooks borrowed the word from healers, and not the other way round.',
        'The snake round a cup belongs to Hygieia, a goddess of health. Hygiene is named after her.',
        'In many countries a green cross marks a pharmacy, in Germany a red A, in America often a mortar.',
        'The stroke through the R is what scribes drew to say: I have shortened this word.',
      ],
      h: ['"Take" was the whole message. The rest was handwriting.'],
    },
    scene: [
      'Imagine a room that smells of camphor and orange peel. Drawers up to the ceiling, each with a word in Latin.',
      'On an old jar the gold has worn off, and of the word only three letters are left.',
    ],
    why: [
      [
        'For centuries medicines were mixed from a list, and every list began with the same command.',
        'Latin was read from Lisbon to Krakow, so a list could travel.',
        'The order went to the one at the scales and not to the patient.',
      ],
      [
        'Signs had to be understood by people who could not read.',
        'A picture over a door speaks every language.',
        'Snakes shed their skin, and so they stood for getting well.',
      ],
    ],
    parts: [
      [
        'The order',
        [
          'Recipe, wrote the physician: take. Then came roots, resins, weights and, at the end, what to make of them.',
          'At the top of the sheet stood one verb, and everything below hung on it.',
        ],
        'A handwritten page with a large initial',
      ],
      [
        'The short form',
        [
          'As it was written so often, only the R stayed, with a stroke through its leg.',
          'Scribes had a mark for "I have left something out", and drew it across the letter.',
        ],
        'An old prescription with a large R',
      ],
      [
        'The kitchen',
        [
          'Cooks wrote down what to take as well, and so the word moved into another room with a fire and a spoon.',
          'In English kitchens people said receipt for a long time, before recipe won.',
        ],
        'A cookbook beside a mortar',
      ],
      [
        'The cup',
        [
          'The snake that drinks from a bowl belongs to Hygieia, the daughter of the god of healing.',
          'She stood for keeping well, while her father stood for getting well.',
        ],
        'A sign with a cup and a snake',
      ],
    ],
    turn: [
      'So each list still begins with an order, and a kind one: take.',
      'Two thousand years, one verb.',
      'And the cake has forgotten where it has its word from.',
    ],
    asks: [
      'Which sign hangs over the pharmacy where you live?',
      'Have you ever found an old pharmacy jar at a market?',
    ],
    ends: {
      pa: ['One letter, one verb.', 'It says take, and nothing more.'],
      fi: ['Tell it over the next birthday cake.', 'Look up at the sign next time you pass one.'],
      t: 'Imperative singular of recipere.',
      h: 'The handwriting, too, has been passed down faithfully.',
      i: 'Take, and be well.',
      l: 'Gold on porcelain, a little worn.',
    },
    keep: 'the next walk through an old town',
    send: 'somebody who likes old words',
    own: [
      {
        kinds: ['history', 'people'],
        about: 'pharmac|founded|since|opened|famil|generation',
        lead: 'And a little history of our own.',
      },
    ],
    pic: {
      ask: 'A mortar or an old jar on a shelf',
      alt: 'An old pharmacy jar with a worn label on a shelf',
    },
    claims: [
      [
        'Rx from Latin recipe; bowl of Hygieia; signs differ by country',
        'dictionaries, histories of pharmacy',
      ],
    ],
  },
  {
    id: 'plaster-quick-or-slow',
    format: 'either',
    again: 7,
    emoji: '🩹',
    tags: ['ThisOrThat', 'FirstAid', 'EverydayHealth'],
    title: [
      '{Plaster|Band-aid}: pull it off quickly or slowly?',
      'Quick or slow: how do you take off a {plaster|bandage}?',
    ],
    cover: 'Quick or slow?',
    gist: [
      'One pulls and has done with it, the other lifts a corner and breathes. Both have their reasons, and both have their screams. How do you do it?',
      'There are two kinds of people, and a small sticky strip divides them.',
    ],
    subject: ['Two schools of pulling', 'One, two, and'],
    hooks: {
      '*': [
        'On three? Or on two, so that nobody expects it?',
        'Every family has one who pulls and one who peels.',
        'There are arguments for both, and they are all held in bathrooms.',
      ],
      pa: ['Quick hurts more for a moment, slow hurts less for longer.', 'Two ways, one strip.'],
      fi: ['Honestly: do you pull, or do you peel?', 'Who in your house is allowed to do it?'],
      t: 'Adhesive lets go more gently if it is pulled back flat along the skin, and wetted first.',
      h: '"On three", said the father, and pulled on one. He has not been trusted since.',
      i: 'Courage begins small, with a strip as long as a finger.',
      l: 'Warm water, and it lets go by itself.',
    },
    lines: {
      '*': [
        '{Plaster|Bandage}: rip or peel? Both camps have been right for generations.',
        'The third way: soak it in warm water or a little oil, and it slides off.',
        'Pull it flat back over itself, along the hair, and not straight up. It hurts less.',
        'For thin skin, as babies and very old people have it, slowly and wet is the only way.',
      ],
      h: ['Counting to three is a promise. Pulling on two is a lesson for life.'],
    },
    scene: [
      'The bath is running, a knee is held up, and two people look at a corner that has already turned grey.',
      '"Do it quickly." "Not yet." "Now?" "Not yet."',
    ],
    why: [
      [
        'The strip holds hair and skin alike, and hair is what complains.',
        'What is over in a second is dreaded for ten minutes, and the other way round.',
        'It is one of the first pains that a child may decide about.',
      ],
    ],
    parts: [
      [
        'Rip',
        ['Over before the mouth is open. The dread was worse.', 'For hairless places and brave moments.'],
        'A hand at the corner of a {plaster|bandage}',
      ],
      [
        'Peel',
        [
          'A corner, a finger on the skin beside it, and back, flat.',
          'With warm water it hardly pulls at all.',
        ],
        'A {plaster|bandage} being peeled back under water',
      ],
    ],
    turn: [
      'Whoever has to bear it may choose.',
      'And then the air gets to it, and it tickles.',
      'The one with the cartoon on it hurts least. Ask any child.',
    ],
    asks: ['Rip or peel?', 'Who takes it off at your house?'],
    ends: {
      pa: ['Flat and wet is kindest.', 'The skin beside it held firmly, then off.'],
      fi: ["Let the knee's owner decide.", 'And blow on it afterwards. It helps, somehow.'],
      t: 'Low angle, moist adhesive.',
      h: 'He now counts in front of witnesses.',
      i: 'Small courage is still courage.',
      l: 'It floats away.',
    },
    keep: 'the next scraped knee',
    send: 'somebody who counts to three',
    own: [
      {
        kinds: ['product', 'service'],
        about: 'plasters?|first.?aid|wound|dressings?|bandages?',
        lead: 'What sticks well, and lets go well.',
      },
    ],
    pic: {
      ask: 'A box of {plasters|bandages} beside a basin',
      alt: 'A box of {plasters|bandages} beside a washbasin',
    },
    claims: [['Peel back flat, moisten; fragile skin slowly', "nursing practice, makers' advice"]],
  },
  {
    id: 'sit-for-five-minutes-first',
    format: 'howto',
    again: 9,
    emoji: '🩺',
    tags: ['BloodPressure', 'HomeCheck', 'PharmacyTips'],
    title: [
      'How to measure blood pressure at home',
      'Home blood pressure: sit still first, then press the button',
    ],
    cover: 'Sit still first',
    gist: [
      'Sit for five minutes with your back supported and both feet flat, arm at heart height, cuff on bare skin, and do not talk. Measure twice, write it down. One single figure says little.',
      'Coffee, stairs, chatter and a full bladder push the figure up. Five quiet minutes before the button make it worth writing down.',
    ],
    subject: ['Five minutes before the button', 'Feet flat, mouth shut'],
    hooks: {
      '*': [
        'The most usual mistake in measuring blood pressure is to do it straight away.',
        'Before you press the button: sit down, feet flat, and be quiet for five minutes.',
        'If you talk while the cuff is filling, you are measuring the talk.',
      ],
      pa: ['A reading is only as good as the five minutes before it.', 'Sit, rest, measure, note. Twice.'],
      fi: [
        'Up the stairs, coat off, cuff on? Your heart is still on the stairs.',
        'Take a chair first. It really changes the figure.',
      ],
      t: 'Posture, arm height, talking and a full bladder each shift a reading noticeably.',
      h: 'Do not measure while you are on the phone to your sister. You know why.',
      i: 'Five quiet minutes a day are worth having, with or without a cuff.',
      l: 'A chair by the window, feet on the floor, nothing to say.',
    },
    lines: {
      '*': [
        'Before you measure blood pressure: five minutes sitting, back supported, feet flat, and no talking.',
        'The cuff goes on bare skin, two fingers above the bend of the elbow, with the arm resting at heart height.',
        'One high figure is no verdict. Note several over some days, and show the list.',
        'Coffee, a cigarette or a run within the last half hour: wait, then measure.',
      ],
      h: ['The figure rose when the news came on. That counts as a finding.'],
    },
    scene: [
      'Coat still on, cuff over the sleeve, one hand on the phone. It hums, it beeps, and the figure frightens the whole house.',
      'At the kitchen table somebody sits very straight, looks at nothing, and waits for an egg timer.',
    ],
    why: [
      [
        'Blood pressure changes from minute to minute, and that is quite normal.',
        'Getting up, laughing, worrying: each of them shows.',
        'What counts is the average in rest, and rest has to be made first.',
      ],
      [
        'An arm that hangs reads too high, and so does a cuff that is too small.',
        'Crossed legs and an unsupported back add to it.',
        'Talking alone can raise it.',
      ],
    ],
    parts: [
      [
        'Sit for five minutes',
        [
          'Back against the chair, legs side by side.',
          'Go to the toilet first, it counts.',
          'No telephone, no news.',
        ],
        'Somebody sitting at a table with feet flat',
      ],
      [
        'Put the cuff on bare skin',
        [
          'Sleeve off, and not pushed up into a roll.',
          'It should fit: ask for another size if it hardly closes.',
          'The tube runs down the inside of the arm.',
        ],
        'A cuff on a bare upper arm',
      ],
      [
        'Rest the arm at heart height',
        [
          'A cushion on the table does it.',
          'Palm up, fingers loose.',
          'Always the same arm, once you know which.',
        ],
        'An arm resting on a table',
      ],
      [
        'Measure twice and write it down',
        [
          'A minute apart, morning and evening, for some days.',
          'Date, time, both figures, pulse.',
          'Whoever reads it later sees more in ten lines than in one.',
        ],
        'A notebook with columns of figures',
      ],
    ],
    turn: [
      'And then you may talk again.',
      'The list is what your doctor would like to see.',
      'A calm figure is worth ten hurried ones.',
    ],
    asks: ['Where do you sit when you measure?', 'Morning or evening: when is yours calmer?'],
    ends: {
      pa: ['Rest first, button second.', 'Same chair, same arm, same hour.'],
      fi: [
        'Take the five minutes. Nobody will need you more in them than you do.',
        'Bring the list along next time.',
      ],
      t: 'Standardise posture, average readings.',
      h: 'Call your sister afterwards.',
      i: 'Breathe out, and press.',
      l: 'Quiet, and then a hum.',
    },
    caution:
      'Readings tell nothing about a single case. Very high figures, chest pain, sudden weakness or trouble speaking: call emergency help.',
    keep: 'the day the cuff comes out of its box',
    send: 'somebody who measures with the coat on',
    own: [
      {
        kinds: ['service', 'product', 'price'],
        about: 'blood pressure|health checks?',
        lead: ['For a reading with somebody who knows how.', 'And to have your own device looked at.'],
      },
    ],
    pic: {
      ask: 'A blood pressure cuff and a notebook on a table',
      alt: 'A blood pressure cuff beside a notebook on a table',
    },
    claims: [
      [
        'Rest five minutes, feet flat, back supported, bare arm at heart height, no talking, two readings',
        'advice of heart associations and health authorities',
      ],
    ],
  },
  {
    id: 'out-with-the-tick',
    format: 'season',
    again: 9,
    emoji: '🕷️',
    tags: ['Ticks', 'SummerHealth', 'FirstAid'],
    title: ['How to remove a tick', 'Tick bite: tweezers, a steady pull, and no oil'],
    cover: 'Straight out, no oil',
    gist: [
      'Fine tweezers, close to the skin, a slow steady pull, no twisting and squeezing. No oil, no glue, no flame. Clean the place, note the day, and watch it for some weeks.',
      'A tick wants to be out soon and gently. What you write in the calendar afterwards matters as well.',
    ],
    subject: ['Tweezers and a calendar', 'After the long grass'],
    hooks: {
      '*': [
        'After long grass: look at the backs of knees, the hairline and behind the ears.',
        'Oil, nail polish, a hot match: please, none of them. Tweezers.',
        'It is as small as a poppy seed, and it likes warm folds.',
      ],
      pa: ['The sooner a tick is out, the smaller the risk.', 'Tweezers, close to the skin, straight out.'],
      fi: [
        'Home from the woods? Make the bath an inspection, they think it is a game.',
        'Found one? No fuss, it is done in a moment.',
      ],
      t: 'Pressure on the body of a tick should be avoided; grip it at the mouthparts.',
      h: 'It has not booked, and it is not staying.',
      i: 'Look after one another: nobody can see the back of their own knee.',
      l: 'Grass up to the knee, and afterwards a slow, careful look.',
    },
    lines: {
      '*': [
        'Tick: fine tweezers, close to the skin, pull slowly and straight. No oil, no twisting and squashing, no match.',
        'Look behind ears, at the hairline, in armpits, groins and behind knees. And have a look at each other.',
        'Write down the day and the place. A spreading red patch in the following weeks belongs with a doctor.',
        'If the mouthparts stay in the skin, that is mostly harmless. Clean it, and leave it to grow out.',
      ],
      h: ['The dog has brought a friend. He is not on the list of guests.'],
    },
    scene: [
      'Evening, the bath is in, and on the white skin behind a knee sits a black dot that was not there this morning.',
      'Somebody stands in the hall with a {torch|flashlight} between the teeth and says: hold still.',
    ],
    why: [
      [
        'Oil and nail polish make it sick into you, which is the opposite of the plan.',
        'What torments a tick makes it give back what it drank.',
        'Smothering takes hours, and hours are what you want to save.',
      ],
      [
        'Germs need some time to pass over, so early is a real gain.',
        'Within the first day much can be prevented.',
        'It is the searching that counts, as one cannot remove what one has not found.',
      ],
    ],
    parts: [
      [
        'Look the same evening',
        [
          'Under the lamp, all the folds, children first.',
          'A shower washes off those that are still looking for a place.',
          'A spell in the hot dryer kills those in your clothes.',
        ],
        "A child's leg under a lamp",
      ],
      [
        'Grip close to the skin',
        [
          'At the head, and not at the belly.',
          'Cards and hooks work as well, if you know how.',
          'Fingers only if there is nothing else, with a tissue.',
        ],
        'Fine tweezers at the skin',
      ],
      [
        'Pull slowly and straight',
        ['Steady, for as long as it takes.', 'A jerk only tears it.', 'It lets go, it only needs a moment.'],
        'A steady hand with tweezers',
      ],
      [
        'Clean it and note the day',
        [
          'Soap and water, or something to disinfect.',
          'Date and place in the calendar, perhaps a photograph.',
          'A small red spot in the first days is common. One that grows is not.',
        ],
        'A calendar with a small note',
      ],
    ],
    turn: [
      'And the woods are lovely all the same.',
      'Long socks look silly and work.',
      'It took longer to read this.',
    ],
    asks: ['Where did you find your last one?', 'Long socks or spray: how do you go into the long grass?'],
    ends: {
      pa: ['Early, close, straight.', 'Out, clean, noted.'],
      fi: ['Then everybody into pyjamas.', 'Check the dog as well.'],
      t: 'Mouthparts gripped, axial traction, date recorded.',
      h: 'Checked out, without breakfast.',
      i: 'Outdoors is worth a pair of tweezers.',
      l: 'Evening light, and bare feet again.',
    },
    caution:
      'A growing red ring, fever or feeling ill in the weeks after a bite needs a doctor. Risks and vaccinations differ by region.',
    when: { months: [4, 5, 6, 7, 8, 9] },
    keep: 'the next walk in long grass',
    send: 'somebody with a dog and bare legs',
    own: [
      {
        kinds: ['product', 'service'],
        about: '\\bticks?\\b|insect|bites?|travel (?:health|clinic)|vaccin|first.?aid',
        lead: 'For the rucksack.',
      },
    ],
    pic: { ask: 'Fine tweezers on a clean cloth', alt: 'Fine tweezers on a clean cloth' },
    claims: [
      [
        'Remove ticks promptly with fine tweezers, straight, no oil or heat; watch for a spreading rash',
        'advice of public health authorities',
      ],
    ],
  },
  {
    id: 'before-the-birch',
    format: 'season',
    again: 9,
    emoji: '🌳',
    tags: ['HayFever', 'PollenSeason', 'PharmacyTips'],
    title: [
      'Hay fever: why to start before the pollen does',
      'Pollen season: begin two weeks early, and spray towards the ear',
    ],
    cover: 'Before the birch does',
    gist: [
      'Sprays with cortisone for the nose need days or weeks to reach their full effect, so they are begun ahead of the season and not in the middle of it. Aim outwards, away from the middle wall. Ask which kind is right for you.',
      'Whoever waits for the first sneeze runs behind all spring. Ask two weeks ahead, and have the technique shown.',
    ],
    subject: ['Two weeks before the birch', 'Aim at the ear'],
    hooks: {
      '*': [
        'If you wait for the first sneeze you will be running behind it until June.',
        'Most people aim a nasal spray at the middle. It should go towards the ear.',
        'The hazel does not look at the calendar. You may.',
      ],
      pa: [
        'Nasal sprays against hay fever work best when begun ahead of the season.',
        'Start early, spray outwards, keep at it.',
      ],
      fi: [
        'Do your eyes itch already when you see a birch? Then you know when yours begins.',
        'Every year you say: next time earlier. This is earlier.',
      ],
      t: 'Steroid sprays act on inflammation and take up to some weeks to reach full effect; antihistamines act within hours.',
      h: 'The birch is only thinking of its children. So are we all, with red eyes.',
      i: 'A spring outdoors is worth a little planning.',
      l: 'Catkins in the light, and a clear head.',
    },
    lines: {
      '*': [
        'A cortisone spray for hay fever needs a run-up: start about two weeks before your season. Ask which suits you.',
        'Spray with the opposite hand, towards the ear, and look down a little. Sniff gently, not hard.',
        'Wash pollen out of your hair in the evening, or you will sleep on it.',
        'In towns open the window early, in the country late: that is the rough rule for pollen.',
      ],
      h: ['Achoo is not a treatment plan.'],
    },
    scene: [
      'A first warm day, coats open, everybody in the park, and one person with a handkerchief and eyes like a rabbit.',
      'Under the hazel the car has turned yellow overnight.',
    ],
    why: [
      [
        'What calms an inflammation needs time. What blocks itching works quickly and ends quickly.',
        'The lining of the nose grows more irritable with each day of pollen.',
        'It is easier to keep calm than to make calm.',
      ],
      [
        'Sprayed at the middle wall it stings, can make the nose bleed, and misses its target.',
        'The swelling sits at the sides, so that is where the mist has to go.',
        'A hard sniff carries it all into the throat, where it does nothing.',
      ],
    ],
    parts: [
      [
        'Know your weeks',
        [
          'Hazel and birch first, grasses later, weeds last. A pollen calendar of your region tells.',
          'Note this year when it begins, and you have it for the next.',
          'It shifts with the weather, so begin rather early.',
        ],
        'Catkins on a branch',
      ],
      [
        'Ask what suits you',
        [
          'Tablets, drops, sprays: by age, by what else you take, by driving.',
          'Some make drowsy, others hardly do.',
          'Pregnant, with asthma, or a child: always ask.',
        ],
        'Three small boxes on a counter',
      ],
      [
        'Spray towards the ear',
        [
          'Right hand for the left side, and the other way round.',
          'Head slightly down, gentle breath in.',
          'Shake it first, if the label says so.',
        ],
        'A nasal spray held crosswise',
      ],
      [
        'Leave pollen at the door',
        [
          'Jacket in the hall, hair rinsed, washing dried indoors.',
          'A bedroom window with a screen is worth a great deal.',
          'Sunglasses keep much of it out of your eyes.',
        ],
        'A jacket on a hook in a hall',
      ],
    ],
    turn: [
      'And then the park is yours as well.',
      'Two weeks ahead are worth four afterwards.',
      'The birch will do what it does. You are ready.',
    ],
    asks: ['Which tree announces itself in your nose first?', 'When does it begin for you?'],
    ends: {
      pa: ['Ahead of time, and every day.', 'Early, outwards, steadily.'],
      fi: ['Put it in the calendar for next year, too.', 'Come what may, keep tissues in the coat.'],
      t: 'Onset of effect sets the start date.',
      h: 'Bless you, in advance.',
      i: 'Spring is short. Have all of it.',
      l: 'Clear air, after rain.',
    },
    caution:
      'With wheezing, a tight chest or asthma talk to a doctor before the season. Children and pregnant women should always ask first.',
    when: { months: [1, 2, 3, 4] },
    keep: 'the last week of winter',
    send: 'somebody who sneezes at blossom',
    own: [
      {
        kinds: ['product', 'service'],
        about: 'hay ?fever|allerg|pollen|antihistamine|nasal',
        lead: ['Ask about it here.', 'For the weeks of the birch.'],
      },
    ],
    pic: { ask: 'A branch with catkins in a glass', alt: 'A branch of catkins in a glass on a counter' },
    claims: [
      [
        'Steroid nasal sprays best begun about two weeks ahead; spray outwards',
        'advice of health services and allergy charities',
      ],
    ],
  },
  {
    id: 'before-the-doors-close',
    format: 'season',
    again: 8,
    emoji: '📅',
    tags: ['RepeatPrescription', 'HolidaySeason', 'PharmacyTips'],
    title: [
      '{Repeat prescription|Refills} before the holidays: count the strips today',
      '{Public holidays|Holidays} ahead: do your {tablets|pills} last?',
    ],
    cover: 'Count the strips',
    gist: [
      "Count what is left, add the days on which {surgeries are|the doctor's is} shut, and order a week earlier than usual. Before long holidays everybody else does it on the last day.",
      'A minute with a strip and a calendar saves a search for an emergency service on a holiday.',
    ],
    subject: ['Count today', 'Does it last until they open?'],
    hooks: {
      '*': [
        'Count your {tablets|pills} today, and not on the evening before the holiday.',
        "The strip says four. The calendar says that the {surgery|doctor's office} opens in six days.",
        'Everybody remembers on the same afternoon. You can be earlier.',
      ],
      pa: [
        "{Surgeries|Doctors' offices} close, prescriptions take days, and strips end on holidays.",
        'Count, reckon, order a week ahead.',
      ],
      fi: [
        'Before you buy wrapping paper, a quick look at the strip?',
        'Is there somebody you could count for as well?',
      ],
      t: 'Days left, minus days closed, minus days to issue and order: that is your margin.',
      h: 'Tablets have a talent for ending on the second day of a holiday.',
      i: 'Looking ahead is a quiet way of taking care.',
      l: 'A full box, and peace in the house.',
    },
    lines: {
      '*': [
        'Look at your strips today: do they last over the holidays, plus three days? If not, order now.',
        'A {repeat prescription|refill} passes through several hands. Before holidays each of them has more to do.',
        "Going away? Take a few days' more than you need, in the original boxes.",
        'Count for your parents, too. They say that they have enough, and have two.',
      ],
      h: ['Four {tablets|pills}, six days. Even the elves cannot make that come out.'],
    },
    scene: [
      'It is the last open afternoon, the {queue|line} reaches the door, and each one in it says: I only need my {tablets|pills}.',
      'On a holiday morning somebody presses the last {tablet|pill} out of the foil and looks at the calendar.',
    ],
    why: [
      [
        "Between your request and the bag stand a {surgery|doctor's office}, a signature, sometimes a delivery.",
        'Wholesalers make fewer runs in those days.',
        'If something is short, a week gives time to find another way.',
      ],
      [
        'Some medicines may not be paused, not even over two days of roast dinners.',
        'A gap is easier to prevent than to fill.',
        'Emergency services are for emergencies, and have enough of them.',
      ],
    ],
    parts: [
      [
        'Count every strip',
        [
          'Also the inhaler, the insulin, the cream.',
          'And the half {tablets|pills}.',
          'Write the number on the box.',
        ],
        'Strips laid out in a row',
      ],
      [
        'Mark the closed days',
        [
          'Doctor and pharmacy, and your own travel.',
          'They stand on doors and websites.',
          'Add two for luck.',
        ],
        'A calendar with crossed days',
      ],
      [
        'Order a week early',
        [
          'By app, by phone, over the counter: as you always do.',
          'Everything at once, if it can be aligned.',
          'Ask whether next month can follow the same rhythm.',
        ],
        'A repeat slip with ticks',
      ],
    ],
    turn: [
      'And that is one thing less to think of.',
      'Then the holiday may come.',
      'The {queue|line} on the last day will be shorter by one.',
    ],
    asks: ['How many days ahead do you order?', 'Who counts the {tablets|pills} in your family?'],
    ends: {
      pa: ['A week ahead, everything at once.', 'Count now.'],
      fi: ['And enjoy the days with a full box.', '{Ring|Call} your mother and count together.'],
      t: 'Stock minus closures, with a margin.',
      h: 'The roast has no repeat prescription either. Order that, too.',
      i: 'Peace begins with small preparations.',
      l: 'Candles, and nothing missing.',
    },
    caution:
      'Never stretch a medicine by taking less of it. If you are about to run out, {ring|call} a pharmacy or the {out-of-hours service|after-hours line}.',
    when: { months: [11, 12, 3, 4] },
    keep: 'the week before the holidays',
    send: 'whoever always has four left',
    own: [
      {
        kinds: ['service', 'process', 'hours'],
        about: 'prescriptions?|repeat|text when|deliver|closed|bank holiday|christmas|opening hours',
        lead: ['How it goes here.', 'For the days around the holidays.'],
      },
    ],
    pic: { ask: 'Medicine strips beside a calendar', alt: 'Medicine strips lying on a calendar' },
    claims: [['Order repeat prescriptions early before holidays', 'advice of health services']],
  },
];
