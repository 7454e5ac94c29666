// Nails, skin, shoes and what a podiatrist sees.
import type { Idea } from '../../library/idea.ts';

export const FEET: readonly Idea[] = [
  {
    id: 'straight-across',
    format: 'howto',
    again: 6,
    emoji: '✂️',
    tags: ['ToenailCare', 'FootCareTips', 'FootHealth'],
    title: [
      'How to cut toenails so that they do not grow in',
      'Cutting toenails: straight, not too short, file the corners',
    ],
    cover: 'How to cut toenails',
    gist: [
      'Cut toenails straight across and not too short, in small snips, and file the corners instead of cutting them out.',
      'Ingrown nails often begin when the corners are cut out. Leave them, and file them smooth.',
    ],
    subject: ['How to cut toenails', 'How to avoid ingrown nails'],
    hooks: {
      '*': [
        'How should you cut your toenails? Straight across, and not too short.',
        'Many ingrown toenails begin with the scissors. Here is how to cut them.',
      ],
      ptal: 'Straight across, level with the toe, corners filed: that prevents ingrown nails.',
      fi: 'Toenails due? These four steps save you trouble.',
      h: 'Toenails are far away. Sit down, and good light helps.',
    },
    lines: {
      '*': [
        'Cut toenails straight across, level with the tip of the toe.',
        'Do not cut out the corners of a toenail. File them smooth.',
        'Use nail clippers for toenails and take small snips.',
        'Thick or painful toenails? Leave them to a podiatrist.',
      ],
      h: ['If you cannot reach your toes, that is what podiatrists are for.'],
    },
    scene: [
      'The corner hurts a little, so you cut it out, and two weeks later it is red.',
      'You balance on one leg in the bathroom with the clippers in your hand.',
    ],
    why: [
      [
        'If the corner is cut out, the nail can grow into the skin.',
        'A nail that is too short lets the skin push up in front of it.',
      ],
      ['Small snips keep the nail from splitting.', 'Toenails are hard, and one big cut can crack them.'],
    ],
    parts: [
      [
        ['Sit down in good light', 'Take your time and sit'],
        ['Foot on a stool, glasses on.', 'After a shower the nails are softer.'],
        'A foot on a stool',
      ],
      [
        ['Cut straight across', 'Snip in a straight line'],
        ['In two or three snips, level with the tip of the toe.', 'Not shorter, and no curve.'],
        'Nail clippers',
      ],
      [
        ['File the corners', 'Smooth the corners with a file'],
        ['Until nothing catches on a sock.', 'Do not dig below the nail.'],
        'A nail file',
      ],
      [
        ['Look between the toes', 'Check the skin as well'],
        ['Dry it, and see whether it is red or white.', 'If you see anything new, have it looked at.'],
        'A towel between toes',
      ],
    ],
    turn: ['Every six to eight weeks is enough for most people.', 'It takes ten minutes.'],
    asks: ['Do you cut your toenails yourself?', 'What do you find hardest about cutting toenails?'],
    ends: {
      ptal: 'Straight, not too short, corners filed.',
      fi: 'And if it is too hard to reach, let somebody do it.',
      h: 'Toes are easier to reach sitting down.',
    },
    caution: [
      'With diabetes, poor circulation, numb feet or blood thinners, do not cut your own nails without advice.',
      'If you have diabetes, numb feet or poor circulation, ask a podiatrist or doctor first.',
    ],
    keep: 'the next time you cut your nails',
    send: 'somebody with sore toes',
    own: [
      {
        kinds: ['service', 'price', 'process', 'hours'],
        about: 'nails?\\b|routine|trim|home visit',
        lead: ['And if they are out of reach.', 'For nails that will not be told.'],
      },
    ],
    pic: { ask: 'Clippers and a file on a towel', alt: 'Toenail clippers and a file on a white towel' },
    claims: [
      [
        'Cut straight across, file corners; caution with diabetes',
        'advice of podiatry bodies and health services',
      ],
    ],
  },
  {
    id: 'draw-round-your-foot',
    format: 'tip',
    again: 7,
    emoji: '✏️',
    tags: ['ShoeFit', 'FootCareTips', 'HealthyFeet'],
    title: [
      'Do your shoes fit? A test with pencil and paper',
      'Are your shoes too narrow? Draw round your foot',
    ],
    cover: 'Do your shoes fit?',
    gist: [
      'Stand on paper, draw round your foot, and put your shoe on the drawing. If the line shows at the side, the shoe is too narrow.',
      'Many people wear shoes that are too narrow. A pencil and a sheet of paper show it in a minute.',
    ],
    subject: ['Do your shoes fit?', 'A test with pencil and paper'],
    hooks: {
      '*': [
        'Do your shoes fit? A pencil and a sheet of paper show it in a minute.',
        'Most people have never measured their feet as adults. Try this.',
      ],
      ptal: "A shoe needs a thumb's width in front of the longest toe.",
      fi: 'Do your toes hurt in the evening? Try this test with your shoes.',
      h: 'Shoes do not stretch as much as the shop hoped.',
    },
    lines: {
      '*': [
        'Draw round your foot and put your shoe on it. If the line shows, the shoe is too narrow.',
        'Buy shoes in the afternoon. Feet get a little larger during the day.',
        "There should be a thumb's width in front of your longest toe.",
        'Feet get longer and wider with age. Have them measured now and then.',
      ],
      h: ['"You will break them in" mostly means that they break you in.'],
    },
    scene: [
      'In the evening you take off your shoes, and your toes are pressed together.',
      'On the drawing you see that your foot is wider than your shoe.',
    ],
    why: [
      ['Narrow shoes cause corns, sore nails and crooked toes.', 'Where a shoe presses, hard skin grows.'],
      ['Feet change with the years.', 'The size from your wedding may be wrong today.'],
    ],
    parts: [
      [
        'Draw both feet standing',
        ['Hold the pencil upright.', 'One foot is usually larger.'],
        'A foot on paper with a pencil',
      ],
      [
        'Put the shoe on it',
        ['Or its insole, if it comes out.', 'Nothing should show at the side.'],
        'A shoe on a drawing',
      ],
      [
        'Check the front',
        ["A thumb's width before the longest toe.", 'And room for all toes to move.'],
        'A thumb on a shoe',
      ],
    ],
    turn: ['Do it with the shoes you wear most.', "It helps with children's shoes as well."],
    asks: ['Which shoes do you take off first when you get home?', 'Did your shoes pass the test?'],
    ends: {
      ptal: "Draw, compare, leave a thumb's width.",
      fi: 'Your toes will notice it.',
      h: 'And the pretty ones may stay on the shelf.',
    },
    keep: 'the next time you buy shoes',
    send: 'somebody with sore feet',
    own: [
      {
        kinds: ['service', 'process', 'product', 'price'],
        about: 'shoes?|insoles?|orthotic|gait|measure|assess|children',
        lead: 'And for a closer look.',
      },
    ],
    pic: { ask: 'A shoe on the drawn outline of a foot', alt: 'A shoe lying on the drawn outline of a foot' },
    claims: [
      ['Many people wear ill-fitting shoes', 'systematic review on footwear fit'],
      ['Buy in the afternoon, thumb of room', 'advice of podiatry bodies'],
    ],
  },
  {
    id: 'soak-or-cream',
    format: 'myth',
    again: 7,
    emoji: '🧴',
    tags: ['DryHeels', 'FootCareTips', 'SkinCare'],
    title: ['Dry, cracked heels: what really helps', 'Hard skin on your heels? Cream, not long baths'],
    cover: 'What helps dry heels',
    gist: [
      'A short foot bath, dry well, a cream with urea every evening, and a gentle file once a week. No blades.',
      'Cream every evening does more for dry heels than a long bath.',
    ],
    subject: ['What helps dry heels', 'Cream instead of long baths'],
    hooks: {
      '*': [
        'Dry, cracked heels? A cream every evening helps more than a long bath.',
        'Hard skin comes from dryness and pressure. Here is what helps.',
      ],
      ptal: 'Short bath, dry well, cream with urea, file gently: that helps dry heels.',
      fi: 'Do your heels catch on your socks? Try this for two weeks.',
      h: 'Long baths are lovely. They are just no help for heels.',
    },
    lines: {
      '*': [
        'Put cream on your heels every evening and wear cotton socks over it.',
        'A cream with urea keeps moisture in dry heels.',
        'Never use a blade on hard skin at home.',
        'Dry well between your toes after a bath, and leave out the cream there.',
      ],
      h: ['Socks in bed are not pretty. Neither are cracked heels.'],
    },
    scene: [
      'Your heel catches on the sheet, and in sandals you see the cracks.',
      'You sit with your feet in hot water for half an hour, and afterwards the skin is drier than before.',
    ],
    why: [
      ['Water takes fat out of the skin.', 'After a long bath the skin dries out even more.'],
      ['Hard skin grows where something presses.', 'A look at the shoe helps as much as a file.'],
    ],
    parts: [
      [
        'Bathe for ten minutes',
        ['Lukewarm is best.', 'Test the temperature with your hand or elbow.'],
        'A bowl of water',
      ],
      [
        'Dry your feet well',
        ['Also between the toes.', 'Damp gaps are where fungus likes to grow.'],
        'A towel',
      ],
      [
        'File gently once a week',
        ['With a fine file, in one direction.', 'Leave some of it: it protects the skin.'],
        'A foot file',
      ],
      [
        'Put on cream every evening',
        ['Heel and sole, then socks.', 'After two weeks you can feel the difference.'],
        'A tube of cream',
      ],
    ],
    turn: [
      'Keep it up, and sandals are no problem.',
      'If the skin is very hard, let a podiatrist do it first.',
    ],
    asks: ['What do you do for your feet?', 'Do your heels bother you in summer?'],
    ends: {
      ptal: 'Ten minutes, dry, cream, socks.',
      fi: 'Your feet will feel much better.',
      h: 'And the socks are your secret.',
    },
    myth: 'A long foot bath is best for hard skin',
    short: [
      'No. Ten minutes are enough. A daily cream helps more.',
      'A long bath dries the skin out. Cream is what it needs.',
    ],
    caution: [
      'With diabetes, poor circulation or numb feet, no hot baths or files without advice. Deep or bleeding cracks should be looked at.',
      'Ask first if you have diabetes or numb feet, and have deep or painful cracks seen.',
    ],
    keep: 'tonight',
    send: 'somebody with dry heels',
    own: [
      {
        kinds: ['service', 'price', 'product', 'process'],
        about: 'hard skin|callus|heels?|cream|routine|pedicure',
        lead: 'And where cream alone is not enough.',
      },
    ],
    pic: { ask: 'Cream and cotton socks on a bed', alt: 'A jar of cream and cotton socks on a bed' },
    claims: [
      [
        'Short baths, urea creams, no blades, caution with diabetes',
        'advice of podiatry and health services',
      ],
    ],
  },
  {
    id: 'look-at-the-soles-of-old-shoes',
    format: 'behind',
    again: 8,
    emoji: '👟',
    tags: ['BehindTheScenes', 'GaitAnalysis', 'Podiatry'],
    title: ['Why you should bring old shoes to a podiatrist', 'What do worn shoes tell about your feet?'],
    cover: 'Bring your old shoes',
    gist: [
      'Worn shoes show how you walk: where the heel is worn, where a toe presses. So bring two pairs that you wear often.',
      'Bring old shoes to your appointment, not new ones. The sole tells a lot.',
    ],
    subject: ['Bring your old shoes', 'What the sole shows'],
    hooks: {
      '*': [
        'Going to a podiatrist? Bring two pairs of old shoes.',
        'Your old shoes show how you walk. Do not clean them before the appointment.',
      ],
      ptal: 'The wear of the sole shows where the weight goes.',
      fi: 'Your first appointment is coming up? Bring the shoes you wear most.',
      h: 'For once, the worst shoes you own are the right ones.',
    },
    lines: {
      '*': [
        'Bring two pairs of worn shoes to a podiatrist: one for every day, one for sport.',
        'A heel that is worn on one side shows how you walk.',
        'Wear trousers that can be rolled up to the knee when you come to a podiatrist.',
        'Bring a list of your medicines to a foot appointment. Some of them matter.',
      ],
      h: ['New shoes say nothing. They have not been anywhere.'],
    },
    scene: [
      'You put on your best shoes for the appointment, and the old ones would have told more.',
      'Two pairs of shoes stand side by side, and both are worn at the same place.',
    ],
    why: [
      [
        'On the couch a foot is at rest. The shoe shows what it does all day.',
        'Walking puts more weight on a foot than standing.',
      ],
      ['Many problems come from the shoe.', 'Sometimes other shoes are half of the answer.'],
    ],
    parts: [
      [
        'Your shoes are looked at',
        ['Heel, sole and inside.', 'That shows where it presses.'],
        'Soles of old shoes',
      ],
      [
        'You walk up and down',
        ['With and without shoes.', 'Your gait shows what the feet do.'],
        'A person walking',
      ],
      [
        'Your joints are checked',
        ['Ankle, toes and knee.', 'How far do they move, and does it hurt?'],
        'Hands on an ankle',
      ],
      [
        'You talk about what helps',
        ['Shoes, exercises, insoles or treatment.', 'You may ask everything.'],
        'Two people talking',
      ],
    ],
    turn: ['And clean shoes are not needed.', 'You need not prepare anything else.'],
    asks: ['Where are your soles worn most?', 'Which shoes do you wear every day?'],
    ends: {
      ptal: 'Two pairs, worn, not cleaned.',
      fi: 'We look forward to your old shoes.',
      h: 'And the best ones may stay at home.',
    },
    keep: 'your next appointment',
    send: 'somebody with foot pain',
    own: [
      {
        kinds: ['process', 'service', 'price', 'people'],
        about: 'gait|assess|first (?:visit|appointment)|minutes|video|train|regist',
        lead: ['And how feet are looked at here.', 'How a visit goes here.'],
      },
    ],
    pic: { ask: 'A pair of worn soles, heel to the camera', alt: 'Worn shoe soles seen from behind' },
    claims: [['Wear patterns inform assessment', 'podiatry textbook']],
  },
  {
    id: 'barefoot-where',
    format: 'question',
    again: 8,
    emoji: '🦶',
    tags: ['Barefoot', 'FeetTalk', 'HappyFeet'],
    title: ['Where do you like to walk barefoot?', 'Sand, grass or tiles: where do you go barefoot?'],
    cover: 'Where do you go barefoot?',
    gist: [
      'Sand, grass, or the cool kitchen floor: where do you like best to walk barefoot?',
      'Barefoot in summer: on the beach, in the garden or only at home?',
    ],
    subject: ['Where do you go barefoot?', 'Sand, grass or tiles?'],
    hooks: {
      '*': [
        'Where do you like best to walk barefoot?',
        'Sand, grass or cool tiles: what do your feet like best?',
      ],
      ptal: 'A few minutes barefoot are good exercise for healthy feet.',
      fi: 'Shoes off! Where do you like to walk barefoot?',
      h: 'Barefoot in the dark: who has found a toy brick?',
    },
    lines: {
      '*': [
        'Where do you like to walk barefoot: sand, grass or kitchen floor?',
        'Do you go barefoot at home, or do you wear slippers?',
        'Walking barefoot on soft ground is good exercise for healthy feet.',
        'When did you last take off your shoes on a lawn?',
      ],
      h: ['Who always leaves toy bricks where you walk barefoot?'],
    },
    scene: [
      'The first warm day, shoes off, and grass between the toes.',
      'You walk along the water, shoes in your hand.',
    ],
    why: [['Uneven ground exercises the small muscles of the foot.', 'Feet like a change from shoes.']],
    parts: [
      [
        'On the beach',
        ['Wet sand, with the shoes in your hand.', 'The waves do the rest.'],
        'Bare feet on sand',
      ],
      ['In the grass', ['In the garden or the park.', 'Look out for bees.'], 'Bare feet on grass'],
      [
        'At home',
        ['Cool tiles in summer, carpet in winter.', 'The quickest way to free feet.'],
        'Bare feet on tiles',
      ],
    ],
    turn: ['Feet like it, for a few minutes a day.', 'Then put the shoes on again for the stones.'],
    asks: ['What is your favourite ground for bare feet?', 'Slippers or barefoot at home?'],
    ends: {
      ptal: 'Sand, grass or home?',
      fi: 'Tell us. Your feet may decide.',
      h: 'And clear away the toy bricks.',
    },
    caution: [
      'With diabetes or numb feet do not walk barefoot: small wounds can go unnoticed.',
      'If you have diabetes or little feeling in your feet, keep your shoes on.',
    ],
    keep: 'the next warm day',
    send: 'somebody who never takes off their shoes',
    pic: { ask: 'Footprints in sand or grass', alt: 'Footprints in wet sand' },
    claims: [['Do not go barefoot with neuropathy', 'diabetes associations']],
  },
  {
    id: 'corns-and-how-they-come',
    format: 'answer',
    again: 7,
    emoji: '🩹',
    tags: ['FootCare', 'Corns', 'HealthyFeet'],
    title: ['Corns: where they come from and what helps', 'What helps against corns?'],
    cover: 'What helps against corns?',
    gist: [
      'Corns come from pressure, mostly from shoes. Wider shoes and a podiatrist help. Do not cut them yourself, and be careful with corn plasters.',
      'A corn keeps coming back as long as something presses. So look at the shoe first.',
    ],
    subject: ['What helps against corns?', 'Why corns come back'],
    hooks: {
      '*': [
        'Corns keep coming back? Look at your shoes first.',
        "A corn is the skin's answer to pressure. Here is what helps.",
      ],
      ptal: 'Remove the pressure, and a corn has no reason to come back.',
      fi: 'Does a corn hurt with every step? Something can be done.',
      h: 'A corn is small and can spoil a whole day.',
    },
    lines: {
      '*': [
        'Corns come from pressure. Wider shoes are the best prevention.',
        'Do not cut a corn yourself. It can get infected.',
        'Corn plasters contain acid and can hurt healthy skin. Ask before you use one.',
        'A podiatrist removes a corn in a few minutes, and it usually does not hurt.',
      ],
      h: ['Pretty shoes and corns often live together.'],
    },
    scene: [
      'The new shoes were a bargain, and now the little toe hurts.',
      'You have tried three plasters, and it is back again.',
    ],
    why: [
      [
        'Skin gets thicker where something presses or rubs.',
        'It protects itself, and then the thick skin hurts.',
      ],
      ['Taken off alone, a corn grows again.', 'The cause is usually in the shoe.'],
    ],
    parts: [
      [
        'Look at the shoe',
        ['Where does it press? Is there room for the toes?', 'A shoe shop can stretch some shoes.'],
        'A shoe with a wide toe',
      ],
      [
        'Have the corn removed',
        ['A podiatrist does it with a sterile blade.', 'It usually does not hurt.'],
        'A treatment chair',
      ],
      [
        'Protect the place',
        ['A felt or silicone pad takes off the pressure.', 'Ask which one suits your shoe.'],
        'A small pad',
      ],
    ],
    turn: ['Then you can walk without thinking of it.', 'And ask about insoles if it comes back.'],
    asks: ['Which of your shoes press?', 'What have you tried against corns?'],
    ends: {
      ptal: 'Wider shoe, treatment, pad.',
      fi: 'You need not put up with it.',
      h: 'And the bargain was no bargain.',
    },
    question: 'Why do my corns keep coming back?',
    short: [
      'Because something still presses, usually the shoe.',
      'They come from pressure. As long as it is there, they return.',
    ],
    caution: [
      'With diabetes, poor circulation or numb feet do not treat corns yourself. See a podiatrist or doctor.',
      'No plasters with acid and no blades if you have diabetes or poor circulation.',
    ],
    keep: 'the next time you buy shoes',
    send: 'somebody who limps in new shoes',
    own: [
      { kinds: ['service', 'price', 'product'], about: '\\bcorns?\\b|hard skin|callus', lead: 'At {name}:' },
    ],
    pic: { ask: 'A wide shoe and a pad on a table', alt: 'A wide shoe beside a small foot pad' },
    claims: [['Corns are caused by pressure; do not cut them yourself', 'NHS, corns and calluses']],
  },
  {
    id: 'itching-between-the-toes',
    format: 'answer',
    again: 7,
    emoji: '🦠',
    tags: ['AthletesFoot', 'FootCare', 'HealthyFeet'],
    title: ["Itching between the toes: is it athlete's foot?", "Athlete's foot: how to get rid of it"],
    cover: "Is it athlete's foot?",
    gist: [
      "Itching, white or cracked skin between the toes is often athlete's foot. A pharmacist has creams for it. Dry well, change socks daily, and treat it for as long as the packet says.",
      'Most people stop the treatment too early. Go on for as long as the packet says, even if it looks healed.',
    ],
    subject: ["Is it athlete's foot?", 'Itching between the toes'],
    hooks: {
      '*': [
        "Itching between the toes? It may be athlete's foot, and it is easy to treat.",
        "Athlete's foot comes back? Many people stop the treatment too soon.",
      ],
      ptal: "Dry feet, fresh socks and an antifungal cream: that clears most athlete's foot.",
      fi: 'It itches and you are embarrassed? It is one of the most common foot problems.',
      h: 'Athletes are not the only ones to get it. You only need damp feet.',
    },
    lines: {
      '*': [
        'Dry well between your toes after every shower. Fungus likes it damp.',
        "Treat athlete's foot for as long as the packet says, even if it looks healed.",
        'Wear flip-flops in changing rooms and showers.',
        'Change your socks every day, and let your shoes dry before you wear them again.',
      ],
      h: ["Sharing a towel is romantic. With athlete's foot it is not."],
    },
    scene: [
      'After the swimming pool it itches, and between the small toes the skin is white.',
      'It was gone for a week, and now it is back.',
    ],
    why: [
      [
        'Fungus grows where it is warm and damp.',
        'It is warm and damp between the toes, and fungus likes that.',
      ],
      ['It spreads through floors, towels and shoes.', 'Others in the house can catch it.'],
    ],
    parts: [
      [
        'Dry between the toes',
        ['Gently, with a towel of its own.', 'Let them air for a few minutes.'],
        'A towel',
      ],
      [
        'Use an antifungal cream',
        ['Ask a pharmacist which one.', 'Use it for the full time.'],
        'A tube of cream',
      ],
      [
        'Change socks and shoes',
        ['Fresh socks every day, shoes in turn.', 'Wash socks as hot as the label allows.'],
        'A pair of socks',
      ],
    ],
    turn: ['After some weeks it is usually gone.', 'If not, have it looked at.'],
    asks: [
      'Did you know that you should go on after it looks healed?',
      'Flip-flops in the changing room: yes or no?',
    ],
    ends: {
      ptal: 'Dry, treat, go on long enough.',
      fi: 'Nobody needs to be embarrassed.',
      h: 'And everybody gets a towel of their own.',
    },
    question: "What can I do about athlete's foot?",
    short: [
      'Use a cream from the pharmacy for as long as the packet says, and keep the skin dry.',
      'Keep it dry and treat it for long enough.',
    ],
    caution: [
      'With diabetes, with open or very red skin, or if it does not get better, see a podiatrist or doctor.',
      'If you have diabetes, or if it spreads or hurts, have it looked at.',
    ],
    keep: 'after the next shower',
    send: 'somebody who goes swimming',
    pic: { ask: 'A towel and flip-flops by a shower', alt: 'A towel and flip-flops beside a shower' },
    claims: [["Athlete's foot: keep dry, antifungal, continue as directed", "NHS, athlete's foot"]],
  },
  {
    id: 'shoes-for-running',
    format: 'tip',
    again: 7,
    emoji: '👟',
    tags: ['RunningShoes', 'Runners', 'FootCare'],
    title: ['Blisters and black toenails from running: what helps', "Runners' feet: four tips"],
    cover: 'Feet for runners',
    gist: [
      "Running shoes need a thumb's width in front, socks without thick seams, and nails cut short. Break in new shoes on short runs.",
      'Most blisters and black toenails come from shoes that are too short or too loose.',
    ],
    subject: ['Feet for runners', 'No blisters, no black toenails'],
    hooks: {
      '*': [
        'Black toenails from running? Your shoes are probably too short.',
        'Blisters after a run? These four things help.',
      ],
      ptal: "Size, socks, nails, lacing: four things that keep runners' feet well.",
      fi: 'Are you training for a race? Then look after your feet, too.',
      h: 'Runners compare black toenails. You need not take part.',
    },
    lines: {
      '*': [
        "Leave a thumb's width in front of your toes in running shoes. Feet swell on long runs.",
        'Cut your toenails some days before a race, not the evening before.',
        'Running socks without thick seams prevent many blisters.',
        'Never run a race in new shoes.',
      ],
      h: ['A race in brand-new shoes is brave. Not clever, but brave.'],
    },
    scene: [
      'After the long run, the big toenail is blue.',
      'At mile five it begins to rub, and you have ten more to go.',
    ],
    why: [
      ['In a short shoe, the toes hit the front with every step.', 'Running downhill makes it worse.'],
      ['Friction and damp make blisters.', 'Wet socks rub more than dry ones.'],
    ],
    parts: [
      [
        'Check the size',
        ['Half a size larger than everyday shoes is common.', 'Try them on in the afternoon.'],
        'A running shoe',
      ],
      [
        'Choose good socks',
        ['Of a fabric that carries damp away.', 'Without thick seams at the toes.'],
        'Running socks',
      ],
      [
        'Lace them firmly at the top',
        ['So that the foot does not slide forward.', 'Ask to be shown the heel lock.'],
        'Laces of a shoe',
      ],
      ['Break in new shoes', ['Short runs first.', 'Two or three weeks are enough.'], 'New running shoes'],
    ],
    turn: ['If something hurts with every run, have it looked at.', 'Then you can think of the running.'],
    asks: ['What is your next race?', 'Which problem do your feet have?'],
    ends: {
      ptal: 'Longer shoe, better sock, short nails.',
      fi: 'Have a good run.',
      h: 'And leave the comparing to others.',
    },
    caution: [
      'With strong pain, swelling or a nail that throbs, rest and have it looked at.',
      'Pain that gets worse with every run should be looked at early.',
    ],
    keep: 'the next run',
    send: 'your running partner',
    only: 'run(?:s|ners?|ning)\\b|sports?\\b|athlet|gait',
    own: [
      {
        kinds: ['service', 'audience', 'product'],
        about: 'runners?|running|gait|sports?',
        lead: 'For runners, at {name}:',
      },
    ],
    pic: { ask: 'Running shoes from above', alt: 'A pair of running shoes from above' },
    claims: [['Shoe length, socks and nail care prevent blisters and bruised nails', 'sports podiatry']],
  },
  {
    id: 'feet-with-diabetes',
    format: 'checklist',
    again: 7,
    emoji: '🔎',
    tick: true,
    tags: ['DiabeticFootCare', 'FootCheck', 'Diabetes'],
    title: [
      'Diabetes: how to look after your feet every day',
      'Feet and diabetes: a daily check in two minutes',
    ],
    cover: 'Diabetes: check your feet daily',
    gist: [
      'Look at your feet every day, from above and below, wash and dry them, cream them but not between the toes, and feel inside your shoes. Have every wound looked at.',
      'With diabetes, a small wound can go unnoticed. Two minutes a day help to find it early.',
    ],
    subject: ['Diabetes: check your feet daily', 'Two minutes a day'],
    hooks: {
      '*': [
        'With diabetes, look at your feet every day. It takes two minutes.',
        'A small stone in the shoe can go unnoticed with diabetes. So check every day.',
      ],
      ptal: 'A daily check finds small wounds early, and that matters with diabetes.',
      fi: 'Do you or somebody you love have diabetes? This daily check is important.',
      h: 'Your feet carry you all day. Two minutes are a fair price.',
    },
    lines: {
      '*': [
        'With diabetes, look at the soles of your feet every day. A mirror helps.',
        'Feel inside your shoes with your hand before you put them on.',
        'Never walk barefoot with diabetes, not even at home.',
        'Have your feet checked at least once a year if you have diabetes.',
      ],
      h: ['A mirror on the floor is the best friend of your soles.'],
    },
    scene: [
      'You take off your shoe and find a button in it, and you have not felt it all day.',
      'A red place on the sole, and you do not know how long it has been there.',
    ],
    why: [
      ['Diabetes can dull the feeling in the feet.', 'Then small wounds do not hurt and are not noticed.'],
      ['With diabetes, wounds need longer to close.', 'Found early, they are easier to treat.'],
    ],
    parts: [
      [
        'Look at your feet',
        ['From above, from below, between the toes.', 'With a mirror or with help.'],
        'A mirror on the floor',
      ],
      [
        'Wash and dry them',
        ['Lukewarm, and dry between the toes.', 'Test the water with your elbow.'],
        'A towel',
      ],
      [
        'Cream them',
        ['But not between the toes.', 'Every day, so that the skin stays supple.'],
        'A tube of cream',
      ],
      ['Feel inside your shoes', ['Before you put them on.', 'Stones, seams, creases.'], 'A hand in a shoe'],
      [
        'Have wounds looked at',
        ['The same day, even if they do not hurt.', 'Do not treat them on your own.'],
        'A telephone',
      ],
    ],
    turn: ['Make it part of brushing your teeth.', 'And keep your yearly check.'],
    asks: ['When was your last foot check?', 'Who helps you to look at your feet?'],
    ends: {
      ptal: 'Look, wash, dry, cream, feel.',
      fi: 'Take good care of your feet.',
      h: 'And say thank you to the mirror.',
    },
    caution: [
      'With diabetes every wound, blister, or red, hot or swollen place should be seen by a professional at once.',
      'Any new wound or change in colour needs a podiatrist or doctor straight away if you have diabetes.',
    ],
    keep: 'beside the toothbrush',
    send: 'somebody with diabetes',
    only: 'diabet',
    own: [
      {
        kinds: ['service', 'price', 'audience'],
        about: 'diabet',
        lead: 'For people with diabetes, at {name}:',
      },
    ],
    pic: { ask: 'A mirror and a towel on the floor', alt: 'A mirror and a towel on a bathroom floor' },
    claims: [['Daily foot check with diabetes', 'NHS, diabetes and foot care']],
  },
];
