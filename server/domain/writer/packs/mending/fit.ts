// What fits, what can be made to fit, and how the shop works on it.
import type { Idea } from '../../library/idea.ts';
import { CLOTHES } from './kinds.ts';

export const FIT: readonly Idea[] = [
  {
    id: 'buy-for-the-shoulders',
    format: 'tip',
    only: CLOTHES,
    again: 8,
    emoji: '🧥',
    tags: ['TailorTips', 'Alterations', 'MakeItFit'],
    title: [
      'Buying a jacket: what can be altered and what cannot',
      'Off the rack: look at the shoulders first',
    ],
    cover: 'Buy for the shoulders',
    gist: [
      'Length, waist and sleeves are everyday work for a needle. Shoulders are not. So buy a jacket for its shoulders, and leave the rest to alterations.',
      'In the {changing room|fitting room} only one thing has to be right: the seam at the top of the arm.',
    ],
    subject: ['Shoulders first, the rest later', 'What a needle can change'],
    hooks: {
      '*': [
        'In the {changing room|fitting room}, look at one seam only: the one on top of your shoulder.',
        'Sleeves too long? That is an afternoon of work. Shoulders too wide? That is a new jacket.',
      ],
      p: 'Knowing what can be altered makes for better buying.',
      f: 'You have found a jacket that nearly fits? Then the question is where it does not.',
      a: 'Shoulders fit, or leave it.',
      t: 'The sleeve hangs from the shoulder seam; to move it means taking out sleeve, pad and collar.',
      h: 'A jacket can be shortened. You can hardly be widened at the top.',
      i: 'Few things, well fitted, are worn for years.',
      l: 'A seam that ends where the arm begins.',
    },
    lines: {
      '*': [
        'Buying a jacket? The shoulder seam should end where your shoulder does. Nearly everything else can be altered.',
        'Sleeve length, waist and hem are ordinary alterations. Shoulders and the depth of the armhole are not.',
        'Buy {trousers|pants} for the widest place and have the rest taken in. The other way round seldom works.',
        'Add the alteration to the price while you are still in the shop. Then you know what it really costs.',
      ],
      h: ['If you can hide a sandwich in your shoulder, the jacket is too big.'],
    },
    scene: [
      'In front of the mirror somebody pulls at their sleeves, and the fault sits a hand higher up.',
      'The price is halved, the colour is right, and at the top of the arm stands a small tent.',
    ],
    why: [
      [
        'What hangs can be shortened, and what carries cannot.',
        'A shoulder is the hanger on which all else depends.',
      ],
      [
        'Taking in leaves cloth to spare, and letting out needs cloth that is there.',
        'Too wide can be helped more often than too tight.',
      ],
    ],
    parts: [
      [
        'Check the shoulder seam',
        [
          'It ends with your bone, without a dent below.',
          'Lean against a wall: if the pad touches first, it is too wide.',
        ],
        'A hand on the shoulder seam of a jacket',
      ],
      [
        'Close one button and sit down',
        ['It should hold without pulling an X.', 'Seated, everybody needs a little more.'],
        'A jacket with one closed button',
      ],
      [
        'Ignore length and sleeves',
        ['Those are pinned in five minutes.', 'They are the very thing alterations are for.'],
        'Pins in a sleeve',
      ],
    ],
    turn: [
      'Then the rest is a matter of pins.',
      'The mirror in the shop shows half of the jacket. The needle does the other half.',
    ],
    asks: ['What nearly fits in your wardrobe?', 'Do you look at shoulders or at price first?'],
    ends: {
      p: 'Buy what cannot be changed, change the rest.',
      f: 'Best with somebody along who is honest.',
      a: 'One seam decides.',
      t: 'Structure first, length last.',
      h: 'The sandwich is better kept in a bag.',
      i: 'What fits is worn, and what is worn was worth it.',
      l: 'It rests there as if it had always done.',
    },
    keep: 'the next time you try one on',
    send: 'somebody who buys in the sales',
    own: [
      {
        kinds: ['service', 'price', 'process'],
        about: 'jackets?\\b|sleeves?\\b|suits?\\b|taken? in|alteration',
        lead: ['For all that is not the shoulder.', 'And for sleeves and waists.'],
      },
    ],
    pic: { ask: 'The shoulder seam of a jacket', alt: 'The shoulder seam of a jacket on a stand' },
    claims: [['Shoulders are hard to alter; length, waist, sleeves are common', 'trade practice of tailors']],
  },
  {
    id: 'keep-the-original-hem',
    format: 'answer',
    only: CLOTHES,
    again: 9,
    emoji: '👖',
    tags: ['Alterations', 'Jeans', 'TailorTips'],
    title: ['Shortening jeans: can the original hem stay?', 'How jeans are shortened with their own hem'],
    cover: 'Keep the original hem',
    question: 'Can you shorten jeans and keep the hem?',
    short: ['Yes: cut above it, and sew it back on.', 'It can. The worn edge goes back on.'],
    gist: [
      'The faded, roped edge of jeans comes from years of washing and cannot be sewn anew. So it is cut off whole, and set back on higher up.',
      'The seam hides in the shadow of the old edge, and hardly anybody sees it. It only wants to be asked for.',
    ],
    subject: ['The edge can come along', 'Ask for the original hem'],
    hooks: {
      '*': [
        'The nicest part of old jeans is the last centimetre. It need not go into the {bin|trash}.',
        'New jeans, too long, and that worn edge is what you bought them for?',
      ],
      p: 'Two ways to shorten jeans look quite different afterwards.',
      f: 'Do you turn up your jeans because you love the edge? There is another way.',
      a: 'Ask for the original hem. By name.',
      t: 'The twisted ridge forms as hem layers shift against each other in the wash; a fresh hem has none.',
      h: 'Jeans are the only garment that one buys broken and wants to keep so.',
      i: 'Traces of wear are part of the story.',
      l: 'A faded line, like the edge of a shore.',
    },
    lines: {
      '*': [
        'Shortening jeans? Ask for the original hem: the worn edge is cut off and set back on higher up.',
        'Wash new jeans twice, warm, before you have them shortened. They shrink in length.',
        'Bring the shoes for jeans as well. Over boots you need more than over {trainers|sneakers}.',
        'A fresh hem in jeans wants thick thread in the right colour, or it looks like a curtain.',
      ],
      h: ['Turned up three times, jeans become a place where sand, coins and one earring live.'],
    },
    scene: [
      'On the table lies a ring of denim, hardly wider than a finger, and it is the part that matters.',
      'Somebody shakes out their {turn-ups|cuffs}, and half a beach comes along.',
    ],
    why: [
      [
        'Colour breaks where cloth is folded and rubbed, and that takes years.',
        'New cloth can be sewn, but wear cannot.',
      ],
      [
        'The join disappears in the shade of the thick ridge.',
        'From a step away nobody sees that anything was done.',
      ],
    ],
    parts: [
      [
        'Cut off the edge whole',
        ['With a little cloth above for the seam.', 'Nothing of the worn line is lost.'],
        'A ring of denim on a table',
      ],
      [
        'Shorten what is above',
        ['As much as is too long, measured in shoes.', 'Tapered legs are narrowed along with it.'],
        'A leg of jeans with pins',
      ],
      [
        'Set it back on',
        ['Close to the ridge, so that the join hides.', 'Pressed flat, it lies like the old one.'],
        'A needle beside a worn hem',
      ],
    ],
    turn: ['It takes a bit more time, and you see why.', 'Shorter legs, and nobody can tell.'],
    asks: ['Original hem, or a clean new one?', 'How do you wear yours: long, cropped or turned up?'],
    ends: {
      p: 'Say it when you hand them in.',
      f: 'Your favourites stay your favourites.',
      a: 'Say "original hem". Done.',
      t: 'Reattach the worn edge; press the join.',
      h: 'The beach may stay at the sea.',
      i: 'Keep the traces, change the length.',
      l: 'Shorter, and still itself.',
    },
    keep: 'the next pair of jeans',
    send: 'somebody with {turn-ups|cuffs} full of sand',
    own: [
      {
        kinds: ['service', 'price', 'process'],
        about: 'jeans|denim|hems?\\b|trousers|pants|shorten',
        lead: ['For legs that are too long.', 'And for hems, this goes.'],
      },
    ],
    pic: { ask: 'The worn hem of a pair of jeans', alt: 'The worn hem of a pair of jeans, close up' },
    claims: [['Original hem method; pre-shrink denim', 'trade practice of alterations']],
  },
  {
    id: 'why-a-hem-takes-days',
    format: 'behind',
    only: CLOTHES,
    again: 9,
    emoji: '⏳',
    tags: ['BehindTheSeams', 'TailorLife', 'Alterations'],
    title: [
      'Why does a hem take days?',
      'What happens to your {trousers|pants} between the pins and the hanger',
    ],
    cover: 'Why a hem takes days',
    gist: [
      'The sewing itself takes minutes. Before it comes unpicking, matching the thread and pressing, and after it pressing again. And there is a queue of others on the rail.',
      'Between the pins and the paper bag lie more steps than one thinks.',
    ],
    subject: ['The sewing is the short part', 'Between pins and hanger'],
    hooks: {
      '*': [
        'The machine runs for two minutes. So what happens in the rest of the week?',
        'Sewing is the shortest part of sewing.',
      ],
      p: 'Good alterations are mostly preparation.',
      f: 'Have you ever wondered where your {trousers|pants} are from Monday to Thursday?',
      a: 'Unpick, press, match, sew, press. In this order.',
      t: 'Steam shapes the fibre, pressure sets the fold; a seam that is not pressed is not finished.',
      h: 'Half of the trade is ironing. Nobody tells you that before.',
      i: 'What looks simple has mostly been done with patience.',
      l: 'Steam, and the weight of the iron, and then quiet.',
    },
    lines: {
      '*': [
        'A seam that was not pressed before sewing can never be pressed right afterwards.',
        'Thread is matched by daylight. Under the lamp, navy is black.',
        'Unpicking an old hem takes longer than sewing a new one, above all when it was glued.',
        'Need it for Saturday? Say so at the pinning. A date helps more than "as soon as possible".',
      ],
      h: ['Somewhere in each workshop there is a box with forty kinds of black.'],
    },
    scene: [
      'By the window somebody lays six threads over a sleeve, and five of them are wrong.',
      'On the rail hang a wedding, two interviews and a school play, and each of them is due on Friday.',
    ],
    why: [
      [
        'Cloth remembers each old fold until steam talks it out of it.',
        'The old line shows, if one does not take it away first.',
      ],
      [
        'Similar work is done in one go, since every change of thread costs time.',
        'Today is black day, and tomorrow white.',
      ],
    ],
    parts: [
      [
        'Unpick the old hem',
        [
          'Stitch by stitch, without cutting a thread of the cloth.',
          'Glue and tape come off with heat and patience.',
        ],
        'A seam ripper at a hem',
      ],
      [
        'Press out the old line',
        ['With steam and a damp cloth in between.', 'Some lines stay, and then it is better to know it now.'],
        'An iron on a pressing cloth',
      ],
      [
        'Match the thread by the window',
        ['Colour, thickness and shine.', 'A shade darker disappears better than a shade lighter.'],
        'Spools of thread by a window',
      ],
      [
        'Sew, press, and hang it up',
        ['Those are the two minutes, and then ten more.', 'It cools on the hanger, and keeps its shape.'],
        'A pair of {trousers|pants} on a hanger',
      ],
    ],
    turn: ['And then it looks as if nothing had been done.', 'The best work is the kind that nobody sees.'],
    asks: ['Which part would you have guessed?', 'Can you tell navy from black in the evening?'],
    ends: {
      p: 'Careful work shows in what is not seen.',
      f: 'So say the date, and sleep well.',
      a: 'Press before. Press after.',
      t: 'Heat, moisture, pressure, cooling.',
      h: 'Forty kinds of black, and the right one is empty.',
      i: 'Patience can be worn.',
      l: 'It cools, and it is done.',
    },
    keep: 'the week before something important',
    send: 'somebody who needs it for Saturday',
    own: [
      {
        kinds: ['process', 'hours', 'policy', 'price'],
        about: 'days\\b|same.day|express|ready|turnaround|while you wait|appointment',
        lead: ['And how long it takes here.', 'When it has to be soon.'],
      },
    ],
    pic: { ask: 'Spools of thread beside a garment', alt: 'Spools of dark thread beside a jacket' },
    claims: [['Unpick, press, match, sew, press', 'trade practice of tailors']],
  },
  {
    id: 'break-or-no-break',
    format: 'either',
    only: CLOTHES,
    again: 7,
    emoji: '📏',
    tags: ['TailorTips', 'MensStyle', 'Hemline'],
    title: ['Trousers with a break or without?', 'How long should {trousers|pants} be? Two schools'],
    cover: 'Break or no break?',
    gist: [
      'One school lets {trousers|pants} rest on the shoe with a soft fold. The other ends just above it, and shows a line of sock. Both are right, and seldom at one table.',
      'A centimetre at the very bottom decides whether a leg looks classic or modern.',
    ],
    subject: ['A centimetre of opinion', 'Which school are you?'],
    hooks: {
      '*': [
        'Should {trousers|pants} touch the shoe? Families have fallen out over less.',
        'There is one centimetre in fashion about which nobody agrees. It is at the very bottom.',
      ],
      p: 'The length of a leg says more about the cut than about the wearer.',
      f: 'A soft fold, or a little sock? Do tell.',
      a: 'Narrow leg: shorter. Wide leg: longer.',
      t: 'A break is the fold that forms where cloth meets the shoe; the wider the hem, the more it can take.',
      h: 'Socks have waited for decades to be seen. Now they are, and they have holes.',
      i: 'Taste is allowed to be different.',
      l: 'One soft fold, or none at all.',
    },
    lines: {
      '*': [
        'Narrow legs want to be shorter, wide ones may rest on the shoe. Try both with pins before you decide.',
        'Without a break the sock is part of the outfit. Choose it as you would a tie.',
        'A hem may slope: a little longer at the heel than in front, and it lies well over the shoe.',
        'Fold, or no fold? Tell us your school, and since when.',
      ],
      h: ['No break means: everybody sees your socks. Also those with the penguins.'],
    },
    scene: [
      'Father and son stand at one mirror. The one pulls his down, and the other pulls his up.',
      'The pins sit. Somebody looks down, and the whole leg rises along with the doubt.',
    ],
    why: [
      [
        'The eye follows the line of the leg and stops where cloth gathers.',
        'A clean edge makes a leg look longer, a fold makes it calmer.',
      ],
    ],
    parts: [
      [
        'With a break',
        ['Classic, forgiving, and warm round the ankle.', 'It suits wide legs, and does not mind sitting.'],
        'Trousers resting on a shoe',
      ],
      [
        'Without one',
        ['Clean, light, and the shoe is seen whole.', 'It suits narrow legs, and asks for good socks.'],
        'Trousers ending above a shoe',
      ],
    ],
    turn: ['Pins are for trying. Scissors are for afterwards.', 'A pin is an opinion, a cut is a decision.'],
    asks: ['A fold below, or a line of sock?', 'What did your parents say about yours?'],
    ends: {
      p: 'Try both, then decide.',
      f: 'We hem for both schools.',
      a: 'Pin it. Look. Choose.',
      t: 'Hem width decides how much it can take.',
      h: 'The penguins are delighted.',
      i: 'What one feels well in is right.',
      l: 'It ends, and it is enough.',
    },
    keep: 'the next fitting',
    send: 'somebody of the other school',
    own: [
      {
        kinds: ['service', 'price', 'process'],
        about: 'hems?\\b|trousers|pants|shorten|fitting',
        lead: ['For either school.', 'When you have decided.'],
      },
    ],
    pic: { ask: 'A trouser hem above a shoe', alt: 'A trouser hem resting on a leather shoe' },
    claims: [['Break, hem width and slope', 'trade practice of tailors']],
  },
  {
    id: 'the-inherited-jacket',
    format: 'story',
    only: CLOTHES,
    again: 12,
    emoji: '🪡',
    tags: ['TailorLife', 'MadeToLast', 'Heirloom'],
    title: ['The jacket that came from somebody else', 'When an old jacket is made to fit a new person'],
    cover: 'The inherited jacket',
    gist: [
      'Imagine somebody brings a jacket that is too wide and not theirs. In the pocket there is still a ticket. It is taken in, and the ticket goes back where it was.',
      'A scene that could be any day of the trade: it is not about fashion, and it should fit all the same.',
    ],
    subject: ['A ticket in the pocket', 'Too wide, and priceless'],
    hooks: {
      '*': [
        'Some garments come in over an arm as if they were asleep.',
        'There was still a ticket in the inner pocket, and nobody wanted to take it out.',
      ],
      p: 'Some alterations are about more than width.',
      f: 'Whose jacket would you love to wear?',
      a: 'A good jacket outlives its first owner.',
      t: 'Well-made jackets have deep seams so that they can be changed; the makers counted on it.',
      h: 'His taste in ties was terrible. The jacket, though.',
      i: 'What was made well can belong to somebody twice.',
      l: 'Wool, tobacco, and a trace of rain.',
    },
    lines: {
      '*': [
        'An inherited jacket can often be taken in by a size. Good ones were made with cloth to spare.',
        'Turn out the pockets before you hand in an old jacket. And then put back what belongs there.',
        'Old cloth is often denser than new. It is worth a look at the inside before it goes to the {charity shop|thrift store}.',
        'Too wide, out of date, and somebody loved it: that is a good start for a jacket.',
      ],
      h: ['It smelled of cough sweets. It was left that way, by request.'],
    },
    scene: [
      'Over the arm of a young woman hangs a grey jacket with elbows that have read many newspapers.',
      'In the lining a name is embroidered, in blue, in a hand that nobody writes any more.',
    ],
    why: [
      [
        'Cloth takes on the shape of the one who wears it.',
        'Elbows, collar and pockets keep what they have learned.',
      ],
      ['What is worn lives on, and what hangs only hangs.', 'In a wardrobe nobody remembers anything.'],
    ],
    parts: [
      [
        'Imagine it comes in on a wet Tuesday',
        [
          "It is a man's jacket, and whoever has it on is half as wide.",
          'Somebody puts it on, and stands in it like in a doorway.',
        ],
        'An old jacket over an arm',
      ],
      [
        'The pins go in',
        [
          "A hand's breadth at the back, two fingers at each sleeve. The shoulders stay, and suddenly there is a person.",
          'Chalk, pins, a step back. What was a coat becomes a jacket again.',
        ],
        'Pins in the back of a jacket',
      ],
      [
        'The ticket goes back in',
        [
          'It is for a train, one way, many years ago. Nobody asks.',
          'Last of all the pocket is closed, with everything that was in it.',
        ],
        'A paper ticket in a hand',
      ],
    ],
    turn: ['It fits now, and it is still his.', 'Some things are only made narrower, and not other.'],
    asks: ['Whose jacket would you wear?', 'What did you find in an old pocket?'],
    ends: {
      p: 'It is worth looking inside before giving it away.',
      f: 'Try it on, just once.',
      a: 'Take it in. Wear it.',
      t: 'Deep seams, dense cloth: made to be altered.',
      h: 'The tie stays in the box.',
      i: 'Carrying on can be a matter of a few stitches.',
      l: 'A sleeve, a street, and somebody turns round.',
    },
    keep: 'the day you clear a wardrobe',
    send: 'somebody with a jacket in the hall',
    own: [
      {
        kinds: ['history', 'people', 'story'],
        about: '.',
        lead: ['And a word about who sews here.', 'About the hands behind it.'],
      },
    ],
    pic: { ask: 'An old jacket on a hanger', alt: 'An old wool jacket on a wooden hanger' },
    claims: [['Good jackets have wide seam allowances', 'tailoring practice']],
  },
  {
    id: 'prom-and-the-calendar',
    format: 'season',
    only: CLOTHES,
    again: 11,
    emoji: '📅',
    when: { months: [3, 4, 5, 6] },
    tags: ['Alterations', 'WeddingSeason', 'Prom'],
    title: [
      'When to have a dress altered before the big day',
      'Wedding guest, prom, graduation: start in time',
    ],
    cover: 'The calendar of a dress',
    gist: [
      'Everybody celebrates in the same months, and all those hems meet on one table. Come six weeks before, with the shoes, and have the last look a week ahead.',
      'A dress needs two dates: one for pins and one for breathing in and out.',
    ],
    subject: ['Six weeks, and the shoes', 'All hems come in May'],
    hooks: {
      '*': [
        'Between April and June every second hem in town is for the same Saturday.',
        'The invitation is on the fridge? Then look at the dress, and not only at the date.',
      ],
      p: 'Whoever comes early chooses the date of the fitting.',
      f: 'Is the dress hanging there with its label still on? Try it on tonight.',
      a: 'Six weeks before. Shoes along.',
      t: 'Layers, lining and beads each have a hem of their own; that is why long dresses take hours.',
      h: 'The Friday before is a fine day. For regrets.',
      i: 'Looking forward is half of the feast.',
      l: 'Silk, two pins, and weeks to spare.',
    },
    lines: {
      '*': [
        'Dress for a wedding? Come six weeks before, and again in the last. Bodies and shoes change.',
        'A lined dress has two hems, a beaded one has a hundred small reasons to come early.',
        'Dance in the shoes at home before the hem is pinned. Shoes that hurt get swapped, and then the length is wrong.',
        'Straps first, then length: what is lifted on top gets shorter below.',
      ],
      h: ['"It is only a hem", said the dress with four layers of tulle.'],
    },
    scene: [
      'On the rail hang eleven long dresses, and on ten of them stands the same date.',
      'A girl turns in front of the mirror, barefoot on tiptoe, and says that the heels will be about so.',
    ],
    why: [
      [
        'Fine cloth is sewn by hand, and hands cannot be hurried.',
        'Each layer hangs a day before it is cut, since it still drops.',
      ],
      ['At the end there should be time for a second look.', 'A week before, nothing is urgent any more.'],
    ],
    parts: [
      [
        'Try it on the day you buy it',
        ['With all that goes below and above.', 'Then you know whether it is a hem or a story.'],
        'A long dress on a hanger',
      ],
      [
        'Come for pins six weeks before',
        ['In the very shoes, with dry feet.', 'Earlier is fine, later is dearer in nerves.'],
        'Pins along a long hem',
      ],
      [
        'Take a last look a week ahead',
        ['Sit, dance, lift your arms.', 'A stitch is quickly changed, as long as there is a day left.'],
        'A hem above a pair of shoes',
      ],
    ],
    turn: ['Then the last evening belongs to your hair.', 'The rest is music.'],
    asks: ['What are you dressing for this year?', 'Have you got the shoes yet?'],
    ends: {
      p: 'Two dates, one calm Saturday.',
      f: 'And have a wonderful feast.',
      a: 'Early. With shoes.',
      t: 'Straps, then layers, then the outer hem.',
      h: 'The tulle sends its regards.',
      i: 'May it swing as you do.',
      l: 'It falls, it turns, it stays.',
    },
    keep: 'the invitation on the fridge',
    send: 'somebody with a label still on',
    own: [
      {
        kinds: ['service', 'price', 'process'],
        about: 'bridal|wedding|prom\\b|dress(?:es)?\\b|gowns?\\b|fitting|appointment',
        lead: ['For dresses with a date.', 'And for the big days.'],
      },
    ],
    pic: { ask: 'Long dresses on a rail', alt: 'Long dresses hanging on a rail' },
    claims: [['Start weeks ahead; straps before hem; layers hang', 'trade practice of dressmakers']],
  },
];
