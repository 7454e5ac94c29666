// Museums: a good visit, with or without children, and what happens behind the doors.
import type { Idea } from '../../library/idea.ts';

export const VISITS: readonly Idea[] = [
  {
    id: 'small-feet-big-hall',
    format: 'checklist',
    again: 7,
    emoji: '🧒',
    tags: ['FamilyDayOut', 'MuseumTips', 'MuseumVisit'],
    title: [
      'Visiting a museum with children: what makes it a good hour',
      'Museum with children: five things that help',
    ],
    cover: 'Museum with children',
    gist: [
      'With children an hour in a museum is enough. Eat first, look for one thing, let the child lead, and end with the shop or the cafe.',
      'A museum visit with children works with a small task: find three animals, the oldest thing, or something blue.',
    ],
    subject: ['Museum with children', 'A good hour for families'],
    hooks: {
      '*': [
        'Going to a museum with children? Plan one hour and one task.',
        'Children like museums when they have something to look for. Here is how.',
      ],
      pfatil: 'An hour in a museum is a success if the child wants to come again.',
      h: 'Children see three rooms, one toilet and the shop. That is a good museum visit.',
    },
    lines: {
      '*': [
        'Give children a task in the museum: find a dog, something blue, or the smallest thing.',
        'Eat and drink before you go into the museum. Hungry children see nothing.',
        'Buy a postcard first, and let your child find the real thing.',
        'Leave while it is still fun. You can come again.',
      ],
      h: ['The question "is that real?" will be asked two hundred times. The answer is usually yes.'],
    },
    scene: [
      'Parents read labels, and children look for the exit.',
      'In the first room everybody is full of energy, and in the fourth somebody sits on the floor.',
    ],
    why: [
      ['Whoever looks for something looks closely.', 'A search turns a walk into a game.'],
      ['Small legs and heads get tired after an hour.', 'What was short is remembered as fun.'],
    ],
    parts: [
      [
        'Eat and drink first',
        ['And go to the toilet.', 'Then nobody has to go out after ten minutes.'],
        'A lunch box on a bench',
      ],
      [
        'Choose one task',
        ['Something to find, to count or to draw.', 'Ask at the desk for a trail for children.'],
        'A child with a pencil',
      ],
      [
        'Let the child lead',
        ['You may end up in front of a broom. Fine.', 'Ask what it sees, and listen.'],
        'A child pulling an adult along',
      ],
      [
        'Stop after an hour',
        ['Cafe, shop or playground is the end.', 'Next time you see the rest.'],
        'A postcard in a small hand',
      ],
    ],
    turn: ['And let the child tell the story at home.', 'That is how museum lovers begin.'],
    asks: ['What did your child like best in a museum?', 'Which museum do you remember from your childhood?'],
    ends: {
      pfatil: [
        'Ask us at the desk what children like here.',
        'Tell us how old your children are, and we will suggest something.',
      ],
      h: 'Yes, it is real.',
    },
    keep: 'your next visit with children',
    send: 'other parents',
    own: [
      {
        kinds: ['price', 'hours', 'audience', 'event', 'offer'],
        about: 'child|famil|under \\d+|kids|free entry|trail',
        lead: 'And for families here.',
      },
    ],
    pic: { ask: 'Something at the height of a child', alt: 'An exhibit at the height of a child' },
    claims: [['Short visits and tasks work for families', 'museum education practice']],
  },
  {
    id: 'three-things-and-a-bench',
    format: 'tip',
    again: 8,
    emoji: '🪑',
    tags: ['MuseumTips', 'MuseumVisit', 'SlowLooking'],
    title: ['How to visit a museum without getting tired', 'Museum legs? See less, and enjoy it more'],
    cover: 'A museum without sore feet',
    gist: [
      'You do not have to see everything in a museum. Choose three things, sit down before you are tired, and have a break after an hour.',
      'Begin a museum visit with what you most want to see. Your eyes are freshest in the first half hour.',
    ],
    subject: ['A museum without sore feet', 'See less, enjoy more'],
    hooks: {
      '*': [
        'Do you get tired in museums? Choose three things and leave the rest.',
        'You need not see everything in a museum. This makes it more fun.',
      ],
      pfatil: 'A good museum visit is short, and you remember all of it.',
      h: 'Nobody has ever been tested on a museum at the exit. Skip a room.',
    },
    lines: {
      '*': [
        'Look at the plan first, and choose three things that you want to see in the museum.',
        'Sit on a bench before you are tired. The benches are often in front of the best things.',
        'Have a coffee after an hour and decide then whether you go on.',
        'Come twice for an hour rather than once for three.',
      ],
      h: ['The guard has seen people walk past the masterpiece to look for the toilet. It is all right.'],
    },
    scene: [
      'You begin with room one, read every label, and in room four your feet hurt.',
      'The best room is often the last, and by then nobody sees any more.',
    ],
    why: [
      [
        'Standing and looking is more tiring than walking.',
        'Each thing that you look at closely costs a little energy.',
      ],
      [
        'You remember three things well, and fifty hardly at all.',
        'What you have really looked at stays with you.',
      ],
    ],
    parts: [
      [
        'Choose three things',
        ['From the plan, or ask at the desk.', 'Everything else is an extra.'],
        'A plan of a museum',
      ],
      [
        'Start with the best',
        ['Go straight there, even if it is at the end.', 'The way back is for what you meet by chance.'],
        'A person in front of an exhibit',
      ],
      [
        'Sit down',
        ['Five minutes in front of one thing.', 'You see more every minute.'],
        'A bench in a museum',
      ],
    ],
    turn: ['Then go while you still want to stay.', 'You will come back.'],
    asks: ['How long do you stay in a museum?', 'Which thing would you choose?'],
    ends: {
      pfatil: ['Ask us which three we would choose.', 'We are glad to tell you our favourites.'],
      h: 'There will be no test.',
    },
    keep: 'your next museum visit',
    send: 'somebody who says that museums are tiring',
    own: [
      {
        kinds: ['hours', 'price', 'place', 'service'],
        about: 'open (?:daily|every)|tea ?room|caf|closed|adults?\\b|tickets?',
        lead: 'And when you can come.',
      },
    ],
    pic: { ask: 'A bench in front of something worth seeing', alt: 'A bench in a museum' },
    claims: [['Museum fatigue; selective visits', 'visitor research']],
  },
  {
    id: 'one-night-on-your-wall',
    format: 'question',
    again: 5,
    emoji: '🖼️',
    tags: ['MuseumTalk', 'FavouriteThing', 'MuseumVisit'],
    title: [
      'Which thing in a museum would you take home for a day?',
      'Your favourite thing in a museum: what is it?',
    ],
    cover: 'Take one thing home',
    gist: [
      'If you could take one thing home from a museum for a day, what would it be?',
      'A painting, a tool, a chair or a whale: which museum piece would you like to have at home for one day?',
    ],
    subject: ['Take one thing home', 'Your favourite thing'],
    hooks: {
      '*': [
        'You may take one thing home from a museum until tomorrow. What do you choose?',
        'Which museum piece would you like to have in your living room for a day?',
      ],
      pfatil: 'Everybody has one favourite thing in a museum. Which is yours?',
      h: 'You may take one museum piece home for a day. Please measure your front door first.',
    },
    lines: {
      '*': [
        'What did you like best on your last museum visit?',
        'Which thing in a museum do you always go back to?',
        'Something to look at or something to use: what would you take?',
        'Which museum piece would you show to a friend?',
      ],
      h: ['Insurance and transport are on us. In this game, at least.'],
    },
    scene: [
      'Everybody stops in front of something else.',
      'People who work in museums are asked this too, and they all have an answer.',
    ],
    why: [
      [
        'What you would like to live with says more than what you admire.',
        'Your answer may send somebody else to look at it.',
      ],
    ],
    parts: [
      [
        'Something to look at',
        ['A painting, a face, a sea.', 'It would hang where you drink your coffee.'],
        'A painting on a wall',
      ],
      [
        'Something to use',
        ['A jug, a chair, a machine.', 'Things were made to be used, after all.'],
        'An old jug',
      ],
    ],
    turn: ['Tell us, please. We like to know.', 'And tomorrow at nine it goes back.'],
    asks: ['What would you choose to live with for a day?', 'Which thing in a museum do you like best?'],
    ends: { pfatil: ['Tell us which.', 'One thing each.'], h: 'The whale is taken.' },
    keep: 'your next visit',
    send: 'the person you go to museums with',
    pic: { ask: 'One thing from your collection', alt: 'A museum exhibit' },
    claims: [['Visitors have favourites', 'common experience']],
  },
  {
    id: 'why-is-it-so-dark',
    format: 'answer',
    only: 'paint|textile|lace|costume|paper|drawings?|photograph|books?\\b|manuscript|\\barts?\\b|tapestr|quilt|prints\\b|archive|embroider',
    again: 9,
    emoji: '🕯️',
    tags: ['MuseumFacts', 'Conservation', 'BehindTheScenes'],
    title: ['Why is it so dark in museums?', 'Why museums keep the light low, and what helps at home'],
    cover: 'Low light in museums',
    question: 'Why is it so dark in some rooms of a museum?',
    short: 'Because light fades paper, cloth and colours, and it cannot be undone.',
    gist: [
      'Museums keep the light low because light fades paper, cloth and paint for good. The same happens to the pictures on your wall.',
      'Your eyes need five minutes to get used to a dim room. Then you see every thread.',
    ],
    subject: ['Why is it so dark?', 'Light and old things'],
    hooks: {
      '*': [
        'Why is it so dark in some museum rooms? To keep things as they are.',
        'Light fades old things, also at home. This is what museums do about it.',
      ],
      pfatil: 'Low light keeps old things alive for longer.',
      h: 'The museum has paid its electricity bill. The dark has another reason.',
    },
    lines: {
      '*': [
        'Wait five minutes in a dim museum room. Your eyes get used to it, and you see more.',
        'Hang old photographs and drawings at home where no sun reaches them.',
        'Change what hangs on your walls twice a year. What rests in the dark does not fade.',
        'Show a copy of an old photograph, and keep the original in a box.',
      ],
      h: ['Flash photos: one does little, a million do a lot.'],
    },
    scene: [
      'You come in from the sun, and at first you see nothing at all.',
      'A curtain in a sunny window shows after some years what light can do.',
    ],
    why: [
      ['Daylight breaks up dyes, a little every day.', 'What has faded does not come back.'],
      [
        'Things in a museum should be there for your grandchildren too.',
        'Less light today means more years for the object.',
      ],
    ],
    parts: [
      [
        'Choose a shady wall',
        ['At home as well, for everything on paper and cloth.', 'Opposite the window is the worst place.'],
        'A picture on a shady wall',
      ],
      [
        'Give things a rest',
        ['Museums change what hangs, every few months.', 'Half a year in a drawer does good.'],
        'A drawer with drawings',
      ],
      [
        'Frame a copy',
        ['For the sunny wall a good copy will do.', 'The original goes into a box.'],
        'An old photograph and its copy',
      ],
    ],
    turn: ['Now you know why.', 'Take your time when you come in.'],
    asks: ['What has faded at your home?', 'Which old picture would you like to keep?'],
    ends: {
      pfatil: ['Ask us about your own old things.', 'Come and let your eyes get used to it.'],
      h: 'Mind the step.',
    },
    keep: 'the next picture you hang',
    send: 'somebody with old family photos',
    pic: { ask: 'A dim room with one lit object', alt: 'A dim museum room' },
    claims: [['Light damage is cumulative and irreversible', 'conservation textbooks']],
  },
  {
    id: 'what-is-in-the-store',
    format: 'behind',
    again: 8,
    emoji: '📦',
    tags: ['BehindTheScenes', 'MuseumStore', 'Collections'],
    title: ['What is in a museum that nobody sees?', 'Behind the scenes of a museum: the store'],
    cover: 'What is in the store?',
    gist: [
      'In most museums you see only a part of the collection. The rest is in a store: numbered, packed and kept at an even temperature.',
      'Why does a museum keep things that it does not show? Because they are needed for research, for later shows, and because they need a rest.',
    ],
    subject: ['What is in the store?', 'Behind the scenes'],
    hooks: {
      '*': [
        'Most museums own far more than they show. Where is the rest?',
        'Behind a door in every museum there is a store. This is what it is for.',
      ],
      pfatil: 'What you see in a museum is often the smaller part.',
      h: 'Everybody has a cupboard full of things to show one day. A museum has a bigger one.',
    },
    lines: {
      '*': [
        'Each thing in a museum store has a number, so that it can be found again.',
        'Ask whether you may visit the store. Some museums have open days for it.',
        'Things in the store are not forgotten. People come to study them.',
        'If you want to give something to a museum, ask first, and send a photo.',
      ],
      h: ['Label every box. A museum does, and it still has one marked "various".'],
    },
    scene: [
      'Shelves to the ceiling, grey boxes, and in one of them a hat.',
      'Somebody asks for a photograph from long ago, and it takes five minutes to find it.',
    ],
    why: [
      [
        'There is never enough room to show everything.',
        'And if all of it were out, nobody would see anything.',
      ],
      [
        'Fragile things may only be in the light for a while.',
        'Paper and cloth need a long rest in the dark.',
      ],
    ],
    parts: [
      [
        'Everything gets a number',
        ['It says when it came and from whom.', 'Without its story a thing is worth half.'],
        'A label with a number',
      ],
      [
        'It is packed to fit',
        ['In paper and boxes that do no harm.', 'A hat lies in its own box.'],
        'A box with a hat',
      ],
      [
        'The air is watched',
        ['Not too damp, not too dry, never too warm.', 'Changes are worse than a wrong value.'],
        'A sensor on a shelf',
      ],
      [
        'People come with questions',
        ['Students, families, other museums.', 'Often they find something that they did not look for.'],
        'A person reading in an archive',
      ],
    ],
    turn: ['So there is always something new to show.', 'Ask about it on your next visit.'],
    asks: ['What would you like to see in a museum store?', 'What do you keep in boxes at home?'],
    ends: {
      pfatil: ['Ask us what is in the boxes.', 'We like to be asked.'],
      h: '"Various" remains unopened.',
    },
    keep: 'your next visit',
    send: 'somebody who loves old things',
    pic: { ask: 'A shelf in your store', alt: 'A shelf in a museum store' },
    claims: [['Most collections are largely in storage; conservation storage', 'museum practice']],
  },
  {
    id: 'the-quiet-hour',
    format: 'answer',
    unless: 'sat(?:urdays?)?(?:,| and| &) sun|weekends? only|only (?:on|at) weekends?',
    again: 8,
    emoji: '🤫',
    tags: ['MuseumTips', 'QuietHours', 'MuseumVisit'],
    title: ['When is a museum quiet?', 'Museum without a crowd: the best time to come'],
    cover: 'When is it quiet?',
    question: 'When is a museum quiet?',
    short: 'On a weekday, in the first and the last hour.',
    gist: [
      'A museum is quietest on a weekday, in the first hour and in the last. School groups mostly come between ten and twelve, so ask.',
      'On a rainy Sunday everybody has the same idea. Come on the Tuesday after it.',
    ],
    subject: ['When is it quiet?', 'The best time to come'],
    hooks: {
      '*': [
        'Would you like to have a museum almost to yourself? Come at this time.',
        'When is a museum quiet? On a weekday, early or late.',
      ],
      pfatil: 'In a quiet museum you see twice as much.',
      h: "On a rainy Sunday you see mostly the backs of other people's anoraks.",
    },
    lines: {
      '*': [
        'Come to a museum in the last two hours of a weekday. It is quiet, and nobody stands in front of you.',
        'Ask before you come whether a school group is booked.',
        'Sunny days are quiet days in a museum.',
        'In the first week after the holidays museums are nearly empty.',
      ],
      h: ['In the quiet hour you can hear the floor. It has a lot to say.'],
    },
    scene: [
      'On some days there is a queue, and on others you are alone with the guard.',
      'Everybody comes when it rains.',
    ],
    why: [
      [
        'Most people visit at weekends and in the afternoon.',
        'Families come on Sundays, and schools in the morning.',
      ],
      [
        'When it is quiet, people at the museum have time for your questions.',
        'You can ask, and somebody answers.',
      ],
    ],
    parts: [
      [
        'Early or late',
        ['The first hour, or the last one and a half.', 'Check the last admission.'],
        'An empty room in a museum',
      ],
      [
        'Tuesday to Thursday',
        ['Outside the school holidays.', 'Many museums are closed on Mondays.'],
        'A calendar',
      ],
      [
        'When the sun shines',
        ['Everybody is in the park then.', 'And it is cool inside.'],
        'A sunny entrance',
      ],
    ],
    turn: ['Then you have all the time you want.', 'See you then.'],
    asks: ['Do you like museums full or empty?', 'When do you go?'],
    ends: {
      pfatil: ['Ask us about the quietest day this week.', 'Call before you come, and we will tell you.'],
      h: 'The floor looks forward to it.',
    },
    keep: 'your next free afternoon',
    send: 'somebody who does not like crowds',
    own: [
      {
        kinds: ['hours', 'price', 'event'],
        about: 'open (?:daily|every)|closed|mondays?|weekdays?|saturdays?|last (?:entry|admission)',
        lead: 'And these are our times.',
      },
    ],
    pic: { ask: 'A room of yours without visitors', alt: 'An empty museum room' },
    claims: [['Visitor patterns by weekday and hour', 'museum practice']],
  },
  {
    id: 'write-on-the-back',
    format: 'howto',
    only: 'local history|heritage|photograph|famil|archive|folk|industr|village|town|textile|lace|mining|maritime|railway',
    again: 9,
    emoji: '✍️',
    tags: ['FamilyHistory', 'OldPhotographs', 'MuseumTips'],
    title: ['How to label old family photographs', 'Old photos and heirlooms: write down what you know'],
    cover: 'Label old photos',
    gist: [
      'Write names, place and year on old family photographs while somebody still knows them. Use a soft pencil on the back, or a note in the sleeve.',
      'Ask the oldest person in your family first, and record what they say on your phone.',
    ],
    subject: ['Label old photos', 'Family photographs'],
    hooks: {
      '*': [
        'Who is that in the old photograph? Write it down while somebody still knows.',
        'Museums label everything. You can do the same with your family photos.',
      ],
      pfatil: 'A photograph with a name is worth ten without.',
      h: '"That is Auntie somebody" is not enough for your grandchildren.',
    },
    lines: {
      '*': [
        'Write on old photographs with a soft pencil. Ink can show through.',
        'Note names from left to right, and add a year, even with a question mark.',
        'Keep old photos in paper sleeves, dry and dark. Not in the {loft|attic} and not in the cellar.',
        'Take a photo of the front and the back, and send it to your family.',
      ],
      h: ['Every family has one photo that nobody can explain. Keep it, too.'],
    },
    scene: [
      'In a drawer lie a hundred photographs, and one person who knows the names.',
      'After a funeral somebody always asks who is in the picture.',
    ],
    why: [
      ['Once nobody remembers, no museum can help.', 'Names get lost within two generations.'],
      ['A thing with a story is kept, and one without is thrown away.', 'What is written down stays.'],
    ],
    parts: [
      [
        'Ask the oldest first',
        ['Bring cake and the box of photos.', 'Let the phone record it.'],
        'Two people with a photo album',
      ],
      [
        'Use a soft pencil',
        ['On the back, near the edge, without pressing.', 'On shiny paper write on the sleeve.'],
        'A pencil on the back of a photo',
      ],
      [
        'Name, place, year',
        ['A guess with a question mark is better than nothing.', 'And how you know it.'],
        'A note beside a photo',
      ],
      [
        'Make copies',
        ['Photograph both sides by daylight.', 'Send them to two others in the family.'],
        'A phone over a photo',
      ],
    ],
    turn: ['An hour on a Sunday is enough to begin.', 'You will hear stories that you did not know.'],
    asks: ['Who can still tell you the names?', 'What is your oldest family photo?'],
    ends: {
      pfatil: ['Questions about an old thing? Ask us.', 'Show us what you found.'],
      h: 'Auntie somebody says hello.',
    },
    keep: 'the next family visit',
    send: 'the one who has the album',
    pic: { ask: 'An old photograph and a pencil', alt: 'An old photograph and a pencil' },
    claims: [['Pencil labelling, sleeves, dark and dry', 'archive practice']],
  },
];
