// The home, the table, and a look behind the shop.
import type { Idea } from '../../library/idea.ts';

export const LIVING: readonly Idea[] = [
  {
    id: 'blade-towards-the-plate',
    format: 'howto',
    again: 9,
    emoji: '🍽️',
    tags: ['TableSetting', 'TableLaying', 'DinnerParty'],
    title: ['How to lay a table without looking it up', 'Setting the table: where everything goes and why'],
    cover: 'Blade towards the plate',
    gist: [
      'Knives right with the blade towards the plate, forks left, glass above the knife, and work from the outside in. Leave out whatever the meal does not need.',
      'A table is laid in the order of eating: the first course lies furthest out, and each one takes away the next pair.',
    ],
    subject: ['Which side is the glass?', 'Lay it in the order of eating'],
    hooks: {
      '*': [
        'At a properly laid table you could eat with your eyes on the company: what you need next is always the outermost.',
        'Say the menu aloud and lay the table from the outside in.',
        'If you say the menu, the table lays itself.',
      ],
      p: 'The rules for laying a table fit on a napkin, and all of them have a reason.',
      f: 'Guests at seven? Lay the table at five, then you can stop thinking about it.',
      a: 'Forks left. Knives right. Nothing extra.',
      t: 'The layout follows right-handed use: blade inwards, glass within reach of the knife hand.',
      h: 'Six forks to the left of the plate are either a banquet or somebody tidying the drawer.',
      i: 'A laid table is an invitation that people can see from the door.',
      l: 'Linen, two glasses, a low bowl of something green. More would be noise.',
    },
    lines: {
      '*': [
        'Laying a table: forks left, knife right with its blade to the plate, spoon outside the knife, water glass over the tip of the knife.',
        'Bread plate on the left, glass on the right. Make a ring with thumb and finger of each hand: the left makes a b, the right a d for drink.',
        'Sit down at your own table before the guests do. You will see what is in the way, and it is nearly always the flowers.',
        'If the plates do not match, let the napkins do it. One thing that repeats all round is enough.',
      ],
      h: ['The gravy boat comes out once a year. It cannot pour, but it likes to be asked.'],
    },
    scene: [
      'A handful of cutlery, six chairs, a quarter of an hour. The first place looks like a dinner party, the sixth like a canteen.',
      'Somebody stands by the table with two glasses in one hand, asking which side.',
    ],
    why: [
      [
        'People eat in order, so if things lie in order, nobody has to think.',
        'Each course removes its own tools, and what remains is always the next lot.',
      ],
      [
        'Blades face inwards because the knife is then ready to use, and because a sharp edge turned to the neighbour was never polite.',
        'A hand that picks the knife up straight off has the edge the right way round, and the person beside it is spared the sight of it.',
      ],
    ],
    parts: [
      [
        ['Begin with the plate or the napkin', 'Plates first'],
        [
          'A thumb from the edge of the table, in line with the chair. The rest is measured from here.',
          'Put all of them down first and walk round once; gaps between people show up straight away.',
          'A thumb from the edge, and then walk round once.',
        ],
        'Plates set round an empty table',
      ],
      [
        ['Knives right, forks left', 'Cutting right, spearing left'],
        [
          'In the order of eating, from the outside to the plate.',
          'Soup spoon outermost on the right, since soup comes first.',
          'What you need first lies furthest out.',
        ],
        'A knife laid with its blade towards a plate',
      ],
      [
        ['The glass over the tip of the knife', 'Glasses above the knife'],
        [
          'Water nearest, wine slanting out from it. Hands find them without a look.',
          'Two each are plenty. A third makes the table a forest.',
          'The hand finds them in the middle of a sentence.',
        ],
        'A glass set above a knife',
      ],
      [
        ['Leave out what the food does not need', 'Nothing that is not used'],
        [
          'No soup, no spoon. An unused tool makes guests nervous.',
          '{Pudding|Dessert} spoons may lie above the plate or arrive with the sweet.',
          'A spare fork makes people think.',
        ],
        'A spoon being taken away from a place setting',
      ],
      [
        ['Sit down and look across', 'Have a seat'],
        [
          'Flowers and candles should be lower than a chin or thinner than a wrist.',
          'If you cannot see the chair opposite, nor will whoever gets this place.',
          'Now you can see what is in the way.',
        ],
        'A view across a laid table from a chair',
      ],
    ],
    turn: [
      'The same rules do for pasta in the kitchen. They just take less time.',
      'When the last chair is in, dim the lamp and let them knock.',
    ],
    asks: ['Candles on the table: always, or only for guests?', 'Cloth napkins or paper ones?'],
    ends: {
      p: 'Done two hours ahead, it leaves the last hour to the stove.',
      f: 'And if a fork lies on the wrong side, nobody who came for your company will see it.',
      a: 'Lay what will be used.',
      t: 'Allow about two hands of width between plate centres, and elbows stay friends.',
      h: 'Children lay the table for ghosts, kings and the cat. Count the places again.',
      i: 'People stay longer where somebody has thought about their chair.',
      l: 'A match, a low flame, and the room grows quiet by itself.',
    },
    keep: 'the next time people come for dinner',
    send: 'whoever always asks where the glass goes',
    own: [
      {
        about: 'table(?:ware|cloth| linen)|napkin|glass(?:es|ware)|plates?\\b|crockery|cutlery|candle',
        kinds: ['product', 'offer', 'price'],
        lead: 'A table is soon laid when the things are there.',
      },
    ],
    pic: {
      ask: 'One place setting from above: plate, fork, knife, glass, napkin',
      alt: 'A simple place setting seen from above',
    },
    claims: [
      [
        'Forks left, knives right with the blade inwards, outside in, glass above the knife',
        'etiquette and hospitality textbooks, European and American usage',
      ],
    ],
  },
  {
    id: 'pictures-hang-too-high',
    format: 'mistake',
    again: 9,
    emoji: '🖼️',
    tags: ['HangingPictures', 'HomeStyling', 'WallArt'],
    wrong: 'Hanging a picture at the height where you hold it up',
    title: ['How high to hang a picture', 'Hanging pictures: lower than you think'],
    cover: 'Hang it lower',
    gist: [
      'Most pictures hang too high, because whoever holds the hammer is standing. Let the middle of the picture come to eye level, and over a sofa a hand or two above its back.',
      'Galleries hang by the middle of the picture and not by its upper edge. Do likewise, and sit down once before you knock the nail in.',
    ],
    subject: ['A hand lower, please', 'Sit down before you hammer'],
    hooks: {
      '*': [
        'Nearly every picture in private homes hangs too high, and the reason is that somebody stood up to hang it.',
        'Before the nail goes in, sit down on the sofa and look.',
        'Whoever holds the hammer is on their feet. Everyone else is sitting.',
      ],
      p: 'One height for the middle of each picture makes any wall look planned.',
      f: 'Look over at your picture for a moment. Is it up there with the curtain rail?',
      a: 'Hang by the middle. Hang lower.',
      t: 'Museums set the centre of a work at the eye level of an average adult and keep that line through the room.',
      h: 'In some homes the art hangs where only the giraffe can get anything out of it.',
      i: 'A picture should meet you where you are.',
      l: 'It hangs where the eye rests, and needs no lamp to say so.',
    },
    lines: {
      '*': [
        'Over a sofa, leave a hand or two between the back and the frame. Any more and the two have nothing to do with each other.',
        'Trace the frame on newspaper, tape the sheets to the wall, live with them for a day. Then knock the nail through the paper.',
        'Several pictures on one wall? Line up the middles or the lower edges. All the rest may be as wild as you like.',
        'Measure from the top of the frame to the wire when it is pulled tight. That gap is what everyone forgets when marking the hole.',
      ],
      h: ['Behind every straight picture are two holes where it used to hang.'],
    },
    scene: [
      'One of you holds, one stands back. "Higher. A bit higher. Left. There!" Both are on their feet, and so is the mistake.',
      'The new print is on the wall, four inches under the ceiling, looking as though it were trying to get out.',
    ],
    why: [
      [
        'You hang pictures standing, with raised arms, and look at them sitting.',
        'Holding a frame up puts it over your head, which is a good place for hats.',
      ],
      [
        'The higher it goes, the more bare wall opens below, and the picture loses touch with the furniture.',
        'A frame needs a neighbour. Close to a sideboard it belongs to the room, up by the ceiling it is lost luggage.',
      ],
    ],
    parts: [
      [
        ['Find the middle, not the edge', 'The middle is what counts'],
        [
          'Half the height of the frame, and that point at the eyes of somebody of middling size.',
          'With large and small pictures on one wall, it is the middles that make a line.',
          'At the eyes of somebody neither tall nor small.',
        ],
        'A hand marking the middle of a frame with a pencil',
      ],
      [
        ['Keep it near the furniture', 'Close to what stands below'],
        [
          'A hand or two above a sofa, a little less over a {chest of drawers|dresser}.',
          'Two thirds of the width of what stands below looks settled; a stamp over a sofa does not.',
          'With too much wall between, they do not know each other.',
        ],
        'A picture hung close above a sideboard',
      ],
      [
        ['Try it in newspaper', 'Paper first'],
        [
          'Cut to size and held with masking tape, it costs nothing to move.',
          'Look at it in the evening as well, from the chair where you usually sit.',
          'Leave it there for a day, and sit down in front of it.',
        ],
        'A newspaper rectangle on a bare wall',
      ],
      [
        ['Subtract the wire', 'Mind the wire'],
        [
          'Pull it up with a finger, measure to the top of the frame, and mark the nail that much lower.',
          'Two nails a hand apart keep a heavy frame from tilting each time a door shuts.',
          'It gives, and so do your plans.',
        ],
        'A finger pulling up the wire on the back of a frame',
      ],
    ],
    turn: [
      'In a hall, where everybody stands, it may go a little higher.',
      'Take one down and hang it again a hand lower. You will feel it at once.',
    ],
    asks: [
      'Which picture in your home hangs too high?',
      'Who hammers in your house, and who says "left a bit"?',
    ],
    ends: {
      p: 'An old hole takes a dab of filler. It is worth it.',
      f: 'And tilt your head if you like. It really was the picture.',
      a: 'Middle. Eye level. Done.',
      t: 'Check the wall for cables and pipes with a detector first, above all over switches and {sockets|outlets}.',
      h: 'Marriages have survived worse than "a bit to the left", but not many worse than "your left".',
      i: 'Hang it so that a child can see it too, and it will be talked about.',
      l: 'The wall grows calm, and the picture begins to speak.',
    },
    caution: [
      'Check for cables and pipes before you drill or nail.',
      'Walls hide wires and water: find out where, and then make your hole.',
    ],
    keep: 'the next picture that leans on the floor',
    send: 'whoever says "left a bit"',
    own: [
      {
        about: 'prints?\\b|posters?\\b|frames?\\b|framing|wall art|mirrors?\\b',
        kinds: ['product', 'service', 'price', 'offer'],
        lead: 'Some walls are still bare.',
      },
    ],
    pic: {
      ask: 'A framed print held against a wall, or newspaper taped up in its place',
      alt: 'Newspaper sheets marking the place of a picture above a sofa',
    },
    claims: [
      ['Galleries hang works with their centre at average eye level', 'museum hanging practice'],
      ['Cables usually run from switches and sockets', 'electrical safety advice'],
    ],
  },
  {
    id: 'coats-in-the-heat',
    format: 'answer',
    unless: 'book ?shop|book ?store|bookseller|homeware',
    again: 9,
    emoji: '🗓️',
    tags: ['BehindTheShop', 'ShopLife', 'BuyingForAShop'],
    question: 'Why is the winter stock in when it is still warm?',
    short: [
      'Because it was ordered half a year ago, in weather just as wrong.',
      'It was chosen half a year ago by somebody in the wrong weather.',
    ],
    title: [
      'Why shops sell coats in the heat and swimwear in the frost',
      'When shops get new stock, and when to come',
    ],
    cover: 'Coats in the heat: why?',
    gist: [
      'Shops choose their stock about half a year before you see it. Goods then arrive when the makers deliver, well before the weather does, and a missed size may never be made again.',
      'Ordered half a year ahead, delivered early, seldom made twice: that is why the shop is always one season in front of the street.',
    ],
    subject: ['Woollen hats in a heatwave', 'One season in front of the street'],
    hooks: {
      '*': [
        'Somebody tried on ski socks this year in the hottest week, and it was her job.',
        'The shop next door has tinsel in its stockroom while you are still {queueing|in line} for ice cream.',
        'Outside they eat ice cream, and inside hang scarves.',
      ],
      p: 'Knowing when shops order helps you find your size, and your bargain.',
      f: 'Have you ever wondered why the swimsuits are gone by the time it is hot?',
      a: 'The season in a shop begins before the season.',
      t: 'Orders are written about six months ahead, produced to quantity, and delivered in one or two drops.',
      h: 'In this trade you learn to say "lovely for the snow" with sweat running down your back.',
      i: 'To buy for a shop is to believe in a season that nobody can feel yet.',
      l: 'The first coats hang there, patient, while the street is still in linen.',
    },
    lines: {
      '*': [
        'The full range of sizes hangs in a shop for the first few weeks of a season. After that it is a matter of luck.',
        'Looking for a bargain? Come when the season outside begins. Looking for your size? Come when it seems much too early.',
        'Independent shops often buy two or three of each size, and that is all there will be. If it fits, ask before you go for coffee.',
        'Missing a size? Ask if it can be reordered. Basics often can; printed things and special colours mostly cannot.',
      ],
      h: [
        'There is a moment each year when the shop sells swimwear and gloves on the same day, both to people who are on time.',
      ],
    },
    scene: [
      'The hottest day so far, the door wide open, and somebody is unpacking woollen hats.',
      'You need a swimsuit now, today, because tomorrow is the lake. On the rail hang raincoats.',
    ],
    why: [
      [
        'Shops look at collections and sign for them half a year before, since makers only produce what has been ordered.',
        'Cloth has to be woven, cut and sewn, and the yarn bought before that. So each order is a guess about next year.',
      ],
      [
        'What comes in has to be sold before the next delivery needs the rails.',
        'A small shop has one set of shelves and no warehouse, so new things can only arrive when the last ones leave.',
      ],
    ],
    parts: [
      [
        ['Early for your size', 'Come early if you are small or tall'],
        [
          'In the first weeks everything is there, from the smallest to the largest.',
          'Middle sizes go first, and the outer ones were bought once.',
          'One of each, and then none.',
        ],
        'A full rail with every size',
      ],
      [
        ['Late for the price', 'Come late if you do not mind'],
        [
          'Reductions begin about when the weather would suit the thing.',
          'By then there is what there is. For scarves and bags that matters little.',
          'What is left is cheap, and may be your colour.',
        ],
        'A rail with gaps and a reduced sign',
      ],
      [
        ['Ask about the next delivery', 'Have yourself called'],
        [
          'Shops know weeks ahead what is on its way, and many will {ring|call} you.',
          'A name and a number on a slip of paper is an old system, and it still works.',
          'They know what is in the van.',
        ],
        'A name being written on a slip at a counter',
      ],
    ],
    turn: [
      'So nobody behind the counter is confused. They are only living six months ahead.',
      'Buy for the weather after next, and you have first pick.',
    ],
    asks: [
      'Do you buy your coat early, or in the first frost?',
      'What did you look for this year and find too late?',
    ],
    ends: {
      p: 'Early for choice, late for price: the calendar does the rest.',
      f: 'And do ask. A shop is glad to know what you could not find.',
      a: 'Too early is the right time.',
      t: 'Reorders depend on whether the maker keeps cloth in stock, which is common for basics and rare for prints.',
      h: 'If somebody in a shop wears gloves in a heatwave, it is work.',
      i: 'Somewhere somebody is already choosing what you will like next year.',
      l: 'Outside it is still summer. On one hanger it has begun to snow.',
    },
    work: 'All trades that order ahead share this riddle: decide today what people will want in half a year. The shops that guess well write down each thing they were asked for and did not have.',
    keep: 'the next time it seems far too early',
    send: 'whoever needs a swimsuit by tomorrow',
    own: [
      {
        about: 'new (?:collection|season|arrivals|in)|just (?:arrived|in)|autumn|winter|spring|summer',
        kinds: ['product', 'offer'],
        lead: 'The calendar of a shop runs ahead.',
      },
    ],
    pic: {
      ask: 'A box of the next season half unpacked while the door stands open to the present one',
      alt: 'Woollen hats in an open box on a sunny shop floor',
    },
    claims: [
      [
        'Fashion retail orders about six months ahead; production follows orders; limited reorders',
        'fashion buying textbooks and trade fair calendars',
      ],
    ],
  },
  {
    id: 'write-in-the-book',
    format: 'tip',
    again: 9,
    emoji: '✒️',
    tags: ['BookGifts', 'GiftIdeas', 'InscribedBooks'],
    title: ['What to write in a book that you give as a present', 'A few words in the front of a book'],
    cover: 'Write in the book',
    gist: [
      'A book with a line from you in the front is a different book. Date, place, name, and why you thought of this person: the price goes up for one reader and down for everybody else.',
      'Two sentences on the first blank page, with the year. In thirty years nobody will pay more for it, and nobody will part with it.',
    ],
    subject: ['Two lines on the first blank page', 'Do write in the book'],
    hooks: {
      '*': [
        'Old books are opened at the front first. Everybody wants to know who gave them to whom.',
        '"For Anna, who will skip the battles." The best page of that novel is not by its author.',
        'Second-hand, the first page is the one everybody reads.',
      ],
      p: 'Two handwritten lines make a paperback into a present that is kept.',
      f: 'Giving somebody a book? Then do write in it. You are meant to.',
      a: 'A book as a gift wants a date and a name.',
      t: 'Use the first blank leaf, a soft pencil or a pen that does not bleed, and let the ink dry before closing it.',
      h: '"With best wishes" could be from you, or from the bank.',
      i: 'A line in a book is a letter that does not get thrown away.',
      l: 'Blue-black ink on the flyleaf, a place, a year.',
    },
    lines: {
      '*': [
        'What to write in a gift book: their name, the place, the year, and one sentence on why this book for this person.',
        'Name a page. "Look at the end of chapter nine and think of our kitchen." They will begin reading that evening.',
        'Not sure whether they have read it? Write on a good card and lay it in. The book stays exchangeable, and the words stay anyway.',
        'Pencil keeps for centuries, does not bleed through, and forgives. It is the right tool for thin paper.',
      ],
      h: ['The inscription said "Read this before you see my mother". There was no time.'],
    },
    scene: [
      'At a {jumble sale|rummage sale} somebody opens a cookery book. On the flyleaf: "So that you never have to eat at mine again." The book goes under the arm at once.',
      'Paper, ribbon, pen. The book is wrapped already, and now you remember.',
    ],
    why: [
      [
        'Print is the same in ten thousand copies. The line in the front exists once.',
        'A book that you could also buy at a station becomes theirs alone the moment your hand is in it.',
      ],
      [
        'A date grows more interesting with every year, and it is the part that most people leave out.',
        'Later on nobody remembers which birthday it was. The flyleaf does.',
      ],
    ],
    parts: [
      [
        ['Say why this one', 'Why this book, why you'],
        [
          'A reason, however small: a town in it, a dog, a joke on the second page.',
          'Half a sentence is enough if it could only be meant for one reader.',
          'It may be about one dog on one page.',
        ],
        'A hand writing on the first page of a book',
      ],
      [
        ['Add place and year', 'Where and when'],
        [
          'Where you were when you bought it, and when. It turns into history by itself.',
          'Leave out the season, put in the year: memory gets that one wrong.',
          'In thirty years it is the best part.',
        ],
        'A date written in ink on a flyleaf',
      ],
      [
        ['Sign as they call you', 'With the name they shout up the stairs'],
        [
          'The full name is for contracts. A nickname lets your voice in.',
          'In fifty years a grandchild will ask who "Moppet" was, and there will be a story.',
          'The other one is for banks.',
        ],
        'A short signature under two lines',
      ],
    ],
    turn: [
      'Collectors may sigh. The book was not for them.',
      'Let it dry, close it, and only then the paper.',
    ],
    asks: [
      'What was written in a book that somebody gave you?',
      'Do you write in books you give, or would you never?',
    ],
    ends: {
      p: 'It costs a minute and cannot be ordered anywhere.',
      f: 'Crooked handwriting is fine. It is how they will know it was you.',
      a: 'Name. Reason. Year.',
      t: 'Fountain ink shows through thin stock; try it on a corner of the last leaf.',
      h: 'Do check the spelling of the name. It will be there for a hundred years.',
      i: 'You pass on a story, and in the front of it stands your own.',
      l: 'The page is turned, and there you are.',
    },
    keep: 'the next book you wrap',
    send: 'someone who gives books away unread',
    own: [
      {
        about: 'books?\\b|cookbook|notebook|journal|fountain pen|cards?\\b',
        kinds: ['product', 'offer', 'event'],
        lead: 'Paper is where it begins.',
      },
    ],
    pic: {
      ask: 'An open book with a handwritten line on the flyleaf, pen beside it',
      alt: 'A handwritten dedication on the first page of a book',
    },
    claims: [
      [
        'Graphite is stable and does not bleed; inscriptions of private people lower resale and raise personal value',
        'library and antiquarian practice',
      ],
    ],
  },
  {
    id: 'ask-or-surprise',
    format: 'either',
    again: 6,
    emoji: '🎁',
    tags: ['GiftIdeas', 'GiftGiving', 'BirthdayPresents'],
    title: ['Ask what they want, or surprise them?', 'Wish list or surprise: how do you give?'],
    cover: 'Ask, or surprise?',
    gist: [
      'Asking makes sure that it is wanted. A surprise says that somebody has been thinking. Which do you do, and which do you like to get?',
      'Some families swap lists with links. Others would sooner give away the dog than ask. On which side are you?',
    ],
    subject: ['Would you rather be asked?', 'Lists or guesses'],
    hooks: {
      '*': [
        '"What would you like?" is either the kindest question of the year or the end of all magic.',
        'One half of the family sends links. The other half sends riddles.',
        'Some people want to be asked, and some want to be known.',
      ],
      p: 'Studies of gift giving tend to favour asking. Our memories tend to favour the surprise.',
      f: 'Be honest now: do you want to be asked?',
      a: 'Ask about size. Surprise with the colour.',
      t: 'Receivers, in experiments, prefer what they asked for; givers expect the opposite.',
      h: '"Oh, you need not get me anything" is a sentence with a deadline.',
      i: 'To be surprised rightly is to have been seen.',
      l: 'A plain box, no hint, and the long untying of a ribbon.',
    },
    lines: {
      '*': [
        'Presents: would you rather be asked or surprised?',
        'A middle way: ask for three wishes, of different sizes, and promise nothing. They are surprised, and it fits.',
        'Ask their best friend instead of them. It is half a list and half a plot.',
        'Ask about what they dislike. It narrows the field and gives nothing away.',
      ],
      h: [
        'He wished for "something for the kitchen", and meant a chair to sit on while somebody else cooks.',
      ],
    },
    scene: [
      'A message arrives with three links, in order of preference, and a discount code. Your aunt calls it practical. Your uncle calls it an invoice.',
      'The ribbon is off. Everyone is looking at her face, and she has about a second.',
    ],
    why: [
      [
        'Asking is kind to the wish, guessing is kind to the moment, and few presents manage both.',
        'What is asked for gets used more. What was guessed gets told at table.',
      ],
    ],
    parts: [
      [
        'Ask',
        [
          'No doubles, no wrong sizes, nothing that has to be put out when you visit.',
          'Grown-ups know what they need, and it is mostly smaller than you would think.',
          'It gets used, and nobody has to act.',
        ],
        'A short handwritten wish list',
      ],
      [
        'Surprise',
        [
          'It might miss. If it lands, they will still be telling people in ten years.',
          'Somebody noticed, remembered and kept quiet for weeks. That is in the box as well.',
          'You listened in April. It is in the box.',
        ],
        'A plain wrapped box without a label',
      ],
    ],
    turn: [
      'Perhaps lists for the big things, and guesses for the small.',
      'Children want both: exactly that, and to know nothing of it.',
    ],
    asks: ['Would you rather be asked or surprised?', 'What is the best thing you never asked for?'],
    ends: {
      p: 'A list with a gap at the end keeps both parties happy.',
      f: 'Let us know which you are. There is no wrong answer, only wrong slippers.',
      a: 'Whatever you choose, keep the receipt.',
      t: 'In those experiments even money was liked better than givers expected.',
      h: 'If they say "surprise me", they have something quite definite in mind.',
      i: 'Listening during the year is the most generous way of asking.',
      l: 'The lid is lifted. For a moment nobody speaks.',
    },
    keep: 'the next birthday in the family',
    send: 'the one who always sends links',
    own: [
      {
        about: 'vouchers?|gift cards?|wish ?list|gift (?:list|wrap)|exchange|returns?',
        kinds: ['product', 'service', 'policy', 'price'],
        lead: 'There is a way out for askers and for guessers.',
      },
    ],
    pic: {
      ask: 'A wrapped present beside a scribbled wish list',
      alt: 'A wrapped present lying beside a handwritten wish list',
    },
    claims: [
      [
        'Recipients value requested gifts and cash more than givers expect',
        'Gino and Flynn, Journal of Experimental Social Psychology',
      ],
    ],
  },
  {
    id: 'the-folding-board',
    format: 'behind',
    again: 10,
    emoji: '👕',
    unless: 'book ?shop|book ?store|bookseller',
    tags: ['FoldingClothes', 'BehindTheShop', 'TidyWardrobe'],
    title: [
      'How shops fold {jumpers|sweaters} so that every pile is straight',
      'Fold clothes like a shop: the trick with the board',
    ],
    cover: 'A magazine does the folding',
    gist: [
      'Neat piles in shops come from a board. Lay something flat and stiff on the back of the garment, fold everything round it, pull it out: each one comes out as wide as the last.',
      'No talent is needed for it, only a piece of card. A magazine on the back of the {jumper|sweater} does at home what the folding board does in a shop.',
    ],
    subject: ['The board under the counter', 'Fold round a magazine'],
    hooks: {
      '*': [
        'Under many shop counters lies a piece of card that has folded ten thousand {jumpers|sweaters}.',
        'A straight pile begins with a magazine on the back of the first {jumper|sweater}.',
        'There is a piece of card in it. Was, rather.',
      ],
      p: 'One piece of card makes a wardrobe shelf look like a shop.',
      f: 'Do your piles lean? Lend them an old magazine.',
      a: 'Fold round a board. Fold to one size.',
      t: 'A template fixes the width, so that the folded edges align and the load of the pile is even.',
      h: 'There is a person who can refold a whole table in four minutes. Her own wardrobe is a chair.',
      i: 'Order can be a kindness to whoever opens the door tomorrow.',
      l: 'Edge upon edge, shade beside shade, and nothing to smooth.',
    },
    lines: {
      '*': [
        'Lay the shirt on its front, a magazine between the shoulder blades, fold both sides over it, then the bottom up. Pull out the magazine.',
        'The fold goes to the front and the loose edges to the back. Then you can lift one out without the pile coming along.',
        'Sort a pile by weight: heavy knits below, thin ones above. Sorted by colour it looks better for a day; by weight it stays.',
        'Nothing taller than a forearm. Above that the bottom one is never worn again.',
      ],
      h: ['Customers take the one from the very bottom. That is the law, and there is no appeal.'],
    },
    scene: [
      'Five past closing time. A table looks as if a small storm had been trying things on. Somebody takes a board from under the counter and begins at the left.',
      'The pile at home leans like a tower in Italy. Each morning you pull from the middle and hope.',
    ],
    why: [
      [
        'The eye sees edges. If they line up, a shelf looks tidy even with thirty colours on it.',
        'What makes a pile untidy is never the folding itself. It is ten different widths.',
      ],
      [
        'A board takes away the judging: you fold to the edge, each time the same.',
        'By eye you get a little narrower with every piece, and by the tenth you have a pyramid.',
      ],
    ],
    parts: [
      [
        ['Face down, smooth it with both hands', 'Flat, on its face'],
        [
          'Buttons closed, sleeves out to the sides.',
          'Ten seconds of smoothing save the ironing.',
          'Buttons done up, arms out, hands over it.',
        ],
        'A {jumper|sweater} lying face down on a table',
      ],
      [
        ['Board between the shoulder blades', 'Something stiff between the shoulders'],
        [
          'Top edge at the collar. A magazine, a {chopping board|cutting board}, a stiff folder will do.',
          'Take the same one for all of them, or the trick is gone.',
          'The same for each. It is the ruler.',
        ],
        'A magazine lying on the back of a {jumper|sweater}',
      ],
      [
        ['Sides in, sleeves down along them', 'Left, right, arms down'],
        [
          'Each arm lies along its own fold, so that it makes no lump in the middle.',
          'Pull gently against the board, and the crease runs straight by itself.',
          'Nothing crosses in the middle.',
        ],
        'A sleeve folded down along the edge of a magazine',
      ],
      [
        ['Bottom up, board out, turn it over', 'Fold, slide it out, turn'],
        [
          'Once for a shelf, twice for a drawer.',
          'The neck shows at the front, and from above you can tell which it is.',
          'And the neck looks at you.',
        ],
        'A folded {jumper|sweater} with its neck to the front',
      ],
    ],
    turn: [
      'In a shop it lasts until half past ten. At home it may last a week.',
      'Put the magazine on top of the pile, where you will find it again.',
    ],
    asks: [
      'Do your shelves have edges, or slopes?',
      'Who folds in your house, and who pulls from the middle?',
    ],
    ends: {
      p: 'Half an hour once, then a few seconds for each.',
      f: 'And if you unfold one in a shop: really, no matter. Somebody has a board.',
      a: 'One board. One width.',
      t: 'Standing them on edge in a drawer works with the same fold, and every piece can be seen.',
      h: 'Fitted sheets are beyond this method, and beyond most people.',
      i: 'A quiet shelf is a good start to a morning.',
      l: 'The door opens, and there they lie, like pages.',
    },
    keep: 'the next time the pile comes down',
    send: 'the one who pulls from the middle',
    pic: {
      ask: 'A pile of folded knits seen from the edge, or a board lying on a half-folded one',
      alt: 'A straight pile of folded knitwear',
    },
    claims: [['Folding boards give equal width', 'shop and visual merchandising practice']],
  },
  {
    id: 'the-day-everything-is-counted',
    format: 'behind',
    again: 12,
    emoji: '🔢',
    tags: ['BehindTheShop', 'ShopLife', 'Stocktake'],
    title: [
      'What happens on stocktaking day, and why it works at home',
      'Count what you own: one drawer, like a shop',
    ],
    cover: 'The day everything is counted',
    gist: [
      'Once a year a shop counts each thing it owns, down to the last ribbon. It finds what was lost and what was bought twice. One drawer, counted the same way at home, tells you what not to buy.',
      'Stocktaking means touching every object once and saying a number. Done to one cupboard at home, it is the best shopping list there is.',
    ],
    subject: ['Somebody is counting the ribbons', 'Count one drawer tonight'],
    hooks: {
      '*': [
        'On one day of the year every card, button and candle in a shop is picked up and counted by hand.',
        'Shops know how many scarves they have. Do you?',
        'Guess how many pens you have. Go on.',
      ],
      p: 'Counting one drawer shows more about what you need than a whole afternoon of browsing.',
      f: 'Try this tonight with your scarves: count them. Guess first.',
      a: 'Count before you buy.',
      t: 'A stocktake compares counted stock with book stock; the difference is called shrinkage.',
      h: 'Everything has been counted twice, with two results. It was a long evening.',
      i: 'Whoever has held each thing once knows again what there is.',
      l: 'Every object is taken in the hand, looked at, and set back.',
    },
    lines: {
      '*': [
        'Count one kind of thing at home: scarves, mugs, black socks, notebooks. Write down your guess first. Most people are out by half.',
        'Count in pairs: one calls, one writes. Alone, everybody loses the thread at forty.',
        'A drawer that has been emptied and counted needs no tidying. You only put back what you would buy again.',
        'Turn all your hangers the wrong way round today, and put each back the right way after wearing. In half a year you can read the rail.',
      ],
      h: [
        'Things found at stocktaking: one left glove, a sandwich of unknown origin, and the tape measure from last time.',
      ],
    },
    scene: [
      'The door is locked, the lights are on. Two people sit on the floor between boxes, one of them saying "eleven, twelve, why is there a shoe in here".',
      'You are looking for scissors. In the third drawer you find three pairs, and remember buying the fourth last week.',
    ],
    why: [
      [
        'Books and shelves drift apart over a year: things break, go astray, or hide behind something else.',
        'In theory a shop knows what it has. In practice a box slips behind the shelf in spring and comes out at the count.',
      ],
      [
        'Counting also shows what never moves, and that is the more useful half.',
        'The surprise is hardly ever what is missing. It is what is still there.',
      ],
    ],
    parts: [
      [
        ['Pick one kind and guess first', 'First say a number'],
        [
          'A number on paper, then the drawer. The gap between them is the lesson.',
          'Small things are the best: socks, pens, mugs, chargers.',
          'You will be wrong, and that is the use of it.',
        ],
        'A number written on a slip beside a closed drawer',
      ],
      [
        ['Take out every piece', 'All of it, on the bed'],
        [
          'Behind and underneath as well. Counting by eye finds what you knew.',
          'On a bed or a table they lie side by side and have nowhere to hide.',
          'In the drawer they hide behind each other.',
        ],
        'The contents of a drawer laid out on a bed',
      ],
      [
        ['Make two heaps: moved and not moved', 'Used, not used'],
        [
          'What you have not touched in a year takes up the room of what you would like.',
          'Dust is a very honest stock list.',
          'You need no rule. Look at the dust.',
        ],
        'Two heaps on a bed',
      ],
      [
        ['Write the result where you shop', 'Where will you need to know?'],
        [
          'A line on your phone: black socks, nine pairs, enough.',
          'Next time you stand in front of the fifth notebook, look it up.',
          'In your phone, in front of the shelf.',
        ],
        'A short list on a phone',
      ],
    ],
    turn: [
      'Shops do it because they must. At home a drawer a month will do.',
      'And the thing you thought lost is usually in the box marked "other".',
    ],
    asks: [
      'Of what do you have far more than you thought?',
      'What turned up the last time you cleared a drawer?',
    ],
    ends: {
      p: 'After that you buy what is missing, and only that.',
      f: 'Tell us your guess and the real number. No shame in it.',
      a: 'Guess. Count. Write it down.',
      t: 'Count when nothing is moving; a stocktake with the door open never adds up.',
      h: 'The number of pens is always zero, wherever you count.',
      i: 'To know what you have is most of having enough.',
      l: 'Then the drawer slides shut, lighter than before.',
    },
    work: 'A stocktake is also the one time when everybody sees the whole business at once. Many a good decision about what to drop was made on the floor, between the boxes, with a pencil.',
    keep: 'a wet evening and one drawer',
    send: 'someone with an unknown number of mugs',
    pic: {
      ask: 'A counting list and a pencil on a shelf, half ticked off',
      alt: 'A handwritten counting list on a shop shelf',
    },
    claims: [
      [
        'Stocktaking compares physical with recorded stock; the loss is called shrinkage',
        'definition, retail accounting',
      ],
    ],
  },
  {
    id: 'the-glove-on-the-counter',
    format: 'story',
    again: 12,
    emoji: '🧤',
    tags: ['ShopStories', 'LostAndFound', 'ShopLife'],
    title: [
      'The single glove in the drawer under the {till|register}',
      'A single glove: a small story from a shop',
    ],
    cover: 'A drawer full of left gloves',
    gist: [
      'Imagine the drawer under the counter where shops keep what people leave behind: one glove, a scarf, reading glasses. Nothing in it is worth anything, and nobody can throw it away.',
      'In most shops there is a drawer of lost things. Imagine one red glove in it, and the winter it takes until somebody asks.',
    ],
    subject: ['One red glove, left hand', 'What people leave on the counter'],
    hooks: {
      '*': [
        'Under the counter of many a shop is a drawer with one glove in it.',
        'Umbrellas get left behind in pairs with the rain. Gloves go one at a time.',
        'As long as somebody keeps one glove, somebody hopes.',
      ],
      p: 'Lost things come back surprisingly often, provided that somebody keeps them.',
      f: 'Have you lost a glove this winter? Perhaps it is nearer than you think.',
      a: 'Ask in every shop you were in. Ask twice.',
      t: 'Left behind most: umbrellas, glasses, single gloves, cards. Asked for most: cards.',
      h: 'Left gloves have their own life. They meet in drawers.',
      i: 'Keeping something for a stranger is a quiet sort of manners.',
      l: 'Red leather, silk inside, a little worn at the thumb.',
    },
    lines: {
      '*': [
        'Lost a glove? Walk your route backwards and ask at each counter. Most shops keep such things for months without saying so.',
        'Sew a thin ribbon with your number into one glove. It looks like nursery, and it works at any age.',
        'Found a glove in the street? Put it on the nearest railing at eye level, fingers up. Its owner will walk back the same way.',
        'Keep the single one for a year. The other hand has a way of turning up in the pocket of a coat that you no longer wear.',
      ],
      h: ['Inventory of a lost property drawer: four left gloves, no right one, and a growing suspicion.'],
    },
    scene: [
      'Imagine a shop, just before closing. Among the tissue paper lies a red glove, left hand, still a little warm.',
      'A woman takes off one glove to feel a fabric. An hour later, on the bus, she looks at her hands.',
    ],
    why: [
      [
        'People take off one glove to pay or to touch something, and the hand that has its glove on thinks that all is well.',
        'Coins, cards and cloth want bare fingers, so the counter is where gloves come off.',
      ],
      [
        'Nobody can tell whose it is, and yet a good glove cannot be thrown away.',
        'Alone it is worth nothing, and it is still too good for the {bin|trash}.',
      ],
    ],
    parts: [
      [
        'Evening',
        [
          'The glove is found under a scarf when the table is being tidied. It goes into the drawer beside two pairs of glasses and a key with a blue tag.',
          'Somebody runs out to the street with the glove held up, looks left and right, and comes in again.',
          'Someone finds it under the scarves and puts it with the other orphans in the drawer.',
        ],
        'A single red glove on a shop counter',
      ],
      [
        'Winter',
        [
          'Every few weeks the drawer is opened for string, and the glove is still there. Once it is tried on. It is too small for everyone.',
          'A card in the window says "red glove, left". It curls in the sun, and people smile as they go past.',
          'A note hangs in the window for so long that people greet it.',
        ],
        'An open drawer with a glove, glasses and string',
      ],
      [
        'Spring',
        [
          'A woman comes in for a birthday card and stops in front of the counter. From her bag she takes a right glove, which she has carried about all winter in case.',
          'The customer says: "You will not have kept it." The glove comes out of the drawer before she has finished the sentence.',
          'She only wanted a card. Then she opened her bag and there was the other one.',
        ],
        'Two red gloves side by side on a counter',
      ],
    ],
    turn: [
      'It was far too warm for gloves by then. The pair went on all the same.',
      'A birthday card was bought as well. That was not why anyone was smiling.',
    ],
    asks: [
      'What have you lost and got back against all odds?',
      'Where do you look first when a glove is missing?',
    ],
    ends: {
      p: 'Asking costs a sentence. Often that is all it takes.',
      f: 'Do come back and ask. There is a drawer in every shop.',
      a: 'Never throw away the other one.',
      t: 'Rules on found property differ from country to country; valuables are usually to be handed in.',
      h: 'Left gloves, at any rate, seem to enjoy the company.',
      i: 'Much that is lost is only waiting in good hands.',
      l: 'A pair again, and the leather remembers the hand.',
    },
    keep: 'the next single glove',
    send: 'someone who still has the right one',
    pic: {
      ask: 'One glove on the counter, nothing else in the picture',
      alt: 'A single red glove on a wooden shop counter',
    },
    claims: [
      ['A told scene, introduced as imagined', 'fiction, marked by "imagine"'],
      ['Rules on found property vary by country', 'civil law'],
    ],
  },
];
