// Being photographed: clothes, faces, children, weddings.

import type { Idea } from '../../library/idea.ts';
import { NO_HOUSEHOLD, NO_PEOPLE } from './kinds.ts';

export const SITTING: readonly Idea[] = [
  {
    id: 'not-photogenic',
    format: 'myth',
    again: 10,
    emoji: '📷',
    tags: ['PhotoTips', 'Portraits', 'NotPhotogenic'],
    title: 'Not photogenic? What really helps in front of a camera',
    cover: 'Photogenic: breathe out',
    myth: 'Some people are just not photogenic',
    short: 'Most people only hold their breath. Breathe out, and it gets better.',
    gist: [
      'You look stiff in photos because you hold your breath. Breathe out, do something with your hands, and look at a person and not at the camera.',
      'You know your face from the mirror, the other way round. That is why you look strange to yourself in a photo, and to nobody else.',
    ],
    subject: ['You look better than you think', 'Breathe out before the photo'],
    hooks: {
      '*': [
        '"I always look terrible in photos." Nearly everybody says so, and then we take a good one.',
        'Say "cheese" and hold it, and hold it: that is how a passport photo is made.',
      ],
      pt: 'In photos people look stiff from holding their breath and waiting. Both can be helped.',
      fi: 'Do you hide when somebody lifts a camera? Try breathing out next time.',
      a: 'Before a photo: breathe out, move, look at a person.',
      h: 'There is a face that you make only in photos. Your friends have never seen it.',
      l: 'Breathe out, drop your shoulders, and there is your photo.',
    },
    lines: {
      '*': [
        'Before somebody takes your photo, breathe out. Your shoulders drop and your face relaxes.',
        'In a photo, give your hands something to do: a cup, a pocket, another hand.',
        'Your mirror shows you the wrong way round. That is why you look odd to yourself in pictures, and to nobody else.',
        'Look away and back again just before the photo is taken. Your eyes look awake then.',
      ],
      h: ['"Just be natural", says somebody, and points a large camera at you.'],
    },
    scene: [
      'The whole family in a row, the sun in their eyes, and somebody is looking for the button.',
      'The best photo of the evening came when everybody thought it was over.',
    ],
    why: [
      [
        'A pose that you hold goes stiff in seconds.',
        'A face is always moving. If it stops, it looks like a mask.',
      ],
      [
        'If you think about your chin, you cannot smile.',
        'Anybody can see it if you are thinking about your face.',
      ],
    ],
    parts: [
      [
        'Breathe out and start again',
        ['A long breath with your eyes shut, and then open them.', 'It takes a second and always helps.'],
        'A person with closed eyes by a window',
      ],
      [
        'Do something with your hands',
        ['Walk, pour, button a coat, laugh at yourself.', 'Hands with a job are no trouble.'],
        'Hands round a warm cup',
      ],
      [
        'Look at somebody you like',
        ['Ask a friend to stand beside the camera.', 'A camera does not smile back.'],
        'Two people laughing at each other',
      ],
    ],
    turn: [
      'Then take ten, and keep one. Everybody does.',
      'The best one comes when you have forgotten the camera.',
    ],
    asks: ['Which photo of yourself do you really like?', 'How do you get through a group photo?'],
    ends: {
      pt: 'It has little to do with your face, and a lot with how you breathe.',
      fi: 'You look fine. Really.',
      a: 'Breathe out, and smile.',
      h: 'Now your friends know that face too.',
      l: 'And then somebody laughs.',
    },
    work: 'For a business photo, ask your colleague about the best week of the year and press then. It looks better than crossed arms.',
    keep: 'the next group photo',
    send: 'somebody who always takes the picture so as not to be in it',
    own: [
      {
        kinds: ['service', 'offer'],
        about: 'portrait|headshot|session|studio|family|couple',
        lead: 'If you would like photos of yourself:',
      },
    ],
    unless: NO_PEOPLE,
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
    unless: NO_HOUSEHOLD,
    again: 9,
    emoji: '👕',
    tags: ['WhatToWear', 'PortraitSession', 'FamilyPhotos'],
    title: 'What to wear for a family or portrait photo',
    cover: 'What to wear for photos',
    gist: [
      'Plain cloth, tones that go together and not the same for everybody, no large writing, nothing that pinches. The face should be the loudest thing in the picture.',
      "Lay everybody's clothes on one bed and step back. What stands out there will stand out in the photo too.",
    ],
    subject: ['Lay all the clothes on the bed', 'Plain clothes, good photos'],
    hooks: {
      '*': [
        'In ten years you will look at the faces in your family photo. Or at the slogan on the {jumper|sweater}.',
        'White shirts and jeans for everybody? Then your family photo looks like a dental practice.',
      ],
      pt: 'In a photo the eye goes to whatever stands out. That should be the faces, not the clothes.',
      fi: 'A photo session is coming, and nothing in the wardrobe is right? Lay it all on the bed.',
      a: 'For a photo wear plain and comfortable clothes, without writing.',
      h: 'Father is wearing the tie with the ducks. Nobody will see anything else in the photo.',
      l: 'Linen, wool, soft colours, and your faces in the photo.',
    },
    lines: {
      '*': [
        'Clothes for a family photo: choose three or four colours that go together, and let everybody pick.',
        'Fine stripes can flicker in photos. Leave them at home that day.',
        'Wear shoes that you can walk in for the photo. If they pinch, your face shows it.',
        'Take a second top for each child to the photo session.',
      ],
      h: ['The photo with the duck tie is on the wall now. The family is in it too.'],
    },
    scene: [
      'Three minutes before you leave for the photos, a child comes down the stairs in a superhero cape.',
      'On the bed are the clothes of five people, and somebody steps back to look.',
    ],
    why: [
      ['The eye goes where there is most contrast.', 'If there is writing on a shirt, everybody reads it.'],
      [
        'You stand differently if you are comfortable.',
        'If a collar is too tight, your whole body shows it.',
      ],
    ],
    parts: [
      [
        'Lay it all out together',
        [
          'On the bed, in daylight, with one step back.',
          'If it does not look right there, it will not in the park.',
        ],
        'Clothes of a family laid out on a bed',
      ],
      [
        'Choose colours, not a uniform',
        ['Three or four that go well together.', 'Not all the same, but related, like the people.'],
        'Folded clothes in related colours',
      ],
      [
        'Try sitting in it',
        ['Sit, kneel, lift a child.', 'If it slips, you will think of nothing else.'],
        'A parent kneeling beside a child',
      ],
    ],
    turn: ['The cape may come too, for the last photo.', 'Then leave everything where it is.'],
    asks: [
      'What were you made to wear in your worst family photo?',
      'All matching, or everyone as they like?',
    ],
    ends: {
      pt: 'In twenty years the plain ones will still look good.',
      fi: 'It will be lovely, even with odd socks.',
      a: 'Bed, one step back, done.',
      h: 'The ducks would like a copy.',
      l: 'Quiet colours and bright eyes.',
    },
    keep: 'the evening before a photo session',
    send: 'a family with a duck tie',
    own: [
      {
        kinds: ['service', 'offer', 'price'],
        about: 'portrait|family|newborn|session|studio|headshot',
        lead: 'If you would like such a photo:',
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
    unless: NO_HOUSEHOLD,
    again: 9,
    emoji: '🧒',
    tags: ['KidsPhotos', 'PhonePhotography', 'FamilyPhotos'],
    title: 'How to photograph children: get down and let them run',
    cover: 'Kneel down to photograph kids',
    gist: [
      'Children get better in pictures when nobody asks them to stand still. Go down to their height, set them a task, and keep taking pictures after the one you wanted.',
      'From above you photograph the top of a head. Kneel down, ask something silly, and wait.',
    ],
    subject: ["Kneel down for a child's photo", 'Do not say "smile"'],
    hooks: {
      '*': [
        'If you say "smile" to a child, all you get in the photo is teeth.',
        'Most photos of children show the top of a head. Kneel down.',
      ],
      pt: 'For good photos of children you need three things: their height, a task and patience.',
      fi: 'Do you have four hundred photos of your child, and in three hundred it is running away?',
      a: 'Photographing a child: kneel, ask, wait.',
      h: 'Children stand still for a photo as soon as the battery is empty.',
      l: 'The best photo of a child comes just after the smile.',
    },
    lines: {
      '*': [
        'When you photograph children, kneel. Then you see a face and not the top of a head.',
        'For a photo, never tell a child to smile. Ask what the dog dreamt last night.',
        'Give children a task before you take a photo: blow, jump, look for the smallest stone.',
        'Keep taking photos after the one you wanted. Children laugh when they think it is over.',
      ],
      h: ['You can bribe a child for a photo once. Next time the price goes up.'],
    },
    scene: [
      "Grandma's birthday, everybody is standing ready, and under the table somebody is a tiger.",
      'A small boy looks for a beetle, and nobody tells him to look at the camera.',
    ],
    why: [
      ['Children do not act. They are busy or they are not.', 'A busy child forgets the camera at once.'],
      [
        'From above you look down on somebody. From the same height you meet them.',
        'Down there you see the world as they do.',
      ],
    ],
    parts: [
      [
        'Get down on your knees',
        [
          'With your elbows on your knees your hand is steady too.',
          'You can wash the {trousers|pants} later.',
        ],
        'A person kneeling in grass with a phone',
      ],
      [
        'Give them something to do',
        ['"How high can you jump?" works better than "please".', 'Let one whisper a secret to the other.'],
        'A child jumping off a low wall',
      ],
      [
        'Keep taking pictures',
        ['Ten more, without saying anything.', 'The best one comes after the pose.'],
        'Blurred feet running through leaves',
      ],
    ],
    turn: ['Then let them choose one.', 'And print it. On a phone nobody looks at it.'],
    asks: ['What gets your children to laugh?', 'How old are you in your favourite photo?'],
    ends: {
      pt: 'First get down, then wait for the laugh.',
      fi: 'Your knees will get over it.',
      a: 'Down, a task, wait.',
      h: 'The tiger has gone to bed.',
      l: 'Grass stains and a laugh.',
    },
    keep: 'the next birthday',
    send: 'parents with full phones',
    caution: 'Before you post pictures of children, ask their parents, and the children too.',
    own: [
      {
        kinds: ['service', 'offer'],
        about: "famil(?:y|ies)\\b|children'?s? (?:photo|portrait|session)|newborn|school photo|kids",
        lead: 'If somebody else is to kneel down:',
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
    cover: 'Plan your wedding light',
    gist: [
      'Write into the timetable the half hour before sunset, and go outside then, only the two of you. Everything else of the day can be photographed by lamplight.',
      'Nobody plans the light for a wedding. Ask when the sun sets that day, and keep the twenty minutes before it free.',
    ],
    subject: ['Twenty minutes for wedding photos', 'Wedding photos before sunset'],
    hooks: {
      '*': [
        'At a wedding everything is planned except the light for the photos.',
        'Twenty minutes outside before sunset: your best wedding photos, and the only quiet time of the day.',
      ],
      pt: 'Low sun is soft and warm, the best light for wedding photos, and it is over in half an hour.',
      fi: 'You have planned your wedding for a year. Plan twenty minutes for the two of you.',
      a: 'Look up the sunset on your wedding day and put it in the timetable.',
      h: 'At your wedding the {pudding|dessert} can wait. The sun will not.',
      l: 'Your wedding evening, long shadows, a field, and only the two of you.',
    },
    lines: {
      '*': [
        'Planning a wedding? Look up when the sun sets that day, and keep the twenty minutes before it free.',
        'Ask your photographer which hour of the ceremony has which light. At noon in summer everybody squints.',
        'At your wedding, let only one person know where you are taking photos.',
        'Family photos at a wedding go faster with a list and a loud aunt. Give her the list.',
      ],
      h: ['The loud aunt has practised for the wedding photos since Easter.'],
    },
    scene: [
      'The soup is being served, and outside the meadow turns golden.',
      'Two people walk along a hedge and breathe out for the first time since morning.',
    ],
    why: [
      ['High sun makes hard shadows under eyes and brows.', 'At noon the light from above makes dark eyes.'],
      [
        'On such a day there is hardly a minute in which nobody wants something from you.',
        'You talk to eighty people and not to each other.',
      ],
    ],
    parts: [
      [
        'Look up the sunset',
        [
          'For the place and the day. Behind hills it comes earlier.',
          'It is in any almanac and most phones.',
        ],
        'A pencil note on a printed timetable',
      ],
      [
        'Tell the kitchen',
        ['So that it falls between two courses.', 'If they know before, no cook minds.'],
        'A laid table in evening light',
      ],
      [
        'Go alone, the two of you',
        ['The two of you, the photographer, and a coat.', 'Anybody else would talk.'],
        'Two people walking along a path at dusk',
      ],
    ],
    turn: ['If it rains, stand under a tree.', 'Later it will be the part that you remember.'],
    asks: [
      'At what time did you get married, and would you do it again?',
      'Which moment of your wedding do you have no picture of?',
    ],
    ends: {
      pt: 'You can order everything except the light.',
      fi: 'Go out. The soup can wait.',
      a: 'Twenty minutes before sunset.',
      h: 'The aunt is now photographing the {car park|parking lot}.',
      l: 'And then the lamps went on.',
    },
    keep: 'the evening on which you make the timetable',
    send: 'a couple with a timetable',
    own: [
      {
        kinds: ['service', 'price', 'offer', 'process'],
        about: 'wedding|full day|elop(?:e|ing|ement)|engagement|package',
        lead: 'For the rest of your day:',
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
    cover: 'Photos: black and white or colour?',
    gist: [
      'Black and white leaves the face and the light. Colour keeps the wallpaper, the dress and the year. Which of them hangs on your wall?',
      'A black and white photo could be from any year. In a colour photo you see which. Which do you prefer?',
    ],
    subject: ['Your photo with colour or without?', 'Which photo would you hang up?'],
    hooks: {
      '*': [
        'In black and white everybody looks like a writer. In colour you see the {jumper|sweater}. Which photo do you prefer?',
        'A colour photo shows what year it was. A black and white photo shows who it was.',
      ],
      pt: 'Without colour you look at the light and the face in a photo.',
      fi: 'Look at the photos on your wall: are there more in colour, or in black and white?',
      a: 'Photos in black and white or in colour: choose one.',
      h: 'With that orange sofa, the photo had better be black and white.',
      l: 'A black and white face, or a red coat in the rain: which photo stays?',
    },
    lines: {
      '*': [
        'A photo in black and white or in colour: what would you hang over the table?',
        'Take a picture of somebody you love, and make it black and white. Where does your eye go now?',
        'Colour in a photo is best when it means something: a red boot, a blue door.',
        'Old black and white photos do not show the colour of the curtains. Often that is better.',
      ],
      h: ['The eighties would look better in black and white.'],
    },
    scene: [
      'A box of prints on the floor: half of them grey, half orange.',
      'The same laugh twice: once with green tiles behind it, once without colour.',
    ],
    why: [
      [
        'Colour says a lot, and sometimes nobody looks at the eyes.',
        'What is not there cannot distract you.',
      ],
    ],
    parts: [
      [
        'Black and white',
        ['Good for faces, hands and rain.', 'It is quieter, and a messy room does not matter.'],
        'A black and white portrait on a wall',
      ],
      [
        'Colour',
        ['Good for food, summer, children and that one dress.', 'It shows what you forget first.'],
        'A red coat on a grey street',
      ],
    ],
    turn: ['You only choose for this one photo.', 'With some photos you know at once.'],
    asks: ['With colour or without?', 'Which photo would be nothing without its colour?'],
    ends: {
      pt: 'Ask what the photo is about, and you know.',
      fi: 'You may also hang up both.',
      a: 'Choose, and tell us.',
      h: 'The sofa has been sold.',
      l: 'And then a frame and a nail.',
    },
    keep: 'the next picture that you frame',
    send: 'somebody with a box of prints',
    unless: NO_PEOPLE,
    pic: {
      ask: 'The same small print once in colour and once in black and white, side by side',
      alt: 'A print in colour beside one in black and white',
    },
    claims: [['Removing colour shifts attention to tone and form', 'photography textbooks']],
  },
  {
    id: 'two-copies-and-one-elsewhere',
    format: 'howto',
    unless: NO_HOUSEHOLD,
    again: 10,
    emoji: '💾',
    tags: ['PhotoBackup', 'DigitalPhotos', 'GoodHabits'],
    title: 'How to keep your photos safe: two copies and one elsewhere',
    cover: 'Make two copies of your photos',
    gist: [
      'If you have a photo only once, you can lose it. Keep two copies, one of them in another house, and print the ten that you love most.',
      'Phones fall into lakes, disks die quietly, and accounts are shut. What is in three places survives all of that.',
    ],
    subject: ['Save your photos before the phone breaks', 'How safe are your photos?'],
    hooks: {
      '*': [
        'All the photos of the first year were on one phone. Then it fell into the lake.',
        "Your grandparents' photos are in a shoebox. Where are yours?",
      ],
      pt: 'Every phone and every disk breaks one day. So copy your photos twice.',
      fi: 'When did you last copy your photos? It does not take the whole Sunday.',
      a: 'Copy your photos. Today.',
      h: 'At the bottom of a lake there is a phone with all the photos of a christening.',
      l: 'Your photos in three places, and you can sleep well.',
    },
    lines: {
      '*': [
        "Keep your photos on two devices, and one of them at your sister's.",
        'A disk with photos can die in a drawer. Plug it in twice a year and look.',
        'Print ten photos a year. Paper needs no password and no charger.',
        'Once a month delete twenty bad photos. Then you look at the good ones.',
      ],
      h: ['"My photos are all in the cloud", he said. They were in a folder on the desktop.'],
    },
    scene: [
      'A pedal boat, a wave, a splash, and the phone with the photos is gone.',
      'A box of old phones, each with a summer in it, and no charger fits.',
    ],
    why: [
      ['Every device breaks one day, and nobody knows when.', 'Yesterday it worked, and today it clicks.'],
      [
        'A fire or a thief takes everything that is in one place.',
        'Two disks on the same shelf are no safer than one.',
      ],
    ],
    parts: [
      [
        'Copy to a disk',
        ['Whole years, in folders by year and month.', 'It takes an evening, with the radio on.'],
        'A small hard disk beside a laptop',
      ],
      [
        'Keep one somewhere else',
        ['With family, in the office, or with a service you trust.', 'Swap it on birthdays.'],
        'A parcel with a disk going into a bag',
      ],
      [
        'Print your ten favourites',
        ['The ones that you would save from a fire.', 'On the back in pencil: who, where, when.'],
        'A hand writing on the back of a print',
      ],
    ],
    turn: ['Then put a date in the calendar for next year.', 'And leave the phone on land.'],
    asks: ['How many pictures are on your phone?', 'Which photo would you save from a fire?'],
    ends: {
      pt: 'Three copies, two devices, one elsewhere.',
      fi: 'One day you will be very glad.',
      a: 'Copy, take away, print.',
      h: 'The fish have seen them all.',
      l: 'The summer is safe, in a box.',
    },
    work: 'Does your firm have photos of finished jobs? Copy them too.',
    keep: 'a rainy evening',
    send: 'somebody with one phone and two children',
    own: [
      {
        kinds: ['service', 'policy', 'process'],
        about: 'album|print|archive|gallery|backup|raw files|negatives',
        lead: 'What becomes of your photos here:',
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
    unless: NO_HOUSEHOLD,
    again: 14,
    emoji: '👞',
    tags: ['PhotoHistory', 'TrueStory', 'Daguerre'],
    title: 'The first person in a photograph had his shoes shined',
    cover: 'The first man in a photo',
    gist: [
      'In eighteen thirty-eight Daguerre photographed a busy boulevard in Paris. The exposure took minutes, so everyone who moved vanished. One man stood still, for his shoes.',
      'Carriages, horses, crowds: nothing of that is in the picture. Only a man with one foot on a box is left, since he was the only one who kept still.',
    ],
    subject: ['The first person in a photo', 'He had his shoes shined, and stayed'],
    hooks: {
      '*': [
        'The first person in a photo did not know it. He was having his shoes shined.',
        'A busy street in Paris, and in the photo it is empty, except for one man.',
      ],
      pt: 'In the first photos everything that moved disappeared. One man stood still.',
      fi: "Have you ever been in a stranger's photo? So was the first man in one.",
      a: 'Stand still, and you stay in the photo.',
      h: 'He is in the history of photography because his shoes were dirty.',
      l: 'An empty street in an old photo, and one small figure.',
    },
    lines: {
      '*': [
        'The first human being in a photograph is a man who had his shoes cleaned in Paris. Everyone else moved too fast for the plate.',
        "In Daguerre's photo of the Boulevard du Temple the crowd is missing. It was there, but it moved.",
        'Nobody knows the name of the first man in a photo. He only kept his foot still.',
        'You can try it at a station: with a long exposure the people in the photo disappear and the benches stay.',
      ],
      h: ['The shoeshiner is in that first photo too, but blurred. He was working.'],
    },
    scene: [
      'Imagine a window high above a street, a wooden box on legs, and down there horses and carts.',
      'Spring in Paris, a silvered plate, and a great deal of patience.',
    ],
    why: [
      [
        'The plate needed minutes for what a phone does in a blink.',
        'The plate needed so much light that nobody who moved could be seen.',
      ],
      ['What moves leaves too little light.', 'Only what stood still can be seen.'],
    ],
    parts: [
      [
        'A camera at a window',
        [
          'Louis Daguerre points his box at the Boulevard du Temple and opens it.',
          'From an upper floor Daguerre looks down with a silvered plate at one of the liveliest streets of the city.',
        ],
        'Rooftops and chimneys in grey light',
      ],
      [
        'Whatever moves disappears',
        [
          'Horses, carts and people pass, and none of them can be seen later.',
          'The street is full, and the picture gets emptier from minute to minute.',
        ],
        'An empty old street in black and white',
      ],
      [
        'One man stands still',
        [
          'At the corner a man has put his foot on a box to have his shoes shined.',
          'He holds still, and so he can be seen to this day.',
        ],
        'A shoe on a box, a brush beside it',
      ],
    ],
    turn: ['Nobody knows whether the shoes got clean.', 'Nobody ever told him about it.'],
    asks: [
      'Is there a stranger in your favourite photo?',
      'When did you last stand still for a few minutes?',
    ],
    ends: {
      pt: 'What stands still, stays.',
      fi: 'Stand still for a moment today. Who knows.',
      a: 'Stand still.',
      h: 'So keep your shoes a little dirty.',
      l: 'And far below stands one man.',
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
    unless: NO_PEOPLE,
    again: 10,
    emoji: '🖥️',
    tags: ['BehindTheScenes', 'Photographers', 'HowItWorks'],
    title: 'What photographers do after the shoot',
    cover: 'What happens after the photos',
    gist: [
      'The hour with the camera is the short part. Then come copies, sorting, throwing away, sorting again, and light by light until a set of pictures looks like one day.',
      "Most of a photographer's work is choosing. Of many photos a few stay, and you never miss the rest.",
    ],
    subject: ['Where your other photos go', 'Why photos take a while'],
    hooks: {
      '*': [
        '"You just press a button." Yes. And then we choose photos for a week.',
        "Of ten photos nine are thrown away. That is most of a photographer's work.",
      ],
      pt: 'Choosing and editing photos takes far longer than taking them.',
      fi: 'Have you ever wondered why it takes a while until you get your photos?',
      a: 'Taking photos is quick. Choosing them is the work.',
      h: 'In photo four hundred and twelve an uncle is chewing. Nobody will ever see it.',
      l: 'Late at night, one screen, and your photos of the day.',
    },
    lines: {
      '*': [
        'Photographers throw away most of what they take. What you get is the part that was meant.',
        'First we copy the photos. Nobody sleeps before they exist twice.',
        'In one photo the eyes are good, in the other the hand. Choosing means comparing.',
        'Good editing of a photo is not noticed. Skin stays skin, and evening stays evening.',
      ],
      h: ['The uncle who chews in every photo does not know how kind we are.'],
    },
    scene: [
      'Eleven at night, the shoes are off, and the photos are being copied.',
      'Two photos side by side, the same but for an eyebrow.',
    ],
    why: [
      [
        'That day will not come again, so the photos must be safe.',
        'If they were lost, nobody could take them again.',
      ],
      [
        'If you show everything, nobody looks.',
        'Ten good photos tell you more about a day than four hundred.',
      ],
    ],
    parts: [
      [
        'First: copy everything',
        ['Twice, before the coat is off.', 'The cards stay full until all is checked.'],
        'Memory cards in a row on a desk',
      ],
      [
        'Then: choose the best',
        [
          'Shut eyes and backs go first, then whatever is there twice.',
          'In several rounds, with a night in between.',
        ],
        'A screen with many small pictures, blurred',
      ],
      [
        'Last: match the light',
        ['So that all of them look like the same day.', 'A little warmer here, a little calmer there.'],
        'A hand at a dial beside a screen',
      ],
    ],
    turn: ['Then you get them, and somebody cries, in the good way.', 'In the end it looks quite easy.'],
    asks: [
      'How many of your {holiday|vacation} photos do you ever look at again?',
      'What do you look at first in a photo?',
    ],
    ends: {
      pt: 'What you pay for is the choice.',
      fi: 'Thank you for your patience. It is worth it.',
      a: 'Copy, choose, match.',
      h: 'By now the uncle has finished his cake.',
      l: 'The screen is off, and your day is safe.',
    },
    work: 'Do you deliver work as well? Tell people how long it takes, and why.',
    keep: 'the week after your own pictures were taken',
    send: 'somebody who says "you just press a button"',
    own: [
      {
        kinds: ['process', 'policy', 'service'],
        about:
          '(?:galler|photo|picture|image|print|album)[^.]*(?:within|in|after) (?:about )?(?:\\d|two|three|four|five|six|eight|ten|a (?:week|month))|weeks|hand.?pick',
        lead: 'How soon you get yours:',
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
    unless: NO_HOUSEHOLD,
    again: 9,
    emoji: '🖼️',
    tags: ['FamilyPhotos', 'TellUs', 'OldPhotos'],
    title: 'Which photograph of your parents do you love most?',
    cover: 'Your favourite photo of your parents',
    gist: [
      'Everybody owns one photograph in which the parents are young, and laughing at somebody who is not in it. What is going on in yours?',
      'Before you were born your parents were young. Which photo shows it best?',
    ],
    subject: ['A photo from before you were born', 'Who took that photo of your parents?'],
    hooks: {
      '*': [
        'There is a photo in which your mother is younger than you are now.',
        'In one photo your parents are laughing, and nobody remembers why.',
      ],
      pt: 'Ask about old family photos while somebody can still tell you.',
      fi: 'Which photo of your parents would you never give away?',
      a: 'Show us the photo of your parents. What happened that day?',
      h: 'In that photo your father has a moustache. Nobody had warned you.',
      l: 'A summer, a bench, your parents, and they were young.',
    },
    lines: {
      '*': [
        'Which photograph of your parents do you love most, and who is standing behind the camera?',
        'Turn over an old photo. If nothing is written on it, {ring|call} somebody who knows, today.',
        'In that photo your parents are younger than you, and they have no idea of you yet.',
        'Write the names on the back of the photo in pencil. In forty years nobody will know who Aunt Hilda was.',
      ],
      h: ['The car in the photo was sold. The moustache stayed longer.'],
    },
    scene: [
      'At the bottom of a drawer you find a photo: two people on a motor scooter.',
      'The whole table bends over a small print with a white edge: "Who is that?"',
    ],
    why: [
      [
        'The faces stay in the photo, and the names get lost.',
        'After two generations nobody knows who it is.',
      ],
    ],
    parts: [
      [
        'One from the studio',
        ['In their Sunday best, a hand on a shoulder, and nobody laughs.', 'It hung in the hall for years.'],
        'A framed studio portrait on a wall',
      ],
      [
        'One that just happened',
        ['It is not sharp, and everything is in it.', 'Somebody laughed, and somebody pressed the button.'],
        'A small blurred snapshot on a table',
      ],
    ],
    turn: ['Ask them about it, if you can.', 'There is certainly a story behind it.'],
    asks: ['Which one would you hang up?', 'Who is standing behind the camera in it?'],
    ends: {
      pt: 'Write down who it is, and scan it this month.',
      fi: 'Show us. We love such photos.',
      a: 'Name, place and year on the back.',
      h: 'Please keep the moustache in the family.',
      l: 'A white edge, and a summer.',
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
    unless: NO_HOUSEHOLD,
    again: 12,
    emoji: '🔦',
    tags: ['PhotoWords', 'LearnPhotography', 'PhonePhotography'],
    title: 'Photography words explained: aperture, exposure, golden hour',
    cover: 'Four words about photos',
    gist: [
      'Exposure is how much light gets in, aperture is the hole, focus is where it is sharp, and golden hour is when the sun is low. With those you understand most of it.',
      'Four words are behind most advice about photos, and your phone knows them too: exposure, aperture, focus, golden hour.',
    ],
    subject: ['Four words behind most photos', 'What photographers talk about'],
    hooks: {
      '*': [
        'Exposure, aperture, focus, golden hour: with four words you understand what photographers say.',
        'For better photos you need no better camera. You need four words and a window.',
      ],
      pt: 'Four words describe nearly every photo: exposure, aperture, focus, golden hour.',
      fi: 'Do you just press the button on your camera? Here is what it does for you.',
      a: 'Learn four words, and take better photos.',
      h: 'If a photographer says "nice bokeh", say thank you. It is a compliment.',
      l: 'Four words for light, and then you see it everywhere.',
    },
    lines: {
      '*': [
        'Too dark on the phone? Touch the face on the screen, and slide up. You have just corrected the exposure.',
        'The golden hour is the hour before sunset. Everything looks better in it, even {car parks|parking lots}.',
        "Bokeh is the soft blur behind somebody's head. It comes from distance between them and the wall.",
        'Focus on the nearer eye in a portrait. If it is sharp, the rest may be soft.',
      ],
      h: ['In the golden hour even the bins in the {car park|parking lot} look beautiful.'],
    },
    scene: [
      'A photographer says "wait, I will stop down", and nobody dares to move.',
      'A phone is held up, the face is dark, the sky is lovely, and nobody knows why.',
    ],
    why: [
      [
        'A camera does not know what you want to show.',
        'On automatic the camera decides, and it does not know your family.',
      ],
      [
        'Light from the side shows the shape. Light from the front makes a passport photo.',
        'If you see where the light comes from, you know half of it.',
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
          'Large for a blurred background, small for a sharp one.',
          'It opens and shuts like the pupil of your eye.',
        ],
        'Blades of a lens seen from the front',
      ],
      [
        'Focus',
        ['Usually the eyes.', 'You decide what people look at.'],
        'A sharp flower before a blurred hedge',
      ],
      [
        'Golden hour',
        ['After sunrise and before sunset.', 'Warm light from the side, and free.'],
        'A street in low evening light',
      ],
    ],
    turn: ['Then all you need is a window.', 'The other words are in the manual.'],
    asks: ['Which photo word did you never quite understand?', 'Where in your home is the best light?'],
    ends: {
      pt: 'Learn the words, and then look at the light.',
      fi: 'Try it tonight by the window.',
      a: 'Tap, slide, look.',
      h: 'Bokeh, and bless you.',
      l: 'The last sun on a cup.',
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
    unless: NO_HOUSEHOLD,
    again: 10,
    emoji: '🍂',
    tags: ['AutumnLight', 'WinterPhotos', 'PhonePhotography'],
    when: {
      season: ['autumn', 'winter'],
    },
    title: 'Autumn and winter photos: how to use low sun and fog',
    cover: 'Photos in low winter sun',
    gist: [
      'In the dark half of the year the sun is low all day, so the good light lasts for hours. Put it behind people, touch their face on the screen, and photograph fog before breakfast.',
      'Grey weather is good for photos. Clouds make soft light, and fog hides whatever is in the way.',
    ],
    subject: ['Grey days are good for photos', 'The best photos in winter'],
    hooks: {
      '*': [
        'In summer the best light for photos is at six in the morning. In winter it is all day.',
        '"What awful weather", you think. "What soft light", thinks a photographer.',
      ],
      pt: 'A grey sky gives the softest light for photos of people.',
      fi: 'Do you take fewer photos from October on? Take the camera on one more walk.',
      a: 'Grey sky? Photograph people.',
      h: 'In fog even the industrial estate makes a good photo.',
      l: 'Fog, a bare tree, and your breath in the photo.',
    },
    lines: {
      '*': [
        'On grey days people look good in photos. There are no hard shadows, and nobody squints.',
        "Sun low behind somebody's hair makes a rim of light. Touch the face on your phone's screen so that it does not go dark.",
        'For photos in fog go out before breakfast. Two hours later it is gone.',
        'Snow comes out grey in photos. Slide the brightness up until it is white.',
      ],
      h: ['The dog in the foggy photo was a bin. It is a lovely photo all the same.'],
    },
    scene: [
      "Four o'clock, golden light on the hedge, and everybody goes indoors.",
      'A path along the river, half of it gone in the mist.',
    ],
    why: [
      [
        'Soft light comes from something large, and the sky is large.',
        'Clouds spread the sun over the whole sky.',
      ],
      [
        'Low sun makes long shadows and shows what is rough and round.',
        'Light from the side shows every leaf.',
      ],
    ],
    parts: [
      [
        'Put the sun behind them',
        ['Warm edges, open eyes, nobody squinting.', 'Then tap on the face so that it gets bright.'],
        'A person with a rim of light round the hair',
      ],
      [
        'Go out when it is foggy',
        ["It hides power lines, cars, and the neighbours' trampoline.", 'All you see are shapes.'],
        'A bare tree in mist',
      ],
      [
        'Photograph faces on grey days',
        ['In the open, with a dark hedge behind them.', 'A doorway is good too.'],
        'A face lit softly beneath a grey sky',
      ],
    ],
    turn: [
      'Then go in, before your fingers are blue.',
      'Keep the camera in your coat. Batteries do not like the cold.',
    ],
    asks: ['What was your best photo in bad weather?', 'Fog, frost or low sun?'],
    ends: {
      pt: 'Bad weather often makes the better photo.',
      fi: 'Ten minutes will do, and then tea.',
      a: 'Sun behind, face bright.',
      h: 'The bin has asked for a print.',
      l: 'And then the street lamps go on.',
    },
    keep: 'the first foggy morning',
    send: 'somebody who only takes photos on {holiday|vacation}',
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
