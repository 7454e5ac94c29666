// Ordering, and what comes back.
import type { Idea } from '../../library/idea.ts';
import { COLOURED, ONLINE_FITS, PACKS_ITSELF, POSTED } from './kinds.ts';

export const ORDERING: readonly Idea[] = [
  {
    id: 'measure-what-you-own',
    format: 'howto',
    again: 9,
    emoji: '📏',
    tags: ['OnlineShopping', 'SizeGuide', 'ShoppingTips'],
    only: ONLINE_FITS,
    title: [
      'How to choose the right size when you order online',
      'Ordering clothes online: measure one that fits',
    ],
    cover: 'The right size online',
    gist: [
      'Take a piece you own that fits, lay it flat, measure it and compare it with the size chart. That is safer than the size on its label.',
      'A size chart helps only if you know your own numbers. Measure something you like to wear.',
    ],
    subject: ['The right size when you order online', 'Measure what fits you'],
    hooks: {
      '*': [
        'Ordering clothes online? Measure a piece that fits you before you choose a size.',
        'How to choose the right size online without sending things back.',
      ],
      patl: 'Measure what fits, compare it with the size chart, and order one size.',
      fhi: 'Not sure which size to order? Look in your own wardrobe first.',
    },
    lines: {
      '*': [
        'Lay a shirt that fits you flat and measure across the chest. Compare that with the size chart.',
        'Between two sizes? Read whether the fabric stretches. If not, take the larger.',
        'Look at the height of the model and the size they wear. It is often written below the photo.',
        'Keep labels on until you know that it fits.',
      ],
      h: ['Medium is a state of mind, says the label.'],
    },
    scene: [
      'You have two sizes in the basket, and you know that one of them will go back.',
      'The parcel is here, and the sleeves end at your elbows.',
    ],
    why: [
      ['Sizes differ from brand to brand.', "The same letter can mean a hand's width more."],
      ['Centimetres do not depend on a brand.', 'With three numbers you can compare everything.'],
    ],
    parts: [
      [
        'Measure a piece you like',
        ['Chest, waist and length, laid flat.', 'Double the width for the way round.'],
        'A tape on a shirt',
      ],
      [
        'Read the chart and the fabric',
        ['Stretch forgives, firm cloth does not.', 'Look if the chart is for the body or the piece.'],
        'A size chart on a screen',
      ],
      [
        'Ask if you are not sure',
        ['With your numbers, somebody can tell you quickly.', 'Say how you like it to fit.'],
        'A message being typed',
      ],
    ],
    turn: ['Write your numbers in a note on your phone.', 'Then the next order takes a minute.'],
    asks: ['Which size is hardest for you to find?', 'Do you order one size or two?'],
    ends: { patl: 'It is easier than it sounds.', fhi: 'If in doubt, just ask us.' },
    keep: 'your next order',
    send: 'somebody who always orders two sizes',
    own: [
      {
        kinds: ['policy', 'service'],
        about: 'returns?\\b|exchang|sizes? (?:from|\\d|\\w+ to)|size (?:chart|guide)',
        lead: 'And if it does not fit:',
      },
    ],
    pic: { ask: 'A tape measure on a shirt laid flat', alt: 'A tape measure on a shirt laid flat' },
    claims: [['Sizes differ between brands', 'clothing industry practice']],
  },
  {
    id: 'the-colour-on-your-screen',
    format: 'myth',
    again: 9,
    emoji: '🎨',
    tags: ['OnlineShopping', 'ColourTips', 'ShoppingTips'],
    only: COLOURED,
    title: [
      'Why {colours|colors} look different on your screen',
      'Ordering a {colour|color} online: how to be sure',
    ],
    cover: '{Colours|Colors} on your screen',
    myth: 'The {colour|color} on the screen is the {colour|color} that you get',
    short: 'Not quite. Every screen shows {colours|colors} a little differently.',
    gist: [
      'Screens differ, and night mode makes everything yellow. Look at several photos in daylight, read the name of the {colour|color}, and ask for a sample if it must match.',
      'If a {colour|color} has to match, do not trust one photo. Compare, read, or ask for a sample.',
    ],
    subject: ['{Colours|Colors} on your screen', 'Will it be the same blue?'],
    hooks: {
      '*': [
        '{Colours|Colors} look different on every screen. Here is how to be sure before you order.',
        'Ordering something that has to match? Do not trust your screen alone.',
      ],
      patl: 'No two screens show the same blue, so check before you order.',
      fhi: 'Is it grey or green? On a screen it is hard to say.',
    },
    lines: {
      '*': [
        'Switch off night mode before you choose a {colour|color} online. It makes everything look warmer.',
        'Look at photos in daylight and not only in the studio.',
        'If a {colour|color} has to match, ask for a sample or a photo beside something white.',
        'Read the reviews with photos. They show the {colour|color} in real rooms.',
      ],
      h: ['The sofa was sage. What came was frog.'],
    },
    scene: [
      'On your phone it was warm grey. On the doorstep it is blue.',
      'In the evening on the sofa everything you order looks lovely.',
    ],
    why: [
      [
        'Screens differ in brightness and in how they mix {colours|colors}.',
        'The same photo looks different on two phones.',
      ],
      ['Light in a room changes a {colour|color} as well.', 'By a lamp everything is warmer than by day.'],
    ],
    parts: [
      [
        'Switch off night mode',
        ['And turn up the brightness.', 'Look at it by day.'],
        'A phone beside a piece of fabric',
      ],
      [
        'Compare several photos',
        ['Close up, in a room, with something white.', 'The white should look white.'],
        'Two photos on a screen',
      ],
      [
        'Ask if it matters',
        ['For a sample or another photo.', 'Say what it has to match.'],
        'A fabric sample beside a cushion',
      ],
    ],
    turn: [
      'And when it arrives, look at it by daylight first.',
      'If it is wrong, keep it clean and send it back in time.',
    ],
    asks: ['Which {colour|color} surprised you?', 'What do you need it to match?'],
    ends: { patl: 'Try it the next time.', fhi: 'Just ask us for another photo.' },
    keep: 'the next order that has to match',
    send: 'somebody who shops in the evening',
    own: [
      {
        kinds: ['policy', 'service', 'product'],
        about: 'samples?\\b|swatch|returns?\\b|shade cards?',
        lead: 'If you would like to be sure:',
      },
    ],
    pic: { ask: 'A product beside its photo on a phone', alt: 'A product beside its photo on a phone' },
    claims: [['Displays and night mode alter colour', 'display technology basics']],
  },
  {
    id: 'order-in-time-for-christmas',
    format: 'season',
    again: 11,
    emoji: '🎄',
    tags: ['ChristmasShopping', 'OnlineShopping', 'GiftIdeas'],
    only: POSTED,
    when: { months: [11, 12] },
    title: [
      'Ordering Christmas presents online: do not wait too long',
      'When to order so that it arrives before Christmas',
    ],
    cover: 'Order in time for Christmas',
    gist: [
      'In December every {parcel|package} takes longer. Order two weeks before, check the address, and use a place where somebody is at home.',
      'The last posting day is not a good plan. Order in early December, and there is time for an exchange.',
    ],
    subject: ['Order in time for Christmas', 'When to order presents'],
    hooks: {
      '*': [
        'Order Christmas presents at least two weeks before. {Parcels|Packages} take longer in December.',
        'When should you order online so that it is there for Christmas?',
      ],
      patl: 'Two weeks before Christmas is a safe time to order.',
      fhi: 'Have you ordered your presents yet? Early December is best.',
    },
    lines: {
      '*': [
        'Order presents by the first week of December. Then there is time to exchange them.',
        'Check the delivery address before you order. Many accounts still have the old one.',
        'Sending a present straight to somebody? Ask for no invoice in the box, and add a note.',
        'Late? Ask about faster delivery, or choose a voucher.',
      ],
      h: ['On the twenty-third the driver is the most popular person in the country.'],
    },
    scene: [
      'It is the week before Christmas, and the tracking has said the same for three days.',
      'At half past eleven at night you order the last present.',
    ],
    why: [
      ['Carriers carry far more than usual in these weeks.', 'Snow, traffic and illness come on top.'],
      ['Popular things sell out first.', 'In early December there is still all the choice.'],
    ],
    parts: [
      [
        'Order early in the month',
        ['Begin with what comes from far away.', 'Then what has a name on it.'],
        'A laptop beside a list',
      ],
      [
        'Check address and name',
        ['And a place where it may be left.', 'Work or a neighbour, if you are out.'],
        'A doorbell with a name',
      ],
      [
        'Look inside at once',
        ['Is it the right thing, and whole?', 'Then it can be wrapped.'],
        'An open box',
      ],
    ],
    turn: ['Then you can bake instead of waiting.', 'And nobody gets a printed picture of a present.'],
    asks: ['Have you got all your presents?', 'Do you order early or late?'],
    ends: { patl: 'It is worth the few minutes.', fhi: 'Tick one off today.' },
    keep: 'your list of presents',
    send: 'somebody who always orders late',
    own: [
      {
        kinds: ['policy', 'service', 'hours', 'offer'],
        about: 'deliver|posted|dispatch|shipp|gift',
        lead: 'About orders here:',
      },
    ],
    pic: { ask: 'A packed order ready for the post', alt: 'A packed order ready for the post' },
    claims: [['Carriers are busier before Christmas', 'postal practice']],
  },
  {
    id: 'after-you-press-order',
    format: 'behind',
    again: 10,
    emoji: '📦',
    tags: ['SmallShop', 'BehindTheScenes', 'OnlineShop'],
    only: PACKS_ITSELF,
    title: ['What happens after you order in a small online shop', 'From your click to your door'],
    cover: 'What happens to your order',
    gist: [
      'Your order is printed, picked from the shelf, checked, packed and labelled, mostly by the person who answers your messages. Then the carrier collects it.',
      'In a small shop a person reads your order and packs it by hand. This is the way it goes.',
    ],
    subject: ['What happens to your order', 'From click to door'],
    hooks: {
      '*': [
        'What happens after you order in a small online shop? A person packs it.',
        'From your click to your door: this is what happens to an order.',
      ],
      patl: 'In a small shop, a person picks, checks and packs your order.',
      fhi: 'Have you ever wondered who packs your order?',
    },
    lines: {
      '*': [
        'If you notice a mistake in your order, write at once. Before it is packed, it is easily changed.',
        'Write a note with your order if it is a present. In a small shop somebody reads it.',
        'Order before the post is collected, and it often leaves on the same day.',
        'A missing flat number is the most frequent reason why a {parcel|package} comes back.',
      ],
      h: ['The notes are read. The one from your dog was lovely.'],
    },
    scene: [
      'A message comes in, the printer starts, and somebody goes to the shelf.',
      'On a table lie tissue paper, tape and eleven orders.',
    ],
    why: [
      ['In a small shop one person does it all.', 'So you get an answer from somebody who knows the shelf.'],
      [
        'Checking takes a minute and saves a return.',
        'Number, size and {colour|color} are looked at before the box is closed.',
      ],
    ],
    parts: [
      [
        'It is printed and read',
        ['With your note, if there is one.', 'If something is unclear, you get a message.'],
        'A printed order on a table',
      ],
      [
        'It is picked and checked',
        [
          'Each piece is looked at before it is packed.',
          'Size and {colour|color} are compared with the order.',
        ],
        'Hands taking something from a shelf',
      ],
      [
        'It is packed',
        ['With paper, so that nothing moves.', 'The box is filled so that nothing breaks.'],
        'A box being closed',
      ],
      [
        'It is handed over',
        ['To the carrier, or carried to the post.', 'From now on you can track it.'],
        'Boxes by a door',
      ],
    ],
    turn: ['And then we hope that you like it.', 'If something is wrong, just write.'],
    asks: ['What do you like to find in a {parcel|package}?', 'What was your nicest delivery?'],
    ends: { patl: 'It is worth the few minutes.', fhi: 'Thank you for ordering from small shops.' },
    keep: 'the next time you wait for the post',
    send: 'somebody who likes small shops',
    own: [
      {
        kinds: ['service', 'process', 'hours', 'policy'],
        about: 'posted|dispatch|shipp|packed|deliver',
        lead: 'How it goes here:',
      },
    ],
    pic: { ask: 'Your packing table with an open box', alt: 'A packing table with an open box' },
    claims: [['Steps of fulfilment in a small shop', 'retail practice']],
  },
  {
    id: 'a-return-without-trouble',
    format: 'howto',
    again: 10,
    emoji: '↩️',
    tags: ['OnlineShopping', 'Returns', 'ShoppingTips'],
    only: POSTED,
    needs: 'returns?\\b|send (?:it )?back|exchang',
    title: ['How to send something back without trouble', 'Returning an order: do it like this'],
    cover: 'How to return an order',
    gist: [
      'Keep the packaging until you are sure, leave labels on, write which order it is, and keep the receipt from the post.',
      'Order number, reason, proof of posting: with these three your money comes back quickly.',
    ],
    subject: ['How to return an order', 'Send it back without trouble'],
    hooks: {
      '*': [
        'Sending something back? These three things make it quick.',
        'A return goes quickly if three things are in order.',
      ],
      patl: 'Order number, reason, proof of posting: a return needs no more.',
      fhi: 'It does not fit? Then send it back like this.',
    },
    lines: {
      '*': [
        'Keep box and labels until you know that you want to keep the order.',
        'Put a note with your order number and name into the return.',
        'Keep the receipt from the post until the money is back.',
        'Say why it goes back. It helps the shop to do better.',
      ],
      h: ['The box it came in is the only box in the house that fits. You threw it away on Tuesday.'],
    },
    scene: [
      'It is lovely, but too large, and it has to go back.',
      'The box has been in the hall for two weeks, and the last day is tomorrow.',
    ],
    why: [
      ['Without an order number somebody has to search.', 'With it, the money can be sent the same day.'],
      ['Things that come back clean can be sold again.', 'That helps to keep prices down.'],
    ],
    parts: [
      [
        'Look up until when',
        ['And whether the shop sends a label.', 'Write the day on the box.'],
        'A date on a box',
      ],
      [
        'Pack it as it came',
        ['Clean, with its labels and a note.', 'Cover the old address on the box.'],
        'A note in a box',
      ],
      [
        'Keep the proof',
        ['Take a photo of the receipt from the post.', 'Keep it until the money is there.'],
        'A receipt from the post',
      ],
    ],
    turn: ['If it is faulty, write first and send a photo.', 'Questions? Just write to us.'],
    asks: ['Do you keep boxes?', 'What did you last send back?'],
    ends: { patl: 'It is worth the few minutes.', fhi: 'No hard feelings. The next one fits.' },
    keep: 'the next parcel that does not fit',
    send: 'somebody with a box in the hall',
    own: [
      {
        kinds: ['policy', 'service'],
        about: 'returns?\\b|exchang|send (?:it )?back',
        lead: 'How it works here:',
      },
    ],
    pic: { ask: 'An open box with a note in it', alt: 'An open box with a note in it' },
    claims: [['Order number speeds up returns', 'retail practice']],
  },
];
