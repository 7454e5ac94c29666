// The branches of wide trades: a barber and a beautician share a pack, and their readers do not share their questions. An idea of a
// branch that the business is not of is told after everything else.
import type { Idea } from './idea.ts';
import { matches } from './matches.ts';

interface Branch {
  /** Title, cover or tags of an idea speak of it. */
  readonly says: string;
  /** The business says that it does it. */
  readonly has: string;
}

const ALL_PETS = '\\bvets?\\b|veterinar|\\bpets?\\b|\\banimal';

const BRANCHES: Readonly<Record<string, readonly Branch[]>> = {
  'hair-beauty': [
    {
      says: '\\bhair|fringe|\\bbangs\\b|cowlick|shampoo|balayage|\\btrims?\\b|tangles|straighten|\\bhat\\b',
      has: '\\bhair|barber|blow-?dry|balayage',
    },
    { says: 'shav|barber|clipper|beard', has: 'barber|beard|\\bshav|fade' },
    { says: '\\bnails?\\b|gel polish|manicure', has: '\\bnails?\\b|manicur|pedicur|beauty' },
    {
      says: 'make-up|cosmetic|perfume|bathroom shelf|patch test',
      has: 'beauty|beautician|make-?up|cosmetic|facial|\\bbrows?\\b|lash|skin|\\bnails?\\b|\\btint|colou?r',
    },
  ],
  'physio-fitness': [
    {
      says: 'yoga|pilates|asana|breathe|balance|desk|down to the floor',
      has: 'yoga|pilates|\\bposture',
    },
    {
      says: '\\bgym\\b|machines|free weights|\\breps\\b|muscle|training|childhood trick|gets you moving',
      has: '\\bgyms?\\b|fitness|strength|personal train|crossfit|barbell|bootcamp',
    },
    {
      says: 'physio|assessment|massage|lie down|health form|bed rest|sprain|traffic light',
      has: 'physio|massage|osteopath|chiropract|rehab|sports? therap|injur',
    },
    {
      says: '\\brun(?:ning)?\\b|\\bshoes\\b|\\bpark\\b',
      has: '\\brun(?:s|ning|ners)?\\b|(?<!strength )\\bgyms?\\b|fitness|physio',
    },
  ],
  'vet-pets': [
    {
      says: "\\bdogs?\\b|\\bdog's|puppy|recall|\\bpaws?\\b|treats",
      has: `\\bdogs?\\b|pupp(?:y|ies)|${ALL_PETS}`,
    },
    { says: '\\bcats?\\b|litter|kitten|lilies', has: `\\bcats?\\b|cattery|kitten|${ALL_PETS}` },
    { says: 'rabbit|guinea pig', has: `rabbit|guinea pig|${ALL_PETS}` },
    { says: 'double-coated|how to brush|nails too long|groomers', has: `groom|${ALL_PETS}` },
    {
      says: 'vet visit|veterinary school|microchip|antifreeze',
      has: '\\bvets?\\b|veterinar|animal hospital',
    },
  ],
  garden: [
    {
      says: '\\btrees?\\b',
      has: 'tree (?:surg|work|care|fell|removal)|arbor|stump|gardeners?\\b|gardening|garden (?:design|care|maint)|landscap|nurser',
    },
    {
      says: 'lawn|\\bsoil|compost|\\bbulbs?\\b|\\bseed|\\bweed|\\bslugs?|\\bborder|\\bpots?\\b|perennial|hedge|patio|fence|tomato',
      has: 'garden(?:er|ing|s)?\\b|landscap|lawn|plants?\\b|nurser|borders|hedges',
    },
  ],
  'food-shop': [
    {
      says: '\\bmeat|steak|\\broasts?\\b|butcher|\\bsear|\\bstews?|chicken',
      has: 'butcher|\\bmeat\\b|sausage|\\bbeef\\b|poultry',
    },
    {
      says: 'chees|\\brinds?\\b|anchov|\\bfish|\\boil\\b|olive|deli\\b|pickle|chutney|\\bjars?\\b|on the shelf',
      has: 'chees|\\bdeli|farm ?shop|\\bfish|olive|pantry|groc|food ?hall|market',
    },
    {
      says: '\\bfruit|tomato|melon|vegetable|\\bherbs?\\b|greens\\b|salad|onion|\\bripe|for tonight or|\\bpeach|same basket|bowl that|eat the stem|not there today',
      has: 'groc|farm ?(?:shop|stand)|\\bfruit|veg\\b|vegetable|market|food ?hall|\\bdeli',
    },
  ],
  'guest-house': [
    { says: 'dorms?\\b|hostel', has: '\\bhostels?\\b|\\bdorms?\\b|backpack|bunk ?(?:house|barn)' },
    {
      says: 'breakfast|housekeep|ironing|hotel sheets|hotel keys|small hotel|night porter|check-in|book a room|half board|twin',
      has: 'breakfast|\\bb ?& ?b\\b|guest ?-?house|hotel|\\binn\\b|pension\\b|rooms? (?:with|and)',
    },
    {
      says: 'cottage|vacation rental|grandparents|when it rains|with a dog|what do you bring home|house guest|forget to pack',
      has: 'cottage|holiday (?:let|flat|home|house|apartment|rental)|vacation rental|self.catering|\\bcabin|glamping|sleeps (?:\\d|two|three|four|five|six|eight|ten|twelve)',
    },
  ],
  'clothes-gifts': [
    {
      says: 'cloth|\\bwool|jumper|sweater|knitwear|\\bcoats?\\b|\\bbutton|\\bsize|dress well|fabric|care label|laundry|stain|\\bmend|bobbles|hang it|wardrobe|\\bshirt|\\bwear\\b|moths?\\b|swimwear|shoe|measurements',
      has: 'cloth(?:es|ing)|fashion|boutique|(?:mens|womens|childrens|knit|swim|bridal|foot)wear|lingerie|knit|shoes?\\b|dress(?:es)?\\b|jumpers?\\b|sweaters?\\b|coats?\\b|socks\\b|scar(?:f|ves)\\b|haberdash|fabrics?\\b|textiles?\\b',
    },
    // Whoever sells presents alone has no wardrobe to speak of; presents are for every shop.
    {
      says: '(?!)',
      has: '\\bgifts?\\b|\\bcards?\\b|stationer|homeware|\\btoys?\\b|interiors?\\b|candles?\\b',
    },
  ],
  'software-it': [
    {
      says: 'software|developer|small button|tester|several small ones|automate|spreadsheet|have it built|demo\\b',
      has: 'software|develop|programm|\\bsaas\\b|\\bapps?\\b|platform|automat|integrat|\\bapi\\b|custom',
    },
    {
      says: 'website|domain|hosting|slider|contact form|opening hours|before you upload',
      has: '\\bweb|hosting|domain|\\bseo\\b|online shop|e-?commerce',
    },
    {
      says: 'for small offices|new colleague|colleague leaves|at work|invoice|your office|support ticket',
      has: 'business(?:es)?\\b|office|compan(?:y|ies)|firms|managed|practices|teams|\\bIT support',
    },
    {
      says: 'computer problem|laptop|wi-?fi|family tech|lost phone|passwords?|two-step|backup|off and on',
      has: 'computer|laptop|\\bPCs?\\b|wi-?fi|\\bIT\\b|phone|support|help|repair',
    },
  ],
  'club-charity': [
    {
      says: 'donat|giv(?:e|ing)\\b|admin costs|charit',
      has: '(?<!in aid of [^.]{0,40})(?:charit|donat|fundrais|foundation|food ?bank|shelter|hospice|refuge|relief|in need|homeless|rescue)',
    },
    {
      says: 'club|committee|newsletter|members?\\b|minutes|annual meeting|poster|rota\\b|roster|successor|first evening',
      has: '\\bclubs?\\b|societ(?:y|ies)|association|members?(?:hip)?\\b|\\bteams?\\b|league|choir|orchestra|\\bscouts?\\b|guild',
    },
  ],
  'print-shop': [
    { says: 'paper|\\bcards?\\b|\\bink\\b|grain|invitation', has: 'letterpress|invitation|stationery' },
    {
      says: 'leaflet|flyer|bleed|\\bfiles?\\b|resolution|\\bblue\\b|\\bsigns?\\b|banner|poster|print job|brochure|millimet',
      has: '(?:digital|offset|large.format|screen|commercial) print|leaflet|flyer|brochure|poster|banner|\\bsigns?\\b|signage|print(?:ing)? (?:shop|company|house|works|firm)|printers?\\b|copy ?shop',
    },
  ],
  bakery: [
    {
      says: '\\bcakes?\\b|\\bicing|pastry|sponge|butter',
      has: '\\bcakes?\\b|pastr|patisserie|baker(?:y|s)\\b|konditor|zuckerb|torte',
    },
    {
      says: '\\bbread|\\bloa(?:f|ves)\\b|sourdough|crust|\\brolls?\\b',
      has: '\\bbread|\\bloa|sourdough|baker(?:y|s)\\b|\\brolls?\\b|\\brye\\b|b[äa]ckerei|pretzel|baguette',
    },
  ],
};

/** Whether a hashtag of the trade at large speaks of a branch that the business is not of: no #BreadLovers on wedding cakes. */
export function isOfOtherBranch(pack: string, tag: string, profile: string): boolean {
  const branches = BRANCHES[pack] ?? [];
  const own = branches.filter(({ has }) => matches(has, profile));
  const words = tag.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ');
  return (
    own.length > 0 &&
    !own.some(({ says }) => matches(says, words)) &&
    branches.some(({ says }) => matches(says, words))
  );
}

const OWN = 0.4;
const FOREIGN = -0.7;

/** Whether an idea speaks of a branch of the trade that the business is not of. */
export const isOfForeignBranch = (pack: string, idea: Idea, profile: string): boolean =>
  branchOf(pack, idea, profile) < 0;

/**
 * How much nearer an idea is for a business of its branch, added to its score: above 0 for the branch's own, below for that of
 * another, 0 where the pack has no branches or the business names none of them. @param profile name, description and facts
 */
export function branchOf(pack: string, { title, cover, tags }: Idea, profile: string): number {
  const branches = BRANCHES[pack] ?? [];
  const own = branches.filter(({ has }) => matches(has, profile));
  if (own.length === 0) return 0;
  const words = [title, cover, tags.join(' ')].join('\n');
  if (own.some(({ says }) => matches(says, words))) return OWN;
  return branches.some(({ says }) => matches(says, words)) ? FOREIGN : 0;
}
