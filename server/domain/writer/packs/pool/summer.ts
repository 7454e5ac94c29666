// Pumps, covers, leaks, safety and the year around the pool.
import type { Idea } from '../../library/idea.ts';

export const SUMMER: readonly Idea[] = [
  {
    id: 'a-bucket-on-the-second-step',
    format: 'howto',
    again: 8,
    emoji: '🪣',
    tags: ['PoolLeak', 'PoolCare', 'PoolTips'],
    title: ['Is my pool leaking? The bucket test', 'Leak or evaporation: a bucket tells'],
    cover: 'A bucket tells',
    gist: [
      'Stand a bucket of pool water on a step, so that both levels are the same, mark both, and wait a day. If the pool has sunk more than the bucket, water is going somewhere that it should not.',
      'Sun and wind take from both alike. What is missing beyond that is a leak. A bucket and a pencil are all that you need.',
    ],
    subject: ['Sun takes from both alike', 'A pencil line and a day'],
    hooks: {
      '*': [
        'The level keeps falling. Is it the sun, or a leak? A bucket knows.',
        'Before you dig up the lawn, put a bucket on the second step.',
      ],
      p: 'A simple comparison saves an unnecessary search.',
      f: 'It costs nothing, and you can do it tonight.',
      a: 'Bucket. Two marks. One day. Compare.',
      t: 'Same water, same sun, same wind: the difference between the two levels is the loss by leakage.',
      h: 'He suspected the dog. The dog was cleared by a bucket.',
      i: 'Water is precious. It is worth a look.',
      l: 'Two lines in pencil, and a still evening.',
    },
    lines: {
      '*': [
        'Leak or evaporation? A bucket of pool water on the step, two marks, one day. If the pool falls more than the bucket, it leaks.',
        'Do the bucket test once with the pump on and once off: the difference says whether to look at pipes or at the shell.',
        'No bathing, no rain and no filling during the test, or the bucket is lying.',
        "In dry, windy heat a pool can lose a finger's breadth in some days by the sun alone. That is no leak.",
      ],
      h: ['The lawn is so green just there. That is the other clue.'],
    },
    scene: [
      'On the second step stands a red bucket with a stone in it, and on its side a line in pencil.',
      'Two people bend over the edge with a ruler like over a birthday cake.',
    ],
    why: [
      [
        'Wind and warmth take more than most people think, so many look for holes that are not there.',
        'Others top up for years and take a leak for the sun.',
      ],
      [
        'Water that goes astray can wash out the ground beneath paving.',
        'A leak also takes along what you paid for to put into the water.',
      ],
    ],
    parts: [
      [
        'Fill a bucket from the pool',
        ['Heavy enough to stand: a stone helps.', 'Same water, same temperature.'],
        'A bucket in the water',
      ],
      [
        'Put it on a step and mark both',
        ['Inside the bucket and on the wall of the pool.', 'Tape is easier to read than pencil.'],
        'A mark on a tile',
      ],
      [
        'Wait for a day',
        ['Pump as usual, nobody in it, automatic fill off.', 'Then the same again with the pump off.'],
        'A calm surface',
      ],
      [
        'Compare the two',
        ['The same fall means weather.', 'More in the pool means: write down how much, and ring somebody.'],
        'A ruler at a mark',
      ],
    ],
    turn: [
      'Rain in between? Then from the start, sorry.',
      'Write the result down with the date. It helps whoever searches.',
    ],
    asks: ['What did your bucket say?', 'How often do you top up?'],
    ends: {
      p: 'One day, one clear answer.',
      f: 'And afterwards the bucket is a footstool again.',
      a: 'Test first, dig later.',
      t: 'A drop that stops at the height of a fitting points to that fitting.',
      h: 'The dog has accepted an apology in sausages.',
      i: 'Look closely, and most riddles grow small.',
      l: 'And the level lies still.',
    },
    keep: 'the next week without rain',
    send: 'somebody who keeps on topping up',
    own: [
      {
        kinds: ['service', 'price', 'offer', 'process'],
        about: 'leak|repair|detect|pressure',
        lead: 'And if the bucket says yes.',
      },
    ],
    pic: { ask: 'A bucket on the step of the pool', alt: 'A bucket standing on the step of a swimming pool' },
    claims: [['Bucket test', 'EPA WaterSense; water suppliers']],
  },
  {
    id: 'cover-it-at-night',
    format: 'tip',
    again: 8,
    emoji: '🌙',
    when: { season: ['spring', 'summer', 'autumn'] },
    tags: ['PoolCover', 'SaveWater', 'PoolTips'],
    title: ['Why a pool cover saves more than water', 'Cover the pool at night: warmth, water, chlorine'],
    cover: 'Cover it at night',
    gist: [
      'Most of the warmth that a pool loses goes by evaporation. A cover keeps warmth, water and chlorine in and leaves out. Even a simple one, if it is on.',
      'It steams so prettily in the morning. That was your heating.',
    ],
    subject: ['That steam was your heating', 'Only if it is on'],
    hooks: {
      '*': [
        'The mist over the pool in the morning is lovely. It is your heating that is going.',
        'No part of a pool saves as much as the cover, provided that it is on.',
      ],
      p: 'A cover reduces heat, water and chemical losses at once.',
      f: 'Two minutes in the evening. Ask the tallest child.',
      a: 'Off in the morning. On at night.',
      t: 'Evaporation takes away the largest part of the heat; a cover that lies on the water stops nearly all of it while it is on.',
      h: 'The cover has lain beside the pool all summer. It keeps the lawn warm.',
      i: 'To save is to give the water another day.',
      l: 'A dark surface, drawn over like a blanket.',
    },
    lines: {
      '*': [
        "Most of a pool's heat leaves by evaporation. A cover at night keeps it in, and the water as well.",
        'Under a cover the sun eats less chlorine, and leaves stay outside.',
        'Windbreaks help too: a hedge on the windy side saves more water than you would think.',
        'A thin cover is no floor: never walk on it, and take it right off before anybody swims.',
      ],
      h: ['It takes two people and one argument to roll it up.'],
    },
    scene: [
      'Six in the morning, cool air, and over the blue there hangs a white veil. It costs money.',
      'Two people pull at two corners, and both say: to your side.',
    ],
    why: [
      [
        'When water turns to vapour it takes a great deal of warmth along.',
        'Wind carries the vapour off, and more comes after it all night.',
      ],
      [
        'What evaporates has to be filled up, warmed and treated again.',
        'What steams off is paid for three times.',
      ],
    ],
    parts: [
      [
        'Put it on every evening',
        ['The coolest hours cost the most.', 'Once it is a habit, it takes two minutes.'],
        'A cover being drawn',
      ],
      [
        'Take it right off to swim',
        ['Half off is a trap: people can get beneath it.', 'Let it drain before you roll it up.'],
        'A rolled cover',
      ],
      [
        'Let the water breathe now and then',
        ['After dosing, leave it open for some hours.', 'Then what should escape can escape.'],
        'An open pool',
      ],
    ],
    turn: [
      'And if you buy one: a roller is half of the saving, since then it gets used.',
      'A safety cover is another thing. It bears weight, and it has a standard.',
    ],
    asks: ['Every night, or when you think of it?', 'Who at yours pulls which corner?'],
    ends: {
      p: 'A small habit with three effects.',
      f: 'And tomorrow it is warm when you jump in.',
      a: 'On, every night.',
      t: 'Bubbles face down on solar covers; trim them to the edge.',
      h: 'The lawn has handed it back.',
      i: 'Kept warmth is given warmth.',
      l: 'And beneath it, it waits.',
    },
    caution: 'A floating cover is no protection for children: it can hide and hold somebody under water.',
    keep: 'the first cool evenings',
    send: 'whoever heats a pool',
    own: [
      {
        kinds: ['service', 'product', 'price', 'offer'],
        about: 'cover|heat|solar',
        lead: 'And about covers here.',
      },
    ],
    pic: { ask: 'A cover half drawn in evening light', alt: 'A pool cover being drawn over the water' },
    claims: [
      [
        'Evaporation is the largest loss; covers cut it by far over half while on',
        'US Department of Energy; EPA WaterSense; Cal Poly study',
      ],
    ],
  },
  {
    id: 'one-adult-who-only-looks',
    format: 'checklist',
    again: 7,
    emoji: '👀',
    when: { season: ['spring', 'summer', 'autumn'] },
    tick: true,
    tags: ['WaterSafety', 'PoolSafety', 'FamilyPool'],
    title: ['Children by the pool: what keeps them safe', 'Pool safety: one adult who does nothing but look'],
    cover: 'One adult who only looks',
    gist: [
      'Drowning is quick and nearly silent. A fence with a gate that shuts itself, toys out of the water, and one grown-up who does nothing but watch, taken in turns, with the phone put away.',
      'If everybody is watching, nobody is. Give one person a hat, and whoever wears the hat only looks.',
    ],
    subject: ['Drowning is quiet', 'Whoever wears the hat looks'],
    hooks: {
      '*': [
        'Drowning makes hardly any noise. So one adult only looks, and does nothing else.',
        'Twelve adults by the pool, and each thinks that another one is watching.',
      ],
      p: 'Several layers of protection are safer than any single one.',
      f: 'Give one person a silly hat. Whoever wears it watches.',
      a: 'Fence. Gate. Eyes. Within reach.',
      t: 'Barriers, supervision, swimming skills, life jackets and first aid are layers; each covers the gaps of the others.',
      h: 'The hat is ugly. That is why nobody forgets who has it.',
      i: 'The loveliest sound is that of all of them laughing.',
      l: 'A shut gate, a calm eye, and splashing.',
    },
    lines: {
      '*': [
        'One adult watches, and does nothing else: no phone, no grill, no book. Change every quarter of an hour.',
        "Small children: within arm's reach, also with armbands. Armbands are toys.",
        'Take toys out of the water after bathing. They are what lures small children back.',
        'If a child is missing, look in the pool first. Every second counts there.',
      ],
      h: ['The hat has flamingos on it. It has been passed on like a crown.'],
    },
    scene: [
      'At the barbecue somebody laughs, somebody pours, and on a chair by the edge sits a man in a flamingo hat who does not turn round.',
      'A gate falls shut by itself, click. A small hand shakes it and cannot get in.',
    ],
    why: [
      [
        'In films people wave and shout. In truth they go under and cannot call.',
        'A child can go under in less time than it takes to fetch a towel.',
      ],
      [
        'In groups responsibility gets thinner with each person.',
        'A name or a hat makes one person responsible again.',
      ],
    ],
    parts: [
      [
        'Put up a fence with a gate',
        [
          'On all four sides, and it shuts and latches by itself.',
          'Nothing beside it that one can climb on.',
        ],
        'A gate that closes',
      ],
      [
        'Name the one who looks',
        ['In turns, with a hat or a whistle.', 'Whoever has to go in hands it over, aloud.'],
        'A hat on a chair',
      ],
      [
        'Stay within reach',
        ["With little ones in the water, arm's length.", 'Also if they can swim a bit.'],
        'A hand by a child',
      ],
      [
        'Clear the water afterwards',
        ['Toys out, ladder up, gate shut.', 'Drain covers must be whole, hair tied up.'],
        'Toys in a basket',
      ],
      [
        'Learn to resuscitate',
        [
          'A course takes a few hours, and every family needs one who has been.',
          'Keep a phone at the pool for that alone.',
        ],
        'A first aid course',
      ],
    ],
    turn: [
      'And the rules hold for guests as well. Say them at the gate.',
      'The hat goes on its hook by the gate.',
    ],
    asks: ['Who wears the hat at yours?', 'Which rule is the first that you tell guests?'],
    ends: {
      p: 'Layers, so that no single mistake counts.',
      f: 'Pass it on, please. To all who have water.',
      a: 'Look first, in the pool.',
      t: 'Laws on fences, covers and alarms differ by country and town: ask for yours.',
      h: 'Flamingos look good on everybody, by the way.',
      i: 'So that it remains a happy place.',
      l: 'And the gate clicks.',
    },
    caution:
      'No cover, alarm or armband replaces an adult who watches. In an emergency call the emergency number at once.',
    keep: 'the gate of the pool',
    send: 'everybody whom you invite to swim',
    own: [
      {
        kinds: ['service', 'product', 'offer', 'price'],
        about: 'fence|safety|gate|cover|alarm',
        lead: 'And about safety here.',
      },
    ],
    pic: { ask: 'A closed gate, or the hat on a chair', alt: 'A sun hat on a chair beside a pool' },
    claims: [
      [
        'Layers of protection, fencing on four sides, undistracted watcher, look in water first',
        'WHO; American Academy of Pediatrics; Royal Life Saving',
      ],
    ],
  },
  {
    id: 'what-the-gauge-says',
    format: 'tip',
    again: 9,
    emoji: '🧭',
    tags: ['PoolFilter', 'PoolCare', 'PoolTips'],
    title: ['When to backwash or clean the pool filter', 'The pressure gauge on the filter: how to read it'],
    cover: 'What the gauge says',
    gist: [
      'Note what the gauge shows when the filter has just been cleaned. If it stands about a quarter higher, clean it. If it stands lower, water is missing: look at baskets and level.',
      'Not by the calendar but by the needle. A mark with a pen on the glass is the best instrument that you have.',
    ],
    subject: ['A pen mark on the glass', 'Higher, lower, and what it means'],
    hooks: {
      '*': [
        'On your filter there is a small clock. It does not show the time, but when to clean.',
        'Make a mark with a pen on the gauge today, and you will never have to guess again.',
      ],
      p: 'Cleaning by pressure protects pump, filter and water.',
      f: 'You have walked past it a hundred times. Have a look.',
      a: 'Clean pressure plus a quarter: clean it.',
      t: 'A rise over the clean reading means resistance in the filter; a drop means too little flow to the pump.',
      h: 'The needle has been asking for attention since May.',
      i: 'Small instruments, great peace of mind.',
      l: 'A needle that rests where it should.',
    },
    lines: {
      '*': [
        'Mark the gauge when the filter is clean. About a quarter above that: time to backwash or to rinse the cartridge.',
        'Pressure too low? Empty the baskets, check the level at the skimmer, and look for air in the lid of the pump.',
        'Cleaning too often does harm as well: a sand filter with a little dirt in it catches the finest.',
        'Empty the skimmer basket before it is full. A pump that gets no water gets hot.',
      ],
      h: ['In the basket: leaves, a {hair slide|hair clip}, and a frog with an opinion.'],
    },
    scene: [
      'Behind the hedge it hums, and on a round glass someone has drawn a small red line with nail varnish.',
      'The lid of the skimmer comes up, and two eyes look out.',
    ],
    why: [
      [
        'A clogged filter lets less through, and then the corners stand still.',
        'Where nothing moves the green begins.',
      ],
      [
        'Whoever cleans by the calendar does it too late after storms, and too often in calm weeks.',
        'The needle knows about storms and about calm weeks.',
      ],
    ],
    parts: [
      [
        'Mark the clean reading',
        ['Right after cleaning, pump running.', 'Nail varnish lasts the longest.'],
        'A gauge with a mark',
      ],
      [
        'Clean it at a quarter more',
        [
          'Backwash, or hose the cartridge from the inside out.',
          'Where the water goes is regulated in many towns.',
        ],
        'A cartridge under a hose',
      ],
      [
        'Look at the baskets when it falls',
        ['Skimmer, pump, level: in that order.', 'Bubbles at the inlets mean that it draws in air.'],
        'A basket with leaves',
      ],
    ],
    turn: [
      'Switch the pump off before you move a valve. Always.',
      'Put the frog in the shade, and a plank in the skimmer for the next one.',
    ],
    asks: ['What was the strangest thing in your basket?', 'Sand, cartridge or the fine powder?'],
    ends: {
      p: 'A mark, a glance, and it runs.',
      f: 'And greet the frog.',
      a: 'Read the needle.',
      t: 'A gauge that stays up with the pump off is broken, and costs little.',
      h: 'The needle feels seen.',
      i: 'Look after what hums quietly.',
      l: 'And behind the hedge, only crickets.',
    },
    keep: 'the first warm weekend',
    send: 'whoever never goes behind the hedge',
    own: [
      {
        kinds: ['service', 'price', 'offer', 'process'],
        about: 'filter|pump|equipment|backwash|repair',
        lead: 'And for filters and pumps.',
      },
    ],
    pic: { ask: 'The gauge with a mark on its glass', alt: 'A pressure gauge on a pool filter' },
    claims: [['Clean at some 25 per cent above clean pressure', "filter makers; pool operators' handbooks"]],
  },
  {
    id: 'ten-minutes-a-week',
    format: 'checklist',
    again: 8,
    emoji: '🗓️',
    when: { season: ['spring', 'summer', 'autumn'] },
    tick: true,
    tags: ['PoolCare', 'PoolTips', 'WeeklyPool'],
    title: ['Weekly pool care: a list for a quarter of an hour', 'What a pool needs every week'],
    cover: 'A quarter of an hour a week',
    gist: [
      'Skim, brush, empty baskets, look at the level, test the water, listen to the pump. A quarter of an hour a week saves the lost weekend in August.',
      'Pools do not go wrong suddenly. They do so by a week that somebody skipped.',
    ],
    subject: ['The week that was skipped', 'Skim, brush, test, listen'],
    hooks: {
      '*': [
        'A pool that goes green in August was forgotten in July.',
        'Fifteen calm minutes on the same day each week. That is nearly all of it.',
      ],
      p: 'Small, regular care is cheaper than any rescue.',
      f: 'Before breakfast, with a coffee on the edge. There is worse work.',
      a: 'Skim. Brush. Baskets. Level. Test. Listen.',
      t: 'Water level at the middle of the skimmer opening; walls brushed from the top down; readings noted.',
      h: 'The pool robot is called Kevin. He does the rest, when he wants to.',
      i: 'Looking after something can be the calmest part of a week.',
      l: 'Early light, a long pole, and rings on the water.',
    },
    lines: {
      '*': [
        'Each week: skim, brush, empty the baskets, check the level, test the water, listen to the pump.',
        'The water should stand at the middle of the skimmer opening. Lower, and the pump draws air.',
        'Brush the steps and behind the ladder. Water stands still there, and algae know that.',
        'A pump that sounds otherwise than last week is telling you something. Listen to it.',
      ],
      h: ['Kevin has eaten a sock. He is resting.'],
    },
    scene: [
      "Sunday, seven o'clock, a coffee on the stone edge, and somebody draws a net over the water like a line on paper.",
      'A small machine climbs up the wall, hesitates at the top, and lets itself fall back.',
    ],
    why: [
      [
        'Leaves that sink colour the floor and use up chlorine.',
        'What is skimmed off today need not be dissolved tomorrow.',
      ],
      ['Changes show early to whoever looks every week.', 'Green that can be seen from the kitchen is late.'],
    ],
    parts: [
      ['Skim the surface', ['Before it sinks.', 'In autumn daily, or a net across.'], 'A net on the water'],
      [
        'Brush walls and steps',
        ['Top to bottom, towards the drain.', 'Two minutes, and nothing gets a hold.'],
        'A brush on a step',
      ],
      [
        'Empty the baskets',
        ['Skimmer and pump, with the pump off.', 'Rinse them, and look for cracks.'],
        'A basket over a hedge',
      ],
      [
        'Check the level',
        ['Middle of the opening.', 'If it falls every week, do the test with a bucket.'],
        'Water at a skimmer',
      ],
      [
        'Test and write it down',
        ['Free chlorine and pH at least.', 'A pencil and a booklet are enough.'],
        'A notebook and a test kit',
      ],
      [
        'Listen to the pump',
        ['A hum is good, gravel is not.', 'And look for drops beneath it.'],
        'A pump behind a hedge',
      ],
    ],
    turn: ['Done? Then jump in, that is what it is for.', 'And Kevin gets a new brush in spring.'],
    asks: ['Which day is pool day at yours?', 'What is your robot called?'],
    ends: {
      p: 'Regular and short: the whole art.',
      f: 'Then the coffee is just right.',
      a: 'Every week, same day.',
      t: 'After storm and party once more, out of turn.',
      h: 'The sock was a left one. It always is.',
      i: 'Clear water is a habit.',
      l: 'And the first bather is you.',
    },
    keep: 'the door of the pump house',
    send: 'somebody with a new pool',
    own: [
      {
        kinds: ['service', 'price', 'offer'],
        about: 'weekly|every week|clean|servic|mainten',
        lead: 'And for weeks without that quarter of an hour.',
      },
    ],
    pic: { ask: 'A net on the surface in early light', alt: 'A skimming net on the surface of a pool' },
    claims: [['Weekly routine', 'pool care handbooks']],
  },
  {
    id: 'jump-or-toe-by-toe',
    format: 'either',
    again: 8,
    emoji: '💦',
    when: { season: ['spring', 'summer', 'autumn'] },
    tags: ['PoolLife', 'ThisOrThat', 'SummerTalk'],
    title: ['Jump in or toe by toe?', 'How do you get into cold water?'],
    cover: 'Jump, or toe by toe?',
    gist: [
      'Some run and shout. Others stand on the third step for ten minutes with their elbows up and say that it is lovely. Which are you?',
      'There are two ways into cold water, and each side thinks that the other is mad.',
    ],
    subject: ['Elbows up on the third step', 'Which are you?'],
    hooks: {
      '*': [
        'Do you jump, or do you stand on the third step with your elbows up?',
        'Two ways lead into cold water. Each side thinks that the other is mad.',
      ],
      p: 'Getting used to cold water slowly is easier on the heart, by the way.',
      f: 'One counts to three. And then to ten.',
      a: 'Jump or step. One word.',
      t: 'Cold shock is strongest in the first minute; wetting arms and neck beforehand softens it.',
      h: '"It is warm once you are in", they call. They want company.',
      i: 'The first step is always the coldest.',
      l: 'A slow step, a ring that spreads, a breath.',
    },
    lines: {
      '*': [
        'Jump in or toe by toe? No long explanations, please.',
        'The third step is the hardest. Everybody knows which part of the body that concerns.',
        'Wet arms and neck before you go in. It takes the edge off the cold.',
        'Jump only where you know how deep it is. Really only there.',
      ],
      h: ['He has been on the third step since June.'],
    },
    scene: [
      'Three children fly past, three fountains rise, and on the step somebody says very softly: no. No. No.',
      'A toe, a gasp, a laugh, and the towel is put back round the shoulders for now.',
    ],
    why: [
      [
        'It depends on the water, on the heart, and on who is looking.',
        'People have married in spite of it.',
      ],
    ],
    parts: [
      [
        'Jump in',
        [
          'Over quickly, and it makes a fine splash.',
          'One shout, and then it is the loveliest place there is.',
        ],
        'A splash',
      ],
      [
        'Toe by toe',
        ['Dignified, and one can still turn back.', 'Step by step, with a small speech at each.'],
        'Feet on a step',
      ],
    ],
    turn: ['Pushing in does not count, and is not allowed.', 'And who is splashed has won a towel.'],
    asks: ['Which of the two are you?', 'Who at yours is the last to get in?'],
    ends: {
      p: 'Both arrive in the end.',
      f: 'Come in. It is lovely once you are in.',
      a: 'Choose, go.',
      t: 'With heart trouble: never jump into cold water, and ask your doctor.',
      h: 'See you in September, on step four.',
      i: 'Just begin.',
      l: 'And then, weightless.',
    },
    caution: 'Never dive or jump where the depth is not known.',
    keep: 'the next hot afternoon',
    send: 'whoever stands on the third step',
    pic: { ask: 'Feet on the step, or a splash', alt: 'Feet on the steps of a pool' },
    claims: [['Cold shock; wet first; know the depth', 'lifesaving organisations']],
  },
  {
    id: 'your-first-summer-by-water',
    format: 'question',
    again: 11,
    emoji: '🏊',
    tags: ['SummerMemories', 'PoolLife', 'SummerTalk'],
    title: ['Where did you learn to swim?', 'Your first summer by the water: where was it?'],
    cover: 'The hand was gone',
    gist: [
      'In the {town baths|public pool} with a rope, in a lake with grandfather, or in a pool with arms in the air. Where did you learn it, and who held you under the {tummy|belly}?',
      'Everybody remembers the moment when the hand was gone and one did not go under. Where was that?',
    ],
    subject: ['Under the {tummy|belly}, a hand', 'Who held you?'],
    hooks: {
      '*': [
        'Where did you learn to swim, and who held a hand under your {tummy|belly}?',
        'One day the hand was gone, and you did not go under. Do you remember?',
      ],
      p: 'Learning to swim is one of few things that are kept for life.',
      f: 'Tell us. With water temperature.',
      a: 'Where? Who? How cold?',
      t: 'Floating comes first, breathing second, and strokes are only the third thing.',
      h: 'The method was called "you will manage". It was widespread.',
      i: 'Somebody once trusted that you would float.',
      l: 'Green light through water, and somebody calling your name.',
    },
    lines: {
      '*': [
        "Where did you learn to swim? Lake, sea, {town baths|public pool}, or somebody's pool?",
        'One never forgets the smell of the first swimming pool. Chlorine, chips and wet wood.',
        'It is never too late to learn it. There are courses for grown-ups, and they are full of nice people.',
        'The badge on the trunks was larger than many a medal.',
      ],
      h: ['He swam his first length with his eyes shut, and his second into a lady.'],
    },
    scene: [
      'A large hand, a small {tummy|belly}, and a voice that says: I have got you. It has already let go.',
      'Blue lips, a towel with whales on it, and nobody wants to go home.',
    ],
    why: [
      [
        'Somebody stood in cold water for hours, so that we could do it.',
        'One summer, and it decided about all the others.',
      ],
    ],
    parts: [
      ['Where was it?', ['The place, and how it smelt.', 'Is it still there?'], 'An old outdoor pool'],
      ['Who held you?', ['And did you ever say thank you?', 'Perhaps they read along.'], 'A hand in water'],
    ],
    turn: ['We begin: in a lake, and it was freezing.', 'Whoever still has the badge may show it.'],
    asks: ['Where did you learn it?', 'Who taught you?'],
    ends: {
      p: 'Thank you for every story.',
      f: 'And take somebody along who cannot do it yet.',
      a: 'Place and name.',
      t: 'With year, if you know it.',
      h: 'The lady was very understanding. She taught him the crawl.',
      i: 'Pass it on to somebody small.',
      l: 'And far out a head, and a wave.',
    },
    keep: 'a long summer evening',
    send: 'the one who held you',
    pic: { ask: 'An old photograph by the water', alt: 'An old photograph of children by the water' },
    claims: [['Common experience', 'common experience']],
  },
  {
    id: 'waking-the-pool',
    format: 'season',
    again: 11,
    emoji: '🌱',
    when: { months: [3, 4, 5] },
    unless:
      'florida|arizona|texas|california|hawaii|singapore|dubai|queensland|australia|new zealand|south africa',
    tags: ['PoolOpening', 'SpringPool', 'PoolCare'],
    title: ['Opening the pool in spring: in which order', 'Waking the pool: open it before it gets warm'],
    cover: 'Open it before it is warm',
    gist: [
      'Open it while the water is still cold: algae wake up before bathers do. Clean the cover first, fill up, put the pump together, brush, run it for a day, and only then test.',
      'Who waits for the first hot day opens a pond. A cool weekend is the right one.',
    ],
    subject: ['Algae get up earlier', 'A cool weekend is right'],
    hooks: {
      '*': [
        'Open the pool when it is still too cold to swim. Algae rise earlier than bathers.',
        'Under the cover there has been a whole winter. Let it out before it is warm.',
      ],
      p: 'An early opening needs less of everything.',
      f: 'Put a jumper on. It is worth it.',
      a: 'Cover. Level. Pump. Brush. Run. Test.',
      t: 'In cold water algae grow slowly, so the same dose goes further; test after a full day of circulation.',
      h: 'On the cover there was a small lake, with ambitions.',
      i: 'It begins anew, every year.',
      l: 'A cover drawn back, and beneath it a cold clear blue.',
    },
    lines: {
      '*': [
        'Open the pool before it gets warm: in cold water algae are slow, and you need less to keep them down.',
        'Clean and drain the cover before you take it off. What is on it must not get under it.',
        'Let it run for a day before you test. Before that you only measure one corner.',
        'Look at lights, ladders and drain covers before the first guest comes. They must be whole and tight.',
      ],
      h: ['Found under the cover: one flip-flop. It had company.'],
    },
    scene: [
      'In woollen hats two people carry a wet cover across the lawn like a very large fish.',
      'The pump coughs, spits, and then it hums. Everybody looks at the inlet.',
    ],
    why: [
      [
        'Warm water and light are all that algae wait for.',
        'A week too late costs more than the whole spring clean.',
      ],
      [
        'In April spare parts and people are to be had.',
        'On the first hot Saturday everybody rings at once.',
      ],
    ],
    parts: [
      [
        'Clean and lift the cover',
        ['Pump off the water, sweep off the leaves.', 'Dry it before it is stored, or it sticks.'],
        'A cover on a lawn',
      ],
      [
        'Fill up and put it together',
        ['Level, baskets, plugs, seals.', 'A smear of the right grease on each ring.'],
        'A pump being assembled',
      ],
      [
        'Brush, then run it for a day',
        ['Into the drain, and let it filter.', 'Watch the gauge: it catches a whole winter.'],
        'A brush on a wall',
      ],
      [
        'Test and set it in order',
        ['Alkalinity, pH, then the rest.', 'Take a sample to be analysed, once a year.'],
        'A sample bottle',
      ],
    ],
    turn: [
      'And then wait for the warmth, with a clear view of the floor.',
      'The flip-flop gets a place of honour.',
    ],
    asks: ['What was under your cover?', 'When is your first dip?'],
    ends: {
      p: 'Early is easy.',
      f: 'You have put a foot in already, have you not?',
      a: 'Open it cold.',
      t: 'Have electrics and earthing checked by a qualified electrician.',
      h: 'The small lake has been moved to the garden.',
      i: 'The first blue of the year.',
      l: 'And a swallow drinks from it.',
    },
    keep: 'the first mild weekend',
    send: 'somebody who waits for the heat',
    own: [
      {
        kinds: ['service', 'price', 'offer'],
        about: 'opening|open (?:and|your|up)|spring|season',
        lead: 'And for the opening this spring.',
      },
    ],
    pic: { ask: 'The cover coming off', alt: 'A pool cover being drawn back in spring' },
    claims: [['Open early; circulate before testing', 'pool care handbooks']],
  },
  {
    id: 'before-the-first-frost-not-after',
    format: 'season',
    again: 11,
    emoji: '🍂',
    when: { season: ['autumn'] },
    unless: 'florida|arizona|texas|california|hawaii|singapore|dubai|queensland|spain|malta|cyprus',
    tags: ['PoolClosing', 'AutumnPool', 'PoolCare'],
    title: ['Closing the pool for winter: clean goes first', 'How to put a pool to bed for the winter'],
    cover: 'Put it to bed clean',
    gist: [
      'What goes under the cover in autumn comes out in spring, only older. Clean, balance, lower the level as your system wants it, drain pump and pipes, and cover it tight.',
      'Frost breaks what stands full: pumps, pipes, heaters. An afternoon before it spares a bill after it.',
    ],
    subject: ['Only older in spring', 'Frost breaks what stands full'],
    hooks: {
      '*': [
        'What goes under the cover now comes out in spring. Only older.',
        'Frost is patient, and it loves pumps that are still full.',
      ],
      p: 'A clean, drained pool comes through the winter without damage.',
      f: 'One last dip, with a shriek. Then to work.',
      a: 'Clean. Balance. Drain. Cover.',
      t: 'Freezing water expands by about nine per cent; what is closed and full gives way at the weakest place.',
      h: 'The last bather of the year was a hedgehog. He got out. We helped.',
      i: 'What rests well wakes well.',
      l: 'Leaves on dark water, then the cover, then quiet.',
    },
    lines: {
      '*': [
        'Close the pool clean: what is under the cover in autumn is there in spring, too.',
        'Drain pump, filter and heater before the first frost. What stands full may burst.',
        'Wait until the water is cool: in warm water under a cover algae go on having summer.',
        'A plank or a ramp in the water saves hedgehogs and mice until the cover is on.',
      ],
      h: ['The inflatable crocodile has been let down. He took it personally.'],
    },
    scene: [
      'Yellow leaves drift on the water, somebody winds up a hose, and from the pump runs the last summer.',
      'With a click the cover is on, and the garden is a room smaller.',
    ],
    why: [
      [
        'Leaves stain floor and walls and feed what grows in spring.',
        'Half a year is long enough for any stain.',
      ],
      [
        'Ice does not bend. Pipes and pump housings give way first.',
        'Nobody sees a cracked pipe until the first warm day, when it runs.',
      ],
    ],
    parts: [
      [
        'Clean it thoroughly',
        ['Skim, brush, vacuum, baskets.', 'As if guests were coming.'],
        'A clean floor under leaves',
      ],
      [
        'Balance it once more',
        ['Days before, with the pump running.', 'Winter products only as the label says.'],
        'A test kit in autumn light',
      ],
      [
        'Drain what may freeze',
        [
          'Pump, filter, heater, pipes: each has a plug.',
          'Put the plugs in the basket, so that you find them.',
        ],
        'A plug and a pump',
      ],
      [
        'Cover it tight',
        ['No gap for leaves, and none for animals.', 'Look in after each storm.'],
        'A cover with water on it',
      ],
    ],
    turn: [
      'Write down what was loose or worn. In winter there is time for it.',
      'And a photograph of the valves as they stood. You will thank yourself.',
    ],
    asks: ['When do you close?', 'Who was the last one in?'],
    ends: {
      p: 'An afternoon now, a calm spring.',
      f: 'See you on the third step, next year.',
      a: 'Before the frost.',
      t: 'How far to lower the water depends on tiles, skimmer and cover: ask for your model.',
      h: 'The crocodile is looking forward to May.',
      i: 'Good night, summer.',
      l: 'And over it the first white frost.',
    },
    keep: 'the first cool weekend of autumn',
    send: 'somebody who still has leaves in it',
    own: [
      {
        kinds: ['service', 'price', 'offer'],
        about: 'clos|winter|autumn|fall',
        lead: 'And for the closing this autumn.',
      },
    ],
    pic: { ask: 'The pool on the day it is closed', alt: 'A swimming pool with a winter cover and leaves' },
    claims: [['Winterising; water expands about nine per cent on freezing', 'pool makers; physics']],
  },
];
