// Choosing, keeping and passing on: pictures, screens, codes, old phones, and where a wish ends up.
import type { Idea } from '../../library/idea.ts';

export const CHOOSING: readonly Idea[] = [
  {
    id: 'more-megapixels',
    format: 'myth',
    again: 11,
    emoji: '📷',
    tags: ['PhonePhotography', 'Megapixels', 'CameraTips'],
    title: 'Do more megapixels make better pictures?',
    cover: 'More megapixels, better?',
    gist: [
      'For a screen or a print in a book a modest number of pixels is plenty. What you see in a picture is light, a clean lens and a steady hand.',
      'More points on the same small sensor are smaller points. A wiped lens improves more pictures than a new phone does.',
    ],
    subject: ['Wipe it first', 'Smaller points, same sensor'],
    hooks: {
      '*': [
        'Before you buy a phone with a better camera, wipe the lens of the one you have.',
        'The number on the back of the phone counts points. It says nothing about how much light falls on them.',
      ],
      p: 'Light, a clean lens and a still hand decide a picture before the sensor does.',
      f: 'Are your pictures a little milky? Breathe on the lens, and take a soft cloth to it.',
      a: 'Light first. Pixels last.',
      t: 'Resolution is one of four limits; sensor area, lens and motion blur usually bind sooner.',
      h: "Two hundred million points, and on every one of them a little of yesterday's sandwich.",
      i: 'The camera that you have can do more than you ask of it.',
      l: 'Soft light from the side, and a clean piece of glass.',
    },
    lines: {
      '*': [
        'Wipe the lens of your phone with a soft cloth before each picture that matters. It lives in a pocket and is touched all day.',
        'A window to the side of your subject is worth more than any flash. Turn the person, and not the lamp.',
        'Do not zoom with two fingers. Go closer, or crop the picture afterwards: it comes to the same, and you can choose.',
        'Touch the screen where it should be sharp and hold your breath as you press. Blur comes from the hand more often than from the camera.',
      ],
      h: ['The picture is a little soft because the photographer had toast.'],
    },
    scene: [
      'In a shop two phones lie side by side, one with a large number and one with a larger. Both take a picture of the same ceiling lamp.',
      'A birthday, seven people with seven phones, all of them into the light. On the pictures there will be a window, very sharp.',
    ],
    why: [
      [
        'A screen shows a few million points, so anything above that is reserve for cropping.',
        'Most pictures are looked at in the size of a hand, where the surplus cannot be seen.',
      ],
      [
        'On a sensor of the same size more points have to share the same light, which is felt in the evening.',
        'In the dark every point begs for light, and small ones get less of it. Phones therefore merge several into one.',
      ],
    ],
    parts: [
      [
        'Wipe the lens',
        [
          'A soft cloth or the inside of a clean shirt. Milky edges and halos around lamps are gone.',
          'Fat on the glass scatters light over everything. It takes three seconds to remove.',
        ],
        'A cloth wiping the lens of a phone',
      ],
      [
        'Look for the light',
        [
          'Stand so that the window is to the side of what you photograph.',
          'Noon sun makes raccoons of people. Shade by a bright wall is kinder.',
        ],
        'A cup beside a window with soft light',
      ],
      [
        'Keep still and take three',
        [
          'Elbows against your body, breathe out, press gently. Of three, one is sharp.',
          'A wall, a table edge, a lamp post: lean on anything that does not move.',
        ],
        'Two hands holding a phone with elbows in',
      ],
    ],
    turn: [
      'If you want to print a poster or crop hard, pixels do count. For the rest, they are storage.',
      'After this you can look at new phones in peace. You may find that you need none.',
    ],
    asks: ['What was the best picture you ever took, and on what?', 'When did you last wipe your lens?'],
    ends: {
      p: 'When buying, compare pictures taken indoors in the evening. They show the difference.',
      f: 'Go on, wipe it. Not with the sleeve.',
      a: 'Wipe, turn to the light, hold still.',
      t: 'For a print at reading distance, about three hundred dots to the inch are more than the eye resolves.',
      h: 'Butter is an excellent soft-focus filter, if you want one.',
      i: 'To see better costs nothing but a second look.',
      l: 'A clear lens, an afternoon, a face.',
    },
    work: 'For product pictures a white card opposite the window does more than a new camera. Put it up beside the {till|register}, and let the same person take them at the same hour.',
    myth: 'The more megapixels, the better the picture',
    short: 'Only if you crop or print large. Light, lens and a steady hand matter sooner.',
    keep: 'the next birthday by the window',
    send: 'somebody who is about to buy a new phone',
    own: [
      {
        about: 'cameras?\\b|\\blens(?:es)?\\b|photograph',
        kinds: ['product', 'service', 'event', 'offer', 'price'],
        lead: 'Good pictures begin with looking.',
      },
    ],
    pic: {
      ask: 'A soft cloth on the lens of a phone',
      alt: 'A soft cloth wiping the camera lens of a phone',
    },
    claims: [
      [
        'Pixel count exceeds display needs; sensor size, lens and motion limit quality; pixel binning in low light',
        "photography textbooks; makers' documentation",
      ],
    ],
  },
  {
    id: 'before-the-old-phone-leaves',
    format: 'checklist',
    again: 10,
    emoji: '📱',
    tags: ['OldPhone', 'SellYourPhone', 'DataSafety'],
    tick: true,
    title: 'Before you sell or give away a phone: a checklist',
    cover: 'Before the old phone leaves',
    gist: [
      'Move the sign-in app first, back up, sign out of your account, take out the card, erase it, and only then clean it. In another order you lock somebody out, possibly yourself.',
      'An old phone is a key to your mailbox. Take the key off before you hand over the phone.',
    ],
    subject: ['Move the codes first', 'Sign out, then erase'],
    hooks: {
      '*': [
        'Do not erase the old phone yet. On it sits the app that lets you in on the new one.',
        'A phone that is wiped and still signed in is a brick with a nice screen. The next owner will be in touch.',
      ],
      p: 'In the right order a phone changes hands in half an hour, with nothing left on it.',
      f: 'New phone out of the box, old one on its way into the drawer? Let it go properly.',
      a: 'Codes, backup, sign out, erase. In that order.',
      t: 'Transfer authenticators, verify the backup, disable activation lock, remove SIM and card, factory reset.',
      h: 'He sold the phone and kept the charger. His photos were kept by the buyer.',
      i: 'The phone that you no longer need can be the very thing for somebody else.',
      l: 'An old phone, emptied, wiped, and handed over with both hands.',
    },
    lines: {
      '*': [
        'Move your sign-in codes to the new phone before you erase the old one. Otherwise you stand outside your own accounts.',
        'Sign out of your account on the phone before you reset it. An activation lock makes it useless to the next person.',
        'Open three pictures from the backup before you wipe the original. A backup that has not been looked at is a hope.',
        'Forgot the memory card? Look in the slot. It is as small as a fingernail and knows where you were in July.',
      ],
      h: [
        'The drawer contains four phones, three of them "for emergencies". None of them has been charged since the emergency was invented.',
      ],
    },
    scene: [
      'The new phone asks for a code. The app with the code is on the old one. The old one says "Welcome" in nine languages.',
      "A stranger writes, very politely: he has bought a phone at a flea market, and every evening it shows him pictures of somebody's dog.",
    ],
    why: [
      [
        'A phone is where codes arrive, so anyone who has it unlocked can get at the rest.',
        'Mail, bank and photos believe any hand that holds an open phone.',
      ],
      [
        'An account lock protects you from thieves and does not know that you have given the phone away.',
        'Without your password the next owner cannot set it up, and has to find you.',
      ],
    ],
    parts: [
      [
        'Move the sign-in codes',
        [
          'Each authenticator has an export. Try one sign-in on the new phone before you go on.',
          'Bank apps usually want to be registered afresh. Do it while both phones still live.',
        ],
        'Two phones lying side by side',
      ],
      [
        'Back up and look inside',
        [
          'Photos, notes, chats, voice messages. Chats often need a backup of their own.',
          'Pick out something old and something from yesterday. If both are there, good.',
        ],
        'A progress bar on a phone, unreadable',
      ],
      [
        'Sign out of the account',
        [
          'In the settings, at the very top. It switches off the lock and the search for the device.',
          'Take it off the list of your devices on the web as well.',
        ],
        'A finger on a sign out button',
      ],
      [
        'Take out both cards',
        [
          'SIM and memory card. A bent paper clip opens the slot.',
          'With an electronic SIM, have it moved. Deleting it alone can cost you the number.',
        ],
        'A paper clip in the slot of a phone',
      ],
      [
        'Erase it',
        [
          'The factory reset in the settings. On current phones what is stored is encrypted, and the key is destroyed with it.',
          'Wait until it greets you as if you had never met.',
        ],
        'A phone showing its welcome screen',
      ],
      [
        'Clean it and name its faults',
        [
          'A cloth, a toothpick for the {socket|port}, and an honest line about the battery.',
          'Cable and box fetch a little more. So does the truth.',
        ],
        'A phone and its cable on a clean cloth',
      ],
    ],
    turn: [
      'If it no longer switches on, take it to a collection point that destroys storage.',
      'Then off with it: a phone in a drawer loses value every month.',
    ],
    asks: [
      'How many old phones are in your drawer?',
      'What did you find on a device that you bought second-hand?',
    ],
    ends: {
      p: 'Look in your accounts a week later; the old device should be on no list.',
      f: 'And keep the nice wallpaper. You will want it again.',
      a: 'Nothing leaves while it is signed in.',
      t: 'Old models without default encryption deserve an overwrite or physical destruction.',
      h: 'Some drawers could open as a museum, with guided tours.',
      i: 'Passed on in good order, it saves somebody a new one.',
      l: 'An empty screen, and a good beginning.',
    },
    work: 'In companies the list belongs on the form for leavers, with a signature for the second line. Most trouble with returned phones comes from an account that nobody signed out.',
    keep: 'the day the new one arrives',
    send: 'somebody with four phones in a drawer',
    own: [
      {
        about: 'trade.?in|refurb|recycling|buy.?back|take.?back|data (?:transfer|wipe|erasure)',
        kinds: ['service', 'offer', 'process', 'policy', 'price'],
        lead: 'Old devices can still be of use to somebody.',
      },
    ],
    pic: {
      ask: 'An old phone on a clean cloth with its cable, screen dark',
      alt: 'A phone with a dark screen lying on a cloth beside its cable',
    },
    claims: [
      [
        'Transfer authenticators first; sign out to remove activation lock; reset; remove SIM and card',
        'help pages of phone makers',
      ],
      ['Reset on encrypted phones discards the key', 'platform security documentation'],
    ],
  },
  {
    id: 'look-under-the-square',
    format: 'mistake',
    again: 9,
    emoji: '🔳',
    tags: ['QRCode', 'ScamAwareness', 'OnlineSafety'],
    wrong: 'Scanning a code without reading the address beneath it',
    title: 'QR codes: how to check one before you open it',
    cover: 'Read what the square says',
    gist: [
      'A printed code can be covered with a sticker in a second. Feel the edge, read the address that your phone shows before you tap, and do not pay through a code on a lamp post.',
      'A code is a link you cannot read with your eyes. Your phone can; let it show you first.',
    ],
    subject: ['Is that a sticker?', 'A link you cannot read'],
    hooks: {
      '*': [
        'There is a sticker on the parking meter. Beneath it there is another one, and the second one was there first.',
        'A square made of dots could lead anywhere. You only know once you have asked.',
      ],
      p: 'Reading the address before opening takes two seconds and spares most of the trouble.',
      f: 'Hungry, no menu, only a square on the table? Scan it by all means, but look at one line first.',
      a: 'Read the address. Then tap.',
      t: 'A QR code merely encodes text. The scanner shows the domain; the part just before the first single slash decides.',
      h: 'The code on the bicycle stand led to a prize draw. The bicycle has no memory of entering.',
      i: 'A little caution keeps a practical code practical.',
      l: 'Look twice at the code, and tap once.',
    },
    lines: {
      '*': [
        'Run a fingernail along the edge of a code before you scan it. If it is a sticker on top of print, leave it.',
        'Your camera shows the address before it opens. Read the name just before the first slash, and read it from the back.',
        'Pay for parking through the app or the machine, and not through a square stuck to a post.',
        'A code in an unexpected {parcel|package} or letter that asks you to sign in is bait. Type the address of your bank or carrier yourself.',
      ],
      h: [
        'The menu is behind the square, the square is behind the candle, and the waiter knows it by heart.',
      ],
    },
    scene: [
      'Rain, a parking meter, a {queue|line} of two. The square is handy, and somebody types in a card number under an umbrella.',
      'A letter "from your bank": a new security procedure, please scan. The paper is good and the logo is straight.',
    ],
    why: [
      [
        'People cannot read dots, so the usual glance at the address is skipped.',
        'A strange link in a mail makes us wary. The same link as a pattern does not.',
      ],
      [
        'Anybody can print a code and stick it on, and in a public place that is not noticed for weeks.',
        'A sheet of stickers costs next to nothing, and a street has many meters.',
      ],
    ],
    parts: [
      [
        'Feel for a sticker',
        [
          'An edge, a bubble, a code that sits askew on an otherwise neat sign.',
          'Printed behind glass is better than stuck on top of it.',
        ],
        'A fingernail at the edge of a sticker',
      ],
      [
        'Read the address that appears',
        [
          'The two words that stand right before the slash are what counts. Anything further left can be decoration.',
          'A short link hides its goal. In public places, rather not.',
        ],
        'A phone showing a web address, unreadable',
      ],
      [
        'Enter nothing that you would not enter elsewhere',
        [
          'A menu needs no card number, and a timetable needs no password.',
          'If it wants to install something, close it. Apps come from the store.',
        ],
        'A phone lying face down beside a menu',
      ],
      [
        'Take the other way for money',
        [
          'Type the address, use the app you have, or pay at the machine with coins.',
          'Take half a minute more. It is a card number, after all.',
        ],
        'Coins in a hand beside a parking meter',
      ],
    ],
    turn: [
      'If you have entered something, block the card and change the password, today.',
      'Tell the place it was stuck on; they will be glad to scrape it off.',
    ],
    asks: ['Where have you last scanned a code without looking?', 'Menu on paper or as a square?'],
    ends: {
      p: 'Businesses that put up codes should print the address beneath them, in letters.',
      f: 'And ask for the paper menu. It often exists.',
      a: 'Feel it, read it, or leave it.',
      t: 'Disable automatic opening in the settings of your scanner.',
      h: 'Paper menus open without an update.',
      i: 'Trust is fine. Readable trust is better.',
      l: 'A quiet look, before the door opens.',
    },
    work: 'If your business uses codes, print the address in letters below, check them once a week with a fingernail, and have them where somebody can see them. It is the simplest fraud protection on the premises.',
    caution:
      'If you have entered card or sign-in data on a doubtful page, contact your bank at once and change the password.',
    keep: 'the next parking meter',
    send: 'somebody who scans everything',
    own: [
      {
        about: '\\bQR\\b|scan (?:the|to)|secure payment|verified (?:app|link)|official (?:app|site|website)',
        kinds: ['product', 'service', 'policy', 'process', 'link'],
        lead: 'It helps to know where a link should lead.',
      },
    ],
    pic: {
      ask: 'A fingernail at the edge of a sticker on a meter or sign, code not scannable',
      alt: 'A fingernail lifting the edge of a sticker on a metal sign',
    },
    claims: [
      [
        'Fraudulent QR stickers and letters occur; check the address, avoid paying through stuck-on codes',
        'warnings of police and consumer bodies',
      ],
    ],
  },
  {
    id: 'where-your-wish-goes',
    format: 'behind',
    again: 11,
    emoji: '💡',
    tags: ['ProductFeedback', 'FeatureRequest', 'BehindTheScenes'],
    title: 'What happens to a wish that you send to a software maker',
    cover: 'Where your wish goes',
    gist: [
      'Your wish is sorted by problem, and not by the button you asked for. It waits beside others, gets weighed by how many it helps and what it breaks, and most of them are kindly left lying.',
      'Describe what you were trying to do, and what you did instead. That is the part that gets read twice.',
    ],
    subject: ['Do not ask for a button', 'The pile of good ideas'],
    hooks: {
      '*': [
        'Your suggestion arrives on a Monday, between "please make it blue" and "please make it less blue".',
        'Somebody has read your wish, and has moved it to a list with four hundred others. Here is how it gets out again.',
      ],
      p: 'A wish that describes a problem is worth several that ask for a button.',
      f: 'Have you ever sent in an idea and never heard of it again? It was probably not a bad one.',
      a: 'Send the problem. Leave the button to them.',
      t: 'Requests are clustered by underlying job, weighed by reach, effort and risk, then scheduled or declined.',
      h: 'The most wanted function of all time is always "the old version".',
      i: 'Good products are written by the people who use them, one sentence at a time.',
      l: 'A clear sentence, from somebody who uses it daily.',
    },
    lines: {
      '*': [
        'When you ask for a feature, say what you were trying to do and how you get round it now. The detour shows more than the wish.',
        'One wish in a message. Three wishes are answered as one, and it is the easy one.',
        'Say how often it happens: every morning or once a year? This single number decides more than the wording.',
        'If a maker says no and gives a reason, that is good service. A yes without a date seldom is.',
      ],
      h: ['We asked what people wanted. They wanted it simpler, with more options.'],
    },
    scene: [
      'Sticky notes on a wall, in groups. Somebody moves one from left to right, sighs, and moves it back.',
      'A call: "I need an export button." After ten minutes of asking it turns out that he needs to know, on Fridays, who has not paid.',
    ],
    why: [
      [
        'People ask for solutions they can picture, and the maker needs to know what hurts.',
        'Behind one button there are often three different troubles, and behind five buttons a single one.',
      ],
      [
        'Everything that is built in has to be explained, tested and kept going for years.',
        'A small switch doubles the number of states in which something can go wrong.',
      ],
    ],
    parts: [
      [
        'It gets read and sorted',
        [
          'By problem. "Export", "list" and "mail on Fridays" end up in one group.',
          'Somebody adds your sentence to those that said the same in other words.',
        ],
        'Sticky notes in groups on a wall',
      ],
      [
        'Somebody asks back',
        [
          'How often, for whom, what do you do today? Answer it, and your note moves up.',
          'A screenshot of your detour is worth a page.',
        ],
        'A person on the phone, taking notes',
      ],
      [
        'It gets weighed',
        [
          'How many does it help, what does it cost, what could it break? Loud is not the same as many.',
          'The large customer counts. So do two hundred small ones with the same trouble.',
        ],
        'A set of old kitchen scales',
      ],
      [
        'It is built, or left lying',
        [
          'Most are left, also good ones. To say so is harder than to nod.',
          'What is built usually looks different from what was asked for, and solves it.',
        ],
        'A note being taken down from a wall',
      ],
    ],
    turn: [
      'If it comes one day, you will recognise your Friday in it.',
      'Then somebody crosses a line off the list, and two new ones have come in.',
    ],
    asks: [
      'Which function do you miss in something that you use every day?',
      'What is your oddest detour in a program?',
    ],
    ends: {
      p: 'Vote on existing requests where you can; a tenth vote does more than a tenth ticket.',
      f: 'And send praise now and then. It gets printed out, really.',
      a: 'Problem, frequency, detour. Send it off.',
      t: 'Write it as: when I do this, I want that, so that I get there.',
      h: 'Wishes for fewer wishes are taken very seriously.',
      i: 'To say exactly what is missing is the beginning of it.',
      l: 'A note moves, and something gets easier.',
    },
    work: 'Any business can sort its complaints in this way. Group them by what people were trying to do, count the groups at the end of the month, and mend the largest. It is a plan that nobody has to invent.',
    keep: 'the next "why is there no button for this"',
    send: 'somebody with a detour they are proud of',
    own: [
      {
        about:
          'feedback|feature requests?|roadmap|suggestions?|ideas (?:board|forum)|customer (?:council|interviews)|support (?:is|desk|team)',
        kinds: ['process', 'service', 'policy', 'people', 'link'],
        lead: 'A good description gets further than a wish.',
      },
    ],
    pic: {
      ask: 'Sticky notes in groups on a wall, nothing readable',
      alt: 'Coloured sticky notes arranged in groups on a wall',
    },
    claims: [
      [
        'Requests are clustered by problem and weighed by reach, effort and risk',
        'product management textbooks',
      ],
    ],
  },
  {
    id: 'the-shortcut-you-could-not-do-without',
    format: 'question',
    again: 9,
    emoji: '⌨️',
    tags: ['KeyboardShortcuts', 'WorkSmarter', 'TechTalk'],
    title: 'Which keyboard shortcut could you not do without?',
    cover: 'Two keys for life',
    gist: [
      'Some people undo, some find, some bring back the tab they have just closed. Which two keys would you take to a desert island with power?',
      'Everyone knows three shortcuts, and everyone knows three different ones. Time to swap.',
    ],
    subject: ['Bring back the closed tab', 'Three keys, swapped'],
    hooks: {
      '*': [
        'There is a key combination that brings back the tab you have just closed. Some people found out at forty.',
        'Watch a colleague at work for ten minutes. You will see one shortcut that you did not know, and one detour that hurts.',
      ],
      p: 'Three well-chosen shortcuts save more time than thirty learnt from a poster.',
      f: 'Which combination do your fingers do by themselves, without asking you?',
      a: 'Learn one a week. Start with undo.',
      t: 'Undo, find, reopen, lock: four combinations cover a good part of the daily work.',
      h: 'I undo so often that I have tried it on a parking ticket.',
      i: 'What you know can save somebody else ten minutes a day. Pass it on.',
      l: 'Two fingers, one small movement.',
    },
    lines: {
      '*': [
        'Paste without formatting: add the shift key to paste in most programs. The text arrives without its purple headline.',
        'Closed a tab by mistake? In most browsers, control or command, shift and T bring it back. Also the one before that.',
        'On a long page, control or command and F jumps to the word you are looking for. It works in documents, too, and hardly anybody believes it.',
        'Learn one shortcut a week, on a note at the edge of the screen. When the fingers know it, swap the note.',
      ],
      h: [
        'There are people who copy with the mouse and paste with the menu. They are calm people, with time.',
      ],
    },
    scene: [
      'Somebody shares a screen, and forty people watch a mouse go on a long walk to a menu.',
      'An open-plan office. A tab is closed, there is a small cry, and three people call the same combination across the room.',
    ],
    why: [
      [
        'A habit of the fingers costs no thought, and so you stay with the sentence you were in.',
        'Every trip with the mouse is a small interruption, and those who never take it forget that it exists.',
      ],
    ],
    parts: [
      [
        'Undo',
        [
          'The kindest invention of all. It forgives, several times in a row.',
          'Press it once more and see how far back it goes. In some programs, to breakfast.',
        ],
        'Two fingers on a keyboard',
      ],
      [
        'Find',
        [
          'One word, and the long page is a short one.',
          'For contracts, recipes and minutes of meetings. Also for your own name.',
        ],
        'A search box on a screen, unreadable',
      ],
      [
        'Reopen',
        [
          'The closed tab, brought back with all its history.',
          'It feels like finding your glasses on your head.',
        ],
        'A browser with a row of tabs, unreadable',
      ],
      [
        'Lock the screen',
        [
          'Before the coffee, in half a second. The only one that protects you from colleagues with humour.',
          'One combination, and nobody orders cake in your name.',
        ],
        'A hand leaving a keyboard beside a cup',
      ],
    ],
    turn: [
      'Ask at lunch, and you come back with two new ones.',
      'On a borrowed keyboard you notice what your fingers know.',
    ],
    asks: ['Which shortcut could you not do without?', 'Which one did you discover embarrassingly late?'],
    ends: {
      p: 'Menus show the combination beside the command; that is the best place to learn.',
      f: 'Tell us yours. Somebody here is still using the menu.',
      a: 'Undo, find, lock. Everything else is a luxury.',
      t: 'Combinations differ by system and language; the letter usually stands for an English word.',
      h: 'No combination is known for the photocopier.',
      i: 'Small skills get handed round, and all are a little quicker.',
      l: 'A soft click, and it is as it was.',
    },
    work: 'Begin a team meeting with one shortcut, shown by whoever uses it most. After ten weeks nobody needs a training, and the quiet ones have all been on stage once.',
    keep: 'the next tab closed by mistake',
    send: 'somebody who goes a long way with the mouse',
    pic: {
      ask: 'A well-worn key on a keyboard, close up',
      alt: 'A close-up of worn keys on a keyboard',
    },
    claims: [
      [
        'Common shortcuts for undo, find, reopen tab, paste without formatting, lock',
        'documentation of systems and browsers; worded "most"',
      ],
    ],
  },
  {
    id: 'your-first-machine',
    format: 'question',
    again: 9,
    emoji: '💾',
    tags: ['FirstComputer', 'RetroTech', 'TechMemories'],
    title: 'What was your first computer, phone or console?',
    cover: 'Your first machine',
    gist: [
      'It hummed, it was beige, it took four minutes to start, and you would know its sound anywhere. What was your first machine, and what did you do on it?',
      'Ask people about their first computer, and they tell you about a room, a brother and a cable.',
    ],
    subject: ['Four minutes to start', 'What did it sound like?'],
    hooks: {
      '*': [
        'You would recognise the sound of it in a crowd. It was the sound of going online.',
        'It had less memory than a single photo on your phone, and you thought it would do for ever.',
      ],
      p: 'First machines teach habits that outlast them by decades.',
      f: 'What stood on your first desk? Make, colour and noise, please.',
      a: 'It was slow. You were patient. Both have changed.',
      t: 'Storage has grown by many orders of magnitude since the first home computers; patience has not.',
      h: 'Nobody was allowed to telephone while I looked at one picture. It was a picture of a car, from the top down to the windscreen.',
      i: 'Many a working life began with a borrowed manual and a blinking cursor.',
      l: 'A warm grey box, a green glow, the whole evening ahead.',
    },
    lines: {
      '*': [
        'What was your first computer, phone or console, and what did you do on it until late at night?',
        'Old disks, tapes and cards in the attic? Copy what is on them soon. The reader goes missing before the data does.',
        'Ask your parents about the first phone in their house: where it stood and who was allowed to use it.',
        'Old games can often be played in a browser by now. They are harder than you remember.',
      ],
      h: ['The manual had four hundred pages. On page one it congratulated us.'],
    },
    scene: [
      "A children's room, late, a blanket over the screen so that no light falls under the door.",
      'A whole family around a box. The father reads from the manual, the daughter has already started.',
    ],
    why: [
      [
        'The first device is the one you explored with no aim at all, and that is how people get to know a thing.',
        'It did so little that you soon understood all of it. That never came back.',
      ],
    ],
    parts: [
      [
        'The sound',
        [
          'A dial tone, a drive, a start-up chord. It is stored more deeply than any password.',
          'Whistling, grinding, a click at the end. Then you were in.',
        ],
        'An old telephone beside a keyboard',
      ],
      [
        'The thing you made',
        [
          'A drawing of pixels, a list of records, a program that printed your name without end.',
          'It served no purpose, and you showed it to everybody.',
        ],
        'A print-out on paper with holes along the edge',
      ],
      [
        'The game',
        [
          'One level for weeks. Somebody at school knew the trick.',
          'You could not save, and so the machine stayed on overnight, under a {tea towel|dish towel}.',
        ],
        'An old joystick on a carpet',
      ],
    ],
    turn: [
      'Some still have it in the cellar and do not dare to switch it on.',
      'Somewhere a child is getting to know theirs today.',
    ],
    asks: ['What was your first machine?', 'Which sound of an old device would you know at once?'],
    ends: {
      p: 'Museums and clubs are glad of old devices in working order, with their cables.',
      f: 'Pictures are welcome, above all with wallpaper in the background.',
      a: 'Copy the disks. Then be sentimental.',
      t: 'Magnetic media fade within decades; read them while drives exist.',
      h: 'It was obsolete when we carried it home, and we carried it home twice.',
      i: 'Curiosity needs little memory.',
      l: 'A switch, a hum, a small light.',
    },
    work: 'Put the question to a project group on the first day. You get years of birth, tempers and old loves in ten minutes, and nobody has had to introduce themselves.',
    keep: 'the next evening with old friends',
    send: 'whoever sat beside you on the carpet',
    own: [
      {
        about:
          'founded|since (?:\\d{4}|the)|started (?:in|as|with)|first (?:product|version|customer|computer|device)',
        kinds: ['history', 'story'],
        lead: 'Beginnings are worth remembering.',
      },
    ],
    pic: {
      ask: 'Your oldest device, or one of its parts, on a table',
      alt: 'An old computer or telephone standing on a table',
    },
    claims: [
      ['Magnetic media deteriorate and readers become rare', 'archival guidance on digital preservation'],
    ],
  },
  {
    id: 'dark-screen-or-light',
    format: 'either',
    again: 9,
    emoji: '🌓',
    tags: ['DarkMode', 'ScreenComfort', 'ThisOrThat'],
    title: 'Dark mode or light: which is easier to read?',
    cover: 'Dark or light?',
    gist: [
      'In a bright room most eyes read dark letters on a light ground a little better. In bed, a dark screen bothers nobody. And then there is taste. Which are you?',
      'The dark ones say that it is kinder to the eyes. The light ones say that they can read it. Both have a window seat.',
    ],
    subject: ['Black on white, or the reverse?', 'It depends on the lamp'],
    hooks: {
      '*': [
        'Open a white page in a dark bedroom, and somebody beside you will say a word.',
        'Half of the office works in the dark and the other half in the snow.',
      ],
      p: 'Match the screen to the room; that is what the eye notices.',
      f: 'What does your screen look like just now, dark or light? And why?',
      a: 'Bright room, light screen. Dark room, dark screen.',
      t: 'Dark text on light ground narrows the pupil and sharpens focus; dark mode saves power on self-lit screens.',
      h: 'Dark mode makes every recipe look like a confession.',
      i: 'To let each read as they like is also a form of courtesy.',
      l: 'A dim room, pale letters, no glare.',
    },
    lines: {
      '*': [
        'Dark or light?\n\nLight: easier for most in a bright room\nDark: kinder to whoever is asleep beside you',
        'With astigmatism, pale letters on black often blur at the edges. If reading tires you, try light for a week.',
        'Dark mode saves battery on screens whose points glow by themselves. On others it saves nothing.',
        'Set the phone to change at sunset. It is under Display, and you need not choose a side.',
      ],
      h: [
        'One colleague works in dark mode with the blinds down. The only sign of life is that the tea goes.',
      ],
    },
    scene: [
      'Two screens side by side, one night, one snow. The one on the left says "how can you?", and so does the one on the right.',
      'Half past eleven. A phone lights up under the blanket, and the ceiling has a moon.',
    ],
    why: [
      [
        'The eye adapts to the brightness of the room, and a screen that is far from it is tiring.',
        'What strains is the jump between page and surroundings, in either direction.',
      ],
    ],
    parts: [
      [
        'Light',
        [
          'Like paper. In daylight most people read it faster and make fewer mistakes.',
          'It shows every fingerprint and wakes everybody at night.',
        ],
        'A bright screen beside a window',
      ],
      [
        'Dark',
        [
          'Restful in the evening, and pictures glow. Long texts get harder for some.',
          'Suits code, films and people who like it. Thin grey type suits nobody.',
        ],
        'A dark screen in a dim room',
      ],
    ],
    turn: [
      'Type size does more for tired eyes than either colour.',
      'Whichever you take, turn the brightness to that of a sheet of paper beside it.',
    ],
    asks: ['Dark or light, and where do you sit?', 'Did you ever go over to the other side?'],
    ends: {
      p: 'If your eyes hurt or tire often, have them tested; no setting replaces that.',
      f: 'We are asking all departments.',
      a: 'Fit it to the room. Done.',
      t: 'Check contrast in both modes: grey on black fails sooner than grey on white.',
      h: 'Twilight mode has not been invented. Twilight has.',
      i: 'Everybody sees a little differently, and that is worth a setting.',
      l: 'A lamp, a page, the right shade of evening.',
    },
    work: 'If you build websites, offer both and test both with the largest type. Many of the complaints about dark mode are about links that have turned dark blue on black.',
    keep: 'the next long evening at the screen',
    send: 'the person at the desk beside you',
    pic: {
      ask: 'Two screens side by side, one dark and one light, text not readable',
      alt: 'Two screens side by side, one with a dark and one with a light page',
    },
    claims: [
      [
        'Positive polarity (dark on light) tends to give better legibility in bright surroundings',
        'research on display polarity',
      ],
      [
        'Dark mode saves power on self-emissive displays; halation with astigmatism',
        'display engineering; eye care guidance, worded "often"',
      ],
    ],
  },
  {
    id: 'a-phone-in-the-sun',
    format: 'season',
    again: 11,
    emoji: '🌡️',
    tags: ['SummerTech', 'PhoneOverheating', 'BatteryCare'],
    title: 'Phone too hot: what to do, and why not the fridge',
    cover: 'Your phone has a temperature',
    gist: [
      'A hot phone wants shade, air and rest: case off, charging stopped, screen dark. Not the fridge and not the freezer, since water condenses inside.',
      'Heat ages a battery for good, and a towel on the beach is enough. Put it in the bag, in the shade, switched to flight mode.',
    ],
    subject: ['Not into the fridge, please', 'Under the towel it gets hotter'],
    hooks: {
      '*': [
        'A phone on a dashboard at noon is cooking, and it will not tell you until it is done.',
        'The display says that it has to cool down. The nearest fridge is a bad idea.',
      ],
      p: 'Shade and a pause spare a battery what no repair gives back.',
      f: 'Is it too hot to hold? Then it would like a {holiday|vacation} as well, in the shade.',
      a: 'Out of the sun, off the charger, out of the case.',
      t: 'Lithium cells age faster with temperature; above about thirty-five degrees Celsius in use, makers advise against it.',
      h: 'My phone has shut itself down because of the heat. I envy it the option.',
      i: 'A phone lasts longer when somebody thinks of the shade.',
      l: 'Shade, a breeze, and a dark screen.',
    },
    lines: {
      '*': [
        'Phone too hot? Take it out of its case, unplug it, put it in the shade and leave it alone. Ten minutes are enough.',
        'Not into the fridge and not onto ice: warm air inside turns to water, and that is where the circuits are.',
        'Under a towel it gets hotter than beside it. In a bag in the shade is the place.',
        'In the car, navigation, charging and sun are three ovens at once. Put it by the air vent instead of on the dashboard.',
      ],
      h: ['Beach bag, inside: one warm banana, one warm phone. They should travel separately.'],
    },
    scene: [
      'A beach, noon. Somebody lifts a towel, finds the phone and drops it again, like a baked potato.',
      'On the windscreen a phone shows the way, and then it shows a thermometer. The next turning would have been the right one.',
    ],
    why: [
      [
        'Heat speeds up the reactions that wear out a battery, and this does not come back.',
        'A cell that has spent a summer on a windowsill holds less in autumn.',
      ],
      [
        'The device makes heat of its own when it charges, navigates or films, and the case keeps it in.',
        'Sun from above and work from within meet in a thin slab of glass.',
      ],
    ],
    parts: [
      [
        'Take away the load',
        [
          'Stop charging, close the camera, dim the screen, flight mode if you can.',
          'What it does not have to do does not heat it.',
        ],
        'A hand unplugging a phone',
      ],
      [
        'Give it shade and air',
        [
          'Case off, face down on stone or tiles, a breeze if there is one.',
          'Not in the sand. It gets in where you never get it out.',
        ],
        'A phone without its case lying on tiles in the shade',
      ],
      [
        'Let it cool slowly',
        [
          'No fridge, no ice pack, no pool. Sudden cold brings condensation.',
          'If it has switched itself off, wait until it feels cool before you press anything.',
        ],
        'A phone beside a glass of water in the shade',
      ],
      [
        'Charge in the cool of the evening',
        [
          'Heat and charging together are what ages it most. Night is kinder.',
          'Not under the pillow and not in a closed tent bag.',
        ],
        'A phone charging on a bare table at dusk',
      ],
    ],
    turn: [
      'Cameras, power banks and hearing aids feel the same about dashboards.',
      'If it bulges or smells, do not charge it again and have it looked at.',
    ],
    asks: [
      'What is the hottest place in which you have found your phone?',
      'Which device of yours has not survived a summer?',
    ],
    ends: {
      p: 'Never leave power banks in a parked car; they are batteries and little else.',
      f: 'And you, too: shade, water, a pause.',
      a: 'Cool it slowly, or buy it twice.',
      t: 'Store at partial charge and moderate temperature if you do not need it for weeks.',
      h: 'Phones do not tan. They only get older.',
      i: 'Some days are for looking up.',
      l: 'In the bag, in the shade, out of mind.',
    },
    work: 'Tablets on building sites and {tills|registers} on terraces need a place in the shade and a second unit. Plan it in spring, when the question is still theoretical.',
    caution:
      'If a device swells, smokes or smells, keep away from it, do not charge it, and call the fire service if it burns.',
    keep: 'the first day at the beach',
    send: 'somebody who navigates from the dashboard',
    when: { season: ['summer'] },
    own: [
      {
        about: 'battery (?:life|capacity)|power ?banks?|rugged|operating temperature',
        kinds: ['product', 'service', 'number', 'policy'],
        lead: 'Hardware has its limits, and they can be looked up.',
      },
    ],
    pic: {
      ask: 'A phone without its case in the shade, screen dark',
      alt: 'A phone lying in the shade on stone tiles',
    },
    claims: [
      [
        'Use between about nought and thirty-five degrees Celsius; heat ages lithium cells; avoid rapid cooling',
        'help pages of phone makers',
      ],
    ],
  },
];
