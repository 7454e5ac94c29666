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
    cover: 'Hat off, hair down?',
    gist: [
      'Put the hat on when hair is bone dry, part it on the wrong side beforehand, and touch it with damp fingers afterwards. A cotton or silk lining calms the static.',
      'Hats flatten roots that are warm or damp. Dry first, swap the {parting|part}, and a little hand cream tames the rest.',
    ],
    subject: ['Hat off, hair down?', 'Why your hair crackles'],
    hooks: {
      '*': [
        'You take off your hat, and the hair stays behind in the shape of the hat.',
        'In the dark, when you pull off a {jumper|sweater}, it crackles. Your hair hears that.',
        'The hat is off, and the shape of it stays.',
      ],
      p: 'Winter is hard on hairstyles for two simple reasons: dry air and wool.',
      a: 'Dry first. Hat second.',
      t: 'Dry air conducts charge badly, so hair that rubs against wool keeps it and repels itself.',
      f: 'Warm ears or good hair? You can have most of both.',
      h: 'Hat off, and you look as though somebody had rung the doorbell of a hedgehog.',
      i: 'Warm ears and a good head of hair can go together.',
      l: 'Silk against the hair, wool against the wind.',
    },
    lines: {
      '*': [
        'Hat hair is mostly damp hair that dried under a hat. Wait until the roots are bone dry before you put one on.',
        'Part your hair on the wrong side before the hat goes on. Flip it back when you arrive, and the roots stand up.',
        'Static hair: a trace of hand cream on the palms, stroked over the surface. It takes three seconds.',
        'Sew a piece of silk or satin into a wool hat. Less rubbing, fewer sparks, smoother hair.',
        'Metal takes away static: stroke a spoon over your hair. It looks odd, and it works.',
      ],
      h: ['In winter two styles are worn: the hat, and what the hat did.'],
    },
    scene: [
      'Coat off, scarf off, hat off, and everybody in the hall puts a hand to their head at the same moment.',
      'The comb makes a noise like a small fire, and a single hair rises to greet it.',
    ],
    why: [
      [
        'Warm, damp roots take on whatever shape presses on them and keep it when they cool.',
        'Under wool it is warm and moist: that is how one sets hair, only the other way up.',
      ],
      [
        'Heating dries the air, and dry hair that rubs on wool charges up.',
        'Without moisture the charge has nowhere to go, so each strand flees its neighbour.',
      ],
    ],
    parts: [
      [
        ['Dry the roots before you go', 'No hat on damp hair'],
        [
          'Also those at the nape, where the scarf will sit.',
          'Five minutes earlier from the shower is the whole trick.',
          'It dries in the shape that it is pressed into.',
        ],
        'Fingers checking roots',
      ],
      [
        ['Swap the {parting|part} under the hat', 'Part it the other way before'],
        [
          'The side that is pressed down is then the one that gets flipped over.',
          'On arrival shake it back, head down for a second.',
          'Turned back later, it has more height than without a hat.',
        ],
        'A {parting|part} changed with a comb',
      ],
      [
        ['Carry a bit of moisture', 'A little cream against the crackle'],
        [
          'Hand cream, a damp palm, a drop of leave-in on the ends.',
          'Not at the roots; there it flattens for good.',
          'What is on your hands after creaming is enough for the ends.',
        ],
        'Hand cream rubbed between palms',
      ],
      [
        ['Choose the lining', 'Smooth on the inside'],
        [
          'Silk, satin or cotton next to the hair, and wool on the outside.',
          'A scarf in between does it, too, and comes off with a flourish.',
          'A silk scarf under wool keeps it calm.',
        ],
        'A hat with a silk lining',
      ],
    ],
    turn: ['And when it freezes hard, the hat wins.', 'A hat is a hairstyle as well, only quicker.'],
    asks: ['Hat or hairstyle in the cold?', 'What is your trick against sparks?'],
    ends: {
      p: 'Small changes, warm ears.',
      a: 'Dry roots, silk lining, other {parting|part}.',
      t: 'Raise humidity, lower friction.',
      f: 'Keep warm first of all.',
      h: 'By spring everyone has hair again.',
      i: 'Winter passes. Ears stay.',
      l: 'Cashmere outside, silk within.',
    },
    work: [
      'A mirror and a comb by the coat stand in winter is a service that costs next to nothing. Everyone who comes in from the cold will look into it.',
      'A mirror by the door is a kindness that is used all winter.',
    ],
    keep: 'the first frost',
    send: 'somebody who would rather freeze',
    own: [
      {
        about: 'treatment|moistur|mask|winter',
        kinds: ['service', 'product', 'offer', 'price'],
        lead: 'Dry winter hair likes a little help.',
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
    cover: 'Wet it before you swim',
    gist: [
      'Hair that is already full of tap water takes up less chlorine or salt. Soak it, add a little conditioner, plait it, and rinse straight afterwards.',
      'Treat hair like a sponge: fill it with clean water first. Then there is less room for the pool.',
    ],
    subject: ['Wet it before you swim', 'Your hair is a sponge'],
    hooks: {
      '*': [
        'Thirty seconds under the shower before the pool do more than any mask afterwards.',
        'Blonde in, greenish out: it is not the chlorine.',
        'Hair is thirsty. Choose what it drinks first.',
      ],
      p: 'Hair comes out of the pool in better shape if it goes in wet.',
      a: 'Shower first. Then jump.',
      t: 'The green in pool-blonde hair comes from dissolved copper that binds to the shaft, more readily when it is bleached.',
      f: 'Towel, goggles, snack, and for your hair half a minute under the {tap|faucet}.',
      h: 'Mermaids are always shown brushing. Now you know why.',
      i: 'Swim as much as you like; a little care goes along.',
      l: 'Fresh water, then the sea, then fresh water again.',
    },
    lines: {
      '*': [
        'Soak your hair under the shower before you swim. A full sponge takes up less chlorine and less salt.',
        'The green tinge after the pool comes from copper in the water and shows most on bleached hair. Rinse at once, and ask your colourist if it stays.',
        'A plait in the pool saves half an hour with the comb. Conditioner in it beforehand saves the other half.',
        'Salt water dries in the sun like a crust. Rinse your hair with a bottle of fresh water on the beach.',
        'Green shimmer comes from copper. A salon can help, and soaking beforehand prevents most of it.',
      ],
      h: ['After four hours of sea, sand and sun, a comb is not a tool. It is a question.'],
    },
    scene: [
      'Three, two, one, and everybody has jumped past the shower with the sign that says please shower.',
      'By evening it is dry, stiff, and would stand by itself in a corner.',
    ],
    why: [
      [
        'Dry hair drinks whatever it first dips into, and a soaked one is full.',
        'Hair takes up a good deal of water. What is in it already leaves no room.',
      ],
      [
        'Chlorine and salt roughen the surface and draw out moisture, above all in coloured lengths.',
        'What makes water clean or buoyant makes strands brittle if it dries on them.',
      ],
    ],
    parts: [
      [
        ['Soak it under the shower', 'Tap water first'],
        [
          'Half a minute, right through, until it drips.',
          'The pool asks you to shower anyway, so two birds.',
          'A full sponge takes up nothing more.',
        ],
        'Hair soaked under a poolside shower',
      ],
      [
        ['Comb in a little conditioner', 'A bit of conditioner as a raincoat'],
        [
          'In the lengths, as much as a hazelnut, and leave it.',
          "Ask what the pool allows; under a cap it is nobody's business.",
          'In the ends above all. Ask if the pool minds.',
        ],
        'Conditioner combed through wet lengths',
      ],
      [
        ['Plait it or cap it', 'Tie it or cover it'],
        [
          'What is tied cannot tangle, and less surface is exposed.',
          'A cap keeps most of it out, and looks fast.',
          'Fewer tangles, less salt, and you swim faster, or feel it.',
        ],
        'A wet plait',
      ],
      [
        ['Rinse as soon as you are out', 'Fresh water straight after'],
        [
          'Before it dries, with clear water, and shampoo at home.',
          'On the beach a bottle from the {tap|faucet} is enough.',
          'What dries in stays in. A bottle will do on the beach.',
        ],
        'A bottle of water poured over hair',
      ],
    ],
    turn: ['And then the sun may dry it, for the first ten minutes.', 'No more than that. Go and swim.'],
    asks: ['Plait, cap or wild?', 'Has your hair ever turned green?'],
    ends: {
      p: 'Half a minute before, half a minute after.',
      a: 'Soak, plait, rinse.',
      t: 'Saturate first: diffusion does the rest.',
      f: 'Have a lovely dip.',
      h: 'Swimming caps suit nobody, and it does not matter.',
      i: 'Summers are short; jump in.',
      l: 'Salt on the lips, not in the hair.',
    },
    work: [
      'The sign "please shower" is ignored at every pool. Write beneath it "good for your hair", and see how long the {queue|line} gets.',
      'Put the reason on the sign, and people do what it says.',
    ],
    keep: 'the swimming bag',
    send: 'your blonde friend with the season ticket',
    own: [
      {
        about: 'colou?r correction|colou?r (?:starts|from|costs)|colour and|treatment|toner|swim',
        kinds: ['service', 'product', 'price', 'offer'],
        lead: 'After a summer of swimming there may be something to put right.',
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
    cover: 'More in the brush than usual?',
    gist: [
      'Many people lose a bit more hair in late summer and autumn. Up to about a hundred a day is counted as usual; patches or a loss that goes on are a reason to ask.',
      'Every hair has its season, and for a number of them it ends in autumn. A look at the brush, without a fright.',
    ],
    subject: ['More in the brush than usual?', 'Counting hairs in autumn'],
    hooks: {
      '*': [
        'The {plughole|drain} looks like a small animal, and outside the leaves are falling.',
        'You lose hair every day of your life. You just do not usually see all of it at once.',
        'The leaves fall, and so does a bit of you.',
      ],
      p: 'A fuller brush in autumn is common, and usually passes.',
      a: 'Fifty to a hundred a day is normal. Stop counting.',
      t: 'Each hair grows for years, rests for some months and falls. Studies see more of them resting in summer, and falling after it.',
      f: 'Did the brush give you a fright this week? Let us put it into proportion.',
      h: 'Trees lose the lot in autumn and get painted for it.',
      i: 'What falls makes room, and something is already growing there.',
      l: 'Autumn takes a little of everything, and gives it back.',
    },
    lines: {
      '*': [
        "Losing fifty to a hundred hairs a day is usual. If you wash every third day, you see three days' worth at once.",
        'Many people notice more hair in the brush in late summer and autumn. As a rule it settles within a couple of months.',
        'A hair that has fallen by itself has a small white bulb at the end. It had finished, and the next one is on its way.',
        'Patches, a wider {parting|part} over months, or a scalp that hurts: have it looked at, and the earlier the better.',
        'One photograph of the parting each autumn, in the same light, tells you more than the brush.',
      ],
      h: [
        'The average head carries a hundred thousand hairs. The {jumper|sweater} of your partner has about half of them.',
      ],
    },
    scene: [
      'You pull the hair out of the brush, look at it, and see more than last week. Then you look at the floor.',
      'In the shower a strand winds itself round your fingers, and you begin, against your better judgement, to count.',
    ],
    why: [
      [
        'Hairs do not all grow at the same time: most are growing, some are resting, a few are leaving.',
        'On your head there is always spring for some and autumn for others.',
      ],
      [
        'A stressful summer, a fever or a birth can also show up months later in the brush.',
        'The body keeps its books with a delay of two to three months.',
      ],
    ],
    parts: [
      [
        ['Look, but do not count', 'Do not count every hair'],
        [
          'It depends on how often you wash and how long your hair is; a long one looks like ten.',
          'Compare with last autumn and not with yesterday.',
          "Whoever washes twice a week sees three days' worth at once.",
        ],
        'A few hairs in a brush',
      ],
      [
        ['Be gentle for a while', 'Go easy on it for some weeks'],
        [
          'Loose styles, a soft brush, no tight elastic in one place.',
          'Tension takes along what would have held for a few weeks.',
          'Loose is kind. Tight styles pull out what would have stayed.',
        ],
        'A loose ribbon around hair',
      ],
      [
        ['Think back three months', 'Remember the past season'],
        [
          'Illness, birth, a crash diet, a new medicine: mention it when you ask someone.',
          'Often the reason lies back in summer.',
          'Fever, stress, a birth or a diet shows about three months later.',
        ],
        'A wall calendar turned back',
      ],
      [
        ['Have it looked at if it goes on', 'Get advice if it does not stop'],
        [
          'A doctor can check the scalp and, where needed, the blood.',
          'Hairdressers see your crown from above, so ask what has changed.',
          'A look at the scalp and perhaps at the blood says more than the internet.',
        ],
        'A {parting|part} seen from above',
      ],
    ],
    turn: [
      'As a rule it is over before the first frost.',
      'And the brush is for cleaning now and then, in any season.',
    ],
    asks: ['Do you notice it in autumn?', 'Where do you find your hair: brush, {jumper|sweater}, soup?'],
    ends: {
      p: 'Usual up to a point, and worth a question beyond it.',
      a: 'Patches, pain or months: see a doctor.',
      t: 'Growth, rest, release: three phases, out of step by design.',
      f: 'Be kind to your head in the meantime.',
      h: '{Jumpers|Sweaters} collect the evidence.',
      i: 'Every ending up there is making room.',
      l: 'Let the leaves go, and the rest.',
    },
    work: [
      'Numbers that are always there frighten us when we first look at them. Before you raise the alarm, ask what the figure was last autumn.',
      'Compare with last year before you call it a crisis.',
    ],
    keep: 'the first full brush of autumn',
    send: 'someone who counts hairs in the sink',
    own: [
      {
        about: 'scalp|thinning|hair loss|consultation',
        kinds: ['service', 'price', 'product', 'people'],
        lead: 'Somebody can look at your scalp from above.',
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
    cover: 'Countdown to the big day',
    gist: [
      'The trial comes with the veil and by daylight, colour about a week before, nothing new in the last {fortnight|two weeks}, and a button-up shirt on the morning.',
      'Most mishaps on a wedding morning began as a good idea three days earlier. A calm order from trial to pins.',
    ],
    subject: ['Nothing new in the last {fortnight|two weeks}', 'Wear a shirt with buttons'],
    hooks: {
      '*': [
        'The hair is up, the veil is in, and now the {jumper|sweater} has to come off over it.',
        'Three days before the wedding is a poor moment for a first facial.',
        'There are brides who have had to be cut out of a {jumper|sweater}.',
      ],
      p: 'Hair and make-up on a wedding day depend on what is done in the weeks before.',
      a: 'Try nothing new in the last two weeks.',
      t: 'Work backwards: pins on the day, colour a week before, trial a month or two earlier.',
      f: 'Date fixed, dress hanging? Then let us look at the order.',
      h: 'The tan was a spontaneous idea. The photographs are in black and white.',
      i: 'A calm morning is the loveliest present you can give yourself.',
      l: 'Unhurried hands, a window, a pot of tea, and two hours in hand.',
    },
    lines: {
      '*': [
        'Bring the veil, the earrings and a photo of the neckline to the wedding trial. Hair is done for a dress.',
        'On the wedding morning wear a shirt that buttons. Nothing goes over the head any more.',
        'No new cream, peel or treatment in the two weeks before a wedding. Skin takes its time to forgive.',
        'Plan the hair to be ready an hour before you think you need it. Somebody will have lost a shoe.',
        'Show your hairdresser the dress, or at least its back. The neckline decides more than the veil.',
      ],
      h: ['Best man, ring, speech: all sorted. The hairpins are in the other car.'],
    },
    scene: [
      'Six women, one mirror, one hairdryer and a fuse. It is ten past eight, and the photographer is ringing.',
      'The trial was lovely, in winter, in a {polo neck|turtleneck}. The dress has no back.',
    ],
    why: [
      [
        'Colour, skin and nails need a few days to settle, and surprises need a few more.',
        'What is fresh looks fresh; two or three days on, it looks like you.',
      ],
      [
        'On the day itself each step takes longer, since everyone wants something from you.',
        'An hour of calm has to be put into the plan, because it does not come by itself.',
      ],
    ],
    parts: [
      [
        ['A month or two before: the trial', 'A trial, well ahead'],
        [
          'With veil and earrings, by daylight, and afterwards an evening of dancing to see what holds.',
          'Take pictures from behind. The whole church will look at you from there.',
          'Dance in it. What slips then would slip in the church.',
        ],
        'A veil held up to an updo',
      ],
      [
        ['Three weeks before: the cut', 'The cut some weeks before'],
        [
          'Then it has grown in a little and moves the way you know it.',
          'Only the ends, and no experiments with the {fringe|bangs}.',
          'New cuts need a little time to become yours.',
        ],
        'Ends being trimmed',
      ],
      [
        ['A week before: the colour', 'Colour in the week before'],
        [
          'Fresh, but no longer new, and there is time for a correction.',
          'Brows and lashes at about the same time, with the test done earlier still.',
          'Fresh enough to shine, old enough to be corrected.',
        ],
        'A tint bowl and brush',
      ],
      [
        ['Two days before: nails', 'Nails at the last'],
        [
          'So late that they do not chip, so early that there is no rush.',
          'Hold the colour against the bouquet.',
          'Two days is short enough not to chip and long enough to breathe.',
        ],
        'Painted nails beside flowers',
      ],
      [
        ['On the morning: a shirt with buttons', 'The day itself: a buttoned shirt'],
        [
          'Breakfast, washed and completely dry hair, as agreed at the trial.',
          'And somebody who keeps people out of the room.',
          'Nothing goes over the head any more. And eat something.',
        ],
        'A shirt on a hanger',
      ],
      [
        ['In the bag: an emergency kit', 'A small bag for everything else'],
        [
          'Pins, {plasters|bandages}, blotting paper, a needle with white thread.',
          'The bridesmaid with the biggest bag gets it.',
          'Someone you trust carries it and knows where the pins are.',
        ],
        'A small pouch with pins',
      ],
    ],
    turn: [
      'And if one curl comes down at the dancing, it was a good party.',
      'Guests may borrow the order, a size smaller.',
    ],
    asks: ['What went wrong before your wedding?', 'Updo or down: what did you wear, or would you?'],
    ends: {
      p: 'Book the trial when you book the day.',
      a: 'Trial, cut, colour, nails, pins.',
      t: 'Critical path: tests first, then whatever needs time to settle.',
      f: 'We wish you a calm morning.',
      h: 'Pack the hairpins in the car that leaves first.',
      i: 'The day is about something else, and that is why it pays to prepare.',
      l: 'Two hours in hand, and roses.',
    },
    work: [
      'Big days in any trade are won by the rule of the last {fortnight|two weeks}: nothing new. New software, new suppliers, new hairstyles: afterwards.',
      'In the two weeks before a great day nobody should try anything for the first time.',
    ],
    keep: 'the day the date is fixed',
    send: 'a bride, a groom or the bridesmaid with the bag',
    own: [
      {
        about: 'wedding|bridal|bride|\\boccasions?\\b|updo',
        kinds: ['service', 'price', 'product', 'offer', 'process'],
        lead: 'For a date that is fixed.',
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
    cover: 'What they see at the door',
    gist: [
      'How your hair falls as you walk in, where your hand goes, what you wear: a hairdresser has read a good deal before the cape is on.',
      'The consultation begins at the coat stand, with a {parting|part}, a gesture and a collar.',
    ],
    subject: ['What they see at the door', 'Your hand gives it away'],
    hooks: {
      '*': [
        'Before you say a word, your hand has gone to the place that bothers you.',
        'The coat is not off yet, and somebody has already seen which way your crown turns.',
        'The consultation begins at the door handle.',
      ],
      p: 'An experienced eye begins to work long before the scissors do.',
      a: 'Come as you wear it. It tells more than you can.',
      t: 'Movement, density, growth direction and habit can be read from a few steps and a gesture.',
      f: 'Ever felt looked at when you came in? You were, kindly.',
      h: 'Nobody is judging the home fringe. They are dating it, as one does with trees.',
      i: 'Somebody is looking at what suits you, and it takes a trained eye.',
      l: 'A glance, a {parting|part}, a collar: it is all there.',
    },
    lines: {
      '*': [
        'Come to your appointment with your hair as you wear it every day. It shows more than any description.',
        'Where your hand goes when you talk about your hair is usually where the trouble is. Hairdressers watch for it.',
        'The collar matters: high collars and scarves rub at the nape, and a cut has to get along with them.',
        'If you take off glasses for the cut, put them on once at the end, before the last snip. The sides will thank you.',
        'Come as you usually wear it. Freshly blown hair hides what has to be seen.',
      ],
      h: ['"I have not done anything to it." The ends tell another story, with dates.'],
    },
    scene: [
      'You hang up your coat, push something behind your ear, and look for a chair. That was the first half of the consultation.',
      'In the mirror somebody lifts a strand, lets it fall and says nothing for three seconds. There is a lot going on in those.',
    ],
    why: [
      [
        'Dry, and after a day of living in it, hair shows its own will.',
        'At the basin every head looks alike. At the coat stand none does.',
      ],
      [
        'Habits decide which cut works: ponytail, helmet, glasses, a child on the arm.',
        'What you do with it twenty times a day counts for more than what you do once in the morning.',
      ],
    ],
    parts: [
      [
        ['How it falls', 'The way it hangs'],
        [
          '{Parting|Part}, crown and wave show themselves when nobody is holding a comb.',
          'From the door one sees the outline, which is what everyone else sees, too.',
          'Nobody has combed it yet, so it tells the truth.',
        ],
        'Hair moving as somebody turns',
      ],
      [
        ['Where the hand goes', 'What your fingers reach for'],
        [
          'Behind the ear, to the {fringe|bangs}, to the nape: it points like an arrow.',
          'You do it without noticing, several times before you sit.',
          'It is nearly always the place that will be talked about.',
        ],
        'A hand tucking hair behind an ear',
      ],
      [
        ['What you wear', 'Your coat, your glasses, your bag'],
        [
          'Collars, glasses, earrings and helmets all meet the hair.',
          'A line at the chin and a polo neck get on badly; that is worth knowing before the snip.',
          'A helmet under the arm changes the plan.',
        ],
        'A scarf and glasses on a hook',
      ],
      [
        ['What the ends say', 'The state of the tips'],
        [
          'Old colour, heat and elastic bands leave their marks in layers.',
          "Two hands' widths from the root is the summer before last.",
          'They show last year to anybody who can read.',
        ],
        'Ends held up to the light',
      ],
    ],
    turn: [
      'Then come the questions, and what you answer weighs more than any of it.',
      'It is a first guess. The talk in the mirror puts it right.',
    ],
    asks: ['Where does your hand go?', 'What do you do with your hair twenty times a day?'],
    ends: {
      p: 'So leave it as it is on an ordinary Tuesday.',
      a: 'Do not style it for the stylist.',
      t: 'Observe dry, decide damp, check dry.',
      f: 'Try to notice your hand today. You will laugh.',
      h: 'Ends keep a diary, and it can be read from the door.',
      i: 'To be looked at carefully is rare enough.',
      l: 'An eye that misses little and says less.',
    },
    work: [
      'Customers tell you half of it before the first word. Watch them come in, and your first question will be a better one.',
      'Watch how people arrive before you ask them anything. Half of it is told by the door.',
    ],
    keep: 'the day of your next appointment',
    send: 'someone who styles it before the hairdresser',
    own: [
      {
        about: 'consultation|dry cut|advice',
        kinds: ['service', 'process', 'offer', 'price'],
        lead: 'There is time for looking.',
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
    title: ['What happens between two customers', 'What gets cleaned in a salon between two clients'],
    cover: 'The minutes in between',
    gist: [
      'Between one customer and the next there are a few minutes in which tools are cleaned, hands washed, the place wiped and the day put back on its rails.',
      'Combs in the jar, fresh towel, swept floor: the pause between two appointments is work, and it is worth watching once.',
    ],
    subject: ['The minutes in between', 'What is in the blue jar'],
    hooks: {
      '*': [
        'The blue liquid in the jar is not for show.',
        'One door closes, the next one opens, and in between lie six minutes nobody notices.',
        'Six minutes, two chairs, and a good deal of soap.',
      ],
      p: 'A well-kept workplace is made in the minutes between two appointments.',
      a: 'Clean hands, clean tools, clean chair. Each time.',
      t: 'Cleaning removes, disinfecting kills, and the second works only after the first.',
      f: 'Ever come a bit early and watched? That is the interesting part.',
      h: 'In those six minutes there is also tea. It has been cold since ten.',
      i: 'Care begins with what the next person will never see.',
      l: 'A folded towel, a bare surface, a fresh beginning.',
    },
    lines: {
      '*': [
        'Tools are first cleaned and then disinfected. Hair and cream on a comb keep any disinfectant from getting through.',
        'You may ask how tools are cleaned between customers. A good place enjoys answering that.',
        'Files and buffers made of paper or foam cannot really be disinfected. They are meant for one person.',
        'Come a few minutes early rather than late: the pause between two customers is needed for the tools.',
        'You may ask to see how tools are cleaned. A good place is pleased to be asked.',
      ],
      h: ['The tea between two customers is a myth told to apprentices.'],
    },
    scene: [
      'A brush along the floor, a cloth along the chair, a glance at the clock. Somebody takes a sip from a cup and puts it down again, nearly full.',
      'You come in early and see combs sinking into a blue jar like divers.',
    ],
    why: [
      [
        'Whatever touches skin or hair could carry something on to the next.',
        'Nobody wants to share more with a stranger than the mirror.',
      ],
      [
        'A calm place to work prevents mistakes, and mistakes are made with full hands.',
        'If everything lies where it should, nobody reaches past it.',
      ],
    ],
    parts: [
      [
        ['Tools are cleaned first', 'First everything gets washed'],
        [
          'Hair out, cream off, soap and water. Nothing disinfects dirt.',
          'It is the unspectacular half, and the half that counts.',
          'Only on clean metal can the second step work.',
        ],
        'A comb under running water',
      ],
      [
        ['Then they are disinfected', 'Next comes the solution'],
        [
          'With the right solution, and for as long as the label says.',
          'A quick dip is a bath and no more than that.',
          'It needs its minutes, and nobody can make them shorter.',
        ],
        'Combs in a blue jar',
      ],
      [
        ['Fresh goes on the chair', 'New cloth, new paper'],
        [
          'Towel, cape collar, roll of paper: used once.',
          'What touched one neck goes into the wash before it meets another.',
          "Whatever lies at your neck has not lain at anyone's.",
        ],
        'A fresh towel folded over a chair',
      ],
      [
        ['Hands come last and first', 'And then the hands'],
        [
          'Washed before the next hello, even if the phone is ringing.',
          'It dries the skin like winter. Hence the tube in every pocket.',
          'Again, with soap, before anyone is greeted.',
        ],
        'Hands washed at a basin',
      ],
    ],
    turn: [
      'And then somebody says your name and it all looks as if nothing had been.',
      'You never see it. That is the idea.',
    ],
    asks: [
      'What do you look at first when you come into a salon?',
      'Would you dare to ask about the blue jar?',
    ],
    ends: {
      p: 'Ask, if you want to know. It is a good question.',
      a: 'Clean, disinfect, fresh.',
      t: 'Contact time is printed on the label, and it is longer than a dip.',
      f: 'And if somebody looks busy in between: that is why.',
      h: 'Cold tea is part of the training.',
      i: 'Respect, in six minutes.',
      l: 'As though no one had been there before you.',
    },
    work: [
      'In any trade the minutes in between are the first to be cut when it gets busy. Put them in the calendar in ink.',
      'Minutes for clean hands belong in the plan and not in the gap.',
    ],
    keep: 'the next time you are early',
    send: 'an apprentice with a cold cup',
    own: [
      {
        about: 'hygiene|steril|disinfect|autoclave|single.use|clean',
        kinds: ['process', 'policy', 'value', 'proof', 'guarantee'],
        lead: 'And how is it done here?',
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
    cover: 'With or without?',
    gist: [
      '{A fringe changes|Bangs change} a face in four minutes and asks for a trim every few weeks. Without one you can sleep longer. Which side are you on?',
      'Every autumn the same thought: shall I? Before anyone cuts, pin one up from your own lengths and wear it for a day.',
    ],
    subject: ['With or without?', 'Wear a false one for a day'],
    hooks: {
      '*': [
        'It is late, you are in front of the bathroom mirror, and you are holding a strand across your forehead.',
        'There are two kinds of people: those with {a fringe|bangs}, and those who think about one every autumn.',
        'It usually begins with a bad day and a pair of scissors.',
      ],
      p: '{A fringe is a small cut|Bangs are a small cut} with a large effect, so a trial is worth it.',
      a: 'Never decide after ten at night.',
      t: 'It grows about a centimetre a month, so expect a trim every three to four weeks.',
      f: 'Be honest: have you been holding a strand over your forehead lately?',
      h: 'Most home fringes are cut between ten and midnight. It shows.',
      i: 'A small change can be a whole new look at yourself.',
      l: 'A veil of hair above the eyes, or a clear brow.',
    },
    lines: {
      '*': [
        'Thinking of {a fringe|bangs}? Fold the ends of a ponytail over your forehead, pin it, and wear it for an evening. Then decide.',
        'With: a new face, more trims, a dryer every morning.\nWithout: freedom, and a cold forehead.\n\nWhich side are you on?',
        'Start {a new fringe|new bangs} long. Down to the nose can be shortened, and half a year is needed for the other direction.',
        'Dry your {fringe|bangs} first, straight out of the shower, before {it has|they have} had time to form an opinion.',
        'Pin the ends of your ponytail over your forehead and look in the mirror. That is the free trial.',
      ],
      h: [
        'Do not cut {a fringe|bangs} on the day you delete his number. Take the scissors to a {parcel|package}.',
      ],
    },
    scene: [
      'Half past ten, a podcast, nail scissors. Three snips later you know that it was wet and has shrunk.',
      'The friend beside you says: do it! The friend beside her says: remember last time.',
    ],
    why: [
      [
        'It sits where everybody looks, and what sits there takes more looking after.',
        'No other few centimetres change as much, for the same reason they are hard to hide.',
      ],
    ],
    parts: [
      [
        'With',
        [
          'It frames the eyes, hides what you like to hide, and wants drying every morning.',
          'One cut, and friends ask whether you have been away.',
          'New face, same head. Every third week it would like to be seen to.',
        ],
        '{A fringe|Bangs} combed flat',
      ],
      [
        'Without',
        [
          'Wash, go, done. It can be tied back, and rain is only rain.',
          "The forehead may be seen, and the three weeks' trim falls away.",
          'Less to do in the morning, and a forehead that knows the sun.',
        ],
        'Hair swept back from a forehead',
      ],
    ],
    turn: [
      'Those who are torn start with long sides and grow into it.',
      'Sleep on it. If you still want it on Saturday, book.',
    ],
    asks: ['With or without?', 'Who has cut their own, and what was the occasion?'],
    ends: {
      p: 'Ask how often it will want trimming, and decide by that.',
      a: 'Pin it first. Cut it later.',
      t: 'Cut dry, in small steps, from the centre outwards.',
      f: 'We take both sides.',
      h: 'Scissors after ten at night are for {parcels|packages}.',
      i: 'Be brave, by daylight.',
      l: 'A question of a few centimetres and some nerve.',
    },
    work: [
      "Reversible first, irreversible after a night's sleep. The pinned version of a decision costs nothing, and you can look at it in the mirror.",
      'Try the version that can be undone first. It costs a day and saves a quarter.',
    ],
    keep: 'the next late night in front of the mirror',
    send: 'the friend with the nail scissors',
    own: [
      {
        about: 'fringe|bangs',
        kinds: ['service', 'price', 'offer', 'product'],
        lead: 'If it is still yes on Saturday.',
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
    cover: 'Every Friday at ten',
    gist: [
      'Imagine a woman who has had her hair set each Friday for forty years. One Friday she is late, and four people look at the clock.',
      'A weekly appointment is about hair only on the surface. A small scene from a Friday morning.',
    ],
    subject: ['Every Friday at ten', 'The chair by the window'],
    hooks: {
      '*': [
        'Every Friday at ten, rollers, hood, a magazine she has already read.',
        'Imagine a chair by the window in which nobody else sits on Fridays.',
        'Some appointments are less about hair.',
      ],
      p: 'Some appointments hold a week together.',
      a: 'A regular hour is worth more than a grand occasion.',
      t: 'A wet set on rollers holds for about a week: hence the weekly appointment, and all that came of it.',
      f: 'Do you have somebody in the family with a Friday at ten?',
      h: 'The rollers have outlasted three sinks and every fashion.',
      i: 'To be missed when you are late is a kind of home.',
      l: 'Warm air, a scent of setting lotion, Friday.',
    },
    lines: {
      '*': [
        'Some people come for the hair and stay for being missed when they are late.',
        'A shampoo and set used to hold from Friday to Friday. The appointment held longer than the curls.',
        "Give your mother a regular hour at the hairdresser's rather than one big voucher. The next date is the present.",
        'If somebody lives alone, a fixed appointment means that one person a week notices whether they come.',
        'Ask an older neighbour who would notice if she did not come. A salon often does.',
      ],
      h: ['Under the hood nobody can hear a word. That is why everybody shouts the secrets.'],
    },
    scene: [
      'Picture a Friday, ten to ten. The rollers lie sorted by size, and the chair by the window has been turned towards the door.',
      'It might be any town. There is a hood dryer from another century, and a cup with a rose on it that is hers.',
    ],
    why: [
      [
        'A fixed hour makes a stranger into somebody who knows how the operation went.',
        'Forty minutes a week for many years: few friends get so much of each other.',
      ],
      [
        'Being touched kindly on the head is rarer in some lives than one thinks.',
        'For some it is the only hand on the hair all week.',
      ],
    ],
    parts: [
      [
        "Ten o'clock",
        [
          'Imagine a woman who always comes at five to ten, hangs up her coat by herself and says that it need not be anything special.',
          'Imagine it: the bell, the coat, the same words for forty years. Then the water, not too hot.',
          'Think of a coat on the same hook, always, and a voice that says: as usual, dear.',
        ],
        'A coat on a hook',
      ],
      [
        'Rollers and news',
        [
          'Between the nape and the crown a week is told: the grandson, the hip, the price of butter.',
          'Pink ones at the side, green ones on top, and in between who has died and who has got engaged.',
          'Rollers go in, stories come out. By the last pin one knows how the week was.',
        ],
        'Pink and green rollers',
      ],
      [
        'One Friday the chair stays empty',
        [
          'Imagine it is five past, then ten past. Somebody looks at the clock, somebody else at the door.',
          'Nobody says anything. The apprentice goes to the window and pretends to water the plant.',
          'And then a Friday with an empty chair. The scissors go on, but slower.',
        ],
        'An empty chair by a window',
      ],
      [
        'Somebody rings',
        [
          'Somebody dials her number. She has slipped on the stairs; nothing is broken, but the telephone was a long way off.',
          'It rings eleven times. Then her voice, cross: she is late, she knows, and could somebody come.',
          'The phone rings for a long time. A fall, an ankle, and a voice that is cross with the stairs.',
        ],
        'A telephone on a counter',
      ],
      [
        'The Friday after',
        [
          'A week later she is back at five to ten, with a cake. Nothing special, she says, and sits down by the window.',
          'A week later it is rollers and hood as ever. Only the cake is new.',
          'Next Friday the bell goes at five to ten. There is cake, and nobody mentions it.',
        ],
        'A cake on a counter',
      ],
    ],
    turn: ['A set holds for a week. The rest holds longer.', 'There is hardly a salon without such a chair.'],
    asks: ['Who in your family has a Friday at ten?', 'Where would somebody notice if you did not come?'],
    ends: {
      p: 'Regular appointments do more than the hair.',
      a: 'If somebody does not come, ring.',
      t: 'Rollers, lotion, forty minutes of warm air: a technique with side effects.',
      f: '{Ring|Call} your own Friday person today.',
      h: 'The fourth sink is said to be nervous.',
      i: 'Small habits carry people.',
      l: 'The hood hums, and outside it has begun to snow.',
    },
    work: [
      'Which of your customers would you miss by ten past ten? Write down their number today, beside the appointment.',
      'Write down which customers you would miss, and keep their number where you can see it.',
    ],
    keep: 'a Friday with time to spare',
    send: 'your mother, or somebody like her',
    own: [
      {
        about: 'shampoo and set|weekly|regular|pensioner|senior|home visit|mobile',
        kinds: ['service', 'price', 'offer', 'audience'],
        lead: 'For fixed hours and short ways.',
      },
    ],
    pic: { ask: 'Rollers sorted by colour, or a chair by the window', alt: 'Hair rollers sorted by colour' },
    claims: [['An imagined scene; a wet set lasts about a week', 'told as imagined, hairdressing textbook']],
  },
];
