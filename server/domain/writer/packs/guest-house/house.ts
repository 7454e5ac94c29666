// The house itself: linen, bread, heat, and the book in the hall.
import type { Idea } from '../../library/idea.ts';

export const HOUSE: readonly Idea[] = [
  {
    id: 'shut-it-by-day',
    format: 'season',
    again: 10,
    emoji: '🌡️',
    when: { season: ['summer'] },
    tags: ['SleepCool', 'HeatwaveTips', 'SummerNights'],
    title: [
      'How to keep a bedroom cool without air conditioning',
      'Cool rooms in hot weather: open at night, closed by day',
    ],
    cover: 'Shut by day, open by night',
    gist: [
      'Windows, shutters and curtains closed from morning on, everything wide open once it is cooler outside than in. Old houses have done it like that for centuries, and it works in a new {flat|apartment} as well.',
      'A room warms up through its windows. Keep the sun off the glass by day, get a draught going by night, and have a wet towel for the rest.',
    ],
    subject: ['Close the window when it gets hot', 'How old houses stay cool'],
    hooks: {
      '*': [
        'On the hottest day the coolest room is the one that nobody has aired.',
        'In hot countries they close the shutters at ten in the morning, and they have had some practice.',
        'What the south does at ten in the morning, the north does at four. Too late.',
      ],
      p: 'Shutting up a room by day keeps it several degrees cooler, at no cost.',
      f: 'Too hot to sleep? Begin at breakfast tomorrow, with the curtains.',
      a: 'Sun up, shutters down.',
      t: 'Glass lets sunlight in and holds the heat back; shade outside the pane stops far more of it than a curtain inside.',
      h: 'Somebody opened all the windows at noon to let the cool air in. It had gone to the lake.',
      i: 'A house that has seen a hundred summers knows what to do. You only have to ask it.',
      l: 'Shutters ajar, a stone floor, a jug with mint in it.',
    },
    lines: {
      '*': [
        'Heat rule: if it is warmer outside than in, everything shut. If it is cooler outside, everything open. Look at a thermometer, not at the habit.',
        'Stop the sun before it reaches the glass: shutter, awning, a pale sheet hung outside. A curtain inside only catches what is in already.',
        'Fan at night: put it in the window facing out, on the warm side of the house, and open another on the cool side. It pulls the night through.',
        'A sheet in the fridge for an hour before bed, in a bag. It sounds silly until you lie on it.',
        'A fan behind a bowl of ice is a game. A fan at an open window at night is a system.',
      ],
      h: [
        'The {duvet|comforter} has been on the floor for a week. The cat says that she has never been so comfortable.',
      ],
    },
    scene: [
      'One in the morning, both legs out, the pillow turned for the fourth time. Outside it has long been cool, and the window is shut because of the heat.',
      'In the lane everybody has closed shutters at noon. Only the visitors are leaning out and wondering where the people are.',
    ],
    why: [
      [
        'Most of the heat comes in as light and as warm air, both of them through windows.',
        'An open window on a hot day brings in what is outside, and that is heat.',
      ],
      [
        'Walls store what they get. If they stay cool until evening, they give off coolness at night.',
        'Thick walls are slow. What they have not swallowed by evening, they will not breathe on you at midnight.',
      ],
    ],
    parts: [
      [
        ['Close up in the morning', 'Shut everything after breakfast'],
        [
          'Before the sun reaches that side, windows and shade both.',
          'East first, then round with the sun. It is the duty of whoever is up.',
          'Heat that stays out need not be got rid of.',
        ],
        'A hand closing shutters in morning light',
      ],
      [
        ['Keep the sun off the glass', 'Shade from outside is best'],
        [
          'Shutters, awnings or a light sheet outside. Inside, pale beats dark.',
          'A sunlit pane works like a radiator that you cannot turn off.',
          'Once the sun is through the pane, it stays.',
        ],
        'A pale sheet hung outside a window',
      ],
      [
        ['Open wide at night, on two sides', 'Two windows and a draught'],
        [
          'A draught needs a way in and a way out. Doors open, window wedged.',
          'Air in the bottom, out at the top: in a tall house the stairwell does the work.',
          'When it is cooler outside than in, open whatever opens.',
        ],
        'Two open windows and a curtain moving',
      ],
      [
        ['Cool the sleeper, not the room', 'And see to yourself'],
        [
          'Cotton sheet, feet in cold water before bed, a damp cloth at the neck.',
          'Lukewarm showers help for longer than icy ones, after which the body heats up again.',
          'Wet wrists, thin cotton, a bowl for the feet.',
        ],
        'A bowl of water and a cotton sheet',
      ],
    ],
    turn: [
      'The first day you hardly notice. By the third it is a different house.',
      'And sit outside in the evening. That is what the evening is for.',
    ],
    asks: ['What helps you to sleep when it is hot?', 'Shutters, curtains, or a wet towel at the window?'],
    ends: {
      p: 'It costs two minutes in the morning and two at night.',
      f: 'Sleep well. On top of the covers, if need be.',
      a: 'Shut at ten. Open at ten.',
      t: 'Once the air is hotter than skin, a fan no longer cools a dry body; wet the skin first.',
      h: 'The fly came in during the draught. It is staying for breakfast.',
      i: 'Coolness can be kept, like bread or peace.',
      l: 'Past midnight, a breath through the room, and the linen stirs.',
    },
    caution: [
      'Heat can be dangerous for old people, small children and the ill: drink, look in on them, and follow local health advice in a heatwave.',
      'In great heat look after old people, small children and the ill: make sure they drink, check on them, and follow local advice.',
    ],
    keep: 'the first night that is too warm',
    send: 'whoever airs at noon',
    own: [
      {
        about: 'shutters|air.?con|fans?\\b|shady garden|terrace|shade|pool|thick walls',
        kinds: ['product', 'service', 'place', 'offer'],
        lead: 'Hot days are easier in the right place.',
      },
    ],
    pic: {
      ask: 'Half-closed shutters or a curtain moving at an open window',
      alt: 'Half-closed shutters with sunlight falling through',
    },
    claims: [
      [
        'External shading is more effective than internal; night ventilation cools',
        'building physics textbook, public advice on heat',
      ],
      ['Fans do not cool dry skin once air is above skin temperature', 'public health advice on heatwaves'],
    ],
  },
  {
    id: 'wake-the-spare-room',
    format: 'season',
    again: 10,
    emoji: '🪟',
    when: { season: ['spring'] },
    tags: ['SpringCleaning', 'GuestRoom', 'HousekeepingTips'],
    title: ['Spring cleaning a bedroom in the order that hotels use', 'Deep clean a bedroom in one morning'],
    cover: 'Wake the spare room',
    gist: [
      'Once a year houses take a room apart: mattress turned and aired, pillows washed, curtains down, bed pulled out. In the right order it takes a morning, and you will sleep differently that night.',
      'A weekly clean goes round the bed. In spring the bed is moved, the mattress stands on its side by the window, and what lay behind it comes to light.',
    ],
    subject: ['Stand the mattress by the window', 'What is behind your bed?'],
    hooks: {
      '*': [
        'Pull your bed out from the wall, just once, and meet last year.',
        'A pillow that stays folded when you fold it is finished.',
        'Somewhere behind the bed is a sock from another government.',
      ],
      p: 'One morning a year adds years to a mattress.',
      f: 'Sun on the windowsill? Then get somebody to help with the mattress.',
      a: 'Strip it. Stand it up. Open the window.',
      t: 'Mattresses take up moisture every night; air on both sides and a vacuum cleaner remove what a sheet lets through.',
      h: 'Found behind the bed: two socks, a cracker, and the book that three guests were suspected of taking.',
      i: 'A room that has been turned out breathes like a person who has been for a walk.',
      l: 'Clean glass, a turned bed, sheets off the line.',
    },
    lines: {
      '*': [
        'Once a year: strip the bed, stand the mattress on its edge by an open window for a few hours, vacuum both sides.',
        'Pillow test: fold it in half and let go. If it springs back, wash it by the label. If it stays, it has done its service.',
        'Take curtains down before you clean the windows, and hang them damp from the wash. Their own weight pulls them straight.',
        'Turn the mattress head to foot twice a year. If both sides are meant for lying on, turn it over, too.',
        'Fold a pillow in half. If it springs back it stays, if it sighs it goes.',
      ],
      h: ['The label on the mattress says that it must not be removed. Nobody has ever said by whom.'],
    },
    scene: [
      'The first mild morning, all windows open, a mattress leaning against the frame like somebody getting their breath.',
      'The bed has been pulled out. There is a clean rectangle on the floor, and all round it is the winter.',
    ],
    why: [
      [
        'A sleeper gives off moisture all night, and a part of it goes down into the bed and stays.',
        'Sheets get washed every week. What is under them has been listening since last spring.',
      ],
      [
        'If you take things in order, from high to low and from dry to wet, nothing gets dirty twice.',
        'Windows before curtains and floor before bed: whoever gets it the wrong way round cleans two rooms.',
      ],
    ],
    parts: [
      [
        ['Empty the bed and stand it up', 'Stand the mattress up'],
        [
          'Two people, mattress on its long edge, window wide, some hours of air.',
          'Turned or rotated afterwards, as the maker says. A pencil mark shows which way it was.',
          'Both sides get air. Turn it only if its maker allows that.',
        ],
        'A mattress on its edge by an open window',
      ],
      [
        ['Wash what is never washed', 'Wash everything that is never washed'],
        [
          'Pillows, mattress cover, bedspread, curtains, the mat. By the label, one after the other.',
          'Pillows go in by twos so that the drum runs true, and have to be quite dry before they go back.',
          'Two pillows at a time, and dry them through, or they smell for a year.',
        ],
        'Pillows on a line in the sun',
      ],
      [
        ['Pull out whatever stands on legs', 'Move what has legs'],
        [
          'Behind and beneath, with the long nozzle. Feet get a piece of felt while they are in the air.',
          'What turns up goes into one box. You can be surprised at the end.',
          'A felt pad under each is quickly done while you are there.',
        ],
        'A bed pulled away from a wall',
      ],
      [
        ['Glass, lamps, then the floor', 'Lamps and panes, floor at the end'],
        [
          'Dead flies in the lampshade take a fifth of the light, it feels like.',
          'Last of all the floor, backwards to the door.',
          'A clean shade makes a room brighter than a new bulb.',
        ],
        'A hand wiping a lampshade',
      ],
    ],
    turn: [
      'Then make it up with fresh sheets, and go to bed early for once.',
      'You will lie there and wonder what is different. It is the air.',
    ],
    asks: ['What was behind your bed?', 'When did your mattress last see the window?'],
    ends: {
      p: 'A morning a year, and a bed that lasts.',
      f: 'And put a bunch of something green in there. It has earned it.',
      a: 'High to low. Dry to wet.',
      t: 'Most makers advise rotating every few months in the first year; read the label, since many modern ones must not be flipped.',
      h: 'Everything that was lost is back, including two things that nobody had missed.',
      i: 'With the window open, a room starts again from the beginning.',
      l: 'Afternoon light, and a curtain that lifts and falls.',
    },
    keep: 'the first mild weekend',
    send: 'someone strong enough for one end of a mattress',
    own: [
      {
        about: 'mattress|bed(?:s|ding|linen)?\\b|refurbish|redecorat|new rooms?|renovat',
        kinds: ['product', 'process', 'number', 'offer'],
        lead: 'A fresh room begins with the bed.',
      },
    ],
    pic: {
      ask: 'A mattress airing by an open window, or pillows on the line',
      alt: 'Pillows drying on a {washing line|clothesline} in sunlight',
    },
    claims: [
      [
        'Mattresses absorb moisture; airing, rotating and vacuuming advised; many are single-sided',
        "bed makers' care advice",
      ],
      ['Fold test for pillows', 'bedding trade advice'],
    ],
  },
  {
    id: 'first-thing-in-the-room',
    format: 'question',
    again: 6,
    emoji: '🛎️',
    tags: ['HotelHabits', 'TravelTalk', 'WeekendAway'],
    title: ['Hotel room habits: bed, window, bathroom or kettle?', 'What do you do first in a hotel room?'],
    cover: 'Door shut. And then?',
    gist: [
      'Sit on the bed, go to the window, count the pillows, look for the kettle: everybody does something first in a strange room. What do you do?',
      'The door falls shut behind you, the bag is still in your hand. In the next ten seconds people show who they are. What comes first with you?',
    ],
    subject: ['Bed, window or kettle?', 'The first ten seconds in a room'],
    hooks: {
      '*': [
        'Give people a key, and within ten seconds you know if they are a bed person or a window person.',
        'The bag is still in one hand, and the other one is already on the mattress.',
        'Everybody has a first step in a strange room, and nobody ever taught it.',
      ],
      p: 'What you check first in a room tells you what you should ask before you book.',
      f: 'Key in the door, bag on the floor. What do you do first?',
      a: 'Look at the window, then at the fire exit. Then at the {biscuits|cookies}.',
      t: 'Hotel staff are trained to walk in as a guest would: smell, light, bed, bathroom, in that order.',
      h: 'He opened every cupboard. All of them were empty. He seemed relieved.',
      i: 'For a moment the room is entirely new, and so are you in it.',
      l: 'The window first, and a long breath.',
    },
    lines: {
      '*': [
        'What do you do first in a hotel room: bed, window, bathroom or kettle?',
        'Worth ten seconds: find the light switch by the bed, the way to the stairs, and how the window opens. Later it will be dark.',
        'Take a picture of the room before you unpack. You will know what belongs to the house when you leave.',
        "Hang the next day's clothes first. By the time you have found the tea they look ironed.",
        'Take a picture of the room before you unpack. In it you will find what you forgot.',
      ],
      h: ['The children tested the bed. It passed. The lamp did not.'],
    },
    scene: [
      'The door closes with a soft click. One goes to the window, one disappears into the bathroom, and the smallest is already up on the bed with shoes on.',
      'You stand in the middle of a room that you have paid for, and for a moment you feel as if you had broken in.',
    ],
    why: [
      [
        'In a strange room we look for what makes us feel safe at home, and that is different for each of us.',
        'Before the head has arrived, hands and nose have long been about.',
      ],
    ],
    parts: [
      [
        ['Onto the bed', 'Try the bed'],
        [
          'Backwards, arms out, shoes in the air. After that you know everything you need.',
          'A serious tester sits first, on the edge, and bounces twice.',
          'Some sit down with care, and some come down from above.',
        ],
        'A freshly made bed with an open bag beside it',
      ],
      [
        ['To the window', 'Look out'],
        [
          "Curtain back, and there it is: the sea, the yard, or somebody's very neat bicycle shed.",
          'Whatever there is out there, it is yours until Sunday.',
          'You have paid for it, so see what it is.',
        ],
        'A curtain being drawn back from a window',
      ],
      [
        ['Into the bathroom', 'Inspect the bathroom'],
        [
          'Towels, soap, water pressure. If the small soap is good, the rest will be.',
          'Some people only wash their hands and come out looking as if they had signed a contract.',
          'A glance at the shower tells you how they think here.',
        ],
        'Folded towels and a small soap',
      ],
      [
        ['To the kettle', 'Put the kettle on'],
        [
          'Tea before luggage. The {biscuits|cookies} are inspected and found to be two.',
          'Coat on, kettle on. Arriving is a thing that you do with a cup in your hand.',
          'The room is yours when it whistles.',
        ],
        'A tea tray with two {biscuits|cookies}',
      ],
    ],
    turn: [
      'Couples usually do two different things and tell each other about it.',
      'And then there are those who put a chair somewhere else, always.',
    ],
    asks: [
      'What comes first when the door of your hotel room has closed?',
      'What do you always move in a hotel room?',
    ],
    ends: {
      p: 'Knowing it helps in choosing the next room.',
      f: 'Do tell. There is a bet on it in the kitchen.',
      a: 'Find the stairs. Then relax.',
      t: 'Fire services advise counting the doors to the nearest exit when you arrive.',
      h: 'Nobody has ever read the folder first. It is very well written.',
      i: 'To arrive somewhere is a small gift that can be opened slowly.',
      l: 'Then quiet, and the room begins to know you.',
    },
    keep: 'the next time a door falls shut behind you',
    send: 'the person who always moves the chair',
    own: [
      {
        about: 'view|window|bath|kettle|tea|coffee|beds?\\b|(?:every|each|all) (?:\\w+ )?rooms?\\b',
        kinds: ['product', 'service'],
        lead: 'Every room has something that guests go to first.',
      },
    ],
    pic: {
      ask: 'One of your rooms from the doorway, as a guest first sees it',
      alt: 'A guest room seen from its open door',
    },
    claims: [['Fire services advise guests to locate exits on arrival', 'fire safety advice for travellers']],
  },
  {
    id: 'eleven-summers-in-one-book',
    format: 'story',
    again: 12,
    emoji: '📖',
    tags: ['GuestBook', 'TravelStories', 'GuestHouse'],
    title: [
      'What a guest book remembers: one family, year after year',
      'Guest books: one family, many summers',
    ],
    cover: 'The same name, growing up',
    gist: [
      'Imagine turning the pages of the guest book in the hall and finding one child in it again and again: first as a scribble, then in capitals, then in a hand that makes an effort. It is a family album without pictures.',
      'Imagine a book in the hall in which people only mean to say thank you. Turn the pages fast, and somebody grows up in it.',
    ],
    subject: ['A scribble, then a signature', 'Somebody grew up in this book'],
    hooks: {
      '*': [
        'Under "lovely breakfast" in many a guest book there is a scribble that drives a car by now.',
        'Read one page of a guest book and you get thanks. Read twenty years of it and you get a novel.',
        'Leaf through a guest book from the back, and people get smaller.',
      ],
      p: 'A guest book turns into something of value after about ten years. Begin it now.',
      f: 'Have you ever leafed back in a guest book, past your own page?',
      a: 'Write in the book. Put the year.',
      t: 'Ink on paper, dated, in one place: few records of ordinary days keep as well.',
      h: '"Nice house. Good jam. I am seven. I was not allowed on the roof."',
      i: 'Somebody was happy here on a wet Tuesday, and wrote it down.',
      l: 'Heavy paper, blue ink, the hall quite silent.',
    },
    lines: {
      '*': [
        'What to write in a guest book: the year, the weather in one word, and something that only happened to you.',
        'Let children write or draw for themselves. In ten years it will be the page that everyone looks for.',
        'If you have been before, look for your old page and write beside it. It is the shortest way to feel the years.',
        'Keep a guest book at home, for anyone who stays the night. The first year it is odd, and after that nobody may skip it.',
        'Write the date, the weather and one true thing. In twenty years the third is what counts.',
      ],
      h: [
        '"The bed was very good. The ghost was quieter than last year." Nobody at the desk had heard of a ghost.',
      ],
    },
    scene: [
      'Imagine a wet afternoon in a hall. Somebody is waiting for the others to find their coats, and opens the book on the table.',
      'A thick book with a pen on a string. The newest entry is dry, and the oldest has gone brown.',
    ],
    why: [
      [
        'People write two polite lines and think nothing of it. Over the years, two lines add up.',
        'Nobody means to tell their life in a guest book. It happens because they come again.',
      ],
      [
        'Handwriting shows what photographs hide, such as who held the pen, and how firmly.',
        'A signature at five, at nine and at sixteen is a height chart of another sort.',
      ],
    ],
    parts: [
      [
        'The scribble',
        [
          'On an early page of the book is a blue spiral, and under it in a grown-up hand: "Tom, two and a half, liked the stairs."',
          'The book falls open at a line that goes over the edge. Beside it somebody has noted that the artist had to be carried off.',
          'It begins in the book with a tangle of blue crayon. Someone has added a name, an age, and what he liked best: the stairs.',
        ],
        'A blue scribble beside neat handwriting',
      ],
      [
        'The capitals',
        [
          'Three summers on in the book, T, O, M, each letter taller than the one before. And a drawing of a dog that is not mentioned anywhere else.',
          'TOM WAS HERE, writes somebody whose tongue must have been out. The pages round it complain about the rain.',
          'Then in the book come three shaky letters, taller than the lines. Next to them is a dog that nobody had brought.',
        ],
        'Large capital letters on lined paper',
      ],
      [
        'The gap',
        [
          'Then the book has his parents only, for some years: "Tom is with friends." The entries get shorter. One says that it was quiet at breakfast.',
          'For four summers he is missing from the book. His mother writes neatly that the stairs are the same.',
          'For a while the book only knows the grown-ups. They thank for the eggs and say how quiet it was.',
        ],
        'An empty line in a guest book',
      ],
      [
        'The newest page',
        [
          'And on the newest page of the book, in a hand that you have to look at twice: a full name, another one beside it, and underneath a small green scribble.',
          'The last entry in the book is dry. "Back again. He likes the stairs."',
          'And now, in the book, an unfamiliar hand with a familiar name, a second name, and a tangle of green.',
        ],
        'A fresh entry with a green scribble beneath',
      ],
    ],
    turn: [
      'Somebody closes the book. Outside it has stopped raining.',
      'It had only been two lines each time.',
    ],
    asks: ['Have you ever found an old page of your own?', 'What do you write in guest books?'],
    ends: {
      p: 'Two lines and a year. Nobody regrets having written them.',
      f: 'So do write something the next time. Even if it is raining.',
      a: 'Write it down. Date it.',
      t: 'Ballpoint and pencil fade less than many inks; keep the book out of the sun.',
      h: 'A good entry is legible, dated, and mentions the jam.',
      i: 'Good days deserve a witness, be it only a book.',
      l: 'A page is turned, and years go by without a sound.',
    },
    keep: 'the next time there is a pen on a string',
    send: 'someone whose height is marked on a doorpost',
    own: [
      {
        about: 'guest ?book|since \\d{4}|famil(?:y|ies)|generation|years',
        kinds: ['history', 'story', 'people', 'number'],
        lead: 'Houses have a history of their own.',
      },
    ],
    pic: {
      ask: 'Your guest book, open at a page without readable names',
      alt: 'An open guest book with a pen on a hall table',
    },
    claims: [
      ['A told scene, introduced as imagined', 'fiction, marked by "imagine"'],
      ['Pencil and ballpoint are fairly lightfast compared with many inks', 'archive practice'],
    ],
  },
  {
    id: 'three-sets-for-every-bed',
    format: 'behind',
    again: 10,
    emoji: '🛏️',
    tags: ['LaundryDay', 'HousekeepingTips', 'BehindTheScenes'],
    title: [
      'How guest houses get through the ironing',
      'Ironing sheets the easy way: hang, fold and press by weight',
    ],
    cover: 'Three sets for every bed',
    gist: [
      'One set on the bed, one in the wash, one on the shelf: that is the sum in every house with guests. And most of the ironing is done by hanging and folding while the linen is still a bit damp.',
      'Houses iron less than you think. They shake, hang straight, fold damp and stack heavy, and the sheet does the rest on the shelf.',
    ],
    subject: ['Fold it damp and sit on it', 'One on, one off, one waiting'],
    hooks: {
      '*': [
        'The best iron in a guest house is the pile that the sheet lies under.',
        'Eight beds, three sets each, once a week: do the sum, and you know what hums behind that door.',
        'Nobody irons eight beds. They are hung properly.',
      ],
      p: 'Folding linen while it is faintly damp saves most of the ironing.',
      f: 'Do you hate ironing sheets? So does everyone who has forty of them.',
      a: 'Shake. Hang straight. Fold damp.',
      t: 'Cotton takes on the shape in which its last moisture leaves it; weight and a smooth fold do what heat does, slower.',
      h: 'Fitted sheets are folded by two people who have known each other for a long time, or by nobody.',
      i: 'Every fresh bed starts with somebody who smoothed it with a hand.',
      l: 'Line-dried cotton, cool, with the fold still in it.',
    },
    lines: {
      '*': [
        'Three sets for every bed: one on it, one in the wash, one resting. Fewer, and you are at the mercy of the weather. More, and they yellow.',
        'Take sheets off the line while they are still slightly damp, fold edge to edge, and lay the pile under something heavy overnight.',
        'Put the pillowcases inside the {duvet|comforter} cover, the whole set as one {parcel|package}. Nobody has to look for the fourth one.',
        'Always use the set from the top and put fresh ones underneath. Then all of them age alike.',
        'Fold all sheets of a bed into one of its pillowcases. You will never look for a set again.',
      ],
      h: ['Somewhere in the laundry is a sock that belongs to nobody who has ever stayed here.'],
    },
    scene: [
      'Half past ten. Upstairs the doors stand open, in the corridor lies a white mountain, and in the {cellar|basement} something has begun to spin.',
      'Two people, one sheet, four steps towards each other. It looks like a dance, and they are talking about the plumber.',
    ],
    why: [
      [
        'A bed is stripped in the morning and made up by noon, while the wash takes until evening. Hence the spare set, and one more for rain.',
        'Linen is always somewhere else: on, off, wet, or waiting. With less than three there is a night with a bare mattress.',
      ],
      [
        'Creases are set as the last damp leaves, so a sheet that is smooth at that moment stays smooth.',
        'Left in a heap, cotton dries in the shape of a heap. Folded, it dries flat.',
      ],
    ],
    parts: [
      [
        ['Empty the machine at once', 'Take it out the moment it stops'],
        [
          'Half an hour in the drum makes creases that an hour of ironing will not get out.',
          'Set a timer. Houses have one on the wall by the stairs.',
          'Creases are made while nobody is there.',
        ],
        'Sheets being lifted out of a washing machine',
      ],
      [
        ['Shake, and hang by the hem', 'Hang it straight by its edge'],
        [
          'Straight over the line, edges together, no {pegs|clothespins} in the middle.',
          'What hangs square needs only a hand to smooth it.',
          'What hangs well has ironed itself.',
        ],
        'A sheet hanging straight on a line',
      ],
      [
        ['Take it down a little early', 'Fold it when it is nearly dry'],
        [
          'Cool to the cheek but not wet. That is the moment for folding.',
          'If it has gone bone dry, a few drops flicked on by hand bring it back.',
          'A trace of damp does what steam would do.',
        ],
        'A cheek or hand against a sheet on the line',
      ],
      [
        ['Fold in pairs and stack under weight', 'Let a pile do the pressing'],
        [
          'Board, books, or the other sheets. By tomorrow it looks pressed.',
          'Let it air out on the shelf for a day before it goes into a closed cupboard.',
          'The lowest one is always the smoothest.',
        ],
        'A stack of folded sheets under a board',
      ],
    ],
    turn: [
      'Pillowcases do get the iron. They are what people see from close up.',
      'In rain all of this takes place on the banisters.',
    ],
    asks: ['Do you iron your sheets?', 'Who taught you to fold a sheet in pairs?'],
    ends: {
      p: 'It saves an hour a week, and the electricity.',
      f: 'Try it with one sheet. You need not tell anybody how you did it.',
      a: 'Damp. Square. Heavy.',
      t: 'Linen wants more damp than cotton; blends with polyester hardly crease and hardly smooth.',
      h: 'The cat has been pressing the pile since noon and asks not to be disturbed.',
      i: 'There is a great deal of peace in a stack of folded white.',
      l: 'You draw it up to your chin, and it is as cool as paper.',
    },
    work: 'One in use, one being prepared, one in reserve: the sum works for tools, chargers and people on call. With two you are always waiting, and a fourth only ages in the cupboard.',
    keep: 'the next time the machine beeps',
    send: 'whoever folds at the other end',
    own: [
      {
        about: 'linen|laundry|sheets|cotton|towels',
        kinds: ['process', 'product', 'value', 'number'],
        lead: 'Beds begin in the laundry.',
      },
    ],
    pic: {
      ask: 'A line of sheets, or a stack of folded linen on its shelf',
      alt: 'White sheets hanging straight on a {washing line|clothesline}',
    },
    claims: [
      ['Three sets (par) a bed is the usual minimum stock', 'hotel housekeeping textbook'],
      ['Cotton dried flat under weight creases less', 'laundry practice'],
    ],
  },
  {
    id: 'the-bread-order',
    format: 'behind',
    again: 10,
    emoji: '🥖',
    tags: ['BreakfastTime', 'BehindTheScenes', 'GuestHouse'],
    title: [
      'Why your host asks about breakfast the evening before',
      'Why guest houses ask how you would like your breakfast',
    ],
    cover: 'The bread is ordered at six',
    gist: [
      'Somebody asks how you take your eggs and when, and you think it is small talk. By then the baker is waiting for a number, and the fridge for a decision. Answer exactly, and less is thrown away.',
      'A small kitchen counts: so many rolls, so many eggs, one oat milk. What you say at six in the evening lies on the table at eight.',
    ],
    subject: ['"What time would you like breakfast?"', 'How many rolls are nine guests?'],
    hooks: {
      '*': [
        '"When would you like breakfast?" is a question about rolls.',
        'Behind each basket of bread is somebody who worked out at six in the evening how hungry you would be.',
        'At six in the evening somebody is counting rolls, and you are one of them.',
      ],
      p: 'An exact answer the evening before means a better breakfast and less waste.',
      f: 'If your host asks about breakfast, be choosy. It helps.',
      a: 'Say when. Say what you never eat.',
      t: 'Rule of thumb in small houses: count plates, then correct for weekday, weather and children.',
      h: '"We eat anything," they said. This turned out to mean anything except wheat, milk, eggs and mornings.',
      i: 'To be asked how you like your egg is a small piece of home.',
      l: 'The pot that you like is on your table, and nobody has said a word.',
    },
    lines: {
      '*': [
        'Tell your host three things the evening before: when you will come down, what you never eat, and if you will skip it. That plans a whole kitchen.',
        'Going out before breakfast? Say so by early evening, and there is often something wrapped for the road.',
        'Allergies belong in the booking, and again in person. Between the two there is sometimes another pair of hands.',
        'Take little and go twice. What has been on a plate may not go back, and in a small house somebody carries it to the {bin|trash} with a heavy heart.',
        'If you change your mind, say so before bed. At seven the dough is in.',
      ],
      h: ['The forecast for rolls tomorrow: nine, with a chance of twelve.'],
    },
    scene: [
      'Six in the evening, a notepad by the telephone. "Four at half past eight, two early, one without gluten, and the gentleman from room two, who says that he never eats breakfast and then does."',
      'At the end of the buffet lie three croissants. Too many to be right and too few for tomorrow.',
    ],
    why: [
      [
        'Bread is bought by the day and by the piece, and the order has to be in before the baker goes to bed.',
        'A bakery starts in the night. What it should bring in the morning has to be known in the evening.',
      ],
      [
        'Big hotels live with leftovers. In a small house the difference between right and wrong is three eggs.',
        'With nine guests one person who sleeps in is more than a tenth of breakfast.',
      ],
    ],
    parts: [
      [
        ['Give a time, and keep it roughly', 'Name an hour you can keep'],
        [
          'Eggs are cooked to it, and the early ones do not have to wait for the late.',
          'A quarter of an hour either way is nothing. An hour is another breakfast.',
          "Your egg is planned by it, and so is somebody else's.",
        ],
        'A breakfast slip with times on it',
      ],
      [
        ['Say what you leave on the plate', 'Say what you never touch'],
        [
          'No sausage, no butter, no cheese: it is not rude, it is stock control.',
          'What nobody likes is not bought again. They will thank you for it.',
          'It stays with somebody who would eat it, and the {bin|trash} stays empty.',
        ],
        'A plate with one thing left on it',
      ],
      [
        ['Name allergies when you book', 'Bring up allergies early'],
        [
          'And once more on arrival, to the person who cooks. Then they can read labels in peace.',
          'With enough notice a separate pan, another loaf and a clean board are no trouble.',
          'A cook who knows on Monday can shop for it on Tuesday.',
        ],
        'A handwritten note beside a separate loaf',
      ],
    ],
    turn: [
      'At home it works as well: ask on Saturday evening who wants what, and buy that.',
      'Guests who never eat breakfast are put down for two rolls.',
    ],
    asks: [
      'What could you never leave out at breakfast?',
      'Do you know the evening before what you will want in the morning?',
    ],
    ends: {
      p: 'Three words in the evening, a warm roll in the morning.',
      f: 'And if you change your mind, come down all the same. There is always toast.',
      a: 'When. What. What not.',
      t: 'Buffets waste most in the last half hour; small refills cut that without anyone noticing.',
      h: 'Croissants are counted twice: once before the teenagers, once after.',
      i: 'Where somebody counts on you, you are not a room number.',
      l: 'The basket is just full enough, and warm.',
    },
    caution: [
      'Anyone with a serious allergy should tell the kitchen in advance and again on the day.',
      'If you have a serious allergy, tell the kitchen beforehand and again when you sit down.',
    ],
    keep: 'your next evening in a small house',
    send: 'whoever "eats anything"',
    own: [
      {
        about: 'breakfast|baker\\b|fresh (?:bread|rolls)',
        kinds: ['service', 'product', 'process', 'hours'],
        lead: 'The day begins with breakfast.',
      },
    ],
    pic: {
      ask: 'The bread order, the notepad or the basket at the door in the morning',
      alt: 'A basket of fresh rolls on a doorstep in the morning',
    },
    claims: [
      [
        'Food waste at buffets concentrates towards the end; small refills reduce it',
        'hospitality food waste guidance',
      ],
      ['Allergies are to be declared to the kitchen', 'food safety authorities'],
    ],
  },
  {
    id: 'why-the-sheets-are-white',
    format: 'answer',
    again: 9,
    emoji: '🤍',
    tags: ['WhiteLinen', 'HousekeepingTips', 'BedroomIdeas'],
    question: 'Why are hotel sheets always white?',
    short: [
      'Because white can be washed hot, all together, and replaced one by one.',
      'It is the easiest to wash, to replace and to trust.',
    ],
    title: ['Why are hotel sheets white, and should yours be?', 'White bed linen: what hotels know about it'],
    cover: 'Why are the sheets white?',
    gist: [
      'White linen can be washed hot and all in one load, shows at once if it is clean, and a torn sheet can be replaced without a matching set. At home it saves sorting, too.',
      'It looks like luxury and is good housekeeping: one colour, one wash, and every pillowcase goes with all the others.',
    ],
    subject: ['One colour, one wash', 'The practical side of white'],
    hooks: {
      '*': [
        'White sheets are the lazy choice. Hotels just do not say so.',
        'A house with forty pillowcases cannot afford to look for the one with the pattern.',
        'Colour is for homes with time to sort.',
      ],
      p: 'White bed linen is the most practical kind to own.',
      f: 'Afraid of white sheets? Think of the washing machine for a moment.',
      a: 'White. All of it. Then stop thinking about it.',
      t: 'Undyed cotton stands hotter water and oxygen bleach, which dyes do not; hence white wherever linen is laundered daily.',
      h: 'A white sheet hides nothing. Coffee in bed becomes a dare.',
      i: 'There is trust in white: whoever lies down on it can see that it was made ready.',
      l: 'White on white, a crease here and there, morning.',
    },
    lines: {
      '*': [
        'White sheets can go into one hot wash, all of them together. Coloured ones need sorting, and fade apart from each other.',
        'If every pillowcase is the same white, a lost one is no drama. You never need to buy a set again.',
        'Greying whites? Too little water, too much in the drum. Wash with less in it, as warm as the label allows, with an oxygen bleach now and then.',
        'Buy one more sheet than you need and put it into the wash with the rest from the start. Otherwise the new one shines.',
        'Wash white with white, and stop sorting. Half an hour a month comes back to you.',
      ],
      h: ['The fifth pillow on the bed is decorative. So, after a glass of wine, is the fourth.'],
    },
    scene: [
      'On the line hang fourteen sheets, and you could not say which room any of them is from.',
      'At home in the cupboard: a blue cover, a striped case that once belonged to it, and a fitted sheet with planets.',
    ],
    why: [
      [
        'Hotels wash everything in one go. As soon as there is a red one, it becomes two goes.',
        'A laundry runs on sameness: one temperature, one programme, one pile.',
      ],
      [
        'White shows a stain before the guest does, which is what you want if you make beds for strangers.',
        'A pattern forgives. A house would rather not be forgiven, it would rather see.',
      ],
    ],
    parts: [
      [
        ['It can take heat', 'Nothing in it can fade'],
        [
          'There is no dye that could run or fade, so hot water and oxygen bleach are no danger.',
          'What gets washed once a week, year in year out, ought to have nothing in it that washes out.',
          'Hot, bleached and hot again: it looks the same in its third year.',
        ],
        'White sheets in the drum of a washing machine',
      ],
      [
        ['Everything goes with everything', 'Any piece fits any other'],
        [
          'If one pillowcase tears, only that one is replaced.',
          'Sets break up sooner or later. White was never a set.',
          'One torn, one replaced, and nobody sees it.',
        ],
        'A stack of matching white pillowcases',
      ],
      [
        ['You can see that it is clean', 'Dirt has nowhere to hide'],
        [
          'Nobody has to believe it. That helps people to fall asleep in a strange bed.',
          'A mark gets noticed at the folding, not at bedtime.',
          'Whoever lies down can see for themselves.',
        ],
        'A smooth white bed in daylight',
      ],
    ],
    turn: [
      'The colour comes in with the blanket. That does not need a weekly wash.',
      'For children, keep the ones with planets. Some things outrank the laundry.',
    ],
    asks: ['White, plain or patterned: what do you sleep in?', 'Which odd sheet would you never part with?'],
    ends: {
      p: 'Three identical white sets end the hunt for the second pillowcase.',
      f: 'And dry white things in the sun. It bleaches for nothing.',
      a: 'One colour. One wash.',
      t: 'Chlorine bleach weakens cotton over time and yellows blends; the oxygen kind is gentler.',
      h: 'One red sock has ended more white laundries than price ever did.',
      i: 'Something simple, done well each day, is what comfort is made of.',
      l: 'Light falls on it, and the room is twice as bright.',
    },
    work: 'Sameness where nobody needs choice is what makes room for choice elsewhere. One kind of sheet, one kind of cup, one form for all bookings: what a small house saves on sorting, it can spend on people.',
    keep: 'the next time you look for the other pillowcase',
    send: 'whoever sorts the washing at yours',
    own: [
      {
        about: 'linen|cotton|sheets|bedding|thread count',
        kinds: ['product', 'process', 'value'],
        lead: 'Linen is a serious matter in a house with guests.',
      },
    ],
    pic: {
      ask: 'A freshly made white bed, or a pile of folded white linen',
      alt: 'A white bed in morning light',
    },
    claims: [
      ['White linen tolerates hot washing and bleach and simplifies stock', 'hotel laundry textbook'],
      ['Overloading greys whites; chlorine weakens cotton', "detergent makers' and textile care advice"],
    ],
  },
  {
    id: 'the-first-half-hour-in-a-cottage',
    format: 'checklist',
    again: 9,
    emoji: '🏡',
    tick: true,
    only: 'self.catering|cottage|apartment|holiday (?:flat|home|let|house|rental)|vacation rental|chalet|cabin|lodge',
    tags: ['SelfCatering', 'HolidayCottage', 'TravelTips'],
    title: [
      'What to check when you arrive at a {holiday cottage|vacation rental}',
      'Just arrived at the {cottage|rental}? Do this before dark',
    ],
    cover: 'The first half hour in a cottage',
    gist: [
      'Before it gets dark: find the {torch|flashlight}, the fuse box and the {stopcock|shut-off valve}, look for the smoke alarm, light the oven once, and read the page about {bins|trash}. Then open the wine.',
      'Half an hour by daylight spares you the search at night. Lights, water, heat, alarm, signal: once round, and the house is yours.',
    ],
    subject: ['Where is the fuse box?', 'Before it gets dark'],
    hooks: {
      '*': [
        'You find the fuse box of a {holiday cottage|vacation rental} either on arrival, in daylight, or later, with a phone between your teeth.',
        'Before anyone chooses a bed, somebody should find the {torch|flashlight}.',
        'The best half hour of the stay is the dull one at the beginning.',
      ],
      p: 'Half an hour of looking round at the start saves a phone call at midnight.',
      f: 'Just got there? Bags in the hall, and once round together.',
      a: 'Light. Water. Heat. Alarm. Then wine.',
      t: 'Note three shut-offs on arrival: main switch, {stopcock|water shut-off}, gas valve.',
      h: 'The folder has forty pages. The one about the boiler is written like a farewell letter.',
      i: 'A strange house gets friendlier as soon as you know where the candles are.',
      l: 'A lamp in each window, a fire laid, and time.',
    },
    lines: {
      '*': [
        'Arriving at a cottage? By daylight: {torch|flashlight}, fuse box, {stopcock|shut-off valve}, smoke alarm, way out. In the dark all five are somewhere else.',
        'Photograph the rooms before you unpack, above all what is chipped already. It helps both sides in the end.',
        'Light the oven and run the hot water in the first half hour. While the shops are open and somebody answers the telephone.',
        'Find out where there is a signal, and tell the rest of the family. It is usually by the compost.',
        'A picture of the fuse box in good order is worth more than the one of the view.',
      ],
      h: ['The sharpest knife in the house was the spoon.'],
    },
    scene: [
      'The children have divided the beds among them by force. You stand in the kitchen with a packet of spaghetti and read, on a slip above the {hob|stove}, "never the left one".',
      'Ten at night, click, everything is dark. From upstairs a small voice asks if it is meant to do that.',
    ],
    why: [
      [
        'At home you know all this with your eyes shut. In a strange house nobody knows, and at night nobody sees either.',
        'Each house has its tricks, and its owners have long forgotten that they are tricks.',
      ],
      [
        'What does not work can be mended today. Tomorrow is Sunday.',
        'A fault reported on arrival is the fault of the house. On the last day it looks like yours.',
      ],
    ],
    parts: [
      [
        ['{Torch|Flashlight} and fuse box', 'Find light and fuses'],
        [
          'A {torch|flashlight} goes by the bed, and the fuse box gets opened once: which switch is down when all is well?',
          'On a phone the battery is flat whenever it is dark.',
          'Look at the box while everything is on. Later you can tell what has tripped.',
        ],
        'A {torch|flashlight} lying beside a fuse box',
      ],
      [
        ['{Stopcock|Shut-off valve} and boiler', 'Find water and heat'],
        [
          'Under the sink, in the hall, behind a curtain. If a pipe drips, it is good to know.',
          'Run the hot {tap|faucet} until it is hot. If it stays cold, {ring|call} now.',
          'Know where to turn it off, and see that it gets warm.',
        ],
        'A hand on a {stopcock|shut-off valve} under a sink',
      ],
      [
        ['Smoke alarm and way out', 'Find the alarm and the exits'],
        [
          'Is there one on each floor, and where there is a fire or gas, one for carbon monoxide? Press the button once.',
          'Which door opens from inside without a key? Show the children.',
          'Press the test button, open the back door, tell everybody.',
        ],
        'A finger pressing the button of an alarm',
      ],
      [
        ['Oven, {hob|stove} and knife', 'Try the kitchen out'],
        [
          'Light each of them once before you shop. Spaghetti needs only one {ring|burner}.',
          'One sharp knife from home, well wrapped, is the best thing in the luggage.',
          'Each ring once, before you buy a roast.',
        ],
        'A pan on a lit {hob|stove}',
      ],
      [
        ['Signal, Wi-Fi, the page about {bins|trash}', 'Find out about calls and rubbish'],
        [
          'Where can you {ring|call} somebody from? In the country it may be one particular stone.',
          'Collection day is always the morning after you have arrived.',
          'Where is there a signal, and on which day do they come?',
        ],
        'A folder open on a kitchen table',
      ],
    ],
    turn: [
      'Then shut the folder. Nobody has ever read to the end.',
      'And draw lots for the rooms. It is too late for justice.',
    ],
    asks: [
      'What do you look for first in a {holiday cottage|vacation rental}?',
      'What do you always bring because there never is one?',
    ],
    ends: {
      p: 'Half an hour, and the week can begin.',
      f: 'If anything is missing, {ring|call}. People with a cottage like to be asked on the first day.',
      a: 'Look first. Unpack second.',
      t: 'Carbon monoxide has no smell; wherever something burns, there should be an alarm for it.',
      h: 'There will be eleven wine glasses and one saucepan. It is a law of nature.',
      i: 'Four walls that were strange at four are home by six.',
      l: 'The fire takes, the windows mist, and somebody lays the table.',
    },
    caution: [
      'If an alarm is missing where fuel is burnt, or you smell gas, leave and call the owner or the emergency line.',
      'Where something burns and there is no alarm, or if it smells of gas, go outside and call the owner or the emergency number.',
    ],
    keep: 'the next key under the flowerpot',
    send: 'whoever drives ahead',
    own: [
      {
        about:
          'welcome (?:basket|pack|hamper|tray|book)|folder|check.?in|hamper|wi-?fi|kitchen|wood ?burn|log fire|stove',
        kinds: ['process', 'service', 'product', 'policy', 'hours'],
        lead: 'The first evening is half the stay.',
      },
    ],
    pic: {
      ask: 'The welcome folder on the kitchen table with the key beside it',
      alt: 'A folder and a key on a cottage kitchen table',
    },
    claims: [
      [
        'Guests should locate shut-offs, exits and alarms; carbon monoxide is odourless',
        'fire service and gas safety advice',
      ],
    ],
  },
];
