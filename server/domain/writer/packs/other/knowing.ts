// How small businesses work, and what customers can do with that.
import type { Idea } from '../../library/idea.ts';
import { HAS_A_SHOP, SELLS_NO_GOODS } from '../whom.ts';

export const KNOWING: readonly Idea[] = [
  {
    id: 'describe-the-fault',
    format: 'howto',
    again: 8,
    emoji: '🔧',
    tags: ['RepairTips', 'DescribeTheProblem', 'GoodToKnow'],
    title: [
      'How to describe a fault so that somebody can help',
      'Reporting a problem so that it can be found',
    ],
    cover: '"It does not work" is no help',
    gist: [
      'Say what you did, what happened, what should have happened and what changed beforehand. With a short film of the noise you save an hour of guessing.',
      '"It does not work" is where every diagnosis begins and none ends. Four facts take it further.',
    ],
    subject: ['"It does not work" is no help', 'Film the noise'],
    hooks: {
      '*': [
        'It rattles in the kitchen for a week, and in front of the expert it is as quiet as a lamb.',
        '"It makes a noise." What kind? "Well, a noise."',
        'Faults are shy. They hide as soon as somebody who understands them comes near.',
      ],
      p: 'A well-described fault is half mended, whatever it is that has broken.',
      a: 'Say when, how often and since what.',
      t: 'Symptom, condition, frequency, last change: with those four a cause can be narrowed down.',
      f: 'Something broken, and you have to explain it on the phone? Take a breath and a pencil.',
      h: 'Nothing mends a machine like the sight of the person who came to mend it.',
      i: 'A clear description turns a nuisance into a task.',
      l: 'Calmly observed, and precisely told.',
    },
    lines: {
      '*': [
        'Describe a fault in four sentences: what I did, what happened, what I expected, what was different before.',
        'Film the noise, the flicker or the leak. In front of the expert it will not happen.',
        '"Since when?" is the most useful question about any fault. What was new on the day before is often the culprit.',
        'Say what you have already tried. It saves a second round, and nobody will scold you for the screwdriver.',
        '"Nothing, it just stopped" usually leaves out a step. Go through it once more, slowly.',
        'Do not repair it halfway before you ask. A half-mended fault is two faults.',
      ],
      h: ['"I did not touch anything" is the sentence after which experts look for fingerprints.'],
    },
    scene: [
      'On the phone you imitate the sound: a sort of grr, then a click. At the other end it is quiet. They are trying not to laugh.',
      'The appointment is at ten. Since half past nine it has been running like clockwork.',
    ],
    why: [
      [
        'The person who helps you has not seen it and needs your eyes and ears.',
        'You are the only witness, so you will be questioned like one.',
      ],
      [
        'Most faults appear only under certain conditions: warm, wet, full, on a Monday.',
        'If you know the conditions, you can make it happen again, and then it can be found.',
      ],
    ],
    parts: [
      [
        ['Say what you did', 'Retell your steps'],
        [
          'Step by step, from switching on, even if it sounds silly.',
          '"I pressed the green one twice" may be the answer already.',
          'From the beginning, with every button, even the one you are ashamed of.',
        ],
        ['A finger above a green button', 'A hand on a switch'],
      ],
      [
        ['Say what happened instead', 'Report what you saw or read'],
        [
          'Word for word, if there was a message; a photo is better still.',
          'A number on a display means nothing to you and everything to somebody.',
          'The exact words on the display, or a picture of them.',
        ],
        ['A photo taken of a display', 'An error on a screen being photographed'],
      ],
      [
        ['Say when and how often', 'Say whether it is always so'],
        [
          'Always, sometimes, only in the morning, only when it rains.',
          '"Every third time" is worth gold.',
          'In the mornings, when it is full, after rain: patterns are half of the cure.',
        ],
        ['Tally marks on a note', 'Marks in a row on paper'],
      ],
      [
        ['Say what changed beforehand', 'Think of what was new'],
        [
          "New cable, new place, a fall, a child's birthday.",
          'It seems to have nothing to do with it. That is for others to decide.',
          'A plug, a place, a cleaner, a visitor with small hands.',
        ],
        ['A new cable on a floor', 'A new plug in an old socket'],
      ],
      [
        ['Send a short film', 'Record it while it lasts'],
        [
          'Ten seconds with sound, close up, and once from further off.',
          'Then it may behave as it likes on the day.',
          'A few seconds with sound. Proof for the day on which it behaves.',
        ],
        ['A phone filming an appliance', 'A short film of a noisy machine'],
      ],
    ],
    turn: ['It helps with boilers, bicycles, software and knees.', 'With that in hand you can ring anybody.'],
    asks: ['Can you imitate the noise?', 'What stopped being broken as soon as somebody came?'],
    ends: {
      p: 'Five minutes of notes save the first visit.',
      a: 'Did, happened, expected, changed.',
      t: 'Reproducible beats dramatic.',
      f: 'And do the noise all the same. It is lovely.',
      h: 'Percussive maintenance may be mentioned, but not recommended.',
      i: 'You know more about it than you think.',
      l: 'Observe first, then call.',
    },
    work: [
      'Put the four questions on your enquiry form. Customers are glad of the help, and your first visit becomes the last one more often.',
      'Ask your customers the same questions before you set off. The right part is then in the van.',
    ],
    keep: 'the next thing that rattles',
    send: 'someone who says "it does not work"',
    own: [
      {
        about: 'repair|\\bmend|\\bfix(?:es|ing)?\\b|call.?out|servicing',
        kinds: ['service', 'price', 'process', 'offer'],
        lead: 'Some things need a closer look.',
      },
    ],
    pic: {
      ask: ['A phone filming something that makes a noise', 'A phone recording a machine'],
      alt: 'A phone filming an appliance',
    },
    claims: [
      [
        'Structured fault descriptions (steps, expected, actual, changes) speed diagnosis',
        'technical support practice',
      ],
    ],
  },
  {
    id: 'why-a-deposit',
    format: 'answer',
    again: 8,
    emoji: '🤝',
    tags: ['Deposit', 'FairBooking', 'SmallBusiness'],
    question: 'Why do small businesses ask for a deposit?',
    short: [
      'Because time or material is put aside for you, and nobody else can have it meanwhile.',
      'It pays for time or material that is set aside and cannot go to another customer.',
    ],
    caution: [
      'When a deposit has to be returned depends on the terms and on local law; have it in writing.',
      'Whether you get a deposit back is a matter of the terms and of local law, so ask for both on paper.',
    ],
    title: ['Why small businesses ask for a deposit', 'Deposits explained: what you pay for in advance'],
    cover: 'What a deposit pays for',
    gist: [
      'A deposit pays for the slot that is kept free or the material that is ordered for you. Ask what it secures, when you would get it back, and get it in writing.',
      'Somebody turns others away because you are coming. That is what the deposit is for, and you may ask about its small print.',
    ],
    subject: ['What a deposit pays for', "The empty chair at two o'clock"],
    hooks: {
      '*': [
        "At two o'clock a chair stayed empty. Three people had asked for two o'clock.",
        'You have not received anything yet, and you are to pay? A fair question.',
        'An empty hour is the only stock that goes off at once.',
      ],
      p: 'A deposit is easier to pay when you know what it is for.',
      a: 'A kept slot costs money. That is the reason.',
      t: 'A deposit shifts part of the risk of cancellation from the one who waits to the one who books.',
      f: 'Feels odd to pay beforehand? Look at it from the other side for a moment.',
      h: '"I will definitely come" is said with great warmth, mostly by those who do not.',
      i: 'To commit yourself is a courtesy, and it goes both ways.',
      l: 'A place is held for you, and for no one else.',
    },
    lines: {
      '*': [
        'A deposit pays for what is kept for you: an hour, a table, a date, material that nobody else can use.',
        'Three questions about any deposit: what does it secure, is it part of the price, and when do I get it back?',
        "If you have to cancel, do it the moment you know. A day's notice can fill a gap that an hour cannot.",
        'For a large sum in advance ask for stages: a part to begin with, a part halfway, the rest when you have seen it.',
        'A small deposit keeps more appointments than a stern notice does.',
        'Cancel as early as you can. There is often somebody on a waiting list who would be delighted.',
      ],
      h: ['No-shows have one thing in common: an excellent excuse, told with great feeling, in November.'],
    },
    scene: [
      "A notebook, a line for two o'clock, your name in it. The phone rings, somebody wants two o'clock, and is told no.",
      'On a trestle lies a board, cut to your measurements. It fits no other wall in town.',
    ],
    why: [
      [
        'A small place has few slots, and one that is lost cannot be sold again tomorrow.',
        'An hour that nobody uses is gone, while rent and heating carry on.',
      ],
      [
        'Whatever is bought or made for you alone is worth little to anyone else.',
        'A name on a cake or a colour mixed by hand finds no second buyer.',
      ],
    ],
    parts: [
      [
        ['Ask what it secures', 'What is it for?'],
        [
          'A date, a price, material: it should say so.',
          'If it secures nothing, it is a payment and ought to be called one.',
          'A table, a day, a length of wood: let them name it.',
        ],
        ['A line in an appointment book', 'A name pencilled into a diary'],
      ],
      [
        ['Ask whether it counts', 'Will it be taken off the bill?'],
        [
          'Usually it comes off the final sum. It is worth hearing that once.',
          'Make sure the figure appears on the bill, with a minus.',
          'It mostly is. Have it shown as its own line.',
        ],
        ['A bill with a subtraction', 'A sum crossed out on a bill'],
      ],
      [
        ['Ask when it comes back', 'Until when can I cancel?'],
        [
          'How long beforehand can you cancel, and how much is returned?',
          'And what happens if they have to cancel? A good answer covers both sides.',
          'Ask it for both directions, since they might fall ill as well.',
        ],
        ['A calendar with two dates', 'Two dates in a diary'],
      ],
      [
        ['Pay so that it can be traced', 'How can I prove that I paid?'],
        [
          'A card, a transfer or a receipt, with a word on what it is for.',
          'A handshake is nice, and a line in writing is nicer.',
          'A transfer with a word in it, or a slip with a signature.',
        ],
        ['A receipt being written', 'A signed slip of paper'],
      ],
    ],
    turn: [
      'And if you come, it was simply the first part of the bill.',
      'Most deposits turn into something lovely and are forgotten.',
    ],
    asks: ['What would you pay a deposit for without blinking?', 'Have you ever been the empty chair?'],
    ends: {
      p: 'Ask, note, pay, look forward.',
      a: 'Clear terms, fair to both.',
      t: 'Purpose, offset, refund, proof.',
      f: 'And {ring|call} if something gets in the way. People understand.',
      h: 'The best excuses are kept for days without a deposit.',
      i: 'Keeping a promise begins with making one properly.',
      l: 'Reserved, in the loveliest sense.',
    },
    work: [
      'Explain your deposit in one sentence above the button: what it keeps for the customer. The rest can stand below, in the same plain words.',
      'If you charge in advance, write next to it what you do with it. Nobody minds then.',
    ],
    keep: 'the next time you are asked for one',
    send: 'the friend who always cancels',
    own: [
      {
        about: 'deposit|cancel|in advance|no.show',
        kinds: ['policy', 'price', 'process'],
        lead: 'In this house it goes like this.',
      },
    ],
    pic: {
      ask: [
        'An open appointment book with one line filled in, name not readable',
        'A diary with one name in it',
      ],
      alt: 'An open appointment book with a pen',
    },
    claims: [
      [
        'Deposits cover reserved time and made-to-order material; terms and law decide on refund',
        'Citizens Advice, trade practice',
      ],
    ],
  },
  {
    id: 'a-present-for-a-stranger',
    format: 'tip',
    unless: SELLS_NO_GOODS,
    again: 8,
    emoji: '🎀',
    tags: ['GiftIdeas', 'PresentTips', 'ThoughtfulGifts'],
    title: ['What to give someone you hardly know', 'Presents for colleagues, hosts and new neighbours'],
    cover: 'A present for a near stranger',
    gist: [
      'For somebody you hardly know choose what gets used up, what can be shared, or a better version of something they use every day.',
      'What do they complain about? What do they finish? Presents for near strangers lie in the answers.',
    ],
    subject: ['What do they complain about?', 'Nothing that gathers dust'],
    hooks: {
      '*': [
        'The invitation is for Saturday, you have met her twice, and all you know is that she has a dog.',
        "Somebody in the office drew your boss's name out of the hat. It was you.",
        'You know three things about her, and one of them is the dog. It is enough.',
      ],
      p: 'A present for somebody you scarcely know is easier if it does not have to last.',
      a: 'Give something that gets used up.',
      t: 'Consumable, shareable, exchangeable: each of the three lowers the risk of a wrong guess.',
      f: 'Invited, and no idea? Let us go through it quickly.',
      h: 'The scented candle you are thinking of has already been given three times. It is on its way back to you.',
      i: 'A small thing, well observed, says: I listened.',
      l: 'A small box of something very good.',
    },
    lines: {
      '*': [
        'For somebody you hardly know, give what gets used up: something to eat, to burn, to write with. It never has to suit the sofa.',
        'Ask yourself what they complain about. Cold feet, a blunt knife, no time: there is a present in most complaints.',
        'A better version of something ordinary is a fine present: the good {tea towel|dish towel}, the proper pencil, salt worth tasting.',
        'Tell the shop three things about the person and your budget. It is the question they like best.',
        'If you have to guess a size, you are in the wrong department.',
        'Bring the receipt in an envelope of its own. It is tactful, and it saves frogs.',
      ],
      h: ['"You really need not have" is meant literally more often than you think.'],
    },
    scene: [
      'Quarter to six, the shop shuts at six, and you are holding a vase in one hand and a doubt in the other.',
      'On a shelf stand the presents from people who hardly knew us: frogs, mostly, and a bottle opener in the shape of a fish.',
    ],
    why: [
      [
        'Whatever is used up cannot clash with the curtains and does not have to be brought out when you visit.',
        'Things that stay are a matter of taste, and you do not know it.',
      ],
      [
        'A detail from a conversation counts for more than the price.',
        'People notice that somebody listened, and they go on noticing it at breakfast.',
      ],
    ],
    parts: [
      [
        ['Choose something that ends', 'Give what will be used up'],
        [
          'Oil, chocolate, soap, bulbs for the spring: lovely, and then gone.',
          'After it comes room for the next one.',
          'It is enjoyed for a week, and the shelf stays free.',
        ],
        ['A bottle of oil with a ribbon', 'Soap wrapped in paper'],
      ],
      [
        ['Or a better everyday thing', 'Improve on something they use daily'],
        [
          'Every household has a poor {tin opener|can opener}. Nobody buys themselves a good one.',
          'What is used daily is thought of daily.',
          'The good version of a plain thing is a luxury nobody allows themselves.',
        ],
        ['A good wooden spoon', 'A fine kitchen knife on a cloth'],
      ],
      [
        ['Or something to share', 'Bring what can be shared at once'],
        [
          'Two cups, a game, a cake: for the evening and not for the shelf.',
          'Then it is at once part of the visit.',
          'It helps over the first half hour of any evening.',
        ],
        ['Two cups side by side', 'A cake between two chairs'],
      ],
      [
        ['Add one line by hand', 'Write by hand why it is theirs'],
        [
          'What it is, and why you thought of them.',
          'It is the part that gets kept.',
          'One sentence turns an object into a present.',
        ],
        ['A handwritten card', 'A card with three handwritten lines'],
      ],
    ],
    turn: [
      'And if all else fails, almost everybody likes cake.',
      'Ten minutes are enough, now that you know what to ask for.',
    ],
    asks: [
      'What was the nicest present from somebody who hardly knew you?',
      'What is standing on your shelf out of politeness?',
    ],
    ends: {
      p: 'Consumable, useful or shared: one of them always fits.',
      a: 'Used up, not put up.',
      t: 'Low variance in taste, high rate of use.',
      f: 'Tell us about the oddest thing on your shelf.',
      h: 'And keep the receipt, in case they listened to you less well.',
      i: 'To have listened is most of it.',
      l: 'Tissue paper, a good knot, a line in ink.',
    },
    work: [
      'Presents for customers follow the same rule. No logo, nothing for the shelf, and a line that could only have been written to them.',
      'A gift with your logo on it is a gift to yourself.',
    ],
    keep: 'the next invitation',
    send: 'someone who has to find a present by Saturday',
    own: [
      {
        about: '\\bgifts?\\b|\\bpresents?\\b|voucher|hamper|gift.wrap',
        kinds: ['product', 'service', 'offer', 'price'],
        lead: 'Perhaps you are still looking.',
      },
    ],
    pic: {
      ask: [
        'A small wrapped {parcel|package} with string and a handwritten tag',
        'A small wrapped box with a tag',
      ],
      alt: 'A small wrapped {parcel|package} with a handwritten tag',
    },
    claims: [['Consumables and everyday upgrades are low-risk gifts', 'common experience']],
  },
  {
    id: 'trusting-the-map',
    format: 'mistake',
    again: 8,
    emoji: '🗺️',
    tags: ['OpeningHours', 'CallAhead', 'PlanYourVisit'],
    wrong: 'Believing the opening times on the map before a {bank holiday|public holiday}',
    title: [
      'Are the opening times on the map right? How to check',
      'Open or closed? Why the map may be wrong on a holiday',
    ],
    cover: 'The map says open',
    gist: [
      'Opening times on maps are often out of date, above all around holidays. Look for the newest source, look for the last entry, or {ring|call} before a long drive.',
      'The map says open, the door says otherwise. Before a {bank holiday|public holiday} a phone call beats any app.',
    ],
    subject: ['The map says open', '{Ring|Call} before you drive'],
    hooks: {
      '*': [
        'You stand in front of a locked door, and the phone in your hand says: open now.',
        'It is the Friday after a {bank holiday|public holiday}. The map knows nothing about it.',
        'A machine somewhere believes that this door is open.',
      ],
      p: 'Opening times on the internet are a good guide, except when you rely on them most.',
      a: 'Before a long drive, ring.',
      t: 'Listings are copied from one another. An old figure can survive in six places after it was changed in one.',
      f: 'Off on a day between two holidays? One quick call first.',
      h: '"Might differ on public holidays", says the map, in the tone of an oracle.',
      i: 'A short call spares a long face.',
      l: 'An unhurried visit begins with a small question.',
    },
    lines: {
      '*': [
        'Before a {bank holiday|public holiday}, believe the phone and not the map. Small businesses change their times faster than listings do.',
        'Look for the date of the last post or photo of a business. If it is from this week, the opening times are likely right.',
        '"Closes at six" means that the lights go off at six. For anything longer than a minute come by half past five.',
        'Found wrong times on a map? Suggest the change. It takes a minute and spares the next person the drive.',
        "The days between two holidays are nobody's. Ask.",
        'A listing shows when a place is usually open. You are going there on a day.',
      ],
      h: ['A closed door and a phone that says "open": one of the two is made of wood, and it is right.'],
    },
    scene: [
      'Forty minutes of country road, two children, and in the window a slip of paper: back on Tuesday.',
      'Somebody rattles at the handle, looks at the phone, looks at the sign, and rattles once more to be sure.',
    ],
    why: [
      [
        'Nobody maintains all the places where opening times appear, least of all in a week with a holiday.',
        "There are maps, portals, old brochures and a cousin's blog, and only one owner.",
      ],
      [
        'Small places have no stand-in: if a child is ill or a tooth hurts, the door stays shut.',
        'A chain has a {rota|roster}. A shop of two has a note in the window.',
      ],
    ],
    parts: [
      [
        ['Look at the newest source', 'Trust what was posted last'],
        [
          'The latest post, the recorded message, the website, in that order.',
          "What was written yesterday knows about tomorrow's holiday.",
          'A picture from this morning beats a table from last year.',
        ],
        ['A phone with a recent date', "A post with today's date"],
      ],
      [
        ['{Ring|Call} before a long way', 'Pick up the phone before you drive'],
        [
          'A minute on the phone against an hour on the road.',
          'You can also ask whether it is in stock, while you are at it.',
          'If nobody answers at the time they claim to be open, you have your answer too.',
        ],
        ['A hand dialling before leaving', 'A car key beside a phone'],
      ],
      [
        ['Leave a margin', 'Arrive well before they close'],
        [
          'Ten minutes before closing you get what you came for and no more.',
          'Half an hour before, you get a conversation as well.',
          'The last ten minutes are for the ones who know what they want.',
        ],
        ['A clock at half past five', 'A shop door at dusk'],
      ],
      [
        ['Look at the door', 'Read the note in the window'],
        [
          'The slip in the window is the freshest news there is.',
          'Take a photo of it: the hours are on it, in their own writing.',
          'Whoever wrote it had the key in the other hand.',
        ],
        ['A handwritten note in a window', 'A paper taped to a glass door'],
      ],
    ],
    turn: ['The slip of paper is always right.', 'And on a rainy Tuesday you have the place to yourself.'],
    asks: [
      'What was your longest drive to a closed door?',
      'Do you {ring|call} first, or do you trust the map?',
    ],
    ends: {
      p: 'One call, and the outing is safe.',
      a: 'Phone over map.',
      t: 'Freshness beats availability of data.',
      f: 'And if it was shut: next time it will be open.',
      h: 'Rattling the handle has never yet extended opening hours.',
      i: 'A small check, and the day belongs to you.',
      l: 'A bell, and someone who expects you.',
    },
    work: [
      'Put the special hours into the map a week before each holiday and hang up the slip all the same. Those who stand outside should learn when to come back.',
      'Before each holiday correct your hours in three places: map, website and door.',
    ],
    keep: 'the next long weekend',
    send: 'the driver of the family',
    own: [
      {
        about: "^(?:we are |we're |we )?open\\b(?! day)|^opening|^closed|bank holiday",
        kinds: ['hours', 'policy'],
        lead: 'These hours come from the source.',
      },
    ],
    unless: `online (?:shop|store|only)|by appointment only|${SELLS_NO_GOODS}`,
    pic: {
      ask: ['A handwritten note in your window or door', 'A note with opening times on a door'],
      alt: 'A handwritten note on a glass door',
    },
    claims: [
      [
        'Map listings may be outdated, above all on holidays',
        'common experience, listing services own notices',
      ],
    ],
  },
  {
    id: 'what-made-you-a-regular',
    format: 'question',
    again: 8,
    emoji: '☕',
    tags: ['RegularCustomer', 'LocalLove', 'TellUs'],
    title: ['What makes you go back to a place?', 'Why we keep going back to the same places'],
    cover: 'What made you a regular?',
    gist: [
      'Somebody remembered your name, your size or your dog. Small things turn a visit into a habit. What was it for you?',
      'Price seldom makes a regular. Think of a place you go back to: what happened on the second visit?',
    ],
    subject: ['What made you a regular?', 'The second visit decides'],
    hooks: {
      '*': [
        '"The usual?" Two words, and you will never go anywhere else.',
        'You could get it nearer and cheaper. You go there all the same. Why?',
        'Nobody decides to become a regular. One day you are greeted.',
      ],
      p: 'Most of us have a place we go back to for reasons that are not on the price list.',
      a: 'The second visit decides.',
      t: 'Recognition, reliability, a small exception: these come up in almost every answer.',
      f: 'Think of a place you would miss. What did they do?',
      h: "A good business knows the dog's name. The owner's has to be looked up.",
      i: 'To be expected somewhere is a good feeling.',
      l: 'A nod, a chair pulled out, nothing said.',
    },
    lines: {
      '*': [
        'What turned you into a regular somewhere: the name, the nod, the spare button, or that they said "not this one, it will not last"?',
        'A place wins you on the second visit, when somebody remembers the first.',
        'The most convincing sentence in any trade: "I would not, if I were you."',
        'Tell a place why you come back. They guess at it for years and mostly guess wrong.',
        'Bring a friend to the place you like. It is the nicest review there is.',
        'The second visit counts more than the first. Somebody either knew you or did not.',
      ],
      h: ['A regular is somebody who complains about the new chairs before sitting down.'],
    },
    scene: [
      'You say your name, and the voice on the other side has already found you in the calendar.',
      'The dog pulls you across the road. It has been in there twice and remembers the {biscuit|cookie}.',
    ],
    why: [
      [
        'It is pleasant not to have to explain yourself from the beginning each time.',
        'Being known saves words and warms the day a little.',
      ],
    ],
    parts: [
      [
        ['They remembered', 'Your name was known'],
        [
          'A name, an allergy, the story with the boiler.',
          'On the second visit somebody asked how the exam had gone.',
          'Nobody had to ask how you take it.',
        ],
        ['A calendar with a name in it', 'A hand waving from a doorway'],
      ],
      [
        ['They said no', 'You were talked out of something'],
        [
          '"You do not need that" cost them a sale and won a customer.',
          'Advice that costs the adviser a sale is believed for years.',
          'They could have sold it to you. That is why you believe the next thing they say.',
        ],
        ['A lid put back on a box', 'A box being closed again'],
      ],
      [
        ['They made an exception', 'Somebody bent a rule for you'],
        [
          'Five minutes past six, and the key turned back once more.',
          'It was raining, the birthday was tomorrow, and somebody had a heart.',
          'The shutter was half down, and it went up again.',
        ],
        ['A key in a door', 'A shutter half raised'],
      ],
      [
        ['They were simply always the same', 'Nothing ever changed'],
        [
          'Same bread, same cut, same joke. Reliable, like the clock on the church.',
          'Those who change nothing are rarer than you think.',
          'You know what you get, and on some days that is all you want.',
        ],
        ['A clock on a tower', 'The same chair by the same window'],
      ],
    ],
    turn: ['It is hardly ever the discount.', 'Somebody there will be glad to hear it.'],
    asks: ['Where did it happen, and what was it?', 'What would make you leave?'],
    ends: {
      p: 'Your answers are useful to every small business that reads along.',
      a: 'Remember people. That is the rule.',
      t: 'Retention is memory plus consistency.',
      f: 'Name the place. They deserve it.',
      h: 'The dog has a loyalty card.',
      i: 'A nod can carry you through a grey week.',
      l: 'The usual, please.',
    },
    work: [
      'Ask five regulars what happened on their second visit. Write it on the wall in the kitchen: it is your training for new staff.',
      'Find out what brought your regulars back the second time. It is never in the brochure.',
    ],
    keep: 'the next time somebody says "the usual?"',
    send: 'somebody who always looks after you',
    own: [
      {
        about: '\\bregulars?\\b|loyalty|stamp card|member',
        kinds: ['offer', 'policy', 'story', 'audience'],
        lead: 'Coming back has its rewards.',
      },
    ],
    pic: {
      ask: ['A cup, a hook or a chair that belongs to a regular', 'A mug on a hook with a name'],
      alt: 'A cup that waits for a regular',
    },
    claims: [
      ['Recognition, consistency and honest advice foster loyalty', 'service research, common experience'],
    ],
  },
  {
    id: 'just-looking',
    format: 'either',
    only: HAS_A_SHOP,
    again: 9,
    emoji: '👀',
    tags: ['ThisOrThat', 'JustLooking', 'ShopTalk'],
    title: [
      'Just looking, or would you like to be helped?',
      'To be helped or left alone: what kind of customer are you?',
    ],
    cover: 'Just looking, thank you',
    gist: [
      'Some want to be asked at the door, some want to be left alone until they ask. Both say "just looking". Which are you, and how should anybody tell?',
      'A hello and then peace, or advice from the first minute: what do you like when you come in?',
    ],
    subject: ['"Just looking, thank you"', 'Helped, or left in peace?'],
    hooks: {
      '*': [
        '"Can I help you?" "Just looking, thank you." Nobody in this conversation has learnt anything.',
        'Two people come through a door. One hopes to be spoken to, the other fears it.',
        '"Just looking" can mean three things, and only one of them is just looking.',
      ],
      p: 'Good service begins with finding out whether somebody wants any.',
      a: 'Say what you want: help or peace. Both are fine.',
      t: 'Eye contact, pace and empty hands are the usual signals. They are misread about as often as not.',
      f: 'When you come in somewhere: hello and help, or hello and peace?',
      h: '"Just looking" has been said by people with a list, a deadline and a tape measure.',
      i: 'Being greeted is nice. Being left to look is nice, too.',
      l: 'An attentive silence is the rarest form of service.',
    },
    lines: {
      '*': [
        '"I would like to look first, and then I will have questions." With that sentence everybody in the room can relax.',
        'Helped at the door or left in peace: which do you like, and does it depend on the day?',
        'Looking for something particular? Say it straight away. Nobody will take it as a promise to buy.',
        'Waving helps. If you want advice and all are busy, catch an eye and point: somebody will come.',
        'If you know what you want, say so at the door. You will be out in four minutes.',
        'A basket in the hand means yes, hands behind the back mean not yet.',
      ],
      h: ['Anyone who has been "just looking" for forty minutes is either undecided or getting warm.'],
    },
    scene: [
      'She studies a label she has already read three times, so as not to be spoken to. Behind the counter someone polishes something that is clean.',
      'Six feet inside the door, and from the left comes a question. You step back to where you came from, politely.',
    ],
    why: [
      [
        'Help at the wrong moment feels like pressure, and help that does not come feels like indifference.',
        'Nobody can see from outside whether you are browsing or lost.',
      ],
    ],
    parts: [
      [
        'Just looking',
        [
          'First the eyes, then the fingers, and the questions last. Please say hello, and then let me be.',
          'A shop is also a small museum, and you do not want a guide for every room.',
          'A nod is lovely. After that I am happy with my own eyes for a while.',
        ],
        ['A hand along a shelf', 'Someone walking slowly past shelves'],
      ],
      [
        'Please ask',
        [
          'I have half an hour, a problem and no idea. Take me by the hand.',
          'Those who ask at once get the good stuff from the drawer.',
          'I would rather have one good question than ten metres of shelf.',
        ],
        ['Two people bent over something', 'A conversation over a counter'],
      ],
    ],
    turn: ['One sentence at the door, and it is settled.', 'You may change sides in the middle of the room.'],
    asks: ['Looker or asker?', 'Is there a better first sentence than "can I help you"?'],
    ends: {
      p: 'A hello costs nothing and commits nobody.',
      a: 'Say which. Then enjoy it.',
      t: 'Signal early; guessing has a high error rate.',
      f: 'Your answer will be read by somebody behind a counter.',
      h: 'Behind the counter, meanwhile, something spotless is being polished.',
      i: 'Doors should be easy, in both directions.',
      l: 'A nod, and all the time in the world.',
    },
    work: [
      'Try another first sentence for a week. "Have a look round, I am over there if you need me" answers the question without asking it.',
      'Greet everyone and follow no one. Those who need you will look up.',
    ],
    keep: 'the next door you go through',
    send: 'a professional browser',
    own: [
      {
        about: 'advice|browse|drop in|walk.?in|come in',
        kinds: ['service', 'place', 'policy', 'offer'],
        lead: 'Either way is fine here.',
      },
    ],
    unless: 'online (?:shop|store|only)|by appointment only',
    pic: {
      ask: ['Your door from the inside, open', 'An open shop door, seen from inside'],
      alt: 'An open shop door seen from the inside',
    },
    claims: [['Customers differ in wanting to be approached', 'retail research, common experience']],
  },
  {
    id: 'what-is-in-a-price',
    format: 'behind',
    again: 9,
    emoji: '🧾',
    tags: ['BehindTheScenes', 'FairPrices', 'SmallBusiness'],
    title: [
      'What is in the price of a small business?',
      'Where the money goes: what a small business pays from your bill',
    ],
    cover: 'Where the price goes',
    gist: [
      'Of every price a part goes to material, rent, tax, insurance, waste and the hours nobody sees. What is left is smaller than it looks from outside.',
      'An hour costs more than an hour: there is the drive, the quote, the cleaning up and the invoice. Where the money goes, roughly.',
    ],
    subject: ['Where the price goes', 'The hours nobody sees'],
    hooks: {
      '*': [
        'Forty for an hour sounds like a good wage. It is not a wage.',
        'It took ten minutes. It also took eleven years, but those are not on the bill.',
        "Between the price of an hour and an hour's wage there is a whole house.",
      ],
      p: 'Prices are easier to judge when you know what they have to cover.',
      a: 'A price is not a wage. Do not compare the two.',
      t: 'Revenue minus material, rent, tools, insurance, tax and unpaid hours equals income.',
      f: 'Ever thought "for that little job?" Most of us have. Take a look behind it.',
      h: 'The van does not run on goodwill, although it has been asked.',
      i: 'When you know what goes into a thing, you see it differently.',
      l: 'Fine work contains a great deal of invisible time.',
    },
    lines: {
      '*': [
        'An hour on the bill of a small business also pays for the drive, the quote, the cleaning up and the evening with the paperwork.',
        '"It only took ten minutes" because somebody has done it a thousand times. That is part of what you pay for.',
        'Of every price a share goes to things you never see: insurance, waste, broken pieces, the week when nobody came.',
        'If a price surprises you, ask what is in it. People who calculate honestly are glad to explain.',
        'A good price leaves something for the week in which nothing came in.',
        'If a job looks easy, you have been watching someone who is good at it.',
      ],
      h: ['Small business owners earn well in theory, mostly between two and four in the morning.'],
    },
    scene: [
      'You look at the sum, divide it by the minutes, and raise an eyebrow. At the back somebody is loading the van for the second time today.',
      'On the kitchen table lie a shoe box of receipts, a calculator and a cup gone cold. It is Sunday.',
    ],
    why: [
      [
        'For each hour that appears on a bill there is a good part of another that does not.',
        'Enquiries, ordering, driving, tidying: nobody pays for those by themselves, so they ride along.',
      ],
      [
        'Anyone who works alone pays for the ill days, the holiday and the pension from the same price.',
        'There is no other pocket from which that could come.',
      ],
    ],
    parts: [
      [
        ['Material and tools', 'What gets used up'],
        [
          'Including what breaks, goes off or was measured wrongly.',
          'The blade, the cloth, the third coat: it is all gone by the evening.',
          'Wood, thread, blades, and the piece that went wrong.',
        ],
        ['Worn tools on a bench', 'Offcuts and a worn brush'],
      ],
      [
        ['A roof and a van', 'What stands there whether you come or not'],
        [
          'Rent, electricity, insurance, the phone. They also cost when nobody comes.',
          'Whether it is February or full, the standing order leaves on the first.',
          'Walls, wheels, lines and policies want their money each month.',
        ],
        ['A key ring on a hook', 'A bunch of keys on a nail'],
      ],
      [
        ['Hours nobody sees', 'The unpaid hours'],
        [
          'Answering, quoting, ordering, driving, bookkeeping.',
          'They happen after supper and are on no list.',
          'Somebody answers, measures, fetches and sweeps, and none of it stands on the bill.',
        ],
        ['A lamp over papers at night', 'A desk lamp late at night'],
      ],
      [
        ['Taxes and the rest', 'What goes to the state, and later'],
        [
          'A part belongs to the state, and a part to the old days and the ill ones.',
          'What remains is the wage, and in some months it is late.',
          'Sick days and old age come out of this hour as well.',
        ],
        ['Coins in uneven heaps', 'Coins pushed into several piles'],
      ],
    ],
    turn: [
      'That is no reason to pay any price. It is one to ask what is in it.',
      'It makes a fair price easier to recognise, and an unfair one as well.',
    ],
    asks: ['Which price would you like explained?', 'What in your own work does nobody see?'],
    ends: {
      p: 'Ask what a price includes before you compare it.',
      a: 'Know the parts. Then judge the sum.',
      t: 'Utilisation is the number nobody asks for, and it decides.',
      f: 'A kind word about the work is also currency.',
      h: 'The paperwork is done for love, mostly at night.',
      i: "Behind each figure there is somebody's day.",
      l: 'What lasts has taken time.',
    },
    work: [
      'Show the division once, in five heaps of coins. Nobody who has seen it asks again why it costs what it costs.',
      'Explain your price before anyone asks. After the question it sounds like a defence.',
    ],
    keep: 'the next time a price surprises you',
    send: 'somebody who is going self-employed',
    own: [
      {
        about: 'hour|per |£|€|\\$|from \\d',
        kinds: ['price'],
        lead: 'Here is a figure from practice.',
      },
    ],
    pic: {
      ask: ['Five uneven heaps of coins on a table', 'Piles of coins of different heights'],
      alt: 'Five heaps of coins of different heights',
    },
    claims: [['Prices cover overheads, unbilled hours, tax, sick days', 'business textbook, trade practice']],
  },
  {
    id: 'when-small-shops-go-on-holiday',
    format: 'season',
    again: 11,
    emoji: '🏖️',
    when: { season: ['summer'] },
    tags: ['SummerHolidays', 'PlanAhead', 'LocalBusiness'],
    title: [
      'Summer closing: how to plan around small businesses {on holiday|on vacation}',
      'Closed in August: how to get things done before the summer break',
    ],
    cover: 'Back in two weeks',
    gist: [
      'In summer many small businesses close for a week or two. Ask early for the dates, collect what you need beforehand, and note what can wait.',
      'A slip in the window, a sun drawn in ballpoint: back in two weeks. Four things help you not to stand in front of it.',
    ],
    subject: ['Back in two weeks', 'The slip with the sun on it'],
    hooks: {
      '*': [
        'A slip of paper in the window, a small sun in ballpoint, and a date.',
        'Whatever breaks, breaks in the second week of the {holidays|vacation}.',
        'Two people, one key, two weeks: so it is shut.',
      ],
      p: 'Small businesses go {on holiday|on vacation} as a whole, and it pays to know when.',
      a: 'Ask before the summer. Not during it.',
      t: 'A house of two has no stand-in: when one goes, capacity halves; when both go, it is nil.',
      f: 'Is there something you need over the summer? Then think of it now.',
      h: 'Somebody is lying on a beach at this moment and not thinking of your bicycle. Well done.',
      i: 'People who rest come back with good hands.',
      l: 'The shutters are down, and behind them it is cool and quiet.',
    },
    lines: {
      '*': [
        'In early summer, ask the small businesses you rely on when they go {on holiday|on vacation}. In the holiday weeks you will be glad.',
        'Collect before they close: the repair, the order, the spare key. What lies behind a shutter stays there for two weeks.',
        'Send your question in the first week after the holidays are over, and not on the first day. It gets a better answer.',
        'Closed for the summer? Leave a message with your number, and ask for a call in the week after. "No rush" is a kind thing to add.',
        'Repairs that are handed in before the break get done in the cool of the first week after.',
        'Whoever closes in summer opens rested. It is worth the wait.',
      ],
      h: ['"Closed until the nineteenth" was written by a happy hand.'],
    },
    scene: [
      'The street is hot and empty. In three windows hang three slips, and on one of them somebody has drawn a fish.',
      'You have the part in your hand, you know who could mend it, and they are in Brittany.',
    ],
    why: [
      [
        'Where two people do everything, there is no half holiday.',
        'A stand-in would have to know each customer, each key and each quirk of the machine.',
      ],
      [
        'Everyone remembers on the last day, and the last day is too short.',
        'The Friday before the holidays has as many wishes as a normal week.',
      ],
    ],
    parts: [
      [
        ['Ask for the dates early', 'Find out when they are away'],
        [
          'Write them in your own calendar, with the names.',
          'Some close in two stages, so ask about both.',
          'A quick question in June is enough for the whole summer.',
        ],
        ['A slip in a window with a sun', 'A handwritten sign with dates'],
      ],
      [
        ['Bring it in two weeks before', 'Hand things in well before'],
        [
          'Then it can be done without haste and collected in time.',
          'What arrives on the last Thursday goes {on holiday|on vacation} as well.',
          'A fortnight ahead there is still room. On the last day there is only a box.',
        ],
        ['A bicycle being handed over', 'A watch handed over for repair'],
      ],
      [
        ['Decide what can wait', 'Sort the urgent from the rest'],
        [
          'Most things can, if you are honest.',
          'A dripping {tap|faucet} cannot, so ask who steps in meanwhile.',
          'If water or heat is part of it, ask who looks after that meanwhile.',
        ],
        ['A list with ticks', 'Two short lists, one underlined'],
      ],
      [
        ['Give them a day to land', 'Let them come home first'],
        [
          'After two weeks there is a mountain of post, and you are in it somewhere.',
          'On the third day people can speak again.',
          'Ring in the middle of the first week, when the worst of the pile is gone.',
        ],
        ['A pile of post on a mat', 'A full letterbox'],
      ],
    ],
    turn: [
      'And wish them a good time. It is remembered.',
      'The shutters go up again, with tanned hands behind them.',
    ],
    asks: ['Who do you miss most in the holiday weeks?', 'What broke just when everybody was away?'],
    ends: {
      p: 'Four lines in the calendar, and the summer is covered.',
      a: 'Ask for the dates. Beat them.',
      t: 'No redundancy, so plan for the outage.',
      f: 'Have a lovely summer, wherever you are.',
      h: 'Somewhere a shutter is enjoying the quiet.',
      i: 'Rest is part of good work.',
      l: 'Half-closed shutters, and a fan turning.',
    },
    work: [
      'Announce your holidays three times: a month before, two weeks before, and on the door. Those who stand there all the same will at least smile at the drawing.',
      'Put a date on the door, one online and one on your voicemail. And a wish for the summer, which costs nothing.',
    ],
    keep: 'the first warm week',
    send: 'somebody who remembers too late',
    own: [
      {
        about: 'holiday|closed? (?:from|for|until|in)|august|july',
        kinds: ['hours', 'policy'],
        lead: 'These are the dates here.',
      },
    ],
    pic: {
      ask: ['A handwritten holiday note in a window', 'A holiday note taped to a glass door'],
      alt: 'A handwritten {holiday|vacation} note on a door',
    },
    claims: [['Small businesses often close for holidays as they have no cover', 'common experience']],
  },
];
