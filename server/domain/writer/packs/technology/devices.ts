// Living with devices: names, cables, permissions, batteries, pictures of screens.
import type { Idea } from '../../library/idea.ts';

export const DEVICES: readonly Idea[] = [
  {
    id: 'name-your-devices',
    format: 'tip',
    again: 10,
    emoji: '🏷️',
    tags: ['HomeNetwork', 'OnlineSafety', 'SmartHome'],
    title: 'Why every device on your network should have a name',
    cover: 'Give the tablet a name',
    gist: [
      'Give each phone, tablet and speaker a name that says where it lives. The list of signed-in devices then shows a stranger at a glance.',
      'A list of four devices called "Android" tells you nothing. "Kitchen tablet" and "{Mum|Mom}, blue phone" tell you at once which one should not be there.',
    ],
    subject: ['Who is "Android, unknown"?', 'Rename the tablet tonight'],
    hooks: {
      '*': [
        'Somewhere in your account there is a list of devices, and half of them are called "Unknown".',
        'Open the list of devices that are signed in to your mail. How many can you place?',
      ],
      p: 'Named devices turn a security check into a job of half a minute.',
      f: 'Quick one for the sofa: what does your phone call itself? Look under Settings, About.',
      a: 'Name the device on the day you unpack it.',
      t: 'The host name is what your router and your accounts show. The factory sets the same one for everybody.',
      h: 'On our home network there is a thing called "ESP" and some numbers. It may be the lamp. It may run the house.',
      i: 'People look after a thing better once it has a name.',
      l: 'A short list, every entry known.',
    },
    lines: {
      '*': [
        'Name devices after the place and the person: "Kitchen tablet", "Ali, work laptop". The one that does not fit the pattern is the one to look into.',
        'Most big accounts show a list of devices that are signed in. Sign out the phone that you sold two years ago.',
        'Leave your surname out of the name of a phone. In a train it is shown to everybody who looks for a hotspot.',
        'Stick the same name on the back of the device with a label. The next person to ring support will be glad of it.',
      ],
      h: [
        'The printer is called Kevin. Nobody remembers why, but everyone knows which printer is out of paper.',
      ],
    },
    scene: [
      'A message says that a new device has signed in. The list has six entries, four of them with the same name, and it is half past ten at night.',
      'The router shows eleven guests. You count the people in the house, then the gadgets, and get to nine.',
    ],
    why: [
      [
        'Factory names repeat the model, so two phones of one make look like one phone, or like an intruder.',
        'Out of the box a device is called what ten thousand others are called.',
      ],
      [
        'A strange entry only stands out if the others are familiar.',
        'You can only spot a stranger in a room where you know everyone else.',
      ],
    ],
    parts: [
      [
        'Rename phones and tablets first',
        [
          'The name sits under About or General in the settings, and it shows up in every account that the device opens.',
          'They move about and get sold, so theirs are the entries that cause doubt later.',
        ],
        'A phone screen with its name being typed',
      ],
      [
        'Then open the list in the router',
        [
          'Its page or app shows what is connected. Switch an unknown thing off at the plug and see which line goes.',
          'Lamps and plugs hide behind a maker of chips. Unplug one at a time and write down what disappears.',
        ],
        'A list of devices on a router page',
      ],
      [
        'Sign out what you no longer own',
        [
          'Mail, shop and film accounts keep old sessions open for a long time.',
          'A sold phone may still hold a key to your inbox until you take it back.',
        ],
        'A finger on a sign out button',
      ],
    ],
    turn: [
      'If one entry stays a mystery, change the password of that account and sign everything out.',
      'Do it again when a new device comes into the house.',
    ],
    asks: [
      'What is the best name you have ever given a gadget?',
      'How many devices are on your network right now?',
    ],
    ends: {
      p: 'Put it beside the smoke alarm test in the calendar, once a year.',
      f: 'The best names go in the comments, please.',
      a: 'Known devices stay. Unknown ones go.',
      t: 'Names are no protection in themselves; they make the list readable.',
      h: 'If the toaster asks for the password, say no.',
      i: 'Ten minutes with a list, and the house is yours again.',
      l: 'Everything present, and everything accounted for.',
    },
    work: 'In an office, put team and room in the name. When a laptop goes missing on a Friday evening, somebody has to find the right line in a list of sixty, by phone, with one bar of signal.',
    keep: 'the next device you unpack',
    send: 'the person who set up your router',
    own: [
      {
        about: '(?<!we )\\bsupport (?:desk|team|line|is|by|from|hours)|help ?desk|set-?up service|onboarding',
        kinds: ['service', 'process', 'hours'],
        lead: 'Some questions are quicker asked than searched.',
      },
    ],
    pic: {
      ask: 'The back of a tablet or box with a handwritten name label on it',
      alt: 'A device with a handwritten label showing its name',
    },
    claims: [
      [
        'Accounts list signed-in devices and let you sign them out',
        'help pages of the large account providers',
      ],
      ['Default host names repeat the model', 'common experience'],
    ],
  },
  {
    id: 'same-plug-other-cable',
    format: 'mistake',
    again: 10,
    emoji: '🔌',
    tags: ['USBC', 'Cables', 'Charging'],
    title: 'Same plug, different cable: why your USB-C lead is slow',
    cover: 'The plug fits. So what?',
    gist: [
      'Cables that look alike may carry very different power and data. Find your good one, mark it, and blame the cable before the device.',
      'A plug tells you what it fits into and nothing about what runs through it. Test two cables against each other and label the winner.',
    ],
    subject: ['Try the other cable first', 'It fits. It does not follow.'],
    hooks: {
      '*': [
        'Before you return the slow charger, borrow a different cable.',
        'Two black cables, the same plug at both ends. One of them fills a laptop and the other one hardly fills a watch.',
      ],
      p: 'A good many faulty devices have nothing wrong with them except the lead.',
      f: 'Computer will not see the camera? Swap the cable. Yes, even though it charges.',
      a: 'Suspect the cable first.',
      t: 'The connector is a shape. Power rating, data rate and video support depend on the wires behind it.',
      h: 'The drawer holds nine cables that fit and one that works. It is always the ninth.',
      i: 'Mark one good cable and you will save somebody an evening.',
      l: 'One cable, known to be good, within reach.',
    },
    lines: {
      '*': [
        'A cable can charge a phone and still carry no data at all: some cheap ones leave those wires out.',
        'Put a ring of coloured tape on the cable that you know is fast. In a bag of black leads that is worth a lot.',
        'Device charging slowly? Change one thing at a time: first the cable, then the plug, then the {socket|outlet}. The culprit is often the first.',
        'Long cables lose more on the way. For charging a laptop, a shorter lead of good make is often the quicker one.',
      ],
      h: ['Every household owns one good cable. It lives with whoever is not at home.'],
    },
    scene: [
      'A laptop has been plugged in all through lunch and shows less charge than before. The plug is warm, and the cable came with a bicycle lamp.',
      'Camera on the desk, cable in place, the little light is on. The computer says that there is nothing connected.',
    ],
    why: [
      [
        'A plug has more contacts than many cables have wires, and a maker may leave out whatever a cheap lamp does not need.',
        'The rules allow simple leads beside powerful ones, all with one kind of end.',
      ],
      [
        'Charger, device and cable agree on the power they can all bear, so the weakest of them decides.',
        'Before any real current flows the two ends negotiate, and a thin lead keeps the offer low.',
      ],
    ],
    parts: [
      [
        'Try a second cable before anything else',
        [
          'It costs a minute, and no reset, no update and no return {parcel|package} is needed.',
          'Take the one that came in the box, because the maker had to choose one that works.',
        ],
        'Two cables lying side by side',
      ],
      [
        'Look for print on the plug',
        [
          'Better leads name their watts or their data rate in tiny letters.',
          'Nothing printed at all usually means the simplest kind.',
        ],
        'A close-up of small print on a plug',
      ],
      [
        'Mark the one that works',
        [
          'Tape, nail varnish, a knot of thread. Something you can see at the bottom of a bag.',
          'Write "data" or "laptop" on a flag of tape near the end.',
        ],
        'Coloured tape wound round a cable',
      ],
      [
        'Throw out the frayed and loose ones',
        [
          'A lead that only charges at a certain angle is worn out, and a hot plug is a warning.',
          'Cracked insulation cannot be mended with tape. Electrical recycling takes it.',
        ],
        'A frayed cable end held up to the light',
      ],
    ],
    turn: [
      'After that the drawer holds fewer cables, and you know what each can do.',
      'One marked lead in the bag is enough for most days.',
    ],
    asks: [
      'How many cables are in your drawer, and how many do you trust?',
      'Which gadget did you give up on before you tried another cable?',
    ],
    ends: {
      p: 'When you buy one, buy by the watts and data rate that are printed on it.',
      f: 'Go on, tip out the drawer. We will wait.',
      a: 'Cable first, then charger, then device.',
      t: 'Swap a single element per test, or the result says nothing.',
      h: 'Please do not put the bad one back. You know that you will.',
      i: 'Less waste, fewer returns, and one tidy drawer.',
      l: 'The right lead, coiled, in its place.',
    },
    work: 'In meeting rooms, fix one tested cable to the table and write on it what it can do. A dozen people watching somebody search for a picture signal is an expensive way to learn about wires.',
    wrong: 'Judging a cable by its plug',
    caution:
      'Stop using any cable or plug that is damaged or gets hot, and do not repair mains leads yourself.',
    keep: 'the next device that will not charge',
    send: 'the owner of the cable drawer',
    own: [
      {
        about: '\\bcables?\\b|\\bchargers?\\b|charging',
        kinds: ['product', 'price', 'offer', 'service'],
        lead: 'Cables and chargers come in more kinds than one.',
      },
    ],
    pic: {
      ask: 'Two similar cables on a table, one with a ring of coloured tape',
      alt: 'Two black cables, one of them marked with coloured tape',
    },
    claims: [
      [
        'USB-C cables differ in power rating and data rate; some carry charging only',
        'USB-IF specifications',
      ],
      ['Power is negotiated and limited by the weakest element', 'USB Power Delivery specification'],
    ],
  },
  {
    id: 'why-does-it-want-my-location',
    format: 'answer',
    again: 10,
    emoji: '📍',
    tags: ['AppPermissions', 'Privacy', 'PhoneTips'],
    title: 'Why does this app want my location? How to decide',
    cover: 'Why does it want to know?',
    gist: [
      'Ask what the app would be unable to do without it. If you can name the task, allow it while in use; if you cannot, refuse and see what breaks.',
      'A map needs to know where you are, and a {torch|flashlight} does not. For all that lies between there is "only while using", and you can change your mind.',
    ],
    subject: ['A {torch|flashlight} does not need your address', 'Allow once, and see'],
    hooks: {
      '*': [
        'The box pops up just when you are running late: allow, allow once, do not allow.',
        'Try saying no. You would be surprised how many apps work just as well.',
      ],
      p: 'A request for permission is a question, and a considered no is an answer that apps are built to take.',
      f: 'You know that pop-up you always tap away? Here is how to answer it in three seconds.',
      a: 'No task that you can name, no permission.',
      t: 'Permissions are granted per app and per sensor, and on current phones they can be limited in time and in precision.',
      h: 'The calculator would like to know where you are. It would only be guessing at why.',
      i: 'Deciding what you share is part of owning the thing in your pocket.',
      l: 'Discretion begins with a single tap.',
    },
    lines: {
      '*': [
        'When an app asks for your location, finish this sentence: "It needs that in order to ..." No ending, no permission.',
        'Choose "only while using" for maps and taxis. An app that is shut has no reason to follow you home.',
        'Weather works well with an approximate place. The rain does not know your house number.',
        'Once a year open the list of apps that may use your microphone. There is usually one on it that you had forgotten.',
      ],
      h: [
        'An app for spirit levels asked for the contacts. The shelf is straight and my aunt was never told.',
      ],
    },
    scene: [
      'You want a parking ticket before the warden comes round the corner, and the app would like to talk about Bluetooth.',
      'A new game, and before the first picture there are four questions: camera, contacts, photos, location. A child taps yes four times.',
    ],
    why: [
      [
        'Some requests serve what you came for, some serve advertising, and the box looks the same for both.',
        'The wording comes from the phone. Only you can judge whether task and request belong together.',
      ],
      [
        'Refusing is safe to try, because the app must ask again when it really cannot go on.',
        'A no can be turned into a yes in the settings at any time, whereas data that has gone out stays out.',
      ],
    ],
    parts: [
      [
        'Name the task aloud',
        [
          'Navigation, parking, finding a lost phone: those need a place.',
          'If the sentence sounds silly when spoken, you have your answer.',
        ],
        'A phone showing a permission box',
      ],
      [
        'Take the smallest yes',
        [
          'Once, or while in use, or an approximate area. Most tasks are content with that.',
          'Between never and always there are several steps, and the middle ones are usually right.',
        ],
        'A finger over the middle option of a list',
      ],
      [
        'Visit the list once a year',
        [
          'Settings show per sensor who may use it. Strike whatever you no longer know.',
          'Old games and a conference app from years ago tend to be sitting there.',
        ],
        'A list of apps with switches beside them',
      ],
    ],
    turn: [
      'And if an app refuses to work without a reason, look for another one.',
      'Makers who explain the request before the box appears deserve a second of trust.',
    ],
    asks: [
      'Which app asked you for something absurd?',
      'When an app asks for permission, do you tap allow or read the box?',
    ],
    ends: {
      p: "For a child's phone, go through the list together once and say why.",
      f: 'Have a look tonight. Bring {biscuits|cookies}, the list is long.',
      a: 'The smallest permission that does the job.',
      t: 'Least privilege is the old name for it, and it holds for phones as for servers.',
      h: 'It is quite all right to be a mystery to your phone.',
      i: 'Every considered no makes room for a yes that means something.',
      l: 'Known to those who need to know.',
    },
    work: 'If you build or buy software: ask for a permission at the moment it is needed and say in one sentence what for. People grant far more to a reason than to a box.',
    question: 'Why does this app want my location?',
    short: 'Sometimes with good cause. Name the task first, then give the smallest yes.',
    keep: 'the next box that pops up',
    send: 'somebody who always taps allow',
    own: [
      {
        about: 'privacy|personal data|data protection|gdpr|permissions?',
        kinds: ['policy', 'process', 'value', 'question'],
        lead: 'There is one thing more to say about personal data.',
      },
    ],
    pic: {
      ask: 'A phone in your hand showing a permission request, no private details visible',
      alt: 'A hand holding a phone with a permission request on it',
    },
    claims: [
      ['Phones offer once, while in use and approximate location', 'documentation of Android and iOS'],
      ['Least privilege', 'definition in information security'],
    ],
  },
  {
    id: 'words-on-a-battery',
    format: 'glossary',
    again: 11,
    emoji: '🔋',
    tags: ['Batteries', 'EnergyFacts', 'TechExplained'],
    title: 'Volt, amp, watt and watt hour: the words on a battery',
    cover: 'What the battery says',
    gist: [
      'Volts push, amps flow, watts are the two together, and watt hours are what you have in the tank. With the last one you can compare anything.',
      'Milliamp hours compare two phones at most. To set a power bank against a laptop or a house battery, look for watt hours.',
    ],
    subject: ['Tank size and tap size', 'Five words, one tiny label'],
    hooks: {
      '*': [
        'The back of a power bank carries more units than a physics book, in smaller print.',
        'A watt tells you how fast, a watt hour tells you how long. Mixing them up is how people buy the wrong battery.',
      ],
      p: 'Five words are enough to compare any two batteries on the shelf.',
      f: 'Ever nodded when somebody said "kilowatt hours"? This one is for you.',
      a: 'Compare batteries by watt hours.',
      t: 'Energy in watt hours equals voltage times charge in amp hours.',
      h: 'Amp, volt and watt walk into a bar. Nobody knows which of them is paying.',
      i: 'Once you can read a label, nobody can sell you a number.',
      l: 'Small print, plainly read.',
    },
    lines: {
      '*': [
        'A kilowatt is a speed, a kilowatt hour is a quantity. Your kettle has the first, and your bill counts the second.',
        'Milliamp hours alone cannot compare a power bank with a laptop, because the two work at different voltages. Watt hours can.',
        'Airlines limit spare batteries by watt hours. The figure is often printed on the case; check the rules of your airline before you pack.',
        'Volts times amp hours gives watt hours. That is all the arithmetic a battery label needs.',
      ],
      h: ['The power bank said "enough for days". It did not say whose.'],
    },
    scene: [
      'At the airport a man turns his power bank over and over in the light, in search of a figure that the security officer would like to see.',
      'Two boxes on a shelf. One shouts a number of milliamp hours, the other a number of watt hours, and the smaller number is on the bigger battery.',
    ],
    why: [
      [
        'Labels mix the size of the tank with the width of the tap, and only one of the two says how long it lasts.',
        'How much is stored and how quickly it comes out are separate questions with similar names.',
      ],
      [
        'Makers print the figure that looks largest, and the large one is not always the useful one.',
        'A thousandth of a unit makes for bigger numbers on the front of the box.',
      ],
    ],
    parts: [
      [
        'Volt',
        [
          'The push. Charger and device have to agree on it.',
          'Like pressure in a pipe: too much for the device and something gives way.',
        ],
        'The voltage printed on a charger',
      ],
      [
        'Amp',
        ['The flow. More of it needs thicker wire.', 'How much passes at one moment, as in litres a minute.'],
        'A thick and a thin cable side by side',
      ],
      [
        'Watt',
        [
          'Push times flow, the power at this instant. A charger with more of them can fill faster, if the device accepts it.',
          'What a lamp or a laptop takes right now, while it is switched on.',
        ],
        'The wattage on a plug',
      ],
      [
        'Watt hour',
        [
          'What is in the tank. A battery of fifty can give ten watts for about five hours.',
          'The one to compare by, from a watch to the box on a garage wall.',
        ],
        'A tiny label on a charging block',
      ],
      [
        'Cycle',
        [
          'One whole charge used up, in one go or in several. Batteries age with each.',
          'Two halves make one. It is the mileage of the thing.',
        ],
        'A battery symbol on a screen',
      ],
    ],
    turn: [
      'With that you can read the label on nearly everything that plugs in.',
      'Turn over something near you and try it.',
    ],
    asks: ['Which unit on a label has always puzzled you?', 'What is the biggest battery in your home?'],
    ends: {
      p: 'Expect a little less than the label says, since some is lost as heat on the way.',
      f: 'Now go and explain it to somebody at supper.',
      a: 'Watt hours for the tank, watts for the tap.',
      t: 'Conversion losses and ageing come off the printed figure.',
      h: 'If it still makes no sense, blame the person who designed the box.',
      i: 'Understanding a small thing thoroughly is a pleasure in itself.',
      l: 'A few words, in the right order.',
    },
    work: 'In a quotation, write the unit out and say which question it answers: how strong, or how long. Half the arguments about a battery come from two people who each meant the other one.',
    caution:
      'Charge batteries only with a charger that is meant for them, and stop using any that is swollen or damaged.',
    keep: 'the next time you compare two batteries',
    send: 'somebody packing for a flight',
    own: [
      {
        about: '\\bkwh\\b|\\bwatts?\\b|\\bmah\\b|batter(?:y|ies)',
        kinds: ['product', 'number', 'question', 'price'],
        lead: 'Here is a line in which those words turn up.',
      },
    ],
    pic: {
      ask: 'The small print on the back of a battery or power bank, close up',
      alt: 'Close-up of the printed label on a battery',
    },
    claims: [
      ['Volt, ampere, watt, watt hour', 'definition, physics textbooks'],
      ['Airlines limit lithium batteries by watt hours', 'IATA guidance for passengers'],
    ],
  },
  {
    id: 'look-before-you-screenshot',
    format: 'checklist',
    again: 9,
    emoji: '🖼️',
    tags: ['Screenshots', 'Privacy', 'WorkTips'],
    title: 'What your screenshot shows besides the thing you meant',
    cover: 'What else is in the picture?',
    gist: [
      'Crop to the part that matters, and look at the tabs, the notification, the clock and the names before you send it.',
      'A picture of a screen shows whatever happened to be open. Six seconds along the edges keep your private life out of it.',
    ],
    subject: ['The tab next to the tab you meant', 'Crop first, then send'],
    hooks: {
      '*': [
        'You sent a picture of an error. What everybody read was the third tab from the left.',
        'Look along the edges before you share a screen. That is where the stories are.',
      ],
      p: 'A cropped screenshot is easier to understand and gives away less.',
      f: 'Easily done: a screenshot of a recipe, with the battery at two per cent and a message from the dentist.',
      a: 'Crop before you send.',
      t: 'A full capture includes the address bar, the notification area, other windows and the time of day.',
      h: 'Nobody asked about the error. They all asked about the tab called "how to look busy".',
      i: 'Care with small things protects people who will never know about it.',
      l: 'Show only what is meant to be seen.',
    },
    lines: {
      '*': [
        'Before you send a screenshot: tabs, notification, names, address bar. Then crop it to the part that matters.',
        'Cover a name in a picture with a solid black box. Blurred text can sometimes be guessed, and a thin highlighter hides nothing at all.',
        'Switch on "do not disturb" before you share your screen. Your mother has a gift for timing.',
        'Some links are keys: a web address in a screenshot may open the document for anyone who types it in.',
      ],
      h: ['Shared the whole screen by mistake. Colleagues now know three things about my knee.'],
    },
    scene: [
      'A picture goes to the group with the question "Do you see that as well?" They do. They also see who has just written "has he noticed?"',
      'Forty people watch a presentation, and at the upper right of the picture a reminder slides in: collect the cream from the {chemist|drugstore}.',
    ],
    why: [
      [
        'You look at the centre of your screen, and others look at whatever is new to them.',
        'Our own tabs are wallpaper to us. To somebody else they are reading matter.',
      ],
      [
        'Pictures are passed on, and they travel without the sentence that you wrote above them.',
        'What was meant for one colleague may be in a ticket tomorrow and in a talk next month.',
      ],
    ],
    parts: [
      [
        'Read the tabs and the address bar',
        [
          'Some titles are private, and some addresses are keys.',
          'They sit at the very top, where the eye of a stranger starts.',
        ],
        'A row of browser tabs in close-up',
      ],
      [
        'Wait for the notification to go',
        [
          'It stays for seconds, and so does your finger over the key.',
          'Better still, mute them all before a call.',
        ],
        'A notification in the corner of a screen',
      ],
      [
        'Cover names that are not yours',
        [
          'Customers, colleagues, the child in the class chat. A filled box, drawn over the text.',
          'They have not agreed to be in your picture.',
        ],
        'A black bar drawn over a line of text',
      ],
      [
        'Crop to what you mean',
        [
          'The other person then sees it at once, without an arrow.',
          'Half the screen is usually twice as much as they need.',
        ],
        'A crop frame drawn round a message',
      ],
    ],
    turn: [
      'After a week the eyes do it on their own.',
      'It takes less time than writing "sorry, ignore the rest".',
    ],
    asks: ['What has a screenshot of yours given away?', 'Which tabs would you close before a call?'],
    ends: {
      p: 'Keep the tool for taking a section of the screen within reach; most computers have one built in.',
      f: 'Nobody will judge you. Everybody has a tab they would rather not explain.',
      a: 'Edges first.',
      t: 'Flatten the picture before you send it, or the box may come off again.',
      h: 'The crop tool has saved more careers than the union.',
      i: 'It is a kind habit, and it costs six seconds.',
      l: 'A clean frame, and nothing beside the point.',
    },
    work: "For support requests, ask people for the section with the message and one sentence on what they did before it. You get better reports, and you keep other people's data out of your tickets.",
    tick: true,
    keep: 'the next picture of an error',
    send: 'the one who shares the whole screen',
    own: [
      {
        about: 'report (?:a|an) (?:bug|fault|problem|error)|support ticket|support by|bug report',
        kinds: ['service', 'process', 'policy'],
        lead: 'If the picture in question shows a fault, it helps to know where to send it.',
      },
    ],
    pic: {
      ask: 'A laptop screen with a crop frame drawn on it and nothing private visible',
      alt: 'A laptop screen with a selection frame around one part',
    },
    claims: [
      [
        'Blurred or pixelated text can in cases be recovered; solid redaction is advised',
        'published security research; advice of data protection bodies',
      ],
      ['Link addresses may grant access', 'documentation of common sharing services'],
    ],
  },
  {
    id: 'the-coffee-pot-on-the-network',
    format: 'story',
    again: 14,
    emoji: '☕',
    tags: ['TechHistory', 'Webcam', 'Cambridge'],
    title: 'The first webcam watched a coffee pot',
    cover: 'The pot that went online',
    gist: [
      'Researchers in Cambridge pointed a camera at a coffee pot so that nobody had to walk for an empty one. It became the best known camera on the early web.',
      'The ancestor of every video call was built in about a day, because the coffee was always gone.',
    ],
    subject: ['Is there any coffee left?', 'A camera, a pot, a corridor'],
    hooks: {
      '*': [
        'The first webcam had one job: to show whether it was worth getting up.',
        'A good many inventions begin with a person who is tired of walking down a corridor.',
      ],
      p: 'Useful technology often starts with a small annoyance in the same room.',
      f: 'Here is a story for your next cup: why somebody put a coffee pot on a network.',
      a: 'Start with a nuisance that you know yourself.',
      t: 'A camera, a frame grabber and a few lines of client and server code: the image was small, grey and enough.',
      h: 'Some of the cleverest people in Cambridge built a machine so as not to walk past a door.',
      i: 'Nobody in that corridor set out to change anything except the odds of getting coffee.',
      l: 'A grey picture of a pot, looked at by millions.',
    },
    lines: {
      '*': [
        'The first webcam watched a coffee pot in a Cambridge laboratory, so that researchers on other floors knew whether to come.',
        'The picture of the famous coffee pot was grey, tiny and renewed a few times a minute. Nobody asked for more, since coffee does not move fast.',
        'When the coffee camera of Cambridge was switched off after ten years, newspapers reported it and the pot was sold at auction.',
        'Look for the walk that everybody in your building makes for nothing. Someone could save it with a camera, a light or a note.',
      ],
      h: ['Scientists connected a coffee pot to a network before they connected it to a cleaner.'],
    },
    scene: [
      'Early nineties, a computer laboratory in Cambridge: one filter machine in a corridor, and people on several floors who all want a cup.',
      'You come down two flights of stairs with a mug in your hand, and in the pot there is a brown ring.',
    ],
    why: [
      [
        'People who have a problem themselves know exactly when it is solved.',
        'People who suffer from a nuisance need no survey to find out what would help.',
      ],
      [
        'A rough thing that answers one question is used, while a polished one that answers none is admired.',
        'It had to say full or empty. For that a grey stamp of a picture will do.',
      ],
    ],
    parts: [
      [
        'The pot was always empty',
        [
          'In the computer laboratory at Cambridge there was one coffee machine outside a room named after Troy, and those who worked further off came too late.',
          'Researchers shared a single filter machine. Those with desks nearby did well, and the others climbed stairs for the smell.',
        ],
        'A filter coffee machine in a corridor',
      ],
      [
        'A camera was pointed at it',
        [
          'Two of them fixed up a camera, wired it to an old computer and wrote a program that showed a small grey picture on every screen.',
          'It took about a day. A stand, a spare camera, a little code, and the pot appeared in the corner of each display.',
        ],
        'An old camera on a stand beside a pot',
      ],
      [
        'Then the web came',
        [
          'A couple of years later colleagues put the picture on the new World Wide Web, and people in countries far away looked in on it.',
          'As soon as browsers could show images, the pot was there for anyone, and strangers watched it in the middle of their night.',
        ],
        'An early browser window with a small picture',
      ],
      [
        'The lights went out after ten years',
        [
          'The laboratory moved, and the camera was switched off. A German magazine bought the broken machine at auction and had it repaired.',
          'When the building was given up the last frame showed fingers reaching for the switch, and the pot went to the highest bidder.',
        ],
        'A hand at a switch',
      ],
    ],
    turn: [
      'None of it was planned. Somebody wanted a cup of coffee.',
      'A small problem, solved at once, can go a long way.',
    ],
    asks: [
      'Which walk do you make every day for nothing?',
      'What small nuisance would you point a camera at?',
    ],
    ends: {
      p: 'The pot was hardly worth anything. The habit of fixing what is in front of you is.',
      f: 'Time for a cup. You will have to get up and look.',
      a: 'Solve the walk down the corridor first.',
      t: 'Low resolution, low rate, one bit of information: full or empty.',
      h: 'The coffee, by all accounts, was not even good.',
      i: 'Large things may start with a cup in the hand and an idea in a corridor.',
      l: 'A glass pot, a grey picture, and a place in history.',
    },
    work: 'Before a large project, ask each person in the team for one walk they make for nothing. Two or three of these can be saved in a day, and people will trust you with the large project afterwards.',
    keep: 'the next coffee break',
    send: 'the colleague who never makes a new pot',
    pic: {
      ask: 'A coffee pot, nearly empty, photographed from the front like a portrait',
      alt: 'A glass coffee pot with a little coffee left in it',
    },
    claims: [
      [
        'Trojan Room coffee pot, University of Cambridge, 1991, on the web 1993, switched off 2001, bought by Spiegel Online and repaired',
        'accounts by Quentin Stafford-Fraser and the Computer Laboratory',
      ],
    ],
  },
  {
    id: 'update-now-or-wait',
    format: 'either',
    again: 8,
    emoji: '🔄',
    tags: ['SoftwareUpdates', 'ThisOrThat', 'TechHabits'],
    title: 'Install the new version at once, or wait a week?',
    cover: 'Update now or wait?',
    gist: [
      'Some people have the new version before breakfast, others let the eager ones find the faults. Fixes for security holes are the exception: those go in soon.',
      'New buttons can wait for a quiet evening. Repairs to the lock should not.',
    ],
    subject: ['Tonight, or in a week?', 'First in the {queue|line}, or last?'],
    hooks: {
      '*': [
        'There are two kinds of people, and a small red dot on an icon is enough to tell them apart.',
        '"Remind me tomorrow" is the most pressed button in computing, or it feels like that.',
      ],
      p: 'How soon to update depends on what the update is for.',
      f: 'Where do you stand: new version before breakfast, or when it can no longer be avoided?',
      a: 'Security fixes soon. Everything else when you have time.',
      t: 'Patches close known holes; feature releases also bring new code, and new code brings new faults.',
      h: 'He updates on principle during the first minute of a meeting.',
      i: 'Whether you try things first or let others go ahead, somebody learns from you.',
      l: 'Some like it new. Some like it settled.',
    },
    lines: {
      '*': [
        'New version: at once, or after a week? Read what it is for. Security fixes go in soon, new buttons may wait.',
        'Never start a large update an hour before you need the machine. It will take an hour and five minutes.',
        "Charge it, back it up, then update. In that order it has never been anybody's worst evening.",
        'Automatic updates suit the machines you forget: the router, the doorbell, the printer under the stairs.',
      ],
      h: ['"Remind me later," he said, for the nineteenth month. The laptop has begun to sigh.'],
    },
    scene: [
      'A blue bar creeps across the screen. It says four minutes. It has said so since the train left.',
      'At one end of the table someone shows the new version. At the other, someone asks how to get the old one back.',
    ],
    why: [
      [
        'Once a hole is announced, those who would use it know about it as well. A new look can wait.',
        'A fix tells the world where the lock was weak, and a changed menu tells it nothing.',
      ],
    ],
    parts: [
      [
        'At once',
        [
          'You get the repairs first, and the odd fault with them. Best on a machine that you can spare for an evening.',
          'Good for phones, browsers and anything that talks to strangers on the internet.',
        ],
        'A finger on an update button',
      ],
      [
        'After a week',
        [
          'Let the eager ones find what is broken. Sensible for the {till|register}, the camera before a wedding, the laptop in exam week.',
          'By then the first correction to the correction is often out.',
        ],
        'A calendar with one day circled',
      ],
    ],
    turn: [
      'Most of us are one kind on the phone and the other at work.',
      'A copy of your data makes both of them comfortable.',
    ],
    asks: [
      'A new version is out: do you install it at once, or wait?',
      'Which update do you still hold a grudge against?',
    ],
    ends: {
      p: 'Whichever you prefer, let the security fixes through.',
      f: 'Own up, there is one waiting on your phone.',
      a: 'Backup first, either way.',
      t: 'Separate the channels where you can: security automatic, features by hand.',
      h: 'Whatever you do, do not do it at four on a Friday.',
      i: 'Early or late, it is good to know why you chose it.',
      l: 'New, in its own time.',
    },
    work: 'In a firm, let a few willing people have new versions a week ahead of the rest. They enjoy it, and everyone else gets a version that has already met a printer.',
    keep: 'the next red dot',
    send: 'somebody who always taps remind me later',
    own: [
      {
        about:
          '\\bupdates? (?:are|come|once|every (?:week|month|quarter)|monthly|weekly)|monthly updates|weekly updates|new version|release notes?|changelog',
        kinds: ['policy', 'process', 'service', 'product', 'event'],
        lead: 'With updates it helps to know what is coming.',
      },
    ],
    pic: {
      ask: 'A screen with a progress bar, and a cup of tea beside it',
      alt: 'A progress bar on a screen with a cup of tea next to it',
    },
    claims: [
      ['Install security updates promptly', 'advice of national cyber security centres'],
      ['New code brings new defects', 'software engineering textbooks'],
    ],
  },
  {
    id: 'batteries-in-the-cold',
    format: 'season',
    again: 11,
    emoji: '❄️',
    tags: ['WinterTech', 'BatteryLife', 'ColdWeather'],
    title: 'Why batteries fade in the cold, and how to bring them back',
    cover: 'Carry it against your ribs',
    gist: [
      'Cold slows a battery down without emptying it. Carry it close to the body, let it warm up before charging, and keep a cold camera in its bag indoors.',
      'The phone that died on the hill usually has half its charge left. It needs a pocket, and some time.',
    ],
    subject: ['It is not empty, it is cold', 'Inside pocket weather'],
    hooks: {
      '*': [
        'The phone had forty per cent at the bottom of the hill and nothing at the top. By the fire it has forty again.',
        'In frost, the inside pocket is the best accessory you own.',
      ],
      p: 'In winter a battery shows less than it holds, and that can be planned for.',
      f: 'Off for a winter walk? Put the phone under the {jumper|sweater}, and the map stays with you.',
      a: 'Warm it first, then charge it.',
      t: 'Low temperature raises the internal resistance of a cell, so its voltage collapses under load and the device shuts down.',
      h: 'My phone and I agree about winter. We both shut down at the bus stop.',
      i: 'With a warm pocket and a little patience you come home with pictures.',
      l: 'Snow, silence, and a camera kept warm under wool.',
    },
    lines: {
      '*': [
        'A phone that switches off in the cold is seldom empty. Warm it in an inside pocket and most of the charge comes back.',
        'Carry the spare camera battery next to your body and swap when the first one gives up. Warmed, the first is good for another round.',
        'Do not charge a battery that has just come in from the frost. Let it reach room temperature first.',
        'Coming in from the cold, leave the camera in its closed bag for an hour or two. The mist then settles on the bag.',
      ],
      h: ['Batteries and grandmothers agree on one point: wear {a vest|an undershirt}.'],
    },
    scene: [
      'The view is finally clear, and the screen goes black with the finger on the button.',
      'At the stop in the sleet a whole row of people hold their phones inside their coats, as if they were chicks.',
    ],
    why: [
      [
        'The chemistry inside a cell slows down in frost, so it cannot deliver current quickly enough.',
        'Power comes from particles that move through a liquid, and cold makes them sluggish.',
      ],
      [
        'Charging a lithium cell below freezing can damage it for good, and using it there merely tires it.',
        'A cold cell gives little and comes round again. One that is charged in frost may not.',
      ],
    ],
    parts: [
      [
        'Carry it close to the body',
        [
          'An inside pocket keeps a phone at a temperature it likes.',
          '{Rucksack|Backpack} lids and handlebar mounts are where the wind gets at it.',
        ],
        'A phone going into an inside pocket',
      ],
      [
        'Let it warm up before charging',
        [
          'Half an hour in the room, away from the radiator, does no harm and helps the cell.',
          'Leave the cable off until the case no longer feels cold to the hand.',
        ],
        'A phone lying on a table beside gloves',
      ],
      [
        'Keep the camera bag shut indoors',
        [
          'Damp air condenses on cold glass and inside lenses. In the bag it warms slowly and stays dry.',
          'Take the memory card out before you come in, if you cannot wait for the pictures.',
        ],
        'A closed camera bag in a hallway',
      ],
      [
        'Store spare batteries half full',
        [
          'For weeks in a drawer, somewhere cool and dry is right. A freezing shed is not.',
          'Garden tools and bicycle batteries like the cupboard better than the garage in hard frost.',
        ],
        'A tool battery on an indoor shelf',
      ],
    ],
    turn: [
      'And take a paper map, which works at any temperature.',
      'What looks like an old battery in winter is often a cold one.',
    ],
    asks: ['Where has the cold switched off your phone?', 'Do you carry a spare battery in winter?'],
    ends: {
      p: 'The manual gives the range in which a device should be used and charged. It is worth a look once.',
      f: 'Wrap up warm, both of you.',
      a: 'Pocket, patience, then the plug.',
      t: 'Discharge limits lie well below the limits for charging; do not confuse them.',
      h: 'No rice, no oven, no hairdryer. A pocket.',
      i: 'The best light of the year is in the cold. Be there, with power.',
      l: 'Warm hands, clear air, one good picture.',
    },
    work: 'For crews who work outdoors with scanners or tablets, two sets in rotation from a warm cab beat one set with a large battery.',
    caution:
      'Do not warm batteries on a heater or in an oven, and stop using any that is swollen, leaking or damaged.',
    when: { season: ['winter'] },
    keep: 'the next frosty walk',
    send: 'somebody with a camera and no gloves',
    own: [
      {
        about: '\\bbatter(?:y|ies)\\b|operating temperature',
        kinds: ['product', 'service', 'guarantee', 'question'],
        lead: 'One more line belongs under the heading of batteries.',
      },
    ],
    pic: {
      ask: 'A phone or camera half inside a woollen glove or coat pocket',
      alt: 'A phone half tucked into a woollen glove',
    },
    claims: [
      ['Cold raises internal resistance; charge returns with warmth', 'battery textbooks'],
      ['Charging lithium-ion below freezing risks lithium plating', "battery textbooks and makers' manuals"],
      ['Condensation on cold cameras; keep in a closed bag', "camera makers' advice"],
    ],
  },
];
