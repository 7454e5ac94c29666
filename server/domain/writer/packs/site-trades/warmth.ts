// Heating: boilers, radiators, and the service before the winter.
import type { Idea } from '../../library/idea.ts';

export const WARMTH: readonly Idea[] = [
  {
    id: 'boiler-service-before-winter',
    format: 'tip',
    again: 6,
    emoji: '🔥',
    tags: ['BoilerService', 'HomeHeating', 'Homeowners'],
    title: [
      'When to have your boiler serviced, and why every year',
      'Boiler service: what is done and when to book it',
    ],
    cover: 'When to service your boiler',
    gist: [
      'Have your boiler serviced once a year, best before the cold. It runs more safely and uses less, and faults are found while nobody is freezing.',
      'Most boilers break down in the first cold week. A service before that finds the weak part in time.',
    ],
    subject: ['When to service your boiler', 'Before the first cold week'],
    hooks: {
      '*': [
        'When did your boiler last have a service? If you have to think about it, it is due.',
        'Boilers mostly break down in the first cold week. Have yours looked at before.',
      ],
      pfathil: 'A boiler should be serviced once a year.',
    },
    lines: {
      '*': [
        'Have your boiler serviced once a year. Many guarantees ask for it.',
        'Turn your heating on for ten minutes at the end of summer. If a radiator stays cold, there is still time.',
        'Ask at the boiler service what was measured, and keep the paper. It helps whoever comes next.',
        'If the flame or the light of your boiler looks different from usual, or you see black marks, switch it off and call.',
      ],
      h: ['Boilers know when it is Sunday, and when your mother-in-law is staying.'],
    },
    why: [
      [
        'Dust and worn parts make it use more and wear out sooner.',
        'A clean burner burns safely and needs less.',
      ],
      [
        'In autumn there are dates free. In the first frost there are none.',
        'Parts for older models may take days to arrive.',
      ],
    ],
    parts: [
      [
        'Look at the date of the last service',
        ['It is in the papers or on a sticker.', 'More than a year ago means that it is due.'],
        'A service sticker on a boiler',
      ],
      [
        'Test the heating before you need it',
        ['Ten minutes, all radiators open.', 'Note what gurgles, drips or stays cold.'],
        'A hand on a radiator',
      ],
      [
        'Have it done by somebody qualified',
        ['Ask to see the registration card.', 'Anything with gas is only for people who may do it.'],
        'An engineer at a boiler',
      ],
    ],
    turn: ['It takes about an hour, once a year.', 'Then the first frost is only a cold morning.'],
    asks: ['When was yours last serviced?', 'Has your heating ever failed in a frost?'],
    ends: {
      pfathil: ['Choose a day now, while there are some free.', 'An hour in autumn saves a cold weekend.'],
    },
    caution:
      'If you smell gas: no flames and no switches, open the windows, get out and call the gas emergency number.',
    keep: 'the end of summer',
    send: 'somebody with an old boiler',
    own: [
      {
        kinds: ['service', 'price', 'offer', 'process', 'hours'],
        about: 'boiler|heating|servic(?:e|ing)\\b',
        lead: 'To have yours serviced:',
      },
    ],
    pic: { ask: 'You at work on a boiler', alt: 'Heating engineer at a boiler' },
    claims: [['yearly service is advised', "makers' instructions"]],
  },
  {
    id: 'boiler-pressure-low',
    format: 'answer',
    again: 9,
    emoji: '🌡️',
    tags: ['BoilerTips', 'HomeHeating', 'Homeowners'],
    title: ['Boiler pressure too low: what it means', 'What should the pressure gauge on a boiler show?'],
    cover: 'Boiler pressure too low?',
    question: 'The pressure of my boiler keeps dropping. Is that bad?',
    short: [
      'Once is harmless. Every week is a leak or a fault.',
      'Topping up once a year is normal. More often has a cause.',
    ],
    gist: [
      'The gauge on your boiler should be where the manual says, mostly in the green. If you top it up once a year, that is fine. If it drops every week, have it looked at.',
      'Heating weak and the gauge low? Top the boiler up as the manual shows, and watch it. If it drops again soon, water is getting out somewhere.',
    ],
    subject: ['Boiler pressure too low?', 'Look at the gauge'],
    hooks: {
      '*': [
        'Radiators only lukewarm? Look at the pressure gauge of your boiler.',
        'Does the pressure of your boiler drop again and again? Then there is a cause.',
      ],
      pfathil: 'Boiler pressure that drops every week has a cause.',
    },
    lines: {
      '*': [
        'Look at the pressure gauge of your boiler once a month. The manual says where it should be when cold.',
        'If you have to top up your boiler every few weeks, water is getting out somewhere. Find out where.',
        'After bleeding radiators, the boiler pressure is often a little low. That is normal: top it up as the manual shows.',
        'Fresh water brings fresh air and rust into your radiators. So do not just go on topping up the boiler.',
      ],
      h: ['If you top up the boiler more often than the car, something is not right.'],
    },
    why: [
      [
        'With too little pressure the water does not reach the top radiators.',
        'Many boilers switch themselves off if it is too low.',
      ],
      [
        'Water does not disappear. It drips somewhere, or a part is worn.',
        'A valve, a joint or the expansion vessel is mostly to blame.',
      ],
    ],
    parts: [
      [
        'Read the gauge when it is cold',
        ['Hot water always shows more.', 'Early in the morning is best.'],
        'The pressure gauge of a boiler',
      ],
      [
        'Top up as the manual shows',
        [
          'Slowly, and close both valves again.',
          "If you have no manual, look for the model on the maker's site.",
        ],
        'The filling valves of a boiler',
      ],
      [
        'Write down the date',
        ['Then you know whether it drops in a week or in a year.', 'A note on the boiler is enough.'],
        'A note stuck to a boiler',
      ],
    ],
    turn: ['Twice in a short time is a reason to call.', 'With your dates, the fault is found faster.'],
    asks: ['Where does your gauge stand?', 'How often do you top yours up?'],
    ends: {
      pfathil: ['A small leak today is a wet ceiling later.', 'Note the date, and call if it drops again.'],
    },
    caution: 'Never open the casing of a boiler. Work on gas is for registered engineers only.',
    keep: 'the first of the month',
    send: 'somebody with lukewarm radiators',
    own: [
      {
        kinds: ['service', 'price', 'process', 'hours'],
        about: 'boiler|heating|repairs?\\b|call.?out',
        lead: 'If it keeps dropping:',
      },
    ],
    pic: { ask: 'The pressure gauge of a boiler', alt: 'Pressure gauge of a boiler' },
    claims: [['repeated loss of pressure has a cause', 'trade practice']],
  },
  {
    id: 'before-you-call-about-the-heating',
    format: 'checklist',
    again: 9,
    emoji: '📋',
    tick: true,
    tags: ['HomeHeating', 'BoilerTips', 'Homeowners'],
    title: [
      'No heating? Check these five things before you call',
      'Heating not working: five checks that take five minutes',
    ],
    cover: 'No heating? Check these first',
    gist: [
      'Before you call about cold radiators, look at the power, the timer, the thermostat, the pressure and the display. Note the code: it tells an engineer a lot.',
      'When the heating stops, five checks take five minutes. If it is still cold after that, the notes make the repair quicker.',
    ],
    subject: ['No heating?', 'Five checks before you call'],
    hooks: {
      '*': [
        'The heating is off and it is cold. Check these five things first.',
        'Heating not working? It is surprisingly often the timer.',
      ],
      pfathil: 'Five checks before you call a heating engineer.',
    },
    lines: {
      '*': [
        'Heating off? Check the timer first. After a power cut or when the clocks change, it is often wrong.',
        'Photograph the code on the display of your boiler before you reset it. It tells the engineer what failed.',
        'If only one radiator is cold, it is that radiator and not the boiler.',
        'In a hard frost, a boiler may stop because the drain pipe outside has frozen. Say so when you call.',
      ],
      h: ['Every year somebody finds that the heating was off because somebody else had switched it off.'],
    },
    why: [
      [
        'Some faults are none: a timer, a switch, an empty meter.',
        'You save a call-out if it was only the clock.',
      ],
      [
        'With good notes the right part is in the van.',
        'A code and a photograph are better than "it makes a noise".',
      ],
    ],
    parts: [
      [
        'Is there power?',
        [
          'Does the display light up? Is the switch beside it on?',
          'Look whether other things in the house work.',
        ],
        'A switch beside a boiler',
      ],
      ['What does the timer say?', ['Right day, right hour?', 'Set it to "on" to try.'], 'A heating timer'],
      [
        'How high is the thermostat set?',
        ['Turn it up and wait for a few minutes.', 'Batteries get empty in wireless ones.'],
        'A room thermostat',
      ],
      [
        'Where is the pressure?',
        ['Below the mark, it may not start.', 'The manual shows how to top it up.'],
        'A pressure gauge',
      ],
      [
        'What is on the display?',
        ['Write down the code or photograph it.', 'Look it up in the manual before you reset.'],
        'A code on a display',
      ],
    ],
    turn: ['Still cold? Then it is our turn.', 'If it was the timer, nobody needs to know.'],
    asks: ['What was it the last time your heating stopped?', 'Do you know where your manual is?'],
    ends: { pfathil: ['Have the model and the code ready when you call.', 'Five checks, five minutes.'] },
    caution:
      'Smell of gas, soot or an alarm that sounds: switch nothing, get everybody out and call for help.',
    keep: 'the first frost',
    send: 'whoever is at home by day',
    own: [
      {
        kinds: ['service', 'price', 'process', 'hours'],
        about: 'boiler|heating|emergency|call.?out|repairs?\\b',
        lead: 'If it is still cold:',
      },
    ],
    pic: { ask: 'The display of a boiler', alt: 'Display of a boiler with a code' },
    claims: [['these are common simple causes', 'trade practice']],
  },
];
