// Living above, below and beside other people: noise, keys, air, stairs.
import type { Idea } from '../../library/idea.ts';

export const LIVING: readonly Idea[] = [
  {
    id: 'the-note-in-the-stairwell',
    format: 'mistake',
    again: 10,
    emoji: '📝',
    tags: ['Neighbours', 'FlatLiving', 'NoiseAtHome'],
    wrong: 'Pinning an angry note in the stairwell',
    title: 'Noisy neighbours: what to do before you write a note',
    cover: 'Do not pin up that note',
    gist: [
      'An angry note in the stairwell tells every neighbour except the right one. Knock by day, say what you hear and when, ask for one thing, and leave your number.',
      'Most people have no idea how their chairs sound from below. A short talk on a Saturday morning does more than a note at midnight.',
    ],
    subject: ['The note that everybody read', 'They cannot hear their own chairs'],
    hooks: {
      '*': [
        'The note on the front door has four underlined words, and everyone in the building believes it is about somebody else.',
        'Your neighbour has never heard their own chairs from underneath.',
      ],
      p: 'Complaints about noise are settled soonest when they come early, by day and face to face.',
      f: 'Somebody upstairs walks like a wardrobe? Wait with the note until tomorrow.',
      a: 'Knock before you write.',
      t: 'Footfall travels through the structure as impact sound. The person who causes it hears almost none of it.',
      h: 'The note said "CERTAIN PEOPLE". By evening all nine households were sure who that was.',
      i: 'A good neighbour often begins as a slightly awkward conversation.',
      l: 'A quiet word on the landing, in daylight.',
    },
    lines: {
      '*': [
        'Say what you hear and when: "a rolling sound above my bed, around six". "You are so loud" cannot be mended by anyone.',
        'Ask for one thing only: felt under the chairs, or the machine before nine. One request is remembered; five are an attack.',
        'Give the upstairs neighbour your phone number. People turn the music down sooner for a message than for a broom handle.',
        'Invite the neighbour down to listen while somebody walks about above. Ten seconds of that settle more than a year of letters.',
      ],
      h: [
        'A broom knocked against the ceiling has two effects: a mark on the ceiling, and a neighbour who knocks back.',
      ],
    },
    scene: [
      'Half past eleven, a marble rolls across the ceiling for the third time, and you are looking for a thick felt pen.',
      'Two neighbours meet by the {bins|trash cans} and talk warmly about the weather. One of them wrote the note, and the other has guessed it.',
    ],
    why: [
      [
        'An open note shames people in front of an audience, so that they defend themselves before they think.',
        'Read in public, a complaint turns into a question of honour.',
      ],
      [
        'Most noise at home is made by people who have no means of knowing about it.',
        'Sound goes down and along through floors; its maker stands at the one spot where it is faint.',
      ],
    ],
    parts: [
      [
        'Go by day, and not on the night',
        [
          'At midnight you are furious and they are asleep or at a party. Neither listens.',
          'Saturday morning suits: both of you have slept, and nobody is late for work.',
        ],
        'A hand about to knock on a door in daylight',
      ],
      [
        'Describe the sound and the hour',
        [
          'With "something drops around seven" they can go and look for what drops.',
          'A time of day lets people find the cause themselves: the dumb-bell, the child, the washing machine.',
        ],
        'A notebook with times written in it',
      ],
      [
        'Ask for one small thing',
        [
          'A set of felt pads costs little, and a rug not much more. A different life is harder to ask for.',
          'Slippers, a mat, an hour earlier. Choose the one that would help you sleep.',
        ],
        'Felt pads stuck under the legs of a chair',
      ],
      [
        'Come back and say thank you',
        [
          'If it got better, mention it. They cannot tell from up there.',
          'The second visit is the one that makes a neighbour of somebody.',
        ],
        'Two people talking on a landing',
      ],
    ],
    turn: [
      'If talking does not help, write down dates and times, and take them to the landlord or manager.',
      'Some noise remains after that, because buildings are full of people, and you are one of the sounds.',
    ],
    asks: [
      'What is the strangest sound that has ever come through your ceiling?',
      'Have you ever seen a note in a stairwell that worked?',
    ],
    ends: {
      p: 'A short record of dates and hours helps everyone who has to judge it later.',
      f: 'And take {biscuits|cookies}, if you have any. It is hard to be cross with {biscuits|cookies}.',
      a: 'By day, in person, one request.',
      t: 'Airborne sound wants mass and sealed gaps; impact sound wants something soft at the source.',
      h: 'Felt pads cost less than a feud, and need no lawyer.',
      i: 'A house becomes friendlier by one conversation at a time.',
      l: 'Then the evening is still.',
    },
    work: 'Managers who get a complaint do well to ask first whether the two have spoken. In many cases they have not, and a telephone number passed on with consent closes the file.',
    caution: 'If you feel threatened or fear for somebody, do not knock; call the emergency number.',
    keep: 'the next marble on the ceiling',
    send: 'somebody with a felt pen in their hand',
    own: [
      {
        about:
          'property manage|block manage|building manage|tenants? (?:support|line|contact)|house rules|caretaker',
        kinds: ['service', 'process', 'policy', 'people'],
        lead: 'Some matters want a third person in between.',
      },
    ],
    pic: {
      ask: 'Felt pads under the legs of a chair, turned over on the floor',
      alt: 'A chair lying on its side with felt pads under its legs',
    },
    claims: [
      [
        'Talk first, describe the noise, keep a diary',
        'advice of councils and tenant organisations on noise',
      ],
      ['Impact sound is heard more below than at its source', 'building acoustics textbooks'],
    ],
  },
  {
    id: 'quiet-without-builders',
    format: 'howto',
    again: 10,
    emoji: '🔇',
    tags: ['QuietHome', 'SoundTips', 'FlatLiving'],
    title: 'How to make {a flat|an apartment} quieter without building work',
    cover: 'Quieter, without a builder',
    gist: [
      'Find out how the sound gets in before you buy anything. Gaps let voices through, hard floors pass on steps, bare rooms make it all louder. Each has a cheap answer.',
      'A strip under the door, a mat under the machine, a full bookcase at the right wall: start where the noise comes in.',
    ],
    subject: ['Listen at the keyhole first', 'Where air goes, sound goes'],
    hooks: {
      '*': [
        'Put your ear to the gap under the front door. That is where most of the stairwell comes in.',
        'Egg boxes on the wall keep out nothing but guests.',
      ],
      p: 'Before you pay for insulation, seal the gaps and soften the floor.',
      f: 'Can you hear the {lift|elevator} from your bed? Take a slow walk round the room with one hand on the wall.',
      a: 'Seal first, soften second, buy last.',
      t: 'Sound insulation needs mass and airtightness. Foam and curtains work on echo, which is another matter.',
      h: 'The advice was to "listen to the room". The room said that next door had bought a drum kit.',
      i: 'A little quiet can be made by hand, on a Sunday, with a roll of tape.',
      l: 'Wool underfoot, a door that closes, and the street is far away.',
    },
    lines: {
      '*': [
        'Where air gets through, sound gets through. A brush strip under the front door takes the edge off a whole stairwell.',
        'A washing machine that stands level on a rubber mat is a different machine to the people below.',
        'Foam tiles on the wall make your own room less echoing. They do next to nothing against the neighbour.',
        'Full bookshelves along a shared wall add weight where it counts. Half-empty ones are decoration.',
      ],
      h: [
        'Felt under the chairs works very well against noise. The trouble is that it has to go under the chairs of somebody else.',
      ],
    },
    scene: [
      'You are in bed and know, without wanting to, which programme they are watching next door.',
      'A Sunday afternoon, no traffic. He kneels in the hall with a candle and watches the flame lean away from the door.',
    ],
    why: [
      [
        'Sound takes the easiest way, and a narrow gap can undo a thick wall.',
        'One unsealed joint lets in more voices than square metres of plaster keep out.',
      ],
      [
        'Steps and machines travel through the frame of the building, so they are best stopped where they begin.',
        'A thud gets into the floor at one spot, and only there is it cheap to catch.',
      ],
    ],
    parts: [
      [
        'Find the way in',
        [
          'Walk round with your ear close to door, {sockets|outlets}, window frame and pipes. One of them will be louder.',
          'A damp finger feels a draught at the same places where you hear the street.',
        ],
        'An ear close to a door frame',
      ],
      [
        'Seal the gaps',
        [
          'Foam or brush strips for doors, new seals for tired windows. Leave vents open, since rooms need air.',
          'Close the window on a strip of paper: if you can pull it out without effort, the seal is worn.',
        ],
        'A brush strip being fitted under a door',
      ],
      [
        'Soften what touches the floor',
        [
          'A rug on thick underlay, felt under chairs, a mat beneath the machine. Those below notice first.',
          'The underlay matters more than the rug. Carpet shops sell the offcuts cheaply.',
        ],
        'A rug turned back to show a thick underlay',
      ],
      [
        'Put weight on the shared wall',
        [
          'A wardrobe full of clothes or a packed bookcase helps a little, most of all against voices.',
          'Move the bed to the other side and the books to this one. It costs an afternoon.',
        ],
        'A full bookcase against a wall',
      ],
    ],
    turn: [
      'Do one of these a week, so that you know which of them helped.',
      'After that, hear what is left before you call a specialist.',
    ],
    asks: [
      'Which sound in your building could you tell the time by?',
      'What has made your home quieter than you expected?',
    ],
    ends: {
      p: 'In a rented home, ask before you glue or screw anything to doors and windows.',
      f: 'And if it is the neighbour who snores, there is always the other bedroom.',
      a: 'Gaps, floor, wall. In that order.',
      t: 'Airborne noise: seal and add mass. Impact noise: decouple. Echo: absorb. Do not mix them up.',
      h: 'It is now so quiet that we can hear the fridge. The fridge is next.',
      i: 'Rest begins with a door that shuts properly.',
      l: 'A soft floor, a full shelf, and silence.',
    },
    work: 'In a building with many complaints about one line of rooms, look at pipes, doors and plant before anyone spends on walls. A door closer that slams forty times a day is an hour of work.',
    caution:
      'Do not block ventilation openings, and never seal a room in which something burns gas, oil or wood.',
    keep: 'a Sunday with nothing planned',
    send: 'somebody who knows next door by ear',
    own: [
      {
        about: 'sound.?proof|acoustic|triple glaz|double glaz|quiet (?:street|area|location|flats?|homes?)',
        kinds: ['product', 'service', 'story', 'place', 'value'],
        lead: 'Some quiet is a matter of the building.',
      },
    ],
    pic: {
      ask: 'The gap under a front door, with or without a brush strip',
      alt: 'The lower edge of a door with a brush strip against the floor',
    },
    claims: [
      [
        'Airtightness and mass govern airborne insulation; porous absorbers reduce reverberation only',
        'building acoustics textbooks',
      ],
      ['Resilient layers reduce impact sound at the source', 'building acoustics textbooks'],
      ['Combustion appliances need air supply', 'gas safety authorities'],
    ],
  },
  {
    id: 'words-of-a-shared-building',
    format: 'glossary',
    again: 12,
    emoji: '🏢',
    tags: ['PropertyTerms', 'ServiceCharge', 'FlatOwners'],
    title: 'Service charge, reserve fund, common parts: the words explained',
    cover: 'Words of a shared building',
    gist: [
      'Common parts, service charge, reserve fund, easement, fixture: five words that decide who pays when the roof of a shared building leaks.',
      'The yearly statement of a building is short reading once you know its words. Here are those that cost money.',
    ],
    subject: ['Whose roof is it, really?', 'Five words that send bills'],
    hooks: {
      '*': [
        'You own the {flat|apartment}. Who owns the stairs that lead to it?',
        'On the yearly statement there is a line called "reserve", and it may be the most important one on the sheet.',
      ],
      p: 'Most disputes about the costs of a building are disputes about a word.',
      f: 'Got a statement with lines that mean nothing to you? You are in good company. Fetch it.',
      a: 'Learn the words before the bill arrives.',
      t: 'Ownership of a unit, a share in the common parts, and a duty to contribute: three separate legal things.',
      h: 'The roof belongs to all of us. It is remarkable how quiet a meeting becomes at that point.',
      i: 'People who share words find it easier to share a roof.',
      l: 'A well-kept building rests on a few well-kept terms.',
    },
    lines: {
      '*': [
        'Common parts: what belongs to everyone and is cleaned by nobody of their own accord. Stairs, roof, {bins|trash cans}, the light that hums.',
        'Reserve fund: money put by for the day of the new roof. Small contributions with an empty reserve are not a good sign.',
        'Easement: a right of somebody else over your land, such as a path or a pipe. It stays when the owner changes.',
        'Fixture: what stays when people move out. The rough test is whether taking it leaves a hole.',
      ],
      h: ['Service charge: the line that nobody reads until it changes.'],
    },
    scene: [
      'An envelope from the building. Inside are two pages of figures, and at the bottom of the second an amount that you owe.',
      'At the meeting somebody says "that comes out of the reserve", half of the room nods, and the other half looks at the half that nods.',
    ],
    why: [
      [
        'In a shared building each person pays for things that they cannot see from their own door.',
        'A roof, a pump and a fire door have many owners, so contracts have to name them exactly.',
      ],
      [
        'Terms and rules differ from country to country, but these ideas turn up nearly everywhere.',
        'The law calls them by different names in different places; behind the names stand the same questions.',
      ],
    ],
    parts: [
      [
        'Common parts',
        [
          'Whatever serves all homes: stairs, roof, drains, front door, sometimes the garden.',
          'The pieces of the building that have no single owner, from the foundations to the {letterboxes|mailboxes}.',
        ],
        'A stairwell with a bicycle and {letterboxes|mailboxes}',
      ],
      [
        'Service charge',
        [
          'The share each home pays to run the building: cleaning, lighting, insurance, repairs.',
          'What it costs to keep lights on, {bins|trash cans} emptied and policies paid, divided by an agreed key.',
        ],
        'A statement with its lines of costs',
      ],
      [
        'Reserve fund',
        [
          'Savings of the building for large works, so that nobody has to find the whole sum in one spring.',
          'Also called a sinking fund. Ask how much is in it and what it is meant for.',
        ],
        'A roof with scaffolding beside it',
      ],
      [
        'Easement',
        [
          'A right over land that belongs to another person: to cross it, to run a cable, to have light.',
          'The path behind the garden that the neighbours may use, now and after the next sale.',
        ],
        'A gate between two gardens',
      ],
      [
        'Fixture',
        [
          'Something fastened so that it counts as part of the building: a bath, a fitted cupboard, a boiler.',
          'Fitted kitchens and blinds are the classic quarrel, so list them in writing before a move.',
        ],
        'A fitted shelf screwed to a wall',
      ],
    ],
    turn: [
      'Read your last statement once more with this list beside it.',
      'What a word means in your case stands in your own contract, and it may say something else.',
    ],
    asks: [
      'Which word on a statement have you never dared to ask about?',
      'Do you know what your building has in reserve?',
    ],
    ends: {
      p: 'Ask for the statement of the last three years: the trend says more than one figure.',
      f: 'Asking is free, and the person who writes these statements is usually glad that one gets read.',
      a: 'If you pay for it, know its name.',
      t: 'Look for the apportionment key: by area, by share or per unit. It decides your part of every line.',
      h: 'You may now say "apportionment" in the stairwell. Use it sparingly.',
      i: 'Knowing what belongs to all is the beginning of looking after it.',
      l: 'Clear terms, calm meetings.',
    },
    work: 'For managers, a glossary of six words on the back of the yearly statement saves a week of phone calls. Put the figure for the reserve at the top; it is what careful owners look for.',
    caution:
      'Terms and rights differ between countries and contracts. For your own case, ask somebody qualified there.',
    keep: 'the next yearly statement',
    send: 'somebody who has just bought their first {flat|apartment}',
    own: [
      {
        about:
          'service charge|block manage|property manage|leasehold|homeowners?.? association|\\bHOA\\b|body corporate|strata',
        kinds: ['service', 'process', 'policy', 'price'],
        lead: 'In a shared building somebody has to see to all this.',
      },
    ],
    pic: {
      ask: 'The {letterboxes|mailboxes} or the stairs of a building, names not readable',
      alt: 'A row of {letterboxes|mailboxes} in the entrance of a building',
    },
    claims: [
      [
        'Meanings of common parts, service charge, reserve fund, easement, fixture',
        'property law textbooks; worded across countries',
      ],
    ],
  },
  {
    id: 'the-nose-on-the-stairs',
    format: 'behind',
    again: 11,
    emoji: '🔦',
    tags: ['PropertyManagement', 'BuildingCare', 'BehindTheScenes'],
    title: 'What a building manager notices on a walk through the house',
    cover: 'What a building tells the nose',
    gist: [
      'A walk through a building is done with nose, ears and the back of the hand: a damp smell, a door that sticks, a light that flickers, post that has piled up.',
      'People who look after buildings read them from the cellar up. Most faults announce themselves for weeks before anybody rings.',
    ],
    subject: ['Start in the cellar', 'The door that closes too slowly'],
    hooks: {
      '*': [
        'A good look at a building begins in the cellar, with the light off, and the nose goes first.',
        'Somebody walks through the stairwell, stops, sniffs, and writes down a word. What was it?',
      ],
      p: 'Regular rounds find faults at the stage where they cost an hour.',
      f: 'Have you ever wondered what they write down when they walk round your building with a {torch|flashlight}?',
      a: 'Buildings complain early. Somebody has to listen.',
      t: 'A round checks for four things: water where there should be none, heat, movement, and blocked ways out.',
      h: 'Looking after a building means noticing smells, and then being {rung|called} up about the smell.',
      i: 'Care for a building is mostly attention, given at regular hours.',
      l: 'A slow walk from the cellar to the roof, one hand along the wall.',
    },
    lines: {
      '*': [
        'A musty smell in one corner of the cellar and nowhere else: look for a pipe, a downpipe or a blocked vent on the other side of that wall.',
        'A front door that suddenly sticks may be telling you about damp, or about the frame. A front door that no longer shuts tells everybody.',
        'Moisture shows as a tidemark on plaster. Draw a pencil line round its edge with the date, and you know next month whether it is old.',
        'Go down your own stairs once a year as if you were looking for faults. You will find three before the second floor.',
      ],
      h: ['Every stairwell has one bulb that only fails when the tall person is {on holiday|on vacation}.'],
    },
    scene: [
      'Tuesday, ten past eight. A man with a {torch|flashlight} stands quite still in a cellar, listening to a pipe.',
      'She lets the front door fall shut behind her and counts. It should take four seconds, and today it takes nine.',
    ],
    why: [
      [
        'Residents get used to a change that comes slowly, whereas a visitor once a month notices it at the door.',
        'What grows a little each day is invisible to those who pass it daily.',
      ],
      [
        'Water, wear and {rubbish|trash} follow paths, so the same few places tell most of the story.',
        'Most faults show up first in the cellar, under the roof hatch, at the door or by the {bins|trash cans}.',
      ],
    ],
    parts: [
      [
        'The cellar: smell before you look',
        [
          'Damp, drains and oil each have a smell of their own, and the nose finds them in the dark.',
          'Before the light goes on, a cellar tells you whether it is dry.',
        ],
        'A {torch|flashlight} beam on a cellar wall',
      ],
      [
        'The front door: count the seconds',
        [
          'A closer that is too fast slams, one that is too slow leaves the house open.',
          'Does it latch by itself? An unwanted visitor only has to find one that does not.',
        ],
        'A front door falling shut',
      ],
      [
        'The stairs: what stands in the way',
        [
          '{Prams|Strollers} and {parcels|packages} are loved by somebody, and in smoke they are a wall.',
          'A way out has to be walkable in the dark, with a child on one arm.',
        ],
        'A clear flight of stairs',
      ],
      [
        'The {letterboxes|mailboxes}: whose is full',
        [
          '{Post|Mail} that piles up means a {holiday|vacation}, a move or somebody who needs a knock.',
          'An overflowing box is noticed by burglars as well, which is a reason to empty it for a neighbour.',
        ],
        '{Letterboxes|Mailboxes}, one of them overflowing',
      ],
    ],
    turn: [
      'Then it is written down, with the date, because next month there may be more of it.',
      'At the end there is a list, and most of what is on it costs less than an hour.',
    ],
    asks: [
      'What would your building complain about, if it could?',
      'Which light in your stairwell has been broken the longest?',
    ],
    ends: {
      p: 'Residents see the building daily; a short message about a change is worth a whole round.',
      f: 'If you notice a smell on your stairs, say so. Two noses are better evidence than one.',
      a: 'Look low, look high, write it down.',
      t: 'Same route, same order, dated notes: only then can two rounds be compared.',
      h: 'If something smells, it is usually the {bins|trash cans}. Look all the same.',
      i: 'Behind each quiet building there is somebody who pays attention to it.',
      l: 'All in order, and the door falls softly shut.',
    },
    work: 'The method works for any site, office or shop: one fixed route, once a month, with a person who does not work there every day. Fresh eyes cost nothing and see the stain.',
    keep: 'the next time you come down the stairs',
    send: 'the neighbour who changes the bulbs',
    own: [
      {
        about:
          'property manage|building manage|block manage|caretaker|(?:building|property|regular) inspections?|facilit(?:y|ies) manage',
        kinds: ['service', 'process', 'people', 'policy'],
        lead: 'Looking after a building is regular work.',
      },
    ],
    pic: {
      ask: 'A stairwell seen from below, nobody recognisable, no names',
      alt: 'A stairwell seen from below with daylight at the top',
    },
    claims: [
      [
        'Regular inspection rounds of common parts; clear escape routes; self-closing doors',
        'property management practice; fire safety guidance',
      ],
      ['Dated pencil marks show whether a stain grows', 'surveying practice'],
    ],
  },
  {
    id: 'count-the-keys',
    format: 'checklist',
    again: 10,
    emoji: '🔑',
    tags: ['HomeSecurity', 'MovingHome', 'KeySafety'],
    tick: true,
    title: 'Who has a key to your home? A short key check',
    cover: 'Who has your keys?',
    gist: [
      'Write down every key to your home and who has it. When you cannot account for one, or you have just moved in, have the cylinder changed rather than wonder.',
      'The cleaner from years ago, the cousin, the previous owner and their builder: a count of keys takes ten minutes and surprises nearly everybody.',
    ],
    subject: ['There is a fifth key', 'Ask who still has one'],
    hooks: {
      '*': [
        'You were given two keys. The lock came with five.',
        'Could you say, without looking, how many people can open your front door?',
      ],
      p: 'A list of key holders belongs with the papers of a home.',
      f: 'Small game for this evening: count your keys, then count the people.',
      a: 'If you cannot account for a key, change the cylinder.',
      t: 'Changing the cylinder replaces all keys of a door; the rest of the lock usually stays.',
      h: 'The spare key is with the neighbours. Which neighbours, from which home, is the interesting part.',
      i: 'To give somebody a key is a form of trust. It deserves a list.',
      l: 'A small bunch, and each key known.',
    },
    lines: {
      '*': [
        'Moving in? Ask who had keys: seller, agent, builder, cleaner, the aunt who watered the plants. If the answer is vague, have the cylinder changed.',
        'Leave no address on a key ring. A found key is a piece of metal; a found key with an address is an invitation.',
        'A spare key is safer two streets away with a friend than under the third flowerpot, where everyone looks first.',
        'Before you change a lock in a rented home, ask in writing. In many places you need consent, or have to hand over a copy.',
      ],
      h: ['In the kitchen drawer there are seven keys that open nothing. They will move house again, too.'],
    },
    scene: [
      'She has lived there for six years. On a Tuesday the former tenant rings, apologises, and says that he has found a key in a coat.',
      'Locked out, in socks, with the recycling. Somebody has a spare key, and you are trying to remember who.',
    ],
    why: [
      [
        'Keys are handed out one at a time, for good reasons, and hardly ever asked back.',
        'Builders, guests, sitters and former flatmates each needed one for a week.',
      ],
      [
        'After a burglary without damage an insurer may ask who had keys.',
        'If nothing was forced, the question of the missing key becomes an expensive one.',
      ],
    ],
    parts: [
      [
        'List every key and its holder',
        [
          'Front door, cellar, {letterbox|mailbox}, garage, the window with the lock. Names beside each.',
          'Begin with your own bunch and end with the box under the stairs.',
        ],
        'Keys laid out on a table beside a list',
      ],
      [
        'Ask for one back',
        [
          'The helper of three summers ago will be glad to be rid of it.',
          'A friendly message is enough: "Do you still have ours, by any chance?"',
        ],
        'A key being handed over',
      ],
      [
        'Choose the keeper of the spare',
        [
          'Near, often at home, and never {on holiday|on vacation} at the same time as you.',
          'Take somebody who answers the phone at eleven at night.',
        ],
        'A key on a hook in a hallway',
      ],
      [
        'Take the address off the ring',
        [
          'Your phone number without a name is all that a kind finder needs.',
          'Look in the bag as well: a letter in the same pocket gives the house away.',
        ],
        'A plain key ring without a label',
      ],
      [
        'Decide about the cylinder',
        [
          'One key unaccounted for is a reason. A newly bought home is another.',
          'Ask for a cylinder with a card, so that nobody can copy keys without it.',
        ],
        'A lock cylinder held between two fingers',
      ],
    ],
    turn: [
      'Put the list with your papers, with no address on it.',
      'Do it again whenever somebody moves out.',
    ],
    asks: [
      'How many people have a key to your home?',
      'Where was the worst hiding place for a key that you have ever seen?',
    ],
    ends: {
      p: 'Note the number of the key card too; without it a copy may be impossible.',
      f: 'And remind the one with the spare that they have it. They may have forgotten.',
      a: 'Count, ask back, or change it.',
      t: 'Bring the old cylinder along when you buy a new one: length and cam have to match.',
      h: 'Burglars had grandmothers with flowerpots, too.',
      i: 'Knowing who can come in is part of feeling at home.',
      l: 'The lock turns, and the day is over.',
    },
    work: 'Offices lose track of keys faster than homes do. A sheet with signature and date for each one, checked when a person leaves, is dull and does the job.',
    caution: 'In a rented home ask the landlord in writing before you change a lock or cylinder.',
    keep: 'the week you move in',
    send: 'somebody who has just got their keys',
    own: [
      {
        about:
          'key (?:handover|holding|collection|safe)|hand over (?:the )?keys|lockout|locked out|spare keys?',
        kinds: ['service', 'process', 'policy', 'hours'],
        lead: 'Keys are worth a word of their own.',
      },
    ],
    pic: {
      ask: 'Some old keys on a table, taken so that their teeth cannot be made out',
      alt: 'A handful of keys on a wooden table, slightly out of focus',
    },
    claims: [
      [
        'Change the cylinder on moving in or when a key is unaccounted for; no address on keys',
        'police and insurer advice',
      ],
      ['Tenants may need consent to change locks', 'tenancy advice; worded "in many places"'],
    ],
  },
  {
    id: 'what-could-a-house-share',
    format: 'question',
    again: 9,
    emoji: '🪜',
    tags: ['SharingEconomy', 'Neighbours', 'HomeLife'],
    title: 'What could the neighbours in one building share?',
    cover: 'Who has the ladder?',
    gist: [
      'Eight households, eight drills, and each of them has been used for a quarter of an hour. What would you share with your neighbours, and what on no account?',
      'A ladder, a guest bed, a sack barrow: some things are needed once a year by everybody in the building.',
    ],
    subject: ['Eight drills under one roof', 'What would you lend next door?'],
    hooks: {
      '*': [
        'There are probably more drills in your street than shelves that still want putting up.',
        'If your building owned one thing together, what should it be?',
      ],
      p: 'Some things cost a lot, take up a cupboard and are used twice a year. These are the ones to share.',
      f: 'Be honest: when did you last use the {raclette grill|waffle iron}? And would you lend it?',
      a: 'The ladder should belong to the house.',
      t: 'The best items to share are dear, bulky, robust and rarely needed by two people on the same day.',
      h: 'A carpet cleaner that belongs to eight households has seen more living rooms than any guest.',
      i: 'A borrowed ladder has started more friendships than any street party.',
      l: 'To own less, and to have it all within reach.',
    },
    lines: {
      '*': [
        'One thing that a whole building could own together: ladder, drill, sack barrow, guest bed or big pot. Which is it?',
        'A list in the stairwell with two columns, "I can lend" and "I am looking for", costs a sheet of paper and a pen on a string.',
        'Share what is dear, bulky and sturdy. Keep to yourself what is sharp, delicate or has to be clean.',
        'The rule that keeps lending friendly: it comes back clean, and what breaks is mentioned at once.',
      ],
      h: [
        'The fondue set has been in four households and in use once. It is, in a way, the pet of the building.',
      ],
    },
    scene: [
      'Saturday morning, and through three walls you can hear three different drills, each of them for half a minute.',
      'A woman carries a ladder up two floors. On the way three doors open, and by the top she has a waiting list.',
    ],
    why: [
      [
        'Tools are bought for one afternoon and then stored for twenty years, in homes where every cupboard counts.',
        'What is needed once a year fits well into ten households, and badly into ten cupboards.',
      ],
    ],
    parts: [
      [
        'The ladder',
        [
          'Too long for {a flat|an apartment}, too dear for one bulb, and needed on the same three days by nobody.',
          'Everybody has a lamp that is out of reach, and no one has room for the thing that reaches it.',
        ],
        'A ladder leaning in a stairwell',
      ],
      [
        'The drill',
        [
          'It comes back with a flat battery. Agree on that as well.',
          'Put the good bits in the same box, or it will be borrowed and swapped for none.',
        ],
        'A drill in its open case',
      ],
      [
        'The guest bed',
        [
          'At any time somebody has a brother with a {rucksack|backpack}.',
          'It folds, it squeaks, and nobody needs it for more than a weekend.',
        ],
        'A folded guest bed beside a door',
      ],
      [
        'The one big pot',
        [
          'For twenty people, twice a year, and a place on top of a cupboard for the rest.',
          'Whole birthdays depend on it, and hardly anyone has one.',
        ],
        'A very large pot on a small stove',
      ],
    ],
    turn: ['One item and one shelf in the cellar will do for a start.', 'Toothbrushes stay where they are.'],
    asks: [
      'What would you share with your neighbours, and what never?',
      'Which thing at home have you used exactly once?',
    ],
    ends: {
      p: 'Write down whose it is and who has it; a sheet by the cellar door is enough.',
      f: 'Tell us about the oddest thing you were ever asked to lend.',
      a: 'One ladder per house. Not eight.',
      t: 'A good loan has three entries: item, name, date.',
      h: 'If you borrow the vacuum cleaner, please do not report on what it found.',
      i: 'Doors that open for a drill open more readily afterwards.',
      l: 'Enough for all, and a cupboard to spare.',
    },
    work: 'New buildings are sometimes planned with a shared workshop or a guest room. It is used where one named person keeps the key and the list, and it becomes a store room where nobody does.',
    keep: 'the next meeting of your building',
    send: 'the neighbour with the ladder',
    pic: {
      ask: 'A ladder in a stairwell, or a tool shelf in a cellar',
      alt: 'A ladder leaning against the wall of a stairwell',
    },
    claims: [['Household tools are used seldom', 'common experience; no figure given']],
  },
  {
    id: 'does-airing-waste-heat',
    format: 'myth',
    again: 10,
    emoji: '🪟',
    tags: ['VentilationTips', 'DampAtHome', 'WinterHome'],
    title: 'Does opening the window in cold weather waste all the heat?',
    cover: 'Wide open, then shut',
    gist: [
      'Opened wide for a few minutes, a window swaps the damp air and leaves the warmth in walls and furniture. A window ajar all day is what cools the room.',
      'Short and wide beats long and narrow: the air changes fast, the walls stay warm, and the panes are dry in the morning.',
    ],
    subject: ['Five minutes, wide open', 'The window that is ajar since Monday'],
    hooks: {
      '*': [
        'Water runs down the bedroom window in the morning. It came out of the people in the bed.',
        'The warmth of a room is not in its air. It is in the walls, the floor and the sofa.',
      ],
      p: 'Brief airing removes moisture at little cost in heat.',
      f: 'Cold outside, wet panes inside, and you would rather keep the window shut? Give it five minutes.',
      a: 'Open it wide, shut it soon.',
      t: 'Air stores little heat by volume; masonry and furniture store a great deal. Changing the air costs less than chilling the wall.',
      h: 'The window has been ajar since Monday. The radiator beneath it now heats the pigeons.',
      i: 'A few minutes of cold air, and the whole {flat|apartment} breathes out.',
      l: 'Clear panes, clear air, a warm wall at your back.',
    },
    lines: {
      '*': [
        'Windows wet in the morning? Open them wide for five minutes after getting up, with the door open too, and wipe the panes dry.',
        'Turn the radiator down before you air. Otherwise its thermostat feels the draught and heats for all it is worth.',
        'A cooking pot with its lid on and the kitchen door shut keep a good deal of water out of the bedroom.',
        'Drying laundry indoors? A full load gives off litres of water, and all of it looks for the coldest wall.',
      ],
      h: [
        '"I have aired already," said the man, and pointed to a gap through which a letter would not have fitted.',
      ],
    },
    scene: [
      'Half past six. You draw a line on the bedroom window with a finger, and it runs.',
      'A kitchen with four pans on and the window shut for the sake of the warmth. The picture on the outer wall has begun to curl.',
    ],
    why: [
      [
        'Cold air holds little water, so it comes in dry, warms up and takes the damp with it when it leaves.',
        'Winter air may look foggy out there; once it is warmed to room temperature it is thirsty.',
      ],
      [
        'A window ajar exchanges little and cools the wall around it for hours, and damp settles on cold walls.',
        'The reveal beside a tilted window becomes the coldest place in the room, which is where mould likes to begin.',
      ],
    ],
    parts: [
      [
        'Open opposite windows at once',
        [
          'A through draught changes the air of a room in minutes.',
          'With one window alone it takes longer. Open the door to the next room as well.',
        ],
        'Two open windows with curtains moving',
      ],
      [
        'Shut them while the walls are warm',
        [
          'Five minutes in frost, ten when it is mild. Stop before the wardrobe feels cold.',
          'Put a hand on the wall beside the frame: it should still feel like the room.',
        ],
        'A hand flat on a wall beside a window',
      ],
      [
        'Air after water',
        [
          'After a shower, after cooking, after sleep. Those are the hours in which the damp is made.',
          'Keep the door shut until it has gone, or it will visit the bedroom.',
        ],
        'A bathroom window open after a shower',
      ],
    ],
    turn: [
      'A cheap hygrometer tells you whether you did enough.',
      'If the walls stay wet in spite of it, have somebody look for a leak.',
    ],
    asks: [
      'Window ajar all night or shut: which camp are you in?',
      'How many windows in your home are wet when you get up?',
    ],
    ends: {
      p: 'Homes with mechanical ventilation follow their own instructions.',
      f: 'Put the kettle on, open up, and by the time it boils you may shut it again.',
      a: 'Wide, short, several times a day.',
      t: 'Between forty and sixty per cent relative humidity suits people and plaster alike.',
      h: 'If the curtains stand out sideways, that will do for today.',
      i: 'Fresh air is one of the few good things that cost almost nothing.',
      l: 'Then close it, and let the room be warm.',
    },
    work: 'In rented homes damp is a classic quarrel, since habits and the building both play a part. Measured values over two weeks help both sides more than an argument about who opens what.',
    myth: 'Opening a window in winter throws all the heat away',
    short: 'Not if it is wide and brief: the air changes, the walls keep their warmth.',
    keep: 'the first wet window of the winter',
    send: 'somebody whose window has been ajar since Monday',
    own: [
      {
        about: 'ventilat|damp|condensation|energy (?:rating|certificate|efficien)|heat recovery',
        kinds: ['service', 'product', 'process', 'policy', 'story'],
        lead: 'How a building is made matters here as well.',
      },
    ],
    pic: {
      ask: 'A window wide open on a cold morning, or panes beaded with water',
      alt: 'A bedroom window with drops of condensation along its lower edge',
    },
    when: { season: ['autumn', 'winter'] },
    claims: [
      [
        'Short, wide airing removes moisture with less cooling of walls than a tilted window',
        'advice of environment agencies and tenant organisations',
      ],
      ['Cold air holds less water vapour; heat capacity of air is small beside masonry', 'physics textbooks'],
      [
        'Relative humidity of forty to sixty per cent indoors',
        'common guidance of housing and health bodies',
      ],
    ],
  },
  {
    id: 'can-the-number-be-read',
    format: 'season',
    again: 11,
    emoji: '🏠',
    tags: ['HomeSafety', 'DarkEvenings', 'HouseNumber'],
    title: 'Can your house number be read in the dark? Test it tonight',
    cover: 'Can they find your door?',
    gist: [
      'Cross the road after dark and look for your own house number. If you have to search, so will an ambulance, and so does every courier.',
      'The ivy grows, the lamp dies, the paint fades. Once a year, in the dark half of it, read your own number from the other side.',
    ],
    subject: ['Could an ambulance find you?', 'A walk across the road, after dark'],
    hooks: {
      '*': [
        'Tonight, when it is dark, walk across the road and try to find your own front door.',
        'The ambulance driver is looking for a number. At your house it hangs behind the clematis.',
      ],
      p: 'A number that can be read from the road saves minutes on the day when they matter.',
      f: 'Taking the {rubbish|trash} out this evening? Take ten more steps and turn round.',
      a: 'If you cannot read it from the road, it is not there.',
      t: 'Legibility at night needs contrast, size and light from the front. Brass on dark brick has none of them.',
      h: 'The house number could be read very well, from inside the hedge.',
      i: 'A lit number is a small welcome to everyone who comes looking.',
      l: 'A house number, softly lit, that can be read from the road.',
    },
    lines: {
      '*': [
        'Stand across the road after dark and read your house number. Not the one you know is there: the one you can see.',
        'Light figures on a dark ground, or dark on light, as tall as your hand. Brass on brick looks fine and cannot be read.',
        'Live at the back or up a drive? Put a number where the drive leaves the road. That is where a driver has to decide.',
        'In a block, check the name at the bell and the number on the floor. Crews lose time on the stairs as well.',
      ],
      h: ['The pizza arrives without fail. It asks the neighbours.'],
    },
    scene: [
      'A van rolls down the street at walking pace with its window down. Somebody holds a phone and reads doors.',
      'Five in the afternoon and dark. You walk home, look up, and notice that you recognise your house by the curtains.',
    ],
    why: [
      [
        'You find your own door by habit, so you are the last to notice that the number has gone.',
        'Neighbours and family know the way. A stranger with a siren on does not.',
      ],
      [
        'Plants grow in summer and lamps fail quietly; both show on the first dark evenings.',
        'Between the last barbecue and the first frost a hedge can swallow a sign.',
      ],
    ],
    parts: [
      [
        'Look from the far side of the road',
        [
          'And from a car with its lights dipped, if you have one.',
          'Come from both directions. A sign set in a recess can be seen from only one.',
        ],
        'A house front seen from across a dark street',
      ],
      [
        'Free it and clean it',
        [
          'Cut the ivy back by more than it needs, since it will be busy again in spring.',
          'A wet cloth does a surprising amount for enamel.',
        ],
        'A hand cutting ivy beside a house number',
      ],
      [
        'Give it light from the front',
        [
          'A lamp behind the figure dazzles; a lamp above or beside it reads.',
          'A small solar light will do where no cable goes, as long as it gets some sky.',
        ],
        'A lamp shining on a house number',
      ],
      [
        'Write the way beside the phone',
        [
          'Address, floor, nearest corner, code of the gate: in a fright people forget their own street.',
          'Visitors and sitters read it too. Three lines on a card are enough.',
        ],
        'A card with an address beside a telephone',
      ],
    ],
    turn: [
      'In an emergency you can also send somebody to the corner with a {torch|flashlight}.',
      'It is one of the few repairs that need a short walk and no tools.',
    ],
    asks: ['How do visitors find your front door?', 'Has somebody ever searched for your house in vain?'],
    ends: {
      p: 'Some towns have rules on size and place of house numbers; the council knows.',
      f: 'And while you are out there: does the bell still ring?',
      a: 'Read it, clear it, light it.',
      t: 'Aim for contrast first, height second, brightness third.',
      h: 'Brass on dark brick can be read by owls.',
      i: 'Let people find you. It is how help and letters arrive.',
      l: 'A light by the door, and the evening finds its way home.',
    },
    work: 'For blocks and estates, walk the way of an ambulance after dark once a year: from the road to the last door, with the plan at the gate in your hand. What is missing is usually one sign at one fork.',
    keep: 'the first dark evening',
    send: 'somebody who lives up a long drive',
    when: { season: ['autumn', 'winter'] },
    pic: {
      ask: 'A lit front door at dusk, its number covered if you like',
      alt: 'A front door at dusk with a lamp beside it',
    },
    claims: [
      [
        'House numbers should be legible from the road for emergency services',
        'advice of ambulance and fire services',
      ],
      ['Contrast and frontal light improve legibility', 'signage textbooks'],
    ],
  },
];
