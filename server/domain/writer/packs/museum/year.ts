// A museum through the year.
import type { Idea } from '../../library/idea.ts';

export const YEAR: readonly Idea[] = [
  {
    id: 'the-quiet-hour-in-winter',
    format: 'season',
    again: 11,
    emoji: '🧣',
    when: { season: ['autumn', 'winter'], months: [11, 12, 1, 2] },
    tags: ['WinterSunday', 'MuseumDay', 'QuietHours'],
    title: [
      'When is a museum quiet? The hours that nobody knows',
      'A museum in winter: one room, one hour, a bench',
    ],
    cover: 'The quiet hour in winter',
    gist: [
      'The first hour on a weekday and the last one before closing belong to you, and January belongs to you altogether. Choose one room, take a bench, and stay until the guard nods.',
      'On wet Sundays at three everybody comes. On a Tuesday in January at ten you have an old master to yourself.',
    ],
    subject: ['Tuesday, ten, nobody', 'Until the guard nods'],
    hooks: {
      '*': [
        'On a Tuesday in January at ten in the morning you can have a whole room of a museum to yourself.',
        'Everybody goes to the museum when it rains on Sunday. Go on the day after.',
      ],
      pt: 'Visitors peak on wet weekend afternoons; first and last hours of weekdays are the emptiest.',
      fi: 'It is grey, it is cold, and you have an hour. That is the best time for it.',
      a: 'Weekday, first hour, one room.',
      h: 'In January the paintings look at each other. You would be a change.',
      l: 'Snow outside, footsteps on parquet, one picture.',
    },
    lines: {
      '*': [
        'Quiet hours in a museum: the first one after opening and the last one before closing, on weekdays, outside the holidays.',
        'Leave coat and bag at the cloakroom, in winter above all. Whoever carries nothing looks for longer.',
        'One room is enough for an hour in the museum. The rest will be there next week.',
        'Special exhibitions fill up at the beginning and right at the end. The middle weeks are calm.',
      ],
      h: ['The café is a part of the collection. Study it thoroughly.'],
    },
    scene: [
      'Outside sleet, inside parquet that creaks under exactly one pair of shoes. Two rooms further on somebody coughs, and it sounds like company.',
      'Ten past ten. The guard says good morning as if you had come on a visit, and so you have.',
    ],
    why: [
      [
        'In an empty room you see the picture, and in a full one you see backs.',
        'Silence makes the eye patient, and patience sees more.',
      ],
      [
        'Winter light from the side shows brush strokes and tool marks that summer washes out.',
        'Short days need something that shines.',
      ],
    ],
    parts: [
      [
        ['Choose the hour', 'Come in the first or the last hour'],
        [
          'Tuesday to Thursday, not on a free-entry day.',
          'Schools mostly come between ten and twelve, so ask by phone.',
        ],
        'A museum door just being opened',
      ],
      [
        ['Choose one room', 'Take one room only'],
        [
          'Whichever you happen to like. Ask the guard for theirs.',
          'Walk once round it, then sit where you stopped.',
        ],
        'A bench before a wall of pictures',
      ],
      [
        ['Stay for one thing', 'Give one thing ten minutes'],
        ['After the third minute you begin to see.', 'A pencil helps, even if you cannot draw.'],
        'A pencil and a small sketch',
      ],
    ],
    turn: ['And then something hot, by a window.', 'The crowds will be back on Sunday. Let them.'],
    asks: ['When do you like to go to a museum?', 'Which room would you have to yourself for an hour?'],
    ends: {
      pt: 'Off-peak, one room, one hour.',
      fi: 'Tell us which room you chose.',
      a: 'Tuesday at ten.',
      h: 'The paintings thank you for looking in.',
      l: 'Footsteps, and then none.',
    },
    keep: 'a grey Tuesday',
    send: 'somebody with Tuesdays off',
    own: [
      {
        kinds: ['hours'],
        about: '^(?:we are )?open\\b|^opening|weekday|winter hours|until \\d',
        lead: 'And when the doors are open here.',
      },
      {
        kinds: ['people', 'place', 'history', 'number', 'process', 'story'],
        about: 'volunteer|housed|built|since|\\b1\\d{3}\\b|rooms?\\b|years|collection|run by',
        lead: 'And a word about this house.',
      },
    ],
    pic: { ask: 'An empty room with a bench, in daylight', alt: 'An empty museum room with a bench' },
    claims: [
      ['Visitor numbers peak on wet weekends; first and last hours are quiet', 'experience of museum staff'],
    ],
  },
  {
    id: 'cool-rooms-in-august',
    format: 'season',
    again: 11,
    emoji: '🌡️',
    when: { season: ['summer'] },
    tags: ['SummerHeat', 'MuseumDay', 'CoolPlaces'],
    title: [
      'Too hot outside? Why a museum stays cool in August',
      'Museum in a heatwave: cool rooms and why they are cool',
    ],
    cover: 'Cool rooms in August',
    gist: [
      'Wood, paper and paint want the same air all year round, so a museum is cool when the street is boiling. Two hours at noon, a bottle left at the cloakroom, and the way home in the evening.',
      'The coolness is for the collection, and you may share it. Thick walls, blinds, steady air: what is good for a drawing is good for us.',
    ],
    subject: ['For the drawings, and for you', 'Two hours at noon'],
    hooks: {
      '*': [
        'Thirty-four degrees on the square, twenty-one before the old paintings. It is for the paintings, and you may come along.',
        'The coolest place in town has benches and no ice cream.',
      ],
      pt: 'Stable temperature and humidity protect collections; visitors benefit by the way.',
      fi: 'Too hot for the park, too early for the lake? There is a third place.',
      a: 'Noon, inside, slowly.',
      h: 'The Flemish masters have had air conditioning for longer than you have.',
      l: 'Shade, marble, a blue that does not fade.',
    },
    lines: {
      '*': [
        'Take a light jumper into the museum in a heatwave. After an hour in twenty degrees you will want it.',
        'Bottles stay outside the rooms, so drink before you go in. There is mostly a tap by the cloakroom.',
        'In summer holidays museums have programmes for children on weekday mornings, when it is coolest anyway.',
        'Old churches, libraries, museums: a walk from one to the next gets you across a hot town.',
      ],
      h: ['One may look at the snow scene for as long as one likes. There is no charge per flake.'],
    },
    scene: [
      'The square shimmers. In front of a winter landscape by an old Dutchman sit four people with their shoes off, and nobody minds.',
      'A hygrometer ticks in a corner like a clock. It is the most watched thing in the room, and no visitor sees it.',
    ],
    why: [
      [
        'When air gets warm or damp, wood swells, paint flakes and paper curls.',
        'Things three hundred years old have got used to their air and dislike a change.',
      ],
      [
        'Coming in from the glare, the eyes need some minutes. Whoever waits sees colours.',
        'Heat makes us slow, and slow is the right speed in there.',
      ],
    ],
    parts: [
      [
        ['Go in at noon', 'Spend the hottest hours inside'],
        ['From twelve to three, when the street is empty.', 'Lunch before, a stroll after.'],
        'A person entering a cool stone hall',
      ],
      [
        ['Look for cold subjects', 'Search the rooms for winter'],
        ['Snow, sea, caves, a glass of water. A game for children, too.', 'Who finds the coldest picture?'],
        'A painted winter landscape',
      ],
      [
        ['Ask about the air', 'Find the small grey boxes'],
        [
          'They measure warmth and damp, and somebody reads them each morning.',
          'In most rooms there is one at hip height.',
        ],
        'A small hygrometer on a wall',
      ],
    ],
    turn: [
      'In the evening it is cooler outside, and you have seen something.',
      'Take the jumper. Nobody believes it until they are in there.',
    ],
    asks: ['Where do you go when it is too hot?', 'Which is the coldest picture you know?'],
    ends: {
      pt: 'Steady air, for them and for you.',
      fi: 'And ice cream afterwards, after all.',
      a: 'Inside at noon.',
      h: 'The snow is from sixteen hundred and eight and has kept well.',
      l: 'Cool stone, and a painted snow.',
    },
    keep: 'the next heatwave',
    send: 'somebody who is melting',
    own: [
      {
        kinds: ['price', 'event', 'place', 'offer', 'service'],
        about: 'summer|august|famil(?:y|ies)\\b|children|garden|holiday (?:club|trail)',
        lead: 'And about summer here.',
      },
    ],
    pic: { ask: 'A cool hall with somebody sitting in it', alt: 'A person sitting in a cool museum hall' },
    claims: [['Collections are kept at stable temperature and humidity', 'guidance for museums']],
  },
  {
    id: 'which-season-in-the-picture',
    format: 'question',
    only: 'paint|galler|\\barts?\\b|drawings?|pictures|prints\\b|folk museum|farm',
    again: 8,
    emoji: '🍂',
    tags: ['LookCloser', 'MuseumDay', 'ArtAndSeasons'],
    title: ['Which season is it in your favourite picture?', 'Spring, snow or harvest: seasons in museums'],
    cover: 'Which season is in it?',
    gist: [
      'Nearly every picture and every thing in a museum has a season, and nobody looks for it. A harvest knife, a fur collar, a bowl of cherries: in which season are you at home?',
      'Look for the light, the leaves, the fruit on the table. Then ask why somebody wanted just that on the wall.',
    ],
    subject: ['Cherries, snow, a scythe', 'In which season do you hang?'],
    hooks: {
      '*': [
        'Think of a picture or thing from a museum that you like. Which season is it in it?',
        'Sledges, cherries, a scythe: museums are full of seasons.',
      ],
      p: 'The season is often the first thing that a maker decided, and the last that we notice.',
      t: 'Fruit, light, clothes, tools: four clues to a time of year.',
      fi: 'Spring, summer, autumn or winter: what hangs over your sofa?',
      a: 'One picture, one season.',
      h: 'In still lifes cherries, grapes and oysters are ripe at once. Painters had no calendar, but they had appetite.',
      l: 'Long shadows, a bowl of figs.',
    },
    lines: {
      '*': [
        'Still lifes cheat: flowers of all seasons stand in one vase. Can you find two that never bloom together?',
        'Which season would you hang in your bedroom, and which in the hall?',
        'Old tools have seasons as well: flail, sledge, honey press. Which one did your grandparents still know?',
        'The light in a picture tells the hour. Do you have one with morning in it?',
      ],
      h: ['It is always summer in the postcard rack.'],
    },
    scene: [
      'Two children before a table full of painted fruit. "That cannot be", says the younger, "strawberries and pumpkins."',
      'An old farmer in the folk museum takes hold of the air beside a scythe and shows how one held it.',
    ],
    why: [
      [
        'Seasons are what all of us share with people of four hundred years ago.',
        'Whoever looks for the time of year looks more closely at everything else.',
      ],
    ],
    parts: [
      [
        'Light',
        [
          'Low or high, yellow or white, and where the shadows go.',
          'It tells the hour as well as the month.',
        ],
        'Long shadows in a painting',
      ],
      [
        'What grows',
        ['Blossom, leaf, fruit, stubble.', 'And whether they could have been there together.'],
        'Painted fruit in a bowl',
      ],
      [
        'What people wear and do',
        ['Fur, straw hats, scythes, skates.', 'Hands betray the cold sooner than faces do.'],
        'Skaters in an old picture',
      ],
    ],
    turn: [
      'Next time begin with the question and not with the label.',
      'And then look out of the window, to compare.',
    ],
    asks: ['Which season is in your favourite picture?', 'Which month would you like to look at all year?'],
    ends: {
      p: 'A small question that opens large pictures.',
      t: 'Light, growth, clothes.',
      fi: 'Name it below, with or without cherries.',
      a: 'Look for it.',
      h: 'The oysters came later, and were eaten first.',
      l: 'Figs, and a late sun.',
    },
    keep: 'your next visit',
    send: 'somebody who loves autumn',
    own: [
      {
        kinds: ['event', 'product', 'number', 'place', 'story', 'history', 'service'],
        about: 'exhibition|collection|paintings?|objects|on show|display',
        lead: 'And what there is to look at here.',
      },
      {
        kinds: ['people', 'place', 'process', 'number'],
        about: 'volunteer|housed|built|since|\\b1\\d{3}\\b|run by',
        lead: 'And a word about this house.',
      },
    ],
    pic: { ask: 'A detail that shows a season', alt: 'A painted detail that shows a season' },
    claims: [['Flower still lifes combine blooms of different seasons', 'art history']],
  },
];
