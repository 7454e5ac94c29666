// Gates, lambs, tractors and those who walk past.
import type { Idea } from '../../library/idea.ts';

const STOCK = 'sheep|lamb|cattle|cows?\\b|beef|dairy|goats?\\b|pigs?\\b|livestock|animals';

export const GATE: readonly Idea[] = [
  {
    id: 'through-the-field-with-a-dog',
    format: 'checklist',
    only: STOCK,
    again: 8,
    emoji: '🐕',
    tick: true,
    tags: ['FarmLife', 'DogWalk', 'CountryCode'],
    title: ['Walking through fields with a dog: what to do', 'Cows, sheep and your dog: rules for the field'],
    cover: 'With a dog through the field',
    gist: [
      'Lead on, a wide berth round calves and lambs, quiet, gate as you found it. And if cattle come for you: let go of the dog. It runs faster than they do, and it is the dog that they mean.',
      'Cows are curious, and mothers are mothers. With a short lead, a large curve and a calm step most things go well.',
    ],
    subject: ['Let go if they come', 'A wide berth round mothers'],
    hooks: {
      '*': [
        'If cows come running at you and your dog, let go of the lead. Yes, really.',
        'A field with calves in it is a nursery, and your dog looks like a wolf to them.',
      ],
      p: 'A few rules protect people, dogs and animals alike.',
      f: 'Your dog only wants to play. The sheep does not know that.',
      a: 'Lead. Distance. Calm. Let go.',
      t: 'Cattle go for the dog: freed, it gets away; held, it draws them onto you.',
      h: 'He would never hurt a fly, said the owner of a dog with wool in its teeth.',
      i: 'The land is shared by those who work it and those who walk it.',
      l: 'Dew, a short lead, and cows that only look up.',
    },
    lines: {
      '*': [
        'Cattle chasing you and your dog? Let go of the lead. They mean the dog, and it is faster.',
        'Never between cow and calf. Go round, even if it takes you off the path for a moment.',
        'Take the bag home. What dogs leave can make cows and sheep ill, and it gets into hay.',
        'A dog that only chases can kill: ewes in lamb may lose them from the running alone.',
      ],
      h: ['The cows had a meeting about him. He left early.'],
    },
    scene: [
      'Twenty heads come up at the same time, and a small terrier decides that it would rather be carried.',
      'At the gate somebody clips on the lead before opening it, without being asked. A farmer sees it from afar and lifts a hand.',
    ],
    why: [
      [
        'For cows with young a dog is an enemy, whatever its size.',
        'Cows drive a dog off, and whoever holds it stands in the way.',
      ],
      [
        'Sheep run until they can no longer, or into a fence.',
        'The harm is often done without a single bite.',
      ],
    ],
    parts: [
      [
        'Put the lead on at the gate',
        ['Short, but so that you can let go.', 'Also the dog that always obeys.'],
        'A lead at a gate',
      ],
      [
        'Go round in a large curve',
        ['Never between mother and young.', 'Quietly, without stopping to take pictures.'],
        'Cows at a distance',
      ],
      [
        'Let go if they come',
        ['The dog gets away by itself.', 'You walk on briskly towards the edge, and do not run.'],
        'An open lead',
      ],
      [
        'Leave the gate as it was',
        ['Open stays open, shut stays shut.', 'There is a reason, even if one cannot see it.'],
        'A closed gate',
      ],
      [
        'Take the bag with you',
        ['Not on the hedge and not in the hedge.', 'Home, or into the next {bin|trash can}.'],
        'A bag on a belt',
      ],
    ],
    turn: [
      'And a hand lifted to the tractor. It is always returned.',
      'In doubt go back. The walk is just as nice the other way.',
    ],
    asks: ['How does yours behave with cows?', 'Have you ever turned back?'],
    ends: {
      p: 'Respect on four legs and two.',
      f: 'Have a lovely walk, both of you.',
      a: 'Lead on, let go if chased.',
      t: 'Rules on leads and paths differ by country and season: read the sign.',
      h: 'The terrier has applied for a {rucksack|backpack}.',
      i: 'A lifted hand costs nothing.',
      l: 'And the bells fade behind you.',
    },
    caution: 'If animals were hurt or a dog got loose among them, tell the farmer at once.',
    keep: 'the hook with the lead on it',
    send: 'somebody who walks a dog in the country',
    own: [
      {
        kinds: ['policy', 'place', 'event'],
        about: '\\bdogs?\\b|footpath|\\bwalk',
        lead: 'And about dogs on this farm.',
      },
    ],
    pic: { ask: 'A gate with a sign, or cows from afar', alt: 'A farm gate with cows in the distance' },
    claims: [
      [
        'Lead; release the dog if chased by cattle; leave gates',
        "Countryside Code and farmers' associations",
      ],
    ],
  },
  {
    id: 'three-in-the-morning-in-the-shed',
    format: 'behind',
    only: 'sheep|lambs?\\b|ewes?\\b',
    again: 11,
    emoji: '🐑',
    when: { season: ['winter', 'spring'] },
    tags: ['LambingSeason', 'FarmLife', 'BehindTheScenes'],
    title: ['Lambing: a night in the shed', 'What happens at lambing time, at three in the morning'],
    cover: 'Three in the morning',
    gist: [
      'A {torch|flashlight}, straw, a ewe that paws the ground. Mostly one only watches. Sometimes a hand is needed, sometimes a hair dryer, and at dawn there is one more, on four legs.',
      'For some weeks a farm sleeps in pieces. Most of it is waiting, and then it all happens at once.',
    ],
    subject: ['Sleep in pieces', 'Mostly one only watches'],
    hooks: {
      '*': [
        'Three in the morning, frost outside, and somebody sits on a bale and waits.',
        'Within half an hour it stands. Humans take a year.',
      ],
      p: 'Behind every lamb in a field there is a night that nobody saw.',
      f: 'Put the kettle on, it will be a while.',
      a: 'Watch. Wait. Help if needed.',
      t: 'The first milk within hours matters most: it carries the protection that a lamb is not born with.',
      h: 'The farmer has been wearing the same jumper since February. It now gives milk.',
      i: 'Each year it begins again, wet and wobbly.',
      l: 'Steam in lamplight, and a low sound that only mothers make.',
    },
    lines: {
      '*': [
        'A lamb stands within half an hour or so and has to drink within the first hours. That is what the night is about.',
        'Mostly a shepherd only watches. Knowing when to help and when not is the whole art.',
        'A cold lamb gets warmth first, and milk after that.',
        'Numbers sprayed on sheep are family names: lamb seven belongs to ewe seven.',
      ],
      h: ['In the kitchen a box stands in front of the stove, and the box says baa.'],
    },
    scene: [
      'The beam of a lamp goes over backs and stops at one that stands apart and paws.',
      'At six the door opens, it is light and cold, and between four legs there are eight.',
    ],
    why: [
      [
        'Most ewes manage alone, and disturbing them does harm.',
        'Yet in the one case in twenty minutes count.',
      ],
      [
        'Whoever is there sees what is wrong before it is late.',
        'Fox, frost and hunger do not wait for the morning.',
      ],
    ],
    parts: [
      [
        'The ewe goes off by herself',
        ['She paws, lies down, gets up again.', 'That is when one puts out the light and waits.'],
        'A ewe in straw',
      ],
      [
        'The lamb shakes its ears',
        ["Licked dry it is found by its mother's voice.", 'A handful of straw helps where she is tired.'],
        'A wet lamb',
      ],
      [
        'The first milk goes in',
        ['The sooner the better, and out of the right teat.', 'If it will not, a bottle and a lap will do.'],
        'A lamb drinking',
      ],
      [
        'Both get a number',
        [
          'On the side, in colour, so that nobody is mixed up.',
          'Then a day in a small pen, to get to know each other.',
        ],
        'A number on wool',
      ],
    ],
    turn: ['And at seven it is breakfast, for some.', 'The jumper goes in the wash in May.'],
    asks: ['Have you ever seen one being born?', 'What would you ask a shepherd?'],
    ends: {
      p: 'Some weeks of nights, for a year of sheep.',
      f: 'If you see a tired farmer in spring: bring cake.',
      a: 'Watch, wait, help.',
      t: 'Pregnant women should keep away from lambing ewes: some infections can be passed on.',
      h: 'The box has learned to climb out of the box.',
      i: 'Small, wet, and on its feet.',
      l: 'And the sun comes up over the hill.',
    },
    caution: 'Pregnant women should stay away from lambing sheep and newborn lambs.',
    keep: 'the first lambs in the field',
    send: 'somebody who gets up at night, too',
    own: [
      {
        kinds: ['event', 'story', 'history', 'people', 'place'],
        about: 'lamb|sheep|ewe|flock|open day',
        lead: 'And about lambing here.',
      },
    ],
    pic: { ask: 'A newborn lamb in straw', alt: 'A newborn lamb standing in straw', need: 'photo' },
    claims: [
      ['Colostrum; standing and sucking; pregnancy risk', 'veterinary textbooks; public health authorities'],
    ],
  },
  {
    id: 'behind-the-tractor',
    format: 'tip',
    again: 10,
    emoji: '🚜',
    when: { months: [5, 6, 7, 8, 9, 10] },
    tags: ['FarmLife', 'Harvest', 'RoadSafety'],
    title: [
      'Stuck behind a tractor: what helps',
      'Overtaking a tractor: look for the gateway on the other side',
    ],
    cover: 'Behind the tractor',
    gist: [
      'It mostly turns off after a mile or two, and often to the side that you do not expect: into a gate. Keep your distance, look for indicators and gateways, and never overtake at a junction.',
      "In harvest weeks they drive by weather and not by clock. Two minutes behind a trailer are somebody's whole year of hay.",
    ],
    subject: ['It turns into a gate', 'Two minutes, a year of hay'],
    hooks: {
      '*': [
        'The tractor in front of you will turn off soon. Into a gateway, and perhaps across your lane.',
        'Thirty seconds of patience, and it is gone. Most of the accidents happen in the twenty-ninth.',
      ],
      p: 'Distance and a look at the gateways prevent most collisions.',
      f: 'Open the window. It smells of hay.',
      a: 'Distance. Gateways. Wait.',
      t: 'Long loads swing out at the rear and hide indicators; the driver cannot see you if you cannot see the mirrors.',
      h: 'He has waved eleven cars past, and one of them waved with all its fingers.',
      i: "There goes somebody's supper, and perhaps yours.",
      l: 'Dust, gold light, and a load of hay that brushes the trees.',
    },
    lines: {
      '*': [
        'Behind a tractor: look for the gateway on the other side before you overtake. That is where it wants to go.',
        'If you cannot see the mirrors, the driver cannot see you.',
        'Mud on the road in harvest is slippery like ice. Slow down where fields come out.',
        'A farmer who pulls in lets you pass. A lifted hand is the usual fee.',
      ],
      h: ['The satnav said eleven minutes. It had not reckoned with Hubert.'],
    },
    scene: [
      'On the ridge stands a thunderhead, in the field nine bales still lie, and on the road a convoy builds up.',
      'From the cab a hand comes out, flat: wait. Then it waves. Behind the bend it was all clear.',
    ],
    why: [
      [
        'Tractors have to turn where the field is, and fields lie on both sides.',
        'A wide load needs the whole road in order to get through a gate.',
      ],
      ['When rain is coming every hour counts.', 'What gets wet now cannot be fed in winter.'],
    ],
    parts: [
      [
        'Keep your distance',
        ['So that mirrors and indicators can be seen.', 'Straw and stones fall off behind.'],
        'A trailer from behind',
      ],
      [
        'Look for gateways',
        ['On either side, with tracks leading in.', 'If it slows down for no reason, there is one.'],
        'A gate at a road',
      ],
      [
        'Overtake only in clear view',
        ['Never at junctions, bends or hills.', 'And not the second one, if there are two.'],
        'An open road',
      ],
    ],
    turn: ["And wave. It makes somebody's day.", 'Bicycles and horses feel the same about cars, by the way.'],
    asks: ['How long is your record behind a tractor?', 'Do you wave?'],
    ends: {
      p: 'A little time, and everybody gets home.',
      f: 'Thank you, from all of us in the cab.',
      a: 'Distance, then patience.',
      t: 'Width, lights and escorts are regulated; a flashing light means that it is wide or slow.',
      h: 'Hubert has a sticker now: "I can see you too".',
      i: 'The harvest is on its way home.',
      l: 'And the dust settles behind it.',
    },
    keep: 'the next hot week in harvest',
    send: 'somebody who is always late',
    pic: { ask: 'A trailer with hay, seen from behind', alt: 'A tractor with a load of hay on a lane' },
    claims: [
      ['Turning tractors, sight of mirrors, mud', "road safety authorities and farmers' associations"],
    ],
  },
  {
    id: 'mud-or-clean-boots',
    format: 'either',
    again: 9,
    emoji: '🥾',
    tags: ['FarmLife', 'ThisOrThat', 'CountryLife'],
    title: ['Up at five or to bed at two: farm or town?', 'Could you live on a farm? Mornings decide'],
    cover: 'Farm or town?',
    gist: [
      'Woken by a {cockerel|rooster} at five, or by a tram at two: which noise could you sleep through? And which quiet would you miss?',
      'Town people dream of the {cockerel|rooster}, and farm people of a {takeaway|takeout} round the corner. What would you swap?',
    ],
    subject: ['{Cockerel|Rooster} or tram?', 'What would you miss?'],
    hooks: {
      '*': [
        'Woken by a {cockerel|rooster} at five or by a tram at two: which would you rather have?',
        'Could you live on a farm? Think of February before you answer.',
      ],
      p: 'Both have their noise, and both their quiet.',
      f: 'Be honest: could you get up at five?',
      a: '{Cockerel|Rooster} or tram. Choose.',
      t: '{Cockerels|Roosters} do not crow at dawn alone: they crow when they feel like it, at two as well.',
      h: 'The {cockerel|rooster} has no snooze button. It has been looked for.',
      i: 'Home is the noise that one no longer hears.',
      l: 'Fog over the meadow, and one bird that begins.',
    },
    lines: {
      '*': [
        '{Cockerel|Rooster} at five or tram at two? Which do you take?',
        'What would you miss most on a farm: the {takeaway|takeout}, the tram or the dry shoes?',
        'Boots by the door belong in pairs, upside down. Something always lives in them.',
        'On a farm there is no weekend, but there is every evening.',
      ],
      h: ['It was so quiet that she could hear her phone charging.'],
    },
    scene: [
      'Half past four, it is still grey, and somebody in a {holiday|vacation} cottage looks for the switch on a {cockerel|rooster}.',
      'In town, at night, somebody from the country lies awake and waits for the fridge to stop.',
    ],
    why: [
      [
        'It is a matter of ears, of boots, and of where one was a child.',
        'Everybody thinks that the other has it quieter.',
      ],
    ],
    parts: [
      [
        'The {cockerel|rooster}',
        ['Early, loud, and the air is free.', 'Mud on the boots and stars above the yard.'],
        'A {cockerel|rooster} on a gate',
      ],
      [
        'The tram',
        [
          'Late, loud, and there is bread at midnight.',
          'Dry feet, and somebody always plays music somewhere.',
        ],
        'A tram at night',
      ],
    ],
    turn: ['Those who have both live at the end of a bus line.', 'February, by the way, is mostly mud.'],
    asks: ['{Cockerel|Rooster} or tram?', 'What would you miss?'],
    ends: {
      p: 'A small question before going to sleep.',
      f: 'Come and try it. The boots are by the door.',
      a: 'Decide, please.',
      t: 'Earplugs help against both.',
      h: 'The {cockerel|rooster} has read this and is hurt.',
      i: 'There is more than one kind of quiet.',
      l: 'And then it is light.',
    },
    keep: 'a sleepless night',
    send: 'somebody who talks of moving to the country',
    pic: { ask: 'Muddy boots by a door', alt: 'Muddy boots beside a farmhouse door' },
    claims: [['Cocks crow at any hour', 'common experience; animal behaviour research']],
  },
  {
    id: 'your-first-farm',
    format: 'question',
    again: 11,
    emoji: '🐄',
    tags: ['FarmMemories', 'CountryLife', 'FarmTalk'],
    title: ['The farm of your childhood: what do you remember?', 'Whose farm did you know as a child?'],
    cover: 'The farm you knew',
    gist: [
      'Warm milk, a tyre in a tree, an uncle who let you steer. Whose farm did you know as a child, and how did it smell?',
      'Even in towns nearly everybody has one: grandparents, {holidays|vacations}, a school trip in rubber boots. Which is yours?',
    ],
    subject: ['An uncle who let you steer', 'How did it smell?'],
    hooks: {
      '*': [
        'Whose farm did you know as a child? And what did it smell of?',
        'Somebody once let you steer a tractor, sitting on a lap. Who was it?',
      ],
      p: 'Nearly everybody carries a farm about with them.',
      f: 'Tell us. We know the smell.',
      a: 'Which farm? Whose? When?',
      t: 'Smell is the sense with the longest memory.',
      h: 'The goose is remembered by three generations. By their legs.',
      i: 'There we learned where things come from.',
      l: 'A cool dairy, a white jug, and light through the slats.',
    },
    lines: {
      '*': [
        'Whose farm do you remember from your childhood, and which animal were you afraid of?',
        'Hay, diesel, wet dog, warm milk: which smell brings you back?',
        'The first job on a farm is mostly collecting eggs. The second is running from the goose.',
        'An old photograph with a calf in it? We would love to see it.',
      ],
      h: ['Grandfather said the goose was friendly. Grandfather wore boots.'],
    },
    scene: [
      'A child sits on a lap, two large hands over two small ones, and the wheel shakes.',
      'In the hayloft somebody lies very still, and below somebody calls for supper, for the third time.',
    ],
    why: [
      [
        'It was the place where one was allowed to do something real.',
        'Nobody forgets the first animal that ate from their hand.',
      ],
    ],
    parts: [
      [
        'Whose farm was it?',
        ['Grandparents, neighbours, a summer.', 'Is it still there?'],
        'An old farm photograph',
      ],
      ['What do you still smell?', ['One smell, one sound.', 'And what did you get to eat?'], 'A hayloft'],
    ],
    turn: ['We collect such memories, geese included.', 'Perhaps somebody here was there as well.'],
    asks: ['Whose was it?', 'Which animal scared you?'],
    ends: {
      p: 'Thank you for each of them.',
      f: 'And if you have children: bring them along to one.',
      a: 'Place, person, smell.',
      t: 'With year and make of tractor, for the experts.',
      h: 'The goose died in her sleep, undefeated.',
      i: 'What one has seen as a child one looks after.',
      l: 'And somebody calls you in to supper.',
    },
    keep: 'the next visit to grandparents',
    send: 'whoever let you steer',
    pic: {
      ask: 'An old photograph with a tractor or an animal',
      alt: 'An old photograph of a child on a tractor',
    },
    claims: [['Smell and memory', 'common experience; psychology textbooks']],
  },
];
