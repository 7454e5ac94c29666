// Ink, paper, letters on doors.
import type { Idea } from '../../library/idea.ts';

const SIGNS = 'sign|lettering|vehicle|wraps?\\b|vinyl|banner|engrav';

export const PAPER: readonly Idea[] = [
  {
    id: 'three-millimetres-more',
    format: 'howto',
    again: 9,
    emoji: '✂️',
    tags: ['PrintTips', 'BleedAndTrim', 'DesignTips'],
    title: [
      'How to send a file to the printer: bleed, fonts, resolution',
      'Print-ready files: five checks before you send',
    ],
    cover: 'Three millimetres more',
    gist: [
      'Three millimetres of bleed all round, nothing important near the edge, fonts embedded, pictures at three hundred dots, one PDF, and a last look at it on paper.',
      'Most delays at the printer have five causes, and all of them can be checked in ten minutes before sending.',
    ],
    subject: ['Nothing near the edge', 'Five checks before you send'],
    hooks: {
      '*': [
        'A white sliver at the edge of your leaflet? There was no bleed in the file.',
        'Five checks before you send a file to the printer, and it comes back as you meant it.',
      ],
      pt: 'Sheets are cut in stacks with a tolerance, so colour has to run beyond the edge.',
      fi: 'Have you ever sent a file with the name final-final-really-final?',
      a: 'Bleed, margin, fonts, resolution, one PDF.',
      h: 'On the screen it was splendid. The screen is not going to be handed out, though.',
      l: 'A clean cut, and colour up to the very edge.',
    },
    lines: {
      '*': [
        'Bleed means: let the background run three millimetres beyond the edge. The cutter never hits it to a hair.',
        'Keep text and logos five millimetres away from the edge. What is too close looks as if it were falling off.',
        'A picture from a website is sharp on a screen and mushy on a poster. For print you need about three hundred dots per inch at final size.',
        'Print the page on any printer and hang it on the wall for a night. In the morning you will see the mistake.',
      ],
      h: ['The logo came as a photograph of a business card. On a table. With coffee.'],
    },
    scene: [
      'Five to five, the file is in, and on the screen of the printer a window opens: fonts missing, two pictures too small.',
      'A thousand leaflets, beautifully printed, and the telephone number is from the old office.',
    ],
    why: [
      [
        'Paper moves by fractions of a millimetre, and a stack of five hundred does so as well.',
        'A cut is exact on average. One sheet is never the average.',
      ],
      [
        'Screens show with light, and paper only throws it back.',
        'What glows in blue on a screen often arrives a little quieter.',
      ],
    ],
    parts: [
      [
        'Add the bleed',
        [
          'Three millimetres on each side, unless your printer says otherwise.',
          'It is cut away, and that is its whole job.',
        ],
        'Crop marks at the corner of a sheet',
      ],
      [
        'Keep a safe margin',
        ['Text and faces further in.', 'With folded sheets check which side is up.'],
        'A folded leaflet with margins',
      ],
      [
        'Check the pictures',
        ['At final size, not on the phone.', 'Zoom in to four times: steps or skin?'],
        'A magnifier over a printed picture',
      ],
      [
        'Embed the fonts',
        ['Or turn them into outlines.', 'Otherwise a stranger will choose one for you.'],
        'A PDF export window',
      ],
      [
        'Let somebody else read it',
        ['Numbers, dates, names. Aloud, from behind.', 'Best somebody who has never seen it.'],
        'A pencil on a proof',
      ],
    ],
    turn: ['Then press send. And give the file a name with a date.', 'The cutter will do the rest.'],
    asks: ['Which typo have you found only after printing?', 'What is your latest file called, honestly?'],
    ends: {
      pa: 'Ten minutes before, no reprint after.',
      fi: 'And call the number on the leaflet once. Really.',
      t: 'Bleed, safe zone, resolution, embedded fonts, proof.',
      h: 'The screen has asked for a reprint.',
      l: 'To the edge, and beyond.',
    },
    keep: 'the next leaflet',
    send: 'whoever makes the flyers at your place',
    own: [
      {
        kinds: ['service', 'process', 'policy', 'price', 'offer'],
        about: '\\bfiles?\\b|artwork|proofs?\\b|PDF|templates?',
        lead: ['And what is checked here.', 'So it goes with files here.'],
      },
    ],
    pic: {
      ask: 'The corner of a printed sheet with its crop marks',
      alt: 'Crop marks at the corner of a printed sheet',
    },
    claims: [
      [
        'Bleed of three millimetres, safe margin, three hundred dots per inch',
        'usual requirements of printers',
      ],
    ],
  },
  {
    id: 'read-it-from-the-street',
    format: 'mistake',
    only: SIGNS,
    again: 9,
    emoji: '🪧',
    tags: ['ShopSigns', 'SignTips', 'SmallBusinessTips'],
    title: [
      'Shop sign or van: what can be read in three seconds',
      'How to make a shop sign or van that people can read',
    ],
    cover: 'Three seconds, from the street',
    wrong: 'The more is on it, the more people learn',
    gist: [
      'Name, what you do, one way to reach you: a sign and a van are read in three seconds. Dark on light or light on dark, large enough, and nothing on the door handle.',
      'Cross the street and look at your own sign. Whatever you cannot read in three seconds is decoration.',
    ],
    subject: ['Cross the street and look', 'Name, trade, one way to reach you'],
    hooks: {
      '*': [
        'Cross the street and read your own shop sign. You have three seconds.',
        'A van in traffic is read for about as long as a yawn. What stands on yours?',
      ],
      pt: 'Letter height and contrast decide over distance: about an inch of height for each ten feet, for easy reading.',
      fi: 'What do people think you sell, when they only see your sign?',
      a: 'Name, trade, contact. Large, in contrast, and nothing else.',
      h: 'The website was on the sliding door. Opened, it led to somebody in Poland.',
      l: 'A name, in gold, and room around it.',
    },
    lines: {
      '*': [
        'Your van has three seconds: name, what you do, one way to reach you. All else is read by the person behind in the traffic jam.',
        'For each ten feet of distance a letter wants about an inch of height. Measure it from where people stand.',
        'Light letters on dark or dark on light. Red on green cannot be read by about one man in twelve.',
        'Look at your sign at night, in rain and from the other direction. That is when people look for you.',
      ],
      h: [
        'Since nineteen eighty-one, family-run, free quotes, all makes, ask for Dave. It is a very small van.',
      ],
    },
    scene: [
      'A tourist stands before a shop, steps back into the road, steps forward, and goes next door. On the glass stands, in curly white, something.',
      'At the traffic lights a van pulls up. Green. What was it called again?',
    ],
    why: [
      [
        'The eye takes in a few words at a glance, and then the street wants its attention back.',
        'Each word that is added takes some of the size from the others.',
      ],
      ['Contrast is read before letters are.', 'A lovely colour on a lovely colour is a lovely stain.'],
    ],
    parts: [
      [
        'Choose three things',
        ['Name, what you do, how to find you.', 'Cross out until it hurts, and then one more.'],
        'A sketch with three lines of text',
      ],
      [
        'Make it larger',
        ['Print one word at real size and hang it up.', 'Then cross the street.'],
        'A paper letter taped to a shop front',
      ],
      [
        'Check the contrast',
        [
          'Photograph it, and turn the picture to grey.',
          'If it vanishes there, it vanishes in rain as well.',
        ],
        'A sign seen in grey tones',
      ],
      [
        'Mind doors and handles',
        ['Open all of them once, with the lettering on paper.', 'Letters split up in odd ways.'],
        'A sliding van door with lettering',
      ],
    ],
    turn: [
      'A good sign answers one question: is this it?',
      'What has been left out makes the rest readable.',
    ],
    asks: [
      'Which sign in your town do you like best?',
      'What is the longest text that you have seen on a van?',
    ],
    ends: {
      pa: 'Less, larger, in contrast.',
      fi: 'And ask somebody who does not know you.',
      t: 'Word count, letter height, contrast, context.',
      h: 'Somebody in Poland has had a lot of calls about gutters.',
      l: 'A name, and room.',
    },
    keep: 'the next look at your shop from outside',
    send: 'somebody who is getting a new van',
    own: [
      {
        kinds: ['service', 'process', 'price', 'product'],
        about: 'signs?\\b|survey|lettering|vehicle|mock-?up|fitt(?:ed|ing)|visual',
        lead: ['And how it comes about here.', 'For the sign itself.'],
      },
    ],
    pic: {
      ask: 'A sign of yours, seen from across the street',
      alt: 'A shop sign seen from across the street',
    },
    claims: [
      ['Legibility rule of thumb for letter height', 'trade practice of signmakers'],
      ['Red-green colour deficiency in about one in twelve men of European origin', 'textbook'],
    ],
  },
  {
    id: 'how-heavy-is-your-card',
    format: 'glossary',
    again: 10,
    emoji: '📄',
    tags: ['PaperWords', 'PrintBasics', 'BusinessCards'],
    title: [
      'Grammage, coated, uncoated, finish: paper words explained',
      'Which paper for cards and menus? The words explained',
    ],
    cover: 'How heavy is your card?',
    gist: [
      'Grammage, coated, uncoated, laminate, grain: five words with which you can order paper so that it feels as you imagined.',
      'People touch a card before they read it. Five terms decide what their fingers think.',
    ],
    subject: ['Fingers read first', 'Five words for paper'],
    hooks: {
      '*': [
        'Before anybody reads your business card, their fingers have formed an opinion.',
        'Coated or uncoated? One shines, and the other can be written on.',
      ],
      pt: 'Weight per square metre says how heavy paper is, and only roughly how thick.',
      fi: 'Have you ever tried to write on a glossy card? There.',
      a: 'Grammage, coating, finish, grain. Decide these four, then colour.',
      h: 'The card was so thick that it got a seat of its own in the wallet.',
      l: 'Uncoated, heavy, a little rough.',
    },
    lines: {
      '*': [
        'Office paper has about eighty grams to the square metre, a good business card three hundred and more.',
        'Coated paper makes pictures shine. Uncoated paper can be written on, and feels warm.',
        'Menus that get wiped need laminate. Cards that get written on must not have any.',
        'Card that is folded against its grain breaks open in white. Ask for it to be scored.',
      ],
      h: ['"Just normal paper," says the customer. There are about four thousand kinds of normal.'],
    },
    scene: [
      'Two cards on the table, the same design. Everybody picks up the left one, and nobody knows why.',
      'On the counter lies the sample book. Somebody strokes page nine with their eyes shut.',
    ],
    why: [
      ['The hand judges in a second: cheap, solid, warm, cold.', 'Design is seen, and paper is believed.'],
      ['A wrong paper cannot be rescued by ink.', 'What is to be written on has to be able to take a pen.'],
    ],
    parts: [
      [
        'Grammage',
        [
          'Grams per square metre: how heavy, and roughly how stiff.',
          'The weight of the sheet; more feels more solid.',
        ],
        'A stack of papers of different weight',
      ],
      [
        'Coated',
        [
          'A smooth layer that makes colours bright, in gloss, silk or matt.',
          'Paper with a skin, made for pictures.',
        ],
        'A glossy print at an angle',
      ],
      [
        'Uncoated',
        ['Natural surface: softer colours, good to write on.', 'Open paper, which takes ink and pen alike.'],
        'A pen writing on rough paper',
      ],
      [
        'Laminate',
        ['A thin film over the print, against water and fingers.', 'Wipeable, and no longer writable.'],
        'A drop of water on a menu',
      ],
      [
        'Grain',
        [
          'The direction in which the fibres lie. Along it paper folds cleanly.',
          'Why one fold is smooth and the other one cracks.',
        ],
        'A fold across a heavy card',
      ],
    ],
    turn: ['Ask for the sample book, and shut your eyes.', 'Choose with the hand that will give it away.'],
    asks: [
      'Glossy or rough: what do you like in your hand?',
      'Which card have you kept because of how it felt?',
    ],
    ends: {
      pa: 'Use first, look second.',
      fi: 'Stroke it. Nobody minds in here.',
      t: 'Weight, surface, finish, direction.',
      h: 'It pays for its own coffee now.',
      l: 'Rough, and warm.',
    },
    keep: 'the next order of cards',
    send: 'somebody who is ordering business cards',
    own: [
      {
        kinds: ['product', 'service', 'process', 'offer'],
        about: 'paper|paper stocks?|cards\\b|sample|recycled (?:paper|card)|finish|foil',
        lead: 'And what there is to stroke here.',
      },
    ],
    pic: { ask: 'Your sample book open at a rough paper', alt: 'An open book of paper samples' },
    claims: [['Definitions', 'definition, printing trade']],
  },
  {
    id: 'one-leaflet-one-thing',
    format: 'tip',
    again: 9,
    emoji: '📰',
    tags: ['LeafletTips', 'FlyerDesign', 'SmallBusinessTips'],
    title: [
      'How to make a leaflet that people keep: one thing, and a use',
      'Why most leaflets go in the bin, and how yours may not',
    ],
    cover: 'A leaflet that is kept',
    gist: [
      'One message, one picture, what to do next, and something useful on the back: opening hours, a recipe, a map. A leaflet with a use hangs on the fridge.',
      'Most leaflets live for four seconds, between letter box and bin. One reason to keep it changes that.',
    ],
    subject: ['Four seconds to the bin', 'Something for the fridge'],
    hooks: {
      '*': [
        'Your leaflet has four seconds between letter box and bin. What does it say first?',
        'A leaflet that has a use on its back ends up on the fridge.',
      ],
      pt: 'A single message and a reason to keep it do more than a full page.',
      fi: 'Which leaflet is on your fridge at the moment, and why?',
      a: 'One thing, one picture, one next step, one use.',
      h: 'It had eleven messages, four fonts and a dolphin. The business was gutters.',
      l: 'One line, much white, and it is read.',
    },
    lines: {
      '*': [
        'Put the bin calendar, a recipe or the bus times on the back of a leaflet. What has a use is kept.',
        'One leaflet, one message. Three messages are three leaflets.',
        'Write what people should do next, as a verb: call, come, scan, bring this along.',
        "Test a QR code from paper, at arm's length, in bad light, with an old phone. And leave white around it.",
      ],
      h: ['The dolphin has since been seen on the leaflet of a tax adviser.'],
    },
    scene: [
      'Between letter box and paper bin lie seven steps. At step five somebody stops and turns the sheet over.',
      'On a fridge hangs, under a magnet shaped like a tomato, a card from a chimney sweep. It has the bin days on it. It has been there for three years.',
    ],
    why: [
      ['People do not read leaflets, they sort them.', 'A glance decides, and a glance takes in one thing.'],
      [
        'What hangs on the fridge is seen every day and asked once a year.',
        'Use is the politest kind of advertising.',
      ],
    ],
    parts: [
      [
        'Say one thing',
        ['As a sentence that a neighbour would say.', 'The rest is for the website.'],
        'A leaflet with one large line',
      ],
      [
        'Show one picture',
        ['A real one, from your place, with a hand in it.', 'People look at hands and faces first.'],
        'A real photograph on a leaflet',
      ],
      [
        'Name the next step',
        ['One verb and one way.', 'Three ways to get in touch are two too many.'],
        'A phone scanning a printed code',
      ],
      [
        'Give it a use',
        [
          'Calendar, measures, emergency numbers, a voucher with a date.',
          'Ask yourself: would I hang it up?',
        ],
        'A card under a fridge magnet',
      ],
    ],
    turn: [
      'Then print a hundred, and see, before you print a thousand.',
      'A good first line is read between the letter box and the bin.',
    ],
    asks: ['What hangs on your fridge?', 'Which leaflet have you kept, and why?'],
    ends: {
      pa: 'One message and one use.',
      fi: 'And hang one on your own fridge first.',
      t: 'Single message, single action, utility.',
      h: 'It is doing well, freelance.',
      l: 'White, and a line.',
    },
    keep: 'the next leaflet',
    send: 'somebody with eleven messages',
    own: [
      {
        kinds: ['service', 'price', 'offer', 'process'],
        about: 'leaflet|flyer|small runs?|from \\d+ (?:copies|pieces)|design|same day|next day',
        lead: 'And for a first hundred.',
      },
    ],
    pic: { ask: 'A card under a magnet on a fridge', alt: 'A printed card under a magnet on a fridge' },
    claims: [['One message; usefulness', 'advice of direct marketing textbooks']],
  },
  {
    id: 'why-the-blue-is-not-the-blue',
    format: 'answer',
    again: 9,
    emoji: '🎨',
    tags: ['ColourInPrint', 'CMYK', 'PrintBasics'],
    title: [
      'Why does the colour look different in print than on screen?',
      'Screen colour and print colour: why they never quite agree',
    ],
    cover: 'Why is the blue not the blue?',
    question: 'On my screen it was brighter. Why?',
    short: 'A screen shines with red, green and blue. Paper only reflects what four inks leave over.',
    gist: [
      'Screens add light, inks take it away, and some bright blues and greens do not exist in ink at all. Look at a printed sample, in daylight, before you decide.',
      'Two worlds of colour, and they only overlap. Whoever wants to be sure chooses from a printed fan and not from a display.',
    ],
    subject: ['Light added, light taken away', 'Choose from paper'],
    hooks: {
      '*': [
        'On screen your blue glows, and on paper it is quieter. Nobody has made a mistake.',
        'Some colours on your screen do not exist in ink.',
      ],
      pt: 'The gamut of four-colour print is smaller than that of a screen, above all in saturated blue, green and orange.',
      fi: 'Have you held your phone beside a print and shaken your head?',
      a: 'Choose colours from print, in daylight.',
      h: 'The neon green is a law of optics, and no excuse. They have asked.',
      l: 'A blue, on uncoated paper, like dusk.',
    },
    lines: {
      '*': [
        "Screens differ as well: the same blue looks different on a phone, on a laptop and at your aunt's.",
        'Choose house colours from a printed colour fan, by a window, and note the number.',
        'Black made of all four inks looks deeper on large areas. Small text is printed in black alone, or it gets fuzzy.',
        'The same ink is brighter on coated paper than on uncoated. Ask for a sample on the paper that you will use.',
      ],
      h: ['The logo is "sort of teal". By now there are nine of it in the house.'],
    },
    scene: [
      'Two people at a window hold a sheet beside a phone. Then they turn down the brightness, and it gets closer.',
      'On the wall hang four posters in the same orange, printed in four years on four papers. It is the same, and it is not.',
    ],
    why: [
      [
        'A screen is a lamp and paper is a mirror.',
        'What sends out light can be brighter than what gives it back.',
      ],
      [
        'Four inks mix many colours, but not the ones at the edge of the rainbow.',
        'For those there are special inks, with a number of their own.',
      ],
    ],
    parts: [
      [
        'Look at it in daylight',
        ['Under the kitchen lamp everything has a tinge.', 'Morning, at a window, is a fair judge.'],
        'A print held at a window',
      ],
      [
        'Choose from a fan',
        [
          'Printed colours with numbers, on the paper you want.',
          'A number can be ordered again in ten years.',
        ],
        'A colour fan spread open',
      ],
      [
        'Ask for a proof',
        ['For whatever is large, dear, or seen for years.', 'It costs little, measured by the run.'],
        'A proof beside a final print',
      ],
    ],
    turn: [
      'In the end it is your eye that counts, and the number that brings it back.',
      'Paper has its own blue. It is often the calmer one.',
    ],
    asks: ['Which colour has ever surprised you in print?', 'Do you know the number of your house colour?'],
    ends: {
      pa: 'Choose in print, note the number.',
      fi: 'And turn down the phone a bit.',
      t: 'Additive and subtractive gamut; proof on final stock.',
      h: 'Optics has declined to comment.',
      l: 'Paper has an evening light of its own.',
    },
    keep: 'the choice of a house colour',
    send: 'somebody who is holding a phone beside a print',
    own: [
      {
        kinds: ['service', 'process', 'product', 'offer'],
        about: 'proof|colou?r|pantone|sample|match',
        lead: 'And how colour is settled here.',
      },
    ],
    pic: { ask: 'A colour fan on a printed sheet', alt: 'A colour fan lying on a printed sheet' },
    claims: [['Gamut of print and screen', 'textbook of colour reproduction']],
  },
  {
    id: 'four-in-the-morning-in-ink',
    format: 'behind',
    again: 10,
    emoji: '🖨️',
    tags: ['BehindTheScenes', 'PrintShop', 'PressRoom'],
    title: [
      'What happens in a print shop between file and box',
      'How a print job runs: proof, press, guillotine',
    ],
    cover: 'Between file and box',
    gist: [
      'A file is checked, laid out with others on a large sheet, printed, dried, cut in a stack, counted, and opened once more at random. The waste at the start belongs to it.',
      'The first sheets are never the good ones. A press has to find its balance, like somebody in the morning.',
    ],
    subject: ['The first sheets are never good', 'Eight cards on one sheet'],
    hooks: {
      '*': [
        'The first sheets that come out of a press are thrown away. They have done their duty.',
        'Your business card is printed together with those of strangers, on one large sheet.',
      ],
      pt: 'Imposition, make-ready, drying and trimming take longer than the printing.',
      fi: 'Have you ever smelt a fresh print? It is not the ink alone.',
      a: 'Check, impose, set up, print, dry, cut, count.',
      h: 'The machine costs as much as a house, and is stopped by a hair.',
      l: 'A stack, cut clean, still warm.',
    },
    lines: {
      '*': [
        'Cards of several customers often lie side by side on one sheet. For two hours they are neighbours.',
        'Ink wants to dry before it is cut. That is the reason for "tomorrow", and no excuse.',
        'A guillotine cuts five hundred sheets at a time. The operator needs both hands on two buttons for it.',
        'A few sheets more are always printed than were ordered. Some are lost while the machine is finding its feet.',
      ],
      h: ['The one mistake is always in the largest headline. Eleven people have read it.'],
    },
    scene: [
      'Sheet one is pale, sheet nine too blue, sheet thirty is right. Somebody holds it to the light and nods.',
      'A blade comes down, slowly, through five hundred faces. They are all still smiling.',
    ],
    why: [
      [
        'Ink and water or toner and heat have to come into balance first.',
        'A machine that has just begun is lying a little.',
      ],
      [
        'Each setting costs the same for a hundred as for a thousand, and so the second hundred is cheap.',
        'Setting up is the work, and running is the reward.',
      ],
    ],
    parts: [
      [
        'Somebody reads the file',
        [
          'Bleed, fonts, pictures, and sometimes the telephone number.',
          'A printer is the last one who can still ask.',
        ],
        'A person checking a file on a screen',
      ],
      [
        'Pages get their place',
        [
          'On large sheets, so that after folding they lie in order.',
          'Side four lies beside side one, and that is right.',
        ],
        'A large sheet with several pages',
      ],
      [
        'The press finds its balance',
        ['Sheet by sheet, under a lamp with daylight.', 'The eye decides, and a device agrees.'],
        'A sheet under a light',
      ],
      [
        'It dries, and gets cut',
        ['Then counted, wrapped and labelled.', 'One is taken out of the middle and looked at again.'],
        'A stack under a guillotine',
      ],
    ],
    turn: [
      'And then it lies in your hand and smells new.',
      'What looks like pressing a button was an afternoon.',
    ],
    asks: ['What was the first thing you ever had printed?', 'Do you sniff at new books?'],
    ends: {
      pa: 'The set-up is the craft.',
      fi: 'Sniff at it. Everybody does.',
      t: 'Preflight, imposition, make-ready, finishing.',
      h: 'It was a short hair, and it belonged to the cat next door.',
      l: 'Still warm.',
    },
    keep: 'the day when you wait for the box',
    send: 'somebody who asks why it takes until tomorrow',
    own: [
      {
        kinds: ['process', 'service', 'number', 'people', 'history'],
        about: 'press|print|machine|same day|next day|turnaround|since|years|by hand',
        lead: ['And what stands here.', 'How it runs here.'],
      },
    ],
    pic: {
      ask: 'A fresh stack at your press or guillotine',
      alt: 'A fresh stack of printed sheets at a press',
    },
    claims: [['Stages of printing', 'printing trade, textbook']],
  },
];
