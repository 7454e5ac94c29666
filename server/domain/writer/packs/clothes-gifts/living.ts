// The home, the table, and a look behind the shop.
import type { Idea } from '../../library/idea.ts';
import { CLOTHES, HOME } from './kinds.ts';

export const LIVING: readonly Idea[] = [
  {
    id: 'blade-towards-the-plate',
    only: HOME,
    format: 'howto',
    again: 9,
    emoji: '🍽️',
    tags: ['TableSetting', 'TableLaying', 'DinnerParty'],
    title: ['How to lay a table without looking it up', 'Setting the table: where everything goes and why'],
    cover: 'How to lay a table',
    gist: [
      'Knives right with the blade towards the plate, forks left, glass above the knife, and work from the outside in. Leave out whatever the meal does not need.',
      'A table is laid in the order of eating: the first course lies furthest out, and each one takes away the next pair.',
    ],
    subject: ['Which side does the glass go?', 'How to lay a table'],
    hooks: {
      '*': [
        'On a well laid table you never have to think: the {cutlery|silverware} you need next is always the outermost.',
        'Say the menu aloud and lay the table from the outside in.',
      ],
      p: 'The rules for laying a table fit on a napkin, and all of them have a reason.',
      f: 'Guests at seven? Lay the table at five, then you can stop thinking about it.',
      a: 'Forks left. Knives right. Nothing you will not use.',
      t: 'The layout follows right-handed use: blade inwards, glass within reach of the knife hand.',
      h: 'Six forks to the left of the plate are either a banquet or somebody clearing out the drawer.',
      i: 'A laid table is an invitation that people can see from the door.',
      l: 'Linen, two glasses, a low bowl of something green. A table needs no more.',
    },
    lines: {
      '*': [
        'Laying a table: forks left, knife right with its blade to the plate, spoon outside the knife, water glass over the tip of the knife.',
        'Which bread plate is yours? Make a ring with thumb and finger of each hand: the left makes a b for bread, the right a d for drink.',
        'Before guests come, sit down at your own table. You will see what is in the way, and it is nearly always the flowers.',
        'If the plates do not match, let the napkins match. One thing that repeats all round is enough.',
      ],
      h: ['The gravy boat comes out once a year. It cannot pour, but we are fond of it.'],
    },
    scene: [
      'A handful of cutlery, six chairs, a quarter of an hour. The first place looks like a dinner party, the sixth like a canteen.',
      'Somebody stands by the table with two glasses in one hand, asking which side.',
    ],
    why: [
      [
        'People eat in order, so if the cutlery lies in order, nobody has to think.',
        'Each course takes away its own cutlery, and what is left is for the next one.',
      ],
      [
        'Blades face the plate because the knife is then ready to use, and because nobody wants a sharp edge pointing at them.',
        'Picked up from there, the knife has its edge the right way round.',
      ],
    ],
    parts: [
      [
        ['Begin with the plates', 'Put the plates down first'],
        [
          "A thumb's width from the edge of the table, in line with the chair. Everything else is placed from here.",
          'Put them all down and walk round once, and you will see whether everybody has room.',
        ],
        'Plates set round an empty table',
      ],
      [
        ['Knives right, forks left', 'Put knives right and forks left'],
        [
          'Lay them in the order of eating, from the outside to the plate.',
          'Soup spoon outermost on the right, since soup comes first.',
        ],
        'A knife laid with its blade towards a plate',
      ],
      [
        ['Glasses above the tip of the knife', 'Put the water glass above the knife'],
        [
          'Water stands nearest, and the wine glass goes outside it.',
          'Two glasses each are plenty. A third gets knocked over.',
        ],
        'A glass set above a knife',
      ],
      [
        ['Leave out what nobody will use', 'Lay no cutlery you do not need'],
        [
          'No soup, no spoon. Spare cutlery only makes guests nervous.',
          '{Pudding|Dessert} spoons may lie above the plate or arrive with the sweet.',
        ],
        'A spoon being taken away from a place setting',
      ],
      [
        ['Sit down and look across', "Sit down in a guest's chair"],
        [
          'Flowers and candles should be lower than your chin, or so thin that you see past them.',
          'If you cannot see the person opposite, nor will your guest.',
        ],
        'A view across a laid table from a chair',
      ],
    ],
    turn: [
      'The same rules work for pasta in the kitchen. It just takes less time.',
      'When the last chair is in place, dim the lamp and open the door.',
    ],
    asks: ['Candles on the table: always, or only for guests?', 'Cloth napkins or paper ones?'],
    ends: {
      p: 'Done two hours ahead, it leaves the last hour to the stove.',
      f: 'And if a fork lies on the wrong side, nobody who came for your company will see it.',
      a: 'Lay what will be used.',
      t: 'Allow about the width of two hands between the plates, so that elbows have room.',
      h: 'If the children lay the table, count the places. One may be for the cat.',
      i: 'People stay longer at a table that was laid for them.',
      l: 'Then light a candle, and the room goes quiet by itself.',
    },
    keep: 'the next time people come for dinner',
    send: 'whoever always asks where the glass goes',
    own: [
      {
        about: 'table(?:ware|cloth| linen)|napkin|glass(?:es|ware)|plates?\\b|crockery|cutlery|candle',
        kinds: ['product', 'offer', 'price'],
        lead: 'A few things for a well laid table.',
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
    only: `${HOME}|\\bprints?\\b|posters?\\b|wall art`,
    format: 'mistake',
    again: 9,
    emoji: '🖼️',
    tags: ['HangingPictures', 'HomeStyling', 'WallArt'],
    wrong: 'Hanging a picture at the height where you hold it up',
    title: ['How high to hang a picture', 'Hanging pictures: lower than you think'],
    cover: 'Hang it lower',
    gist: [
      'Most pictures hang too high, because whoever holds the hammer is standing. Let the middle of the picture come to eye level, and over a sofa a hand or two above its back.',
      'Galleries hang a picture by its middle and not by its upper edge. Do the same, and sit down once before you knock the nail in.',
    ],
    subject: ['Hang that picture lower', 'Sit down before you hammer'],
    hooks: {
      '*': [
        'Most pictures at home hang too high, because somebody stood up to hang them.',
        'Before the picture goes up, sit down on the sofa and look at the wall.',
      ],
      p: 'Hang every picture with its middle at one height, and any wall looks planned.',
      f: 'Look at the nearest picture for a moment. Is it up there with the curtain rail?',
      a: 'Hang by the middle. Hang lower.',
      t: 'Museums set the centre of a work at the eye level of an average adult and keep that line through the room.',
      h: 'In some homes you would have to be a giraffe to enjoy the pictures.',
      i: 'A picture should hang where you meet it face to face.',
      l: 'A picture hung at the right height looks as if it had always been there.',
    },
    lines: {
      '*': [
        'Hanging a picture over a sofa? Leave a hand or two between the sofa and the frame. Any more, and they look as if they had nothing to do with each other.',
        'Try a picture in newspaper first: trace the frame, tape the paper to the wall, live with it for a day. Then knock the nail through the paper.',
        'Several pictures on one wall? Line up the middles or the lower edges, and everything else can be as mixed as you like.',
        'When you mark the nail, measure from the top of the frame to the wire pulled tight. That is the number everyone forgets.',
      ],
      h: ['Behind every straight picture are two holes from the first attempt.'],
    },
    scene: [
      'One of you holds the picture, one stands back. "Higher. A bit higher. There!" Both of you are standing, and so it ends up too high.',
      'The new print is on the wall, four inches under the ceiling.',
    ],
    why: [
      [
        'You hang pictures standing up and look at them sitting down.',
        'When you hold a frame up with both arms, it ends up above your head.',
      ],
      [
        'The higher it goes, the more bare wall there is below, and the picture looks lost.',
        'Close to the sideboard a picture belongs to the room. Up by the ceiling it looks forgotten.',
      ],
    ],
    parts: [
      [
        ['Measure to the middle of the picture', 'Put the middle at eye level'],
        [
          'Halve the height of the frame. That point goes where somebody of average height would look straight ahead.',
          'When large and small pictures share a wall, line up their middles.',
        ],
        'A hand marking the middle of a frame with a pencil',
      ],
      [
        ['Hang it close to the furniture', 'Leave a hand above the sofa'],
        [
          'A hand or two above a sofa, a little less over a {chest of drawers|dresser}.',
          'It looks right at about two thirds of the width of the furniture below.',
        ],
        'A picture hung close above a sideboard',
      ],
      [
        ['Try it in newspaper first', 'Tape up a paper shape first'],
        [
          'Cut to size and held with masking tape, it costs nothing to move.',
          'Look at it in the evening as well, from the chair where you usually sit.',
        ],
        'A newspaper rectangle on a bare wall',
      ],
      [
        ['Measure how far the wire gives', 'Allow for the hanging wire'],
        [
          'Pull the wire up with a finger, measure to the top of the frame, and mark the nail that much lower.',
          'Two nails a hand apart keep a heavy frame from tilting each time a door shuts.',
        ],
        'A finger pulling up the wire on the back of a frame',
      ],
    ],
    turn: [
      'In a hall, where everybody stands, it may go a little higher.',
      'Take one picture down and hang it a hand lower. You will see the difference at once.',
    ],
    asks: [
      'Which picture in your home hangs too high?',
      'Who hammers in your house, and who says "left a bit"?',
    ],
    ends: {
      p: 'An old hole takes a dab of filler. It is worth it.',
      f: 'And tilt your head if you like. It really was the picture.',
      a: 'Middle at eye level, and it is done.',
      t: 'Check the wall for cables and pipes with a detector first, above all near switches and {sockets|outlets}.',
      h: 'Marriages have survived worse than "a bit to the left", but not many worse than "your left".',
      i: 'Hang it so that a child can see it too, and you will hear all about it.',
      l: 'Hung at eye level, it makes the whole wall calm.',
    },
    caution: [
      'Check for cables and pipes before you drill or nail.',
      'Walls hide cables and water pipes. Find out where they run before you make a hole.',
    ],
    keep: 'the next picture that leans on the floor',
    send: 'whoever says "left a bit"',
    own: [
      {
        about: 'prints?\\b|posters?\\b|frames?\\b|framing|wall art|mirrors?\\b',
        kinds: ['product', 'service', 'price', 'offer'],
        lead: 'For a wall that is still bare:',
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
    only: CLOTHES,
    again: 9,
    emoji: '🗓️',
    tags: ['BehindTheShop', 'ShopLife', 'BuyingForAShop'],
    question: 'Why is the winter stock in when it is still warm?',
    short: [
      'Because the shop had to order it half a year ago.',
      'It was ordered half a year ago, and it arrives when the makers deliver.',
    ],
    title: [
      'Why shops sell coats in the heat and swimwear in the frost',
      'When shops get their new stock, and when to come',
    ],
    cover: 'Why are the coats in already?',
    gist: [
      'Shops order about half a year before you see the clothes, and get them when the makers deliver, well before the weather turns. Many sizes are never made again.',
      'Ordered half a year ahead, delivered early and seldom made twice: that is why clothes shops are always one season ahead.',
    ],
    subject: ['Why are the winter coats in already?', 'When to buy for your size'],
    hooks: {
      '*': [
        'Somebody tried on ski socks in the hottest week of the year, and it was her job.',
        'Winter coats are in the shops while you are still {queueing|in line} for ice cream.',
      ],
      p: 'Knowing when shops order helps you find your size, and your bargain.',
      f: 'Have you ever wondered why the swimsuits are gone by the time it is hot?',
      a: 'A season in a clothes shop begins months before the weather.',
      t: 'Shops order about six months ahead, and the clothes come in one or two deliveries.',
      h: 'In a clothes shop you learn to say "lovely for the snow" with sweat running down your back.',
      i: 'Buying for a shop means choosing scarves in the sun.',
      l: 'The first coats are on the rail while the street is still in linen.',
    },
    lines: {
      '*': [
        'A clothes shop has all its sizes for the first few weeks of a season. After that it is a matter of luck.',
        'Looking for a bargain? Come when the weather suits the clothes. Looking for your size? Come when it seems much too early.',
        'Independent shops often buy two or three of each size, and that is all there will be. If it fits, ask them to keep it before you go for coffee.',
        'Your size is missing? Ask if it can be reordered. Basics often can, prints and special colours mostly cannot.',
      ],
      h: [
        'There is a moment each year when the shop sells swimwear and gloves on the same day, both to people who are on time.',
      ],
    },
    scene: [
      'The hottest day so far, the door wide open, and somebody is unpacking woollen hats.',
      'You need a swimsuit now, today, because tomorrow is the lake. All that is left on the rail is raincoats.',
    ],
    why: [
      [
        'Shops look at collections and sign for them half a year before, since makers only produce what has been ordered.',
        'Cloth has to be woven, cut and sewn first. So each order is a guess about next year.',
      ],
      [
        'A delivery has to be sold before the next one needs the rails.',
        'A small shop has one set of shelves and no warehouse, so new things can only arrive when the last ones leave.',
      ],
    ],
    parts: [
      [
        ['Come early for your size', 'Buy early if you are small or tall'],
        [
          'In the first weeks everything is there, from the smallest to the largest.',
          'Middle sizes sell first, and of the smallest and largest there was only one.',
        ],
        'A full rail with every size',
      ],
      [
        ['Come late for a lower price', 'Wait for the sale for accessories'],
        [
          'Prices come down at about the time when the weather suits the clothes.',
          'By then there is what there is. For scarves and bags the size does not matter.',
        ],
        'A rail with gaps and a reduced sign',
      ],
      [
        ['Ask about the next delivery', 'Ask the shop to {ring|call} you'],
        [
          'Shops know weeks ahead what is on its way, and many will {ring|call} you.',
          'A name and a number on a slip of paper still works.',
        ],
        'A name being written on a slip at a counter',
      ],
    ],
    turn: [
      'So nobody behind the counter is confused. They are just living six months ahead.',
      'Buy half a year early, and you have first pick.',
    ],
    asks: [
      'Do you buy your coat early, or in the first frost?',
      'What did you look for this year and find too late?',
    ],
    ends: {
      p: 'Early for choice, late for price: the calendar does the rest.',
      f: 'And do ask. A shop is glad to know what you could not find.',
      a: 'When it seems too early, it is the right time.',
      t: 'Basics can often be reordered, because the maker keeps the cloth. Prints rarely can.',
      h: 'If somebody in a shop wears gloves in a heatwave, it is work.',
      i: 'Somewhere somebody is choosing today what you will like next year.',
      l: 'Outside it is warm, and the first coat is already waiting.',
    },
    work: 'Every trade that orders ahead has to guess what people will want in half a year. The shops that guess well write down everything they were asked for and did not have.',
    keep: 'the next time you need your size',
    send: 'whoever needs a swimsuit by tomorrow',
    own: [
      {
        about: 'new (?:collection|season|arrivals|in)|just (?:arrived|in)|autumn|winter|spring|summer',
        kinds: ['product', 'offer'],
        lead: 'New on the rails:',
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
    only: '\\bbooks?\\b|\\bcards?\\b|gifts?\\b|stationer|\\bpens?\\b|notebook',
    format: 'tip',
    again: 9,
    emoji: '✒️',
    tags: ['BookGifts', 'GiftIdeas', 'InscribedBooks'],
    title: ['What to write in a book that you give as a present', 'A few words in the front of a book'],
    cover: 'Write in the book',
    gist: [
      'A book with a line from you in the front is a different book. Write the date, the place, the name, and why you thought of this person.',
      'Two sentences and the year on the first blank page, and nobody will ever give that book away.',
    ],
    subject: ['Two lines on the first blank page', 'What to write in a book'],
    hooks: {
      '*': [
        'Open any old book and you look at the first page, to see who gave it to whom.',
        '"For Anna, who will skip the battles." The best page of that novel is not by its author.',
      ],
      p: 'Two handwritten lines make a paperback into a present that is kept.',
      f: 'Giving somebody a book? Then do write in it. You are meant to.',
      a: 'A book as a gift wants a date and a name.',
      t: 'Use the first blank page, a soft pencil or a pen that does not bleed, and let the ink dry before you close it.',
      h: '"With best wishes" could be from you, or from your bank.',
      i: 'A line in a book is a letter that nobody throws away.',
      l: 'Two lines in ink on the first page, a place, a year.',
    },
    lines: {
      '*': [
        'What to write in a gift book: their name, the place, the year, and one sentence on why this book for this person.',
        'Writing in a book for somebody? Name a page: "Look at the end of chapter nine and think of our kitchen." They will begin reading that evening.',
        'Not sure if they have read it? Write on a card and lay it in the book. Then it can still be exchanged, and your words stay.',
        'Pencil is the right tool for the front of a book: it lasts for ever, does not bleed through, and can be corrected.',
      ],
      h: ['The inscription said "Read this before you see my mother". There was no time.'],
    },
    scene: [
      'At a {jumble sale|rummage sale} somebody opens a cookery book. On the first page: "So that you never have to eat at mine again." The book is sold at once.',
      'The book is wrapped, the ribbon is tied, and now you remember that you meant to write in it.',
    ],
    why: [
      [
        'Print is the same in ten thousand copies. The line in the front exists once.',
        'Anybody can buy this book at a station. With your handwriting in it, it is theirs alone.',
      ],
      [
        'A date grows more interesting with every year, and most people leave it out.',
        'Later nobody remembers which birthday it was. The first page does.',
      ],
    ],
    parts: [
      [
        ['Say why you chose this book', 'Write why it made you think of them'],
        [
          'A reason, however small: a town in it, a dog, a joke on the second page.',
          'Half a sentence will do, if it could only be meant for them.',
        ],
        'A hand writing on the first page of a book',
      ],
      [
        ['Add the place and the year', 'Write where and when'],
        [
          'Where you were when you bought it, and when. It turns into history by itself.',
          'The year is the part that nobody remembers later.',
        ],
        'A date written in ink on a flyleaf',
      ],
      [
        ['Sign with the name they call you', 'Sign with your nickname'],
        [
          'Your full name is for contracts. A nickname sounds like you.',
          'In fifty years a grandchild will ask who "Moppet" was, and there will be a story.',
        ],
        'A short signature under two lines',
      ],
    ],
    turn: [
      'It lowers the price of the book a little. It was not meant to be sold.',
      'Let the ink dry, close the book, and only then wrap it.',
    ],
    asks: [
      'What was written in a book that somebody gave you?',
      'Do you write in books you give, or would you never?',
    ],
    ends: {
      p: 'It takes a minute, and nobody else can give it.',
      f: 'Crooked handwriting is fine. It is how they will know it was you.',
      a: 'Name. Reason. Year.',
      t: 'Fountain ink can show through thin paper, so try it on the last page.',
      h: 'Do check the spelling of the name. It will be there for a hundred years.',
      i: "The story is the author's, and the first page is yours.",
      l: 'They open the book, and there you are.',
    },
    keep: 'the next book you wrap',
    send: 'someone who gives a lot of books',
    own: [
      {
        about: 'books?\\b|cookbook|notebook|journal|fountain pen|cards?\\b',
        kinds: ['product', 'offer', 'event'],
        lead: 'Something to write on, or in.',
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
      'If you ask, you know it is wanted. If you guess right, they know you have been thinking of them. Which do you do, and which do you like to get?',
      'Some families swap lists with links. Others would sooner give away the dog than ask. Which are you?',
    ],
    subject: ['Would you rather be asked?', 'Lists or guesses'],
    hooks: {
      '*': [
        '"What would you like?" is either the kindest question of the year or the end of all magic.',
        'One half of the family sends links to what they want. The other half says "surprise me".',
      ],
      p: 'Studies of gift giving tend to favour asking. Our memories tend to favour the surprise.',
      f: 'Be honest now: do you want to be asked?',
      a: 'Ask about size. Surprise with the colour.',
      t: 'Receivers, in experiments, prefer what they asked for; givers expect the opposite.',
      h: '"Oh, you need not get me anything" is a sentence with a deadline.',
      i: 'A surprise that fits means somebody knows you.',
      l: 'A plain box, a ribbon, and no idea what is in it.',
    },
    lines: {
      '*': [
        'Presents: would you rather be asked or surprised?',
        'Ask for three wishes of different sizes and promise nothing. They are surprised, and the present fits.',
        'Want to surprise somebody? Ask their best friend what they would like.',
        'Ask what they dislike. It narrows the presents down and gives nothing away.',
      ],
      h: ['He wished for "something for the kitchen". He meant a chair to sit on while somebody else cooks.'],
    },
    scene: [
      'A message arrives with three links, in order of preference, and a discount code. Your aunt calls it practical. Your uncle calls it an invoice.',
      'The present is open. Everyone is looking at her face, and she has about a second.',
    ],
    why: [
      [
        'If you ask, the present fits. If you guess, the moment is better.',
        'Presents that were asked for get used more. Surprises get talked about more.',
      ],
    ],
    parts: [
      [
        'Ask what they want',
        [
          'No doubles, no wrong sizes, nothing that has to be put out when you visit.',
          'Grown-ups know what they need, and it is mostly smaller than you would think.',
        ],
        'A short handwritten wish list',
      ],
      [
        'Surprise them',
        [
          'It might miss. If it lands, they will still be telling people in ten years.',
          'Somebody noticed what you like, remembered it and kept quiet for weeks.',
        ],
        'A plain wrapped box without a label',
      ],
    ],
    turn: [
      'Perhaps the answer is a list for the big things and a surprise for the small ones.',
      'Children want both: exactly that, and not to know.',
    ],
    asks: ['Would you rather be asked or surprised?', 'What is the best thing you never asked for?'],
    ends: {
      p: 'A list with a gap at the end keeps both parties happy.',
      f: 'Let us know which you are. There is no wrong answer, only wrong slippers.',
      a: 'Whatever you choose, keep the receipt.',
      t: 'In those experiments even money was liked better than givers expected.',
      h: 'If they say "surprise me", they have something quite definite in mind.',
      i: 'Listening all year is the best way of asking.',
      l: 'The lid comes off, and for a moment nobody speaks.',
    },
    keep: 'the next birthday in the family',
    send: 'the one who always sends links',
    own: [
      {
        about: 'vouchers?|gift cards?|wish ?list|gift (?:list|wrap)|exchange|returns?',
        kinds: ['product', 'service', 'policy', 'price'],
        lead: 'If you would rather let them choose:',
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
    only: CLOTHES,
    tags: ['FoldingClothes', 'BehindTheShop', 'TidyWardrobe'],
    title: [
      'How shops fold {jumpers|sweaters} so that every pile is straight',
      'Fold clothes like a shop: the trick with the board',
    ],
    cover: 'Fold clothes like a shop does',
    gist: [
      'Neat piles in shops come from a board. Lay something flat and stiff on the back of the garment, fold everything round it, pull it out. Then every piece has the same width.',
      'You do not have to be neat to fold well. A magazine on the back of the {jumper|sweater} does at home what the folding board does in a shop.',
    ],
    subject: ['How shops fold so neatly', 'Fold round a magazine'],
    hooks: {
      '*': [
        'Under many shop counters lies a piece of card that has folded ten thousand {jumpers|sweaters}.',
        'A straight pile of clothes begins with a magazine on the back of the first {jumper|sweater}.',
      ],
      p: 'One piece of card makes a wardrobe shelf look like a shop.',
      f: 'Do your piles of clothes lean? Fold them round an old magazine.',
      a: 'Fold round a board, and every pile is straight.',
      t: 'The board sets the width, so all the folded edges line up.',
      h: 'There is somebody who can refold a whole table in four minutes. At home her clothes live on a chair.',
      i: 'A tidy shelf is a small present to yourself tomorrow.',
      l: 'Edge on edge, shade beside shade: a folded shelf is a pleasure to open.',
    },
    lines: {
      '*': [
        'How to fold a shirt: lay it face down, put a magazine between the shoulder blades, fold both sides over it, then the bottom up. Pull the magazine out.',
        'Stack clothes with the fold to the front and the loose edges to the back. Then you can lift one out without the pile coming along.',
        'Sort a pile of clothes by weight: heavy knits below, thin ones above. By colour it looks better for a day, by weight it stays up.',
        'Keep a pile of clothes no taller than your forearm. Above that, nobody ever wears the bottom one again.',
      ],
      h: ['Customers always take the one from the very bottom. It is a law of nature.'],
    },
    scene: [
      'Five minutes past closing time. The table of {jumpers|sweaters} looks as if a storm had tried them all on. Somebody takes out the board and begins at the left.',
      'The pile at home leans like the tower in Pisa. Each morning you pull one from the middle and hope.',
    ],
    why: [
      [
        'If the edges line up, a shelf looks tidy even with thirty colours on it.',
        'A pile looks untidy because every piece in it has another width.',
      ],
      [
        'With a board you cannot get it wrong: you fold to its edge each time.',
        'Without a board each piece comes out a little narrower, and by the tenth you have a pyramid.',
      ],
    ],
    parts: [
      [
        ['Lay it face down and smooth it', 'Smooth it out on its front'],
        ['Buttons closed, sleeves out to the sides.', 'Ten seconds of smoothing save the ironing.'],
        'A {jumper|sweater} lying face down on a table',
      ],
      [
        ['Put a magazine between the shoulder blades', 'Lay a board on the back'],
        [
          'The top edge goes at the collar. A magazine, a {chopping board|cutting board} or a stiff folder will do.',
          'Use the same one for all of them, or the widths will differ.',
        ],
        'A magazine lying on the back of a {jumper|sweater}',
      ],
      [
        ['Fold in the sides and the sleeves', 'Fold the left side, then the right'],
        [
          'Lay each sleeve along its own fold, so that it makes no lump in the middle.',
          'Pull gently against the board, and the crease runs straight by itself.',
        ],
        'A sleeve folded down along the edge of a magazine',
      ],
      [
        ['Fold up the bottom, pull out the board', 'Fold it up and turn it over'],
        [
          'Once for a shelf, twice for a drawer.',
          'The neck shows at the front, and from above you can tell which it is.',
        ],
        'A folded {jumper|sweater} with its neck to the front',
      ],
    ],
    turn: [
      'In a shop it lasts until half past ten. At home it may last a week.',
      'Keep the magazine on top of the pile, ready for the next one.',
    ],
    asks: [
      'Are your piles straight, or do they lean?',
      'Who folds in your house, and who pulls from the middle?',
      'Who folds in your house, and who pulls from the middle?',
    ],
    ends: {
      p: 'Half an hour once, then a few seconds for each.',
      f: 'And if you unfold one in a shop: it really does not matter. Somebody has a board.',
      a: 'One board for all of them, and one width.',
      t: 'Standing them on edge in a drawer works with the same fold, and every piece can be seen.',
      h: 'This does not work for fitted sheets. Nothing does.',
      i: 'A quiet shelf is a good start to a morning.',
      l: 'The door opens, and there they lie, like pages of a book.',
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
    id: 'the-glove-on-the-counter',
    format: 'story',
    when: { season: ['autumn', 'winter'] },
    again: 12,
    emoji: '🧤',
    tags: ['ShopStories', 'LostAndFound', 'ShopLife'],
    title: [
      'The single glove in the drawer under the {till|register}',
      'A small story from a shop: the red glove',
    ],
    cover: 'Lost: one red glove',
    gist: [
      'Imagine the drawer under the counter where shops keep what people leave behind: one glove, a scarf, reading glasses. Nobody has the heart to throw any of it away.',
      'In most shops there is a drawer of lost things. Imagine one red glove in it, and the winter it takes until somebody asks.',
    ],
    subject: ['One red glove, left hand', 'What people leave behind in shops'],
    hooks: {
      '*': [
        'Under the counter of many a shop is a drawer with one glove in it.',
        'People leave umbrellas in shops two at a time. Gloves they leave one at a time.',
      ],
      p: 'Lost things come back more often than you think, if somebody keeps them.',
      f: 'Have you lost a glove this winter? Perhaps it is nearer than you think.',
      a: 'Ask in every shop you were in. Ask twice.',
      t: 'Most often left in shops: umbrellas, glasses, single gloves and cards. Most often asked for: cards.',
      h: 'Left gloves have a life of their own. They all meet in that drawer.',
      i: 'Keeping a lost glove for a stranger is a quiet sort of kindness.',
      l: 'A single red glove, leather, silk inside, a little worn at the thumb.',
    },
    lines: {
      '*': [
        'Lost a glove? Walk your route backwards and ask at each counter. Most shops keep such things for months without saying so.',
        'Keep losing gloves? Sew a thin ribbon with your number into one of them. It looks like {nursery school|kindergarten}, and it works at any age.',
        'Found a glove in the street? Put it on the nearest railing with the fingers up. Its owner will walk back the same way.',
        'Keep a single glove for a year. The other one has a way of turning up in a coat you no longer wear.',
      ],
      h: ['Inventory of a lost property drawer: four left gloves, no right one, and a growing suspicion.'],
    },
    scene: [
      'Imagine a shop just before closing. Among the tissue paper lies a red glove, for the left hand, still a little warm.',
      'A woman takes off one glove to feel a fabric. An hour later, on the bus, she looks at her hands.',
    ],
    why: [
      [
        'People take off one glove to pay or to touch something, and forget it because the other hand is still warm.',
        'Coins, cards and cloth want bare fingers, so the counter is where gloves come off.',
      ],
      [
        'Nobody knows whose it is, and still nobody can throw away a good glove.',
        'A single glove is no use to anybody, and it is still too good for the {bin|trash}.',
      ],
    ],
    parts: [
      [
        'The evening it was found',
        [
          'The glove is found under a scarf when the table is being tidied. It goes into the drawer beside two pairs of glasses and a key with a blue tag.',
          'Somebody runs out into the street with the glove held up, looks left and right, and comes in again.',
        ],
        'A single red glove on a shop counter',
      ],
      [
        'The winter in the drawer',
        [
          'Every few weeks the drawer is opened for string, and the glove is still there. Once somebody tries it on. It is too small for everyone.',
          'A card in the window says "red glove, left". It curls in the sun, and people smile as they go past.',
        ],
        'An open drawer with a glove, glasses and string',
      ],
      [
        'Spring, and a birthday card',
        [
          'A woman comes in for a birthday card and stops in front of the counter. From her bag she takes a right glove, which she has carried about all winter in case.',
          'The customer says: "You will not have kept it." The glove comes out of the drawer before she has finished the sentence.',
        ],
        'Two red gloves side by side on a counter',
      ],
    ],
    turn: [
      'By then it was far too warm for gloves. She put both of them on all the same.',
      'She bought the birthday card as well.',
    ],
    asks: [
      'What have you lost and got back against all odds?',
      'Where do you look first when a glove is missing?',
    ],
    ends: {
      p: 'Asking takes a sentence, and often that is enough.',
      f: 'So do come back and ask. Nearly every shop has such a drawer.',
      a: 'Never throw away the other one.',
      t: 'Valuables are usually handed to the police or the lost property office. A glove waits in the drawer.',
      h: 'Left gloves, at any rate, seem to enjoy the company.',
      i: 'Much that is lost has only been put away by somebody kind.',
      l: 'A pair of gloves again, after a whole winter.',
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
