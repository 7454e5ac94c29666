// Files, paper and print.
import type { Idea } from '../../library/idea.ts';
import { PRINTS } from './kinds.ts';

export const PAPER: readonly Idea[] = [
  {
    id: 'print-ready-file',
    format: 'checklist',
    again: 9,
    emoji: '🖨️',
    tags: ['PrintTips', 'BleedAndTrim', 'DesignTips'],
    only: PRINTS,
    title: ['How to send a file that prints well', 'Print-ready: five checks before you send'],
    cover: 'Is your file ready to print?',
    gist: [
      'Send a PDF with bleed all round, pictures large enough, fonts embedded and text away from the edge. Then have somebody else read it.',
      'Bleed, margin, pictures, fonts, reading: with these five checked, your job can go straight to print.',
    ],
    subject: ['Is your file ready to print?', 'Five checks before you send'],
    hooks: {
      '*': [
        'Check these five things before you send a file to print.',
        'White edges, wrong fonts, blurred photos: all of it can be avoided in ten minutes.',
      ],
      patl: 'A PDF with bleed, large pictures and embedded fonts goes straight to print.',
      fhi: 'Are you sending us a file this week? Look at these five things first.',
    },
    lines: {
      '*': [
        'Bleed means that the background goes three {millimetres|millimeters} beyond the edge on each side. Then no white line is left.',
        'A picture from a website is too small for print. Use the original photo.',
        'Keep text and faces away from the edge of a print file, by five {millimetres|millimeters} at least.',
        'Let somebody else read the telephone number on your print file, out loud.',
      ],
      h: ['The leaflet was lovely. The phone number was the old one.'],
    },
    scene: [
      'A thousand leaflets arrive, and there is a thin white line on one side.',
      'Ten minutes before the deadline you export the file and hope.',
    ],
    why: [
      [
        'Paper is cut in stacks, and each cut may be off by a hair.',
        'That is why the background has to go further.',
      ],
      ['Screens show much less detail than paper.', 'What looks sharp on a phone can be blurred in print.'],
    ],
    parts: [
      ['Add bleed', ['On all four sides.', 'In most programs it is one setting.'], 'A sheet with crop marks'],
      [
        'Use large pictures',
        ['From the camera, not from the web.', 'Ask if you are not sure.'],
        'A photo on a screen',
      ],
      [
        'Embed the fonts',
        ['When you export the PDF.', 'Otherwise another font is used.'],
        'A PDF being exported',
      ],
      [
        'Have it read',
        ['Names, dates, numbers.', 'By somebody who has not seen it.'],
        'Two people reading a sheet',
      ],
    ],
    turn: ['In doubt, send it early and ask.', 'A look at it takes us a minute.'],
    asks: ['What was your last misprint?', 'Do you design yourself?'],
    ends: { patl: 'Any questions? Just ask us.', fhi: 'Send it over, and we will have a look.' },
    tick: true,
    keep: 'your next print job',
    send: 'whoever designs your leaflets',
    own: [
      {
        kinds: ['service', 'price', 'hours'],
        about: 'design|same day|files?\\b|proofs?\\b|artwork',
        lead: 'How it works here:',
      },
    ],
    pic: { ask: 'A sheet with crop marks on your table', alt: 'A sheet with crop marks' },
    claims: [['Bleed and resolution', 'printing textbook']],
  },
  {
    id: 'leaflet-that-is-kept',
    format: 'tip',
    again: 9,
    emoji: '📄',
    tags: ['LeafletTips', 'FlyerDesign', 'SmallBusinessTips'],
    only: PRINTS,
    title: ['How to make a leaflet that people keep', 'A leaflet with one message'],
    cover: 'A leaflet people keep',
    gist: [
      'One message, one picture, one thing to do next, and something useful on the back, such as dates or a map.',
      'A leaflet has three seconds. Say one thing, large, and say what to do now.',
    ],
    subject: ['A leaflet people keep', 'One message, large'],
    hooks: {
      '*': [
        'How do you make a leaflet that people keep? Say one thing.',
        'Most leaflets say too much. Here is what to leave out.',
      ],
      patl: 'One message, one picture, one next step: that is a good leaflet.',
      fhi: 'Planning a leaflet? Take half of it out.',
    },
    lines: {
      '*': [
        'Write the most important thing of your leaflet in one sentence, and make it large.',
        'Say what to do next on a leaflet: {ring|call}, come, book. Only one of them.',
        'Put something useful on the back of a leaflet: opening hours, a map, dates.',
        'Use a real photo of your place or people. Everybody recognises a bought one.',
      ],
      h: ['Fourteen services, six fonts and a cartoon dog. It went in the bin with the pizza menu.'],
    },
    scene: [
      'In the letter box lie five leaflets. One of them goes on the fridge.',
      'You have one page and would like to say everything.',
    ],
    why: [
      ['People decide at a glance.', 'Nobody reads a leaflet from the top.'],
      ['What people can use is kept.', 'A list of dates hangs on the fridge for a year.'],
    ],
    parts: [
      [
        'Choose one message',
        ['What should they remember?', 'The rest goes on your website.'],
        'A leaflet with one large line',
      ],
      ['Show one picture', ['With people, if possible.', 'Large and sharp.'], 'A leaflet with one photo'],
      [
        'Name one next step',
        ['With number or address.', 'Large enough for older eyes.'],
        'A phone number on a leaflet',
      ],
    ],
    turn: [
      'Ask somebody to look at it for three seconds, and say what it is about.',
      'Then print a small number first.',
    ],
    asks: ['What is on your fridge?', 'How do you tell people about your business?'],
    ends: { patl: 'Any questions? Just ask us.', fhi: 'Bring your draft, and we will look at it together.' },
    keep: 'your next leaflet',
    send: 'somebody who is opening a shop',
    own: [
      {
        kinds: ['service', 'price'],
        about: 'leaflets?|flyers?|design|booklets?',
        lead: 'For leaflets here:',
      },
    ],
    pic: { ask: 'A leaflet on a fridge door', alt: 'A leaflet on a fridge door' },
    claims: [['One message is remembered best', 'advertising practice']],
  },
  {
    id: 'blue-on-paper',
    format: 'answer',
    again: 9,
    emoji: '🎨',
    tags: ['PrintTips', 'CMYK', 'ColourInPrint'],
    only: PRINTS,
    title: [
      'Why do {colours|colors} look different in print than on screen?',
      'My blue looks different in print: why?',
    ],
    cover: '{Colours|Colors}: screen or print',
    question: 'Why does my blue look different in print?',
    short: 'A screen shines, and paper does not.',
    gist: [
      'Screens make {colours|colors} of light, print makes them of ink. Bright blue, green and orange get quieter. Ask for a proof if the {colour|color} matters.',
      'Paper only reflects light. If your {colour|color} must be exact, choose it from a printed fan.',
    ],
    subject: ['Screen or print', 'Why your blue looks different'],
    hooks: {
      '*': [
        'Why does your blue look different in print? Because a screen shines.',
        'Before you choose a {colour|color} for print, do not trust your screen.',
      ],
      patl: 'Bright screen {colours|colors} get quieter on paper.',
      fhi: 'Has a {colour|color} of yours ever surprised you in print?',
    },
    lines: {
      '*': [
        'Bright blue, green and orange look quieter in print than on a screen.',
        'If your {colour|color} has to be exact, choose it from a printed fan and give us its number.',
        'The same ink looks brighter on glossy paper than on plain paper.',
        'Look at a proof by daylight. Lamps change {colours|colors}.',
      ],
      h: ['On the screen it glowed. On paper it is a sensible blue with a job.'],
    },
    scene: [
      'You hold the business card beside your screen, and it is not the same.',
      'On three screens in the office your logo has three {colours|colors}.',
    ],
    why: [
      ['A screen mixes red, green and blue light.', 'It can be as bright as a lamp.'],
      ['Print mixes four inks on paper.', 'Some bright {colours|colors} cannot be mixed that way.'],
    ],
    parts: [
      ['Choose from print', ['From a fan or an old job.', 'Not from a phone.'], 'A {colour|color} fan'],
      ['Choose the paper', ['Glossy is brighter, plain is softer.', 'Ask for samples.'], 'Paper samples'],
      [
        'Ask for a proof',
        ['For large runs and important {colours|colors}.', 'It costs little.'],
        'A proof under daylight',
      ],
    ],
    turn: ['And write down the number of your {colour|color}.', 'Then it is the same next time.'],
    asks: ['Which {colour|color} is your logo?', 'Which {colour|color} surprised you?'],
    ends: { patl: 'Ask if anything is unclear.', fhi: 'Come by and look at samples.' },
    keep: 'your next print job',
    send: 'whoever chose your logo',
    own: [
      { kinds: ['service', 'product'], about: 'proofs?\\b|samples?\\b|colou?rs?', lead: 'To be sure here:' },
    ],
    pic: {
      ask: 'A printed sheet beside the same picture on a screen',
      alt: 'A printed sheet beside a screen',
    },
    claims: [['Colour gamut of screen and print', 'printing textbook']],
  },
  {
    id: 'business-card-paper',
    format: 'glossary',
    again: 9,
    emoji: '💳',
    tags: ['BusinessCards', 'PaperWords', 'PrintTips'],
    only: PRINTS,
    title: ['Which paper for a business card?', 'Paper words explained'],
    cover: 'Paper words explained',
    gist: [
      'Weight, coated, uncoated, laminated: four words that decide how a card feels and if you can write on it.',
      'Thick or thin, shiny or plain: hold samples in your hand before you choose.',
    ],
    subject: ['Paper words explained', 'Which paper for your card?'],
    hooks: {
      '*': [
        'Which paper for a business card? Four words help you to choose.',
        'What do grammage, coated and laminated mean?',
      ],
      patl: 'Weight, surface and finish decide how a card feels.',
      fhi: 'Choosing paper for your cards? Feel it before you decide.',
    },
    lines: {
      '*': [
        'The weight of paper is given for a square {metre|meter}. Business cards mostly have three hundred or more.',
        'You can write on uncoated paper. On a laminated card a pen slips.',
        'Coated paper makes photos brighter, and uncoated paper feels warmer.',
        'Ask for samples, and bend them. Your customers will, too.',
      ],
      h: ['The thick card got a place of its own in the wallet.'],
    },
    scene: [
      'You hold two cards. One bends, and one does not.',
      'You would like to write an appointment on your card, and the pen slips.',
    ],
    why: [
      ['People feel a card before they read it.', 'Thin paper feels cheap, whatever is on it.'],
      ['What it is for decides about the surface.', 'Appointments have to be written on.'],
    ],
    parts: [
      [
        'Weight',
        [
          'Grams for a square {metre|meter}: the higher, the firmer.',
          'How heavy a sheet is: letters are light, cards are heavy.',
        ],
        'Two cards, thick and thin',
      ],
      [
        'Coated',
        ['A smooth skin for sharp pictures.', 'Paper with a smooth surface, glossy or matt.'],
        'A glossy sheet',
      ],
      [
        'Uncoated',
        ['Open paper that takes a pen.', 'Natural paper for letters and appointment cards.'],
        'A pen on a card',
      ],
      [
        'Laminated',
        ['A thin film that protects.', 'Covered with film: it can be wiped, and not written on.'],
        'A laminated card',
      ],
    ],
    turn: ['Come and feel the samples.', 'You will know at once.'],
    asks: ['What does your card feel like?', 'Do you still give out cards?'],
    ends: { patl: 'It is easier than it sounds.', fhi: 'Ask for a handful of samples.' },
    keep: 'your next order of cards',
    send: 'somebody who is starting a business',
    own: [{ kinds: ['product', 'price'], about: 'business cards?|stationery|paper', lead: 'Cards here:' }],
    pic: { ask: 'Samples of card in a hand', alt: 'Samples of card in a hand' },
    claims: [['Paper terms', 'definitions']],
  },
  {
    id: 'how-a-job-is-printed',
    format: 'behind',
    again: 10,
    emoji: '🖨️',
    tags: ['BehindTheScenes', 'PrintShop', 'HowItsMade'],
    only: PRINTS,
    title: ['What happens to your job in a print shop', 'From file to box: how it is printed'],
    cover: 'How your job is printed',
    gist: [
      'Your file is checked, arranged on a large sheet, printed, dried, cut, counted and packed. Drying and cutting take longer than printing.',
      'Between sending and collecting there are more steps than one button.',
    ],
    subject: ['How your job is printed', 'From file to box'],
    hooks: {
      '*': [
        'What happens to your file in a print shop? Here are the steps.',
        'Printing is the quick part. What takes the time?',
      ],
      patl: 'Check, print, dry, cut, pack: that is the way of a print job.',
      fhi: 'Have you ever wondered what happens after you send the file?',
    },
    lines: {
      '*': [
        'Somebody looks at each file before it is printed. A missing bleed is found there.',
        'Several jobs are often printed on one large sheet and cut apart afterwards.',
        'Ink has to dry before paper can be cut or folded.',
        'If you need something by a certain day, say so when you order. It decides how it is printed.',
      ],
      h: ['The machine costs as much as a house. It stops for a paper clip.'],
    },
    scene: [
      'The first sheets that come out are looked at and thrown away.',
      'A stack of paper as thick as an arm lies under the blade.',
    ],
    why: [
      [
        'The first sheets are needed to set {colour|color} and position.',
        'Only then does the counting begin.',
      ],
      ['What is cut too early smears.', 'So a rush job is printed differently.'],
    ],
    parts: [
      [
        'The file is checked',
        ['Size, bleed, pictures, fonts.', 'You get a call if something is missing.'],
        'A file on a screen',
      ],
      [
        'It is printed',
        ['On large sheets.', '{Colours|Colors} are checked again and again.'],
        'Sheets coming out of a machine',
      ],
      [
        'It is cut and folded',
        ['In stacks, by a strong blade.', 'To the {millimetre|millimeter}.'],
        'A stack of paper under a blade',
      ],
      [
        'It is counted and packed',
        ['With a few spare ones.', 'Then you get a message.'],
        'Boxes ready to be collected',
      ],
    ],
    turn: ['You may come and watch.', 'It smells of ink and paper.'],
    asks: ['What was the first thing you ever had printed?', 'Do you like the smell of new print?'],
    ends: { patl: 'And then into the box.', fhi: 'Ask to see it when you collect.' },
    keep: 'the day you wait for your box',
    send: 'somebody who likes machines',
    own: [
      {
        kinds: ['service', 'hours', 'process'],
        about: 'same day|hours|days|turnaround|in.house',
        lead: 'How long it takes here:',
      },
    ],
    pic: { ask: 'Printed sheets before they are cut', alt: 'Printed sheets before they are cut' },
    claims: [['Steps of a print job', 'printing practice']],
  },
  {
    id: 'still-paper-or-not',
    format: 'either',
    again: 9,
    emoji: '📇',
    tags: ['PrintTalk', 'ThisOrThat', 'BusinessCards'],
    only: PRINTS,
    title: ['Business card or phone: how do you give your number?', 'Do you still use business cards?'],
    cover: 'Card or phone?',
    gist: [
      'Some hand over a card, and some type it into a phone. How do you give people your number?',
      'Card in the hand or contact on the phone: what do you do when you meet somebody?',
    ],
    subject: ['Card or phone?', 'How do you give your number?'],
    hooks: {
      '*': [
        'Business card or phone: how do you give people your number?',
        'Do you still carry business cards?',
      ],
      patl: 'Card or phone: what do you use?',
      fhi: 'Quick question: have you got a card with you now?',
    },
    lines: {
      '*': [
        'Card or phone? Tell us what you use.',
        'A card stays in a wallet, and a number disappears among a thousand contacts.',
        'Write what you do on your card, and not only your title.',
        'Leave room on a card to write something by hand.',
      ],
      h: ['"Just search for me" is what people called Smith say.'],
    },
    scene: [
      'You meet somebody useful, and your phone is empty.',
      'In a drawer lies a card from years ago, and you know at once who it was.',
    ],
    why: [['A card is quick, and it is there when they clear their pockets.', 'A phone is always with you.']],
    parts: [
      ['Card', ['You hand over something.', 'It works without a battery.'], 'A business card in a hand'],
      ['Phone', ['Saved at once, and always up to date.', 'You need no pocket.'], 'A phone with a contact'],
    ],
    turn: ['Write "card" or "phone".', 'Some use both.'],
    asks: ['Card or phone?', 'What is on your card?'],
    ends: { patl: 'Card or phone: tell us.', fhi: 'We may be a little biased.' },
    keep: 'the next person you meet',
    send: 'somebody who never has a card',
    own: [{ kinds: ['product', 'price'], about: 'business cards?', lead: 'If you need new ones:' }],
    pic: { ask: 'A business card in a hand', alt: 'A business card in a hand' },
    claims: [['Cards work without power', 'definition']],
  },
];
