// Being many: tasters, quarrels, cash boxes, forms, and jobs that nobody wants.
import type { Idea } from '../../library/idea.ts';

export const TOGETHER: readonly Idea[] = [
  {
    id: 'four-evenings-in-autumn',
    format: 'season',
    again: 11,
    emoji: '🍁',
    tags: ['TryItOut', 'JoinIn', 'ClubLife'],
    title: [
      'How to win members in autumn: four evenings with an end',
      'Try-out evenings: how to win new members',
    ],
    cover: 'Try it for four evenings',
    gist: [
      'In autumn people look for something to do on dark evenings and are afraid of signing up for life. Offer four evenings with a first and a last date, and let them decide after that.',
      '"Come along some time" is an invitation to nothing. Four dates, one topic, no form: that is something a person can say yes to.',
    ],
    subject: ['Four dates and no form', '"Come along some time" means never'],
    hooks: {
      '*': [
        'When the evenings get dark, a good many people stand at the kitchen window and would like to belong to something.',
        '"Just come along some time" is the friendliest way to make sure that nobody comes.',
        '"For ever" is a long time. Let people try your club for four evenings.',
      ],
      p: 'A taster with a fixed end wins more members than an open door without a date.',
      f: 'Would you go somewhere where all the others have known each other for years? Four evenings might do it.',
      a: 'Give newcomers a beginning, an end, and each other.',
      t: 'A cohort of newcomers with fixed dates lowers the threshold: known duration, equal status, planned exit.',
      h: 'The open evening was open. Nobody had said on which evening.',
      i: 'Somewhere in your street there is somebody who only waits to be told a date.',
      l: 'Leaves on the steps of a hall, light in the windows, and the first note of something.',
    },
    lines: {
      '*': [
        'New members come more easily to four fixed evenings with an end than to an invitation for any time. People want to know how they get out again.',
        'Let newcomers start in a group. Three who know nothing are a party, and one who knows nothing is a test.',
        'Put the last date of a taster on the poster, in the same size as the first. It is what makes people dare.',
        'After the taster ask each person, in person: more of this, something smaller, or was that it? All three are good answers.',
        'Look whether your hall can be found in the dark. A lamp over the door has won more members than many a leaflet.',
      ],
      h: ['The choir was looking for tenors. It has been looking since it was founded.'],
    },
    scene: [
      'Somebody stands in front of a notice board with wet hair and reads. "Thursdays, all welcome." All: that is a lot of strangers at once.',
      'Half past seven, seven strangers in a circle of chairs, seven cups held with both hands. In four weeks five of them will be arguing over who brings the cake.',
    ],
    why: [
      [
        'The step through the door is high because nobody knows what comes after it and how one gets out again without offence.',
        'A course with an end is a small promise. A membership, from outside, looks like a large one.',
      ],
      [
        "The first weeks of autumn rearrange everybody's evenings. By the time the lights go up in town, they are given away.",
        'After the summer habits are loose for a few weeks, and then they set.',
      ],
    ],
    parts: [
      [
        ['Fix four dates and an end', 'Choose four evenings, and then it ends'],
        [
          'Same weekday, same hour, same room. The last date stands on the poster as well.',
          'Four is enough to like something and few enough to try it.',
          'You can promise four.',
        ],
        'A poster with four dates on it',
      ],
      [
        ['Choose something that can be finished', 'Have something to show at the end'],
        [
          'One song, one path cleared, one game learnt. On the fourth evening there is something to show.',
          'A small whole is better than the beginning of something endless.',
          'One song is enough.',
        ],
        'Hands stacking music on a stand',
      ],
      [
        ['Send two members, and not ten', 'Two who know how it works'],
        [
          'Two members who enjoy explaining, and no more, or else the newcomers will watch.',
          'One shows how it goes, one knows where the cups are. Both know the names.',
          'Ten who know make a wall.',
        ],
        'Two people setting out a circle of chairs',
      ],
      [
        ['Ask everyone on the last evening', 'Ask each of them at the end'],
        [
          'In person, without a form. Stay, come now and then, or go with thanks.',
          'A friendly no is worth something too. They will tell others that it was nice.',
          'One by one, at the coats.',
        ],
        'People talking in a doorway with coats on',
      ],
    ],
    turn: [
      'If two newcomers out of seven stay, the taster was a success. They also know each other.',
      'In winter the next taster begins, and this time the newcomers explain.',
    ],
    asks: [
      'What would you try out if it were only for four evenings?',
      'How did you get through the door of your club for the first time?',
    ],
    ends: {
      p: 'Write the dates in before the rest of the autumn programme, or there will be no room.',
      f: 'If you are the one who has been meaning to go: the others are nervous as well.',
      a: 'Four dates, an end, a question.',
      t: 'Note how many came to the first, the last, and how many are still there half a year later. Three figures are enough.',
      h: 'Anyone who brings cake on the first evening counts as a founding member.',
      i: 'Belonging often starts with a chair that somebody has kept for you.',
      l: 'It rains outside, and here the lights are on.',
    },
    work: 'Anything that people hesitate to sign up for can be offered in a small size with an end. Firms call it a pilot, and it works for the same reason.',
    keep: 'the day you draw up the autumn programme',
    send: 'somebody who has been meaning to go for years',
    own: [
      {
        kinds: ['event', 'offer', 'hours', 'audience'],
        about:
          'new members|beginners?\\b|taster|open (?:evening|day)|come (?:along|and try)|try (?:it|us)|rehears',
        lead: 'A date for anybody who would like to try.',
      },
    ],
    when: { season: ['autumn'] },
    pic: {
      ask: 'The door of your hall in the evening with the light on',
      alt: 'A lit doorway of a community hall on a dark evening',
    },
    claims: [
      ['Time-limited tasters and cohorts ease joining', 'volunteer and membership practice'],
      [
        'New routines are formed around breaks such as the end of summer',
        'habit research (fresh start effect)',
      ],
    ],
  },
  {
    id: 'which-job-would-you-never-take',
    format: 'question',
    again: 12,
    emoji: '🫖',
    tags: ['Volunteering', 'CommitteeLife', 'ClubHumour'],
    title: [
      'Which job in a club would you never take on, and which at once?',
      'Club jobs: which would you gladly do?',
    ],
    cover: 'Which club job would you take?',
    gist: [
      'Treasurer, minutes, the key, the tea urn: which job in a club would you never take on, and which at once?',
      'The job that you dread is one that somebody else loves. Which is yours?',
    ],
    subject: ['Anything but the minutes?', 'Somebody loves the cash box'],
    hooks: {
      '*': [
        'There are people who like doing the accounts of a club. Are you one of them?',
        'When a club looks for a treasurer, everybody looks at their shoes.',
        'Which job in a club would you never take on?',
      ],
      p: 'Club jobs are best done by people who like them. Which would you like?',
      f: 'Be honest: minutes, money, key or tea urn? Which one never, and which one gladly?',
      a: 'Ask people what they like, and then give out the jobs.',
      t: 'With people or alone, often or once, in front or behind: which club job suits you?',
      h: 'The secretary took the job for one year. It was a very long year.',
      i: 'Everybody is good at something that others find hard.',
      l: 'A cash book, a lamp and an hour of peace: for some it is the best job in the club.',
    },
    lines: {
      '*': [
        'Which job in a club would you never take on, and which would you take at once?',
        'Pass round a sheet with all the jobs in the club. Each marks one they would like and one they would hate.',
        'Some like club jobs with people, and some like jobs with a closed door. Ask.',
        'If nobody wants a job in your club, divide it in two.',
        'Say thank you to whoever does the club job that you would hate.',
      ],
      h: ['The tea urn has had four chairmen, and it never missed a meeting.'],
    },
    scene: [
      '"And now the treasurer." Eleven people look at their shoes. At the back somebody smiles a little.',
      'Outside they are dancing. In here somebody counts coins into towers and is happy.',
    ],
    why: [
      [
        'What people like differs a lot, and nobody ever asks.',
        'Usually the job goes to whoever looks up last.',
      ],
    ],
    parts: [
      [
        ['Looking after the money', 'The cash box'],
        [
          'Quiet, exact, and everybody has to ask you.',
          'In the end it all adds up.',
          'Some people sleep better because of it.',
        ],
        'Coins stacked beside a ledger',
      ],
      [
        ['Writing the minutes', 'The pen and the list of decisions'],
        [
          'You need not say anything, and you decide what was said.',
          'Two hours of listening, and then one page.',
          'Nobody sees you, and everybody needs you.',
        ],
        'A pen over a half-written page',
      ],
      [
        ['Standing in front', 'The microphone'],
        [
          'Hello, thank you, and sorry about the microphone.',
          'It whistles, and you smile.',
          'Somebody has to say the first sentence.',
        ],
        'A microphone stand in an empty hall',
      ],
      [
        ['Having the key', 'The key and the tea urn'],
        [
          'You come first and leave last.',
          'You know where the fuse box is.',
          'Without you they stand in the rain.',
        ],
        'A large tea urn beside a bunch of keys',
      ],
    ],
    turn: ['Tell us one for never and one for gladly.', 'If everybody does, it nearly always works out.'],
    asks: [
      'Which one would you never take, and which at once?',
      'What do you do that nobody else wants to do?',
    ],
    ends: {
      p: 'People take on a job sooner if it has an end.',
      f: 'If you love accounts, say so. You will be carried home.',
      a: 'First what you like, and then the title.',
      t: 'Write down how many hours each job takes. It is less than people think.',
      h: 'Everybody would like to be deputy. Nobody knows what it is.',
      i: 'In a good club there is room for every gift.',
      l: 'Everybody has a task, and no two are the same.',
    },
    keep: 'the next election',
    send: 'whoever does the job you would hate',
    own: [
      {
        kinds: ['people', 'event', 'audience', 'process'],
        about: 'volunteers?\\b|helpers?\\b|committee|trustees?|treasurer|looking for',
        lead: 'And with us?',
      },
    ],
    pic: {
      ask: 'The tea urn, the cash tin or the bunch of keys of your club',
      alt: 'A tea urn and a bunch of keys on a table',
    },
    claims: [['Role fit by preference improves retention of volunteers', 'volunteer management practice']],
  },
  {
    id: 'same-as-last-year',
    format: 'either',
    again: 10,
    emoji: '🎪',
    tags: ['CommunityEvents', 'Traditions', 'EventPlanning'],
    title: ['Same as every year, or something new this time?', 'Summer fair: tradition or change?'],
    cover: 'Old way or new this time?',
    gist: [
      'Same tent, same band, same cake stall: everyone knows where to go. Or something new, with risk and fresh helpers. Which would you vote for?',
      'Each year the same meeting: half of them want what has always worked, and the other half want anything but that.',
    ],
    subject: ['The tent has always stood there', 'The band, or no band at all'],
    hooks: {
      '*': [
        'The tent at the summer fair has always stood on the left. Should it?',
        'One sentence divides every committee in two: "So, the same as last year?"',
        'Should the summer fair stay as it is, or be something new?',
      ],
      p: 'Keeping nine parts and changing one is a rule that works for most yearly events.',
      f: 'If it were up to you: leave it all as it is, or turn it upside down for once?',
      a: 'Change one thing each year. One.',
      t: 'Repetition lowers effort and risk; novelty recruits helpers and visitors. Budget for both.',
      h: 'In the minutes of nineteen ninety-four it says that the raffle is to be thought over. It is being thought over.',
      i: "A tradition was once somebody's new idea, and presumably there were objections.",
      l: 'The same lanterns, the same trees, and each summer another evening.',
    },
    lines: {
      '*': [
        'Summer party of a club: all the same as last year, or something new? Which do you vote for, and why?',
        'Keep whatever children look forward to and change what the adults sit through.',
        'Ask those who have stopped coming, and not only those who are there. The second group likes it already.',
        'Something new needs somebody who burns for it and a year in which it may fail. If either is missing, keep the old.',
        'Write down after each event one thing to keep, one to drop and one to try. On the same evening, on the back of a raffle ticket.',
      ],
      h: ['"We tried that once" was a wet Sunday, eleven years ago.'],
    },
    scene: [
      '"As always, then?" asks the chair. A silence. Then a young voice from the end of the table: "Why is there a tombola, actually?"',
      'Setting up on a Friday. Nobody has a plan, and each pole finds its hole, since everyone has done it nine times.',
    ],
    why: [
      [
        'What repeats itself runs by itself and slowly loses people. What is new costs strength and brings people in.',
        'Visitors come for what they know and tell others about what they did not.',
      ],
    ],
    parts: [
      [
        'The same as every year',
        [
          'Everyone knows where the power cable runs. Grandparents find their bench, and the cake is ordered in advance.',
          'Reliable, quick to set up, known to all. It may be the only day on which some people see each other.',
          'One knows where to stand, and with whom.',
        ],
        'An old marquee with bunting',
      ],
      [
        'Something new for once',
        [
          'A dance in the street, a breakfast instead of an evening. New jobs, new helpers, and it may rain on it.',
          'Nobody knows how many will come, and that wakes up a committee.',
          'It might go wrong. It would at least be talked about.',
        ],
        'A long table set up in the middle of a street',
      ],
    ],
    turn: [
      'The third answer: all the same, and one corner belongs to whoever has a new idea.',
      'If nobody would miss it, it was no tradition but a habit.',
    ],
    asks: [
      'The yearly party: all as ever, or something new?',
      'What must never be changed at your summer party?',
    ],
    ends: {
      p: 'Give the new thing a small budget and a named person, then judge it after two years.',
      f: 'Votes and reasons below, please.',
      a: 'Change one thing, and keep nine.',
      t: 'Count hours per visitor for each part of the programme; some traditions are dearer than they look.',
      h: 'Whatever is decided, the power cable will be too short.',
      i: 'Things stay alive by being changed a little now and then.',
      l: 'Evening, and the first lantern is lit.',
    },
    work: 'For annual conferences, fairs and office parties the same sum is due: what do people come for, and what do they merely put up with?',
    keep: 'the first meeting about the summer party',
    send: 'somebody on the planning committee',
    own: [
      {
        kinds: ['event'],
        about: 'f(?:e|ê)te|festival|fair\\b|party|annual|every year|concert|tournament',
        lead: 'From our own calendar.',
      },
    ],
    pic: {
      ask: 'Bunting, tent or lanterns from one of your parties, without faces',
      alt: 'Bunting and lanterns hung between trees',
    },
    claims: [['Repeat what works, pilot one new element with a named owner', 'event management practice']],
  },
  {
    id: 'the-form-with-forty-fields',
    format: 'behind',
    again: 10,
    emoji: '📝',
    tags: ['GrantWriting', 'CharityLife', 'BehindTheScenes'],
    title: [
      'What it takes to get a grant: the form behind the new roof',
      'How clubs get grants: what goes into the form',
    ],
    cover: 'How a club gets a grant',
    gist: [
      'Behind a new roof, a trip or a set of instruments there is mostly a form: two quotes, a budget that adds up, a sentence on what will be different afterwards, and somebody who wrote it at night.',
      'Grants do not come from asking nicely. They come from a person who has read the rules, {rung|called} up beforehand, and sent it a day early.',
    ],
    subject: ['Forty fields and a deadline at noon', 'Somebody wrote it at night'],
    hooks: {
      '*': [
        'Before the scaffolding there was a form with forty fields and a deadline at noon.',
        'Somewhere in each club there is a person who knows what an "outcome indicator" is. Be kind to them.',
        'Somebody wrote the grant application for this roof at night.',
      ],
      p: 'Well-prepared applications share a few features that have little to do with fine words.',
      f: 'Ever asked yourself where a club gets the money for a new boat or a roof? From a kitchen table, mostly.',
      a: 'Read the rules. {Ring|Call} up. Send it a day early.',
      t: 'Need, activity, output, outcome, budget, match funding, monitoring: each field answers one of those.',
      h: 'Describe your project in two hundred characters. Then in two thousand, without repeating yourself.',
      i: 'Someone takes a wish apart until it fits into boxes, so that it may come true.',
      l: 'A lamp, a calculator, and a roof that as yet exists only on paper.',
    },
    lines: {
      '*': [
        '{Ring|Call} the funder before you write a line. In ten minutes you learn whether it fits, and they remember your name.',
        'Write about who will be able to do what afterwards. "We need a van" is a wish, "thirty people get to the day centre" is a reason.',
        'Have the budget of an application added up by somebody who did not write it. Sums that do not meet end many a good idea.',
        'Keep one folder with what every form asks for: constitution, accounts, insurance, bank letter, names. It makes half of the next one.',
        'Send a grant application a day early. Portals are slowest in the hour in which everybody is in them.',
      ],
      h: ['The project was to begin in spring. It did not say which, and so everything is going to plan.'],
    },
    scene: [
      'Twenty to twelve at night. On the screen it says: four characters too many. Somebody deletes the word "very" for the third time this evening.',
      'On a new gate hangs a small sign with thanks. Three years lie between the first form and the last screw.',
    ],
    why: [
      [
        "Anyone who gives away other people's money has to be able to show why these and not those. The form is how they do it.",
        'Funders compare strangers on paper. What is not on the paper does not exist for them.',
      ],
      [
        'The good idea is rarely what fails. It is the quote that is missing, the sum that does not add up, the wrong fund.',
        'Many refusals are for things that could have been seen on page one of the rules.',
      ],
    ],
    parts: [
      [
        ['First they read the rules', 'First somebody reads the rules'],
        [
          'Twice, with a pencil. Who may apply, what for, what is ruled out, by when. Half of all funds drop out.',
          'That saves more evenings than anything later on.',
          'Most of it is not for you. Now you know.',
        ],
        'A printed page with pencil marks',
      ],
      [
        ['Then they {ring|call} up', 'Somebody calls and asks'],
        [
          'A voice, five questions, one honest answer. Most funders would rather talk for ten minutes than refuse.',
          'People sit there, too, and some of them even say what is going well at the moment.',
          'They are people, and they have a phone.',
        ],
        'A telephone beside a list of questions',
      ],
      [
        ['They collect what has to be attached', 'Somebody collects the papers'],
        [
          'Two quotes, the accounts, a letter from the neighbour with the right of way. It takes longer than the writing.',
          'One missing signature can cost a year.',
          'The missing stamp is always the last.',
        ],
        'A folder with tabs on a table',
      ],
      [
        ['They write what will change', 'Somebody writes what will change'],
        [
          'Not what will be bought. For whom, how many, and how anyone will notice.',
          'A sentence with a person in it beats four with "sustainable".',
          'One child on one stage explains the whole budget.',
        ],
        'A hand crossing out a word',
      ],
      [
        ['At last they wait, and report', 'Then they wait, and keep the receipts'],
        [
          'Months. If it is a yes, photographs and receipts are kept from the first day on.',
          'After a no they ask why. That call is the beginning of the next form.',
          'From the first day. Nobody believes in memory.',
        ],
        'An envelope on a door mat',
      ],
    ],
    turn: [
      'Look for the small sign of thanks the next time you pass something new in your town.',
      'If you can add up, or can cut a text by half, offer that to a club. You would be received with open arms.',
    ],
    asks: [
      'What has been built in your town with a grant, and did you know it?',
      'What would your club apply for if the grant form were already filled in?',
    ],
    ends: {
      p: 'A calendar of deadlines for the whole year is worth more than a stroke of genius in the last week.',
      f: 'The person with the forms likes {biscuits|cookies}. They all do.',
      a: 'Rules, call, papers, and a day early.',
      t: 'Keep answers in a document with character counts; portals time out.',
      h: 'Nobody has ever framed a budget. Some would have deserved it.',
      i: 'Hope, with attachments: a good many roofs are made of that.',
      l: 'Rain on a roof that holds, and somebody who knows the file number.',
    },
    work: 'Companies that give can make it easier: one page, one deadline, a phone number, and a reason with every no. It costs an afternoon and gives back hundreds of evenings.',
    keep: 'the next call for applications',
    send: 'the person who writes the applications',
    own: [
      {
        kinds: ['number', 'proof', 'story', 'people', 'history'],
        about: 'grants?\\b|fund(?:ed|ing|ers?)|lottery|sponsor|donat',
        lead: 'A word about where the money comes from.',
      },
    ],
    pic: {
      ask: 'A folder of papers with tabs, or the sign of thanks on something new',
      alt: 'A folder with coloured tabs on a kitchen table',
    },
    claims: [
      [
        'Eligibility, budget and attachments are common reasons for refusal; contact before applying is advised',
        "funders' published advice",
      ],
    ],
  },
  {
    id: 'twenty-eight-and-a-sack-of-oatmeal',
    format: 'story',
    again: 14,
    emoji: '🕯️',
    tags: ['Cooperatives', 'CommunityHistory', 'RochdalePioneers'],
    title: [
      'Twenty-eight people, a sack of oatmeal and one vote each',
      'The Rochdale Pioneers: a shop with one vote each',
    ],
    cover: 'A shop that belonged to everybody',
    gist: [
      'In eighteen forty-four some weavers in Rochdale saved a pound each and opened a shop with five goods. Each member had one vote. Cooperatives all over the world use their rules.',
      'People laughed at them on the first evening, because the shelves were nearly empty. But they had very good rules.',
    ],
    subject: ['Twenty-eight people open a shop', 'The first cooperative shop'],
    hooks: {
      '*': [
        'On the first evening the shop sold butter, sugar, flour, oatmeal and candles. That was all.',
        'In eighteen forty-four some weavers saved twopence a week until they had a shop.',
        'There were only five things to buy, and the shop belonged to all who came.',
      ],
      p: 'A story about people without money who wrote very good rules.',
      f: 'If you think that your group is too small: the cooperatives began with twenty-eight people.',
      a: 'One member, one vote: that was the rule of the first cooperative.',
      t: 'One vote each, no credit, full weight, and the profit shared by what you buy: the rules of the first cooperative.',
      h: 'The shop opened on the shortest day of the year, without gas light. Marketing came later.',
      i: 'They had next to nothing and shared it fairly.',
      l: 'Candlelight, bare boards, and five goods, honestly weighed.',
    },
    lines: {
      '*': [
        'The Rochdale Pioneers saved twopence a week and opened a shop with five goods in eighteen forty-four. Cooperatives everywhere have used their rules.',
        'One member, one vote, however much money somebody had put in. In the eighteen forties that was unusual, and women counted, too.',
        "A small group with clear rules lasts longer than a big one without. Rochdale's cooperative began with a sack of oatmeal and a page of rules.",
        'The first cooperative shop in Rochdale opened by candlelight on two evenings a week. More was not needed to begin.',
      ],
      h: ['The first stock of the cooperative would have fitted on a handcart. The rules fitted on a page.'],
    },
    scene: [
      'Imagine a narrow street on an evening in December. Nobody wants to open the shutter first, and outside boys are whistling.',
      'Imagine a table with a few pennies on it, week after week, until there is enough for a shop.',
    ],
    why: [
      [
        'Wages were low, and food was expensive and often mixed with chalk or sand.',
        'Many people had to buy on credit from their employer.',
      ],
      [
        'Others had failed because of credit and quarrels. So they wrote down the rules first.',
        'Anybody can buy flour. New was that they decided together.',
      ],
    ],
    parts: [
      [
        'They saved for a shop',
        [
          'About twenty-eight members, many of them weavers, paid in twopence a week and later three, until each had a pound in the shop.',
          'In Rochdale it took some weavers and other workers, about twenty-eight in all, the good part of a year until the pounds for a shop were together.',
          'Two pennies a week were put aside by people who had none to spare. When it was twenty-eight pounds, they looked for a room.',
        ],
        'Old coins on a wooden table',
      ],
      [
        'The shop opened by candlelight',
        [
          'The ground floor of a warehouse in Toad Lane, shutters down, boys jeering. On the boards of the shop: butter, sugar, flour, oatmeal, candles.',
          'On an evening just before Christmas the shop opened. For want of gas it was lit by candles, of which there were, after all, some in stock.',
          'It was dark, it was December, and outside some boys were laughing. Inside lay flour, butter, sugar, oatmeal, and candles.',
        ],
        'A candle on a bare counter',
      ],
      [
        'Everyone in the shop had one vote',
        [
          'Rich or poor, man or woman: one member, one vote. No credit in the shop, full weight, and books open to all.',
          'What the shop earned went back to members by what they had bought. It rewarded those who came.',
          'Each had one vote, and women too. The scales were honest, nothing was sold on tick, and what was over was shared out by purchases.',
        ],
        'A raised hand in a small meeting',
      ],
      [
        'The shop became a pattern',
        [
          'After ten years there were hundreds of shops like it. Cooperatives still use the rules.',
          'Upstairs there was a library. You can still visit the shop.',
          'People came from far away to see it, and did the same. The house is still there.',
        ],
        'An old brick shop front with shutters',
      ],
    ],
    turn: [
      'First they wrote the rules, and then they bought the oatmeal.',
      'Some of those who had laughed became members.',
    ],
    asks: ['How many were you when you began?', 'Which rule of your group is the best?'],
    ends: {
      p: 'The house is a museum today.',
      f: 'Read your own rules again. They may be better than you remember.',
      a: 'Little stock, clear rules, one vote each.',
      t: 'Today there are seven rules for cooperatives, and they come from these.',
      h: 'Twenty-eight people agreed on something. That is the surprising part.',
      i: 'Nearly everything that people share began with a few of them, one evening.',
      l: 'Five goods on a board, and a candle.',
    },
    work: 'Founding something with others? First decide who decides, who pays, and how somebody can leave.',
    keep: 'the day your group feels too small',
    send: 'somebody who wants to start something',
    own: [
      {
        kinds: ['history', 'story'],
        about: '\\bsince\\b|founded|started|began|first (?:met|meeting)',
        lead: 'Our own beginning was small as well.',
      },
    ],
    pic: {
      ask: 'A candle and a bag of oats on a wooden table',
      alt: 'A lit candle beside a small sack of oats on a table',
    },
    claims: [
      [
        'Rochdale Equitable Pioneers, twenty-eight founding members, Toad Lane, opened 21 December 1844 with five goods',
        'Rochdale Pioneers Museum; Holyoake',
      ],
      [
        'One member one vote, no credit, dividend on purchases; adopted worldwide',
        'International Cooperative Alliance',
      ],
      ['Food adulteration was common at the time', 'history of food, Accum and Hassall'],
    ],
    only: 'co-?op|cooperative|mutual|community|society|association|neighbou?r|food|union|allotment|credit',
  },
  {
    id: 'quarrel-in-the-group-chat',
    format: 'mistake',
    again: 9,
    emoji: '💬',
    wrong: 'Fighting out a disagreement in the group chat',
    tags: ['GroupChat', 'Volunteers', 'ConflictTips'],
    title: [
      'A quarrel in the group chat: how to get it out of there',
      'When the club chat catches fire: four steps',
    ],
    cover: 'Quarrel in the group chat?',
    gist: [
      'A dispute in front of forty readers has no way back. Write one sentence, "let us talk, I will {ring|call} you", {ring|call} the same evening, and afterwards post a line on how it was settled.',
      'In writing and before an audience everybody gets sharper than they are. Take it to the phone, two people, tonight.',
    ],
    subject: ['Forty people are reading along', '"I will {ring|call} you tonight"'],
    hooks: {
      '*': [
        "Eleven messages in nine minutes, all of them ending in a {full stop|period}. The club's group chat is on fire.",
        'In front of forty readers nobody gives in. Take the quarrel out of the group chat.',
        'Forty people are reading along, and nobody can step back.',
      ],
      p: 'Disagreements that move from the chat to the phone on the same day seldom grow.',
      f: 'If you feel the urge to type something sharp to everyone: put the phone face down for ten minutes.',
      a: 'Announce by chat. Argue in person.',
      t: 'Text lacks tone, an audience raises stakes, and delay stacks replies: three reasons to change the channel.',
      h: 'It was about who had left the milk out. By half past ten it was about nineteen ninety-eight.',
      i: 'Someone who picks up the phone first has not lost. They have the club at heart.',
      l: 'A dark screen, a voice, and some minutes later a laugh.',
    },
    lines: {
      '*': [
        'If the group chat gets heated, write one line: "Let us talk, I will {ring|call} you tonight." And then do {ring|call}.',
        'A thumbs-up under a sharp message takes sides before forty people. Send a private word to both instead.',
        'Agree on what the group chat is for: dates, lifts, lost scarves. Decisions belong in a meeting and anger on the phone.',
        'Write the angry message into your notes and read it at breakfast. Most of them can stay there.',
        'When it has been settled, say so in the chat in one sentence, together. Otherwise the others will go on guessing.',
      ],
      h: ['"No offence, but" is the sound of somebody putting on their boots.'],
    },
    scene: [
      'Quarter to ten, the kettle hums, the phone hums more. "With all due respect," somebody has written. Below it three people are typing.',
      "Training next morning. Nobody mentions last night's messages. Everybody has read them, including the ones {on holiday|on vacation}.",
    ],
    why: [
      [
        'In a chat the tone of voice is missing, so each reader supplies one, and late in the evening it is not the kindest.',
        'What is meant as short reads as curt. A {full stop|period} can be enough.',
      ],
      [
        'In front of others people defend their face first and the matter second.',
        'With two people it is about the matter. With forty it is about who is right.',
      ],
    ],
    parts: [
      [
        ['Put the phone down for ten minutes', 'Do not answer at once'],
        [
          'Anger in the thumbs is quick. Ten minutes later you will write half as much.',
          'Nothing in a group chat has to be answered tonight, apart from lifts.',
          'What you write in ten minutes will be shorter.',
        ],
        'A phone lying face down on a table',
      ],
      [
        ['Write one sentence to stop it', 'Write that you will call'],
        [
          '"That needs a conversation, I will {ring|call} you both." Anybody may write this, even without an office.',
          'No summary, no verdict, no smiley.',
          'One line, to both, in front of all.',
        ],
        'One short message on a screen',
      ],
      [
        ['{Ring|Call} the same evening', 'Call them in the evening'],
        [
          'Begin with a question: what annoyed you about it? Then listen for two minutes.',
          'A voice takes half the sting out. Overnight it grows a second one.',
          'Ask and be quiet.',
        ],
        'A person on the phone at a kitchen table',
      ],
      [
        ['Tell the group how it ended', 'Tell the group that it is settled'],
        [
          'Together, one line: we talked, from now on the key hangs there. It closes the matter for all.',
          'Apologies fit in as well, and they look very good on people.',
          'Both names under it, if you can.',
        ],
        'A key hanging on a labelled hook',
      ],
    ],
    turn: [
      'Settled by phone, most quarrels are a story by Saturday and a funny one in a year.',
      'If a quarrel keeps coming back, it belongs on the agenda.',
    ],
    asks: [
      'What is your group chat allowed for, and what not?',
      'What was the smallest thing your club ever quarrelled about?',
    ],
    ends: {
      p: 'A rule for the chat, agreed in peace and pinned at the top, saves a good many evenings.',
      f: 'Begin with a question. It takes the wind out of most things.',
      a: 'Stop, call, settle, and say so.',
      t: 'Give one person the task of moving heated topics out of the chat, in turn, each for a month.',
      h: 'It was the milk. It had been the milk all along.',
      i: 'Clubs do not last because nobody quarrels, but because somebody {rings|calls} up.',
      l: 'Two voices on the phone, and then a laugh.',
    },
    work: 'In firms it is the thread with all managers in copy. The remedy is the same: one sentence, one call, one line on the result.',
    caution: [
      'Threats, insults or harassment are no quarrel: save them and go to the board or a safeguarding officer.',
      'Threats, insults and harassment are something else: keep them and tell the board or a safeguarding officer.',
    ],
    keep: 'the next time your thumbs itch',
    send: 'the administrator of your group chat',
    pic: {
      ask: 'A phone lying face down beside a mug',
      alt: 'A phone lying face down beside a mug on a table',
    },
    claims: [
      ['Readers misjudge the tone of written messages', 'Kruger et al. 2005'],
      ['Audience effects harden positions', 'conflict mediation practice'],
    ],
  },
  {
    id: 'count-it-in-pairs',
    format: 'howto',
    again: 10,
    emoji: '🪙',
    tags: ['TreasurerTips', 'CharityEvents', 'CashHandling'],
    title: [
      'How to handle cash at a club event, from float to bank',
      'Counting cash at an event: always two people',
    ],
    cover: 'Count the cash in twos',
    gist: [
      'Write down the float before opening, never count alone, put a slip with two names into each bag, and bank it the next working day. It protects the money, and the helpers even more.',
      'Two people, one tin, one slip: cash at the summer party is simple if the rules exist before the first cake is sold.',
    ],
    subject: ['Two people and one tin', 'The float, the slip, the bank'],
    hooks: {
      '*': [
        'Never let anybody count the takings alone. It is to protect the person.',
        'At the end of the party there are two hundred coins in a cake tin, and nobody knows how many it held this morning.',
        'Two people should count the cash at every event. It protects them.',
      ],
      p: 'Five small steps make cash at an event traceable from the first coin to the bank statement.',
      f: 'Who looks after the {till|register} at your party? Here is how to make sure that they enjoy it.',
      a: 'Two people. Always two.',
      t: 'Float recorded, takings less float, counted by two, signed, sealed, banked intact, reconciled.',
      h: 'The cash box had a key. The key was in the cash box.',
      i: 'Clear rules about money are a form of trust among friends.',
      l: 'Coins in towers, a lamp, two heads bent over them.',
    },
    lines: {
      '*': [
        'Count the float before the stall opens, write it on a slip, and have two people sign. Otherwise you will not know tonight what you have earned.',
        'Never pay bills out of the takings. Bank all of it, and pay the butcher from the account, or the trail is gone.',
        'Swap full tins for empty ones every hour or two. What is not on the table cannot be taken off it.',
        'Two people who are not related count the cash of an event, separately, and then compare. If it differs, they count again and nobody is blamed.',
        'A card reader at the cake stall spares half of the counting. Somebody should try it out the evening before, in that very place.',
      ],
      h: ['There are three coins from a country that no longer exists in every cake tin in the land.'],
    },
    scene: [
      'The last guests leave, somebody carries a cake tin into the kitchen, and it rattles. "I will just count that quickly at home." Nobody thinks ill of it, and that is the problem.',
      'A side room, a table, two people, paper rolls. "Four hundred and twelve." "Four hundred and twelve." They shake hands, as every year.',
    ],
    why: [
      [
        'If something is missing and one person has counted, a suspicion hangs over that one for years. With two there is none.',
        'Rules protect the honest above all, who would otherwise have no way to show that they are.',
      ],
      [
        'Money whose way can be followed is money that donors and auditors need not ask about.',
        'The first question of any auditor is how much was in it at the beginning.',
      ],
    ],
    parts: [
      [
        ['Write down the float', 'Count the float before you open'],
        [
          'How much, in which coins, with date and two names. The slip stays in the tin.',
          'Ask the bank for small coins three days ahead. On Saturday it is shut.',
          'On a slip, in the tin, signed by two.',
        ],
        'Coins sorted in a tin with a slip of paper',
      ],
      [
        ['Put two people at each {till|register}', 'One takes money, one hands out cake'],
        [
          'One takes the money and one hands out the cake. That also makes it quicker.',
          'Tins stand behind the table, lids on, and full ones are fetched.',
          'It is quicker, and nobody has to be trusted.',
        ],
        'Two helpers behind a cake stall',
      ],
      [
        ['Count apart and compare', 'Count it twice, separately'],
        [
          'In a side room with the door shut, phones away. Each writes a sum, then you turn the sheets over.',
          'Twice the same sum, and it is right. Different sums mean a third round and a {biscuit|cookie}.',
          'Turn the papers over together. It is a nice moment.',
        ],
        'Two sheets with the same figure',
      ],
      [
        ['Sign, bag it, and lock it away', 'Write both names on the bag'],
        [
          'Stall, sum, float taken off, date, two names. One slip in the bag, one for the book.',
          'For one night a locked cupboard at the club is better than a car or a kitchen.',
          'And into something with a lock.',
        ],
        'A sealed bag with a signed slip',
      ],
      [
        ['Bank it the next working day', 'Take all of it to the bank'],
        [
          'All of it, in one sum that can be found on the statement.',
          'Go in company or at an unusual hour, and tell nobody about it in the chat.',
          'As one figure that can be found again.',
        ],
        'A bank paying-in slip on a table',
      ],
    ],
    turn: [
      'Counting in pairs takes half an hour, and afterwards everyone can look everyone else in the eye.',
      'Announce the sum afterwards. People like to hear what the cake has come to.',
    ],
    asks: [
      'Who counts at your events, and are they ever alone with it?',
      'Cash or card: what do guests at your stall pay with?',
    ],
    ends: {
      p: 'Have the rules on a card in the lid of the tin, so that each new helper finds them.',
      f: 'And thank the counters. They have missed the dancing.',
      a: 'Float, two people, slip, bank.',
      t: 'Reconcile sum, slip and statement within a week, and file all three together.',
      h: 'And three buttons, as every year.',
      i: 'What people have given in small coins has a right to large care.',
      l: 'Coins in rows, and twice the same sum.',
    },
    caution: [
      'Insurance often limits how much cash may be kept where. Check what yours says, and ask about rules for raffles and collections where you are.',
      'How much cash may be kept where is often limited by your insurance. Check, and ask about local rules on raffles and collections.',
    ],
    keep: 'the evening before the party',
    send: 'whoever has the cash box at home',
    own: [
      {
        kinds: ['number', 'proof', 'event'],
        about: 'raised|collected|takings|stall|cake sale|coffee morning|collection',
        lead: 'About coins and what becomes of them.',
      },
    ],
    pic: {
      ask: 'Coins in towers beside a signed slip, or a cash tin with its card',
      alt: 'Towers of coins beside a slip with two signatures',
    },
    claims: [
      [
        'Two unrelated people count, record, bank intact and promptly',
        'Charity Commission internal financial controls guidance and similar',
      ],
    ],
  },
  {
    id: 'nobody-wants-the-chair',
    format: 'answer',
    again: 9,
    emoji: '🪑',
    question: 'Nobody wants to lead the club. What now?',
    short: [
      'Make the job smaller, give it an end, and ask two people instead of one.',
      'Give half of the work away, set an end, and ask two people.',
    ],
    tags: ['ClubLeadership', 'Trustees', 'Volunteering'],
    title: [
      'Nobody wants to chair the club: how to find a successor',
      'Succession in a club: how to find a new chair',
    ],
    cover: 'Who will chair the club?',
    gist: [
      'What scares people off is the size of it and that it never ends. Write down what the chair really does, give half of it away, offer two years, and ask two people who like each other.',
      'Nobody wants to chair the club because the job is too big. Make it smaller, and give it an end.',
    ],
    subject: ['How to find a new chair for your club', 'Two years, two people'],
    hooks: {
      '*': [
        '"Is there anybody who would like to take the chair?" Outside a car can be heard, a long way off.',
        'Write down for a month what the chair of your club does. Then you know why nobody wants the job.',
        'Nobody wants to chair the club, and everybody looks at the floor.',
      ],
      p: 'Posts with a clear task, a limit in time and a second person are filled far more easily.',
      f: 'Is your club looking for someone at the top? Do not ask "who". Ask "what exactly".',
      a: 'Cut the job in half. Then ask two.',
      t: 'Job list, delegation, fixed term, co-chair or shadow year, individual approach: in that order.',
      h: 'The outgoing chair has been outgoing for nine years and is by now a kind of weather.',
      i: 'Hardly anyone dares to lead alone. Nearly everyone dares to with somebody.',
      l: 'An empty chair, a lamp, and two people who look at each other.',
    },
    lines: {
      '*': [
        'Write down all that the chair of your club does in a year. Half of it could be done by somebody else, and a quarter by nobody.',
        'Offer a post for two years, with the date on which it ends. With an end in sight, yes is a much shorter word.',
        'Ask two people who get on to share the chair. Each will say yes on account of the other.',
        'Never fill a post at the meeting itself. Ask weeks before, over a coffee, with the list in your hand.',
        'A deputy who is merely a name learns nothing. Let them lead every third meeting.',
      ],
      h: [
        'In most clubs the chair is found by the ancient method of going to the {toilet|bathroom} at the wrong moment.',
      ],
    },
    scene: [
      'Item nine, elections. The chair asks, smiles, waits. Somebody coughs and is at once looked at with hope.',
      'A kitchen table, two people, a list with thirty-one tasks and two coloured pens. By the second cup there are nine left.',
    ],
    why: [
      [
        'Over the years a chair collects all that nobody else would do. A successor sees the heap and not the office.',
        'One person has grown into it step by step. For the next it all comes at once.',
      ],
      [
        'A post without an end can only be left by illness, quarrel or moving house. Who would walk into that?',
        'People fear less the work than that they will never get rid of it.',
      ],
    ],
    parts: [
      [
        ['List what the chair really does', 'Write down what the job has become'],
        [
          'For a month on a pad, then by the year. Letters, keys, calming people down, buying candles.',
          'Much of it is not in the rules. It has merely stuck.',
          'Half of it is candles.',
        ],
        'A long handwritten list on a table',
      ],
      [
        ['Give away whatever is not leading', 'Hand the other tasks to others'],
        [
          'Hall bookings, newsletter, keys: each to one person, with a name and a thank-you.',
          'What remains is about: keep the aim in view, run meetings, speak for the club.',
          'To people who like candles.',
        ],
        'A list with names written beside the items',
      ],
      [
        ['Put an end date on it', 'Limit it to two years'],
        [
          'Two years, renewable once, and then it is over. Enter that in the rules.',
          'Then somebody younger dares to as well.',
          'Two years can be promised.',
        ],
        'A date circled in a calendar two years on',
      ],
      [
        ['Ask two, weeks beforehand', 'Ask two people over coffee, early'],
        [
          'In person, with the short list, with a reason: you because you listen, you because you are quick.',
          'Sharing halves the load and doubles the ideas. Rules often allow it, or can be changed.',
          'Not on the evening. Over coffee, in March.',
        ],
        'Two people over coffee with a sheet of paper',
      ],
    ],
    turn: [
      'People who hand over get a farewell, and a year in which they may say nothing.',
      'If really nobody can be found, ask whether the club is still wanted, or needs a partner. That is a fair question, too.',
    ],
    asks: [
      'How was the last post in your club really filled?',
      'Would you lead something if you could do it as a pair?',
    ],
    ends: {
      p: 'Start a year ahead; a successor who has sat beside the chair for some months hardly ever gives up.',
      f: 'Perhaps it is you. Sleep on it, and ask who would join in.',
      a: 'Smaller, shorter, and in twos.',
      t: 'Check rules and register: some require one legal chair even where two share the work.',
      h: 'A chair may also be put away. It has been tried, and the meeting was shorter.',
      i: 'A club is led well if it is not afraid of the day on which that person stops.',
      l: 'Two chairs at the head of the table.',
    },
    work: 'Family firms and partnerships know the same silence. The cure is alike: take the job apart while the holder is still there to say what is in it.',
    keep: 'a year before the next election',
    send: 'a chair who has been at it too long',
    own: [
      {
        kinds: ['people', 'audience'],
        about: 'trustees?\\b|committee|\\bboard\\b|chair(?:man|woman|person)?\\b|treasurer|secretary',
        lead: 'How things stand here.',
      },
    ],
    pic: {
      ask: 'An empty chair at the head of a meeting table',
      alt: 'An empty chair at the head of a meeting table',
    },
    claims: [
      ['Term limits, role splitting and co-chairing ease succession', 'non-profit governance practice'],
      ['Some registers require named officers', 'association law, varies'],
    ],
  },
];
