// Couriers: sending something today, packing it, and being found.
import type { Idea } from '../../library/idea.ts';

const BY_BIKE = 'bi(?:ke|cycle)|cargo ?bike|riders?\\b|cycl';
const PARCELS = 'parcel|package|home deliver|last.mile|next day|nationwide|pallet|network';

export const SENDING: readonly Idea[] = [
  {
    id: 'what-to-say-to-a-courier',
    format: 'checklist',
    again: 6,
    emoji: '📞',
    tags: ['Courier', 'SameDay', 'OfficeTips'],
    tick: true,
    title: ['Booking a courier: what to say', 'Ordering a courier: five facts to have ready'],
    cover: 'Booking a courier',
    gist: [
      'When you book a courier, say the exact pick-up and drop-off address, size and weight, the latest time, and a name and number at both ends.',
      'With five facts a courier can set off at once: where from, where to, what, by when, and whom to ask for.',
    ],
    subject: ['Booking a courier', 'Five facts to have ready'],
    hooks: {
      '*': [
        'Booking a courier? Have these five facts ready, and it goes faster.',
        'It has to be there today? These five facts get a courier on the way.',
      ],
      pfatil: 'A courier is on the way sooner when everything is said in one call.',
      h: '"It is a sort of box" is a start. A courier needs a little more.',
    },
    lines: {
      '*': [
        'Give a courier the name and mobile number of somebody who is really there.',
        'Say the real deadline. "By four" helps the courier more than "as soon as possible".',
        'Say how large and heavy it is. A bike, a car and a van are three different things.',
        'Tell the reception that a courier is coming. It saves ten minutes.',
      ],
      h: ['"Third floor, no lift" is best said before and not after.'],
    },
    scene: [
      'The courier stands at reception, and nobody there knows about it.',
      'Most lost minutes are lost at doors.',
    ],
    why: [
      ['With size and weight the right vehicle comes.', 'A box that does not fit means a second trip.'],
      ['A name at the door saves searching and calling.', 'Large buildings have many entrances.'],
    ],
    parts: [
      [
        'Where from and where to',
        ['Street, number, floor, entrance.', 'Postcodes help in streets with the same name.'],
        'An address label',
      ],
      [
        'What it is',
        ['Size, weight, fragile or not, cold or not.', 'Compare it: a shoe box, a suitcase.'],
        'A small box',
      ],
      ['By when', ['The latest time that is still all right.', 'Say also when it will be ready.'], 'A clock'],
      ['A name at both ends', ['With a mobile number.', 'Somebody who picks up.'], 'A phone on a desk'],
      [
        'Proof that it arrived',
        ['Signature, photo or message: say what you need.', 'For legal papers ask for a name and a time.'],
        'A signature on a screen',
      ],
    ],
    turn: ['Save the list for the next time.', 'The rest is pedalling or driving.'],
    asks: ['What was the most urgent thing you ever sent?', 'What does your office send most often?'],
    ends: {
      pfatil: ['Not sure whether it can be done today? Ask us.', 'Call us with these five facts.'],
      h: 'A sort of box. Understood.',
    },
    keep: 'the next urgent delivery',
    send: 'your front desk',
    own: [
      {
        kinds: ['price', 'service', 'process', 'hours', 'offer'],
        about: 'same day|account|pay as you go|book|documents|parcels up to',
        lead: 'And how it works with us.',
      },
    ],
    pic: { ask: 'A parcel with a clear label', alt: 'A parcel with a label' },
    claims: [['Information that dispatch needs', 'practice of couriers']],
  },
  {
    id: 'pack-for-a-fall',
    format: 'howto',
    only: PARCELS,
    again: 7,
    emoji: '📦',
    tags: ['ParcelTips', 'Packing', 'GoodToKnow'],
    title: ['How to pack a parcel so that it arrives whole', 'Packing fragile things for the post'],
    cover: 'How to pack a parcel',
    gist: [
      'Pack a parcel so that nothing moves: a strong box, two fingers of padding on all sides, and each piece wrapped on its own. Then shake it.',
      'If you hear nothing when you shake the parcel, it is packed well. Close it with wide tape in an H.',
    ],
    subject: ['How to pack a parcel', 'Fragile things'],
    hooks: {
      '*': [
        'Sending something fragile? Pack it like this, and it arrives whole.',
        'Shake your parcel before you send it. If it rattles, open it again.',
      ],
      pfatil: 'A parcel is packed well when nothing inside can move.',
      h: 'A sticker that says "fragile" is a wish. Padding is a plan.',
    },
    lines: {
      '*': [
        'Leave two fingers of padding between the thing and the wall of the box, on all sides.',
        'Wrap each piece on its own. Two cups that touch break each other.',
        'Put a note with the address inside the parcel as well.',
        'Use wide parcel tape, along the seam and across both ends.',
      ],
      h: ['The box from the wine is a good box. Take the wine out first.'],
    },
    scene: [
      'Parcels slide, tip over and lie under other parcels.',
      'The old box was good for the first trip, and is soft on the third.',
    ],
    why: [
      ['What cannot move cannot knock against the wall.', 'Most damage comes from inside the box.'],
      ['Corners take most of the bumps.', 'Padding in the corners helps more than on top.'],
    ],
    parts: [
      [
        'A strong box',
        ['New or nearly new, and not much larger than the thing.', 'Heavy things in small boxes.'],
        'A firm cardboard box',
      ],
      [
        'Padding all round',
        ['Paper, foam or cardboard, also at the bottom.', 'Crumpled newspaper does the job.'],
        'Paper in a box',
      ],
      [
        'The shaking test',
        ['Close it, shake it, listen.', 'If it rattles, add more.'],
        'Hands shaking a box',
      ],
      [
        'Tape it in an H',
        ['Along the middle and at both ends.', 'No string. It catches in machines.'],
        'Tape on a box',
      ],
    ],
    turn: ['Then stick the label on the largest side.', 'Now it can travel.'],
    asks: ['What have you sent that was hard to pack?', 'What arrived broken at your home?'],
    ends: {
      pfatil: ['Not sure how to pack something? Ask us.', 'Ask before you send something special.'],
      h: 'No rattling? Good.',
    },
    keep: 'your next parcel',
    send: 'somebody who sells things online',
    pic: { ask: 'An open box with padding', alt: 'An open box with padding' },
    claims: [['Padding, separate wrapping, H taping', 'packing guides of carriers']],
  },
  {
    id: 'easy-to-find',
    format: 'checklist',
    only: PARCELS,
    again: 8,
    emoji: '🚪',
    tags: ['HomeDelivery', 'ParcelTips', 'GoodToKnow'],
    title: ['How to make sure that a delivery finds you', 'Waiting for a parcel? Four things that help'],
    cover: 'So that a parcel finds you',
    gist: [
      'So that a delivery finds you: a house number that can be seen, a name on the bell, a phone number that you answer, and a place to leave it.',
      'Drivers have two minutes for each door. Help them to find yours.',
    ],
    subject: ['So that a parcel finds you', 'Easy to find'],
    hooks: {
      '*': [
        'Waiting for a parcel? These four things bring it to the right door.',
        'Can a driver read your house number from the street? Have a look.',
      ],
      pfatil: 'Most deliveries that fail do so at the door.',
      h: 'The ivy is beautiful. Somewhere under it is your house number.',
    },
    lines: {
      '*': [
        'Look at your house from the street in the dark. Can you read the number?',
        'Put every name that gets parcels on the bell.',
        'Write floor and entrance into the address, and not only in the notes.',
        'Name a dry place where a parcel may be left.',
      ],
      h: ['"The house with the red door" is a good hint in a street with one red door.'],
    },
    scene: [
      'The driver was there, and so were you, and still there is a card in the box.',
      'New streets are missing on old maps.',
    ],
    why: [
      [
        'Searching costs time, and then the next door waits.',
        'With two minutes for each stop nobody can search.',
      ],
      ['With a phone number a driver can call before leaving.', 'One call often saves a second trip.'],
    ],
    parts: [
      [
        'A number that can be seen',
        ['Large, lit, and not behind a plant.', 'From both directions.'],
        'A house number',
      ],
      [
        'Names on the bell',
        ['All of them, also the one from the shop account.', 'A piece of tape will do.'],
        'A bell with names',
      ],
      [
        'A phone number you answer',
        ['With the sound on that day.', 'Unknown numbers may be the driver.'],
        'A ringing phone',
      ],
      [
        'A place to leave it',
        ['Dry, out of sight, and agreed.', 'Or a neighbour who is at home.'],
        'A covered porch',
      ],
    ],
    turn: ['It takes ten minutes, once.', 'And a friendly word always helps.'],
    asks: ['Who takes in your parcels?', 'Can you read your number in the dark?'],
    ends: {
      pfatil: ['Tell us where we may leave it.', 'Any special wishes? Tell us when you book.'],
      h: 'The ivy may stay. A little shorter.',
    },
    keep: 'the next time you order something',
    send: 'a neighbour without a number',
    pic: { ask: 'A house number with a lamp', alt: 'A house number with a lamp' },
    claims: [['Address visibility and contact raise first-time delivery', 'practice of carriers']],
  },
  {
    id: 'in-time-for-the-day',
    format: 'season',
    only: PARCELS,
    when: { months: [11, 12] },
    again: 11,
    emoji: '🎁',
    tags: ['ChristmasParcels', 'SendInTime', 'ParcelTips'],
    title: ['Sending Christmas parcels: how early is early enough?', 'Christmas parcels: send them in time'],
    cover: 'Christmas parcels in time',
    gist: [
      'Send Christmas parcels that go far by the end of November, and those nearby a week before the day. Look up the last posting dates.',
      'The week before Christmas is the busiest of the year. Send yours before it.',
    ],
    subject: ['Christmas parcels in time', 'Send them early'],
    hooks: {
      '*': [
        'Are you sending Christmas parcels? Begin with those that go farthest.',
        'How early do you have to send a Christmas parcel? Earlier than last year.',
      ],
      pfatil: 'Whoever sends Christmas parcels early can relax in December.',
      h: 'On the twenty-third everybody is very friendly to couriers.',
    },
    lines: {
      '*': [
        'Send parcels abroad first. Customs need time as well.',
        'Write down the last posting date, and take off three days.',
        'Put the address inside too, on a card.',
        'Nothing that spoils in a Christmas parcel, unless it goes by express.',
      ],
      h: ['Fruit cake can travel for weeks. It was made for it.'],
    },
    scene: [
      'In the last week the counters are full, and everybody has the same idea.',
      'One day of snow moves everything.',
    ],
    why: [
      [
        'In December there are twice as many parcels as usual.',
        'There are more parcels, and the roads are the same.',
      ],
      [
        'If something goes wrong, there is still time.',
        'A label that falls off needs three days to be sorted out.',
      ],
    ],
    parts: [
      [
        'The farthest first',
        ['Overseas, then Europe, then home.', 'Books and cards do not mind waiting.'],
        'Parcels in a row',
      ],
      [
        'Look up the dates',
        ['Each service has its own.', 'They are on the website.'],
        'A calendar in December',
      ],
      [
        'Pack it well',
        ['It will be thrown more than usual.', 'Two fingers of padding on each side.'],
        'A padded box',
      ],
    ],
    turn: ['Then light a candle and wait.', 'And somebody far away has a present.'],
    asks: ['When do you send yours?', 'Where does your farthest parcel go?'],
    ends: {
      pfatil: ['Ask us for the last safe day.', 'If you are late already, call us.'],
      h: 'Cake accepted.',
    },
    keep: 'the first of December',
    send: 'whoever is always late',
    own: [
      {
        kinds: ['service', 'price', 'hours', 'offer'],
        about: 'same day|next day|express|parcel|christmas',
        lead: 'And when it is urgent.',
      },
    ],
    pic: { ask: 'Parcels with ribbons', alt: 'Parcels with ribbons' },
    claims: [['Peak volumes in December', 'practice of carriers']],
  },
  {
    id: 'the-bike-is-faster',
    format: 'myth',
    only: BY_BIKE,
    again: 8,
    emoji: '🚲',
    tags: ['BikeCourier', 'CargoBike', 'CityLogistics'],
    title: ['Is a bike courier faster than a van in town?', 'Bike or van: which is faster across town?'],
    cover: 'Bike or van?',
    myth: 'a van is always faster than a bike',
    short: 'In a busy town centre a bike is usually there first.',
    gist: [
      'Across a busy town centre a bike courier is usually faster than a van: no queue, no search for parking, straight to the door.',
      'For documents and small parcels in town a bike is hard to beat. For pallets and long distances it is the van.',
    ],
    subject: ['Bike or van?', 'Across town'],
    hooks: {
      '*': [
        'Bike or van: which is faster across town at four in the afternoon?',
        'A bike courier is often there before a van has found a parking space.',
      ],
      pfatil: 'In a town centre the shortest way is often the cycle path.',
      h: 'A bike courier has never looked for a parking space.',
    },
    lines: {
      '*': [
        'A cargo bike carries more than you think: boxes, crates and whole office moves.',
        'Bikes use short cuts that are closed to cars.',
        'A bike arrives at about the same time at any hour. A van does not.',
        'For long distances and heavy goods a van is the right choice.',
      ],
      h: ['Red lights are for everybody. Queues are not.'],
    },
    scene: [
      "It is four o'clock, the main road stands still, and a bike goes past on the left.",
      'The van is there, and then it circles the block twice.',
    ],
    why: [
      [
        'The last hundred metres take most of the time.',
        'Finding a space and walking to the door takes longer than the drive.',
      ],
      ['Bikes stop right at the door.', 'There is no parking ticket and no loading bay.'],
    ],
    parts: [
      [
        'What goes by bike',
        ['Documents, samples, parcels, catering, small furniture.', 'Ask about weight and size.'],
        'A cargo bike with boxes',
      ],
      [
        'What goes by van',
        ['Pallets, long distances, very heavy goods.', 'A good courier tells you honestly.'],
        'A van',
      ],
      [
        'What counts in town',
        ['Door to door, and not top speed.', 'Ask for the usual time on your route.'],
        'A bike at a door',
      ],
    ],
    turn: ['Try it once on your usual route.', 'And it is quiet.'],
    asks: ['How long does a delivery across your town take?', 'What would you send by bike?'],
    ends: {
      pfatil: ['Ask us how long your route takes.', 'Try it with your next urgent letter.'],
      h: 'Parking? A wall will do.',
    },
    keep: 'your next delivery in town',
    send: 'whoever books your couriers',
    own: [
      {
        kinds: ['price', 'service', 'offer', 'hours'],
        about: 'cargo bike|same day|documents|parcels|from £|kg',
        lead: 'And what we carry.',
      },
    ],
    pic: { ask: 'A loaded bike at a door', alt: 'A loaded bike at a door' },
    claims: [['Bikes are competitive in congested centres', 'studies on city logistics']],
  },
  {
    id: 'what-may-not-travel',
    format: 'mistake',
    only: PARCELS,
    again: 9,
    emoji: '🔋',
    tags: ['ParcelTips', 'GoodToKnow', 'SafeSending'],
    title: ['What you may not send in a parcel', 'Batteries, perfume, aerosols: what may not be posted'],
    cover: 'Not in a parcel',
    wrong: 'Putting batteries, perfume or aerosols in a parcel without asking',
    gist: [
      'Loose batteries, perfume, nail varnish and aerosols may not go into every parcel. Look for the flame sign, and ask before you send it.',
      'What burns, leaks or holds pressure is dangerous goods. Ask which service takes it.',
    ],
    subject: ['Not in a parcel', 'Dangerous goods'],
    hooks: {
      '*': [
        'Perfume, batteries, hair spray: may you send them in a parcel? Ask first.',
        'Some everyday things may not go into a parcel. Check yours.',
      ],
      pfatil: 'Many bathroom things count as dangerous goods in a parcel.',
      h: "Aunt's perfume is dangerous goods. Officially as well.",
    },
    lines: {
      '*': [
        'Look for a flame or an exclamation mark on the bottle before you post it.',
        'Batteries inside a device may often travel. Loose ones mostly may not.',
        'Aerosols, lighters and fireworks do not belong in a parcel.',
        'If you are not sure, ask. Nobody minds the question.',
      ],
      h: ['The cheese is allowed. The others on the van will have an opinion.'],
    },
    scene: [
      'A gift box is quickly packed: perfume, candle, power bank.',
      'In a depot a small fire is a large one.',
    ],
    why: [
      ['Damaged batteries can catch fire.', 'Pressure and heat are a bad mix in a full van.'],
      ['Insurance does not pay for forbidden contents.', 'Whoever keeps quiet about it is liable.'],
    ],
    caution: [
      'Rules for dangerous goods are law and differ by service. Ask before you send.',
      'What is allowed depends on service and country. Check the list of your carrier.',
    ],
    parts: [
      [
        'Look at the label',
        ['Flame, bomb, exclamation mark.', 'Turn the bottle over.'],
        'A bottle with a sign',
      ],
      [
        'Ask which service takes it',
        ['Some things may travel by road and not by air.', 'A call is enough.'],
        'A phone',
      ],
      ['Send something else', ['A voucher, a book, a scarf.', 'Or have the shop send it.'], 'A wrapped book'],
    ],
    turn: ['So everybody gets home safely.', 'Better one question too many.'],
    asks: ['What were you not sure about?', 'What would you like to send?'],
    ends: {
      pfatil: ['Ask us before you pack it.', 'Tell us what is in it, and we will tell you.'],
      h: 'The cheese thanks you.',
    },
    keep: 'the next gift you send',
    send: 'somebody who sends perfume',
    pic: { ask: 'A label with a warning sign', alt: 'A label with a warning sign' },
    claims: [['Dangerous goods rules', 'transport law, lists of carriers']],
  },
];
