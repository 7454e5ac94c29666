// Massage: what to say, what lets go, and what happens between two people.
import type { Idea } from '../../library/idea.ts';
import { MASSAGE } from './kinds.ts';

export const UNDER_HANDS: readonly Idea[] = [
  {
    id: 'tell-them-softer',
    format: 'tip',
    again: 9,
    emoji: '💆',
    tags: ['MassageTips', 'FirstMassage', 'BodyCare'],
    only: MASSAGE,
    title: [
      'What to say in a massage: pressure, temperature, silence',
      'How to say what you want in a massage',
    ],
    cover: 'In a massage, say what you want',
    gist: [
      'In a massage say "softer", "more", "not there" or "a blanket, please". Your therapist would rather hear it than guess.',
      'Three useful sentences in a massage: less pressure, please; I am cold; not there.',
    ],
    subject: ['Three sentences for a massage', 'Say what you want in a massage'],
    hooks: {
      '*': [
        'Too hard, too cold, too chatty? In a massage you may say so.',
        'The most useful word in a massage is "softer".',
        'Your massage therapist can feel your back, but cannot read your mind.',
      ],
      pt: 'If you say how a massage feels, your therapist can change it at once.',
      fi: 'In a massage, do you also hope that they notice by themselves?',
      a: 'In a massage say: softer, warmer, not there.',
      h: 'In a massage you clench your teeth, smile and say: "Lovely."',
      l: 'A massage: warm hands, a quiet room, one word when you need it.',
    },
    lines: {
      '*': [
        'A scale of ten helps in a massage: seven is strong and you can still breathe. If it is more, say so.',
        'If you hold your breath in a massage, it is too strong.',
        'What you take off for a massage is up to you. What is not being worked on stays covered.',
        'You need not talk in a massage. "I would like to be quiet today" is fine.',
      ],
      h: ["In a massage you get to know your therapist's shoes."],
    },
    scene: [
      'Face down in a massage you see the floor and two shoes, and your toes are cold.',
      '"Is the pressure all right?" "Mhm." It was not. Now you have twelve more minutes of massage.',
    ],
    why: [
      [
        'Tense muscles push back, and then the hands push harder. One word ends that.',
        'Nobody can relax when it hurts.',
      ],
      [
        'Everybody is different, and every day is different.',
        'How you slept and how the week was both make a difference.',
      ],
    ],
    parts: [
      [
        ['Say a number from one to ten', 'Use a scale of ten'],
        [
          'Five is pleasant, seven strong, nine too much.',
          'It is quicker than explaining.',
          'You can say it at any time.',
        ],
        'A hand signalling on a table',
      ],
      [
        ['Say where you do not like it', 'Name what to leave out'],
        ['Feet, belly, head, an old injury.', 'It is easiest before it begins.', 'Nobody will ask why.'],
        'A towel over a back',
      ],
      [
        ['Say if you are cold', 'Ask for a blanket'],
        [
          'If you are cold, you cannot relax.',
          'There are blankets enough.',
          'Warm muscles relax, cold ones do not.',
        ],
        'A blanket over feet',
      ],
    ],
    turn: ['Afterwards get up slowly, and leave out the gym.', 'Next time your therapist will know.'],
    asks: ['What do you never dare to say during a massage?', 'Talk or silence during a massage?'],
    ends: {
      pa: 'Saying it is part of the massage.',
      fi: 'It is your time.',
      t: 'A number, your breath, what to leave out, a blanket.',
      h: 'The shoes were blue.',
      l: 'A breath, and your shoulders sink.',
    },
    caution: [
      'If you have a blood clot, a fever, a recent injury or operation, cancer treatment or a pregnancy, ask your doctor first and tell the therapist.',
      'After an operation or injury, with fever, thrombosis, cancer treatment or a pregnancy, ask your doctor and tell the therapist.',
    ],
    keep: 'your next massage',
    send: 'somebody who always says "lovely"',
    own: [
      {
        kinds: ['service', 'price', 'process', 'offer', 'policy'],
        about: 'massage|deep tissue|pressure|relax|(?:session|treatment)s? lasts?',
        lead: 'About massage with us:',
      },
    ],
    pic: { ask: 'A treatment table with a folded blanket', alt: 'A treatment table with a blanket' },
    claims: [
      ['Client feedback on pressure; draping; contraindications for massage', 'massage therapy textbooks'],
    ],
  },
  {
    id: 'knots-are-not-knots',
    format: 'myth',
    again: 9,
    emoji: '🪢',
    tags: ['MassageMyths', 'MuscleTension', 'BodyFacts'],
    only: MASSAGE,
    title: 'What is a knot in the muscle? And do toxins come out?',
    cover: 'What is a muscle knot?',
    myth: 'A massage presses toxins out of knots',
    short: 'No. Nothing is tied, and your liver and kidneys do the rest.',
    gist: [
      'A muscle knot is a sore, tense spot. Nothing is tied, and there are no toxins in it. Pressure, warmth and movement help all the same.',
      'You need not drink two litres after a massage. There are no toxins in a muscle knot to be washed out.',
    ],
    subject: ['A muscle knot is no knot', 'No toxins in your muscles'],
    hooks: {
      '*': [
        'The knot in your shoulder is no knot, and there are no toxins in it.',
        "What is it that rolls under the massage therapist's thumb?",
      ],
      pt: 'You can feel a muscle knot. That a massage presses toxins out of it has never been shown.',
      fi: '"You have a huge knot in your shoulder!" Are you proud of it? Then read this.',
      a: 'Muscle knots: sore spots, no toxins.',
      h: 'My shoulder has a knot as big as a walnut.',
      l: 'A thumb on a muscle knot, warmth, and slowly it relaxes.',
    },
    lines: {
      '*': [
        'A muscle knot is a sore, tense spot. Nobody knows exactly what happens in it.',
        'You need not drink litres of water after a massage. A glass is nice.',
        'A massage helps a muscle knot mostly because the nerves calm down.',
        'Walk for ten minutes after a massage. It helps more than the sofa.',
      ],
      h: ['"Detox" is on the tea as well.'],
    },
    scene: [
      'The massage therapist finds the knot below your shoulder blade at once. You say a word.',
      '"Can you feel that knot?" Oh yes.',
    ],
    why: [
      [
        'Pressure tells your nerves that all is well, and the muscle relaxes.',
        'Your nerves keep the muscle tight. If they calm down, it lets go.',
      ],
      [
        'Your liver and kidneys clean your body, day and night.',
        'There is nothing in a muscle that could be pressed out.',
      ],
    ],
    parts: [
      [
        'What a muscle knot is',
        [
          'A sore, firm spot, often between neck and shoulder.',
          'A sore, tight spot that is worse on tense days.',
        ],
        'A thumb on a shoulder',
      ],
      [
        'What helps against it',
        ['Warmth, pressure, movement, sleep.', 'A hot water bottle, a walk, and not sitting still for long.'],
        'A hot water bottle on a shoulder',
      ],
      [
        'What you do not need',
        ['Bruises, litres of water, pain.', 'If you have a bruise next day, it was too much.'],
        'A glass of water',
      ],
    ],
    turn: ['So do not worry about it.', 'It feels good without toxins, too.'],
    asks: ['Where do you have a knot?', 'What have people told you to drink after a massage?'],
    ends: {
      pa: 'A good massage needs no myth.',
      fi: 'And now let your shoulders drop.',
      t: 'Pressure calms the nerves. It removes no toxins.',
      h: 'The tea was nice, though.',
      l: 'And your shoulder is quiet.',
    },
    caution:
      'Pain that radiates into arm or leg, numbness, weakness, chest pain or a swollen calf is not for massage: see a doctor.',
    keep: 'the next time your shoulder hurts',
    send: 'somebody with a stiff shoulder',
    own: [
      {
        kinds: ['service', 'price', 'offer'],
        about: 'massage|trigger|deep tissue|sports massage',
        lead: 'For spots you cannot reach yourself:',
      },
    ],
    pic: { ask: 'A thumb pressing a shoulder through a towel', alt: 'A thumb on a shoulder' },
    claims: [
      [
        'No evidence that massage releases toxins; mechanisms of tender points are debated',
        'massage and physiotherapy textbooks',
      ],
    ],
  },
  {
    id: 'oil-on-the-shelf',
    format: 'behind',
    again: 9,
    emoji: '🕯️',
    tags: ['BehindTheScenes', 'MassageRoom', 'BodyCare'],
    only: MASSAGE,
    title: 'What happens in a massage room between two people',
    cover: 'Between two massages',
    gist: [
      'Window open, clean sheet, table wiped, hands washed: that is what happens in the ten minutes before your massage.',
      'When you leave after a massage, everything is made ready for the next person, and the therapist stretches.',
    ],
    subject: ['Ten minutes between two massages', "A massage therapist's break"],
    hooks: {
      '*': [
        'What happens in a massage room in the ten minutes before you? More than you think.',
        'Massage therapists have to look after their own hands. They do it between two people.',
      ],
      pt: 'Between two massages: clean linen, fresh air, notes, and a stretch for the therapist.',
      fi: 'Why do massage therapists not simply call the next person in?',
      a: 'Linen, table, hands, notes, air: then the next massage.',
      h: 'A massage room needs a sheet for each person. The washing machine works hardest.',
      l: 'Clean linen, an open window, warm oil: ready for a massage.',
    },
    lines: {
      '*': [
        'A massage therapist washes a great many sheets every week.',
        'Massage therapists work with forearms and body weight. Thumbs alone do not last.',
        'Come five minutes early for your massage. Shoes and forms take time.',
        'Before a massage the therapist warms the hands, under hot water or on a cup.',
      ],
      h: ['The massage music is forty minutes of sea. At the end there is a gull.'],
    },
    scene: [
      'Ten to three in the massage room: the window is open, and the therapist stretches and groans like a bear.',
      'After the massage four words on a card: left shoulder, new chair, less pressure.',
    ],
    why: [
      ['You notice at once whether a room is fresh.', 'Clean linen and fresh air are half of it.'],
      ['Hands that work all day need care.', 'Nobody gives the therapist a massage at a quarter to three.'],
    ],
    parts: [
      [
        'Change the sheet and wipe the table',
        ["Everything that touched somebody's skin is changed or cleaned.", 'The headrest first of all.'],
        'A fresh sheet on a table',
      ],
      [
        'Air the room',
        ['Two minutes with the window wide open.', 'Then it is warmed again.'],
        'An open window with a curtain',
      ],
      [
        'Write down two lines',
        ['What was done, and what to do next time.', 'That is why we ask about your new chair.'],
        'A card with short notes',
      ],
      [
        'Look after the hands',
        ['Stretch them, shake them, warm them.', 'And drink some cold tea.'],
        'Hands stretching',
      ],
    ],
    turn: ['Then the bell rings, and there is a clean sheet for you.', 'And the music starts again.'],
    asks: ['What do you notice first in a massage room?', 'Music or silence during a massage?'],
    ends: {
      pa: 'You feel it when a room is ready for you.',
      fi: 'Bring your therapist a {biscuit|cookie} one day.',
      t: 'Clean, air, write it down, rest the hands.',
      h: 'The gull has been cut out.',
      l: 'Clean linen and warm hands.',
    },
    keep: 'your next massage',
    send: 'somebody whose hands work all day',
    own: [
      {
        kinds: ['people', 'story'],
        about: 'massage|therapist|trained|years',
        lead: 'Whose hands they are:',
      },
    ],
    pic: { ask: 'A fresh sheet on a treatment table', alt: 'A fresh sheet on a treatment table' },
    claims: [["Hygiene between clients; therapists' body mechanics", 'massage therapy practice']],
  },
];
