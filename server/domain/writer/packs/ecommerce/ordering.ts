// Before and during an order.
import type { Idea } from '../../library/idea.ts';

export const ORDERING: readonly Idea[] = [
  {
    id: 'is-this-shop-real',
    format: 'checklist',
    again: 8,
    emoji: '🕵️',
    tags: ['FakeShops', 'OnlineSafety', 'ShopSafely'],
    title: 'How to spot a fake online shop in two minutes',
    cover: 'Is this shop real?',
    gist: [
      'Fake shops copy the photographs and forget the rest. Look for an address that exists, ways to pay that can be undone, and prices that are not too kind.',
      'Two minutes of checking before you pay: who runs it, where, since when, and what happens if you want your money back.',
    ],
    subject: ['Two minutes before you pay', 'Is that shop real?'],
    hooks: {
      '*': [
        'A fake shop has every size in stock. Real ones never do.',
        'The pictures are lovely, the price is lower than anywhere, and the address is a {car park|parking lot}.',
      ],
      p: 'Most fraudulent shops can be recognised in two minutes, by what is missing.',
      f: 'Found a bargain at a shop you have never heard of? Have a look round with us before you pay.',
      a: 'No address, no order.',
      t: 'Check the domain letter by letter, the legal notice, the payment methods and the age of the site.',
      h: 'Everything reduced by eighty per cent, and the countdown has been at nine minutes since Tuesday.',
      i: 'Honest small shops have nothing to hide. Looking at them closely does them good.',
      l: 'Trust is well placed where there is a name, a street and a person who replies.',
    },
    lines: {
      '*': [
        'Put the street address of an unknown shop into a map. A field, {a flat|an apartment} or a {car park|parking lot} answers the question.',
        'Bank transfer only? Then close the tab. Payment by card or a service with buyer protection can be disputed.',
        'Read the address bar from right to left up to the first slash. A well-known name with an extra word in it is an old disguise.',
        'Copy a sentence from "About us" into a search. If three other shops were founded by the same grandmother, leave.',
      ],
      h: ['"Our family business since yesterday" is how the text would read if it were honest.'],
    },
    scene: [
      'The shoes you have been after for weeks, in your size, at a third of the price. Your finger is already on the button.',
      'Six weeks later a {parcel|package} does come. It contains sunglasses. You had ordered a drill.',
    ],
    why: [
      [
        'Pictures and descriptions can be copied in an afternoon. An address, a register entry and a phone that is answered cannot.',
        'Anyone who builds a shop for four weeks saves on everything that takes longer.',
      ],
      [
        'And once money has gone by transfer it hardly ever comes back.',
        'The way you pay decides whether a mistake is annoying or final.',
      ],
    ],
    parts: [
      [
        'Read the address bar slowly',
        [
          'One letter too many, an odd ending, a well-known name with "sale" behind it.',
          'The lock symbol only says that the line is encrypted, even if a crook is at the other end.',
        ],
        'A finger following the address bar',
      ],
      [
        'Look for a name and a street',
        [
          'In many countries a shop must say who runs it. Check whether the place exists.',
          'It should take a minute to find out who is behind it.',
        ],
        'A map search for a street address',
      ],
      [
        'Compare the price elsewhere',
        [
          'Ten per cent cheaper is trade. Seventy is a story.',
          'Everything in stock and everything reduced: nobody has that.',
        ],
        'Two browser tabs with the same product',
      ],
      [
        'Check how you can pay',
        [
          'If only transfer or crypto is left at the end, it ends there.',
          'Logos at the foot of the page prove nothing. The checkout does.',
        ],
        'A checkout page with payment options',
      ],
      [
        'Search for the name and "scam"',
        [
          'Others may have ordered before you. Consumer bodies keep lists as well.',
          "Read reviews on more than the shop's own page.",
        ],
        'A search field with a shop name',
      ],
      [
        'Write to them first',
        [
          'A short question about a product. Real people reply, sometimes even with a joke.',
          'An answer that fits your question is a good sign.',
        ],
        'A short message being typed',
      ],
    ],
    turn: [
      'If two of these fail, it is no bargain.',
      'Real shops pass all that in the time it takes to boil an egg.',
    ],
    asks: ['How do you check a shop you do not know?', 'Have you ever fallen for one?'],
    ends: {
      p: 'And if all is well, a good small shop has won a customer.',
      f: 'Try it on us, by all means. Nobody here minds.',
      a: 'Two doubts, no order.',
      t: 'If it has happened: {ring|call} your bank at once, save all messages, report it.',
      h: 'A shop without an address has nothing to post from.',
      i: 'Every careful buyer makes the net a little safer for the next.',
      l: 'A good address can be read aloud.',
    },
    caution: 'If you have already paid, contact your bank or card provider straight away.',
    tick: true,
    keep: 'the next bargain that seems too kind',
    send: 'the person who shops at midnight',
    own: [
      {
        about: 'based in|our (?:warehouse|workshop|office|studio) is|ship from|family|founded',
        kinds: ['place', 'people', 'history', 'story'],
        lead: 'And who is behind this shop?',
      },
    ],
    pic: {
      ask: 'You or your packing table, so that people see who is behind the shop',
      alt: 'The people or the packing table behind a small online shop',
    },
    claims: [
      [
        'Signs of fake shops: missing imprint, transfer-only payment, odd domains, uniform discounts',
        "consumer protection bodies' advice",
      ],
      ['TLS lock does not prove honesty', 'browser makers and security agencies'],
    ],
  },
  {
    id: 'read-the-middle-ones',
    format: 'tip',
    again: 9,
    emoji: '⚖️',
    tags: ['ReadingReviews', 'OnlineShopping', 'SmartShopping'],
    title: 'How to read online reviews: start in the middle',
    cover: 'Read the ones in the middle',
    gist: [
      'The top reviews are happy, the bottom ones are angry, and the middle ones say what the thing is like. Read three of those and look for somebody who lives as you do.',
      'Skip the cheers and the thunder. In the middle stand sentences such as "good, but the lid is stiff", and these help you decide.',
    ],
    subject: ['Skip the best and the worst', 'Where the useful reviews are'],
    hooks: {
      '*': [
        'The most useful review contains the word "but".',
        'One person gives the kettle the lowest mark because the courier was rude. That tells you nothing about the kettle.',
      ],
      p: 'Lukewarm reviews carry the most information, since their authors weighed things up.',
      f: 'Do you read reviews, too, before you buy anything? Then start further down.',
      a: 'Sort by the middle.',
      t: 'Ratings tend to pile up at both ends; the detail sits in between.',
      h: '"Lovely, fits well, have not opened it yet." Thank you, Susan.',
      i: 'A stranger took ten minutes so that you need not send it back. Quite nice of them.',
      l: 'A single considered sentence outweighs a hundred exclamation marks.',
    },
    lines: {
      '*': [
        'Read three middling reviews before you buy. They name the flaw, and you can decide whether it is one for you.',
        'Look for a reviewer who is like you: same height, same hard water, same small kitchen.',
        'The same complaint from three people in different words is true. From one person in capitals it is weather.',
        'Sort by newest once. Things get changed, and a glowing review from years ago may be about another product.',
      ],
      h: ['"Arrived on time" is how things are reviewed that nobody has yet dared to unpack.'],
    },
    scene: [
      'Four thousand ratings, an average like all the others, and you have been scrolling for an hour. It is a {tin opener|can opener}.',
      '"BEST THING EVER." "{RUBBISH|GARBAGE}." And in between, very quietly, somebody called Ann: "Good, but too tall for my cupboard."',
    ],
    why: [
      [
        'People mostly write when they are delighted or furious, so both ends are crowded.',
        'Joy and rage type fast. Those who are only fairly content take their time and mention the lid.',
      ],
      [
        'A flaw that is named precisely is worth gold, because for you it may not be one at all.',
        '"Too heavy" from somebody who hikes is good news for someone who wants it to stand firm.',
      ],
    ],
    parts: [
      [
        'Start with the lukewarm ones',
        [
          'Two or three will do. What they all mention, you will notice as well.',
          'Their authors wanted to be fair, and fairness needs details.',
        ],
        'A list of reviews being scrolled',
      ],
      [
        'Find somebody like you',
        [
          'Big hands, old house, two cats: their experience is yours.',
          'One voice from your situation beats the average of all the others.',
        ],
        'One review enlarged on a screen',
      ],
      [
        'Separate thing from delivery',
        [
          'Late {parcels|packages} and dented cartons say something about a Tuesday.',
          'Strike whatever concerns the post and see what is left.',
        ],
        'A dented box beside an intact product',
      ],
      [
        'Be wary of many at once',
        [
          'A heap of praise in one week, in similar words, did not grow there.',
          'Real opinions trickle in over months and disagree a little.',
        ],
        'Dates in a list of reviews',
      ],
    ],
    turn: [
      'Then write one yourself, with a "but" in it.',
      'Ten careful minutes are better than an hour of averages.',
    ],
    asks: ['Do you read the best or the worst first?', 'What was the funniest review you ever came across?'],
    ends: {
      p: 'A fair reservation helps buyers and shops alike.',
      f: 'To everyone who writes three honest lines: please go on.',
      a: 'Look for the "but".',
      t: 'With few ratings the average means little; from some dozens on it begins to.',
      h: 'The kettle cannot be faulted, apart from never having been boiled.',
      i: 'We shop better because strangers tell us the truth.',
      l: 'Measured praise is believed.',
    },
    keep: 'the next time you compare ten of the same',
    send: 'the person who reads four thousand ratings',
    pic: {
      ask: 'One of your products beside something that shows its true size',
      alt: 'A product beside an everyday object for scale',
    },
    claims: [
      [
        'Review distributions are often polarised; moderate ones hold more detail',
        'research on online reviews',
      ],
    ],
  },
  {
    id: 'open-it-on-camera',
    format: 'howto',
    again: 10,
    emoji: '🎥',
    tags: ['DamagedParcel', 'OnlineShopping', 'DeliveryTips'],
    title: '{Parcel|Package} damaged? How to open it so that you are believed',
    cover: 'Dented? Film it first',
    gist: [
      'If a box arrives dented, film it before you open it: all sides, the label, then the unpacking in one go. Then nobody has to argue about who did it.',
      'One minute of film, four photographs and all the packing kept: with that, most damage claims are settled in a day.',
    ],
    subject: ['Film it before you open it', 'A dent, and what to do'],
    hooks: {
      '*': [
        'The first cut through the tape also cuts through your evidence.',
        'If a {parcel|package} rattles that did not rattle when it left, reach for your phone and not for the scissors.',
      ],
      p: 'Damage in transit is quickly put right when it has been documented before opening.',
      f: 'Has a sad box arrived at your place? Do not open it yet. One minute.',
      a: 'Film. Open. Keep everything.',
      t: 'Carriers ask for photographs of outer box, label, cushioning and item; all four before anything goes {in the bin|in the trash}.',
      h: 'The {parcel|package} had "fragile" on it in three languages. It was bilingual in none of the right ones.',
      i: 'A minute of care on your side spares someone on the other a long guess.',
      l: 'Even a mishap can be handled with some grace.',
    },
    lines: {
      '*': [
        'Dented {parcel|package}: film all six sides and the label, then open it in the same take. Keep the box until it is settled.',
        'Note it with the driver if you can: "box damaged". Two words on the screen save ten emails.',
        'Report visible damage the same day. Many terms count in days, some in hours.',
        'Four photos that shops need: box, label, padding, damage. Take them before you tidy up.',
      ],
      h: ['Some boxes look as if they had walked. Uphill. With a past.'],
    },
    scene: [
      'One corner is as soft as bread and something inside is talking. The driver has already gone.',
      'On the doorstep stands what was a cube this morning.',
    ],
    why: [
      [
        'Once it has been opened, nobody can tell whether it broke on the road or on the kitchen table.',
        'Shop and carrier were not there. What they have is your film.',
      ],
      [
        'With clear pictures a shop can replace the item at once and deal with the carrier later.',
        'Anyone who sees the dent, the padding and the break in one go need not ask anything back.',
      ],
    ],
    parts: [
      [
        'Walk round it with the camera',
        [
          'All six sides, the label readable, in daylight if possible.',
          'Linger on each dent for a second. Tape that has been stuck over matters, too.',
        ],
        'A phone filming a dented box',
      ],
      [
        'Open it in the same take',
        [
          'Prop up the phone and let it run. No cuts means no questions.',
          'One shot from tape to item is worth more than ten single pictures.',
        ],
        'A propped phone filming an unboxing',
      ],
      [
        'Photograph the padding in place',
        [
          'How it lay is the core of the matter. Do not lift it out yet.',
          'Too little paper is one cause, a forklift another. You can see it by the filling.',
        ],
        'The padding inside an open box',
      ],
      [
        'Write today, with one clear wish',
        [
          'Order number, four pictures, "I would like a replacement".',
          'Short is kind here. The film goes along as a link.',
        ],
        'A short email with photos attached',
      ],
      [
        'Keep everything for a while',
        [
          'Carriers like to inspect the carton. It may stand in the hall.',
          'Only when the answer has come may it all go.',
        ],
        'A dented carton in a hallway',
      ],
    ],
    turn: [
      'And if nothing is broken, you have a rather dull film. Even better.',
      'One minute at the door is the shortest form of paperwork.',
    ],
    asks: ['What was the worst {parcel|package} you ever received?', 'Do you film when you unpack?'],
    ends: {
      p: 'With good evidence it is an exchange instead of a dispute.',
      f: 'And do tell the shop if it arrived safe and sound. Packers hardly ever hear that.',
      a: 'Camera before scissors.',
      t: 'Hidden damage has its own, usually short, time limits; look them up in the terms.',
      h: 'Nobody films a {parcel|package} because they expect it to be fine.',
      i: 'Fairness begins with showing what happened.',
      l: 'What is whole is unpacked twice as gladly.',
    },
    caution: 'Anyone who is liable and how fast you must report differ between countries and carriers.',
    keep: 'the next dented box',
    send: "the neighbour who takes everyone's {parcels|packages}",
    own: [
      {
        about: 'damag|broken|replace|insur',
        kinds: ['policy', 'guarantee', 'process'],
        lead: 'Should something of ours arrive broken.',
      },
    ],
    pic: {
      ask: 'One of your {parcels|packages}, well padded, open from above',
      alt: 'An open {parcel|package} with padding around the product',
    },
    claims: [
      [
        'Carriers and shops ask for pictures of box, label, cushioning and item; short deadlines',
        "carriers' claims guidelines",
      ],
    ],
  },
  {
    id: 'measure-what-you-own',
    format: 'howto',
    again: 9,
    emoji: '📏',
    tags: ['SizeGuide', 'FewerReturns', 'OnlineShopping'],
    title: 'How to get sizes right when you order online',
    cover: 'Measure what you own',
    gist: [
      'Instead of measuring the room or yourself, measure something you own that is the right size. Then compare tape with tape.',
      'Your best shirt, your favourite bag, the pan that fits the cupboard: they know the size you want. Lay a tape on them before you order.',
    ],
    subject: ['Measure what already fits', 'Small, medium or a tape?'],
    hooks: {
      '*': [
        'The best size chart in the world is hanging in your wardrobe.',
        'It looked huge in the picture. It is now standing on your palm.',
      ],
      p: 'Comparing with something you own is more reliable than any size label.',
      f: 'Between two sizes again? Fetch something that fits, and a tape measure.',
      a: 'Compare centimetres with centimetres. Forget the letter.',
      t: 'Labels such as M are not standardised between makers; the measured dimensions in the description are.',
      h: "We ordered a rug for the living room. The doll's house looks very cosy now.",
      i: 'Each return avoided is a van that stays where it is.',
      l: 'What fits can be forgotten. There is no greater praise.',
    },
    lines: {
      '*': [
        'Ordering online? Measure the one you already have and love, and compare. Bag, pan, shirt or shelf, it works for all.',
        'Cut the size out of newspaper and put it where it will stand. A picture on a screen has no size.',
        'Look for the height. In photographs everybody sees the width, and it is the height that collides.',
        'Capacity in litres tells little. Fill the bag that you have with a known number of bottles.',
      ],
      h: ['"As shown" turned out to mean the picture, and that fits on a phone.'],
    },
    scene: [
      'The {parcel|package} is smaller than you thought. No, it is just as small as it said, in grey, at the bottom.',
      'A newspaper rug on the floor, stuck together with tape. Somebody walks across it, in earnest.',
    ],
    why: [
      [
        'On a screen everything is the same size, namely as big as the screen.',
        'Product photos have no neighbours, so the eye makes up a size.',
      ],
      [
        'And letters mean something else from maker to maker, while a tape always says the same.',
        'M is an opinion. Fifty-two across is a fact.',
      ],
    ],
    parts: [
      [
        'Take the one that fits you',
        [
          'Lay it flat, measure it as the chart does, and write it down.',
          'It has lived with you for years and knows what you need.',
        ],
        'A tape measure across a favourite object',
      ],
      [
        'Read the small grey line',
        [
          'Dimensions stand at the end of the text. That is where the truth lives.',
          'Note whether they mean inside or outside. With boxes and rings it decides.',
        ],
        'A finger on a line of dimensions',
      ],
      [
        'Cut it out of newspaper',
        [
          'Put it on the wall, the floor or the table for an evening.',
          'Your own four walls are the only scale you can trust.',
        ],
        'A newspaper outline on a floor',
      ],
      [
        'Think of the way in',
        [
          'Door, stairs, corner, lift. Sofas know something about that.',
          'Measure the narrowest point and take off two fingers.',
        ],
        'A tape measure in a doorway',
      ],
      [
        'If it is between two, ask',
        [
          'Shops know whether a thing runs small. Send them the measurement.',
          'One message costs less than one {parcel|package} back.',
        ],
        'A message with a measurement typed in',
      ],
    ],
    turn: [
      'Letters may lie. The tape does not care for your feelings and is right.',
      'Put the note with your measurements in your phone, and you are done for years.',
    ],
    asks: ['What did you order in completely the wrong size?', 'Tape measure or gut feeling?'],
    ends: {
      p: 'Five minutes before ordering are quicker than a return.',
      f: 'Pictures of tiny rugs are always welcome.',
      a: 'Tape beats label.',
      t: 'Allow for tolerance: a centimetre either way is normal with textiles and ceramics.',
      h: 'The very small rug has taught more people to measure than any school.',
      i: 'Buying the right thing once is the quiet kind of sustainability.',
      l: 'It stands there as if it had been drawn for the place.',
    },
    keep: 'the next time you hover between two sizes',
    send: 'the person who orders three and returns two',
    own: [
      {
        about: 'size (?:guide|chart)|measurements|dimensions|exchange',
        kinds: ['service', 'policy', 'product', 'process'],
        lead: 'When you are still unsure.',
      },
    ],
    pic: {
      ask: 'One product beside a tape measure or a hand',
      alt: 'A product next to a tape measure',
    },
    claims: [['Letter sizes are not standardised between makers', 'clothing trade practice']],
  },
  {
    id: 'now-or-tomorrow',
    format: 'either',
    again: 11,
    emoji: '🛒',
    tags: ['ThisOrThat', 'OnlineShopping', 'ImpulseBuy'],
    title: 'Buy at once or leave it in the basket overnight?',
    cover: 'Now, or sleep on it?',
    gist: [
      'Some press the button and are glad. Others fill a basket, go to bed, and in the morning half of it looks silly. Which are you?',
      'A full basket overnight is either wisdom or torment. How long do yours stand?',
    ],
    subject: ['Do you sleep on it?', 'The basket at midnight'],
    hooks: {
      '*': [
        'At eleven at night everything in the basket makes sense. Including the accordion.',
        'There are baskets that have been standing there since spring, and their owners visit them.',
      ],
      p: 'A night between wish and order changes about half of all baskets.',
      f: 'Be honest: how many full baskets do you have open at the moment?',
      a: 'If you still want it at breakfast, buy it.',
      t: 'Cooling off lowers the pull of the moment; needs survive a night, moods seldom do.',
      h: 'Basket, Monday: a lamp. Basket, Friday: a lamp, a hammock, something for ducks.',
      i: 'To wish for something is a pleasure of its own, and it is free.',
      l: 'Anticipation is the part that cannot be delivered.',
    },
    lines: {
      '*': [
        'Buy at once or sleep on it? Tell us, and say what has been in your basket the longest.',
        'Write the price of the thing in hours of your own work. Some of them then leave the basket by themselves.',
        'Midnight rule: fill the basket at night, press the button by daylight.',
        'If you only add it to save the postage, subtract it again and look at the sum once more.',
      ],
      h: ['The basket remembers. It has seen us at our loneliest, with a bread maker.'],
    },
    scene: [
      'Lying down, screen in your face, one thumb. The hammock is only one tap away. You have no garden.',
      'Breakfast. You open the basket from last night, read it through, and wonder who that was.',
    ],
    why: [
      [
        'Tired heads wish differently from rested ones, and both have an account.',
        'A night lets the mood evaporate, and what is left at the bottom is the wish.',
      ],
    ],
    parts: [
      [
        'At once',
        [
          'You know what you want, the size is there, and waiting is no pleasure to you.',
          'Anyone who has looked for long enough may press the button. Done, forgotten, delivered.',
        ],
        'A thumb on a button',
      ],
      [
        'After a night',
        [
          'In the morning the list is shorter, and what remains is right.',
          'Half of it turns out to have been tiredness. The other half you will love.',
        ],
        'A phone and a coffee cup in morning light',
      ],
    ],
    turn: [
      'Both kinds exist in one household, and they share a card.',
      'Hardly anybody remembers a week later what was in the basket.',
    ],
    asks: ['At once or after a night?', 'What has been in your basket the longest?'],
    ends: {
      p: 'A shop that can wait is usually a good one.',
      f: 'No judgement. Everyone has woken up to a confirmation mail.',
      a: 'Breakfast decides.',
      t: 'Stock may change overnight, prices too; a saved list shows both.',
      h: 'At midnight everything seems necessary, accordions above all.',
      i: 'Some wishes are meant to be visited rather than bought.',
      l: 'In the morning, one thing. It is enough.',
    },
    keep: 'the next basket at midnight',
    send: 'the person who is sleeping on it',
    own: [
      {
        about: 'wish ?list|save for later|notify|back in stock',
        kinds: ['service', 'process'],
        lead: 'For those who like to think it over.',
      },
    ],
    pic: {
      ask: 'Two of your things that are hard to choose between',
      alt: 'Two products side by side',
    },
    claims: [['Delay reduces impulse purchases', 'consumer psychology']],
  },
  {
    id: 'the-link-in-the-text',
    format: 'mistake',
    again: 8,
    emoji: '📱',
    tags: ['ParcelScam', 'Phishing', 'OnlineSafety'],
    wrong: 'Tapping the link in a text about a {parcel|package}',
    title: '{Parcel|Package} text message: real or a scam?',
    cover: 'Do not tap that link',
    gist: [
      'A text says that your {parcel|package} is stuck and a small fee is due. Do not tap. Open the shop or the carrier yourself and look there.',
      'Fake delivery messages work because nearly everyone is waiting for something. The way out is simple: never follow the link, always take your own road.',
    ],
    subject: ['That text about your {parcel|package}', 'A small fee? No.'],
    hooks: {
      '*': [
        '"Your {parcel|package} is on hold." It catches people because there nearly always is a {parcel|package}.',
        'The most dangerous sum in your inbox is one pound ninety-nine.',
      ],
      p: 'Fake delivery texts are easy to defeat with one habit: never use their link.',
      f: 'Has a text told you that your {parcel|package} is waiting for a fee? Put the phone down for a second.',
      a: 'Never tap. Look it up yourself.',
      t: 'The message comes from a spoofed sender and leads to a copied page that collects card data.',
      h: 'A {parcel|package} is stuck in customs. It contains, apparently, a link.',
      i: 'Tell one older relative about it today. That is worth more than any filter.',
      l: 'Anyone who is genuinely waiting for you does not press.',
    },
    lines: {
      '*': [
        'Text about a {parcel|package} and a fee? Do not tap it. Open the order in the shop and use the tracking there.',
        'A small fee is the bait. What they want is the card number you type in to pay it.',
        'Real tracking messages name your order or at least the sender. Fakes say "your package" and are in a rush.',
        'Tapped and typed in your card? {Ring|Call} your bank now, block it, then change the password. In that order.',
      ],
      h: [
        '"Dear customer, we tried to deliver." At three in the morning. By a company with a spelling mistake in its name.',
      ],
    },
    scene: [
      'You really are expecting something. So the message fits, the sum is tiny, and the thumb is faster than the thought.',
      'On the sofa beside you, your father says: "How do they know that I ordered a hose?" They do not.',
    ],
    why: [
      [
        'Thousands get the same text, and by pure chance it is true of many that a {parcel|package} is on its way.',
        'It need not know anything about you. It only has to meet you on the right day.',
      ],
      [
        'A tiny amount lowers the guard, and the real theft happens on the page behind it.',
        'Nobody thinks twice about two pounds. It is the sixteen digits of a card that deserve a thought.',
      ],
    ],
    parts: [
      [
        'Do not tap, however well it fits',
        [
          'Not even to have a look. Opening it can be enough to be marked as reachable.',
          'Curiosity is what the message was built for.',
        ],
        'A thumb held back above a phone',
      ],
      [
        'Take your own road',
        [
          "Type in the shop's address or open its app, and look at the order.",
          'Whatever is true stands there as well.',
        ],
        'An order page opened by hand',
      ],
      [
        'Read sender and link slowly',
        [
          'Odd endings, a foreign code, a name that is nearly right.',
          'If you would not recognise it on an envelope, leave it alone.',
        ],
        'A link enlarged on a screen',
      ],
      [
        'Delete it, and tell somebody',
        [
          'Many countries have a number to forward such texts to. Then block the sender.',
          'Fraud lives on embarrassment. Talking about it spoils the business.',
        ],
        'Two people looking at one phone',
      ],
    ],
    turn: [
      'If there really is a problem, it will still be there on the proper page.',
      'A real {parcel|package} does not mind that you checked.',
    ],
    asks: ['Which fake message nearly got you?', 'Whom should we all warn?'],
    ends: {
      p: 'One habit protects against nearly all of them.',
      f: 'Show it to your parents at the weekend. With {biscuits|cookies} it goes down well.',
      a: 'Own road. Always.',
      t: 'Two-step login limits the damage when a password has gone.',
      h: 'A {parcel|package} that needs your card number does not exist.',
      i: 'We look after one another best by telling each other.',
      l: 'Good news can wait a minute.',
    },
    caution:
      'If you have entered card details, contact your bank at once and report it to the authority for fraud in your country.',
    keep: 'the next text about a {parcel|package}',
    send: 'your parents',
    own: [
      {
        about: 'track|dispatch|shipping (?:email|confirmation)|email you',
        kinds: ['process', 'policy', 'service'],
        lead: 'So that you can tell ours from theirs.',
      },
    ],
    pic: {
      ask: 'A {parcel|package} of yours on a doormat beside a phone lying face down',
      alt: 'A {parcel|package} on a doormat with a phone lying face down beside it',
    },
    claims: [
      [
        'Smishing pattern: spoofed delivery texts, small fee, card harvesting; do not follow links',
        "cyber security agencies' and carriers' advice",
      ],
    ],
  },
  {
    id: 'why-such-a-big-box',
    format: 'answer',
    again: 10,
    emoji: '📦',
    tags: ['PackagingWaste', 'BehindTheParcel', 'OnlineShopping'],
    question: 'Why does something so small come in such a big box?',
    short: 'Because boxes come in a few sizes, and the belt has opinions too.',
    title: 'Why do small things come in big boxes?',
    cover: 'Why is the box so big?',
    gist: [
      'A packing table holds a handful of box sizes, sorting machines have a smallest one, and fragile things need air around them. Sometimes it is also plain carelessness.',
      'Between the thing and the cardboard lies a chain of reasons: few formats, label size, padding, and now and then a tired Friday.',
    ],
    subject: ['A lipstick in a crate', 'Why is the box so big?'],
    hooks: {
      '*': [
        'You ordered a lip balm. What came could house a cat, and soon will.',
        'The label alone is larger than some of the things it is stuck on.',
      ],
      p: 'Oversized boxes have three good reasons and one bad one.',
      f: 'Have you, too, dug through a metre of paper for one small thing? Here is how that happens.',
      a: 'Few formats, much air. That is the trade-off.',
      t: 'Each extra box size costs storage and picking time, so most packers keep fewer than ten.',
      h: 'Somewhere deep inside lies a pencil sharpener, breathing calmly.',
      i: 'Better packing starts with people who say that it was too much.',
      l: 'The finest packing is the one that you hardly notice.',
    },
    lines: {
      '*': [
        'Why the big box: it was the smallest that was left, the label needs room, and the machine drops whatever is too small.',
        'Ordering two things? Ask for them in one {parcel|package}, even if it takes a day longer.',
        'Too much packaging? Write a friendly line with a photo. In small shops it reaches the person with the tape.',
        'Padding counts twice: paper and card can be used again for your next {parcel|package}. Keep one box of boxes.',
      ],
      h: ['Inside the box was a box. In that there was a bag. Somebody must have loved nesting dolls.'],
    },
    scene: [
      'A {parcel|package} the size of a microwave, as light as a feather. You shake it. Somewhere something small says hello.',
      'Paper, paper, paper, an invoice, paper. Then a battery.',
    ],
    why: [
      [
        'Nobody keeps a carton for each product. You take the next size up.',
        'A warehouse with fifty sizes would be a warehouse for boxes.',
      ],
      [
        "Belts and scanners need a minimum area, and whatever can break needs a hand's breadth of air.",
        'On a sorting line tiny {parcels|packages} fall through gaps, literally.',
      ],
    ],
    parts: [
      [
        'There are only a few sizes',
        [
          'Between "too small" and "too big" there is often nothing on the shelf.',
          'Each format takes a place at the packing table, and tables end.',
        ],
        'Flat boxes in a few sizes on a shelf',
      ],
      [
        'The label wants a flat side',
        [
          'Address, code and stamps have a size of their own, and it has to lie smooth.',
          'A scanner that cannot read round a corner sends it back.',
        ],
        'A shipping label on a box',
      ],
      [
        'Air is padding, too',
        [
          'Glass in a tight box breaks at the first corner.',
          'Distance protects. What looks like waste is sometimes a crumple zone.',
        ],
        'A hand measuring the gap in a box',
      ],
    ],
    turn: [
      'And the fourth reason is somebody who grabbed the nearest. It happens.',
      'The cat sees no problem at all.',
    ],
    asks: ['What was the silliest box you ever got?', 'What do you do with all the cardboard?'],
    ends: {
      p: 'Good shops measure their {parcels|packages} now and then, for the postage alone.',
      f: 'Send us the photograph with the cat in it.',
      a: 'Ask for one {parcel|package}.',
      t: 'Carriers charge by volume as well as weight, so air costs the sender money.',
      h: 'The cat considers the size exactly right.',
      i: 'Less air on the road is something we can all ask for.',
      l: 'Paper, a thread, a name. Nothing more.',
    },
    work: 'It is a fair picture of standard processes: whatever fits everybody fits nobody exactly. The question is only how many sizes one can afford.',
    keep: 'the next enormous {parcel|package}',
    send: 'somebody with a cat',
    own: [
      {
        about: 'packag|plastic.free|recycl|reuse|box(?:es)?\\b|padded',
        kinds: ['process', 'policy', 'value'],
        lead: 'And how the packing is done here.',
      },
    ],
    pic: {
      ask: 'Your box sizes stacked up, or one {parcel|package} packed just right',
      alt: 'A stack of shipping boxes in different sizes',
    },
    claims: [
      [
        'Few standard sizes, minimum label area, cushioning, dimensional weight charges',
        "logistics practice, carriers' price rules",
      ],
    ],
  },
  {
    id: 'after-you-press-order',
    format: 'behind',
    again: 9,
    emoji: '🖱️',
    tags: ['BehindTheScenes', 'SmallShopLife', 'OrderPacking'],
    title: 'What happens after you press "order" in a small shop',
    cover: 'After you press order',
    gist: [
      'Somewhere a printer wakes up, a slip is read, a shelf is found, a thing is looked at once more. Between your click and the van lie about ten movements of a hand.',
      'In small shops an order is a person walking to a shelf. This is the way your {parcel|package} takes.',
    ],
    subject: ['What your click sets off', 'The way of an order'],
    hooks: {
      '*': [
        'You press a button, and somewhere a person gets up.',
        'Between your click and the doorbell lie a pair of scissors, a slip and a last look.',
      ],
      p: 'An order passes through a handful of steps, and most mistakes can be avoided at the second.',
      f: 'Have you ever wondered what your click looks like from the other side?',
      a: 'Slip. Shelf. Check. Box. Van.',
      t: 'Pick, check, pack, label, hand over: five stations, each with one typical error.',
      h: 'The sound of an order coming in is a small "ping". Grown people have been seen to dance.',
      i: 'Behind every {parcel|package} there is somebody who hopes that you will like it.',
      l: 'A last look, a fold of tissue, and it may go.',
    },
    lines: {
      '*': [
        'What your order does first in a small shop: it is read. So the comment field is not wasted on us humans.',
        'Spotted a mistake after ordering? Write at once with the order number in the subject line. Before the van, almost anything can be changed.',
        'Orders before noon often go out the same day, those after it the next. The van has its own time.',
        'Good packers read the slip twice: once to find the thing and once to check that it is the thing.',
      ],
      h: ['The tape has an end. Nobody has ever found it at the first attempt, not even professionals.'],
    },
    scene: [
      'Ping. A head goes up behind a row of shelves. A slip comes out, is folded once, and off it goes between the racks.',
      'A table, a lamp, a tape gun. Three {parcels|packages} are ready and the fourth is being shaken, close to the ear.',
    ],
    why: [
      [
        'Large warehouses have conveyor belts for it. In small ones it is legs.',
        'What looks like software on your side is a walk on the other.',
      ],
      [
        'Anyone who knows the stations also knows until when something can be changed.',
        'Up to the label everything is still open; after that it gets difficult.',
      ],
    ],
    parts: [
      [
        'It is read',
        [
          'Address, comment, anything odd. "Flat in the courtyard, blue door" is noticed.',
          'A human eye finds the missing house number before the van does.',
        ],
        'An order slip in a hand',
      ],
      [
        'It is picked',
        [
          'Along the shelf with the slip between the teeth, since both hands are full.',
          'Left and right, red and wine red: this is where mix-ups happen.',
        ],
        'A hand taking something from a shelf',
      ],
      [
        'It is looked at once more',
        [
          'Scratch, seam, lid, date. What is not right goes back.',
          'This is the minute you never see and would notice if it were missing.',
        ],
        'Somebody checking a product under a lamp',
      ],
      [
        'It is packed and labelled',
        [
          'From the label on, the address is fixed. Until then it is only ink.',
          'Shake it, tape it, stick it, stack it.',
        ],
        'A label being smoothed onto a box',
      ],
      [
        'It waits for the van',
        [
          'The van comes when it comes, and that is the real closing time.',
          'Afterwards the table is empty, and somebody looks for their scissors.',
        ],
        'A stack of {parcels|packages} by a door',
      ],
    ],
    turn: [
      'Then a status changes to "on its way". Somebody did that by hand, too.',
      'And when the next ping comes, the head goes up again.',
    ],
    asks: [
      'Have you ever left something in the comment field?',
      'What do you look at first when a {parcel|package} comes?',
    ],
    ends: {
      p: 'It explains why a quick message can still change so much.',
      f: 'Write something nice in the comment field. It gets read aloud.',
      a: 'Changes before the label.',
      t: "Cut-off times depend on the carrier's collection; weekends shift them.",
      h: 'The scissors are under the paper. They are always under the paper.',
      i: 'From hand to hand, all the way to yours.',
      l: 'Someone smoothed the paper before closing the lid.',
    },
    keep: 'the next time you spot a typo after ordering',
    send: 'a friend who runs a small shop',
    own: [
      {
        about:
          'same day|next day|dispatch|pack(?:ed)? (?:by|every)|order(?:s|ed)? (?:by|before)|ships? (?:within|in)',
        kinds: ['process', 'policy', 'service', 'number', 'hours'],
        lead: 'In our case the clock runs like this.',
      },
    ],
    pic: {
      ask: 'Your packing table with a few {parcels|packages} ready to go',
      alt: 'A packing table with {parcels|packages} ready to be collected',
      need: 'photo',
    },
    claims: [
      ['Pick, check, pack, label and hand-over are the stations of order fulfilment', 'logistics practice'],
    ],
  },
];
