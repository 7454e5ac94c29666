// Parties, gifts, messages to a maker, and things to argue about.
import type { Idea } from '../../library/idea.ts';
import { MAKES_DRINKS } from '../whom.ts';

export const COMPANY: readonly Idea[] = [
  {
    id: 'how-much-for-thirty',
    format: 'checklist',
    again: 9,
    emoji: '🎉',
    tags: ['PartyFood', 'PartyPlanning', 'Hosting'],
    title: [
      'How much food and drink do I need for a party?',
      'Party food: how to work out quantities for a crowd',
    ],
    cover: 'How much for thirty?',
    gist: [
      'Count the guests, then the hours, then the time of day. Reckon in mouthfuls for standing parties and in plates for seated ones, and always plan ice, water and somewhere to put the {rubbish|trash}.',
      'Hosts worry about too little and end up with too much. Caterers reckon by the hour and not by fear.',
    ],
    subject: ['Thirty people, and how many sausage rolls?', 'Reckon in mouthfuls'],
    hooks: {
      '*': [
        'Every host thinks that there is too little. Every host eats quiche until Thursday.',
        'Nobody ever ran out of sausage rolls. They run out of ice.',
        'Count mouths, hours and ice, in that order.',
      ],
      p: 'Party quantities follow from three figures: guests, hours and time of day.',
      a: 'Plan by the hour. Fear is not a unit.',
      t: 'Consumption per head falls as the crowd grows: fifty people eat less than twice as much as twenty-five.',
      f: 'You have invited thirty, and now you are lying awake counting quiches. Let us count together.',
      h: 'There is no party so large that the hostess did not buy hummus for one twice its size.',
      i: 'A table that nobody has to worry about leaves you free to look after people.',
      l: 'Little, excellent, and brought round twice.',
    },
    lines: {
      '*': [
        'For a standing party reckon four to six bites a head in the first hour and half as many after that. Dinner time: half as much again.',
        'Ice: a pound a head, more in summer. It is the only thing that really runs out.',
        'One drink a head in the first half hour, then about one an hour. And twice as much water as you had planned.',
        'Three things made well beat nine things made in a panic. People come back to what was good.',
        "A big pot of something warm at ten o'clock does more for a party than six salads at eight.",
        'Put bread on the table last. Whoever fills up on it early leaves the quiche.',
      ],
      h: [
        'Take the number of {crisps|chips} you think you need. It is that number. {Crisps|Chips} are the one thing everybody gets right.',
      ],
    },
    scene: [
      'Two days before the party, a list, a calculator and a voice from the next room: "Better get some more, to be safe."',
      'The last guest has gone, and on the kitchen table stand four quiches that no one has so much as looked at.',
    ],
    why: [
      [
        'People at a party talk, and whoever talks is not eating.',
        'At home they would eat a plateful. In company it is a bite between two sentences.',
      ],
      [
        'How long it lasts and whether it replaces a meal counts for more than how many are coming.',
        'Two hours after supper is snacks, four hours across supper is supper, whatever the invitation says.',
      ],
    ],
    parts: [
      [
        ['Count heads, then take off a tenth', 'Guests minus one in ten'],
        [
          'Somebody is ill, somebody has a babysitter problem.',
          'Of thirty, twenty-seven come. Children count half until they discover the cake.',
          'Somebody always has a cold. And small children eat half, apart from pudding.',
        ],
        ['A guest list with ticks and crosses', 'Names ticked on an invitation list'],
      ],
      [
        ['Look at the clock', 'Ask what the clock says'],
        [
          'If it runs across a mealtime, it is a meal.',
          'Before lunch and after dinner people nibble. In between they eat.',
          'From four to six is nibbles, from six to ten is dinner by another name.',
        ],
        ['A clock above a laid table', 'A clock and a tray of glasses'],
      ],
      [
        ['Reckon in bites or in plates', 'Choose between mouthfuls and plates'],
        [
          'Standing: bites by the hour. Sitting: one plate, and half a plate of seconds.',
          'What needs a fork needs a seat as well.',
          'Upright people take one bite at a time. Seated ones finish what is before them.',
        ],
        ['A tray of small bites seen from above', 'Rows of small bites on a board'],
      ],
      [
        ['Plan a third that anyone can eat', 'Let a third of it suit everyone'],
        [
          'Without meat, without nuts, clearly marked. It disappears first, because everyone likes it.',
          'If it is good enough for those who must, it will do for those who may.',
          'No meat, no nuts, and a card that says so. Others will take it as well.',
        ],
        ['Small handwritten signs beside dishes', 'A card standing by a bowl'],
      ],
      [
        ['Order the ice and the {bins|trash cans}', 'Plan cold, water and waste'],
        [
          'Cooling, glasses, water, bags for the {rubbish|trash}: four things that nobody photographs.',
          'Where does an empty glass go? Decide it, or it goes everywhere.',
          'These run out first. And a used glass needs somewhere to go.',
        ],
        ['A tub of ice with bottles', 'Bottles in a bath of ice'],
      ],
    ],
    turn: ['Then stop buying.', 'If anything is left over, let it be cake.'],
    asks: ['What was left over at your last party?', 'What has run out at a party of yours?'],
    ends: {
      p: 'Write down afterwards what was left. The next party costs less.',
      a: 'Guests, hours, clock. Done.',
      t: 'Three factors and one correction for company.',
      f: 'And eat something yourself before they come.',
      h: 'The hummus was delicious all week.',
      i: 'They will remember who was there.',
      l: 'Better that the last one is fought over.',
    },
    work: [
      'Caterers are asked for "enough" and quote in units. Good ones explain how they count, and the client stops being afraid.',
      'People fear too little and pay for too much. Show them how you count.',
    ],
    caution: [
      'Food that needs chilling should not stay out for more than two hours; put out little and refill.',
      'Chilled dishes may stand out for two hours and no longer, so bring them out in small amounts.',
    ],
    keep: 'the next invitation you send',
    send: 'the host who buys hummus for sixty',
    own: [
      {
        about: 'cater|part(?:y|ies)|platter|canap|buffet|\\bkeg|event',
        kinds: ['service', 'offer', 'price', 'product'],
        lead: 'Or leave the counting to others.',
      },
    ],
    pic: {
      ask: ['A party table or tray you have prepared, from above', 'A party table seen from above'],
      alt: 'A table with small party dishes seen from above',
    },
    claims: [
      ['Bites, drinks and ice per head', 'catering rules of thumb'],
      ['Two-hour rule', 'FSA, USDA advice'],
    ],
  },
  {
    id: 'the-number-on-the-bottom',
    format: 'answer',
    again: 12,
    emoji: '🔢',
    tags: ['FoodFacts', 'ReadTheLabel', 'GoodToKnow'],
    question: 'What is that number printed on the bottom?',
    short: [
      'The batch. It tells the maker which day, which kettle and which sack of flour.',
      'It names the batch: when yours was made, and out of what.',
    ],
    title: [
      'What does the batch or lot number on food mean?',
      'That code on {tins|cans} and jars: what a lot number is for',
    ],
    cover: 'The number on the bottom',
    gist: [
      'Besides the date there is usually a second code on packed food. It names the batch, and with it a maker can find out when and from what yours was made. Keep the packet until you have eaten.',
      'Date for you, batch code for the maker: the second one is what turns a complaint into an answer.',
    ],
    subject: ['That code is not a mistake', 'One number, and they can find your jar'],
    hooks: {
      '*': [
        'Turn over a jar, a can or a packet. There is a number that nobody reads until it matters.',
        'A line of letters printed askew on the bottom of a tin can find one afternoon in a year.',
        'Somewhere on the packet stands its birthday, its kettle and its shift.',
      ],
      p: 'The batch code is the most useful thing you can tell a maker when something is wrong.',
      a: 'Note the batch. Then write.',
      t: 'Traceability means one step back and one step forward: which ingredients came in, where the goods went out.',
      f: 'Found something odd in a packet, and want to do something useful with it? Look at the bottom.',
      h: 'It looks as if a cat had walked over the printer. It is the most important text on the tin.',
      i: 'Behind each number is a day on which somebody stood there and made this.',
      l: 'Numbered, as good things are.',
    },
    lines: {
      '*': [
        'Writing to a food maker? Put in three things: the batch code, the date, and where you bought it. It saves two days.',
        'When there is a recall, it is the code that decides whether yours is meant. So keep the packet until the food is eaten.',
        'Decanted it into a jar? Cut out the code and the date and drop them in.',
        'Praise with a batch number is rare, and gets read aloud.',
        'A recall with a code concerns a few hundred jars. Without one it concerns all of them.',
        'Tell a maker which batch you loved. It is the letter that gets pinned to the wall.',
      ],
      h: ['"Dear Sirs, the {biscuit|cookie} was soft." Which one, out of eleven million?'],
    },
    scene: [
      'There is a recall on the radio. Somebody gets up, takes a packet from the cupboard and holds its bottom to the light.',
      'A jar tastes odd. The lid has gone, the label is soaked off, and the only thing that could help was on it.',
    ],
    why: [
      [
        'Everything made in one go from the same ingredients gets one code.',
        'A batch is a day, a kettle or a delivery of flour; what belongs together bears the same number.',
      ],
      [
        'If anything is wrong, only that batch has to be found and not all that was ever sold.',
        'The finer the code, the smaller the recall. It protects you, and the other packets as well.',
      ],
    ],
    parts: [
      [
        ['Look near the date', 'Search around the date'],
        [
          'Often it begins with an L. On {tins|cans} it is on the base, on bottles on the shoulder.',
          'Sometimes the date itself is the code, to the day and minute.',
          'Under a tin, on the neck of a bottle, at the fold of a bag. It may start with an L.',
        ],
        ['A finger beside a code on a tin', 'A code stamped on the base of a can'],
      ],
      [
        ['Keep it until it is eaten', 'Do not throw it out before the food'],
        [
          'Whoever decants, cuts it out.',
          'A photograph of the bottom does the job, too.',
          'If you pour it into a jar, let the code move along, or take a picture.',
        ],
        ['A cut-out label in a storage jar', 'A strip of packet tucked into a jar'],
      ],
      [
        ['Name it when you write', 'Send it with any message'],
        [
          'Code, date, shop, a picture. A maker can look up the rest.',
          'With these four lines somebody can really go and check.',
          'With date, shop and code a maker knows which hour you are talking about.',
        ],
        ['A phone photographing the base of a jar', 'A mail with a photo of a code'],
      ],
    ],
    turn: [
      'Now you know what it is for. May you never need it.',
      'It is an address, only that it leads backwards.',
    ],
    asks: [
      'Have you ever written to the maker of something you ate?',
      'Do you keep packets or decant at once?',
    ],
    ends: {
      p: 'A maker who answers such a message within days is worth keeping.',
      a: 'No code, no trace.',
      t: 'One identifier, two directions: supplier and customer.',
      f: 'And if it was especially good, write as well. With the number.',
      h: 'The cat declines all responsibility.',
      i: 'It is good to be able to ask where a thing has come from.',
      l: 'Somebody could say who stood at the kettle that day.',
    },
    work: [
      'A batch code is the least expensive insurance a small maker has. It costs one line of print, and makes the difference between a letter and a lawyer.',
      'Being able to find the one bad day in a year is worth a line of ink on each lid.',
    ],
    caution: [
      'If food seems unsafe, do not eat it; keep the packet, tell the shop or the food authority, and ask a doctor if anybody feels ill.',
      'Leave food that seems wrong and keep its packet: shop or food authority will want it. See a doctor if someone feels unwell.',
    ],
    keep: 'the next odd-tasting jar',
    send: 'someone who decants everything',
    own: [
      {
        about: 'batch (?:number|code)|small batch|traceab|numbered',
        kinds: ['process', 'product', 'proof'],
        lead: 'How it is done in this house.',
      },
    ],
    pic: {
      ask: [
        'The batch code on one of your packets or lids, close up',
        'The underside of a jar with its code',
      ],
      alt: 'A batch code printed on the base of a tin or jar',
    },
    claims: [
      [
        'Lot marking identifies a batch; traceability one step back and forward',
        'EU Directive 2011/91 and Regulation 178/2002; US traceability rules',
      ],
      ['Recalls are limited by lot', 'FSA, FDA'],
    ],
  },
  {
    id: 'the-clean-spoon',
    format: 'behind',
    again: 9,
    emoji: '🥄',
    tags: ['BehindTheScenes', 'FoodMakers', 'LearnToTaste'],
    title: [
      'How food makers taste every batch before it leaves',
      'Who tastes your food first? How makers check a batch',
    ],
    cover: 'Somebody tasted this',
    gist: [
      'Before anything is sold, somebody tastes it: at the same hour, from the same kind of cup, next to the batch before. It is the oldest test there is, and no instrument replaces it.',
      'Measured, weighed, and then a clean spoon. What a maker pays attention to in the last minute before a batch goes out.',
    ],
    subject: ['The spoon before the label', 'Who tastes it first?'],
    hooks: {
      '*': [
        'The first person to taste your supper did it at ten in the morning, standing up, with a plastic spoon.',
        'There are machines for acid, sugar and salt. There is none for "yes".',
        'No machine has ever said that something needs a little more of whatever it is.',
      ],
      p: 'A batch goes out when the figures are right and somebody has tasted it.',
      a: 'No tasting, no release.',
      t: 'Instruments measure acid, sugar, salt and colour. A trained tongue notices what nobody thought of measuring.',
      f: 'Would you like a job where you eat soup at ten in the morning? There is a catch.',
      h: 'The catch about tasting for a living: it is the same soup each day, and you have to mean it.',
      i: 'Somewhere in the chain a person has said yes, on your behalf.',
      l: 'A spoon, a pause, a nod.',
    },
    lines: {
      '*': [
        'Makers taste before noon, hungry, without coffee or toothpaste. The tongue is an instrument and gets calibrated.',
        'One batch on its own tells you little. Beside the last one you notice everything.',
        'Each taste with a clean spoon. It is the first rule that is taught and the last that is forgotten.',
        'What tasters do not like is quarter past two. After lunch everything tastes fine.',
        'Tasters spit and rinse. They are at work.',
        'If two batches differ, a third cup with the old one hidden again shows who really notices.',
      ],
      h: ['"What do you do for a living?" "I say no to custard."'],
    },
    scene: [
      'A white room, a row of small cups, three people who do not speak. It is ten in the morning, and it smells of soup.',
      'Somebody dips a spoon, looks at the wall, dips another in the cup next to it, looks at the wall again.',
    ],
    why: [
      [
        'Taste is a sum of so many things that no single reading can stand for it.',
        'Acid right, salt right, colour right: and still it may be wrong, in a way that only a mouth can say.',
      ],
      [
        'And whoever tastes daily notices a drift before any customer does.',
        'Things rarely go wrong in a day. They slide, and a steady tongue feels the slope.',
      ],
    ],
    parts: [
      [
        ['At the same hour', 'Always at the same time of day'],
        [
          'Mid-morning: awake, hungry, nothing strong beforehand.',
          'Coffee, mints and perfume wait until afterwards.',
          'Before lunch, before coffee, with a mouth that has had nothing loud.',
        ],
        ['A clock at ten above a row of cups', 'A kitchen clock at mid-morning'],
      ],
      [
        ['Beside the last batch', 'Next to the batch before it'],
        [
          'Old on the left, new on the right, water between.',
          'What matters is the difference. That is what a mouth is good at.',
          'Alone it can be anything. Beside its sister it is lighter, saltier, or right.',
        ],
        ['Two samples side by side with labels', 'Two bowls with two labels'],
      ],
      [
        ['In silence first', 'Written down before anybody speaks'],
        [
          'Each writes, then all talk. Otherwise the loudest one tastes for everybody.',
          'Two words on paper before anyone lifts an eyebrow.',
          'A face can sway a whole table. Paper cannot.',
        ],
        ['Hands writing on small slips', 'A slip of paper turned face down'],
      ],
      [
        ['A clean spoon each time', 'Never the same spoon twice'],
        [
          'Dipped once and never again.',
          'There is a tin for the new ones and a tin for the used. It never runs the other way.',
          'In goes a fresh one, and out it goes to the wash.',
        ],
        ['A tin of clean spoons beside a tin of used ones', 'A full tin and an empty tin of spoons'],
      ],
    ],
    turn: [
      'Then somebody signs, and only now does it get a label.',
      'Yes, and it may go. No, and nobody will ever know about it.',
    ],
    asks: ['Could you taste the same thing every day?', 'What do you taste before you serve it?'],
    ends: {
      p: 'At home the same applies: taste before you serve, not when they chew.',
      a: 'Figures first. Tongue last.',
      t: 'Reference, blind order, independent notes: good practice, with soup.',
      f: "Try it with your own chilli: last time's from the freezer beside today's.",
      h: 'The soup has been told that it was never personal.',
      i: 'There is something good in knowing that a person stood there.',
      l: 'The nod, and it may leave the house.',
    },
    work: [
      'Release by a person, in silence, against a reference, at a fixed hour: there are worse ways to approve a text, a design or a piece of software.',
      'Let a second person pass it in silence before it goes out. The quiet is the point.',
    ],
    keep: 'the next pot of anything',
    send: 'someone who would like that job',
    own: [
      {
        about: 'tast(?:e|ed|ing)|each batch|every batch|quality',
        kinds: ['process', 'proof', 'people', 'story'],
        lead: 'From our own tasting table.',
      },
    ],
    pic: {
      ask: ['Your tasting spoons or cups set out before a check', 'Small cups in a row with clean spoons'],
      alt: 'A row of small tasting cups with spoons',
    },
    claims: [
      [
        'Release tasting against a reference, individually and before noon',
        'sensory analysis practice in food companies',
      ],
    ],
  },
  {
    id: 'how-hot-is-hot',
    format: 'story',
    again: 12,
    emoji: '🌶️',
    tags: ['Chilli', 'FoodStories', 'FoodFacts'],
    unless: MAKES_DRINKS,
    title: [
      'How the Scoville scale began: five tasters and sugar water',
      'Scoville: how the heat of chillies became a number',
    ],
    cover: 'Five tongues and a chilli',
    gist: [
      'In nineteen hundred and twelve a pharmacist measured the heat of chillies with sugar water and a few patient people. He diluted until they felt nothing any more, and the dilution became a number.',
      'The heat on a sauce bottle was first measured by human tongues: how much sugared water does it take until it stops burning?',
    ],
    subject: ['The man who diluted chillies', 'Five tongues and a lot of sugar water'],
    hooks: {
      '*': [
        'The heat of a chilli was once measured by giving it to five people until they stopped complaining.',
        'In a laboratory in Detroit somebody poured sugar water on peppers and asked: "And now?"',
        'How do you measure something that only hurts?',
      ],
      p: 'The scale on hot sauce bottles began with a panel of tasters and a jug of sugar water.',
      a: 'Heat was a matter of opinion until somebody diluted it.',
      t: 'A Scoville figure is a dilution: how many parts of sugar water it takes to make one part of extract imperceptible.',
      f: 'Ever looked at the number on a hot sauce and wondered who worked that out?',
      h: 'History does not record the names of the tasters, perhaps because they could no longer say them.',
      i: 'It took no machine to measure fire. It took five people and a good idea.',
      l: 'A clear syrup, a trace of warmth, and then none.',
    },
    lines: {
      '*': [
        'A chilli with five thousand Scoville units once needed five thousand parts of sugar water to fall silent.',
        'Today a chromatograph measures the heat of chillies. The unit still bears the name of the man with the sugar water.',
        'The white ribs of a chilli are hotter than the seeds. That is where its heat is made.',
        'Chilli burns mammals and not birds. Birds swallow the seeds and carry them off, which suits the plant very well.',
        'Milk helps against chilli, and so does bread. Water only spreads it about.',
        'A chilli is hottest along its pale ribs. Cut those out, and it is half as fierce.',
      ],
      h: ['The job: drink something burning, say when it stops. Benefits: sugar.'],
    },
    scene: [
      'Imagine a laboratory before the First World War: glass jars, a clerk with a pencil, five people with watering eyes.',
      'It begins with a muscle rub. A pharmacist needed chilli for it, and no two deliveries were alike.',
    ],
    why: [
      [
        'Heat is not a taste that a chemist of that time could weigh, but people could say when it had gone.',
        'No instrument then could find it, and any tongue could.',
      ],
      [
        'Dilution turns a feeling into a number, and numbers can be compared.',
        'From "ouch" nothing can be calculated. From "a thousand parts of water" something can.',
      ],
    ],
    parts: [
      [
        'He needed to know how strong it was',
        [
          'Wilbur Scoville worked for a maker of medicines, and chilli went into a warming ointment. One delivery was mild, and the next one took the skin off.',
          'Wilbur Scoville, a pharmacist, put chilli in an ointment. It must be neither too weak nor too strong, and nobody could tell beforehand which it was.',
          'In his ointment the chilli had to warm and not burn. So he needed a way to know beforehand how strong each sack was.',
        ],
        ['Dried chillies in a dish', 'A jar of ointment and a dried chilli'],
      ],
      [
        'So he asked tongues',
        [
          'He steeped the pepper in alcohol, mixed the extract into sugar water, and gave it to five tasters, weaker and weaker.',
          'Five people sipped, shook their heads, sipped again. Each round there was more water in it.',
          'He let the heat pass into alcohol and stirred drops of it into sweet water. Then his tasters went to work, sip by sip, thinner each time.',
        ],
        ['Small glasses in a row, paler and paler', 'A row of glasses and a dropper'],
      ],
      [
        'When they felt nothing, he stopped',
        [
          'Once the burning had gone, the parts of water that it had taken became the figure. A bell pepper scored nought.',
          'Three of five had to say that it was gone. Then he wrote down the number.',
          'When most of them shook their heads, he read off how thin it was. That was the figure.',
        ],
        ['A pencil noting a number', 'A ledger with a column of figures'],
      ],
      [
        'The tongues got tired',
        [
          'After a few samples nobody can taste anything, and no two people burn alike. So one day a machine took over, and kept his name.',
          'It was never exact. But it was the first ruler that there had been, and it is still printed on bottles.',
          'Tongues get tired and differ from each other, so laboratories measure it nowadays. The old name stuck.',
        ],
        ['A bottle of hot sauce with a scale', 'A modern laboratory vial beside a pepper'],
      ],
    ],
    turn: [
      'So when the label says a hundred thousand, think of the water.',
      'A scale that began with somebody saying: "Now it is gone."',
    ],
    asks: ['How hot do you like your chilli?', 'What was the hottest dish you ever finished?'],
    ends: {
      p: 'The number helps to compare. What is pleasant remains personal.',
      a: 'Below the number, your own tongue decides.',
      t: 'From threshold to chromatograph: same quantity, better instrument.',
      f: 'And if it burns: yoghurt, not water.',
      h: 'Volunteers for round two were hard to come by.',
      i: 'Somebody has to go first with a spoon.',
      l: 'A little warmth, and the wish for one more sip.',
    },
    work: [
      'Before there is an instrument, a panel of people and a fair procedure will do. Many good measures began as somebody asking five others the same question.',
      'A fair test with five people beats an opinion, and it can begin this afternoon.',
    ],
    keep: 'the next very hot sauce',
    send: 'the friend who orders it extra hot',
    own: [
      {
        about: 'chilli|chili|hot sauce|spicy|jalape|harissa',
        kinds: ['product', 'offer', 'price', 'process'],
        lead: 'For the brave, from our side.',
      },
    ],
    pic: {
      ask: ['Chillies next to a glass of water', 'A chilli beside a glass of sugar water'],
      alt: 'Red chillies beside a glass of water',
    },
    claims: [
      [
        'Wilbur Scoville, 1912, Parke-Davis in Detroit: dilution in sugar water with a panel of five, majority decides; replaced by chromatography',
        'history of pharmacy, encyclopaedia',
      ],
      ['Capsaicin is concentrated in the placenta; birds do not sense it', 'botany textbook'],
    ],
  },
  {
    id: 'crunchy-or-creamy',
    format: 'either',
    again: 12,
    emoji: '🥜',
    tags: ['ThisOrThat', 'FoodTalk', 'SnackTime'],
    unless: MAKES_DRINKS,
    title: ['Crunchy or creamy? Why texture divides people', 'Why we love crunch, and why we love cream'],
    cover: 'Crunchy or creamy?',
    gist: [
      'Crunch is heard as well as felt and promises freshness; cream coats, calms and lasts. Most people lean to one side, and it shows in everything from peanut butter to breakfast.',
      'What cracks or what melts: with food, texture divides more households than taste.',
    ],
    subject: ['Crunchy or creamy?', 'You eat with your ears'],
    hooks: {
      '*': [
        'You hear a crisp before you taste it. The sound is half of what you paid for.',
        'There are two jars of peanut butter in many homes, and nobody has ever been converted.',
        'One jar has bits in it and one has none, and households have split over less.',
      ],
      p: 'People who agree on flavour fall out over texture.',
      a: 'Soup wants a crouton. Everything wants a crouton.',
      t: 'A louder crunch makes a crisp taste fresher, even when only the sound in the headphones was changed.',
      f: 'An easy one for today: does it have to crunch, or does it have to melt?',
      h: 'You can stay friends with a smooth peanut butter person. You just do not go {on holiday|on vacation} together.',
      i: 'Most of the dishes that we love have both of them in it.',
      l: 'First the thin crack of the caramel, and then the cream beneath it.',
    },
    lines: {
      '*': [
        'Crunchy: loud, lively, gone too soon.\nCreamy: quiet, rich, in no rush.\n\nWhich one are you?',
        'Toasted nuts on yoghurt, croutons in soup, crumbs on pasta: if a soft dish bores you, it lacks a noise.',
        'Crunch fades with damp. Whatever is to crack goes on at the table and not in the kitchen.',
        'Crème brûlée is a peace treaty.',
        'Roast a handful of seeds and keep them by the pepper. They rescue any soft supper.',
        'Nobody has ever eaten a soft {crisp|chip} on purpose.',
      ],
      h: ['Smooth peanut butter: for those who wish to be told about peanuts at second hand.'],
    },
    scene: [
      'Two spoons, two jars, one breakfast table and a silence that has lasted eleven years.',
      'Somebody opens a bag in the cinema, very slowly, so that it takes twice as long.',
    ],
    why: [
      [
        'Crunch tells us that a thing is dry and just made, cream tells us that it is rich; we are glad of both for reasons older than cooking.',
        'A cracking sound once meant ripe and full of water, and a melting mouthful meant fat. Both were good news.',
      ],
    ],
    parts: [
      [
        'Crunchy',
        [
          'Loud and short. It wakes the next bite as well.',
          'Apple, toast, crackling, {crisps|chips}. Half of it happens in the ear.',
          'It announces itself. Anyone sitting next to you knows what you are having.',
        ],
        ['A crisp snapped in two', 'A stick of celery snapped near a microphone'],
      ],
      [
        'Creamy',
        [
          'It coats the mouth and makes flavour last.',
          'Custard, avocado, risotto, chocolate on its way to melting.',
          'It needs no teeth and takes its time, and it stays with you after you have swallowed.',
        ],
        ['A spoon drawn through something creamy', 'A spoon standing in thick yoghurt'],
      ],
    ],
    turn: ['The truth is in apple crumble.', 'And what cracks first and melts after wins every time.'],
    asks: ['Crunchy or creamy?', 'What do you sprinkle on everything?'],
    ends: {
      p: 'A dish with both in it is seldom left on the plate.',
      a: 'Something has to crack.',
      t: 'Acoustic first, tactile after: two senses, one bite.',
      f: 'Say which. We shall not tell the other jar.',
      h: 'Separate holidays have been booked.',
      i: 'It is good that tastes differ. More for everyone.',
      l: 'The spoon taps. It gives way.',
    },
    work: [
      'It is a useful test for presentations, too: is there anything in there that cracks?',
      'Give an audience something that breaks and something that lasts.',
    ],
    keep: 'the next breakfast argument',
    send: 'the owner of the other jar',
    own: [
      {
        about: 'crisp|crunch|crack|creamy|smooth|toasted|brittle',
        kinds: ['product', 'process'],
        lead: 'Our contribution to the debate.',
      },
    ],
    pic: {
      ask: ['Something of yours breaking or being spooned, close up', 'A crust breaking over something soft'],
      alt: 'A crisp food being broken, close up',
    },
    claims: [
      ['Louder crunch raises perceived freshness of crisps', 'Zampini and Spence 2004'],
      ['Texture preferences and contrast', 'sensory science literature'],
    ],
  },
  {
    id: 'the-last-one-on-the-plate',
    format: 'question',
    again: 9,
    emoji: '🍟',
    tags: ['FoodTalk', 'SharingFood', 'FoodLovers'],
    unless: MAKES_DRINKS,
    title: [
      'Food you never share: {chips|fries}, {pudding|dessert} and the last piece',
      'Things nobody shares: {chips|fries}, cake and the last bite',
    ],
    cover: 'What do you never share?',
    gist: [
      'People share their house, their car and their bed, and then there is this one thing on the plate. {Chips|Fries}, dessert, the last dumpling: what is yours alone?',
      '"I will not have any, I will just try yours." Everyone has a dish at which this sentence ends a friendship.',
    ],
    subject: ['"I will just try yours"', 'Who gets the last one?'],
    hooks: {
      '*': [
        '"I am not having {chips|fries}. I will have a few of yours." And there it begins.',
        'There is one dumpling left and five people who are looking somewhere else.',
        'Generosity ends at the edge of a bowl of {chips|fries}.',
      ],
      p: 'Almost everyone has one thing to eat that they would rather not share.',
      a: 'Order your own {chips|fries}.',
      t: 'Dishes with countable pieces lead to negotiations. Soup hardly ever does.',
      f: 'You are a generous person. So what would you never share?',
      h: 'Marriage is two people, one dessert and the word "we".',
      i: 'To be given the last piece is a small declaration.',
      l: 'The last truffle in the box. Nobody saw you.',
    },
    lines: {
      '*': [
        'What do you never share?\n\n{Chips|Fries}\nThe {pudding|dessert}\nThe end of the baguette\nThe last one, whatever it is',
        'In many countries the last piece stays on the plate out of politeness. It is looked at until somebody clears it away.',
        'The fair method with two people: one cuts, the other chooses. Mathematicians have found nothing better.',
        'Order one portion more than there are people. It costs little, and everyone stays friends.',
        'Ask for two spoons and mean it, or ask for one and sit alone.',
        'The cook has already had the best bit. It was in the pan.',
      ],
      h: ['"Do you want that?" sounds like a question, and is a countdown.'],
    },
    scene: [
      'A bowl of {chips|fries} in the middle, four people deep in talk, and five hands.',
      "Two spoons have come with one dessert. Under the table somebody presses somebody's foot.",
    ],
    why: [
      [
        'Food that can be counted makes us reckon, and what we had looked forward to we reckon most exactly.',
        'Nobody grudges anyone soup. It is the piece, the one, the last, that has already been eaten in thought.',
      ],
    ],
    parts: [
      [
        '{Chips|Fries}',
        [
          'They belong to whoever ordered them, in law. In life they belong to the table.',
          'One at a time they are gone, and nobody had any.',
          'Hands appear from everywhere, each for only one.',
        ],
        ['A hand reaching for a bowl of {chips|fries}', 'Several hands over one bowl'],
      ],
      [
        '{Pudding|Dessert}',
        [
          '"Only a spoonful" was never only a spoonful.',
          'The first spoon is a loan, and the second is war.',
          'A fork comes across the table, and friendship is put to the test.',
        ],
        ['Two spoons at one dessert', 'A fork hovering over a slice of cake'],
      ],
      [
        'The last one',
        [
          'Olive, dumpling, slice: it sits there and gets larger.',
          'Asked three times, refused three times, and then it was the dog.',
          'Everybody is full, everybody looks, and somebody says: "Well, if nobody wants it."',
        ],
        ['One last dumpling on a plate', 'A single olive in a dish'],
      ],
    ],
    turn: [
      'If someone gives it to you all the same, keep them.',
      'And the cook, of course, had theirs in the kitchen.',
    ],
    asks: ['Which food is yours alone?', 'Who gets the last piece in your house?'],
    ends: {
      p: 'For groups, dishes in odd numbers cause the most trouble. It is worth planning.',
      a: 'Take it. Somebody has to.',
      t: 'Divide and choose: proven fair, rarely applied to dumplings.',
      f: 'We will say nothing to those who eat with you.',
      h: 'The dessert has kept both spoons.',
      i: 'Sharing what you would rather keep is what makes it sharing.',
      l: 'In silence, with closed eyes.',
    },
    work: [
      'Resources that can be counted get defended, resources that are poured get shared. It is true of {chips|fries} and of meeting rooms.',
      'Pour what you would like people to share, and count what you would like them to value.',
    ],
    keep: 'the next dinner for five with six dumplings',
    send: 'the one who "is not having any"',
    own: [
      {
        about: 'shar(?:e|ing)|for two|platter|portion',
        kinds: ['product', 'offer', 'price'],
        lead: 'For people who share, more or less willingly.',
      },
    ],
    pic: {
      ask: ['A plate with one last piece on it', 'One last piece on a serving plate'],
      alt: 'A plate with one last piece left on it',
    },
    claims: [
      ['Divide and choose is an envy-free division for two', 'mathematics'],
      ['Leaving the last piece is a custom in several cultures', 'general knowledge'],
    ],
  },
  {
    id: 'eating-in-the-sun',
    format: 'season',
    again: 11,
    emoji: '☀️',
    when: { season: ['summer'] },
    tags: ['SummerFood', 'PicnicTips', 'OutdoorEating'],
    unless: MAKES_DRINKS,
    title: [
      'How to serve food outdoors in summer so it stays good',
      'Garden party food in summer: keep it cool and fresh',
    ],
    cover: 'Lunch in the shade',
    gist: [
      'Outdoors it is sun, wasps and time that spoil a table. Put out small dishes from a cool box, keep sauces for the end, cover what is sweet, and clear up after an hour when it is hot.',
      'Shade first, then food; little at once, and the rest on ice. So a summer lunch lasts all afternoon.',
    ],
    subject: ['Half on the table, half on ice', 'The wasp and the mayonnaise'],
    hooks: {
      '*': [
        'The table was set in the shade. That was at noon. It is now half past one, and the shade has left.',
        'Put out half of it. The other half is on ice and will be a success at three.',
        'A table in the sun ages an hour in twenty minutes.',
      ],
      p: 'Three precautions keep food good outdoors: shade, small dishes and a clock.',
      a: 'Half on the table. Half on ice.',
      t: 'Above thirty degrees, perishable food should stand out for one hour and not two.',
      f: 'Lunch in the garden on Sunday? A few things that make it easier.',
      h: 'Nothing brings a family together like a wasp.',
      i: 'There are perhaps ten such days in a year. They deserve a table outside.',
      l: 'Linen under a tree, a bowl of cherries on ice, and nobody looks at the time.',
    },
    lines: {
      '*': [
        'Garden table in summer: shade, small dishes, refills from the cool box, sauces last. Everything chilled goes back within the hour when it is hot.',
        'A saucer of something sweet ten paces away keeps most wasps busy. Ham holds them even better.',
        'Freeze grapes and berries. They are ice cubes that do not water down the wine.',
        'Two cool boxes: one for drinks, one for food. The first is opened all the time, the second only twice.',
        'Freeze a water bottle on its side, half full, and top it up in the morning. Cold all day.',
        'A wet cloth in the wind cools a bottle, with no ice at all.',
      ],
      h: ['Potato salad in the sun: the only dish that goes on working after lunch.'],
    },
    scene: [
      'One person lays the table, one chases napkins, one carries the butter back in as a liquid.',
      'Everything looks splendid for eleven minutes, and then the sun comes round the plum tree.',
    ],
    why: [
      [
        'Warmth speeds up whatever spoils, and in the sun a dish reaches bath temperature in half an hour.',
        'A bowl in full sunshine is a different climate from the lawn around it.',
      ],
      [
        'Small amounts get eaten before they suffer, and refills look generous.',
        'What stays cold cannot wilt. What is brought out anew looks anew.',
      ],
    ],
    parts: [
      [
        ['Set the table by the shade at two', 'Follow the shade of the afternoon'],
        [
          'Not by the one at noon. The sun moves, and the table does not.',
          'Look where it falls the day before, at the hour when you will be eating.',
          'Go out the day before at the hour of lunch and see where it is dark.',
        ],
        ['A table half in shade under a tree', 'A shadow moving over a lawn'],
      ],
      [
        ['Put out half, keep half cold', 'Bring out a little at a time'],
        [
          'Small bowls, refilled from a box with ice.',
          'Nobody counts refills, and everybody sees wilted lettuce.',
          'Small dishes come back fresh. Big ones only get older.',
        ],
        ['Bowls refilled from a cool box', 'A small bowl beside a cool box'],
      ],
      [
        ['Dress and sauce at the last', 'Hold back dressings and cream'],
        [
          'Mayonnaise, cream and dressing stay in the box until all are seated.',
          'Leaves dressed at one are soup at two.',
          'They are the first to suffer and the last to be needed.',
        ],
        ['A jar of dressing taken from ice', 'A jar of mayonnaise on ice'],
      ],
      [
        ['Cover what is sweet', 'Put lids on sweet things'],
        [
          'Cloths with {clothes pegs|clothespins}, glasses with saucers.',
          'Look into a can before you drink, since wasps like cola as well.',
          'A saucer on a glass, a cloth on the cake. Look before you sip from a can.',
        ],
        ['A cloth pegged over a cake', 'A saucer covering a glass of juice'],
      ],
      [
        ['Clear the chilled things in time', 'Take cold dishes in again soon'],
        [
          'An hour when it is really hot, two otherwise.',
          'Bread, olives and fruit may stay. They were made for it.',
          'In real heat that means an hour. What is dry or salty can stay.',
        ],
        ['Dishes carried back indoors', 'A tray going back through a kitchen door'],
      ],
    ],
    turn: ['The bread may stay out, and so may you.', 'Then coffee, in whatever shade is left.'],
    asks: ['What must be on your summer table?', 'Which dish has the sun taken from you?'],
    ends: {
      p: 'With two cool boxes and one tree most of it is settled.',
      a: 'Shade, ice, clock.',
      t: 'Thirty degrees: one hour. Below that: two.',
      f: 'And sun cream for the host.',
      h: 'The wasp had the ham and left early.',
      i: 'It need not be a feast. It only has to be outside.',
      l: 'The cherries last. Stay.',
    },
    work: [
      'Outdoor catering is a race against the sun that is only won beforehand: with shade, ice and the decision not to put everything out at once.',
      'Decide in the morning what will not go out at once. By noon nobody decides anything.',
    ],
    caution: [
      'Meat, fish, egg, rice and cream dishes that have stood in the heat for longer than an hour or two should be thrown away.',
      'After an hour or two in the heat, anything with meat, fish, egg, rice or cream is past keeping: throw it out.',
    ],
    keep: 'the first Sunday in the garden',
    send: 'the one who carries out the table',
    own: [
      {
        about:
          'picnic|garden|terrace|outdoor|barbecue|bbq|summer (?:menu|drinks|evenings)|ice cream|cold brew|cider|lager',
        kinds: ['product', 'service', 'place', 'offer', 'event'],
        lead: 'For a day like that.',
      },
    ],
    pic: {
      ask: ['A table in the shade with small dishes and a cool box', 'Small plates on a shaded garden table'],
      alt: 'A garden table in the shade with small covered dishes',
    },
    claims: [['Perishables: two hours, one hour above about 32 °C', 'USDA advice']],
  },
  {
    id: 'gifts-that-get-eaten',
    format: 'season',
    again: 11,
    emoji: '🎁',
    when: { months: [11, 12] },
    tags: ['FoodGifts', 'EdibleGifts', 'GiftIdeas'],
    title: [
      'Food as a gift: what keeps, what travels and what to write on it',
      'Edible presents that arrive whole and get used',
    ],
    cover: 'A gift that gets eaten',
    gist: [
      'An edible gift has to survive the {post|mail}, the hallway and the days when everyone is full. Choose what keeps until the end of January, pack it tight, and write on it what it is and how to use it.',
      'Good food gifts are dry, sour, salted or strong. And they come with one sentence about what to do with them.',
    ],
    subject: ['Nobody has to dust it', 'Something for the end of January'],
    hooks: {
      '*': [
        'An edible present has one great quality: it will be gone.',
        'The ideal gift for people who have everything is something that they will have eaten by February.',
        'Presents can be dusted or eaten. Choose.',
      ],
      p: 'Food makes a good gift when it keeps, travels and explains itself.',
      a: 'Give what keeps. December has enough pastry.',
      t: 'Dryness, acid, salt, sugar or alcohol: one of the five, and a gift lasts through January.',
      f: 'Still need something for the neighbour, the teacher and an uncle? All three of them eat.',
      h: 'No one has ever put a jar of good mustard in a drawer next to the other scented candles.',
      i: 'Something made with care, used up with pleasure, and no cupboard the fuller for it.',
      l: 'A small, heavy {parcel|package}, a handwritten label, and one thing in it.',
    },
    lines: {
      '*': [
        'What travels well: coffee, mustard, honey, hard cheese, {biscuits|cookies}, chutney, spirits, nuts. What does not: cream, soft cheese, anything with a slope.',
        'Write on the label what it is good with. Half of all presents from delis are never opened for want of an idea.',
        'One good thing is a better gift than a basket with straw. You can eat it, for a start.',
        'Ask about allergies before you give nuts to a whole office.',
        'Wrap a bottle in a tea towel and a jar in a napkin, and the paper is part of the present.',
        'Write the month by which it should be gone. It is help and not a threat.',
      ],
      h: ['The hamper: eleven jars, one of which you wanted, in enough straw for a donkey.'],
    },
    scene: [
      'Third week in December. On the kitchen table stand four panettone, and the bell rings.',
      'A shelf in February: two scented candles, a mug with a saying, and an empty honey jar that has been washed and kept.',
    ],
    why: [
      [
        'Around the holidays everyone has too much that must be eaten now, so what waits is welcome.',
        'A food gift is happiest when it is opened in the second half of January.',
      ],
      [
        'And people use what they understand: one sentence on the label decides.',
        'Quince paste stays closed for a year if nobody says "cheese".',
      ],
    ],
    parts: [
      [
        ['Pick something that keeps', 'Choose what can wait'],
        [
          'Dry, sour, salted, sugared or in alcohol: one of them will do.',
          'Six weeks on a shelf, without a fridge: that is the examination.',
          'If it needs a fridge or a date, it is a task and not a present.',
        ],
        ['Jars and {tins|cans} on a table with ribbon', 'A shelf of jars, {tins|cans} and bottles'],
      ],
      [
        ['Pack it so that nothing moves', 'Fill every gap in the box'],
        [
          'Shake the box. If you hear something, there is room for paper.',
          'Glass in the middle, soft things round it, weight at the bottom.',
          'Paper costs nothing and glass does. Nothing should knock when you shake it.',
        ],
        ['A box packed tightly with paper', 'Crumpled paper round a jar'],
      ],
      [
        ['Write what to do with it', 'Add one line on how to eat it'],
        [
          '"With cheddar, on toast, at eleven." More is not needed.',
          'In your own hand. They keep the label longer than the jar.',
          'With which cheese, on what toast, at what hour: then it gets opened.',
        ],
        ['A handwritten tag on a jar', 'A pen and a small paper tag'],
      ],
      [
        ['Ask about allergies and alcohol', 'Find out what they must not have'],
        [
          'Nuts, gluten, spirits: a message beforehand spares an awkward thank-you.',
          'If you cannot ask, give coffee, tea or honey, and not to babies.',
          'A short question first. If that is impossible, tea and coffee are safe with most adults.',
        ],
        ['A phone message beside a gift', 'A question typed on a phone'],
      ],
    ],
    turn: [
      'It will be eaten, which is more than can be said of most presents.',
      'In January they will think of you, with a knife in their hand.',
    ],
    asks: [
      'What is the nicest thing to eat that you were ever given?',
      'What do you give to people who have everything?',
    ],
    ends: {
      p: 'Order early: what is made by hand is made in numbers.',
      a: 'One good thing. One sentence.',
      t: 'Water activity below the line: keeps without a fridge.',
      f: 'And get two. You know why.',
      h: 'The candles have asked after the mustard. It has been eaten.',
      i: "A gift that makes someone's Tuesday in January is a good one.",
      l: 'Brown paper, string, your handwriting.',
    },
    work: [
      'Companies send hampers, and people remember the one jar. If you buy presents for customers, choose something that you like to eat yourself, and say so on the card.',
      'A single jar with a sentence on it is remembered. A basket is only heavy.',
    ],
    caution: [
      'Honey is not suitable for babies under one year. Ask about allergies before giving food.',
      'Babies under one must not have honey. Ask what somebody is allergic to before you give them food.',
    ],
    keep: 'the list of people you still need something for',
    send: 'somebody looking for a present',
    own: [
      {
        about: 'gift|hamper|voucher|box(?:es)?\\b|subscription|selection',
        kinds: ['product', 'offer', 'service', 'price'],
        lead: 'Something for that list, perhaps.',
      },
    ],
    pic: {
      ask: [
        'One of your products with a handwritten tag and string',
        'A jar tied with string and a paper tag',
      ],
      alt: 'A jar or bag with a handwritten gift tag',
    },
    claims: [
      ['Low moisture, acid, salt, sugar or alcohol preserve food', 'food science textbook'],
      ['No honey under twelve months', 'health authorities worldwide'],
    ],
  },
];
