// The car itself, hospitals and words between the seats.
import type { Idea } from '../../library/idea.ts';

export const SEATS: readonly Idea[] = [
  {
    id: 'to-the-hospital-and-back',
    format: 'checklist',
    again: 9,
    emoji: '🏥',
    tick: true,
    tags: ['HospitalVisit', 'GettingThere', 'Taxi'],
    title: [
      'By taxi to hospital: what to take and what to arrange',
      'A planned trip to hospital: five things before the car comes',
    ],
    cover: 'By taxi to hospital',
    gist: [
      'Papers and medicines in one bag, the right entrance and ward, a number for the way home, somebody who knows, and slippers. Large hospitals have five doors, and only one of them is yours.',
      'The way there can be planned to the minute, the way back cannot. Settle beforehand whom you ring and from where.',
    ],
    subject: ['Five doors, one is yours', 'And how do I get home?'],
    hooks: {
      '*': [
        'A large hospital has five entrances. Tell the taxi which one is yours.',
        'The way to the clinic is planned. How do you get home afterwards?',
      ],
      pt: 'Entrance, ward, time, papers, return: five points make a hospital ride calm.',
      fi: 'You have enough on your mind that day. Get this out of the way the evening before.',
      a: 'Entrance, papers, medicines, return, slippers.',
      h: 'Nobody regrets the slippers. Many regret the nightshirt.',
      l: 'A quiet car, a small bag, a hand on the door.',
    },
    lines: {
      '*': [
        'Write down building, entrance and ward before the taxi comes. "The hospital" is a small town.',
        'After an anaesthetic you may not drive and should not go home alone. Settle beforehand who comes along.',
        'Take a list of your medicines, with doses. It is asked for three times before noon.',
        'Some rides to treatment are paid for by insurance, if it was approved beforehand. Ask before and not after.',
      ],
      h: ['The charger is always at home. Take the second one.'],
    },
    scene: [
      'Twenty to seven, a small bag on her lap. "Which entrance?" asks the driver. She has a slip of paper, and that makes both of them calmer.',
      'Half past three, the revolving door spits out people with plastic bags. One of them has a number on her wrist and a driver who knows her name.',
    ],
    why: [
      [
        'On such a day the head is elsewhere. A slip of paper remembers for you.',
        'A wrong entrance means ten minutes of corridors, and those are long when one is not well.',
      ],
      [
        'When you may leave is decided by others and on short notice.',
        'Whoever waits in a draught with a fresh scar should not wait long.',
      ],
    ],
    parts: [
      [
        ['Write down the entrance', 'Note building, entrance and ward'],
        ['From the letter. If it is not in there, ring the ward.', 'Give it along with the booking.'],
        'A letter with a line marked',
      ],
      [
        ['Pack papers and medicines together', 'Put papers and medicines in one bag'],
        ['Referral, card, list, glasses, hearing aid.', 'That bag stays on your lap.'],
        'A small bag with papers',
      ],
      [
        ['Arrange the way back', 'Settle how you get home'],
        ['A number in your phone, and roughly when.', 'Ask where cars may stop.'],
        'A phone with a number on the screen',
      ],
      [
        ['Tell somebody', 'Leave word with one person'],
        ['Who waters, who feeds, who is told.', 'And who sits beside you on the way back.'],
        'A note on a kitchen table',
      ],
    ],
    turn: [
      'And if you cannot sleep the evening before: the bag is packed.',
      'A good driver waits until you are through the door.',
    ],
    asks: ['What must be in the bag in any case?', 'Who came to fetch you, last time?'],
    ends: {
      pt: 'Prepared, and therefore calmer.',
      fi: 'All the best. And slippers.',
      a: 'One slip, one bag, one number.',
      h: 'The nightshirt has not been mentioned again.',
      l: 'And somebody holds the door.',
    },
    keep: 'the evening before an appointment',
    send: 'somebody with a date at the clinic',
    caution: [
      'In an emergency call the emergency number and do not take a taxi.',
      'Chest pain, signs of a stroke, trouble breathing: emergency number at once, no taxi.',
    ],
    own: [
      {
        kinds: ['service', 'product', 'policy', 'people', 'process'],
        about: 'hospital|patient|wheelchair|medical|door.to.door|accessible|ramp',
        lead: 'And about such rides here.',
      },
    ],
    pic: { ask: 'A small packed bag with slippers on top', alt: 'A small packed bag with slippers' },
    claims: [
      ['After sedation people must not drive and should be accompanied', 'advice of hospitals'],
      ['Patient transport may be covered after approval', 'health insurers in several countries'],
    ],
  },
  {
    id: 'front-seat-or-back',
    format: 'question',
    again: 7,
    emoji: '💺',
    tags: ['TaxiTalk', 'OnTheRoad', 'Taxi'],
    title: [
      'Front seat or back seat: where do you sit in a taxi?',
      'Where do you sit when you ride alone, and why?',
    ],
    cover: 'Front or back?',
    gist: [
      'In some countries one sits in front, or it is rude. In others it would be odd. Where do you sit when you ride alone, and from whom do you have it?',
      'A seat says something: a fellow, a guest, a boss, a child. And some take the front because they feel sick in the back.',
    ],
    subject: ['Rude here, odd there', 'A fellow or a guest?'],
    hooks: {
      '*': [
        'You ride alone in a taxi. Front seat or back seat?',
        'In Australia many sit in front beside the driver. Where do you?',
      ],
      p: 'Custom differs by country, and comfort by stomach.',
      t: 'Front for legs and talk, back for papers and peace.',
      fi: 'Think about it: do you even decide, or do your feet?',
      a: 'Front or back. Alone.',
      h: 'There are people who sit behind the driver and say "James". They are not asked what they tip.',
      l: 'The rear seat on the right, and a town going by.',
    },
    lines: {
      '*': [
        'If you feel sick in cars, say so and sit in front. Every driver prefers that.',
        'With long legs the front seat is worth gold. Ask first, and a bag moves to the back.',
        'Where did you first ride in a taxi, and where did you sit?',
        'In which country did you learn that you sit on the wrong seat?',
      ],
      h: ['In the middle of the back row sits whoever was last out of the door.'],
    },
    scene: [
      'She opens the front door, he clears away sandwich, newspaper and glasses. Both apologise.',
      'Rear right, a file on the knees. At the lights their eyes meet in the mirror, and both look away.',
    ],
    why: [
      [
        'A small choice, and it tells where one has learned to travel.',
        'Nearness is settled anew in each country.',
      ],
    ],
    parts: [
      [
        'In front',
        ['Legs, view, a talk between equals.', 'The sandwich moves to the dashboard.'],
        'A view over a dashboard',
      ],
      [
        'At the back',
        ['Room for papers, thoughts and bags.', 'One is driven. That is something, too.'],
        'An empty rear seat with a newspaper',
      ],
    ],
    turn: ['It is fine either way, as long as the belt is on.', 'Ask your driver. They have an opinion.'],
    asks: ['Front or back?', 'Who taught you that?'],
    ends: {
      p: 'Custom, stomach, legs.',
      t: 'Choose, then buckle up.',
      fi: 'Sit where you like. Only, belt on.',
      a: 'Sit. Belt.',
      h: 'James has retired.',
      l: 'Rear right, and rain.',
    },
    keep: 'your next ride abroad',
    send: 'somebody with very long legs',
    own: [
      {
        kinds: ['people', 'product', 'service', 'history', 'number'],
        about: 'drivers?\\b|comfort|fleet|\\bcars?\\b|saloon',
        lead: 'And who drives here.',
      },
    ],
    pic: { ask: 'A front seat and a back seat, empty', alt: 'Empty seats of a taxi' },
    claims: [['Customs about the front seat differ by country', 'travel guides']],
  },
];
