// Living in a building: its taps, its papers, its floors.
import type { Idea } from '../../library/idea.ts';

export const HOME: readonly Idea[] = [
  {
    id: 'find-the-stopcock',
    format: 'howto',
    again: 10,
    emoji: '🚰',
    tags: ['HomeTips', 'NewHome', 'BurstPipe'],
    title: 'How to find your {stopcock|main water valve} before you need it',
    cover: 'Where does the water stop?',
    gist: [
      'Find the valve that shuts off the water today, turn it once, label it and tell everyone at home. In a burst you have minutes, and you will be holding a towel.',
      'Under the sink, in a cupboard, by the meter: look for it on a dry day, with time and a {torch|flashlight}.',
    ],
    subject: ['Where does your water stop?', 'A dry rehearsal'],
    hooks: {
      '*': [
        'Could you turn off the water at home, in the dark, within a minute?',
        'The worst moment to look for the main valve is the one in which you need it.',
      ],
      p: 'Damage from a burst pipe grows with each minute until the valve is shut.',
      f: 'Have you got five minutes and a {torch|flashlight}? Let us find a {tap|faucet} that nobody has seen for years.',
      a: 'Know your valve before you unpack the books.',
      t: 'The main valve isolates the supply; smaller ones isolate a basin, a toilet or a washing machine.',
      h: 'The valve was behind the {hoover|vacuum}, the ironing board and eleven years of good intentions.',
      i: 'Knowing your way round a home is the start of being at ease in it.',
      l: 'A quiet house is one that somebody knows by heart.',
    },
    lines: {
      '*': [
        'Find the main water valve on a dry day, close it, and see whether the kitchen {tap|faucet} really stops. Then label it.',
        'Photograph the route to the main valve and send it to everyone at home. One of them will be alone when it matters.',
        'In {a flat|an apartment}, ask the manager where the water can be shut off for the riser, and who has the key to that cupboard.',
        'A valve that nobody has turned for years can stick. Do not force it; have it freed on an ordinary Tuesday.',
      ],
      h: [
        'Every home has three people who assume that one of the others knows where the water is turned off.',
      ],
    },
    scene: [
      'Sunday, ten at night. A hose has come off behind the washing machine, and two people are opening cupboards very fast.',
      'New keys, empty rooms. Before the first box comes in somebody is kneeling under the sink with a {torch|flashlight}.',
    ],
    why: [
      [
        'Water gets through a floor while somebody is still looking for the number.',
        'Most of the harm is done between the burst and the moment when somebody finds the right handle.',
      ],
      [
        'Valves hide in places that are later filled with things.',
        'The builder knew where it was, and has since moved on.',
      ],
    ],
    parts: [
      [
        'Look in the usual places',
        [
          'Below the kitchen sink, beside the meter, in a hall cupboard or under a lid by the front door.',
          'Follow the pipe from the meter inwards. The first handle on it is a good candidate.',
        ],
        'A {torch|flashlight} shining under a kitchen sink',
      ],
      [
        'Turn it gently and test',
        [
          'Clockwise as a rule, or a lever set across the pipe. Then open a {tap|faucet} and wait.',
          'If it will not move, leave it and ask a plumber or your manager.',
        ],
        'A hand on a valve',
      ],
      [
        'Label it and clear the way',
        [
          'A luggage tag will do. In a panic people read.',
          "Keep an arm's length in front of it free of boxes.",
        ],
        'A paper tag on a valve',
      ],
      [
        'Show everyone at home',
        ['Let each of them do it once, children too.', 'A sitter or a guest only needs a photo of it.'],
        'A child pointing at a cupboard',
      ],
    ],
    turn: [
      'While you are kneeling there, learn where the fuse box is as well.',
      'It is five dull minutes, and nobody regrets them.',
    ],
    asks: [
      'Where is the main water valve in your home?',
      'In which odd place did you find your main water valve?',
    ],
    ends: {
      p: 'Keep the emergency number of plumber or manager on paper beside it.',
      f: 'Off you go. Mind your head under the sink.',
      a: 'Find it, turn it, tag it.',
      t: 'Close fully, then reopen slowly, so that the pipes are spared a shock.',
      h: 'If you find a lost sock on the way, that is extra.',
      i: 'A home you know is a calmer one.',
      l: 'A tag, a {torch|flashlight}, a good night.',
    },
    work: 'In managed buildings, a sign at the valve and a photo in the welcome pack save more than any clause in the lease.',
    caution:
      'In a shared building do not shut off other homes without need, and keep away from water near {sockets|outlets} or appliances.',
    keep: 'the day you get the keys',
    send: 'somebody who has just moved in',
    own: [
      {
        about:
          'emergency (?:line|number|contact)|out.of.hours|report (?:a )?(?:repair|fault)|maintenance team|repairs line',
        kinds: ['service', 'process', 'hours', 'policy', 'place'],
        lead: 'It is as well to know whom to call, too.',
      },
    ],
    pic: {
      ask: 'A main water valve with a handwritten tag on it',
      alt: 'A water valve with a paper label tied to it',
    },
    claims: [
      ['Know and test the main valve; do not force a stuck one', 'advice of water companies and insurers'],
    ],
  },
  {
    id: 'report-the-small-drip',
    format: 'tip',
    again: 9,
    emoji: '💧',
    tags: ['RentingTips', 'Repairs', 'HomeCare'],
    title: 'Report small faults at home early, and report them well',
    cover: 'Report the small drip',
    gist: [
      'A stain, a drip, a window that sticks: report it while it is small, in writing, with a photo, the date and a time when somebody can come.',
      'Tenants often wait so as not to be a nuisance. The one who has to mend it would rather have heard in week one.',
    ],
    subject: ['You are not being a nuisance', 'A stain the size of a coin'],
    hooks: {
      '*': [
        'The stain on the ceiling is as large as a coin, and you do not want to make a fuss. Make one.',
        'Nobody minds a message about a drip. They mind the one about the ceiling below.',
      ],
      p: 'Early reports make for small repairs.',
      f: 'Is something dripping at your place, and you meant to mention it? Today is fine.',
      a: 'Report it the day you see it.',
      t: 'Place, size, since when, what changes it, and a photo for scale: with that a fault can be judged from afar.',
      h: 'The {tap|faucet} had been dripping for so long that it had been given a name.',
      i: 'Looking after a place is a kindness to the next person, too.',
      l: 'A house speaks softly at first.',
    },
    lines: {
      '*': [
        'Report a drip with a photo, the room, the date it began, and two times when you are at home. That may save the first visit.',
        'Lay a coin beside a stain and photograph it. A week later, do it again: now you know whether it grows.',
        'Say what makes a fault better or worse: rain, the shower upstairs, wind from the west. It is worth more than an adjective.',
        '{Ring|Call} about a fault if it is urgent, and write in any case. The message keeps the date for both sides.',
      ],
      h: ['"It has only been doing that since Easter" is not the comfort it is meant to be.'],
    },
    scene: [
      'A bucket stands in the bathroom. It has stood there since the spring, and by now people step over it without looking.',
      'He types a message to the landlord, finds it petty and deletes it. Above his head it says: plip.',
    ],
    why: [
      [
        'Water, rot and rust do not stay the size they were.',
        'What costs a washer this month may cost a floor in a year.',
      ],
      [
        'A precise message lets somebody bring the right part at the first visit.',
        '"Bathroom, broken" means that a person comes to look, and comes back another day.',
      ],
    ],
    parts: [
      [
        'Take two photos',
        ['One close up with a coin, and one from the door.', 'The first shows what it is, the second where.'],
        'A coin held beside a stain',
      ],
      [
        'Say since when and in what weather',
        ['A fault that only comes with rain is half explained.', 'Dates tell an old mark from a new leak.'],
        'A window with rain on it',
      ],
      [
        'Offer two times',
        [
          'Half of the delay in repairs is arranging the visit.',
          'Add whether there is a dog, and where to park.',
        ],
        'A calendar with two times marked',
      ],
    ],
    turn: ['Then keep the reply with your papers.', 'If you hear nothing, ask again after a week, kindly.'],
    asks: [
      'Which small fault at home have you learnt to live with?',
      'How long has something been dripping at your place?',
    ],
    ends: {
      p: 'Who must repair what depends on the contract and the country; telling them early helps in every case.',
      f: 'Write it now, before the kettle boils.',
      a: 'Seen, photographed, sent.',
      t: 'Evidence, location, conditions, access: four items, one message.',
      h: 'Plumbers do not mind dull messages. They love them.',
      i: 'Careful eyes make a building last.',
      l: 'Mended early, and the room is quiet again.',
    },
    work: 'Managers get better reports with a form of four boxes than with an open field: where, since when, photo, when are you in.',
    caution:
      'If you smell gas, see water near electrics or something may fall, do not wait: get away from it and call the emergency number.',
    keep: 'the next thing that drips',
    send: 'somebody with a bucket in the bathroom',
    own: [
      {
        about: 'repairs?\\b|maintenance|report (?:a )?fault',
        kinds: ['service', 'process', 'policy', 'hours'],
        lead: 'A fault is easier to report when you know how repairs are handled.',
      },
    ],
    pic: {
      ask: 'A coin held beside a small mark on a wall or ceiling',
      alt: 'A coin held next to a small stain on a wall',
    },
    claims: [
      ['Early reporting limits damage; written notice with photos helps', 'advice for tenants and landlords'],
    ],
  },
  {
    id: 'ground-floor-or-top',
    format: 'either',
    again: 9,
    emoji: '🪜',
    tags: ['FlatLiving', 'ThisOrThat', 'HomeLife'],
    title: 'Ground floor or top floor: where would you rather live?',
    cover: 'Ground floor or top?',
    gist: [
      "Below you have the garden, the {pram|stroller} by the door and other people's feet. On top you have light, nobody overhead and every single bag of shopping.",
      'Some want the sky, others want to be at the {bins|trash cans} in slippers. Where would you live?',
    ],
    subject: ['Sky or slippers?', 'Who carries the crate up?'],
    hooks: {
      '*': [
        'The top floor has the sunset. The ground floor has never carried a washing machine.',
        'A house has two good addresses, and they are the furthest apart.',
      ],
      p: 'Which floor suits depends on how you live on an ordinary Tuesday.',
      f: 'If you had the choice: right down or right up?',
      a: 'Decide with the shopping in your hand.',
      t: 'Height changes light, noise, heat in summer and the way to the {bins|trash cans}.',
      h: 'He took the top floor for the exercise. He now has very few possessions.',
      i: 'Home is where you like the view, be it of roofs or of roses.',
      l: 'Evening light under the roof, or dew on the step.',
    },
    lines: {
      '*': [
        'Ground floor or top floor?\n\nGarden and {bins|trash cans} in slippers\nOr sky, and nobody overhead',
        'Viewing {a flat|an apartment} on the top floor? Go in the afternoon in summer. Under a roof, heat is the thing to ask about.',
        'Viewing on the ground floor? Stand at the window for five minutes and see who looks in.',
        'Climb the stairs of {a flat|an apartment} once at the pace of somebody with a crate of water. Then decide.',
      ],
      h: ['The {lift|elevator} was out of order for one week, and it turned out which friends were real.'],
    },
    scene: [
      'Two friends telephone. One is watching a storm come in over the roofs, and the other is watching a hedgehog.',
      'On the stairs there is a sofa, and beneath it a voice that asks which floor it was again.',
    ],
    why: [
      [
        'Each storey trades one comfort for another, and a floor plan shows neither.',
        'Light, noise and stairs are felt daily, while square metres are admired once.',
      ],
    ],
    parts: [
      [
        'Ground floor',
        [
          '{Prams|Strollers}, bicycles and old dogs are grateful. Curtains are needed.',
          'Often a bit of garden, and no suitcase on the stairs.',
        ],
        'A door that opens on a small garden',
      ],
      [
        'Top floor',
        ['Sky, quiet, no footsteps. In summer it is warm.', 'Burglars and visitors alike think twice.'],
        'A roof window with evening sky',
      ],
    ],
    turn: [
      'In the middle lives somebody who has heating on both sides.',
      'Those who have tried both have the best stories.',
    ],
    asks: ['Ground floor or top floor, and why?', 'Which was the highest floor you have ever lived on?'],
    ends: {
      p: 'Ask about {lift|elevator}, roof and insulation before you fall for a view.',
      f: 'We shall not ask who carried the piano.',
      a: 'The legs decide, and then the eyes.',
      t: 'Compare at the same hour and season, or you compare the weather.',
      h: 'Moving men have an opinion. They do not voice it.',
      i: 'From every window the day looks different.',
      l: 'One key, one window, one view.',
    },
    work: 'Offices know it as well: the floor with the view gets the clients, and the floor by the street gets the visitors. Ask which of them you live on.',
    keep: 'the next viewing',
    send: 'somebody who helped you move',
    pic: {
      ask: 'The view straight down a stairwell, or from a top window, nobody recognisable',
      alt: 'A stairwell seen from the top floor',
    },
    claims: [['Floors differ in heat, noise and access', 'common experience']],
  },
  {
    id: 'label-the-fuse-box',
    format: 'howto',
    again: 10,
    emoji: '💡',
    tags: ['FuseBox', 'HomeTips', 'NewHome'],
    title: 'How to label a fuse box in half an hour, with a helper and a lamp',
    cover: 'Which switch is the bathroom?',
    gist: [
      'One person at the fuse box, one walking through the rooms with a lamp: off, call, write down, on. After half an hour every switch has a name.',
      'In most fuse boxes it says "{sockets|outlets}" three times. A lamp, a pencil and somebody to shout down the hall will sort it out.',
    ],
    subject: [
      '"{Sockets|Outlets}", "{sockets|outlets}" and "{sockets|outlets}"',
      'A lamp, a pencil, a voice in the hall',
    ],
    hooks: {
      '*': [
        'Open the door of your fuse box and read. Does it say what it switches, or does it say "misc"?',
        'The label in the fuse box was written by somebody who knew what he meant.',
      ],
      p: 'A labelled board saves every later electrician the first quarter of an hour.',
      f: 'Have you got half an hour and somebody with a loud voice? Then tonight is the night.',
      a: 'Label every switch. Once.',
      t: 'Map circuits by exclusion: one breaker off, walk the rooms, note what is dead, restore, repeat.',
      h: 'Switch nine turned off the hall, the bell and the aquarium. The bell we can do without.',
      i: 'Knowing a house includes knowing its switches.',
      l: 'Behind a small door in the hall, each switch with its room beside it.',
    },
    lines: {
      '*': [
        'Label the fuse box as a pair: one switches and calls, the other walks with a lamp and answers. Half an hour for a whole home.',
        'Write rooms and not things: "bathroom and hall, {sockets|outlets}". In a year the radio will stand somewhere else.',
        'Before you start, save your work and tell everybody in the house. The router goes off with some switch or other.',
        'Photograph the finished list. When it goes dark you are standing there with a phone anyway.',
      ],
      h: [
        'The label says "{cooker|stove}". It turned out to mean "{cooker|stove}, and for some reason the doorbell".',
      ],
    },
    scene: [
      'It is dark, somebody holds up a phone, and somebody else reads aloud: "{Sockets|Outlets}. {Sockets|Outlets}. Various. Do not touch."',
      'Sunday afternoon. Through the whole {flat|apartment} voices are calling: "Now?" "No." "Now?" "Still on." "Now?" "Hey!"',
    ],
    why: [
      [
        'When something trips, a list shows at once which part of the home to look in.',
        'A name beside the switch turns a fault into a place.',
      ],
      [
        'Homes are altered over the years, and the paper in the door seldom is.',
        'Since the list was typed, two walls and a kitchen have moved.',
      ],
    ],
    parts: [
      [
        'Walk through and list the rooms first',
        [
          'Lamps, {sockets|outlets}, fixed appliances: a sheet per room and a line for each.',
          'Draw the rooms as boxes and put a dot for every {socket|outlet}.',
        ],
        'A sketched plan with dots in it',
      ],
      [
        'Switch off one, and call',
        [
          'The walker plugs a lamp into each {socket|outlet}. Dark means that it belongs to this switch.',
          'A radio turned up loud will also do, and saves one of you the stairs.',
        ],
        'A table lamp plugged into a wall {socket|outlet}',
      ],
      [
        'Write it down before you switch on',
        [
          'Room and kind, in pencil at first. Corrections come in the second round.',
          'Number the switches if nobody has. A list without numbers is a poem.',
        ],
        'A pencil and a list beside a fuse box',
      ],
      [
        'Put a clean copy inside the door',
        [
          'In capitals, with the date, so that people know how far to believe it.',
          'Large enough to be read by the light of a phone.',
        ],
        'A neat list inside the door of a fuse box',
      ],
    ],
    turn: [
      'If something stays alive that should be off, or smells warm, that is for an electrician.',
      'While you are there, look up what your board needs in the way of spare fuses, if it uses any.',
    ],
    asks: ['What does it say in your fuse box?', 'Which odd pair hangs on one switch at your place?'],
    ends: {
      p: 'Leave the list behind when you move. It costs nothing and is remembered kindly.',
      f: 'And reward the one who did the shouting.',
      a: 'Off, call, write, on.',
      t: 'Test lighting and {sockets|outlets} separately; they are usually on different circuits.',
      h: 'There is always one switch that does nothing. It is best to leave it its pride.',
      i: 'A tidy list is a light for whoever stands in the dark next.',
      l: 'Thirty minutes, and order behind a small door.',
    },
    work: 'For landlords and managers a photo of the labelled board in the welcome folder saves a call-out or two a year. Shops and offices gain more still: there it is the {till|register} that is on "misc".',
    caution:
      'Only use the switches. Leave covers on, and call an electrician if anything is hot, cracked, buzzing or smells burnt.',
    keep: 'a free half-hour at home',
    send: 'somebody with a loud voice',
    own: [
      {
        about:
          'welcome (?:pack|folder|guide)|move.?in (?:pack|guide|day)|electrical (?:check|safety|inspection|report)',
        kinds: ['service', 'process', 'policy', 'offer'],
        lead: 'Moving in is easier when the practical things are known.',
      },
    ],
    pic: {
      ask: 'The handwritten list in the door of a fuse box, covers closed',
      alt: 'A handwritten list inside the door of a fuse box',
    },
    claims: [
      [
        'Circuits can be mapped safely by switching breakers and testing with a lamp; covers stay on',
        'electrical safety organisations',
      ],
    ],
  },
  {
    id: 'a-hand-from-the-wall',
    format: 'tip',
    again: 10,
    emoji: '🖐️',
    tags: ['MouldAtHome', 'FurnitureTips', 'HomeCare'],
    title: 'Why a wardrobe should stand a hand away from an outside wall',
    cover: 'A hand from the wall',
    gist: [
      'Behind a wardrobe on an outside wall the air stands still, the wall stays cold, and damp settles. Leave a gap of a hand, at the top and bottom as well.',
      'Look behind the largest piece of furniture on your coldest wall. If it smells of cellar there, pull it forward.',
    ],
    subject: ['Look behind the wardrobe', 'The coldest place in the bedroom'],
    hooks: {
      '*': [
        'When did you last see the wall behind your wardrobe?',
        'The coldest spot of a bedroom is not at the window. It is behind the furniture.',
      ],
      p: 'A gap of a hand behind large furniture lets air reach a cold wall and keeps it dry.',
      f: 'Got a {torch|flashlight}? Then shine it behind the wardrobe before you read on.',
      a: 'Outside wall: keep a hand away.',
      t: 'Furniture insulates the wall from the room, surface temperature drops, and relative humidity at the surface rises.',
      h: 'Behind the wardrobe there were two socks, a passport and a climate.',
      i: 'Give the walls some air, and they will look after you for a long time.',
      l: 'A little distance does a room good.',
    },
    lines: {
      '*': [
        'Push the wardrobe a hand away from the outside wall and put it on feet. Air has to get in at the bottom and out at the top.',
        'Inside walls are the place for large furniture. Outside walls would rather have a low chest or a picture.',
        'Press your palm to the wall behind the sofa in cold weather, then to the wall beside the door. The first one needs air.',
        'Long curtains over a radiator heat the window. Let them end above it or beside it.',
      ],
      h: ['The sofa has moved forward by a hand. The cat has moved in behind it.'],
    },
    scene: [
      'Moving day. Two people lift the wardrobe, and behind it the wallpaper has the outline of the wardrobe, in grey.',
      'A winter morning, a palm against the wall behind the headboard. It feels like the inside of a fridge.',
    ],
    why: [
      [
        'Warm room air carries water, and it drops it where the wall is coldest.',
        'Damp looks for the coldest surface, like breath on a window pane.',
      ],
      [
        'Where air stands still, a wall neither warms up nor dries.',
        'Furniture pushed tight against a wall is a winter coat put on the wrong way round.',
      ],
    ],
    parts: [
      [
        'Find your cold walls',
        [
          'Those with weather on the other side, corners above all, and walls to an unheated stairwell.',
          'The back of a hand is a fair instrument. Go round once in frost.',
        ],
        'A hand pressed against a wall in a corner',
      ],
      [
        'Pull large pieces forward',
        [
          'Five to ten centimetres will do. Nobody sees it from the front.',
          'Fix tall ones to the wall with a bracket that keeps the gap, so that they cannot tip.',
        ],
        'A gap between a wardrobe and a wall',
      ],
      [
        'Let air in below',
        [
          'Feet and not a closed plinth. Under the bed, fewer boxes.',
          'If the plinth is fixed, drill a row of holes where nobody looks.',
        ],
        'The feet of a wardrobe with space beneath',
      ],
    ],
    turn: [
      'Check again after a month of cold; a dry wall smells of nothing.',
      'If it stays wet in spite of the gap, tell whoever looks after the building.',
    ],
    asks: ['What stands on your coldest wall?', 'What did you find behind the wardrobe when you last moved?'],
    ends: {
      p: 'Small patches can be wiped off; larger ones and those that return need somebody to look for the cause.',
      f: 'And do shine into the corner. Somebody is missing a sock.',
      a: 'Forward by a hand. Done.',
      t: 'Aim for a free section of at least a hand over the full width, open at both ends.',
      h: 'A passport also likes it dry.',
      i: 'Small gaps keep large things sound.',
      l: 'Air moves, and the wall stays pale.',
    },
    work: 'In furnished lettings, set the wardrobe at the right distance with two wooden blocks. Then it stays there with every tenant, and nobody has to remember why.',
    keep: 'the first cold week',
    send: 'somebody with a wardrobe in the corner',
    own: [
      {
        about: 'damp|mould|mold\\b|energy (?:rating|certificate)',
        kinds: ['service', 'product', 'process', 'policy', 'story'],
        lead: 'Dry rooms also depend on the building itself.',
      },
    ],
    pic: {
      ask: 'The gap between a wardrobe and the wall, with a hand for scale',
      alt: 'A hand held in the gap between a wardrobe and a wall',
    },
    claims: [
      [
        'Keep furniture some centimetres from cold outside walls to avoid condensation and mould',
        'advice of environment agencies and housing bodies',
      ],
    ],
  },
  {
    id: 'the-corner-nobody-uses',
    format: 'question',
    again: 9,
    emoji: '🛋️',
    tags: ['HomeLife', 'RoomIdeas', 'FloorPlan'],
    title: 'Which corner of your home do you hardly ever use?',
    cover: 'The corner you never use',
    gist: [
      'Nearly every home has two square metres in which nothing happens: the place behind the door, the second sofa, the cold end of the hall. Where are yours?',
      'Put a coin wherever you sat today. In the evening you can see which part of your home you live in.',
    ],
    subject: ['Where nobody ever sits', 'Coins on the chairs'],
    hooks: {
      '*': [
        'There is a chair in your home that holds only clothes. It is the most expensive hanger you own.',
        'If every step at home left a mark, most of the floor would be white.',
      ],
      p: 'Before you look for more room, find out which room you are not using.',
      f: 'In which corner of your place has nobody been since Sunday? Go and stand there for a moment.',
      a: 'Use the room you pay for.',
      t: 'Mark each use for a day. What stays unmarked is either storage, circulation or a chance.',
      h: 'The exercise bicycle stands in the sunniest corner of the house. It has never looked better rested.',
      i: 'A chair moved to a window has changed more evenings than a new sofa.',
      l: 'A corner, a lamp, an hour that belongs to you.',
    },
    lines: {
      '*': [
        'Lay a coin on every seat you use today. Tomorrow evening, look at the seats without a coin and ask them what they are for.',
        'A lamp and {a socket|an outlet} are what turn a corner into a place. Without them even the loveliest chair collects coats.',
        'Move one chair to the best window for a week. If you read there, leave it.',
        'The dining table is used for everything except dining? Then give it a drawer for what has to vanish at six.',
      ],
      h: [
        'The good room has been kept good since the silver wedding. It is cold, and it is very, very tidy.',
      ],
    },
    scene: [
      'Four people, six rooms, and at eight in the evening all of them are sitting on the same two metres of kitchen bench.',
      'She pushes an armchair across the room for no reason at all, sits down, and sees the street from her own home for the first time.',
    ],
    why: [
      [
        'People settle where there is light, company and a place to put a cup down, and they ignore the rest.',
        'A plan divides up rooms. Habits redraw it within a week.',
      ],
    ],
    parts: [
      [
        'The chair with clothes on it',
        [
          'It wants either a hook on the wall beside it or a reading lamp above.',
          'Between cupboard and laundry there is a third state, and it needs a place of its own.',
        ],
        'A chair with a pullover over its back',
      ],
      [
        'The good room',
        [
          'Kept for visitors who sit in the kitchen. Heat it for an evening and try.',
          'What would have to stand in it for you to go in on a Tuesday?',
        ],
        'A tidy room with a lamp that is off',
      ],
      [
        'The end of the hall',
        [
          'A shelf, a bench, a desk just deep enough for a laptop.',
          'Children will build something there before you have found the tape measure.',
        ],
        'The end of a hallway with a small bench',
      ],
    ],
    turn: [
      'Some corners are right as they are: a room needs to breathe somewhere.',
      'It costs an afternoon and no rent.',
    ],
    asks: ['Which corner of your home do you hardly use?', 'Where does everybody end up at your place?'],
    ends: {
      p: 'People who know how they live read floor plans better.',
      f: 'Show us the chair. You know which one.',
      a: 'Light, lamp, {socket|outlet}. Then it gets used.',
      t: 'Trace your daily paths on a plan; they explain more than areas do.',
      h: 'Exercise bicycles are dry within a day and hold nine shirts.',
      i: 'There is often more room than we thought.',
      l: 'One chair, turned to the evening.',
    },
    work: 'If a client would like one room more, a good agent or planner asks where they sat last night. Now and then the answer is a lamp.',
    keep: 'a Sunday with some furniture to move',
    send: 'somebody who thinks that their place is too small',
    pic: {
      ask: 'An empty chair by a window, or the chair that only holds clothes',
      alt: 'An armchair beside a window in evening light',
    },
    claims: [
      [
        'People use a small part of their homes for most of the day',
        'studies of home life; worded "nearly every"',
      ],
    ],
  },
  {
    id: 'an-empty-home-in-summer',
    format: 'season',
    again: 11,
    emoji: '🧳',
    tags: ['HolidayHome', 'BeforeYouTravel', 'HomeSafety'],
    title: 'Leaving home for two weeks: what to do on the last evening',
    cover: 'Before the house is empty',
    gist: [
      'Turn off the water, give one neighbour a key and a task, leave the fridge as it is or empty and open, and tell nobody online until you are back.',
      'A home that stands empty needs three things: no running water, somebody who empties the {letterbox|mailbox}, and a lamp with a timer.',
    ],
    subject: ['The last round through the rooms', 'Who empties your {letterbox|mailbox}?'],
    hooks: {
      '*': [
        'A washing machine hose can burst on any day of the year. In the second week of the {holidays|vacation} nobody hears it.',
        'The suitcases stand by the door. Five minutes are still left for the house.',
      ],
      p: 'Most of the damage in an empty home is done by water that nobody turned off.',
      f: 'Packed? Then one last round, in socks, from the top to the bottom.',
      a: 'Water off, key out, nothing posted.',
      t: 'Isolate the water, unplug what stands by, set timers irregularly, and name one person with a key.',
      h: 'A fridge that is left alone for {a fortnight|two weeks} develops ideas of its own.',
      i: 'Going away is nicer when you know that somebody looks in.',
      l: 'Blinds at half height, a cool hall, the key next door.',
    },
    lines: {
      '*': [
        'Before a long trip, shut off the water at the main valve, or at least at the washing machine. It takes a minute.',
        'Ask one neighbour to empty the {letterbox|mailbox} and to park in your drive now and then. A full box tells the street.',
        'Do not close all the blinds. A dark house for {a fortnight|two weeks} is a notice on the door.',
        'Post your beach when you are home again. The photos keep, and so does the television.',
      ],
      h: [
        'The neighbour was asked to water the plants. He watered everything green, including the cactus and a cushion.',
      ],
    },
    scene: [
      'In the car, twenty minutes out. Somebody says: "The iron?" Nobody has ironed for a year, and still they think about it until the border.',
      'A stairwell in the {holidays|vacation}. Behind one of the doors something has been dripping since Wednesday.',
    ],
    why: [
      [
        'A small leak that would be found in an hour runs for days in an empty home.',
        'Nobody hears it, nobody steps in it, and below live people who do.',
      ],
      [
        'Signs of absence are read by those who look for them.',
        'A full {letterbox|mailbox}, blinds at noon and a post from the beach tell one and the same story.',
      ],
    ],
    parts: [
      [
        'Shut off the water',
        [
          'At the main valve, if nothing in the home needs it, such as a sprinkler or a heating system that tops itself up.',
          'If you do not dare touch the main one, close the {taps|valves} of washing machine and dishwasher.',
        ],
        'A hand on the valve of a washing machine',
      ],
      [
        'Give one person a key and a task',
        [
          '{Letterbox|Mailbox}, plants, one look into each room. Once a week is plenty.',
          'Write your number and that of the plumber or manager on the same slip.',
        ],
        'A key handed over a fence',
      ],
      [
        'Look after fridge and {bins|trash cans}',
        [
          'Either it runs with what keeps, or it is empty, off and propped open.',
          'What smells on Friday will be a tenant with rights by the time you return.',
        ],
        'An empty fridge with its door open',
      ],
      [
        'Let it look lived in',
        [
          'Blinds at different heights, a lamp on a timer, towels gone from the line.',
          'A light that goes on at the same minute every day is noticed too. Let it vary.',
        ],
        'A lamp shining in a window at dusk',
      ],
    ],
    turn: [
      'Then lock all the doors, also the one to the cellar, and put a photo of the stove on your phone if you need one.',
      'When you are back, run every {tap|faucet} for some minutes before you drink from it.',
    ],
    asks: ['What do you always go back to check?', 'Who has your key when you are away?'],
    ends: {
      p: 'Some policies set duties for empty homes; look up after how many days.',
      f: 'Have a good time. It is off. You checked.',
      a: 'One round, four things, then go.',
      t: 'Standing water in pipes should be flushed on return, warm and cold.',
      h: 'Bring something back for the neighbour. Not another cactus.',
      i: 'It is good to leave, and good to come home to a dry floor.',
      l: 'The door falls shut, and the house may rest.',
    },
    work: 'Managers of larger buildings can put up a notice before the {holidays|vacation}: where the water goes off, whom to call, who has keys. It is the only notice of the year that everybody photographs.',
    keep: 'the evening before you leave',
    send: 'somebody who turns back for the iron',
    when: { season: ['summer'] },
    own: [
      {
        about:
          'key ?holding|emergency (?:line|number|contact)|property manage|caretaker|holiday (?:let|home)|vacant',
        kinds: ['service', 'process', 'hours', 'policy'],
        lead: 'It is good to know whom to call while you are away.',
      },
    ],
    pic: {
      ask: 'A packed suitcase by a front door, or a key on the hook of a neighbour',
      alt: 'A suitcase standing beside a front door',
    },
    claims: [
      ['Shut off water, avoid signs of absence, name a key holder', 'advice of insurers and police'],
      [
        'Flush taps after longer absence',
        'advice of water suppliers and health authorities on stagnant water',
      ],
    ],
  },
  {
    id: 'between-two-tenants',
    format: 'behind',
    again: 11,
    emoji: '🧽',
    tags: ['PropertyCare', 'BehindTheScenes', 'LettingLife'],
    title: 'What happens to a home between two tenants',
    cover: 'Between two tenants',
    gist: [
      'For a few days a home belongs to nobody: meters are read, drains listened to, filters changed, walls painted, and somebody looks behind the fridge.',
      'Between the last box out and the first box in lie about a dozen small jobs that can only be done in empty rooms.',
    ],
    subject: ['What was behind the fridge', 'A home that belongs to nobody'],
    hooks: {
      '*': [
        'The last box has gone. Now somebody moves the fridge, for the first time in six years.',
        'An empty {flat|apartment} tells you more in an hour than a lived-in one in ten years.',
      ],
      p: 'The days between two tenancies are the best time to repair anything.',
      f: 'Have you ever wondered what goes on in a place after you have handed back the key?',
      a: 'Empty rooms first. Then everything gets done.',
      t: 'Sequence: readings, safety checks, repairs, paint, cleaning, photographs, keys. Wet work before dry, high before low.',
      h: 'Behind the fridge lay four magnets, a sock and the instructions for the fridge.',
      i: 'Somebody prepares a home for people they have not met yet.',
      l: 'Open windows, fresh paint, steps that echo.',
    },
    lines: {
      '*': [
        'Moving out? Photograph every room empty, with the date, and both meters. It takes five minutes and settles most questions.',
        'Run every {tap|faucet} in an empty home and listen. A trap that has dried out smells; a glass of water puts it right.',
        'Want to repair something properly? Do it in the week when nobody has a wardrobe in front of it.',
        'Before you leave, write down what the next person should know: which window sticks, which neighbour has a key, when the {bins|trash cans} go out.',
      ],
      h: [
        'People take the light bulbs with them and leave the piano stool. It is one of the great mysteries of housing.',
      ],
    },
    scene: [
      'Eight in the morning. A woman with a bucket opens all the windows, and for a moment the {flat|apartment} sounds like a swimming bath.',
      'On an empty wall there are four pale rectangles. Somebody holds a colour chart beside them and says "well, which white was it?"',
    ],
    why: [
      [
        'With furniture in it a room can only be half looked after.',
        'A valve behind a wardrobe gets no attention for as long as the wardrobe stands there.',
      ],
      [
        'Each empty day costs rent, so the jobs are put into an order and then run one after another.',
        'Painter, plumber and cleaner need the same floor, and only one of them can have it.',
      ],
    ],
    parts: [
      [
        'The readings and the record',
        [
          'Meters, keys, scratches, photographs. It is the page on which both sides agree.',
          'Two people walk through with one form, and each of them sees something else.',
        ],
        'A clipboard in an empty room',
      ],
      [
        'The things that must be safe',
        [
          'Alarms, {sockets|outlets}, boiler, window catches. In many places some of these checks are law.',
          'Someone presses every test button and opens each window to the stop.',
        ],
        'A hand pressing the button of a smoke alarm',
      ],
      [
        'The repairs that nobody could reach',
        [
          'Behind the fridge, under the bath, above the cupboard. Now or in six years.',
          'Silicone needs a day to set, and now it gets one.',
        ],
        'A gap where a fridge stood',
      ],
      [
        'Paint, and then the cleaning',
        [
          'In this order, though it is tempting the other way.',
          'The oven takes longest. It forgets nothing.',
        ],
        'A paint roller leaning on a wall',
      ],
      [
        'The keys and the small things',
        [
          'Count them, try them, label them. A spare bulb and the bin days on a card.',
          'It is the last card that people remember, because it helps on the first evening.',
        ],
        'A key and a handwritten card on a counter',
      ],
    ],
    turn: [
      'Then the door is closed, and for one night it is quite still in there.',
      'Next morning somebody stands in the middle of the room and says: "Here goes the table."',
    ],
    asks: [
      'What have you found in a new home from those before you?',
      'What did you leave behind, on purpose?',
    ],
    ends: {
      p: 'Those who report small faults on moving out save the next people a week of waiting.',
      f: 'Leave a note about the window. They will bless you.',
      a: 'Read, check, repair, paint, clean. Keys last.',
      t: 'Photograph after cleaning and before the keys: that set of pictures is the reference.',
      h: 'All ovens are clean on one day of their lives.',
      i: 'A good handover is a greeting from strangers to strangers.',
      l: 'A last look, and the light is switched off.',
    },
    work: 'Offices and shops change hands in the same way, with one thing more: signs, alarms and accounts that still belong to the last firm. Make that list before the painter comes.',
    caution: 'Which checks are required between tenancies differs by country and region.',
    keep: 'the week you hand back the key',
    send: 'somebody who is moving out',
    own: [
      {
        about: 'inventor(?:y|ies)|check.?(?:in|out)|handover|end of tenancy|turnaround|cleaning|void',
        kinds: ['service', 'process', 'people', 'policy', 'number'],
        lead: 'A good handover has its routine.',
      },
    ],
    pic: {
      ask: 'An empty room with a bucket, a paint roller or a key in it',
      alt: 'An empty room with a paint roller leaning on the wall',
    },
    claims: [
      [
        'Inventory, meter readings, safety checks and works between tenancies',
        'letting practice; legal duties vary',
      ],
      ['Dried-out traps let in smells; water restores the seal', 'plumbing trade practice'],
    ],
  },
];
