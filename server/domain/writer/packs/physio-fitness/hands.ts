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
    cover: 'Say it: softer, warmer, quieter',
    gist: [
      'Nobody can feel your pressure for you. Say "softer", "more", "not there", "a blanket please", or "I would like to be quiet". Therapists prefer a word to a clenched jaw.',
      'On the table you may speak and you may be silent. The three useful sentences: less pressure, I am cold, not that place.',
    ],
    subject: ['Three sentences on the table', 'A word beats a clenched jaw'],
    hooks: {
      '*': [
        'Too hard, too cold, too chatty? In a massage you may say so.',
        'The most useful word in a massage is "softer".',
        'Therapists read backs and not minds.',
      ],
      pt: 'A therapist feels resistance and not your experience; feedback adjusts pressure within seconds.',
      fi: 'Do you also lie there and hope that they notice by themselves?',
      a: 'In a massage say: softer, warmer, not there.',
      h: 'You clench your teeth, and with a smile you say: "Lovely."',
      l: 'Warm hands, a quiet room, one word when it is needed.',
    },
    lines: {
      '*': [
        'A scale of ten helps in a massage: seven is strong and still fine to breathe with. Above it say so.',
        'If you hold your breath in a massage, it is too strong. The breath is the better gauge.',
        'You decide what you take off. Whatever is not being worked on stays covered.',
        'Talking is not part of it. "I would like to be quiet today" is quite a usual sentence.',
      ],
      h: ['Through the hole in the table you get to know a pair of shoes.'],
    },
    scene: [
      'Face down, through the round hole one sees a stone floor and two clogs, and upstairs the toes go cold.',
      '"Is the pressure all right?" "Mhm." It was not. Now you have twelve more minutes to think about it.',
    ],
    why: [
      [
        'Tense muscles push back, and then the hands push harder. One word ends that.',
        'Nobody relaxes against a pain.',
      ],
      [
        'Everybody feels differently, and differently each day. What was good in March can be too much today.',
        'Sleep, stress and cycle change how touch feels.',
      ],
    ],
    parts: [
      [
        ['Say a number', 'Give it a number'],
        [
          'Five is pleasant, seven strong, nine too much.',
          'It is quicker than explaining.',
          'From one to ten, at any time. No explanation needed.',
        ],
        'A hand signalling on a table',
      ],
      [
        ['Say what must be left out', 'Name what is not to be touched'],
        ['Feet, belly, scalp, the old injury.', 'Before it begins is easier.', 'Nobody asks why.'],
        'A towel over a back',
      ],
      [
        ['Say if you are cold', 'Ask for a blanket'],
        [
          'Whoever freezes holds everything tight.',
          'Blanket, heater, socks: all of it is there.',
          'Warm muscles give in, cold ones do not.',
        ],
        'A blanket over feet',
      ],
    ],
    turn: [
      'Afterwards get up slowly, drink something, and leave out the gym.',
      'Next time you need only say it once.',
    ],
    asks: ['What do you never dare to say during a massage?', 'Talk or silence during a massage?'],
    ends: {
      pa: 'Feedback is part of the treatment.',
      fi: 'It is your hour.',
      t: 'Scale, breath, exclusions, warmth.',
      h: 'The clogs were blue.',
      l: 'A breath, and the shoulders sink.',
    },
    caution: [
      'With thrombosis, fever, a recent injury or operation, cancer treatment or pregnancy: ask your doctor first and tell the therapist.',
      'After an operation or injury, with fever, thrombosis, cancer treatment or a pregnancy, ask your doctor and tell the therapist.',
    ],
    keep: 'the next time face down',
    send: 'somebody who says "lovely" with clenched teeth',
    own: [
      {
        kinds: ['service', 'price', 'process', 'offer', 'policy'],
        about: 'massage|deep tissue|pressure|relax|(?:session|treatment)s? lasts?',
        lead: 'And what may be said here.',
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
    cover: 'Knots that are no knots',
    myth: 'A massage presses toxins out of knots',
    short: 'No. Nothing is knotted, and liver and kidneys see to the rest.',
    gist: [
      'What we call a knot is a tender, tense spot. Nobody has found a tied fibre or a toxin in it. It feels good all the same when pressure, warmth and movement let it go.',
      'You need not drink two litres after a massage to "flush". Drink if you are thirsty. The spot lets go for other reasons.',
    ],
    subject: ['Nothing is tied', 'No flushing needed'],
    hooks: {
      '*': [
        'The knot in your shoulder is no knot. And there are no toxins in it either.',
        "What is it that cracks and rolls below the therapist's thumb?",
      ],
      pt: 'Tender spots in muscle are real to the touch; toxins released by massage have not been shown.',
      fi: '"There is a huge knot in here!" You are proud of it? Then read on.',
      a: 'Muscle knots: tender spots, no toxins.',
      h: 'My shoulder has a knot of the size of a walnut. The walnut denies it.',
      l: 'A thumb, a warm spot, and slowly it gives.',
    },
    lines: {
      '*': [
        'A muscle knot is a tender tense spot. What exactly happens in it is still being researched.',
        'You do not have to drink litres after a massage. A glass of water is nice, and that is all.',
        'What lets go in a massage is mostly alarm: nerves turn down the tension.',
        'A ten-minute walk after a massage keeps more of it than an evening on the sofa.',
      ],
      h: ['It says "detox" on the tea as well.'],
    },
    scene: [
      'The thumb finds it at once, the spot beneath the shoulder blade that you yourself can never reach. You say a word.',
      '"Feel that?" Oh yes. It rolls like a pea under a blanket.',
    ],
    why: [
      [
        'Pressure tells the nervous system that nothing is wrong, and it eases off.',
        'The muscle was ordered to be tight, and the order is withdrawn.',
      ],
      [
        'Wastes of the body are dealt with by liver and kidneys, day and night and without a thumb.',
        'There is nothing to be wrung out.',
      ],
    ],
    parts: [
      [
        'What you feel',
        [
          'A tender, firm place, often between neck and shoulder.',
          'A sore, tight spot that is worse on tense days.',
        ],
        'A thumb on a shoulder',
      ],
      [
        'What helps',
        [
          'Warmth, pressure, movement, sleep.',
          'A hot water bottle, a walk, and changing position before it hurts.',
        ],
        'A hot water bottle on a shoulder',
      ],
      [
        'What is not needed',
        ['Bruises, litres of water, suffering.', 'If it is blue next day, it was too much.'],
        'A glass of water',
      ],
    ],
    turn: ['The walnut may stay a walnut.', 'It is good even without a legend.'],
    asks: ['Where does your knot sit?', 'What have you been told to drink after a massage?'],
    ends: {
      pa: 'Good touch needs no myth.',
      fi: 'And now let your shoulders drop.',
      t: 'Nociception, tone, no detox.',
      h: 'The tea was nice, though.',
      l: 'And the spot goes quiet.',
    },
    caution:
      'Pain that radiates into arm or leg, numbness, weakness, chest pain or a swollen calf is not for massage: see a doctor.',
    keep: 'the next walnut',
    send: 'somebody proud of a huge knot',
    own: [
      {
        kinds: ['service', 'price', 'offer'],
        about: 'massage|trigger|deep tissue|sports massage',
        lead: 'And for the spot that one cannot reach.',
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
    cover: 'Between two treatments',
    gist: [
      'Window open, sheet off, table wiped, hands washed, two notes, one stretch: ten minutes that look like waiting and make the next hour.',
      'When the door shuts behind you, the room is taken apart. And whoever treated you shakes out the thumbs.',
    ],
    subject: ['Ten minutes with the window open', 'Shaken thumbs'],
    hooks: {
      '*': [
        'What happens in a massage room in the ten minutes before you? More than you think.',
        'Therapists have bodies as well. You see it in the ten minutes between two people.',
      ],
      pt: "Between treatments come linen, disinfection, airing, notes and the therapist's own hands.",
      fi: 'Have you ever wondered why they do not simply call the next one in?',
      a: 'Linen, surface, hands, notes, air: then the next.',
      h: 'Four sheets an hour. The washing machine is the hardest worker in the house.',
      l: 'Fresh linen, an open window, warm oil.',
    },
    lines: {
      '*': [
        'A massage therapist washes more sheets a week than a family of six in a month.',
        'Therapists work with forearms and body weight. Whoever works with thumbs alone does not last.',
        'Come five minutes early, and your massage gets all of its minutes. Shoes and forms take time.',
        'Warm hands are part of the preparation: hot water, a bottle, rubbing.',
      ],
      h: ['The music has forty minutes of sea. In the fortieth there is a gull that surprises all of them.'],
    },
    scene: [
      'Ten to three. Sheet off, window open, and somebody stands with arms up at the frame and makes the noise of a bear.',
      "Four lines on a card: left shoulder, new chair, daughter's wedding, less pressure. Then the card goes into the drawer.",
    ],
    why: [
      [
        'You feel at once whether a room is fresh, even with closed eyes.',
        'Linen and air are half of the first minute.',
      ],
      [
        'Hands that work for years need care. What helps others applies to them, too.',
        'Nobody massages the masseur at a quarter to three.',
      ],
    ],
    parts: [
      [
        'Strip and wipe',
        ['Everything that touched skin is changed or cleaned.', 'Face rest included, it first of all.'],
        'A fresh sheet on a table',
      ],
      [
        'Air the room',
        ['Two minutes wide open beat an hour tilted.', 'Then it is warmed again.'],
        'An open window with a curtain',
      ],
      [
        'Note two lines',
        ['What was, what to do next time.', 'That is why you are asked about the chair again.'],
        'A card with short notes',
      ],
      [
        'Look after the hands',
        ['Stretch, shake, warm.', 'Then a sip of tea that has gone cold.'],
        'Hands stretching',
      ],
    ],
    turn: [
      'The bell. On the table lies a new sheet, as though nobody had ever been there.',
      'And the sea begins again, from the start.',
    ],
    asks: ['What do you notice first in a treatment room?', 'Music, sea or silence during a massage?'],
    ends: {
      pa: 'Preparation is felt.',
      fi: 'Bring somebody who looks after you a biscuit one day.',
      t: 'Hygiene, air, record, recovery.',
      h: 'The gull has been cut out.',
      l: 'Linen, and warm hands.',
    },
    keep: 'five minutes before the appointment',
    send: 'somebody whose hands work all day',
    own: [
      {
        kinds: ['people', 'story'],
        about: 'massage|therapist|trained|years',
        lead: 'And whose hands they are here.',
      },
    ],
    pic: { ask: 'A fresh sheet on a treatment table', alt: 'A fresh sheet on a treatment table' },
    claims: [["Hygiene between clients; therapists' body mechanics", 'massage therapy practice']],
  },
];
