// Having people to stay, at home and for a living.
import type { Idea } from '../../library/idea.ts';

export const HOSTING: readonly Idea[] = [
  {
    id: 'sleep-in-your-guest-room',
    format: 'tip',
    again: 10,
    emoji: '🌛',
    tags: ['GuestRoom', 'HostingTips', 'HouseGuests'],
    title: [
      'How to make a guest room better: sleep in it',
      'Is your spare room any good? Spend a night in it',
    ],
    cover: 'Spend a night in it yourself',
    gist: [
      'Before the next visit, spend one night in your own guest room, with a bag. By morning you know about the draught, the dark and the missing hook.',
      'No checklist finds what a night finds. Lie down in your spare room, turn out the light, and try to find the bathroom.',
    ],
    subject: ['Sleep in your spare room', 'What your guests never told you'],
    hooks: {
      '*': [
        'Your guests know something about your spare bed that they will never tell you.',
        'Pack a small bag tonight, walk four steps, and go on a visit to yourself.',
        'Nobody has ever complained about your spare bed. They are well brought up.',
      ],
      p: 'One night in your own guest room shows more than any list of tips.',
      f: 'Having people to stay soon? Try their bed first. It is an odd little adventure.',
      a: 'Never offer a bed that you have not slept in.',
      t: 'Test it under working conditions: at night, with luggage, in the dark, with a phone at four per cent.',
      h: '"We slept wonderfully," they said, and drove home by way of an osteopath.',
      i: 'To lie where your guest will lie is half of hospitality.',
      l: 'A good guest room has been slept in by its owner, once, on purpose.',
    },
    lines: {
      '*': [
        'Sleep in your own guest room once. You will get up with a list: hook, lamp, {socket|outlet}, curtain.',
        'Guests need a free surface for an open bag. A chair does it. The bed does not count.',
        'Leave the Wi-Fi name and password on a card by the bed. It saves your guest a question and you the hunt for the router.',
        'A glass of water, a {waste bin|wastebasket}, a hook behind the door. Small hotels win prizes with that, and it costs less than a cushion.',
        'Put a glass, a carafe and a card with the Wi-Fi by the bed. Guests never ask for any of them.',
      ],
      h: [
        'The exercise bike in the spare room is there so that guests have somewhere to hang their {trousers|pants}.',
      ],
    },
    scene: [
      'Light out. You reach for the lamp, which is on the other side, behind the ironing board. Welcome to your guest room.',
      'Quarter past two, in your own house, on your own sofa bed, and for the first time you meet the bar.',
    ],
    why: [
      [
        'Guests are polite, so a bad mattress can go on for years without a complaint.',
        'Visitors praise the breakfast and keep quiet about the draught.',
      ],
      [
        'By daylight, with the door open, a room shows you nothing of the night.',
        'What matters at two in the morning cannot be seen at two in the afternoon.',
      ],
    ],
    parts: [
      [
        ['Bring a bag and live out of it', 'Move in with a suitcase'],
        [
          'Where does it lie open? Where do the clothes hang? If the answer is "on the floor", clear a chair.',
          'Unpack as a visitor would, without using your own {wardrobe|closet} next door.',
          'You will look for a hook before you look for anything else.',
        ],
        'An open bag on a chair in a spare room',
      ],
      [
        ['Find the bathroom in the dark', 'Walk to the bathroom without a light'],
        [
          'Note what your shin meets on the way. A plug-in night light solves most of it.',
          'Guests do not know that the third step is higher. You have forgotten that it is.',
          'What you bump into, everyone has bumped into.',
        ],
        'A night light glowing in a corridor',
      ],
      [
        ['Lie there until the sun comes up', 'Stay until it gets light'],
        [
          'Thin curtains, a boiler, a bird with ambitions: now you know.',
          'An eye mask and earplugs in a drawer cost little and say a lot.',
          'Then you know when the sun arrives, and the dustmen.',
        ],
        'Early light through thin curtains',
      ],
      [
        ['Look for {a socket|an outlet} you can reach', 'Look for somewhere to charge a phone'],
        [
          'From the pillow, without getting up. An extension lead beats a bouquet.',
          'Everyone charges at night, and almost no old house was wired for it.',
          'If you have to crawl, so does your mother-in-law.',
        ],
        'A phone charging beside a pillow',
      ],
    ],
    turn: [
      'Then mend one thing, the worst, before anybody comes.',
      'You will make the bed differently from now on.',
    ],
    asks: [
      'What was missing in the best guest room you ever slept in?',
      'Sofa bed: yes, no, or only for relatives?',
    ],
    ends: {
      p: 'It costs one night and lasts for years of visits.',
      f: 'And if it was lovely: enjoy it. You have been away.',
      a: 'One night. One list. One repair.',
      t: 'Repeat in winter; rooms that are rarely heated behave like another house.',
      h: 'Check out by eleven. Please strip the bed.',
      i: 'Feeling expected is mostly a matter of a lamp on the right side.',
      l: 'The lamp stands where the hand looks for it.',
    },
    work: 'The idea travels. Order from your own shop, {ring|call} your own hotline, sit in your own waiting room. What you notice in ten minutes has been known to others for years.',
    keep: 'the week before visitors come',
    send: 'the friend with the sofa bed',
    own: [
      {
        about: 'mattress|bed(?:s|ding)|linen|pillow',
        kinds: ['product', 'process', 'guarantee'],
        lead: 'Beds are worth a thought.',
      },
    ],
    pic: {
      ask: 'A bedside corner in one of your rooms with lamp, water and a free hook in view',
      alt: 'A bedside corner with a lamp, a glass of water and a card',
    },
    claims: [['A trial night reveals faults of a guest room', 'hospitality practice']],
  },
  {
    id: 'eggs-for-eight',
    format: 'howto',
    again: 9,
    emoji: '🍳',
    tags: ['BreakfastForACrowd', 'HostingTips', 'BrunchIdeas'],
    unless: 'vegan',
    title: [
      'How to cook breakfast eggs for eight people at once',
      'Baked eggs in a muffin tin for a full table',
    ],
    cover: 'Eggs for eight, all hot',
    gist: [
      'A muffin tin, butter, one egg in each hollow, a moderate oven. All the eggs are ready in the same minute, and the cook sits down too.',
      'Frying for eight means that seven eat alone. The oven does them all together, and you get a hot one yourself.',
    ],
    subject: ['All the eggs at once', 'Breakfast for eight, sitting down'],
    hooks: {
      '*': [
        'If you fry eggs for eight people, eight people have breakfast and you have a stove.',
        'In a full house the muffin tin is a breakfast pan.',
        'Everyone eats at the same moment, and that includes whoever cooked.',
      ],
      p: 'An oven cooks breakfast eggs for a full table in one go, and nobody stands at the stove.',
      f: 'Full house at the weekend? Here is how to get all the eggs onto the table hot, including yours.',
      a: 'Past four people, use the oven.',
      t: 'Even, dry heat from all sides sets eight eggs within about a minute of each other.',
      h: '"How would you like your eggs?" is a question that you ask two people. With eight it becomes a court case.',
      i: 'The nicest thing on a breakfast table is a host who sits at it.',
      l: 'Warm plates, soft yolks, and the cook in the next chair.',
    },
    lines: {
      '*': [
        'Muffin tin, knob of butter, one egg each, moderate oven, about a quarter of an hour. Look early; ovens differ.',
        'Line each hollow with a slice of ham or a leaf of spinach, and the egg lifts out by itself.',
        'For soft-boiled eggs, steam them in a finger of water with the lid on. The pan heats up fast, and all of them cook alike.',
        'Warm the plates in the oven while it cools. A cold plate undoes an egg in two minutes.',
        'Toast in the oven at the same time: slices on the rack below, turned once.',
      ],
      h: ['One guest takes it runny, one takes it firm, one "does not really eat eggs" and has three.'],
    },
    scene: [
      'Eight at the table, one at the stove. The first has finished before the last has salt.',
      "Sunday, nine o'clock, somebody else's children, and a pan that holds three.",
    ],
    why: [
      [
        'A pan holds three or four, so the table eats in shifts.',
        'On a stove, breakfast for a crowd becomes a relay, and the cook runs every leg.',
      ],
      [
        'The oven has room for all of them and needs nobody beside it.',
        'While a tin is in the oven, somebody can lay the table, and it may be you.',
      ],
    ],
    parts: [
      [
        ['Butter the tin well', 'Grease each hollow'],
        [
          'Right up the sides, or you will be chiselling on Monday.',
          'Egg sticks to bare metal as if it had been paid to.',
          'Butter to the rim means that breakfast ends with the meal and not with a knife.',
        ],
        'A buttered muffin tin',
      ],
      [
        ['One egg in each hollow', 'Let one egg slide into each'],
        [
          'Crack them into a cup first. One bad shell spoils only itself then.',
          'Ham, spinach or a spoon of tomato underneath makes a small meal of it.',
          'From a cup, so that a bad one costs you only itself.',
        ],
        'An egg sliding from a cup into a tin',
      ],
      [
        ['Bake until the whites are set', 'Watch the white and not the clock'],
        [
          'Start looking after ten minutes and give the tin a nudge; the middle may tremble, the edge should not.',
          'They go on cooking in the hot metal, so take them out a touch before you would eat them.',
          'When it is firm and the yolk still shivers, they come out.',
        ],
        'Set eggs in a tin, seen through an oven door',
      ],
      [
        ['Lift out with a soup spoon', 'Loosen and lift with a spoon'],
        [
          'Run it once round the edge, then under.',
          'Straight onto toast, while someone pours the coffee.',
          'Round the edge, underneath, up: like a scoop of ice cream.',
        ],
        'A spoon lifting a baked egg onto toast',
      ],
    ],
    turn: [
      'Everyone eats, everyone sits, and there is one tin to wash.',
      'The stove stays cold, and the talk stays in one room.',
    ],
    asks: ['How do you like your eggs?', 'What is on the table when your house is full?'],
    ends: {
      p: 'The same tin does twelve for one minute more of cracking.',
      f: 'And whoever slept longest washes the tin. House rule.',
      a: 'Tin. Butter. Oven. Sit.',
      t: 'A dark tin browns sooner than a bright one; lower the heat a little for it.',
      h: 'Ask eight people how they like their eggs and you get nine answers.',
      i: 'A long table and one common beginning: not every family has that on a Sunday.',
      l: 'A little salt, some chives, the window ajar.',
    },
    caution: [
      'Small children, pregnant women and people who are unwell should have eggs cooked right through; advice differs between countries.',
      'For small children, in pregnancy and in illness eggs should be cooked until firm; look at the advice of your country.',
    ],
    keep: 'the next full house',
    send: 'someone who always stands at the stove',
    own: [
      {
        about: 'breakfast|\\bbrunch',
        kinds: ['service', 'product', 'hours', 'process'],
        lead: 'Somebody else can do the eggs, too.',
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
      'It makes them smooth, and worse at drying.',
      'For softness you can see. For drying they get worse.',
    ],
    title: ['Should you use fabric softener on towels?', 'Why towels stop drying, and what brings them back'],
    cover: 'Your towels want less',
    gist: [
      'Softener leaves a film on the loops, and a towel with a film pushes water about. Less detergent, more room in the drum and a good shake make it fluffy.',
      'Towels get hard from detergent that was never rinsed out and from drying without movement. Both can be mended without softener.',
    ],
    subject: ['Leave out the softener', 'Why your towels do not dry you'],
    hooks: {
      '*': [
        'A towel that slides across your back and leaves it wet has had too much softener.',
        'Feel a towel in a good guest house. It is slightly rough, and that is why it works.',
        'The softest towel in the shop is often the worst in the bathroom.',
      ],
      p: 'The job of a towel is to take up water, and fabric softener makes it worse at that.',
      f: 'Are your towels soft and useless? Try one wash without the blue stuff.',
      a: 'No softener on towels.',
      t: 'Softeners leave a fatty coating on cotton, which lowers its absorbency.',
      h: 'A towel that repels water is called a raincoat.',
      i: 'Good housekeeping is often a matter of leaving something out.',
      l: 'Cotton, water, wind. A towel wants nothing more.',
    },
    lines: {
      '*': [
        'Hard towels? Half the detergent, an extra rinse, a good shake before you hang them. Softener comes in nowhere.',
        'Shake each towel out twice before drying, hard enough to crack. It stands the loops up again.',
        'Drum two thirds full. Towels that cannot tumble rub each other flat.',
        'Dry out of doors until nearly done, then ten minutes in the dryer or a brisk shake: soft without a drop of anything.',
        'A hot wash with no softener, now and then, wakes an old towel up.',
      ],
      h: [
        'There is a {holiday|vacation} drawer of towels that do not dry and are kept because they are so soft. Nobody can explain it.',
      ],
    },
    scene: [
      'Out of the shower, into a towel like a cloud. A minute later you are as wet as before, only fragrant.',
      'On the line hang four towels, stiff as boards. They would stand in a corner by themselves.',
    ],
    why: [
      [
        'Softener works by coating the fibre. On a shirt that feels nice, on a loop it keeps the water out.',
        'It is a thin film of something fatty, and fat and water have never got on.',
      ],
      [
        'What makes towels hard is residue and stillness: too much powder, hard water, drying without a breeze.',
        'Fibres that dry flat and unmoved stick together, and limescale glues the rest.',
      ],
    ],
    parts: [
      [
        ['Use less detergent than you think', 'Take half of the detergent'],
        [
          'What does not rinse out dries in.',
          'The line on the cap was not drawn by someone who pays for it.',
          'Leftover soap is what makes cloth stiff.',
        ],
        'A measuring cap half full',
      ],
      [
        ['Give the drum some air', 'Never fill the drum'],
        [
          'A hand should fit upright between the washing and the top.',
          'They need to fall, because falling is what rinses them.',
          'Loops rise when they can tumble.',
        ],
        'A hand held above washing in a drum',
      ],
      [
        ['Crack them before you hang them', 'Snap them hard when they come out'],
        [
          'Hold two corners and snap, twice. The loops stand up.',
          'If it does not sound like a flag, do it again.',
          'One good crack at each end does more than any softener.',
        ],
        'A towel being snapped in the air',
      ],
      [
        ['Fold when quite dry', 'Let them dry to the end'],
        [
          'A hint of damp, folded in, smells by Thursday.',
          'Leave them over a door for an hour after you think they are done.',
          'Stored damp, they smell by the weekend.',
        ],
        'Folded towels on a shelf',
      ],
    ],
    turn: [
      'After three washes without, the film has mostly gone.',
      'They will not be like clouds. They will be like towels.',
    ],
    asks: ['Soft or slightly rough: which towel do you like?', 'Line or dryer?'],
    ends: {
      p: 'It saves a bottle and a good deal of rubbing.',
      f: 'Start with the oldest ones. They have the most to tell you.',
      a: 'Less powder. No softener. Snap.',
      t: "In hard water areas a dose of citric acid now and then takes out the lime; check what your machine's maker allows.",
      h: 'A towel that feels like a cloud dries like one, too.',
      i: 'Something as plain as a dry back can begin a day well.',
      l: 'They smell of nothing at all, and a little of outdoors.',
    },
    keep: 'the next towel wash',
    send: 'someone who is generous with the blue stuff',
    own: [
      {
        about: 'towel|bathrobe|laundry',
        kinds: ['service', 'product', 'process', 'policy'],
        lead: 'Laundry has its rules in this house, too.',
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
    cover: 'The order that saves an hour',
    gist: [
      'Housekeepers are quick because of their order: air, strip, soak, dust from the top, bathroom, floor on the way out. Nothing is done twice.',
      'Open the window, start what has to work by itself, go round the room in one direction, and leave backwards. The same order cleans {your flat|your apartment}.',
    ],
    subject: ['Clean like a housekeeper', 'One direction, once round'],
    hooks: {
      '*': [
        'A good housekeeper never crosses the room with an empty hand, and never twice.',
        'The quickest cleaners in the world leave a room backwards.',
        'Fast cleaning is not fast. It only never goes back.',
      ],
      p: 'Housekeeping is quick because the order of work never changes.',
      f: 'Saturday, {the flat|the apartment}, no wish to. Borrow the order that housekeepers use, and you will be out by eleven.',
      a: 'Window. {Rubbish|Trash}. Soak. Dust. Bath. Floor. Out.',
      t: 'Three rules: dry before wet, top before bottom, clean before dirty.',
      h: 'Most of us clean like a fly in a room: with great energy, and in every direction.',
      i: 'Order is a form of kindness, to whoever comes next and to your own knees.',
      l: 'A room put right has a stillness of its own.',
    },
    lines: {
      '*': [
        'Clean in one direction: start at the door, go clockwise, never go back. It saves more than any product.',
        'Spray first, wait, do something else, then wipe. Cleaners need minutes; rubbing at once only replaces them with your arm.',
        'Dust falls. So lamps before tables, tables before {skirting|baseboard}, floor last.',
        'One basket with everything in it, carried along. Half of cleaning is walking to the cupboard.',
        'Two cloths in your hand and one in your belt: colour tells you which is for what.',
      ],
      h: ['Under the bed live the things that guests forget and the things that hosts do. They get along.'],
    },
    scene: [
      'A door is wedged open, a radio is on low, and somebody goes round a room once, clockwise, as if on rails.',
      'Twenty-five minutes, one {trolley|cart}, not one quick step. When the door closes, it looks as if nobody had ever lived there.',
    ],
    why: [
      [
        'Most of the time in cleaning goes on walking back, fetching and doing things again.',
        'Anyone who mops before dusting mops twice. It is the order that wears you out.',
      ],
      [
        'A fixed round needs no thinking, and it shows at once what has been left out.',
        'When the way is always the same, the hands go by themselves and the eyes are free to look.',
      ],
    ],
    parts: [
      [
        ['Window open, {rubbish|trash} out, bed bare', 'Out with everything that goes'],
        [
          'Everything that leaves the room goes first, so that there is something to clean.',
          'Air works while you do, and takes the dust along.',
          'An empty room is half clean. Leave the window open while you work.',
        ],
        'An open window and a stripped bed',
      ],
      [
        ['Spray the bathroom and walk away', 'Let the bathroom soak'],
        [
          'Limescale needs time more than muscle. Give it ten minutes.',
          'Read the label, never mix two products, and let it do its own work.',
          'What you would have to scrub now will wipe off later.',
        ],
        'A spray bottle on the edge of a bath',
      ],
      [
        ['Dust clockwise, from the top', 'Go round once, high before low'],
        [
          'From door to door along the wall, high things first, the middle last.',
          'A damp cloth takes dust with it; a dry one only introduces it to the carpet.',
          'In a circle along the wall, so that nothing is met twice.',
        ],
        'A cloth moving along a picture rail',
      ],
      [
        ['Back to the bathroom, clean to dirty', 'Bathroom again, toilet at the end'],
        [
          'Mirror, basin, bath, and the toilet last, with a cloth of its own colour.',
          'Now it all wipes off, because the wait has done the scrubbing.',
          'The cloth for that is never used for anything else.',
        ],
        'A mirror being wiped with a cloth',
      ],
      [
        ['Floor last, walking backwards', 'Floor on your way out'],
        [
          'Towards the door, out, done. No footprints and no second look.',
          'The last thing you see is the room as the next person will.',
          'Start at the window, finish at the door, and do not look back.',
        ],
        'A mop moving backwards through a doorway',
      ],
    ],
    turn: [
      'Then sit on the bed for a moment and look. You will find the one cobweb.',
      'At home it works just as well, only with more interruptions.',
    ],
    asks: ['Where do you start when you clean?', 'Which job do you leave until last, each time?'],
    ends: {
      p: 'The order is free, and it saves about a third of the steps.',
      f: 'Put the radio on. That is part of the method.',
      a: 'Once round. Backwards out.',
      t: 'Colour-coded cloths keep bathroom and bedside table apart; hotels insist on it.',
      h: 'Start at the bottom and you get to do the floor twice.',
      i: 'Whoever opens this door next will breathe out and not know why.',
      l: 'Curtains fall, the bed is smooth, and a chair waits at the window.',
    },
    caution: [
      'Never mix cleaning products, above all anything with bleach.',
      'Cleaning products must not be mixed, least of all with bleach.',
    ],
    work: 'Kitchens, workshops and server rooms know the same law: the sequence saves more than the speed. Write it down once and the new colleague is as quick as the old one.',
    keep: 'Saturday morning',
    send: 'the one who mops first',
    own: [
      {
        about: 'clean(?:ed|ing)?|housekeep',
        kinds: ['process', 'people', 'policy', 'number'],
        lead: 'Here is how it is done in these rooms.',
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
    id: 'a-guest-worth-having',
    format: 'checklist',
    again: 10,
    emoji: '🧦',
    tags: ['HouseGuests', 'GuestEtiquette', 'TravelTips'],
    title: ['How to be a good house guest', 'What makes a visitor easy to have'],
    cover: 'The guest they ask back',
    gist: [
      'A guest who is asked back says when they leave, goes out for a few hours a day, asks about the sheets, and cooks once. The present matters less than that.',
      'Staying with friends? Say how long, find out about the bathroom, vanish for an afternoon and strip the bed if they like it so.',
    ],
    subject: ['How to be asked again', 'Staying with friends?'],
    hooks: {
      '*': [
        'The nicest thing you can bring your host is the time of your train home.',
        'A good guest is out of the house for three hours a day.',
        'There is a kind of guest whose room is kept ready, and a kind who gets the sofa.',
      ],
      p: 'What hosts want from a guest is seldom said aloud. It is short, and it costs nothing.',
      f: 'Staying with friends soon? Here is what they will never tell you, because they like you.',
      a: 'Say when you go. Go when you said.',
      t: 'Load on a household: one bathroom, hot water for three showers, one quiet hour a day. Plan within it.',
      h: 'Fish and visitors, they say, go off after three days. Fish at least do not use the good shampoo.',
      i: 'To be easy to have is a gift that nobody has to unwrap.',
      l: 'A guest leaves a house a little quieter than it was, and a little more loved.',
    },
    lines: {
      '*': [
        'On the first evening, ask: when do you need the bathroom in the morning? That one question makes you a good guest.',
        'Strip the bed or leave it? Ask. Half of all hosts want the sheets off, the others would rather sit with you.',
        'Go out for an afternoon without them. Your hosts love you, and they would like to sit down.',
        'Cook once, or take them out once. {Washing up|Doing the dishes} does not count, it is the entrance fee.',
        'Bring your own towel if the stay is short. It is the present nobody thinks of.',
      ],
      h: ['"Do not go to any trouble" is what the guest said. He has been here since Thursday.'],
    },
    scene: [
      'Day three. The host has been smiling since seven. In the bathroom hang four towels that are not hers.',
      'Somebody comes down to the kitchen, asks where the mugs live, and empties the dishwasher. Hosts tell each other of such people.',
    ],
    why: [
      [
        "Having somebody to stay is lovely, and it turns a household's small routines upside down.",
        'Hosts give up sleep, bathroom and remote control, and call it "no bother".',
      ],
      [
        'The less a host has to guess, the longer the pleasure lasts.',
        'It is the open questions that tire people out: when, how long, and have they eaten.',
      ],
    ],
    parts: [
      [
        'Name the day you leave',
        [
          'Before you come, with the time of the train. Hosts do not dare to ask.',
          'An end in sight makes every evening until then more generous.',
        ],
        'A train ticket on a kitchen table',
      ],
      [
        'Ask about the morning',
        [
          'Who has to be out by when, and where is the coffee? Ten seconds, the night before.',
          'At seven a stranger in the bathroom is a problem for four people.',
        ],
        'A hand on a bathroom door',
      ],
      [
        'Live out of one corner',
        [
          'Bag shut, shoes together, toothbrush back in the room.',
          'Things spread. Where a guest keeps to one chair, a house stays a house.',
        ],
        'A closed bag beside a chair',
      ],
      [
        'Disappear for some hours',
        [
          'A museum, a walk, a nap behind a closed door.',
          'Both sides have more to tell each other at supper.',
        ],
        'Somebody leaving a house with an umbrella',
      ],
      [
        'Take over one meal',
        [
          'Shop for it as well, and leave the kitchen as it was.',
          'Pancakes on the last morning are remembered for years.',
        ],
        "A guest cooking at someone else's stove",
      ],
      [
        'Write within the week',
        [
          'One thing that you keep thinking of: the soup, the dog, the talk on the stairs.',
          'A few lines {by post|by mail} turn a visit into an invitation.',
        ],
        'A postcard with a stamp',
      ],
    ],
    turn: [
      'Do that, and they will miss you while you are still in the car.',
      'The present may be small. The train time should be exact.',
    ],
    asks: ['What makes a guest a good guest?', 'Sheets off or bed made: what do you like?'],
    ends: {
      p: 'It holds for one night as for ten.',
      f: 'And if you really did break the mug, say so before breakfast.',
      a: 'Arrive. Ask. Vanish. Cook. Leave.',
      t: 'Recommended length of stay, by proverb: three days. Exceptions have to be requested.',
      h: 'Guests who strip the bed are asked back. Guests who sing are not.',
      i: 'People are our favourite places to stay.',
      l: 'The bed is stripped, and on the pillow lies a note.',
    },
    tick: true,
    keep: 'the next visit to friends',
    send: 'the one who comes "just for a night or two"',
    own: [
      {
        about: 'family|friends|visit(?:ing|ors)',
        kinds: ['audience', 'offer', 'service'],
        lead: 'Some visits go best with a bed nearby.',
      },
    ],
    pic: {
      ask: 'A stripped bed with folded sheets and a note on top',
      alt: 'Folded sheets with a thank-you note on a bed',
    },
    claims: [
      ['Clear departure times and self-reliance make guests welcome', 'etiquette guides, common experience'],
    ],
  },
  {
    id: 'sweet-or-savoury',
    format: 'question',
    again: 10,
    emoji: '🥐',
    tags: ['BreakfastTalk', 'HotelBreakfast', 'SweetOrSavoury'],
    title: [
      'What is the first thing you look for at a hotel breakfast?',
      'Hotel breakfast: coffee first, eggs first, or everything?',
    ],
    cover: 'What do you look for first?',
    gist: [
      'Some walk straight to the bread, some to the coffee, some round the whole buffet once with their hands behind their backs. What do you look for first?',
      'Breakfast in a strange place shows who we are. Sweet, savoury, or just leave me alone until the second cup?',
    ],
    subject: ['How do you do breakfast?', 'Straight to the bread?'],
    hooks: {
      '*': [
        'You can tell at a buffet who has brothers and sisters.',
        'Nobody eats a hard-boiled egg, three cheeses and a pastry at home. Away, it seems only reasonable.',
        'The way somebody approaches a buffet tells you how they were brought up.',
      ],
      p: 'Breakfast away from home is the meal at which people know most exactly what they want.',
      f: 'First thing in the breakfast room: where do your feet go?',
      a: 'One decides before the second coffee, or not at all.',
      t: 'Three schools: once round for an overview, straight to the target, or seated with coffee until spoken to.',
      h: 'At home: half a slice, standing. {On holiday|On vacation}: a four-course meal and a bun for later in a napkin.',
      i: 'A slow breakfast in a strange town, and the day has not been spoilt by anything yet.',
      l: 'Thin porcelain, a soft egg, and nobody who wants to clear the table.',
    },
    lines: {
      '*': [
        'What do you look for first at breakfast away from home: coffee, bread, eggs, fruit, or the quiet table?',
        'Once round the buffet with empty hands before you take a plate. You will eat better and carry less.',
        'Ask what is from nearby. A jam or a cheese that you can only get here is worth more than the seventh cereal.',
        'Tea drinkers: ask for the water boiling and the bag separate. Any kitchen can do that; hardly anyone asks.',
        'Take a small plate and go twice. It is the same amount and looks like restraint.',
      ],
      h: ['The conveyor toaster: once through, and it is bread. Twice through, and it is a warning.'],
    },
    scene: [
      'Half past eight. A child with one pancake on a plate walks like a waiter carrying the crown jewels.',
      'The first guest comes down, nods, pours himself a cup and looks out of the window for ten minutes. Nobody disturbs him.',
    ],
    why: [
      [
        'At home breakfast is a habit. Somewhere else it suddenly becomes a choice.',
        'Away from home, nobody has to be anywhere, and so people finally eat what they like.',
      ],
    ],
    parts: [
      [
        ['Coffee, then we can talk', 'Nothing before coffee'],
        [
          'Nothing is decided before the second cup. Please put the pot on the table.',
          'This group can be found near the window and should not be told about the weather.',
          'Put it down, step back, and wait for signs of life.',
        ],
        'A coffee pot on a breakfast table',
      ],
      [
        ['Straight to the eggs', 'Something warm and salty'],
        [
          'How would you like them? At last somebody asks.',
          'Savoury first, and the day can come.',
          'Scrambled, fried or boiled: being asked is the best part of it.',
        ],
        'A plate of eggs on toast',
      ],
      [
        ['Bread, butter, jam', 'A roll and good butter'],
        [
          'Nothing else, but a good one of each.',
          'Those who know what they like are done in four minutes and stay for forty.',
          'Simple people are the most exacting about jam.',
        ],
        'A slice of bread with butter and jam',
      ],
      [
        ['Everything, in courses', 'One of each, and then again'],
        [
          'Fruit to begin with, for the conscience. After that there is no stopping.',
          'It has been paid for, and you are {on holiday|on vacation}.',
          'Twice round the table, with a rest in the middle.',
        ],
        'A very full plate at a buffet',
      ],
    ],
    turn: [
      'Tell us, so that we know where you will be sitting.',
      'There is a chair for each of them, and one table by the window.',
    ],
    asks: ['What do you go for first?', 'Sweet or savoury before ten?'],
    ends: {
      p: 'A host can learn more from breakfast than from any form.',
      f: 'A bun in a napkin has been seen before, and forgiven.',
      a: 'Name your first plate.',
      t: 'Statistically, the toaster decides the {queue|line}.',
      h: 'Nobody eats three pastries at home. That is what away is for.',
      i: 'Beginning a day without haste is a small freedom. Take it where you find it.',
      l: 'The second cup is the real one.',
    },
    keep: 'the next breakfast by a window',
    send: 'someone who fills the plate in courses',
    own: [
      {
        about: 'breakfast',
        kinds: ['hours', 'product', 'service', 'price', 'process'],
        lead: 'This is how the morning goes here.',
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
    cover: 'One fixed thing a day',
    gist: [
      'Plan one thing with a time on it and leave the rest to the streets round about. A day with six sights is a day of {queues|lines}.',
      'Pick a single appointment, walk there by the long way, and eat where you happen to be. You will remember that day best.',
    ],
    subject: ['Plan one thing, then stop', 'A day in a strange town'],
    hooks: {
      '*': [
        'Of the twelve sights on the list, people remember the bench where they sat down.',
        'A day away has room for one plan. The second plan is a {timetable|schedule}.',
        'Whoever sees everything remembers the feet.',
      ],
      p: 'A day with one appointment holds more than a day with six.',
      f: 'New town, one day, a list as long as your arm? Strike all of it but one.',
      a: 'One ticket. One meal. Otherwise walk.',
      t: 'Add up the distances between six sights and their {queues|lines}: half of the day is transfer.',
      h: 'Eleven churches before lunch, and the one thing anybody can describe is the {car park|parking lot}.',
      i: 'Places open up when you are not on your way to another one.',
      l: 'One picture, looked at for a long time. Then lunch.',
    },
    lines: {
      '*': [
        'Plan a day away like this: one thing with a time on it, one place to eat, and a lot of empty paper.',
        'Ask your host for one walk, not for ten sights. Then ask where to stop on the way.',
        'Leave the bus a stop early. Every town starts a street before its main square.',
        'Markets, libraries and cemeteries are open to anyone and tell you more about a town than its souvenir shops.',
        'Ask the person at your breakfast table for one street. They will name the right one.',
      ],
      h: ['A city pass pays off from the fourth museum on. So do insoles.'],
    },
    scene: [
      'Half past two, blisters, sight number five. Somebody suggests leaving out the cathedral, and everyone is suddenly very fond of them.',
      'A square, a bench, a bag of cherries. It was not on the list. It is the photograph on the fridge.',
    ],
    why: [
      [
        'Sights are far apart, and what lies in between is the town.',
        'Anyone who rushes from one to the next sees the towers and the buses, but not where people live.',
      ],
      [
        'A single appointment gives the day a spine, and leaves room for chance.',
        'With no plan at all you drift, and with six you run. One is about right.',
      ],
    ],
    parts: [
      [
        ['Choose the one thing', 'One thing with a ticket'],
        [
          'Book it for the morning, when feet and {queues|lines} are short.',
          'It may be a museum, a boat or a famous cake. It only has to be one.',
          'Early in the day you have it to yourself, and then it is done.',
        ],
        'A single ticket on a map',
      ],
      [
        ['Walk there the long way', 'On foot, and not the shortest way'],
        [
          'Along the river, through the side street, past the school.',
          'What you come across by accident is what you will tell people at home.',
          'What happens between two sights is the town.',
        ],
        'A side street with washing lines',
      ],
      [
        ['Eat two streets behind the square', 'Lunch away from the view'],
        [
          'A short menu and people with lanyards are good signs.',
          'The view is in the price on the square, and you have seen it by now.',
          'Where people eat who have to go back to work, it is usually good.',
        ],
        'A small restaurant in a back street',
      ],
      [
        ['Sit down for an hour', 'An hour with nothing in it'],
        [
          'A bench, a café, a step. Towns walk past if you wait.',
          'The hour in which nothing is on is no gap in the day but its middle.',
          'Find a step in the sun. Something always happens in front of it.',
        ],
        'A bench on a quiet square',
      ],
      [
        ['Leave something out, on purpose', 'Save one thing for next time'],
        [
          'Then there is a reason to come back.',
          'Nobody has ever finished a town.',
          'A town that you have not finished calls you back.',
        ],
        'A guidebook page with a folded corner',
      ],
    ],
    turn: [
      'In the evening you will have seen less and been there more.',
      'The rest of the list can wait for another visit.',
    ],
    asks: ['Which thing would you pick in your own town?', 'Planner or drifter: which are you?'],
    ends: {
      p: 'The most restful itinerary fits on a beer mat.',
      f: 'If you only come for the bench, that is quite all right.',
      a: 'One thing. Then walk.',
      t: 'As a rule of thumb, two hours of looking need one hour of sitting.',
      h: 'A day with six sights has seven {queues|lines}.',
      i: 'A place remembers those who stayed a while.',
      l: 'You went nowhere in particular, and arrived.',
    },
    work: 'It applies to business trips, too. One free hour and one walk, and you come home knowing a town instead of a conference centre.',
    keep: 'the next city break',
    send: 'the friend with the spreadsheet of sights',
    own: [
      {
        about: 'walk|beach|museum|old town|market|harbour|castle|trail|\\bminutes? (?:from|to|by)',
        kinds: ['place', 'number', 'service'],
        lead: 'Here is one thing to begin with.',
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
    title: ['Why hotel keys used to be so heavy', 'Lost hotel keys and the one that found its way home'],
    cover: 'The key that came home',
    gist: [
      'Hotel keys used to hang on a lump of brass, so that nobody carried them off. Some went travelling all the same, and came back {by post|by mail}.',
      'In the days of real keys a heavy fob and a printed address brought most of them home. Imagine one that took the long way.',
    ],
    subject: ['Why hotel keys were so heavy', 'The key in the coat pocket'],
    hooks: {
      '*': [
        'Old hotel keys weighed as much as an apple. That was the whole idea.',
        'In some coat pockets there is still a key to a room that was painted over years ago.',
        'A key with a big brass pear on it was a polite way to say: leave it here.',
      ],
      p: 'The heavy key fob was an early piece of good design: it reminded guests by its weight.',
      f: 'Do you remember hotel keys, the real ones, with a lump on the end?',
      a: 'Make it heavy, and people bring it back.',
      t: 'Brass fob, rubber ring, room number, return address: four functions, no electricity.',
      h: 'Plastic key cards open nothing after noon. A brass key could also be used to stun a burglar.',
      i: 'Most things that get lost want to go home, and most people help them.',
      l: 'Brass, worn smooth by ten thousand pockets, and a number on it.',
    },
    lines: {
      '*': [
        'Heavy fobs were there to be noticed. You cannot forget an apple in your {trouser|pants} pocket.',
        'If you find an old hotel key with an address on it, post it. Someone at a desk will be happy all day.',
        'The rubber ring on old key fobs was for the door: it kept the brass from knocking on the wood at night.',
        'Photograph your room number when you check in. With key cards it is the one thing that nobody writes down any more.',
        'If you find an old hotel key in a coat, send it. Somebody will frame it.',
      ],
      h: ['A key card has the memory of a goldfish and the same fear of mobile phones.'],
    },
    scene: [
      'Imagine a front desk with a board behind it, twelve hooks, eleven keys.',
      'Picture an envelope without a letter in it, far too heavy, addressed in pencil to "the hotel by the harbour".',
    ],
    why: [
      [
        'Before there were cards, every lost key meant a locksmith, so hotels made them hard to lose.',
        'A key that goes missing costs a new lock. It paid to hang half a pound of metal on it.',
      ],
      [
        'On the back stood the address, and often the promise that postage would be paid.',
        'Drop it in any {letterbox|mailbox}, the fob said, and in many countries the {post|mail} did carry it home.',
      ],
    ],
    parts: [
      [
        'Number seven is missing',
        [
          'A couple left in the morning, in love and in a rush, and with them number seven.',
          'It had gone out in a coat, on a Sunday, and nobody noticed until the evening.',
          "Number seven had left in somebody's pocket, between two people who only had eyes for each other.",
        ],
        'A key board with one empty hook',
      ],
      [
        'The hook stays empty',
        [
          'A new lock was fitted. The hook was left as it was, since you never know.',
          'Winter came, the board was dusted, and each time somebody said "seven is still travelling".',
          'They changed the lock and dusted the empty hook. A house is patient about such things.',
        ],
        'A hand dusting a wooden key board',
      ],
      [
        'It comes {by post|by mail}',
        [
          'Years later, a padded envelope from the far side of the world. In it the key, polished, and a photograph of a boy of six.',
          "One day it lies on the mat, wrapped in a child's drawing of a house with a seven on the door.",
          'Then one day a parcel, foreign stamps, and inside it brass that somebody had rubbed bright.',
        ],
        'A brass key lying in an open envelope',
      ],
      [
        'It opens nothing now',
        [
          'Still, it went straight back on its hook. Guests ask about it, and then somebody has to tell the story.',
          'The lock has long been changed, and it hangs there all the same, the only key that nobody may take.',
          'It opens nothing now. It hangs in its place, and whoever asks gets told.',
        ],
        'An old brass key hanging on a hook',
      ],
    ],
    turn: [
      'Some things are returned once they have become a story.',
      'Have a look in the pockets of the old coat.',
    ],
    asks: ['Have you ever taken a hotel key home?', 'Key or card: which do you prefer?'],
    ends: {
      p: 'It is a small lesson in design, and weighs about half a pound.',
      f: 'If you still have such a key, post it back with a card.',
      a: 'Weight is a reminder.',
      t: 'Cards can be cancelled in a second, which is why brass went out of use.',
      h: 'Key cards are lighter. You will find the last one in your wallet, as a bookmark.',
      i: 'Between a hook and a coat pocket there is room for half a life.',
      l: 'It hangs there, and catches the evening light.',
    },
    work: 'Anyone who designs things might think of the fob. It needed no instructions: the object itself reminded you, at the right moment, in your own pocket.',
    keep: 'the next time you check out',
    send: 'somebody who collects old keys',
    own: [
      {
        about: 'since \\d{4}|built in|founded|old (?:house|mill|farm|school)|family|generation',
        kinds: ['history', 'story', 'place', 'people'],
        lead: 'These walls have their own story.',
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
