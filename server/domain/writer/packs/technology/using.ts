// Using what is already in the pocket: settings, private windows, notifications, answers of a machine.
import type { Idea } from '../../library/idea.ts';

export const USING: readonly Idea[] = [
  {
    id: 'eight-times-slower',
    format: 'answer',
    again: 10,
    emoji: '📶',
    tags: ['InternetSpeed', 'BitsAndBytes', 'TechExplained'],
    title: 'Megabit or megabyte: why a download is slower than promised',
    cover: 'Eight bits to a byte',
    gist: [
      'Lines are sold in megabits, files are measured in megabytes, and a byte has eight bits. Divide the number in the advert by eight, and most of the mystery is gone.',
      'A small b and a large B stand for different things. One of them is eight times the other.',
    ],
    subject: ['A small b, a large B', 'Divide the advert by eight'],
    hooks: {
      '*': [
        'The contract says one hundred. The download says eleven. Both of them are right.',
        'There is a letter in your internet contract that is worth a factor of eight.',
      ],
      p: 'Before you complain about a line, check which unit each number is in.',
      f: 'Is the bar creeping, although you pay for the fast one? Have a look at the letter behind the number.',
      a: 'Divide by eight. Then complain, if there is anything left to complain about.',
      t: 'Throughput is quoted in bits per second, storage in bytes. One byte is eight bits, and protocol overhead takes a little more.',
      h: 'Somebody decided to sell the bits and to deliver the bytes. He had a very good year.',
      i: 'Two letters, understood once, and a whole page of small print makes sense.',
      l: 'The right unit beside the number, and calm returns.',
    },
    lines: {
      '*': [
        'Mb is megabit, MB is megabyte. A line of eighty megabits moves about ten megabytes a second, and that is what the download shows.',
        'Test the line with a cable, close to the router, with everything else switched off. Wireless is a test of your walls.',
        'A download is only as fast as the slowest place on its way. Sometimes that is the server, on a Tuesday when everyone wants the same update.',
        'Upload is often a fraction of download. If your picture freezes in calls, that is the number to look up.',
      ],
      h: ['"Up to" is the hardest working pair of words in the whole contract.'],
    },
    scene: [
      'The bar stands at forty per cent. You do the sum on a napkin, and it says that it should have been finished before lunch.',
      'On the phone a patient voice asks: "Are you reading a small b or a large one?" Nobody has ever asked you that.',
    ],
    why: [
      [
        'Networks grew up counting single pulses, so they count in bits; computers store in groups of eight.',
        'The one trade inherited its unit from the telegraph, the other from memory chips.',
      ],
      [
        'Each packet also carries its address and a receipt, which takes another small share.',
        'What arrives is a {parcel|package} with wrapping, and the wrapping is paid for by the same line.',
      ],
    ],
    parts: [
      [
        'Look at the letter',
        [
          'Small b means bits, large B means bytes. Adverts use the small one.',
          'Your browser shows bytes while it loads, so the two numbers never match.',
        ],
        'A finger pointing at the unit in a contract',
      ],
      [
        'Divide by eight, take off a tenth',
        [
          'What is left is a fair expectation for one large file.',
          'One hundred becomes about eleven. If you see nine or ten, all is well.',
        ],
        'A short sum on a napkin',
      ],
      [
        'Measure by cable before you ring',
        [
          'Only then is it the line that you measure, and not the wall between you and the router.',
          'Three tests at three times of day, written down, are an argument.',
        ],
        'A network cable plugged into a laptop',
      ],
    ],
    turn: [
      'If it is still far below that, {ring|call} your provider with the three numbers.',
      'And if it fits, you may leave the router in peace.',
    ],
    asks: [
      'What does your contract promise, and what arrives?',
      'At what time of day is your line at its slowest?',
    ],
    ends: {
      p: 'In many countries a minimum speed must be stated; it is in the contract summary.',
      f: 'The back of an envelope will do for the sum. Keep it for the phone call.',
      a: 'Check the unit first, then the line.',
      t: 'Latency is a separate number: it decides how calls feel, and no amount of bandwidth mends it.',
      h: 'A progress bar has no sense of time. Nobody told it about the byte.',
      i: 'A small piece of knowledge saves many an angry evening.',
      l: 'A number, a letter, and peace of mind.',
    },
    work: 'In a quotation write the unit out in full once: megabits per second. It saves a call from every customer who can divide, and a complaint from those who cannot.',
    question: 'Why is my download so much slower than what I pay for?',
    short: 'Often it is not: lines are sold in bits, files counted in bytes, and a byte is eight bits.',
    keep: 'the next slow download',
    send: 'somebody who is about to {ring|call} the provider',
    own: [
      {
        about:
          'broadband|\\bfibre\\b|\\bfiber\\b|\\bMbps\\b|\\bGbps\\b|megabit|gigabit|leased line|\\bwi-?fi\\b',
        kinds: ['product', 'service', 'price', 'number', 'offer'],
        lead: 'It is worth knowing what a line can carry.',
      },
    ],
    pic: {
      ask: 'A napkin with a division by eight beside a laptop, no contract details',
      alt: 'A paper napkin with a short handwritten sum beside a laptop',
    },
    claims: [
      ['One byte is eight bits; lines are quoted in bits, downloads shown in bytes', 'definition'],
      ['Protocol overhead takes a few per cent; test by cable', 'network textbooks; regulators'],
    ],
  },
  {
    id: 'what-a-private-window-hides',
    format: 'myth',
    again: 10,
    emoji: '🕶️',
    tags: ['PrivateBrowsing', 'OnlinePrivacy', 'TechMyths'],
    title: 'Private browsing: what it hides, and from whom',
    cover: 'Private, from whom?',
    gist: [
      'A private window forgets its history when you close it. Your employer, your provider and the site itself can still see where you went.',
      'It hides your evening from the next person at this computer, and from nobody else. For that it is very good.',
    ],
    subject: ['Invisible to your family only', 'A hat and sunglasses'],
    hooks: {
      '*': [
        'A private window is like wiping the kitchen table. It does not erase the meal from the bill.',
        'The little figure with hat and sunglasses looks like a spy. It is a cleaner.',
      ],
      p: 'Private mode protects against the next user of the same device, and should be used for that.',
      f: 'Have you ever opened a private window and felt invisible? Let us look at who could still see you.',
      a: 'It forgets. It does not hide.',
      t: 'Private mode drops local history, cookies and form data at the end. Address, account and network stay visible.',
      h: 'I bought the present in a private window and paid from the joint account.',
      i: 'It is easier to protect yourself once you know from what.',
      l: 'A private window, closed, and forgotten by this machine.',
    },
    lines: {
      '*': [
        'Use a private window on a computer that is not yours: hotel, library, a friend. Close it, and your sign-in goes with it.',
        'Buying a present on a shared computer? Private window, and a glance at which card and mail address you use. Those tell on you.',
        'A site looks broken? Try it in a private window. If it works there, an old cookie or an extension is to blame.',
        'If you sign in to your account in a private window, the account knows you as well as ever.',
      ],
      h: [
        'Private mode is discreet about your history and says nothing about the adverts for tents on every other device.',
      ],
    },
    scene: [
      'Two weeks before the birthday a family laptop suggests, unasked, a certain red bicycle.',
      'At the desk of a library somebody stands up, reaches for their coat and leaves their mailbox open for the next reader.',
    ],
    why: [
      [
        'The browser only controls what it writes down itself, on this one device.',
        'History and cookies lie in your own machine. The rest lies with others.',
      ],
      [
        'Every page needs to know where to send its answer, so your address travels along.',
        'A network carries your request and sees at least where it goes.',
      ],
    ],
    parts: [
      [
        'The next user sees nothing',
        [
          'History, form entries and sign-ins vanish as soon as the last such window is closed.',
          'Close every private window at the end; one that stays open keeps everything.',
        ],
        'A laptop being closed on a family table',
      ],
      [
        'The network still sees you',
        [
          'Work, school and provider can see which sites are called up.',
          'On a company device there may be software that sees rather more.',
        ],
        'An office desk with a network socket',
      ],
      [
        'The site itself still sees you',
        [
          'Your address and type of device are part of the greeting. Signed in, so is your name.',
          'Prices and adverts may still follow you by means other than cookies.',
        ],
        'A shop page on a screen, unreadable',
      ],
    ],
    turn: [
      'Downloads and bookmarks stay, by the way. Many a surprise was found in the downloads folder.',
      'Used for what it can do, it is one of the handiest windows there are.',
    ],
    asks: ['What do you use a private window for?', 'Has a suggestion ever given away a present?'],
    ends: {
      p: 'For more than that, look into tracker blocking and separate profiles.',
      f: 'And for presents, mind which mailbox the receipt goes to.',
      a: 'Good for shared computers. Not a cloak.',
      t: 'Local state is dropped, remote logs are not: keep the two apart.',
      h: 'Your history is gone. The adverts will see you tomorrow.',
      i: 'To know what a tool cannot do is a kind of safety.',
      l: 'A window closes, and the desk is bare.',
    },
    work: 'For support desks it is the quickest test there is: does it also happen in a private window? Half a minute, and cookies, extensions and old sign-ins are ruled out or caught.',
    myth: 'In a private window nobody can see what I look at',
    short: 'Only this device forgets. Network, provider and the site itself can still see.',
    keep: 'the next computer that is not yours',
    send: 'somebody who is buying a surprise',
    own: [
      {
        about: 'privacy|tracking|cookies?\\b|data protection|no ads',
        kinds: ['policy', 'process', 'value', 'product'],
        lead: 'With privacy, the details count.',
      },
    ],
    pic: {
      ask: 'Sunglasses lying on the keyboard of a laptop',
      alt: 'A pair of sunglasses lying on a laptop keyboard',
    },
    claims: [
      [
        'Private modes discard local history and cookies and do not hide activity from networks or sites',
        'help pages of the browser makers',
      ],
    ],
  },
  {
    id: 'let-people-ring-and-apps-wait',
    format: 'howto',
    again: 9,
    emoji: '🔔',
    tags: ['Notifications', 'FocusTips', 'DigitalWellbeing'],
    title: 'How to sort your notifications in ten minutes',
    cover: 'People may ring. Apps may wait',
    gist: [
      'Sort notifications by one question: is a person waiting? People may ring, deliveries may appear silently, everything else comes when you open it.',
      'Do not go through the settings. For one day, switch off each thing at the moment it disturbs you.',
    ],
    subject: ['Is a person waiting?', 'One swipe, on the spot'],
    hooks: {
      '*': [
        'The phone lights up on the table. Nobody has written. A game misses you.',
        'Count the messages of one hour that came from a human being.',
      ],
      p: 'A phone that only rings for people is answered sooner.',
      f: 'Does yours buzz all day without anyone wanting anything? We can change that in one coffee break.',
      a: 'Persons ring. Programs wait.',
      t: 'A notification can interrupt, show itself silently, or stay off. Classify by urgency to you, and not to the sender.',
      h: 'The weather app reported that it was raining. I was standing in it.',
      i: 'Attention is the one thing you cannot charge overnight.',
      l: 'A phone face down, and it stays dark.',
    },
    lines: {
      '*': [
        'For one day, switch off every notification at the moment it annoys you: hold it, press off. By the evening the phone is sorted.',
        'The red number on an app counts what its maker would like you to do. You can switch off the numbers and keep the app.',
        'Let three people through when the phone is silent. All phones can do it, under favourites or priority.',
        'Gather the rest: many phones can deliver all the news at noon and at six, like the {post|mail}.',
      ],
      h: [
        'Today a {torch|flashlight} asked me to rate it. It had done well; it was dark, and then it was not.',
      ],
    },
    scene: [
      'Dinner, four people, one buzz. Four hands twitch. It was an offer for printer ink.',
      'Three in the morning, blue light on the ceiling. Somewhere a shop has marked down its garden hoses.',
    ],
    why: [
      [
        'Every app asks for permission at a moment when you want to get on, so everybody says yes.',
        'Permission to interrupt is collected in the first minute of an app, and lasts for years.',
      ],
      [
        'After an interruption it takes a while to find the place where you were.',
        'The glance lasts a second. The way back into a thought lasts longer.',
      ],
    ],
    parts: [
      [
        'Ask who is waiting',
        [
          'A person: may ring. A {parcel|package}: may show itself. A program that misses you: off.',
          'If nobody would be cross about an answer in the evening, it need not buzz.',
        ],
        'A phone lying face down on a table',
      ],
      [
        'Switch off on the spot',
        [
          'Hold the message down, and the switch appears. No search through menus.',
          'Two seconds per nuisance, on the day it is a nuisance.',
        ],
        'A finger holding a notification on a screen',
      ],
      [
        'Name three who get through',
        [
          'School, parents, the neighbour with the key. Then silent is really silent.',
          'You will dare to leave it on silent once you know who can reach you.',
        ],
        'Three names on a short list, unreadable',
      ],
      [
        'Send the rest to fixed hours',
        [
          'Noon and six will do for most news. It keeps.',
          'A summary twice a day, and the rest of the time the screen stays dark.',
        ],
        'A clock beside a dark phone',
      ],
    ],
    turn: [
      'What you miss after a week, switch on again. It is seldom more than two.',
      'New apps get a no at the first question. You can always change your mind.',
    ],
    asks: [
      'Which notification did you switch off last, with joy?',
      'Which three people may always get through to you?',
    ],
    ends: {
      p: 'Keep alerts for security, health and your bank; those are meant for you.',
      f: 'And now turn it face down. The coffee is still warm.',
      a: 'Off by default. On by name.',
      t: 'Review permissions after each large update; some reset them.',
      h: 'The weather can still be had through the window.',
      i: 'An undisturbed hour is a good present, also from you to you.',
      l: 'Dark glass, and a conversation to its end.',
    },
    work: 'Teams can agree on one thing: what is urgent comes as a call. Then all the rest may be read on the hour, and nobody has to watch a row of red dots for fear of missing the one that matters.',
    keep: 'the next coffee break',
    send: 'somebody whose phone never stops buzzing',
    own: [
      {
        about: 'notification|alerts?\\b|(?:daily|weekly) (?:digest|summary)|quiet hours|do not disturb',
        kinds: ['product', 'service', 'process', 'policy'],
        lead: 'Good alerts are rare and worth having.',
      },
    ],
    pic: {
      ask: 'A phone lying face down beside a cup of coffee',
      alt: 'A phone lying face down on a table beside a cup of coffee',
    },
    claims: [
      ['Interruptions cost time to resume the task', 'research on interruptions at work; no figure given'],
      [
        'Phones allow per-app notification settings, priority contacts and scheduled summaries',
        'help pages of the makers',
      ],
    ],
  },
  {
    id: 'settings-made-for-everybody',
    format: 'tip',
    again: 9,
    emoji: '🔍',
    tags: ['Accessibility', 'PhoneSettings', 'TechTips'],
    title: 'Accessibility settings that make a phone better for everyone',
    cover: 'The best menu on your phone',
    gist: [
      'The menu called Accessibility has the handiest things on a phone: larger type, live captions, a magnifier, reading aloud, one-handed use. You need no reason to use them.',
      'Captions in a loud train, a magnifier for the serial number, reading aloud while you cook: all of it is already in your pocket.',
    ],
    subject: ['The menu that most people skip', 'Let the phone read to you'],
    hooks: {
      '*': [
        'The most useful menu on your phone is one that you have probably never opened.',
        "You hold the phone at arm's length to read it. There is a setting for that.",
      ],
      p: 'Features built for some people turn out to be useful to nearly all.',
      f: 'Do your arms seem too short for the small print? Come along into the settings.',
      a: 'Set the type larger. Today.',
      t: 'System-wide text size, contrast, captions, magnifier, speech: one menu, no app to install.',
      h: 'My phone got easier to read. It had been waiting for years for me to ask.',
      i: 'What is made for those who need it most ends up helping everybody.',
      l: 'Larger letters, softer light, no effort.',
    },
    lines: {
      '*': [
        'The camera of your phone has a magnifier in the Accessibility menu. Serial numbers, medicine leaflets and splinters have nowhere left to hide.',
        'Live captions write down what is being said, in films and often in calls. Good for bad ears and for loud trains.',
        'Let the phone read a long article to you while you peel potatoes. On most, it is two fingers from the top, once you have switched it on.',
        'A flash of light instead of a ring: there is a switch for it. Helpful with a sleeping baby or a concrete mixer.',
      ],
      h: ['Setting the type one step larger has taken ten years off this household, measured in arm length.'],
    },
    scene: [
      'A man holds a packet of seeds up to the window, then further away, then hands it to his grandson.',
      'A train in a tunnel, a film without headphones. She reads every word of it.',
    ],
    why: [
      [
        'Loud places, bright sun, a broken arm, a baby on the hip: everyone is impaired for an hour now and then.',
        'Good eyes in glaring light see no more than weak eyes do in the shade.',
      ],
      [
        'Makers hide these switches under a word that people think is meant for others.',
        'The name of the menu keeps out most of those whom it would please.',
      ],
    ],
    parts: [
      [
        'Make the type one step larger',
        [
          'Under Display or Accessibility, one slider for all apps. You can go back.',
          'Bold text is often next to it, and does nearly as much.',
        ],
        'A slider for text size on a phone',
      ],
      [
        'Put the magnifier on a button',
        [
          'Three clicks or a double tap on the back, and the camera becomes a lens with a lamp.',
          'Small print is then read at the shelf and not at home.',
        ],
        'A phone held over small print on a packet',
      ],
      [
        'Try the captions',
        [
          'They make mistakes, and are still better than nodding.',
          'Names come out oddly. The sense comes through.',
        ],
        'A phone with captions under a film, unreadable',
      ],
      [
        'Have it read to you',
        [
          'Select a text, tap Speak. Choose a calm voice and a lower pace.',
          'Your own writing, read aloud by a machine, shows every missing word.',
        ],
        'A phone propped against a jar in a kitchen',
      ],
    ],
    turn: [
      'Then do the same on the phone of somebody who would never ask.',
      'Each switch can be put back. Nothing gets broken in this menu.',
    ],
    asks: ['Which setting did you discover far too late?', 'What size is the type on your phone, honestly?'],
    ends: {
      p: 'Such menus exist on televisions, computers and ticket machines as well.',
      f: 'Ten minutes with tea, and an afternoon with your grandmother.',
      a: 'Open the menu once, from top to bottom.',
      t: 'Most of it can be set per app, so that large type in mail leaves the map alone.',
      h: 'Small print has lost a little of its power.',
      i: 'Design for the hardest case, and all the others come along.',
      l: 'And the page is clear.',
    },
    work: 'Anyone who builds websites or apps should set the type to its largest once a month and try to buy something. What falls off the edge of the screen is lost on more people than statistics say.',
    keep: 'ten quiet minutes with your phone',
    send: 'somebody with arms that are too short',
    own: [
      {
        about: 'accessib|easy to use|large (?:type|text|buttons)|screen reader|captions?\\b|\\bWCAG\\b',
        kinds: ['product', 'service', 'policy', 'value', 'process'],
        lead: 'Ease of use is a matter of many small choices.',
      },
    ],
    pic: {
      ask: 'A phone held over small print, used as a magnifier',
      alt: 'A phone held over the small print of a packet as a magnifier',
    },
    claims: [
      [
        'Phones include text size, magnifier, live captions and speech under Accessibility',
        'help pages of the makers; names vary',
      ],
      ['Impairments can be temporary or situational', 'inclusive design literature'],
    ],
  },
  {
    id: 'ask-it-what-you-know',
    format: 'howto',
    again: 8,
    emoji: '🤖',
    tags: ['ChatbotTips', 'CheckYourFacts', 'AITools'],
    title: 'How to check what a chatbot tells you',
    cover: 'Ask it something you know',
    gist: [
      'Begin with a question whose answer you know, to see how it sounds when it is wrong: just as sure. Then ask for sources, open them, and give it nothing that you would not pin on a notice board.',
      'A chatbot writes what is likely, in the same tone whether it is true or not. So check what you are going to act on.',
    ],
    subject: ['It sounds the same when it is wrong', 'Ask about your own village first'],
    hooks: {
      '*': [
        'Ask a chatbot about the street in which you grew up. It will describe the bakery that was never there.',
        'A machine that is wrong does not clear its throat first.',
      ],
      p: 'An answer is as reliable as the part of it that you have checked.',
      f: 'Do you use one of these helpers for letters and recipes? Then this little test is for you.',
      a: 'Test it on something you know. Then decide how far to trust it.',
      t: 'Language models predict likely text. Fluency and truth are produced by different things, and only one of them is built in.',
      h: 'The chatbot named three books on the subject. I wrote one of them, apparently. I should like to read it.',
      i: 'A good tool deserves a user who looks twice.',
      l: 'A calm voice is no proof of anything.',
    },
    lines: {
      '*': [
        'Before you rely on a chatbot in a field, ask it five things about that field that you know for certain. Count.',
        'Ask for the source, and then open it. Titles, paragraphs and page numbers can be invented down to the comma.',
        'Paste nothing into a chatbot that you would not pin to a notice board: no names of customers, no contracts, no test results.',
        'Good for a first draft, a list of questions, a simpler wording. Poor for dates, sums, law and what your neighbour did.',
      ],
      h: ['A chatbot apologises very nicely and then makes the same mistake in better English.'],
    },
    scene: [
      'He asks it for the opening hours of the town archive, gets them at once, and stands before a closed door with a flask.',
      'A pupil reads out a quotation, splendid, by a well known author. The teacher asks in which book it is. There is a silence.',
    ],
    why: [
      [
        'Such a program has learnt what texts look like, and it completes them in that manner.',
        'It continues a text plausibly, which is often the truth and sometimes merely looks like it.',
      ],
      [
        'People take a fluent sentence for a checked one, since among people those two used to go together.',
        'We are used to hearing doubt in a voice. This voice has none to offer.',
      ],
    ],
    parts: [
      [
        'Start with what you know',
        [
          'Your trade, your village, your favourite film. You will learn where it begins to invent.',
          'Five questions with known answers give you a feeling for the other ones.',
        ],
        'A list of five questions on paper',
      ],
      [
        'Ask where it is written',
        [
          'A link that opens and says the same is worth something. A title alone is not.',
          'If it cannot name a place, treat the sentence as a rumour.',
        ],
        'A hand opening a book to check something',
      ],
      [
        'Turn the question round',
        [
          'Ask for the arguments against. Agreement is easy to get from a machine.',
          'Put it once more in other words. If the answer changes, you have found soft ground.',
        ],
        'Two answers side by side, unreadable',
      ],
      [
        'Keep private things to yourself',
        [
          'What you type may be stored and read. Change names, leave out numbers.',
          'Check in the settings whether your chats are used for training.',
        ],
        'A document with its names blacked out',
      ],
    ],
    turn: [
      'For health, money and law it can help you to prepare questions. The answers should come from people who are liable for them.',
      'Then use it gladly, as you would a quick and somewhat boastful apprentice.',
    ],
    asks: [
      'What has a chatbot told you that was wonderfully wrong?',
      'What do you use such helpers for, and what never?',
    ],
    ends: {
      p: 'Note in the document what was drafted by machine and who has checked it.',
      f: 'Try the street you grew up in first. It is great fun.',
      a: 'Check what you act on. Enjoy the rest.',
      t: 'Treat output as unverified input: validate at the boundary.',
      h: 'It will also invent a very good excuse. Ask it for one.',
      i: 'Curiosity with a second look is still the best helper.',
      l: 'Read it twice, and believe it once.',
    },
    work: 'Agree in the team on three lines: what may go in, what must be checked before it goes out, and who signs. Those who settle it on one page have fewer meetings about it later.',
    caution: 'For health, legal or financial decisions ask a qualified person.',
    keep: 'the next confident answer',
    send: 'somebody who believes it because it sounds so good',
    own: [
      {
        about: '\\bAI\\b|chatbots?|assistant software|machine learning|language models?|automation',
        kinds: ['product', 'service', 'policy', 'process', 'event'],
        lead: 'Such tools are only as good as their use.',
      },
    ],
    pic: {
      ask: 'An open book beside a laptop, a finger on a line, nothing readable',
      alt: 'An open reference book beside a laptop with a finger on a line',
    },
    claims: [
      [
        'Language models produce plausible text that can be false, including invented citations',
        'documentation of the makers; published research',
      ],
      [
        'Inputs may be stored or used for training depending on settings',
        'terms of the providers; worded "may"',
      ],
    ],
  },
  {
    id: 'the-case-that-no-longer-closes',
    format: 'mistake',
    again: 10,
    emoji: '🔋',
    tags: ['BatterySafety', 'SwollenBattery', 'DeviceCare'],
    wrong: 'Pressing a bulging phone or laptop flat again',
    title: 'Swollen battery: how to recognise it and what to do',
    cover: 'It used to close',
    gist: [
      'A screen that lifts, a case that gapes, a touchpad that no longer clicks: that can be a swollen battery. Stop charging, do not press, do not pierce, and take it to somebody who does this daily.',
      'If a device rocks on a flat table and used to lie still, look underneath before you charge it again.',
    ],
    subject: ['Why does the laptop rock?', 'Do not press it flat'],
    hooks: {
      '*': [
        'The laptop rocks on the table. It is not the table.',
        'In a drawer lies an old phone whose screen has come up a little at one side. Take it out, with care.',
      ],
      p: 'A swollen battery can be dealt with calmly if it is noticed early.',
      f: 'Have you got an old phone in a drawer? Please go and look at it from the side.',
      a: 'It bulges: no charging, no pressing, out of the house in good order.',
      t: 'Ageing or damaged lithium cells can form gas. The pouch swells, the case gives way, and pressure or puncture may start a fire.',
      h: 'The touchpad had stopped clicking. I had put it down to character.',
      i: 'A look from the side, once a year, and the drawer stays a drawer.',
      l: 'A flat device, lying still.',
    },
    lines: {
      '*': [
        'Lay phone or laptop on a flat table and tap a corner. If it rocks and did not use to, stop charging and have the battery looked at.',
        'Never press, bend or pierce a swollen battery to make it fit. That is the moment at which they catch fire.',
        'Batteries and devices that contain one do not belong in the household {bin|trash}. A squeeze in the {lorry|truck} is all it takes.',
        'Old devices in drawers are the ones that are not noticed. Look through them once a year and hand in what you do not need.',
      ],
      h: ['A phone should get thinner with each generation, and not fatter with each year.'],
    },
    scene: [
      'Somebody lays a heavy dictionary on the laptop overnight so that it will close again. It was meant well.',
      'A drawer sticks. Behind it are three old phones, and one of them has grown a belly.',
    ],
    why: [
      [
        'With age, heat or after a fall, gas can form inside a sealed cell, and it has nowhere to go.',
        'The foil round the cell stretches, and everything that is glued above it lifts.',
      ],
      [
        'Inside are thin layers that must not touch. Pressure can bring them together.',
        'What keeps it safe is a film thinner than paper, and bending harms it.',
      ],
    ],
    parts: [
      [
        'Look from the side',
        [
          'Gap at the screen, curved back, stiff touchpad, keys that stand higher in the middle.',
          'Hold a ruler to the back, against the light: a bulge shows at once.',
        ],
        'A ruler laid across the back of a phone',
      ],
      [
        'Switch off and unplug',
        [
          'Leave it off. Your data can be saved by a workshop, and probably lies in your backup.',
          'Not even a short charge to copy the photos.',
        ],
        'A cable pulled out of a laptop',
      ],
      [
        'Put it on something that cannot burn',
        [
          'A stone floor or a tile, away from curtains and beds, in the open if you can.',
          'Not in the car in the sun, and not in a bag.',
        ],
        'A device lying on a tiled floor',
      ],
      [
        '{Ring|Call} a repair shop or collection point',
        [
          'Say "swollen battery" before you come; they will tell you how to bring it.',
          'Do not send it {by post|by mail}. Carriers refuse damaged cells for good reasons.',
        ],
        'A phone call with a notebook beside it',
      ],
    ],
    turn: [
      'In many devices the battery can be replaced, and afterwards it closes again as on the first day.',
      'Prevention is simple: not too hot, not for years at full charge, and no doubtful charger.',
    ],
    asks: [
      'How many old phones are lying in your drawers?',
      'Has a battery of yours ever swollen, and how did you notice?',
    ],
    ends: {
      p: 'Collection points take batteries free of charge in many countries.',
      f: 'Off to the drawer. The cables can stay another year.',
      a: 'See it, switch it off, take it away.',
      t: 'Store spare devices at about half charge and in a cool place.',
      h: 'A heavy book on top is for pressing flowers.',
      i: 'Care for old things is also care for the house.',
      l: 'All is level, and all is quiet.',
    },
    work: 'In offices, put it on the list for the yearly inventory: lay each laptop on a flat desk and tap a corner. It takes five seconds, and finds the two in the cupboard that have been charging since spring.',
    caution: 'If it smokes, hisses or gets hot: leave the room, close the door and call the fire service.',
    keep: 'the day you open the drawer',
    send: 'somebody whose laptop rocks',
    own: [
      {
        about: 'battery (?:replace|repair|recycl|service)|repair (?:shop|service|desk)|recycling|take.?back',
        kinds: ['service', 'process', 'policy', 'price', 'offer'],
        lead: 'Old and broken devices want to go to the right place.',
      },
    ],
    pic: {
      ask: 'A ruler lying across the back of a phone, light showing beneath it or not',
      alt: 'A steel ruler laid across the back of a phone',
    },
    claims: [
      [
        'Swollen lithium batteries: do not charge, press or puncture; place on non-combustible ground; specialist disposal',
        'advice of fire services and makers',
      ],
      [
        'Batteries in household waste cause fires in {lorries|trucks} and plants',
        'waste industry associations',
      ],
    ],
  },
  {
    id: 'real-buttons-or-glass',
    format: 'either',
    again: 9,
    emoji: '🎛️',
    tags: ['DesignTalk', 'Buttons', 'ThisOrThat'],
    title: 'Real buttons or a touchscreen: what would you rather have?',
    cover: 'Button or glass?',
    gist: [
      'A button can be found in the dark and with gloves on. A screen can be a different thing tomorrow. On a {cooker|stove}, in a car, on a camera: which do you want?',
      'Glass is clean, flat and always changing. A knob remembers where it is, and so does your hand.',
    ],
    subject: ['Find it in the dark', 'The knob that knows its place'],
    hooks: {
      '*': [
        'Turn the radio down without looking. In an old car you have just done it. In a new one you are in a menu.',
        'A {cooker|stove} with a touch panel, one drop of water, and the potatoes are off.',
      ],
      p: 'Controls that are used without looking should be felt.',
      f: 'Which knob or button do you miss? Everybody seems to have one.',
      a: 'What is used blind needs a button.',
      t: 'Touch offers flexible layout without tactile feedback; knobs offer position, force and muscle memory at a price per part.',
      h: 'The toaster has a screen now. An hour in its settings has brought nobody any nearer to toast.',
      i: 'Good design thinks of the hand first.',
      l: 'A knob of metal that turns with a little resistance.',
    },
    lines: {
      '*': [
        'Button or touchscreen?\n\nButton: found with eyes shut\nScreen: new functions overnight',
        'Volume, hazard lights, off: three things that should never be hidden in a menu. What would be your fourth?',
        'Test a new device with wet fingers and then in bright sun. After that you know how much screen it can bear.',
        'A dot of nail varnish or a stuck-on bump tells your finger where "start" is on any smooth panel.',
      ],
      h: ['The dishwasher has nine programs and one button. Everybody is very fond of the button.'],
    },
    scene: [
      'Night, rain, a strange hire car. Somebody wants it less warm and is three menus deep in ambient lighting.',
      'A child stands in front of an old radio, turns the knob, hears the hiss between the stations and turns back, delighted.',
    ],
    why: [
      [
        'A finger learns a place within days, and only keeps it if the place stays put.',
        'Hands have a memory of their own, and it is built of edges and clicks.',
      ],
    ],
    parts: [
      [
        'The button',
        [
          'It clicks, it has a place, and it works with gloves. For each function it needs one of its own.',
          'You can feel that it has understood you. Dust loves it.',
        ],
        'A finger on a worn metal knob',
      ],
      [
        'The screen',
        [
          'One surface for everything, easy to wipe, in every language. And it wants to be looked at.',
          'It can grow with the next version. It can also move what you knew by heart.',
        ],
        'A fingertip on a sheet of glass',
      ],
    ],
    turn: [
      'The best devices mix them: a knob for what you do daily, glass for the rest.',
      'Some makers are bringing the knobs back, which says something.',
    ],
    asks: ['Which button do you miss the most?', 'Button or screen: where would you never give way?'],
    ends: {
      p: 'When buying, try the three things you do most, with your eyes shut.',
      f: 'Vote below. Gloves may stay on.',
      a: 'Blind use: button. Everything else: as you like.',
      t: 'Count glances, not taps: a control that needs none is the safer one behind a wheel.',
      h: 'The light switch has needed no update for about a hundred years.',
      i: 'What feels right in the hand is used with pleasure for a long time.',
      l: 'A quiet click, and it is warm.',
    },
    work: 'In product meetings, make a list of the functions that people use while they look at something else. Those are the ones that have earned their own part, whatever it costs.',
    keep: 'the next time you buy a {cooker|stove} or a car',
    send: 'somebody who is lost in a menu',
    pic: {
      ask: 'A worn knob or button of a device that you like, close up',
      alt: 'A close-up of a worn metal knob on a device',
    },
    claims: [
      [
        'Physical controls can be used with fewer glances than touchscreens while driving',
        'studies by road safety and motoring bodies',
      ],
      ['Touch panels react to water drops', 'common experience'],
    ],
  },
  {
    id: 'why-not-on-a-friday',
    format: 'behind',
    again: 11,
    emoji: '🚦',
    tags: ['ReleaseDay', 'BehindTheScenes', 'TechTeams'],
    title: 'Why new versions rarely come out on a Friday',
    cover: 'Never on a Friday',
    gist: [
      'A new version goes first to a few, then to more, then to all, early in the week, with somebody watching. On a Friday the watcher would be on a train.',
      'What looks like one button to you is a staircase with somebody standing on every step.',
    ],
    subject: ['Tuesday morning, one per cent', 'Who watches on Saturday?'],
    hooks: {
      '*': [
        'Somewhere on a Tuesday morning somebody gives a new version to one customer in a hundred, and then drinks a very slow coffee.',
        'In many a workshop there is a sign: "Nothing goes out on a Friday". It was put up on a Monday.',
      ],
      p: 'Small steps and a way back are worth more than a grand date.',
      f: 'Ever got an update a week later than your neighbour? You were on a higher step of the stairs.',
      a: 'Release early in the week, in small steps, with a way back.',
      t: 'Staged rollout: a small share, health metrics, pause, widen. The rollback is tested before the release.',
      h: '"It is only a tiny change," said the man on a Friday at four. They still tell his story.',
      i: 'A careful release is one that nobody notices the next morning.',
      l: 'A quiet Tuesday, and nothing happens. That was the plan.',
    },
    lines: {
      '*': [
        'A new version often reaches one in a hundred first. If your friend has it and you do not, nothing is wrong.',
        'The rule "not on a Friday" fits many things: a new {till|register}, a new lock, a new recipe for forty guests. Change it when somebody is there the day after.',
        'Before every change, answer one question: how do we get back, and have we tried it?',
        'Changing two things at once saves an hour and costs a day when something no longer works.',
      ],
      h: ['The most frightening sentence in software is "I will just quickly".'],
    },
    scene: [
      'Ten in the morning. Five people look at a curve that is meant to stay level. It stays level. Somebody breathes out.',
      'A Friday, ten to five, a finger above a key, and a colleague already in her coat who says: "Monday?"',
    ],
    why: [
      [
        'Faults show up when real people use a thing in ways that no test has thought of.',
        'Only the thousandth user has that odd keyboard, and you would rather meet them while it is a thousand and not a million.',
      ],
      [
        'A fault is mended sooner by those who built it, and at weekends they are at a playground.',
        'What breaks at night is repaired by tired people, and tired people break the next thing.',
      ],
    ],
    parts: [
      [
        'First to themselves',
        [
          'The team lives with the new version for some days. It is a little like cooking for the family first.',
          'Whatever annoys the makers will annoy others sooner.',
        ],
        'A small group around one screen',
      ],
      [
        'Then to a few',
        [
          'One in a hundred, chosen by chance. That is when the curves get interesting.',
          'Enough to see a fault, and few enough to {ring|call} them up.',
        ],
        'A curve on a screen, unreadable',
      ],
      [
        'Then a pause',
        [
          'Doing nothing is part of the plan. Some faults need a night.',
          'An hour with a level line is the best news of the day.',
        ],
        'A cup of coffee beside a keyboard',
      ],
      [
        'Then to all, with a way back',
        [
          'The old version lies ready. Everybody hopes that nobody needs it.',
          'The way back is rehearsed, like the stairs in a fire drill.',
        ],
        'A hand resting beside a key',
      ],
    ],
    turn: [
      'Urgent repairs are the exception. A hole in the lock is mended on a Sunday if it must be.',
      'If it goes well you notice nothing at all, which is the highest praise there is.',
    ],
    asks: [
      'What would you never change on a Friday?',
      'Which update surprised you in the middle of something?',
    ],
    ends: {
      p: 'Ask suppliers how they get back from a bad version. The answer is worth more than the feature list.',
      f: 'So if your update comes a few days late, somebody is keeping an eye on it for you.',
      a: 'Small step, watch, next step.',
      t: 'Separate deploy from release: ship dark, switch on gradually.',
      h: 'Nobody was ever woken at night by a change that was not made.',
      i: 'Patience is a way of looking after people you will never meet.',
      l: 'The line stays level. Time for lunch.',
    },
    work: 'Other trades do it too: a new menu on a Tuesday, a new shift plan in one team first. Anyone who changes things for many can copy the three rules: early in the week, for a few, with a way back.',
    keep: 'the next "I will just quickly"',
    send: 'somebody who wants to change something on Friday',
    own: [
      {
        about: 'releases?\\b|updates? (?:every|are|come|monthly|weekly)|\\bbeta\\b|changelog|new versions?',
        kinds: ['process', 'policy', 'product', 'number', 'event'],
        lead: 'New versions come with some preparation.',
      },
    ],
    pic: {
      ask: 'A cup of coffee beside a keyboard on a release morning, screen not readable',
      alt: 'A cup of coffee beside a keyboard with a blurred graph behind it',
    },
    claims: [
      [
        'Staged rollouts with monitoring and rollback; caution before weekends',
        'software delivery practice; worded "often", "rarely"',
      ],
    ],
  },
];
