// Pictures that anybody takes: groups, hands, phones, old prints; and what is done with them.
import type { Idea } from '../../library/idea.ts';

export const EVERYONE: readonly Idea[] = [
  {
    id: 'nobody-blinks-at-three',
    format: 'howto',
    again: 8,
    emoji: '👨‍👩‍👧‍👦',
    tags: ['GroupPhoto', 'PhotoTips', 'FamilyPhotos'],
    title: [
      'How to take a group photo in which nobody blinks',
      'Group photos: how to get everybody in, with eyes open',
    ],
    cover: 'A group, and nobody blinks',
    gist: [
      'Let everybody shut their eyes, count to three, and take it as they open them. In two rows, heads in the gaps, and five pictures in a row.',
      'A group photo is won before the click: everybody close together, shoulders turned, one person who says when.',
    ],
    subject: ['Eyes shut, then three', 'Heads in the gaps'],
    hooks: {
      '*': [
        'So that nobody blinks in a group photo: let everybody shut their eyes, and take it when they open them.',
        'The more people in a group photo, the closer they have to stand. It is uncomfortable and looks lovely.',
      ],
      pt: 'With ten people the odds of one blink in a single frame are high. Five frames in a row settle it.',
      fi: 'You are the one with the phone at the next family party? Here is a trick.',
      a: 'Eyes shut. Three. Open. Now.',
      h: 'In every group photo there is one who looks at the dog.',
      l: 'All in one picture, and all of them there.',
    },
    lines: {
      '*': [
        'Before a group photo let everybody shut their eyes, and press as they open them on three.',
        'In a group photo each head belongs in the gap between the two in front of it.',
        'Take five of every group. One of them has all the eyes open.',
        'Turn the shoulders a little towards the middle in a group photo. It gets narrower and friendlier.',
      ],
      h: ['"One more, for safety" is the sentence after which the best picture comes, or the child goes.'],
    },
    scene: [
      'Fourteen people on a lawn, two are talking, one is looking for his glasses, and somebody calls: now!',
      'In the picture everyone is smiling, apart from the aunt. The aunt is asleep, it seems.',
    ],
    why: [
      [
        'People blink every few seconds, and each at another moment.',
        'The more eyes there are, the likelier it is that one pair is just shut.',
      ],
      [
        'Gaps between people look larger in a picture than they are.',
        'What feels too close for a conversation is right for a lens.',
      ],
    ],
    parts: [
      [
        'Put the tall ones in the middle',
        [
          'The outline becomes a hill and not a comb.',
          'Children in front, and somebody seated if there is a chair.',
        ],
        'A group lined up on steps',
      ],
      [
        'Move everybody closer',
        [
          'Until shoulders touch, and then a hand further.',
          'Those at the edge always think that they are in it.',
        ],
        'Shoulders close together',
      ],
      [
        'Shut all eyes, and count',
        ['On three they open, and you press.', 'It makes people laugh as well, which is half of it.'],
        'A group with closed eyes, smiling',
      ],
      [
        'Take five in a row',
        [
          'And the sixth when they think it is over.',
          'Keep the finger down: that is what the button is for.',
        ],
        'A finger on a phone',
      ],
    ],
    turn: [
      'And then somebody else takes one with you in it.',
      'The one behind the camera belongs in it, too.',
    ],
    asks: ['Who never looks at the camera in your family?', 'Which group picture hangs on your wall?'],
    ends: {
      pt: 'Close, counted, five times.',
      fi: 'And then come into it yourself.',
      a: 'Count. Press. Five times.',
      h: 'The dog, by the way, always looks good.',
      l: 'A day, with everybody on it.',
    },
    keep: 'the next family party',
    send: 'the one who always takes the pictures',
    own: [
      {
        kinds: ['service', 'product', 'price', 'offer', 'process'],
        about:
          'famil(?:y|ies)\\b|wedding|corporate|team (?:photo|portrait)|events?\\b|group (?:photo|portrait)',
        lead: [
          'When nobody is to be behind the camera.',
          'For days on which you want to be in the picture yourself.',
        ],
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
    cover: 'Where do the hands go?',
    gist: [
      'Give them something: a pocket with the thumb out, a cup, a lapel, another hand. Hands that do something stop being in the way, and the face follows.',
      'Hanging hands look lost. Bend the elbow a little, let the fingers be loose, and hold something that you like.',
    ],
    subject: ['A thumb outside the pocket', 'Hold a cup'],
    hooks: {
      '*': [
        'Nobody knows what to do with their hands in a photo. Give them a job.',
        'A bent elbow and a cup: so hands stop being in the way.',
      ],
      pt: 'Hands that hold something relax, and shoulders follow them.',
      fi: 'As soon as a camera comes, one suddenly has four hands. Everybody knows it.',
      a: 'Bend the elbows. Hold something.',
      h: 'Before a camera, arms get as long as on the day one learned to dance.',
      l: 'Hands at rest, and a face that follows.',
    },
    lines: {
      '*': [
        'Into the pocket with four fingers, and the thumb stays out. Hands look at home there in any photo.',
        'Hold something that belongs to you in a portrait: a cup, a tool, a book, a lead.',
        'Shake your hands out before a picture. What is loose in the fingers is loose in the face.',
        'Bend the elbows a little in a photo. Straight arms make everybody look like a soldier.',
      ],
      h: [
        'Crossed arms in a business portrait say "competent". In a family portrait they say "how much longer".',
      ],
    },
    scene: [
      'He stands before the wall and asks: and my hands? Somebody gives him his coffee. It is the best picture of the day.',
      'In the old pictures they hold a hat, a glove, a chair. They knew it all along.',
    ],
    why: [
      [
        'A body that has nothing to do waits, and one sees it waiting.',
        'Tension goes down into the fingers first.',
      ],
      [
        'With something in your hands you forget the lens for a moment.',
        'What people hold tells something about them.',
      ],
    ],
    parts: [
      [
        'Four fingers in the pocket',
        ['The thumb stays out, so it does not look as if you were cold.', 'One side is enough.'],
        'A hand in a pocket, thumb out',
      ],
      [
        'Hold something of your own',
        ['A tool of your trade says more than a suit.', 'It should be something that you would hold anyway.'],
        'Two hands round a cup',
      ],
      [
        'Shake them out first',
        ['Like before swimming, for three seconds.', 'It looks silly, and so one laughs.'],
        'Blurred hands being shaken',
      ],
    ],
    turn: ['And suddenly there are only two of them again.', 'The face follows by itself.'],
    asks: ['What do you hold on to in pictures?', 'Pocket, cup or crossed arms?'],
    ends: {
      pt: 'A task for the hands, and the face follows.',
      fi: 'You look good with a cup.',
      a: 'Hold something. Done.',
      h: 'The other two hands can be put down now.',
      l: 'At ease, as if nobody were looking.',
    },
    keep: 'the next picture of you',
    send: 'somebody who hates being photographed',
    own: [
      {
        kinds: ['service', 'product', 'price', 'offer'],
        about: 'portrait|headshot|business|team (?:photo|portrait)|couple|engagement|personal brand',
        lead: ['For pictures with hands and all.', 'If you would like to be told where they go.'],
      },
    ],
    pic: { ask: 'Hands around a cup or a tool, without a face', alt: 'Two hands around a cup in soft light' },
    claims: [['Holding an object relaxes people before a camera', "photographers' practice"]],
  },
  {
    id: 'wipe-it-first',
    format: 'mistake',
    again: 8,
    emoji: '📱',
    tags: ['PhonePhotography', 'PhotoTips', 'BetterPhotos'],
    title: [
      'Blurred phone pictures? Wipe the lens first',
      'Better phone photos: three things before you press',
    ],
    cover: 'Wipe the lens first',
    gist: [
      'The lens of a phone lives in a pocket. Wipe it with soft cloth, tap on the face, and take two steps forward instead of zooming. It costs four seconds.',
      'Hazy pictures and stars around every lamp mostly come from a fingerprint. Wipe, tap, step closer.',
    ],
    subject: ['A fingerprint on everything', 'Two steps instead of a zoom'],
    wrong: 'Taking pictures through a fingerprint',
    hooks: {
      '*': [
        'The shortest way to better phone pictures is a corner of your shirt.',
        'Hazy pictures, stars around every lamp? There is a fingerprint on the lens.',
      ],
      pt: 'Grease on a lens scatters light: contrast falls, lamps grow beards.',
      fi: 'When did you last wipe the lens of your phone? Do it now, we will wait.',
      a: 'Wipe. Tap. Step closer.',
      h: 'Many a sunset was photographed through jam.',
      l: 'A clear look, and a clear picture.',
    },
    lines: {
      '*': [
        'Wipe the lens before you take a picture with your phone. It has been in your pocket, with everything else.',
        'Do not zoom with two fingers. Take two steps forward, and the picture stays sharp.',
        'Tap on the face before you press. The phone does not know whom you mean.',
        'Photograph with the light behind you or beside you. With it in front, everybody becomes a shadow.',
      ],
      h: ['The phone has four lenses. All of them were in the same pocket as the biscuit.'],
    },
    scene: [
      'The child laughs, the sun is low, everything is right, and over it all lies a thin veil of sandwich.',
      'She holds the phone up to the light, breathes on it, wipes, and takes the same picture again. It is another one.',
    ],
    why: [
      [
        'Grease spreads each point of light over its neighbours.',
        'A film that you cannot see is seen by the lens before anything else.',
      ],
      [
        'Zooming with the fingers on many phones only enlarges what is there already.',
        'Two steps closer bring real detail, and no software does.',
      ],
    ],
    parts: [
      [
        'Wipe the lens',
        ['Soft cotton or a cloth for glasses, no kitchen paper.', 'Once in the morning would do.'],
        'A cloth on the back of a phone',
      ],
      [
        'Tap on what matters',
        ['Light and focus are set for that spot.', 'On a face it is mostly right.'],
        'A finger tapping on a screen',
      ],
      [
        'Step closer instead of zooming',
        ['Fill the picture, and then go one step further.', 'What is not in it cannot disturb.'],
        'Feet taking a step on grass',
      ],
    ],
    turn: [
      'The picture was good all along. It only had to be seen.',
      'And the shirt is in the wash on Friday anyway.',
    ],
    asks: ['What was on your lens?', 'Do you wipe, or do you believe in the filter?'],
    ends: {
      pt: 'Clean, focused, close.',
      fi: 'And now take one of somebody you like.',
      a: 'Four seconds. Then press.',
      h: 'Raspberry, most of it.',
      l: 'And the evening is clear.',
    },
    keep: 'the next low sun',
    send: 'somebody with stars around every lamp',
    own: [
      {
        kinds: ['service', 'product', 'price', 'offer', 'event'],
        about: '(?<!our |own |my |the |in a )workshops?\\b|course|class|lesson|phone photo',
        lead: ['For more of this.', 'If you would like to learn it properly.'],
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
    again: 9,
    emoji: '🖼️',
    tags: ['WallArt', 'PhotoPrints', 'ThisOrThat'],
    title: [
      'One large picture or many small ones on the wall?',
      'Photo wall: one big print or twenty little ones?',
    ],
    cover: 'One large or many small?',
    gist: [
      'One large picture makes a room quiet, many small ones make it talk. Which hangs at your place, and who is in it?',
      'Some have a single picture above the sofa, others a wall like an album. Which one are you?',
    ],
    subject: ['A quiet wall, or a talkative one', 'Above the sofa'],
    hooks: {
      '*': [
        'One large picture above the sofa, or twenty small ones up the stairs?',
        'Your wall has room for one large picture or many small ones. Which is it?',
      ],
      pt: 'A single large print needs distance, a group of small ones needs a common line. Which suits your wall?',
      fi: 'Which picture would you look at every day and not get tired of?',
      a: 'One or many. Choose.',
      h: 'With twenty small pictures one of them is always crooked, and only the visitor sees which.',
      l: 'A wall, and what may stay on it.',
    },
    lines: {
      '*': [
        'One large: calm, brave, and everybody asks who it is.\nMany small: a whole life, and something new each time.\nWhich hangs at your place?',
        'Which picture has been on your wall the longest?',
        'A staircase is the best place for many small pictures: one walks past them, slowly.',
        'Would you rather have one picture as large as a door, or ten like postcards?',
      ],
      h: [
        'The nail is in the wall. For six years it has been waiting for a decision. One large, or many small?',
      ],
    },
    scene: [
      'Somebody stops halfway up the stairs, and points: was that you?',
      'A white wall, one picture, and a chair that has been turned towards it.',
    ],
    why: [
      [
        'A large picture is looked at, and small ones are read.',
        'Size is a decision, and a series is a conversation.',
      ],
    ],
    parts: [
      [
        'One large',
        ['It wants two steps of room and nothing beside it.', 'For the one in which everything is right.'],
        'A single large picture on a wall',
      ],
      [
        'Many small',
        ['They may grow by one every year.', 'All in the same frame, or none.'],
        'A staircase with small frames',
      ],
    ],
    turn: ['On the phone they are all the same size.', 'Both begin with a nail.'],
    asks: ['Which of the two hangs at your place?', 'Who hangs on your wall?'],
    ends: {
      pt: 'Distance or sequence.',
      fi: 'Tell us which, and who is in it.',
      a: 'Hang it up.',
      h: 'The visitor has just straightened it.',
      l: 'And every morning, a look.',
    },
    keep: 'the empty wall',
    send: 'somebody with a nail in the wall',
    own: [
      {
        kinds: ['product', 'service', 'price', 'offer'],
        about: '(?<!old )prints?\\b|album|frame|wall|canvas',
        lead: ['On paper, from here.', 'For either of them.'],
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
    again: 9,
    emoji: '📦',
    tags: ['OldPhotos', 'FamilyHistory', 'PhotoTips'],
    title: [
      'How to photograph old prints without glare',
      'The shoebox of old photographs: how to save it in an afternoon',
    ],
    cover: 'Save the shoebox',
    gist: [
      'By a window, flat on a table, phone straight above it, no lamp and no flash. And write down who it is while somebody still knows.',
      'An afternoon, daylight from the side, and a pencil: more is not needed to save a box of old prints.',
    ],
    subject: ['While somebody still knows', 'No lamp, no flash'],
    hooks: {
      '*': [
        'In every family there is a box of photographs, and one person who still knows the names.',
        'Old prints can be photographed with a phone. All it takes is a window and no lamp.',
      ],
      pt: 'Diffuse light from the side and a parallel phone avoid glare and slanted edges.',
      fi: 'Take the box along next time you visit. And cake.',
      a: 'Window. Flat. From above. Then the names.',
      h: 'On the back it says "us, summer". That narrows it down to a century.',
      l: 'Faces, and the names that belong to them.',
    },
    lines: {
      '*': [
        'Photograph old prints by a window, with every lamp off. Lamps leave white spots on the gloss.',
        'Hold the phone exactly above an old print. If the edges run straight, the faces do as well.',
        'Ask for the names first and scan afterwards. The box can wait. The one who knows may not.',
        'Write on the back of photographs with a soft pencil only. Ink comes through to the front.',
      ],
      h: ['Every family album has one page with a stranger who looks happier than anybody else.'],
    },
    scene: [
      'The box smells of cupboard. She takes out one, turns it over, and says a name that nobody has said for years.',
      'A kitchen table, grey light, a phone, a hundred little pictures with white edges.',
    ],
    why: [
      [
        'Gloss mirrors whatever shines on it, so it must come from the side.',
        'Daylight without sun is soft and the same from corner to corner.',
      ],
      [
        'A picture without a name becomes a stranger within two generations.',
        'What stands on the back is often worth more than the front.',
      ],
    ],
    parts: [
      [
        'Lay it by a window',
        ['Flat, no sun on it, lamps off.', 'On something dark and dull, so that the edge can be seen.'],
        'An old print on a dark table by a window',
      ],
      [
        'Hold the phone straight above',
        ['If your shadow falls on it, turn the table.', 'The lines of the grid help.'],
        'A phone held flat above a print',
      ],
      [
        'Photograph the back as well',
        ['Stamp, date, handwriting.', 'Directly afterwards, so that the two stay together.'],
        'The back of an old print with handwriting',
      ],
      [
        'Write down the names',
        [
          'From left to right, with a soft pencil or in a list.',
          'And let the phone record what is told with it.',
        ],
        'A pencil and a list beside prints',
      ],
    ],
    turn: ['And bring the box back. It belongs there.', 'The afternoon itself is the best part of it.'],
    asks: ['Who knows the names in your family?', 'What is the oldest picture that you own?'],
    ends: {
      pt: 'Light, angle, back, names.',
      fi: 'Ask about the stranger, too.',
      a: 'This year. While somebody knows.',
      h: 'It was the photographer, mostly. Happy people do not pay.',
      l: 'And they have names again.',
    },
    keep: 'the next visit to your parents',
    send: 'the one who has the box',
    own: [
      {
        kinds: ['service', 'product', 'price', 'offer', 'process'],
        about: '\\bscan|restor|digiti|old (?:photo|print|picture)|negatives|slides',
        lead: ['For those that need more than a window.', 'When it is to be done properly.'],
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
    again: 9,
    emoji: '🌙',
    tick: true,
    tags: ['PhotoSession', 'BePrepared', 'PhotoTips'],
    title: [
      'The evening before a photo session: what to lay out',
      'Photo session tomorrow? Five things for tonight',
    ],
    cover: 'The evening before',
    gist: [
      'Lay the clothes out and look at them in daylight, clean glasses and shoes, pack a spare top, eat beforehand, and allow half an hour more than you think.',
      'Nobody looks at ease who has just run for a bus. The evening before is the first part of the picture.',
    ],
    subject: ['Five things for tonight', 'Eat something first'],
    hooks: {
      '*': [
        'Photo session tomorrow? Lay everything out tonight, and clean your glasses.',
        'The best thing for your face in a picture is half an hour to spare.',
      ],
      pt: 'Clothes, glasses, spare, food, time: five points the evening before.',
      fi: 'Are you a little nervous about tomorrow? Good. So is everybody else.',
      a: 'Lay out. Clean. Pack. Eat. Go early.',
      h: 'Nobody has ever ironed well on the morning of a session.',
      l: 'A quiet evening, and it shows.',
    },
    lines: {
      '*': [
        'Look at your clothes by daylight before a photo session. Black and navy are the same thing only at night.',
        'Clean your glasses before the pictures, both sides. The lens sees every fingerprint.',
        'Eat something before a session, the children above all. Hunger cannot be retouched.',
        'Pack a second top for the pictures. Coffee knows what day it is.',
      ],
      h: ['The rule of family sessions: whoever has been told to keep clean is already outside.'],
    },
    scene: [
      'Ten minutes to go, one shoe, an iron that is getting warm, and somebody has found the felt pens.',
      'On the chair everything lies in a pile, the shoes below it. Tomorrow they need only get into it.',
    ],
    why: [
      [
        'Haste stays in the face for a good quarter of an hour.',
        'Shoulders come down later than one thinks.',
      ],
      [
        'Small things such as lint, straps and smears are quicker removed than retouched.',
        'What is wrong in one picture is wrong in all of them.',
      ],
    ],
    parts: [
      [
        'Look at the clothes by daylight',
        ['Lint, holes, what shows through.', 'All together, on one bed, as they will stand.'],
        'Clothes laid out on a bed by a window',
      ],
      [
        'Clean glasses, shoes and watch',
        ['What shines is looked at first.', 'And take the hair tie off your wrist.'],
        'A cloth on a pair of glasses',
      ],
      [
        'Pack a spare',
        ['A top, tights, wipes.', 'Then nothing happens, of course.'],
        'A small bag with a folded top',
      ],
      [
        'Eat beforehand',
        ['Something that leaves no trace.', 'Children half an hour before, and once more in between.'],
        'A banana on a table by the door',
      ],
      [
        'Leave half an hour early',
        ['Five minutes to breathe are part of it.', 'Parking always takes the other twenty-five.'],
        'A car key beside a clock',
      ],
    ],
    turn: ['And then leave the mirror alone.', 'The rest is not your job tomorrow.'],
    asks: ['What went wrong just before your last picture?', 'Who in your family is always ready first?'],
    ends: {
      pt: 'Prepared the evening before, relaxed in the picture.',
      fi: 'See you tomorrow, and do not worry.',
      a: 'Tonight. Not tomorrow.',
      h: 'The felt pens are washable. They say.',
      l: 'And then sleep.',
    },
    keep: 'the evening before your pictures',
    send: 'everybody who is coming along',
    own: [
      {
        kinds: ['service', 'price', 'process', 'product', 'policy'],
        about: 'sessions? (?:takes?|lasts?|starts?|runs?)|(?:family|newborn|portrait) sessions?',
        lead: ['How a session goes here.', 'What to expect.'],
      },
    ],
    pic: { ask: 'Clothes laid out on a bed or chair', alt: 'Clothes laid out on a chair by a window' },
    claims: [['Preparation the evening before makes sessions calmer', "photographers' practice"]],
  },
  {
    id: 'the-one-you-like-least',
    format: 'question',
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
