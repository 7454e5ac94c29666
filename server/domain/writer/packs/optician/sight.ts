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
    subject: ['The shirt is the enemy', 'Water before cloth'],
    hooks: {
      '*': [
        'How do you clean your glasses? If the answer is "with my shirt", read this.',
        'Most scratches on glasses come from cleaning them.',
      ],
      pt: 'Dust particles are hard enough to mark lens coatings, so glasses want water before any cloth.',
      fi: 'You breathe on your glasses and wipe them on your jumper? Your opticians know. They can see it.',
      a: 'Clean glasses in this order: water, soap, fingers, rinse, cloth.',
      h: 'The hem of your shirt has met soup, dog and gravel. Your glasses would rather not.',
      l: 'Cool water, a drop of soap, and the world sharp again.',
    },
    lines: {
      '*': [
        'Rinse glasses before you wipe them. Dry dust under a cloth works like very fine sandpaper.',
        'Use lukewarm water on glasses. Hot water can harm coatings, and so can the sauna and the dashboard in July.',
        'A drop of plain washing-up liquid without hand cream in it cleans lenses well. Balm leaves smears.',
        'Wash the microfibre cloth as well, without fabric softener. Softener leaves a film that you then wipe on to your lenses.',
      ],
      h: ['You can see the fingerprints of a three-year-old on glasses from the moon.'],
    },
    scene: [
      'A train in the morning. Somebody takes off the glasses, breathes, wipes them on the scarf, holds them to the light, and sighs.',
      'Under the tap the lenses come up clear, and you notice that the kitchen needs a wipe as well.',
    ],
    why: [
      [
        'Kitchen paper and tissues are made of wood fibre, and a shirt carries dust. Both feel soft and are not.',
        'What is soft to a finger can be rough to a coating.',
      ],
      [
        'Grease from skin holds dust fast, so soap is needed to let go of it.',
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
        'Rinse and shake',
        ['Drops that run off leave less to wipe.', 'Clear water until nothing squeaks.'],
        'Water drops on a lens',
      ],
      [
        'Dry with a clean microfibre cloth',
        [
          'A cloth that lives loose in a bag has become a rasp.',
          'Pat, then polish, with hardly any pressure.',
        ],
        'A microfibre cloth and glasses',
      ],
    ],
    turn: [
      'In an emergency, on the road: rather dirty than dry.',
      'It takes half a minute, as long as looking for the shirt hem.',
    ],
    asks: [
      'Shirt, scarf or cloth: what cleans your glasses, honestly?',
      'How often a day are your glasses cleaned?',
    ],
    ends: {
      pa: 'Half a minute in the morning, and lenses last longer.',
      fi: 'And then look round: it has got brighter.',
      t: 'Rinse, degrease, rinse, dry.',
      h: 'The three-year-old has come back with jam.',
      l: 'Clear, as after rain.',
    },
    keep: 'the next greasy morning',
    send: 'whoever wipes their glasses on a scarf',
    own: [
      {
        kinds: ['service', 'offer', 'policy', 'product'],
        about: 'clean|ultrasonic|adjust|cloth',
        lead: 'And what is done for your frame here.',
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
    subject: ['Twenty seconds of window', 'You have forgotten to blink'],
    hooks: {
      '*': [
        'Burning eyes at the screen by four? You have probably forgotten to blink.',
        'The best thing for screen eyes is a window.',
      ],
      pt: 'At screens people blink less often and less fully, so the tear film breaks up and eyes feel tired.',
      fi: 'Hand on heart: when did you last look up from this screen?',
      a: 'Tired eyes: look far away, blink, and put the screen lower.',
      h: 'Your eyes were made to look for lions. Today it was a spreadsheet.',
      l: 'The far trees, a slow blink, and quiet.',
    },
    lines: {
      '*': [
        'Every twenty minutes look at something far away for about twenty seconds. It lets the focusing muscle of the eye go loose.',
        'Blink on purpose at the screen, all the way shut. Half blinks leave the lower part of the eye dry.',
        'Put the top edge of the screen at or a little below eye level. Eyes that look down are less open and dry out less.',
        'Air from a fan or the car vent straight into the face dries the eyes. Turn it aside.',
      ],
      h: ['A pigeon on the roof opposite counts as a distant object. Name it.'],
    },
    scene: [
      "Four o'clock, the eyes burn as though somebody had been chopping onions, and it is only the quarterly figures.",
      'The cursor waits. You look out: crane, cloud, a woman with a red umbrella. When you look back the letters are softer on you.',
    ],
    why: [
      [
        'Looking near keeps a small muscle inside the eye at work. Distance gives it a rest.',
        'Focusing close is an effort you do not notice, as standing is.',
      ],
      [
        'Each blink spreads a fresh film of tears. Fewer blinks, more dry patches.',
        'Staring dries. A blink is the wiper.',
      ],
    ],
    parts: [
      [
        'Look far, often',
        ['Across the street, not to the next desk.', 'Set a quiet reminder for the first week.'],
        'A view from an office window',
      ],
      ['Blink in full', ['Ten slow ones, lids touching.', 'Nobody in the meeting notices.'], 'A closed eye'],
      [
        'Lower the screen',
        [
          'Looking slightly down covers more of the eye.',
          'A pile of books is too much, two is mostly right.',
        ],
        'A screen below eye level',
      ],
    ],
    turn: [
      'It costs nothing and can begin with the next sentence.',
      'Lions were not sighted. The eyes are grateful all the same.',
    ],
    asks: [
      'What do you see from your window while your eyes rest?',
      'When in the day do your eyes get tired at the screen?',
    ],
    ends: {
      pa: 'A pause for the eyes is shorter than a coffee.',
      fi: 'Now look up, just for a moment. We will wait.',
      t: 'Accommodation relaxes, tear film renews.',
      h: 'The pigeon is called Gerald.',
      l: 'The umbrella turned the corner.',
    },
    caution:
      'If eyes stay sore, red or blurred, or vision changes suddenly, have it looked at soon and do not wait for the next check.',
    keep: 'four in the afternoon',
    send: 'somebody with onions in the spreadsheet',
    own: [
      {
        kinds: ['service', 'product', 'offer'],
        about: 'screen|computer|dry eye|\\boffice|workplace|\\bVDU',
        lead: 'And for those who work at a screen all day.',
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
    cover: 'Your glasses slip, explained',
    gist: [
      'SPH is the main strength: minus for short sight, plus for long sight. CYL and axis describe astigmatism. Add is the extra for reading. Now the slip is no secret.',
      'Minus sees near, plus helps near, CYL is the shape of the eye, and add comes with the years: a glasses prescription in one breath.',
    ],
    subject: ['Minus, plus and a bit of axis', 'The slip from the eye test'],
    hooks: {
      '*': [
        'The slip after the eye test looks like a chess game. Here is how to read it.',
        'SPH, CYL, axis, add: four things on every glasses prescription.',
      ],
      pt: 'A prescription for glasses names strength, astigmatism and its direction, and the reading addition.',
      fi: 'You put the slip from the eye test in a drawer, as nobody can read it? Fetch it out.',
      a: 'Read your glasses prescription: SPH, CYL, axis, add.',
      h: '"Minus one point five, cyl, axis ninety" is no map reference. It is you.',
      l: 'Four figures, and the leaves on the trees have edges.',
    },
    lines: {
      '*': [
        'A minus on a glasses prescription means short sight: near is clear, far is soft. A plus means the other way round.',
        'CYL and axis on a prescription belong together: how strong the astigmatism is, and in which direction it lies.',
        'OD and OS on a prescription are Latin: right eye and left eye. Some slips write R and L.',
        'The figures change slowly for most grown-ups. Keep the old slips: the change says more than the figure.',
      ],
      h: [
        'Astigmatism sounds like something that one ought to apologise for. It is only an egg instead of a ball.',
      ],
    },
    scene: [
      'The slip lies on the kitchen table between a shopping list and a parking ticket. Of the three it is the hardest to read.',
      '"What have you got?" "Minus two." "I have plus one." Two friends compare, as others compare shoe sizes.',
    ],
    why: [
      [
        'An eye that is a little too long or too short puts the picture in front of the retina or behind it. The lens moves it back.',
        'The figure tells how much a lens must bend the light for it to land in the right place.',
      ],
      [
        'The sign and the axis are easily muddled when copied by hand, and then the glasses are wrong.',
        'Read it aloud once and ask for a copy. It belongs to you in many countries.',
      ],
    ],
    parts: [
      [
        'SPH',
        [
          'The main strength: minus for short sight, plus for long.',
          'The sphere: the figure by which distance gets sharp.',
        ],
        'A lens tester in use',
      ],
      [
        'CYL',
        ['How much the eye differs from a round ball.', 'The strength of the astigmatism.'],
        'An egg beside a ball',
      ],
      [
        'Axis',
        [
          'The direction of that difference, from nought to a hundred and eighty.',
          'The angle at which the cylinder is set into the lens.',
        ],
        'A protractor on paper',
      ],
      [
        'Add',
        [
          'The extra strength for reading, mostly from the mid forties on.',
          'What is added to the distance figure for near.',
        ],
        "A book held at arm's length",
      ],
      [
        'Pupil distance, PD',
        [
          'The distance between your pupils, so that the lens is centred.',
          'The width from pupil to pupil, in millimetres.',
        ],
        'A ruler held before a face',
      ],
    ],
    turn: [
      'And if a box is empty, you do not have it. Be glad.',
      'Photograph it: the slip gets lost, the phone seldom does.',
    ],
    asks: [
      'Which figure on your glasses slip surprised you?',
      'Minus or plus: what does your prescription say?',
    ],
    ends: {
      pa: 'Keep the last three and compare them.',
      fi: 'Now you can join in the conversation.',
      t: 'Sphere, cylinder, axis, addition, pupil distance.',
      h: 'The parking ticket is still unpaid.',
      l: 'The leaves have edges.',
    },
    caution: 'A prescription for glasses is not one for contact lenses: those are fitted separately.',
    keep: 'the next eye test',
    send: 'somebody with a slip in a drawer',
    own: [
      {
        kinds: ['service', 'process', 'price', 'policy'],
        about: 'eye (?:test|exam|check)|sight test|prescription',
        lead: 'And what happens at a test here.',
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
    title: 'Arms too short to read? What happens to eyes in the forties',
    cover: 'When your arms get too short',
    question: "Why do I suddenly hold the menu at arm's length?",
    short: 'Because the lens in your eye has become less elastic. It happens to everybody.',
    gist: [
      'From the mid forties the lens in the eye stiffens and near things blur. It is not an illness and not the fault of screens or of reading glasses. More light helps, and so do glasses.',
      "Menu at arm's length, phone with large letters, lamp moved closer: that is presbyopia, and it comes to everyone in their forties or early fifties.",
    ],
    subject: ['The menu gets longer arms', 'It comes to everybody'],
    hooks: {
      '*': [
        'You hold the menu further away than last year? Reading glasses are no disgrace.',
        "At about forty-five everybody's arms become too short for reading.",
      ],
      pt: 'With age the lens of the eye loses elasticity, so near focus moves further away.',
      fi: 'You turn up the lamp, stretch your arm, and blame the font? Welcome to the club.',
      a: 'Small print blurred after forty? It is normal. Get it measured.',
      h: 'It is not the restaurant that has got darker. But you may go on saying so.',
      l: 'A little more light, a lens, and the words come back.',
    },
    lines: {
      '*': [
        'Do reading glasses make eyes lazy? No. The lens stiffens with or without them.',
        'More light makes small print clearer: the pupil narrows and depth of focus grows. That is why it still works at noon.',
        'Ready-made reading glasses have the same strength on both sides and a fixed width. Most eyes are not made like that.',
        'Short-sighted people in their fifties often read best by taking their glasses off.',
      ],
      h: ['The phone offers larger letters. You say it was the cat that changed it.'],
    },
    scene: [
      'Two couples at a small table, one candle, four menus at four different lengths of arm.',
      'You photograph the label on the tin and make it bigger on the screen. It works. It is also a sign.',
    ],
    why: [
      [
        'The lens in the eye is soft when we are young and changes shape for near. Year by year it gives less.',
        'Each ring of life makes the lens a bit firmer. In the mid forties one notices.',
      ],
      [
        'It would have come without screens, too. Monks had reading stones.',
        "People held books at arm's length long before there was a phone.",
      ],
    ],
    parts: [
      [
        'Turn up the light first',
        ['A good lamp from the side does wonders for print.', 'Noon beats candle by a line or two.'],
        'A reading lamp over a book',
      ],
      [
        'Have both eyes measured',
        [
          'They are rarely the same, and the change is a good moment to check their health.',
          'A proper test looks at more than letters.',
        ],
        'A test frame on a table',
      ],
      [
        'Say at what distance you read',
        ['Book, screen and music stand are three different lengths.', 'Measure it at home with a string.'],
        'A string between eye and page',
      ],
    ],
    turn: [
      'It is not age. It is only the lens. The rest of you is quite elastic.',
      'After the mid sixties it hardly changes any more.',
    ],
    asks: [
      'When did you first notice that small print had shrunk?',
      'Where do you hide your reading glasses?',
    ],
    ends: {
      pa: 'A common change, easily measured.',
      fi: 'Come in out of the candlelight.',
      t: 'Accommodation falls with age; add compensates.',
      h: 'The cat has been given its own glasses.',
      l: 'And the words come close again.',
    },
    caution:
      'Blur that comes suddenly, in one eye, or with flashes, a curtain or pain needs help the same day.',
    keep: 'the next dark restaurant',
    send: 'somebody with very long arms',
    own: [
      {
        kinds: ['service', 'product', 'price', 'offer'],
        about: 'reading|varifocal|progressive|multifocal|eye (?:test|exam)',
        lead: 'And for those whose arms have become too short.',
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
    short: 'Only if you lacked vitamin A. In most countries hardly anyone does.',
    gist: [
      'Eyes need vitamin A, and a normal diet has enough. More carrots do not make minus two into minus one. The legend grew in the Second World War.',
      'Carrots are healthy and do not replace glasses. British pilots were said to see in the dark because of them. In truth they had radar.',
    ],
    subject: ['The pilots and the radar', 'What carrots can do'],
    hooks: {
      '*': [
        'Do carrots help the eyes? Less than your grandmother said, and there is a war behind it.',
        'The carrot got its fame for good eyes from pilots who had something better: radar.',
      ],
      pt: 'Vitamin A is needed for night vision, but extra does not improve eyes that are well supplied.',
      fi: 'Did you also eat up the carrots as a child because of your eyes?',
      a: 'Carrots are fine. They are no glasses.',
      h: 'Nobody has ever seen a rabbit with glasses. Nobody has tested their eyes either.',
      l: 'An orange root, a dark sky, a good story.',
    },
    lines: {
      '*': [
        'Carrots do not cure short sight. Eyes need vitamin A, and most diets have plenty of it.',
        'The tale of pilots who saw at night thanks to carrots was spread in the war. Behind it was radar on board.',
        'Green leaves such as kale and spinach have substances that sit in the retina itself. Carrots have competition.',
        'Reading in poor light tires the eyes, but does not ruin them. That myth may go as well.',
      ],
      h: ['The rabbit sends its regards and did not see you coming.'],
    },
    scene: [
      '"Eat up, so that you see well." On the plate lie six orange coins, and the child with the glasses chews.',
      'An English poster from the forties: a carrot with a walking stick, and under it a line about the blackout.',
    ],
    why: [
      [
        'The body makes vitamin A from the orange dye, and the eye needs it to see in twilight. Beyond enough it stores it.',
        'A full tank does not drive faster.',
      ],
      [
        'In the war carrots were plentiful and sugar was not. The story was useful in more than one way.',
        'It sold vegetables, and it drew attention away from a new device.',
      ],
    ],
    parts: [
      [
        'What vitamin A does',
        ['It is part of the pigment for seeing in dim light.', 'Who lacks it sees badly at dusk.'],
        'Sliced carrots on a board',
      ],
      [
        'What it does not do',
        ['Short and long sight come from the shape of the eye.', 'No vegetable shortens an eyeball.'],
        'Glasses beside a carrot',
      ],
      [
        'What helps in the dark',
        [
          'Clean lenses, a clean windscreen, and the right strength.',
          'Glasses kept for the car are the best night vision most of us can have.',
        ],
        'A wet windscreen at night',
      ],
    ],
    turn: [
      'Eat them all the same. They taste good, and they crunch.',
      'And the pilots had excellent eyes to begin with.',
    ],
    asks: ['What were you told about eyes as a child?', 'Which eye myth does your family still believe?'],
    ends: {
      pa: 'Vegetables for health, lenses for sight.',
      fi: 'Tell it at the next Sunday lunch.',
      t: 'Retinal pigment needs vitamin A; refraction does not change.',
      h: 'Six coins, and still minus two.',
      l: 'The sky was full of carrots.',
    },
    caution:
      'If you see worse at dusk than you used to, have it checked. Very high doses of vitamin A can do harm.',
    keep: 'the next Sunday lunch',
    send: 'somebody who had to eat up',
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
    cover: 'A frame that fits first',
    gist: [
      'Never mind face shapes: a frame fits if it sits on the bridge without pinching, is as wide as your face, and your eyes are near the middle of the lenses. Then comes taste.',
      'Three looks in the mirror decide about glasses: the nose, the temples and where the pupils are. What fits in these three places is forgotten on the face.',
    ],
    subject: ['Bridge, width, pupil', 'Fit first, taste second'],
    hooks: {
      '*': [
        'Choosing new glasses? Look at the nose before you look at the colour.',
        'Glasses that fit are forgotten after five minutes.',
      ],
      pt: 'A frame fits when the bridge carries it, its width matches the face and the pupils sit near the middle.',
      fi: 'You stand before three hundred frames and all of them look at you? Begin with these three.',
      a: 'Glasses: bridge, width, pupils. Then colour.',
      h: 'If they slide when you look at your shoes, they will slide when you look at your boss.',
      l: 'A light frame, and nothing that pinches.',
    },
    lines: {
      '*': [
        'Look down and shake your head gently: glasses that slide now will slide all day.',
        'The frame should be about as wide as your face at the temples. Narrower presses, wider slips.',
        'With a strong minus a small round frame makes thinner and lighter lenses.',
        'Take a photograph of yourself in each frame, as without your lenses you cannot judge the mirror.',
      ],
      h: ['Your friend says "they are you". Your friend also said that about the hat.'],
    },
    scene: [
      'Frame number fourteen. You lean towards the mirror until your nose touches it, since without your own glasses you see nobody there.',
      'Two people and one mirror. "Now laugh." The cheeks lift the frame, and that was the answer.',
    ],
    why: [
      [
        'Nose and ears carry the weight all day. What pinches a bit in the shop hurts by the evening.',
        'A few grams are nothing for a minute and a lot for sixteen hours.',
      ],
      [
        'Lenses are best at the middle. If your eye looks through the edge, you see less well for the same money.',
        'The centre of a lens is its sharpest spot, so the pupil should be there.',
      ],
    ],
    parts: [
      [
        'Test the bridge',
        [
          'It should rest on the whole width of the nose, and leave no dents.',
          'Adjustable pads help narrow and flat noses.',
        ],
        'A frame resting on a nose',
      ],
      [
        'Test the width',
        [
          'Temples touch lightly and do not bend outwards.',
          'From the front you should see a sliver of face on each side.',
        ],
        'Glasses seen from above',
      ],
      [
        'Test the smile',
        ['If cheeks push the frame up, it is too deep.', 'Laugh, chew, look down: that is a day.'],
        'A laughing face with glasses',
      ],
      [
        'Photograph it',
        [
          'Look at the pictures at home with your old glasses on.',
          'From the side, too: others see you there.',
        ],
        'A phone photographing a person in glasses',
      ],
    ],
    turn: [
      'And if you like one and it does not fit: there is nearly always its cousin.',
      'Only then does the colour come. Here you may be brave.',
    ],
    asks: [
      'Which glasses of your past would you rather not see again?',
      'Who comes along when you choose glasses?',
    ],
    ends: {
      pa: 'Fit is measured, taste is yours.',
      fi: 'Bring somebody who is honest and kind.',
      t: 'Bridge, temple width, centration, depth.',
      h: 'The hat was not you, by the way.',
      l: 'Then you look up, and it is simply you.',
    },
    keep: 'the day of the three hundred frames',
    send: 'somebody who pushes up their glasses',
    own: [
      {
        kinds: ['service', 'product', 'people', 'process'],
        about: 'frames?|fitting|styling|adjust|bespoke',
        lead: 'And who looks with you here.',
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
      'Tap, pool and sea water carry germs that can settle between lens and eye. Rare, but serious: so no shower with lenses in, and never a drop of water in the case.',
      'Contact lenses and water belong apart. Dry hands before you touch them, solution instead of tap, and goggles or no lenses in the pool.',
    ],
    subject: ['No drop from the tap', 'Dry hands, please'],
    hooks: {
      '*': [
        'Do you shower with contact lenses in? Many do, and it is the habit to drop.',
        'Tap water is clean enough to drink and not clean enough for contact lenses.',
      ],
      pt: 'Water can carry amoebae and bacteria that stick to contact lenses and infect the cornea.',
      fi: 'Just quickly rinse the lens under the tap, nothing has ever happened? Please not again.',
      a: 'Contact lenses: no tap, no pool, no shower.',
      h: 'Your lens fell into the basin. It has seen things. Let it go.',
      l: 'Dry hands, fresh solution, a quiet minute.',
    },
    lines: {
      '*': [
        'Wash your hands before you touch contact lenses, and dry them. The drops on your fingers are tap water, too.',
        'Never top up old lens solution. Empty the case, wipe it, let it air dry, and fill it fresh.',
        'Change the lens case about once every three months. It is the dirtiest thing in many bathrooms.',
        'In the pool: daily lenses under tight goggles and then into the bin, or swimming goggles with your own strength.',
      ],
      h: ['The case was last changed under another government.'],
    },
    scene: [
      'The lens sits on the fingertip, a hair on it, the bus goes in four minutes, and the tap is so close.',
      'On the shelf stands a lens case, green at the hinge. It has accompanied somebody through two flats.',
    ],
    why: [
      [
        'Between lens and cornea it is warm and damp, and what gets in there stays for hours.',
        'A lens holds germs where tears would have washed them off.',
      ],
      [
        'One of these germs, an amoeba, lives in tap water all over the world and does no harm to anyone who drinks it.',
        'In the stomach harmless, on the cornea a long and painful matter.',
      ],
    ],
    parts: [
      [
        'Dry hands',
        ['Soap, water, towel without fluff, and only then the lens.', 'Wet fingers bring the tap along.'],
        'Hands on a clean towel',
      ],
      [
        'Solution only',
        [
          'No tap water, no spit, not even once.',
          'What fell into the basin goes into the bin, or into fresh solution as the label says.',
        ],
        'A lens case with fresh solution',
      ],
      [
        'Out before water',
        [
          'Shower, bath, lake, hot tub: glasses or nothing.',
          'In the water it is blurred, so nobody recognises you either.',
        ],
        'Swimming goggles beside a pool',
      ],
    ],
    turn: [
      'A pack of dailies in the bag makes it easy to be strict.',
      'And the eyes have a day off as well, with glasses.',
    ],
    asks: [
      'What do you do when a contact lens falls into the basin?',
      'How old is your lens case, honestly?',
    ],
    ends: {
      pa: 'A rare risk with a simple remedy.',
      fi: 'Throw the old case away today. Now, even.',
      t: 'Dry, sterile solution, no water contact.',
      h: 'The lens in the basin is at peace.',
      l: 'And in the evening, glasses and tea.',
    },
    caution:
      'A red, painful or light-shy eye with contact lenses: take them out and see an eye professional the same day.',
    keep: 'the edge of the basin',
    send: 'somebody with a green lens case',
    own: [
      {
        kinds: ['service', 'product', 'price', 'offer'],
        about: 'contact lens|lenses\\b.*(?:fit|check|day)|aftercare',
        lead: 'And for questions about lenses.',
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
    title: 'What an eye test looks at besides letters',
    cover: 'More than letters',
    gist: [
      'Letters show how sharp you see. The lamp, the dots and the puff look at something else: pressure, the edges of your field, and the only place where blood vessels lie open to view.',
      'At an eye test somebody looks at the back of your eye, where vessels and nerve can be seen without a cut. That is why it pays even if you see well.',
    ],
    subject: ['The puff has a reason', 'A look at the back of the eye'],
    hooks: {
      '*': [
        'Why have an eye test if you see well? Because half of it has nothing to do with seeing.',
        'The strange puff at the eye test, and what it is for.',
      ],
      pt: 'An eye exam checks sharpness, pressure, field and the health of the retina and optic nerve.',
      fi: '"Better one, or better two?" You are afraid to get it wrong? You cannot.',
      a: 'An eye test is more than letters. It looks inside.',
      h: 'There is no wrong answer to "one or two". There is only a long silence.',
      l: 'A dark room, a small lamp, a landscape in orange.',
    },
    lines: {
      '*': [
        'At the question "one or two?" say "the same" if it is. That is an answer, and a useful one.',
        'Glaucoma mostly does not hurt and is not noticed for years. The pressure and nerve check is for that.',
        'The back of the eye is the only place where one can look at blood vessels without a cut.',
        'Bring your old glasses, a list of medicines and eye troubles in the family to an eye test.',
      ],
      h: ['Somebody learnt the last line by heart in the waiting area. It was from another chart.'],
    },
    scene: [
      'The room is dark, your chin is on paper, somebody says "look at my ear", and a light comes so close that you see your own veins like a bare tree.',
      'Puff. You jump, as everybody does. "Once more on the other side," says a friendly voice.',
    ],
    why: [
      [
        'Many eye conditions begin quietly at the edge, where nobody looks.',
        'The brain patches holes so well that one does not see what is missing.',
      ],
      [
        'What is found early can often be slowed. What was lost seldom comes back.',
        'Eyes do not complain until late. One has to ask them.',
      ],
    ],
    parts: [
      [
        'One or two?',
        ['Lenses are swapped until the difference is gone.', 'It is a narrowing down and no exam.'],
        'A phoropter in a dark room',
      ],
      [
        'The puff or the blue light',
        ['It measures the pressure in the eye.', 'A value alone says little, so it is seen with the rest.'],
        'A machine with a chin rest',
      ],
      [
        'The dots',
        ['You press when you see one. It shows the edges of your view.', 'Nobody catches them all.'],
        'A person at a visual field machine',
      ],
      [
        'The lamp',
        ['It looks at retina, vessels and the head of the nerve.', 'Some have a photograph to take home.'],
        'A photograph of a retina on a screen',
      ],
    ],
    turn: [
      'And at the end there is a slip, and a sentence: all as before, or let us look again.',
      'The tree that you saw was you.',
    ],
    asks: ['What do you find oddest at an eye test?', 'When was your last eye test?'],
    ends: {
      pa: 'Regular checks find what one does not feel.',
      fi: 'And please blink whenever you like.',
      t: 'Acuity, pressure, field, fundus.',
      h: 'The chart of the waiting area was upside down.',
      l: 'A landscape in orange, with a small sun.',
    },
    caution:
      'How often to be checked depends on age, health and family: ask an eye professional. Sudden changes do not wait for an appointment.',
    keep: 'the day you can no longer remember your last eye test',
    send: 'somebody who sees "very well, thank you"',
    own: [
      {
        kinds: ['service', 'process', 'price', 'offer', 'hours'],
        about: 'eye (?:test|exam|check)|sight test|\\boct\\b|retina',
        lead: 'And how it is done here.',
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
      'Everybody who has glasses remembers the way home on that day. What had edges, all of a sudden?',
    ],
    subject: ['Leaves on the trees', 'What had edges?'],
    hooks: {
      '*': [
        'What did you see first when you got your first glasses?',
        'On the first day with glasses, trees have leaves. What was it for you?',
      ],
      pt: 'First correction often brings back detail that nobody had known was missing.',
      fi: 'Do you still remember the way home with your first glasses?',
      a: 'First day with glasses: name what you saw.',
      h: 'First day with glasses: the trees had leaves, and the flat had dust.',
      l: 'Single leaves, each with an edge, all the way home.',
    },
    lines: {
      '*': [
        'What was the first thing that you saw with your first glasses?',
        'Children rarely say that they see badly. They think that everybody sees like that.',
        'The floor looks nearer or bent with new glasses? For most people that passes in some days; if not, go back and have it checked.',
        'A child that sits close to the board, squints or tilts its head should have an eye test.',
      ],
      h: ['The classmate you had admired for a year turned out to be a coat stand.'],
    },
    scene: [
      'A girl of eight on the pavement, head back, mouth open, under a quite ordinary plane tree.',
      'On the bus you read aloud: butcher, bank, keys cut while you wait. Your mother looks out of the window, and rather quiet.',
    ],
    why: [
      [
        'Blur comes slowly, and one gets used to it. Sharpness comes in a second.',
        'What one has never seen one does not miss.',
      ],
    ],
    parts: [
      [
        'Something far away',
        ['Leaves, bus numbers, the clock on the tower.', 'They had been there all along.'],
        'Leaves of a tree against the sky',
      ],
      [
        'Something close',
        ['Dust, letters, your own face in the mirror.', 'Not all of it was welcome.'],
        'A hand mirror on a shelf',
      ],
    ],
    turn: [
      'Most remember a tree. It is always the trees.',
      'Tell it to a child who has just been given some.',
    ],
    asks: [
      'Leaf, bus or dust: what came into focus with your first glasses?',
      'How old were you when you got glasses?',
    ],
    ends: {
      pa: 'Small lenses, large difference.',
      fi: 'We love these stories. Tell us yours.',
      t: 'From blur to edge in one second.',
      h: 'The coat stand never knew.',
      l: 'All the way home, leaf by leaf.',
    },
    keep: 'the way home under trees',
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
      'In winter the sun stands low when everybody drives. Clean the windscreen inside as well, keep sunglasses in the car, and do not wear dark ones at dusk.',
      'Glare scatters on dirt: on lenses, on the inside of the windscreen, on scratches. Wiping those helps against low sun before any new glasses do.',
    ],
    subject: ['The inside of the windscreen', 'Dazzled at half past eight'],
    hooks: {
      '*': [
        'Dazzled by the low sun on the way to work? Wipe the inside of the windscreen first.',
        'Low winter sun finds every smear on your glasses and your windscreen.',
      ],
      pt: 'Glare is light scattered by dirt and scratches, so clean surfaces reduce it first.',
      fi: 'Do you know that bend where at half past eight you see nothing at all?',
      a: 'Low sun: clean lenses, clean windscreen, sunglasses within reach.',
      h: 'At noon in July they lie on your head. At half past eight in January they are in July.',
      l: 'A white sun, wet tarmac, and long light.',
    },
    lines: {
      '*': [
        'The film on the inside of a windscreen scatters low sun more than dirt outside, where wipers can reach it.',
        'Sunglasses for driving: look for the filter category on the arm. Category four is too dark for the road.',
        'Yellow "night driving" glasses make the world cosier and let in less light. Tests found no benefit.',
        'If lights have grown stars round them lately, have your eyes checked: it may be lens dirt, dryness, a new strength or a cataract.',
      ],
      h: ['The visor has two positions: in the way, and too small.'],
    },
    scene: [
      'Half past eight, a wet road, a bend to the east, and in front of you nothing but white. Somewhere in it there is a cyclist.',
      'You fold down the visor, make yourself taller, and drive the last hundred metres from memory.',
    ],
    why: [
      [
        'Low light shines straight into the eyes, and a wet road doubles it.',
        'The sun comes from the front, and once more from below.',
      ],
      [
        'In the dark season pupils are wide, and what scatters light is noticed more.',
        'Old scratches that nobody saw in summer light up like cobwebs.',
      ],
    ],
    parts: [
      [
        'Clean the windscreen from within',
        [
          'A glass cloth, twice, once across and once down.',
          'It is warm breath and plastic fumes that settle there.',
        ],
        'A hand wiping a windscreen from inside',
      ],
      [
        'Keep sunglasses in the car',
        [
          'With your strength, in a case, not in the sun on the dashboard.',
          'Polarised ones take the shine off a wet road, and off some displays.',
        ],
        'Sunglasses in a car door',
      ],
      [
        'Drive as though blind',
        [
          'More distance, less speed, until you see again.',
          'Who cannot see cannot be seen either: those behind have the same sun.',
        ],
        'A wet road in low sun',
      ],
    ],
    turn: [
      'By ten it is over, and everyone has arrived.',
      'The bend stays where it is. You can get ready for it.',
    ],
    asks: ['Where is the bend in which you see nothing?', 'Where are your sunglasses right now?'],
    ends: {
      pa: 'Clean first, filter second, slow always.',
      fi: 'And watch out for the cyclist in the white.',
      t: 'Scatter, glare, contrast: reduce the first.',
      h: 'They are on your head. No, the other head.',
      l: 'Then a cloud, kindly.',
    },
    caution:
      'Tinted glasses do not belong on a driver at dusk or night; rules on tints for driving differ by country.',
    keep: 'the first frosty morning',
    send: 'somebody with a bend to the east',
    own: [
      {
        kinds: ['product', 'service', 'price', 'offer'],
        about: 'sunglasses|polari[sz]ed|driving|tint|anti.?reflect',
        lead: 'And for the way to work.',
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
