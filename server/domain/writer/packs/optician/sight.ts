// Glasses, lenses and what an eye test sees.
import type { Idea } from '../../library/idea.ts';
import { LENSES } from './kinds.ts';

export const SIGHT: readonly Idea[] = [
  {
    id: 'wash-them-do-not-breathe',
    format: 'howto',
    again: 8,
    emoji: '👓',
    tags: ['GlassesCare', 'EyewearTips', 'CleanGlasses'],
    title: 'How to clean glasses without scratching them',
    cover: 'Water first, cloth last',
    gist: [
      'Dust on a lens is grit. Rinse glasses under lukewarm water, put on a drop of plain washing-up liquid, rub with wet fingers, rinse, and dry with a clean microfibre cloth.',
      'A dry wipe with a shirt grinds dust across the lens. Water first, soap second, cloth last: glasses cleaned like that keep their coating longer.',
    ],
    subject: ['Your shirt scratches your glasses', 'Clean glasses: water before cloth'],
    hooks: {
      '*': [
        'How do you clean your glasses? If the answer is "with my shirt", read this.',
        'Most scratches on glasses come from cleaning them.',
      ],
      pt: 'Dust particles are hard enough to mark lens coatings, so glasses want water before any cloth.',
      fi: 'You breathe on your glasses and wipe them on your jumper? Your opticians know. They can see it.',
      a: 'Clean glasses in this order: water, soap, fingers, rinse, cloth.',
      h: 'Your shirt has met soup, dog and gravel today. Do not wipe your glasses on it.',
      l: 'Cool water, a drop of soap, and clean glasses for the day.',
    },
    lines: {
      '*': [
        'Rinse glasses before you wipe them. Dry dust under a cloth works like very fine sandpaper.',
        'Use lukewarm water on glasses. Hot water can harm the coating, and so can a sauna or a hot dashboard.',
        'A drop of plain {washing-up liquid|dish soap} cleans glasses well. Kinds with hand cream in them leave smears.',
        'Wash your glasses cloth as well, without fabric softener. Softener leaves a film that ends up on your lenses.',
      ],
      h: ['The fingerprints of a three-year-old on your glasses can be seen from the moon.'],
    },
    scene: [
      'On the morning train somebody takes off their glasses, breathes on them, wipes them on a scarf, holds them to the light and sighs.',
      'You wash your glasses, put them on, and notice that the kitchen needs a wipe as well.',
    ],
    why: [
      [
        'Kitchen paper and tissues are made of wood fibre, and a shirt carries dust. Both can scratch a lens.',
        'A tissue feels soft to your finger and is still rough on the coating of a lens.',
      ],
      [
        'Grease from your skin holds the dust on the lens, and soap takes it off.',
        'Water alone slides over skin oil. A drop of soap lifts it.',
      ],
    ],
    parts: [
      [
        'Rinse them under lukewarm water',
        [
          'The grit goes down the drain instead of across the lens.',
          'Ten seconds on each side, nose pads included.',
        ],
        'Glasses under a running tap',
      ],
      [
        'Rub with a drop of soap',
        ['Fingertips feel dirt that eyes miss.', 'Lenses, bridge, nose pads and the ends behind the ears.'],
        'A drop of soap on a lens',
      ],
      [
        'Rinse off the soap and shake',
        ['Drops that run off leave less to wipe.', 'Use clear water until all the soap is gone.'],
        'Water drops on a lens',
      ],
      [
        'Dry with a clean microfibre cloth',
        [
          'A cloth that lies loose in a bag picks up grit, so keep it in the case.',
          'Pat, then polish, with hardly any pressure.',
        ],
        'A microfibre cloth and glasses',
      ],
    ],
    turn: [
      'No water around? Better to leave your glasses dirty than to rub them dry.',
      'Washing your glasses takes half a minute.',
    ],
    asks: [
      'Shirt, scarf or cloth: what cleans your glasses, honestly?',
      'How often a day are your glasses cleaned?',
    ],
    ends: {
      pa: 'Half a minute each morning, and your lenses last longer.',
      fi: 'Then put your glasses on and enjoy the view.',
      t: 'Rinse, degrease, rinse, dry.',
      h: 'The three-year-old has come back with jam.',
      l: 'Clean glasses make the morning look freshly washed.',
    },
    keep: 'the next greasy morning',
    send: 'whoever wipes their glasses on a scarf',
    own: [
      {
        kinds: ['service', 'offer', 'policy', 'product'],
        about: 'clean|ultrasonic|adjust|cloth',
        lead: 'Care for your glasses, from our opticians.',
      },
    ],
    pic: { ask: 'Glasses held under a running tap', alt: 'A pair of glasses under running water' },
    claims: [
      [
        'Rinse first; soap; microfibre; no dry wiping or paper; heat harms coatings',
        "care advice of lens makers and opticians' associations",
      ],
    ],
  },
  {
    id: 'twenty-feet-away',
    format: 'tip',
    again: 9,
    emoji: '🪟',
    tags: ['ScreenEyes', 'EyeComfort', 'DeskTips'],
    title: 'Tired eyes at the screen: look out of the window and blink',
    cover: 'Look up and blink',
    gist: [
      'At a screen we blink far less than usual, and the eyes dry out. Every twenty minutes look into the distance for twenty seconds and blink on purpose.',
      'Burning eyes in the afternoon are often dry eyes. A look out of the window, a few full blinks and a screen below eye level help more than rubbing.',
    ],
    subject: ['Rest your eyes for twenty seconds', 'Screen eyes: have you blinked?'],
    hooks: {
      '*': [
        'Burning eyes at the screen by four? You have probably forgotten to blink.',
        'Tired of the screen? The best thing for your eyes is a look out of the window.',
      ],
      pt: 'At screens people blink less often and less fully, so the tear film breaks up and eyes feel tired.',
      fi: 'Be honest: when did you last look up from this screen?',
      a: 'Tired eyes: look far away, blink, and put the screen lower.',
      h: 'Your eyes were made to look for lions. Today it was a spreadsheet.',
      l: 'Look at the trees far away, blink slowly, and let your eyes rest.',
    },
    lines: {
      '*': [
        'Every twenty minutes at the screen, look at something far away for about twenty seconds. It relaxes the focusing muscle of the eye.',
        'Blink on purpose at the screen, with your eyes fully shut. Half blinks leave the lower part of the eye dry.',
        'Put the top edge of your screen at eye level or a little below. When you look down, your eyes are less open and dry out less.',
        'Air from a fan or a car vent in your face dries your eyes. Turn it aside.',
      ],
      h: ['Rest your eyes on a pigeon on the roof across the street. Give it a name.'],
    },
    scene: [
      'At four in the afternoon your eyes burn as if somebody were chopping onions, and it is only a spreadsheet.',
      'You look out of the office window: a crane, a cloud, a woman with a red umbrella. When you look back, the screen is easier to read.',
    ],
    why: [
      [
        'Looking near keeps a small muscle inside the eye at work. Distance gives it a rest.',
        'Focusing on a screen is work for the eyes, even if you do not notice it.',
      ],
      [
        'Each blink spreads a fresh film of tears. When you blink less, the eye dries out in patches.',
        'Staring at a screen dries the eyes, and blinking wets them again.',
      ],
    ],
    parts: [
      [
        'Look far away every twenty minutes',
        ['Look across the street, not just to the next desk.', 'Set a quiet reminder for the first week.'],
        'A view from an office window',
      ],
      [
        'Blink slowly, ten times',
        ['Shut your eyes fully each time.', 'Nobody in the meeting notices.'],
        'A closed eye',
      ],
      [
        'Lower the screen',
        [
          'Looking slightly down covers more of the eye.',
          'You should look slightly down at the middle of it.',
        ],
        'A screen below eye level',
      ],
    ],
    turn: [
      'Looking out of the window costs nothing. You can start right now.',
      'No lions out there today. Your eyes are grateful all the same.',
    ],
    asks: [
      'What do you see from your window while your eyes rest?',
      'When in the day do your eyes get tired at the screen?',
    ],
    ends: {
      pa: 'A pause for the eyes is shorter than a coffee.',
      fi: 'Now look up, just for a moment. We will wait.',
      t: 'Distance relaxes the focus, and blinking renews the tear film.',
      h: 'The pigeon is called Gerald.',
      l: 'A quiet minute at the window, and back to work with fresh eyes.',
    },
    caution:
      'If your eyes stay sore, red or blurred, or your sight changes suddenly, have them looked at soon. Do not wait for your next check.',
    keep: 'four in the afternoon',
    send: 'somebody who rubs their eyes at the screen',
    own: [
      {
        kinds: ['service', 'product', 'offer'],
        about: 'screen|computer|dry eye|\\boffice|workplace|\\bVDU',
        lead: 'Do you work at a screen all day? This is for you.',
      },
    ],
    pic: { ask: 'A view from a desk out of a window', alt: 'A window view over the edge of a screen' },
    claims: [
      [
        'Reduced and incomplete blinking at screens; breaks with distance viewing ease discomfort',
        'advice of optometric and ophthalmic associations',
      ],
    ],
  },
  {
    id: 'a-z-on-the-slip',
    format: 'glossary',
    again: 10,
    emoji: '📄',
    tags: ['EyeTest', 'GlassesPrescription', 'EyeWords'],
    title: 'How to read a glasses prescription: SPH, CYL, axis, add',
    cover: 'Your glasses prescription, explained',
    gist: [
      'SPH is the main strength: minus for short sight, plus for long sight. CYL and axis describe astigmatism. Add is the extra strength for reading.',
      'On a glasses prescription, minus means short-sighted and plus means long-sighted. CYL and axis are for astigmatism, and add is the extra for reading.',
    ],
    subject: ['What your glasses prescription says', 'Read your glasses prescription'],
    hooks: {
      '*': [
        'Your glasses prescription looks like secret code? Here is how to read it.',
        'SPH, CYL, axis, add: four things on every glasses prescription.',
      ],
      pt: 'A prescription for glasses names strength, astigmatism and its direction, and the reading addition.',
      fi: 'Is your glasses prescription in a drawer because nobody can read it? Get it out.',
      a: 'Read your glasses prescription: SPH, CYL, axis, add.',
      h: '"Minus one point five, cyl, axis ninety" is not a map reference. It is your glasses prescription.',
      l: 'A few figures on a glasses prescription, and trees have leaves again.',
    },
    lines: {
      '*': [
        'A minus on a glasses prescription means short sight: you see well up close and far things blur. A plus means long sight.',
        'CYL and axis on a glasses prescription belong together: how strong your astigmatism is, and at which angle.',
        'OD on a glasses prescription is your right eye and OS your left. Some print R and L instead.',
        'Keep your old glasses prescriptions. Comparing them shows how your eyes have changed.',
      ],
      h: ['Astigmatism sounds serious. It only means that your eye is shaped a bit like an egg.'],
    },
    scene: [
      'On the kitchen table lie a shopping list, a parking ticket and a glasses prescription. The prescription is the hardest to read.',
      '"I have minus two." "I have plus one." Two friends compare their glasses like shoe sizes.',
    ],
    why: [
      [
        'If an eye is a little too long or too short, the picture lands in front of the retina or behind it. The lens puts it in the right place.',
        'The figures on your prescription say how much your lenses must bend the light so that you see clearly.',
      ],
      [
        'A plus, a minus or an axis is easily copied wrong, and then the glasses are wrong too.',
        'Ask for a copy of your prescription and keep it safe.',
      ],
    ],
    parts: [
      [
        'SPH: the strength of the lens',
        [
          'It is the main figure: minus for short sight, plus for long.',
          'It makes things in the distance sharp. The word is short for sphere.',
        ],
        'A lens tester in use',
      ],
      [
        'CYL: how strong your astigmatism is',
        [
          'It says how much your eye differs from a round ball.',
          'If this box is empty, you have no astigmatism to correct.',
        ],
        'An egg beside a ball',
      ],
      [
        'Axis: the angle of your astigmatism',
        [
          'It runs from {nought|zero} to a hundred and eighty degrees.',
          'It says at which angle the CYL is set into the lens.',
        ],
        'A protractor on paper',
      ],
      [
        'Add: the extra for reading',
        [
          'Most people need it from the mid forties on.',
          'It is added to your main strength for near things.',
        ],
        "A book held at arm's length",
      ],
      [
        'PD: the distance between your pupils',
        ['With it the lenses are centred in front of your eyes.', 'It is given in millimetres.'],
        'A ruler held before a face',
      ],
    ],
    turn: [
      'A box on your prescription is empty? Then your lenses do not need that correction.',
      'Take a photo of your prescription, because paper gets lost.',
    ],
    asks: [
      'Which figure on your glasses prescription surprised you?',
      'Minus or plus: what does your prescription say?',
    ],
    ends: {
      pa: 'Keep your last three prescriptions and compare them.',
      fi: 'Any figure on your prescription still a riddle? Ask us.',
      t: 'Sphere, cylinder, axis, addition, pupil distance.',
      h: 'That was your prescription. The parking ticket is still unpaid.',
      l: 'A few figures, and the leaves on the trees are sharp.',
    },
    caution: 'A prescription for glasses is not one for contact lenses: those are fitted separately.',
    keep: 'the next eye test',
    send: 'somebody with a prescription in a drawer',
    own: [
      {
        kinds: ['service', 'process', 'price', 'policy'],
        about: 'eye (?:test|exam|check)|sight test|prescription',
        lead: 'This is what happens at an eye test here.',
      },
    ],
    pic: {
      ask: 'A glasses prescription beside a pair of glasses',
      alt: 'A prescription slip and glasses on a table',
    },
    claims: [
      [
        'Meaning of SPH, CYL, axis, add, PD; contact lenses are fitted separately',
        'definition, optometry textbooks',
      ],
    ],
  },
  {
    id: 'arms-too-short',
    format: 'answer',
    again: 9,
    emoji: '📖',
    tags: ['ReadingGlasses', 'EyesAndAge', 'GlassesTips'],
    title: 'Arms too short to read? What happens to eyes after forty',
    cover: 'Small print blurred after forty?',
    question: "Why do I suddenly hold the menu at arm's length?",
    short: 'Because the lens in your eye has become less elastic. It happens to everybody.',
    gist: [
      'From the mid forties the lens in the eye stiffens and near things blur. It is not an illness, and screens are not to blame. More light helps, and so do glasses.',
      "Do you hold the menu at arm's length and set the phone to large letters? That is presbyopia, and it comes to everyone in their forties or early fifties.",
    ],
    subject: ['Why the menu is hard to read', 'Reading gets harder after forty'],
    hooks: {
      '*': [
        'Do you hold the menu further away than last year? It may be time for reading glasses.',
        "At about forty-five everybody's arms become too short for reading.",
      ],
      pt: 'With age the lens of the eye loses elasticity, so near focus moves further away.',
      fi: 'Do you stretch your arm to read small print? Welcome to the club.',
      a: 'Menu hard to read after forty? That is normal. Have your eyes tested.',
      h: 'You cannot read the menu? The restaurant is not darker than last year. It is your eyes.',
      l: 'A good lamp, reading glasses, and a book is a pleasure again.',
    },
    lines: {
      '*': [
        'Do reading glasses make eyes lazy? No. The lens stiffens with or without them.',
        'More light makes small print easier to read. That is why you can read the label at noon and not at night.',
        'Ready-made reading glasses have the same strength on both sides. Most people have two different eyes.',
        'Short-sighted people in their fifties often read best by taking their glasses off.',
      ],
      h: ['Your phone now shows very large letters. You say the cat changed the setting.'],
    },
    scene: [
      "Two couples over fifty sit at a table with one candle, and all four hold the menu at arm's length.",
      'You photograph the label on a {tin|can} and make it bigger on the phone. It works, but reading glasses are quicker.',
    ],
    why: [
      [
        'The lens in a young eye is soft and changes shape to focus up close. Year by year it gets stiffer.',
        'The lens in the eye gets firmer all our lives. In the mid forties we notice it when we read.',
      ],
      [
        'Screens are not to blame. Monks in the Middle Ages already read with magnifying stones.',
        "People held books at arm's length long before there was a phone.",
      ],
    ],
    parts: [
      [
        'Turn up the light first',
        [
          'A good lamp from the side does wonders for small print.',
          'In daylight you can read smaller print than by candle.',
        ],
        'A reading lamp over a book',
      ],
      [
        'Have both eyes measured',
        [
          'Your two eyes are rarely the same, and an eye test checks their health as well.',
          'A proper test looks at more than letters.',
        ],
        'A test frame on a table',
      ],
      [
        'Say at what distance you read',
        ['A book, a screen and a music stand need different glasses.', 'Measure it at home with a string.'],
        'A string between eye and page',
      ],
    ],
    turn: [
      'Only the eye has got stiffer. The rest of you is still quite elastic.',
      'After the mid sixties your reading strength hardly changes any more.',
    ],
    asks: ['When did small print first get too small for you?', 'Where do you hide your reading glasses?'],
    ends: {
      pa: 'Reading trouble after forty is normal, and an eye test is quick.',
      fi: 'Come in, and bring the book that you would like to read.',
      t: 'The eye focuses less with age, and the reading addition makes up for it.',
      h: 'The cat has been cleared of all charges.',
      l: 'And a book in the evening is a pleasure again.',
    },
    caution:
      'If blur comes suddenly, in one eye, or with flashes, a dark curtain or pain, get help the same day.',
    keep: 'the next dark restaurant',
    send: 'somebody with very long arms',
    own: [
      {
        kinds: ['service', 'product', 'price', 'offer'],
        about: 'reading|varifocal|progressive|multifocal|eye (?:test|exam)',
        lead: 'Do you hold small print far away? Then this is for you.',
      },
    ],
    pic: { ask: "A menu held at arm's length", alt: "A hand holding a menu at arm's length" },
    claims: [
      [
        'Presbyopia is caused by stiffening of the lens and comes to all; glasses do not make it worse',
        'ophthalmology textbooks',
      ],
      ['Sudden loss, flashes, curtain: same-day care', 'advice of eye health bodies'],
    ],
  },
  {
    id: 'do-carrots-help',
    format: 'myth',
    again: 9,
    emoji: '🥕',
    tags: ['EyeMyths', 'EyeHealth', 'GoodToKnow'],
    title: 'Do carrots make you see better?',
    cover: 'Carrots and eyes',
    myth: 'Carrots make you see better',
    short: 'Only if you lack vitamin A, and with a normal diet hardly anyone does.',
    gist: [
      'Eyes need vitamin A, and a normal diet has enough. More carrots do not turn minus two into minus one. The legend grew in the Second World War.',
      'Carrots are healthy, but they do not replace glasses. British pilots were said to see in the dark because of carrots. In truth they had radar.',
    ],
    subject: ['The carrot legend', 'Do carrots help your eyes?'],
    hooks: {
      '*': [
        'Do carrots help your eyes? Less than your grandmother said.',
        'Carrots got famous for good eyes because of pilots, who in truth had radar.',
      ],
      pt: 'Vitamin A is needed for night vision, but extra does not improve eyes that are well supplied.',
      fi: 'Did you have to eat your carrots as a child, to see better?',
      a: 'Carrots are good for you. They do not replace glasses.',
      h: 'You never see a rabbit with glasses. But no rabbit has ever had an eye test.',
      l: 'Carrots, wartime pilots and a dark sky: it is a good story.',
    },
    lines: {
      '*': [
        'Carrots do not cure short sight. Eyes need vitamin A, and most diets have plenty of it.',
        'In the war people were told that carrots helped pilots to see at night. In truth they had radar on board.',
        'Not only carrots are good for eyes. Kale and spinach contain substances that are found in the retina itself.',
        'Reading in poor light tires your eyes, but it does not ruin them.',
      ],
      h: ['If carrots fixed eyes, we opticians would be selling carrots.'],
    },
    scene: [
      '"Eat your carrots, so that you see well," says Grandma. The child with the glasses chews.',
      'A British poster from the war told people to eat carrots to see better in the blackout.',
    ],
    why: [
      [
        'The body makes vitamin A from the orange colour, and eyes need it to see at dusk. More than enough does not help.',
        'More vitamin A is like more fuel in a full tank: the car does not go faster.',
      ],
      [
        'In the war there were plenty of carrots and little sugar, so the story came in handy.',
        'The story sold carrots, and it kept the new radar out of the talk.',
      ],
    ],
    parts: [
      [
        'Vitamin A helps you see at dusk',
        ['The eye needs it for seeing in dim light.', 'If you lack it, you see badly in the dark.'],
        'Sliced carrots on a board',
      ],
      [
        'Carrots do not cure short sight',
        ['Short and long sight come from the shape of the eye.', 'No vegetable shortens an eyeball.'],
        'Glasses beside a carrot',
      ],
      [
        'Clean glasses help you in the dark',
        ['So do a clean {windscreen|windshield} and the right strength.', 'Keep a good pair in the car.'],
        'A wet windscreen at night',
      ],
    ],
    turn: [
      'Eat carrots all the same. They taste good, and they crunch.',
      'And the pilots had excellent eyes to begin with.',
    ],
    asks: ['What were you told about eyes as a child?', 'Which eye myth does your family still believe?'],
    ends: {
      pa: 'Eat carrots for your health, and wear glasses for your sight.',
      fi: 'Tell the carrot story at your next Sunday lunch.',
      t: 'The retina needs vitamin A, but your prescription stays the same.',
      h: 'A whole bag of carrots, and still minus two.',
      l: 'A good story, and a bowl of carrots to go with it.',
    },
    caution:
      'If you see worse at dusk than you used to, have it checked. Very high doses of vitamin A can do harm.',
    keep: 'the next Sunday lunch',
    send: 'somebody who had to eat their carrots',
    pic: { ask: 'Carrots beside a pair of glasses', alt: 'Carrots and a pair of glasses on a table' },
    claims: [
      [
        'Vitamin A deficiency impairs night vision; more does not improve healthy eyes; excess can harm',
        'ophthalmology and nutrition textbooks',
      ],
      ['British wartime carrot story covered for airborne radar', 'histories of the Second World War'],
    ],
  },
  {
    id: 'round-face-square-frame',
    format: 'tip',
    again: 9,
    emoji: '🕶️',
    tags: ['ChoosingGlasses', 'EyewearStyle', 'FrameFit'],
    title: 'How to choose glasses that fit: bridge, width, brows',
    cover: 'Glasses that fit',
    gist: [
      'Glasses fit if they sit on the bridge of your nose without pinching, are as wide as your face, and your eyes are near the middle of the lenses. Then choose what you like.',
      'Check three things when you try on glasses: the nose, the temples and where your pupils are. If those fit, you will soon forget that you wear them.',
    ],
    subject: ['How glasses should fit', 'Glasses: first fit, then looks'],
    hooks: {
      '*': [
        'Choosing new glasses? Look at the nose before you look at the colour.',
        'Glasses fit when you forget after five minutes that you wear them.',
      ],
      pt: 'A frame fits when the bridge carries it, its width matches the face and the pupils sit near the middle.',
      fi: 'Choosing glasses from three hundred frames? Check these things first.',
      a: 'Glasses: bridge, width, pupils. Then colour.',
      h: 'If your glasses slide when you look at your shoes, they will slide all day.',
      l: 'Light glasses that do not pinch anywhere: that is a good fit.',
    },
    lines: {
      '*': [
        'Trying on glasses? Look down and shake your head gently. If they slide now, they will slide all day.',
        'Glasses should be about as wide as your face at the temples. Narrow ones press and wide ones slip.',
        'Short-sighted with a strong minus? A small round frame makes your lenses thinner and lighter.',
        'Take a photo of yourself in each new frame. Without your own glasses you cannot see well in the mirror.',
      ],
      h: ['Your friend says the new glasses "are so you". Your friend also said that about the hat.'],
    },
    scene: [
      'You try on frame number fourteen with your nose at the mirror, because without your own glasses you cannot see yourself.',
      '"Now laugh," says a friend at the mirror. The cheeks push the glasses up, so that frame is too deep.',
    ],
    why: [
      [
        'Glasses that pinch a little in the {shop|store} hurt by the evening.',
        'You wear your glasses sixteen hours a day, so every gram counts.',
      ],
      [
        'Lenses are sharpest in the middle. If you look through the edge, you see less well for the same money.',
        'The centre of a lens is its sharpest spot, so the pupil should be there.',
      ],
    ],
    parts: [
      [
        'Check the bridge of the nose',
        [
          'The frame should rest on the whole width of your nose and leave no dents.',
          'Adjustable pads help narrow and flat noses.',
        ],
        'A frame resting on a nose',
      ],
      [
        'Check the width of the frame',
        [
          'The arms should touch your temples lightly and not bend outwards.',
          'From the front you should see a sliver of face on each side.',
        ],
        'Glasses seen from above',
      ],
      [
        'Smile with the glasses on',
        ['If cheeks push the frame up, it is too deep.', 'Laugh, chew, look down: that is a day.'],
        'A laughing face with glasses',
      ],
      [
        'Take a photo of each frame',
        [
          'Look at the pictures at home with your old glasses on.',
          'From the side, too: others see you there.',
        ],
        'A phone photographing a person in glasses',
      ],
    ],
    turn: [
      'The frame you love does not fit? There is nearly always a similar one that does.',
      'Once the glasses fit, choose the colour. Be brave.',
    ],
    asks: [
      'Which of your old glasses would you rather not see again?',
      'Who comes along when you choose glasses?',
    ],
    ends: {
      pa: 'First the fit of your glasses, then the look.',
      fi: 'Bring somebody honest and kind when you choose glasses.',
      t: 'Bridge, width, pupils and depth: then your glasses fit.',
      h: 'The glasses suit you. The hat never did.',
      l: 'Then you look up, and the glasses simply belong to you.',
    },
    keep: 'the day you choose new glasses',
    send: 'somebody who pushes up their glasses',
    own: [
      {
        kinds: ['service', 'product', 'people', 'process'],
        about: 'frames?|fitting|styling|adjust|bespoke',
        lead: 'This is how we help you choose glasses here.',
      },
    ],
    pic: { ask: 'Several frames on a tray before a mirror', alt: 'Glasses frames on a tray' },
    claims: [
      [
        'Fit at bridge and temples and centred pupils matter; small frames thin strong minus lenses',
        'optics textbooks and dispensing practice',
      ],
    ],
  },
  {
    id: 'shower-with-lenses',
    format: 'mistake',
    again: 8,
    emoji: '💧',
    tags: ['ContactLenses', 'EyeSafety', 'LensCare'],
    only: LENSES,
    title: 'Contact lenses and tap water: why not in the shower or pool',
    cover: 'Lenses and water do not mix',
    wrong: 'Showering, swimming or rinsing with contact lenses in',
    gist: [
      'Tap, pool and sea water carry germs that can settle under a contact lens. Infections are rare but serious, so take lenses out to shower, and never put water in the case.',
      'Keep water away from contact lenses. Dry your hands before you touch them, use solution and never tap water, and take them out before you swim.',
    ],
    subject: ['Contact lenses: no tap water', 'Do not shower in contact lenses'],
    hooks: {
      '*': [
        'Do you shower with contact lenses in? Please stop, and here is why.',
        'Tap water is clean enough to drink, but not clean enough for contact lenses.',
      ],
      pt: 'Water can carry amoebae and bacteria that stick to contact lenses and infect the cornea.',
      fi: 'Do you rinse contact lenses under the tap, and nothing ever happened? Please do not do it again.',
      a: 'Contact lenses: no tap, no pool, no shower.',
      h: 'Your contact lens fell into the {basin|sink}. It has seen things. Let it go.',
      l: 'Dry hands, fresh solution and a quiet minute for your contact lenses.',
    },
    lines: {
      '*': [
        'Wash and dry your hands before you touch contact lenses. The drops on your fingers are tap water, too.',
        'Never top up old lens solution. Empty the case, wipe it, let it air dry, and fill it fresh.',
        'Change your contact lens case about every three months. In many bathrooms it is the dirtiest thing.',
        'Swimming with bad eyes? Get swimming goggles in your strength, or wear daily lenses under tight goggles and throw them away afterwards.',
      ],
      h: ['Some contact lens cases were last changed under another government.'],
    },
    scene: [
      'There is a hair on your contact lens, the bus leaves in four minutes, and the tap is so close.',
      'On the bathroom shelf stands an old contact lens case, green at the hinge.',
    ],
    why: [
      [
        'It is warm and damp under a contact lens, and germs that get in stay there for hours.',
        'A contact lens holds germs against the eye that tears would have washed away.',
      ],
      [
        'One of these germs, an amoeba, lives in tap water all over the world. You can drink it safely.',
        'The same water that you can drink can give your eye a long and painful infection.',
      ],
    ],
    parts: [
      [
        'Dry your hands first',
        [
          'Wash with soap, dry on a towel without fluff, and only then touch the lens.',
          'Wet fingers bring the tap along.',
        ],
        'Hands on a clean towel',
      ],
      [
        'Clean lenses only with solution',
        [
          'Use no tap water and no spit, not even once.',
          'A lens that fell into the {basin|sink} goes in the {bin|trash}, or into fresh solution as the label says.',
        ],
        'A lens case with fresh solution',
      ],
      [
        'Take lenses out before you swim',
        [
          'Take them out before a shower, a bath or a hot tub as well.',
          'Swimming goggles come with lenses in your strength.',
        ],
        'Swimming goggles beside a pool',
      ],
    ],
    turn: [
      'Keep a spare pair of daily lenses in your bag, in case one gets wet.',
      'And give your eyes a day off from contact lenses now and then.',
    ],
    asks: [
      'What do you do when a contact lens falls into the basin?',
      'How old is your contact lens case, honestly?',
    ],
    ends: {
      pa: 'The risk is rare, and keeping lenses dry is easy.',
      fi: 'Throw your old lens case away today.',
      t: 'Dry hands, sterile solution, and no water on your lenses.',
      h: 'May the lens in the {basin|sink} rest in peace.',
      l: 'And in the evening the lenses come out, and the glasses go on.',
    },
    caution:
      'Is your eye red, painful or sensitive to light? Take your contact lenses out and have it seen the same day.',
    keep: 'the bathroom shelf',
    send: 'somebody with a green lens case',
    own: [
      {
        kinds: ['service', 'product', 'price', 'offer'],
        about: 'contact lens|lenses\\b.*(?:fit|check|day)|aftercare',
        lead: 'Questions about contact lenses? Ask us.',
      },
    ],
    pic: { ask: 'A contact lens case beside a dry towel', alt: 'A lens case on a clean towel' },
    claims: [
      [
        'No water contact with lenses, Acanthamoeba risk; fresh solution; replace case regularly',
        'advice of health authorities and optometric associations',
      ],
    ],
  },
  {
    id: 'not-only-letters',
    format: 'behind',
    again: 9,
    emoji: '👁️',
    tags: ['EyeTest', 'BehindTheScenes', 'EyeHealth'],
    title: 'What an eye test checks besides reading letters',
    cover: 'What an eye test checks',
    gist: [
      'The letters in an eye test show how well you see. The lamp, the dots and the puff of air check the health of your eyes: the pressure, the edges of your view and the back of the eye.',
      'An eye test also looks at the blood vessels and the nerve at the back of your eye. That is why it is worth having one even if you see well.',
    ],
    subject: ['Why the eye test puffs at you', 'An eye test is more than letters'],
    hooks: {
      '*': [
        'Why have an eye test if you see well? Because it also checks the health of your eyes.',
        'What is the puff of air at an eye test for? It measures the pressure in your eye.',
      ],
      pt: 'An eye exam checks sharpness, pressure, field and the health of the retina and optic nerve.',
      fi: '"Better with one, or with two?" You cannot get that wrong at an eye test.',
      a: 'An eye test is more than letters. It looks inside your eye.',
      h: '"One or two?" is the only question at an eye test, and everybody is afraid to get it wrong.',
      l: 'An eye test: a dark room, a small lamp, and a picture of the back of your eye in orange.',
    },
    lines: {
      '*': [
        'If "one or two?" look the same at an eye test, say "the same". That is a useful answer.',
        'Glaucoma mostly does not hurt, and people do not notice it for years. That is why an eye test checks pressure and nerve.',
        'The back of the eye is the one place where blood vessels can be seen without a cut. An eye test looks there.',
        'Bring to your eye test: your glasses, a list of your {medicines|medications}, and what eye troubles your family has.',
      ],
      h: ['Somebody learnt the eye chart by heart in the waiting room. It was a different chart.'],
    },
    scene: [
      'At the eye test the room is dark, your chin is on a rest, somebody says "look at my ear", and a light comes so close that you see your own veins.',
      'The machine puffs at your eye and you jump, as everybody does. "Now the other one," says a friendly voice.',
    ],
    why: [
      [
        'Many eye conditions begin at the edge of your view, where you do not notice them.',
        'The brain fills gaps in your sight so well that you do not notice what is missing.',
      ],
      [
        'An eye condition that is found early can often be slowed. Lost sight seldom comes back.',
        'Eyes often do not hurt until it is late, so have them checked before.',
      ],
    ],
    parts: [
      [
        '"One or two?" finds your lens strength',
        [
          'Lenses are swapped until you see no difference.',
          'It is not an exam, and there is no wrong answer.',
        ],
        'A phoropter in a dark room',
      ],
      [
        'The puff of air measures eye pressure',
        [
          'Some opticians use a blue light instead.',
          'The pressure alone says little, so it is judged with the rest.',
        ],
        'A machine with a chin rest',
      ],
      [
        'The dots test your side vision',
        ['You press a button whenever you see a dot of light.', 'Nobody sees all of them, so do not worry.'],
        'A person at a visual field machine',
      ],
      [
        'The lamp shows the retina',
        ['It also shows the blood vessels and the nerve.', 'Often a photograph is taken as well.'],
        'A photograph of a retina on a screen',
      ],
    ],
    turn: [
      'At the end of an eye test you get your prescription, and you hear whether all is well.',
      'Those branches that you saw in the light were your own blood vessels.',
    ],
    asks: ['What do you find oddest at an eye test?', 'When was your last eye test?'],
    ends: {
      pa: 'Regular eye tests find what you cannot feel.',
      fi: 'And at an eye test you may blink whenever you like.',
      t: 'Sharpness, pressure, field of view, retina: an eye test checks them all.',
      h: 'Please do not learn the eye chart by heart.',
      l: 'The retina looks like an orange planet. Ask to see yours.',
    },
    caution:
      'How often you need an eye test depends on your age, health and family: ask us. If your sight changes suddenly, get help at once.',
    keep: 'the day you can no longer remember your last eye test',
    send: 'somebody who sees "very well, thank you"',
    own: [
      {
        kinds: ['service', 'process', 'price', 'offer', 'hours'],
        about: 'eye (?:test|exam|check)|sight test|\\boct\\b|retina',
        lead: 'This is how an eye test is done here.',
      },
    ],
    pic: { ask: 'An eye test chair in a dim room', alt: 'An eye test room with a chair and lamp' },
    claims: [
      [
        'Eye exams include pressure, field and retina; glaucoma is often without symptoms; vessels visible in the retina',
        'ophthalmology textbooks and advice of eye health bodies',
      ],
    ],
  },
  {
    id: 'first-day-with-glasses',
    format: 'question',
    again: 9,
    emoji: '🍃',
    tags: ['FirstGlasses', 'GlassesStories', 'EyeTalk'],
    title: 'Your first day with glasses: what did you suddenly see?',
    cover: 'Day one with glasses',
    gist: [
      'Leaves on trees, the number of the bus, the dust on the shelf: what did you see first with your first glasses?',
      'Most people remember the way home with their first glasses. What could you suddenly see?',
    ],
    subject: ['Your first day with glasses', 'What did you see first?'],
    hooks: {
      '*': [
        'What did you see first when you got your first glasses?',
        'On the first day with glasses, trees suddenly have leaves. What did you notice?',
      ],
      pt: 'The first glasses often show detail that nobody had known was missing.',
      fi: 'Do you still remember the way home with your first glasses?',
      a: 'Your first day with glasses: what did you see?',
      h: 'First day with glasses: the trees had leaves, and the {flat|apartment} had dust.',
      l: 'The first walk home with glasses, and every leaf on every tree is sharp.',
    },
    lines: {
      '*': [
        'What was the first thing that you saw with your first glasses?',
        'Children rarely say that they need glasses. They think that everybody sees like that.',
        'The floor looks nearer or bent with new glasses? For most people that passes in some days; if not, go back and have it checked.',
        'A child that sits close to the board, squints or tilts its head should have an eye test.',
      ],
      h: ['First glasses on, and the friendly man in the hall turns out to be a coat stand.'],
    },
    scene: [
      'A girl of eight with her first glasses stands under an ordinary tree and stares up at the leaves.',
      'On the bus, wearing your new glasses, you read every {shop|store} sign aloud: butcher, bank, shoes.',
    ],
    why: [
      [
        'Eyes get worse slowly, and you get used to it. With glasses everything is sharp in a second.',
        'Before your first glasses you do not know what you are missing.',
      ],
    ],
    parts: [
      [
        'You saw something far away',
        ['Leaves, bus numbers, the clock on the tower.', 'Perhaps the stars.'],
        'Leaves of a tree against the sky',
      ],
      [
        'You saw something close up',
        ['Dust, letters, your own face in the mirror.', 'Not all of it was a nice surprise.'],
        'A hand mirror on a shelf',
      ],
    ],
    turn: [
      'Most people remember the leaves on a tree.',
      'Tell your story to a child who has just got glasses.',
    ],
    asks: [
      'Leaf, bus or dust: what came into focus with your first glasses?',
      'How old were you when you got glasses?',
    ],
    ends: {
      pa: 'Small lenses make a big difference.',
      fi: 'We love stories about first glasses. Tell us yours.',
      t: 'First glasses take you from blurred to sharp in one second.',
      h: 'Nobody has told the coat stand.',
      l: 'And you look at the trees all the way home.',
    },
    keep: 'the way home with new glasses',
    send: 'a child with brand new glasses',
    pic: { ask: 'Sunlit leaves seen through a pair of glasses', alt: 'Leaves seen sharp through a lens' },
    claims: [
      [
        'Adaptation to new glasses usually takes days; signs of poor sight in children',
        'advice of optometric associations',
      ],
    ],
  },
  {
    id: 'sun-low-on-the-road',
    format: 'season',
    again: 9,
    emoji: '🌅',
    tags: ['WinterSun', 'DrivingGlasses', 'EyeTips'],
    when: { season: ['autumn', 'winter'] },
    title: 'Driving into low winter sun: clean glasses, clean glass',
    cover: 'Low sun on the road',
    gist: [
      'In winter the sun is low when everybody drives. Clean the {windscreen|windshield} inside as well, keep sunglasses in the car, and do not wear dark ones at dusk.',
      'Dirt makes low sun worse: on your glasses, and on the inside of the {windscreen|windshield}. Wipe both before you buy anything new.',
    ],
    subject: ['Driving into low winter sun', 'Dazzled on the way to work?'],
    hooks: {
      '*': [
        'Dazzled by the low sun on the way to work? Wipe the inside of the {windscreen|windshield} first.',
        'Low winter sun shows every smear on your glasses and your {windscreen|windshield}.',
      ],
      pt: 'Glare is light scattered by dirt and scratches, so clean surfaces reduce it first.',
      fi: 'Does the low sun dazzle you on the way to work?',
      a: 'Driving into low sun: clean your glasses and your {windscreen|windshield}, and keep sunglasses within reach.',
      h: 'In July your sunglasses are on your head all day. In January, when the sun is low, they are nowhere to be found.',
      l: 'A low white sun, a wet road and a winter morning drive.',
    },
    lines: {
      '*': [
        'Low sun dazzles you most through the film on the inside of the {windscreen|windshield}, where no wiper gets to.',
        'Sunglasses for driving: if a filter category is printed on the arm, avoid category four. It is too dark for the road.',
        'Yellow "night driving" glasses let in less light. In a study they brought no benefit.',
        'Do you see stars round lights when you drive at night? Have your eyes checked. It may be dirty lenses, dry eyes, a new strength or a cataract.',
      ],
      h: ['The sun visor in a car has two positions: in the way, and not where the sun is.'],
    },
    scene: [
      'At half past eight you drive round a bend into the low sun, and all you see is white. Somewhere in it is a cyclist.',
      'The sun is so low that the visor does not help, and you drive with one hand above your eyes.',
    ],
    why: [
      [
        'Low sun shines straight into your eyes, and a wet road doubles it.',
        'On a wet road the low sun comes from the front and from below.',
      ],
      [
        'In the dark season your pupils are wide, so glare bothers you more.',
        'In low sun, old scratches on your glasses light up like cobwebs.',
      ],
    ],
    parts: [
      [
        'Clean the {windscreen|windshield} on the inside',
        [
          'Wipe twice with a glass cloth, once across and once down.',
          'Breath and fumes from the plastic leave a film there.',
        ],
        'A hand wiping a windscreen from inside',
      ],
      [
        'Keep sunglasses in the car',
        [
          'Have them made in your strength, and keep them in a case.',
          '{Polarised|Polarized} lenses take the shine off a wet road. Some displays are hard to read with them.',
        ],
        'Sunglasses in a car door',
      ],
      [
        'Slow down until you can see',
        ['Leave more distance to the car in front.', 'The driver behind you is dazzled by the same sun.'],
        'A wet road in low sun',
      ],
    ],
    turn: [
      'By ten the sun is higher, and driving is easier.',
      'You know where the sun will dazzle you tomorrow, so slow down before that bend.',
    ],
    asks: ['On which bend do you see nothing but sun?', 'Where are your sunglasses right now?'],
    ends: {
      pa: 'Clean your glasses, wear sunglasses by day, and drive slowly into the sun.',
      fi: 'And watch out for cyclists in the low sun.',
      t: 'Less dirt on the glass means less glare.',
      h: 'Have you looked on top of your head?',
      l: 'Then a cloud comes, and the road is back.',
    },
    caution:
      'Do not wear tinted glasses to drive at dusk or at night. Not sure whether yours are right for driving? Ask us.',
    keep: 'the first frosty morning',
    send: 'somebody who drives to work into the sun',
    own: [
      {
        kinds: ['product', 'service', 'price', 'offer'],
        about: 'sunglasses|polari[sz]ed|driving|tint|anti.?reflect',
        lead: 'See what helps when you drive.',
      },
    ],
    pic: { ask: 'Low sun on a wet road through a windscreen', alt: 'Low sun over a wet road' },
    claims: [
      [
        'Filter category four is not for driving; yellow night driving glasses brought no benefit in a simulator study',
        'standards and published study',
      ],
      ['Dirt on windscreen and lenses increases glare', 'road safety advice'],
    ],
  },
];
