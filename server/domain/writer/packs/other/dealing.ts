// Paying, receipts, vouchers, opening times, reviews.
import type { Idea } from '../../library/idea.ts';
import { HAS_A_SHOP, SELLS_NO_GOODS } from '../whom.ts';

export const DEALING: readonly Idea[] = [
  {
    id: 'photograph-the-receipt',
    format: 'tip',
    unless: SELLS_NO_GOODS,
    again: 8,
    emoji: '🧾',
    tags: ['ReceiptTips', 'Warranty', 'GetOrganised'],
    title: [
      'Why receipts fade and how to keep yours',
      'Keep proof of purchase: photograph receipts before they fade',
    ],
    cover: 'Receipts fade. Photograph them',
    gist: [
      'Most {till receipts|receipts} are printed by heat and turn blank in a warm wallet. A photo on the day of purchase keeps them readable as long as the guarantee lasts.',
      'The slip in your wallet is fading. Take its picture the evening you buy something that has to last, and put the name of the thing in the file name.',
    ],
    subject: ['The receipt is already fading', 'A blank slip proves nothing'],
    hooks: {
      '*': [
        'After two years in a wallet, most receipts have nothing left to say.',
        'The kettle breaks in month twenty. The receipt in the drawer is white.',
        'The most important piece of paper in the house is printed on something that forgets.',
      ],
      p: 'A photo taken on the day of purchase can settle a complaint two years later.',
      a: 'Photograph the receipt before you put it away.',
      t: 'Thermal paper darkens where it was heated and loses that contrast with warmth, light and plastic sleeves.',
      f: 'Empty your wallet for a moment. How many of the slips can you still read?',
      h: 'A thermal receipt has the memory of a goldfish and the attitude of a lawyer.',
      i: 'Ten seconds today can spare an argument in two years.',
      l: 'Good things deserve to have their papers in order.',
    },
    lines: {
      '*': [
        '{Till receipts|Receipts} are mostly printed by heat, and they fade. Photograph the ones that matter on the day you buy.',
        'Do not keep a thermal receipt in a plastic sleeve. Some plastics wipe it blank in a few months.',
        'Name the picture of the receipt after the thing and the year: "kettle", not a string of numbers. Otherwise you will never find it again.',
        'A card statement can serve as proof of purchase as well, if the slip is lost. It is worth asking.',
        'The box with the serial number is worth a picture too. Then it may go to the recycling.',
        'Receipts fade first where they are folded. Keep them flat.',
      ],
      h: ['Receipts for socks last for ever. Receipts for washing machines are gone by spring.'],
    },
    scene: [
      'You know you kept it. There it is, in the envelope marked important, smooth, clean and entirely white.',
      'A drawer, a rubber band, forty slips. One of them once said what the vacuum cleaner cost.',
    ],
    why: [
      [
        'The paper is coated with something that reacts to heat, and it goes on reacting in a warm pocket.',
        'There is no ink on it. What you read is a burn mark that slowly evens out.',
      ],
      [
        'Without proof of date and place every claim gets tougher.',
        'Anyone who can show the day of purchase has an easier conversation.',
      ],
    ],
    parts: [
      [
        ['Take the picture the same day', 'Snap it before it leaves the table'],
        [
          'Flat on the table, by a window, all four corners in view.',
          'If you wait for a quiet moment it lands in the drawer.',
          'All of it in the picture, flat and in daylight, with shop and date.',
        ],
        ['A phone held over a receipt', 'A receipt under a window'],
      ],
      [
        ['Name it after the thing', 'Call it by what you bought'],
        [
          'Search finds "kettle". Nobody remembers the fourteenth of March.',
          'One folder called receipts is filing enough.',
          'A year from now you will look for the toaster and not for a number.',
        ],
        ['Fingers typing a file name', 'A file renamed on a phone'],
      ],
      [
        ['Keep the paper in paper', 'Store the slip away from heat and plastic'],
        [
          'An envelope is good, a plastic pocket is bad, a dashboard is the end.',
          'Dark, cool and dry, as you would store a photograph.',
          'In an ordinary envelope it lasts longest. In a hot car it is gone by autumn.',
        ],
        ['A receipt slid into an envelope', 'Slips in a paper envelope'],
      ],
      [
        ['Ask for it by email', 'Have it sent to you'],
        [
          'Many {tills|registers} can send one, and that does not fade at all.',
          'Only give the address if you want the other letters, too.',
          'A receipt in your mailbox neither fades nor gets lost in the wash.',
        ],
        ['A receipt shown on a screen', 'A screen with a receipt on it'],
      ],
    ],
    turn: ['The socks may keep theirs.', 'Only for what has a plug, a warranty or a price that hurt.'],
    asks: ['What is the oldest receipt in your wallet, and can you read it?', 'Shoebox, folder or phone?'],
    ends: {
      p: 'Ten seconds, and the guarantee has a witness.',
      a: 'Photo first. Then the drawer.',
      t: 'Heat, light, plasticiser: keep it away from all three.',
      f: 'Start with the last big thing you bought.',
      h: 'The one for the chewing gum, of course, will be legible for ever.',
      i: 'Small order, large calm.',
      l: 'An envelope of good paper will do.',
    },
    work: [
      'If you hand out receipts on thermal paper, offer to send them, and say why. Hardly any service costs less or is remembered longer by the one who needs it.',
      'Ask at the till whether people would like it by mail, and tell them the paper fades.',
    ],
    keep: 'your next larger purchase',
    send: 'the owner of the shoebox',
    own: [
      {
        about: 'receipt|guarantee|warranty|returns\\b|return (?:it|them|any|goods|items)|exchange',
        kinds: ['policy', 'guarantee', 'process'],
        lead: 'This is how it is handled here.',
      },
    ],
    pic: {
      ask: ['An old faded receipt beside a fresh one', 'A blank old receipt next to a new one'],
      alt: 'A faded {till receipt|receipt} beside a fresh one',
    },
    claims: [
      ['Thermal paper fades with heat, light and contact with plasticisers', 'paper makers storage advice'],
      ['Proof of purchase need not be the receipt', 'Citizens Advice'],
    ],
  },
  {
    id: 'before-you-buy-a-voucher',
    format: 'checklist',
    unless: SELLS_NO_GOODS,
    again: 9,
    emoji: '🎁',
    tags: ['GiftVoucher', 'GiftIdeas', 'GoodToKnow'],
    tick: true,
    caution: [
      'Rules on expiry differ between countries; what is printed on the voucher is the first place to look.',
      'How long vouchers hold is settled differently from country to country. Begin with what is printed on it.',
    ],
    title: ['What to check before you give a gift voucher', 'Gift vouchers: five questions before you pay'],
    cover: 'Before you give a voucher',
    gist: [
      'Until when is it valid, can it be used in parts, for everything, and by whom? Four questions decide whether a voucher is a present or a sheet of paper.',
      'Vouchers end up in drawers because nobody read the small line. Read it before you wrap it, and add a date.',
    ],
    subject: ['Present or piece of paper?', 'The drawer where vouchers live'],
    hooks: {
      '*': [
        'In a drawer near you, a voucher is turning a year older.',
        'A voucher is a lovely present for about six weeks. Then it moves to the drawer.',
        'Every third drawer holds a voucher, and none of them is getting younger.',
      ],
      p: 'A voucher is as good as the conditions on the back.',
      a: 'Read the back before you wrap it.',
      t: 'A voucher is a prepaid claim with terms: period, scope, transfer, remainder.',
      f: 'Do you have one lying about, too? Have a look at the date.',
      h: 'A voucher is the only present with a deadline of its own.',
      i: 'A voucher that gets used is time given to somebody.',
      l: 'A promise, beautifully printed, wants to be kept soon.',
    },
    lines: {
      '*': [
        'Before you buy a voucher, ask: until when, for everything, in parts, for anyone? And what happens to the remainder?',
        'Give a voucher together with a date: "the two of us, in March". Then it does not live in a drawer.',
        'A sum that pays for one whole thing is a better voucher than a round figure that pays for nine tenths of it.',
        'Found an old voucher? Ask, kindly. Small businesses often honour one that is a little late.',
        'Write down whom it came from when you put a voucher away. It gets used sooner.',
        'The kindest voucher names the treat and not the sum.',
      ],
      h: ['Vouchers are found twice: when you move house, and one day after they expire.'],
    },
    scene: [
      'Ribbon, envelope, a card with a bird on it. On the back, in grey, a sentence nobody has read.',
      'You tidy the drawer for the batteries, and there it is, from your birthday before last.',
    ],
    why: [
      [
        'Most disappointments come from a date or a condition, and both can be known beforehand.',
        'What annoys people later was usually printed on it from the start.',
      ],
      ['A present that needs no research gets used.', 'The fewer ifs there are, the sooner somebody goes.'],
    ],
    parts: [
      [
        ['How long it is valid', 'Until when?'],
        [
          'And from when the time runs: purchase or first use.',
          'A year goes faster than you think; more is kinder.',
          'And does the time run from today or from the day it is given?',
        ],
        ['A finger on a small printed line', 'A date on the back of a card'],
      ],
      [
        ['What it is good for', 'For what, and on which days?'],
        [
          'For everything, or only for certain things or days?',
          '"Not on Saturdays" is a nasty surprise for people with a job.',
          'A voucher that is closed at weekends is for people without a job.',
        ],
        ['A calendar with weekdays', 'A week with two days crossed out'],
      ],
      [
        ['Whether it can be split', 'All at once or bit by bit?'],
        [
          'One visit or several, and in which form the rest is kept.',
          'Change in cash is rare; a note of the balance is common.',
          'If it can be split, ask how the rest is written down.',
        ],
        ['A voucher with a sum written on it', 'A sum with a part taken off'],
      ],
      [
        ['Whether it can be passed on', 'For the named person only?'],
        [
          'If it has a name on it, a friend may not be able to use it.',
          'Presents travel. The good ones are allowed to.',
          'Lives change, and a voucher that can wander gets used.',
        ],
        ['An envelope handed over', 'A card passed from hand to hand'],
      ],
      [
        ['What it pays for', 'Does it pay for one whole thing?'],
        [
          'Choose a sum that makes something whole.',
          'Nobody likes to receive the chance of paying the difference.',
          'Better a small treat entirely than a large one nearly.',
        ],
        ['A price list beside a card', 'A single item with a bow'],
      ],
    ],
    turn: [
      'Then write one line by hand. That part does not expire.',
      'The date goes in your own calendar, too, as a nudge for spring.',
    ],
    asks: ['Which voucher is lying in your drawer?', 'What was the nicest one you ever got?'],
    ends: {
      p: 'Five questions before you pay, and it will be used.',
      a: 'Whole thing, long date, no ifs.',
      t: 'Validity, scope, divisibility, transfer, value.',
      f: 'And go along, if you can. It is half of the present.',
      h: 'Set a reminder for the day before it expires. That is when you will go.',
      i: 'Give an afternoon, not a sum.',
      l: 'With a date, and in good company.',
    },
    work: [
      'Read your own voucher as a stranger would. If there is a sentence you would rather not read aloud while handing it over, cross it out.',
      'Every condition on a voucher is read twice: once by the giver, too late, and once by the one who got it.',
    ],
    keep: 'the week before a birthday',
    send: 'the person with the full drawer',
    own: [
      {
        about: 'voucher|gift card|gift certificate',
        kinds: ['product', 'offer', 'price', 'policy', 'service'],
        lead: 'Vouchers are a subject here, too.',
      },
    ],
    pic: {
      ask: ['An envelope with a ribbon on a table', 'A voucher half out of its envelope'],
      alt: 'A gift envelope with a ribbon',
    },
    claims: [
      [
        'Check expiry, scope, remaining balance and transfer before buying',
        'Citizens Advice, consumer advice centres',
      ],
    ],
  },
  {
    id: 'after-the-sign-turns',
    format: 'behind',
    only: HAS_A_SHOP,
    again: 9,
    emoji: '🕕',
    tags: ['BehindTheScenes', 'ClosingTime', 'SmallBusiness'],
    title: [
      'What happens in a small business after closing time',
      'Closed at six? What a small business does until eight',
    ],
    cover: 'After the sign turns round',
    gist: [
      'When the sign says closed, the other half of the day begins: counting, cleaning, answering, ordering. It explains a few things that customers wonder about.',
      "Closing time is when the serving stops. {The till|The register}, the floor, the messages and tomorrow's order come after that.",
    ],
    subject: ['What happens after closing', 'The second half of the day'],
    hooks: {
      '*': [
        'The sign is turned, the lamp at the front goes out, and the phone can be heard again.',
        "Six o'clock. Somebody takes off one apron and sits down at another job.",
        'At six the door is locked from the inside. Then it begins.',
      ],
      p: "Opening hours show only part of a small business's day.",
      a: 'Closed means the paperwork is open.',
      t: 'Serving, restocking, cash, correspondence, ordering: only the first of these needs you to be there.',
      f: 'Ever wondered why somebody answers your message at ten at night?',
      h: 'The glamorous life after closing time: a mop, a calculator, and a {biscuit|cookie} from a drawer.',
      i: 'What looks easy at ten in the morning was made ready the evening before.',
      l: 'The hour after closing is the quietest and the most honest.',
    },
    lines: {
      '*': [
        'When a small business shuts its door, the second half of the day begins: cash, cleaning, orders, messages.',
        'Coming five minutes before closing for something quick is fine. For something long, {ring|call} first, and somebody may wait for you.',
        'Messages to small businesses are often answered late at night because that is when the hands are free. You need not reply at once either.',
        'Light on inside and the door locked? It is almost certainly {the till|the register} that is being counted, and losing count means starting over.',
        'A reply at eleven at night is a sign of work and not of urgency.',
        'Knock only if it is truly important. They have just found the missing four pence.',
      ],
      h: ['"Quick question" at one minute to six: seldom quick, and hardly ever one.'],
    },
    scene: [
      'Through the window you see someone walking about with a broom, and you wonder whether you could knock.',
      'The last customer leaves at five past. At half past seven there is still a light at the back.',
    ],
    why: [
      [
        'While people are being served, nothing else can be done properly.',
        'Attention goes to whoever stands in front of you, and the rest piles up.',
      ],
      [
        'In a small house there is no office next door that does it meanwhile.',
        'The one who advises you is also the accounts department, the cleaner and the {post room|mail room}.',
      ],
    ],
    parts: [
      [
        ['First the money', 'The {till|register} comes first'],
        [
          'Counted, compared, written down. A penny too few is looked for longer than a pound.',
          'Nobody speaks during this. One word, and it begins again.',
          'Every coin has its turn, and the sum has to agree with the paper.',
        ],
        ['Coins in rows on a counter', 'Banknotes being sorted'],
      ],
      [
        ['Then the place', 'Then everything gets its place'],
        [
          'Floor, tools, {bins|trash cans}: what you find tidy tomorrow gets tidy now.',
          'The first one in tomorrow will be glad, and it is usually the same person.',
          'What was used goes back, what was spilt gets wiped.',
        ],
        ['A broom against a counter', 'A mop in a bucket by a door'],
      ],
      [
        ['Then the messages', 'Letters and messages after that'],
        [
          'Questions of the day, in order, with a cup of something.',
          'The good answers need quiet, and this is where it is.',
          'In peace, one by one, with shoes off under the desk.',
        ],
        ['A laptop beside a cup', 'A lit screen in a dark shop'],
      ],
      [
        ['Then tomorrow', 'At last, the morning after'],
        [
          'What is missing, who is coming, what has to be ready.',
          'A list on paper, because paper lies where it was put.',
          'Keys, list, delivery, and something that must not be forgotten.',
        ],
        ['A handwritten list', 'A list under a set of keys'],
      ],
    ],
    turn: [
      'And then the light goes off at the back as well.',
      'By the time you walk past at eight, it looks as if nothing had happened.',
    ],
    asks: ['What happens in your job after the door is shut?', 'Have you ever knocked at one minute past?'],
    ends: {
      p: 'A call beforehand is the easiest way to be served in peace.',
      a: 'Come ten minutes earlier. Get twice the attention.',
      t: 'Opening hours are serving hours; working hours are something else.',
      f: 'A wave through the window is always welcome.',
      h: 'Dinner is usually whatever was left on the counter.',
      i: 'A lot of care happens when nobody is looking.',
      l: 'Lights down, order restored.',
    },
    work: [
      'Show the second half of your day once. Customers who have seen it understand late answers, and many of them begin to come ten minutes earlier.',
      'A photograph of the last hour explains more about your prices than a paragraph would.',
    ],
    keep: 'the next time you see a light at the back',
    send: 'someone who is always on the dot',
    own: [
      {
        about: "^(?:we are |we're |we )?open\\b(?! day)|^closed (?:on )?(?!bank)",
        kinds: ['hours'],
        lead: 'The serving hours are another matter.',
      },
    ],
    pic: {
      ask: ['Your place just after closing: lamp, broom, list', 'A lamp over a counter after closing'],
      alt: 'A shop or workroom after closing, one lamp lit',
      need: 'photo',
    },
    claims: [
      ['Cash-up, cleaning, correspondence and ordering are done outside serving hours', 'trade practice'],
    ],
  },
  {
    id: 'cash-or-card',
    format: 'either',
    unless: SELLS_NO_GOODS,
    again: 9,
    emoji: '💳',
    tags: ['ThisOrThat', 'CashOrCard', 'LocalBusiness'],
    title: ['Cash or card: what do you pay with?', 'Coins or card: which one do you reach for?'],
    cover: 'Cash or card?',
    gist: [
      'Coins that rattle or a card that beeps: each has its point. Cash shows what is left, a card keeps a record. What do you use for small sums?',
      'One person counts coins into a palm, the next holds up a phone. Both have paid. Which are you?',
    ],
    subject: ['Cash or card?', 'The beep or the rattle'],
    hooks: {
      '*': [
        'Somebody in the {queue|line} is counting out {coppers|pennies}. Somebody behind is already holding up a watch.',
        'Look into your purse: is there any money in it?',
        'There is always one person in the {queue|line} who pays in small coins, and it is always your {queue|line}.',
      ],
      p: 'How people pay has changed quickly, and both ways still have good reasons.',
      a: 'Carry a little of one and use the other.',
      t: 'Cards cost the seller a fee for each payment; cash costs counting, carrying and change. Neither is free.',
      f: 'Rattle or beep: what are you?',
      h: 'The pound coin has survived for the supermarket {trolley|cart} alone.',
      i: 'A coin in the hand of a child is still the quickest lesson in arithmetic.',
      l: 'A good leather purse, or a soft beep.',
    },
    lines: {
      '*': [
        'Cash: you see what is left.\nCard: you see where it went.\n\nWhich one do you use for a coffee?',
        'A ten in the phone case has rescued many people on the day the terminal was down.',
        'Paying by card costs a small business a fee and cash costs it time. If you wonder what they prefer, ask.',
        'Give children coins for their first purchases. Nobody has ever learnt about change from a beep.',
        'A note behind the phone case is the smallest insurance there is.',
        'Some prefer card for the record and some cash for the lack of one. Both are right.',
      ],
      h: ['"Contactless" used to be a word for bad dates.'],
    },
    scene: [
      'One customer has the exact sum ready since the corner. The next pats every pocket for a phone that is in the other hand.',
      'The terminal says it has no connection. All at once everybody in the {queue|line} is very interested in coins.',
    ],
    why: [
      [
        'Anyone who pays wants it to be quick, safe and clear, and the two ways split those virtues between them.',
        'Each has something the other lacks: the one works without power, the other without change.',
      ],
    ],
    parts: [
      [
        'Cash',
        [
          'Works in a power cut, keeps quiet about you, and ends when it is gone. Some people budget with nothing else.',
          'You can fold it into a card, put it under a cup and hear it drop into a tin.',
          'Nobody keeps a list of it. And a tip in the hand is seen by the one it is for.',
        ],
        ['Coins in an open palm', 'A note folded in a hand'],
      ],
      [
        'Card or phone',
        [
          'No counting, no hole in the pocket, and on Sunday you can see what the week has cost.',
          'Lost? One call and it is blocked. {A tenner|A ten} has no such number.',
          'Quick, exact, and blocked within a minute if it gets lost.',
        ],
        ['A card held to a terminal', 'A phone held over a reader'],
      ],
    ],
    turn: [
      'The sensible ones carry a little of both.',
      'It is paid either way, and that is the chief thing.',
    ],
    asks: ['What do you pay with when it is under ten?', 'When did you last pay with coins?'],
    ends: {
      p: 'A spare note for the day without a network is not a bad idea.',
      a: 'Two ways to pay. Keep both.',
      t: 'Fees on the one, handling on the other: ask which suits.',
      f: 'Keep a coin for the jar on the counter, wherever you go.',
      h: 'Cheques may leave quietly by the side door.',
      i: 'A child with a coin is a customer like any other.',
      l: 'A discreet gesture in either case.',
    },
    work: [
      'Put the ways to pay where people see them before they {queue|line up}. There are few more awkward walks than the one to the cash machine with a full basket on the counter.',
      'Say beside the door what you take. It spares the blush at the counter.',
    ],
    keep: 'the next time a terminal goes quiet',
    send: 'someone who never carries coins',
    own: [
      {
        about: '\\bcash\\b|\\bcards?\\b(?! shop)|pay (?:by|in|with|online)|payment|contactless|invoice',
        kinds: ['policy', 'process', 'price'],
        lead: 'Here is how to pay.',
      },
    ],
    pic: {
      ask: ['A few coins beside a card on a counter', 'A purse and a phone on a counter'],
      alt: 'Coins beside a bank card on a counter',
    },
    claims: [['Card payments carry merchant fees; cash has handling costs', 'definition, trade practice']],
  },
  {
    id: 'words-that-help-others',
    format: 'howto',
    again: 8,
    emoji: '⭐',
    tags: ['Reviews', 'LocalBusiness', 'HonestFeedback'],
    title: [
      'How to write a review that helps other people',
      'Writing a good review: four sentences that help',
    ],
    cover: 'A review that is any use',
    gist: [
      'Say what you needed, what you got, one detail and for whom it is right. Four sentences help others more than a row of stars and the word great.',
      'Stars say that you were pleased. A sentence about the waiting time, the stairs and the size helps somebody decide.',
    ],
    subject: ['More useful than a row of stars', 'Four sentences for a stranger'],
    hooks: {
      '*': [
        '"Great!" wrote somebody about something. Nobody knows about what.',
        'You read eleven reviews before you bought it. Ten were no help.',
        'A star says that somebody was there. A sentence says what it was like.',
      ],
      p: 'A good review answers the question that you had yourself beforehand.',
      a: 'Write what you wanted to know before you went.',
      t: 'Useful reviews contain context, result and limits. The number of stars carries almost none of that.',
      f: 'Were you pleased lately? Tell a stranger, with one detail.',
      h: 'One star: "It rained." The coat had been ordered from next door.',
      i: 'A few honest sentences can carry a small business through a quiet month.',
      l: 'A well-chosen detail says more than applause.',
    },
    lines: {
      '*': [
        'A useful review in four sentences: what I needed, what I got, one detail, who it would suit.',
        'Mention what you would have liked to know: the stairs, the parking, the wait, the size. That is what strangers read reviews for.',
        'If something went wrong, {ring|call} first and write afterwards. How it was put right belongs in the review as well.',
        'Name the person who helped you, if they are happy with that. It will be read aloud at breakfast.',
        'Read your review aloud. If it could be about any place in the country, add one detail.',
        'Praise that names a person travels through the whole house.',
      ],
      h: ['"Would have given six stars but there was no button" is not yet information.'],
    },
    scene: [
      'The little window asks for stars. You tap five, you mean it, and you have told nobody anything.',
      'Late at night, two places to choose from, forty reviews each, and you still do not know whether it has {a lift|an elevator}.',
    ],
    why: [
      [
        'People decide by details that apply to them: a {pushchair|stroller}, a wheelchair, a big dog, a small budget.',
        'A stranger looks for somebody in the same position and reads that one.',
      ],
      [
        'Small businesses live on what is said about them, and they read each word.',
        'For a chain it is a number; for a workshop of two it is the talk of the evening.',
      ],
    ],
    parts: [
      [
        ['Begin with what you needed', 'Tell what you came for'],
        [
          '"A present for my father, in two days" sets the scene.',
          'Then readers know at once whether it is about their case.',
          'A gift, a repair, a table for nine: others in that spot will read on.',
        ],
        ['A hand typing on a phone', 'A hand with a pencil over a phone'],
      ],
      [
        ['Give one detail', 'Mention one thing you noticed'],
        [
          'The repaired hinge, the second call, the {biscuit|cookie} for the dog.',
          'What only somebody who was there could know.',
          'The more particular it is, the more a stranger believes it.',
        ],
        ['A close-up of a small repair', 'A close look at a mended seam'],
      ],
      [
        ['Say whom it suits', 'Say who will like it there'],
        [
          'Quiet people, large families, the undecided.',
          'It helps those who should go, and also the ones who should not.',
          'And who may not: the place will be grateful for both.',
        ],
        ['Two very different chairs', 'A quiet corner and a noisy one'],
      ],
      [
        ['Be fair about what was not good', 'Name a drawback fairly'],
        [
          'A narrow door is a fact and no insult.',
          'One honest limit makes all the praise more believable.',
          'Steps, a wait, no card machine. It makes the rest believable.',
        ],
        ['A narrow doorway', 'Three steps up to a door'],
      ],
    ],
    turn: [
      'It takes three minutes, once or twice a year.',
      'Whoever ran the place will know it by heart tomorrow.',
    ],
    asks: ['Which detail in a review once made up your mind?', 'Do you write them, or do you only read?'],
    ends: {
      p: 'Context, detail, limits: that is fair to everyone.',
      a: 'Stars are mute. Write a sentence.',
      t: 'Recency matters as well: a fresh, plain line beats a long one from years ago.',
      f: "Pick one place this week. It will make somebody's day.",
      h: 'And nobody is to blame for the weather.',
      i: 'Good words, given away for nothing.',
      l: 'Praise, precisely put.',
    },
    work: [
      'When you thank somebody for a review, name the detail they mentioned. It shows that a person read it, and the next one will be as concrete.',
      'Answer reviews like a person who was there. Anything else can be spotted from across the road.',
    ],
    keep: 'the next place that surprised you',
    send: 'someone who reads forty reviews and writes none',
    pic: {
      ask: ['A phone and a cup on a table, screen not readable', 'A phone and a pencil on a café table'],
      alt: 'A phone beside a cup on a table',
    },
    claims: [
      ['Specific, contextual reviews are more helpful than ratings', 'consumer research, common experience'],
    ],
    unless: 'clinic|dentist|therap|counsell|solicitor|law firm',
  },
  {
    id: 'always-dearer-locally',
    format: 'myth',
    again: 9,
    emoji: '🧮',
    tags: ['LocalTrade', 'ShopLocal', 'TotalCost'],
    myth: 'It is always cheaper online',
    short: [
      'Sometimes it is. Compare the whole sum: delivery, returns, advice and your time.',
      'At times it is. Add up everything first, time and advice included.',
    ],
    title: [
      'Is it really cheaper online? Compare the whole sum',
      'Online or round the corner: how to compare prices fairly',
    ],
    cover: 'Compare the whole sum',
    gist: [
      'The price on the screen is one figure among several. Add delivery, the trip to return it, the wrong size and the hour of reading, then compare.',
      'Sometimes the internet is cheaper and sometimes it only looks so. A fair sum has five lines.',
    ],
    subject: ['A sum with five lines', 'Cheaper? Do the whole sum'],
    hooks: {
      '*': [
        'It was four pounds less, plus delivery, plus the {queue|line} at the {parcel|package} shop, plus the second {parcel|package}.',
        'The {parcel|package} is the wrong size. Now the sum begins again.',
        'Two prices can only be compared when both of them are finished.',
      ],
      p: 'A price comparison is only fair if both sides of it are complete.',
      a: 'Compare the whole sum and not the first figure.',
      t: 'Total cost is price plus shipping plus the chance of a return times its cost plus time.',
      f: 'Saw it for less online? It may be. Let us add it up together.',
      h: 'Saved: four pounds. Spent: a lunch hour with a roll of tape.',
      i: 'Where you spend a coin decides a little about what your street will look like.',
      l: 'To touch a thing before one owns it is a pleasure that costs nothing extra.',
    },
    lines: {
      '*': [
        'Cheaper online? Add delivery, the return trip, the wrong size and the time it took to choose. Then compare again.',
        'Ask the shop round the corner for the price before you order. Often it is the same, and you can take it home today.',
        'The advice you get on the spot belongs in the price comparison. It is worth the most when it talks you out of something.',
        'For some things the internet is the right place. For whatever has to fit, be adjusted or be mended, near is worth money.',
        'An hour of reading reviews costs an hour. Few people put that in.',
        'If it has to fit, try it near home. If it only has to arrive, order it.',
      ],
      h: [
        'The return label will not stick, the printer will not print, and the saving has long gone on coffee.',
      ],
    },
    scene: [
      'Three tabs open, two countdowns, a code for new customers. By half past ten at night you have saved six pounds and an evening is gone.',
      'On the shelf by the front door a {parcel|package} is waiting to be sent back. It has been waiting since Easter.',
    ],
    why: [
      [
        'A low first figure gets the click; what comes on top appears at the end of the basket.',
        'Prices are compared by the first number, and sellers know it.',
      ],
      [
        'Some costs never show up on a bill: time, a wrong purchase, nobody to ask when it breaks.',
        'The dearest purchase is the one you have to make twice.',
      ],
    ],
    parts: [
      [
        ['Add everything that is compulsory', 'Compare the last figure and not the first'],
        [
          'Delivery, packaging, card fee, the adapter that is not included.',
          'Go to the last page of the basket before you compare.',
          'Postage and fees like to wait until the address is typed.',
        ],
        ['A finger at the bottom of a bill', 'The last page of an order'],
      ],
      [
        ['Count what might go back', 'Guess how likely a return is'],
        [
          'With shoes, lamps and colours it is high; with a book it is not.',
          'Each one costs a walk, some tape and a bit of good humour.',
          'Nearly nought for a book, nearly certain for the second pair of shoes.',
        ],
        ['A {parcel|package} by a front door', 'Tape across a returned box'],
      ],
      [
        ['Ask for the local price', 'Ask the shop what it charges'],
        [
          'By phone it takes a minute, and with luck somebody has it in stock.',
          'You might also learn that you need the smaller one.',
          'You hear a figure and often a better idea.',
        ],
        ['A hand reaching for a telephone', 'A shop assistant on the telephone'],
      ],
      [
        ['Think of the repair', 'Imagine it broken'],
        [
          "Who will look at it in a year's time?",
          'For some things a person nearby is worth more than a code for ten per cent.',
          'Then ask who is going to pick up the phone.',
        ],
        ['A tool beside an opened device', 'A repair bench with an open device'],
      ],
    ],
    turn: [
      'If it is still cheaper far away, then it is. At least you have done the sum.',
      'A fair comparison may go either way.',
    ],
    asks: ['What do you always buy nearby, and what never?', 'What is waiting by your door to be sent back?'],
    ends: {
      p: 'Five lines on a scrap of paper are enough.',
      a: 'Whole sum. Then decide.',
      t: 'Include variance: the risk of the wrong item has a price.',
      f: 'And have a browse round the corner. It is free.',
      h: 'Time is free, as long as it is yours.',
      i: 'A street full of lights is made of many small choices.',
      l: 'A bell, a counter, a thing in your hand.',
    },
    work: [
      'Do not complain about the internet to customers. Show the five lines, with your own figures, including the ones where you lose. People believe a sum that is fair.',
      'Lay out your own sum, even where it comes out against you. A fair loser gets the next order.',
    ],
    keep: 'the next time two tabs are open',
    send: 'somebody with a roll of {parcel|package} tape',
    own: [
      {
        about: 'repair|advice|fitting|try (?:it )?(?:on|out)|delivery|collect',
        kinds: ['service', 'offer', 'process', 'policy'],
        lead: 'This belongs in the sum, too.',
      },
    ],
    unless: `online (?:shop|store|only)|web ?shop|e-?commerce|we ship|mail order|${SELLS_NO_GOODS}`,
    pic: {
      ask: [
        'A scrap of paper with five handwritten lines and a pencil',
        'Five lines of figures on a scrap of paper',
      ],
      alt: 'A handwritten sum of five lines',
    },
    claims: [
      [
        'Total cost includes delivery, returns and time; online is sometimes cheaper',
        'common experience, consumer advice',
      ],
    ],
  },
  {
    id: 'ask-in-the-quiet-weeks',
    format: 'season',
    again: 11,
    emoji: '❄️',
    when: { season: ['winter'] },
    tags: ['JanuaryTips', 'PlanAhead', 'QuietSeason'],
    title: [
      'Why winter is a good time to ask small businesses',
      'Plan ahead in winter: when small businesses have time for you',
    ],
    cover: 'Winter has time for you',
    gist: [
      'In winter many small businesses have a few quiet weeks. Ask for advice, quotes and dates now, and you get more time and the pick of the calendar.',
      'In the busy months nobody can talk. In the quiet weeks of winter the phone is answered, the calendar is empty and somebody enjoys your question.',
    ],
    subject: ['Winter has time for you', 'Ask while it is quiet'],
    hooks: {
      '*': [
        'It is cold, the street is empty, and for the first time in weeks somebody picks up on the second ring.',
        'Everybody calls in spring. You could be the one who called in winter.',
        'There is a season for asking, and it is not the one for doing.',
      ],
      p: 'The quiet weeks of winter are a good time for larger questions.',
      a: 'Ask in winter. Everyone else asks in spring.',
      t: 'Demand in many trades dips in winter; lead times and patience are then at their best.',
      f: 'Is there something on your list for this year? Now is when people have time for you.',
      h: 'The answer is always "when it is quieter". It is now quieter.',
      i: 'A good plan has usually been talked through before anybody needed it.',
      l: 'Winter light, a cup of tea, and time to talk a thing over.',
    },
    lines: {
      '*': [
        'Winter is when many small businesses have time to talk. Ask for the quote now and choose the date before the others wake up.',
        'Summer wedding, new bathroom, garden fence: whoever asks in winter gets the dates that are gone by spring.',
        'Ask a business which weeks are its quiet ones. The answer is often good for price, patience or both.',
        'Put three things on paper that have to be done this year, and {ring|call} about one of them this week.',
        'The patience of a business is greatest when its diary is emptiest.',
        'A date agreed in January costs nothing and saves a summer.',
      ],
      h: ['Resolutions last for about two weeks. A booked date lasts until you turn up.'],
    },
    scene: [
      'A street in winter: lamps at four, few people, and behind a window someone sorting screws.',
      'You have three lists from last year, and at the top of all of them is the same thing.',
    ],
    why: [
      [
        'When fewer people ask, each of them gets more attention.',
        'A calm week makes room for a second suggestion and a cup of tea.',
      ],
      [
        'Dates in spring and summer are given out in the order people ask.',
        'By spring the good Saturdays are usually gone.',
      ],
    ],
    parts: [
      [
        ['Choose one thing', 'Pick the one thing that keeps coming back'],
        [
          "The one that was on last year's list as well.",
          'One call is doable; a whole list is a resolution.',
          'What stood on the list twice will stand there a third time.',
        ],
        ['A list with one line circled', 'A list with the same item twice'],
      ],
      [
        ['Ask for a date before the price', 'Settle when before how much'],
        [
          'Once you know the date you can plan; the sum follows.',
          'Say that you are flexible, if you are: it is a strong card.',
          'The calendar fills sooner than the price changes.',
        ],
        ['An empty wall calendar', 'A finger on an empty summer month'],
      ],
      [
        ['Bring the pictures', 'Bring what you have collected'],
        [
          'Now there is time to look at them properly.',
          'In the high season they get a glance, in winter they get a conversation.',
          'Sketches, cuttings, photos: this is the season in which somebody looks at them.',
        ],
        ['Photos spread on a table', 'Cuttings and photos on a table'],
      ],
      [
        ['Confirm in writing', 'Put it in a line by mail'],
        [
          'One line with day and subject, and the summer has its first fixed point.',
          'A date only in the head is gone by the first warm day.',
          'Both of you need to find it again in June.',
        ],
        ['A pen writing one line', 'A short mail with a date in it'],
      ],
    ],
    turn: [
      'And in spring you can watch the others ringing.',
      'It may stay quiet until then. You have your date.',
    ],
    asks: ['What has been on your list for longest?', 'What do you do in the quiet weeks?'],
    ends: {
      p: 'A call this week puts you ahead of the spring.',
      a: 'Call now. Choose first.',
      t: 'Low season, short {queue|line}, better planning.',
      f: 'Go on, {ring|call} about the first line.',
      h: 'By spring the same question comes with a waiting list.',
      i: 'One thing off the list by the end of winter: it is possible.',
      l: 'Unhurried beginnings.',
    },
    work: [
      'Use your own quiet weeks and say so. "It is quiet just now, come and talk" is an honest offer, and one that people rarely hear.',
      'Tell people when you are free. They assume that you never are.',
    ],
    keep: 'the next quiet week',
    send: 'someone with a plan for the summer',
    own: [
      {
        about: '\\bquotes?\\b|estimates?\\b|consultation|quiet (?:weeks|months|season)',
        kinds: ['offer', 'service', 'process', 'event'],
        lead: 'This is a good moment to ask.',
      },
    ],
    pic: {
      ask: ['An empty calendar page with a pencil, winter light', 'A blank month on a wall calendar'],
      alt: 'An empty January calendar with a pencil',
    },
    claims: [['Many trades have a slack period after the holidays', 'trade practice; varies by trade']],
    unless: '\\bgyms?\\b|fitness|accountan|tax|\\bski\\b|snow',
  },
  {
    id: 'the-bell-above-the-door',
    format: 'story',
    only: HAS_A_SHOP,
    again: 12,
    emoji: '🔔',
    tags: ['ShopStories', 'SmallBusiness', 'SlowMoments'],
    title: [
      'A small story about a shop, a stranger and a button',
      'The stranger and the button: a small shop story',
    ],
    cover: 'The button on the counter',
    gist: [
      'Imagine a stranger who comes in only to ask for directions and leaves with a button sewn on. It is a small scene about what a place is for.',
      'A man asks the way, a coat lacks a button, and somebody opens a drawer. Small places run on moments that are in no price list.',
    ],
    subject: ['The man who only asked the way', 'A button, a drawer, a needle'],
    hooks: {
      '*': [
        'He only wanted to know the way to the station.',
        'Imagine a wet Tuesday, ten to four, and a door that opens for the wrong reason.',
        'What happens between two customers is sometimes the reason for the third.',
      ],
      p: 'Not everything that happens over a counter ends up in {the till|the register}.',
      a: 'A place is known by what it does when there is nothing to sell.',
      t: 'Goodwill does not appear on a receipt, yet accountants have a line for it.',
      f: 'Sit down for a minute. This is a very small story.',
      h: 'It is a story about a button, and nothing explodes.',
      i: 'Kindness mostly happens between two other things.',
      l: 'Rain on the glass, a lamp, a needle, a length of dark thread.',
    },
    lines: {
      '*': [
        'He asked the way to the station and went off with a button sewn on. He had not asked for that, and nobody charged for it.',
        'In every small place there is a drawer with things that cannot be bought: a safety pin, a stamp, a plaster, a charger.',
        'Ask the way in a small shop and you get the street, the short cut, and which café to avoid.',
        'What people tell their friends about a place is rarely the price. It is the umbrella that was lent to them.',
        'A shop that lends umbrellas gets most of them back, and all of the stories.',
        'Kindness is quickest where nobody has to fill in a form for it.',
      ],
      h: ['Every small business has a drawer that holds everything except what you are looking for.'],
    },
    scene: [
      'It has been raining since noon. Nobody has come in for an hour, and the kettle has been on twice.',
      'Picture an ordinary counter, a lamp, and someone who has given up on the accounts for today.',
    ],
    why: [
      [
        'People remember a place for what it need not have done.',
        'Nobody tells a story about being given the right change.',
      ],
      [
        'Such moments are possible because one person decides and nobody has to be asked.',
        'In a small house the one who sees the missing button also owns the needle.',
      ],
    ],
    parts: [
      [
        'Somebody asks the way',
        [
          'Imagine a stranger with a dripping umbrella who does not want to buy anything. "The station?" he says, still with his hand on the door.',
          'Picture him: late, wet to the knees, sorry to trouble anyone. He needs the station and nothing else.',
          'Think of somebody who comes in backwards, because of the umbrella, and asks about the train before the door has closed.',
        ],
        ['A wet umbrella by a door', 'A door held open in the rain'],
      ],
      [
        'Somebody looks up',
        [
          'The person behind the counter explains the short cut, and sees that his coat is held together by one button out of three.',
          'Left, past the church, second right. And then a pause, because of the coat.',
          'While the way is being explained, a pair of eyes stops at the coat. Two threads hang where buttons were.',
        ],
        ['A coat with a missing button', 'Loose threads on a coat'],
      ],
      [
        'A drawer is opened',
        [
          'There is a drawer under the counter: string, stamps, a {torch|flashlight}, and in a tin at the back a needle, thread and a button that nearly matches.',
          '"You have four minutes", says the voice. "That is enough for a button."',
          'Out comes a tin that has been there since before anyone can remember. It takes one needle, a bit of grey thread and hardly any talk.',
        ],
        ['A tin of buttons opened', 'A threaded needle over a coat'],
      ],
      [
        'He goes',
        [
          'He reaches for his wallet, gets a wave instead, and runs. The train leaves at four, and it is said to be late as usual.',
          'The door falls shut behind him. Nothing has been sold, and the afternoon is no longer dull.',
          'Payment is refused with a shake of the head. The stranger runs, the coat is shut, and the kettle goes on again.',
        ],
        ['A figure running in the rain', 'Wet footprints on a shop floor'],
      ],
    ],
    turn: [
      'He came back in spring, for something else entirely. But that is another story.',
      'The tin went back into the drawer, one button lighter.',
    ],
    asks: ['What did a shop once do for you that was not for sale?', 'What is in your drawer?'],
    ends: {
      p: 'Such things are rarely planned, and they are remembered.',
      a: 'Keep a needle in the drawer.',
      t: 'One button, four holes, dark thread, under four minutes.',
      f: 'Who has lent you an umbrella? Tell us.',
      h: 'Not an exact match, and nobody has ever noticed. Nobody looks at the fourth button.',
      i: "It takes very little to be somebody's good moment of the day.",
      l: 'Dark thread, and a quiet good afternoon.',
    },
    work: [
      'Ask your people what they have in their drawer. Somewhere among plasters, chargers and stamps lies what your customers tell their friends about.',
      'Give your people leave to be kind without asking. It costs a button and is told for years.',
    ],
    keep: 'a wet Tuesday',
    send: 'someone who keeps everything in tins',
    pic: {
      ask: ['A tin or drawer with buttons, string and a needle', 'A button tin with its lid off'],
      alt: 'A tin of buttons with needle and thread',
    },
    claims: [
      ['An imagined scene that could be any day', 'told as imagined'],
      ['Goodwill is an accounting item', 'definition'],
    ],
  },
];
