// The year, the big day, and what happens around the chair.
import type { Idea } from '../../library/idea.ts';
import { NO_HAIR } from './kinds.ts';

export const SEASONS: readonly Idea[] = [
  {
    id: 'hat-hair',
    format: 'season',
    again: 11,
    emoji: '🧢',
    when: { season: ['winter'] },
    tags: ['HatHair', 'WinterHair', 'StaticHair'],
    unless: NO_HAIR,
    title: ['Hat hair and static: what helps in winter', 'Flat hair under a hat? Four tricks for winter'],
    cover: 'What helps against hat hair',
    gist: [
      'Put the hat on when your hair is completely dry, part it on the other side beforehand, and shake it out afterwards. A silk or cotton lining helps against static.',
      'Hats flatten hair that is warm or damp. Dry it first, swap the {parting|part}, and a little hand cream helps against static.',
    ],
    subject: ['What helps against hat hair', 'Why your hair crackles'],
    hooks: {
      '*': [
        'Flat hair under your hat? Four simple tricks help in winter.',
        'Your hair crackles when you take off your hat? That is static.',
      ],
      p: 'Winter is hard on hairstyles for two simple reasons: dry air and wool.',
      a: 'Dry your hair first, then put on the hat.',
      t: 'Static: dry air, wool and a quick move with the hat, and your hair stands up.',
      f: 'Warm ears or good hair? You can have most of both.',
      h: 'You take off your hat and look like a hedgehog.',
      i: 'You can have warm ears and good hair.',
      l: 'Silk next to your hair, wool outside.',
    },
    lines: {
      '*': [
        'Hat hair is mostly damp hair that dried under a hat. Wait until the roots are bone dry before you put one on.',
        'Part your hair on the wrong side before the hat goes on. Flip it back when you arrive, and the roots stand up.',
        'Static hair: a trace of hand cream on the palms, stroked over the surface. It takes three seconds.',
        'Sew a piece of silk or satin into a wool hat. Less rubbing, fewer sparks, smoother hair.',
        'Static hair? Stroke a metal spoon over it. It looks odd, and it works.',
      ],
      h: ['In winter there are two hairstyles: the hat, and what the hat did.'],
    },
    scene: [
      'At the office the hat comes off, and it is flat on top.',
      'Off comes the hat, and everything crackles and stands up.',
    ],
    why: [
      [
        'Hair that is warm and damp takes on the shape of the hat.',
        'Under a hat it is warm and damp, and that is how hair is set.',
      ],
      [
        'Heating dries the air, and dry hair that rubs on wool gets charged.',
        'Dry hair and wool make static.',
      ],
    ],
    parts: [
      [
        ['Dry the roots before you go out', 'No hat on damp hair'],
        [
          'Also those at the nape, where the scarf will sit.',
          'Five minutes earlier from the shower is the whole trick.',
        ],
        'Fingers checking roots',
      ],
      [
        ['Swap the {parting|part} under the hat', 'Part your hair on the other side'],
        ['When you arrive, flip it back.', 'On arrival shake it back, head down for a second.'],
        'A {parting|part} changed with a comb',
      ],
      [
        ['Smooth a little hand cream over it', 'Use a drop of leave-in on the ends'],
        ['Hand cream, a damp palm or a little conditioner will do.', 'Leave out the roots, or they go flat.'],
        'Hand cream rubbed between palms',
      ],
      [
        ['Line the hat with silk or cotton', 'Wear a silk scarf under the hat'],
        [
          'Silk, satin or cotton next to the hair, and wool on the outside.',
          'A scarf in between does it, too.',
        ],
        'A hat with a silk lining',
      ],
    ],
    turn: ['And when it freezes hard, the hat wins.', 'Warm ears come first.'],
    asks: ['Hat or hairstyle in the cold?', 'What is your trick against sparks?'],
    ends: {
      p: 'Small changes, warm ears.',
      a: 'Dry roots, silk lining, the other {parting|part}.',
      t: 'Less rubbing, less static.',
      f: 'Keep warm first of all.',
      h: 'By spring everyone has hair again.',
      i: 'Winter passes. Ears stay.',
      l: 'Wool outside, silk inside.',
    },
    keep: 'the first frost',
    send: 'somebody who would rather freeze',
    own: [
      {
        about: 'treatment|moistur|mask|winter',
        kinds: ['service', 'product', 'offer', 'price'],
        lead: 'Against dry winter hair:',
      },
    ],
    pic: { ask: 'A wool hat with a silk scarf on a hook', alt: 'A wool hat and a silk scarf on a hook' },
    claims: [
      [
        'Static builds on dry hair through friction in dry air; moisture and smooth fabrics reduce it',
        'physics, AAD winter hair advice',
      ],
    ],
  },
  {
    id: 'wet-before-the-pool',
    format: 'season',
    again: 11,
    emoji: '🏊',
    when: { season: ['summer'] },
    tags: ['PoolHair', 'SummerHair', 'SwimmersHair'],
    unless: NO_HAIR,
    title: ['How to protect your hair in pool and sea', 'How to look after your hair when you swim'],
    cover: 'Wet your hair before you swim',
    gist: [
      'Hair that is already full of {tap water|fresh water} takes up less chlorine and salt. Wet it, add a little conditioner, plait it, and rinse it straight afterwards.',
      'Hair is like a sponge: fill it with clean water first, and it takes up less from the pool.',
    ],
    subject: ['Wet your hair before you swim', 'Hair is like a sponge'],
    hooks: {
      '*': [
        'Thirty seconds under the shower before you swim do more for your hair than a mask afterwards.',
        'Blonde hair can turn green in the pool. It is not the chlorine.',
      ],
      p: 'If you wet your hair before the pool, it comes out in better shape.',
      a: 'Before you swim: shower first, then jump.',
      t: 'The green in pool-blonde hair comes from dissolved copper that binds to the shaft, more readily when it is bleached.',
      f: 'Going swimming? Give your hair half a minute under the shower first.',
      h: 'Mermaids are always shown combing their hair. Now you know why.',
      i: 'Swim as much as you like, and look after your hair a little.',
      l: 'Fresh water, then the sea, then fresh water again: that is best for your hair.',
    },
    lines: {
      '*': [
        'Wet your hair under the shower before you swim. Then it takes up less chlorine and salt.',
        'The green tinge after the pool comes from copper in the water and shows most on bleached hair. Rinse at once, and ask your colourist if it stays.',
        'A plait in the pool saves you half an hour with the comb. A little conditioner beforehand helps, too.',
        'Salt dries in your hair like a crust. Rinse it with a bottle of fresh water on the beach.',
      ],
      h: ['After four hours of sea, sand and sun, combing your hair is a sport.'],
    },
    scene: [
      'Three, two, one, and everybody has jumped past the shower with the sign that says please shower.',
      'By evening your hair is dry and stiff from the salt.',
    ],
    why: [
      [
        'Dry hair takes up whatever water it meets first.',
        'If hair is full of fresh water, there is no room for the pool.',
      ],
      [
        'Chlorine and salt make hair rough and dry, above all when it is coloured.',
        'Chlorine or salt that dries in hair makes it brittle.',
      ],
    ],
    parts: [
      [
        ['Wet your hair under the shower', 'Fresh water first'],
        ['Half a minute, until it drips.', 'The pool asks you to shower anyway.'],
        'Hair soaked under a poolside shower',
      ],
      [
        ['Comb in a little conditioner', 'Put conditioner on the ends'],
        ['In the lengths, as much as a hazelnut, and leave it.', 'Ask if the pool allows it.'],
        'Conditioner combed through wet lengths',
      ],
      [
        ['Plait it or wear a cap', 'Tie your hair up'],
        [
          'What is tied cannot tangle, and less surface is exposed.',
          'A cap keeps most of it out, and looks fast.',
        ],
        'A wet plait',
      ],
      [
        ['Rinse it as soon as you are out', 'Use fresh water straight after'],
        [
          'Do it before it dries, and wash it at home.',
          'On the beach a bottle from the {tap|faucet} is enough.',
        ],
        'A bottle of water poured over hair',
      ],
    ],
    turn: ['Then the sun may dry it, for ten minutes.', 'That is all. Go and swim.'],
    asks: ['Plait, cap or loose?', 'Has your hair ever turned green?'],
    ends: {
      p: 'Half a minute before, half a minute after.',
      a: 'Wet it, plait it, rinse it.',
      t: 'What is full takes up no more.',
      f: 'Have a lovely dip.',
      h: 'Swimming caps suit nobody, and it does not matter.',
      i: 'Summers are short. Jump in.',
      l: 'Salt on the lips, not in the hair.',
    },
    keep: 'the swimming bag',
    send: 'your blonde friend with the season ticket',
    own: [
      {
        about: 'colou?r correction|colou?r (?:starts|from|costs)|colour and|treatment|toner|swim',
        kinds: ['service', 'product', 'price', 'offer'],
        lead: 'After a summer of swimming:',
      },
    ],
    pic: {
      ask: 'Goggles, a comb and a small bottle on a towel',
      alt: 'Swimming goggles and a comb on a towel',
    },
    claims: [
      ['Wetting hair before swimming reduces uptake; rinse after', 'AAD swimmers hair advice'],
      ['Green discolouration is due to copper', 'dermatology literature'],
    ],
  },
  {
    id: 'hair-in-the-brush',
    format: 'season',
    again: 11,
    emoji: '🍂',
    when: { season: ['autumn'] },
    tags: ['HairFall', 'AutumnHair', 'HairFacts'],
    unless: NO_HAIR,
    caution: [
      'Bald patches, sudden or lasting loss, or a sore scalp should be seen by a doctor.',
      'See a doctor about bald patches, about loss that is sudden or does not stop, and about a scalp that hurts.',
    ],
    title: [
      'More hair in the brush in autumn: is that normal?',
      'Losing more hair in autumn? What is usual and what is not',
    ],
    cover: 'More hair in the brush?',
    gist: [
      'Many people lose a bit more hair in late summer and autumn. Up to about a hundred a day is counted as usual. Patches, or a loss that goes on, are a reason to ask.',
      'More hair in the brush in autumn is common and usually passes. Here is what is normal and what is not.',
    ],
    subject: ['More hair in the brush?', 'How much hair loss is normal'],
    hooks: {
      '*': [
        'In autumn there is more hair in the {plughole|drain}. It usually passes.',
        'You lose some hair every day of your life. In autumn it is a bit more.',
      ],
      p: 'A fuller brush in autumn is common, and usually passes.',
      a: 'Fifty to a hundred hairs a day is normal. You need not count.',
      t: 'Each hair grows for years, rests for some months and falls out. Many rest in summer and fall out afterwards.',
      f: 'Did your hairbrush give you a fright this week? More hair in autumn is common.',
      h: 'Trees lose everything in autumn and get painted for it.',
      i: 'When a hair falls out, a new one is already on its way.',
      l: 'In autumn a little falls, and it grows again.',
    },
    lines: {
      '*': [
        "Losing fifty to a hundred hairs a day is usual. If you wash every third day, you see three days' worth at once.",
        'Many people notice more hair in the brush in late summer and autumn. As a rule it settles within a couple of months.',
        'A hair that has fallen by itself has a small white bulb at the end. It had finished, and the next one is on its way.',
        'Patches, a wider {parting|part} over months, or a scalp that hurts: have it looked at, and the earlier the better.',
        'Take one photo of your {parting|part} each autumn, in the same light. It tells you more than the brush.',
      ],
      h: ['You have about a hundred thousand hairs. The {jumper|sweater} of your partner has half of them.'],
    },
    scene: [
      'You pull the hair out of the brush, look at it, and it seems more than last week.',
      'In the shower a strand of hair winds round your fingers, and you begin to count.',
    ],
    why: [
      [
        'Most hairs are growing, some are resting, a few are falling out. They take turns.',
        'Not all hairs fall at the same time.',
      ],
      [
        'A stressful summer, a fever or a birth can show in the brush months later.',
        'The body reacts with a delay of two to three months.',
      ],
    ],
    parts: [
      [
        ['Look, but do not count', 'Compare with last autumn'],
        ['A long hair looks like ten.', 'Yesterday tells you nothing.'],
        'A few hairs in a brush',
      ],
      [
        ['Be gentle with your hair for a while', 'Wear it loose for some weeks'],
        [
          'Loose styles, a soft brush, no tight elastic in one place.',
          'Tight styles pull out hair that would have stayed.',
        ],
        'A loose ribbon around hair',
      ],
      [
        ['Think back three months', 'Remember an illness or stress'],
        [
          'Illness, birth, a crash diet, a new medicine: mention it when you ask someone.',
          'The reason is often back in summer.',
        ],
        'A wall calendar turned back',
      ],
      [
        ['Have it looked at if it goes on', 'Ask a doctor if it does not stop'],
        [
          'A doctor can check the scalp and, where needed, the blood.',
          'Hairdressers see your crown from above, so ask what has changed.',
        ],
        'A {parting|part} seen from above',
      ],
    ],
    turn: ['It is usually over before winter.', 'And the brush wants cleaning now and then, in any season.'],
    asks: ['Do you notice it in autumn?', 'Where do you find your hair: brush, {jumper|sweater}, soup?'],
    ends: {
      p: 'Up to a point it is normal. Beyond it, ask.',
      a: 'Patches, pain or months: see a doctor.',
      t: 'Growing, resting, falling out: every hair does it in turn.',
      f: 'Be kind to your head in the meantime.',
      h: '{Jumpers|Sweaters} collect the evidence.',
      i: 'It usually grows again.',
      l: 'Let the leaves fall, and some hair as well.',
    },
    keep: 'the first full brush of autumn',
    send: 'someone who counts hairs in the sink',
    own: [
      {
        about: 'scalp|thinning|hair loss|consultation',
        kinds: ['service', 'price', 'product', 'people'],
        lead: 'To have your scalp looked at:',
      },
    ],
    pic: { ask: 'A hairbrush beside a few autumn leaves', alt: 'A hairbrush beside autumn leaves' },
    claims: [
      ['Fifty to a hundred hairs a day is usual', 'NHS, AAD'],
      [
        'Seasonal shedding with more resting hairs in summer and more loss in late summer to autumn',
        'dermatology literature',
      ],
      ['Telogen effluvium two to three months after a trigger', 'dermatology textbook'],
    ],
  },
  {
    id: 'before-the-wedding',
    format: 'checklist',
    again: 8,
    emoji: '💒',
    tags: ['WeddingHair', 'BridalBeauty', 'WeddingPlanning'],
    tick: true,
    title: [
      'Hair and beauty before a wedding: when to do what',
      'Wedding beauty plan: hair, nails and skin by date',
    ],
    cover: 'Wedding hair and beauty: when?',
    gist: [
      'The trial comes first, with the veil, colour about a week before, nothing new in the last two weeks, and a shirt with buttons on the morning.',
      'Many mishaps on a wedding morning begin with a new idea three days before. Here is what to do when.',
    ],
    subject: ['Wedding hair and beauty: what when?', 'Nothing new in the last two weeks'],
    hooks: {
      '*': [
        'Your wedding date is fixed? Here is when to do hair, colour and nails.',
        'Nothing new just before a wedding: that is the most important rule.',
      ],
      p: 'Hair and make-up on a wedding day depend on what is done in the weeks before.',
      a: 'Before a wedding: nothing new in the last two weeks.',
      t: 'Wedding hair: the trial five weeks before, the colour a week before, the pins on the day.',
      f: 'Is the wedding date fixed? Here is what to do when, for hair, nails and skin.',
      h: 'The fake tan was a last-minute idea. The photos are now in black and white.',
      i: 'A calm wedding morning is the best present you can give yourself.',
      l: 'A wedding morning with two hours in hand, a window and a pot of tea.',
    },
    lines: {
      '*': [
        'Bring the veil, the earrings and a photo of the neckline to the wedding trial. Hair is done for a dress.',
        'On the wedding morning wear a shirt that buttons. Nothing goes over the head any more.',
        'No new cream, peel or treatment in the two weeks before a wedding. Skin needs time to calm down.',
        'Plan for the wedding hair to be ready an hour early. Somebody will have lost a shoe.',
        'Show your hairdresser the wedding dress, or a photo of its back. The neckline matters more than the veil.',
      ],
      h: ['Best man, ring, speech: all sorted. The hairpins are in the other car.'],
    },
    scene: [
      'It is the wedding morning, and for once everything is ready in time.',
      'The trial was in winter, the wedding is in summer, and the dress has no back.',
    ],
    why: [
      [
        'Colour, skin and nails need a few days to settle.',
        'After two or three days new hair colour looks like you.',
      ],
      [
        'On the wedding day everything takes longer, because everyone wants something from you.',
        'An hour of calm has to be planned. It does not come by itself.',
      ],
    ],
    parts: [
      [
        ['A month or two before: the trial', 'Have a trial, well ahead'],
        [
          'Bring the veil and earrings, and dance in it afterwards to see what holds.',
          'Take pictures from behind. That is what everybody sees during the ceremony.',
        ],
        'A veil held up to an updo',
      ],
      [
        ['Three weeks before: the cut', 'Have the ends cut some weeks before'],
        [
          'Then it has grown in a little and moves the way you know it.',
          'Only the ends, and no experiments with the {fringe|bangs}.',
        ],
        'Ends being trimmed',
      ],
      [
        ['A week before: the colour', 'Colour in the week before'],
        [
          'Fresh, but no longer new, and there is time for a correction.',
          'Brows and lashes at about the same time, with the test done earlier still.',
        ],
        'A tint bowl and brush',
      ],
      [
        ['Two days before: the nails', 'Have your nails done last'],
        [
          'So late that they do not chip, so early that there is no rush.',
          'Hold the colour against the bouquet.',
        ],
        'Painted nails beside flowers',
      ],
      [
        ['On the morning: a shirt with buttons', 'Wear a buttoned shirt on the day'],
        [
          'Nothing goes over the head any more. And eat something.',
          'And somebody who keeps people out of the room.',
        ],
        'A shirt on a hanger',
      ],
      [
        ['In the bag: an emergency kit', 'Pack a small bag for everything else'],
        [
          'Pins, {plasters|bandages}, blotting paper, a needle with white thread.',
          'The bridesmaid with the biggest bag gets it.',
        ],
        'A small pouch with pins',
      ],
    ],
    turn: [
      'And if one curl comes down while you dance, it was a good party.',
      'It works for guests as well, on a smaller scale.',
    ],
    asks: [
      'What would you do differently before your wedding?',
      'Updo or down: what did you wear, or would you?',
    ],
    ends: {
      p: 'Book the trial when you book the day.',
      a: 'Trial, cut, colour, nails, pins.',
      t: 'First what needs time to settle.',
      f: 'We wish you a calm morning.',
      h: 'Pack the hairpins in the car that leaves first.',
      i: 'The day is about something else. That is why it pays to prepare.',
      l: 'Two hours in hand, and flowers.',
    },
    keep: 'the day the date is fixed',
    send: 'a bride, a groom or the bridesmaid with the bag',
    own: [
      {
        about: 'wedding|bridal|bride|\\boccasions?\\b|updo',
        kinds: ['service', 'price', 'product', 'offer', 'process'],
        lead: 'For your wedding day:',
      },
    ],
    pic: {
      ask: 'Hairpins, a veil or a ribbon on a table by a window',
      alt: 'Hairpins and a ribbon on a table by a window',
    },
    claims: [
      [
        'Usual order of trial, cut, colour, nails before a wedding; patch tests in time; no new treatments shortly before',
        'trade practice',
      ],
    ],
  },
  {
    id: 'what-they-see-at-the-door',
    format: 'behind',
    again: 9,
    emoji: '👁️',
    tags: ['BehindTheScenes', 'SalonLife', 'Consultation'],
    unless: NO_HAIR,
    title: [
      'What a hairdresser sees before you sit down',
      'How hairdressers read your hair before you sit down',
    ],
    cover: 'What your hairdresser sees',
    gist: [
      'How your hair falls as you walk in, where your hand goes, what you wear: a hairdresser sees a lot before you sit down.',
      'Come to the hairdresser as you wear your hair every day. It shows how it falls and what bothers you.',
    ],
    subject: ['What your hairdresser sees first', 'Where your hand goes'],
    hooks: {
      '*': [
        'Should you style your hair before you go to the hairdresser? Better not.',
        'Come to the hairdresser without styling your hair first. Here is why.',
      ],
      p: 'A good hairdresser begins to look long before the scissors come out.',
      a: 'Come to the hairdresser as you wear your hair every day.',
      t: 'From a few steps away, a hairdresser sees how your hair moves, how thick it is and how it grows.',
      f: 'Ever felt looked at in a salon? You were, kindly.',
      h: 'Nobody judges {a home fringe|home bangs}. A hairdresser only sees how old {it is|they are}.',
      i: 'A hairdresser looks for what suits you, and that takes a trained eye.',
      l: 'One look at your {parting|part} and your collar, and a hairdresser knows a lot.',
    },
    lines: {
      '*': [
        'Come to your appointment with your hair as you wear it every day. It shows more than any description.',
        'Where your hand goes when you talk about your hair is usually where the trouble is. Hairdressers watch for it.',
        'Collars matter for a haircut: high collars and scarves rub at the nape.',
        'If you wear glasses, put them on once before the last snip of your haircut.',
        'Come to the hairdresser as you usually are. A fresh blow-dry hides what has to be seen.',
      ],
      h: ['"I have not done anything to it." The ends tell another story.'],
    },
    scene: [
      'Freshly styled hair hides what has to be seen before a cut.',
      'Your hairdresser lifts a strand and lets it fall, to see how it wants to lie.',
    ],
    why: [
      [
        'Dry, and after a day, hair does what it likes.',
        'Wet hair looks the same on everybody. Dry hair does not.',
      ],
      [
        'Ponytail, helmet, glasses, a child on the arm: habits decide which cut works.',
        'What you do with your hair all day matters more than what you do in the morning.',
      ],
    ],
    parts: [
      [
        ['How your hair falls', 'How it hangs before anyone combs it'],
        [
          '{Parting|Part}, crown and wave show themselves when nobody is holding a comb.',
          'How it falls on a normal day is what the cut has to work with.',
        ],
        'Hair moving as somebody turns',
      ],
      [
        ['Where your hand goes', 'Where you touch your hair'],
        [
          'Many people touch the place that bothers them without noticing it.',
          'You do it without noticing, several times before you sit.',
        ],
        'A hand tucking hair behind an ear',
      ],
      [
        ['What you wear', 'Your coat, your glasses, your collar'],
        [
          'Collars, glasses, earrings and helmets all meet the hair.',
          'A cut at the chin and a high collar do not get on well.',
        ],
        'A scarf and glasses on a hook',
      ],
      [
        ['What the ends look like', 'Old colour and split ends'],
        [
          'Colour, heat and elastic bands all leave marks.',
          "Two hands' widths from the root is the summer before last.",
        ],
        'Ends held up to the light',
      ],
    ],
    turn: [
      'Then come the questions, and what you say matters most.',
      'It is only a first guess. Then you talk.',
    ],
    asks: ['Where does your hand go?', 'What do you always do with your hair without noticing?'],
    ends: {
      p: 'So leave your hair as it is on an ordinary Tuesday.',
      a: 'Do not style it for the stylist.',
      t: 'First look, then cut, then check it dry.',
      f: 'Try to notice your hand today. You will laugh.',
      h: 'And the {fringe you cut yourself is|bangs you cut yourself are} no secret.',
      i: 'It is nice to be looked at carefully.',
      l: 'Then you talk about what suits you.',
    },
    keep: 'the day of your next appointment',
    send: 'someone who styles it before the hairdresser',
    own: [
      {
        about: 'consultation|dry cut|advice',
        kinds: ['service', 'process', 'offer', 'price'],
        lead: 'There is time to look.',
      },
    ],
    pic: {
      ask: 'Your coat stand and mirror before opening',
      alt: 'A coat stand beside a salon mirror',
      need: 'photo',
    },
    claims: [
      [
        'Observation of fall, growth and habit is part of a consultation',
        'hairdressing textbook, trade practice',
      ],
    ],
  },
  {
    id: 'between-two-customers',
    format: 'behind',
    again: 9,
    emoji: '🧴',
    tags: ['BehindTheScenes', 'SalonHygiene', 'CleanTools'],
    title: ['What happens between two customers', 'What gets cleaned in a salon between two customers'],
    cover: 'Between two customers in a salon',
    gist: [
      'Between one customer and the next, a salon has a few minutes to clean tools, wash hands, wipe the chair and sweep up.',
      'Combs in the jar, a fresh towel, a swept floor: what a salon does between two appointments.',
    ],
    subject: ['Between two customers in a salon', 'What is in the blue jar'],
    hooks: {
      '*': [
        'The blue liquid in the jar at the salon is for the combs. It kills germs.',
        'One customer leaves, the next one comes, and in between everything gets cleaned.',
      ],
      p: 'A good salon is made in the minutes between two appointments.',
      a: 'Clean hands, clean tools, clean chair, every time.',
      t: 'First tools are cleaned, then disinfected. The second only works after the first.',
      f: 'Ever come to the salon a bit early and watched? It is interesting.',
      h: 'Between two customers there is time for cleaning, and hardly ever for tea.',
      i: 'A good salon cleans what the next customer will never notice.',
      l: 'A fresh towel, a clean chair, and the next customer.',
    },
    lines: {
      '*': [
        'Salon tools are first cleaned and then disinfected. On a dirty comb, disinfectant does not work.',
        'You may ask a salon how its tools are cleaned. A good one likes to answer.',
        'Nail files of paper or foam cannot really be disinfected. They are meant for one person.',
        'Come to your appointment a few minutes early. The salon needs the time between two customers.',
      ],
      h: ['The cup of tea between two customers is a myth told to apprentices.'],
    },
    scene: [
      'One customer leaves, and before the next one sits down everything is cleaned.',
      'You come in early and see the combs lying in blue liquid. It is disinfectant.',
    ],
    why: [
      [
        'Whatever touches skin or hair could carry germs to the next person.',
        'Nobody wants to share a comb with somebody else.',
      ],
      ['A tidy place prevents mistakes.', 'If everything is in its place, nobody has to look for it.'],
    ],
    parts: [
      [
        ['Tools are washed first', 'Hair and cream come off the combs'],
        ['It takes soap and water. Dirt cannot be disinfected.', 'Disinfectant only works on clean tools.'],
        'A comb under running water',
      ],
      [
        ['Then the tools are disinfected', 'The combs go into the jar'],
        ['They stay in for as long as the label says.', 'A quick dip is not enough.'],
        'Combs in a blue jar',
      ],
      [
        ['A fresh towel goes on the chair', 'New cape collar, new paper'],
        ['They are used once.', 'What touched one neck goes into the wash before it meets another.'],
        'A fresh towel folded over a chair',
      ],
      [
        ['Hands are washed before you come in', 'Hands are washed with soap'],
        [
          'That happens even if the phone is ringing.',
          'It dries the skin, so there is a tube of cream in every pocket.',
        ],
        'Hands washed at a basin',
      ],
    ],
    turn: ['And then somebody says your name, and the chair is ready.', 'Ask about it whenever you like.'],
    asks: ['What do you look at first when you come into a salon?', 'Did you know what the blue jar is for?'],
    ends: {
      p: 'Ask, if you want to know. It is a good question.',
      a: 'Clean, disinfect, start fresh.',
      t: 'Contact time is printed on the label, and it is longer than a dip.',
      f: 'And if somebody looks busy in between: that is why.',
      h: 'And the tea gets cold every time.',
      i: 'It takes six minutes, and everybody is worth it.',
      l: 'A clean chair, as if you were the first.',
    },
    keep: 'the next time you are early',
    send: 'an apprentice with a cold cup',
    own: [
      {
        about: 'hygiene|steril|disinfect|autoclave|single.use|clean',
        kinds: ['process', 'policy', 'value', 'proof', 'guarantee'],
        lead: 'How it is done here:',
      },
    ],
    pic: {
      ask: 'Combs in the disinfectant jar, or a fresh towel on the chair',
      alt: 'Combs in a jar of blue disinfectant',
      need: 'photo',
    },
    claims: [
      [
        'Cleaning precedes disinfection; observe contact time; single-use files',
        'hygiene codes for hair and beauty, trade practice',
      ],
    ],
  },
  {
    id: 'fringe-or-no-fringe',
    format: 'either',
    again: 8,
    emoji: '💇',
    tags: ['ThisOrThat', 'Fringe', 'HaircutIdeas'],
    unless: `${NO_HAIR}|barber`,
    title: [
      '{Fringe or no fringe|Bangs or no bangs}: how to decide',
      'Thinking about {a fringe|bangs}? What changes and what it asks',
    ],
    cover: '{A fringe|Bangs}: with or without?',
    gist: [
      '{A fringe changes|Bangs change} a face in four minutes and {needs|need} a trim every few weeks. Without, you can sleep longer. Which side are you on?',
      'Thinking about {a fringe|bangs}? Before anyone cuts, pin up the ends of your hair and wear it for a day.',
    ],
    subject: ['{A fringe|Bangs}: with or without?', 'Try {a false fringe|false bangs} for a day'],
    hooks: {
      '*': [
        'It is late, you are in front of the mirror, and you hold a strand of hair across your forehead. {A fringe|Bangs}?',
        'There are two kinds of people: those with {a fringe|bangs}, and those who think about it every autumn.',
      ],
      p: '{A fringe is|Bangs are} a small cut with a large effect, so try it first.',
      a: 'Never decide on {a fringe|bangs} after ten at night.',
      t: '{A fringe grows|Bangs grow} about {a centimetre|half an inch} a month, so expect a trim every three to four weeks.',
      f: 'Be honest: have you been holding a strand over your forehead lately?',
      h: 'Most {home fringes|home bangs} are cut between ten and midnight. It shows.',
      i: 'A small cut, and you look quite different.',
      l: 'Hair above the eyes, or a clear forehead.',
    },
    lines: {
      '*': [
        'Thinking of {a fringe|bangs}? Fold the ends of a ponytail over your forehead, pin it, and wear it for an evening. Then decide.',
        'With: a new face, more trims, a dryer every morning.\nWithout: freedom, and a cold forehead.\n\nWhich side are you on?',
        'Start {a new fringe|new bangs} long. You can always cut more off.',
        'Dry your {fringe|bangs} first, straight out of the shower.',
      ],
      h: ['Do not cut {a fringe|bangs} on the day you delete his number.'],
    },
    scene: [
      'Half past ten at night, nail scissors, three snips. It was wet, and now it has shrunk.',
      'The friend on your left says: do it! The friend on your right says: remember last time.',
    ],
    why: [
      [
        'It is where everybody looks, so it needs looking after.',
        'No other small cut changes a face so much.',
      ],
    ],
    parts: [
      [
        'With {a fringe|bangs}',
        [
          'It frames the eyes, and needs drying every morning.',
          'One cut, and friends ask whether you have been away.',
        ],
        '{A fringe|Bangs} combed flat',
      ],
      [
        'Without {a fringe|bangs}',
        [
          'Wash it and go. You can tie it back, and rain does not matter.',
          'Everybody sees your forehead, and you save the trims.',
        ],
        'Hair swept back from a forehead',
      ],
    ],
    turn: [
      'If you cannot decide, start with long sides.',
      'Sleep on it. If you still want it on Saturday, book.',
    ],
    asks: ['With or without?', 'Who has cut their own, and what was the occasion?'],
    ends: {
      p: 'Ask how often it needs trimming, and decide by that.',
      a: 'Pin it first, cut it later.',
      t: 'Cut dry, in small steps.',
      f: 'Tell us which side you are on.',
      h: 'After ten at night, scissors are for {parcels|packages}.',
      i: 'Be brave, but by daylight.',
      l: 'It is only hair, and it grows.',
    },
    keep: 'the next late night in front of the mirror',
    send: 'the friend with the nail scissors',
    own: [
      {
        about: 'fringe|bangs',
        kinds: ['service', 'price', 'offer', 'product'],
        lead: 'If it is still yes on Saturday:',
      },
    ],
    pic: { ask: 'A comb and a clip on a mirror shelf', alt: 'A comb and a hair clip on a mirror shelf' },
    claims: [
      [
        'Hair grows about a centimetre a month; fringe trims every three to four weeks',
        'trade practice, dermatology textbook',
      ],
    ],
  },
  {
    id: 'the-friday-set',
    format: 'story',
    again: 12,
    emoji: '🌷',
    tags: ['SalonStories', 'FridayRitual', 'SmallMoments'],
    unless: `${NO_HAIR}|barber`,
    title: ['The Friday shampoo and set: a small story', 'A regular for forty years: a small salon story'],
    cover: 'Every Friday at ten: a small story',
    gist: [
      'Imagine a woman who has had her hair set every Friday for forty years. One Friday she is late, and four people look at the clock.',
      'A weekly appointment at the hairdresser is about more than hair. A small story from a Friday morning.',
    ],
    subject: ['Every Friday at ten', 'The chair by the window'],
    hooks: {
      '*': [
        'Every Friday at ten: rollers, the hood dryer, and a magazine she has already read.',
        'Imagine a chair by the window of a salon in which nobody else sits on Fridays.',
      ],
      p: "Some people's week has one fixed point: the hairdresser, on Friday at ten.",
      a: 'A regular hour at the hairdresser is worth more than a big occasion.',
      t: 'A set on rollers holds for about a week. That is why people came every Friday.',
      f: 'Do you have somebody in the family who goes to the hairdresser every Friday?',
      h: 'The rollers have outlasted three sinks and every fashion.',
      i: 'It is good to be missed when you are late.',
      l: 'Warm air, setting lotion, and Friday.',
    },
    lines: {
      '*': [
        'Some people come to the hairdresser for their hair, and stay because they would be missed.',
        'A shampoo and set used to hold from Friday to Friday.',
        "Give your mother a regular hour at the hairdresser's rather than one big voucher. The next date is the present.",
        'If somebody lives alone, a fixed appointment means that one person a week notices whether they come.',
        'Ask an older neighbour who would notice if she did not come. At the hairdresser they would.',
      ],
      h: ['Under the hood dryer nobody can hear a word. That is why everybody shouts the secrets.'],
    },
    scene: [
      'Imagine a Friday, ten to ten. The rollers are ready, and the chair by the window has been turned towards the door.',
      'It could be any town. There is an old hood dryer, and a cup with a rose on it that is hers.',
    ],
    why: [
      [
        'If you come every week, your hairdresser knows how the operation went.',
        'Forty minutes a week for many years is more time than most friends have.',
      ],
      [
        'Some people are not touched kindly very often.',
        'For some, it is the only hand on their hair all week.',
      ],
    ],
    parts: [
      [
        "Friday, ten o'clock",
        [
          'Imagine a woman who always comes at five to ten, hangs up her coat by herself and says that it need not be anything special.',
          'Imagine it: the bell, the coat, the same words for forty years. Then the water, not too hot.',
        ],
        'A coat on a hook',
      ],
      [
        'Rollers and news',
        [
          'Between rollers a whole week is told: the grandson, the hip, the price of butter.',
          'Pink ones at the side, green ones on top, and in between who has died and who has got engaged.',
        ],
        'Pink and green rollers',
      ],
      [
        'One Friday the chair stays empty',
        [
          'Imagine it is five past, then ten past. Somebody looks at the clock, somebody else at the door.',
          'Nobody says anything. The apprentice goes to the window and pretends to water the plant.',
        ],
        'An empty chair by a window',
      ],
      [
        'Somebody rings her number',
        [
          'Somebody dials her number. She has slipped on the stairs; nothing is broken, but the telephone was a long way off.',
          'It rings eleven times. Then her voice, cross: she is late, she knows, and could somebody come.',
        ],
        'A telephone on a counter',
      ],
      [
        'The Friday after',
        [
          'A week later she is back at five to ten, with a cake. Nothing special, she says, and sits down by the window.',
          'A week later it is rollers and hood as ever. Only the cake is new.',
        ],
        'A cake on a counter',
      ],
    ],
    turn: ['A set holds for a week. The rest holds longer.', 'There is such a chair in many a salon.'],
    asks: ['Who in your family has a Friday at ten?', 'Where would somebody notice if you did not come?'],
    ends: {
      p: 'A regular hour is about more than hair.',
      a: 'If somebody does not come, ring.',
      t: 'Rollers, setting lotion, forty minutes of warm air.',
      f: '{Ring|Call} your own Friday person today.',
      h: 'The fourth sink is said to be nervous.',
      i: 'Small habits help people through.',
      l: 'The hood dryer hums, and outside it has begun to snow.',
    },
    keep: 'a Friday with time to spare',
    send: 'your mother, or somebody like her',
    own: [
      {
        about: 'shampoo and set|weekly|regular|pensioner|senior|home visit|mobile',
        kinds: ['service', 'price', 'offer', 'audience'],
        lead: 'For a regular hour:',
      },
    ],
    pic: { ask: 'Rollers sorted by colour, or a chair by the window', alt: 'Hair rollers sorted by colour' },
    claims: [['An imagined scene; a wet set lasts about a week', 'told as imagined, hairdressing textbook']],
  },
];
