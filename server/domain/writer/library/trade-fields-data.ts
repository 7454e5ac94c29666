// Which ideas of a wide trade belong to some of it alone: a barber's customers do not ask about make-up brushes, nor a groomer's about
// tablets. Read by id, beside the branches that are read from an idea's words (branches.ts).
import type { Field } from './industry-fields-data.ts';
import { SITE_FIELDS } from './site-fields-data.ts';

/** For all but those who say `branch` and nothing of `others`. */
const unlessOnly = (branch: string, others: string): string =>
  `^(?:(?![\\s\\S]*(?:${branch}))|(?=[\\s\\S]*(?:${others})))`;

const WOMENS_HAIR =
  'salon|women|ladies|hairdress|stylist|blow.?dry|balayage|highlights|colou?r(?:ist|ing)?\\b|unisex|bridal';
const SKIN =
  'beauty|beautician|make-?up|cosmetic|facials?\\b|skin ?(?:care|studio|clinic)|\\bbrows?\\b|lash|\\bspa\\b';
const EYES = 'lash|\\bbrows?\\b|beauty|beautician|\\bspa\\b|facials?\\b';

/** A lash lift is no extension. */
const EXTENSIONS =
  'lash(?:es)?[^.]{0,30}extension|extensions?[^.]{0,20}lash|lash (?:artist|tech|studio|bar|salon)|(?:volume|russian|individual|classic|hybrid) lash';

const VETS = '\\bvets?\\b|veterinar|animal (?:hospital|clinic)';
const WALKERS = 'walk(?:s|er|ers|ing)\\b|pet ?sit|dog ?sit|boarding|kennel|day ?care|cattery|sleepover';
const TRAINERS = '\\btrain(?:er|ers|ing)\\b|behaviou?r|pupp(?:y|ies) class|obedience|agility';
const PET_SHOPS = 'pet (?:shop|store|food|suppl)|raw food|aquari';
const NO_GROOMER_ALONE = unlessOnly(
  'groom',
  [VETS, WALKERS, TRAINERS, PET_SHOPS, 'rescue|shelter'].join('|'),
);

const CLEANS_HOUSES =
  '(?:house|home|domestic|tenancy|deep|regular|residential|general|weekly) clean|cleaners for|clean(?:ers|ing) (?:for|of) (?:homes|houses|flats)|we clean (?:houses|homes)|\\bmaids?\\b|housekeep|airbnb';
const CLEANS_OFFICES = 'offices?\\b|commercial clean|workplaces?\\b';
const CLEANS_CARPETS = '(?:carpets?|upholstery|rugs?|sofas?)\\b[^.]{0,40}clean';
const CLEANS_PANES = 'window clean|windows? (?:and|&) gutter|clean(?:s|ing)? windows';
/** What a household does itself: whoever cleans panes, carpets, ovens or offices alone is asked about none of it. */
const HOUSEHOLD = unlessOnly(
  `${CLEANS_PANES}|${CLEANS_CARPETS}|ovens?\\b[^.]{0,20}clean|${CLEANS_OFFICES}|pressure wash|jet wash|gutters? (?:clean|clear|vacuum)|gutters`,
  CLEANS_HOUSES,
);
const OR_OFFICES = `${HOUSEHOLD}|${CLEANS_OFFICES}`;

const GROWS =
  '(?<!landscape )gardeners?\\b|gardening|garden (?:care|maint|service|cent|club)|kitchen garden|nurser(?:y|ies)\\b|plants\\b|perennials?|borders|allotment|horticult|flowers\\b|roses\\b';
const DESIGNS =
  'landscap|garden (?:design|build|makeover)|(?:design|build)s?(?: and \\w+)? (?:\\w+ )?gardens';
const MOWS = '\\blawns?\\b|\\bmow|\\bturf|grass cut';
const PAVES = 'paving|\\bpatios?\\b|driveways?|hard landscap';
const FELLS = 'tree (?:surg|care|work|fell|service|removal)|arbor|stump';

const SELLS_HOMES =
  'estate agen|realtor|real estate (?:agen|brok|office|firm)|realty|immobilien|(?:sales|selling|sale) of (?:\\w+ ){0,3}(?:homes|houses|cottages|flats|property)|sell(?:s|ing)? (?:\\w+ ){0,3}(?:homes|houses|cottages|flats|property|apartments)|property (?:sales|finder|search)|buying agent|valuations?\\b|house sales|sales and lettings|lettings and sales|homes? for sale|new homes';
const LETS_HOMES = 'letting|\\blet\\b|landlord|tenan|\\brentals?\\b|relocation';

const COFFEE =
  'coffee|caf(?:e\\b|é)|espresso|barista|brunch|breakfast|tea ?(?:room|house|shop)|\\bteas?\\b|bakery|cakes?\\b';
const MORNINGS = 'breakfast|brunch|caf(?:e\\b|é)|\\bdiner\\b|eggs\\b|all day|tea ?room|from (?:7|8|9|10)\\b';

/** A place for coffee and cake without a kitchen for meals: nobody asks it about starters, steaks and dinner for one. */
const SERVES_MEALS = unlessOnly(
  'coffee|caf(?:e\\b|é)|tea ?(?:room|house)|espresso',
  'restaurant|bistro|brasserie|trattoria|osteria|pizz|steak|\\bdiner\\b|dinners?\\b|suppers?\\b|\\bpub\\b|tapas|tasting menu|courses\\b|chefs?\\b|our kitchen|small plates|\\bmains\\b',
);
/** Who cooks one kind of dish: no asparagus in a pizzeria, no warm plates in a noodle bar. */
const ONE_DISH =
  'pizz|burger|noodle|ramen|sushi|kebab|tacos?\\b|taqueria|mexic|burrito|indian|curry|thai\\b|chinese|vietnam|korean|dim sum|falafel|shawarma|fried chicken';
/** Who cooks meals of many kinds. */
const COOKS_WIDELY = `${SERVES_MEALS.replace('^', `^(?![\\s\\S]*(?:${ONE_DISH}))`)}`;
const SEASONAL_MENU =
  '\\bpubs?\\b|\\binn\\b|bistro|brasserie|seasonal|fine dining|tasting menu|gastro|modern (?:british|european)|farm.to.table|local (?:farms|produce|ingredients)|french|steak';
const TASTING_MENU = 'tasting menu|(?:five|six|seven|eight|nine|ten|[5-9]|1\\d)[ -]courses?';

/** Whose food leaves in a box. */
const ORDERS_OUT =
  'take.?aways?\\b|take.?out\\b|to go\\b|deliver|collect|truck|\\bvan\\b|street food|stall|chippy|chip shop|chips|kebab|burger|trailer|drive.?(?:in|thru)|wings|tacos?\\b|burrito|falafel|hot ?dog|sandwich|bagel';
/** Who is rung up on a Friday: nobody rings a van in a field. */
const TAKES_ORDERS = unlessOnly(
  'truck|\\bvan\\b|street food|stall|\\bcart\\b|trailer|pop.?up',
  'take.?aways?\\b|take.?out\\b|deliver|click and collect',
);
const EATEN_OUT = `^(?=[\\s\\S]*(?:${ORDERS_OUT}))`;

const CAKES_TO_ORDER =
  '(?:wedding|celebration|birthday|custom|bespoke|tiered|occasion|novelty) cakes?\\b|cakes? (?:maker|design|studio|artist|made to order|for (?:weddings|birthdays|parties))|cupcake|sugar flowers?';
const BREAKFAST_BAKERY =
  '\\bbreads?\\b|\\bloa(?:f|ves)|baguette|sourdough|bakehouse|\\brolls?\\b|bagel|croissant|patisserie|pâtisserie|pastr(?:y|ies)|\\bbuns?\\b|scone|\\bpies?\\b|(?:baking|cake|decorating) class';

/** What is on the shelves of a food shop. */
const VEG =
  'greengrocer|vegetab|\\bveg\\b|\\bfruit|(?:fresh|local|seasonal|organic|farm) produce|farm ?(?:shop|stand)|\\bgrocer(?:y|s)?\\b(?! cart)|food ?hall';
const CHEESES = '\\bchees(?!ecake)|\\bdelis?\\b|delicatess|farm ?shop|food ?hall';
const PANTRY =
  '\\bdelis?\\b|delicatess|farm ?shop|\\bgroc|food ?hall|pantry|general store|whole ?food|village shop|olives (?:and|from|by)|store ?cupboard|zero.?waste|refill';
const CURED = 'charcuter|\\bdelis?\\b|delicatess|\\bham\\b|salami|\\bcured|bacon|prosciutto';

/** Whose guests have a room, and somebody who makes the bed. */
const ROOMS =
  'guest ?-?house|\\bb ?& ?b\\b|\\bbnb\\b|bed (?:and|&) breakfast|hotel|\\binn\\b|\\bpension\\b|(?:bed)?rooms\\b|hostel';
const BREAKFASTS =
  '(?:cooked|full|english|continental|buffet|home.?made|hearty|welsh|scottish|irish|free) breakfast|breakfasts?\\b(?! hamper| basket| box| pack)';
const FAMILIES = 'famil|child|\\bkids?\\b|cots?\\b|high ?chair';
/** Who comes with a tent or a van of their own. */
const OWN_TENT = unlessOnly(
  'glamp|bell tents?|yurts?\\b|\\bpods?\\b|shepherd.?s.? huts?|tree ?house|safari tents?|cabins?\\b|\\bdomes?\\b|tipis?\\b',
  'pitch|own tent|touring|caravan|camper|motor ?home|hook.?up|camp ?(?:site|ground)|\\bRVs?\\b|(?<!bell |safari )tents and',
);

export const TRADE_FIELDS: Readonly<Record<string, readonly Field[]>> = {
  'hair-beauty': [
    {
      has: unlessOnly('barber', WOMENS_HAIR),
      ideas: [
        ...['salon-words', 'why-the-patch-test', 'tell-the-history', 'clean-hair-for-colour'],
        ...['brush-from-the-ends', 'no-straightener-on-damp', 'before-the-wedding', 'fringe-or-no-fringe'],
        ...['the-friday-set', 'press-do-not-rub', 'wash-the-brush', 'hair-in-the-brush'],
        ...['trims-and-growth', 'shampoo-for-the-scalp', 'just-a-trim', 'holiday-hair-water'],
        // Barbers have these in their own words.
        ...['bring-the-wrong-photo', 'say-it-in-the-chair', 'what-they-see-at-the-door', 'chat-or-quiet'],
        ...['how-often-do-you-wash', 'never-cut-paper', 'between-two-customers', 'five-minutes-to-the-bus'],
        ...['worst-haircut-ever', 'hat-hair', 'wet-before-the-pool'],
      ],
    },
    // Where one walks in, nobody books ahead.
    {
      has: unlessOnly(
        'walk[- ]?ins? (?:only|welcome)|no appointments?',
        'by appointment|book (?:online|ahead|a)',
      ),
      ideas: ['booked-ahead-or-on-a-whim'],
    },
    {
      has: SKIN,
      ideas: [
        ...['sponges-and-brushes', 'the-little-jar-symbol', 'perfume-is-patient', 'bag-in-spring'],
        ...['two-fingers-of-sunscreen', 'thin-before-thick'],
      ],
    },
    { has: EYES, ideas: ['sisters-not-twins', 'the-sister-called-mabel'] },
    {
      has: EXTENSIONS,
      ideas: ['wash-your-lashes', 'lashes-fall-every-day', 'eyes-closed-for-an-hour'],
    },
  ],
  law: [
    // Who writes deeds and wills opposes nobody: their clients have no letters from the other side.
    {
      has: unlessOnly(
        'conveyanc|\\bwills\\b|will[- ]writ|probate|estate plan|\\bnotar(?:y|ies)\\b',
        'divorce|family (?:law|lawyer|solicitor)|litigat|disput|employment|criminal|injury|immigration|contracts?\\b|commercial|\\bcourt|law firm',
      ),
      ideas: ['note-the-day-it-came', 'why-all-the-names-first', 'words-on-the-letterhead', 'will-i-win'],
    },
  ],
  'estate-agent': [
    // Who looks after a block or dresses a room is asked neither what a home is worth nor how to buy one.
    {
      has: SELLS_HOMES,
      ideas: [
        ...['how-a-price-is-found', 'starting-high', 'what-does-an-agent-do', 'why-does-it-take-so-long'],
        ...['words-in-particulars', 'why-viewers-open-cupboards', 'photograph-the-garden-now'],
      ],
    },
    {
      has: `${SELLS_HOMES}|(?:property|land|house) auction`,
      ideas: [
        ...['do-i-need-a-survey-on-new', 'the-cost-besides-the-price', 'come-in-november'],
        ...['what-damp-looks-like', 'where-does-the-north-go', 'old-walls-or-new'],
      ],
    },
    { has: LETS_HOMES, ideas: ['walk-through-with-a-record', 'the-last-rent', 'report-a-repair'] },
    {
      has: `${SELLS_HOMES}|${LETS_HOMES}|staging|stages?\\b homes|home styling`,
      ideas: ['photograph-a-room'],
    },
    {
      has: `${SELLS_HOMES}|${LETS_HOMES}`,
      ideas: [
        ...[
          'come-back-at-another-hour',
          'must-have-and-nice',
          'take-your-sofa-along',
          'how-a-floor-plan-is-made',
        ],
        ...['what-keys-should-not-say', 'quiet-lane-or-near-the-baker', 'photograph-the-meter'],
        ...['the-first-night-box', 'label-for-those-who-carry', 'what-do-you-unpack-first'],
      ],
    },
    {
      has: `${SELLS_HOMES}|staging|stages?\\b homes|home styling`,
      ideas: [
        ...[
          'does-a-plant-sell-a-house',
          'cross-the-road',
          'what-to-mend-before-selling',
          'viewing-in-an-hour',
        ],
        'bread-in-the-oven',
      ],
    },
  ],
  'vet-pets': [
    {
      has: NO_GROOMER_ALONE,
      ideas: [
        ...[
          'do-not-spend-the-word',
          'not-the-stick',
          'sixty-seconds-of-alone',
          'leave-the-growl',
          'be-a-tree',
        ],
        ...['a-curve-is-polite', 'he-only-wants-to-play', 'a-tug-is-a-game', 'supper-in-a-towel'],
        ...['the-jar-for-the-day', 'carrier-as-furniture', 'what-the-chip-knows', 'biscuit-or-ball'],
        ...['the-bag-for-the-holiday', 'the-cats-of-the-post-office'],
      ],
    },
    {
      has: VETS,
      ideas: ['hands-come-first', 'the-school-in-lyon', 'a-tablet-in-three', 'film-the-odd-thing'],
    },
    // Health and food at home: of those who treat, feed or rehome, and not of those who walk or board.
    {
      has: `${VETS}|${PET_SHOPS}|rescue|shelter`,
      ideas: [
        ...['words-on-a-food-label', 'ribs-like-the-back-of-a-hand', 'not-just-old', 'scales-know-first'],
        ...['the-puddle-under-the-car', 'a-rabbit-needs-a-rabbit', 'lilies-in-the-bouquet'],
      ],
    },
    {
      has: `${VETS}|${PET_SHOPS}|rescue|shelter|cattery|cat (?:sit|visit|hotel|clinic)|\\bcats\\b`,
      ideas: ['one-tray-more-than-cats', 'water-away-from-the-food'],
    },
    // Coats and fleas are no matter of who only walks or teaches.
    {
      has: `${VETS}|${PET_SHOPS}|groom|rescue|shelter|cattery|day ?care`,
      ideas: ['brush-down-to-the-skin', 'the-fleas-are-in-the-carpet'],
    },
    { has: WALKERS, ideas: ['in-a-dog-walkers-pocket'] },
    { has: 'groom', ideas: ['what-the-hands-find', 'words-of-a-coat'] },
  ],
  'site-trades': SITE_FIELDS,
  'physio-fitness': [
    // Who teaches pilates is asked about pilates.
    { has: 'yoga|asana|vinyasa|\\byin\\b', ideas: ['touch-your-toes-or-not', 'lie-still-for-five'] },
    { has: 'yoga|(?:pilates|fitness|exercise) (?:class|studio|course)', ideas: ['whose-class-was-it'] },
  ],
  cleaning: [
    {
      has: HOUSEHOLD,
      ideas: [
        ...['let-it-sit', 'never-two-bottles', 'dust-before-floor', 'which-room-first', 'wrap-the-tap'],
        ...['the-machine-that-smells', 'before-the-keys-go-back', 'tidy-before-the-cleaner'],
      ],
    },
    {
      has: OR_OFFICES,
      ideas: [
        ...['the-light-from-the-side', 'no-softener-on-the-cloth', 'clean-first-then-disinfect'],
        ...['red-cloth-blue-cloth', 'switches-and-remotes'],
      ],
    },
    { has: `${HOUSEHOLD}|${CLEANS_PANES}`, ideas: ['does-newspaper-do-it'] },
    { has: `${HOUSEHOLD}|${CLEANS_CARPETS}`, ideas: ['blot-do-not-rub'] },
  ],
  garden: [
    {
      has: GROWS,
      ideas: [
        ...['lift-the-pot', 'buy-the-boring-one', 'soil-in-a-jar', 'the-latin-that-tells-you'],
        ...['pencil-outlasts-the-pen', 'two-plants-from-one', 'trust-the-smell-of-compost'],
        ...['sharpen-it-on-the-kitchen-table', 'crocks-do-not-drain', 'ferns-in-a-bottle'],
        ...[
          'warm-enough-to-sit-on',
          'pots-on-holiday',
          'sticks-that-become-shrubs',
          'which-leaves-are-yellow',
        ],
        ...['coffee-is-not-a-fertiliser', 'why-does-it-not-flower', 'the-plant-from-somebody'],
        ...[
          'what-was-the-first',
          'what-came-by-itself',
          'tidy-or-leave-it-standing',
          'gardeners-in-the-rain',
        ],
      ],
    },
    { has: `${GROWS}|${DESIGNS}`, ideas: ['winter-shows-the-bones', 'planted-for-the-photograph'] },
    {
      has: `${GROWS}|${MOWS}`,
      ideas: ['the-weed-you-gave-up-on', 'drops-do-not-burn', 'cut-the-edge-first'],
    },
    { has: GROWS, ideas: ['the-mower-that-was-a-cloth-machine'] },
    {
      has: `${GROWS}|${MOWS}|${DESIGNS}`,
      ideas: ['a-sip-a-day', 'stripes-or-long-grass', 'never-more-than-a-third'],
    },
    {
      has: `${GROWS}|${FELLS}|${DESIGNS}`,
      ideas: [
        ...['trees-want-to-be-seen-at-the-ankle', 'let-the-tree-sway', 'no-volcano-round-the-tree'],
        'three-cuts-for-a-branch',
      ],
    },
    {
      has: `${GROWS}|${FELLS}|hedges?\\b`,
      ideas: ['when-may-the-hedge-be-cut', 'the-hedge-wants-wide-feet'],
    },
    {
      has: `${GROWS}|${DESIGNS}|${PAVES}`,
      ideas: ['gravel-or-grass', 'which-way-do-you-walk', 'morning-bench-or-evening-bench'],
    },
  ],
  'cafe-restaurant': [
    {
      has: COFFEE,
      ideas: [
        ...[
          'which-coffee-is-for-me',
          'water-for-each-tea',
          'cafetiere-without-mud',
          'where-coffee-beans-live',
        ],
        ...['dark-is-not-strong', 'china-or-paper', 'first-coffee-down-the-sink'],
      ],
    },
    {
      has: '^(?![\\s\\S]*(?:restaurant|bistro|brasserie|trattoria|\\bpub\\b|pizz|hotel|steak))(?=[\\s\\S]*(?:coffee|caf(?:e\\b|é)|espresso))',
      ideas: [
        ...['which-milk-in-coffee', 'ask-for-it-your-way', 'no-coffee-please', 'who-do-you-have-coffee-with'],
      ],
    },
    { has: MORNINGS, ideas: ['breakfast-at-any-hour', 'poaching-through-a-sieve'] },
    {
      has: 'lunch|midday|noon|brunch|\\bpubs?\\b|\\bdiner\\b|bistro|all day',
      ideas: ['lunch-from-the-other-side'],
    },
    {
      has: SERVES_MEALS,
      ideas: [
        ...['say-the-allergy-so-it-lands', 'the-dish-you-come-back-for', 'window-or-corner', 'table-for-one'],
        ...['book-off-the-hour', 'booking-for-a-crowd', 'saying-it-at-the-first-bite', 'who-pays-the-bill'],
        ...['kitchen-shouting-explained', 'pairing-without-wine', 'tomorrow-begins-at-eleven', 'menu-words'],
        ...['why-good-menus-are-short', 'the-table-in-december', 'the-table-is-needed-back'],
        ...['taking-the-rest-home'],
      ],
    },
    {
      has: COOKS_WIDELY,
      ideas: [
        ...['lemon-before-more-salt', 'dry-leaves-hold-dressing', 'the-crowded-pan', 'lay-it-all-out'],
        ...['warm-the-plates', 'why-it-tastes-better-out'],
      ],
    },
    { has: SEASONAL_MENU, ideas: ['asparagus-by-hand', 'searing-seals-nothing'] },
    { has: '\\bsoups?\\b|\\bpubs?\\b|bistro|lunch', ideas: ['what-soup-lacks'] },
    {
      has: `^(?![\\s\\S]*(?:${TASTING_MENU}))${SERVES_MEALS.slice(1)}`,
      ideas: ['can-i-change-the-dish', 'one-pudding-two-spoons'],
    },
    {
      has: 'famil|child|kids|high ?chair|pizz|caf(?:e\\b|é)|pub\\b|\\bdiner\\b|burger|brunch',
      ideas: ['out-with-small-children'],
    },
  ],
  takeaway: [
    {
      has: EATEN_OUT,
      ideas: [
        ...['where-does-the-box-go', 'takeaways-of-pompeii', 'on-the-floor-between-boxes', 'box-or-plate'],
        ...['open-the-box-at-once', 'say-it-before-you-order'],
      ],
    },
    {
      has: `${EATEN_OUT}${TAKES_ORDERS.slice(1)}`,
      ideas: ['ring-while-it-is-warm', 'order-before-the-rush', 'dinner-for-six-without-a-quarrel'],
    },
    // Curry sauce on chips is no hot dish.
    {
      has: 'spic(?:y|e|ed)|chill?i|hot sauce|curr(?:y|ies)\\b(?! sauce)|tacos?\\b|burrito|kebab|wings|thai\\b|indian|mexic|korean|jerk|peri|szechuan|sichuan',
      ideas: ['water-does-not-put-it-out'],
    },
    {
      has: '\\brice\\b|curr(?:y|ies)\\b(?! sauce)|chinese|thai\\b|indian|korean|japan|vietnam|noodle|\\bwok|sushi|poke|bento|burrito|mexic',
      ideas: ['rice-has-no-patience'],
    },
  ],
  'food-shop': [
    { has: `olive oil|${PANTRY}`, ideas: ['olive-oil-words'] },
    { has: VEG, ideas: ['what-decides-the-stall'] },
    {
      has: '\\bshop\\b|butcher|fishmonger|grocer|\\bdelis?\\b|delicatess|cheesemonger|market|stall|counter|food ?hall',
      ideas: ['the-shop-you-remember', 'order-by-the-plate'],
    },
    {
      has: VEG,
      ideas: [
        ...['two-kinds-of-herbs', 'tomatoes-out-of-the-cold', 'the-ripening-bowl', 'potatoes-and-onions'],
        ...[
          'wash-later',
          'knock-sniff-lift',
          'stems-leaves-tops',
          'frozen-is-fresh-too',
          'zest-before-juice',
        ],
        ...['the-first-new-potatoes', 'too-many-courgettes', 'which-squash-for-what', 'today-or-the-week'],
        ...['is-it-for-tonight', 'a-stall-before-dawn', 'tonight-or-for-guests'],
      ],
    },
    {
      has: CHEESES,
      ideas: [
        ...['where-cheese-sleeps', 'the-rind-in-the-pot', 'three-cheeses-are-enough', 'can-i-freeze-cheese'],
        ...['can-i-eat-the-rind'],
      ],
    },
    { has: `${CHEESES}|${PANTRY}|pickle|chutney`, ideas: ['pickle-or-chutney'] },
    { has: `${CHEESES}|${CURED}`, ideas: ['the-first-slice-is-not-yours'] },
    { has: CURED, ideas: ['cured-words'] },
    { has: '\\beggs?\\b|farm ?shop', ideas: ['brown-eggs-white-eggs'] },
    {
      has: PANTRY,
      ideas: [
        ...['the-jar-you-never-run-out-of', 'supper-without-a-stove', 'anchovies-melt'],
        ...['do-not-pour-away-the-jar', 'nothing-in-the-house', 'the-tin-before-the-opener'],
        ...['how-it-gets-on-the-shelf'],
      ],
    },
    {
      has: `${PANTRY}|${VEG}`,
      ideas: ['pickle-half-an-onion', 'pack-it-like-a-grocer', 'the-bag-that-stands'],
    },
    {
      has: 'butcher|\\bmeats?\\b|poultry|farm ?shop|\\bbeef\\b|\\blamb\\b',
      ideas: [
        ...['let-the-roast-rest', 'when-to-salt-a-steak', 'cuts-for-slow-pots', 'searing-seals-nothing'],
        ...[
          'bone-in-or-boned',
          'before-the-shutter-goes-up',
          'do-not-wash-the-chicken',
          'how-much-for-the-feast',
        ],
        ...['the-cut-you-never-bought'],
      ],
    },
  ],
  'guest-house': [
    { has: FAMILIES, ideas: ['small-child-strange-bed'] },
    // A hut in a meadow is no town, and no house with a fuse box to find.
    {
      has: '\\btown|\\bcity|cent(?:re|er)\\b|hostel|hotel|guest ?-?house|\\bb ?& ?b\\b|\\bbnb\\b|bed (?:and|&) breakfast|\\binn\\b',
      ideas: ['a-map-and-one-fixed-thing'],
    },
    {
      has: 'cottage|\\bhouse\\b(?!keep)|apartment|\\bflats?\\b|self.?catering|lodge|chalet|cabin|villa|holiday (?:lets?|homes?|rentals?)|vacation (?:rentals?|homes?)|farmhouse',
      ideas: ['first-supper-in-a-cottage', 'read-the-folder-first', 'the-first-half-hour-in-a-cottage'],
    },
    {
      has: ROOMS,
      ideas: [
        ...['ask-before-you-book', 'why-check-in-is-at-three', 'late-and-no-word', 'the-corner-that-holds'],
        ...[
          'top-to-bottom',
          'the-key-that-came-back',
          'strip-the-bed',
          'room-words',
          'first-thing-in-the-room',
        ],
        ...[
          'three-sets-for-every-bed',
          'why-the-sheets-are-white',
          'softener-and-towels',
          'read-the-middle-reviews',
        ],
        ...['ring-the-house-first'],
      ],
    },
    {
      has: `^(?=[\\s\\S]*(?:${ROOMS}))(?=[\\s\\S]*(?:${BREAKFASTS}|\\bb ?& ?b\\b|\\bbnb\\b))`,
      ideas: ['eggs-for-eight', 'breakfast-starts-at-six', 'the-bread-order', 'sweet-or-savoury'],
    },
    {
      has: `^(?![\\s\\S]*adults.only)(?=[\\s\\S]*(?:${FAMILIES}|cottage|\\bhouse\\b|sleeps))`,
      ideas: ['three-generations-one-house', 'four-families-one-house'],
    },
  ],
  campsite: [
    {
      has: OWN_TENT,
      ideas: [
        ...[
          'where-to-put-the-tent',
          'cold-comes-from-below',
          'no-barbecue-in-the-tent',
          'arrive-in-daylight',
        ],
        ...[
          'the-wet-tent-in-the-bag',
          'which-pitch-suits-whom',
          'the-tent-in-spring',
          'six-in-the-wash-house',
        ],
        ...['shower-at-seven-or-at-night', 'the-worst-night-out'],
      ],
    },
    { has: '^(?![\\s\\S]*adults.only)', ideas: ['rain-with-children'] },
  ],
  bakery: [
    // Whose customers order a cake bake none.
    {
      has: unlessOnly(CAKES_TO_ORDER, BREAKFAST_BAKERY),
      ideas: [
        ...['why-the-cake-sank', 'butter-at-room-temperature', 'pastry-words', 'custard-or-cream'],
        ...['apples-that-hold', 'why-biscuits-spread', 'the-soggy-bottom', 'do-not-twist-the-scone'],
        ...['weigh-the-water', 'toast-the-bun'],
      ],
    },
  ],
};
