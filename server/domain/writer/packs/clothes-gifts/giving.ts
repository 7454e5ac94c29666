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
    cover: 'One list for every present',
    gist: [
      'Keep one note on your phone with a line for each person you buy for. When they mention something, write it down the same hour. By their birthday the present has chosen itself.',
      'People tell you what they want all year, usually while talking about something else. A note with their names on it catches it.',
    ],
    subject: ['The present they mentioned in July', 'A note worth starting today'],
    hooks: {
      '*': [
        'Your sister told you what she wants for her birthday. It was in March, and she was complaining about her umbrella.',
        'The hardest part of a present is remembering what somebody said in passing nine months ago.',
      ],
      p: 'The best presents are usually things that somebody mentioned months ago.',
      f: 'You know that friend who always gives you just the right thing? There is a note on their phone with your name on it.',
      a: 'Write it down when they say it. Shop for it when you need it.',
      t: 'One note, one line a person, three entries a line: wish, size, things they own already.',
      h: 'Nobody has ever had a gift idea on the twentieth of December. They had them in June and did not write them down.',
      i: 'To remember a small complaint and answer it half a year later is a way of saying: I was listening.',
      l: 'The present people remember is often something they mentioned once and forgot.',
    },
    lines: {
      '*': [
        'Start a note with five names in it. Each time one of them says "I keep meaning to get one of those", write it down.',
        'Complaints are wish lists. A blunt knife, a torn glove, an umbrella that turns inside out: write it beside their name.',
        'Write down what they already own as well. Nobody needs a second copy of the same book.',
        'For your gift list, note four things about each person: shoe size, ring size, coffee or tea, and any scent they cannot stand.',
      ],
      h: [
        'The gift list has said "Dad: nothing" for eleven years. Below it, in pencil: slippers, hand cream, a better {torch|flashlight}.',
      ],
    },
    scene: [
      'Two days to go, a shop full of lovely things, and not one idea what she would like. In spring she told you. You were {washing up|doing the dishes}.',
      'In May he waves a broken watch strap about and says he must get it mended. In October you stand in a shop and cannot think of a thing to give him.',
    ],
    why: [
      [
        'People rarely answer when you ask what they would like, but they mention it all the time while they talk of other things.',
        'Asked straight out, most of us say "nothing, really". Ten minutes later we grumble about a teapot that drips.',
      ],
      [
        'When the birthday comes, you remember the evening and have forgotten what they said they wanted.',
        'Half a year later you recall that she mentioned something useful in the car. What it was has gone.',
      ],
    ],
    parts: [
      [
        ['Write the wish down within the hour', 'Write it down at once, in their words'],
        [
          'Step into the hall if you must. By tomorrow it will be "something for the kitchen".',
          'The exact words matter: she said navy, and she said wool.',
        ],
        'A thumb typing one line into a phone note',
      ],
      [
        ['Listen for grumbles rather than wishes', 'Listen when they complain'],
        [
          'Anyone who curses a lid, a lamp or a {zip|zipper} has just described a present.',
          'Wishes are often too big to buy. Annoyances come in a size that fits a gift bag.',
        ],
        'An umbrella with a bent rib on a doormat',
      ],
      [
        ['Note sizes and what they own', 'Check what they already have'],
        [
          'Sizes are printed inside shoes and collars, so look while the kettle boils.',
          'A look along their bookcase saves you giving a book they have read.',
        ],
        'The inside of a shoe with its size stamp',
      ],
    ],
    turn: [
      'When the birthday comes, the list has done the thinking for you.',
      'You need no talent for presents. You only need to have written it down.',
    ],
    asks: ['Who is the hardest person on your list?', 'What have you heard somebody wish for lately?'],
    ends: {
      p: 'Ten seconds in July are worth an hour in December.',
      f: 'Begin with the person you see next. They will say something.',
      a: 'Write down five names today.',
      t: 'Look through the note a month before each birthday and cross out what they have bought themselves.',
      h: 'Do lock the note. Nobody should find the entry "candle, not another one".',
      i: 'Being listened to is half of the present.',
      l: 'Very little that can be wrapped is worth more than having been listened to.',
    },
    work: 'It works with clients and colleagues too. A line about how somebody takes their tea or what they are reading makes a leaving present that looks as if it were meant for them.',
    keep: 'the next time somebody grumbles about a lid',
    send: 'the one who shops on the day before',
    own: [
      {
        about: 'wish ?list|gift list|register',
        kinds: ['service', 'process', 'policy'],
        lead: 'Or let a wish list do the remembering.',
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
    cover: 'How to wrap odd shapes',
    gist: [
      'Roll it up, put it in a card tube or tie it in cloth. An awkward present is easy to wrap once it has a straight side.',
      'A teddy, a teapot, {trainers|sneakers} without a box: give the odd shape a straight side first, or use cloth instead of paper.',
    ],
    subject: ['Wrapping a thing with a handle', 'How to wrap what has no corners'],
    hooks: {
      '*': [
        'A box takes two minutes to wrap. A teapot takes twenty and ends up looking like a ham.',
        'Wrapping something without corners? Give it a better shape first.',
      ],
      p: 'Most wrapping goes wrong before the first cut, because paper folds along straight edges and the present has none.',
      f: 'Are you about to wrap something with a spout? Put the tape down for a moment.',
      a: 'Change the shape first. Then cut the paper.',
      t: 'Paper bends in one direction at a time. A ball bends in two, and that is where the creases come from.',
      h: 'Anybody can wrap a book. The teapot is where it gets interesting.',
      i: 'The odd-shaped present is often the most personal one in the pile, so it deserves good wrapping.',
      l: 'A square of cloth, two knots, no tape. The wrapping is the second present.',
    },
    lines: {
      '*': [
        'Wrapping something soft? Roll it tight, wrap the roll, twist both ends and tie them. It looks like {a cracker|candy}, with no folding at all.',
        'To wrap a bottle or a teapot in cloth: stand it in the middle, tie opposite corners over the top, then tie the other two.',
        'No box for an odd-shaped present? Cut open a cereal packet, turn the print inwards, curl it round and tape it. Now you have a tube.',
        'Measure wrapping paper on the present itself: once round plus the width of a hand. Any more makes a lump at the back.',
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
        'Give the present one straight side, or wrap it in something that stretches, and it gets easy.',
      ],
    ],
    parts: [
      [
        ['Roll up anything soft', 'Roll clothes and soft toys tight'],
        [
          'Scarves, {jumpers|sweaters} and {tea towels|dish towels} make a neat cylinder, tied with string before the paper goes on.',
          'A tight roll holds its own shape, so only the two ends want attention.',
        ],
        'A {jumper|sweater} being rolled and tied with string',
      ],
      [
        ['Make a card tube for handles', 'Put awkward shapes in a card tube'],
        [
          'A cereal packet turned inside out will hide a handle or a spout.',
          'Thin card curls round nearly anything and hands you one straight edge to tape.',
        ],
        'A cereal packet cut open and curled into a tube',
      ],
      [
        ['Tie it up in cloth', 'Use cloth instead of paper'],
        [
          'Opposite corners over the top, then the other pair. The Japanese word is furoshiki.',
          'A scarf or a clean {tea towel|dish towel} takes two knots and is used again afterwards.',
        ],
        'Two corners of a scarf knotted over a teapot',
      ],
      [
        ['Twist the paper ends like {a sweet|candy}', 'Close the ends with ribbon, not tape'],
        [
          'Leave a hand of paper on either side and use ribbon, so the tape never touches a curve.',
          'Gather the paper, turn it and tie it. Even thick paper does that without tearing.',
        ],
        'Paper ends twisted and tied with ribbon',
      ],
    ],
    turn: [
      'Once the shape is right, the wrapping is easy.',
      'The teapot may still look like a teapot. That is allowed.',
    ],
    asks: ['What is the oddest thing you have ever wrapped?', 'Paper, cloth or bag: what do you reach for?'],
    ends: {
      p: 'You use less paper as well, since nothing has to be wrapped twice.',
      f: 'And if it does go wrong, a large bow covers a great deal.',
      a: 'Shape first. Scissors second. Tape last.',
      t: 'The cloth should be about three times as wide as the object is tall.',
      h: 'If it still looks like what it is, add a bow and change the subject.',
      i: 'Somebody will sit with it on their lap and wonder. That minute is part of the present.',
      l: 'Untie it, and there is a scarf left over instead of a heap of paper.',
    },
    keep: 'the night before the party',
    send: 'the one who gets handed all the wrapping',
    own: [
      {
        about: 'gift.?wrap|wrapping',
        kinds: ['service', 'offer', 'process', 'policy', 'event'],
        lead: 'Or leave the wrapping to somebody else.',
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
      'A treat that will be eaten or burned, or a better version of what they use daily.',
      'Something they will finish, or a new one of something worn out.',
    ],
    title: ['What to give somebody who has everything', 'Presents for people who need nothing'],
    cover: 'For those who have everything',
    gist: [
      'People who own enough still run out of soap, matches and jam. Give what is used up, improve what they touch each day, or replace what they have stopped noticing is worn.',
      'Somebody who has everything is still using a blunt peeler and thin towels. Replace something worn, or bring something that will be gone by spring.',
    ],
    subject: ['For the person who needs nothing', 'They have everything. Now what?'],
    hooks: {
      '*': [
        'They have everything, they say so every year, and their {tea towels|dish towels} have holes in them.',
        'People who have everything bought most of it years ago, and some of it is worn out.',
        'They say they want nothing. Have you seen their kitchen scissors?',
      ],
      p: 'A person who owns plenty is easier to buy for than it seems, provided that you look in the bathroom and not on the shelves.',
      f: 'Stuck on somebody who wants for nothing? Think of what they will have run out of by April.',
      a: 'Replace something worn, or bring something for the kitchen shelf.',
      t: 'Look at what they use every day. Those are the oldest things they own, and nobody has replaced them.',
      h: 'The man who has everything keeps his keys in an ashtray from a hotel that closed.',
      i: 'A full house needs no more ornaments. It always has room for a small daily pleasure.',
      l: 'For somebody who lacks nothing: good soap, a ripe pear, an evening together.',
    },
    lines: {
      '*': [
        'Even people who have everything run out of soap, candles, marmalade and stamps. Bring something that will be gone by summer.',
        'Stuck for a present? Find what they use most and never replace: the {tin opener|can opener}, the oven glove, the old bookmark. Give a good new one.',
        'Three gifts that need no space:\n\nA jar that will be emptied\nA better one of something worn\nAn afternoon with a date on it',
        'Bring the present and take something old away: "I will drop the worn pair at the charity shop for you."',
      ],
      h: ['"Please, no more things," says the aunt, from a cushion that gave up two houses ago.'],
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
        ['Give something that gets used up', 'Bring something they will finish'],
        [
          'Choose one grade above what they buy for themselves, in a small size.',
          'Little and very good beats large and ordinary when there is no room left.',
        ],
        'A small jar and a bar of soap side by side',
      ],
      [
        ['Replace something that has worn out', 'Replace what they do not notice is worn'],
        [
          'Wooden spoons, slippers, the glasses case that no longer shuts.',
          'Look for cracks, holes and elastic bands. Each of them is a hint.',
        ],
        'A worn oven glove beside a new one',
      ],
      [
        ['Give an afternoon with a date', 'Give an outing and name the day'],
        [
          'A voucher for "sometime" tends to expire in a drawer, so write the day on the card.',
          'Two {cinema seats|movie theater seats} for a named Thursday get used. A vague promise does not.',
        ],
        'A card with a day of the week written on it',
      ],
    ],
    turn: [
      'People with everything still own small things that need replacing.',
      'They are right that they need nothing. They could do with a new peeler.',
    ],
    asks: ['What do you give the person who says "nothing"?', 'What was the nicest thing you ever used up?'],
    ends: {
      p: 'A present that is used up by spring was a good one.',
      f: 'And next year you may give the same again, because it will be gone.',
      a: 'Use it up or replace it. Add nothing to the shelf.',
      t: 'A simple test: does the number of things in the house stay the same?',
      h: 'People who have everything still run out of soap.',
      i: 'Comfort is made of small things that nobody thinks to wish for.',
      l: 'It is gone in a month, and they think of it for longer.',
    },
    work: 'The same holds for a retiring colleague or a long-standing client. A shelf of trophies is full enough; something good that is eaten in a week gets remembered without being dusted.',
    keep: 'the birthday of whoever wants nothing',
    send: 'the relative who says every year that they need nothing',
    own: [
      {
        about: 'gift (?:card|voucher)',
        kinds: ['product', 'offer', 'service', 'price'],
        lead: 'Or let them choose for themselves.',
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
    cover: 'Include the gift receipt',
    gist: [
      'A gift receipt shows no price. It only lets somebody swap the size without {ringing|calling} you first, which is a courtesy and no confession of doubt.',
      'Tuck the gift receipt into the card. Anyone who loves the present never looks at it, and whoever needs another size is spared an awkward call.',
    ],
    subject: ['Put the slip in with it', 'In defence of the gift receipt'],
    hooks: {
      '*': [
        'In wardrobes everywhere hangs a {jumper|sweater} one size too small, because nobody dared to ask where it was bought.',
        'The kindest thing in the {parcel|package} may be the gift receipt.',
      ],
      p: 'A gift receipt protects the present, the recipient and an afternoon in January.',
      f: 'You are allowed to put the gift receipt in. Honestly, they will be glad of it.',
      a: 'Always ask for the gift receipt. Always put it in.',
      t: 'A gift receipt carries an item, a date and a code. It leaves out what you paid.',
      h: 'Uncle Rob has kept the {trousers|pants} for six years. They do not fit. Nobody put in a gift receipt.',
      i: 'A generous present leaves them free to choose the blue one instead.',
      l: 'A gift receipt is thoughtful, and nobody has to mention it.',
    },
    lines: {
      '*': [
        'Gift receipt: item, date, no price. Put it in the card, not in the bag, because bags go in the recycling with the paper.',
        'Buying clothes for somebody? Ask two things at {the till|the register}: a slip without the price, and how long they have to swap it.',
        'Exchange periods run from the day of purchase unless the shop says otherwise. For a present bought early, ask about that first.',
        'Leave the labels on a present. Many shops will not exchange it without the tag.',
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
        ['Slip the gift receipt into the card', 'Put the receipt in an envelope'],
        [
          'Cards get stood up and kept. Bags and boxes are gone by teatime.',
          'In an envelope nobody comes upon it in front of the family.',
        ],
        'A slip of paper going into a greeting card',
      ],
      [
        ['Ask when the exchange period starts', 'Ask how long they can exchange it'],
        [
          'Some shops count from the day you pay, some stretch it around the holidays.',
          'A present bought six weeks early may be past exchanging before it is unwrapped.',
        ],
        'A calendar with two dates circled',
      ],
      [
        ['Leave the tags and labels on', 'Do not cut off the labels'],
        [
          'Cover the price with a sticker if you must, but leave the barcode alone.',
          'The code on the label is what {the till|the register} needs to find the right size.',
        ],
        'A clothes tag with its price covered by a sticker',
      ],
    ],
    turn: [
      'It says: I chose this for you, and you need not pretend.',
      'Nobody has ever liked a present less because it could be swapped.',
    ],
    asks: [
      'Do you include a gift receipt: yes or no?',
      'Have you ever kept something because you did not dare to swap it?',
    ],
    ends: {
      p: 'It takes a few seconds at {the till|the register}.',
      f: 'Then both of you can enjoy the cake.',
      a: 'Ask for it when you pay.',
      t: 'Keep the original receipt yourself, in case the thing turns out to be faulty.',
      h: 'The wrong size is not an opinion. It only feels like one.',
      i: 'A present should never become an obligation.',
      l: 'The last courtesy is the one that is never mentioned.',
    },
    caution: [
      'Each shop has its own rules for exchanges, so ask before you buy.',
      'How long a present can be exchanged differs from shop to shop. Ask at the time of buying.',
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
    subject: ['May a present be passed on?', 'Do you own a present drawer?'],
    hooks: {
      '*': [
        'Somewhere in your home is a scented candle that has had three owners and no match.',
        'Two kinds of household: those with a present drawer, and those who are shocked to hear of it.',
      ],
      p: 'Passing a present on is either thrift or bad manners, depending on whom you ask.',
      f: 'Be honest with us: do you keep a drawer of presents to pass on?',
      a: 'A present belongs to whoever received it. What happens next is their affair.',
      t: 'Three conditions are usually named: unopened, another circle of friends, and no card left inside.',
      h: 'The box of bath salts came back after four birthdays. It had a different bow and looked well travelled.',
      i: 'Something that gathers dust with one person can be the joy of the next.',
      l: 'A present sometimes has to wait for the right home.',
    },
    lines: {
      '*': [
        'Passing on a present: never, sometimes, or do you have a drawer for it?',
        'If you do pass it on, look for the card first. "To Margaret, with love" is hard to explain to a Steve.',
        'Passing on a present? Ask yourself if it would be awkward should the giver and the new owner meet. If so, keep it or give it to charity.',
        'Keep a note in the present drawer of who gave you what. Then nothing goes back to the person it came from.',
      ],
      h: ['This vase has been given at six weddings. It has met more in-laws than most of us.'],
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
        ['Never pass a present on', 'I could never pass it on'],
        [
          'It was picked for me, so it stays with me, bow and all.',
          'What somebody thought of while standing in a shop cannot be handed along.',
        ],
        'A hand closing a cupboard door',
      ],
      [
        ['Yes, if I say so openly', 'I pass it on and say so'],
        [
          '"I was given this and thought of you" turns it into a second gift.',
          'Told openly, it embarrasses no one, and the story comes free with it.',
        ],
        'A present handed over without paper',
      ],
      [
        ['Yes, from the present drawer', 'I do, and I keep a drawer'],
        [
          'Unopened, without the card, and never within the same family.',
          'A good drawer has saved many a Sunday invitation.',
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
      t: 'The only real danger is a card left in the box.',
      h: 'Nobody owns the vase. We only look after it until the next wedding.',
      i: 'The best home for a thing is where it is used.',
      l: 'The second time round, it may find the right home.',
    },
    keep: 'the moment the third teapot arrives',
    send: 'the friend with the drawer',
    own: [{ about: 'swap', kinds: ['policy', 'service'], lead: 'Or swap it.' }],
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
    cover: 'What to bring to dinner',
    gist: [
      'A present for a host should ask nothing of them that evening: no vase to find, no fridge to clear, no plan to change. Bring something for tomorrow.',
      'The best thing to carry to a dinner is for the morning after, when the guests have gone and the coffee is on.',
    ],
    subject: ['What to bring to dinner', 'Give them tomorrow morning'],
    hooks: {
      '*': [
        'Every host knows the moment: six guests, four bunches of flowers, and the only vase is holding spoons.',
        'The best thing to bring to a dinner is breakfast.',
      ],
      p: 'A present for a host has one condition: it must not give them work at seven in the evening.',
      f: 'Invited on Saturday? Think about their Sunday.',
      a: 'Bring nothing that has to be cut, chilled or admired at the door.',
      t: 'A host at the door has one free hand and about eight seconds. Choose accordingly.',
      h: 'Nothing says "thank you for cooking" like a bouquet that needs its stems cut during the risotto.',
      i: 'A small {parcel|package} on the hall table says thank you long after the plates are washed.',
      l: 'For the quiet hour after the last guest has gone: good tea, a candle, a pear.',
    },
    lines: {
      '*': [
        'Invited to dinner? Bring coffee and something for breakfast. It keeps overnight and needs no vase.',
        'Flowers for a dinner? Send them the day before or the day after, or bring a pot. A bunch at the door costs the host ten minutes.',
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
        ['Bring breakfast for the next morning', 'Bring coffee for the morning after'],
        [
          'Good coffee, a jar of honey, a loaf that keeps overnight.',
          'When everyone has left and the sink is full, this is the bag they will bless.',
        ],
        'A small bag of coffee and a jar on a hall table',
      ],
      [
        ['Bring candles or good napkins', 'Bring what every party uses up'],
        [
          'Candles, napkins and long matches are gone after each big evening.',
          'Somebody has to buy new candles and napkins after every dinner. This time it can be you.',
        ],
        'Candles tied with string',
      ],
      [
        ['Bring a plant in a pot', 'Give a plant instead of a bunch'],
        [
          'It needs no scissors and can stand anywhere until Monday.',
          'A pot of herbs goes on the sill and straight into the next supper.',
        ],
        'A small pot of herbs on a windowsill',
      ],
      [
        ['Bring a small book or a game', 'Bring something to read or play'],
        [
          'A thin book or a pack of cards suits people whom you do not know well.',
          'With a book or a game you cannot get the scent or the sugar wrong.',
        ],
        'A slim book with a ribbon round it',
      ],
      [
        ['Put your name on the present', 'Write three lines on a card'],
        [
          'By morning nobody remembers who brought the blue {parcel|package}.',
          'By the time the coats are off, nobody can say whose bag was whose.',
        ],
        'A pen writing a short card',
      ],
    ],
    turn: [
      'Hand it over, say "for tomorrow", and go and help with the coats.',
      'If it can lie on a chair all night, it is a good present.',
    ],
    asks: ['What do you bring when you are invited?', 'What was the best thing a guest ever brought you?'],
    ends: {
      p: 'A host remembers the guest who made the evening lighter.',
      f: 'Then ask which glasses are yours and dry something.',
      a: 'No vase. No fridge. No fuss.',
      t: 'The test: tonight the host has to do nothing with it.',
      h: 'Guests who bring a vase with the flowers get asked back.',
      i: 'The host looks after everybody. A small thank you looks after the host.',
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
      ],
      p: 'A thank-you note takes four minutes once you know what belongs in it.',
      f: 'Is there a card you have meant to write since your birthday? It is three sentences, and we can do it together.',
      a: 'Name the present. Say where it is. Ask how they are. Sign it.',
      t: 'First sentence: what it is. Second: where it is now. Third: something about them.',
      h: 'A thank-you note has no expiry date. After two years it simply counts as a surprise.',
      i: 'Whoever gave it would love to hear where it ended up.',
      l: 'Three sentences in ink, and a stamp. Few things are nicer to find on the mat.',
    },
    lines: {
      '*': [
        'A thank-you note in three sentences: what it is, where it is now, and one thing about the person who gave it.',
        '"The blue bowl is on the kitchen table and has had lemons in it since Sunday." The giver can see it. That is a whole thank-you note.',
        'Too late to say thank you? Skip the apology. Begin with what the present has been doing all this time.',
        'Thanking somebody for money? Say what it will turn into: "It is going towards the tent."',
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
        ['Name the present in plain words', 'Say what the present was'],
        [
          'Say "the green jug", so that the note could never have been sent to somebody else.',
          'A noun and a colour do more than "your generous gift".',
        ],
        'A pen writing the words "the green jug"',
      ],
      [
        ['Say where the present is now', 'Tell them where you keep it'],
        [
          'On the sill, round my neck, half eaten: let them see it.',
          'Givers picture their present in your rooms, and you can save them the guessing.',
        ],
        'A jug on a windowsill with flowers in it',
      ],
      [
        ['Ask the giver a question', 'Add a line about them'],
        [
          'A memory, a question, a date to meet. It is their letter, after all.',
          'The last line belongs to them: how is the knee, and when are you coming?',
        ],
        'A card being signed',
      ],
      [
        ['Post the note today', 'Write the note the same day'],
        [
          'A plain note that goes today beats a fine one that never does.',
          'Rewriting is how cards end up in drawers.',
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
      p: 'A note may be short. It should not be vague.',
      f: 'Go on, write the one that you thought of while you were reading this.',
      a: 'Four minutes. One stamp.',
      t: 'Forty words are enough; most good ones have fewer.',
      h: 'And if the present was awful, praise the wrapping and ask how they are.',
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
        lead: 'All you need now is something to write on.',
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
    cover: 'Buy for the furthest first',
    gist: [
      'Start the list at the end: the day they unwrap it, the day it must be wrapped, the day it must be posted. The first present to buy is the one that travels furthest.',
      'Presents are late because we begin with ideas. Begin with dates instead, and buy in the order of distance.',
    ],
    subject: ['Whose present travels furthest?', 'Count backwards this year'],
    hooks: {
      '*': [
        'The first Christmas present to buy is the one that has to travel furthest.',
        'Most Christmas lists are in order of fondness. Put yours in order of distance.',
      ],
      p: 'A present list sorted by posting date removes most of December.',
      f: 'It is early, we know. This takes one cup of tea, and then you may forget about it again.',
      a: 'Distance first. Then things made to order. Then everyone you will see in person.',
      t: 'Last day to buy: the day it is opened, less the {post|mail}, less the wrapping, less one week for mishaps.',
      h: 'Every year Christmas falls on the same date, and every year it takes us by surprise.',
      i: 'An hour at the kitchen table now is a free evening in December.',
      l: 'Choose the presents now, while shops are quiet and there is time.',
    },
    lines: {
      '*': [
        'Sort your present list by distance instead of by person. Anyone who lives overseas gets bought for first.',
        'Anything engraved, knitted, printed or framed has a {queue|line}. Ask about the last ordering day before you ask about the colour.',
        'Look up the last posting dates now, take off a week, and write the result in the calendar in ink.',
        'Buy the wrapping with the first present. On the twenty-third the nice paper is gone and what remains has penguins in sunglasses.',
      ],
      h: ['By the twentieth of December every present list sorts itself, in order of panic.'],
    },
    scene: [
      'It is the eighteenth. In the {queue|line} at the post office somebody asks whether it will get to Canada in time, and everyone looks at their shoes.',
      'A mild evening, a pencil, a list of names. Nobody is thinking of tinsel, which is what makes it the right moment.',
    ],
    why: [
      [
        'Everyone posts for the same day, so carriers and workshops are full by December.',
        '{Parcels|Packages}, printing and engraving all have one deadline, and whoever orders first is served first.',
      ],
      [
        'Presents given by hand can wait until the week itself; a {parcel|package} overseas cannot.',
        'Anyone who sits at your table may be shopped for last, without anyone noticing.',
      ],
    ],
    parts: [
      [
        ['List the presents that go {by post|by mail}', 'Start with people who live far away'],
        [
          'A cross beside each name that lives further than a train ride.',
          'These few decide when you have to begin; the others do not.',
        ],
        'A pencil cross beside a name on a list',
      ],
      [
        ['Order anything engraved or made early', 'Then order what has to be made'],
        [
          'Framing, engraving and photo books need weeks, and the weeks differ.',
          'Whatever has a name on it has a waiting time on it, too.',
        ],
        'An engraved tag held to the light',
      ],
      [
        ['Keep one week to spare', 'Take off one spare week'],
        [
          'Something will be out of stock, and then the week is what saves you.',
          'Colds, storms, a wrong size: one of them turns up each December.',
        ],
        'A calendar with a week shaded in',
      ],
      [
        ['Buy for the neighbours last', 'Leave the people nearby until last'],
        [
          'The neighbour will be just as pleased with what you find on a stroll.',
          'For the people next door there is time, so spend it on choosing well.',
        ],
        'A wrapped {parcel|package} on a doorstep',
      ],
    ],
    turn: [
      'The list is the same length. Only its order has changed.',
      'That leaves December for the people themselves.',
    ],
    asks: ['When do you buy the first one?', 'Who on your list lives furthest away?'],
    ends: {
      p: 'One evening with a calendar does for the whole season.',
      f: 'You may eat the first mince pie while you do it. It is practically work.',
      a: 'Furthest first.',
      t: 'Carriers publish their last dates in autumn; customs forms add to both time and weight.',
      h: 'On the day before, you choose from what everybody else left behind.',
      i: 'The nicest thing under the tree might be an unhurried you.',
      l: 'And December stays slow and quiet, as it should be.',
    },
    keep: 'the first free evening in autumn',
    send: 'the person who does the presents in your family',
    own: [
      {
        about:
          'last order|order by (?!phone|text|e-?mail|post|message|whatsapp)|christmas|made to order|engrav',
        kinds: ['event', 'policy', 'process', 'service', 'offer'],
        lead: 'Some things are worth ordering early.',
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
