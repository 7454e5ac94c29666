// Teeth through the day and the year: sugar, sport, sleep, children, age.
import type { Idea } from '../../library/idea.ts';
import { IMPLANTS_ONLY, NO_SMALL_TEETH, ORTHODONTIST } from './kinds.ts';

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
    cover: 'Sweets: how often, not how much',
    gist: [
      'Each time something sweet comes along, the mouth turns sour for a good while. {Ten sweets|Ten candies} after lunch are kinder than one every half hour.',
      'Teeth mind how many times a day you eat sweets. Have them together, with a meal, and leave long gaps in between.',
    ],
    subject: ['Eat your sweets all at once', 'The bag of {sweets|candy} on the desk'],
    hooks: {
      '*': [
        'Two children get the same bag of {sweets|candy}. One eats it after lunch, the other makes it last all day. Whose teeth fare better?',
        'The sweet tea that goes cold on your desk is drunk in twenty sips. Your teeth notice each of them.',
        'For your teeth it matters less how much sugar you eat than how often.',
      ],
      p: 'For teeth, how often you eat sweets matters more than how much.',
      a: 'Eat your {sweets|candy} in one go. Then stop.',
      t: 'After sugar, plaque stays sour for half an hour to an hour. Every sip starts that again.',
      f: 'Do you have something sweet on your desk? A small suggestion.',
      h: 'A child who saves {sweets|candy} for later is admirable in every way but one.',
      i: 'You need not give up the {biscuit|cookie}. Just give it a fixed time.',
      l: 'A dessert, enjoyed at the table, and then no more until supper.',
    },
    lines: {
      '*': [
        'For teeth, the whole bar after lunch is kinder than one square an hour. Each sweet moment starts a new round of acid.',
        'Sweet tea sipped all morning keeps teeth in acid all morning. Drink it with breakfast and have water at the desk.',
        'A pause of two or three hours between meals gives saliva time to repair. Grazing takes that time away.',
        '"No added sugar" can still be sweet: juices, dried fruit and honey count as sugar to a tooth.',
        'Finish your {sweets|candy} in one go and enjoy them. It is kinder to your teeth.',
      ],
      h: ['Sharing a bag of {sweets|candy} with the office is generous, and good for your own teeth.'],
    },
    scene: [
      'A jar of {sweets|candy} on the desk, and a hand that reaches in every quarter of an hour. By five nobody has eaten much, but it took all day.',
      'The {buggy|stroller} rolls through the park, and in a small fist there is a bottle with apple juice. It lasts until the ducks.',
    ],
    why: [
      [
        'Bacteria turn sugar into acid within minutes, and it takes saliva a good while to put that right.',
        'Each sweet starts an attack, and after it comes a slow repair. Short gaps leave no time for that.',
      ],
      [
        'The size of the portion makes less difference to this than you would think.',
        'One sweet or six in the same five minutes: for the mouth it is one event.',
      ],
    ],
    parts: [
      [
        ['Eat sweet things with meals', 'Have {sweets|candy} straight after lunch'],
        [
          'Saliva is flowing anyway, and the round of acid is already going.',
          'As a {pudding|dessert}, a sweet does your teeth hardly any extra harm.',
          'Your teeth have one sour spell instead of two.',
        ],
        'A small dessert beside a plate',
      ],
      [
        ['Drink only water in between', 'Between meals, only water'],
        [
          'Plain, from the {tap|faucet}, as often as you like.',
          'A squeeze of lemon or a splash of squash makes it count again.',
          'Tea with sugar counts, however small the sip.',
        ],
        'A glass of water at a desk',
      ],
      [
        ['Beware of sweets that last long', 'Watch out for lollies and toffees'],
        [
          'Lollies, toffees, sipped lemonade: time is what does it.',
          'A caramel stays in your teeth for the whole film, chocolate is soon gone.',
          'What melts slowly feeds the acid for longest.',
        ],
        'A lolly on a saucer',
      ],
    ],
    turn: ['The bag of {sweets|candy} gets empty either way.', 'You may keep the {biscuit|cookie}.'],
    asks: ['Do you save your {sweets|candy}, or eat them at once?', 'What is in the jar on your desk?'],
    ends: {
      p: 'A fixed time for sweet things is easier than a ban.',
      a: 'Sweet things: fewer times a day.',
      t: 'It is how often, more than how much, that takes minerals from the tooth.',
      f: 'Try one day with only water between meals.',
      h: 'This is a rare case in which greed is good for you.',
      i: 'It is easier to move a habit than to give it up.',
      l: 'One {biscuit|cookie}, at the right time, with a good cup of coffee.',
    },
    keep: 'the drawer with the {sweets|candy}',
    send: 'the colleague with the jar',
    own: [
      {
        about: 'prevent|diet|check.?up|child',
        kinds: ['service', 'price', 'offer'],
        lead: 'We talk about this at check-ups, too.',
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
    cover: 'You brush too hard',
    gist: [
      'Splayed bristles and sore gum edges are signs of too much pressure. Hold the brush with three fingers, choose a soft one, and make small circles.',
      'Plaque is soft: it comes off with time and patience. Force only wears down the gum and the neck of the tooth.',
    ],
    subject: ['You are not scrubbing a pan', 'Look at your bristles'],
    hooks: {
      '*': [
        'Look at your toothbrush from the side. If it looks like an old doormat, you press too hard.',
        'Plaque is about as soft as cream cheese. Nobody scrubs cream cheese.',
        'If your toothbrush looks old after a week, you are brushing too hard.',
      ],
      p: 'People who take brushing seriously often press too hard.',
      a: 'Press less when you brush. Plaque is soft.',
      t: 'Excess force with hard bristles contributes to gum recession and to wear at the neck of the tooth.',
      f: 'Do you brush as you would scour a pan?',
      h: 'Scrub the kitchen floor. Brush your gums.',
      i: 'You can brush gently and thoroughly at the same time.',
      l: 'Brush with a light hand, as you would dust a picture frame.',
    },
    lines: {
      '*': [
        'Bristles bent outwards after a few weeks mean that you press too hard. Hold your toothbrush with three fingers, like a pencil.',
        'Plaque is soft and comes off with light strokes. What does not come off is tartar, and no toothbrush at home will shift that.',
        'Brushing too hard shows on one side first: right-handers often wear down the left. Look in the mirror by daylight.',
        'Soft or medium bristles suit most people. Hard ones belong in the tool box.',
        'Press your toothbrush on the kitchen scale. A hundred and fifty grams is about right.',
      ],
      h: ['If your brushing sounds like somebody sanding a boat, press less.'],
    },
    scene: [
      'The door is shut, and still the whole landing can hear somebody brush.',
      'A new toothbrush on the first of the month. By the tenth it has a parting.',
    ],
    why: [
      [
        'Pressed flat, bristles lie on their sides, but it is the tips that clean.',
        'Fine tips get under the gum line, and force bends them away from it.',
      ],
      [
        'Gum that has drawn back does not simply grow again, and what lies bare below is softer than enamel.',
        'The neck of a tooth has no enamel. It is the part that suffers from a heavy hand.',
      ],
    ],
    parts: [
      [
        ['Hold the brush in another way', 'Hold the brush like a pencil'],
        [
          'Use three fingers, like holding a pen. A fist presses too hard.',
          'Try writing your name in the air with it: that is the pressure.',
          'With three fingers you can hardly press too much.',
        ],
        'A toothbrush held like a pencil',
      ],
      [
        ['Buy a soft toothbrush', 'Choose bristles that give way'],
        [
          'It bends sooner and reaches further.',
          'It says so on the packet, in small letters.',
          'Stiff bristles are for floors.',
        ],
        'Soft bristles against a fingertip',
      ],
      [
        ['Make small circles', 'Circle, do not saw'],
        [
          'Two teeth at a time, at the edge of the gum, then move on.',
          'Sawing to and fro at that spot is how notches come about.',
          'Gums wear away when you scrub along them.',
        ],
        'A brush circling on model teeth',
      ],
      [
        ['Brush for longer, with less force', 'Give it time and not force'],
        [
          'Two minutes with little pressure beat one with a lot.',
          'A song or a timer helps those whose arm wants to rush.',
          'After two minutes plaque comes off by itself.',
        ],
        'A timer beside a basin',
      ],
    ],
    turn: [
      'And if a tooth neck is already bare and sensitive, have it looked at.',
      'Leave the scouring to pans.',
    ],
    asks: [
      'What does your toothbrush look like after a month?',
      'Pencil or fist: how do you hold your toothbrush?',
    ],
    ends: {
      p: 'Ask to be shown at the next check-up. It takes a minute.',
      a: 'Three fingers, soft bristles, two minutes.',
      t: 'Only the tips of the bristles clean, so keep them upright.',
      f: 'Look at your toothbrush tonight, from the side.',
      h: 'You do not need your elbow for it.',
      i: 'It is a relief, really: less effort and a better result.',
      l: 'A light hand cleans just as well.',
    },
    keep: 'tonight, brush in hand',
    send: 'the one everybody can hear brushing',
    own: [
      {
        about: 'hygienist|gum|sensitiv|recession',
        kinds: ['service', 'price', 'people', 'product'],
        lead: 'We can look at your technique together.',
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
      'White teeth need two things: a clean surface and a light shade below. A black paste works on the first only, and not always gently.',
    ],
    subject: ['Black paste, white teeth?', 'What charcoal can and cannot do'],
    hooks: {
      '*': [
        'Brushing your teeth with charcoal deserves a second thought.',
        'The colour of your teeth lies mostly under the enamel, where no paste gets to.',
        'Charcoal toothpaste cleans like a scouring pad. Is that good for enamel?',
      ],
      p: 'Before you buy a whitening paste it is worth knowing what makes teeth yellow.',
      a: 'Charcoal does not bleach teeth.',
      t: 'Stains sit on the enamel, the colour lies in the dentine below. Scrubbing reaches the first, only bleach the second.',
      f: 'Curious about black toothpaste? Fair enough, let us look.',
      h: 'It makes the basin black, the towel grey and you poorer.',
      i: 'Healthy teeth need not be as white as paper.',
      l: 'Ivory is a colour, and a rather fine one for teeth.',
    },
    lines: {
      '*': [
        'Charcoal toothpaste can take off surface stains. It does not bleach, and reviews find too little evidence that it is safe and useful.',
        'Check whether a whitening paste contains fluoride. Many charcoal ones do not, and that is a poor bargain.',
        'Teeth get darker with age because the enamel thins and the yellower layer beneath shows through. More scrubbing makes that worse.',
        'Crowns and fillings do not change colour with whitening. Whoever has them at the front should ask before anything is bleached.',
        'To keep stains off teeth: milk in the tea, and water after coffee.',
      ],
      h: ['There is a reason why nobody polishes porcelain with briquettes.'],
    },
    scene: [
      'In the video a black mouth laughs, is rinsed and gleams. In your bathroom you clean the tiles afterwards.',
      'On the shelf stands a tube with a bamboo lid. The back of it takes back what the front promises.',
    ],
    why: [
      [
        'Coffee, tea, wine and smoke leave stains on the surface, and anything gritty takes off a bit of them.',
        'Rubbing works on stains on top. An ordinary paste or a cleaning does that as well.',
      ],
      [
        'Under the enamel lies dentine, which is yellowish by nature, more so with the years.',
        'Whether your teeth are light or dark is inherited, like your eyes.',
      ],
    ],
    parts: [
      [
        ['Find out what kind of stain it is', 'On the tooth or in it?'],
        [
          'A stain on top feels rough and has edges; the shade beneath is even.',
          'A professional can tell at a glance which of them you are looking at.',
          'Only what is on the tooth can be rubbed off.',
        ],
        'A shade guide held up',
      ],
      [
        ['Have the stains polished off', 'Let a professional polish your teeth'],
        [
          'Polishing takes off tea and tartar and is kinder than grit.',
          'Often that is all it takes.',
          'It is done with care, in one visit.',
        ],
        'A polishing cup on a tray',
      ],
      [
        ['Ask before you bleach', 'Talk to a dentist before you bleach'],
        [
          'Whether it suits depends on gums, fillings and sensitivity.',
          'In many places it is in professional hands by law, for good reason.',
          'Fillings do not change colour, and sensitive necks hurt.',
        ],
        'A dental mirror on a clean napkin',
      ],
    ],
    turn: [
      'Charcoal has its uses, and a barbecue is one of them.',
      'If you like black toothpaste, check that it has fluoride and use it rarely.',
    ],
    asks: ['Have you tried black toothpaste?', 'Which whitening promise made you laugh?'],
    ends: {
      p: 'Healthy teeth first, white teeth second.',
      a: 'For a stain: polish. For the shade: ask.',
      t: 'How much a paste scrubs can be measured; charcoal pastes vary widely and seldom print it.',
      f: 'Bring the tube along and ask us.',
      h: 'Grey towels are included.',
      i: 'A smile is judged by other things than its shade.',
      l: 'Natural teeth never go out of fashion.',
    },
    keep: 'the next advert for white teeth',
    send: 'somebody with grey towels',
    own: [
      {
        about: 'whiten|(?<!and |, |or )polish|hygienist|scale',
        kinds: ['service', 'price', 'product', 'offer'],
        lead: 'If you would like your teeth whiter, ask about this.',
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
      'For contact and stick sports it is widely advised. It has to fit, or your child will not wear it.',
      'It is advised wherever there are sticks, balls or elbows. Only one that fits will be worn.',
    ],
    title: ['Mouthguards for sport: who needs one and what kind?', 'Which mouthguard for which sport?'],
    cover: 'A mouthguard that fits',
    gist: [
      'Hockey, rugby, boxing, skating: where elbows, balls and falls are part of the game, a mouthguard is advised. It helps only if it fits well enough to be worn.',
      'A mouthguard you can talk and breathe with gets worn. One that does not fit spends the match in a sock.',
    ],
    subject: ['The mouthguard in the sock', 'A mouthguard that gets worn'],
    hooks: {
      '*': [
        'On many pitches the mouthguards are quite safe: in the socks.',
        "A stick, a kerb, another child's head: front teeth get knocked in sport more often than you think.",
        'Does your child need a mouthguard? A broken tooth costs more than the guard.',
      ],
      p: 'A mouthguard only protects when it is worn, and it is worn when it fits.',
      a: 'No mouthguard, no scrum.',
      t: 'A mouthguard spreads the force of a blow and keeps the jaws apart. How well depends on thickness and fit.',
      f: 'New season, new boots. And does the mouthguard still fit?',
      h: 'Shin pads for both legs, and nothing in front of the teeth but hope.',
      i: 'With a mouthguard in, you can play as hard as you like.',
      l: 'A good mouthguard fits so well that you forget it.',
    },
    lines: {
      '*': [
        'A mouthguard is advised for hockey, rugby, boxing and other contact sports. One that fits badly is worn in the sock.',
        'Test for a mouthguard: does it stay up when you open your mouth, and can you say your phone number with it?',
        'Growing mouths outgrow guards. Try it on before each season, along with the boots.',
        'Rinse a mouthguard in cold water after the match and keep it in a box with holes. Hot water bends it out of shape.',
        'Write a name and a phone number on the mouthguard box. One is left in every changing room.',
      ],
      h: ['A mouthguard that was in a boot since May: please open the window.'],
    },
    scene: [
      'The whistle is about to go. Twelve children take the mouthguard from the sock, and two look for it in the grass.',
      'In a kit bag, between a bandage and a banana, lies a blue mouthguard that fitted last year.',
    ],
    why: [
      [
        'Without a mouthguard one tooth takes the blow, with it the whole row does.',
        'Rubber gives way and spreads the blow.',
      ],
      [
        'A loose mouthguard has to be held by biting, which makes breathing and shouting difficult.',
        'If you cannot call for the ball with it, you will take it out.',
      ],
    ],
    parts: [
      [
        ['Is your sport on the list?', 'Choose by the sport'],
        [
          'Hockey, rugby, boxing, skating: it is advised for all of these.',
          'Clubs and schools often have a rule. Ask before the season starts.',
          'Sticks, balls, elbows and hard floors break teeth.',
        ],
        'A hockey stick beside a guard',
      ],
      [
        ['Choose one that fits well', 'Test the fit before you buy'],
        [
          'Made to measure fits best; boil and bite is a compromise; off the shelf is a last resort.',
          'Close your lips, open your mouth: if it falls out, it is too loose.',
          'If you can talk and breathe with it, you will wear it.',
        ],
        'A guard tried on a dental model',
      ],
      [
        ['Buy a new one as they grow', 'Children grow out of their guards'],
        [
          'New teeth, a brace, a growth spurt: have it checked.',
          'Chewed edges are another sign, usually from the bench.',
          'Try it on before each season, like boots.',
        ],
        'Two guards of different sizes',
      ],
      [
        ['Rinse it, dry it, box it', 'Look after your mouthguard'],
        [
          'Cold rinse, soft brush, a box with air. Never a radiator.',
          'Dogs love to chew them, so keep the lid shut.',
          'Germs like it warm and damp, and dogs like the taste.',
        ],
        'A guard in a ventilated box',
      ],
    ],
    turn: ['Then the sock can do without a mouthguard.', 'It is best put in at the changing room door.'],
    asks: ['Where does your mouthguard spend the match?', 'Does your club have a rule about mouthguards?'],
    ends: {
      p: 'Put the mouthguard on the kit list beside the boots.',
      a: 'Wear it in the mouth, and not in the sock.',
      t: 'The wider the guard spreads a blow, the less each tooth takes.',
      f: 'Have fun out there, and bring all your teeth home.',
      h: 'Keep the box shut. Dogs love mouthguards.',
      i: 'Play bravely, with your teeth protected.',
      l: 'A good guard goes unnoticed.',
    },
    keep: 'the start of the season',
    send: 'whoever packs the kit bag',
    own: [
      {
        about: 'mouth ?guard|sports? guard|gum ?shield',
        kinds: ['product', 'service', 'price', 'offer'],
        lead: 'If you want one that fits.',
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
    unless: IMPLANTS_ONLY,
  },
  {
    id: 'behind-the-buzz',
    format: 'behind',
    again: 9,
    emoji: '🔊',
    tags: ['BehindTheScenes', 'DentalSounds', 'DentistVisit'],
    title: ['What the sounds at the dentist mean', 'Noises at the dentist, explained one by one'],
    cover: 'What those dental noises mean',
    gist: [
      "The high whine is a tiny turbine, the low rumble polishes, the gurgle is only suction. Noises at the dentist's are easier to bear when you know them.",
      'Four noises make up most of a dental visit. Two of them have nothing to do with drilling.',
    ],
    subject: ["The noises at the dentist's", 'Four dental noises, explained'],
    hooks: {
      '*': [
        "Close your eyes at the dentist's and you hear four noises. Only one of them is the drill.",
        "The gurgling at the dentist's that worries children most is only a straw.",
        "Of all the noises at the dentist's, which do you fear most?",
      ],
      p: "Many people fear the sounds at the dentist's more than anything they feel.",
      a: "Half of the noise at the dentist's is water.",
      t: 'The turbine turns several hundred thousand times a minute, driven by air. Hence the pitch.',
      f: 'Does the drill set your teeth on edge? Let us take the noises apart.',
      h: 'Whine, gurgle, hum: either a dental visit or a modern composition.',
      i: 'A noise you can name is only half as frightening.',
      l: "Behind each noise at the dentist's is a small, exact movement.",
    },
    lines: {
      '*': [
        "The gurgle at the dentist's is a suction tube removing water. It touches nothing that could hurt.",
        "The high whine at the dentist's comes from a tiny air turbine. It is so shrill because it is so small and so fast.",
        'Ultrasound for removing tartar whistles and tickles. It vibrates and rinses; it does not drill.',
        'Headphones are welcome in most dental chairs. Agree on a sign first, so that you can still be asked something.',
        'Ask to hear the dental tools before they are used. A noise you know is half as loud.',
      ],
      h: ["A dentist's turbine and a mosquito sing in the same register. Both would like you to keep still."],
    },
    scene: [
      'Through the door of the {surgery|treatment room} comes a high, thin whine, and in the waiting room three people turn a page.',
      'You have your eyes shut and your shoulders up by your ears, and the noise is only the rinsing.',
    ],
    why: [
      [
        'When you cannot see what makes a noise, you imagine something worse.',
        'Ears work overtime when all you see is a lamp.',
      ],
      [
        'It sounds louder to you than to others, as bone carries it straight to the ear.',
        'The {nurse|assistant} hears half of what you hear; the rest comes through your own jaw.',
      ],
    ],
    parts: [
      [
        ['The high whine is a turbine', 'High and thin: the turbine'],
        [
          'A turbine the size of a pea, driven by air, cooled by a fine spray.',
          'It does the quick work on hard enamel, usually for less time than it seems.',
          'Air and water turn something tiny.',
        ],
        'A handpiece on its holder',
      ],
      [
        ['The low rumble polishes', 'Low and slow: the polisher'],
        [
          'A slower motor, for polishing or for soft spots. It feels like a cat purring.',
          'Much of it is only a rubber cup with paste.',
          'Mostly it is only polishing, and it tickles.',
        ],
        'A rubber polishing cup',
      ],
      [
        ['The whistle removes tartar', 'A whistle with water: ultrasound'],
        [
          'Ultrasound, which shakes tartar loose while water carries it off.',
          'A hiss, a tickle and a lot of water: there are no blades in it.',
          'It shakes the tartar loose. Nothing cuts.',
        ],
        'An ultrasonic tip with spray',
      ],
      [
        ['The gurgle is suction', 'Slurping: the suction tube'],
        [
          'It takes away the water that the others spray.',
          'Sometimes it catches your cheek, which feels odd and does no harm.',
          'It is a straw for water.',
        ],
        'A suction tube in a glass of water',
      ],
    ],
    turn: [
      'Ask to feel each of them once on your fingernail, if you like.',
      'Most practices will gladly play them to you beforehand.',
    ],
    asks: ['Which sound is it that gets you?', 'Do you wear headphones or listen in?'],
    ends: {
      p: 'Ask what you will hear before it starts.',
      a: 'Know the noise, and it shrinks.',
      t: 'A higher note means a faster motor; your own bone makes it loud.',
      f: 'And you may always put a hand up.',
      h: 'At least nobody will play it at your wedding.',
      i: 'It takes less courage when you know what gurgles.',
      l: 'And then it is quiet.',
    },
    keep: 'the evening before a visit',
    send: 'somebody who hates the whine of the drill',
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
    unless: ORTHODONTIST,
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
    cover: 'How much for a milk tooth?',
    gist: [
      'A coin, a note, a letter in tiny handwriting: every family has its own rate for a milk tooth. What lies under the pillow at yours?',
      'In Spain a mouse comes, elsewhere teeth fly over the roof. What happens to a milk tooth in your family?',
    ],
    subject: ['The going rate for a milk tooth', 'Fairy, mouse or roof?'],
    hooks: {
      '*': [
        'A milk tooth is loose on a Tuesday, and the parents discuss what it is worth.',
        'In some countries a mouse comes for the milk tooth. In others it is thrown on the roof.',
        'How much does a tooth fairy pay? It is discussed in every playground.',
      ],
      p: 'A lost milk tooth is celebrated almost everywhere, in very different ways.',
      a: 'Agree what a milk tooth is worth before the first one falls out.',
      t: 'A child sheds twenty milk teeth between about six and twelve years of age. Budget accordingly.',
      f: 'How is it done at yours: coin, letter or glitter from the tooth fairy?',
      h: 'Inflation has reached the tooth fairy. At some addresses she takes cards.',
      i: 'A gap in a smile is a step towards being big.',
      l: 'A silver coin, a folded note, moonlight on a pillow.',
    },
    lines: {
      '*': [
        'What does the tooth fairy bring in your house: a coin, a note, a letter or something to read?',
        'Twenty milk teeth per child. Anyone who begins with a large note should be able to count.',
        'In Spain and France a mouse collects the teeth. In parts of Asia they fly over the roof. What did you do with yours?',
        'A nice idea for a fairy letter: praise the spot that was brushed well, in very small handwriting.',
        'Keep a coin by the bed for the tooth fairy. Teeth come out at ten at night.',
      ],
      h: ['The tooth fairy forgot. There was heavy traffic over Birmingham, we said.'],
    },
    scene: [
      'Six in the morning, a wail: the tooth is still there. Two adults look at each other and blame the weather.',
      'A milk tooth in a glass of water, a {torch|flashlight} under the blanket, and the firm intention of staying awake this time.',
    ],
    why: [
      [
        "Children know exactly what happened under their friends' pillows.",
        'Teeth fall out in class, so rates are compared before break.',
      ],
    ],
    parts: [
      [
        ['A coin under the pillow', 'The fairy brings money'],
        [
          'Shiny, always the same, and polished with a cloth beforehand.',
          'It keeps its value as a memory better than as money.',
          'One coin for one tooth, and no haggling.',
        ],
        'A coin under a pillow',
      ],
      [
        ['A letter from the fairy', 'The fairy writes a note'],
        [
          'With a question in it, so that there has to be an answer.',
          'In tiny green handwriting that nobody must recognise.',
          'She praises good brushing, in very small handwriting.',
        ],
        'A tiny folded letter',
      ],
      [
        ['A mouse takes the tooth', 'The mouse comes instead'],
        [
          'It takes the tooth and leaves something small.',
          'Children in France and Spain know it well.',
          'It comes in through a hole nobody has found.',
        ],
        'A toy mouse on a windowsill',
      ],
      [
        ['The tooth goes on the roof', 'You throw it over the house'],
        [
          'A throw, a wish, and may the new one be straight.',
          'It needs a low roof and a good throw.',
          'And you make a wish.',
        ],
        'A child looking up at a roof',
      ],
    ],
    turn: [
      'And if the fairy forgets, there was fog.',
      'The tooth can be kept in a box, beside the first curl.',
    ],
    asks: ['What lies under the pillow at your house?', 'What did you get for your first milk tooth?'],
    ends: {
      p: 'The nicest customs are worth passing on.',
      a: 'Fix the rate, and keep to it.',
      t: 'Twenty deciduous teeth times your rate: do the sum first.',
      f: 'We want to know what your fairy pays.',
      h: 'Rates are compared in the playground, so choose with care.',
      i: 'Somebody small is growing.',
      l: 'A silver coin, and a very small gap.',
    },
    keep: 'the first wobbly tooth',
    send: 'parents of somebody aged five',
    own: [
      {
        about: 'child|kids',
        kinds: ['service', 'offer', 'price', 'audience', 'people'],
        lead: 'The teeth that follow have to last.',
      },
    ],
    pic: { ask: 'A coin and a tiny note on a pillow', alt: 'A coin and a tiny letter on a pillow' },
    claims: [
      ['Twenty milk teeth, shed between about six and twelve', 'dental textbook'],
      ['Mouse in Spain and France, roof throwing in parts of Asia', 'folklore, encyclopedia'],
    ],
    unless: NO_SMALL_TEETH,
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
      'Teeth can take a good many {sweets|candies} in December if you eat them all at once. The calendar, the plate, the nuts: three small changes.',
    ],
    subject: ['A plan for the {biscuit tin|cookie tin}', 'Nuts are for nutcrackers'],
    hooks: {
      '*': [
        'Behind door number four there is a chocolate, and you brushed your teeth two minutes ago.',
        'The {biscuit tin|cookie tin} is open all day, and it is only the third of December. What do teeth say to that?',
        'December tastes of sugar from nine in the morning. Your teeth can cope, with four rules.',
      ],
      p: 'In December it helps your teeth more to eat sweets at the right time than to do without.',
      a: 'Open the advent calendar before you brush your teeth.',
      t: 'In December we eat sugar more often, and how often is what counts for teeth.',
      f: 'Nobody here will take your Christmas {biscuits|cookies} away.',
      h: 'Dentists eat gingerbread, too. They only look guiltier.',
      i: 'Enjoy your Christmas {biscuits|cookies} properly, and together.',
      l: 'Marzipan after dinner, eaten slowly, and then the toothbrush.',
    },
    lines: {
      '*': [
        'Open the advent calendar after breakfast, then brush. The other way round, the chocolate has the whole morning.',
        'Teeth are no nutcrackers. Fillings and edges break on walnuts every December, and on champagne corks, too.',
        'Christmas {biscuits|cookies} after coffee in one go are kinder to teeth than the tin that stands open all day.',
        'A loose crown on Christmas Eve? Keep it in a little box and {ring|call} the emergency line. Household glue is out of the question.',
        'Put nuts and cheese on the Christmas plate as well. They are kinder to teeth, and half of them go first.',
      ],
      h: ['The nutcracker stands on the shelf, and you use your molars. He has noticed.'],
    },
    scene: [
      'A tin on the piano, a plate on the sill, a bag in the coat. By evening you have eaten one {biscuit|cookie}, forty times.',
      'Pyjamas, toothpaste, and then the small voice: I forgot my door!',
    ],
    why: [
      [
        'Many small sweet moments are harder on teeth than a few large ones.',
        'A tin that stands open all day is hard on the enamel.',
      ],
      [
        'Practices are closed over the holidays, and hard things break teeth at exactly that time.',
        'What breaks on the twenty-fourth has to wait until the practice is open.',
      ],
    ],
    parts: [
      [
        ['Open the door, then brush', 'Chocolate first, toothbrush second'],
        [
          'Move the advent calendar to the breakfast table.',
          'Hang it by the {bread bin|breadbox} rather than by the bed.',
          'It only depends on where the calendar hangs.',
        ],
        'An advent calendar beside a breakfast plate',
      ],
      [
        ['Eat {biscuits|cookies} at a fixed time', 'One sweet hour instead of a sweet day'],
        [
          'After coffee, all together, and then the lid goes on.',
          'Out of sight, they last until Sunday.',
          'From an open tin you eat all afternoon.',
        ],
        'A lid placed on a tin',
      ],
      [
        ['Crack nuts with a nutcracker', 'Open nothing with your teeth'],
        [
          'Nutcracker, bottle opener, scissors for the ribbon.',
          'Molars were made for chewing, not for packaging.',
          'A broken tooth cannot be sent back.',
        ],
        'A nutcracker beside walnuts',
      ],
      [
        ['Write down the dental emergency number', 'Know which dentist is on duty'],
        [
          'Beside the number of the neighbour with the spare key.',
          'Look it up now, while nobody is holding their cheek.',
          'A nut and a molar have met before.',
        ],
        'A number on a note by a phone',
      ],
    ],
    turn: ['And then help yourself.', 'January comes early enough.'],
    asks: [
      'Which Christmas {biscuit|cookie} goes first in your house?',
      'What have you opened with your teeth, honestly?',
    ],
    ends: {
      p: 'A small change of order is all it takes.',
      a: 'All at once, and never with your teeth as a tool.',
      t: 'Fewer sweet moments and nothing hard to crack.',
      f: 'Have a lovely December, and save somebody a gingerbread.',
      h: 'The nutcracker is glad of the work.',
      i: 'A good feast has a beginning and an end.',
      l: 'The last {biscuit|cookie}, by candlelight.',
    },
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
    cover: 'What your toothpaste says',
    gist: [
      'Ppm, sodium fluoride, RDA, SLS, whitening: the words on a tube of toothpaste, and which of them matters when you choose.',
      'Most of a toothpaste tube is advertising. The useful part is on the back, in small print: a number with ppm after it.',
    ],
    subject: ['Turn your toothpaste round', 'The small print of toothpaste'],
    hooks: {
      '*': [
        'Turn your toothpaste round. The front is for the shelf; the back is for you.',
        'On the front of the toothpaste it says whitening, fresh and pro. The number that matters is behind.',
        'What should you look for on a toothpaste? Fluoride.',
      ],
      p: 'One line on the back of the toothpaste tells you most of what you need.',
      a: 'Look for fluoride and its number. Skip the rest.',
      t: 'The strength of fluoride is given in parts per million. For adults about fourteen hundred is usual.',
      f: 'Have you ever read your toothpaste? It is quicker than shampoo.',
      h: '"Advanced" on a toothpaste means that there was an earlier one.',
      i: 'Once you can read the back of the tube, you choose toothpaste in ten seconds.',
      l: 'Behind the gold letters on the tube stands what is in the toothpaste.',
    },
    lines: {
      '*': [
        'The one thing to look for on a toothpaste tube: fluoride, around fourteen hundred parts per million for most adults. The rest is taste.',
        '"Whitening" on a toothpaste usually means polishing. It can lift stains; it does not bleach.',
        'If your mouth is often sore, have it looked at. Some people also get on better with a toothpaste without SLS, the foaming agent.',
        'Sensitive toothpaste works by being there daily for a few weeks, and not by being used once. Give it a fair trial.',
        'If the whole family uses one toothpaste, look at the age on the back first.',
      ],
      h: ['Toothpaste for men, for night, for active breath: your teeth do not know the difference.'],
    },
    scene: [
      'Forty toothpastes, four metres of shelf, and you take the blue one because it has always been the blue one.',
      'The child reads the tube aloud while brushing. The words are long and slightly alarming.',
    ],
    why: [
      [
        'Fluoride is what protects against decay, and its strength has to be printed on the packaging in many countries.',
        'The front is advertising; what stands on the back is the law.',
      ],
      [
        'If you know the words, you pay for what you need.',
        'Dear and cheap toothpaste often differ by the lid.',
      ],
    ],
    parts: [
      [
        'ppm (how much fluoride)',
        [
          'Parts per million. Grown-ups commonly use one with a little over a thousand and three hundred.',
          "Children's pastes may have less; ask what suits the age.",
          'It is printed small, and it matters most.',
        ],
        'A thumb on small print',
      ],
      [
        'Sodium fluoride (what hardens the enamel)',
        [
          'You may also read stannous fluoride.',
          'There are several kinds of fluoride; all harden the enamel.',
          'It has cousins with other names.',
        ],
        'A line of small print',
      ],
      [
        'RDA (how much it scrubs)',
        [
          'It is seldom printed; makers tell if you ask.',
          'A low figure is kind to bare tooth necks.',
          'Low means gentle.',
        ],
        'A smear of paste on a fingertip',
      ],
      [
        'SLS (what makes it foam)',
        [
          'Some mouths do not like it.',
          'Without it there is less lather and no less cleaning.',
          'If your mouth gets sore, try one without.',
        ],
        'Foam on a brush',
      ],
      [
        'Sensitive (for teeth that hurt with cold)',
        [
          'It calms or seals open tooth necks, and needs regular use.',
          'If cold water still hurts after a month, see a dentist.',
          'Give it a few weeks.',
        ],
        'A glass with ice',
      ],
    ],
    turn: [
      'Your usual toothpaste may well be fine. Turn it round.',
      'Choose by taste as well, since it decides whether you brush.',
    ],
    asks: ['Which word on your toothpaste puzzles you?', 'Mint toothpaste, or anything but mint?'],
    ends: {
      p: 'Look for fluoride first, taste second and colour never.',
      a: 'Read the back and ignore the front.',
      t: 'Fluoride, scrubbing, foam: three figures tell you all.',
      f: 'Bring your toothpaste along if you cannot make it out.',
      h: '"Pro" is short for probably.',
      i: 'Ten seconds of reading help for years of brushing.',
      l: 'A plain tube with the right number.',
    },
    keep: 'the next time you choose a toothpaste',
    send: 'whoever buys the blue one',
    own: [
      {
        about: 'toothpaste|fluoride|sensitiv|varnish|prevent',
        kinds: ['service', 'product', 'price'],
        lead: 'Some teeth need more than toothpaste.',
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
