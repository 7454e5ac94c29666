// Sports clubs: the first training, juniors, and what a family at the side of the pitch wants to know.
import type { Idea } from '../../library/idea.ts';
import { AFLOAT, JUNIORS, SPORT, TEAM } from './kinds.ts';

export const SPORT_CLUBS: readonly Idea[] = [
  {
    id: 'first-training-session',
    format: 'checklist',
    only: SPORT,
    again: 6,
    emoji: '🎒',
    tags: ['SportsClub', 'GetActive', 'JoinAClub'],
    title: ['What to bring to your first training session', 'First training at a sports club: what you need'],
    cover: 'Your first training session',
    gist: [
      'For a first training session you need water, clothes that you can move in, and shoes for the surface. Ask the club about everything else before you buy it.',
      'Thinking of trying a new sport? Come ten minutes early, bring a drink, and borrow the equipment until you know that you like it.',
    ],
    subject: ['Your first training session', 'What to bring to training'],
    hooks: {
      '*': [
        'Trying out a new club this week? Here is what to bring to your first training session.',
        'You do not need new kit for your first training session. This is enough.',
      ],
      pfatil: 'A first training session is easier when you know what to bring.',
      h: 'The only thing you must not forget at your first training session is the other shoe.',
    },
    lines: {
      '*': [
        'Before your first training session, ask the club what you can borrow. Most of us bought too much too early.',
        'Come to your first training session ten minutes early and say that you are new. Somebody will show you where to go.',
        'Bring a drink and a warm layer to training, also in summer. You cool down quickly when it is over.',
        'Not sure which shoes to wear? Ask whether the club trains on grass, on artificial turf or in a hall.',
      ],
      h: ['At a first training session everybody forgets names. Nobody minds if you ask three times.'],
    },
    scene: [
      'Most people put off trying a new sport because they do not know what they need for it.',
      'Walking into a club for the first time takes a little courage. Knowing what to pack helps.',
    ],
    why: [
      [
        'You only know what equipment you need after a few sessions.',
        'After three or four sessions you can tell what is worth buying.',
      ],
      [
        'The wrong shoes are the usual reason why a first session hurts.',
        'Good shoes for the surface prevent slips and sore feet.',
      ],
    ],
    parts: [
      [
        'Water and a warm layer',
        [
          'Drink a little in every break, and put the layer on as soon as you stop.',
          'A full bottle and a hoodie belong in the bag all year.',
        ],
        'A water bottle and a hoodie in a bag',
      ],
      [
        'Shoes for the surface',
        [
          'Ask whether it is grass, turf or a hall. Halls often want clean soles.',
          'Trainers are fine for a start if the club says so.',
        ],
        'Trainers and boots next to each other',
      ],
      [
        'Clothes you can move in',
        [
          'An old T-shirt and shorts or leggings will do. Nobody looks at labels.',
          'Anything that may get dirty and lets you stretch is right.',
        ],
        'A T-shirt and shorts on a chair',
      ],
      [
        'A number to call',
        [
          'Tell the coach about asthma, allergies or an old injury, and leave a contact.',
          'Coaches like to know about injuries and allergies before they need to.',
        ],
        'A phone and a note',
      ],
    ],
    turn: ['Everything else can be borrowed or bought later.', 'After that, all you have to do is turn up.'],
    asks: [
      'What would you like to know before a first session?',
      'Which sport have you always wanted to try?',
    ],
    ends: {
      pfatil: [
        'Not sure about something? Just ask us before you come.',
        'If you are unsure what to bring, send a message first.',
      ],
      h: 'And if you forget your socks: it has happened to all of us.',
    },
    keep: 'the evening before your first session',
    send: 'somebody who wants to try a new sport',
    own: [
      {
        kinds: ['hours', 'process', 'offer', 'price', 'audience', 'service'],
        about:
          '\\btraining|\\bnets\\b|session|\\btaster|beginners|membership|\\bjoin|new members|\\bfriday|\\bsaturday|\\bsunday|\\bmonday|\\btuesday|\\bwednesday|\\bthursday',
        lead: 'And this is when you can come.',
      },
    ],
    pic: {
      ask: 'A packed sports bag with a water bottle',
      alt: 'A sports bag with a water bottle and shoes',
    },
    claims: [['Clubs lend equipment to beginners; shoes depend on the surface', 'practice of sports clubs']],
  },
  {
    id: 'from-the-side-of-the-pitch',
    format: 'mistake',
    only: `(?=[\\s\\S]*(?:${TEAM}))(?=[\\s\\S]*(?:${JUNIORS}))`,
    again: 7,
    emoji: '📣',
    tags: ['YouthSport', 'SportsParents', 'SportsClub'],
    title: [
      'What to shout when your child plays, and what not',
      'Watching your child play a match: what helps them',
    ],
    cover: 'Watching your child play',
    wrong: 'Shouting instructions to your child during a match',
    gist: [
      'When your child plays a match, cheer and leave the instructions to the coach. Afterwards one sentence is enough: "I loved watching you play."',
      'Children who hear two voices during a match, the coach and a parent, do not know whom to follow. Clap for both teams and save the tips.',
    ],
    subject: ['Watching your child play', 'Cheering from the side'],
    hooks: {
      '*': [
        'Does your child look over to you during a match? Here is what helps them most.',
        'Parents at the side of a match can help a lot, mostly by what they do not shout.',
      ],
      pfatil: 'A child who plays a match wants to hear one thing from you: that you like watching.',
      h: 'At every match there are two coaches and thirty assistants. The children would like fewer assistants.',
    },
    lines: {
      '*': [
        'After a match, do not start with what went wrong. "I loved watching you play" is the best thing a child can hear.',
        'During a match, cheer for effort and not only for goals: a good pass, a run back, a hand for a player who fell.',
        'Please leave the instructions to the coach. A child cannot listen to two voices and play.',
        'Clap for a good move by the other team as well. Your child learns fair play from you.',
      ],
      h: ['The referee is often sixteen and it is their second match. Be the parent they remember kindly.'],
    },
    scene: [
      'Many children say that shouting from the side makes them nervous, even when it is meant well.',
      'On match days children listen for one voice in particular, and it is not the one of the coach.',
    ],
    why: [
      [
        'A child who has to think about advice reacts too late.',
        'Instructions from the side take away the moment in which a child decides for itself.',
      ],
      [
        'Children stay in a sport when it is fun, and they stop when it feels like a test.',
        'Fun is the main reason why children keep playing.',
      ],
    ],
    parts: [
      [
        'Cheer, and do not instruct',
        [
          '"Well done" and "keep going" are always right.',
          'Shout names and praise. Tactics are for the coach.',
        ],
        'Parents clapping beside a pitch',
      ],
      [
        'Be kind to the referee',
        [
          'Most of them are volunteers, and many are still learning.',
          'Children copy how you talk about decisions.',
        ],
        'A referee with a whistle',
      ],
      [
        'Wait before you talk about it',
        [
          'Food first. The match can be discussed when your child brings it up.',
          'On the way home let them begin, or talk about something else.',
        ],
        'A child with a kit bag on the way to the car',
      ],
    ],
    turn: ['Your child will remember that you were there.', 'That is all a young player needs from you.'],
    asks: ['What did your parents shout when you played?', 'What do you say after a match that was lost?'],
    ends: {
      pfatil: ['See you at the next match.', 'Thank you to all who come and cheer.'],
      h: 'Shouting for more biscuits at half time is still allowed.',
    },
    keep: 'the next match day',
    send: 'the other parents in the team',
    pic: { ask: 'The empty side of your pitch before a match', alt: 'The side of a pitch before a match' },
    claims: [
      [
        'Children name fun as the main reason to play; shouting makes many nervous',
        'surveys in youth sport, advice of sports federations',
      ],
    ],
  },
  {
    id: 'help-without-playing',
    format: 'answer',
    only: SPORT,
    again: 8,
    emoji: '🧤',
    tags: ['SportsClub', 'ClubLife', 'Volunteering'],
    title: ['Can I join a sports club without playing?', 'Not sporty? How you can still be part of a club'],
    cover: 'In the club without playing',
    question: 'Can I be part of a sports club if I do not play?',
    short: 'Yes. Clubs need scorers, drivers, cooks and people with an hour to spare.',
    gist: [
      'You can be part of a sports club without playing: keep the score, drive to away matches, serve tea, or look after the website. Just ask what is needed.',
      'Every match needs people who do not play: somebody with the score, somebody with the first aid bag and somebody at the kettle.',
    ],
    subject: ['In the club without playing', 'Helping at a sports club'],
    hooks: {
      '*': [
        'You like the club but you do not play? There is a place for you as well.',
        'Half of what happens at a sports club is done by people who never play.',
      ],
      pfatil: 'A sports club is also for people who would rather keep the score than run.',
      h: 'Good news for everybody with bad knees: the club needs you too.',
    },
    lines: {
      '*': [
        'You can help a sports club in one hour a month: wash the kit once, drive once, or take photos at one match.',
        'Keeping the score is a good way into a club. You learn the rules, and you have the best seat.',
        'Parents who wait at training anyway are welcome to put out the cones. It takes five minutes, and you get to know everybody.',
        'If you played years ago, ask about coaching. Most sports have a short course for beginners.',
      ],
      h: ['The person with the kettle is the most popular player in any club.'],
    },
    scene: [
      'Many people think that you have to be fit to belong to a sports club.',
      'A match day for two teams keeps half a dozen helpers busy before the first whistle.',
    ],
    why: [
      [
        'With more helpers, each of them has less to do.',
        'When ten people help a little, nobody has to do everything.',
      ],
      [
        'You meet people every week, and you get out of the house.',
        'It is one of the easiest ways to get to know your neighbours.',
      ],
    ],
    parts: [
      [
        'Keep score or time',
        [
          'Somebody will show you how. After one match you can do it.',
          'You need a pencil, a seat and a little attention.',
        ],
        'A score book on a table',
      ],
      [
        'Drive, wash or cook',
        [
          'A full car to an away match, a load of shirts, or a tray of sandwiches.',
          'These jobs can be shared by several families.',
        ],
        'Shirts on a washing line',
      ],
      [
        'Use what you know',
        [
          'Can you do accounts, repair things or build a website? Clubs are glad of it.',
          'Tell them what you do for a living. They will think of something.',
        ],
        'A person fixing a goal net',
      ],
    ],
    turn: ['Offer an hour and see how you like it.', 'You do not have to promise more than one day.'],
    asks: ['Which job at a club would you enjoy?', 'Who keeps things going at your club?'],
    ends: {
      pfatil: [
        'Ask us what is needed at the moment.',
        'Tell us what you like doing, and we will find something.',
      ],
      h: 'No running required, except to the kettle.',
    },
    keep: 'the next time you have a free hour',
    send: 'a parent who waits in the car',
    own: [
      {
        kinds: ['story', 'audience', 'offer', 'process'],
        about: 'volunteer|helpers?\\b|umpire|scorer|coaches (?:needed|wanted)|looking for',
        lead: 'Here is where help is needed now.',
      },
    ],
    pic: {
      ask: 'The kettle, the score book or the kit bag of your club',
      alt: 'A score book and a cup of tea',
    },
    claims: [['Clubs rely on scorers, drivers, caterers and other helpers', 'practice of sports clubs']],
  },
  {
    id: 'playing-or-watching',
    format: 'either',
    only: TEAM,
    again: 5,
    emoji: '🏆',
    tags: ['MatchDay', 'SportsClub', 'ThisOrThat'],
    title: ['Playing or watching: which do you like more?', 'On match day: play, or watch from the side?'],
    cover: 'Play or watch?',
    gist: [
      'Match day: would you rather play, or stand at the side with a hot drink? Tell us which, and how long you have done it.',
      'Some people are only happy on the pitch. Others would never play and never miss a match. Which are you?',
    ],
    subject: ['Play or watch?', 'Match day'],
    hooks: {
      '*': [
        'It is match day. Would you rather play or watch?',
        'Player or supporter: which are you on match day?',
      ],
      pfatil: 'A club needs players and supporters. Which are you?',
      h: 'On the pitch with sore legs, or at the side with a pie: what is it to be?',
    },
    lines: {
      '*': [
        'Do you still play, or do you watch these days? Tell us how long you have been part of it.',
        'Match day question: on the pitch, or at the side with a hot drink?',
        'Which was your best match ever, as a player or as a supporter?',
        'A match with supporters feels different for those who play. Bring somebody along next time.',
      ],
      h: ['Supporters never miss a penalty. It is one of the advantages of watching.'],
    },
    scene: [
      'Every match has two kinds of people: those who play and those who would not miss it.',
      'On match day everybody has a favourite place, on the grass or beside it.',
    ],
    why: [
      [
        'Teams play better when people come to watch them.',
        'A few familiar faces at the side make a difference to a team.',
      ],
    ],
    parts: [
      [
        'Playing',
        ['You are in the middle of it, rain or shine.', 'Nothing beats a good pass that you gave yourself.'],
        'Players on a pitch',
      ],
      [
        'Watching',
        [
          'You see the whole match, and you stay dry under an umbrella.',
          'You meet half the neighbourhood, and your legs do not hurt.',
        ],
        'People watching a match',
      ],
    ],
    turn: ['Both are welcome.', 'And you can always swap sides.'],
    asks: ['Do you play or watch?', 'Which match will you never forget?'],
    ends: {
      pfatil: ['See you on match day, on either side of the line.', 'Whichever it is, come along.'],
      h: 'The pie counts as sports nutrition.',
    },
    keep: 'the next match day',
    send: 'the friend you always go with',
    pic: { ask: 'Your pitch on a match day', alt: 'A pitch on a match day' },
    claims: [['People join clubs to play and to watch', 'common experience']],
  },
  {
    id: 'wash-muddy-kit',
    format: 'howto',
    only: 'football|soccer|rugby|hockey|cricket|softball|baseball',
    again: 7,
    emoji: '🧺',
    tags: ['MuddyKit', 'SportsParents', 'SportsClub'],
    title: ['How to wash muddy sports kit', 'Mud and grass stains on sports kit: how to get them out'],
    cover: 'How to wash muddy kit',
    gist: [
      'Let mud dry, brush it off, and soak the kit in cold water before you wash it. Leave out fabric softener, and hang the kit up to dry.',
      'Wet mud is pushed into the fabric when you rub it. Dry it first, shake it out, and treat grass stains with liquid detergent before the wash.',
    ],
    subject: ['How to wash muddy kit', 'Grass stains on sports kit'],
    hooks: {
      '*': [
        'Muddy sports kit comes clean if you let the mud dry first. Here is the order that works.',
        'Is there a bag of wet, muddy kit in your hall? Do this before it goes in the machine.',
      ],
      pfatil: 'Muddy kit lasts longer when it is washed in the right order.',
      h: 'If the kit can stand up by itself, brush it before you wash it.',
    },
    lines: {
      '*': [
        'Let mud on sports kit dry, then shake and brush it off outside. Wet mud only gets rubbed in.',
        'Take wet kit out of the bag on the same day. Overnight it starts to smell, and the smell stays.',
        'Do not use fabric softener on sports shirts. It leaves a film, and the shirts take up less sweat.',
        'Grass stains: rub in a little liquid detergent, wait fifteen minutes, then wash as usual.',
      ],
      h: ['The cleanest shirt after a match belongs to the substitute.'],
    },
    scene: [
      'After a wet match there is half a pitch in the washing machine, and it does the machine no good.',
      'Wet kit that stays in the bag until Tuesday smells, even after the wash.',
    ],
    why: [
      [
        'Dry mud sits on top of the fabric and can be brushed off.',
        'Most of the dirt falls off by itself once it is dry.',
      ],
      [
        'Grit is hard on the drum and the pump of a washing machine.',
        'Mud that goes into the machine can block the filter.',
      ],
    ],
    parts: [
      [
        'Let it dry, then brush',
        [
          'Outside, with a stiff brush, before the kit meets any water.',
          'Bang shorts and socks against a wall. The rest comes off with a brush.',
        ],
        'A brush on a muddy shirt',
      ],
      [
        'Soak it in cold water',
        [
          'Half an hour in a bucket is enough. Hot water sets some stains.',
          'Cold water loosens mud and does not set blood or grass.',
        ],
        'Kit soaking in a bucket',
      ],
      [
        'Treat the stains',
        [
          'A little liquid detergent on grass marks, and wait a quarter of an hour.',
          'Rub detergent in with your fingers or an old toothbrush.',
        ],
        'Detergent on a grass stain',
      ],
      [
        'Wash, and hang it up',
        [
          'Follow the label. Most sports shirts do not like a hot dryer.',
          'On the line it dries in an hour or two, and prints last longer.',
        ],
        'Shirts on a line',
      ],
    ],
    turn: [
      'And clean the filter of the machine now and then.',
      'It takes ten minutes, and the kit lasts the season.',
    ],
    asks: ['What is your best trick against grass stains?', 'Who washes the kit in your house?'],
    ends: {
      pfatil: ['Ready for the next match.', 'See you at training in clean kit.'],
      h: 'It stays clean until Saturday, roughly until ten past two.',
    },
    keep: 'the evening after the next wet match',
    send: 'whoever does the washing',
    pic: { ask: 'A muddy pair of boots or a shirt after a match', alt: 'A muddy sports shirt' },
    claims: [
      [
        'Dry mud is brushed off before washing; softener reduces wicking; hot water sets protein stains',
        'laundry practice, care advice of makers',
      ],
    ],
  },
  {
    id: 'right-age-to-start',
    format: 'answer',
    only: `(?=[\\s\\S]*(?:${SPORT}))(?=[\\s\\S]*(?:${JUNIORS}))`,
    again: 8,
    emoji: '👟',
    tags: ['YouthSport', 'SportsClub', 'GetActive'],
    title: ['When can my child start in a sports club?', 'How old should a child be to join a sports club?'],
    cover: 'When can children start?',
    question: 'Is my child old enough to join a sports club?',
    short: 'If your child can follow a simple instruction and wants to come, try a session.',
    gist: [
      'Your child is ready for a sports club when it can follow a short instruction and wants to go back. Try one session before you decide anything.',
      'With small children, play comes first and rules come later. Let your child try two or three sports before you settle on one.',
    ],
    subject: ['When can children start?', 'Choosing a sport for a child'],
    hooks: {
      '*': [
        'Is your child old enough for a sports club? Here is how to tell.',
        'Choosing a sport for your child? Let them try it before you buy anything.',
      ],
      pfatil: 'Children can start a sport early, as long as it is mostly play.',
      h: 'If your child already runs up and down the hall all day, the training has begun.',
    },
    lines: {
      '*': [
        'Let your child try a sport two or three times before you decide. The first session is strange for everybody.',
        'A good junior session has lots of games and hardly any standing in line. Come and watch one.',
        'Do not settle on one sport too early. Children who try several move better and stay with it longer.',
        'If your child does not want to go alone, bring a friend. Two children try anything.',
      ],
      h: ['At five, most of the team follow the ball, and one follows a butterfly. Both are fine.'],
    },
    scene: [
      'Some children run straight in, and others watch from behind a leg for a week. Both are normal.',
      'Parents often ask whether their child is too young. The better question is whether the child wants to come.',
    ],
    why: [
      [
        'Young children learn by playing, so a first year without matches does no harm.',
        'Running, throwing and catching come first, and they help in every sport.',
      ],
      [
        'Children who choose for themselves keep going for longer.',
        'A child that wanted to come will want to come again.',
      ],
    ],
    parts: [
      [
        'Watch a session first',
        [
          'Go and look together, without kit. Ten minutes are enough.',
          'Your child sees the place, and you see how the coaches talk.',
        ],
        'A parent and child watching training',
      ],
      [
        'Ask about group and coach',
        [
          'How many children are there to one coach, and of what age?',
          'Coaches of children should be trained and checked. You may ask about it.',
        ],
        'A coach with a small group',
      ],
      [
        'Give it three tries',
        [
          'After the third time your child knows whether it is fun.',
          'One bad day says little. Three sessions say a lot.',
        ],
        'A child tying its shoes',
      ],
    ],
    turn: ['And if it is the wrong sport, there are many others.', 'Starting later is fine too.'],
    asks: ['Which sport did you start with, and at what age?', 'What would your child like to try?'],
    ends: {
      pfatil: [
        'Come and watch with your child, and then decide.',
        'Send us a message, and come along to try it.',
      ],
      h: 'Butterflies are welcome on the pitch as well.',
    },
    keep: 'the day your child asks about a sport',
    send: 'a parent with an energetic child',
    own: [
      {
        kinds: ['audience', 'service', 'price', 'hours', 'offer'],
        about: 'junior|children|kids|ages?\\b|under.?\\d|all stars|youth|minis',
        lead: 'For young players there is this.',
      },
    ],
    pic: {
      ask: 'Small cones, balls or bats of your junior group',
      alt: 'Cones and balls for a junior session',
    },
    claims: [
      [
        'Early sampling of several sports, play before competition',
        'advice of sports federations and youth coaching',
      ],
    ],
  },
  {
    id: 'first-time-in-a-club-boat',
    format: 'checklist',
    only: AFLOAT,
    again: 6,
    emoji: '🚣',
    tags: ['OnTheWater', 'JoinAClub', 'LearnSomethingNew'],
    title: [
      'First time on the water with a club: what to bring',
      'Learning to row or sail: what you need on the first day',
    ],
    cover: 'New on the water?',
    gist: [
      'For a first day on the water with a club bring close-fitting sports clothes, a spare set, a cap, water and shoes that may get wet. You should be able to swim.',
      'Nobody needs a boat or expensive clothes to begin. The club lends you a buoyancy aid, and somebody experienced comes along.',
    ],
    subject: ['First day on the water', 'What to bring to a club on the water'],
    hooks: {
      '*': [
        'Would you like to learn to row or sail? This is what to bring on your first day.',
        'You do not need a boat to join a club on the water. You need these few things.',
      ],
      pfatil: 'A first day on the water is easy to pack for.',
      h: 'Bring a second pair of socks. One pair always meets the water.',
    },
    lines: {
      '*': [
        'Bring a complete dry set of clothes for your first day on the water, in a bag that stays ashore.',
        'Wear close-fitting sports clothes in a boat. Wide sleeves and long jackets catch on things.',
        'Tell the club how well you swim before you get into a boat.',
        'Put your glasses on a cord and leave your phone ashore, or in a waterproof bag.',
      ],
      h: ['Everybody gets wet once. After that you belong.'],
    },
    scene: [
      'Many people walk along the bank for years and think that one has to own a boat.',
      'On the water it is always a little colder than on the path beside it.',
    ],
    why: [
      [
        'Club boats are there to be used, so you can try it before you buy anything.',
        'With borrowed equipment you find out whether you like it.',
      ],
      ['Wet clothes and wind make you cold quickly.', 'When you are warm, you learn faster.'],
    ],
    caution: [
      'Wear the buoyancy aid that you are given, and follow the instructions of the club.',
      'Cold water is dangerous. Keep your buoyancy aid on, and listen to those who know the water.',
    ],
    parts: [
      [
        'Close-fitting clothes',
        [
          'Leggings or shorts, a top, a thin windproof layer.',
          'Several thin layers are better than a thick one.',
        ],
        'Sports clothes on a chair',
      ],
      ['A dry set for afterwards', ['With socks and a towel.', 'Leave it ashore.'], 'A bag with dry clothes'],
      [
        'Shoes that may get wet',
        ['Old trainers are fine. In a rowing boat you may take them off.', 'Flip-flops get lost.'],
        'Old trainers on a jetty',
      ],
      [
        'Cap, water, sun cream',
        ['The sun is stronger on the water.', 'Tie the cap on.'],
        'A cap and a bottle',
      ],
    ],
    turn: ['Everything else is in the boathouse.', 'Then you only have to get in.'],
    asks: ['Have you ever rowed or sailed?', 'What would you like to try: rowing, sailing or paddling?'],
    ends: {
      pfatil: ['Questions before you come? Ask us.', 'Write to us, and come along for a try.'],
      h: 'Socks? Two pairs? Good.',
    },
    keep: 'the day before your first time',
    send: 'somebody who loves the water',
    own: [
      {
        kinds: ['service', 'event', 'audience', 'offer', 'price', 'hours', 'story'],
        about: 'learn to|courses?|taster|juniors?|club boats|beginners|membership',
        lead: 'And how you can begin with us.',
      },
    ],
    pic: { ask: 'Boats and oars or sails at your club', alt: 'Boats at a club' },
    claims: [['Layers, dry set, buoyancy aid, swimming', 'practice of rowing and sailing clubs']],
  },
];
