// On the pitch: where the tent goes, how to stay warm and dry, and what never to do.
import type { Idea } from '../../library/idea.ts';

export const PITCHES: readonly Idea[] = [
  {
    id: 'where-to-put-the-tent',
    format: 'checklist',
    again: 8,
    emoji: '⛺',
    tags: ['CampingTips', 'TentLife', 'FamilyCamping'],
    title: ['Where to put up your tent on a pitch', 'How to choose the best spot for your tent'],
    cover: 'Where to put your tent',
    gist: [
      'Choose a flat, slightly raised spot for your tent, away from dead branches and hollows, with the door out of the wind. Lie down on it before you peg.',
      'Two minutes of looking round save a bad night: up for branches, down for stones and hollows, and into the wind.',
    ],
    subject: ['Where to put up your tent', 'A flat spot, out of the wind'],
    hooks: {
      '*': [
        'Where on the pitch should the tent go? Look at five things before the first peg.',
        'A good spot for your tent means a dry night. Here is how to find it.',
      ],
      pt: 'Water collects in hollows, and wind pushes rain in through the door.',
      fi: 'Just arrived? Leave the tent in its bag for two more minutes.',
      a: 'Up, down, wind, sun, lie down.',
      h: 'There is always one root under the tent, and it is always on your side.',
      l: 'A level spot, a hedge behind you, and the morning sun.',
    },
    lines: {
      '*': [
        'Do not put your tent in a hollow. When it rains, that is where the water goes.',
        'Look up before you put up a tent, and keep clear of dead branches.',
        'Turn the door of your tent away from the wind. So it stays dry and quiet inside.',
        'Lie down where your bed will be before you peg the tent. You feel every stone and slope at once.',
      ],
      h: ['If you find the one flat spot on the field, do not tell anybody.'],
    },
    scene: [
      'It is getting dark, everybody is tired, and the tent goes where the car has stopped.',
      'Three in the morning, rain, and the sleeping mats are floating. The tent stands in a hollow.',
    ],
    why: [
      ['Water runs to the lowest place on a pitch.', 'On a slope you slide down in your sleep all night.'],
      ['A hedge keeps the wind off a tent.', 'Morning sun dries a tent, and shade keeps it cool for longer.'],
    ],
    parts: [
      [
        ['Look up', 'Check the branches above'],
        ['No dead wood over your head.', 'Some trees drip for hours after rain.'],
        'Branches above a pitch',
      ],
      [
        ['Look down', 'Check the ground'],
        ['No stones, roots or hollows.', 'Slightly higher than the rest is best.'],
        'Grass on a pitch',
      ],
      [
        ['Find the wind', 'See where the wind comes from'],
        ['Turn the back of the tent to it.', 'A hedge is a good neighbour.'],
        'A tent beside a hedge',
      ],
      [
        ['Lie down for a moment', 'Try it with your back'],
        ['Your head should be uphill.', 'If it is uncomfortable now, it will not get better.'],
        'Somebody lying on the grass',
      ],
    ],
    turn: ['Now the pegs.', 'Then put the kettle on, you have done the hardest part.'],
    asks: [
      'Sun in the morning or shade: which do you look for?',
      'What do you check before you put up your tent?',
    ],
    ends: {
      pa: 'Not sure? Ask at reception which side stays driest.',
      fi: 'Sleep well, and see you in the morning.',
      t: 'High, flat, sheltered, clear above.',
      h: 'The root sends its regards.',
      l: 'And then the first evening.',
    },
    keep: 'the day you arrive',
    send: 'whoever carries the tent',
    own: [
      {
        kinds: ['service', 'place', 'product', 'price'],
        about: 'pitch(?:es)?\\b|tents?\\b|fields?\\b|shelter|hedges?\\b',
        lead: 'Our pitches:',
      },
    ],
    pic: { ask: 'A tent on one of your pitches', alt: 'A tent on a flat pitch' },
    claims: [['Choosing a pitch', 'camping practice']],
  },
  {
    id: 'cold-comes-from-below',
    format: 'myth',
    again: 8,
    emoji: '🥶',
    tags: ['CampingTips', 'SleepingBag', 'GoodToKnow'],
    title: ['Cold at night in a tent? How to sleep warm', 'How to stay warm in a tent at night'],
    cover: 'Sleep warm in a tent',
    myth: 'A thicker sleeping bag is all you need',
    short: [
      'The cold comes from the ground. A better mat helps more than a thicker bag.',
      'No: what is under you matters more.',
    ],
    gist: [
      'If you are cold in a tent, put more under you: a good mat, a blanket, even a yoga mat. The ground takes more warmth from you than the air.',
      'Dry socks, a hat, a warm drink and two layers under the sleeping bag: then a cool night is no problem.',
    ],
    subject: ['How to sleep warm in a tent', 'The cold comes from the ground'],
    hooks: {
      '*': [
        'Cold in the tent at night? Put more under you, not over you.',
        'A warm night in a tent begins with the mat and not with the sleeping bag.',
      ],
      pt: 'Your weight flattens the filling of the sleeping bag underneath, so only the mat insulates there.',
      fi: 'Were you cold the last time you camped? These four things help.',
      a: 'Mat, dry clothes, hat, warm drink.',
      h: 'At four in the morning everybody knows where the blanket in the car is.',
      l: 'A thick mat, wool socks, and the first birds.',
    },
    lines: {
      '*': [
        'Put a second mat or a folded blanket under you in the tent. It helps more than another blanket on top.',
        'Change into dry clothes before you go to bed in a tent. What you wore all day is a little damp.',
        'Fill a bottle with hot water, close it well and put it in the sleeping bag ten minutes before you do.',
        'Sleep in a hat and dry socks on cool nights, and eat something before bed.',
      ],
      h: ['The one with two mats is the one who says: "Cold? I was fine."'],
    },
    scene: [
      'Four in the morning in a tent, everything on that you have brought, and still cold from below.',
      'One sleeps on a thin mat and shivers. The other has a blanket under it and snores.',
    ],
    why: [
      [
        'Cold ground takes warmth from your back all night.',
        'An air bed without insulation is cold, because the air in it cools.',
      ],
      [
        'Damp clothes cool you, even when they feel dry.',
        'Your body makes the warmth, and a sleeping bag only keeps it.',
      ],
    ],
    parts: [
      [
        ['Put more under you', 'Use a second layer below'],
        ['A foam mat, a blanket, a rug.', 'Under an air bed as well.'],
        'Two mats on top of each other',
      ],
      [
        ['Go to bed dry', 'Change before bed'],
        ['Fresh socks and a dry top.', 'Keep them only for the night.'],
        'Dry socks on a sleeping bag',
      ],
      [
        ['Go to bed warm', 'Warm up before you lie down'],
        ['A short walk and a hot drink.', 'A cold body does not warm up a bag.'],
        'A mug beside a tent',
      ],
    ],
    turn: [
      'And leave the vent open, or it gets damp inside.',
      'Then the only thing that wakes you is the sun.',
    ],
    asks: ['What do you do against the cold in a tent?', 'Mat, air bed or camp bed?'],
    ends: {
      pa: 'Bring one blanket more than you think.',
      fi: 'Sleep warm, and enjoy the breakfast outside.',
      t: 'Insulate below, stay dry, eat.',
      h: 'It is still in the car.',
      l: 'Warm feet, fresh air.',
    },
    caution: [
      'Never heat a tent with a stove, a barbecue or a lamp with a flame.',
      'No flame and no barbecue belongs inside a tent, not even for warmth.',
    ],
    keep: 'your next night in a tent',
    send: 'the one who is always cold',
    pic: { ask: 'A made bed in a tent with a mat and a blanket', alt: 'A bed in a tent' },
    claims: [['Heat loss to the ground', 'physics, outdoor textbooks']],
  },
  {
    id: 'no-barbecue-in-the-tent',
    format: 'mistake',
    again: 8,
    emoji: '⚠️',
    tags: ['CampingSafety', 'CarbonMonoxide', 'CampingTips'],
    title: ['Never bring a barbecue into a tent', 'Barbecue and tent: why it must stay outside'],
    cover: 'No barbecue in the tent',
    wrong: 'Taking a barbecue into the tent or awning when it is cold or wet',
    gist: [
      'Never take a barbecue, a stove or a fire bowl into a tent, awning or caravan, not even when it seems to be out. It gives off carbon monoxide, which you cannot see or smell.',
      'A barbecue that only glows can fill a tent with carbon monoxide within minutes. It stays outside, also overnight.',
    ],
    subject: ['No barbecue in the tent', 'Carbon monoxide has no smell'],
    hooks: {
      '*': [
        'A barbecue does not belong in a tent, not even when it has gone out.',
        'Cold evening, warm barbecue? Leave it outside, all night.',
      ],
      pt: 'Glowing charcoal gives off carbon monoxide for hours, and you cannot smell it.',
      fi: 'Please read this before your first barbecue of the season.',
      a: 'Barbecue: always outside, also when it is out.',
      h: 'No joke about this one: leave the barbecue outside.',
      l: 'The glow belongs outdoors, and you under a blanket.',
    },
    lines: {
      '*': [
        'Never take a barbecue into a tent, awning or caravan. Charcoal gives off poisonous gas for hours.',
        'Carbon monoxide has no smell. Headache, sickness and sleepiness are warning signs: get everybody out.',
        'Put an alarm for carbon monoxide in your caravan or camper and test it before each trip.',
        'Let a barbecue cool outside, away from the tent, and pour water over the charcoal.',
      ],
      h: ['The safest place for a barbecue is outside. The safest place for you is not beside it all night.'],
    },
    scene: [
      'It begins to rain, the sausages are done, and somebody wants to carry the barbecue into the awning. Please do not.',
      'A cold evening, and the barbecue is still a little warm. It stays where it is: outside.',
    ],
    why: [
      [
        'A barbecue gives off poisonous gas as long as it is warm.',
        'In a tent the gas collects, even with the door open.',
      ],
      ['You cannot see or smell carbon monoxide.', 'In your sleep you do not notice the gas at all.'],
    ],
    parts: [
      [
        ['Cook outside', 'Leave the barbecue outdoors'],
        ['A few steps from every tent.', 'In rain, use the shelter or wait.'],
        'A barbecue on a stand outside',
      ],
      [
        ['Let it cool outside', 'Put the charcoal out with water'],
        ['It stays warm for longer than you think.', 'Do not put it in the car either.'],
        'Water on charcoal',
      ],
      [
        ['Bring an alarm', 'Put up a carbon monoxide alarm'],
        ['For caravans, campers and awnings.', 'Press the test button when you arrive.'],
        'An alarm in a caravan',
      ],
    ],
    turn: ['Cold? Take a blanket and a hat.', 'And tell your neighbours if you see one inside.'],
    asks: ['Have you got an alarm in your caravan?', 'Where do you put your barbecue at night?'],
    ends: {
      pa: 'If you see one in a tent, please say something.',
      fi: 'Stay safe, and enjoy your sausages.',
      t: 'Charcoal, gas, no smell: outside only.',
      h: 'Outside. Always.',
      l: 'Out in the open, under the stars.',
    },
    caution: [
      'Headache, sickness or sleepiness beside a fire or stove: go outside at once and call for help.',
      'If anybody feels sick or sleepy near a stove or barbecue, get out and call an ambulance.',
    ],
    keep: 'your first barbecue of the year',
    send: 'everybody who camps with you',
    pic: { ask: 'A barbecue standing well away from the tents', alt: 'A barbecue away from tents' },
    claims: [['Carbon monoxide from charcoal in tents', "fire services' advice"]],
  },
  {
    id: 'the-wet-tent-in-the-bag',
    format: 'howto',
    again: 8,
    emoji: '💧',
    tags: ['TentCare', 'CampingTips', 'GoodToKnow'],
    title: ['How to dry a tent at home', 'Packed your tent wet? What to do at home'],
    cover: 'Packed the tent wet?',
    gist: [
      'If you had to pack your tent wet, unpack it within a day or two, hang it up until it is quite dry, and store it loosely. Otherwise it goes mouldy.',
      'A wet tent in its bag smells after two days. A line, a banister or a garage is all you need to save it.',
    ],
    subject: ['Packed the tent wet?', 'How to dry a tent at home'],
    hooks: {
      '*': [
        'Did it rain on the last morning? Dry your tent within two days.',
        'A wet tent in the bag goes mouldy. This is how to dry it at home.',
      ],
      pt: 'Mould grows within days in a damp, packed tent, and its stains stay.',
      fi: 'Home at last, and the tent is still dripping? It can wait until tomorrow, not until Sunday.',
      a: 'Unpack, hang, dry, store loosely.',
      h: 'You can find the tent that was packed wet with your eyes shut.',
      l: 'A dry tent, ready for the next weekend.',
    },
    lines: {
      '*': [
        'Hang a wet tent over a line, a banister or a shower rail, and turn it after a few hours.',
        'Shake and wipe a wet tent before you pack it. A cloth takes off half of the water.',
        'Keep wet pegs and the groundsheet in separate bags. The inner tent then stays dry.',
        'Store a tent loosely in a big box or a pillowcase. Folded tightly, it wears at the creases.',
      ],
      h: ['A tent in the bath, a tent in the hall, and a family that has to climb over it.'],
    },
    scene: [
      'Sunday, rain until the last peg, and everything goes into the car wet.',
      'In June the tent comes out of its bag, and everybody takes a step back.',
    ],
    why: [
      [
        'Mould starts within two or three days in a wet tent.',
        'Mould stains in a tent do not come out any more.',
      ],
      [
        'The coating of a tent peels when it is stored damp.',
        'A tent that is stored dry lasts for years longer.',
      ],
    ],
    parts: [
      [
        ['Wipe it before you pack', 'Shake off the water'],
        ['A cloth or a sponge takes off a lot.', 'Pack the inner tent by itself.'],
        'A cloth wiping a tent',
      ],
      [
        ['Hang it up at home', 'Spread it out the same day'],
        ['Over a line, a door or the banisters.', 'In the garage it may drip.'],
        'A tent over a washing line',
      ],
      [
        ['Turn it until it is dry', 'Check the seams'],
        ['Seams and straps dry last.', 'A day is usually enough.'],
        'A hand on a seam',
      ],
      [
        ['Store it loosely', 'Do not squeeze it back'],
        ['A box or a pillowcase is better than its bag.', 'Keep it somewhere dry.'],
        'A tent in a box',
      ],
    ],
    turn: [
      'And the next trip begins with a tent that smells of nothing.',
      'Count the pegs while you are at it.',
    ],
    asks: ['Where do you dry your tent at home?', 'Have you ever found a mouldy tent?'],
    ends: {
      pa: 'Half an hour of work saves a new tent.',
      fi: 'See you next time, in the sun.',
      t: 'Wipe, hang, turn, store.',
      h: 'The bath is free again on Tuesday.',
      l: 'Dry and ready.',
    },
    keep: 'the next rainy departure',
    send: 'whoever has the tent in the car',
    pic: { ask: 'A tent hung up to dry', alt: 'A tent hung over a line' },
    claims: [['Mould and coating damage in wet tents', 'advice of tent makers']],
  },
  {
    id: 'arrive-in-daylight',
    format: 'tip',
    again: 8,
    emoji: '🚐',
    tags: ['CaravanLife', 'CamperVan', 'CampingTips'],
    only: 'caravan|motor ?home|camper|touring|\\bRVs?\\b|hook.?up',
    title: [
      '{Caravan|Trailer} or camper: what to do first on arrival',
      'Arriving with a {caravan|trailer}: level it first',
    ],
    cover: 'First on arrival: level it',
    gist: [
      'Arrive by daylight, look at the pitch on foot, get the vehicle level, and only then put down the steadies and plug in. In this order nothing has to be done twice.',
      'First look, then level, then fix, then plug in. In the dark and in the rain you will be glad of it.',
    ],
    subject: ['First thing on arrival: level it', 'Arriving with a camper or {caravan|trailer}'],
    hooks: {
      '*': [
        'Arriving with a {caravan|trailer} or camper? Get it level before anything else.',
        'What do you do first when you arrive with a camper? Get out and look.',
      ],
      pt: 'On a slope doors swing, the fridge may fail, and you roll out of bed.',
      fi: 'First time with a camper? Here is the order that works.',
      a: 'Look, level, steady, plug in.',
      h: 'The whole site watches when somebody reverses. Wave.',
      l: 'Level, quiet, and the kettle on.',
    },
    lines: {
      '*': [
        'Walk round the pitch before you drive a {caravan|trailer} on to it. Look for the tap, the post, branches and soft ground.',
        'Level a {caravan|trailer} from side to side first, with ramps, and then from front to back.',
        'Unroll the electric cable fully before you plug it in. Rolled up, it can get hot.',
        'Arrive at least an hour before dark. Everything takes longer with a torch.',
      ],
      h: ['If the egg rolls off the table, the camper is not level.'],
    },
    scene: [
      'Ten at night, rain, a torch between the teeth, and the {caravan|trailer} leans to the left.',
      'The egg rolls across the table by itself, and everyone watches it go.',
    ],
    why: [
      [
        'A fridge that runs on gas needs to stand level.',
        'In a camper that leans, doors swing and water runs the wrong way.',
      ],
      [
        'By daylight you see branches, stones and soft ground.',
        'Reversing is easier with a second person outside.',
      ],
    ],
    parts: [
      [
        ['Look at the pitch on foot', 'Walk round it first'],
        ['Tap, post, slope, branches.', 'Decide where the door should be.'],
        'Somebody walking round a pitch',
      ],
      [
        ['Level it with ramps', 'Get it level both ways'],
        ['Side to side first, then front to back.', 'A small spirit level is enough.'],
        'A wheel on a ramp',
      ],
      [
        ['Steadies down, then plug in', 'Fix it and connect it'],
        ['Steadies only touch the ground, they do not lift.', 'Check that the cable is whole.'],
        'A cable at a post',
      ],
    ],
    turn: ['And then the chairs come out.', 'If somebody struggles to park, offer a hand.'],
    asks: ['What comes first for you: chairs, kettle or levelling?', 'Who reverses in your family?'],
    ends: {
      pa: 'Tell reception if you need help to get level.',
      fi: 'Take your time. The kettle can wait for five minutes.',
      t: 'Look, level, steady, power.',
      h: 'Nobody was really watching.',
      l: 'And then only the view.',
    },
    caution: [
      'Use only whole cables made for outdoors, and follow the handbook of your vehicle.',
      'Cables have to be undamaged and fully unrolled. The handbook has the last word.',
    ],
    keep: 'your next arrival',
    send: 'whoever guides you in',
    own: [
      {
        kinds: ['service', 'hours', 'policy', 'place'],
        about: 'hook.?ups?\\b|hard ?standing|arriv|check.?in|electric|campervans?|motorhomes?',
        lead: 'When you come to us:',
      },
    ],
    pic: { ask: 'A camper on a ramp on one of your pitches', alt: 'A camper on a levelling ramp' },
    claims: [['Levelling and cable use', 'advice of caravan clubs']],
  },
];
