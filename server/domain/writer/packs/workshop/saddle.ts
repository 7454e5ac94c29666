// Bicycles: the saddle, the lock, the wet chain, the service.
import type { Idea } from '../../library/idea.ts';
import { CYCLES } from './kinds.ts';

export const SADDLE: readonly Idea[] = [
  {
    id: 'heel-on-the-pedal',
    format: 'howto',
    only: CYCLES,
    again: 9,
    emoji: '🚲',
    tags: ['BikeFit', 'CyclingTips', 'SaddleHeight'],
    title: [
      'How high should a bicycle saddle be? The heel tells',
      'Bicycle saddle too low? A test that takes a minute',
    ],
    cover: 'Heel on the pedal',
    gist: [
      'Sit on the bike, heel on the pedal at its lowest point: the leg should just be straight. With the ball of the foot on it, you then have a slight bend.',
      'Most people ride with a saddle that is too low. It costs knees and strength, and is put right in two minutes.',
    ],
    subject: ['Two minutes for your knees', 'Most saddles are too low'],
    hooks: {
      '*': [
        'Is your bicycle saddle too low? Put your heel on the pedal, and you will know.',
        'Most bicycles in town are ridden with a saddle that is too low by a hand.',
      ],
      pt: 'Too low a saddle loads the knee, too high a one rocks the hips. The heel method is a good start.',
      fi: 'Do your thighs burn on the smallest of hills? Look at the saddle first.',
      a: 'Heel down, leg straight. That is the height.',
      h: 'Grown people are cycling through town like bears in a circus. It is the saddle.',
      l: 'One hand higher, and the hill is gone.',
    },
    lines: {
      '*': [
        'Saddle height test: sit, heel on the pedal at the bottom, leg straight. Then ride with the ball of your foot.',
        'Hips that rock from side to side on the bicycle say: the saddle is too high. Knees that ache in front often say: too low.',
        'Mark the height with tape before you change a saddle, and change it by a finger at a time.',
        'Never pull the seat post out beyond the line on it. The line is there because it can break.',
      ],
      h: [
        'He bought a lighter bicycle for two thousand. The saddle was four centimetres too low on that one as well.',
      ],
    },
    scene: [
      'At the lights, two bicycles. One rider puts both feet flat on the ground without getting off, and is overtaken by everybody on the hill.',
      "An Allen key, half a turn, a hand's breadth. On the way home somebody changes up for the first time in years.",
    ],
    why: [
      [
        'A leg that is nearly straight has its full strength, and a bent one works against itself.',
        'You would not climb stairs with bent knees either.',
      ],
      [
        'Knees bend thousands of times an hour on a bicycle, so small errors add up.',
        'What does not matter to the baker can matter on the way to work.',
      ],
    ],
    parts: [
      [
        'Put on the shoes you ride in',
        ['Soles make a difference of one finger.', 'Lean against a wall, and sit straight.'],
        'A person sitting on a bicycle beside a wall',
      ],
      [
        'Heel to the lowest pedal',
        [
          'Leg straight, hips level.',
          'If the heel does not reach, lower it, and if the knee bends, raise it.',
        ],
        'A heel on a pedal',
      ],
      [
        'Tighten, and mark it',
        ['Saddle pointing forwards, clamp tight.', 'A strip of tape shows the height for ever.'],
        'A strip of tape on a seat post',
      ],
      [
        'Ride for a week',
        ['Then a finger up or down, if something pinches.', 'The body gets used to it, and tells you.'],
        'A bicycle leaning on a bench',
      ],
    ],
    turn: [
      'At the lights you now get off the saddle, and at the hill you win.',
      'Two minutes with an Allen key are worth a gear.',
    ],
    asks: ['When did you last change your saddle height?', 'Where does it pinch when you cycle?'],
    ends: {
      pa: 'Heel straight, ball bent.',
      fi: 'Try it tomorrow. Your knees are listening.',
      t: 'Full extension with heel, slight flexion with forefoot.',
      h: 'The bears thank you.',
      l: 'And it rolls.',
    },
    caution:
      'Do not raise the post beyond its minimum mark. Lasting knee pain belongs to a doctor or physiotherapist.',
    keep: 'the next ride',
    send: 'somebody whose knees stick out when they cycle',
    own: [
      {
        kinds: ['service', 'price', 'process', 'offer'],
        about: 'fit(?:ting)?\\b|saddle|(?<!same-day |customer )servic(?:e|ing)\\b|while you wait|free check',
        lead: 'And what is done here besides:',
      },
    ],
    pic: {
      ask: 'A heel on a pedal at its lowest point',
      alt: 'A heel on a bicycle pedal at its lowest point',
    },
    claims: [['Heel method; knee and hip signs', 'textbook of bicycle fitting']],
  },
  {
    id: 'lock-it-like-a-thief-looks',
    format: 'mistake',
    only: CYCLES,
    again: 9,
    emoji: '🔒',
    tags: ['BikeLock', 'BikeTheft', 'CityCycling'],
    title: [
      'How to lock a bicycle: frame, wheel and something that stays',
      'Bicycle locks: how to leave no room for a lever',
    ],
    cover: 'Frame, wheel, fixed thing',
    wrong: 'The front wheel is locked, that will do',
    gist: [
      'Frame and rear wheel to something that does not move, the lock tight and off the ground, and the frame number in your phone. A wheel that is locked by itself stays there by itself.',
      'Thieves look for room: for levers, for tools, for time. A lock that sits tightly leaves none.',
    ],
    subject: ['A wheel that stayed behind', 'No room for a lever'],
    hooks: {
      '*': [
        'A single front wheel at a lamp post: that is how not to lock a bicycle.',
        'Lock your bicycle as a thief would look at it: is there room for a lever?',
      ],
      pt: 'Time and noise deter. Both grow with a tight lock on a fixed object.',
      fi: 'Where is your frame number written down? Exactly.',
      a: 'Frame and wheel, fixed object, tight, high, number noted.',
      h: 'The lock cost five, and it is still there. It was very well locked to itself.',
      l: 'Steel round steel, and a quiet walk.',
    },
    lines: {
      '*': [
        'Photograph your bicycle today: from the side, and the frame number underneath. In case of theft it is the first thing that anybody asks.',
        'Lock the frame and a wheel to something that cannot be lifted off. Check that the post has a top.',
        'Keep the lock off the ground. A hammer needs the pavement as its anvil.',
        'Two different locks need two different tools. That is often one too many.',
      ],
      h: ['The bell was stolen, the basket was stolen, the bicycle was found too heavy.'],
    },
    scene: [
      'Half past five, station. Where it stood there is a wheel, chained up carefully, twice.',
      'A lamp post one metre high, a bicycle locked to it. Somebody tall looks at it and smiles.',
    ],
    why: [
      [
        'Most thefts take less than a minute, and go where it is easiest.',
        'You need not have the strongest lock in the world, only not the weakest of the row.',
      ],
      [
        'A tight lock gives no purchase, and a loose one is half open.',
        'Air inside a shackle is a place for a car jack.',
      ],
    ],
    parts: [
      [
        'Take the frame first',
        ['Then the rear wheel, which is the dear one.', 'The front one only if the lock is long enough.'],
        'A lock through frame and rear wheel',
      ],
      [
        'Choose something that stays',
        ['A stand that is set in the ground, and no fence, no sapling.', 'Shake it before you trust it.'],
        'A steel bicycle stand',
      ],
      [
        'Fill the lock',
        ['Little air, keyhole down, off the ground.', 'Rain and glue get in from above.'],
        'A tight U-lock',
      ],
      [
        'Note number and photograph it',
        ['Under the bottom bracket, most of the time.', 'Some countries and towns have a register.'],
        'A frame number under a bicycle',
      ],
    ],
    turn: [
      'Then it is one minute more than with the one beside it. That is usually enough.',
      'And take the lamp and the battery along.',
    ],
    asks: ['Has a bicycle of yours ever been stolen?', 'What do you lock your bicycle to?'],
    ends: {
      pa: 'Frame, fixed, tight, noted.',
      fi: 'Take the picture now. We mean it.',
      t: 'Minimise leverage, maximise time.',
      h: 'It guards the lamp post to this day.',
      l: 'It is still there.',
    },
    keep: 'the next stop at the station',
    send: 'somebody with a brand-new bicycle',
    own: [
      {
        kinds: ['product', 'service', 'price', 'process'],
        about: 'locks?\\b|register|mark|insur|security',
        lead: 'And what there is against it here.',
      },
    ],
    pic: { ask: 'A well-locked bicycle at a stand', alt: 'A bicycle locked by frame and wheel to a stand' },
    claims: [['Locking technique; frame number', 'advice of police and cycling organisations']],
  },
  {
    id: 'what-a-service-looks-at',
    format: 'behind',
    only: CYCLES,
    again: 10,
    emoji: '🔧',
    tags: ['BikeService', 'BikeMechanic', 'BehindTheScenes'],
    title: [
      'What a bicycle mechanic does in a service, from front to back',
      'What is checked when your bicycle is on the stand',
    ],
    cover: 'From front to back',
    gist: [
      'A ride round the block, then wheels, bearings, brakes, chain, gears, screws, and another ride. What takes time is not the tightening but the listening.',
      'Before a mechanic picks up a tool, somebody asks what it is used for. A bicycle that carries children is looked at differently.',
    ],
    subject: ['First a ride round the block', 'Chain, then the rest'],
    hooks: {
      '*': [
        'The first tool in a bicycle service is the ear.',
        'What happens to your bicycle when it hangs on the stand? It goes like this.',
      ],
      pt: 'Wear parts are measured, since a chain in time saves a cassette.',
      fi: 'Have you ever told the mechanic "it goes click", and they nodded?',
      a: 'Ride, measure, adjust, replace, ride.',
      h: 'The noise stops as soon as a mechanic is listening. They know. They wait.',
      l: 'A wheel that turns, and turns, and makes no sound.',
    },
    lines: {
      '*': [
        'A bicycle chain gets longer with wear. If it is changed in time, the sprockets last for several chains.',
        'Lift the front wheel, pull the brake and rock the bar: if it knocks, the headset is loose.',
        'Bring the bicycle in clean, if you can. Whoever need not wash first sees the cracks sooner.',
        'Say at the counter how you use your bicycle: daily, in rain, with a child on it. That decides what is changed.',
      ],
      h: [
        'In the basket: two receipts, one glove, the ribbon of a bunch of flowers. It goes back in, in the same order.',
      ],
    },
    scene: [
      'It hangs from the stand by its seat post. A thumb gives the wheel a push, an eye follows the rim past the brake block. There: one millimetre.',
      'On the bench lie three chains, side by side. One of them is a finger longer, and was the same length once.',
    ],
    why: [
      [
        'Parts wear each other out: chain the sprockets, blocks the rim.',
        'What is cheap protects what is dear, for as long as it is changed.',
      ],
      ['A noise has a place, but it is seldom where one hears it.', 'Frames carry sound like a guitar.'],
    ],
    parts: [
      [
        'A ride before anything',
        ['Brakes, gears, noises, and the face that one makes at it.', 'Some faults exist only under weight.'],
        'A mechanic riding round a yard',
      ],
      [
        'Wheels and bearings',
        ['True, tight, quiet. Fingers feel what eyes do not see.', 'Spokes are plucked like strings.'],
        'Fingers plucking a spoke',
      ],
      [
        'Chain and brakes are measured',
        ['With a gauge, and not by feeling.', 'It says "still good" or "before the summer".'],
        'A chain gauge on a chain',
      ],
      [
        'Screws, last of all',
        ['To the right torque, from front to back.', 'Then another ride, and now it is quiet.'],
        'A torque wrench on a stem',
      ],
    ],
    turn: [
      'Many a click in the frame turns out to be a pedal or the seat post.',
      'A quiet bicycle gets ridden more.',
    ],
    asks: ['Which noise does your bicycle make?', 'When was it last on a stand?'],
    ends: {
      pa: 'Measure first, replace second.',
      fi: 'And do tell them about the click. They like to hunt.',
      t: 'Ride test, inspection, wear gauge, torque.',
      h: 'They outwaited it.',
      l: 'And turns.',
    },
    keep: 'the first warm Saturday',
    send: 'somebody whose bicycle one hears from afar',
    own: [
      {
        kinds: ['service', 'price', 'process', 'people', 'offer'],
        about: '\\bservic(?:e|ing)\\b|mechanic|ready (?:in|the|by)',
        lead: ['And what a service is here.', 'How it goes here.'],
      },
    ],
    pic: {
      ask: 'A bicycle on the stand with its wheel turning',
      alt: 'A bicycle on a repair stand in a workshop',
    },
    claims: [['Chain wear and sprockets; what a service includes', 'bicycle mechanics, textbook']],
  },
  {
    id: 'winter-or-cellar',
    format: 'either',
    only: CYCLES,
    again: 9,
    emoji: '❄️',
    tags: ['WinterCycling', 'ThisOrThat', 'BikeTalk'],
    title: [
      'Through the winter by bicycle, or into the cellar with it?',
      'Winter with a bicycle: keep riding, or store it well?',
    ],
    cover: 'Ride through, or rest?',
    gist: [
      'Some ride on, with gloves like paws and a lamp like a lighthouse. Others put it away in November and oil it in March. What do you do?',
      'A winter on the bicycle costs a chain and gives you every morning. A winter in the cellar costs nothing, and some air.',
    ],
    subject: ['Gloves like paws', 'March or all year round?'],
    hooks: {
      '*': [
        'Do you cycle through the winter, or does your bicycle sleep in the cellar?',
        'In November bicycles divide into two kinds: those with lamps, and those with dust.',
      ],
      pt: 'Salt and wet wear parts quickly, and standing lets tyres and batteries age.',
      fi: 'Is there snow where you are, and do you still go?',
      a: 'Ride with lights, or store it dry and pumped up.',
      h: 'There is no bad weather, says somebody, in eleven layers.',
      l: 'A cold road, a cone of light, breath.',
    },
    lines: {
      '*': [
        'Riding on in winter: wipe and oil the chain once a week. Salt eats faster than rust does.',
        'Putting the bicycle away: clean it, pump it up, oil it, and store the battery of an e-bike half full and not in the frost.',
        'A little less air gives more grip on wet leaves. Less does not mean soft.',
        'Lamps belong on the bicycle when you leave the house, and not when it gets dark.',
      ],
      h: [
        'The eyelashes were frozen. The mood was excellent. They had been overtaking cars since the bakery.',
      ],
    },
    scene: [
      'Seven in the morning, minus two, a red light blinking over the bridge. Behind it a second one. They nod to each other.',
      'In the cellar leans a shape under a sheet. It was washed in October, with love.',
    ],
    why: [
      [
        'A warm bicycle ages slowly, a ridden one happily.',
        'It is a question of road, gloves, and how one feels about mornings.',
      ],
    ],
    parts: [
      [
        'Ride through',
        [
          'Fresh head, free roads, and you are warm after the second bridge.',
          'Spring finds you in shape, and with a new chain.',
        ],
        'A bicycle lamp on a winter morning',
      ],
      [
        'Let it rest',
        ['No salt, no ice, and the bus has heating.', 'In March it shines, and so do you.'],
        'A bicycle under a sheet in a cellar',
      ],
    ],
    turn: ['Both are right, as long as the chain is oiled.', 'On the first warm day everybody is back.'],
    asks: ['Do you ride through the winter?', 'What keeps your hands warm on the bicycle?'],
    ends: {
      pa: 'Oil either way.',
      fi: 'And whoever rides in the cold may nod to the others.',
      t: 'Corrosion against disuse.',
      h: 'Layer nine was the wrong one.',
      l: 'A cone of light.',
    },
    when: { months: [10, 11, 12, 1, 2] },
    keep: 'the first frost',
    send: 'somebody who rides in all weathers',
    own: [
      {
        kinds: ['service', 'offer', 'price', 'product'],
        about:
          'winter|storage|lights?\\b|(?<!same-day |customer )servic(?:e|ing)\\b|chain|mudguard|tyres?\\b',
        lead: 'And for either of them.',
      },
    ],
    pic: { ask: 'A bicycle lamp on a cold morning', alt: 'A bicycle lamp shining on a cold morning' },
    claims: [
      ['Salt wears chains; storing batteries half charged and frost-free', 'cycling organisations, makers'],
    ],
  },
];
