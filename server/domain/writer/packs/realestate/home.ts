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
      'Under the sink, in a cupboard, by the meter: look for it on a dry day, with time and a torch.',
    ],
    subject: ['Where does your water stop?', 'A dry rehearsal'],
    hooks: {
      '*': [
        'Could you turn off the water at home, in the dark, within a minute?',
        'The worst moment to look for the main valve is the one in which you need it.',
      ],
      p: 'Damage from a burst pipe grows with each minute until the valve is shut.',
      f: 'Have you got five minutes and a torch? Let us find a tap that nobody has seen for years.',
      a: 'Know your valve before you unpack the books.',
      t: 'The main valve isolates the supply; smaller ones isolate a basin, a toilet or a washing machine.',
      h: 'The valve was behind the hoover, the ironing board and eleven years of good intentions.',
      i: 'Knowing your way round a home is the start of being at ease in it.',
      l: 'A quiet house is one that somebody knows by heart.',
    },
    lines: {
      '*': [
        'Find the main water valve on a dry day, close it, and see whether the kitchen tap really stops. Then label it.',
        'Photograph the route to the main valve and send it to everyone at home. One of them will be alone when it matters.',
        'In a flat, ask the manager where the water can be shut off for the riser, and who has the key to that cupboard.',
        'A valve that nobody has turned for years can stick. Do not force it; have it freed on an ordinary Tuesday.',
      ],
      h: [
        'Every home has three people who assume that one of the others knows where the water is turned off.',
      ],
    },
    scene: [
      'Sunday, ten at night. A hose has come off behind the washing machine, and two people are opening cupboards very fast.',
      'New keys, empty rooms. Before the first box comes in somebody is kneeling under the sink with a torch.',
    ],
    why: [
      [
        'Water runs through floors quicker than one can telephone.',
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
        'A torch shining under a kitchen sink',
      ],
      [
        'Turn it gently and test',
        [
          'Clockwise as a rule, or a lever set across the pipe. Then open a tap and wait.',
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
      l: 'A tag, a torch, a good night.',
    },
    work: 'In managed buildings, a sign at the valve and a photo in the welcome pack save more than any clause in the lease.',
    caution:
      'In a shared building do not shut off other homes without need, and keep away from water near sockets or appliances.',
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
      h: 'The tap had been dripping for so long that it had been given a name.',
      i: 'Looking after a place is a kindness to the next person, too.',
      l: 'A house speaks softly at first.',
    },
    lines: {
      '*': [
        'Report a drip with a photo, the room, the date it began, and two times when you are at home. That may save the first visit.',
        'Lay a coin beside a stain and photograph it. A week later, do it again: now you know whether it grows.',
        'Say what makes a fault better or worse: rain, the shower upstairs, wind from the west. It is worth more than an adjective.',
        'Ring about a fault if it is urgent, and write in any case. The message keeps the date for both sides.',
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
        lead: 'On repairs, in short.',
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
      "Below you have the garden, the pram by the door and other people's feet. On top you have light, nobody overhead and every single bag of shopping.",
      'Some want the sky, others want to be at the bins in slippers. Where would you live?',
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
      t: 'Height changes light, noise, heat in summer and the way to the bins.',
      h: 'He took the top floor for the exercise. He now has very few possessions.',
      i: 'Home is where you like the view, be it of roofs or of roses.',
      l: 'Evening light under the roof, or dew on the step.',
    },
    lines: {
      '*': [
        'Ground floor or top floor?\n\nGarden and bins in slippers\nOr sky, and nobody overhead',
        'Viewing a flat on the top floor? Go in the afternoon in summer. Under a roof, heat is the thing to ask about.',
        'Viewing on the ground floor? Stand at the window for five minutes and see who looks in.',
        'Climb the stairs of a flat once at the pace of somebody with a crate of water. Then decide.',
      ],
      h: ['The lift was out of order for one week, and we found out which friends were real.'],
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
          'Prams, bicycles and old dogs are grateful. Curtains are needed.',
          'Often a bit of garden, and no suitcase on the stairs.',
        ],
        'A door that opens on a small garden',
      ],
      [
        'Top floor',
        ['Sky, quiet, no footsteps. In July it is warm.', 'Burglars and visitors alike think twice.'],
        'A roof window with evening sky',
      ],
    ],
    turn: [
      'In the middle lives somebody who has heating on both sides.',
      'Those who have tried both have the best stories.',
    ],
    asks: ['Ground floor or top floor, and why?', 'Which was the highest floor you have ever lived on?'],
    ends: {
      p: 'Ask about lift, roof and insulation before you fall for a view.',
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
];
