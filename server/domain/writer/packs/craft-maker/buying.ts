// Choosing, ordering and understanding handmade things.
import type { Idea } from '../../library/idea.ts';

export const BUYING: readonly Idea[] = [
  {
    id: 'turn-it-over',
    format: 'tip',
    again: 9,
    emoji: '🔍',
    tags: ['Handmade', 'HowItsMade', 'CraftTips'],
    title: [
      'How to tell good handmade work: turn it over',
      "How makers judge each other's work: they look underneath",
    ],
    cover: 'Turn it over',
    gist: [
      'The front of a thing shows taste. The back shows how much care was left when nobody was looking. Turn over bowls, brooches, boxes and {jumpers|sweaters} before you judge them.',
      'Look where the maker could have stopped: the foot of a bowl, the back of a brooch, the inside of a seam. That side tells the truth.',
    ],
    subject: ['Look at the back first', 'What the underside gives away'],
    hooks: {
      '*': [
        'At craft fairs you can spot the other makers. They pick things up and look at the bottom.',
        'A bowl has a side for guests and a side for people who know.',
        'The front is for sale. The back is for those who know.',
      ],
      p: 'The quickest test of workmanship takes one hand: turn the piece over.',
      f: 'Here is how to look at a bowl as a potter would. Lift it, tip it, and have a peek underneath.',
      a: 'Judge it by the side that was not meant to be seen.',
      t: 'Base, joint, fastening, lining: four places where a shortcut shows first.',
      h: 'Turning over a mug is good manners among makers. Do check that it is empty.',
      i: 'Care that nobody was meant to notice is the purest kind there is.',
      l: 'A well-made thing is finished on the side that only its owner will ever see.',
    },
    lines: {
      '*': [
        'Run a thumb round the foot of a bowl. If it is smooth, somebody sanded it after the firing so that your table stays as it is.',
        'Inside out is the honest side of a knitted {jumper|sweater}. Look for ends that were woven in and seams that lie flat.',
        'Open and shut the clasp of a necklace three times. It will be the first thing to wear out, so it should feel like the last.',
        'The underside of a drawer, the back of a frame, the inside of a hem: look there, then look at the price again.',
      ],
      h: [
        'If you see somebody at a craft fair staring at the bottom of a teapot, leave them. They are reading.',
      ],
    },
    scene: [
      'A woman at the market stall lifts a bowl, turns it over and smiles. She has not looked at the glaze yet.',
      'Two wooden boxes, the same oak, the same lid. Somebody opens both and strokes the inside of each with one finger.',
    ],
    why: [
      [
        'A front can be made to look good in no time. The back takes as long again and brings no applause.',
        'What faces the shelf sells a piece, so that is where corners are cut last. Underneath is where they are cut first.',
      ],
      [
        'Most things also fail there, at a joint, a clasp or a rim that stands on the table.',
        'Wear begins where a thing is touched, hinged or set down, and those places face away from you.',
      ],
    ],
    parts: [
      [
        ['Pots: feel the foot', 'Pots: a thumb along the foot'],
        [
          'A smoothed ring will not scratch wood, and glaze that stops cleanly took a steady hand.',
          'Rough clay under a mug is a saw for your table, so use your thumb before your eyes.',
          'If it scratches skin, it will scratch the table.',
        ],
        'A thumb circling the base of a bowl',
      ],
      [
        ['Jewellery: look at the back', 'Jewellery has a back'],
        [
          'Edges should be rounded where they touch the skin, and solder should leave no lumps.',
          'A pin that closes with a small click has been thought about.',
          'It is the side that you will be wearing.',
        ],
        'The reverse of a brooch held in two fingers',
      ],
      [
        ['Wood: open it and sniff', 'Put your nose in the box'],
        [
          'Drawers and lids ought to be sanded inside, and the joint should close without filler.',
          'An inside that is as smooth as the outside means that the work went on after the sale was safe.',
          'Somebody sanded in there, where nobody looks, or nobody did.',
        ],
        'A finger stroking the inside of a wooden box',
      ],
      [
        ['Textiles: turn them inside out', 'A garment tells it inside out'],
        [
          'Loose ends, puckers and raw edges live on the wrong side.',
          'Give the seam a gentle tug and see if daylight comes through.',
          'Pull a little. Good stitches do not blink.',
        ],
        'A {jumper|sweater} turned inside out at the seam',
      ],
    ],
    turn: [
      'Then turn it back and enjoy the front. You know now what is behind it.',
      'A maker who sees you do it will start to talk.',
    ],
    asks: ['What do you look at first?', 'Have you ever found a signature on the underside?'],
    ends: {
      p: 'It takes a second, and it works in a museum shop as well as at a flea market.',
      f: 'Try it on your own mug. After you have finished the tea.',
      a: 'Back, base, inside. Then the front.',
      t: 'Bases also carry the mark: a stamp, initials, at times a year.',
      h: 'Look into the mug before you turn it over.',
      i: 'Somebody stayed ten minutes longer so that you would never notice.',
      l: 'You touch it, and no explanation is needed.',
    },
    work: 'It makes a fair test for any kind of work. The report, the code, the kitchen: look at the part that no client ever sees, and you know how the rest was done.',
    keep: 'the next craft fair',
    send: 'the friend who picks up every bowl',
    own: [
      {
        about: 'foot ?ring|stamp|signed|sand(?:ed|ing)|(?<!and |, |or )polish|clasp|lined',
        kinds: ['process', 'product', 'guarantee'],
        lead: 'This is about the side that nobody sees.',
      },
    ],
    pic: {
      ask: 'The underside or back of one of your pieces in side light',
      alt: "The underside of a handmade piece, with the maker's mark",
    },
    claims: [
      ['Unglazed foot rings can scratch tables and are commonly sanded smooth', 'ceramics practice'],
      ['Finish of hidden surfaces is a usual sign of workmanship', 'craft practice'],
    ],
  },
  {
    id: 'what-is-in-the-price',
    format: 'answer',
    again: 9,
    emoji: '🏷️',
    tags: ['HandmadePrices', 'SupportMakers', 'CraftBusiness'],
    question: 'Why does the handmade one cost three times as much?',
    short: [
      'Because one person did all of it, including the parts that you cannot see.',
      'Because all of it went through the hands of one person, the post office included.',
    ],
    title: ['Why do handmade things cost more?', 'What you pay for in a handmade mug'],
    cover: 'What is in the price?',
    gist: [
      'Material is often the smallest part of the price of a handmade thing. The rest is time: making it, making the ones that failed, photographing, packing and answering.',
      'A factory spreads its costs over thousands of pieces. A maker spreads hers over a shelf, and the sums come out differently.',
    ],
    subject: ['Three times the price?', 'The hours in a mug'],
    hooks: {
      '*': [
        'Clay for a mug costs about as much as the {biscuit|cookie} you eat with it.',
        'Somebody at every fair picks up a mug, looks at the price and says: "For a mug?" It is a fair question.',
        'The clay cost less than your bus ticket.',
      ],
      p: 'The price of a handmade thing is easy to follow once the hours are written down.',
      f: 'You may ask. Really. Most makers would rather explain a price than watch you put the bowl down.',
      a: 'You are paying for hours. The material is in there somewhere.',
      t: 'Material, making time, failures, fees, postage, tax: six lines, of which the buyer sees one.',
      h: 'The mug took forty minutes. The photograph of the mug took an afternoon and an argument with a cat.',
      i: 'To buy from one pair of hands is to buy somebody an hour to go on learning.',
      l: 'There are things whose price is simply the time they were given.',
    },
    lines: {
      '*': [
        'Of a day in a workshop, about half is making. The other half is wrapping, emails, photographs and sweeping.',
        'What goes into the price of one good bowl: the bowl, the hour, and a share of the three that cracked.',
        'A factory mug and a handmade one cost much the same in clay. The difference is who was paid, and for how long.',
        'Instead of "can you do it cheaper?", ask "what do you have for twenty?" Nearly every maker has an answer to that.',
      ],
      h: ['"I could make that myself." You could. See you in four years, and bring the kiln.'],
    },
    scene: [
      '"For a mug?" says the man, not unkindly, and turns it in his hand. The woman behind the table has heard it before and fetches her notebook.',
      'Side by side on a kitchen table: one mug from a supermarket, one from a studio. Same size, same tea.',
    ],
    why: [
      [
        'In a factory the hours are divided by ten thousand. On a bench they are divided by twelve.',
        'Machines make the second thousand almost free. Hands need as long for the last as for the first.',
      ],
      [
        'Not everything survives the making, and the ones that do have to pay for the ones that did not.',
        'Cracked, warped, scorched: a share of every batch goes {in the bin|in the trash}, after all the work has gone in.',
      ],
    ],
    parts: [
      [
        ['The hours before it exists', 'All the ones that are not here'],
        [
          'Drawing, sampling, ruining a few. A new design may take weeks before the first one is for sale.',
          'Somebody paid for the practice, and it was not the customer.',
          'Before the first good one there were eleven.',
        ],
        'A page of sketches beside a row of test pieces',
      ],
      [
        ['The making, piece by piece', 'Being picked up, again and again'],
        [
          'It passes through the same hands several times, with waits for drying, curing or cooling.',
          'Even a quick object is picked up a dozen times before it is done.',
          'Throw, wait, turn, wait, glaze, wait, fire, wait.',
        ],
        'Hands at work on one piece on a bench',
      ],
      [
        ['Everything after it is finished', 'Whatever comes after'],
        [
          'Photograph, describe, wrap, post, answer. It happens once for each piece that is sold singly.',
          'Fees and cartons come off as well, and they are not smaller because the seller is.',
          'Pictures, words, boxes: once for each.',
        ],
        'A half-packed box with paper and tape',
      ],
    ],
    turn: [
      'So the fair comparison is between hours, and an hour is what it always was.',
      "Put the two mugs side by side again. One of them was somebody's Tuesday.",
    ],
    asks: [
      'What would you gladly pay more for?',
      'What surprised you when you first made something yourself?',
    ],
    ends: {
      p: 'Whether it is worth it remains your decision. Now you know what it buys.',
      f: 'And if it is too much today, say so kindly. Nobody behind the table minds.',
      a: 'Ask what went into it. Then decide.',
      t: 'Hours times a living wage, plus costs, divided by what survives. There is no more to it.',
      h: 'The cat sleeps on the wool and is not paid either.',
      i: 'A craft stays alive for as long as someone can live on it.',
      l: 'Used every morning for years, it costs less than the coffee.',
    },
    work: 'Anyone who sells their own time knows the conversation. A price becomes easier to accept when the work behind it is shown, and harder when it is defended.',
    keep: 'the next time you wonder about a price tag',
    send: 'the friend who sells their work too cheaply',
    own: [
      {
        about:
          'hours? (?:to make|of work|per piece|each)|takes (?:about|around|up to)? ?\\d+ ?(?:hours|days|weeks)',
        kinds: ['process', 'number'],
        lead: 'Here is one figure from the bench.',
      },
    ],
    pic: {
      ask: 'Your bench in the middle of a job, with a clock or a cup of tea in the picture',
      alt: 'A workbench with an unfinished handmade piece on it',
    },
    claims: [
      [
        'Labour, failures and overheads dominate the price of studio craft; materials are a small share',
        'craft trade practice',
      ],
    ],
  },
  {
    id: 'the-first-burn',
    format: 'mistake',
    again: 9,
    emoji: '🕯️',
    only: 'candle|\\bwax\\b',
    tags: ['CandleCare', 'CandleTips', 'HandmadeCandles'],
    wrong: 'Blowing out a new candle after twenty minutes',
    title: ['Why candles tunnel, and how to stop it', 'First time lighting a candle? Give it long enough'],
    cover: 'The first burn decides',
    gist: [
      'The first time you light a candle, let the melted wax reach the edge of the glass. A ring that sets halfway is the beginning of a tunnel.',
      'A candle that burns a hole down its middle was usually put out too early on its first evening.',
    ],
    subject: ['Why your candle digs a hole', 'Give the first burn an evening'],
    hooks: {
      '*': [
        'A candle decides on its first evening how it will burn on its last.',
        'That hole down the middle of your candle was dug in the first half hour.',
        'On the first night, stay in.',
      ],
      p: 'Tunnelling wastes a good part of a candle, and one long first burn nearly always avoids it.',
      f: 'Got a new candle? Save it for an evening when you are staying in.',
      a: 'Light it for the evening or leave it alone.',
      t: 'Wax melts outwards at a slow pace. Where the pool sets for the first time, the next burn tends to stop as well.',
      h: 'A candle that has tunnelled is a very expensive well.',
      i: 'Some things want a whole evening, and repay it for weeks.',
      l: 'The first evening belongs to the candle. Nothing else need be lit.',
    },
    lines: {
      '*': [
        'First burn: until the melted wax touches the glass all round. For a wide candle that takes a few hours.',
        'Trim the wick to about the length of a grain of rice before you light it. A long wick gives soot; a short one gives scent.',
        'Candle tunnelled already? Wrap a collar of foil round the rim with a gap over the flame, stay with it, and let the edge melt level.',
        'Snuff it with a lid or dip the wick into the pool. Blowing scatters wax and fills the room with the wrong smell.',
      ],
      h: ['A flame that is drowning in its own wax and still trying: there is a candle for every Monday.'],
    },
    scene: [
      'It was lit for the photograph, admired, and blown out when the pizza came. From then on the flame only ever went down.',
      'There is a ring of clean wax round the edge, a good finger high, and somewhere deep below it a very small light.',
    ],
    why: [
      [
        'Wax that has melted once softens more easily the next time, so each burn follows the edge of the one before.',
        'The pool tends to stop where it stopped last time, as water stops at an old tide mark.',
      ],
      [
        'A narrow first pool leaves a wall, and the wall keeps both heat and air from the flame.',
        'Once the sides stand higher than the wick, it starves for air and drowns in its own wax.',
      ],
    ],
    parts: [
      [
        ['Wait for the pool to reach the edge', 'Let it melt to the rim'],
        [
          'Wide candles need a few hours, small ones less.',
          'Look for a mirror of clear wax from glass to glass before you put it out.',
          'It learns its width the first time and keeps to it.',
        ],
        'A candle with melted wax reaching the glass',
      ],
      [
        ['Trim the wick each time', 'Cut it back before you light it'],
        [
          'The black mushroom on top makes smoke and a flame that jumps.',
          'Nail scissors do it, once the candle is cold.',
          'Long ones smoke and argue.',
        ],
        'Scissors trimming a candle wick',
      ],
      [
        ['Keep it out of the draught', 'Give it still air'],
        [
          'A flame that leans melts one side and leaves the other standing.',
          'Move it away from the window and turn it now and then.',
          'In a draught it burns on one side only.',
        ],
        'A candle moved from a windowsill to a table',
      ],
      [
        ['Put it out, do not blow', 'Smother it'],
        [
          'A lid takes away the air, and the scent stays in the room instead of the smoke.',
          'Or tip the wick into the wax with a spoon handle and stand it up again.',
          'Whoever blows smells smoke for the rest of the evening.',
        ],
        'A lid lowered over a candle flame',
      ],
    ],
    turn: [
      'One long evening at the start, and the rest burns level.',
      'Treat the first lighting as an appointment.',
    ],
    asks: [
      'Do you burn the good candle, or is it on the shelf?',
      'Which scent do you light first when it gets dark early?',
    ],
    ends: {
      p: 'Less wax is left in the glass, and more of it has been of use.',
      f: 'Film, blanket, candle. You were going to stay in anyway.',
      a: 'Edge to edge on day one.',
      t: 'As a rough guide, wax melts outwards by about an inch in an hour.',
      h: 'A candle burnt for ten minutes remembers it for life.',
      i: 'An evening is all it asks.',
      l: 'At the end there should be nothing left but the glass.',
    },
    caution: [
      'Never leave a burning candle alone, and keep it from children, pets, curtains and draughts.',
      'A lit candle is never left by itself, and never near children, pets, curtains or a draught.',
    ],
    keep: 'the evening you open a new candle',
    send: 'someone who lights a candle for ten minutes',
    own: [
      {
        about: 'burn ?time|burns (?:for)?|hours of burn|wick',
        kinds: ['product', 'number', 'process'],
        lead: 'Burning well begins before the first match.',
      },
    ],
    pic: {
      ask: 'A candle from above with the melted wax reaching the edge',
      alt: 'A burning candle seen from above, wax melted to the edge',
    },
    claims: [
      [
        'First burn should melt the surface to the edge, about an inch an hour; wick trimming reduces soot',
        "candle trade associations' advice",
      ],
      ['Fire safety advice for candles', 'fire service advice'],
    ],
  },
  {
    id: 'soap-wants-to-dry',
    format: 'tip',
    again: 9,
    emoji: '🧼',
    only: 'soap',
    tags: ['HandmadeSoap', 'SoapBar', 'LessWaste'],
    title: ['How to make a bar of soap last longer', 'Why your soap turns to jelly, and how to prevent it'],
    cover: 'Let your soap dry out',
    gist: [
      'Soap is used up by standing in water far more than by washing. Raise it on ribs, let it dry between uses, and cut a big bar in two.',
      'A handmade bar goes soft because it holds on to glycerine, and glycerine drinks. Give it air, and it lasts for weeks longer.',
    ],
    subject: ['Your soap is drowning', 'A bar that lasts until it is gone'],
    hooks: {
      '*': [
        'Your hands use up very little of a bar of soap. The puddle under it takes the rest.',
        'Soap that goes to jelly was never allowed to dry.',
        'You do not wash it away. You let it drown.',
      ],
      p: 'A dry bar lasts noticeably longer than a wet one, and the dish decides which it is.',
      f: 'Is your nice soap turning into pudding? That is easily mended.',
      a: 'No puddle, no pudding.',
      t: 'Handmade soap keeps its natural glycerine, which draws water out of the air. It needs drainage more than a factory bar does.',
      h: 'A soap dish without holes is a very small bath.',
      i: 'Use something good to the last sliver, and you have thanked whoever made it.',
      l: 'A bar at rest: dry, faintly scented, on a slip of cedar.',
    },
    lines: {
      '*': [
        'Two bars in turn, a day each: both dry out in between, and together they last longer than two bars one after the other.',
        'No draining dish at hand? Two elastic bands round a saucer lift the soap clear of the water.',
        'Cut a big bar in half before you open it to the shower. The half in the cupboard goes on hardening while you wait.',
        'Press the last sliver onto the new bar when both are wet. By tomorrow they are one.',
      ],
      h: ['Soap has one natural enemy, and it is the thing you need to use it.'],
    },
    scene: [
      'It was a lovely bar, with a stamp and a scent of rosemary. Now it sits in a little lake and has grown a beard.',
      'You reach for the soap, and it comes along with the dish.',
    ],
    why: [
      [
        'Wet soap dissolves, whether or not anyone is washing.',
        'A bar in a puddle goes on working around the clock, and nobody is getting clean.',
      ],
      [
        'Handmade bars keep the glycerine that forms in the making. It is kind to skin and thirsty for water.',
        'Glycerine stays in when soap is made in small batches, and it pulls moisture from a steamy room.',
      ],
    ],
    parts: [
      [
        ['Lift it off the dish', 'Let air in from below'],
        [
          'Ribs, pebbles, a bit of loofah: anything that lets air under it.',
          'The underside is what melts, so the underside has to dry.',
          'It is the bottom that gets lost.',
        ],
        'A bar of soap on a ribbed wooden dish',
      ],
      [
        ['Move it out of the spray', 'Keep it away from the spray'],
        [
          'The far corner of the shower gets a tenth of the water.',
          "A hand's breadth to the side is often enough.",
          'Half an arm away is far enough.',
        ],
        'Soap on a shelf away from the shower head',
      ],
      [
        ['Let new bars wait in the open', 'Store it without its paper'],
        [
          'Out of the wrapper, in a drawer with the towels, a bar goes on losing water and gets harder.',
          'Linen that smells of rosemary is the interest on your patience.',
          'It dries, it hardens, and the towels smell of it.',
        ],
        'Bars of soap between folded towels',
      ],
    ],
    turn: [
      'A bar that clicks when you set it down is doing well.',
      'Dry at night, wet for a minute, dry again: that is how soap likes to live.',
    ],
    asks: ['Bar or pump at your basin?', 'Where does your soap live?'],
    ends: {
      p: 'The change costs two elastic bands.',
      f: 'And the drawer will smell nice until you get round to it.',
      a: 'Air under it. That settles it.',
      t: 'A cured bar has lost much of its water already. Storage in the open continues the cure.',
      h: 'Soap likes a bath no better than a cat does.',
      i: 'Small thrift, twice a day, with clean hands.',
      l: 'To the last, it keeps its edges.',
    },
    keep: 'the day you unwrap a new bar',
    send: 'the household with the soap lake',
    own: [
      {
        about: 'soap ?(?:dish|rack|saver)',
        kinds: ['product', 'price', 'offer'],
        lead: 'It helps to have something to stand it on.',
      },
      {
        about: 'cur(?:e|es|ed|ing)\\b|weeks',
        kinds: ['process'],
        lead: 'The drying starts long before it reaches you.',
      },
    ],
    pic: {
      ask: 'A bar of soap standing on ribs or pebbles, a little water on the rim of the basin',
      alt: 'A bar of handmade soap on a draining dish',
    },
    claims: [
      ['Handmade cold process soap retains glycerine, which is hygroscopic', 'soap chemistry textbook'],
      ['Soap kept dry lasts longer', 'craft practice'],
    ],
  },
  {
    id: 'straight-or-wonky',
    format: 'either',
    again: 10,
    emoji: '🫖',
    tags: ['WabiSabi', 'ThisOrThat', 'HandmadeWithCare'],
    title: [
      'Straight or slightly wonky: which do you like better?',
      'Dead straight or a little crooked: what do you reach for?',
    ],
    cover: 'Straight or a bit wonky?',
    gist: [
      'Some want a set of six that cannot be told apart. Others always reach for the one that leans. Which hand do you reach with?',
      'Straight work shows control, crooked work shows the hand. Both take practice, and every kitchen has a favourite.',
    ],
    subject: ['The one that leans', 'Straight or wonky?'],
    hooks: {
      '*': [
        'Six bowls on the shelf, one of them a little crooked. It is always the first one out.',
        "There are people who straighten pictures in other people's houses, and people who made the picture crooked.",
        'Six on the shelf, and always the same one is in the sink.',
      ],
      p: 'A straight edge and a living one both take skill. They appeal to different people.',
      f: 'Quick, without thinking: the straight one or the one that leans?',
      a: 'Straight for stacking. Crooked for keeping.',
      t: 'A tolerance is a decision: how far may a rim wander before it counts as a fault?',
      h: 'Makers spend ten years learning to get it straight and ten more getting it crooked on purpose.',
      i: 'The trace of a thumb in clay is a greeting from somebody you will never meet.',
      l: 'A line that is drawn by hand trembles a little, as breath does.',
    },
    lines: {
      '*': [
        'Straight or a bit wonky? Say which mug you took this morning.',
        'Wonky is a decision, and so is straight. You can tell that someone made it when all six lean the same way.',
        'If it should stack, choose straight. If it should make you smile at six in the morning, choose the other.',
        'A handmade pair is a pair because both came from the same hands on the same day. They need not match to the millimetre.',
      ],
      h: ['It leans to the left. So does everybody before nine.'],
    },
    scene: [
      'A cupboard in a shared kitchen. Ten mugs, nine alike, and one {queue|line}.',
      'She lines up three candlesticks, steps back, tilts her head, and then tilts one of the candlesticks.',
    ],
    why: [
      [
        'The eye rests on what is even and wakes up at what is not.',
        'Regular things calm a table; an odd one gives it a face.',
      ],
    ],
    parts: [
      [
        'The straight one',
        [
          'It stacks, pours where you aim, and looks well beside its sisters. Getting there takes years.',
          'Nothing distracts from the use. You set the table for eight and all of it agrees.',
          'They sit in each other and pour without a drip. Somebody practised for years.',
        ],
        'A stack of even bowls',
      ],
      [
        'The one that leans',
        [
          'You know it in the dark. A dent fits the thumb as if it had been asked.',
          'Made fast, by a sure hand, and never again in just that way.',
          "Your thumb has found its place, and nobody else's will do.",
        ],
        'A crooked mug held in two hands',
      ],
    ],
    turn: [
      'Both are welcome at the table. One of them just wobbles.',
      'Most of us own one of each and pretend not to have a favourite.',
    ],
    asks: ['Straight or wonky?', 'Which mug in your cupboard does everybody want?'],
    ends: {
      p: 'A good set has room for one outsider.',
      f: 'Send a picture of the crooked one. We would like to meet it.',
      a: 'Decide by use.',
      t: 'Anything round that was dried unevenly ends up oval. Sometimes that is the whole story.',
      h: 'It could have been straight. Let us leave it at that.',
      i: 'What is a little off is often what we come to love.',
      l: 'Symmetry pleases. The slight departure stays.',
    },
    keep: 'the next time you choose a mug',
    send: 'someone who straightens your pictures',
    own: [
      {
        about: 'one.of.a.kind|no two|each (?:one|piece) is (?:different|unique)|unique',
        kinds: ['product', 'process', 'value'],
        lead: 'This is how it is with the pieces here.',
      },
    ],
    pic: {
      ask: 'Two of your pieces side by side: the straightest and the most crooked',
      alt: 'A straight and a slightly crooked handmade piece side by side',
    },
    claims: [['Clay that dries unevenly warps', 'ceramics practice']],
  },
  {
    id: 'ask-for-something-made',
    format: 'howto',
    again: 10,
    emoji: '✏️',
    tags: ['CustomMade', 'CommissionTips', 'MadeToOrder'],
    title: [
      'How to commission a maker: what to put in the first message',
      'Ordering something custom: what to tell the maker',
    ],
    cover: 'How to ask for something made',
    gist: [
      'A good commission starts with four things: what it is for, how big, by when, and how much you want to spend. Everything else can be talked about.',
      'Makers fear "just something nice". Tell them where it will stand and what you can spend, and a quick answer is likely.',
    ],
    subject: ['What to write to a maker', 'Having something made for you'],
    hooks: {
      '*': [
        'The most difficult commission in the world is "surprise me".',
        'You would like to have something made, and the email has been open for an hour.',
        '"You have a free hand" is what makers fear most.',
      ],
      p: 'Four facts in the first message save a maker three emails, and you a week.',
      f: 'Want something made just for you, and shy about asking? Copy this.',
      a: 'Use, size, date, budget. Send.',
      t: 'A brief holds constraints. Taste comes second, since it can be shown in pictures.',
      h: '"Just something simple," wrote the customer, and attached a photograph of Versailles.',
      i: 'A thing that was made for one person carries that person in it.',
      l: 'To describe what you wish for, and to wait: a pleasure that shops have nearly made us forget.',
    },
    lines: {
      '*': [
        'First message to a maker: what it is for, how big it may be, when you need it, and what you would like to spend. Four sentences.',
        'Naming a budget does not raise the price. It tells the maker which of five ideas to draw.',
        'Send three pictures of things you like and one of something you do not. The fourth is the most useful.',
        'Ask for the date on which changes stop being free. In clay, silver and wool there is always such a day.',
      ],
      h: ['"Like this one, but different, cheaper and by Friday" is a poem. It is just not a brief.'],
    },
    scene: [
      '"Hello, I saw your work and wondered whether you could perhaps" and then the cursor blinks for an hour.',
      'Somewhere a maker opens an email that reads "How much for a ring?" and puts the kettle on.',
    ],
    why: [
      [
        'Without limits there are a hundred possible answers, so the maker has to begin by asking.',
        'An open question looks polite. To the person at the bench it is a blank sheet with a deadline.',
      ],
      [
        'The earlier the limits are known, the less gets made twice.',
        'Changing a drawing costs a minute, and changing a finished bowl costs the bowl.',
      ],
    ],
    parts: [
      [
        ['Say what it will be used for', 'What will it have to do?'],
        [
          'Daily soup, a tenth anniversary, a shelf over a radiator: use decides material.',
          'A bowl to look at and a bowl for the dishwasher are two different bowls.',
          'Porridge or dust: it makes a difference.',
        ],
        'A bowl on a shelf and one on a table',
      ],
      [
        ['Give a size and a place', 'Where will it be, how large?'],
        [
          'Hold up a sheet of paper and photograph it where the thing will go.',
          'In a picture of the windowsill a maker sees more than in three paragraphs.',
          'One photo with a sheet of paper in it says both.',
        ],
        'A sheet of paper held up on a windowsill',
      ],
      [
        ['Name the day, and the real one', 'When is the day, really?'],
        [
          'If the party is on the twentieth, say so, and ask whether that is kind.',
          'Drying, curing and plating have their own calendar, which no amount of goodwill shortens.',
          'Things dry at their own speed.',
        ],
        'A date being circled on a calendar',
      ],
      [
        ['Put a figure on it', 'What may it cost?'],
        [
          'A range will do. It keeps both sides from guessing.',
          'For most sums there is a good answer, as long as it is asked for.',
          'There is something lovely at nearly every sum.',
        ],
        'A pencil writing a number on a card',
      ],
      [
        ['Settle it in a few lines', 'And all of it in writing'],
        [
          'What, when, how much, what if it breaks {in the post|in the mail}. Both keep a copy.',
          'A short written summary spares a friendship.',
          'A few lines, so that both remember the same.',
        ],
        'A short list signed at the bottom',
      ],
    ],
    turn: [
      'After that, let go. You chose the hands; now they choose.',
      'Any maker who reads such a message sits down and picks up a pencil.',
    ],
    asks: ['What would you have made if you could?', 'Have you ever commissioned something?'],
    ends: {
      p: 'A clear brief costs less than any other part of the piece.',
      f: 'And do send a photograph when it has moved in. That one gets pinned up.',
      a: 'Four facts. One message.',
      t: 'Ask for a sample of colour or surface. Screens lie about both.',
      h: '"Something like that, only different" is where every maker sits down.',
      i: 'Between the wish and the thing lies a conversation. It is the best bit.',
      l: 'And one day there is a {parcel|package} with your name on it, of which there is no second.',
    },
    work: 'Anyone who briefs designers, printers or agencies will recognise all of it. The word "simple" has cost more budgets than any technology.',
    keep: 'the day you want something made',
    send: 'someone with a special birthday ahead',
    own: [
      {
        about: 'commission|custom|bespoke|made to order|personalis|personaliz|engrav',
        kinds: ['service', 'process', 'price', 'policy', 'offer'],
        lead: 'You may have something in mind already.',
      },
    ],
    pic: {
      ask: 'A sketch with measurements beside the finished piece or the raw material',
      alt: 'A pencil sketch with measurements beside a handmade piece',
    },
    claims: [['Use, size, date and budget are the base of a craft commission', 'craft practice']],
  },
  {
    id: 'why-ten-at-once',
    format: 'behind',
    again: 9,
    emoji: '🔟',
    tags: ['BatchMaking', 'StudioLife', 'BehindTheScenes'],
    title: ['Why makers work in batches', 'Why craftspeople make ten of the same'],
    cover: 'Why ten are made at once',
    gist: [
      'The first of a row is for finding the way, the second is better, and from the fifth on the hands know it. That is why workshops make in batches.',
      'Ten of a thing take far less than ten times one. Setting up, cleaning down and getting your hand in happen only once.',
    ],
    subject: ['The fifth one is the good one', 'Why workshops think in tens'],
    hooks: {
      '*': [
        'Ask a potter for one mug, and somewhere nine more will have to be made.',
        'The first one of the day is a rehearsal. Makers just do not tell you which one it was.',
        'Somewhere between the fourth and the fifth the hands take over.',
      ],
      p: 'Batches are how a single pair of hands becomes both quick and even.',
      f: 'You know how the first pancake never works? Now imagine that with handles.',
      a: 'One is practice. Ten is work.',
      t: 'Set-up time is fixed. Spread over one piece it doubles the cost; over ten it nearly disappears.',
      h: 'Making one of something is a hobby. Making ten is a workout. Making a hundred is a podcast habit.',
      i: 'Repeat a movement often enough and it stops being effort. What remains is attention.',
      l: 'The same gesture, ten times over, until there is nothing left in it that could be spared.',
    },
    lines: {
      '*': [
        'The first pancake rule holds in every workshop: the hands need a few before they remember.',
        'Try it at home: do all the cutting first, then all the folding, then all the gluing. Ten cards take the time of four.',
        'Set-up, work, clean-up. The first and the last cost the same for one piece as for ten.',
        'If you cook, sew or build in batches, keep the first one as the one you learn on. It always goes to the family.',
      ],
      h: ['Nobody has ever cleaned a workshop for one bowl. We speak from observation of the floor.'],
    },
    scene: [
      'A long board, ten lumps, all weighed. The first takes a while. By the sixth somebody is humming.',
      'On the table lie twenty left sleeves. The right ones are tomorrow.',
    ],
    why: [
      [
        'Laying out tools, mixing, heating up and sweeping take as long for one as for a dozen.',
        'Before the first cut there is half an hour of fetching, and after the last there is a broom.',
      ],
      [
        'And hands improve within the same morning, so the later ones come out truer.',
        'Between the second and the sixth the pace settles, and with it the shape.',
      ],
    ],
    parts: [
      [
        ['Weigh or cut everything first', 'Ten equal lumps'],
        [
          'Equal portions make equal pieces, long before skill comes into it.',
          'Ten alike at the start is half of ten alike at the end.',
          'What begins alike has a chance.',
        ],
        'Ten equal portions of material in a row',
      ],
      [
        ['One step across all of them', 'Only bodies, then only handles'],
        [
          'All the bodies, then all the handles. The hand stays in one movement.',
          'Changing the task costs more than the task, so change it seldom.',
          'A hand that changes jobs has to think again.',
        ],
        'A row of pieces at the same stage',
      ],
      [
        ['Let them wait together', 'All wait at the same time'],
        [
          'Drying, setting and cooling take up the same afternoon for one as for ten.',
          'While the first row rests, the next is begun.',
          'Patience is cheaper by the dozen.',
        ],
        'A rack of drying pieces',
      ],
      [
        ['Line them up and look', 'At the end they stand in a row'],
        [
          'Beside nine others, a fault shows in seconds.',
          'A single piece always looks right; in a row it has to prove it.',
          'You can see at once who does not belong.',
        ],
        'A row of finished pieces, one picked out',
      ],
    ],
    turn: [
      'So the one in your hand has nine sisters somewhere.',
      'Nobody can tell afterwards which was which. That is the aim.',
    ],
    asks: ['What do you make in batches at home?', 'First pancake: eat it or {bin|toss} it?'],
    ends: {
      p: 'It also explains why "just one, quickly" takes as long as it does.',
      f: 'If you ever wondered who gets the first one: the families of makers drink out of some very odd cups.',
      a: 'Set up once. Repeat. Sweep.',
      t: 'Learning curves are steepest at the start: most of the gain comes within the first few.',
      h: 'Ask a maker which of the ten is best and bring a chair.',
      i: 'Mastery is mostly the same afternoon, many times.',
      l: 'Somewhere in the row the hand forgets itself, and that is the one.',
    },
    work: 'Invoices, calls, minutes: most desks would gain from the board with ten lumps. Do the same step for everything that is waiting, and then change tools once.',
    keep: 'the next time you have twelve cards to make',
    send: 'someone who always starts with one',
    own: [
      {
        about: 'batch|at a time|small runs|per firing|pour',
        kinds: ['process', 'number', 'product'],
        lead: 'In our case the row looks like this.',
      },
    ],
    pic: {
      ask: 'A row of the same piece at the same stage, seen along the row',
      alt: 'A row of identical unfinished pieces on a workbench',
      need: 'photo',
    },
    claims: [
      [
        'Set-up costs spread over a batch; performance improves with repetition, fastest at first',
        'production and learning-curve textbooks',
      ],
    ],
  },
  {
    id: 'words-on-the-label',
    format: 'glossary',
    again: 12,
    emoji: '🏷️',
    tags: ['HandmadeFacts', 'CraftWords', 'BuyHandmade'],
    title: [
      'One-off, small batch, second: craft labels explained',
      'Limited, one-off, second: what these labels promise',
    ],
    cover: 'What the label means',
    gist: [
      'One-off, limited edition, made to order, second: what the words on a handmade label mean, and what you may ask about each.',
      'The words on a craft label that decide whether you can get another, how long you wait, and why it costs less.',
    ],
    subject: ['What is a second?', 'Read a craft label properly'],
    hooks: {
      '*': [
        'A second is often the bargain of the stall, once you know why it is one.',
        '"Limited edition" can mean twelve, or twelve thousand. One question tells you which.',
        'A word on a tag can mean twelve or a great many.',
      ],
      p: 'A few words on a label tell you how a thing was made and whether there will be another.',
      f: 'Ever stood at a stall wondering what "small batch" really means? Same here, once.',
      a: 'Ask what the word means here. A good maker has a number ready.',
      t: 'Each of these words answers one of three questions: how many, when, in what condition.',
      h: 'A prototype is a first attempt with a good agent.',
      i: 'Behind each word on the label is a decision somebody took about how to work.',
      l: 'One of one. It needs no further adjective.',
    },
    lines: {
      '*': [
        'One-off: there is one.\nLimited: ask how many.\nMade to order: ask how long.\nSecond: ask where the flaw is.',
        'A second has a flaw that the maker saw and you might not. Ask to be shown it, then decide.',
        'Made to order means it does not exist yet. So colour may be open, and so is the date.',
        'Handmade has no fixed legal meaning in many places. "Which part do you make yourselves?" is a friendly question and a good one.',
      ],
      h: ['"Slightly irregular" is how the label put it. So is the family photograph.'],
    },
    scene: [
      'Two plates, the same blue, one at half the price. On the back a tiny S in pencil.',
      '"Is there another one of these?" she asks. The maker breathes in. It depends on the word on the tag.',
    ],
    why: [
      [
        'A factory can always make another. On a bench that depends on the material, the season and the mould.',
        'Small workshops sort their pieces by number and by flaw, and write the result on a tag.',
      ],
      [
        'Anyone who knows the words can ask the one question that matters for each.',
        'Each term comes with its own question, and makers like to be asked.',
      ],
    ],
    parts: [
      [
        'One-off',
        [
          'Made once, and not to be repeated. If you are in two minds, so is somebody else.',
          'There is a single piece and no pattern for a next one.',
          'There is no other, and there will not be one.',
        ],
        'A single piece on an empty shelf',
      ],
      [
        'Small batch',
        [
          'A few dozen made together. The next batch may differ a little in colour.',
          'One mixing, one firing, one pour. Buy the set from the same one if it should match.',
          'Made in one go. The next go is a cousin.',
        ],
        'A tray of the same piece',
      ],
      [
        'Limited edition',
        [
          'A number fixed in advance. It ought to be written on the piece or said when you ask.',
          'Three of forty, for instance, and after forty it ends.',
          'It ends at a number. Ask which.',
        ],
        'A handwritten edition number',
      ],
      [
        'Made to order',
        [
          'Begun when you have paid or agreed. Return rights may differ from those for stock.',
          'It is waiting as raw material, so there is time to talk about size.',
          'Right now it is a plank. So you can still choose.',
        ],
        'Raw material beside an order slip',
      ],
      [
        'Second',
        [
          'Sound, with a visible flaw: a pinhole, a bubble, a stripe. The price says so.',
          "It failed the maker's eye, not its use. Have the spot pointed out.",
          'Something small is wrong with it, and somebody has said so.',
        ],
        'A fingertip on a small flaw in a glaze',
      ],
    ],
    turn: [
      'Then choose. A second might be the nicest plate on the table.',
      'A question for each word, and no surprise when it arrives.',
    ],
    asks: ['Do you buy seconds?', 'Which word on a craft label should we explain next?'],
    ends: {
      p: 'Ten seconds of reading, and you know what you are getting.',
      f: 'And if you are not sure, ask. There is usually a story to go with it.',
      a: 'How many, how long, what flaw.',
      t: 'Mixing batches shows first in dyes, glazes and wax, where a few drops matter.',
      h: 'A prototype is a thing that nobody dared to throw away.',
      i: 'Somewhere between one and many is where most good things are made.',
      l: 'The tag comes off. What it meant remains.',
    },
    work: 'It is worth having such a list in any trade. Words like "custom", "standard" and "soon" mean something different to each customer until somebody writes it down.',
    keep: 'your next visit to a craft market',
    send: 'someone who loves a bargain with a story',
    own: [
      {
        about: '\\bseconds\\b|b.?stock|imperfect',
        kinds: ['product', 'offer', 'price', 'event'],
        lead: 'Small flaws find friends, too.',
      },
      {
        about: 'limited|edition of|one.off',
        kinds: ['product', 'offer'],
        lead: 'One of those words is in use here.',
      },
    ],
    pic: {
      ask: 'The tag or the pencil mark on the back of one of your pieces',
      alt: 'A handwritten tag on a handmade piece',
    },
    claims: [
      ['Meanings of one-off, batch, edition, made to order and second', 'craft trade usage'],
      ['"Handmade" is not uniformly defined by law', 'varies by country'],
      ['Made-to-order goods may carry different return rights', 'consumer law, varies by country'],
    ],
  },
];
