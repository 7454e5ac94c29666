// Roofs: what can be seen from the street and from the loft, and what is a roofer's business alone.
import type { Idea } from '../../library/idea.ts';
import { ROOFS } from './kinds.ts';

export const ROOF_CARE: readonly Idea[] = [
  {
    id: 'read-the-loft',
    format: 'howto',
    again: 9,
    emoji: '🔦',
    tags: ['RoofCheck', 'HomeMaintenance', 'Roofing'],
    only: ROOFS,
    title: 'How to check a roof for leaks from inside the {loft|attic}',
    cover: 'Read your roof from below',
    gist: [
      'A {torch|flashlight} in the {loft|attic} on a rainy day tells more about a roof than a ladder on a dry one.',
      'Dark streaks, rusty nails, matted insulation: the underside of a roof shows a leak months before a ceiling does.',
    ],
    subject: ['Ten minutes under the tiles', 'What the rafters know'],
    hooks: {
      '*': [
        'You can check your roof for leaks without a ladder: go up inside, in the rain.',
        'A roof leak shows in the {loft|attic} long before it reaches the bedroom ceiling.',
      ],
      pt: 'Four signs on the underside of a roof show a leak early: streaks, rust, damp insulation, daylight.',
      fi: 'When were you last in your {loft|attic} for something other than the Christmas tree?',
      a: 'Check the roof from below. In the rain. With a {torch|flashlight}.',
      h: 'Somewhere behind the Christmas tree, your roof keeps a diary.',
      l: 'Rain on tiles, a beam of light, and the smell of dry timber.',
    },
    lines: {
      '*': [
        'A dark streak down a rafter is an old leak, or a new one. Touch it: dry and dusty is history, cold and damp is today.',
        'Switch the light off in the {loft|attic} by day. Bright pinpricks between tiles are where to look closer.',
        'Rusty nail tips under a roof can mean condensation and not a leak. Both want air or a roofer, and they are easy to confuse.',
        'Check the roof from inside before winter and after the first storm. Ten minutes, old clothes, one {torch|flashlight}.',
      ],
      h: ['Nobody goes up to look at the rafters. Everybody comes down with a box of old photographs.'],
    },
    scene: [
      'Saturday, steady rain. You are kneeling on a joist between two suitcases, and for once the rain is useful.',
      'The hatch sticks, the ladder creaks, and up there it smells of wood, wool and other decades.',
    ],
    why: [
      [
        'Water that gets past a tile meets felt and timber first. It may take a season to find a ceiling.',
        'Between tile and plaster there is a lot for water to soak into, so the room below is the last to know.',
      ],
      [
        'From the street one sees the tiles. From underneath one sees whether they do their work.',
        'A ladder shows you a dry surface. The rafters show you where it was wet.',
      ],
    ],
    parts: [
      [
        'Follow the rafters with the light',
        [
          'Dark streaks start near the leak and point downhill.',
          'A tide mark on wood is a leak that came and went.',
        ],
        'A torch beam along a rafter',
      ],
      [
        'Look where something pokes through',
        [
          'Chimney, vent pipe, skylight: the joints round them go first.',
          'Every hole that was cut on purpose is a place to check.',
        ],
        'The underside of a chimney joint',
      ],
      [
        'Press the insulation',
        [
          'It should spring back. Flat and heavy means wet.',
          'Matted patches mark the spot better than any drip.',
        ],
        'A hand on loft insulation',
      ],
      [
        'Take a picture of each mark',
        [
          'Next time you will know whether it has grown.',
          'With a date, it spares a roofer half the questions.',
        ],
        'A phone photographing a stain on timber',
      ],
    ],
    turn: [
      'No streaks, no rust, no daylight? Then close the hatch and enjoy the rain.',
      'And if there is a mark, you have found it while it is small.',
    ],
    asks: ['What else lives in your {loft|attic}?', 'Have you ever looked at your roof from the inside?'],
    ends: {
      pt: 'A dated photograph turns a suspicion into a comparison.',
      fi: 'Bring the Christmas tree down while you are at it.',
      a: 'Look up before it comes down.',
      h: 'You were going up for the suitcase anyway.',
      l: 'Then downstairs, with the rain where it belongs.',
    },
    keep: 'the next rainy Saturday',
    send: 'somebody with a stain on the ceiling',
    caution:
      'Step only on joists or boards: what lies between them is a ceiling, and it does not carry you. Keep clear of cables.',
    own: [
      {
        kinds: ['service', 'process', 'offer', 'price'],
        about: 'inspect|survey|(?:free|safety|health|winter|spring|yearly) checks?\\b|check.?ups?|leak',
        lead: 'And for the side that you cannot see from below.',
      },
    ],
    pic: {
      ask: 'A torch beam along the rafters of a loft',
      alt: 'A beam of light along roof rafters in a loft',
    },
    claims: [
      [
        'Staining, rust and damp insulation are early signs of water',
        'guidance of surveyors on roof inspection',
      ],
    ],
  },
  {
    id: 'the-drip-is-not-the-hole',
    format: 'myth',
    again: 10,
    emoji: '💧',
    tags: ['RoofLeak', 'HomeRepair', 'Roofing'],
    only: ROOFS,
    title: 'Why the leak in a roof is rarely above the drip',
    cover: 'The drip is not the hole',
    myth: 'The hole in the roof is right above the stain on the ceiling',
    short: 'Rarely. Water travels before it drops.',
    gist: [
      'Water that gets in at a chimney can run down a rafter and drip three metres away. The stain says that there is a leak, not where.',
      'A leak travels: along felt, down a batten, across a beam, and only then into your bucket. Look uphill of the stain.',
    ],
    subject: ['Look uphill', 'A stain is a destination'],
    hooks: {
      '*': [
        'The stain is above the wardrobe. The hole is probably not.',
        'Roof leaks walk. The drip is where they got tired.',
      ],
      pt: 'Water enters at one point, follows timber and membrane downhill, and drops at the first edge.',
      fi: 'There is a brown ring on your ceiling, and you have already blamed the wrong tile.',
      a: 'Look uphill of the stain. Always uphill.',
      h: 'The tile above your bed is innocent. It has an alibi.',
      l: 'Water is patient, and takes the long way down.',
    },
    lines: {
      '*': [
        'A roof leak often starts metres uphill of the stain. Water runs along timber until it meets an edge.',
        'Before the roofer comes: when does it drip? In every rain, only with wind, only after snow? That narrows it down more than the stain does.',
        'Most roof leaks begin at a joint: chimney, valley, vent, skylight. Whole tiles in the middle of a roof seldom do it.',
        'Mark the edge of a ceiling stain in pencil with the date. If it grows past the line, the leak is alive.',
      ],
      h: ['A bucket finds the drip. It takes a roofer to find where it came from.'],
    },
    scene: [
      'Bucket in the hall, neck craned, finger pointing at the ceiling: "It must be just there." It hardly ever is.',
      'Two people in wet coats stand on the landing and argue with a stain.',
    ],
    why: [
      [
        'Wood, felt and foil all slope, and water follows what slopes.',
        'Between tile and ceiling lie layers, and each carries the water a little further.',
      ],
      [
        'Wind changes things as well: rain from the west may find a gap that rain from above never meets.',
        'Driven rain goes upwards, too, under a tile that is dry in calm weather.',
      ],
    ],
    parts: [
      [
        'Note the weather when it drips',
        ['Wind from one side points to one slope.', 'Dripping without rain may be condensation, not a hole.'],
        'Rain on a window and a notebook',
      ],
      [
        'Look uphill from the inside',
        [
          'Follow the dark trail on the wood to where it starts.',
          'Trails begin high and end above your bucket.',
        ],
        'A water trail along a beam',
      ],
      [
        'Suspect the joints first',
        [
          'Chimneys, valleys and skylights come before whole tiles.',
          'Wherever two materials meet, one of them moves.',
        ],
        'Lead at the foot of a chimney',
      ],
    ],
    turn: [
      'So the stain is a clue. It has never been a confession.',
      'Find the start, and the repair is often small.',
    ],
    asks: ['Has a leak ever led you astray?', 'Where did your last drip really come from?'],
    ends: {
      pt: 'Good notes on weather and time shorten the search.',
      fi: 'The wardrobe can stay where it is.',
      a: 'Uphill, then in.',
      h: 'Release the tile. Question the chimney.',
      l: 'And every trail has a beginning.',
    },
    keep: 'the next brown ring on a ceiling',
    send: 'whoever is holding the bucket',
    own: [
      {
        kinds: ['service', 'process', 'offer'],
        about: 'leak|repair|inspect|emergency|storm',
        lead: 'For leaks that will not give up their name.',
      },
    ],
    pic: { ask: 'A bucket under a damp ceiling', alt: 'A bucket on the floor under a stained ceiling' },
    claims: [
      [
        'Water travels along timbers and membranes before it drips',
        'roofing practice and guidance of surveyors',
      ],
    ],
  },
  {
    id: 'the-hour-after-the-storm',
    format: 'checklist',
    again: 8,
    emoji: '🌬️',
    tick: true,
    tags: ['StormDamage', 'RoofRepair', 'HomeInsurance'],
    only: ROOFS,
    title: 'Roof damage after a storm: what to do first',
    cover: 'The hour after the storm',
    gist: [
      'After a storm: keep away from the wall, look from across the road, take photographs, catch the water, ring. In that order, and never up a ladder.',
      'The first hour after storm damage is for photographs and buckets. Heroics on wet tiles end badly.',
    ],
    subject: ['Stay on the ground', 'Photographs before phone calls'],
    hooks: {
      '*': [
        'There is a roof tile on your lawn. Here is what to do with the next hour.',
        'After a storm the roof can wait an hour. You should not be under it.',
      ],
      pt: 'Storm damage goes in this order: people, photographs, water, telephone, paperwork.',
      fi: 'If you wake to a tile in the flower bed, make tea first. Then this.',
      a: 'Stay off the roof. Photograph everything. Catch the water. Ring.',
      h: 'The tile on the lawn is not asking you to bring it home in person.',
      l: 'The wind has gone. The street is quiet, and covered with twigs.',
    },
    lines: {
      '*': [
        'A tile on the ground usually has a loose neighbour still up there. Keep children and cars away from that wall.',
        'Photograph storm damage before anything is moved: the whole roof, the gap, the piece on the ground, the wet ceiling.',
        'A bulging ceiling holds water. Keep out from under it, and switch off the electricity to that room if you can do so safely.',
        "Keep the broken tile. Its size, colour and maker's mark tell a roofer what to bring.",
      ],
      h: ['A wet roof and a dressing gown: no photograph of that has ever ended well.'],
    },
    scene: [
      "Seven in the morning, dead calm. The trampoline is in the neighbour's pear tree and there is slate in the lavender.",
      'Everybody in the street is standing in the road in slippers, looking up.',
    ],
    why: [
      [
        'What came down is harmless now. What is loose and still up there is not.',
        'The second tile falls after everyone has come out to look at the first.',
      ],
      [
        'Insurers ask what happened, when, and what you did to keep it from getting worse.',
        'Pictures taken before the tidying up are the ones that count.',
      ],
    ],
    parts: [
      [
        'Keep away from that wall',
        ['Loose tiles slide when the wind has long gone.', 'Rope it off, or park a chair there as a sign.'],
        'A chair blocking a garden path',
      ],
      [
        'Look from across the road',
        [
          'Gaps, a crooked ridge, a bent gutter: zoom in with the phone.',
          'From there you see a whole slope, and nothing falls on you.',
        ],
        'A house roof seen from across a street',
      ],
      [
        'Photograph inside and out',
        ['Wide first, then close, with the date on.', 'Also the things that got wet.'],
        'A phone pointed at a roof',
      ],
      [
        'Catch the water',
        [
          'Bucket, towel, and plastic over what cannot be moved.',
          'A string from the drip to the bucket stops the splashing.',
        ],
        'A string guiding drips into a bucket',
      ],
      [
        'Ring roofer and insurer',
        [
          'Ask whether a cover now is paid for. Most policies expect you to limit damage.',
          'Note whom you spoke to, and when.',
        ],
        'A notebook beside a telephone',
      ],
    ],
    turn: [
      'Then breakfast. A tarpaulin is up sooner than a new roof.',
      'The rest is work for people with harness and scaffold.',
    ],
    asks: ['What was the last thing that a storm took from you?', 'Do you know where your policy number is?'],
    ends: {
      pt: 'Order matters more than speed.',
      fi: 'And see whether the neighbours need a bucket.',
      a: 'Both feet on the ground.',
      h: 'The trampoline can be discussed at noon.',
      l: 'By evening it will be dry again.',
    },
    keep: 'the night with the weather warning',
    send: 'somebody who owns a ladder and too much courage',
    caution: 'Never climb on to a roof after a storm, and keep out from under a ceiling that sags.',
    own: [
      {
        kinds: ['service', 'hours', 'process'],
        about: 'storm|emergency|call.?out|temporary|hours',
        lead: 'The number for such a morning is worth saving beforehand.',
      },
    ],
    pic: {
      ask: 'A slipped tile photographed from the ground',
      alt: 'A gap in a tiled roof seen from the ground',
    },
    claims: [
      [
        'Do not climb; photograph; limit further damage; tell the insurer',
        'advice of insurers and roofing federations',
      ],
    ],
  },
  {
    id: 'how-long-may-a-puddle-stay',
    format: 'answer',
    again: 10,
    emoji: '☔',
    tags: ['FlatRoof', 'RoofCare', 'HomeTips'],
    only: ROOFS,
    unless: 'thatch',
    title: 'Is a puddle on a flat roof normal?',
    cover: 'Puddles on a flat roof',
    question: 'Is that puddle on the flat roof a problem?',
    short: 'Not by tomorrow. If it is still there in two days, have it looked at.',
    gist: [
      'A shallow puddle on a flat roof right after rain is normal. One that is still there two days later means a blocked outlet or a sagging deck.',
      'Flat roofs are never quite flat: they fall gently to an outlet. A pond that stays says that the way is blocked or has sunk.',
    ],
    subject: ['Two days and a dry patch', 'Flat is never flat'],
    hooks: {
      '*': [
        'A flat roof with a puddle on it: worry, or wait? Give it two days.',
        'Flat roofs are built with a slope. If the water stays, something has changed.',
      ],
      pt: 'A flat roof is laid to a slight fall. Water that stands for more than two dry days points to an outlet or the deck.',
      fi: 'Is there a pond on the flat roof of your garage?',
      a: 'A puddle on a flat roof: two dry days, then it should be gone.',
      h: 'If ducks have looked at the flat roof, the water has been up there too long.',
      l: 'A sheet of sky, lying on the garage roof.',
    },
    lines: {
      '*': [
        'Look at your flat roof two days after rain. Still a pond? Then the outlet is blocked or the deck has sunk.',
        'Most ponds on flat roofs are a fistful of leaves in front of the outlet.',
        'A dirty ring that dries on a flat roof shows how deep the water stood. Photograph it from the window.',
        'Blisters, open seams, moss along the edge: three things on a flat roof that you can see from an upstairs window.',
      ],
      h: ['A flat roof with a pond is not a water feature.'],
    },
    scene: [
      'From the bathroom window: clouds above, and on the garage the same clouds once more.',
      'A pigeon is having a bath on the extension, and seems to have been here before.',
    ],
    why: [
      [
        'Standing water finds any weak seam, and in frost it works at it from both sides.',
        'Most coverings are made to shed water; few are made to keep a pond.',
      ],
      [
        'Water is heavy. A hollow that holds it sinks, and then holds more.',
        'The dip under a puddle grows with every puddle.',
      ],
    ],
    parts: [
      [
        'Look from a window, not from the roof',
        [
          'You see the shape of the pond better from above, and the covering is not trodden on.',
          'An old deck may not carry you.',
        ],
        'A flat roof seen from an upstairs window',
      ],
      [
        'Think of the outlet first',
        [
          'Leaves, moss, a tennis ball: whatever is small enough to float.',
          'A blocked outlet is a job of minutes for someone with safe access.',
        ],
        'Leaves round a roof outlet',
      ],
      [
        'Compare after each rain',
        [
          'A pond that moves or grows means that the deck is giving way.',
          'Same place, same size: it may have been so for years. Ask once.',
        ],
        'Two photographs of the same roof',
      ],
    ],
    turn: ['So: rain today, look on the third day.', 'A puddle is a question. Two dry days are the answer.'],
    asks: [
      'Can you see a flat roof from your window?',
      'What is the strangest thing that you found in a gutter?',
    ],
    ends: {
      pt: 'Clear the outlets in autumn and in spring.',
      fi: 'And the pigeon will find another bath.',
      a: 'Third day. Look.',
      h: 'The ducks can be given notice.',
      l: 'Then the sky is only above you again.',
    },
    keep: 'the third day after heavy rain',
    send: 'somebody with an extension and a pigeon',
    caution:
      'Do not walk on a flat roof to find out: edges are unguarded, and rotten decks and rooflights give way.',
    own: [
      {
        kinds: ['service', 'product', 'guarantee', 'price'],
        about: 'flat|felt|EPDM|rubber|membrane|GRP|bitum',
        lead: 'Flat roofs are a craft of their own.',
      },
    ],
    pic: { ask: 'A puddle on a flat roof, from a window above', alt: 'Rainwater standing on a flat roof' },
    claims: [
      [
        'Ponding that remains more than two days in dry weather deserves attention',
        'guidance of flat roofing associations',
      ],
    ],
  },
  {
    id: 'we-were-next-door',
    format: 'mistake',
    again: 9,
    emoji: '🚪',
    tags: ['RoofingScams', 'HomeSafety', 'Homeowners'],
    only: ROOFS,
    title: 'Roofing scams: "we noticed a loose tile on your roof"',
    cover: 'A knock about your roof',
    wrong: 'Letting a stranger up who happened to notice a loose tile',
    gist: [
      'Somebody rings the bell, was working nearby and has seen that your roof is dangerous. Thank them, shut the door, take a picture, ask a roofer of your own choice.',
      'A stranger who finds damage that you cannot see, wants cash and has time right now: those three together are a reason to say no.',
    ],
    subject: ['Thank you, no', 'A stranger, a tile and a cash price'],
    hooks: {
      '*': [
        '"We are working next door and noticed that your roof is loose." Shut the door kindly.',
        'An honest roofer can wait until you have had a second look. That is the whole test.',
      ],
      pt: 'Doorstep roofing offers share three marks: unseen damage, pressure of time, cash.',
      fi: 'If your mother ever gets a knock about her roof, she should know these sentences.',
      a: 'No work from the doorstep. No cash. No ladder before a quote.',
      h: 'He could see a hairline crack from a moving van. What eyes.',
      l: 'A stranger with news of your roof, a quiet no, and the door closes.',
    },
    lines: {
      '*': [
        'Damage to a roof that only the caller can see: take your own photograph from across the road, and ask someone else.',
        'Never let a stranger go up "just to check". Some tiles come loose only once somebody is among them.',
        'Ask for a written quote with name, address and a date. Whoever does not want to come back will not.',
        'Talk to elderly parents about callers at the door before one rings. One agreed sentence is enough: "I ask my daughter first."',
      ],
      h: ['A roof that has lasted through forty winters will last until Thursday.'],
    },
    scene: [
      'Half past two, a van without lettering, a friendly man: "Have you got a minute? It is about your chimney."',
      'She has already put the kettle on for him when the telephone rings, and it is her son.',
    ],
    why: [
      [
        'Pressure replaces proof. If there were a danger, a photograph would show it tomorrow as well.',
        'Good firms are booked for weeks; they need not ring at doors.',
      ],
      [
        'After cash there is no name, no address, and no one to come back.',
        'Whoever pays at the door has no paper to hold up later.',
      ],
    ],
    parts: [
      [
        'Leave the door on the chain',
        ['You owe nobody a conversation.', 'A polite "no, thank you" is a whole sentence.'],
        'A door held by a chain',
      ],
      [
        'Look for yourself from the street',
        ['Phone, zoom, two pictures.', 'Neighbours across the road see your roof every day. Ask them.'],
        'A phone zooming in on a chimney',
      ],
      [
        'Ring somebody whom you choose',
        [
          'A name with an address, and work that you can go and look at.',
          'Ask two firms about the same picture.',
        ],
        'A list of two telephone numbers',
      ],
      [
        'Tell the neighbours',
        [
          'Callers work along a street.',
          'And the consumer advice or the police of your country collect such reports.',
        ],
        'Two neighbours at a garden fence',
      ],
    ],
    turn: [
      'If the tile is truly loose, it will be so tomorrow.',
      'The honest ones never mind being asked twice.',
    ],
    asks: ['Has anybody ever knocked about your roof?', 'Whom would you ask first?'],
    ends: {
      pt: 'Written quote, fixed address, time to think.',
      fi: "Tell your mother. And your neighbour's mother.",
      a: 'Not at the door.',
      h: 'The chimney sends its regards. It is well.',
      l: 'And the tea is drunk with people one knows.',
    },
    keep: 'the drawer by the front door',
    send: 'somebody whose parents live alone',
    own: [
      {
        kinds: ['process', 'guarantee', 'policy', 'proof', 'history'],
        about: 'quote|written|insur|guarantee|accredit|since|member',
        lead: 'What you can ask any roofer for, and us as well.',
      },
    ],
    pic: { ask: 'A front door with its chain on', alt: 'A front door held by a door chain' },
    claims: [
      [
        'Unsolicited doorstep offers about roofs are a known pattern of fraud; get written quotes, do not pay cash on the day',
        'advice of consumer protection authorities',
      ],
    ],
  },
  {
    id: 'words-of-the-roof',
    format: 'glossary',
    again: 11,
    emoji: '🏠',
    tags: ['RoofWords', 'Roofing', 'Homeowners'],
    only: ROOFS,
    title: 'Parts of a roof: ridge, valley, verge, eaves, flashing',
    cover: 'Five words on your roof',
    gist: [
      'Ridge on top, eaves at the bottom, verge at the side, valley where two slopes meet, flashing where a wall comes through.',
      'With five words you can describe any spot of a roof on the telephone, and read any quote.',
    ],
    subject: ['Five words for a roof', 'Where exactly is "up there"?'],
    hooks: {
      '*': [
        '"It drips up there somewhere." Five words say where.',
        'Every roof has a ridge, eaves and a verge. Do you know which is which?',
      ],
      pt: 'Five terms locate any fault on a pitched roof.',
      fi: 'Next time you are on the telephone with a roofer, you can say this.',
      a: 'Five words. Then you can read any roofing quote.',
      h: 'A valley, a ridge, a hip: it is a hike, above your bed.',
      l: 'Ridge, hip, valley: words like a landscape.',
    },
    lines: {
      '*': [
        'The verge is the edge of a roof at the gable; the eaves are the edge where the gutter hangs.',
        'Flashing is the strip, often of lead, that seals a roof against a chimney or a wall. Many leaks start there.',
        'A valley is where two slopes meet and the rain of both comes down. Leaves in it dam the water.',
        'The ridge is the line along the top. From the street it should be straight; a dip is worth a question.',
      ],
      h: ['Roofers also understand "the pointy bit on top". They call it the ridge.'],
    },
    scene: [
      'On the phone: "On the left. Well, left when you stand in the garden. Under the thing." "Which thing?"',
      'A quote on the kitchen table, and the words in it seem to be from a book about sailing.',
    ],
    why: [
      [
        'One exact word saves a visit, or at least a quarter of an hour.',
        'A fault that has a name can be found from the ground.',
      ],
      [
        'Quotes are written in these words, so whoever knows them can compare two.',
        'What you can name, you can also ask about.',
      ],
    ],
    parts: [
      [
        'Ridge',
        [
          'The top line, where both slopes lean against each other.',
          'The highest edge; its capping tiles take the most wind.',
        ],
        'The ridge of a tiled roof',
      ],
      [
        'Eaves',
        [
          'The lower edge, where the gutter hangs and the air gets in.',
          'Where the roof ends and the drip begins.',
        ],
        'A gutter below the tiles',
      ],
      [
        'Verge',
        ['The sloping edge above a gable wall.', 'The side that the wind tries to lift.'],
        'The edge of a roof above a gable',
      ],
      [
        'Valley',
        [
          'The channel between two slopes, with twice the rain.',
          'Like its namesake: everything runs down there.',
        ],
        'Two roof slopes meeting',
      ],
      [
        'Flashing',
        [
          'Bent metal that carries water past a chimney or wall.',
          'The collar where something pokes through.',
        ],
        'A metal strip at the foot of a chimney',
      ],
    ],
    turn: ['Now go outside and find all five.', 'Any house with a gable will do for practice.'],
    asks: ['Which of the five does your roof not have?', 'Which building word puzzled you the longest?'],
    ends: {
      pt: 'Name the place, then the fault.',
      fi: 'And the "thing" has a name at last.',
      a: 'Five words. Done.',
      h: 'You are now insufferable on walks.',
      l: 'One looks up differently after that.',
    },
    keep: 'the next quote',
    send: 'somebody who says "up there somewhere"',
    own: [
      {
        kinds: ['service', 'process'],
        about: 'ridge|verge|valley|flashing|lead|eaves|soffit|fascia',
        lead: 'Two or three of these words are daily work.',
      },
    ],
    pic: {
      ask: 'A gabled roof with a chimney from across the street',
      alt: 'A gabled roof with chimney and gutter',
    },
    claims: [['Names of the parts of a pitched roof', 'definition']],
  },
  {
    id: 'slate-or-clay',
    format: 'either',
    again: 11,
    emoji: '🧱',
    tags: ['Slate', 'ClayTiles', 'ThisOrThat'],
    only: ROOFS,
    title: 'Slate roof or clay tiles: which do you prefer to look at?',
    cover: 'Slate or clay?',
    gist: [
      'Slate goes blue in the rain. Clay glows in the evening. Which would you rather see when you come home?',
      'Grey and flat like a lake, or red and curved like loaves: everybody has a favourite roof without knowing it.',
    ],
    subject: ['Blue in the rain, or red at six', 'Which roof would you come home to?'],
    hooks: {
      '*': [
        'Stand at the end of your street and look up: slate or clay, which is lovelier?',
        'Two roofs side by side, one grey, one red. Which house is yours?',
      ],
      pt: 'Both materials can outlast their owners; the choice is often one of landscape and load.',
      fi: 'If you could choose the roof for a house by the sea, what would it be?',
      a: 'Slate or clay. One word.',
      h: 'Nobody has ever changed the subject so quickly as when a roofer asks which they prefer.',
      l: 'Wet slate at dusk. Warm clay at noon.',
    },
    lines: {
      '*': [
        'Slate or clay tiles: which roof would you rather come home to?',
        'A good slate roof can pass a hundred years. Often the nails give up before the stone does.',
        'Clay tiles keep their red for generations, because the colour is in the whole tile.',
        'Old roofs match their ground: slate where there were quarries, clay where there were clay pits. Look out of the train window.',
      ],
      h: ['Slate or clay? The pigeon on the ridge is neutral.'],
    },
    scene: [
      'A train goes through four counties, and outside the roofs turn from grey to red and back.',
      'Rain has just stopped, and one half of the street shines like the back of a fish.',
    ],
    why: [
      [
        'What lay in the ground nearby went on the roof, so roofs are maps.',
        'Stone and clay were heavy to cart, and so each region has its colour.',
      ],
    ],
    parts: [
      [
        'Slate',
        ['Thin stone, split by hand, blue when wet.', 'Flat, quiet, and rings when you tap it.'],
        'Wet slates shining',
      ],
      [
        'Clay',
        ['Fired earth, a bit of sun in every piece.', 'Curves that throw small shadows until the evening.'],
        'Clay tiles in evening light',
      ],
    ],
    turn: [
      'Both keep the rain out. That is not what the question is about.',
      'Look up on the way home and decide.',
    ],
    asks: ['Slate or clay?', 'What is on the roof that you grew up under?'],
    ends: {
      pt: 'Local planning rules may have an opinion as well.',
      fi: 'Tell us, and say where you grew up.',
      a: 'Choose one.',
      h: 'The pigeon would like it warm. So: clay.',
      l: 'And underneath, somebody puts the kettle on.',
    },
    keep: 'a walk through an old town',
    send: 'somebody who looks up when walking',
    own: [
      {
        kinds: ['service', 'product'],
        about: 'slate|clay|tile',
        lead: 'What lies on the roofs that we are called to:',
      },
    ],
    pic: {
      ask: 'Two neighbouring roofs of different material',
      alt: 'A slate roof beside a clay tiled roof',
    },
    claims: [
      [
        'Slate and clay roofs can last for generations; fixings often fail first; colour in clay goes through',
        'roofing textbooks',
      ],
    ],
  },
  {
    id: 'before-the-panels-go-up',
    format: 'tip',
    again: 9,
    emoji: '☀️',
    tags: ['SolarPanels', 'RoofCheck', 'HomeEnergy'],
    only: ROOFS,
    title: 'Solar panels: have the roof checked before they go up',
    cover: 'First the roof, then the panels',
    gist: [
      'Panels stay up for decades. If the tiles below have only ten years left, everything comes down again, and the scaffold is paid for twice.',
      'Ask how old the roof is before anybody asks how sunny it is.',
    ],
    subject: ['The scaffold you pay for once', 'How old is what lies underneath?'],
    hooks: {
      '*': [
        'Thinking of solar panels? Ask your roof first how long it means to stay.',
        'Solar panels last for decades. Does what is under them?',
      ],
      pt: 'The remaining life of the roof should exceed that of the panels, or labour and scaffold are paid twice.',
      fi: 'Before you fall for a solar quote, look at what it would be screwed to.',
      a: 'Roof first. Panels second. One scaffold.',
      h: 'Solar panels are a new saddle. One should ask after the horse, which is the roof.',
      l: 'Solar panels: sun above, sound timber below.',
    },
    lines: {
      '*': [
        'Before solar panels go up, have the roof under them checked: mending it later means taking everything down again.',
        'One scaffold for roof repairs and panels together costs less than two scaffolds a few years apart.',
        'Ask both firms who answers for a leak at the brackets. Do it before the first hole.',
        'Panels add weight and catch wind. Have somebody confirm in writing that the rafters carry them.',
      ],
      h: ['The sun is free. Scaffolding has never heard of that.'],
    },
    scene: [
      'A quote full of kilowatts on the kitchen table, and not a word in it about the tiles.',
      'Six years on: the panels are fine, the felt is not, and twelve of them are leaning against the hedge.',
    ],
    why: [
      [
        'To reach a tile under an array somebody has to take the array off first.',
        'What lies beneath is out of sight, and out of reach.',
      ],
      [
        'Brackets go through the covering at many places, and each wants to be sealed well.',
        'Old tiles crack when they are lifted for the hooks, and spares of that age are rare.',
      ],
    ],
    parts: [
      [
        'Ask how old the roof is',
        [
          'Papers of the house, neighbours, or a look underneath.',
          'In terraces the whole row is often of one age.',
        ],
        'An old photograph of a house',
      ],
      [
        'Have tiles and timbers looked at',
        ['Slipped, flaking, soft: now is the time.', 'From inside and outside, before the order is signed.'],
        'A roofer looking along a slope',
      ],
      [
        'Settle who answers for leaks',
        [
          'Two firms, one roof: get it in writing.',
          'Ask about existing guarantees as well; holes can end them.',
        ],
        'Two quotes side by side',
      ],
    ],
    turn: ['Then the sun may come.', 'Nobody regrets the roof that was mended in time.'],
    asks: ['Do you have panels, or are you thinking of them?', 'Do you know how old your roof is?'],
    ends: {
      pt: 'Match the lifetimes and share the scaffold.',
      fi: 'And then enjoy the first sunny bill.',
      a: 'One scaffold.',
      h: 'The horse is well, thank you.',
      l: 'Light on glass, for years.',
    },
    keep: 'the day of the solar quote',
    send: 'somebody with a south facing roof',
    own: [
      {
        kinds: ['service', 'offer', 'process'],
        about: 'inspect|survey|solar|(?:free|safety|health|winter|spring|yearly) checks?\\b|check.?ups?',
        lead: 'If you would like to know beforehand:',
      },
    ],
    pic: { ask: 'Panels on a tiled roof, from the street', alt: 'Solar panels on a tiled roof' },
    claims: [
      [
        'Check condition, remaining life and load of a roof before fitting panels',
        'advice of energy agencies and roofing federations',
      ],
    ],
  },
  {
    id: 'tap-it-and-listen',
    format: 'behind',
    again: 11,
    emoji: '🔨',
    tags: ['Slate', 'Craft', 'RoofersAtWork'],
    only: ROOFS,
    title: 'How roofers test a slate: tap it and listen',
    cover: 'A good slate rings',
    gist: [
      'A sound slate rings when you tap it. A cracked one sounds like a wet biscuit. Roofers test with their knuckles.',
      'There is no screen and no needle in it: one tap, one tone, and the slate goes left or right.',
    ],
    subject: ['Knock, and listen', 'The sound of a good slate'],
    hooks: {
      '*': [
        'You can hear whether a slate is sound. Tap it.',
        'Roofers knock on slates as others knock on melons.',
      ],
      pt: 'A crack too fine to see damps the vibration, so a sound slate rings and a flawed one does not.',
      fi: 'If you find an old slate in the garden, hang it from two fingers and knock.',
      a: 'A slate rings, or it goes.',
      h: 'There are people who talk to plants. Roofers knock on stones and wait for an answer.',
      l: 'One clear note, and a piece of mountain is ready for a roof.',
    },
    lines: {
      '*': [
        'Hold a slate loosely and tap it with a knuckle. A clear ring means sound, a dull thud means a crack.',
        'Used slates are sorted by ear: the ones that ring can go up for another lifetime.',
        'Slate is split, not sawn: along its layers, with a broad chisel and a tap, for centuries the same way.',
        'A house with one roof in four shades of grey has been mended four times. Old slates, each of their own year.',
      ],
      h: ['Sorting old slates by ear sounds like a xylophone, played by somebody with a cold.'],
    },
    scene: [
      'A pile of old slates in the yard, a knuckle, and a face that listens: good, good, good, garden path.',
      'Seven in the morning on the scaffold. Before the radio goes on, there are four knocks.',
    ],
    why: [
      [
        'Stone that is whole swings as one piece. A crack stops it.',
        'What hums is in one piece. What thuds is two pieces that have not noticed yet.',
      ],
      [
        'Rain gets into the finest crack, frost opens it, and a year later the slate lies in the gutter.',
        'A cracked slate stays up just long enough for the scaffold to be gone.',
      ],
    ],
    parts: [
      [
        'Hold it by one edge',
        ['Gripped hard, nothing rings.', 'Two fingers, hanging free.'],
        'A slate held between two fingers',
      ],
      [
        'Tap the middle',
        ['Knuckle or the handle of a hammer.', 'Gently: it is a question.'],
        'A knuckle tapping a slate',
      ],
      [
        'Sort by the sound',
        [
          'Clear ones for the roof, dull ones for paths and labels.',
          'Nothing is thrown away. Herbs like slate labels.',
        ],
        'Two stacks of slates',
      ],
    ],
    turn: [
      'Old trades have many such tests, and most cost nothing.',
      'Try it with a flowerpot. That works as well.',
    ],
    asks: ['What do you test by knocking?', 'Which sound tells you at work that all is well?'],
    ends: {
      pt: 'An ear is a measuring instrument, once trained.',
      fi: 'And keep a broken slate for the herb bed.',
      a: 'Knock. Listen. Decide.',
      h: 'The melon says hello.',
      l: 'And then it is quiet, and a roof.',
    },
    keep: 'the next heap of old slates',
    send: 'somebody who knocks on melons',
    own: [
      {
        kinds: ['people', 'history', 'process', 'product'],
        about: 'slate|reclaim|generation|since|appren',
        lead: 'Ears like that take some years.',
      },
    ],
    pic: { ask: 'A hand tapping a slate in the yard', alt: 'A knuckle tapping a roofing slate' },
    claims: [['A sound slate rings when tapped, a cracked one is dull', 'trade practice in slating']],
  },
  {
    id: 'duchess-on-the-roof',
    format: 'story',
    again: 13,
    emoji: '👑',
    tags: ['SlateHistory', 'Wales', 'BuildingHistory'],
    only: ROOFS,
    title: 'Why roof slates are called Duchess, Countess and Lady',
    cover: 'A duchess on the roof',
    gist: [
      'Welsh quarrymen sold slates by rank: Duchess, Marchioness, Countess, Lady. The nobility was sorted by size, and some merchants still use the names.',
      'On many an old roof lie countesses above ladies. They are sizes of slate, named when quarries began to sort them.',
    ],
    subject: ['A countess above the bathroom', 'Sorted by rank'],
    hooks: {
      '*': [
        'There may be a duchess lying on your roof. She is made of slate.',
        'Roof slates once had titles: Duchess, Countess, Lady.',
      ],
      pt: 'Traditional British slate sizes carry the ranks of the peerage.',
      fi: 'Look up at an old roof on your way home: it may be full of nobility.',
      a: 'Duchess. Marchioness. Countess. Lady. In that order, by size.',
      h: 'It takes a quarry to line up the aristocracy by width.',
      l: 'A roof of countesses, grey, and wet with rain.',
    },
    lines: {
      '*': [
        'Slates have ranks. A Duchess is larger than a Countess, and a Countess larger than a Lady.',
        'Old slate roofs often get smaller towards the top: large slates at the eaves, small ones under the ridge.',
        'Before slates had set sizes they were sold as they came, and the roofer sorted them on the ground.',
        'An old roof with slates that shrink towards the ridge looks taller than it is.',
      ],
      h: ['Among roof slates a Lady costs less than a Duchess.'],
    },
    scene: [
      'Imagine a quarry in north Wales in the eighteenth century, rain on slate, and a man with a measuring stick.',
      'Two roofers on a scaffold: "Pass me a countess." Nobody bows.',
    ],
    why: [
      [
        'Whoever buys by the thousand must know what comes. So the quarries needed names for sizes.',
        'A name is remembered more easily than two measurements, even in the rain.',
      ],
      [
        'The titles fell in with rank: the larger the slate, the higher the lady.',
        'In that order nobody had to look anything up.',
      ],
    ],
    parts: [
      [
        'In the beginning',
        [
          'Slates came as the rock gave them, large and small in one cart.',
          'Whoever bought slates once got a heap, and a puzzle to go with it.',
        ],
        'A heap of slates of many sizes',
      ],
      [
        'Then came the sorting',
        [
          'In north Wales they began to cut slates to set sizes, and gave those the ranks of noblewomen.',
          'Then the quarries in Wales began to cut to size: Duchess, Marchioness, Countess, Lady, a stack for each.',
        ],
        'Sorted stacks of slates',
      ],
      [
        'And so they travelled',
        [
          'Harbours in Wales shipped them as far as Hamburg and Melbourne. The titles went along.',
          'By ship and rail they went to half the world, and took their titles along.',
        ],
        'Slate roofs along a street',
      ],
    ],
    turn: [
      'There are merchants who still know what to load when somebody asks for two hundred Ladies.',
      'The peerage has changed a good deal since. The sizes have not.',
    ],
    asks: ['Which old name does your trade still use?', 'What is on the oldest roof in your street?'],
    ends: {
      pt: 'Standards begin as nicknames.',
      fi: 'Greet them when you look up.',
      a: 'Sorted by rank. Held by nails.',
      h: 'They lie there in all weathers, and never complain. True nobility.',
      l: 'Above the last of them, the sky.',
    },
    keep: 'a walk through an old street',
    send: 'somebody who likes to know such things',
    own: [
      {
        kinds: ['history', 'people'],
        about: '\\bsince\\b|generation|family|heritage|started|founded',
        lead: 'Some history of our own:',
      },
    ],
    pic: {
      ask: 'An old slate roof with courses that get smaller',
      alt: 'An old slate roof with large and small courses',
    },
    claims: [
      [
        'Welsh slate sizes were named after ranks of noblewomen in the eighteenth century',
        'histories of the Welsh slate industry',
      ],
    ],
  },
  {
    id: 'let-the-eaves-breathe',
    format: 'mistake',
    again: 10,
    emoji: '🌬️',
    tags: ['RoofInsulation', 'Condensation', 'HomeTips'],
    only: ROOFS,
    title: 'Insulating {a loft|an attic}: why the eaves must stay open',
    cover: 'Let the eaves breathe',
    wrong: 'Insulation stuffed right into the eaves',
    gist: [
      'Pushing insulation tightly into the eaves looks thorough, and shuts the air out. In winter the rafters then drip, and everybody blames the tiles.',
      'In a cold {loft|attic} air has to come in at the eaves and go out again. Block it, and moisture stays on the wood.',
    ],
    subject: ['Not right into the corner', 'When the tiles are innocent'],
    hooks: {
      '*': [
        'The roof drips on a frosty morning without rain? Then it may not be leaking at all.',
        'The last handful of insulation, stuffed into the eaves, can do more harm than the rest does good.',
      ],
      pt: 'A cold roof relies on air from eaves to eaves, or eaves to ridge; blocked, it condenses.',
      fi: 'You insulated so carefully, right into the last corner? About that corner.',
      a: 'Keep a gap at the eaves. A hand wide will do.',
      h: 'The draught at the eaves is the only one in the house that you want.',
      l: 'Under the roof a thin stream of cold air, and dry wood.',
    },
    lines: {
      '*': [
        'Water drops on roof nails on a frosty, dry morning are condensation. A new tile will not help; air will.',
        'When you lay {loft|attic} insulation, leave the eaves open: a gap about two fingers to a hand wide keeps the timbers dry.',
        'Warm air from bathroom and kitchen should leave by a duct to the outside, and not end under the tiles.',
        'A hatch that does not seal lets more moisture into {a loft|an attic} than many a cracked tile.',
      ],
      h: ['The box of winter jumpers in the eaves is well insulated. The rafters beg to differ.'],
    },
    scene: [
      'January, no cloud, and on every nail tip in the {loft|attic} hangs a drop.',
      'He has pushed the last roll in with a broom. It fits so tightly that not even a draught would find a way.',
    ],
    why: [
      [
        'Air from below brings moisture. Cold timber turns it to water.',
        'Where warm breath meets a cold roof, it settles as drops.',
      ],
      [
        'A stream of outside air carries the damp away before it settles.',
        'Wood forgives a wet day. It does not forgive a wet winter.',
      ],
    ],
    parts: [
      [
        'Keep the insulation back',
        [
          'Trays or battens keep the insulation from sliding in.',
          'You should see a line of daylight, or feel the draught.',
        ],
        'A gap between insulation and roof edge',
      ],
      [
        'Seal the hatch instead',
        [
          'A strip of foam costs little, and keeps steam downstairs.',
          'Stop the damp at the ceiling, where it comes up.',
        ],
        'Foam strip along a hatch',
      ],
      [
        'Take fan hoses outside',
        [
          'A bathroom fan that blows into the {loft|attic} waters the rafters.',
          'Through tile or wall, not just "up there".',
        ],
        'A duct leading to a roof vent',
      ],
    ],
    turn: ['Warm below, airy above: a roof wants both.', 'It is the corner that you may leave undone.'],
    asks: ['Have you ever seen drops without rain?', 'How far does your insulation go?'],
    ends: {
      pt: 'Ventilation and insulation are one system.',
      fi: 'So you may leave the last corner. Officially.',
      a: 'A hand of air.',
      h: 'For once the sloppy corner was right.',
      l: 'And the wood stays pale and dry.',
    },
    keep: 'the weekend with the insulation rolls',
    send: 'somebody with a broom and a last roll',
    caution: 'Warm roofs and spray foam follow other rules; ask before you change how a roof is ventilated.',
    own: [
      {
        kinds: ['service', 'process'],
        about: 'insulat|ventil|inspect|condens',
        lead: 'If you are not sure which it is, leak or breath:',
      },
    ],
    pic: {
      ask: 'Insulation ending a hand before the eaves',
      alt: 'Loft insulation with a gap at the roof edge',
    },
    claims: [
      ['Cold pitched roofs need ventilation at the eaves', 'building regulations guidance and textbooks'],
    ],
  },
  {
    id: 'rain-on-which-roof',
    format: 'question',
    again: 9,
    emoji: '🌧️',
    tags: ['RainSounds', 'UnderOneRoof', 'Home'],
    only: ROOFS,
    title: 'On which roof does rain sound loveliest?',
    cover: 'Rain on which roof?',
    gist: [
      'Tin, canvas, slate, glass: rain sounds different on each. Where did you hear it the loveliest?',
      "Everybody remembers one roof in the rain. A tent, a caravan, a grandmother's {loft|attic}. Which is yours?",
    ],
    subject: ['The loveliest rain', 'Under which roof?'],
    hooks: {
      '*': [
        'Under which roof did you hear the loveliest rain of your life?',
        'Rain on a tin roof, or on a tent? Everyone has a favourite.',
      ],
      pt: 'Thin sheets ring, heavy tiles hush: every covering has its own sound in the rain.',
      fi: 'Close your eyes: where are you when it rains, and you are dry?',
      a: 'Tin. Nothing sounds like rain on tin.',
      h: 'Rain on a caravan sounds lovely until it drips on the biscuits.',
      l: 'Rain at night, and you under the blanket.',
    },
    lines: {
      '*': [
        'Tent, caravan, tin shed, slate: on which roof does rain sound loveliest to you?',
        'Tin rings because it is thin and free to swing. Tiles are heavy, and swallow the sound.',
        'People fall asleep to recordings of rain on a roof. Somebody has to keep the roof on for the rest of us.',
        'Name the roof that you slept under best. One sentence will do.',
      ],
      h: ['Nobody has ever recorded rain going into a bucket to fall asleep by.'],
    },
    scene: [
      'Ten at night, a skylight, and the first drops, one by one, as though somebody counted.',
      'Childhood, summer, a shed with a tin roof, and you could not hear your own voice.',
    ],
    why: [
      [
        'A roof is never felt more than when it rains. The remaining days one forgets it.',
        'Being dry while it pours is a very old happiness.',
      ],
    ],
    parts: [
      [
        'Tin and sheet metal',
        ['Loud, bright, and over as quickly as it came.', 'A drum with weather for a hand.'],
        'Rain bouncing off a tin roof',
      ],
      [
        'Tent and canvas',
        ['Close enough to touch, though one should not.', 'The nearest that one gets to rain while dry.'],
        'Raindrops on tent fabric',
      ],
      [
        'Slate and tile',
        ['A hush, more than a sound.', 'One hears mostly the gutter, counting.'],
        'Rain running down tiles',
      ],
    ],
    turn: ['Tell the roof, and how old you were.', 'A roof and a year: more is not needed.'],
    asks: ['Which roof was it?', 'Tin, tent or tile?'],
    ends: {
      pt: 'And a dry one, if possible.',
      fi: 'Sleep well, and stay dry.',
      a: 'Say which.',
      h: 'The biscuits were beyond help.',
      l: 'Then only the gutter, and sleep.',
    },
    keep: 'a wet Sunday',
    send: 'the one you once shared a tent with',
    pic: { ask: 'Rain on a skylight or a tiled roof', alt: 'Raindrops on a roof window' },
    claims: [['Thin metal sheets sound louder in rain than heavy tiles', 'common experience']],
  },
];
