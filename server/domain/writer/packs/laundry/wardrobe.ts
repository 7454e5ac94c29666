// Clothes between two wearings: hanging, ironing, storing, and what cleaning without water is.
import type { Idea } from '../../library/idea.ts';

const CLEANER = 'dry.?clean|cleaner|textile|reinigung|tailor|press(?:ed|ing)|iron|shirts?\\b|suits?\\b';

export const WARDROBE: readonly Idea[] = [
  {
    id: 'out-of-the-plastic',
    format: 'mistake',
    again: 8,
    emoji: '🧥',
    only: CLEANER,
    tags: ['ClothesCare', 'DryCleaning', 'WardrobeTips'],
    title: ['Take clothes out of the plastic cover', 'Back from the dry cleaner: take off the plastic cover'],
    cover: 'Take the plastic off your clothes',
    wrong: 'Leaving clothes in the plastic cover for weeks',
    gist: [
      'The plastic cover from the cleaner is only for the way home. In the {wardrobe|closet} it keeps damp in. Take it off, let the clothes air for an hour, then hang them up.',
      'Clean clothes need air. Take the plastic cover off at home, or damp stays in.',
    ],
    subject: ['Plastic covers are for the way home', 'Clothes need air, not plastic'],
    hooks: {
      '*': [
        'The plastic cover on your coat is meant for the way home. How long has it hung there?',
        'Do your clean clothes hang in plastic covers, like sandwiches?',
      ],
      p: 'Clean clothes keep better without a plastic cover.',
      f: 'Look in your {wardrobe|closet}: is something still in its plastic cover from last year?',
      a: 'Home from the cleaner? Plastic cover off.',
      t: 'Damp under plastic can cause mildew, and some plastic turns pale clothes yellow.',
      h: 'The suit has been in plastic since the wedding, like a sandwich.',
      i: 'Good clothes need air.',
      l: 'A good coat on a good hanger, without plastic.',
    },
    lines: {
      '*': [
        'Take the plastic off clean clothes as soon as you are home, and let them air for an hour.',
        'Store clothes in cotton covers or an old sheet. They keep dust out and let air in.',
        'Wire hangers are for the way home. A jacket needs a hanger as broad as its shoulders.',
        'Check your clothes while you are still at the cleaner. Then anything can be put right at once.',
      ],
      h: ['Plastic covers crackle nicely at three in the morning, when the cat finds one.'],
    },
    scene: [
      'At the end of the rail the good suit still hangs in its plastic, from the year before last.',
      'Somebody takes the plastic off a coat, and the hall smells of steam and wool.',
    ],
    why: [
      [
        'Pressed clothes still have a little steam in them, and it has to get out.',
        'Damp that stays in can cause mildew.',
      ],
      [
        'Pale clothes can turn yellow in plastic over the years.',
        'And hardly any dust gets into a {wardrobe|closet} with a door.',
      ],
    ],
    parts: [
      [
        'Take off the plastic at home',
        ['At the door, if you can, before it goes to the back.', 'Keep plastic away from small children.'],
        'A hand lifting a cover',
      ],
      [
        'Let the clothes air for an hour',
        ['On a door, by an open window, not in the sun.', 'Then steam and smell are gone.'],
        'A coat by a window',
      ],
      [
        'Change the hanger',
        ['Wood or padding for jackets, clips for skirts.', 'A wire leaves bumps on the shoulders.'],
        'A broad wooden hanger',
      ],
      [
        'Bring the wire hangers back',
        ['Ask us if we can use them again.', 'Tie them together.'],
        'A bundle of wire hangers',
      ],
    ],
    turn: [
      'Leave a finger of space between your clothes.',
      'And do not pack the {wardrobe|closet} too full.',
    ],
    asks: [
      'What still hangs in plastic in your {wardrobe|closet}?',
      'How many wire hangers do you own, roughly?',
    ],
    ends: {
      p: 'Air, a good hanger, and space.',
      f: 'And wear the good suit. On a Tuesday, too.',
      a: 'Plastic off.',
      t: 'Cedar and lavender scent a {wardrobe|closet}; against moths what counts is that the cloth is clean.',
      h: 'The suit is out of its plastic, and it fits.',
      i: 'Good clothes are there to be worn.',
      l: 'And the coat hangs as it should.',
    },
    keep: 'the next walk home with a hanger',
    send: 'somebody with clothes in plastic',
    own: [
      {
        kinds: ['policy', 'process', 'service', 'value'],
        about: 'hanger|cover|packag|plastic|bag|recycl',
        lead: 'And this is how it is handed over here.',
      },
    ],
    pic: { ask: 'A coat on a broad hanger, without film', alt: 'A coat on a broad wooden hanger' },
    claims: [
      ['Remove plastic after cleaning, air, use broad hangers', 'textile care associations; conservators'],
    ],
  },
  {
    id: 'what-dry-cleaning-is',
    format: 'behind',
    again: 10,
    emoji: '🌀',
    only: 'dry.?clean|reinigung',
    tags: ['DryCleaning', 'BehindTheScenes', 'GoodToKnow'],
    title: ['What happens at the dry cleaner?', 'Dry cleaning is not dry: how it works'],
    cover: 'Dry cleaning is not dry',
    gist: [
      'Dry cleaning is wet, only without water: clothes turn in a liquid that loosens grease. Stains are treated by hand before, and everything is pressed after.',
      'At the dry cleaner your clothes are checked, treated by hand, cleaned, checked again and pressed. The machine is the shortest part.',
    ],
    subject: ['Dry cleaning: wet, but without water', 'What happens to your suit at the cleaner'],
    hooks: {
      '*': [
        'Your clothes do get wet at the dry cleaner, only not with water.',
        'You bring your suit to the cleaner and get it back on a hanger. What happens in between?',
      ],
      p: 'Dry cleaning has five steps, and only one is the machine.',
      f: 'Ever wondered what goes on behind the counter of a dry cleaner?',
      a: 'Dry cleaning: check, treat, clean, check, press.',
      t: 'A solvent dissolves oils without swelling wool or silk; it is distilled and used again, and the cloth leaves the drum dry.',
      h: 'Dry cleaning is not done with a very big hair dryer.',
      i: 'A lot of dry cleaning is done by hand.',
      l: 'Steam, a practised hand, and a sharp crease.',
    },
    lines: {
      '*': [
        'Wool and silk swell in water and may shrink. In a solvent they do not: that is the whole idea of dry cleaning.',
        'A good part of the work is done by hand before the machine: looking, marking, treating spots.',
        'Jacket and {trousers|pants} belong together in the same load, or in time one is a shade paler than the other.',
        'A crease is made with steam and pressure, and fixed by cooling. That is why pressed things should hang a moment.',
      ],
      h: ['You give the cleaner your ticket, and your coat comes round on the rail like a train.'],
    },
    scene: [
      'A lamp, a silk blouse on a table, and a small brush for the stain.',
      'Two hundred clean clothes hang on the rail, each with its ticket.',
    ],
    why: [
      ['Water makes wool fibres swell and catch on each other.', 'In a solvent wool keeps its shape.'],
      ['Stains have to be treated by hand before the machine.', 'Checking takes more time than cleaning.'],
    ],
    parts: [
      [
        'Every piece gets a ticket',
        [
          'Each piece gets a number and is looked at from all sides.',
          'Buttons, seams, pockets: what is loose is noted.',
        ],
        'A ticket on a sleeve',
      ],
      [
        'Stains are treated by hand',
        [
          'Each with what suits it, and on the wrong side first.',
          'A small brush, some steam, a lot of patience.',
        ],
        'A brush on cloth',
      ],
      [
        'The machine cleans with a solvent',
        [
          'It carries off fat and dirt, is drawn out, and used again.',
          'What comes out is dry, and has kept its shape.',
        ],
        'A large drum behind glass',
      ],
      [
        'Everything is pressed with steam',
        ['Shoulders, lapels, crease: in that order.', 'Then a last look, under the same lamp.'],
        'A press and a cloud of steam',
      ],
    ],
    turn: [
      'Some now also clean with water, in machines that hardly move the cloth.',
      'Ask us to show you the press.',
    ],
    asks: ['What did you think dry cleaning was?', 'Which clothes do you never wash yourself?'],
    ends: {
      p: 'There is more handwork in it than you think.',
      f: 'Now you know what happens behind the counter.',
      a: 'Five steps, and one machine.',
      t: 'Which method fits is said by the circle on the label.',
      h: 'And no hair dryer was used.',
      i: 'Clothes that are cared for last.',
      l: 'And the suit looks new.',
    },
    keep: 'the next time you hold a ticket',
    send: 'somebody who always wondered',
    own: [
      {
        kinds: ['process', 'people', 'history', 'service', 'place'],
        about:
          'press|by hand|hand.?(?:made|sewn|cut|thrown|finished|strip)|solvent|machine|on site|premises|inspect|finish',
        lead: 'And this is how it is done here.',
      },
    ],
    pic: { ask: 'Somebody at the press, with steam', alt: 'Hands at a steam press with a white shirt' },
    claims: [
      ['Solvent cleaning: no fibre swelling, distillation, spotting, finishing', 'dry cleaning textbooks'],
    ],
  },
  {
    id: 'collar-first-back-last',
    format: 'howto',
    again: 8,
    emoji: '👔',
    tags: ['IroningTips', 'ShirtCare', 'HomeTips'],
    title: ['How to iron a shirt: collar first, back last', 'The right order for ironing a shirt'],
    cover: 'Collar, cuffs, sleeves, body',
    gist: [
      'Iron a shirt while it is damp, and from small to large: collar, cuffs, yoke, sleeves, body. Then nothing gets creased again.',
      'The right order makes ironing a shirt quick. Begin with the collar, from the tips inwards, and end with the back.',
    ],
    subject: ['Iron a shirt: collar first', 'Iron shirts while damp'],
    hooks: {
      '*': [
        'Iron the collar of a shirt first. If it comes last, you crease the front again.',
        'Ironing a shirt takes five minutes if it is damp, and a quarter of an hour if it is dry.',
      ],
      p: 'Iron a shirt in the right order, and you do nothing twice.',
      f: 'Ironing shirts? Put some music on. Two songs a shirt is fair.',
      a: 'Iron the collar first, then cuffs, yoke, sleeves, body.',
      t: 'Moisture lets the cellulose chains in cotton slide past each other; they set again as it cools and dries.',
      h: 'He ironed only the front of the shirt. Then it got warm, and the jacket came off.',
      i: 'A freshly ironed shirt is a good start to the day.',
      l: 'A white shirt, steam, and a slow hand.',
    },
    lines: {
      '*': [
        'Iron a shirt from small to large: collar, cuffs, yoke, sleeves, body. Then nothing gets creased twice.',
        'Iron shirts while they are still a little damp. A spray bottle does for those that are not.',
        'Iron a collar from the tips to the middle, or you get a crease at the tip.',
        'Hang an ironed shirt up at once, top button shut, and let it cool before you wear it.',
      ],
      h: ['He irons only the part of the shirt that shows under a {jumper|sweater}.'],
    },
    scene: [
      'Sunday night, the radio on low, five shirts on the chair, and steam in front of the lamp.',
      'A few minutes before the interview somebody irons a collar on a towel on the kitchen table.',
    ],
    why: [
      [
        'What is large hangs and creases while you do the small.',
        'With the small pieces first, nothing is ironed twice.',
      ],
      ['In dry cotton creases are fixed. In damp cotton they let go.', 'Steam replaces damp only in part.'],
    ],
    parts: [
      [
        'Do the collar from the tips',
        ['Underside first, then the side that shows.', 'Pull it flat with the other hand.'],
        'An iron on a collar',
      ],
      [
        'Open the cuffs and lay them flat',
        ['Inside first, and round the buttons, not over them.', 'A folded cuff gets a shine at the edge.'],
        'An open cuff on the board',
      ],
      [
        'Lay the yoke over the point',
        ['One shoulder, then the other.', 'That strip decides how it sits.'],
        'A shoulder on the tip of a board',
      ],
      [
        'Smooth the sleeves by the seam',
        [
          'Seam on seam, stroke with the hand, then iron.',
          'No crease along the edge, if you stop just before it.',
        ],
        'A sleeve on the board',
      ],
      [
        'Go once round the body',
        ['Front with the buttons, back, other front.', 'In long strokes with the thread.'],
        'A shirt on a board',
      ],
    ],
    turn: ['Hang it up at once, and give it ten minutes.', 'And then the next, while the iron is hot.'],
    asks: ['Do you begin with the collar?', 'How many shirts are on your chair?'],
    ends: {
      p: 'Five steps, five minutes.',
      f: 'And the last one without hurrying.',
      a: 'Small first.',
      t: 'Cotton three dots, mixed cloth two: begin with the cooler ones.',
      h: 'The triangle sends its regards.',
      i: 'Some calm comes from doing things in order.',
      l: 'Warm cotton, a clean line, good night.',
    },
    keep: 'Sunday night',
    send: 'somebody with a first job',
    own: [
      {
        kinds: ['service', 'price', 'offer', 'process'],
        about: 'iron|shirt|press',
        lead: 'And for weeks with no Sunday night.',
      },
    ],
    pic: { ask: 'A shirt on the board, the collar first', alt: 'A white shirt collar under an iron' },
    claims: [['Order of ironing; iron damp', 'home economics textbooks']],
  },
  {
    id: 'moths-eat-what-was-worn',
    format: 'myth',
    again: 10,
    emoji: '🦋',
    tags: ['ClothesMoths', 'KnitwearCare', 'WardrobeTips'],
    title: ['Does lavender keep moths away?', 'Moths in the {wardrobe|closet}: what really helps'],
    cover: 'What moths are after',
    myth: 'Lavender and cedar are enough against moths',
    short: 'They may put them off a little. What helps is clean wool, order and a look now and then.',
    gist: [
      'The moth that flies does not eat. Its young do: wool, silk, fur and feathers, and best where there is sweat or a spot of soup. Wash before storing, shut it tight, and look in.',
      'Scent wears off, a clean jumper in a closed bag does not. Above all they like what was worn once and put back.',
    ],
    subject: ['The one that flies eats nothing', 'Worn once, and put back'],
    hooks: {
      '*': [
        'The moth that flutters past you has never eaten wool in its life. Its children have.',
        'You hang up lavender, and they eat the jumper beside it.',
      ],
      p: 'Clean, closed and looked at: three habits that protect wool.',
      f: 'Found a hole? Do not despair. First look at the neighbours of that jumper.',
      a: 'Wash it. Close it. Check it.',
      t: 'Only the larvae feed, on keratin; sweat and food on the fibre give them what pure wool lacks.',
      h: 'The lavender smells lovely. They like it there as well.',
      i: 'Good wool can outlive us, if we let it.',
      l: 'Cashmere, folded in the dark, and nobody nibbling.',
    },
    lines: {
      '*': [
        'Clothes moths prefer wool with a trace of sweat or food. Never put a worn jumper away for the summer.',
        'Moths like dark and quiet. Moving, shaking and brushing clothes disturbs them more than any scent.',
        'A few days in the freezer, well sealed in a bag, is how museums treat small woollens. Some weeks are safer in a home one.',
        'Vacuum the floor of the {wardrobe|closet} and its cracks, and throw the bag away. That is where they grow up.',
      ],
      h: ['Twelve {jumpers|sweaters}, and they choose the one from your grandmother. They have taste.'],
    },
    scene: [
      'The first cold morning, the jumper from the top shelf, and daylight shines through it in three places.',
      'In the beam of a torch, at the edge of the carpet under the {wardrobe|closet}, lies a small white case like a grain of rice.',
    ],
    why: [
      [
        'Scent fades within weeks, and hungry larvae are not fussy.',
        'Cedar loses its oil, and then it is wood.',
      ],
      [
        'Sweat, soup and skin give the grubs what they need beside wool.',
        'Clean wool is poor food, and a closed bag no way in.',
      ],
    ],
    parts: [
      [
        'Clean it before you store it',
        ['Also what was worn only once.', 'Warmth or the cleaner kills eggs that cannot be seen.'],
        'A clean jumper, folded',
      ],
      [
        'Shut it away tightly',
        ['In a bag or a box that closes, without gaps.', 'Cotton keeps out dust, and not grubs.'],
        'A zipped bag with a jumper',
      ],
      [
        'Look in once a month',
        ['Shake, turn, and shine a light into the corners.', 'A hole found early is one hole.'],
        'A torch in a {wardrobe|closet}',
      ],
    ],
    turn: [
      'Keep the lavender. It smells good, and does no harm.',
      'And do not forget the carpet, the hat and the violin case.',
    ],
    asks: ['Which piece did they get of yours?', 'What do you swear by?'],
    ends: {
      p: 'Prevention is one evening in spring.',
      f: 'And hug your {jumpers|sweaters} now and then. Movement helps.',
      a: 'Clean, closed, checked.',
      t: 'Traps with attractant catch males and show whether there are any; they do not solve it.',
      h: 'Grandmother would have been flattered.',
      i: 'What is warm and loved deserves an evening.',
      l: 'And in the autumn it is all still there.',
    },
    keep: 'the evening when the {jumpers|sweaters} go up',
    send: 'somebody with cashmere',
    own: [
      {
        kinds: ['service', 'offer', 'price'],
        about: 'knit(?:s|ted|ting|wear)|wool|cashmere|stor(?:e|ing|age)|jumper|sweater',
        lead: 'And before the woollens go up.',
      },
    ],
    pic: { ask: 'A folded jumper in a bag that closes', alt: 'A folded wool jumper in a zipped bag' },
    claims: [
      [
        'Only larvae feed; soiled keratin preferred; scents are weak protection',
        'museum and conservation pest guidance',
      ],
      ['Freezing of textiles', 'museum practice: two weeks at about minus eighteen'],
    ],
  },
  {
    id: 'winter-coats-go-in-clean',
    format: 'season',
    again: 11,
    emoji: '🌷',
    when: { season: ['spring'] },
    tags: ['SpringCleaning', 'CoatCare', 'WardrobeTips'],
    title: ['Putting winter coats away: clean first', 'End of winter: what coats and scarves want now'],
    cover: 'Coats, before they go up',
    gist: [
      'On the first warm day the coats go to the back, with the winter in collar and hem. Brush, mend, clean, and then put them away: in the autumn you will be cold and have no time.',
      'What goes up dirty comes down with stains, holes or both. An hour now, and the first cold morning is a pleasant one.',
    ],
    subject: ['The winter in the collar', 'Before they go up'],
    hooks: {
      '*': [
        'The coat goes to the back of the {wardrobe|closet}, with a whole winter in its collar.',
        'On the first warm day nobody thinks of the coats. That is a pity for the coats.',
      ],
      p: 'Coats that are stored clean keep shape and colour for longer.',
      f: 'One last look in the pockets. There is always a glove in there.',
      a: 'Brush. Mend. Clean. Then away.',
      t: 'Salt, skin oil and food left over a summer oxidise, attract moths and weaken the fibre.',
      h: 'In the left pocket: a chestnut, a ticket, and a throat sweet of some age.',
      i: 'Whoever puts things away well will meet them again well.',
      l: 'Wool, brushed with the nap, and a sprig of lavender.',
    },
    lines: {
      '*': [
        'Before the coats go up: pockets, buttons, collar, hem. Then clean, and only then the cover.',
        'Brush wool from the top down with the nap, dry. It takes off more than one would think.',
        'Down jackets are stored loose, never squashed in a bag. Down that was pressed for months stays flat.',
        'Now is when menders and cleaners have time. In October everybody comes at once.',
      ],
      h: ['The lost glove was in the other coat. The other coat is in the car.'],
    },
    scene: [
      'Sun on the step, somebody carries an armful of coats, and out of one of them falls a single glove.',
      'A brush goes over a dark shoulder, and in the light there rises a small grey winter.',
    ],
    why: [
      [
        'What sits in the collar now is hardly to be seen, and is brown by autumn.',
        'Skin oil darkens in the heat of a summer.',
      ],
      [
        'Loose buttons and open seams are quickly done, as long as nobody is waiting.',
        'In October one wears the coat as it is, for another year.',
      ],
    ],
    parts: [
      [
        'Empty and brush them',
        ['Outdoors, from collar to hem.', 'A clothes brush, dry, in one direction.'],
        'A brush on a coat',
      ],
      [
        'Sew on what is loose',
        ['Buttons, hangers, linings.', 'A spare button is often inside the seam.'],
        'A needle and a button',
      ],
      [
        'Have them cleaned',
        ['Say where the spots are, at the cuffs for instance.', 'Down and waxed cloth want a specialist.'],
        'Coats on a rail',
      ],
      [
        'Store them with air',
        ['Broad hanger, cotton cover, a finger of room.', 'Dark and cool, and not against the outer wall.'],
        'A cotton cover on a hanger',
      ],
    ],
    turn: ['And the glove goes in the pocket, where you will look for it.', 'Then the summer may come.'],
    asks: ['What was in your pocket?', 'Which coat will see another winter?'],
    ends: {
      p: 'An hour in spring, a good start in autumn.',
      f: 'And a coin in the pocket, as a present to yourself.',
      a: 'Clean first, up second.',
      t: 'Wax jackets are sponged with cold water and never washed with soap.',
      h: 'The throat sweet has been kept. For science.',
      i: 'See you in the first frost, old friend.',
      l: 'And the {wardrobe|closet} door closes softly.',
    },
    keep: 'the first warm weekend',
    send: 'somebody with one glove',
    own: [
      {
        kinds: ['service', 'offer', 'price', 'event'],
        about: 'coat|winter|down|jacket|spring|stor(?:e|ing|age)',
        lead: 'And for the coats this spring.',
      },
    ],
    pic: {
      ask: 'Winter coats on a rail in spring light',
      alt: 'Winter coats on a rail beside an open window',
    },
    claims: [['Clean before storage; store down uncompressed', 'textile care and outdoor makers']],
  },
  {
    id: 'hang-it-or-fold-it',
    format: 'tip',
    again: 9,
    emoji: '🪝',
    tags: ['WardrobeTips', 'KnitwearCare', 'ClothesCare'],
    title: ['Which clothes to hang and which to fold', 'Why knitwear should never hang'],
    cover: 'Hang it or fold it?',
    gist: [
      'What is woven may hang, what is knitted should lie. A jumper on a hanger grows longer and gets horns at the shoulders; shirts, jackets and {trousers|pants} keep their line on one.',
      'Pull at the cloth: if it gives, fold it. If it holds, hang it up. That is nearly the whole rule.',
    ],
    subject: ['Horns at the shoulders', 'Pull, and you know'],
    hooks: {
      '*': [
        'A jumper on a hanger grows a little every week. Mostly at the shoulders.',
        'Does it stretch? Then fold it. Does it hold? Then hang it.',
      ],
      p: 'Stored in the right way clothes need less ironing and last longer.',
      f: 'Look at the shoulders of your favourite jumper. Two little hills?',
      a: 'Woven hangs. Knitted lies.',
      t: 'A knitted fabric is made of loops, which give under its own weight; a woven one is locked by crossing threads.',
      h: 'The cardigan has grown so much, it could go to work by itself.',
      i: 'Everything has a place in which it rests well.',
      l: 'A stack of fine knits, soft edge on soft edge.',
    },
    lines: {
      '*': [
        'Knits lie, woven things hang. Otherwise the jumper grows horns and the shirt gets creases.',
        'Heavy dresses hang better by the loops inside than by the straps. That is what the loops are for.',
        'Fold {trousers|pants} along the crease and hang them by the hem: their own weight irons them.',
        'Stand folded things upright in the drawer, like books. You see all, and nothing gets squashed.',
      ],
      h: ['The chair in the bedroom is neither hanging nor folding. It is a third way.'],
    },
    scene: [
      'In the morning a jumper comes off its hanger, and the shoulders still show where it hung.',
      'The bedroom chair has disappeared. It is known to be under there somewhere.',
    ],
    why: [
      ['Loops stretch, and gravity has all night.', 'What was pulled out of shape hardly goes back.'],
      [
        'Woven cloth creases where it is folded, and hangs smooth by its own weight.',
        'A good hanger saves the iron.',
      ],
    ],
    parts: [
      [
        'Fold what stretches',
        ['{Jumpers|Sweaters}, cardigans, jersey dresses.', 'Loosely, the heavy ones at the bottom.'],
        'A stack of {jumpers|sweaters}',
      ],
      [
        'Hang what creases',
        ['Shirts, jackets, {trousers|pants}, silk.', 'On a hanger that is as broad as the shoulders.'],
        'Shirts on a rail',
      ],
      [
        'Air it in between',
        [
          'One evening on a hook, then back in its place.',
          'Wool freshens up by itself, and need not be washed each time.',
        ],
        'A jacket on a hook',
      ],
    ],
    turn: [
      'Horns already? Damp the spot and lay it flat.',
      'And the chair may stay. Everybody needs a chair.',
    ],
    asks: ['Do you have the chair as well?', 'What have you hung up that should have lain?'],
    ends: {
      p: 'One small test, many more years.',
      f: 'Greetings to your chair.',
      a: 'Pull, then decide.',
      t: 'Beaded and cut on the bias: always flat, or they grow at the hem.',
      h: 'The cardigan has been promoted.',
      i: 'Order is kindness to the person you are tomorrow.',
      l: 'A drawer that opens without a sound.',
    },
    keep: 'the day you tidy the {wardrobe|closet}',
    send: 'somebody with a chair like that',
    pic: {
      ask: 'A neat stack of knits beside a rail of shirts',
      alt: 'Folded jumpers beside shirts on a rail',
    },
    claims: [['Fold knits, hang wovens', 'textile care; clothing trade']],
  },
  {
    id: 'the-spill-of-lamp-oil',
    format: 'story',
    again: 13,
    emoji: '🪔',
    only: 'dry.?clean|reinigung',
    tags: ['DidYouKnow', 'DryCleaning', 'OldTrades'],
    title: ['How dry cleaning began: a lamp on a tablecloth', 'The Paris dyer and the lamp that fell over'],
    cover: 'A lamp falls over',
    gist: [
      'The story goes that in Paris, in the nineteenth century, a lamp was knocked over in the house of a dyer named Jolly. Where the spirit had run, the cloth was cleaner than before.',
      'A mishap, a dirty tablecloth, and somebody who looked at it twice. That is how the trade tells of its beginning.',
    ],
    subject: ['A lamp falls over in Paris', 'Somebody looked twice'],
    hooks: {
      '*': [
        'They say that it began with a lamp that fell over, on a tablecloth, in Paris.',
        'A spill that made a cloth cleaner: that is how the trade tells its beginning.',
      ],
      p: 'Behind the method stands an observation that others would have thrown away.',
      f: 'The next time you knock something over, look at it first.',
      a: 'A lamp fell. A trade began.',
      t: 'Lamp fuel of that kind was a solvent for grease; today others are used, in closed machines.',
      h: 'What the lady of the house said has not come down to us. One can guess.',
      i: 'Whoever looks closely finds something even in a mishap.',
      l: 'Lamplight on white damask, and a dark stain that grows lighter.',
    },
    lines: {
      '*': [
        'The trade tells it so: a lamp was knocked over in Paris, and where the fuel ran, the cloth turned clean.',
        'For long it was called French cleaning, since it came from Paris.',
        'What dissolves fat and leaves wool in peace: people were after that long before there were machines.',
        'The first cleaners opened the seams, cleaned the pieces one by one, and sewed them together again.',
      ],
      h: ['Most lamps that fall over found no trade. One must also say that.'],
    },
    scene: [
      'A dining room, a sleeve, a lamp that topples. Everybody jumps up, and one man stays bent over the cloth.',
      'On an old sign, in gold letters, stands: French cleaning. The gold is still good.',
    ],
    why: [
      [
        'Water was hard on wool and on the dyes of that time.',
        'A good coat was worth a month of wages, and could not be risked.',
      ],
      [
        'Somebody saw the clean patch, and did not just throw the cloth away.',
        'Many had seen such a patch. One of them asked why.',
      ],
    ],
    parts: [
      [
        'The lamp fell over',
        [
          'A maid, a sleeve, a lamp full of spirit: it depends on who tells it.',
          'A lamp fell over, onto a tablecloth that was no longer clean.',
        ],
        'An old oil lamp',
      ],
      [
        'The cloth was cleaner afterwards',
        [
          'Where the spirit had run, the grease was gone from the cloth.',
          'The dyer saw a clean patch where there should have been a stain, and knew what he was looking at.',
        ],
        'A white cloth with a pale patch',
      ],
      [
        'A business came of it',
        [
          'Soon he cleaned for others in that way, and word of it spread abroad.',
          'His trade grew, and in English it was called French cleaning for a long time.',
        ],
        'An old shop sign',
      ],
    ],
    turn: [
      'Whether it went exactly so, nobody can prove any more.',
      'It is a good story, and the coats were real.',
    ],
    asks: ['Which mishap of yours turned out well?', 'Who in your family looks twice?'],
    ends: {
      p: 'A legend of the trade, passed on with a wink.',
      f: 'And put the lamp further from the edge.',
      a: 'Look twice.',
      t: 'Please do not try it at home: what cleans that way also burns.',
      h: 'The maid never got a share. We would like to have that corrected.',
      i: 'Good things may begin with an oh dear.',
      l: 'And somewhere a lamp is lit again.',
    },
    caution: 'Never clean cloth with fuel or solvents at home: the vapour catches fire.',
    keep: 'the next oh dear',
    send: 'somebody who knocks things over',
    own: [{ kinds: ['history', 'story', 'people'], about: '.', lead: 'And how it began here.' }],
    pic: { ask: 'An old lamp, sign or tool of the trade', alt: 'An old oil lamp on a white cloth' },
    claims: [
      [
        'Legend of Jean-Baptiste Jolly, Paris, told as legend; "French cleaning"',
        'histories of dry cleaning, which differ on year and details',
      ],
    ],
  },
  {
    id: 'what-comes-out-after-a-summer',
    format: 'season',
    again: 11,
    emoji: '☀️',
    when: { season: ['summer'] },
    tags: ['SummerClothes', 'LaundryTips', 'StainTips'],
    title: [
      'Sun cream, deodorant, grass: summer marks on clothes',
      'Yellow patches on white shirts in summer',
    ],
    cover: 'Marks of summer',
    gist: [
      'Sun cream, deodorant and sweat leave what shows later: yellow under the arms, orange after the wash. Let cream and deodorant dry before you dress, rinse sweat out soon, no {chlorine bleach|bleach}.',
      'White shirts do not yellow by sweat alone. It is the mixture with deodorant, and the heat of the iron on top.',
    ],
    subject: ['Let it dry before you dress', 'No bleach on sun cream'],
    hooks: {
      '*': [
        'The white shirt has a yellow summer under its arms. It is not only the sweat.',
        'Sun cream protects the skin and is hard on the shirt. Give it some minutes to sink in.',
      ],
      p: 'Most summer marks can be avoided at the moment of dressing.',
      f: 'Cream, coffee, then the shirt. In that order.',
      a: 'Cream on. Wait. Dress.',
      t: 'Aluminium salts in antiperspirants bind with sweat to a yellow deposit; some sunscreen filters turn orange with iron or bleach.',
      h: 'It was a white linen shirt. Now it is off white, and tells of Portugal.',
      i: 'A stain from a good day is still a stain, and a memory.',
      l: 'Linen, salt, sun, and in the evening a cool rinse.',
    },
    lines: {
      '*': [
        'Let sun cream and deodorant dry for some minutes before you dress. It saves more shirts than any stain remover.',
        'No {chlorine bleach|bleach} on sun cream: some filters turn orange with it. Liquid soap first, then a normal wash.',
        'Rinse a sweaty shirt in the evening, with cool water. It takes a minute, and nothing gets time to yellow.',
        'Swimming things: rinse in clear water, press and do not wring, dry in the shade.',
      ],
      h: ['Grass on white {trousers|pants}: the picnic was a success.'],
    },
    scene: [
      'On a balcony by the sea hangs a row of things that have been rinsed in the basin, and drips on the geraniums.',
      'In September somebody holds a white shirt against the light, and there is the whole holiday in it.',
    ],
    why: [
      [
        'Deodorant and sweat together make a crust that a normal wash does not dissolve.',
        'Each ironing fixes such marks a little more.',
      ],
      [
        'In the cream are oils and filters, and both like to stay in cotton.',
        'Heat and bleach make such marks worse and not better.',
      ],
    ],
    parts: [
      [
        'Wait before you dress',
        ['Cream and deodorant want some minutes.', 'Put the shirt on last, after the coffee.'],
        'A shirt on a chair, a tube beside it',
      ],
      [
        'Rinse it in the evening',
        ['Cool water, a little liquid soap under the arms.', 'A basin in the hotel is enough.'],
        'A shirt in a basin',
      ],
      [
        'Leave bleach and iron alone',
        ['Until the mark is out.', 'What has gone yellow wants soaking, and patience.'],
        'A shirt on a line',
      ],
    ],
    turn: [
      'And what does not come out, bring in soon and say what it was.',
      'Some shirts may simply become beach shirts.',
    ],
    asks: ['What did you bring home on your shirt?', 'Which piece is a beach shirt by now?'],
    ends: {
      p: 'A few minutes in the morning, a minute at night.',
      f: 'Have a lovely summer, in white.',
      a: 'Wait, rinse, no bleach.',
      t: 'Oxygen bleach is another matter; where the label allows it, it is the milder way for whites.',
      h: 'Portugal has been informed.',
      i: 'Days like that are worth a shirt.',
      l: 'And linen that smells of the sea.',
    },
    keep: 'the suitcase',
    send: 'whoever wears white on holiday',
    own: [
      {
        kinds: ['service', 'offer', 'price'],
        about: 'stain|shirt|white|linen|summer|express|same.day',
        lead: 'And for what summer has left behind.',
      },
    ],
    pic: { ask: 'A white shirt on a line in the sun', alt: 'A white linen shirt on a line' },
    claims: [
      [
        'Antiperspirant deposits yellow; sunscreen filters may discolour with iron or chlorine bleach',
        'textile care advice; sunscreen makers',
      ],
    ],
  },
];
