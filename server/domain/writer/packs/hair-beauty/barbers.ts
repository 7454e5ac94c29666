// What a barber's customers ask: fades, beards, shaves, and when to come.
import type { Idea } from '../../library/idea.ts';
import { BARBER_SHOP, BEARDS, WALK_IN_BARBERS } from './kinds.ts';

export const BARBER_IDEAS: readonly Idea[] = [
  {
    id: 'what-to-tell-your-barber',
    format: 'howto',
    again: 5,
    emoji: '💬',
    tags: ['BarberTips', 'MensHair', 'Haircut'],
    title: ['What to tell your barber to get the haircut you want', 'Four things to say before a haircut'],
    cover: 'What to tell your barber',
    gist: [
      'Tell your barber four things: how short at the sides, how long on top, how the neck should look, and how you style it in the morning.',
      'Sides, top, neckline, styling: say those four before the clippers start, and you get the cut you had in mind.',
    ],
    subject: ['What to tell your barber', 'Four things to say before a haircut'],
    hooks: {
      '*': [
        'Not sure what to ask for at the barber? Say these four things.',
        '"Short back and sides" can mean ten different haircuts. Four details make it clear.',
      ],
      ptal: 'A good haircut starts with four details: sides, top, neckline and styling.',
      fi: 'Do you say "just a tidy up" and hope for the best? Try these four things instead.',
      h: '"The usual, please" works well, except on your first visit.',
    },
    lines: {
      '*': [
        'Tell your barber how short you want the sides first. A clipper number or "over the ears" is clear enough.',
        'Show the length on top with your fingers before a haircut. It is clearer than any number.',
        'A photo helps your barber, even one of yourself from the last time you liked your hair.',
        'Tell your barber how many minutes you spend on your hair in the morning. The cut has to work in that time.',
      ],
      h: ['If you spend one minute on your hair in the morning, tell your barber. It changes the cut.'],
    },
    scene: [
      'You sit down, the cape goes on, and the barber asks what it will be today.',
      'Two men ask for the same short haircut and mean two different ones.',
    ],
    why: [
      ['Everybody means something else by short.', 'Words such as tidy and short leave a lot of room.'],
      [
        'Hair that is off cannot be put back, so it pays to be clear at the start.',
        'It is easy to take more off and impossible to take less.',
      ],
    ],
    parts: [
      [
        ['Say how short the sides should be', 'Start with the sides'],
        [
          'Give a clipper number, or say whether skin may show.',
          'If you do not know your number, ask for the longer one first.',
        ],
        'Clippers with several guards',
      ],
      [
        ['Show the length on top', 'Hold up the hair on top'],
        [
          'Hold the hair between two fingers where it should end.',
          'Say whether you want to comb it to the side, up or forward.',
        ],
        'Fingers holding hair on top of a head',
      ],
      [
        ['Choose a neckline', 'Say how the neck should look'],
        ['Square, round or tapered: tapered grows out most neatly.', 'A taper stays tidy for longest.'],
        'A neat neckline from behind',
      ],
      [
        ['Say how you style it', 'Tell how much time you have'],
        [
          'With no time and no product, you need a cut that falls by itself.',
          'Your barber can cut it so that it works without a dryer.',
        ],
        'A hand with a little wax',
      ],
    ],
    turn: [
      'If you liked it, take a photo for next time.',
      'And if something looks uneven, say so before you get up.',
    ],
    asks: ['What do you say when you sit down?', 'Do you show a photo or explain in words?'],
    ends: {
      ptal: 'Sides, top, neckline, styling: then the clippers can start.',
      fi: 'Your barber is glad when you say what you want.',
      h: 'And "surprise me" is only for the brave.',
    },
    keep: 'your next haircut',
    send: 'somebody who always says "just a tidy up"',
    only: BARBER_SHOP,
    own: [
      {
        kinds: ['service', 'price', 'product', 'offer'],
        about: 'scissor cut|clipper|fade|haircuts?\\b|\\bcuts\\b|\\btrim',
        lead: ['Haircuts at {name}:', 'What you can have at {name}:'],
      },
    ],
    pic: {
      ask: 'Clippers, comb and scissors laid out before a cut',
      alt: "Clippers, comb and scissors on a barber's shelf",
    },
    claims: [['A clear description of sides, top and neckline avoids misunderstandings', 'trade practice']],
  },
  {
    id: 'fade-low-mid-high',
    format: 'glossary',
    again: 6,
    emoji: '💈',
    tags: ['Fade', 'SkinFade', 'BarberTips'],
    title: ['Low, mid or high fade: which one is which?', 'Fades explained: low, mid, high, skin and drop'],
    cover: 'Low, mid or high fade?',
    gist: [
      'The name of a fade says where the short hair starts: low near the ears, mid at the temples, high well above them. Skin fade means it goes down to the skin.',
      'Low, mid or high only tells how far up a fade goes. A low fade is the quietest, a high fade shows most.',
    ],
    subject: ['Low, mid or high fade?', 'What is a skin fade?'],
    hooks: {
      '*': [
        'Which fade is low, which is mid, and which is high? Here are the names.',
        'The difference between a low and a high fade is about two fingers, and everybody sees it.',
      ],
      ptal: 'Five names for fades, in one line each.',
      fi: 'You want a fade and do not know what to call it? Here are the names.',
      h: 'Low, mid, high: it sounds like a traffic report, and it is a haircut.',
    },
    lines: {
      '*': [
        'A low fade starts just above the ear, a mid fade at the temple, a high fade well above it.',
        'Skin fade means the hair goes down to the skin at the bottom. A normal fade leaves a little.',
        'First fade? Start with a low one. You can go higher next time.',
        'A high fade shows most growth, so it needs a visit more often than a low one.',
      ],
      h: ['A skin fade in winter is a good reason to buy a hat.'],
    },
    scene: [
      'You point at a photo, and the barber asks: low, mid or high?',
      "Three men leave the barber's shop with a fade, and no two look the same.",
    ],
    why: [
      [
        'The higher the fade starts, the stronger the look.',
        'A fade that starts high makes the top stand out more.',
      ],
      [
        'A fade grows out quickly, so the height also decides how often you come.',
        'The shorter it is at the bottom, the sooner you see it growing.',
      ],
    ],
    parts: [
      [
        'Low fade',
        [
          'It starts just above the ears and suits most offices and face shapes.',
          'The quiet one: short round the ears and neck only.',
        ],
        'A low fade from the side',
      ],
      [
        'Mid fade',
        ['It starts about at the temples, halfway up.', 'In between, and the one that many people ask for.'],
        'A mid fade from the side',
      ],
      [
        'High fade',
        [
          'It starts well above the temples, so the sides are very short.',
          'It puts all the attention on the hair on top.',
        ],
        'A high fade from the side',
      ],
      [
        'Skin fade',
        [
          'At the bottom the hair goes down to bare skin.',
          'Also called a bald fade. It looks sharpest in the first week.',
        ],
        'A skin fade close up',
      ],
      [
        'Drop fade',
        [
          'The line drops behind the ear and follows the shape of the head.',
          'It curves down at the back instead of running straight.',
        ],
        'A drop fade from behind',
      ],
    ],
    turn: [
      'Your barber can tell you which one suits your head.',
      'Not sure? Ask for a low one and look in the mirror.',
    ],
    asks: ['Low, mid or high: which is yours?', 'Have you ever tried a skin fade?'],
    ends: {
      ptal: 'Name the height, and say whether skin may show.',
      fi: 'Take a photo when you like it. That is your note for next time.',
      h: 'Nobody has ever asked for a medium-sized fade, extra crispy.',
    },
    keep: 'your next fade',
    send: 'a friend who shows you photos of haircuts',
    only: BARBER_SHOP,
    own: [{ kinds: ['service', 'price', 'product', 'offer'], about: 'fade', lead: 'Fades at {name}:' }],
    pic: {
      ask: "A fresh fade from the side, with the customer's permission",
      alt: 'The side of a head with a fresh fade',
    },
    claims: [['Fades are named by the height at which they start', 'trade practice']],
  },
  {
    id: 'how-often-to-the-barber',
    format: 'answer',
    again: 6,
    emoji: '🗓️',
    tags: ['Haircut', 'BarberTips', 'MensHair'],
    title: ['How often should you go to the barber?', 'How many weeks between two haircuts?'],
    cover: 'How often to the barber?',
    gist: [
      'A skin fade looks fresh for about two weeks, a short back and sides for four, a longer scissor cut for six to eight.',
      'How often you need the barber depends on the cut: the shorter the sides, the sooner it shows.',
    ],
    subject: ['How often to the barber?', 'Weeks between two haircuts'],
    hooks: {
      '*': [
        'How long does a haircut last? It depends on how short it is.',
        'Hair grows about {a centimetre|half an inch} a month. On a skin fade you see that after a week.',
      ],
      ptal: 'The shorter the sides, the sooner a haircut needs to be done again.',
      fi: 'Are you the every two weeks type, or do you wait until it touches your collar?',
      h: 'If people ask whether you are growing it out, it is time for a haircut.',
    },
    lines: {
      '*': [
        'A skin fade looks fresh for about two weeks. After that the contrast is gone.',
        'Short back and sides: every four weeks keeps it tidy.',
        'A longer cut with scissors can go six to eight weeks between visits to the barber.',
        'Want to come to the barber less often? Ask for a taper instead of a fade. It grows out more neatly.',
      ],
      h: ['Your hair does not grow faster before a wedding. You only look in the mirror more often.'],
    },
    scene: [
      'Three weeks after a haircut you pass a mirror and see that the edge over your ears has gone.',
      'You book when it annoys you, and then the next free time is a week away.',
    ],
    why: [
      [
        'Hair grows at about the same speed for everybody, but on short hair you see it much sooner.',
        'A few millimetres matter on a fade and hardly on long hair.',
      ],
      ['Ears and neck look untidy first.', 'The line round your ears goes before the rest does.'],
    ],
    parts: [
      [
        'Skin fade or very short sides',
        [
          'A visit after two or three weeks.',
          'It looks sharp for ten days and should be redone after two to three weeks.',
        ],
        'A sharp fade at the ear',
      ],
      [
        'Short back and sides',
        ['About every four weeks.', 'Once a month is right for most people.'],
        'A tidy short haircut',
      ],
      [
        'Longer scissor cut',
        ['Every six to eight weeks.', 'Six to eight weeks, if neck and ears are tidied in between.'],
        "A longer men's haircut",
      ],
      [
        'Beard',
        [
          'Every two to four weeks for the lines.',
          'The lines last two to four weeks. In between you can tidy the cheeks yourself.',
        ],
        'A tidy beard line',
      ],
    ],
    turn: [
      'Book the next date when you pay, and you need not think about it.',
      'A fixed day every month is the easiest.',
    ],
    asks: ['How many weeks do you wait between two haircuts?', 'What shows you that your hair is too long?'],
    ends: {
      ptal: 'Two weeks for a fade, four for short, six to eight for longer.',
      fi: 'And if it has been longer, nobody minds.',
      h: 'The barber has seen longer. Probably this morning.',
    },
    question: 'How often should I have my hair cut?',
    short: [
      'Every two to three weeks for a fade, every four to six for most other cuts.',
      'A fade needs it soonest. A longer cut can wait.',
    ],
    keep: 'your calendar',
    send: 'somebody who is due for a haircut',
    only: BARBER_SHOP,
    own: [
      {
        kinds: ['hours', 'service', 'process', 'policy'],
        about: 'walk-?ins?|appointments?|open (?:mon|tue|wed|thu|fri|sat|sun|late|until|daily|every|from)',
        lead: 'When you can come to {name}:',
      },
    ],
    pic: {
      ask: 'The mirror and the empty chair before opening',
      alt: "An empty barber's chair before a mirror",
    },
    claims: [
      ['Hair grows about one to one and a half centimetres a month', 'textbook'],
      ['Short fades show growth after one to two weeks', 'trade practice'],
    ],
  },
  {
    id: 'wax-clay-paste-pomade',
    format: 'glossary',
    again: 6,
    emoji: '🫙',
    tags: ['MensHair', 'HairProducts', 'BarberTips'],
    title: [
      'Wax, clay, paste or pomade: which one for your hair?',
      'Hair products for men: what is the difference?',
    ],
    cover: 'Wax, clay, paste or pomade?',
    gist: [
      'Clay is matt and strong, paste is in between, pomade is shiny and combs well, sea salt spray gives fine hair some grip. Start with half of what you think.',
      'Matt or shiny, strong or soft: those two questions tell you whether you need clay, paste, wax or pomade.',
    ],
    subject: ['Wax, clay, paste or pomade?', 'Which hair product do you need?'],
    hooks: {
      '*': [
        'Clay, paste, wax, pomade: which one does your hair need?',
        'Most people use too much hair product, and of the wrong kind.',
      ],
      ptal: 'Two questions decide on a hair product: shine or no shine, and how much hold.',
      fi: 'Four tins on the shelf and you use none of them? Here is what each is for.',
      h: 'If your hair does not move in the wind at all, use less.',
    },
    lines: {
      '*': [
        'Take an amount of hair product the size of a pea, rub it in your palms until you cannot see it, and start at the back of the head.',
        'Clay has no shine and a strong hold. It suits short and textured hair.',
        'Pomade shines and can be combed. It suits a side parting or a slick back.',
        'Fine hair goes flat under heavy wax. Try a sea salt spray in damp hair instead.',
      ],
      h: ['A pea of clay is enough. A walnut of clay is a helmet.'],
    },
    scene: [
      'You bought the tin your friend uses, and on your hair it looks greasy.',
      'You put wax on the front first, and it stays there in one lump.',
    ],
    why: [
      [
        'Thick hair can carry a strong product. Fine hair is weighed down by it.',
        'What holds thick hair makes fine hair hang.',
      ],
      [
        'Too much product looks like unwashed hair by noon.',
        'A small amount, spread well, holds better than a lot in one place.',
      ],
    ],
    parts: [
      [
        'Clay',
        ['Matt, strong hold, good for short and messy styles.', 'It makes fine hair look thicker.'],
        'A tin of clay',
      ],
      [
        'Paste',
        ['A little shine, medium hold, easy to work in.', 'The safe choice if you are not sure.'],
        'A tin of paste',
      ],
      [
        'Wax',
        ['Flexible: you can change the style again during the day.', 'Warm it well in your hands first.'],
        'Wax on a fingertip',
      ],
      [
        'Pomade',
        ['Shiny, and it stays combed.', 'One based on water washes out easily.'],
        'A comb and a tin of pomade',
      ],
      [
        'Sea salt spray',
        ['For damp, fine or wavy hair that needs some grip.', 'Spray it in, scrunch it and let it dry.'],
        'A spray bottle',
      ],
    ],
    turn: [
      'Ask your barber what he or she has just put in your hair.',
      "Try it at the barber's before you buy a tin.",
    ],
    asks: ['What do you put in your hair: clay, wax, gel or nothing?', 'Matt or shiny: which do you like?'],
    ends: {
      ptal: 'Half the amount, twice the rubbing in.',
      fi: 'Start with a little. You can always add some.',
      h: 'The tin should last longer than your haircut.',
    },
    keep: 'the next time you buy a tin',
    send: 'somebody with too much gel',
    only: BARBER_SHOP,
    own: [
      {
        kinds: ['product', 'service', 'offer'],
        about: 'pomade|\\bclays?\\b|\\bwax(?:es)?\\b(?!ing)|hair products|styling products|beard oils?',
        lead: 'To take home from {name}:',
      },
    ],
    pic: {
      ask: 'The tins on your shelf, one of them open',
      alt: "Open tins of hair products on a barber's shelf",
    },
    claims: [
      [
        'Clay matt and strong, pomade shiny, sea salt spray for texture',
        "trade practice, makers' descriptions",
      ],
    ],
  },
  {
    id: 'beard-oil-or-balm',
    format: 'answer',
    again: 6,
    emoji: '🧔',
    tags: ['BeardCare', 'BeardTips', 'BarberTips'],
    title: ['Beard oil or beard balm: which do you need?', 'Do you need beard oil? And what is balm for?'],
    cover: 'Beard oil or balm?',
    gist: [
      'Oil is for the skin and a short beard, balm for a longer beard that has to keep its shape. A few drops after the shower are enough.',
      'Short beard and dry skin: take oil. Long beard that sticks out: take balm. Both go on when the beard is still a little damp.',
    ],
    subject: ['Beard oil or balm?', 'What beard oil is for'],
    hooks: {
      '*': [
        'Beard oil or balm? One is for the skin, the other is for the shape.',
        'Does your beard feel like a doormat? Three drops of oil after the shower help.',
      ],
      ptal: 'Oil looks after skin and short beards. Balm holds longer ones in place.',
      fi: 'Somebody gave you beard oil and it is still in the cupboard? Here is how to use it.',
      h: 'A beard keeps crumbs very well. Oil does not help against that.',
    },
    lines: {
      '*': [
        'Put on beard oil after the shower, while the beard is still a little damp. Three to five drops are enough for most.',
        'Rub beard oil down to the skin with your fingertips. That is where it is needed.',
        'Balm has wax in it. It keeps a longer beard in shape during the day.',
        'If your skin gets spots or itches from a beard product, leave it out and try one without scent.',
      ],
      h: ['Too much beard oil and your pillow has a shine as well.'],
    },
    scene: [
      'The beard is three weeks old, the skin below is dry, and it scratches.',
      'In the morning one side of the beard points to the left and stays there.',
    ],
    why: [
      [
        'A beard takes oil from the skin, and the skin gets dry.',
        'Washing and wind dry out the skin under a beard.',
      ],
      [
        'Longer hair needs something with hold, and oil has none.',
        'Balm has a little wax, so the hairs stay where you comb them.',
      ],
    ],
    parts: [
      [
        'Oil for short beards',
        ['A few drops, rubbed in down to the skin.', 'It makes stubble softer as well.'],
        'Drops of oil in a palm',
      ],
      [
        'Balm for longer beards',
        ['Melt a little in your hands and comb it through.', 'It also tames single hairs that stick out.'],
        'A tin of balm and a comb',
      ],
      [
        'Put it on after washing',
        ['Damp hair takes it up best.', 'Dry the beard with a towel first, but not completely.'],
        'A towel and a beard comb',
      ],
    ],
    turn: ['You need only one to start with.', 'Ask your barber to show you how much.'],
    asks: ['Oil, balm or nothing: what do you use?', 'How long have you had your beard?'],
    ends: {
      ptal: 'Short beard: oil. Long beard: balm.',
      fi: 'Three drops, ten seconds, and it feels much softer.',
      h: 'The crumbs you have to comb out yourself.',
    },
    question: 'Beard oil or beard balm?',
    short: [
      'Oil for a short beard and dry skin, balm for a long beard that needs some hold.',
      'It depends on the length: oil for short, balm for long.',
    ],
    keep: 'the bathroom shelf',
    send: 'somebody who is growing a beard',
    only: BEARDS,
    own: [
      { kinds: ['product', 'service', 'price', 'offer'], about: 'beard', lead: 'For beards, at {name}:' },
    ],
    pic: {
      ask: 'A bottle of beard oil beside a beard comb',
      alt: 'Beard oil and a beard comb on a wooden shelf',
    },
    claims: [
      ['Oil conditions skin and hair; balm contains wax for hold', "makers' descriptions, trade practice"],
    ],
  },
  {
    id: 'wash-your-beard',
    format: 'howto',
    again: 6,
    emoji: '🧼',
    tags: ['BeardCare', 'BeardTips', 'BarberTips'],
    title: ['How to wash and comb a beard', 'Beard care in five minutes'],
    cover: 'How to wash a beard',
    gist: [
      'Wash your beard two or three times a week with something mild, dry it with a towel, comb it down, and rub in a few drops of oil.',
      'Wash, pat dry, comb, oil: four steps keep a beard soft and stop it from itching.',
    ],
    subject: ['How to wash a beard', 'Beard care in four steps'],
    hooks: {
      '*': [
        'A beard needs washing too, and hand soap is too strong for it.',
        'Four steps, five minutes: that is all a beard needs.',
      ],
      ptal: 'Mild soap, a towel, a comb and some oil keep a beard in good order.',
      fi: 'Does your beard itch or feel rough? Try this after your next shower.',
      h: 'Your beard was at lunch with you. It would like a wash.',
    },
    lines: {
      '*': [
        'Wash a beard two or three times a week. Every day dries out the skin for most people.',
        'Use a mild shampoo or beard wash, not hand soap. Soap makes a beard rough.',
        'Comb a beard from the ends up if there are knots, and only when it is nearly dry.',
        'Pat a beard dry with a towel. Rubbing makes it frizzy.',
      ],
      h: ['If you can tell what was for breakfast, wash the beard.'],
    },
    scene: [
      'You wash your face with hand soap, and by noon the beard feels like straw.',
      'The comb gets stuck, and you pull. It hurts.',
    ],
    why: [
      [
        'Soap takes the oil out of beard and skin, and then both get dry.',
        'Dry skin under a beard itches and flakes.',
      ],
      [
        'Combing trains the hairs to lie in one direction.',
        'A combed beard looks shorter and tidier without a cut.',
      ],
    ],
    parts: [
      [
        ['Wash it with a mild shampoo', 'Use a mild wash'],
        ['Two or three times a week, down to the skin.', 'Rinse it well, or what stays behind will itch.'],
        'Foam in a beard',
      ],
      [
        ['Pat it dry with a towel', 'Dry it gently'],
        ['Press the towel on it and do not rub.', 'A little damp is right for the next step.'],
        'A towel at a chin',
      ],
      [
        ['Comb it down', 'Comb it through'],
        ['Start at the tips and work towards the chin.', 'A wooden comb with wide teeth pulls least.'],
        'A comb in a beard',
      ],
      [
        ['Rub in a few drops of oil', 'Finish with some oil'],
        [
          'Three drops for a short beard, five for a long one.',
          'Get it down to the skin with your fingertips.',
        ],
        'Oil in a palm',
      ],
    ],
    turn: ['After a week the beard is clearly softer.', 'Then all it needs is a tidy line.'],
    asks: ['How do you wash your beard?', 'What do you find hardest about having a beard?'],
    ends: {
      ptal: 'Wash, dry, comb, oil.',
      fi: 'Five minutes, three times a week. You can do that.',
      h: 'Then it is ready for lunch again.',
    },
    caution: [
      'If the skin under a beard stays red, sore or spotty, show it to a pharmacist or doctor.',
      'Sore or red skin that does not settle should be seen by a pharmacist or doctor.',
    ],
    keep: 'after the next shower',
    send: 'a friend with a beard',
    only: BEARDS,
    own: [
      {
        kinds: ['service', 'price', 'product', 'offer'],
        about: 'beard',
        lead: 'And for the shape, at {name}:',
      },
    ],
    pic: { ask: 'A beard comb and a towel beside the basin', alt: 'A wooden beard comb on a folded towel' },
    claims: [
      [
        'Strong soap dries skin and hair; oil after washing softens',
        "trade practice, dermatologists' general advice",
      ],
    ],
  },
  {
    id: 'the-beard-itches',
    format: 'answer',
    again: 7,
    emoji: '😖',
    tags: ['BeardGrowth', 'BeardTips', 'BarberTips'],
    title: [
      'Growing a beard: how to get through the itchy weeks',
      'Why does a new beard itch, and what helps?',
    ],
    cover: 'When a new beard itches',
    gist: [
      'A new beard itches most in the second and third week. Wash it mildly, use a little oil, do not scratch, and it usually stops by the fifth.',
      'The itch of a new beard is normal and goes away. Oil helps, and so does a tidy line at the neck.',
    ],
    subject: ['When a new beard itches', 'The first four weeks of a beard'],
    hooks: {
      '*': [
        'Most people give up their beard in week three, when it itches. Here is how to get through.',
        'Your new beard itches? That is normal, and it stops.',
      ],
      ptal: 'The first four weeks of a beard are the hardest. After that it gets easy.',
      fi: 'You want a beard, and it itches? Hold on for two more weeks.',
      h: 'The third week of a beard is hard on you and on anybody you kiss.',
    },
    lines: {
      '*': [
        'A new beard itches because the cut tips are sharp. Once the hairs are longer, it stops.',
        'Let a new beard grow for four weeks before you decide on its shape.',
        'Shave the neck while your beard grows. It looks tidy at once, and the rest may grow.',
        'A few drops of oil on the skin help against an itchy beard.',
      ],
      h: ['Week one: rugged. Week two: lost at sea. Week four: a beard.'],
    },
    scene: [
      'Day eighteen, you sit in a meeting and scratch your chin.',
      'In the mirror it looks like a beard on one side and like a mistake on the other.',
    ],
    why: [
      [
        'Shaved hair has a sharp edge, and it pokes the skin as it grows.',
        'Each hair starts out with a cut tip, and that is what scratches.',
      ],
      [
        'The skin has to get used to the hair and tends to dry out.',
        'Skin under a new beard is often dry, and dry skin itches.',
      ],
    ],
    parts: [
      [
        'Do not scratch, use oil',
        ['Two or three drops, massaged in.', 'Wash it mildly first, so that the skin is clean.'],
        'Oil on fingertips',
      ],
      [
        'Leave the length alone',
        ['Do not trim it for four weeks. Patches often fill in.', 'If you shorten it now, you start again.'],
        'A short new beard',
      ],
      [
        'Keep the neck tidy',
        [
          "Shave below the Adam's apple, and it looks as if you meant it.",
          'Or have the line done once, so you can follow it at home.',
        ],
        'A razor at a neck',
      ],
    ],
    turn: ['After a month you can see what kind of beard it will be.', 'Then have it shaped once.'],
    asks: ['Growing a beard: which week are you in?', 'Did you hold out, or did you shave it off?'],
    ends: {
      ptal: 'Four weeks, some oil, a clean neck.',
      fi: 'It gets better. Promise.',
      h: 'Anybody you kiss may have a say as well.',
    },
    question: 'Why does my new beard itch?',
    short: [
      'Short cut hairs are sharp and rub on the skin. It usually gets better after a few weeks.',
      'Because the hair tips are still sharp. Once they are longer, it stops.',
    ],
    caution: [
      'Painful bumps, pus or a rash are no normal itch: show them to a pharmacist or doctor.',
      'If it hurts, weeps or spreads, see a pharmacist or doctor.',
    ],
    keep: 'the third week',
    send: 'somebody who is growing a beard',
    only: BEARDS,
    own: [
      { kinds: ['service', 'price', 'product', 'offer'], about: 'beard', lead: 'To shape it, at {name}:' },
    ],
    pic: { ask: 'A short new beard from the side, with permission', alt: 'A man with a short new beard' },
    claims: [
      [
        'Itch in the first weeks is common and usually passes',
        "common experience, dermatologists' general advice",
      ],
    ],
  },
  {
    id: 'a-patchy-beard',
    format: 'tip',
    again: 7,
    emoji: '🧩',
    tags: ['BeardTips', 'BeardGrowth', 'BarberTips'],
    title: ['What to do about a patchy beard', 'Beard with gaps? What a barber does with it'],
    cover: 'What to do about a patchy beard',
    gist: [
      'Give it six weeks, keep it one length and short, and let the longer hair cover the thin places. Some beards look best as stubble.',
      'Gaps in a beard often fill in after some weeks. If they do not, a short, even beard hides them best.',
    ],
    subject: ['What to do about a patchy beard', 'Gaps in the beard'],
    hooks: {
      '*': [
        'A patchy beard is no reason to give up. It is a reason to choose the right length.',
        'Gaps on the cheeks? Many beards have them. A barber works with them.',
      ],
      ptal: 'Thin places show less when a beard is short, even and clean at the edges.',
      fi: 'Gaps on your cheeks? You are in good company.',
      h: 'Some men grow a beard. Some grow three small ones.',
    },
    lines: {
      '*': [
        'Gaps in a beard? Give it six weeks before you decide. Cheeks grow more slowly than the chin.',
        'A short beard of one length hides gaps better than a long one.',
        'Comb beard hair over a thin place, and fix it with a little balm.',
        'Thin cheeks, full chin? A goatee or a short boxed beard makes the most of it.',
      ],
      h: ['The beard your uncle had at seventeen is a family legend. Yours takes a bit longer.'],
    },
    scene: [
      'After three weeks the chin is full, and the cheeks look as if they had not been told.',
      'In the photo you see a gap on the left that you never noticed in the mirror.',
    ],
    why: [
      [
        'Beard hair does not grow at the same speed everywhere.',
        'Chin and moustache usually come first and cheeks last.',
      ],
      [
        'Clean edges make the eye see the shape and not the gaps.',
        'A sharp line at cheek and neck makes a thin beard look fuller.',
      ],
    ],
    parts: [
      [
        ['Give it six weeks', 'Wait before you judge'],
        ['Many gaps get smaller in that time.', 'Trim only the neck until then.'],
        'A calendar page',
      ],
      [
        ['Keep it short and even', 'Choose one length'],
        [
          'Between three and six millimetres is a good start.',
          'All one length, so that the thin places do not stand out.',
        ],
        'A trimmer with a guard',
      ],
      [
        ['Have the lines shaped', 'Sharpen the edges'],
        ['A clear cheek line makes the rest look fuller.', 'After that you only need to follow it at home.'],
        'A razor along a cheek line',
      ],
    ],
    turn: ['And stubble is a beard, too.', 'A good shape matters more than density.'],
    asks: [
      'Full beard, goatee or stubble: what grows best on you?',
      'How old were you when you could grow a beard?',
    ],
    ends: {
      ptal: 'Six weeks, one length, sharp edges.',
      fi: 'Work with what grows. It mostly looks better than you think.',
      h: 'And the three small ones can be introduced to each other.',
    },
    caution: [
      'If round bald spots appear suddenly, have a doctor look at them.',
      'A sudden round bald patch in a beard is one for the doctor.',
    ],
    keep: 'the next six weeks',
    send: 'somebody who is trying to grow a beard',
    only: BEARDS,
    own: [{ kinds: ['service', 'price', 'product', 'offer'], about: 'beard', lead: 'Beards at {name}:' }],
    pic: { ask: 'Trimmer and razor beside a towel', alt: 'A trimmer and a razor on a folded towel' },
    claims: [
      ['Beard density differs; short even length and clean edges make it look fuller', 'trade practice'],
    ],
  },
  {
    id: 'inside-a-hot-towel-shave',
    format: 'behind',
    again: 7,
    emoji: '🔥',
    tags: ['HotTowelShave', 'WetShave', 'BarberLife'],
    title: ['What happens in a hot towel shave', 'Hot towel shave: step by step'],
    cover: 'What is a hot towel shave?',
    gist: [
      'A hot towel softens the beard, then come lather, a shave with the growth, a second lather, and a cold towel at the end. Lie back for half an hour.',
      'Hot towel, oil or cream, warm lather, a fresh blade, a cold towel: that is a hot towel shave, and you do nothing.',
    ],
    subject: ['What is a hot towel shave?', 'A shave that takes half an hour'],
    hooks: {
      '*': [
        'Never had a hot towel shave? Here is what happens, step by step.',
        'A hot towel shave takes about half an hour, and you may fall asleep.',
      ],
      ptal: 'The hot towel softens the beard. That is why this shave is closer than the one at home.',
      fi: 'Looking for a present for a man who has everything? This is half an hour of peace.',
      h: 'It is the one time when you are glad that somebody covers your face with a towel.',
    },
    lines: {
      '*': [
        'The hot towel softens the beard and opens the shave gently. Two or three minutes make a big difference.',
        'A barber shaves with the growth first. Only then, if the skin allows it, a second time across.',
        'A cold towel at the end of a wet shave calms the skin.',
        'Let your beard grow for two or three days before a hot towel shave. Then there is something to shave.',
      ],
      h: ['Snoring during a hot towel shave is allowed. It happens every week.'],
    },
    scene: [
      'The chair goes back, a warm towel covers your face, and the shop gets quiet.',
      'You hear the brush in the bowl and smell soap.',
    ],
    why: [
      [
        'Warmth and water make a beard soft, so the blade pulls less.',
        'A dry beard is tough. A warm, wet one cuts easily.',
      ],
      [
        'At home you have three minutes. Here somebody takes thirty.',
        'Somebody else can see your neck, and you cannot.',
      ],
    ],
    parts: [
      [
        ['First comes the hot towel', 'The towel goes on'],
        ['It stays for a few minutes and softens beard and skin.', 'Tell the barber if it is too hot.'],
        'A steaming towel',
      ],
      [
        ['Then comes the lather', 'The brush works in warm lather'],
        [
          'The brush lifts the hairs, so that the blade reaches them.',
          'It goes on in circles, and it is warm.',
        ],
        'A brush and a bowl of lather',
      ],
      [
        ['The blade is always new', 'A fresh blade for each customer'],
        ['A fresh one is put in for you.', 'You may ask to see it being changed.'],
        'A new blade beside a razor',
      ],
      [
        ['At the end comes the cold towel', 'A cold towel and balm'],
        ['It calms the skin, and a balm follows.', 'Sit for a moment before you go out into the wind.'],
        'A folded cold towel',
      ],
    ],
    turn: ['Do not plan a run straight afterwards.', 'Your face will feel it for the rest of the day.'],
    asks: ["Have you ever had a wet shave at a barber's?", 'Would you fall asleep during a shave?'],
    ends: {
      ptal: 'Softened, shaved, cooled.',
      fi: 'Half an hour in which nobody can reach you.',
      h: 'And the moustache of your dreams stays on, if you say so in time.',
    },
    keep: 'the next birthday',
    send: 'a man who deserves half an hour of peace',
    only: 'hot towel|wet shave|razor shave|cut.?throat|straight razor|traditional shav',
    own: [
      {
        kinds: ['service', 'price', 'product', 'offer'],
        about: 'shav|hot towel|razor',
        lead: 'Shaves at {name}:',
      },
    ],
    pic: {
      ask: 'A brush, a bowl of lather and a rolled towel',
      alt: 'A shaving brush, a bowl of lather and a rolled towel',
    },
    claims: [
      [
        'Warm water softens beard hair; a fresh blade per customer is required hygiene',
        'trade practice, hygiene rules',
      ],
    ],
  },
  {
    id: 'hair-getting-thinner',
    format: 'tip',
    again: 7,
    emoji: '👨‍🦲',
    tags: ['ThinningHair', 'MensHair', 'BarberTips'],
    title: [
      'Thinning hair or a receding hairline: which cut helps?',
      'Hair getting thinner? What to ask your barber',
    ],
    cover: 'Which cut for thinning hair?',
    gist: [
      'Shorter sides make the top look fuller, a matt product adds grip, and combing hair over a bald place draws attention to it.',
      'Thin on top? Go shorter, not longer. Short sides and a textured top make hair look thicker.',
    ],
    subject: ['Which cut for thinning hair?', 'Hair getting thinner on top'],
    hooks: {
      '*': [
        'Hair getting thinner? Shorter usually looks fuller.',
        'A receding hairline is very common. The right haircut makes it hardly matter.',
      ],
      ptal: 'With thinning hair, keep the sides short and the top textured.',
      fi: 'Thinner on top than last year? Tell your barber. It is an everyday question.',
      h: 'Hair that leaves the top often turns up in the ears. Your barber knows both places.',
    },
    lines: {
      '*': [
        'Shorter sides make thin hair on top look fuller. Ask for them shorter, not longer.',
        'A matt clay or a powder makes thin hair look thicker. Gel and shine make it look thinner.',
        'Hair combed over a bald place draws the eye to it. Shorter all over hides it better.',
        'Thinking of shaving it all off? Try a number two first and wait a week.',
      ],
      h: ['A shaved head saves you a fortune in shampoo.'],
    },
    scene: [
      'You see the back of your head in a lift mirror and think: since when?',
      'The photo from behind at the wedding tells you what nobody has said.',
    ],
    why: [
      ['Long thin hair falls apart and shows the scalp.', 'Thin hair that is long lies flat and separates.'],
      [
        'When the sides are short, the top looks like more.',
        'It is about contrast: short next to it makes the rest look full.',
      ],
    ],
    parts: [
      [
        ['Ask for short sides', 'Keep the sides short'],
        [
          'A low or mid fade works on most heads.',
          'The less at the sides, the more there seems to be on top.',
        ],
        'Clippers at a temple',
      ],
      [
        ['Keep some texture on top', 'Have the top cut with texture'],
        [
          'Short and choppy looks fuller than smooth and combed.',
          "Two or three {centimetres|fingers' widths} are enough.",
        ],
        'Fingers in short hair',
      ],
      [
        ['Use something matt', 'Choose powder or clay'],
        ['Put it on the roots, and only a little.', 'Shiny products show the scalp.'],
        'A pinch of styling powder',
      ],
    ],
    turn: [
      'Be open with your barber about what bothers you.',
      'The worst that can happen is a haircut that grows back.',
    ],
    asks: ['Would you go for a shaved head?', 'What was the best advice you got about it?'],
    ends: {
      ptal: 'Short sides, texture, no shine.',
      fi: "It is your barber's daily bread. Just ask.",
      h: 'And the ears are done in passing.',
    },
    caution: [
      'Sudden hair loss or bald patches are for a doctor. A barber only cuts.',
      'Hair that falls out suddenly or in patches should be seen by a doctor.',
    ],
    keep: 'your next appointment',
    send: 'a friend who wears a cap a lot',
    only: BARBER_SHOP,
    own: [
      {
        kinds: ['service', 'price', 'offer'],
        about: 'consultation|advice|fade|haircuts?',
        lead: 'At {name}:',
      },
    ],
    pic: {
      ask: 'Clippers and a hand mirror on the shelf',
      alt: "Clippers and a hand mirror on a barber's shelf",
    },
    claims: [['Short sides and matt texture make thin hair look fuller', 'trade practice']],
  },
  {
    id: 'growing-it-out',
    format: 'howto',
    again: 7,
    emoji: '🌱',
    tags: ['GrowingItOut', 'MensHair', 'BarberTips'],
    title: [
      'Growing your hair out: how to get through the awkward stage',
      'From short to long: how to grow your hair without looking untidy',
    ],
    cover: 'How to grow your hair out',
    gist: [
      'Growing your hair still needs a barber: have neck and ears tidied every six weeks and leave the top alone.',
      'Leave the top, tidy the neck and ears, and tell your barber the plan. So growing out looks as if you meant it.',
    ],
    subject: ['How to grow your hair out', 'The awkward stage'],
    hooks: {
      '*': [
        'Growing your hair out? Keep going to the barber, only for less.',
        'The hardest part of growing your hair is months three to six. A tidy neck gets you through.',
      ],
      ptal: 'While hair grows out, tidy the neck and ears and leave the top alone.',
      fi: 'Longer hair this year? Tell your barber about the plan first.',
      h: 'Between short and long there are months in which you look like your own school photo.',
    },
    lines: {
      '*': [
        'Growing your hair out? Have the neck and round the ears tidied every six weeks. It makes all the difference.',
        'Hair grows about {a centimetre|half an inch} a month. From very short to chin length takes a year or more.',
        'Tell your barber that you are growing it, so that nothing comes off the top by mistake.',
        'A little paste or a cap helps on days when half-long hair will not lie.',
      ],
      h: ['Month four is what caps were invented for.'],
    },
    scene: [
      'It covers the ears, it does not reach behind them, and in the morning it stands off to both sides.',
      'You nearly book the short cut again, as you did last time at this point.',
    ],
    why: [
      [
        'The sides and the neck look long before the top does.',
        'Hair at the neck reaches the collar first, and then it looks untidy.',
      ],
      [
        'With a shape, in-between hair looks like a style.',
        'A barber can take weight out without taking length off.',
      ],
    ],
    parts: [
      [
        ['Tell your barber the goal', 'Say how long you want it'],
        ['A photo of the length you want helps.', 'Then every visit works towards it.'],
        'A photo on a phone',
      ],
      [
        ['Tidy the neck every six weeks', 'Have only the edges done'],
        ['It takes ten minutes and keeps the length.', 'Round the ears as well, if it sticks out.'],
        'A trimmer at a neck',
      ],
      [
        ['Leave the top alone', 'Do not shorten the top'],
        ['It has the longest way to go.', 'Take weight out at the sides instead.'],
        'Longer hair on top',
      ],
    ],
    turn: [
      'After half a year it is over the worst.',
      'And if you change your mind, it is off in twenty minutes.',
    ],
    asks: ['How far did you get the last time?', 'What was the longest you ever had it?'],
    ends: {
      ptal: 'Neck and ears yes, top no.',
      fi: 'Hang in there. It is worth it.',
      h: 'And hide the school photo.',
    },
    keep: 'the next six months',
    send: 'somebody who is growing their hair',
    only: BARBER_SHOP,
    own: [
      {
        kinds: ['service', 'price', 'offer'],
        about: 'tidy|scissor cut|neck',
        lead: 'In the meantime, at {name}:',
      },
    ],
    pic: {
      ask: 'Scissors and comb beside an empty chair',
      alt: "Scissors and a comb beside a barber's chair",
    },
    claims: [['Hair grows about one to one and a half centimetres a month', 'textbook']],
  },
  {
    id: 'haircut-before-the-big-day',
    format: 'answer',
    again: 6,
    emoji: '🤵',
    tags: ['GroomPrep', 'Haircut', 'BarberTips'],
    title: [
      'How many days before a wedding should you have your hair cut?',
      'Haircut before a wedding, interview or photo: when to go',
    ],
    cover: 'Haircut: how many days before?',
    gist: [
      'Go two to four days before the big day. The cut has settled then, the neck is still sharp, and you have slept on it.',
      'Two to four days before a wedding or interview is right for most cuts. Anything new you should try a month earlier.',
    ],
    subject: ['Haircut: how many days before?', 'A haircut before the big day'],
    hooks: {
      '*': [
        'Wedding, interview or photo coming up? There is a right day for the haircut.',
        'The day before the wedding is too late for a new haircut.',
      ],
      ptal: 'A haircut looks its best after two or three days.',
      fi: 'Big day coming up? Here is when to book your haircut.',
      h: 'A razor cut on the chin is in every wedding photo. Leave some days in between.',
    },
    lines: {
      '*': [
        'Have your hair cut two to four days before a wedding or an interview. It has settled by then and is still sharp.',
        'Never try a new haircut in the week before a big day. Try it a month earlier.',
        'Skin fade for a wedding? One or two days before is better, because it grows out fast.',
        'Book the beard with the haircut, so that the lines fit together.',
      ],
      h: ['The best man has the ring. You only need the haircut.'],
    },
    scene: [
      'It is Friday evening, the wedding is tomorrow, and every chair in town is taken.',
      'In the photo you can see the white edge where the tan ends at the neck.',
    ],
    why: [
      [
        'A fresh cut needs a wash or two until it falls naturally.',
        'After two days you know how to style it.',
      ],
      [
        'The neck may be a little red on the first day.',
        'A shave can leave red spots that are gone the next day.',
      ],
    ],
    parts: [
      [
        'A month before: try the cut',
        ['If you want something new, this is the time.', 'Then there is time to correct it.'],
        'A calendar',
      ],
      [
        'In the last week: the cut',
        [
          'Two days before is enough for a short cut, four for a longer one.',
          'Bring a photo of how it looked at its best.',
        ],
        'A fresh haircut from the side',
      ],
      [
        'The same visit: beard and neck',
        ['Lines at cheek and neck done together.', 'Eyebrows and ears take two more minutes.'],
        'A razor and a towel',
      ],
    ],
    turn: ['Bring the groomsmen along, if you like.', 'Book early: many big days fall on the same Saturday.'],
    asks: ['What is your next big day?', 'How many days before a big day do you have your hair cut?'],
    ends: {
      ptal: 'Try it a month before. Then have it cut in the last week.',
      fi: 'And then enjoy the day.',
      h: 'And keep the best man away from the clippers.',
    },
    question: 'How many days before a big day should I have my hair cut?',
    short: [
      'Between two and four days. Try anything new a month earlier.',
      'A few days before, so that it has settled.',
    ],
    keep: 'the next wedding',
    send: 'somebody who is getting married',
    only: BARBER_SHOP,
    own: [
      {
        kinds: ['service', 'offer', 'process', 'price', 'policy'],
        about: 'wedding|groom|\\bgroups?\\b|appointments?|book',
        lead: ['How it works at {name}:', 'About {name}:'],
      },
    ],
    pic: {
      ask: "A suit on a hanger beside the barber's chair",
      alt: "A suit on a hanger beside a barber's chair",
    },
    claims: [['A cut settles within some days; skin may be red after shaving', 'trade practice']],
  },
  {
    id: 'flakes-on-the-collar',
    format: 'answer',
    again: 7,
    emoji: '❄️',
    tags: ['Dandruff', 'ScalpCare', 'BarberTips'],
    title: ['Dandruff or dry scalp: what is the difference?', 'White flakes on your collar: what you can do'],
    cover: 'Dandruff or dry scalp?',
    gist: [
      'Small dry flakes and a tight skin often mean a dry scalp. Larger, greasy flakes and itching often mean dandruff, and an anti-dandruff shampoo can help.',
      'White flakes on the collar are common. Wash less hot, rinse well, and try a shampoo against dandruff for four weeks.',
    ],
    subject: ['Dandruff or dry scalp?', 'White flakes on your collar'],
    hooks: {
      '*': [
        'White flakes on a dark jumper? It is common, and you can usually do something about it.',
        'Dandruff and a dry scalp look alike and need different shampoos.',
      ],
      ptal: 'Greasy flakes point to dandruff, fine dry ones to a dry scalp.',
      fi: "Flakes on your shoulders? Nobody at the barber's is surprised by it.",
      h: 'It snows more in winter, also on black {jumpers|sweaters}.',
    },
    lines: {
      '*': [
        'Rinse shampoo out for longer than you think. What stays behind can flake.',
        'Fine, dry flakes: use a milder shampoo, less hot water, and wash a little less often.',
        'Greasy flakes and itching: try an anti-dandruff shampoo and leave it on as long as the bottle says.',
        'Hair gel that dries can flake as well. Leave it out for a week and see.',
      ],
      h: ['Wear white until the shampoo works.'],
    },
    scene: [
      'You brush your shoulder before a meeting, and a minute later it is there again.',
      'The cape is black, and you see it before the barber does.',
    ],
    why: [
      [
        'In winter, heating dries out the skin of the head as well.',
        'Hot showers and dry air make a scalp flake.',
      ],
      [
        'Dandruff has to do with oil and yeast on the skin, not with being unwashed.',
        'It says nothing about how clean somebody is.',
      ],
    ],
    parts: [
      [
        'Wash with lukewarm water',
        ['Hot water dries the skin.', 'And rinse until the water runs clear.'],
        'A shower head',
      ],
      [
        'Choose the right shampoo',
        ['Mild for a dry scalp, an anti-dandruff one for greasy flakes.', 'Give it four weeks.'],
        'Two bottles of shampoo',
      ],
      [
        'Use less styling product',
        ['Gel and spray leave a film that flakes.', 'Wash it out in the evening.'],
        'A tin with its lid closed',
      ],
    ],
    turn: [
      'Ask your barber, who sees your scalp from above.',
      'If it does not get better, a pharmacist can help.',
    ],
    asks: ['What has helped you against flakes?', 'Is your scalp drier in winter?'],
    ends: {
      ptal: 'Rinse well, choose the right shampoo, give it four weeks.',
      fi: 'It is nothing to be shy about.',
      h: 'Then the black jumper may come out again.',
    },
    question: 'Where do the flakes on my collar come from?',
    short: [
      'From a dry scalp, from dandruff, or from shampoo that was not rinsed out.',
      'Often it is dandruff or a dry scalp. Both are very common.',
    ],
    caution: [
      'With red, sore or weeping skin, or flakes that stay for weeks, ask a pharmacist or doctor.',
      'If it itches badly, bleeds or does not settle, ask a pharmacist or doctor.',
    ],
    keep: 'the next shopping list',
    send: 'somebody who only wears black',
    only: BARBER_SHOP,
    pic: { ask: 'A dark towel and a comb', alt: 'A comb on a dark towel' },
    claims: [['Dandruff is common; anti-dandruff shampoo for some weeks is the first step', 'NHS, dandruff']],
  },
  {
    id: 'ears-nose-and-brows',
    format: 'tip',
    again: 7,
    emoji: '👂',
    tags: ['MensGrooming', 'BarberTips', 'Grooming'],
    title: [
      'Hair in the ears, nose and eyebrows: what to do',
      'Ears, nose, brows: the two minutes after a haircut',
    ],
    cover: 'Ears, nose and eyebrows',
    gist: [
      'Trim nose hair, do not pull it. Have ears and eyebrows done with the haircut: it takes two minutes and makes the whole face tidier.',
      'A haircut looks finished when the ears and brows are tidy as well. Ask for it, or use a small trimmer at home.',
    ],
    subject: ['Ears, nose and eyebrows', 'Two minutes after the haircut'],
    hooks: {
      '*': [
        'A tidy haircut and bushy ears do not go together. It takes two minutes.',
        'Never pull out nose hair. Trim it.',
      ],
      ptal: 'Ears, nose and brows are done in two minutes with the right tool.',
      fi: 'You may ask for your eyebrows and ears. It is an ordinary question.',
      h: 'Hair does grow back with age. Only not where you wanted it.',
    },
    lines: {
      '*': [
        'Trim nose hair with a small trimmer, and only what you can see. Pulling it can cause an infection.',
        'Ask your barber to tidy your eyebrows with scissors and comb. It takes a minute.',
        'Hair on the ears is quickly removed with a trimmer or a razor. Ask for it with your haircut.',
        'Long single hairs in the eyebrow? Comb them up and cut what stands above the line.',
      ],
      h: ['The man in the mirror does not see his ears. Everybody else does.'],
    },
    scene: [
      'On a video call you see an eyebrow hair that is longer than the rest.',
      'Your daughter looks at you from the side and says: you have hair in your ear.',
    ],
    why: [
      [
        'With age, hair on ears and brows grows longer and thicker.',
        'What was fine at thirty gets bushy at fifty.',
      ],
      [
        'The skin in the nose is easily hurt and gets infected.',
        'Nose hair keeps dust out, so some of it should stay.',
      ],
    ],
    parts: [
      [
        'Trim nose hair, never pull it',
        ['Only what sticks out.', 'Use round-tipped scissors or a small trimmer.'],
        'A small trimmer',
      ],
      [
        'Have the ears done',
        ['A quick pass round the edge is enough.', 'Nothing goes into the ear canal.'],
        'A trimmer at an ear',
      ],
      [
        'Tidy the eyebrows',
        ['Comb up, cut the tips, done.', 'Not too short, or you look surprised.'],
        'Scissors and a comb at a brow',
      ],
    ],
    turn: ['Ask for it once, and it becomes part of the cut.', 'Two minutes, and you look a bit younger.'],
    asks: ['Do you have your brows done?', 'Who tells you when your eyebrows need a trim?'],
    ends: {
      ptal: 'Trim the nose, tidy the ears, comb the brows.',
      fi: 'No need to be shy about it.',
      h: 'Your daughter will be pleased.',
    },
    keep: 'your next haircut',
    send: 'somebody with bushy eyebrows',
    only: BARBER_SHOP,
    own: [
      {
        kinds: ['service', 'price', 'offer'],
        about: 'eyebrows?|\\bears?\\b|threading|wax(?:ing)?',
        lead: 'At {name}:',
      },
    ],
    pic: {
      ask: 'A small trimmer beside comb and scissors',
      alt: 'A small trimmer beside a comb and scissors',
    },
    claims: [['Plucking nose hair can lead to infection', 'general medical advice']],
  },
  {
    id: 'beard-or-clean-shaven',
    format: 'either',
    again: 5,
    emoji: '🧔',
    tags: ['Beard', 'CleanShaven', 'BarberTalk'],
    title: ['Beard or clean shaven: which are you?', 'Would you rather have a beard or a smooth chin?'],
    cover: 'Beard or clean shaven?',
    gist: [
      'A beard saves five minutes every morning, and a shave makes you look awake. Which are you?',
      'Some men have not seen their chin for ten years. Others shave every day. Beard or clean shaven?',
    ],
    subject: ['Beard or clean shaven?', 'Keep it or shave it off?'],
    hooks: {
      '*': ['Beard or clean shaven?', 'If you had to choose for a whole year: a beard, or a smooth chin?'],
      ptal: 'Beard or clean shaven: choose one.',
      fi: 'Beard or smooth chin: which do you like better, on you or on him?',
      h: 'Shave it off, and half your friends will ask whether you are ill.',
    },
    lines: {
      '*': [
        'Beard or clean shaven: which do you like better?',
        'Beard: softer in winter.\nClean shaven: cooler in summer.\n\nWhich one is yours?',
        'Stubble, full beard, moustache or nothing: what are you wearing right now?',
        'Have you ever shaved off your beard and nobody noticed?',
      ],
      h: ['A moustache is always a decision. Which one did you make?'],
    },
    scene: [
      'Some men shave off their beard once a year, just to see what is below.',
      'On holiday the razor stays in the bag, and on the last day there is a question.',
    ],
    why: [
      [
        'A beard changes a face more than any haircut.',
        'With and without a beard, the same man looks ten years different.',
      ],
    ],
    parts: [
      [
        'Beard',
        [
          'No shaving in the morning, but it wants combing and a tidy line.',
          'Warm in winter, and it hides a chin you do not like.',
        ],
        'A full beard',
      ],
      [
        'Clean shaven',
        [
          'Fresh and young, but it is work every day.',
          'Five minutes a day, and everybody can see you smile.',
        ],
        'A smooth chin',
      ],
    ],
    turn: ['And some people change with the season.', 'It grows back, so you may try both.'],
    asks: ['Beard or clean shaven?', 'Beard or no beard: what does your family say?'],
    ends: {
      ptal: 'Vote in the comments.',
      fi: 'Tell us, with a photo if you like.',
      h: 'The family may vote as well.',
    },
    keep: 'the next long weekend',
    send: 'somebody with a beard',
    only: BEARDS,
    own: [
      { kinds: ['service', 'price', 'product', 'offer'], about: 'beard|shav', lead: 'For both, at {name}:' },
    ],
    pic: {
      ask: 'A razor and a beard comb side by side',
      alt: 'A razor and a beard comb side by side on a towel',
    },
    claims: [['Beards need care, shaving takes time', 'common experience']],
  },
  {
    id: 'chat-or-quiet-at-the-barber',
    format: 'either',
    again: 6,
    emoji: '🤫',
    tags: ['BarberTalk', 'BarberShop', 'Haircut'],
    title: [
      'Chat or quiet at the barber: which do you like?',
      'Do you like to talk while your hair is being cut?',
    ],
    cover: 'Chat or quiet at the barber?',
    gist: [
      'Some come to the barber for football and news, some to close their eyes for twenty minutes. Which are you?',
      "Talk or quiet: both are fine in the barber's chair. Which do you like better?",
    ],
    subject: ['Chat or quiet at the barber?', 'Talk, or close your eyes?'],
    hooks: {
      '*': [
        'Football talk or peace and quiet: what do you like at the barber?',
        "In the barber's chair, do you talk or do you close your eyes?",
      ],
      ptal: 'Do you want to talk during a haircut, or not? One word is enough.',
      fi: 'Football, holidays, or twenty minutes of peace: what do you come to the barber for?',
      h: '"Busy today?" is how most great friendships with a barber begin.',
    },
    lines: {
      '*': [
        'Chat or quiet at the barber: which do you like?',
        'What do you talk about most at the barber: football, work, family or the weather?',
        'Would you tell your barber something you have told nobody else?',
        "Music, football on the radio, or no sound at all: what should be on at the barber's?",
      ],
      h: [
        'The barber knows everything about the match. Ask about the hair if you want to hear about the hair.',
      ],
    },
    scene: [
      "On one chair they discuss last night's match. On the next one somebody is asleep.",
      'Two men who have never met talk about the same football club in the mirror.',
    ],
    why: [
      ['Some like the talk most of all, and others the quiet.', 'Twenty minutes without a phone are rare.'],
    ],
    parts: [
      [
        'Chat',
        ['Football, work, the neighbourhood: time flies.', 'A good talk with somebody who is not from work.'],
        'Two people laughing in a mirror',
      ],
      [
        'Quiet',
        [
          'Eyes shut, the sound of the clippers, nobody wants anything.',
          'Just say that you are tired today. Nobody minds.',
        ],
        'A customer with eyes closed',
      ],
    ],
    turn: ['You can change your mind every time.', "Both kinds are welcome in any barber's shop."],
    asks: ['Chat or quiet?', 'What did you talk about last time?'],
    ends: {
      ptal: 'Chat or quiet? One word will do.',
      fi: 'Both are welcome.',
      h: 'The clippers have the last word anyway.',
    },
    keep: 'your next haircut',
    send: 'the chattiest man you know',
    only: BARBER_SHOP,
    pic: { ask: "Two empty barber's chairs side by side", alt: "Two barber's chairs before their mirrors" },
    claims: [['Customers differ in how much they like to talk', 'common experience']],
  },
  {
    id: 'the-haircut-you-had-at-school',
    format: 'question',
    again: 6,
    emoji: '🎒',
    tags: ['Throwback', 'Haircut', 'BarberTalk'],
    title: ['Which haircut did you have at school?', 'Your haircut at sixteen: tell us'],
    cover: 'Your haircut at school',
    gist: [
      'Curtains, spikes, mullet, bowl cut, shaved: which haircut did you have at school, and would you have it again?',
      'Everybody has a school photo with a haircut of its time. Which haircut is on yours?',
    ],
    subject: ['Your haircut at school', 'Curtains, spikes or bowl cut?'],
    hooks: {
      '*': [
        'Which haircut did you have at school?',
        'Curtains, spikes, mullet or bowl cut: which one is on your school photo?',
      ],
      ptal: 'One school photo, one haircut: which was yours?',
      fi: 'Get out the school photo. Which haircut is on it?',
      h: 'Somewhere your mother has the photo with the frosted tips.',
    },
    lines: {
      '*': [
        'Curtains, spikes, mullet, bowl cut: which haircut did you have at school?',
        'Which haircut from your school days would you never have again?',
        'Who cut your hair when you were a boy: a barber, your mother, or a friend with clippers?',
        'Mullets are back. Would you have yours again?',
      ],
      h: ['Frosted tips: we all thought it looked natural.'],
    },
    scene: [
      'A school photo falls out of a drawer, and your children laugh until they cry.',
      'At the class reunion everybody recognises you by the hair you no longer have.',
    ],
    why: [
      [
        'A haircut tells the year better than the clothes do.',
        'Every decade had one haircut that everybody wanted.',
      ],
    ],
    parts: [
      [
        'Curtains',
        ['Parted in the middle, down to the cheekbones.', 'In the nineties half of every class had them.'],
        'A drawing of curtained hair',
      ],
      [
        'Spikes',
        ['Stiff with gel, and sharp enough to be careful on the bus.', 'One tub of gel a week.'],
        'A drawing of spiky hair',
      ],
      [
        'The mullet',
        ['Short in front, long behind, and it has come back.', 'Some never gave it up.'],
        'A drawing of a mullet',
      ],
      [
        'The bowl cut',
        ['Straight all round, often done at the kitchen table.', 'Every family has a photo of one.'],
        'A drawing of a bowl cut',
      ],
    ],
    turn: ['Bring the photo along next time.', 'Everybody has had one.'],
    asks: ['Your hair at sixteen: what did it look like?', 'Would you have your school haircut again?'],
    ends: {
      ptal: 'Name the haircut and the year.',
      fi: 'Photos are very welcome.',
      h: 'We will not laugh. We may smile.',
    },
    keep: 'the next family party',
    send: 'somebody you went to school with',
    only: BARBER_SHOP,
    pic: {
      ask: 'An old school photo of somebody of the team',
      alt: 'An old school photo with a haircut of its time',
    },
    claims: [['Fashions of haircuts change by decade', 'common experience']],
  },
  {
    id: 'what-a-barber-cleans',
    format: 'behind',
    again: 7,
    emoji: '🧴',
    tags: ['BarberLife', 'CleanTools', 'BarberShop'],
    title: [
      'What a barber cleans between two customers',
      "How clippers and combs are cleaned at the barber's",
    ],
    cover: 'What a barber cleans',
    gist: [
      'Between two haircuts the clipper blades are brushed and sprayed, combs go into disinfectant, the razor gets a new blade, and the chair is wiped.',
      'New blade, clean comb, sprayed clippers, fresh neck strip: that happens before the next customer sits down.',
    ],
    subject: ['What a barber cleans', 'Between two haircuts'],
    hooks: {
      '*': [
        "What is in the blue jar at the barber's? Disinfectant, for the combs.",
        'Before you sit down, four things have been cleaned.',
      ],
      ptal: 'Clippers, combs, razor and chair: what is cleaned between two customers.',
      fi: 'Have you ever wondered what happens in the two minutes before you sit down?',
      h: 'No, the blue jar is not a drink.',
    },
    lines: {
      '*': [
        "The blue liquid at the barber's is a disinfectant. Combs and scissors go in after every customer.",
        'A razor blade is used for one customer only and then thrown away.',
        'The strip of paper round your neck keeps the cape off your skin. It is new each time.',
        'Warm clippers? They have been running. Oil and a spray cool and clean them.',
      ],
      h: ['The cape has seen more football opinions than most referees.'],
    },
    scene: [
      'Brush, spray, cloth, fresh neck strip: it takes two minutes, and then it is your turn.',
      'One customer pays, the next one stands up, and in between there is work to do.',
    ],
    why: [
      [
        'Whatever touches skin has to be clean for the next person.',
        'Small cuts happen, so tools must be safe for everybody.',
      ],
      ['Clean, oiled blades cut without pulling.', 'Hair in the clipper blade makes it pull.'],
    ],
    parts: [
      [
        ['Clipper blades are brushed and sprayed', 'The clippers are cleaned'],
        ['The spray disinfects, cools and oils.', 'It takes half a minute.'],
        'A brush on a clipper blade',
      ],
      [
        ['Combs and scissors are disinfected', 'Combs go into the jar'],
        [
          'Hair comes off first, because disinfectant needs a clean surface.',
          'The label says how many minutes they stay in.',
        ],
        'Combs in a blue jar',
      ],
      [
        ['The razor gets a new blade', 'A blade is used once'],
        ['It goes into a sharps box.', 'You may watch it being changed.'],
        'A blade and a box',
      ],
      [
        ['Chair and cape are made ready', 'The chair is wiped'],
        ['A new neck strip goes on, and the floor is swept.', 'Then the next one can sit down.'],
        'A chair being wiped',
      ],
    ],
    turn: ['You may always ask how it is done.', 'A good barber is happy to show you.'],
    asks: ["What do you look at first in a barber's shop?", 'Had you ever asked what the blue liquid is?'],
    ends: {
      ptal: 'Clean tools, new blade, wiped chair.',
      fi: 'Ask us anything about it.',
      h: 'And the tea is still hot, for once.',
    },
    keep: 'the next visit',
    send: 'somebody who has always wondered about the jar',
    only: BARBER_SHOP,
    pic: { ask: 'Combs in the jar of disinfectant', alt: 'Combs in a jar of blue disinfectant' },
    claims: [
      ['Clean, then disinfect; single-use blades; contact time on the label', 'hygiene rules of the trade'],
    ],
  },
  {
    id: 'before-the-holidays-it-gets-full',
    format: 'season',
    again: 9,
    emoji: '🎄',
    tags: ['ChristmasHaircut', 'BarberTips', 'Haircut'],
    title: ['Haircut before Christmas: when to come', 'Christmas haircut: how to avoid the long wait'],
    cover: 'Haircut before Christmas',
    gist: [
      "The week before Christmas is the busiest of the year at every barber's. Come in the second week of December, and the cut still looks fresh on the day.",
      'Want a fresh cut for Christmas? Ten to fourteen days before is a good time for most, and much quieter.',
    ],
    subject: ['Haircut before Christmas', 'When to come in December'],
    hooks: {
      '*': [
        "The week before Christmas is the busiest at the barber's. Here is how to avoid the wait.",
        'Haircut for Christmas? Come a week earlier than everybody else.',
      ],
      ptal: 'For a Christmas haircut, plan the second or third week of December.',
      fi: 'Do you want to look good in the family photo and not wait for an hour? Come early in December.',
      h: 'Half the town remembers on the twenty-third that it has hair.',
    },
    lines: {
      '*': [
        'A haircut in the middle of December still looks good at Christmas, and you do not have to wait.',
        'Bring the boys for their Christmas haircut in the week before the holidays begin. Afterwards everybody comes.',
        'Skin fade for Christmas? Book now for the last days before. They go first.',
        'Nothing to give to a father or brother? A haircut or a shave is a present, too.',
      ],
      h: ['On the twenty-fourth the barber is the most loved man in town.'],
    },
    scene: [
      'On the twenty-third every chair is taken, and the wait is long.',
      'Presents, food, photos: and nobody has thought of the haircut.',
    ],
    why: [
      [
        'Everybody wants to look good for the same three days.',
        'Parties, photos and family all fall in one week.',
      ],
      [
        'A cut looks its best a few days after it was done.',
        'Ten days later it is still in shape, unless it is a skin fade.',
      ],
    ],
    parts: [
      [
        ['Choose a weekday in mid December', 'Come before the rush'],
        ['Mornings and early afternoons are quietest.', 'Saturdays in December are full.'],
        'A calendar of December',
      ],
      [
        ['Bring father and sons together', 'Come as a family'],
        ['One trip, and everybody is done.', 'Ask if that works at the same time.'],
        'Three coats on hooks',
      ],
      [
        ['Book the beard as well', 'Have the beard done at the same visit'],
        ['The lines last two weeks if you follow them at home.', 'In a photo the beard shows most.'],
        'A razor and a towel',
      ],
    ],
    turn: ['And you have one thing less to do.', 'Then only the presents are missing.'],
    asks: [
      'Are you early, or are you there on the twenty-third?',
      'Who in your family needs a haircut before the photo?',
    ],
    ends: {
      ptal: 'Mid December, on a weekday, beard included.',
      fi: 'We wish you a calm December.',
      h: 'See you on the twenty-third, then.',
    },
    keep: 'your December',
    send: 'somebody who is always late',
    only: BARBER_SHOP,
    when: { months: [12], monthDays: [1, 18] },
    own: [
      {
        kinds: ['hours', 'policy', 'process', 'service'],
        about: 'open (?:mon|tue|wed|thu|fri|sat|sun|late|until|daily|every|from)|walk-?ins?|appointments?',
        lead: 'When you can come to {name}:',
      },
    ],
    pic: {
      ask: 'The shop window with its December lights',
      alt: "A barber's window with lights in December",
    },
    claims: [['The days before Christmas are the busiest', 'trade practice']],
  },
  {
    id: 'when-the-barber-is-quiet',
    format: 'tip',
    again: 6,
    emoji: '⏰',
    tags: ['BarberTips', 'WalkIn', 'Haircut'],
    title: ['When is it quiet at the barber? How to wait less', 'No appointment? How to get a chair quickly'],
    cover: 'When is the barber quiet?',
    gist: [
      'Saturday mornings and the hours after work are full nearly everywhere. Come on a weekday in the morning or early afternoon, and you wait less.',
      'Without an appointment the day matters: Tuesday to Thursday, before three, is usually the shortest wait.',
    ],
    subject: ['When is the barber quiet?', 'How to wait less'],
    hooks: {
      '*': [
        'Want a haircut without the wait? Come on a weekday before three.',
        "The barber's shop is fullest on Saturday. On Tuesday you often sit down at once.",
      ],
      ptal: 'Weekdays, late morning or early afternoon: that is when the wait is shortest.',
      fi: 'Little time? Pick the right hour, and you are out again in half an hour.',
      h: 'Saturday at eleven: nine men, one newspaper.',
    },
    lines: {
      '*': [
        'Going to the barber without an appointment? Weekday mornings are usually quietest.',
        "Saturday is the busiest day at the barber's. If you can choose, take Tuesday or Wednesday.",
        'Only a neck and ear tidy? Say so when you come in. It may fit in between.',
        'Days before holidays and school starts are full. Come a few days earlier.',
      ],
      h: ['Bring a friend on Saturday. You will have time to talk.'],
    },
    scene: [
      'You look in through the window, count six heads, and walk on.',
      'You come in at ten on a Wednesday, and somebody says: take a seat, you are next.',
    ],
    why: [
      [
        'Most people can only come after work or on Saturday.',
        'Evenings and weekends are when everybody has time.',
      ],
      [
        'In a quiet hour there is also more time for questions.',
        'Nobody waits behind you, so you can ask about a new cut.',
      ],
    ],
    parts: [
      [
        'Choose a weekday',
        ['Tuesday to Thursday are usually the calmest.', 'Many shops are shut on Mondays, so check first.'],
        'A half empty row of chairs',
      ],
      [
        'Come before three',
        ['After that schools and offices are out.', 'Late morning works well.'],
        'A clock at eleven',
      ],
      [
        'Say what you need',
        ['A fade takes longer than a tidy.', 'Then the barber can tell you how long you will wait.'],
        'A barber at the door',
      ],
    ],
    turn: ['And if it is full, ask how long it will be.', 'You may go for a coffee in the meantime.'],
    asks: ['When do you come: weekday or Saturday?', 'How long would you wait for your barber?'],
    ends: {
      ptal: 'Weekday, before three.',
      fi: 'See you in a quiet hour.',
      h: 'And the newspaper is yours alone.',
    },
    keep: 'your next free morning',
    send: 'somebody who hates waiting',
    only: WALK_IN_BARBERS,
    own: [
      {
        kinds: ['hours', 'policy', 'process', 'service'],
        about: 'walk-?ins?|no appointment|open (?:mon|tue|wed|thu|fri|sat|sun|late|until|daily|every|from)',
        lead: ['How it works at {name}:', 'When you can come to {name}:'],
      },
    ],
    pic: { ask: 'An empty chair on a quiet morning', alt: "An empty barber's chair in the morning light" },
    claims: [['Saturdays and after-work hours are busiest', 'trade practice']],
  },
];
