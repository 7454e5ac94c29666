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
    cover: 'How to keep a bedroom cool',
    gist: [
      'To keep a bedroom cool, close windows, shutters and curtains in the morning, and open everything once it is cooler outside than in. It works in a new {flat|apartment} as well as in an old house.',
      'A bedroom warms up through its windows. Keep the sun off the glass by day, and open two windows at night for a draught.',
    ],
    subject: ['Hot bedroom? Close the window by day', 'How to sleep in a heatwave'],
    hooks: {
      '*': [
        'On the hottest day the coolest bedroom is the one with its windows shut.',
        'In hot countries they close the shutters early in the morning, and the rooms stay cool.',
        'Too many people close the curtains at four in the afternoon. By then the room is hot.',
      ],
      p: 'Keep a bedroom shut by day, and it stays several degrees cooler at no cost.',
      f: 'Too hot to sleep? Start at breakfast tomorrow, with the curtains.',
      a: 'A cool bedroom: shut it by day, open it at night.',
      t: 'Shade outside a window keeps far more heat out of a room than a curtain inside.',
      h: 'Somebody opened all the windows at noon to let in the cool air. There was none.',
      i: 'Old houses stay cool in summer because somebody closes the shutters in the morning.',
      l: 'Shutters closed, a stone floor, a jug of water with mint: a cool room on a hot day.',
    },
    lines: {
      '*': [
        'Hot day? If it is warmer outside than in, shut the windows. If it is cooler outside, open them. Look at a thermometer.',
        'Stop the sun before it reaches the glass: a shutter, an awning, a pale sheet hung outside. A curtain inside only catches what is already in.',
        'A fan at night: put it in the window facing out, and open another window on the cool side of the house. It pulls cool air through the rooms.',
        'Too hot to sleep? Put a sheet in the fridge for an hour, in a bag. It sounds silly until you lie on it.',
      ],
      h: [
        'It is so hot that the {duvet|comforter} has been on the floor for a week. The cat loves it there.',
      ],
    },
    scene: [
      'One in the morning, both legs out of bed, the pillow turned for the fourth time. Outside it has been cool for hours, and the window is still shut.',
      'In the lane everybody has closed the shutters at noon. Only the visitors have their windows open.',
    ],
    why: [
      [
        'Most of the heat comes in through the windows, as sunlight and as warm air.',
        'An open window on a hot day lets in the hot air.',
      ],
      [
        'Walls store heat. If they stay cool until evening, the room stays cool at night.',
        'Thick walls warm up slowly. If they have not warmed up by evening, you sleep better.',
      ],
    ],
    parts: [
      [
        ['Close up in the morning', 'Shut everything after breakfast'],
        [
          'Before the sun reaches that side: windows, shutters and curtains.',
          'Start on the east side, and follow the sun round the house.',
        ],
        'A hand closing shutters in morning light',
      ],
      [
        ['Keep the sun off the glass', 'Shade the windows from outside'],
        [
          'Shutters, awnings or a light sheet outside. Inside, pale curtains work better than dark.',
          'A window in the sun works like a radiator you cannot turn off.',
        ],
        'A pale sheet hung outside a window',
      ],
      [
        ['Open two windows at night', 'Get a draught going at night'],
        [
          'A draught needs a way in and a way out. Leave the doors open between.',
          'In a tall house, open one window downstairs and one at the top of the stairs.',
        ],
        'Two open windows and a curtain moving',
      ],
      [
        ['Cool yourself down', 'Cool your feet before bed'],
        [
          'Cotton sheet, feet in cold water before bed, a damp cloth at the neck.',
          'A lukewarm shower helps for longer than an icy one.',
        ],
        'A bowl of water and a cotton sheet',
      ],
    ],
    turn: [
      'The first day you hardly notice. By the third it makes a great difference.',
      'And sit outside in the evening, when it is cool.',
    ],
    asks: ['What helps you to sleep when it is hot?', 'Shutters, curtains, or a wet towel at the window?'],
    ends: {
      p: 'It takes two minutes in the morning and two at night.',
      f: 'Sleep well. On top of the covers, if need be.',
      a: 'Shut it in the morning, open it at night.',
      t: 'Once the air is hotter than skin, a fan no longer cools you; wet your skin first.',
      h: 'The fly came in with the draught. It is staying for breakfast.',
      i: 'A little work in the morning for a good night.',
      l: 'Past midnight, and a cool breeze in the room.',
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
        lead: 'For hot days in this house:',
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
    id: 'first-thing-in-the-room',
    format: 'question',
    again: 6,
    emoji: '🛎️',
    tags: ['HotelHabits', 'TravelTalk', 'WeekendAway'],
    unless: 'self.catering|holiday (?:flat|let|apartment|cottage)|vacation rental|cabins?\\b',
    title: ['Hotel room habits: bed, window, bathroom or kettle?', 'What do you do first in a hotel room?'],
    cover: 'Hotel room: what comes first?',
    gist: [
      'Sit on the bed, look out of the window, count the pillows, find the kettle: what do you do first in a hotel room?',
      'The door of your hotel room shuts behind you, the bag is still in your hand. What comes first with you?',
    ],
    subject: ['Hotel room: bed, window or kettle?', 'The first ten seconds in a hotel room'],
    hooks: {
      '*': [
        'Give people a hotel key, and within ten seconds you know if they are a bed person or a window person.',
        'The hotel room door shuts, and you have one hand on the mattress already.',
        'Everybody does one thing first in a hotel room. What is yours?',
      ],
      p: 'What you check first in a hotel room is what you should ask about before you book.',
      f: 'Key in the hotel room door, bag on the floor. What do you do first?',
      a: 'In a hotel room, look at the window, then find the fire exit. Then the {biscuits|cookies}.',
      t: 'In a hotel room some look at the bed first, some at the window, some at the bathroom.',
      h: 'In the hotel room he opened every cupboard. All of them were empty. He seemed relieved.',
      i: 'A new hotel room, and for a moment everything is still to be discovered.',
      l: 'A hotel room: the window first, and a long breath.',
    },
    lines: {
      '*': [
        'What do you do first in a hotel room: bed, window, bathroom or kettle?',
        'Worth ten seconds in a hotel room: find the light switch by the bed, the way to the stairs, and how the window opens.',
        'Take a picture of your room before you unpack. When you leave, you will know what belongs to the house.',
        "Hang up the next day's clothes first. By the time you have found the tea, the creases are going.",
      ],
      h: ['The children tested the hotel bed. It passed. The lamp did not.'],
    },
    scene: [
      'The door closes. One goes to the window, one to the bathroom, and the smallest is already up on the bed with shoes on.',
      'You stand in the middle of a room you have paid for, and for a moment you feel like a burglar.',
    ],
    why: [
      [
        'In a strange room we look for what makes us feel at home, and that is different for each of us.',
        'Some want to see the view, some want to know about the shower.',
      ],
    ],
    parts: [
      [
        ['Onto the bed', 'Try the bed'],
        [
          'Backwards, arms out, shoes in the air.',
          'A serious tester sits on the edge first and bounces twice.',
        ],
        'A freshly made bed with an open bag beside it',
      ],
      [
        ['To the window', 'Look at the view'],
        [
          "Curtain back, and there it is: the sea, the yard, or somebody's very neat bicycle shed.",
          'Whatever is out there, you will see it every morning.',
        ],
        'A curtain being drawn back from a window',
      ],
      [
        ['Into the bathroom', 'Inspect the bathroom'],
        ['Towels, soap, water pressure.', 'A look at the shower tells you a lot.'],
        'Folded towels and a small soap',
      ],
      [
        ['To the kettle', 'Put the kettle on'],
        [
          'Tea before unpacking. And there are two {biscuits|cookies}.',
          'Coat still on, and the kettle already boiling.',
        ],
        'A tea tray with two {biscuits|cookies}',
      ],
    ],
    turn: [
      'Couples usually do two different things and tell each other about it.',
      'And then there are those who always move a chair.',
    ],
    asks: [
      'What comes first when the door of your hotel room has closed?',
      'What do you always move in a hotel room?',
    ],
    ends: {
      p: 'It helps you choose the next room.',
      f: 'Do tell us. There is a bet on it.',
      a: 'Find the stairs. Then relax.',
      t: 'Fire services advise counting the doors to the nearest exit when you arrive.',
      h: 'Nobody has ever read the folder first. It is very well written.',
      i: 'Arriving is half the {holiday|vacation}.',
      l: 'Then quiet, and you have arrived.',
    },
    keep: 'the next time a door falls shut behind you',
    send: 'the person who always moves the chair',
    own: [
      {
        about: 'view|window|bath|kettle|tea|coffee|beds?\\b|(?:every|each|all) (?:\\w+ )?rooms?\\b',
        kinds: ['product', 'service'],
        lead: 'About our rooms:',
      },
    ],
    pic: {
      ask: 'One of your rooms from the doorway, as a guest first sees it',
      alt: 'A guest room seen from its open door',
    },
    claims: [['Fire services advise guests to locate exits on arrival', 'fire safety advice for travellers']],
  },
  {
    id: 'three-sets-for-every-bed',
    format: 'behind',
    again: 10,
    emoji: '🛏️',
    tags: ['LaundryDay', 'HousekeepingTips', 'BehindTheScenes'],
    title: ['How guest houses get through the ironing', 'Ironing sheets the easy way: hang, fold, stack'],
    cover: 'How guest houses iron sheets',
    gist: [
      'A guest house needs three sets for every bed: one on it, one in the wash, one on the shelf. And sheets hardly need ironing if you fold them while they are still a bit damp.',
      'Guest houses iron fewer sheets than you think. Shake them, hang them straight, fold them slightly damp and stack them: they come out smooth.',
    ],
    subject: ['Sheets without ironing: fold them damp', 'How many sets of sheets do you need?'],
    hooks: {
      '*': [
        'In a guest house, the pile presses the sheets, not the iron.',
        'Eight beds, three sets of sheets each, washed once a week: a guest house needs a good washing machine.',
        'How does a guest house iron the sheets for eight beds? Mostly it does not.',
      ],
      p: 'Fold sheets while they are slightly damp, and you save most of the ironing.',
      f: 'Do you hate ironing sheets? So does everyone who has forty of them.',
      a: 'Sheets without ironing: shake, hang straight, fold damp.',
      t: 'A cotton sheet keeps the shape in which it dries, so dry it flat and folded.',
      h: 'Fitted sheets are folded by two people who have known each other for a long time, or by nobody.',
      i: 'Every fresh bed starts with somebody smoothing a sheet.',
      l: 'A line-dried cotton sheet, cool, with the fold still in it.',
    },
    lines: {
      '*': [
        'Three sets of sheets for every bed: one on it, one in the wash, one in the cupboard. With fewer you depend on the weather.',
        'Take sheets off the line while they are still slightly damp, fold them edge to edge, and lay something heavy on the pile overnight.',
        'Put the pillowcases inside the {duvet|comforter} cover and keep the whole set as one {parcel|package}.',
        'Always take the set of sheets from the top and put fresh ones underneath. Then all of them get the same wear.',
      ],
      h: ['Somewhere in our laundry is a sock that belongs to nobody who has ever stayed here.'],
    },
    scene: [
      'Half past ten. Upstairs the doors stand open, in the corridor lies a heap of sheets, and in the {cellar|basement} the machine is running.',
      'Two people, one sheet, four steps towards each other. It looks like a dance.',
    ],
    why: [
      [
        'A bed is stripped in the morning and made up by noon, and the wash takes until evening. So you need a spare set, and one more for rainy days.',
        'One set is always in the wash. With fewer than three, one bed stays bare.',
      ],
      [
        'Creases set as the last damp dries, so smooth the sheet before that.',
        'Cotton dried in a heap is creased. Folded, it dries flat.',
      ],
    ],
    parts: [
      [
        ['Empty the machine at once', 'Take the wash out straight away'],
        [
          'Half an hour in the drum makes creases that are hard to iron out.',
          'Set a timer, so that you do not forget.',
        ],
        'Sheets being lifted out of a washing machine',
      ],
      [
        ['Hang it straight by the hem', 'Shake it and hang it straight'],
        [
          'Straight over the line, edges together, no {pegs|clothespins} in the middle.',
          'If it hangs straight, you need only smooth it by hand.',
        ],
        'A sheet hanging straight on a line',
      ],
      [
        ['Take it down a little early', 'Fold it when it is nearly dry'],
        [
          'When it is cool to the touch but not wet, fold it.',
          'If it is quite dry, sprinkle on a few drops of water.',
        ],
        'A cheek or hand against a sheet on the line',
      ],
      [
        ['Fold in pairs and stack under weight', 'Let the pile press it'],
        [
          'Put a board, some books or the other sheets on top. By tomorrow it is smooth.',
          'Let it air on the shelf for a day before it goes into a cupboard.',
        ],
        'A stack of folded sheets under a board',
      ],
    ],
    turn: [
      'Pillowcases do get ironed. People see them close up.',
      'When it rains, hang them over the banisters.',
    ],
    asks: ['Do you iron your sheets?', 'Who taught you to fold a sheet in pairs?'],
    ends: {
      p: 'It saves an hour a week, and the electricity.',
      f: 'Try it with one sheet.',
      a: 'Damp, straight, stacked.',
      t: 'Linen has to be damper than cotton; blends with polyester hardly crease.',
      h: 'The cat has been lying on the pile since noon.',
      i: 'A tidy stack of white sheets makes any cupboard look good.',
      l: 'You pull it up to your chin, and it is cool and smooth.',
    },
    work: 'One in use, one being prepared, one in reserve: the rule works for tools, chargers and people on call, too.',
    keep: 'the next time the machine beeps',
    send: 'whoever folds at the other end',
    own: [
      {
        about: 'linen|laundry|sheets|cotton|towels',
        kinds: ['process', 'product', 'value', 'number'],
        lead: 'About our bed linen:',
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
    cover: 'Why we ask about your breakfast',
    gist: [
      'Your host asks in the evening how you like your eggs and when, because the bread has to be ordered. Give a clear answer, and less is thrown away.',
      'A small guest house plans breakfast the evening before: so many rolls, so many eggs, one oat milk. Tell your host what you would like.',
    ],
    subject: ['"What time would you like breakfast?"', 'How many rolls do nine guests eat?'],
    hooks: {
      '*': [
        '"When would you like breakfast?" your host asks, because the bread has to be ordered.',
        'Somebody works out in the evening how many rolls you will eat for breakfast.',
        'In the evening your host is counting rolls for breakfast. Tell them what you would like.',
      ],
      p: 'A clear answer the evening before means a better breakfast and less waste.',
      f: 'If your host asks about breakfast, be choosy. It helps.',
      a: 'Breakfast: name a time, and what you leave out.',
      t: 'Breakfast in a small guest house: count the guests, then think of the weekday, the weather and the children.',
      h: '"We eat anything for breakfast," they said. Anything except wheat, milk and eggs, it turned out.',
      i: 'It feels like home when somebody asks how you like your egg.',
      l: 'The pot of tea you like is on your breakfast table, and you did not have to ask twice.',
    },
    lines: {
      '*': [
        'Tell your host three things the evening before: when you will come down to breakfast, what you never eat, and if you will skip it.',
        'Going out before breakfast? Say so by early evening, and you may get something to take along.',
        'Mention allergies when you book, and again in person when you arrive.',
        'At the breakfast buffet, take a little and go twice. What has been on a plate cannot go back.',
        'If you change your mind about breakfast, say so before bed. Early in the morning it is too late.',
      ],
      h: ['The forecast for rolls tomorrow: nine, with a chance of twelve.'],
    },
    scene: [
      'Six in the evening, a notepad by the telephone. "Four at half past eight, two early, one without gluten, and the gentleman from room two, who says that he never eats breakfast and then does."',
      'At the end of breakfast three croissants are left. Too few for tomorrow, and too good to throw away.',
    ],
    why: [
      [
        'Bread is ordered by the piece, and the order has to be in the evening before.',
        'A bakery starts in the night, so it needs the order in the evening.',
      ],
      [
        'A big hotel can afford leftovers. In a small house three eggs make a difference.',
        'With nine guests, one who sleeps in is more than a tenth of breakfast.',
      ],
    ],
    parts: [
      [
        ['Give a time, and roughly keep to it', 'Say when you will come down'],
        [
          'Eggs are cooked for that time, and nobody has to wait.',
          'A quarter of an hour either way is fine.',
        ],
        'A breakfast slip with times on it',
      ],
      [
        ['Say what you never eat', 'Say what you will leave'],
        [
          'No sausage, no butter, no cheese: it is not rude, it helps.',
          'Then nobody buys it for you, and nothing is thrown away.',
        ],
        'A plate with one thing left on it',
      ],
      [
        ['Name allergies when you book', 'Mention allergies early'],
        [
          'And once more on arrival, to the person who cooks.',
          'With enough notice a separate pan and another loaf are no trouble.',
        ],
        'A handwritten note beside a separate loaf',
      ],
    ],
    turn: [
      'It works at home as well: ask on Saturday evening who wants what, and buy that.',
      'Guests who never eat breakfast are put down for two rolls.',
    ],
    asks: [
      'What could you never do without at breakfast?',
      'Do you know the evening before what you will want in the morning?',
    ],
    ends: {
      p: 'A few words in the evening, a warm roll in the morning.',
      f: 'And if you change your mind, come down all the same. There is always toast.',
      a: 'Say when, and say what you do not eat.',
      t: 'Buffets waste most in the last half hour; small refills cut that.',
      h: 'Croissants are counted twice: once before the teenagers, once after.',
      i: 'It is nice to be asked.',
      l: 'The basket is full, and warm.',
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
        lead: 'About our breakfast:',
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
    cover: 'Why are hotel sheets white?',
    gist: [
      'White sheets can be washed hot and all in one load, you can see that they are clean, and a torn one is easy to replace. It saves sorting at home, too.',
      'White hotel sheets look like luxury, and they are practical: one {colour|color}, one wash, and every pillowcase goes with all the others.',
    ],
    subject: ['Why are hotel sheets white?', 'White sheets: one wash for everything'],
    hooks: {
      '*': [
        'White sheets are the lazy choice, and that is why hotels have them.',
        'With forty pillowcases in the house, you do not want to search for the one with the pattern. So they are white.',
        'White sheets save you sorting the wash.',
      ],
      p: 'White bed linen is the most practical kind to own.',
      f: 'Afraid of white sheets? They are easier to wash than any others.',
      a: 'Sheets: buy them all white, and any pillowcase will match.',
      t: 'White cotton sheets stand hotter water and oxygen bleach, which dyes do not.',
      h: 'White sheets hide nothing. Coffee in bed is a risk.',
      i: 'White sheets let every guest see that the bed is fresh.',
      l: 'White sheets, fresh from the line, and a slow morning.',
    },
    lines: {
      '*': [
        'White sheets can all go into one hot wash. {Coloured|Colored} ones need sorting, and they fade.',
        'If every pillowcase is the same white, a lost one does not matter. You never need to buy a set again.',
        'White sheets going grey? Put less in the drum, wash as warm as the label allows, and add oxygen bleach now and then.',
        'Buy one more white sheet than you need and wash it with the rest from the start. Otherwise the new one looks whiter.',
      ],
      h: ['The fifth pillow on the bed is decorative. So is the fourth.'],
    },
    scene: [
      'Fourteen sheets hang on the line, and you could not say which room any of them is from.',
      'In the cupboard at home: a blue cover, a striped pillowcase that once belonged to it, and a fitted sheet with planets.',
    ],
    why: [
      [
        'Hotels wash everything in one go. With {coloured|colored} sheets they would need two.',
        'A laundry saves time if everything can be washed together.',
      ],
      [
        'On white you see a stain at once, which is what you want if you make beds for strangers.',
        'A pattern hides stains. With white, you find them in time.',
      ],
    ],
    parts: [
      [
        ['You can wash them hot', 'They do not fade'],
        ['There is no dye in them that could run or fade.', 'After a hundred washes they look the same.'],
        'White sheets in the drum of a washing machine',
      ],
      [
        ['They all match', 'Any piece goes with any other'],
        ['If one pillowcase tears, only that one is replaced.', 'There is never half a set left over.'],
        'A stack of matching white pillowcases',
      ],
      [
        ['You can see that they are clean', 'Nothing is hidden'],
        ['That helps people fall asleep in a strange bed.', 'Whoever makes the bed sees every mark.'],
        'A smooth white bed in daylight',
      ],
    ],
    turn: [
      'For {colour|color}, add a blanket. It does not need a weekly wash.',
      'For children, keep the ones with planets.',
    ],
    asks: ['White, plain or patterned: what do you sleep in?', 'Which odd sheet would you never part with?'],
    ends: {
      p: 'Three identical white sets, and no more looking for the second pillowcase.',
      f: 'And dry them in the sun. It bleaches them for nothing.',
      a: 'One {colour|color}, one wash.',
      t: 'Chlorine bleach weakens cotton over time; the oxygen kind is gentler.',
      h: 'Beware of the red sock.',
      i: 'It makes the weekly wash easier.',
      l: 'Sunlight on white sheets, and the room looks twice as bright.',
    },
    work: 'One kind of sheet, one kind of cup, one form for all bookings: what a small house saves on sorting, it can spend on its guests.',
    keep: 'the next time you look for the other pillowcase',
    send: 'whoever sorts the washing at yours',
    own: [
      {
        about: 'linen|cotton|sheets|bedding|thread count',
        kinds: ['product', 'process', 'value'],
        lead: 'About our bed linen:',
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
    cover: 'The first half hour in a {cottage|rental}',
    gist: [
      'Just arrived at the {cottage|rental}? Before it gets dark, find the {torch|flashlight}, the {fuse box|breaker panel} and the {stopcock|shut-off valve}, look for the smoke alarm, try the oven, and read the page about the {bins|trash}.',
      'Half an hour of looking round your {holiday cottage|vacation rental} by daylight saves you a search at night: lights, water, heating, alarm, phone signal.',
    ],
    subject: [
      'New {cottage|rental}: where is the {fuse box|breaker panel}?',
      'Look round the {cottage|rental} before dark',
    ],
    hooks: {
      '*': [
        'Find the {fuse box|breaker panel} of a {holiday cottage|vacation rental} when you arrive, and not at night with a phone between your teeth.',
        'Just arrived at the {cottage|rental}? Before anyone chooses a bed, find the {torch|flashlight}.',
        'Take half an hour to look round a {holiday cottage|vacation rental} before you unpack.',
      ],
      p: 'Half an hour of looking round a {holiday cottage|vacation rental} saves a phone call at midnight.',
      f: 'Just got to your {holiday cottage|vacation rental}? Leave the bags in the hall, and look round together.',
      a: 'New {cottage|rental}: find the lights, water, heating and alarm. Then open the wine.',
      t: 'Note three things when you arrive at a {cottage|rental}: main switch, {stopcock|water shut-off}, gas valve.',
      h: 'The folder in the {cottage|rental} has forty pages. Nobody gets past the one about the boiler.',
      i: 'A strange {cottage|rental} feels friendlier once you know where everything is.',
      l: 'A {cottage|rental} with a lamp in each window, a fire laid, and time.',
    },
    lines: {
      '*': [
        'Arriving at a {cottage|rental}? Find the {torch|flashlight}, {fuse box|breaker panel}, {stopcock|shut-off valve}, smoke alarm and the way out while it is light.',
        'Photograph the rooms before you unpack, above all what is chipped already. It helps you and the owner.',
        'Try the oven and the hot water in your {cottage|rental} in the first half hour, while somebody still answers the phone.',
        'Find out where in the {cottage|rental} there is a phone signal, and tell the rest of the family.',
      ],
      h: ['The sharpest knife in the {cottage|rental} was the spoon.'],
    },
    scene: [
      'The children have fought over the beds. You stand in the kitchen with a packet of spaghetti and read, on a note above the {hob|stove}, "never the left one".',
      'Ten at night, click, everything is dark. From upstairs a small voice asks if that is normal.',
    ],
    why: [
      [
        'At home you know all this with your eyes shut. In a strange house you do not.',
        'Every house has its own switches, and by daylight they are easy to find.',
      ],
      [
        'A fault you report today can be mended today. Tomorrow may be Sunday.',
        'Report a fault when you arrive, and nobody will think it was you.',
      ],
    ],
    parts: [
      [
        ['Find the {torch|flashlight} and the {fuse box|breaker panel}', 'Look for light and fuses'],
        [
          'Put the {torch|flashlight} by the bed, and look at the switches while all is well.',
          'Your phone battery is always flat when you need a light.',
        ],
        'A {torch|flashlight} lying beside a fuse box',
      ],
      [
        ['Find the {stopcock|shut-off valve}', 'Turn on the hot water'],
        [
          'Look under the sink, in the hall, behind a curtain.',
          'Run the hot {tap|faucet} until it is hot. If it stays cold, {ring|call} now.',
        ],
        'A hand on a {stopcock|shut-off valve} under a sink',
      ],
      [
        ['Find the smoke alarm and the way out', 'Test the alarm, look for the exits'],
        [
          'Press the button once. Where there is a fire or gas, look for a carbon monoxide alarm too.',
          'Which door opens from inside without a key? Show the children.',
        ],
        'A finger pressing the button of an alarm',
      ],
      [
        ['Try the oven and the {hob|stove}', 'Try out the kitchen'],
        [
          'Light each of them once before you shop. Spaghetti needs only one {ring|burner}.',
          'Bring one sharp knife from home, well wrapped.',
        ],
        'A pan on a lit {hob|stove}',
      ],
      [
        ['Find the signal and the Wi-Fi code', 'Find out about calls and {rubbish|trash}'],
        [
          'Where can you {ring|call} somebody from? In the country it may be one spot in the garden.',
          'Find out when the {bins|trash} will be collected.',
        ],
        'A folder open on a kitchen table',
      ],
    ],
    turn: ['Then shut the folder and open the wine.', 'And draw lots for the rooms.'],
    asks: [
      'What do you look for first in a {holiday cottage|vacation rental}?',
      'What do you always bring because there never is one?',
    ],
    ends: {
      p: 'Half an hour, and the week can begin.',
      f: 'If anything is missing, {ring|call} on the first day.',
      a: 'Look first. Unpack second.',
      t: 'Carbon monoxide has no smell; wherever something burns, there should be an alarm for it.',
      h: 'There will be eleven wine glasses and one saucepan. There always are.',
      i: 'By the evening it feels like home.',
      l: 'The fire is lit, and somebody lays the table.',
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
        lead: 'For your first evening:',
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
