// The butcher's counter: cuts, heat, salt and patience.
import type { Idea } from '../../library/idea.ts';

/** Who sells meat over a counter. */
export const BUTCHERS =
  'butcher|charcut|meat (?:counter|shop)|dry.aged|\\bsausages?\\b.*\\bbeef|\\bbeef\\b.*\\bsausages?\\b';

export const MEAT: readonly Idea[] = [
  {
    id: 'let-the-roast-rest',
    format: 'tip',
    only: BUTCHERS,
    again: 9,
    emoji: '🥩',
    tags: ['RoastDinner', 'CookingMeat', 'FromTheButcher'],
    title: [
      'How long should a roast rest before you carve it?',
      'Resting meat: why the roast waits before carving',
    ],
    cover: 'Let the roast rest',
    gist: [
      'A roast straight from the oven loses its juice on the board. Twenty minutes in a warm place, loosely covered, and most of it stays in the slice.',
      'Rest a {joint|roast} for twenty to thirty minutes and a steak for about five. While it rests it goes on cooking by a few degrees, so take it out a little early.',
    ],
    subject: ['Twenty minutes before you carve', 'Why the board is wet'],
    hooks: {
      '*': [
        'The juice on the carving board belongs in the roast. It needed twenty minutes more.',
        'A roast is not ready when it leaves the oven. It is ready when it has rested.',
      ],
      pt: 'A resting {joint|roast} goes on cooking: the heat of the outside moves inwards for a quarter of an hour.',
      fi: 'Everybody is at the table, the roast smells wonderful, and now you have to wait. It pays.',
      a: 'Roast out, loosely covered, twenty minutes. Then carve.',
      h: 'The hardest part of a Sunday roast is the twenty minutes in which nobody may touch it.',
      l: 'A roast that rests, and a quiet kitchen for twenty minutes.',
    },
    lines: {
      '*': [
        'Take the roast out a little before it is done. While it rests, the middle climbs by several degrees all by itself.',
        'Rest a steak for about as long as you fried it. Five minutes on a warm plate are enough.',
        'Cover a resting {joint|roast} loosely. Wrapped tight it steams, and the crust that you worked for goes soft.',
        'The oven is empty while the roast rests. That is when the potatoes get their last colour.',
      ],
      h: ['Resting a roast needs patience and, in most families, somebody who guards it.'],
    },
    scene: [
      'The first slice falls, juice runs all over the board, and a minute ago the roast was juicier.',
      'Sunday, ten past one. The {joint|roast} stands under foil, and three people walk past it for no reason at all.',
    ],
    why: [
      [
        'Hot meat is tight and its juice is thin. As it cools a little, less runs out under the knife.',
        'In the oven the outside is far hotter than the core. Resting lets the two come nearer to each other.',
      ],
      [
        'A {joint|roast} cuts more cleanly after its rest, and holds together in thin slices.',
        'Gravy gains as well: what collects under the meat goes straight into the pan.',
      ],
    ],
    parts: [
      [
        ['Take it out a few degrees early', 'Let the roast finish outside the oven'],
        [
          'With a thermometer: five degrees Celsius before the figure that you want, for a big {joint|roast}.',
          'What is right in the oven is too much on the plate.',
        ],
        'A thermometer in a {joint|roast} of beef',
      ],
      [
        ['Give it a warm plate', 'Keep it warm underneath'],
        [
          'On cold stone it cools too fast. A board with a groove will do as well.',
          'A plate from the warm oven, and the door ajar.',
        ],
        'A roast on a warm plate',
      ],
      [
        ['Cover the roast loosely', 'Cover it, but do not wrap it'],
        [
          'A sheet of foil like a tent, open at the sides.',
          'Crackling stays uncovered, since it hates steam.',
        ],
        'Foil laid over a roast like a tent',
      ],
    ],
    turn: ['If you can wait, you carve better.', 'Nothing else improves a roast for so little trouble.'],
    asks: ['Who carves the roast in your family?', 'What do you do while the roast rests?'],
    ends: {
      pt: 'Resting is part of the cooking time.',
      fi: 'Set the table meanwhile. Slowly.',
      a: 'Take it out, cover it, wait, carve.',
      h: 'Guards may be relieved after ten minutes.',
      l: 'And then carve, without haste.',
    },
    keep: 'Sunday at half past twelve',
    send: 'whoever carves in your family',
    own: [
      {
        kinds: ['product', 'service', 'price'],
        about: '\\broasts\\b|roasting|roast (?:beef|lamb|pork|chicken)|joint|\\bbeef\\b|\\blamb\\b|\\brib',
        lead: 'And for the {joint|roast} itself.',
      },
    ],
    pic: { ask: 'A roast resting on a board before it is carved', alt: 'A roast resting on a wooden board' },
    claims: [
      [
        'Resting reduces the juice lost on carving; the core temperature goes on rising',
        'food science textbooks, kitchen practice',
      ],
    ],
  },
  {
    id: 'when-to-salt-a-steak',
    format: 'answer',
    only: BUTCHERS,
    again: 9,
    emoji: '🧂',
    tags: ['SteakNight', 'CookingMeat', 'FromTheButcher'],
    title: [
      'When should you salt a steak: before or after frying?',
      'Salting steak: right before the pan or the night before',
    ],
    cover: 'When to salt a steak',
    question: 'Do I salt a steak before or after?',
    short: 'Before. Either right before the pan, or the evening before. Not ten minutes before.',
    gist: [
      'Salt draws water to the surface, and after a while the meat takes it back in. Fry right after salting or wait for at least forty minutes; in between the steak is wet, and a wet steak boils.',
      'Salted the evening before and left open in the fridge, a thick steak is seasoned further in and dry outside. If you only have five minutes, salt it as it goes into the pan.',
    ],
    subject: ['Salt a steak before or after?', 'A wet steak boils'],
    hooks: {
      '*': [
        'Ten minutes after salting, a steak is as wet as it will ever be. That is a bad time for the pan.',
        'Salt the steak right before frying, or the evening before. It is the time in between that does harm.',
      ],
      pt: 'Salt first draws liquid out of a steak, then dissolves in it and is taken up again.',
      fi: 'Have you been told that salt makes a steak tough? Try it the other way once, with a thick one.',
      a: 'Steak: salt it now and fry it now, or salt it last night.',
      h: 'A steak needs one thing before the pan: a towel.',
      l: 'A steak, salt, a night in the fridge, a very hot pan.',
    },
    lines: {
      '*': [
        'Pat a steak dry before it goes into the pan. Water has to boil off first, and meanwhile nothing browns.',
        'A thick steak, salted in the evening and left uncovered in the fridge, browns in half the time next day.',
        'Pepper burns in a very hot pan. It tastes of more when the steak is already resting.',
        'If you forgot to salt the steak: flakes of salt over the slices do nicely, and they crunch.',
      ],
      h: ['People argue about salt on steak as others do about football, and with their mouths full.'],
    },
    scene: [
      'The pan smokes, the steak hisses, and then it only murmurs: it is cooking in its own water.',
      'Friday evening, two steaks on a plate, and beads of water on top. Somebody salted them and went to answer the phone.',
    ],
    why: [
      [
        'Browning begins when the surface is dry. As long as there is water, it stays at the boil.',
        'A crust is flavour, and it does not form under a puddle.',
      ],
      [
        'Given time, the brine goes back in and seasons below the surface as well.',
        'Overnight the fridge dries the outside, which the pan would otherwise have to do.',
      ],
    ],
    parts: [
      [
        'No time: salt it at the pan',
        [
          'Pat dry, salt, in. The water has no time to come out.',
          'On both sides, from a good height, so that it falls evenly.',
        ],
        'Salt falling on a steak beside a hot pan',
      ],
      [
        'An hour: salt the steak and wait',
        [
          'Forty minutes is the least. Then dry it once more.',
          'It may stand on a rack, so that the underside stays dry as well.',
        ],
        'Two salted steaks on a rack',
      ],
      [
        'A night: salt it and leave it open',
        [
          'On a plate in the fridge, uncovered, at the bottom.',
          'It will look darker next day. That is as it should be.',
        ],
        'A dark dry steak on a plate in a fridge',
      ],
    ],
    turn: [
      'With thick steaks you taste the difference.',
      'And drying the steak matters more than the brand of salt.',
    ],
    asks: ['Salt before or after: how was it done at home?', 'How do you like your steak?'],
    ends: {
      pt: 'Dry steak, hot pan, early salt.',
      fi: 'Next time try two steaks, one of each.',
      a: 'Salt it now or last night.',
      h: 'The towel would like some thanks.',
      l: 'A brown crust, and pink inside.',
    },
    keep: 'your next steak night',
    send: 'somebody who salts afterwards',
    caution: [
      'Keep raw meat cold and apart from what is eaten raw, and wash hands and board after it.',
      'Raw meat belongs at the bottom of the fridge; clean board, knife and hands before the salad.',
    ],
    own: [
      {
        kinds: ['product', 'price', 'process', 'service'],
        about: 'steak|dry.aged|ribeye|sirloin|\\bbeef\\b',
        lead: 'And for the steak itself.',
      },
    ],
    pic: { ask: 'A thick raw steak with salt on it, on a rack', alt: 'A thick steak sprinkled with salt' },
    claims: [
      [
        'Salt draws moisture out, which is later partly reabsorbed; dry surfaces brown faster',
        'food science textbooks, published kitchen tests',
      ],
    ],
  },
  {
    id: 'cuts-for-slow-pots',
    format: 'glossary',
    only: BUTCHERS,
    again: 10,
    emoji: '🍲',
    tags: ['SlowCooking', 'KnowYourCuts', 'FromTheButcher'],
    title: [
      'Stewing beef explained: shin, brisket, cheek and chuck',
      'Which cut of beef for a stew? Four names to know',
    ],
    cover: 'Four cuts for a stew',
    gist: [
      'Shin, cheek, brisket and chuck are the muscles that worked. They are tough at first, and after three hours in a pot nothing is softer.',
      'The cuts for stewing cost less and have more flavour. They want low heat, a lid and an afternoon.',
    ],
    subject: ['The best beef for a stew', 'Shin, cheek, brisket, chuck'],
    hooks: {
      '*': [
        'The part of the animal that worked hardest makes the softest stew.',
        'Ask for shin instead of "stewing beef", and the sauce will thank you.',
      ],
      pt: 'Connective tissue turns to {gelatine|gelatin} with time and gentle heat. That is why tough cuts end up tender.',
      fi: 'If your stew was ever dry, the meat was probably too lean.',
      a: 'For stews take shin, cheek, brisket or chuck. Never fillet.',
      h: 'Fillet in a stew is a racehorse before a cart.',
      l: 'A heavy pot of stew, a low flame, an afternoon of rain.',
    },
    lines: {
      '*': [
        'For a glossy sauce without flour, stew shin of beef: the {gelatine|gelatin} in it does the thickening.',
        'Cheek is small, round and dark, and after three hours you can eat it with a spoon. Order it ahead, since each animal has only two.',
        'A stew should tremble and not boil. Hard boiling makes meat dry, even under water.',
        'Stew tastes better on the second day: fat rises and can be lifted off, and the flavours have settled.',
      ],
      h: ['A stew asks for three hours, in which you may pretend to be cooking.'],
    },
    scene: [
      'It is raining hard. On the stove a stew simmers under its lid, and that is all the work there is.',
      'At the counter somebody asks for the leanest stewing beef. The butcher asks how much time there is.',
    ],
    why: [
      [
        'Muscles that move a lot are full of collagen. Dry heat makes it leathery, wet heat melts it.',
        'Lean meat has nothing that could melt, so in a stew it gets dry.',
      ],
      [
        'What few people ask for costs less, and often tastes of more.',
        'Every animal is more than steaks, and a good kitchen uses all of it.',
      ],
    ],
    parts: [
      [
        'Shin (the lower leg)',
        [
          'Its sinews melt in three hours or more, and the gravy sets when it is cold.',
          'Cut across with the bone in it gives marrow as well, and is sold as {osso buco|shank}.',
        ],
        'Slices of shin of beef with a round bone',
      ],
      [
        'Brisket (the breast)',
        [
          'Long fibres and a layer of fat. It is braised whole and sliced across the grain.',
          'A flat piece from the chest, which is also salted, smoked or pulled.',
        ],
        'A brisket with a white layer of fat',
      ],
      [
        'Cheek (small, round and dark)',
        [
          'Without fat and full of {gelatine|gelatin}, it falls apart when the fork comes.',
          'Deep in flavour, and gone from the counter by noon.',
        ],
        'Two dark beef cheeks on paper',
      ],
      [
        'Chuck (neck and shoulder)',
        [
          'With fat running through. It is the piece for cubes, goulash and pies.',
          'Juicy after two hours, and good when {minced|ground}.',
        ],
        'Cubes of marbled beef in a bowl',
      ],
    ],
    turn: ['And put the bone in the pot as well.', 'What is left over goes under a pie crust next day.'],
    asks: ['What simmers at your place on a wet Sunday?', 'Which cut did your grandmother buy?'],
    ends: {
      pt: 'Low heat, a lid, and a long time.',
      fi: 'Ask at the counter what is good for a stew today.',
      a: 'Say what you want to cook, and the butcher finds the cut.',
      h: 'The fillet may go to the party.',
      l: 'Soft enough to eat with a spoon.',
    },
    keep: 'the next wet Sunday',
    send: 'somebody with a heavy pot',
    own: [
      {
        kinds: ['product', 'service', 'price', 'process'],
        about: 'stew|brais|shin|brisket|\\bbeef\\b|slow',
        lead: 'And for a stew of your own.',
      },
    ],
    pic: {
      ask: 'Shin, cheek and brisket side by side on paper',
      alt: 'Three cuts of beef for stewing on butcher paper',
    },
    claims: [['Collagen turns to {gelatine|gelatin} in slow moist cooking', 'food science textbooks']],
  },
  {
    id: 'searing-seals-nothing',
    format: 'myth',
    only: BUTCHERS,
    again: 10,
    emoji: '🔥',
    tags: ['KitchenMyths', 'CookingMeat', 'FromTheButcher'],
    title: [
      'Does searing meat seal in the juices?',
      'Searing meat: what the hot pan does and what it cannot do',
    ],
    cover: 'Searing does not seal meat',
    myth: 'Searing closes the pores and keeps the juice in',
    short: 'Meat has no pores. Searing makes the crust, and the crust is the flavour.',
    gist: [
      'A seared steak still hisses, and what hisses is juice. Brown it for its taste; to keep it juicy, do not overcook it and let it rest.',
      'Put a seared piece and a plain one on the scales: both have lost about the same. The brown crust is reason enough to do it.',
    ],
    subject: ['Searing steak: the myth', 'What hisses is juice'],
    hooks: {
      '*': [
        'Meat has no pores. If searing sealed it, the pan would stop hissing.',
        'Listen to a steak that has been "sealed". It goes on hissing, and that sound is juice.',
      ],
      pt: 'Browning is a reaction of sugars and proteins on a dry surface. It is no barrier against water.',
      fi: 'You learned to "seal" meat at home? So did nearly everyone. Go on searing, and know why.',
      a: 'Searing gives flavour. Temperature and rest keep the juice.',
      h: 'People have looked for the pores of a steak since the nineteenth century. They are well hidden.',
      l: 'A steak with a brown crust needs no other reason.',
    },
    lines: {
      '*': [
        'For a good crust on a steak: dry surface, hot pan, little fat, and no crowd. Four pieces at once boil.',
        'You may sear a thick piece at the end instead. Warm it gently first, then give it a minute a side.',
        'What decides whether meat is juicy is the temperature in the middle. A thermometer tells you.',
        'Leave the steak alone until it comes off the pan by itself. What sticks is not brown yet.',
      ],
      h: ['"Seal it well", said the cookbook, and the pan hissed with laughter.'],
    },
    scene: [
      'Smoke under the ceiling, and somebody presses the steak down with the {spatula|turner}. Out comes the juice.',
      'Two steaks lie side by side, one seared first and one last. At the table nobody can tell them apart by their juice.',
    ],
    why: [
      [
        'Muscle is a bundle of fibres. As they heat up they shrink, and press water out, crust or no crust.',
        'A crust is full of cracks; water leaves through them as steam.',
      ],
      [
        'Hundreds of aromas arise in browning that were not there before.',
        'The brown bits in the pan make every good gravy.',
      ],
    ],
    parts: [
      [
        ['Sear meat for the taste', 'Brown it really well'],
        [
          'Until it is really brown, since grey is only cooked.',
          'A heavy pan holds its heat when the cold meat arrives.',
        ],
        'A steak with a dark crust in an iron pan',
      ],
      [
        ['Watch the temperature in the middle', 'Measure instead of guessing'],
        ['Each degree above what you want costs juice.', 'Turn the heat down once the crust is brown.'],
        'A thermometer stuck into a steak',
      ],
      [
        ['Make gravy from the pan', 'Loosen the brown bits with wine'],
        [
          'Pour in wine or stock, scrape, boil, season, and there is the gravy.',
          'What clings to the bottom is pure flavour.',
        ],
        'A wooden spoon scraping brown bits in a pan',
      ],
    ],
    turn: [
      'Go on searing, but for the crust.',
      'Grandmother was right about the hot pan, only not about the pores.',
    ],
    asks: [
      'What else did you learn in the kitchen that turned out to be wrong?',
      'Do you sear first or last?',
    ],
    ends: {
      pt: 'Crust for flavour, temperature for juice.',
      fi: 'And open the window first.',
      a: 'Brown it, cook it gently, let it rest.',
      h: 'The search for the pores goes on.',
      l: 'Brown, and no darker.',
    },
    keep: 'the next piece with a crust',
    send: 'somebody who still seals',
    own: [
      {
        kinds: ['product', 'price', 'service'],
        about: 'steak|\\bbeef\\b|\\bpork\\b|\\blamb\\b',
        lead: 'Something for the hot pan.',
      },
    ],
    pic: { ask: 'A steak with a brown crust in an iron pan', alt: 'A browned steak in a cast iron pan' },
    claims: [
      [
        'Searing does not seal in juices; browning creates flavour',
        'food science textbooks, published comparisons by weight',
      ],
    ],
  },
  {
    id: 'bone-in-or-boned',
    format: 'either',
    only: BUTCHERS,
    again: 8,
    emoji: '🍖',
    tags: ['SundayRoast', 'BoneIn', 'FromTheButcher'],
    title: [
      'Bone in or boned and rolled: which roast is better?',
      'Roast on the bone or off it: pick your side',
    ],
    cover: 'Roast: bone in or boned?',
    gist: [
      'On the bone a roast looks like a feast and leaves something for soup. Boned and rolled it carves like bread and fits into any oven.',
      'One side wants bones to gnaw on, the other wants even slices. At most tables both are sitting.',
    ],
    subject: ['Roast with or without the bone', 'Do you gnaw or carve?'],
    hooks: {
      '*': [
        'Roast on the bone, or boned and rolled: few families agree.',
        'Some come for the slices of a roast and some for the bone. Which are you?',
      ],
      p: 'Bone in or boned decides over cooking time, carving and what remains for stock.',
      t: 'A boned and rolled {joint|roast} is even in thickness and cooks more evenly; a bone shields what lies next to it.',
      fi: 'A question for the whole table: roast with the bone or without?',
      a: 'A roast with the bone, or without: choose.',
      h: 'The dog has read this question about the bone and would like to vote.',
      l: 'A rib roast on its bone, or one even slice after the other.',
    },
    lines: {
      '*': [
        'A roast on the bone gives you two meals: what is carved today, and soup on Tuesday.',
        'Boned and rolled, a {joint|roast} cooks evenly and anybody can carve it. Ask for the bones to go with it.',
        'Reckon with more weight per head on the bone. What looks like a lot is partly for the pot.',
        'Bone in or rolled: what does your family say at the roast?',
      ],
      h: [
        'Boned and rolled is for people who like to eat warm. On the bone is for people who like to carve.',
      ],
    },
    scene: [
      'The eldest carves the roast, and works slowly round the bone.',
      'Two plates come back to the kitchen: one empty, and one with a clean bone.',
    ],
    why: [
      [
        'What lies beside the bone is said to taste of more, and it stays pink for longer.',
        'A rolled {joint|roast} has string, the other has bones. Both want a sharp knife.',
      ],
    ],
    parts: [
      [
        'On the bone, with something to gnaw',
        [
          'It looks like a holiday, and there is stock from what is left.',
          'The meat shrinks less, since it is held in place.',
        ],
        'A rib roast with its bones up',
      ],
      [
        'Boned and rolled, easy to carve',
        ['It fits the oven, the knife and the sandwich on Monday.', 'There is room inside for herbs, too.'],
        'A rolled {joint|roast} tied with string',
      ],
    ],
    turn: ['There is a third way: boned, and tied back on.', 'For soup, in any case, the bone is better.'],
    asks: ['With the bone or rolled: how is it done at home?', 'Who gets the bone at your table?'],
    ends: {
      p: 'Both are right, for different Sundays.',
      t: 'Even thickness, or a bone for stock.',
      fi: 'Ask round the table before you order.',
      a: 'Decide before you order your roast.',
      h: 'The dog votes for the bone, twice.',
      l: 'Keep the bone for last.',
    },
    keep: 'the next time you order a roast',
    send: 'whoever fights you for the bone',
    own: [
      {
        kinds: ['product', 'service', 'price', 'process'],
        about: '\\broasts\\b|roasting|roast (?:beef|lamb|pork|chicken)|joint|\\brib|boned|rolled|\\blamb\\b',
        lead: 'And for your own {joint|roast}.',
      },
    ],
    pic: {
      ask: 'A {joint|roast} on the bone beside a rolled one',
      alt: 'A rib roast beside a rolled and tied {joint|roast}',
    },
    claims: [['Boned and rolled joints are even in thickness; bones give stock', 'butchery practice']],
  },
  {
    id: 'before-the-shutter-goes-up',
    format: 'behind',
    only: BUTCHERS,
    again: 9,
    emoji: '🔪',
    tags: ['BehindTheCounter', 'ButcherLife', 'FromTheButcher'],
    title: [
      'What a butcher does before the shop opens',
      'A butcher before opening: cold room, knives, trays',
    ],
    cover: "A butcher's morning",
    gist: [
      'Before the first customer comes, the butcher has checked the cold room, cut up sides of meat, drawn the knives over the steel and laid out the trays.',
      'A butcher looks for the seam between two muscles, so that the knife hardly has to cut.',
    ],
    subject: ['What a butcher does at six', 'The seam between two muscles'],
    hooks: {
      '*': [
        'When a butcher opens at eight, most of the cutting is already done.',
        'A good butcher cuts less than you think, and follows the seams between muscles.',
      ],
      pt: 'Seam butchery follows the natural lines between muscles; each then gets the cooking that suits it.',
      fi: 'Have you ever wondered what a butcher does before the shop opens?',
      a: "A butcher's morning: cold room, knives, trays, scales. Then the door.",
      h: 'At six in the morning a butcher has a conversation with half a pig. It is rather one-sided.',
      l: "A butcher's morning: steel on steel, and white aprons.",
    },
    lines: {
      '*': [
        'A butcher draws the knife over the steel dozens of times a day. It does not sharpen, it sets the edge upright.',
        'Ask a butcher what is good today and not only for what is on your list. You get the better answer and often the better price.',
        'The display at the counter is a work of its own: reds apart, sausages in curves, and nothing touching what it should not.',
        'Trimmings are no waste: they become {mince|ground meat}, sausages, stock and dripping. Little of an animal is thrown away by those who know how.',
      ],
      h: ["A butcher's dog is fit for a reason: it has heard all the orders."],
    },
    scene: [
      "Six o'clock in the cold room: one lamp, one radio, and the sound of a knife on the steel.",
      'A side of pork lies on the block. Ten minutes later it is eleven pieces.',
    ],
    why: [
      [
        'Meat that is cut along its seams has clean edges and cooks evenly.',
        'A whole muscle can be sliced right across, and that makes it tender.',
      ],
      [
        'Meat that gets warm while it is cut does not keep as long.',
        'A tidy block is clean, and it saves time as well.',
      ],
    ],
    parts: [
      [
        ['First the cold room', 'The butcher checks the cold room'],
        [
          'Temperatures read and noted, what came in checked, oldest to the front.',
          'Anything that smells odd is thrown away.',
        ],
        'A thermometer at the door of a cold room',
      ],
      [
        ['Then the knives', 'The knives are drawn over the steel'],
        [
          'One for boning, one for slicing, a saw for the rest.',
          'A blunt knife slips. A sharp one goes where you want it.',
        ],
        'A knife drawn over a steel',
      ],
      [
        ['Then the block and the trays', 'The counter is laid like a table'],
        [
          'What sells first is laid out last, so that it lies there fresh.',
          'The parsley is gone. The meat itself has to look good.',
        ],
        'Trays of meat being laid out',
      ],
    ],
    turn: [
      'When the door opens, you see nothing of the work.',
      'And then somebody asks for two chops, and it begins.',
    ],
    asks: ['What would you like a butcher to show you?', 'Are you awake at six?'],
    ends: {
      pt: 'Most of the work is done by opening time.',
      fi: 'Come early and you will hear the knives on the steel.',
      a: 'Cold, sharp, clean, open.',
      h: 'Half a pig is a good listener.',
      l: 'Then the door opens, and it is day.',
    },
    keep: 'the next time you stand at a counter',
    send: 'an early riser',
    own: [
      {
        kinds: ['process', 'people', 'history'],
        about: '.',
        lead: 'A word from behind this counter.',
      },
    ],
    pic: { ask: 'A knife and a steel on a wooden block', alt: 'A butcher knife and a steel on a block' },
    claims: [['Seam butchery, steeling knives, cold chain', 'butchery training']],
  },
  {
    id: 'do-not-wash-the-chicken',
    format: 'mistake',
    only: BUTCHERS,
    again: 9,
    emoji: '🍗',
    tags: ['KitchenHygiene', 'ChickenDinner', 'FromTheButcher'],
    title: [
      'Should you wash raw chicken? Why the tap does harm',
      'Washing chicken: the kitchen habit to drop',
    ],
    cover: 'Do not wash the chicken',
    wrong: 'Rinsing raw chicken makes it clean',
    gist: [
      'Water takes hardly anything off a raw chicken, and splashes germs over sink, sleeves and salad. Heat kills them, right through to the bone.',
      'Pat chicken dry with {kitchen paper|paper towels}, {bin|toss} the paper, wash your hands. It is cleaner than the tap, and the skin gets crisp.',
    ],
    subject: ['Do not rinse the chicken', 'Heat makes chicken safe'],
    hooks: {
      '*': [
        'Please do not wash raw chicken. The germs only splash all over your kitchen.',
        'Washing chicken is an old habit, and food authorities advise against it.',
      ],
      pt: 'Splashes from rinsed poultry carry germs further than you would think. Cooking destroys them.',
      fi: 'Did your mother wash the chicken? Mothers are right about nearly everything.',
      a: 'No rinsing. Dry it, cook it through, wash your hands.',
      h: 'A chicken has had its last bath. Let it be.',
      l: 'A dry chicken, a hot oven, and nothing else.',
    },
    lines: {
      '*': [
        'Raw chicken: not under the tap. Splashes reach half a metre and more, and the salad is often nearer.',
        'Pat chicken dry with {kitchen paper|paper towels} before roasting. Wet skin steams, dry skin crackles.',
        'A chicken is done when the juices at the thickest part of the leg run clear and nothing is pink at the bone. Better still, measure it.',
        'One board for raw meat, another for what is eaten raw. Two colours help a tired cook.',
      ],
      h: ['The tap means well. So does the dog. Neither should come near a raw chicken.'],
    },
    scene: [
      'The chicken gets a shower, and the three lettuces beside it get one as well.',
      'A clean knife, a well-washed chicken, and drops on the sleeve that then stirs the dessert.',
    ],
    why: [
      [
        'Germs cling to the skin. Cold water does not get them off, and only spreads some of them.',
        'Campylobacter needs very few germs to spoil a weekend, and it does not survive thorough cooking.',
      ],
      [
        '{Kitchen paper takes|Paper towels take} the wet away and {goes|go} straight into the {bin|trash}.',
        'Without water there is nothing that could splash.',
      ],
    ],
    parts: [
      [
        ['Take it straight from the bag', 'Unwrap it in the sink'],
        [
          'Open it in the sink or on its tray, so that liquid stays there.',
          'Wipe up drips, and do not rinse.',
        ],
        'A chicken on a tray beside {kitchen paper|paper towels}',
      ],
      [
        ['Pat the chicken dry', 'Dry it with {kitchen paper|paper towels}'],
        [
          'Inside as well, then salt it at once.',
          'The paper belongs in the {bin|trash} and not on the worktop.',
        ],
        '{Kitchen paper|Paper towels} on the skin of a chicken',
      ],
      [
        ['Heat does the rest', 'Cook the chicken right through'],
        [
          'Until nothing is pink at the bone and the juice runs clear.',
          'A thermometer in the thickest part of the thigh is surer than the eye.',
        ],
        'A thermometer in a roast chicken',
      ],
      [
        ['Then wash your hands', 'Wash hands, {tap|faucet} and board'],
        [
          'Warm water, soap, twenty seconds, and the tap handle too.',
          'Board and knife afterwards, hot and with detergent.',
        ],
        'Hands being washed with soap',
      ],
    ],
    turn: ['You have one habit less, and a cleaner sink.', 'The time you save goes to the gravy.'],
    asks: [
      'What did you learn at home that you now do in another way?',
      'Do you like the leg or the breast?',
    ],
    ends: {
      pt: 'Paper instead of water, and heat for the rest.',
      fi: 'And the skin will crackle, too.',
      a: 'Paper, heat, soap.',
      h: 'No shower, no rubber duck.',
      l: 'Crisp skin and a calm kitchen.',
    },
    keep: 'the next roast chicken',
    send: 'somebody who washes chicken',
    caution: [
      'Poultry must be cooked through; go by the temperature that the food authority of your country names.',
      'Never serve poultry pink, and keep it cold until it goes into the oven.',
    ],
    own: [
      {
        kinds: ['product', 'price', 'process'],
        about: 'chicken|poultry|turkey|free.range',
        lead: 'And for the bird itself.',
      },
    ],
    pic: {
      ask: 'A chicken being patted dry with {kitchen paper|paper towels}',
      alt: 'A raw chicken on a tray with {kitchen paper|paper towels}',
    },
    claims: [
      [
        'Washing raw poultry spreads germs and is advised against',
        'advice of food authorities in Britain and the United States',
      ],
    ],
  },
  {
    id: 'how-much-for-the-feast',
    format: 'checklist',
    only: BUTCHERS,
    again: 11,
    emoji: '🎄',
    when: { months: [11, 12] },
    tags: ['ChristmasDinner', 'FeastPlanning', 'FromTheButcher'],
    title: [
      'How much meat per person for Christmas dinner?',
      'Ordering the Christmas roast: weight, oven, day',
    ],
    cover: 'How big should the roast be?',
    gist: [
      'Off the bone about a quarter of a kilo a head, on the bone nearly double, and for a turkey about half a kilo. Then measure the oven, and order while there is still a choice.',
      'Before you order the Christmas roast: count heads, measure the oven, and decide whether you want leftovers.',
    ],
    subject: ['The Christmas roast: count heads', 'The goose that did not fit'],
    hooks: {
      '*': [
        'Every December somebody orders a goose that is bigger than the oven. Measure first.',
        'How much meat for Christmas dinner? Fewer kilos than you fear, and a bigger {tin|pan} than you have.',
      ],
      pt: 'Off the bone some two hundred and fifty grams raw weight a head, on the bone about four hundred and fifty.',
      fi: 'Twelve people for Christmas, one oven, and an uncle who eats for two. It can be worked out.',
      a: 'Christmas roast: count heads, choose bone or not, measure the oven, name the day.',
      h: 'The oven is as wide as last year. The turkey did not know that.',
      l: 'One Christmas roast, the right size, and time to enjoy it.',
    },
    lines: {
      '*': [
        'For a turkey reckon with about half a kilo a head, and a little more if you want cold cuts next day.',
        'Measure the inside of the oven before you order the Christmas bird. Height counts as well, with the {tin|pan}.',
        'Order the Christmas roast early and collect it late: two days in the fridge at home are plenty.',
        'Ask for the giblets and bones to go with it. They are the gravy, and it can be made the day before.',
      ],
      h: ['A roast that serves twelve serves eleven and an uncle.'],
    },
    scene: [
      'The twenty-fourth, four in the afternoon. The goose hangs over both ends of the {tin|pan}.',
      'A list on the fridge: Anna does not eat pork, Tom eats everything, and nobody wrote down how many we are.',
    ],
    why: [
      [
        'Bone, fat and shrinking take their share: a {joint|roast} loses a fifth or more of its weight in the oven.',
        'You order raw meat and serve it roasted. In between it loses a lot of water.',
      ],
      ['Farms need weeks of notice for special sizes.', 'Late orders get what is left.'],
    ],
    parts: [
      [
        ['Count heads and appetites', 'Write down who is coming'],
        [
          'A child eats half, a teenager one and a half.',
          'Three side dishes bring the meat down by a quarter.',
        ],
        'A list of names on a fridge',
      ],
      [
        ['Choose bone or no bone', 'Decide about the bone'],
        ['Boned is easier to carve, on the bone looks grander.', 'With the bone you need nearly double.'],
        'A {joint|roast} on the bone and a rolled one',
      ],
      [
        ['Measure the oven and the {tin|pan}', 'Take a tape to the oven'],
        [
          'Width, depth, and height above the rack.',
          'A hand of air all round lets it roast instead of steam.',
        ],
        'A tape measure in an oven',
      ],
      [
        ['Fix the day you collect it', 'Say when you will collect it'],
        [
          'And make room in the fridge on the evening before.',
          'Large birds need a whole shelf, at the bottom.',
        ],
        'An empty shelf in a fridge',
      ],
    ],
    turn: [
      'Then all that is left to argue about is the stuffing.',
      'If it is too much, there is cold roast on Boxing Day.',
    ],
    asks: ['What is on your table at Christmas?', 'How many are you this year?'],
    ends: {
      pt: 'Heads, bone, oven, date.',
      fi: 'And write down who eats for two.',
      a: 'Measure, then order.',
      h: 'The oven is sorry.',
      l: 'Enough, and not too much.',
    },
    keep: 'the evening you plan the feast',
    send: 'whoever cooks this year',
    caution: [
      'A frozen bird needs days in the fridge to thaw, about a day for every two kilos. Cook poultry right through.',
      'Thaw large birds in the fridge, never on the worktop, and check the middle before you serve.',
    ],
    own: [
      {
        kinds: ['offer', 'service', 'process', 'policy', 'product', 'event'],
        about: 'christmas|turkey|goose|order',
        lead: 'And about ordering here.',
      },
    ],
    pic: {
      ask: 'A tape measure held across a {roasting tin|roasting pan}',
      alt: 'A tape measure across a {roasting tin|roasting pan}',
    },
    claims: [
      ['Portions by raw weight, with and without bone', 'trade practice of butchers'],
      ['About a day in the fridge for every two kilos of frozen bird', 'advice of food authorities'],
    ],
  },
  {
    id: 'the-cut-you-never-bought',
    format: 'question',
    only: BUTCHERS,
    again: 7,
    emoji: '🐄',
    tags: ['NoseToTail', 'FamilyRecipes', 'FromTheButcher'],
    title: [
      'Which cut of meat have you never dared to buy?',
      'The cut you never cooked: tongue, oxtail, cheek',
    ],
    cover: 'The cut you have never bought',
    gist: [
      'Oxtail, tongue, kidneys, cheek: what was Sunday dinner for our grandparents is adventure for us. What have you always walked past?',
      "Everybody has seen one thing at the butcher's that they have never asked for. It was often a grandparent's favourite dish.",
    ],
    subject: ['Tongue, oxtail, cheek', "Your grandparents' dinner"],
    hooks: {
      '*': [
        "There is something at every butcher's counter that you have never asked for. What is it?",
        'Oxtail, tongue, liver: one of these you would never cook. Or would you?',
      ],
      p: 'Lesser-known cuts are often good value; only the recipe is missing.',
      t: 'Cuts that few people buy are seldom worse. They mostly want more time.',
      fi: 'Tell us: what did your grandmother cook that you would never touch?',
      a: 'Which cut have you never bought? Name it.',
      h: 'A tongue is the only cut that could answer back.',
      l: 'Oxtail, four hours in the oven, and nearly forgotten.',
    },
    lines: {
      '*': [
        'Oxtail, tongue or cheek: which of them did you last eat, and who cooked it?',
        'If you would like to try an unknown cut, begin with cheek.',
        'Which dish of your grandparents would you order in a restaurant, and never cook yourself?',
        'Fry liver for two minutes and no more. If you only know it grey from school, try it once.',
      ],
      h: ['Nobody dislikes oxtail as much as those who have never eaten it.'],
    },
    scene: [
      'An old woman orders kidneys, a young man beside her looks away. Then he asks her how she cooks them.',
      'At the back of the counter lies a tongue, and everybody looks at the chops.',
    ],
    why: [
      [
        'What nobody asks for disappears from counters, and its recipe as well.',
        'Nobody cooks for four hours on a Wednesday. On a Sunday you can.',
      ],
    ],
    parts: [
      [
        'Oxtail: four hours, rich sauce',
        [
          'The meat falls off the bone into the sauce.',
          'Stewed with wine and roots it makes a soup that stands by itself.',
        ],
        'Slices of oxtail in a pot',
      ],
      [
        'Tongue: mild and soft',
        [
          'Simmered whole, peeled, sliced thin. Softer than you would think.',
          'Cold with mustard on bread, most people like it.',
        ],
        'Thin slices with mustard on bread',
      ],
      [
        'Liver: two minutes in the pan',
        ['With sage or apple, and a hot pan.', 'Cooked too long it is what you remember from school.'],
        'A pan with apple and sage',
      ],
    ],
    turn: ['Ask at the counter how to cook it.', 'Somebody in the {queue|line} always knows a recipe.'],
    asks: ["What have you never dared to ask for at the butcher's?", 'Which old meat dish should come back?'],
    ends: {
      p: 'A question costs nothing, and often saves dinner.',
      t: 'Another cut wants another method.',
      fi: 'Start small, and invite somebody brave.',
      a: 'Try one new cut this month.',
      h: 'It will not bite. Not even the tongue.',
      l: "Four hours, and it tastes like your grandparents' kitchen.",
    },
    keep: 'a Sunday with time',
    send: 'somebody who eats everything',
    own: [
      {
        kinds: ['product', 'story', 'people', 'history'],
        about: 'offal|oxtail|whole|nose|recipe|grandfather|generation',
        lead: 'And from this counter.',
      },
    ],
    pic: {
      ask: 'Oxtail or cheek on paper with a handwritten label',
      alt: 'An unusual cut of meat on paper with a label',
    },
    claims: [['Oxtail and tongue want slow cooking; liver a short time', 'kitchen practice']],
  },
];
