// Teeth through the day and the year: sugar, sport, sleep, children, age.
import type { Idea } from '../../library/idea.ts';

export const LIFE: readonly Idea[] = [
  {
    id: 'how-often-not-how-much',
    format: 'tip',
    again: 7,
    emoji: '🍬',
    tags: ['SugarAndTeeth', 'ToothDecay', 'SnackTips'],
    title: [
      'Sugar and teeth: why how often matters more than how much',
      'Sweets and teeth: once a day is better than all day',
    ],
    cover: 'All at once is kinder',
    gist: [
      'Each time something sweet comes along, the mouth turns sour for a good while. {Ten sweets|Ten candies} after lunch are kinder than one every half hour.',
      'Teeth mind the number of sweet moments. Have them together, with a meal, and leave long gaps in between.',
    ],
    subject: ['All at once is kinder', 'The bag of {sweets|candy} on the desk'],
    hooks: {
      '*': [
        'Two children get the same bag of {sweets|candy}. One eats it after lunch, the other makes it last all day. Whose teeth fare better?',
        'The sweet tea that goes cold beside you is drunk in twenty sips. Your teeth count each.',
        'Teeth do not count grams. They count times.',
      ],
      p: 'For teeth, the number of sweet moments matters more than their size.',
      a: 'Eat it in one go. Then stop.',
      t: 'After sugar the plaque turns acid for about half an hour to an hour. Every sip starts that clock again.',
      f: 'Do you have something sweet within reach of your desk? A small suggestion.',
      h: 'The child who saves {sweets|candy} for later is admirable in every respect but one.',
      i: 'You need not give up the {biscuit|cookie}. Give it a time of its own.',
      l: 'A dessert, enjoyed at table, and then an end to it.',
    },
    lines: {
      '*': [
        'For teeth, the whole bar after lunch is kinder than one square an hour. Each sweet moment starts a new round of acid.',
        'Sweet tea sipped all morning keeps teeth in acid all morning. Drink it with breakfast and have water at the desk.',
        'A pause of two or three hours between meals gives saliva time to repair. Grazing takes that time away.',
        '"No added sugar" can still be sweet: juices, dried fruit and honey count as sugar to a tooth.',
        'Finish it in one go and enjoy it. It is the kinder way for teeth.',
      ],
      h: ['Sharing a bag of {sweets|candy} with the office is generous, and a form of self-defence.'],
    },
    scene: [
      'A jar on the desk, a hand that wanders, one every quarter of an hour. By five nobody has eaten much, and all day long.',
      'The {buggy|stroller} rolls through the park, and in a small fist there is a bottle with apple juice. It lasts until the ducks.',
    ],
    why: [
      [
        'Bacteria turn sugar into acid within minutes, and it takes saliva a good while to put that right.',
        'With something sweet an attack begins, and after it comes a slow repair. Short gaps leave no time for the second.',
      ],
      [
        'The size of the portion makes less difference to this than you would think.',
        'One sweet or six in the same five minutes: for the mouth it is one event.',
      ],
    ],
    parts: [
      [
        ['Put sweet things next to meals', 'Sweet things belong to meals'],
        [
          'Saliva is flowing anyway, and the round of acid is already going.',
          'As a {pudding|dessert} it costs the tooth almost nothing extra.',
          'One sour spell instead of two.',
        ],
        'A small dessert beside a plate',
      ],
      [
        ['Drink water in between', 'Between meals, only water'],
        [
          'Plain, from the {tap|faucet}, as often as you like.',
          'A squeeze of lemon or a splash of squash makes it count again.',
          'Tea with sugar counts, however small the sip.',
        ],
        'A glass of water at a desk',
      ],
      [
        ['Beware of what lasts long', 'Watch out for what stays'],
        [
          'Lollies, toffees, sipped lemonade: time is what does it.',
          'A caramel stays for the whole film, a piece of chocolate is gone before the titles.',
          'What melts slowly works for longest.',
        ],
        'A lolly on a saucer',
      ],
    ],
    turn: ['The bag gets empty either way.', 'Nobody has said anything against the {biscuit|cookie}.'],
    asks: ['Are you a saver or a scoffer?', 'What is in the jar on your desk?'],
    ends: {
      p: 'A fixed time for sweet things is easier than a ban.',
      a: 'Fewer times. That is the rule.',
      t: 'Frequency of exposure drives demineralisation; dose comes second.',
      f: 'Try one day with water between meals.',
      h: 'A rare case in which greed is the tidier habit.',
      i: 'It is easier to move a habit than to give it up.',
      l: 'Once, properly, and with a good cup of coffee.',
    },
    work: 'The jar at reception means well. Move it to the table where people have lunch, and put a jug of water in its place.',
    keep: 'the drawer with the {sweets|candy}',
    send: 'the colleague with the jar',
    own: [
      {
        about: 'prevent|diet|check.?up|child',
        kinds: ['service', 'price', 'offer'],
        lead: 'This comes up at check-ups, too.',
      },
    ],
    pic: {
      ask: 'A jar of {sweets|candy} beside a glass of water',
      alt: 'A jar of {sweets|candy} beside a glass of water',
    },
    claims: [
      [
        'Frequency of sugar intake is a main factor in caries; keep sugars to mealtimes',
        'NHS, Delivering better oral health',
      ],
      ['Stephan curve: acid for about 30 to 60 minutes', 'dental textbook'],
    ],
  },
  {
    id: 'brush-harder',
    format: 'mistake',
    again: 8,
    emoji: '🧽',
    tags: ['GumRecession', 'BrushingTips', 'SoftBrush'],
    wrong: 'Scrubbing hard to get teeth clean',
    title: [
      'Are you brushing your teeth too hard? How to tell',
      'Signs that you press too hard when brushing',
    ],
    cover: 'You are not cleaning a pan',
    gist: [
      'Splayed bristles and sore gum edges are signs of too much pressure. Hold the brush with three fingers, choose a soft one, and make small circles.',
      'Plaque is soft: it needs time and reach. Force only wears down gum and tooth neck.',
    ],
    subject: ['You are not cleaning a pan', 'Look at your bristles'],
    hooks: {
      '*': [
        'Look at your toothbrush from the side. If it looks like a doormat after a party, you press too hard.',
        'Plaque has about the firmness of cream cheese. Nobody scrubs cream cheese.',
        'A new brush should look new for weeks.',
      ],
      p: 'Too much pressure is a common fault among people who take brushing seriously.',
      a: 'Ease off. Plaque is soft.',
      t: 'Excess force with hard bristles contributes to gum recession and to wear at the neck of the tooth.',
      f: 'Do you brush as you would scour a pan? You mean well, that is plain.',
      h: 'Grouting gets scrubbed. Gums get brushed.',
      i: 'Gentle and thorough can be one and the same.',
      l: 'A light hand, like dusting a picture frame.',
    },
    lines: {
      '*': [
        'Bristles bent outwards after a few weeks mean that you press too hard. Hold your toothbrush with three fingers, like a pencil.',
        'Plaque is soft and comes off with light strokes. What does not come off is tartar, and no toothbrush at home will shift that.',
        'Brushing too hard shows on one side first: right-handers often wear down the left. Look in the mirror by daylight.',
        'Soft or medium bristles suit most people. Hard ones belong in the tool box.',
        'Weigh it: press your brush on the kitchen scale. A hundred and fifty grams is about right.',
      ],
      h: ['If the toothbrush makes the noise of somebody sanding a boat, ease off.'],
    },
    scene: [
      'The door is shut, the {tap|faucet} is off, and still the whole landing can hear that teeth are being brushed.',
      'New brush on the first of the month. By the tenth it has a parting.',
    ],
    why: [
      [
        'Pressed flat, bristles lie on their sides, and it is the tips that clean.',
        'The finer the tip, the better it gets under the edge, and force bends it away from there.',
      ],
      [
        'Gum that has drawn back does not simply grow again, and what lies bare below is softer than enamel.',
        'The neck of a tooth has no enamel armour. It is the part that notices a heavy hand.',
      ],
    ],
    parts: [
      [
        ['Change your grip', 'Hold it like a pencil'],
        [
          'Three fingers, like holding a pen. A fist has too much shoulder behind it.',
          'Try writing your name in the air with it: that is the pressure.',
          'The arm then has nothing to say.',
        ],
        'A toothbrush held like a pencil',
      ],
      [
        ['Take a soft one', 'Choose bristles that give way'],
        [
          'It bends sooner and reaches further.',
          'On the packet it says so, in small letters below the big ones.',
          'Stiff ones are for floors.',
        ],
        'Soft bristles against a fingertip',
      ],
      [
        ['Make small circles', 'Circle, do not saw'],
        [
          'Two teeth at a time, at the edge of the gum, then move on.',
          'Sawing to and fro at that spot is how notches come about.',
          'The edge of the gum is skin. It wears.',
        ],
        'A brush circling on model teeth',
      ],
      [
        ['Take the time you saved', 'Put in the time and not the force'],
        [
          'Two minutes of little pressure beat one of a lot.',
          'A song or a timer helps those whose arm wants to rush.',
          'Two minutes, and it has all come off by itself.',
        ],
        'A timer beside a basin',
      ],
    ],
    turn: ['And if a tooth neck is already bare and sensitive, have it looked at.', 'Scouring is for pans.'],
    asks: ['What does your brush look like after a month?', 'Pencil or fist: how do you hold it?'],
    ends: {
      p: 'Ask to be shown at the next visit. It takes a minute.',
      a: 'Three fingers. Soft bristles. Two minutes.',
      t: 'Tips clean, sides rub: keep the tips in contact.',
      f: 'Check your brush tonight, from the side.',
      h: 'Elbows may stay out of it.',
      i: 'It is a relief, really: less effort, better result.',
      l: 'Lightness is a form of skill.',
    },
    work: 'Conscientious people overdo it. That goes for brushing and for follow-up emails. Show them the right pressure once; they are grateful for it.',
    keep: 'tonight, brush in hand',
    send: 'the one the whole landing can hear',
    own: [
      {
        about: 'hygienist|gum|sensitiv|recession',
        kinds: ['service', 'price', 'people', 'product'],
        lead: 'Technique can be looked at together.',
      },
    ],
    pic: { ask: 'A new toothbrush beside a splayed old one', alt: 'A new toothbrush beside a splayed one' },
    claims: [
      [
        'Overbrushing contributes to recession and cervical wear; soft to medium bristles',
        'NHS, Oral Health Foundation',
      ],
      ['Plaque is soft, tartar needs professional removal', 'dental textbook'],
    ],
  },
  {
    id: 'charcoal-whitens',
    format: 'myth',
    again: 8,
    emoji: '⬛',
    tags: ['TeethWhitening', 'CharcoalToothpaste', 'DentalMyths'],
    myth: 'Charcoal toothpaste makes teeth whiter',
    short: [
      'It may scrub off some surface stain. It does not bleach, and it can be abrasive.',
      'Stains on top may go. The shade underneath stays, and grit leaves traces.',
    ],
    caution: [
      'In many countries only dental professionals may whiten teeth; ask before you use any product with bleach.',
      'Whitening is for dental professionals alone in many countries. Ask before you use anything with bleach in it.',
    ],
    title: [
      'Does charcoal toothpaste whiten teeth?',
      'Black toothpaste for white teeth: what it can and cannot do',
    ],
    cover: 'Black paste, white teeth?',
    gist: [
      'Charcoal can rub off coffee and tea stains, and some of the surface with them. The colour of the tooth itself stays as it is.',
      'White comes from two things: a clean surface and the shade below. A black paste works on the first only, and not always gently.',
    ],
    subject: ['Black paste, white teeth?', 'What charcoal can and cannot do'],
    hooks: {
      '*': [
        'Brushing with something that one barbecues with deserves a second thought.',
        'The colour of your teeth lies mostly beneath the enamel, where no paste gets to.',
        'What cleans a frying pan is not automatically good for enamel.',
      ],
      p: 'Before you buy a whitening paste it is worth knowing what makes teeth look yellow.',
      a: 'Charcoal does not bleach.',
      t: 'Extrinsic stain sits on the enamel, intrinsic colour in the dentine. Abrasives act on the first, peroxide on the second.',
      f: 'Curious about the black tube? Fair enough, let us look.',
      h: 'It makes the basin black, the towel grey, and you considerably poorer.',
      i: 'A healthy tooth need not be paper white.',
      l: 'Ivory is a colour, and a rather fine one.',
    },
    lines: {
      '*': [
        'Charcoal toothpaste can take off surface stains. It does not bleach, and reviews find too little evidence that it is safe and useful.',
        'Check whether a whitening paste contains fluoride. Many charcoal ones do not, and that is a poor bargain.',
        'Teeth get darker with age because the enamel thins and the yellower layer beneath shows through. More scrubbing makes that worse.',
        'Crowns and fillings do not change colour with whitening. Whoever has them at the front should ask before anything is bleached.',
        'Milk in tea stains less, a straw helps a little, and water afterwards costs nothing.',
      ],
      h: ['There is a reason nobody polishes porcelain with briquettes.'],
    },
    scene: [
      'In the video a black mouth laughs, is rinsed and gleams. In your bathroom a black mouth laughs, and then you clean the tiles.',
      'A tube with a bamboo lid stands on the shelf, and it promises on three sides what it takes back on the fourth.',
    ],
    why: [
      [
        'Coffee, tea, wine and smoke leave stains on the surface, and anything gritty takes off a bit of them.',
        'Rubbing works on what sits on top. For that, an ordinary paste or a cleaning does it as well.',
      ],
      [
        'Beneath it lies dentine, which is yellowish by nature, more so with the years.',
        'Tooth colour is inherited like eye colour, and nobody scrubs their eyes.',
      ],
    ],
    parts: [
      [
        ['Find out what kind it is', 'Is it on the tooth or in it?'],
        [
          'A stain on top feels rough and has edges; the shade beneath is even.',
          'A professional can tell at a glance which of them you are looking at.',
          'Only what is on it can be rubbed off.',
        ],
        'A shade guide held up',
      ],
      [
        ['Have the surface cleaned', 'Let a polish do the rubbing'],
        [
          'Polishing takes off tea and tartar and is kinder than grit.',
          'Often people see that this was all it needed.',
          'It is done with care, and it is done once.',
        ],
        'A polishing cup on a tray',
      ],
      [
        ['Ask before you bleach', 'Talk about bleaching before you try it'],
        [
          'Whether it suits depends on gums, fillings and sensitivity.',
          'In many places it is in professional hands by law, for good reason.',
          'Fillings do not change colour, and sore necks do not forgive.',
        ],
        'A dental mirror on a clean napkin',
      ],
    ],
    turn: [
      'Charcoal has its uses, and a barbecue is one of them.',
      'If you like the black tube, check it for fluoride and use it rarely.',
    ],
    asks: ['Have you tried the black paste?', 'Which whitening promise made you laugh?'],
    ends: {
      p: 'Healthy first, white second.',
      a: 'Stain: polish. Shade: ask.',
      t: 'Abrasivity is measured; charcoal pastes vary widely and seldom print it.',
      f: 'Bring the tube along and ask.',
      h: 'Grey towels are included.',
      i: 'A smile is judged by other things than its shade.',
      l: 'Natural tones never date.',
    },
    work: 'A good question for anything with a promise on it: does it change the thing, or does it scrub the surface? It helps with tubes and with consultants.',
    keep: 'the next advert with a black smile',
    send: 'somebody with grey towels',
    own: [
      {
        about: 'whiten|(?<!and |, |or )polish|hygienist|scale',
        kinds: ['service', 'price', 'product', 'offer'],
        lead: 'If you would like it brighter, ask about this.',
      },
    ],
    pic: {
      ask: 'A piece of charcoal beside a white toothbrush',
      alt: 'A piece of charcoal beside a white toothbrush',
    },
    claims: [
      [
        'Insufficient evidence for charcoal dentifrices; may be abrasive, often without fluoride',
        'British Dental Journal and JADA reviews',
      ],
      ['Whitening restricted to dental professionals in UK/EU', 'GDC, EU cosmetics rules'],
    ],
  },
  {
    id: 'guard-that-fits',
    format: 'answer',
    again: 8,
    emoji: '🏒',
    tags: ['Mouthguard', 'SportsSafety', 'ClubSport'],
    question: 'Does my child need a mouthguard for sport?',
    short: [
      'For contact and stick sports it is widely advised. It has to fit, or it ends up in the sock.',
      'It is advised wherever there are sticks, balls or bodies in the way. The one that fits is the one that helps.',
    ],
    title: ['Mouthguards for sport: who needs one and what kind?', 'Which mouthguard for which sport?'],
    cover: 'The guard in the sock',
    gist: [
      'Hockey, rugby, boxing, skating: where elbows, balls and falls are part of the game, a mouthguard is advised. It helps only if it fits well enough to be worn.',
      'A guard you can talk and breathe with gets worn. One that does not fit spends the match in a sock.',
    ],
    subject: ['The guard in the sock', 'A good fit gets worn'],
    hooks: {
      '*': [
        'On many pitches the mouthguards are safe and sound: in the socks.',
        "A stick, a kerb, another child's head: front teeth meet surprisingly many things.",
        'A tooth costs more than a season ticket.',
      ],
      p: 'A mouthguard protects if it is in the mouth, and that is a question of fit.',
      a: 'No guard, no scrum.',
      t: 'A guard spreads the force of a blow and keeps the jaws apart. Thickness and fit decide how well.',
      f: 'New season, new boots. And how is the guard?',
      h: 'Shin pads for both legs, and in front of the teeth: optimism.',
      i: 'Playing hard is more fun with something to bite on.',
      l: 'The good ones fit so well that one forgets them.',
    },
    lines: {
      '*': [
        'A mouthguard is advised for hockey, rugby, boxing and other contact sports. One that fits badly is worn in the sock.',
        'Test for a mouthguard: does it stay up when you open your mouth, and can you say your phone number with it?',
        'Growing mouths outgrow guards. Try it on before each season, along with the boots.',
        'Rinse a mouthguard in cold water after the match and keep it in a box with holes. Hot water bends it out of shape.',
        'Write a name on the box and a phone number. They are left in every changing room of the land.',
      ],
      h: ['Smell of a mouthguard kept in a boot since May: scientists are on their way.'],
    },
    scene: [
      'The whistle is about to go. Twelve children reach into twelve socks, and two into the grass behind them.',
      "In a kit bag, between a bandage and a banana, lies something blue with a tooth pattern from last year's mouth.",
    ],
    why: [
      [
        'A blow to the front is carried by a single tooth, or, with a guard, by the whole row.',
        'Rubber gives way and spreads what would otherwise meet one spot.',
      ],
      [
        'What is loose has to be held by biting, which makes breathing and shouting difficult.',
        'If you cannot call for the ball with it, you will take it out.',
      ],
    ],
    parts: [
      [
        ['Choose by the sport', 'Look at what flies about'],
        [
          'Sticks, elbows, hard balls, hard floors: these are the candidates.',
          'Clubs and schools often have a rule. Ask before the season starts.',
          'Balls, sticks, elbows and floors are the reasons.',
        ],
        'A hockey stick beside a guard',
      ],
      [
        ['Choose by the fit', 'Look at how it sits'],
        [
          'Made to measure sits tightest; boil and bite is a compromise; off the shelf is a last resort.',
          'Lips closed, mouth opened: whatever falls out is too loose.',
          'If you can talk and breathe with it, you will wear it.',
        ],
        'A guard tried on a dental model',
      ],
      [
        ['Replace it as they grow', 'Children grow out of them'],
        [
          'New teeth, a brace, a growth spurt: have it checked.',
          'Chewed-through edges are another sign, usually from the bench.',
          'Try it on before each season, like boots.',
        ],
        'Two guards of different sizes',
      ],
      [
        ['Look after it', 'Rinse it, dry it, box it'],
        [
          'Cold rinse, soft brush, a box with air. Never a radiator.',
          'The dog loves them too, so keep the lid shut.',
          'It is warm and damp otherwise, and not only your dog likes that.',
        ],
        'A guard in a ventilated box',
      ],
    ],
    turn: ['And the sock can go back to being a sock.', 'Best put in at the changing room door.'],
    asks: ['Where does your mouthguard spend the match?', 'Does your club have a rule?'],
    ends: {
      p: 'Put it on the kit list beside the boots.',
      a: 'In the mouth. Not in the sock.',
      t: 'Force over area: a guard enlarges the second.',
      f: 'Have fun out there, and bring all of them home.',
      h: 'Keep the box shut. Dogs love them.',
      i: 'Play bravely, with something in front of it.',
      l: 'Unnoticed when it fits.',
    },
    work: 'Safety gear gets worn if it fits, and is found in the drawer if it does not. Before the next lecture on rules, ask who has the wrong size.',
    keep: 'the start of the season',
    send: 'whoever packs the kit bag',
    own: [
      {
        about: 'mouth ?guard|sports? guard|gum ?shield',
        kinds: ['product', 'service', 'price', 'offer'],
        lead: 'One that fits, then.',
      },
    ],
    pic: {
      ask: 'A mouthguard in its box beside a pair of boots',
      alt: 'A mouthguard in a box beside sports boots',
    },
    claims: [
      [
        'Mouthguards advised for contact and stick sports; custom-fitted fit best',
        'Oral Health Foundation, British Dental Association advice',
      ],
    ],
  },
  {
    id: 'behind-the-buzz',
    format: 'behind',
    again: 9,
    emoji: '🔊',
    tags: ['BehindTheScenes', 'DentalSounds', 'DentistVisit'],
    title: ['What the sounds at the dentist mean', 'Noises at the dentist, explained one by one'],
    cover: 'What hums, whines and gurgles',
    gist: [
      'A high whine is air driving a tiny turbine, the low rumble polishes, the gurgle is only water leaving. Sounds are easier to bear when you know them.',
      'Four noises make up most of a visit. Two of them have nothing to do with drilling.',
    ],
    subject: ['What hums, whines and gurgles', 'Four noises, explained'],
    hooks: {
      '*': [
        'Close your eyes in a dental chair and you hear a small orchestra. Only one of the players drills.',
        'The gurgling that worries children most is a straw.',
        'Each noise has a job, and only one of them is the one you think of.',
      ],
      p: 'Many people fear the sounds more than anything they feel.',
      a: 'Half of the noise is water.',
      t: 'The turbine turns several hundred thousand times a minute, driven by air. Hence the pitch.',
      f: 'Which noise is it that gets you? Let us take it apart.',
      h: 'Whine, gurgle, hum: either a dental visit or a modern composition.',
      i: 'What has a name is only half as frightening.',
      l: 'Behind each sound is a small, exact movement.',
    },
    lines: {
      '*': [
        "The gurgle at the dentist's is a suction tube removing water. It touches nothing that could hurt.",
        "The high whine at the dentist's comes from a tiny air turbine. It is so shrill because it is so small and so fast.",
        'Ultrasound for removing tartar whistles and tickles. It vibrates and rinses; it does not drill.',
        'Headphones are welcome in most dental chairs. Agree on a sign first, so that you can still be asked something.',
        'Ask to hear them before they are used. A noise you know is half as loud.',
      ],
      h: ["A dentist's turbine and a mosquito sing in the same register. Both would like you to keep still."],
    },
    scene: [
      'From behind a door comes that note, high and thin, and in the row of chairs three people turn a page.',
      'You have your eyes shut and your shoulders up by your ears, and the noise that you fear is rinsing.',
    ],
    why: [
      [
        'A sound without a picture is filled in by the imagination, and it rarely chooses something harmless.',
        'Ears work overtime when eyes see only a lamp.',
      ],
      [
        'In the skull it is louder than in the room, as bone conducts it straight to the ear.',
        'The person next to you hears half of what you hear; the rest comes through your own jaw.',
      ],
    ],
    parts: [
      [
        ['The whine', 'High and thin'],
        [
          'A turbine the size of a pea, driven by air, cooled by a fine spray.',
          'It does the quick work on hard enamel, usually for less time than it seems.',
          'It is air and water turning something tiny.',
        ],
        'A handpiece on its holder',
      ],
      [
        ['The rumble', 'Low and slow'],
        [
          'A slower motor, for polishing or for soft spots. It feels like a cat on a drum.',
          'Deep means slow. Much of it is only a rubber cup with paste.',
          'Mostly it is only polishing, and it tickles.',
        ],
        'A rubber polishing cup',
      ],
      [
        ['The whistle', 'Bright, with water'],
        [
          'Ultrasound, which shakes tartar loose while water carries it off.',
          'A bright hiss, a tickle and a lot of water: there are no blades in it.',
          'It shakes loose what has grown on. Nothing cuts.',
        ],
        'An ultrasonic tip with spray',
      ],
      [
        ['The gurgle', 'Slurping'],
        [
          'Suction. It empties the lake that the others make.',
          'Sometimes it catches a cheek, which is odd and no worse than that.',
          'A straw, and it works for you.',
        ],
        'A suction tube in a glass of water',
      ],
    ],
    turn: [
      'Ask to hear each of them once on your fingernail, if you like.',
      'Most practices will gladly play them to you beforehand.',
    ],
    asks: ['Which sound is it for you?', 'Headphones or listening in?'],
    ends: {
      p: 'Have it explained before it starts.',
      a: 'Name the noise and it shrinks.',
      t: 'Pitch follows speed; loudness follows bone.',
      f: 'And you may always put a hand up.',
      h: 'None of it will be played at your wedding.',
      i: 'Courage sometimes begins with knowing what gurgles.',
      l: 'And then it is quiet.',
    },
    work: 'Whatever your customers hear without seeing, they interpret. One sentence about the noise behind the door is good service in any trade.',
    keep: 'the evening before a visit',
    send: 'somebody who hates the whine',
    own: [
      {
        about: 'headphones|music|quiet(?:er)? (?:drill|handpiece|motor|instrument)',
        kinds: ['service', 'product', 'process', 'value'],
        lead: 'It can be gentler on the ears.',
      },
    ],
    pic: {
      ask: 'Handpieces on their holders, lamp off',
      alt: 'Dental handpieces on their holders',
      need: 'photo',
    },
    claims: [
      [
        'Air turbines run at several hundred thousand revolutions; bone conduction makes sounds louder to the patient',
        'dental and acoustics textbooks',
      ],
      ['Ultrasonic scalers vibrate with water', 'dental textbook'],
    ],
  },
  {
    id: 'tooth-fairy-rates',
    format: 'question',
    again: 8,
    emoji: '🧚',
    tags: ['ToothFairy', 'FamilyLife', 'MilkTeeth'],
    title: [
      'What does the tooth fairy bring at your house?',
      'Tooth fairy traditions: what is under your pillow?',
    ],
    cover: 'What does the fairy pay?',
    gist: [
      'A coin, a note, a letter in tiny handwriting: every family has its own rate. What lies under the pillow at yours, and has it gone up?',
      'In Spain a mouse comes, elsewhere teeth fly over the roof. What happens to a milk tooth in your family?',
    ],
    subject: ['The going rate for a milk tooth', 'Fairy, mouse or roof?'],
    hooks: {
      '*': [
        'A tooth is loose on a Tuesday, and the household discusses money.',
        'In some countries a mouse comes for the tooth. In others it gets thrown on the roof.',
        'There is a rate, and it is discussed in every playground.',
      ],
      p: 'Losing a milk tooth is celebrated almost everywhere, in very different ways.',
      a: 'Agree on the rate before the first one falls.',
      t: 'A child sheds twenty milk teeth between about six and twelve years of age. Budget accordingly.',
      f: 'How is it done at your place: coin, letter or glitter?',
      h: 'Inflation has reached the fairy. She now takes cards at some addresses.',
      i: 'A gap in a smile is a small step into being big.',
      l: 'A silver coin, a folded note, moonlight on a pillow.',
    },
    lines: {
      '*': [
        'What does the tooth fairy bring in your house: a coin, a note, a letter or something to read?',
        'Twenty milk teeth per child. Anyone who begins with a large note should be able to count.',
        'In Spain and France a mouse collects the teeth. In parts of Asia they fly over the roof. What did you do with yours?',
        'A nice idea for a fairy letter: praise the spot that was brushed well, in very small handwriting.',
        'Keep a spare coin by the bed. Teeth come out at ten at night.',
      ],
      h: [
        'The fairy forgot, and there was heavy traffic over Birmingham. It was the first thing that came to mind.',
      ],
    },
    scene: [
      'Six in the morning, a wail: it is still there. Two adults look at each other and invent weather.',
      'A tooth in a glass of water, a {torch|flashlight} under the blanket, and the firm intention of staying awake this time.',
    ],
    why: [
      [
        "Children know exactly what happened under their friends' pillows.",
        'Teeth fall out in class, so rates are compared before break.',
      ],
    ],
    parts: [
      [
        ['The coin', 'Money'],
        [
          'Shiny, always the same, and rubbed with a cloth beforehand. A classic.',
          'It keeps its value as a memory better than as money.',
          'One coin for one tooth, and no negotiation.',
        ],
        'A coin under a pillow',
      ],
      [
        ['The letter', 'Mail'],
        [
          'With a question in it, so that there has to be an answer. The handwriting should be hard to recognise.',
          "Slanting, tiny, green ink. Somebody's cover depends on it.",
          'She has views on brushing, and very small handwriting.',
        ],
        'A tiny folded letter',
      ],
      [
        ['The mouse', 'A mouse'],
        [
          'It takes the tooth and leaves something small. It eats no cheese from the fridge, though it could.',
          'Whoever has grandparents in France or Spain knows it well.',
          'It comes in through a hole nobody has found.',
        ],
        'A toy mouse on a windowsill',
      ],
      [
        ['The roof', 'A throw over the house'],
        [
          'A throw, a wish, and may the new one be straight.',
          'Needs a low roof and a steady aunt.',
          'The tooth lands somewhere, and the wish as well.',
        ],
        'A child looking up at a roof',
      ],
    ],
    turn: ['And if it gets forgotten, there was fog.', 'The tooth can go into a box, beside the first curl.'],
    asks: ['What does the tooth fairy bring at your house?', 'What did you get for your first one?'],
    ends: {
      p: 'The nicest customs are worth passing on.',
      a: 'Fix the price. Hold it.',
      t: 'Twenty deciduous teeth times your rate: do the sum first.',
      f: 'We want to know everything.',
      h: 'Rates are compared in the playground, so choose with care.',
      i: 'Someone small is growing.',
      l: 'Silver, moonlight, a very small gap.',
    },
    work: 'Parents in your team who look tired may have been fairies. Ask what the going rate is; nobody will speak of anything else until lunch.',
    keep: 'the first wobble',
    send: 'parents of somebody aged five',
    own: [
      {
        about: 'child|kids',
        kinds: ['service', 'offer', 'price', 'audience', 'people'],
        lead: 'The ones that follow have to last.',
      },
    ],
    pic: { ask: 'A coin and a tiny note on a pillow', alt: 'A coin and a tiny letter on a pillow' },
    claims: [
      ['Twenty milk teeth, shed between about six and twelve', 'dental textbook'],
      ['Mouse in Spain and France, roof throwing in parts of Asia', 'folklore, encyclopedia'],
    ],
  },
  {
    id: 'chocolate-season',
    format: 'season',
    again: 11,
    emoji: '🎄',
    when: { months: [12] },
    tags: ['ChristmasTips', 'SugarAndTeeth', 'DecemberHabits'],
    title: [
      'Chocolate, {biscuits|cookies} and teeth in December',
      'Christmas sweets and teeth: four easy rules',
    ],
    cover: 'A December plan for teeth',
    gist: [
      'Nobody needs to skip the {biscuits|cookies}. Eat them after meals, open the calendar after breakfast and before the toothbrush, and crack nuts with a nutcracker.',
      'December is for sweets, and teeth can take a good deal if it comes in heaps. Calendar, plate, bottle: three small changes.',
    ],
    subject: ['A plan for the {biscuit tin|cookie tin}', 'Nuts are for nutcrackers'],
    hooks: {
      '*': [
        'Behind door number four there is a chocolate, and you brushed your teeth two minutes ago.',
        'The tin is on the piano, the lid is loose, and it is the third of December.',
        'December tastes of sugar from about nine in the morning.',
      ],
      p: 'In December the order of things helps teeth more than abstinence does.',
      a: 'Open the calendar before you brush.',
      t: 'December changes the frequency of sugar, not only its amount, and frequency is what counts.',
      f: 'Nobody here will take your {biscuits|cookies} away.',
      h: 'Dentists also eat gingerbread. They merely look guiltier.',
      i: 'Enjoy it properly, and enjoy it together.',
      l: 'Marzipan after dinner, slowly, and then the evening is complete.',
    },
    lines: {
      '*': [
        'Open the advent calendar after breakfast, then brush. The other way round, the chocolate has the whole morning.',
        'Teeth are no nutcrackers. Fillings and edges break on walnuts every December, and on champagne corks, too.',
        'Christmas {biscuits|cookies} after coffee in one go are kinder to teeth than the tin that stands open all day.',
        'A loose crown on Christmas Eve? Keep it in a little box and {ring|call} the emergency line. Household glue is out of the question.',
        'Nuts and cheese on the plate as well, and half of it gets eaten first.',
      ],
      h: ['The nutcracker stands on the shelf in uniform, and you use your molars. He has noticed.'],
    },
    scene: [
      'Tin on the piano, plate on the sill, bag in the coat. By evening you have eaten one {biscuit|cookie}, forty times.',
      'Pyjamas, toothpaste, and then the small voice: I forgot my door!',
    ],
    why: [
      [
        'Many small sweet moments are harder on teeth than a few large ones.',
        'An open tin makes a long day of it for the enamel.',
      ],
      [
        'Practices are closed over the holidays, and hard things break teeth at exactly that time.',
        'What cracks on the twenty-fourth has to be bridged until somebody is there.',
      ],
    ],
    parts: [
      [
        ['Door first, brush second', 'Chocolate, then toothbrush'],
        [
          'Move the calendar to the breakfast table and the problem is gone.',
          'Hang it by the {bread bin|breadbox} rather than by the bed.',
          'It is a matter of where the calendar hangs.',
        ],
        'An advent calendar beside a breakfast plate',
      ],
      [
        ['Give the plate a time', 'Sweet hour instead of sweet day'],
        [
          'After coffee, everyone together, and then the lid goes on.',
          'Out of sight it lasts until Epiphany, or at least until Sunday.',
          'A tin that is open all afternoon is never finished.',
        ],
        'A lid placed on a tin',
      ],
      [
        ['Use tools for shells and caps', 'Nothing gets opened with teeth'],
        [
          'Nutcracker, bottle opener, scissors for the ribbon.',
          'Molars were made for porridge and roast, not for packaging.',
          'They cannot be sent back.',
        ],
        'A nutcracker beside walnuts',
      ],
      [
        ['Write down the emergency number', 'Know whom to call on the holidays'],
        [
          'Beside the fire brigade and the neighbour with the spare key.',
          'Look it up now, while nobody is holding their cheek.',
          'A molar and a nut have met before.',
        ],
        'A number on a note by a phone',
      ],
    ],
    turn: ['And then: help yourself.', 'January comes early enough.'],
    asks: [
      'Which {biscuit|cookie} is the first to go in your house?',
      'What have you opened with your teeth, honestly?',
    ],
    ends: {
      p: 'A small change of order is all it needs.',
      a: 'Heap, not drip. Tool, not tooth.',
      t: 'Fewer exposures, no point loads.',
      f: 'Have a lovely December, and save somebody a gingerbread.',
      h: 'The nutcracker is grateful for the work.',
      i: 'A good feast has a beginning and an end.',
      l: 'The last one, by candlelight.',
    },
    work: 'The open tin at the office belongs to the good customs of December. Move it from the corridor to the coffee table and it becomes one.',
    keep: 'the first Sunday in Advent',
    send: 'the guardian of the {biscuit tin|cookie tin}',
    own: [
      {
        about: 'emergenc|holiday|christmas|out of hours|between the years',
        kinds: ['hours', 'service', 'policy', 'process'],
        lead: 'And over the holidays?',
      },
    ],
    pic: {
      ask: 'A {biscuit tin|cookie tin} with its lid half on, and a nutcracker',
      alt: 'A {biscuit tin|cookie tin} and a nutcracker',
    },
    claims: [
      ['Frequency matters; do not use teeth as tools', 'Oral Health Foundation'],
      ['Do not use household glue on crowns', 'NHS advice'],
    ],
  },
  {
    id: 'reading-the-tube',
    format: 'glossary',
    again: 12,
    emoji: '🪥',
    tags: ['ToothpasteLabel', 'Fluoride', 'PlainEnglish'],
    title: [
      'How to read a toothpaste tube: ppm, fluoride, RDA',
      'Toothpaste labels: which number is worth reading',
    ],
    cover: 'What the tube is telling you',
    gist: [
      'Ppm, sodium fluoride, RDA, SLS, whitening: the words on a tube of toothpaste, and which of them matters when you choose.',
      'Most of the tube is advertising. The useful part is on the back, in small print, and it is a number with ppm after it.',
    ],
    subject: ['Turn the tube round', 'The small print of toothpaste'],
    hooks: {
      '*': [
        'Turn the tube round. The front is for the shelf; the back is for you.',
        'Three whitenings, two freshes and one pro on the front. On the back stands a number that matters.',
        'The front says fresh. The back says what is in it.',
      ],
      p: 'One line on the back of the tube tells you most of what you need.',
      a: 'Look for fluoride and its number. Skip the rest.',
      t: 'Fluoride strength is given in parts per million. For adults about fourteen hundred is usual.',
      f: 'Have you ever read your toothpaste? It is quicker than shampoo.',
      h: '"Advanced" on a tube means that there was an earlier one.',
      i: 'Once you can read the back you will choose in ten seconds.',
      l: 'Behind the gold letters stands the formula.',
    },
    lines: {
      '*': [
        'The one thing to look for on a toothpaste tube: fluoride, around fourteen hundred parts per million for most adults. The rest is taste.',
        '"Whitening" on a toothpaste usually means polishing. It can lift stains; it does not bleach.',
        'If your mouth is often sore, have it looked at. Some people also get on better with a toothpaste without SLS, the foaming agent.',
        'Sensitive toothpaste works by being there daily for a few weeks, and not by being used once. Give it a fair trial.',
        'If the whole family uses one tube, look at the age on the back first.',
      ],
      h: ['Toothpaste for men, for night, for active breath: the teeth have not been told the difference.'],
    },
    scene: [
      'Forty tubes, four metres of shelf, and you take the blue one because it has always been the blue one.',
      'The child reads the tube aloud while brushing. It is long, foreign and slightly threatening.',
    ],
    why: [
      [
        'Fluoride is what protects against decay, and its strength has to be printed on the packaging in many countries.',
        'The claim on the front is chosen by marketing; what stands on the back is regulated.',
      ],
      [
        'Whoever knows the words pays for what they need and not for adjectives.',
        'Dear and cheap often differ by the lid.',
      ],
    ],
    parts: [
      [
        'ppm',
        [
          'Parts per million: how much fluoride is in it. Grown-ups commonly use one with a little over a thousand and three hundred.',
          "Children's pastes may have less; ask what suits the age.",
          'How strong the fluoride is. It is printed small, and it is the point.',
        ],
        'A thumb on small print',
      ],
      [
        'Sodium fluoride',
        [
          'One of several forms, all meant to harden the enamel. You may also read stannous fluoride.',
          'The first name is the carrier; the second is what counts.',
          'The substance that hardens. There are cousins of it with other names.',
        ],
        'A line of small print',
      ],
      [
        'RDA',
        [
          'How abrasive it is. Seldom printed; makers tell if asked.',
          'A low figure is kind to bare tooth necks.',
          'How hard it scrubs. Low is friendly.',
        ],
        'A smear of paste on a fingertip',
      ],
      [
        'SLS',
        [
          'It makes foam. Some mouths do not like it.',
          'Without it there is less lather and no less cleaning.',
          'Foam. If your lips get sore, try one without.',
        ],
        'Foam on a brush',
      ],
      [
        'Sensitive',
        [
          'Contains something that calms or seals open tooth necks, and needs regular use.',
          'If cold water still hurts after a month, show somebody.',
          'For teeth that flinch. Give it a few weeks.',
        ],
        'A glass with ice',
      ],
    ],
    turn: [
      'The blue one may well be fine. Turn it round.',
      'Flavour is allowed to decide as well, since it decides whether you brush.',
    ],
    asks: ['Which word on the tube puzzles you?', 'Mint, or anything but mint?'],
    ends: {
      p: 'Fluoride first, taste second, colour never.',
      a: 'Read the back. Ignore the front.',
      t: 'Concentration, abrasivity, detergent: three figures that describe a paste.',
      f: 'Bring yours along if you cannot make it out.',
      h: '"Pro" is short for probably.',
      i: 'Ten seconds of reading, years of brushing.',
      l: 'Plain tube, good formula.',
    },
    work: 'Look at your own packaging: what does the front promise, and where is the sentence that helps somebody to choose? Swap sides, for once.',
    keep: 'the next time you choose a toothpaste',
    send: 'whoever buys the blue one',
    own: [
      {
        about: 'toothpaste|fluoride|sensitiv|varnish|prevent',
        kinds: ['service', 'product', 'price'],
        lead: 'Some teeth need more than a tube.',
      },
    ],
    pic: {
      ask: 'The back of a toothpaste tube, brand not visible',
      alt: 'The small print on a toothpaste tube',
    },
    claims: [
      ['Adult fluoride toothpaste 1350 to 1500 ppm', 'NHS, Delivering better oral health'],
      [
        'Whitening pastes mostly act by abrasion; SLS may irritate some; desensitising pastes need regular use',
        'dental textbook, Oral Health Foundation',
      ],
    ],
  },
];
