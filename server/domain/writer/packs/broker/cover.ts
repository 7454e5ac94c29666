// Insurance: what to have ready, what to check, what to do when something has happened.
import type { Idea } from '../../library/idea.ts';
import { INSURES } from './kinds.ts';

export const COVER: readonly Idea[] = [
  {
    id: 'film-your-rooms',
    format: 'howto',
    only: INSURES,
    again: 9,
    emoji: '🎥',
    tags: ['HomeInventory', 'HomeInsurance', 'GoodToKnow'],
    title: ['Film your home for the insurance in ten minutes', 'What do you own? A film as proof'],
    cover: 'Film your home',
    gist: [
      'Walk through your home with your phone, open the cupboards, and say what you see and what it cost. After a fire or break-in the film helps you to claim.',
      'After a burglary nobody remembers everything. A film of ten minutes does.',
    ],
    subject: ['Film your home in ten minutes', 'Proof for your insurance'],
    hooks: {
      '*': [
        'Could you list from memory everything that you own? A short film does it for you.',
        'Ten minutes with your phone can make an insurance claim much easier.',
      ],
      pati: 'A film of your rooms is simple proof for a claim.',
      fhl: 'Take a walk through your own home, with your phone in your hand.',
    },
    lines: {
      '*': [
        'Film every room with the cupboards open, and say what things cost and when you bought them.',
        'Photograph the serial numbers of bicycle, laptop and camera. They are mostly underneath.',
        'Keep the film of your home somewhere else: in a cloud or with your family.',
        'Do it again after a big purchase. A film from five years ago shows the old sofa.',
      ],
      h: ['You may discover on the way that you own eleven umbrellas.'],
    },
    scene: [
      'The form asks for a list of everything in the living room, with the year and the price.',
      'The cellar was under water, and nobody knows what was in the boxes.',
    ],
    why: [
      [
        'After a loss you have to say what you had and what it was worth.',
        'People remember the television and forget the shoes.',
      ],
      ['With proof to hand, a claim is settled sooner.', 'A picture answers most questions at once.'],
    ],
    parts: [
      [
        ['Film room by room', 'Walk through every room'],
        ['Open drawers and cupboards.', 'Also cellar, {loft|attic}, garage and bicycle shed.'],
        'A phone filming an open cupboard',
      ],
      [
        ['Say what you see', 'Name things and prices'],
        ['What, from when, how much, roughly.', 'An estimate is fine.'],
        'A hand pointing at a camera on a shelf',
      ],
      [
        ['Photograph numbers and receipts', 'Add the proof'],
        [
          'For expensive things: serial number, receipt, a photo from near.',
          'Jewellery on its own, with something to show the size.',
        ],
        'A close-up of a serial number, covered',
      ],
      [
        ['Store it somewhere else', 'Keep a copy outside'],
        ['A cloud, or a stick with your sister.', 'Look once whether it can be opened.'],
        'A memory stick in an envelope',
      ],
    ],
    turn: [
      'Put a date in your calendar to do it again next year.',
      'While you are at it, check whether your sum insured is still high enough.',
    ],
    asks: ['What would you forget on your list?', 'Do you have pictures of your home?'],
    ends: { pati: 'Film, numbers, copy elsewhere.', fhl: 'Ten minutes, and you can forget about it.' },
    keep: 'a rainy afternoon',
    send: 'somebody with a full cellar',
    pic: { ask: 'A phone filming a shelf, nothing valuable in view', alt: 'A phone filming a shelf' },
    claims: [['Inventory and proof of ownership ease claims', 'advice of insurers and consumer bodies']],
  },
  {
    id: 'the-sum-from-years-ago',
    format: 'mistake',
    only: INSURES,
    again: 10,
    emoji: '🏚️',
    tags: ['HomeInsurance', 'UnderInsured', 'GoodToKnow'],
    wrong: 'Leaving the sum insured as it was ten years ago',
    title: ['Is your home insured for enough?', 'Sum insured: when did you last check it?'],
    cover: 'Insured for enough?',
    gist: [
      'Building costs rise, and homes fill up. If your sum insured is too low, many policies pay only a part, even for small damage. Check it after every change.',
      'A new kitchen, an extension, more expensive building work: is your home still insured for what it would cost to rebuild?',
    ],
    subject: ['Is your home insured for enough?', 'Check your sum insured'],
    hooks: {
      '*': [
        'When did you last look at the sum your home is insured for?',
        'If your home is insured for too little, you may get less even for a small loss.',
      ],
      pati: 'Check your sum insured after every change to your home.',
      fhl: 'Two minutes for your policy: which sum stands in it?',
    },
    lines: {
      '*': [
        'Tell your insurer about an extension, a new kitchen or a conversion. Otherwise it may not be covered.',
        'The cost of rebuilding a house is not its market price. Ask which one your policy needs.',
        'Ask whether your sum insured rises with building costs by itself.',
        'Single things such as a ring or a bicycle often have a limit of their own. Check it.',
      ],
      h: ['According to the policy, the kitchen dates from when people still had a fax.'],
    },
    scene: [
      'The policy is twelve years old, and since then there has been a new kitchen.',
      'After a pipe burst, the insurer pays sixty per cent, and you ask why.',
    ],
    why: [
      [
        'Many policies reduce what they pay if the sum is too low.',
        'Insured for half can mean paid by half.',
      ],
      [
        'Every year something comes into a home and hardly anything leaves.',
        'Material and work have become more expensive.',
      ],
    ],
    parts: [
      [
        ['Look up your sum', 'Find it in your policy'],
        ['For the building and for the contents.', 'Which year is it from?'],
        'A policy with a finger on a line, nothing readable',
      ],
      [
        ['List what has changed', 'Think of the last years'],
        ['Extension, bathroom, solar panels, bicycles, jewellery.', 'Also what you work with at home.'],
        'A new kitchen',
      ],
      [
        ['Have it worked out again', 'Ask for a new figure'],
        ['There are tables and calculators for it.', 'It costs you a call.'],
        'A calculator beside a house plan',
      ],
    ],
    turn: ['Have any change confirmed in writing.', 'Put it in your calendar: once a year.'],
    asks: ['What have you added to your home lately?', 'From which year is your policy?'],
    ends: { pati: 'Look up, compare, adjust.', fhl: 'One call, and you know.' },
    caution: 'This is general. What counts is your own contract.',
    keep: 'the day when your renewal comes',
    send: 'somebody with a new kitchen',
    own: [
      {
        kinds: ['service', 'process', 'offer'],
        about: 'review|home insurance|buildings? (?:and|insurance)|contents',
        lead: 'We can look at it together.',
      },
    ],
    pic: { ask: 'A policy and a calculator, nothing readable', alt: 'A policy and a calculator' },
    claims: [['Average clause; rebuild cost differs from market value', 'insurance practice']],
  },
  {
    id: 'the-first-hour-after',
    format: 'checklist',
    only: INSURES,
    again: 8,
    emoji: '🧯',
    tags: ['InsuranceClaim', 'WaterDamage', 'GoodToKnow'],
    title: ['After water damage, break-in or fire: what to do first', 'The first hour after damage at home'],
    cover: 'What to do first',
    gist: [
      'First people, then stop the damage, then take photos, then call. Throw nothing away until your insurer has agreed.',
      'A burst pipe, a break-in, a fire in the kitchen: these five steps help in the first hour.',
    ],
    subject: ['What to do first', 'The first hour after damage'],
    hooks: {
      '*': [
        'Save this list now. If a pipe bursts, you will have no time to look for it.',
        'Something has happened at home. What should you do in the first hour?',
      ],
      pati: 'In the first hour: people, safety, photos, call.',
      fhl: 'We hope that you will never need it. Save it all the same.',
    },
    lines: {
      '*': [
        'After damage take photos before you clear up, from far and from near.',
        'Throw nothing away after damage until your insurer has said yes.',
        'Stop what can be stopped: turn off the water, cover the window. You may be expected to.',
        'Note down names, times and what was said, also on the phone.',
      ],
      h: ['Water always finds the box with the photo albums.'],
    },
    scene: [
      'You come home, and water is running down the stairs.',
      'The window is broken, and you stand in the living room and do not know where to begin.',
    ],
    why: [
      ['Afterwards you have to show what happened.', 'Nobody can check what was thrown away.'],
      ['What you do at once can keep the damage small.', 'Your policy may ask you to limit the damage.'],
    ],
    parts: [
      [
        'Look after people',
        ['Get everybody out if it burns or smells of gas.', 'Call the emergency number first.'],
        'An open front door',
      ],
      [
        'Stop the damage',
        ['Turn off water or power if it is safe.', 'Cover broken windows, move things to a dry place.'],
        'A hand on a valve',
      ],
      [
        'Take photos',
        ['Everything, before you clear up.', 'Also the cause, if you can see it.'],
        'A phone in front of a wet wall',
      ],
      [
        'Call us or your insurer',
        ['Ask what you may have repaired at once.', 'After a break-in call the police first.'],
        'A phone in a hand',
      ],
      [
        'Keep what is broken',
        [
          'In the garage, until you are told otherwise.',
          'Also keep receipts for what you buy in an emergency.',
        ],
        'Broken things in a box',
      ],
    ],
    turn: [
      'Save the number for claims in your phone today.',
      'Tell everybody at home where the water is turned off.',
    ],
    asks: ['Would everybody at home know what to do?', 'Have you saved the number of your insurer?'],
    ends: { pati: 'People, stop, photos, call, keep.', fhl: 'And then breathe. It can be settled.' },
    caution: 'Never step into water near sockets or cables. What counts is your own contract.',
    tick: true,
    keep: 'the day you hope will never come',
    send: 'everybody you live with',
    own: [
      {
        kinds: ['service', 'process', 'hours'],
        about: 'claims?\\b|emergency|24',
        lead: 'You can count on help with a claim here.',
      },
    ],
    pic: { ask: 'A phone with a saved number, covered', alt: 'A phone in a hand' },
    claims: [['Safety, mitigation, documentation, notification', 'advice of insurers']],
  },
  {
    id: 'when-to-ring',
    format: 'answer',
    only: INSURES,
    again: 9,
    emoji: '📞',
    tags: ['InsuranceTips', 'HomeInsurance', 'GoodToKnow'],
    question: 'What do I have to tell my insurer?',
    short: [
      'Whatever changes the risk. If in doubt, call.',
      'Moves, building work, lodgers, long absences. A call is enough.',
    ],
    title: ['What do I have to tell my insurer?', 'New dog, lodger, extension: when to call your insurer'],
    cover: 'When to call your insurer',
    gist: [
      'Tell your insurer when something changes: you move, build, rent out a room, work from home, or leave your home empty for weeks. One call keeps your cover safe.',
      'Life changes, and the policy does not know. A call of two minutes is enough.',
    ],
    subject: ['When to call your insurer', 'What has changed?'],
    hooks: {
      '*': [
        'A lodger, a scaffold, three months abroad: does your insurer know?',
        'Some changes at home have to be reported. These are the usual ones.',
      ],
      pati: 'Report changes early, and your cover stays safe.',
      fhl: 'Better one call too many. Nobody minds.',
    },
    lines: {
      '*': [
        'Leaving your home empty for more than a few weeks? Ask your insurer beforehand.',
        'Scaffolding at your house makes it easier to break in. Tell your insurer.',
        'Renting out a room, even for a weekend, can change your cover. Ask first.',
        'Working from home with customers or stock? Call, because it may need another policy.',
      ],
      h: ['"It was only a small bonfire" is not the best time for a first call.'],
    },
    scene: [
      'The builder puts up the scaffold, and nobody thinks of the insurance.',
      'You will be away for three months, and the house will be empty.',
    ],
    why: [
      [
        'A policy is made for the facts that you gave at the start.',
        'If the risk has changed and nobody said so, there may be no payment.',
      ],
      ['Mostly nothing changes, or very little.', 'Often it costs nothing at all.'],
    ],
    parts: [
      [
        ['When you move or build', 'Report building work'],
        ['Before it begins.', 'Also a pool, a stove or solar panels.'],
        'A scaffold at a house',
      ],
      [
        ['When somebody moves in', 'Report other people'],
        ['Lodgers, guests who pay, a business.', 'For a car also a new driver.'],
        'A second name at a bell, covered',
      ],
      [
        ['When you are away for long', 'Report an empty home'],
        ['Ask how many days are allowed.', 'Sometimes somebody has to look in.'],
        'A suitcase in a hall',
      ],
    ],
    turn: ['Ask for a short confirmation by email.', 'Write it in your policy folder with the date.'],
    asks: ['What has changed at your home this year?', 'Did you know about scaffolding?'],
    ends: { pati: 'If something changes, call.', fhl: 'Two minutes on the phone, and you sleep well.' },
    caution: 'What must be told, and by when, stands in your own contract.',
    keep: 'the next time something changes at home',
    send: 'somebody who is building',
    pic: { ask: 'A scaffold at a house', alt: 'A scaffold at a house' },
    claims: [['Material changes must be disclosed', 'insurance practice']],
  },
  {
    id: 'words-on-page-four',
    format: 'glossary',
    only: INSURES,
    again: 10,
    emoji: '📖',
    tags: ['InsuranceWords', 'InsuranceTips', 'GoodToKnow'],
    title: ['Words in your insurance policy, explained', 'What do excess and exclusion mean?'],
    cover: 'Insurance words explained',
    gist: [
      'The premium is what you pay. The {excess|deductible} is what you pay yourself in a claim. Exclusions are what is not covered. The sum insured is the most you can get.',
      'With five words you can read your policy, and compare two offers.',
    ],
    subject: ['Insurance words explained', 'What is an exclusion?'],
    hooks: {
      '*': [
        'Five words in your policy decide what you get. Here they are in plain language.',
        'Comparing two insurance offers? These five words matter most.',
      ],
      pati: 'Know these five words, and you can compare policies.',
      fhl: 'Nobody reads policies for fun. These five words are enough.',
    },
    lines: {
      '*': [
        'The {excess|deductible} is what you pay yourself in each claim. A higher one often makes the policy cheaper.',
        'Exclusions are the things that a policy does not pay for. Read them first.',
        '"New for old" means that you get the price of a new thing, not of your old one. Ask whether you have it.',
        'The sum insured is the most a policy pays. Check whether it is still enough.',
      ],
      h: ['"Act of God" is in the policy, too. He does not take calls.'],
    },
    scene: [
      'Two offers, nearly the same price, and different words.',
      'You read the policy, and on page four you give up.',
    ],
    why: [
      [
        'The price alone does not tell you what you get.',
        'Two cheap policies can be as different as day and night.',
      ],
      ['Whoever knows the words can ask.', 'A question before is better than a surprise after.'],
    ],
    parts: [
      ['Premium', ['What you pay for the policy.', 'The price, by month or by year.'], 'Coins on a calendar'],
      [
        '{Excess|Deductible}',
        ['The part of each claim that you pay yourself.', 'What is taken off before you are paid.'],
        'A few coins beside a pile',
      ],
      [
        'Exclusion',
        ['Something that the policy does not cover.', 'A case in which the policy does not pay.'],
        'A crossed-out line',
      ],
      [
        'Sum insured',
        ['The most that the policy pays.', 'The limit up to which you are insured.'],
        'A house made of blocks',
      ],
      [
        'New for old',
        ['You get what a new one costs.', 'Old things are paid for at the price of new ones.'],
        'An old and a new lamp',
      ],
    ],
    turn: ['Look for these five in your own policy.', 'If one is unclear, ask us.'],
    asks: ['Which word is still unclear to you?', 'Do you know your {excess|deductible}?'],
    ends: { pati: 'Compare words, then prices.', fhl: 'Ask about any other word you find.' },
    caution: 'General meanings. What counts is your own contract.',
    keep: 'your next offer',
    send: 'somebody who is comparing policies',
    pic: {
      ask: 'A policy with one word underlined, nothing readable',
      alt: 'A sheet with one word underlined',
    },
    claims: [['Meanings of the terms', 'definitions in insurance']],
  },
  {
    id: 'before-the-storms',
    format: 'season',
    only: INSURES,
    again: 11,
    emoji: '🌬️',
    tags: ['StormSeason', 'HomeInsurance', 'HomeTips'],
    when: { months: [9, 10, 11, 12, 1] },
    title: ['Before the storms: four jobs round the house', 'Storm season: is your home ready?'],
    cover: 'Before the storms',
    gist: [
      'Before the storms come: clear the gutters, tie down what can fly, take photos of the house, and save the number of your insurer.',
      'Half an hour on a dry day, before the wind comes, can save you a lot of damage.',
    ],
    subject: ['Before the storms', 'Is your home ready?'],
    hooks: {
      '*': [
        'The next storm will come. Use a dry day for these four jobs.',
        'What flies away in a storm? Bins, chairs, trampolines. Tie them down now.',
      ],
      pati: 'Four small jobs before the storm season prevent most damage.',
      fhl: 'A dry Saturday? Then take a walk round the house.',
    },
    lines: {
      '*': [
        'Tie down or put away bins, garden chairs and trampolines before a storm.',
        'Clear gutters and drains when the leaves are down. Blocked gutters cause a lot of water damage.',
        'Take photos of roof, fence and trees on a dry day. They show what it was like before.',
        'Park away from trees when a storm is announced.',
      ],
      h: ['The trampoline has landed at number twelve. It was last seen at number four.'],
    },
    scene: [
      'The storm warning comes, and the garden furniture is still outside.',
      'In the morning a tile lies on the lawn, and it is raining into the {loft|attic}.',
    ],
    why: [
      ['Small things become big ones in the wind.', 'A loose tile can mean a wet bedroom.'],
      ['Insurers expect you to look after your home.', 'Good photos show that it was in order.'],
    ],
    parts: [
      [
        ['Clear gutters and drains', 'Let the water run off'],
        ['Have it done if it is high up.', 'Look below whether the water runs away.'],
        'Leaves in a gutter',
      ],
      [
        ['Tie down what is loose', 'Put away what can fly'],
        ['Bins, chairs, toys, trampolines.', 'Balconies, too.'],
        'A garden chair in a shed',
      ],
      [
        ['Take photos all round', 'Photograph your house'],
        ['Roof, fence, trees, shed.', 'Turn on the date in your camera.'],
        'A phone in front of a house',
      ],
      [
        ['Save the numbers', 'Note whom to call'],
        ['Insurer, roofer, a neighbour.', 'Also in the phone of your partner.'],
        'A phone with contacts, covered',
      ],
    ],
    turn: [
      'After a storm look round the house from the ground.',
      'Then you can listen to the wind in peace.',
    ],
    asks: ['What has flown away from your garden?', 'Who in your home knows how to turn off the water?'],
    ends: { pati: 'Gutters, loose things, photos, numbers.', fhl: 'Stay safe and dry.' },
    caution: 'Keep off ladders and roofs in wind and wet. What you have to do stands in your policy.',
    keep: 'the next storm warning',
    send: 'somebody with a trampoline',
    pic: { ask: 'Garden furniture tied down, or a clear gutter', alt: 'Garden chairs stacked and tied' },
    claims: [['Maintenance, securing, photos', 'advice of insurers and weather services']],
  },
];
