// Choosing, ordering and understanding handmade things.

import type { Idea } from '../../library/idea.ts';
import { POTS, SOAP_ALONE } from './kinds.ts';

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
    subject: ['Look at the back first', 'What the back of a piece shows'],
    hooks: {
      '*': [
        'At craft fairs you can spot the other makers. They pick things up and look at the bottom.',
        'Handmade bowls have a side for guests and a side for people who know: the bottom.',
        'Before you buy something handmade, look at the back.',
      ],
      p: 'The quickest test of workmanship takes one hand: turn the piece over.',
      f: 'Here is how to look at a bowl as a potter would. Lift it, tip it, and have a peek underneath.',
      a: 'Judge handmade work by the side that nobody looks at.',
      t: 'Base, joint, clasp, lining: look at these four when you buy something handmade.',
      h: 'Turning over a mug is good manners among makers. Do check that it is empty.',
      i: 'You see how much care went into a piece when you look at the back.',
      l: 'A well-made piece is finished on the side that only its owner will see.',
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
        'Anybody can make a front look good. The back takes just as long, and nobody praises it.',
        'The front sells a piece. So people save time on the back.',
      ],
      [
        'Things also break there first: at a joint, a clasp or a rim.',
        'It wears out where it is touched or put down.',
      ],
    ],
    parts: [
      [
        ['Pots: feel the foot', 'Pots: a thumb along the foot'],
        [
          'A smoothed ring will not scratch wood, and glaze that stops cleanly took a steady hand.',
          'Rough clay under a mug scratches the table.',
          'If it scratches your skin, it will scratch the table.',
        ],
        'A thumb circling the base of a bowl',
      ],
      [
        ['Jewellery: look at the back', 'Jewellery: the back touches you'],
        [
          'Edges should be rounded where they touch the skin, and solder should leave no lumps.',
          'A pin should close with a small click.',
          'You will feel that side all day.',
        ],
        'The reverse of a brooch held in two fingers',
      ],
      [
        ['Wood: open it and sniff', 'Wood: look inside the box'],
        [
          'Drawers and lids ought to be sanded inside, and the joint should close without filler.',
          'If it is as smooth inside as outside, somebody took care.',
          'Feel with your finger whether it was sanded inside.',
        ],
        'A finger stroking the inside of a wooden box',
      ],
      [
        ['Textiles: turn them inside out', 'Clothes: look at the seams'],
        [
          'Loose ends and raw edges are on the inside.',
          'Give the seam a gentle tug and see if daylight comes through.',
          'Pull a little. Good stitches do not move.',
        ],
        'A {jumper|sweater} turned inside out at the seam',
      ],
    ],
    turn: [
      'Then turn it back and enjoy the front.',
      'If a maker sees you do that, you will soon be talking.',
    ],
    asks: ['What do you look at first?', 'Have you ever found a signature on the underside?'],
    ends: {
      p: 'It takes a second, and it works in a museum shop as well as at a flea market.',
      f: 'Try it on your own mug, after the tea.',
      a: 'First the back, then the front.',
      t: 'Bases also carry the mark: a stamp, initials, at times a year.',
      h: 'Drink up first.',
      i: 'Somebody took care, and now you know.',
      l: 'And now you can feel it.',
    },
    work: 'It works for any kind of work: look at the part that no client sees.',
    keep: 'the next craft fair',
    send: 'the friend who picks up every bowl',
    own: [
      {
        about: 'foot ?ring|stamp|signed|sand(?:ed|ing)|(?<!and |, |or )polish|clasp|lined',
        kinds: ['process', 'product', 'guarantee'],
        lead: 'The side that nobody sees, here:',
      },
    ],
    unless: SOAP_ALONE,
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
      'Because one person does all of it, down to the trip to the post office.',
    ],
    title: ['Why do handmade things cost more?', 'What you pay for in a handmade mug'],
    cover: 'What is in the price?',
    gist: [
      'Material is often the smallest part of the price of a handmade thing. The rest is time: making it, making the ones that failed, photographing, packing and answering.',
      'A factory spreads its costs over thousands of pieces. A maker spreads hers over a shelf, and the sums come out differently.',
    ],
    subject: ['Why handmade costs more', 'The hours in a mug'],
    hooks: {
      '*': [
        'Clay for a mug costs about as much as the {biscuit|cookie} you eat with it.',
        'Somebody at every fair picks up a mug, looks at the price and says: "For a mug?" It is a fair question.',
        'The clay for a handmade mug costs less than your bus ticket. The hours cost more.',
      ],
      p: 'The price of a handmade thing is easy to follow once the hours are written down.',
      f: 'You may ask. Really. Most makers would rather explain a price than watch you put the bowl down.',
      a: 'If you buy something handmade, you pay for hours.',
      t: 'Material, making time, failures, fees, postage, tax: six lines, of which the buyer sees one.',
      h: 'The mug took forty minutes. The photograph of the mug took an afternoon and an argument with a cat.',
      i: 'If you buy something handmade, somebody can go on making it.',
      l: 'What a handmade piece costs is mostly the time that went into it.',
    },
    lines: {
      '*': [
        'Of a day in a workshop, about half is making. The other half is wrapping, emails, photographs and sweeping.',
        'What goes into the price of one good bowl: the bowl, the hour, and a share of the three that cracked.',
        'A factory mug and a handmade one cost much the same in clay. The difference is who was paid, and for how long.',
        'Instead of "can you do it cheaper?", ask "what do you have for twenty?" Nearly every maker has an answer to that.',
      ],
      h: ['"I could make that myself." You could. See you in four years, with your own kiln.'],
    },
    scene: [
      '"For a mug?" says the man, not unkindly, and turns it in his hand. The woman behind the table has heard it before and fetches her notebook.',
      'Side by side on a kitchen table: one mug from a supermarket, one from a studio. Same size, same tea.',
    ],
    why: [
      [
        'A factory shares its hours among ten thousand pieces, a maker among twelve.',
        'A machine makes the next one almost for nothing. A hand needs as long as before.',
      ],
      [
        'Not every piece survives. The good ones pay for the others.',
        'Cracked, warped, scorched: a share of every batch goes {in the bin|in the trash}, after all the work has gone in.',
      ],
    ],
    parts: [
      [
        ['The hours before it exists', 'The ones that went wrong'],
        [
          'Drawing, sampling, ruining a few. A new design may take weeks before the first one is for sale.',
          'Nobody pays for the practice.',
          'Before the first good one there were eleven bad ones.',
        ],
        'A page of sketches beside a row of test pieces',
      ],
      [
        ['Making it, step by step', 'Every piece passes through your hands'],
        [
          'It passes through the same hands several times, with waits for drying, curing or cooling.',
          'Each one is in your hands a dozen times before it is done.',
          'Shape, wait, trim, wait, finish, wait.',
        ],
        'Hands at work on one piece on a bench',
      ],
      [
        ['Photos, packing, answering', 'All that comes afterwards'],
        [
          'Photograph, describe, wrap, post, answer. It happens once for each piece that is sold singly.',
          'Fees and cartons come off as well, and they are not smaller because the seller is.',
          'Once for every single piece.',
        ],
        'A half-packed box with paper and tape',
      ],
    ],
    turn: ['So compare the hours and not the mugs.', "One of those two mugs was somebody's Tuesday."],
    asks: [
      'What would you gladly pay more for?',
      'What surprised you when you first made something yourself?',
    ],
    ends: {
      p: 'Now you know what you pay for. The choice is yours.',
      f: 'And if it is too much today, say so kindly. Nobody behind the table minds.',
      a: 'Ask what went into it. Then decide.',
      t: 'Hours times a living wage, plus costs, divided by what survives. There is no more to it.',
      h: 'The cat works for nothing.',
      i: 'A craft lives for as long as people can live from it.',
      l: 'Used every morning, it costs less than the coffee.',
    },
    work: 'Do you sell your time? Show people what goes into it, and the price is easier to accept.',
    keep: 'the next time you wonder about a price tag',
    send: 'the friend who sells their work too cheaply',
    own: [
      {
        about:
          'hours? (?:to make|of work|per piece|each)|takes (?:about|around|up to)? ?\\d+ ?(?:hours|days|weeks)',
        kinds: ['process', 'number'],
        lead: 'One figure from our bench:',
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
    cover: 'Let the first burn last',
    gist: [
      'The first time you light a candle, let the melted wax reach the edge of the glass. A ring that sets halfway is the beginning of a tunnel.',
      'A candle that burns a hole down its middle was usually put out too early on its first evening.',
    ],
    subject: ['Why your candle digs a hole', 'Give the first burn an evening'],
    hooks: {
      '*': [
        'A candle decides on its first evening how it will burn on its last.',
        'That hole down the middle of your candle was dug in the first half hour.',
        'The first time you light a candle, stay in for the evening.',
      ],
      p: 'Tunnelling wastes a good part of a candle, and one long first burn nearly always avoids it.',
      f: 'Got a new candle? Save it for an evening when you are staying in.',
      a: 'Light a new candle for a whole evening, or not at all.',
      t: 'Wax melts outwards at a slow pace. Where the pool sets for the first time, the next burn tends to stop as well.',
      h: 'A candle that has tunnelled is a very expensive well.',
      i: 'A new candle wants one whole evening, and then burns well for weeks.',
      l: 'A new candle, a long evening, and the wax melts to the edge.',
    },
    lines: {
      '*': [
        'First burn: until the melted wax touches the glass all round. For a wide candle that takes a few hours.',
        'Trim the wick to about the length of a grain of rice before you light it. A long wick gives soot; a short one gives scent.',
        'Candle tunnelled already? Wrap a collar of foil round the rim with a gap over the flame, stay with it, and let the edge melt level.',
        'Snuff it with a lid or dip the wick into the pool. Blowing scatters wax and fills the room with the wrong smell.',
      ],
      h: ['A small flame at the bottom of a deep hole, and it goes on trying: we all have such Mondays.'],
    },
    scene: [
      'It was lit for the photograph, admired, and blown out when the pizza came. From then on the flame only ever went down.',
      'There is a ring of clean wax round the edge, a good finger high, and somewhere deep below it a very small light.',
    ],
    why: [
      [
        'Wax that has melted once melts more easily, so the next burn follows the first.',
        'The wax melts as far as it did the last time.',
      ],
      [
        'If only the middle melts, a wall is left, and the flame gets no air.',
        'Once the sides stand higher than the wick, it starves for air and drowns in its own wax.',
      ],
    ],
    parts: [
      [
        ['Wait until it melts to the edge', 'Let it melt to the rim'],
        [
          'Wide candles need a few hours, small ones less.',
          'Look for a mirror of clear wax from glass to glass before you put it out.',
          'Next time it will melt just as wide.',
        ],
        'A candle with melted wax reaching the glass',
      ],
      [
        ['Trim the wick each time', 'Cut it back before you light it'],
        [
          'The black mushroom on top makes smoke and a flame that jumps.',
          'Nail scissors do it, once the candle is cold.',
          'A long wick smokes.',
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
        ['Do not blow it out', 'Put a lid on it'],
        [
          'A lid takes away the air, and the scent stays in the room instead of the smoke.',
          'Or tip the wick into the wax with a spoon handle and stand it up again.',
          'If you blow, it smells of smoke all evening.',
        ],
        'A lid lowered over a candle flame',
      ],
    ],
    turn: ['One long evening at the start, and the rest burns level.', 'So keep that evening free.'],
    asks: [
      'Do you burn the good candle, or is it on the shelf?',
      'Which scent do you light first when it gets dark early?',
    ],
    ends: {
      p: 'Less wax is left in the glass, and more of it has been of use.',
      f: 'A film, a blanket and a candle. You wanted to stay in anyway.',
      a: 'Wax to the edge, on the first day.',
      t: 'As a rough guide, wax melts outwards by about an inch in an hour.',
      h: 'Ten minutes, and you have a hole for ever.',
      i: 'One evening is all it needs.',
      l: 'At the end only the glass is left.',
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
        lead: 'Burning time:',
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
    cover: 'Let your soap dry',
    gist: [
      'Soap is used up by standing in water far more than by washing. Raise it on ribs, let it dry between uses, and cut a big bar in two.',
      'A handmade bar goes soft because it holds on to glycerine, and glycerine drinks. Give it air, and it lasts for weeks longer.',
    ],
    subject: ['Your soap stands in water', 'A bar that lasts until it is gone'],
    hooks: {
      '*': [
        'Hands use up very little of a bar of soap. The puddle in the dish takes the rest.',
        'Soap that turns to jelly cannot dry.',
        'Most soap is not washed away. It melts in the dish.',
      ],
      p: 'A dry bar lasts noticeably longer than a wet one, and the dish decides which it is.',
      f: 'Is your nice soap turning into pudding? That is easily mended.',
      a: 'Keep your soap out of the puddle.',
      t: 'Handmade soap keeps its natural glycerine, which draws water out of the air. It needs drainage more than a factory bar does.',
      h: 'A soap dish without holes is a very small bath.',
      i: 'Use a good soap to the last bit. Whoever made it will be glad.',
      l: 'A dry bar of soap that smells of rosemary.',
    },
    lines: {
      '*': [
        'Use two bars of soap in turn, a day each. Both dry out in between, and so they last longer.',
        'No draining dish at hand? Two elastic bands round a saucer lift the soap clear of the water.',
        'Cut a big bar of soap in half. The half in the cupboard gets harder while it waits.',
        'Press the last bit of soap onto the new bar while both are wet. By tomorrow they are one.',
      ],
      h: ['The enemy of soap is water, and you cannot wash without it.'],
    },
    scene: [
      'It was a lovely bar of soap with a scent of rosemary. Now it is sitting in a little lake.',
      'You reach for the soap, and it comes along with the dish.',
    ],
    why: [
      ['Wet soap dissolves, whether or not anyone is washing.', 'In a puddle it melts day and night.'],
      [
        'Handmade bars keep the glycerine that forms in the making. It is kind to skin and thirsty for water.',
        'Glycerine stays in when soap is made in small batches, and it pulls moisture from a steamy room.',
      ],
    ],
    parts: [
      [
        ['Lift it off the dish', 'Let air get under it'],
        [
          'Ribs, pebbles, a bit of loofah: anything that lets air under it.',
          'The underside is what melts, so the underside has to dry.',
          'It melts from below.',
        ],
        'A bar of soap on a ribbed wooden dish',
      ],
      [
        ['Move it out of the spray', 'Keep it away from the spray'],
        [
          'The far corner of the shower gets a tenth of the water.',
          "A hand's breadth to the side is often enough.",
          "Half an arm's length away will do.",
        ],
        'Soap on a shelf away from the shower head',
      ],
      [
        ['Let new bars wait in the open', 'Keep new bars without paper'],
        [
          'Out of the wrapper, in a drawer with the towels, a bar goes on losing water and gets harder.',
          'And your towels will smell of it.',
          'They get harder, and the towels smell good.',
        ],
        'Bars of soap between folded towels',
      ],
    ],
    turn: ['If it clicks when you put it down, it is dry.', 'Then it lasts for weeks longer.'],
    asks: ['Bar or pump at your basin?', 'Where does your soap live?'],
    ends: {
      p: 'All it costs is two rubber bands.',
      f: 'And your drawer will smell nice.',
      a: 'Let air get at it.',
      t: 'A cured bar has lost much of its water already. Storage in the open continues the cure.',
      h: 'It likes a bath as little as a cat does.',
      i: 'A little care, and it lasts.',
      l: 'Dry and hard, to the last.',
    },
    keep: 'the day you unwrap a new bar',
    send: 'the household with the soap lake',
    own: [
      {
        about: 'soap ?(?:dish|rack|saver)',
        kinds: ['product', 'price', 'offer'],
        lead: 'Something to put it on:',
      },
      {
        about: 'cur(?:e|es|ed|ing)\\b|weeks',
        kinds: ['process'],
        lead: 'Dried before you get it:',
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
    subject: ['Do you take the crooked one?', 'Straight or wonky?'],
    hooks: {
      '*': [
        'Six bowls on the shelf, one of them a little crooked. It is always the first one out.',
        "Do you straighten pictures in other people's houses? Then you like your mugs straight.",
        'Six mugs on the shelf, and everybody wants the crooked one.',
      ],
      p: 'A straight mug and a crooked one both take skill. Which do you like?',
      f: 'Quick, without thinking: the straight mug or the one that leans?',
      a: 'Straight mugs stack. Crooked ones have a face.',
      t: 'How far may a rim wander before it is a fault? Every maker decides that.',
      h: 'Makers spend ten years learning to get it straight and ten more getting it crooked on purpose.',
      i: 'A thumbprint in the clay comes from somebody you will never meet.',
      l: 'A rim drawn by hand trembles a little.',
    },
    lines: {
      '*': [
        'Straight or a bit wonky? Say which mug you took this morning.',
        'Is a wonky mug a mistake? If all six lean the same way, it was meant.',
        'Mugs that should stack, buy straight. A mug that should make you smile at six in the morning, buy crooked.',
        'A handmade pair is a pair because both came from the same hands on the same day. They need not match to the millimetre.',
      ],
      h: ['The mug leans to the left. So do we all before nine.'],
    },
    scene: [
      'A kitchen at work: ten mugs, and everybody wants the same one.',
      'She lines up three candlesticks, steps back, tilts her head, and then tilts one of the candlesticks.',
    ],
    why: [
      [
        'What is even is restful, and what is not makes you look.',
        'All alike looks calm. One that is different has a face.',
      ],
    ],
    parts: [
      [
        'Straight and even',
        [
          'It stacks and pours well, and looks good beside the others.',
          'On the table they all go together.',
          'They stack and pour without a drip.',
        ],
        'A stack of even bowls',
      ],
      [
        'A little crooked',
        [
          'It has a dent that fits your thumb.',
          'There is only one like it.',
          'Your thumb finds its place, even in the dark.',
        ],
        'A crooked mug held in two hands',
      ],
    ],
    turn: ['Both are welcome on the table.', 'Most of us have one of each.'],
    asks: ['Straight or wonky?', 'Which mug in your cupboard does everybody want?'],
    ends: {
      p: 'In a good set there is room for one that is different.',
      f: 'Send us a picture of your crooked one.',
      a: 'Take the one that you use.',
      t: 'Clay that dries unevenly turns oval.',
      h: 'It could have been straight.',
      i: 'We love what is a little different.',
      l: 'Even is beautiful, and so is almost even.',
    },
    keep: 'the next time you choose a mug',
    send: 'someone who straightens your pictures',
    own: [
      {
        about: 'one.of.a.kind|no two|each (?:one|piece) is (?:different|unique)|unique',
        kinds: ['product', 'process', 'value'],
        lead: 'How it is with ours:',
      },
    ],
    only: POTS,
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
    cover: 'How to order something handmade',
    gist: [
      'A good commission starts with four things: what it is for, how big, by when, and how much you want to spend. Everything else can be talked about.',
      'Makers fear "just something nice". Tell them where it will stand and what you can spend, and a quick answer is likely.',
    ],
    subject: ['What to write to a maker', 'Having something made for you'],
    hooks: {
      '*': [
        'The most difficult commission in the world is "surprise me".',
        'You would like to have something made, and you do not know how to ask.',
        '"You have a free hand" is what every maker is afraid of.',
      ],
      p: 'Four facts in the first message save a maker three emails, and you a week.',
      f: 'Want something made just for you, and shy about asking? Copy this.',
      a: 'Want something made? Tell the maker the use, the size, the date and the budget.',
      t: 'Tell a maker the limits first, and what you like in pictures.',
      h: '"Just something simple," wrote the customer, and attached a photograph of Versailles.',
      i: 'Something made just for you begins with a message.',
      l: 'To wish for something, describe it, and wait until it is made.',
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
        '"Surprise me" sounds polite. For the maker it is a blank sheet.',
      ],
      [
        'The sooner the maker knows the limits, the less has to be made twice.',
        'Changing a drawing costs a minute, and changing a finished bowl costs the bowl.',
      ],
    ],
    parts: [
      [
        ['Say what it will be used for', 'What is it for?'],
        [
          'Daily soup, a tenth anniversary, a shelf over a radiator: use decides material.',
          'For a dishwasher it has to be made differently.',
          'For soup, or only to look at?',
        ],
        'A bowl on a shelf and one on a table',
      ],
      [
        ['Give a size and a place', 'How large, and where will it stand?'],
        [
          'Hold up a sheet of paper and photograph it where the thing will go.',
          'In a photo of the windowsill a maker sees everything.',
          'One photo with a sheet of paper in it says both.',
        ],
        'A sheet of paper held up on a windowsill',
      ],
      [
        ['Give the real date', 'By when do you need it?'],
        [
          'If the party is on the twentieth, say so, and ask whether that is possible.',
          'Drying and curing take as long as they take.',
          'Some materials need weeks to dry.',
        ],
        'A date being circled on a calendar',
      ],
      [
        ['Name your budget', 'What may it cost?'],
        [
          'A range will do. It keeps both sides from guessing.',
          'Nearly every sum has a good answer.',
          'There is something nice for almost every sum.',
        ],
        'A pencil writing a number on a card',
      ],
      [
        ['Put it in writing', 'Write down what you agreed'],
        [
          'What, when, how much, what if it breaks {in the post|in the mail}. Both keep a copy.',
          'It prevents every misunderstanding.',
          'Then both of you remember the same.',
        ],
        'A short list signed at the bottom',
      ],
    ],
    turn: ['Now leave the rest to the maker.', 'Every maker likes to get such a message.'],
    asks: ['What would you have made if you could?', 'Have you ever commissioned something?'],
    ends: {
      p: 'Four facts cost you nothing.',
      f: 'And send a photo when it is in its place.',
      a: 'Four facts, one message.',
      t: 'Ask for a sample of colour or surface. Screens lie about both.',
      h: 'Versailles takes a little longer.',
      i: 'Talking about it is the best part.',
      l: 'And one day there is a {parcel|package} with your name on it.',
    },
    work: 'Do you brief designers or printers? The same four facts help there too.',
    keep: 'the day you want something made',
    send: 'someone with a special birthday ahead',
    own: [
      {
        about: 'commission|custom|bespoke|made to order|personalis|personaliz|engrav',
        kinds: ['service', 'process', 'price', 'policy', 'offer'],
        lead: 'If you would like something made:',
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
      'The first one is practice, the second is better, and from the fifth on the hands know how. That is why workshops make in batches.',
      'Ten of a thing take far less than ten times one. Setting up, cleaning down and getting your hand in happen only once.',
    ],
    subject: ['The fifth one is the good one', 'Why makers make ten at a time'],
    hooks: {
      '*': [
        'Ask a potter for one mug, and somewhere nine more will have to be made.',
        'The first one of the day is a rehearsal. Makers just do not tell you which one it was.',
        'Makers work in rows of ten. Between the fourth and the fifth it goes by itself.',
      ],
      p: 'Batches are how a single pair of hands becomes both quick and even.',
      f: 'You know how the first pancake never works? Now imagine that with handles.',
      a: 'In a workshop one is practice and ten are work.',
      t: 'Set-up time is fixed. Spread over one piece it doubles the cost; over ten it nearly disappears.',
      h: 'Making one of something is a hobby. Making ten is a workout. Making a hundred is a podcast habit.',
      i: 'If you make the same thing ten times, your hands learn it.',
      l: 'Ten of the same in a row, made by the same hands.',
    },
    lines: {
      '*': [
        'The first pancake rule holds in every workshop: the hands need a few before they remember.',
        'Try it at home: do all the cutting first, then all the folding, then all the gluing. Ten cards take the time of four.',
        'Set-up, work, clean-up. The first and the last cost the same for one piece as for ten.',
        'If you cook, sew or build in batches, keep the first one as the one you learn on. It always goes to the family.',
      ],
      h: ['Nobody sweeps a workshop for a single bowl.'],
    },
    scene: [
      'A long board, ten lumps, all weighed. The first takes a while. By the sixth somebody is humming.',
      'On the table lie twenty left sleeves. The right ones are tomorrow.',
    ],
    why: [
      [
        'Laying out tools, mixing, heating up and sweeping take as long for one as for a dozen.',
        'Before you begin there is half an hour of fetching, and afterwards there is sweeping.',
      ],
      [
        'The hands get better during the morning, so the later ones are more even.',
        'From the second to the sixth it gets quicker and more even.',
      ],
    ],
    parts: [
      [
        ['Weigh or cut everything first', 'Ten equal pieces to begin with'],
        [
          'Equal portions make equal pieces, even for a beginner.',
          'If they start alike, they end alike.',
          'Equal at the start, equal at the end.',
        ],
        'Ten equal portions of material in a row',
      ],
      [
        ['One step for all ten', 'First all bodies, then all handles'],
        [
          'All the bodies, then all the handles, so that the hands stay with one movement.',
          'Changing over costs time, so do it seldom.',
          'If you change jobs, you have to start thinking again.',
        ],
        'A row of pieces at the same stage',
      ],
      [
        ['Let all ten wait together', 'All of them dry at once'],
        [
          'Ten dry in the same afternoon as one.',
          'While the first row rests, the next is begun.',
          'There is time for a coffee.',
        ],
        'A rack of drying pieces',
      ],
      [
        ['Line them up and look', 'Put them side by side'],
        [
          'Beside nine others, a fault shows in seconds.',
          'On its own every piece looks right.',
          'You see at once which one is different.',
        ],
        'A row of finished pieces, one picked out',
      ],
    ],
    turn: ['So yours has nine sisters somewhere.', 'Afterwards nobody knows which was the first.'],
    asks: ['What do you make in batches at home?', 'First pancake: eat it or {bin|toss} it?'],
    ends: {
      p: 'That is why "just one, quickly" takes so long.',
      f: 'If you ever wondered who gets the first one: the families of makers drink out of some very odd cups.',
      a: 'Set up once, make ten, sweep once.',
      t: 'Learning curves are steepest at the start: most of the gain comes within the first few.',
      h: 'Ask a maker which of the ten is best and bring a chair.',
      i: 'You get good by doing the same thing often.',
      l: 'And one of the ten is the best.',
    },
    work: 'It works at a desk too: do the same step for everything that is waiting.',
    keep: 'the next time you have twelve cards to make',
    send: 'someone who always starts with one',
    own: [
      {
        about: 'batch|at a time|small runs|per firing|pour',
        kinds: ['process', 'number', 'product'],
        lead: 'One batch, here:',
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
      'A few words on a craft label tell you whether you can get another one, how long you wait, and why it costs less.',
    ],
    subject: ['What is a second?', 'Read a craft label properly'],
    hooks: {
      '*': [
        'A second is often the bargain of the stall, once you know why it is one.',
        '"Limited edition" can mean twelve, or twelve thousand. One question tells you which.',
        '"Limited edition" on a label may mean twelve or twelve thousand. Ask.',
      ],
      p: 'A few words on a label tell you how a thing was made and whether there will be another.',
      f: 'Ever stood at a stall wondering what "small batch" really means? Same here, once.',
      a: 'Ask what the word on the label means. A good maker will tell you.',
      t: 'A craft label tells you one of three things: how many, when, in what condition.',
      h: 'A prototype is a first attempt with a good agent.',
      i: 'Behind each word on a label for crafts is a way of working.',
      l: 'One-off: there is only this one.',
    },
    lines: {
      '*': [
        'One-off: there is one.\nLimited: ask how many.\nMade to order: ask how long.\nSecond: ask where the flaw is.',
        'A "second" is a piece with a small flaw. Ask the maker to show it to you, and then decide.',
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
        'A factory can always make another one. A maker needs the same material for it.',
        'Small workshops sort their pieces by number and by flaw, and write the result on a tag.',
      ],
      [
        'If you know the words, you know what to ask.',
        'With each of them you can ask something, and makers like to be asked.',
      ],
    ],
    parts: [
      [
        'One-off',
        [
          'Made once, and there will be no second one. If you like it, take it.',
          'There is a single piece and no pattern for a next one.',
          'There will not be another.',
        ],
        'A single piece on an empty shelf',
      ],
      [
        'Small batch',
        [
          'A few dozen made together. The next batch may differ a little in colour.',
          'One mixing, one firing, one pour. Buy the set from the same one if it should match.',
          'Made in one go. The next ones may look a little different.',
        ],
        'A tray of the same piece',
      ],
      [
        'Limited edition',
        [
          'A number fixed in advance. It ought to be written on the piece or said when you ask.',
          'Three of forty, for example. After forty there are no more.',
          'There is a fixed number. Ask which.',
        ],
        'A handwritten edition number',
      ],
      [
        'Made to order',
        [
          'Begun when you have paid or agreed. Return rights may differ from those for stock.',
          'There is still time to talk about the size.',
          'It is not made yet, so you can still choose.',
        ],
        'Raw material beside an order slip',
      ],
      [
        'Second',
        [
          'Sound, with a visible flaw: a pinhole, a bubble, a stripe. The price says so.',
          'You can use it just as well. Ask where the flaw is.',
          'There is a small flaw, and somebody tells you so.',
        ],
        'A fingertip on a small flaw in a glaze',
      ],
    ],
    turn: [
      'Then choose. A second might be the nicest plate on the table.',
      'One question for each word, and you know what you will get.',
    ],
    asks: ['Do you buy seconds?', 'Which word on a craft label should we explain next?'],
    ends: {
      p: 'It takes ten seconds to read.',
      f: 'And if you are not sure, ask. There is usually a story to go with it.',
      a: 'How many, how long, which flaw?',
      t: 'Mixing batches shows first in dyes, glazes and wax, where a few drops matter.',
      h: 'Nobody dared to throw it away.',
      i: 'Most good things are between one and many.',
      l: 'Then you can take off the label.',
    },
    work: 'Explain the words "custom", "standard" and "soon" to your customers. Everybody takes them differently.',
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
