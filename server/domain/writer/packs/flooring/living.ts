// Living with a floor: mats, water, felt, dents and seasons.
import type { Idea } from '../../library/idea.ts';

const WOOD = 'wood|parquet|oak|hardwood|timber|laminate|floor';
const CARPET = 'carpet|rug|flooring';

export const LIVING: readonly Idea[] = [
  {
    id: 'three-steps-of-mat',
    format: 'tip',
    again: 8,
    emoji: '🚪',
    tags: ['FloorCare', 'DoorMat', 'HomeTips'],
    title: ['The best floor care lies in front of the door', 'Why a longer doormat saves the floor'],
    cover: 'Three steps of mat',
    gist: [
      'Most of the dirt on a floor has walked in. Grit works like sandpaper with every step. A coarse mat outside, a soft one inside, long enough for three steps, and half of it stays there.',
      'A mat the size of a book is decoration. It takes two or three steps until a sole is clean.',
    ],
    subject: ['Grit is sandpaper', 'Three steps, then the hall'],
    hooks: {
      '*': [
        'The scratches on your floor came in by the front door, on shoes.',
        'A doormat the size of a book is decoration. It takes three steps.',
      ],
      p: 'Good mats spare the floor more than any polish.',
      f: 'Take a step on yours. And now the second?',
      a: 'Coarse outside. Soft inside. Three steps.',
      t: 'Quartz grains are harder than any varnish; under a sole they grind with the weight of a person.',
      h: 'It says "welcome". The sand feels addressed.',
      i: 'Care begins before the door.',
      l: 'Coir, wool, and then oak that shines.',
    },
    lines: {
      '*': [
        'A coarse mat outside, a soft one inside, three steps long: it saves more than any polish.',
        'Shake the mat out every week. A full one hands the grit on.',
        'Vacuum before you mop. Otherwise you draw wet sandpaper over the floor.',
        'The most worn spot of a floor is where people turn. Put the rug there.',
      ],
      h: ['Shoes off, said the sign. The dog could not read.'],
    },
    scene: [
      'November, a wet boot, a mat as small as a napkin, and behind it a trail as far as the fridge.',
      'Somebody lifts the mat and finds half a beach.',
    ],
    why: [
      ['Nearly all of it gets in on soles.', 'What the mat keeps has not to be swept, and does not scratch.'],
      [
        'With the first step only the heel gets clean, with the second the tip.',
        'Stairs and corners suffer most, as one turns there.',
      ],
    ],
    parts: [
      [
        'Put a coarse one outside',
        ['For mud and stones, with gaps into which it falls.', 'Rubber, metal or coir.'],
        'A coarse mat outside',
      ],
      [
        'Put a soft one inside',
        ['For wet and fine dust.', 'So long that you take two steps on it without thinking.'],
        'A long mat in a hall',
      ],
      [
        'Empty both',
        ['Shake, beat, vacuum, from below as well.', 'Once a week in winter.'],
        'A mat being shaken',
      ],
    ],
    turn: [
      'And a place for wet boots. They make puddles, and puddles get under boards.',
      'And a basket of slippers for guests.',
    ],
    asks: ['Shoes off or on, at yours?', 'How long is your mat?'],
    ends: {
      p: 'A mat is a small price for a floor that lasts.',
      f: 'And wipe them, both of them.',
      a: 'Three steps of mat.',
      t: 'Rubber backs can discolour vinyl and varnish: put felt or a suitable mat.',
      h: 'The dog has been given his own towel. He ignores it.',
      i: 'Come in, and leave the street outside.',
      l: 'And the hall stays bright.',
    },
    keep: 'the first rainy week',
    send: 'somebody with a very small mat',
    own: [
      {
        kinds: ['product', 'service', 'offer', 'price'],
        about: 'mat|rug|runner',
        lead: 'And about mats here.',
      },
    ],
    pic: { ask: 'Your doormat from above, with shoes', alt: 'A long doormat with a pair of boots' },
    claims: [['Most soil is tracked in; grit abrades', 'cleaning industry; materials science']],
  },
  {
    id: 'damp-and-never-wet',
    format: 'mistake',
    again: 8,
    emoji: '🪣',
    only: WOOD,
    tags: ['FloorCare', 'WoodFloors', 'HomeTips'],
    title: ['Mopping wood and laminate: damp, never wet', 'What water does in the joints of a floor'],
    cover: 'Damp, never wet',
    wrong: 'Mopping a wooden floor until it is wet',
    gist: [
      'Water creeps into joints, the edges swell, and that does not go back. Wring the mop until it no longer drips: if the floor is dry within a minute or two, it was right.',
      'Not the dirt does for laminate, but the bucket. Two cloths, one well wrung and one dry, clean more gently.',
    ],
    subject: ['It was the bucket', 'Dry in a minute or two'],
    hooks: {
      '*': [
        'Most floors are not worn out. They were mopped too wet.',
        'If the floor is still wet after two minutes, there was too much water in the mop.',
      ],
      p: 'A well wrung mop adds years to a floor.',
      f: 'Wring it. No, more.',
      a: 'Sweep. Wring. Wipe. Dry.',
      t: 'Fibreboard swells at its edges by taking up water, and does not shrink back fully.',
      h: 'It smelt of lemon and sounded like a swamp.',
      i: 'Gentle is stronger than much.',
      l: 'A cloth, hardly damp, along the grain.',
    },
    lines: {
      '*': [
        'Mop wood and laminate damp, not wet: in two minutes it should be dry.',
        'No steam on wood or laminate, unless its maker allows it. Steam goes everywhere that water goes, faster.',
        'Vinegar is acid: it dulls some finishes and eats into natural stone. Take what is made for your floor.',
        'Wipe up spills at once, along the joint and not across it.',
      ],
      h: ['The mop has been wrung by three generations. It still drips a little.'],
    },
    scene: [
      'Saturday, a full bucket, a splash, and the water runs so nicely into the corners. And into the joints.',
      'At the fridge the edges of four planks stand up like small roofs.',
    ],
    why: [
      [
        'At the joint the protective skin is open, and there it drinks.',
        'What has once swollen stays raised, and wears off first.',
      ],
      [
        'Too much soap leaves a film, and a film catches dirt.',
        'With too much soap one mops more often, and it gets worse.',
      ],
    ],
    parts: [
      [
        'Vacuum first',
        ['With the soft brush, also under the radiator.', 'Grit plus water makes paste.'],
        'A vacuum on wood',
      ],
      [
        'Wring it until nothing drips',
        [
          'A flat {microfibre|microfiber} mop needs little.',
          'If it leaves puddles, it goes back in the press.',
        ],
        'A mop being wrung',
      ],
      [
        'Wipe with the grain',
        ['Room by room, towards the door.', 'Change the water when it is grey.'],
        'A mop along boards',
      ],
      [
        'Dry what is left',
        ['With a second cloth, in a minute.', 'Especially by the sink and the dog bowl.'],
        'A cloth by a bowl',
      ],
    ],
    turn: [
      'For oiled wood there is soap that feeds it. Ask what yours is.',
      'And the bucket stands on a towel.',
    ],
    asks: ['Steam, mop or on your knees?', 'What do you clean yours with?'],
    ends: {
      p: 'Less water, longer life.',
      f: 'The bucket may be half as full, too.',
      a: 'Damp, never wet.',
      t: 'Try a new cleaner under the sofa first.',
      h: 'The swamp has been drained.',
      i: 'Care is a light hand.',
      l: 'And it shines, and is dry.',
    },
    keep: 'cleaning day',
    send: 'whoever mops with a full bucket',
    own: [
      {
        kinds: ['product', 'service', 'offer'],
        about: 'care|clean|oil|soap|mainten|sand',
        lead: 'And about care here.',
      },
    ],
    pic: { ask: 'A flat mop on a wooden floor', alt: 'A flat mop on a wooden floor' },
    claims: [
      [
        'Damp mopping only; no steam; vinegar on finishes and stone',
        'flooring makers and trade associations',
      ],
    ],
  },
  {
    id: 'gaps-in-january',
    format: 'myth',
    again: 10,
    emoji: '❄️',
    only: 'wood|parquet|oak|hardwood|timber|flooring|floors',
    tags: ['WoodFloors', 'FloorCare', 'WinterHome'],
    title: [
      'Gaps between floorboards in winter: is it faulty?',
      'Why a wooden floor has gaps when the heating is on',
    ],
    cover: 'Gaps in January?',
    myth: 'Gaps between the boards mean that it was badly laid',
    short: 'Not if they come with the heating and go in summer. Wood breathes.',
    gist: [
      'Heated air is dry, wood gives off moisture and gets narrower. In summer it takes it up again and the gaps close. If they stay open all year or boards lift, have it looked at.',
      'A wooden floor has seasons. In January you can push a bank card between the boards, in August not even paper.',
    ],
    subject: ['Wood has seasons', 'A card in January, no paper in August'],
    hooks: {
      '*': [
        'In January a bank card fits between the boards, in August not even paper.',
        'The heating goes on, and the floor opens its gaps. It is only breathing.',
      ],
      p: 'Steady air in the room keeps movement small.',
      f: 'Do not fill them. Not in winter, please.',
      a: 'Dry air, small gaps. Normal.',
      t: 'Wood shrinks across the grain as relative humidity falls; about half humidity all year keeps it calm.',
      h: 'It creaks, it stretches, it is out of shape in winter. We know the feeling.',
      i: 'What lives moves.',
      l: 'A soft crack in the night: only the oak, turning over.',
    },
    lines: {
      '*': [
        'Gaps between boards in the heating season are normal and close again in summer. Do not fill them in January.',
        'A small hygrometer is worth its money: forty to sixty per cent suits wood, and people too.',
        'If boards rise at the edges or the gaps stay open in summer, have it looked at: that may be damp.',
        'Plants, a drying rack and short airing instead of tilted windows keep the air from getting too dry.',
      ],
      h: ["Lost between two boards: a needle, a sequin, and a five-year-old's tooth."],
    },
    scene: [
      'In bed in the dark one hears a crack, and nobody has moved.',
      'Somebody kneels with filler and a knife in front of a gap. It is the second week of January, and it will not go well.',
    ],
    why: [
      [
        'Cold air holds little water, and warmed up in a room it is dry as a desert.',
        'Wood shares what it has, and gets narrower by it.',
      ],
      [
        'If one fills the gap in winter, in summer there is no room left.',
        'A floor with no room to grow presses, and what presses rises.',
      ],
    ],
    parts: [
      [
        'Measure the air',
        ['Near the floor, not above the radiator.', 'Below forty for weeks on end is too dry.'],
        'A hygrometer on a shelf',
      ],
      [
        'Add some moisture',
        [
          'Plants, washing, a bowl, or a humidifier that gets cleaned.',
          'Air briefly, with wide open windows.',
        ],
        'Plants in winter light',
      ],
      [
        'Compare with summer',
        ['Photograph the same gap in January and August.', 'If it closes, all is well.'],
        'A coin beside a gap',
      ],
    ],
    turn: [
      'Old floors with wide boards do it the most. It is part of their charm.',
      'And the tooth stays where it is. It brings luck.',
    ],
    asks: ['How wide is yours in January?', 'What has got lost in it?'],
    ends: {
      p: 'Know the season before you reach for the filler.',
      f: 'And a plant does you good as well.',
      a: 'Winter gaps close.',
      t: 'Engineered boards and narrow strips move less than wide solid ones.',
      h: 'In August it fits into its old shape again. Enviable.',
      i: 'A house breathes with those who live in it.',
      l: 'And in summer it closes, quite softly.',
    },
    keep: 'the first frost',
    send: 'somebody with a filler knife',
    pic: { ask: 'A coin beside a gap between boards', alt: 'A coin beside a gap between two floorboards' },
    claims: [['Seasonal movement of wood; 40 to 60 per cent humidity', 'wood flooring associations']],
  },
  {
    id: 'felt-under-every-leg',
    format: 'checklist',
    again: 8,
    emoji: '🪑',
    tick: true,
    tags: ['FloorCare', 'HomeTips', 'ScratchFree'],
    title: [
      'Felt pads: which chairs scratch and when to change',
      'Scratches from chairs: half an hour against them',
    ],
    cover: 'Felt under every leg',
    gist: [
      'Turn the chairs over, wipe the feet, stick on felt, and do it again in a year: worn pads collect grit and turn into sandpaper. Castors for hard floors are soft, those for carpet hard.',
      'The noise tells you: if a chair screeches, it scratches. Half an hour, a packet of felt, and it is quiet.',
    ],
    subject: ['If it screeches, it scratches', 'Half an hour, once a year'],
    hooks: {
      '*': [
        'If a chair screeches, it scratches. Turn it over.',
        'When did you last look at your chairs from below?',
      ],
      p: 'Fresh felt prevents most scratches of daily life.',
      f: 'Put on some music and turn them all over.',
      a: 'Turn. Wipe. Stick. Yearly.',
      t: 'Pads a little smaller than the foot hold better; for slanting legs there are caps and nails with a joint.',
      h: 'On one leg there were three layers of felt, a crumb and a stamp.',
      i: 'Quiet is made of small things.',
      l: 'A chair that glides, and nobody looks up.',
    },
    lines: {
      '*': [
        'Turn your chairs over once a year: worn felt full of grit scratches more than no felt.',
        'Office chairs have wheels for hard or for soft floors. Soft wheels on hard floors, hard ones on carpet.',
        'Heavy furniture travels on a folded blanket, and never on its feet.',
        'A high chair, a stool, the dog bowl: the small things do the most.',
      ],
      h: ['The chair at the head of the table is the worst. Draw your own conclusions.'],
    },
    scene: [
      'Eight chairs lie on their backs like beetles, and somebody goes from one to the next with a sheet of small round dots.',
      'In the {flat|apartment} above a chair is pushed back. Below, a lamp trembles.',
    ],
    why: [
      [
        'A person on four small feet is a great weight on a small area.',
        'A single grain beneath it writes on the floor like a pen.',
      ],
      ['Felt wears and fills up, and nobody notices.', 'What was meant to protect begins to grind.'],
    ],
    parts: [
      [
        'Turn every chair over',
        ['Also stools, high chairs and side tables.', 'It takes less time than looking for the excuse.'],
        'Chairs on their backs',
      ],
      [
        'Wipe the feet',
        ['Grease and dust keep the glue from holding.', 'With a little spirit, then let it dry.'],
        'A cloth at a chair leg',
      ],
      [
        'Stick on new pads',
        [
          'Slightly smaller than the foot, pressed for a moment.',
          'Then leave it for some hours before anyone sits.',
        ],
        'A felt pad on a foot',
      ],
      [
        'Look at the wheels',
        ['Hair wound round them, hard rims, grit.', 'A mat under the desk saves the rest.'],
        'A castor with hair',
      ],
    ],
    turn: [
      'Write the date under one seat. You will not remember it.',
      'And the screech from above? A packet of felt makes a friendly gift.',
    ],
    asks: ['Which chair is the worst?', 'What sat under yours?'],
    ends: {
      p: 'Half an hour a year, a floor without stripes.',
      f: 'And the neighbours will love you.',
      a: 'Felt, fresh, every year.',
      t: 'On vinyl avoid rubber feet: they may leave brown marks that do not go.',
      h: 'The stamp was unused. Good to know.',
      i: 'Peace begins at the feet.',
      l: 'And silence, when someone rises.',
    },
    keep: 'a rainy Sunday',
    send: 'whoever lives above you',
    pic: { ask: 'A chair on its back with new felt', alt: 'A chair leg with a round felt pad' },
    claims: [['Replace pads; castor types; rubber stains vinyl', 'flooring makers']],
  },
  {
    id: 'ice-on-a-dent',
    format: 'howto',
    again: 10,
    emoji: '🧊',
    only: CARPET,
    tags: ['CarpetCare', 'HomeTips', 'FloorCare'],
    title: ['How to get furniture dents out of a carpet', 'Dents in the carpet: an ice cube helps'],
    cover: 'An ice cube on the dent',
    gist: [
      'Put ice cubes in the dent, let them melt, wait some hours, dab, and lift the pile with a fork or your fingers. The water makes the yarn swell, and it stands up again.',
      'Where the {wardrobe|closet} stood are four deep holes. Cold water, slowly, and a night, and mostly they are gone.',
    ],
    subject: ['Four holes, and no {wardrobe|closet}', 'A night and an ice cube'],
    hooks: {
      '*': [
        'The sofa has moved, and its feet have stayed. Fetch some ice.',
        'Four dents in the carpet tell where the bed used to be.',
      ],
      p: 'A little water and time raise most dents again.',
      f: 'Children love this one. Let them do it.',
      a: 'Ice. Wait. Dab. Lift.',
      t: 'Moisture relaxes the crushed fibre, wool and nylon above all, so that it takes back its twist.',
      h: 'It looked as if a very small elephant had stood there for years.',
      i: 'Much can rise again, with patience.',
      l: 'Fingers through wool, against the grain.',
    },
    lines: {
      '*': [
        'Dent in the carpet? An ice cube in it, let it melt, dab dry, and lift the pile with a fork.',
        'Try it in a corner first, and see what lies beneath: on wood keep the water off.',
        "Move furniture by a hand's breadth every few months, and no dent gets deep.",
        'New carpet sheds fluff in its first weeks. It is loose fibre from making it, and it stops.',
      ],
      h: ['The elephant has been informed.'],
    },
    scene: [
      'On the pale carpet stand four ice cubes in a square, and a child lies on its {tummy|belly} and watches them vanish.',
      'A fork combs slowly through the pile, and where there was a hole it is only a shadow.',
    ],
    why: [
      [
        'Pressed yarn is not broken, it has only lain down.',
        'Under weight for years yarn forgets which way is up.',
      ],
      ['Melting ice gives water drop by drop, and not a puddle.', 'With ice the back stays nearly dry.'],
    ],
    parts: [
      [
        'Try it in a corner',
        ['Colours may run, and some fibres do not care.', 'Under the sofa nobody sees it.'],
        'A corner of carpet',
      ],
      [
        'Let ice melt in the dent',
        ['As many cubes as it takes to fill it.', 'Then leave it for half a day.'],
        'An ice cube on carpet',
      ],
      [
        'Dab it dry',
        ['With a white cloth, from above.', 'Do not rub, or it felts.'],
        'A white cloth on carpet',
      ],
      [
        'Lift the pile',
        ['With fingers, a fork or a soft brush.', 'A second time, if it was an old {wardrobe|closet}.'],
        'A fork in carpet',
      ],
    ],
    turn: [
      'If a shadow stays, leave it to the weeks. It goes by itself.',
      'Cups under the new feet spread the weight.',
    ],
    asks: ['Where did something stand at yours?', 'Have you tried the ice?'],
    ends: {
      p: 'Ice, time, and a fork.',
      f: 'And then rearrange the room once more, since it is such fun.',
      a: 'Ice on the dent.',
      t: 'Polyester and polypropylene recover less; gentle steam from a distance may help there.',
      h: 'In the next room there is a second one. It was a herd.',
      i: 'Nothing stays pressed down for ever.',
      l: 'And all of it, soft again.',
    },
    keep: 'the day you move the furniture',
    send: 'somebody who keeps on rearranging',
    pic: { ask: 'An ice cube in a dent in the carpet', alt: 'An ice cube on a carpet' },
    claims: [['Moisture raises crushed pile; new carpet sheds', 'carpet institutes; consumer advice']],
  },
  {
    id: 'what-lies-under-it',
    format: 'behind',
    again: 10,
    emoji: '🔦',
    only: 'fit|lay|install|sand|restor|refinish',
    tags: ['BehindTheScenes', 'FloorFitting', 'GoodToKnow'],
    title: ['What a floor fitter looks at first', 'Before the first board: level, dry, firm'],
    cover: 'First, what lies under it',
    gist: [
      'Before the first board comes a long straightedge, a moisture meter and a knee on the ground. Flat, dry, firm: if one of them is missing, the loveliest floor is no good.',
      'You see the floor, the fitter sees the ground below it. Half of the work has vanished when you come home.',
    ],
    subject: ['Flat, dry, firm', 'The half that vanishes'],
    hooks: {
      '*': [
        'The first tool of a good fitter is not a saw. It is a long straight stick.',
        'Half of the work on a floor is not to be seen in the evening.',
      ],
      p: 'A good subfloor decides how a floor sounds, feels and lasts.',
      f: 'If somebody crawls over your floor with a lamp, be glad.',
      a: 'Flat. Dry. Firm. Then boards.',
      t: 'Tolerances of some millimetres over two metres are usual; {screed|concrete} is released by a measurement of moisture, and not by its age.',
      h: 'He knocked, listened and said "aha". It was not a good aha.',
      i: 'What carries is mostly not seen.',
      l: 'A line of light under a straightedge, thinner and thinner.',
    },
    lines: {
      '*': [
        'A new floor is only as good as what lies under it: flat, dry, firm.',
        'Ask to see the moisture reading before wood goes down. It is one number, and it saves the floor.',
        'A creak mostly comes from below: something rubs against something. Before laying it is a screw, afterwards a story.',
        'Levelling compound looks like thin porridge and is the reason why your cupboard does not wobble.',
      ],
      h: [
        'Under the carpet was {lino|linoleum}, under the {lino|linoleum} a newspaper. The weather had been fine that day.',
      ],
    },
    scene: [
      'A lamp lies on the ground and shines along it, and each bump throws a shadow like a hill.',
      'Somebody walks up and down in a bare room, stops, shifts a foot, and listens.',
    ],
    why: [
      [
        'Over a hollow a board gives, and each step works at the joint.',
        'What bends in the air creaks, and one day breaks.',
      ],
      [
        'Moisture from below has nowhere to go but into the wood.',
        'Damp shows weeks later, when the invoice has been paid.',
      ],
    ],
    parts: [
      [
        'The straightedge comes first',
        ['Laid in every direction, with a light behind it.', 'High spots get ground, hollows filled.'],
        'A straightedge on a floor',
      ],
      [
        'Moisture gets measured',
        ['In several places, with a device, and noted.', 'A hand on it proves nothing.'],
        'A moisture meter',
      ],
      [
        'Loose things get fixed',
        ['Screws in boards, cracks closed, old glue off.', 'Walk on it: what makes a sound is not finished.'],
        'A screw in a board',
      ],
      [
        'Dust goes last',
        ['Vacuumed and primed, so that it sticks or glides.', 'Then, at last, the first row.'],
        'A vacuum on a bare floor',
      ],
    ],
    turn: [
      'So if two quotes differ, ask what is done underneath.',
      'Photograph it before it vanishes. It is the nicest part.',
    ],
    asks: ['What lay under your old floor?', 'Where does yours creak?'],
    ends: {
      p: 'What is not seen is what one notices for years.',
      f: 'And yes, we read the newspaper as well.',
      a: 'First the ground.',
      t: 'Floor heating is run up and down by protocol before laying.',
      h: 'It became a good aha in the end.',
      i: 'On good ground much can stand.',
      l: 'And not a sound.',
    },
    keep: 'the day you compare quotes',
    send: 'somebody with a creak',
    own: [
      {
        kinds: ['process', 'service', 'people', 'history'],
        about: 'fit|lay|install|sand|subfloor|prep|level',
        lead: 'And this is how it is done here.',
      },
    ],
    pic: { ask: 'A straightedge on the bare ground', alt: 'A long straightedge on a bare screed floor' },
    claims: [['Flat, dry, sound subfloor', 'flooring standards and textbooks']],
  },
  {
    id: 'the-floor-you-grew-up-on',
    format: 'question',
    again: 11,
    emoji: '🧩',
    tags: ['HomeMemories', 'FloorTalk', 'OldHouses'],
    title: ['Which floor did you grow up on?', 'The carpet of your childhood: what was on it?'],
    cover: 'The carpet of your childhood',
    gist: [
      'A rug with roads for toy cars, brown tiles, a board that gave you away at night. Which floor did you grow up on?',
      'Nobody looks at floors as closely as children do. They lie on them. What pattern do you still know by heart?',
    ],
    subject: ['The board that gave you away', 'You lay on it for years'],
    hooks: {
      '*': [
        'Which step creaked when you came home late? You still know it.',
        'As a child you lay on it for years. What was the pattern?',
      ],
      p: 'A floor is the part of a home that one has touched the most.',
      f: 'Ours had orange circles. Beat that.',
      a: 'Pattern, room, year.',
      t: 'Cork, {lino|linoleum}, shag pile, parquet: a floor gives away its decade within a glance.',
      h: 'The carpet was brown, so that one would not see anything. One saw everything.',
      i: 'Everybody began on the floor.',
      l: 'Cool tiles, noon, and shutters half closed.',
    },
    lines: {
      '*': [
        'What was the floor of your childhood? {Lino|Linoleum}, carpet with roads on it, parquet with one loose piece?',
        'Everybody knows the one board that creaked at night. Which stair was yours?',
        'Old floors are often only covered: under some carpets there lies parquet from before the war. Lift a corner.',
        'Sawdust, wax polish, rubber: which smell belongs to your school corridor?',
      ],
      h: ['Stair seven. It has ended more evenings than any curfew.'],
    },
    scene: [
      'A small car drives over a carpet, along a red line that is a {motorway|highway}, and round a flower that is a town.',
      'Half past one, shoes in hand, and the seventh stair says everything.',
    ],
    why: [
      ['On no other thing in the house have so many hours been spent.', 'Feet remember longer than heads.'],
    ],
    parts: [
      [
        'What did it look like?',
        ['Colour, pattern, and what it was made of.', 'A photograph, if there is one.'],
        'An old patterned carpet',
      ],
      [
        'What happened on it?',
        ['Games, spills, the first steps.', 'The stain under the rug has a story as well.'],
        'A toy car on a carpet',
      ],
    ],
    turn: ['We collect the wildest patterns.', 'Somewhere it is still there, under something grey.'],
    asks: ['Which floor was yours?', 'Which stair creaked?'],
    ends: {
      p: 'Thank you for each memory.',
      f: 'And lie down on yours again. It looks quite different.',
      a: 'Below, please.',
      t: 'With decade, for the collectors.',
      h: 'Stair seven has retired with honours.',
      i: 'Everything stands on it.',
      l: 'And the light lay there like a square.',
    },
    keep: 'the next visit to your parents',
    send: 'whoever shared that carpet',
    pic: { ask: 'An old floor with a pattern', alt: 'An old patterned tile floor' },
    claims: [['Common experience', 'common experience']],
  },
  {
    id: 'move-the-rug-in-summer',
    format: 'season',
    again: 11,
    emoji: '☀️',
    when: { season: ['spring', 'summer'] },
    tags: ['FloorCare', 'SummerHome', 'WoodFloors'],
    title: ['Sun and floors: move the rug now and then', 'Why there is a pale patch under the rug'],
    cover: 'Move the rug now and then',
    gist: [
      'Sun changes wood and carpet: some get darker, some paler, and under the rug it stays as it was. Shift rugs and furniture by a little every few weeks in summer, and draw the blind at noon.',
      'The outline of the old rug on the boards is a photograph, taken by the sun, over years.',
    ],
    subject: ['A photograph taken by the sun', "A hand's breadth is enough"],
    hooks: {
      '*': [
        'Lift the rug. Is there another colour beneath it?',
        'The sun takes a photograph of your furniture, very slowly, on the floor.',
      ],
      p: 'Moving things now and then lets a floor age evenly.',
      f: 'A good reason to rearrange the room, by the way.',
      a: 'Shift it. Shade at noon.',
      t: 'Ultraviolet light alters lignin and dyes: cherry and pine darken, walnut grows paler, carpets fade.',
      h: 'The outline of the sofa is still there. The sofa is with my ex.',
      i: 'Light belongs to a house. It only wants to be shared out.',
      l: 'A bright square that wanders over the boards all day.',
    },
    lines: {
      '*': [
        "Move rugs and small furniture by a hand's breadth every few weeks in summer: the floor ages evenly.",
        'New wood changes most in its first months. Leave the rug off for so long, if you can.',
        'A thin curtain at noon saves colours, and keeps the room cool besides.',
        'Plants on wood need a saucer and feet beneath it: the ring stays longer than the plant.',
      ],
      h: ['It is not dirty there. It is thirty years younger.'],
    },
    scene: [
      'When the rug is rolled up the old colour of the room lies there like a shadow in reverse.',
      "At one o'clock a beam lies exactly on the arm of the sofa, as it does every day in July.",
    ],
    why: [
      [
        'Light works on everything that it reaches, and on nothing that is covered.',
        'Edges come about where a rug lies, and they are what one sees.',
      ],
      [
        'In summer it stands high and comes in far, and for long.',
        'What took ten years under a lamp is done here in two.',
      ],
    ],
    parts: [
      [
        'Shift rugs and stools',
        ["By a hand's breadth, every few weeks.", 'Turn large rugs once a year.'],
        'A rug being rolled',
      ],
      [
        'Shade it at noon',
        ['On the sunny side, with whatever you have.', 'Films for the glass hold back a part as well.'],
        'A curtain in sun',
      ],
      [
        'Put feet beneath the pots',
        ['Air between saucer and wood.', 'And look beneath after watering.'],
        'A plant on feet',
      ],
    ],
    turn: [
      'An old outline often evens out within a year, if light gets at it.',
      'On the balcony side it helps to sweep the grit off the track as well.',
    ],
    asks: ['What is drawn on your floor?', 'Do you like it when wood gets darker?'],
    ends: {
      p: 'A little movement, an even floor.',
      f: 'Off with the rug, and dance.',
      a: 'Shift it, often.',
      t: 'Stains and some finishes slow it; nothing stops it.',
      h: 'The ex has asked for a rug to go with it.',
      i: 'Time leaves its colours. That is all right.',
      l: 'And the light moves on.',
    },
    keep: 'the first hot week',
    send: 'somebody who rearranges in summer',
    pic: {
      ask: 'The outline where a rug used to be',
      alt: 'A pale outline on a wooden floor where a rug lay',
    },
    claims: [['Photochemical colour change of woods and dyes', 'wood science; flooring associations']],
  },
];
