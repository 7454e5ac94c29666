// Which ideas of the building trades belong to which of them: a painter's customers do not ask about boilers, nor a roofer's about
// sockets. Every idea of the pack stands here once.
import type { Field } from './industry-fields-data.ts';

const BUILDER =
  '(?<!for |with |by |small )\\bbuild(?:er|ers|ing)\\b(?! merchant| (?:regs|regulation|society))|\\bextensions\\b(?! lead)|house extension|(?:loft|garage|barn) conver|(?<!kitchen |bathroom |floor |window )(?:renovat|remodel)|refurb|general contractor|home improvement';
const HANDY =
  'handy(?:man|men|person|woman)|\\bodd jobs|property maintenance|home (?:repairs|maintenance)|flat.?pack';
const ROOFER =
  '\\broof(?:er|ers|ing)\\b|\\broof (?:repair|replac|survey|inspect|clean|&|and)|(?:repair|replace|fix|lay|new|slate|tiled?|flat|felt|rubber|metal|pitched)(?:s|ed|ing)?,? (?:[a-z]+,? ){0,4}roofs?\\b|leadwork|\\bslat(?:er|ers|ing)\\b';
const SLATE = '\\bslat(?:e|es|er|ers|ing)\\b';
const GUTTER = '\\bgutter';
const PAINTER =
  '\\bpaint(?:er|ers|ing|s)?\\b(?! shop)|(?<!cake )\\bdecorat(?:or|ors|ing)\\b|wallpaper|spray.?paint';
const PLASTER =
  '\\bplaster(?:er|ers|ing)\\b|skimm?ing|\\bskims?\\b|\\brender(?:er|ers|ing)\\b|dry ?lin|drywall (?:install|finish|contract|hang|compan)|coving';
const MASON = 'brick ?lay|stone ?mason|\\bmason(?:s|ry)?\\b|re-?pointing|\\bpointing\\b|lime mortar';
const DAMP = '\\bdamp\\b|mould (?:removal|treat)|mold (?:removal|remed)|waterproofing';
const JOINER =
  'joiner|carpent|staircases?\\b|wood ?work|(?:built.in|fitted|alcove|bespoke) (?:wardrobes|furniture|shelv|cupboards)|wardrobes made|doors (?:hung|and skirting)|cabinet ?mak';
const DECKS = '\\bdeck(?:s|ing)\\b';
const FURNITURE = `${JOINER}|furniture (?:mak|build)|worktops?\\b|tables (?:made|and)`;
const KITCHEN =
  'kitchen (?:fit|design|install|mak|plan|showroom|renovat|remodel|studio|compan)|(?:fitted|bespoke|handmade|custom|new) kitchens?|\\bkitchens\\b(?! (?:and bathrooms )?(?:spray|paint))(?=[^.]*(?:fit|design|install|mak|plan|build|built|from £|from \\$))|(?:fit|build|make|design|install|plan)(?:s|ing)? (?:\\w+ )?kitchens?\\b';
/** Who fits whole bathrooms; a tiler's and a plumber's customers ask for less. */
const BATHROOM =
  '^(?![\\s\\S]*\\btilers?\\b)[\\s\\S]*(?:bathrooms? (?:fit|install|design|renovat|remodel|showroom|compan)|wet rooms?\\b|\\bbathrooms\\n)';
const TILER = '\\btil(?:er|ers|ing)\\b|re-?grout|tiles (?:laid|fitted)|splashbacks? and';
const PLUMBER =
  '\\bplumb(?:er|ers)\\b|\\bplumbing\\b(?!,? (?:and |& )?(?:electrics|electrical work|til(?:es|ing)))|burst pipes';
const RADIATORS =
  'radiators?\\b|\\bboilers?\\b|heating engineer|plumbing (?:and|&) heating|gas (?:engineer|safe|fitt)|central heating|heating and plumbing';
const GAS = '\\bboilers?\\b|gas (?:engineer|safe|fitt)|furnaces?\\b';
const DRAINS = '\\bdrains?\\b|drainage|blocked (?:sink|toilet)|sewer';
const ELECTRIC =
  'electrician|electrical\\b|\\brewir|consumer units?|fuse ?box(?:es)?|\\bEICRs?\\b|\\bpat test|sparky|\\bsparks\\b';
const STOVE =
  '\\bstoves?\\b|log burners?|wood ?burn|fireplaces?\\b|multi.?fuel|\\bhearths?\\b|\\bopen fires?\\b|\\bagas?\\b';
const SWEEP = 'chimneys? (?:[a-z]+ )?swe(?:ep|pt)|sweeps? chimneys|\\bsweeps\\b(?! up)|\\bflues? swept';
const COOLING =
  'air.?con(?:ditioning|ditioners?)?\\b|\\bHVAC\\b|\\bA/?C\\b (?:repair|service|install|and|&|unit|tune|system)|cooling (?:and|&) heating|heating (?:and|&) (?:air|cooling)|split (?:units|systems)';
const FENCER = '\\bfenc(?:e|es|er|ers|ing)\\b(?! (?:club|school|lessons|class|academy))';
const GLAZIER =
  '\\bglaz(?:ier|iers|ing)\\b|window (?:fitt|install|replac|repair)|(?:new|replacement) windows|sash windows (?:repair|restor|replac|made)|windows (?:and|&) doors|misted|glass (?:cut|replaced)';
const FLOORS =
  'floor(?:ing|er|ers)\\b|floor (?:fit|sand|lay)|floorboards|parquet|carpet (?:fit|lay)|wooden floors';

const any = (...trades: readonly string[]): string => trades.join('|');

export const SITE_FIELDS: readonly Field[] = [
  // Work that is priced after a visit.
  {
    has: any(BUILDER, PAINTER, ROOFER, PLASTER, MASON, KITCHEN, BATHROOM, JOINER, TILER),
    ideas: ['why-quotes-differ'],
  },
  { has: any(BUILDER, BATHROOM, KITCHEN), ideas: ['what-a-quote-should-say', 'what-they-see-in-your-hall'] },
  { has: any(BUILDER, BATHROOM, KITCHEN), ideas: ['one-firm-or-five'] },
  { has: any(BUILDER, KITCHEN), ideas: ['stay-or-move-out'] },
  { has: any(BUILDER, KITCHEN, BATHROOM), ideas: ['first-fix-second-fix'] },
  { has: any(BUILDER, BATHROOM, ELECTRIC), ideas: ['photograph-the-open-wall'] },
  { has: any(BUILDER, PLUMBER, BATHROOM, ELECTRIC, KITCHEN), ideas: ['buy-it-or-let-them'] },
  { has: any(PAINTER, TILER, PLASTER, KITCHEN, BATHROOM, BUILDER), ideas: ['where-the-hours-go'] },
  { has: any(BUILDER, KITCHEN, BATHROOM), ideas: ['tea-for-the-trades'] },
  { has: BUILDER, ideas: ['snag-with-masking-tape'] },
  { has: any(BUILDER, HANDY), ideas: ['what-belongs-to-dry-weather'] },
  { has: any(BUILDER, MASON, PLASTER), ideas: ['put-a-date-on-the-crack'] },
  // Small jobs in a house.
  { has: any(HANDY, JOINER), ideas: ['job-put-off-longest', 'mend-it-or-new', 'the-slip-that-made-a-screw'] },
  { has: HANDY, ideas: ['the-tool-every-house-needs'] },
  { has: any(HANDY, ELECTRIC), ideas: ['never-above-the-socket'] },
  // Paint and plaster.
  {
    has: PAINTER,
    ideas: [
      ...['walls-do-not-forget-a-colour', 'one-thick-coat', 'tape-off-while-damp', 'wrap-the-roller'],
      ...['painting-is-mostly-not-painting', 'the-last-inch-in-the-tin', 'matt-satin-gloss'],
      ...['the-stain-that-comes-back', 'do-not-sand-that-old-paint', 'paint-the-window-in-the-morning'],
      ...['why-grey-goes-blue-in-the-north', 'the-colour-of-your-first-room'],
    ],
  },
  { has: 'wallpaper', ideas: ['same-number-on-every-roll'] },
  { has: any(PAINTER, PLASTER), ideas: ['why-new-plaster-has-to-wait'] },
  { has: PLASTER, ideas: ['a-knuckle-on-old-plaster'] },
  { has: any(PAINTER, PLASTER, DAMP), ideas: ['foil-on-the-damp-wall'] },
  // Roofs and the outside of houses.
  { has: any(ROOFER, GUTTER), ideas: ['an-umbrella-for-the-gutter'] },
  { has: any(ROOFER, GUTTER, MASON), ideas: ['walk-round-after-winter'] },
  {
    has: ROOFER,
    ideas: [
      ...['leave-the-moss-to-the-brush', 'read-the-loft', 'the-drip-is-not-the-hole'],
      ...['the-hour-after-the-storm', 'how-long-may-a-puddle-stay', 'we-were-next-door'],
      ...[
        'words-of-the-roof',
        'signs-of-an-old-roof',
        'before-the-panels-go-up',
        'let-the-eaves-breathe',
        'rain-on-which-roof',
      ],
    ],
  },
  { has: SLATE, ideas: ['tap-it-and-listen', 'slate-or-clay'] },
  // Water, drains and heating.
  { has: any(PLUMBER, HANDY, GAS), ideas: ['find-the-stopcock-tonight'] },
  { has: PLUMBER, ideas: ['read-the-meter-at-bedtime', 'named-after-lead', 'the-bang-in-the-wall'] },
  { has: any(PLUMBER, RADIATORS), ideas: ['water-through-the-ceiling', 'a-frozen-pipe'] },
  { has: any(PLUMBER, RADIATORS, HANDY), ideas: ['before-the-first-hard-frost'] },
  { has: RADIATORS, ideas: ['a-thermostat-is-no-accelerator', 'cold-at-the-top'] },
  { has: any(PLUMBER, BATHROOM, TILER, HANDY), ideas: ['fill-the-bath-first'] },
  { has: any(PLUMBER, HANDY), ideas: ['tighter-does-not-stop-it'] },
  { has: any(PLUMBER, BATHROOM), ideas: ['did-crapper-invent-it', 'colour-in-the-cistern'] },
  { has: any(PLUMBER, DRAINS), ideas: ['the-drain-is-only-thirsty', 'it-is-the-fat'] },
  // Electricity.
  {
    has: ELECTRIC,
    ideas: [
      ...['turn-the-alarm-over', 'one-strip-on-another', 'press-the-button-marked-t', 'label-the-board'],
      ...['which-one-trips-it', 'the-warm-plug', 'count-the-adaptors', 'lumens-not-watts'],
      'the-switch-that-does-nothing',
    ],
  },
  { has: any(ELECTRIC, BATHROOM), ideas: ['a-sheet-of-paper-on-the-fan'] },
  // Wood, kitchens and floors.
  { has: any(JOINER, HANDY), ideas: ['do-not-plane-in-august', 'matchsticks-in-the-hole'] },
  { has: any(KITCHEN, HANDY), ideas: ['three-screws-of-a-hinge'] },
  { has: any(JOINER, KITCHEN), ideas: ['no-wall-is-straight', 'what-the-board-is-made-of'] },
  { has: any(JOINER, FLOORS), ideas: ['wood-never-stops-moving'] },
  { has: FURNITURE, ideas: ['oil-or-lacquer'] },
  { has: DECKS, ideas: ['screwdriver-into-the-deck'] },
  { has: any(DECKS, FENCER), ideas: ['end-grain-drinks'] },
  {
    has: KITCHEN,
    ideas: [
      ...['walk-through-your-morning', 'the-week-without-a-sink', 'worktop-and-the-hot-pan'],
      ...['drawers-or-doors', 'oven-at-breast-height', 'what-to-bring-to-a-kitchen-meeting'],
    ],
  },
  // Fires and cool rooms.
  {
    has: any(STOVE, SWEEP),
    ideas: [
      'light-it-from-the-top',
      'what-soot-tells',
      'book-the-sweep-in-summer',
      'dry-wood-or-no-fire',
      'clear-stove-glass',
      'open-fire-or-stove',
    ],
  },
  { has: STOVE, ideas: ['how-large-a-stove'] },
  { has: any(STOVE, SWEEP, GAS), ideas: ['the-colourless-one'] },
  {
    has: COOLING,
    ideas: [
      ...['hold-the-filter-to-the-light', 'a-fan-cools-you-not-the-room', 'lower-does-not-cool-faster'],
      ...[
        'two-feet-of-air',
        'water-under-the-unit',
        'service-before-you-need-it',
        'cool-bedroom-or-thick-blanket',
      ],
    ],
  },
  // Drains, fences, tiles and bathrooms, glass, heating, whole houses.
  { has: DRAINS, ideas: ['roots-in-the-drain', 'clear-the-gully-in-autumn'] },
  { has: any(DRAINS, PLUMBER), ideas: ['signs-of-a-blocked-drain', 'what-never-goes-down-the-toilet'] },
  {
    has: FENCER,
    ideas: [
      'wood-or-concrete-posts',
      'shake-the-post-before-the-storm',
      'whose-fence-is-it',
      'gate-that-drags',
      'before-you-ask-for-a-fence-price',
      'high-fence-or-low-fence',
    ],
  },
  { has: TILER, ideas: ['how-many-tiles-to-order'] },
  {
    has: any(TILER, BATHROOM),
    ideas: ['large-tiles-or-small', 'grout-in-corners-cracks', 'clean-grout-without-harm'],
  },
  { has: any(BATHROOM, TILER, PLUMBER), ideas: ['bath-or-shower'] },
  { has: BATHROOM, ideas: ['what-to-bring-to-a-bathroom-meeting'] },
  { has: GLAZIER, ideas: ['mist-between-the-panes', 'a-broken-pane-tonight', 'wet-windows-in-the-morning'] },
  {
    has: RADIATORS,
    ideas: ['boiler-service-before-winter', 'boiler-pressure-low', 'before-you-call-about-the-heating'],
  },
  { has: BUILDER, ideas: ['before-you-plan-an-extension', 'keep-a-tenth-back', 'one-more-room-for-what'] },
  { has: MASON, ideas: ['when-to-repoint'] },
];
