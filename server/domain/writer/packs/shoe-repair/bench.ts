// On the bench, in the hall, and what shoes have seen.
import type { Idea } from '../../library/idea.ts';

export const BENCH: readonly Idea[] = [
  {
    id: 'words-round-the-sole',
    format: 'glossary',
    again: 10,
    emoji: '📘',
    tags: ['ShoeWords', 'Cobbler', 'ShoeRepair'],
    title: ['Welt, last, shank, upper: parts of a shoe explained', 'What a cobbler means by welt and shank'],
    cover: 'Words round the sole',
    gist: [
      'Upper, welt, insole, shank, heel cap: five words that tell whether a shoe can be repaired, and what the cobbler is talking about.',
      'With five words one sees in a shop whether a shoe will live for years.',
    ],
    subject: ['Can it be resoled?', 'Five words in the shop'],
    hooks: {
      '*': [
        'Turn your shoe over. Is there a seam round the edge? Then it has a future.',
        'Five words, and you see in a shop window which shoes will grow old.',
        'The price tag says what a shoe costs. The edge of the sole says what it is worth.',
      ],
      pa: ['Look at the welt before you look at the colour.', 'Five words tell whether it can be repaired.'],
      fi: [
        'Take off one of your shoes, and have a look with us.',
        'It is like bread: from outside one sees little, until one knows where to look.',
      ],
      t: 'A welted shoe joins upper and sole by a strip that can be resewn; a cemented one relies on glue.',
      h: 'The thing at the back that has come off is called a heel cap. The word at the moment is another one.',
      l: 'A strip of leather, a waxed thread.',
    },
    lines: {
      '*': [
        'A welt is the strip along the edge to which the sole is sewn. With a welt the sole can be replaced again and again.',
        'The shank is a strip under the arch. If a shoe bends in the middle instead of at the ball, it is broken.',
        'A heel cap is the thin piece that touches the ground. It is made to be replaced, so do it early.',
        'Stitches on a sole may be real or only printed. Run a fingernail over them.',
      ],
      h: ['"Genuine imitation stitching" is a sentence that exists.'],
    },
    scene: [
      'In the shop window there are two shoes that look alike. Somebody bends down and looks at the edge.',
      'On the bench a shoe lies open like a book, and it has more pages than one thinks.',
    ],
    why: [
      [
        'What is sewn can be unpicked. What is poured has been poured.',
        'A shoe is as repairable as its joints.',
        'The outside can be copied, but the inside costs money.',
      ],
      [
        'Whoever knows the words can say on the phone what is broken.',
        'A price by phone needs a part by name.',
        'It saves a visit, and the wrong guess.',
      ],
    ],
    parts: [
      [
        'Upper',
        [
          'All that one sees above the sole. If it is good, the rest can follow.',
          'Leather, cloth or plastic: that decides about care.',
          'It is what makes repair worth while.',
        ],
        'The upper of a leather shoe',
      ],
      [
        'Welt',
        [
          'The strip that joins top and bottom with a seam.',
          'It wears out late, and can be renewed as well.',
          'No welt need not mean bad, only different.',
        ],
        'The stitched edge of a sole',
      ],
      [
        'Insole',
        [
          'What your foot stands on. It takes the shape of you.',
          'It can be padded, and the loose one changed.',
          'In good shoes it is leather.',
        ],
        'An insole with the print of a foot',
      ],
      [
        'Shank',
        [
          'A strip of steel or wood under the arch.',
          'It keeps the waist of the shoe stiff.',
          'When it breaks, it creaks and tires you.',
        ],
        'A steel strip beside a shoe',
      ],
      [
        'Heel cap',
        [
          'The thin layer that meets the {pavement|sidewalk}.',
          'A small thing that saves a large one.',
          'In pairs, always.',
        ],
        'A worn heel from below',
      ],
    ],
    turn: [
      'And now you look at edges, in the bus, everywhere.',
      'Five words are a good pair of glasses.',
      'The best-looking ones are sometimes the ones that can be mended.',
    ],
    asks: ['Does yours have a welt?', 'Which of your shoes has been resoled?'],
    ends: {
      pa: ['Look at the edge.', 'Words first, then the price.'],
      fi: ['Go on, take one off. Nobody is looking.', 'Tell us what you found.'],
      t: 'Joint type decides repairability.',
      h: 'At the back, the cap. In the middle, the shank. In the mouth, better nothing.',
      l: 'A waxed thread holds.',
    },
    keep: 'the next pair in a shop window',
    send: 'somebody who buys with their eyes',
    own: [
      {
        kinds: ['service', 'price', 'product', 'process'],
        about: 'welt|resol|soles?\\b|heels?\\b|hand.?sewn|stitch',
        lead: ['What can be done with them.', 'Where thread and needle come in.'],
      },
    ],
    pic: { ask: 'The stitched edge of a leather sole', alt: 'The stitched edge of a leather sole' },
    claims: [['Definitions of shoe parts; welted shoes can be resoled', 'definition, trade practice']],
  },
  {
    id: 'why-does-it-squeak',
    format: 'answer',
    again: 8,
    emoji: '🔊',
    tags: ['SqueakyShoes', 'ShoeCare', 'Cobbler'],
    title: ['Why do my shoes squeak?', 'Squeaky shoes: where it comes from, and what helps'],
    cover: 'Why does it squeak?',
    question: 'My shoes squeak. Can that be mended?',
    short: [
      'Mostly yes. Two parts rub, and it has to be found which.',
      'Yes, once you know where. It is nearly always two layers rubbing.',
    ],
    gist: [
      'Squeaking is two layers that rub: insole, tongue, sole or a wet wooden floor. Find the place by bending, put talcum powder under the insole, dry them, and if it stays, it is loose inside.',
      'Bend it in your hands and listen. Where it sings, there is air or a loose layer.',
    ],
    subject: ['Two layers that rub', 'Bend it and listen'],
    hooks: {
      '*': [
        'Squeak. Squeak. Squeak. And the museum is very quiet.',
        'A squeak has an address. Bend the shoe, and you will find it.',
        'New shoes squeak. Old ones tell you something.',
      ],
      pa: ['Find the layer, and you have the cure.', 'Bend, listen, powder.'],
      fi: [
        'Do people turn round when you walk down a corridor?',
        'You tiptoe, and it gets louder. It is not your fault.',
      ],
      t: 'Stick and slip between layers makes the tone; powder or wax changes the friction.',
      h: 'The librarian looked up. Then the books did.',
      l: 'A step that one does not hear.',
    },
    lines: {
      '*': [
        'Shoes squeak? Take the insole out, dust talcum powder underneath, put it back. It cures a good half of them.',
        'Squeaks only when wet: the sole on a smooth floor. Roughen it lightly with sandpaper.',
        'If the heel squeaks, a nail or layer is loose. That will not heal by itself.',
        'Tongue against leather: a little saddle soap or wax on the edges, and there is peace.',
      ],
      h: ['Silent running is not included in the price.'],
    },
    scene: [
      'In a church somebody walks to the front, and each step is a small duck.',
      'In a quiet office eleven people know exactly when a twelfth goes to get coffee.',
    ],
    why: [
      [
        'Wherever leather rubs on leather it may sing, above all if it is damp.',
        'A trapped bubble of air whistles at each step.',
        'Glue lets go in the middle first, where nobody sees it.',
      ],
      [
        'Powder makes it slide, wax makes it stick: either ends the tune.',
        'What is loose rubs, and what rubs gets looser.',
        'A small repair now saves a large one.',
      ],
    ],
    parts: [
      [
        'Bend it in your hands',
        [
          'Toe, ball, heel, one after another, with an ear to it.',
          'Then the other one, to compare.',
          'Press the heel sideways.',
        ],
        'Two hands bending a shoe',
      ],
      [
        'Powder under the insole',
        [
          'Talcum powder or {cornflour|cornstarch}, a pinch.',
          'With glued ones along the edge.',
          'And let it dry first.',
        ],
        'A pinch of powder on an insole',
      ],
      [
        'Sand or wax where it rubs',
        [
          'Sole on floor: a touch of sandpaper.',
          'Tongue: a little wax.',
          'Buckles like a drop of oil on a match.',
        ],
        'Sandpaper on a smooth sole',
      ],
      [
        'Let somebody look inside',
        [
          'A loose shank, a heel, a hollow.',
          'It takes minutes, once it is open.',
          'Say when it squeaks: wet, warm, going uphill.',
        ],
        'A shoe opened on a bench',
      ],
    ],
    turn: [
      'And then one can go to concerts again.',
      'Silence is often a pinch of powder.',
      'What squeaks wants to be found.',
    ],
    asks: ['Where did your shoes ever give you away?', 'Which sound do yours make?'],
    ends: {
      pa: ['Locate, powder, fix.', 'A squeak is a symptom.'],
      fi: ['Sneaking up on people works again.', 'Ask us, if it will not go.'],
      t: 'Alter friction or remove the gap.',
      h: 'The ducks have left the church.',
      l: 'Only the floor is heard.',
    },
    keep: 'the next quiet corridor',
    send: 'somebody whom one hears coming',
    own: [
      {
        kinds: ['service', 'price', 'process'],
        about: 'repairs?\\b|while you wait|heels?\\b|soles?\\b',
        lead: ['If it goes on singing.', 'To have it found.'],
      },
    ],
    pic: { ask: 'Hands bending a leather shoe', alt: 'Two hands bending a leather shoe' },
    claims: [['Causes and remedies of squeaking shoes', 'trade practice of shoe repairers']],
  },
  {
    id: 'before-the-salt',
    format: 'season',
    again: 9,
    emoji: '🍂',
    tags: ['AutumnShoes', 'BootCare', 'ShoeRepair'],
    title: [
      'Getting boots ready for winter: do it before the first salt',
      'Autumn check for shoes: soles, seams, grease',
    ],
    cover: 'Before the first salt',
    gist: [
      'Look at soles and seams while it is dry, grease them now, have heels done before everybody comes, and put a rubber half-sole on. Repaired shoes need a week, and the first snow does not wait.',
      'In October it takes days, in December weeks. Boots know no calendar, but cobblers do.',
    ],
    subject: ['In October it takes days', 'Look while it is dry'],
    hooks: {
      '*': [
        'Fetch your winter boots out today, and turn them over. You had forgotten something.',
        'On the day of the first snow everybody notices the same hole.',
        'What you see now, in the dry, you need not feel later.',
      ],
      pa: ['Soles, seams, grease, grip: check while it is dry.', 'October: days. December: weeks.'],
      fi: [
        'Remember the wet sock of last February? There was a reason.',
        'Half an hour with a lamp and a tin, and winter may come.',
      ],
      t: 'Road salt draws water and lye into open seams; a waxed surface keeps both out.',
      h: 'The hole is still there. It has been waiting all summer.',
      i: 'Good preparation is warmth in advance.',
      l: 'Dubbin, lamplight, leaves against the window.',
    },
    lines: {
      '*': [
        'Turn your winter boots over now. In October a repair takes days, on the day of the first snow weeks.',
        'A thin rubber sole on leather gives grip on wet leaves. It can be put on new shoes as well.',
        'Grease seams twice: that is where the water comes in.',
        'Salt rims come off with diluted vinegar on a cloth. Dry first, cream afterwards, and never on suede.',
      ],
      h: ['Summer was long. The zip has used it to seize up.'],
    },
    scene: [
      'The box comes down from the top shelf, and out of the left boot falls a pebble from Denmark.',
      'First snow, and outside the workshop stands a row of people on one leg.',
    ],
    why: [
      [
        'Wet, salt and cold get in where something is open already.',
        'A seam that gapes by a thread in autumn gapes by a finger in spring.',
        'Leather that is dry drinks whatever comes.',
      ],
      [
        'Workshops fill up with the first frost.',
        'Everybody thinks of it on the same morning.',
        'Boots that are in the workshop warm nobody.',
      ],
    ],
    parts: [
      [
        'Look at soles and heels',
        [
          'Thumb on the ball: soft means thin.',
          'Heels from behind: straight?',
          'Tread deep enough for wet leaves?',
        ],
        'Boots seen from below',
      ],
      [
        'Try zips and seams',
        [
          'Zip up and down, with a candle end on the teeth.',
          'Light into the boot: does a seam shine through?',
          'Laces that are half through go now.',
        ],
        'A zip being waxed with a candle',
      ],
      [
        'Grease them',
        ['Clean, dry, thin, seams twice.', 'Smooth leather fat, suede spray.', 'Leave it overnight.'],
        'A cloth greasing a boot seam',
      ],
    ],
    turn: [
      'And then it may snow.',
      'Dry feet are a decision in October.',
      'And in spring they come out whole.',
    ],
    asks: ['What did you find in your winter boots?', 'Who gets cold feet first at your house?'],
    ends: {
      pa: ['Soles, seams, grease.', 'Early, and dry.'],
      fi: ['Warm socks beside them, and done.', "And look at the children's, too: they will be too small."],
      t: 'Close, seal, grip.',
      h: 'The hole has been notified of its eviction.',
      i: 'Take care of what carries you.',
      l: 'Ready, by the door.',
    },
    when: { months: [9, 10, 11] },
    keep: 'the first cold morning',
    send: 'whoever had wet socks last winter',
    own: [
      {
        kinds: ['service', 'price', 'hours', 'process', 'product'],
        about: 'boots?\\b|soles?\\b|heels?\\b|waterproof|grease|dubbin|wax|zips?',
        lead: ['What should be done before that.', 'While there is still time.'],
      },
    ],
    pic: {
      ask: 'Winter boots and a tin of grease on a table',
      alt: 'Winter boots and a tin of grease on a table',
    },
    claims: [
      ['Check, grease and repair before winter; salt harms leather', 'trade practice of shoe repairers'],
    ],
  },
  {
    id: 'a-left-one-and-a-right-one',
    format: 'story',
    again: 11,
    emoji: '👣',
    tags: ['ShoeHistory', 'Cobbler', 'ShoeTalk'],
    title: ['When shoes had no left and right', 'Straight lasts: two hundred years of identical shoes'],
    cover: 'When both were the same',
    gist: [
      'For some two hundred years most shoes were made on one straight form: no left, no right. One swapped them from day to day, so that they wore evenly.',
      'Your shoes know left from right. For a long time hardly any did.',
    ],
    subject: ['Left or right? Neither', 'Swapped every day'],
    hooks: {
      '*': [
        'For two hundred years most people had two of the same shoe.',
        'Left and right are a rather new invention, for shoes.',
        'Soldiers were once ordered to swap their boots from foot to foot each day.',
      ],
      pa: [
        'High heels made it hard to carve mirrored forms, so shoemakers carved one.',
        'One form for both feet: that was normal.',
      ],
      fi: [
        'Try it: left shoe on the right foot. That was everyday life.',
        'Imagine you could never put them on the wrong way round.',
      ],
      t: 'A last is the wooden form of a shoe; with a heel, mirrored pairs were laborious, until copying lathes came.',
      h: 'Nobody could say that he had put his shoes on the wrong feet.',
      i: 'It took a long time until shoes came to suit feet, and not the other way round.',
      l: 'Beech wood, rubbed smooth, one shape.',
    },
    lines: {
      '*': [
        'Until well into the nineteenth century most shoes were "straights": the same for both feet.',
        'Soldiers had orders to wear their boots on alternate feet, so that they wore down evenly.',
        'The form a shoe is built on is called a last, from an old word for footprint.',
        'Machines that could copy a form in mirror image brought back left and right.',
      ],
      h: ['In those days a single lost shoe was half as bad. Any other would do.'],
    },
    scene: [
      'Imagine a workshop by candlelight. On the wall hang wooden feet in rows, and none of them is a left one.',
      'A child sits on a step and puts on shoes. Whichever comes first goes on whichever foot.',
    ],
    why: [
      [
        'Flat shoes had long been made for each foot. Then heels came into fashion.',
        'To carve a high-heeled form twice, mirrored, was hard by hand.',
        'One form a size was half the work and half the cost.',
      ],
      [
        'Feet are patient, and leather gives way.',
        'After some weeks a straight shoe had become a left one by itself.',
        'What everybody has hurts nobody in particular.',
      ],
    ],
    parts: [
      [
        'The heel',
        [
          'About four hundred years ago heels came into fashion, and with them a problem: mirrored forms with a heel were hard to make. So shoemakers took one for both.',
          'A straight form was quick, and soon it was usual.',
        ],
        'A wooden last on a bench',
      ],
      [
        'The swapping',
        [
          'People changed their shoes about so that they wore evenly. Armies ordered it.',
          'Breaking in a pair took weeks, and nobody knew it otherwise.',
        ],
        'Two identical old boots',
      ],
      [
        'The machine',
        [
          'In the nineteenth century a lathe learnt to copy a form, larger, smaller and mirrored. Now a left and a right cost the same.',
          'It had been meant for gun stocks, and turned out to be good at feet.',
        ],
        'A row of paired lasts',
      ],
      [
        'Your hall',
        ['There they stand, and know where they belong.', 'Only children go on trying it the other way.'],
        'Two shoes side by the door',
      ],
    ],
    turn: [
      'Left and right are worth a small thank-you.',
      'And feet have never complained about it since.',
      'Progress sometimes weighs as much as a piece of beech.',
    ],
    asks: [
      'Have you ever gone out in two different shoes?',
      'Which invention in your hall are you fondest of?',
    ],
    ends: {
      pa: ['One form, then two.', 'Left and right: not as old as one thinks.'],
      fi: [
        'Try it on the way to the kitchen. Only to the kitchen.',
        'Tell it to a child who has them the wrong way round.',
      ],
      t: 'Mirror copying ended the straight last.',
      h: 'The child is, historically, quite right.',
      i: 'Better fits take time.',
      l: 'Two shapes, side by side.',
    },
    keep: 'a long evening',
    send: 'whoever knows children with swapped shoes',
    own: [
      {
        kinds: ['history', 'people'],
        about: 'cobbler|founded|since|apprentic|famil|generation|trained|shoemak',
        lead: ['And a little history from here.', 'Who stands at the bench.'],
      },
    ],
    pic: { ask: 'Wooden lasts on a shelf', alt: 'Wooden lasts hanging in a row' },
    claims: [
      [
        'Straight lasts from about 1600 to the mid-nineteenth century; alternate wearing ordered in armies; copying lathe',
        'SATRA bulletin, histories of shoemaking',
      ],
    ],
  },
  {
    id: 'heel-to-toe-on-the-bench',
    format: 'behind',
    again: 9,
    emoji: '🔨',
    tags: ['CobblerLife', 'BehindTheScenes', 'ShoeRepair'],
    title: ['How a shoe gets a new sole', "What happens to your shoes at the cobbler's"],
    cover: 'A day on the bench',
    gist: [
      'The old sole comes off, the edge is roughened, cork is filled in, the new one is glued, pressed, cut, ground, dyed and waxed. Most of the time is drying and pressing.',
      'Ten steps, of which you see the last. And a night under pressure.',
    ],
    subject: ['Mostly pressing and drying', 'Ten steps you do not see'],
    hooks: {
      '*': [
        'You see a new sole. Underneath there is a night under pressure.',
        'The loudest machine in the workshop is for the last five minutes.',
        'Why does it take until Thursday, if one can hear the hammer?',
      ],
      pa: ['Glue needs time, and no hammer makes it shorter.', 'Off, rough, glue, press, cut, grind, wax.'],
      fi: [
        'Have you ever stood there and liked the smell? Leather, wax, and warm rubber.',
        'Come round the counter in your thoughts.',
      ],
      t: 'Contact adhesive flashes off before joining; pressing time and fresh edges decide how it holds.',
      h: 'The pile behind the counter is not a pile. It is an order that only one person understands.',
      i: 'Something worn out goes, something whole comes back.',
      l: 'Wax on a warm edge, black as a piano.',
    },
    lines: {
      '*': [
        'A new sole is mostly waiting: glue has to dry, and then be pressed. The hammering is the short part.',
        'Bring shoes dry and brushed. Wet leather takes no glue, and costs you a day.',
        'Under the sole there is often a layer of cork that has taken your footprint. It gets filled anew.',
        'The edge is cut last, by hand, along a line that nobody sees.',
      ],
      h: ['He speaks to the shoes. They have never complained.'],
    },
    scene: [
      'Sparks of rubber fly, a wheel sings, and somebody holds a boot against it as one holds a child under the tap.',
      'On a hook hangs a left shoe with a slip round its neck, and waits for its brother.',
    ],
    why: [
      [
        'What was glued for ten years does not come off in a minute.',
        'A clean rough surface is half of the hold.',
        'Each shoe is a little different inside, since each foot is.',
      ],
      [
        'Joined too early it slides, too late it does not stick.',
        'Pressure has to be even right to the toe.',
        'Only when it holds can one cut close.',
      ],
    ],
    parts: [
      [
        'Off with the old one',
        [
          'Warmed, lifted, pulled, and the nails one by one.',
          'Here one sees what else is worn.',
          'Sometimes a stone falls out, or a coin.',
        ],
        'A sole being pulled off',
      ],
      [
        'Roughen and fill',
        ['With a wheel, until it is matt.', 'Cork into the hollow, level.', 'Loose stitches are caught now.'],
        'A shoe bottom being roughened',
      ],
      [
        'Glue and press',
        [
          'Both sides, thin, and dry to the touch.',
          'Then together, once, and right.',
          'A press holds it, through the night if it must.',
        ],
        'A boot in a press',
      ],
      [
        'Cut and finish',
        [
          'The knife round the edge in one go.',
          'Grind, dye, wax, brush.',
          'And at the end a cloth over the top.',
        ],
        'A waxed sole edge under a brush',
      ],
    ],
    turn: [
      'Then it goes into a bag, and nobody knows how it came about.',
      'You will notice it at the first kerb.',
      'Waiting was the larger part of it.',
    ],
    asks: ['What would you like to see done once?', 'Which pair of yours has been on a bench most often?'],
    ends: {
      pa: ['Glue dries at its own pace.', 'Well pressed is half of it.'],
      fi: ['Ask to look, if it is quiet.', 'Breathe in, it smells good.'],
      t: 'Prepare, bond, press, trim, finish.',
      h: 'The order of the pile remains a trade secret.',
      i: 'Made good, and not made new.',
      l: 'A dark edge, a soft light.',
    },
    work: 'In every trade the waiting time is the part that customers doubt and that quality comes from. Say beforehand what the waiting is for, and nobody doubts it.',
    keep: 'the next time you hand something in',
    send: 'somebody who asks whether it can be done by tomorrow',
    own: [
      {
        kinds: ['process', 'people', 'service', 'hours'],
        about: 'resol|stitch|by hand|while you wait|ready|cobbler|soles?\\b|days\\b',
        lead: ['How long it takes here.', 'Who works on it.'],
      },
    ],
    pic: { ask: 'A boot on a last among tools', alt: 'A boot on a last among tools on a bench' },
    claims: [
      ['Steps of resoling; contact adhesive needs drying and pressure', 'trade practice of shoemakers'],
    ],
  },
  {
    id: 'laces-or-none',
    format: 'either',
    again: 7,
    emoji: '🎀',
    tags: ['ThisOrThat', 'ShoeTalk', 'EverydayShoes'],
    title: ['Laces or slip-ons?', 'Laced shoes or slip-ons: which are you?'],
    cover: 'Laces or slip on?',
    gist: [
      'Laces hold, sit and take a minute. Slip-ons are on before the doorbell rings twice. Which do you reach for?',
      'One sits down and ties, the other is out of the door already. Both of them walk.',
    ],
    subject: ['A bow or a slip?', 'Which is nearer the door?'],
    hooks: {
      '*': [
        'Laces, or straight in and out of the door?',
        'There are people who open the bow each time, and people who tread down the heel.',
        'A bow takes eleven seconds. How many have you got in the morning?',
      ],
      pa: [
        'Laces adapt to the foot and the hour. Slip-ons adapt to the doorbell.',
        'Hold, or haste: what is it to be?',
      ],
      fi: [
        'Be honest: do you untie them, or pull them off with the other foot?',
        'What stands nearest to your door?',
      ],
      t: 'Laces set tension along the instep; slip-ons have to be narrow enough to hold by themselves.',
      h: 'Double knot, since the incident with the escalator.',
      l: 'A flat bow, evenly tied.',
    },
    lines: {
      '*': [
        'Laces or slip-ons: what does your morning allow?',
        'Untie them. Heels that are trodden down cannot be mended well.',
        'Laces come undone? Tie the bow the other way round at the start: it then lies across and holds.',
        'A shoehorn costs little and saves more heels than any workshop.',
      ],
      h: ['Slip-ons were invented by somebody with a toddler under each arm.'],
    },
    scene: [
      'The bell rings, and in the hall somebody hops on one leg with a lace between the teeth.',
      'On a step sits a child, tongue out, and ties the first bow of its life.',
    ],
    why: [
      [
        'A foot in the evening is larger than in the morning, and a lace knows it.',
        'What is on quickly is off quickly, and sometimes on the stairs.',
        'It is a matter of mornings, mostly.',
      ],
    ],
    parts: [
      [
        'Laces',
        ['They hold where you want it, and give where you need it.', 'And they want a hand free.'],
        'A hand tying a bow',
      ],
      [
        'Slip-ons',
        ['In with the foot, and away.', 'They have to fit well, or they flap.'],
        'A foot slipping into a loafer',
      ],
    ],
    turn: [
      'A shoehorn likes both.',
      'The weekend may have one, the office the other.',
      'In the end the doorbell decides.',
    ],
    asks: ['Laces or slip-ons?', 'Who taught you to tie a bow?'],
    ends: {
      pa: ['Untie them, whichever.', 'Hold, or haste.'],
      fi: ['Show us what stands by your door.', 'Mind the escalator.'],
      t: 'Tension by lace, or by last.',
      h: 'The escalator has apologised.',
      l: 'A quiet bow.',
    },
    keep: 'the next hurried morning',
    send: 'whoever treads down the heel',
    own: [
      { kinds: ['product', 'price'], about: 'laces|shoehorns?|insoles?', lead: 'Small things for the hall.' },
    ],
    pic: { ask: 'A laced shoe and a slip-on side by side', alt: 'A laced shoe beside a slip-on shoe' },
    claims: [
      ['Balanced bow (reef knot) holds better than a granny bow', 'studies of knots, common experience'],
    ],
  },
  {
    id: 'the-pair-with-a-story',
    format: 'question',
    again: 7,
    emoji: '📖',
    tags: ['ShoeStories', 'ShoeTalk', 'KeepIt'],
    title: ['Which of your shoes has the best story?', 'The shoes you will never give away'],
    cover: 'The pair with a story',
    gist: [
      'The ones from the wedding, from the long walk, from the first wage: there is a pair that stays, although nobody wears it. What is its story?',
      'Shoes have been everywhere that you have been. Which pair of yours could tell something?',
    ],
    subject: ['They were there', 'The pair that stays'],
    hooks: {
      '*': [
        'At the back of your {wardrobe|closet} stands a pair that you will never wear again, and never give away.',
        'Shoes were there, at everything. Which pair of yours knows most?',
        'Two soles with holes, and a good reason for each of them.',
      ],
      pa: ['Some shoes are kept for their miles and not for their leather.', 'One pair stays. Which?'],
      fi: [
        'Tell us of the pair. We like such stories, and we hear many across the counter.',
        'Did you dance in them, or run?',
      ],
      t: 'Wear patterns are as personal as handwriting: no two soles are worn alike.',
      h: 'They were much too dear. One had to move out of that flat anyway.',
      i: 'The way is in the sole, step by step.',
      l: 'Dust of a distant road, not brushed off.',
    },
    lines: {
      '*': [
        'Which pair of shoes will you never give away, and why?',
        'A sole is worn like handwriting: nobody wears it down quite like you.',
        'The first shoes of a child are the smallest thing that one cannot throw out.',
        'Shoes one walked a long way in fit nobody else. They have become yours, in the true sense.',
      ],
      h: ['She kept the shoes. The man not.'],
    },
    scene: [
      'In a shoebox, in tissue paper, lie two shoes with sand in them, from a beach that has since been built on.',
      'Somebody puts a pair on the counter and says: before you look at them, let me tell you something.',
    ],
    why: [
      [
        "One forgets rooms, but not what was on one's feet.",
        'They take our shape, and so they stay a little bit us.',
        'What carried you is hard to put out with the paper.',
      ],
    ],
    parts: [
      [
        'The ones for a day',
        ['Worn once, on a day that was one.', 'They still know the floor.'],
        'A pair of elegant shoes in a box',
      ],
      [
        'The ones for a way',
        ['Over a mountain, through a town, out of something.', 'Holes, and each with a place name.'],
        'Dusty boots by a door',
      ],
      [
        'The tiny ones',
        ['As long as a finger, and scuffed at the toe.', 'Nobody can look at them quickly.'],
        'A pair of baby shoes',
      ],
    ],
    turn: ['Some shoes may rest.', 'Their road is in them.', 'And now and then one takes the lid off.'],
    asks: [
      'Which pair will you never give away?',
      'Where did they take you?',
      'What were your first real shoes?',
    ],
    ends: {
      pa: ['Tell it. We are listening.', 'One pair, one story.'],
      fi: ['A picture would be lovely.', 'Ask your mother about the tiny ones.'],
      t: 'No two soles alike.',
      h: 'On the whole she got the better pair.',
      i: 'Every step counted.',
      l: 'Tissue paper, and a little sand.',
    },
    keep: 'the next time you clear out',
    send: 'somebody who keeps shoeboxes',
    own: [
      {
        kinds: ['people', 'history'],
        about: 'cobbler|years|since|famil|apprentic',
        lead: 'Somebody who listens to them.',
      },
    ],
    pic: {
      ask: 'An old pair of shoes in a shoebox',
      alt: 'An old pair of shoes in a shoebox with tissue paper',
    },
    claims: [['Wear patterns of soles are individual', 'forensic footwear literature, common experience']],
  },
  {
    id: 'a-hole-in-the-belt',
    format: 'tip',
    again: 9,
    emoji: '👜',
    tags: ['LeatherCare', 'BagRepair', 'KeepIt'],
    title: [
      'Bag, belt, strap: what a cobbler can repair besides shoes',
      'Handbag handle torn? It can often be sewn',
    ],
    cover: 'Not only shoes',
    gist: [
      'Bag handles, belts, {zips|zippers}, straps, dog leads: what is leather and has a seam can often be mended in the workshop where shoes are. Bring it before the tear runs on.',
      'An extra hole, a new {zip|zipper}, a handle sewn on: small jobs that save large bags.',
    ],
    subject: ['It need not be a shoe', 'Before the tear runs on'],
    hooks: {
      '*': [
        'The handle of your favourite bag hangs by four threads. It can have forty again.',
        'A workshop that sews soles can sew a handle, too.',
        'A hole in the belt with a nail and a hammer is a hole in the table as well.',
      ],
      pa: [
        "What is leather and has a seam is at home on a cobbler's bench.",
        'Bring it while it is a thread.',
      ],
      fi: [
        'Do you also carry it by the other handle, to be careful? Then it is time.',
        'Which bag have you put away because of a {zip|zipper}?',
      ],
      t: 'Saddle stitch with waxed thread holds when one loop breaks; machine seams run.',
      h: 'One hole further than last Christmas. It was the wash, surely.',
      l: 'Waxed thread, an awl, two needles.',
    },
    lines: {
      '*': [
        'Bag handle, belt, {zip|zipper}, dog lead: ask a cobbler. Leather is leather.',
        'A belt can be shortened at the buckle, so that the pointed end stays as it was.',
        'Small tears run. Put tape on the inside until it is sewn, and no glue.',
        'Round holes do not tear. Punched with a nail they do, one after another.',
      ],
      h: ['The belt says that we gained nothing. The belt is kind. It has also been stretched.'],
    },
    scene: [
      'On the tram a strap snaps, and a whole life rolls down the aisle, lipstick first.',
      'Two needles go through one hole from both sides, as if they greeted each other.',
    ],
    why: [
      [
        'Seams break first where weight hangs on them.',
        'The leather is mostly as good as ever.',
        'It is thread that has worn out, and thread is cheap.',
      ],
      [
        'A tool for each thing beats strength: a punch, an awl, a clamp.',
        'Sewn by hand, one thread may break without the next one going.',
        'And old holes can be used again, so that one sees nothing.',
      ],
    ],
    parts: [
      [
        'Look at the places that carry',
        [
          'Handles, rings, the ends of the {zip|zipper}.',
          'A bright edge means that it is rubbing.',
          'Lift it with weight in it, and look.',
        ],
        'A hand lifting a bag by its handle',
      ],
      [
        'Empty it, and bring it whole',
        [
          'With the ring, the button, the scrap.',
          'Everything that came off is worth gold.',
          'No tape on the outside, it takes the colour along.',
        ],
        'An empty bag on a counter',
      ],
      [
        'Ask for like with like',
        [
          'Same thread, same colour, old holes.',
          'Or openly another colour, if you like to show it.',
          'Lining is a job of its own: ask.',
        ],
        'Reels of thread beside leather',
      ],
    ],
    turn: [
      'And the favourite bag is the favourite bag again.',
      'Half of what is called broken is only unsewn.',
      'A new thread, and years ahead.',
    ],
    asks: ['Which good thing lies in a drawer for want of one seam?', 'Where did a strap ever let you down?'],
    ends: {
      pa: ['Seam, ring, {zip|zipper}: mendable.', 'Early is a stitch.'],
      fi: ['Look in the {wardrobe|closet}, at the very back.', 'It does not have to be a shoe.'],
      t: 'Same holes, waxed thread, two needles.',
      h: 'The belt has been let off with a warning.',
      l: 'Stitch by stitch, and then a knot.',
    },
    keep: 'the next time a strap creaks',
    send: 'somebody who carries it by the other handle',
    own: [
      {
        kinds: ['service', 'price', 'process'],
        about: 'bags?\\b|belts?\\b|zips?\\b|straps?\\b|handles?\\b|leather (?:goods|repairs?)|stitch',
        lead: ['What else lies on the bench here.', 'For bags and belts.'],
      },
    ],
    pic: {
      ask: 'A leather bag with a torn handle on a bench',
      alt: 'A leather bag with a torn handle on a bench',
    },
    claims: [
      [
        'Leather goods with failed seams can be resewn; saddle stitch does not run',
        'trade practice of leather workers',
      ],
    ],
  },
  {
    id: 'brown-or-black',
    format: 'question',
    again: 6,
    emoji: '🤎',
    tags: ['ThisOrThat', 'ShoeTalk', 'StyleTalk'],
    title: [
      'Brown or black shoes: what do you wear?',
      'No brown in town? What do you think of old shoe rules',
    ],
    cover: 'Brown or black?',
    gist: [
      '"No brown in town" was a rule once. Today everybody wears what they like, and in the morning before the shelf one still thinks about it. What is on your feet?',
      'Brown shows its years and gets lovelier, black hides them and stays strict. And you?',
    ],
    subject: ['No brown in town?', 'What is on your feet?'],
    hooks: {
      '*': [
        'Look down: brown, black, or something that has its own opinion?',
        '"No brown in town", people used to say. Do you still keep to it?',
        'Brown grows old well. Black does not show it.',
      ],
      pa: [
        'Black for the evening, brown for the day: an old rule with some sense in it.',
        'Two colours, many opinions.',
      ],
      fi: [
        'What are you wearing right now? Do not go and change first.',
        'Which pair do you grab without thinking?',
      ],
      t: 'Brown leather is dyed more translucently, so wear and cream build a patina; black covers.',
      h: 'Blue suede, said somebody once, and would not let anybody step on it.',
      l: 'Chestnut, cognac, night.',
    },
    lines: {
      '*': [
        'Brown or black: what stands by your door more often?',
        'Brown leather gets a patina, and each crease a shade of its own. Black has to be shined instead.',
        'Belt and shoes in one colour is an old rule that still works. Bag and shoes may argue.',
        'Navy cream on black shoes gives depth. Try it on an old pair first.',
      ],
      h: ['One brown, one black. He noticed it at the meeting. So did they.'],
    },
    scene: [
      'A shelf, seven pairs, and before it somebody in socks, as before a great decision.',
      'In the tram one looks down along the row: black, black, black, orange.',
    ],
    why: [
      [
        'Rules about shoes were made by people with many.',
        'Colour is the first thing that one sees, and care the second.',
        'What is well kept may have any colour.',
      ],
    ],
    parts: [
      [
        'Brown',
        ['Warm, easy, lovelier with each year.', 'And with dark blue it is hard to beat.'],
        'A brown shoe with a patina',
      ],
      [
        'Black',
        ['Strict, simple, always invited.', 'It forgives the rain, but no dust.'],
        'A black shoe with a shine',
      ],
      ['Neither', ['Green, red, silver.', 'Whoever wears them has had a good morning.'], 'A colourful shoe'],
    ],
    turn: [
      'Well polished, each colour is right.',
      'The rule has long been retired.',
      'Your feet, your colour.',
    ],
    asks: [
      'Brown, black or colourful?',
      'Which shoe rule do you still keep?',
      'What is the boldest pair that you own?',
    ],
    ends: {
      pa: ['Care beats colour.', 'As you like it, but brushed.'],
      fi: ['Send us a picture of your shelf.', 'Bold ones first.'],
      t: 'Patina or cover: two ways to age.',
      h: 'He has since bought two pairs of each.',
      l: 'Chestnut by day.',
    },
    keep: 'the next morning in socks',
    send: 'somebody with orange shoes',
    own: [
      {
        kinds: ['product', 'service', 'price'],
        about: 'dye(?:d|ing)?|recolou?r|colou?r (?:change|restor)|polish|cream',
        lead: ['And if you should want another one.', 'For colour that has gone.'],
      },
    ],
    pic: { ask: 'A brown and a black shoe side by side', alt: 'A brown and a black shoe side by side' },
    claims: [['Brown leather develops patina; black covers', 'trade practice of shoemakers']],
  },
];
