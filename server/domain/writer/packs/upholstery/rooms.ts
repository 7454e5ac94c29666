// In the workshop, at home, and what is told of a chair.
import type { Idea } from '../../library/idea.ts';

export const ROOMS: readonly Idea[] = [
  {
    id: 'what-lies-under-the-cover',
    format: 'behind',
    again: 9,
    emoji: '🔎',
    tags: ['UpholstererLife', 'BehindTheScenes', 'Upholstery'],
    title: ['What upholsterers find inside old chairs', 'Taking a chair apart: layer by layer into the past'],
    cover: 'Found under the cover',
    gist: [
      'Under the cover there is another one, and another below it. Coins, letters, hairpins, the pencilled name of somebody who did it before. Taking it apart is slow, as it is also reading.',
      'A chair is taken apart like an onion, and now and then a coin falls out.',
    ],
    subject: ['Three covers further down', 'A name in pencil'],
    hooks: {
      '*': [
        'Under the green there is a red, under the red a striped one, and there is a coin.',
        'Behind the stuffing stands a name in pencil, with a year.',
        'To take off a cover takes hours. Partly because one looks.',
      ],
      pa: [
        'The old covers are the pattern for the new ones, so they come off whole.',
        'Slowly off, quickly on.',
      ],
      fi: [
        'What do you think fell out of the last wing chair? A love letter it was not.',
        'Would you like to know what your grandmother sat on?',
      ],
      t: 'Each tack is lifted so that the rail does not split; the old cover is kept as a template.',
      h: 'Contents of one armchair: three coins, a tooth, a knitting needle, and the peace of a family.',
      i: 'Each pair of hands leaves something for the next.',
      l: 'A tack, a thread, an older blue.',
    },
    lines: {
      '*': [
        'Under many a cover there is another one. The lowest shows what the chair looked like when it was new.',
        'Upholsterers sign where nobody looks: in pencil, inside the frame.',
        'Ask for what was found to be given back. It is yours, tooth and all.',
        'The old cover is no {rubbish|trash} until the new one fits. It is the pattern.',
      ],
      h: ['The missing jigsaw piece was in the chair. The jigsaw went in nineteen ninety-four.'],
    },
    scene: [
      'Click, click, click: tacks fall into a tin, one by one, for an hour.',
      'On the bench lie three covers on top of each other, like the years of a tree.',
    ],
    why: [
      [
        'People covered what was worn and left what was below.',
        'Cloth was dear, work was cheap, so they put on another layer.',
        'What slipped down stayed there until today.',
      ],
      [
        'Whoever pulls splits the wood, and whoever lifts keeps it.',
        'One learns from each layer how it was built.',
        'A frame that has been nailed four times wants to be treated kindly.',
      ],
    ],
    parts: [
      [
        'Take it off, tack by tack',
        [
          'With a blunt chisel and a mallet.',
          'Each piece is marked: seat, arm, left.',
          'What falls out goes into a bowl.',
        ],
        'A tack lifter at a chair frame',
      ],
      [
        'Look at the frame',
        [
          'Joints, worm, splits: now one sees it.',
          'What is loose gets glued now and not later.',
          'Here the price is confirmed, or a call is made.',
        ],
        'A bare chair frame',
      ],
      [
        'Build it up again',
        [
          'Webbing, springs, stuffing, stitched by hand or cut from foam.',
          'Old hair gets washed, and goes back.',
          'Calico over it, and it has its shape.',
        ],
        'Hands tying springs',
      ],
      [
        'Sign it',
        ['Inside, in pencil, with the year.', 'For whoever comes next.', 'And the coin goes back to you.'],
        'A pencil signature inside a frame',
      ],
    ],
    turn: [
      'And in forty years somebody will read the name.',
      'What you do not see is what you sit on.',
      'Each layer tells of another owner.',
    ],
    asks: ['What would be found in your sofa?', 'Have you ever found something in a piece of furniture?'],
    ends: {
      pa: ['Off slowly, on well.', 'A good frame is read first.'],
      fi: ['We keep what we find for you. Even the tooth.', 'Ask to see the old cover.'],
      t: 'Template, frame, build-up, signature.',
      h: 'The tooth has been claimed.',
      i: 'Hands before ours, hands after us.',
      l: 'An older blue, for a moment.',
    },
    work: 'Sign your work where only the next one will see it. It is the most honest place for a name, and it makes one take more care.',
    keep: 'the day your chair goes to the workshop',
    send: 'somebody with an inherited armchair',
    own: [
      {
        kinds: ['people', 'history', 'process', 'service'],
        about: 'upholster|restor|by hand|traditional|apprentic|famil|founded|since|years\\b',
        lead: ['Who lifts the tacks here.', 'How it is done here.'],
      },
    ],
    pic: {
      ask: 'A bare chair frame and a bowl of old tacks',
      alt: 'A bare chair frame beside a bowl of old tacks',
    },
    claims: [
      ['Old covers serve as templates; layers and signatures are found', 'trade practice of upholsterers'],
    ],
  },
  {
    id: 'plain-or-pattern',
    format: 'either',
    again: 7,
    emoji: '🌿',
    tags: ['ThisOrThat', 'FabricLove', 'Interiors'],
    title: ['Plain or patterned: what would you put on your armchair?', 'Choosing a cover: calm or bold'],
    cover: 'Plain or pattern?',
    gist: [
      'Plain goes with everything and shows everything. A pattern hides the crumbs, and is looked at for twenty years. What would you choose?',
      'One wants peace, the other wants parrots. What sits in your living room?',
    ],
    subject: ['Peace or parrots?', 'What hides the crumbs?'],
    hooks: {
      '*': [
        'Plain or patterned: with what can you live for twenty years?',
        'A plain sofa shows each crumb. A patterned one keeps secrets.',
        'There is a cloth with parrots on it. Do you dare?',
      ],
      pa: [
        'Plain for the large piece, pattern for the small one: an old rule that works.',
        'Peace or parrots.',
      ],
      fi: [
        'What does your heart say, before your reason gets up?',
        'Nobody regrets the small chair with the mad cover.',
      ],
      t: 'Medium tones and mixed weaves hide wear longest; very light and very dark ones show it first.',
      h: 'Beige is the colour that one chooses when one is tired.',
      l: 'Ivory, or a garden full of birds.',
    },
    lines: {
      '*': [
        'Plain or patterned: what would you put on your favourite chair?',
        'Take the largest sample that you can get, and hang it over the arm for a week. In the evening it is another cloth.',
        'Mottled weaves hide more than any spray. Ask for one, if there are children or dogs.',
        'Large pattern, small chair: that needs courage, and a steady hand in cutting.',
      ],
      h: ["They agreed on grey. It was nobody's first choice, and the dog's second."],
    },
    scene: [
      'Over an armrest hang four samples. Each morning another one has won.',
      'At a window stands a small chair full of leopards, and everybody who comes in smiles.',
    ],
    why: [
      [
        'What is large is calm by preference, as one cannot look past it.',
        'A pattern breaks up a stain and a surface.',
        'In the end one lives with it, and not with the photograph.',
      ],
    ],
    parts: [
      [
        'Plain',
        ['Calm, timeless, honest. Cushions may shout.', 'With a good weave it is never boring.'],
        'A plain linen armchair',
      ],
      [
        'Patterned',
        ['Cheerful, forgiving, and yours.', 'It needs more cloth and more courage.'],
        'An armchair with a bold pattern',
      ],
    ],
    turn: [
      'There is room for both, on two chairs.',
      'The heart chooses, the dog confirms.',
      'Twenty years is a long time for beige.',
    ],
    asks: ['Plain or patterned?', 'What covers your favourite seat?'],
    ends: {
      pa: ['Large calm, small bold.', 'Hang it up for a week.'],
      fi: ['Show us your boldest.', 'Be brave. It is only a chair.'],
      t: 'Mid-tone, mixed yarn, high rub count.',
      h: 'The dog would like to look at the samples again.',
      l: 'Birds, then, by the window.',
    },
    keep: 'the day the samples come',
    send: 'whoever says "let us take grey"',
    own: [
      {
        kinds: ['product', 'service', 'price'],
        about: 'fabrics?|samples?|patterns?|cloth|leather|velvet|linen',
        lead: ['What there is to choose from.', 'For a week with samples.'],
      },
    ],
    pic: { ask: 'Fabric samples over an armrest', alt: 'Fabric samples hanging over an armrest' },
    claims: [['Mottled mid tones hide wear; view samples at home', 'trade practice of upholsterers']],
  },
  {
    id: 'nobody-sits-there',
    format: 'question',
    again: 7,
    emoji: '🪑',
    tags: ['FamilyFurniture', 'ChairStories', 'FurnitureTalk'],
    title: ['Which piece of furniture is never allowed to go?', 'The chair in which nobody may sit'],
    cover: 'The chair that stays',
    gist: [
      'In every family there is a piece that has been carried through every move although it fits nowhere. Which is yours, and who sat in it?',
      'Too large, too low, too yellow, and not for sale. Tell us about it.',
    ],
    subject: ['Carried through every move', 'Who sat in it?'],
    hooks: {
      '*': [
        'There is a chair in your family in which nobody else may sit. Whose is it?',
        'It fits nowhere, and it has come along on every move.',
        'Too low, too yellow, and nobody would ever give it away.',
      ],
      pa: ['Some pieces are kept for the person who sat in them.', 'One piece stays, whatever comes.'],
      fi: [
        'Which dreadful old thing would you never part with?',
        'Whose place was by the window, when you were small?',
      ],
      t: 'Armrests wear where hands lay; one can read from them who sat there.',
      h: 'It has been valued. By us at a great deal, and by the expert at nothing.',
      i: 'In a chair there is room for more than one person, over the years.',
      l: 'A hollow, a shine on the arm, a window.',
    },
    lines: {
      '*': [
        'Which piece of furniture has come along on every move of yours?',
        "Armrests are worn where somebody's hands lay. That is why one sometimes should leave one of them.",
        'Before you have an heirloom covered anew, cut out a square of the old cloth and frame it.',
        'Write on a slip who sat in it, and glue it underneath. In fifty years somebody will be glad.',
      ],
      h: ['Four men carried it to the third floor. Nobody has carried it down since.'],
    },
    scene: [
      'At the window stands a chair with a flat cushion, and although all the others are taken, nobody sits down on it.',
      'In the removal van it stands right at the front, in two blankets, as always.',
    ],
    why: [
      [
        'Things outlast people, and keep a little of them.',
        'A voice one forgets, but one knows how somebody sat.',
        'What has come along so often belongs to the family.',
      ],
    ],
    parts: [
      [
        'The one by the window',
        ['From there one saw who came.', 'The cushion has kept the shape.'],
        'A chair by a window',
      ],
      [
        'The one nobody finds lovely',
        ['Yellow, with tassels, and beloved.', 'It has had offers. All declined.'],
        'A mustard-yellow armchair',
      ],
      [
        'The one with a mark on it',
        ['A tooth, a pen, the cat of long ago.', 'Please do not sand it off.'],
        'A scratched table leg',
      ],
    ],
    turn: [
      'One may cover it anew, and it stays what it is.',
      'Some seats are never free.',
      'Underneath there is room for a name.',
    ],
    asks: [
      'Which piece would you never give away?',
      'Who sat in it?',
      'What is the ugliest thing that you love?',
    ],
    ends: {
      pa: ['Tell us. We know such chairs.', 'One slip, glued underneath.'],
      fi: ['A picture, please, tassels and all.', 'Sit in it tonight for a while.'],
      t: 'Wear marks are a record of use.',
      h: 'The expert was not asked again.',
      i: 'Room for the next one.',
      l: 'Evening, and an empty cushion.',
    },
    keep: 'the next move',
    send: 'the sister who got the other chair',
    own: [
      {
        kinds: ['service', 'people', 'history', 'price'],
        about: 'heirloom|famil|restor|upholster|antique',
        lead: ['For pieces that stay.', 'Who looks after such things here.'],
      },
    ],
    pic: { ask: 'An old armchair by a window', alt: 'An old armchair standing by a window' },
    claims: [['Wear on arms shows use', 'common experience of restorers']],
  },
  {
    id: 'the-heating-and-the-table',
    format: 'season',
    again: 9,
    emoji: '🍂',
    tags: ['WoodenFurniture', 'WinterCare', 'FurnitureCare'],
    title: [
      'Heating and wooden furniture: why things crack in winter',
      'Dry air in winter: what old furniture needs',
    ],
    cover: 'When the heating comes on',
    gist: [
      'Heated air is dry, wood shrinks, and joints and veneers let go. Keep pieces away from radiators and stoves, put up a humidity meter, and do not go from cold to hot in a day.',
      'The crack in January is made in November. A meter for a few coins shows what your furniture feels.',
    ],
    subject: ['The crack of January', 'What your furniture feels'],
    hooks: {
      '*': [
        'You hear it in the night, a crack like a small shot. That was the cupboard.',
        'The heating comes on, and the old table begins to get narrower.',
        'Your furniture feels winter before you do.',
      ],
      pa: ['Steady air keeps joints and veneers. Sudden air undoes them.', 'Away from the radiator, now.'],
      fi: [
        'Did it crack at your house, too, one cold night? Nobody broke in.',
        'A metre to the side, and it will thank you until spring.',
      ],
      t: 'Below about forty per cent humidity many pieces shrink across the grain until something gives.',
      h: 'The chest of drawers has opened up to us. Along the side, about so far.',
      i: 'A house in balance is good for everybody in it.',
      l: 'A bowl of water, a low fire, old walnut.',
    },
    lines: {
      '*': [
        'Old furniture and heating: a metre away from radiators, and no direct warm air.',
        'Put a humidity meter in the room. Somewhere between forty and sixty is good for wood, and for you.',
        'A crack that opens in winter often closes in summer. Do not fill it: in August the filler would split the wood.',
        'Bring a piece in from the cold slowly: first the hall, then the room.',
      ],
      h: ['At two in the morning the {wardrobe|closet} said "tock". Nobody asked what it meant.'],
    },
    scene: [
      'In the night somebody sits up in bed and listens. It was only the sideboard.',
      'Along the table top runs a line, as fine as a hair, and on the radiator next to it socks are drying.',
    ],
    why: [
      [
        'Cold air holds little water, and when it is warmed it gets thirsty.',
        'It takes what it needs from skin, plants and wood.',
        'Wood gives it away across the grain, and gets narrower.',
      ],
      [
        'A frame that is held at four corners cannot shrink without something giving.',
        'Old glue is strong, but not against the seasons.',
        'What happens slowly wood can bear. It is the jump that hurts.',
      ],
    ],
    parts: [
      [
        'Move it away',
        [
          'From radiator, stove, floor heating, sunny window.',
          "An arm's length is something, a metre is good.",
          'A screen helps where there is no other place.',
        ],
        'A chest moved away from a radiator',
      ],
      [
        'Measure the air',
        [
          'A small meter, at the height of the piece.',
          'Below forty for weeks: plants, drying racks, a humidifier that is kept clean.',
          "Above sixty: air the room, for mould's sake.",
        ],
        'A humidity meter on a shelf',
      ],
      [
        'Leave cracks in peace',
        [
          'Mark the end with pencil and date.',
          'In summer look again.',
          'Loose veneer: press nothing, collect each splinter.',
        ],
        'A pencil mark at the end of a crack',
      ],
    ],
    turn: [
      'And in May it is as wide as ever.',
      'Wood breathes along with the house.',
      'Cracks of one winter belong to the next summer.',
    ],
    asks: ['What cracks at night at your house?', 'Which of your pieces stands too near the heater?'],
    ends: {
      pa: ['Distance, humidity, patience.', 'Slowly from cold to warm.'],
      fi: ['Sleep well. It is only wood.', 'And put the socks somewhere else.'],
      t: 'Limit the rate of change in humidity.',
      h: 'Tock, it said once more, and was quiet.',
      i: 'In balance, all winter.',
      l: 'Low fire, and quiet walnut.',
    },
    when: { months: [10, 11, 12, 1, 2] },
    keep: 'the day the heating goes on',
    send: 'somebody who hears the {wardrobe|closet}',
    own: [
      {
        kinds: ['service', 'price', 'process'],
        about: 'restor|veneer|cracks?|joints?|antique|furniture repair|french polish',
        lead: 'For what has opened all the same.',
      },
    ],
    pic: { ask: 'An old table beside a radiator', alt: 'An old wooden table near a radiator' },
    claims: [
      [
        'Wood shrinks in dry heated air; keep forty to sixty per cent; do not fill seasonal cracks',
        'museum and conservation advice',
      ],
    ],
  },
  {
    id: 'who-thought-of-buttons',
    format: 'story',
    again: 10,
    emoji: '🔘',
    tags: ['UpholsteryHistory', 'FurnitureStories', 'Upholstery'],
    title: ['Why do armchairs have buttons?', 'Deep buttoning: it was not for looks at first'],
    cover: 'Why it has buttons',
    gist: [
      'Before there was foam, loose stuffing wandered, and a stitch through the whole back held it. A tuft or button kept the thread from cutting through the cloth. Only later did it become a fashion.',
      'What looks like luxury began as a way of keeping hair in its place.',
    ],
    subject: ['To keep the hair in place', 'A stitch right through'],
    hooks: {
      '*': [
        'The buttons on a leather armchair began as repair, so to speak.',
        'Why do old sofas have buttons? So that the inside does not run down.',
        'Pull gently at a sofa button. On the other side there hangs a piece of string.',
      ],
      pa: [
        'Buttons hold loose stuffing where it belongs. The look came after.',
        'A use first, then a fashion.',
      ],
      fi: [
        'Have you ever wondered who sits down voluntarily on buttons?',
        'A little story for the next evening on the sofa.',
      ],
      t: 'A twine through back and webbing compresses the stuffing; the button spreads the pull.',
      h: 'The button has come off. The stuffing has been on its way to the floor ever since.',
      i: 'Much that is lovely began as a good solution.',
      l: 'Dark green leather, and a shadow in each fold.',
    },
    lines: {
      '*': [
        'Buttons in upholstery are no ornament: a thread runs right through and keeps the stuffing from sliding down.',
        'Before buttons there were tufts of wool or silk, which did the same.',
        'A loose button can be tied again with a long needle, as long as the string is there. Do not pull it off.',
        'Coil springs came in the nineteenth century, and with them seats got deep. Before that one sat on hair and straps.',
      ],
      h: ['Forty-eight buttons on the sofa. The toddler knows each of them by name.'],
    },
    scene: [
      'Imagine a workshop with a basket full of horsehair, and a needle as long as a forearm going through a chair back.',
      'In a club sits somebody so deep in leather that only the newspaper is to be seen.',
    ],
    why: [
      [
        'Hair, wool and straw do not stay where they are put.',
        'Upright backs are the worst: everything wants down.',
        'A stitch through all the layers keeps each handful in its place.',
      ],
      [
        'A bare thread cuts into cloth, so there must be something under the knot.',
        'Something small and round spreads the pull.',
        'In the folds between them cloth has room, so nothing tears.',
      ],
    ],
    parts: [
      [
        'The tuft',
        [
          'At first a bit of wool or silk lay under the knot. It was cheap and soft, and could be seen on seats and mattresses alike.',
          'Each tuft was a nail for stuffing, so to speak.',
        ],
        'Tufts on an old seat cushion',
      ],
      [
        'The spring',
        [
          'Then came coil springs, seats got deep, and with them came more stuffing that could wander. Buttons went in rows, and folds between them.',
          'Steamships and clubs wanted it thick.',
        ],
        'Coil springs on a bench',
      ],
      [
        'The fashion',
        [
          'At some point people liked the look, and buttoned what did not need it.',
          'From then on one could tell by the depth of a button how dear the chair had been.',
        ],
        'A deep-buttoned armchair',
      ],
      [
        'Today',
        [
          'Foam stays where it is. The button remains, for the eye and for the hand that plays with it.',
          'In good ones the string still runs right through.',
        ],
        'A hand at a sofa button',
      ],
    ],
    turn: [
      'A look at the back shows how honest it is.',
      'What holds together may also be lovely.',
      'Do not pull. It is holding something.',
    ],
    asks: ['Buttons: lovely, or only crumbs?', 'What do your hands do while you think?'],
    ends: {
      pa: ['Use first, ornament second.', 'It holds something.'],
      fi: ['Look at the back of yours.', 'And hoover between them.'],
      t: 'Compression stitch, load spread.',
      h: 'The toddler has been hired as a consultant.',
      i: 'Good solutions grow old beautifully.',
      l: 'Leather, and lamplight.',
    },
    keep: 'an evening in a deep chair',
    send: 'somebody who plays with buttons',
    own: [
      {
        kinds: ['history', 'people', 'service', 'product'],
        about: 'chesterfield|button|traditional|founded|since|famil|upholster',
        lead: ['And a little from here.', 'Who ties them today.'],
      },
    ],
    pic: { ask: 'A deep-buttoned leather back', alt: 'A deep-buttoned leather chair back' },
    claims: [
      [
        'Tufts and buttons secure loose stuffing; coil springs spread in the nineteenth century',
        'histories of upholstery',
      ],
    ],
  },
  {
    id: 'never-by-the-arms',
    format: 'tip',
    again: 8,
    emoji: '🙌',
    tags: ['FurnitureCare', 'OldFurniture', 'MovingFurniture'],
    title: ['How to lift and move old chairs and chests', 'Never lift a chair by its arms'],
    cover: 'Never by its arms',
    gist: [
      'Chairs are lifted by the seat, tables by the apron, chests without their drawers. Nothing is dragged. Most breaks of old furniture happen in moving and not in use.',
      'Where you hold it decides whether it comes along whole. Low, at the strongest place, and with two people.',
    ],
    subject: ['By the seat, please', 'Drawers out first'],
    hooks: {
      '*': [
        'You have just lifted that chair by its arms, have you not?',
        'Old furniture seldom breaks from sitting. It breaks from being moved.',
        'Dragging a table is the quickest way to a leg in the hand.',
      ],
      pa: ['Lift at the strongest, lowest part.', 'Seat, apron, frame. Never arms, tops, handles.'],
      fi: [
        'Spring cleaning, music, and quickly move the sideboard? One moment.',
        'Two people and one deep breath: that is all it takes.',
      ],
      t: 'Arms and tops are joined for pressure from above and not for pull.',
      h: 'The arms came along. The chair stayed.',
      l: 'Two hands beneath the seat, and it floats.',
    },
    lines: {
      '*': [
        'Lift chairs by the seat, tables by the frame below the top, chests with the drawers out.',
        'Never drag. One leg catches, and the joint pays for it.',
        'Marble and glass tops come off first, and are carried upright like a pane.',
        'Tie doors shut with a ribbon and not with tape: it takes the polish along.',
      ],
      h: ['"I have got it", he said. He had the top.'],
    },
    scene: [
      'On the stairs two people call directions to each other, and neither knows any more who is meant.',
      'In the hand: an arm. On the floor: the rest, looking reproachful.',
    ],
    why: [
      [
        'An armrest is made to lean on. Pulled upwards, it hangs on two pegs.',
        'Table tops are often only held by small blocks.',
        'Old glue forgives pressing, though no pulling.',
      ],
      [
        'A full drawer weighs more than the chest can bear on one corner.',
        'What slides about inside hits from within.',
        'On one leg the whole weight turns.',
      ],
    ],
    parts: [
      [
        'Empty it and take it apart',
        [
          'Drawers, shelves, keys, tops.',
          'Screws in a bag, the bag tied to the piece.',
          'A photograph first, of how it went together.',
        ],
        'Drawers standing beside a chest',
      ],
      [
        'Hold it at the strongest place',
        [
          'Seat rail, frame, plinth.',
          'Gloves with grip, and no rings.',
          'Look where the joint is, and hold below it.',
        ],
        'Hands under a chair seat',
      ],
      [
        'Carry, and set down level',
        [
          'All legs at once.',
          'Blanket under it, if it has to slide, and lift anyway.',
          'Let it stand for a day before it is filled again.',
        ],
        'Two people carrying a small chest',
      ],
    ],
    turn: [
      'And in the new place it looks as if it had always been there.',
      'Two people, one chair, no drama.',
      'Your back will like it as well.',
    ],
    asks: ['What has broken in your hands in a move?', 'Who says "to me" at your house?'],
    ends: {
      pa: ['Low, firm, empty, level.', 'Lift, never drag.'],
      fi: ['Ask the neighbour for a hand, and give him a beer.', 'Empty first, and then lift.'],
      t: 'Load the frame and not the joints.',
      h: 'The arms and the chair are in talks.',
      l: 'It floats, and lands without a sound.',
    },
    keep: 'the next spring clean',
    send: 'whoever says "I have got it"',
    own: [
      {
        kinds: ['service', 'process', 'price', 'policy'],
        about: 'collect|deliver|pick.?up|restor|furniture repair',
        lead: ['If it is to come to us.', 'And who carries it here.'],
      },
    ],
    pic: { ask: 'Hands lifting a chair by the seat', alt: 'Two hands lifting a chair by its seat rail' },
    claims: [['Lift by strongest low part, remove drawers, do not drag', 'museum handling advice']],
  },
  {
    id: 'cat-claws-and-velvet',
    format: 'tip',
    again: 8,
    emoji: '🐈',
    tags: ['PetsAndSofas', 'FabricGuide', 'Upholstery'],
    title: ['Which sofa fabric for cats and dogs?', 'Cat-proof upholstery: what really helps'],
    cover: 'A cover and a cat',
    gist: [
      'Cats like loops to hook into, and leave tight smooth weaves and microfibre mostly in peace. Dog hair goes on flat weaves in a colour like the dog. And a scratching post stands beside the sofa and not in the {cellar|basement}.',
      'Choose the cloth with the animal and not against it: no loops, medium tone, washable.',
    ],
    subject: ['No loops for cats', 'A colour like the dog'],
    hooks: {
      '*': [
        'The cat has chosen the sofa. Now choose the cloth for it.',
        "Bouclé is a climbing wall, from a cat's point of view.",
        'Brush your dog, hold the hair against the samples, and choose.',
      ],
      pa: [
        'Tight weave, no loops, medium tone: that lives well with animals.',
        'Choose with the animal in mind.',
      ],
      fi: [
        'Who really owns your sofa? There is a suspicion.',
        'It need not be a blanket over everything, for ever.',
      ],
      t: 'Claws need loops or a coarse weave to catch; dense pile and flat microfibre give little hold.',
      h: 'The sofa is velvet. The cat is pleased. The sofa is less velvet now.',
      l: 'A velvet like moss, and a cat asleep on it.',
    },
    lines: {
      '*': [
        'Sofa and cats: no loops, no coarse weave. Dense velvet or microfibre offers claws little to hold.',
        'Put the scratching post right beside the sofa arm, and move it away by a hand a week.',
        "Dog hair: choose a colour near to the dog's. It is not cheating.",
        'Loose covers with a {zip|zipper} are worth more than any spray, if a dog comes home wet.',
      ],
      h: ['We had it done in grey. Then we got a ginger one. He matches nothing, least of all the rules.'],
    },
    scene: [
      'A paw comes over the armrest, stretches, and one hears a sound like a slowly opening {zip|zipper}.',
      "On the fair sofa lies a dark dog, and where he lay yesterday lies yesterday's dog.",
    ],
    why: [
      [
        'A loop is a hold, and where there is a hold one pulls.',
        'Scratching is also a message, so it happens where everybody passes.',
        'What gives no grip gets boring.',
      ],
      [
        'Hair clings to rough cloth and slides off smooth cloth.',
        'Mottled hides more than plain.',
        'What can be washed gets washed.',
      ],
    ],
    parts: [
      [
        'Feel the weave with a fingernail',
        [
          'If it catches, so will a claw.',
          'Dense pile, flat weave: good.',
          'Leather shows each step, and forgives none.',
        ],
        'A fingernail on a fabric sample',
      ],
      [
        'Hold a tuft of hair against it',
        [
          'By daylight, on the sample.',
          'The one on which you see it least.',
          'With two animals: the one that lies there more.',
        ],
        'A tuft of dog hair on fabric samples',
      ],
      [
        'Give them something better',
        [
          'Post, rope or board, beside the favourite corner.',
          'Praise it there, and say nothing here.',
          "A throw in the dog's place, and all is well.",
        ],
        'A scratching post beside a sofa',
      ],
    ],
    turn: ['And then you may all sit there.', 'The owner has four paws.', 'A sofa may be lived on.'],
    asks: ['Cat, dog or crumbs: what does your cover have to bear?', 'Who sits where?'],
    ends: {
      pa: ['No loops, right tone, something better beside it.', 'With them, and not against them.'],
      fi: ['Send us a picture of the owner.', 'Brush first, then choose.'],
      t: 'Low snag, short pile, removable.',
      h: 'Negotiations with the cat continue.',
      l: 'Moss, and a slow breath.',
    },
    keep: 'the day you choose a cover',
    send: 'the staff of a cat',
    own: [
      {
        kinds: ['product', 'service', 'price'],
        about: 'fabrics?|samples?|pet|hard.?wearing|velvet|leather|loose covers',
        lead: ['Which cloths there are.', 'For homes with paws.'],
      },
    ],
    pic: { ask: 'A cat on a velvet armchair', alt: 'A cat lying on a velvet armchair' },
    claims: [
      [
        'Cats catch in loops and coarse weaves; tight weaves resist; post near the place',
        'animal welfare advice, fabric trade',
      ],
    ],
  },
  {
    id: 'send-it-with-four-pictures',
    format: 'howto',
    again: 8,
    emoji: '📸',
    tags: ['Upholstery', 'FurnitureRestoration', 'GetAQuote'],
    title: ['How to get an upholstery estimate by photo', 'Asking for a price: the four pictures that help'],
    cover: 'Four pictures, one price',
    gist: [
      'Front, side, underneath, and the worst place from near, with a tape measure in one of them. Add what you want, by when, and whether there is cloth. With that a price is possible, and without it only a guess.',
      'From a photograph of a chair at dusk nobody can quote. Daylight, four sides, one sentence.',
    ],
    subject: ['Underneath, please', 'Daylight and a tape measure'],
    hooks: {
      '*': [
        '"What does an armchair cost?" is like asking what a journeyman eats. Four pictures help.',
        'The picture that matters most is the one from underneath.',
        'Before you ring, take four pictures by daylight. It saves a visit.',
      ],
      pa: [
        'Front, side, underneath, damage: then somebody can work out a figure.',
        'Four pictures and three measurements.',
      ],
      fi: [
        'Do not tidy up first. We only look at the chair.',
        'It looks dreadful in the picture? Good. Then one sees what is to be done.',
      ],
      t: 'Labour depends on construction, cloth on size and repeat; both can be read off pictures.',
      h: 'In the picture: one cat, half a chair, and a very nice radiator.',
      l: 'Daylight, and a plain wall.',
    },
    lines: {
      '*': [
        'For an estimate send four pictures: front, side, underneath, and the worst place from near.',
        'Put a tape measure or a hand in one of them. Nobody can guess size from cloth.',
        'Say what matters: firm or soft, as before or quite different, by Christmas or some time.',
        'Lift the dust cover under the seat, if it hangs down anyway. What lies above it decides the price.',
      ],
      h: ['The quote includes the chair. The cat is to be discussed.'],
    },
    scene: [
      'A phone is held low under a seat, there is a flash, and for the first time in eighty years one sees the webbing.',
      'On a screen is a picture of a shadow with armrests, and the message below it: how much?',
    ],
    why: [
      [
        'Cloth is one part, work is the other, and it sits inside.',
        'Two chairs that look alike can be three hours apart.',
        'Springs or foam: from outside nobody can tell.',
      ],
      [
        'Whoever knows your date can say whether it works.',
        'A figure needs a frame, or it is only politeness.',
        'Pictures can be looked at again in the evening, in peace.',
      ],
    ],
    parts: [
      [
        'Take it from the front and the side',
        ['Whole, straight, by daylight.', 'Cushions in their place.', 'A plain background, if there is one.'],
        'An armchair photographed from the front',
      ],
      [
        'Take it from underneath',
        [
          'Tip it over, or hold the phone low.',
          'Webbing, springs, labels.',
          'Names and numbers in pencil, too.',
        ],
        'The underside of a chair',
      ],
      [
        'Show the worst place',
        [
          'From near, and once from further off.',
          'Say since when, and whether it creaks.',
          'A short film of the wobble helps.',
        ],
        'A torn armrest from near',
      ],
      [
        'Write three sentences',
        [
          'What you want, by when, and whether you have cloth.',
          'Where it stands, and how many stairs.',
          'What must not change.',
        ],
        'A short message on a phone',
      ],
    ],
    turn: [
      'And the answer comes with a figure in it.',
      'Underneath is where the truth is.',
      'It takes five minutes, and saves a trip.',
    ],
    asks: ['Which piece would you send a picture of?', 'What is under your sofa?'],
    ends: {
      pa: ['Four pictures, three sentences.', 'Light, sides, underneath.'],
      fi: ['The cat may be in one of them.', 'Send it. Asking is free nearly everywhere.'],
      t: 'Construction, dimensions, damage, deadline.',
      h: 'The radiator has received several offers.',
      l: 'North light does it.',
    },
    keep: 'the day you want to ask for a price',
    send: 'somebody with a torn armrest',
    own: [
      {
        kinds: ['service', 'price', 'process', 'policy'],
        about: 'photos?\\b|pictures?|quotes?|estimates?',
        lead: ['Where to send them.', 'And what comes back.'],
      },
    ],
    pic: { ask: 'A phone held below a chair', alt: 'A phone held below the seat of an old chair' },
    claims: [['Estimates need pictures of construction, size and damage', 'trade practice of upholsterers']],
  },
  {
    id: 'leather-wants-little',
    format: 'tip',
    again: 9,
    emoji: '🐄',
    tags: ['LeatherSofa', 'LeatherCare', 'FurnitureCare'],
    title: ['How to look after a leather sofa', 'Leather furniture: dust, distance and a little cream'],
    cover: 'Leather wants little',
    gist: [
      'Dust it, keep it from radiators and sun, wipe spills with a barely damp cloth, and feed it once or twice a year. No washing-up liquid, no baby wipes, no furniture polish.',
      'Most leather dies of heat, of sun, or of too much cleaning. It wants less than one thinks.',
    ],
    subject: ['Less than you think', 'Not the baby wipes'],
    hooks: {
      '*': [
        'Your leather sofa would like to be left in peace, mostly.',
        'Baby wipes are made for babies. Leather is no baby.',
        'What kills leather stands beside it and is warm.',
      ],
      pa: ['Dust, distance, a damp cloth, a little cream.', 'Heat and harsh cleaners do most of the harm.'],
      fi: [
        'Does the seat feel like paper? Then it is thirsty.',
        'Spilt red wine? Dab, do not rub, and breathe.',
      ],
      t: 'Heat drives out fats; alkaline cleaners and solvents strip the finish.',
      h: 'It has outlived three husbands of the living room: beanbag, futon, rattan.',
      l: 'The colour of tea, and as warm.',
    },
    lines: {
      '*': [
        'Leather sofa: keep it half a metre from the radiator, and out of the noon sun. That does more than any cream.',
        'Spills: dab from the edge to the middle with a dry cloth, then a barely damp one. No rubbing.',
        'Baby wipes and washing-up liquid take off the protection. Use something made for leather, and little of it.',
        'Test any cream on the back first. Open-pored leather turns dark for good.',
      ],
      h: ['The cat walked across once. It is now called patina.'],
    },
    scene: [
      'A glass tips over, everyone jumps up, and somebody runs for the wrong bottle.',
      'With the flat hand somebody strokes an armrest, and it creaks as a saddle creaks.',
    ],
    why: [
      [
        'Leather is skin whose fats have been put back in. Warmth drives them out again.',
        'Dry fibres break where they bend.',
        'Cracks begin as lines, and lines begin beside a heater.',
      ],
      [
        'Most leather today has a thin coat that keeps dirt off.',
        'What dissolves grease dissolves that coat, too.',
        'A crack in the colour can be mended, one in the hide hardly.',
      ],
    ],
    parts: [
      [
        'Dust it every week',
        [
          'A soft dry cloth, and the brush in the seams.',
          'Crumbs are sandpaper.',
          'Cushions turned, if they can be.',
        ],
        'A soft cloth on a leather armrest',
      ],
      [
        'Keep it from heat and sun',
        ['Half a metre at least.', 'A blind at noon.', 'Underfloor heating counts.'],
        'A leather chair away from a radiator',
      ],
      [
        'Feed it thinly, twice a year',
        ['With what suits your kind of leather.', 'Tried on the back first.', 'Wiped off after an hour.'],
        'A hand with a cloth and cream on leather',
      ],
    ],
    turn: [
      'And then sit on it. It likes that best.',
      'Patina is wear that has been looked after.',
      'Little, and regularly.',
    ],
    asks: ['Patina or flaws: what is it on yours?', 'What was spilt on it first?'],
    ends: {
      pa: ['Dust, distance, damp, cream.', 'Little does much.'],
      fi: ['And keep the wipes for the baby.', 'It forgives more than you think.'],
      t: 'Protect the finish, replace the fats.',
      h: 'Rattan has asked to come back. It was declined.',
      l: 'Tea, and evening.',
    },
    keep: 'the first spill',
    send: 'somebody with wipes in every room',
    own: [
      {
        kinds: ['service', 'price', 'product'],
        about: 'leather|recolou?r|re-?colou?r|clean(?:ing|ed)? and feed|repair',
        lead: 'For leather that is thirstier than that.',
      },
    ],
    pic: { ask: 'A soft cloth on a leather armrest', alt: 'A soft cloth lying on a leather armrest' },
    claims: [
      [
        'Heat, sun and harsh cleaners damage leather; test first; feed sparingly',
        'advice of leather and furniture makers',
      ],
    ],
  },
  {
    id: 'mend-or-part-with-it',
    format: 'answer',
    again: 9,
    emoji: '⚖️',
    tags: ['FurnitureRestoration', 'RepairOrReplace', 'KeepIt'],
    title: ['Is it worth restoring old furniture?', 'Restore, repair or let it go: how to decide'],
    cover: 'Worth it?',
    question: 'Is it worth having it restored?',
    short: [
      'In money not always. In years of use, mostly. Ask what it would cost to replace with the same quality.',
      'It depends on what for: to sell, to use, or to keep.',
    ],
    gist: [
      'To sell it, seldom: repairs cost more than they add. To use it, often, if wood and joints are good. To keep it, you know already. Compare with something equally well made, and not with cardboard.',
      'Three answers, for selling, for using, for keeping. Find out first which one you are asking for.',
    ],
    subject: ['To sell, to use or to keep?', 'Against the right new one'],
    hooks: {
      '*': [
        '"Is it worth it?" has three answers, and only one of them is about money.',
        'People compare an oak chest with one of cardboard, and then it looks dear.',
        'Before you ask what it costs, ask what you want with it.',
      ],
      pa: [
        'Compare with the same quality new, over the years it will last.',
        'Selling, using, keeping: three sums.',
      ],
      fi: [
        'You have been going round it for weeks, have you not?',
        'If you are asking, you would like to keep it. Mostly.',
      ],
      t: 'Cost divided by years of use, against a new piece of equal construction.',
      h: 'The expert says firewood. The expert has not met our aunt.',
      i: 'What lasts is made more than once: by its maker, and by whoever mends it.',
      l: 'Walnut, three generations, one more.',
    },
    lines: {
      '*': [
        'Worth restoring? Compare it with a new piece that is equally well made, and not with one of cardboard.',
        'To sell, leave it as it is. Buyers often pay more for untouched than for done up.',
        'Ask for steps: make it sound first, make it lovely later. Often the first is enough.',
        'Good joints, solid wood, all parts there: mostly yes. Chipboard that has swollen: mostly no.',
      ],
      h: ['It has three legs and great self-confidence.'],
    },
    scene: [
      'In a garage two people stand before a chest. One of them sees work, the other sees a Christmas.',
      'On the estimate stands a figure, and on the back somebody divides it by thirty.',
    ],
    why: [
      [
        'Solid pieces can be mended again and again, cheap ones once, if at all.',
        'The wood in old furniture could hardly be paid for today.',
        'Used daily for thirty years, a repair costs less than a cup of coffee a week.',
      ],
      [
        'Markets follow fashion, and brown wood has had better days.',
        'What one paid has little to do with what one gets.',
        'What a thing means to you appears in no price list.',
      ],
    ],
    parts: [
      [
        'Say what it is for',
        [
          'Selling: leave it. Using: make it sound. Keeping: both.',
          'Be honest with yourself.',
          'It decides nearly everything.',
        ],
        'A chest of drawers in a garage',
      ],
      [
        'Look at wood, joints and parts',
        [
          'Complete and solid is half of it.',
          'Missing veneer can be replaced, swollen board cannot.',
          'Keep every splinter.',
        ],
        'A hand at the joint of a drawer',
      ],
      [
        'Ask for steps with prices',
        ['Safe, usable, lovely: three figures.', 'Begin with the first.', 'And ask what not to do.'],
        'An estimate with three lines',
      ],
    ],
    turn: [
      'And sometimes a coat of wax and a new place will do.',
      'Divide it by the years.',
      'Letting it go is allowed as well, with a thank you.',
    ],
    asks: ['Which piece are you going round?', 'What have you kept against all sense?'],
    ends: {
      pa: ['What for, how sound, in steps.', 'Equal with equal.'],
      fi: ['Bring us a picture, and we will say what we would do.', 'Sleep on it, and ask your aunt.'],
      t: 'Cost over remaining service life.',
      h: 'The aunt has put the expert right.',
      i: 'One more life.',
      l: 'Walnut, and time.',
    },
    keep: 'the day you clear a house',
    send: 'two people in a garage',
    own: [
      {
        kinds: ['service', 'price', 'process', 'policy'],
        about: 'estimate|quote|restor|repairs? from|assess|photo',
        lead: ['For an honest look.', 'What it would cost here.'],
      },
    ],
    pic: { ask: 'An old chest of drawers in a garage', alt: 'An old chest of drawers standing in a garage' },
    claims: [
      [
        'Restoration seldom raises resale value above cost; sound solid furniture is repairable',
        'practice of restorers and auction houses',
      ],
    ],
  },
];
