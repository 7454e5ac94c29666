// Between firms and their computers: what to buy, what to build, what to paste and what runs on one spreadsheet.
import type { Idea } from '../../library/idea.ts';

export const FIRMS: readonly Idea[] = [
  {
    id: 'bought-or-built',
    format: 'either',
    again: 10,
    emoji: '🧩',
    tags: ['BuyOrBuild', 'CustomSoftware', 'DigitalStrategy'],
    title: [
      'Buy software or have it built? A question of where you differ',
      'Standard software or your own? Where it pays to be different',
    ],
    cover: 'Bought or built?',
    gist: [
      'Buy what every firm does in the same way, and build the part in which yours is different. Both are dear in the wrong place, so which do you lean towards?',
      'Off the shelf you get what many need. Made to measure you get what only you need, and the care of it for life.',
    ],
    subject: ['Off the shelf or made to measure', 'In what are you really different?'],
    hooks: {
      '*': [
        'Every firm believes that its holiday requests are special. Hardly any are.',
        'There is a part of your work that no standard program fits. It is usually smaller than you think, and it pays the wages.',
        'Most of what you do, everybody does. The rest is why they come to you.',
      ],
      p: 'Standard software is the cheaper choice for everything in which you do not compete.',
      f: 'What would you rather have: a program that exists, or one that is like you?',
      a: 'Buy the ordinary. Build the difference.',
      t: 'Compare five-year cost: licences and workarounds on one side, development plus a fifth of it each year on the other.',
      h: 'The standard program fitted after only eleven exceptions, two spreadsheets and a sticky note.',
      i: 'What sets a firm apart deserves a tool of its own.',
      l: 'A coat {off the peg|off the rack} for the rain, a made one for the day that counts.',
    },
    lines: {
      '*': [
        'Bought or built: for which part of your firm would you never take a standard program?',
        'Buy wages, accounts and calendars. Think about building where customers choose you because you do it differently.',
        'Custom software is a pet: after the purchase come food, vet and walks. Put about a fifth of the price aside for each year.',
        'Before you have something built, live with the nearest standard program for a month and write down each place where it pinches.',
        'If a standard program asks you to change a habit, ask first whether the habit is worth keeping.',
        'Write down ten steps of your work and mark the two that nobody else has. Build those.',
      ],
      h: ['"It is different with us" may be a strategy. It may also be Gerald.'],
    },
    scene: [
      'Two quotes lie on the table. One costs a little each month for ever, and the other costs a lot once and then, in small print, for ever as well.',
      'A meeting on a new program. Each department explains why it is a special case. By noon nobody is left who is not.',
    ],
    why: [
      [
        'A program that thousands use has had its mistakes found by others. One that only you use fits, and you find them yourself.',
        'Shared software shares its costs as well as its limits. Your own has no limits and no one to share with.',
      ],
    ],
    parts: [
      [
        'Bought, as it is',
        [
          'Running next week, documented, improved without you asking. You adapt to it, and now and then that is a gain.',
          'The vendor can raise the price or drop a function. So look at the export first.',
          'Others have paid for the mistakes already. You bend a little.',
        ],
        'A row of identical boxes on a shelf',
      ],
      [
        'Built, as you are',
        [
          'It does what you do, in your words. You need somebody who still knows it in six years.',
          'Right for the piece that makes you different. Begin with that piece alone and connect it to the rest.',
          'It fits like your own shoes, and somebody has to resole it.',
        ],
        'A hand drawing a form on paper',
      ],
    ],
    turn: [
      'The usual answer is a mixture: a standard core and one piece of your own.',
      'Draw your work as twelve boxes and colour the ones that no competitor has. Mostly it is two.',
    ],
    asks: [
      'Bought or built: which part of your firm needs its own program?',
      'What does your standard software force you to do in a silly way?',
    ],
    ends: {
      p: 'Put both on a page over five years, with the hours of your own people in it.',
      f: 'If you are torn: rent first, build later. The other way round is harder.',
      a: 'Same as everyone: buy. Better than everyone: build.',
      t: 'Whatever you build, get the source, the build instructions and a second person who can run them.',
      h: 'The third way is a spreadsheet, and it always wins for now.',
      i: 'Know what you are good at. Tools come after that.',
      l: 'Few things made to measure, and those made well.',
    },
    work: 'The discussion is worth having without any vendor in the room. Ask each department for the one step in which customers would notice if it were done like everywhere else.',
    keep: 'the week before you ask for quotes',
    send: 'somebody with a special case',
    own: [
      {
        kinds: ['service', 'product', 'process', 'story'],
        about: 'custom|bespoke|tailor|made to measure|(?:web|mobile) apps?\\b|integrat|off.the.shelf',
        lead: 'On the question of bought or built.',
      },
    ],
    pic: {
      ask: 'Twelve boxes drawn on paper, two of them coloured in',
      alt: 'A hand-drawn row of boxes with two coloured in',
    },
    claims: [
      ['Buy commodity functions, build differentiating ones', 'software strategy practice'],
      [
        'Yearly maintenance is commonly put at fifteen to twenty per cent of development cost',
        'software engineering textbook; worded "about a fifth"',
      ],
    ],
  },
  {
    id: 'the-spreadsheet-that-runs-the-firm',
    format: 'question',
    again: 12,
    emoji: '📊',
    tags: ['Spreadsheets', 'OfficeLife', 'SmallBusinessIT'],
    title: ['Which spreadsheet does your firm secretly run on?', 'The spreadsheet nobody dares to touch'],
    cover: 'The file that runs the firm',
    gist: [
      'Every firm has one: a spreadsheet that began as a quick list, grew for years, and is now understood by a single person. What does yours do?',
      'Behind the expensive software there is a small file with colours in it, and without that file nothing would be delivered.',
    ],
    subject: ['"Do not sort column F"', 'The file that nobody dares to touch'],
    hooks: {
      '*': [
        'Somewhere in your firm there is a file with a yellow column that nobody may touch.',
        'Ask who gets nervous when a certain colleague books three weeks of {holiday|vacation}. It will be about a spreadsheet.',
        'It was made on a Friday, for one week. That was nine years ago.',
      ],
      p: 'The spreadsheets that a firm depends on are the best list of what its software cannot do.',
      f: 'Which spreadsheet would bring you to a halt if it were gone tomorrow?',
      a: 'Find the file on which everything hangs. Put a second name beside it.',
      t: 'Look for files opened daily, linked by others, full of lookups, and last documented never.',
      h: 'It is called "copy of stock new (two)", and it has been in charge since the summer before last.',
      i: 'Somebody once solved a problem with what was at hand. That deserves respect, and a backup.',
      l: 'A grey grid, some colours, and the whole firm inside it.',
    },
    lines: {
      '*': [
        'Which spreadsheet does your firm really run on, and how many people understand it?',
        'Add a first sheet to the important file: what it is for, who looks after it, which columns are typed in and which are calculated.',
        'Colour the cells that are typed and lock the ones that calculate. Most accidents happen with a key pressed in the wrong place.',
        'If two people mail each other the same spreadsheet, there are already three versions of it.',
        'Before you replace an old spreadsheet, ask the person who made it what it does on the last day of the month.',
        'Ask its keeper to explain it to a second person, with tea. That is the best backup.',
      ],
      h: ['Nobody knows what happens if you sort it by column F. Somebody knew, and left.'],
    },
    scene: [
      'A new colleague opens the file, sees eleven colours, and asks what lilac means. Three people answer at once, each something else.',
      'On the screen hangs a note: "Please close the other one first." It has been hanging there for four years.',
    ],
    why: [
      [
        'A spreadsheet is the only program that most people can build themselves, so that is where the gaps of all the others are filled.',
        'It begins with ten lines on a quiet afternoon. Nobody ever decides that it shall run the firm; it just does it well enough.',
      ],
    ],
    parts: [
      [
        ['The price list with hidden columns', 'The one with the prices'],
        [
          'Between D and H there is a jump. In there lies the margin, and a remark about a customer.',
          'It is sent out as a picture, after an accident in the past.',
          'Somebody hid three columns, and with them how the firm lives.',
        ],
        'A screen with a narrow gap between two columns',
      ],
      [
        ['The {rota|roster} that holds peace', 'The one with the shifts'],
        [
          'Who with whom, who never on Fridays. No planning tool has survived it.',
          'All agreements of eight years are stored in it, as colours.',
          'Every colour is a promise that somebody made.',
        ],
        'A colourful {rota|roster} pinned to a wall',
      ],
      [
        ['The one with the old macro', 'A grey thing that gets pressed'],
        [
          'You press a grey button, it flickers, and the orders are there. The author works elsewhere.',
          'A grey button says "go". Nobody has looked behind it since it was made.',
          'It is pressed on Mondays, and everybody breathes out.',
        ],
        'A cursor hovering over a grey button',
      ],
      [
        ['The list of all the lists', 'The one with the other ones'],
        [
          'It says where the other files are. It is itself stored on a desktop.',
          'Someone needed an overview. By now there are two overviews.',
          'If it were lost, nobody would know what is missing.',
        ],
        'A desktop full of file icons',
      ],
    ],
    turn: [
      'Such a file need not go. It does need a copy, a second person and a page of explanation.',
      'If such a file ever gets replaced, its author should be in the room.',
    ],
    asks: [
      'Which spreadsheet does your firm secretly run on?',
      'Who is the only person who understands your most important file?',
    ],
    ends: {
      p: 'An hour with the author and a second colleague is the least costly insurance there is.',
      f: 'Tell us what it is called. The names are half the pleasure.',
      a: 'One page of notes, one second name, one backup.',
      t: 'Keep it where versions are kept, turn on protection, and log who changed what.',
      h: 'A moment of silence for all those who once sorted half a table.',
      i: 'The people who build such files are often the ones who should choose the next program.',
      l: 'What works quietly for years may be looked after.',
    },
    work: 'If you are responsible for systems, ask for these files without threatening them. People hide what they fear to lose, and what is hidden has no backup.',
    keep: 'the day its author books a {holiday|vacation}',
    send: 'the colleague without whom the file stands still',
    own: [
      {
        kinds: ['service', 'product', 'process', 'story'],
        about: 'spreadsheets?|excel|reporting|dashboards?|automat',
        lead: 'Now and then such a file outgrows itself.',
      },
    ],
    pic: {
      ask: 'A colourful spreadsheet, blurred, or the sticky note beside the screen',
      alt: 'A blurred spreadsheet in many colours on a screen',
    },
    claims: [
      [
        'End-user spreadsheets fill gaps of business software',
        'common experience, information systems research',
      ],
      ['Document, protect and version critical spreadsheets', 'spreadsheet risk practice'],
    ],
  },
  {
    id: 'what-happens-to-a-ticket',
    format: 'behind',
    again: 10,
    emoji: '🎟️',
    tags: ['ITSupport', 'HelpDesk', 'BehindTheScreen'],
    title: [
      'What happens to a support ticket after you press send',
      'How support decides which problem comes first',
    ],
    cover: 'Where your ticket goes',
    gist: [
      'It is read, sorted by how many people are stuck, tried out, narrowed down and only then solved. "Urgent" in the subject says little; "the {till|register} has stopped" says a lot.',
      'Between your message and the answer lie four steps, and you can save two of them with one sentence.',
    ],
    subject: ['Write what has stopped, not how urgent', 'Between your message and the answer'],
    hooks: {
      '*': [
        'Out of ten tickets marked urgent, the really urgent one is mostly the eleventh.',
        'After you press send, the first person to read it asks one question: who cannot work?',
        'Behind the form sits a person with a very good question.',
      ],
      p: 'Tickets are ordered by effect, so the effect belongs in the first line.',
      f: 'Have you ever wondered what support does with your message? A lot of it is detective work.',
      a: 'Say what has stopped, for whom, and since when.',
      t: 'Priority is impact times urgency; then reproduce, isolate, fix or work around, confirm, document.',
      h: 'The subject was "help". The text was "as discussed". Nobody had discussed it.',
      i: 'Behind each quick answer somebody has wondered about it slowly.',
      l: 'A clear sentence arrives, and half the work is done.',
    },
    lines: {
      '*': [
        'First line of a support ticket: what has stopped, for how many people, since when. The rest may be as long as it likes.',
        'If there is a way round the problem for now, say so in the ticket. You will be helped in the right order, and more calmly.',
        'One ticket for each matter. Two problems in one message are solved once and closed twice.',
        'A ticket that says "it works again" is worth sending, too. Somebody is still looking for the cause.',
        'If you ring as well as write, name the ticket on the phone. Otherwise two people are now solving it apart from each other.',
        'Tell them what you have tried. They believe you, and it saves the first ten minutes.',
      ],
      h: ['"It does not work" is true of most things, seen over a long enough time.'],
    },
    scene: [
      'Monday, five past eight, fourteen new messages. Seven are marked red. The one that says "nobody in the warehouse can print labels" is not.',
      'Somebody sits in front of two screens and tries to break something in the same way as a person forty miles off.',
    ],
    why: [
      [
        'Support has to put fourteen things in order before it can begin with one, and it knows only what you wrote.',
        'Whether one person or the whole shop is stuck cannot be seen from a red flag.',
      ],
      [
        'What cannot be repeated can hardly be repaired, so the steps that led there are worth more than the anger about it.',
        'Most of the time goes into making the fault happen again. Then it is often solved in minutes.',
      ],
    ],
    parts: [
      [
        ['Somebody sorts it by effect', 'How many people are stuck?'],
        [
          'How many are stuck, is money or safety in it, is there a way round? That makes the order.',
          'It is triage, as in a hospital, with less blood and more printers.',
          'One printer waits. A stopped till does not.',
        ],
        'A board with cards in three columns',
      ],
      [
        ['They try to make it happen again', 'Can we see it ourselves?'],
        [
          'Same browser, same document, same click. If it occurs there too, it is as good as found.',
          'If not, they ask what is different at your place. It is not a polite way of saying that you are wrong.',
          'What happens on two desks is half understood.',
        ],
        'Two screens showing the same form',
      ],
      [
        ['They cut the problem in half', 'Which half is it not?'],
        [
          'Another user, another device, another network: each test rules out one half of the causes.',
          'Hence the odd questions. Each answer closes a door.',
          'Odd questions are quick ways to be rid of ten causes.',
        ],
        'A cable being moved from one socket to the next',
      ],
      [
        ['It gets written down for next time', 'What shall we tell the next one?'],
        [
          'What it was, how it was seen, what helped. The next case takes four minutes.',
          'A good note saves somebody the same morning a year from now.',
          'A line in the book, and next time it takes minutes.',
        ],
        'Someone typing a note into a knowledge base',
      ],
    ],
    turn: [
      'What looks like a quick answer was mostly questions.',
      'At the end comes the question whether it is solved. Please answer that one, too.',
    ],
    asks: [
      'What turned out to be behind the oddest fault you ever reported?',
      'Do you write a ticket, or do you ring?',
    ],
    ends: {
      p: 'Three facts in the first line shorten the way for everyone.',
      f: 'A "thank you, it works" gets passed round in support. It really does.',
      a: 'What, who, since when.',
      t: 'Add the time of the fault to the minute; logs can be searched by it.',
      h: 'Please keep the printer calm until somebody comes.',
      i: 'Patience on one end of the line is usually met with patience on the other.',
      l: 'A question well put is an answer half given.',
    },
    work: 'If you run a team, agree on what "urgent" means: nobody can sell, somebody can get hurt, a deadline of today. Everything else gets a date, and the word regains its force.',
    keep: 'the next time something stops',
    send: 'the colleague who marks everything red',
    own: [
      {
        kinds: ['hours', 'service', 'number', 'process', 'policy'],
        about:
          '(?<!we )support (?:desk|team|line|is|by|from|hours)|support$|help ?desk|respon(?:se|d)|answer (?:the phone|calls|within)|tickets?',
        lead: 'About support, and how it is reached.',
      },
    ],
    pic: {
      ask: 'A board or list of tickets, names covered, coffee beside it',
      alt: 'A board with support cards sorted into columns',
    },
    claims: [
      [
        'Priority from impact and urgency; reproduce, isolate, document',
        'IT service management practice (ITIL)',
      ],
    ],
  },
  {
    id: 'the-child-at-the-simulator',
    format: 'story',
    again: 14,
    emoji: '🚀',
    tags: ['SoftwareHistory', 'Testing', 'WomenInTech'],
    title: [
      'The child who crashed the moon simulator, and was right',
      'Margaret Hamilton, her daughter and the wrong key',
    ],
    cover: 'What the child pressed',
    gist: [
      'A programmer took her small daughter to work, and the child crashed the simulator for the moon flight with a wrong key. An astronaut would never do that, they said. Later one did.',
      'Margaret Hamilton wanted to guard the flight software against a wrong keystroke. She was told that it would not happen, and then it happened on the way back from the moon.',
    ],
    subject: ['Nobody would ever press that', 'A child, a key, a crash'],
    hooks: {
      '*': [
        'The best tester of the moon programme was about four years old and had come along because it was the weekend.',
        '"No astronaut would ever press that." It is one of the dearer sentences in the history of software.',
        'The youngest tester of all found what nobody wanted to hear.',
      ],
      p: 'An old story from space flight explains why good software expects wrong keys.',
      f: 'Do you know the one about the little girl and the moon flight? It is true.',
      a: 'People press what can be pressed. Build for that.',
      t: 'Selecting the prelaunch program in flight overwrote navigation data; the guard against it had been refused.',
      h: 'Testing was thorough. It had only left out children, and later one of the most experienced men in space.',
      i: 'Somebody listened to a child at play, and thought of the people in the capsule.',
      l: 'A dark laboratory, green digits, and a small hand above the keys.',
    },
    lines: {
      '*': [
        'If somebody says that no user would ever press that, a user will. In the moon programme it was an astronaut.',
        "Margaret Hamilton's daughter crashed the moon simulator by starting the launch program in mid-flight. An astronaut later did the same.",
        'Let a person test your software who has not been told how it works. A child will do.',
        'A note in the manual that says "do not press" is a bug report that has been filed in the wrong place.',
        '"Nobody would ever do that" is a test case.',
      ],
      h: [
        'The fault was ruled out, since everyone was highly trained. Then somebody highly trained was tired.',
      ],
    },
    scene: [
      'Imagine a laboratory on a Saturday in the nineteen sixties, a flight simulator, and a child who is allowed to play astronaut.',
      'Imagine a panel full of switches, a quiet weekend, and a small girl on a chair that is too large for her.',
    ],
    why: [
      [
        'The programmers knew what each key did, so they could no longer see what somebody would do who did not.',
        'The people who build a thing hold it by the handle. Others take it by the blade.',
      ],
      [
        'Training makes mistakes rarer and never impossible, above all in people who have slept too little.',
        'Good crews get tired, too, and a keyboard does not get any larger for it.',
      ],
    ],
    parts: [
      [
        'A child came along to the laboratory',
        [
          'Margaret Hamilton wrote flight software in Massachusetts, and on some weekends her daughter came along and played at the simulator.',
          "For the flight to the moon Margaret Hamilton's laboratory worked nights and weekends, so her little daughter came, too, and was allowed to play astronaut.",
          'It was a weekend, there was no one to look after her, and so the girl sat at the simulator as other children sit at a piano.',
        ],
        "A child's hand above a keypad",
      ],
      [
        'The simulator crashed',
        [
          'In mid-flight the child selected the program for before the launch. The simulator believed itself on the ground and fell over.',
          'With a few keys the girl told the simulator, on its way to the moon, that it was back on the launch pad.',
          'Half way to the moon she pressed what is only pressed on the ground. The machine took her at her word.',
        ],
        'A panel with a warning light',
      ],
      [
        'The guard was refused',
        [
          'Hamilton wanted to build in a check. She was told that astronauts were trained not to make mistakes, and a warning went into the notes instead.',
          'A few lines of code would have guarded against it. They were turned down as unnecessary.',
          'The mother proposed a safeguard. It was thought superfluous, for astronauts do not err.',
        ],
        'A page of printed program code',
      ],
      [
        'Then an astronaut pressed it',
        [
          'On the Apollo flight round the moon an experienced astronaut selected that very program. The navigation data were lost and had to be sent up from earth.',
          'Then a real astronaut, tired and on the way back from the moon, selected that very program. For hours people on the ground worked out how to give the astronaut his position back.',
          'On the way back from the moon one of them did just that. Everything it knew about where it was had gone, and it took people on earth to tell it.',
        ],
        'The earth seen from far away',
      ],
      [
        'After that the check was built in',
        [
          'The check that had been too much trouble went in, and nobody called it unnecessary any more.',
          'Nobody argued this time, and the check flew with the missions that landed.',
          'After that the safeguard was built in, quickly and without a debate.',
        ],
        'A green checkmark drawn on paper',
      ],
    ],
    turn: [
      'Margaret Hamilton is said to have made "software engineering" a term to be taken seriously.',
      'A wrong key is a question to the program. It should have an answer.',
    ],
    asks: [
      'What has a child or a beginner broken at your place, and what did you learn from it?',
      'Which button in your software should never be pressed?',
    ],
    ends: {
      p: 'The least expensive test of a program is a person who has never seen it, and a notebook.',
      f: 'The next time a child reaches for the keyboard, watch before you say no.',
      a: 'Guard the wrong key as well as the right one.',
      t: 'Validate the transition and not only the value: is this command allowed in this state?',
      h: 'Experience protects against many errors. The remaining ones are more interesting.',
      i: 'Care for people who are tired, far away and under strain: that is a good part of engineering.',
      l: 'Far out, a small light, and someone who had thought of it.',
    },
    work: 'It is worth telling in any project meeting in which somebody says "users will not do that". Ask what happens if they do, and how long the way back would be.',
    keep: 'the next test before a launch',
    send: 'the one who says that no user would do that',
    pic: {
      ask: "A child's hand or toy rocket beside a keyboard",
      alt: 'A toy rocket beside a computer keyboard',
    },
    claims: [
      [
        'Lauren Hamilton crashed the simulator by selecting P01; the check was refused; Lovell selected P01 on Apollo 8, December 1968; navigation data were uploaded again',
        'interviews with Margaret Hamilton (MIT News, Wired)',
      ],
      ['Hamilton promoted the term software engineering', 'MIT News; worded "is said"'],
    ],
  },
  {
    id: 'when-the-power-goes',
    format: 'season',
    again: 11,
    emoji: '🔦',
    tags: ['PowerCut', 'BusinessContinuity', 'SmallBusinessIT'],
    title: [
      'Power cut at work: what to prepare before the winter storms',
      'Ready for a blackout: paper, plugs and a battery',
    ],
    cover: 'When the power goes',
    gist: [
      'Storms bring short power cuts, and the return of the current does more damage than the dark. Pull plugs, keep a list on paper, and find out today how long the battery lasts.',
      'A {torch|flashlight}, a page of phone numbers, a battery for the router and a rule for the moment when the lights come back: that is a plan for the dark.',
    ],
    subject: ['The light comes back, and that is the problem', 'A list on paper for a dark afternoon'],
    hooks: {
      '*': [
        'In a power cut the dangerous second is the one in which the light comes back.',
        'Where is the list of emergency numbers? If the answer has a cable, read on.',
        'The dark is only dark. It is the light coming back that breaks things.',
      ],
      p: 'Half an hour of preparation decides whether a power cut costs a coffee break or a day.',
      f: 'Wind round the house, the lights flicker. What goes first at your place: the {till|register}, the phone or the nerves?',
      a: 'Print the list. Test the battery. Pull the plugs.',
      t: 'Surges and repeated cycling on restoration damage supplies and disks; a UPS buys time for an orderly shutdown.',
      h: 'The instructions for a power cut are on the server. The server is in them as well.',
      i: 'Somebody who has thought of the dark beforehand can be of use to the others in it.',
      l: 'Candlelight is lovely in a restaurant. In a server room rather less.',
    },
    lines: {
      '*': [
        'Print one page for the power cut: numbers of power company, internet provider, IT, landlord, and who decides to send people home.',
        'When the current fails, pull the plugs of computers. Surges come with the return and not with the cut.',
        'Take the plug of the battery unit out of the wall on a quiet evening and time how long it really carries. Old batteries promise a lot.',
        'A phone as a hotspot and a charged laptop keep an office going for an afternoon. Try it once before you need it.',
        'Ask what the door, the alarm and the {till|register} do without power. Some doors open and some stay shut.',
        'Keep one plain lamp in a place that everyone can find without one.',
      ],
      h: [
        'When the power went, everyone stood up and talked to one another. It has been suggested to repeat it quarterly.',
      ],
    },
    scene: [
      'Four in the afternoon, wind, nearly dark. The screens go black with a soft click, and somebody says into the silence: "I had not saved."',
      'A shop in the evening, the {till|register} is dead, a {queue|line} with full baskets. At the back someone asks for a pencil.',
    ],
    why: [
      [
        'Most devices survive a cut. What they take badly is current that comes back in jerks, goes off and comes back once more.',
        'A disk that is stopped in the middle of writing may lose more than the last sentence.',
      ],
      [
        'In the dark nobody can look anything up, so everything that one needs to know has to be on paper.',
        "All of today's help is behind a plug. A printed page is not.",
      ],
    ],
    parts: [
      [
        ['Print a page with numbers', 'Numbers on paper, twice'],
        [
          "Power company, provider, support, landlord, colleagues. Two copies, one of them at somebody's home.",
          'On the same page: what is shut down first, and who may decide it.',
          'What is in the cloud is in the dark as well.',
        ],
        'A printed page beside a {torch|flashlight}',
      ],
      [
        ['Test the battery by pulling its plug', 'See how long the battery really lasts'],
        [
          'On an evening, with everything saved. Minutes count, and the label only quotes them from when it was new.',
          'Server, router and phone base belong on it. The laser printer does not.',
          'It was young when the label was printed.',
        ],
        'A hand pulling a plug from the wall',
      ],
      [
        ['Settle who shuts down what', 'Know what goes off first'],
        [
          'In the order of the page, while the battery still holds. Ten minutes are short without a plan.',
          'Two people should know how, for one of them will be at lunch.',
          'A page with an order, and two people who have read it.',
        ],
        'Two people reading a list by {torchlight|flashlight}',
      ],
      [
        ['Wait before you switch on again', 'Let the light settle before you plug in'],
        [
          'A quarter of an hour of steady light. Then one device after the other, network first.',
          'If all start at once, the fuse may be the next to go.',
          'The first minute is full of jolts.',
        ],
        'A hand at a row of switches',
      ],
      [
        ['Work on with pen and phone', 'Go on with pencil and phone'],
        [
          'A block for orders, a box for cash, a charged phone as a hotspot.',
          'Write down the time with each note, so that it can be entered in order later.',
          'Time and name on each slip, so that it can be typed in later.',
        ],
        'A receipt block and a pencil on a counter',
      ],
    ],
    turn: [
      'The second power cut is a routine with a {torch|flashlight} in it.',
      'When the lights are back, check whether the last backup ran.',
    ],
    asks: [
      'What is the first thing that fails at your place when the power goes?',
      'How long would your office run on its batteries if the power went now?',
    ],
    ends: {
      p: 'Repeat the test each autumn; batteries grow weak in about four years.',
      f: 'Save now, while you think of it. It is a good moment.',
      a: 'Paper, battery, order, patience.',
      t: 'Size the unit by watts and minutes, and let it trigger the shutdown by itself.',
      h: 'Candles next to the server are not part of the plan.',
      i: 'Calm can be printed out and hung by the door.',
      l: 'A lamp, a list, no haste.',
    },
    work: 'Ask one more question in the next round: which of our suppliers and services would have to be up as well? A running office behind a dead provider is a warm room with desks.',
    keep: 'the first storm warning',
    send: 'whoever has the key to the fuse box',
    own: [
      {
        kinds: ['service', 'offer', 'hours', 'number'],
        about: '\\bUPS\\b|backup|continuity|emergenc|24.?(?:7|hour)|monitor|on.?call',
        lead: 'About preparing for bad days.',
      },
    ],
    when: { season: ['autumn', 'winter'] },
    pic: {
      ask: 'A {torch|flashlight} and a printed list of numbers on a desk',
      alt: 'A {torch|flashlight} beside a printed list on a dark desk',
    },
    claims: [
      ['Unplug during an outage; restoration can bring surges', 'power company and safety advice'],
      ['UPS batteries are usually replaced after three to five years', "makers' advice"],
      ['Laser printers should not be put on a small UPS', "makers' advice"],
    ],
  },
  {
    id: 'the-desk-on-day-one',
    format: 'checklist',
    again: 10,
    emoji: '🪑',
    tick: true,
    tags: ['Onboarding', 'ITForBusiness', 'NewStarter'],
    title: [
      'A new colleague on Monday: the IT checklist for day one',
      'First day at work: the IT jobs to do beforehand',
    ],
    cover: 'Ready before Monday',
    gist: [
      'An account made on Friday, rights for the job and no more, a second factor set up together, a name to ask. With these, somebody new can work by ten instead of by Thursday.',
      'The first day tells a new colleague how the firm works. A login that works at nine says more than flowers.',
    ],
    subject: ['Flowers and no password', 'Working by ten instead of Thursday'],
    hooks: {
      '*': [
        "Flowers on the desk, a card with everyone's name on it, and no password until Wednesday.",
        'Somebody new starts on Monday. The useful work for it is done on the Thursday before.',
        "By ten o'clock they either work or wait. It was decided last week.",
      ],
      p: 'Accounts that are ready on day one save about two days of pay for each new colleague.',
      f: 'Somebody new next week? Lovely. Six small things, and they can start at once.',
      a: 'No access copied from a colleague. Give what the job needs.',
      t: 'Provision by role, least privilege, enrol the second factor in person, record the device, set a review date.',
      h: 'For the first three days they read the fire regulations. They are now the only one who knows them.',
      i: 'Being expected is a good beginning for anyone.',
      l: 'A clear desk, a chair at the right height, a name on the screen.',
    },
    lines: {
      '*': [
        'Order the laptop for a new colleague when the contract is signed. Delivery times and first days do not know each other.',
        '"The same rights as Anna" also gives a newcomer what Anna was once allowed for a project five years ago. Go by the job.',
        'Set up the second factor together, on the first morning, in the same room. That moment by mail is the one thieves wait for.',
        'Give somebody new one name for silly questions. Without it they ask nobody, or somebody else each time.',
        'Plan a quarter of an hour after two weeks: what is missing, what was too much, what did nobody tell you?',
        'Put the Wi-Fi password and three names on a card. It is the smallest handbook there is.',
      ],
      h: ['The firm welcomed the new colleague with cake and an account in the name of the previous one.'],
    },
    scene: [
      'Nine o\'clock, good mood, handshakes. At ten somebody sits before a screen that says "unknown user" and reads the canteen menu for the second time.',
      'A sticky note on the laptop: password of the trainee from last year. "Just for today."',
    ],
    why: [
      [
        'Without a login of their own newcomers borrow one, and then nobody can tell any more who did what.',
        "The first shared password of a firm is nearly always born on somebody's first day.",
      ],
      [
        'Rights copied from others only ever grow, and at the end an apprentice may release payments.',
        'What is given generously in the first week is taken back by nobody in the sixth year.',
      ],
    ],
    parts: [
      [
        ['Order the device when they sign', 'The device comes with the contract'],
        [
          'With updates run, disk encrypted and the number written down.',
          'Set it up a day before, so that it does not begin with two hours of updates.',
          'A day on the charger and through all updates before it is handed over.',
        ],
        'A laptop in its box with a name on it',
      ],
      [
        ['Make the account, not a copy', 'An account of their own'],
        [
          'Mail, calendar, telephone, in the right name, correctly spelt. Ask how they write it.',
          'From the list for that role. A copy of a colleague also copies the past.',
          'Names have accents and hyphens. Ask.',
        ],
        'A form with one name on it',
      ],
      [
        ['Give the rights of the role', 'What the job needs, and no more'],
        [
          'As little as the work needs. More can be added in a minute.',
          'Write down who approved it. It will be asked some day.',
          'More is quickly given, and hardly ever taken back.',
        ],
        'A short list with three ticks',
      ],
      [
        ['Set up the second factor together', 'The second lock, together'],
        [
          'Side by side, ten minutes, with the recovery codes on paper.',
          'Explain on that occasion that nobody will ever ask for the code.',
          'With the spare codes on paper, in their own bag.',
        ],
        'Two people looking at one phone',
      ],
      [
        ['Name a person to ask', 'Somebody who may be asked anything'],
        [
          'Someone patient in the same room. They need not know everything, only whom to ring.',
          'Questions have a low price in the first week. It rises later.',
          'Patience is worth more than knowledge here.',
        ],
        'Two chairs at one desk',
      ],
      [
        ['Show how mistakes are reported', 'What to do after a wrong click'],
        [
          'Clicked on something odd? Ring at once, no trouble will follow. Say so on day one.',
          'One number, on the screen or the badge. Minutes count then, and shame costs hours.',
          'Say it at once, and say that nobody will be cross.',
        ],
        'A phone number on the edge of a screen',
      ],
    ],
    turn: [
      'On a good first day the first mail arrives by ten, from somebody in the next room.',
      "Keep the list. On somebody's last day it is read backwards.",
    ],
    asks: [
      'How long did it take in your first job until your login worked?',
      'Who prepares the desk when somebody new starts at your place?',
    ],
    ends: {
      p: 'One page for each role is enough, and the next start takes half the time.',
      f: 'Cake helps, of course. After the login.',
      a: 'Device, account, rights, second factor, name, number.',
      t: 'Review rights after thirty days and then yearly; expire those for projects by default.',
      h: 'Nobody has yet been promoted for guessing the name of the printer.',
      i: 'The way we receive people is the way they will answer the phone.',
      l: 'Everything in its place, and somebody who says good morning.',
    },
    work: 'The list belongs to the person who hires and not to IT alone. Only they know three weeks ahead who is coming and what for.',
    keep: 'the next signed contract',
    send: 'whoever has somebody new on Monday',
    own: [
      {
        kinds: ['service', 'offer', 'price', 'process'],
        about: 'onboard|new (?:starter|employee|user|staff)|set ?up|accounts?\\b|devices?\\b|per user',
        lead: 'A word about getting people set up.',
      },
    ],
    pic: {
      ask: 'A prepared desk with a laptop, a card and a mug, before anyone arrives',
      alt: 'A tidy desk with a laptop and a welcome card',
    },
    claims: [
      [
        'Role-based rights, least privilege, second factor in person, review',
        'information security practice (ISO 27002, NCSC)',
      ],
      ['Lost days without access', 'common experience; worded "about"'],
    ],
  },
  {
    id: 'what-not-to-paste',
    format: 'mistake',
    again: 9,
    emoji: '✂️',
    wrong: 'Pasting customer data into a public chatbot',
    tags: ['ArtificialIntelligence', 'DataProtection', 'OfficeTips'],
    title: [
      'What not to paste into an AI chatbot at work',
      'Using AI at work: what must stay out of the box',
    ],
    cover: 'Think before you paste',
    gist: [
      "What you paste into a free chatbot leaves the house. Take out names, numbers and prices first, check which version your firm has a contract for, and read the answer as you would a trainee's draft.",
      'A chatbot is a helpful stranger with a good memory. Describe the problem to it without showing the file.',
    ],
    subject: ['A helpful stranger with a good memory', 'The letter, without the customer'],
    hooks: {
      '*': [
        'Before you paste a text into a chatbot, imagine it on a postcard.',
        "Somebody in the office has had a complaint letter answered by a chatbot, with the customer's name, illness and account in it.",
        'Whatever you paste has left the building.',
      ],
      p: 'A rule of three lines lets people use these tools without handing over customer data.',
      f: 'You may well let a chatbot help with that letter. Just take the people out first.',
      a: 'No names, no numbers, no secrets. Then paste.',
      t: 'Check retention, training use, region and contract; the consumer and the business version of one tool may differ in all four.',
      h: 'The chatbot wrote a very polite reply. It now also knows about the lawsuit.',
      i: 'A tool is no danger to people who have decided what they will not give it.',
      l: 'Discretion is also a matter of what is never typed.',
    },
    lines: {
      '*': [
        'Before pasting into a chatbot swap names for A and B, figures for round ones, and take out the account. The answer is just as good.',
        'Passwords, keys, contracts, anything about health or staff: none of it belongs in a chatbot that your firm has no contract with.',
        'Whether a chatbot keeps your text or trains on it is in the settings and the terms. Look once, together, and write it down.',
        "Read a chatbot's answer like the draft of a keen trainee: fluent, quick, and now and then invented. Names, sums and laws get checked.",
        'Forbidding chatbots at work moves them to private phones. Say what is allowed instead.',
        'Let it check your text rather than write it. Then the facts are yours.',
      ],
      h: ['The chatbot summed up the contract in eight seconds. It was confidential, as the summary says.'],
    },
    scene: [
      'A long table of customers has to go into a neat list. Copy, paste, done, two minutes saved. Nobody was asked, the customers least of all.',
      'In a meeting somebody proudly shows what the machine made of the minutes. There is a salary on the screen.',
    ],
    why: [
      [
        'Free services live on use, and depending on terms and settings your text may be stored, read by people, or used to train.',
        "What leaves for somebody else's computer cannot be called back, with the kindest of intentions.",
      ],
      [
        "For the task itself the secret parts are rarely needed. The tone of a letter does not depend on the customer's number.",
        'It helps with the wording, the order, the idea. For that it need not know who it is about.',
      ],
    ],
    parts: [
      [
        ['Take out names and numbers', 'Make the names strange'],
        [
          'Customer A, product B, a sum of about that size. You put the real ones back afterwards.',
          'Read it through once as if it were going on a noticeboard.',
          'It answers as well for "customer A".',
        ],
        'Names covered with black bars on a page',
      ],
      [
        ['Find out which version you have', 'See what was agreed about your data'],
        [
          'Private, free, business, with or without a contract: it makes all the difference for data.',
          'Switch off use for training where you can. The switch is in the settings, some way down.',
          'Free tools are paid for with something.',
        ],
        'A finger on a privacy setting',
      ],
      [
        ['Write three lines for all', 'A card with three lines'],
        [
          'What is welcome, what is never allowed, whom to ask. It fits on a card.',
          'People keep to a rule if they know it and if it lets them do something.',
          'Yes to this, never that, ask her.',
        ],
        'A small card pinned to a screen',
      ],
      [
        ['Check what comes back', "Read it like a stranger's letter"],
        [
          'Quotations, laws, figures and names are where it likes to invent. Those you look up.',
          'Your name is on it when it goes out. The machine has none.',
          'It sounds sure whether it knows or not.',
        ],
        'A printed draft with pencil marks',
      ],
    ],
    turn: [
      'Used like that it is a fine tool, for first drafts above all.',
      'Ask people what they use chatbots for already. The answers are worth a morning.',
    ],
    asks: [
      'What do you use a chatbot for at work, and what would you never give it?',
      'Is there a rule for chatbots at your place, or does everyone do as they like?',
    ],
    ends: {
      p: 'Put the rule where staff data and passwords are dealt with; it is the same subject.',
      f: 'You can put the names back in yourself. It takes a minute.',
      a: 'Out with the names. In with the task. Check the answer.',
      t: 'Log which tools are in use, for what data, under which terms; that is half of any audit.',
      h: 'A chatbot has read the whole internet. It need not read your inbox as well.',
      i: 'Trust is given by customers one detail at a time, and that is how it should be treated.',
      l: 'What was told in confidence stays where it was told.',
    },
    work: 'For those in charge: find out first, forbid later if at all. A list of what people already use it for is the best policy draft that you can get, and it is free.',
    caution: [
      "Data protection law, professional secrecy and customer contracts may rule out a chatbot altogether. Ask before you use one with other people's data.",
      "Law, professional secrecy or a customer's contract may forbid chatbots altogether. Ask before other people's data goes into one.",
    ],
    keep: 'the next letter that a machine is to help with',
    send: 'a colleague who pastes everything',
    own: [
      {
        kinds: ['service', 'event', 'offer', 'policy', 'product'],
        about: '\\bAI\\b|artificial intelligence|chatbot|copilot|data protection|GDPR|privacy',
        lead: 'A word about data and new tools.',
      },
    ],
    pic: {
      ask: 'A printed letter with names blacked out, beside a keyboard',
      alt: 'A printed letter with blacked-out names beside a keyboard',
    },
    claims: [
      [
        'Consumer chatbots may store and use inputs; terms differ by version and setting',
        'terms of the large providers; NCSC and data protection authorities',
      ],
      ['Language models can produce invented facts', 'computer science literature'],
    ],
  },
  {
    id: 'what-to-automate-first',
    format: 'howto',
    again: 9,
    emoji: '⚙️',
    tags: ['Automation', 'ProcessImprovement', 'SmallBusinessIT'],
    title: [
      'What to automate first: a tally, a sum and a boring task',
      'Which office task should a machine do first?',
    ],
    cover: 'Automate the boring one first',
    gist: [
      'Make a stroke for each repeated task for two weeks, multiply by minutes, cross out those with many exceptions. What is left on top is dull, frequent and the right one to begin with.',
      'The most annoying task is seldom the one to automate first. Look for the frequent, short and regular one that nobody complains about.',
    ],
    subject: ['Begin with the boring one', 'Two weeks of strokes on a pad'],
    hooks: {
      '*': [
        'Put a pad beside the keyboard and make a stroke each time you do something that you have done before.',
        'The task that everybody complains about is rarely the one to automate first.',
        'Whatever is short, dull and comes round every day is a candidate.',
      ],
      p: 'Two weeks of counting show better than any workshop which task is worth automating.',
      f: 'Which job would you love to hand to a machine? Count first. You may be surprised.',
      a: 'Frequent, short, regular: begin there.',
      t: 'Score frequency times minutes, divide by the number of exceptions, and subtract upkeep.',
      h: 'It took nine days to automate a task of four minutes that came up every quarter. It was a lovely nine days.',
      i: 'Dull work that a machine does gives somebody an hour for a person.',
      l: 'The quiet pleasure of a thing that now happens by itself.',
    },
    lines: {
      '*': [
        'Make a stroke for every task that repeats, for two weeks. Strokes times minutes is the list to automate from.',
        'If a task has more exceptions than rules, a machine will make you a new task: checking the exceptions.',
        'Do a task by hand from written steps three times before automating it. If the steps change each time, it is not ready.',
        'Copying from one program into another is often the best thing to automate first: frequent, dull, and wrong once in a hundred.',
        'Every automation needs an owner and a sign of life. One that stops in silence is worse than none.',
        'Before you automate it, ask who reads the result. Some tasks can simply end.',
      ],
      h: ['"I will quickly write a script for it" is how a Tuesday disappears.'],
    },
    scene: [
      'Somebody copies forty addresses from a mail into a form. She has done so every Monday for six years, and talks meanwhile about her holiday.',
      'A pad with strokes lies next to a keyboard. On Wednesday somebody looks at it and says: "That often?"',
    ],
    why: [
      [
        'Annoyance is a bad guide, since what annoys is often what is different each time.',
        'Rare and difficult things stay in the memory. Frequent and dull ones do not, and they take the hours.',
      ],
      [
        'A machine does well what can be written down as a rule, and badly what is decided by feel.',
        'If five people do it in five ways, there is nothing yet that could be automated.',
      ],
    ],
    parts: [
      [
        ['Make strokes for two weeks', 'A mark for each time, for a fortnight'],
        [
          'Everyone, on paper, one line per task. No names, and no judging.',
          'Paper, since a program for it would be the first detour.',
          'On paper. Everyone has a pencil.',
        ],
        'A tally of strokes on a pad by a keyboard',
      ],
      [
        ['Multiply by minutes and sort', 'Multiply by the minutes'],
        [
          'Four minutes, thirty times a week, is two and a half working weeks a year.',
          'Add what a slip costs. Wrong digits in an account number are dearer than minutes.',
          'Small and often beats large and rare, nearly always.',
        ],
        'A handwritten list with totals',
      ],
      [
        ['Cross out what has exceptions', 'Strike out the moody ones'],
        [
          'Where the answer is "it depends", the time is not ripe. Find out on what, and write that down first.',
          'Or automate only the plain cases, and let the odd ones come to a person.',
          'If it depends, a person should do it for now.',
        ],
        'A pencil striking out a line',
      ],
      [
        ['Write the steps and do them thrice', 'Do it by the book, three times'],
        [
          'By hand, exactly as written. Missing steps show at once.',
          'Half of all such tasks become so short that nobody needs a machine any more.',
          'The book is wrong at first. That is the use of it.',
        ],
        'Numbered steps on a card',
      ],
      [
        ['Build it with a sign of life', 'Let it report each morning'],
        [
          'A line each morning: ran, so and so many, none left over. Somebody reads it.',
          'And a switch to turn it off, known to two people.',
          'A machine that says nothing may have stopped in March.',
        ],
        'A short status message on a phone',
      ],
    ],
    turn: [
      'After the third automated task you feel it in the week.',
      'Count again after a month. The strokes ought to have moved.',
    ],
    asks: [
      'Which task do you do most often in a week, honestly counted?',
      'What have you automated and would never do by hand again?',
    ],
    ends: {
      p: 'Allow for upkeep: about an hour a month for each automation that talks to other programs.',
      f: 'Tell the others what you found. Somebody else has the same list.',
      a: 'Count, multiply, cross out, build.',
      t: 'Make it safe to run twice, log what it touched, and fail loudly.',
      h: 'The script is now older than two of the colleagues. Nobody asks it how it is.',
      i: 'Time that comes back should go to something that needs a human being.',
      l: 'Monday morning, and the list is already done.',
    },
    work: 'Say beforehand what the hours that are won will be used for. People count honestly if the answer is not their own job.',
    keep: 'the next quiet {fortnight|week or two}',
    send: 'the colleague who copies every Monday',
    own: [
      {
        kinds: ['service', 'product', 'offer', 'story', 'process'],
        about: 'automat|integrat|workflow|interfaces?\\b|\\bAPI\\b|import',
        lead: 'About work that can do itself.',
      },
    ],
    pic: {
      ask: 'A pad with strokes beside a keyboard',
      alt: 'A notepad with tally marks beside a keyboard',
    },
    claims: [
      [
        'Automate frequent, rule-based, stable tasks first; standardise before automating',
        'process management practice',
      ],
      ['Four minutes thirty times a week is about a hundred hours a year', 'arithmetic'],
    ],
  },
];
