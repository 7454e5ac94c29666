// Being photographed: clothes, faces, children, weddings.
import type { Idea } from '../../library/idea.ts';

export const SITTING: readonly Idea[] = [
  {
    id: 'not-photogenic',
    format: 'myth',
    again: 10,
    emoji: '📷',
    tags: ['PhotoTips', 'Portraits', 'NotPhotogenic'],
    title: 'Not photogenic? What really helps in front of a camera',
    cover: 'Nobody is unphotogenic',
    myth: 'Some people are just not photogenic',
    short: 'What looks stiff is mostly a held breath.',
    gist: [
      'A camera catches a moment in which you were holding your breath. Breathe out, do something with your hands, look at a person instead of at glass, and most of it is gone.',
      'We know our own face from the mirror, the wrong way round and in motion. In a picture it is still, and that is why it looks strange to us, and to nobody else.',
    ],
    subject: ['You are not unphotogenic', 'Breathe out before the click'],
    hooks: {
      '*': [
        '"I always look terrible in pictures." So says nearly everybody who looks wonderful a second later.',
        'Say "cheese", and hold it, and hold it. That is how passport faces are made.',
      ],
      pt: 'Stiffness comes from breath, hands and waiting. All of them can be influenced.',
      fi: 'Do you hide when somebody lifts a camera? Try breathing out the next time.',
      a: 'Breathe out. Move. Look at a person.',
      h: 'There is a face that you make only for cameras. Your friends have never met it.',
      l: 'A breath, a shoulder that drops, and there you are.',
    },
    lines: {
      '*': [
        'Before the click: breathe out. Shoulders drop, the face follows, and it takes one second.',
        'Hands do not know where to go in a photograph. Give them something: a cup, a pocket, another hand.',
        'Your mirror shows you the wrong way round. That is why you look odd to yourself in pictures, and to nobody else.',
        'Look away and back again just before the picture is taken. It makes eyes that are awake.',
      ],
      h: ['Be quite natural, says somebody, and lifts a machine to their face.'],
    },
    scene: [
      'The whole family in a row, the sun in their eyes, and somebody is looking for the button.',
      'The best picture of the evening came about when everyone thought it was over.',
    ],
    why: [
      [
        'A held pose goes stale in seconds, while a movement always has a good moment in it.',
        'Faces live from change. Stop them, and what you get is a mask.',
      ],
      [
        'Somebody who is thinking about their chin cannot think of anything nice.',
        "Attention that sits on one's own face can be seen in it.",
      ],
    ],
    parts: [
      [
        'Breathe out and start again',
        ['A long breath, eyes shut, then open.', 'Nobody has ever looked worse for it.'],
        'A person with closed eyes by a window',
      ],
      [
        'Do something',
        ['Walk, pour, button a coat, laugh at yourself.', 'Hands that have a job stop being a problem.'],
        'Hands round a warm cup',
      ],
      [
        'Look at somebody',
        ['Beside the camera stands a person whom you like. Look there.', 'The glass eye never smiles back.'],
        'Two people laughing at each other',
      ],
    ],
    turn: [
      'Then take ten, and throw nine away. Everyone does.',
      'The tenth is the one in which you had forgotten it.',
    ],
    asks: ['Which photograph of yourself do you really like?', 'How do you get through a group photo?'],
    ends: {
      pt: 'Most of it is technique, and very little is bone.',
      fi: 'You look fine. There is proof of it.',
      a: 'Out with the breath.',
      h: 'The camera face has been retired.',
      l: 'And then somebody simply looked up.',
    },
    work: 'It goes for headshots as well. The picture in which a colleague has just been asked about the best week of the year beats anything with crossed arms.',
    keep: 'the next group photo',
    send: 'somebody who always takes the picture so as not to be in it',
    own: [
      {
        kinds: ['service', 'offer'],
        about: 'portrait|headshot|session|studio|family|couple',
        lead: 'For the tenth picture.',
      },
    ],
    pic: {
      ask: 'A person laughing, looking past the camera, window light',
      alt: 'A person laughing by a window and looking to one side',
    },
    claims: [
      [
        'Familiarity with the mirror image makes pictures of oneself look strange',
        'research on mere exposure, textbook',
      ],
      ['Movement and breathing out relax faces', 'practice of portrait photographers'],
    ],
  },
  {
    id: 'leave-the-stripes-at-home',
    format: 'tip',
    again: 9,
    emoji: '👕',
    tags: ['WhatToWear', 'PortraitSession', 'FamilyPhotos'],
    title: 'What to wear for a family or portrait photo',
    cover: 'What to wear in a picture',
    gist: [
      'Plain cloth, tones that go together and not the same for everybody, no large writing, nothing that pinches. The face should be the loudest thing in the picture.',
      "Lay everybody's clothes on one bed, stand back and squint. What jumps out will jump out on the wall as well.",
    ],
    subject: ['Lay it all on the bed', 'Nobody remembers the {jumper|sweater}, unless'],
    hooks: {
      '*': [
        'In ten years you will see the face. Or the slogan on the {jumper|sweater}.',
        'Everyone in white shirts and jeans: the family as a dental practice.',
      ],
      pt: 'Large contrast draws the eye, so it should be kept for faces.',
      fi: 'A photo session is coming, and nothing in the wardrobe is right? Begin with the bed.',
      a: 'Plain. Comfortable. No writing.',
      h: 'Father wears a tie with ducks. There will be no second topic.',
      l: 'Linen, wool, soft tones, and a face.',
    },
    lines: {
      '*': [
        'Clothes for a family photo: choose three or four tones that get on, and let everyone pick from them.',
        'Fine stripes can shimmer in pictures. Leave them at home for a day.',
        'New shoes pinch, and a pinched person looks it, in the face as well. Wear the ones you can walk in.',
        'Take a second top for each child, and show it to nobody until it is needed.',
      ],
      h: ['The duck tie made it on to the wall. The rest of the family stands beside it.'],
    },
    scene: [
      'Three minutes before leaving, a child comes down the stairs in a superhero cape.',
      'On the bed lies the wardrobe of five people, and somebody squints at it.',
    ],
    why: [
      [
        'The eye goes where there is most contrast, and that ought to be a pair of eyes.',
        'A slogan gets read, whether one wants to or not.',
      ],
      [
        'Whoever feels comfortable stands differently.',
        'A tight collar can be seen as far down as the knees.',
      ],
    ],
    parts: [
      [
        'Lay it all out together',
        ['On the bed, in daylight, with one step back.', 'What does not fit by then will not fit in a park.'],
        'Clothes of a family laid out on a bed',
      ],
      [
        'Choose tones and not a uniform',
        ['Neighbours on the colour wheel are enough.', 'Different, but related, like the people themselves.'],
        'Folded clothes in related colours',
      ],
      [
        'Try sitting in it',
        ['Sit, kneel, lift a child.', 'If it rides up, you will be thinking of nothing else.'],
        'A parent kneeling beside a child',
      ],
    ],
    turn: ['The cape may come along. For the last picture.', 'And then nobody may tidy anything.'],
    asks: [
      'What were you made to wear in your worst family photo?',
      'All matching, or everyone as they like?',
    ],
    ends: {
      pt: 'Simplicity ages best.',
      fi: 'It will be lovely. Even with one odd sock.',
      a: 'Bed. Squint. Go.',
      h: 'The ducks have asked for a copy.',
      l: 'Quiet cloth, and all eyes.',
    },
    keep: 'the evening before a photo session',
    send: 'a family with a duck tie',
    own: [
      {
        kinds: ['service', 'offer', 'price'],
        about: 'portrait|family|newborn|session|studio|headshot',
        lead: 'And for what happens after dressing.',
      },
    ],
    pic: {
      ask: 'Clothes in related colours laid out on a bed',
      alt: 'Clothes in related colours on a bed',
    },
    claims: [['Contrast and writing draw the eye; fine stripes may cause moiré', 'photography textbooks']],
  },
  {
    id: 'let-them-run',
    format: 'tip',
    again: 9,
    emoji: '🧒',
    tags: ['KidsPhotos', 'PhonePhotography', 'FamilyPhotos'],
    unless: 'headshots?|business portrait|corporate',
    title: 'How to photograph children: get down and let them run',
    cover: 'Down on your knees',
    gist: [
      'Children get better in pictures when nobody asks them to stand still. Go down to their height, set them a task, and keep taking pictures after the one you wanted.',
      'From above every child is a parting with feet. Kneel down, ask something silly, and wait for the second look.',
    ],
    subject: ['Kneel down for this one', '"Smile!" is the worst thing you can say'],
    hooks: {
      '*': ['"Smile!" What you get is teeth.', 'Most photographs of children show the top of a head.'],
      pt: 'Eye level, an activity and patience: there is no more to it than that.',
      fi: 'Do you have four hundred pictures of your child, and in three hundred of them they are leaving?',
      a: 'Kneel. Ask. Wait.',
      h: 'They will stand still as soon as the battery is empty.',
      l: 'The moment after the smile is the one to keep.',
    },
    lines: {
      '*': [
        'Photographing children: kneel. From above you photograph a parting, and at eye level a person.',
        'Never say "smile". Ask what the dog dreamt last night.',
        'Give them a task: blow, jump, look for the smallest stone. The picture happens on the way.',
        'Keep taking pictures after the one you wanted. The real laugh comes when everybody thinks it is done.',
      ],
      h: ['Bribery works once. After that they know the price.'],
    },
    scene: [
      "Grandma's birthday, everybody is standing ready, and under the table somebody is a tiger.",
      'A small boy looks for a beetle, and for the first time that day nobody is asking him for anything.',
    ],
    why: [
      [
        'Children do not act. They either do something or they do not.',
        'A child that is busy forgets the camera in seconds.',
      ],
      [
        'The height of the camera decides whether we look down at somebody or meet them.',
        'At eye level the world is as large as they see it.',
      ],
    ],
    parts: [
      [
        'Get down low',
        ['Knees in the grass, elbows on them, that also steadies the hand.', 'Wash the trousers later.'],
        'A person kneeling in grass with a phone',
      ],
      [
        'Set a task',
        ['"How high can you jump?" beats any please.', 'A secret to whisper does wonders between siblings.'],
        'A child jumping off a low wall',
      ],
      [
        'Stay on it',
        ['Ten more, without a word.', 'What comes after the pose is mostly the picture.'],
        'Blurred feet running through leaves',
      ],
    ],
    turn: [
      'Then show them the pictures, and let them choose one.',
      'And put it on paper. In a telephone nobody looks at it.',
    ],
    asks: ['What gets your children to laugh?', 'How old were you in your favourite photograph?'],
    ends: {
      pt: 'Perspective first, expression follows.',
      fi: 'Your knees will forgive you.',
      a: 'Down. Task. Wait.',
      h: 'The tiger was not available for comment.',
      l: 'Grass stains, and a laugh.',
    },
    keep: 'the next birthday',
    send: 'parents with full phones',
    caution: 'Before you post pictures of children, ask their parents, and the children too.',
    own: [
      {
        kinds: ['service', 'offer'],
        about: "famil(?:y|ies)\\b|children'?s? (?:photo|portrait|session)|newborn|school photo|kids",
        lead: 'When somebody else is to kneel down.',
      },
    ],
    pic: {
      ask: 'A child running through leaves, photographed at eye level, face turned away',
      alt: 'A child running through leaves, seen from behind',
    },
    claims: [["Eye level and activity improve children's portraits", 'practice of photographers']],
  },
  {
    id: 'ask-for-twenty-minutes-of-light',
    format: 'tip',
    again: 10,
    emoji: '🌅',
    tags: ['WeddingPlanning', 'WeddingPhotos', 'GoldenHour'],
    only: 'wedding|\\belop|\\bcouples\\b|bride',
    title: 'Wedding timetable: twenty minutes of light worth planning for',
    cover: 'Plan for the light',
    gist: [
      'Write into the timetable the half hour before sunset, and go outside then, only the two of you. Everything else of the day can be photographed by lamplight.',
      'Nobody plans the light, and it is the one guest who leaves early. Ask when the sun sets that day and keep twenty minutes free before it.',
    ],
    subject: ['The guest who leaves early', 'Twenty minutes, only the two of you'],
    hooks: {
      '*': [
        'On the wedding day everything is planned but the sun.',
        'Twenty minutes outside, before sunset: mostly they are also the only quiet ones of the day.',
      ],
      pt: 'Low sun is soft, warm and flattering, and it is over within half an hour.',
      fi: 'You have planned for a year. Plan twenty minutes for yourselves.',
      a: 'Look up the sunset. Put it in the timetable.',
      h: 'The pudding can wait. The sun has another appointment.',
      l: 'Long shadows, a field, and nobody else.',
    },
    lines: {
      '*': [
        'Planning a wedding? Look up when the sun sets that day, and keep the twenty minutes before it free.',
        'Ask your photographer which hour of the ceremony has which light. At noon in summer everybody squints.',
        'Tell one person who may fetch you back. Otherwise it will be all of them.',
        'Family pictures go faster with a list and a loud aunt. Give her the list.',
      ],
      h: ['The loud aunt has been practising since Easter.'],
    },
    scene: [
      'The soup is on its way, and outside the whole meadow is turning golden.',
      'Two people walk along a hedge and breathe out for the first time since morning.',
    ],
    why: [
      [
        'High sun makes hard shadows under eyes and brows.',
        'At noon faces are lit from above like a garage.',
      ],
      [
        'On such a day there is hardly a minute in which nobody wants something from you.',
        'You talk to eighty people and not to each other.',
      ],
    ],
    parts: [
      [
        'Find out the time of sunset',
        [
          'For the place and the day. Behind hills it comes earlier.',
          'It is in any almanac and most phones.',
        ],
        'A pencil note on a printed timetable',
      ],
      [
        'Tell the kitchen',
        ['So that it falls between two courses.', 'Cooks forgive most things that they knew beforehand.'],
        'A laid table in evening light',
      ],
      [
        'Take nobody along',
        ['The two of you, the photographer, and a coat.', 'Whoever comes too will comment.'],
        'Two people walking along a path at dusk',
      ],
    ],
    turn: ['And if it rains, you go under a tree.', 'Later it will be the part that you remember.'],
    asks: [
      'At what time did you get married, and would you do it again?',
      'Which moment of your wedding do you have no picture of?',
    ],
    ends: {
      pt: 'Light is the only item on the list that cannot be ordered.',
      fi: 'Go out. They will manage the soup.',
      a: 'Sunset minus twenty.',
      h: 'The aunt has now finished the group photos, and the {car park|parking lot}.',
      l: 'And then the lamps came on.',
    },
    keep: 'the evening on which you make the timetable',
    send: 'a couple with a timetable',
    own: [
      {
        kinds: ['service', 'price', 'offer', 'process'],
        about: 'wedding|full day|elop(?:e|ing|ement)|engagement|package',
        lead: 'And the rest of the day:',
      },
    ],
    pic: {
      ask: 'Two people walking away along a path in low evening sun',
      alt: 'A couple walking along a path in evening sun',
    },
    claims: [['Low sun gives soft, warm light; noon sun hard shadows', 'photography textbooks']],
  },
  {
    id: 'black-and-white-or-colour',
    format: 'either',
    again: 11,
    emoji: '🎞️',
    tags: ['BlackAndWhite', 'ThisOrThat', 'Photography'],
    title: 'Black and white or colour: which photographs stay?',
    cover: 'Black and white or colour?',
    gist: [
      'Black and white leaves the face and the light. Colour keeps the wallpaper, the dress and the year. Which of them hangs on your wall?',
      'A picture without colour belongs to no year, and one with colour belongs to exactly one. Which do you prefer?',
    ],
    subject: ['With colour or without?', 'Which of them stays?'],
    hooks: {
      '*': [
        'Without colour everyone looks as if they had once written a novel.',
        'In colour you see what year it was. In black and white you see who it was.',
      ],
      pt: 'Removing colour shifts attention to light, shape and expression.',
      fi: 'Look at your walls: is there more colour there, or more grey?',
      a: 'Choose one. Which stays?',
      h: 'The sofa of that year asks for black and white.',
      l: 'Silver and shadow, or a red coat in the rain.',
    },
    lines: {
      '*': [
        'Black and white or colour: what would you hang over the table?',
        'Take a picture of somebody you love, and make it black and white. Where does your eye go now?',
        'Colour is at its best when it means something: a red boot, a blue door. Otherwise it may go.',
        'Old family pictures in black and white hide what colour the curtains were. It is sometimes a mercy.',
      ],
      h: ['The eighties would have needed more black and white.'],
    },
    scene: [
      'A box of prints on the floor: half of them grey, half of them orange.',
      'One and the same laugh, once with the green tiles behind it, and once without.',
    ],
    why: [
      [
        'Colour tells a lot, and sometimes so much that nobody looks at the eyes.',
        'What is left out cannot distract.',
      ],
    ],
    parts: [
      [
        'Black and white',
        [
          'Faces, hands, rain, and everything that lives by light.',
          'It is quieter and forgives a messy room.',
        ],
        'A black and white portrait on a wall',
      ],
      [
        'Colour',
        ['Food, summer, children, that particular dress.', 'It keeps what memory loses first.'],
        'A red coat on a grey street',
      ],
    ],
    turn: ['You need not decide for good, only for this wall.', 'And some pictures know by themselves.'],
    asks: ['With colour or without?', 'Which photograph could you not do without its colour?'],
    ends: {
      pt: 'Ask what the picture is about; that decides it.',
      fi: 'Both may hang in the hall.',
      a: 'One wall, one answer.',
      h: 'The sofa has been cropped out.',
      l: 'Then a frame, and a nail.',
    },
    keep: 'the next picture that you frame',
    send: 'somebody with a box of prints',
    pic: {
      ask: 'The same small print once in colour and once in black and white, side by side',
      alt: 'A print in colour beside one in black and white',
    },
    claims: [['Removing colour shifts attention to tone and form', 'photography textbooks']],
  },
  {
    id: 'two-copies-and-one-elsewhere',
    format: 'howto',
    again: 10,
    emoji: '💾',
    tags: ['PhotoBackup', 'DigitalPhotos', 'GoodHabits'],
    title: 'How to keep your photos safe: two copies and one elsewhere',
    cover: 'Two copies, one elsewhere',
    gist: [
      'A picture that exists once does not exist yet. Keep two copies on two things, one of them in another house, and print the ten that you would run back for.',
      'Phones fall into lakes, disks die quietly, and accounts are shut. What is in three places survives all of that.',
    ],
    subject: ['Before the phone falls in the lake', 'A picture that exists once'],
    hooks: {
      '*': [
        'All pictures of the first year were on one phone. And then came the pedalo.',
        "Your grandparents' photographs lie in a shoebox. Where are yours?",
      ],
      pt: 'Media fail at random and without notice; independent copies are the only answer.',
      fi: 'When did you last copy your photos anywhere? It need not take the whole Sunday.',
      a: 'Copy them. Today.',
      h: 'Somewhere in a lake lies a complete photo album of a christening.',
      l: 'A shoebox, a disk, and a quiet mind.',
    },
    lines: {
      '*': [
        "Photos in one place are photos on loan. Two copies on two devices, and one of them at your sister's.",
        'A disk in a drawer can stop working just from lying there. Plug it in twice a year and look.',
        'Print ten pictures a year. Paper asks for no password, and no charger either.',
        'Once a month, delete twenty bad ones. What is left gets looked at.',
      ],
      h: ['"It is all in the cloud", said the man, and meant a folder called New Folder two.'],
    },
    scene: [
      'A pedalo, a wave, a plop, and a long look into green water.',
      'A box of old phones in the cupboard, each with a summer in it, and no charger fits.',
    ],
    why: [
      [
        'Every device breaks one day; only the day is not known.',
        'Nothing warns you: yesterday it worked, and today it clicks.',
      ],
      [
        'A fire, a theft, a burst pipe take everything in one place.',
        'Two disks on the same shelf are one disk with company.',
      ],
    ],
    parts: [
      [
        'Copy to a disk',
        ['Whole years, in folders by year and month.', 'An evening, with something on the radio.'],
        'A small hard disk beside a laptop',
      ],
      [
        'Put one elsewhere',
        ['With family, in the office, or with a service you trust.', 'You swap it on birthdays.'],
        'A parcel with a disk going into a bag',
      ],
      [
        'Print the ten',
        ['Those you would run back for.', 'On the back in pencil: who, where, when.'],
        'A hand writing on the back of a print',
      ],
    ],
    turn: ['Then put a date in the calendar for next year.', 'And hold on tight in the pedalo.'],
    asks: ['How many pictures are on your phone?', 'Which photograph would you run back for?'],
    ends: {
      pt: 'Three copies, two kinds, one elsewhere.',
      fi: 'You will be glad of it one day, quite suddenly.',
      a: 'Copy, elsewhere, print.',
      h: 'The lake has a very nice collection by now.',
      l: 'In the box, the summer is safe.',
    },
    work: 'Small firms lose pictures too: of finished jobs, of damage, of the opening day. One folder by year on something that is copied by itself will do.',
    keep: 'a rainy evening',
    send: 'somebody with one phone and two children',
    own: [
      {
        kinds: ['service', 'policy', 'process'],
        about: 'album|print|archive|gallery|backup|raw files|negatives',
        lead: 'And what becomes of pictures here:',
      },
    ],
    pic: {
      ask: 'A shoebox of prints beside a small hard disk',
      alt: 'A shoebox of old prints beside a hard disk',
    },
    claims: [['Media fail; keep several copies on different media, one off site', 'common backup practice']],
  },
  {
    id: 'the-man-who-had-his-shoes-shined',
    format: 'story',
    again: 14,
    emoji: '👞',
    tags: ['PhotoHistory', 'TrueStory', 'Daguerre'],
    title: 'The first person in a photograph had his shoes shined',
    cover: 'The first man in a photograph',
    gist: [
      'In eighteen thirty-eight Daguerre photographed a busy boulevard in Paris. The exposure took minutes, so everyone who moved vanished. One man stood still, for his shoes.',
      'Carriages, horses, crowds: nothing of that is in the picture. Only a man with one foot on a box is left, since he was the only one who kept still.',
    ],
    subject: ['One man on a boulevard', 'Everybody else was moving'],
    hooks: {
      '*': [
        'The first person in a photograph has no idea of it. He is having his shoes shined.',
        'A full boulevard in Paris, and in the picture it is empty, but for one man.',
      ],
      pt: 'Long exposure erases what moves. It left history a man who stood still.',
      fi: "Have you ever been in a stranger's picture? You are in good company.",
      a: 'Stand still for a moment. Somebody might keep it.',
      h: 'He became immortal on account of dirty shoes.',
      l: 'A boulevard, silent, and one small figure.',
    },
    lines: {
      '*': [
        'The first human being in a photograph is a man who had his shoes cleaned in Paris. Everyone else moved too fast for the plate.',
        "In Daguerre's picture of the Boulevard du Temple the crowd is missing. It was there, and it walked.",
        'Nobody knows his name. He only kept his foot still for some minutes.',
        'Long exposures still do it: leave a camera open at a station, and the people dissolve while the benches stay.',
      ],
      h: ['The person who cleaned the shoes is in it as well, and blurred, for he worked.'],
    },
    scene: [
      'Imagine a window high above a boulevard, a wooden box on legs, and down there hooves, shouting, carts.',
      'Spring in Paris, a silvered plate, and a great deal of patience.',
    ],
    why: [
      [
        'The plate needed minutes for what a phone does in a blink.',
        'Light had to trickle on to the silver for so long that nobody could be quick and stay.',
      ],
      [
        'Whatever moves leaves too little light behind to be seen.',
        'Only what is still gathers on the plate.',
      ],
    ],
    parts: [
      [
        'A plate at a window',
        [
          'Louis Daguerre points his box at the Boulevard du Temple and opens it.',
          'From an upper floor Daguerre looks down with a silvered plate at one of the liveliest streets of the city.',
        ],
        'Rooftops and chimneys in grey light',
      ],
      [
        'Everyone walks out of the picture',
        [
          'Horses, carriages, gentlemen, children: they pass by, and the plate forgets each of them.',
          'The street is full, and the picture gets emptier from minute to minute.',
        ],
        'An empty old street in black and white',
      ],
      [
        'One stays',
        [
          'Down at the corner somebody has put a foot on a box, and holds still until the other shoe.',
          'A man, a box, a brush. He stays, and so he is there to this day.',
        ],
        'A shoe on a box, a brush beside it',
      ],
    ],
    turn: ['Perhaps the shoes were not even clean afterwards.', 'Nobody ever told him.'],
    asks: [
      'Which stranger is in your favourite picture?',
      'When did you last stand still for a few minutes?',
    ],
    ends: {
      pt: 'What lasts is what stayed long enough.',
      fi: 'Stand still for once today. You never know.',
      a: 'Hold still. Be seen.',
      h: 'We recommend black polish.',
      l: 'And far below, one who stayed.',
    },
    keep: 'the next time you wait on a corner',
    send: 'somebody who is always in a rush',
    pic: {
      ask: 'Shoes and a brush on a wooden box, in black and white',
      alt: 'A pair of shoes and a brush on a wooden box',
    },
    claims: [
      [
        'Boulevard du Temple, Daguerre, 1838: long exposure, a man having his boots cleaned is the first person known in a photograph',
        'histories of photography',
      ],
    ],
  },
  {
    id: 'after-the-click',
    format: 'behind',
    again: 10,
    emoji: '🖥️',
    tags: ['BehindTheScenes', 'Photographers', 'HowItWorks'],
    title: 'What photographers do after the shoot',
    cover: 'After the click',
    gist: [
      'The hour with the camera is the short part. Then come copies, sorting, throwing away, sorting again, and light by light until a set of pictures looks like one day.',
      "Most of a photographer's work is leaving things out. Of many pictures few remain, and nobody is meant to miss the others.",
    ],
    subject: ['Where the other pictures go', 'The longer half of the job'],
    hooks: {
      '*': [
        '"You just press a button." Yes. And then comes the week.',
        'Of ten pictures nine go. That is most of the work.',
      ],
      pt: 'Selection and editing take several times as long as shooting.',
      fi: 'Have you ever wondered why it takes a while until you get your pictures?',
      a: 'Pressing is quick. Choosing is the work.',
      h: 'In picture four hundred and twelve an uncle is chewing. Nobody will ever know.',
      l: 'A dark room, one screen, and a day that is lived again slowly.',
    },
    lines: {
      '*': [
        'Photographers throw away most of what they take. What you get is the part that was meant.',
        'First come the copies. No photographer sleeps before a day exists twice.',
        'The eyes of one, the hand of another, the dog that looked away: choosing means comparing things nobody else sees.',
        'Editing well means that nobody notices it. The skin stays skin, and the evening stays evening.',
      ],
      h: ['The chewing uncle paid nothing for our silence.'],
    },
    scene: [
      'Eleven at night, the shoes are off, and a bar on the screen creeps to the right: copying.',
      'Two pictures side by side, the same but for an eyebrow.',
    ],
    why: [
      [
        'A day happens once, and pictures of it must not be in only one place.',
        'If they were lost, nobody could take them again.',
      ],
      [
        'Whoever shows everything shows nothing.',
        'Ten strong pictures tell a day, and four hundred tell of a machine.',
      ],
    ],
    parts: [
      [
        'Copy first',
        ['Twice, before the coat is hung up.', 'Cards stay full until all is checked.'],
        'Memory cards in a row on a desk',
      ],
      [
        'Choose',
        [
          'Blinks and backs go first, then doubles, then the merely nice.',
          'In several rounds, and with a night in between.',
        ],
        'A screen with many small pictures, blurred',
      ],
      [
        'Bring into one light',
        [
          'So that the church and the barn belong to the same day.',
          'Warmer here, calmer there, and then back a little.',
        ],
        'A hand at a dial beside a screen',
      ],
    ],
    turn: [
      'Then it goes out, and somebody cries. In the good way.',
      'In the end it looks as if one had only been there.',
    ],
    asks: [
      'How many of your holiday pictures do you ever look at again?',
      'What do you look at first in a picture?',
    ],
    ends: {
      pt: 'Curation is the service; files are the by-product.',
      fi: 'Thank you for your patience. They are worth it.',
      a: 'Copy. Choose. Match.',
      h: 'The uncle has swallowed by now.',
      l: 'Screen off. The day is kept.',
    },
    work: 'Any trade that delivers knows it: what you leave out is what the customer pays for. Say so in the quote, and waiting gets easier for both sides.',
    keep: 'the week after your own pictures were taken',
    send: 'somebody who says "you just press a button"',
    own: [
      {
        kinds: ['process', 'policy', 'service'],
        about:
          '(?:galler|photo|picture|image|print|album)[^.]*(?:within|in|after) (?:about )?(?:\\d|two|three|four|five|six|eight|ten|a (?:week|month))|weeks|hand.?pick',
        lead: 'How long it takes here:',
      },
    ],
    pic: {
      ask: 'Memory cards in a row beside a camera on a desk',
      alt: 'Memory cards in a row beside a camera',
    },
    claims: [['Selection and editing take longer than shooting', 'practice of photographers']],
  },
  {
    id: 'the-picture-of-your-parents',
    format: 'question',
    again: 9,
    emoji: '🖼️',
    tags: ['FamilyPhotos', 'TellUs', 'OldPhotos'],
    unless: 'headshots?|business portrait|corporate',
    title: 'Which photograph of your parents do you love most?',
    cover: 'The picture of your parents',
    gist: [
      'Everybody owns one photograph in which the parents are young, and laughing at somebody who is not in it. What is going on in yours?',
      'Before you were there, your parents were people. Which picture shows it?',
    ],
    subject: ['Your parents, before you', 'Who took that picture?'],
    hooks: {
      '*': [
        'There is a picture in which your mother is younger than you are now.',
        'In one photograph your parents are laughing, and nobody remembers why.',
      ],
      pt: 'Family pictures outlive their context. Ask while somebody can still tell you.',
      fi: 'Which picture of your parents would you never give away?',
      a: 'Show the picture. Tell us what happened.',
      h: 'Father had a moustache. Nobody had prepared you for it.',
      l: 'A summer, a bench, two people who did not know yet.',
    },
    lines: {
      '*': [
        'Which photograph of your parents do you love most, and who is standing behind the camera?',
        'Turn over an old picture. If nothing is written on it, ring somebody who knows, today.',
        'Your parents are younger than you in it, and have no idea. That is the beauty of it.',
        'Put a name on the back in pencil. In forty years nobody will know who Aunt Hilde was.',
      ],
      h: ['The car in the picture was sold. The moustache held on longer.'],
    },
    scene: [
      'At the bottom of a drawer, beneath the guarantee for a mixer: two people on a motor scooter.',
      'The whole table bends over a small print with a white edge: "Who is that?"',
    ],
    why: [
      [
        'Pictures keep faces, and names get lost.',
        'A photograph without a story is a stranger in two generations.',
      ],
    ],
    parts: [
      [
        'The posed one',
        [
          'Sunday best, studio, a hand on a shoulder. Nobody dared to laugh.',
          'It hung in the hall for years.',
        ],
        'A framed studio portrait on a wall',
      ],
      [
        'The snapshot',
        [
          'Out of focus, cut off at the side, and everything is in it.',
          'Somebody laughed, and somebody pressed.',
        ],
        'A small blurred snapshot on a table',
      ],
    ],
    turn: ['Ask them about it, if you can.', 'There is most likely a bench, a summer and an aunt in it.'],
    asks: ['Which one would you hang up?', 'Who is standing behind the camera in it?'],
    ends: {
      pt: 'Label it now, and scan it this month.',
      fi: 'Show us. We will be quiet while we look.',
      a: 'Name, place, year. On the back.',
      h: 'The moustache sends its regards.',
      l: 'The white edge, and summer inside.',
    },
    keep: 'the next family visit',
    send: 'your brothers and sisters',
    pic: {
      ask: 'An old print with a white edge on a wooden table',
      alt: 'An old print with a white edge on a table',
    },
    claims: [['Knowledge about old pictures gets lost', 'common experience']],
  },
  {
    id: 'words-of-the-trade-of-light',
    format: 'glossary',
    again: 12,
    emoji: '🔦',
    tags: ['PhotoWords', 'LearnPhotography', 'PhonePhotography'],
    title: 'Photography words explained: aperture, exposure, golden hour',
    cover: 'Words for light',
    gist: [
      'Exposure is how much light gets in, aperture is the hole, focus is where it is sharp, and golden hour is when the sun is low. With those you understand most of it.',
      'Four words are behind most advice about pictures, and your phone knows them too: exposure, aperture, focus, golden hour.',
    ],
    subject: ['Four words for light', 'What photographers mutter'],
    hooks: {
      '*': [
        'Photographers mutter at their cameras. It is mostly four words.',
        'You do not need a better camera. You need a few words, and a window.',
      ],
      pt: 'Four terms describe nearly any picture: exposure, aperture, focus, direction of light.',
      fi: 'Do you only ever press the large round button? Here is what lies behind it.',
      a: 'Four words. Then go out and try.',
      h: '"Nice bokeh" is a compliment. One can say thank you.',
      l: 'Words for light: there are few, and they are enough.',
    },
    lines: {
      '*': [
        'Too dark on the phone? Touch the face on the screen, and slide up. You have just corrected the exposure.',
        'The golden hour is the hour before sunset. Everything looks better in it, even {car parks|parking lots}.',
        "Bokeh is the soft blur behind somebody's head. It comes from distance between them and the wall.",
        'Focus belongs on the eye that is nearer. If it is sharp, hardly anyone minds the rest.',
      ],
      h: ['The golden hour in the office {car park|parking lot}: even the bins have presence.'],
    },
    scene: [
      'A friend with a camera says "wait, I will stop down", and everyone stands still, to be on the safe side.',
      'A phone is held up, the face is dark, the sky is lovely, and nobody knows why.',
    ],
    why: [
      [
        'A camera does not know what matters to you. You have to tell it.',
        'Automatic means that somebody else has decided, a long time ago, far away.',
      ],
      [
        'Light from the side shows form. Light from the front shows a passport.',
        'Whoever sees where light comes from is halfway there.',
      ],
    ],
    parts: [
      [
        'Exposure',
        ['How much light reaches the picture.', 'Too much is white, too little is black.'],
        'A bright and a dark print side by side',
      ],
      [
        'Aperture',
        [
          'The hole in the lens: large for a blurred background, small for a sharp one.',
          'A pupil made of blades.',
        ],
        'Blades of a lens seen from the front',
      ],
      [
        'Focus',
        ['Where it is sharp.', 'A decision about what matters.'],
        'A sharp flower before a blurred hedge',
      ],
      [
        'Golden hour',
        ['The low sun after rising and before setting.', 'Warm light from the side, for free.'],
        'A street in low evening light',
      ],
    ],
    turn: ['Then only the window is missing.', 'More words come by themselves, usually with a bag.'],
    asks: ['Which photo word did you never quite understand?', 'Where in your home is the best light?'],
    ends: {
      pt: 'Terms are handles; light is the thing.',
      fi: 'Try it tonight, at the window.',
      a: 'Touch. Slide. Look.',
      h: 'Bless you. No, bokeh.',
      l: 'The last light on a cup.',
    },
    keep: 'the next golden evening',
    send: 'somebody with a new phone',
    pic: {
      ask: 'A lens lying on its side, its blades visible',
      alt: 'A camera lens showing its aperture blades',
    },
    claims: [['Definitions', 'photography textbooks']],
  },
  {
    id: 'low-sun-long-shadows',
    format: 'season',
    again: 10,
    emoji: '🍂',
    tags: ['AutumnLight', 'WinterPhotos', 'PhonePhotography'],
    when: {
      season: ['autumn', 'winter'],
    },
    title: 'Autumn and winter photos: how to use low sun and fog',
    cover: 'Use the low sun',
    gist: [
      'In the dark half of the year the sun is low all day, so the good light lasts for hours. Put it behind people, touch their face on the screen, and photograph fog before breakfast.',
      'Grey is no bad weather for pictures. Clouds are a huge soft lamp, and fog tidies up any background.',
    ],
    subject: ['Grey days are good for faces', 'The best light has a scarf on'],
    hooks: {
      '*': [
        'In summer the good light is before breakfast. In winter it is all day.',
        '"What awful weather", say people. Photographers say: "What a lamp."',
      ],
      pt: 'Overcast sky is the largest soft light there is.',
      fi: 'Do you put the camera away in October? Take it along for one more walk.',
      a: 'Grey sky? Photograph faces.',
      h: 'Fog makes even the industrial estate look like a novel.',
      l: 'Mist, a bare tree, a breath that can be seen.',
    },
    lines: {
      '*': [
        'Grey days flatter faces. There are no hard shadows, and nobody squints.',
        "Sun low behind somebody's hair makes a rim of light. Touch the face on your phone's screen so that it does not go dark.",
        'Fog: go out before breakfast. Two hours later it is merely weather.',
        'Snow comes out grey on automatic. Slide the brightness up until it is white.',
      ],
      h: ['The dog in the fog was a bin. A lovely picture all the same.'],
    },
    scene: [
      "Four o'clock, the sun lies on the hedge like a cat, and everyone is going indoors.",
      'A path along the river, half of it gone in the mist.',
    ],
    why: [
      [
        'Soft light comes from a large source, and none is larger than a cloudy sky.',
        'Clouds spread the sun over the whole sky.',
      ],
      [
        'Low sun makes long shadows and shows what is rough and round.',
        'From the side you see what a leaf is made of.',
      ],
    ],
    parts: [
      [
        'Put the sun behind them',
        ['Warm edges, open eyes, nobody squinting.', 'Then touch the face, so that it gets bright.'],
        'A person with a rim of light round the hair',
      ],
      [
        'Go out in fog',
        ["It hides power lines, cars, and the neighbours' trampoline.", 'What stays are shapes.'],
        'A bare tree in mist',
      ],
      [
        'Use grey for faces',
        ['Under the sky, with the back to a dark hedge.', 'A doorway works, too.'],
        'A face lit softly beneath a grey sky',
      ],
    ],
    turn: [
      'Then in again, before your fingers go blue.',
      'The camera goes into the coat: batteries hate the cold.',
    ],
    asks: ['What was your best picture in bad weather?', 'Fog, frost or low sun?'],
    ends: {
      pt: 'Bad weather is a matter of exposure.',
      fi: 'Ten minutes will do. Tea afterwards.',
      a: 'Sun behind. Face bright.',
      h: 'The bin has been credited.',
      l: 'And then the lamps in the street.',
    },
    keep: 'the first foggy morning',
    send: 'somebody who only takes pictures on holiday',
    pic: {
      ask: 'A bare tree in mist beside a path',
      alt: 'A bare tree in the mist',
    },
    claims: [
      [
        'Overcast light is soft; snow fools automatic exposure; batteries weaken in the cold',
        'photography textbooks',
      ],
    ],
  },
];
