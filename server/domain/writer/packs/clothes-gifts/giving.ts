// Giving presents.
import type { Idea } from '../../library/idea.ts';

export const GIVING: readonly Idea[] = [
  {
    id: 'the-july-note',
    format: 'tip',
    again: 10,
    emoji: '📝',
    tags: ['GiftIdeas', 'ThoughtfulGifts', 'GiftList'],
    title: ['How to have gift ideas ready all year round', 'Never stuck for a present again: keep one list'],
    cover: 'The note that buys presents',
    gist: [
      'Keep one note on your phone with a line for each person you buy for. When they mention something, write it down the same hour. By their birthday the present has chosen itself.',
      'People tell you what they want all year, usually while talking about something else. A note with their names on it catches it.',
    ],
    subject: ['The present they mentioned in July', 'A note worth starting today'],
    hooks: {
      '*': [
        'Your sister told you what she wants for her birthday. It was in March, and she was complaining about her umbrella.',
        'The hardest part of a present is remembering what somebody said in passing nine months ago.',
        'By December everybody has told you. You had no pen.',
      ],
      p: 'A good present is usually heard first and bought much later.',
      f: 'You know that friend who always gives you just the right thing? There is a note on their phone with your name on it.',
      a: 'Write it down when they say it. Shop for it when you need it.',
      t: 'One note, one line a person, three entries a line: wish, size, things they own already.',
      h: 'Nobody has ever had a gift idea on the twentieth of December. They had them in June and did not write them down.',
      i: 'To remember a small complaint and answer it half a year later is a way of saying: I was listening.',
      l: 'The present that stays in the memory is often something its owner mentioned once and forgot.',
    },
    lines: {
      '*': [
        'Start a note with five names in it. Each time one of them says "I keep meaning to get one of those", write it down.',
        'Complaints are wish lists. A blunt knife, a torn glove, an umbrella that turns inside out: write it beside their name.',
        'Add what they own already. The second copy of a book is a thoughtful present with a very short life.',
        'Shoe size, ring size, coffee or tea, hates lavender. Four facts a person save a morning of guessing.',
      ],
      h: [
        '"Dad: nothing, he says." The entry is eleven years old. Below it, in pencil: slippers, hand cream, better {torch|flashlight}.',
      ],
    },
    scene: [
      'Two days to go, a shop full of lovely things, and not one idea what she would like. In spring she told you. You were {washing up|doing the dishes}.',
      'He waves a broken watch strap about in May and says he must see to it. In October you stand at a counter and think of nothing at all.',
    ],
    why: [
      [
        'People rarely answer when you ask what they would like, but they mention it all the time while they talk of other things.',
        'Asked straight out, most of us say "nothing, really". Ten minutes later we grumble about a teapot that drips.',
      ],
      [
        'Memory keeps the evening and loses the detail, and the detail is the present.',
        'Half a year on you recall that she said something useful in the car. Which thing it was has gone.',
      ],
    ],
    parts: [
      [
        ['Write it in the same hour', 'Write it at once, in their words'],
        [
          'Step into the hall if you must. By tomorrow it will be "something for the kitchen".',
          'The exact words matter: she said navy, and she said wool.',
          'An hour later it is only "something blue".',
        ],
        'A thumb typing one line into a phone note',
      ],
      [
        ['Listen for grumbles rather than wishes', 'Listen when they complain'],
        [
          'Anyone who curses a lid, a lamp or a {zip|zipper} has just described a present.',
          'Wishes are often too big to buy. Annoyances come in a size that fits a gift bag.',
          'What squeaks, drips or jams is a birthday in the making.',
        ],
        'An umbrella with a bent rib on a doormat',
      ],
      [
        ['Note sizes and what they own', 'Look at what they have'],
        [
          'Look inside a shoe by the door or along a shelf while the kettle boils.',
          'A glance at the bookcase saves an exchange in January.',
          'Sizes are inside things. You only have to turn them over.',
        ],
        'The inside of a shoe with its size stamp',
      ],
    ],
    turn: [
      'By the time you need a present, most of the thinking was done by them.',
      'You are not a mind reader. You simply took minutes.',
    ],
    asks: ['Who is the hardest person on your list?', 'What have you heard somebody wish for lately?'],
    ends: {
      p: 'Ten seconds in July are worth an hour in December.',
      f: 'Begin with the person you see next. They will say something.',
      a: 'Five names. Today.',
      t: 'Review the note a month before each date and strike what they have bought themselves.',
      h: 'Do lock the note. Nobody should find the entry "candle, not another one".',
      i: 'Attention costs nothing and is the part they keep.',
      l: 'To have been listened to: very little can be wrapped that is worth more.',
    },
    work: 'It works with clients and colleagues too. A line about how somebody takes their tea or what they are reading makes a leaving present that looks as if it were meant for them.',
    keep: 'the next time somebody grumbles about a lid',
    send: 'the one who shops on the day before',
    own: [
      {
        about: 'wish ?list|gift list|register',
        kinds: ['service', 'process', 'policy'],
        lead: 'A wish list can also live in a shop.',
      },
    ],
    pic: {
      ask: 'A phone or a paper notebook with a few first names and one wish each',
      alt: 'A handwritten list of names with one gift idea beside each',
    },
    claims: [['People mention wishes in passing and notes help to recall the detail', 'common experience']],
  },
  {
    id: 'square-it-first',
    format: 'howto',
    again: 11,
    emoji: '🎁',
    tags: ['GiftWrapping', 'WrappingTips', 'GiftIdeas'],
    title: [
      'How to wrap a present that has no corners',
      'Gift wrapping for odd shapes: tubes, cloth and card',
    ],
    cover: 'Wrap it when it has no corners',
    gist: [
      'Paper loves corners, so give an awkward present some. Roll it, stand it in a tube, or tie it in cloth, and the tape stops fighting you.',
      'Teddy, teapot, {trainers|sneakers} without a box: odd shapes are wrapped by changing the shape first or by giving up paper for cloth.',
    ],
    subject: ['Wrapping a thing with a handle', 'No corners? No trouble'],
    hooks: {
      '*': [
        'A box takes two minutes to wrap. A teapot takes twenty and ends up looking like a ham.',
        'Some presents refuse to have corners. Lend them some.',
        'Scissors, tape, teapot: the tape is going to lose.',
      ],
      p: 'Most wrapping goes wrong before the first cut, because paper folds along straight edges and the present has none.',
      f: 'Are you about to wrap something with a spout? Put the tape down for a moment.',
      a: 'Change the shape. Then reach for the scissors.',
      t: 'Paper bends in one direction at a time. A ball bends in two, and that is where the creases come from.',
      h: 'Anybody can wrap a book. Character shows at the teapot.',
      i: 'The odd-shaped present is often the most personal one in the pile. It can look the part.',
      l: 'A square of cloth, two knots, no tape. The wrapping is the second present.',
    },
    lines: {
      '*': [
        'Soft present? Roll it tight, wrap the roll, twist both ends and tie them. It is a cracker, and it took no folding at all.',
        'To wrap a bottle or a teapot in cloth: stand it in the middle, tie opposite corners over the top, then tie the other two.',
        'No box for the odd shape? Cut open a cereal packet, turn the print inwards, curl it round and tape it. Now you have a tube.',
        'Measure with the paper itself: once round plus a hand. Anything longer becomes a lump at the back.',
      ],
      h: ['There is a point in every wrapping at which you decide that the recipient likes tape.'],
    },
    scene: [
      'The paper has torn over the handle, the tape has found the tablecloth, and the thing inside is plainly a watering can.',
      'Eleven at night before the party. Everything with corners is wrapped, and one teddy bear looks at you.',
    ],
    why: [
      [
        'Paper will not stretch. On a curve the spare paper has to go somewhere, and it goes into creases.',
        'Wherever a surface curves two ways, flat paper is too wide at the edges. What is left over shows as a fold.',
      ],
      [
        'Cloth gives in every direction at once, and a tube has only one curve to manage.',
        'Give the present one straight side, or a wrapping with some stretch, and the quarrel ends.',
      ],
    ],
    parts: [
      [
        ['Roll whatever is soft', 'Soft things can be rolled'],
        [
          'Scarves, {jumpers|sweaters} and {tea towels|dish towels} make a neat cylinder, tied with string before the paper goes on.',
          'A tight roll holds its own shape, so only the two ends want attention.',
          'String first, paper second, and it looks like a cracker.',
        ],
        'A {jumper|sweater} being rolled and tied with string',
      ],
      [
        ['Build a sleeve from card', 'Give it a paper jacket'],
        [
          'A cereal packet turned inside out will hide a handle or a spout.',
          'Thin card curls round nearly anything and hands you one straight edge to tape.',
          'A bit of cardboard turns a spout into a cylinder.',
        ],
        'A cereal packet cut open and curled into a tube',
      ],
      [
        ['Tie it up in cloth', 'Leave out the paper'],
        [
          'Opposite corners over the top, then the other pair. The Japanese word is furoshiki.',
          'A scarf or a clean {tea towel|dish towel} takes two knots and is used again afterwards.',
          'Cloth does not mind a handle. A knot on top and it is done.',
        ],
        'Two corners of a scarf knotted over a teapot',
      ],
      [
        ['Twist the ends like {a sweet|a candy}', 'Close it with ribbon and not with tape'],
        [
          'Leave a hand of paper on either side and use ribbon, so the tape never touches a curve.',
          'Gather, turn, tie. Even thick paper obeys when it is only asked to bunch.',
          'Where nothing has to be flat, nothing can go wrong.',
        ],
        'Paper ends twisted and tied with ribbon',
      ],
    ],
    turn: [
      'Nothing about it needs patience once the shape is right.',
      'The teapot may still look like a teapot. That is allowed.',
    ],
    asks: ['What is the oddest thing you have ever wrapped?', 'Paper, cloth or bag: what do you reach for?'],
    ends: {
      p: 'It also saves paper, since nothing has to be wrapped twice.',
      f: 'And if it does go wrong, a large bow covers a great deal.',
      a: 'Shape first. Scissors second. Tape last.',
      t: 'The cloth should be about three times as wide as the object is tall.',
      h: 'If it still looks like what it is, add a bow and change the subject.',
      i: 'Somebody will sit with it on their lap and wonder. That minute is part of the present.',
      l: 'Undone, it leaves a scarf behind instead of a heap.',
    },
    keep: 'the night before the party',
    send: 'the person who at home is handed all the wrapping',
    own: [
      {
        about: 'gift.?wrap|wrapping',
        kinds: ['service', 'offer', 'process', 'policy', 'event'],
        lead: 'Or leave the corners to somebody else.',
      },
    ],
    pic: {
      ask: 'Something round tied up in a scarf or a {tea towel|dish towel}, seen from the side',
      alt: 'A round present wrapped in cloth with a knot on top',
    },
    claims: [
      ['Flat sheet cannot cover a doubly curved surface without creases', 'geometry'],
      [
        'Furoshiki is the Japanese practice of wrapping in cloth; about three times the height is the usual guide',
        'craft practice',
      ],
    ],
  },
  {
    id: 'somebody-who-has-everything',
    format: 'answer',
    again: 10,
    emoji: '🎀',
    tags: ['GiftIdeas', 'ThoughtfulGifts', 'GiftGuide'],
    question: 'What do you give somebody who has everything?',
    short: [
      'Something that gets used up, or a better version of what they use daily.',
      'What gets used up, or the same as they have, only whole.',
    ],
    title: ['What to give somebody who has everything', 'Presents for people who need nothing'],
    cover: 'For those who have everything',
    gist: [
      'People who own enough still run out of soap, matches and jam. Give what is used up, improve what they touch each day, or replace what they have stopped noticing is worn.',
      'Somebody who has everything has a worn-out version of most of it. Look at what they use daily, or bring something that will be gone by spring.',
    ],
    subject: ['For the person who needs nothing', 'They have everything. Now what?'],
    hooks: {
      '*': [
        'They have everything, they say so every year, and their {tea towels|dish towels} have holes in them.',
        'Anyone who has everything usually bought the useful half of it a very long time ago.',
        'They want nothing, and their scissors do not cut.',
      ],
      p: 'A person who owns plenty is easier to buy for than it seems, provided that you look in the bathroom and not on the shelves.',
      f: 'Stuck on somebody who wants for nothing? Think of what they will have run out of by April.',
      a: 'Do not add to the shelf. Replace something, or bring something that disappears.',
      t: 'Sort what they own by wear. The objects used daily are also the oldest, and those are the gap.',
      h: 'The man who has everything keeps his keys in an ashtray from a hotel that closed.',
      i: 'What a full house lacks is seldom another thing. A small daily pleasure still fits in.',
      l: 'To those who lack nothing one brings what cannot be kept: good soap, a ripe pear, an evening.',
    },
    lines: {
      '*': [
        'Somebody who has everything still runs out of it. Soap, candles, marmalade, stamps: bring what will be gone by summer.',
        'Find the thing that they touch most and replaced least. A {tin opener|can opener}, an oven glove, a bookmark made of a bus ticket. Begin there.',
        'Three gifts that need no space:\n\nA jar that will be emptied\nA better one of something worn\nAn afternoon with a date on it',
        'Bring the present and take something old away: "I will drop the worn pair at the charity shop for you."',
      ],
      h: ['"Please, no more things," says the aunt on the cushion that gave up in her last house but one.'],
    },
    scene: [
      '"Honestly, I need nothing." It is said in a kitchen where the peeler has been blunt since the move.',
      'A full bookcase, a full {wardrobe|closet}, a full cellar. You stand in the doorway with empty hands and a birthday in nine days.',
    ],
    why: [
      [
        'Big wishes get bought, sooner or later, by the person who has them. Small daily things get overlooked because they still sort of work.',
        'Nobody makes a special trip for a new {washing-up|dish} brush, however comfortably they live.',
      ],
      [
        'Anything that is eaten, burned or written on leaves the cupboard as it was.',
        'What gets used up asks for no shelf and never has to be dusted.',
      ],
    ],
    parts: [
      [
        ['Give what gets used up', 'Something that goes'],
        [
          'Choose one grade above what they buy for themselves, in a small size.',
          'Little and very good beats large and ordinary when there is no room left.',
          'When it is finished, there is room again.',
        ],
        'A small jar and a bar of soap side by side',
      ],
      [
        ['Replace what wore out unnoticed', 'Something they have not noticed is worn'],
        [
          'Wooden spoons, slippers, the glasses case that no longer shuts.',
          'Look for cracks, holes and elastic bands. Each of them is a hint.',
          'Look at their slippers and you know.',
        ],
        'A worn oven glove beside a new one',
      ],
      [
        ['Put a date on an afternoon', 'Something with a day on it'],
        [
          'A voucher for "sometime" tends to expire in a drawer, so write the day on the card.',
          'Two {cinema seats|movie theater seats} for a named Thursday get used. A vague promise does not.',
          'Without a day it is a wish.',
        ],
        'A card with a day of the week written on it',
      ],
    ],
    turn: [
      'Having everything only means that the list has moved to smaller things.',
      'They are right that they need nothing. They could do with a new peeler.',
    ],
    asks: ['What do you give the person who says "nothing"?', 'What was the nicest thing you ever used up?'],
    ends: {
      p: 'The present that is empty by spring has done its work.',
      f: 'And next year you may give the same again, because it will be gone.',
      a: 'Consumed or replaced. Nothing else.',
      t: 'The test: will it leave the number of objects in the house unchanged?',
      h: 'People who have everything still run out of soap.',
      i: 'Comfort is made of objects so small that nobody thinks of wanting them.',
      l: 'It will be gone in a month and thought of for longer.',
    },
    work: 'The same holds for a retiring colleague or a long-standing client. A shelf of trophies is full enough; something good that is eaten in a week gets remembered without being dusted.',
    keep: 'the birthday of whoever wants nothing',
    send: 'the relative who says every year that they need nothing',
    own: [
      {
        about: 'gift (?:card|voucher)',
        kinds: ['product', 'offer', 'service', 'price'],
        lead: 'Some would still rather choose for themselves.',
      },
      {
        about: 'soap|candle|chocolate|\\bjam\\b|honey|notebook',
        kinds: ['product', 'price'],
        lead: 'Here is something that will be used up.',
      },
    ],
    pic: {
      ask: 'Three small things that get used up, in a row on a plain cloth',
      alt: 'Three small gifts that will be used up, side by side',
    },
    claims: [
      [
        'Consumables and replacements of worn daily objects suit people short of space and wishes',
        'trade practice of gift shops',
      ],
    ],
  },
  {
    id: 'gift-receipt-is-kind',
    format: 'myth',
    again: 11,
    emoji: '🧾',
    tags: ['GiftGiving', 'ShoppingTips', 'GiftEtiquette'],
    myth: 'Putting in a gift receipt looks as if you were not sure',
    short: [
      'It is a courtesy, and it costs the present nothing.',
      'Not at all: it gives somebody a way out.',
    ],
    title: ['Is it rude to include a gift receipt?', 'Gift receipts: a favour and not an apology'],
    cover: 'The kindest slip of paper',
    gist: [
      'A gift receipt shows no price. It only lets somebody swap the size without {ringing|calling} you first, which is a courtesy and no confession of doubt.',
      'Tuck the gift receipt into the card. Anyone who loves the present never looks at it, and whoever needs another size is spared an awkward call.',
    ],
    subject: ['Put the slip in with it', 'In defence of the gift receipt'],
    hooks: {
      '*': [
        'In wardrobes everywhere hangs a {jumper|sweater} one size too small, because nobody dared to ask where it was bought.',
        'The kindest thing in the {parcel|package} may be a slip of paper without a price on it.',
        'Somewhere a jumper is being kept that fits nobody.',
      ],
      p: 'A gift receipt protects the present, the recipient and an afternoon in January.',
      f: 'You are allowed to put the gift receipt in. Honestly, they will be glad of it.',
      a: 'Always ask for the gift receipt. Always put it in.',
      t: 'A gift receipt carries an item, a date and a code. It leaves out what you paid.',
      h: 'Uncle Rob has kept the {trousers|pants} for six years. They have never met his knees.',
      i: 'Generosity includes the freedom to choose the blue one.',
      l: 'Discretion in a present: everything is thought of, and nothing is said about it.',
    },
    lines: {
      '*': [
        'Gift receipt: item, date, no price. Put it in the card, not in the bag, because bags go in the recycling with the paper.',
        'Buying clothes for somebody? Ask two things at {the till|the register}: a slip without the price, and how long they have to swap it.',
        'Exchange periods run from the day of purchase unless the shop says otherwise. For a present bought early, ask about that first.',
        "Leave the labels on. A swap without the tag is where good intentions usually meet a shop's terms.",
      ],
      h: [
        'Without a gift receipt, the only way to exchange a present is to admit it to the person who wrapped it.',
      ],
    },
    scene: [
      'The {parcel|package} is open, everybody is watching, and the sleeves end well before the wrists. "Lovely," says the recipient. "I shall keep it for best."',
      'A birthday table, a pair of shoes half a size out, and a brave smile that will have to last all evening.',
    ],
    why: [
      [
        'Sizes differ between makers, so even a careful giver is guessing.',
        'A medium from one maker is a large from the next. Getting it wrong says nothing about how much you care.',
      ],
      [
        'Without the slip, the recipient has to choose between keeping the wrong thing and telling you.',
        'Most people will hide a present that does not fit before they ask the giver where it came from.',
      ],
    ],
    parts: [
      [
        ['Slide it inside the card', 'With the card, out of sight'],
        [
          'Cards get stood up and kept. Bags and boxes are gone by teatime.',
          'In an envelope nobody comes upon it in front of the family.',
          'It can be found later, in peace.',
        ],
        'A slip of paper going into a greeting card',
      ],
      [
        ['Ask when the swap period begins', 'Know until when'],
        [
          'Some shops count from the day you pay, some stretch it around the holidays.',
          'A present bought six weeks early may be past exchanging before it is unwrapped.',
          'Presents are bought early and opened late.',
        ],
        'A calendar with two dates circled',
      ],
      [
        ['Keep the tags on', 'Leave on what the shop needs'],
        [
          'Cover the price with a sticker if you must, but leave the barcode alone.',
          'The code on the label is what {the till|the register} needs to find the right size.',
          'A price can be hidden. A code is read by a machine.',
        ],
        'A clothes tag with its price covered by a sticker',
      ],
    ],
    turn: [
      'It says: I chose this for you, and you need not pretend.',
      'Nobody has ever liked a present less because it could be swapped.',
    ],
    asks: [
      'Gift receipt in the card: yes or no?',
      'Have you ever kept something because you did not dare to swap it?',
    ],
    ends: {
      p: 'A few seconds at {the till|the register} settle the matter.',
      f: 'Then both of you can enjoy the cake.',
      a: 'Ask for the slip.',
      t: 'The original receipt stays with you, in case the fault lies in the article and not in the size.',
      h: 'A size is not an opinion. It only feels like one.',
      i: 'A present should leave somebody freer than before.',
      l: 'The last courtesy is the one that is never mentioned.',
    },
    caution: [
      'Rights to return or exchange differ between countries and shops, so ask before you buy.',
      'Exchange rules vary by country and by shop. Ask at the time of buying.',
    ],
    keep: "the next time you guess somebody's size",
    send: 'the person who keeps everything "for best"',
    own: [
      {
        about: 'exchange|returns\\b|return (?:it|them|any|goods|items)|swap|gift receipt',
        kinds: ['policy', 'guarantee', 'service'],
        lead: 'Here is how an exchange works with us.',
      },
    ],
    pic: {
      ask: 'A greeting card with a folded slip of paper showing out of it',
      alt: 'A gift receipt tucked into a greeting card',
    },
    claims: [
      ['A gift receipt omits the price', 'retail practice'],
      ['Garment sizes differ between makers', 'clothing trade practice'],
      ['Return periods and rights differ', 'consumer law varies by country; shops set voluntary terms'],
    ],
  },
  {
    id: 'passing-it-on',
    format: 'question',
    again: 10,
    emoji: '🔁',
    tags: ['Regifting', 'GiftEtiquette', 'GiftTalk'],
    title: ['Is it all right to pass a present on?', 'Regifting: would you, or would you not?'],
    cover: 'May a present be passed on?',
    gist: [
      'Some people never pass a present on, some have a whole drawer for it. Where is the line: unopened, unsigned, or never at all?',
      'A present that does not suit you may be just right for a neighbour. Or it is bad manners. Opinions differ, and both sides have a point.',
    ],
    subject: ['May a present be passed on?', 'About that drawer'],
    hooks: {
      '*': [
        'Somewhere in your home is a scented candle that has had three owners and no match.',
        'Two kinds of household: those with a present drawer, and those who are shocked to hear of it.',
        'It came, it was lovely, and you have no bath.',
      ],
      p: 'Passing a present on is either thrift or bad manners, depending on whom you ask.',
      f: 'Be honest with us: is there a drawer?',
      a: 'A present belongs to whoever received it. What happens next is their affair.',
      t: 'Three conditions are usually named: unopened, another circle of friends, and no card left inside.',
      h: 'The box of bath salts came back after four birthdays. It had a different bow and looked well travelled.',
      i: 'Something that gathers dust with one person can be the joy of the next.',
      l: 'Things, too, may wait for the right house.',
    },
    lines: {
      '*': [
        'Passing on a present: never, sometimes, or do you have a drawer for it?',
        'If you do pass it on, look for the card first. "To Margaret, with love" is hard to explain to a Steve.',
        'The label test: would it be awkward if giver and new owner met? Then it stays, or it goes to charity.',
        'Keep a slip in the present drawer that says who gave what. It is all the bookkeeping that good manners ask for.',
      ],
      h: ['The vase has been to six weddings. It has met more in-laws than most of us.'],
    },
    scene: [
      'You unwrap a lovely teapot. It is the third. On the way to the cupboard a thought arrives, and it has the shape of your neighbour.',
      'The drawer under the stairs: two candles, a cookbook, a scarf in a colour for somebody else. Each with a future.',
    ],
    why: [
      [
        'Those in favour say that a thing should be used. Those against say that somebody chose it for you.',
        'One side sees waste in the cupboard, the other sees the hour that the giver spent choosing.',
      ],
    ],
    parts: [
      [
        ['Never', 'I could not'],
        [
          'It was picked for me, so it stays with me, bow and all.',
          'What somebody thought of while standing in a shop cannot be handed along.',
          'It has a face, and the face would find out.',
        ],
        'A hand closing a cupboard door',
      ],
      [
        ['Yes, but I say so', 'I do, and I say it'],
        [
          '"I was given this and thought of you" turns it into a second gift.',
          'Told openly, it embarrasses no one, and the story comes free with it.',
          'It is the honest way, and it is the funniest.',
        ],
        'A present handed over without paper',
      ],
      [
        ['Yes, from the drawer', 'I do, and there is a system'],
        [
          'Unopened, without the card, and never within the same family.',
          'A good drawer has saved many a Sunday invitation.',
          'With labels, so that nothing goes back.',
        ],
        'A drawer with a few wrapped things in it',
      ],
    ],
    turn: ['Whatever your rule is, check for the card.', 'There is a fair case for each of them.'],
    asks: ['Which of the three are you?', 'What is the best thing that was ever passed on to you?'],
    ends: {
      p: 'Both views have good manners on their side.',
      f: 'No names, please. Some of our aunts read this.',
      a: 'Charity shops solve every case of doubt.',
      t: 'Failure rate of the method, by all accounts: one forgotten card in a lifetime.',
      h: 'If you were ever given a vase by us: how nice. Keep it. Really.',
      i: 'The best home for a thing is where it is used.',
      l: 'Given twice, it may have found its place.',
    },
    keep: 'the moment the third teapot arrives',
    send: 'the friend with the drawer',
    own: [{ about: 'swap', kinds: ['policy', 'service'], lead: 'A swap is another way.' }],
    pic: {
      ask: 'An open drawer with a few wrapped or boxed things in it',
      alt: 'An open drawer holding a few unopened presents',
    },
    claims: [['Opinions about regifting differ', 'common experience']],
  },
  {
    id: 'something-for-the-host',
    format: 'checklist',
    again: 9,
    emoji: '🍐',
    tags: ['HostGift', 'GiftIdeas', 'DinnerParty'],
    title: ['What to bring when you are invited to dinner', 'Gifts for a dinner host that make no work'],
    cover: 'Something for the host',
    gist: [
      'A present for a host should ask nothing of them that evening: no vase to find, no fridge to clear, no plan to change. Bring something for tomorrow.',
      'The best thing to carry to a dinner is for the morning after, when the guests have gone and the coffee is on.',
    ],
    subject: ['What to bring to dinner', 'Give them tomorrow morning'],
    hooks: {
      '*': [
        'Every host knows the moment: six guests, four bunches of flowers, and the only vase is holding spoons.',
        'The best thing to bring to a dinner is breakfast.',
        'They have eight guests and one vase.',
      ],
      p: 'A present for a host has one condition: it must not give them work at seven in the evening.',
      f: 'Invited on Saturday? Think about their Sunday.',
      a: 'Bring nothing that has to be cut, chilled or admired at the door.',
      t: 'A host at the door has one free hand and about eight seconds. Choose accordingly.',
      h: 'Nothing says "thank you for cooking" like a bouquet that needs its stems cut during the risotto.',
      i: 'A small {parcel|package} on the hall table says thank you long after the plates are washed.',
      l: 'Something for the quiet hour after the last guest: a good tea, a candle, a pear.',
    },
    lines: {
      '*': [
        'For the host: coffee and something for breakfast. It waits overnight and needs no vase.',
        'Flowers for a dinner? Send them the day before or the day after, or bring a pot. Cut stems at the door cost the host ten minutes.',
        'If you bring wine, say "this one is for you two". Then nobody has to decide whether to open it with the fish.',
        'No idea what they like? A jar of something good, a box of long matches, nice napkins. Every hosting household gets through those.',
      ],
      h: [
        'Bring an orchid to a dinner and it will sit between the potatoes and the gravy until somebody asks if it wants seconds.',
      ],
    },
    scene: [
      'The doorbell, steam in the kitchen, a toddler on one arm. And now somebody is holding out flowers in wet paper.',
      'Seven on the dot. The host is stirring with one hand and taking coats with the other.',
    ],
    why: [
      [
        'Anyone who is cooking for six has no hands free, and anything that wants water, ice or a place on the table is one more job.',
        "The last half hour before dinner is the busiest in a host's week, which is when the presents arrive.",
      ],
      [
        'What keeps until the next day is opened in peace, by the people it was meant for.',
        'A {parcel|package} that can be left on a chair gets unwrapped with proper attention.',
      ],
    ],
    parts: [
      [
        ['Breakfast for tomorrow', 'Something for the morning after'],
        [
          'Good coffee, a jar of honey, bread that likes a night.',
          'When everyone has left and the sink is full, this is the bag they will bless.',
          'A full sink and good coffee: you will be loved.',
        ],
        'A small bag of coffee and a jar on a hall table',
      ],
      [
        ['Things that a party uses up', 'Something for the next party'],
        [
          'Candles, napkins and long matches are gone after each big evening.',
          'You restock what your own visit will burn down.',
          'Candles burn, napkins go. Somebody has to buy them.',
        ],
        'Candles tied with string',
      ],
      [
        ['A plant instead of a bunch', 'Green, and in a pot'],
        [
          'It needs no scissors and can stand anywhere until Monday.',
          'A pot of herbs goes on the sill and straight into the next supper.',
          'Nobody has to leave the stove for it.',
        ],
        'A small pot of herbs on a windowsill',
      ],
      [
        ['Something to read or play', 'Something small and flat to read'],
        [
          'A thin book or a pack of cards suits people whom you do not know well.',
          'It carries no taste in scent or sugar, so there is little to get wrong.',
          'Nobody has to like the smell of it.',
        ],
        'A slim book with a ribbon round it',
      ],
      [
        ['Three lines on a card', 'Put your name on it'],
        [
          'By morning nobody remembers who brought the blue {parcel|package}.',
          'Names go missing between coats and starters; paper holds on to them.',
          'Or else the jam is from Peter for ever.',
        ],
        'A pen writing a short card',
      ],
    ],
    turn: [
      'Hand it over, say "for tomorrow", and go and help with the coats.',
      'If it can lie on a chair all night, it is the right thing.',
    ],
    asks: ['What do you bring when you are invited?', 'What was the best thing a guest ever brought you?'],
    ends: {
      p: 'A host remembers the guest who made the evening lighter.',
      f: 'Then ask which glasses are yours and dry something.',
      a: 'No vase. No fridge. No fuss.',
      t: 'Rule of thumb: set-up time for the recipient, nil.',
      h: 'Guests who bring a vase with the flowers get asked back.',
      i: 'Hospitality goes both ways, and the return trip starts at breakfast.',
      l: 'It is opened the next day, in a {dressing gown|robe}, over the second cup.',
    },
    work: 'The rule is good for visiting clients as well. A present that somebody has to store, chill or explain to a compliance officer is a task; something small for the team kitchen is a thank you.',
    tick: true,
    keep: 'the next dinner invitation',
    send: 'the person you are going to dinner with',
    own: [
      {
        about: 'candle|napkin|\\bcards?\\b|\\bbooks?\\b|notebook',
        kinds: ['product', 'price'],
        lead: 'Here is something that needs no vase.',
      },
    ],
    pic: {
      ask: 'A small {parcel|package} and a card lying on a chair in a hallway',
      alt: 'A small wrapped present with a card on a chair in a hall',
    },
    claims: [
      ['Gifts that need handling on arrival burden a cooking host', 'common experience, etiquette guides'],
    ],
  },
  {
    id: 'thank-you-in-three-lines',
    format: 'howto',
    again: 10,
    emoji: '✉️',
    tags: ['ThankYouNote', 'LetterWriting', 'GiftEtiquette'],
    title: ['How to write a thank-you note in three sentences', 'What to write in a thank-you card'],
    cover: 'Thank you, in three sentences',
    gist: [
      'Name the thing, say where it is now, say something about the giver. Three sentences, and the note is better than most.',
      'A thank-you note fails when it praises. It works when it tells the giver what has become of the present.',
    ],
    subject: ['The note you owe somebody', 'Thank you, in three sentences'],
    hooks: {
      '*': [
        'The thank-you card is still on the desk because you think it has to be good.',
        '"Thank you so much for the lovely gift" could be about a kettle or a canoe.',
        'It has been lying there for so long that it would need an excuse.',
      ],
      p: 'A thank-you note takes four minutes once you know what belongs in it.',
      f: 'Is there a card you have meant to write since your birthday? It is three sentences, and we can do it together.',
      a: 'Name it. Place it. Turn to them. Sign.',
      t: 'Sentence one holds a noun, sentence two a place, sentence three the word "you".',
      h: 'A thank-you note has no expiry date. After two years it simply counts as a surprise.',
      i: 'A present is only finished when somebody hears where it went.',
      l: 'Three sentences in ink, and a stamp. Few things arrive so quietly.',
    },
    lines: {
      '*': [
        'A thank-you note in three sentences: what it is, where it is now, and one thing about the person who gave it.',
        '"The blue bowl is on the kitchen table and has had lemons in it since Sunday." The giver can see it. That is a whole thank-you note.',
        'Too late to say thank you? Skip the apology. Begin with what the present has been doing all this time.',
        'Do not know what to say about the money? Say what it will turn into: "It is going towards the tent."',
      ],
      h: [
        'Dear Gran, thank you for the socks. They are on my feet as I write, which has never been true of a voucher.',
      ],
    },
    scene: [
      'A blank card, a good pen, and the sentence "Thank you very much for the". After that it goes quiet.',
      'It has been three weeks. The scarf has been out in the rain already, and its giver does not know.',
    ],
    why: [
      [
        'A giver does not want praise. They want to know that the thing arrived and found a place.',
        'What people wonder about after the party is a simple matter: does she use it?',
      ],
      [
        'One concrete detail shows more gratitude than a row of adjectives.',
        'Anyone can write "lovely". Only you can write that the cat has claimed the blanket.',
      ],
    ],
    parts: [
      [
        ['Name the present in plain words', 'Say what it was'],
        [
          'Say "the green jug", so that the note could never have been sent to somebody else.',
          'A noun and a colour do more than "your generous gift".',
          'So that it can only be for them.',
        ],
        'A pen writing the words "the green jug"',
      ],
      [
        ['Say where it is now', 'Describe its new place'],
        [
          'On the sill, round my neck, half eaten: let them see it.',
          'Givers picture their present in your rooms, and you can save them the guessing.',
          'They have been wondering.',
        ],
        'A jug on a windowsill with flowers in it',
      ],
      [
        ['Turn to the giver', 'Ask about them'],
        [
          'A memory, a question, a date to meet. It is their letter, after all.',
          'The last line belongs to them: how is the knee, and when are you coming?',
          'And mean it. One line is enough.',
        ],
        'A card being signed',
      ],
      [
        ['Post it before it gets better', 'Write it the same day'],
        [
          'A plain note that goes today beats a fine one that never does.',
          'Rewriting is how cards end up in drawers.',
          'Tomorrow it would have to be longer.',
        ],
        'A stamped envelope going into a {letterbox|mailbox}',
      ],
    ],
    turn: [
      'The thing, its place, and a word about them. That is all of it.',
      'You now need a stamp and four minutes.',
    ],
    asks: ['When did you last get a handwritten note?', 'Card, call or message: how do you say thank you?'],
    ends: {
      p: 'Short is no fault in a note. Vague is.',
      f: 'Go on, write the one that you thought of while you were reading this.',
      a: 'Four minutes. One stamp.',
      t: 'Forty words are enough; most good ones have fewer.',
      h: 'And if the present was awful, praise the wrapping and ask about the knee.',
      i: 'Someone will keep it in a book and find it again.',
      l: 'It will stand on a mantelpiece for a week, which no message has ever done.',
    },
    work: 'Thank-you notes at work obey the same order: what was done, what came of it, and a word to the person. "Your table was in the report on page one" beats "thanks for all your hard work".',
    keep: 'the week after your birthday',
    send: 'the child who owes a grandparent a card',
    own: [
      {
        about: '\\bcards\\b|notepaper|stationery|letterpress',
        kinds: ['product', 'price'],
        lead: 'The next note will need paper.',
      },
    ],
    pic: {
      ask: 'A short handwritten card, a pen and a stamped envelope on a table',
      alt: 'A short handwritten thank-you card beside a pen and an envelope',
    },
    claims: [['Specific detail makes thanks more convincing than general praise', 'letter-writing guides']],
  },
  {
    id: 'count-back-from-the-party',
    format: 'season',
    again: 11,
    emoji: '📅',
    tags: ['ChristmasShopping', 'GiftPlanning', 'HolidayGifts'],
    when: { months: [10, 11] },
    title: ['Christmas presents: count backwards, not forwards', 'Christmas shopping in the right order'],
    cover: 'Count backwards from the day',
    gist: [
      'Start the list at the end: the day they unwrap it, the day it must be wrapped, the day it must be posted. The first present to buy is the one that travels furthest.',
      'Presents are late because we begin with ideas. Begin with dates instead, and buy in the order of distance.',
    ],
    subject: ['Whose present travels furthest?', 'Count backwards this year'],
    hooks: {
      '*': [
        'The first present to buy is the one that has to cross a sea.',
        'Most Christmas lists are in order of fondness. Put yours in order of distance.',
        'Fondness can wait. A parcel cannot.',
      ],
      p: 'A present list sorted by posting date removes most of December.',
      f: 'It is early, we know. This takes one cup of tea, and then you may forget about it again.',
      a: 'Distance first. Then things made to order. Then everyone you will see in person.',
      t: 'Deadline equals the day of unwrapping, less transit, less wrapping, less one week for whatever goes wrong.',
      h: 'Every year Christmas falls on the same date, and every year it gets us from behind.',
      i: 'An hour at the kitchen table now is a free evening in December.',
      l: 'Before the lights go up, while shops are quiet and there is time to choose.',
    },
    lines: {
      '*': [
        'Sort your present list by distance instead of by person. Anyone who lives overseas gets bought for first.',
        'Anything engraved, knitted, printed or framed has a {queue|line}. Ask about the last ordering day before you ask about the colour.',
        'Look up the last posting dates now, take off a week, and write the result in the calendar in ink.',
        'Buy the wrapping with the first present. On the twenty-third the nice paper is gone and what remains has penguins in sunglasses.',
      ],
      h: ['By the twentieth every list sorts itself, in order of panic.'],
    },
    scene: [
      'It is the eighteenth. In the {queue|line} at the post office somebody asks whether it will get to Canada in time, and everyone looks at their shoes.',
      'A mild evening, a pencil, a list of names. Nobody is thinking of tinsel, which is what makes it the right moment.',
    ],
    why: [
      [
        'Everyone buys for the same day, so carriers and workshops fill up from the back.',
        '{Parcels|Packages}, printers and engravers all share one deadline, and they meet it in the order of the {queue|line}.',
      ],
      [
        'Presents given by hand can wait until the week itself; a {parcel|package} overseas cannot.',
        'Anyone who sits at your table may be shopped for last, without anyone noticing.',
      ],
    ],
    parts: [
      [
        ['Mark who gets theirs {by post|by mail}', 'First those far away'],
        [
          'A cross beside each name that lives further than a train ride.',
          'These few decide when you have to begin; the others do not.',
          'Ships and vans have a calendar of their own.',
        ],
        'A pencil cross beside a name on a list',
      ],
      [
        ['Mark what must be made', 'Then those with a name on them'],
        [
          'Framing, engraving and photo books need weeks, and the weeks differ.',
          'Whatever has a name on it has a waiting time on it, too.',
          'An engraver has one pair of hands.',
        ],
        'An engraved tag held to the light',
      ],
      [
        ['Take off one spare week', 'Keep a week that belongs to nobody'],
        [
          'Something will be out of stock, and then the week is what saves you.',
          'Colds, storms, a wrong size: one of them turns up each December.',
          'It will find an owner.',
        ],
        'A calendar with a week shaded in',
      ],
      [
        ['Leave the nearest until last', 'Last those next door'],
        [
          'The neighbour will be just as pleased with what you find on a stroll.',
          'For the people next door there is time, so spend it on choosing well.',
          'You can carry it over in slippers.',
        ],
        'A wrapped {parcel|package} on a doorstep',
      ],
    ],
    turn: [
      'The list is the same length. Only its order has changed.',
      'December is then for the people who are there.',
    ],
    asks: ['When do you buy the first one?', 'Who on your list lives furthest away?'],
    ends: {
      p: 'One evening with a calendar does for the whole season.',
      f: 'You may eat the first mince pie while you do it. It is practically work.',
      a: 'Furthest first.',
      t: 'Carriers publish their last dates in autumn; customs forms add to both time and weight.',
      h: 'On the day before, all that is left are the gifts that other people passed over.',
      i: 'The nicest thing under the tree might be an unhurried you.',
      l: 'And the days before the feast may be what they should be: long, dark and unhurried.',
    },
    keep: 'the first free evening in autumn',
    send: 'the person who does the presents in your family',
    own: [
      {
        about:
          'last order|order by (?!phone|text|e-?mail|post|message|whatsapp)|christmas|made to order|engrav',
        kinds: ['event', 'policy', 'process', 'service', 'offer'],
        lead: 'This belongs in the calendar as well.',
      },
    ],
    pic: {
      ask: 'A handwritten list of names beside a calendar, with crosses for those who get a {parcel|package}',
      alt: 'A list of names and a calendar with dates marked',
    },
    claims: [
      [
        'Carriers publish last posting dates and made-to-order goods have lead times',
        'postal services and trade practice',
      ],
    ],
  },
];
