// Asking well: quotes, complaints, reasons, prices.
import type { Idea } from '../../library/idea.ts';
import { HAS_A_SHOP } from '../whom.ts';

export const ASKING: readonly Idea[] = [
  {
    id: 'say-what-it-is-for',
    format: 'tip',
    again: 6,
    emoji: '🎯',
    tags: ['ShopSmart', 'AskTheExpert', 'LocalBusiness'],
    title: ['How to get better advice from a small business', 'Get better advice: say what you need it for'],
    cover: 'Say what it is for',
    gist: [
      'Tell a business what you want to do, not only what you want to buy. The purpose lets them suggest something better, cheaper or nothing at all.',
      '"I need a small one" gets you a small one. "It has to fit on a windowsill and survive a cat" gets you advice.',
    ],
    subject: ['Say what it is for', 'The sentence that gets good advice'],
    hooks: {
      '*': [
        'A customer asks for a ladder. A good question later it turns out that they need a light bulb changed.',
        'You know what you want. Do you also know what you want it for?',
        'An article is quickly fetched. The right one takes a sentence more.',
      ],
      p: 'The most useful sentence a customer can say begins with "it is for".',
      a: 'State the purpose first. The product comes second.',
      t: 'A request names a solution; a purpose names the problem. Only the second leaves room for a better answer.',
      f: 'Next time you ask for something, add what it is for. Watch what happens.',
      h: '"I need it bigger" has led to some very large mistakes.',
      i: 'A good answer begins with a question somebody understood.',
      l: 'Tell the story behind the wish, and let others do the choosing with you.',
    },
    lines: {
      '*': [
        'Say what it is for. "A present for somebody who has no oven" tells a shopkeeper more than any price range.',
        'Ask a business: "What would you do in my place?" It is a different question from "What do you sell?"',
        'Name the limits too: the width of the door, the date, the sum you do not want to pass. Limits make advice good.',
        'If the honest answer is that you do not need it, you have found somebody to come back to.',
        'Nobody minds the long story if it ends in a purchase that fits.',
        'The best advice sometimes costs less than what you came for.',
      ],
      h: ['"It should be nice" is not a specification, although it has been built several times.'],
    },
    scene: [
      'Somebody writes and asks for the second size up, by Friday. Whether that is right, nobody knows, because nobody has heard why.',
      'On the telephone: one of those, please, in blue. A pause. And what is it going to be used for?',
    ],
    why: [
      [
        'People who work with something all day know uses and pitfalls that no label mentions.',
        'People who do this every day usually have an answer to a question you have not asked yet.',
      ],
      [
        'Without the purpose they can only hand over what was ordered.',
        'Whoever hears only the article fetches only the article.',
      ],
    ],
    parts: [
      [
        ['Describe the situation', 'Tell them about the place and the people'],
        [
          'Where it will stand, who will use it, how often.',
          'One picture on your phone of the place in question can replace ten sentences.',
          'Who will use it and how often decides more than colour does.',
        ],
        ['A phone held up to show a photo', 'A photo of a room on a phone'],
      ],
      [
        ['Name what must not happen', 'Say what would annoy you'],
        [
          'Too heavy, too loud, too late: the fear shows the way.',
          '"It must not drip on the carpet" narrows things down at a stroke.',
          'Noise, weight, a late delivery: name it, and half of the choice falls away.',
        ],
        ['A hand drawing a line on paper', 'Two fingers showing a narrow gap'],
      ],
      [
        ['Give a sum and a date', 'Name your limits in money and time'],
        [
          'A range is enough, and it spares both sides a tour of the impossible.',
          'Nobody can spend your money well without knowing how much of it there is.',
          'Both sides save themselves a walk through what will not do.',
        ],
        ['A date being circled', 'A note with a sum and a day on it'],
      ],
      [
        ['Then ask for two suggestions', 'Have them show you two ways'],
        [
          'A plain one and a better one, with the difference explained.',
          'Comparing two is easy; comparing eleven is a hobby.',
          'What does the dearer one do that the other does not? That answer is the advice.',
        ],
        ['Two things laid side by side', 'A plain and a fancy thing, next to each other'],
      ],
    ],
    turn: ['You can still buy the blue one.', 'And if your first idea was right, you now know why.'],
    asks: [
      'When did somebody talk you out of a purchase, and were they right?',
      'What is the best advice a small business ever gave you?',
    ],
    ends: {
      p: 'Purpose, limits, date. It takes three sentences.',
      a: 'First why, then what.',
      t: 'Problem before product: the order saves a return.',
      f: 'Tell the whole story. Somebody enjoys hearing it.',
      h: 'Guessing is included in the price, but not recommended.',
      i: 'Good questions make good neighbours of customers.',
      l: 'Well asked is half chosen.',
    },
    work: [
      'It works from the other side as well. Ask what it is for before you answer, and the quickest sale sometimes becomes a smaller one and a longer one.',
      'Try starting with the question about use for one week. Note how often the answer is not what was asked for.',
    ],
    keep: 'the next thing you cannot decide on',
    send: 'a friend who always orders the wrong size',
    own: [
      {
        about: 'advice|advise|consultation|free (?:call|quote|estimate)',
        kinds: ['service', 'offer', 'process', 'value'],
        lead: 'It begins with what you need it for.',
      },
    ],
    pic: {
      ask: ['Your work table with a pencil and a rough sketch', 'A pencil sketch on a workbench'],
      alt: 'A pencil and a rough sketch on a work table',
    },
    claims: [['Stating the purpose leads to better advice', 'trade practice, common experience']],
  },
  {
    id: 'how-to-ask-for-a-quote',
    format: 'checklist',
    again: 6,
    emoji: '📐',
    tags: ['GetAQuote', 'SmallBusiness', 'PlanAhead'],
    tick: true,
    title: ['How to ask for a quote and get one you can use', 'What to write when you ask for a price'],
    cover: 'A quote needs six things',
    gist: [
      'A good quote needs the job, the size, the place, photos, a date and a sum you have in mind. With those in one message you get an answer sooner.',
      '"How much is it roughly?" gets a rough answer. Measurements, pictures and a deadline get a figure that still holds in a month.',
    ],
    subject: ['Six things a quote needs', 'Why the answer takes so long'],
    hooks: {
      '*': [
        '"Hello, how much?" arrives in small businesses every day, and nobody can answer it.',
        'Before anyone can name a price they have to ask you five things. You could send them at once.',
        'The vaguer the question, the later the answer and the rounder the price.',
      ],
      p: 'The quality of a quote depends to a good part on the request.',
      a: 'Send measurements, photos and a date. Then ask for the price.',
      t: 'A price is worked out from quantity, material, time and risk. Whatever is missing gets guessed, and guesses are rounded up.',
      f: 'Waiting for a quote that never comes? Perhaps they are waiting for you.',
      h: '"About the size of a normal one" has never been measured.',
      i: 'Being clear is a courtesy, and it comes back in the form of a clear price.',
      l: 'Precision in the question is repaid in the answer.',
    },
    lines: {
      '*': [
        'For a usable quote, send in one message: what, how big, where, photos, by when, and roughly what you want to spend.',
        'Photograph the thing from two sides and lay a ruler or a shoe beside it. That answers half the questions a quote needs.',
        'If you name your budget, an honest business can tell you at once whether it makes sense to go on.',
        'Ask for the same things from everyone, in the same words. Only then can quotes be compared.',
        'Two quotes for two different jobs cannot be compared, however long you look at them.',
        'Say if others are asked as well. It is fair, and it speeds things up.',
      ],
      h: ['"As soon as possible" is not a date. It is a mood.'],
    },
    scene: [
      'You wrote on Sunday night, one line, and by Thursday you have three replies, each of them with questions.',
      'Two quotes lie on the kitchen table. One is twice the other, and you cannot tell whether they describe the same job.',
    ],
    why: [
      [
        'Every missing detail is either a question, which costs days, or an assumption, which costs money.',
        'What you leave out, others fill in: carefully, which means generously.',
      ],
      [
        'With everything in one message somebody can answer between two jobs.',
        'A small business replies when there are ten free minutes. Make them enough.',
      ],
    ],
    parts: [
      [
        ['What needs doing', 'The job, in one sentence'],
        [
          'One sentence, and what should be different afterwards.',
          'Describe the result rather than the method.',
          'Write what you want to have in the end, and let others choose the way.',
        ],
        ['A short note being written', 'One line on a sheet of paper'],
      ],
      [
        ['How much or how big', 'Its size or number'],
        [
          'Pieces, people, metres: anything that can be counted.',
          'Measure twice; it is free.',
          'Roughly counted is good, measured is better.',
        ],
        ['A tape measure on a table', 'A tape measure along a wall'],
      ],
      [
        ['Where', 'The address and how to get in'],
        [
          'The street, the floor, the narrow door: access is part of the job.',
          'Parking and stairs have surprised more bills than material has.',
          'Four flights of stairs belong in the first message and not in the last.',
        ],
        ['A narrow staircase', 'A steep stairwell from below'],
      ],
      [
        ['Pictures', 'Photos, near and far'],
        [
          'One from afar, one close up, by daylight.',
          'They show what you have stopped seeing.',
          'Daylight, no filters, something beside it for scale.',
        ],
        ['A phone taking a picture', 'A phone photographing a corner'],
      ],
      [
        ['By when, and how firm that is', 'The date, and whether it can move'],
        [
          'A wedding is firm, spring is not.',
          'If the date can move, say so: it often helps the price.',
          'Somebody with a gap in March will tell you so.',
        ],
        ['A calendar with a marked day', 'A month on a wall with one ring'],
      ],
      [
        ['What you would like to spend', 'The sum you have in mind'],
        [
          'A range is enough to begin with.',
          'It is no trick to name it; it spares everyone the wrong size of idea.',
          'Then nobody designs a palace for you, or a shed.',
        ],
        ['A pencil figure on an envelope', 'A figure pencilled on a card'],
      ],
    ],
    turn: [
      'One message, and the answer can be a price instead of a question.',
      'Most delays end before they begin.',
    ],
    asks: [
      'What do you find hardest when you ask for a price?',
      'Do you name your budget or keep it to yourself?',
    ],
    ends: {
      p: 'Keep the message and send it to the others as well.',
      a: 'No size, no price.',
      t: 'Scope, quantity, access, deadline, budget: a specification in five words.',
      f: 'And do ask if the quote has words in it that nobody knows.',
      h: 'If you lay a shoe beside it for scale, do mention whose.',
      i: 'Clear beginnings, calm endings.',
      l: 'A well-put question needs no reminder.',
    },
    work: [
      'Put the six points on your own enquiry form, in that order. Half of the to and fro before an order disappears, and the ones who fill it in mean it.',
      'Turn your own most frequent questions into a short form. It filters and it helps.',
    ],
    keep: 'the next time you need a price',
    send: 'someone who is planning something bigger',
    own: [
      {
        about: 'quote|estimate|quotation',
        kinds: ['service', 'offer', 'process', 'policy'],
        lead: 'This is how quotes go here.',
      },
    ],
    pic: {
      ask: ['A tape measure, pencil and notebook on a table', 'A ruler, a pencil and a list'],
      alt: 'A tape measure, a pencil and a notebook',
    },
    claims: [
      ['Complete requests are answered sooner; assumptions are priced with a margin', 'trade practice'],
    ],
  },
  {
    id: 'quote-estimate-invoice',
    format: 'glossary',
    again: 12,
    emoji: '📄',
    tags: ['MoneyWords', 'GoodToKnow', 'QuoteOrEstimate'],
    caution: [
      'What these words bind you to differs between countries; the terms in writing decide.',
      'Words like these oblige people to different things in different countries. Go by what is written in the terms.',
    ],
    title: [
      'Quote, estimate, deposit, invoice: the words explained',
      'Is it a quote or an estimate? Money words before you sign',
    ],
    cover: 'Quote or estimate?',
    gist: [
      'A quote is usually a fixed price, an estimate an informed guess. Six words about money that are good to know before you sign.',
      'Estimate, quote, deposit, balance, guarantee: they get mixed up daily, and the difference can be a good sum of money.',
    ],
    subject: ['Quote or estimate?', 'Six words before you sign'],
    hooks: {
      '*': [
        '"It was only an estimate" is a sentence you would like to hear before the job and not after it.',
        'One word on a sheet of paper decides whether the price can still move.',
        'Of two offers the cheaper one may simply be the vaguer one.',
      ],
      p: 'Before any larger order it is worth knowing which kind of price is on the paper.',
      a: 'Ask one question: is this a quote or an estimate?',
      t: 'The distinction is between an offer to do a defined job at a stated price and an approximate calculation.',
      f: 'Nodded at "net of" and "on account"? Let us sort a few of these out.',
      h: '"Roughly" is a unit of currency with a wild exchange rate.',
      i: 'Money talk gets easier when everybody means the same by it.',
      l: 'Plain terms, agreed beforehand, leave room for a pleasant order.',
    },
    lines: {
      '*': [
        'Quote: usually a fixed price for a described job.\nEstimate: an informed guess that may move.\n\nAsk which one you are holding.',
        'A deposit secures your order. Ask in writing when you would get it back and when you would not.',
        'Guarantee and legal rights are two things. The first is promised by a seller or maker, the second you have anyway.',
        'Does the price include tax, delivery and taking the old one away? That question is worth asking every time.',
        '"From" in front of a price is an estimate in disguise. Ask what most people pay.',
        'Have changes confirmed one by one, with a sum each. The final bill then holds no surprise.',
      ],
      h: ['An estimate is like a weather forecast: made by professionals, and you still take a coat.'],
    },
    scene: [
      'There is a figure at the bottom of the page, you like it, and you overlook the small word above it.',
      'Two sheets of paper, two firms. One says quote, the other says estimate, and the cheaper one may turn out dearer.',
    ],
    why: [
      [
        'The words sound alike and promise different things.',
        'A single term can mean that the risk is yours or that it is theirs.',
      ],
      [
        'Nobody is cross about a price they saw coming.',
        'Trouble over bills begins, more often than not, with something both sides took for granted.',
      ],
    ],
    parts: [
      [
        'Estimate',
        [
          'A careful guess made before everything is known. It can go up or down.',
          'Good for planning; ask how far it might move and who would tell you.',
          'What somebody thinks it will come to, before the wall is open.',
        ],
        ['A pencil figure with a question mark', 'A question mark beside a sum'],
      ],
      [
        'Quote',
        [
          'A stated price for a described job, normally binding once you accept it.',
          'It holds for what is written there; extras are another conversation.',
          'A fixed sum for what stands on the page. Once you say yes, it usually counts.',
        ],
        ['A figure written in ink', 'A signed sheet and a pen'],
      ],
      [
        'Deposit',
        [
          'Money paid beforehand to secure a place, a date or material.',
          'Ask what happens to it if either side cancels.',
          'A part in advance, so that the day or the material is yours.',
        ],
        ['A few notes slid across a table', 'A card payment at a desk'],
      ],
      [
        'Balance',
        [
          'What is still to be paid when the job is done.',
          'The figure at the end minus whatever you have paid so far.',
          'The remainder, due at the end.',
        ],
        ['A receipt pinned to a sheet', 'A bill with a line under it'],
      ],
      [
        'Guarantee',
        [
          'A promise by seller or maker on top of what the law gives you.',
          'Read what it covers and for how long; the rest is a nice word.',
          'Something promised voluntarily, and only as wide as its wording.',
        ],
        ['A card in a drawer', 'A folded guarantee card'],
      ],
    ],
    turn: [
      'If it matters, ask to have it in writing. An email will do.',
      'A word on paper is worth two on the phone.',
    ],
    asks: ['Which of these did you once learn the hard way?', 'Which money word should be explained next?'],
    ends: {
      p: 'One question before you sign saves several afterwards.',
      a: 'Fixed or rough? Ask.',
      t: 'Scope defines the quote: no scope, no fixed price.',
      f: 'Ask as often as you like. It is your money.',
      h: '"Give or take" mostly takes.',
      i: 'Clarity is fair to both sides.',
      l: 'Settled beforehand, forgotten afterwards.',
    },
    work: [
      'Write the word at the top of the sheet in large letters and one line on what it means. Customers thank you for it, and so does whoever sends the reminders.',
      'Name the paper for what it is and add what follows from it. Half of your disputes end there.',
    ],
    keep: 'the next time a figure lies on your table',
    send: 'someone who is about to sign something',
    own: [
      {
        about: 'fixed price|deposit|guarantee|warranty|estimate',
        kinds: ['policy', 'guarantee', 'process'],
        lead: 'Here the words mean this.',
      },
    ],
    pic: {
      ask: ['A pen on a sheet with a handwritten figure', 'A pen lying on a printed figure'],
      alt: 'A pen lying on a sheet with a handwritten sum',
    },
    claims: [
      ['A quote is generally a fixed offer, an estimate approximate', 'Citizens Advice; definition'],
      ['Guarantees come in addition to statutory rights', 'Citizens Advice'],
    ],
  },
  {
    id: 'complain-well',
    format: 'howto',
    again: 7,
    emoji: '✉️',
    tags: ['CustomerRights', 'ComplainWell', 'GoodToKnow'],
    title: [
      'How to complain so that something happens',
      'A complaint that works: short, soon and with a wish',
    ],
    cover: 'Complaining well',
    gist: [
      'Complain soon, to the person who can change it, with two facts and one wish. Anger is understandable; a date and a request work better.',
      'What happened, when, and what you would like now: a complaint of four sentences gets further than a page of feelings.',
    ],
    subject: ['How to complain well', 'Two facts and one wish'],
    hooks: {
      '*': [
        'The most effective complaints fit on a postcard.',
        'Before you tell the internet, tell the person who can put it right.',
        'Most complaints are told to everyone but the one who could help.',
      ],
      p: 'A complaint that is easy to act on usually gets acted on.',
      a: 'State the fact. Name your wish. Set a date.',
      t: 'A usable complaint has an order number, an event, a consequence and a remedy.',
      f: 'Something went wrong and you are cross? Fair enough. Let us get it mended.',
      h: 'CAPITAL LETTERS HAVE NEVER MENDED A KETTLE.',
      i: 'Saying what went wrong gives somebody the chance to do better.',
      l: 'A measured sentence is heard further than a loud one.',
    },
    lines: {
      '*': [
        'A good complaint in four sentences: what I ordered, what happened, what that means for me, what I would like now.',
        'Say what you want: a repair, a swap, your money, or only an apology. Nobody can guess, and many would agree at once.',
        'Take the photo before you throw the box away. Complaints go more quickly with a picture.',
        'Complain within days rather than months. The people who remember are still there, and so is the evidence.',
        'Keep it to what can be put right. What cannot deserves one sentence at the end.',
        'If nobody answers, write once more with the date of the first letter in it.',
      ],
      h: [
        'Begin a complaint with "I am sure this can be sorted out". It confuses everybody, and then it gets sorted out.',
      ],
    },
    scene: [
      'The {parcel|package} is open, the lid is cracked, and your thumbs have already typed the first furious line.',
      'You have told your sister, the neighbours and the man at the bus stop. The business does not know yet.',
    ],
    why: [
      [
        'Anyone who reads it needs to find the order, understand the damage and know what would put things right.',
        'In a small business the same person reads complaints and packs {parcels|packages}. Facts help; adjectives do not.',
      ],
      [
        'Most mistakes are slips, and people like to put slips right when they are given the chance.',
        'Hardly anyone sets out to disappoint. A fair tone makes it easy to be generous.',
      ],
    ],
    parts: [
      [
        ['Cool down for an hour', 'Wait until the kettle has boiled'],
        [
          'The letter you write at four is better than the one at three.',
          'Write the furious version by all means, and do not send it.',
          'Write it, sleep on it or at least drink something, and cut the adjectives.',
        ],
        ['A cup of tea beside a closed laptop', 'A cup beside a phone turned face down'],
      ],
      [
        ['Go to the right person first', 'Start with whoever can mend it'],
        [
          'The one who sold it, made it or runs the place. Public comes later, if at all.',
          'In a small business that is often whoever picks up the phone.',
          'The person who made or sold it usually wants to hear it first.',
        ],
        ['A hand picking up a telephone', 'A hand knocking at a shop door'],
      ],
      [
        ['Give two facts and a photo', 'Facts: when, what, a picture'],
        [
          'Order number and date; what arrived and what should have.',
          'Leave out the history since the Stone Age; the broken lid speaks.',
          'Two sentences and a photograph tell it better than a page of feelings.',
        ],
        ['A photo of a cracked lid', 'A phone camera over a broken corner'],
      ],
      [
        ['Say what you would like', 'Name what would make it right'],
        [
          'One wish, and a second you could live with.',
          'A concrete request turns a quarrel into a task.',
          'Mended, exchanged, refunded or simply acknowledged: choose one and say it.',
        ],
        ['A line underlined in a letter', 'A pen under one line of a note'],
      ],
      [
        ['Set a friendly date', 'Ask for an answer by a day'],
        [
          '"Could you let me know by Friday?" is neither rude nor vague.',
          'And note whom you spoke to.',
          'A day in the calendar keeps both of you from waiting in silence.',
        ],
        ['A Friday marked on a calendar', 'A note on a calendar page'],
      ],
    ],
    turn: [
      'And when it has been put right, say thank you. It is rarer than complaints.',
      'How a business mends a mistake tells you more than how it sells.',
    ],
    asks: [
      'What is the best answer you ever got to a complaint?',
      'Phone, email or in person: how do you complain?',
    ],
    ends: {
      p: 'Facts, wish, date.',
      a: 'Complain early, clearly and once.',
      t: 'If nothing moves, an advice service or ombudsman will want exactly these notes.',
      f: 'Most people would love to make it good.',
      h: 'The bus stop may be told as well. It is very patient.',
      i: 'A fair complaint is a form of respect.',
      l: 'Courtesy costs nothing and opens drawers.',
    },
    work: [
      'Answer complaints in the same shape: what happened, what you will do, by when. The first sentence should be "thank you for telling us", and you should mean it.',
      'Reply in the order in which you were told, and begin by thanking. It disarms everyone, yourself included.',
    ],
    keep: 'the day something arrives broken',
    send: 'someone who is typing in capitals',
    own: [
      {
        about:
          'returns\\b|return (?:it|them|any|goods|items)|refund|guarantee|warranty|complain|put (?:it )?right|not happy',
        kinds: ['policy', 'guarantee', 'process'],
        lead: 'Here is what applies when something goes wrong.',
      },
    ],
    pic: {
      ask: ['A sheet of paper with four lines and a pen', 'A short letter on a table'],
      alt: 'A handwritten letter of four lines with a pen',
    },
    claims: [
      ['Complain promptly, to the trader first, with evidence and a stated remedy', 'Citizens Advice'],
    ],
  },
  {
    id: 'may-i-ask-for-a-discount',
    format: 'answer',
    again: 8,
    emoji: '🏷️',
    tags: ['HaggleKindly', 'ShopSmart', 'GoodManners'],
    question: 'May I ask for a discount?',
    short: [
      'You may ask. Better still, ask what could be left out.',
      'Asking is fine. The better question is what could be simpler.',
    ],
    title: ['How to ask a small business for a better price', 'Getting a better price without haggling'],
    cover: 'May I ask for a discount?',
    gist: [
      'Asking is allowed. But instead of less money for the same thing, ask what could be left out, moved or bundled so that the price can fall honestly.',
      '"Can you do it cheaper?" invites a no. "What would make it cheaper?" invites an idea.',
    ],
    subject: ['May I ask for a discount?', 'The better question about price'],
    hooks: {
      '*': [
        'Somebody lowers their voice before they go on. Anyone who has ever named a price knows what is coming.',
        'There are two ways to ask for less, and only one of them makes the other side think.',
        'A discount has to come from somewhere, and in a small place you can see where.',
      ],
      p: 'There is a polite way to talk about price, and it usually leads further than haggling.',
      a: 'Ask what would make it cheaper. Then listen.',
      t: 'A price consists of material, time, risk and margin. You can change the first three together.',
      f: 'Shy of asking for a better price? Try it with one other word.',
      h: '"What is your best price?" "The one on the label, but thank you for calling it the best."',
      i: 'A fair price is one after which both would do it again.',
      l: 'One may speak of money softly and still clearly.',
    },
    lines: {
      '*': [
        'Do not ask for ten per cent off. Ask: "What would make it cheaper?" Another date, a smaller size or doing a part yourself often will.',
        'If your date can move, say so when you ask for the price. Quiet weeks exist in every trade.',
        "Display pieces, last year's colour, offcuts: ask whether there is something like that. Often nobody has thought to put it out.",
        'A no to a discount is an answer and not an insult. It goes for both sides.',
        'Buying two at once is a reason for a better price. Wanting it is not.',
        'Ask in the quiet month. The same question sounds different in December.',
      ],
      h: [
        '"I will tell all my friends" has been paid in for centuries and is still not accepted at any bank.',
      ],
    },
    scene: [
      'The figure is a bit higher than you had hoped. You look at the ceiling, at your shoes, and back at the figure.',
      'A friend nudges you: go on, ask. You would rather buy the wall as well.',
    ],
    why: [
      [
        "In a small business the price is close to the bone, and a straight discount comes out of somebody's evening.",
        'Large chains plan for price cuts. A workshop of two usually does not, so the cut lands on the working hour.',
      ],
      [
        'Changing the job changes the cost, and then a lower price is simply right.',
        'Take something away or move it to a slack week, and the sum falls with nobody losing.',
      ],
    ],
    parts: [
      [
        ['Ask what drives the price', 'Find out what makes it dear'],
        [
          'Perhaps it is the rush, the colour or the delivery.',
          'Often a detail you do not care about costs the most.',
          'Speed, size or a special shade: one of them may be the expensive part.',
        ],
        ['A finger running down a list', 'A finger on one line of a list'],
      ],
      [
        ['Offer something that helps', 'Give something in return'],
        [
          'A flexible day, collecting it yourself, paying at once.',
          'What is easy for you can be worth a good deal to the other side.',
          'A free weekday, your own van, an order for two: these are worth money to them.',
        ],
        ['Keys laid on a table', 'An open calendar and a van key'],
      ],
      [
        ['Ask for the plain version', 'Ask for it without the trimmings'],
        [
          'Without the extras, as a sample, or the size below.',
          'The second-simplest is frequently the one they have at home themselves.',
          'What can be left off often leaves the price as well.',
        ],
        ['Two versions side by side', 'A plain and a decorated piece'],
      ],
      [
        ['Take a no kindly', 'Accept a no with good grace'],
        [
          'You may decide in peace, and come back.',
          'A price that stays put is at least the same for your neighbour.',
          'Everybody then pays the same, and that includes you next time.',
        ],
        ['A wave from a gate', 'Two people shaking hands'],
      ],
    ],
    turn: [
      'Sometimes the price is the price. Then you know.',
      'The answer may be no. The question was still a good one.',
    ],
    asks: [
      'Do you ask for a better price, or would you rather not?',
      'What is the nicest no you ever heard?',
    ],
    ends: {
      p: 'A better question gets a better price more often than a bolder one.',
      a: 'Change the job, not the person.',
      t: 'Scope, timing, payment: three levers that cost neither side a margin.',
      f: 'And a friendly face has never harmed a negotiation.',
      h: 'Paying in compliments is charming, and is added on top.',
      i: 'Fair means that both go home content.',
      l: 'Good value, unhurriedly agreed.',
    },
    work: [
      'When a customer asks you for a discount, answer with a version: what it would be without this or at another time. You keep your price, and they keep a choice.',
      'Offer a smaller version before a lower price. The customer decides, and you stay honest.',
    ],
    keep: 'the next larger purchase',
    send: 'the friend who haggles for sport',
    own: [
      {
        about: 'discount|off[- ]peak|ex.display|% off|per cent off|bundle|loyalty',
        kinds: ['offer', 'price', 'policy'],
        lead: 'There are honest ways to a lower price.',
      },
    ],
    pic: {
      ask: ['A price tag with a pencil beside it', 'A price tag and a question mark in pencil'],
      alt: 'A blank price tag beside a pencil',
    },
    claims: [
      [
        'Flexible timing, reduced scope and bundles are common honest reasons for a lower price',
        'trade practice',
      ],
    ],
  },
  {
    id: 'order-earlier-than-you-think',
    format: 'mistake',
    again: 7,
    emoji: '📆',
    tags: ['PlanAhead', 'OrderEarly', 'SmallBusiness'],
    wrong: 'Counting back from the day you need it and stopping one step short',
    title: [
      'Ordering something special? When to ask for it',
      'How far ahead should you order something made to order?',
    ],
    cover: 'Order before you think',
    gist: [
      'When you count back from the day, add the things nobody counts: your own answer, the {post|mail}, and one correction. Then order a week before that.',
      'It takes five days to make, so you order five days ahead. Missing from the sum: a question, a weekend and one mistake.',
    ],
    subject: ['The five days that were nine', 'One correction, one weekend'],
    hooks: {
      '*': [
        'It takes a week, so you ordered it a week before. And then somebody had a question.',
        'The order was on time. The answer to the question about the spelling was not.',
        'There are days between the order and the thing that nobody has counted.',
      ],
      p: 'Delivery times are often quoted correctly and planned wrongly.',
      a: 'Order a week before the last possible day.',
      t: 'Lead time is making plus waiting plus sending plus one round of questions. Most people only count the first.',
      f: 'Need something for a certain Saturday? Let us count back together.',
      h: '"It is only a small thing" takes exactly as long as a large one, plus the conversation.',
      i: 'Asking early is a present to whoever makes it, and to yourself on the day.',
      l: 'What is well prepared arrives without haste.',
    },
    lines: {
      '*': [
        'Count back from the day: sending, making, one weekend, one question, one correction. What you get is the day to order.',
        'Name the day of the event, not the day you want it. Then somebody who knows the trade can count back for you.',
        'Have your answers ready when you order: spelling, colour, address, a phone number. Questions cost more days than the work does.',
        'If you are late, say so at once and ask what is still possible. Often it is something simpler, and it arrives.',
        'The clock starts with your last answer and not with your first message.',
        'Somebody who orders early gets asked which day suits them. Somebody who orders late is told.',
      ],
      h: ['Nothing is as urgent as an anniversary that has been on the same date for twenty years.'],
    },
    scene: [
      'On Monday you have the idea, on Tuesday you order, on Wednesday a question comes, on Friday you read it.',
      'The {parcel|package} is ready, and it is spelled with one L. The birthday is tomorrow, and it is spelled with two.',
    ],
    why: [
      [
        'The stated time begins when everything is clear, not when you first write.',
        'Until the last detail is known nobody can start, however small it is.',
      ],
      [
        'Small firms work through orders one after another, so yours has others before it.',
        'Two pairs of hands, one list, and yours goes on at the end of it.',
      ],
    ],
    parts: [
      [
        ['Start from the event', 'Begin with the day it must be there'],
        [
          'Put the day itself on paper first, then go backwards.',
          'The day before does not count: that is for wrapping.',
          'Then take off the day on which it gets wrapped, carried or put up.',
        ],
        ['A date circled in red', 'A ring round one day of a month'],
      ],
      [
        ['Add one question and one weekend', 'Allow for one question'],
        [
          'There is always something to settle, and it is always Friday.',
          'Two days for a reply and two for Saturday and Sunday is about right.',
          'It will come on a Friday. Reckon with the weekend it costs.',
        ],
        ['Days crossed out on a calendar', 'A weekend struck out in pencil'],
      ],
      [
        ['Leave room for a correction', 'Allow for one mistake'],
        [
          'A name, a shade, a size: one thing in ten needs a second go.',
          "Look at a proof as if it were somebody else's.",
          'Letters get swapped and shades get misread, and then it is made again.',
        ],
        ['A pencil correcting a word', 'A proof with one letter corrected'],
      ],
      [
        ['Then order a little before that', 'Add a week on top of that'],
        [
          'The margin is what makes it cheap: nobody has to rush.',
          'Being early has never cost extra.',
          'If all goes well, it waits for you in a cupboard.',
        ],
        ['An order being handed in', 'A finished order on a shelf'],
      ],
    ],
    turn: [
      'And if it is ready sooner, you have a quiet week.',
      'At worst it lies in a drawer and waits for its day.',
    ],
    asks: ['What was your closest finish?', 'Weeks ahead or the night before: which are you?'],
    ends: {
      p: 'A week of margin costs nothing and covers a lot.',
      a: 'Early, with all the details.',
      t: 'Work plus wait plus transport plus one iteration.',
      f: 'Late already? Ask anyway. You may be lucky.',
      h: 'Birthdays, as a rule, are announced a year in advance.',
      i: 'Time is the loveliest ingredient you can bring along.',
      l: 'No haste. It shows in the result.',
    },
    work: [
      'State your time as a date and not as a number of days: "order by the tenth for the twentieth". Customers cannot add your weekends; you can.',
      'Print the last date for ordering next to each event, and not the number of days. People can read dates.',
    ],
    keep: 'the next birthday with a round number',
    send: 'the one who always orders on Thursday',
    own: [
      {
        about: '^(?!.*cancel).*(?:lead time|in advance|ahead\\b|notice|order by|working days|weeks)',
        kinds: ['process', 'policy', 'service', 'product'],
        lead: 'Here is how much time to allow.',
      },
    ],
    pic: {
      ask: [
        'A calendar with a circled day and crossed-out days before it',
        'A calendar with days crossed backwards',
      ],
      alt: 'A calendar with one day circled',
    },
    claims: [['Lead time includes clarification, queue and transport', 'trade practice']],
  },
  {
    id: 'ring-or-write',
    format: 'either',
    again: 8,
    emoji: '☎️',
    tags: ['ThisOrThat', 'PhoneOrEmail', 'SmallTalk'],
    title: [
      '{Ring|Call} or write: how do you contact a small business?',
      'Should you phone or write to a small business?',
    ],
    cover: '{Ring|Call} or write?',
    gist: [
      'A call settles things in two minutes and leaves no trace. A message waits, keeps the details and needs no courage. Which one are you?',
      'Some people pick up the phone without a thought. Others would rather walk there. Either has its uses.',
    ],
    subject: ['{Ring|Call} or write?', 'Who still likes the phone?'],
    hooks: {
      '*': [
        'The phone rings, and half of you reach for it while the other half leave the room.',
        'You have typed a message of nine lines. A call would have taken one minute. You pressed send.',
        'There are calls that should have been a message, and messages that should have been a call.',
      ],
      p: 'Phone and message are good at different things, and it pays to choose.',
      a: '{Ring|Call} when it is urgent. Write when it has details.',
      t: 'Speech is fast and ambiguous, writing slow and exact. Pick by which error you can afford.',
      f: 'Are you a ringer or a writer?',
      h: 'Some people rehearse a phone call. "Hello" is the hard part.',
      i: 'Reaching out is the step that counts, in whichever way you dare.',
      l: 'A voice, or a well-set line: each has its charm.',
    },
    lines: {
      '*': [
        '{Ring|Call} if it is about today. Write if it has numbers, names or a photo in it.',
        'Ringing a small business? Mid-morning in the middle of the week is mostly a good moment. Late on a Friday mostly is not.',
        'Put the question in the first line and your phone number in the last. A message like that gets an answer sooner.',
        'After a call, send one line: "As agreed, Thursday at ten, two pieces, blue." That line has saved many a Thursday.',
        'Leave your number in a voice message twice, and slowly. It was written on a piece of wood.',
        'One message with everything in it beats seven with one word each.',
      ],
      h: ['"Just checking you got my email" is what the telephone is for now.'],
    },
    scene: [
      'At one end of the sofa somebody has already {rung|called}, asked and hung up. At the other, the draft is on its third version.',
      'In a workshop a phone rings while both hands are in the paint.',
    ],
    why: [
      [
        'Anyone who runs a small place answers between two customers, so the way you ask decides how well they can.',
        'A message can be read with wet hands drying; a call cannot.',
      ],
    ],
    parts: [
      [
        'Ring',
        [
          'Quick, human, settled. Best with one question and something to write with.',
          'You hear a yes before anyone could have typed one.',
          'Two minutes, one question, done. You also hear from the voice how it is meant.',
        ],
        ['A hand lifting a phone', 'A phone at an ear in a doorway'],
      ],
      [
        'Write',
        [
          'At midnight, in peace, with a picture attached, and you can look it up later.',
          'Sizes, names and dates are safe in it.',
          'At any hour, with a picture, and nobody has to spell their street.',
        ],
        ['Fingers typing a short message', 'A message with a photo attached'],
      ],
    ],
    turn: [
      'And walking in has not gone out of fashion either.',
      'There is a third way, and it comes with a doorbell.',
    ],
    asks: ['{Ring|Call} or write: which are you?', 'What do you rehearse before you dial?'],
    ends: {
      p: 'For anything with figures, follow the call with a line.',
      a: 'Urgent: voice. Exact: text.',
      t: 'Latency against fidelity, as ever.',
      f: 'Either way, it is nice to hear from you.',
      h: 'Faxes are admired, but from a distance.',
      i: 'The first sentence is the hardest. After that it runs.',
      l: 'A few good words, spoken or set down.',
    },
    work: [
      'Tell customers which way reaches you soonest, and at what time of day. They are guessing at present, and they guess the hour when you are busiest.',
      'Put it on your door and your website: by phone from nine to eleven, by message any time. People will thank you.',
    ],
    keep: 'the next time you hesitate over the green button',
    send: 'someone who never picks up',
    own: [
      {
        about:
          'by (?:phone|e-?mail|text|app)|(?:ring|call|e-?mail|text|message|whatsapp|write to) us|(?:we|i) (?:answer|reply)|whatsapp|messages? (?:us|are|within)',
        kinds: ['policy', 'process', 'service', 'link', 'hours'],
        lead: 'Here is how to get in touch.',
      },
    ],
    pic: {
      ask: ['The telephone beside the notepad where you work', 'A phone on a workbench'],
      alt: 'A telephone beside a notepad',
    },
    claims: [['Calls are quick and leave no record; writing keeps details', 'common experience']],
  },
  {
    id: 'which-shop-do-you-miss',
    format: 'question',
    only: HAS_A_SHOP,
    again: 9,
    emoji: '🏪',
    tags: ['HighStreet', 'LocalShops', 'TownTalk'],
    title: [
      'Which shop in your street do you still miss?',
      'The shops that are gone: which one do you still look for?',
    ],
    cover: 'Which shop do you miss?',
    gist: [
      'Every street has a door people still name after what used to be behind it. Which small shop do you miss, and what did it smell of?',
      'The {ironmonger|hardware store}, the record shop, the woman with the buttons: ask anyone over ten and they can name a door that closed.',
    ],
    subject: ['Which shop do you miss?', 'The door that used to be'],
    hooks: {
      '*': [
        '"Meet me where the button shop used to be." Everybody under thirty is lost.',
        'Close your eyes: a bell, a wooden floor, and somebody in an overall. Which shop is it?',
        'The street has changed its shops, and your feet still slow down at the same place.',
      ],
      p: 'Streets have a memory, and most of it consists of small shops.',
      a: 'Name the shop you miss. Then visit one you would miss.',
      t: 'Directions in old towns still run by shops that closed decades ago.',
      f: 'There is a door you still look at when you walk past. What was behind it?',
      h: 'The old {ironmonger|hardware store} sold screws singly, and advice by the half hour.',
      i: 'What we miss tells us what to look after.',
      l: 'Brass scales, brown paper, a name on the blind.',
    },
    lines: {
      '*': [
        'Every street has a shop that people still give directions by, although it closed long ago. Which one is yours?',
        'Smell is what people remember of old shops: leather, paraffin, coffee, new exercise books. What did yours smell of?',
        'Think of the shop you would miss most if it closed. When were you last in there?',
        'The {sweet shop|candy store} on the way to school: what did you buy, and what could you get for a single coin?',
        'Some shops are gone because everybody liked them and nobody went in.',
        'Ask somebody over eighty what was in each house of your street. Bring time.',
      ],
      h: ['"You cannot get those any more" used to be said in shops. Now it is said about them.'],
    },
    scene: [
      'You walk past with a friend and say, this used to be the record shop. The friend says, this used to be the butcher.',
      'An old shop sign comes to light behind a newer one, and the whole street stops to read it.',
    ],
    why: [
      [
        'A shop is a place where people know your face for no other reason than that you come in.',
        'What is missed is seldom the goods. It is the nod, the bell, the jar by {the till|the register}.',
      ],
    ],
    parts: [
      [
        ['The one from your childhood', 'The one on the way home from school'],
        [
          'Low counter, high shelves, and a coin that was hot from being held.',
          'You can still say where everything stood.',
          'You knew to the penny what a week was worth.',
        ],
        ['A coin in an open hand', 'Coins counted on a counter'],
      ],
      [
        ['The one that knew everything', 'The one with a part for everything'],
        [
          'Whatever was broken, somebody went to the back and came out with the part.',
          'It had drawers up to the ceiling and one person who knew all of them.',
          'You described it with your hands, and somebody climbed a ladder.',
        ],
        ['A wall of small drawers', 'A ladder against a wall of drawers'],
      ],
      [
        ['The one you would miss tomorrow', 'Somebody still opens it every day'],
        [
          'It is still open. You walk past it more often than you go in.',
          'Take it out of the street in your mind, and look at the gap.',
          'You take its lit window for granted, and that is the risk.',
        ],
        ['A lit shop window at dusk', 'A shop light going on at dawn'],
      ],
    ],
    turn: [
      'Some of them you can still visit this week.',
      'Nostalgia is free, but the open ones need customers.',
    ],
    asks: [
      'What did you buy there, and who stood behind the counter?',
      'Which shop would leave the biggest hole in your street?',
    ],
    ends: {
      p: 'Your answers make a small map of the town.',
      a: 'Remember one. Visit another.',
      t: 'Name, street and year, if you have them. Somebody will know more.',
      f: 'Go on, we love these stories.',
      h: 'Whatever it was, they had it at the back, in a drawer without a label.',
      i: 'A street is kept alive on foot.',
      l: 'A bell, a door, an afternoon.',
    },
    work: [
      'Ask new colleagues which shop they miss. You will learn more about where they come from than any introduction round has ever revealed.',
      'Where did you buy your first record? It is a better question for a new colleague than any about strengths.',
    ],
    keep: 'your next walk through the old streets',
    send: 'someone you grew up with',
    own: [
      {
        about: 'since (?:1|2)\\d{3}|founded|used to be|former|(?:opened|started) (?:in|the)',
        kinds: ['history', 'story', 'place', 'people'],
        lead: 'This place has a little history of its own.',
      },
    ],
    pic: {
      ask: ['An old shop sign, door or window in your street', 'An old shop front with faded letters'],
      alt: 'An old shop front in a quiet street',
    },
    claims: [['People give directions by former shops and remember them fondly', 'common experience']],
  },
];
