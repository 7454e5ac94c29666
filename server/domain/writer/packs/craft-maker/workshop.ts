// A day in a workshop, and setting out as a maker.
import type { Idea } from '../../library/idea.ts';

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
    cover: 'First the edge, then the work',
    gist: [
      'Before anything is made, blades are honed, needles looked at, scissors wiped. A sharp edge needs less force, and force is what slips. At home a kitchen drawer gains most from it.',
      'The first part of a day at the bench goes into the tools. What cuts easily goes where you point it, in a workshop as over a tomato.',
    ],
    subject: ['Nothing is made in the first hour', 'Test your scissors on a wet tissue'],
    hooks: {
      '*': [
        'Early in a workshop you hear no hammering, only a slow hiss on a wet stone.',
        'Your scissors are blunter than you think. A wet paper tissue will prove it.',
        'Before the first cut there is a hiss.',
      ],
      p: 'Ten minutes at the stone save an hour of pushing.',
      f: 'When did somebody last sharpen your kitchen scissors? Quite.',
      a: 'Sharpen first. Then begin.',
      t: 'A fine edge spreads the same force over a smaller area, so it parts fibres where a blunt one crushes them.',
      h: 'A blunt chisel is a screwdriver with a good family.',
      i: 'Care for the tool is the start of care for the piece.',
      l: 'Water, stone, steel, and a small steady sound.',
    },
    lines: {
      '*': [
        'Cut a wet paper tissue with your scissors. If it folds between the blades instead of parting, they want sharpening.',
        'A sharp knife rests on a tomato and sinks in. A blunt one has to be pushed, and a push has to end somewhere.',
        'Keep one pair of scissors for cloth only, and tie a ribbon to it. Paper contains minerals that take the edge off.',
        'Change the sewing machine needle with each big project. It costs next to nothing and does all the work.',
      ],
      h: ['"Do not use my fabric scissors for paper" is, in some families, the entire will.'],
    },
    scene: [
      'Apron on, kettle on, radio low. The clay can wait, the oak too, and a blade goes back and forth on a stone with a little water.',
      'You press harder, the knife slides off the onion, and for a moment everybody in the kitchen is quite still.',
    ],
    why: [
      [
        'A blunt edge makes you press, and what you press on will sooner or later give way all at once.',
        'Most slips begin with force, and force begins where the blade stopped cutting.',
      ],
      [
        'It also shows in the piece: torn fibres, ragged hems, a surface that has to be sanded for ages.',
        'Wood that was cut shines. Wood that was scraped has to be talked into it with paper.',
      ],
    ],
    parts: [
      [
        ['Test before you trust', 'Try it on something thin'],
        [
          'Tissue for scissors, tomato for knives, a sheet of newspaper for anything else.',
          'It takes five seconds and spares you the guess.',
          'If it tears, it is blunt.',
        ],
        'Scissors cutting a wet paper tissue',
      ],
      [
        ['Little and often', 'A few strokes, each day'],
        [
          'A few strokes each time keep an edge. Once it is gone, it takes a whole evening, or a grinder.',
          'Honing sets the edge straight, and grinding makes a new one. The first is needed weekly and the second hardly ever.',
          'Keeping is quick, bringing back is not.',
        ],
        'A blade moving over a wet stone',
      ],
      [
        ['One tool for one material', 'Never for anything else'],
        [
          'Cloth, paper, wire: each ruins the edge for the next.',
          'A ribbon on the handle reminds everybody else in the house.',
          'Paper is harder than it looks.',
        ],
        'Fabric scissors with a ribbon tied to the handle',
      ],
      [
        ['Put it away so that nothing touches it', 'A place where it touches nothing'],
        [
          'A magnet, a cork, a roll of cloth. In a drawer edges knock each other dull.',
          'It keeps fingers whole as well, when somebody looks for the string.',
          'Edges in a drawer fight.',
        ],
        'Tools lying in a cloth roll',
      ],
    ],
    turn: [
      'From outside it looks like putting off the work. It is the first part of it.',
      'Nobody buys the hour at the stone. Everybody gets it.',
    ],
    asks: [
      'Which of your tools is the sharpest, and which only pretends?',
      'Who is allowed to use your good scissors?',
    ],
    ends: {
      p: 'If you would rather not do it yourself, many markets have somebody with a stone.',
      f: 'Try your scissors tonight. Nobody has to know the result.',
      a: 'Edge first. Always.',
      t: 'Serrated blades cannot be honed on a flat stone; leave those to a tapered rod or a professional.',
      h: 'Afterwards, count the {plasters|bandages} and then the tools. Both should be complete.',
      i: 'To prepare well is to respect what is coming.',
      l: 'And the shaving comes off as thin as silk.',
    },
    caution: [
      'Sharpen away from yourself, on something that cannot slip, and keep blades out of reach of children.',
      'Away from you, on something that stays put, and out of the reach of children.',
    ],
    work: 'There is an hour like it in every trade: the data cleaned before the report, the room heated before the meeting. It appears on no invoice, and it decides what the rest of the day is like.',
    keep: 'the next time a tomato fights back',
    send: 'whoever uses the good scissors for {parcels|packages}',
    own: [
      {
        about: '(?<!our |own |my |the |in a )workshops?\\b|studio|course|class|by hand|hand tools?',
        kinds: ['event', 'process', 'service', 'place'],
        lead: 'It all starts at the bench.',
      },
    ],
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
    cover: 'The box under the bench',
    gist: [
      'Clay goes back into the bucket, silver into the crucible, wax into the test candle, yarn into the toy. In most workshops there is a box under the bench, and it is seldom empty or thrown out.',
      'Scraps are sorted by what they can still become. The same box at home holds buttons, ribbon and the good half of a torn sheet.',
    ],
    subject: ['The box under the bench', 'What happens to the ones that fail'],
    hooks: {
      '*': [
        'Under nearly every workbench is a box that looks like {rubbish|trash} and is sorted like a bank.',
        'A goldsmith sweeps the floor and keeps the dust.',
        'What falls to the floor in here is a savings account.',
      ],
      p: 'Sorted scraps are free material for tests, repairs and small presents.',
      f: 'Before you throw out that shirt: have you looked at its buttons?',
      a: 'Sort the scraps while they are fresh.',
      t: 'Unfired clay can be slaked and wedged again; fired clay cannot. Metals remelt, thermoset resins do not.',
      h: '"It will come in useful," said the maker, about something that nobody could name.',
      i: 'Nothing that was made with care is quite lost.',
      l: 'A curl of silver, a thumb of beeswax, a hand of indigo thread.',
    },
    lines: {
      '*': [
        'Before a garment becomes a rag, take off the buttons, the {zip|zipper} and the elastic. Ten minutes, and the next repair costs nothing.',
        'Candle ends: melt by colour in a tin in hot water, strain out the black, pour into a new cup with a fresh wick. Never over a naked flame.',
        'Wood offcuts make plant labels, wedges for doors and test pieces for stain. Write the species on each, or it is only firewood.',
        'Cut every scrap of cloth into squares at once. A square is material; a rag with sleeves is a decision for later.',
      ],
      h: ['The box of scraps is full, so there is a second one. It is for scraps of scraps.'],
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
        ['Back into the pot', 'Melted, softened, started over'],
        [
          'Clay that has not been fired, wax, metal: softened or melted, they begin again.',
          'A failed bowl may be a good one by the end of the month, and nobody will know.',
          'As long as it has not seen the fire.',
        ],
        'Dry clay scraps in a bucket of water',
      ],
      [
        ['Into the test box', 'Tried on'],
        [
          'The next glaze, seam or varnish is tried on what fell off the last.',
          'Labelled, these become a library. Without a label they are gravel.',
          'Mistakes first happen on leftovers.',
        ],
        'Small labelled test pieces in a tray',
      ],
      [
        ['Into something small', 'Made small'],
        [
          'Keyrings, patches, buttons, {firelighters|fire starters}: whole lines of goods began as leftovers.',
          'The right length for a bookmark is whatever was left at the end of the hide.',
          'A buckle, a button, a brooch.',
        ],
        'Small items made from leather offcuts',
      ],
      [
        ['Out of the door', 'Given away'],
        [
          'Schools, {nurseries|preschools} and neighbours like wood ends and wool, as long as nothing is treated.',
          'Sawdust from untreated wood goes to gardens, and ash to some potters, who glaze with it.',
          'There is always a school that would like it.',
        ],
        'A box of wood ends by a door',
      ],
    ],
    turn: [
      'And the sweepings? In some trades they are the best paid part of the week.',
      'What is left over in the end fits into one hand.',
    ],
    asks: ['What do you keep because it might come in useful?', 'What is in your scrap drawer?'],
    ends: {
      p: 'A box with compartments is half of the method.',
      f: 'Have a look in your own scrap drawer tonight. There is a whole evening in it.',
      a: 'Sort it or let it go. Do not heap it.',
      t: 'Keep scraps by composition; one wrong metal spoils the melt.',
      h: 'One day it will all be used. On that day there will be a second box.',
      i: 'What falls from the bench can still be the start of something.',
      l: 'Even what is left lies there in order of colour.',
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
        lead: 'Little is lost where things are made.',
      },
    ],
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
    cover: 'Half finished since when?',
    gist: [
      'One sleeve, half a birdhouse, a cushion without its back. Everybody has something that stopped halfway. What is yours, and how old is it by now?',
      'Knitters call it a UFO, an unfinished object. Some are older than the children they were meant for. Which one is yours?',
    ],
    subject: ['What lies half finished at your place?', 'One sleeve since when?'],
    hooks: {
      '*': [
        'In many cupboards lies a {jumper|sweater} with one sleeve.',
        'The baby blanket is half done. The baby is learning to drive.',
        'It is called a project for as long as you do not count the years.',
      ],
      p: 'A thing left unfinished usually stopped at one particular step. Find it, and you can go on.',
      f: 'Tell us about your oldest unfinished object. There are no prizes and no reproaches.',
      a: 'Finish it, unpick it, or give it away. All three are fine.',
      t: 'Knitters abbreviate it to UFO. Quilters add PHD: projects half done.',
      h: 'It is resting. It has been resting since the last World Cup but two.',
      i: 'What you began was worth beginning, whatever became of it.',
      l: 'A needle still in the cloth, the thread still blue.',
    },
    lines: {
      '*': [
        'What do you have at home that is half finished, and since when?',
        'Put a slip in with the project when you stop: needle size, colour, next step. In two years it will be a letter from a sensible person.',
        'Most projects die at the same places: the second sleeve, the sanding, the sewing up. Do that step on its own, in company.',
        'If it only irritates you, unpick it. The wool is as good as ever and knows nothing of the plan.',
      ],
      h: ['It was going to be a present. It still is; only the person has changed twice.'],
    },
    scene: [
      'Looking for something else, you find a bag. In it: a pattern, a ball of blue, and half a bear.',
      'In the garage hangs a chair frame without a seat. Each spring somebody takes it down, looks at it, and hangs it up again.',
    ],
    why: [
      [
        'Beginnings are the best part, and the dull step always lies about two thirds of the way along.',
        'Hardly anybody stops for lack of time. They stop where it becomes fiddly, and then the light goes.',
      ],
    ],
    parts: [
      [
        ['Half knitted', 'Wool'],
        [
          'Front, back and one sleeve. The other would be the same again, and that is just the trouble.',
          'There is wool for it. There is also new wool, and it is prettier.',
          'The second sleeve has never been as interesting as the first.',
        ],
        'Unfinished knitting over the back of a chair',
      ],
      [
        ['Half built', 'Wood'],
        [
          'Sawn, fitted, and waiting for its second coat since the wet summer.',
          'It has served as a shelf for so long that it may be one.',
          'It holds plants now. Nobody mentions the varnish.',
        ],
        'A half-built wooden box with clamps',
      ],
      [
        ['Bought, and not begun', 'In its box'],
        [
          'The kit is complete, down to the little scissors. It only needs a free Sunday.',
          'Clay, linocut, watercolour: four crates of good intentions under the bed.',
          'Everything is there but the Sunday.',
        ],
        'An unopened craft kit on a shelf',
      ],
    ],
    turn: [
      'Every workshop has a corner like that. It is only better lit.',
      'Sometimes it becomes something else: a scarf is a {jumper|sweater} without arms.',
    ],
    asks: ['What have you got at home that is half finished?', 'At which step do you always give up?'],
    ends: {
      p: 'One evening a month, with one old project, clears a shelf in a year.',
      f: 'And if it ends as a cat bed, the cat is content.',
      a: 'Choose one. Finish that.',
      t: 'Note gauge and needle before you put a piece away; the hand changes over the years.',
      h: 'Nothing is unfinished if you hang it on the wall and give it a title.',
      i: 'It is never too late for a second sleeve.',
      l: 'There is a calm in things that are still open.',
    },
    keep: 'the next long wet weekend',
    send: 'the friend with the half bear',
    own: [
      {
        about: 'class|course|(?<!our |own |my |the |in a )workshops?\\b|evening class|drop.?in|open studio',
        kinds: ['event', 'service', 'price'],
        lead: 'Finishing goes better in company.',
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
      'How to photograph handmade things with a phone',
      'Photographing crafts: daylight, white paper and a clean lens',
    ],
    cover: 'Turn off the kitchen lamp',
    gist: [
      'The best light for small things is a window beside them and no lamp at all. Set the piece near the glass, a white sheet on the other side, wipe the lens, and step back before you zoom.',
      'Lamp off, window to the left, white paper to the right: a phone photograph made like that sells a mug, and a second-hand coat too.',
    ],
    subject: ['Switch the lamp off first', 'A window, a sheet of paper, a phone'],
    hooks: {
      '*': [
        'In half of all {small ads|classified ads} there is a yellow shadow in the shape of the seller.',
        'Before you photograph anything for sale, turn off the ceiling light.',
        'It is not yellow. Your kitchen is.',
      ],
      p: 'A good photograph needs a window and a sheet of paper, and no equipment.',
      f: 'Selling a lamp, a bowl, an old bike? Give it five minutes at the window first.',
      a: 'Lamp off. Window on. Wipe the lens.',
      t: 'Two light sources of different colour cannot both be balanced; with the lamp off, the camera has one white to find.',
      h: 'The mug looks guilty. It was photographed under a kitchen lamp, and anyone would.',
      i: 'To photograph a thing well, you have to look at it for a while. That is the nicer half.',
      l: 'Grey morning light, from the side, and the glaze opens.',
    },
    lines: {
      '*': [
        'Photographing for sale: lamp off, piece an arm from the window, light from the side, white paper opposite. Then wipe the lens.',
        'Cloudy days are the good ones. Direct sun makes hard shadows and burns out whatever shines.',
        "Show it four times: whole, from behind, the finest detail, and in somebody's hand. The hand gives the size.",
        'Step back and zoom in a little. From close up a phone makes bowls bulge, and faces too.',
      ],
      h: ['There is a thumb in the corner. It is a good thumb, but it is not for sale.'],
    },
    scene: [
      'Nine in the evening, ceiling light, patterned oilcloth. The bowl that took a week is on the screen, and it is the colour of weak tea.',
      'The same bowl, the same phone, next morning on the windowsill. You look twice to see if it is the same one.',
    ],
    why: [
      [
        'Lamps at home are warm, daylight is cool, and a camera that sees both gets neither right.',
        'Mixed light leaves one half orange and the other one blue, whatever you do to it afterwards.',
      ],
      [
        'Light from the side draws texture. From the front, as with a flash, everything goes flat.',
        'Every tool mark has a tiny shadow, and a flash fills in all of them.',
      ],
    ],
    parts: [
      [
        ['Put it near a window, sideways on', 'Beside a window'],
        [
          'An arm from the glass, no direct sun. The light should stroke across it.',
          'An overcast sky is what studios imitate with a lot of money.',
          'With light from the side you see that it is round.',
        ],
        'A bowl on a table beside a window',
      ],
      [
        ['Turn off every lamp', 'All lamps out'],
        [
          'The one in the hall as well, if it can be seen.',
          'Then the colour on the screen is the colour in the {parcel|package}, and fewer come back.',
          'Two colours of light make a third that does not exist.',
        ],
        'A hand on a light switch',
      ],
      [
        ['Lean white paper opposite', 'White across from it'],
        [
          'It throws some of the daylight back into the dark side. A baking sheet does as well.',
          'Bring it closer until the shadow is soft and still there.',
          'The dark side would like some, too.',
        ],
        'White card standing beside a piece of pottery',
      ],
      [
        ['Wipe the lens, step back, hold still', 'Clean glass, steady hands'],
        [
          'Phones live in pockets, and haze in a photograph is mostly fingerprint.',
          'Elbows on the table, a breath out, and two pictures of each.',
          'Most blur is thumb.',
        ],
        'A cloth wiping the lens of a phone',
      ],
      [
        ['One with a hand in it', "Take one in somebody's hand"],
        [
          'A number says how tall it is. A hand shows it.',
          'It also tells that people are involved.',
          'Now everyone knows how big.',
        ],
        'A hand holding a small bowl',
      ],
    ],
    turn: [
      'After that, no filter. Whoever buys it should recognise it.',
      'Leave the fault in the picture, if there is one. It saves you the letter.',
    ],
    asks: [
      'Where is the best window in your house?',
      'What have you bought that looked quite different in the picture?',
    ],
    ends: {
      p: 'A window with good light is worth more than the next phone.',
      f: 'Go on, try it with your breakfast. The window is free until noon.',
      a: 'One light. From the side.',
      t: 'Tap on the brightest part of the picture and lock the exposure there; it keeps the whites from burning out.',
      h: 'If the cat walks in, leave it. It sells more than you do.',
      i: 'Seen in good light, most things turn out lovelier than we thought.',
      l: 'Then the cloud moves, and the moment was that one.',
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
    cover: 'Three tools, one of them good',
    gist: [
      'Most crafts begin with a thing to cut, a thing to hold and a thing to measure. Borrow two, buy one well, and wait with the rest until something you make asks for it.',
      'A starter set holds twenty tools, of which you will use four. Begin with these, and let the next piece decide what comes after.',
    ],
    subject: ['You need less than the shop says', 'Cut, hold, measure'],
    hooks: {
      '*': [
        'There are enough unused starter kits in cupboards to keep a small island busy.',
        'Ask a woodcarver what she uses all day. It will be one knife.',
        'Full boxes have begun fewer hobbies than blunt knives have ended.',
      ],
      p: 'Three tools are enough to find out whether a craft suits you.',
      f: 'Tempted by the kit with ninety pieces? Put it back for a moment.',
      a: 'Buy the second tool when the first has got you stuck.',
      t: 'Nearly all hand work comes down to separating, holding and measuring; a minimal kit covers each once.',
      h: 'He has eleven planes and one shelf. The shelf is for the planes.',
      i: 'Everything you admire was begun by somebody with very little on the table.',
      l: 'One blade, one thread, a good chair by the window.',
    },
    lines: {
      '*': [
        'To begin a craft: something to cut, something to hold, something to measure. Buy the cutting one well and borrow the rest.',
        'Evening classes are cheap tool hire. You try the wheel, the press or the lathe before you own anything.',
        'Old hand tools are often better than new cheap ones. Look for straight, complete and not too rusty; sharp can be had later.',
        'Keep a list of what you missed while working. What is on it three times gets bought.',
      ],
      h: ['The kit came with a wooden box, a book and forty parts. The box is in use.'],
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
        ['Buy one thing well', 'Buy the one that matters, and well'],
        [
          'The one that touches the work: blade, needle, brush, hook.',
          'A poor edge teaches you that you are clumsy, and you are not.',
          'The one that does the cutting, or the drawing, or the stitch.',
        ],
        'A single good knife on a bench',
      ],
      [
        ['Borrow or improvise two', 'Improvise two others from the house'],
        [
          'A fork beats a weft, a bottle rolls out clay, a tin with holes is a drill stand.',
          'Kitchens are workshops with better smells.',
          'A bottle rolls as well as a roller.',
        ],
        'A bottle used as a rolling pin on clay',
      ],
      [
        ['Let the work ask for the rest', 'Add nothing until you miss it'],
        [
          'The third time you wish for a clamp, it is time to buy a clamp.',
          'By then you know which size, and from whom.',
          'The third swear word is an order.',
        ],
        'A short handwritten shopping list with sawdust on it',
      ],
    ],
    turn: [
      'And if the craft turns out not to be yours, you still own a good knife.',
      'It is hands that get better. Tools stay as they are.',
    ],
    asks: ['Which tool do you use more than any other?', 'What was the first tool you ever owned?'],
    ends: {
      p: 'The money saved buys better material, and you see that at once.',
      f: 'Begin on Sunday, with what is in the drawer.',
      a: 'Three tools. Ten pieces. Then decide.',
      t: 'Where there is dust, heat or resin, protection belongs to the first purchase and not to the third.',
      h: 'No tool has yet made anything while it was in the packaging.',
      i: 'The way in is small, and it is open.',
      l: 'A handle that has taken the shape of your hand cannot be bought.',
    },
    caution: [
      'Glasses, mask or gloves are no extras: where a craft calls for protection, buy that first.',
      'Buy protection before anything else, where a craft calls for it.',
    ],
    keep: 'the next time a kit looks at you',
    send: 'a friend who begins by shopping',
    own: [
      {
        about: 'beginner|course|class|(?<!our |own |my |the |in a )workshops?\\b|taster|kit',
        kinds: ['event', 'service', 'product', 'price'],
        lead: 'There are gentle ways to begin.',
      },
    ],
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
    cover: 'Your first stall: take this',
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
    cover: 'Workshop words, in plain English',
    gist: [
      'Grain, burr, jig, temper, patina: words that makers use among themselves, and what to look for when you hear them.',
      'Five words from the bench. With them you can follow a maker for half an hour, and ask the right thing at the end.',
    ],
    subject: ['What makers mention in passing', 'Burr, jig, temper'],
    hooks: {
      '*': [
        'Listen to two makers talking, and after a minute you need an interpreter.',
        '"I knocked the burr off and let it go through the jig." Every word of that is useful.',
        'It sounds like a spell and is a bench.',
      ],
      p: 'Knowing a few workshop words makes it easier to ask for what you want.',
      f: 'Would you like to eavesdrop at a craft fair and understand it?',
      a: 'Learn five words. Ask better questions.',
      t: 'Most of these terms name a property of the material, and the same one recurs in wood, metal, leather and cloth.',
      h: 'In a workshop a dog, a horse and a donkey are all tools. The cat is only a cat.',
      i: 'With every word a bit more of the world becomes visible.',
      l: 'A small vocabulary, worn smooth by use.',
    },
    lines: {
      '*': [
        'Grain is the direction in which a material grew or was made. Wood, leather, paper and cloth all have one, and all tear along it.',
        'A burr is the thin rim of metal that a cut leaves behind. It catches on wool, and good makers take it off.',
        'Patina cannot be bought. What is sold under the name is paint with a story.',
        'A jig is a home-made helper that holds a piece in the same place each time. In many workshops there are more jigs than tools.',
      ],
      h: ['Rule of the bench: any piece that is missing was last seen by the person who has just tidied up.'],
    },
    scene: [
      'Two people stand at a stall and run a thumb along the edge of a brooch. "No burr," says one of them, and the other nods as if it were a poem.',
      'You ask how it was done. The answer is friendly and has four words in it that you have never heard.',
    ],
    why: [
      [
        'The words are short because they get called across a room with a machine running.',
        'Somebody with both hands full needs one syllable for a whole paragraph.',
      ],
      [
        'Each points to a place on the piece where you can see whether it was done well.',
        'They are good to know when buying, too, since they tell your thumb where to go.',
      ],
    ],
    parts: [
      [
        'Grain',
        [
          'The way the fibres run. Along it things bend and split, across it they hold.',
          'Tear a newspaper both ways, and you have met it.',
          'The direction in which it would split.',
        ],
        'Wood grain in side light',
      ],
      [
        'Burr',
        [
          'A raised edge left by cutting, drilling or sharpening. In wood the same word means a knotty growth with wild figure.',
          'Metal that has been drilled grows a lip. A finger finds it before the eye does.',
          'A sharp lip that nobody wanted. And a beautiful sort of wood.',
        ],
        'A fingertip on the edge of a metal piece',
      ],
      [
        'Jig',
        [
          'A guide that somebody built for one job, so that ten pieces come out alike.',
          'Half a day goes into making it, and from then on each cut takes a second.',
          'Somebody built a helper, so that all ten come out alike.',
        ],
        'A wooden jig clamped to a bench',
      ],
      [
        'Temper',
        [
          'To bring metal, chocolate or clay to the right state by heat, cold or work. Too hard breaks, too soft bends.',
          'Steel that has been hardened is warmed again, gently, so that it will give a little.',
          'Neither brittle nor soft: the point between.',
        ],
        'Blued steel beside a flame',
      ],
      [
        'Patina',
        [
          'What years and hands leave on a surface. It stops being dirt at about the second owner.',
          'The bright place on an old handle, exactly where a thumb goes.',
          'Dirt that has been forgiven.',
        ],
        'A worn brass handle with a bright spot',
      ],
    ],
    turn: [
      'Use one of them at a stall, and the maker will put down the coffee and show you.',
      'If you hear one that is not here, ask. There is always a story to it.',
    ],
    asks: [
      'Which word from your own trade does nobody outside understand?',
      'Which craft word do you simply like the sound of?',
    ],
    ends: {
      p: 'Ask for the meaning once, and you will see the thing for ever.',
      f: 'And if you get one wrong, you will be corrected with delight.',
      a: 'Look for the grain. Feel for the burr.',
      t: 'In leather, grain means the outer surface; "full grain" has kept all of it.',
      h: 'A {thingummy|thingamajig} is also a recognised term. It comes in two sizes.',
      i: 'Old words carry old hands with them.',
      l: 'Say them slowly. They were made at a bench.',
    },
    keep: 'the next open studio',
    send: 'a friend who likes odd words',
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
    cover: 'One table, six pairs of hands',
    gist: [
      'One project, small enough to be finished by ten. Everything laid out before the bell rings, food that is eaten with one hand, and nobody compares. That is a craft evening people ask for again.',
      'Choose something that everyone can take home the same night, prepare the dull half yourself, and put the drinks on another table.',
    ],
    subject: ['Finished by ten, taken home', 'Six friends, one table, glue'],
    hooks: {
      '*': [
        'Friends talk differently when their hands are busy.',
        'The evening fails or succeeds with one decision: what can be finished by ten?',
        'While hands are busy, tongues get loose.',
      ],
      p: 'A craft evening costs less than a round of drinks, and everyone goes home with something.',
      f: 'Would your friends come if you said "bring an old mug, we are making something"? Try it.',
      a: 'One project. Finished tonight.',
      t: 'Plan for half the speed you have yourself; beginners need twice the time and one pair of scissors each.',
      h: 'By nine there is glitter in the dip. By ten nobody minds.',
      i: 'Give hands something to do, and the talk grows honest by itself.',
      l: 'Lamplight, paper, thread, and talk that comes and goes.',
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
        'Busy hands take the pressure off talk: nobody has to look at anyone, and silence has something to do.',
        'Knitting circles and quilting bees knew it: what is said over work comes out easier.',
      ],
      [
        'Something finished is what people remember, and it hangs in their kitchen afterwards.',
        'A thing to carry home makes a story of the evening. A started one makes a duty of it.',
      ],
    ],
    parts: [
      [
        ['Pick what can be done by ten', 'One thing, and done by ten'],
        [
          'Block-printed napkins, dipped candles, bookmarks, a pinch pot. Try it out with a clock first.',
          'If you need an hour, they will need two, and that is the evening.',
          'Half a thing is a burden on the bus.',
        ],
        'Printed napkins drying on a line',
      ],
      [
        ['Do the dull half in advance', 'All the boring bits beforehand'],
        [
          'Cut, sanded, measured, sorted by place.',
          'Nobody comes to your house to look for the end of the tape.',
          'They come for the nice part.',
        ],
        'Materials sorted into saucers on a table',
      ],
      [
        ['Show it once, slowly', 'One demonstration'],
        [
          'From start to finish, without explaining. Then let them go, and keep quiet.',
          'Make yours a little crooked. It cheers everybody up.',
          'With a mistake in it.',
        ],
        'Hands demonstrating at the head of a table',
      ],
      [
        ['Feed them from another table', 'Food with sticks in it'],
        [
          'Things on sticks, nothing with sauce. Breaks happen there by themselves.',
          'Wax, paint and dips look alike after the second glass.',
          'At another table, far from the glue.',
        ],
        'A side table with food on sticks',
      ],
      [
        ['End with a row', 'A row at the end'],
        [
          'Put all the pieces side by side and take one picture, without any talk of best.',
          'Six of the same make a little exhibition, and not one is like the next.',
          'And a picture of it.',
        ],
        'Six small handmade pieces in a row',
      ],
    ],
    turn: [
      'Next time somebody else will want to be host. That is how a habit begins.',
      'Sweep up when they have gone. There is a bit of everyone on the floor.',
    ],
    asks: [
      'What would you like to make with friends for one evening?',
      'Which friend would claim not to be creative?',
    ],
    ends: {
      p: 'Materials for six rarely cost more than one evening out for two.',
      f: 'Write to three people tonight. They will bring the others.',
      a: 'Choose small. Finish.',
      t: 'Cover the table in paper and the floor in nothing: a bare one sweeps easier than a sheet.',
      h: 'Somebody will take the wrong one home and never admit it.',
      i: 'To make something together is one of the oldest ways of being friends.',
      l: 'Late, at the door, everyone is carrying something carefully.',
    },
    caution: [
      'Melt wax in a water bath and never leave it alone; keep blades and hot glue with the sober.',
      'Warm wax in a water bath, always with somebody beside it. Blades and hot glue belong to those who are sober.',
    ],
    keep: 'the next birthday without a plan',
    send: 'the five people you would ask',
    own: [
      {
        about:
          'class|course|(?<!our |own |my |the |in a )workshops?\\b|group|hen (?:party|do)|party|private (?:event|booking)|kit',
        kinds: ['event', 'service', 'price', 'product'],
        lead: 'Somebody else can prepare the table, too.',
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
