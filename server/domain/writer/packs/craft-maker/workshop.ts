// A day in a workshop, and setting out as a maker.

import type { Idea } from '../../library/idea.ts';
import { EDGES, SOAP_ALONE, TEACHERS } from './kinds.ts';

export const WORKSHOP: readonly Idea[] = [
  {
    id: 'the-first-hour-is-sharpening',
    format: 'behind',
    again: 10,
    emoji: '🔪',
    tags: ['SharpTools', 'WorkshopLife', 'MakersGonnaMake'],
    title: [
      'Why makers sharpen before they start, and how it helps at home',
      'Sharp tools: what workshops do first every day',
    ],
    cover: 'Sharpen your tools first',
    gist: [
      'Before anything is made, blades are honed, needles looked at, scissors wiped. A sharp edge needs less force, and force is what slips. At home a kitchen drawer gains most from it.',
      'The first part of a day at the bench goes into the tools. What cuts easily goes where you point it, in a workshop as over a tomato.',
    ],
    subject: ['First we sharpen', 'Test your scissors on a wet tissue'],
    hooks: {
      '*': [
        'Early in a workshop you hear no hammering, only a slow hiss on a wet stone.',
        'Your scissors are blunter than you think. A wet paper tissue will prove it.',
        'In a workshop the day begins with a wet stone and a blade.',
      ],
      p: 'Ten minutes at the stone save an hour of pushing.',
      f: 'When did somebody last sharpen your kitchen scissors? Quite.',
      a: 'Sharpen your tools first, then begin.',
      t: 'A fine edge spreads the same force over a smaller area, so it parts fibres where a blunt one crushes them.',
      h: 'A blunt chisel is a very expensive screwdriver.',
      i: 'If you look after your tools, your work gets better.',
      l: 'Water, a stone, a blade, and a quiet sound.',
    },
    lines: {
      '*': [
        'Cut a wet paper tissue with your scissors. If it folds between the blades instead of parting, they want sharpening.',
        'A sharp knife rests on a tomato and sinks in. A blunt one has to be pushed, and a push has to end somewhere.',
        'Keep one pair of scissors for cloth only, and tie a ribbon to it. Paper contains minerals that take the edge off.',
        'Change the needle of your sewing machine before each big project. It costs next to nothing.',
      ],
      h: ['"Do not use my fabric scissors for paper" is, in some families, the entire will.'],
    },
    scene: [
      'Apron on, kettle on, radio low. The clay can wait, the oak too, and a blade goes back and forth on a stone with a little water.',
      'You press harder, the knife slides off the onion, and for a moment everybody in the kitchen is quite still.',
    ],
    why: [
      [
        'A sharp blade cuts. A blunt one has to be pushed, and then it slips.',
        'With a blunt blade you press, and then the hand slips.',
      ],
      [
        'You see it in the piece too: torn fibres and ragged edges.',
        'Sharp tools leave a smooth surface. Blunt ones leave a lot of sanding.',
      ],
    ],
    parts: [
      [
        ['Test how sharp it is', 'Try it on something thin'],
        [
          'Tissue for scissors, tomato for knives, a sheet of newspaper for anything else.',
          'You need five seconds for that.',
          'If it tears and does not cut, it is blunt.',
        ],
        'Scissors cutting a wet paper tissue',
      ],
      [
        ['A little, and often', 'A few strokes, each day'],
        [
          'A few strokes each time keep an edge. Once it is gone, it takes a whole evening, or a grinder.',
          'Honing sets the edge straight, and grinding makes a new one. The first is needed weekly and the second hardly ever.',
          'Keeping it sharp is quick.',
        ],
        'A blade moving over a wet stone',
      ],
      [
        ['One tool for one material', 'Cloth scissors only for cloth'],
        [
          'Cloth, paper, wire: each ruins the edge for the next.',
          'A ribbon on the handle reminds everybody else in the house.',
          'Paper makes scissors blunt.',
        ],
        'Fabric scissors with a ribbon tied to the handle',
      ],
      [
        ['Store blades apart', 'Blades must not touch'],
        [
          'A magnet, a cork, a roll of cloth. In a drawer edges knock each other dull.',
          'It keeps fingers whole as well, when somebody looks for the string.',
          'In a drawer they make each other blunt.',
        ],
        'Tools lying in a cloth roll',
      ],
    ],
    turn: ['It is the first part of the work.', 'You do not see it, but you see the difference.'],
    asks: [
      'Which of your tools is the sharpest, and which only pretends?',
      'Who is allowed to use your good scissors?',
    ],
    ends: {
      p: 'If you would rather not do it yourself, many markets have somebody with a stone.',
      f: 'Try your scissors tonight. Nobody has to know the result.',
      a: 'First the edge.',
      t: 'Serrated blades cannot be honed on a flat stone; leave those to a tapered rod or a professional.',
      h: 'Then count your {plasters|bandages}.',
      i: 'Good work begins before the first cut.',
      l: 'And the shaving is as thin as silk.',
    },
    caution: [
      'Sharpen away from yourself, on something that cannot slip, and keep blades out of reach of children.',
      'Do it away from your body, on a firm surface, and where no child can reach the blade.',
    ],
    work: 'In every trade there is an hour of getting ready. Put it in your plan.',
    keep: 'the next time a tomato fights back',
    send: 'whoever uses the good scissors for {parcels|packages}',
    own: [
      {
        about: '(?<!our |own |my |the |in a )workshops?\\b|studio|course|class|by hand|hand tools?',
        kinds: ['event', 'process', 'service', 'place'],
        lead: 'Made with sharp tools:',
      },
    ],
    only: EDGES,
    pic: {
      ask: 'The tool that you sharpen most, on its stone or beside it',
      alt: 'A hand tool lying on a wet sharpening stone',
    },
    claims: [
      ['Sharp blades need less force and slip less', 'workshop safety teaching'],
      ['Paper fillers dull fabric scissors', 'sewing trade practice'],
    ],
  },
  {
    id: 'where-the-scraps-go',
    format: 'behind',
    again: 10,
    emoji: '♻️',
    tags: ['ZeroWasteCraft', 'WorkshopLife', 'Offcuts'],
    title: [
      'What makers do with offcuts, ends and failures',
      'Offcuts and failures: nothing in a workshop is rubbish yet',
    ],
    cover: 'What happens to the scraps?',
    gist: [
      'Clay goes back into the bucket, silver into the crucible, wax into the test candle, yarn into the toy. In most workshops there is a box under the bench, and it is seldom empty or thrown out.',
      'Scraps are sorted by what they can still become. The same box at home holds buttons, ribbon and the good half of a torn sheet.',
    ],
    subject: ['The box under the bench', 'What happens to the ones that fail'],
    hooks: {
      '*': [
        'Under nearly every workbench is a box that looks like {rubbish|trash} and is sorted like a bank.',
        'A goldsmith sweeps the floor and keeps the dust.',
        'What falls on the floor in a workshop is swept up, sorted and used.',
      ],
      p: 'Sorted scraps are free material for tests, repairs and small presents.',
      f: 'Before you throw out that shirt: have you looked at its buttons?',
      a: 'Sort your scraps at once, and they stay useful.',
      t: 'Unfired clay can be slaked and wedged again; fired clay cannot. Metals remelt, thermoset resins do not.',
      h: '"It will come in useful", says every maker about every scrap.',
      i: 'In a workshop even the scraps get used.',
      l: 'A curl of silver, some beeswax, a blue thread.',
    },
    lines: {
      '*': [
        'Before a garment becomes a rag, take off the buttons, the {zip|zipper} and the elastic. Ten minutes, and the next repair costs nothing.',
        'Candle ends: melt by colour in a tin in hot water, strain out the black, pour into a new cup with a fresh wick. Never over a naked flame.',
        'Wood offcuts make plant labels, wedges for doors and test pieces for stain. Write the species on each, or it is only firewood.',
        'Cut every scrap of cloth into squares at once. A square is material; a rag with sleeves is a decision for later.',
      ],
      h: ['The box of scraps is full. So there is a second box.'],
    },
    scene: [
      'End of the day. The broom goes round, but what is swept up is looked at before it goes anywhere.',
      'A handle has come off in drying. Nobody sighs. It goes into the bucket, where the others are already getting soft.',
    ],
    why: [
      [
        'Material is paid for by weight, and a good deal of it comes off in trimming.',
        'From a plank or a hide hardly more than two thirds end up in the piece. The rest has cost the same.',
      ],
      [
        'Tests need small pieces, and there is no better place to make a mistake than on something that was over anyway.',
        'A scrap forgives. Nobody dares to try out a new stain on the finished table.',
      ],
    ],
    parts: [
      [
        ['Melt or soften it again', 'Back to the start'],
        [
          'Clay that has not been fired, wax, metal: softened or melted, they begin again.',
          'A failed bowl may be a good one by the end of the month, and nobody will know.',
          'Clay can be used again until it is fired.',
        ],
        'Dry clay scraps in a bucket of water',
      ],
      [
        ['Use it for tests', 'A scrap to try things on'],
        [
          'The next glaze or varnish is tried on what was left over.',
          'With a label they are useful. Without one nobody knows what they are.',
          'Better a mistake on a scrap.',
        ],
        'Small labelled test pieces in a tray',
      ],
      [
        ['Make something small', 'Something small from the rest'],
        [
          'Keyrings, patches, buttons, {firelighters|fire starters}: whole lines of goods began as leftovers.',
          'A bookmark is as long as the leather that was left.',
          'A button, a brooch, a bookmark.',
        ],
        'Small items made from leather offcuts',
      ],
      [
        ['Give it away', 'Somebody can use it'],
        [
          'Schools, {nurseries|preschools} and neighbours like wood ends and wool, as long as nothing is treated.',
          'Sawdust from untreated wood goes to gardens, and ash to some potters, who glaze with it.',
          'Schools like to have such things.',
        ],
        'A box of wood ends by a door',
      ],
    ],
    turn: ['A goldsmith even sells the dust.', 'In the end hardly anything is left.'],
    asks: ['What do you keep because it might come in useful?', 'What is in your scrap drawer?'],
    ends: {
      p: 'A box with compartments is half of the method.',
      f: 'Have a look in your own scrap drawer tonight. There is a whole evening in it.',
      a: 'Sort it, or give it away.',
      t: 'Keep scraps by composition; one wrong metal spoils the melt.',
      h: 'One day it will all be used.',
      i: 'Something new can still come of it.',
      l: 'Even the scraps are sorted by colour.',
    },
    caution: [
      'Oily or lacquered rags and dusts can catch fire by themselves; dry them spread out or keep them in a closed metal tin.',
      'Dust and rags with oil or varnish in them can ignite by themselves. Spread them to dry, or keep them in a closed metal tin.',
    ],
    keep: 'the next shirt that is past wearing',
    send: 'someone with a drawer of ribbons',
    own: [
      {
        about: 'offcuts?|scraps?|recycl|reclaim|remnant|seconds|zero.waste|upcycl',
        kinds: ['process', 'value', 'product', 'policy'],
        lead: 'Hardly any waste here:',
      },
    ],
    unless: SOAP_ALONE,
    pic: {
      ask: 'Your box of offcuts or ends, as it is',
      alt: 'A box of sorted offcuts under a workbench',
    },
    claims: [
      ['Unfired clay is reclaimable, metals remelt', 'ceramics and metalwork textbooks'],
      ['Rags with drying oils can self-heat', "fire service and paint makers' advice"],
    ],
  },
  {
    id: 'half-finished-since-when',
    format: 'question',
    again: 6,
    emoji: '🧵',
    tags: ['UnfinishedProjects', 'CraftLovers', 'WorkInProgress'],
    title: [
      'What have you got that is half finished?',
      'Unfinished projects: what is lying in your cupboard?',
    ],
    cover: 'What have you not finished?',
    gist: [
      'One sleeve, half a birdhouse, a cushion without its back. Everybody has something that stopped halfway. What is yours, and how old is it by now?',
      'Knitters call it a UFO, an unfinished object. Some are older than the children they were meant for. Which one is yours?',
    ],
    subject: ['What lies half finished at your place?', 'Your oldest unfinished project'],
    hooks: {
      '*': [
        'In many cupboards lies a {jumper|sweater} with one sleeve.',
        'The baby blanket is half done. The baby is learning to drive.',
        'What have you begun and never finished? We all have something.',
      ],
      p: 'A thing left unfinished usually stopped at one particular step. Find it, and you can go on.',
      f: 'Tell us about your oldest unfinished object. There are no prizes and no reproaches.',
      a: 'Finish your old project, undo it, or give it away.',
      t: 'Knitters abbreviate it to UFO. Quilters add PHD: projects half done.',
      h: 'Your unfinished project is only resting. For six years now.',
      i: 'Whatever you began was worth beginning.',
      l: 'A needle still in the cloth, and the thread is still blue.',
    },
    lines: {
      '*': [
        'What do you have at home that is half finished, and since when?',
        'Before you put away something unfinished, write down the next step, the colour and the needle size.',
        'Most craft projects stop at the same place: the second sleeve, the sanding, the sewing up. Do that part in company.',
        'Does your unfinished {jumper|sweater} only annoy you? Undo it. The wool is as good as ever.',
      ],
      h: ['That half-finished {jumper|sweater} was a present. The baby is at school now.'],
    },
    scene: [
      'Looking for something else, you find a bag. In it: a pattern, a ball of blue, and half a bear.',
      'In the garage hangs a chair frame without a seat. Each spring somebody takes it down, looks at it, and hangs it up again.',
    ],
    why: [
      [
        'The beginning is fun, and the dull part always comes near the end.',
        'Hardly anybody stops for lack of time. They stop when it gets fiddly.',
      ],
    ],
    parts: [
      [
        ['Half knitted', 'Something in wool'],
        [
          'Front, back and one sleeve. The other would be the same again, and that is just the trouble.',
          'There is wool for it. There is also new wool, and it is prettier.',
          'The second sleeve is never as nice as the first.',
        ],
        'Unfinished knitting over the back of a chair',
      ],
      [
        ['Half built', 'Something in wood'],
        [
          'Sawn, fitted, and waiting for its second coat of paint.',
          'By now it is used as a shelf.',
          'Plants stand on it now.',
        ],
        'A half-built wooden box with clamps',
      ],
      [
        ['Bought, and not begun', 'Still in its box'],
        [
          'The kit is complete, down to the little scissors. It only needs a free Sunday.',
          'Clay, linocut, watercolours: all of it under the bed.',
          'All you need is a free Sunday.',
        ],
        'An unopened craft kit on a shelf',
      ],
    ],
    turn: ['In every workshop there is such a corner.', 'Or make something else of it.'],
    asks: ['What have you got at home that is half finished?', 'At which step do you always give up?'],
    ends: {
      p: 'One evening a month, with one old project, clears a shelf in a year.',
      f: 'And if it ends as a cat bed, the cat is content.',
      a: 'Choose one, and finish it.',
      t: 'Note gauge and needle before you put a piece away; the hand changes over the years.',
      h: 'Or hang it up and call it art.',
      i: 'It is never too late for the second sleeve.',
      l: 'One evening, and it could be done.',
    },
    keep: 'the next long wet weekend',
    send: 'the friend with the half bear',
    own: [
      {
        about: 'class|course|(?<!our |own |my |the |in a )workshops?\\b|evening class|drop.?in|open studio',
        kinds: ['event', 'service', 'price'],
        lead: 'Finish it in company:',
      },
    ],
    pic: {
      ask: 'Something in your workshop that has been half finished for a long time',
      alt: 'A half-finished piece on a workshop shelf',
    },
    claims: [['UFO and PHD are in use among knitters and quilters', 'craft usage']],
  },
  {
    id: 'turn-off-the-lamp',
    format: 'mistake',
    again: 9,
    emoji: '📷',
    tags: ['ProductPhotos', 'CraftBusiness', 'SellingOnline'],
    wrong: 'Photographing small things under the kitchen lamp',
    title: [
      'How to photograph things you want to sell',
      'Better photos of small things: window, white paper, clean lens',
    ],
    cover: 'Switch off the lamp for photos',
    gist: [
      'The best light for small things is a window beside them and no lamp at all. Set the piece near the glass, a white sheet on the other side, wipe the lens, and step back before you zoom.',
      'Lamp off, window to the left, white paper to the right: a phone photograph made like that sells a mug, and a second-hand coat too.',
    ],
    subject: ['Switch the lamp off first', 'A window, a sheet of paper, a phone'],
    hooks: {
      '*': [
        'In half of all {small ads|classified ads} there is a yellow shadow in the shape of the seller.',
        'Before you photograph anything for sale, turn off the ceiling light.',
        'If your photos come out yellow, it is the kitchen lamp.',
      ],
      p: 'A good photograph needs a window and a sheet of paper, and no equipment.',
      f: 'Selling a lamp, a bowl, an old bike? Give it five minutes at the window first.',
      a: 'For a good photo: lamp off, go to the window, wipe the lens.',
      t: 'Two light sources of different colour cannot both be balanced; with the lamp off, the camera has one white to find.',
      h: 'The mug looks guilty. It was photographed under a kitchen lamp, and anyone would.',
      i: 'In good light most things look lovelier in a photo.',
      l: 'Grey morning light from the side: good for photos.',
    },
    lines: {
      '*': [
        'Photographing for sale: lamp off, piece an arm from the window, light from the side, white paper opposite. Then wipe the lens.',
        'Cloudy days are the good ones. Direct sun makes hard shadows and burns out whatever shines.',
        "Show it four times: whole, from behind, the finest detail, and in somebody's hand. The hand gives the size.",
        'Step back and zoom in a little. From close up a phone makes bowls bulge, and faces too.',
      ],
      h: ['There is a thumb in the corner of the photo. It is not for sale.'],
    },
    scene: [
      'Nine in the evening, ceiling light, patterned oilcloth. The bowl that took a week is on the screen, and it is the colour of weak tea.',
      'The same bowl, the same phone, next morning on the windowsill. You look twice to see if it is the same one.',
    ],
    why: [
      [
        'Lamps are yellow and daylight is blue. A camera that gets both shows neither well.',
        'With both, one half turns orange and the other blue.',
      ],
      [
        'Light from the side shows the surface. A flash makes everything flat.',
        'Every mark has a tiny shadow. A flash takes it away.',
      ],
    ],
    parts: [
      [
        ['Put it beside a window', 'Light from the side'],
        ["An arm's length from the window, without sun.", 'A grey sky is best.', 'Then you see its shape.'],
        'A bowl on a table beside a window',
      ],
      [
        ['Turn off every lamp', 'All lamps off'],
        [
          'The one in the hall as well, if it can be seen.',
          'Then the colour on the screen is the colour in the {parcel|package}, and fewer come back.',
          'Lamp and daylight together give the wrong colour.',
        ],
        'A hand on a light switch',
      ],
      [
        ['Lean white paper opposite', 'White paper on the dark side'],
        [
          'It throws some of the daylight back into the dark side. A baking sheet does as well.',
          'Move it closer until the shadow is soft.',
          'It makes the dark side brighter.',
        ],
        'White card standing beside a piece of pottery',
      ],
      [
        ['Wipe the lens, hold still', 'Clean lens, steady hands'],
        [
          'A phone lives in a pocket, so there is a fingerprint on it.',
          'Elbows on the table, breathe out, and take two of each.',
          'Most photos are blurred by a fingerprint.',
        ],
        'A cloth wiping the lens of a phone',
      ],
      [
        ['Take one with a hand in it', "Take one in somebody's hand"],
        [
          'A number tells you the size. A hand shows it.',
          'And it looks friendlier.',
          'So everybody sees how large it is.',
        ],
        'A hand holding a small bowl',
      ],
    ],
    turn: ['And no filter. What you send should look like the photo.', 'Show the flaw too, if there is one.'],
    asks: [
      'Where is the best window in your house?',
      'What have you bought that looked quite different in the picture?',
    ],
    ends: {
      p: 'A window with good light is worth more than the next phone.',
      f: 'Go on, try it with your breakfast. The window is free until noon.',
      a: 'One light, from the side.',
      t: 'Tap on the brightest part of the picture and lock the exposure there; it keeps the whites from burning out.',
      h: 'If the cat walks in, leave it.',
      i: 'In good light it is beautiful.',
      l: 'Now the light is right.',
    },
    keep: 'the next thing you put up for sale',
    send: 'whoever sells their things in the dark',
    pic: {
      ask: 'One of your pieces by a window with white card leaning opposite',
      alt: 'A handmade bowl by a window with a white card beside it',
    },
    claims: [
      [
        'Mixed colour temperatures cannot be balanced together; side light shows texture; close wide lenses distort',
        'photography textbooks',
      ],
    ],
  },
  {
    id: 'three-tools-to-begin',
    format: 'myth',
    again: 9,
    emoji: '🧰',
    tags: ['LearnACraft', 'CraftForBeginners', 'Handmade'],
    myth: 'You need the whole kit before you can begin a craft',
    short: ['You need three tools, and one of them should be good.', 'Three, and one good one among them.'],
    title: ['What do you need to start a new craft?', 'Starting a craft: which tools you really need'],
    cover: 'Three tools are enough',
    gist: [
      'Most crafts begin with a thing to cut, a thing to hold and a thing to measure. Borrow two, buy one well, and wait with the rest until something you make asks for it.',
      'A starter set holds twenty tools, of which you will use four. Begin with these, and let the next piece decide what comes after.',
    ],
    subject: ['You need less than the shop says', 'Cut, hold, measure'],
    hooks: {
      '*': [
        'There are enough unused starter kits in cupboards to keep a small island busy.',
        'Ask a woodcarver what she uses all day. It will be one knife.',
        'To start a craft, three tools will do. Leave the big kit in the shop.',
      ],
      p: 'Three tools are enough to find out whether a craft suits you.',
      f: 'Tempted by the kit with ninety pieces? Put it back for a moment.',
      a: 'Start a craft with three tools. Buy more when you miss them.',
      t: 'Nearly all hand work comes down to separating, holding and measuring; a minimal kit covers each once.',
      h: 'He has eleven planes and one shelf. On the shelf are the planes.',
      i: 'Every maker began with very little.',
      l: 'One blade, one thread, and a chair by the window.',
    },
    lines: {
      '*': [
        'To begin a craft: something to cut, something to hold, something to measure. Buy the cutting one well and borrow the rest.',
        'Evening classes are cheap tool hire. You try the wheel, the press or the lathe before you own anything.',
        'Old hand tools are often better than new cheap ones. Look for straight, complete and not too rusty; sharp can be had later.',
        'Keep a list of what you missed while working. What is on it three times gets bought.',
      ],
      h: ['The kit came in a wooden box. The box is in use.'],
    },
    scene: [
      'In the basket: needles in twelve sizes, a case for the needles, a cushion for the case. What you want to make is a hat.',
      'An old weaver is asked what a beginner needs. She thinks for a while and says: "A fork."',
    ],
    why: [
      [
        'Kits are put together to look like plenty, so they hold many sizes of what you need once.',
        'Twenty of something fill a box. That you will use only the middle one, you learn in week two.',
      ],
      [
        'With few tools you learn what each can do, and that is the skill.',
        'Somebody with one knife turns it, leans it, draws it. Somebody with nine looks for the right one.',
      ],
    ],
    parts: [
      [
        ['Buy one thing well', 'One good tool'],
        [
          'The one that touches the work: blade, needle, brush, hook.',
          'A poor edge teaches you that you are clumsy, and you are not.',
          'The one that cuts, draws or stitches.',
        ],
        'A single good knife on a bench',
      ],
      [
        ['Borrow or improvise two', 'Use what is in the house'],
        [
          'A fork beats a weft, a bottle rolls out clay, a tin with holes is a drill stand.',
          'Kitchens are workshops with better smells.',
          'A bottle rolls clay as well as a roller.',
        ],
        'A bottle used as a rolling pin on clay',
      ],
      [
        ['Buy the rest when you miss it', 'Wait until you need more'],
        [
          'The third time you wish for a clamp, it is time to buy a clamp.',
          'By then you know which size, and from whom.',
          'If you miss it three times, buy it.',
        ],
        'A short handwritten shopping list with sawdust on it',
      ],
    ],
    turn: ['If you stop, you still have a good tool.', 'Your hands get better, not your tools.'],
    asks: ['Which tool do you use more than any other?', 'What was the first tool you ever owned?'],
    ends: {
      p: 'The money saved buys better material, and you see that at once.',
      f: 'Begin on Sunday, with what is in the drawer.',
      a: 'Three tools, ten tries.',
      t: 'Where there is dust, heat or resin, protection belongs to the first purchase and not to the third.',
      h: 'No tool works in its box.',
      i: 'It is easy to begin.',
      l: 'And one day it fits your hand.',
    },
    caution: [
      'If a craft needs goggles, a mask or gloves, buy those first.',
      'Where dust or heat is in play, buy protection before any tool.',
    ],
    keep: 'the next time a kit looks at you',
    send: 'a friend who begins by shopping',
    own: [
      {
        about: 'beginner|course|class|(?<!our |own |my |the |in a )workshops?\\b|taster|kit',
        kinds: ['event', 'service', 'product', 'price'],
        lead: 'To begin with us:',
      },
    ],
    only: TEACHERS,
    pic: {
      ask: 'The three tools that you use most, side by side',
      alt: 'Three worn hand tools side by side on a bench',
    },
    claims: [['A minimal tool set suffices to begin most hand crafts', 'craft teaching practice']],
  },
  {
    id: 'a-first-market-stall',
    format: 'checklist',
    again: 10,
    emoji: '⛺',
    tick: true,
    tags: ['CraftMarket', 'FirstStall', 'CraftBusiness'],
    title: [
      'First market stall: what to take along',
      'Selling at a market for the first time: what you need',
    ],
    cover: 'Your first market stall',
    gist: [
      'Build the table in three heights, put a price on every piece, bring change, clips, water and something to do with your hands. And try the whole thing out on the kitchen table beforehand.',
      'What is missing on a first stall is never stock. It is clips for the wind, coins for the first {note|bill}, and a price that people can read without asking.',
    ],
    subject: ['What everyone forgets at a first stall', 'Clips, coins, a cushion'],
    hooks: {
      '*': [
        'The first customer at the first stall pays with the largest {note|bill} there is.',
        'Wind is the oldest stallholder at any market, and it arrives before you do.',
        'Set it all up in the kitchen first. You will laugh.',
      ],
      p: 'A trial on the kitchen table finds most faults of a stall before anybody sees them.',
      f: 'First market coming up? Here is what you will be glad to have in the box.',
      a: 'Prices on everything. Height at the back. Weight on the legs.',
      t: 'Vertical space sells: goods between hip and eye level are handled most.',
      h: 'Setting up takes two hours. Somebody asks for the way to the {toilet|restroom} after four minutes.',
      i: 'At a stall you see, for the first time, a stranger smile at something you made.',
      l: 'Linen on the table, few pieces, and room around each.',
    },
    lines: {
      '*': [
        'Market stall: put the tall things at the back, the small ones at the edge where hands are, and a price on every single one.',
        'People who cannot see a price often do not ask. They walk on, and you never learn why.',
        'Stand, or sit on something high, and keep your hands busy. A seller staring across a table is hard to approach.',
        'Write down what was picked up and put back. It is the most useful list of the day, and the {till|register} cannot tell you.',
      ],
      h: ['"Did you make all this yourself?" "No, I just guard it for the elves."'],
    },
    scene: [
      'Six in the morning, a wet square, a cloth that will not lie still. From the next stall somebody hands over four clips without a word.',
      'It all looked so much on the bench. On the table there is room for another market in between.',
    ],
    why: [
      [
        'A flat table is read from above like a jumble, while steps make a shop of it.',
        'Passers-by see a stall from the side and from afar. What lies flat does not exist for them.',
      ],
      [
        'The small things decide how the day goes, since no one can leave a stall to fetch them.',
        'Alone behind a table you cannot so much as buy a coffee, so whatever you need has to be within reach.',
      ],
    ],
    parts: [
      [
        ['Clips, weights and string', 'Weights and clamps against the wind'],
        [
          'For cloth, cards and roof. A {gazebo|canopy} without weights is a kite.',
          'Bags of sand or full water bottles on all four legs, before anything else is unpacked.',
          'All four legs, before you smile at anyone.',
        ],
        'Clips holding a cloth to a table edge',
      ],
      [
        ['Boxes under the cloth', 'Boxes to show things at three heights'],
        [
          'Crates make the steps and carry the stock home.',
          'Three levels are enough. The finest piece goes to eye height, in the middle.',
          'Crates do it, and they carry everything home.',
        ],
        'Crates stacked under a cloth on a table',
      ],
      [
        ['A price on every piece', 'Price tags nobody has to ask about'],
        [
          'Readable at arm length. A second sign for card payments saves a hundred questions.',
          'Small tags on string are pretty; large ones are read.',
          'Nobody asks. They go.',
        ],
        'A clear price tag on a mug',
      ],
      [
        ['Coins and small {notes|bills}', 'Small change, kept on your body'],
        [
          'And a card reader that you have tried out where there is poor signal.',
          'Keep it on your body, in a bag with a {zip|zipper}, not in a tin on the table.',
          'The first one always pays with a big one.',
        ],
        'A cash bag with coins on a table',
      ],
      [
        ['Paper, bags and cards', 'Wrapping, and a way to remember you'],
        [
          'One card with each sale, and a few for those who say "maybe later". They mean it more often than you think.',
          'Old newspaper is fine as wrapping if it is folded and not scrunched.',
          'A card is a second visit.',
        ],
        'Wrapping paper and business cards in a box',
      ],
      [
        ['Water, layers, a neighbour', 'For you: tea, wool, and a friendly neighbour'],
        [
          'Introduce yourself next door straight away. Somebody has to watch the table at noon.',
          'It is colder than you think, in any season, from the feet up.',
          'Somebody has to watch it while you are gone.',
        ],
        'A {flask|thermos} and a scarf behind a stall',
      ],
    ],
    turn: [
      'Take a photograph of the table when it is ready. The next time you build from that.',
      'When you pack up, ask what sold next door. People tell you.',
    ],
    asks: ['What makes you stop at a stall?', 'What did you forget at your first market?'],
    ends: {
      p: 'All of it goes into two crates and a {trolley|cart}.',
      f: 'And sell one thing to yourself at the end. You have earned it.',
      a: 'Pack the night before.',
      t: 'Ask the organiser about insurance, gas, and rules for labels; they differ from place to place.',
      h: 'The weather forecast for markets is always "changeable, from the left".',
      i: 'Everyone who stops is giving you a little time. That is a lot.',
      l: 'When the square empties, two pieces are left, and they look good alone.',
    },
    caution: [
      'Some goods, such as candles, cosmetics, toys and food, need labels or tests before they may be sold; rules differ by country.',
      'Candles, cosmetics, toys, food and some other goods need labels or tests before they are sold. Countries have different rules.',
    ],
    keep: 'the week before a market',
    send: 'whoever has just booked their first stall',
    own: [
      {
        about: 'market|\\bfairs?\\b|stall|fayre|pop.?up',
        kinds: ['event', 'place', 'hours'],
        lead: 'You can look at a stall from the front as well.',
      },
    ],
    only: TEACHERS,
    pic: {
      ask: 'Your own stall or table, from where a customer comes',
      alt: 'A market table built up in three heights with price tags',
    },
    claims: [
      ['Visible prices and height improve sales at stalls', 'visual merchandising and market trade practice'],
      [
        'Candles, cosmetics, toys and food fall under labelling and safety rules',
        'consumer law in many countries',
      ],
    ],
  },
  {
    id: 'grain-burr-and-jig',
    format: 'glossary',
    again: 10,
    emoji: '📖',
    tags: ['CraftWords', 'WorkshopLife', 'HowItsMade'],
    title: [
      'Grain, burr, jig, patina: workshop words explained',
      'Workshop slang: what burr, jig and temper mean',
    ],
    cover: 'Workshop words explained',
    gist: [
      'Grain, burr, jig, temper, patina: words that makers use among themselves, and what to look for when you hear them.',
      'Five words from the bench. With them you can follow a maker for half an hour, and ask the right thing at the end.',
    ],
    subject: ['What makers mention in passing', 'Burr, jig, temper'],
    hooks: {
      '*': [
        'Listen to two makers talking, and after a minute you need an interpreter.',
        '"I knocked the burr off and let it go through the jig." Every word of that is useful.',
        'Grain, burr, jig: what makers mean when they talk.',
      ],
      p: 'Knowing a few workshop words makes it easier to ask for what you want.',
      f: 'Would you like to eavesdrop at a craft fair and understand it?',
      a: 'Learn five workshop words, and ask better questions.',
      t: 'Most of these terms name a property of the material, and the same one recurs in wood, metal, leather and cloth.',
      h: 'In a workshop a horse is a tool and a dog is too. The cat is a cat.',
      i: 'If you know the word, you see more.',
      l: 'Old words from the workshop.',
    },
    lines: {
      '*': [
        'Grain is the direction in which a material grew or was made. Wood, leather, paper and cloth all have one, and all tear along it.',
        'A burr is the thin rim of metal that a cut leaves behind. It catches on wool, and good makers take it off.',
        'Patina cannot be bought. What is sold under the name is paint with a story.',
        'A jig is a home-made helper that holds a piece in the same place each time. In many workshops there are more jigs than tools.',
      ],
      h: ['In a workshop every missing tool was last seen by whoever tidied up.'],
    },
    scene: [
      'Two people stand at a stall and run a thumb along the edge of a brooch. "No burr," says one of them, and the other nods as if it were a poem.',
      'You ask how it was done. The answer is friendly and has four words in it that you have never heard.',
    ],
    why: [
      [
        'The words are short because makers call them across a noisy room.',
        'With both hands full you need short words.',
      ],
      ['Each of them tells you where to look.', 'They help you when you buy, too.'],
    ],
    parts: [
      [
        'Grain',
        [
          'The way the fibres run. Along it things bend and split, across it they hold.',
          'Tear a newspaper both ways, and you have met it.',
          'The way it would split.',
        ],
        'Wood grain in side light',
      ],
      [
        'Burr',
        [
          'A raised edge left by cutting, drilling or sharpening. In wood the same word means a knotty growth with wild figure.',
          'A sharp edge on drilled metal. You feel it before you see it.',
          'A sharp edge that nobody wanted.',
        ],
        'A fingertip on the edge of a metal piece',
      ],
      [
        'Jig',
        [
          'A guide that somebody built for one job, so that ten pieces come out alike.',
          'It takes half a day to build, and then each cut takes a second.',
          'With it all ten come out alike.',
        ],
        'A wooden jig clamped to a bench',
      ],
      [
        'Temper',
        [
          'To bring metal, chocolate or clay to the right state by heat, cold or work. Too hard breaks, too soft bends.',
          'Steel that has been hardened is warmed again, gently, so that it will give a little.',
          'Not too hard and not too soft.',
        ],
        'Blued steel beside a flame',
      ],
      [
        'Patina',
        [
          'What years and hands leave behind on a surface.',
          'The shiny place on an old handle, where the thumb goes.',
          'What years of use leave behind.',
        ],
        'A worn brass handle with a bright spot',
      ],
    ],
    turn: [
      'Use one of them at a stall, and you will soon be talking.',
      'Is there a word that you do not know? Ask.',
    ],
    asks: [
      'Which word from your own trade does nobody outside understand?',
      'Which craft word do you simply like the sound of?',
    ],
    ends: {
      p: 'Ask once, and you know it.',
      f: 'If you get one wrong, somebody will be glad to explain.',
      a: 'Look for the grain, feel for the burr.',
      t: 'In leather, grain means the outer surface; "full grain" has kept all of it.',
      h: 'A {thingummy|thingamajig} is also a recognised term. It comes in two sizes.',
      i: 'Old words, and still in use.',
      l: 'Say them slowly.',
    },
    keep: 'the next open studio',
    send: 'a friend who likes odd words',
    only: EDGES,
    pic: {
      ask: 'A detail that shows one of these: grain, a jig, a worn handle',
      alt: 'A close view of wood grain beside a wooden jig',
    },
    claims: [['Meanings of the terms', 'definition; craft dictionaries']],
  },
  {
    id: 'an-evening-at-one-table',
    format: 'howto',
    again: 9,
    emoji: '🕯️',
    tags: ['CraftEvening', 'MakeTogether', 'CraftForBeginners'],
    title: ['How to hold a craft evening with friends at home', 'A craft night at home: how to make it work'],
    cover: 'A craft evening with friends',
    gist: [
      'One project, small enough to be finished by ten. Everything laid out before the bell rings, food that is eaten with one hand, and nobody compares. That is a craft evening people ask for again.',
      'Choose something that everyone can take home the same night, prepare the dull half yourself, and put the drinks on another table.',
    ],
    subject: ['Finished by ten, taken home', 'Six friends, one table, glue'],
    hooks: {
      '*': [
        'Friends talk differently when their hands are busy.',
        'The evening fails or succeeds with one decision: what can be finished by ten?',
        'Friends talk better with something in their hands. Try a craft evening.',
      ],
      p: 'A craft evening costs less than a round of drinks, and everyone goes home with something.',
      f: 'Would your friends come if you said "bring an old mug, we are making something"? Try it.',
      a: 'Craft evening: one thing, and finished tonight.',
      t: 'Plan for half the speed you have yourself; beginners need twice the time and one pair of scissors each.',
      h: 'At the craft evening there is glitter in the dip by nine. By ten nobody minds.',
      i: 'Make something together, and the talk comes by itself.',
      l: 'A craft evening: lamplight, paper, thread and talk.',
    },
    lines: {
      '*': [
        'A craft evening wants one project that is done by ten. Half a thing goes home and lies in a bag for years.',
        'Prepare the boring half beforehand: cut, measured, sorted into six saucers. What is left is the part that people enjoy.',
        'Scissors are the bottleneck. Ask each guest to bring a pair.',
        'Food with one hand, drinks on another table. A tipped glass ends more projects than lack of talent.',
      ],
      h: [
        '"I am not creative at all," says somebody at half past seven. At eleven she cannot be got away from the glue.',
      ],
    },
    scene: [
      'Six people at a kitchen table, twelve sleeves rolled up. For the first time in weeks nobody is holding a phone.',
      'Somebody has drawn the lamp down low. There is a smell of wax and pizza, and it has been quiet for a whole minute.',
    ],
    why: [
      [
        'With busy hands it is easier to talk, and to be silent.',
        'At work with your hands the talk comes more easily.',
      ],
      [
        'What is finished hangs in their kitchen afterwards.',
        'If it is finished, they have something to take home. If not, they have a task.',
      ],
    ],
    parts: [
      [
        ['Pick what can be done by ten', 'One thing for one evening'],
        [
          'Block-printed napkins, dipped candles, bookmarks, a pinch pot. Try it out with a clock first.',
          'If you need an hour, they will need two, and that is the evening.',
          'Half a thing is never finished at home.',
        ],
        'Printed napkins drying on a line',
      ],
      [
        ['Do the dull half in advance', 'Prepare the boring part'],
        [
          'Cut, sanded, measured, sorted by place.',
          'Nobody comes to your house to look for the end of the tape.',
          'Your friends come for the nice part.',
        ],
        'Materials sorted into saucers on a table',
      ],
      [
        ['Show it once, slowly', 'Show how it is done'],
        [
          'From start to finish, without explaining. Then let them go, and keep quiet.',
          'Make yours a little crooked. It cheers everybody up.',
          'And make a mistake on purpose.',
        ],
        'Hands demonstrating at the head of a table',
      ],
      [
        ['Food on another table', 'Food for one hand'],
        [
          'Things on sticks, nothing with sauce. Breaks happen there by themselves.',
          'Wax, paint and dips look alike after the second glass.',
          'Far away from the glue.',
        ],
        'A side table with food on sticks',
      ],
      [
        ['Take a photo at the end', 'All of them in a row'],
        [
          'Put all the pieces side by side and take one picture, without any talk of best.',
          'Six of the same, and each is different.',
          'And then a photo.',
        ],
        'Six small handmade pieces in a row',
      ],
    ],
    turn: ['Next time somebody else invites.', 'Sweep up when they have gone.'],
    asks: [
      'What would you like to make with friends for one evening?',
      'Which friend would claim not to be creative?',
    ],
    ends: {
      p: 'Materials for six rarely cost more than one evening out for two.',
      f: 'Write to three people tonight. They will bring the others.',
      a: 'Something small, and finish it.',
      t: 'Cover the table in paper and the floor in nothing: a bare one sweeps easier than a sheet.',
      h: 'Somebody will take home the wrong one.',
      i: 'So friends have always spent their evenings.',
      l: 'And everybody carries something home.',
    },
    caution: [
      'Melt wax in a water bath and stay with it. Blades and hot glue only before the wine.',
      'Never leave warm wax alone, and use blades and hot glue before anybody drinks.',
    ],
    keep: 'the next birthday without a plan',
    send: 'the five people you would ask',
    own: [
      {
        about:
          'class|course|(?<!our |own |my |the |in a )workshops?\\b|group|hen (?:party|do)|party|private (?:event|booking)|kit',
        kinds: ['event', 'service', 'price', 'product'],
        lead: 'Or come to us:',
      },
    ],
    pic: {
      ask: 'A table set for several makers, seen from above',
      alt: 'A table laid out with craft materials for six people',
    },
    claims: [
      ['Beginners need about twice the time of a practised hand', 'craft teaching practice'],
      ['Wax is melted in a water bath', 'candle making safety advice'],
    ],
  },
];
