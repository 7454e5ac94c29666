// Pictures that anybody takes: groups, hands, phones, old prints; and what is done with them.

import type { Idea } from '../../library/idea.ts';
import { NO_HOUSEHOLD, NO_PEOPLE } from './kinds.ts';

export const EVERYONE: readonly Idea[] = [
  {
    id: 'nobody-blinks-at-three',
    format: 'howto',
    unless: NO_HOUSEHOLD,
    again: 8,
    emoji: '👨‍👩‍👧‍👦',
    tags: ['GroupPhoto', 'PhotoTips', 'FamilyPhotos'],
    title: [
      'How to take a group photo in which nobody blinks',
      'Group photos: how to get everybody in, with eyes open',
    ],
    cover: 'Group photos without shut eyes',
    gist: [
      'Let everybody shut their eyes, count to three, and take it as they open them. In two rows, heads in the gaps, and five pictures in a row.',
      'A group photo is won before the click: everybody close together, shoulders turned, one person who says when.',
    ],
    subject: ['Eyes shut, then three', 'Better group photos'],
    hooks: {
      '*': [
        'So that nobody blinks in a group photo: let everybody shut their eyes, and take it when they open them.',
        'The more people in a group photo, the closer they have to stand. It is uncomfortable and looks lovely.',
      ],
      pt: 'With ten people somebody blinks in nearly every photo. So take five.',
      fi: 'Will you take the group photo at the next family party? Here is a trick.',
      a: 'Group photo: all eyes shut, count to three, open, press.',
      h: 'In every group photo there is somebody who looks at the dog.',
      l: 'One group photo, and everybody is in it.',
    },
    lines: {
      '*': [
        'Before a group photo let everybody shut their eyes. Count to three, and press as they open them.',
        'In a group photo put each head in the gap between the two in front.',
        'Take five of every group photo. In one of them all the eyes are open.',
        'In a group photo turn your shoulders a little towards the middle.',
      ],
      h: ['"One more group photo, to be safe." That is the one in which the child runs off.'],
    },
    scene: [
      'Fourteen people on a lawn, two are talking, one is looking for his glasses, and somebody presses.',
      'In the photo everybody smiles except the aunt. She seems to be asleep.',
    ],
    why: [
      [
        'Everybody blinks every few seconds, but not at the same time.',
        'The more people, the more often one of them has shut eyes.',
      ],
      ['In a picture the gaps look larger than they are.', 'It feels too close, and it looks right.'],
    ],
    parts: [
      [
        'Put the tall ones in the middle',
        ['The shorter ones stand on the outside.', 'Children in front, and a chair for grandmother.'],
        'A group lined up on steps',
      ],
      [
        'Move everybody closer',
        ['Until your shoulders touch.', 'Those at the edge should come in a little.'],
        'Shoulders close together',
      ],
      [
        'Shut all eyes, and count',
        ['On three all eyes open, and you press.', 'It makes everybody laugh as well.'],
        'A group with closed eyes, smiling',
      ],
      [
        'Take five in a row',
        ['And one more when they think it is over.', 'Keep your finger on the button.'],
        'A finger on a phone',
      ],
    ],
    turn: [
      'Then change over, so that you are in it too.',
      'Whoever takes the photo should be in one as well.',
    ],
    asks: ['Who never looks at the camera in your family?', 'Which group picture hangs on your wall?'],
    ends: {
      pt: 'Close together, count, five times.',
      fi: 'And you belong in it too.',
      a: 'Count, press, five times.',
      h: 'The dog looks good in all of them.',
      l: 'And everybody was there.',
    },
    keep: 'the next family party',
    send: 'the one who always takes the pictures',
    own: [
      {
        kinds: ['service', 'product', 'price', 'offer', 'process'],
        about:
          'famil(?:y|ies)\\b|wedding|corporate|team (?:photo|portrait)|events?\\b|group (?:photo|portrait)',
        lead: ['If somebody else is to take it:', 'For your group photo:'],
      },
    ],
    pic: {
      ask: 'A group of yours just before or after the picture',
      alt: 'A laughing group close together on steps',
    },
    claims: [['Several frames in a row avoid blinks', "photographers' practice"]],
  },
  {
    id: 'give-the-hands-something',
    format: 'tip',
    again: 8,
    emoji: '🤲',
    tags: ['PosingTips', 'PhotoTips', 'PortraitTips'],
    title: ['What to do with your hands in a photo', 'Hands in pictures: where to put them'],
    cover: 'Hands in a photo',
    gist: [
      'Give them something: a pocket with the thumb out, a cup, a lapel, another hand. Hands that do something stop being in the way, and the face follows.',
      'Hanging hands look lost in a photo. Bend your elbows a little, and hold something you like.',
    ],
    subject: ['What to do with your hands', 'Hold something in the photo'],
    hooks: {
      '*': [
        'Nobody knows what to do with their hands in a photo. Hold something.',
        'A bent elbow and a cup: now your hands look good in a photo.',
      ],
      pt: 'If your hands hold something, your shoulders relax in the photo too.',
      fi: 'As soon as somebody takes a photo, you seem to have four hands. Everybody knows that.',
      a: 'For a photo: bend your elbows, and hold something.',
      h: 'In front of a camera your arms are suddenly too long.',
      l: 'Quiet hands, and a calm face in the photo.',
    },
    lines: {
      '*': [
        'For a photo put four fingers in your pocket and leave the thumb out.',
        'Hold something of yours in a portrait: a cup, a tool, a book.',
        'Shake out your hands before a photo. Your face relaxes too.',
        'Bend the elbows a little in a photo. Straight arms make everybody look like a soldier.',
      ],
      h: ['Crossed arms in a business photo say "competent". In a family photo they say "how much longer".'],
    },
    scene: [
      '"And my hands?" he asks. Somebody gives him a coffee. It is the best photo of the day.',
      'In old photos they hold a hat, a glove, a chair. They knew why.',
    ],
    why: [
      [
        'If you have nothing to do, everybody sees that you are waiting.',
        'Hands show first that somebody is nervous.',
      ],
      ['With something in your hand you forget the camera.', 'And it tells people something about you.'],
    ],
    parts: [
      [
        'Four fingers in the pocket',
        ['The thumb stays outside.', 'One hand is enough.'],
        'A hand in a pocket, thumb out',
      ],
      [
        'Hold something of your own',
        ['A tool of your trade says more than a suit.', 'Take something that you use anyway.'],
        'Two hands round a cup',
      ],
      [
        'Shake them out first',
        ['For three seconds, like a swimmer.', 'It looks silly, so you laugh.'],
        'Blurred hands being shaken',
      ],
    ],
    turn: ['And now you only have two again.', 'Your face relaxes by itself.'],
    asks: ['What do you hold in a photo?', 'Pocket, cup or crossed arms?'],
    ends: {
      pt: 'Give your hands a job.',
      fi: 'You look good with a cup.',
      a: 'Hold something. Done.',
      h: 'The other two hands may go now.',
      l: 'As if nobody were looking.',
    },
    keep: 'the next picture of you',
    send: 'somebody who hates being photographed',
    own: [
      {
        kinds: ['service', 'product', 'price', 'offer'],
        about: 'portrait|headshot|business|team (?:photo|portrait)|couple|engagement|personal brand',
        lead: ['If you would like to be told where to put them:', 'For photos of you:'],
      },
    ],
    unless: NO_PEOPLE,
    pic: { ask: 'Hands around a cup or a tool, without a face', alt: 'Two hands around a cup in soft light' },
    claims: [['Holding an object relaxes people before a camera', "photographers' practice"]],
  },
  {
    id: 'wipe-it-first',
    format: 'mistake',
    unless: NO_HOUSEHOLD,
    again: 8,
    emoji: '📱',
    tags: ['PhonePhotography', 'PhotoTips', 'BetterPhotos'],
    title: [
      'Blurred phone pictures? Wipe the lens first',
      'Better phone photos: three things before you press',
    ],
    cover: "Wipe your phone's lens first",
    gist: [
      'The lens of a phone lives in a pocket. Wipe it with soft cloth, tap on the face, and take two steps forward instead of zooming. It costs four seconds.',
      'Hazy pictures and stars around every lamp mostly come from a fingerprint. Wipe, tap, step closer.',
    ],
    subject: ['There is a fingerprint on your lens', 'Do not zoom, step closer'],
    wrong: 'Taking pictures through a fingerprint',
    hooks: {
      '*': [
        'Better phone photos in four seconds: wipe the lens with your shirt.',
        'Are your phone photos hazy? There is a fingerprint on the lens.',
      ],
      pt: 'Grease on the lens makes phone photos hazy, and every lamp gets a star.',
      fi: 'When did you last wipe the lens of your phone? Do it now, we will wait.',
      a: 'Phone photo: wipe the lens, tap on the face, step closer.',
      h: 'Many a sunset has been photographed through jam.',
      l: 'A clean lens, and a clear photo.',
    },
    lines: {
      '*': [
        'Wipe the lens before you take a picture with your phone. It has been in your pocket, with everything else.',
        'Do not zoom with your phone. Take two steps forward, and the photo stays sharp.',
        'Tap on the face before you take a photo with your phone. It does not know whom you mean.',
        'Take photos with the light behind you or beside you. Otherwise everybody is a shadow.',
      ],
      h: ['Your phone has four lenses. All of them were in the same pocket as the {biscuit|cookie}.'],
    },
    scene: [
      'The child laughs, the sun is low, and over the whole photo lies a thin film of sandwich.',
      'She wipes the phone and takes the same photo again. It is much better.',
    ],
    why: [
      [
        'Grease spreads the light, so the picture gets hazy.',
        'You do not see the grease, but the lens does.',
      ],
      [
        'On many phones the zoom only makes the picture bigger and not sharper.',
        'Two steps forward show you more than any zoom.',
      ],
    ],
    parts: [
      [
        'Wipe the lens',
        ['With soft cotton or a cloth for glasses.', 'Once a day is enough.'],
        'A cloth on the back of a phone',
      ],
      [
        'Tap on the face',
        ['Then it is sharp and bright there.', 'Your phone does not know what matters to you.'],
        'A finger tapping on a screen',
      ],
      [
        'Step closer instead of zooming',
        ['And then one step more.', 'Then nothing else is in the way.'],
        'Feet taking a step on grass',
      ],
    ],
    turn: ['The next one will be better.', 'The shirt has to be washed anyway.'],
    asks: ['What was on your lens?', 'Do you wipe, or do you believe in the filter?'],
    ends: {
      pt: 'Clean, tapped, close.',
      fi: 'Now take one of somebody you like.',
      a: 'Four seconds, then press.',
      h: 'It was raspberry.',
      l: 'And now it is clear.',
    },
    keep: 'the next sunny evening',
    send: 'somebody with stars around every lamp',
    own: [
      {
        kinds: ['service', 'product', 'price', 'offer', 'event'],
        about: '(?<!our |own |my |the |in a )workshops?\\b|course|class|lesson|phone photo',
        lead: ['To learn more:', 'If you would like to learn it properly:'],
      },
    ],
    pic: { ask: 'A phone being wiped with a cloth', alt: 'A cloth wiping the lens of a phone' },
    claims: [
      ['Grease on a lens scatters light and lowers contrast', 'optics'],
      ['Digital zoom enlarges without adding detail', 'definition'],
    ],
  },
  {
    id: 'one-large-or-many-small',
    format: 'either',
    unless: NO_HOUSEHOLD,
    again: 9,
    emoji: '🖼️',
    tags: ['WallArt', 'PhotoPrints', 'ThisOrThat'],
    title: [
      'One large picture or many small ones on the wall?',
      'Photo wall: one big print or twenty little ones?',
    ],
    cover: 'One big photo or many small?',
    gist: [
      'One large photo makes a room quiet, many small ones make it lively. Which do you have, and who is in it?',
      'Some people hang one photo above the sofa, others fill a wall. And you?',
    ],
    subject: ['One big photo or a whole wall?', 'What hangs above your sofa?'],
    hooks: {
      '*': [
        'One large photo above the sofa, or twenty small ones up the stairs?',
        'Your wall has room for one large photo or for many small ones. Which?',
      ],
      pt: 'A large photo needs space round it, small ones need a common line. Which suits your wall?',
      fi: 'Which photo would you look at every day?',
      a: 'One large photo or many small ones? Choose.',
      h: 'Of twenty small photos one is always crooked, and only your visitors see it.',
      l: 'One wall, and the photos that may stay on it.',
    },
    lines: {
      '*': [
        'One large: calm, brave, and everybody asks who it is.\nMany small: a whole life, and something new each time.\nWhich hangs at your place?',
        'Which photo has been on your wall the longest?',
        'The stairs are a good place for many small photos. You pass them slowly.',
        'Would you rather have one photo as large as a door, or ten like postcards?',
      ],
      h: ['The nail has been in the wall for six years. One large photo, or many small ones?'],
    },
    scene: [
      'Somebody stops halfway up the stairs and points at a photo: was that you?',
      'A white wall, one picture, and a chair that has been turned towards it.',
    ],
    why: [
      [
        'You look at a large one. You walk along the small ones.',
        'A large one says one thing, many small ones tell a story.',
      ],
    ],
    parts: [
      [
        'One large photo',
        ['It needs space, and nothing beside it.', 'For the one that you love most.'],
        'A single large picture on a wall',
      ],
      [
        'Many small photos',
        ['You can add one every year.', 'All in the same frame, or every one different.'],
        'A staircase with small frames',
      ],
    ],
    turn: ['On the phone they are all the same size.', 'For both you need a nail.'],
    asks: ['Which of the two hangs at your place?', 'Who hangs on your wall?'],
    ends: {
      pt: 'Both look good, if you hang them up at all.',
      fi: 'Tell us which, and who is in it.',
      a: 'Hang it up.',
      h: 'Your visitor has just straightened it.',
      l: 'And you see it every morning.',
    },
    keep: 'the empty wall',
    send: 'somebody with a nail in the wall',
    own: [
      {
        kinds: ['product', 'service', 'price', 'offer'],
        about: '(?<!old )prints?\\b|album|frame|wall|canvas',
        lead: ['On paper, from us:', 'For your wall:'],
      },
    ],
    pic: {
      ask: 'A print of yours on a wall, or a stack of small ones',
      alt: 'Framed pictures on a staircase wall',
    },
    claims: [['Large prints need viewing distance', 'design practice']],
  },
  {
    id: 'save-the-shoebox',
    format: 'howto',
    unless: NO_HOUSEHOLD,
    again: 9,
    emoji: '📦',
    tags: ['OldPhotos', 'FamilyHistory', 'PhotoTips'],
    title: [
      'How to photograph old prints without glare',
      'The shoebox of old photographs: how to save it in an afternoon',
    ],
    cover: 'Save your old photos',
    gist: [
      'By a window, flat on a table, phone straight above it, no lamp and no flash. And write down who it is while somebody still knows.',
      'Daylight from the side and a pencil: you need no more to save a box of old photos.',
    ],
    subject: ['Photograph old prints by a window', 'Ask for the names in old photos'],
    hooks: {
      '*': [
        'In every family there is a box of old photos, and one person who still knows the names.',
        'You can photograph old prints with your phone. You need a window, and no lamp.',
      ],
      pt: 'Daylight from the side, and the phone straight above: so you photograph old prints without glare.',
      fi: 'Next time you visit your parents, look through the old photos with them. And take cake.',
      a: 'Old photos: by the window, flat, from above. Then write down the names.',
      h: 'On the back of the old photo it says "us, summer". That does not help much.',
      l: 'Old photos, and the names that belong to them.',
    },
    lines: {
      '*': [
        'Photograph old prints by a window, with every lamp off. Lamps leave white spots on the gloss.',
        'Hold the phone exactly above an old photo. If the edges are straight, the faces are too.',
        'With old photos ask for the names first. The box can wait.',
        'Write on the back of photographs with a soft pencil only. Ink comes through to the front.',
      ],
      h: ['In every family album there is a stranger who looks happier than everybody else.'],
    },
    scene: [
      'She takes an old photo out of the box, turns it over, and says a name that nobody has said for years.',
      'A kitchen table, grey light, a phone, a hundred little pictures with white edges.',
    ],
    why: [
      ['Shiny paper mirrors every lamp.', 'Daylight without sun is soft and even.'],
      [
        'Without a name, nobody knows after two generations who it was.',
        'What is written on the back may be worth more than the front.',
      ],
    ],
    parts: [
      [
        'Lay it by a window',
        ['Flat, without sun, lamps off.', 'On something dark, so that you see the edge.'],
        'An old print on a dark table by a window',
      ],
      [
        'Hold the phone straight above',
        ['If your shadow falls on it, turn the table.', 'Switch on the grid lines. They help.'],
        'A phone held flat above a print',
      ],
      [
        'Photograph the back too',
        ['Stamp, date, handwriting.', 'At once, so that both stay together.'],
        'The back of an old print with handwriting',
      ],
      [
        'Write down the names',
        ['From left to right, with a soft pencil.', 'And record on the phone what they tell you.'],
        'A pencil and a list beside prints',
      ],
    ],
    turn: ['And bring the box back.', 'The afternoon is the best part of it.'],
    asks: ['Who knows the names in your family?', 'What is the oldest photo that you own?'],
    ends: {
      pt: 'Light, angle, back, names.',
      fi: 'Ask about the stranger too.',
      a: 'Do it this year.',
      h: "The stranger was the photographer's brother.",
      l: 'And now they have names again.',
    },
    keep: 'the next visit to your parents',
    send: 'the one who has the box',
    own: [
      {
        kinds: ['service', 'product', 'price', 'offer', 'process'],
        about: '\\bscan|restor|digiti|old (?:photo|print|picture)|negatives|slides',
        lead: ['For photos that need more than a window:', 'If you want it done properly:'],
      },
    ],
    pic: { ask: 'An old print on a table by the window', alt: 'Old photographs on a dark table by a window' },
    claims: [
      ['Side light and a parallel camera avoid glare and distortion', 'practice of reproduction'],
      ['Soft pencil on the back is safer for prints than ink', 'advice of archives'],
    ],
  },
  {
    id: 'the-evening-before-the-pictures',
    format: 'checklist',
    unless: NO_HOUSEHOLD,
    again: 9,
    emoji: '🌙',
    tick: true,
    tags: ['PhotoSession', 'BePrepared', 'PhotoTips'],
    title: [
      'The evening before a photo session: what to lay out',
      'Photo session tomorrow? Five things for tonight',
    ],
    cover: 'The evening before your photos',
    gist: [
      'Lay the clothes out and look at them in daylight, clean glasses and shoes, pack a spare top, eat beforehand, and allow half an hour more than you think.',
      'If you have run for a bus, your face shows it. Get everything ready the evening before your photos.',
    ],
    subject: ['Get ready for your photos', 'Eat before your photo session'],
    hooks: {
      '*': [
        'Photo session tomorrow? Lay everything out tonight, and clean your glasses.',
        'For good photos allow half an hour more than you need.',
      ],
      pt: 'Clothes, glasses, a spare top, food, time: get these five ready before your photo session.',
      fi: 'Are you a little nervous about your photos tomorrow? So is everybody else.',
      a: 'Photos tomorrow? Lay out your clothes tonight.',
      h: 'Nobody has ever ironed well on the morning of a photo session.',
      l: 'Everything is ready, and your face shows it in the photos.',
    },
    lines: {
      '*': [
        'Look at your clothes by daylight before a photo session. Black and navy are the same thing only at night.',
        'Clean your glasses before the pictures, both sides. The lens sees every fingerprint.',
        'Eat something before your photo session, the children above all.',
        'Pack a second top for your photos. Coffee always knows the right day.',
      ],
      h: ['Before family photos, whoever must stay clean is already outside in the mud.'],
    },
    scene: [
      'Ten minutes to go, one shoe is missing, the iron is getting warm, and somebody has found the felt pens.',
      'All the clothes lie on a chair, with the shoes below. Tomorrow you need only put them on.',
    ],
    why: [
      [
        'If you were in a rush, your face shows it for a quarter of an hour.',
        'It takes a while until your shoulders relax.',
      ],
      [
        'Lint and smears are removed faster before than afterwards.',
        'What is wrong in one photo is wrong in all of them.',
      ],
    ],
    parts: [
      [
        'Look at the clothes by daylight',
        ['Look for lint, holes and what shows through.', 'All of them together, on one bed.'],
        'Clothes laid out on a bed by a window',
      ],
      [
        'Clean glasses, shoes and watch',
        ['Everybody looks at what shines.', 'And take the hair tie off your wrist.'],
        'A cloth on a pair of glasses',
      ],
      [
        'Pack a spare top',
        ['And {tights|stockings} and wipes.', 'If you have it, you will not need it.'],
        'A small bag with a folded top',
      ],
      [
        'Eat before you come',
        ['Something that makes no stains.', 'Bring something for the children too.'],
        'A banana on a table by the door',
      ],
      [
        'Leave half an hour early',
        ['So that you have five minutes to breathe.', 'Finding a place to park takes time.'],
        'A car key beside a clock',
      ],
    ],
    turn: ['And then leave the mirror alone.', 'We will see to the rest.'],
    asks: ['What went wrong just before your last picture?', 'Who in your family is always ready first?'],
    ends: {
      pt: 'Ready tonight, relaxed tomorrow.',
      fi: 'See you tomorrow. It will be fine.',
      a: 'Tonight, not in the morning.',
      h: 'The felt pens can be washed out. We hope.',
      l: 'And then go to bed.',
    },
    keep: 'the evening before your pictures',
    send: 'everybody who is coming along',
    own: [
      {
        kinds: ['service', 'price', 'process', 'product', 'policy'],
        about: 'sessions? (?:takes?|lasts?|starts?|runs?)|(?:family|newborn|portrait) sessions?',
        lead: ['How long it takes:', 'What to expect:'],
      },
    ],
    pic: { ask: 'Clothes laid out on a bed or chair', alt: 'Clothes laid out on a chair by a window' },
    claims: [['Preparation the evening before makes sessions calmer', "photographers' practice"]],
  },
  {
    id: 'the-one-you-like-least',
    format: 'question',
    unless: NO_HOUSEHOLD,
    again: 10,
    emoji: '💬',
    tags: ['TellUs', 'PhotoMemories', 'Portraits'],
    title: ['Which photograph of you do others like best?', 'A picture of you that only others like'],
    cover: 'The one that others like',
    gist: [
      'There is a picture of you that everybody likes but you. Which one is it, and what do they see in it?',
      'We know ourselves from the mirror, the others know us from the other side. Which picture do they keep?',
    ],
    subject: ['Everybody likes it but you', 'The other side of the mirror'],
    hooks: {
      '*': [
        'Is there a picture of you that everybody likes but you?',
        'Which photograph of you would your friends put on the wall?',
      ],
      p: 'People know their own face reversed. Which picture of you do others find right?',
      t: 'In the mirror the parting is on the other side. Which picture of you looks wrong only to you?',
      f: 'Which picture of you does somebody carry about with them?',
      a: 'Name the picture of you that others keep.',
      h: 'Your mother has a picture of you on the sideboard. You know which one. Would you tell us?',
      i: 'In which picture of you do others see what you cannot see yourself?',
      l: "A picture of you, in somebody else's purse. Which one is it?",
    },
    lines: {
      '*': [
        'Which picture of you do others love, and you do not?',
        'We are used to ourselves in the mirror. Which photograph of you looks strange to you alone?',
        'If a friend were to choose one picture of you, which would it be?',
        'What were you thinking of in the picture that everybody likes?',
      ],
      h: ['The picture on your pass shows somebody who is wanted. Which one shows somebody who is liked?'],
    },
    scene: [
      'She wants to delete it, and he says: not that one. That is you.',
      'On the sideboard stands a child with a fringe and an ice cream, and it is forty-six.',
    ],
    why: [
      [
        'We like what we are used to, and we are used to our mirror image.',
        'Others look at an expression, and we look at the nose.',
      ],
    ],
    parts: [
      [
        'What they see in it',
        ['A laugh, mostly, that one does not know of oneself.', 'The moment, and not the angle.'],
        'A hand holding an old print',
      ],
      [
        'What you see in it',
        ['The hair, the collar, the light.', 'Something that nobody else has ever noticed.'],
        'A face half seen in a mirror',
      ],
    ],
    turn: ['Perhaps they are right.', 'Keep it, for them.'],
    asks: ['Which one is it?', 'Who likes it most?'],
    ends: {
      pt: 'Two views of one face.',
      fi: 'We would love to hear about it.',
      a: 'Name it.',
      h: 'The fringe comes back, by the way.',
      l: 'Seen with kind eyes.',
    },
    keep: 'the next picture that you want to delete',
    send: 'somebody whose picture you like',
    own: [
      {
        kinds: ['people', 'story', 'history'],
        about: '.',
        lead: 'And who is asking.',
      },
    ],
    not: ['short', 'film'],
    pic: {
      ask: 'A hand holding a small print, the face not readable',
      alt: 'A hand holding a small photograph',
    },
    claims: [['People prefer their mirror image, others the true one', 'research on mere exposure']],
  },
];
