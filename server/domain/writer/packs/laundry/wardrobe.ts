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
        ['One shoulder, then the other.', 'That part shows most on the shoulders.'],
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
        'Iron round the body of the shirt',
        ['Front with the buttons, back, other front.', 'In long strokes.'],
        'A shirt on a board',
      ],
    ],
    turn: ['Hang the shirt up at once and let it cool.', 'Then iron the next one while the iron is hot.'],
    asks: ['Which part of a shirt do you iron first?', 'How many shirts are waiting to be ironed?'],
    ends: {
      p: 'A shirt in five steps and five minutes.',
      f: 'And take your time.',
      a: 'Collar first, back last.',
      t: 'Cotton takes three dots, mixed cloth two. Begin with the cooler ones.',
      h: 'The rest of the shirt will have its turn.',
      i: 'One shirt at a time.',
      l: 'A warm shirt and a clean line.',
    },
    keep: 'Sunday night',
    send: 'somebody with a first job',
    own: [
      {
        kinds: ['service', 'price', 'offer', 'process'],
        about: 'iron|shirt|press',
        lead: 'For shirts you would rather not iron:',
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
    cover: 'What helps against clothes moths',
    myth: 'Lavender and cedar are enough against moths',
    short: 'They help a little. Clean wool, closed bags and a look now and then help more.',
    gist: [
      'Flying moths do not eat. Their grubs eat wool, silk, fur and feathers, and like sweat and soup best. Wash woollens before you store them, and close the bag.',
      'Lavender loses its scent, but a clean {jumper|sweater} in a closed bag is safe. Moths like best what was worn once and put back.',
    ],
    subject: ['Clothes moths: who eats the wool?', 'Moths like worn {jumpers|sweaters}'],
    hooks: {
      '*': [
        'The moth that flies past you has never eaten wool. Its grubs have.',
        'You hang up lavender against moths, and they eat the {jumper|sweater} beside it.',
      ],
      p: 'Against moths: wash wool, close the bag, look in now and then.',
      f: 'A moth hole in your {jumper|sweater}? First look at the ones next to it.',
      a: 'Against moths: wash it, close it, check it.',
      t: 'Only the larvae feed, on keratin; sweat and food on the fibre give them what pure wool lacks.',
      h: 'The lavender smells lovely. The moths like it too.',
      i: 'Good wool lasts a lifetime, if the moths do not get it.',
      l: 'A clean {jumper|sweater}, folded, and not one moth hole.',
    },
    lines: {
      '*': [
        'Clothes moths prefer wool with a trace of sweat or food. Never put a worn jumper away for the summer.',
        'Clothes moths like it dark and quiet. Shaking and brushing your clothes disturbs them more than any scent.',
        'A few days in the freezer, well sealed in a bag, is how museums treat small woollens. Some weeks are safer in a home one.',
        'Against moths, vacuum the floor and the cracks of the {wardrobe|closet} and throw the bag away.',
      ],
      h: ['Twelve {jumpers|sweaters}, and the moths chose the cashmere one.'],
    },
    scene: [
      'On the first cold morning you take out the {jumper|sweater}, and daylight shines through three holes.',
      'On the floor of the {wardrobe|closet} lies a small white tube like a grain of rice. It belongs to a moth grub.',
    ],
    why: [
      ['Lavender fades within weeks, and hungry grubs are not fussy.', 'Cedar wood loses its scent as well.'],
      ['Grubs need more than wool: they look for sweat and food on it.', 'On clean wool they hardly thrive.'],
    ],
    parts: [
      [
        'Clean it before you store it',
        ['Even what you wore only once.', 'Washing or cleaning kills the eggs.'],
        'A clean jumper, folded',
      ],
      [
        'Store wool in a closed bag',
        ['In a bag or a box that closes, without gaps.', 'A cotton cover does not stop grubs.'],
        'A zipped bag with a jumper',
      ],
      [
        'Check your wool once a month',
        ['Shake, turn, and shine a light into the corners.', 'Then one hole stays one hole.'],
        'A torch in a {wardrobe|closet}',
      ],
    ],
    turn: [
      'Keep the lavender. It smells good, and does no harm.',
      'And check the carpet and the hats as well.',
    ],
    asks: ['Which {jumper|sweater} did the moths get?', 'What do you do against moths?'],
    ends: {
      p: 'One evening in spring saves your wool.',
      f: 'And hug your {jumpers|sweaters} now and then. Movement helps.',
      a: 'Clean wool, closed bag.',
      t: 'Moth traps show whether you have moths. They do not get rid of them.',
      h: 'At least the moths have good taste.',
      i: 'A favourite {jumper|sweater} is worth an evening.',
      l: 'And in the {autumn|fall} it is still whole.',
    },
    keep: 'the evening when the {jumpers|sweaters} go up',
    send: 'somebody with cashmere',
    own: [
      {
        kinds: ['service', 'offer', 'price'],
        about: 'knit(?:s|ted|ting|wear)|wool|cashmere|stor(?:e|ing|age)|jumper|sweater',
        lead: 'Before you store your {woollens|woolens}:',
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
    title: ['Putting winter coats away: clean first', 'End of winter: what to do with coats and scarves'],
    cover: 'Clean winter coats before storing',
    gist: [
      'Before you put winter coats away, brush them, mend them and have them cleaned. In the {autumn|fall} you will be cold and have no time.',
      'A winter coat stored dirty comes out with stains or moth holes. Clean it now, and it is ready for the first cold day.',
    ],
    subject: ['Winter coats: clean, then store', 'Putting your winter coat away?'],
    hooks: {
      '*': [
        'Before your winter coat goes to the back of the {wardrobe|closet}, look at its collar.',
        'Winter coats should be cleaned in spring, before you store them.',
      ],
      p: 'Winter coats that are stored clean keep their shape and {colour|color}.',
      f: 'Putting your coat away? Look in the pockets first. There is always a glove.',
      a: 'Winter coats: brush, mend, clean, store.',
      t: 'Salt, skin oil and food on a coat attract moths and weaken the cloth over the summer.',
      h: 'In the pocket of the winter coat: a chestnut, a ticket, and one very old sweet.',
      i: 'Put your coat away clean, and you will be glad in the first frost.',
      l: 'A wool coat, brushed and clean, with a sprig of lavender.',
    },
    lines: {
      '*': [
        'Before you store winter coats, check pockets, buttons, collar and hem. Then have them cleaned.',
        'Brush a wool coat dry, from the top down. It takes off more than you think.',
        'Down jackets are stored loose, never squashed in a bag. Down that was pressed for months stays flat.',
        'Bring your winter coats now. In October everybody comes at once.',
      ],
      h: ['The lost glove was in the other coat all winter.'],
    },
    scene: [
      'Somebody carries an armful of winter coats, and a single glove falls out.',
      'You brush a dark coat in the sun, and a winter of dust rises from it.',
    ],
    why: [
      [
        'You hardly see the marks on the collar now. By {autumn|fall} they are brown.',
        'Skin oil darkens over a warm summer.',
      ],
      ['There is time now to sew on buttons.', 'In October you need the coat as it is.'],
    ],
    parts: [
      [
        'Empty the pockets and brush the coat',
        ['Outdoors, from collar to hem.', 'A clothes brush, dry, in one direction.'],
        'A brush on a coat',
      ],
      [
        'Sew on loose buttons',
        ['Buttons, hangers, linings.', 'A spare button is often inside the seam.'],
        'A needle and a button',
      ],
      [
        'Have the coats cleaned',
        ['Say where the spots are, at the cuffs for instance.', 'Ask us about down and waxed cloth.'],
        'Coats on a rail',
      ],
      [
        'Store coats with space around them',
        ['Broad hanger, cotton cover, a finger of room.', 'Dark and cool, and not against the outer wall.'],
        'A cotton cover on a hanger',
      ],
    ],
    turn: ['Put the glove back in the pocket, where you will look for it.', 'Now it can get warm.'],
    asks: ['What was in the pocket of your winter coat?', 'Which coat will see another winter?'],
    ends: {
      p: 'An hour in spring, a good start in autumn.',
      f: 'And a coin in the pocket, as a present to yourself.',
      a: 'Clean the coat, then store it.',
      t: 'Wax jackets are sponged with cold water and never washed with soap.',
      h: 'Nobody ate the old sweet.',
      i: 'See you in the first frost.',
      l: 'And the coats are done until the cold comes back.',
    },
    keep: 'the first warm weekend',
    send: 'somebody with one glove',
    own: [
      {
        kinds: ['service', 'offer', 'price', 'event'],
        about: 'coat|winter|down|jacket|spring|stor(?:e|ing|age)',
        lead: 'For your winter coats:',
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
      'Fold knitwear, hang shirts. A {jumper|sweater} on a hanger gets longer and gets bumps at the shoulders; shirts, jackets and {trousers|pants} keep their shape on one.',
      'Hang it or fold it? Pull at the cloth: if it stretches, fold it, and if not, hang it up.',
    ],
    subject: ['Never hang a {jumper|sweater}', 'Which clothes to fold'],
    hooks: {
      '*': [
        'A {jumper|sweater} on a hanger gets longer every week, and gets bumps at the shoulders.',
        'Clothes that stretch should be folded. Clothes that do not can hang.',
      ],
      p: 'Clothes that are hung or folded the right way need less ironing.',
      f: 'Look at the shoulders of your favourite {jumper|sweater}. Are there two little bumps?',
      a: 'Hang shirts, fold {jumpers|sweaters}.',
      t: 'Knitwear is made of loops, which stretch under their own weight. Woven cloth does not.',
      h: 'The cardigan hung up all winter. Now it is a coat.',
      i: 'Fold your {jumpers|sweaters}, and they keep their shape.',
      l: 'A neat stack of soft {jumpers|sweaters}.',
    },
    lines: {
      '*': [
        'Fold knitwear and hang woven clothes, or the {jumper|sweater} stretches and the shirt creases.',
        'Hang heavy dresses by the loops inside and not by the straps. That is what the loops are for.',
        'Fold {trousers|pants} along the crease and hang them by the hem: their own weight irons them.',
        'Stand folded clothes upright in the drawer, like books. You see them all.',
      ],
      h: ['Some clothes are hung, some are folded. Most live on the chair.'],
    },
    scene: [
      'In the morning a jumper comes off its hanger, and the shoulders still show where it hung.',
      'The bedroom chair has disappeared. It is known to be under there somewhere.',
    ],
    why: [
      ['Knitwear stretches under its own weight.', 'A stretched {jumper|sweater} hardly goes back.'],
      ['Shirts crease when folded, and stay smooth when hung.', 'A good hanger saves ironing.'],
    ],
    parts: [
      [
        'Fold clothes that stretch',
        ['{Jumpers|Sweaters}, cardigans, jersey dresses.', 'Loosely, the heavy ones at the bottom.'],
        'A stack of {jumpers|sweaters}',
      ],
      [
        'Hang clothes that crease',
        ['Shirts, jackets, {trousers|pants}, silk.', 'On a hanger that is as broad as the shoulders.'],
        'Shirts on a rail',
      ],
      [
        'Air clothes after wearing',
        [
          'One evening on a hook, then back in its place.',
          'Wool freshens up by itself, and need not be washed each time.',
        ],
        'A jacket on a hook',
      ],
    ],
    turn: [
      'Bumps at the shoulders already? Damp them and lay the {jumper|sweater} flat.',
      'And the clothes chair may stay. Everybody has one.',
    ],
    asks: ['Do you have a clothes chair, too?', 'Which {jumper|sweater} did you stretch on a hanger?'],
    ends: {
      p: 'One small test, and clothes keep their shape.',
      f: 'And clear that chair tonight.',
      a: 'Fold knits, hang shirts.',
      t: 'Beaded and cut on the bias: always flat, or they grow at the hem.',
      h: 'The cardigan is now folded.',
      i: 'And tomorrow you find everything.',
      l: 'A drawer in which you see it all.',
    },
    keep: 'the day you tidy the {wardrobe|closet}',
    send: 'somebody with a clothes chair',
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
    cover: 'How dry cleaning began',
    gist: [
      'The story goes that in Paris, in the nineteenth century, a lamp was knocked over in the house of a dyer named Jolly. Where the spirit had run, the cloth was cleaner than before.',
      'Dry cleaning began with an accident, the story goes: a lamp, a dirty tablecloth, and a dyer who looked twice.',
    ],
    subject: ['Dry cleaning and the Paris lamp', 'The accident behind dry cleaning'],
    hooks: {
      '*': [
        'They say dry cleaning began with a lamp that fell over on a tablecloth in Paris.',
        'Dry cleaning began with a spill that made a tablecloth cleaner. So the story goes.',
      ],
      p: 'Dry cleaning began because somebody looked closely at a spill.',
      f: 'Knocked something over? That is how dry cleaning is said to have begun.',
      a: 'A lamp fell over, and dry cleaning began.',
      t: 'The lamp fuel dissolved grease. Today dry cleaners use other solvents, in closed machines.',
      h: 'The lamp oil cleaned the tablecloth. What the lady of the house said is not known.',
      i: 'Some good ideas begin with an accident. Dry cleaning is one.',
      l: 'A lamp falls on a white tablecloth, and the stain makes it cleaner.',
    },
    lines: {
      '*': [
        'The story of dry cleaning: a lamp fell over in Paris, and the fuel cleaned the tablecloth.',
        'Dry cleaning was long called French cleaning, since it came from Paris.',
        'Dry cleaning takes out grease and does not harm wool. People had long looked for that.',
        'The first dry cleaners took a coat apart, cleaned the pieces one by one, and sewed it together again.',
      ],
      h: ['Most lamps that fall over just make a mess.'],
    },
    scene: [
      'In a Paris dining room a sleeve catches the lamp. Everybody jumps up, and one man looks at the tablecloth.',
      'On an old shop sign stands in gold letters: French cleaning.',
    ],
    why: [
      [
        'Water was hard on wool and on the dyes of that time.',
        'A good coat was worth a month of wages, and could not be risked.',
      ],
      [
        'Somebody saw the clean patch, and did not just throw the cloth away.',
        'Others had seen such a patch. He asked why.',
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
    turn: ['Whether it went exactly so, nobody can prove any more.', 'But it is a good story.'],
    asks: ['Which accident of yours turned out well?', 'Who in your family always knocks things over?'],
    ends: {
      p: 'A good story, and perhaps a true one.',
      f: 'And put the lamp away from the edge.',
      a: 'A lucky accident.',
      t: 'Please do not try it at home: what cleans that way also burns.',
      h: 'Nobody thanked the maid.',
      i: 'Some accidents turn out well.',
      l: 'And the tablecloth was white again.',
    },
    caution: 'Never clean cloth with fuel or solvents at home: the vapour catches fire.',
    keep: 'the next spill',
    send: 'somebody who knocks things over',
    own: [{ kinds: ['history', 'story', 'people'], about: '.', lead: 'How we began:' }],
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
    cover: 'Summer stains on clothes',
    gist: [
      '{Sun cream|Sunscreen}, deodorant and sweat leave yellow or orange marks. Let them dry before you dress, rinse sweat out soon, and use no {chlorine bleach|bleach}.',
      'White shirts get yellow from sweat and deodorant together, and ironing makes it worse.',
    ],
    subject: ['Yellow marks on white shirts', 'No bleach on {sun cream|sunscreen}'],
    hooks: {
      '*': [
        'Yellow marks under the arms of a white shirt do not come from sweat alone.',
        '{Sun cream|Sunscreen} stains shirts. Give it a few minutes to sink in before you dress.',
      ],
      p: 'You can avoid most summer stains when you get dressed.',
      f: '{Sun cream|Sunscreen} first, then coffee, then the white shirt.',
      a: 'Let {sun cream|sunscreen} dry, then dress.',
      t: 'Aluminium salts in antiperspirants bind with sweat to a yellow deposit; some sunscreen filters turn orange with iron or bleach.',
      h: 'The linen shirt was white before the {holiday|vacation}. Now it is the {colour|color} of {sun cream|sunscreen}.',
      i: 'A grass stain means you had a good day.',
      l: 'A white linen shirt, a day at the sea, and a rinse in the evening.',
    },
    lines: {
      '*': [
        'Let {sun cream|sunscreen} and deodorant dry for a few minutes before you dress. It saves many shirts.',
        'No {chlorine bleach|bleach} on {sun cream|sunscreen} stains: some turn orange. Use liquid soap, then a normal wash.',
        'Rinse a sweaty shirt with cool water the same evening, and it does not turn yellow.',
        'Rinse swimwear in clear water, press it, do not wring it, and dry it in the shade.',
      ],
      h: ['Grass on white {trousers|pants}: the picnic was a success.'],
    },
    scene: [
      'Shirts, rinsed in the hotel basin, hang on a balcony by the sea.',
      'In September you hold a white shirt to the light and see every stain of the summer.',
    ],
    why: [
      [
        'Deodorant and sweat make a crust that a normal wash does not remove.',
        'Ironing makes the stain stay.',
      ],
      ['The oils in {sun cream|sunscreen} stay in cotton.', 'Heat and bleach make the marks worse.'],
    ],
    parts: [
      [
        'Wait before you dress',
        ['Cream and deodorant need a few minutes.', 'Put the shirt on last, after the coffee.'],
        'A shirt on a chair, a tube beside it',
      ],
      [
        'Rinse the shirt in the evening',
        ['Cool water, a little liquid soap under the arms.', 'A basin in the hotel is enough.'],
        'A shirt in a basin',
      ],
      [
        'Leave bleach and iron alone',
        ['Wait until the stain is out.', 'Yellow marks need a long soak.'],
        'A shirt on a line',
      ],
    ],
    turn: ['If a stain stays, bring it to us soon.', 'Some shirts simply become beach shirts.'],
    asks: ['Which stain did you bring home from the summer?', 'Which shirt is a beach shirt by now?'],
    ends: {
      p: 'A few minutes in the morning, a minute at night.',
      f: 'Have a lovely summer, in white.',
      a: 'Wait, rinse, no bleach.',
      t: 'Oxygen bleach is another matter; where the label allows it, it is the milder way for whites.',
      h: 'The shirt now stays at the beach.',
      i: 'A good day is worth a shirt.',
      l: 'And linen that smells of the sea.',
    },
    keep: 'the suitcase',
    send: 'somebody who wears white in summer',
    own: [
      {
        kinds: ['service', 'offer', 'price'],
        about: 'stain|shirt|white|linen|summer|express|same.day',
        lead: 'For summer stains and shirts:',
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
