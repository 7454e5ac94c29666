// Roofs, looked at from below.
import type { Idea } from '../../library/idea.ts';

export const ROOF_CARE: readonly Idea[] = [
  {
    id: 'read-the-loft',
    format: 'howto',
    again: 9,
    emoji: '🔦',
    tags: ['RoofCare', 'HomeMaintenance', 'Homeowners'],
    title: [
      'How to check a roof for leaks from inside the {loft|attic}',
      'Four signs of a roof leak that you can see from the {loft|attic}',
    ],
    cover: 'Check your roof from inside',
    gist: [
      'On a rainy day, look at the underside of your roof with a {torch|flashlight}. Streaks, daylight and wet insulation show a leak before it reaches the ceiling.',
      'You do not need a ladder to check a roof. Go up into the {loft|attic} while it rains and look for dark streaks, wet insulation and daylight.',
    ],
    subject: ['Is your roof leaking? Look from inside', 'A roof check without a ladder'],
    hooks: {
      '*': [
        'You can check your roof for leaks without a ladder: from inside the {loft|attic}, while it rains.',
        'A roof leak often shows in the {loft|attic} months before it shows on the ceiling.',
      ],
      pfathil:
        'Next time it rains hard, take a {torch|flashlight} up to the {loft|attic} and look at the underside of your roof.',
    },
    lines: {
      '*': [
        'A dark streak on a roof timber is a leak, old or new. Touch it: if it is damp today, have the roof looked at soon.',
        'Switch off the light in the {loft|attic} by day. Where you see daylight between the tiles, water can get in as well.',
        'Check your roof from the {loft|attic} before winter and after every storm. It takes ten minutes.',
        'Wet, flat {loft|attic} insulation no longer keeps the house warm. Find out where the water comes from before you replace it.',
      ],
      h: [
        'Most people go up to the {loft|attic} once a year, for the Christmas tree. Take a look at the roof while you are there.',
      ],
    },
    why: [
      [
        'Water soaks timber and insulation first, so a leak can run for months before you see a stain.',
        'By the time the ceiling is stained, the wood above it has often been wet for a whole season.',
      ],
      [
        'A leak that is found early is usually a small repair.',
        'One slipped tile costs little to put back. A rotten rafter does not.',
      ],
    ],
    parts: [
      [
        'Look for dark streaks on the timbers',
        ['They begin near the leak and run downhill.', 'A streak that feels damp is a leak of today.'],
        'A torch shining along a rafter',
      ],
      [
        'Check round chimney, pipes and roof windows',
        [
          'Most leaks begin where something comes through the roof.',
          'The seals round them fail before the tiles do.',
        ],
        'The place where a pipe passes through the roof',
      ],
      [
        'Feel the insulation',
        [
          'Dry insulation springs back. Wet insulation stays flat.',
          'If it is heavy and cold, water has been there.',
        ],
        'A hand pressing on loft insulation',
      ],
      [
        'Photograph what you find',
        ['Next time you can see whether it has grown.', 'A roofer can tell a lot from a clear picture.'],
        'A phone taking a picture of a stain',
      ],
    ],
    turn: [
      'Dry timbers and no daylight? Then your roof is doing its job.',
      'If all of it is dry in heavy rain, you can be fairly sure of your roof.',
    ],
    asks: ['When did you last look at your roof from inside?', 'Do you have a hatch to your {loft|attic}?'],
    ends: {
      pfathil: [
        'If anything is wet, send a roofer your pictures before the next rain.',
        'A picture and the date help whoever comes to repair it.',
      ],
    },
    caution:
      'Step only on joists or boards: the ceiling between them does not carry you. Keep clear of cables.',
    keep: 'the next rainy weekend',
    send: 'somebody with an old roof',
    own: [
      {
        kinds: ['service', 'process', 'offer', 'price'],
        about: 'inspect|survey|leak',
        lead: 'If you would rather have somebody look at it:',
      },
    ],
    pic: {
      ask: 'The inside of a roof with a torch on the timbers',
      alt: 'Roof timbers seen from inside a loft',
    },
    claims: [
      ['streaks start near a leak and run downhill', 'trade practice'],
      ['leaks begin mostly at penetrations and flashings', 'trade practice'],
    ],
  },
  {
    id: 'the-drip-is-not-the-hole',
    format: 'myth',
    again: 9,
    emoji: '💧',
    tags: ['RoofLeak', 'RoofCare', 'Homeowners'],
    title: [
      'Why a roof leak is rarely right above the drip',
      'Water stain on the ceiling: where is the leak in the roof?',
    ],
    cover: 'Where is the roof leak?',
    myth: 'The hole in the roof is right above the stain',
    short: [
      'Usually not. Water runs along the timbers and drips somewhere else.',
      'Seldom. The water has often come a long way before it drips.',
    ],
    gist: [
      'Water that gets in at a chimney can run along the timbers for {metres|yards} before it drips. So a stain on the ceiling tells you that the roof leaks, but not where.',
      'A roof leak is mostly higher up the slope than the stain on your ceiling. Tell your roofer when it drips: that helps more than the place.',
    ],
    subject: ['Where a roof leak really is', 'A stain on the ceiling'],
    hooks: {
      '*': [
        'There is a water stain on your ceiling. The leak in the roof is probably somewhere else.',
        'Looking for a roof leak? Do not start right above the drip.',
      ],
      pfathil: 'A roof leak is mostly higher up than the stain on the ceiling.',
    },
    lines: {
      '*': [
        'Roof leaking? Write down when it drips: in every rain, only with wind, or only after snow. It helps the roofer find the place.',
        'Most roof leaks begin at a chimney, a valley, a vent or a roof window. Whole tiles in the middle of a roof seldom leak.',
        "Draw a pencil line round a water stain and add today's date. If the stain grows past the line, the roof still leaks.",
        'A roof leak often starts {metres|yards} uphill of the stain, because water runs along the timbers.',
      ],
      h: ['A bucket finds the drip at once. Finding the leak in the roof takes a little longer.'],
    },
    why: [
      [
        'Timber and roofing felt slope, and water follows them downhill.',
        'Water runs down the rafters and drips at the first edge that it meets.',
      ],
      [
        'Rain with wind gets in at places where rain from above never does.',
        'The direction of the wind decides which side of the roof lets water in.',
      ],
    ],
    parts: [
      [
        'Note the weather when it drips',
        [
          'Rain from one side points to one slope of the roof.',
          'Dripping on a dry, frosty day may be condensation and no leak.',
        ],
        'Rain running down a window',
      ],
      [
        'Look further up the slope',
        [
          'In the {loft|attic}, follow the dark trail on the wood uphill.',
          'The highest wet spot is the nearest to the leak.',
        ],
        'A dark trail on a rafter',
      ],
      [
        'Check chimney, valleys and roof windows',
        ['These joints fail long before the tiles.', 'Cracked mortar and lifted lead are common causes.'],
        'Lead flashing at the foot of a chimney',
      ],
    ],
    turn: [
      'So the stain shows that there is a leak, and the notes help to find it.',
      'With the weather and the date, a leak is found much faster.',
    ],
    asks: [
      'Do you have a stain on a ceiling that nobody can explain?',
      'Does your roof drip in every rain or only with wind?',
    ],
    ends: {
      pfathil: [
        'Good notes can save an hour of searching.',
        'Tell your roofer about the weather as well as the stain.',
      ],
    },
    keep: 'the next stain',
    send: 'somebody with a bucket in the hall',
    own: [
      {
        kinds: ['service', 'process', 'offer'],
        about: 'leak|repairs?\\b|inspect|emergency',
        lead: 'If your roof leaks:',
      },
    ],
    pic: {
      ask: 'The flashing round a chimney, from the ground or a scaffold',
      alt: 'Chimney with lead flashing on a tiled roof',
    },
    claims: [
      ['water travels along rafters before it drips', 'trade practice'],
      ['most leaks begin at joints', 'trade practice'],
    ],
  },
  {
    id: 'the-hour-after-the-storm',
    format: 'checklist',
    again: 6,
    emoji: '🌬️',
    tick: true,
    tags: ['StormDamage', 'RoofRepair', 'Homeowners'],
    title: [
      'Roof damage after a storm: what to do first',
      'Storm damage to your roof: five steps in the right order',
    ],
    cover: 'Storm damage: what to do first',
    gist: [
      'After a storm: keep away from the wall, look at the roof from across the road, take photographs, catch the water and {ring|call} a roofer. Never go up a ladder.',
      'A tile on the lawn after a storm means that others may be loose. Keep people away, photograph the damage, then {ring|call} your roofer and your insurer.',
    ],
    subject: ['Storm damage to the roof', 'A tile on the lawn?'],
    hooks: {
      '*': [
        'A roof tile in the garden after a storm? Do these five things, in this order.',
        'After a storm, check your roof from the ground before you do anything else.',
      ],
      pfathil: 'Storm damage on the roof: stay on the ground, take photographs, then {ring|call} for help.',
    },
    lines: {
      '*': [
        'A roof tile on the ground usually means that more are loose. Keep children and cars away from that side of the house.',
        'Photograph storm damage before anything is moved: the roof, the piece on the ground and the wet ceiling. Your insurer will ask.',
        'After a storm, look at your roof from across the road. Your phone can zoom in. You need no ladder.',
        'Keep the broken tile after a storm. It tells a roofer which size and colour to bring.',
      ],
      h: ['After a storm, leave the roof to the roofer and the trampoline to the neighbour who owns it.'],
    },
    why: [
      [
        'Loose tiles can slide off hours after the wind has dropped.',
        'What has come down is harmless. What is loose up there is not.',
      ],
      [
        'Insurers want to see what happened, when, and what you did to limit it.',
        'Photographs with a date make a claim much easier.',
      ],
    ],
    parts: [
      [
        'Keep everybody away from that wall',
        ['More tiles may follow the first one.', 'Move the car as well, if you can do it safely.'],
        'Broken tiles on a lawn',
      ],
      [
        'Look at the roof from across the road',
        ['Look for gaps, a crooked ridge and a bent gutter.', 'Zoom in with your phone and take your time.'],
        'A phone pointed at a roof',
      ],
      [
        'Photograph it, outside and inside',
        [
          'First the whole roof, then the details.',
          'Take the ceiling and the {loft|attic} too, if it is safe there.',
        ],
        'A photograph of a damaged roof on a phone',
      ],
      [
        'Catch the water indoors',
        ['A bucket and towels protect the floor for now.', 'Cover with plastic what cannot be moved.'],
        'A bucket under a drip',
      ],
      [
        '{Ring|Call} your roofer and your insurer',
        [
          'Ask the insurer whether a temporary cover is paid for.',
          'Say what you see, and send the pictures along.',
        ],
        'A hand holding a telephone',
      ],
    ],
    turn: [
      'A temporary cover keeps the rain out until the repair.',
      'Most storm damage is a few tiles, if it is repaired soon.',
    ],
    asks: ['Did your roof come well through the last storm?', 'Do you know where your insurance number is?'],
    ends: {
      pfathil: [
        "Save your roofer's number now, before you need it.",
        'Do these in order, and nobody gets hurt.',
      ],
    },
    caution: 'Never climb on to a roof after a storm, and keep out from under a ceiling that sags.',
    keep: 'the next storm warning',
    send: 'your neighbours',
    own: [
      {
        kinds: ['service', 'hours', 'process'],
        about: 'storm|emergency|call.?out',
        lead: 'If a storm has damaged your roof:',
      },
    ],
    pic: {
      ask: 'A slipped or broken tile, from the ground',
      alt: 'Roof with a few tiles missing after a storm',
    },
    claims: [
      ['more tiles may be loose after one has fallen', 'trade practice'],
      ['insurers ask for photographs', 'common experience'],
    ],
  },
  {
    id: 'how-long-may-a-puddle-stay',
    format: 'answer',
    again: 9,
    emoji: '🌧️',
    tags: ['FlatRoof', 'RoofCare', 'Homeowners'],
    title: ['Is a puddle on a flat roof normal?', 'Water standing on a flat roof: when to worry'],
    cover: 'Puddles on a flat roof',
    question: 'Is a puddle on a flat roof a problem?',
    short: ['Not right after rain. After two dry days it is.', 'Only if it is still there two days later.'],
    gist: [
      'A shallow puddle on a flat roof right after rain is normal. If it is still there after two dry days, the outlet is blocked or the roof has sagged.',
      'Give a puddle on a flat roof two dry days. If it has not gone by then, have the outlet and the roof looked at.',
    ],
    subject: ['Puddles on a flat roof', 'Water on the garage roof'],
    hooks: {
      '*': [
        'There is a puddle on your flat roof. Look again in two days.',
        'A flat roof may be wet after rain, but it should not stay wet for days.',
      ],
      pfathil: 'Water that stands on a flat roof for more than two dry days needs a roofer.',
    },
    lines: {
      '*': [
        'Look at your flat roof two days after rain. If there is still a puddle, the outlet is blocked or the roof has sagged.',
        'Most puddles on flat roofs come from a handful of leaves in front of the outlet.',
        'Blisters, open seams or moss along the edge of a flat roof: three things that you can see from an upstairs window.',
        'Have the outlet of a flat roof cleared in autumn and in spring. That prevents most puddles.',
      ],
      h: ['If ducks have started to visit your flat roof, the water has been there too long.'],
    },
    why: [
      [
        'Standing water finds every weak seam, and frost makes the gap wider.',
        'A wet seam that freezes opens a little more each time.',
      ],
      [
        'Water is heavy, so a hollow gets deeper with every rain.',
        'The weight of the water presses the roof down further.',
      ],
    ],
    parts: [
      [
        'Look from a window',
        [
          'You see the puddle better from above, and nobody steps on the roof.',
          'A photograph after each rain shows whether it grows.',
        ],
        'A flat roof seen from an upstairs window',
      ],
      [
        'Think of the outlet first',
        [
          'Leaves, moss or a tennis ball are often enough to block it.',
          'In most cases it only has to be cleared.',
        ],
        'Leaves in front of a roof outlet',
      ],
      [
        'Compare after the next rain',
        [
          'A puddle that grows means that the boards below are giving way.',
          'If it stands in the same place each time, that spot has sagged.',
        ],
        'A puddle on grey roofing felt',
      ],
    ],
    turn: [
      'A flat roof that dries within two days is fine.',
      'If the puddle is gone on the third day, there is no need to worry.',
    ],
    asks: ['Does water stand on your flat roof after rain?', 'How old is your flat roof?'],
    ends: {
      pfathil: ['A cleared outlet costs far less than a new roof.', 'Have it seen to before the frost.'],
    },
    caution:
      'Do not walk on a flat roof to find out: the edges are open, and old boards or roof lights can give way.',
    keep: 'the next wet week',
    send: 'somebody with a garage',
    own: [
      {
        kinds: ['service', 'product', 'guarantee', 'price'],
        about: 'flat roof|felt|EPDM|rubber|GRP|membrane',
        lead: 'For flat roofs:',
      },
    ],
    pic: { ask: 'A flat roof after rain, from a window', alt: 'Puddle on a flat roof' },
    claims: [['ponding for more than two days points to a fault', 'trade practice']],
  },
  {
    id: 'we-were-next-door',
    format: 'mistake',
    again: 6,
    emoji: '🚪',
    tags: ['RoofingScams', 'HomeSafety', 'Homeowners'],
    title: [
      'Roofing scams: "we noticed a loose tile on your roof"',
      'A stranger says that your roof is damaged: what to do',
    ],
    cover: 'A stranger says your roof is loose?',
    wrong: 'Letting somebody at the door check the roof right away',
    gist: [
      'Somebody rings the bell and says that your roof is dangerous. Thank them, close the door, photograph the roof yourself and ask a roofer whom you choose.',
      'Do not agree to roof work at the door. Real damage will still be there tomorrow, when your own roofer has looked at it.',
    ],
    subject: ['Roof repairs offered at the door', 'Tell your parents about this roofing scam'],
    hooks: {
      '*': [
        '"We are working next door and noticed that your roof is loose." This is a very old trick.',
        'Has somebody at the door told you that your roof is dangerous? Do not let them up there.',
      ],
      pfathil: 'Roof work offered at the door: say no, and have the roof looked at by somebody you choose.',
    },
    lines: {
      '*': [
        'If a stranger says your roof is damaged, take a photograph from across the road and send it to a roofer whom you know.',
        'Never let a stranger go up on your roof "just to check". Some tiles come loose only then.',
        'Ask for a written quote with a name and an address before any roof work. An honest roofer will be glad to write one.',
        'Tell older relatives about roofers at the door. One sentence is enough: "I will ask my family first."',
      ],
      h: [
        'He saw a hairline crack in your roof from a moving van. Either he has wonderful eyes, or it is a trick.',
      ],
    },
    why: [
      [
        'Somebody who presses you to decide at once does not want you to ask anybody else.',
        'A real problem can be shown on a photograph, and it can wait until tomorrow.',
      ],
      [
        'After a cash payment there is often no name and no address to go back to.',
        'If the work goes wrong, you need somebody whom you can find again.',
      ],
    ],
    parts: [
      [
        'Do not let anybody up',
        ['Without a ladder on the wall, nothing can be broken.', 'You may simply say no and close the door.'],
        'A closed front door',
      ],
      [
        'Photograph the roof from the street',
        ['Zoom in on the spot that they pointed out.', 'A clear picture is enough for a first opinion.'],
        'A phone pointed at a roof',
      ],
      [
        'Ask a roofer whom you choose',
        [
          'Choose one with an address and work that you can see nearby.',
          'A second opinion costs little and may save a lot.',
        ],
        'A roofer looking at a roof with the owner',
      ],
      [
        'Warn your neighbours',
        ['Such callers work along the whole street.', 'A message in the street group takes a minute.'],
        'Two neighbours talking at a fence',
      ],
    ],
    turn: [
      'If the tile is really loose, it will still be loose tomorrow.',
      'Good roofers do not mind if you take your time.',
    ],
    asks: ['Has anybody ever rung your bell about the roof?', 'Who in your family should know about this?'],
    ends: {
      pfathil: ['Written quote, real address, time to think.', 'Please pass this on to your parents.'],
    },
    keep: 'the next ring at the door',
    send: 'your parents',
    own: [
      {
        kinds: ['process', 'guarantee', 'policy', 'proof', 'history'],
        about: 'quote|written|insured|accredit|member',
        lead: 'How it should be done:',
      },
    ],
    pic: {
      ask: 'Your van with your name on it, outside a house',
      alt: 'Roofing van with a name on its side',
    },
    claims: [['doorstep roofing offers are a known fraud', 'advice of consumer authorities']],
  },
  {
    id: 'words-of-the-roof',
    format: 'glossary',
    again: 12,
    emoji: '🏠',
    tags: ['Roofing', 'RoofCare', 'Homeowners'],
    title: [
      'Parts of a roof: ridge, valley, verge, eaves, flashing',
      'Five roofing words that help you to read a quote',
    ],
    cover: 'Parts of a roof explained',
    gist: [
      'Ridge, eaves, verge, valley and flashing: with these five words you can tell a roofer where it leaks, and you can read a roofing quote.',
      'A roofing quote is easy to read if you know five words: ridge, eaves, verge, valley and flashing.',
    ],
    subject: ['Five words for your roof', 'How to read a roofing quote'],
    hooks: {
      '*': [
        'Got a quote for your roof? These five words explain most of it.',
        'With five roofing words you can say exactly where your roof leaks.',
      ],
      pfathil: 'Ridge, eaves, verge, valley, flashing: what the words in a roofing quote mean.',
    },
    lines: {
      '*': [
        'The ridge is the line along the top of a roof. Seen from the street it should be straight.',
        'Flashing is the strip, often of lead, that seals a roof against a chimney or a wall. Many roof leaks start there.',
        'A valley is where two roof slopes meet. It carries the rain of both, so keep it free of leaves.',
        'The verge is the edge of a roof at the side wall. The eaves are the edge where the gutter hangs.',
      ],
      h: ['Roofers also understand "the pointy bit on top". They call it the ridge.'],
    },
    why: [
      [
        'If you can name the place on the phone, the roofer brings the right material.',
        'The right word tells a roofer what to bring before the first visit.',
      ],
      [
        'Quotes use these words, so you can compare two of them line by line.',
        'Two quotes can only be compared if you know what each line is about.',
      ],
    ],
    parts: [
      [
        'Ridge',
        [
          'The top line of the roof, where the two slopes meet.',
          'The highest edge, covered with special tiles.',
        ],
        'The top line of a tiled roof',
      ],
      [
        'Eaves',
        [
          'The lower edge, where the gutter hangs.',
          'The bottom of the slope, where rain runs into the gutter.',
        ],
        'A gutter along the edge of a roof',
      ],
      [
        'Verge',
        ['The sloping edge at the side of the house.', 'The edge of the tiles above the end wall.'],
        'Tiles along an end wall',
      ],
      [
        'Valley',
        [
          'The channel between two slopes that meet.',
          'Where two roofs form an inner corner and the rain of both runs down.',
        ],
        'The inner corner between two roof slopes',
      ],
      [
        'Flashing',
        [
          'Bent metal that keeps water out beside a chimney or wall.',
          'A strip of lead or other metal over the joint with a wall.',
        ],
        'Lead round the foot of a chimney',
      ],
    ],
    turn: [
      'Now you can point at every part of your roof by name.',
      'That is all you need for most roofing quotes.',
    ],
    asks: ['Which of these words did you know?', 'Is there a word in your quote that is not here?'],
    ends: {
      pfathil: [
        'And if a quote has another word in it, ask. Nobody minds.',
        'Keep the list beside the telephone.',
      ],
    },
    keep: 'your next roofing quote',
    send: 'somebody with an old house',
    own: [
      {
        kinds: ['service', 'process'],
        about: 'ridge|verge|valley|flashing|leadwork|eaves|soffit|fascia',
        lead: 'From our own list:',
      },
    ],
    pic: {
      ask: 'A roof on which ridge, valley and chimney can be seen',
      alt: 'Tiled roof with ridge, valley and chimney',
    },
    claims: [['the meanings of the five words', 'definition']],
  },
  {
    id: 'slate-or-clay',
    format: 'either',
    again: 6,
    emoji: '🏘️',
    tags: ['RoofDesign', 'PeriodHomes', 'Homeowners'],
    title: [
      'Slate roof or clay tiles: which do you like better?',
      'Slate or clay: which roof would you choose for your house?',
    ],
    cover: 'Slate or clay tiles?',
    gist: [
      'Slate is grey and smooth, clay tiles are red and warm. Which roof would you choose for your own house?',
      'Two roofs that last for generations: grey slate or red clay. Which one do you like better?',
    ],
    subject: ['Slate or clay?', 'Which roof would you choose?'],
    hooks: {
      '*': [
        'If you could choose the roof of your house: slate or clay tiles?',
        'Grey slate or red clay tiles: which roof do you like better?',
      ],
      pfathil: 'Slate or clay tiles? Tell us which roof you would choose.',
    },
    lines: {
      '*': [
        'Slate or clay tiles: which roof would you rather come home to?',
        'A good slate roof can last a hundred years. Often the nails give up before the slates do.',
        'Clay tiles keep their red for generations, because the {colour|color} goes right through.',
        'Before you change from one roof covering to another, ask about the weight and the planning rules where you live.',
      ],
      h: ['Slate or clay? The pigeons like both.'],
    },
    why: [
      [
        'Both keep the rain out for generations, so you may go by what you like.',
        'Either will outlast most of us, if it is looked after.',
      ],
    ],
    parts: [
      [
        'Slate',
        ['Thin natural stone, smooth and grey.', 'Real stone, in greys, blues and purples.'],
        'A grey slate roof',
      ],
      [
        'Clay tiles',
        ['Fired clay in warm reds and browns.', 'Red and warm, with a shadow under every tile.'],
        'A red clay tile roof',
      ],
    ],
    turn: [
      'Look at the houses next door too: a roof should suit the street.',
      'Planning rules may have a say as well.',
    ],
    asks: ['Slate or clay?', 'What is on your roof now?'],
    ends: {
      pfathil: [
        'One word is enough for an answer.',
        'Tell us what you have, and whether you would choose it again.',
      ],
    },
    keep: 'the day you need a new roof',
    send: 'whoever would disagree',
    pic: { ask: 'A slate or clay roof that you worked on', alt: 'Roof of slates or clay tiles' },
    claims: [
      ['slate can last a century', 'trade practice'],
      ['clay is coloured through', 'definition'],
    ],
  },
  {
    id: 'before-the-panels-go-up',
    format: 'tip',
    again: 9,
    emoji: '☀️',
    tags: ['SolarPanels', 'RoofCare', 'Homeowners'],
    title: [
      'Solar panels: have the roof checked before they go up',
      'Thinking of solar panels? Check the roof first',
    ],
    cover: 'Solar panels? Check the roof first',
    gist: [
      'Solar panels stay up for decades. If the roof below needs work in ten years, everything has to come down again. So have it checked first.',
      'Before solar panels go up, ask a roofer how long your roof will last. Repairs under the panels are expensive later.',
    ],
    subject: ['Solar panels and your roof', 'Check the roof before the panels'],
    hooks: {
      '*': [
        'Thinking of solar panels? First ask how many years your roof has left.',
        'Have your roof checked before the solar panels go up, and pay for the scaffold once.',
      ],
      pfathil: 'Repairing a roof under solar panels means taking the panels down first.',
    },
    lines: {
      '*': [
        'Before solar panels go up, have the roof under them checked. Mending it later means taking everything down again.',
        'Roof repairs and solar panels on one scaffold cost less than two scaffolds a few years apart.',
        'Getting solar panels? Ask both firms who answers for a leak at the brackets, and have it in writing.',
        'Solar panels add weight and catch the wind. Ask for a written check that your roof can carry them.',
      ],
      h: ['The sun is free. The second scaffold is not, so check the roof before the solar panels go up.'],
    },
    why: [
      [
        'To reach a tile under the panels, somebody has to take the panels off.',
        'A small repair becomes a large one when panels are in the way.',
      ],
      [
        'The brackets go through the roof in many places, and each has to be sealed well.',
        'Brittle tiles break when brackets are fitted.',
      ],
    ],
    parts: [
      [
        'Find out how old the roof is',
        [
          'The papers of the house or a neighbour may tell you.',
          'A roofer can judge it from the {loft|attic} and the street.',
        ],
        'An old roof seen from the garden',
      ],
      [
        'Have tiles and timbers checked',
        [
          'Slipped or flaking tiles are best replaced now.',
          'Soft timber has to be put right before it carries panels.',
        ],
        'A roofer checking tiles',
      ],
      [
        'Agree on who answers for leaks',
        ['Two firms on one roof: have it in writing.', 'Ask both how the fixings are sealed.'],
        'A signed quote on a table',
      ],
    ],
    turn: [
      'With a sound roof below, the panels can stay up in peace.',
      'Then you will not have to think about it for many years.',
    ],
    asks: ['Are you planning solar panels?', 'Do you know how old your roof is?'],
    ends: { pfathil: ['One check now can save a second scaffold.', 'First the roof, then the panels.'] },
    keep: 'your solar quote',
    send: 'somebody who is planning solar panels',
    own: [
      {
        kinds: ['service', 'offer', 'process'],
        about: 'inspect|survey|solar',
        lead: 'Before your panels go up:',
      },
    ],
    pic: { ask: 'A roof on which panels are being fitted or planned', alt: 'Roof prepared for solar panels' },
    claims: [
      ['panels last for decades', "makers' guarantees"],
      ['repairs below panels need them removed', 'trade practice'],
    ],
  },
  {
    id: 'tap-it-and-listen',
    format: 'behind',
    again: 12,
    emoji: '👂',
    tags: ['SlateRoof', 'Roofing', 'BehindTheScenes'],
    title: ['How roofers test a slate: tap it and listen', 'How to tell a good slate from a cracked one'],
    cover: 'How roofers test a slate',
    gist: [
      'A sound slate rings when you tap it. A cracked one gives a dull thud. That is how roofers sort old slates.',
      'Roofers test slates by ear: tap one with a knuckle, and a clear ring means that it can go back on the roof.',
    ],
    subject: ['How a roofer tests a slate', 'The sound of a good slate'],
    hooks: {
      '*': [
        'How do roofers know which old slates are still good? They tap them and listen.',
        'You can hear whether a roof slate is sound.',
      ],
      pfathil: 'A good roof slate rings when you tap it. A cracked one does not.',
    },
    lines: {
      '*': [
        'Hold a roof slate loosely and tap it with a knuckle. A clear ring means that it is sound, a dull thud that it is cracked.',
        'When a slate roof is renewed, many of the old slates can be used again. Roofers sort them by sound.',
        'Old slates that still ring can go back on a roof for decades. Ask for them to be kept when your roof is repaired.',
        'A slate roof in four shades of grey has been repaired several times. That is a good sign: somebody looked after it.',
      ],
      h: ['A roofer who taps slates all morning hears like a piano tuner, only with muddier boots.'],
    },
    why: [
      [
        'A crack stops the stone from swinging as one piece, so it sounds dull.',
        'A whole slate swings freely. A cracked one cannot.',
      ],
      [
        'Rain gets into the finest crack, and frost breaks the slate there.',
        'A cracked slate put back up would fall within a few winters.',
      ],
    ],
    parts: [
      [
        'Hold it loosely',
        ['A slate that is gripped hard cannot ring.', 'Two fingers at the edge are enough.'],
        'A slate held between two fingers',
      ],
      [
        'Tap it in the middle',
        ['A knuckle will do, or the handle of a hammer.', 'One light tap tells you.'],
        'A knuckle tapping a slate',
      ],
      [
        'Sort by the sound',
        [
          'Those that ring go back up. The others become garden paths.',
          'Clear ones to the left, dull ones to the right.',
        ],
        'Two piles of slates',
      ],
    ],
    turn: [
      'It takes a second for each slate and needs no tools.',
      'That is how a good part of an old roof can be kept.',
    ],
    asks: ['Do you live under a slate roof?', 'Have you ever heard a slate ring?'],
    ends: {
      pfathil: [
        'Good slates deserve a second life.',
        'Ask what can be used again before you order a new roof.',
      ],
    },
    keep: 'your next roof repair',
    send: 'somebody with a slate roof',
    pic: { ask: 'A stack of old slates in the yard', alt: 'Stack of reclaimed roof slates' },
    claims: [['sound slates ring and cracked ones do not', 'trade practice']],
  },
  {
    id: 'let-the-eaves-breathe',
    format: 'mistake',
    again: 12,
    emoji: '🌬️',
    tags: ['Condensation', 'RoofCare', 'Homeowners'],
    title: [
      'Insulating {a loft|an attic}: keep the eaves open',
      'Roof dripping in frost without rain? It may be condensation',
    ],
    cover: 'Keep the eaves open',
    wrong: 'Pushing insulation tightly into the eaves',
    gist: [
      'If {loft|attic} insulation is pushed right into the eaves, no air gets in and the roof timbers get wet in winter. Keep a gap there.',
      'Drops under the roof on a dry, frosty morning are mostly condensation. Air from the eaves keeps the timbers dry.',
    ],
    subject: ['Condensation under the roof', 'Loft insulation and the eaves'],
    hooks: {
      '*': [
        'Drops under your roof on a dry, frosty morning? That is probably no leak.',
        'New insulation under the roof? Check that the eaves are still open.',
      ],
      pfathil: '{Loft|Attic} insulation needs a gap at the eaves, or the roof timbers get wet.',
    },
    lines: {
      '*': [
        'Drops on roof nails on a dry, frosty morning are condensation. A new tile will not help, but more air will.',
        'When you lay {loft|attic} insulation, keep it back from the eaves so that air can get in above it.',
        'A bathroom fan that blows into the {loft|attic} wets the roof timbers. Its hose has to end outside.',
        'Seal the hatch to your {loft|attic} with a foam strip. It keeps warm, damp air away from the roof timbers.',
      ],
      h: ['The only draught that you want in a house is the one at the eaves.'],
    },
    why: [
      [
        'Warm, damp air from the house turns to water on cold timbers.',
        'Wherever warm air meets a cold roof, drops form.',
      ],
      [
        'A little moving air from outside carries the damp away.',
        'Air from the eaves dries the timbers before they rot.',
      ],
    ],
    parts: [
      [
        'Keep the insulation back from the eaves',
        ['Trays or battens hold it in place.', 'You should see daylight or feel a draught there.'],
        'Daylight at the eaves inside a loft',
      ],
      [
        'Seal the hatch',
        ['A strip of foam keeps the steam downstairs.', 'Most damp air gets up through this gap.'],
        'A foam strip round a loft hatch',
      ],
      [
        'Lead fan hoses outside',
        [
          'Through a tile or a wall, and not just under the roof.',
          'Otherwise each shower ends on your rafters.',
        ],
        'A fan hose leading through a roof',
      ],
    ],
    turn: [
      'Warm below and airy above is what most roofs need.',
      'If the timbers are dry in January, it works.',
    ],
    asks: ['Is it dry under your roof in winter?', 'Who insulated your {loft|attic}?'],
    ends: {
      pfathil: [
        'If you are not sure whether it is a leak, have it looked at.',
        'A look now is cheaper than new rafters.',
      ],
    },
    caution:
      'Insulated slopes and spray foam follow other rules: ask before you change how a roof is ventilated.',
    keep: 'the first frost',
    send: 'somebody who is insulating',
    pic: {
      ask: 'The eaves from inside, with the gap for air',
      alt: 'Gap for air between insulation and roof',
    },
    claims: [['blocked eaves cause condensation in cold roofs', 'advice of building authorities']],
  },
  {
    id: 'rain-on-which-roof',
    format: 'question',
    again: 6,
    emoji: '🌧️',
    tags: ['RainSounds', 'Homeowners', 'RoofTalk'],
    title: [
      'Rain on the roof: where do you like to hear it best?',
      'Tent, caravan or bedroom: where does rain sound best?',
    ],
    cover: 'Where does rain sound best?',
    gist: [
      'In a tent, in a caravan, under a roof window or in your own bed: where do you like to hear rain on the roof?',
      'Rain on the roof is lovely as long as you are dry. Where did you hear it best?',
    ],
    subject: ['Rain on the roof', 'Where does rain sound best?'],
    hooks: {
      '*': [
        'Where do you like to hear rain on the roof: tent, caravan or your own bed?',
        'Rain on the roof, and you are dry: where does it sound best?',
      ],
      pfathil: 'Rain on the roof: tell us where it sounds best.',
    },
    lines: {
      '*': [
        'Tent, caravan, tin shed or your own bed: where does rain on the roof sound best?',
        'Rain on the roof and a dry bed: there are few better ways to fall asleep. Where do you like it best?',
        'A metal roof is loud in the rain, a tiled one is quiet. Which do you prefer?',
        'Rain on a roof window: does it send you to sleep or keep you awake?',
      ],
      h: ['Rain on a caravan roof sounds lovely until it drips on the {biscuits|cookies}.'],
    },
    why: [
      [
        'Rain sounds different on every roof: loud on metal, soft on tiles.',
        'Thin roofs are loud in the rain, heavy ones are quiet.',
      ],
    ],
    parts: [
      [
        'In a tent',
        ['As near to the rain as you can be and stay dry.', 'Loud, close and cosy.'],
        'A tent in the rain',
      ],
      [
        'Under a metal roof',
        ['The loudest of them all.', 'A shed or a porch, and no talking until it stops.'],
        'Rain on a metal roof',
      ],
      [
        'In your own bed',
        ['Quiet enough to fall asleep.', 'With the window open a little.'],
        'A bedroom window with raindrops',
      ],
    ],
    turn: [
      'As long as the roof is dry inside, each of them is lovely.',
      'Each of them is better with a roof that holds.',
    ],
    asks: ['Where does rain on the roof sound best?', 'Does rain put you to sleep?'],
    ends: { pfathil: ['Tell us your place.', 'And may it stay dry below.'] },
    keep: 'the next rainy night',
    send: 'somebody you have camped with',
    pic: { ask: 'Rain on a roof, as a short clip or picture', alt: 'Rain on a tiled roof' },
    claims: [['metal roofs sound louder in rain than tiles', 'common experience']],
  },
  {
    id: 'signs-of-an-old-roof',
    format: 'checklist',
    again: 9,
    emoji: '🏠',
    tick: true,
    tags: ['RoofCare', 'HomeMaintenance', 'Homeowners'],
    title: [
      'Does your roof need repair? Five signs from the ground',
      'Signs of an old roof that you can see from the street',
    ],
    cover: 'Does your roof need repair?',
    gist: [
      'A crooked ridge, slipped tiles, moss in the gutter, crumbling mortar and grit below the {downpipe|downspout}: five signs that a roof should be looked at.',
      'You can see from the street whether a roof needs repair: look at the ridge, the tiles, the chimney, the gutters and the ground below.',
    ],
    subject: ['Five signs of an old roof', 'Look at your roof from the street'],
    hooks: {
      '*': [
        'Stand across the road and look at your roof. These five signs mean that it needs a repair.',
        'Does your roof need work? You can see most of it from the street.',
      ],
      pfathil: 'Five signs of a worn roof that you can see without a ladder.',
    },
    lines: {
      '*': [
        'Look at the ridge of your roof from the street. If it is no longer straight, have it looked at.',
        'Bits of mortar or tile in the gutter or on the path come from your roof. Find out from where.',
        'One slipped tile is a small repair today. After a wet winter it may be a new ceiling.',
        'Look at your chimney with the zoom of your phone. Gaps between the bricks let the rain in.',
      ],
      h: ['Neighbours will wonder why you stare at your roof. Tell them to look at theirs.'],
    },
    why: [
      [
        'Small repairs are cheap as long as the timber below is dry.',
        'A roofer can put back a few tiles in an hour.',
      ],
      [
        'Nobody looks at a roof until it leaks, and then it is urgent.',
        'If you find it in good weather, you need not wait for a date in a storm.',
      ],
    ],
    parts: [
      [
        'Look along the ridge',
        ['It should be straight, without gaps between the tiles.', 'A dip can mean that timbers have moved.'],
        'The ridge of a roof against the sky',
      ],
      [
        'Look for slipped or missing tiles',
        ['A dark gap or a crooked row shows where.', 'The side that gets the weather goes first.'],
        'A slipped tile',
      ],
      [
        'Check the chimney',
        [
          'Crumbling joints and plants growing there let water in.',
          'Look at the lead round its foot as well.',
        ],
        'A chimney with open joints',
      ],
      [
        'Look at the gutters',
        ['Moss and grit in them come from the tiles.', 'Wet marks on the wall show where they overflow.'],
        'A gutter full of moss',
      ],
      [
        'Look at the ceiling upstairs',
        ['A yellow ring is an old leak or a new one.', 'Start with the rooms below chimney and valleys.'],
        'A stain on a bedroom ceiling',
      ],
    ],
    turn: [
      'One sign is worth a call. Two are worth a survey.',
      'If you see none of them, your roof is probably fine.',
    ],
    asks: ['When did somebody last look at your roof?', 'Did you find one of the five?'],
    ends: {
      pfathil: [
        'Take a picture of what you see and send it to your roofer.',
        'Better a small repair in good weather than a large one in a storm.',
      ],
    },
    caution: 'Stay on the ground. Leave roof and ladder to somebody who does this every day.',
    keep: 'your next walk round the house',
    send: 'somebody who is buying an old house',
    own: [
      {
        kinds: ['service', 'offer', 'price', 'process'],
        about: 'inspect|survey|quote',
        lead: 'If you have found one of these:',
      },
    ],
    pic: {
      ask: 'A roof from across the road with one of these signs',
      alt: 'Old roof with a dip in its ridge',
    },
    claims: [['these signs point to wear', 'trade practice']],
  },
];
