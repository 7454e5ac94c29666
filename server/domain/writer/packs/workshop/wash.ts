// Cars washed and cared for.
import type { Idea } from '../../library/idea.ts';
import { VALETS } from './kinds.ts';

export const CAR_WASH: readonly Idea[] = [
  {
    id: 'two-buckets-for-a-car',
    format: 'howto',
    again: 9,
    emoji: '🪣',
    tags: ['CarWash', 'CarCare', 'DetailingTips'],
    only: VALETS,
    title: 'How to wash a car without scratches: two buckets and a mitt',
    cover: 'Two buckets, no scratches',
    gist: [
      'One bucket with shampoo, one with clear water to rinse the mitt. Rinse the car first, wash from the top down, wheels last with their own sponge, and dry with a soft towel.',
      'Swirls in paint come from grit in the sponge. A second bucket catches it. Washing-up liquid stays in the kitchen.',
    ],
    subject: ['Where the swirls come from', 'A bucket just for grit'],
    hooks: {
      '*': [
        "Where do the fine circles in your car's paint come from? Mostly from your sponge.",
        'Two buckets wash a car better than one.',
      ],
      pt: 'Grit caught in a sponge scratches clear coat; rinsing the mitt in a separate bucket removes it.',
      fi: 'Do you like washing your car on a Saturday? Then take a second bucket.',
      a: 'Car wash: rinse, two buckets, top down, soft towel.',
      h: 'You washed it lovingly for ten years, in circles. In the sun one sees every single one.',
      l: 'Water that runs off in sheets, and a dark, deep gloss.',
    },
    lines: {
      '*': [
        'Rinse the car thoroughly before you touch it. What the water takes away cannot scratch.',
        'Washing-up liquid takes off wax. Car shampoo lets dirt slide without that.',
        'Never wash a car in the blazing sun: it dries before you rinse and leaves spots.',
        'Has the sponge fallen down? Then it is now a sponge for wheels.',
      ],
      h: ['On the back window someone has written "wash me". It has scratched as well.'],
    },
    scene: [
      'Saturday, radio on, a bucket, a sponge that has lain on the gravel, and the best intentions.',
      "Low evening sun over the bonnet: a thousand fine circles, like a spider's web.",
    ],
    why: [
      [
        'Road dirt is mostly fine stone. Rubbed over clear coat it works like sandpaper.',
        'Each circle was once a grain.',
      ],
      [
        'Wheels have brake dust on them, sharp as filings, and it should never get to the paint.',
        'What is at the bottom is dirtiest, so it comes last.',
      ],
    ],
    parts: [
      [
        'Rinse first',
        ['From the top, three minutes, wheel arches too.', 'Loose dirt should leave without being rubbed.'],
        'Water running over a car roof',
      ],
      [
        'Wash with two buckets',
        ['Shampoo in one, clear water in the other.', 'Rinse the mitt after each panel.'],
        'Two buckets beside a car',
      ],
      [
        'Work from the top down',
        ['Roof, glass, bonnet, doors, sills.', 'Straight lines rather than circles.'],
        'A wash mitt on a door',
      ],
      [
        'Dry with a soft towel',
        ['Lay it on and draw it off.', 'Drops left in the sun turn into lime.'],
        'A towel on a bonnet',
      ],
    ],
    turn: ['Then step back, and let the sun come.', 'And whoever writes on the rear window may wash it.'],
    asks: ['How often do you wash your car, honestly?', 'Hand wash or car wash: what do you do?'],
    ends: {
      pa: 'Grit out, gloss in.',
      fi: 'And turn the radio up a bit.',
      t: 'Pre-rinse, lubrication, separation, drying.',
      h: 'The circles are now a vintage.',
      l: 'One sheet of water, and silence.',
    },
    caution:
      'Wash where dirty water may go: in many places washing a car in the street or over a surface drain is not allowed.',
    keep: 'the next dry Saturday',
    send: 'somebody with a sponge on the gravel',
    own: [
      {
        kinds: ['service', 'price', 'offer'],
        about: 'valet|detail|wash|(?<!and |, |or )polish|ceramic',
        lead: 'And for cars that want more than two buckets.',
      },
    ],
    pic: { ask: 'Two buckets beside a wet car', alt: 'Two buckets beside a car' },
    claims: [
      [
        'Two-bucket method; grit in wash media marks clear coat; wash water into surface drains is restricted',
        'detailing practice; advice of environmental authorities',
      ],
    ],
  },
  {
    id: 'milk-in-the-car',
    format: 'answer',
    again: 8,
    emoji: '🥛',
    tags: ['CarSmell', 'CarInterior', 'CarCare'],
    only: VALETS,
    title: 'Spilt milk in the car: how to get rid of the smell',
    cover: 'Milk in the car',
    question: 'Somebody spilt milk in the car. How do I get the smell out?',
    short: 'Quickly, cold and with enzymes. Perfume only makes it smell of both.',
    gist: [
      'Blot, do not rub. Cold water, blot again, then an enzyme cleaner that may work for as long as it says, and dry with open doors. Hot water cooks the protein into the fibre.',
      'Milk goes deeper than you see. What smells after three days is under the carpet, in the foam.',
    ],
    subject: ['Cold, not hot', 'Under the carpet'],
    hooks: {
      '*': [
        'Milk spilt in the car? Take cold water, and be quick.',
        'The smell of old milk in a car is beaten by enzymes and not by a scented tree.',
      ],
      pt: 'Milk protein sets with heat and feeds bacteria; enzymes break it down.',
      fi: 'A cup tipped over on the back seat, and outside it is thirty degrees? Do this now.',
      a: 'Milk in the car: blot, cold water, enzymes, dry.',
      h: "Vanilla tree, pine tree, new car tree. And below all of them: Tuesday's milk.",
      l: 'Doors open, air through, and nothing more to smell.',
    },
    lines: {
      '*': [
        'Blot spilt milk from the edge to the middle. Rubbing presses it into the foam.',
        'No hot water and no steam on fresh milk: heat sets protein in the fibre.',
        'Enzyme cleaner needs time and damp. Sprayed on and wiped off at once it does nothing.',
        'Dry it right through: doors open, mats out, a fan. Damp foam smells even without milk.',
      ],
      h: ['The child says it was the teddy. The teddy smells of it, too.'],
    },
    scene: [
      'A bend, a "whoops" from the back, and a white lake that slowly disappears between seat and belt.',
      'Wednesday, three in the afternoon, the car stood in the sun. You open the door and close it again.',
    ],
    why: [
      [
        'Bacteria turn milk into acids, and those are what one smells. As long as there is something left to eat, they go on.',
        'Scent covers. It does not eat.',
      ],
      [
        'Seats are sponges. What goes in at the top lies at the bottom.',
        'On top it is dry, in the foam it is not.',
      ],
    ],
    parts: [
      [
        'Blot at once',
        ['Towels, weight, fresh towels.', 'Lift the mat as well: it ran there.'],
        'A towel pressed on a car seat',
      ],
      [
        'Rinse cold',
        ['A little water, blot, again.', 'Never soak, or it will be wet for a week.'],
        'A spray bottle on a seat',
      ],
      [
        'Let enzymes work',
        ['Follow the time on the bottle.', 'Test in a hidden spot.'],
        'A bottle beside a seat',
      ],
      [
        'Dry to the bottom',
        ['Air, sun, fan, patience.', 'Smell it the next day, with a warm car.'],
        'A car with all doors open',
      ],
    ],
    turn: [
      'If it comes back in the heat, it is under the carpet, and the seat must come up.',
      'By the weekend only the teddy remembers.',
    ],
    asks: ['What was the worst thing ever spilt in your car?', 'What does your car smell of?'],
    ends: {
      pa: 'Protein, cold, enzymes, dry.',
      fi: 'It happens to every family with a back seat.',
      t: 'Denaturation by heat, enzymatic breakdown.',
      h: 'The trees have been felled.',
      l: 'Only air.',
    },
    caution: 'Keep water away from seat wiring and airbags, and do not mix cleaners.',
    keep: 'the glove compartment',
    send: 'parents with a back seat',
    own: [
      {
        kinds: ['service', 'price', 'offer'],
        about: 'valet|interior|odou?r|smell|upholstery|deep clean',
        lead: 'And when it sits too deep.',
      },
    ],
    pic: { ask: 'A towel pressed on a car seat', alt: 'A towel on a car seat' },
    claims: [
      ['Cold water and enzyme cleaners for protein stains; heat sets protein', 'textile cleaning textbooks'],
    ],
  },
  {
    id: 'glass-last-and-twice',
    format: 'tip',
    again: 9,
    emoji: '🪟',
    tags: ['CarWindows', 'CarCare', 'DetailingTips'],
    only: VALETS,
    title: 'Streak-free car windows: why you clean glass last, and twice',
    cover: 'Glass last, and twice',
    gist: [
      'Clean the windows at the end, in the shade, with two cloths: one damp, one dry. Inside up and down, outside left to right, and you will see on which side the streak is.',
      'The film on the inside of a windscreen comes from plastics, breath and smoke. A damp cloth moves it about, the second one takes it off.',
    ],
    subject: ['On which side is the streak?', 'Two cloths in the shade'],
    hooks: {
      '*': [
        'Streaks on the windscreen, and you do not know whether inside or outside? There is a trick.',
        'Car windows come last, in the shade, with two cloths.',
      ],
      pt: 'Interior film on glass needs a second dry cloth; wiping in different directions shows on which side a streak is.',
      fi: 'Each time the low sun comes you see nothing but smears?',
      a: 'Car glass: last, shade, two cloths, two directions.',
      h: 'You wiped the streak for five minutes. It was on the other side.',
      l: 'Clear glass, and the road comes closer.',
    },
    lines: {
      '*': [
        'Wipe car windows inside up and down and outside from side to side. A streak then tells you where it is.',
        "Lower the side windows by a finger's breadth and clean the top edge. That is where the line comes from.",
        'Use little cleaner, on the cloth rather than on the glass: sprayed drops run into the dashboard.',
        'Wipe the wiper blades as well. Half of the streaks are theirs.',
      ],
      h: ['There is a nose print on the rear side window, at the height of a dog.'],
    },
    scene: [
      'Low sun on the motorway, and out of the windscreen comes a painting in grey.',
      'You breathe on it and see a drawing: a heart, two initials. The children are eleven by now.',
    ],
    why: [
      [
        'Plastics give off vapours in the heat, and these settle on the coldest place: the glass.',
        'In a new car the film on the inside of the windscreen is thickest.',
      ],
      ['On warm glass cleaner dries before you can wipe it off.', 'Shade gives you the seconds you need.'],
    ],
    parts: [
      [
        'First the rest',
        ['Dust from the dashboard settles on glass.', 'Seats, mats and dashboard before any window.'],
        'A dashboard being dusted',
      ],
      [
        'Damp, then dry',
        ['One cloth takes off, the other polishes.', 'A clean one each time, no softener.'],
        'Two folded cloths',
      ],
      [
        'Two directions',
        ['Up and down inside, across outside.', 'So the streak has an address.'],
        'A hand wiping a side window',
      ],
    ],
    turn: ["Then sit down in the driver's seat and look out. That is the test.", 'The heart may stay.'],
    asks: ['Who leaves prints on your car windows?', 'When did you last clean your windscreen inside?'],
    ends: {
      pa: 'Order, shade, direction.',
      fi: 'The dog will renew the print.',
      t: 'Film, solvent, second wipe.',
      h: 'The other side. It is always the other side.',
      l: 'And the road is clear.',
    },
    caution: 'Ammonia cleaners can harm tinted film: check the label first.',
    keep: 'the next low sun',
    send: 'somebody who has been wiping the wrong side',
    own: [
      {
        kinds: ['service', 'price', 'offer'],
        about: 'valet|detail|interior|glass|windows',
        lead: 'And what is done with the rest of the car here.',
      },
    ],
    pic: { ask: 'A cloth on the inside of a windscreen', alt: 'A cloth on the inside of a windscreen' },
    claims: [
      [
        'Interior plastic film on glass; ammonia may damage tint film',
        "detailing practice and makers' advice",
      ],
    ],
  },
];
