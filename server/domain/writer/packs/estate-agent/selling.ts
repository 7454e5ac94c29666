// Getting a home ready to be seen and sold.
import type { Idea } from '../../library/idea.ts';
import { LETS_ONLY } from './kinds.ts';

export const SELLING: readonly Idea[] = [
  {
    id: 'photograph-a-room',
    format: 'howto',
    again: 8,
    emoji: '📷',
    tags: ['PropertyPhotography', 'SellingAHome', 'HomeStaging'],
    title: ['How to photograph a room with your phone', 'Better photos of your rooms, taken with a phone'],
    cover: 'Better photos of your rooms',
    gist: [
      'Stand in a corner, hold the phone level at chest height, open the curtains and close the toilet lid. Then the walls stand straight, and the room looks as big as it is.',
      'For good pictures of your rooms you need daylight and a phone that you hold level. A wide lens only disappoints people at the door.',
    ],
    subject: ['Photographing a room? Hold it level', 'Why rooms look crooked in photos'],
    hooks: {
      '*': [
        'If the walls lean in your photo, even a good house looks tired.',
        'In a surprising number of listings the toilet lid is up.',
        'For a good picture of a room, stand in the right corner and hold still.',
      ],
      p: 'Most people decide after three pictures whether they want to see a home.',
      f: 'Photographing your own rooms? Hold the phone at chest height, and see the walls straighten.',
      a: 'Photographing a room: hold the phone level.',
      t: 'If you tilt the phone, the walls lean. If you hold it upright, they stand straight.',
      h: 'We can tell from the ceiling how tall the photographer was.',
      i: 'If a photo shows a room as it is, the right people come to see it.',
      l: 'Daylight, straight walls, an empty chair.',
    },
    lines: {
      '*': [
        'Photograph a room with the phone level at chest height. From above it looks like a security camera.',
        'Take two pictures of each room: from the corner opposite the window, and towards the window. One is always better.',
        'Before you photograph a room: lid down, {bin|trash can} out, {tea towels|dish towels} away, lamps on, curtains open.',
        'A very wide lens makes a room look bigger. Then people come and are disappointed.',
      ],
      h: ['If you can see the photographer in the bathroom mirror, he comes with the house.'],
    },
    scene: [
      'Somebody stands on a chair, holds the phone over their head and photographs the kitchen. Now it looks like a picture from a security camera.',
      'The last photo in the listing shows a bathroom, a mirror, and in the mirror a man with a phone and one sock.',
    ],
    why: [
      [
        'A camera shows at once that a wall leans.',
        'When you stand in a room, you do not notice that you look up or down. In the picture you do.',
      ],
      [
        'Daylight shows how deep a room is. A flash makes it flat.',
        'With a flash there are no shadows, and the room looks smaller.',
      ],
    ],
    parts: [
      [
        ['Clear tables, worktops and sills', 'Put everything away first'],
        [
          'An empty worktop makes a kitchen look bigger.',
          'Three things on a worktop are plenty.',
          'In a photo you see every bottle.',
        ],
        'A hand clearing a kitchen worktop',
      ],
      [
        ['Stand in a corner of the room', 'Stand with your back in the corner'],
        [
          'From there you see most of it.',
          'You do not need a special lens.',
          'You see two walls and the floor between them.',
        ],
        'A person with a phone in a corner',
      ],
      [
        ['Hold the phone upright and level', 'Hold it straight, at chest height'],
        [
          'Look at a door frame. If it leans, turn the phone.',
          'Switch on the grid in your camera.',
          'Then the walls stand straight.',
        ],
        'A grid on a phone along a door frame',
      ],
      [
        ['Lamps on, flash off', 'Switch on all the lamps'],
        [
          'They light the corners that the window does not reach.',
          'With a lamp on, a room looks lived in.',
          'A flash makes everything look flat and cold.',
        ],
        'A table lamp being switched on',
      ],
      [
        ['Leave in what comes with the room', 'Do not hide anything'],
        [
          'Radiators, {sockets|outlets} and beams: people will see them anyway.',
          'If there is a pillar, show it.',
          'Nobody likes surprises at a viewing.',
        ],
        'A beam running through a bright room',
      ],
    ],
    turn: ['A good picture looks like the room.', 'Then people come and like what they see.'],
    asks: [
      'Which photo in a listing makes you look twice?',
      'What is the strangest thing you have seen in a photo of a home?',
    ],
    ends: {
      p: 'With honest pictures you get fewer viewings and better ones.',
      f: 'And check the mirror. Always check the mirror.',
      a: 'Corner, level, daylight.',
      t: 'Hold it at chest height, and tap on a bright wall to set the light.',
      h: 'And please wear {trousers|pants} if there is a mirror.',
      i: 'Every room has an hour when it looks best. Wait for it.',
      l: 'Open the curtains, and let the light in.',
    },
    work: 'If you let {flats|apartments}, take the pictures once, while they are empty and clean. You can use them for years.',
    keep: 'the day when you photograph your home',
    send: 'somebody with crooked photos',
    own: [
      {
        about:
          '(?:we|i) (?:take )?(?:photograph|pictures)|photographs? (?:on|of)|professional photo|floor plans',
        kinds: ['service', 'process', 'offer', 'price'],
        lead: 'Or leave the pictures to us.',
      },
    ],
    pic: {
      ask: 'A bright room from the corner, phone level, lamps on',
      alt: 'A bright living room photographed straight from its corner',
    },
    claims: [
      ['Level camera keeps verticals parallel; wide angles exaggerate space', 'photography textbooks'],
    ],
  },
  {
    id: 'cross-the-road',
    format: 'tip',
    again: 8,
    emoji: '🚶',
    tags: ['KerbAppeal', 'SellingAHome', 'FirstImpressions'],
    title: [
      'Selling your home? Look at it from across the road',
      'Kerb appeal: look at your home as a buyer does',
    ],
    cover: 'Seen from across the road',
    gist: [
      'Walk across the road and look at your own house for two minutes. You will see the {bins|trash cans}, the bell and the lamp as a buyer sees them.',
      'Buyers often drive past before they ask for a viewing. Look at your house from where they stop.',
    ],
    subject: ['Selling? Go and stand across the road', 'Your house, as a buyer sees it'],
    hooks: {
      '*': [
        'The first viewing of your house takes place from a parked car, and you are not there.',
        'You no longer look at your own front door. A buyer does.',
        'What does a buyer see first of your house? Go across the road and look.',
      ],
      p: 'Many buyers drive past a house before they ask for a viewing.',
      f: 'Selling your home? Cross the road this evening and have a look.',
      a: 'Stand where buyers park, look for two minutes, and then fix what you see.',
      t: 'From the street a buyer sees the roof, the windows, the path and the door, in that order.',
      h: 'You have lived there for twenty years, and you have never looked at your gutter.',
      i: 'If you look at your house as a stranger does, you see what to do.',
      l: 'A swept path, a clean lamp, an open door.',
    },
    lines: {
      '*': [
        'Selling? Stand where a buyer would park, and look at your house for two whole minutes. You will have a list.',
        'Can your house number be read from a car in the dark? Viewers who drive past twice arrive annoyed.',
        'A bell that works, a mat that lies flat, a lamp that comes on: check the three before any viewing.',
        'Before you photograph the house or show it, take away the {bins|trash cans}.',
      ],
      h: [
        'Buyers stand at your front door for a minute while you look for the key. That is a long time next to a dead geranium.',
      ],
    },
    scene: [
      'A car stops across the road. Two people look up at the house, point at something, and drive on.',
      'The agent is late, so the buyers wait on the step. They read the names on the bell, and then they look at the paint.',
    ],
    why: [
      [
        'You stopped noticing your entrance long ago. A stranger sees nothing else.',
        'You have got used to the peeling gate. A buyer has not.',
      ],
      [
        'If the entrance looks neglected, buyers think that the rest is too.',
        'Whoever sees a dirty step looks for more.',
      ],
    ],
    parts: [
      [
        ['Look at it from a parked car', 'Park where a buyer would park'],
        [
          'Come from the end of the street from which they come.',
          'Sit there for five minutes, as they do.',
          'What do you see first?',
        ],
        'A view of a house from a car window',
      ],
      [
        ['Check the number and the bell', 'Can the number be read at night?'],
        [
          'By day and at night.',
          'Polish the number and change the bulb.',
          'If they cannot find you, they arrive in a bad mood.',
        ],
        'A house number lit by a porch lamp',
      ],
      [
        ['Clear the path to the door', 'Take away the {bins|trash cans} and bikes'],
        [
          "And the pot with last year's plant.",
          'Two people should be able to walk side by side.',
          'Nobody should have to squeeze past.',
        ],
        '{Bins|Trash cans} being wheeled out of sight',
      ],
      [
        ['Wait on your own front step', 'Stand at the door for a minute'],
        [
          'That is how long they wait for the key.',
          'You will see cobwebs and flaking paint.',
          'Look up as well.',
        ],
        'A clean front step with a mat',
      ],
    ],
    turn: [
      'An hour with a broom often does more than a weekend with paint.',
      'And do it again on the morning of the viewing. The {bins|trash cans} come back.',
    ],
    asks: [
      'What is the first thing you see of your house from the road?',
      'When did you last look at your house from across the street?',
    ],
    ends: {
      p: 'Hardly anything costs less before a sale and shows more.',
      f: 'Wave to yourself while you are there.',
      a: 'Look, make a list, sweep.',
      t: 'Take a photo from the street. It shows what you no longer see.',
      h: 'The geranium has been buried with honours.',
      i: 'A house that is cared for looks it.',
      l: 'A swept step, and a lamp that is lit.',
    },
    work: 'Have a shop or an office? Let a friend come in as a customer and write down what they see first.',
    keep: 'the evening before a viewing',
    send: 'a neighbour who wants to sell',
    own: [
      {
        about: 'valuation|appraisal|market(?:ing)? (?:visit|advice)|home visit',
        kinds: ['service', 'offer', 'process'],
        lead: 'We can also look at it with you.',
      },
    ],
    pic: {
      ask: 'A front door from across the road, path swept, lamp lit',
      alt: 'A house with a swept path and a lit lamp by the door',
    },
    claims: [
      [
        'Buyers drive by before viewing; first impressions colour later judgement',
        'trade practice; psychology of first impressions',
      ],
    ],
    unless: LETS_ONLY,
  },
  {
    id: 'starting-high',
    format: 'myth',
    again: 10,
    emoji: '📉',
    tags: ['AskingPrice', 'SellingAHome', 'PropertyMarket'],
    title: [
      'Should you ask for more than the house is worth?',
      'What happens if the asking price is too high?',
    ],
    cover: 'Do not start too high',
    gist: [
      'If you ask far too much for your house, you do not get room to negotiate. The right buyers never see it, because they search below that price.',
      'If the price is too high at first, you lose the weeks when most buyers look. It costs you more than you wanted to gain.',
    ],
    subject: ['Why a high asking price does not help', 'The buyers who never see your house'],
    hooks: {
      '*': [
        '"We can always lower the price later." By then your buyers have bought another house.',
        'A listing is new only once, so the first price should be right.',
        'The first two weeks of a house sale are the best ones. A price that is too high wastes them.',
      ],
      p: 'The first weeks decide more about a house sale than any later reduction.',
      f: 'Want to ask a bit more so that you can negotiate? Think of how you search yourself.',
      a: 'If nobody believes your asking price, nobody calls.',
      t: 'Buyers search up to a limit. If your price is above it, they do not see your house.',
      h: 'After ten months on the market, a house is used to give directions.',
      i: 'A fair price brings people to your door, and with more buyers you get a better price.',
      l: 'The right price needs no explanation.',
    },
    lines: {
      '*': [
        'Buyers search with a limit. If your price is above it, the people who could pay for your house never see it.',
        'The keenest buyers look every day and see a new house at once. That first week does not come again.',
        'After the third reduction nobody asks what a house costs. They ask what is wrong with it.',
        'To price your house, look at what was paid near you, and not at what is being asked. Asking is free.',
      ],
      h: [
        'There is a house whose price was so ambitious that the swallows have moved in and out twice. They liked it.',
      ],
    },
    scene: [
      'Everybody says that the neighbour got a fabulous price for his house, although nobody has seen the contract. So the asking price goes up a bit more.',
      'Week one: no calls about the house. Week five: one viewing, by the neighbours. Week nine: the first reduction.',
    ],
    why: [
      [
        'Buyers who can pay more expect a bigger house for it.',
        'At that price yours stands next to bigger houses.',
      ],
      [
        'The longer a house is for sale, the more people think that something is wrong with it.',
        'After some months buyers offer less, even if nothing is wrong.',
      ],
    ],
    parts: [
      [
        ['Find out what was really paid nearby', 'Look at sold prices, not asking prices'],
        [
          'In many countries you can look them up.',
          'What is asked is only a wish.',
          'The last few months count most.',
        ],
        'A street map with a few marked houses',
      ],
      [
        ['Search for your own house', 'Compare it with others on the market'],
        [
          'Set the filters as a buyer would, and see what comes up.',
          'Would you click on yours first?',
          'Buyers always compare.',
        ],
        'A property search on a laptop',
      ],
      [
        ['Decide what you would accept', 'Write down your lowest price'],
        [
          'At the kitchen table, and not on the phone.',
          'It makes a difficult call short.',
          'Do it while you are calm.',
        ],
        'A folded note on a kitchen table',
      ],
    ],
    turn: [
      'You can negotiate when there are two buyers, and not because the price is high.',
      'The right price from the start is the best one.',
    ],
    asks: [
      'When you see that a house is reduced, do you think of a bargain or of a problem?',
      'How do you set your limit when you look for a home?',
    ],
    ends: {
      p: 'Ask your agent for the reasons behind the price.',
      f: 'And what the neighbour got grows every month.',
      a: 'Set the price for the first two weeks.',
      t: 'Many clicks and no calls mean that the price is too high.',
      h: 'Hope is a fine thing. It is just not a price.',
      i: 'A fair price finds the right buyer.',
      l: 'The right price, and then you wait calmly.',
    },
    work: 'Whatever you sell, the keenest customers come first. If the price puts them off, only bargain hunters are left.',
    myth: 'Start high, because you can always come down',
    short: [
      'The best buyers look first, and if the price is above their limit they never see your house.',
      'You can lower it later, but the people who looked in the first week do not come back.',
    ],
    caution: [
      'Markets differ from street to street. What holds in general says nothing certain about one house.',
      'Every street is a market of its own, and no general rule can be sure of one house.',
    ],
    keep: 'the day when you set the price',
    send: 'someone who knows what the neighbour got',
    own: [
      {
        about: 'valuation|appraisal',
        kinds: ['service', 'offer', 'process', 'price'],
        lead: 'How we find the price.',
      },
    ],
    pic: {
      ask: 'A street of houses from the {pavement|sidewalk}, no people, no plates',
      alt: 'A row of houses along a quiet street',
    },
    claims: [
      [
        'Overpriced homes stay longer and are reduced; buyers filter by price',
        'housing-market research and trade practice',
      ],
    ],
    unless: LETS_ONLY,
  },
  {
    id: 'what-to-mend-before-selling',
    format: 'answer',
    again: 9,
    emoji: '🔧',
    tags: ['SellingAHome', 'HomeRepairs', 'HomeStaging'],
    title: ['Should I renovate before selling my home?', 'What to repair before you sell your home'],
    cover: 'Selling? What to repair first',
    gist: [
      'Repair what looks neglected, and leave what is a matter of taste. A dripping {tap|faucet} costs you trust, and a new kitchen is often torn out again.',
      'Before you sell, repair small things: {taps|faucets}, bulbs, handles. A big renovation hardly ever pays.',
    ],
    subject: ['Repair the {tap|faucet}, not the kitchen', 'What to repair before you sell'],
    hooks: {
      '*': [
        'When a {tap|faucet} drips, buyers wonder about the roof. Repair small things before you sell.',
        'The sellers had put in a new kitchen. The buyers tore it out.',
        'Small faults make buyers think of big ones. Repair them before you sell.',
      ],
      p: 'Before a sale, small repairs usually pay, and big renovations usually do not.',
      f: 'Thinking of a new bathroom before you sell? Try a new seal round the old one.',
      a: 'Before you sell: repair faults, and leave the style to the buyer.',
      t: 'For every fault they see, buyers take something off for those they cannot see.',
      h: 'Somewhere a couple is just tearing out the bathroom that was put in specially for them.',
      i: 'Leave a home that works, and let somebody else make it theirs.',
      l: 'Everything works, and the walls are plain.',
    },
    lines: {
      '*': [
        'Before you sell, repair everything that drips, sticks, squeaks or flickers. Buyers notice it.',
        'New silicone round the bath, new bulbs and tight handles make a bathroom look years younger. It takes an afternoon.',
        'Do not put in a new kitchen before you sell. You choose it and pay for it, and the buyer wants another.',
        'Selling? Put the bills for the boiler, roof and windows in one folder. Buyers like that more than new paint.',
      ],
      h: ['One loose door handle, and the buyers ask about the foundations.'],
    },
    scene: [
      'Two people look at a bathroom. One turns off the {tap|faucet}, it drips on, and both of them look at the ceiling.',
      'On the table lies a quotation for a new kitchen. Next to it lies the handle that came off the drawer years ago.',
    ],
    why: [
      [
        'If buyers see a small fault, they think of hidden ones.',
        'Buyers cannot see the pipes, so they look at the {taps|faucets}.',
      ],
      [
        'A renovation costs you the full price, and the buyer may not like it.',
        'What you put in is your taste, and hardly anyone has the same.',
      ],
    ],
    parts: [
      [
        ['Repair what people touch', 'Doors, drawers, windows, {taps|faucets}'],
        [
          'Buyers open all of them.',
          'A loose handle is the first thing they notice.',
          'It is a small job, and everybody notices it.',
        ],
        'A screwdriver on a loose handle',
      ],
      [
        ['Renew seals, grout and bulbs', 'Make white things white again'],
        [
          'One tube of sealant does more than new tiles.',
          'It takes an afternoon.',
          'The bathroom looks ten years younger.',
        ],
        'New sealant along a bath edge',
      ],
      [
        ['Leave wallpaper and kitchens alone', 'Do not change what is taste'],
        [
          'Nobody buys a house for its wallpaper.',
          'On a plain wall people can imagine their own things.',
          'They will change it anyway.',
        ],
        'An empty white wall in daylight',
      ],
      [
        ['Have an expert look at damp and wiring', 'Get a report on the big questions'],
        [
          'Never just paint over a stain. Buyers find it.',
          'A report helps more than a coat of paint.',
          'It answers what buyers worry about.',
        ],
        'A report lying on a radiator',
      ],
    ],
    turn: [
      'Before you order anything, ask your agent what buyers here want.',
      'If you are not sure, tidy up and wait with the rest.',
    ],
    asks: ['What did you tear out first in your home?', 'Which small fault would put you off at a viewing?'],
    ends: {
      p: 'A list of small repairs and a free Saturday are a good investment.',
      f: 'And oil the garden gate while you are at it.',
      a: 'Repair, and leave the rest.',
      t: 'In many places you have to tell a buyer about faults that you know of.',
      h: 'Nobody haggles over a door handle that works.',
      i: 'You can see in small things that somebody cared.',
      l: 'Everything works, and that is enough.',
    },
    work: 'If you let a shop or an office: heating that works and dry walls are enough. The tenant does the rest.',
    question: 'Should I renovate before I sell?',
    short: [
      'Repair what looks neglected. Leave the kitchen and the colours to the buyer.',
      'Do the small repairs, and leave the rest to the next owner.',
    ],
    caution: [
      'Known defects must be disclosed in many places, and the rules differ. Ask before you cover anything up.',
      'In many places known faults have to be disclosed. Rules differ, so ask before you cover anything.',
    ],
    keep: 'the weekend before you sell',
    send: 'somebody who is about to sell',
    own: [
      {
        about: 'valuation|home visit|pre-?sale|staging|advice before',
        kinds: ['service', 'offer', 'process'],
        lead: 'We can tell you which repairs are worth it.',
      },
    ],
    pic: {
      ask: 'A screwdriver and a new door handle on a table',
      alt: 'A screwdriver beside a door handle on a wooden table',
    },
    claims: [
      [
        'Small repairs pay, large style renovations seldom return their cost at sale',
        'trade practice; renovation cost surveys',
      ],
      ['Disclosure duties differ', 'national property law; worded generally'],
    ],
    unless: LETS_ONLY,
  },
  {
    id: 'viewing-in-an-hour',
    format: 'checklist',
    again: 8,
    emoji: '⏱️',
    tick: true,
    tags: ['HouseViewing', 'SellingAHome', 'HomeStaging'],
    title: [
      'One hour before a viewing: a checklist for sellers',
      'Viewing today? What to do in the last hour',
    ],
    cover: 'One hour before the viewing',
    gist: [
      'Windows open for ten minutes, lamps on, bathroom last, pets out, valuables away: what to do in the hour before buyers come.',
      'You cannot renovate in an hour. You can air, clear up, switch on the lamps and hide your medicine.',
    ],
    subject: ['The viewing is at three', 'What to do before a viewing'],
    hooks: {
      '*': [
        'The buyers come at three, it is two now, and there is a wet towel on every door.',
        'An hour before a viewing is no time to clean the oven. Open the windows.',
        'One hour until the viewing, six things to do, and the dog goes to the neighbour.',
      ],
      p: 'In the last hour before a viewing, fresh air and light matter most.',
      f: 'Viewing at three? Take a breath. Here is what to do.',
      a: 'Before a viewing: air, light, clear tables. Then go out.',
      t: 'People smell a house before they see it. So open the windows first.',
      h: 'The washing had to go somewhere. It is now in the car with the dog.',
      i: 'One calm hour, and your house looks its best.',
      l: 'Fresh air, lamps on, and then you go for a walk.',
    },
    lines: {
      '*': [
        'An hour before a viewing open all the windows for ten minutes. Fresh air is better than any scent.',
        'Before a viewing put away medicine, letters, bank papers and jewellery.',
        'Clean the bathroom last before a viewing, and then nobody may shower.',
        'Go for a walk during the viewing. Buyers talk more freely when you are out.',
      ],
      h: [
        'For exactly one hour this family owns no washing, no dog and no toaster. The buyers are deeply impressed.',
      ],
    },
    scene: [
      'Breakfast is still on the table, the cat is asleep on the washing, and the message says: could we come to see the house a little earlier?',
      'Somebody runs through the house with a laundry basket and throws everything in. It goes in the car. The viewing is in ten minutes.',
    ],
    why: [
      [
        'People notice smell and light at once, and everything else later.',
        'Buyers have decided whether they like it before they have looked at a wall.',
      ],
      [
        'If a table is empty, buyers imagine their own things on it.',
        'Your letters and photos make people think of you and not of their own life here.',
      ],
    ],
    parts: [
      [
        ['Open all the windows for ten minutes', 'Let in fresh air'],
        [
          'And then close them, so that it is not cold.',
          'You no longer smell your own home. Buyers do.',
          'Cold and fresh is better than warm and stale, but warm and fresh is best.',
        ],
        'A window being opened wide',
      ],
      [
        ['Take out {bin|trash}, litter tray and washing', 'Put everything that smells in the car'],
        [
          'You have got used to it, but buyers have not.',
          'For an hour nobody will miss it.',
          'The dog may go along.',
        ],
        'A laundry basket going into a car',
      ],
      [
        ['Clear tables, worktops and stairs', 'Put everything in one basket'],
        [
          'You can sort it tonight.',
          'Empty surfaces make a room look bigger.',
          'Nobody looks under the bed.',
        ],
        'A cleared kitchen table',
      ],
      [
        ['Put private things away', 'Hide medicine, letters and keys'],
        [
          'And the calendar that says when you are on {holiday|vacation}.',
          'Strangers need not know when the house is empty.',
          'Your jewellery too.',
        ],
        'A drawer closing on papers',
      ],
      [
        ['Switch on all the lamps', 'Lamps on, also by day'],
        ['The hall first of all.', 'A dark room looks small.', 'Open the curtains as well.'],
        'A lamp lit in a hallway',
      ],
      [
        ['Do the bathroom last', 'Close the bathroom to the family'],
        [
          'Wipe it dry, lid down, one clean towel.',
          'Until the buyers have gone, nobody may use it.',
          'It should look as if nobody had ever washed there.',
        ],
        'A folded towel by a dry basin',
      ],
    ],
    turn: ['Then put on your coat and go out.', 'What is not done now, nobody will notice.'],
    asks: [
      'What would you hide first if somebody came in an hour?',
      'Where does your washing go when guests are coming?',
    ],
    ends: {
      p: 'For the second viewing it takes half as long.',
      f: 'And look back once on your way out. It is a nice house.',
      a: 'Air, lamps, tables, and out.',
      t: 'Close the windows in time, so that it gets warm again.',
      h: 'And remember where you hid the washing.',
      i: 'For one hour the house looks as you always wanted it.',
      l: 'The curtains open, and the rooms quiet.',
    },
    work: 'Agents: send this list with the appointment. Then you need not mention the litter tray.',
    keep: 'the day of a viewing',
    send: 'anyone with a viewing, a dog and small children',
    own: [
      {
        about: 'viewings?',
        kinds: ['service', 'process', 'policy', 'hours'],
        lead: 'Viewings with us.',
      },
    ],
    pic: {
      ask: 'An open window with a curtain and a cleared table in front of it',
      alt: 'A cleared table beside a window that stands open',
    },
    claims: [
      [
        'Airing, light, clutter and securing valuables before viewings',
        'trade practice; police advice on valuables',
      ],
    ],
    unless: LETS_ONLY,
  },
  {
    id: 'bread-in-the-oven',
    format: 'myth',
    again: 12,
    emoji: '🥖',
    tags: ['HouseViewing', 'HomeStaging', 'SellingAHome'],
    title: [
      'Does the smell of fresh bread help to sell a house?',
      'Smells at house viewings: why none is best',
    ],
    cover: 'Do not bake for a viewing',
    gist: [
      'Everybody knows the trick with the fresh bread, and so it does not work. If buyers smell baking, they look for damp.',
      'If there is a strong scent at a viewing, people ask what it hides. Fresh air sells better.',
    ],
    subject: ['Please do not bake for the viewing', 'Fresh bread does not sell a house'],
    hooks: {
      '*': [
        'Buyers who smell fresh bread at a viewing begin to look for the damp.',
        'Coffee, bread, vanilla: if a house smells of them at a viewing, people ask what it hides.',
        'Nothing at a viewing is as suspicious as vanilla.',
      ],
      p: 'If there is a strong scent at a viewing, buyers wonder why.',
      f: 'You need not bake for your viewing. Just open a window.',
      a: 'Before a viewing open the windows, and leave the oven alone.',
      t: 'Perfume adds a smell. Fresh air takes one away.',
      h: 'Fresh bread, soft jazz, one lemon in a bowl. Nobody lives like this, and every buyer knows it.',
      i: 'Fresh air is the best welcome at a viewing.',
      l: 'The best scent for a house is none.',
    },
    lines: {
      '*': [
        'With scented candles at a viewing, people ask what they hide. With an open window, they ask about the garden.',
        'You cannot smell your own home. Ask a friend to come in and tell you.',
        'Does something smell in the house? Find out what it is before the viewing: the drain, the {bin|trash can}, the carpet, the dog basket.',
        'If a house stands empty, run the water in every sink and shower before a viewing. Dry drains smell.',
      ],
      h: ['At one viewing the bread in the oven was still in its supermarket bag.'],
    },
    scene: [
      'The buyers come in, breathe and look at each other. "Nice," says one. "What are they hiding?" whispers the other.',
      'Fresh bread lies in the kitchen, but the owners moved out long ago. The buyers look at each other.',
    ],
    why: [
      ['Buyers have read about the trick too.', 'Everybody has known it for decades.'],
      [
        'If it smells of perfume, buyers are on their guard.',
        'A smell that was put there makes people suspicious.',
      ],
    ],
    parts: [
      [
        ['Find out where the smell comes from', 'Look for the cause'],
        [
          'It may be a drain, a carpet or the cupboard under the sink.',
          'Most things that smell can be washed or thrown away.',
          'Do not cover it up.',
        ],
        'An open cupboard under a sink',
      ],
      [
        ['Ask a friend to smell your home', 'Let somebody else come in and sniff'],
        ['Your own nose has got used to it.', 'Ask for the first word they think of.', 'And do not argue.'],
        'A visitor pausing in a doorway',
      ],
      [
        ['Air the house twice', 'Open the windows the evening before too'],
        [
          'And once more an hour before they come.',
          'Curtains and sofas hold smells for long.',
          'Once is not enough.',
        ],
        'Curtains moving at an open window',
      ],
    ],
    turn: [
      'If you like baking, bake, and give the bread to the neighbours.',
      'Where there is no scent, everybody can imagine living there.',
    ],
    asks: [
      'Which smell would send you straight out of a house?',
      'Has anybody ever baked for you when you went to see a home?',
    ],
    ends: {
      p: 'If it smells of damp or drains, call somebody before the viewing.',
      f: 'Open the window, have a cup of tea, and relax.',
      a: 'No scent is the right scent.',
      t: 'Find the cause, air the rooms, give it time.',
      h: 'If you must bake, eat it before they come.',
      i: 'Fresh air is honest.',
      l: 'An open window, and the garden outside.',
    },
    work: 'In an office to let, the drain of the small kitchen is what smells. Run the water the day before.',
    myth: 'Fresh bread in the oven helps to sell the house',
    short: [
      'Everybody knows the trick. If it smells of bread, buyers wonder what it hides.',
      'In films it does. Real buyers begin to sniff for damp.',
    ],
    keep: 'the week of your first viewing',
    send: 'a friend who has just bought scented candles',
    pic: {
      ask: 'A window standing open, with a light curtain moving',
      alt: 'A light curtain moving at an open window',
    },
    claims: [
      [
        'The bread trick is widely known; masking scents raise suspicion',
        'trade experience; research on ambient scent favours simple or no scent',
      ],
      ['Dry traps let sewer smell through', 'plumbing practice'],
    ],
    unless: LETS_ONLY,
  },
  {
    id: 'tell-the-new-neighbour',
    format: 'question',
    again: 7,
    emoji: '🏘️',
    tags: ['Neighbourhood', 'MovingHouse', 'LocalLife'],
    title: [
      'What would you tell a new neighbour about your street?',
      'Things to tell somebody who has just moved in',
    ],
    cover: 'What should a newcomer know?',
    gist: [
      '{Bin day|Trash day}, the good baker, the dog that only sounds dangerous: what would you tell somebody who moves in next door?',
      'On every street there are things that you only know if you live there. What are they in yours?',
    ],
    subject: ['What should the new neighbour know?', 'What you only know if you live there'],
    hooks: {
      '*': [
        'Somebody is carrying boxes into the house next door. What do you tell your new neighbour?',
        'No listing tells you which side of the street has the evening sun. The neighbours do.',
        'What do you know about your street that is on no map?',
      ],
      p: 'The best things about a street are known to the people who live there, and written nowhere.',
      f: 'New people next door! What do you tell them first?',
      a: 'If you want to know a street, ask the neighbours.',
      t: 'The evening sun, the noise at six, the parking: neighbours know it.',
      h: 'On every street one neighbour has the ladder, and another has the opinions.',
      i: 'A new street feels like home when somebody says hello over the hedge.',
      l: 'The best advice is given over the garden gate.',
    },
    lines: {
      '*': [
        'What should a new neighbour know first: {bin day|trash day}, the good baker, or which dog only sounds dangerous?',
        'The evening sun, the school run, the {lorry|truck} at five: ask the neighbours before you move in.',
        'Moving somewhere new? Ask the neighbours: what would you have liked to know?',
        'On every street somebody knows when the water will be off. Find them in your first week.',
      ],
      h: [
        'Welcome to the street. {Bins|Trash} on Tuesday, the cat belongs to all of us, and do not park by the green door. You will learn why.',
      ],
    },
    scene: [
      'A removal van stands across two drives, a sofa is stuck in the door, and across the street a curtain moves.',
      'In your first week somebody rings with a plate of {biscuits|cookies} and tells you about the drains.',
    ],
    why: [
      [
        'A plan shows you the rooms. What it is like to live there, the neighbours know.',
        'Light, noise and kind people: none of it is in the listing.',
      ],
    ],
    parts: [
      [
        ['Where the sun is in the evening', 'The sunny side of the street'],
        [
          'One side has it at breakfast, and the other for dinner.',
          'In summer everybody sits over there.',
          'At six it is opposite the post box.',
        ],
        'Evening light on one side of a street',
      ],
      [
        ['What you hear at six', 'The noises of the street'],
        [
          'A train, a school, birds: each street has its own alarm clock.',
          'After two weeks you do not hear it any more.',
          'That is only the school.',
        ],
        'A quiet street early in the morning',
      ],
      [
        ['Who has a long ladder', 'Who lends out tools'],
        [
          'There is always one. It costs a plate of {biscuits|cookies}.',
          'One ladder is enough for a whole street.',
          'Third house, and bring it back clean.',
        ],
        'A ladder leaning on a garage',
      ],
      [
        ['When the {bins|trash cans} are really emptied', 'The real {bin day|trash day}'],
        [
          'The leaflet says seven. It is half past six.',
          'After a public holiday only the people at the corner know.',
          'It does not always say so on the leaflet.',
        ],
        '{Bins|Trash cans} lined up along a kerb',
      ],
    ],
    turn: [
      'Tell them, before they find out the hard way.',
      'Write it on a card and put it through the door.',
    ],
    asks: [
      'What would you tell a new neighbour first?',
      'What would you have liked to know when you moved in?',
    ],
    ends: {
      p: 'If you want to buy, walk down the street one evening and talk to people.',
      f: 'Tell us about your street.',
      a: 'Ask at three doors, and then decide.',
      t: 'Go there at rush hour, late in the evening and on a Sunday.',
      h: 'And nobody has ever told us about the green door.',
      i: 'Good neighbours begin with hello.',
      l: 'A word over the gate, and you have arrived.',
    },
    work: 'If people move to your town for a job with you, let colleagues who live there write down what is good to know.',
    keep: 'the day when a van stops next door',
    send: 'your favourite neighbour',
    own: [
      {
        about: '(?:lives?|lived|grew up|born|years) in',
        kinds: ['people', 'story', 'place', 'history'],
        lead: 'We know the streets too.',
      },
    ],
    pic: {
      ask: 'A quiet street in evening light, no faces and no number plates',
      alt: 'A quiet residential street in evening light',
    },
    claims: [['Local knowledge is not in listings', 'common experience']],
  },
  {
    id: 'how-a-floor-plan-is-made',
    format: 'behind',
    again: 11,
    emoji: '📐',
    tags: ['FloorPlan', 'BehindTheScenes', 'HomeBuying'],
    title: [
      'How a floor plan is measured, and how to read one',
      'Reading a floor plan: how it is made and what it does not show',
    ],
    cover: 'From laser to floor plan',
    gist: [
      'For a floor plan somebody measures every wall at chest height, with a wardrobe in the way. If you know how it is made, you can read it better.',
      'Somebody with a laser and a notepad measures every wall twice. That is how a floor plan is made.',
    ],
    subject: ['Who measures your rooms', 'How to read a floor plan'],
    hooks: {
      '*': [
        'In an old house hardly any corner is square. On the floor plan all of them are.',
        'A red dot on the wall, and the room is measured: that is how a floor plan begins.',
        'A floor plan shows you things that no photo shows.',
      ],
      p: 'A floor plan tells you more than the pictures, if you know how to read it.',
      f: 'Ever wondered how a floor plan is made? First somebody has to move the laundry.',
      a: 'Look at the plan first, and then at the pictures.',
      t: 'A laser measures to the millimetre. What it hits may be the wardrobe.',
      h: 'The person pointing a laser at your wardrobe is {an estate agent|a real estate agent}.',
      i: 'On a floor plan you can see how your days would go.',
      l: 'A few lines, and you can imagine it all.',
    },
    lines: {
      '*': [
        'Read a floor plan with your finger: from the front door to the kitchen, with your shopping in the other hand.',
        "On a floor plan look at which way the doors open. Two doors can get in each other's way.",
        'Before you compare two floor plans, ask how the area was measured. Balconies and sloping roofs count differently.',
        'A floor plan shows what pictures leave out: the radiator under the only free wall, and the room behind another room.',
      ],
      h: ["To measure a teenager's bedroom, you first have to find the floor."],
    },
    scene: [
      'A red dot trembles on the wall behind the piano. "Could we move this a little?" asks the person who is measuring for the floor plan.',
      'Somebody measures an old house for a floor plan. One room is wider at the window than at the door, and nobody had noticed for a hundred years.',
    ],
    why: [
      [
        'You can only measure where no furniture stands, so some of it has to be guessed.',
        'The laser measures what it hits, and sometimes that is a cupboard.',
      ],
      [
        'Old walls are never quite straight, and a drawing has to be.',
        'A house moves a little over the years. A drawing does not.',
      ],
    ],
    parts: [
      [
        ['First somebody draws a sketch', 'A drawing by hand comes first'],
        [
          'It shows which room is next to which.',
          'It usually has a coffee stain on it.',
          'There are no numbers on it yet.',
        ],
        'A pencil sketch of rooms on a pad',
      ],
      [
        ['Then every wall is measured twice', 'Each wall is measured, and then once more'],
        [
          'If the two do not agree, the corner is crooked.',
          'Once may be wrong.',
          'In old houses it takes longer.',
        ],
        'A laser dot on a bare wall',
      ],
      [
        ['Doors and windows are measured too', 'Which way the doors open'],
        [
          'It decides where your wardrobe can go.',
          'Look at the small curved line at each door.',
          'Windows with their sills as well.',
        ],
        'A door opening towards a wardrobe',
      ],
      [
        ['In the end it has to add up', 'The rooms are added up'],
        [
          'Rooms and walls together must be as long as the house.',
          'What is missing is usually the chimney.',
          'If the sum is wrong, somebody goes back with the laser.',
        ],
        'A finished plan on a screen',
      ],
    ],
    turn: [
      'Next time look at the floor plan before the photos.',
      'For your furniture, measure again yourself.',
    ],
    asks: ['What do you look for first on a floor plan?', 'Which room in your home is crooked?'],
    ends: {
      p: 'Before you order a kitchen, have it measured again.',
      f: 'And thank you to everybody who moved a piano for us.',
      a: 'First the plan, then the photos.',
      t: 'Look for the scale and for the arrow that points north.',
      h: 'Under the laundry there was a floor after all.',
      i: 'A few lines, and somebody sees their table by the window.',
      l: 'A few lines on paper, and a lot of light.',
    },
    work: 'Planning an office? Print the floor plan and let everybody walk through it with a finger: where do the coats go?',
    keep: 'the next floor plan you look at',
    send: 'someone who only looks at the photos',
    own: [
      {
        about: 'floor ?plans?|measur|laser',
        kinds: ['service', 'process', 'product'],
        lead: 'And how we measure homes.',
      },
    ],
    pic: {
      ask: 'A pencil sketch of rooms with a laser measure lying on it',
      alt: 'A hand-drawn room sketch with a laser measure on top',
    },
    claims: [
      [
        'Laser measuring between walls; old walls out of square; measuring standards differ',
        'surveying practice; national measuring standards',
      ],
    ],
  },
];
