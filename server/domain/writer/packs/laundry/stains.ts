// What to do about a stain before anybody makes it worse.
import type { Idea } from '../../library/idea.ts';

export const STAINS: readonly Idea[] = [
  {
    id: 'dab-and-do-not-rub',
    format: 'mistake',
    again: 8,
    emoji: '🧽',
    tags: ['StainTips', 'LaundryTips', 'ClothesCare'],
    title: ['First aid for a stain: dab, do not rub', 'Why rubbing makes a stain worse'],
    cover: 'Dab it. Do not rub.',
    wrong: 'Rubbing a fresh stain with a napkin',
    gist: [
      'Rubbing pushes a stain deeper and roughens the cloth, so that a pale patch stays even when the colour is out. Lay a clean cloth on it, press, lift, and turn to a dry corner.',
      'The first minute decides more than anything that comes after it. Press a dry cloth on the spot, from the edge to the middle, and keep your elbow still.',
    ],
    subject: ['Keep your elbow still', 'The first minute of a stain'],
    hooks: {
      '*': [
        'Gravy on the shirt, and the hand is already rubbing. Stop the hand.',
        'More cloth is harmed by napkins than by sauce.',
      ],
      p: 'A stain that was only dabbed is far easier to remove later.',
      f: 'It happens at the very first bite. Breathe, and take a dry napkin.',
      a: 'Press. Lift. Turn the cloth. Never rub.',
      t: 'Friction drives the stain between the fibres and breaks their surface; what is left is a change in how light falls on them.',
      h: 'The tie had survived three weddings. Then somebody helped.',
      i: 'Patience saves what haste would spoil.',
      l: 'White linen, one red drop, and a calm hand.',
    },
    lines: {
      '*': [
        'Fresh stain? Lay a dry white cloth on it and press. Lift, turn to a clean corner, press again. No rubbing.',
        'Work from the edge of a stain to the middle, or it grows with every stroke.',
        'A coloured napkin can leave its own colour on a wet shirt. Take a white one.',
        'Lift thick things off with the back of a knife before you dab. Otherwise you press them in.',
      ],
      h: ['Three people helped with one spot of sauce. Now there are four spots.'],
    },
    scene: [
      'At the long table somebody says oh, and five hands with five napkins come from all sides.',
      'In the mirror of the restaurant the spot was small. After two minutes of rubbing it is a saucer.',
    ],
    why: [
      [
        'Cloth is woven in threads, and a stain that is pushed goes down between them.',
        'What lies on top can be lifted. What was rubbed in has to be washed out.',
      ],
      [
        'Rubbed fibres fluff up, and a dull patch remains that no cleaning takes away.',
        'On silk and on dark wool the marks of rubbing last longer than the sauce.',
      ],
    ],
    parts: [
      [
        'Lift off what lies on top',
        [
          'With a spoon or the back of a knife, from outside inwards.',
          'The less there is left, the less can soak in.',
        ],
        'A spoon at a spot of sauce',
      ],
      [
        'Press with a dry white cloth',
        ['Flat, for some seconds, and then look at it.', 'What is on the cloth is no longer in the shirt.'],
        'A white napkin on a shirt',
      ],
      [
        'Turn to a clean corner',
        ['Otherwise you put back what you have just taken.', 'A cloth has more corners than one thinks.'],
        'A folded napkin',
      ],
      [
        'Leave the rest alone',
        [
          'And have it treated soon, before it dries in.',
          'A night in the basket makes it twice as stubborn.',
        ],
        'A shirt on a chair',
      ],
    ],
    turn: ['Sit on your other hand, if need be.', 'And then finish your dinner, for it is getting cold.'],
    asks: ['Which stain has taught you a lesson?', 'Who at your table always comes with the salt?'],
    ends: {
      p: 'Dab now, treat soon, and most of it comes out.',
      f: 'And next time the napkin goes in the collar.',
      a: 'Press, never rub.',
      t: 'Test any liquid on an inside seam first, since some dyes run.',
      h: 'The tie has asked to be seated elsewhere.',
      i: 'Care begins with doing a little less.',
      l: 'And the linen stays white.',
    },
    keep: 'the next dinner in a white shirt',
    send: 'whoever rubs',
    own: [
      {
        kinds: ['service', 'process', 'price', 'guarantee'],
        about: 'stain|spot|express|same.day',
        lead: 'And if it has already happened.',
      },
    ],
    pic: { ask: 'A white cloth pressed on a small stain', alt: 'A white cloth pressed on a stained shirt' },
    claims: [['Blot, do not rub; work inwards', 'advice of textile care associations']],
  },
  {
    id: 'say-what-it-was',
    format: 'tip',
    again: 9,
    emoji: '🗣️',
    only: 'dry.?clean|cleaner|textile|reinigung|stain',
    tags: ['DryCleaning', 'StainTips', 'GoodToKnow'],
    title: ['At the dry cleaner: say what the stain is', 'Why the cleaner asks what you spilt'],
    cover: 'Say what it was',
    gist: [
      'Oil, sugar, milk and ink each want something else, and the wrong one can fix a stain for good. Point at it, say what it was, when it was, and what you have tried.',
      'Nobody at the counter judges. "Mayonnaise, on Sunday, and I put water on it" is the most useful sentence of the day.',
    ],
    subject: ['"Mayonnaise, on Sunday"', 'What it was, and what you tried'],
    hooks: {
      '*': [
        'The most useful sentence at the counter is "Mayonnaise, on Sunday, and I put water on it".',
        'You hide the stain inside the folded coat. It is the one thing that should be seen.',
      ],
      p: 'The right treatment depends on what the stain is made of.',
      f: 'Do not be shy. The counter has seen worse, and this week.',
      a: 'Point at it. Name it. Date it.',
      t: 'Fats need a solvent, proteins need an enzyme and cool water, tannins need an acid: each of them can set another kind.',
      h: '"I do not know how that got there." It is mustard, and there was a sausage.',
      i: 'Honesty is half of every repair.',
      l: 'A coat over the arm, and a quiet word about it.',
    },
    lines: {
      '*': [
        'Bring a stain to the cleaner soon, point at it, and say what it was. It saves guessing, and guessing costs cloth.',
        'White wine and lemonade dry clear and turn brown weeks later. Mention them, even if nothing can be seen.',
        'Say what you have tried. Washing-up liquid, salt and soda leave traces that react with what comes next.',
        'Do not iron a stained shirt so that it looks better. Heat fixes many stains for good.',
      ],
      h: ['"It was like that when I bought it", said the jacket of a man with ice cream on his chin.'],
    },
    scene: [
      'Somebody puts a jacket on the counter, folded so that the spot is inside, and talks about the weather.',
      'A pin with a bit of paper marks the place. On the paper stands one word: curry.',
    ],
    why: [
      [
        'What dissolves butter does nothing for coffee, and the other way round.',
        'Whoever has to guess begins gently and needs more attempts.',
      ],
      [
        'Some spills dry without colour and only show once warmth or time has turned the sugar brown.',
        'A spot that nobody mentions is found when it is too late.',
      ],
    ],
    parts: [
      [
        'Point at the place',
        ['Inside out, at the hem, under the lapel: show it.', 'A pin or a bit of tape helps both of you.'],
        'A finger at a lapel',
      ],
      [
        'Say what it was',
        [
          'Even "something at a wedding" narrows it down.',
          'Food, drink, make-up, grass or oil are enough to begin with.',
        ],
        'A coat on a counter',
      ],
      [
        'Say when, and what you tried',
        [
          'Old stains need more patience than new ones.',
          'A home remedy is no shame, but it has to be known.',
        ],
        'A note with a date',
      ],
    ],
    turn: [
      'Then it is out of your hands, and in better ones.',
      'Ask what can be expected, too. Not every stain comes out.',
    ],
    asks: ['Which stain could you not explain?', 'What have you tried on one that you would not try again?'],
    ends: {
      p: 'Three facts at the counter, and the work can begin at the right end.',
      f: 'And nobody will ask who threw it.',
      a: 'What, when, what tried.',
      t: 'If there is a fibre label, leave it in: it decides what may be used.',
      h: 'The sausage has made a full confession.',
      i: 'What is named can be mended.',
      l: 'And it hangs there as if nothing had been.',
    },
    keep: 'the next time you carry something to the counter',
    send: 'somebody who folds the stain inside',
    own: [
      {
        kinds: ['service', 'process', 'people', 'history'],
        about: 'stain|spot|by hand|hand.?(?:made|sewn|cut|thrown|finished|strip)|experience|years|inspect',
        lead: 'And this is who looks at it here.',
      },
    ],
    pic: {
      ask: 'A coat with a small marker at one spot',
      alt: 'A coat with a paper marker pinned to one spot',
    },
    claims: [
      ['Stain classes need different treatment; home remedies may set stains', 'textile care training'],
      ['Colourless sugar stains turn brown with heat and age', 'dry cleaning trade associations'],
    ],
  },
  {
    id: 'cold-for-blood-and-egg',
    format: 'tip',
    again: 9,
    emoji: '❄️',
    tags: ['StainTips', 'LaundryTips', 'HomeTips'],
    title: ['Blood, egg, milk: why cold water comes first', 'Which stains hot water sets for good'],
    cover: 'Cold water first',
    gist: [
      'Blood, egg, milk and meat juice are protein, and heat does to them on cloth what it does in the pan. Rinse with cold water first, from the back, and wash warm later.',
      'Hot water on blood is the quickest way to keep it for ever. Cold, from the wrong side, and soon: that gets most of it out.',
    ],
    subject: ['An egg on cloth sets as in the pan', 'Cold, from the back'],
    hooks: {
      '*': [
        'A nosebleed on the pillow, and everybody runs for hot water. Run for cold.',
        'What happens to an egg in a pan also happens to it on a shirt.',
      ],
      p: 'Cold water first prevents protein stains from setting.',
      f: 'Scraped knees, breakfast eggs, a baby: you will need this one.',
      a: 'Protein: cold. Always cold first.',
      t: 'Proteins coagulate with heat and bind to the fibre; below body warmth they stay soluble.',
      h: 'It was a soft egg at breakfast and a hard one on the tablecloth.',
      i: 'Some things ask for coolness and a little time.',
      l: 'Cold water over white cotton, until it runs clear.',
    },
    lines: {
      '*': [
        'Blood, egg, milk: cold water first, from the back of the cloth. Hot water cooks them into it.',
        'Hold a stain under the {tap|faucet} upside down, so that the water pushes it out the way it came.',
        'Powder with enzymes works on egg and grass, but not on wool and silk: they are protein themselves.',
        'Look before you tumble dry. A trace that is still there will be there for good afterwards.',
      ],
      h: ['The tablecloth now has a poached look.'],
    },
    scene: [
      'Sunday, breakfast in bed, and a spoon tips over. Somebody jumps up and turns the wrong {tap|faucet}.',
      'A child with a knee, a white sock, and a mother who fills a bowl with cold water without looking.',
    ],
    why: [
      [
        'Warmth makes protein set, and what has set clings to the thread.',
        'A cook wants protein to set. Whoever washes does not.',
      ],
      [
        'From the front the water drives the stain through the whole cloth.',
        'From behind a stain has the shortest way out.',
      ],
    ],
    parts: [
      [
        'Rinse it cold, from the back',
        ['Until the water runs clear, and soon.', 'Cold means cold, and not hand-warm.'],
        'Cloth under running water',
      ],
      [
        'Soak what has dried',
        ['Half an hour in cool water with a little soap.', 'Overnight does no harm to cotton.'],
        'A bowl with a white sock',
      ],
      [
        'Wash warm only afterwards',
        ['With the powder that suits the cloth.', 'By then most of it is gone already.'],
        'A washing machine door',
      ],
      [
        'Look before you dry',
        ['In daylight, and wet, if you can.', 'Still something there? Then once more from the start.'],
        'A damp cloth held to the light',
      ],
    ],
    turn: [
      'Grease is the other way round: that one likes it warm.',
      'Cold first costs nothing, even if you are not sure.',
    ],
    asks: ['What do you do first when something drips?', 'Which stain did you once cook into a shirt?'],
    ends: {
      p: 'One rule, and many shirts are saved.',
      f: 'Tell it to whoever is at home with the children.',
      a: 'Cold first, then warm.',
      t: 'Wool and silk: cool water and a mild soap without enzymes.',
      h: 'The spoon has been spoken to.',
      i: 'And the pillow is white again.',
      l: 'Cool, clear, and done.',
    },
    keep: 'the next nosebleed',
    send: 'somebody with small children',
    pic: { ask: 'Cloth under cold running water', alt: 'A white cloth under cold running water' },
    claims: [['Protein stains set with heat; treat cold', 'textile care textbooks']],
  },
  {
    id: 'wax-on-the-tablecloth',
    format: 'howto',
    again: 11,
    emoji: '🕯️',
    when: { months: [11, 12, 1, 2] },
    tags: ['StainTips', 'Tablecloth', 'HomeTips'],
    title: ['How to get candle wax out of a tablecloth', 'Wax on the good cloth: cold, paper, iron'],
    cover: 'Wax on the good cloth',
    gist: [
      'Let it harden, break off what breaks, lay plain paper above and below, and go over it with a warm iron. The paper drinks the wax. What colour is left wants a cleaner.',
      'Nobody should pick at warm wax. Cold makes it brittle, paper takes the rest, and the iron is only there to help the paper.',
    ],
    subject: ['The paper drinks the wax', 'After the long dinner'],
    hooks: {
      '*': [
        'The candles are out, the guests are gone, and there it is, beside the bread basket.',
        'Wax looks dramatic on a cloth, and is one of the easier stains. If you wait.',
      ],
      p: 'Wax comes out in layers: cold first, then paper and warmth.',
      f: 'Leave it till tomorrow. Really. It is better so.',
      a: 'Cool. Break. Paper. Iron.',
      t: 'Most candle waxes melt well below ironing heat; absorbent paper takes up the liquid by capillary action.',
      h: 'It was a dripless candle. So it said.',
      i: 'A cloth with a past is a cloth that had guests.',
      l: 'Candlelight, and its small price.',
    },
    lines: {
      '*': [
        'Wax on the tablecloth: let it go hard, break it off, then plain paper above and below and a warm iron on top.',
        'An ice cube in a bag makes soft wax brittle in a few minutes.',
        'No printed paper under the iron: the ink goes where the wax was. Kitchen paper or plain paper bags will do.',
        'Red and dark green candles leave colour after the wax is gone. That part is for a cleaner, and not for more heat.',
      ],
      h: ['The guests stayed until two. The wax stayed until Thursday.'],
    },
    scene: [
      'In the morning, in grey light, the table looks like a small landscape with hills of wax.',
      'An iron slides over brown paper, and slowly a dark round patch appears on it. That was the candle.',
    ],
    why: [
      ['Hard wax cracks off, warm wax smears.', 'What is scraped while soft ends up between the threads.'],
      [
        'The warmth melts what is left, and dry paper sucks it up.',
        'Each clean piece of paper takes a little more.',
      ],
    ],
    parts: [
      [
        'Let it get cold',
        ['In the freezer, on the balcony, or under ice in a bag.', 'Patience is the whole of this step.'],
        'Ice in a bag on a cloth',
      ],
      [
        'Break off what breaks',
        ['With a blunt knife or your nail, flat along the cloth.', 'Most of it jumps off by itself.'],
        'A blunt knife and crumbs of wax',
      ],
      [
        'Iron it between plain paper',
        ['As warm as the label allows, without steam.', 'Shift the paper until no mark shows on it.'],
        'An iron on brown paper',
      ],
      [
        'Wash as usual',
        ['As hot as the label allows.', 'If there is a rim of colour, stop and ask.'],
        'A cloth in a drum',
      ],
    ],
    turn: [
      'On velvet and silk leave the iron out of it.',
      'And next year a saucer goes under the candlestick.',
    ],
    asks: [
      'What was left on your tablecloth after the {holidays|vacation}?',
      'Wax, wine or gravy: which is the worst?',
    ],
    ends: {
      p: 'Cold, paper, warmth, in that order.',
      f: 'It was a good evening, and that is what a cloth is for.',
      a: 'Cold first, iron last.',
      t: 'Test the iron on a hem: synthetic cloth may melt before the wax is out.',
      h: 'The dripless candle denies everything.',
      i: 'May there be many more such stains.',
      l: 'And the white cloth back in its drawer.',
    },
    keep: 'the morning after the candles',
    send: 'whoever has a big table this winter',
    own: [
      {
        kinds: ['service', 'price', 'offer'],
        about: 'tablecloth|linen|table|household',
        lead: 'And for cloths that are too large or too good.',
      },
    ],
    pic: { ask: 'An iron on plain paper on a cloth', alt: 'An iron on brown paper over a white tablecloth' },
    claims: [['Harden, remove, absorb with warm iron; dye may remain', 'household textile advice']],
  },
  {
    id: 'white-wine-comes-back-brown',
    format: 'answer',
    again: 10,
    emoji: '🥂',
    tags: ['StainTips', 'WeddingDress', 'GoodToKnow'],
    title: ['Why do brown spots appear on stored clothes?', 'Brown spots from nowhere: sugar that has aged'],
    cover: 'Brown spots from nowhere',
    question: 'It was clean when I put it away. Where do the brown spots come from?',
    short: 'From something clear: lemonade, white wine, sweat. It was there, and has darkened.',
    gist: [
      'Sugar and sweat dry without colour and go unseen into the {wardrobe|closet}. Months of air and warmth turn them yellow or brown. So clean what was worn before it is stored.',
      'A splash of sparkling wine on a pale dress cannot be seen the next day. A year later it can. What is stored should have been cleaned first.',
    ],
    subject: ['It was there all the time', 'Clear today, brown next year'],
    hooks: {
      '*': [
        'It went into the {wardrobe|closet} spotless and came out with brown spots. Nobody had touched it.',
        'The stains that do most harm are the ones that nobody saw.',
      ],
      p: 'Cleaning before storage removes what only shows after months.',
      f: 'That little splash at the toast? Do you remember it? The dress does.',
      a: 'Worn once? Clean it, then store it.',
      t: 'Sugars caramelise and body oils oxidise slowly, and both end up as yellow to brown compounds in the fibre.',
      h: 'The toast lasted for a minute, and stayed for years.',
      i: 'What we keep, we should keep clean.',
      l: 'Silk in tissue paper, and nothing on it but time.',
    },
    lines: {
      '*': [
        'White wine, lemonade and sweat dry clear and turn brown in the {wardrobe|closet}. Have it cleaned before you store it.',
        'Worn for one evening is worn. Collar, cuffs and hem know it.',
        'A dress for a great day should go to be cleaned within some weeks, not in a year.',
        'Store clean cloth dark, dry and cool, in cotton or tissue paper. Plastic keeps damp in.',
      ],
      h: ['The dress remembers the speech. Nobody else does.'],
    },
    scene: [
      'In the attic a box is opened, for a daughter, and everybody bends over a brown drop on white silk.',
      'A glass is raised, somebody laughs, and three drops land on a sleeve. They dry at once, and nobody sees a thing.',
    ],
    why: [
      [
        'In a drop of soft drink there is sugar, and when the water has gone it stays.',
        'What dries clear has not gone. It has only become invisible.',
      ],
      [
        'Air and time do in a year what a hot pan does in a minute.',
        'The older such a spot, the firmer it sits.',
      ],
    ],
    parts: [
      [
        'Clean it before you store it',
        ['Even if it was worn once and looks well.', 'Soon is easy. Later is luck.'],
        'A dress on a hanger',
      ],
      [
        'Say what was drunk',
        ['Then the places can be looked for.', 'Under a lamp from the side many show.'],
        'Glasses on a table',
      ],
      [
        'Keep it dark and airy',
        ['Cotton cover, no plastic, no outer wall.', 'And look in on it once a year.'],
        'A cotton cover in a {wardrobe|closet}',
      ],
    ],
    turn: [
      'Old spots can sometimes be helped. Ask before you try.',
      'It takes one afternoon, and spares a sigh in ten years.',
    ],
    asks: ['Which piece have you been keeping for years?', 'When did you last look into the box?'],
    ends: {
      p: 'Stored clean is stored well.',
      f: 'And then raise your glass again.',
      a: 'Clean first, then the box.',
      t: 'Warmth speeds the change up: no attic, no boiler cupboard.',
      h: 'The three drops have asked to stay anonymous.',
      i: 'Somebody may wear it once more.',
      l: 'White, and white it stays.',
    },
    keep: 'the day after the party',
    send: 'somebody with a dress in a box',
    own: [
      {
        kinds: ['service', 'price', 'offer'],
        about: 'wedding|dress|gown|silk|evening (?:dress|wear|gown)',
        lead: 'And for what you would like to keep.',
      },
    ],
    pic: { ask: 'A pale dress on a hanger by the window', alt: 'A pale dress on a hanger in window light' },
    claims: [['Latent sugar and perspiration stains darken with time', 'dry cleaning trade associations']],
  },
  {
    id: 'salt-water-and-other-rumours',
    format: 'myth',
    again: 10,
    emoji: '🧴',
    tags: ['LaundryMyths', 'LaundryTips', 'HomeTips'],
    title: [
      'Does more detergent get clothes cleaner?',
      'Too much {washing powder|detergent}: what it really does',
    ],
    cover: 'More soap, cleaner clothes?',
    myth: 'Twice the {washing powder|detergent} gets it twice as clean',
    short: 'No. What is not rinsed out stays in the cloth and holds the dirt.',
    gist: [
      'Too much {washing powder|detergent} is not rinsed out. It stiffens towels, greys whites and feeds the smell in the machine. The dose on the packet is mostly for a full and dirty load.',
      'Foam cushions the cloth, so that nothing rubs against anything. A smaller dose and a drum with room in it wash better.',
    ],
    subject: ['Foam does not wash', 'Towels like boards?'],
    hooks: {
      '*': [
        'Towels like boards and a smell from the drum: it may well be too much soap.',
        'You add a little more, to be on the safe side. The towels would rather that you did not.',
      ],
      p: 'The right dose saves money and keeps cloth soft.',
      f: 'Go on, admit it: you go by feeling.',
      a: 'Measure it. Then a little less.',
      t: 'Surfactants work up to a certain concentration; what is above it only adds foam and has to be rinsed out.',
      h: 'He pours until it feels right. It has felt right for a whole packet a week.',
      i: 'Enough is a good measure, here as well.',
      l: 'Cotton that smells of nothing at all.',
    },
    lines: {
      '*': [
        'Stiff towels and grey whites often mean too much {washing powder|detergent}, and not too little.',
        'Look at your water first: soft water needs much less soap than hard water. Your water company says which is yours.',
        'A drum that is stuffed washes badly, whatever you pour in. A hand should still fit on top.',
        'Fabric softener makes towels silky and less thirsty. They dry you better without.',
      ],
      h: ['The cap has lines on it. He had taken them for decoration.'],
    },
    scene: [
      'Behind the round window a white wall of foam goes round, and somewhere in it there is a sock.',
      'Somebody rubs a cheek with a towel fresh from the line and gets an exfoliation.',
    ],
    why: [
      [
        'Foam holds the pieces apart, and it is the rubbing that cleans.',
        'A machine full of suds slides where it should knead.',
      ],
      [
        'What the rinse does not carry off dries in the cloth, and the next dirt sticks to it.',
        'Residue in drum and hoses is what the musty smell lives on.',
      ],
    ],
    parts: [
      [
        'Measure by water and dirt',
        ['The table on the packet has both.', 'Most of what we wear is only lightly soiled.'],
        'A measuring cap',
      ],
      [
        'Leave room in the drum',
        ['A hand flat on top should still fit.', 'Less in at once, and it comes out cleaner.'],
        'A half-full drum',
      ],
      [
        'Run it hot now and then',
        ['Empty, or with towels, as hot as it goes.', 'It clears what cool washes leave behind.'],
        'A dial on a washing machine',
      ],
    ],
    turn: ['Try half for a month. Nobody will notice but the towels.', 'And leave the door ajar afterwards.'],
    asks: ['Do you measure, or do you pour?', 'What do your towels feel like?'],
    ends: {
      p: 'Less soap, more room, and now and then some heat.',
      f: 'The packet will last until the summer.',
      a: 'Half, try it.',
      t: 'Foam that is still there in the last rinse means that the dose was too high.',
      h: 'The sock has been found. It is well.',
      i: 'Clean is what is left when nothing is left over.',
      l: 'Soft, plain, and fresh.',
    },
    keep: 'the next wash day',
    send: 'somebody who never measures',
    pic: {
      ask: 'A measuring cap with a little detergent',
      alt: 'A measuring cap with a little detergent beside a folded towel',
    },
    claims: [
      ['Overdosing leaves residue; dose by hardness and soil', 'consumer associations; machine makers'],
    ],
  },
];
