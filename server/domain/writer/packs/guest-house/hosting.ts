// Having people to stay, at home and for a living.
import type { Idea } from '../../library/idea.ts';

export const HOSTING: readonly Idea[] = [
  {
    id: 'eggs-for-eight',
    only: 'breakfast|b ?& ?b\\b|\\bbnb\\b|brunch',
    format: 'howto',
    again: 9,
    emoji: '🍳',
    tags: ['BreakfastForACrowd', 'HostingTips', 'BrunchIdeas'],
    unless: 'vegan',
    title: [
      'How to cook breakfast eggs for eight people at once',
      'Baked eggs in a muffin tin for a full table',
    ],
    cover: 'Breakfast eggs for eight, all hot',
    gist: [
      'Butter a muffin tin, put one egg in each hollow, and bake in a moderate oven. All the eggs are ready in the same minute, and the cook sits down too.',
      'If you fry eggs for eight, seven people eat without you. The oven does them all together.',
    ],
    subject: ['Breakfast eggs for eight', 'Bake eggs in a muffin tin'],
    hooks: {
      '*': [
        'If you fry eggs for eight people, you stand at the stove while they eat. Bake them instead.',
        'For a full house, bake the breakfast eggs in a muffin tin.',
      ],
      p: 'An oven cooks breakfast eggs for a full table in one go, and nobody stands at the stove.',
      f: 'Full house at the weekend? Here is how to get all the eggs onto the table hot, including yours.',
      a: 'Breakfast eggs for more than four people? Use the oven.',
      t: 'The heat of an oven sets eight eggs within about a minute of each other.',
      h: '"How would you like your eggs?" is a question for two people. With eight it becomes a court case.',
      i: 'The nicest thing at a breakfast table is a host who sits at it.',
      l: 'Warm plates, soft yolks, and the cook at the table.',
    },
    lines: {
      '*': [
        'Eggs for a crowd: muffin tin, butter, one egg in each hollow, moderate oven, about a quarter of an hour. Look early, because ovens differ.',
        'Baking eggs in a muffin tin? Put a slice of ham or a leaf of spinach in each hollow first, and the egg lifts out easily.',
        'Soft-boiled eggs for a crowd: steam them in a finger of water with the lid on. They all cook alike.',
        'Warm the breakfast plates in the oven while it cools. A cold plate cools an egg in two minutes.',
        'Toast for a full house: lay the slices on the oven rack below the eggs and turn them once.',
      ],
      h: ['One guest takes it runny, one takes it firm, one "does not really eat eggs" and has three.'],
    },
    scene: [
      'Eight at the table, one at the stove. The first has finished before the last has an egg.',
      "Sunday, nine o'clock, a house full of guests, and a pan that holds three eggs.",
    ],
    why: [
      [
        'A pan holds three or four eggs, so people eat one after the other.',
        'At the stove, the cook for eight never sits down.',
      ],
      [
        'The oven holds all of them and needs nobody beside it.',
        'While the eggs are in the oven, you can lay the table.',
      ],
    ],
    parts: [
      [
        ['Butter the muffin tin well', 'Grease every hollow'],
        [
          'Go right up the sides, or the eggs will stick.',
          'Egg sticks to bare metal as if it had been paid to.',
        ],
        'A buttered muffin tin',
      ],
      [
        ['Put one egg in each hollow', 'Crack the eggs into a cup first'],
        [
          'Then one bad egg does not spoil the rest.',
          'Ham, spinach or a spoon of tomato underneath makes a small meal of it.',
        ],
        'An egg sliding from a cup into a tin',
      ],
      [
        ['Bake until the whites are set', 'Watch the whites, not the clock'],
        [
          'Start looking after ten minutes and give the tin a nudge; the middle may tremble, the edge should not.',
          'They go on cooking in the hot metal, so take them out a touch before you would eat them.',
        ],
        'Set eggs in a tin, seen through an oven door',
      ],
      [
        ['Lift the eggs out with a spoon', 'Loosen the edges and lift'],
        [
          'Run it once round the edge, then under.',
          'Put them straight onto toast while somebody pours the coffee.',
        ],
        'A spoon lifting a baked egg onto toast',
      ],
    ],
    turn: [
      'Everyone eats, everyone sits, and there is one tin to wash.',
      'Nobody has to stand at the stove.',
    ],
    asks: ['How do you like your eggs?', 'What is on the table when your house is full?'],
    ends: {
      p: 'The same tin does a dozen.',
      f: 'And whoever slept longest washes the tin. House rule.',
      a: 'Butter, eggs, oven, and sit down.',
      t: 'A dark tin browns sooner than a bright one; lower the heat a little for it.',
      h: 'Ask eight people how they like their eggs and you get nine answers.',
      i: 'It is nice when everyone can begin together.',
      l: 'A little salt, some chives, and the window open.',
    },
    caution: [
      'Small children, pregnant women and people who are unwell should have eggs cooked right through, unless their health service says otherwise.',
      'For small children, in pregnancy and in illness, cook eggs until they are firm.',
    ],
    keep: 'the next full house',
    send: 'someone who always stands at the stove',
    own: [
      {
        about: 'breakfast|\\bbrunch',
        kinds: ['service', 'product', 'hours', 'process'],
        lead: 'Or let somebody else do the eggs.',
      },
    ],
    pic: {
      ask: 'A breakfast table from above, or eggs in a tin fresh from the oven',
      alt: 'Baked eggs in a muffin tin on a breakfast table',
    },
    claims: [
      ['Eggs bake in a muffin tin in roughly a quarter of an hour at moderate heat', 'kitchen practice'],
      [
        'Vulnerable people are advised to eat well-cooked eggs; advice differs by country',
        'food safety authorities',
      ],
    ],
  },
  {
    id: 'softener-and-towels',
    format: 'myth',
    again: 10,
    emoji: '🧺',
    tags: ['TowelCare', 'LaundryTips', 'HousekeepingTips'],
    myth: 'Fabric softener is good for towels',
    short: [
      'It makes them smooth, and worse at drying you.',
      'It makes towels feel soft, and they dry you less well.',
    ],
    title: ['Should you use fabric softener on towels?', 'Why towels stop drying, and what brings them back'],
    cover: 'No softener on towels',
    gist: [
      'Softener leaves a film on the cotton, and then the towel only pushes water about. Use less detergent, fill the machine less, and shake the towels before you hang them.',
      'Towels go hard from detergent that was not rinsed out and from drying without moving air. You can mend both without softener.',
    ],
    subject: ['No softener on towels', 'Why your towels do not dry you'],
    hooks: {
      '*': [
        'If a towel slides across your back and leaves it wet, it has had too much softener.',
        'Feel a towel in a good hotel. It is slightly rough, and that is why it dries you.',
      ],
      p: 'The job of a towel is to take up water, and fabric softener makes it worse at that.',
      f: 'Are your towels soft and useless? Wash them once without softener.',
      a: 'No softener on towels.',
      t: 'Softener leaves a fatty film on cotton, so a towel takes up less water.',
      h: 'A towel that repels water is called a raincoat.',
      i: 'Sometimes the best thing you can do for a towel is to leave something out.',
      l: 'Cotton, water and wind: a towel needs nothing else.',
    },
    lines: {
      '*': [
        'Hard towels? Half the detergent, an extra rinse, a good shake before you hang them, and no softener.',
        'Shake each towel out twice before you dry it, hard enough to hear it. Then the loops stand up again.',
        'Fill the washing machine only two thirds with towels. They need room to tumble.',
        'Dry towels outdoors until nearly done, then ten minutes in the dryer: they come out soft without softener.',
        'Old towels? A hot wash without softener now and then makes them fluffy again.',
      ],
      h: ['Every home has a few towels that do not dry anybody, kept because they are so soft.'],
    },
    scene: [
      'Out of the shower and into a towel as soft as a cloud. A minute later you are as wet as before.',
      'Four towels on the line, stiff as boards. They could stand in a corner by themselves.',
    ],
    why: [
      [
        'Softener coats the fibres. On a shirt that feels nice, on a towel it keeps the water out.',
        'It is a thin film of something fatty, and fat does not take up water.',
      ],
      [
        'Too much powder, hard water and still air make towels hard.',
        'Towels that dry without moving get stiff, and limescale makes it worse.',
      ],
    ],
    parts: [
      [
        ['Use half of the detergent', 'Take less washing powder'],
        [
          'What is not rinsed out dries in the towel and makes it stiff.',
          'The line on the cap was not drawn by someone who pays for it.',
        ],
        'A measuring cap half full',
      ],
      [
        ['Leave room in the machine', 'Fill it only two thirds'],
        [
          'Your hand should fit between the towels and the top of the drum.',
          'Towels have to fall to be rinsed well.',
        ],
        'A hand held above washing in a drum',
      ],
      [
        ['Shake them hard before hanging', 'Snap each towel twice'],
        ['Hold two corners and snap. The loops stand up.', 'It should sound like a flag in the wind.'],
        'A towel being snapped in the air',
      ],
      [
        ['Fold them only when quite dry', 'Dry towels to the end'],
        [
          'Folded away damp, they smell within days.',
          'Leave them over a door for an hour after you think they are done.',
        ],
        'Folded towels on a shelf',
      ],
    ],
    turn: [
      'After three washes without softener, most of the film has gone.',
      'They will not feel like clouds, and they will dry you.',
    ],
    asks: ['Soft or slightly rough: which towel do you like?', 'Line or dryer?'],
    ends: {
      p: 'It saves a bottle and a good deal of rubbing.',
      f: 'Start with the oldest ones. You will see the difference.',
      a: 'Less powder, no softener, a good shake.',
      t: "In hard water areas a dose of citric acid now and then takes out the lime; check what your machine's maker allows.",
      h: 'A towel that feels like a cloud is about as dry as one.',
      i: 'A dry back is a good start to the day.',
      l: 'They smell of nothing but fresh air.',
    },
    keep: 'the next towel wash',
    send: 'someone who is generous with the blue stuff',
    own: [
      {
        about: 'towel|bathrobe|laundry',
        kinds: ['service', 'product', 'process', 'policy'],
        lead: 'About the towels here:',
      },
    ],
    pic: {
      ask: 'Towels on a line or a stack of folded towels in daylight',
      alt: 'White towels drying on a line',
    },
    claims: [
      ['Cationic softeners coat cotton and reduce absorbency', "textile chemistry, appliance makers' advice"],
      ['Residues, hard water and still drying stiffen cotton', 'textile care practice'],
    ],
  },
  {
    id: 'top-to-bottom',
    format: 'behind',
    again: 9,
    emoji: '🧽',
    tags: ['HousekeepingTips', 'CleaningRoutine', 'BehindTheScenes'],
    title: [
      'How housekeepers clean a room (and why it is quick)',
      'Clean a room like a professional: the order that saves time',
    ],
    cover: 'Clean a room like a housekeeper',
    gist: [
      'Housekeepers are quick because of the order: air the room, strip the bed, let the bathroom soak, dust from the top, and do the floor on the way out. Nothing is done twice.',
      'Open the window, spray the bathroom, go round the room once, and leave backwards. The same order works in {your flat|your apartment}.',
    ],
    subject: ['Clean like a housekeeper', 'One direction, once round'],
    hooks: {
      '*': [
        'A good housekeeper goes round a room once and never walks anywhere with empty hands.',
        'Hotel housekeepers clean a room from the window to the door and leave it backwards.',
      ],
      p: 'Housekeeping is quick because the order of work never changes.',
      f: 'Cleaning {the flat|the apartment} on Saturday? Do it in the order housekeepers use, and you will be done by eleven.',
      a: 'Cleaning a room: window, {rubbish|trash}, spray, dust, bathroom, floor, out.',
      t: 'Three rules for cleaning: dry before wet, top before bottom, clean before dirty.',
      h: 'Most of us clean like a fly: with great energy, and in every direction.',
      i: 'A good order saves your knees and leaves a nice room for whoever comes next.',
      l: 'A room that has just been cleaned is quiet and smells of fresh air.',
    },
    lines: {
      '*': [
        'Clean a room in one direction: start at the door, go clockwise, never go back. It saves more time than any product.',
        'Cleaning the bathroom? Spray first, do something else, then wipe. Cleaners need a few minutes to work.',
        'Dust falls. So clean lamps before tables, tables before {skirting boards|baseboards}, and the floor last.',
        'Cleaning goes faster with one basket that holds everything. Half of the time goes on walking to the cupboard.',
        'Use cloths in two colours for cleaning, and keep one of them for the toilet.',
      ],
      h: ['Under the bed you find what guests forgot, and what the last person who cleaned forgot, too.'],
    },
    scene: [
      'A door is wedged open, a radio is on low, and somebody goes round the room once, clockwise.',
      'Twenty-five minutes, one {trolley|cart}, and nobody hurried. When the door closes, the room looks new.',
    ],
    why: [
      [
        'Most of the time in cleaning goes on walking back and doing things again.',
        'If you mop before you dust, you mop twice.',
      ],
      [
        'With a fixed order you need not think, and you see at once what is missing.',
        'If you always go the same way round, your hands know what comes next.',
      ],
    ],
    parts: [
      [
        ['Open the window, take out {rubbish|trash}', 'Clear out everything that goes'],
        [
          'First empty the room, and then there is something to clean.',
          'Air works while you do, and takes the dust along.',
        ],
        'An open window and a stripped bed',
      ],
      [
        ['Spray the bathroom and walk away', 'Let the bathroom soak'],
        [
          'Limescale needs time more than muscle. Give it ten minutes.',
          'Read the label, and never mix two products.',
        ],
        'A spray bottle on the edge of a bath',
      ],
      [
        ['Dust from the top, clockwise', 'Go round once, high before low'],
        [
          'From door to door along the wall, high things first, the middle last.',
          'A damp cloth takes the dust with it.',
        ],
        'A cloth moving along a picture rail',
      ],
      [
        ['Wipe the bathroom, toilet last', 'Go back to the bathroom'],
        [
          'Mirror, basin, bath, and the toilet last, with a cloth of its own colour.',
          'By now it wipes off easily.',
        ],
        'A mirror being wiped with a cloth',
      ],
      [
        ['Do the floor last, walking backwards', 'Mop towards the door'],
        [
          'Towards the door, out, done. No footprints and no second look.',
          'The last thing you see is the room as the next person will see it.',
        ],
        'A mop moving backwards through a doorway',
      ],
    ],
    turn: [
      'Then sit on the bed for a moment and look. You will see the one cobweb.',
      'At home it works just as well, only with more interruptions.',
    ],
    asks: ['Where do you start when you clean?', 'Which job do you leave until last, each time?'],
    ends: {
      p: 'It costs nothing and saves many steps.',
      f: 'Put the radio on. That is part of the method.',
      a: 'Once round, and out backwards.',
      t: 'With cloths in different colours, the one from the bathroom never touches the bedside table.',
      h: 'Start at the bottom and you get to do the floor twice.',
      i: 'The next person opens the door and feels welcome.',
      l: 'The bed is smooth, and a chair stands at the window.',
    },
    caution: ['Never mix cleaning products, above all with bleach.'],
    work: 'In kitchens and workshops the order saves more than speed as well. Write it down once, and a new colleague is as quick as the old one.',
    keep: 'Saturday morning',
    send: 'the one who mops first',
    own: [
      {
        about: 'clean(?:ed|ing)?|housekeep',
        kinds: ['process', 'people', 'policy', 'number'],
        lead: 'How the rooms here are cleaned:',
      },
    ],
    pic: {
      ask: 'A {trolley|cart} or basket with cloths in an open doorway, room beyond',
      alt: 'A basket of cleaning things in the doorway of a bright room',
      need: 'photo',
    },
    claims: [
      [
        'Order of cleaning: dry before wet, top to bottom, clean to dirty, colour-coded cloths',
        'professional housekeeping standards',
      ],
      ['Mixing bleach with other cleaners can release toxic gases', 'poison control advice'],
    ],
  },
  {
    id: 'sweet-or-savoury',
    only: 'breakfast|b ?& ?b\\b|\\bbnb\\b|brunch',
    format: 'question',
    again: 10,
    emoji: '🥐',
    tags: ['BreakfastTalk', 'HotelBreakfast', 'SweetOrSavoury'],
    title: [
      'What is the first thing you look for at a hotel breakfast?',
      'Hotel breakfast: coffee first, eggs first, or everything?',
    ],
    cover: 'Breakfast: what do you take first?',
    gist: [
      'Some people go straight to the bread, some to the coffee, and some walk round the whole buffet once. What do you go for first at breakfast?',
      'Sweet, savoury, or nothing at all until the second cup? At breakfast away from home you can see what people really like.',
    ],
    subject: ['What do you take first at breakfast?', 'Sweet or savoury in the morning?'],
    hooks: {
      '*': [
        'At a breakfast buffet you can tell who grew up with brothers and sisters.',
        'Nobody eats an egg, three cheeses and a pastry for breakfast at home. Away, it seems only reasonable.',
      ],
      p: 'At breakfast away from home, everybody knows exactly what they want.',
      f: 'First thing in the breakfast room: where do you go?',
      a: 'Coffee, bread or eggs: what comes first?',
      t: 'At the breakfast buffet there are three kinds: once round first, straight to the target, or coffee and silence.',
      h: 'Breakfast at home: half a slice, standing. {On holiday|On vacation}: four courses, and a bun for later in a napkin.',
      i: 'After a slow breakfast in a new town, the day can only be good.',
      l: 'A soft egg, a good cup of coffee, and nobody who wants to clear the table.',
    },
    lines: {
      '*': [
        'What do you look for first at breakfast away from home: coffee, bread, eggs, fruit, or the quiet table?',
        'Walk once round the breakfast buffet before you take a plate. You will eat better and carry less.',
        'At breakfast, ask what comes from nearby. A local jam or cheese is worth more than the seventh cereal.',
        'Tea drinkers: at breakfast, ask for boiling water and the bag on the side.',
        'At the breakfast buffet, take a small plate and go twice. It is the same amount and looks more modest.',
      ],
      h: [
        'The toaster at the breakfast buffet: once through, and it is bread. Twice through, and it is charcoal.',
      ],
    },
    scene: [
      'Half past eight at the buffet. A child with one pancake on a plate walks like a waiter carrying the crown jewels.',
      'The first guest comes down to breakfast, nods, pours himself a cup and looks out of the window for ten minutes. Nobody disturbs him.',
    ],
    why: [
      [
        'At home breakfast is a habit. Somewhere else you get to choose.',
        'Nobody has to be anywhere, so people finally eat what they like.',
      ],
    ],
    parts: [
      [
        ['Coffee first', 'Nothing before coffee'],
        [
          'Nothing is decided before the second cup.',
          'These guests sit near the window and do not want to hear about the weather.',
        ],
        'A coffee pot on a breakfast table',
      ],
      [
        ['Straight to the eggs', 'Something warm and salty'],
        ['Fried, boiled or scrambled: it is nice to be asked.', 'Savoury first, and the day can come.'],
        'A plate of eggs on toast',
      ],
      [
        ['Bread, butter, jam', 'A roll and good butter'],
        [
          'You need nothing else, but a good one of each.',
          'You know what you like, and you are done in four minutes.',
        ],
        'A slice of bread with butter and jam',
      ],
      [
        ['A bit of everything', 'All of it, in courses'],
        [
          'Fruit first, for the conscience. After that there is no stopping.',
          'You are {on holiday|on vacation}, after all.',
        ],
        'A very full plate at a buffet',
      ],
    ],
    turn: ['Tell us yours.', 'And who gets the table by the window?'],
    asks: ['What do you go for first?', 'Sweet or savoury before ten?'],
    ends: {
      p: 'You learn more about people at breakfast than from any form.',
      f: 'A bun in a napkin has been seen before, and forgiven.',
      a: 'Tell us what goes on your first plate.',
      t: 'The longest {queue|line} is always at the toaster.',
      h: 'Nobody eats three pastries at home.',
      i: 'A slow morning is worth a lot.',
      l: 'The second cup is always the best one.',
    },
    keep: 'the next breakfast by a window',
    send: 'someone who fills the plate in courses',
    own: [
      {
        about: 'breakfast',
        kinds: ['hours', 'product', 'service', 'price', 'process'],
        lead: 'Breakfast here:',
      },
    ],
    pic: {
      ask: 'One breakfast place by a window, laid and ready',
      alt: 'A breakfast table for one by a window in morning light',
    },
    claims: [['Breakfast habits differ when people travel', 'hotel trade experience']],
  },
  {
    id: 'a-map-and-one-fixed-thing',
    format: 'howto',
    again: 9,
    emoji: '🗺️',
    tags: ['SlowTravel', 'CityBreak', 'TravelPlanning'],
    title: [
      'How to plan a day in a town you do not know',
      'One day in a new town: plan one thing, leave the rest',
    ],
    cover: 'One new town, one plan',
    gist: [
      'Plan one thing with a time on it and leave the rest of the day free. A day with six sights is a day of {queues|lines}.',
      'Book one thing in a new town, walk there the long way, and eat where you happen to be. You will remember that day best.',
    ],
    subject: ['One day in a new town', 'Plan one thing and leave the rest'],
    hooks: {
      '*': [
        'There were twelve sights on the list. What people remember is the bench where they sat down.',
        'For a day in a new town, one plan is enough.',
      ],
      p: 'A day trip with one plan is better than one with six.',
      f: 'One day in a new town, and a list as long as your arm? Cross out all of it but one.',
      a: 'A day in a new town: one ticket, one good lunch, and a long walk.',
      t: 'Six sights in one day means that half of it goes on walking and {queues|lines}.',
      h: 'Eleven churches before lunch, and all anybody remembers is the {car park|parking lot}.',
      i: 'You notice more of a town when you are not on your way to the next sight.',
      l: 'One picture, looked at for a long time, and then lunch.',
    },
    lines: {
      '*': [
        'One day in a new town: book one thing with a time on it, choose one place to eat, and leave the rest free.',
        'New in town? Ask your host for one walk, not for ten sights. Then ask where to stop on the way.',
        'In a new town, get off the bus a little early and walk in.',
        'Markets and libraries are open to everyone, and they tell you more about a town than its souvenir shops.',
        'Ask the people at the next breakfast table which street they liked best.',
      ],
      h: ['A city pass pays off from the fourth museum on. So do insoles.'],
    },
    scene: [
      'Half past two, blisters, sight number five. Somebody suggests leaving out the cathedral, and everyone loves them for it.',
      'A square, a bench, a bag of cherries. It was not on the list, and it is the picture you keep.',
    ],
    why: [
      [
        'The town is what lies between the sights.',
        'If you rush from one sight to the next, you see towers and buses, but not where people live.',
      ],
      [
        'With one fixed plan the day has a shape, and there is room for luck.',
        'With no plan you wander about, with six you run. One is about right.',
      ],
    ],
    parts: [
      [
        ['Choose one thing to see', 'Book one ticket for the day'],
        [
          'Book it for the morning, when {queues|lines} are short.',
          'It may be a museum, a boat or a famous cake.',
        ],
        'A single ticket on a map',
      ],
      [
        ['Walk there the long way', 'Take the side streets'],
        [
          'Along the river, through the side street, past the school.',
          'What you come across by accident is what you will tell people at home.',
        ],
        'A side street with washing lines',
      ],
      [
        ['Eat two streets behind the square', 'Have lunch where the locals eat'],
        [
          'A short menu and people from the offices nearby are good signs.',
          'On the square you pay for the view, and you have seen it by now.',
        ],
        'A small restaurant in a back street',
      ],
      [
        ['Sit down for an hour', 'Take a break on a bench'],
        [
          'A bench, a café, a step in the sun: the town walks past you.',
          'It is the hour that you will remember.',
        ],
        'A bench on a quiet square',
      ],
      [
        ['Leave something for next time', 'Skip one sight on purpose'],
        ['Then there is a reason to come back.', 'Nobody has ever finished a town.'],
        'A guidebook page with a folded corner',
      ],
    ],
    turn: [
      'You will have seen less and enjoyed it more.',
      'The rest of the list can wait for another visit.',
    ],
    asks: ['Which thing would you pick in your own town?', 'Planner or drifter: which are you?'],
    ends: {
      p: 'The best plan for a day fits on a beer mat.',
      f: 'And if you only sit on the bench, that is fine, too.',
      a: 'One thing, and then walk.',
      t: 'Two hours of looking need one hour of sitting.',
      h: 'A day with six sights has seven {queues|lines}.',
      i: 'You get to know a place by staying a while.',
      l: 'You went nowhere in particular, and it was a good day.',
    },
    work: 'It works on business trips, too. One free hour and one walk, and you know the town instead of the conference centre.',
    keep: 'the next city break',
    send: 'the friend with the spreadsheet of sights',
    own: [
      {
        about: 'walk|beach|museum|old town|market|harbour|castle|trail|\\bminutes? (?:from|to|by)',
        kinds: ['place', 'number', 'service'],
        lead: 'One thing to begin with:',
      },
    ],
    pic: {
      ask: 'A bench or a quiet corner near you that is in no guidebook',
      alt: 'A bench on a quiet square in a small town',
    },
    claims: [['Fewer planned sights leave time between them', 'common experience, travel guides']],
  },
  {
    id: 'the-key-that-came-back',
    format: 'story',
    again: 13,
    emoji: '🗝️',
    tags: ['GuestHouseStory', 'LostAndFound', 'HotelLife'],
    title: ['Why hotel keys used to be so heavy', 'The hotel key that came back: a small story'],
    cover: 'Why hotel keys were so heavy',
    gist: [
      'Hotel keys used to hang on a lump of brass, so that nobody took them home. Some travelled all the same, and came back {by post|by mail}.',
      'A heavy fob with the address on it brought most hotel keys home. Imagine one that took the long way.',
    ],
    subject: ['Why hotel keys were so heavy', 'The key in the coat pocket'],
    hooks: {
      '*': [
        'Old hotel keys weighed as much as an apple, so that nobody would take them home.',
        'In some coat pockets there is still a key to a hotel room.',
      ],
      p: 'A heavy key fob was good design: you noticed it in your pocket.',
      f: 'Do you remember hotel keys, the real ones, with a lump on the end?',
      a: 'Make a key heavy, and people bring it back.',
      t: 'An old hotel key had a brass fob, a rubber ring, a room number and a return address.',
      h: 'A key card stops working after noon. A brass key never did.',
      i: 'Most lost things come home because somebody kind found them.',
      l: 'An old hotel key: brass, worn smooth, with a number on it.',
    },
    lines: {
      '*': [
        'Hotel keys were heavy so that you noticed them. You cannot forget an apple in your {trouser|pants} pocket.',
        'Found an old hotel key with an address on it? Send it back. It will make somebody very happy.',
        'The rubber ring on old hotel keys kept the brass from knocking on the wooden door at night.',
        'Take a photo of your room number when you check in. It does not stand on a key card.',
      ],
      h: ['A key card forgets everything when it meets a mobile phone.'],
    },
    scene: [
      'Imagine a front desk with a board behind it: twelve hooks, eleven keys.',
      'Imagine an envelope with no letter in it, far too heavy, addressed in pencil to "the hotel by the harbour".',
    ],
    why: [
      [
        'Every lost key meant a new lock, so hotels made their keys hard to lose.',
        'A new lock is expensive. A lump of brass was cheaper.',
      ],
      [
        'The address was on the back, and often the promise to pay the postage.',
        'You could drop such a key into any {letterbox|mailbox}, and it found its way home.',
      ],
    ],
    parts: [
      [
        'Number seven is missing',
        [
          'A couple left in the morning, in love and in a rush, and with them number seven.',
          "Number seven had gone out in somebody's coat, and nobody noticed until the evening.",
        ],
        'A key board with one empty hook',
      ],
      [
        'The hook stays empty',
        [
          'A new lock was fitted. Nobody took down the hook.',
          'Winter came, the board was dusted, and each time somebody said "seven is still travelling".',
        ],
        'A hand dusting a wooden key board',
      ],
      [
        'The key comes back {by post|by mail}',
        [
          'Years later, a padded envelope from the far side of the world. In it the key, polished, and a photograph of a boy of six.',
          "One day it lies on the mat, wrapped in a child's drawing of a house with a seven on the door.",
        ],
        'A brass key lying in an open envelope',
      ],
      [
        'The key opens nothing now',
        [
          'Still, it went straight back on its hook. Guests ask about it, and then somebody has to tell the story.',
          'The lock has long been changed. The key hangs there all the same, and nobody may take it.',
        ],
        'An old brass key hanging on a hook',
      ],
    ],
    turn: ['And that is how a key becomes a story.', 'Have a look in the pockets of your old coat.'],
    asks: ['Have you ever taken a hotel key home?', 'Key or card: which do you prefer?'],
    ends: {
      p: 'It is good design that weighs half a pound.',
      f: 'If you still have such a key, send it back with a card.',
      a: 'A heavy key reminds you by itself.',
      t: 'A key card can be cancelled in a second, which is why brass went out of use.',
      h: 'You will find your last key card in your wallet.',
      i: 'Some things take years to come home.',
      l: 'It hangs on its hook and shines.',
    },
    work: 'Anyone who designs things might think of that fob. It needed no instructions: it reminded you in your own pocket, at the right moment.',
    keep: 'the next time you check out',
    send: 'somebody who collects old keys',
    own: [
      {
        about: 'since \\d{4}|built in|founded|old (?:house|mill|farm|school)|family|generation',
        kinds: ['history', 'story', 'place', 'people'],
        lead: 'This house has a story, too.',
      },
    ],
    pic: {
      ask: 'A room key on its fob or hook, close up',
      alt: 'An old room key on a heavy fob',
    },
    claims: [
      [
        'Heavy fobs and return-postage markings on hotel keys',
        'hotel history; postal practice in several countries',
      ],
      ['The story is invented and told as a scene', 'stated by "imagine" and "picture"'],
    ],
  },
];
