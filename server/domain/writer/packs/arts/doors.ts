// First times: going alone, starting late, standing for a picture, buying one.
import type { Idea } from '../../library/idea.ts';
import { TAKES_PHOTOS } from '../whom.ts';

export const DOORS: readonly Idea[] = [
  {
    id: 'go-by-yourself',
    format: 'tip',
    again: 9,
    emoji: '🎫',
    tags: ['GoAlone', 'SoloDate', 'CultureTips'],
    unless: TAKES_PHOTOS,
    title: 'Going to a show on your own: how to enjoy it',
    cover: 'One ticket, please',
    gist: [
      'Alone you get the better seat, your own opinion and the way home in silence. Book the aisle, bring a book for the interval, and do not wait until somebody has time.',
      'Half of what you missed last year was missed because nobody else could come. One ticket is enough.',
    ],
    subject: ['One ticket is enough', 'Nobody free on Thursday?'],
    hooks: {
      '*': [
        'The best single seat in the house is nearly always still free.',
        'You did not go, because nobody could come along. It was wonderful, by the way.',
      ],
      p: 'Single tickets are easier to get and often better placed than pairs.',
      f: 'You would love to see it and nobody has time on Thursday? Go.',
      a: 'One ticket. Aisle. Go.',
      t: 'Sold-out plans leave single gaps, since groups are booked in twos and fours.',
      h: 'Alone in the dark with three hundred strangers is, strictly speaking, not alone.',
      i: 'Sometimes one meets a work best without anybody to watch one meet it.',
      l: 'A single seat, a coat on the knees, and nobody who whispers.',
    },
    lines: {
      '*': [
        'Sold out? Ask for one. Single seats between the pairs stay free the longest.',
        'On your own in the interval: a book, a lap of the building, or the picture at the end of the corridor. Ten minutes are short.',
        'Going alone, sit on the aisle. You can leave, and hardly anyone who can leave does.',
        "Have an opinion on the way home before you read anybody else's. It is rarer than you would think.",
      ],
      h: ['"Are you here by yourself?" "No, with the cast."'],
    },
    scene: [
      'Five messages, five friends, one has a cold and two have children. The date goes by, as the last three did.',
      'Row seven, seat thirteen. On the left a couple, on the right a couple, and in between somebody who is smiling.',
    ],
    why: [
      [
        'As a pair you look with half an eye at whether the other one likes it.',
        'In company we also watch each other. It is nice, and it takes something away.',
      ],
      [
        'And nobody looks at people who are alone as closely as these people believe.',
        'Everybody else is busy finding their row.',
      ],
    ],
    parts: [
      [
        'Ask for a single seat',
        [
          'In the middle of the middle there is often just one left.',
          'On the day itself, too, when returns come in.',
        ],
        'One empty seat in a full row',
      ],
      [
        'Plan the interval',
        [
          'A drink ordered beforehand, a page to read, a question for the person beside you.',
          '"Have you seen it before?" has begun many a conversation.',
        ],
        'A glass and a programme on a ledge',
      ],
      [
        'Walk the last bit home',
        [
          'It goes on playing in your head, and nobody talks over it.',
          'By the second street you will know what you think.',
        ],
        'A wet street at night with lamps',
      ],
    ],
    turn: [
      'Next time ask nobody first. They can still come along.',
      'One ticket costs half, and gives the whole.',
    ],
    asks: ['Do you go to things alone?', 'What did you miss because nobody could come?'],
    ends: {
      p: 'Anyone who has tried it once usually does it again.',
      f: 'And if you would like to talk afterwards: the foyer is full of people.',
      a: 'Book it. Tonight.',
      t: 'Box offices can often seat singles in the gaps that online plans will not sell.',
      h: 'You get the whole armrest. Both of them.',
      i: 'To be alone among people who are looking at the same thing is a kind of company.',
      l: 'You leave as you came, and fuller.',
    },
    keep: 'the next evening nobody has time for',
    send: 'the one who always waits for others',
    own: [
      {
        about: 'tickets?|box office|concert|show|exhibition|performance',
        kinds: ['event', 'price', 'service'],
        lead: 'For one, or for more.',
      },
    ],
    pic: { ask: 'A single seat or chair in your room, lit', alt: 'A single empty seat in a row' },
    claims: [['Single seats remain between pairs', 'box office practice']],
  },
  {
    id: 'too-old-to-begin',
    format: 'answer',
    again: 10,
    emoji: '🌱',
    tags: ['NeverTooLate', 'AdultLearner', 'CreativeLife'],
    question: 'Am I too old to start?',
    short: 'For a career at six, yes. For all the rest, no.',
    unless: TAKES_PHOTOS,
    title: 'Is it too late to learn an instrument, painting or acting?',
    cover: 'Too old to begin?',
    gist: [
      'Grown-ups learn differently from children: they practise on purpose, understand sooner and are more embarrassed. Only the last of these stands in the way.',
      'In five years you will be five years older, with or without the cello.',
    ],
    subject: ['Too late for the cello?', 'In five years you will be older anyway'],
    hooks: {
      '*': [
        'In five years you will be five years older, whether you can play the piano by then or not.',
        'Children are not better at learning. They are better at being bad at it.',
      ],
      p: 'What adults lose in time they gain in purpose, and most crafts are open to them.',
      f: 'You have always wanted to, and now you think it is too late. We would like a word.',
      a: 'Start. Badly. This week.',
      t: 'Absolute pitch and the splits favour early starters. Most other skills respond to practice at any age.',
      h: 'At forty-six one no longer becomes a prodigy. It takes the pressure off enormously.',
      i: 'A beginner has the whole road ahead, and it is a good road at any age.',
      l: 'Late lessons, an upright piano, rain. There are worse evenings.',
    },
    lines: {
      '*': [
        "Too old? In a year you will either be a beginner with a year's practice, or somebody who asks if they are too old.",
        'Grown-ups quit over embarrassment and not over talent. Find a teacher who laughs, and a room with a door.',
        'Aim for one piece you love, in a simple version. Scales make sense once you know what they are for.',
        'Rent the instrument for three months. Buying it first only makes it heavier.',
      ],
      h: ['The recorder teacher is twenty-three and calls you "sir". This, too, shall pass.'],
    },
    scene: [
      'In the corridor of the music school: six children with cases, and one person of fifty-one who looks as if he were fetching somebody.',
      'A brush, an evening class, and the first apple looks like a potato. The whole row has potatoes. Somebody starts to laugh.',
    ],
    why: [
      [
        'Adults compare their first attempts with the best they have ever heard.',
        "The ear has forty years' lead on the fingers. That is what hurts.",
      ],
      [
        'But they know why they are there, and they can listen, count and ask.',
        'Anyone who has learned a trade knows how learning works.',
      ],
    ],
    parts: [
      [
        'Choose one small goal',
        [
          'A song for a birthday, a self-portrait, ten lines by heart.',
          '"Learning the cello" has no end. A tune has one.',
        ],
        'A sheet of music with one line marked',
      ],
      [
        'Practise short and often',
        [
          'Ten minutes a day beat Sunday morning.',
          'Sleep does some of the work, but only if you have left it something.',
        ],
        'An instrument leaning by a chair',
      ],
      [
        'Find others who are bad at it',
        [
          'Among beginners embarrassment has nothing to feed on.',
          'Choirs, drawing evenings, improv groups: the door is usually open.',
        ],
        'A group laughing in a rehearsal room',
      ],
    ],
    turn: [
      'The first apple that you draw is a potato. The twentieth is an apple.',
      'Nobody asks in what year you started, once you play.',
    ],
    asks: ['What would you begin if nobody were watching?', 'What did you start late?'],
    ends: {
      p: 'A trial lesson settles it faster than a year of thinking.',
      f: 'And do tell us when the first one sounds like something.',
      a: 'Begin. Be bad. Go on.',
      t: 'Expect fast gains for weeks, then a plateau; it is part of the curve.',
      h: 'Nobody has ever been too old to annoy the neighbours.',
      i: 'It is never only about the cello.',
      l: 'One note, held, and it is your own.',
    },
    keep: 'the next birthday with a round number',
    send: 'somebody who has always wanted to',
    own: [
      {
        about: 'lessons?\\b|class|course|beginners|(?<!our |own |my |the |in a )workshops?\\b|choir',
        kinds: ['service', 'event', 'price'],
        lead: 'A first try is possible here.',
      },
    ],
    pic: {
      ask: 'An instrument, easel or script waiting by a chair',
      alt: 'An instrument leaning against a chair',
    },
    claims: [
      [
        'Adults learn motor and musical skills with practice; early windows for absolute pitch',
        'learning and music psychology',
      ],
    ],
  },
  {
    id: 'weight-on-the-back-foot',
    format: 'howto',
    again: 9,
    emoji: '📷',
    only: 'photograph|portrait|film ?maker|videograph',
    tags: ['PhotoTips', 'HowToPose', 'PortraitTips'],
    title: 'How to stand for a photograph without feeling silly',
    cover: 'What to do with four arms',
    gist: [
      'Turn a little, weight on the back foot, something for the hands, breathe out. Then look away and back. Pictures get stiff when you wait for the click.',
      'Hardly anyone likes being photographed. Four small movements help, on an official portrait as well as on a wedding picture.',
    ],
    subject: ['What to do with your hands', 'You do look like that. It is fine.'],
    hooks: {
      '*': [
        'Say "smile", and a face forgets how.',
        'Somebody raises a camera, and suddenly you own four arms.',
      ],
      p: 'Being photogenic is for the most part a matter of feet and breath.',
      f: 'You hate having your picture taken? So do most people, photographers first of all.',
      a: 'Turn. Shift. Breathe out. Look back.',
      t: 'Turning the body a quarter narrows the plane to the lens and lets the face come forward.',
      h: 'There are people who look wonderful in every picture. We think it is always the same picture.',
      i: 'One day somebody will be very glad that you did not step out of the frame.',
      l: 'A window on the left, a quiet face, one second without a thought.',
    },
    lines: {
      '*': [
        'Hands in a photo: give them work. A cup, a lapel, another hand. Hanging down they look lost.',
        'Breathe in as it is raised, breathe out as it clicks. Shoulders drop by themselves.',
        'Push your forehead a little towards the camera. It feels like a tortoise and looks like you.',
        'Look away, then back. The first half second is the one that looks like you.',
      ],
      h: ['On your passport you look like someone who is wanted for it.'],
    },
    scene: [
      '"Just be natural," says somebody with a lens as long as an arm.',
      'Three generations in a row, all smiling for so long that it hurts, because Uncle Ted cannot find the button.',
    ],
    why: [
      [
        'We know ourselves from the mirror, so each photo shows a slightly wrong person.',
        'The picture is not reversed, and your own face looks odd to you for that reason alone.',
      ],
      [
        'And waiting makes a face stiff. What is moving looks alive.',
        'A smile lasts a second. After that only teeth are left.',
      ],
    ],
    parts: [
      [
        'Turn a quarter away',
        [
          'Hips to the side, face to the front. Straight on, everyone looks like a wardrobe.',
          'The nearer shoulder may drop a bit.',
        ],
        'Somebody turning slightly to a camera',
      ],
      [
        'Weight on the back foot',
        [
          'The front knee loosens and the rest follows.',
          'Anyone who stands at ease looks at ease, right up to the eyebrows.',
        ],
        'Two feet, one slightly forward',
      ],
      [
        'Give your hands a job',
        [
          'Sleeve, ring, cup, child.',
          'One in a pocket with the thumb out is the oldest trick, and still good.',
        ],
        'Hands holding a cup',
      ],
      [
        'Look away and come back',
        ['At the door, at a person, and then into the lens.', 'Coming back is the moment to press.'],
        'Somebody looking back over a shoulder',
      ],
    ],
    turn: [
      'The best ones come after "that was the last one". Stay a moment.',
      'Nobody but you sees what you see in it.',
    ],
    asks: ['Do you like having your picture taken?', 'Of whom do you wish there were more photos?'],
    ends: {
      p: 'Two minutes before a mirror help for the rest of your life.',
      f: 'And do get into the family picture. They want you in it.',
      a: 'Move. Breathe. Done.',
      t: "A longer lens from further away flatters; a phone at arm's length makes noses.",
      h: 'Every family has an uncle who is still looking for the button.',
      i: 'Pictures are for those who come after us.',
      l: 'A breath out, and there is the face.',
    },
    keep: 'the next time someone raises a camera',
    send: 'someone who hides behind other people',
    own: [
      {
        about: 'portrait|session|shoot|sitting|headshot|wedding',
        kinds: ['service', 'price', 'offer', 'process'],
        lead: 'In front of this camera there is time to breathe out.',
      },
    ],
    pic: {
      ask: 'Hands or feet of somebody being photographed, not the face',
      alt: 'Hands holding a cup during a portrait session',
    },
    claims: [
      [
        'Posing basics; mirror-reversed self image feels more familiar',
        'portrait practice, mere-exposure research',
      ],
    ],
  },
  {
    id: 'your-first-original',
    format: 'howto',
    again: 10,
    emoji: '🖼️',
    only: 'galler|paint|print ?mak|sculpt|\\bartist|art studio|exhibit|illustrat',
    tags: ['BuyArt', 'FirstArtwork', 'ArtForHome'],
    unless: TAKES_PHOTOS,
    title: 'How to buy your first original artwork',
    cover: 'Your first original',
    gist: [
      'Look at many, then take the one you keep thinking of. Ask about the edition, the paper and paying in parts, and do not buy it for the sofa.',
      'You need neither knowledge nor a fortune. You need a week, a few questions and a wall.',
    ],
    subject: ['Buy the one you dream of', 'What to ask in a gallery'],
    hooks: {
      '*': [
        'You may go into a gallery, look at everything, and leave again without a word. It is free, and everybody does it.',
        'If you are still thinking of it on Thursday, it is the right one.',
      ],
      p: 'Buying a first picture takes a few plain questions and some patience.',
      f: 'Would you love to have something real on the wall, and do not know how you go about it? Like this.',
      a: 'Look. Wait a week. Ask. Buy.',
      t: 'Ask for artist, year, technique, edition size and condition, and get them in writing.',
      h: 'It went with the sofa. The sofa has gone. It is still going with it, in spirit.',
      i: 'An original keeps somebody working. It hangs on your wall, and in a studio there is light.',
      l: 'One small drawing, well framed, in the place where you read.',
    },
    lines: {
      '*': [
        'In a gallery you may ask for the price. If it is not on the wall, there is a list, and nobody minds.',
        'Prints numbered three of forty: there are forty of them. The third is worth no less than the first.',
        'Paying in instalments is more common with art than you would think. Ask quietly.',
        'Buy with the eyes, and measure afterwards. For a good picture one finds a wall.',
      ],
      h: ['"What does it mean?" is the most expensive question in a gallery. "May I sit down?" is the best.'],
    },
    scene: [
      'White walls, a desk, somebody who looks up for a moment and smiles. At once your hands fold behind you.',
      'Thursday, {washing-up|dishes}. In your head hangs a small grey picture that you only saw for a minute.',
    ],
    why: [
      [
        'With art there is no test and no size chart, so it helps to give it time.',
        'Whatever pleases at once often tires. What follows you home will last.',
      ],
      [
        'The questions are simple, and those who sell it like to answer them.',
        'Nobody expects you to know. They expect you to look.',
      ],
    ],
    parts: [
      [
        'See twenty before you buy one',
        [
          'Open studios, degree shows, small galleries. It costs only shoes.',
          'After twenty you will know what you do not want.',
        ],
        'A visitor in an open studio',
      ],
      [
        'Wait for a week',
        ['Have no photo of it. See what your head keeps.', 'If it has gone by then, let it go.'],
        'An empty wall at home',
      ],
      [
        'Ask five questions',
        [
          'Who, when, how, how many, how is it cared for.',
          'And "what else is there?" In the drawer lie the small ones.',
        ],
        'A drawer of prints being opened',
      ],
      [
        'Get it in writing',
        [
          'A slip with all the details goes in an envelope behind the frame.',
          'In thirty years somebody will bless you for it.',
        ],
        'An envelope on the back of a frame',
      ],
    ],
    turn: ['Then hang it low, and look at it on Monday morning.', 'Sofas come and go.'],
    asks: [
      'What hangs on your wall that nobody else has?',
      'What would you like to be looking at in the morning?',
    ],
    ends: {
      p: 'A small sheet by somebody living is the best way to begin.',
      f: 'Come in, with your hands behind your back or not.',
      a: 'Buy what follows you home.',
      t: 'Works on paper: acid-free mount, no direct sun.',
      h: 'Some people buy the picture and then have to buy the sofa.',
      i: "A picture is somebody else's attention, lent to you for good.",
      l: 'In the evening it is the last thing that fades.',
    },
    caution: 'Buy art because you want to live with it; whether it will rise in value nobody can promise.',
    keep: 'the next empty wall',
    send: 'someone who has just moved',
    own: [
      {
        about: 'exhibition|prints?\\b|originals?\\b|edition|open studio|instalments?|commission',
        kinds: ['event', 'product', 'price', 'service', 'policy'],
        lead: 'To begin looking.',
      },
    ],
    pic: { ask: 'One small work on an otherwise empty wall', alt: 'A small framed picture on an empty wall' },
    claims: [
      [
        'Edition numbers, documentation, instalments, acid-free mounting',
        'gallery and conservation practice',
      ],
    ],
  },
  {
    id: 'ears-do-not-grow-back',
    format: 'mistake',
    again: 9,
    emoji: '👂',
    only: 'band|concert|\\bgigs?\\b|live music|club|orchestra|musician|\\bdj\\b|music venue|festival',
    tags: ['LiveMusic', 'EarPlugs', 'ConcertTips'],
    wrong: 'Going to a loud concert without earplugs',
    title: 'Earplugs at concerts: why musicians wear them',
    cover: 'Musicians wear them, too',
    gist: [
      'Look closely: half of the band have something in their ears. Good plugs make it quieter without making it dull, and cost less than a round of drinks.',
      'If your ears ring on the way home, it was too loud for too long. Plugs for music let you hear the singing again.',
    ],
    subject: ['What the drummer has in her ears', 'The whistle on the way home'],
    hooks: {
      '*': [
        'The whistling on the way home is your ears, asking you to stop.',
        'Look at the drummer. She has something in her ears, and she is the one making the noise.',
      ],
      p: 'Plugs made for music lower the volume evenly, so you hear more and not less.',
      f: 'Off to a concert at the weekend? Put a small thing in your pocket.',
      a: 'Plugs in before the band comes on.',
      t: 'Exposure counts by level and time: each three decibels more halve the safe duration, by common guidance.',
      h: '"WHAT?" is not much of a souvenir.',
      i: 'To want to hear this at seventy, too, is a good reason to look after it at twenty.',
      l: 'Quieter by a shade, and suddenly there is the bass, the breath, the wood.',
    },
    lines: {
      '*': [
        'Earplugs for music have a filter: everything gets quieter, nothing gets dull. In a pinch foam helps as well.',
        'Not beside the speaker. Three steps to the side are more than any plug.',
        'Take a break outside every hour. Ears are like feet, they want to sit down now and then.',
        'Small children at a concert: earmuffs, further back, and out when they have had enough.',
      ],
      h: ['Nobody has ever looked uncool with something that nobody can see.'],
    },
    scene: [
      'Tram home, half past midnight. Everyone is talking as if through a wall, and in the middle of the head stands a thin tone.',
      "In front of the stage somebody shouts into somebody's ear. The latter nods. Neither has understood anything.",
    ],
    why: [
      [
        'The fine cells in the inner ear do not grow back.',
        'What breaks in there stays broken. It is smaller than a grain of dust.',
      ],
      [
        'Loudness and time add up, so a little less of either helps a lot.',
        'Even a few decibels less let you stay for much longer.',
      ],
    ],
    parts: [
      [
        'Put them in before the first song',
        [
          'Afterwards is too late, as the ear has gone numb by then.',
          'With the ticket in the same pocket you will not forget them.',
        ],
        'Earplugs beside a ticket',
      ],
      [
        'Move away from the speaker',
        ['Near the mixing desk it sounds best anyway.', 'At the edge of the first row it is worst of all.'],
        'A crowd seen from the mixing desk',
      ],
      [
        'Step outside for ten minutes',
        ['Between two bands, with some water.', 'The second half is twice as lovely after that.'],
        'A door standing open to the street',
      ],
      [
        'Give them a quiet day after',
        [
          'No headphones on the way home. Let it fade.',
          'A ring that lasts beyond the next day belongs in front of a doctor.',
        ],
        'Headphones put away on a shelf',
      ],
    ],
    turn: [
      'Then it is just the song that stays in your ears.',
      'There are drummers of thirty years who still hear the triangle.',
    ],
    asks: ['Do you wear plugs?', 'What was the loudest thing you ever heard?'],
    ends: {
      p: 'A few coins, a small box, and decades of music.',
      f: 'Ask at the bar. Some places keep a jar.',
      a: 'In. Before it starts.',
      t: 'Look for a flat attenuation curve on the packet; foam cuts the treble most.',
      h: 'We would say it louder, but that is the point.',
      i: 'Take care of what lets you be moved.',
      l: 'And after it the night, with all its small sounds.',
    },
    caution: 'If ringing or dullness lasts longer than a day, see a doctor.',
    keep: 'the next loud evening',
    send: 'someone who always stands by the speaker',
    own: [
      { about: 'concert|gig|tour|live|doors', kinds: ['event'], lead: 'The next occasion to hear well.' },
    ],
    pic: { ask: 'A pair of earplugs on an amplifier or a ticket', alt: 'Earplugs lying on an amplifier' },
    claims: [
      [
        'Hair cells do not regenerate in humans; dose by level and time; filtered plugs',
        'hearing health authorities',
      ],
    ],
  },
  {
    id: 'plot-or-no-plot',
    format: 'either',
    again: 11,
    emoji: '🙈',
    tags: ['ThisOrThat', 'NoTrailers', 'CultureTalk'],
    unless: TAKES_PHOTOS,
    title: 'Read up first, or go in knowing nothing?',
    cover: 'Read up, or know nothing?',
    gist: [
      'Some read the reviews, the plot and the libretto. Others shut their eyes at the trailer. How do you like to go in?',
      'Prepared, you see more. Unprepared, you are taken by surprise. Both have their evenings.',
    ],
    subject: ['Know the ending?', 'Trailer or blindfold?'],
    hooks: {
      '*': [
        'There are people who put their hands over their ears during the trailer, and hum.',
        'One of you has read the synopsis, the other one has been dragged along. You will see two different things.',
      ],
      p: 'How much you know beforehand decides which work you get to see.',
      f: 'Before a film, a play or an exhibition: do you read up on it?',
      a: 'Opera: read. Thriller: do not.',
      t: 'Studies suggest that knowing the ending spoils pleasure less than we expect; the taste for surprise differs.',
      h: 'He told her the ending in the car. They are still married. It has been pointed out, though.',
      i: 'To be surprised is a talent, and so is being prepared.',
      l: 'You sit down in the dark and know only the title.',
    },
    lines: {
      '*': [
        'Read up or go in blind? Vote, and say what was ever spoiled for you.',
        'For opera and old plays read the plot beforehand. They all knew it in those days, too.',
        'In exhibitions: first look, then read the label. The other way round you only see the label.',
        'Reviews make good reading on the way home. Then you can argue with them.',
      ],
      h: ['"I will not say anything, but watch the gardener" is saying something.'],
    },
    scene: [
      'In the foyer one of them is reading the programme from cover to cover, and the other is holding it upside down and asking what it is called.',
      'Somebody in the {queue|line} behind you says "and then, right at the end". You start to sing.',
    ],
    why: [
      [
        'One wants to understand it, and the other one to be ambushed by it.',
        'Those who know what is coming can watch how. Those who do not can only hold on.',
      ],
    ],
    parts: [
      [
        'Well prepared',
        [
          'You know who is who, and you hear the fine bits. Nobody has to whisper to you.',
          'In four hours of Italian, knowledge is a cushion.',
        ],
        'A programme full of pencil marks',
      ],
      [
        'With no idea at all',
        [
          'It comes out of nowhere and gets you. You only have it once.',
          'No expectations, no comparison, just a curtain.',
        ],
        'A closed curtain in the dark',
      ],
    ],
    turn: [
      'A second visit turns the one into the other.',
      'The programme will also still be there afterwards.',
    ],
    asks: ['Read up or go in blind?', 'What do you wish you had not known?'],
    ends: {
      p: 'The middle way is one sentence about it, from somebody you trust.',
      f: 'Please, no endings in the comments. Not even of the gardener.',
      a: 'Look first. Read after.',
      t: 'Surtitles have made preparation optional, and better.',
      h: 'It is usually the gardener. Sorry.',
      i: 'However you get in, what counts is being open when it starts.',
      l: 'It goes dark. Now nobody knows anything.',
    },
    keep: 'the next trailer',
    send: 'someone who always gives away the ending',
    own: [
      {
        about: 'premiere|introduct|talk|synopsis|programme|new (?:work|play|show|album)',
        kinds: ['event', 'service', 'product'],
        lead: 'No more than this will be given away.',
      },
    ],
    pic: { ask: 'A closed curtain, a covered work, a shut door', alt: 'A closed stage curtain' },
    claims: [
      [
        'Spoilers reduce enjoyment less than expected in some studies',
        'published experiments on spoilers, mixed results',
      ],
    ],
  },
  {
    id: 'stayed-till-the-end',
    format: 'question',
    again: 11,
    emoji: '🎞️',
    tags: ['GoosebumpMoments', 'MovedToTears', 'CultureTalk'],
    unless: TAKES_PHOTOS,
    title: 'When could you not get up at the end?',
    cover: 'When could you not get up?',
    gist: [
      'The lights come on, the others reach for their coats, and you stay seated. Which film, which song, which picture was it?',
      'Once in a while something holds us in the seat. What was it for you, and who was sitting beside you?',
    ],
    subject: ['When did you stay seated?', 'The lights were on'],
    hooks: {
      '*': [
        'The credits have run, somebody is sweeping up popcorn, and you are still sitting there.',
        'Everybody has one picture in front of which they suddenly needed a handkerchief.',
      ],
      p: 'Most people can name one work that kept them in their seat.',
      f: 'What got you, so badly that you pretended to be looking for your glove?',
      a: 'One work. One sentence.',
      t: 'Chills come most often at sudden changes: a voice entering, a key shifting, a silence.',
      h: 'It was an advert for insurance. Nobody need ever know.',
      i: 'To be moved by something that was made by a stranger is a small wonder, and an everyday one.',
      l: 'No one spoke. Outside it was snowing.',
    },
    lines: {
      '*': [
        'Which film, song or picture kept you in your seat when the lights came on?',
        'The glove that is being looked for under the seat at the end has dried many tears.',
        'Play the song that gets you to somebody younger. Say nothing, and look out of the window.',
        'Write to whoever made it. One line. They seldom hear where it landed.',
      ],
      h: [
        'In the row of men with crossed arms, one after the other got something in his eye. There must have been a draught.',
      ],
    },
    scene: [
      'On the screen names go by, hundreds of names, and nobody in the row wants to be the first.',
      'A museum, a Tuesday, a man with a {rucksack|backpack} in front of a very small picture. The attendant pretends to be counting the windows.',
    ],
    why: [
      [
        'Why it hits us, and there, nobody can quite say. One has to have been there.',
        'Some of it is the work, some of it is the week you have had.',
      ],
    ],
    parts: [
      [
        'A song, on the wrong day',
        ['In the supermarket, between the yoghurts.', 'It knew something that you had not told anybody.'],
        'Headphones on a kitchen table',
      ],
      [
        'A film, with somebody beside you',
        [
          'Neither of you looked over, and both of you knew.',
          'You walked three stops, because nobody wanted to speak first.',
        ],
        'Two empty {cinema seats|movie theater seats}',
      ],
      [
        'A picture, all alone',
        ['It hung in a corner that people only pass.', 'You have the postcard still. It does not show it.'],
        'A postcard on a wall',
      ],
      [
        'A child on a stage',
        ['Two lines, a beard made of cotton wool.', 'Whole rows have gone to pieces over a shepherd.'],
        'A small costume on a hook',
      ],
    ],
    turn: [
      'Name it, and somebody will nod who was there, too.',
      'It need not be great art. It only has to have got you.',
    ],
    asks: ['What kept you in your seat?', 'Which song can you not hear in public?'],
    ends: {
      p: 'Lists like these make the best recommendations.',
      f: 'We will read them all, with a handkerchief at hand.',
      a: 'Name it. No reasons.',
      t: 'Please state: work, place, row, weather.',
      h: 'Looking for a glove under the seat is a good way of crying.',
      i: 'In such moments you are less alone than you thought.',
      l: 'Then somebody held the door, and it was night.',
    },
    keep: 'the next evening that gets you',
    send: 'the one who sat beside you',
    pic: {
      ask: 'Your empty seats or room after everyone has gone',
      alt: 'Empty seats in a room after a show',
    },
    claims: [['Chills often occur at sudden musical changes', 'music psychology']],
  },
  {
    id: 'out-of-doors',
    format: 'season',
    again: 11,
    emoji: '🌙',
    when: { season: ['summer'] },
    tags: ['OpenAir', 'SummerNights', 'CultureTips'],
    unless: TAKES_PHOTOS,
    title: 'What to bring to an open-air evening',
    cover: 'Bring a cushion and a {jumper|sweater}',
    gist: [
      'A cushion, a {jumper|sweater}, something against midges, and a light with a red filter. Open-air evenings get cold at nine, hard at ten and magical at half past.',
      'Sunglasses for the beginning, a blanket for the end. Pack as for two seasons and sit a bit to the side.',
    ],
    subject: ['Two seasons in one evening', 'Cushion, {jumper|sweater}, {torch|flashlight}'],
    hooks: {
      '*': [
        'At seven you want shade, and at ten you would pay for a sock.',
        'An open-air stage has the best ceiling in the world, and the worst chairs.',
      ],
      p: 'The right things in a bag turn an open-air evening from brave into lovely.',
      f: 'Got tickets for something under the sky? Pack for two seasons.',
      a: 'Cushion. {Jumper|Sweater}. Water. {Torch|Flashlight}. Coat.',
      t: 'On clear nights the ground loses heat fast; the drop after sunset is steeper than the forecast for town says.',
      h: 'Act one: sunburn. Act two: a blanket. Act three: four people under one umbrella, in Verona.',
      i: 'When it gets dark and the first bat flies across the stage, you would not be anywhere else.',
      l: 'A warm wall at your back, the last swifts, then a cello.',
    },
    lines: {
      '*': [
        'For an open-air evening: cushion, {jumper|sweater}, long socks, water, and a {torch|flashlight} you can dim. Leave the umbrella, bring a coat with a hood.',
        'Sit a little to the side. In the middle the sun sets right in your eyes.',
        'Midges find ankles first. Long socks are better than any spray, and they are warm as well.',
        'Eat before it starts. Nothing is as loud as a bag of {crisps|chips} in a quiet scene.',
      ],
      h: ['The owl came in on cue. It is not in the union, so no names.'],
    },
    scene: [
      'Half past nine, first star. Somebody in front unfolds a blanket and the whole row looks at it longingly.',
      'Thunder, far away, at a very fitting place. The audience laughs, and the king looks up.',
    ],
    why: [
      [
        'Outdoors one sits still for three hours, and the night does not.',
        'Sitting still, you get cold from below, long before the forecast says so.',
      ],
      [
        'But what makes it uncomfortable also makes it unrepeatable: light, wind, birds.',
        'No evening is like another one, since the sky is in the cast.',
      ],
    ],
    parts: [
      [
        'Something between you and the chair',
        [
          'Cushion, folded blanket, in an emergency the programme.',
          "Stone steps store the day's heat, but only until half past nine.",
        ],
        'A cushion on a stone step',
      ],
      [
        'One layer more than you believe',
        [
          'And something for the neck.',
          'Anyone who lends out their second {jumper|sweater} makes friends for life.',
        ],
        'A {jumper|sweater} over a chair back',
      ],
      [
        'A small light, pointing down',
        [
          'For the way to the {loo|bathroom} and the last bus. Dimmed or red, so that nobody is blinded.',
          'Phone {torches|flashlights} have ended many a moonrise.',
        ],
        'A small {torch|flashlight} on a path',
      ],
      [
        'A coat with a hood',
        ['Umbrellas are walls for those behind you.', 'Most showers pass quicker than the interval.'],
        'A hooded coat on a seat',
      ],
    ],
    turn: [
      'And then it gets quiet, somebody walks into the light, and a bat joins in.',
      'Afterwards nobody speaks of the chairs.',
    ],
    asks: ['What was your best evening under the open sky?', 'Have you ever held out in the rain?'],
    ends: {
      p: 'Look up beforehand what happens if it rains. It is in the small print.',
      f: 'Somebody in row six is sharing {crisps|chips}. Quietly. Before it starts.',
      a: 'Pack for autumn.',
      t: 'Sound carries better on cool still air; the second half is usually easier to hear.',
      h: 'By the second act everyone wants your blanket.',
      i: 'A stage, a sky and people between: it has hardly changed in two thousand years.',
      l: 'On the way home the stones are still warm.',
    },
    keep: 'the first warm evening with tickets',
    send: 'someone who always lends out their {jumper|sweater}',
    own: [
      {
        about: 'open.?air|outdoor|garden|courtyard|park|festival',
        kinds: ['event', 'place'],
        lead: 'And the next evening outdoors?',
      },
    ],
    pic: {
      ask: 'An open-air stage or a chair outdoors at dusk',
      alt: 'Chairs in front of an outdoor stage at dusk',
    },
    claims: [['Radiative cooling on clear nights; cool still air carries sound', 'physics, meteorology']],
  },
];
